"""The bot as an operator runs it, against a stand-in for Telegram and the live site."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

import pytest

from referee.api.home import BOT
from tests.browser.conftest import site, site_folder  # noqa: F401

TOKEN = "123:abc"
ALONE, GROUP = {"id": 1, "type": "private"}, {"id": 2, "type": "group"}


class Telegram(ThreadingHTTPServer):
    """Hands out what was written, once each, and keeps what is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.updates: list[dict[str, Any]] = []
        self.sent: Queue[dict[str, Any]] = Queue()
        self.broken = 0  # so many calls fail first

    def write(self, chat: dict[str, Any], **message: Any) -> None:
        n = len(self.updates) + 1
        self.updates.append({"update_id": n, "message": {"message_id": 100 + n, "chat": chat, **message}})

    def reply(self) -> str:
        return str(self.sent.get(timeout=60)["text"])


class Answering(BaseHTTPRequestHandler):
    server: Telegram

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        method = self.path.rpartition("/")[2]
        if self.path != f"/bot{TOKEN}/{method}":
            self.answer(401, {"ok": False})
        elif self.server.broken:
            self.server.broken -= 1
            self.answer(502, {"ok": False})
        elif method == "getUpdates":
            self.answer(
                200, {"ok": True, "result": [u for u in self.server.updates if u["update_id"] >= body["offset"]]}
            )
            threading.Event().wait(0.05)
        elif body["chat_id"] == 3:
            self.answer(403, {"ok": False})  # somebody has blocked the bot
        else:
            self.server.sent.put(body)
            self.answer(200, {"ok": True})

    def answer(self, status: int, body: Any) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *args: object) -> None:
        pass


@contextmanager
def running(**environment: str) -> Iterator[tuple[Telegram, Any]]:
    telegram = Telegram()
    threading.Thread(target=telegram.serve_forever, daemon=True).start()
    settings = {"TELEGRAM_API": f"http://127.0.0.1:{telegram.server_port}", "TELEGRAM_TOKEN": TOKEN, **environment}
    bot = subprocess.Popen([sys.executable, BOT], env=os.environ | settings, stderr=subprocess.PIPE, text=True)
    try:
        yield telegram, bot
    finally:
        bot.kill()
        bot.communicate()
        telegram.shutdown()
        telegram.server_close()


def test_it_answers_in_the_language_of_the_question(site: str) -> None:  # noqa: F811
    with running(REFEREE=site) as (telegram, _bot):
        telegram.broken = 1  # Telegram is away for a moment
        telegram.write(
            {"id": 3, "type": "private"}, text="Does Moat protect against Witch?"
        )  # nobody else waits for it
        telegram.write(GROUP, text="We talk about something else.")
        telegram.write(ALONE, sticker={})
        telegram.write(ALONE, text="Do I draw ten cards when I play Throne Room on Tactician?")
        said = telegram.reply().splitlines()
        assert said[0] == "No, five."
        assert any(line.startswith("- ") and f"({site}/en/rulings/" in line for line in said)
        assert said[-1].startswith(f"{site}/en/dispute/")
        telegram.write(
            GROUP, text="/referee@ourbot Bekomme ich 10 Karten, wenn ich den Thronsaal auf den Taktiker spiele?"
        )
        assert telegram.reply().startswith("Nein, fünf.\n")
        telegram.write(GROUP, text="/referee")
        assert telegram.reply().startswith("Ask me who is right")
        telegram.write(ALONE, text="Wer ist der Bürgermeister von Wien?")
        assert telegram.reply() == "Das weiß ich nicht."
        with pytest.raises(Empty):  # nothing was answered twice, and nothing that was not for it
            telegram.sent.get(timeout=0.3)


def test_a_site_that_is_away_is_told() -> None:
    with running(REFEREE="http://127.0.0.1:9") as (telegram, _bot):
        telegram.write(ALONE, text="Does Moat protect against Witch?")
        assert telegram.reply().startswith("The referee cannot be asked just now.")


@pytest.mark.parametrize(("token", "said"), [("", "TELEGRAM_TOKEN is missing"), ("wrong", "does not know this")])
def test_a_wrong_token_is_one_clear_line(token: str, said: str) -> None:
    with running(TELEGRAM_TOKEN=token) as (_telegram, bot):
        assert bot.wait(30) == 1
        assert said in bot.stderr.read()

"""A bot for Telegram that answers questions with this site's API: the verdict, why, and the table that was played.

Needs nothing but Python: TELEGRAM_TOKEN=123:abc REFEREE=https://referee.example python3 chat_bot.py
In a group it answers /referee QUESTION, alone with somebody everything. It keeps nothing; Telegram knows what was read.
"""

import json
import os
import sys
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

SITE = os.environ.get("REFEREE", "http://127.0.0.1:8000").rstrip("/")
TELEGRAM = os.environ.get("TELEGRAM_API", "https://api.telegram.org").rstrip("/")
COMMANDS, WAIT, LONGEST, MOST_ASKED = ("/referee", "/start", "/help"), 50, 4096, 1000  # seconds, characters
HELP = "Ask me who is right: “Does Moat protect against Witch?” Frag mich, wer recht hat, auch auf Deutsch."
UNKNOWN = {"en": "I do not know.", "de": "Das weiß ich nicht."}
AWAY = "The referee cannot be asked just now. Gerade kann man den Schiedsrichter nicht fragen."


def call(address: str, body: object = None, timeout: float = 30) -> Any:
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(address, data, {"Content-Type": "application/json"}), timeout=timeout) as answer:
        return json.load(answer)


def referee(question: str) -> str:
    asked = call(f"{SITE}/api/ask/?q={quote(question)}")
    lang, answer = asked["lang"], asked["answer"]
    if not answer:
        return UNKNOWN[lang]
    lines = [answer["word"][lang], answer["text"][lang]]
    if asked["cites"]:
        rulings = call(f"{SITE}/api/rulings/?id={','.join(asked['cites'])}&lang={lang}")["results"]
        lines += [f"- {ruling['text']} ({ruling['address']})" for ruling in rulings]
    if asked["document"]:  # the table that was played: anybody can open it and go on
        lines.append(call(f"{SITE}/api/adjudications/?lang={lang}", asked["document"])["address"])
    return "\n".join(lines)


def answer_to(message: Any) -> str | None:
    """None: it was not for us."""
    text, private = message.get("text", ""), message["chat"]["type"] == "private"
    command, _space, rest = text.partition(" ")
    called = command.partition("@")[0] in COMMANDS
    question = (rest if called else text if private else "").strip()[:MOST_ASKED]
    if not question:
        return HELP if called else None
    try:
        return referee(question)
    except (URLError, TimeoutError, ValueError, KeyError):  # away, too slow, too much, or not what we know
        return AWAY


def run_once(telegram: str, first: int) -> int:
    """Waits for messages and answers them; the number of the next one."""
    asked = {"offset": first, "timeout": WAIT, "allowed_updates": ["message"]}
    for update in call(f"{telegram}/getUpdates", asked, WAIT + 10)["result"]:
        first = update["update_id"] + 1
        message = update.get("message") or {}
        said = answer_to(message) if "chat" in message else None
        if said is not None:
            reply = {"message_id": message["message_id"], "allow_sending_without_reply": True}
            sent = {"chat_id": message["chat"]["id"], "text": said[:LONGEST], "reply_parameters": reply}
            try:
                call(f"{telegram}/sendMessage", sent)
            except HTTPError as error:  # somebody has left, or it was too fast: the others are not to wait for it
                sys.stderr.write(f"Not sent: {error.code}\n")
    return first


def main() -> None:
    token, first, pause = os.environ.get("TELEGRAM_TOKEN", ""), 0, 1
    if not token:
        sys.exit("TELEGRAM_TOKEN is missing: @BotFather hands one out.")
    while True:
        try:
            first, pause = run_once(f"{TELEGRAM}/bot{token}", first), 1
        except HTTPError as error:
            if error.code in (401, 404):
                sys.exit("Telegram does not know this TELEGRAM_TOKEN.")
            pause = min(2 * pause, 60)
        except (URLError, TimeoutError, ValueError, OSError):
            pause = min(2 * pause, 60)
        if pause > 1:
            sys.stderr.write(f"Telegram cannot be reached; again in {pause} s\n")
            time.sleep(pause)


if __name__ == "__main__":
    main()

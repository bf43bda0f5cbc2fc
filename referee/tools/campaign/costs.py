"""What the dearest requests cost that are accepted, route by route, in processor time, with nothing kept from before.

Runs in a process of its own with a database of its own: `python -m referee.tools.campaign.costs` tells it as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from referee.tools.campaign import Broken

MOST = 1.0  # seconds
TOLD = 0.1  # from here on it is said what made it dear
NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")
Ask = Callable[..., Any]  # the route, what is dear about it, the address, and what is sent there
Tried = tuple[float, str, str, int]  # seconds, the route, what is dear about it, the status
Document = dict[str, Any]


def costs() -> str:
    """The dearest request of each route. Broken: one takes longer than a second."""
    from django.conf import settings

    with tempfile.TemporaryDirectory(prefix="referee-costs-") as folder:
        own = {"DJANGO_SETTINGS_MODULE": "referee.tools.bench.settings", "DATA_DIR": folder, "DEBUG": "0"}
        own |= {"DATABASE_URL": "", "CACHE_URL": "", "STORED_MB_BY_ADDRESS": "1000000"}
        done = subprocess.run(
            [sys.executable, "-m", "referee.tools.campaign.costs"],
            cwd=settings.BASE_DIR,
            env={**os.environ, **own},
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise Broken(done.stderr[-2000:])
    return told(json.loads(done.stdout.splitlines()[-1]))


def told(tried: list[Tried]) -> str:
    """The worst of each route, the dearest first."""
    wrong = [f"{route} {what}: {status}" for _seconds, route, what, status in tried if status >= 400]
    dear = [f"{route} {what}: {seconds:.2f} s" for seconds, route, what, _status in tried if seconds > MOST]
    if wrong or dear:
        raise Broken("; ".join([*wrong, *dear]))
    worst: dict[str, tuple[float, str]] = {}
    for seconds, route, what, _status in tried:
        worst[route] = max(worst.get(route, (0.0, "")), (seconds, what))
    routes = ", ".join(
        f"{route} {seconds:.2f} s" + (f" ({what})" if seconds > TOLD else "")
        for route, (seconds, what) in sorted(worst.items(), key=lambda i: -i[1][0])
    )
    return f"{len(tried):,} of the dearest requests, each alone and new to the server: {routes}"


# --- documents that are dear ------------------------------------------------------------------------------------------


def documents() -> dict[str, Document]:
    """Tables that were dear once, or have as much of something as a document may."""
    far: Document = {"players": {name: {} for name in NAMES}, "moves": ["-"] * 2000}
    merchant = {"card": "Merchant", "line": 3, "event": "play", "player": "Anna"}
    hidden: Document = {"players": {"Anna": {"hand": ["Cellar", "900 ?"]}, "Bernd": {"deck": ["10 Copper"]}}}
    victories = ["Gardens", "Fairgrounds", "Vineyard", "Silk Road", "Duke", "Feodum", "Distant Lands"]
    counted: Document = {"players": {name: {"deck": ["8 Copper", "100 ?"]} for name in NAMES}}
    counted["players"]["Anna"]["deck"] += [f"8 {name}" for name in victories]
    treasures = [
        "Bank",
        "Venture",
        "Fool's Gold",
        "Quarry",
        "Idol",
        "Relic",
        "Charm",
        "Royal Seal",
        "Talisman",
        "Hoard",
    ]
    played: Document = {
        "players": {
            "Anna": {"hand": [f"10 {name}" for name in treasures], "deck": ["40 Copper"]},
            "Bernd": {"durations": ["Highwayman"]},
        },
        "turn": {"phase": "buy"},
        "moves": ["play treasures"],
    }
    again = ["King's Court", "Throne Room", "Procession", "Conspirator", "Golem", "Necromancer", "Village", "Witch"]
    chained: Document = {
        "players": {name: {"hand": ["Moat", "4 Copper"], "deck": ["5 Estate", "5 Silver"]} for name in NAMES},
        "turn": {"actions": 90},
    }
    chained["players"]["Anna"] = {"hand": [f"10 {name}" for name in again], "deck": ["40 Copper"]}
    guilds: Document = {
        "players": {name: {"hand": ["Watchtower", "4 Copper"], "deck": ["5 Estate"]} for name in NAMES},
        "turn": {"phase": "buy", "buys": 400, "coins": 999},
    }
    guilds["players"]["Anna"]["play"] = ["10 Goons", "10 Haggler", "10 Merchant Guild", "10 Hoard"]
    chapel = ["Chapel", "Copper", "Silver", "Estate", "Gold", "Duchy", "Curse", "Village", "Smithy"]
    return {
        "2,000 decisions of six": far,
        "500 waiting effects": {
            "players": {"Anna": {"hand": ["40 Silver"], "deck": ["20 Copper"]}, "Bernd": {"hand": ["5 Estate"]}},
            "turn": {"phase": "buy"},
            "memory": {"effects": [merchant] * 500},
            "moves": ["play Silver"] * 3,
        },
        "900 face-down cards": {**hidden, "moves": ["play Cellar", "900 ?"]},
        "six decks that count": counted,
        "a hundred Treasures": played,
        "Actions again and again": grown(chained),
        "400 buys": grown(guilds),
        "a Chapel": {
            "players": {"Anna": {"hand": chapel, "deck": ["20 Copper", "10 Estate"]}, "Bernd": {"hand": ["Moat"]}},
            "moves": ["play Chapel"],
        },
        "1,900 turns of others": {
            "players": {"Anna": {}, "Bernd": {}},
            "memory": {"claims": [["Anna", "Possession", "Bernd"]] * 1900},
            "moves": ["-"] * 1900,
        },
    }


def grown(document: Document) -> Document:
    """With the moves of somebody who does as much as there is to do, until the run ends or the document is full."""
    from rules import ACCOUNT, Account, OutOfBudget, Run, parse
    from rules.tools.bots import Hostile

    opened = ACCOUNT.set(Account())
    game, bot, moves = Run(parse(document)).game, Hostile(1), list(document.get("moves", ()))
    try:
        while game.pending is not None and len(moves) < 2000 and len(json.dumps(moves)) < 90_000:
            moves.append(game.pending.say(bot(game)))
            game.push(moves[-1])
    except OutOfBudget:
        pass
    finally:
        ACCOUNT.reset(opened)
    return {**document, "moves": moves}


def a_log(players: int, turns: int, lines: list[str]) -> str:
    """A game log in which everybody does that in every turn."""
    names = NAMES[:players]
    told = [f"{name[0]} starts with 7 Coppers and 3 Estates." for name in names]
    told += [f"{name[0]} draws 5 cards." for name in names]
    for n in range(turns):
        name = names[n % players]
        told += [f"Turn {1 + n // players} - {name}", *(line.replace("@", name[0]) for line in lines)]
    return "\n".join(told)[:99_000]


# --- asking -----------------------------------------------------------------------------------------------------------


def everything(ask: Ask) -> None:
    _disputes(ask)
    _texts(ask)
    for route, path, names in (
        ("pair", "/en/cards/%s/with/throne-room/", ("witch", "possession")),
        ("pair.png", "/en/cards/throne-room/with/%s/picture.png", ("witch", "possession")),
        ("card", "/en/cards/%s/", ("witch", "throne-room")),
        ("card.png", "/en/cards/%s/picture.png", ("witch", "throne-room")),
        ("all cards", "/%s/", ("en/cards", "de/karten")),
        ("rulings of a book", "/en/rules/%s/", ("seaside2", "base2")),
        ("library", "/%s/", ("en/disputes", "de/streitfaelle")),
        ("kingdom", "/en/kingdoms/%s/", ("base2/size-distortion", "base2/first-game")),
        ("sheet.pdf", "/en/kingdoms/%s/sheet.pdf", ("base2/size-distortion", "base2/first-game")),
        ("kingdom.png", "/en/kingdoms/%s/picture.png", ("base2/size-distortion", "base2/first-game")),
        ("generator", "/en/kingdoms/new/?players=6&seed=%s", ("7", "8")),
        ("news", "/%s/news.atom", ("en", "de")),
        ("sitemap", "/%s.xml", ("sitemap", "sitemap-cards")),
        ("API: cards", "/api/cards/?per_page=100&include=rulings&page=%s", ("2", "1")),
    ):
        ask(route, names[1], path % names[0], again=path % names[1])
    ask("API: generate", "", "/api/kingdoms/generate/", {}, True)


def _disputes(ask: Ask) -> None:
    for name, document in documents().items():
        answered = ask("API: adjudicate", name, "/api/adjudications/", document, True).json()
        ask("API: store", name, "/api/situations/", document, True)
        id = answered["id"]
        last = int(answered["picture"].split("/")[-2])
        ask("API: read again", name, f"/api/adjudications/{id}/")
        ask("submit a page", name, "/en/dispute/", {"document": json.dumps(document), "do": "play"})
        for route, path in (
            ("step", f"{last}/"),
            ("step", f"{last // 2}/"),
            ("log", "log/"),
            ("show across", f"{last}/show/"),
            ("outcomes", f"{last}/outcomes/?deep=4"),
            ("outcomes", f"{last // 2}/outcomes/?deep=4&ask={len(document.get('moves', ())) // 2}"),
            ("branches", "branches/"),
            ("editions", "editions/"),
            ("compare", f"with/{id}/"),
            ("table.svg", f"{last}/table.svg"),
            ("verdict.png", f"{last}/verdict.png"),
            ("verdict.txt", f"{last // 2}/verdict.txt"),
            ("share", f"{last}/share/"),
            ("document.yaml", "document.yaml"),
        ):
            ask(route, name, f"/en/dispute/{id}/{path}")
        ask("step in German", name, f"/de/streit/{id}/{last}/")


def _texts(ask: Ask) -> None:
    """Logs, questions, words: what is read before anything is played."""
    from rules.facts import facts

    villages = ["@ plays a Village.", "@ draws a Village.", "@ gets +2 Actions."] * 15
    courts = ["@ plays a Militia.", "@ plays a King's Court.", *["@ plays a Goons."] * 3, "@ draws 5 cards."]
    for name, text in (
        ("many Villages", a_log(2, 80, ["@ shuffles their deck.", *villages, "@ draws 5 cards."])),
        ("six players", a_log(6, 80, ["@ shuffles their deck.", *courts])),
        ("long lists", a_log(2, 80, ["@ shuffles their deck.", f"@ trashes {', '.join(['999 Coppers'] * 90)}."])),
        ("one long line", "Turn 1 - Anna\nTurn 1 - Bernd\nA plays " + "a Village and " * 7000),
    ):
        ask("game log", name, "/en/dispute/game-log/", {"log": text})
    named = [fact.en for fact in facts().values() if fact.kind == "kingdom"]
    forty = " and ".join(named[::9][:40])[:950]
    for name, text in (
        ("forty names", f"What happens if I play {forty}?"),
        ("a card on itself forty times", f"If I play {' on '.join([named[0]] * 40)}, how many cards do I draw?"),
        ("words that are none", "wen nich " * 110),
        ("question marks", "? " * 490),
    ):
        typed = urlencode({"q": text})
        for route, path in (("API: ask", "/api/ask/"), ("search", "/en/search/"), ("API: search", "/api/search/")):
            ask(route, name, f"{path}?{typed}", again=f"{path}?{typed}+2")
    for name, text in (("forty names", forty), ("commas", "x, " * 300)):
        path = f"/en/kingdoms/paste/?{urlencode({'text': text})}"
        ask("paste a kingdom", name, path, again=f"{path}+Moat")


def measured() -> list[Tried]:
    """Each request twice, the second time counts: what is loaded once a process is no request's. Where
    answers are kept, something else of the kind is asked for."""
    import django
    from django.core.management import call_command

    django.setup()
    from django.conf import settings
    from django.test import Client

    from referee.disputes import remembered

    settings.ALLOWED_HOSTS = ["*"]
    call_command("migrate", verbosity=0)
    call_command("load", verbosity=0)
    call_command("collectstatic", verbosity=0, interactive=False)
    found: list[Tried] = []
    client = Client(raise_request_exception=False)

    def ask(
        route: str, what: str, path: str, sent: dict[str, Any] | None = None, as_json: bool = False, again: str = ""
    ) -> Any:
        for address in (path, again or path):
            remembered.forget()
            begun = time.thread_time()
            if sent is None:
                answer = client.get(address, follow=True)
            else:
                answer = client.post(address, sent, "application/json") if as_json else client.post(address, sent)
            answer.getvalue()
            taken = time.thread_time() - begun
        found.append((taken, route, what, answer.status_code))
        return answer

    everything(ask)
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured()) + "\n")

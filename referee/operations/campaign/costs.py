"""What the dearest requests cost that are accepted, route by route, in processor time, with nothing kept from before.

Runs in a process of its own with a database of its own: `python -m referee.operations.campaign.costs` tells it as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from random import Random
from string import ascii_lowercase
from typing import Any
from urllib.parse import urlencode

from referee.operations.campaign import Broken
from referee.operations.campaign.api_schema import amiss, described, most_of
from referee.operations.campaign.services import on_both
from rules import MOST_MOVES
from rules.tools.call_stack import with_room

MOST = 1.0  # seconds
# From here on the least of three counts, and of ten where it is still too much: others on the machine only make it look
# dearer, twice as dear where twenty want its two cores.
DEAR, COUNTS = 0.5, 10
TOLD = 0.1  # from here on it is said what made it dear
NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")
Ask = Callable[..., Any]  # the route, what is dear about it, the address, and what is sent there
Tried = tuple[float, str, str, int, str]  # seconds, the route, what is dear about it, the status, what was warned of
Document = dict[str, Any]


def costs() -> str:
    """The dearest request of each route, on both databases. Broken: one takes longer than a second."""
    return on_both(lambda environment: _costs(environment, few=8 if environment["DATABASE_URL"] else 0))


def _costs(environment: dict[str, str], few: int = 0) -> str:
    from django.conf import settings

    with tempfile.TemporaryDirectory(prefix="referee-costs-") as folder:
        own = {"DJANGO_SETTINGS_MODULE": "referee.operations.bench.settings", "DATA_DIR": folder, "DEBUG": "0"}
        own |= {"STORED_MB_BY_ADDRESS": "1000000", "STORED_MB_IN_ALL": "2000000"}
        done = subprocess.run(
            [sys.executable, "-m", "referee.operations.campaign.costs"],
            cwd=settings.BASE_DIR,
            env={**os.environ, **own, **environment},
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise Broken(done.stderr[-2000:])
    tried, wrong = json.loads(done.stdout.splitlines()[-1])
    return tell(tried, wrong, few)


def tell(tried: list[Tried], wrong: list[str], few: int = 0) -> str:
    """The worst of each route, the dearest first; only a few of them, where it is said how many."""
    wrong = [
        *wrong,
        *(f"{route} {what}: {status} {warned}" for _s, route, what, status, warned in tried if status >= 400 or warned),
        *(f"{route} {what}: {seconds:.2f} s" for seconds, route, what, _status, _warned in tried if seconds > MOST),
    ]
    if wrong:
        raise Broken("; ".join(wrong))
    worst: dict[str, tuple[float, str]] = {}
    for seconds, route, what, _status, _warned in tried:
        worst[route] = max(worst.get(route, (0.0, "")), (seconds, what))
    dearest = sorted(worst.items(), key=lambda i: -i[1][0])[: few or None]
    routes = ", ".join(
        f"{route} {seconds:.2f} s" + (f" ({what})" if what and seconds > TOLD else "")
        for route, (seconds, what) in dearest
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
    _kingdoms(ask)
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
    ):
        ask(route, names[1], path % names[0], again=path % names[1])
    _at_most(ask)


# --- the API, with everything that it is described to have ------------------------------------------------------------

# What stands for a part of an address: things that much belongs to.
THINGS = {
    "/api/expansions/{id}/": "dark-ages",
    "/api/cards/{id}/": "throne-room",
    "/api/rulings/{id}/": "seaside2:tactician:5",
    "/api/rules/{id}/": "base2:turn:1",
    "/api/glossary/{id}/": "trash",
    "/api/kingdoms/{id}/": "seaside2:high-seas",
    "/api/kingdoms/{id}/setup/": "seaside2:high-seas",
    "/api/situations/{id}/": "throne-room-on-tactician",
}
# What a parameter may be that may be any text: much fits it.
TEXTS = {"q": "cost>=0", "card": "throne-room", "book": "base2", "ruling": "seaside2:tactician:5", "group": "attacks"}


def _at_most(ask: Ask) -> None:
    """Each address that only looks, with each parameter at its most; lists as YAML too, which is written slower."""
    from cards.kingdoms.owning import books

    for path, methods in described().items():
        if "get" not in methods or path == "/api/adjudications/{id}/":  # which is read again below
            continue
        names = ("cards.json", "kingdoms.json", "rulings.json") if path == "/api/bulk/{name}" else (THINGS.get(path),)
        for name in names:
            address = path if name is None else f"{path[: path.index('{')]}{name}{path[path.index('}') + 1 :]}"
            _one_at_most(ask, path, address, methods["get"], tuple(books()))


def _without(query: dict[str, str], name: str) -> dict[str, str]:
    return {key: value for key, value in query.items() if key != name}


def _one_at_most(ask: Ask, path: str, address: str, parameters: dict[str, Any], boxes: tuple[str, ...]) -> None:
    route = f"API: {path.removeprefix('/api')}"
    there = [name for name in ("fields", "expand") if name in parameters]
    whole: dict[str, str] = {"lang": "both", **{name: most_of(parameters[name])[-1] for name in there}}
    if path == "/api/search/":  # which has nothing to tell about nothing
        whole["q"] = TEXTS["q"]
    if "page_size" in parameters:
        largest = most_of(parameters["page_size"])[0]
        ask(route, "a large page", f"{address}?{urlencode({**_without(whole, 'expand'), 'page_size': largest})}")
        both = urlencode({**whole, "page_size": largest})
        rows = ask(route, "a large page, expanded", f"{address}?{both}", warned="expand" in whole).json()["results"]
        whole["page_size"] = str(len(rows))
        every = ask(route, "", f"{address}?page_size={largest}").json()["results"] if "slug" in parameters else []
        slugs = ",".join(row.get("slug") or row["id"] for row in every)
    for kind in ("application/json", "application/yaml"):
        ask(route, f"everything, as {kind}", f"{address}?{urlencode(whole)}", accept=kind)
    for name, schema in parameters.items():
        free = [slugs] if name in ("id", "slug") else [",".join(boxes)] if name == "own" else [TEXTS.get(name, "")]
        for value in most_of(schema) or free:
            if name not in ("fields", "expand", "page_size"):
                ask(route, f"{name}={value}"[:40], f"{address}?{urlencode({**whole, name: value})}")


def _whole(path: str) -> str:
    """All fields and all that belongs to it, for what is sent there."""
    parameters = described()[path]["post"]
    return urlencode({name: most_of(parameters[name])[0] for name in ("fields", "expand")})


def _kingdoms(ask: Ask) -> None:
    from referee.api.components import COMPONENTS
    from rules.facts import facts

    most = {
        name: schema["maximum"] for name, schema in COMPONENTS["Wishes"]["properties"].items() if "maximum" in schema
    }
    named = [fact.en for fact in facts().values() if fact.kind == "kingdom"]
    piles = {"list": "\n".join(named[:10])}
    for lang in ("en", "de", "both"):
        made = f"/api/kingdoms/generate/?{_whole('/api/kingdoms/generate/')}&lang={lang}"
        for what, wishes in (("no wish", {}), ("much of everything", most | {"attacks": 3})):  # ten cannot be met
            ask("API: generate", what, made, wishes, True)
        pasted = f"/api/kingdoms/paste/?{_whole('/api/kingdoms/paste/')}&lang={lang}"
        ask("API: paste", "ten piles", pasted, piles, True)


def _disputes(ask: Ask) -> None:
    for name, document in documents().items():
        answered = ask("API: adjudicate", name, "/api/adjudications/?lang=both", document, True).json()
        id = answered["id"]
        last = int(answered["picture"]["en"].split("/")[-2])
        for lang in ("en", "de", "both"):
            ask("API: adjudicate", name, f"/api/adjudications/?lang={lang}", document, True)
            ask("API: store", name, f"/api/situations/?{_whole('/api/situations/')}&lang={lang}", document, True)
            ask("API: read again", name, f"/api/adjudications/{id}/?lang={lang}")
            if answered["pending"] and len(document.get("moves", ())) < MOST_MOVES:
                answer = {"moves": [(*answered["pending"]["choices"], "-")[0]]}
                ask("API: go on", name, f"/api/adjudications/{id}/moves/?lang={lang}", answer, True)
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
        for tool, more in (("adjudicate", {}), ("outcomes", {"depth": 3})):
            called = {"name": tool, "arguments": {"document": document, **more}}
            sent = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": called}
            ask(f"assistant: {tool}", name, "/mcp/", sent, True)


def _nonsense(some: Random, named: list[str]) -> str:
    return " ".join("".join(some.choices(ascii_lowercase, k=some.randint(3, 7))) for _ in range(160))


def _misspelt(some: Random, named: list[str]) -> str:
    """Names with a letter too much, each of which is looked for among all names."""
    return " ".join(f"{name[:2]}{some.choice(ascii_lowercase)}{name[2:]}" for name in some.choices(named, k=70))


def _typed_anew(path: str, write: Callable[[Random, list[str]], str], some: Random, named: list[str]) -> str:
    """Words are remembered too: so each time others."""
    return f"{path}?{urlencode({'q': write(some, named)[:990]})}"


def _new_words(ask: Ask, named: list[str]) -> None:
    some = Random(1)
    for name, write in (("words that nobody typed before", _nonsense), ("misspelt names", _misspelt)):
        for route, path in (("API: ask", "/api/ask/"), ("search", "/en/search/")):
            new = partial(_typed_anew, path, write, some, named)
            ask(route, name, new(), again=new, warned=True)


def _texts(ask: Ask) -> None:
    """Logs, questions, words: what is read before anything is played."""
    from rules.facts import facts
    from rules.logs.reading import read
    from rules.questions.claim import MOST_PARTS

    villages = ["@ plays a Village.", "@ draws a Village.", "@ gets +2 Actions."] * 15
    courts = ["@ plays a Militia.", "@ plays a King's Court.", *["@ plays a Goons."] * 3, "@ draws 5 cards."]
    for name, text in (
        ("many Villages", a_log(2, 80, ["@ shuffles their deck.", *villages, "@ draws 5 cards."])),
        ("six players", a_log(6, 80, ["@ shuffles their deck.", *courts])),
        ("long lists", a_log(2, 80, ["@ shuffles their deck.", f"@ trashes {', '.join(['999 Coppers'] * 90)}."])),
        ("one long line", "Turn 1 - Anna\nTurn 1 - Bernd\nA plays " + "a Village and " * 7000),
    ):
        ask("game log", name, "/en/dispute/game-log/", {"log": text})
        for lang in ("en", "de", "both") if read(text).turns else ():
            ask("API: game log", name, f"/api/logs/?lang={lang}", {"log": text}, True)
    named = [fact.en for fact in facts().values() if fact.kind == "kingdom"]
    forty = " and ".join(named[::9][:40])[:950]
    for name, text in (
        ("forty names", f"What happens if I play {forty}?"),
        ("a card on itself forty times", f"If I play {' on '.join([named[0]] * 40)}, how many cards do I draw?"),
        ("words that are none", "wen nich " * 110),
        ("question marks", "? " * 490),
        ("a Throne Room on a Witch", "If I play Throne Room on Witch, how many Curses does Bernd gain?"),
    ):
        typed = urlencode({"q": text})
        for route, path in (("API: ask", "/api/ask/"), ("search", "/en/search/"), ("API: search", "/api/search/")):
            answer = ask(route, name, f"{path}?{typed}", again=f"{path}?{typed}+2", warned=True)
            if route == "API: ask":
                for lang in ("en", "de", "both"):
                    claim = {"claim": answer.json()["claim"]}
                    ask("API: judge a claim", name, f"/api/ask/?lang={lang}", claim, True)
    _new_words(ask, named)
    held = [{"who": "other", "card": name, "n": 10} for name in named[:MOST_PARTS]]
    deeds = [{"who": "me", "card": name, "n": 9, "times": 1} for name in named[:MOST_PARTS]]
    for name, deed in (("much held and done", deeds), ("much held", [{"card": "Throne Room", "upon": "Witch"}])):
        wanted = {"type": "how-many", "who": "me", "verb": "draw", "unit": "cards"}
        claim = {"claim": {"held": held, "deeds": deed, "asked": wanted}}
        ask("API: judge a claim", name, "/api/ask/?lang=both", claim, True)
    for name, text in (("forty names", forty), ("commas", "x, " * 300)):
        path = f"/en/kingdoms/paste/?{urlencode({'text': text})}"
        ask("paste a kingdom", name, path, again=f"{path}+Moat")


def measured() -> tuple[list[Tried], list[str]]:
    """Each request twice, the second time counts: what is loaded once a process is no request's. Where
    answers are kept, something else of the kind is asked for. And what is amiss with the list itself."""
    import django
    from django.core.management import call_command

    django.setup()
    from django.conf import settings
    from django.test import Client

    from cards.byte_cache import ByteCache
    from cards.catalogue import catalogue
    from referee.disputes import memory

    settings.ALLOWED_HOSTS = ["*"]
    call_command("migrate", verbosity=0)
    call_command("load", verbosity=0)
    call_command("collectstatic", verbosity=0, interactive=False)
    found: list[Tried] = []
    asked: list[tuple[str, str]] = []
    client = Client(raise_request_exception=False)

    def ask(
        route: str,
        what: str,
        path: str,
        sent: dict[str, Any] | None = None,
        as_json: bool = False,
        again: str | Callable[[], str] = "",
        accept: str = "application/json, */*",
        warned: bool = False,  # it may be: a smaller page than was asked for, words that are none
    ) -> Any:
        taken = MOST
        for n in range(COUNTS + 1):
            if n > 1 and taken < (DEAR if n <= 3 else MOST):
                break
            address = path if n == 0 else again() if callable(again) else again or path
            memory.forget()
            catalogue().pages = ByteCache()
            begun = time.thread_time()
            if sent is None:
                answer = client.get(address, follow=True, headers={"Accept": accept})
            else:
                answer = client.post(address, sent, "application/json") if as_json else client.post(address, sent)
            answer.getvalue()
            taken = time.thread_time() - begun if n < 2 else min(taken, time.thread_time() - begun)
        told = answer.json() if address.startswith("/api/") and "json" in answer["Content-Type"] else {}
        found.append((taken, route, what, answer.status_code, "" if warned else str(told.get("warnings") or "")))
        asked.extend([("get" if sent is None else "post", address)] if address.startswith("/api/") else [])
        return answer

    everything(ask)
    return found, amiss(described(), asked)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(with_room(measured)) + "\n")

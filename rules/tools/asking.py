"""Probes of asking: one sentence for each of many cards, its answer found out by playing, never by reading.

`referee/asking/questions/probes.yaml` has the sentences. What they expect is a fact of this file, each found by laying
a table by hand and playing it; nothing here knows how a question is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.decisions import Decision, Illegal
from rules.engine.game import Game
from rules.engine.kinds import NotModelled, modelled
from rules.engine.steps import Step
from rules.facts import facts
from rules.speech.grammar import LANGUAGES, THE, A, a_card, bare, noun, several, the_card
from rules.speech.grammar import THE_ACCUSATIVE as THE_ACC

Value = str | int
ME, OTHER = "Anna", "Bernd"
MOST = 60  # decisions
LATER = ("protected later", "spared later")
SAFE = ("protected", "unaffected", *LATER)
DATIVE = {"m": "dem", "f": "der", "n": "dem"}


@dataclass(frozen=True)
class Probe:
    family: str
    text: str
    language: str
    expected: Value


@dataclass(frozen=True)
class Named:
    """A card in a sentence: {a} is its name, {a:a} a Witch, {a:the}, {a:der} in the nominative, {a:dat}, {a:2}."""

    slug: str
    language: int

    def __format__(self, how: str) -> str:
        if how.isdecimal():
            return several(self.slug, int(how), self.language)
        forms: dict[str, Callable[[], str]] = {
            "": lambda: bare(self.slug, self.language),
            "a": lambda: a_card(self.slug, self.language),
            "an": lambda: a_card(self.slug, self.language, A),
            "the": lambda: the_card(self.slug, self.language, THE_ACC),
            "der": lambda: the_card(self.slug, self.language, THE),
            "dat": self._dative,
        }
        return forms[how]()

    def _dative(self) -> str:
        one = noun(self.slug)
        return f"{DATIVE.get(one.gender, '')} {one.forms[THE_ACC]}".strip()


def probes(families: Mapping[str, Any]) -> Iterator[Probe]:
    """Every sentence of every family with each of its cards, in both languages, where its answer is known."""
    for family, rows in families.items():
        for filled in ROWS[family]():
            for row, (n, language) in product(rows, enumerate(LANGUAGES)):
                expected = filled[row["is"]] if row["is"] in filled else row["is"]
                if expected is None or language not in row:
                    continue
                cards = {key: value.said(n) if isinstance(value, Card) else value for key, value in filled.items()}
                yield Probe(family, row[language].format(**cards), language, said(expected))


def said(value: Value | bool) -> Value:
    return value if not isinstance(value, bool) else "yes" if value else "no"


@dataclass(frozen=True)
class Card:
    slug: str
    n: int = 0  # 0: it is said as the sentence wishes

    def said(self, language: int) -> Named | str:
        return (
            Named(self.slug, language)
            if not self.n
            else a_card(self.slug, language)
            if self.n == 1
            else several(self.slug, self.n, language)
        )


Row = dict[str, Any]  # cards, words and facts by name; a fact that could not be found out is None
NOT = {True: False, False: True, None: None}


# --- tables -----------------------------------------------------------------------------------------------------------


def play_out(document: Mapping[str, Any], answer: Callable[[Decision], str], turns: int = 1) -> Game | None:
    """A table played until its turns are over; None where it cannot be."""
    try:
        game = lay_out(parse(document))
        game.run()
        for _ in range(MOST):
            over = sum(step.sentence in ("turn", "extra turn") for step in game.log or ()) >= turns
            if game.pending is None or over:
                break
            game.push(answer(game.pending))
    except (Mistake, Illegal, NotModelled):
        return None
    return game


def only(*moves: str) -> Callable[[Decision], str]:
    """Makes these moves where they can be made, shows what can be shown, and does no more than must be done."""
    left = list(moves)

    def answer(decision: Decision) -> str:
        for move in left:
            if move in decision.choices:
                left.remove(move)
                return move
        if decision.kind == "yes-no":
            return "yes"
        if decision.open:
            return "Copper"
        if "-" in decision.choices:
            return "-"
        if decision.kind == "order":
            return decision.say(decision.items)
        if decision.kind in ("choose-card", "choose-pile"):
            return decision.say(decision.items[: max(decision.min, 1)])
        return ", ".join(decision.labels[: max(decision.min, 1)])

    return answer


def name(slug: str) -> str:
    return facts()[slug].en


def of_type(kind: str) -> list[str]:
    return [slug for slug, fact in facts().items() if kind in fact.types and modelled(slug)]


def phase_of(slug: str) -> str:
    types = facts()[slug].types
    return "action" if "Action" in types else "buy" if "Treasure" in types else "night"


def steps(game: Game | None, seat: int) -> list[Step]:
    return [step for step in (game.log or () if game else ()) if step.actor == seat]


# --- Attacks and what protects from them ------------------------------------------------------------------------------


HAND = ["Copper", "Silver", "Estate", "Gold", "Smithy"]
DECK = ["Silver", "Gold", "Copper", "Estate", "Village"] * 3


def play_attack(attack: str, mine: Mapping[str, Any], his: Mapping[str, Any] | None = None) -> Game | None:
    """Bernd plays it against Anna, who has so much more than usual."""
    hand = [*mine.get("hand", ()), *HAND][:5]
    document = {
        "players": {
            ME: {
                "hand": hand,
                "deck": DECK,
                "last turn gained": ["Silver"],
                **{k: v for k, v in mine.items() if k != "hand"},
            },
            OTHER: {"hand": [name(attack), "Copper", "Estate"], "deck": DECK, **(his or {})},
        },
        "turn": {"player": OTHER, "phase": phase_of(attack), "coins": 5},
    }
    return play_out(document, only(f"play {name(attack)}", "yes", "Moat"))


def spared(game: Game | None) -> bool | None:
    return None if game is None else any(step.sentence in SAFE for step in steps(game, 0))


def curses(game: Game | None, seat: int = 0) -> int | None:
    if game is None:
        return None
    return sum(step.cards.count("curse") for step in steps(game, seat) if step.kind == "gain")


@cache
def attack_rows() -> tuple[Row, ...]:
    found = []
    for slug in of_type("Attack"):
        bare_table = play_attack(slug, {})
        plays = any(step.kind == "play" and slug in step.cards for step in (bare_table.log or () if bare_table else ()))
        if bare_table is None or not plays:
            continue
        moat, lighthouse = (
            spared(play_attack(slug, {"hand": ["Moat"]})),
            spared(play_attack(slug, {"durations": ["Lighthouse"]})),
        )
        in_hand = spared(play_attack(slug, {"hand": ["Lighthouse"]}))
        in_play = spared(play_attack(slug, {"play": ["Moat"]}))
        found.append(
            {
                "a": Card(slug),
                "moat": moat,
                "not moat": NOT[moat],
                "lighthouse": lighthouse,
                "not lighthouse": NOT[lighthouse],
                "lighthouse in hand": in_hand,
                "moat in play": in_play,
                "his lighthouse": spared(play_attack(slug, {}, {"durations": ["Lighthouse"]})),
                "my own curses": None if curses(bare_table, 1) else False,
            }
        )
    return tuple(found)


CHOOSING = ("sorcerer", "mountebank", "young-witch")  # the Curse hangs on what the victim has or names


def curse_rows() -> Iterator[Row]:
    """Attacks that hand out a Curse to everybody, whatever they have."""
    for slug in of_type("Attack"):
        game = play_attack(slug, {})
        none = play_attack(slug, {"hand": ["Moat"]})
        if game is not None and curses(game) == 1 and curses(none) == 0 and slug not in CHOOSING:
            document = {
                "players": {ME: {"hand": HAND, "deck": DECK}, OTHER: {"hand": [name(slug)], "deck": DECK}},
                "turn": {"player": OTHER, "phase": phase_of(slug)},
                "supply": {"Curse": 0},
            }
            empty = play_out(document, only(f"play {name(slug)}"))
            twice = play_out(
                {
                    "players": {
                        ME: {"hand": HAND, "deck": DECK},
                        OTHER: {"hand": ["Throne Room", name(slug)], "deck": DECK},
                    },
                    "turn": {"player": OTHER},
                },
                only("play Throne Room", name(slug)),
            )
            yield {
                "a": Card(slug),
                "gets": bool(curses(game)),
                "attacker gets": bool(curses(game, 1)),
                "gets of none": bool(curses(empty)),
                "twice": curses(twice) if "Action" in facts()[slug].types else None,
            }


# --- played twice, three times ----------------------------------------------------------------------------------------


PLAYERS = ("throne-room", "kings-court")
UNITS = {
    "cards": ("cards", "Karten"),
    "actions": ("Actions", "Aktionen"),
    "coins": ("Coins", "Geld"),
    "buys": ("Buys", "Käufe"),
}


def brought(cards: Sequence[str], unit: str) -> int | None:
    """How much of it comes of playing these, each upon the next."""
    first, *rest = map(name, cards)
    document = {"players": {ME: {"hand": [*map(name, cards)], "deck": DECK}, OTHER: {"hand": HAND}}}
    game = play_out(document, only(f"play {first}", *rest))
    mine = steps(game, 0)
    if game is None or sum(step.kind == "choose" and step.sentence == "option" for step in mine):
        return None
    if unit == "cards":
        return sum(
            len(step.cards) for step in mine if step.kind == "draw" and any(c == cards[-1] for c, _, _ in step.path)
        )
    return sum(
        int(step.words["n"].get(unit, 0))
        for step in mine
        if step.sentence == "plus" and isinstance(step.words.get("n"), dict)
    )


@cache
def plain_actions() -> tuple[str, ...]:
    """Actions that bring cards, Actions, Coins and Buys, and nothing else."""
    return tuple(
        slug
        for slug in of_type("Action")
        if facts()[slug].types == ("Action",) and all(PLUS.fullmatch(english) for english, _ in facts()[slug].lines)
    )


def number_rows() -> Iterator[Row]:
    for thrones, slug, unit in product(PLAYERS, plain_actions(), UNITS):
        n = brought([thrones, slug], unit)
        if n:
            once = brought([slug], unit)
            yield {
                "t": Card(thrones),
                "x": Card(slug),
                "unit": UNITS[unit][0],
                "einheit": UNITS[unit][1],
                "how": "viel" if unit == "coins" else "viele",
                "verb": "draw" if unit == "cards" else "get",
                "hole": "ziehe" if unit == "cards" else "bekomme",
                "n": n,
                "wrong": n + (once or 1),
                "once": once,
                "right": True,
            }


# --- what becomes of what ---------------------------------------------------------------------------------------------


UPGRADES = {
    "remodel": ("remodeling", "Umbau"),
    "upgrade": ("upgrading", "Handelsposten"),
    "expand": ("expanding", "Ausbau"),
}
PLUS = re.compile(r"(?:\+\d+ (?:Cards?|Actions?|Buys?|Coins?)(?:[.,;]| and)? ?)+")
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province")


def upgrade_rows() -> Iterator[Row]:
    for by, old, new in product(UPGRADES, BASIC, BASIC):
        document = {
            "players": {ME: {"hand": [name(by), name(old)], "deck": DECK}, OTHER: {"hand": HAND}},
        }
        seen: list[str] = []

        def answer(decision: Decision, seen: list[str] = seen, by: str = by) -> str:
            if decision.kind == "choose-pile":
                seen.extend(decision.choices)
            return only(f"play {name(by)}")(decision)

        game = play_out(document, answer)
        got = {slug for step in steps(game, 0) if step.kind == "gain" for slug in step.cards}
        if old != new and game is not None:
            yield {
                "u": Card(by),
                "ing": UPGRADES[by][0],
                "old": Card(old),
                "new": Card(new),
                "may": name(new) in seen or new in got,
            }


GAINERS = ("workshop", "ironworks", "armory", "university")
GAINED = ("silver", "gold", "estate", "duchy", "gardens", "smithy", "market", "laboratory", "village", "witch", "moat")


def gain_rows() -> Iterator[Row]:
    """What a Workshop and its kin may gain: of many prices, in either order of the two names."""
    for by, slug in product(GAINERS, GAINED):
        document = {
            "players": {ME: {"hand": [name(by)], "deck": DECK}, OTHER: {"hand": HAND}},
            "supply": {name(slug): 8},
            "turn": {"player": ME, "phase": "action", "actions": 1},
        }
        seen: list[str] = []

        def answer(decision: Decision, seen: list[str] = seen, by: str = by) -> str:
            if decision.kind == "choose-pile":
                seen.extend(decision.choices)
            return only(f"play {name(by)}")(decision)

        if play_out(document, answer) is not None and seen:
            yield {"by": Card(by), "x": Card(slug), "may": name(slug) in seen}


# --- prices -----------------------------------------------------------------------------------------------------------


def price_rows() -> Iterator[Row]:
    for slug, cheaper, n in product(
        ("province", "gold", "duchy", "silver", "market"), ("bridge", "highway"), (1, 2, 3)
    ):
        document = {
            "players": {ME: {"hand": ["Copper"], "play": [f"{n} {name(cheaper)}"]}, OTHER: {}},
            "supply": {name(slug): 8},
            "turn": {"player": ME, "phase": "buy"},
        }
        game = play_out(document, lambda decision: "-", turns=0)
        if game is not None:
            cost = game.cost(next(pile.kind for pile in game.table.piles.values() if pile.slug == slug)).coins
            yield {
                "x": Card(slug),
                "cs": Card(cheaper, n),
                "cost": cost,
                "enough": True,
                "coins": cost,
                "less": cost - 1 if cost else None,
                "too few": False if cost else None,
            }


def printed_rows() -> Iterator[Row]:
    for slug, fact in facts().items():
        if (
            fact.kind in ("kingdom", "basic")
            and fact.expansion in ("base", "seaside", "prosperity")
            and not fact.cost.potion
            and not fact.cost.debt
        ):
            yield {"x": Card(slug), "cost": fact.cost.coins, "more": fact.cost.coins + 1, "right": True, "wrong": False}


# --- told numbers -----------------------------------------------------------------------------------------------------


def hand_rows() -> Iterator[Row]:
    """How many cards have to go of a hand of so many."""
    for slug, n in product(("militia", "goons"), range(7)):
        document = {
            "players": {ME: {"hand": ["Estate"] * n, "deck": DECK}, OTHER: {"hand": [name(slug)], "deck": DECK}},
            "turn": {"player": OTHER},
        }
        game = play_out(document, only(f"play {name(slug)}"))
        if game is not None:
            gone = sum(len(step.cards) for step in steps(game, 0) if step.kind == "discard")
            yield {"a": Card(slug), "n": n, "gone": gone, "must": gone > 0}


# --- in the same turn -------------------------------------------------------------------------------------------------


def pair_rows() -> Iterator[Row]:
    """Two that can be played in one turn: the first brings the Action for the second."""
    for one, two in product(
        ("village", "laboratory", "market", "festival"), ("smithy", "witch", "militia", "tactician", "outpost", "moat")
    ):
        document = {
            "players": {
                ME: {"hand": [name(one), name(two), "Copper"], "deck": DECK},
                OTHER: {"hand": HAND, "deck": DECK},
            }
        }
        game = play_out(document, only(f"play {name(one)}", f"play {name(two)}"))
        if game is not None:
            yield {
                "x": Card(one),
                "y": Card(two),
                "may": any(step.kind == "play" and two in step.cards for step in steps(game, 0)),
            }


ROWS: dict[str, Callable[[], Any]] = {
    "protection": attack_rows,
    "quarrels": attack_rows,
    "curses": curse_rows,
    "numbers": number_rows,
    "upgrades": upgrade_rows,
    "gaining": gain_rows,
    "prices": price_rows,
    "printed": printed_rows,
    "told numbers": hand_rows,
    "same turn": pair_rows,
}

"""A card as one game knows it: its facts, and what its printing does. Printings are registered by `card`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from rules.engine.code import Code, Step, Test, tag
from rules.engine.context import Context
from rules.facts import Cost, Fact, expansions, facts

SETS = (
    "base",
    "seaside",
    "allies",
    "allies_piles",
    "allies_allies",
    "cornucopia",
    "hinterlands",
    "others",
)

# Kinds of which no player has one among their cards.
UNPLAYABLE_KINDS = (
    "mixed-pile",
    "ally",
    "event",
    "project",
    "landmark",
    "way",
    "boon",
    "hex",
    "artifact",
    "state",
)

# Where a trigger listens from, besides a player's own zones (their numbers).
SELF = -1  # the very card that the event is about
LANDSCAPE = -2  # an Ally, a Landmark, a Project that the player has bought, an Artifact or State that the player holds
SUPPLY = -3  # the card's pile in the Supply
GAME = -4  # as long as the card is in this game at all: what its tokens do

Points = Callable[[Context], int]


class Trigger:
    """What a card does when something happens, and where it must be for that."""

    __slots__ = ("code", "event", "optional", "test", "zones")

    def __init__(self, event: str, zones: tuple[int, ...], code: Code, test: Test | None, optional: bool) -> None:
        self.event = event
        self.zones = zones
        self.code = code
        self.test = test
        self.optional = optional


class Kind:
    """One card under one ruleset."""

    __slots__ = (
        "action",
        "attack",
        "buy_it",
        "coins",
        "cost",
        "cut",
        "de",
        "doubles",
        "fact",
        "last",
        "limit",
        "name",
        "no_buys",
        "play",
        "play_it",
        "points",
        "printed",
        "rank",
        "retype",
        "setup",
        "slug",
        "treasure",
        "triggers",
        "types",
        "victory",
    )

    def __init__(self, fact: Fact, printing: Mapping[str, Any]) -> None:
        self.fact = fact
        self.slug = fact.slug
        self.name = fact.en
        self.de = fact.de
        self.play_it = f"play {fact.en}"  # the moves at the top of a phase
        self.buy_it = f"buy {fact.en}"
        self.cost: Cost = fact.cost
        self.printed = fact.types
        self.types = frozenset(fact.types)
        self.action = "Action" in self.types
        self.attack = "Attack" in self.types
        self.treasure = "Treasure" in self.types
        self.victory = "Victory" in self.types
        self.play: Code | None = printing.get("play")
        self.points: Points | int = printing.get("points", 0)
        self.triggers: tuple[Trigger, ...] = printing.get("triggers", ())
        self.cut: Callable[[Context, Kind], int] | None = printing.get("cut")
        self.limit: Callable[[Context, Kind], bool] | None = printing.get("limit")
        self.no_buys: Callable[[Context], bool] | None = printing.get("no_buys")
        self.retype: Callable[[Context, Kind], frozenset[str]] | None = printing.get("retype")
        self.setup: Callable[[Context], None] | None = printing.get("setup")
        self.doubles: bool = printing.get("doubles", False)  # it plays another Treasure twice
        self.last: bool = printing.get("last", False)  # `play treasures` plays it after the others
        self.coins: int = sum(getattr(op, "coins", 0) for op in self.play.ops) if self.play else 0
        self.rank = (self.last, not self.doubles, self.coins)  # in which order `play treasures` plays them

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def codes(self) -> Iterable[Code]:
        if self.play:
            yield from self.play.lists()
        for trigger in self.triggers:
            yield from trigger.code.lists()


PRINTINGS: dict[str, dict[int, dict[str, Any]]] = {}  # slug: {edition (0 = newest): parts}


def card(
    slug: str,
    *play: Step,
    cites: str | tuple[str, ...] = (),
    points: Points | int = 0,
    on: tuple[Trigger, ...] | Trigger = (),
    cut: Callable[[Context, Kind], int] | None = None,
    limit: Callable[[Context, Kind], bool] | None = None,
    no_buys: Callable[[Context], bool] | None = None,
    retype: Callable[[Context, Kind], frozenset[str]] | None = None,
    setup: Callable[[Context], None] | None = None,
    last: bool = False,
    doubles: bool = False,
    edition: int = 0,
) -> None:
    """Registers a printing. `edition=1` says that only that edition's card reads like this.

    `cut` is by how many coins it makes a card cheaper now; `limit` says whether a player may not play a card
    from hand now, `no_buys` whether they may not buy cards now; `retype` gives a card further types; `setup`
    happens before the first turn.
    """
    triggers = on if isinstance(on, tuple) else (on,)
    parts: dict[str, Any] = {"points": points, "triggers": triggers, "cut": cut, "limit": limit, "setup": setup}
    parts["last"] = last
    parts["doubles"] = doubles
    parts["retype"] = retype
    parts["no_buys"] = no_buys
    if play:
        parts["play"] = Code(slug, *play, source=slug, cites=cites)
        parts["play"].own(slug, slug)
    for i, trigger in enumerate(triggers):
        trigger.code.own(slug, f"{slug} on {trigger.event} {i}")
        if cites:
            tag(trigger.code.ops, 0, cites)
    PRINTINGS.setdefault(slug, {})[edition] = parts


@cache
def load_printings() -> None:
    for name in SETS:
        import_module(f"rules.cards.{name}")


def modelled(slug: str) -> bool:
    """Whether the engine plays this card. A mixed pile is as good as its cards."""
    load_printings()
    fact = facts()[slug]
    if fact.cards:
        return all(modelled(part) for part in fact.cards)
    return slug in PRINTINGS


class Ruleset:
    """Which edition of each expansion is played; gives the cards of these editions."""

    def __init__(self, editions: Mapping[str, int]) -> None:
        self.editions = dict(editions)
        self._kinds: dict[str, Kind] = {}

    def edition(self, expansion: str) -> int:
        return self.editions.get(expansion) or max(expansions()[expansion].editions)

    def kind(self, slug: str) -> Kind:
        found = self._kinds.get(slug)
        if found is None:
            fact = facts()[slug]
            printings = PRINTINGS.get(slug, {})
            parts = printings.get(self.edition(fact.expansion), printings.get(0, {}))
            if not parts and printings:  # a card that only an older edition has
                parts = printings[max(printings)]
            found = self._kinds[slug] = Kind(fact, parts)
        return found


@cache
def _ruleset(editions: tuple[tuple[str, int], ...]) -> Ruleset:
    load_printings()
    return Ruleset(dict(editions))


def ruleset(editions: Mapping[str, int] | None = None) -> Ruleset:
    """The same editions give the same object, so that cards compare by identity."""
    older = {slug: n for slug, n in (editions or {}).items() if n != max(expansions()[slug].editions)}
    return _ruleset(tuple(sorted(older.items())))


UNKNOWN = Kind(Fact("?", "?", "?", "", Cost(), (), "unknown", {2: 0}, {2: 0}, ()), {})
REMOVED = Kind(Fact("removed", "removed", "entfernt", "", Cost(), (), "removed", {2: 0}, {2: 0}, ()), {})

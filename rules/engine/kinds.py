"""A card as one game knows it: its facts, and what its printing does. Printings are registered by `card`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import NamedTuple, TypeVar

from rules.engine import spelling
from rules.engine.code import Code, Step, Test
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.steps import Not
from rules.engine.zones import HAND
from rules.facts import Cost, Fact, expansions, facts, kinds

# Kinds of which no player has one among their cards.
UNPLAYABLE_KINDS = kinds("apart")
PLAYED = ("base2:play:1",)  # that a card does what it says

PLAYABLE = frozenset({"Action", "Treasure", "Night"})  # types of cards that are played

# Where a trigger listens from, besides a player's own zones (their numbers).
SELF = -1  # the very card that the event is about
# an Ally, a Landmark, a Project that the player has bought, an Artifact or State that the player holds, a Prophecy that
# holds: all of its Sun tokens are gone
LANDSCAPE = -2
SUPPLY = -3  # the card's pile in the Supply
GAME = -4  # as long as the card is in this game at all: what its tokens do

T = TypeVar("T")
OfKind = Callable[[Context, "Kind"], T]  # a question about one card
OfCard = Callable[[Context, int], object]
Points = Callable[[Context], int]


class Given(NamedTuple):
    """A plus that a player is about to get: so many of "cards", "actions", "buys", "coins" or tokens."""

    player: int
    unit: str
    n: int


Change = Callable[[Context, Given], Given]


class Trigger:
    """What a card does when something happens, and where it must be for that."""

    __slots__ = ("code", "event", "optional", "test", "zones")

    def __init__(self, event: str, zones: tuple[int, ...], code: Code, test: Test | None, optional: bool) -> None:
        self.event = event
        self.zones = zones
        self.code = code
        self.test = test
        self.optional = optional


@dataclass(frozen=True, slots=True)
class Price:
    """What a card says itself that it costs now, why, and the rulings on that."""

    cost: Callable[[Context], Cost]
    why: Callable[[Context], Text]  # behind how much less: for 2 Actions in play
    cites: tuple[str, ...] = ()
    not_now: Callable[[Context], Not | None] | None = None  # why it says nothing now
    less: Callable[[Context], int] | None = None  # how much less, where that may be more than the card costs

    def __call__(self, c: Context) -> Cost:
        return self.cost(c)


@dataclass(frozen=True, slots=True)
class NoCards:
    """When no card at all may be bought, and the ruling that landscapes may."""

    when: Callable[[Context], bool]
    cites: tuple[str, ...]

    def __call__(self, c: Context, kind: Kind) -> bool:
        return self.when(c)


@dataclass(frozen=True, slots=True)
class Barred:
    """Which card may not be bought now, and why; the ruling that it may be gained, and why and by which it is free."""

    which: OfKind[object]
    why: OfKind[Text]
    cites: tuple[str, ...]
    freed: OfKind[Text | None] | None = None
    free_by: tuple[str, ...] = ()

    def __call__(self, c: Context, kind: Kind) -> bool:
        return bool(self.which(c, kind))


@dataclass(frozen=True, slots=True)
class Cut:
    """By how many coins a card makes another one cheaper, and the rulings on that; `cases` as in a line."""

    coins: OfKind[int]
    cites: tuple[str, ...]
    cases: Mapping[str, OfKind[bool]] = field(default_factory=dict)

    def __call__(self, c: Context, kind: Kind) -> int:
        return self.coins(c, kind)

    @property
    def per_card(self) -> bool:
        """As often as such a card is in play, however often it was played."""
        return getattr(self.coins, "per_card", False)

    def because(self, c: Context, kind: Kind) -> tuple[str, ...]:
        return (*(slug for slug, test in self.cases.items() if test(c, kind)), *self.cites)


@dataclass(frozen=True, slots=True)
class Limit:
    """Whether a player may not play a card from hand now, the ruling that says so, and what decides it."""

    forbids: OfKind[bool]
    cites: str
    why: OfKind[Text]
    elsewhere: tuple[tuple[str, str], ...] = ()  # cards that play one from elsewhere, each with the ruling on it
    counts: OfKind[bool] | None = None  # whether it goes by what was played from hand so far

    def __call__(self, c: Context, kind: Kind) -> bool:
        return self.forbids(c, kind)


@dataclass(frozen=True, slots=True)
class Retype:
    """Which types a card has besides its own now, the rulings on that, and why, as it is told where they decide."""

    types: OfKind[frozenset[str]]
    cites: tuple[str, ...]
    why: OfKind[Text]
    not_now: Callable[[Context, Kind], Text | None] | None = None  # why it is not, where its player might think it is
    type: str = ""  # of which type that tells

    def __call__(self, c: Context, kind: Kind) -> frozenset[str]:
        return self.types(c, kind)


@dataclass(frozen=True, slots=True)
class Altered:
    """How a card changes a plus, and the rulings on that."""

    change: Change
    cites: tuple[str, ...]

    def __call__(self, c: Context, given: Given) -> Given:
        return self.change(c, given)


@dataclass(frozen=True, slots=True)
class Goods:
    """Which card from hand may be trashed instead of paying, and the rulings on that."""

    fits: OfCard
    cites: tuple[str, ...]

    def __call__(self, c: Context, card: int) -> object:
        return self.fits(c, card)


@dataclass(frozen=True, slots=True)
class Likeness:
    """The card whose cost is a card's cost now, if any, and the rulings on that."""

    card: Callable[[Context], Kind | None]
    cites: tuple[str, ...] = ()

    def __call__(self, c: Context) -> Kind | None:
        return self.card(c)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card or a Landmark counts at the end, the rulings on that, and how it came about, where that is told."""

    points: Points
    cites: tuple[str, ...] = ()
    how: Callable[[Context], Text] | None = None

    def __call__(self, c: Context) -> int:
        return self.points(c)


@dataclass(frozen=True, slots=True)
class Printing:
    """What one edition's card does, besides its facts. `card` says what each part means."""

    play: Code | None = None
    triggers: tuple[Trigger, ...] = ()
    points: Points | int = 0
    price: Callable[[Context], Cost] | None = None
    costs_like: Callable[[Context], Kind | None] | None = None
    barter: Goods | None = None
    cut: OfKind[int] | None = None
    limit: Limit | None = None
    no_buys: OfKind[bool] | None = None
    retype: Retype | None = None
    instructions: OfKind[Code | None] | None = None
    plus: Change | None = None
    setup: Callable[[Context], None] | None = None
    sets_aside: Callable[[Fact], bool] | None = None
    last: bool = False
    doubles: bool = False
    once: str = ""
    last_round: tuple[str, ...] = ()
    actions_as_buys: Test | None = None
    remembers: str = ""
    overpaid: bool = False
    cleaned: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    stays: tuple[str, ...] = ()


NO_PRINTING = Printing()


class NotModelled(Exception):
    """The text of a card is needed that the engine does not model yet."""

    def __init__(self, fact: Fact) -> None:
        self.fact = fact
        super().__init__(f"{fact.en} is not modelled")


class Kind:
    """One card under one ruleset."""

    __slots__ = (
        "action",
        "actions_as_buys",
        "attack",
        "barter",
        "buy_it",
        "cleaned",
        "coins",
        "cost",
        "costs_like",
        "cut",
        "de",
        "doubles",
        "ends",
        "events",
        "fact",
        "hooked",
        "instructions",
        "last",
        "last_round",
        "limit",
        "name",
        "no_buys",
        "older",
        "once",
        "ordered",
        "overpaid",
        "play",
        "play_it",
        "plus",
        "points",
        "price",
        "printed",
        "rank",
        "remembers",
        "retype",
        "sets_aside",
        "setup",
        "slug",
        "stays",
        "treasure",
        "triggers",
        "types",
        "victory",
    )

    def __init__(self, fact: Fact, printing: Printing = NO_PRINTING) -> None:
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
        self.older = 0  # as which edition it reads, where a newer one reads otherwise
        self.play = printing.play
        self.points = printing.points
        self.triggers = printing.triggers
        self.price = printing.price
        self.costs_like = printing.costs_like
        self.barter = printing.barter
        self.cut = printing.cut
        self.limit = printing.limit
        self.no_buys = printing.no_buys
        self.retype = printing.retype
        self.instructions = printing.instructions
        self.plus = printing.plus
        self.setup = printing.setup
        self.sets_aside = printing.sets_aside
        self.doubles = printing.doubles
        self.once = printing.once
        self.last_round = printing.last_round
        self.actions_as_buys = printing.actions_as_buys
        self.remembers = printing.remembers
        self.overpaid = printing.overpaid
        self.cleaned = printing.cleaned
        self.ends = printing.ends
        self.stays = printing.stays
        self.last = printing.last
        self.coins: int = sum(op.coins for op in self.play.ops) if self.play else 0
        self.rank = (self.last, not self.doubles, self.coins)  # in which order `play treasures` plays them
        counts = any(op.counted for op in self.play.ops) if self.play else False
        digs = any(op.plays() for code in self.play.lists() for op in code.ops) if self.play else False
        # what it is worth, or others are, can depend on the order
        self.ordered = self.last or self.doubles or counts or digs
        self.events = frozenset(event for code in self.codes() for op in code.ops for event in op.events)
        hooks = (self.price, self.costs_like, self.cut, self.limit, self.no_buys, self.retype, self.instructions)
        others = (self.plus, self.triggers, self.last_round, self.actions_as_buys, self.remembers, fact.brings)
        typed = not self.types.isdisjoint(("Night", "Shadow"))
        self.hooked = any(hooks) or any(others) or typed  # it changes something for a whole table

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def codes(self) -> Iterable[Code]:
        if self.play:
            yield from self.play.lists()
        for trigger in self.triggers:
            yield from trigger.code.lists()


# What a text that is not modelled waits for, as our lines put it: the event, where the card is then, and of which type
# the card must be that it happens to, where the text says so.
WAITS_FOR = (
    ("gain", SELF, re.compile(r"^When\w* [^,]*\bgain[^,]*\bthis\b", re.IGNORECASE)),
    ("buy", SELF, re.compile(r"^When\w* [^,]*\bbuy[^,]*\bthis\b|\boverpay", re.IGNORECASE)),
    ("trash", SELF, re.compile(r"^When\w* [^,]*\btrash[^,]*\bthis\b|^When\w* this is trashed", re.IGNORECASE)),
    ("discard", SELF, re.compile(r"^When\w* [^,]*\bdiscard[^,]*\bthis\b|^When\w* this is discarded", re.IGNORECASE)),
    ("attack", HAND, re.compile(r"^When\w* [^,]*\bplays an Attack", re.IGNORECASE)),
    ("gain", HAND, re.compile(r"^When anyone gains an? (?P<type>[A-Z]\w+)[^,]*, you may play this from your hand")),
    ("shuffle", SELF, re.compile(r"\bplay this from your deck\b")),  # such a card lies at the bottom then
)


def _unmodelled(fact: Fact) -> Printing:
    """A card that may lie anywhere; where its text would be needed, the run stops and names it."""

    def needed(c: Context) -> None:
        raise NotModelled(fact)

    waits = [(event, zone, says.search(line)) for event, zone, says in WAITS_FOR for line, _ in fact.lines]
    return Printing(
        play=Code(fact.slug, needed, source=fact.slug),
        triggers=tuple(
            Trigger(event, (zone,), Code(f"{fact.slug} on {event}", needed, source=fact.slug), _of_type(found), False)
            for event, zone, found in waits
            if found
        ),
    )


def _of_type(found: re.Match[str]) -> Test | None:
    wanted = found.groupdict().get("type")
    return (lambda c: c.is_a(c.subject, wanted)) if wanted else None


MATS: dict[str, Kind] = {}  # what a mat brings with it, as cards say that they need it: a rule, as if it were a card
PRINTINGS: dict[str, dict[int, Printing]] = {}  # slug: {edition (0 = newest): what it does}


def card(
    slug: str,
    *play: Step,
    cites: str | tuple[str, ...] = (),
    points: Points | int = 0,
    on: tuple[Trigger, ...] | Trigger = (),
    price: Callable[[Context], Cost] | None = None,
    costs_like: Callable[[Context], Kind | None] | None = None,
    barter: Goods | None = None,
    cut: OfKind[int] | None = None,
    limit: Limit | None = None,
    no_buys: OfKind[bool] | None = None,
    retype: Retype | None = None,
    instructions: OfKind[Code | None] | None = None,
    plus: Change | None = None,
    setup: Callable[[Context], None] | None = None,
    sets_aside: Callable[[Fact], bool] | None = None,
    last: bool = False,
    doubles: bool = False,
    once: str = "",
    last_round: tuple[str, ...] = (),
    actions_as_buys: Test | None = None,
    remembers: str = "",
    overpay: Step = (),
    cleaned: str | tuple[str, ...] = (),
    ends: str | tuple[str, ...] = (),
    stays: str | tuple[str, ...] = (),
    edition: int = 0,
) -> None:
    """Registers a printing. `edition=1` says that only that edition's card reads like this.

    What holds as long as the card is in the game (rules.engine.game folds over it): `price` is what this very card
    costs now, `costs_like` the card whose cost is its cost, if any; `cut` by how many coins it makes a card cheaper; a
    card from hand that fits `barter` may be trashed instead of paying; `limit` says whether a player may not play a
    card from hand now, `no_buys` whether they may not buy it; `retype` gives a card further
    types, `instructions` another text; `plus` changes what a player gets by a plus: of (c, given) 2 "cards" may become
    2 "coins", where `c` is what gives it. `setup` happens before the first turn, and `sets_aside` a card that fits
    and that nobody else uses: it lies in a place of its own, called as the card that does so. `doubles` tells that it
    plays another Treasure twice, `last` that `play treasures` plays it after the others. An Event may be used, or a
    card does something, `once` a "turn" or a "game". `last_round` are the rulings by which a Project gives whoever has
    it a turn more when the game would be over. While `actions_as_buys` holds, Actions that are left can be used as
    Buys. Who has gained the card that it `remembers` in this game is kept in mind. `overpay` is what overpaying for it
    brings: since 2024 when it is gained, before when it was bought. `cleaned` are the rulings on its own Clean-up,
    before the general ones, `ends` those on the end of what it holds for a while: where there are any, that end is
    told; `stays` those on its staying in play with what it has played several times.
    """
    spelling.once(once)
    editions = PRINTINGS.setdefault(slug, {})
    if edition in editions:
        raise ValueError(
            f"{slug!r} is written already for edition {edition}" if edition else f"{slug!r} is written already"
        )
    triggers = on if isinstance(on, tuple) else (on,)
    if overpay:
        brings = Code("overpay", overpay)
        triggers += (
            Trigger("gain", (SELF,), brings, _gained_overpaid, False),
            Trigger("buy", (SELF,), brings, _bought_overpaid, False),
        )
    played = slug in facts() and facts()[slug].kind not in UNPLAYABLE_KINDS
    more = (triggers, points, price, costs_like, barter, cut, limit, no_buys, retype, instructions, plus, setup)
    code = (
        Code(slug, *play, source=slug, cites=cites, plainly=PLAYED if played else (), more=any(more)) if play else None
    )
    if code is not None:
        code.own(slug, slug)
    for i, trigger in enumerate(triggers):
        trigger.code.own(slug, f"{slug} on {trigger.event} {i}")
        if cites:
            trigger.code.tag(0, cites)
    editions[edition] = Printing(
        play=code,
        triggers=triggers,
        points=points,
        price=price,
        costs_like=costs_like,
        barter=barter,
        cut=cut,
        limit=limit,
        no_buys=no_buys,
        retype=retype,
        instructions=instructions,
        plus=plus,
        setup=setup,
        sets_aside=sets_aside,
        last=last,
        doubles=doubles,
        once=once,
        last_round=last_round,
        actions_as_buys=actions_as_buys,
        remembers=remembers and spelling.slug(remembers),
        overpaid=bool(overpay),
        cleaned=(cleaned,) if isinstance(cleaned, str) else cleaned,
        ends=(ends,) if isinstance(ends, str) else ends,
        stays=(stays,) if isinstance(stays, str) else stays,
    )


def _when_bought(c: Context) -> bool:
    """As the 1st edition of Guilds has it, and of its cards only those that it contains."""
    return c.game.table.rules.edition("guilds") == 1 and 1 in c.known(c.card).fact.editions


def _gained_overpaid(c: Context) -> bool | Not:
    if not c.event.get("overpaid") and not c.event["bought"] and c.mine and c.event["by"] != "possession":
        return Not("not overpaid", c.kind(c.card).slug, cites=("guilds2:overpay:3",))
    if not c.event.get("overpaid") or _when_bought(c):
        return False
    if c.me == c.game.player:  # only they buy
        return True
    return Not("paid by another", c.kind(c.card).slug, cites=("guilds2:overpay:2", "alchemy:possession:2"))


def _bought_overpaid(c: Context) -> bool:
    return bool(c.event.get("overpaid")) and _when_bought(c)


@cache
def load_printings() -> None:
    """Every file of rules/cards registers the cards of its box."""
    try:
        cards = import_module("...cards", __name__)
        for room in walk_packages(cards.__path__, f"{cards.__name__}."):
            import_module(room.name)
    except Exception:  # who asks next is told the same, not that the cards above the fault are written already
        PRINTINGS.clear()
        raise
    unprinted = PRINTINGS.keys() - facts().keys()
    if unprinted:
        raise LookupError(f"fixtures/cards has no entry for {', '.join(sorted(unprinted))}")


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

    def older(self, slug: str) -> int:
        """As which edition that card is read, where a newer one reads otherwise; else 0."""
        return 0 if slug == "?" else self.kind(slug).older

    def kind(self, slug: str) -> Kind:
        found = self._kinds.get(slug)
        if found is None:
            fact = facts()[slug]
            printings = PRINTINGS.get(slug, {})
            printing = printings.get(self.edition(fact.expansion)) or printings.get(0)
            if printing is None and printings:  # a card that only an older edition has
                printing = printings[max(printings)]
            if printing is None:
                printing = NO_PRINTING if fact.cards else _unmodelled(fact)
            found = self._kinds[slug] = Kind(fact, printing)
            if printing is not printings.get(0) and 0 in printings:
                found.older = self.edition(fact.expansion)
        return found


@cache
def _ruleset(editions: tuple[tuple[str, int], ...]) -> Ruleset:
    load_printings()
    return Ruleset(dict(editions))


def ruleset(editions: Mapping[str, int] | None = None) -> Ruleset:
    """The same editions give the same object, so that cards compare by identity."""
    older = {slug: n for slug, n in (editions or {}).items() if n != max(expansions()[slug].editions)}
    return _ruleset(tuple(sorted(older.items())))


UNKNOWN = Kind(Fact("?", "?", "?", "", Cost(), (), "unknown", {2: 0}, {2: 0}, ()))
REMOVED = Kind(Fact("removed", "removed", "entfernt", "", Cost(), (), "removed", {2: 0}, {2: 0}, ()))

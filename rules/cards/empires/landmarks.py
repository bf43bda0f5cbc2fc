"""Empires’ Landmarks that pay in the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import (
    dataclass,
    replace,
)
from typing import Any

from rules.speech.grammar import DE, EN
from rules.speech.wording import card_name
from rules.words import (
    LANDSCAPE,
    NO_CASES,
    Ask,
    Context,
    Decision,
    Frame,
    Game,
    Not,
    Op,
    Step,
    Test,
    Text,
    add,
    applies,
    card,
    count,
    count_gained,
    decline,
    discard_from_hand,
    each,
    gained_this_turn,
    is_action,
    line,
    mine,
    none_of,
    noted,
    on,
    on_anothers_turn,
    on_its_pile,
    only_told,
    plus_tokens,
    when,
    your_buy_phase,
    yours,
)

POOL = 6  # points that the set-up lays on such a Landmark for each player


def _lie_on(g: Game, slug: str) -> int:
    return next((n for on_it, what, n in g.beside.tokens if (on_it, what) == (slug, "vp")), 0)


def _lay_on(g: Game, slug: str, n: int) -> None:
    others = [token for token in g.beside.tokens if token[:2] != (slug, "vp")]
    g.beside = replace(g.beside, tokens=tuple(sorted([*others, (slug, "vp", n)])))


def _is_played_with(c: Context, slug: str) -> bool:
    return c.game.table.rules.kind(slug) in c.game.table.landscapes


@dataclass(frozen=True)
class _Pool:
    """The set-up: the points lie on the Landmark, if it is one of this game."""

    slug: str

    def __call__(self, c: Context) -> None:
        if _is_played_with(c, self.slug):
            _lay_on(c.game, self.slug, POOL * c.game.table.players)


class _TakeTwo(Op):
    """You take two points from the Landmark, or the last one."""

    def __call__(self, c: Frame) -> None:
        left = _lie_on(c.game, c.code.source)
        n = min(left, 2)
        if n == 1:
            c.say("effect", c.me, "counted", what=_LEFT_ON_IT, n=n, which=("", ""))
        _lay_on(c.game, c.code.source, left - n)
        add(c, c.me, vp=n)
        if not n:
            c.say(
                "not",
                c.me,
                "brings none",
                (c.code.source,),
                because=("empires:arena:2",),
                what=none_of("points"),
                why=_RUN_DRY,
            )


_LEFT_ON_IT = ("points left on it", "Punkte, die noch darauf liegen")
_RUN_DRY = ("none are left on it", "Es liegen keine mehr darauf")


def _no_points(slug: str, n: int, why: Text) -> Not:
    """Why a Landmark pays nothing, by its n-th ruling."""
    return Not("brings none", slug, cites=(f"empires:{slug}:{n}",), what=none_of("points"), why=why)


@dataclass(frozen=True)
class _AsLongAsAnyLie:
    """It happens to the player, and there are points on the Landmark."""

    slug: str
    test: Test

    def __call__(self, c: Context) -> bool | Not:
        if not c.mine:
            return False
        paid: bool | Not = self.test(c)
        if _lie_on(c.game, self.slug):
            return paid
        dry = Not("brings none", self.slug, cites=("empires:battlefield:2",), what=none_of("points"), why=_RUN_DRY)
        return dry if paid else False


def _pays(
    slug: str,
    event: str,
    test: Test,
    *before: Step,
    ruling: int = 1,
    cases: Mapping[str, Test] = NO_CASES,
    once: str = "",
) -> None:
    """A Landmark that pays two points when that happens, as long as there are any."""
    there = _AsLongAsAnyLie(slug, test)
    steps = line(1, *before, _TakeTwo(), cites=f"empires:{slug}:{ruling}", cases=cases)
    card(slug, on=on(event, steps, zone=LANDSCAPE, test=there), setup=_Pool(slug), once=once)


_pays("battlefield", "gain", yours("Victory"))


def _second_of_your_turn(c: Context) -> bool | Not:
    g = c.game
    if g.player != c.me:
        return _no_points("labyrinth", 2, ("it is not one’s own turn", "Es ist nicht der eigene Zug"))
    nth = gained_this_turn(c)
    if nth > 2:
        why = ("only the second card of a turn counts", "Nur die zweite Karte eines Zuges zählt")
        more = none_of("further points")
        return Not("brings none", "labyrinth", cites=("empires:labyrinth:1",), what=more, why=why)
    return nth == 2 and not g.so_far.used(c.me, "labyrinth", "turn")


def _once(c: Context) -> None:
    c.game.so_far = c.game.so_far.use(c.me, "labyrinth", "turn")


_pays("labyrinth", "gain", _second_of_your_turn, count_gained, _once, once="turn")


def _two_coins_left(c: Context) -> bool | Not:
    if not your_buy_phase(c):
        return _no_points("basilica", 2, ("it is not one’s own Buy phase", "Es ist nicht die eigene Kaufphase"))
    left = (
        f"2 Coins have to be left, and it is {c.game.coins}",
        f"2 Geld müssen übrig sein, und es ist {c.game.coins}",
    )
    return c.game.coins >= 2 or _no_points("basilica", 1, left)


_pays("basilica", "gain", _two_coins_left, count(("Coins left", "übriges Geld"), lambda c: c.game.coins))


def _an_action_like_one_in_play(c: Context) -> bool | Not:
    if not your_buy_phase(c) or not c.is_a(c.subject, "Action"):
        return False
    there = {c.known(card) for card in c.game.in_play(c.me)}
    pile_of = c.game.table.pile_of.get
    own = pile_of(c.known(c.subject).slug)
    if c.known(c.subject) not in there and own and any(pile_of(kind.slug) is own for kind in there):
        return _no_points("colonnade", 1, ("no card of that name is in play", "Keine Karte dieses Namens ist im Spiel"))
    return c.known(c.subject) in there or _no_points(
        "colonnade", 2, ("no such card is in play", "Keine solche Karte ist im Spiel")
    )


_pays(
    "colonnade",
    "gain",
    _an_action_like_one_in_play,
    applies(("such a card is in play", "Eine solche Karte ist im Spiel")),
    ruling=2,
)


def _gained_nothing(c: Context) -> bool | Not:
    why = ("a card was gained this turn", "In diesem Zug wurde eine Karte genommen")
    return not gained_this_turn(c) or _no_points("baths", 1, why)


_NONE_GAINED = ("no card was gained this turn", "In diesem Zug wurde keine Karte genommen")
_pays("baths", "end-turn", _gained_nothing, applies(_NONE_GAINED), cases={"empires:baths:2": lambda c: c.game.bought})

card(
    "tomb",
    on=on(
        "trash",
        line(
            1,
            plus_tokens("vp", lambda c: len(c.event["cards"])),
            cites="base2:trash:1",
            cases={"empires:tomb:1": on_anothers_turn, "empires:tomb:2": lambda c: not c.event["own"]},
        ),
        zone=LANDSCAPE,
        test=mine,
    ),
)


def _you_hold_an_action(c: Context) -> bool:
    return c.mine and any(is_action(c, held) for held in c.game.hand(c.me))


card(
    "arena",
    on=on(
        "buy-phase",
        line(
            1,
            discard_from_hand(may=True, test=is_action),
            when(noted("discarded"), line(2, _TakeTwo(), cites="empires:arena:1"), orelse=decline),
            cites="empires:arena:1",
        ),
        zone=LANDSCAPE,
        test=_you_hold_an_action,
    ),
    setup=_Pool("arena"),
)


# --- points that lie on piles first ----------------------------------------------------------------------------------


class _PointFromPile(Op):
    """A point moves from the pile of the gained card to the Landmark."""

    def __call__(self, c: Frame) -> None:
        key = on_its_pile(c, "vp")
        c.game.pile_tokens[key] -= 1
        n = _lie_on(c.game, c.code.source) + 1
        _lay_on(c.game, c.code.source, n)
        c.say("put", c.me, "token to landmark", (key[0],), card=c.code.source, n=n)


class _TakeAll(Op):
    """You take the points from the Landmark."""

    def __call__(self, c: Frame) -> None:
        n = _lie_on(c.game, c.code.source)
        _lay_on(c.game, c.code.source, 0)
        add(c, c.me, vp=n)


NONE_ON_THE_PILE = ("no point is left on the {} pile", "Auf dem Stapel {} liegt kein Punkt mehr")
_A_GATHERING = ("a Gathering has points of its own on its pile", "Auf dem Stapel einer Sammlung liegen eigene Punkte")


@dataclass(frozen=True)
class _DrawsAPoint:
    """The player gained a card of that type, and there are points on its pile; those of a Gathering are its own."""

    type: str
    ruling: str

    def __call__(self, c: Context) -> bool | Not:
        if yours(self.type)(c) and c.is_a(c.subject, "Gathering"):
            return Not("passed over", c.kind(c.subject).slug, cites=(self.ruling,), why=_A_GATHERING)
        left = c.game.pile_tokens.get(on_its_pile(c, "vp"))
        if left == 0 and yours(self.type)(c):
            (en, de), by = NONE_ON_THE_PILE, self.ruling.split(":")[1]
            pile = on_its_pile(c, "vp")[0]
            why = (en.format(card_name(pile, EN)), de.format(card_name(pile, DE)))
            return Not("does nothing", by, cites=(self.ruling,), once=True, why=why)
        return yours(self.type)(c) and bool(left)


@dataclass(frozen=True)
class _PaysAll:
    slug: str
    test: Test

    def __call__(self, c: Context) -> bool | Not:
        paid: bool | Not = self.test(c)
        return paid if _lie_on(c.game, self.slug) else False


@dataclass(frozen=True)
class _LaysOut:
    """The set-up, if the Landmark is one of this game."""

    slug: str
    setup: Callable[[Context], None]

    def __call__(self, c: Context) -> None:
        if _is_played_with(c, self.slug):
            self.setup(c)


def _gathers(slug: str, type_: str, paid: Test, setup: Callable[[Context], None]) -> None:
    """A Landmark that draws a point from the pile of each gained card of that type, and pays them all at once."""
    cites = f"empires:{slug}:1"
    card(
        slug,
        on=(
            on("gain", line(1, _PointFromPile(), cites=cites), zone=LANDSCAPE, test=_DrawsAPoint(type_, cites)),
            on("gain", line(2, _TakeAll(), cites=f"empires:{slug}:2"), zone=LANDSCAPE, test=_PaysAll(slug, paid)),
        ),
        setup=_LaysOut(slug, setup),
    )


def _eight_on_silver_and_gold(c: Context) -> None:
    c.game.pile_tokens |= {("silver", "vp"): 8, ("gold", "vp"): 8}


def _two_on_the_action_piles(c: Context) -> None:
    for pile in c.game.table.supply:
        if "Action" in pile.kind.types and "Gathering" not in pile.kind.types:
            c.game.pile_tokens[pile.slug, "vp"] = 2


def _a_curse_in_your_buy_phase(c: Context) -> bool | Not:
    if not c.mine or c.known(c.subject).slug != "curse":
        return False
    why = ("the Curse was not gained in one’s own Buy phase", "Der Fluch kam nicht in der eigenen Kaufphase")
    return your_buy_phase(c) or _no_points("defiled-shrine", 2, why)


_gathers("aqueduct", "Treasure", yours("Victory"), _eight_on_silver_and_gold)
_gathers("defiled-shrine", "Action", _a_curse_in_your_buy_phase, _two_on_the_action_piles)

# --- Mountain Pass ---------------------------------------------------------------------------------------------------

HIGHEST_BID = 40


def _the_first_province(c: Context) -> bool | Not:
    """Nobody gained one before, so nobody else has one."""
    g = c.game
    if not c.mine or c.known(c.subject).slug != "province":
        return False
    if any(slug == "mountain-pass" for _, slug in g.so_far.done_for_good):
        why = ("it happens only once a game", "Das geschieht nur einmal in der Partie")
        return Not("does nothing", "mountain-pass", cites=("empires:mountain-pass:1",), why=why)
    owned = [card for player in range(g.table.players) for card in g.owned(player)]
    return not any(c.known(card).slug == "province" for card in owned if g.identity(card) != g.identity(c.subject))


def _trashed_not_gained(c: Context) -> bool | Not:
    """A Province left the Supply without being gained, before the first one was."""
    begun = any(slug == "mountain-pass" for _, slug in c.game.so_far.done_for_good)
    if begun or not c.mine or c.event["own"] or all(c.known(card).slug != "province" for card in c.event["cards"]):
        return False
    why = (
        "the Province was trashed; nobody has gained one yet",
        "Die Provinz wurde entsorgt; genommen hat noch niemand eine",
    )
    return Not("does nothing", "mountain-pass", cites=("empires:mountain-pass:4",), why=why)


def _begin_to_bid(c: Context) -> None:
    c.game.so_far = c.game.so_far.use(c.me, "mountain-pass", "game")
    c.notes["bid"], c.notes["bidder"] = 0, c.me


class _Bid(Ask):
    """More than was bid before, or 0 to pass."""

    def question(self, c: Frame) -> Decision:
        bids = [0, *range(c.notes["bid"] + 1, HIGHEST_BID + 1)]
        prompt = ("How much debt do you bid?", "Wie viele Schulden bietest du?")
        return Decision(c.who, "number", c.game.source(), prompt, bids, [str(bid) for bid in bids])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if c.notes["bid"] == HIGHEST_BID:
            c.say("not", c.who, "cannot bid", n=HIGHEST_BID)
            return
        if value[0]:
            c.notes["bid"], c.notes["bidder"] = value[0], c.who
        c.say("choose", c.who, "bid" if value[0] else "no bid", paid={"debt": value[0]})


def _highest_bidder_takes(c: Frame) -> None:
    if c.notes["bid"]:
        add(c, c.notes["bidder"], vp=8, debt=c.notes["bid"])
    else:
        why = ("everybody passed", "Alle haben gepasst")
        c.say("not", c.me, "does nothing", ("mountain-pass",), because=("empires:mountain-pass:3",), why=why)


card(
    "mountain-pass",
    on=(
        on(
            "gain",
            line(
                1,
                _begin_to_bid,
                each(lambda c: (*c.game.others(c.me), c.me), _Bid()),
                line(2, _highest_bidder_takes, cites=("empires:mountain-pass:3", "empires:mountain-pass:1")),
                cites=("empires:mountain-pass:1", "empires:mountain-pass:2"),
            ),
            zone=LANDSCAPE,
            test=_the_first_province,
        ),
        on("trash", line(1, only_told), zone=LANDSCAPE, test=_trashed_not_gained),
    ),
    once="game",
)

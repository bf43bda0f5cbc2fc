"""Empires: debt, points on piles and landmarks, split piles, Castles, Events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.engine.code import Frame, Op, Step, Test, line, when
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.kinds import Points, Worth
from rules.facts import Cost
from rules.rulebook.trash import trash
from rules.words import (
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    SELF,
    UNKNOWN,
    Draw,
    HowMany,
    Kind,
    Option,
    Order,
    Pick,
    PickPile,
    add,
    back_to_action_phase,
    card,
    choose,
    decline,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_several,
    in_play,
    is_action,
    is_treasure,
    is_type,
    is_victory,
    left_player,
    look_through_discard,
    may,
    mine,
    named,
    next_turn,
    note,
    noted,
    noted_is,
    of_type,
    on,
    play_noted,
    playable,
    plus,
    plus_coins,
    plus_tokens,
    replace_it,
    reveal,
    reveal_hand,
    show,
    take_to_hand,
    this_card,
    this_turn,
    times,
    topdeck,
    trash_from_hand,
    trash_noted,
    trash_this,
    until_next_turn,
    up_to,
)


def _payable(c: Context) -> int:
    g = c.game
    return min(g.coins, g.token(c.me, "debt")) if c.me == g.player else 0


def _pay(c: Context) -> None:
    n = c.notes["pay"]
    c.game.coins -= n
    c.game.add_token(c.me, "debt", -n)
    if n:
        c.say("effect", c.me, "spend", paid={"coins": n})


card(
    "capital",
    line(1, plus(coins=6)),
    line(2, plus(buys=1)),
    on=on(
        "discard-from-play",
        line(
            3,
            plus(debt=6),
            HowMany("pay", 0, _payable, prompt=("How much debt do you pay off?", "Wie viele Schulden zahlst du?")),
            _pay,
            cites=("empires:capital:1", "empires:capital:2", "empires:capital:4"),
        ),
        zone=SELF,
    ),
    cites="empires:capital:2",
)


def _crown(n: int, phase: str, test: Any) -> Step:
    return line(
        n,
        when(
            lambda c: c.game.phase == phase,
            Pick("picked", HAND, 1, may=True, test=playable(test), prompt="play"),
            play_noted("picked"),
            play_noted("played", again=True, nth=2),
        ),
        cites=("empires:crown:1", "empires:crown:2"),
    )


card("crown", _crown(1, "action", is_action), _crown(2, "buy", is_treasure), doubles=True)


def _actions_in_hand(c: Context) -> int:
    return sum(1 for card in c.hand if is_action(c, card))


card(
    "city-quarter",
    line(1, plus(actions=2), cites="base2:play:1"),
    line(2, reveal_hand, cites="base2:reveal:1"),
    line(3, Draw(_actions_in_hand), cites="base2:draw:1"),
)


def _first_action_of_another(c: Context) -> bool:
    """Another player, whom the Attack affects, plays the first Action card of this turn of theirs."""
    g = c.game
    player = c.event["player"]
    if player == c.me or player != g.player or player in c.notes.get("unaffected", ()):
        return False
    if not c.is_a(c.subject, "Action"):
        return False
    rules = g.table.rules
    return sum(1 for who, slug, _ in g.played if who == player and "Action" in c.types(rules.kind(slug))) == 1


def _other_text(c: Context) -> None:
    action = c.known(c.subject).slug
    c.say("not", c.me, "other text", ("enchantress", action), card=action)


card(
    "enchantress",
    line(
        1,
        until_next_turn("instead", _other_text, replace_it, plus(cards=1, actions=1), test=_first_action_of_another),
        cites=("empires:enchantress:2", "empires:enchantress:3"),
    ),
    line(2, next_turn(plus(cards=2)), cites="empires:enchantress:3"),
)


def _points_on(c: Context, pile: str) -> int:
    return c.game.pile_tokens.get((pile, "vp"), 0)


class _PointOntoPile(Op):
    """One point goes onto the pile of the Gathering, empty or not."""

    def __call__(self, c: Frame) -> None:
        pile = c.code.source
        if pile in c.game.table.piles:
            c.game.add_pile_token(pile, "vp")
            c.say("put", c.me, "pile token", (pile,), n=("1 victory point", "1 Punkt"))


class _PointsFromPile(Op):
    """You take the points from the pile of the Gathering."""

    def __call__(self, c: Frame) -> None:
        add(c, c.me, vp=c.game.pile_tokens.pop((c.code.source, "vp"), 0))


_point_onto_pile, _points_from_pile = _PointOntoPile(), _PointsFromPile()

card(
    "farmers-market",
    line(1, plus(buys=1)),
    line(
        2,
        when(
            lambda c: _points_on(c, "farmers-market") >= 4,
            _points_from_pile,
            trash_this,
            orelse=line(
                3,
                _point_onto_pile,
                plus_coins(lambda c: _points_on(c, "farmers-market")),
                cites=("empires:farmers-market:1", "empires:farmers-market:2"),
            ),
        ),
        cites="empires:farmers-market:1",
    ),
    cites="empires:farmers-market:1",
)

card(
    "wild-hunt",
    line(
        1,
        choose(
            Option(
                "cards",
                plus(cards=3),
                _point_onto_pile,
                says=("+3 Cards, a point onto the pile", "+3 Karten, ein Punkt auf den Stapel"),
            ),
            Option(
                "estate",
                gain_a("estate"),
                when(noted("gained"), _points_from_pile),
                says=("gain an Estate for the points", "nimm ein Anwesen und dafür die Punkte"),
            ),
        ),
        cites=("empires:wild-hunt:1", "empires:wild-hunt:2"),
    ),
)

card("plunder", line(1, plus(coins=2)), line(2, plus(vp=1)), cites="empires:plunder:1")

card(
    "temple",
    line(1, plus(vp=1), cites="empires:temple:1"),
    line(
        2,
        Pick("picked", HAND, 3, up_to=True, least=1, distinct=True, prompt="trash"),
        trash_noted("picked"),
        cites="empires:temple:2",
    ),
    line(3, _point_onto_pile, cites="empires:temple:1"),
    on=on("gain", line(4, _points_from_pile, cites="empires:temple:3"), zone=SELF),
)


def _castles(c: Context) -> int:
    return sum(1 for card in c.game.owned(c.me) if "Castle" in c.known(card).types)


card("humble-castle", line(1, plus(coins=1), cites="empires:humble-castle:1"), points=_castles)

_CRUMBLES = line(2, plus(vp=1), gain_a("silver"), cites="empires:crumbling-castle:1")
card("crumbling-castle", points=1, on=(on("gain", _CRUMBLES, zone=SELF), on("trash", _CRUMBLES, zone=SELF)))


def _this_or_a_castle(c: Context) -> list[int]:
    this = [c.card] if c.card in c.game.in_play(c.me) else []
    return this + [card for card in c.game.hand(c.me) if c.is_a(card, "Castle")]


card(
    "small-castle",
    line(
        1,
        Pick("picked", _this_or_a_castle, 1, prompt="trash"),
        trash_noted("picked", None),
        cites="empires:small-castle:1",
    ),
    line(2, when(noted("trashed"), gain_a("castles")), cites="empires:small-castle:1"),
    points=2,
)


def _mine_on_my_turn(c: Context) -> bool:
    return c.mine and c.me == c.game.player


card(
    "haunted-castle",
    points=2,
    on=on(
        "gain",
        line(2, gain_a("gold"), cites="empires:haunted-castle:1"),
        line(
            3,
            each_other(
                when(
                    lambda c: len(c.hand) >= 5,
                    Pick("picked", HAND, 2, prompt="topdeck"),
                    Order("picked"),
                    topdeck("picked"),
                )
            ),
            cites="empires:haunted-castle:1",
        ),
        zone=SELF,
        test=_mine_on_my_turn,
    ),
)

card(
    "opulent-castle",
    line(
        1,
        discard_from_hand(lambda c: len(c.hand), up_to=True, test=is_victory),
        cites="empires:opulent-castle:1",
    ),
    line(2, plus_coins(lambda c: 2 * len(c.many("discarded"))), cites="empires:opulent-castle:1"),
    points=3,
)

card(
    "sprawling-castle",
    points=4,
    on=on(
        "gain",
        line(
            2,
            choose(
                Option("duchy", gain_a("duchy")),
                Option("estates", times(3, gain_a("estate")), says=("gain 3 Estates", "3 Anwesen nehmen")),
            ),
            cites="empires:sprawling-castle:1",
        ),
        zone=SELF,
    ),
)


def _point_for_each_victory_card(c: Frame) -> None:
    g = c.game
    cards = (*g.hand(c.me), *g.in_play(c.me))
    add(c, c.me, vp=sum(1 for card in cards if c.is_a(card, "Victory")))


card(
    "grand-castle",
    points=5,
    on=on(
        "gain",
        line(2, reveal_hand, _point_for_each_victory_card, cites="empires:grand-castle:1"),
        zone=SELF,
    ),
)

card("kings-castle", points=lambda c: 2 * _castles(c))

# --- Kingdom cards ---------------------------------------------------------------------------------------------------

card(
    "royal-blacksmith",
    line(1, plus(cards=5)),
    line(
        2,
        reveal_hand,
        note("coppers", lambda c: tuple(held for held in c.hand if c.known(held).slug == "copper")),
        discard_noted("coppers"),
        cites="empires:royal-blacksmith:1",
    ),
    cites="empires:royal-blacksmith:1",
)

card(
    "engineer",
    line(1, gain_choice(up_to(4)), cites="empires:engineer:1"),
    line(
        2,
        may(
            ("Do you trash the Engineer?", "Entsorgst du die Ingenieurin?"),
            trash_this,
            when(noted("this trashed"), gain_choice(up_to(4))),
            test=in_play,
        ),
        cites=("empires:engineer:2", "empires:engineer:1"),
    ),
)

card(
    "forum",
    line(1, plus(cards=3)),
    line(2, plus(actions=1)),
    line(3, discard_from_hand(2), cites="empires:forum:2"),
    on=on("gain", line(4, plus(buys=1), cites="empires:forum:1"), zone=SELF),
    cites="empires:forum:2",
)

card(
    "legionary",
    line(1, plus(coins=3)),
    line(
        2,
        Pick("gold", HAND, 1, may=True, test=named("gold"), prompt="reveal"),
        show("gold"),
        cites="empires:legionary:1",
    ),
    line(
        3,
        when(noted("gold"), each_other(discard_down_to(2), plus(cards=1))),
        cites=("empires:legionary:2", "empires:legionary:1"),
    ),
    cites="empires:legionary:1",
)


def _trashed_a(type_: str) -> Test:
    return noted_is("trashed", is_type(type_))


card(
    "sacrifice",
    line(1, trash_from_hand(), cites="empires:sacrifice:1"),
    line(
        2,
        when(_trashed_a("Action"), plus(cards=2, actions=2)),
        when(_trashed_a("Treasure"), plus(coins=2)),
        when(_trashed_a("Victory"), plus(vp=2)),
        cites=("empires:sacrifice:1", "empires:sacrifice:2"),
    ),
)


def _mine_and_a_victory_card(c: Context) -> bool:
    return c.mine and c.is_a(c.subject, "Victory")


card(
    "groundskeeper",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        this_turn("gain", plus(vp=1), test=_mine_and_a_victory_card),
        cites=("empires:groundskeeper:1", "empires:groundskeeper:2"),
    ),
    cites="empires:groundskeeper:1",
)


def _yours_costs_more(c: Context) -> bool:
    yours, theirs = c.one("yours"), c.one("theirs")
    return bool(yours and theirs) and c.cost_of(theirs) < c.cost_of(yours)


card(
    "chariot-race",
    line(1, plus(actions=1)),
    line(2, reveal(1, "yours"), take_to_hand("yours"), cites="empires:chariot-race:1"),
    line(
        3,
        left_player(reveal(1, "theirs")),
        when(_yours_costs_more, plus(coins=1, vp=1)),
        cites=("empires:chariot-race:1", "empires:chariot-race:2"),
    ),
    cites="empires:chariot-race:1",
)

card(
    "villa",
    line(1, plus(actions=2)),
    line(2, plus(buys=1)),
    line(3, plus(coins=1)),
    on=on(
        "gain",
        line(
            4,
            note("this", this_card),
            take_to_hand("this", None),
            plus(actions=1),
            back_to_action_phase,
            cites=("empires:villa:1", "empires:villa:2"),
        ),
        zone=SELF,
    ),
    cites="empires:villa:1",
)

# --- split piles -----------------------------------------------------------------------------------------------------


def _from_the_discard_pile(slug: str) -> Step:
    return (
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=named(slug), prompt="take"),
        show("picked"),
        take_to_hand("picked", DISCARD),
    )


card(
    "settlers",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, _from_the_discard_pile("copper"), cites="empires:settlers:1"),
    cites="empires:settlers:1",
)

card(
    "bustling-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=3)),
    line(3, _from_the_discard_pile("settlers"), cites="empires:bustling-village:1"),
    cites="empires:bustling-village:1",
)

card(
    "catapult",
    line(1, plus(coins=1)),
    line(2, trash_from_hand(), cites="empires:catapult:1"),
    line(
        3,
        when(lambda c: bool(c.many("trashed")) and c.cost_of(c.one("trashed")).coins >= 3, each_other(gain_a("curse"))),
        cites=("empires:catapult:1", "empires:catapult:2"),
    ),
    line(
        4,
        when(_trashed_a("Treasure"), each_other(discard_down_to(3))),
        cites=("empires:catapult:1", "empires:catapult:2"),
    ),
    cites="empires:catapult:1",
)


def _your_buy_phase(c: Context) -> bool:
    return c.game.phase == "buy" and c.game.player == c.me


_ROCKS = line(
    2,
    when(_your_buy_phase, gain_a("silver", DECK), orelse=gain_a("silver", HAND)),
    cites=("empires:rocks:1", "empires:rocks:2"),
)
card(
    "rocks",
    line(1, plus(coins=1)),
    on=(on("gain", _ROCKS, zone=SELF), on("trash", _ROCKS, zone=SELF)),
    cites="empires:rocks:1",
)

card(
    "patrician",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(
            lambda c: bool(c.many("seen")) and c.cost_of(c.one("seen")).coins >= 5,
            take_to_hand("seen"),
        ),
        cites=("empires:patrician:1", "empires:patrician:2"),
    ),
    cites="empires:patrician:1",
)


def _five_actions_in_play(c: Context) -> bool:
    return sum(1 for there in c.game.in_play(c.me) if c.is_a(there, "Action")) >= 5


card(
    "emporium",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    on=on("gain", line(4, plus(vp=2), cites="empires:emporium:1"), zone=SELF, test=_five_actions_in_play),
    cites="empires:emporium:1",
)

# --- Events ----------------------------------------------------------------------------------------------------------

card(
    "advance",
    line(1, trash_from_hand(may=True, test=is_action), cites="empires:advance:1"),
    line(2, when(noted("trashed"), gain_choice(up_to(6, "Action"))), cites="empires:advance:1"),
)


def _gained_this_turn(*slugs: str) -> Callable[[Context], int]:
    """How many cards, or how many of these, you have gained this turn."""

    def count(c: Context) -> int:
        return sum(1 for who, slug, _ in c.game.gained if who == c.me and (not slugs or slug in slugs))

    return count


card(
    "triumph",
    line(1, gain_a("estate"), cites="empires:triumph:2"),
    line(2, when(noted("gained"), plus_tokens("vp", _gained_this_turn())), cites="empires:triumph:1"),
)

card(
    "delve",
    line(1, plus(buys=1), cites="empires:delve:1"),
    line(2, gain_a("silver"), cites="empires:delve:1"),
)


def _five_and_no_victory_card(c: Context, kind: Kind) -> bool:
    return c.cost(kind) <= Cost(5) and "Victory" not in c.types(kind)


card(
    "banquet",
    line(1, times(2, gain_a("copper")), cites="empires:banquet:1"),
    line(2, gain_choice(_five_and_no_victory_card), cites="empires:banquet:1"),
)

card(
    "ritual",
    line(1, gain_a("curse"), cites="empires:ritual:1"),
    line(
        2,
        when(
            noted("gained"),
            trash_from_hand(),
            when(noted("trashed"), plus_tokens("vp", lambda c: c.cost_of(c.one("trashed")).coins)),
        ),
        cites=("empires:ritual:1", "empires:ritual:2"),
    ),
)


def _trash_from_its_pile(c: Context) -> None:
    if c.notes["pile"]:
        pile = c.game.table.piles[c.notes["pile"]]
        trash(c.game, c.me, (c.game.top(pile),), pile.zone)


card(
    "salt-the-earth",
    line(1, plus(vp=1), cites="empires:salt-the-earth:1"),
    line(
        2,
        PickPile(of_type("Victory"), prompt="trash"),
        _trash_from_its_pile,
        cites=("empires:salt-the-earth:1", "empires:salt-the-earth:2"),
    ),
)

card(
    "wedding",
    line(1, plus(vp=1), cites="empires:wedding:1"),
    line(2, gain_a("gold"), cites="empires:wedding:1"),
)

card(
    "windfall",
    line(
        1,
        when(lambda c: not c.deck and not c.discard_pile, gain_several("gold", 3)),
        cites=("empires:windfall:1", "empires:windfall:2"),
    ),
)

card(
    "conquest",
    line(1, gain_several("silver", 2), cites="empires:conquest:1"),
    line(2, plus_tokens("vp", _gained_this_turn("silver")), cites="empires:conquest:1"),
)

card(
    "dominate",
    line(1, gain_a("province"), cites="empires:dominate:1"),
    line(2, when(noted("gained"), plus(vp=9)), cites="empires:dominate:1"),
)

# --- Landmarks that only score ---------------------------------------------------------------------------------------


def _counted(c: Context, player: int | None = None) -> Counter[Kind]:
    """The cards of a player by name; what nobody has described counts nothing."""
    owned = c.game.owned(c.me if player is None else player)
    return Counter(kind for kind in (c.known(card) for card in owned) if kind is not UNKNOWN)


def _copies(c: Context, *slugs: str) -> list[int]:
    kind = c.game.table.rules.kind
    cards = _counted(c)
    return [cards[kind(slug)] for slug in slugs]


def _at_the_end(slug: str, points: Points) -> None:
    card(slug, points=Worth(points, (f"empires:{slug}:1",)))


_at_the_end("fountain", lambda c: 15 if _copies(c, "copper")[0] >= 10 else 0)
_at_the_end("bandit-fort", lambda c: -2 * sum(_copies(c, "silver", "gold")))
_at_the_end("palace", lambda c: 3 * min(_copies(c, "copper", "silver", "gold")))
_at_the_end("wall", lambda c: -max(sum(1 for _ in c.game.owned(c.me)) - 15, 0))
_at_the_end("museum", lambda c: 2 * len(_counted(c)))
_at_the_end("wolf-den", lambda c: -3 * sum(1 for n in _counted(c).values() if n == 1))


def _actions_by_name(c: Context) -> list[int]:
    """How many copies of each Action card, the most first."""
    return sorted((n for kind, n in _counted(c).items() if "Action" in c.types(kind)), reverse=True)


_at_the_end("orchard", lambda c: 4 * sum(1 for n in _actions_by_name(c) if n >= 3))
_at_the_end("triumphal-arch", lambda c: 3 * sum(_actions_by_name(c)[1:2]))


def _keep(c: Context) -> int:
    others = [_counted(c, player) for player in c.game.others(c.me)]
    treasures = [(kind, n) for kind, n in _counted(c).items() if "Treasure" in c.types(kind)]
    return 5 * sum(1 for kind, n in treasures if all(other[kind] <= n for other in others))


_at_the_end("keep", _keep)


def _tower(c: Context) -> int:
    empty = {part for pile in c.game.table.supply if not c.game.top(pile) for part in pile.kinds}
    return sum(n for kind, n in _counted(c).items() if kind in empty and "Victory" not in c.types(kind))


_at_the_end("tower", _tower)

# --- Landmarks that pay in the game ----------------------------------------------------------------------------------

POOL = 6  # points that the set-up lays on such a Landmark for each player


def _lie_on(g: Game, slug: str) -> int:
    return next((n for on_it, what, n in g.beside.tokens if (on_it, what) == (slug, "vp")), 0)


def _lay_on(g: Game, slug: str, n: int) -> None:
    others = [token for token in g.beside.tokens if token[:2] != (slug, "vp")]
    g.beside = replace(g.beside, tokens=tuple(sorted([*others, (slug, "vp", n)])))


def _pool(slug: str) -> Callable[[Context], None]:
    """The set-up: the points lie on the Landmark, if it is one of this game."""

    def setup(c: Context) -> None:
        table = c.game.table
        if table.rules.kind(slug) in table.landscapes:
            _lay_on(c.game, slug, POOL * table.players)

    return setup


class _TakeTwo(Op):
    """You take two points from the Landmark, or the last one."""

    def __call__(self, c: Frame) -> None:
        left = _lie_on(c.game, c.code.source)
        n = min(left, 2)
        _lay_on(c.game, c.code.source, left - n)
        add(c, c.me, vp=n)


def _pays(slug: str, event: str, test: Test, *before: Step) -> None:
    """A Landmark that pays two points when that happens, as long as there are any."""

    def there(c: Context) -> bool:
        return bool(_lie_on(c.game, slug)) and c.mine and bool(test(c))

    cites = (f"empires:{slug}:1", f"empires:{slug}:2")
    steps = line(1, *before, _TakeTwo(), cites=cites)
    card(slug, on=on(event, steps, zone=LANDSCAPE, test=there), setup=_pool(slug))


_pays("battlefield", "gain", _mine_and_a_victory_card)


def _second_of_your_turn(c: Context) -> bool:
    g = c.game
    return g.player == c.me and _gained_this_turn()(c) == 2 and not g.so_far.used(c.me, "labyrinth", "turn")


def _once(c: Context) -> None:
    c.game.so_far = c.game.so_far.use(c.me, "labyrinth", "turn")


_pays("labyrinth", "gain", _second_of_your_turn, _once)
_pays("basilica", "gain", lambda c: _your_buy_phase(c) and c.game.coins >= 2)


def _an_action_like_one_in_play(c: Context) -> bool:
    if not _your_buy_phase(c) or not c.is_a(c.subject, "Action"):
        return False
    return any(c.known(there) is c.known(c.subject) for there in c.game.in_play(c.me))


_pays("colonnade", "gain", _an_action_like_one_in_play)
_pays("baths", "end-turn", lambda c: not _gained_this_turn()(c))

card(
    "tomb",
    on=on(
        "trash",
        line(
            1,
            plus_tokens("vp", lambda c: len(c.event["cards"])),
            cites=("empires:tomb:1", "empires:tomb:2"),
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
    setup=_pool("arena"),
)

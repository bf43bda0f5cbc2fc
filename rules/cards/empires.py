"""Empires: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Step, line, when
from rules.engine.context import Context
from rules.words import (
    HAND,
    SELF,
    Draw,
    HowMany,
    Option,
    Order,
    Pick,
    add,
    card,
    choose,
    discard_from_hand,
    each_other,
    gain_a,
    is_action,
    is_treasure,
    is_victory,
    next_turn,
    noted,
    on,
    play_noted,
    playable,
    plus,
    plus_coins,
    replace_it,
    reveal_hand,
    times,
    topdeck,
    trash_noted,
    until_next_turn,
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


def _point_onto_pile(c: Context) -> None:
    if "temple" in c.game.table.piles:
        c.game.add_pile_token("temple", "vp")
        c.say("put", c.me, "pile token", ("temple",), n=("1 victory point", "1 Punkt"))


def _points_from_pile(c: Context) -> None:
    add(c, c.me, vp=c.game.pile_tokens.pop(("temple", "vp"), 0))


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


def _point_for_each_victory_card(c: Context) -> None:
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

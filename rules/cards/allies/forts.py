"""Forts: Tent, Garrison, Hill Fort, Stronghold."""

from __future__ import annotations

from rules.cards.allies.favors import BENEATH_OTHERS, with_an_ally
from rules.cards.allies.rotating import may_rotate
from rules.words import (
    SELF,
    Context,
    Draw,
    Option,
    applies,
    brings_no,
    card,
    choose,
    chose,
    chose_also,
    count,
    does_not_stay,
    gain_choice,
    in_play,
    line,
    next_turn,
    noted,
    on,
    played_several_times,
    plus,
    several_of_this,
    still_in_discard_pile,
    take_to_hand,
    this_turn,
    told_this_turn,
    topdeck_this,
    up_to,
    when,
)

card(
    "tent",
    line(1, plus(coins=2), cites="base2:play:1"),
    may_rotate(2, "forts", "Forts", "Bastionen", "allies:rotating:1"),
    on=on(
        "discard-from-play",
        line(3, topdeck_this, cites="base2:put:2", cases={"allies:tent:1": several_of_this}),
        zone=SELF,
        test=still_in_discard_pile,
        may=True,
    ),
)


def _gained_while_in_play(c: Context) -> bool:
    return bool(c.mine and c.card in c.game.in_play(c.me))


def _one_in_hand(c: Context) -> bool:
    """Another Garrison, which is not in play."""
    return any(c.known(card).slug == "garrison" for card in c.hand)


def _left_play(c: Context) -> bool:
    return not in_play(c)


def _put_token_on_this(c: Context) -> None:
    c.game.card_tokens[c.card] = c.game.card_tokens.get(c.card, 0) + 1
    sentence = "card token not in hand" if _one_in_hand(c) else "card token"
    c.say("effect", c.me, "card token no favor" if with_an_ally(c) else sentence, (c.card,))


def _counted_before(c: Context) -> bool:
    """What another play of the same Garrison brought in this turn."""
    return any(
        step.sentence == "counted" and step.path[-1:] and step.path[-1][0] == "garrison" for step in told_this_turn(c)
    )


def _take_tokens_off(c: Context) -> None:
    c.notes["tokens"] = c.game.card_tokens.pop(c.card, 0)


card(
    "garrison",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        this_turn("gain", _put_token_on_this, test=_gained_while_in_play),
        cites="base2:play:1",
        cases={
            "allies:garrison:5": played_several_times,
            "allies:garrison:1": _one_in_hand,
            "allies:garrison:4": with_an_ally,
        },
    ),
    line(
        3,
        next_turn(
            _take_tokens_off,
            when(
                noted("tokens"),
                Draw(count(("tokens on it", "Marker darauf"), lambda c: int(c.notes["tokens"]))),
                orelse=when(
                    _counted_before,
                    brings_no(
                        "further cards", ("its tokens are off already", "Die Marker sind schon heruntergenommen")
                    ),
                ),
            ),
            until="tokens",
        ),
        cites="allies:durations:2",
        cases={
            "allies:garrison:2": _left_play,
            "allies:garrison:1": _left_play,
            "allies:garrison:6": played_several_times,
        },
    ),
)


def _gained_is_gone(c: Context) -> bool:
    """It is to go into hand, and was moved on from where it was gained to."""
    gained = c.one("gained")
    return chose_also("hand")(c) and (not gained or c.game.where(gained) is None)


def _covered(c: Context) -> bool:
    """In the discard pile, where other cards lie on it."""
    return c.one("gained") in c.discard_pile[1:]


card(
    "hill-fort",
    line(1, gain_choice(up_to(4)), cites="allies:hill-fort:1"),
    line(
        2,
        choose(
            Option("hand", when(_covered, applies(BENEATH_OTHERS)), take_to_hand("gained", None)),
            Option("card", plus(cards=1, actions=1)),
        ),
        cites="allies:hill-fort:2",
        cases={"allies:hill-fort:3": _gained_is_gone, "allies:hill-fort:4": _covered},
    ),
)

card(
    "stronghold",
    line(
        1,
        choose(
            Option("coins", line(1, plus(coins=3), cites="allies:stronghold:1")),
            Option("cards", next_turn(plus(cards=3))),
        ),
        when(chose("coins"), does_not_stay(("nothing is still to come", "Es steht nichts mehr aus"))),
        cites=("allies:stronghold:2", "allies:error-stronghold:1"),
        cases={"allies:stronghold:3": chose("coins", "cards"), "allies:stronghold:1": chose("coins")},
    ),
    points=2,
)

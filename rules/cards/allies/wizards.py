"""Wizards: Student, Conjurer, Sorcerer, Lich."""

from __future__ import annotations

from rules.cards.allies.rotating import may_rotate
from rules.rulebook.discard import discard
from rules.rulebook.prevention import as_if_gained, tell_what_would_have
from rules.words import (
    SELF,
    Context,
    NameCard,
    brings_no,
    card,
    each_other,
    gain_a,
    gain_choice,
    gain_one_from_trash,
    is_treasure,
    leave_on_deck,
    line,
    named_right,
    next_turn,
    noted,
    noted_is,
    on,
    or_else,
    plus,
    reveal,
    take_this_to_hand,
    topdeck_this,
    trash_from_hand,
    up_to,
    when,
)

card(
    "student",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    may_rotate(2, "wizards", "Wizards", "Zauberer", "allies:student:1"),
    line(
        3,
        trash_from_hand(1),
        cites="allies:student:2",
        cases={"allies:student:6": lambda c: bool(c.many("trashed")) and not noted_is("trashed", is_treasure)(c)},
    ),
    line(
        4,
        when(
            noted_is("trashed", is_treasure),
            line(4, plus(favors=1), topdeck_this, cites=("allies:student:3", "allies:student:4")),
            orelse=when(
                noted("trashed"),
                brings_no(
                    "favor",
                    ("the trashed card is no Treasure", "Die entsorgte Karte ist keine Geldkarte"),
                ),
            ),
        ),
        cites="allies:student:6",
    ),
    cleaned="allies:student:6",
)


card(
    "conjurer",
    line(1, gain_choice(up_to(4)), cites="base2:gain:5"),
    line(2, next_turn(take_this_to_hand), cites=("allies:conjurer:1", "base2:this-card:1")),
)

card(
    "sorcerer",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    each_other(
        line(3, NameCard(), reveal(1), leave_on_deck(), cites=("allies:sorcerer:1", "allies:sorcerer:3")),
        line(
            4,
            when(
                noted("seen"),
                when(
                    named_right(),
                    brings_no(
                        "curse",
                        ("the revealed card is the one that was named", "Aufgedeckt wurde die genannte Karte"),
                    ),
                    orelse=gain_a("curse"),
                ),
                orelse=brings_no("curse", ("no card was revealed", "Es wurde keine Karte aufgedeckt")),
            ),
            cites="allies:sorcerer:2",
        ),
    ),
)


def _lose_a_turn(c: Context) -> None:
    c.game.skips = tuple(n + (p == c.me) for p, n in enumerate(c.game.skips))
    c.say("effect", c.me, "lose turn")


_NOT_GAINED = ("it was discarded from the trash, not gained", "Die Karte wurde aus dem Müll abgelegt, nicht genommen")


def _discard_from_trash(c: Context) -> None:
    discard(c.game, c.me, (c.card,), c.game.table.trash)


def _was_not_gained(c: Context) -> None:
    """What waits for a gain does not come of it."""
    if c.many("discarded"):
        event = as_if_gained(c.game, c.me, c.many("discarded")[0])
        tell_what_would_have(c.game, event, _NOT_GAINED, "nothing for")


_cheaper_than_this = or_else(
    lambda c, card: c.cost_of(card) < c.cost_of(c.card),
    ("it does not cost less than the Lich", "Die Karte kostet nicht weniger als der Lich"),
    ("costs less than the Lich", "weniger als der Lich kostet"),
)


card(
    "lich",
    line(1, plus(cards=6), cites="base2:draw:4"),
    line(2, plus(actions=2), cites="base2:action-phase:2"),
    line(3, _lose_a_turn, cites="allies:lich:1", cases={"allies:lich:6": lambda c: c.game.skips[c.me] > 1}),
    on=on(
        "trash",
        line(
            4,
            _discard_from_trash,
            cites=("allies:lich:7", "allies:lich:8"),
        ),
        line(4, _was_not_gained, cites="allies:lich:8"),
        line(
            4,
            gain_one_from_trash(_cheaper_than_this),
            cites=("allies:lich:9", "allies:lich:10", "allies:lich:11"),
        ),
        zone=SELF,
    ),
)

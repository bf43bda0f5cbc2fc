"""Plunder: Durations for the next turn, and for the rest of the game."""

from __future__ import annotations

from rules.rulebook.prevention import NOT_TRASHED, tell_lost
from rules.rulebook.trash import trash
from rules.words import (
    ASIDE,
    HAND,
    SELF,
    Context,
    Draw,
    Frame,
    Not,
    Op,
    Option,
    Pick,
    Step,
    brings_no,
    card,
    carry_along,
    choose,
    discard_noted,
    does_not_stay,
    draw_up_to,
    each_other,
    gain_a,
    gain_choice,
    is_action,
    line,
    next_turn,
    noted,
    nothing,
    of_type,
    on,
    play_this_from_hand,
    play_this_from_there,
    played_several_times,
    plus,
    set_aside,
    take_to_hand,
    takes_place_later,
    this_may_be_played,
    topdeck_this,
    trash_from_hand,
    trash_this,
    up_to,
    up_to_more,
    when,
    zone_of,
)

card(
    "longship",
    line(1, plus(actions=2), cites="plunder:longship:1"),
    line(2, next_turn(plus(cards=2)), cites="plunder:longship:1", cases={"plunder:longship:2": played_several_times}),
)


def _waits_with_it(c: Context) -> bool:
    """When the Crew has its turn, something else still has to happen at the start of this turn."""
    return takes_place_later(c) and any(e.player == c.me and e.source != "crew" for e in c.game.active("turn"))


card(
    "crew",
    line(1, plus(cards=3), cites="base2:play:1"),
    line(2, next_turn(topdeck_this), cites="plunder:crew:1", cases={"plunder:crew:2": _waits_with_it}),
)

card(
    "rope",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(
        3,
        next_turn(plus(cards=1), trash_from_hand(1, may=True)),
        cites="plunder:rope:1",
        cases={"plunder:rope:2": lambda c: "picked" in c.notes and not c.many("picked")},
    ),
    cites="base2:play:1",
)


def _drawn_is_discarded(c: Context) -> int:
    return len(c.many("discarded"))


card(
    "grotto",
    line(1, plus(actions=1), cites="base2:play:1"),
    line(
        2,
        Pick("picked", HAND, 4, up_to=True, prompt="set aside"),
        set_aside("picked"),
        cites="plunder:grotto:1",
    ),
    line(
        3,
        when(
            noted("picked"),
            next_turn(discard_noted("picked", ASIDE), Draw(_drawn_is_discarded, plus=False), carry=("picked",)),
            orelse=line(
                3,
                does_not_stay(("nothing was set aside", "Es wurde nichts zur Seite gelegt")),
                cites="plunder:grotto:2",
            ),
        ),
        cites="plunder:grotto:1",
    ),
)


def _tell_no_action(c: Context) -> None:
    """Of an empty hand; that the cards there are no Actions has been told."""
    if not c.hand and c.game.where(c.card) is not None:
        c.say("not", c.me, "not kept", (c.card,), why=_NO_ACTION)


_NO_ACTION = ("there is no Action in hand to trash", "Auf der Hand ist keine Aktion zum Entsorgen")


def _trash_gained(c: Frame) -> None:
    """The Siren itself, if it still lies where it was gained to."""
    zone = zone_of(c.me, c.notes["to"])
    if c.card in c.game.zones[zone]:
        trash(c.game, c.me, (c.card,), zone)
    else:
        tell_lost(c.game, c.me, c.card, ("plunder:siren:2", "base2:lost-track:1"), NOT_TRASHED)


card(
    "siren",
    line(1, each_other(gain_a("curse")), cites="base2:play:1"),
    line(2, next_turn(draw_up_to(8)), cites="plunder:siren:3"),
    on=on(
        "gain",
        line(
            3,
            trash_from_hand(1, may=True, test=is_action),
            when(nothing("trashed"), _tell_no_action, _trash_gained),
            cites="plunder:siren:1",
        ),
        zone=SELF,
    ),
)


def _duration_gained(c: Context) -> bool | Not:
    return c.is_a(c.subject, "Duration") and this_may_be_played(c)


card(
    "stowaway",
    line(
        1,
        next_turn(plus(cards=2)),
        cites="plunder:stowaway:2",
    ),
    on=on(
        "gain",
        line(2, play_this_from_hand, cites="plunder:stowaway:1"),
        zone=HAND,
        test=_duration_gained,
        may=True,
    ),
)

card(
    "cabin-boy",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        next_turn(
            choose(
                Option("coins", plus(coins=2)),
                Option(
                    "trash",
                    trash_this,
                    when(noted("this trashed"), gain_choice(of_type("Duration"))),
                    says=("trash this, gain a Duration", "diese Karte entsorgen, eine Dauerkarte nehmen"),
                ),
            )
        ),
        cites="plunder:cabin-boy:1",
        cases={"plunder:cabin-boy:2": lambda c: takes_place_later(c) and played_several_times(c)},
    ),
    cites="base2:play:1",
)

_ENLARGE: Step = (
    line(1, trash_from_hand(1), cites="plunder:enlarge:1", cases={"plunder:enlarge:2": takes_place_later}),
    line(2, when(noted("trashed"), gain_choice(up_to_more(2))), cites="plunder:enlarge:1"),
)

card(
    "enlarge",
    *_ENLARGE,
    line(3, next_turn(*_ENLARGE), cites="plunder:enlarge:2"),
)


def _lies_there(c: Context) -> bool | Not:
    return c.game.where(c.card) is not None or Not(
        "no play", c.known(c.card).slug, cites=("plunder:buried-treasure:2",)
    )


card(
    "buried-treasure",
    line(1, next_turn(plus(buys=1, coins=3)), cites="plunder:buried-treasure:1"),
    on=on(
        "gain",
        line(2, play_this_from_there, cites="plunder:buried-treasure:1"),
        zone=SELF,
        test=_lies_there,
    ),
)

# --- Quartermaster: what lies on it ----------------------------------------------------------------------------------


def _add_gained(c: Frame) -> None:
    if c.one("gained") in c.aside:
        carry_along(c, "kept", (*c.many("kept"), c.one("gained")))


class _TakeAway(Op):
    def __call__(self, c: Frame) -> None:
        carry_along(c, "kept", tuple(card for card in c.many("kept") if card not in c.many("picked")))

    def tells_apart(self) -> str:
        return "kept"


def _on_this(c: Context) -> tuple[int, ...]:
    return tuple(card for card in c.many("kept") if card in c.aside)


card(
    "quartermaster",
    line(
        1,
        next_turn(
            choose(
                Option(
                    "gain",
                    gain_choice(up_to(4), ASIDE),
                    _add_gained,
                    says=(
                        "gain a card that costs up to 4 onto this",
                        "eine Karte, die bis zu 4 kostet, auf diese nehmen",
                    ),
                ),
                Option(
                    "take",
                    Pick("picked", _on_this, 1, prompt="take"),
                    when(
                        noted("picked"),
                        _TakeAway(),
                        take_to_hand("picked", ASIDE),
                        orelse=brings_no(
                            "card",
                            ("nothing lies on it", "Auf ihm liegt nichts"),
                            "plunder:quartermaster:3",
                        ),
                    ),
                    says=("take a card from this", "eine Karte von dieser auf die Hand nehmen"),
                ),
            ),
            until="ever",
            carry=("kept",),
        ),
        cites="plunder:quartermaster:1",
        cases={
            "plunder:quartermaster:2": lambda c: takes_place_later(c) and played_several_times(c),
        },
    ),
)

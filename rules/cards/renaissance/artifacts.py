"""Renaissance’s Artifacts, which change hands, and the cards that bring them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.buy import take_from_others
from rules.speech.grammar import DE, EN, the_card
from rules.words import (
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    SELF,
    Context,
    Frame,
    Op,
    Option,
    Pick,
    Tell,
    Text,
    among,
    applies,
    brings_less,
    brings_no,
    card,
    choose,
    chose,
    count,
    decline,
    discard_noted,
    gain_a,
    gain_one_from_trash,
    is_action,
    is_treasure,
    line,
    mine,
    next_hand,
    none_of,
    note,
    noted,
    on,
    plus,
    reveal,
    take_to_hand,
    topdeck,
    trash_from_hand,
    when,
)


@dataclass(eq=False)
class take(Op):
    """Takes that Artifact, from whoever has it."""

    slug: str

    def __call__(self, c: Frame) -> None:
        take_from_others(c.game, c.me, self.slug)

    def says(self) -> Text:
        return f"take {the_card(self.slug, EN)}", f"{the_card(self.slug, DE)} nehmen"


def _so_many(c: Context) -> int:
    return 3 if "lantern" in c.game.holds[c.me] else 2


def _more_by_the_lantern(c: Context) -> None:
    if _so_many(c) > 2:
        c.say("effect", c.me, "reveals more", ("lantern",), ("renaissance:border-guard:4",), n=_so_many(c))


def _all_were_actions(c: Context) -> bool:
    return len(c.many("shown")) == _so_many(c) and all(is_action(c, shown) for shown in c.many("shown"))


def _nearly_all(c: Context) -> None:
    """One Action short: two of the Lantern's three, or every card there was."""
    shown = c.many("shown")
    actions = sum(is_action(c, card) for card in shown)
    if actions == _so_many(c) - 1 and (actions > 1 or len(shown) == 1):
        because = (f"renaissance:border-guard:{4 if _so_many(c) > 2 else 2}",)
        c.say("not", c.me, "no artifact", (c.card,), because=because, n=_so_many(c))


card(
    "border-guard",
    line(1, plus(actions=1)),
    line(
        2,
        _more_by_the_lantern,
        reveal(_so_many),
        note("shown", lambda c: c.many("seen")),
        Pick("picked", among("seen"), 1, prompt="take"),
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen not in c.many("picked"))),
        take_to_hand("picked"),
        discard_noted("rest", DECK),
        cites="renaissance:border-guard:1",
    ),
    line(
        3,
        when(
            _all_were_actions,
            choose(
                Option("lantern", take("lantern")),
                Option("horn", take("horn")),
                widens=False,
            ),
            orelse=_nearly_all,
        ),
        cites="renaissance:border-guard:3",
    ),
    cites="base2:play:1",
)

card("lantern")


def _discarded_border_guards(c: Context) -> list[int]:
    there = c.game.discard(c.me)
    return [guard for guard in c.event["cards"] if c.known(guard).slug == "border-guard" and guard in there]


card(
    "horn",
    on=on(
        "discard-from-play",
        line(
            1,
            Pick("picked", _discarded_border_guards, 1, may=True, prompt="topdeck"),
            when(noted("picked"), topdeck("picked", DISCARD), orelse=decline),
            cites="renaissance:border-guard:5",
        ),
        zone=LANDSCAPE,
        test=lambda c: c.mine and bool(_discarded_border_guards(c)),
    ),
)


card(
    "flag-bearer",
    line(1, plus(coins=2)),
    on=(
        on("gain", line(2, take("flag"), cites="renaissance:flag-bearer:1"), zone=SELF),
        on("trash", line(2, take("flag"), cites="renaissance:flag-bearer:1"), zone=SELF),
    ),
    cites="base2:play:1",
)


card("flag", on=on("new-hand", line(1, next_hand(1), cites="renaissance:flag-bearer:2"), zone=LANDSCAPE, test=mine))


_EMPTY = ("the discard pile is empty", "Der Ablagestapel ist leer")


_NOT_FOUR = ("3 Coffers are there, not 4", "Es sind 3 Taler da, nicht 4")


def _three_coffers(c: Context) -> bool:
    return c.game.token(c.me, "coffers") >= 3


_count_coffers = count(("Coffers", "Taler"), lambda c: c.game.token(c.me, "coffers"))

card(
    "swashbuckler",
    line(1, plus(cards=3)),
    line(
        2,
        when(
            lambda c: bool(c.discard_pile),
            (applies(("a card lies in the discard pile", "Im Ablagestapel liegt eine Karte")), plus(coffers=1)),
            line(
                3,
                when(
                    lambda c: c.game.token(c.me, "coffers") >= 4,
                    (_count_coffers, take("treasure-chest")),
                    orelse=when(_three_coffers, brings_less("treasure-chest", _NOT_FOUR)),
                ),
                cites="renaissance:swashbuckler:2",
            ),
            orelse=when(
                _three_coffers,
                brings_no(
                    "coffers or treasure chest",
                    _EMPTY,
                    "renaissance:swashbuckler:2",
                ),
                orelse=brings_no("coffers", _EMPTY),
            ),
        ),
        cites="renaissance:swashbuckler:1",
    ),
    cites="base2:play:1",
)

card(
    "treasure-chest",
    on=on(
        "buy-phase",
        line(1, gain_a("gold"), cites=("renaissance:swashbuckler:3", "renaissance:swashbuckler:4")),
        zone=LANDSCAPE,
        test=mine,
    ),
)


class _NoCoinYet(Tell):
    """Tells that the Key does not bring its Coin in this turn."""

    def __init__(self) -> None:
        why = ("it comes at the start of a turn", "Es kommt am Anfang eines Zuges")
        what = none_of("coin this turn")
        super().__init__("brings none", why, "renaissance:treasurer:4", what=what)

    def cards(self, c: Frame) -> tuple[int | str, ...]:
        return ("key",)


card(
    "treasurer",
    line(1, plus(coins=3)),
    line(
        2,
        choose(
            Option("trash", trash_from_hand(test=is_treasure)),
            Option("gain", gain_one_from_trash(is_treasure, HAND)),
            Option("key", take("key"), _NoCoinYet()),
        ),
        cites="base2:play:1",
        cases={
            "renaissance:treasurer:1": chose("gain"),
            "renaissance:treasurer:3": chose("gain"),
            "renaissance:treasurer:2": chose("key"),
        },
    ),
    cites="base2:play:1",
)


card("key", on=on("turn", line(1, plus(coins=1), cites="renaissance:treasurer:2"), zone=LANDSCAPE, test=mine))

"""Menagerie: Horses, and the cards that bring them."""

from __future__ import annotations

from typing import Any

from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.speech.prompts import use_prompt
from rules.speech.wording import a_type
from rules.words import (
    DECK,
    DISCARD,
    HAND,
    NUMBER,
    SELF,
    AskUse,
    Context,
    Decision,
    Frame,
    Not,
    Option,
    Step,
    any_number,
    applies,
    back_to_action_phase,
    brings_no,
    card,
    choose,
    coins_of,
    decline,
    discard_from_hand,
    discard_this_from_hand,
    gain_a,
    gain_choice,
    gain_several,
    gained_is_there,
    is_action,
    is_treasure,
    is_victory,
    it_costs_nothing,
    line,
    none_of,
    not_the_first_play,
    noted,
    noted_is,
    on,
    plus,
    return_this,
    several_wait,
    show,
    take_to_hand,
    tell_gained_a_curse,
    tell_trashed_cost,
    this_turn,
    topdeck,
    trash_from_hand,
    trashed_for_nothing,
    up_to,
    when,
)

card(
    "horse",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(3, return_this, cites="menagerie:horse:1", cases={"menagerie:horse:2": not_the_first_play}),
    cites="menagerie:horse:1",
)


# --- Sleigh ----------------------------------------------------------------------------------------------------------


class _Sleigh(AskUse):
    """The gained card into the hand, onto the deck, or neither."""

    def question(self, c: Frame) -> Decision:
        options = ["hand", "deck"]
        texts = (
            ("put it into your hand", "auf die Hand nehmen"),
            ("put it onto your deck", "auf den Nachziehstapel legen"),
        )
        return Decision(c.me, "choose-option", "Sleigh", use_prompt("sleigh"), options, options, 0, texts=texts)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value:
            decline(c)
            return
        c.notes["chosen"] = value[0]
        discard_this_from_hand(c)


def _gained_is_there(c: Context) -> bool | Not:
    why = gained_is_there(c)
    return why.because("menagerie:sleigh:3") if isinstance(why, Not) else why


def _gained_elsewhere(c: Context) -> bool:
    return c.event["to"] != DISCARD  # type: ignore[no-any-return]


_WHEREVER_IT_LIES = (
    "the gained card still lies where it was gained to, wherever that is",
    "Die genommene Karte liegt noch dort, wohin sie kam, wo immer das ist",
)

card(
    "sleigh",
    line(1, gain_several("horse", 2), cites="base2:play:1"),
    on=on(
        "gain",
        line(
            2,
            _Sleigh(),
            when(_gained_elsewhere, applies(_WHEREVER_IT_LIES)),
            when(lambda c: c.notes["chosen"] == "hand", take_to_hand("cards", None), orelse=topdeck("cards", None)),
            cites="menagerie:sleigh:1",
            cases={"menagerie:sleigh:2": _gained_elsewhere},
        ),
        zone=HAND,
        test=_gained_is_there,
    ),
    cites="menagerie:sleigh:3",
)

# --- what brings Horses ----------------------------------------------------------------------------------------------

card(
    "supplies",
    line(1, plus(coins=1), cites="menagerie:supplies:2"),
    line(2, gain_a("horse", DECK), cites=("menagerie:supplies:1", "menagerie:horse:3")),
    cites="menagerie:supplies:1",
)

card(
    "scrap",
    line(1, trash_from_hand(1)),
    line(
        2,
        when(
            noted("trashed"),
            tell_trashed_cost,
            choose(
                Option("card", plus(cards=1)),
                Option("action", plus(actions=1)),
                Option("buy", plus(buys=1)),
                Option("coin", plus(coins=1)),
                Option("silver", gain_a("silver")),
                Option("horse", gain_a("horse")),
                n=coins_of("trashed"),
            ),
        ),
        when(trashed_for_nothing, brings_no("anything", it_costs_nothing, "menagerie:scrap:1")),
        cites=("menagerie:scrap:1", "menagerie:scrap:2"),
        cases={"menagerie:scrap:3": lambda c: coins_of("trashed")(c) > 6},
    ),
    cites="menagerie:scrap:1",
)


def _outside_your_buy_phase(c: Context) -> bool:
    return c.game.player != c.me or c.game.phase != "buy"


def _no_way_back(c: Frame) -> None:
    c.say("not", c.me, "no way back", (c.code.source,), other=c.me)


card(
    "cavalry",
    line(1, gain_several("horse", 2)),
    on=on(
        "gain",
        line(
            2,
            plus(cards=2, buys=1),
            when(_outside_your_buy_phase, _no_way_back, orelse=back_to_action_phase),
            cites=("menagerie:cavalry:1", "menagerie:cavalry:3"),
            cases={"menagerie:cavalry:2": _outside_your_buy_phase},
        ),
        zone=SELF,
    ),
    cites="menagerie:cavalry:3",
)

BONUSES = frozenset({"Action", "Treasure", "Victory"})


def _gained_a(type_: str) -> Step:
    en, de = a_type(type_)
    return applies((f"{en} card was gained", f"Genommen wurde {de}"))


card(
    "groom",
    line(1, gain_choice(up_to(4)), cites="menagerie:groom:1"),
    line(
        2,
        when(noted_is("gained", is_action), _gained_a("Action"), gain_a("horse", as_="horse")),
        when(noted_is("gained", is_treasure), _gained_a("Treasure"), gain_a("silver", as_="silver")),
        when(noted_is("gained", is_victory), _gained_a("Victory"), plus(cards=1, actions=1)),
        tell_gained_a_curse,
        cites="menagerie:groom:1",
        cases={"menagerie:groom:2": lambda c: len(BONUSES & c.types(c.kind(c.one("gained")))) > 1},
    ),
    cites="menagerie:groom:1",
)

_NO_TREASURE = ("there is no Treasure card in hand", "Auf der Hand gibt es keine Geldkarte")


def _no_treasure_in_hand(c: Context) -> bool:
    return not c.game.unknown_in_hand(c.me) and not any(is_treasure(c, card) for card in c.hand)


card(
    "hostelry",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "gain",
        line(
            3,
            when(_no_treasure_in_hand, brings_no("horses", _NO_TREASURE)),
            discard_from_hand(any_number, up_to=True, test=is_treasure, told=show("picked")),
            gain_several("horse", lambda c: len(c.many("discarded"))),
            cites="menagerie:hostelry:1",
            cases={"menagerie:hostelry:2": lambda c: not c.event["bought"]},
        ),
        zone=SELF,
        test=lambda c: bool(c.hand),
    ),
    cites="menagerie:hostelry:1",
)


def _dear_enough(c: Context) -> bool | Not:
    cost, slug = c.gained_cost, c.kind(c.subject).slug
    if not c.mine or cost.coins >= 4:
        return c.mine
    en, de = cost_text(cost)
    why = (
        f"{the_card(slug, EN)} cost {en} when it was gained, less than 4",
        f"{capital(the_card(slug, DE, THE))} hat beim Nehmen {de} gekostet, weniger als 4",
    )
    return Not("brings none", "livery", cites=("menagerie:livery:2",), what=none_of("horse"), why=why)


def _gained_itself(c: Context) -> bool:
    """It was played while its own gain was being dealt with."""
    return "label" in c.notes and c.subject & NUMBER == c.card & NUMBER


card(
    "livery",
    line(1, plus(coins=3)),
    line(
        2,
        this_turn("gain", gain_a("horse"), test=_dear_enough),
        cites="menagerie:livery:2",
        cases={"menagerie:livery:1": several_wait("livery", "gain"), "menagerie:livery:3": _gained_itself},
    ),
    cites="menagerie:livery:2",
)

"""Empires’ Kingdom cards that lie in piles of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, the_card
from rules.words import (
    ANOTHER_NAME,
    ASIDE,
    DECK,
    HAND,
    PLAY,
    SELF,
    Context,
    Draw,
    Not,
    Option,
    Pick,
    Step,
    Text,
    among,
    applies,
    back_to_action_phase,
    brings_no,
    card,
    choose,
    count,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    discards_nothing,
    does_not_stay,
    each_other,
    exactly_more,
    gain_choice,
    in_play,
    in_turn_order,
    is_action,
    is_treasure,
    is_type,
    left_player,
    line,
    look,
    may,
    mine,
    named,
    next_time,
    next_turn,
    none_of,
    not_the_first_play,
    note,
    noted,
    noted_is,
    on,
    or_else,
    pay_debt,
    play_from_supply,
    play_noted,
    playable,
    plus,
    replace_it,
    reveal,
    reveal_hand,
    set_aside,
    several_played,
    show,
    spares_the_others,
    take_to_hand,
    this_card,
    this_turn,
    top_is_a_duration,
    trash_from_hand,
    trash_this,
    until_next_turn,
    up_to,
    uses_no_action,
    when,
    yours,
    zone_of,
)


def _trashed_from_play(c: Context) -> bool:
    return bool(c.event["source"] == zone_of(c.me, PLAY))


_NO_DEBT = brings_no(
    "debt",
    ("it was trashed, not discarded from play", "Es wurde entsorgt und nicht aus dem Spiel abgelegt"),
)


_EACH_COPY = (
    "each copy counts once, however often it was played",
    "Jede Karte zählt einmal, wie oft sie auch gespielt wurde",
)

card(
    "capital",
    line(1, plus(coins=6)),
    line(2, plus(buys=1)),
    on=(
        on(
            "discard-from-play",
            line(
                3,
                when(several_played("capital"), applies(_EACH_COPY)),
                plus(debt=6),
                cites="empires:capital:1",
                cases={"empires:capital:2": several_played("capital")},
            ),
            line(
                3,
                *pay_debt(),
                cites="empires:capital:4",
            ),
            zone=SELF,
        ),
        on(
            "trash",
            line(
                3,
                _NO_DEBT,
                cites="empires:capital:1",
                cases={"dark-ages:counterfeit:4": lambda c: c.notes.get("by") == "counterfeit"},
            ),
            zone=SELF,
            test=_trashed_from_play,
        ),
    ),
    cites="base2:play:1",
)


@dataclass(frozen=True)
class _in_phase:
    phase: str

    def __call__(self, c: Context) -> bool:
        return c.game.phase == self.phase


_NOT_IN: dict[str, Text] = {
    "action": (
        "it is not an Action, and this is the Action phase",
        "Das ist keine Aktion, und es ist die Aktionsphase",
    ),
    "buy": ("it is not a Treasure, and this is the Buy phase", "Das ist keine Geldkarte, und es ist die Kaufphase"),
}


def _crown(n: int, phase: str, test: Any) -> Step:
    return line(
        n,
        when(
            _in_phase(phase),
            Pick("picked", HAND, 1, may=True, test=playable(or_else(test, _NOT_IN[phase])), prompt="play"),
            uses_no_action if phase == "action" else (),
            play_noted("picked"),
            play_noted("played", again=True, nth=2),
        ),
        cites=("empires:crown:1", "empires:crown:2"),
    )


card("crown", _crown(1, "action", is_action), _crown(2, "buy", is_treasure), doubles=True)


def _actions_in_hand(c: Context) -> int:
    return sum(1 for card in c.hand if is_action(c, card))


def _holds_an_action_of_several_types(c: Context) -> bool:
    return any(is_action(c, held) and len(c.types(c.kind(held))) > 1 for held in c.hand)


_count_actions_in_hand = count(
    ("Actions in hand", "Aktionen auf der Hand"), lambda c: [card for card in c.hand if is_action(c, card)]
)

card(
    "city-quarter",
    line(1, plus(actions=2), cites="base2:play:1"),
    line(2, reveal_hand, cites="base2:reveal:1"),
    line(
        3,
        when(
            _actions_in_hand,
            Draw(_count_actions_in_hand),
            orelse=brings_no(
                "cards",
                ("there is no Action in hand", "Auf der Hand ist keine Aktion"),
                "empires:city-quarter:2",
            ),
        ),
        cites="base2:play:1",
        cases={"empires:city-quarter:1": _holds_an_action_of_several_types},
    ),
)


def _first_action_of_another(c: Context) -> bool | Not:
    """Another player, whom the Attack affects, plays the first Action card of this turn of theirs."""
    g = c.game
    player = c.event["player"]
    if player == c.me or player != g.player or player in c.notes.get("unaffected", ()):
        return False
    if not c.is_a(c.subject, "Action"):
        return False
    rules = g.table.rules
    actions = [slug for who, slug, _ in g.played if who == player and "Action" in c.types(rules.kind(slug))]
    if len(actions) == 2 and _is_played_again(c):
        return Not("no longer first", "enchantress", actions[0], cites=("empires:enchantress:3",), card=actions[0])
    return len(actions) == 1


def _is_played_again(c: Context) -> bool:
    """As by a Royal Carriage: of two Actions in a turn the second is the first once more."""
    plays = (step for step in reversed(c.game.log or ()) if step.sentence.startswith("play"))
    last = next(plays, None)
    return last is not None and last.sentence == "play again"


def _other_text(c: Context) -> None:
    action = c.known(c.subject).slug
    c.say("not", c.me, "other text", ("enchantress", action), card=action)


def _in_the_buy_phase(c: Context) -> bool:
    return "cards" in c.event and c.game.phase == "buy"


def _too_late_for_a_moat(c: Context) -> bool:
    return "cards" in c.event and any(c.known(held).slug == "moat" for held in c.game.hand(c.event["player"]))


card(
    "enchantress",
    line(
        1,
        until_next_turn("instead", _other_text, replace_it, plus(cards=1, actions=1), test=_first_action_of_another),
        cites="empires:enchantress:3",
        cases={"empires:enchantress:4": _in_the_buy_phase, "empires:enchantress:2": _too_late_for_a_moat},
    ),
    line(2, next_turn(plus(cards=2)), cites="base2:play:1"),
)


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
    cites="base2:play:1",
)

card(
    "legionary",
    line(1, plus(coins=3)),
    line(
        2,
        Pick("gold", HAND, 1, may=True, test=named("gold"), prompt="reveal"),
        show("gold"),
        cites="base2:play:1",
        cases={"empires:legionary:1": lambda c: bool(c.notes.get("unaffected"))},
    ),
    line(
        3,
        when(
            noted("gold"),
            each_other(
                when(
                    lambda c: len(c.hand) <= 2,
                    discards_nothing(
                        ("there are no more than two cards in hand", "Es sind nicht mehr als zwei Handkarten"),
                        "empires:legionary:2",
                    ),
                    orelse=discard_down_to(2),
                ),
                plus(cards=1),
            ),
            orelse=spares_the_others(("no Gold was revealed", "Es wurde kein Gold aufgedeckt")),
        ),
        cites="base2:play:1",
        cases={"empires:legionary:2": lambda c: c.who != c.me and not c.many("discarded")} | in_turn_order,
    ),
    cites="base2:play:1",
)


def _of_none_of_these_types(c: Context) -> bool:
    return bool(c.many("trashed")) and not noted_is("trashed", is_type("Action", "Treasure", "Victory"))(c)


card(
    "sacrifice",
    line(1, trash_from_hand(), cites="empires:sacrifice:1"),
    line(
        2,
        when(noted_is("trashed", is_type("Action")), plus(cards=2, actions=2)),
        when(noted_is("trashed", is_type("Treasure")), plus(coins=2)),
        when(noted_is("trashed", is_type("Victory")), plus(vp=2)),
        when(
            _of_none_of_these_types,
            brings_no(
                "anything",
                (
                    "it was no Action, Treasure or Victory card",
                    "Es war keine Aktions-, Geld- oder Punktekarte",
                ),
                "empires:sacrifice:2",
            ),
        ),
        cites="empires:sacrifice:1",
    ),
)


card(
    "groundskeeper",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        this_turn("gain", plus(vp=1), test=yours("Victory")),
        cites="empires:groundskeeper:1",
        cases={"empires:groundskeeper:2": several_played("groundskeeper")},
    ),
    cites="base2:play:1",
)


def _yours_costs_more(c: Context) -> bool:
    yours, theirs = c.one("yours"), c.one("theirs")
    return bool(yours and theirs) and c.cost_of(theirs) < c.cost_of(yours)


def _tell_race_won(c: Context) -> None:
    yours, theirs = c.one("yours"), c.one("theirs")
    costs = {"n": cost_text(c.cost_of(yours)), "m": cost_text(c.cost_of(theirs))}
    c.say("effect", c.me, "dearer", (yours,), card=c.known(theirs).slug, **costs)


def _held_against(c: Context) -> Text:
    """8 debt against 3 Coins, which is less in coins"""
    yours, theirs = c.cost_of(c.one("yours")), c.cost_of(c.one("theirs"))
    (en, de), (n, m) = cost_text(yours), cost_text(theirs)
    if yours.debt == theirs.debt:
        return f"{en} against {n}", f"{de} gegen {m}"
    less = ("coins", "Geld") if yours.coins < theirs.coins else ("debt", "Schulden")
    return f"{en} against {n}, which is less in {less[EN]}", f"{de} gegen {m}, an {less[DE]} also weniger"


def _race_lost(c: Context) -> None:
    yours, theirs = c.one("yours"), c.one("theirs")
    if yours and theirs:
        apart = c.cost_of(theirs).debt != c.cost_of(yours).debt
        because = (f"empires:chariot-race:{2 if apart else 1}",)
        slug = c.known(theirs).slug
        words = {"m": (the_card(slug, EN, THE), the_card(slug, DE, THE)), "n": _held_against(c)}
        c.say("not", c.me, "not dearer", (c.card,), because=because, card=c.known(yours).slug, **words)
    else:
        why = ("somebody has no card to reveal", "Jemand hat keine Karte zum Aufdecken")
        what = none_of("anything more")
        c.say("not", c.me, "brings less", (c.card,), because=("empires:chariot-race:1",), what=what, why=why)


card(
    "chariot-race",
    line(1, plus(actions=1)),
    line(2, reveal(1, "yours"), take_to_hand("yours"), cites="base2:reveal:1"),
    line(
        3,
        left_player(reveal(1, "theirs")),
        when(_yours_costs_more, (_tell_race_won, plus(coins=1, vp=1)), orelse=_race_lost),
        cites="base2:play:1",
    ),
    cites="base2:play:1",
)

_BACK = ("empires:villa:2", "empires:villa:6", "empires:villa:7", "empires:villa:4")
_NO_BUY_LEFT = {"empires:villa:3": lambda c: not c.game.buys}

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
            line(4, back_to_action_phase, cites=_BACK, cases=_NO_BUY_LEFT),
            cites="empires:villa:1",
            cases={"empires:villa:5": lambda c: "this" in c.notes and not c.many("this")},
        ),
        zone=SELF,
    ),
    cites="base2:play:1",
)


card(
    "overlord",
    line(
        1,
        play_from_supply(up_to(5, "Action", no=("Command",))),
        cites=("empires:overlord:1", "empires:overlord:2"),
        cases={"empires:overlord:3": not_the_first_play, "empires:overlord:4": top_is_a_duration},
    ),
)


_WAS_THE_LAST = (
    "the last of the cards set aside was taken",
    "Die letzte der zur Seite gelegten Karten wurde genommen",
)
_ONE_OF_THEM = (
    Pick("picked", among("kept", zone=ASIDE), 1, prompt="take"),
    take_to_hand("picked", ASIDE),
    when(lambda c: c.many("picked") and not c.aside, does_not_stay(_WAS_THE_LAST)),
)


def _still_aside(c: Context) -> tuple[int, ...]:
    return tuple(kept for kept in c.many("kept") if kept in c.aside)


def _and_later(*steps: Step) -> Step:
    """At the start of your next turn, if any of the cards still lie aside."""
    return (
        note("kept", _still_aside),
        when(noted("kept"), next_turn(*steps, carry=("kept",))),
    )


card(
    "archive",
    line(1, plus(actions=1)),
    line(
        2,
        look(3, "kept"),
        set_aside("kept", DECK),
        cites="base2:play:1",
        cases={"empires:archive:2": not_the_first_play, "empires:archive:1": lambda c: len(c.many("kept")) < 3},
    ),
    line(
        3,
        _ONE_OF_THEM,
        _and_later(_ONE_OF_THEM, _and_later(_ONE_OF_THEM)),
        cites="empires:archive:1",
        cases={"empires:archive:2": not_the_first_play},
    ),
    cites="base2:play:1",
)


_another_name = or_else(lambda c, kind: kind is not c.kind(c.subject), *ANOTHER_NAME)


def _gained_has_another_cost(c: Context) -> bool:
    """The card that was gained costs a Potion or debt."""
    if "cards" not in c.event:
        return False
    cost = c.cost_of(c.subject)
    return bool(cost.potion or cost.debt)


card(
    "charm",
    line(
        1,
        choose(
            Option("coins", line(1, plus(buys=1, coins=2), cites="base2:play:1")),
            Option(
                "gain",
                next_time(
                    "gain",
                    gain_choice(exactly_more(0, "cards", also=_another_name), may=True),
                    test=mine,
                ),
                says=(
                    "with the next gained card, gain another one of the same cost",
                    "zur nächsten genommenen Karte eine andere mit gleichen Kosten nehmen",
                ),
            ),
        ),
        cites="empires:charm:1",
        cases={"empires:charm:3": _gained_has_another_cost, "empires:charm:2": several_played("charm")},
    ),
)

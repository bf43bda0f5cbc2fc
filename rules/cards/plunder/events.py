"""Plunder: Events."""

from __future__ import annotations

from rules.rulebook.draw import to_be_shuffled
from rules.rulebook.windows import answer_window
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.speech.wording import SAME_PLAYER
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    Context,
    ExtraTurn,
    Option,
    Pick,
    PickPile,
    Text,
    all_of,
    among,
    applies,
    as_long_as,
    back_to_action_phase,
    brings_less,
    brings_no,
    card,
    choose,
    chose,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_named,
    gain_one_from_trash,
    gain_picked,
    gained_can_be_set_aside,
    has_several_types,
    holds_at_least,
    is_action,
    is_attack,
    is_type,
    line,
    mine,
    named,
    next_time,
    next_turn,
    not_the_third_turn,
    note,
    noted,
    of_type,
    one_of_several,
    or_else,
    play_from_hand,
    play_from_there,
    play_in_any_order,
    plus,
    put,
    put_under_deck,
    set_aside,
    show,
    takes_place_later,
    tell_kept_hand,
    tell_no_attack,
    tell_not,
    this_turn,
    trash_from_hand,
    up_to,
    when,
    yours,
)

_LOOT = "plunder:loot-pile:2"
_BUY = line(1, plus(buys=1), cites="base2:buy-phase:1")

# --- Loot ------------------------------------------------------------------------------------------------------------

card("looting", line(1, gain_a("loot"), cites=("plunder:looting:1", _LOOT)))


_NONE_TRASHED = ("no Action was trashed", "Es wurde keine Aktion entsorgt")


def _an_action_too(c: Context) -> Text:
    slug = c.kind(c.one("trashed")).slug
    return f"{the_card(slug, EN)} is an Action too", f"{capital(the_card(slug, DE, THE))} ist auch eine Aktionskarte"


card(
    "peril",
    line(
        1,
        trash_from_hand(1, may=True, test=is_action),
        cites="plunder:peril:1",
        cases={"plunder:peril:2": has_several_types("picked")},
    ),
    line(
        2,
        when(
            noted("trashed"),
            (when(has_several_types("trashed"), applies(_an_action_too)), gain_a("loot")),
            orelse=brings_no("loot", _NONE_TRASHED),
        ),
        cites=("plunder:peril:1", _LOOT),
    ),
)


def _three_names(c: Context) -> bool:
    return len({c.kind(there) for there in c.many("discarded")}) == 3


_NOT_THREE = (
    "three cards of three different names have to be discarded",
    "Drei Karten mit drei verschiedenen Namen müssen abgelegt werden",
)

card(
    "foray",
    line(
        1,
        Pick("picked", HAND, 3, prompt="discard"),
        show("picked"),
        discard_noted("picked"),
        cites=("plunder:foray:1", "plunder:foray:2"),
    ),
    line(
        2,
        when(_three_names, gain_a("loot"), orelse=brings_no("loot", _NOT_THREE, "plunder:foray:1")),
        cites=("plunder:foray:1", _LOOT),
    ),
)

card(
    "invasion",
    line(1, play_from_hand(is_attack), cites="plunder:invasion:1"),
    line(2, gain_a("duchy"), cites="plunder:invasion:2"),
    line(3, gain_choice(of_type("Action"), DECK), cites="plunder:invasion:2"),
    line(
        4,
        gain_a("loot", as_="loot"),
        play_from_there("loot"),
        cites=("plunder:invasion:2", _LOOT),
    ),
)


_another_treasure = all_of(
    (
        of_type("Treasure"),
        or_else(
            lambda c, kind: kind.slug not in c.notes.get("names", ()),
            ("one of that name was gained just now", "Eine mit diesem Namen wurde gerade genommen"),
            ("was not gained so just now", "nicht gerade schon so genommen wurde"),
        ),
    )
)


def _remember_its_name(c: Context) -> None:
    top = c.game.top(c.game.table.piles[c.notes["pile"]])
    c.notes["names"] = (*c.notes.get("names", ()), c.kind(top).slug)


card(
    "prosper",
    line(1, gain_a("loot"), cites=("plunder:prosper:1", _LOOT)),
    line(
        2,
        note("more", True),
        as_long_as(
            noted("more"),
            PickPile(_another_treasure, may=True),
            when(noted("pile"), _remember_its_name, gain_picked(), orelse=note("more", False)),
        ),
        cites="plunder:prosper:2",
    ),
)

# --- what is gained in the rest of the turn --------------------------------------------------------------------------


def _delivers_already(c: Context) -> bool:
    return any(e.source == "deliver" and e.player == c.me for e in c.game.active("gain"))


_ALREADY = ("what it says holds this turn already", "Was darauf steht, gilt in diesem Zug schon")

card(
    "deliver",
    _BUY,
    line(
        2,
        when(
            _delivers_already,
            brings_less("anything more", _ALREADY, "plunder:deliver:2"),
            orelse=this_turn(
                "gain",
                note("delivered", lambda c: c.event["cards"]),
                set_aside("delivered", None),
                this_turn("end-turn", put("delivered", ASIDE, HAND, "take"), carry=("delivered",)),
                test=gained_can_be_set_aside,
            ),
        ),
        cites="plunder:deliver:1",
    ),
)


def _has_been_played(c: Context) -> bool:
    """Another Rush has played it already."""
    for step in reversed(c.game.log or ()):
        if step.sentence == "gain":
            return False
        if step.kind == "play" and step.path[-1:] and step.path[-1][0] == "rush":
            return c.game.where(c.one("cards")) is None
    return False


card(
    "rush",
    _BUY,
    line(
        2,
        next_time(
            "gain",
            line(
                2,
                note("moved", _has_been_played),
                play_from_there("cards"),
                cites="plunder:rush:1",
                cases={"plunder:rush:2": noted("moved")},
            ),
            test=yours("Action"),
        ),
        cites="plunder:rush:1",
    ),
)

card(
    "mirror",
    _BUY,
    line(
        2,
        next_time("gain", gain_named("cards"), test=yours("Action")),
        cites="plunder:mirror:1",
        cases={"plunder:mirror:2": one_of_several},
    ),
)

# --- deck, discard pile and trash ------------------------------------------------------------------------------------


def _nothing_to_bury(c: Context) -> bool:
    return not c.discard_pile


_EMPTY_DISCARD = ("the discard pile is empty", "Der Ablagestapel ist leer")

card(
    "bury",
    _BUY,
    line(
        2,
        when(_nothing_to_bury, brings_less("anything more", _EMPTY_DISCARD, "plunder:bury:2")),
        Pick("picked", DISCARD, 1, prompt="bottom"),
        put_under_deck("picked", DISCARD),
        cites="plunder:bury:1",
    ),
)


def _leave_out(c: Context) -> None:
    """Several of them add up."""
    picked = c.many("picked")
    c.say("choose", c.me, "leave out", picked)
    answer_window(c.game, "kept", (*c.game.stack[-2].notes["out"].get("kept", ()), *picked))


card(
    "avoid",
    _BUY,
    line(
        2,
        next_time(
            "shuffle",
            Pick(
                "picked",
                to_be_shuffled,
                3,
                up_to=True,
                prompt=("Which cards are not shuffled in?", "Welche Karten werden nicht eingemischt?"),
            ),
            when(noted("picked"), _leave_out),
            test=mine,
        ),
        cites="plunder:avoid:1",
        cases={"plunder:avoid:2": one_of_several},
    ),
)

card(
    "scrounge",
    line(
        1,
        choose(
            Option("trash", trash_from_hand(1)),
            Option("estate", gain_one_from_trash(named("estate"))),
        ),
        cites="plunder:scrounge:1",
    ),
    line(
        2,
        when(
            noted("gained"),
            gain_choice(up_to(5)),
            orelse=when(
                chose("estate"),
                brings_no("card", ("no Estate was gained", "Es wurde kein Anwesen genommen"), "plunder:scrounge:2"),
            ),
        ),
        cites="plunder:scrounge:1",
    ),
)

card(
    "maelstrom",
    line(
        1,
        trash_from_hand(3),
        cites="plunder:maelstrom:1",
        cases={"plunder:maelstrom:2": lambda c: len(c.hand) < 3 and not c.many("trashed")},
    ),
    line(
        2,
        each_other(
            tell_no_attack, when(holds_at_least(5), trash_from_hand(1), orelse=tell_kept_hand(5, "plunder:maelstrom:1"))
        ),
        cites="plunder:maelstrom:1",
    ),
)

# --- turns and phases ------------------------------------------------------------------------------------------------

card(
    "launch",
    line(1, back_to_action_phase),
    line(2, plus(cards=1)),
    line(3, plus(actions=1)),
    line(4, plus(buys=1)),
    cites="plunder:launch:1",
    once="turn",
)

_NEITHER = ("that is neither an Action nor a Treasure", "Das ist weder eine Aktion noch eine Geldkarte")

card(
    "prepare",
    line(1, note("prepared", lambda c: c.hand), set_aside("prepared"), cites="plunder:prepare:1"),
    line(
        2,
        when(
            noted("prepared"),
            next_turn(
                play_in_any_order("prepared", is_type("Action", "Treasure")),
                note("rest", among("prepared", None, ASIDE)),
                when(noted("rest"), tell_not("not played", _NEITHER, "rest")),
                discard_noted("rest", ASIDE),
                carry=("prepared",),
            ),
            orelse=brings_no("anything", ("there is no card in hand", "Es gibt keine Handkarte")),
        ),
        cites="plunder:prepare:1",
        cases={"plunder:prepare:2": takes_place_later},
    ),
)


def _no_journey_turn(c: Context) -> Text | None:
    if c.game.previous == c.me:
        return SAME_PLAYER
    if (c.me, "journey", -1) in c.game.claims:
        return "one Journey a turn counts", "Nur eine Reise im Zug zählt"
    return None


card(
    "journey",
    line(1, this_turn("all stay"), cites="plunder:journey:1"),
    line(2, ExtraTurn(_no_journey_turn, not_the_third_turn("plunder:journey:2")), cites="plunder:journey:2"),
)

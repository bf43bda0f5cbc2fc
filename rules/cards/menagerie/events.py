"""Menagerie: its Events."""

from __future__ import annotations

from rules.rulebook.windows import window
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    Context,
    Frame,
    HowMany,
    NameCard,
    Not,
    Option,
    Pick,
    PickPile,
    Pile,
    Schedule,
    anything,
    as_long_as,
    brings_no,
    but_not,
    card,
    choose,
    claim_turn,
    count,
    discard_noted,
    each_other,
    exile_a,
    exile_choice,
    exile_noted,
    gain_a,
    gain_choice,
    gain_picked,
    gain_several,
    hand_is_empty,
    is_action,
    is_an_action_pile,
    is_type,
    is_victory,
    line,
    look_through_discard,
    may,
    next_turn,
    note,
    noted,
    noted_is,
    of_type,
    play_from_hand,
    play_noted,
    plus,
    reveal,
    set_aside,
    stays_on_deck,
    tell_not,
    topdeck,
    trash_from_hand,
    up_to,
    up_to_more,
    uses_no_action,
    when,
)

# --- playing cards ---------------------------------------------------------------------------------------------------

_NO_ACTION = ("there is no Action card in hand", "Auf der Hand gibt es keine Aktionskarte")
_EMPTY_HAND = ("there is no card in hand", "Es gibt keine Handkarte")


def _no_action_in_hand(c: Context) -> bool:
    return not c.game.unknown_in_hand(c.me) and not any(is_action(c, card) for card in c.hand)


card(
    "delay",
    line(
        1,
        when(_no_action_in_hand, brings_no("anything", _NO_ACTION)),
        Pick("picked", HAND, 1, may=True, test=is_action, prompt="set aside"),
        set_aside("picked"),
    ),
    line(
        2,
        when(noted("picked"), next_turn(uses_no_action, play_noted("picked", ASIDE), carry=("picked",))),
        cites=("menagerie:delay:1", "menagerie:delay:2"),
    ),
    cites="menagerie:delay:1",
)

card(
    "toil",
    line(1, plus(buys=1)),
    line(2, uses_no_action, play_from_hand(is_action), cites=("menagerie:toil:1", "menagerie:toil:2")),
    cites="menagerie:toil:1",
)

card(
    "gamble",
    line(1, plus(buys=1)),
    line(2, reveal(1), cites="menagerie:gamble:1"),
    line(
        3,
        may("play it", uses_no_action, play_noted("seen", DECK), test=lambda c: _playable_seen(c)),
        when(lambda c: not c.notes["yes"], discard_noted("seen", DECK)),
        cites="menagerie:gamble:1",
        cases={"menagerie:gamble:2": lambda c: c.notes["yes"] and noted_is("seen", is_action)(c)},
    ),
    cites="menagerie:gamble:1",
)


def _playable_seen(c: Context) -> bool:
    seen = c.one("seen")
    return bool(seen) and is_type("Action", "Treasure")(c, seen)


_NONE_DISCARDED = ("there is no Action card in the discard pile", "Im Ablagestapel ist keine Aktionskarte")


def _no_action_discarded(c: Context) -> bool:
    return not any(is_action(c, card) for card in c.discard_pile)


card(
    "march",
    line(1, look_through_discard),
    line(
        2,
        when(_no_action_discarded, brings_no("anything", _NONE_DISCARDED)),
        Pick("picked", DISCARD, 1, may=True, test=is_action, prompt="play"),
        uses_no_action,
        play_noted("picked", DISCARD),
        cites=("menagerie:march:1", "menagerie:march:2"),
    ),
    cites="menagerie:march:1",
)


def _gold_is_gone(c: Context) -> bool:
    """It was gained, and could not be set aside."""
    return bool(c.notes.get("gained") == ())


card(
    "reap",
    line(1, gain_a("gold"), cites="menagerie:reap:1"),
    line(
        2,
        set_aside("gained", None),
        cites=("menagerie:reap:1", "menagerie:reap:2"),
        cases={"menagerie:reap:2": _gold_is_gone},
    ),
    line(
        3,
        when(noted("gained"), next_turn(play_noted("gained", ASIDE), carry=("gained",))),
        cites=("menagerie:reap:1", "menagerie:reap:2"),
    ),
)

card(
    "seize-the-day", line(1, claim_turn, cites=("menagerie:seize-the-day:1", "menagerie:seize-the-day:2")), once="game"
)

# --- gaining ---------------------------------------------------------------------------------------------------------

card(
    "desperation",
    line(
        1,
        may(
            ("Do you gain a Curse?", "Nimmst du einen Fluch?"),
            gain_a("curse"),
            test=lambda c: c.game.pile_cards("curse"),
        ),
        when(
            lambda c: not c.many("gained") and not c.game.pile_cards("curse"),
            brings_no("anything", ("there is no Curse left", "Kein Fluch ist mehr da")),
        ),
        cites="menagerie:desperation:2",
    ),
    line(
        2,
        when(
            noted("gained"),
            plus(buys=1, coins=2),
            orelse=when(
                lambda c: c.game.pile_cards("curse"),
                brings_no("anything", ("no Curse was gained", "Es wurde kein Fluch genommen")),
            ),
        ),
        cites="menagerie:desperation:1",
    ),
    once="turn",
)

card("ride", line(1, gain_a("horse"), cites="menagerie:ride:1"))


card(
    "enhance",
    line(
        1,
        when(hand_is_empty, brings_no("anything", _EMPTY_HAND)),
        trash_from_hand(1, may=True, test=but_not(anything, is_victory)),
        cites="menagerie:enhance:2",
    ),
    line(2, when(noted("trashed"), gain_choice(up_to_more(2))), cites="menagerie:enhance:1"),
)


card(
    "bargain",
    line(1, gain_choice(up_to(5, no=("Victory",)))),
    line(2, each_other(gain_a("horse")), cites=("menagerie:bargain:1", "menagerie:bargain:2")),
    cites="menagerie:bargain:1",
)


def _names_gained(c: Context) -> list[str]:
    return list(dict.fromkeys(slug for who, slug, _ in c.game.gained if who == c.me))


def _gained_none(c: Context) -> None:
    why = ": only one’s own gains of this turn count", ": Es zählt nur, was man in diesem Zug selbst genommen hat"
    c.say("not", c.me, "gain nothing", because=("menagerie:commerce:2",), why=why)


_DIFFERENT_NAMES = ("different names among what was gained this turn", "verschiedene Namen unter dem Genommenen")

card(
    "commerce",
    line(
        1,
        when(_names_gained, gain_several("gold", count(_DIFFERENT_NAMES, _names_gained)), orelse=_gained_none),
        cites=("menagerie:commerce:1", "menagerie:commerce:2"),
    ),
)

card(
    "demand",
    line(1, gain_a("horse", DECK), cites="menagerie:demand:1"),
    line(2, gain_choice(up_to(4), DECK), cites="menagerie:demand:1"),
)

card(
    "stampede",
    line(
        1,
        when(
            lambda c: len(c.in_play) <= 5,
            (count(("cards in play", "Karten im Spiel"), lambda c: c.in_play), gain_several("horse", 5, DECK)),
            orelse=brings_no(
                "horses",
                lambda c: (
                    f"{len(c.in_play)} cards are in play, more than 5",
                    f"{len(c.in_play)} Karten sind im Spiel, mehr als 5",
                ),
                "menagerie:stampede:1",
            ),
        ),
        cites="menagerie:stampede:1",
        cases={"menagerie:stampede:2": lambda c: len(c.game.pile_cards("horse")) < 5},
    ),
)

card(
    "alliance",
    line(
        1,
        *(gain_a(slug) for slug in ("province", "duchy", "estate", "gold", "silver", "copper")),
        cites=("menagerie:alliance:1", "menagerie:alliance:2"),
    ),
)


def _action_piles_left(c: Context) -> list[Pile]:
    piles = c.game.table.piles
    return [piles[slug] for slug in c.notes["left"] if c.game.top(piles[slug])]


def _action_piles(c: Context) -> tuple[str, ...]:
    """A pile of different cards is one when what stands for it is an Action."""
    return tuple(pile.slug for pile in c.game.table.supply if is_an_action_pile(c, pile.kind))


def _tell_piles_passed_over(c: Frame) -> None:
    """Empty Action piles, and piles that have Actions and are no Action piles."""
    g = c.game
    for pile in g.table.supply:
        if is_an_action_pile(c, pile.kind):
            why = None if g.top(pile) else _EMPTY
        else:
            why = _NO_ACTION_PILE if any("Action" in c.known(card).types for card in g.zones[pile.zone]) else None
        if why is not None:
            c.say("not", c.me, "pile passed over", because=("menagerie:populate:1",), card=pile.slug, why=why)


def _no_action_pile(c: Context) -> bool:
    return not _action_piles_left(c)


_NO_ACTION_PILES = ("no Action pile has a card", "Kein Aktionsstapel hat eine Karte")
_EMPTY = ("it is empty", "Er ist leer")
_NO_ACTION_PILE = ("it is no Action pile", "Er ist kein Aktionsstapel")


def _tell_enlightened_piles(c: Context) -> None:
    """Treasures that are Actions now: their piles are not."""
    treasures = (pile for pile in c.game.table.supply if "Treasure" in c.types(pile.kind))
    if any("Action" in c.types(pile.kind) and pile.slug not in c.notes["left"] for pile in treasures):
        c.say("not", c.me, "brings none", ("populate",), because=("rising-sun:enlightenment:5",), **_NO_TREASURES)


_NO_TREASURES = {
    "what": ("no Treasures", "keine Geldkarten"),
    "why": ("their piles are no Action piles", "Ihre Stapel sind keine Aktionsstapel"),
}
_NEXT_ACTION = (
    "Which card do you gain next? You gain one from each Action pile.",
    "Welche Karte nimmst du als Nächstes? Du nimmst eine von jedem Aktionsstapel.",
)

card(
    "populate",
    line(
        1,
        _tell_piles_passed_over,
        note("left", _action_piles),
        when(_no_action_pile, brings_no("anything", _NO_ACTION_PILES)),
        _tell_enlightened_piles,
        as_long_as(
            _action_piles_left,
            PickPile(None, piles=_action_piles_left, prompt=_NEXT_ACTION),
            note("left", lambda c: tuple(slug for slug in c.notes["left"] if slug != c.notes["pile"])),
            gain_picked(),
        ),
        cites=("menagerie:populate:1", "menagerie:populate:2"),
    ),
)

# --- naming ----------------------------------------------------------------------------------------------------------


def _is_named(c: Context, card: int) -> bool:
    return bool(c.kind(card).slug == c.notes["named"])


def _none_is_named(c: Context) -> bool:
    return bool(c.many("seen")) and not c.many("kept")


_NOT_AMONG_THEM = ("the named card is not among those revealed", "Die genannte Karte ist nicht unter den aufgedeckten")

card(
    "pursue",
    line(1, plus(buys=1)),
    line(2, NameCard()),
    line(3, reveal(4)),
    line(
        4,
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if not _is_named(c, seen))),
        discard_noted("rest", DECK),
        note("kept", lambda c: tuple(seen for seen in c.many("seen") if _is_named(c, seen))),
        stays_on_deck("kept", ("that is the named card", "Das ist die genannte Karte"), "menagerie:pursue:1"),
        when(_none_is_named, tell_not("topdecks none", _NOT_AMONG_THEM, ruling="menagerie:pursue:2")),
        cites="menagerie:pursue:1",
        cases={"menagerie:pursue:2": lambda c: c.many("seen") and c.many("rest") == c.many("seen")},
    ),
    cites="menagerie:pursue:1",
)

# --- Exile -----------------------------------------------------------------------------------------------------------


def _of_that_name(c: Context) -> tuple[int, ...]:
    """As many cards of the picked name as are Exiled."""
    first = c.one("picked")
    same = [card for card in c.hand if first and c.kind(card) is c.kind(first)]
    return tuple(same[: c.notes["n"]])


def _how_many_of_it(c: Context) -> int:
    first = c.one("picked")
    return sum(c.kind(card) is c.kind(first) for card in c.hand) if first else 0


card(
    "banish",
    line(
        1,
        when(hand_is_empty, brings_no("anything", _EMPTY_HAND)),
        Pick("picked", HAND, 1, may=True, prompt="exile"),
        HowMany("n", lambda c: min(_how_many_of_it(c), 1), _how_many_of_it),
        note("all", _of_that_name),
        exile_noted("all"),
        cites=("menagerie:banish:1", "menagerie:exile:1"),
    ),
)

card(
    "enclave",
    line(1, gain_a("gold")),
    line(2, exile_a("duchy"), cites=("menagerie:enclave:1", "menagerie:exile:6")),
    cites="menagerie:enclave:1",
)

card(
    "transport",
    line(
        1,
        choose(
            Option(
                "exile",
                exile_choice(of_type("Action")),
            ),
            Option(
                "deck",
                Pick("picked", EXILE, 1, test=is_action, prompt="topdeck"),
                topdeck("picked", EXILE),
            ),
        ),
        cites="menagerie:transport:1",
        cases={"menagerie:transport:2": lambda c: "deck" in c.notes.get("chosen", ())},
    ),
)


def _copy_of_the_invested(c: Context) -> bool | Not:
    """Another player gained a copy of the card in which this player invested, or invested in one; and it still lies."""
    invested = c.one("exiled")
    if c.mine or c.kind(c.subject) is not c.kind(invested):
        return False
    if invested not in c.zone(EXILE):
        return Not("left exile", "invest", c.kind(invested).slug, cites=("menagerie:invest:3",))
    return True


def _invested_is_heard(c: Frame) -> None:
    c.say("effect", c.me, "as long as exiled", ("invest",), card=c.kind(c.one("exiled")).slug)
    window(c.game, "invest", c.me, c.many("exiled"))


card(
    "invest",
    line(1, exile_choice(of_type("Action")), cites=("menagerie:invest:1", "menagerie:exile:6")),
    when(
        noted("exiled"),
        line(
            2,
            _invested_is_heard,
            Schedule("gain", "ever", plus(cards=2), test=_copy_of_the_invested, carry=("exiled",), quiet=True),
            cites="menagerie:invest:2",
        ),
        line(
            2,
            Schedule("invest", "ever", plus(cards=2), test=_copy_of_the_invested, carry=("exiled",), quiet=True),
            cites=("menagerie:invest:4", "menagerie:invest:2"),
        ),
    ),
    cites="menagerie:invest:1",
)

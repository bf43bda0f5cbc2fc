"""Menagerie: the Ways, each another text for any Action that is played."""

from __future__ import annotations

from rules.facts import Fact
from rules.rulebook.play import open_instead
from rules.rulebook.plus import pass_on_what_it_gave
from rules.rulebook.prevention import NOT_RETURNED, tell_lost
from rules.words import (
    ASIDE,
    PLAY,
    Altered,
    Context,
    Cost,
    Frame,
    Given,
    MayUse,
    Not,
    Notes,
    Op,
    brings_no,
    card,
    could_go_onto_deck,
    discard_from_hand,
    discard_hand,
    draw_up_to,
    exactly_more,
    exile_a,
    gain_choice,
    gain_named,
    in_play,
    is_treasure,
    line,
    may,
    next_turn,
    note,
    noted,
    on_anothers_turn,
    play_noted,
    play_set_aside,
    plus,
    return_this,
    set_aside,
    tell_none_in_hand,
    this_card,
    this_discarded,
    this_turn,
    topdeck,
    trash_from_hand,
    when,
)

# --- a plus ----------------------------------------------------------------------------------------------------------

card("way-of-the-monkey", line(1, plus(buys=1)), line(2, plus(coins=1)), cites="menagerie:ways:1")
card("way-of-the-mule", line(1, plus(actions=1)), line(2, plus(coins=1)), cites="menagerie:ways:1")
card("way-of-the-otter", line(1, plus(cards=2)), cites="menagerie:ways:1")
card("way-of-the-owl", line(1, draw_up_to(6), cites=("menagerie:way-of-the-owl:1", "base2:draw:1")))
card("way-of-the-ox", line(1, plus(actions=2)), cites="menagerie:ways:1")
card("way-of-the-pig", line(1, plus(cards=1)), line(2, plus(actions=1)), cites="menagerie:ways:1")
card("way-of-the-sheep", line(1, plus(coins=2)), cites="menagerie:ways:1")
card(
    "way-of-the-squirrel",
    line(
        1,
        this_turn("end-turn", plus(cards=2)),
        cites="menagerie:way-of-the-squirrel:1",
        cases={"menagerie:way-of-the-squirrel:2": on_anothers_turn},
    ),
)
card(
    "way-of-the-mole",
    line(1, plus(actions=1)),
    line(2, tell_none_in_hand("discard"), discard_hand),
    line(3, plus(cards=3), cites="menagerie:way-of-the-mole:1"),
    cites="menagerie:ways:1",
)

# --- other cards -----------------------------------------------------------------------------------------------------

card("way-of-the-goat", line(1, trash_from_hand(1)), cites="menagerie:ways:1")
card("way-of-the-camel", line(1, exile_a("gold"), cites=("menagerie:exile:6", "menagerie:ways:1")))
card("way-of-the-worm", line(1, exile_a("estate"), cites=("menagerie:exile:6", "menagerie:ways:1")))
card(
    "way-of-the-rat",
    line(1, discard_from_hand(1, may=True, test=is_treasure)),
    line(2, when(noted("discarded"), note("this", this_card), gain_named("this")), cites="menagerie:way-of-the-rat:1"),
    cites="menagerie:ways:1",
)


def _could_go_onto_deck(c: Context) -> bool | Not:
    why = could_go_onto_deck(c)
    return why.because("menagerie:way-of-the-seal:2") if isinstance(why, Not) else why


card(
    "way-of-the-seal",
    line(1, plus(coins=1)),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=_could_go_onto_deck),
        cites=("menagerie:way-of-the-seal:1", "menagerie:way-of-the-seal:2"),
    ),
    cites="menagerie:ways:1",
)

# --- the card itself -------------------------------------------------------------------------------------------------


def _can_go_back(c: Context) -> bool:
    return in_play(c) and c.kind(c.card).slug in c.game.table.pile_of


def _cannot_go_back(c: Context) -> None:
    if in_play(c):
        c.say("not", c.me, "no pile", (c.card,), why=(" to go back to", ""))
    else:
        tell_lost(c.game, c.me, c.card, because=("menagerie:way-of-the-butterfly:1",), done=NOT_RETURNED)


card(
    "way-of-the-butterfly",
    line(
        1,
        when(
            _can_go_back,
            may(("Do you return it to its pile?", "Legst du sie auf ihren Stapel zurück?"), return_this),
            orelse=(_cannot_go_back, brings_no("card", ("it was not returned", "Die Karte wurde nicht zurückgelegt"))),
        ),
        cites="menagerie:way-of-the-butterfly:1",
    ),
    line(
        2,
        when(noted("returned"), gain_choice(exactly_more(1, "returned"))),
        cites="menagerie:way-of-the-butterfly:2",
    ),
    cites="menagerie:ways:1",
)


def _left_play(c: Context) -> bool | Not:
    """Whoever waits for the card to be discarded from play waits in vain."""
    if c.card in c.game.in_play(c.me):
        return False
    return Not("not put later", c.known(c.card).slug, cites=("menagerie:way-of-the-frog:1", "base2:lost-track:4"))


card(
    "way-of-the-frog",
    line(1, plus(actions=1)),
    line(
        2,
        this_turn("discard-from-play", note("this", this_discarded), topdeck("this", None), test=this_discarded),
        this_turn("clean-up", test=_left_play),
        cites="menagerie:way-of-the-frog:1",
        cases={"menagerie:way-of-the-frog:2": lambda c: c.is_a(c.card, "Duration")},
    ),
    cites="menagerie:ways:1",
)


def _lies_on_its_supply_pile(c: Context) -> bool:
    """The card itself has just come back there."""
    pile = c.game.table.pile_of.get(c.kind(c.card).slug)
    top = c.game.top(pile) if pile is not None and pile.supply else 0
    return bool(top) and c.game.identity(top) == c.game.identity(c.card)


card(
    "way-of-the-horse",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(
        3,
        return_this,
        cites=("menagerie:way-of-the-horse:1", "seaside2:this-card:2"),
        cases={"menagerie:way-of-the-horse:2": _lies_on_its_supply_pile},
    ),
    cites="menagerie:ways:1",
)
card(
    "way-of-the-turtle",
    line(1, note("this", this_card), set_aside("this", PLAY), cites="menagerie:way-of-the-turtle:1"),
    line(
        2,
        when(noted("this"), next_turn(play_noted("this", ASIDE), carry=("this",), stays=False)),
        cites="menagerie:way-of-the-turtle:2",
        cases={"menagerie:way-of-the-turtle:3": lambda c: any(again == c.card for _, again in c.game.links)},
    ),
)

# --- what another card says ------------------------------------------------------------------------------------------


def _ops(c: Context) -> tuple[Op, ...]:
    code = c.game.instructions(c.kind(c.card), c.card)
    return code.ops if code else ()


def _draws_up_to(c: Context) -> bool:
    return any(isinstance(op, draw_up_to) for op in _ops(c))


def _plays_a_card(c: Context) -> bool:
    return any(op.plays() for op in _ops(c))


_NO_PLUS = ("to draw up to a number is no +Cards", "Bis zu einer Zahl ziehen ist kein +Karten")
_WHAT_IS_PLAYED = ("what another card plays does what it says", "Was eine andere Karte spielt, tut, was darauf steht")


def _tell_what_stays(c: Frame) -> None:
    """What the Chameleon does not touch of what the card says."""
    for n, why, so in ((2, _NO_PLUS, _draws_up_to), (4, _WHAT_IS_PLAYED, _plays_a_card)):
        if so(c):
            because = (f"menagerie:way-of-the-chameleon:{n}",)
            c.say("not", c.me, "does nothing here", ("way-of-the-chameleon",), because=because, why=why)


def _follow_this(c: Frame) -> None:
    """The card's own instructions, with coins for cards and cards for coins; what overrules them does so here too."""
    g = c.game
    if c.notes.get("replaced"):
        return
    code = g.instructions(g.kind(c.card), c.card)
    if code is not None:
        _tell_what_stays(c)
        known: Notes = {name: c.notes[name] for name in ("times", "unaffected", "elder") if name in c.notes}
        g.start(code, c.me, c.card, {**known, "swapped": True})


SWAPPED = {"cards": "coins", "coins": "cards"}


def _cards_for_coins(c: Context, given: Given) -> Given:
    swaps = given.player == c.me and c.notes.get("swapped")
    return given._replace(unit=SWAPPED.get(given.unit, given.unit)) if swaps else given


card(
    "way-of-the-chameleon",
    line(
        1,
        open_instead(),
        _follow_this,
        pass_on_what_it_gave,
        cites="menagerie:way-of-the-chameleon:1",
        cases={
            "menagerie:way-of-the-chameleon:2": _draws_up_to,
            "menagerie:way-of-the-chameleon:3": lambda c: c.is_a(c.card, "Duration"),
            "menagerie:way-of-the-chameleon:4": _plays_a_card,
        },
    ),
    plus=Altered(_cards_for_coins, ("menagerie:way-of-the-chameleon:1", "menagerie:ways:1")),
)


def _cheap_action(fact: Fact) -> bool:
    return "Action" in fact.types and fact.cost in (Cost(2), Cost(3))


card(
    "way-of-the-mouse",
    line(
        1,
        play_set_aside("way-of-the-mouse", ways=False),
        cites=("menagerie:way-of-the-mouse:1", "menagerie:way-of-the-mouse:2"),
    ),
    sets_aside=_cheap_action,
)

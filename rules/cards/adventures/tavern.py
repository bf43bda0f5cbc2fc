"""Cards that wait on the Tavern mat until they are called, and what else lies there."""

from __future__ import annotations

from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.words import (
    HAND,
    TAVERN,
    Context,
    Cost,
    Counted,
    Draw,
    Frame,
    Kind,
    Not,
    Option,
    Pick,
    PickWholePile,
    Step,
    Text,
    Worth,
    all_of,
    brings_no,
    call,
    card,
    choose,
    choose_token,
    copies_in_play,
    costs_from,
    count,
    discard_hand,
    discard_noted,
    gain_choice,
    gain_named,
    hand_is_empty,
    is_an_action_pile,
    line,
    mine,
    named,
    note,
    noted,
    nothing,
    on,
    on_anothers_turn,
    onto_mat,
    or_else,
    play_it_once_more,
    plus,
    plus_coins,
    put_this_on_tavern_mat,
    put_token_on,
    tell_gained_cost,
    tell_not,
    this_card,
    trash_from_hand,
    up_to_more,
    when,
    yours,
)

# --- at the start of the turn ----------------------------------------------------------------------------------------


def _drawing_reserve(slug: str, called: Step) -> None:
    """+1 Card, +1 Action, onto the mat; called at the start of a turn."""
    card(
        slug,
        line(1, plus(cards=1)),
        line(2, plus(actions=1)),
        line(3, put_this_on_tavern_mat, cites="adventures:reserve:1"),
        on=call("turn", called, test=mine),
        cites="base2:play:1",
    )


_drawing_reserve(
    "ratcatcher",
    line(
        4,
        trash_from_hand(),
        cites="adventures:reserve:2",
        cases={"adventures:ratcatcher:1": lambda c: not c.hand and not c.many("trashed")},
    ),
)


def _something_else_happened(c: Context) -> bool:
    """At the start of this turn, before it or still to come."""
    g = c.game
    waiting = any(effect.event == "turn" and effect.player == c.me for effect in g.effects)
    return waiting or len(g.stack[-2].notes.get("done", ())) > 1


def _without_a_hand(c: Context) -> bool:
    return not c.many("discarded") and ("discarded" in c.notes or not c.hand)


_EMPTY_HAND = ("no card is in hand", "Es ist keine Karte auf der Hand")

_drawing_reserve(
    "guide",
    line(
        4,
        when(hand_is_empty, tell_not("discards none", _EMPTY_HAND)),
        discard_hand,
        Draw(5, plus=False),
        cites="adventures:reserve:2",
        cases={"adventures:guide:1": _something_else_happened, "adventures:guide:2": _without_a_hand},
    ),
)

card(
    "transmogrify",
    line(1, plus(actions=1)),
    line(2, put_this_on_tavern_mat, cites="adventures:reserve:1"),
    on=call(
        "turn",
        line(
            3,
            trash_from_hand(),
            when(noted("trashed"), gain_choice(up_to_more(1), HAND)),
            cites="adventures:transmogrify:2",
            cases={"adventures:transmogrify:1": nothing("trashed")},
        ),
        test=mine,
    ),
    cites="base2:play:1",
)


def _no_token_of_mine(c: Context, kind: Kind) -> bool:
    own = f" {c.me}"
    return not any(pile == kind.slug and token.endswith(own) for pile, token in c.game.pile_tokens)


_where_i_have_no_token = all_of(
    (
        is_an_action_pile,
        or_else(_no_token_of_mine, ("a token of the same player lies there", "Dort liegt schon ein Marker")),
    )
)

card(
    "teacher",
    line(1, put_this_on_tavern_mat, cites="adventures:reserve:1"),
    on=call(
        "turn",
        line(
            2,
            choose(
                Option("card", choose_token("pathfinding")),
                Option("action", choose_token("lost-arts")),
                Option("buy", choose_token("seaway")),
                Option("coin", choose_token("training")),
                widens=False,
            ),
            PickWholePile(_where_i_have_no_token),
            put_token_on("token"),
            cites="adventures:teacher:1",
            cases={"adventures:teacher:2": noted("lay elsewhere")},
        ),
        test=mine,
    ),
    cites="adventures:reserve:1",
)

# --- after an Action -------------------------------------------------------------------------------------------------


def _action_is_still_in_play(c: Context) -> bool | Not:
    if not yours("Action")(c) or c.game.identity(c.subject) == c.game.identity(c.card):
        return False  # nobody expects the card that has just come onto the mat
    if c.subject in c.game.in_play(c.me):
        return True
    played = c.kind(c.subject).slug
    more = ("", "") if c.game.where(c.subject) is not None else (" any more", " mehr")  # played where it lies
    which = the_card(played, EN, THE), capital(the_card(played, DE, THE))
    if played == "royal-carriage":
        which = "the one just played", "Die eben gespielte"
    cites = ("adventures:royal-carriage:1",)
    return Not("no replay", "royal-carriage", played, cites=cites, which=which, more=more)


card(
    "coin-of-the-realm",
    line(1, plus(coins=1)),
    line(2, put_this_on_tavern_mat, cites=("adventures:coin-of-the-realm:1", "adventures:reserve:1")),
    on=call("played", line(3, plus(actions=2), cites="adventures:coin-of-the-realm:2"), test=yours("Action")),
    cites="adventures:coin-of-the-realm:1",
)


card(
    "royal-carriage",
    line(1, plus(actions=1)),
    line(2, put_this_on_tavern_mat, cites="adventures:reserve:1"),
    on=call(
        "played",
        line(
            3,
            play_it_once_more,
            cites="adventures:reserve:2",
            cases={
                "adventures:royal-carriage:2": lambda c: copies_in_play(c, "royal-carriage") > 1,
                "adventures:royal-carriage:3": lambda c: c.is_a(c.subject, "Duration"),
            },
        ),
        test=_action_is_still_in_play,
    ),
    cites="base2:play:1",
)

# --- when gaining, at the end of the Buy phase, and for ever ---------------------------------------------------------


def _gained_for_at_most_six(c: Context) -> bool | Not:
    if not c.mine or c.gained_cost <= Cost(6):
        return c.mine
    kind, (en, de) = c.kind(c.subject), cost_text(c.gained_cost)
    why = (
        f"{the_card(kind.slug, EN, THE)} costs {en}, and 6 Coins are the most",
        f"{capital(the_card(kind.slug, DE, THE))} kostet {de}, und 6 Geld sind das Höchste",
    )
    return Not("brings nothing", "duplicate", kind.slug, cites=("adventures:duplicate:4",), why=why)


card(
    "duplicate",
    line(1, put_this_on_tavern_mat, cites=("adventures:reserve:1", "adventures:reserve:3")),
    on=call(
        "gain",
        line(
            2,
            tell_gained_cost(costs_from(0, 6)),
            gain_named("cards"),
            cites="adventures:duplicate:1",
            cases={
                "adventures:duplicate:2": lambda c: copies_in_play(c, "duplicate") > 1,
                "adventures:duplicate:3": on_anothers_turn,
            },
        ),
        test=_gained_for_at_most_six,
    ),
    cites="adventures:duplicate:1",
)


def _two_coins_left(c: Context) -> bool | Not:
    n = c.game.coins
    if not c.mine or n >= 2:
        return c.mine
    why = f"2 Coins have to be left, and it is {n}", f"2 Geld müssen übrig sein, und es ist {n}"
    return Not("stays on mat", c.known(c.card).slug, cites=("adventures:wine-merchant:1",), why=why)


card(
    "wine-merchant",
    line(1, plus(buys=1)),
    line(2, plus(coins=4)),
    line(3, put_this_on_tavern_mat, cites="adventures:reserve:1"),
    on=on(
        "end-buy",
        line(
            4,
            note("this", this_card),
            count(("Coins left", "übriges Geld"), lambda c: c.game.coins),
            discard_noted("this", TAVERN),
            cites="adventures:wine-merchant:1",
            cases={"adventures:wine-merchant:2": nothing("this")},
        ),
        zone=TAVERN,
        test=_two_coins_left,
        may=True,
    ),
    cites="base2:play:1",
)

card(
    "distant-lands",
    line(1, put_this_on_tavern_mat, cites=("adventures:distant-lands:1", "adventures:reserve:1")),
    points=Worth(
        lambda c: 4 if c.card in c.zone(TAVERN) else 0,
        how=lambda c: ("4 each on the Tavern mat", "je 4 auf dem Wirtshaus-Tableau"),
    ),
)


def _put_on_mat(c: Frame) -> None:
    if c.many("picked"):
        onto_mat(c, TAVERN, ("Tavern", "Wirtshaus"), c.many("picked"))


class _CoppersOnTheMat(Counted):
    def __call__(self, c: Context) -> int:
        return sum(c.kind(there).slug == "copper" for there in c.zone(TAVERN))

    def per(self) -> Text:
        return "for each Copper there", "je Kupfer dort"

    def tell(self, c: Context) -> None:
        if self(c):  # else it is told that there are none
            count(("Coppers on the mat", "Kupfer auf dem Tableau"), self)(c)


_coppers_on_the_mat = _CoppersOnTheMat()


def _miser_does_nothing(c: Context) -> bool:
    chosen = c.notes.get("chosen", ())
    if "coins" in chosen:
        return not _coppers_on_the_mat(c)
    return "copper" in chosen and not any(c.known(held).slug == "copper" for held in c.hand) and not c.many("picked")


_NO_COPPER_IN_HAND = ("no Copper is in hand", "Auf der Hand ist kein Kupfer")
_NO_COPPER_THERE = ("no Copper is on the mat", "Auf dem Tableau liegt kein Kupfer")

card(
    "miser",
    line(
        1,
        choose(
            Option(
                "copper",
                Pick("picked", HAND, 1, test=named("copper"), prompt="set aside"),
                when(_miser_does_nothing, brings_no("anything", _NO_COPPER_IN_HAND)),
                _put_on_mat,
                says=("put a Copper on the Tavern mat", "ein Kupfer auf das Wirtshaus-Tableau legen"),
            ),
            Option(
                "coins",
                when(_miser_does_nothing, brings_no("anything", _NO_COPPER_THERE)),
                plus_coins(_coppers_on_the_mat),
            ),
        ),
        cites="base2:play:1",
        cases={
            "adventures:miser:1": _miser_does_nothing,
            "adventures:miser:2": lambda c: "copper" in c.notes.get("chosen", ()) and bool(c.zone(TAVERN)),
        },
    ),
)

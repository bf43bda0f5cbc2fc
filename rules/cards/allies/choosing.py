"""Allies: cards that let the player choose one of several things, or two."""

from __future__ import annotations

from rules.rulebook.gain import gain
from rules.words import (
    HAND,
    Context,
    Cost,
    Draw,
    MayUse,
    Option,
    Pick,
    Pile,
    Test,
    brings_no,
    card,
    choose,
    chose,
    chose_also,
    coins_of,
    could_go_onto_deck,
    discard_from_hand,
    gain_choice,
    is_type,
    line,
    noted,
    play_noted,
    playable,
    plus,
    plus_actions,
    plus_coins,
    plus_tokens,
    this_turn,
    topdeck,
    trash_from_hand,
    up_to_more,
    when,
)

card(
    "bauble",
    line(
        1,
        choose(
            Option("buy", plus(buys=1)),
            Option("coin", plus(coins=1)),
            Option("favor", plus(favors=1)),
            Option(
                "topdeck",
                this_turn(
                    "gain",
                    MayUse(),
                    line(1, topdeck("cards", None), cites="allies:bauble:3"),
                    test=could_go_onto_deck,
                ),
                says=(
                    "cards gained this turn may go onto the deck",
                    "in diesem Zug genommene Karten dürfen auf den Nachziehstapel",
                ),
            ),
            n=2,
        ),
        cites=("allies:bauble:1", "allies:bauble:2"),
        cases={"allies:bauble:4": chose("buy", "topdeck")},
    ),
)


def _printed_cost(c: Context) -> Cost:
    return c.known(c.one("picked")).cost


_COST_FOR_BROKER: dict[str, Test] = {
    "allies:broker:2": lambda c: bool(_printed_cost(c).potion),
    "allies:broker:3": lambda c: bool(_printed_cost(c).debt),
    "allies:broker:1": lambda c: not _printed_cost(c).potion and not _printed_cost(c).debt,
}


_coins_in_cost = coins_of("trashed")  # its potion and its debt count for nothing


card(
    "broker",
    line(1, trash_from_hand(1), cites="base2:trash:1", cases=_COST_FOR_BROKER),
    line(
        2,
        when(
            noted("trashed"),
            choose(
                Option("cards", when(_coins_in_cost, Draw(_coins_in_cost))),
                Option("actions", plus_actions(_coins_in_cost)),
                Option("coins", plus_coins(_coins_in_cost)),
                Option("favors", plus_tokens("favors", _coins_in_cost)),
            ),
            when(
                lambda c: _coins_in_cost(c) == 0,
                brings_no(
                    "anything",
                    ("the trashed card costs no Coins", "In den Kosten der entsorgten Karte steht kein Geld"),
                ),
            ),
        ),
        cases=_COST_FOR_BROKER,
    ),
)


card(
    "innkeeper",
    line(1, plus(actions=1), cites="allies:innkeeper:1"),
    line(
        2,
        choose(
            Option("one", plus(cards=1)),
            Option("three", plus(cards=3), discard_from_hand(3)),
            Option("five", plus(cards=5), discard_from_hand(6)),
        ),
        cases={
            "allies:innkeeper:2": chose_also("one"),
            "allies:innkeeper:3": chose_also("three"),
            "allies:innkeeper:4": chose_also("five"),
        },
    ),
)


card(
    "town",
    line(
        1,
        choose(
            Option("card", plus(cards=1, actions=2)),
            Option("buy", plus(buys=1, coins=2)),
        ),
        cites="allies:town:1",
    ),
)


_NOTHING_TRASHED = brings_no("card", ("nothing was trashed", "Es wurde nichts entsorgt"))

card(
    "modify",
    line(1, trash_from_hand(1)),
    line(
        2,
        choose(
            Option("card", plus(cards=1, actions=1)),
            Option(
                "gain",
                when(noted("trashed"), gain_choice(up_to_more(2)), orelse=_NOTHING_TRASHED),
            ),
        ),
        cites="allies:modify:2",
    ),
    cites="allies:modify:1",
)


def _same_pile(c: Context) -> Pile | None:
    """The pile of the Supply that has another such card on top."""
    kind = c.kind(c.one("played"))
    pile = c.game.table.pile_of.get(kind.slug)
    top = c.game.top(pile) if pile and pile.supply else 0
    return pile if top and c.kind(top) is kind else None


def _one_is_left(c: Context) -> bool:
    return bool(c.one("gained")) or _same_pile(c) is not None


def _gain_the_same(c: Context) -> None:
    pile = _same_pile(c)
    if pile:
        gain(c.game, c.who, pile)
    else:
        c.say("not", c.who, "none in supply", (c.kind(c.one("played")).slug,))


card(
    "specialist",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(is_type("Action", "Treasure")), prompt="play"),
        play_noted("picked"),
        cites="allies:specialist:1",
    ),
    line(
        2,
        when(
            noted("played"),
            choose(
                Option("again", play_noted("played", again=True, nth=2)),
                Option("gain", _gain_the_same, says=("gain a card of the same name", "eine gleiche Karte nehmen")),
            ),
        ),
        cites="allies:specialist:2",
        cases={
            "allies:specialist:3": lambda c: "again" in c.notes.get("chosen", ()) and c.one("played") not in c.in_play,
            "allies:specialist:4": lambda c: "gain" in c.notes.get("chosen", ()) and not _one_is_left(c),
            "allies:specialist:5": chose("gain"),
        },
    ),
)

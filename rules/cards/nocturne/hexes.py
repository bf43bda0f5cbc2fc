"""Nocturne: the Hexes, and the States that some of them leave."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.draw import shuffle_deck
from rules.rulebook.states import give_back, take_state, turn_over
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    Code,
    Context,
    Cost,
    Frame,
    Op,
    Pick,
    Step,
    Test,
    Trigger,
    Worth,
    among,
    applies,
    card,
    costs_from,
    deck_to_discard,
    discard_down_to,
    discard_noted,
    discard_or_reveal_hand,
    discards_nothing,
    does_nothing,
    gain_a,
    gain_cheaper_of_its_type,
    holds_at_least,
    is_action,
    is_type,
    lay_aside,
    line,
    look_through_discard,
    mine,
    named,
    none_left,
    note,
    noted,
    on,
    plus,
    put,
    reveal,
    reveal_until,
    say_revealed,
    tell_kept_hand,
    tell_trashed_cost,
    tell_what_they_are,
    this_turn,
    told_this_turn,
    top_card,
    topdeck,
    topdeck_from_hand,
    trash_noted,
    weigh,
    when,
)

# --- Hexes -----------------------------------------------------------------------------------------------------------


def _show_that_it_is_all(c: Context) -> None:
    if not c.many("picked"):
        c.say("not", c.who, "topdecks none", ("bad-omens",), because=("nocturne:bad-omens:2",), why=_NO_COPPER)
    if len(c.many("picked")) < 2 and c.discard_pile:
        say_revealed(c, c.discard_pile)


_NO_COPPER = ("there is no Copper in the discard pile", "Im Ablagestapel ist kein Kupfer")


card(
    "bad-omens",
    line(1, deck_to_discard, cites="nocturne:bad-omens:3"),
    line(
        2,
        look_through_discard,
        Pick("picked", DISCARD, 2, test=named("copper"), prompt="topdeck"),
        topdeck("picked", DISCARD),
        _show_that_it_is_all,
        cites="nocturne:bad-omens:1",
        cases={"nocturne:bad-omens:2": lambda c: len(c.many("picked")) < 2},
    ),
)


def _deluded_or_envious(c: Context) -> str:
    return next((slug for slug in c.game.holds[c.who] if slug in ("deluded", "envious")), "")


@dataclass(eq=False)
class _take(Op):
    """Takes that State, unless the player has one of the two."""

    slug: str

    def __call__(self, c: Frame) -> None:
        has = _deluded_or_envious(c)
        if has:
            because = (f"nocturne:{c.code.source}:2", "nocturne:states:1")
            c.say("not", c.who, "has state", (has, self.slug), because=because, card=has)
        else:
            take_state(c.game, c.who, self.slug)


card("delusion", line(1, _take("deluded"), cites="nocturne:delusion:1"))
card("envy", line(1, _take("envious"), cites="nocturne:envy:1"))


def _shuffle_the_rest(c: Context) -> None:
    if any(seen in c.deck for seen in c.many("seen")):
        shuffle_deck(c.game, c.who)
    elif c.many("actions"):
        why = "all revealed cards were Actions", "Alle aufgedeckten Karten waren Aktionen"
        c.say("not", c.who, "none to shuffle in", ("famine",), because=("nocturne:famine:2",), why=why)


card(
    "famine",
    line(
        1,
        reveal(3),
        lay_aside("seen"),
        note("actions", lambda c: tuple(among("seen", is_action)(c))),
        discard_noted("actions", ASIDE),
        cites="nocturne:famine:1",
        cases={"nocturne:famine:2": lambda c: c.many("seen") and c.many("seen") == c.many("actions")},
    ),
    line(2, put("seen", ASIDE, DECK, "topdeck", quiet=True), _shuffle_the_rest, cites="nocturne:famine:1"),
)


card(
    "fear",
    line(
        1,
        when(
            holds_at_least(5),
            discard_or_reveal_hand(
                is_type("Action", "Treasure"),
                discards_nothing(
                    ("there is neither Action nor Treasure in hand", "Auf der Hand ist weder Aktion noch Geld"),
                    "nocturne:fear:2",
                ),
            ),
            orelse=tell_kept_hand(5, "nocturne:fear:3", "discard"),
        ),
        cites="nocturne:fear:1",
        cases={"nocturne:fear:2": lambda c: c.notes.get("picked") == ()},
    ),
)

card("greed", line(1, gain_a("copper", DECK), cites="nocturne:greed:1"))

card(
    "haunting",
    line(
        1,
        when(holds_at_least(4), topdeck_from_hand(), orelse=tell_kept_hand(4, "nocturne:haunting:2", "topdeck")),
        cites="nocturne:haunting:1",
    ),
)


card(
    "locusts",
    line(1, top_card(), trash_noted("top", DECK), cites="base2:trash:1"),
    line(
        2,
        when(
            noted("trashed"),
            when(
                lambda c: named("copper", "estate")(c, c.one("trashed")),
                (
                    applies(("a Copper or an Estate was trashed", "Entsorgt wurde ein Kupfer oder ein Anwesen")),
                    gain_a("curse"),
                ),
                orelse=line(
                    2,
                    tell_trashed_cost,
                    gain_cheaper_of_its_type(),
                    cites="nocturne:locusts:3",
                    cases={"nocturne:locusts:2": lambda c: c.notes.get("pile") == ""},
                ),
            ),
            orelse=does_nothing(
                ("there is no card to trash", "Es gibt keine Karte zum Entsorgen"), "nocturne:locusts:4"
            ),
        ),
        cites="nocturne:locusts:1",
    ),
)


def _more_miserable(c: Context) -> None:
    held = c.game.holds[c.who]
    if "twice-miserable" in held:
        c.say("not", c.who, "has state", ("twice-miserable", "misery"), ("nocturne:misery:2",), card="twice-miserable")
    elif "miserable" in held:
        turn_over(c.game, c.who, "miserable", "twice-miserable")
    else:
        take_state(c.game, c.who, "miserable")


card("misery", line(1, _more_miserable, cites=("nocturne:misery:1", "nocturne:states:2")))

card(
    "plague",
    line(
        1,
        gain_a("curse", HAND),
        cites="nocturne:plague:1",
        cases={"nocturne:plague:2": none_left("curse")},
    ),
)

card(
    "poverty",
    line(
        1,
        when(holds_at_least(4), discard_down_to(3), orelse=tell_kept_hand(4, "nocturne:poverty:1", "discard")),
        cites="nocturne:hexes:1",
    ),
)


def _not_only_coins(cost: Cost) -> bool:
    return bool(cost.potion or cost.debt)


_FROM_3_TO_4 = costs_from(3, 4)


def _passed_over_more_than_coins(c: Context) -> bool:
    return any(_not_only_coins(c.cost_of(passed)) for passed in c.many("rest"))


card(
    "war",
    line(
        1,
        reveal_until(_FROM_3_TO_4),
        weigh(lambda c: (*c.many("rest"), *c.many("found")), _FROM_3_TO_4),
        trash_noted("found", ASIDE),
        cites="nocturne:war:1",
        cases={"nocturne:war:3": _passed_over_more_than_coins},
    ),
    line(
        2,
        discard_noted("rest", ASIDE),
        cites="nocturne:war:1",
        cases={"nocturne:war:2": lambda c: not c.many("found"), "nocturne:war:3": _passed_over_more_than_coins},
    ),
)

# --- States ----------------------------------------------------------------------------------------------------------


def _holds_this_turn(c: Context, slug: str) -> bool:
    """The State was returned at the start of this turn's Buy phase."""
    return any(effect.source == slug for effect in c.game.active("state"))


def _taken_this_turn(c: Context) -> bool:
    """As far as anybody keeps a log: only rulings depend on it."""
    return any(step.sentence == "holds" and step.words["card"] == "deluded" for step in told_this_turn(c))


def _buys_no_actions(c: Frame) -> None:
    c.say("not", c.me, "buys no actions", ("deluded",))
    tops = (c.game.top(pile) for pile in c.game.table.supply)
    tell_what_they_are(c.game, c.me, [c.known(top).slug for top in tops if top], "Action")


def _one_coin_each(c: Frame) -> None:
    c.say("effect", c.me, "one coin each", ("envious",))


@dataclass(eq=False)
class _give_back(Op):
    slug: str

    def __call__(self, c: Frame) -> None:
        give_back(c.game, c.me, self.slug)


def _returned(slug: str, *then: Step, **cases: Test) -> Trigger:
    """At the start of the Buy phase it goes back, and holds for the rest of the turn."""
    return on(
        "buy-phase",
        line(
            1,
            _give_back(slug),
            this_turn("state"),
            *then,
            cites=f"nocturne:{slug}:1",
            cases=cases,
        ),
        zone=LANDSCAPE,
        test=mine,
    )


card(
    "deluded",
    on=_returned("deluded", _buys_no_actions, **{"nocturne:deluded:2": _taken_this_turn}),
    no_buys=lambda c, kind: _holds_this_turn(c, "deluded") and "Action" in c.types(kind),
)

_ONE_COIN = Code("envious", plus(coins=1), source="envious", cites="nocturne:envious:1")

card(
    "envious",
    on=_returned("envious", _one_coin_each),
    instructions=lambda c, kind: (
        _ONE_COIN if kind.slug in ("silver", "gold") and _holds_this_turn(c, "envious") else None
    ),
)

card("miserable", points=Worth(lambda c: -2, ("nocturne:miserable:1",)))
card("twice-miserable", points=Worth(lambda c: -4, ("nocturne:twice-miserable:1",)))

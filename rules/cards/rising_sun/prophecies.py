"""Rising Sun’s Prophecies: they hold for everybody once the last Sun token is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.facts import german_type
from rules.rulebook.exchange import return_card
from rules.rulebook.new_kingdom import (
    PILES,
    Before,
    is_kingdom,
    new_kingdom,
    tell_what_comes_along,
    unused_piles,
)
from rules.rulebook.plus import add_from
from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    TO_RETURN,
    Ask,
    Context,
    Cost,
    Cut,
    Decision,
    Frame,
    Kind,
    Not,
    Option,
    Plus,
    Retype,
    Text,
    applies,
    card,
    cheaper_than,
    choose,
    could_go_onto_deck,
    discard_from_hand,
    gain_a,
    gain_choice,
    gained_is_there,
    is_treasure,
    is_type,
    just_discarded,
    line,
    mine,
    next_turn,
    none_left,
    none_of,
    note,
    of_type,
    on,
    on_its_pile,
    play_noted,
    played_as,
    plays_this_turn,
    plus,
    put,
    replace_it,
    set_aside,
    take_debt_of_pile,
    take_to_hand,
    when,
    while_resolving,
    yours,
    zone_of,
)


@dataclass(frozen=True)
class _holds:
    """All Sun tokens are gone from that Prophecy."""

    slug: str

    def __call__(self, c: Context) -> bool:
        return c.game.beside.fulfilled == self.slug


class PlusForIt(Plus):
    """The same as any plus, and it is told for which played card, and `what` that is."""

    def __init__(self, actions: int = 0, coins: int = 0, what: str = "") -> None:
        super().__init__(actions=actions, coins=coins)
        self.what = what

    def __call__(self, c: Frame) -> None:
        slug = c.known(c.subject).slug
        which = (f" ({self.what})", f" ({german_type(self.what)})") if self.what else ("", "")
        caused = f" for {the_card(slug, EN)}{which[EN]}", f" für {the_card(slug, DE)}{which[DE]}"
        add_from(c, c.who, {"actions": self.actions, "coins": self.coins}, caused=caused)


# --- playing ---------------------------------------------------------------------------------------------------------

card(
    "approaching-army",
    on=on(
        "played",
        line(
            1,
            PlusForIt(coins=1, what="Attack"),
            cites=("rising-sun:approaching-army:1", "rising-sun:approaching-army:2"),
        ),
        zone=LANDSCAPE,
        test=yours("Attack"),
    ),
)

card(
    "great-leader",
    on=on(
        "played",
        line(1, PlusForIt(actions=1), cites=("rising-sun:great-leader:1", "rising-sun:great-leader:2")),
        zone=LANDSCAPE,
        test=yours("Action"),
    ),
)

_ENLIGHTENED, _ACTION, _NOTHING = _holds("enlightenment"), frozenset({"Action"}), frozenset[str]()


def _treasures_are_actions(c: Context, kind: Kind) -> frozenset[str]:
    return _ACTION if _ENLIGHTENED(c) and _is_a_treasure(c, kind) else _NOTHING


def _is_a_treasure(c: Context, kind: Kind) -> bool:
    """Printed so, or made one by something else, as a Curse by Charlatan."""
    others = (retype for retype in c.game.table.retypes if retype.types is not _treasures_are_actions)
    return "Treasure" in kind.types or any("Treasure" in retype(c, kind) for retype in others)


def _it_holds(c: Context, kind: Kind) -> Text:
    return "Enlightenment holds", "Die Erleuchtung gilt"


def _treasure_in_an_action_phase(c: Context) -> bool:
    return yours("Treasure")(c) and c.game.phase == "action"


def _tell_other_text(c: Context) -> None:
    treasure = c.known(c.subject).slug
    c.say("not", c.me, "in action phase", (treasure,), card=treasure)


card(
    "enlightenment",
    on=on(
        "instead",
        line(
            2,
            _tell_other_text,
            replace_it,
            plus(cards=1),
            plus(actions=1),
            cites=("rising-sun:enlightenment:2", "rising-sun:enlightenment:1"),
            cases={"rising-sun:enlightenment:4": lambda c: played_as(c) == "way-of-the-chameleon"},
        ),
        zone=LANDSCAPE,
        test=_treasure_in_an_action_phase,
    ),
    retype=Retype(_treasures_are_actions, ("rising-sun:enlightenment:1",), _it_holds),
)


_YOUR_TREASURE = yours("Treasure")


def _first_of_its_name(c: Context) -> bool | Not:
    """That a name brings nothing more is told of its second play."""
    if not _YOUR_TREASURE(c):
        return False
    slug = c.kind(c.subject).slug
    n = plays_this_turn(c, slug)
    return n == 1 or (
        n == 2 and Not("brings nothing", "good-harvest", cites=("rising-sun:good-harvest:2",), why=_AGAIN)
    )


_AGAIN = ("each name counts once a turn", "Jeder Name zählt einmal im Zug")


card(
    "good-harvest",
    on=on(
        "first",
        line(1, plus(buys=1), plus(coins=1), cites=("rising-sun:good-harvest:1", "rising-sun:good-harvest:2")),
        zone=LANDSCAPE,
        test=_first_of_its_name,
    ),
)


_DISCARDED_TREASURES = just_discarded(is_treasure)


def _treasure_from_play(c: Context) -> bool | Not:
    """The player discards a Treasure from play, and it lies in the discard pile still."""
    return c.mine and _DISCARDED_TREASURES.or_gone(c, TO_RETURN)


def _return_the_treasures(c: Frame) -> None:
    for discarded in _DISCARDED_TREASURES(c):
        return_card(c.game, c.me, discarded, zone_of(c.me, DISCARD))


card(
    "panic",
    on=(
        on("play", line(1, plus(buys=2), cites="rising-sun:panic:1"), zone=LANDSCAPE, test=yours("Treasure")),
        on(
            "discard-from-play",  # no card discards a Treasure from play at another time
            line(2, _return_the_treasures, cites=("rising-sun:panic:2", "rising-sun:panic:3")),
            zone=LANDSCAPE,
            test=_treasure_from_play,
        ),
    ),
)

# --- gaining ---------------------------------------------------------------------------------------------------------


def _costs_something(c: Context) -> bool | Not:
    if not c.mine or c.gained_cost != Cost():
        return c.mine
    if while_resolving("bureaucracy")(c):  # of its own Copper nobody expects another one
        return False
    slug = c.known(c.subject).slug
    why = f"{the_card(slug, EN, THE)} costs 0", f"{capital(the_card(slug, DE, THE))} kostet 0"
    return Not("brings none", "bureaucracy", cites=("rising-sun:bureaucracy:1",), what=none_of("copper"), why=why)


def _no_coins_but_more(c: Context) -> bool:
    return not c.gained_cost.coins


def _what_it_cost(c: Context) -> Text:
    slug, cost = c.known(c.subject).slug, cost_text(c.gained_cost)
    return (
        f"{the_card(slug, EN)} costs {cost[EN]}, which is not 0",
        f"{capital(the_card(slug, DE, THE))} kostet {cost[DE]}, das ist nicht 0",
    )


card(
    "bureaucracy",
    on=on(
        "gain",
        line(
            1,
            when(_no_coins_but_more, applies(_what_it_cost)),
            gain_a("copper"),
            cites=("rising-sun:bureaucracy:1", "rising-sun:bureaucracy:2"),
        ),
        zone=LANDSCAPE,
        test=_costs_something,
    ),
)

card(
    "growth",
    on=on(
        "gain",
        line(1, gain_choice(cheaper_than("cards")), cites=("rising-sun:growth:1", "rising-sun:growth:2")),
        zone=LANDSCAPE,
        test=yours("Treasure"),
    ),
)

card(
    "progress",
    on=on(
        "gain",
        line(
            1,
            note("gained", lambda c: c.event["cards"]),
            put("gained", None, DECK, "topdeck"),
            cites=("rising-sun:progress:1", "rising-sun:progress:2"),
        ),
        zone=LANDSCAPE,
        test=could_go_onto_deck,
    ),
)


def _on_your_turn(c: Context) -> bool | Not:
    if not c.mine or c.kind(c.subject).slug not in c.game.table.pile_of:
        return False
    cites = ("rising-sun:harsh-winter:2",)
    return c.game.player == c.me or Not("does nothing here", "harsh-winter", cites=cites, once=True, why=_ANOTHERS_TURN)


_ANOTHERS_TURN = ("the card is gained on another player’s turn", "Die Karte wird im Zug eines anderen genommen")


def _debt_of_the_pile(c: Frame) -> None:
    if not take_debt_of_pile(c):
        pile, what = on_its_pile(c, "debt")
        c.game.pile_tokens[pile, what] = 2
        c.say("put", c.me, "pile token", (pile,), n=("2 debt", "2 Schulden"))


card(
    "harsh-winter",
    on=on(
        "gain",
        line(1, _debt_of_the_pile, cites="rising-sun:harsh-winter:1"),
        zone=LANDSCAPE,
        test=_on_your_turn,
    ),
)


_PLAYED_LATER = is_type("Action", "Treasure")


def _to_be_played_later(c: Context) -> object:
    if not c.mine:
        return False
    if _PLAYED_LATER.why_not(c, c.subject) is not None:
        slug = c.known(c.subject).slug
        why = (
            f"{the_card(slug, EN)} is neither an Action nor a Treasure",
            f"{capital(the_card(slug, DE, THE))} ist weder eine Aktionskarte noch eine Geldkarte",
        )
        return Not("does nothing here", "rapid-expansion", cites=("rising-sun:rapid-expansion:1",), why=why)
    there = gained_is_there(c)
    if isinstance(there, Not):
        return Not(there.sentence, *there.cards, cites=("rising-sun:rapid-expansion:3", *there.cites), **there.words)
    return there


card(
    "rapid-expansion",
    on=on(
        "gain",
        line(
            1,
            note("kept", lambda c: c.event["cards"]),
            set_aside("kept", None),
            cites="rising-sun:rapid-expansion:1",
        ),
        line(
            2,
            next_turn(play_noted("kept", ASIDE), carry=("kept",), stays=False),
            cites="rising-sun:rapid-expansion:2",
        ),
        zone=LANDSCAPE,
        test=_to_be_played_later,
    ),
)

_FLOURISHING = _holds("flourishing-trade")


def _one_less(c: Context, kind: Kind) -> int:
    return int(_FLOURISHING(c))


card(
    "flourishing-trade",
    cut=Cut(_one_less, ("rising-sun:flourishing-trade:1",)),
    actions_as_buys=_FLOURISHING,
)

# --- turns -----------------------------------------------------------------------------------------------------------


def _holds_cards(c: Context) -> bool | Not:
    if not c.mine:
        return False
    return bool(c.game.hand(c.me)) or Not("does nothing here", "biding-time", cites=BIDING, why=_EMPTY_HAND)


BIDING = ("rising-sun:biding-time:1",)
_EMPTY_HAND = ("there is no card in hand", "Es gibt keine Handkarte")


card(
    "biding-time",
    on=on(
        "clean-up",
        line(
            1,
            note("kept", lambda c: c.game.hand(c.me)),
            set_aside("kept", HAND),
            cites="rising-sun:biding-time:1",
        ),
        line(
            2,
            next_turn(take_to_hand("kept", ASIDE), carry=("kept",), stays=False),
            cites="rising-sun:biding-time:2",
        ),
        zone=LANDSCAPE,
        test=_holds_cards,
    ),
)

_AN_ACTION = line(
    1, gain_choice(of_type("Action"), HAND), cites=("rising-sun:kind-emperor:1", "rising-sun:kind-emperor:2")
)

card(
    "kind-emperor",
    on=(
        on("turn", _AN_ACTION, zone=LANDSCAPE, test=mine),
        on("prophecy", _AN_ACTION, zone=LANDSCAPE, test=mine),
    ),
)

card(
    "sickness",
    on=on(
        "turn",
        line(
            1,
            choose(
                Option(
                    "curse",
                    line(
                        1,
                        gain_a("curse", DECK),
                        cites="rising-sun:sickness:1",
                        cases={"rising-sun:sickness:2": none_left("curse")},
                    ),
                ),
                Option("discard", discard_from_hand(3)),
            ),
            cites="rising-sun:sickness:2",
        ),
        zone=LANDSCAPE,
        test=mine,
    ),
)


# --- a new Kingdom ---------------------------------------------------------------------------------------------------


class _NewPiles(Ask):
    """Which piles come is chance: the table may say which it drew, the others are drawn here."""

    def question(self, c: Frame) -> Decision:
        g = c.game
        slugs = unused_piles(g)
        names = [g.table.rules.kind(slug).name for slug in slugs]
        prompt = (
            "Which new Kingdom piles did you draw? Those not named are drawn by lot.",
            "Welche neuen Königreichstapel habt ihr gezogen? Die nicht genannten werden ausgelost.",
        )
        return Decision(c.me, "identify", g.source(), prompt, slugs, names, 0, PILES, distinct=True)

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        if not is_kingdom(kind.fact):
            return "it is no Kingdom pile", "Das ist kein Königreichstapel"
        return "it was in this game already", "Das war in dieser Partie schon da"

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        gone = [pile.slug for pile in g.table.supply if is_kingdom(pile.kind.fact)]
        before = Before(g.table, g.beside, dict(g.tokens))
        piles = new_kingdom(g, value)
        c.say("effect", c.me, "piles leave", gone)
        c.say("effect", c.me, "piles come", piles)
        tell_what_comes_along(g, c.me, piles, before)


card(
    "divine-wind",
    on=on(
        "prophecy",
        line(
            1, _NewPiles(), cites=("rising-sun:divine-wind:1", "rising-sun:divine-wind:2", "rising-sun:divine-wind:3")
        ),
        zone=LANDSCAPE,
        test=mine,
    ),
)

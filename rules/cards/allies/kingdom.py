"""Allies: its Kingdom cards. The mixed piles and the Allies themselves have files of their own."""

from __future__ import annotations

from rules.engine.code import Step, Test, line, when
from rules.engine.context import Context
from rules.engine.kinds import Kind
from rules.engine.steps import Not
from rules.engine.table import Pile
from rules.facts import Cost
from rules.rulebook.discard import discard
from rules.rulebook.gain import gain
from rules.rulebook.prevented import tell_no_card
from rules.rulebook.windows import answer_window
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    SELF,
    Draw,
    MayUse,
    Option,
    Pick,
    among,
    brings_no,
    but_not,
    card,
    choose,
    could_go_onto_deck,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    discard_this,
    does_not_stay,
    each_other,
    gain_a,
    gain_choice,
    is_action,
    is_duration,
    is_treasure,
    is_type,
    lay_aside,
    look,
    look_through_discard,
    may,
    next_turn,
    noted,
    nothing_to_play,
    on,
    play_noted,
    playable,
    plus,
    plus_actions,
    plus_coins,
    plus_tokens,
    put_back_in_any_order,
    refill,
    return_to_pile,
    reveal,
    set_aside,
    take_to_hand,
    this_turn,
    top_card,
    topdeck,
    topdeck_this,
    trash_from_hand,
    trash_noted,
    until_next_turn,
    up_to,
    up_to_more,
    zone_of,
)
from rules.words.cases import chose, chose_also, held_a_moat, shuffling

# --- Kingdom cards that cost 2 ---------------------------------------------------------------------------------------


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

_NO_COINS = ("no Coins", "kein Geld")
_PRICE_OF_SYCOPHANT: dict[str, Test] = {
    "allies:sycophant:2": lambda c: len(c.many("picked")) == 3,
    "allies:sycophant:3": lambda c: 0 < len(c.many("picked")) < 3,
    "allies:sycophant:4": lambda c: not c.many("picked"),
}

card(
    "sycophant",
    line(1, plus(actions=1), cites="allies:sycophant:1"),
    line(2, discard_from_hand(3), cases=_PRICE_OF_SYCOPHANT),
    line(
        3,
        when(
            noted("discarded"),
            plus(coins=3),
            orelse=brings_no(_NO_COINS, ("no card was discarded", "Es wurde keine Karte abgelegt")),
        ),
        cases=_PRICE_OF_SYCOPHANT,
    ),
    on=(
        on("gain", line(4, plus(favors=2), cites=("allies:sycophant:5", "allies:sycophant:7")), zone=SELF),
        on("trash", line(4, plus(favors=2), cites=("allies:sycophant:6", "allies:sycophant:7")), zone=SELF),
    ),
)

# --- Kingdom cards that cost 3 ---------------------------------------------------------------------------------------


def _four_favors_more(c: Context) -> None:
    g = c.game
    if g.table.ally:
        for c.me in range(g.table.players):
            g.add_token(c.me, "favors", 4)


card(
    "importer",
    line(1, next_turn(gain_choice(up_to(5))), cites="base2:gain:5"),
    setup=_four_favors_more,
)

card(
    "merchant-camp",
    line(1, plus(actions=2), cites="base2:action-phase:2"),
    line(2, plus(coins=1), cites="base2:play:1"),
    on=on(
        "discard-from-play",
        line(3, topdeck_this, cites="allies:merchant-camp:1"),
        zone=SELF,
        test=lambda c: c.card in c.game.discard(c.me),
        may=True,
    ),
)


def _too_few_for_sentinel(c: Context) -> bool:
    return len(c.deck) + len(c.discard_pile) < 5


card(
    "sentinel",
    # meanwhile they lie aside: what trashing one draws comes from below them
    line(
        1,
        look(5),
        lay_aside("seen"),
        cites="base2:look:3",
        cases={"allies:sentinel:2": _too_few_for_sentinel, "allies:sentinel:1": shuffling},
    ),
    line(
        2,
        Pick("picked", among("seen"), 2, up_to=True, prompt="trash"),
        trash_noted("picked", ASIDE),
        cites="base2:may-and-must:4",
    ),
    line(3, put_back_in_any_order("seen", ASIDE), cites="base2:put:3"),
)

card(
    "underling",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(favors=1)),
    cites="allies:underling:1",
)

# --- Kingdom cards that cost 4 ---------------------------------------------------------------------------------------


def _printed_cost(c: Context) -> Cost:
    return c.known(c.one("picked")).cost


_COST_FOR_BROKER: dict[str, Test] = {
    "allies:broker:2": lambda c: bool(_printed_cost(c).potion),
    "allies:broker:3": lambda c: bool(_printed_cost(c).debt),
    "allies:broker:1": lambda c: not _printed_cost(c).potion and not _printed_cost(c).debt,
}


def _coins_in_cost(c: Context) -> int:
    """Of the trashed card, as it costs now; its potion and its debt count for nothing."""
    return c.cost_of(c.one("trashed")).coins


card(
    "broker",
    line(1, trash_from_hand(1), cites="base2:trash:1", cases=_COST_FOR_BROKER),
    line(
        2,
        when(
            noted("trashed"),
            choose(
                Option(
                    "cards",
                    when(_coins_in_cost, Draw(_coins_in_cost)),
                    says=("+1 Card for each Coin it costs", "+1 Karte je Geld der Kosten"),
                ),
                Option(
                    "actions",
                    plus_actions(_coins_in_cost),
                    says=("+1 Action for each Coin it costs", "+1 Aktion je Geld der Kosten"),
                ),
                Option(
                    "coins",
                    plus_coins(_coins_in_cost),
                    says=("+1 Coin for each Coin it costs", "+1 Geld je Geld der Kosten"),
                ),
                Option(
                    "favors",
                    plus_tokens("favors", _coins_in_cost),
                    says=("+1 Favor for each Coin it costs", "+1 Gefallen je Geld der Kosten"),
                ),
            ),
            when(
                lambda c: _coins_in_cost(c) == 0,
                brings_no(
                    ("nothing", "nichts"),
                    ("the trashed card costs no Coins", "In den Kosten der entsorgten Karte steht kein Geld"),
                ),
            ),
        ),
        cases=_COST_FOR_BROKER,
    ),
)

card(
    "carpenter",
    when(
        lambda c: c.game.empty_piles() == 0,
        line(1, plus(actions=1), gain_choice(up_to(4)), cites=("allies:carpenter:1", "allies:carpenter:2")),
        orelse=(
            line(
                2,
                brings_no(("no Action", "keine Aktion"), ("a Supply pile is empty", "Im Vorrat ist ein Stapel leer")),
                cites=("allies:carpenter:4", "allies:carpenter:1"),
            ),
            line(
                2,
                trash_from_hand(1),
                when(noted("trashed"), gain_choice(up_to_more(2))),
                cites="allies:carpenter:3",
            ),
        ),
    ),
)


def _discard_top_card(c: Context) -> None:
    g = c.game
    if c.deck:
        discard(g, c.who, c.deck[:1], zone_of(c.who, DECK))


_ACTION_OR_TREASURE = is_type("Action", "Treasure")

card(
    "courier",
    line(1, plus(coins=1), cites="base2:play:1"),
    line(2, refill(1), _discard_top_card, cites="base2:discard:1", cases={"allies:courier:1": shuffling}),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=_ACTION_OR_TREASURE, prompt="play"),
        when(
            noted("picked"),
            play_noted("picked", DISCARD),
            orelse=nothing_to_play(
                DISCARD,
                _ACTION_OR_TREASURE,
                (
                    "no Action and no Treasure is in the discard pile",
                    "Im Ablagestapel ist weder eine Aktions- noch eine Geldkarte",
                ),
                "allies:courier:3",
            ),
        ),
        cites="allies:courier:2",
    ),
)

card(
    "innkeeper",
    line(1, plus(actions=1), cites="allies:innkeeper:1"),
    line(
        2,
        choose(
            Option("one", plus(cards=1)),
            Option("three", plus(cards=3), discard_from_hand(3), says=("+3 Cards, discard 3", "+3 Karten, 3 ablegen")),
            Option("five", plus(cards=5), discard_from_hand(6), says=("+5 Cards, discard 6", "+5 Karten, 6 ablegen")),
        ),
        cases={
            "allies:innkeeper:2": chose_also("one"),
            "allies:innkeeper:3": chose_also("three"),
            "allies:innkeeper:4": chose_also("five"),
        },
    ),
)


def _hold_played(c: Context) -> None:
    c.notes["held"] = c.many("played")


card(
    "royal-galley",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=playable(but_not(is_action, is_duration)), prompt="play"),
        play_noted("picked"),
        cites=("allies:royal-galley:9", "allies:royal-galley:1", "allies:royal-galley:10"),
    ),
    line(
        3,
        _hold_played,
        set_aside("held", PLAY),
        cites="allies:royal-galley:3",
        cases={"allies:royal-galley:4": lambda c: not c.many("held")},
    ),
    line(
        4,
        when(
            noted("held"),
            line(
                4,
                next_turn(line(4, play_noted("held", ASIDE), cites="allies:royal-galley:7"), carry=("held",)),
                cites="allies:royal-galley:6",
            ),
            orelse=does_not_stay(("nothing was set aside", "Es wurde nichts zur Seite gelegt")),
        ),
        cites="allies:royal-galley:5",
    ),
)

card(
    "town",
    line(
        1,
        choose(
            Option("card", plus(cards=1, actions=2), says=("+1 Card with +2 Actions", "+1 Karte mit +2 Aktionen")),
            Option("buy", plus(buys=1, coins=2), says=("+1 Buy with +2 Coins", "+1 Kauf mit +2 Geld")),
        ),
        cites="allies:town:1",
    ),
)

# --- Kingdom cards that cost 5 and 6 ---------------------------------------------------------------------------------


def _lost_three_or_more(c: Context) -> bool:
    lost = c.one("trashed")
    return bool(lost) and Cost(3) <= c.cost_of(lost)


def _cheaper_with_common_type(c: Context, kind: Kind) -> bool:
    lost = c.kind(c.one("trashed"))
    return c.cost(kind) < c.cost(lost) and bool(c.types(kind) & c.types(lost))


card(
    "barbarian",
    line(1, plus(coins=2), cites="base2:play:1"),
    each_other(
        line(2, top_card(), trash_noted("top", DECK)),
        when(
            _lost_three_or_more,
            line(
                3,
                gain_choice(
                    _cheaper_with_common_type,
                    none=(
                        ": no cheaper card shares a type with the trashed one",
                        ": Keine billigere Karte hat einen Typ mit der entsorgten gemeinsam",
                    ),
                ),
                cites="allies:barbarian:4",
                cases={"allies:barbarian:5": lambda c: not c.many("gained")},
            ),
            orelse=line(4, gain_a("curse")),
        ),
    ),
    cites="allies:barbarian:6",
)


def _pay_two(c: Context) -> None:
    c.game.coins -= 2
    c.say("effect", c.who, "pay", paid={"coins": 2})


def _two_discarded(c: Context) -> bool:
    return len(c.many("picked")) == 2


def _could_only_play_treasures(c: Context) -> bool:
    """To have the Coins; the card does not wait for that."""
    short = c.game.player == c.who and c.game.coins < 2 and not c.notes["yes"]
    return short and any(is_treasure(c, card) for card in c.hand)


card(
    "capital-city",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        discard_from_hand(2, may=True),
        when(
            lambda c: len(c.many("discarded")) == 2,
            plus(coins=2),
            orelse=when(
                noted("discarded"),
                brings_no(_NO_COINS, ("that was one card, not two", "Das war eine Karte und keine zwei")),
            ),
        ),
        cites="allies:capital-city:3",
        cases={"allies:capital-city:2": lambda c: len(c.many("picked")) == 1},
    ),
    line(
        4,
        may(
            ("Do you pay 2 coins for 2 cards?", "Zahlst du 2 Geld für 2 Karten?"),
            _pay_two,
            plus(cards=2),
            test=lambda c: c.game.player == c.who and c.game.coins >= 2,
        ),
        cites="allies:capital-city:4",
        cases={"allies:capital-city:5": _two_discarded, "allies:capital-city:6": lambda c: not _two_discarded(c)},
    ),
    line(
        4,
        when(
            _could_only_play_treasures,
            brings_no(
                ("no further cards", "keine weiteren Karten"),
                (
                    "there are no 2 Coins to pay, and Treasures cannot be played for it",
                    "Es sind keine 2 Geld zum Bezahlen da, und Geldkarten lassen sich dafür nicht spielen",
                ),
            ),
        ),
        cites="allies:capital-city:7",
    ),
    cites="allies:capital-city:1",
)

card(
    "contract",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(2, plus(favors=1), cites="base2:play:1"),
    line(
        3,
        Pick("held", HAND, 1, may=True, test=is_action, prompt="set aside"),
        when(
            noted("held"),
            line(
                3,
                set_aside("held"),
                next_turn(line(3, play_noted("held", ASIDE), cites="allies:contract:3"), carry=("held",)),
                cites="allies:contract:1",
            ),
            orelse=does_not_stay(("nothing was set aside", "Es wurde nichts zur Seite gelegt")),
        ),
        cites="allies:contract:2",
    ),
)

_NO_BONUS = ("neither Action nor Favors", "weder Aktion noch Gefallen")

card(
    "emissary",
    line(1, plus(cards=3), cites="allies:emissary:1"),
    line(
        2,
        when(
            noted("shuffled"),
            line(2, plus(actions=1, favors=2), cites="allies:emissary:2"),
            orelse=when(
                lambda c: len(c.many("drawn")) < 3,
                line(
                    2,
                    brings_no(_NO_BONUS, ("there was nothing to shuffle", "Zu mischen gab es nichts")),
                    cites="allies:emissary:3",
                ),
                orelse=brings_no(_NO_BONUS, ("the drawing needed no shuffle", "Zum Ziehen war kein Mischen nötig")),
            ),
        ),
        cites="allies:emissary:1",
    ),
)


def _costs_three_or_four(c: Context) -> bool | Not:
    """Now, whatever is printed on it."""
    if not c.mine:
        return False
    kind, now, fits = c.kind(c.subject), c.cost_of(c.subject), (Cost(3), Cost(4))
    if kind.cost in fits and now not in fits:
        because = (*(("allies:galleria:2",) if kind.slug == "silver" else ()), "allies:galleria:1")
        return Not("costs otherwise", "galleria", kind.slug, cites=because, card=kind.slug, n=now.coins)
    return now in fits


def _made_cheaper(c: Context) -> bool:
    gained = c.notes.get("cards", ())
    return bool(gained) and c.cost_of(gained[0]) != c.kind(gained[0]).cost


card(
    "galleria",
    line(1, plus(coins=3), cites="base2:play:1"),
    line(
        2,
        this_turn("gain", plus(buys=1), test=_costs_three_or_four),
        cites="allies:galleria:1",
        cases={"allies:galleria:3": _made_cheaper},
    ),
    cites="allies:galleria:1",
)


def _own_gain(c: Context) -> bool:
    return c.mine


card(
    "guildmaster",
    line(1, plus(coins=3), cites="base2:play:1"),
    line(2, this_turn("gain", plus(favors=1), test=_own_gain)),
    cites="allies:guildmaster:1",
)


def _first_treasure_of_the_turn(c: Context) -> bool:
    player = c.event["player"]
    if player == c.me or player in c.notes.get("unaffected", ()):
        return False
    if not c.is_a(c.subject, "Treasure"):
        return False
    kinds = (c.game.table.rules.kind(slug) for who, slug, _ in c.game.played if who == player)
    return sum("Treasure" in c.types(kind) for kind in kinds) == 1


def _does_nothing(c: Context) -> None:
    action = c.is_a(c.one("cards"), "Action")
    treasure = c.known(c.subject).slug
    waiting = [effect.player for effect in c.game.active("instead") if effect.source == "highwayman"]
    because = [
        *(["allies:highwayman:9"] if action else []),
        *(["allies:highwayman:5"] if c.game.extra else []),
        *(["allies:highwayman:7"] if len(set(waiting)) > 1 else []),
        *(["allies:highwayman:8"] if len(set(waiting)) < len(waiting) else []),
        *(["allies:highwayman:6"] if treasure == "copper" else []),
        *(["allies:highwayman:10"] if c.known(c.subject).triggers else []),
        "allies:highwayman:4",
    ]
    victim = c.event["player"]
    c.say("not", c.me, "no effect", ("highwayman", treasure), because=tuple(because), card=treasure, other=victim)
    answer_window(c.game, "replaced", True)


card(
    "highwayman",
    line(
        1,
        next_turn(discard_this, plus(cards=3)),
        cites=("allies:highwayman:1", "allies:highwayman:2", "allies:highwayman:3"),
    ),
    line(
        2,
        until_next_turn("instead", _does_nothing, test=_first_treasure_of_the_turn),
        cites=("allies:highwayman:4", "allies:highwayman:5", "allies:highwayman:7", "allies:highwayman:8"),
    ),
)


def _take_one(type_: str) -> Step:
    return (Pick("taken", among("seen", zone=DECK), 1, test=is_type(type_), prompt="take"), take_to_hand("taken"))


card(
    "hunter",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, reveal(3)),
    line(
        3,
        _take_one("Action"),
        _take_one("Treasure"),
        _take_one("Victory"),
        cites=("allies:hunter:1", "allies:hunter:2"),
    ),
    line(4, discard_noted("seen", DECK)),
    cites="allies:hunter:1",
)

card(
    "modify",
    line(1, trash_from_hand(1)),
    line(
        2,
        choose(
            Option("card", plus(cards=1, actions=1), says=("+1 Card with +1 Action", "+1 Karte mit +1 Aktion")),
            Option(
                "gain",
                when(noted("trashed"), gain_choice(up_to_more(2))),
                says=("gain a card that costs up to 2 more", "eine Karte nehmen, die bis zu 2 mehr kostet"),
            ),
        ),
        cites="allies:modify:2",
    ),
    cites="allies:modify:1",
)


def _attack_gained(c: Context) -> bool:
    return c.mine and c.is_a(c.subject, "Attack")


card(
    "skirmisher",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, plus(coins=1), cites="base2:play:1"),
    line(
        4,
        this_turn(
            "gain",
            line(
                4,
                each_other(discard_down_to(3)),
                cites="allies:skirmisher:2",
                cases={"allies:skirmisher:4": lambda c: c.who != c.me and held_a_moat(c)},
            ),
            test=_attack_gained,
        ),
        cites="allies:skirmisher:1",
    ),
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
        tell_no_card(c.game, c.who, c.kind(c.one("played")).slug)


card(
    "specialist",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(_ACTION_OR_TREASURE), prompt="play"),
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


def _has_a_pile(c: Context, card: int) -> bool:
    return is_action(c, card) and c.kind(card).slug in c.game.table.pile_of


def _another_action(c: Context, kind: Kind) -> bool:
    return "Action" in c.types(kind) and kind.slug != c.notes["returned"] and c.cost(kind) <= Cost(5)


card(
    "swap",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=_has_a_pile, prompt="return"),
        when(noted("picked"), return_to_pile("picked")),
        cites=("allies:swap:5", "allies:swap:2", "allies:mixed-piles:2"),
    ),
    line(
        4,
        when(noted("picked"), gain_choice(_another_action, HAND)),
        cites=("allies:swap:3", "allies:swap:4", "allies:swap:6"),
    ),
    cites="allies:swap:1",
)

card(
    "marquis",
    line(1, plus(buys=1)),
    line(2, Draw(lambda c: len(c.hand))),
    line(3, discard_down_to(10)),
    cites="allies:marquis:1",
)

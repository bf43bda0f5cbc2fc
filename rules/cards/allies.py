"""Allies: its Kingdom cards. The mixed piles and the Allies themselves have files of their own."""

from __future__ import annotations

from rules.engine.code import Frame, Step, line, when
from rules.engine.game import Effect, Game
from rules.engine.kinds import Event, Kind
from rules.facts import Cost
from rules.rulebook import core
from rules.words.verbs import (
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
    add,
    card,
    choose,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    is_action,
    is_type,
    look,
    look_through_discard,
    many,
    may,
    next_turn,
    noted,
    on,
    one,
    play_noted,
    playable,
    plus,
    plus_actions,
    plus_coins,
    put,
    put_back_in_any_order,
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

# --- Kingdom cards that cost 2 ---------------------------------------------------------------------------------------


def could_go_onto_deck(g: Game, player: int, event: Event) -> bool:
    """This player has gained a card that lies where it was gained to, and not on top of the deck already."""
    if event["player"] != player:
        return False
    gained = event["cards"][0]
    return gained in g.zones[zone_of(player, event["to"])] and gained not in g.deck(player)[:1]


def _gained_onto_deck(g: Game, effect: Effect, event: Event) -> bool:
    return could_go_onto_deck(g, effect.player, event)


card(
    "bauble",
    line(
        1,
        choose(
            Option("buy", "+1 Buy", "+1 Kauf", plus(buys=1)),
            Option("coin", "+1 Coin", "+1 Geld", plus(coins=1)),
            Option("favor", "+1 Favor", "+1 Gefallen", plus(favors=1)),
            Option(
                "topdeck",
                "cards you gain this turn may go onto your deck",
                "Karten, die du in diesem Zug nimmst, dürfen auf deinen Nachziehstapel",
                this_turn("gain", MayUse(), topdeck("cards", None), test=_gained_onto_deck),
            ),
            n=2,
        ),
        cites=("allies:bauble:1", "allies:bauble:2", "allies:bauble:3"),
    ),
)

card(
    "sycophant",
    line(1, plus(actions=1)),
    line(2, discard_from_hand(3), cites=("allies:sycophant:1", "allies:sycophant:2")),
    line(3, when(noted("discarded"), plus(coins=3)), cites=("allies:sycophant:3", "allies:sycophant:4")),
    on=(
        on("gain", line(4, plus(favors=2), cites=("allies:sycophant:5", "allies:sycophant:7")), zone=SELF),
        on("trash", line(4, plus(favors=2), cites=("allies:sycophant:6", "allies:sycophant:7")), zone=SELF),
    ),
    cites="allies:sycophant:1",
)

# --- Kingdom cards that cost 3 ---------------------------------------------------------------------------------------


def _four_favors_more(g: Game) -> None:
    if g.table.ally:
        for player in range(g.table.players):
            g.add_token(player, "favors", 4)


card(
    "importer",
    line(1, next_turn(gain_choice(up_to(5))), cites="allies:importer:2"),
    setup=_four_favors_more,
)

card(
    "merchant-camp",
    line(1, plus(actions=2)),
    line(2, plus(coins=1)),
    on=on(
        "discard-from-play",
        line(3, topdeck_this),
        zone=SELF,
        test=lambda g, owner, camp, event: camp in g.discard(owner),
        may=True,
    ),
    cites="allies:merchant-camp:1",
)


def still_on_deck(g: Game, f: Frame) -> list[int]:
    deck = g.deck(f.who)
    return [c for c in many(f, "seen") if c in deck]


card(
    "sentinel",
    # meanwhile they lie aside: what trashing one draws comes from below them
    line(
        1,
        look(5),
        put("seen", DECK, ASIDE, "set aside", quiet=True),
        cites=("allies:sentinel:1", "allies:sentinel:2"),
    ),
    line(2, Pick("picked", lambda g, f: many(f, "seen"), 2, up_to=True, prompt="trash"), trash_noted("picked", ASIDE)),
    line(3, put_back_in_any_order("seen", ASIDE)),
    cites="allies:sentinel:2",
)

card(
    "underling",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(favors=1)),
    cites="allies:underling:1",
)

# --- Kingdom cards that cost 4 ---------------------------------------------------------------------------------------


def _coins_in_cost(g: Game, f: Frame) -> int:
    """Of the trashed card, as it costs now; its potion and its debt count for nothing."""
    return g.cost_of(one(f, "trashed")).coins


def _favors_for_cost(g: Game, f: Frame) -> None:
    add(g, f.who, favors=_coins_in_cost(g, f))


card(
    "broker",
    line(1, trash_from_hand(1)),
    line(
        2,
        when(
            noted("trashed"),
            choose(
                Option("cards", "+1 Card for each Coin it costs", "+1 Karte je Geld der Kosten", Draw(_coins_in_cost)),
                Option(
                    "actions",
                    "+1 Action for each Coin it costs",
                    "+1 Aktion je Geld der Kosten",
                    plus_actions(_coins_in_cost),
                ),
                Option(
                    "coins", "+1 Coin for each Coin it costs", "+1 Geld je Geld der Kosten", plus_coins(_coins_in_cost)
                ),
                Option("favors", "+1 Favor for each Coin it costs", "+1 Gefallen je Geld der Kosten", _favors_for_cost),
            ),
        ),
        cites=("allies:broker:1", "allies:broker:2", "allies:broker:3"),
    ),
    cites="allies:broker:1",
)

card(
    "carpenter",
    when(
        lambda g, f: g.empty_piles() == 0,
        line(1, plus(actions=1), gain_choice(up_to(4)), cites=("allies:carpenter:1", "allies:carpenter:2")),
        orelse=line(
            2,
            trash_from_hand(1),
            when(noted("trashed"), gain_choice(up_to_more(2))),
            cites=("allies:carpenter:3", "allies:carpenter:4"),
        ),
    ),
    cites="allies:carpenter:1",
)


def _refill_one(g: Game, f: Frame) -> None:
    core.refill(g, f.who, 1)


def _discard_top_card(g: Game, f: Frame) -> None:
    if g.deck(f.who):
        core.discard(g, f.who, g.deck(f.who)[:1], zone_of(f.who, DECK))


_ACTION_OR_TREASURE = is_type("Action", "Treasure")

card(
    "courier",
    line(1, plus(coins=1)),
    line(2, _refill_one, _discard_top_card, cites="allies:courier:1"),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=_ACTION_OR_TREASURE, prompt="play"),
        play_noted("picked", DISCARD),
        cites=("allies:courier:2", "allies:courier:3", "allies:courier:4"),
    ),
    cites="allies:courier:1",
)

card(
    "innkeeper",
    line(1, plus(actions=1), cites="allies:innkeeper:1"),
    line(
        2,
        choose(
            Option("one", "+1 Card", "+1 Karte", plus(cards=1)),
            Option("three", "+3 Cards, discard 3", "+3 Karten, 3 ablegen", plus(cards=3), discard_from_hand(3)),
            Option("five", "+5 Cards, discard 6", "+5 Karten, 6 ablegen", plus(cards=5), discard_from_hand(6)),
        ),
        cites=("allies:innkeeper:2", "allies:innkeeper:3", "allies:innkeeper:4"),
    ),
)


def _no_duration(g: Game, action: int) -> bool:
    return is_action(g, action) and not g.is_a(action, "Duration")


def _hold_played(g: Game, f: Frame) -> None:
    f.notes["held"] = many(f, "played")


card(
    "royal-galley",
    line(1, plus(cards=1), cites="allies:royal-galley:10"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=playable(_no_duration), prompt="play"),
        play_noted("picked"),
        cites=("allies:royal-galley:1", "allies:royal-galley:2", "allies:royal-galley:9"),
    ),
    line(
        3,
        _hold_played,
        set_aside("held", PLAY),
        cites=("allies:royal-galley:3", "allies:royal-galley:4", "allies:royal-galley:5"),
    ),
    line(
        4,
        when(noted("held"), next_turn(play_noted("held", ASIDE), carry=("held",))),
        cites=("allies:royal-galley:6", "allies:royal-galley:7", "allies:royal-galley:8"),
    ),
)

card(
    "town",
    line(
        1,
        choose(
            Option("card", "+1 Card with +2 Actions", "+1 Karte mit +2 Aktionen", plus(cards=1, actions=2)),
            Option("buy", "+1 Buy with +2 Coins", "+1 Kauf mit +2 Geld", plus(buys=1, coins=2)),
        ),
        cites="allies:town:1",
    ),
)

# --- Kingdom cards that cost 5 and 6 ---------------------------------------------------------------------------------


def _lost_three_or_more(g: Game, f: Frame) -> bool:
    lost = one(f, "trashed")
    return bool(lost) and Cost(3) <= g.cost_of(lost)


def _cheaper_with_common_type(g: Game, f: Frame, kind: Kind) -> bool:
    lost = g.kind(one(f, "trashed"))
    return g.cost(kind) < g.cost(lost) and bool(g.types(kind) & g.types(lost))


card(
    "barbarian",
    line(1, plus(coins=2)),
    each_other(
        line(2, top_card(), trash_noted("top", DECK)),
        when(
            _lost_three_or_more,
            line(3, gain_choice(_cheaper_with_common_type), cites=("allies:barbarian:4", "allies:barbarian:5")),
            orelse=line(4, gain_a("curse")),
        ),
    ),
    cites="allies:barbarian:6",
)


def _pay_two(g: Game, f: Frame) -> None:
    g.coins -= 2
    if g.log is not None:
        g.say("effect", f.who, "spend", paid={"coins": 2})


card(
    "capital-city",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        discard_from_hand(2, may=True),
        when(lambda g, f: len(many(f, "discarded")) == 2, plus(coins=2)),
        cites=("allies:capital-city:2", "allies:capital-city:3"),
    ),
    line(
        4,
        may(
            ("Do you pay 2 coins for 2 cards?", "Zahlst du 2 Geld für 2 Karten?"),
            _pay_two,
            plus(cards=2),
            test=lambda g, f: g.player == f.who and g.coins >= 2,
        ),
        cites=("allies:capital-city:4", "allies:capital-city:5", "allies:capital-city:6", "allies:capital-city:7"),
    ),
    cites="allies:capital-city:1",
)

card(
    "contract",
    line(1, plus(coins=2)),
    line(2, plus(favors=1)),
    line(
        3,
        Pick("held", HAND, 1, may=True, test=is_action, prompt="set aside"),
        when(noted("held"), set_aside("held"), next_turn(play_noted("held", ASIDE), carry=("held",))),
        cites=("allies:contract:1", "allies:contract:3"),
    ),
    cites="allies:contract:2",
)

card(
    "emissary",
    line(1, plus(cards=3), cites="allies:emissary:1"),
    line(
        2,
        when(noted("shuffled"), plus(actions=1, favors=2)),
        cites=("allies:emissary:1", "allies:emissary:2", "allies:emissary:3"),
    ),
)


def _costs_three_or_four(g: Game, effect: Effect, event: Event) -> bool:
    return event["player"] == effect.player and g.cost_of(event["cards"][0]) in (Cost(3), Cost(4))


card(
    "galleria",
    line(1, plus(coins=3)),
    line(2, this_turn("gain", plus(buys=1), test=_costs_three_or_four)),
    cites="allies:galleria:1",
)


def _own_gain(g: Game, effect: Effect, event: Event) -> bool:
    return bool(event["player"] == effect.player)


card(
    "guildmaster",
    line(1, plus(coins=3)),
    line(2, this_turn("gain", plus(favors=1), test=_own_gain)),
    cites="allies:guildmaster:1",
)


def _discard_this_from_play(g: Game, f: Frame) -> None:
    if f.card in g.in_play(f.me):
        core.discard(g, f.me, (f.card,), zone_of(f.me, PLAY))


def _first_treasure_of_the_turn(g: Game, effect: Effect, event: Event) -> bool:
    player = event["player"]
    if player == effect.player or player in effect.notes.get("unaffected", ()):
        return False
    if not g.is_a(event["cards"][0], "Treasure"):
        return False
    kinds = (g.table.rules.kind(slug) for who, slug, _ in g.played if who == player)
    return sum("Treasure" in g.types(kind) for kind in kinds) == 1


def _does_nothing(g: Game, f: Frame) -> None:
    if g.log is not None:
        action = g.is_a(one(f, "cards"), "Action")
        g.say("effect", f.me, "no effect", many(f, "cards"), because=("allies:highwayman:9",) if action else ())
    core.answer_window(g, "replaced", True)


card(
    "highwayman",
    line(
        1,
        next_turn(_discard_this_from_play, plus(cards=3)),
        cites=("allies:highwayman:1", "allies:highwayman:2", "allies:highwayman:3"),
    ),
    line(
        2,
        until_next_turn("instead", _does_nothing, test=_first_treasure_of_the_turn),
        cites=("allies:highwayman:4", "allies:highwayman:5", "allies:highwayman:7", "allies:highwayman:8"),
    ),
)


def _take_one(type_: str) -> Step:
    return (Pick("taken", still_on_deck, 1, test=is_type(type_), prompt="take"), take_to_hand("taken"))


card(
    "hunter",
    line(1, plus(actions=1)),
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
            Option("card", "+1 Card with +1 Action", "+1 Karte mit +1 Aktion", plus(cards=1, actions=1)),
            Option(
                "gain",
                "gain a card that costs up to 2 more",
                "eine Karte nehmen, die bis zu 2 mehr kostet",
                when(noted("trashed"), gain_choice(up_to_more(2))),
            ),
        ),
        cites="allies:modify:2",
    ),
    cites="allies:modify:1",
)


def _attack_gained(g: Game, effect: Effect, event: Event) -> bool:
    return event["player"] == effect.player and g.is_a(event["cards"][0], "Attack")


card(
    "skirmisher",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(
        4,
        this_turn("gain", each_other(discard_down_to(3)), test=_attack_gained),
        cites=("allies:skirmisher:2", "allies:skirmisher:3", "allies:skirmisher:4"),
    ),
    cites="allies:skirmisher:1",
)


def _gain_the_same(g: Game, f: Frame) -> None:
    kind = g.kind(one(f, "played"))
    pile = g.table.pile_of.get(kind.slug)
    top = g.top(pile) if pile and pile.supply else 0
    if pile and top and g.kind(top) is kind:
        core.gain(g, f.who, pile)
    elif g.log is not None:
        g.say("gain", f.who, "gain none", (kind.slug,))


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
                Option("again", "play it again", "noch einmal spielen", play_noted("played", again=True, nth=2)),
                Option("gain", "gain a card of the same name", "eine gleiche Karte nehmen", _gain_the_same),
            ),
        ),
        cites=("allies:specialist:2", "allies:specialist:3", "allies:specialist:4", "allies:specialist:5"),
    ),
)


def _has_a_pile(g: Game, action: int) -> bool:
    return is_action(g, action) and g.kind(action).slug in g.table.pile_of


def _return_to_pile(g: Game, f: Frame) -> None:
    kind = g.kind(one(f, "picked"))
    g.move(one(f, "picked"), zone_of(f.who, HAND), g.table.pile_of[kind.slug].zone)
    f.notes["returned"] = kind.slug
    if g.log is not None:
        g.say("put", f.who, "return", (kind.slug,))


def _another_action(g: Game, f: Frame, kind: Kind) -> bool:
    return "Action" in g.types(kind) and kind.slug != f.notes["returned"] and g.cost(kind) <= Cost(5)


card(
    "swap",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=_has_a_pile, prompt="return"),
        when(noted("picked"), _return_to_pile),
        cites=("allies:swap:2", "allies:swap:5", "allies:mixed-piles:2"),
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
    line(2, Draw(lambda g, f: len(g.hand(f.who)))),
    line(3, discard_down_to(10)),
    cites="allies:marquis:1",
)

"""Allies: its Kingdom cards (the mixed piles have a file of their own) and the Allies that Favors are spent on."""

from __future__ import annotations

from typing import Any

from rules import core
from rules.code import Frame, Step, as_long_as, line, stop, when
from rules.facts import Cost
from rules.game import Effect, Game
from rules.kinds import Event, Kind
from rules.verbs import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    PLAY,
    SELF,
    Draw,
    MayUse,
    Option,
    Order,
    Pick,
    PickPile,
    PickWholePile,
    YesNo,
    add,
    card,
    cheaper_than,
    choose,
    discard_down_to,
    discard_from_hand,
    discard_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_picked,
    is_action,
    is_type,
    look,
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
    put_back_in_any_order,
    reveal,
    set_aside,
    spend,
    take_to_hand,
    this_turn,
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


def _could_go_onto_deck(g: Game, player: int, event: Event) -> bool:
    """This player has gained a card that lies where it was gained to, and not on top of the deck already."""
    if event["player"] != player:
        return False
    gained = event["cards"][0]
    return gained in g.zones[zone_of(player, event["to"])] and gained not in g.deck(player)[:1]


def _gained_onto_deck(g: Game, effect: Effect, event: Event) -> bool:
    return _could_go_onto_deck(g, effect.player, event)


card(
    "bauble",
    line(
        1,
        choose(
            Option("buy", "+1 Buy", "+1 Kauf", plus(buys=1)),
            Option("coin", "+1 Coin", "+1 Münze", plus(coins=1)),
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


def _still_on_deck(g: Game, f: Frame) -> list[int]:
    deck = g.deck(f.who)
    return [c for c in many(f, "seen") if c in deck]


card(
    "sentinel",
    line(1, look(5), cites=("allies:sentinel:1", "allies:sentinel:2")),
    line(2, Pick("picked", _still_on_deck, 2, up_to=True, prompt="trash"), trash_noted("picked", DECK)),
    line(3, put_back_in_any_order("seen")),
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
                Option("cards", "+1 Card for each coin", "+1 Karte je Münze", Draw(_coins_in_cost)),
                Option("actions", "+1 Action for each coin", "+1 Aktion je Münze", plus_actions(_coins_in_cost)),
                Option("coins", "+1 Coin for each coin", "+1 Münze je Münze", plus_coins(_coins_in_cost)),
                Option("favors", "+1 Favor for each coin", "+1 Gefallen je Münze", _favors_for_cost),
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


def _look_through_discard(g: Game, f: Frame) -> None:
    for c in g.discard(f.who):
        g.kind(c)
    if g.log is not None and g.discard(f.who):
        g.say("look", f.who, "look", g.discard(f.who))


_ACTION_OR_TREASURE = is_type("Action", "Treasure")

card(
    "courier",
    line(1, plus(coins=1)),
    line(2, _refill_one, _discard_top_card, cites="allies:courier:1"),
    line(
        3,
        _look_through_discard,
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
    line(3, _hold_played, set_aside("held", PLAY), cites=("allies:royal-galley:3", "allies:royal-galley:4")),
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
            Option("buy", "+1 Buy with +2 Coins", "+1 Kauf mit +2 Münzen", plus(buys=1, coins=2)),
        ),
        cites="allies:town:1",
    ),
)

# --- Kingdom cards that cost 5 and 6 ---------------------------------------------------------------------------------


def _top_card(g: Game, f: Frame) -> None:
    f.notes["top"] = g.deck(f.who)[:1]


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
        line(2, _refill_one, _top_card, trash_noted("top", DECK)),
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
            ("Do you pay 2 coins for 2 cards?", "Zahlst du 2 Münzen für 2 Karten?"),
            _pay_two,
            plus(cards=2),
            test=lambda g, f: g.player == f.who and g.coins >= 2,
        ),
        cites=("allies:capital-city:4", "allies:capital-city:5", "allies:capital-city:7"),
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
        g.say("effect", f.me, "no effect", many(f, "cards"))
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
        cites=("allies:highwayman:4", "allies:highwayman:5", "allies:highwayman:7"),
    ),
)


def _take_one(type_: str) -> Step:
    return (Pick("taken", _still_on_deck, 1, test=is_type(type_), prompt="take"), take_to_hand("taken"))


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

# --- Allies ----------------------------------------------------------------------------------------------------------


def favors(g: Game, f: Frame) -> int:
    return g.token(f.who, "favors")


def ally(
    slug: str, event: str, *lines: Step, needs: int = 1, test: Any = None, may: bool = False, cites: Any = ()
) -> None:
    """An Ally that answers an event of the player's own, if there are Favors enough. test(game, player, event)."""

    def usable(g: Game, owner: int, landscape: int, notes: Event) -> bool:
        if notes["player"] != owner or g.token(owner, "favors") < needs:
            return False
        return test is None or bool(test(g, owner, notes))

    card(slug, on=on(event, *lines, zone=LANDSCAPE, test=usable, may=may), cites=cites or "allies:favors:6")


def _no_victory(g: Game, f: Frame, kind: Kind) -> bool:
    return "Victory" not in g.types(kind)


def _cheaper_no_victory(g: Game, f: Frame, kind: Kind) -> bool:
    return _no_victory(g, f, kind) and bool(cheaper_than("cards")(g, f, kind))


def _something_cheaper(g: Game, player: int, event: Event) -> bool:
    gained = g.cost_of(event["cards"][0])
    tops = (g.kind(top) for pile in g.table.supply if (top := g.top(pile)))
    return any(g.cost(kind) < gained and "Victory" not in g.types(kind) for kind in tops)


ally(
    "architects-guild",
    "gain",
    line(
        1,
        PickPile(_cheaper_no_victory, may=True),
        when(noted("pile"), spend(2), gain_picked()),
        cites=("allies:architects-guild:1", "allies:architects-guild:2"),
    ),
    needs=2,
    test=_something_cheaper,
)

ally(
    "band-of-nomads",
    "gain",
    line(
        1,
        choose(
            Option("card", "+1 Card", "+1 Karte", spend(1), plus(cards=1)),
            Option("action", "+1 Action", "+1 Aktion", spend(1), plus(actions=1)),
            Option("buy", "+1 Buy", "+1 Kauf", spend(1), plus(buys=1)),
            may=True,
        ),
        cites=("allies:band-of-nomads:1", "allies:band-of-nomads:2", "allies:band-of-nomads:3"),
    ),
    test=lambda g, player, event: Cost(3) <= g.cost_of(event["cards"][0]),
)


def _any_cards(g: Game, player: int, event: Event) -> bool:
    return bool(g.hand(player) or g.deck(player) or g.discard(player))


def _deck_or_discard(g: Game, player: int, event: Event) -> bool:
    return bool(g.deck(player) or g.discard(player))


def _go_on(g: Game, f: Frame) -> bool:
    return favors(g, f) >= 1 and _any_cards(g, f.who, {})


ally(
    "cave-dwellers",
    "turn",
    as_long_as(
        _go_on,
        line(
            1,
            when(
                lambda g, f: g.hand(f.who),
                Pick("picked", HAND, 1, may=True, prompt="discard"),
                when(noted("picked"), spend(1), discard_noted("picked"), Draw(1), orelse=stop),
                orelse=(MayUse(), spend(1), Draw(1)),
            ),
            cites=("allies:cave-dwellers:1", "allies:cave-dwellers:2", "allies:cave-dwellers:3"),
        ),
    ),
    test=_any_cards,
    cites="allies:favors:7",
)


def _liaison_played(g: Game, player: int, event: Event) -> bool:
    return g.is_a(event["cards"][0], "Liaison")


ally(
    "circle-of-witches",
    "played",
    line(
        1,
        spend(3),
        each_other(gain_a("curse")),
        cites=("allies:circle-of-witches:1", "allies:circle-of-witches:2", "allies:circle-of-witches:3"),
    ),
    needs=3,
    test=_liaison_played,
    may=True,
)


def _action_where_gained(g: Game, player: int, event: Event) -> bool:
    gained = event["cards"][0]
    there = gained in g.zones[zone_of(player, event["to"])]
    return g.player == player and there and g.is_a(gained, "Action")


def _play_gained(g: Game, f: Frame) -> None:
    core.play_card(g, f.me, one(f, "cards"), zone_of(f.me, f.notes["to"]))


ally(
    "city-state",
    "gain",
    line(
        1,
        spend(2),
        _play_gained,
        cites=("allies:city-state:1", "allies:city-state:5", "allies:city-state:6", "allies:city-state:7"),
    ),
    needs=2,
    test=_action_where_gained,
    may=True,
)


def _keep_in_hand(g: Game, f: Frame) -> None:
    if g.log is not None:
        g.say("effect", f.me, "keep", many(f, "kept"))
    core.answer_window(g, "keep", many(f, "kept"))


ally(
    "coastal-haven",
    "clean-up-hand",
    line(
        1,
        Pick(
            "kept",
            HAND,
            favors,
            up_to=True,
            prompt=("Which cards do you keep in hand?", "Welche Karten behältst du auf der Hand?"),
        ),
        when(noted("kept"), spend(lambda g, f: len(many(f, "kept"))), _keep_in_hand),
        cites=("allies:coastal-haven:1", "allies:coastal-haven:2", "allies:coastal-haven:3"),
    ),
    test=lambda g, player, event: g.hand(player),
)

ally(
    "crafters-guild",
    "turn",
    line(
        1,
        PickPile(up_to(4), may=True),
        when(noted("pile"), spend(2), gain_picked("pile", DECK)),
        cites="allies:crafters-guild:1",
    ),
    needs=2,
)

ally(
    "desert-guides",
    "turn",
    as_long_as(_go_on, line(1, MayUse(), spend(1), discard_hand, Draw(5), cites="allies:desert-guides:1")),
    test=_any_cards,
    cites="allies:favors:7",
)


def _favor_onto_pile(g: Game, f: Frame) -> None:
    slug = f.notes["pile"]
    g.add_token(f.me, "favors", -1)
    g.pile_tokens[slug, "favors"] = g.pile_tokens.get((slug, "favors"), 0) + 1
    if g.log is not None:
        g.say("put", f.me, "pile token", (slug,), n=("1 Favor", "1 Gefallen"))


def _favors_on_its_pile(g: Game, kind: Kind) -> int:
    pile = g.table.pile_of.get(kind.slug) or g.table.piles.get(kind.slug)
    return g.pile_tokens.get((pile.slug, "favors"), 0) if pile else 0


def _own_buy_phase(g: Game, owner: int, landscape: int, event: Event) -> bool:
    return event["player"] == owner and g.token(owner, "favors") >= 1


card(
    "family-of-inventors",
    on=on(
        "buy-phase",
        line(
            1,
            PickWholePile(_no_victory, may=True),
            when(noted("pile"), _favor_onto_pile),
            cites=("allies:family-of-inventors:1", "allies:family-of-inventors:2", "allies:family-of-inventors:5"),
        ),
        zone=LANDSCAPE,
        test=_own_buy_phase,
    ),
    cut=_favors_on_its_pile,
    cites="allies:family-of-inventors:7",
)


def _action_played_and_four_in_hand(g: Game, player: int, event: Event) -> bool:
    """Four or fewer, as the card says; its explanation says fewer than four."""
    return len(g.hand(player)) <= 4 and g.is_a(event["cards"][0], "Action")


ally(
    "fellowship-of-scribes",
    "played",
    line(
        1,
        spend(1),
        Draw(1),
        cites=(
            "allies:fellowship-of-scribes:2",
            "allies:fellowship-of-scribes:3",
            "allies:fellowship-of-scribes:4",
            "allies:error-scribes:1",
        ),
    ),
    test=_action_played_and_four_in_hand,
    may=True,
    cites=("allies:fellowship-of-scribes:3", "allies:fellowship-of-scribes:4"),
)

ally(
    "forest-dwellers",
    "turn",
    line(1, spend(1), look(3), cites="allies:forest-dwellers:1"),
    line(
        2,
        Pick("picked", _still_on_deck, 3, up_to=True, prompt="discard"),
        discard_noted("picked", DECK),
        put_back_in_any_order("seen"),
        cites="allies:forest-dwellers:1",
    ),
    test=_deck_or_discard,
    may=True,
)

ally(
    "gang-of-pickpockets",
    "turn",
    line(
        1,
        YesNo(
            ("Do you spend a Favor to keep your hand?", "Löst du einen Gefallen ein, um deine Hand zu behalten?"),
            test=lambda g, f: favors(g, f) >= 1,
        ),
        when(noted("yes"), spend(1), orelse=discard_down_to(4)),
        cites=("allies:gang-of-pickpockets:1", "allies:gang-of-pickpockets:2", "allies:gang-of-pickpockets:4"),
    ),
    needs=0,
    test=lambda g, player, event: len(g.hand(player)) > 4,
)


def _claim_turn(g: Game, f: Frame) -> None:
    g.claims = (*g.claims, (f.me, "island-folk"))
    if g.log is not None:
        g.say("effect", f.me, "claim")


ally(
    "island-folk",
    "end-turn",
    line(1, spend(5), _claim_turn, cites="allies:island-folk:1"),
    needs=5,
    test=lambda g, player, event: g.previous != player,
    may=True,
)

ally(
    "league-of-bankers",
    "buy-phase",
    line(
        1,
        plus_coins(lambda g, f: favors(g, f) // 4),
        cites=("allies:league-of-bankers:1", "allies:league-of-bankers:2"),
    ),
    needs=4,
)

ally(
    "league-of-shopkeepers",
    "played",
    line(1, plus(coins=1), cites=("allies:league-of-shopkeepers:1", "allies:league-of-shopkeepers:2")),
    line(
        2,
        when(lambda g, f: favors(g, f) >= 10, plus(actions=1, buys=1)),
        cites="allies:league-of-shopkeepers:3",
    ),
    needs=5,
    test=_liaison_played,
)


def _action_in_hand(g: Game, player: int, event: Event) -> bool:
    return any(is_action(g, c) for c in g.hand(player))


ally(
    "market-towns",
    "buy-phase",
    as_long_as(
        lambda g, f: favors(g, f) >= 1,
        line(
            1,
            Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
            when(noted("picked"), spend(1), play_noted("picked"), orelse=stop),
            cites="allies:market-towns:1",
        ),
    ),
    test=_action_in_hand,
    cites="allies:favors:7",
)

ally(
    "mountain-folk",
    "turn",
    line(1, spend(5), Draw(3), cites="allies:mountain-folk:1"),
    needs=5,
    may=True,
)


def _look_at_shuffled(g: Game, f: Frame) -> None:
    for c in many(f, "cards"):
        g.kind(c)
    if g.log is not None:
        g.say("look", f.me, "look", many(f, "cards"))


def _shuffled(g: Game, f: Frame) -> tuple[int, ...]:
    return many(f, "cards")


def _first_after_shuffle(g: Game, f: Frame) -> None:
    if g.log is not None:
        g.say("choose", f.me, "shuffle to top", many(f, "picked"))
    core.answer_window(g, "first", many(f, "picked"))


def _left_out_of_shuffle(g: Game, f: Frame) -> None:
    if g.log is not None:
        g.say("choose", f.me, "leave out", many(f, "picked"))
    core.answer_window(g, "kept", many(f, "picked"))


def _something_to_shuffle(g: Game, player: int, event: Event) -> bool:
    return bool(event["cards"])


# The first Favor is what lets the player see the cards; the further ones follow from the pick.
ally(
    "order-of-astrologers",
    "shuffle",
    line(
        1,
        spend(1),
        _look_at_shuffled,
        Pick(
            "picked",
            _shuffled,
            lambda g, f: favors(g, f) + 1,
            up_to=True,
            least=1,
            prompt=("Which cards go on top, one for each Favor?", "Welche Karten kommen nach oben, eine je Gefallen?"),
        ),
        spend(lambda g, f: len(many(f, "picked")) - 1),
        Order("picked"),
        _first_after_shuffle,
        cites=(
            "allies:order-of-astrologers:1",
            "allies:order-of-astrologers:2",
            "allies:order-of-astrologers:3",
            "allies:order-of-astrologers:6",
        ),
    ),
    test=_something_to_shuffle,
    may=True,
)

ally(
    "order-of-masons",
    "shuffle",
    line(
        1,
        spend(1),
        _look_at_shuffled,
        Pick(
            "picked",
            _shuffled,
            lambda g, f: 2 * (favors(g, f) + 1),
            up_to=True,
            prompt=(
                "Which cards stay in the discard pile, up to two for each Favor?",
                "Welche Karten bleiben im Ablagestapel, bis zu zwei je Gefallen?",
            ),
        ),
        spend(lambda g, f: max((len(many(f, "picked")) - 1) // 2, 0)),
        when(noted("picked"), _left_out_of_shuffle),
        cites=(
            "allies:order-of-masons:1",
            "allies:order-of-masons:2",
            "allies:order-of-masons:3",
            "allies:order-of-masons:5",
        ),
    ),
    test=_something_to_shuffle,
    may=True,
)

ally(
    "peaceful-cult",
    "buy-phase",
    line(
        1,
        Pick("picked", HAND, favors, up_to=True, prompt="trash"),
        spend(lambda g, f: len(many(f, "picked"))),
        trash_noted("picked"),
        cites=("allies:peaceful-cult:1", "allies:peaceful-cult:2", "allies:peaceful-cult:3"),
    ),
    test=lambda g, player, event: g.hand(player),
)


def _pairs(g: Game, player: int) -> int:
    """2 points for each pair of a Favor and a card that costs 2."""
    cheap = sum(1 for c in g.owned(player) if g.cost(g.known(c)) == Cost(2))
    return 2 * min(g.token(player, "favors"), cheap)


card("plateau-shepherds", points=_pairs)

ally(
    "trappers-lodge",
    "gain",
    line(1, spend(1), topdeck("cards", None), cites="allies:trappers-lodge:1"),
    test=_could_go_onto_deck,
    may=True,
)

ally(
    "woodworkers-guild",
    "buy-phase",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=is_action, prompt="trash"),
        when(noted("picked"), spend(1)),
        trash_noted("picked"),
        cites="allies:woodworkers-guild:4",
    ),
    line(
        2,
        when(noted("trashed"), gain_choice(lambda g, f, kind: "Action" in g.types(kind))),
        cites=("allies:woodworkers-guild:1", "allies:woodworkers-guild:2", "allies:woodworkers-guild:3"),
    ),
    test=_action_in_hand,
)

"""The Allies: what Favors are spent on."""

from __future__ import annotations

from typing import Any

from rules.cards.allies import could_go_onto_deck, still_on_deck
from rules.engine.code import Frame, Step, as_long_as, line, stop, when
from rules.engine.game import Game
from rules.engine.kinds import Event, Kind
from rules.facts import Cost
from rules.rulebook import core
from rules.words.verbs import (
    DECK,
    HAND,
    LANDSCAPE,
    Draw,
    MayUse,
    Option,
    Order,
    Pick,
    PickPile,
    PickWholePile,
    YesNo,
    card,
    cheaper_than,
    choose,
    discard_down_to,
    discard_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_picked,
    is_action,
    look,
    many,
    noted,
    on,
    one,
    play_noted,
    playable,
    plus,
    plus_coins,
    put_back_in_any_order,
    spend,
    topdeck,
    trash_noted,
    up_to,
    zone_of,
)


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
        cites=(
            "allies:circle-of-witches:1",
            "allies:circle-of-witches:2",
            "allies:circle-of-witches:3",
            "allies:circle-of-witches:4",
        ),
    ),
    needs=3,
    test=_liaison_played,
    may=True,
)


def _action_where_gained(g: Game, player: int, event: Event) -> bool:
    gained = event["cards"][0]
    if g.player != player or gained not in g.zones[zone_of(player, event["to"])] or not g.is_a(gained, "Action"):
        return False
    return event["to"] != HAND or core.may_play(g, player, g.kind(gained))


def _play_gained(g: Game, f: Frame) -> None:
    core.play_card(g, f.me, one(f, "cards"), zone_of(f.me, f.notes["to"]))


ally(
    "city-state",
    "gain",
    line(
        1,
        spend(2),
        _play_gained,
        cites=(
            "allies:city-state:1",
            "allies:city-state:2",
            "allies:city-state:3",
            "allies:city-state:5",
            "allies:city-state:6",
            "allies:city-state:7",
        ),
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
    g.add_pile_token(slug, "favors")
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
            cites=(
                "allies:family-of-inventors:1",
                "allies:family-of-inventors:2",
                "allies:family-of-inventors:5",
                "allies:family-of-inventors:7",
            ),
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
            "allies:fellowship-of-scribes:1",
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
        Pick("picked", still_on_deck, 3, up_to=True, prompt="discard"),
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
        cites=(
            "allies:gang-of-pickpockets:1",
            "allies:gang-of-pickpockets:2",
            "allies:gang-of-pickpockets:4",
            "allies:gang-of-pickpockets:5",
        ),
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
    line(
        1,
        plus(coins=1),
        cites=(
            "allies:league-of-shopkeepers:1",
            "allies:league-of-shopkeepers:2",
            "allies:league-of-shopkeepers:4",
        ),
    ),
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
            "allies:order-of-astrologers:4",
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
            "allies:order-of-masons:4",
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
    test=could_go_onto_deck,
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

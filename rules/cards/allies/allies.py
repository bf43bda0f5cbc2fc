"""The Allies: what Favors are spent on."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Frame, Step, as_long_as, line, stop, when
from rules.engine.context import Context
from rules.engine.kinds import Cut, Kind
from rules.engine.steps import Not
from rules.engine.zones import NUMBER
from rules.facts import Cost
from rules.rulebook.draw import put_on_top_of_shuffled, to_be_shuffled
from rules.rulebook.windows import answer_window
from rules.speech.wording import SAME_PLAYER
from rules.words import (
    ASIDE,
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
    among,
    card,
    cheaper_than,
    choose,
    claim_turn,
    could_go_onto_deck,
    discard_down_to,
    discard_hand,
    discard_noted,
    each_other,
    for_each,
    gain_a,
    gain_choice,
    gain_picked,
    is_action,
    know,
    lay_aside,
    look,
    no_type,
    noted,
    of_type,
    on,
    play_gained,
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
from rules.words.cases import held_a_moat


def favors(c: Context) -> int:
    return c.game.token(c.who, "favors")


def _spend_no_favor(c: Frame) -> None:
    c.say("choose", c.me, "spends no favor", (c.code.source,))


_NO_FAVOR = line(1, _spend_no_favor, cites="allies:favors:5")


class MaySpend(MayUse):
    """An Ally asks whether Favors are spent on it."""

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value[0]:
            _spend_no_favor(c)
        super().take(c, value)


def ally(
    slug: str,
    event: str,
    *lines: Step,
    needs: int = 1,
    enough: str = "",
    test: Any = None,
    may: bool = False,
    cites: Any = (),
) -> None:
    """An Ally that answers an event of the player's own, if there are Favors enough. test(game, player, event).

    `enough` is the ruling on how many it needs, where there is one: then it is told that they are too few.
    """

    def usable(c: Context) -> bool | Not:
        n = c.game.token(c.me, "favors")
        if not c.mine or (needs and not n):
            return False
        fits = test is None or test(c)
        if n < needs and not enough:
            return False
        if n < needs and fits:
            why = f"it takes {needs} Favors, not {n}", f"Nötig sind {needs} Gefallen, nicht {n}"
            return Not("brings nothing", slug, cites=(enough,), why=why)
        return fits if isinstance(fits, Not) else bool(fits)

    asks = (line(1, MaySpend(), cites="allies:favors:5"),) if may else ()
    card(slug, on=on(event, *asks, *lines, zone=LANDSCAPE, test=usable, may=may), cites=cites or "allies:favors:6")


def _something_cheaper(c: Context) -> bool:
    gained = c.cost_of(c.subject)
    tops = (c.kind(top) for pile in c.game.table.supply if (top := c.game.top(pile)))
    return any(c.cost(kind) < gained and "Victory" not in c.types(kind) for kind in tops)


ally(
    "architects-guild",
    "gain",
    line(
        1,
        PickPile(cheaper_than("cards", no="Victory"), may=True),
        when(noted("pile"), spend(2), gain_picked()),
        cites=("allies:architects-guild:1", "allies:architects-guild:2"),
    ),
    needs=2,
    test=_something_cheaper,
)


def _costs_three_or_more(c: Context) -> bool | Not:
    """Now, whatever is printed on it."""
    if Cost(3) <= c.cost_of(c.subject):
        return True
    gained = c.kind(c.subject)
    cheaper = Cost(3) <= gained.cost
    cites = ("allies:band-of-nomads:1",)
    return cheaper and Not("too cheap", "band-of-nomads", gained.slug, cites=cites, card=gained.slug)


ally(
    "band-of-nomads",
    "gain",
    line(
        1,
        choose(
            Option("card", spend(1), plus(cards=1)),
            Option("action", spend(1), plus(actions=1)),
            Option("buy", spend(1), plus(buys=1)),
            may=True,
        ),
        cites=("allies:band-of-nomads:1", "allies:band-of-nomads:2", "allies:band-of-nomads:3"),
    ),
    test=_costs_three_or_more,
)


def _any_cards(c: Context) -> bool:
    g = c.game
    return bool(g.hand(c.me) or g.deck(c.me) or g.discard(c.me))


def _deck_or_discard(c: Context) -> bool:
    return bool(c.game.deck(c.me) or c.game.discard(c.me))


def _go_on(c: Context) -> bool:
    return favors(c) >= 1 and _any_cards(c)


ally(
    "cave-dwellers",
    "turn",
    as_long_as(
        _go_on,
        line(
            1,
            when(
                lambda c: c.hand,
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


def _liaison_played(c: Context) -> bool:
    return c.is_a(c.subject, "Liaison")


ally(
    "circle-of-witches",
    "played",
    line(
        1,
        spend(3),
        each_other(gain_a("curse")),
        cites=("allies:circle-of-witches:1", "allies:circle-of-witches:2", "allies:circle-of-witches:3"),
        cases={"allies:circle-of-witches:4": lambda c: c.who != c.me and held_a_moat(c)},
    ),
    needs=3,
    test=_liaison_played,
    may=True,
)


def _action_where_gained(c: Context) -> bool | Not:
    g = c.game
    gained = c.subject
    if not c.is_a(gained, "Action"):
        return False
    slug = c.kind(gained).slug
    if g.player != c.me:
        return Not("not on this turn", "city-state", slug, cites=("allies:city-state:7",), card=slug, other=g.player)
    if gained not in g.zones[zone_of(c.me, c.event["to"])]:
        in_play = any(card & NUMBER == gained & NUMBER for card in g.in_play(c.me))
        return not in_play and Not("gone elsewhere", "city-state", slug, cites=("allies:city-state:5",), card=slug)
    return c.event["to"] != HAND or g.may_play(c.me, c.kind(gained))


def _lies_under_others(c: Context) -> bool:
    return c.one("cards") in c.game.discard(c.me)[1:]


ally(
    "city-state",
    "gain",
    line(
        1,
        spend(2),
        play_gained,
        cites="allies:city-state:5",
        cases={
            "allies:city-state:1": lambda c: c.game.phase == "buy",
            "allies:city-state:6": _lies_under_others,
        },
    ),
    needs=2,
    test=_action_where_gained,
    may=True,
)


def _keep_in_hand(c: Context) -> None:
    c.say("effect", c.me, "keep", c.many("kept"))
    answer_window(c.game, "keep", c.many("kept"))


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
        when(noted("kept"), spend(lambda c: len(c.many("kept"))), _keep_in_hand),
        cites=("allies:coastal-haven:1", "allies:coastal-haven:2", "allies:coastal-haven:3"),
    ),
    test=lambda c: c.game.hand(c.me),
)

ally(
    "crafters-guild",
    "turn",
    line(
        1,
        PickPile(up_to(4), may=True),
        when(noted("pile"), (spend(2), gain_picked("pile", DECK)), orelse=_NO_FAVOR),
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


def _favor_onto_pile(c: Context) -> None:
    slug = c.notes["pile"]
    c.game.add_token(c.me, "favors", -1)
    c.game.add_pile_token(slug, "favors")
    c.say("put", c.me, "pile token", (slug,), n=("1 Favor", "1 Gefallen"))


def _favors_on_its_pile(c: Context, kind: Kind) -> int:
    g = c.game
    pile = g.table.pile_of.get(kind.slug) or g.table.piles.get(kind.slug)
    return g.pile_tokens.get((pile.slug, "favors"), 0) if pile else 0


def _own_buy_phase(c: Context) -> bool:
    return c.mine and c.game.token(c.me, "favors") >= 1


card(
    "family-of-inventors",
    on=on(
        "buy-phase",
        line(
            1,
            PickWholePile(no_type("Victory"), may=True),
            when(noted("pile"), _favor_onto_pile, orelse=_NO_FAVOR),
            cites=("allies:family-of-inventors:1", "allies:family-of-inventors:2", "allies:family-of-inventors:7"),
        ),
        zone=LANDSCAPE,
        test=_own_buy_phase,
    ),
    cut=Cut(
        _favors_on_its_pile,
        ("allies:family-of-inventors:7",),
        {
            "allies:family-of-inventors:6": lambda c, kind: kind.cost.coins < _favors_on_its_pile(c, kind),
            "allies:family-of-inventors:5": lambda c, kind: _favors_on_its_pile(c, kind) > 1,
        },
    ),
    cites="allies:family-of-inventors:7",
)


def _action_played_and_four_in_hand(c: Context) -> bool | Not:
    """Four or fewer, as the card says; its explanation says fewer than four."""
    n = len(c.game.hand(c.me))
    played = c.is_a(c.subject, "Action")
    if n <= 4 or not played:
        return played
    why = (
        f"there are {n} cards in hand, and 4 are the most",
        f"Auf der Hand sind {n} Karten, höchstens 4 sind erlaubt",
    )
    rulings = ("allies:fellowship-of-scribes:4", "allies:fellowship-of-scribes:2")
    return Not("brings nothing", "fellowship-of-scribes", cites=rulings, why=why)


def _exactly_four(c: Context) -> bool:
    return len(c.game.hand(c.me)) == 4


ally(
    "fellowship-of-scribes",
    "played",
    line(
        1,
        spend(1),
        Draw(1),
        cites=("allies:fellowship-of-scribes:1", "allies:fellowship-of-scribes:2"),
        cases={
            "allies:fellowship-of-scribes:4": _exactly_four,
            "allies:fellowship-of-scribes:3": _exactly_four,
            "allies:error-scribes:1": _exactly_four,
        },
    ),
    test=_action_played_and_four_in_hand,
    may=True,
    cites="allies:fellowship-of-scribes:1",
)

ally(
    "forest-dwellers",
    "turn",
    line(1, spend(1), look(3), lay_aside("seen"), cites="allies:forest-dwellers:1"),
    line(
        2,
        Pick("picked", among("seen", zone=ASIDE), 3, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
        put_back_in_any_order("seen", ASIDE),
        cites="allies:forest-dwellers:1",
    ),
    test=_deck_or_discard,
    may=True,
)


def _tell_small_hand(c: Frame) -> None:
    if c.hand:
        c.say("not", c.me, "small hand", (c.code.source,), n=len(c.hand))


ally(
    "gang-of-pickpockets",
    "turn",
    line(
        1,
        YesNo(
            ("Do you spend a Favor to keep your hand?", "Löst du einen Gefallen ein, um deine Hand zu behalten?"),
            test=lambda c: favors(c) >= 1 and len(c.hand) > 4,
        ),
        when(
            noted("yes"),
            line(1, spend(1), cites="allies:gang-of-pickpockets:1"),
            orelse=when(
                lambda c: len(c.hand) > 4,
                discard_down_to(4),
                orelse=line(1, _tell_small_hand, cites="allies:gang-of-pickpockets:3"),
            ),
        ),
        cites=("allies:gang-of-pickpockets:2", "allies:gang-of-pickpockets:4"),
        cases={"allies:gang-of-pickpockets:5": held_a_moat},
    ),
    needs=0,
)


def _not_after_another_turn(c: Context) -> bool | Not:
    if c.game.previous != c.me:
        return True
    return Not("no second turn", "island-folk", cites=("allies:island-folk:1",), why=SAME_PLAYER)


ally(
    "island-folk",
    "end-turn",
    line(1, spend(5), claim_turn, cites="allies:island-folk:1"),
    needs=5,
    test=_not_after_another_turn,
    may=True,
)


ally(
    "league-of-bankers",
    "buy-phase",
    line(
        1,
        plus_coins(lambda c: favors(c) // 4),
        cites=("allies:league-of-bankers:1", "allies:league-of-bankers:2"),
    ),
    needs=4,
    enough="allies:league-of-bankers:2",
)

ally(
    "league-of-shopkeepers",
    "played",
    line(
        1,
        plus(coins=1),
        cites=(
            "allies:league-of-shopkeepers:2",
            "allies:league-of-shopkeepers:1",
            "allies:league-of-shopkeepers:4",
        ),
    ),
    line(
        2,
        when(lambda c: favors(c) >= 10, plus(actions=1, buys=1)),
        cites="allies:league-of-shopkeepers:3",
    ),
    needs=5,
    enough="allies:league-of-shopkeepers:2",
    test=_liaison_played,
)


def _action_in_hand(c: Context) -> bool:
    return any(is_action(c, card) for card in c.game.hand(c.me))


ally(
    "market-towns",
    "buy-phase",
    as_long_as(
        lambda c: favors(c) >= 1,
        line(
            1,
            Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
            when(noted("picked"), spend(1), play_noted("picked"), orelse=stop),
            cites=("allies:market-towns:1", "allies:favors:7"),
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
    enough="allies:mountain-folk:1",
    may=True,
)


def _look_at_shuffled(c: Context) -> None:
    cards = to_be_shuffled(c)
    know(c, cards)
    c.say("look", c.me, "look", cards)


def _left_out_of_shuffle(c: Context) -> None:
    c.say("choose", c.me, "leave out", c.many("picked"))
    answer_window(c.game, "kept", c.many("picked"))


def _something_to_shuffle(c: Context) -> bool:
    return bool(to_be_shuffled(c))


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
            to_be_shuffled,
            lambda c: favors(c) + 1,
            up_to=True,
            least=1,
            prompt=("Which cards go on top, one for each Favor?", "Welche Karten kommen nach oben, eine je Gefallen?"),
        ),
        spend(lambda c: len(c.many("picked")) - 1),
        Order("picked"),
        put_on_top_of_shuffled,
        cites=(
            "allies:order-of-astrologers:1",
            "allies:order-of-astrologers:2",
            "allies:order-of-astrologers:3",
        ),
        cases={"allies:order-of-astrologers:6": lambda c: len(c.many("picked")) > 1},
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
            to_be_shuffled,
            lambda c: 2 * (favors(c) + 1),
            up_to=True,
            prompt=(
                "Which cards stay in the discard pile, up to two for each Favor?",
                "Welche Karten bleiben im Ablagestapel, bis zu zwei je Gefallen?",
            ),
        ),
        spend(lambda c: max((len(c.many("picked")) - 1) // 2, 0)),
        when(noted("picked"), _left_out_of_shuffle),
        cites=("allies:order-of-masons:1", "allies:order-of-masons:2", "allies:order-of-masons:3"),
        cases={"allies:order-of-masons:5": lambda c: len(c.many("picked")) > 2},
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
        spend(lambda c: len(c.many("picked"))),
        trash_noted("picked"),
        cites=("allies:peaceful-cult:1", "allies:peaceful-cult:2", "allies:peaceful-cult:3"),
    ),
    test=lambda c: c.game.hand(c.me),
)


def _pairs(c: Context) -> int:
    """Of a Favor and a card that costs 2."""
    cheap = sum(1 for card in c.game.owned(c.me) if c.cost(c.known(card)) == Cost(2))
    return min(c.game.token(c.me, "favors"), cheap)


card(
    "plateau-shepherds",
    points=for_each(
        _pairs,
        (
            "2 for each pair of a Favor and a card that costs 2, here {n}",
            "2 je Paar aus einem Gefallen und einer Karte, die 2 kostet, hier {n}",
        ),
        "allies:plateau-shepherds:1",
        points=2,
    ),
)

ally(
    "trappers-lodge",
    "gain",
    line(1, spend(1), topdeck("cards", None), cites="allies:trappers-lodge:1"),
    test=could_go_onto_deck,
    may=True,
)


def _gained_cost(c: Context) -> Cost:
    gained = c.one("gained")
    return c.known(gained).cost if gained else Cost(0)


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
        when(noted("trashed"), gain_choice(of_type("Action"))),
        cites="allies:woodworkers-guild:1",
        cases={
            "allies:woodworkers-guild:2": lambda c: bool(_gained_cost(c).potion),
            "allies:woodworkers-guild:3": lambda c: bool(_gained_cost(c).debt),
        },
    ),
    test=_action_in_hand,
)

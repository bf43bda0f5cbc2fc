"""Allies that answer what is done: a card that is gained or played, a shuffle."""

from __future__ import annotations

from rules.cards.allies.favors import BENEATH_OTHERS, ally, count_favors, favors
from rules.rulebook.draw import put_on_top_of_shuffled, to_be_shuffled
from rules.rulebook.reckoning import cost_text
from rules.words import (
    HAND,
    NUMBER,
    TO_PLAY,
    Context,
    Cost,
    Draw,
    Not,
    Option,
    Order,
    Pick,
    PickPile,
    Step,
    Test,
    Text,
    answer_with,
    applies,
    brings_less,
    cheaper_than,
    choose,
    could_go_onto_deck,
    count,
    each_other,
    gain_a,
    gain_picked,
    held_a_moat,
    know,
    line,
    moved_away,
    noted,
    play_gained,
    plus,
    spend,
    tell_no_attack,
    topdeck,
    when,
    zone_of,
)


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
    """When it was gained, whatever is printed on it."""
    then = c.gained_cost
    if Cost(3) <= then:
        return True
    gained = c.kind(c.subject)
    cheaper = Cost(3) <= gained.cost
    cites = ("allies:band-of-nomads:1",)
    return cheaper and Not("too cheap", "band-of-nomads", gained.slug, cites=cites, card=gained.slug, n=cost_text(then))


def _cost_not_the_printed_one(c: Context) -> bool:
    return c.gained_cost != c.kind(c.subject).cost


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
        cites=("allies:band-of-nomads:3", "allies:band-of-nomads:2"),
        cases={"allies:band-of-nomads:1": _cost_not_the_printed_one},
    ),
    test=_costs_three_or_more,
)


def _liaison_played(c: Context) -> bool:
    return c.is_a(c.subject, "Liaison")


ally(
    "circle-of-witches",
    "played",
    line(
        1,
        spend(3),
        each_other(tell_no_attack, gain_a("curse")),
        cites=("allies:circle-of-witches:1", "allies:circle-of-witches:2", "allies:circle-of-witches:3"),
        cases={"allies:circle-of-witches:4": lambda c: c.who != c.me and held_a_moat(c)},
    ),
    needs=3,
    enough="allies:circle-of-witches:1",
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
        return not in_play and moved_away(c, TO_PLAY, "allies:city-state:5")
    return c.event["to"] != HAND or g.may_play(c.me, c.kind(gained))


def _lies_under_others(c: Context) -> bool:
    return c.one("cards") in c.game.discard(c.me)[1:]


ally(
    "city-state",
    "gain",
    line(
        1,
        spend(2),
        when(_lies_under_others, applies(BENEATH_OTHERS)),
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


def _action_played_and_four_in_hand(c: Context) -> bool | Not:
    """Four or fewer, as the card says; its explanation says fewer than four."""
    n = len(c.game.hand(c.me))
    played = c.is_a(c.subject, "Action")
    if n <= 4 or not played:
        return played
    if any(e.happens_to(c.me) == c.me and e.others and e.holds(c.game, c.event) for e in c.game.active("played")):
        return False  # a Frigate's: after its discards it may still be
    why = (
        f"there are {n} cards in hand, and 4 are the most",
        f"Auf der Hand sind {n} Karten, höchstens 4 sind erlaubt",
    )
    rulings = ("allies:fellowship-of-scribes:4", "allies:fellowship-of-scribes:2")
    return Not("brings nothing", "fellowship-of-scribes", cites=rulings, why=why)


def _before_drawing(c: Context) -> int:
    return len(c.game.hand(c.me)) - len(c.many("drawn"))


def _exactly_four(c: Context) -> bool:
    return _before_drawing(c) == 4


def _three_or_four(c: Context) -> bool:
    """Up to where the card and its explanation agree, and where they do not."""
    return _before_drawing(c) in (3, 4)


ally(
    "fellowship-of-scribes",
    "played",
    line(
        1,
        count(("cards in hand", "Handkarten"), lambda c: len(c.hand)),
        spend(1),
        Draw(1),
        cites=("allies:fellowship-of-scribes:1", "allies:fellowship-of-scribes:2"),
        cases={
            "allies:fellowship-of-scribes:4": _exactly_four,
            "allies:fellowship-of-scribes:3": _three_or_four,
            "allies:error-scribes:1": _exactly_four,
        },
    ),
    test=_action_played_and_four_in_hand,
    may=True,
    cites="allies:fellowship-of-scribes:1",
)


def _takes_ten(c: Context) -> Text:
    return f"that takes 10 Favors, not {favors(c)}", f"Dazu braucht es 10 Gefallen, nicht {favors(c)}"


ally(
    "league-of-shopkeepers",
    "played",
    line(
        1,
        count_favors,
        plus(coins=1),
        cites=(
            "allies:league-of-shopkeepers:2",
            "allies:league-of-shopkeepers:1",
            "allies:league-of-shopkeepers:4",
        ),
    ),
    line(
        2,
        when(
            lambda c: favors(c) >= 10,
            plus(actions=1, buys=1),
            orelse=brings_less("action or buy", _takes_ten),
        ),
        cites="allies:league-of-shopkeepers:3",
    ),
    needs=5,
    enough="allies:league-of-shopkeepers:2",
    test=_liaison_played,
)


def _look_at_shuffled(c: Context) -> None:
    cards = to_be_shuffled(c)
    know(c, cards)
    c.say("look", c.me, "look", cards)


def _something_to_shuffle(c: Context) -> bool:
    return bool(to_be_shuffled(c))


def _when_shuffling(slug: str, *steps: Step, several: tuple[int, Test], late: int) -> None:
    """What may be done with cards that are about to be shuffled, for Favors.

    The first Favor is what lets the player see the cards; the further ones follow from the pick. `several` is the
    ruling on more than one, and when there are; those from `late` on are about an Emissary and an Underling.
    """
    ruling = f"allies:{slug}"
    cites = (f"{ruling}:1", f"{ruling}:2", f"{ruling}:3")
    ally(
        slug,
        "shuffle",
        line(1, spend(1), _look_at_shuffled, *steps, cites=cites, cases={f"{ruling}:{several[0]}": several[1]}),
        late={"emissary": f"{ruling}:{late}", "underling": f"{ruling}:{late + 1}"},
        test=_something_to_shuffle,
        may=True,
        unseen=f"{ruling}:3",
    )


_when_shuffling(
    "order-of-astrologers",
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
    several=(6, lambda c: len(c.many("picked")) > 1),
    late=7,
)


_when_shuffling(
    "order-of-masons",
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
    when(noted("picked"), answer_with("kept", "picked", "choose", "leave out")),
    several=(5, lambda c: len(c.many("picked")) > 2),
    late=6,
)


def _only_card_of_the_deck(c: Context) -> bool:
    return len(c.deck) == 1


def _tell_only_card(c: Context) -> None:
    c.say("effect", c.me, "whole deck", c.deck)


ally(
    "trappers-lodge",
    "gain",
    line(
        1,
        spend(1),
        topdeck("cards", None),
        cites="base2:put:2",
        cases={"allies:trappers-lodge:1": lambda c: {*c.deck} <= {*c.many("cards")}},
    ),
    line(1, when(_only_card_of_the_deck, _tell_only_card), cites="allies:trappers-lodge:1"),
    test=could_go_onto_deck,
    may=True,
)

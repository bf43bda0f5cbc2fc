"""Alchemy: Potions in costs, and a turn that somebody else decides."""

from __future__ import annotations

from rules.rulebook.gain import gain_from
from rules.rulebook.play import play_card
from rules.rulebook.prevention import tell_would_gain
from rules.rulebook.windows import answer_window
from rules.speech.grammar import DE, EN, THE, the_card
from rules.speech.options import Thing
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    GAME,
    ZONES,
    Context,
    MayUse,
    Not,
    Order,
    Pick,
    Schedule,
    YesNo,
    applies,
    as_long_as,
    brings_no,
    card,
    count,
    decline,
    discard_noted,
    each_other,
    each_player,
    for_each,
    gain_a,
    gain_choice,
    in_turn_order,
    is_action,
    is_treasure,
    is_victory,
    it_costs_nothing,
    just_discarded,
    line,
    named,
    none_left,
    not_the_first_play,
    note,
    noted,
    noted_is,
    on,
    plus,
    plus_coins,
    put,
    put_back_in_any_order,
    reveal,
    reveal_until,
    several_played,
    shuffling,
    take_those,
    take_to_hand,
    tell_not,
    tell_place,
    tell_trashed_cost,
    this_turn,
    topdeck,
    topdeck_this,
    trash_from_hand,
    up_to,
    uses_no_action,
    when,
)

card("potion", line(1, plus(potion=1), cites="alchemy:potion:3"))


def _trashed_none_of_them(c: Context) -> bool:
    kinds = [c.types(c.kind(card)) for card in c.many("trashed")]
    return bool(kinds) and not any({"Action", "Treasure", "Victory"} & types for types in map(set, kinds))


_NONE_OF_THEM = ("it is no Action, no Treasure and no Victory card", "Es ist weder Aktion noch Geld noch Punktekarte")

card(
    "transmute",
    line(1, trash_from_hand(), cites="base2:play:1"),
    line(2, when(noted_is("trashed", is_action), gain_a("duchy")), cites="alchemy:transmute:1"),
    line(3, when(noted_is("trashed", is_treasure), gain_a("transmute")), cites="alchemy:transmute:1"),
    line(
        4,
        when(noted_is("trashed", is_victory), gain_a("gold")),
        when(_trashed_none_of_them, tell_not("gets none", _NONE_OF_THEM, "trashed")),
        cites="alchemy:transmute:1",
        cases={
            "alchemy:transmute:2": _trashed_none_of_them,
            "alchemy:transmute:3": lambda c: not c.many("trashed"),
        },
    ),
)


def _actions_owned(c: Context) -> int:
    return sum("Action" in c.types(c.known(owned)) for owned in c.game.owned(c.me))


card(
    "vineyard",
    points=for_each(
        _actions_owned,
        ("1 for every 3 Actions, here {n}", "1 je 3 Aktionen, hier {n}"),
        "alchemy:vineyard:1",
        "alchemy:vineyard:2",
        every=3,
    ),
)


_DISCARDED_TREASURES = just_discarded(is_treasure)


def _some_treasure_discarded(c: Context) -> bool | Not:
    staying = [c.known(card).slug for card in c.game.in_play(c.me) if c.is_a(card, "Treasure")]
    if _DISCARDED_TREASURES(c) or not staying:
        return bool(_DISCARDED_TREASURES(c))
    why = (
        f"no Treasure is discarded from play; {the_card(staying[0], EN)} stays",
        f"Keine Geldkarte wird aus dem Spiel abgelegt; {the_card(staying[0], DE, THE)} bleibt",
    )
    return Not("brings nothing", "herbalist", cites=("alchemy:herbalist:1",), why=why)


card(
    "herbalist",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    line(
        3,
        this_turn(
            "discard-from-play",
            Pick("picked", _DISCARDED_TREASURES, 1, may=True, prompt="topdeck"),
            when(noted("picked"), topdeck("picked", DISCARD), orelse=decline),
            test=_some_treasure_discarded,
        ),
        cites=("alchemy:herbalist:1", "alchemy:herbalist:2"),
    ),
    cites="base2:play:1",
)

card(
    "apothecary",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(4),
        cites="base2:reveal:1",
        cases={"alchemy:apothecary:2": lambda c: "seen" in c.notes and len(c.many("seen")) < 4},
    ),
    line(4, take_those(named("copper", "potion")), cites="alchemy:apothecary:1"),
    line(5, put_back_in_any_order("seen")),
    cites="base2:play:1",
)


def _no_action(c: Context, card: int) -> bool:
    return not c.is_a(card, "Action")


def _all_revealed(c: Context) -> None:
    c.notes["revealed"] = (*c.many("rest"), *c.many("found"))


card(
    "scrying-pool",
    line(1, plus(actions=1)),
    each_player(
        line(
            2,
            reveal(1),
            when(
                noted("seen"),
                YesNo("is it discarded", by="me"),
                when(noted("yes"), discard_noted("seen", DECK)),
            ),
            cites="alchemy:scrying-pool:1",
        ),
    ),
    line(
        3,
        reveal_until(_no_action, none="nothing but actions", fits=(", no Action card", ", keine Aktionskarte")),
        _all_revealed,
        take_to_hand("revealed", ASIDE),
        cites="alchemy:scrying-pool:2",
        cases={"alchemy:scrying-pool:3": lambda c: "found" in c.notes and not c.many("found")},
    ),
    cites="base2:play:1",
)

card(
    "university",
    line(1, plus(actions=2)),
    line(2, tell_place, gain_choice(up_to(5, "Action"), may=True), cites="alchemy:university:2"),
    cites="base2:action-phase:2",
)


def _potion_in_play(c: Context) -> bool | Not:
    """And this is still there to be put onto the deck."""
    played = c.game.in_play(c.me)
    if not c.mine or c.card not in played:
        return False
    why = ("no Potion is in play", "Kein Trank ist im Spiel")
    cites = ("alchemy:alchemist:1",)
    return any(c.known(card).slug == "potion" for card in played) or Not(
        "stays in place", "alchemist", cites=cites, why=why
    )


_A_POTION = ("a Potion is in play", "Ein Trank ist im Spiel")

card(
    "alchemist",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(
        3,
        this_turn("clean-up", MayUse(), applies(_A_POTION), topdeck_this, test=_potion_in_play),
        cites="alchemy:alchemist:1",
        cases={"alchemy:alchemist:2": several_played("alchemist")},
    ),
    cites="base2:play:1",
)

card(
    "familiar",
    line(1, plus(cards=1), cites="base2:play:1", cases={"alchemy:familiar:2": none_left("curse")}),
    line(2, plus(actions=1), cites="base2:play:1", cases={"alchemy:familiar:2": none_left("curse")}),
    line(
        3,
        each_other(gain_a("curse")),
        cites="base2:play:1",
        cases={"alchemy:familiar:1": none_left("curse")} | in_turn_order,
    ),
)


def _cards_in_deck_and_discard_pile(c: Context) -> int:
    return len(c.deck) + len(c.discard_pile)


_IN_BOTH_PILES = count(
    ("cards in deck and discard pile", "Karten in Nachzieh- und Ablagestapel"),
    _cards_in_deck_and_discard_pile,
    lambda n: (" (as many as there are now; 1 Coin for every 5)", " (so viele sind es jetzt; 1 Geld je 5)"),
)

card(
    "philosophers-stone",
    line(
        2,
        plus_coins(lambda c: _IN_BOTH_PILES(c) // 5),
        cites=("alchemy:philosophers-stone:1", "alchemy:philosophers-stone:2"),
    ),
)


def _an_action_but_no_golem(c: Context, card: int) -> bool:
    return c.is_a(card, "Action") and c.kind(card).slug != "golem"


def _tell_golems_passed_over(c: Context) -> None:
    golems = [card for card in c.many("rest") if c.kind(card).slug == "golem"]
    if golems:
        c.say("effect", c.me, "passed over", golems[:1], why=_NO_FURTHER_GOLEM)


_NO_FURTHER_GOLEM = ("only Actions other than Golems do", "Nur andere Aktionskarten als Golems zählen")


def _next_found(c: Context) -> None:
    first, *rest = c.many("found")
    c.notes["found"] = tuple(rest)
    play_card(c.game, c.me, first, c.me * ZONES + ASIDE)


def _a_throne_room_beside_another(c: Context) -> bool:
    kinds = {c.kind(there).slug for there in (*c.many("found"), *c.in_play)}
    return not c.notes.get("few") and "throne-room" in kinds


card(
    "golem",
    line(
        1,
        reveal_until(
            _an_action_but_no_golem,
            2,
            what=Thing(("Action card other than a Golem", "Aktionskarte außer einem Golem")),
        ),
        _tell_golems_passed_over,
        note("few", lambda c: len(c.many("found")) < 2),
        cites="base2:reveal:1",
        cases={"alchemy:golem:1": shuffling, "alchemy:golem:2": lambda c: not c.deck and not c.discard_pile},
    ),
    line(2, discard_noted("rest", ASIDE), cites="base2:play:1"),
    line(
        3,
        Order("found", prompt=("In which order do you play them?", "In welcher Reihenfolge spielst du sie?")),
        uses_no_action,
        as_long_as(noted("found"), _next_found),
        cites="alchemy:golem:3",
        cases={"alchemy:golem:2": lambda c: c.notes.get("few"), "alchemy:golem:4": _a_throne_room_beside_another},
    ),
)


_count_with_potion = count(
    ("1 for each coin and 2 for the Potion", "1 je Geld und 2 für den Trank"),
    lambda c: c.cost_of(c.one("trashed")).coins + 2,
)


def _by_its_cost(c: Context) -> int:
    """A card for each coin, and two for a Potion."""
    cost = c.cost_of(c.one("trashed"))
    tell_trashed_cost(c)
    return _count_with_potion(c) if cost.potion else cost.coins


def _costs_something(c: Context) -> bool:
    cost = c.cost_of(c.one("trashed"))
    return bool(cost.coins or cost.potion)


_NOTHING_TRASHED = ("nothing was trashed", "Es wurde nichts entsorgt")

card(
    "apprentice",
    line(1, plus(actions=1)),
    line(2, trash_from_hand(), cites="base2:play:1"),
    line(
        3,
        when(
            noted("trashed"),
            when(_costs_something, plus(cards=_by_its_cost), orelse=brings_no("cards", it_costs_nothing)),
            orelse=tell_not("draws none", _NOTHING_TRASHED),
        ),
        cites="alchemy:apprentice:2",
        cases={
            "alchemy:apprentice:1": lambda c: any(c.cost_of(card).potion for card in c.many("trashed")),
            "alchemy:apprentice:3": lambda c: not c.many("trashed"),
        },
    ),
    cites="base2:play:1",
)


# --- Possession ------------------------------------------------------------------------------------------------------


def _left_neighbour_takes_a_turn(c: Context) -> None:
    """In which `me` decides: see Game.by, and rulebook.turn."""
    g = c.game
    possessed = g.left(c.me)
    g.claims = (*g.claims, (possessed, "possession", c.me))
    c.say("effect", possessed, "claim")


def _is_possessed(c: Context) -> bool:
    g = c.game
    return g.by >= 0 and c.me == g.player and c.mine


def _said_of_the_possessor(c: Context) -> None:
    """The Possession is the card of whoever decides, though the turn is another's."""
    c.notes["owner"] = c.game.by


def _would_gain_possessed(c: Context) -> bool:
    return _is_possessed(c) and not c.event["out"].get("replaced")


def _possessor_gains_it(c: Context) -> None:
    g = c.game
    card, source = c.subject, c.game.where(c.subject)
    tell_would_gain(g, c.me, "possession", g.known(card).slug)
    _said_of_the_possessor(c)
    answer_window(g, "replaced", True)
    if source is not None:
        gain_from(g, g.by, card, source, overpaid=c.event["overpaid"], in_place=True)


def _is_possessed_and_owned_it(c: Context) -> bool:
    return _is_possessed(c) and any(card in c.game.zones[c.game.table.trash] for card in c.event["own"])


def _lay_aside(c: Context) -> None:
    _said_of_the_possessor(c)
    c.notes["kept"] = tuple(card for card in c.event["own"] if card in c.game.zones[c.game.table.trash])


_come_back = put("kept", ASIDE, DISCARD, "put discard")

card(
    "possession",
    line(
        1,
        _left_neighbour_takes_a_turn,
        cites="alchemy:possession:1",
        cases={"alchemy:possession:6": not_the_first_play},
    ),
    on=(
        on(
            "would-gain",
            line(2, _possessor_gains_it, cites="alchemy:possession:2"),
            zone=GAME,
            test=_would_gain_possessed,
        ),
        on(
            "trash",
            line(
                3,
                _lay_aside,
                put("kept", None, ASIDE, "set aside", "set-aside"),
                Schedule("end-turn", "once", _said_of_the_possessor, _come_back, carry=("kept",)),
                cites="alchemy:possession:3",
            ),
            zone=GAME,
            test=_is_possessed_and_owned_it,
        ),
    ),
)

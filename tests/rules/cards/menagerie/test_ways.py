"""Menagerie: Ways, at every play of an Action."""

import pytest

from rules import describe, format, parse, start
from rules.document.situation import Mistake


def with_way(table, way, *others, **zones):
    """Anna in her Action phase, with that Way."""
    table.set(landscapes=[way, *others])
    return table.anna(**{"hand": "", "deck": "", **zones})


def as_way(table, way, card="Moat", **zones):
    """Anna plays that card as the Way."""
    hand = ", ".join(filter(None, (card, zones.pop("hand", ""))))
    return with_way(table, way, hand=hand, **zones).plays(f"{card} as {way}")


def same_when_written_down(table):
    return start(parse(format(describe(table.game)))) == table.game


# --- at every play ---------------------------------------------------------------------------------------------------


def test_the_way_is_a_move_of_its_own_for_every_action(table):
    with_way(table, "Way of the Ox", hand="Moat, Village, Copper")
    table.asks("Anna", "play Moat", "play Moat as Way of the Ox", "play Village", "play Village as Way of the Ox", "-")


def test_two_ways_are_both_offered(table):
    with_way(table, "Way of the Ox", "Way of the Pig", hand="Moat")
    table.asks("Anna", "play Moat", "play Moat as Way of the Ox", "play Moat as Way of the Pig", "-")


def test_a_throne_room_asks_for_each_play(table):
    with_way(table, "Way of the Sheep", hand="Throne Room, Smithy", deck="7 Copper").plays("Throne Room").chooses(
        "Smithy"
    )
    table.asks("Anna", "Way of the Sheep", may=True)
    table.anna().chooses("Way of the Sheep").passes().has(coins=2, hand="3 Copper")


def test_a_throne_room_played_as_a_way_plays_nothing(table):
    as_way(table, "Way of the Sheep", "Throne Room", hand="Smithy").has(coins=2, hand="Smithy")


def test_a_command_and_what_it_plays_may_each_be_a_way(table):
    table.set(kingdom=["Smithy", "Band of Misfits"])
    with_way(table, "Way of the Sheep", hand="Band of Misfits", deck="3 Copper").plays("Band of Misfits")
    table.asks("Anna", "Way of the Sheep", may=True)
    table.anna().chooses("Way of the Sheep").has(coins=2, hand="", play="Band of Misfits")


def test_what_a_golem_plays_may_be_a_way(table):
    with_way(table, "Way of the Sheep", hand="Golem", deck="Smithy, Village, 5 Copper").plays("Golem").chooses("Smithy")
    table.anna().chooses("Way of the Sheep").passes().has(coins=2, actions=2)


def test_an_attack_played_as_a_way_harms_nobody_but_may_be_reacted_to(table):
    with_way(table, "Way of the Sheep", hand="Witch")
    table.bernd(hand="Moat", deck="")
    table.anna().plays("Witch as Way of the Sheep")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(discard="")


def test_under_an_enchantress_a_way_may_be_used(table):
    with_way(table, "Way of the Sheep", hand="2 Smithy", deck="5 Copper")
    table.bernd(hand="", durations=["Enchantress"])
    table.set(turn={"player": "Anna", "actions": 2})
    table.anna().plays("Smithy as Way of the Sheep").has(coins=2, hand="Smithy")
    table.anna().plays("Smithy").has(hand="3 Copper")


def test_a_duration_played_as_a_way_is_discarded(table):
    as_way(table, "Way of the Sheep", "Caravan", deck="9 Copper").passes().has(
        play="", discard="Caravan", hand="5 Copper"
    )


def test_a_way_counts_as_a_play(table):
    table.set(turn={"player": "Anna", "actions": 3})
    with_way(table, "Way of the Sheep", hand="2 Village, Conspirator", deck="3 Copper").plays(
        "Village as Way of the Sheep"
    )
    table.anna().plays("Village as Way of the Sheep").plays("Conspirator").has(hand="Copper", coins=6)


def test_a_treasure_that_is_an_action_may_be_a_way_in_the_buy_phase(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    with_way(table, "Way of the Sheep", hand="Crown").plays("Crown as Way of the Sheep").has(coins=2)


def test_a_treasure_is_no_way(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    with_way(table, "Way of the Sheep", hand="Gold")
    assert "play Gold as Way of the Sheep" not in table.game.choices


def test_a_face_down_card_may_be_named_and_played_as_a_way(table):
    with_way(table, "Way of the Sheep", hand="?").plays("Smithy as Way of the Sheep").has(coins=2, play="Smithy")


# --- a plus ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("Way of the Monkey", {"buys": 2, "coins": 1, "actions": 0}),
        ("Way of the Mule", {"actions": 1, "coins": 1}),
        ("Way of the Otter", {"hand": "2 Copper", "actions": 0}),
        ("Way of the Ox", {"actions": 2, "hand": ""}),
        ("Way of the Pig", {"hand": "Copper", "actions": 1}),
        ("Way of the Sheep", {"coins": 2, "actions": 0}),
        ("Way of the Owl", {"hand": "6 Copper", "actions": 0}),
    ],
)
def test_what_a_plain_way_gives(table, way, expected):
    as_way(table, way, "Village", deck="7 Copper").has(**expected)


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("Way of the Monkey", {"buys": 3, "coins": 2, "actions": 0}),
        ("Way of the Mule", {"actions": 2, "coins": 2}),
        ("Way of the Otter", {"hand": "4 Copper"}),
        ("Way of the Ox", {"actions": 4}),
        ("Way of the Pig", {"hand": "2 Copper", "actions": 2}),
        ("Way of the Sheep", {"coins": 4}),
        ("Way of the Owl", {"hand": "6 Copper"}),
    ],
)
def test_what_a_plain_way_gives_twice(table, way, expected):
    with_way(table, way, hand="Throne Room, Village", deck="7 Copper").plays("Throne Room").chooses("Village")
    table.anna().chooses(way).chooses(way).has(**expected)


@pytest.mark.parametrize("way", [f"Way of the {animal}" for animal in ("Otter", "Pig", "Owl", "Horse", "Mole")])
def test_a_way_that_draws_from_nothing(table, way):
    as_way(table, way, "Village").has(hand="")


def test_the_owl_draws_nothing_with_six_cards(table):
    as_way(table, "Way of the Owl", hand="6 Estate", deck="Copper").has(hand="6 Estate", deck="Copper")


def test_an_owl_draws_what_is_missing(table):
    as_way(table, "Way of the Owl", hand="4 Estate", deck="3 Copper").has(hand="4 Estate, 2 Copper")


def test_the_mole_discards_the_hand_and_draws_three(table):
    as_way(table, "Way of the Mole", hand="2 Estate", deck="4 Copper").has(
        hand="3 Copper", discard="2 Estate", actions=1
    )


def test_the_mole_twice(table):
    with_way(table, "Way of the Mole", hand="Throne Room, Moat, Estate", deck="7 Copper").plays("Throne Room").chooses(
        "Moat"
    )
    table.anna().chooses("Way of the Mole").chooses("Way of the Mole").has(hand="3 Copper", discard="Estate, 3 Copper")


def test_the_mole_discards_a_tunnel(table):
    as_way(table, "Way of the Mole", hand="Tunnel", deck="4 Copper").chooses("yes").has(
        discard="Tunnel, Gold", hand="3 Copper"
    )


def test_the_squirrel_draws_at_the_end_of_the_turn(table):
    as_way(table, "Way of the Squirrel", deck="9 Copper").has(hand="").passes().has(hand="7 Copper")


def test_two_squirrels(table):
    with_way(table, "Way of the Squirrel", hand="Throne Room, Moat", deck="12 Copper").plays("Throne Room").chooses(
        "Moat"
    )
    table.anna().chooses("Way of the Squirrel").chooses("Way of the Squirrel").passes().has(hand="9 Copper")


def test_the_squirrel_on_another_turn(table):
    table.set(landscapes=["Way of the Squirrel"], turn={"player": "Anna", "phase": "buy", "coins": 2, "bought": True})
    table.anna(hand="", deck="")
    table.bernd(hand="Black Cat", deck="4 Copper")
    table.anna().buys("Estate")
    table.bernd().chooses("yes").chooses("Way of the Squirrel").has(hand="2 Copper", discard="Black Cat")


def test_a_squirrel_can_be_written_down_again(table):
    table.set(turn={"player": "Anna", "actions": 2})
    as_way(table, "Way of the Squirrel", hand="Village", deck="9 Copper")
    assert same_when_written_down(table)


# --- other cards -----------------------------------------------------------------------------------------------------


def test_the_goat_trashes_a_card(table):
    as_way(table, "Way of the Goat", hand="Estate, Copper")
    table.asks("Anna", "Estate", "Copper")
    table.anna().chooses("Estate").has(hand="Copper")
    table.trash("Estate")


def test_the_goat_without_a_card(table):
    as_way(table, "Way of the Goat").has(hand="")
    table.trash("")


def test_the_goat_twice(table):
    with_way(table, "Way of the Goat", hand="Throne Room, Moat, Estate, Curse").plays("Throne Room").chooses("Moat")
    table.anna().chooses("Way of the Goat").chooses("Curse").chooses("Way of the Goat")
    table.trash("Curse, Estate")


def test_the_goat_and_a_fortress(table):
    as_way(table, "Way of the Goat", hand="Fortress").has(hand="Fortress")


@pytest.mark.parametrize(("way", "card", "left"), [("Way of the Camel", "Gold", 29), ("Way of the Worm", "Estate", 7)])
def test_the_camel_and_the_worm_exile_from_the_supply(table, way, card, left):
    as_way(table, way).has(exile=card, discard="")
    table.pile(card, left)


@pytest.mark.parametrize(("way", "card"), [("Way of the Camel", "Gold"), ("Way of the Worm", "Estate")])
def test_the_camel_and_the_worm_with_an_empty_pile(table, way, card):
    table.set(supply={card: 0})
    as_way(table, way).has(exile="")


@pytest.mark.parametrize(("way", "card"), [("Way of the Camel", "Gold"), ("Way of the Worm", "Estate")])
def test_the_camel_and_the_worm_twice(table, way, card):
    with_way(table, way, hand="Throne Room, Moat").plays("Throne Room").chooses("Moat").chooses(way)
    table.anna().chooses(way).has(exile=f"2 {card}")


def test_an_exiled_estate_of_the_worm_is_no_gain_for_a_black_cat(table):
    with_way(table, "Way of the Worm", hand="Moat")
    table.bernd(hand="Black Cat", deck="")
    table.anna().plays("Moat as Way of the Worm").has(exile="Estate", points=1)
    table.bernd().has(hand="Black Cat")


def test_the_rat_gains_a_copy_for_a_treasure(table):
    as_way(table, "Way of the Rat", "Village", hand="Copper, Estate")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").has(discard="Copper, Village", hand="Estate", play="Village")


def test_the_rat_may_be_declined(table):
    as_way(table, "Way of the Rat", "Village", hand="Copper").passes().has(discard="", hand="Copper")


def test_the_rat_finds_no_copy_of_a_horse(table):
    as_way(table, "Way of the Rat", "Horse", hand="Copper").chooses("Copper").has(discard="Copper", play="Horse")


def test_the_rat_twice(table):
    with_way(table, "Way of the Rat", hand="Throne Room, Village, 2 Copper").plays("Throne Room").chooses("Village")
    table.anna().chooses("Way of the Rat").chooses("Copper").chooses("Way of the Rat").chooses("Copper")
    table.anna().has(discard="2 Copper, 2 Village")


def test_the_seal_lets_gained_cards_go_onto_the_deck(table):
    table.set(turn={"player": "Anna", "coins": 5, "buys": 3})
    as_way(table, "Way of the Seal").buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver", coins=3).buys("Silver").chooses("no").has(discard="Silver")


def test_the_seal_is_for_its_own_player(table):
    table.set(turn={"player": "Anna", "actions": 2})
    with_way(table, "Way of the Seal", hand="Moat, Witch")
    table.bernd(hand="", deck="")
    table.anna().plays("Moat as Way of the Seal").plays("Witch").passes()
    table.bernd().has(discard="Curse", deck="")


def test_the_seal_ends_with_the_turn(table):
    as_way(table, "Way of the Seal", deck="5 Silver")
    table.bernd(hand="", deck="")
    table.next_turn_of("Anna").plays_treasures().buys("Gold")
    assert "topdeck" not in table.sentences


def test_the_seal_asks_nothing_about_a_card_that_a_watchtower_trashed(table):
    table.set(turn={"player": "Anna", "coins": 5, "buys": 3})
    as_way(table, "Way of the Seal", hand="Watchtower").buys("Silver").chooses("Watchtower").chooses("trash").has(
        deck=""
    )


# --- the card itself -------------------------------------------------------------------------------------------------


def test_the_butterfly_returns_the_card_for_one_that_costs_one_more(table):
    table.set(kingdom=["Village", "Smithy", "Workshop", "Gardens"])
    as_way(table, "Way of the Butterfly", "Village").chooses("yes")
    table.asks("Anna", "Smithy", "Gardens")
    table.anna().chooses("Gardens").has(discard="Gardens", play="")
    table.pile("Village", 11)


def test_the_butterfly_may_be_declined(table):
    as_way(table, "Way of the Butterfly", "Village").chooses("no").has(play="Village", discard="")


def test_the_butterfly_with_nothing_that_costs_one_more(table):
    as_way(table, "Way of the Butterfly", "Market").chooses("yes").has(play="", discard="Gold")


def test_the_butterfly_twice_returns_the_card_once(table):
    table.set(kingdom=["Smithy"])
    with_way(table, "Way of the Butterfly", hand="Throne Room, Village").plays("Throne Room").chooses("Village")
    table.anna().chooses("Way of the Butterfly").chooses("yes").chooses("Smithy").chooses("Way of the Butterfly")
    table.anna().has(play="Throne Room", discard="Smithy")


def test_the_butterfly_turns_a_horse_into_a_card_for_four(table):
    table.set(kingdom=["Smithy"], supply={"Horse": 5})
    with_way(table, "Way of the Butterfly", hand="Horse").plays("Horse as Way of the Butterfly").chooses("yes")
    table.anna().has(discard="Smithy")
    table.pile("Horse", 6)


def test_the_butterfly_cannot_return_a_card_without_a_pile(table):
    as_way(table, "Way of the Butterfly", "Necropolis").has(play="Necropolis", discard="")


def test_the_frog_puts_the_card_onto_the_deck_in_clean_up(table):
    as_way(table, "Way of the Frog", deck="5 Copper").has(actions=1).passes().has(hand="Moat, 4 Copper", discard="")


def test_the_frog_on_a_card_that_left_play(table):
    table.set(turn={"player": "Anna", "actions": 2})
    with_way(table, "Way of the Frog", hand="Throne Room, Horse", deck="9 Copper").plays("Throne Room").chooses("Horse")
    table.anna().chooses("Way of the Frog").passes().has(play="Throne Room").passes()
    table.anna().has(discard="Throne Room, 2 Copper")


def test_the_frog_on_two_cards(table):
    with_way(table, "Way of the Frog", hand="2 Moat", deck="5 Copper").plays("Moat as Way of the Frog")
    table.anna().plays("Moat as Way of the Frog").passes().has(hand="2 Moat, 3 Copper")


def test_the_frog_on_another_turn(table):
    table.set(landscapes=["Way of the Frog"], turn={"player": "Anna", "phase": "buy", "coins": 2, "bought": True})
    table.anna(hand="", deck="")
    table.bernd(hand="Black Cat", deck="4 Copper")
    table.anna().buys("Estate")
    table.bernd().chooses("yes").chooses("Way of the Frog").has(deck="Black Cat, 4 Copper", discard="")


def test_the_frog_of_a_duration_that_stays_does_nothing_later(table):
    with_way(table, "Way of the Frog", hand="Throne Room, Caravan", deck="20 Copper").plays("Throne Room").chooses(
        "Caravan"
    )
    table.anna().chooses("Way of the Frog").passes()
    table.next_turn_of("Anna").passes()
    assert "topdeck" not in table.sentences


def test_the_horse_draws_two_and_returns_the_card(table):
    as_way(table, "Way of the Horse", "Village", deck="3 Copper").has(hand="2 Copper", actions=1, play="")
    table.pile("Village", 11)


def test_the_horse_twice(table):
    with_way(table, "Way of the Horse", hand="Throne Room, Village", deck="5 Copper").plays("Throne Room").chooses(
        "Village"
    )
    table.anna().chooses("Way of the Horse").chooses("Way of the Horse").has(hand="4 Copper", actions=2)
    table.pile("Village", 11)


def test_the_horse_leaves_a_card_without_a_pile_in_play(table):
    as_way(table, "Way of the Horse", "Necropolis", deck="2 Copper").has(hand="2 Copper", play="Necropolis")


def test_the_horse_does_not_move_a_card_that_is_played_where_it_lies(table):
    table.set(kingdom=["Smithy", "Band of Misfits"])
    with_way(table, "Way of the Horse", hand="Band of Misfits", deck="3 Copper").plays("Band of Misfits")
    table.anna().chooses("Way of the Horse").has(hand="2 Copper", play="Band of Misfits")
    table.pile("Smithy", 10)


def test_the_turtle_plays_the_card_next_turn(table):
    as_way(table, "Way of the Turtle", "Smithy", deck="9 Copper").has(aside="Smithy", play="", hand="")
    table.anna().passes()
    table.bernd().passes()
    table.asks("Anna", "Way of the Turtle", may=True)
    table.anna().passes().has(hand="8 Copper", actions=1, play="Smithy", aside="")


def test_the_turtle_again_and_again(table):
    as_way(table, "Way of the Turtle", "Smithy", deck="9 Copper").passes()
    table.bernd().passes()
    table.anna().chooses("Way of the Turtle").has(aside="Smithy", hand="5 Copper")


def test_the_turtle_twice_sets_aside_once(table):
    with_way(table, "Way of the Turtle", hand="Throne Room, Smithy", deck="9 Copper").plays("Throne Room").chooses(
        "Smithy"
    )
    table.anna().chooses("Way of the Turtle").chooses("Way of the Turtle").passes().has(discard="Throne Room")
    table.bernd().passes()
    table.anna().passes().has(hand="8 Copper", play="Smithy")


def test_two_turtles_are_told_apart_by_their_cards(table):
    table.set(turn={"player": "Anna", "actions": 2})
    with_way(table, "Way of the Turtle", hand="Smithy, Village", deck="9 Copper").plays("Smithy as Way of the Turtle")
    table.anna().plays("Village as Way of the Turtle").passes()
    table.bernd().passes()
    table.asks("Anna", "Way of the Turtle (Smithy)", "Way of the Turtle (Village)")


def test_a_turtle_can_be_written_down_again(table):
    as_way(table, "Way of the Turtle", "Smithy", hand="Copper", deck="9 Copper")
    assert same_when_written_down(table)


# --- what another card says ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Smithy", {"coins": 3, "hand": ""}),
        ("Sheepdog", {"coins": 2, "hand": ""}),
        ("Festival", {"hand": "2 Copper", "actions": 2, "buys": 2, "coins": 0}),
        ("Market", {"hand": "Copper", "coins": 1, "actions": 1, "buys": 2}),
        ("Library", {"hand": "7 Copper", "coins": 0}),
    ],
)
def test_the_chameleon_gives_coins_for_cards_and_cards_for_coins(table, card, expected):
    as_way(table, "Way of the Chameleon", card, deck="8 Copper").has(**expected)


def test_the_chameleon_twice_and_once(table):
    with_way(table, "Way of the Chameleon", hand="Throne Room, Smithy", deck="4 Copper").plays("Throne Room").chooses(
        "Smithy"
    )
    table.anna().chooses("Way of the Chameleon").passes().has(coins=3, hand="3 Copper")


def test_the_chameleon_does_not_change_the_next_turn(table):
    as_way(table, "Way of the Chameleon", "Merchant Ship", deck="20 Copper").has(hand="2 Copper", coins=0)
    table.next_turn_of("Anna").has(coins=2, hand=5)


def test_the_chameleon_changes_what_comes_later_this_turn(table):
    table.set(turn={"player": "Anna", "actions": 2})
    as_way(table, "Way of the Chameleon", "Merchant", hand="Silver, Village", deck="2 Copper").has(coins=1, actions=2)
    assert same_when_written_down(table)
    table.anna().passes().plays("Silver").has(coins=3, hand="Village, Copper")


def test_the_chameleon_does_not_change_what_others_get(table):
    with_way(table, "Way of the Chameleon", hand="Council Room", deck="5 Copper")
    table.bernd(hand="", deck="2 Silver")
    table.anna().plays("Council Room as Way of the Chameleon").has(coins=4, hand="")
    table.bernd().has(hand="Silver")


def test_the_chameleon_keeps_a_duration_in_play(table):
    as_way(table, "Way of the Chameleon", "Caravan", deck="9 Copper").has(coins=1, hand="").passes().has(play="Caravan")


def test_an_enchantress_overrules_the_text_that_a_chameleon_follows(table):
    with_way(table, "Way of the Chameleon", hand="Smithy", deck="4 Copper")
    table.bernd(hand="", durations=["Enchantress"])
    table.anna().plays("Smithy as Way of the Chameleon").has(hand="Copper", coins=0, actions=1)
    assert "way instead" not in table.sentences
    table.cited("empires:enchantress:3")


def test_a_highwayman_overrules_the_text_that_a_chameleon_follows(table):
    with_way(table, "Way of the Chameleon", hand="Crown, Smithy", deck="4 Copper")
    table.bernd(hand="", durations=["Highwayman"])
    table.anna().plays("Crown as Way of the Chameleon").has(hand="Smithy", play="Crown", actions=0)
    table.cited("allies:highwayman:4")


def test_an_attack_as_a_chameleon_still_attacks(table):
    as_way(table, "Way of the Chameleon", "Witch", deck="2 Copper").has(coins=2, hand="")
    table.bernd().has(discard="Curse")


def mouse(table, apart, **zones):
    table.set(chosen={"Way of the Mouse": apart})
    return with_way(table, "Way of the Mouse", **zones)


def test_the_mouse_plays_the_card_that_is_set_aside(table):
    mouse(table, "Village", hand="Smithy", deck="4 Copper").plays("Smithy as Way of the Mouse")
    table.anna().has(hand="Copper", actions=2, play="Smithy")


def test_the_mouse_twice(table):
    mouse(table, "Village", hand="Throne Room, Smithy", deck="4 Copper").plays("Throne Room").chooses("Smithy")
    table.anna().chooses("Way of the Mouse").chooses("Way of the Mouse").has(hand="2 Copper", actions=4)


def test_the_mouse_offers_no_way_for_its_card(table):
    mouse(table, "Village", hand="Smithy", deck="4 Copper").plays("Smithy as Way of the Mouse")
    assert table.game.pending.kind == "phase"


def test_the_card_of_the_mouse_cannot_trash_itself(table):
    mouse(table, "Embargo", hand="Smithy").plays("Smithy as Way of the Mouse").has(coins=2, play="Smithy")
    table.trash("")


def test_the_card_of_the_mouse_attacks(table):
    mouse(table, "Black Cat", hand="Smithy", deck="2 Copper")
    table.bernd(hand="Moat", deck="")
    table.anna().plays("Smithy as Way of the Mouse")
    table.asks("Bernd", "yes", "no")


def test_the_card_of_the_mouse_is_in_no_pile(table):
    mouse(table, "Village", hand="Smithy")
    assert "Village" not in table.game.table.piles
    assert not [name for name in table.game.choices if "buy" in name]
    assert same_when_written_down(table)


def test_the_card_of_the_mouse_brings_what_it_needs(table):
    mouse(table, "Sleigh", hand="Smithy").plays("Smithy as Way of the Mouse").has(discard="2 Horse")


def test_without_a_choice_the_seed_sets_a_card_aside(table):
    with_way(table, "Way of the Mouse", hand="Smithy")
    (by, slug), *_ = table.game.beside.chosen
    fact = table.game.table.rules.kind(slug).fact
    assert by == "way-of-the-mouse"
    assert "Action" in fact.types
    assert fact.cost.coins in (2, 3)
    assert same_when_written_down(table)


def test_a_duration_that_the_mouse_plays_keeps_the_action_in_play(table):
    """The set-up asks for any Action that costs 2 or 3."""
    mouse(table, "Lighthouse", hand="Smithy", deck="9 Copper").plays("Smithy as Way of the Mouse").has(coins=1)
    table.anna().passes().has(play="Smithy")
    assert same_when_written_down(table)
    table.next_turn_of("Anna").has(coins=1, play="Smithy")


@pytest.mark.parametrize("wrong", ["Smithy", "Silver", "Gold"])
def test_not_every_card_can_be_set_aside_for_the_mouse(table, wrong):
    with pytest.raises(Mistake, match="cannot be the card that is set aside"):
        mouse(table, wrong, hand="Village").has(hand=1)


def test_an_action_played_as_way_of_the_owl_draws_up_to_six_cards(table):
    table.set(landscapes=["Way of the Owl"]).anna(hand="Village, 3 Estate", deck="5 Copper")
    table.anna().chooses("play Village as Way of the Owl").has(hand="3 Estate, 3 Copper", play="Village", actions=0)


def test_way_of_the_owl_with_six_cards_in_hand_draws_nothing(table):
    table.set(landscapes=["Way of the Owl"]).anna(hand="Village, 6 Estate", deck="Copper")
    table.anna().chooses("play Village as Way of the Owl").has(hand="6 Estate", actions=0)


def test_no_treasure_is_played_as_a_way(table):
    table.set(landscapes=["Way of the Owl"], turn={"phase": "buy"}).anna(hand="Copper")
    assert "play Copper as Way of the Owl" not in table.game.choices


def test_the_card_itself_may_be_played_where_there_is_a_way(table):
    table.set(landscapes=["Way of the Owl"]).anna(hand="Village", deck="2 Copper")
    table.asks("Anna", "play Village", "play Village as Way of the Owl", may=True)
    table.anna().plays("Village").has(hand="Copper", actions=2)

"""Cornucopia: the cards that are new in its 2nd edition, and the six Rewards."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.document.write import document_of

# --- Shop ------------------------------------------------------------------------------------------------------------


def test_shop_plays_an_action_without_a_copy_in_play(table):
    table.anna(hand="Shop, Village, Copper", play="Smithy", deck="Smithy, Gold").plays("Shop")
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village").has(hand="Smithy, Copper, Gold", coins=1, actions=2)


def test_shop_cannot_play_a_second_shop(table):
    table.anna(hand="2 Shop, Copper", deck="Estate").plays("Shop").has(hand="Shop, Copper, Estate", coins=1)


def test_shop_may_play_nothing(table):
    table.anna(hand="Shop, Village", deck="Copper").plays("Shop").passes().has(hand="Village, Copper")


def test_shop_throned_plays_two_different_ones(table):
    table.anna(hand="Throne Room, Shop, 2 Village, Moat", deck="2 Copper, Gold, 2 Silver").plays("Throne Room")
    table.anna().chooses("Shop").chooses("Village")
    table.asks("Anna", "Moat", may=True)
    table.anna().chooses("Moat").has(coins=2, play="Throne Room, Shop, Village, Moat")


def test_shop_plays_again_what_has_left_play(table):
    table.anna(hand="Village, Island, Shop, Island, Copper", deck="2 Estate").plays("Village").plays("Island")
    table.anna().chooses("Copper").plays("Shop")
    table.asks("Anna", "Island", may=True)


def test_shop_with_no_card_to_draw(table):
    table.anna(hand="Shop").plays("Shop").has(hand="", coins=1)


# --- Farmhands -------------------------------------------------------------------------------------------------------


def test_farmhands_draws_and_gives_actions(table):
    table.anna(hand="Farmhands", deck="2 Copper").plays("Farmhands").has(hand="Copper", actions=2)


def test_farmhands_sets_a_card_aside_and_plays_it_next_turn(table):
    table.set(kingdom=["Farmhands"], turn={"phase": "buy", "coins": 4})
    table.anna(hand="Smithy, Gold, Estate", deck="9 Copper").buys("Farmhands")
    table.asks("Anna", "Smithy", "Gold", may=True)
    table.anna().chooses("Smithy").has(aside="Smithy")
    table.next_turn_of("Anna").has(play="Smithy", aside="", hand=8, actions=1)


def test_farmhands_plays_a_treasure_too(table):
    table.set(kingdom=["Farmhands"], turn={"phase": "buy", "coins": 4})
    table.anna(hand="Gold", deck="9 Copper").buys("Farmhands").chooses("Gold")
    table.next_turn_of("Anna").has(play="Gold", coins=3)


def test_farmhands_may_be_left_at_that(table):
    table.set(kingdom=["Farmhands"], turn={"phase": "buy", "coins": 4})
    table.anna(hand="Gold", deck="9 Copper").buys("Farmhands").chooses("-")
    assert not table.game.effects
    table.next_turn_of("Anna").has(play="", coins=0)


def test_farmhands_without_an_action_or_treasure_asks_nothing(table):
    table.set(kingdom=["Farmhands"], turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="Estate", deck="9 Copper").buys("Farmhands").has(aside="", hand="Estate")


def test_farmhands_tells_two_cards_apart(table):
    table.set(kingdom=["Farmhands"], turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="Smithy, Gold", deck="15 Copper").buys("Farmhands").chooses("Smithy")
    table.anna().buys("Farmhands").chooses("Gold")
    table.next_turn_of("Anna")
    table.asks("Anna", "Farmhands (Smithy)", "Farmhands (Gold)")
    table.anna().chooses("Farmhands (Gold)").has(play="Gold, Smithy", coins=3)


# --- Carnival --------------------------------------------------------------------------------------------------------


def test_carnival_takes_one_of_each(table):
    table.anna(hand="Carnival", deck="Copper, Farmhands, 2 Copper, Gold").plays("Carnival")
    table.anna().has(hand="Copper, Farmhands", discard="2 Copper", deck="Gold")


def test_carnival_takes_four_different_ones(table):
    table.anna(hand="Carnival", deck="Copper, Silver, Gold, Estate").plays("Carnival")
    table.anna().has(hand="Copper, Silver, Gold, Estate", discard="")


def test_carnival_shuffles_and_shows_what_there_is(table):
    table.anna(hand="Carnival", deck="Copper", discard="2 Copper").plays("Carnival")
    table.anna().has(hand="Copper", discard="2 Copper", deck="")


def test_carnival_with_no_cards(table):
    table.anna(hand="Carnival").plays("Carnival").has(hand="", discard="")


def test_carnival_throned(table):
    table.anna(hand="Throne Room, Carnival", deck="3 Copper, Gold, 4 Estate, Silver").plays("Throne Room")
    table.anna().chooses("Carnival").has(hand="Copper, Gold, Estate", discard="2 Copper, 3 Estate", deck="Silver")


# --- Ferryman --------------------------------------------------------------------------------------------------------


def test_ferryman_draws_two_and_discards_one(table):
    table.anna(hand="Ferryman, Estate", deck="Gold, Silver, Copper").plays("Ferryman")
    table.asks("Anna", "Estate", "Gold", "Silver")
    table.anna().chooses("Estate").has(hand="Gold, Silver", actions=1, discard="Estate")


def test_ferryman_brings_a_card_of_its_pile(table):
    table.set(kingdom=["Ferryman"], chosen={"Ferryman": "Smithy"}, turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="").buys("Ferryman").has(discard="Ferryman, Smithy")
    table.pile("Smithy", 9)


def test_ferrymans_pile_is_not_in_the_supply(table):
    table.set(kingdom=["Ferryman"], chosen={"Ferryman": "Smithy"}, turn={"phase": "buy", "coins": 4})
    table.anna(hand="Copper", discard="Smithy")
    assert "buy Smithy" not in table.game.choices
    assert "buy Estate" in table.game.choices


def test_ferrymans_pile_does_not_end_the_game(table):
    supply = {"Smithy": 0, "Copper": 0, "Curse": 0}
    table.set(kingdom=["Ferryman"], chosen={"Ferryman": "Smithy"}, supply=supply, turn={"phase": "buy", "coins": 5})
    table.anna(hand="", deck="5 Estate").buys("Ferryman")
    assert not table.over


def test_ferryman_with_an_empty_pile_comes_alone(table):
    table.set(kingdom=["Ferryman"], chosen={"Ferryman": "Smithy"}, supply={"Smithy": 0})
    table.set(turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="").buys("Ferryman").has(discard="Ferryman")
    assert "gain none" in table.sentences


def test_ferryman_without_a_described_pile(table):
    table.set(kingdom=["Ferryman"], turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="").buys("Ferryman").has(discard="Ferryman")
    assert "gain nothing" in table.sentences


def test_ferrymans_mixed_pile_gives_its_top_card(table):
    table.set(kingdom=["Ferryman"], chosen={"Ferryman": "Augurs"}, supply={"Augurs": ["Acolyte", "4 Sibyl"]})
    table.set(turn={"phase": "buy", "coins": 10, "buys": 2})
    table.anna(hand="", deck="5 Copper").buys("Ferryman").has(discard="Ferryman, Acolyte").buys("Ferryman")
    table.pile("Augurs", "3 Sibyl")


def test_ferrymans_table_can_be_written_down(table):
    table.set(kingdom=["Ferryman"], chosen={"Ferryman": "Smithy"}, turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="Copper").buys("Ferryman")
    document = document_of(describe(table.game))
    assert document["chosen"] == {"Ferryman": "Smithy"}
    assert start(parse(document)) == table.game


@pytest.mark.parametrize("pile", ["Village", "Ferryman", "Gold", "Cellar", "Market"])
def test_ferrymans_pile_must_be_an_unused_one_for_3_or_4(pile):
    document = {"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Ferryman", "Village"], "chosen": {"Ferryman": pile}}
    with pytest.raises(Mistake) as mistake:
        parse(document)
    assert mistake.value.place.startswith("chosen")


# --- Joust -----------------------------------------------------------------------------------------------------------

REWARDS = ("Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown")


def test_joust_gives_a_reward_to_the_hand_for_a_province(table):
    table.anna(hand="Joust, Province", deck="Copper, 5 Estate").plays("Joust").has(coins=1, actions=1)
    table.asks("Anna", "Province", may=True)
    table.anna().chooses("Province")
    table.asks("Anna", *REWARDS)
    table.anna().chooses("Courser").has(hand="Copper, Courser", aside="Province")
    table.anna().passes().passes().has(discard="Province, Joust, Copper, Courser", aside="", hand=5)


def test_joust_may_keep_the_province(table):
    table.anna(hand="Joust, Province", deck="Copper").plays("Joust").passes().has(hand="Province, Copper")
    table.phase("Anna", "buy")
    assert not table.game.effects


def test_joust_without_a_province_asks_nothing(table):
    table.anna(hand="Joust, Estate", deck="2 Copper").plays("Joust").has(hand="Estate, Copper", coins=1)


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2)])
def test_joust_has_two_of_each_reward_from_three_players_on(table, players, copies):
    for name in ("anna", "bernd", "carla")[:players]:
        getattr(table, name)(hand="Joust")
    for reward in REWARDS:
        table.pile(reward, copies)


def test_joust_lets_a_player_have_two_of_a_reward(table):
    table.anna(hand="Joust, Province, Renown", deck="Copper")
    table.bernd(hand="")
    table.carla(hand="")
    table.anna().plays("Joust").chooses("Province").chooses("Renown").has(hand="Copper, 2 Renown")
    table.pile("Renown", 0)


def test_joust_sets_the_province_aside_even_without_a_reward(table):
    table.set(supply=dict.fromkeys(REWARDS, 0))
    table.anna(hand="Joust, Province", deck="Copper").plays("Joust").chooses("Province").has(aside="Province")
    table.anna().has(hand="Copper")


def test_joust_throned_takes_two_provinces(table):
    table.anna(hand="Throne Room, Joust, 2 Province", deck="7 Copper").plays("Throne Room").chooses("Joust")
    table.anna().chooses("yes").chooses("Renown").chooses("yes").chooses("Courser")
    table.anna().has(aside="2 Province", hand="2 Copper, Renown, Courser", coins=2, actions=2)
    table.next_turn_of("Bernd")
    table.anna().has(aside="")


def test_jousts_table_can_be_written_down(table):
    table.anna(hand="Joust, Province, Village", deck="Copper, 5 Estate").plays("Joust").chooses("Province")
    table.anna().chooses("Renown")
    again = start(parse(document_of(describe(table.game))))
    assert again == table.game
    again.push("-")
    again.push("-")
    assert [again.name(card) for card in again.discard(0)].count("Province") == 1


# --- Coronet ---------------------------------------------------------------------------------------------------------


def test_coronet_plays_an_action_and_a_treasure_twice(table):
    table.anna(hand="Coronet, 2 Village, Silver", deck="2 Copper").plays("Coronet")
    table.asks("Anna", "Village", may=True, most=1)
    table.anna().chooses("Village")
    table.asks("Anna", "Silver", "Copper", may=True, most=1)
    table.anna().chooses("Silver").has(hand="Village, 2 Copper", actions=4, coins=4, play="Coronet, Village, Silver")


def test_coronet_in_the_buy_phase_plays_an_action_too(table):
    table.set(turn={"phase": "buy"})
    table.anna(hand="Coronet, Smithy", deck="6 Copper").plays("Coronet").chooses("Smithy").chooses("Copper")
    table.anna().has(hand="5 Copper", coins=2)


def test_coronet_plays_no_reward(table):
    table.anna(hand="Coronet, Courser, Huge Turnip, Estate").plays("Coronet").has(hand="Courser, Huge Turnip, Estate")


def test_coronet_may_do_neither(table):
    table.anna(hand="Coronet, Village, Silver").plays("Coronet").passes().passes().has(hand="Village, Silver")


def test_coronet_stays_with_a_duration(table):
    table.anna(hand="Coronet, Wharf", deck="20 Copper").plays("Coronet").chooses("Wharf").passes().passes()
    table.anna().has(play="Coronet, Wharf", hand=5)
    table.next_turn_of("Anna").has(hand=9, buys=3)


# --- Courser ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "has"),
    [
        ("cards, actions", {"hand": "2 Copper", "actions": 2}),
        ("coins, silvers", {"coins": 2, "discard": "4 Silver"}),
        ("1, 4", {"hand": "2 Copper", "discard": "4 Silver"}),
    ],
)
def test_courser_gives_two_different_things(table, chosen, has):
    table.anna(hand="Courser", deck="2 Copper, 3 Gold").plays("Courser").chooses(chosen).has(**has)


def test_courser_draws_before_it_gains(table):
    table.anna(hand="Courser", deck="Copper").plays("Courser").chooses("cards, silvers")
    table.anna().has(hand="Copper", discard="4 Silver")


def test_courser_gains_what_silver_there_is(table):
    table.set(supply={"Silver": 3})
    table.anna(hand="Courser").plays("Courser").chooses("coins, silvers").has(discard="3 Silver")


def test_courser_throned_chooses_twice(table):
    table.anna(hand="Throne Room, Courser", deck="2 Copper").plays("Throne Room").chooses("Courser")
    table.anna().chooses("actions, coins").chooses("cards, coins").has(actions=2, coins=4, hand="2 Copper")


# --- Demesne ---------------------------------------------------------------------------------------------------------


def test_demesne_gives_actions_buys_and_a_gold(table):
    table.anna(hand="Demesne").plays("Demesne").has(actions=2, buys=3, discard="Gold", points=1)


def test_demesne_counts_every_gold(table):
    table.anna(hand="Demesne, Gold", deck="Gold, Silver", discard="Gold").has(points=3)


def test_demesne_twice_counts_twice(table):
    table.anna(hand="2 Demesne, 2 Gold")
    table.bernd(hand="")
    table.carla(hand="")
    table.anna().has(points=4)


def test_demesne_without_gold(table):
    table.set(supply={"Gold": 0}).anna(hand="Demesne").plays("Demesne").has(discard="", actions=2, points=0)


# --- Housecarl -------------------------------------------------------------------------------------------------------


def test_housecarl_counts_itself(table):
    table.anna(hand="Housecarl", deck="3 Copper").plays("Housecarl").has(hand="Copper")


def test_housecarl_counts_different_actions_in_play(table):
    table.set(turn={"actions": 1})
    table.anna(hand="Housecarl", play="2 Village, Smithy, Silver", deck="5 Copper").plays("Housecarl")
    table.anna().has(hand="3 Copper")


def test_housecarl_counts_durations(table):
    table.anna(hand="Housecarl", durations=["Wharf"], deck="5 Copper").plays("Housecarl").has(hand="2 Copper")


def test_housecarl_throned(table):
    table.anna(hand="Throne Room, Housecarl", deck="5 Copper").plays("Throne Room").chooses("Housecarl")
    table.anna().has(hand="4 Copper")


def test_housecarl_with_no_cards(table):
    table.anna(hand="Housecarl").plays("Housecarl").has(hand="")


# --- Huge Turnip -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "coins"), [(0, 2), (3, 5)])
def test_huge_turnip_counts_the_tokens_it_gave(table, before, coins):
    table.set(turn={"phase": "buy"}).anna(hand="Huge Turnip", tokens={"coffers": before}).plays("Huge Turnip")
    table.anna().has(coins=coins, coffers=before + 2)


def test_huge_turnips_tokens_can_be_spent_too(table):
    table.set(turn={"phase": "buy"}).anna(hand="Huge Turnip").plays_treasures().chooses("spend 2 coffers")
    table.anna().has(coins=4, coffers=0)


def test_huge_turnip_crowned_counts_more_the_second_time(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Huge Turnip").plays("Crown").chooses("Huge Turnip")
    table.anna().has(coins=6, coffers=4)


# --- Renown ----------------------------------------------------------------------------------------------------------


def test_renown_makes_cards_cheaper_for_the_turn(table):
    table.set(turn={"actions": 1, "coins": 4}).anna(hand="Renown", deck="5 Copper").plays("Renown").has(buys=2)
    table.anna().buys("Gold").has(coins=0)


def test_renown_and_remake_turn_a_copper_into_a_silver(table):
    table.set(kingdom=["Remake"], turn={"actions": 2})
    table.anna(hand="Renown, Remake, Copper").plays("Renown").plays("Remake").has(discard="Silver")


def test_renown_throned_makes_cards_four_cheaper(table):
    table.set(turn={"coins": 4}).anna(hand="Throne Room, Renown", deck="5 Copper").plays("Throne Room")
    table.anna().chooses("Renown").buys("Province").has(coins=0, buys=2)


def test_renown_is_over_with_the_turn(table):
    table.anna(hand="Renown", deck="5 Copper")
    table.bernd(hand="Copper, Copper", deck="5 Copper")
    table.anna().plays("Renown")
    table.next_turn_of("Bernd").plays_treasures()
    assert "buy Silver" not in table.game.choices

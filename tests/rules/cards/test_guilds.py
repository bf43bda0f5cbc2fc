"""Guilds: Coffers, and cards that one may pay too much for."""

import pytest

# --- Candlestick Maker -----------------------------------------------------------------------------------------------


def test_candlestick_maker_gives_an_action_a_buy_and_a_token(table):
    table.anna(hand="Candlestick Maker").plays("Candlestick Maker").has(actions=1, buys=2, coins=0, coffers=1)


def test_candlestick_maker_can_be_spent_in_the_action_phase(table):
    table.anna(hand="Candlestick Maker, Village", deck="Copper").plays("Candlestick Maker")
    table.asks("Anna", "play Village", "spend 1 coffers", may=True)
    table.anna().chooses("spend 1 coffers").has(coins=1, coffers=0, actions=1)


def test_candlestick_maker_is_kept_for_later(table):
    table.anna(hand="Candlestick Maker", deck="5 Copper").plays("Candlestick Maker")
    table.next_turn_of("Bernd")
    table.anna().has(coffers=1)


def test_candlestick_maker_throned(table):
    table.anna(hand="Throne Room, Candlestick Maker").plays("Throne Room").chooses("Candlestick Maker").has(
        actions=2, buys=3, coffers=2
    )


# --- Plaza -----------------------------------------------------------------------------------------------------------


def test_plaza_turns_a_treasure_into_a_token(table):
    table.anna(hand="Plaza, Copper, Estate", deck="Gold, Silver").plays("Plaza")
    table.asks("Anna", "Copper", "Gold", may=True)
    table.anna().chooses("Copper").has(hand="Estate, Gold", discard="Copper", actions=2, coffers=1)


def test_plaza_may_be_left_at_that(table):
    table.anna(hand="Plaza, Copper", deck="Gold").plays("Plaza").passes().has(hand="Copper, Gold", coffers=0, actions=2)


def test_plaza_without_a_treasure_asks_nothing(table):
    table.anna(hand="Plaza, Estate, Village").plays("Plaza")
    table.asks("Anna", "play Village", may=True)
    table.anna().has(coffers=0, hand="Estate, Village")


def test_plaza_throned_takes_two_treasures(table):
    table.anna(hand="Throne Room, Plaza, 2 Copper", deck="2 Estate").plays("Throne Room").chooses("Plaza").chooses(
        "yes"
    ).chooses("yes")
    table.anna().has(coffers=2, actions=4, discard="2 Copper", hand="2 Estate")


# --- Baker -----------------------------------------------------------------------------------------------------------


def test_baker_gives_everybody_a_token_before_the_game(table):
    table.anna(hand="5 Copper")
    table.bernd(hand="5 Copper")
    table.set(kingdom=["Baker"])
    table.anna().has(coffers=1)
    table.bernd().has(coffers=1)


def test_baker_draws_and_adds_a_token(table):
    table.anna(hand="Baker", deck="2 Estate", tokens={"coffers": 0}).plays("Baker")
    table.anna().has(hand="Estate", actions=1, coffers=1, coins=0)


def test_baker_with_no_card_to_draw(table):
    table.anna(hand="Baker", tokens={"coffers": 2}).plays("Baker").has(hand="", coffers=3)


def test_baker_is_not_in_the_game_when_nobody_names_it(table):
    table.anna(hand="5 Copper").has(coffers=0)


def test_baker_throned(table):
    table.anna(hand="Throne Room, Baker", deck="2 Estate", tokens={"coffers": 0}).plays("Throne Room").chooses("Baker")
    table.anna().has(hand="2 Estate", actions=2, coffers=2)


# --- Merchant Guild --------------------------------------------------------------------------------------------------


def test_merchant_guild_counts_what_was_gained_in_the_buy_phase(table):
    table.anna(hand="Merchant Guild, 2 Copper", deck="5 Estate").plays("Merchant Guild").plays_treasures()
    table.anna().has(coins=3, buys=2, coffers=0).buys("Silver").has(coffers=0).buys("Copper")
    table.anna().has(coffers=2)


def test_merchant_guild_does_not_count_the_action_phase(table):
    table.anna(hand="Village, Workshop, Merchant Guild", deck="6 Estate").plays("Village").plays("Workshop")
    table.anna().chooses("Silver").plays("Merchant Guild").passes().has(coffers=0)


def test_merchant_guild_counts_cards_that_were_not_bought(table):
    table.anna(hand="Merchant Guild, Horn of Plenty", deck="5 Estate").plays("Merchant Guild").plays("Horn of Plenty")
    table.anna().chooses("Estate").passes().has(coffers=1)


def test_merchant_guild_played_twice_counts_twice(table):
    table.anna(hand="Throne Room, Merchant Guild", deck="5 Estate").plays("Throne Room").chooses("Merchant Guild").has(
        buys=3, coins=2
    )
    table.anna().buys("Estate").passes().has(coffers=2)


def test_merchant_guild_gives_nothing_without_a_gain(table):
    table.anna(hand="Merchant Guild", deck="5 Estate").plays("Merchant Guild").passes().has(coffers=0)


def test_merchant_guild_of_the_1st_edition_pays_at_once_and_once_for_each_in_play(table):
    table.set(editions={"Guilds": 1})
    table.anna(hand="Throne Room, Merchant Guild", deck="5 Estate").plays("Throne Room").chooses("Merchant Guild").has(
        buys=3, coins=2
    )
    table.anna().buys("Estate").has(coffers=1)


# --- Butcher ---------------------------------------------------------------------------------------------------------


def test_butcher_makes_a_province_of_an_estate_and_six_tokens(table):
    table.anna(hand="Butcher, Estate, Copper", tokens={"coffers": 4}).plays("Butcher")
    table.asks("Anna", "Estate", "Copper", may=True)
    table.anna().chooses("Estate")
    table.asks("Anna", "0", "1", "2", "3", "4", "5", "6")
    table.anna().chooses("6").chooses("Province").has(coffers=0, coins=0, discard="Province")
    table.trash("Estate")


def test_butcher_may_trash_nothing_and_keeps_its_tokens(table):
    table.anna(hand="Butcher, Estate").plays("Butcher").passes().has(coffers=2, hand="Estate", discard="")


def test_butcher_with_an_empty_hand_only_gives_tokens(table):
    table.anna(hand="Butcher").plays("Butcher").has(coffers=2)
    table.trash("")


def test_butcher_may_spend_none(table):
    table.anna(hand="2 Butcher").plays("Butcher").chooses("Butcher").chooses("0").chooses("Duchy")
    table.anna().has(coffers=2, discard="Duchy")


def test_butcher_must_gain_something_even_if_cheaper(table):
    table.anna(hand="Butcher, Copper").plays("Butcher").chooses("Copper").chooses("0")
    table.asks("Anna", "Copper", "Curse")


def test_butcher_throned_uses_the_first_tokens_too(table):
    table.anna(hand="Throne Room, Butcher, Estate").plays("Throne Room").chooses("Butcher").passes().chooses(
        "Estate"
    ).chooses("4")
    table.anna().chooses("Gold").has(coffers=0, discard="Gold")


# --- Footpad ---------------------------------------------------------------------------------------------------------


def test_footpad_gives_two_tokens_and_hurts_the_others(table):
    table.anna(hand="Footpad")
    table.bernd(hand="Gold, 4 Estate")
    table.anna().plays("Footpad")
    table.bernd().chooses("2 Estate").has(hand="Gold, 2 Estate")
    table.anna().has(coffers=2)


def test_footpad_spares_a_moat(table):
    table.anna(hand="Footpad")
    table.bernd(hand="Moat, 4 Estate")
    table.anna().plays("Footpad")
    table.bernd().chooses("yes").has(hand=5)


def test_footpad_draws_for_whoever_gains_in_an_action_phase(table):
    table.set(kingdom=["Footpad"])
    table.anna(hand="Remake, 2 Estate", deck="2 Gold").plays("Remake")
    table.asks("Anna", "Estate", "Gold")
    table.anna().chooses("Estate").has(hand="2 Gold", discard="2 Silver")


def test_footpad_draws_for_the_witchs_victim_too(table):
    table.set(kingdom=["Footpad"])
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="", deck="Gold")
    table.anna().plays("Witch")
    table.bernd().has(hand="Gold", discard="Curse")


def test_footpad_draws_nothing_in_the_buy_phase(table):
    table.set(kingdom=["Footpad"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="Gold").buys("Silver").has(hand="")


def test_footpad_holds_with_no_card_left_to_draw(table):
    table.set(kingdom=["Footpad"])
    table.anna(hand="Workshop, Estate").plays("Workshop").chooses("Silver").has(hand="Estate, Silver", discard="")


# --- overpaying ------------------------------------------------------------------------------------------------------


def test_overpaying_is_asked_after_the_purchase_and_paid(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="").buys("Masterpiece")
    table.asks("Anna", "0", "1", "2", "3")
    table.anna().chooses("3").has(coins=0, buys=1, discard="Masterpiece, 3 Silver")
    table.cited("guilds2:overpay:1", "guilds2:overpay:2")


def test_overpaying_nothing_brings_nothing(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="").buys("Masterpiece").chooses("0").has(coins=3, discard="Masterpiece")
    assert "overpay" not in table.sentences


def test_overpaying_is_not_asked_without_a_coin_left(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="").buys("Masterpiece").has(discard="Masterpiece", coins=0)


def test_overpaying_a_negative_amount_is_refused(table):
    table.set(kingdom=["Masterpiece"])
    from rules.engine.decisions import Illegal

    table.set(turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="").buys("Masterpiece")
    with pytest.raises(Illegal):
        table.anna().chooses("-1")
    with pytest.raises(Illegal):
        table.anna().chooses("4")


def test_overpaying_with_potions_names_both(table):
    table.set(turn={"phase": "buy", "coins": 3}, kingdom=["Stonemason", "Golem", "Familiar"])
    table.anna(hand="", tokens={"potion": 1}).buys("Stonemason")
    table.asks("Anna", "0", "1 coin", "1 potion", "1 coin, 1 potion")


@pytest.mark.parametrize("said", ["1 coin", "1", "1 Geld"])
def test_overpaying_coins_where_potions_count(table, said):
    table.set(turn={"phase": "buy", "coins": 3, "buys": 2}, kingdom=["Stonemason"])
    table.anna(hand="", tokens={"potion": 1}).buys("Stonemason").chooses(said).has(coins=0, potion=1)


def test_overpaying_cheaper_cards_still_counts_single_coins(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", play="2 Bridge").buys("Masterpiece")
    table.asks("Anna", "0", "1", "2", "3", "4")


def test_overpaying_is_not_possible_for_a_card_that_is_gained_otherwise(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"coins": 5})
    table.anna(hand="Workshop, Copper").plays("Workshop").chooses("Masterpiece").has(discard="Masterpiece", coins=5)


def test_overpaying_leaves_the_cost_as_it_is(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 6})
    table.anna(hand="", play="Haggler").buys("Masterpiece").chooses("3").chooses("Haggler")
    table.asks("Anna", "Copper", "Curse")  # cheaper than 3, and no Victory card


def test_overpaying_at_the_black_market(table):
    table.set(supply={"Black Market deck": ["Masterpiece", "Village", "Smithy"]})
    table.anna(hand="Black Market, 3 Copper").plays("Black Market").chooses("Copper").chooses("Copper").chooses("-")
    table.anna().chooses("Masterpiece").chooses("1").has(discard="Masterpiece, Silver", coins=0)


# --- Stonemason ------------------------------------------------------------------------------------------------------


def test_stonemason_gains_two_cheaper_cards(table):
    table.anna(hand="Stonemason, Gold, Estate").plays("Stonemason").chooses("Gold").chooses("Duchy").chooses("Silver")
    table.anna().has(discard="Duchy, Silver", hand="Estate")
    table.trash("Gold")


def test_stonemason_with_an_empty_hand_gains_nothing(table):
    table.anna(hand="Stonemason").plays("Stonemason").has(discard="")


def test_stonemason_on_a_copper_finds_nothing_cheaper(table):
    table.anna(hand="Stonemason, Copper").plays("Stonemason").has(discard="", hand="")
    table.trash("Copper")


def test_stonemason_throned_trashes_two(table):
    table.anna(hand="Throne Room, Stonemason, 2 Estate").plays("Throne Room").chooses("Stonemason")
    for _ in range(4):
        table.anna().chooses("Copper")
    table.anna().has(discard="4 Copper")
    table.trash("2 Estate")


def test_stonemason_overpaid_by_four_gains_two_actions_for_four(table):
    table.set(kingdom=["Stonemason", "Smithy", "Gardens", "Village"], turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="").buys("Stonemason").chooses("4").has(discard="Stonemason, 2 Smithy", coins=0)


def test_stonemason_may_gain_two_different_actions(table):
    table.set(kingdom=["Stonemason", "Smithy", "Militia"], turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="").buys("Stonemason").chooses("4")
    table.asks("Anna", "Smithy", "Militia")
    table.anna().chooses("Militia").chooses("Smithy").has(discard="Stonemason, Smithy, Militia")


def test_stonemason_of_the_1st_edition_brings_two_actions_on_buying(table):
    table.set(kingdom=["Stonemason", "Smithy"], editions={"Guilds": 1})
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2}).anna(hand="").buys("Stonemason").chooses("4")
    table.anna().has(discard="Stonemason, 2 Smithy")
    gains = [step.cards for step in table.game.log or () if step.kind == "gain"]
    assert gains == [("smithy",), ("smithy",), ("stonemason",)]


def test_stonemason_finds_no_action_at_that_price(table):
    table.set(kingdom=["Stonemason", "Smithy"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="").buys("Stonemason").chooses("1").has(discard="Stonemason", coins=0)


def test_stonemason_overpaid_with_a_potion_gains_cards_with_one(table):
    kingdom = ["Stonemason", "Golem", "Familiar", "Smithy", "Alchemist"]
    table.set(kingdom=kingdom, turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", tokens={"potion": 1}).buys("Stonemason").chooses("3 coins, 1 potion")
    table.asks("Anna", "Alchemist", "Familiar")
    table.anna().chooses("Familiar").chooses("Alchemist").has(discard="Stonemason, Familiar, Alchemist", potion=0)


# --- Masterpiece -----------------------------------------------------------------------------------------------------


def test_masterpiece_is_a_treasure_worth_one(table):
    table.set(turn={"phase": "buy"}).anna(hand="Masterpiece").plays("Masterpiece").has(coins=1)


def test_masterpiece_gains_as_many_silvers_as_there_are(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2}, supply={"Silver": 2})
    table.anna(hand="").buys("Masterpiece").chooses("3").has(discard="Masterpiece, 2 Silver")


def test_masterpiece_trashed_by_a_watchtower_was_gained_all_the_same(table):
    table.set(kingdom=["Masterpiece"])
    table.set(turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="Watchtower").buys("Masterpiece").chooses("1").chooses("Watchtower").chooses("trash")
    table.anna().chooses("-").has(discard="Silver")
    table.trash("Masterpiece")


def test_masterpiece_of_the_1st_edition_gives_silver_before_it_is_gained(table):
    table.set(kingdom=["Masterpiece"])
    table.set(editions={"Guilds": 1}, turn={"phase": "buy", "coins": 4, "buys": 2}).anna(hand="").buys("Masterpiece")
    table.anna().chooses("1").has(discard="Masterpiece, Silver")
    gains = [step.cards for step in table.game.log or () if step.kind == "gain"]
    assert gains == [("silver",), ("masterpiece",)]


# --- Doctor ----------------------------------------------------------------------------------------------------------


def test_doctor_trashes_the_named_card_and_orders_the_rest(table):
    table.anna(hand="Doctor", deck="Estate, Gold, Silver, Copper").plays("Doctor").chooses("Estate")
    table.asks("Anna", "Gold", "Silver")
    table.anna().chooses("Silver, Gold").has(deck="Silver, Gold, Copper")
    table.trash("Estate")


def test_doctor_trashes_every_match(table):
    table.anna(hand="Doctor", deck="2 Curse, Gold, Curse").plays("Doctor").chooses("Curse").has(deck="Gold, Curse")
    table.trash("2 Curse")


def test_doctor_may_name_a_card_that_is_not_in_the_game(table):
    table.anna(hand="Doctor", deck="3 Copper").plays("Doctor").chooses("Goons").has(deck="3 Copper")
    table.trash("")


def test_doctor_with_an_empty_deck(table):
    table.anna(hand="Doctor").plays("Doctor").chooses("Copper").has(deck="", discard="")


def test_doctor_overpaid_decides_for_each_coin(table):
    table.set(kingdom=["Doctor"])
    table.set(turn={"phase": "buy", "coins": 7, "buys": 2})
    table.anna(hand="", deck="Copper, Province, Silver").buys("Doctor").chooses("4")
    table.asks("Anna", "trash", "discard", "leave")
    table.anna().chooses("trash").chooses("discard").chooses("leave").chooses("leave")
    table.anna().has(deck="Silver", discard="Doctor, Province")
    table.trash("Copper")


def test_doctor_overpaid_shuffles_what_was_just_discarded(table):
    """The Doctor itself lies in the discard pile by then (guilds2:overpay:2)."""
    table.set(kingdom=["Doctor"])
    table.set(turn={"phase": "buy", "coins": 5, "buys": 2}, editions={"Guilds": 1})
    table.anna(hand="", deck="Copper").buys("Doctor").chooses("2").chooses("discard")
    table.asks("Anna", "trash", "discard", "leave")
    table.anna().chooses("trash").has(deck="", discard="Doctor")
    table.trash("Copper")


def test_doctor_overpaid_with_no_cards_looks_at_nothing(table):
    table.set(kingdom=["Doctor"])
    table.set(turn={"phase": "buy", "coins": 5, "buys": 2}, editions={"Guilds": 1})
    table.anna(hand="").buys("Doctor").chooses("2").has(discard="Doctor", coins=0)


# --- Herald ----------------------------------------------------------------------------------------------------------


def test_herald_plays_a_revealed_action(table):
    table.anna(hand="Herald", deck="Copper, Village, Gold").plays("Herald")
    table.anna().has(hand="Copper, Gold", play="Herald, Village", actions=3)


def test_herald_leaves_anything_else_on_the_deck(table):
    table.anna(hand="Herald", deck="Copper, Gold").plays("Herald").has(hand="Copper", deck="Gold", actions=1)


def test_herald_with_an_empty_deck(table):
    table.anna(hand="Herald").plays("Herald").has(hand="", actions=1)


def test_herald_shuffles_for_the_card_to_reveal(table):
    table.anna(hand="Herald", deck="Copper", discard="Village").plays("Herald").has(play="Herald, Village", actions=3)


def test_herald_overpaid_looks_through_the_discard_pile(table):
    table.set(kingdom=["Herald"], turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", discard="Gold").buys("Herald").chooses("1").chooses("Gold").has(deck="Gold", discard="Herald")
    table.said("Anna", "look", "Gold, Herald")


def test_herald_does_not_stay_with_a_duration(table):
    table.anna(hand="Herald", deck="Copper, Wharf, 9 Copper").plays("Herald").passes().has(play="Wharf")


def test_herald_throned_reveals_twice(table):
    table.anna(hand="Throne Room, Herald", deck="Copper, Village, Silver, Smithy, 3 Gold").plays("Throne Room").chooses(
        "Herald"
    )
    # Copper drawn, Village played (Silver drawn), Smithy drawn, then a Gold is revealed and stays
    table.anna().has(hand="Copper, Silver, Smithy", deck="3 Gold", play="Throne Room, Herald, Village", actions=4)


def test_herald_overpaid_may_put_itself_onto_the_deck(table):
    table.set(kingdom=["Herald"])
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="", deck="Copper", discard="Gold, Estate").buys("Herald").chooses("2")
    table.asks("Anna", "Herald", "Gold", "Estate", least=2, most=2)
    table.anna().chooses("Herald, Gold").chooses("Gold, Herald").has(deck="Gold, Herald, Copper", discard="Estate")


def test_herald_of_the_1st_edition_is_not_there_yet(table):
    table.set(kingdom=["Herald"])
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2}, editions={"Guilds": 1})
    table.anna(hand="", deck="Copper", discard="Gold, Estate, Curse").buys("Herald").chooses("2")
    table.asks("Anna", "Gold", "Estate", "Curse", least=2, most=2)
    table.anna().chooses("Estate, Gold").chooses("Gold").has(deck="Gold, Estate, Copper", discard="Curse, Herald")


def test_herald_overpaid_more_than_there_is_puts_all_back(table):
    table.set(kingdom=["Herald"])
    table.set(turn={"phase": "buy", "coins": 9, "buys": 2})
    table.anna(hand="", deck="Copper", discard="Gold").buys("Herald").chooses("5").chooses("Herald, Gold")
    table.anna().has(deck="Herald, Gold, Copper", discard="")


# --- Farrier ---------------------------------------------------------------------------------------------------------


def test_farrier_gives_one_of_each(table):
    table.anna(hand="Farrier", deck="2 Copper").plays("Farrier").has(hand="Copper", actions=1, buys=2)


def test_farrier_overpaid_by_two_draws_two_more_at_the_end(table):
    table.set(kingdom=["Farrier"])
    table.set(turn={"phase": "buy", "coins": 4})
    table.anna(hand="", deck="9 Copper").buys("Farrier").chooses("2").has(hand=7, discard="Farrier")


def test_farrier_gained_otherwise_draws_nothing_more(table):
    table.set(kingdom=["Farrier"])
    table.anna(hand="Workshop", deck="9 Copper").plays("Workshop").chooses("Farrier")
    table.next_turn_of("Bernd")
    table.anna().has(hand=5)


def test_farrier_overpaid_draws_what_there_is(table):
    table.set(kingdom=["Farrier"])
    table.set(turn={"phase": "buy", "coins": 7})
    table.anna(hand="", deck="6 Copper").buys("Farrier").chooses("5").has(hand="6 Copper, Farrier", discard="")


def test_farrier_throned(table):
    table.anna(hand="Throne Room, Farrier", deck="2 Copper").plays("Throne Room").chooses("Farrier").has(
        hand="2 Copper", actions=2, buys=3
    )


def test_farrier_bought_twice_adds_up(table):
    table.set(kingdom=["Farrier"])
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="", deck="9 Copper").buys("Farrier").chooses("1").buys("Farrier").chooses("1").has(hand=7)


# --- Infirmary -------------------------------------------------------------------------------------------------------


def test_infirmary_draws_and_may_trash(table):
    table.anna(hand="Infirmary, Curse", deck="Gold, Silver").plays("Infirmary")
    table.asks("Anna", "Curse", "Gold", may=True)
    table.anna().chooses("Curse").has(hand="Gold", deck="Silver")
    table.trash("Curse")


def test_infirmary_with_nothing_to_draw_or_trash(table):
    table.anna(hand="Infirmary").plays("Infirmary").has(hand="", play="Infirmary")


def test_infirmary_overpaid_by_two_is_played_twice(table):
    table.set(kingdom=["Infirmary"])
    table.set(turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="Curse", deck="Estate, Gold").buys("Infirmary").chooses("2").chooses("Curse").chooses("Estate")
    table.anna().has(hand="Gold", play="Infirmary", discard="", coins=0)
    table.trash("Curse, Estate")


def test_infirmary_may_trash_nothing(table):
    table.set(kingdom=["Infirmary"])
    table.set(turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="Copper", deck="Gold").buys("Infirmary").chooses("1").chooses("-").has(hand="Copper, Gold")


def test_infirmary_put_onto_the_deck_first_is_not_played(table):
    table.set(kingdom=["Infirmary"])
    table.set(turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="Watchtower, Curse", deck="Gold").buys("Infirmary").chooses("2").chooses("Watchtower")
    table.anna().chooses("deck").has(hand="Watchtower, Curse", deck="Infirmary, Gold", play="")
    assert "no play" in table.sentences


def test_infirmary_throned(table):
    table.anna(hand="Throne Room, Infirmary, 2 Curse", deck="2 Gold").plays("Throne Room").chooses("Infirmary").chooses(
        "Curse"
    )
    table.anna().chooses("Curse").has(hand="2 Gold")


def test_infirmary_is_not_played_for_a_potion(table):
    table.set(kingdom=["Infirmary"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="Curse", deck="Gold", tokens={"potion": 1}).buys("Infirmary").chooses("1 potion")
    table.anna().has(hand="Curse", discard="Infirmary", play="", potion=0)


def test_infirmary_is_played_on_being_gained_in_a_game_of_the_1st_edition_too(table):
    table.set(kingdom=["Infirmary"], editions={"Guilds": 1}, turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="Curse", deck="Gold").buys("Infirmary").chooses("1").chooses("Curse").has(play="Infirmary")


# --- Advisor ---------------------------------------------------------------------------------------------------------


def test_advisor_lets_the_left_neighbour_pick(table):
    table.anna(hand="Advisor", deck="Gold, Silver, Copper, Estate")
    table.bernd()
    table.carla(hand="Copper")
    table.document["players"]["Bernd"] = {"deck": []}
    table.document["players"] = {name: table.document["players"][name] for name in ("Anna", "Bernd", "Carla")}
    table.anna().plays("Advisor")
    table.asks("Bernd", "Gold", "Silver", "Copper")
    table.bernd().chooses("Gold")
    table.anna().has(hand="Silver, Copper", discard="Gold", deck="Estate", actions=1)


def test_advisor_with_one_card_loses_it(table):
    table.anna(hand="Advisor, Estate", deck="Gold").plays("Advisor").has(hand="Estate", discard="Gold", deck="")


def test_advisor_shuffles_for_what_is_missing(table):
    table.anna(hand="Advisor", deck="Gold", discard="2 Copper").plays("Advisor")
    table.asks("Bernd", "Gold", "Copper")
    table.bernd().chooses("Gold")
    table.anna().has(hand="2 Copper", discard="Gold", deck="")


def test_advisor_with_no_cards(table):
    table.anna(hand="Advisor").plays("Advisor").has(hand="", actions=1)


def test_advisor_throned(table):
    table.anna(hand="Throne Room, Advisor", deck="2 Gold, Copper, 2 Silver, Estate").plays("Throne Room").chooses(
        "Advisor"
    )
    table.bernd().chooses("Gold").chooses("Silver")
    table.anna().has(hand="Gold, Copper, Silver, Estate", actions=2)


def test_advisor_discarding_a_trail_draws_from_below_the_revealed_cards(table):
    table.anna(hand="Advisor", deck="Trail, Gold, Silver, Copper").plays("Advisor")
    table.bernd().chooses("Trail")
    table.anna().chooses("yes").has(hand="Gold, Silver, Copper", play="Advisor, Trail", actions=2)


# --- Journeyman ------------------------------------------------------------------------------------------------------


def test_journeyman_takes_three_that_were_not_named(table):
    table.anna(hand="Journeyman", deck="Estate, Gold, Estate, Silver, Copper, Province").plays("Journeyman")
    table.anna().chooses("Estate").has(hand="Gold, Silver, Copper", discard="2 Estate", deck="Province")


def test_journeyman_shuffles_and_stops_when_there_are_no_more(table):
    table.anna(hand="Journeyman", deck="Copper", discard="Estate, Gold").plays("Journeyman").chooses("Copper")
    table.anna().has(hand="Estate, Gold", discard="Copper", deck="")


def test_journeyman_may_name_a_card_that_is_not_there(table):
    table.anna(hand="Journeyman", deck="3 Copper, Gold").plays("Journeyman").chooses("Goons").has(hand="3 Copper")


def test_journeyman_with_no_cards(table):
    table.anna(hand="Journeyman").plays("Journeyman").chooses("Copper").has(hand="")


def test_journeyman_throned_names_twice(table):
    table.anna(hand="Throne Room, Journeyman", deck="3 Copper, 3 Gold, 3 Estate").plays("Throne Room").chooses(
        "Journeyman"
    )
    table.anna().chooses("Estate").chooses("Gold").has(hand="3 Copper, 3 Estate", discard="3 Gold")


# --- Soothsayer ------------------------------------------------------------------------------------------------------


def test_soothsayer_gains_gold_and_curses_those_who_then_draw(table):
    table.anna(hand="Soothsayer")
    table.bernd(hand="", deck="Silver")
    table.anna().plays("Soothsayer").has(discard="Gold")
    table.bernd().has(hand="Silver", discard="Curse")


def test_soothsayer_draws_only_for_those_who_got_a_curse(table):
    table.set(supply={"Curse": 1})
    table.anna(hand="Soothsayer")
    table.bernd(hand="", deck="Silver")
    table.carla(hand="", deck="Silver")
    table.anna().plays("Soothsayer")
    table.bernd().has(hand="Silver", discard="Curse")
    table.carla().has(hand="", discard="")


def test_soothsayer_spares_a_moat(table):
    table.anna(hand="Soothsayer")
    table.bernd(hand="Moat", deck="Silver")
    table.anna().plays("Soothsayer")
    table.bernd().chooses("yes").has(hand="Moat", discard="", deck="Silver")


def test_soothsayer_without_gold(table):
    table.set(supply={"Gold": 0})
    table.anna(hand="Soothsayer").plays("Soothsayer").has(discard="")
    table.bernd().has(hand="Curse")


def test_soothsayer_lets_the_watchtowers_owner_draw(table):
    table.anna(hand="Soothsayer")
    table.bernd(hand="Watchtower", deck="Silver")
    table.anna().plays("Soothsayer")
    table.bernd().chooses("trash").has(hand="Watchtower, Silver", discard="")
    table.trash("Curse")


def test_soothsayer_draws_nothing_where_an_old_trader_replaced_the_curse(table):
    table.set(editions={"Hinterlands": 1})
    table.anna(hand="Soothsayer")
    table.bernd(hand="Trader", deck="Copper")
    table.anna().plays("Soothsayer")
    table.bernd().chooses("yes").has(hand="Trader", discard="Silver", deck="Copper")


# --- Taxman ----------------------------------------------------------------------------------------------------------


def test_taxman_trashes_taxes_and_gains_onto_the_deck(table):
    table.anna(hand="Taxman, Silver, Copper")
    table.bernd(hand="Silver, 4 Copper")
    table.anna().plays("Taxman")
    table.asks("Anna", "Silver", "Copper", may=True)
    table.anna().chooses("Silver")
    table.asks("Anna", "Copper", "Silver", "Gold")
    table.anna().chooses("Gold").has(deck="Gold", hand="Copper")
    table.bernd().has(hand="4 Copper", discard="Silver")


def test_taxman_may_do_nothing(table):
    table.anna(hand="Taxman, Silver")
    table.bernd(hand="Silver, 4 Copper")
    table.anna().plays("Taxman").passes().has(deck="", hand="Silver")
    table.bernd().has(hand=5)


def test_taxman_shows_the_hand_of_who_has_none(table):
    table.anna(hand="Taxman, Silver")
    table.bernd(hand="5 Copper")
    table.anna().plays("Taxman").chooses("Silver").chooses("Silver").has(deck="Silver")
    table.said("Bernd", "reveal", "5 Copper")
    table.bernd().has(hand=5)


def test_taxman_leaves_small_hands_alone(table):
    table.anna(hand="Taxman, Silver")
    table.bernd(hand="4 Silver")
    table.anna().plays("Taxman").chooses("Silver").chooses("Gold")
    table.bernd().has(hand="4 Silver")
    table.unsaid("Bernd", "reveal")


def test_taxman_throned_taxes_twice(table):
    table.anna(hand="Throne Room, Taxman, 2 Copper")
    table.bernd(hand="5 Copper, Estate")
    table.anna().plays("Throne Room").chooses("Taxman").chooses("Copper").chooses("Silver").chooses("Copper").chooses(
        "Silver"
    )
    table.anna().has(deck="2 Silver", hand="")
    table.bernd().has(hand="3 Copper, Estate")

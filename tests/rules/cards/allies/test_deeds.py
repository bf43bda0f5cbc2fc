"""Allies that answer what a player does."""

from __future__ import annotations

# --- Architects' Guild -----------------------------------------------------------------------------------------------


def test_architects_guild_from_province_to_gold_to_laboratory(table):
    table.set(ally="Architects' Guild", kingdom=["Laboratory"], turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="", tokens={"favors": 5}).buys("Province")
    table.asks("Anna", "Copper", "Curse", "Silver", "Gold", "Laboratory", may=True)
    table.anna().chooses("Gold").has(favors=3)
    table.asks("Anna", "Copper", "Curse", "Silver", "Laboratory", may=True)
    table.anna().chooses("Laboratory").has(favors=1, discard="Province, Gold, Laboratory")
    table.phase("Anna", "buy")
    table.cited("allies:architects-guild:1", "allies:architects-guild:2")


def test_architects_guild_is_used_once_for_a_gain(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 9}).buys("Silver").chooses("Copper").has(favors=7, discard="Silver, Copper")
    table.phase("Anna", "buy")


def test_architects_guild_may_be_declined(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Silver").chooses("-").has(favors=2, discard="Silver")


def test_architects_guild_needs_two_favors(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Silver").has(favors=1, discard="Silver")


def test_architects_guild_is_not_offered_when_nothing_is_cheaper(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Copper").has(favors=2, discard="Copper")


def test_architects_guild_finds_a_potion_in_the_cost_not_cheaper(table):
    table.set(ally="Architects' Guild", kingdom=["Golem"], turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Province")
    assert "Gold" in table.game.choices
    assert "Golem" not in table.game.choices


def test_architects_guild_works_in_somebody_elses_turn(table):
    table.set(ally="Architects' Guild").anna(hand="Barbarian")
    table.bernd(deck="Gold", tokens={"favors": 2})
    table.anna().plays("Barbarian")
    table.bernd().chooses("Silver").chooses("Copper").has(discard="Silver, Copper", favors=0)


# --- Band of Nomads --------------------------------------------------------------------------------------------------


def test_band_of_nomads_gives_one_of_three_for_a_favor(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 3})
    table.anna(hand="", tokens={"favors": 2}).buys("Silver")
    table.asks("Anna", "card", "action", "buy", may=True, most=1)
    table.anna().chooses("buy").has(favors=1, buys=1)
    table.cited("allies:band-of-nomads:2", "allies:band-of-nomads:3")


def test_band_of_nomads_gives_a_card(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="Gold", tokens={"favors": 1}).buys("Silver").chooses("card").has(favors=0, hand="Gold")


def test_band_of_nomads_gives_an_action_in_the_action_phase(table):
    table.set(ally="Band of Nomads").anna(hand="Workshop, Village", tokens={"favors": 1}).plays("Workshop")
    table.anna().chooses("Silver").chooses("action").has(favors=0, actions=1)
    table.phase("Anna", "action")


def test_band_of_nomads_is_not_offered_for_an_estate(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Estate").has(favors=1, discard="Estate")
    table.phase("Anna", "buy")


def test_band_of_nomads_looks_at_the_cost_at_that_moment(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 4, "buys": 3})
    table.anna(hand="", play="Bridge", tokens={"favors": 1}).buys("Silver").has(favors=1, discard="Silver")
    table.phase("Anna", "buy")


def test_band_of_nomads_may_be_declined(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Silver").chooses("-").has(favors=1, buys=1)


def test_band_of_nomads_in_somebody_elses_turn_can_draw(table):
    table.set(ally="Band of Nomads").anna(hand="Barbarian")
    table.bernd(deck="Gold, Estate", tokens={"favors": 1})
    table.anna().plays("Barbarian")
    table.bernd().chooses("Silver").chooses("card").has(discard="Silver", hand="Estate", favors=0)


# --- Circle of Witches -----------------------------------------------------------------------------------------------


def test_circle_of_witches_curses_all_others(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", deck="Copper", tokens={"favors": 2})
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Underling").has(favors=3, hand="Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=0, discard="")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="Curse")
    table.cited("allies:circle-of-witches:1", "allies:circle-of-witches:2")


def test_circle_of_witches_is_no_attack_for_a_moat(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", tokens={"favors": 3})
    table.bernd(hand="Moat")
    table.anna().plays("Underling").chooses("yes")
    table.bernd().has(hand="Moat", discard="Curse")
    table.cited("allies:circle-of-witches:3")


def test_circle_of_witches_may_be_declined(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", tokens={"favors": 3}).plays("Underling").chooses("no")
    table.anna().has(favors=4)
    table.bernd().has(discard="")


def test_circle_of_witches_needs_three_favors(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", tokens={"favors": 1}).plays("Underling").has(favors=2)
    table.phase("Anna", "buy")


def test_circle_of_witches_is_asked_for_liaisons_only(table):
    table.set(ally="Circle of Witches").anna(hand="Smithy", deck="3 Copper", tokens={"favors": 3}).plays("Smithy")
    table.phase("Anna", "buy")


def test_circle_of_witches_answers_each_play_of_a_liaison(table):
    table.set(ally="Circle of Witches").anna(hand="Throne Room, Underling", tokens={"favors": 2}).plays("Throne Room")
    table.anna().chooses("Underling").chooses("yes").has(favors=1)
    table.bernd().has(discard="Curse")


def test_circle_of_witches_answers_a_treasure_that_is_a_liaison(table):
    table.set(ally="Circle of Witches", turn={"phase": "buy"}).anna(hand="Bauble", tokens={"favors": 3}).plays("Bauble")
    table.anna().chooses("buy, coin").chooses("yes").has(favors=0)
    table.bernd().has(discard="Curse")


# --- City-state ------------------------------------------------------------------------------------------------------


def test_city_state_plays_a_bought_action(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="Smithy", deck="Estate", tokens={"favors": 3}).buys("Village")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Village", hand="Smithy, Estate", discard="", favors=1, actions=3)
    assert "play Smithy" not in table.game.choices
    table.cited("allies:city-state:1")


def test_city_state_draws_treasures_that_cannot_be_played_after_a_purchase(table):
    table.set(ally="City-state", kingdom=["Laboratory"], turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", deck="2 Gold", tokens={"favors": 2}).buys("Laboratory").chooses("yes").has(hand="2 Gold")
    assert "play Gold" not in table.game.choices


def test_city_state_draws_treasures_that_can_be_played_when_nothing_was_bought(table):
    table.set(ally="City-state", kingdom=["Laboratory"], turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure", deck="2 Gold", tokens={"favors": 2}).plays("Sunken Treasure")
    table.anna().chooses("Laboratory").chooses("yes").has(hand="2 Gold", play="Sunken Treasure, Laboratory")
    assert "play Gold" in table.game.choices


def test_city_state_after_a_black_market_played_as_a_treasure(table):
    table.set(ally="City-state", turn={"phase": "buy", "coins": 3})
    table.anna(hand="Black Market", deck="2 Gold", holds=["Capitalism"], tokens={"favors": 2}).plays("Black Market")
    for card in ("Laboratory", "Duchess", "Cellar"):
        table.anna().chooses(card)
    table.anna().chooses("Laboratory").chooses("yes").has(hand="2 Gold", coins=0)
    table.anna().chooses("Duchess, Cellar")
    assert "play Gold" in table.game.choices


def test_city_state_may_be_declined(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Village").chooses("no").has(discard="Village", favors=2)


def test_city_state_needs_two_favors_and_an_action(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 6, "buys": 3})
    table.anna(hand="", tokens={"favors": 2}).buys("Silver").has(discard="Silver", favors=2)
    table.phase("Anna", "buy")


def test_city_state_with_one_favor_is_not_offered(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Village").has(discard="Village", favors=1)


def test_city_state_does_not_work_in_somebody_elses_turn(table):
    table.set(ally="City-state", kingdom=["Village"]).anna(hand="Barbarian")
    table.bernd(deck="Market", tokens={"favors": 2})
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Village", favors=2)
    table.phase("Anna", "buy")


def test_city_state_cannot_play_a_card_that_has_moved(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="Bauble", tokens={"favors": 2}).plays("Bauble").chooses("coin, topdeck").buys("Village")
    table.asks("Anna", "Bauble", "City-state")
    table.anna().chooses("Bauble").chooses("yes").has(deck="Village", favors=2)
    table.phase("Anna", "buy")


def test_city_state_plays_a_card_that_others_have_covered(table):
    table.set(ally="City-state", kingdom=["Border Village"], turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="", deck="Estate", tokens={"favors": 2}).buys("Border Village")
    table.asks("Anna", "Border Village", "City-state")
    table.anna().chooses("Border Village").chooses("Silver").chooses("yes").has(play="Border Village", discard="Silver")
    table.cited("allies:city-state:6")


def test_city_state_plays_a_card_gained_to_hand(table):
    table.set(ally="City-state", kingdom=["Festival"]).anna(hand="Artisan", tokens={"favors": 2}).plays("Artisan")
    table.anna().chooses("Festival").chooses("yes").has(play="Artisan, Festival", hand="", coins=2, actions=2)


def test_guildmaster_played_by_city_state_sees_its_own_gain(table):
    """The gain is still being dealt with when it is played, as the wiki says of Livery and Innovation."""
    table.set(ally="City-state", kingdom=["Guildmaster"], turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Guildmaster").chooses("yes").has(favors=1, coins=3)
    table.anna().buys("Copper").has(favors=2)


# --- Fellowship of Scribes -------------------------------------------------------------------------------------------


def test_fellowship_of_scribes_is_offered_with_exactly_four_cards(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Village, 3 Copper", deck="Estate, Gold", tokens={"favors": 1})
    table.anna().plays("Village").has(hand=4)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="3 Copper, Estate, Gold", favors=0)
    table.cited("allies:fellowship-of-scribes:3", "allies:fellowship-of-scribes:4", "allies:error-scribes:1")


def test_fellowship_of_scribes_waits_for_what_a_frigate_discards(table):
    """Five cards, then four: that it brings nothing would be told too early."""
    table.set(ally="Fellowship of Scribes", turn={"player": "Bernd"}).anna(durations=["Frigate"])
    table.bernd(hand="Village, 4 Copper", deck="Estate, Gold", tokens={"favors": 1}).plays("Village").chooses("Estate")
    table.bernd().chooses("yes").has(hand="4 Copper, Gold", favors=0)
    assert "brings nothing" not in table.sentences


def test_fellowship_of_scribes_is_offered_with_three_cards(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Village, 2 Copper", deck="Estate, Gold", tokens={"favors": 1})
    table.anna().plays("Village").chooses("yes").has(hand="2 Copper, Estate, Gold", favors=0)
    assert "allies:fellowship-of-scribes:4" not in {cite for step in table.game.log for cite in step.cites}


def test_fellowship_of_scribes_is_not_offered_with_five_cards(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Smithy, 2 Copper", deck="5 Gold", tokens={"favors": 1})
    table.anna().plays("Smithy").has(hand=5, favors=1)
    table.phase("Anna", "buy")


def test_fellowship_of_scribes_counts_the_hand_when_the_action_is_over(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Sycophant, 6 Copper", deck="Gold", tokens={"favors": 1})
    table.anna().plays("Sycophant").has(hand="3 Copper").chooses("yes").has(hand="3 Copper, Gold", coins=3)
    table.cited("allies:fellowship-of-scribes:2")


def test_fellowship_of_scribes_answers_each_play_once(table):
    table.set(ally="Fellowship of Scribes")
    table.anna(hand="Throne Room, Festival", deck="5 Gold", tokens={"favors": 5}).plays("Throne Room")
    table.anna().chooses("Festival").has(hand="", coins=2).chooses("yes").has(hand="Gold", coins=4)
    table.anna().chooses("yes").has(hand="2 Gold", favors=3).chooses("yes").has(hand="3 Gold", favors=2)
    table.phase("Anna", "buy")


def test_fellowship_of_scribes_may_be_declined(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Village", deck="5 Gold", tokens={"favors": 1}).plays("Village")
    table.anna().chooses("no").has(hand="Gold", favors=1)


def test_fellowship_of_scribes_does_not_answer_treasures(table):
    table.set(ally="Fellowship of Scribes", turn={"phase": "buy"}).anna(hand="Copper", tokens={"favors": 1})
    table.anna().plays("Copper").has(coins=1, favors=1)
    table.phase("Anna", "buy")


# --- League of Shopkeepers -------------------------------------------------------------------------------------------


def test_league_of_shopkeepers_gives_a_coin_with_five_favors(table):
    table.set(ally="League of Shopkeepers").anna(hand="Underling", tokens={"favors": 4}).plays("Underling")
    table.anna().has(coins=1, favors=5, actions=1, buys=1)
    table.cited("allies:league-of-shopkeepers:1", "allies:league-of-shopkeepers:2")


def test_league_of_shopkeepers_gives_an_action_and_a_buy_besides_with_ten(table):
    table.set(ally="League of Shopkeepers").anna(hand="Underling", tokens={"favors": 9}).plays("Underling")
    table.anna().has(coins=1, favors=10, actions=2, buys=2)
    table.cited("allies:league-of-shopkeepers:3")


def test_league_of_shopkeepers_gives_nothing_with_four_favors(table):
    table.set(ally="League of Shopkeepers").anna(hand="Underling", tokens={"favors": 3}).plays("Underling")
    table.anna().has(coins=0, favors=4, actions=1, buys=1)


def test_league_of_shopkeepers_pays_for_a_liaison_that_gave_no_favors(table):
    table.set(ally="League of Shopkeepers").anna(hand="Importer", tokens={"favors": 5}).plays("Importer").has(coins=1)


def test_league_of_shopkeepers_pays_nothing_for_other_cards(table):
    table.set(ally="League of Shopkeepers").anna(hand="Village", tokens={"favors": 10}).plays("Village").has(coins=0)


def test_league_of_shopkeepers_pays_for_each_play(table):
    table.set(ally="League of Shopkeepers").anna(hand="Throne Room, Underling", tokens={"favors": 4})
    table.anna().plays("Throne Room").chooses("Underling").has(coins=2, favors=6)


# --- Order of Astrologers --------------------------------------------------------------------------------------------


def test_order_of_astrologers_puts_cards_on_top_in_an_order_of_choice(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="Copper", discard="Gold, Silver, 4 Estate", tokens={"favors": 3}).plays("Smithy")
    table.anna().has(hand="Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=2)
    table.asks("Anna", "Gold", "Silver", "Estate", least=1, most=3)
    table.anna().chooses("Gold, Silver")
    table.asks("Anna", "Gold", "Silver")
    table.anna().chooses("Silver, Gold").has(hand="Copper, Silver, Gold", deck="4 Estate", favors=1)
    table.cited("allies:order-of-astrologers:1", "allies:order-of-astrologers:2")


def test_order_of_astrologers_shows_the_cards_only_for_a_favor(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="", discard="5 Copper", tokens={"favors": 1}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").has(hand="3 Copper", favors=1)


def test_order_of_astrologers_at_the_end_of_the_turn_sees_two_cards_first(table):
    table.set(ally="Order of Astrologers", turn={"phase": "buy"})
    table.anna(hand="", deck="2 Copper", discard="Gold, 5 Estate", tokens={"favors": 1}).passes().has(hand="2 Copper")
    table.anna().chooses("yes").chooses("Gold").has(hand="2 Copper, Gold, 2 Estate", favors=0)


def test_order_of_astrologers_names_face_down_cards_once_they_are_seen(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="", discard=["?", "Gold"], tokens={"favors": 1}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes")
    assert table.game.pending.kind == "identify"
    table.anna().chooses("Estate").chooses("Gold").has(hand="Gold, Estate", favors=0)


def test_order_of_astrologers_is_not_asked_without_favors(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="", discard="5 Copper", tokens={"favors": 0}).plays("Smithy").has(hand="3 Copper")


def test_order_of_astrologers_is_not_asked_when_nothing_is_shuffled(table):
    table.set(ally="Order of Astrologers").anna(hand="Smithy", deck="Copper", tokens={"favors": 1}).plays("Smithy")
    table.anna().has(hand="Copper", favors=1)
    table.phase("Anna", "buy")


def test_emissarys_favors_come_too_late_for_its_shuffle_with_the_astrologers(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Emissary", deck="", discard="Gold, 3 Copper", tokens={"favors": 0}).plays("Emissary")
    table.anna().has(hand=3, favors=2)


def test_underlings_favor_comes_too_late_for_its_shuffle_with_the_astrologers(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Underling", deck="", discard="Gold, 3 Copper", tokens={"favors": 0}).plays("Underling")
    table.anna().has(hand=1, favors=1)


def test_order_of_astrologers_works_for_whoever_shuffles(table):
    table.set(ally="Order of Astrologers").anna(hand="Barbarian")
    table.bernd(deck="", discard="Copper, Gold", tokens={"favors": 1})
    table.anna().plays("Barbarian")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").chooses("Copper").has(deck="Gold", discard="Curse", favors=0)


# --- Order of Masons -------------------------------------------------------------------------------------------------


def test_order_of_masons_keeps_cards_out_of_the_shuffle(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold, 2 Estate, Curse", tokens={"favors": 2}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=1)
    table.asks("Anna", "Gold", "Estate", "Curse", may=True, most=4)
    table.anna().chooses("2 Estate, Curse").has(hand="3 Gold", discard="2 Estate, Curse", favors=0, deck="")
    table.cited("allies:order-of-masons:1", "allies:order-of-masons:2")


def test_order_of_masons_takes_two_cards_for_the_first_favor(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold, 2 Estate", tokens={"favors": 2}).plays("Smithy").chooses("yes")
    table.anna().chooses("2 Estate").has(hand="3 Gold", discard="2 Estate", favors=1)


def test_order_of_masons_may_see_the_cards_and_keep_none(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold", tokens={"favors": 1}).plays("Smithy").chooses("yes")
    table.anna().chooses("-").has(hand="3 Gold", favors=0)
    assert "leave out" not in table.sentences


def test_order_of_masons_may_be_declined(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold", tokens={"favors": 1}).plays("Smithy").chooses("no")
    table.anna().has(hand="3 Gold", favors=1)


def test_order_of_masons_may_leave_nothing_to_draw(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="2 Curse", tokens={"favors": 1}).plays("Smithy").chooses("yes")
    table.anna().chooses("2 Curse").has(hand="", discard="2 Curse", deck="")


def test_order_of_masons_shows_what_is_drawn_ahead_of_the_shuffle(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="Silver", discard="3 Gold", tokens={"favors": 1}).plays("Smithy").has(hand="Silver")
    table.asks("Anna", "yes", "no")


def test_emissarys_favors_come_too_late_for_its_shuffle_with_the_masons(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Emissary", deck="", discard="4 Copper", tokens={"favors": 0}).plays("Emissary").has(favors=2)


def test_underlings_favor_comes_too_late_for_its_shuffle_with_the_masons(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Underling", deck="", discard="4 Copper", tokens={"favors": 0}).plays("Underling").has(favors=1)


# --- Trappers' Lodge -------------------------------------------------------------------------------------------------


def test_trappers_lodge_puts_a_gained_card_onto_the_deck(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="Estate", tokens={"favors": 2}).buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver, Estate", discard="", favors=1)


def test_trappers_lodge_on_an_empty_deck_makes_it_the_whole_deck(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="", discard="3 Copper", tokens={"favors": 1}).buys("Silver").chooses("yes")
    table.anna().has(deck="Silver", discard="3 Copper", favors=0)
    table.cited("allies:trappers-lodge:1")


def test_trappers_lodge_may_be_declined(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Copper").chooses("no").has(discard="Copper", favors=1)


def test_trappers_lodge_needs_a_favor(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "buys": 2})
    table.anna(hand="", tokens={"favors": 0}).buys("Copper").has(discard="Copper")
    table.phase("Anna", "buy")


def test_trappers_lodge_is_not_asked_for_a_card_gained_onto_the_deck(table):
    table.set(ally="Trappers' Lodge").anna(hand="Bureaucrat", tokens={"favors": 1}).plays("Bureaucrat")
    table.anna().has(deck="Silver", favors=1)
    table.phase("Anna", "buy")


def test_trappers_lodge_works_in_somebody_elses_turn(table):
    table.set(ally="Trappers' Lodge").anna(hand="Witch", deck="2 Copper", tokens={"favors": 0})
    table.bernd(tokens={"favors": 1})
    table.anna().plays("Witch")
    table.bernd().chooses("yes").has(deck="Curse", favors=0)

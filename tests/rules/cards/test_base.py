"""The base game's cards, as they are argued about at the table."""


def test_cellar_discards_together_then_draws_as_many(table):
    table.anna(hand="Cellar, 2 Estate, Copper", deck="3 Gold").plays("Cellar")
    table.asks("Anna", "Estate", "Copper", may=True, least=0, most=3)
    table.anna().chooses("2 Estate").has(hand="Copper, 2 Gold", discard="2 Estate", actions=1)


def test_cellar_may_discard_nothing(table):
    table.anna(hand="Cellar, Estate", deck="Gold").plays("Cellar").chooses("-").has(
        hand="Estate", deck="Gold", actions=1
    )


def test_cellar_with_an_empty_hand_asks_nothing(table):
    table.anna(hand="Cellar", deck="Gold").plays("Cellar").has(hand="", deck="Gold")


def test_cellar_shuffles_in_what_it_just_discarded(table):
    table.anna(hand="Cellar, Estate", deck="").plays("Cellar").chooses("Estate").has(hand="Estate", discard="")


def test_chapel_trashes_up_to_four(table):
    table.anna(hand="Chapel, 3 Estate, 2 Copper").plays("Chapel")
    table.asks("Anna", "Estate", "Copper", may=True, least=0, most=4)
    table.anna().chooses("3 Estate, Copper").has(hand="Copper")
    table.trash("3 Estate, Copper")


def test_chapel_may_trash_nothing(table):
    table.anna(hand="Chapel, Estate").plays("Chapel").chooses("-").has(hand="Estate")
    table.trash("")


def test_chapel_with_an_empty_hand_is_over_at_once(table):
    table.anna(hand="Chapel").plays("Chapel")
    table.phase("Anna", "buy")


def test_chapel_cannot_trash_itself_but_another_one(table):
    table.anna(hand="2 Chapel").plays("Chapel")
    table.asks("Anna", "Chapel", may=True)
    table.anna().chooses("Chapel").has(hand="", play="Chapel")


def test_moat_is_shown_before_the_attack_and_stays_in_hand(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Moat, Copper")
    table.anna().plays("Witch")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(hand="Moat, Copper", discard="")
    table.anna().has(hand="2 Copper")
    table.cited("base2:moat:1", "base2:moat:2")


def test_moat_may_stay_hidden(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Moat")
    table.anna().plays("Witch")
    table.bernd().chooses("no").has(discard="Curse")


def test_second_moat_is_not_offered_to_a_player_who_is_unaffected(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="2 Moat")
    table.anna().plays("Witch")
    table.bernd().chooses("yes").has(discard="")
    table.phase("Anna", "buy")


def test_declining_one_moat_declines_the_other(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="2 Moat")
    table.anna().plays("Witch")
    table.bernd().chooses("no").has(discard="Curse")


def test_moat_protects_only_its_owner_and_answers_each_play(table):
    table.anna(hand="Throne Room, Militia")
    table.bernd(hand="Moat, 4 Copper")
    table.carla(hand="5 Copper")
    table.anna().plays("Throne Room").chooses("Militia")
    table.bernd().chooses("yes")
    table.carla().has(hand="3 Copper")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("no").has(hand=5)
    table.bernd().chooses("Moat, Copper").has(hand="3 Copper")
    table.anna().has(coins=4)


def test_moat_is_not_asked_when_no_attack_is_played(table):
    table.anna(hand="Council Room", deck="4 Copper")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Council Room")
    table.bernd().has(hand="Moat, Gold")


def test_moat_draws_two_on_its_own_turn(table):
    table.anna(hand="Moat", deck="3 Copper").plays("Moat").has(hand="2 Copper", deck="Copper")


def test_harbinger_puts_a_card_of_the_discard_pile_onto_the_deck(table):
    table.anna(hand="Harbinger", deck="Copper, Estate", discard="Gold, Silver").plays("Harbinger")
    table.asks("Anna", "Gold", "Silver", may=True)
    table.anna().chooses("Gold").has(hand="Copper", deck="Gold, Estate", discard="Silver", actions=1)


def test_harbinger_may_leave_the_discard_pile_alone(table):
    table.anna(hand="Harbinger", deck="Copper", discard="Gold").plays("Harbinger").chooses("-").has(
        discard="Gold", deck=""
    )


def test_harbinger_after_a_shuffle_finds_nothing(table):
    table.anna(hand="Harbinger", deck="", discard="2 Gold").plays("Harbinger").has(hand="Gold", deck="Gold", discard="")
    table.phase("Anna", "buy")


def test_harbinger_with_no_discard_pile_asks_nothing(table):
    table.anna(hand="Harbinger", deck="2 Copper").plays("Harbinger").has(hand="Copper", deck="Copper")


def test_merchant_first_silver_gives_one_more(table):
    table.anna(hand="Merchant, 2 Silver", deck="Copper").plays("Merchant").plays("Silver").has(coins=3)
    table.anna().plays("Silver").has(coins=5)


def test_merchant_gives_a_card_and_an_action(table):
    table.anna(hand="Merchant", deck="Copper, Gold").plays("Merchant").has(
        hand="Copper", deck="Gold", actions=1, coins=0
    )


def test_two_merchants_add_up(table):
    table.anna(hand="2 Merchant, Silver", deck="2 Copper").plays("Merchant").plays("Merchant").plays("Silver").has(
        coins=4
    )


def test_merchant_played_twice_counts_twice(table):
    table.anna(hand="Throne Room, Merchant, Silver", deck="2 Copper").plays("Throne Room").chooses("Merchant")
    table.anna().plays("Silver").has(coins=4)


def test_merchant_after_the_first_silver_gives_nothing(table):
    table.set(turn={"phase": "buy"}).anna(hand="Silver", play="Silver, Merchant")
    table.anna().plays("Silver").has(coins=2)


def test_merchant_forgets_at_the_end_of_the_turn(table):
    table.anna(hand="Merchant", deck="Copper, 5 Silver").plays("Merchant").passes()
    table.next_turn_of("Anna").plays("Silver").has(coins=2)


def test_vassal_plays_the_discarded_action(table):
    table.anna(hand="Vassal", deck="Village, Copper").plays("Vassal")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Vassal, Village", hand="Copper", discard="", coins=2, actions=2)


def test_vassal_reveals_nothing_so_a_patron_brings_nothing(table):
    table.anna(hand="Vassal", deck="Patron, Copper").plays("Vassal").chooses("no").has(coffers=0)
    table.unsaid("Anna", "reveal")


def test_vassal_may_leave_the_action_discarded(table):
    table.anna(hand="Vassal", deck="Village").plays("Vassal").chooses("no").has(discard="Village", coins=2, actions=0)


def test_vassal_only_discards_what_is_no_action(table):
    table.anna(hand="Vassal", deck="Gold").plays("Vassal").has(discard="Gold", coins=2)
    table.phase("Anna", "buy")


def test_vassal_shuffles_to_discard(table):
    table.anna(hand="Vassal", deck="", discard="Festival").plays("Vassal")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Vassal, Festival", discard="", coins=4)


def test_vassal_on_an_empty_deck_still_gives_coins(table):
    table.anna(hand="Vassal").plays("Vassal").has(coins=2, discard="")


def test_village_draws_and_gives_two_actions(table):
    table.anna(hand="Village, Smithy", deck="Copper").plays("Village").has(hand="Smithy, Copper", actions=2)


def test_village_shuffles_only_when_it_must(table):
    table.anna(hand="Village", deck="Copper", discard="Gold").plays("Village").has(
        hand="Copper", discard="Gold", deck=""
    )


def test_village_with_nothing_to_draw(table):
    table.anna(hand="Village").plays("Village").has(hand="", actions=2)


def test_village_throned_gives_four_actions(table):
    table.anna(hand="Throne Room, Village, Smithy", deck="2 Copper").plays("Throne Room").chooses("Village")
    table.anna().has(hand="Smithy, 2 Copper", actions=4)


def test_workshop_gains_up_to_four(table):
    table.set(kingdom=["Workshop", "Smithy", "Market"]).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop", "Smithy")
    table.anna().chooses("Smithy").has(discard="Smithy")
    table.pile("Smithy", 9)


def test_workshop_must_gain(table):
    table.anna(hand="Workshop").plays("Workshop")
    assert "-" not in table.game.choices


def test_workshop_does_not_offer_an_empty_pile(table):
    table.set(supply={"Curse": 0, "Estate": 0}).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Workshop")


def test_workshop_understands_german(table):
    table.anna(hand="Werkstatt").plays("Werkstatt").chooses("Silber").has(discard="Silver")


def test_bureaucrat_puts_silver_and_victory_cards_onto_decks(table):
    table.anna(hand="Bureaucrat", deck="Copper")
    table.bernd(hand="Estate, Duchy, Copper", deck="Gold")
    table.anna().plays("Bureaucrat").has(deck="Silver, Copper")
    table.asks("Bernd", "Estate", "Duchy")
    table.bernd().chooses("Duchy").has(hand="Estate, Copper", deck="Duchy, Gold")


def test_bureaucrat_without_a_victory_card_shows_the_hand(table):
    table.anna(hand="Bureaucrat")
    table.bernd(hand="Curse, Copper")
    table.anna().plays("Bureaucrat")
    table.bernd().has(hand="Curse, Copper", deck="")
    assert [step.sentence for step in table.game.log if step.kind == "reveal"] == ["reveal hand"]


def test_bureaucrat_attacks_though_no_silver_is_left(table):
    table.set(supply={"Silver": 0}).anna(hand="Bureaucrat")
    table.bernd(hand="Estate, Copper")
    table.anna().plays("Bureaucrat").has(deck="")
    table.bernd().has(deck="Estate", hand="Copper")


def test_bureaucrat_does_not_ask_among_equal_victory_cards(table):
    table.anna(hand="Bureaucrat")
    table.bernd(hand="2 Estate")
    table.anna().plays("Bureaucrat")
    table.bernd().has(hand="Estate", deck="Estate")
    table.phase("Anna", "buy")


def test_gardens_count_every_ten_cards_rounded_down(table):
    table.anna(hand="2 Gardens", deck="30 Copper", discard="7 Silver").has(points=6)


def test_gardens_count_cards_on_mats_and_in_play(table):
    table.anna(hand="Gardens", play="4 Copper", mats={"island": ["5 Silver"]}).has(points=1)


def test_gardens_below_ten_are_worth_nothing(table):
    table.anna(hand="Gardens", deck="8 Copper").has(points=0)


def test_gardens_cannot_be_played(table):
    table.anna(hand="Gardens, Village", deck="Copper")
    table.asks("Anna", "play Village", "-")


def test_gardens_pile_is_a_victory_pile(table):
    table.set(kingdom=["Gardens"]).anna(hand="Copper")
    table.pile("Gardens", 8)


def test_militia_makes_others_discard_down_to_three(table):
    table.anna(hand="Militia")
    table.bernd(hand="2 Copper, 2 Estate, Gold")
    table.anna().plays("Militia").has(coins=2)
    table.asks("Bernd", "Copper", "Estate", "Gold", least=2, most=2)
    table.bernd().chooses("2 Estate").has(hand="2 Copper, Gold", discard="2 Estate")


def test_militia_leaves_three_cards_alone(table):
    table.anna(hand="Militia")
    table.bernd(hand="3 Gold")
    table.anna().plays("Militia")
    table.bernd().has(hand="3 Gold")


def test_militia_twice_hits_once(table):
    table.anna(hand="Throne Room, Militia")
    table.bernd(hand="5 Copper")
    table.anna().plays("Throne Room").chooses("Militia").has(coins=4)
    table.bernd().has(hand="3 Copper", discard="2 Copper")


def test_militia_asks_in_turn_order(table):
    table.anna(hand="Militia")
    table.bernd(hand="4 Copper, Gold")
    table.carla(hand="4 Copper, Silver")
    table.anna().plays("Militia")
    table.bernd().chooses("2 Copper")
    table.carla().chooses("Copper, Silver").has(hand="3 Copper")


def test_moneylender_turns_a_copper_into_three(table):
    table.anna(hand="Moneylender, 2 Copper").plays("Moneylender")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("yes").has(hand="Copper", coins=3)
    table.trash("Copper")


def test_moneylender_may_keep_the_copper(table):
    table.anna(hand="Moneylender, Copper").plays("Moneylender").chooses("-").has(hand="Copper", coins=0)


def test_moneylender_without_copper_gives_nothing(table):
    table.anna(hand="Moneylender, Silver").plays("Moneylender").has(coins=0, hand="Silver")


def test_moneylender_of_the_first_edition_must_trash(table):
    table.set(editions={"Base": 1}).anna(hand="Moneylender, Copper").plays("Moneylender").has(hand="", coins=3)
    table.cited("base1:moneylender:1")


def test_moneylender_of_the_first_edition_trashes_a_single_copper(table):
    table.set(editions={"Base": 1}).anna(hand="Moneylender, 2 Copper").plays("Moneylender").has(hand="Copper", coins=3)
    table.trash("Copper")


def test_moneylender_of_the_first_edition_without_copper_gives_nothing(table):
    table.set(editions={"Base": 1}).anna(hand="Moneylender, Silver").plays("Moneylender").has(hand="Silver", coins=0)


def test_poacher_discards_a_card_for_each_empty_pile(table):
    table.set(supply={"Curse": 0, "Estate": 0}).anna(hand="Poacher, 2 Copper, Gold", deck="Silver").plays("Poacher")
    table.asks("Anna", "Copper", "Gold", "Silver", least=2, most=2)
    table.anna().chooses("2 Copper").has(hand="Gold, Silver", coins=1, actions=1)


def test_poacher_with_no_empty_pile_discards_nothing(table):
    table.anna(hand="Poacher, Copper", deck="Silver, Gold").plays("Poacher")
    table.anna().has(hand="Copper, Silver", deck="Gold", actions=1, coins=1)


def test_poacher_discards_the_whole_hand_when_it_is_smaller(table):
    table.set(supply={"Curse": 0, "Estate": 0}).anna(hand="Poacher", deck="Silver").plays("Poacher").has(
        hand="", discard="Silver"
    )


def test_poacher_counts_kingdom_piles_too(table):
    table.set(supply={"Village": 0}).anna(hand="Poacher, Copper", deck="Silver").plays("Poacher")
    table.asks("Anna", "Copper", "Silver", least=1, most=1)


def test_remodel_gains_up_to_two_more(table):
    table.set(kingdom=["Remodel", "Market"]).anna(hand="Remodel, Estate, Gold").plays("Remodel")
    table.asks("Anna", "Estate", "Gold")
    table.anna().chooses("Estate")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Remodel")
    table.anna().chooses("Remodel").has(hand="Gold", discard="Remodel")
    table.trash("Estate")


def test_remodel_gold_into_province(table):
    table.anna(hand="Remodel, Gold").plays("Remodel").chooses("Province").has(discard="Province")


def test_remodel_with_an_empty_hand_does_nothing(table):
    table.anna(hand="Remodel").plays("Remodel").has(discard="")
    table.phase("Anna", "buy")


def test_remodel_throned_works_twice(table):
    table.anna(hand="Throne Room, Remodel, 2 Estate").plays("Throne Room").chooses("Remodel")
    table.anna().chooses("Silver").chooses("Silver").has(discard="2 Silver", hand="")
    table.trash("2 Estate")


def test_smithy_draws_three(table):
    table.anna(hand="Smithy", deck="4 Copper").plays("Smithy").has(hand="3 Copper", deck="Copper", actions=0)


def test_smithy_draws_what_there_is(table):
    table.anna(hand="Smithy", deck="Gold", discard="Silver").plays("Smithy").has(
        hand="Gold, Silver", deck="", discard=""
    )


def test_smithy_puts_the_shuffled_cards_below_the_rest(table):
    table.anna(hand="Smithy", deck="2 Gold", discard="5 Copper").plays("Smithy").has(
        hand="2 Gold, Copper", deck="4 Copper"
    )


def test_smithy_twice_in_one_hand_needs_a_second_action(table):
    table.anna(hand="2 Smithy", deck="6 Copper").plays("Smithy").has(hand="Smithy, 3 Copper")
    table.phase("Anna", "buy")


def test_throne_room_plays_an_action_twice(table):
    table.anna(hand="Throne Room, Smithy, Copper", deck="6 Gold").plays("Throne Room")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="Copper, 6 Gold", actions=0, play="Throne Room, Smithy")
    table.cited("base2:throne-room:1", "base2:throne-room:2")


def test_throne_room_may_be_declined(table):
    table.anna(hand="Throne Room, Smithy", deck="6 Gold").plays("Throne Room").chooses("-").has(hand="Smithy")


def test_throne_room_of_the_first_edition_must_be_used(table):
    table.set(editions={"Base": 1}).anna(hand="Throne Room, Smithy", deck="6 Gold").plays("Throne Room").has(
        hand="6 Gold"
    )
    table.cited("base1:throne-room:1")


def test_throne_room_of_the_first_edition_plays_one_action_of_several(table):
    table.set(editions={"Base": 1}).anna(hand="Throne Room, Smithy, Village").plays("Throne Room")
    table.asks("Anna", "Smithy", "Village", least=1, most=1)


def test_throne_room_on_throne_room_plays_two_actions_twice_each(table):
    table.anna(hand="2 Throne Room, Smithy, Festival", deck="6 Gold").plays("Throne Room").chooses("Throne Room")
    table.anna().chooses("Festival").chooses("Smithy").has(hand="6 Gold", actions=4, buys=3, coins=4)


def test_throne_room_plays_a_card_again_that_has_left_play(table):
    table.anna(hand="Throne Room, Feast").plays("Throne Room").chooses("Feast").chooses("Silver").chooses("Duchy")
    table.anna().has(discard="Silver, Duchy", play="Throne Room")
    table.trash("Feast")
    table.cited("base1:feast:2", "base2:throne-room:5")


def test_throne_room_without_an_action_does_nothing(table):
    table.anna(hand="Throne Room, Copper").plays("Throne Room").has(hand="Copper", play="Throne Room")


def test_bandit_gains_gold_and_trashes_a_treasure(table):
    table.anna(hand="Bandit")
    table.bernd(deck="Silver, Gold, Copper")
    table.anna().plays("Bandit").has(discard="Gold")
    table.asks("Bernd", "Silver", "Gold")
    table.bernd().chooses("Silver").has(discard="Gold", deck="Copper")
    table.trash("Silver")


def test_bandit_never_trashes_copper(table):
    table.anna(hand="Bandit")
    table.bernd(deck="Copper, Estate")
    table.anna().plays("Bandit")
    table.bernd().has(discard="Copper, Estate")
    table.trash("")


def test_bandit_shuffles_to_reveal_the_second_card(table):
    table.anna(hand="Bandit")
    table.bernd(deck="Estate", discard="Silver")
    table.anna().plays("Bandit")
    table.bernd().has(deck="", discard="Estate")
    table.trash("Silver")


def test_bandit_finds_an_empty_deck(table):
    table.anna(hand="Bandit")
    table.bernd(hand="Gold")
    table.anna().plays("Bandit").has(discard="Gold")
    table.bernd().has(hand="Gold", discard="")


def test_council_room_lets_the_others_draw(table):
    table.anna(hand="Council Room", deck="4 Copper")
    table.bernd(deck="Gold")
    table.carla(deck="Silver")
    table.anna().plays("Council Room").has(hand="4 Copper", buys=2)
    table.bernd().has(hand="Gold")
    table.carla().has(hand="Silver")


def test_council_room_shuffles_for_another_player(table):
    table.anna(hand="Council Room", deck="4 Copper")
    table.bernd(discard="Gold")
    table.anna().plays("Council Room")
    table.bernd().has(hand="Gold", discard="")


def test_council_room_twice(table):
    table.anna(hand="Throne Room, Council Room", deck="8 Copper")
    table.bernd(deck="2 Gold")
    table.anna().plays("Throne Room").chooses("Council Room").has(hand="8 Copper", buys=3)
    table.bernd().has(hand="2 Gold")


def test_council_room_with_nothing_to_draw(table):
    table.anna(hand="Council Room").plays("Council Room").has(hand="", buys=2)


def test_festival_gives_actions_buy_and_coins(table):
    table.anna(hand="Festival, Smithy", deck="Copper").plays("Festival").has(actions=2, buys=2, coins=2, hand="Smithy")


def test_two_festivals_add_up(table):
    table.anna(hand="2 Festival").plays("Festival").plays("Festival").has(actions=3, buys=3, coins=4)


def test_festival_throned(table):
    table.anna(hand="Throne Room, Festival").plays("Throne Room").chooses("Festival").has(actions=4, buys=3, coins=4)


def test_festival_buys_two_cards(table):
    table.anna(hand="Festival, 2 Silver").plays("Festival").plays_treasures().buys("Silver").buys("Silver")
    table.next_turn_of("Bernd")
    table.pile("Silver", 38)


def test_laboratory_draws_two(table):
    table.anna(hand="Laboratory", deck="3 Copper").plays("Laboratory").has(hand="2 Copper", actions=1)


def test_laboratory_chain(table):
    table.anna(hand="Laboratory", deck="Laboratory, 3 Copper").plays("Laboratory").plays("Laboratory").has(
        hand="3 Copper"
    )


def test_laboratory_throned(table):
    table.anna(hand="Throne Room, Laboratory", deck="5 Gold").plays("Throne Room").chooses("Laboratory").has(
        hand="4 Gold", actions=2
    )


def test_laboratory_on_an_empty_deck(table):
    table.anna(hand="Laboratory").plays("Laboratory").has(hand="", actions=1)


def test_library_draws_up_to_seven(table):
    table.anna(hand="Library, 2 Copper", deck="7 Gold").plays("Library").has(hand="2 Copper, 5 Gold", deck="2 Gold")


def test_library_may_set_an_action_aside(table):
    table.anna(hand="Library, 5 Copper", deck="Village, Gold, Silver, Estate").plays("Library")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="5 Copper, Gold, Silver", discard="Village", deck="Estate", aside="")


def test_library_may_keep_an_action(table):
    table.anna(hand="Library, 5 Copper", deck="Village, Gold, Silver").plays("Library").chooses("no")
    table.anna().has(hand="5 Copper, Village, Gold", discard="")


def test_library_does_not_shuffle_in_what_is_set_aside(table):
    table.anna(hand="Library, 5 Copper", deck="Village", discard="Gold").plays("Library").chooses("yes")
    table.anna().has(hand="5 Copper, Gold", discard="Village")


def test_library_with_seven_cards_draws_none(table):
    table.anna(hand="Library, 7 Copper", deck="Gold").plays("Library").has(hand="7 Copper", deck="Gold")


def test_market_gives_one_of_everything(table):
    table.anna(hand="Market", deck="Copper").plays("Market").has(hand="Copper", actions=1, buys=2, coins=1)


def test_market_throned(table):
    table.anna(hand="Throne Room, Market", deck="2 Copper").plays("Throne Room").chooses("Market").has(
        actions=2, buys=3, coins=2
    )


def test_market_draws_after_a_shuffle(table):
    table.anna(hand="Market", discard="Gold").plays("Market").has(hand="Gold", discard="")


def test_market_buys_for_nothing(table):
    table.anna(hand="Market").plays("Market").buys("Copper").buys("Copper")
    table.next_turn_of("Bernd")
    table.pile("Copper", 44)


def test_mine_turns_silver_into_gold_in_hand(table):
    table.anna(hand="Mine, Silver, Estate").plays("Mine")
    table.asks("Anna", "Silver", may=True)
    table.anna().chooses("Silver")
    table.asks("Anna", "Copper", "Silver", "Gold")
    table.anna().chooses("Gold").has(hand="Estate, Gold", discard="")
    table.trash("Silver")


def test_mine_may_be_declined(table):
    table.anna(hand="Mine, Silver").plays("Mine").chooses("-").has(hand="Silver")


def test_mine_trashes_a_single_treasure(table):
    table.anna(hand="Mine, Silver, Copper").plays("Mine")
    table.asks("Anna", "Silver", "Copper", may=True, most=1)


def test_mine_without_a_treasure_does_nothing(table):
    table.anna(hand="Mine, Estate").plays("Mine").has(hand="Estate")


def test_mine_of_the_first_edition_must_trash(table):
    table.set(editions={"Base": 1}).anna(hand="Mine, Copper").plays("Mine")
    table.asks("Anna", "Copper", "Silver")
    table.anna().chooses("Silver").has(hand="Silver")


def test_mine_of_the_first_edition_trashes_a_single_treasure(table):
    table.set(editions={"Base": 1}).anna(hand="Mine, Silver, Copper").plays("Mine")
    table.asks("Anna", "Silver", "Copper", least=1, most=1)


def test_mine_of_the_first_edition_without_a_treasure_gains_nothing(table):
    table.set(editions={"Base": 1}).anna(hand="Mine, Estate").plays("Mine").has(hand="Estate", discard="")
    table.trash("")


def test_sentry_decides_about_each_of_two_cards(table):
    table.anna(hand="Sentry", deck="Copper, Curse, Estate, Gold").plays("Sentry")
    table.asks("Anna", "Curse", "Estate", may=True, most=2)
    table.anna().chooses("Curse")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().chooses("Estate").has(hand="Copper", deck="Gold", discard="Estate", actions=1)
    table.trash("Curse")


def test_sentry_puts_two_back_in_any_order(table):
    table.anna(hand="Sentry", deck="Copper, Silver, Gold").plays("Sentry").chooses("-").chooses("-")
    table.asks("Anna", "Silver", "Gold")
    table.anna().chooses("Gold, Silver").has(deck="Gold, Silver")


def test_sentry_does_not_ask_the_order_of_equal_cards(table):
    table.anna(hand="Sentry", deck="Copper, 2 Silver").plays("Sentry").chooses("-").chooses("-").has(deck="2 Silver")
    table.phase("Anna", "buy")


def test_sentry_with_one_card_left(table):
    table.anna(hand="Sentry", deck="Copper, Curse").plays("Sentry").chooses("Curse").has(hand="Copper", deck="")
    table.trash("Curse")


def test_sentry_trashes_one_and_puts_the_other_back_unasked(table):
    table.anna(hand="Sentry", deck="Copper, Curse, Silver, Gold").plays("Sentry").chooses("Curse").chooses("-")
    table.anna().has(hand="Copper", deck="Silver, Gold", discard="")
    table.trash("Curse").phase("Anna", "buy")


def test_sentry_shuffles_to_see_two_cards(table):
    table.anna(hand="Sentry", deck="Copper", discard="Curse, Estate").plays("Sentry").has(hand="Copper")
    table.asks("Anna", "Curse", "Estate", may=True, most=2)


def test_witch_hands_out_curses_in_turn_order_until_they_run_out(table):
    table.set(supply={"Curse": 1}).anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Witch").has(hand="2 Copper")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")


def test_witch_draws_though_no_curse_is_left(table):
    table.set(supply={"Curse": 0}).anna(hand="Witch", deck="2 Copper").plays("Witch").has(hand="2 Copper")


def test_witch_twice(table):
    table.anna(hand="Throne Room, Witch", deck="4 Copper").plays("Throne Room").chooses("Witch").has(hand="4 Copper")
    table.bernd().has(discard="2 Curse", points=-2)


def test_witch_starts_to_the_left(table):
    table.set(supply={"Curse": 1}, turn={"player": "Bernd"}).anna(hand="Copper")
    table.bernd(hand="Witch", deck="2 Copper")
    table.carla(hand="Copper")
    table.bernd().plays("Witch")
    table.carla().has(discard="Curse")
    table.anna().has(discard="")


def test_artisan_gains_to_hand_and_puts_a_card_back(table):
    table.set(kingdom=["Artisan", "Market"]).anna(hand="Artisan, Copper", deck="Estate").plays("Artisan")
    table.asks("Anna", "Copper", "Silver", "Estate", "Duchy", "Curse", "Market")
    table.anna().chooses("Market")
    table.asks("Anna", "Market", "Copper")
    table.anna().chooses("Market").has(hand="Copper", deck="Market, Estate")


def test_artisan_may_put_another_card_back(table):
    table.anna(hand="Artisan, Estate").plays("Artisan").chooses("Silver").chooses("Estate").has(
        hand="Silver", deck="Estate"
    )


def test_artisan_with_one_card_does_not_ask_which(table):
    table.anna(hand="Artisan").plays("Artisan").chooses("Silver").has(hand="", deck="Silver")


def test_artisan_does_not_offer_gold(table):
    table.anna(hand="Artisan").plays("Artisan")
    assert "Gold" not in table.game.choices


def test_adventurer_reveals_until_two_treasures(table):
    table.anna(hand="Adventurer", deck="Estate, Silver, Curse, Gold, Copper").plays("Adventurer")
    table.anna().has(hand="Silver, Gold", discard="Estate, Curse", deck="Copper", aside="")


def test_adventurer_does_not_shuffle_in_what_is_revealed(table):
    table.anna(hand="Adventurer", deck="Estate, Silver", discard="Gold").plays("Adventurer")
    table.anna().has(hand="Silver, Gold", discard="Estate", deck="")


def test_adventurer_takes_the_one_treasure_there_is(table):
    table.anna(hand="Adventurer", deck="Estate, Silver").plays("Adventurer").has(hand="Silver", discard="Estate")


def test_adventurer_on_an_empty_deck(table):
    table.anna(hand="Adventurer").plays("Adventurer").has(hand="", discard="")


def test_chancellor_may_put_the_deck_into_the_discard_pile(table):
    table.anna(hand="Chancellor", deck="2 Gold", discard="Copper").plays("Chancellor")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="", discard="2 Gold, Copper", coins=2)


def test_chancellor_may_keep_the_deck(table):
    table.anna(hand="Chancellor", deck="2 Gold").plays("Chancellor").chooses("no").has(deck="2 Gold", discard="")


def test_chancellor_on_an_empty_deck_asks_nothing(table):
    table.anna(hand="Chancellor").plays("Chancellor").has(coins=2)
    table.phase("Anna", "buy")


def test_chancellor_throned_asks_only_while_there_is_a_deck(table):
    table.anna(hand="Throne Room, Chancellor", deck="Gold").plays("Throne Room").chooses("Chancellor").chooses("yes")
    table.anna().has(coins=4, discard="Gold")
    table.phase("Anna", "buy")


def test_feast_trashes_itself_for_a_card_up_to_five(table):
    table.anna(hand="Feast").plays("Feast").chooses("Duchy").has(discard="Duchy", play="")
    table.trash("Feast")


def test_feast_does_not_offer_gold(table):
    table.anna(hand="Feast").plays("Feast")
    table.asks("Anna", "Copper", "Silver", "Estate", "Duchy", "Curse", "Feast")


def test_feast_must_gain(table):
    table.anna(hand="Feast").plays("Feast")
    assert "-" not in table.game.choices


def test_spy_decides_about_every_top_card(table):
    table.anna(hand="Spy", deck="Copper, Estate")
    table.bernd(deck="Gold")
    table.anna().plays("Spy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Estate", hand="Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no")
    table.bernd().has(deck="Gold", discard="")


def test_spy_skips_who_has_no_card(table):
    table.anna(hand="Spy", deck="Copper, Estate")
    table.bernd(hand="Copper")
    table.anna().plays("Spy").chooses("no").has(deck="Estate")
    table.phase("Anna", "buy")


def test_spy_does_not_reach_behind_a_moat(table):
    table.anna(hand="Spy", deck="Copper, Estate")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Spy")
    table.bernd().chooses("yes")
    table.anna().chooses("no")
    table.bernd().has(deck="Gold")
    table.phase("Anna", "buy")


def test_spy_shuffles_for_whoever_has_no_deck(table):
    table.anna(hand="Spy", deck="Copper, Estate")
    table.bernd(discard="Gold")
    table.anna().plays("Spy").chooses("no").chooses("yes")
    table.bernd().has(discard="Gold", deck="")


def test_thief_trashes_one_treasure_each_and_may_gain_them(table):
    table.anna(hand="Thief")
    table.bernd(deck="Silver, Gold, Estate")
    table.carla(deck="Copper, Estate")
    table.anna().plays("Thief")
    table.asks("Anna", "Silver", "Gold")
    table.anna().chooses("Gold")
    table.bernd().has(discard="Silver", deck="Estate")
    table.carla().has(discard="Estate")
    table.asks("Anna", "Gold", "Copper", may=True, most=2)
    table.anna().chooses("Gold").has(discard="Gold")
    table.trash("Copper")


def test_thief_may_gain_nothing(table):
    table.anna(hand="Thief")
    table.bernd(deck="Silver, Estate")
    table.anna().plays("Thief").chooses("-").has(discard="")
    table.trash("Silver")


def test_thief_does_not_touch_older_trash(table):
    table.set(trash=["Gold"]).anna(hand="Thief")
    table.bernd(deck="Silver, Estate")
    table.anna().plays("Thief")
    table.asks("Anna", "Silver", may=True)


def test_thief_finds_no_treasure(table):
    table.anna(hand="Thief")
    table.bernd(deck="2 Estate")
    table.anna().plays("Thief")
    table.bernd().has(discard="2 Estate")
    table.phase("Anna", "buy")


def test_thief_has_the_second_card_shuffled_for(table):
    table.anna(hand="Thief")
    table.bernd(deck="Estate", discard="Silver")
    table.anna().plays("Thief").chooses("Silver").has(discard="Silver")
    table.bernd().has(deck="", discard="Estate")


def test_woodcutter_gives_a_buy_and_coins(table):
    table.anna(hand="Woodcutter").plays("Woodcutter").has(buys=2, coins=2, actions=0)


def test_woodcutter_throned(table):
    table.anna(hand="Throne Room, Woodcutter").plays("Throne Room").chooses("Woodcutter").has(buys=3, coins=4)


def test_woodcutter_buys_twice(table):
    table.anna(hand="Woodcutter").plays("Woodcutter").buys("Estate").buys("Copper")
    table.next_turn_of("Bernd")
    table.pile("Estate", 7)


def test_woodcutter_ends_the_action_phase_by_itself(table):
    table.anna(hand="Woodcutter, Village", deck="Copper").plays("Woodcutter")
    table.phase("Anna", "buy")


# --- the turn --------------------------------------------------------------------------------------------------------


def test_treasures_are_played_one_at_a_time_and_none_after_the_first_purchase(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(hand="Copper, Silver")
    table.anna().plays("Silver").buys("Copper")
    assert "play Copper" not in table.game.choices


def test_buy_phase_ends_by_itself_when_no_buy_is_left(table):
    table.anna(hand="Silver").plays("Silver").buys("Estate")
    table.phase("Bernd", "buy")


def test_clean_up_discards_everything_and_draws_five(table):
    table.anna(hand="Copper, Estate", deck="6 Gold", play="Village").passes().has(
        hand="5 Gold", discard="Copper, Estate, Village"
    )


def test_game_ends_after_the_last_province(table):
    table.set(supply={"Province": 1}).anna(hand="2 Copper, 2 Gold", deck="Duchy")
    table.bernd(deck="Duchy")
    table.anna().plays_treasures().buys("Province")
    assert table.over
    assert table.game.outcome() == ((0,), {0: 9, 1: 3})


def test_game_ends_after_three_empty_piles(table):
    table.set(supply={"Curse": 0, "Estate": 0, "Copper": 1}).anna(hand="Gold").buys("Copper")
    assert table.over


def test_with_five_players_four_empty_piles_end_the_game(table):
    table.set(supply={"Curse": 0, "Estate": 0, "Copper": 1}).anna(hand="Gold")
    for name in ("bernd", "carla", "dora", "emil"):
        getattr(table, name)(hand="Gold")
    table.anna().buys("Copper")
    assert not table.over


def test_a_tie_goes_to_the_player_with_fewer_turns(table):
    table.set(supply={"Province": 1}).anna(hand="2 Copper, 2 Gold")
    table.bernd(deck="Province")
    table.anna().plays_treasures().buys("Province")
    assert table.game.outcome() == ((1,), {0: 6, 1: 6})


def test_a_tie_after_equal_turns_is_shared(table):
    table.set(supply={"Province": 1}, turn={"player": "Bernd"}).anna(deck="Province")
    table.bernd(hand="2 Copper, 2 Gold")
    table.bernd().plays_treasures().buys("Province")
    assert table.game.outcome() == ((0, 1), {0: 6, 1: 6})

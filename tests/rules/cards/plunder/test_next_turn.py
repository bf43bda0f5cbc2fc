"""Plunder: Durations for the next turn, and for the rest of the game."""

from tests.rules.cards.menagerie.buying import buying

# --- Longship, Crew, Rope --------------------------------------------------------------------------------------------


def test_longship_gives_two_actions_now_and_two_cards_next_turn(table):
    table.anna(hand="Longship", deck="9 Copper").plays("Longship").has(actions=2, hand="")
    table.next_turn_of("Anna").has(hand=7, actions=1, play="Longship")


def test_longship_leaves_play_at_the_end_of_the_next_turn(table):
    table.anna(hand="Longship", deck="20 Copper").plays("Longship")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_longship_played_twice_draws_four_and_the_throne_room_stays(table):
    table.anna(hand="Throne Room, Longship", deck="20 Copper").plays("Throne Room").chooses("Longship").has(actions=4)
    table.next_turn_of("Anna").has(hand=9, play="Throne Room, Longship")


def test_longship_with_too_few_cards_draws_what_there_is(table):
    table.anna(hand="Longship", deck="").plays("Longship")
    table.next_turn_of("Anna").has(hand=0)


def test_crew_draws_three_and_goes_onto_the_deck_next_turn(table):
    table.anna(hand="Crew", deck="3 Copper, 5 Estate, Gold").plays("Crew").has(hand="3 Copper")
    table.next_turn_of("Anna").has(hand="5 Estate", play="", deck="Crew, Gold")


def test_crew_going_onto_the_deck_is_not_optional(table):
    table.anna(hand="Crew", deck="9 Copper").plays("Crew")
    table.next_turn_of("Anna")
    table.unsaid("Anna", "choose").anna().has(deck="Crew, Copper")


def test_crew_is_drawn_again_where_a_caravan_comes_after_it(table):
    table.anna(hand="Crew", durations=["Caravan"], deck="9 Copper").plays("Crew")
    table.next_turn_of("Anna")
    table.asks("Anna", "Crew", "Caravan")
    table.anna().chooses("Crew").has(hand="5 Copper, Crew")


def test_crew_played_twice_goes_onto_the_deck_once(table):
    table.anna(hand="Throne Room, Crew", deck="12 Copper").plays("Throne Room").chooses("Crew").has(hand="6 Copper")
    table.next_turn_of("Anna").has(play="Throne Room", deck="Crew, Copper")


def test_rope_gives_a_coin_and_a_buy_now_then_a_card_and_may_trash(table):
    table.anna(hand="Rope", deck="5 Copper, Estate, Gold").plays("Rope").has(coins=1, buys=2)
    table.next_turn_of("Anna")
    table.asks("Anna", "Copper", "Estate", may=True)
    table.anna().chooses("Estate").has(hand="5 Copper", deck="Gold")
    table.trash("Estate")


def test_rope_need_not_trash(table):
    table.anna(hand="Rope", deck="9 Copper").plays("Rope")
    table.next_turn_of("Anna").passes().has(hand="6 Copper")
    table.trash("")


def test_rope_without_a_card_trashes_nothing(table):
    table.anna(hand="Rope", deck="").plays("Rope")
    table.next_turn_of("Anna").has(hand=0, play="Rope")


def test_rope_played_twice_does_both_twice(table):
    table.anna(hand="Crown, Rope", deck="9 Copper").passes().plays("Crown").chooses("Rope").has(coins=2, buys=3)
    table.next_turn_of("Anna").chooses("Copper").chooses("Copper").has(hand="5 Copper", play="Crown, Rope")


# --- Grotto ----------------------------------------------------------------------------------------------------------


def test_two_grottos_with_different_cards_are_put_in_order(table):
    table.anna(deck="9 Copper", durations=[{"Grotto": ["2 Estate", "Curse"]}, {"Grotto": ["Tunnel"]}])
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd(hand="", deck="").passes()
    table.asks("Anna", "Grotto (2 Estate + Curse)", "Grotto (Tunnel)").anna().chooses("Grotte (2 Anwesen + Fluch)")
    table.anna().has(hand="3 Copper", discard="2 Estate, Curse, Tunnel").chooses("no").has(hand="4 Copper")


def test_two_grottos_with_the_same_cards_are_not(table):
    table.anna(deck="9 Copper", durations=[{"Grotto": ["Estate"]}, {"Grotto": ["Estate"]}])
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd(hand="", deck="").passes()
    table.phase("Anna", "buy").anna().has(hand="2 Copper", discard="2 Estate")


def test_grotto_discards_what_it_kept_and_draws_as_many(table):
    table.anna(hand="Grotto, 2 Estate, Copper", deck="5 Copper, 2 Gold, Silver").plays("Grotto").chooses("2 Estate")
    table.anna().has(actions=1, hand="Copper", aside="2 Estate")
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Gold", deck="Silver", discard="2 Estate, Copper", aside="")


def test_grotto_keeps_at_most_four(table):
    table.anna(hand="Grotto, 5 Copper").plays("Grotto")
    table.asks("Anna", "Copper", may=True, most=4)


def test_grotto_that_keeps_nothing_leaves_play_this_turn(table):
    table.anna(hand="Grotto, Copper", deck="9 Copper").plays("Grotto").passes()
    table.cited("plunder:grotto:2").next_turn_of("Bernd")
    table.anna().has(play="", discard="Grotto, Copper")


def test_grotto_shuffles_the_discarded_cards_into_what_it_draws_from(table):
    table.anna(hand="Grotto, 2 Estate", deck="5 Copper").plays("Grotto").chooses("2 Estate")
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Estate", deck="")


def test_grotto_played_twice_has_two_sets(table):
    table.anna(hand="Throne Room, Grotto, 2 Estate", deck="9 Copper").plays("Throne Room").chooses("Grotto")
    table.anna().chooses("Estate").chooses("Estate").has(aside="2 Estate", actions=2)
    table.next_turn_of("Anna").has(hand="7 Copper", discard="2 Estate")


def test_grotto_discarding_a_tunnel_is_a_discard(table):
    table.anna(hand="Grotto, Tunnel", deck="9 Copper").plays("Grotto").chooses("Tunnel")
    table.next_turn_of("Anna").chooses("yes").has(discard="Tunnel, Gold")


# --- Siren -----------------------------------------------------------------------------------------------------------


def test_siren_hands_out_a_curse_and_draws_to_eight_next_turn(table):
    table.anna(hand="Siren", deck="9 Copper").plays("Siren")
    table.bernd().has(discard="Curse")
    table.next_turn_of("Anna").has(hand=8)


def test_siren_draws_nothing_for_eight_cards_in_hand(table):
    table.anna(hand="Siren, Longship", deck="20 Copper").plays("Longship").plays("Siren")
    table.next_turn_of("Anna")
    table.anna().chooses("Longship").has(hand=8)


def test_siren_is_trashed_when_no_action_is(table):
    buying(table, "Siren", hand="Copper").buys("Siren").has(discard="")
    table.trash("Siren")


def test_siren_stays_where_an_action_is_trashed_for_it(table):
    buying(table, "Siren", hand="Village, Copper").buys("Siren")
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village").has(discard="Siren", hand="Copper")
    table.trash("Village")


def test_siren_is_trashed_where_the_action_is_kept(table):
    buying(table, "Siren", hand="Village").buys("Siren").passes().has(hand="Village", discard="")
    table.trash("Siren")


def test_siren_that_moved_is_not_trashed(table):
    buying(table, "Siren", hand="Royal Seal", play=["Royal Seal"]).buys("Siren").chooses("Royal Seal").chooses("yes")
    table.anna().has(deck="Siren")
    table.trash("").cited("plunder:siren:2")


def test_siren_does_not_curse_behind_a_moat(table):
    table.anna(hand="Siren")
    table.bernd(hand="Moat")
    table.anna().plays("Siren")
    table.bernd().chooses("yes").has(discard="")


# --- Stowaway --------------------------------------------------------------------------------------------------------


def test_stowaway_draws_two_next_turn(table):
    table.anna(hand="Stowaway", deck="9 Copper").plays("Stowaway").has(hand="", actions=0)
    table.next_turn_of("Anna").has(hand=7)


def test_stowaway_is_played_when_its_player_gains_a_duration(table):
    buying(table, "Caravan", hand="Stowaway", deck="9 Copper").buys("Caravan").chooses("yes").has(play="Stowaway")
    table.next_turn_of("Anna").has(hand=7)


def test_stowaway_is_played_when_another_player_gains_a_duration(table):
    table.bernd(hand="Stowaway", deck="9 Copper")
    buying(table, "Caravan").buys("Caravan")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(play="Stowaway")
    table.next_turn_of("Bernd").has(hand=2)


def test_stowaway_does_not_hear_of_other_cards(table):
    buying(table, "Village", hand="Stowaway", deck="9 Copper").buys("Village")
    table.phase("Anna", "buy").anna().has(hand="Stowaway")


def test_two_stowaways_follow_one_gain(table):
    buying(table, "Caravan", hand="2 Stowaway", deck="9 Copper").buys("Caravan").chooses("yes").chooses("yes")
    table.anna().has(play="2 Stowaway")


def test_stowaway_declined_is_not_asked_again_for_its_copy(table):
    buying(table, "Caravan", hand="2 Stowaway", deck="9 Copper").buys("Caravan").chooses("no").has(hand="2 Stowaway")


# --- Cabin Boy -------------------------------------------------------------------------------------------------------


def test_cabin_boy_gives_a_card_and_an_action_then_two_coins(table):
    table.anna(hand="Cabin Boy", deck="9 Copper").plays("Cabin Boy").has(hand="Copper", actions=1)
    table.next_turn_of("Anna").chooses("coins").has(coins=2, play="Cabin Boy")


def test_cabin_boy_is_trashed_for_any_duration(table):
    table.set(kingdom=["Cabin Boy", "Village", "Wharf", "Hireling"])
    table.anna(hand="Cabin Boy", deck="9 Copper").plays("Cabin Boy")
    table.next_turn_of("Anna").chooses("trash")
    table.asks("Anna", "Cabin Boy", "Wharf", "Hireling")
    table.anna().chooses("Hireling").has(discard="Copper, Hireling", coins=0, play="")
    table.trash("Cabin Boy")


def test_cabin_boy_may_be_trashed_for_another_one(table):
    table.anna(hand="Cabin Boy", deck="9 Copper").plays("Cabin Boy")
    table.next_turn_of("Anna").chooses("trash").has(discard="Copper, Cabin Boy")


def test_cabin_boy_played_twice_is_trashed_once_for_one_duration(table):
    table.anna(hand="Throne Room, Cabin Boy", deck="9 Copper").plays("Throne Room").chooses("Cabin Boy")
    table.next_turn_of("Anna").chooses("trash").chooses("trash").has(discard="2 Copper, Cabin Boy")
    table.trash("Cabin Boy").cited("plunder:cabin-boy:2")


# --- Enlarge ---------------------------------------------------------------------------------------------------------


def test_enlarge_trashes_and_gains_now_and_next_turn(table):
    table.anna(hand="Enlarge, Estate", deck="4 Copper, Silver, 4 Copper").plays("Enlarge").chooses("Silver")
    table.anna().has(discard="Silver")
    table.next_turn_of("Anna").chooses("Silver").chooses("Duchy").has(discard="Silver, Duchy", hand="4 Copper")
    table.trash("Estate, Silver")


def test_enlarge_must_trash_next_turn(table):
    table.anna(hand="Enlarge, Copper", deck="5 Province").plays("Enlarge").chooses("Copper")
    table.next_turn_of("Anna")
    table.anna().chooses("Gold").has(hand="4 Province")


def test_enlarge_without_a_card_gains_nothing(table):
    table.anna(hand="Enlarge", deck="").plays("Enlarge").has(discard="")
    table.next_turn_of("Anna").has(discard="", play="Enlarge")


def test_enlarge_gains_up_to_two_more_not_only_exactly(table):
    table.set(kingdom=["Village"]).anna(hand="Enlarge, Estate").plays("Enlarge")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Village")


# --- Buried Treasure -------------------------------------------------------------------------------------------------


def test_buried_treasure_pays_next_turn(table):
    table.anna(hand="Buried Treasure", deck="9 Copper").plays("Buried Treasure").has(coins=0, buys=1)
    table.next_turn_of("Anna").has(coins=3, buys=2, play="Buried Treasure")


def test_buried_treasure_is_played_when_gained(table):
    buying(table, "Buried Treasure", deck="9 Copper").buys("Buried Treasure").has(play="Buried Treasure", discard="")
    table.next_turn_of("Anna").has(coins=3, buys=2)


def test_buried_treasure_is_played_from_the_hand_too(table):
    table.set(kingdom=["Buried Treasure"]).anna(hand="Artisan, Copper", deck="9 Copper")
    table.anna().plays("Artisan").chooses("Buried Treasure").has(play="Artisan, Buried Treasure", deck=10)


def test_buried_treasure_gained_on_another_turn_waits_for_ones_own(table):
    table.set(kingdom=["Buried Treasure"]).anna(hand="Swindler", deck="")
    table.bernd(hand="", deck="Duchy, 5 Copper")
    table.anna().plays("Swindler").chooses("Buried Treasure")
    table.bernd().has(play="Buried Treasure")
    table.next_turn_of("Bernd").has(coins=3, buys=2)


def test_buried_treasure_that_moved_is_not_played(table):
    seat = buying(table, "Buried Treasure", hand="Watchtower").buys("Buried Treasure")
    seat.chooses("Watchtower").chooses("deck").has(deck="Buried Treasure", play="")
    table.cited("plunder:buried-treasure:2")


# --- Quartermaster ---------------------------------------------------------------------------------------------------


def test_quartermaster_gains_onto_itself_and_gives_it_back(table):
    table.anna(hand="Quartermaster", deck="20 Copper").plays("Quartermaster").has(play="Quartermaster", hand="")
    table.next_turn_of("Anna").chooses("gain").chooses("Silver").has(aside="Silver", hand="5 Copper", discard="")
    table.next_turn_of("Anna").chooses("take").has(aside="", hand="5 Copper, Silver")
    table.next_turn_of("Anna").chooses("gain").chooses("Estate").has(aside="Estate", play="Quartermaster")


def test_quartermaster_gains_cards_up_to_four(table):
    table.set(kingdom=["Quartermaster", "Smithy"]).anna(hand="Quartermaster", deck="20 Copper").plays("Quartermaster")
    table.next_turn_of("Anna").chooses("gain")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy")


def test_two_quartermasters_have_their_own_cards(table):
    table.anna(hand="", durations=[{"Quartermaster": ["Gold"]}, {"Quartermaster": ["Silver"]}], deck="20 Copper")
    table.next_turn_of("Anna").chooses("Quartermaster (Silver)").chooses("take")
    table.anna().chooses("take").has(hand="5 Copper, Gold, Silver", aside="")


def test_quartermaster_played_twice_has_one_set_and_two_choices(table):
    table.anna(hand="Throne Room, Quartermaster", deck="20 Copper").plays("Throne Room").chooses("Quartermaster")
    table.next_turn_of("Anna").chooses("gain").chooses("Silver").chooses("take").has(hand="5 Copper, Silver", aside="")
    table.next_turn_of("Anna").chooses("gain").chooses("Silver").chooses("gain").chooses("Estate")
    table.anna().has(aside="Silver, Estate", play="Throne Room, Quartermaster")


def test_an_empty_quartermaster_may_be_chosen_for_nothing(table):
    table.anna(hand="Quartermaster", deck="20 Copper").plays("Quartermaster")
    table.next_turn_of("Anna").chooses("take").has(hand="5 Copper")
    table.cited("plunder:quartermaster:3")


def test_what_a_watchtower_moves_does_not_lie_on_the_quartermaster(table):
    table.anna(hand="Quartermaster", deck="5 Watchtower, 20 Copper").plays("Quartermaster")
    table.next_turn_of("Anna").chooses("gain").chooses("Silver").chooses("deck").has(aside="", deck=21)


def test_cards_on_a_quartermaster_count_at_the_end(table):
    table.anna(hand="", durations=[{"Quartermaster": ["Estate", "Duchy"]}], deck="Copper").has(points=4)


def test_two_quartermasters_say_what_lies_on_them(table):
    table.anna(durations=[{"Quartermaster": ["Silver"]}, {"Quartermaster": ["2 Estate"]}, "Quartermaster"])
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd(hand="", deck="").passes()
    table.asks("Anna", "Quartermaster (Silver)", "Quartermaster (2 Estate)", "Quartermaster").anna()
    table.anna().chooses("Quartermaster (2 Estate)").chooses("take").has(hand="Estate")


def test_two_empty_quartermasters_are_not_put_in_order(table):
    table.anna(durations=["2 Quartermaster"])
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd(hand="", deck="").passes()
    table.asks("Anna", "gain", "take")

"""Menagerie: Exile, and the Kingdom cards that use it."""

import pytest

from tests.rules.cards.menagerie.buying import buying

# --- the mat ---------------------------------------------------------------------------------------------------------


def test_copies_in_exile_may_be_discarded_when_one_is_bought(table):
    buying(table, mats={"exile": ["2 Silver", "Gold"]}).buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="3 Silver", exile="Gold")


def test_copies_in_exile_may_stay(table):
    buying(table, mats={"exile": ["2 Silver"]}).buys("Silver").chooses("no").has(discard="Silver", exile="2 Silver")


def test_nothing_is_asked_about_other_cards(table):
    buying(table, mats={"exile": ["2 Silver"]}).buys("Gold").has(discard="Gold", exile="2 Silver")


def test_a_gain_to_hand_counts_too(table):
    table.anna(hand="Artisan, Copper", mats={"exile": ["Silver"]}).plays("Artisan").chooses("Silver").chooses("yes")
    table.anna().chooses("Copper").has(hand="Silver", discard="Silver", deck="Copper", exile="")


def test_a_gain_onto_the_deck_counts_too(table):
    table.anna(hand="Bureaucrat", mats={"exile": ["Silver"]}).plays("Bureaucrat").chooses("yes")
    table.anna().has(deck="Silver", discard="Silver", exile="")


def test_another_players_exile_is_not_asked(table):
    table.bernd(hand="", mats={"exile": ["Silver"]})
    buying(table).buys("Silver").has(discard="Silver")
    table.bernd().has(exile="Silver")


def test_whoever_gains_on_another_turn_is_asked(table):
    table.anna(hand="Witch")
    table.bernd(hand="", mats={"exile": ["2 Curse"]})
    table.anna().plays("Witch")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(discard="3 Curse", exile="")


def test_exile_and_another_reaction_are_ordered_by_their_player(table):
    buying(table, hand="Sheepdog", deck="2 Copper", mats={"exile": ["Silver"]}).buys("Silver")
    table.asks("Anna", "Exile", "Sheepdog")
    table.anna().chooses("Exile").chooses("yes").chooses("yes").has(hand="2 Copper", discard="2 Silver")


def test_a_table_with_a_card_in_exile_can_be_written_down_again(table):
    from rules import describe, format, parse, start

    buying(table, mats={"exile": ["Silver"]})
    assert start(parse(format(describe(table.game)))) == table.game


# --- Camel Train, Stockpile ------------------------------------------------------------------------------------------


def test_camel_train_exiles_any_card_of_the_supply_but_victory_cards(table):
    table.set(kingdom=["Camel Train", "Village"]).anna(hand="Camel Train").plays("Camel Train")
    table.asks("Anna", "Copper", "Silver", "Gold", "Curse", "Camel Train", "Village")
    table.anna().chooses("Village").has(exile="Village", discard="")
    table.pile("Village", 9)


def test_camel_train_played_twice_exiles_two(table):
    table.anna(hand="Throne Room, Camel Train").plays("Throne Room").chooses("Camel Train").chooses("Gold")
    table.anna().chooses("Gold").has(exile="2 Gold")


def test_a_gained_camel_train_exiles_a_gold(table):
    buying(table, "Camel Train").buys("Camel Train").has(discard="Camel Train", exile="Gold")
    table.pile("Gold", 29)


def test_a_gained_camel_train_without_golds(table):
    table.set(supply={"Gold": 0})
    buying(table, "Camel Train").buys("Camel Train").has(discard="Camel Train", exile="")
    table.cited("base2:gain:4")


def test_exiled_gold_comes_back_with_a_gold(table):
    buying(table, "Camel Train").buys("Camel Train").buys("Gold").chooses("yes").has(
        discard="Camel Train, 2 Gold", exile=""
    )


def test_stockpile_pays_and_is_exiled(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="Stockpile").plays("Stockpile")
    table.anna().has(coins=3, buys=2, play="", exile="Stockpile")


def test_two_stockpiles(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="2 Stockpile").plays_treasures()
    table.anna().has(coins=6, buys=3, exile="2 Stockpile")


def test_stockpile_with_a_crown_is_exiled_once(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="Crown, Stockpile").plays("Crown").chooses("Stockpile")
    table.anna().has(coins=6, buys=3, exile="Stockpile", play="Crown")


def test_a_stockpile_that_was_gained_lies_in_the_discard_pile(table):
    buying(table, "Stockpile").buys("Stockpile").has(discard="Stockpile", exile="")


# --- Bounty Hunter ---------------------------------------------------------------------------------------------------


def test_bounty_hunter_pays_for_a_card_new_to_exile(table):
    table.anna(hand="Bounty Hunter, Estate, Copper").plays("Bounty Hunter")
    table.asks("Anna", "Copper", "Estate")
    table.anna().chooses("Estate").has(actions=1, coins=3, exile="Estate", hand="Copper")


def test_bounty_hunter_pays_nothing_for_a_second_copy(table):
    table.anna(hand="Bounty Hunter, Estate", mats={"exile": ["Estate"]}).plays("Bounty Hunter")
    table.anna().has(coins=0, exile="2 Estate")


def test_bounty_hunter_without_a_card_in_hand(table):
    table.anna(hand="Bounty Hunter").plays("Bounty Hunter").has(coins=0, exile="")


def test_bounty_hunter_twice(table):
    table.anna(hand="Throne Room, Bounty Hunter, Estate, Copper").plays("Throne Room").chooses("Bounty Hunter")
    table.anna().chooses("Estate").has(coins=6, actions=2, exile="Estate, Copper")


def test_bounty_hunter_ignores_other_players_exile(table):
    table.anna(hand="Bounty Hunter, Estate")
    table.bernd(hand="", mats={"exile": ["Estate"]})
    table.anna().plays("Bounty Hunter").has(coins=3)


# --- Cardinal --------------------------------------------------------------------------------------------------------


def test_cardinal_exiles_the_only_card_that_fits(table):
    table.anna(hand="Cardinal")
    table.bernd(hand="", deck="Copper, Silver, Gold")
    table.anna().plays("Cardinal").has(coins=2)
    table.bernd().has(exile="Silver", discard="Copper", deck="Gold")


@pytest.mark.parametrize("deck", ["Copper, Province", "Estate, Curse"])
def test_cardinal_spares_what_costs_less_or_more(table, deck):
    table.anna(hand="Cardinal")
    table.bernd(hand="", deck=deck)
    table.anna().plays("Cardinal")
    table.bernd().has(exile="", discard=deck)


def test_cardinal_lets_the_victim_choose(table):
    table.anna(hand="Cardinal")
    table.bernd(hand="", deck="Silver, Gold")
    table.anna().plays("Cardinal")
    table.asks("Bernd", "Silver", "Gold")
    table.bernd().chooses("Silver").has(exile="Silver", discard="Gold")


def test_cardinal_shuffles_to_reveal_two(table):
    table.anna(hand="Cardinal")
    table.bernd(hand="", deck="Copper", discard="Silver")
    table.anna().plays("Cardinal")
    table.bernd().has(exile="Silver", discard="Copper", deck="")


def test_cardinal_against_an_empty_deck(table):
    table.anna(hand="Cardinal")
    table.bernd(hand="", deck="")
    table.anna().plays("Cardinal").has(coins=2)
    table.bernd().has(exile="", discard="")


def test_cardinal_twice(table):
    table.anna(hand="Throne Room, Cardinal")
    table.bernd(hand="", deck="Silver, Copper, Gold, Copper")
    table.anna().plays("Throne Room").chooses("Cardinal").has(coins=4)
    table.bernd().has(exile="Silver, Gold", discard="2 Copper")


def test_cardinal_and_a_moat(table):
    table.anna(hand="Cardinal")
    table.bernd(hand="Moat", deck="Silver, Gold")
    table.anna().plays("Cardinal")
    table.bernd().chooses("yes").has(exile="", deck="Silver, Gold")


# --- Coven -----------------------------------------------------------------------------------------------------------


def test_coven_exiles_a_curse_which_is_no_gain(table):
    table.anna(hand="Coven")
    table.bernd(hand="Sheepdog", deck="2 Copper")
    table.anna().plays("Coven").has(actions=1, coins=2)
    table.bernd().has(exile="Curse", hand="Sheepdog", points=-1)
    table.unsaid("Bernd", "gain")


def test_coven_without_curses_makes_them_discard_theirs(table):
    table.set(supply={"Curse": 0}).anna(hand="Coven")
    table.bernd(hand="", mats={"exile": ["2 Curse", "Gold"]})
    table.anna().plays("Coven")
    table.bernd().has(discard="2 Curse", exile="Gold")


def test_coven_without_curses_and_without_exiled_ones(table):
    table.set(supply={"Curse": 0}).anna(hand="Coven")
    table.bernd(hand="", deck="")
    table.anna().plays("Coven")
    table.bernd().has(discard="", exile="")


def test_coven_twice(table):
    table.anna(hand="Throne Room, Coven")
    table.bernd(hand="", deck="")
    table.anna().plays("Throne Room").chooses("Coven").has(coins=4, actions=2)
    table.bernd().has(exile="2 Curse")


def test_coven_does_not_affect_a_player_with_a_lighthouse(table):
    table.anna(hand="Coven")
    table.bernd(hand="", durations=["Lighthouse"])
    table.anna().plays("Coven")
    table.bernd().has(exile="")


# --- Displace --------------------------------------------------------------------------------------------------------


def test_displace_gains_a_card_of_another_name(table):
    table.set(kingdom=["Smithy", "Village"]).anna(hand="Displace, Estate").plays("Displace")
    table.asks("Anna", "Copper", "Silver", "Curse", "Smithy", "Village")
    table.anna().chooses("Smithy").has(exile="Estate", discard="Smithy")


def test_displace_with_an_empty_hand(table):
    table.anna(hand="Displace").plays("Displace").has(discard="", exile="")


def test_displace_twice(table):
    table.anna(hand="Throne Room, Displace, Copper, Estate").plays("Throne Room").chooses("Displace").chooses("Copper")
    table.asks("Anna", "Curse", "Estate")
    table.anna().chooses("Curse").chooses("Silver").has(exile="Copper, Estate", discard="Curse, Silver")


def test_displace_offers_the_exiled_copies_of_what_it_gains(table):
    table.anna(hand="Displace, Gold", mats={"exile": ["Silver"]}).plays("Displace").chooses("Silver").chooses("yes")
    table.anna().has(exile="Gold", discard="2 Silver")


def test_displace_and_a_bridge(table):
    table.set(kingdom=["Displace", "Smithy"]).anna(hand="Displace, Copper", play="Bridge").plays("Displace")
    table.asks("Anna", "Curse", "Estate", "Silver")


# --- Gatekeeper ------------------------------------------------------------------------------------------------------


def test_gatekeeper_exiles_what_others_gain_and_pays_next_turn(table):
    table.anna(hand="Gatekeeper", deck="9 Copper")
    table.bernd(hand="3 Copper", deck="5 Estate")
    table.anna().plays("Gatekeeper").passes()
    table.bernd().plays_treasures().buys("Silver").has(exile="Silver", discard="3 Copper")
    table.anna().has(coins=3, play="Gatekeeper")


def test_gatekeeper_spares_victory_cards_and_curses(table):
    table.anna(hand="", durations=["Gatekeeper"])
    table.set(turn={"player": "Bernd", "phase": "buy", "coins": 5, "buys": 3, "bought": True})
    table.bernd(hand="", deck="").buys("Estate").buys("Curse").has(discard="Curse, Estate", exile="")


def test_gatekeeper_spares_a_card_with_a_copy_in_exile(table):
    table.anna(hand="", durations=["Gatekeeper"])
    table.set(turn={"player": "Bernd", "phase": "buy", "coins": 3, "buys": 2, "bought": True})
    table.bernd(hand="", deck="", mats={"exile": ["Silver"]}).buys("Silver").chooses("yes")
    table.bernd().has(discard="2 Silver", exile="")


def test_gatekeeper_spares_its_own_player(table):
    table.set(turn={"player": "Anna", "coins": 3, "buys": 2})
    table.anna(hand="Gatekeeper", deck="").plays("Gatekeeper").buys("Silver").has(exile="", discard="Silver")


def test_the_second_copy_of_a_gatekept_turn_stays(table):
    table.anna(hand="", durations=["Gatekeeper"])
    table.set(turn={"player": "Bernd", "phase": "buy", "coins": 6, "buys": 3, "bought": True})
    table.bernd(hand="", deck="").buys("Silver").buys("Silver").chooses("no").has(exile="Silver", discard="Silver")


def test_two_gatekeepers_exile_a_card_once(table):
    table.anna(hand="", durations=["Gatekeeper", "Gatekeeper"])
    table.set(turn={"player": "Bernd", "phase": "buy", "coins": 3, "buys": 2, "bought": True})
    table.bernd(hand="", deck="").buys("Silver").has(exile="Silver", discard="")


def test_a_moat_shown_to_the_gatekeeper_protects_later(table):
    table.anna(hand="Gatekeeper", deck="")
    table.bernd(hand="Moat, 3 Copper", deck="")
    table.anna().plays("Gatekeeper")
    table.bernd().chooses("yes")
    table.anna().passes()
    table.bernd().plays("Moat").plays_treasures().buys("Silver")
    assert "exile" not in table.sentences
    table.said("Bernd", "gain", "Silver")


# --- Sanctuary -------------------------------------------------------------------------------------------------------


def test_sanctuary_may_exile_a_card(table):
    table.anna(hand="Sanctuary, Estate", deck="Copper, Gold").plays("Sanctuary")
    table.asks("Anna", "Copper", "Estate", may=True)
    table.anna().chooses("Estate").has(hand="Copper", exile="Estate", actions=1, buys=2)


def test_sanctuary_may_exile_nothing(table):
    table.anna(hand="Sanctuary, Estate", deck="Copper").plays("Sanctuary").passes().has(hand="Copper, Estate", exile="")


def test_sanctuary_with_no_cards_at_all(table):
    table.anna(hand="Sanctuary", deck="").plays("Sanctuary").has(actions=1, buys=2, exile="")


def test_sanctuary_twice(table):
    table.anna(hand="Throne Room, Sanctuary, Estate", deck="2 Copper").plays("Throne Room").chooses("Sanctuary")
    table.anna().chooses("Estate").chooses("Copper").has(hand="Copper", exile="Estate, Copper", actions=2, buys=3)


def test_a_tunnel_that_is_exiled_does_not_react(table):
    table.anna(hand="Sanctuary, Tunnel", deck="").plays("Sanctuary").chooses("Tunnel").has(exile="Tunnel", discard="")

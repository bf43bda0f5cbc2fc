"""Empires: Events."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format


def event(table, name, coins=14, buys=2, supply=None, kingdom=("Village", "Smithy", "Market"), **zones):
    """Anna buys the Event in her Buy phase and has a Buy left, so that the turn goes on."""
    table.set(
        landscapes=[name],
        kingdom=list(kingdom),
        supply=supply or {},
        turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True},
    )
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


def test_delve_gives_the_buy_back(table):
    event(table, "Delve", coins=7, buys=1).has(buys=1, coins=5, discard="Silver")
    table.anna().buys("Delve").has(buys=1, coins=3, discard="2 Silver")


def test_delve_without_silvers_still_gives_the_buy(table):
    event(table, "Delve", supply={"Silver": 0}).has(buys=2, discard="")


def test_an_event_can_be_bought_twice_and_costs_the_same_with_a_bridge(table):
    table.set(landscapes=["Delve"], kingdom=["Bridge"], turn={"coins": 1}).anna(hand="Bridge").plays("Bridge")
    assert "buy Delve" in table.game.choices
    table.anna().has(coins=2).buys("Delve").has(coins=0, buys=2)


def test_delve_cannot_be_bought_with_debt(table):
    table.set(landscapes=["Delve"], turn={"phase": "buy", "coins": 2}).anna(hand="", tokens={"debt": 1})
    assert "buy Delve" not in table.game.choices


def test_advance_trades_an_action_for_one_up_to_six(table):
    event(table, "Advance", hand="Moat, Copper", kingdom=["Market", "Moat", "Smithy"])
    table.asks("Anna", "Moat", may=True)
    table.anna().chooses("Moat")
    table.asks("Anna", "Market", "Moat", "Smithy")
    table.anna().chooses("Market").has(discard="Market", hand="Copper", coins=14)
    table.trash("Moat")


def test_advance_without_trashing_does_nothing(table):
    event(table, "Advance", hand="Moat").passes().has(hand="Moat", discard="")


def test_advance_without_an_action_does_nothing(table):
    event(table, "Advance", hand="Copper").has(hand="Copper", discard="", buys=1)


def test_advance_can_trash_a_crown(table):
    event(table, "Advance", hand="Crown").chooses("Crown").chooses("Smithy").has(discard="Smithy")


def test_triumph_counts_the_estate(table):
    event(table, "Triumph", coins=1).has(discard="Estate", vp=1, debt=5)


def test_triumph_counts_what_was_gained_before(table):
    table.set(landscapes=["Triumph", "Delve"], turn={"phase": "buy", "coins": 7, "buys": 3}).anna(hand="")
    table.anna().buys("Delve").buys("Silver").buys("Triumph").has(vp=3, discard="2 Silver, Estate")


def test_triumph_without_estates_gives_nothing(table):
    event(table, "Triumph", supply={"Estate": 0}).has(vp=0, debt=5, discard="")


def test_triumph_does_not_count_what_another_gained(table):
    table.set(landscapes=["Triumph"], kingdom=["Witch"], turn={"coins": 0, "buys": 2}).anna(hand="Witch")
    table.bernd(hand="")
    table.anna().plays("Witch").buys("Triumph").has(vp=1)


def test_banquet_gains_two_coppers_and_a_card_that_is_no_victory_card(table):
    event(table, "Banquet", kingdom=["Market", "Smithy"])
    table.asks("Anna", "Copper", "Curse", "Market", "Silver", "Smithy")
    table.anna().chooses("Market").has(discard="2 Copper, Market", coins=11)


def test_banquet_without_coppers(table):
    event(table, "Banquet", supply={"Copper": 0}).chooses("Market").has(discard="Market")


def test_banquet_cannot_gain_a_card_with_debt(table):
    event(table, "Banquet", kingdom=["Engineer", "Moat"])
    table.asks("Anna", "Copper", "Curse", "Moat", "Silver")


def test_banquet_with_one_copper_left(table):
    event(table, "Banquet", supply={"Copper": 1}).chooses("Silver").has(discard="Copper, Silver")


def test_ritual_pays_for_the_coins_of_what_is_trashed(table):
    event(table, "Ritual", hand="Gold, Copper").chooses("Gold").has(vp=6, discard="Curse", hand="Copper")
    table.trash("Gold")


def test_ritual_does_nothing_without_curses(table):
    event(table, "Ritual", supply={"Curse": 0}, hand="Gold").has(vp=0, hand="Gold", coins=10)


def test_ritual_pays_nothing_for_debt(table):
    event(table, "Ritual", hand="City Quarter").has(vp=0, hand="", discard="Curse")


def test_ritual_with_an_empty_hand_gains_just_the_curse(table):
    event(table, "Ritual").has(vp=0, discard="Curse")


def test_ritual_pays_what_the_card_costs_now(table):
    table.set(landscapes=["Ritual"], kingdom=["Bridge"], turn={"coins": 3}).anna(hand="Bridge, Gold").plays("Bridge")
    table.anna().buys("Ritual").has(vp=5)


def test_salt_the_earth_trashes_a_victory_card_from_the_supply(table):
    event(table, "Salt the Earth")
    table.asks("Anna", "Duchy", "Estate", "Province")
    table.anna().chooses("Province").has(vp=1)
    table.trash("Province").pile("Province", 7)


def test_salt_the_earth_on_crumbling_castle_pays_its_buyer(table):
    event(table, "Salt the Earth", kingdom=["Castles"], supply={"Castles": ["Crumbling Castle", "King's Castle"]})
    table.anna().chooses("Crumbling Castle").has(vp=2, discard="Silver")


def test_salt_the_earth_can_end_the_game(table):
    event(table, "Salt the Earth", supply={"Province": 1}, buys=1).chooses("Province")
    assert table.over


def test_salt_the_earth_twice(table):
    event(table, "Salt the Earth", buys=3).chooses("Estate").buys("Salt the Earth").chooses("Estate").has(vp=2)
    table.trash("2 Estate")


def test_wedding_gives_a_point_a_gold_and_debt(table):
    event(table, "Wedding", coins=5).has(vp=1, discard="Gold", debt=3, coins=1)


def test_wedding_without_golds_still_gives_the_point(table):
    event(table, "Wedding", supply={"Gold": 0}, coins=4).has(vp=1, discard="", debt=3)


def test_wedding_needs_its_coins(table):
    table.set(landscapes=["Wedding"], turn={"phase": "buy", "coins": 3}).anna(hand="")
    assert "buy Wedding" not in table.game.choices


def test_after_a_wedding_nothing_is_bought_before_the_debt_is_paid(table):
    event(table, "Wedding", coins=5, buys=2)
    assert not any(choice.startswith("buy ") for choice in table.game.choices)


def test_windfall_with_deck_and_discard_pile_empty(table):
    event(table, "Windfall", hand="Copper").has(discard="3 Gold", hand="Copper")


@pytest.mark.parametrize("zone", ["deck", "discard"])
def test_windfall_with_a_card_left_brings_nothing(table, zone):
    event(table, "Windfall", **{zone: "Estate"}).has(**{zone: "Estate"}, coins=9)
    assert "brings none" in table.sentences


def test_windfall_with_two_golds_left(table):
    event(table, "Windfall", supply={"Gold": 2}).has(discard="2 Gold")


def test_a_second_windfall_finds_the_golds_in_the_discard_pile(table):
    event(table, "Windfall", buys=3).buys("Windfall").has(discard="3 Gold")


def test_conquest_counts_its_own_silvers(table):
    event(table, "Conquest", coins=12, buys=3).has(vp=2, discard="2 Silver")
    table.anna().buys("Conquest").has(vp=6, discard="4 Silver")


def test_conquest_counts_a_silver_bought_before(table):
    table.set(landscapes=["Conquest"], turn={"phase": "buy", "coins": 9, "buys": 3}).anna(hand="")
    table.anna().buys("Silver").buys("Conquest").has(vp=3)


def test_conquest_without_silvers(table):
    event(table, "Conquest", supply={"Silver": 0}).has(vp=0, discard="")


def test_conquest_with_one_silver(table):
    event(table, "Conquest", supply={"Silver": 1}).has(vp=1, discard="Silver")


def test_dominate_gains_a_province_and_nine_points(table):
    event(table, "Dominate").has(vp=9, discard="Province", coins=0)


def test_dominate_without_provinces_does_nothing(table):
    event(table, "Dominate", supply={"Province": 0}).has(vp=0, discard="")


def test_dominate_costs_fourteen(table):
    table.set(landscapes=["Dominate"], turn={"phase": "buy", "coins": 13}).anna(hand="")
    assert "buy Dominate" not in table.game.choices


def test_groundskeeper_pays_for_the_province_of_dominate(table):
    table.set(landscapes=["Dominate"], turn={"coins": 14, "buys": 2}).anna(hand="Groundskeeper").plays("Groundskeeper")
    table.anna().buys("Dominate").has(vp=10)


# --- Donate, Annex, Tax ----------------------------------------------------------------------------------------------


def test_donate_comes_at_the_start_of_the_next_turn(table):
    event(table, "Donate", coins=0, buys=1, deck="5 Copper, Estate", discard="Curse").has(debt=8, hand="5 Copper")
    table.bernd().passes()
    table.asks("Anna", "Copper", "Curse", "Estate", may=True, least=0, most=7)
    table.anna().chooses("Curse, Estate").has(hand="5 Copper", deck="", discard="")
    table.trash("Curse, Estate")


def test_donate_draws_five_of_what_is_left(table):
    event(table, "Donate", coins=0, buys=1, deck="9 Copper")
    table.bernd().passes()
    table.anna().passes().has(hand="5 Copper", deck="4 Copper")


def test_donate_may_trash_everything(table):
    event(table, "Donate", coins=0, buys=1, deck="3 Copper")
    table.bernd().passes()
    table.anna().chooses("3 Copper").has(hand="", deck="")
    table.trash("3 Copper")


def test_donate_leaves_alone_what_is_in_play_or_aside_and_comes_before_it(table):
    event(table, "Donate", coins=0, buys=1, deck="3 Copper", durations=[{"Haven": ["Estate"]}])
    table.bernd().passes()
    table.asks("Anna", "Copper", may=True)
    table.anna().passes().has(hand="3 Copper, Estate", play="Haven")


def test_donate_comes_once_however_long_ago_it_was_bought(table):
    event(table, "Donate", coins=0, buys=1, deck="6 Copper")
    table.bernd().passes()
    table.anna().chooses("Copper")
    table.next_turn_of("Anna").has(hand="5 Copper")


def test_donate_shuffles_only_the_hand(table):
    event(table, "Donate", coins=0, buys=1, deck="5 Copper, Market Square, Estate")
    table.bernd().passes()
    table.anna().chooses("Estate").chooses("yes")
    table.anna().has(discard="Gold, Market Square", hand="5 Copper", deck="")


def test_a_donate_to_come_can_be_described(table):
    event(table, "Donate", coins=0, buys=1, deck="6 Copper")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    again.push("-")
    assert again.pending.prompt[0] == "Which cards from your hand do you trash, any number?"


def test_annex_keeps_up_to_five_cards_in_the_discard_pile(table):
    event(table, "Annex", deck="Copper", discard="3 Estate, Gold, 2 Curse")
    table.asks("Anna", "Estate", "Gold", "Curse", may=True, least=0, most=5)
    table.anna().chooses("3 Estate, 2 Curse").has(discard="Duchy, 3 Estate, 2 Curse", deck=2, debt=8)
    table.said("Anna", "look", "3 Estate, Gold, 2 Curse")


def test_annex_may_keep_nothing_back(table):
    event(table, "Annex", deck="Copper", discard="Estate, Gold").passes().has(discard="Duchy", deck=3)


def test_annex_with_an_empty_discard_pile_still_gains_a_duchy(table):
    event(table, "Annex", deck="Gold, Copper").has(discard="Duchy", deck="Gold, Copper")
    assert "shuffle" not in table.sentences


def test_annex_without_a_duchy_shuffles(table):
    event(table, "Annex", supply={"Duchy": 0}, discard="Estate").passes().has(discard="", deck="Estate")


def test_annex_lets_a_star_chart_choose(table):
    table.set(
        landscapes=["Annex", "Star Chart"],
        turn={"player": "Anna", "phase": "buy", "buys": 2, "coins": 1},
        kingdom=["Village"],
    )
    table.anna(hand="", deck="3 Copper", discard="Gold", holds=["Star Chart"]).buys("Annex").passes()
    table.asks("Anna", "Copper", "Gold", may=True)
    table.anna().chooses("Gold").has(deck="Gold, 3 Copper")


def debt_on(table, name):
    return table.game.pile_tokens.get((name, "debt"), 0)


def test_tax_lays_a_debt_on_every_pile_of_the_supply(table):
    table.set(landscapes=["Tax"], kingdom=["Village", "Encampment"]).anna(hand="Copper")
    assert [debt_on(table, name) for name in ("copper", "curse", "village", "encampment-plunder")] == [1, 1, 1, 1]


def test_tax_adds_two_to_any_pile(table):
    event(table, "Tax", supply={"Smithy": 0}).chooses("Smithy")
    assert debt_on(table, "smithy") == 3


def test_whoever_buys_a_card_takes_its_debt(table):
    event(table, "Tax").chooses("Village").buys("Village").has(debt=3)
    assert debt_on(table, "village") == 0
    table.asks("Anna", *(f"pay {n} debt" for n in (1, 2, 3)), may=True)


def test_debt_of_a_pile_is_not_taken_in_the_action_phase(table):
    table.set(landscapes=["Tax"]).anna(hand="Workshop, Copper").plays("Workshop").chooses("Silver").has(debt=0)
    assert debt_on(table, "silver") == 1


def test_debt_of_a_pile_is_not_taken_on_anothers_turn(table):
    table.set(landscapes=["Tax"]).anna(hand="Witch, Copper").plays("Witch")
    table.bernd().has(discard="Curse", debt=0)


def test_the_next_one_from_the_pile_costs_no_debt(table):
    table.set(landscapes=["Tax"], turn={"player": "Anna", "phase": "buy", "coins": 8, "buys": 3}).anna(hand="", deck="")
    table.anna().buys("Silver").has(debt=1).chooses("pay 1 debt").buys("Silver").has(debt=0)


def test_a_split_pile_shares_its_debt(table):
    table.set(landscapes=["Tax"], kingdom=["Encampment"], supply={"Encampment / Plunder": ["Encampment", "Plunder"]})
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 8, "buys": 3}).anna(hand="", deck="")
    table.anna().buys("Encampment").chooses("pay 1 debt").buys("Plunder").has(debt=0)


def test_a_card_of_the_black_market_has_no_pile_to_tax(table):
    table.set(landscapes=["Tax"], supply={"Black Market deck": ["Smithy"]}, kingdom=["Village"])
    table.anna(hand="Black Market, Gold").plays("Black Market").chooses("Gold").chooses("Smithy").has(debt=0)


def test_taxed_piles_can_be_described(table):
    event(table, "Tax").chooses("Village").buys("Village")
    assert start(parse(format(describe(table.game)))) == table.game


def test_advance_trashes_one_action(table):
    event(table, "Advance", hand="Village, Smithy")
    table.asks("Anna", "Smithy", "Village", may=True, most=1)


def test_triumph_without_an_estate_gives_nothing_for_the_other_gains(table):
    table.set(landscapes=["Triumph"], supply={"Estate": 0})
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 3, "buys": 3}).anna(hand="", deck="")
    table.anna().buys("Silver").buys("Triumph").has(vp=0, debt=5)

"""Prosperity, both editions: big money, victory point tokens, prices that change."""

import pytest

from rules import Illegal
from rules.answer import steps
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format

BUY = {"player": "Anna", "phase": "buy"}


def same_after_writing(table):
    """What the table remembers is in the document, too."""
    assert start(parse(format(describe(table.game)))) == table.game


# --- King's Court ----------------------------------------------------------------------------------------------------


def test_kings_court_plays_an_action_three_times(table):
    table.anna(hand="King's Court, Smithy, Copper", deck="10 Estate").plays("King's Court")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="Copper, 9 Estate", play="King's Court, Smithy", actions=0)


def test_kings_court_may_be_left_unused(table):
    table.anna(hand="King's Court, Smithy", deck="3 Estate").plays("King's Court").passes().has(hand="Smithy")


def test_kings_court_without_an_action_asks_nothing(table):
    table.anna(hand="King's Court, Copper").plays("King's Court").has(hand="Copper", coins=0)
    table.phase("Anna", "buy")


def test_kings_court_on_kings_court_plays_three_actions_thrice_each(table):
    table.anna(hand="2 King's Court, Festival, Market, Monument", deck="3 Copper").plays("King's Court")
    table.anna().chooses("King's Court").chooses("Festival").chooses("Market").chooses("Monument")
    # Festival: +2 Actions, +1 Buy, +2; Market: +1 each; Monument: +2 and a token
    table.anna().has(actions=9, buys=7, coins=15, vp=3, hand="3 Copper")


def test_kings_court_throned_plays_two_actions_thrice_each(table):
    table.anna(hand="Throne Room, King's Court, Monument, Festival").plays("Throne Room").chooses("King's Court")
    table.anna().chooses("Monument").chooses("Festival").has(vp=3, actions=6, coins=12)


def test_kings_court_stays_in_play_with_a_duration(table):
    table.anna(hand="King's Court, Fishing Village", deck="5 Copper", discard="").plays("King's Court")
    table.anna().chooses("Fishing Village").has(actions=6, coins=3).passes()
    table.next_turn_of("Anna").has(play="King's Court, Fishing Village", actions=4, coins=3)
    table.next_turn_of("Anna").has(play="", actions=1, coins=0)


def test_kings_court_described_on_a_duration_has_its_effects_thrice(table):
    table.anna(hand="Copper", durations=[{"King's Court": ["Wharf"]}], deck="20 Copper").passes()
    table.next_turn_of("Anna").has(buys=4, hand=11)


def test_kings_court_stays_no_longer_without_a_duration(table):
    table.anna(hand="King's Court, Monument", deck="5 Copper").plays("King's Court").chooses("Monument").passes()
    table.anna().has(play="", hand="5 Copper", vp=3)


def test_kings_court_on_a_card_that_left(table):
    table.set(kingdom=["Market"]).anna(hand="King's Court, Embargo").plays("King's Court").chooses("Embargo")
    # trashed the first time, it is played twice more where it is
    table.anna().chooses("Gold").chooses("Gold").chooses("Silver").has(play="King's Court", coins=6)
    table.trash("Embargo")


# --- Mint ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_mint_gains_a_copy_of_a_treasure_from_hand(table, edition):
    table.set(editions={"Prosperity": edition}).anna(hand="Mint, Gold, Silver, Estate").plays("Mint")
    table.asks("Anna", "Gold", "Silver", may=True, most=1)
    table.anna().chooses("Gold").has(hand="Gold, Silver, Estate", discard="Gold")
    table.said("Anna", "reveal", "Gold")


@pytest.mark.parametrize("edition", [1, 2])
def test_mint_may_show_nothing(table, edition):
    table.set(editions={"Prosperity": edition}).anna(hand="Mint, Gold").plays("Mint").passes().has(
        hand="Gold", discard=""
    )


def test_mint_finds_the_pile_empty(table):
    table.set(supply={"Gold": 0}).anna(hand="Mint, Gold").plays("Mint").chooses("Gold").has(discard="")


def test_mint_throned_shows_the_same_card_twice(table):
    table.anna(hand="Throne Room, Mint, Gold").plays("Throne Room").chooses("Mint").chooses("Gold").chooses("Gold")
    table.anna().has(hand="Gold", discard="2 Gold")


def test_mint_bought_trashes_the_treasures_in_play_only(table):
    table.set(kingdom=["Mint"], turn={**BUY, "buys": 2}).anna(hand="Gold, 3 Copper", play="Village, Silver")
    table.anna().plays("Gold").plays("Copper").plays("Copper").buys("Mint").has(
        hand="Copper", play="Village", discard="Mint", coins=0
    )
    table.trash("Gold, Silver, 2 Copper")


def test_mint_of_the_first_edition_gained_otherwise_leaves_treasures_alone(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Mint"]).anna(hand="Artisan, Copper", play="Silver")
    table.anna().plays("Artisan").chooses("Mint").has(play="Silver, Artisan")
    table.trash("")


def test_mint_gained_by_artisan_trashes_treasures_in_play(table):
    table.set(kingdom=["Mint"]).anna(hand="Artisan, Copper", play="Silver").plays("Artisan").chooses("Mint")
    table.trash("Silver")


def test_mint_of_the_first_edition_trashes_when_it_is_bought_before_it_is_gained(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Mint"], turn={**BUY, "buys": 2}).anna(hand="Royal Seal, Gold")
    table.anna().plays_treasures().buys("Mint").has(discard="Mint", deck="", play="")
    table.trash("Royal Seal, Gold")


def test_mint_trashes_curses_where_they_are_treasures(table):
    table.set(kingdom=["Charlatan", "Mint"], turn={**BUY, "buys": 2}).anna(hand="Gold, 2 Curse").plays_treasures().buys(
        "Mint"
    )
    table.trash("Gold, 2 Curse")


# --- Watchtower ------------------------------------------------------------------------------------------------------


def test_watchtower_draws_up_to_six(table):
    table.anna(hand="Watchtower, 2 Copper", deck="5 Estate").plays("Watchtower").has(hand="2 Copper, 4 Estate")


def test_watchtower_with_six_cards_draws_nothing(table):
    table.anna(hand="Watchtower, 6 Copper", deck="5 Estate").plays("Watchtower").has(hand="6 Copper", deck="5 Estate")


def test_watchtower_is_asked_for_every_gain(table):
    table.set(turn={**BUY, "buys": 3, "coins": 9}).anna(hand="Watchtower").buys("Silver")
    table.asks("Anna", "trash", "deck", may=True)
    table.anna().chooses("deck").buys("Copper").chooses("trash").has(deck="Silver", discard="")
    table.trash("Copper")


def test_watchtower_comes_before_or_after_a_royal_seal(table):
    table.set(turn={**BUY, "buys": 3, "coins": 9}).anna(hand="Watchtower", play="Royal Seal").buys("Silver")
    table.asks("Anna", "Watchtower", "Royal Seal")
    table.anna().chooses("Royal Seal").chooses("yes").has(deck="Silver")
    assert "moved away" in table.sentences  # the Watchtower finds the Silver no longer where it was gained to


# --- Grand Market ----------------------------------------------------------------------------------------------------


def test_grand_market_gives_all_of_it(table):
    table.anna(hand="Grand Market", deck="Gold").plays("Grand Market").has(hand="Gold", actions=1, buys=2, coins=2)


def test_grand_market_cannot_be_bought_with_a_copper_in_play(table):
    table.set(kingdom=["Grand Market"], turn={**BUY, "coins": 6}).anna(hand="Copper")
    assert "buy Grand Market" in table.game.choices
    table.anna().plays("Copper")
    assert "buy Grand Market" not in table.game.choices
    assert "buy Gold" in table.game.choices


def test_why_a_card_cannot_be_bought_is_said(table):
    table.set(kingdom=["Grand Market"], turn={**BUY, "coins": 9}).anna(hand="Copper, Contraband").plays_treasures()
    table.bernd().chooses("Gold")
    with pytest.raises(Illegal) as market:
        table.anna().buys("Grand Market")
    assert market.value.why[0] == "Grand Market cannot be bought now: what it says forbids it."
    with pytest.raises(Illegal) as gold:
        table.anna().chooses("kaufe Gold")
    assert gold.value.why == (
        "Gold cannot be bought now: the Contraband forbids it.",
        "Gold kann jetzt nicht gekauft werden: Das verbietet die Schmuggelware.",
    )


@pytest.mark.parametrize(
    ("turn", "move", "why"),
    [
        # base2:buy:1, base2:phases:1: what a Buy phase allows, and when it is one
        ({**BUY, "coins": 2}, "buy Silver", "Silver cannot be bought now: it costs 3, and Anna has 2."),
        (
            {**BUY, "buys": 2, "bought": True},
            "play Copper",
            "Copper cannot be played now: something has been bought already.",
        ),
        (BUY, "play Smithy", "Smithy cannot be played now: it is the Buy phase."),
        ({"coins": 3}, "buy Silver", "Silver cannot be bought now: cards are bought in the Buy phase."),
    ],
)
def test_why_a_move_of_the_phase_is_refused_is_said(table, turn, move, why):
    table.set(turn=turn).anna(hand="Copper, Smithy")
    with pytest.raises(Illegal) as refused:
        table.anna().chooses(move)
    assert refused.value.why[0] == why


def test_grand_market_minds_the_buyers_coppers_only(table):
    table.set(kingdom=["Grand Market"], turn={**BUY, "coins": 6}).anna(hand="Estate")
    table.bernd(play="Copper", deck="")
    assert "buy Grand Market" in table.game.choices


def test_grand_market_from_the_black_market_minds_coppers_too(table):
    deck = {"Black Market deck": ["Grand Market", "Village", "Moat"]}
    table.set(supply=deck, turn={"player": "Anna", "coins": 5}).anna(hand="Black Market, Copper").plays("Black Market")
    table.anna().chooses("Copper")
    table.asks("Anna", "Village", "Moat", may=True)


def test_grand_market_throned(table):
    table.anna(hand="Throne Room, Grand Market", deck="2 Gold").plays("Throne Room").chooses("Grand Market")
    table.anna().has(hand="2 Gold", actions=2, buys=3, coins=4)


# --- Peddler ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("play", "price"), [("", 8), ("Village", 6), ("3 Village, Gold", 2), ("6 Village", 0)])
def test_peddler_is_cheaper_in_the_buy_phase_for_actions_in_play(table, play, price):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 8, "buys": 2}).anna(hand="Estate", play=play)
    table.anna().buys("Peddler").has(coins=8 - price)


def test_peddler_costs_eight_in_the_action_phase(table):
    table.set(supply={"Colony": 8}).anna(hand="Expand, Peddler", play="5 Village").plays("Expand")
    table.anna().chooses("Colony").has(discard="Colony")


def test_peddler_in_the_buy_phase_counts_the_actions_of_the_player_whose_turn_it_is(table):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 8, "buys": 2}).anna(hand="Estate", play="Village")
    table.bernd(durations=["Wharf"], deck="")
    table.anna().buys("Peddler").has(coins=2)


def test_peddler_gives_a_card_an_action_and_a_coin(table):
    table.anna(hand="Throne Room, Peddler", deck="2 Gold, 2 Estate").plays("Throne Room").chooses("Peddler")
    table.anna().has(hand="2 Gold", actions=2, coins=2)


def test_peddlers_price_is_told_with_its_parts(table):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Estate", play="Village, Bridge")
    table.anna().buys("Peddler")
    step = next(step for step in steps(table.game) if step["text"]["en"].startswith("The Peddler costs"))
    assert "8, less 4 by its own words, less 1 by the Bridge" in step["text"]["en"]
    assert "8, 4 weniger nach eigenem Text, 1 weniger durch die Brücke" in step["text"]["de"]
    assert step["cites"][0] == "prosperity2:peddler:2"


def test_peddler_and_bridge_add_up(table):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Estate", play="Village, Bridge")
    table.anna().buys("Peddler").has(coins=2)  # 8 - 4 for two Actions in play - 1 for the Bridge


# --- Quarry ----------------------------------------------------------------------------------------------------------


def test_quarry_makes_actions_cheaper_and_nothing_else(table):
    table.set(kingdom=["Market"], turn={**BUY, "coins": 2}).anna(hand="Quarry").plays("Quarry").has(coins=3)
    assert {"buy Market", "buy Silver"} <= set(table.game.choices)
    assert "buy Duchy" not in table.game.choices


def test_quarries_add_up_and_never_go_below_zero(table):
    table.set(kingdom=["Village"], turn={**BUY, "buys": 2}).anna(hand="2 Quarry").plays_treasures().buys("Village")
    table.anna().has(coins=2)


def test_quarry_holds_for_this_turn_only(table):
    table.set(kingdom=["Market"], turn=BUY).anna(hand="Quarry", deck="5 Silver").plays("Quarry").passes()
    table.next_turn_of("Anna").plays("Silver").plays("Silver")
    assert "buy Market" not in table.game.choices


def test_quarry_changes_what_can_be_gained(table):
    table.set(kingdom=["Market"], turn=BUY).anna(hand="Quarry, Anvil, Copper").plays("Quarry").plays("Anvil")
    table.anna().chooses("Copper").chooses("Market").has(discard="Copper, Market")


def test_quarry_of_the_first_edition_holds_while_in_play(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Market", "Mint"], turn={**BUY, "coins": 9, "buys": 3})
    table.anna(hand="Quarry").plays("Quarry").buys("Mint").has(coins=7).buys("Market").has(coins=2)


def test_quarry_played_twice_counts_twice(table):
    table.set(kingdom=["Market"], turn=BUY).anna(hand="Tiara, Quarry").plays("Tiara").chooses("Quarry")
    table.anna().buys("Market").has(coins=1).chooses("no")


# --- Bank ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("play", "coins"), [("", 1), ("Copper, Silver", 3), ("3 Village, Gold", 2)])
def test_bank_counts_treasures_in_play(table, play, coins):
    table.set(turn=BUY).anna(hand="Bank", play=play).plays("Bank").has(coins=coins)


def test_bank_is_played_last_of_all(table):
    table.set(turn=BUY).anna(hand="Bank, 3 Copper, Silver, Bank").plays_treasures().has(coins=16)  # 5, then 5 and 6


def test_bank_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Bank").plays("Tiara").chooses("Bank").has(coins=4)


def test_bank_counts_curses_where_they_are_treasures(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Bank", play="2 Curse").plays("Bank").has(coins=3)


# --- Hoard -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_hoard_gains_a_gold_for_a_bought_victory_card(table, edition):
    table.set(editions={"Prosperity": edition}, turn={**BUY, "buys": 3}).anna(hand="Hoard").plays("Hoard").has(coins=2)
    table.anna().buys("Estate").has(discard="Gold, Estate", coins=0)


def test_hoard_without_golds_left(table):
    table.set(turn={**BUY, "buys": 3}, supply={"Gold": 0}).anna(hand="Hoard").plays("Hoard").buys("Estate")
    table.anna().has(discard="Estate")


def test_hoard_does_not_care_for_other_cards(table):
    table.set(turn={**BUY, "buys": 3}).anna(hand="Hoard").plays("Hoard").buys("Copper").has(discard="Copper")


def test_hoard_played_twice_gains_two(table):
    table.set(turn={**BUY, "buys": 2}).anna(hand="Tiara, Hoard").plays("Tiara").chooses("Hoard").buys("Estate")
    for _ in range(2):
        table.anna().chooses("Hoard")
        table.anna().chooses("no")
    table.anna().chooses("no").has(discard="Estate, 2 Gold")


def test_hoard_of_the_first_edition_must_be_in_play(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Mint"], turn={**BUY, "buys": 3, "coins": 5})
    table.anna(hand="Hoard").plays("Hoard")
    table.anna().buys("Mint").buys("Estate").has(discard="Mint, Estate")
    table.trash("Hoard")


def test_hoard_of_the_second_edition_needs_not(table):
    table.set(kingdom=["Mint"], turn={**BUY, "buys": 3, "coins": 5}).anna(hand="Hoard").plays("Hoard")
    table.anna().buys("Mint").buys("Estate").has(discard="Mint, Estate, Gold")
    table.trash("Hoard")


# --- Talisman --------------------------------------------------------------------------------------------------------


def test_talisman_gains_a_second_one(table):
    table.set(kingdom=["Village"], turn={**BUY, "buys": 2, "coins": 2}).anna(hand="Talisman").plays("Talisman")
    table.anna().buys("Village").has(discard="2 Village", coins=0)


@pytest.mark.parametrize("name", ["Market", "Estate", "Island", "Familiar"])
def test_talisman_does_not_copy_what_is_dear_or_a_victory_card_or_costs_a_potion(table, name):
    table.set(kingdom=[name], turn={**BUY, "buys": 2, "coins": 8}).anna(hand="Talisman, Potion").plays_treasures()
    table.anna().buys(name).has(discard=name)


def test_talisman_says_why_a_victory_card_is_not_copied(table):
    table.set(kingdom=["Island"], turn={**BUY, "buys": 2, "coins": 8}).anna(hand="Talisman").plays("Talisman")
    table.anna().buys("Island").has(discard="Island")
    assert "no copy" in table.sentences
    table.cited("prosperity1:talisman:3")


def test_talisman_takes_the_last_one(table):
    table.set(supply={"Village": 1}, turn={**BUY, "buys": 2, "coins": 2}).anna(hand="Talisman").plays("Talisman")
    table.anna().buys("Village").has(discard="Village", buys=1)


def test_talisman_does_nothing_for_a_card_that_is_not_bought(table):
    table.set(turn=BUY).anna(hand="Talisman, Anvil, Copper").plays("Talisman").plays("Anvil").chooses("Copper")
    table.anna().chooses("Silver").has(discard="Copper, Silver")


# --- Goons -----------------------------------------------------------------------------------------------------------


def test_goons_give_a_token_for_each_purchase(table):
    table.anna(hand="Goons", deck="")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Goons")
    table.bernd().has(hand="3 Copper")
    table.anna().has(coins=2, buys=2).buys("Copper").has(vp=1, buys=1)


def test_goons_let_choose_what_is_discarded_and_moat_stops_it(table):
    table.anna(hand="Goons", deck="")
    table.bernd(hand="Gold, Silver, Copper, Estate", deck="")
    table.carla(hand="Moat, 4 Copper", deck="")
    table.anna().plays("Goons")
    table.carla().chooses("yes")
    table.asks("Bernd", "Gold", "Silver", "Copper", "Estate", least=1, most=1)
    table.bernd().chooses("Estate").has(hand="Gold, Silver, Copper")
    table.carla().has(hand=5)


def test_goons_give_nothing_for_a_gain_and_nothing_for_an_event(table):
    table.set(landscapes=["Mission"], turn={**BUY, "buys": 3, "coins": 4}).anna(hand="Anvil, Copper", play="Goons")
    table.anna().plays("Anvil").chooses("Copper").chooses("Silver").buys("Mission").has(vp=0, discard="Copper, Silver")


def test_goons_played_three_times_count_once(table):
    table.anna(hand="King's Court, Goons", deck="").plays("King's Court").chooses("Goons").has(coins=6, buys=4)
    table.anna().buys("Silver").has(vp=1).buys("Silver").has(vp=2)


# --- Bishop ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trashed", "vp"), [("Copper", 1), ("Silver", 2), ("Market", 3), ("Golem", 3), ("Colony", 6)])
def test_bishop_gives_half_the_cost(table, trashed, vp):
    table.anna(hand=f"Bishop, {trashed}").plays("Bishop").has(coins=1, vp=vp)
    table.trash(trashed)


def test_bishop_lets_the_others_trash_in_turn_order(table):
    table.anna(hand="Bishop, Curse", deck="")
    table.bernd(hand="Gold, Curse", deck="")
    table.carla(hand="Estate", deck="")
    table.anna().plays("Bishop")
    table.asks("Bernd", "Gold", "Curse", may=True)
    table.bernd().chooses("Curse")
    table.carla().passes().has(hand="Estate", vp=0)
    table.bernd().has(hand="Gold", vp=0)
    table.trash("2 Curse")


def test_bishop_with_an_empty_hand(table):
    table.anna(hand="Bishop").plays("Bishop").has(coins=1, vp=1)


def test_bishop_looks_at_the_cost_of_now(table):
    table.anna(hand="Bishop, Estate", play="Bridge").plays("Bishop").has(vp=1)


def test_bishop_throned(table):
    table.anna(hand="Throne Room, Bishop, Gold, Province").plays("Throne Room").chooses("Bishop").chooses("Gold")
    table.anna().has(vp=9, coins=2)


# --- Monument --------------------------------------------------------------------------------------------------------


def test_monument_gives_a_token_that_counts(table):
    table.anna(hand="Monument, Estate").plays("Monument").has(coins=2, vp=1, points=2)


def test_monuments_tokens_add_to_those_there(table):
    table.anna(hand="Throne Room, Monument", tokens={"vp": 4}).plays("Throne Room").chooses("Monument").has(vp=6)


# --- Mountebank ------------------------------------------------------------------------------------------------------


def test_mountebank_gives_curse_and_copper_or_takes_a_curse(table):
    table.anna(hand="Mountebank", deck="")
    table.bernd(hand="2 Curse, Gold", deck="")
    table.carla(hand="Gold", deck="")
    table.anna().plays("Mountebank").has(coins=2)
    table.asks("Bernd", "Curse", may=True, most=1)
    table.bernd().chooses("Curse").has(discard="Curse", hand="Curse, Gold")
    table.carla().has(discard="Curse, Copper")


def test_mountebank_may_be_let_happen(table):
    table.anna(hand="Mountebank", deck="")
    table.bernd(hand="Curse", deck="")
    table.anna().plays("Mountebank")
    table.bernd().passes().has(hand="Curse", discard="Curse, Copper")


def test_mountebank_and_the_last_curse(table):
    table.set(supply={"Curse": 1}).anna(hand="Mountebank", deck="")
    table.bernd(hand="", deck="")
    table.carla(hand="", deck="")
    table.anna().plays("Mountebank")
    table.bernd().has(discard="Curse, Copper")
    table.carla().has(discard="Copper")


def test_mountebank_throned_hits_twice_and_a_moat_stops_all_of_it(table):
    table.anna(hand="Throne Room, Mountebank", deck="")
    table.bernd(hand="Moat, Curse", deck="")
    table.anna().plays("Throne Room").chooses("Mountebank")
    table.bernd().chooses("yes")
    table.bernd().chooses("no").passes().has(hand="Moat, Curse", discard="Curse, Copper")


# --- Vault -----------------------------------------------------------------------------------------------------------


def test_vault_discards_for_coins_and_the_others_may_discard_two(table):
    table.anna(hand="Vault, Estate", deck="Gold, Curse, Silver")
    table.bernd(hand="Gold, 2 Estate", deck="Province")
    table.anna().plays("Vault")
    table.asks("Anna", "Estate", "Gold", "Curse", may=True, most=3)
    table.anna().chooses("Estate, Curse").has(coins=2, hand="Gold")
    table.bernd().chooses("2 Estate").has(hand="Gold, Province", discard="2 Estate")


def test_vault_for_nothing(table):
    table.anna(hand="Vault", deck="2 Gold")
    table.bernd(hand="2 Copper", deck="Province")
    table.anna().plays("Vault").passes().has(coins=0, hand="2 Gold")
    table.bernd().passes().has(hand="2 Copper", deck="Province")


def test_vault_takes_two_or_none_of_the_others(table):
    table.anna(hand="Vault", deck="")
    table.bernd(hand="Gold, 2 Estate", deck="Province")
    table.anna().plays("Vault")
    with pytest.raises(Illegal):
        table.bernd().chooses("Estate")


def test_vault_throned(table):
    table.anna(hand="Throne Room, Vault", deck="4 Estate")
    table.bernd(hand="", deck="")
    table.anna().plays("Throne Room").chooses("Vault").chooses("2 Estate").chooses("2 Estate").has(coins=4, hand="")


# --- Rabble ----------------------------------------------------------------------------------------------------------


def test_rabble_discards_actions_and_treasures_from_three(table):
    table.anna(hand="Rabble", deck="4 Copper")
    table.bernd(deck="Village, Estate, Curse, Gold")
    table.anna().plays("Rabble").has(hand="3 Copper")
    table.asks("Bernd", "Estate", "Curse")
    table.bernd().chooses("Curse, Estate").has(deck="Curse, Estate, Gold", discard="Village")


def test_rabble_on_an_empty_deck_shuffles(table):
    table.anna(hand="Rabble", deck="")
    table.bernd(deck="", discard="Copper, Estate")
    table.carla(deck="")
    table.anna().plays("Rabble")
    table.bernd().has(deck="Estate", discard="Copper")
    table.carla().has(deck="", discard="")


def test_rabble_discards_curses_that_are_treasures(table):
    table.set(kingdom=["Charlatan"]).anna(hand="Rabble", deck="")
    table.bernd(deck="Curse, Estate")
    table.anna().plays("Rabble")
    table.bernd().has(deck="Estate", discard="Curse")


def test_rabble_and_lighthouse(table):
    table.anna(hand="Rabble", deck="")
    table.bernd(deck="Copper", durations=["Lighthouse"])
    table.anna().plays("Rabble")
    table.bernd().has(deck="Copper")


def test_rabble_throned(table):
    table.anna(hand="Throne Room, Rabble", deck="6 Copper")
    table.bernd(deck="3 Gold, 3 Silver, Estate")
    table.anna().plays("Throne Room").chooses("Rabble").has(hand="6 Copper")
    table.bernd().has(deck="Estate", discard="3 Gold, 3 Silver")


# --- City ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("empty", "cards", "extra"),
    [([], 1, 0), (["Curse"], 2, 0), (["Curse", "Moat"], 2, 1), (["Curse", "Moat", "Gold"], 2, 1)],
)
def test_city_grows_with_empty_piles(table, empty, cards, extra):
    table.set(supply=dict.fromkeys(empty, 0)).anna(hand="City", deck="5 Estate").plays("City")
    table.anna().has(hand=cards, actions=2, coins=extra, buys=1 + extra)


def test_city_throned(table):
    table.set(supply={"Curse": 0}).anna(hand="Throne Room, City", deck="5 Estate").plays("Throne Room").chooses("City")
    table.anna().has(hand=4, actions=4)


def test_city_does_not_count_piles_outside_the_supply(table):
    table.set(kingdom=["Tournament"], supply={"Diadem": 0, "Princess": 0}).anna(hand="City", deck="5 Estate")
    table.anna().plays("City").has(hand=1, coins=0)


# --- Expand, Forge ---------------------------------------------------------------------------------------------------


def test_expand_gains_up_to_three_more(table):
    table.anna(hand="Expand, Silver, Copper").plays("Expand").chooses("Silver").chooses("Gold")
    table.anna().has(hand="Copper", discard="Gold")
    table.trash("Silver")


def test_expand_cannot_reach_four_more(table):
    table.anna(hand="Expand, Estate").plays("Expand")
    assert "Duchy" in table.game.choices
    assert "Gold" not in table.game.choices


def test_expand_with_an_empty_hand(table):
    table.anna(hand="Expand").plays("Expand").has(discard="")


def test_expand_throned(table):
    table.anna(hand="Throne Room, Expand, Gold, Duchy").plays("Throne Room").chooses("Expand").chooses("Gold")
    table.anna().chooses("Province").chooses("Province").has(discard="2 Province")
    table.trash("Gold, Duchy")


def test_expand_keeps_a_potion_in_the_cost(table):
    table.set(kingdom=["Golem", "Familiar"]).anna(hand="Expand, Familiar").plays("Expand").chooses("Golem")
    table.anna().has(discard="Golem")


def test_forge_adds_up_costs(table):
    table.anna(hand="Forge, Silver, Silver, Estate, Copper").plays("Forge")
    table.asks("Anna", "Silver", "Estate", "Copper", may=True, most=4)
    table.anna().chooses("2 Silver, Estate, Copper").has(hand="", discard="Province")
    table.trash("2 Silver, Estate, Copper")


def test_forge_of_nothing_gains_a_card_for_nothing(table):
    table.anna(hand="Forge, Gold").plays("Forge").passes()
    table.asks("Anna", "Copper", "Curse")
    table.anna().chooses("Curse").has(discard="Curse")


def test_forge_with_an_empty_hand_gains_one_too(table):
    table.anna(hand="Forge").plays("Forge").chooses("Copper").has(discard="Copper")


def test_forge_finds_nothing_that_costs_so_much(table):
    table.anna(hand="Forge, Province, Silver").plays("Forge").chooses("Province, Silver").has(discard="")
    table.trash("Province, Silver")


def test_forge_throned_with_bridge(table):
    table.anna(hand="Throne Room, Forge, Gold, Estate", play="Bridge").plays("Throne Room").chooses("Forge")
    # with a Bridge 5 and 1: together 6, which is what a Forge costs now; the second time nothing is left to trash
    table.anna().chooses("Gold, Estate").chooses("Copper").has(discard="Forge, Copper")


# --- Contraband ------------------------------------------------------------------------------------------------------


def test_contraband_forbids_to_buy_what_the_left_player_names(table):
    table.set(turn=BUY).anna(hand="Contraband", deck="5 Silver")
    table.bernd(deck="5 Copper")
    table.carla(deck="5 Copper")
    table.anna().plays("Contraband")
    table.bernd().chooses("Silver")
    table.anna().has(coins=3, buys=2)
    assert "buy Silver" not in table.game.choices
    assert "buy Estate" in table.game.choices
    same_after_writing(table)


def test_contraband_is_over_with_the_turn(table):
    table.set(turn=BUY).anna(hand="Contraband", deck="5 Silver")
    table.bernd(hand="5 Silver", deck="")
    table.anna().plays("Contraband")
    table.bernd().chooses("Silver")
    table.anna().passes()
    table.bernd().plays("Silver").plays("Silver")
    assert "buy Silver" in table.game.choices


def test_contrabands_add_up(table):
    table.set(turn=BUY).anna(hand="2 Contraband")
    table.anna().plays_treasures()
    table.bernd().chooses("Silver")
    table.bernd().chooses("Estate")
    table.anna().has(coins=6, buys=3)
    assert not {"buy Silver", "buy Estate"} & set(table.game.choices)
    same_after_writing(table)


def test_contraband_leaves_gaining_alone(table):
    table.set(turn=BUY).anna(hand="Contraband, Anvil, Copper").plays("Contraband")
    table.bernd().chooses("Silver")
    table.anna().plays("Anvil").chooses("Copper").chooses("Silver").has(discard="Copper, Silver")


# --- Venture, Loan ---------------------------------------------------------------------------------------------------


def test_venture_plays_the_next_treasure(table):
    table.set(turn=BUY).anna(hand="Venture", deck="Estate, Village, Gold, Copper").plays("Venture")
    table.anna().has(coins=4, play="Venture, Gold", discard="Estate, Village", deck="Copper")


def test_venture_without_a_treasure_discards_all(table):
    table.set(turn=BUY).anna(hand="Venture", deck="Estate", discard="Village").plays("Venture")
    table.anna().has(coins=1, play="Venture", discard="Estate, Village", deck="")


def test_venture_shuffles_to_go_on(table):
    table.set(turn=BUY).anna(hand="Venture", deck="Estate", discard="Gold").plays("Venture")
    table.anna().has(coins=4, play="Venture, Gold", discard="Estate", deck="")


def test_venture_plays_what_does_more(table):
    table.set(turn=BUY).anna(hand="Venture, Copper", deck="Estate, Anvil").plays("Venture")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").chooses("Silver").has(discard="Estate, Copper, Silver", coins=2)


def test_venture_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Venture", deck="Gold, Estate, Silver").plays("Tiara").chooses("Venture")
    table.anna().has(coins=7, play="Tiara, Venture, Gold, Silver", discard="Estate")


def test_venture_finds_a_curse_where_it_is_a_treasure(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Venture", deck="Curse, Gold").plays("Venture")
    table.anna().has(coins=2, play="Venture, Curse", deck="Gold")


def test_loan_trashes_or_discards_the_next_treasure(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Estate, Copper, Gold").plays("Loan")
    table.asks("Anna", "discard", "trash")
    table.anna().chooses("trash").has(coins=1, discard="Estate", deck="Gold")
    table.trash("Copper")


def test_loan_discards(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Gold").plays("Loan").chooses("1").has(discard="Gold", coins=1)
    table.trash("").unsaid("Anna", "not")


def test_loan_shuffles_to_go_on(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Estate", discard="Copper").plays("Loan").chooses("trash")
    table.anna().has(discard="Estate", deck="")
    table.trash("Copper")


def test_loan_without_a_treasure(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Estate, Duchy").plays("Loan").has(discard="Estate, Duchy", deck="")


def test_loan_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Loan", deck="2 Copper").plays("Tiara").chooses("Loan").chooses("trash")
    table.anna().chooses("trash").has(coins=2, deck="")
    table.trash("2 Copper")


# --- Royal Seal, Counting House --------------------------------------------------------------------------------------


def test_royal_seal_asks_for_each_card(table):
    table.set(turn={**BUY, "buys": 3, "coins": 3}).anna(hand="Royal Seal").plays("Royal Seal").buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").buys("Estate").chooses("no").has(deck="Silver", discard="Estate", coins=0)


def test_counting_house_takes_coppers_from_the_discard_pile(table):
    table.anna(hand="Counting House", discard="3 Copper, Gold", deck="Copper").plays("Counting House")
    table.asks("Anna", "Copper", may=True, most=3)
    table.anna().chooses("3 Copper").has(hand="3 Copper", discard="Gold", deck="Copper")
    table.said("Anna", "look", "3 Copper, Gold").said("Anna", "reveal", "3 Copper")


def test_counting_house_may_take_none(table):
    table.anna(hand="Counting House", discard="3 Copper", deck="").plays("Counting House").passes().has(
        discard="3 Copper"
    )


def test_counting_house_with_an_empty_discard_pile(table):
    table.anna(hand="Counting House", deck="Copper").plays("Counting House").has(hand="", deck="Copper")


def test_counting_house_throned(table):
    table.anna(hand="Throne Room, Counting House", discard="3 Copper").plays("Throne Room").chooses("Counting House")
    table.anna().chooses("Copper").chooses("2 Copper").has(hand="3 Copper", discard="")


# --- Trade Route -----------------------------------------------------------------------------------------------------


def test_trade_route_counts_the_victory_piles_that_were_gained_from(table):
    table.set(turn={**BUY, "coins": 20, "buys": 5}, kingdom=["Trade Route", "Island"]).anna(
        hand="", deck="Trade Route, 4 Copper"
    )
    table.anna().buys("Estate").buys("Estate").buys("Island").buys("Silver")
    assert table.sentences.count("token to mat") == 2
    same_after_writing(table)
    table.anna().passes()
    table.next_turn_of("Anna").plays("Trade Route").has(coins=2, buys=2)
    table.trash("Copper")


def test_trade_route_is_for_everybody(table):
    table.set(turn={**BUY, "coins": 2}, kingdom=["Trade Route"]).anna(hand="", deck="5 Copper")
    table.bernd(hand="Trade Route, Gold", deck="")
    table.anna().buys("Estate")
    table.bernd().plays("Trade Route").has(coins=1, buys=2, hand="")


def test_trade_route_begins_with_nothing(table):
    table.anna(hand="Trade Route, Copper").plays("Trade Route").has(coins=0, buys=2, hand="")
    table.trash("Copper")


def test_trade_route_tokens_can_be_described(table):
    tokens = {"Estate": {"coins": 0}, "Province": {"coins": 0}}
    table.set(pile_tokens=tokens).anna(hand="Trade Route").plays("Trade Route").has(coins=2)


def test_trade_route_mat_can_be_described(table):
    table.set(pile_tokens={"Trade Route": {"coins": 3}}).anna(hand="Workshop, Village, Trade Route", deck="Copper")
    table.anna().plays("Village").plays("Workshop").chooses("Estate").plays("Trade Route").has(coins=4)


def test_trade_route_throned(table):
    tokens = {"Estate": {"coins": 0}}
    table.set(pile_tokens=tokens).anna(hand="Throne Room, Trade Route, 2 Copper").plays("Throne Room")
    table.anna().chooses("Trade Route").has(coins=2, buys=3, hand="")


def test_trade_route_ignores_what_comes_from_the_trash(table):
    table.set(kingdom=["Harem"], editions={"Base": 1})
    table.anna(hand="Village, Thief, Trade Route", deck="Copper")
    table.bernd(deck="Harem, Estate")
    table.anna().plays("Village").plays("Thief").chooses("yes").plays("Trade Route").has(coins=0, discard="Harem")


# --- Worker's Village ------------------------------------------------------------------------------------------------


def test_workers_village(table):
    table.anna(hand="Worker's Village", deck="Copper").plays("Worker's Village").has(hand="Copper", actions=2, buys=2)


def test_workers_village_with_no_cards(table):
    table.anna(hand="Worker's Village").plays("Worker's Village").has(hand="", actions=2, buys=2)


# --- Anvil -----------------------------------------------------------------------------------------------------------


def test_anvil_discards_a_treasure_for_a_card(table):
    table.set(turn=BUY, kingdom=["Smithy", "Market"]).anna(hand="Anvil, Copper, Gold, Estate").plays("Anvil")
    table.asks("Anna", "Copper", "Gold", may=True)
    table.anna().chooses("Copper")
    assert "Smithy" in table.game.choices
    assert "Market" not in table.game.choices
    table.anna().chooses("Smithy").has(discard="Copper, Smithy", coins=1)


def test_anvil_may_be_just_a_coin(table):
    table.set(turn=BUY).anna(hand="Anvil, Copper").plays("Anvil").passes().has(coins=1, discard="")
    table.anna().plays("Copper").has(coins=2)


def test_anvil_without_a_treasure(table):
    table.set(turn=BUY).anna(hand="Anvil, Estate").plays("Anvil").has(coins=1, hand="Estate")


def test_anvil_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Anvil, 2 Copper").plays("Tiara").chooses("Anvil").chooses("Copper")
    table.anna().chooses("Silver").chooses("no").chooses("Copper").chooses("Estate").chooses("no")
    table.anna().has(discard="2 Copper, Silver, Estate", coins=2)


# --- Clerk -----------------------------------------------------------------------------------------------------------


def test_clerk_hits_hands_of_five(table):
    table.anna(hand="Clerk", deck="")
    table.bernd(hand="Gold, 4 Copper", deck="Estate")
    table.carla(hand="4 Copper", deck="")
    table.anna().plays("Clerk").has(coins=2)
    table.asks("Bernd", "Gold", "Copper")
    table.bernd().chooses("Gold").has(hand="4 Copper", deck="Gold, Estate")
    table.carla().has(hand="4 Copper")


def test_clerk_may_be_played_at_the_start_of_the_turn(table):
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Clerk, Village", deck="Silver")
    table.anna().passes()
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().has(hand="4 Copper", deck="Copper")
    table.bernd().has(actions=1, coins=2).plays("Village").has(hand="Silver", play="Clerk, Village")


def test_clerk_may_wait_for_the_action_phase(table):
    table.anna(hand="", deck="4 Copper")
    table.bernd(hand="Clerk, Copper", deck="")
    table.anna().passes()
    table.bernd().chooses("no").plays("Clerk").has(actions=0, coins=2)


def test_clerk_is_not_offered_on_another_players_turn(table):
    table.anna(hand="Clerk, Copper", deck="5 Copper")
    table.bernd(hand="", deck="5 Copper")
    table.anna().passes()
    table.phase("Anna", "buy")
    table.anna().passes()
    table.phase("Bernd", "buy")


def test_clerk_and_moat(table):
    table.anna(hand="Clerk", deck="")
    table.bernd(hand="Moat, 4 Copper", deck="")
    table.anna().plays("Clerk")
    table.bernd().chooses("yes").has(hand=5)


def test_clerk_throned_hits_once(table):
    table.anna(hand="Throne Room, Clerk", deck="")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Throne Room").chooses("Clerk").has(coins=4)
    table.bernd().has(hand="4 Copper", deck="Copper")


# --- Investment ------------------------------------------------------------------------------------------------------


def test_investment_trashes_a_card_for_a_coin(table):
    table.set(turn=BUY).anna(hand="Investment, Estate, Copper").plays("Investment").chooses("Estate")
    table.asks("Anna", "coin", "trash")
    table.anna().chooses("coin").has(coins=1, hand="Copper", play="Investment")
    table.trash("Estate")


def test_investment_trashed_gives_points_for_different_treasures(table):
    table.set(turn=BUY).anna(hand="Investment, Estate, 3 Copper, Gold").plays("Investment").chooses("Estate")
    table.anna().chooses("trash").has(vp=2, coins=0, play="")
    table.said("Anna", "reveal", "3 Copper, Gold")
    table.trash("Estate, Investment")


def test_investment_with_an_empty_hand_still_chooses(table):
    table.set(turn=BUY).anna(hand="Investment").plays("Investment").chooses("trash").has(vp=0, play="")


def test_investment_twice_is_trashed_once(table):
    table.set(turn=BUY).anna(hand="Tiara, Investment, 2 Estate, Gold").plays("Tiara").chooses("Investment")
    table.anna().chooses("Estate").chooses("trash").chooses("Estate").chooses("trash").has(vp=1)
    table.trash("2 Estate, Investment")


def test_investment_counts_curses_where_they_are_treasures(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Investment, Estate, Curse, Copper").plays("Investment")
    table.anna().chooses("Estate").chooses("trash").has(vp=2)


# --- Tiara -----------------------------------------------------------------------------------------------------------


def test_tiara_plays_a_treasure_twice(table):
    table.set(turn=BUY).anna(hand="Tiara, Gold, Copper").plays("Tiara")
    table.asks("Anna", "Gold", "Copper", may=True)
    table.anna().chooses("Gold").has(coins=6, buys=2, play="Tiara, Gold")


def test_tiara_may_play_nothing(table):
    table.set(turn=BUY).anna(hand="Tiara, Gold").plays("Tiara").passes().has(coins=0, buys=2, hand="Gold")


def test_tiara_puts_gained_cards_onto_the_deck(table):
    table.set(turn={**BUY, "coins": 5}).anna(hand="Tiara", deck="Copper").plays("Tiara").buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver, Copper")
    same_after_writing(table)


def test_tiara_is_over_with_the_turn(table):
    table.set(turn={**BUY, "coins": 5}).anna(hand="Tiara", deck="9 Copper").plays("Tiara").passes()
    table.next_turn_of("Anna").buys("Copper")
    table.phase("Bernd", "buy")


def test_tiara_on_a_duration_treasure_stays_with_it(table):
    table.set(turn=BUY).anna(hand="Tiara, Astrolabe", deck="5 Copper").plays("Tiara").chooses("Astrolabe")
    table.anna().has(coins=2, buys=4).passes()
    table.next_turn_of("Anna").has(coins=2, buys=3, play="Tiara, Astrolabe")


# --- Charlatan -------------------------------------------------------------------------------------------------------


def test_charlatan_curses_everybody_else(table):
    table.anna(hand="Charlatan", deck="")
    table.bernd(hand="Moat", deck="")
    table.carla(deck="")
    table.anna().plays("Charlatan")
    table.bernd().chooses("yes").has(discard="")
    table.anna().has(coins=3)
    table.carla().has(discard="Curse")


def test_charlatan_makes_curses_treasures(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Curse, Estate").plays("Curse").has(coins=1, play="Curse")


def test_without_charlatan_a_curse_cannot_be_played(table):
    table.set(turn=BUY).anna(hand="Curse, Copper")
    assert "play Curse" not in table.game.choices


def test_charlatan_throned_and_no_curses_left(table):
    table.set(supply={"Curse": 1}).anna(hand="Throne Room, Charlatan", deck="")
    table.bernd(deck="")
    table.anna().plays("Throne Room").chooses("Charlatan").has(coins=6)
    table.bernd().has(discard="Curse")


def test_charlatan_gives_courtier_two_choices_for_a_curse(table):
    table.set(kingdom=["Charlatan"]).anna(hand="Courtier, Curse").plays("Courtier").chooses("action, buy")
    table.anna().has(actions=1, buys=2)


# --- Collection ------------------------------------------------------------------------------------------------------


def test_collection_gives_a_token_for_each_action_gained(table):
    table.set(turn={**BUY, "coins": 5}, kingdom=["Village"]).anna(hand="Collection").plays("Collection")
    table.anna().has(coins=7, buys=2).buys("Village").has(vp=1)
    same_after_writing(table)


def test_collection_gives_nothing_for_other_cards_or_for_the_next_turn(table):
    table.set(turn=BUY, kingdom=["Village"]).anna(hand="Collection", deck="5 Copper").plays("Collection").buys("Copper")
    table.anna().has(vp=0).passes()
    table.next_turn_of("Anna").plays_treasures().buys("Village").has(vp=0)


def test_collection_counts_gains_that_are_no_purchases(table):
    table.set(turn=BUY, kingdom=["Village"]).anna(hand="Collection, Anvil, Copper").plays("Collection").plays("Anvil")
    table.anna().chooses("Copper").chooses("Village").has(vp=1)


def test_collection_twice_with_tiara(table):
    table.set(turn=BUY, kingdom=["Village"]).anna(hand="Tiara, Collection").plays("Tiara").chooses("Collection")
    table.anna().has(coins=4, buys=4).buys("Village").chooses("Collection").chooses("Collection")
    table.anna().chooses("no").has(vp=2)


# --- Crystal Ball ----------------------------------------------------------------------------------------------------


def test_crystal_ball_trashes_discards_plays_or_leaves(table):
    table.set(turn=BUY).anna(hand="Crystal Ball", deck="Silver, Gold").plays("Crystal Ball")
    table.asks("Anna", "trash", "discard", "play", may=True)
    table.anna().chooses("play").has(coins=3, play="Crystal Ball, Silver", deck="Gold")


@pytest.mark.parametrize("top", ["Silver", "Village", "Estate"])
def test_crystal_ball_trashes_or_discards_whatever_it_is(table, top):
    table.set(turn=BUY).anna(hand="2 Crystal Ball", deck=f"2 {top}").plays("Crystal Ball").chooses("trash")
    table.trash(top)
    table.anna().plays("Crystal Ball").chooses("discard").has(discard=top, deck="", coins=2)
    table.trash(top).unsaid("Anna", "not")


def test_crystal_ball_cannot_play_an_estate(table):
    table.set(turn=BUY).anna(hand="Crystal Ball", deck="Estate").plays("Crystal Ball")
    table.asks("Anna", "trash", "discard", may=True)
    table.anna().chooses("trash").has(deck="", coins=1)
    table.trash("Estate")


def test_crystal_ball_discards_and_finds_nothing(table):
    table.set(turn=BUY).anna(hand="2 Crystal Ball", deck="Estate").plays("Crystal Ball").chooses("discard")
    table.anna().has(discard="Estate").plays("Crystal Ball").chooses("-").has(deck="Estate", discard="", coins=2)


def test_crystal_ball_with_no_cards_at_all(table):
    table.set(turn=BUY).anna(hand="Crystal Ball, Copper").plays("Crystal Ball").plays("Copper").has(coins=2)


def test_crystal_ball_plays_an_action_in_the_buy_phase(table):
    table.set(turn=BUY).anna(hand="Crystal Ball, Smithy", deck="Market, Copper").plays("Crystal Ball").chooses("play")
    table.anna().has(coins=2, buys=2, hand="Smithy, Copper")
    assert "play Smithy" not in table.game.choices
    assert "play Copper" in table.game.choices


def test_crystal_ball_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Crystal Ball", deck="Silver, Estate").plays("Tiara").chooses("Crystal Ball")
    table.anna().chooses("play").chooses("trash").has(coins=4, deck="")


# --- Magnate ---------------------------------------------------------------------------------------------------------


def test_magnate_draws_for_each_treasure_in_hand(table):
    table.anna(hand="Magnate, 2 Copper, Gold, Estate", deck="5 Silver").plays("Magnate").has(hand=7)
    table.said("Anna", "reveal", "2 Copper, Gold, Estate")


def test_magnate_without_treasures(table):
    table.anna(hand="Magnate, Estate", deck="5 Silver").plays("Magnate").has(hand="Estate")


def test_magnate_throned_counts_anew(table):
    table.anna(hand="Throne Room, Magnate, Copper", deck="5 Silver").plays("Throne Room").chooses("Magnate").has(hand=4)


def test_magnate_with_an_empty_hand(table):
    table.anna(hand="Magnate", deck="5 Silver").plays("Magnate").has(hand="")


# --- War Chest -------------------------------------------------------------------------------------------------------


def test_war_chest_gains_what_was_not_named(table):
    table.set(turn=BUY).anna(hand="War Chest", deck="")
    table.anna().plays("War Chest")
    table.bernd().chooses("Duchy")
    assert {"Silver", "Copper", "Estate"} <= set(table.game.choices)
    assert not {"Duchy", "Gold"} & set(table.game.choices)
    table.anna().chooses("Silver").has(discard="Silver")
    same_after_writing(table)


def test_war_chests_remember_all_names_of_the_turn(table):
    table.set(turn=BUY).anna(hand="2 War Chest", deck="").plays("War Chest")
    table.bernd().chooses("Duchy")
    table.anna().chooses("Silver").plays("War Chest")
    table.bernd().chooses("Silver")
    assert not {"Duchy", "Silver"} & set(table.game.choices)


def test_war_chest_forgets_with_the_turn(table):
    table.set(turn=BUY).anna(hand="War Chest", deck="War Chest, 4 Copper").plays("War Chest")
    table.bernd().chooses("Duchy")
    table.anna().chooses("Silver").passes()
    table.next_turn_of("Anna").plays("War Chest")
    table.bernd().chooses("Gold")
    table.anna().chooses("Duchy").has(discard="Silver, War Chest, Duchy")


def test_war_chest_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, War Chest", deck="").plays("Tiara").chooses("War Chest")
    table.bernd().chooses("Duchy")
    table.anna().chooses("Silver").chooses("no")
    table.bernd().chooses("Silver")
    table.anna().chooses("Estate").chooses("no").has(discard="Silver, Estate")


def test_war_chest_named_card_can_be_bought(table):
    table.set(turn={**BUY, "coins": 3}).anna(hand="War Chest", deck="").plays("War Chest")
    table.bernd().chooses("Silver")
    table.anna().chooses("Estate")
    assert "buy Silver" in table.game.choices

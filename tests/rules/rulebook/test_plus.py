"""Every plus passes one place: tokens take a card or a coin away, and a card may change what is given."""

import pytest

from rules.engine.kinds import PRINTINGS, Ruleset, card, load_printings

# --- the token on the deck -------------------------------------------------------------------------------------------


def test_the_card_token_takes_a_card_off_the_next_draw_only(table):
    table.anna(hand="2 Laboratory", deck="5 Copper", tokens={"minus-card": 1}).plays("Laboratory")
    table.anna().has(hand="Laboratory, Copper", **{"minus-card": 0})
    table.anna().plays("Laboratory").has(hand="3 Copper")


def test_the_card_token_takes_a_card_off_the_new_hand(table):
    table.anna(hand="", deck="7 Copper", tokens={"minus-card": 1}).passes()
    table.anna().has(hand=4, **{"minus-card": 0})


def test_a_single_card_is_not_drawn_at_all_and_not_shuffled_for(table):
    table.anna(hand="Village", deck="", discard="3 Copper", tokens={"minus-card": 1}).plays("Village")
    table.anna().has(hand="", discard="3 Copper", actions=2)
    assert "card less" in table.sentences


def test_looking_at_cards_leaves_the_card_token_where_it_is(table):
    table.anna(hand="Lookout", deck="Gold, Copper, Estate", tokens={"minus-card": 1}).plays("Lookout")
    table.anna().has(**{"minus-card": 1})


def test_drawing_until_there_are_seven_reaches_seven_all_the_same(table):
    table.anna(hand="Library, 3 Copper", deck="6 Silver", tokens={"minus-card": 1}).plays("Library")
    table.anna().has(hand="3 Copper, 4 Silver", **{"minus-card": 0})


def test_drawing_up_to_six_reaches_six_all_the_same(table):
    table.anna(hand="Watchtower, 2 Copper", deck="6 Silver", tokens={"minus-card": 1}).plays("Watchtower")
    table.anna().has(hand="2 Copper, 4 Silver", **{"minus-card": 0})


# --- the coin token --------------------------------------------------------------------------------------------------


def test_the_coin_token_takes_a_coin_off_the_next_coins_only(table):
    table.anna(hand="Silver, Copper", tokens={"minus-coin": 1}).plays("Silver")
    table.anna().has(coins=1, **{"minus-coin": 0})
    table.anna().plays("Copper").has(coins=2)


def test_all_treasures_at_once_lose_one_coin(table):
    table.anna(hand="Gold, Silver, 2 Copper", tokens={"minus-coin": 1}).plays_treasures().has(coins=6)


def test_actions_and_buys_leave_the_coin_token_where_it_is(table):
    table.anna(hand="Village, Worker's Village", deck="5 Estate", tokens={"minus-coin": 1}).plays("Village")
    table.anna().plays("Worker's Village").has(buys=2, **{"minus-coin": 1})


def test_a_coffer_that_is_spent_gives_a_coin_less_too(table):
    table.anna(hand="", tokens={"minus-coin": 1, "coffers": 3}).chooses("spend 3 coffers")
    table.anna().has(coins=2, **{"minus-coin": 0})


# --- cards that change a plus ----------------------------------------------------------------------------------------


@pytest.fixture
def swapped(monkeypatch):
    """As if a card said: +Cards of a Market or a Laboratory become +Coins, and the other way round."""
    other = {"cards": "coins", "coins": "cards"}

    def swap(c, given):
        swaps = c.known(c.card).slug in ("market", "laboratory")
        return given._replace(unit=other.get(given.unit, given.unit)) if swaps else given

    load_printings()
    monkeypatch.setitem(PRINTINGS, "chapel", {})
    card("chapel", plus=swap)
    monkeypatch.setattr("rules.engine.kinds._ruleset", lambda editions: Ruleset(dict(editions)))
    return swap


def test_cards_may_become_coins_and_coins_cards(table, swapped):
    table.set(kingdom=["Chapel"]).anna(hand="Laboratory", deck="3 Copper").plays("Laboratory")
    table.anna().has(hand="", coins=2, actions=1)


def test_a_market_gives_its_card_and_its_coin_the_other_way_round(table, swapped):
    table.set(kingdom=["Chapel"]).anna(hand="Market, Village", deck="3 Copper").plays("Market")
    table.anna().has(hand="Village, Copper", coins=1, actions=1, buys=2)


def test_what_does_not_change_stays_as_it_is(table, swapped):
    table.set(kingdom=["Chapel"]).anna(hand="Village", deck="3 Copper").plays("Village").has(hand="Copper", actions=2)


def test_a_table_where_nothing_changes_a_plus_is_plain(table):
    table.anna(hand="Village")
    assert table.game.table.plain


def test_a_table_with_a_changing_card_is_not_plain(table, swapped):
    table.set(kingdom=["Chapel"]).anna(hand="Village")
    assert not table.game.table.plain

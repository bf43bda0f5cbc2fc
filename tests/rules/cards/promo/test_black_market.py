"""The Black Market."""

from __future__ import annotations

from rules.answer import state
from tests.rules.cards.writing import comes_back

# --- Black Market ----------------------------------------------------------------------------------------------------


def test_black_market_asks_for_the_cards_that_nobody_has_described(table):
    table.anna(hand="Black Market, Gold").plays("Black Market").has(coins=2)
    assert table.game.pending.kind == "identify"
    table.anna().chooses("Smithy").chooses("Market").chooses("Village")
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold").has(coins=5)
    table.asks("Anna", "Smithy", "Market", "Village", may=True)
    table.anna().chooses("Market").has(coins=0, discard="Market", buys=1)


def test_black_market_may_be_left_without_buying(table):
    table.anna(hand="Black Market").plays("Black Market").chooses("Smithy").chooses("Smithy").chooses("Estate")
    table.asks("Anna", "Estate", may=True)
    table.anna().chooses("-")
    table.asks("Anna", "Smithy", "Estate")
    table.anna().chooses("Smithy, Estate, Smithy").has(coins=2)
    table.phase("Anna", "buy")


def test_black_market_deck_does_not_count_for_the_end(table):
    table.anna(hand="Black Market").plays("Black Market")
    assert all(pile.slug != "black-market-deck" for pile in table.game.table.supply)


def test_black_market_cards_have_no_pile(table):
    """The deck is made of cards that are not in use: what was bought there cannot go back for a Silver."""
    table.set(supply={"Black Market deck": ["Laboratory", "Village", "Moat"]}, kingdom=["Village"])
    table.anna(hand="Black Market, Trader, Gold").plays("Black Market").chooses("Gold").chooses("Laboratory")
    table.asks("Anna", "Village", "Moat")
    table.anna().has(discard="Laboratory", hand="Trader")
    assert not {"Laboratory", "Moat"} & state(table.game)["supply"].keys()
    assert "Village" in state(table.game)["supply"]
    table.anna().chooses("Village, Moat")
    comes_back(table)


def test_black_market_uses_no_buy(table):
    table.anna(hand="Black Market").plays("Black Market").chooses("Estate").chooses("Estate").chooses("Estate").chooses(
        "Estate"
    )
    table.anna().has(buys=1, coins=0)


def test_black_market_plays_treasures_one_by_one(table):
    table.anna(hand="Black Market, Silver, Gold").plays("Black Market").chooses("Duchy").chooses("Moat")
    table.anna().chooses("Smithy")
    table.asks("Anna", "Silver", "Gold", may=True, most=1)
    table.anna().chooses("Gold").has(coins=5, hand="Silver")
    table.asks("Anna", "Silver", may=True, most=1)


def test_black_market_puts_the_rest_under_its_deck(table):
    table.anna(hand="Throne Room, Black Market").plays("Throne Room").chooses("Black Market")
    table.anna().chooses("Smithy").chooses("Smithy").chooses("Smithy")
    assert table.game.pending.kind == "identify"
    table.anna().chooses("Moat").chooses("Moat").chooses("Moat")
    table.asks("Anna", "Moat", may=True)
    table.anna().chooses("Moat").has(discard="Moat", coins=2)
    deck = table.game.pile_cards("black-market-deck")
    assert [table.game.name(c) for c in deck] == [*4 * ["?"], *3 * ["Smithy"], *2 * ["Moat"]]

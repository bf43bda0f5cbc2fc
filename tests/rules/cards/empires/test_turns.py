"""Empires: what reaches into other phases and turns."""

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format


def buying(table, coins, **zones):
    """Anna is in her Buy phase, and has these coins."""
    table.set(turn={"player": "Anna", "phase": "buy", "coins": coins, **zones.pop("turn", {})})
    return table.anna(**{"hand": "", "deck": "", **zones})


# --- Villa: back to the Action phase ---------------------------------------------------------------------------------


def test_villa_bought_leads_back_to_the_action_phase(table):
    buying(table.set(kingdom=["Villa"]), 7, hand="Smithy, Gold", turn={"actions": 0}).buys("Villa")
    table.phase("Anna", "action").anna().has(hand="Smithy, Gold, Villa", discard="", actions=1, buys=0, coins=3)
    table.asks("Anna", "play Smithy", "play Villa", may=True)


def test_after_villa_treasures_may_be_played_again(table):
    buying(table.set(kingdom=["Villa"]), 4, hand="Gold").buys("Villa").plays("Villa")
    table.phase("Anna", "buy").anna().plays("Gold").has(coins=4, buys=1, actions=3)
    table.anna().buys("Silver")
    table.phase("Bernd", "buy")


def test_villa_without_a_buy_left_still_lets_treasures_be_played(table):
    buying(table.set(kingdom=["Villa"]), 4, hand="Gold").buys("Villa").passes()
    table.asks("Anna", "play Gold", may=True)


def test_villa_twice_in_a_turn(table):
    buying(table.set(kingdom=["Villa"]), 7).buys("Villa").plays("Villa").buys("Villa")
    table.phase("Anna", "action").anna().has(hand="Villa", play="Villa", buys=0, coins=0)


def test_villa_gained_in_the_action_phase_stays_there(table):
    table.set(kingdom=["Villa", "Workshop"]).anna(hand="Workshop").plays("Workshop").chooses("Villa")
    table.phase("Anna", "action").anna().has(hand="Villa", actions=1)


def test_villa_gained_on_anothers_turn_goes_to_hand_and_nothing_else(table):
    table.set(kingdom=["Villa", "Swindler"], turn={"player": "Bernd"}).anna(hand="", deck="Smithy, Copper")
    table.bernd(hand="Swindler, Copper").plays("Swindler").chooses("Villa")
    table.anna().has(hand="Villa")
    table.phase("Bernd", "buy")


def test_arena_works_at_each_start_of_the_buy_phase(table):
    table.set(kingdom=["Villa"], landscapes=["Arena"], turn={"actions": 0})
    table.anna(hand="2 Smithy, 4 Copper").chooses("Smithy").plays_treasures().buys("Villa").plays("Villa").passes()
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(vp=4, discard="2 Smithy")


def test_villa_does_not_start_the_turn_again(table):
    table.set(kingdom=["Villa"], landscapes=["Fair"])
    buying(table, 4, holds=["Fair"], turn={"buys": 2}).buys("Villa").has(buys=1)


def test_the_end_of_the_buy_phase_comes_with_villa_and_once_more(table):
    table.set(kingdom=["Villa"], landscapes=["Pageant"])
    buying(table, 6, holds=["Pageant"]).buys("Villa")
    table.asks("Anna", "yes", "no")
    table.phase("Anna", "buy").anna().chooses("yes").has(coffers=1, coins=1)
    table.phase("Anna", "action").anna().passes()
    table.asks("Anna", "yes", "no")


def test_what_villa_was_bought_for_is_not_gained_in_the_next_buy_phase(table):
    table.set(kingdom=["Villa"], landscapes=["Exploration"])
    buying(table, 4, holds=["Exploration"], deck="5 Copper").buys("Villa").has(coffers=0)
    table.anna().passes()
    table.phase("Bernd", "buy").anna().has(coffers=1, villagers=1)


def test_villa_moved_elsewhere_leads_back_without_being_in_hand(table):
    buying(table.set(kingdom=["Villa"]), 4, hand="Watchtower", deck="Copper").buys("Villa").chooses("Watchtower")
    table.anna().chooses("deck").has(hand="Watchtower", deck="Villa, Copper", actions=2)
    table.phase("Anna", "action")
    assert "lost track" in table.sentences


def test_basilica_pays_for_villa_only_before_the_phase_is_left(table):
    table.set(kingdom=["Villa"], landscapes=["Basilica"])
    buying(table, 6).buys("Villa")
    table.asks("Anna", "Villa", "Basilica")
    table.anna().chooses("Villa").has(vp=0)
    table.phase("Anna", "action")


def test_play_treasures_does_not_go_on_after_villa(table):
    buying(table.set(kingdom=["Villa"]), 0, hand="Horn of Plenty, Copper, Silver, Potion, Smithy", deck="3 Gold")
    table.anna().plays_treasures().chooses("Villa").plays("Smithy").passes()
    table.phase("Anna", "buy").anna().has(hand="Villa, 3 Gold", coins=3)


def test_a_turn_with_villa_can_be_described(table):
    buying(table.set(kingdom=["Villa"]), 4, hand="Smithy", deck="5 Copper").buys("Villa")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    assert again.phase == "action"

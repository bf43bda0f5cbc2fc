"""Rising Sun in documents: what is refused at its place, what is read as meant; and with cards of other boxes."""

import pytest

from rules.answer import state
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.decisions import Illegal
from rules.engine.faults import faults
from tests.rules.cards.menagerie.buying import buying


def document(**parts):
    return {"players": {"Anna": {"hand": ["Village"], "deck": []}, "Bernd": {"deck": []}}, **parts}


@pytest.mark.parametrize(
    ("parts", "place", "text"),
    [
        ({"prophecy": ["Progress", "Panic"]}, "prophecy", "A game has one Prophecy, and these are 2."),
        ({"prophecy": "Progress", "landscapes": ["Panic"]}, "landscapes[0]", "Panic is a Prophecy"),
        ({"prophecy": "Village"}, "prophecy", "Village is none of these: Prophecy"),
        ({"sun": 3}, "sun", "Sun tokens lie on a Prophecy: name it."),
        ({"prophecy": "Progress", "sun": -1}, "sun", "-1 is below 0"),
        ({"prophecy": "Progress", "sun": 6}, "sun", "With 2 players a Prophecy starts with 5 Sun tokens"),
        ({"prophecy": "Progress", "sun": "two"}, "sun", "A number belongs here"),
        ({"kingdom": ["Progress"]}, "kingdom[0]", "Progress is a Prophecy, and no pile"),
        ({"kingdom": ["Riverboat"], "chosen": {"Riverboat": "Samurai"}}, "chosen.Riverboat", "Samurai cannot be"),
        ({"kingdom": ["Riverboat"], "chosen": {"Riverboat": "Village"}}, "chosen.Riverboat", "Village cannot be"),
    ],
)
def test_what_cannot_be_is_refused_at_its_place(parts, place, text):
    with pytest.raises(Mistake) as found:
        parse(document(**parts))
    assert (found.value.place, text in found.value.text[0]) == (place, True)


def test_a_card_that_has_a_pile_and_is_set_aside_is_odd(table):
    table.set(kingdom=["Riverboat", "Laboratory"], chosen={"Riverboat": "Laboratory"}).anna(hand="")
    assert [(fault.place, fault.odd) for fault in faults(table.game)] == [("chosen.Riverboat", True)]


@pytest.mark.parametrize(
    "move", ["play Ninja (deck)", "play Ninja from my deck", "spiele Ninja aus dem Nachziehstapel"]
)
def test_a_shadow_of_the_deck_may_be_said_so(table, move):
    table.anna(hand="Copper", deck="Estate, Ninja").chooses(move).has(play="Ninja")


def test_of_two_that_in_the_deck_is_meant(table):
    table.anna(hand="Ninja", deck="Estate, Ninja").chooses("play Ninja from the deck").has(
        hand="Ninja, Estate", deck=""
    )


@pytest.mark.parametrize("move", ["play Village (deck)", "play Ninja (deck)"])
def test_what_is_no_shadow_of_the_deck_is_not_played_from_it(table, move):
    table.anna(hand="Ninja, Village", deck="Village")
    with pytest.raises(Illegal):
        table.anna().chooses(move)


# --- with other boxes ------------------------------------------------------------------------------------------------


def test_an_inherited_shadow_is_played_from_the_pile_and_estates_stay_in_the_deck(table):
    table.set(landscapes=["Inheritance"]).anna(hand="Estate", deck="Copper, Estate", mats={"inheritance": ["Alley"]})
    table.asks("Anna", "play Estate", may=True)


def test_blockade_curses_whoever_gains_a_copy_through_a_craftsman(table):
    table.set(kingdom=["Litter"]).anna(hand="Craftsman, Copper")
    table.bernd(hand="", durations=[{"Blockade": ["Litter"]}])
    table.anna().plays("Craftsman").chooses("Litter").has(discard="Litter, Curse")


def test_highwayman_stops_the_first_treasure_and_good_harvest_gives_its_plus(table):
    table.set(prophecy="Good Harvest", sun=0, turn={"phase": "buy"}).anna(hand="Gold, Copper")
    table.bernd(hand="", durations=["Highwayman"])
    table.anna().plays("Gold").has(coins=1, buys=2)


def test_the_trader_replaces_what_a_prophecy_gains(table):
    buying(table.set(prophecy="Bureaucracy", sun=0), coins=3, hand="Trader").buys("Silver").chooses("Bureaucracy")
    table.anna().chooses("yes").has(discard="2 Silver")


def test_biding_time_keeps_the_hand_for_an_outpost_turn(table):
    table.set(prophecy="Biding Time", sun=0).anna(hand="Outpost, Gold", deck="9 Copper").plays("Outpost").passes()
    table.phase("Anna", "buy").anna().has(hand="3 Copper, Gold")


def test_daimyo_replays_an_outpost_only_once_in_effect(table):
    table.anna(hand="Daimyo, Outpost", deck="20 Copper").plays("Daimyo").plays("Outpost").passes()
    assert state(table.game)["turn"]["extra"] == "Outpost"


def test_samurai_gives_its_coin_in_a_fleet_turn_too(table):
    table.set(supply={"Province": 1}, turn={"player": "Anna", "phase": "buy", "coins": 8})
    table.anna(hand="", deck="9 Copper", holds=["Fleet"], durations=["Samurai"]).buys("Province")
    table.anna().has(coins=1)


def test_black_market_plays_treasures_as_actions_under_enlightenment(table):
    table.set(prophecy="Enlightenment", sun=0, supply={"Black Market deck": ["Village", "Smithy", "Moat"]})
    table.anna(hand="Black Market, Gold", deck="9 Estate").plays("Black Market").chooses("play Gold").has(coins=2)


def test_a_shadow_can_be_the_bane(table):
    table.set(kingdom=["Young Witch"], bane="Fishmonger").anna(hand="Young Witch", deck="2 Copper")
    table.bernd(hand="Fishmonger")
    table.anna().plays("Young Witch")
    table.bernd().chooses("Fishmonger").has(discard="")


def test_a_bane_in_the_deck_is_not_in_hand(table):
    table.set(kingdom=["Young Witch"], bane="Fishmonger").anna(hand="Young Witch", deck="2 Copper")
    table.bernd(hand="", deck="Fishmonger")
    table.anna().plays("Young Witch").table.bernd().has(discard="Curse")


def test_obelisk_counts_a_pile_of_shadows(table):
    table.set(kingdom=["Alley"], landscapes=["Obelisk"], chosen={"Obelisk": "Alley"}).anna(hand="Alley", deck="Alley")
    table.anna().has(points=4)


def test_capitalism_makes_a_tea_house_a_treasure_that_takes_a_token_in_the_buy_phase(table):
    table.set(prophecy="Progress", sun=2, turn={"phase": "buy"}).anna(hand="Tea House", holds=["Capitalism"])
    table.anna().plays("Tea House").has(coins=2)
    assert state(table.game)["sun"] == 1

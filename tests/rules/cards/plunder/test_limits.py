"""Plunder: how many, how few, and what is told where there is nothing."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.facts import facts
from tests.rules.cards.plunder.test_events import event

BUY = {"phase": "buy"}


def trait(table, name, pile, **more):
    return table.set(landscapes=[name], chosen={name: pile}, **more)


@pytest.mark.parametrize("card", ["Crucible", "Pickaxe"])
def test_a_treasure_that_trashes_says_that_the_hand_is_empty(table, card):
    table.set(turn=BUY).anna(hand=card).plays(card).table.said("Anna", "not", card)


def test_maroon_says_that_the_hand_is_empty(table):
    table.anna(hand="Maroon", deck="9 Copper").plays("Maroon").table.said("Anna", "not", "Maroon")


@pytest.mark.parametrize("card", ["Maroon", "Enlarge"])
def test_an_action_that_brought_something_else_says_so_too(table, card):
    """The token's Coin comes first, so the empty hand is told by itself."""
    table.set(pile_tokens={card: {"Training": "Anna"}}).anna(hand=card, deck="9 Copper").plays(card).has(coins=1)
    assert "none in hand" in [step.sentence for step in table.game.log]


def test_crucible_after_a_kiln_says_that_the_hand_is_empty(table):
    table.set(turn=BUY, kingdom=["Crucible"]).anna(hand="Crucible", play="Kiln").plays("Crucible").chooses("yes")
    assert "none in hand" in [step.sentence for step in table.game.log]


def test_pilgrim_says_that_there_is_no_card_to_put_back(table):
    table.anna(hand="Pilgrim", deck="").plays("Pilgrim").table.said("Anna", "not", "Pilgrim")


def test_enlarge_says_so_next_turn_too(table):
    table.set(turn={"player": "Bernd", **BUY}).anna(hand="", durations=["Enlarge"], deck="")
    table.bernd(hand="").passes().table.said("Anna", "not", "Enlarge")


def test_enlarge_trashes_one_card_at_a_time(table):
    table.anna(hand="Enlarge, 2 Estate").plays("Enlarge").chooses("Silver").has(hand="Estate")
    table.trash("Estate")


@pytest.mark.parametrize(("name", "coins"), [("Maelstrom", 4), ("Scrounge", 3)])
def test_an_event_that_trashes_says_that_the_hand_is_empty(table, name, coins):
    event(table, name, coins=coins).anna(hand="").buys(name)
    if name == "Scrounge":
        table.anna().chooses("trash")
    table.said("Anna", "not", name)


def test_scrounge_trashes_one_card(table):
    event(table, "Scrounge", coins=3).anna(hand="2 Curse").buys("Scrounge").chooses("trash").has(hand="Curse")


def test_scrounge_gains_one_estate_of_several(table):
    event(table, "Scrounge", coins=3, trash=["2 Estate"]).anna(hand="").buys("Scrounge").chooses("estate")
    table.anna().chooses("Duchy").has(discard="Duchy, Estate")
    table.trash("Estate")


@pytest.mark.parametrize(("name", "coins"), [("Mirror", 3), ("Rush", 2)])
def test_mirror_and_rush_give_one_buy(table, name, coins):
    event(table, name, coins=coins, buys=1).anna(hand="").buys(name).has(buys=1)


def test_cage_takes_four_cards_at_most(table):
    table.set(turn=BUY).anna(hand="Cage, 5 Copper").plays("Cage").table.asks("Anna", "Copper", may=True, most=4)


def test_an_empty_cage_is_trashed_and_brings_nothing(table):
    table.set(turn={"phase": "buy", "coins": 2, "bought": True}).anna(hand="", durations=["Cage"], deck="9 Copper")
    table.anna().buys("Estate").has(hand="5 Copper", aside="")
    table.trash("Cage")


def test_secluded_shrine_gives_a_coin(table):
    table.anna(hand="Secluded Shrine").plays("Secluded Shrine").has(coins=1)


def test_secluded_shrine_trashes_two_at_most(table):
    table.set(turn={"phase": "buy", "coins": 3, "bought": True}).anna(hand="3 Curse", durations=["Secluded Shrine"])
    table.anna().buys("Silver").table.asks("Anna", "Curse", may=True, most=2)


def test_sextant_looks_at_five(table):
    table.set(turn=BUY).anna(hand="Sextant", deck="6 Copper, Gold").plays("Sextant")
    table.asks("Anna", "Copper", may=True, most=5)


def test_shaman_trashes_one_card(table):
    table.anna(hand="Shaman, 2 Curse").plays("Shaman").table.asks("Anna", "Curse", may=True, most=1)


def test_shaman_gains_one_card_of_the_trash(table):
    table.set(kingdom=["Shaman"], trash=["2 Gold"]).anna(hand="", deck="9 Copper")
    table.next_turn_of("Bernd").has(discard="Gold")
    table.trash("Gold")


@pytest.mark.parametrize("card", ["Harbor Village", "Wealthy Village"])
def test_a_village_draws_one_card(table, card):
    table.anna(hand=card, deck="3 Copper").plays(card).has(hand="Copper", actions=2)


def test_harbor_village_says_why_it_brings_no_coin(table):
    table.anna(hand="Harbor Village, Smithy", deck="9 Copper").plays("Harbor Village").plays("Smithy")
    table.said("Anna", "not", "Harbor Village")


def test_first_mate_plays_one_card_after_the_other(table):
    seat = table.anna(hand="First Mate, 3 Village", deck="9 Copper").plays("First Mate").chooses("Village")
    seat.table.asks("Anna", "Village", may=True, most=1)


def test_fortune_hunter_shuffles_for_three_and_plays_one(table):
    table.anna(hand="Fortune Hunter", deck="Gold", discard="2 Silver").plays("Fortune Hunter")
    table.asks("Anna", "Gold", "Silver", may=True, most=1)


def test_mapmaker_shuffles_for_four(table):
    table.anna(hand="Mapmaker", deck="Gold", discard="3 Silver").plays("Mapmaker").chooses("Gold, Silver")
    table.anna().has(hand="Gold, Silver", discard="2 Silver", deck="")


def test_gondola_and_invasion_play_one_card(table):
    table.set(turn={"phase": "buy", "coins": 4}, kingdom=["Gondola"]).anna(hand="2 Village").buys("Gondola")
    table.asks("Anna", "Village", may=True, most=1)


def test_invasion_plays_one_attack(table):
    event(table, "Invasion", coins=10, loot=["Orb"]).anna(hand="2 Militia").buys("Invasion")
    table.asks("Anna", "Militia", may=True, most=1)


def test_invasion_without_loot_plays_none(table):
    event(table, "Invasion", coins=10, supply={"Loot": 0}, kingdom=["Village"]).anna(hand="").buys("Invasion")
    table.anna().has(discard="Duchy", deck="Village", play="")


def test_siren_trashes_one_action(table):
    table.set(turn={"phase": "buy", "coins": 3}, kingdom=["Siren"]).anna(hand="2 Village").buys("Siren")
    table.asks("Anna", "Village", may=True, most=1)


def test_quartermaster_takes_one_card(table):
    table.set(turn={"player": "Bernd", **BUY}).anna(hand="", durations=[{"Quartermaster": ["2 Silver"]}], deck="")
    table.bernd(hand="").passes().table.anna().chooses("take").has(hand="Silver", aside="Silver")


def test_quartermaster_does_not_give_the_same_card_twice(table):
    table.set(turn={"player": "Bernd", **BUY}).anna(hand="", durations=[{"Quartermaster": ["Silver"]}], deck="9 Copper")
    table.bernd(hand="", deck="").passes().table.anna().chooses("take").has(hand="Silver", aside="")
    table.next_turn_of("Bernd").passes().table.anna().chooses("take").has(hand=5, aside="")
    table.said("Anna", "not", "Quartermaster")


def test_prepare_with_an_empty_hand_waits_for_nothing(table):
    event(table, "Prepare", coins=3, buys=1).anna(hand="", deck="9 Copper").buys("Prepare")
    assert not table.game.active("turn")


def test_puzzle_box_without_a_card_waits_for_nothing(table):
    table.set(turn=BUY).anna(hand="Puzzle Box, Gold").plays("Puzzle Box").chooses("-")
    assert not table.game.active("end-turn")


def test_shield_is_shown_and_stays_in_hand(table):
    table.anna(hand="Militia").table.bernd(hand="Shield, 4 Copper")
    table.anna().plays("Militia").table.bernd().chooses("yes").has(hand="Shield, 4 Copper")
    table.said("Bernd", "reveal", "Shield")


def test_cutthroat_says_whose_hand_is_small(table):
    table.anna(hand="Cutthroat").table.bernd(hand="2 Copper").table.anna().plays("Cutthroat")
    table.said("Bernd", "not", "Cutthroat")


def test_trickster_need_not_set_aside(table):
    table.anna(hand="", play="Trickster, Gold", deck="9 Copper").table.set(turn=BUY)
    table.anna().passes().table.anna().chooses("-").has(hand="5 Copper", aside="", discard="Trickster, Gold")
    assert not table.game.active("end-turn")


def test_a_declined_shy_card_stays(table):
    trait(table, "Shy", "Village", turn={"player": "Bernd", **BUY}).anna(hand="Village", deck="4 Copper")
    table.bernd(hand="").passes().table.anna().chooses("-").has(hand="Village")


def test_a_declined_friendly_card_brings_none(table):
    trait(table, "Friendly", "Village", turn=BUY).anna(hand="Village", deck="9 Copper").passes().chooses("-")
    table.anna().has(hand="5 Copper", discard="Village")
    table.pile("Village", 10)


def test_declined_patient_cards_are_discarded_and_wait_for_nothing(table):
    trait(table, "Patient", "Village", turn=BUY).anna(hand="Village", deck="9 Copper").passes().chooses("-")
    table.anna().has(hand="5 Copper", aside="", discard="Village")
    assert not table.game.active("turn")


def test_fated_cards_are_shown_wherever_they_go(table):
    trait(table, "Fated", "Village", turn=BUY).anna(hand="", deck="", discard="2 Village, 5 Copper").passes()
    table.anna().chooses("-").chooses("Village").has(hand=5)
    table.said("Anna", "reveal", "Village")


def test_tools_without_a_card_in_play_but_itself(table):
    table.set(turn=BUY).anna(hand="Tools").plays("Tools").has(discard="Tools")


def test_frigate_says_whose_hand_is_small(table):
    table.set(turn={"player": "Bernd"}).anna(hand="", durations=["Frigate"], deck="9 Copper")
    table.bernd(hand="Smithy", deck="9 Copper").plays("Smithy").has(hand=3)
    table.said("Bernd", "not", "Frigate")


def test_mining_road_says_that_it_plays_no_second_treasure(table):
    table.set(turn={"phase": "buy", "coins": 6, "buys": 3}).anna(hand="", play="Mining Road").buys("Silver")
    table.anna().chooses("yes").buys("Silver").has(discard="Silver", play="Mining Road, Silver")
    table.cited("plunder:mining-road:3").said("Anna", "not", "Mining Road, Silver")


def test_taskmaster_repeats_once_for_two_fives(table):
    table.anna(hand="Taskmaster", deck="20 Copper").table.set(turn={"coins": 9, "buys": 2})
    table.anna().plays("Taskmaster").buys("Duchy").buys("Duchy")
    table.next_turn_of("Anna").has(actions=2, coins=1)


def test_two_tricksters_ask_once_where_nothing_is_set_aside(table):
    table.set(turn=BUY).anna(hand="", play="2 Trickster, Gold", deck="9 Copper").passes().chooses("-")
    table.anna().has(hand="5 Copper", discard="2 Trickster, Gold")


def test_spell_scroll_plays_no_victory_card(table):
    table.set(turn=BUY).anna(hand="Spell Scroll", deck="").plays("Spell Scroll").chooses("Estate").has(discard="Estate")
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_spell_scroll_played_twice_is_trashed_once_and_gains_once(table):
    seat = table.anna(hand="Throne Room, Spell Scroll", deck="").plays("Throne Room").chooses("Spell Scroll")
    seat.chooses("Estate").has(discard="Estate")
    table.phase("Anna", "buy").trash("Spell Scroll").asks("Anna", "buy Copper", "buy Curse", may=True)


@pytest.mark.parametrize("name", ["Hammer", "Cheap"])
def test_a_loot_and_a_trait_cannot_be_bought_and_it_is_said_why(table, name):
    trait(table, "Cheap", "Village", loot=["Sword", "Hammer"], turn={"phase": "buy", "coins": 20})
    with pytest.raises(Illegal) as illegal:
        table.anna(hand="").buys(name)
    assert illegal.value.why == (
        f"{name} cannot be bought now: only cards of the Supply, Events and Projects are bought.",
        f"{facts()[name.lower()].de} kann jetzt nicht gekauft werden: "
        "Gekauft werden nur Karten aus dem Vorrat, Ereignisse und Projekte.",
    )

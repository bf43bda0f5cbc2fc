"""Rising Sun: Omens take a Sun token off the Prophecy before they do anything else."""

import pytest

from rules.answer import state
from rules.engine.decisions import Illegal
from tests.rules.cards.menagerie.buying import buying

OMENS = ("Mountain Shrine", "Poet", "River Shrine", "Rustic Village", "Kitsune", "Tea House")


def sun(table) -> int:
    return state(table.game)["sun"]


# --- Sun tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tokens"), [(2, 5), (3, 8), (4, 10), (5, 12), (6, 13)])
def test_a_prophecy_starts_with_tokens_for_the_number_of_players(table, players, tokens):
    table.set(prophecy="Progress")
    for name in ("anna", "bernd", "carla", "dora", "emil", "frida")[:players]:
        getattr(table, name)(hand="")
    assert sun(table) == tokens


@pytest.mark.parametrize("omen", OMENS)
def test_an_omen_takes_a_token(table, omen):
    table.set(prophecy="Progress", sun=3).anna(hand=omen).plays(omen)
    assert sun(table) == 2


@pytest.mark.parametrize("omen", OMENS)
def test_an_omen_without_a_prophecy_only_does_the_rest(table, omen):
    table.anna(hand=f"{omen}, Copper", deck="9 Copper").plays(omen)
    assert "no prophecy" in table.sentences


def test_played_twice_an_omen_takes_two_tokens(table):
    table.set(prophecy="Progress", sun=3).anna(hand="Throne Room, Tea House").plays("Throne Room").chooses("Tea House")
    assert sun(table) == 1


def test_when_all_are_gone_a_further_one_does_nothing(table):
    table.set(prophecy="Great Leader", sun=0).anna(hand="Tea House", deck="Copper").plays("Tea House").has(coins=2)
    assert sun(table) == 0
    assert "no sun" in table.sentences


def test_an_enchanted_omen_takes_no_token(table):
    table.set(prophecy="Progress", sun=3).anna(hand="Tea House, Copper", deck="Copper")
    table.bernd(hand="", durations=["Enchantress"])
    table.anna().plays("Tea House").has(coins=0, hand="2 Copper")
    assert sun(table) == 3


def test_an_omen_played_as_a_way_takes_no_token(table):
    table.set(prophecy="Progress", sun=3, landscapes=["Way of the Ox"]).anna(hand="Tea House")
    table.anna().plays("Tea House as Way of the Ox").has(actions=2)
    assert sun(table) == 3


def test_a_prophecy_with_tokens_does_nothing(table):
    buying(table.set(prophecy="Progress", sun=1), coins=3).buys("Silver").has(discard="Silver", deck="")


def test_the_last_token_makes_it_hold_for_the_rest_of_the_same_omen(table):
    table.set(prophecy="Progress", sun=1).anna(hand="Kitsune").plays("Kitsune").chooses("actions, silver")
    table.anna().has(deck="Silver", discard="")


def test_it_holds_for_the_other_players_too(table):
    table.set(prophecy="Progress", sun=1).anna(hand="Kitsune").plays("Kitsune").chooses("coins, curse")
    table.bernd().has(deck="Curse", discard="")


# --- Tea House -------------------------------------------------------------------------------------------------------


def test_tea_house_gives_a_card_an_action_and_two_coins(table):
    table.anna(hand="Tea House", deck="2 Copper").plays("Tea House").has(hand="Copper", actions=1, coins=2)


def test_tea_house_with_the_great_leader_that_it_brings_gives_a_second_action(table):
    table.set(prophecy="Great Leader", sun=1).anna(hand="Tea House", deck="Copper").plays("Tea House").has(actions=2)


# --- Mountain Shrine -------------------------------------------------------------------------------------------------


def test_mountain_shrine_draws_when_an_action_is_in_the_trash(table):
    table.set(trash=["Village"]).anna(hand="Mountain Shrine", deck="3 Copper").plays("Mountain Shrine")
    table.anna().has(coins=2, hand="2 Copper")


def test_the_action_that_the_shrine_has_just_trashed_will_do(table):
    table.anna(hand="Mountain Shrine, Village", deck="3 Copper").plays("Mountain Shrine").chooses("Village")
    table.anna().has(hand="2 Copper")
    table.trash("Village")


def test_without_an_action_in_the_trash_mountain_shrine_draws_nothing(table):
    table.set(trash=["Gold"]).anna(hand="Mountain Shrine, Estate", deck="3 Copper").plays("Mountain Shrine")
    table.anna().chooses("Estate").has(hand="", coins=2)
    assert "brings none" in table.sentences


def test_mountain_shrine_trashes_one_card_or_none(table):
    table.set(trash=["Village"]).anna(hand="Mountain Shrine, 2 Estate", deck="3 Copper").plays("Mountain Shrine")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().passes().has(hand="2 Estate, 2 Copper")
    table.trash("Village")


def test_mountain_shrine_costs_debt(table):
    buying(table, "Mountain Shrine", coins=1).buys("Mountain Shrine").has(debt=5, discard="Mountain Shrine")


# --- Poet ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "hand", "deck"), [("Silver", "Copper, Silver", ""), ("Gold", "Copper", "Gold")])
def test_poet_takes_a_card_for_three_or_less(table, top, hand, deck):
    table.anna(hand="Poet", deck=f"Copper, {top}").plays("Poet").has(hand=hand, deck=deck, actions=1)
    assert ("stays on deck" in table.sentences) == bool(deck)
    table.said("Anna", "reveal", top)


def test_a_card_that_costs_debt_does_not_cost_three_or_less(table):
    table.anna(hand="Poet", deck="Copper, Daimyo").plays("Poet").has(hand="Copper", deck="Daimyo")
    table.cited("rising-sun:poet:1")


def test_a_card_that_costs_a_potion_does_not_cost_three_or_less(table):
    table.anna(hand="Poet", deck="Copper, Alchemist").plays("Poet").has(hand="Copper", deck="Alchemist")


def test_poet_shuffles_to_reveal(table):
    table.anna(hand="Poet", deck="Copper", discard="Silver").plays("Poet").has(hand="Copper, Silver", discard="")


def test_poet_with_nothing_to_reveal(table):
    table.anna(hand="Poet", deck="Copper").plays("Poet").has(hand="Copper", deck="", actions=1)


def test_poet_knows_cards_that_a_prophecy_has_just_made_cheaper(table):
    table.set(prophecy="Flourishing Trade", sun=1).anna(hand="Poet", deck="Copper, Smithy").plays("Poet")
    table.anna().has(hand="Copper, Smithy")


# --- River Shrine ----------------------------------------------------------------------------------------------------


def shrine(table, **more):
    table.set(kingdom=["River Shrine", "Village"], turn={"phase": "action", "coins": 5, **more})
    return table.anna(hand="River Shrine, 2 Estate, Copper", deck="9 Gold").plays("River Shrine").chooses("2 Estate")


def test_river_shrine_trashes_up_to_two_and_gains_at_clean_up(table):
    shrine(table).passes().chooses("Village").has(discard=3)
    table.trash("2 Estate").phase("Bernd", "buy")


def test_river_shrine_gains_nothing_after_a_gain_in_the_buy_phase(table):
    shrine(table).buys("Silver").has(discard="Silver, River Shrine, Copper")
    table.cited("rising-sun:river-shrine:3")


def test_a_gain_in_the_action_phase_does_not_matter(table):
    table.set(kingdom=["River Shrine", "Workshop"]).anna(hand="River Shrine", deck="9 Gold", play="Village")
    table.set(turn={"gained": ["Silver"]}).anna().plays("River Shrine").passes().chooses("Workshop")
    table.anna().has(discard=3)


def test_an_event_that_gains_nothing_does_not_matter(table):
    table.set(kingdom=["River Shrine"], landscapes=["Delve", "Expedition"], turn={"coins": 5, "buys": 2})
    table.anna(hand="River Shrine", deck="9 Gold").plays("River Shrine").buys("Expedition").passes().chooses("Silver")
    table.anna().has(discard="River Shrine, Silver")


def test_each_river_shrine_gains_a_card(table):
    table.set(kingdom=["River Shrine"]).anna(hand="Throne Room, River Shrine", deck="9 Gold").plays("Throne Room")
    table.anna().chooses("River Shrine").passes().chooses("Silver").chooses("River Shrine")
    table.anna().has(discard="Throne Room, 2 River Shrine, Silver")


def test_river_shrine_trashes_fewer_or_nothing(table):
    table.set(kingdom=["River Shrine"]).anna(hand="River Shrine, 3 Estate", deck="9 Gold").plays("River Shrine")
    table.asks("Anna", "Estate", may=True, most=2).anna().passes().passes().chooses("Silver").has(discard=5)


def test_a_gain_in_an_earlier_buy_phase_of_the_turn_is_enough(table):
    table.set(kingdom=["River Shrine", "Village"], landscapes=["Continue"], turn={"coins": 5, "buys": 2})
    seat = table.anna(hand="River Shrine", deck="9 Gold").plays("River Shrine").buys("Continue")
    seat.chooses("Village").passes()
    table.phase("Bernd", "buy").cited("rising-sun:river-shrine:3")


# --- Rustic Village --------------------------------------------------------------------------------------------------


def test_rustic_village_discards_two_for_a_card(table):
    table.anna(hand="Rustic Village, Estate", deck="Copper, Gold").plays("Rustic Village").chooses("Estate, Copper")
    table.anna().has(hand="Gold", actions=2, discard="Estate, Copper")


def test_rustic_village_need_not_discard(table):
    table.anna(hand="Rustic Village, Estate", deck="Copper, Gold").plays("Rustic Village")
    table.asks("Anna", "Estate", "Copper", may=True, most=2).anna().passes()
    table.anna().has(hand="Estate, Copper", actions=2, discard="")


def test_rustic_village_discards_no_third_card(table):
    table.anna(hand="Rustic Village, 3 Estate", deck="2 Copper").plays("Rustic Village")
    with pytest.raises(Illegal):
        table.anna().chooses("3 Estate")
    table.anna().chooses("2 Estate").has(hand="Estate, 2 Copper")


def test_rustic_village_with_one_card_draws_no_second(table):
    table.anna(hand="Rustic Village", deck="Copper, Gold").plays("Rustic Village")
    table.anna().has(actions=2, deck="Gold")


def test_rustic_village_draws_what_it_discarded_when_nothing_else_is_left(table):
    table.anna(hand="Rustic Village, Estate", deck="Copper").plays("Rustic Village").chooses("Estate, Copper")
    table.anna().has(hand=1, deck=1, discard="")


# --- Kitsune ---------------------------------------------------------------------------------------------------------


def test_kitsune_does_two_different_things(table):
    table.anna(hand="Kitsune").plays("Kitsune").chooses("actions, coins").has(actions=2, coins=2, discard="")
    table.bernd().has(discard="")


def test_kitsune_curses_and_gains_a_silver(table):
    table.anna(hand="Kitsune, Copper").plays("Kitsune").chooses("silver, curse").has(
        discard="Silver", actions=0, coins=0
    )
    table.bernd().has(discard="Curse")
    gains = [step.actor for step in table.game.log if step.kind == "gain"]
    assert gains == [1, 0]  # in the printed order, whichever is named first


def test_kitsune_may_not_choose_the_same_twice(table):
    table.anna(hand="Kitsune").plays("Kitsune").table.asks(
        "Anna", "actions", "coins", "curse", "silver", least=2, most=2
    )


def test_moat_protects_from_kitsune(table):
    table.anna(hand="Kitsune, Copper").table.bernd(hand="Moat")
    table.anna().plays("Kitsune")
    table.bernd().chooses("yes")
    table.anna().chooses("coins, curse").table.bernd().has(discard="")


def test_an_empty_pile_may_be_chosen(table):
    table.set(supply={"Curse": 0}).anna(hand="Kitsune, Copper").plays("Kitsune").chooses("coins, curse").has(coins=2)

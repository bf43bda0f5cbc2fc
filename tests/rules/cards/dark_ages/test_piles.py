"""Knights, Ruins, Survivors and Shelters."""

from __future__ import annotations

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.rulebook.setup import new_game

KNIGHTS = (
    "Dame Anna",
    "Dame Josephine",
    "Dame Molly",
    "Dame Natalie",
    "Dame Sylvia",
    "Sir Bailey",
    "Sir Destry",
    "Sir Martin",
    "Sir Michael",
    "Sir Vander",
)


def charge(table, knight):
    """Anna plays the Knight and takes nothing for herself that she may leave."""
    table.anna().plays(knight)
    if knight == "Dame Natalie":
        table.anna().chooses("-")


BUY = {"player": "Anna", "phase": "buy"}


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_trashes_one_of_two_that_its_owner_picks(table, knight):
    table.anna(hand=knight)
    table.bernd(deck="Gold, Silver, Duchy")
    charge(table, knight)
    table.said("Bernd", "reveal", "Gold, Silver").asks("Bernd", "Gold", "Silver", least=1, most=1)
    table.bernd().chooses("Silver").has(discard="Gold", deck="Duchy")
    table.trash("Silver").anna().has(play=knight)


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_leaves_what_costs_less_than_three_or_more_than_six(table, knight):
    table.anna(hand=knight)
    table.bernd(deck="Province, Estate, Gold")
    charge(table, knight)
    table.bernd().has(discard="Province, Estate", deck="Gold")
    table.trash("").anna().has(play=knight)


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_attacks_everybody_and_shuffles_for_the_second_card(table, knight):
    table.anna(hand=knight)
    table.bernd(deck="Copper, Silver")
    table.carla(deck="Estate", discard="Duchy")
    charge(table, knight)
    table.bernd().has(deck="", discard="Copper")
    table.carla().has(deck="", discard="Estate")
    table.trash("Silver, Duchy")


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_falls_with_the_knight_that_it_trashes(table, knight):
    other = "Sir Martin" if knight != "Sir Martin" else "Sir Bailey"
    table.anna(hand=knight)
    table.bernd(deck=f"{other}, Estate")
    table.carla(deck="Gold, Copper")
    charge(table, knight)
    table.trash(f"{knight}, {other}, Gold").anna().has(play="", discard="Gold" if knight == "Sir Vander" else "")


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_stands_if_its_victim_gives_up_the_other_card(table, knight):
    other = "Sir Martin" if knight != "Sir Martin" else "Sir Bailey"
    table.anna(hand=knight)
    table.bernd(deck=f"{other}, Gold")
    charge(table, knight)
    table.bernd().chooses("Gold").has(discard=other)
    table.trash("Gold").anna().has(play=knight)


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_does_nothing_to_who_shows_a_moat(table, knight):
    table.anna(hand=knight)
    table.bernd(hand="Moat, 4 Copper", deck="Gold, Estate")
    table.anna().plays(knight)
    table.bernd().chooses("yes")
    if knight == "Dame Natalie":
        table.anna().chooses("-")
    table.bernd().has(hand="Moat, 4 Copper", deck="Gold, Estate", discard="")
    table.trash("")


def test_dame_anna_that_trashes_a_knight_from_hand_stays(table):
    table.anna(hand="Dame Anna, Sir Martin").plays("Dame Anna").chooses("Sir Martin").has(play="Dame Anna")
    table.trash("Sir Martin")


def test_knight_trashes_a_card_that_costs_three_to_six(table):
    table.anna(hand="Dame Sylvia")
    table.bernd(deck="Gold, Silver, Copper")
    table.anna().plays("Dame Sylvia").has(coins=2)
    table.asks("Bernd", "Gold", "Silver")
    table.bernd().chooses("Silver").has(discard="Gold", deck="Copper")
    table.trash("Silver")


def test_knight_that_trashes_a_knight_is_trashed(table):
    table.anna(hand="Sir Martin")
    table.bernd(deck="Sir Vander, Copper")
    table.anna().plays("Sir Martin").has(buys=3, play="")
    table.bernd().has(discard="Gold, Copper")
    table.trash("Sir Vander, Sir Martin")


def test_knight_discards_what_does_not_fit(table):
    table.anna(hand="Sir Destry", deck="2 Gold, Silver")
    table.bernd(deck="Province, Copper")
    table.anna().plays("Sir Destry").has(hand="2 Gold", deck="Silver")
    table.bernd().has(discard="Province, Copper")


def test_knights_pile_shows_only_its_top_card(table):
    table.set(kingdom=["Knights"], supply={"Knights": ["Dame Anna", "Sir Bailey"]}, turn={"coins": 5}).anna(
        hand=""
    ).buys("Dame Anna")
    table.pile("Knights", "Sir Bailey")


def test_knights_do_their_own_thing_first(table):
    table.anna(hand="Sir Bailey", deck="Copper, Gold")
    table.bernd(deck="Duchy, Silver")
    table.anna().plays("Sir Bailey").has(hand="Copper", deck="Gold", actions=1)
    table.asks("Bernd", "Duchy", "Silver")


def test_dame_anna_trashes_up_to_two(table):
    table.anna(hand="Dame Anna, 2 Estate, Gold").plays("Dame Anna")
    table.asks("Anna", "Estate", "Gold", may=True, most=2)
    table.anna().chooses("2 Estate").has(hand="Gold")


def test_dame_josephine_is_worth_two(table):
    table.anna(hand="Dame Josephine").has(points=2)


def test_dame_molly_gives_two_actions(table):
    table.anna(hand="Dame Molly").plays("Dame Molly").has(actions=2)


def test_dame_natalie_may_gain_up_to_three(table):
    table.anna(hand="Dame Natalie").plays("Dame Natalie")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", may=True)
    table.anna().chooses("Silver").has(discard="Silver")


def test_sir_michael_makes_the_others_discard_first(table):
    table.anna(hand="Sir Michael")
    table.bernd(hand="5 Copper", deck="Gold, Estate")
    table.anna().plays("Sir Michael")
    table.bernd().has(hand="3 Copper", discard="2 Copper, Estate")
    table.trash("Gold")


@pytest.mark.parametrize(
    ("ruin", "has"),
    [
        ("Abandoned Mine", {"coins": 1}),
        ("Ruined Library", {"hand": "Gold"}),
        ("Ruined Market", {"buys": 2}),
        ("Ruined Village", {"actions": 1}),
    ],
)
def test_ruins_do_little(table, ruin, has):
    table.anna(hand=ruin, deck="Gold, Silver").plays(ruin).has(
        **{"actions": 0, "buys": 1, "coins": 0, "hand": "", **has}
    )


def test_survivors_discard_both_or_neither(table):
    table.anna(hand="Survivors", deck="Gold, Silver, Copper").plays("Survivors")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").chooses("Silver, Gold").has(deck="Silver, Gold, Copper")


def test_survivors_discard(table):
    table.anna(hand="Survivors", deck="Gold, Silver").plays("Survivors").chooses("yes").has(discard="Gold, Silver")


def test_survivors_shuffle_to_see_two_cards(table):
    table.anna(hand="Survivors", deck="Gold", discard="Silver").plays("Survivors")
    table.said("Anna", "look", "Gold, Silver")
    table.anna().chooses("no").chooses("Silver, Gold").has(deck="Silver, Gold", discard="")


def test_survivors_without_a_card_ask_nothing(table):
    table.anna(hand="Survivors", deck="").plays("Survivors")
    table.phase("Anna", "buy")


def test_survivors_know_what_they_have_seen(table):
    table.anna(hand="Survivors", deck=["?", "?", "?"]).plays("Survivors").chooses("Gold").chooses("Estate")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").chooses("Estate, Gold").has(deck="Estate, Gold, ?")


def test_ruins_pile_has_ten_cards_for_each_player_but_the_first(table):
    table.set(kingdom=["Ruins"]).anna(hand="Copper")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    assert len(table.game.pile_cards("ruins")) == 20


def test_ruins_only_the_top_one_can_be_bought(table):
    table.set(supply={"Ruins": ["Survivors", "Ruined Market"]}).anna(hand="Copper").plays("Copper").buys("Survivors")
    table.pile("Ruins", "Ruined Market")


# --- Shelters --------------------------------------------------------------------------------------------------------


def test_hovel_may_be_trashed_when_a_victory_card_is_bought(table):
    table.set(turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Hovel").buys("Duchy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="", discard="Duchy")
    table.trash("Hovel")


def test_hovel_hears_a_card_that_is_gained_otherwise(table):
    table.set(kingdom=["Nobles"]).anna(hand="Workshop, Hovel").plays("Workshop").chooses("Estate").chooses("yes")
    table.trash("Hovel")


def test_hovel_stays_for_other_cards(table):
    table.set(turn={**BUY, "coins": 6, "buys": 2}).anna(hand="Hovel").buys("Gold").has(hand="Hovel")


def test_hovel_may_stay(table):
    table.set(turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Hovel").buys("Duchy").chooses("no").has(hand="Hovel")


def test_hovel_hears_a_victory_card_with_another_type(table):
    table.set(kingdom=["Harem"], turn={**BUY, "coins": 6, "buys": 2}).anna(hand="Hovel").buys("Harem").chooses("yes")
    table.trash("Hovel")


def test_hovel_trashed_lets_a_market_square_react(table):
    table.set(turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Hovel, Market Square").buys("Duchy").chooses("yes")
    table.anna().chooses("yes").has(discard="Duchy, Market Square, Gold")


def test_necropolis_gives_two_actions(table):
    table.anna(hand="Necropolis, Village").plays("Necropolis").has(actions=2)


def test_necropolis_twice(table):
    table.anna(hand="Throne Room, Necropolis, Village").plays("Throne Room").chooses("Necropolis").has(actions=4)


def test_necropolis_can_be_processioned(table):
    table.set(kingdom=["Squire"]).anna(hand="Procession, Necropolis").plays("Procession").chooses("Necropolis")
    table.anna().has(discard="Squire")
    table.trash("Necropolis")


def test_necropolis_is_an_action_for_a_graverobber(table):
    table.anna(hand="Graverobber, Necropolis").plays("Graverobber").chooses("action").chooses("Silver")
    table.anna().has(discard="Silver")


def test_overgrown_estate_is_worth_nothing_and_draws_when_trashed(table):
    table.anna(hand="Chapel, Overgrown Estate", deck="2 Gold").has(points=0)
    table.anna().plays("Chapel").chooses("Overgrown Estate").has(hand="Gold")


def test_overgrown_estate_draws_on_anothers_turn(table):
    table.set(kingdom=["Poor House"]).anna(hand="Swindler")
    table.bernd(hand="", deck="Overgrown Estate, Gold")
    table.anna().plays("Swindler")
    table.bernd().has(hand="Gold", discard="Poor House")


def test_overgrown_estate_is_a_victory_card_for_a_rebuild(table):
    table.anna(hand="Rebuild, Village", deck="Overgrown Estate").plays("Rebuild").chooses("Curse")
    table.anna().has(discard="Estate")


def test_overgrown_estate_with_no_card_to_draw(table):
    table.anna(hand="Chapel, Overgrown Estate").plays("Chapel").chooses("Overgrown Estate").has(hand="")
    assert "draw none" in table.sentences


def test_a_table_with_shelters_and_ruins_is_described_and_laid_out_again(table):
    table.set(kingdom="Grave Matters").anna(hand="Hovel, Necropolis, Copper", deck="Overgrown Estate, Survivors")
    table.bernd(hand="Spoils, Hovel", deck="Abandoned Mine")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    assert again.pile_cards("spoils")
    assert again.pile_cards("ruins")


def test_a_kingdom_with_shelters_deals_them_in_place_of_the_estates():
    game = new_game(("Anna", "Bernd"), ["rats", "cultist"], shelters=("hovel", "necropolis", "overgrown-estate"))
    for player in (0, 1):
        deck = sorted(game.kind(card).slug for card in game.owned(player))
        assert deck == [*["copper"] * 7, "hovel", "necropolis", "overgrown-estate"]

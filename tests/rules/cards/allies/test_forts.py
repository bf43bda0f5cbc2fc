"""Forts: the four cards of that pile."""

from __future__ import annotations

from rules.engine.zones import ASIDE, PLAY

# --- Forts -----------------------------------------------------------------------------------------------------------


def test_tent_gives_coins_and_may_rotate(table):
    table.anna(hand="Tent").plays("Tent").chooses("yes").has(coins=2)
    table.pile("Forts", "4 Garrison, 4 Hill Fort, 4 Stronghold, 4 Tent")


def test_tent_goes_onto_the_deck_when_discarded_from_play(table):
    table.anna(hand="Tent", deck="6 Copper").plays("Tent").chooses("no").chooses("-")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Tent, 4 Copper", discard="", deck="2 Copper")


def test_tents_are_put_back_as_many_as_wanted(table):
    table.anna(hand="", play="3 Tent", deck="9 Copper").passes()
    table.anna().chooses("yes").chooses("yes").chooses("no").has(hand="2 Tent, 3 Copper", discard="Tent")
    table.cited("allies:tent:1")


def test_tent_declined_is_declined_for_all(table):
    table.anna(hand="", play="3 Tent", deck="9 Copper").passes().chooses("no").has(discard="3 Tent")
    table.phase("Bernd", "buy")


def test_tent_that_a_scheme_has_put_back_is_not_asked_about(table):
    table.anna(hand="", play="Tent, Scheme", deck="9 Copper").passes().chooses("Scheme").chooses("Tent")
    table.anna().has(hand="Tent, 4 Copper", discard="Scheme")
    table.phase("Bernd", "buy")


def test_tent_discarded_from_hand_does_not_come_back(table):
    table.anna(hand="Tent", deck="9 Copper").passes().passes().has(discard="Tent")
    table.phase("Bernd", "buy")


def test_garrison_without_a_token_promises_nothing(table):
    table.anna(hand="Garrison", deck="5 Copper").plays("Garrison")
    assert "later" not in table.sentences
    table.anna().passes().has(discard="Garrison")


def test_garrison_collects_tokens_and_draws_for_them(table):
    table.set(turn={"coins": 6, "buys": 2}).anna(hand="Garrison", deck="20 Copper").plays("Garrison").has(coins=8)
    table.anna().buys("Silver").buys("Silver")
    table.next_turn_of("Anna").has(hand=7, play="Garrison")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_garrison_throned_has_six_tokens_and_draws_six_not_twelve(table):
    table.set(turn={"buys": 3, "coins": 5})
    table.anna(hand="Throne Room, Garrison", deck="30 Copper").plays("Throne Room").chooses("Garrison")
    table.anna().has(coins=9).buys("Silver").buys("Silver").buys("Silver")
    assert list(table.game.card_tokens.values()) == [6]
    table.next_turn_of("Anna").has(hand=11, play="Throne Room, Garrison")
    table.cited("allies:garrison:5", "allies:garrison:6")


def test_garrison_counts_only_gains_after_it_is_played(table):
    table.anna(hand="Village, Workshop, Garrison", deck="20 Copper").plays("Village").plays("Workshop")
    table.anna().chooses("Silver").plays("Garrison").buys("Copper")
    table.next_turn_of("Anna").has(hand=6)


def test_garrison_does_not_count_what_others_gain(table):
    table.anna(hand="Village, Garrison, Witch", deck="20 Copper").plays("Village").plays("Garrison").plays("Witch")
    table.bernd().has(discard="Curse")
    assert table.game.card_tokens == {}


def test_garrison_without_tokens_is_discarded_at_once(table):
    table.anna(hand="Garrison", deck="20 Copper").plays("Garrison")
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Garrison")
    table.next_turn_of("Anna").has(hand=5)


def test_garrison_does_not_count_gains_of_the_next_turn(table):
    table.anna(hand="Garrison", deck="30 Copper").plays("Garrison").buys("Copper")
    table.next_turn_of("Anna").has(hand=6).plays_treasures().buys("Gold")
    assert table.game.card_tokens == {}


def test_garrison_tokens_of_a_document_are_drawn_for(table):
    table.set(turn={"player": "Bernd"}).anna(durations=[{"Garrison": 3}], hand="5 Copper", deck="9 Silver")
    table.bernd(hand="")
    table.next_turn_of("Anna").has(hand="5 Copper, 3 Silver", play="Garrison")


def test_garrison_of_a_document_still_counts_this_turn(table):
    table.anna(durations=[{"Garrison": 1}], hand="", deck="20 Copper").buys("Copper")
    table.next_turn_of("Anna").has(hand=7)


def test_garrison_that_left_play_has_no_tokens(table):
    table.set(turn={"buys": 2}).anna(hand="Garrison", deck="20 Copper").plays("Garrison")
    game = table.game
    (garrison,) = game.in_play(0)
    table.anna().buys("Copper")
    assert game.card_tokens == {garrison: 1}
    game.move(garrison, PLAY, ASIDE)
    table.anna().buys("Copper")
    assert game.card_tokens == {}


def test_hill_fort_takes_the_gained_card_to_hand(table):
    table.anna(hand="Hill Fort").plays("Hill Fort")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Tent")
    table.anna().chooses("Silver").has(discard="Silver")
    table.asks("Anna", "hand", "card", least=1, most=1)
    table.anna().chooses("hand").has(hand="Silver", discard="", actions=0)
    table.cited("allies:hill-fort:1", "allies:hill-fort:2")


def test_hill_fort_gives_a_card_and_an_action_instead(table):
    table.anna(hand="Hill Fort", deck="Village").plays("Hill Fort").chooses("Silver").chooses("card")
    table.anna().has(hand="Village", discard="Silver", actions=1)


def test_hill_fort_cannot_take_a_card_that_was_moved(table):
    table.anna(hand="Hill Fort, Watchtower").plays("Hill Fort").chooses("Silver").chooses("deck")
    table.anna().chooses("hand").has(hand="Watchtower", deck="Silver")
    table.cited("allies:hill-fort:3")


def test_hill_fort_takes_a_card_from_the_place_where_it_was_gained_to(table):
    table.set(editions={"Hinterlands": 1}, kingdom=["Nomad Camp"]).anna(hand="Hill Fort", deck="Copper")
    table.anna().plays("Hill Fort").chooses("Nomad Camp").has(deck="Nomad Camp, Copper")
    table.anna().chooses("hand").has(hand="Nomad Camp", deck="Copper")


def test_hill_fort_finds_a_card_that_others_cover(table):
    table.set(ally="Architects' Guild").anna(hand="Hill Fort", tokens={"favors": 2}).plays("Hill Fort")
    table.anna().chooses("Silver").chooses("Copper").chooses("hand").has(hand="Silver", discard="Copper")


def test_hill_fort_may_choose_the_hand_with_nothing_gained(table):
    empty = {"Copper": 0, "Silver": 0, "Estate": 0, "Curse": 0, "Forts": ["Stronghold"]}
    table.set(supply=empty, turn={"coins": 6}).anna(hand="Hill Fort", deck="Gold").plays("Hill Fort")
    table.asks("Anna", "hand", "card")
    table.anna().chooses("hand").has(hand="", deck="Gold", discard="")


def test_hill_fort_with_elder_does_both(table):
    table.anna(hand="Elder, Hill Fort", deck="Gold").plays("Elder").chooses("Hill Fort").chooses("Silver")
    table.anna().chooses("hand, card").has(hand="Silver, Gold", actions=1)


def test_stronghold_for_coins_is_discarded_this_turn(table):
    table.anna(hand="Stronghold", deck="9 Copper").plays("Stronghold").chooses("coins").has(coins=3)
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Stronghold")
    table.cited("allies:stronghold:1")


def test_stronghold_for_cards_stays_until_the_next_turn(table):
    table.anna(hand="Stronghold", deck="15 Copper").plays("Stronghold").chooses("cards").has(coins=0)
    table.next_turn_of("Bernd")
    table.anna().has(play="Stronghold")
    table.next_turn_of("Anna").has(hand=8, play="Stronghold")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_stronghold_with_elder_does_both_and_stays(table):
    table.anna(hand="Elder, Stronghold", deck="15 Copper").plays("Elder").chooses("Stronghold").chooses("1, 2")
    table.anna().has(coins=5)
    table.next_turn_of("Bernd")
    table.anna().has(play="Stronghold", discard="Elder")
    table.next_turn_of("Anna").has(hand=8)


def test_stronghold_throned_keeps_throne_room_only_for_cards(table):
    table.anna(hand="Throne Room, Stronghold", deck="20 Copper").plays("Throne Room").chooses("Stronghold")
    table.anna().chooses("cards").chooses("coins").has(coins=3)
    table.next_turn_of("Bernd")
    table.next_turn_of("Anna").has(hand=8)


def test_stronghold_is_worth_two_points(table):
    table.anna(hand="Stronghold, Estate").has(points=3)

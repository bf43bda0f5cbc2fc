"""Wizards: the four cards of that pile."""

from __future__ import annotations

from rules.answer import state, steps
from tests.rules.cards.allies.rotating import of_kind

# --- Wizards ---------------------------------------------------------------------------------------------------------


def test_student_trashing_a_treasure_gets_a_favor_and_goes_onto_the_deck(table):
    table.set(ally="Mountain Folk").anna(hand="Student, Copper, Estate", tokens={"favors": 0}).plays("Student")
    table.anna().chooses("no")
    table.asks("Anna", "Copper", "Estate", least=1, most=1)
    table.anna().chooses("Copper").has(favors=1, deck="Student", play="", hand="Estate", actions=1)
    table.trash("Copper").cited("allies:student:3")


def test_student_trashing_another_card_stays_in_play(table):
    table.anna(hand="Student, Copper, Estate").plays("Student").chooses("no").chooses("Estate")
    table.anna().has(favors=0, deck="", play="Student")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_student_rotates_before_it_trashes(table):
    table.anna(hand="Student, Copper").plays("Student").chooses("yes")
    table.pile("Wizards", "4 Conjurer, 4 Sorcerer, 4 Lich, 4 Student").trash("Copper").cited("allies:student:1")


def test_student_with_an_empty_hand_trashes_nothing(table):
    table.anna(hand="Student").plays("Student").chooses("no").has(favors=0, play="Student", actions=1)
    table.trash("")


def test_student_can_be_drawn_and_played_again(table):
    table.anna(hand="Student, Laboratory, 2 Copper", deck="Gold").plays("Student").chooses("no").chooses("Copper")
    table.anna().plays("Laboratory").has(hand="Student, Copper, Gold")
    table.anna().plays("Student").chooses("no").chooses("Copper").has(favors=2, deck="Student")


def test_student_throned_goes_onto_the_deck_once(table):
    table.anna(hand="Throne Room, Student, 2 Copper").plays("Throne Room").chooses("Student")
    table.anna().chooses("no").chooses("no").has(favors=2, deck="Student", play="Throne Room", actions=2)
    table.trash("2 Copper")


def test_student_trashing_a_lich_gets_no_favor(table):
    table.anna(hand="Student, Lich").plays("Student").chooses("no").has(favors=0, play="Student", discard="Lich")


def test_conjurer_comes_back_to_hand(table):
    table.anna(hand="Conjurer", deck="15 Copper").plays("Conjurer")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Student")
    table.anna().chooses("Silver").has(discard="Silver", play="Conjurer", hand="")
    table.next_turn_of("Bernd")
    table.anna().has(play="Conjurer", hand=5)
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="")
    table.cited("allies:conjurer:1")


def test_conjurer_played_twice_comes_back_once(table):
    table.anna(hand="Throne Room, Conjurer", deck="15 Copper").plays("Throne Room").chooses("Conjurer")
    table.anna().chooses("Silver").chooses("Silver")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="Throne Room")
    assert [step.cites for step in table.game.log if step.sentence == "lost track"] == [("base2:lost-track:4",)]


def test_conjurer_keeps_coming_back(table):
    table.anna(hand="Conjurer", deck="20 Copper").plays("Conjurer").chooses("Silver")
    table.next_turn_of("Anna").plays("Conjurer").chooses("Silver")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="")


def test_conjurer_throned_comes_back_once(table):
    table.anna(hand="Throne Room, Conjurer", deck="20 Copper").plays("Throne Room").chooses("Conjurer")
    table.anna().chooses("Silver").chooses("Estate").has(discard="Silver, Estate")
    table.next_turn_of("Bernd")
    table.anna().has(play="Throne Room, Conjurer")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="Throne Room")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_conjurer_that_is_unplayed_is_discarded_like_any_card(table):
    table.anna(durations=["Conjurer"], hand="", deck="20 Copper")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_sorcerer_each_names_and_reveals_the_own_top_card(table):
    table.anna(hand="Sorcerer", deck="Gold, Duchy")
    table.bernd(deck="Silver, Copper")
    table.carla(deck="Estate, Copper")
    table.anna().plays("Sorcerer").has(hand="Gold", deck="Duchy", actions=1)
    table.bernd().chooses("Silver")
    table.carla().chooses("Copper")
    table.bernd().has(discard="", deck="Silver, Copper")
    table.carla().has(discard="Curse", deck="Estate, Copper")
    table.cited("allies:sorcerer:1", "allies:sorcerer:2", "allies:sorcerer:3")


def test_sorcerer_throned_lets_them_know_the_card(table):
    table.anna(hand="Throne Room, Sorcerer")
    table.bernd(deck="Silver, Copper")
    table.anna().plays("Throne Room").chooses("Sorcerer")
    table.bernd().chooses("Gold").has(discard="Curse", deck="Silver, Copper")
    table.bernd().chooses("Silver").has(discard="Curse")


def test_sorcerer_shuffles_only_after_the_naming(table):
    table.anna(hand="Sorcerer")
    table.bernd(deck="", discard="Silver")
    table.anna().plays("Sorcerer")
    assert not of_kind(table, "shuffle")
    table.bernd().chooses("Silver").has(discard="", deck="Silver")


def test_sorcerer_without_a_card_to_reveal_curses_nobody(table):
    table.anna(hand="Sorcerer")
    table.bernd(deck="")
    table.anna().plays("Sorcerer")
    table.bernd().chooses("Silver").has(discard="")


def test_sorcerer_is_held_off_by_a_moat(table):
    table.anna(hand="Sorcerer")
    table.bernd(hand="Moat", deck="Silver")
    table.anna().plays("Sorcerer")
    table.bernd().chooses("yes").has(discard="")
    table.phase("Anna", "buy")


def test_sorcerer_without_curses_costs_nothing(table):
    table.set(supply={"Curse": 0}).anna(hand="Sorcerer")
    table.bernd(deck="Silver")
    table.anna().plays("Sorcerer")
    table.bernd().chooses("Gold").has(discard="", deck="Silver")


def test_lich_draws_six_and_skips_the_next_turn(table):
    table.anna(hand="Lich", deck="12 Copper").plays("Lich").has(hand="6 Copper", actions=2)
    table.next_turn_of("Bernd")
    table.next_turn_of("Bernd")
    assert [s["actor"] for s in of_kind(table, "skip")] == ["Anna"]
    table.next_turn_of("Anna").has(hand=5)


def test_lich_played_twice_skips_two_turns(table):
    table.anna(hand="Throne Room, Lich", deck="18 Copper").plays("Throne Room").chooses("Lich").has(hand="12 Copper")
    for _ in range(3):
        table.next_turn_of("Bernd")
    assert len(of_kind(table, "skip")) == 2
    table.next_turn_of("Anna")
    table.cited("allies:lich:1", "allies:lich:6")


def test_lich_play_goes_on_to_the_left(table):
    table.anna(hand="Lich")
    table.bernd(hand="")
    table.carla(hand="")
    table.anna().plays("Lich")
    table.next_turn_of("Bernd")
    table.next_turn_of("Carla")
    table.next_turn_of("Bernd")
    assert [s["actor"] for s in of_kind(table, "turn")] == ["Bernd", "Carla", "Bernd"]


def test_lich_may_skip_the_turn_of_a_voyage(table):
    table.anna(hand="Lich, Voyage", deck="20 Copper").plays("Lich").plays("Voyage")
    table.next_turn_of("Bernd")
    assert [s["kind"] for s in steps(table.game) if s["kind"] in ("turn", "skip")] == ["skip", "turn"]
    table.next_turn_of("Anna").plays_treasures().has(coins=5)
    assert state(table.game)["turn"]["extra"] is False


def test_lich_skips_one_of_two_extra_turns(table):
    table.anna(hand="Lich, Voyage, Outpost", deck="20 Copper").plays("Lich").plays("Voyage").plays("Outpost")
    table.anna().passes()
    table.asks("Anna", "Voyage", "Outpost")
    table.anna().chooses("Voyage")
    assert state(table.game)["turn"]["extra"] == "Outpost"


def test_lich_skipped_turn_has_no_start(table):
    table.anna(hand="Lich, Warlord", deck="20 Copper").plays("Lich").plays("Warlord")
    table.next_turn_of("Bernd")
    table.next_turn_of("Bernd")
    table.anna().has(play="Warlord", hand=5)
    table.next_turn_of("Anna").has(hand=7)


def test_lich_skipped_turn_counts_in_a_tie(table):
    table.set(supply={"Province": 1}).anna(hand="Lich", deck="Province, 9 Copper")
    table.bernd(hand="", deck="", discard="3 Gold")
    table.anna().plays("Lich")
    table.next_turn_of("Bernd")
    table.next_turn_of("Bernd").plays_treasures().buys("Province")
    assert table.game.turns == (2, 2)
    assert state(table.game)["winners"] == ["Anna", "Bernd"]


def test_lich_trashed_is_discarded_and_gains_a_cheaper_card(table):
    table.set(trash=["Gold", "Silver", "Estate", "Province", "Gold"]).anna(hand="Chapel, Lich").plays("Chapel")
    table.anna().chooses("Lich")
    table.asks("Anna", "Silver", "Estate", least=1, most=1)
    table.anna().chooses("Silver").has(discard="Lich, Silver")
    table.trash("2 Gold, Estate, Province").cited("allies:lich:7", "allies:lich:9")


def test_lich_trashed_with_a_card_may_gain_that_one(table):
    table.anna(hand="Chapel, Lich, Copper").plays("Chapel").chooses("Lich, Copper").has(discard="Lich, Copper")
    table.trash("")


def test_lich_with_nothing_cheaper_in_the_trash_is_only_discarded(table):
    table.set(trash=["Gold"]).anna(hand="Chapel, Lich").plays("Chapel").chooses("Lich").has(discard="Lich")
    table.trash("Gold")


def test_lich_coming_back_is_no_gain_but_the_cheaper_card_is(table):
    table.set(trash=["Silver"]).anna(hand="Chapel, Lich, Watchtower").plays("Chapel").chooses("Lich")
    table.asks("Anna", "trash", "deck", may=True)
    table.anna().chooses("deck").has(discard="Lich", deck="Silver")
    assert [s["cards"] for s in of_kind(table, "gain")] == [["Silver"]]
    table.cited("allies:lich:8", "allies:lich:10")


def test_lich_trashed_by_another_players_attack_works_for_its_owner(table):
    table.anna(hand="Barbarian")
    table.bernd(hand="", deck="Lich")
    table.set(trash=["Silver"], supply={"Wizards": []}).anna().plays("Barbarian")
    table.bernd().has(discard="Lich, Silver, Barbarian")
    table.anna().has(discard="")

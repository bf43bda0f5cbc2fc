"""How people answer: every sentence about moves in the contract."""

from __future__ import annotations

import pytest

from rules.answer import pending, state
from rules.document.layout import start
from rules.document.parse import parse
from rules.engine.decisions import Decision, Illegal
from rules.tools.bots import Eager
from rules.tools.soak import random_table


def decision(kind="choose-card", labels=("Copper", "Copper", "Estate"), least=0, most=9, **more) -> Decision:
    return Decision(0, kind, "", ("?", "?"), list(range(len(labels))), labels, least, most, **more)


def named(d: Decision, answer: object) -> list[str]:
    return [d.labels[i] for i in d.read(answer)]


def refused(table, answer: object) -> Illegal:
    """The answer is illegal, and nothing has happened."""
    game = table.game
    before, asked = state(game), pending(game)
    with pytest.raises(Illegal) as caught:
        game.push(answer)
    assert (state(game), pending(game)) == (before, asked)
    return caught.value


# --- at the top of a phase -------------------------------------------------------------------------------------------


def test_moves_are_whole_at_the_top_of_a_phase(table):
    table.set(turn={"coins": 3}).anna(hand="Smithy, Village, Village, Copper")
    table.asks("Anna", "play Smithy", "play Village", may=True)
    table.anna().passes()
    table.asks("Anna", "play Copper", "buy Copper", "buy Silver", "buy Estate", "buy Curse", "buy Village", may=True)
    assert pending(table.game)["min"] == 0


@pytest.mark.parametrize("move", ["play Smithy", "PLAY SMITHY", "spiele Schmiede", "play  Schmieden", "Spiele smithy"])
def test_play_in_either_language(table, move):
    table.anna(hand="Smithy, Village", deck="3 Gold").chooses(move).has(play="Smithy", hand="Village, 3 Gold")


@pytest.mark.parametrize("move", ["buy Silver", "kaufe Silber", "Kaufe SILBERS"])
def test_buy_in_either_language(table, move):
    table.set(turn={"phase": "buy", "coins": 3}).anna(hand="").chooses(move)
    table.pile("Silver", 39)


def test_events_and_projects_are_bought_too(table):
    table.set(landscapes=["Training", "Capitalism"], kingdom=["Village"], turn={"phase": "buy", "coins": 11, "buys": 2})
    table.anna(hand="").buys("Capitalism").has(holds="Capitalism", coins=6)
    assert "buy Training" in table.game.choices
    assert "buy Capitalism" not in table.game.choices


@pytest.mark.parametrize("move", ["play treasures", "Play Treasures", "play all treasures", "spiele Geldkarten"])
def test_play_treasures_plays_every_treasure_in_hand(table, move):
    table.set(turn={"phase": "buy"}).anna(hand="2 Copper, Silver, Estate, Gold").chooses(move)
    table.anna().has(coins=7, hand="Estate")


def test_play_treasures_in_an_order_that_gives_no_less_money_than_another(table):
    table.set(editions={"Hinterlands": 1}, turn={"phase": "buy"})
    table.anna(hand="Diadem, Silver, Horn of Plenty, Fool's Gold, 2 Copper, Fool's Gold").plays_treasures()
    assert table.game.coins == 3 + 2 + 2 + 5  # the Diadem with an unused Action, Silver, Coppers, both Fool's Gold


@pytest.mark.parametrize(
    ("hand", "coins"),
    [
        ("2 Copper, Gold, 2 Silver", 7),
        ("2 Fool's Gold, Gold, Silver", 8),  # 1 and 4, and the Gold
        ("Fool's Gold, Silver, Gold, Copper", 6),
    ],
)
def test_play_treasures_plays_the_best_three_in_the_turn_of_a_voyage(table, hand, coins):
    table.set(turn={"extra": "Voyage", "previous": "Anna", "phase": "buy"}).anna(hand=hand).plays_treasures()
    table.anna().has(coins=coins, play=3)


def test_play_treasures_gives_the_highwayman_the_least(table):
    table.set(turn={"extra": "Voyage", "previous": "Anna", "phase": "buy"})
    table.anna(hand="2 Copper, Gold, Silver")
    table.bernd(durations=["Highwayman"])
    table.anna().plays_treasures().has(coins=5, play="Copper, Gold, Silver")


def test_play_treasures_keeps_a_crown_from_the_highwayman_if_that_pays(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Gold, Copper")
    table.bernd(durations=["Highwayman"])
    table.anna().plays_treasures().chooses("Gold").has(coins=6)


def test_play_treasures_gives_the_crown_to_the_highwayman_if_that_pays(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Gold")
    table.bernd(durations=["Highwayman"])
    table.anna().plays_treasures().has(coins=3, hand="", play="Crown, Gold")


def test_play_treasures_plays_counterfeit_while_there_is_something_to_play_twice(table):
    table.set(turn={"phase": "buy"}).anna(hand="Copper, Counterfeit").plays_treasures().chooses("Copper").has(coins=3)


def test_a_mixed_pile_is_no_card_to_be_named(table):
    table.anna(hand="Sorceress", deck="Copper").plays("Sorceress")
    assert "Sibyl" in table.game.choices
    assert "Augurs" not in table.game.choices


def test_play_treasures_only_when_there_are_some(table):
    table.set(turn={"phase": "buy"}).anna(hand="Estate")
    refused(table, "play treasures")


def test_play_treasures_is_not_for_the_action_phase(table):
    table.anna(hand="Smithy, Copper")
    refused(table, "play treasures")


@pytest.mark.parametrize("move", ["spend 2 coffers", "gib 2 Taler aus", "Spend 2 Coffers"])
def test_spending_coffers(table, move):
    table.set(turn={"phase": "buy"}).anna(hand="", tokens={"coffers": 3}).chooses(move).has(coins=2, coffers=1)


@pytest.mark.parametrize("move", ["spend 1 villager", "spend 1 villagers", "gib 1 Dorfbewohner aus"])
def test_spending_a_villager(table, move):
    table.set(turn={"actions": 0}).anna(hand="Smithy", tokens={"villagers": 2}).chooses(move)
    table.anna().has(actions=1, villagers=1)


@pytest.mark.parametrize("move", ["pay 3 debt", "zahle 3 Schulden"])
def test_paying_debt(table, move):
    table.set(turn={"phase": "buy", "coins": 4}).anna(hand="", tokens={"debt": 5}).chooses(move).has(coins=1, debt=2)


@pytest.mark.parametrize(
    ("debt", "coins", "why"),
    [(0, 4, "Anna has no debt."), (2, 4, "Anna has only 2 debt."), (5, 2, "Anna has only 2 Coins for it.")],
)
def test_why_so_much_debt_cannot_be_paid(table, debt, coins, why):
    table.set(turn={"phase": "buy", "coins": coins}).anna(hand="Copper", tokens={"debt": debt})
    with pytest.raises(Illegal) as refused:
        table.anna().chooses("pay 3 debt")
    assert refused.value.why[0] == why


def test_no_more_can_be_spent_than_there_is(table):
    table.set(turn={"phase": "buy"}).anna(hand="Copper", tokens={"coffers": 2})
    refused(table, "spend 3 coffers")


@pytest.mark.parametrize("move", ["-", "–", " - "])
def test_leaving_the_phase(table, move):
    table.anna(hand="Smithy").chooses(move)
    table.phase("Anna", "buy")


@pytest.mark.parametrize(
    "move", ["play Militia", "play", "buy", "buy Smithy", "Smithy", "", "no", "1", "play Smithy, Village"]
)
def test_what_is_no_move(table, move):
    table.anna(hand="Smithy, Village")
    refused(table, move)


# --- inside a card ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        "Copper, Copper, Estate",
        "2 Copper, Estate",
        "estate, COPPER, kupfer",
        "Estate,2 Kupfer",
        "Anwesen, 2 Coppers",
        ["Copper", "Estate", "Copper"],
    ],
)
def test_cards_by_name(answer):
    assert sorted(named(decision(), answer)) == ["Copper", "Copper", "Estate"]


@pytest.mark.parametrize(
    "answer", ["3 Copper", "Gold", "Copper; Estate", "2", "yes", "Copper Estate", "99999999 Copper"]
)
def test_cards_that_cannot_be_picked(answer):
    with pytest.raises(Illegal):
        decision().read(answer)


def test_too_few_and_too_many():
    with pytest.raises(Illegal, match="2 must be chosen, not 1"):
        decision(least=2, most=2).read("Copper")
    with pytest.raises(Illegal, match="At most 1 may be chosen, not 2"):
        decision(most=1).read("2 Copper")


@pytest.mark.parametrize("answer", ["-", "–", "no", "nein", "nothing", "nichts", "", "NO"])
def test_nothing(answer):
    assert named(decision(), answer) == []
    with pytest.raises(Illegal):
        decision(least=1, most=1).read(answer)


def test_where_only_one_name_can_be_picked_yes_means_it_as_often_as_may_be():
    assert named(decision(labels=("Copper",) * 3, most=2), "yes") == ["Copper", "Copper"]
    assert named(decision(labels=("Copper",) * 3, most=2), "ja") == ["Copper", "Copper"]
    assert named(decision(labels=("Copper",) * 3, most=2), "no") == []


def test_where_all_share_a_name_a_number_will_do():
    assert named(decision(labels=("Copper",) * 3), "2") == ["Copper", "Copper"]
    assert named(decision(labels=("Copper",) * 3), "0") == []
    for answer in ("4", "99999999999999999999"):
        with pytest.raises(Illegal):
            decision(labels=("Copper",) * 3).read(answer)


def test_as_many_as_can_be_picked_or_none():
    whole = decision(least=0, most=2, whole=True)
    assert (named(whole, "-"), named(whole, "2 Copper")) == ([], ["Copper", "Copper"])
    with pytest.raises(Illegal):
        whole.read("Copper")


def test_piles_by_name(table):
    table.set(kingdom=["Village", "Smithy"]).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Silver", "Copper", "Estate", "Curse", "Village", "Smithy", "Workshop")
    table.anna().chooses("Schmiede").has(discard="Smithy")


@pytest.mark.parametrize("answer", ["coins", "COINS", "2", "+2 coins", "+2 Geld"])
def test_option_by_its_slug_its_place_or_its_words(table, answer):
    table.anna(hand="Steward").plays("Steward").chooses(answer).has(coins=2)


def test_several_options_by_their_places(table):
    table.anna(hand="Pawn", deck="Gold").plays("Pawn")
    choices = pending(table.game)["choices"]
    table.anna().chooses("2, 4")
    assert len(choices) == 4
    assert (table.game.actions, table.game.coins) == (1, 1)


def test_an_option_cannot_be_chosen_twice(table):
    table.anna(hand="Pawn", deck="Gold").plays("Pawn")
    for answer in ("1, 1", "card, card", "1, card", "5", "0", "1, 2, 3"):
        refused(table, answer)


def test_options_are_carried_out_in_printed_order():
    d = decision("choose-option", ("cards", "actions", "coins"), 2, 2, distinct=True)
    assert named(d, "3, 1") == named(d, "coins, cards") == ["cards", "coins"]


def test_an_option_that_cannot_be_done_may_be_chosen(table):
    table.anna(hand="Steward").plays("Steward")
    table.asks("Anna", "cards", "coins", "trash")
    table.anna().chooses("trash").has(coins=0)


@pytest.mark.parametrize(
    ("answer", "discarded"), [("yes", 1), ("ja", 1), ("y", 1), (True, 1), ("no", 0), ("-", 0), (False, 0)]
)
def test_yes_and_no(table, answer, discarded):
    table.set(editions={"Base": 1}).anna(hand="Chancellor", deck="Gold").plays("Chancellor")
    assert pending(table.game)["kind"] == "yes-no"
    table.anna().chooses(answer).has(discard=discarded)


def test_neither_yes_nor_no(table):
    table.set(editions={"Base": 1}).anna(hand="Chancellor", deck="Gold").plays("Chancellor")
    assert refused(table, "maybe").why == ("Answer yes or no.", "Antworte mit ja oder nein.")


def test_numbers():
    d = Decision(0, "number", "", ("?", "?"), [0, 1, 2], ["0", "1", "2"])
    assert d.read("2") == (2,)
    assert d.read(2) == (2,)
    assert d.read("-") == (0,)
    for answer in ("3", "-1", "two"):
        with pytest.raises(Illegal):
            d.read(answer)


def test_order_the_future_top_card_first(table):
    table.anna(hand="Sentry", deck="Copper, Gold, Estate, Duchy").plays("Sentry").chooses("-").chooses("-")
    table.asks("Anna", "Gold", "Estate", least=2, most=2)
    table.anna().chooses("Estate, Gold").has(deck="Estate, Gold, Duchy")


def test_order_must_name_all(table):
    table.anna(hand="Sentry", deck="Copper, Gold, Estate").plays("Sentry").chooses("-").chooses("-")
    for answer in ("-", "Gold, Gold", "Gold, Estate, Copper"):
        refused(table, answer)


def test_order_of_three_must_name_all(table):
    table.anna(hand="Apothecary", deck="Copper, Gold, Estate, Duchy").plays("Apothecary")
    for answer in ("Gold", "Gold, Estate"):
        refused(table, answer)


def test_of_two_cards_the_first_alone_says_the_order(table):
    table.anna(hand="Sentry", deck="Copper, Gold, Estate").plays("Sentry").chooses("-").chooses("-")
    table.anna().chooses("Estate").has(deck="Estate, Gold")


def test_a_may_that_picks_cards_is_one_decision(table):
    table.anna(hand="Harbinger", discard="Gold, Estate", deck="Copper").plays("Harbinger")
    table.asks("Anna", "Gold", "Estate", may=True, most=1)
    table.anna().chooses("Gold").has(deck="Gold")


# --- several effects at once -----------------------------------------------------------------------------------------


def test_which_effect_is_next_is_asked_by_name_and_has_no_nothing(table):
    table.set(turn={"player": "Bernd"}).anna(durations=["Wharf", {"Haven": ["Gold"]}], deck="5 Copper").has(hand="")
    table.bernd().passes()
    table.asks("Anna", "Wharf", "Haven")
    assert pending(table.game)["kind"] == "next-effect"
    refused(table, "-")
    table.anna().chooses("Haven").has(hand="Gold, 2 Copper")


def test_no_order_between_identical_effects(table):
    table.set(turn={"player": "Bernd"}).anna(durations=["Wharf", "Wharf"], deck="5 Copper").has(hand="")
    table.bernd().passes()
    table.anna().has(hand=4, buys=3)


def test_declining_an_effect_declines_its_identical_ones_for_that_event(table):
    table.anna(hand="Militia")
    table.bernd(hand="2 Moat, 3 Copper")
    table.anna().plays("Militia")
    table.bernd().chooses("no")
    table.asks("Bernd", "Moat", "Copper", least=2, most=2)


def test_a_moat_is_not_offered_to_a_player_who_is_already_unaffected(table):
    table.anna(hand="Militia")
    table.bernd(hand="2 Moat, 3 Copper")
    table.anna().plays("Militia")
    table.bernd().chooses("yes").has(hand=5)
    table.phase("Anna", "buy")


# --- what is never asked ---------------------------------------------------------------------------------------------


def test_action_phase_ends_by_itself_when_no_action_can_be_played(table):
    table.anna(hand="3 Copper")
    table.phase("Anna", "buy")


def test_action_phase_ends_by_itself_without_actions_left(table):
    table.set(turn={"actions": 0}).anna(hand="Smithy, Copper")
    table.phase("Anna", "buy")


def test_a_villager_counts_as_an_action_that_can_be_played(table):
    table.anna(hand="Copper", tokens={"villagers": 1})
    table.phase("Anna", "action").asks("Anna", "spend 1 villager", may=True)


def test_buy_phase_ends_by_itself_when_no_buy_is_left_and_no_treasure_may_be_played(table):
    table.set(turn={"phase": "buy", "coins": 3}).anna(hand="Copper").buys("Silver")
    table.phase("Bernd", "buy")


def test_a_buy_that_is_left_is_asked_since_copper_and_curse_cost_nothing(table):
    table.set(turn={"phase": "buy"}).anna(hand="Estate")
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_no_treasures_after_the_first_purchase(table):
    table.set(turn={"phase": "buy", "buys": 2, "coins": 3}).anna(hand="Copper").buys("Silver")
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_a_decision_with_one_legal_answer_is_not_asked():
    assert decision(labels=("Copper", "Estate"), least=2, most=2).only() == (0, 1)
    assert decision(labels=("Copper", "Copper", "Copper"), least=2, most=2).only() == (0, 1)
    assert decision(labels=(), least=1, most=1).only() == ()
    assert decision(labels=("Copper", "Copper", "Gold"), least=2, most=2, distinct=True).only() == (0, 2)
    assert decision("order", ("Copper", "Copper")).only() == (0, 1)
    assert decision(labels=("Copper",), least=0, most=1).only() is None
    assert decision("order", ("Copper", "Gold")).only() is None


# --- who answers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["Anna: play Smithy", "anna:play Smithy", "ANNA : play Schmiede"])
def test_the_answer_may_say_who_answers(table, answer):
    table.anna(hand="Smithy", deck="3 Gold").chooses(answer).has(hand="3 Gold")


def test_the_wrong_one_answers(table):
    table.anna(hand="Smithy")
    assert refused(table, "Bernd: play Smithy").why == (
        "Anna is asked, not Bernd.",
        "Gefragt ist Anna, nicht Bernd.",
    )


def test_names_in_another_script_are_told_apart():
    game = start(parse({"players": {"Аня": {"hand": ["Smithy"], "deck": []}, "Боря": {"deck": []}}}))
    with pytest.raises(Illegal, match="Аня is asked, not Боря"):
        game.push("Боря: play Smithy")
    game.push("аня: play Smithy")


# --- face-down cards -------------------------------------------------------------------------------------------------


def test_unknown_cards_are_drawn_discarded_set_aside_and_counted(table):
    table.anna(hand="Smithy", deck="?").plays("Smithy").has(hand="3 ?", deck=7)
    table.bernd(deck="")


def test_unknown_cards_are_discarded_without_being_named(table):
    table.anna(hand="Militia")
    table.bernd(hand="4 ?, Copper")
    table.anna().plays("Militia")
    table.asks("Bernd", "?", "Copper", least=2, most=2)
    table.bernd().chooses("2 ?").has(hand="2 ?, Copper", discard="2 ?")


def test_who_holds_a_face_down_card_is_asked_once_for_a_reaction_to_an_attack(table):
    table.set(kingdom=["Moat", "Beggar", "Militia", "Watchtower"])
    table.anna(hand="Militia")
    table.bernd(hand="5 ?")
    table.anna().plays("Militia")
    table.asks("Bernd", "Moat", "Beggar", may=True)
    assert table.game.pending.kind == "identify"
    table.bernd().chooses("-")
    table.bernd().has(hand="3 ?", discard="2 ?")


def test_a_face_down_card_is_a_moat(table):
    table.set(kingdom=["Moat"], turn={"actions": 2})
    table.anna(hand="2 Militia", deck="")
    table.bernd(hand="5 ?")
    table.carla(hand="2 ?, 3 Copper")
    table.anna().plays("Militia")
    table.bernd().chooses("Burggraben").chooses("yes")
    table.carla().chooses("-").chooses("2 Copper").has(hand="2 ?, Copper")
    table.bernd().has(hand="4 ?, Moat")
    table.anna().plays("Militia")  # the Moat is known by now, a second one would be no more
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("no")
    table.asks("Carla", "Moat", may=True)


def test_a_face_down_card_may_be_a_watchtower_of_this_game(table):
    table.set(kingdom=["Watchtower", "Workshop"], turn={"phase": "action"})
    table.anna(hand="Workshop, ?").plays("Workshop").chooses("Silver")
    table.asks("Anna", "Watchtower", may=True)
    table.anna().chooses("Watchtower").chooses("trash").has(hand="Watchtower", discard="")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_face_down_card_that_is_discarded_may_be_a_tunnel_of_this_game(table, edition):
    table.set(kingdom=["Tunnel", "Moat"], editions={"Hinterlands": edition})
    table.anna(hand="Militia")
    table.bernd(hand="5 ?")
    table.anna().plays("Militia")
    table.bernd().chooses("-")  # no Moat
    table.asks("Bernd", "Tunnel", may=True)
    assert table.game.pending.kind == "identify"
    table.bernd().chooses("Tunnel").chooses("yes").has(hand="3 ?", discard="Gold, Tunnel, ?")
    table.phase("Anna", "buy")


def test_nobody_is_asked_for_a_tunnel_in_clean_up(table):
    table.set(kingdom=["Tunnel"], turn={"phase": "buy"})
    table.anna(hand="2 ?", deck="5 Copper").passes().has(discard="2 ?")
    table.phase("Bernd", "buy")


def test_nobody_is_asked_for_a_reaction_that_is_not_in_this_game_or_does_not_answer_this(table):
    table.set(kingdom=["Watchtower"])
    table.anna(hand="Militia")
    table.bernd(hand="5 ?")
    table.anna().plays("Militia")
    table.bernd().has(hand="3 ?", discard="2 ?")


def test_phase_does_not_end_by_itself_while_an_unknown_card_is_in_hand(table):
    table.anna(hand="?")
    table.phase("Anna", "action").asks("Anna", may=True)
    table.anna().passes()
    table.phase("Anna", "buy").asks("Anna", "buy Copper", "buy Curse", may=True)


def test_play_x_identifies_an_unknown_card(table):
    table.anna(hand="2 ?", deck="3 Gold").plays("Smithy").has(play="Smithy", hand="?, 3 Gold")


def test_play_x_takes_the_known_card_first(table):
    table.anna(hand="?, Smithy", deck="3 Gold").plays("Smithy").has(play="Smithy", hand="?, 3 Gold")


def test_play_x_must_fit_the_phase(table):
    table.anna(hand="?")
    for answer in ("play Copper", "play Estate", "play Augurs", "play City-state", "play Nothingness"):
        refused(table, answer)
    table.anna().passes()
    refused(table, "play Smithy")
    table.anna().plays("Gold").has(coins=3)


def test_play_x_needs_an_action_left(table):
    table.set(turn={"actions": 0}).anna(hand="?", tokens={"villagers": 1})
    refused(table, "play Smithy")
    table.anna().chooses("spend 1 villager").plays("Smithy")


def test_no_unknown_treasure_after_a_purchase(table):
    table.set(turn={"phase": "buy", "bought": True, "buys": 2}).anna(hand="?")
    refused(table, "play Copper")


def test_a_rule_that_needs_to_know_asks_the_cards_owner(table):
    table.anna(hand="Bandit")
    table.bernd(deck="?, Estate")
    table.anna().plays("Bandit")
    question = pending(table.game)
    assert (question["player"], question["kind"], question["source"]) == ("Bernd", "identify", "Bandit")
    assert (question["choices"], question["min"], question["max"]) == ([], 1, 1)
    table.bernd().chooses("Silver").has(discard="Estate")
    table.trash("Silver")


def test_any_card_name_is_legal_for_an_unknown_card(table):
    table.anna(hand="Vassal", deck="?").plays("Vassal").chooses("Vorbotin")
    table.asks("Anna", "yes", "no")


def test_what_is_no_card_cannot_be_the_unknown_one(table):
    table.anna(hand="Vassal", deck="?").plays("Vassal")
    for answer in ("Augurs", "City-state", "Training", "nonsense", "?", "-", ""):
        refused(table, answer)


def test_nothing_happens_twice_because_a_card_had_to_be_named(table):
    """The instruction starts again when the card is known: it must not have done half of it before."""
    table.anna(hand="Sentry", deck="Copper, 2 ?, Estate").plays("Sentry").chooses("Gold").chooses("Curse")
    table.asks("Anna", "Gold", "Curse", may=True, most=2)
    table.anna().chooses("Curse").has(hand="Copper", actions=1)
    table.trash("Curse")


def test_taking_back_the_name_of_an_unknown_card(table):
    table.anna(hand="Vassal", deck="?").plays("Vassal")
    before = state(table.game)
    table.anna().chooses("Gold")
    table.game.pop()
    assert state(table.game) == before
    assert pending(table.game)["kind"] == "identify"
    table.anna().chooses("Copper").has(discard="Copper")


def test_cost_and_type_are_asked_too(table):
    table.anna(hand="Throne Room, ?").plays("Throne Room")
    assert pending(table.game)["kind"] == "identify"
    table.anna().chooses("Copper").has(play="Throne Room")


# --- answers are stored by meaning -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("d", "count"),
    [
        (decision(), 6),
        (decision(least=1, most=1), 2),
        (decision(least=2, most=2, distinct=True), 1),
        (decision(most=2, whole=True), 3),
        (decision("order", ("Copper", "Gold", "Copper"), 3, 3), 3),
        (decision("choose-option", ("cards", "coins", "trash"), 1, 2, distinct=True), 6),
        (Decision(0, "number", "", ("", ""), [0, 1, 2], ["0", "1", "2"]), 3),
        (Decision(0, "yes-no", "", ("", ""), [True, False], ["yes", "no"]), 2),
    ],
)
def test_every_answer_once_and_each_is_read_as_it_is_said(d, count):
    answers = list(d.answers())
    assert len(answers) == len(set(map(d.say, answers))) == count
    for value in answers:
        assert d.say(d.read(d.say(value))) == d.say(value)


def test_every_answer_can_be_given_in_german():
    for seed in range(10):
        game, bot = start(random_table(seed)), Eager(seed)
        while game.pending is not None and game.asked < 80:
            d, value = game.pending, bot(game)
            if value and not d.open:
                german = [d.words(d.labels[d.items.index(item)])[1] for item in value]
                if d.kind != "choose-option" or len(value) == 1:
                    assert d.say(game.read(", ".join(german))) == d.say(value), german
            game.answer(value)


def test_answers_of_a_large_hand_are_not_counted_card_by_card():
    assert sum(1 for _ in decision(labels=("Copper",) * 30 + ("Estate",) * 30, most=60).answers()) == 31 * 31


# --- what the question does not ask ----------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["keep Gold", "trash Gold", "behalte Gold", "entsorge Gold"])
def test_what_is_kept_or_trashed_is_not_discarded(table, answer):
    """A Sentry asks what is trashed, then what is discarded: Gold that somebody keeps stays."""
    table.anna(hand="Sentry", deck="Copper, Curse, Gold").plays("Sentry").chooses("trash Curse")
    refused(table, answer)
    table.anna().chooses("discard Gold").has(discard="Gold", deck="")


def test_whoever_keeps_cards_does_not_discard_them(table):
    table.anna(hand="Militia", deck="").table.bernd(hand="3 Gold, 2 Estate")
    table.anna().plays("Militia")
    refused(table, "keep Gold, Gold")
    table.bernd().chooses("discard 2 Estate").has(hand="3 Gold")

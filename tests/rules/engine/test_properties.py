"""What must hold in every game, whatever is played: by random games, and by counting all lines of stored positions."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answer import notes, pending, state, steps
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.engine.game import Game
from rules.engine.state import State
from rules.engine.zones import DECK, ZONES
from rules.facts import bears_a_trait, facts
from rules.outcomes import TooMany, count, endings, leaves
from rules.rulebook.setup import new_game
from rules.run import Run
from rules.tools.bots import Eager, Random, big_money, first_legal, play_out
from rules.tools.soak import as_played, pairs, play_pair, play_random_game, random_table, soak, sweep

KINGDOM = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
SEEDS = st.integers(0, 10**6)
ROUNDS = settings(max_examples=20, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])


FIELDS = getattr(State, "__slots__", None) or State.__mypyc_attrs__  # of the sources, or compiled


def snapshot(g: Game) -> dict:
    """Everything that makes up a position, as independent data."""
    frames = [(f.code.name, f.pc, f.me, f.who, f.card, copy.deepcopy(f.notes)) for f in g.stack]
    plain = {name: copy.deepcopy(getattr(g, name)) for name in FIELDS if name not in KEPT}
    return {**plain, "stack": frames, "log": list(g.log or ()), "pending": pending(g), "effects": effects(g)}


def effects(g: Game) -> list:
    return [(e.event, e.player, e.card, e.code.name, e.until, dict(e.notes), e.serial) for e in g.effects]


KEPT = ("table", "kinds", "stack", "log", "pending", "effects", "past", "shared")


def game_at(seed: int, decisions: int) -> Game:
    """A random game after so many decisions."""
    g = start(random_table(seed))
    return play_out(g, Eager(seed), decisions)


# --- random games ----------------------------------------------------------------------------------------------------


@ROUNDS
@given(SEEDS)
def test_no_card_is_lost_or_made_in_any_random_game(seed):
    game, failure = play_random_game(seed, 300)
    assert failure is None, failure
    assert game.status() == []


def test_whole_random_games():
    coverage, failures = soak(25, seed=4000)
    assert failures == []
    assert coverage.games == 25
    assert coverage.finished >= 20


def test_random_pairs_of_cards_with_a_throne_room():
    every = list(pairs())
    coverage, failures = sweep(random.Random(1).sample(every, 120))
    assert failures == []
    assert coverage.games == 120
    cards = {first for first, _ in every}
    assert len(every) == len(cards) ** 2


def test_a_pair_is_played_for_two_turns():
    game, failure = play_pair("wharf", "haven")
    assert failure is None
    assert game.over or game.number >= 5 or game.asked >= 300


@ROUNDS
@given(SEEDS, st.integers(1, 200))
def test_replay_of_stored_answers_gives_the_same_bytes(seed, decisions):
    situation = random_table(seed)
    g, bot, moves = start(situation), Random(seed), []
    while g.pending is not None and len(moves) < decisions:
        moves.append(g.pending.say(bot(g)))
        g.push(moves[-1])
    again = parse(format(as_played(situation, moves, g)))
    run = Run(again)
    assert run.error is None
    played = {"steps": steps(g), "pending": pending(g), "state": state(g), "error": None}
    if again.notes:  # what is odd about the table is said by whoever reads it
        played["notes"] = notes(again)
    assert json.dumps(run.answer()) == json.dumps(played)


@ROUNDS
@given(SEEDS)
def test_every_trait_of_a_random_table_lies_on_a_pile_of_its_own(seed):
    table = random_table(seed)
    traits = [slug for slug in table.landscapes if facts()[slug].kind == "trait"]
    piles = [table.chosen[slug] for slug in traits]
    assert len(set(piles)) == len(piles)
    assert all(pile in table.kingdom and bears_a_trait(pile) for pile in piles)


@ROUNDS
@given(SEEDS, st.integers(0, 150), st.integers(1, 30))
def test_copy_is_independent(seed, decisions, more):
    g = game_at(seed, decisions)
    before = snapshot(g)
    other = g.copy()
    assert snapshot(other) == before
    play_out(other, Random(seed), more)
    assert snapshot(g) == before
    again = g.copy()
    play_out(again, Random(seed), more)
    assert again == other
    assert snapshot(again) == snapshot(other)


@ROUNDS
@given(SEEDS, st.integers(0, 100), st.integers(1, 30))
def test_pop_undoes_push_exactly(seed, decisions, more):
    g = game_at(seed, decisions).remember()
    bot, past = Random(seed), []
    for _ in range(more):
        if g.pending is None:
            break
        past.append(snapshot(g))
        g.push(g.pending.say(bot(g)))
    while past:
        g.pop()
        assert snapshot(g) == past.pop()
    with pytest.raises(ValueError, match="nothing to take back"):
        g.pop()


@ROUNDS
@given(SEEDS, st.integers(0, 200), st.randoms(use_true_random=False))
def test_order_that_the_rules_do_not_see_makes_no_difference(seed, decisions, chance):
    """Hands, cards in play, mats, discard piles and the trash have no order; nor have equal cards an identity."""
    g = game_at(seed, decisions)
    other = g.copy()
    for zone in range(g.table.trash + 1):
        if zone == g.table.trash or zone % ZONES != 1:
            cards = list(other.zones[zone])
            chance.shuffle(cards)
            other.zones[zone] = tuple(cards)
    if g.pending is not None and g.pending.kind == "phase":
        assert other == g
        assert hash(other) == hash(g)


@ROUNDS
@given(SEEDS, st.integers(5, 200))
def test_what_the_rules_see_makes_a_difference(seed, decisions):
    g = game_at(seed, decisions)
    for change in (
        lambda h: setattr(h, "coins", h.coins + 1),
        lambda h: setattr(h, "buys", h.buys + 1),
        lambda h: setattr(h, "bought", not h.bought),
        lambda h: setattr(h, "turns", tuple(n + 1 for n in h.turns)),
        lambda h: h.add_token(0, "vp", 1),
        lambda h: h.move(h.pile_cards("silver")[0], h.table.piles["silver"].zone, 0),
        lambda h: setattr(h, "zones", [*h.zones[:1], h.zones[1][::-1], *h.zones[2:]]),
    ):
        h = g.copy()
        change(h)
        decks = [[g.name(c) for c in game.deck(0)] for game in (g, h)]
        same = decks[0] == decks[1] and state(g) == state(h) and g.bought == h.bought and g.turns == h.turns
        assert (h == g) is same


def lying_one_by_one(g):
    """What lies where, looked up card by card: nothing of it is kept."""
    decks = range(1, g.table.trash, ZONES)
    names = [[g.known(card).slug for card in cards] for cards in g.zones]
    before_players = [
        tuple(row if zone in decks else sorted(row)) for zone, row in enumerate(names[: g.table.trash + 1])
    ]
    piles = [(pile.slug, tuple(names[pile.zone])) for pile in g.table.piles.values()]
    return (*before_players, *sorted(piles))


@ROUNDS
@given(SEEDS, st.integers(1, 40), st.integers(0, 2))
def test_keys_with_kept_pieces_part_positions_as_keys_without(seed, decisions, depth):
    """Whatever was kept of other positions at this table, and whoever is asked first."""
    g = game_at(seed, decisions)
    met = [g, *islice(leaves(g, depth), 300)]
    kept = [one.key() for one in met]
    anew = []
    for one in reversed(met):
        one.table.names_of = [], {}, {}
        anew.append(one.key())
    assert kept == anew[::-1]
    by_key, by_cards = {}, {}
    for one, key in zip(met, kept, strict=True):
        by_key.setdefault(key[0], set()).add(lying_one_by_one(one))
        by_cards.setdefault(lying_one_by_one(one), set()).add(key[0])
    assert all(len(same) == 1 for same in (*by_key.values(), *by_cards.values()))


def test_equal_positions_by_different_lines():
    document = {"players": {"Anna": {"hand": ["Village", "Market", "Copper"], "deck": ["5 Gold"]}, "Bernd": {}}}
    one, other = start(parse(document)), start(parse(document))
    for move in ("play Village", "play Market"):
        one.push(move)
    for move in ("play Market", "play Village"):
        other.push(move)
    assert one == other
    assert len({one, other}) == 1


def test_equal_cards_are_told_apart_by_what_refers_to_them():
    def havens(*on: str) -> Game:
        durations = [{"Haven": [card]} for card in on]
        return start(parse({"players": {"Anna": {"durations": durations}, "Bernd": {}}, "turn": {"player": "Bernd"}}))

    assert havens("Gold", "Copper") == havens("Copper", "Gold")
    assert havens("Gold", "Gold") != havens("Gold", "Copper")
    assert havens("Copper", "Copper", "Gold") == havens("Gold", "Copper", "Copper")


def test_one_duration_twice_is_not_two_durations_once():
    def wharfs(*durations: object) -> Game:
        players = {"Anna": {"durations": list(durations)}, "Bernd": {}}
        return start(parse({"players": players, "turn": {"player": "Bernd"}}))

    assert wharfs("Throne Room", "Wharf") == wharfs({"Throne Room": ["Wharf"]})
    assert wharfs("Throne Room", "Wharf", "Wharf") != wharfs("Wharf", "Throne Room", "Wharf", "Throne Room")


def test_nothing_was_added_to_a_position_without_comparing_and_describing_it():
    """What is new in a State belongs into engine.position, into document.layout.describe, and then into this list."""
    compared = (
        "zones stack pending effects links tokens pile_tokens card_tokens holds player seat previous phase actions"
    )
    compared += " buys coins number extra bought hand_size gained played purchases last_gained emptied turns skips"
    compared += " claims by over table beside so_far"
    not_the_rules = "kinds log past serial spent asked at_chance unknown shared watched_by"
    assert set(FIELDS) == {*compared.split(), *not_the_rules.split()}


def test_another_table_is_another_position():
    document = {"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Village"]}
    here = start(parse(document))
    assert here == start(parse({**document, "editions": {"Seaside": 2}}))  # which is the newest anyway
    assert here != start(parse({**document, "editions": {"Seaside": 1}}))
    assert here != start(parse({**document, "kingdom": ["Smithy"]}))
    assert here != start(parse({**document, "players": {"Anna": {}, "Carla": {}}}))
    assert here != "a position"


# --- positions that cannot be ----------------------------------------------------------------------------------------


def test_status_lists_why_a_position_is_not_possible():
    g = start(parse({"players": {"Anna": {"hand": ["Copper", "Estate"], "deck": []}, "Bernd": {"deck": []}}}))
    assert g.status() == []
    broken = g.copy()
    broken.zones[0] = ()
    assert broken.status() == ["Copper is nowhere", "Estate is nowhere"]
    broken = g.copy()
    broken.zones[3] = g.zones[0]
    assert Counter(broken.status()) == Counter(
        ["Copper is in 2 places", "Estate is in 2 places", "Estate cannot be in play"]
    )
    broken = g.copy()
    broken.coins = broken.actions = -1
    broken.add_token(1, "favors", -1)
    assert broken.status() == ["actions below 0", "coins below 0", "favors of Bernd below 0"]
    broken = g.copy()
    broken.move(g.zones[0][1], 0, g.table.piles["gold"].zone)
    assert broken.status() == ["Estate does not belong to the pile Gold"]
    broken = g.copy()
    broken.unknown = 1
    assert broken.status() == ["the face-down cards are miscounted"]


# --- bots ------------------------------------------------------------------------------------------------------------


def test_big_money_plays_whole_games():
    games = [play_out(new_game(["Anna", "Bernd"], KINGDOM, seed=seed, trace=False), big_money) for seed in range(5)]
    assert all(game.over for game in games)
    assert all(not game.pile_cards("province") for game in games)
    assert all(15 <= game.number <= 25 for game in games)


def test_random_is_the_same_for_the_same_seed():
    one, other, third = (play_out(new_game(["Anna", "Bernd"], KINGDOM, seed=1), Random(seed), 60) for seed in (5, 5, 6))
    assert steps(one) == steps(other) != steps(third)


def test_first_legal_always_takes_the_first():
    game = start(parse({"players": {"Anna": {"hand": ["Cellar", "Copper"], "deck": ["Gold"]}, "Bernd": {}}}))
    game.answer(first_legal(game))
    assert game.in_play(0)
    assert first_legal(game) == ()


@pytest.mark.parametrize("bot", [first_legal, Random(1), Eager(1), big_money])
def test_bots_name_face_down_cards(bot):
    game = start(parse({"players": {"Anna": {"hand": ["Vassal"], "deck": ["?"]}, "Bernd": {}}, "moves": []}))
    game.push("play Vassal")
    game.answer(bot(game))
    assert game.pending is None or game.pending.kind != "identify"


# --- all endings -----------------------------------------------------------------------------------------------------

LEAF_COUNTS = yaml.load((Path(__file__).parent / "leaf_counts.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)


def test_there_are_at_least_fifty_stored_positions():
    assert len(LEAF_COUNTS) >= 50
    assert len({row["title"] for row in LEAF_COUNTS}) == len(LEAF_COUNTS)


@pytest.mark.parametrize("row", LEAF_COUNTS, ids=lambda row: row["title"])
def test_leaf_counts(row):
    """A changed number means a changed rule. `python manage.py leaf_counts --write` keeps new ones."""
    game = start(parse(row["situation"]), trace=False)
    assert count(game, row["depth"]) == (row["lines"], row["positions"])


@pytest.mark.parametrize("row", LEAF_COUNTS[::6], ids=lambda row: row["title"])
def test_merging_changes_nothing_but_the_number_of_positions(row):
    game = start(parse(row["situation"]), trace=False)
    depth = min(row["depth"], 4)
    merged, every = endings(game, depth), endings(game, depth, merge=False)
    assert sum(ending.ways for ending in merged) == len(every) == sum(1 for _ in leaves(game, depth))
    assert {ending.game.key() for ending in merged} == {ending.game.key() for ending in every}


def test_the_line_of_an_ending_leads_there():
    document = {"players": {"Anna": {"hand": ["Cellar", "Estate", "Copper"], "deck": ["2 Gold"]}, "Bernd": {}}}
    for ending in endings(start(parse(document)), 3):
        game = start(parse({**document, "moves": []}))
        for move in ending.moves:
            game.push(move)
        assert game == ending.game


def test_endings_of_one_decision_by_hand():
    """Cellar with Estate and two Coppers: none, Estate, one Copper, both, and each with the Estate; or no Cellar."""
    document = {"players": {"Anna": {"hand": ["Cellar", "Estate", "2 Copper"], "deck": ["3 Gold"]}, "Bernd": {}}}
    game = start(parse(document))
    game.push("play Cellar")
    assert count(game, 1) == (6, 6)


def test_an_ending_is_where_the_turn_is_over():
    document = {"players": {"Anna": {"deck": []}, "Bernd": {"deck": []}}, "turn": {"phase": "buy"}}
    found = endings(start(parse(document)), 5)
    assert {ending.moves for ending in found} == {("buy Copper",), ("buy Curse",), ("-",)}
    assert all(ending.game.player == 1 for ending in found)


def test_an_ending_is_where_a_face_down_card_must_be_named():
    document = {"players": {"Anna": {"hand": ["Vassal"], "deck": "?"}, "Bernd": {}}}
    found = [ending for ending in endings(start(parse(document)), 2) if ending.moves[0] == "play Vassal"]
    assert [ending.game.pending.kind for ending in found] == ["identify"]


def test_too_many_endings():
    document = {
        "players": {"Anna": {"hand": ["Village", "Cellar", "Market", "3 Copper"], "deck": ["9 Gold"]}, "Bernd": {}}
    }
    with pytest.raises(TooMany):
        endings(start(parse(document)), 6, most=50)


def test_looking_for_endings_leaves_the_game_as_it_is():
    game = start(parse({"players": {"Anna": {"hand": ["Cellar", "Copper"], "deck": ["Gold"]}, "Bernd": {}}}))
    before = snapshot(game)
    endings(game, 3)
    assert snapshot(game) == before


def test_described_positions_have_the_same_endings():
    for seed in range(6):
        game = game_at(seed, 60)
        while game.pending is not None and game.pending.kind != "phase":
            play_out(game, Eager(seed), 1)
        if game.pending is not None:
            assert count(game, 2) == count(start(describe(game), trace=False), 2)


# --- names that are kept ---------------------------------------------------------------------------------------------


def lying_plainly(g: Game) -> tuple:
    """Where which cards lie, said without anything that was kept: only decks and mixed piles have an order."""
    mixed = sorted((pile.slug, pile.zone) for pile in g.table.piles.values() if pile.mixed)
    trash = g.table.trash
    zones = [[g.known(card).slug for card in cards] for cards in g.zones]
    seen = [slugs if n % ZONES == DECK and n != trash else sorted(slugs) for n, slugs in enumerate(zones[: trash + 1])]
    sizes = sorted((pile.slug, len(g.zones[pile.zone])) for pile in g.table.piles.values())
    return repr(seen), tuple(sizes), repr([zones[zone] for _, zone in mixed])


@ROUNDS
@given(SEEDS)
def test_kept_names_tell_positions_apart_as_plain_ones_do(seed):
    """Two games at one table that part, and a third at a table of its own: both ways see the same ones alike."""
    first = start(random_table(seed), trace=False)
    games = [first, first.copy(), start(random_table(seed), trace=False)]
    bots = [Eager(seed), Eager(seed + 1), Eager(seed)]
    met: list[tuple[object, object]] = []
    for _ in range(25):
        for g, bot in zip(games, bots, strict=True):
            met.append((lying_plainly(g), g.key()[0]))
            if g.pending is not None:
                g.answer(bot(g))
    plain, kept = zip(*met, strict=True)
    assert len({*plain}) == len({*kept}) == len({*met})
    assert len({*plain}) > 1

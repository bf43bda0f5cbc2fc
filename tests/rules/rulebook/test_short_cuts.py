"""Short cuts change nothing: the same decisions, the same positions, with them and without them."""

from __future__ import annotations

import pytest

from rules.document.layout import start
from rules.engine.game import Game
from rules.engine.table import FIELDS
from rules.engine_build import build
from rules.rulebook import short_cuts
from rules.rulebook.setup import new_game
from rules.tools.benchmark import KINGDOM
from rules.tools.bots import Eager, big_money, big_money_smithy
from rules.tools.soak import random_table

DECISIONS = 60
# Where nothing listens; where Durations wait; where gains are heard; where prices change and Potions are needed.
KINGDOMS = (
    KINGDOM,
    ("wharf", "caravan", "lighthouse", "tactician", "smithy", "village", "market", "moat", "cellar", "festival"),
    (
        "trader",
        "border-village",
        "haggler",
        "duchess",
        "nomads",
        "fools-gold",
        "crossroads",
        "oasis",
        "jack-of-all-trades",
    ),
    ("highway", "familiar", "alchemist", "quarry", "talisman", "hoard", "bank", "village", "peddler", "watchtower"),
)


# Each short cut, and where it is called from.
TAKEN = {
    "play_at_once": "rules.rulebook.short_cuts",
    "buy_moves_as_printed": "rules.rulebook.short_cuts",
    "play_coins": "rules.rulebook.phases",
    "offer_as_printed": "rules.rulebook.phases",
    "buy_at_once": "rules.rulebook.phases",
    "clean_up_at_once": "rules.rulebook.turn",
    "nobody_stops_the_next_turn": "rules.rulebook.turn",
    "draw_at_once": "rules.rulebook.draw",
    "plus_at_once": "rules.words.giving",
    "lay_again": "rules.rulebook.setup",
}


@pytest.fixture
def counted(monkeypatch):
    """How often each short cut was taken."""
    taken = dict.fromkeys(TAKEN, 0)

    def counting(name, real):
        def call(*args):
            done = real(*args)
            taken[name] += bool(done)
            return done

        return call

    for name, module in TAKEN.items():
        monkeypatch.setattr(f"{module}.{name}", counting(name, getattr(short_cuts, name)))
    return taken


def positions(seed: int) -> list[tuple]:
    """What a random player meets at a random table."""
    game, bot = start(random_table(seed), trace=False), Eager(seed)
    met = []
    while game.pending is not None and len(met) < DECISIONS:
        met.append((game.pending.player, game.pending.labels, game.at_chance, game.key()))
        answer(game, bot, seed + len(met))
    return met


def answer(game: Game, bot: Eager, n: int) -> None:
    """As the player likes; now and then all Treasures at once."""
    assert game.pending is not None
    playable = any(label.startswith("play ") for label in game.pending.labels)
    if game.phase == "buy" and game.pending.kind == "phase" and playable and n % 2:
        game.push("play treasures")
    else:
        game.answer(bot(game))


def whole_games(seed: int) -> list[tuple]:
    """Players of a kind, who buy until the game is over: every position, with its single cards and their moves."""
    game = new_game(["Anna", "Bernd", "Cora"][: 2 + seed % 2], KINGDOMS[seed % len(KINGDOMS)], seed=seed, trace=False)
    met = []
    while game.pending is not None:
        met.append((game.pending.player, game.pending.labels, game.at_chance, list(game.zones)))
        met.append((game.turns, game.last_gained, game.gained, game.played, game.purchases, game.previous, game.key()))
        game.answer(PLAYERS[seed % len(PLAYERS)](game))
    assert game.over
    return [*met, game.outcome()]


def first_or_dearest(game: Game) -> tuple:
    """Plays what can be played, one by one, and buys the dearest card: piles of the Kingdom run out, too."""
    assert game.pending is not None
    if game.pending.kind != "phase":
        return next(game.pending.answers())
    offers = [item for item in game.pending.items if item[0] == "buy"]
    plays = [item for item in game.pending.items if item[0] == "play"]
    if not plays and offers:
        return (max(offers, key=lambda item: game.table.piles[item[1]].cheapest),)
    return next(game.pending.answers())


PLAYERS = (big_money, big_money_smithy, first_or_dearest)


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_is_the_same_card_by_card(seed, monkeypatch):
    quick = whole_games(seed)
    monkeypatch.setattr(short_cuts, "ALLOWED", False)
    assert whole_games(seed) == quick


@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_was_laid_before_is_as_one_that_is_laid_anew(seed):
    """Nothing of the game before is left on it."""
    kingdom = KINGDOMS[seed]
    short_cuts._SET_UPS.clear()
    anew = new_game(["Anna", "Bernd"], kingdom, seed=seed, trace=False)
    whole_games(seed)
    new_game(["Anna", "Bernd"], kingdom, seed=seed + 1)
    again = new_game(["Anna", "Bernd"], kingdom, seed=seed, trace=False)
    assert again.key() == anew.key()
    assert (again.zones, again.kinds, again.choices) == (anew.zones, anew.kinds, anew.choices)
    for name in FIELDS:
        if name not in ("_chance", "key", "offers", "used"):
            assert getattr(again.table, name) == getattr(anew.table, name), name
    assert again.table.chances(0, 50) == anew.table.chances(0, 50)


def test_what_chance_or_choice_has_set_up_is_laid_each_time():
    short_cuts._SET_UPS.clear()
    for piles, more in (
        (("knights",), {}),
        (("druid",), {}),
        (("trade-route",), {}),
        ((), {"landscapes": ("obelisk",)}),
    ):
        new_game(["Anna", "Bernd"], (*KINGDOM[:9], *piles), **more)
    assert not short_cuts._SET_UPS


def test_a_new_kingdom_in_a_game_keeps_no_offers():
    game = new_game(["Anna", "Bernd"], KINGDOM, trace=False)
    game.push("play treasures")
    assert game.table.offers
    assert not game.table.renewed().offers


@pytest.mark.parametrize("seed", range(40))
def test_a_random_game_is_the_same_with_and_without_short_cuts(seed, monkeypatch):
    quick = positions(seed)
    monkeypatch.setattr(short_cuts, "ALLOWED", False)
    assert positions(seed) == quick


@pytest.mark.skipif(build() == "compiled", reason="what is compiled cannot be replaced by what counts")
def test_the_short_cuts_are_taken_and_can_be_forbidden(counted, monkeypatch):
    for seed in range(10):
        positions(seed)
        whole_games(seed)
    assert all(counted.values()), counted
    monkeypatch.setattr(short_cuts, "ALLOWED", False)
    before = dict(counted)
    for seed in range(3):
        positions(seed)
        whole_games(seed)
    assert counted == before

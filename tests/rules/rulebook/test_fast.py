"""Short cuts change nothing: the same decisions, the same positions, with them and without them."""

from __future__ import annotations

import pytest

from rules.document.layout import start
from rules.engine.game import Game
from rules.rulebook import fast
from rules.tools.bots import Eager
from rules.tools.soak import random_table

DECISIONS = 60


@pytest.fixture
def counted(monkeypatch):
    """How often each short cut was taken."""
    taken = dict.fromkeys(("play_at_once", "play_coins", "draw_at_once", "plus_at_once", "buy_moves_as_printed"), 0)

    def counting(name, real):
        def call(*args):
            done = real(*args)
            taken[name] += done
            return done

        return call

    monkeypatch.setattr("rules.rulebook.fast.play_at_once", counting("play_at_once", fast.play_at_once))
    printed = counting("buy_moves_as_printed", fast.buy_moves_as_printed)
    monkeypatch.setattr("rules.rulebook.fast.buy_moves_as_printed", printed)
    monkeypatch.setattr("rules.rulebook.phases.play_coins", counting("play_coins", fast.play_coins))
    monkeypatch.setattr("rules.rulebook.draw.draw_at_once", counting("draw_at_once", fast.draw_at_once))
    monkeypatch.setattr("rules.words.giving.plus_at_once", counting("plus_at_once", fast.plus_at_once))
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


@pytest.mark.parametrize("seed", range(40))
def test_a_random_game_is_the_same_with_and_without_short_cuts(seed, monkeypatch):
    quick = positions(seed)
    monkeypatch.setattr(fast, "ALLOWED", False)
    assert positions(seed) == quick


def test_the_short_cuts_are_taken_and_can_be_forbidden(counted, monkeypatch):
    for seed in range(10):
        positions(seed)
    assert all(counted.values()), counted
    monkeypatch.setattr(fast, "ALLOWED", False)
    before = dict(counted)
    for seed in range(3):
        positions(seed)
    assert counted == before

"""The same games by pyminion, run in an environment of its own (see engine.py): knows nothing of ours.

Each line in is a player's name and how many games; the line out is how many seconds of a processor they took.
"""

# ruff: noqa: T201
import gc
import logging
import sys
import time

from pyminion.bots.examples import BigMoney, BigMoneySmithy
from pyminion.expansions import base
from pyminion.game import Game

PLAYERS = {"big_money": BigMoney, "big_money_smithy": BigMoneySmithy}


def play(player: str, kingdom: list[str]) -> None:
    seats = [PLAYERS[player](name) for name in ("Anna", "Bernd")]
    cards = [getattr(base, name) for name in kingdom]
    Game(players=seats, expansions=[base.base_set], kingdom_cards=cards, log_stdout=False).play()


def main(kingdom: list[str]) -> None:
    logging.getLogger().setLevel(logging.WARNING)  # its log is off, as ours is
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)  # as ours has it
    for line in sys.stdin:
        player, games = line.split()
        began = time.process_time()
        for _ in range(int(games)):
            play(player, kingdom)
        print(time.process_time() - began, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

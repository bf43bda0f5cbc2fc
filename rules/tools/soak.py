"""Many random games: nothing may crash, no card may be lost or made, and what fails can be replayed.

`soak` plays whole games over random kingdoms; `sweep` puts every ordered pair of cards into a hand with a Throne Room.

What is checked, and how often: every answer is given by its text and must be read as what was meant, always. That every
card lies in one place and nothing is negative: after every decision in each tenth game of `soak` (and in all of `sweep`
and the kingdoms), in the others at each eighth decision, when a turn has ended and when the game has. That the table,
written down and read again, is the same: at one in fifty decisions of a phase in those games, at one in five hundred in
the others. A game that fails among the others is played again and checked closely, which names the very decision.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache, partial
from multiprocessing import get_context
from typing import Any

from rules.document.describe import describe
from rules.document.keys import NEW_KINGDOM
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Seat, Situation, Turn, named_cards
from rules.document.write import document_of, format
from rules.engine.account import OutOfBudget
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import PLAYABLE, PRINTINGS, UNPLAYABLE_KINDS, load_printings, modelled
from rules.facts import Cost, Fact, bears_a_trait, expansions, facts, kinds
from rules.kingdoms import Kingdom
from rules.rulebook.setup import BESIDE, pile_slug
from rules.tools.bots import Bot, Collector, Eager, Hostile, Random

GAINED = kinds("gained")
PLAYERS = (Random, Eager, Hostile, Eager)  # who sits at the table, game by game
MIXED = ("augurs", "townsfolk", "clashes", "odysseys", "forts", "wizards", "castles")
KINGDOM_PLAYERS = (Random, Eager, Eager, Eager, Random, Eager, Collector, Eager)
NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")
MOST_DECISIONS = 1_500  # random players need not come to an end
MOST_TURNS = 900  # nor turns without a decision, once all have donated their cards; a document can say 999
MOST_TOKENS = 999  # the same of tokens, which a Temple gathers in such games
DESCRIBED, SELDOM_DESCRIBED = 0.02, 0.002  # how often the table is written down and laid out again
CLOSELY = 10  # each tenth game of a soak is checked at every decision,
COUNTED = 8  # the others at each eighth, and after every turn


@dataclass
class Failure:
    """What went wrong, and a document that shows it."""

    what: str
    document: str

    def __str__(self) -> str:
        return f"{self.what}\n\n{self.document}"


@dataclass
class Coverage:
    """How often each card was played, gained, and did something because something happened."""

    played: Counter[str] = field(default_factory=Counter)
    gained: Counter[str] = field(default_factory=Counter)
    triggered: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    games: int = 0
    finished: int = 0

    def take(self, g: Game) -> None:
        for step in g.log or ():
            if step.kind == "play":
                self.played.update(step.cards)
            elif step.kind == "gain" and step.sentence == "gain":
                self.gained.update(step.cards)
        self.triggered.update(g.table.used)
        self.decisions += g.asked
        self.games += 1
        self.finished += g.over

    def add(self, other: Coverage) -> None:
        self.played += other.played
        self.gained += other.gained
        self.triggered += other.triggered
        self.decisions += other.decisions
        self.games += other.games
        self.finished += other.finished

    def missing(self, among: Collection[str] | None = None) -> dict[str, list[str]]:
        """Cards, of all or of these, that could have been played, gained or triggered and never were."""
        cards = [fact for fact in facts().values() if modelled(fact.slug) and not fact.cards]
        cards = [fact for fact in cards if among is None or fact.slug in among]
        could = {
            "played": [f for f in cards if not PLAYABLE.isdisjoint(f.types) and f.kind != "way"],
            "gained": [f for f in cards if f.kind in GAINED],
            "triggered": [f for f in cards if any(printing.triggers for printing in PRINTINGS[f.slug].values())],
        }
        return {what: [f.en for f in able if f.slug not in getattr(self, what)] for what, able in could.items()}


def as_played(first: Situation, moves: list[str], g: Game) -> Situation:
    """The situation with its moves. Cards that only the moves name have no pile in this game, so they get none."""
    played = first.with_moves(moves)
    if g.beside.prophecy in NEW_KINGDOM and first.sun != 0:  # other piles were there then, and moves name none
        return played
    named = {pile_slug(slug) for slug, _ in named_cards(played)}
    named |= {brought for slug in named for brought in facts()[slug].brings if brought in facts()}
    absent = [s for s in named if facts()[s].kind in (*kinds("pile"), *BESIDE) and s not in g.table.piles]
    return replace(played, supply=dict(sorted({**played.supply, **dict.fromkeys(absent)}.items())))


Played = tuple[Game | None, Failure | None]


class WatchedGame:
    """A game that is checked after every decision or, not so closely, now and then; with all that replays it."""

    def __init__(self, g: Game, first: Situation, bot: Bot, seed: str, closely: bool = True) -> None:
        self.g = g
        self.first = first
        self.bot = bot
        self.moves: list[str] = []
        self.chance = random.Random(seed)
        self.closely = closely
        self.counted = -1  # the turn in which the cards were counted last
        self.failure: Failure | None = None
        self._check()

    def go_on(self) -> bool:
        """One decision further; False when the game is over, has failed, or is out of budget."""
        g = self.g
        if g.pending is None or self.failure is not None:
            return False
        try:
            value = self.bot(g)
            self._answer(g.pending, value)
            self._check()
        except OutOfBudget:
            return False
        except Exception:
            self._fail(traceback.format_exc(limit=-6))
        return self.failure is None

    def _answer(self, decision: Decision, value: tuple[Any, ...]) -> None:
        """By text, as it is stored: which of several equal cards is meant must not matter."""
        text = decision.say(value)
        self.moves.append(text)
        value = self.g.read(text)
        if decision.say(value) != text:
            self._fail(f"the answer {text!r} is read as {decision.say(value)!r}")
        self.g.answer(value)

    def _check(self) -> None:
        g = self.g
        faults: Collection[str] = ()
        if self.closely or g.number != self.counted or g.pending is None or not g.asked % COUNTED:
            self.counted = g.number
            faults = g.status()
        if faults:
            self._fail("; ".join(faults))
        elif not self._can_be_described():
            self._fail("the table is not the same when it is written down and laid out again")

    def _can_be_described(self) -> bool:
        g = self.g
        often = DESCRIBED if self.closely else SELDOM_DESCRIBED
        if g.pending is None or g.pending.kind != "phase" or self.chance.random() > often or g.number > MOST_TURNS:
            return True
        if max((*g.tokens.values(), *g.pile_tokens.values()), default=0) > MOST_TOKENS:
            return True
        return start(parse(document_of(describe(g))), trace=False) == g

    def _fail(self, what: str) -> None:
        self.failure = Failure(what, format(as_played(self.first, self.moves, self.g)))


# --- random games ----------------------------------------------------------------------------------------------------


@cache
def _pool(*of: str) -> tuple[Fact, ...]:
    load_printings()
    return tuple(fact for fact in facts().values() if fact.kind in of and modelled(fact.slug))


def _random_editions(chance: random.Random) -> dict[str, int]:
    several = {slug: sorted(e.editions) for slug, e in sorted(expansions().items()) if len(e.editions) > 1}
    return {slug: chance.choice(editions) for slug, editions in several.items()}


def random_table(seed: int) -> Situation:
    """The first turn: 2 to 6 players, ten random piles, each expansion in a random edition."""
    chance = random.Random(f"table {seed}")
    names = NAMES[: chance.randint(2, 6)]
    piles = [fact.slug for fact in chance.sample(_pool(*kinds("pile")), 10)]
    landscapes = _pool(*kinds("landscape"))
    # half of the games begin with some of the kingdom in the decks
    common = [slug for slug in (*piles, "province") if not facts()[slug].cards]
    further = common if chance.random() < 0.5 else []
    hidden = chance.choice((0.0, 0.0, 0.0, 0.0, 0.3))  # in some games, cards that nobody has described
    bane = chance.choice(_spare((2, 3), piles)) if "young-witch" in piles else ""
    chosen = {"ferryman": chance.choice(_spare((3, 4), (*piles, bane)))} if "ferryman" in piles else {}
    situation = Situation(
        players={name: _starting_deck(chance, piles, further, hidden) for name in names},
        turn=Turn(player=names[0], previous=names[-1]),
        kingdom=tuple([*piles, "platinum", "colony"] if chance.random() < 0.1 else piles),
        editions=_random_editions(chance),
        ally=chance.choice(_pool("ally")).slug if _has_liaisons(piles) or chance.random() < 0.1 else "",
        bane=bane,
        chosen=chosen,
        landscapes=tuple(f.slug for f in chance.sample(landscapes, min(len(landscapes), chance.choice((0, 0, 1, 2))))),
        supply={
            slug: _some_of(chance, slug, len(names))
            for slug in sorted(piles)
            if slug in MIXED and chance.random() < 0.5
        },
        seed=seed,
    )
    return replace(situation, chosen={**chosen, **_piles_with_traits(chance, situation)})


def _piles_with_traits(chance: random.Random, situation: Situation) -> dict[str, str]:
    """Each Trait of the table lies on a pile of its own, where one can bear it."""
    traits = [slug for slug in situation.landscapes if facts()[slug].kind == "trait"]
    able = [slug for slug in situation.kingdom if bears_a_trait(slug)]
    return dict(zip(traits, chance.sample(able, min(len(traits), len(able))), strict=False))


def _has_liaisons(piles: Iterable[str]) -> bool:
    return any("Liaison" in facts()[part].types for slug in piles for part in (slug, *facts()[slug].cards))


def _spare(costs: Collection[int], piles: Collection[str]) -> list[str]:
    """Kingdom cards at such a cost that have no pile."""
    coins = [Cost(n) for n in costs]
    return [fact.slug for fact in _pool("kingdom") if fact.cost in coins and fact.slug not in piles]


def _starting_deck(chance: random.Random, piles: list[str], further: list[str], hidden: float) -> Seat:
    heirlooms = [slug for pile in piles for slug in facts()[pile].brings if slug in facts()]
    heirlooms = [slug for slug in heirlooms if facts()[slug].kind == "heirloom"]
    cards = [*heirlooms, *(slug for slug in ("copper", "estate") for _ in range(facts()[slug].start))]
    for _ in heirlooms:
        cards.remove("copper")
    cards += chance.sample(further, min(4, len(further)))
    chance.shuffle(cards)
    cards = ["?" if chance.random() < hidden else slug for slug in cards]
    return Seat(hand=tuple(cards[:5]), deck=tuple(cards[5:]))


def _some_of(chance: random.Random, pile: str, players: int) -> tuple[str, ...]:
    """The lower part of a mixed pile, so that its last cards are seen too."""
    parts = facts()[pile].cards
    lower = parts[chance.randrange(len(parts)) :]
    return tuple(slug for slug in lower for _ in range(min(3, facts()[slug].count(players))))


def play_random_game(seed: int, decisions: int = MOST_DECISIONS, closely: bool = True) -> Played:
    """One random game, checked after every decision or only now and then."""
    bot = PLAYERS[seed % len(PLAYERS)](seed)
    return _play(random_table(seed), bot, f"watch {seed}", decisions, closely=closely)


def kingdom_table(kingdom: Kingdom, seed: int) -> Situation:
    """The first turn of a recommended kingdom, 2 to 6 players; in half of the games with some of it in the decks."""
    chance = random.Random(f"{kingdom.key} {seed}")
    common = [slug for slug in kingdom.piles if not facts()[slug].cards]  # of others the box has too few
    further = common if chance.random() < 0.5 else []
    seats = {name: _starting_deck(chance, list(kingdom.piles), further, 0.0) for name in NAMES[: 2 + seed % 5]}
    empty = parse({"players": {name: {} for name in seats}, "kingdom": kingdom.key, "seed": seed})
    return replace(empty, players=seats)


def play_kingdom(kingdom: Kingdom, seed: int) -> Played:
    """One random game of a recommended kingdom, checked after every decision."""
    return _play(
        kingdom_table(kingdom, seed),
        KINGDOM_PLAYERS[seed % len(KINGDOM_PLAYERS)](seed),
        f"watch {kingdom.key} {seed}",
        MOST_DECISIONS,
    )


def lacks(kingdom: Kingdom) -> list[str]:
    """What of a kingdom cannot be played yet."""
    load_printings()
    cards = (
        *kingdom.piles,
        *kingdom.landscapes,
        kingdom.ally,
        kingdom.bane,
        kingdom.prophecy,
        *kingdom.boons,
        *dict(kingdom.picks).values(),
    )
    parts = [part for slug in cards if slug for part in (facts()[slug].cards or (slug,))]
    return [slug for slug in parts if not modelled(slug)]


def _play(
    situation: Situation, bot: Bot, seed: str, decisions: int, turns: int = MOST_TURNS, closely: bool = True
) -> Played:
    try:
        g = start(situation)
        watched = WatchedGame(g, situation, bot, seed, closely)
    except Exception:
        return None, Failure(traceback.format_exc(limit=-6), format(situation))
    last = g.number + turns
    while g.asked < decisions and g.number < last and watched.go_on():
        pass
    return g, watched.failure


# --- every pair of cards ---------------------------------------------------------------------------------------------


def pairs() -> Iterator[tuple[str, str]]:
    """Every ordered pair of modelled cards that can be in a hand."""
    load_printings()
    cards = [f.slug for f in facts().values() if f.kind not in UNPLAYABLE_KINDS and modelled(f.slug)]
    return ((first, second) for first in cards for second in cards)


def play_pair(first: str, second: str, seed: int = 0) -> Played:
    """Both cards in hand with a Throne Room; random answers for two turns of each player. No box has a Knight twice."""
    chance = random.Random(f"{first} {second} {seed}")
    both = (first, second) if first != second or facts()[first].in_the_box(2) > 1 else (first,)
    liaison = any("Liaison" in facts()[slug].types for slug in both)
    spare = [slug for slug in dict.fromkeys(both) if facts()[slug].in_the_box(2) > 3]  # more of them to draw
    anna = Seat(hand=("throne-room", *both, "copper", "silver"), deck=(*spare, "gold", "estate", "moat", "copper"))
    bernd = Seat(hand=("moat", "copper", "estate", "silver", "gold"), deck=(*spare, "copper", "estate", "silver"))
    situation = Situation(
        players={"Anna": anna, "Bernd": bernd},
        turn=Turn(player="Anna", actions=2, buys=2, coins=3, previous="Bernd", number=3),
        editions=_random_editions(chance),
        ally=chance.choice(_pool("ally")).slug if liaison else "",
        bane="cellar" if "young-witch" in both else "",
        seed=chance.randrange(1000),
    )
    bot = Eager(chance.randrange(10**9))
    return _play(situation, bot, f"watch {first} {second} {seed}", 300, turns=2)


# --- many of them ----------------------------------------------------------------------------------------------------

Progress = Callable[[int, Coverage], None]
Result = tuple[Coverage, list[Failure]]
MOST_FAILURES = 5


def soak(games: int, seed: int = 0, jobs: int = 1, progress: Progress | None = None) -> Result:
    """That many random games; stops at the fifth failure."""
    return _all(_game, range(seed, seed + games), jobs, progress)


def sweep(chosen: Iterable[tuple[str, str]], jobs: int = 1, progress: Progress | None = None) -> Result:
    """These pairs of cards; stops at the fifth failure."""
    return _all(_pair, chosen, jobs, progress)


def soak_kingdom(kingdom: Kingdom, games: int, seed: int = 0, jobs: int = 1) -> Result:
    """That many random games of one kingdom."""
    return _all(partial(_kingdom_game, kingdom), range(seed, seed + games), jobs, None)


def _kingdom_game(kingdom: Kingdom, seed: int) -> tuple[Coverage, Failure | None]:
    return _covered(*play_kingdom(kingdom, seed))


def _game(seed: int) -> tuple[Coverage, Failure | None]:
    closely = not seed % CLOSELY
    g, failure = play_random_game(seed, closely=closely)
    if failure is not None and not closely:
        g, earlier = play_random_game(seed)
        failure = earlier or failure
    return _covered(g, failure)


def _pair(pair: tuple[str, str]) -> tuple[Coverage, Failure | None]:
    return _covered(*play_pair(*pair))


def _covered(g: Game | None, failure: Failure | None) -> tuple[Coverage, Failure | None]:
    coverage = Coverage()
    if g is not None:
        coverage.take(g)
    return coverage, failure


def _all(play: Callable[[Any], Any], chosen: Iterable[Any], jobs: int, progress: Progress | None) -> Result:
    if jobs == 1:
        return _gather(map(play, chosen), progress)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        result = _gather(pool.map(play, chosen, chunksize=8), progress)
        pool.shutdown(cancel_futures=True)
        return result


def _gather(played: Iterable[tuple[Coverage, Failure | None]], progress: Progress | None) -> Result:
    total = Coverage()
    failures: list[Failure] = []
    for n, (coverage, failure) in enumerate(played, 1):
        total.add(coverage)
        if failure is not None:
            failures.append(failure)
        if progress:
            progress(n, total)
        if len(failures) == MOST_FAILURES:
            break
    return total, failures

"""A table made for a question, and played: sensible cards around the named ones, natural decisions."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.account import OutOfBudget
from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.game import Game
from rules.engine.kinds import UNPLAYABLE_KINDS, NotModelled, modelled
from rules.engine.steps import Step
from rules.facts import card_names, facts

logger = logging.getLogger(__name__)
ME, OTHER, THIRD = "Anna", "Bernd", "Carla"
MOST_DECISIONS = 80
MOST_BRANCHES = 40
TURNS = ("turn", "extra turn")
PLATINUM = frozenset(("platinum", "colony"))  # basic cards that a game has only where they are wanted


@dataclass(frozen=True)
class Seating:
    """What lies around the named cards. Two of these must lead to the same answer."""

    hand: tuple[str, ...]
    deck: tuple[str, ...]
    others: tuple[str, ...]  # in the other players' hands
    eager: bool  # does what may be done, and takes the first of several options; else the last


LAYOUTS = (
    Seating(
        ("copper", "silver", "estate"),
        ("silver", "gold", "estate", "copper", "village", "copper", "duchy", "silver", "copper", "smithy") * 2,
        ("copper", "silver", "estate", "copper", "gold"),
        eager=True,
    ),
    Seating(
        ("estate", "estate", "silver", "copper"),
        ("copper", "copper", "estate", "cellar", "gold", "silver", "estate", "festival", "silver", "copper") * 2,
        ("estate", "copper", "silver", "gold", "copper"),
        eager=False,
    ),
)


DRAWN_ACTIONS = ("village", "smithy", "cellar", "festival")  # of these decks


@dataclass(frozen=True)
class Scene:
    """Who does what in which turn. `mover` has the first turn; everything is by slug."""

    mover: str = ME
    script: tuple[tuple[str, ...], ...] = ()  # a turn each: what its player does, as moves
    hands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    in_play: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    durations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    trash: tuple[str, ...] = ()
    discard: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    top: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of the deck
    last_gained: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    supply: tuple[str, ...] = ()  # piles that shall be there
    want: tuple[str, ...] = ()  # picked wherever it is offered
    use: tuple[str, ...] = ()  # used where it is offered, but not picked
    avoid: tuple[str, ...] = ()  # not used where it is offered
    prefer: tuple[str, ...] = ()  # options that are taken where they are offered
    turns: int = 1  # how many are looked at
    coins: int = 0
    actions: int = 1
    buys: int = 1
    phase: str = "action"
    bare: Mapping[str, bool] = field(default_factory=dict)  # whose hand holds nothing but what is named
    editions: Mapping[str, int] = field(default_factory=dict)
    players: int = 2
    follow: bool = False  # later turns: Treasures are played, and what the first player gained is bought
    landscapes: tuple[str, ...] = ()
    projects: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # that somebody has
    ally: str = ""
    bane: str = ""
    favors: int = 0  # that the first player has
    empty: tuple[str, ...] = ()  # piles that have run out
    decks: Mapping[str, int] = field(default_factory=dict)  # decks of so many cards
    discards: Mapping[str, int] = field(default_factory=dict)  # discard piles of so many
    left: Mapping[str, int] = field(default_factory=dict)  # piles of which so many cards are left
    mixed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the cards of a mixed pile, the top one first
    drawn: int = 0  # how many cards from the top of the first player's deck are in hand
    lacking: tuple[str, ...] = ()  # cards that no hand has
    mats: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)  # whose, which, what lies there
    sizes: Mapping[str, int] = field(default_factory=dict)  # how many cards a hand has besides what is played
    in_order: bool = False  # no move before the one told before it
    many: Mapping[str, int] = field(default_factory=dict)  # with which card so many are picked, no more and no fewer
    halt: int = -1  # it is looked at in that turn or later, when the last move is made and before anything else


@dataclass
class Offer:
    """A decision that was asked for: after how many steps, by which card, what could be picked, what was."""

    n: int
    player: str
    source: str
    kind: str
    choices: tuple[str, ...]
    picked: str
    held: tuple[int, ...]  # how many cards each player has in hand
    left: tuple[int, int, int]  # Actions, Buys and Coins of whoever is on turn
    open: bool  # how many are picked is up to the player
    free: bool = False  # nothing had to be picked
    most: int = 1  # so many could be picked at once
    words: tuple[Text, ...] = ()  # what options mean


@dataclass
class Played:
    scene: Scene
    document: dict[str, Any]
    game: Game
    offers: list[Offer]
    stopped: bool  # an instruction could not be followed to its end

    @property
    def steps(self) -> list[Step]:
        return self.game.log or []

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.table.names

    def numbered(self) -> Iterator[tuple[int, int, Step]]:
        """Each step with its place and its turn."""
        turn = 0
        for n, step in enumerate(self.steps):
            turn += step.sentence in TURNS
            yield n, turn, step

    def seat(self, player: str) -> int:
        return self.names.index(player)


def name(slug: str) -> str:
    return facts()[slug].en


def playable(slug: str) -> bool:
    """Not so of no card, nor of any card: a deed need not name one."""
    return slug in facts() and modelled(slug) and facts()[slug].kind not in UNPLAYABLE_KINDS


def documents(scene: Scene) -> Iterator[tuple[Seating, dict[str, Any]]]:
    """The scene as documents, one for each layout."""
    zones = (scene.hands, scene.in_play, scene.durations, scene.top, scene.discard)
    lying = [slug for zone in zones for cards in zone.values() for slug in cards]
    named = frozenset((*lying, *scene.supply))
    for layout in LAYOUTS:
        beside = {
            "editions": dict(scene.editions),
            "supply": _supply(scene, lying, named),
            "trash": _listed(scene.trash),
            "landscapes": [name(slug) for slug in scene.landscapes],
            "ally": name(scene.ally) if scene.ally else "",
            "bane": name(scene.bane) if scene.bane else "",
            "turn": _turn(scene),
        }
        players = (ME, OTHER, THIRD, "Dora", "Emil", "Fina")[: scene.players]
        seats = {who: _seat(scene, layout, who, named) for who in players}
        yield layout, {"players": seats} | {key: part for key, part in beside.items() if part}


def _seat(scene: Scene, layout: Seating, who: str, named: Set[str]) -> dict[str, Any]:
    hand, deck = _hand_and_deck(scene, layout, who, named)
    below = (*scene.top.get(who, ()), *deck)[: scene.decks.get(who)]
    discard = (*scene.discard.get(who, ()), *_filled(layout, scene.discards.get(who, 0)))
    seat: dict[str, Any] = {"hand": _listed(hand), "deck": _listed(below)}
    more = {
        "durations": _listed(scene.durations.get(who, ())),
        "play": _listed(scene.in_play.get(who, ())),
        "discard": _listed(discard),
        "mats": {mat: _listed(cards) for mat, cards in scene.mats.get(who, {}).items()},
        "holds": [name(slug) for slug in scene.projects.get(who, ())],
        "last turn gained": _listed(scene.last_gained.get(who, ())),
        "tokens": {"favors": scene.favors} if scene.favors and who == ME else {},
    }
    return seat | {key: part for key, part in more.items() if part}


def _hand_and_deck(scene: Scene, layout: Seating, who: str, named: Set[str]) -> tuple[Sequence[str], Sequence[str]]:
    held = scene.hands.get(who, ())
    rest = layout.hand if who == ME else layout.others[len(held) :]
    rest = () if scene.bare.get(who) else tuple(slug for slug in rest if slug not in named or slug == "copper")
    if who in scene.sizes:
        rest = _filled(layout, scene.sizes[who] - len(held) + _spent(scene, who))
    hand = tuple(slug for slug in (*held, *rest) if slug not in scene.lacking)
    deck = tuple(slug for slug in layout.deck if slug not in named or facts()[slug].kind == "basic")
    drawn = scene.drawn if who == ME else 0
    return (*hand, *deck[:drawn]), deck[drawn:]


def _supply(scene: Scene, lying: Sequence[str], named: Set[str]) -> dict[str, Any]:
    """The piles that are spoken of; what lies elsewhere needs none."""
    gained = {slug for cards in scene.last_gained.values() for slug in cards}
    described = {*lying, *gained, *(named | {*scene.trash}) - {*scene.supply}}
    piles = [slug for slug in dict.fromkeys(scene.supply) if facts()[slug].kind == "kingdom" and slug not in described]
    supply: dict[str, Any] = {name(slug): _size(name(slug), scene.players) for slug in piles}
    supply |= {name(slug): 0 for slug in scene.empty} | {name(slug): n for slug, n in scene.left.items()}
    if scene.bane and "young-witch" not in described:  # a bane is there for her
        supply["Young Witch"] = _size("Young Witch", scene.players)
    spoken_of = {*named, *scene.want} & PLATINUM
    supply |= {name(slug): _size(name(slug), scene.players) - lying.count(slug) for slug in sorted(spoken_of)}
    return supply | {name(slug): _listed(cards) for slug, cards in scene.mixed.items()}


def _turn(scene: Scene) -> dict[str, Any]:
    """What is not as usual of the turn."""
    turn = {"player": scene.mover, "actions": scene.actions, "buys": scene.buys, "coins": scene.coins}
    usual = {"player": ME, "actions": 1, "buys": 1, "coins": 0, "phase": "action"}
    return {key: value for key, value in {**turn, "phase": scene.phase}.items() if value != usual[key]}


def _filled(layout: Seating, n: int) -> tuple[str, ...]:
    return tuple(layout.others[i % len(layout.others)] for i in range(max(n, 0)))


def _spent(scene: Scene, who: str) -> int:
    """How many of a hand's cards are played first, and are no longer among those that a question counts."""
    return sum(move.startswith("play ") for move in scene.script[0]) if scene.script and who == scene.mover else 0


def _size(pile: str, players: int) -> int:
    slug = card_names().find(pile)
    assert slug
    return facts()[slug].count(players)


def _listed(slugs: Iterable[str]) -> list[str]:
    """2 Copper, Estate, Copper: neighbours that are alike are counted."""
    found: list[list[Any]] = []
    for slug in slugs:
        if found and found[-1][1] == name(slug):
            found[-1][0] += 1
        else:
            found.append([1, name(slug)])
    return [card if n == 1 else f"{n} {card}" for n, card in found]


def play(scene: Scene) -> list[Played]:
    """The scene at each layout. Empty when it cannot be laid out, or the engine does not know a card of it."""
    return list(_play(_frozen(scene)))


@dataclass(frozen=True)
class _Key:
    scene: Scene
    text: str

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.text == other.text


def _frozen(scene: Scene) -> _Key:
    return _Key(scene, repr(scene))


@lru_cache(256)
def _play(key: _Key) -> tuple[Played, ...]:
    found = []
    for layout, document in documents(key.scene):
        played = _play_one(key.scene, layout, document)
        if played is None:
            return ()
        found.append(played)
    return tuple(found)


def _play_one(scene: Scene, layout: Seating, document: dict[str, Any]) -> Played | None:
    return next(iter(_played(scene, layout, document)), None)


def branches(scene: Scene, named: Collection[str], most: int = MOST_BRANCHES) -> list[list[Played]]:
    """For each layout every table that the decisions of the named cards can lead to, the natural one first.

    Empty where the scene cannot be laid out, or where there are more than so many.
    """
    found = []
    for layout, document in documents(scene):
        runs = list(_played(scene, layout, document, named, most))
        if not runs or len(runs) > most:
            return []
        found.append(runs)
    return found


class Sitting:
    """A table while it is played."""

    def __init__(self, scene: Scene, layout: Seating, game: Game) -> None:
        self.scene, self.layout, self.game = scene, layout, game
        self.offers: list[Offer] = []
        self.moves: list[str] = []
        self.script = [list(moves) for moves in scene.script]

    def fork(self) -> Sitting:
        other = Sitting(self.scene, self.layout, self.game.copy())
        other.game.log = list(self.game.log or ())
        other.offers, other.moves = [*self.offers], [*self.moves]
        other.script = [[*moves] for moves in self.script]
        return other

    def asked(self) -> Decision | None:
        """The decision that is next, where the table is still looked at."""
        game = self.game
        turn = self.turn
        if game.pending is None or len(self.moves) >= MOST_DECISIONS or turn >= self.scene.turns:
            return None
        if 0 <= self.scene.halt <= turn and game.pending.kind == "phase" and not any(self.script):
            return None
        on_turn = game.pending.player == game.table.names.index(self.scene.mover)
        if self.scene.follow and turn == len(self.script) and not on_turn:
            self.script.append(_followed(game))
        return game.pending

    @property
    def turn(self) -> int:
        return sum(step.sentence in TURNS for step in self.game.log or ())

    def natural(self, decision: Decision) -> str:
        turn = self.turn
        return _decide(
            self.game, decision, self.scene, self.layout, self.script[turn] if turn < len(self.script) else []
        )

    def push(self, decision: Decision, picked: str) -> None:
        game = self.game
        self.offers.append(
            Offer(
                len(game.log or ()),
                game.table.names[decision.player],
                card_names().find(decision.source) or decision.source,
                decision.kind,
                tuple(decision.choices),
                picked,
                tuple(len(game.hand(seat)) for seat in range(len(game.table.names))),
                (game.actions, game.buys, game.coins),
                decision.kind not in ("phase", "yes-no") and decision.max > max(decision.min, 1),
                decision.kind == "yes-no" or not decision.min,
                min(decision.max, len(decision.labels)),
                tuple(map(decision.words, decision.choices)) if decision.kind == "choose-option" else (),
            )
        )
        self.moves.append(picked)
        game.push(picked)


def _played(
    scene: Scene, layout: Seating, document: dict[str, Any], named: Collection[str] = (), most: int = 1
) -> Iterator[Played]:
    """The table played out; with `named`, in every way that these cards' decisions leave open, at most one more."""
    try:
        game = lay_out(parse(document))
    except Mistake:
        return
    open_tables = [(Sitting(scene, layout, game), "")]
    ended = 0
    while open_tables and ended <= most:
        sitting, first = open_tables.pop()
        stopped = False
        try:
            sitting.game.run()
            while (decision := sitting.asked()) is not None:
                picked = first or sitting.natural(decision)
                if not first and decision.kind != "phase" and card_names().find(decision.source) in named:
                    others = islice((decision.say(answer) for answer in decision.answers()), most + 1)
                    open_tables += [(sitting.fork(), other) for other in others if other != picked]
                first = ""
                sitting.push(decision, picked)
        except (Illegal, OutOfBudget):
            stopped = True
        except NotModelled:
            return
        except Exception:  # the rules themselves broke: whoever asks gets no verdict from here
            logger.exception("The rules broke at a table that was built for a question")
            return
        stopped = stopped or bool(sitting.game.pending is not None and len(sitting.moves) >= MOST_DECISIONS)
        ended += 1
        yield Played(scene, {**document, "moves": sitting.moves}, sitting.game, sitting.offers, stopped)


def _followed(game: Game) -> list[str]:
    """What lasts shall hit: the others play their Treasures, and buy what was gained before."""
    gained = [step.cards[0] for step in game.log or () if step.kind == "gain" and step.cards]
    return ["play treasures", *(f"buy {name(slug)}" for slug in gained[:1] or ("copper",))]


def _decide(game: Game, decision: Decision, scene: Scene, layout: Seating, script: list[str]) -> str:
    if decision.kind == "phase":
        return _next_move(decision, script, scene.in_order)
    if decision.open:
        return name(next((slug for slug in scene.want), "copper"))
    source = card_names().find(decision.source) or ""
    eager = layout.eager or source in scene.want or source in scene.use
    if source in scene.avoid:
        eager = False
    if decision.kind == "yes-no":
        return "yes" if eager else "no"
    if decision.kind == "order":
        return decision.say(decision.items)
    if decision.kind == "next-effect":
        order = {slug: n for n, slug in enumerate(scene.want)}
        return min(decision.labels, key=lambda label: order.get(card_names().find(label) or "", len(order)))
    if decision.kind == "number":
        return decision.labels[-1] if eager else decision.labels[0]
    if decision.kind == "choose-option":
        labels = sorted(dict.fromkeys(decision.labels), key=lambda label: label not in scene.prefer)
        if scene.prefer and labels[0] in scene.prefer:
            eager = True
        chosen = labels[: max(decision.min, 1)] if eager else labels[-max(decision.min, 1) :]
        return ", ".join(chosen) if decision.min or eager else "-"
    needed = {card_names().find(move[5:]) for move in script if move.startswith("play ")}  # still to be played
    return _pick(decision, scene, eager, needed, scene.many.get(source))


def _pick(decision: Decision, scene: Scene, eager: bool, needed: Set[str | None], many: int | None = None) -> str:
    """Cards or piles: those that are asked about, else as few as must be, or one where one may; or just so many."""
    slugs = [card_names().find(label) for label in decision.labels]
    order, rest, avoided = _ordered(decision, scene, needed, slugs)
    least = decision.min or (1 if eager and decision.max else 0)
    if decision.whole and eager:
        least = decision.max
    most = decision.max
    if many is not None and decision.min <= many <= decision.max:
        least = most = many
    chosen = order[:most]
    if decision.distinct:
        chosen = list({decision.labels[i]: i for i in reversed(chosen)}.values())[::-1]
    for i in (*rest, *avoided):
        if len(chosen) >= (decision.min if slugs[i] in scene.avoid else least):
            break
        if not decision.distinct or decision.labels[i] not in {decision.labels[j] for j in chosen}:
            chosen.append(i)
    if not chosen:
        return "-"
    return decision.say(tuple(decision.items[i] for i in chosen))


def _ordered(
    decision: Decision, scene: Scene, needed: Set[str | None], slugs: Sequence[str | None]
) -> tuple[list[int], list[int], list[int]]:
    """Places of what is asked about, of all others, and of what is picked only where it must be."""
    from_piles = decision.kind == "choose-pile"
    gained = needed & {*scene.supply} - {slug for cards in scene.hands.values() for slug in cards}  # and then played
    not_picked = scene.use if from_piles else gained
    wanted = {
        i: scene.want.index(slug or "") for i, slug in enumerate(slugs) if slug in scene.want and slug not in not_picked
    }
    avoided = [i for i, slug in enumerate(slugs) if slug in scene.avoid or (slug in needed and i not in wanted)]
    rest = [i for i in range(len(slugs)) if i not in wanted and i not in avoided]
    if from_piles:
        rest.sort(key=lambda i: slugs[i] != "silver")  # which everybody may have
    else:
        rest.sort(key=lambda i: slugs[i] in scene.use and "Reaction" in facts()[slugs[i] or "copper"].types)
    return sorted(wanted, key=lambda i: wanted[i]), rest, avoided


def _next_move(decision: Decision, script: list[str], in_order: bool) -> str:
    """The next move of the script that can be made now; what cannot be made yet waits."""
    for i, move in enumerate(script[:1] if in_order else script):
        if move in decision.labels:
            del script[i]
            return move
        if move == "play treasures" and any(label.startswith("play ") for label in decision.labels):
            playable_now = [label for label in decision.labels if label.startswith("play ")]
            if all("Treasure" in facts()[card_names().find(label[5:]) or "copper"].types for label in playable_now):
                del script[i]
                return move
    if "-" in decision.labels:
        return "-"
    return decision.labels[-1]

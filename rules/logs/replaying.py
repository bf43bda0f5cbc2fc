"""A turn of a log, played by the engine: the table as far as the log tells it, and moves by what the engine asks.

The engine keeps the table from turn to turn. What nobody saw is `?`; what the log names later is put where it comes
from. Where several answers fit a decision, the one is taken after which the engine does most of what the log says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.document.describe import describe
from rules.document.keys import UNKNOWN_ZONE
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.document.write import document_of
from rules.engine.account import OutOfBudget
from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.game import Game
from rules.engine.kinds import NotModelled
from rules.engine.steps import Step
from rules.facts import card_names, facts, kinds
from rules.logs.reading import HIDDEN, Line, Log, Turn
from rules.rulebook.setup import pile_slug
from rules.speech.grammar import DE, EN
from rules.speech.sentences import sentence

# What the log and the engine both tell, by the engine's word and the log's.
TOLD = {
    "play": "plays",
    "buy": "buys",
    "gain": "gains",
    "draw": "draws",
    "discard": "discards",
    "trash": "trashes",
    "put": "puts",
}
VERBS = frozenset(TOLD.values())
AHEAD = 4  # lines that are looked at for an answer
SEEDS = 8  # shuffles that are tried where cards are drawn after one
MOST_ANSWERS = 24
MOST_DECISIONS = 400  # in a turn
CLEAN_UP = "clean-up"


@dataclass
class Row:
    """A line of the log beside the steps that the engine made of it."""

    line: Line
    steps: list[Text] = field(default_factory=list)
    differs: bool = False
    why: Text | None = None  # what the engine says to what the log has here


@dataclass
class Played:
    """A turn: the table at its start, the moves, each line with its steps, and where log and engine part."""

    turn: Turn
    document: dict[str, Any]
    moves: list[str]
    rows: list[Row]
    after: list[Text] = field(default_factory=list)  # steps that no line tells of
    stop: Text | None = None  # why it was not played to its end

    @property
    def differs(self) -> bool:
        return self.stop is not None or any(row.differs for row in self.rows)

    @property
    def whole(self) -> dict[str, Any]:
        """The turn as a situation that anybody can open."""
        return {**self.document, "moves": self.moves}


@dataclass
class Event:
    """One card of a line."""

    line: int  # its place among the turn's lines
    actor: int
    verb: str
    card: str
    used: bool = False

    def fits(self, actor: int, verb: str, card: str) -> bool:
        return ((self.actor, self.verb) == (actor, verb) and HIDDEN in (card, self.card)) or (
            (self.actor, self.verb, self.card) == (actor, verb, card)
        )


def replay(log: Log) -> Iterator[Played]:
    """Every turn of the log, one after the other."""
    if not 2 <= len(log.players) <= 6:
        return
    table = _dealt(log)
    for n, turn in enumerate(log.turns):
        document = _at(table, log, turn, log.turns[n - 1] if n else None)
        if not turn.lines:  # the log ends with its heading
            yield Played(turn, document, [], [])
            continue
        played, game = _best(document, turn, n == len(log.turns) - 1)
        yield played
        at_the_top = game is not None and game.pending is not None and game.pending.kind == "phase"
        if game is not None and played.stop is None and at_the_top:
            table = document_of(describe(game))
        else:
            table = _carried_on(document, turn, log)
        _name_hands(table, log, turn)


# --- the table at the start of a turn --------------------------------------------------------------------------------


def english(slug: str) -> str:
    return HIDDEN if slug == HIDDEN else facts()[slug].en


def listed(cards: Sequence[str]) -> list[str]:
    return [f"{n} {name}" if n > 1 else name for name, n in Counter(map(english, cards)).items()]


def several(given: Any) -> list[str]:
    """The slugs of a list in a document."""
    found: list[str] = []
    for item in [f"{UNKNOWN_ZONE} {HIDDEN}"] if given == HIDDEN else given or []:
        n, _, name = str(item).partition(" ")
        times, called = (int(n), name) if n.isdigit() and name else (1, str(item))
        slug = HIDDEN if called == HIDDEN else card_names().first(called)
        found += [slug or HIDDEN] * times
    return found


def _dealt(log: Log) -> dict[str, Any]:
    """Everybody's first hand and deck; a log that begins later has ten unknown cards for everybody."""
    players: dict[str, Any] = {}
    for at, name in enumerate(log.players):
        own = [slug for line in log.before if line.actor == at and line.verb == "starts" for slug in line.cards]
        hand = next((line.cards for line in log.before if line.actor == at and line.verb == "draws"), ())
        deck = max(0, len(own) - len(hand)) if own else 5
        players[name] = {"hand": listed(hand or (HIDDEN,) * 5), "deck": listed([HIDDEN] * deck)}
    return {"players": players, "kingdom": _kingdom(log)}


def _kingdom(log: Log) -> list[str]:
    """The piles that the log names; a card of a mixed pile stands for it."""
    lines = [*log.before, *(line for turn in log.turns for line in turn.lines)]
    named = dict.fromkeys(pile_slug(slug) for line in lines for slug in line.cards if slug != HIDDEN)
    piles = [facts()[slug].en for slug in named if facts()[slug].kind in kinds("pile") and slug != "ruins"]
    basics = [facts()[slug].en for slug in ("platinum", "colony") if slug in named]
    return [*piles, *basics]


def _at(table: dict[str, Any], log: Log, turn: Turn, before: Turn | None) -> dict[str, Any]:
    """The table when this turn begins: nobody knows the decks but for what the log is about to name."""
    document = {**table, "players": {name: dict(seat) for name, seat in table["players"].items()}}
    memory = {key: value for key, value in document.pop("memory", {}).items() if key != "chance"}
    if memory:
        document["memory"] = memory
    said = {key: value for key, value in document.get("turn", {}).items() if key in ("extra", "by")}
    name = log.players[turn.player]
    document["turn"] = {"player": name, "number": max(1, turn.number), **said}
    if before is not None:
        document["turn"]["previous"] = log.players[before.player]
    for at, name in enumerate(log.players):
        seat = document["players"][name]
        deck = several(seat.get("deck", HIDDEN))  # a deck that is not described has ten cards
        coming = _coming(turn, at)[: len(deck)]
        seat["deck"] = _in_order([*coming, *[HIDDEN] * (len(deck) - len(coming))])
        if _draws_after_shuffling(turn, at):
            seat["discard"] = listed([HIDDEN] * len(several(seat.get("discard"))))
    return document


def _in_order(cards: list[str]) -> list[str]:
    found: list[str] = []
    for slug in cards:
        if found and found[-1].partition(" ")[2] == english(slug) and found[-1].partition(" ")[0].isdigit():
            found[-1] = f"{int(found[-1].partition(' ')[0]) + 1} {english(slug)}"
        else:
            found.append(f"1 {english(slug)}")
    return [each.removeprefix("1 ") for each in found]


def _coming(turn: Turn, player: int) -> list[str]:
    """What the log says that this player draws, as long as nothing else comes off or onto that deck."""
    found: list[str] = []
    for line in turn.lines:
        if line.actor != player:
            continue
        if line.verb == "draws":
            found += line.cards
        elif line.verb in ("shuffles", "reveals", "looks", "puts", "takes", "aside"):
            break
        elif line.verb == "gains" and set(line.cards) & _drawn_later(turn, line):
            break  # perhaps it was gained onto the deck
    return found


def _drawn_later(turn: Turn, line: Line) -> set[str]:
    later = turn.lines[turn.lines.index(line) :]
    return {card for each in later if each.actor == line.actor and each.verb == "draws" for card in each.cards}


def _draws_after_shuffling(turn: Turn, player: int) -> bool:
    """Whether something is drawn after a shuffle but before the turn's last draw, which is the next hand."""
    own = [line for line in turn.lines if line.actor == player]
    shuffled = next((n for n, line in enumerate(own) if line.verb == "shuffles"), None)
    if shuffled is None:
        return False
    later = [line for line in own[shuffled:] if line.verb in ("draws", "reveals", "looks", "discards", "trashes")]
    return len(later) > 1 or player != turn.player


def _carried_on(document: dict[str, Any], turn: Turn, log: Log) -> dict[str, Any]:
    """The table after a turn that the engine did not play to its end: what the log itself says of it."""
    players: dict[str, Any] = {}
    trash = several(document.get("trash"))
    supply = dict(document.get("supply", {}))
    for at, name in enumerate(log.players):
        seat = document["players"][name]
        own = Counter(slug for zone in ("hand", "deck", "discard", "play") for slug in several(seat.get(zone)))
        for line in turn.lines:
            if line.actor == at and line.verb in ("gains", "buys"):
                own.update(line.cards)
            elif line.actor == at and line.verb == "trashes":
                trash += line.cards
                own.subtract({slug: n if own[slug] >= n else 0 for slug, n in Counter(line.cards).items()})
                own[HIDDEN] -= sum(max(0, n - own[slug]) for slug, n in Counter(line.cards).items() if own[slug] <= 0)
        size = max(5, sum(n for n in own.values() if n > 0))
        rest = {key: value for key, value in seat.items() if key in ("mats", "tokens", "holds")}
        players[name] = {"hand": ["5 ?"], "deck": listed([HIDDEN] * (size - 5)), "discard": [], **rest}
    for line in turn.lines:
        if line.verb in ("gains", "buys"):
            for slug in line.cards:
                pile = english(pile_slug(slug)) if slug != HIDDEN else ""
                if pile and isinstance(supply.get(pile), int):
                    supply[pile] = max(0, supply[pile] - 1)
    kept = {
        key: value for key, value in document.items() if key not in ("players", "turn", "trash", "supply", "memory")
    }
    return {**kept, "players": players, "trash": listed(trash), **({"supply": supply} if supply else {})}


def _name_hands(table: dict[str, Any], log: Log, turn: Turn) -> None:
    """The hand that was drawn when the turn ended, as the log names it."""
    name = log.players[turn.player]
    drawn = next(
        (line.cards for line in reversed(turn.lines) if line.actor == turn.player and line.verb == "draws"), ()
    )
    seat = table["players"].setdefault(name, {})
    if drawn and turn.lines[-1].verb == "draws" and len(drawn) == len(several(seat.get("hand"))):
        seat["hand"] = listed(drawn)


# --- playing it ------------------------------------------------------------------------------------------------------


def _best(document: dict[str, Any], turn: Turn, last: bool = False) -> tuple[Played, Game | None]:
    """The turn as it was played; where a shuffle decides what is drawn, the shuffle that fits best."""
    shuffled = any(line.verb == "shuffles" for line in turn.lines)
    tried: list[tuple[int, Played, Game | None]] = []
    for seed in range(1, SEEDS + 1 if shuffled else 2):
        playing = Playing({**document, "seed": seed}, turn, last)
        played = playing.run()
        wrong = 10 * sum(row.differs for row in played.rows) + 30 * (played.stop is not None) + playing.by_luck
        tried.append((wrong, played, playing.game))
        if not wrong:
            break
    _, played, game = min(tried, key=lambda each: each[0])
    if game is None and (unseen := _unseen(document)) != document:  # a guess of what lies there was wrong
        return _best(unseen, turn, last)
    return played, game


def _unseen(document: dict[str, Any]) -> dict[str, Any]:
    """The same table with every deck and discard pile face down."""
    players = {
        name: {**seat, **{zone: listed([HIDDEN] * len(several(seat.get(zone)))) for zone in ("deck", "discard")}}
        for name, seat in document["players"].items()
    }
    return {**document, "players": players}


class Playing:
    def __init__(self, document: dict[str, Any], turn: Turn, last: bool) -> None:
        self.document, self.turn, self.last = document, turn, last
        self.named: Counter[tuple[int, str]] = Counter()  # face-down cards that were named and not yet used
        self.game: Game | None = None
        self.events = [
            Event(at, line.actor, line.verb, card)
            for at, line in enumerate(turn.lines)
            if line.verb in VERBS
            for card in line.cards
        ]
        # A Library's draws are told as looks; any other look is told by the engine too, or by nobody.
        self.looks = [
            Event(at, line.actor, "looks", card)
            for at, line in enumerate(turn.lines)
            if line.verb == "looks"
            for card in line.cards
        ]
        self.hints = {at: list(line.cards) for at, line in enumerate(turn.lines) if line.verb in ("reveals", "looks")}
        self.drawn: list[tuple[int, str]] = []
        self.refused: Text | None = None  # why the last answer was not legal
        self.why: dict[int, Text] = {}  # line: why what it says cannot be done
        self.moves: list[str] = []
        self.seen = 0  # steps
        self.placed: list[tuple[Step, int]] = []  # each step with its line
        self.shuffled: set[int] = set()  # players
        self.by_luck = 0  # cards drawn after a shuffle that are not those of the log
        self.extra: set[int] = set()  # lines at which the engine did something that the log does not say
        self.stop: Text | None = None

    def run(self) -> Played:
        try:
            game = self.game = start(parse(self.document)).remember()
            for _ in range(MOST_DECISIONS):
                self.take_in(game)
                if game.pending is None or self.ended(game) or (self.last and self.at() == len(self.turn.lines)):
                    break  # the turn is over, or the log was cut off here
                if not self.answer(game, game.pending):
                    break
        except Mistake as mistake:
            self.game, self.stop = None, mistake.message
        except NotModelled as missing:
            self.stop = self.not_modelled(missing)
        except OutOfBudget:
            self.stop = ("This turn is too long to be played.", "Dieser Zug ist zu lang zum Nachspielen.")
        if self.game is not None:
            self.take_in(self.game)
        return self.told()

    def not_modelled(self, missing: NotModelled) -> Text:
        fact = facts().get(getattr(missing, "slug", "") or str(missing.args[0] if missing.args else ""))
        en, de = (fact.en, fact.de) if fact else (str(missing), str(missing))
        return (
            f"{en} is not modelled yet, so the turn stops here.",
            f"{de} ist noch nicht modelliert, darum endet der Zug hier.",
        )

    def ended(self, game: Game) -> bool:
        return any(step.kind == "turn" for step in (game.log or ()))

    # --- steps and lines ---

    def at(self) -> int:
        """The line that comes next."""
        return next((event.line for event in self.events if not event.used), len(self.turn.lines))

    def take_in(self, game: Game) -> None:
        """Finds the line of every new step."""
        log = game.log or []
        for step in log[self.seen :]:
            self.place(step, log)
        self.seen = len(log)

    def place(self, step: Step, log: Sequence[Step]) -> None:
        verb = TOLD.get(step.kind)
        if step.kind == "turn":
            return
        if step.kind == "shuffle":
            self.shuffled.add(step.actor)
        last = self.placed[-1][1] if self.placed else 0
        if step.kind == "look":
            for event in [event for event in self.looks if event.actor == step.actor and not event.used][
                : len(step.cards)
            ]:
                event.used = True
        if verb is None or step.sentence == CLEAN_UP or self.cleans_up(step):
            self.placed.append((step, last))
            return
        if verb == "gains" and self.just_bought(step):
            self.placed.append((step, last))
            return
        lines = [line for card in step.cards if (line := self.use(step.actor, verb, card)) is not None]
        cut_off = self.last and self.at() == len(self.turn.lines)
        if len(lines) < len(step.cards) and not cut_off:
            self.extra.add(min(self.at(), len(self.turn.lines) - 1))
        self.placed.append((step, lines[0] if lines else last))

    def cleans_up(self, step: Step) -> bool:
        return step.kind == "discard" and "clean" in step.sentence

    def just_bought(self, step: Step) -> bool:
        return any(
            before.kind == "buy" and before.actor == step.actor and before.cards == step.cards
            for before, _ in self.placed[-3:]
        ) and not any(
            event.fits(step.actor, "gains", step.cards[0]) and not event.used and event.line <= self.at()
            for event in self.events
        )

    def use(self, actor: int, verb: str, card: str) -> int | None:
        at = self.at()
        if verb == "draws" and (looked := self.looked(actor, card, at)) is not None:
            looked.used = True
            return looked.line
        near = [event for event in self.events if not event.used and event.line <= at + AHEAD]
        exact = [event for event in near if (event.actor, event.verb, event.card) == (actor, verb, card)]
        fitting = exact or [event for event in near if event.fits(actor, verb, card)]
        if not fitting and verb == "buys":  # from a Black Market the client tells the gain alone
            fitting = [event for event in near if event.fits(actor, "gains", card)]
        if not fitting and verb == "draws" and actor in self.shuffled:  # a shuffle is luck: how many is what counts
            fitting = [event for event in near if (event.actor, event.verb) == (actor, verb)]
            last = self.turn.lines[-1]
            self.by_luck += bool(fitting) and (last.verb != "draws" or fitting[0].line != len(self.turn.lines) - 1)
        if not fitting:
            return None
        fitting[0].used = True
        if card == HIDDEN and verb == "draws" and fitting[0].card != HIDDEN:
            self.drawn.append((actor, fitting[0].card))
        if card != HIDDEN and self.named[actor, english(card)] > 0:
            self.named[actor, english(card)] -= 1
        return fitting[0].line

    def looked(self, actor: int, card: str, at: int) -> Event | None:
        """The look that stands for this draw: it comes before any draw that the log still tells."""
        draws = next((event.line for event in self.events if not event.used and event.verb == "draws"), at)
        last = self.placed[-1][1] if self.placed else 0
        for event in self.looks:
            here = not event.used and event.actor == actor and last <= event.line < min(draws, at)
            if here and (event.card == card or HIDDEN in (card, event.card)):
                return event
        return None

    # --- answers ---

    def answer(self, game: Game, decision: Decision) -> bool:
        """Answers as the log has it. False: nothing that is legal fits."""
        best: tuple[int, str] | None = None
        answers = list(dict.fromkeys(self.answers(game, decision)))[:MOST_ANSWERS]
        for move in answers:
            gain = self.tried(game, move)
            if gain is None:
                if decision.kind == "phase" and self.refused and move.startswith(("play", "buy")):
                    self.why[self.at()] = self.refused
                continue
            if best is None or gain > best[0]:
                best = gain, move
            if decision.kind == "phase" or (decision.kind == "identify" and gain >= 0):
                break
        if best is None:
            asked = decision.prompt
            legal = ", ".join(decision.choices[:8])
            self.stop = (
                f"The log does not say what the referee asks here: {asked[EN]} Legal: {legal or 'any card'}.",
                f"Das Protokoll sagt nicht, was hier gefragt wird: {asked[DE]} Möglich: {legal or 'jede Karte'}.",
            )
            return False
        if decision.kind == "identify" and best[1] != "-":
            self.told_of(decision.player, best[1])
        game.push(best[1])
        self.moves.append(best[1])
        return True

    def tried(self, game: Game, move: str) -> int | None:
        """How much more of the log the engine does after this answer; None: it is not legal."""
        kept = [event.used for event in self.events], list(self.placed), set(self.extra), self.seen
        named, drawn = Counter(self.named), list(self.drawn)
        luck, shuffled, looks = self.by_luck, set(self.shuffled), [event.used for event in self.looks]
        try:
            game.push(move)
        except Illegal as illegal:
            self.refused = illegal.why
            return None
        except ValueError:
            return None
        except NotModelled:
            game.pop()
            return -1
        self.take_in(game)
        gain = sum(event.used for event in self.events) - sum(kept[0]) - 2 * (len(self.extra) - len(kept[2]))
        if self.ended(game) and any(event.verb in ("plays", "buys") and not event.used for event in self.events):
            gain -= 5
        game.pop()
        for event, used in zip(self.events, kept[0], strict=True):
            event.used = used
        self.placed, self.extra, self.seen = kept[1], kept[2], kept[3]
        gain -= self.by_luck - luck
        self.by_luck, self.shuffled, self.named, self.drawn = luck, shuffled, named, drawn
        for event, used in zip(self.looks, looks, strict=True):
            event.used = used
        return gain

    def answers(self, game: Game, decision: Decision) -> Iterator[str]:
        if decision.kind == "phase":
            yield from self.at_a_phase(decision)
            return
        names = self.names_ahead(decision.player)
        if decision.kind == "identify":
            if decision.choices:  # whether a face-down card reacts
                yield from (name for name in names if name in decision.choices)
                yield "-"
            yield from self.to_come(decision.player)
            yield from ("Copper", "Estate", "-")
            return
        if decision.kind == "order":
            yield from self.in_order(decision)
        yield from self.picked(decision)
        yield from (name for name in names if name in decision.choices)
        yield from decision.choices
        yield from ("-", "yes", "no", "1", "0", "2")

    def at_a_phase(self, decision: Decision) -> Iterator[str]:
        coming = [event for event in self.events if not event.used]
        first = coming[0] if coming else None
        if first is not None and first.actor == decision.player and not self.turn.lines[first.line].again:
            if first.verb == "plays":
                yield f"play {english(first.card)}"
            elif first.verb == "buys":
                yield f"buy {english(first.card)}"
        yield "-"
        yield from (choice for choice in decision.choices if choice.startswith(("spend", "pay")))

    def in_order(self, decision: Decision) -> Iterator[str]:
        """The order in which the log names them, else as they are asked for."""
        for line in self.turn.lines[max(0, self.at() - AHEAD) : self.at() + AHEAD]:
            if line.actor == decision.player and line.verb == "puts":
                yield ", ".join(english(card) for card in line.cards)
        yield ", ".join(decision.labels)

    def picked(self, decision: Decision) -> Iterator[str]:
        """The cards of each of the next lines as one answer."""
        at = self.at()
        for n, line in enumerate(self.turn.lines[at : at + AHEAD], at):
            cards = [event.card for event in self.events if event.line == n and not event.used] or list(line.cards)
            if line.actor == decision.player and cards and line.verb not in ("draws", "starts"):
                yield ", ".join(listed(cards))
                yield ", ".join(listed([card for card in cards if card != HIDDEN]) or ["-"])
                if HIDDEN in decision.choices:  # cards that nobody has named yet
                    known = [card if english(card) in decision.choices else HIDDEN for card in cards]
                    yield ", ".join(listed(known))
        yield "-"

    def names_ahead(self, player: int) -> list[str]:
        at = self.at()
        before = max(0, at - AHEAD)
        hinted = [
            card
            for n in range(before, min(len(self.turn.lines), at + AHEAD))
            if n in self.hints and self.turn.lines[n].actor == player
            for card in self.hints[n]
        ]
        later = [
            event.card for event in self.events if not event.used and event.actor == player and event.line <= at + AHEAD
        ]
        return [english(card) for card in (*hinted, *later) if card != HIDDEN]

    def to_come(self, player: int) -> list[str]:
        """What a face-down card of this player may be: what a line reveals, then what the log still names of theirs."""
        at = self.at()
        hinted = [
            card
            for n, cards in self.hints.items()
            if max(0, at - AHEAD) <= n < at + AHEAD and self.turn.lines[n].actor == player
            for card in cards
        ]
        later = [
            event.card
            for event in self.events
            if not event.used
            and event.actor == player
            and event.verb in ("plays", "trashes", "discards", "puts")
            and not self.turn.lines[event.line].again
        ]
        found = []
        named = Counter({name: n for (who, name), n in self.named.items() if who == player})
        for name in (english(card) for card in later if card != HIDDEN):
            if named[name] > 0:
                named[name] -= 1
            else:
                found.append(name)
        drawn = [card for who, card in reversed(self.drawn) if who == player]  # face down here, but the log names them
        return [*(english(card) for card in (*hinted, *drawn) if card != HIDDEN), *found]

    def told_of(self, player: int, name: str) -> None:
        """A card that a line reveals is named once."""
        for n, cards in self.hints.items():
            if self.turn.lines[n].actor == player:
                slug = next((card for card in cards if english(card) == name), None)
                if slug:
                    cards.remove(slug)
                    return
        mine = [known for known in self.drawn if known == (player, card_names().first(name))]
        if mine:
            self.drawn.remove(mine[0])
        self.named[player, name] += 1

    # --- what came of it ---

    def said(self, step: Step, names: tuple[str, ...]) -> Text:
        if step.kind == "draw" and step.actor in self.shuffled and HIDDEN not in step.cards:
            n, who = len(step.cards), names[step.actor]
            return (
                f"{who} draws {n}; which ones, the shuffle decides.",
                f"{who} zieht {n}; welche, entscheidet das Mischen.",
            )
        return sentence(step, names, EN), sentence(step, names, DE)

    def told(self) -> Played:
        names = tuple(self.document["players"])
        rows = [Row(line) for line in self.turn.lines]
        after: list[Text] = []
        for step, at in self.placed:
            text = self.said(step, names)
            (rows[at].steps if at < len(rows) else after).append(text)
        for at, row in enumerate(rows):
            missed = any(event.line == at and not event.used for event in self.events)
            row.differs = missed or at in self.extra
            row.why = self.why.get(at) if row.differs else None
        return Played(self.turn, self.document, self.moves, rows, after, self.stop)

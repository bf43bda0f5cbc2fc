"""A turn of a log, answered by what the log says: of several answers, that after which the engine does most of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.account import OutOfBudget, charge
from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.game import Game
from rules.engine.kinds import NotModelled
from rules.engine.steps import Step
from rules.facts import card_names, facts
from rules.logs.comparison import LoggedEvent, PlayedTurn, Row, of_clean_up
from rules.logs.reading import HIDDEN, LogTurn
from rules.logs.tables import english, listed
from rules.outcomes import AN_ANSWER
from rules.rulebook.turn import BETWEEN, wait_between_turns
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence

# What the log and the engine both tell, by the engine's word and the log's.
TOLD = {
    "play": "plays",
    "buy": "buys",
    "gain": "gains",
    "draw": "draws",
    "discard": "discards",
    "trash": "trashes",
    "topdeck": "puts",
    "into deck": "puts",
    "bottom": "puts",
    "market bottom": "puts",
}
# What both tell in ways that differ too much to hold them to it; it says which answer was given.
HINTED = {
    "reveal": "reveals",
    "take": "takes",
    "mat": "mats",
    "return": "returns",
    "pass": "passes",
    "set-aside": "aside",
    "exile": "aside",
    "call": "calls",
    "exchange": "exchanged",
}


def told_as(step: Step) -> str:
    return step.sentence if step.kind == "put" else step.kind


VERBS = frozenset(TOLD.values())
HINTS = frozenset(HINTED.values())
BOTH = re.compile(r"\b(?:and gains|und nimmt)\b")  # a purchase whose gain has no line of its own
AHEAD = 4  # lines that are looked at for an answer
MOST_ANSWERS = 24
MOST_DECISIONS = 400  # in a turn
EVENTS_AN_INSTRUCTION = 10  # that are gone through in the time of one
TOO_LONG: Text = "This turn is too long to be played.", "Dieser Zug ist zu lang zum Nachspielen."


def as_far_as_there(cards: Sequence[str], decision: Decision) -> list[str]:
    """As many that can be picked, by name: face down where nobody has named it yet, any where the log names none."""
    left = Counter(decision.labels)
    found: list[str] = []
    for name in sorted(map(english, cards), key=lambda name: name == HIDDEN):
        there = name if left[name] > 0 else HIDDEN if left[HIDDEN] > 0 else next(iter(+left), "")
        if there:
            left[there] -= 1
            found.append(there)
    return found


def _counted_names(names: Sequence[str]) -> list[str]:
    return [f"{n} {name}" if n > 1 else name for name, n in Counter(names).items()] or ["-"]


def types_of(slug: str) -> frozenset[str]:
    return frozenset(facts()[slug].types) if slug != HIDDEN else frozenset()


def stays(turn: LogTurn, at: int) -> bool:
    """Whether that line puts back what was just seen there: the engine tells only what moves."""
    line = turn.lines[at]
    if line.verb != "puts":
        return False
    before = [other for other in turn.lines[max(0, at - AHEAD) : at] if other.actor == line.actor]
    seen = [card for other in before if other.verb in ("looks", "reveals") for card in other.cards]
    return bool(seen) and not Counter(line.cards) - Counter(seen)


def was_bought(turn: LogTurn, at: int) -> bool:
    """Whether that line gains what a line before it bought, with something in between that the purchase brought."""
    line = turn.lines[at]
    if line.verb != "gains":
        return False
    before = [other for other in turn.lines[max(0, at - 2 * AHEAD) : at] if other.actor == line.actor]
    return any(other.verb == "buys" and other.cards == line.cards and not BOTH.search(other.text) for other in before)


class Playing:
    """`given` are the first answers, whatever the log seems to say."""

    def __init__(self, document: dict[str, Any], turn: LogTurn, last: bool, given: Sequence[str] = ()) -> None:
        self.document, self.turn, self.last, self.given = document, turn, last, given
        self.others: list[list[str]] = []  # at each decision: answers that seemed as good
        self.lines: list[int] = []  # the line that came next at each decision
        self.named: Counter[tuple[int, str]] = Counter()  # face-down cards that were named and not yet used
        self.guessed: Counter[tuple[int, str]] = Counter()  # those that the log does not name
        self.game: Game | None = None
        self.events = [
            LoggedEvent(at, line.actor, line.verb, card, soft=stays(turn, at) or was_bought(turn, at))
            for at, line in enumerate(turn.lines)
            if line.verb in VERBS
            for card in line.cards
        ]
        # A Library's draws are told as looks; any other look is told by the engine too, or by nobody.
        self.looks = [
            LoggedEvent(at, line.actor, "looks", card)
            for at, line in enumerate(turn.lines)
            if line.verb == "looks"
            for card in line.cards
        ]
        self.paid = [(at, line.paid) for at, line in enumerate(turn.lines) if line.paid]
        self.hinted = [
            LoggedEvent(at, line.actor, line.verb, card)
            for at, line in enumerate(turn.lines)
            if line.verb in HINTS
            for card in line.cards
        ]
        self.next_hand = (turn.next_hand or 0) if not last else 0
        self.cleaned_up = False
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

    def run(self) -> PlayedTurn:
        try:
            game = self.game = wait_between_turns(start(parse(self.document)).remember())
            self.begin(game)
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
        except OutOfBudget as spent:
            if spent.what == "request":
                raise  # the turns after it cannot be paid either
            self.stop = TOO_LONG
        if self.game is not None:
            self.take_in(self.game)
        return self.tell()

    def not_modelled(self, missing: NotModelled) -> Text:
        en, de = missing.fact.en, missing.fact.de
        return (
            f"{en} is not modelled yet, so the turn stops here.",
            f"{de} ist noch nicht modelliert, darum endet der Zug hier.",
        )

    def begin(self, game: Game) -> None:
        """Where nothing happens at the start of the turn, the table begins with its Action phase."""
        nothing = [step.kind for step in game.log or ()] in ([], ["turn"])
        if nothing and game.pending is not None and game.pending.kind == "phase":
            turn = {key: value for key, value in self.document["turn"].items() if key != "phase"}
            self.document = {**self.document, "turn": turn}

    def ended(self, game: Game) -> bool:
        return game.pending is not None and game.pending.kind == BETWEEN

    # --- steps and lines ---

    def at(self) -> int:
        """The line that comes next."""
        coming = (event.line for event in self.events if not event.used and not event.soft)
        return next(coming, len(self.turn.lines))

    def take_in(self, game: Game) -> None:
        """Finds the line of every new step."""
        log = game.log or []
        for step in log[self.seen :]:
            charge((1 + len(step.cards)) * len(self.events) // EVENTS_AN_INSTRUCTION)
            self.place(step, log)
        self.seen = len(log)

    def place(self, step: Step, log: Sequence[Step]) -> None:
        verb = TOLD.get(told_as(step))
        if step.kind == "turn":
            return
        last = self.placed[-1][1] if self.placed else 0
        self.take_note(step, last)
        if verb is None or of_clean_up(step) or (verb == "gains" and self.just_bought(step)):
            self.placed.append((step, last))
            return
        lines = [line for card in step.cards if (line := self.use(step.actor, verb, card)) is not None]
        cut_off = self.last and self.at() == len(self.turn.lines)
        if len(lines) < len(step.cards) and not cut_off:
            self.extra.add(min(self.at(), len(self.turn.lines) - 1))
        self.placed.append((step, lines[0] if lines else last))

    def take_note(self, step: Step, last: int) -> None:
        """What a step says about the lines beside its own."""
        if step.kind == "shuffle":
            self.shuffled.add(step.actor)
        if step.kind == "look":
            looks = [event for event in self.looks if event.actor == step.actor and not event.used]
            for event in looks[: len(step.cards)]:
                event.used = True
        if hint := HINTED.get(told_as(step)):
            self.take_hint(step.actor, hint, step.cards, last)
        self.cleaned_up = self.cleaned_up or (step.kind == "discard" and "clean" in step.sentence)

    def take_hint(self, actor: int, verb: str, cards: Sequence[str], last: int) -> None:
        until = self.at() + AHEAD
        for card in cards:
            near = (event for event in self.hinted if not event.used and last <= event.line <= until)
            if found := next((event for event in near if event.fits(actor, verb, card)), None):
                found.used = True
                if card != HIDDEN and self.named[actor, english(card)] > 0:
                    self.named[actor, english(card)] -= 1

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
        fitting = self.fitting(actor, verb, card, at)
        if not fitting:
            return None
        fitting[0].used = True
        if card == HIDDEN and verb == "draws" and fitting[0].card != HIDDEN:
            self.drawn.append((actor, fitting[0].card))
        if card != HIDDEN and self.named[actor, english(card)] > 0:
            self.named[actor, english(card)] -= 1
        return fitting[0].line

    def fitting(self, actor: int, verb: str, card: str, at: int) -> list[LoggedEvent]:
        """What the next lines say that this may be: exactly it, or it face down, or what the client tells instead."""
        near = self.near(actor, verb, at)
        exact = [event for event in near if (event.actor, event.verb, event.card) == (actor, verb, card)]
        fitting = [event for event in near if event.fits(actor, verb, card)]
        if card == HIDDEN:  # one that a line names before one that a later line does not
            fitting.sort(key=lambda event: (event.line, event.card != HIDDEN))
        elif exact:
            fitting = exact
        if not fitting and verb == "buys":  # from a Black Market the client tells the gain alone
            return [event for event in near if event.fits(actor, "gains", card)]
        if not fitting and verb == "draws" and actor in self.shuffled:
            return self.by_chance(near, actor)
        return fitting

    def near(self, actor: int, verb: str, at: int) -> list[LoggedEvent]:
        """What the next lines tell and nobody has done; before Clean-up none of the next hand."""
        near = [event for event in self.events if not event.used and event.line <= at + AHEAD]
        if verb == "draws" and actor == self.turn.player and not self.cleaned_up and self.next_hand:
            near = [event for event in near if event.line < self.next_hand]
        if verb in ("plays", "buys") or self.cleaned_up:
            return near
        player = self.turn.player
        plays = (event.line for event in near if (event.actor, event.verb) == (player, "plays") and not event.soft)
        until = next(plays, at + AHEAD)  # what another play brings about comes after it
        return [event for event in near if event.line <= until]

    def by_chance(self, near: list[LoggedEvent], actor: int) -> list[LoggedEvent]:
        """A shuffle is luck: how many are drawn is what counts."""
        fitting = [event for event in near if (event.actor, event.verb) == (actor, "draws")]
        last = self.turn.lines[-1]
        self.by_luck += bool(fitting) and (last.verb != "draws" or fitting[0].line != len(self.turn.lines) - 1)
        return fitting

    def looked(self, actor: int, card: str, at: int) -> LoggedEvent | None:
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
        self.lines.append(self.at())
        if len(self.moves) < len(self.given):
            return self.give(game, decision, self.given[len(self.moves)], [])
        fitting: list[tuple[int, str]] = []
        answers = list(dict.fromkeys(self.answers(game, decision)))[:MOST_ANSWERS]
        for move in answers:
            gain = self.tried(game, move)
            if gain is None:
                if decision.kind == "phase" and self.refused and move.startswith(("play", "buy")):
                    self.why[self.at()] = self.refused
                continue
            fitting.append((gain, move))
            if decision.kind == "phase":
                break
        if not fitting:
            asked = decision.prompt
            legal = ", ".join(decision.choices[:8])
            self.stop = (
                f"The log does not say what the referee asks here: {asked[EN]} Legal: {legal or 'any card'}.",
                f"Das Protokoll sagt nicht, was hier gefragt wird: {asked[DE]} Möglich: {legal or 'jede Karte'}.",
            )
            return False
        most = (
            next((each for each in fitting if each[0] >= 0), fitting[0])
            if decision.kind == "identify"
            else max(fitting, key=lambda each: each[0])
        )
        others = [
            move for gain, move in sorted(fitting, key=lambda each: -each[0]) if gain >= most[0] - 1 and move != most[1]
        ]
        return self.give(game, decision, most[1], others or self.bought_beside(decision, most[1]))

    def bought_beside(self, decision: Decision, move: str) -> list[str]:
        """A line sorts what was bought one after the other: each of it may have been the first."""
        at = self.at()
        beside = {f"buy {english(event.card)}" for event in self.events if (event.line, event.verb) == (at, "buys")}
        return sorted({*decision.labels} & beside - {move}) if move in beside else []

    def left_out(self) -> list[LoggedEvent]:
        """What the log has a player buy or gain, and the engine did not do."""
        return [event for event in self.events if event.verb in ("buys", "gains") and not (event.used or event.soft)]

    def give(self, game: Game, decision: Decision, move: str, others: list[str]) -> bool:
        self.others.append(others)
        if decision.kind == "identify" and move != "-":
            if move not in self.to_come(decision.player, game):
                self.guessed[decision.player, move] += 1
            self.told_of(decision.player, move)
        if decision.kind == "phase" and move.startswith("play "):
            self.played_face_down(game, decision.player, move.removeprefix("play ").partition(" as ")[0])
        if found := next((each for each in self.paid if each[1] == move), None):
            self.paid.remove(found)
        game.push(move)
        self.moves.append(move)
        return True

    def played_face_down(self, game: Game, player: int, name: str) -> None:
        """A card that was drawn face down and is named by playing it: it is no other one of them."""
        slug = card_names().first(name) or HIDDEN
        in_hand = any(game.known(card).slug == slug for card in game.hand(game.player))
        if not in_hand and (player, slug) in self.drawn:
            self.drawn.remove((player, slug))

    def tried(self, game: Game, move: str) -> int | None:
        """How much more of the log the engine does after this answer; None: it is not legal."""
        charge(AN_ANSWER + len(self.events) // EVENTS_AN_INSTRUCTION)
        kept = [event.used for event in self.events], list(self.placed), set(self.extra), self.seen
        named, drawn, cleaned_up = Counter(self.named), list(self.drawn), self.cleaned_up
        luck, shuffled, looks = self.by_luck, set(self.shuffled), [event.used for event in self.looks]
        hinted = [event.used for event in self.hinted]
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
        gain = sum(event.used for event in self.events) - sum(kept[0])
        gain += sum(event.used for event in self.hinted) - sum(hinted)
        gain -= 2 * (len(self.extra) - len(kept[2]))
        if self.ended(game) and not all(event.used or event.soft for event in self.events):
            gain -= 5
        game.pop()
        for event, used in zip(self.events, kept[0], strict=True):
            event.used = used
        self.placed, self.extra, self.seen = kept[1], kept[2], kept[3]
        gain -= self.by_luck - luck
        self.cleaned_up = cleaned_up
        self.by_luck, self.shuffled, self.named, self.drawn = luck, shuffled, named, drawn
        for event, used in zip((*self.looks, *self.hinted), (*looks, *hinted), strict=True):
            event.used = used
        return gain

    def answers(self, game: Game, decision: Decision) -> Iterator[str]:
        if decision.kind == "phase":
            yield from self.at_a_phase(decision)
            return
        names = self.names_ahead(decision.player)
        yield from (english(line.way) for line in self.turn.lines if line.way and english(line.way) in decision.choices)
        if decision.kind == "identify":
            if decision.choices:  # whether a face-down card reacts
                yield from (name for name in names if name in decision.choices)
                yield "-"
            yield from self.to_come(decision.player, game)
            yield from ("Copper", "Estate", "-")
            return
        if decision.kind == "order":
            yield from self.in_order(decision)
        yield from self.picked(decision)
        yield from (name for name in names if name in decision.choices)
        if decision.min > 1:
            yield from (", ".join(several) for several in combinations(decision.choices, decision.min))
        yield from decision.choices
        yield from ("-", "yes", "no", "1", "0", "2")

    def at_a_phase(self, decision: Decision) -> Iterator[str]:
        coming = [event for event in self.events if not event.used and not event.soft]
        until = coming[0].line if coming else len(self.turn.lines)
        yield from (move for at, move in self.paid if at < until)
        if coming:
            yield from self.next_move(decision, coming[0], coming[1:3])
        yield "-"
        yield from (choice for choice in decision.choices if choice.startswith(("spend", "pay")))

    def next_move(self, decision: Decision, first: LoggedEvent, then: list[LoggedEvent]) -> Iterator[str]:
        """What a player does of their own accord at a phase, as the next line has it."""
        line = self.turn.lines[first.line]
        mine = first.actor == decision.player and not line.again
        name = english(first.card)
        if mine and first.verb == "plays":
            if self.waits_for_the_buy_phase(first, then):
                yield "-"
            yield f"play {name} as {english(line.way)}" if line.way else f"play {name}"
        elif mine and first.verb == "buys":
            yield f"buy {name}"
            if not self.turn.pays:  # a log that does not tell it
                yield from (choice for choice in reversed(decision.choices) if choice.startswith("pay"))
                yield from (choice for choice in decision.choices if choice.startswith("spend"))
        elif first.verb == "trashes":  # instead of paying for what is bought
            yield from (f"buy {english(event.card)}" for event in then if event.verb == "buys")

    def waits_for_the_buy_phase(self, first: LoggedEvent, then: list[LoggedEvent]) -> bool:
        """A card that is both, a Crown, is played as a Treasure where a Treasure is what comes of it."""
        if self.game is None or self.game.phase != "action" or not {"Action", "Treasure"} <= types_of(first.card):
            return False
        after = next((types_of(event.card) for event in then if event.verb == "plays"), frozenset())
        return "Treasure" in after and "Action" not in after

    def in_order(self, decision: Decision) -> Iterator[str]:
        """As they are drawn next, else in the order in which the log names them, else as they are asked for."""
        left, drawn = Counter(decision.labels), []
        coming = [event.card for event in self.events if not event.used and event.verb == "draws"]
        for name in map(english, coming):
            if left[name] > 0:
                left[name] -= 1
                drawn.append(name)
        if drawn:
            yield ", ".join([*drawn, *left.elements()])
        for line in self.turn.lines[max(0, self.at() - AHEAD) : self.at() + AHEAD]:
            if line.actor == decision.player and line.verb == "puts":
                yield ", ".join(english(card) for card in line.cards)
        yield ", ".join(decision.labels)

    def picked(self, decision: Decision) -> Iterator[str]:
        """The cards of each of the next lines as one answer."""
        at = self.at()
        last = min(self.placed[-1][1] if self.placed else 0, at)
        for n, line in enumerate(self.turn.lines[last : at + AHEAD], last):
            told = [event for event in (*self.events, *self.hinted) if event.line == n]
            cards = [event.card for event in told if not event.used] if told else list(line.cards)
            if line.actor == decision.player and cards and line.verb not in ("draws", "starts"):
                yield ", ".join(listed(cards))
                yield ", ".join(listed([card for card in cards if card != HIDDEN]) or ["-"])
                yield ", ".join(_counted_names(as_far_as_there(cards, decision)))
        yield "-"

    def names_ahead(self, player: int) -> list[str]:
        at = self.at()
        later = [
            event.card for event in self.events if not event.used and event.actor == player and event.line <= at + AHEAD
        ]
        return [english(card) for card in (*self.cards_shown(player), *later) if card != HIDDEN]

    def cards_shown(self, player: int) -> list[str]:
        """What the lines near by reveal, take or set aside of this player's cards, and the engine does not yet."""
        near = range(self.at() - AHEAD, self.at() + AHEAD)
        told = [*self.hinted, *self.looks]
        return [event.card for event in told if not event.used and event.actor == player and event.line in near]

    def to_come(self, player: int, game: Game) -> list[str]:
        """What a face-down card of this player may be: what a line reveals, then what the log still names of theirs."""
        later = [
            event.card
            for event in self.events
            if not event.used
            and event.actor == player
            and event.verb in ("plays", "trashes", "discards", "puts")
            and not self.turn.lines[event.line].again
        ]
        drawn = [card for who, card in reversed(self.drawn) if who == player]  # face down here, but the log names them
        found = []
        named = Counter({name: n for (who, name), n in self.named.items() if who == player})
        shown = self.cards_shown(player)
        in_hand = game.pending is not None and game.pending.open and game.unidentified() in game.hand(player)
        first = [*drawn, *shown] if in_hand else [*shown, *drawn]
        for name in (english(card) for card in (*first, *later) if card != HIDDEN):
            if named[name] > 0:
                named[name] -= 1
            else:
                found.append(name)
        return found

    def told_of(self, player: int, name: str) -> None:
        """A card that a line names is named once."""
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

    def tell(self) -> PlayedTurn:
        names = tuple(self.document["players"])
        rows = [Row(line) for line in self.turn.lines]
        after: list[Text] = []
        for step, at in self.placed:
            text = self.said(step, names)
            (rows[at].steps if at < len(rows) else after).append(text)
        for at, row in enumerate(rows):
            missed = any(event.line == at and not event.used and not event.soft for event in self.events)
            row.differs = missed or at in self.extra
            row.why = self.why.get(at) if row.differs else None
        return PlayedTurn(self.turn, self.document, self.moves, rows, after, self.stop)

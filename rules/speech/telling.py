"""Steps told as a referee tells them: what happened, through which card, how much later; like things in one breath."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, takewhile, zip_longest
from typing import Any

from rules.engine.decisions import Text
from rules.engine.steps import Step
from rules.facts import facts, kinds
from rules.speech.grammar import DE, EN, SINGLE, another, capital, it, listed, several, the_card, whose
from rules.speech.saying import Gaps, names_card, opening, reason_within, template, through, with_reason
from rules.speech.sentences import SENTENCES

APART = (
    "skip turn",
    "score",
    "stays",
    "no more actions",
    "gain nothing",
)  # a sentence of their own: points have parts, and nobody does what stays
BESIDE = ("plus", "spend", "spend for", "spend favors")  # comes in between without keeping what adds up apart
NOBODYS = kinds("apart")
TURNS = ("turn", "extra turn")
HAND_SIZE = 5
MOST_CLAUSES = 3
FEW_PLAYERS = 2  # as long as no more than these score, each has a sentence
NEXT: Text = ("next turn", "nächstem Zug")
EXTRA_TURN: Text = ("In the extra turn", "Im Extrazug")
TIMES: dict[int, Text] = {
    2: ("The second time", "Beim zweiten Mal"),
    3: ("The third time", "Beim dritten Mal"),
    4: ("The fourth time", "Beim vierten Mal"),
}


@dataclass(eq=False)
class Event:
    """One step, or several alike, that are told in one clause."""

    step: Step
    at: tuple[int, ...]  # which steps, counted from 0
    turn: int
    cause: str  # the card that brought it about, where the clause does not name it itself
    own: bool  # whoever it happens to used that card
    again: int  # which play of the card this belongs to
    played: int  # the turn in which that card was played, where that can be told; else its own
    begun: list[tuple[int, bool]]  # the turns that began, all of them: whose, and whether it is an extra turn
    ending: int | None = None  # whose turn ends: the new hand has been drawn

    @cached_property
    def joins(self) -> bool:
        """It can share its subject with another clause."""
        text = template(self.step, EN)
        simple = not {":", ","} & set(text) and " and " not in text and self.step.words.get("place") != "aside"
        return simple and text.startswith("{who} ") and self.step.sentence not in APART

    def text(self, language: int) -> str:
        """The clause with its gaps."""
        step, n = self.step, len(self.at)
        repeated = SENTENCES[step.sentence].repeated
        if n > 1 and repeated is not None:
            often = ("twice", "zweimal") if n == 2 else (f"{n} times", f"{n}-mal")
            more = "two more times" if n == 2 else f"{n} more times"
            text = repeated[language].replace("{often}", often[language]).replace("{more}", more)
            return text.replace("{many}", str(n)).removesuffix(".")
        if _new_hand(step):
            text = ("{who} draws {cards} as the new hand", "{who} zieht {cards} als neue Hand")[language]
            return f"{text}{_more_than_a_hand(step, language)}"
        if step.sentence == "skip turn":  # through which card stands before it; an extra turn is told apart
            which = "{turn}" if len(step.cards) > 1 else ("a turn", "einen Zug")[language]
            return ("{who} skips %s", "{who} setzt %s aus")[language] % which
        text = template(step, language).removesuffix(".")
        then = step.words.get("then", ("", ""))[EN] if self.cause else ""  # behind a clause the reason finds no place
        return text.replace("{then}", "") if then.startswith(",") else text


def events(steps: Sequence[Step], start: int = 0) -> list[Event]:
    """All that happened from there on, in its order; what is alike and of one moment is added up."""
    chronicle = _Chronicle(steps)
    for i in range(start, len(steps)):
        if not _replaced(steps, i):
            chronicle.take(i)
    return _added_up(chronicle.single, chronicle.moves)


class _Chronicle:
    """Steps made into events one after the other: what a step means depends on what came before it."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.single: list[tuple[Any, Event]] = []  # with what it is added up by
        self.turn = 0
        self.begun: list[tuple[int, bool]] = []
        self.moves: dict[object, list[str]] = {}  # what a card did with somebody's cards, one after the other
        self.plays: Counter[tuple[object, str]] = Counter()
        self.lately: dict[str, int] = {}  # in which turn a card was played
        self.sums: Counter[tuple[int, int, str]] = Counter()
        self.by_others: Counter[str] = Counter()  # how often a card was played by another one
        self.ending: int | None = None

    def take(self, i: int) -> None:
        step = self.steps[i]
        if _new_hand(step) and (added := _added_to_the_hand(self.steps[:i], step.actor)):
            step = step._replace(words={**step.words, "added": added})
        self._begin_a_moment(step)
        # what a Reaction answers was brought about by the card before it
        path = step.path[:-1] if step.sentence == "would gain" else step.path
        inner = path[-1] if path else ("", 1, 0)
        cause = "" if _names_its_cause(step, inner[0]) else inner[0]
        again = self._which_play(step, inner, cause)
        if step.sentence in ("names", "counted"):
            self._count_anew(step, inner[0], i)
        own = bool(cause) and step.sentence != "skip turn" and _uses(step, cause)
        if step.sentence == "skip turn":
            cause = _skipped_through(self.steps[:i], step.actor)
        waiting = bool(cause) and "Duration" in facts()[cause].types  # it lay there before the first step
        since_when = self.lately.get(cause, 0 if waiting else self.turn)
        ending = self.ending if step.path else None
        event = Event(step, (i,), self.turn, cause, own, again, since_when, self.begun, ending)
        if step.sentence in ("draw", "draw none") and not step.path:
            self.ending = step.actor
        self.single.append((self._key(event), event))

    def _begin_a_moment(self, step: Step) -> None:
        if step.sentence == "buy":  # the card of one purchase is not counted with that of another
            self.moves.setdefault((self.turn, step.actor, ""), []).append(step.sentence)
        if step.sentence in TURNS:
            self.turn += 1
            self.begun.append((step.actor, step.sentence == "extra turn"))
            self.ending = None

    def _which_play(self, step: Step, inner: tuple[str, int, int], cause: str) -> int:
        """Which play of its card a step belongs to."""
        if step.sentence.startswith("play"):
            self._note_play(step)
        elif step.kind == "not" and step.cards[:1] == (inner[0],):
            return inner[1]
        elif step.sentence in ("nothing", "empty hand", "none fits", "none chosen"):
            return self.plays[tuple(card for card, _, _ in step.path), step.cards[0]] or 1
        return inner[1] if cause else 1

    def _note_play(self, step: Step) -> None:
        card = step.cards[0]
        self.lately[card] = self.turn
        self.by_others[card] += step.sentence == "play" and bool(step.path)
        times = (tuple(card for card, _, _ in step.path), card)
        self.plays[times] = self.plays[times] + 1 if step.sentence != "play" else 1

    def _count_anew(self, step: Step, card: str, i: int) -> None:
        """What is counted anew is not for what the first sum brought, also where the card names itself."""
        counts = self.turn, step.actor, card
        self.sums[counts] += 1
        if self.sums[counts] > 1 or self.moves.get(counts, [])[-1:] == ["gain"]:
            self.moves.setdefault(counts, []).append(f"{step.sentence} {i}")

    def _key(self, event: Event) -> object:
        """Events with the same key are one; a step for itself has its place."""
        step = event.step
        if SENTENCES[step.sentence].adds_up:
            return self._sum_key(step, event.cause)
        like = LIKE.get(step.sentence)
        return like(event) if like else event.at[0]

    def _sum_key(self, step: Step, cause: str) -> object:
        moment = self.turn, step.actor, cause or _brought_by_its_like(step)
        done = self.moves.setdefault(moment, [])
        if step.sentence not in BESIDE and done[-1:] != [step.sentence]:
            done.append(step.sentence)
        apart = self.by_others[cause] if step.sentence in ("plus", "draw") else step.words.get("place")
        return moment, step.sentence, apart, len(done)


def _names_its_cause(step: Step, card: str) -> bool:
    """The sentence says itself which card brought it about, or starts with what prevented it."""
    return names_card(step, card) or step.words.get("card") == card or template(step, EN).startswith("{By} ")


def _of_one_player(event: Event) -> object:
    return event.step.actor, event.step.sentence


def _of_one_turn(event: Event) -> object:
    return event.turn, event.step.actor, event.step.sentence


LIKE: dict[str, Callable[[Event], object]] = {  # what is told once however often it comes, and what has to be equal
    "skip turn": _of_one_player,
    "lose turn": _of_one_player,
    # by a King's Court, or by one card after the other of a kind
    "play again": lambda one: (_of_one_turn(one), tuple(part[:2] for part in one.step.path), one.step.cards),
    # several in a row
    "extra turn": lambda one: (
        one.step.actor,
        one.step.words["card"],
        one.step.words["by"],
        _turns_of_others(one.begun, one.step.actor),
    ),
    "rotate": _of_one_turn,  # pile after pile
    "receive": lambda one: (_of_one_turn(one), one.cause, one.step.cards),  # the same Boon twice
}


def _added_up(single: list[tuple[Any, Event]], moves: dict[object, list[str]]) -> list[Event]:
    """What came one right after the other, or in rounds: discards and draws, discards and draws.

    A round that discards what the one before drew is told for itself.
    """
    found: dict[object, Event] = {}
    passing = _drawn_and_discarded(single)
    otherwise = _played_otherwise(single)
    for key, event in single:
        if SENTENCES[event.step.sentence].adds_up:
            moment, sentence, place, nth = key
            done = moves[moment]
            kinds = list(dict.fromkeys(done))
            rounds, rest = divmod(len(done), len(kinds) or 1)
            together = sentence in BESIDE or (not rest and done == kinds * rounds and moment not in passing)
            key = moment, sentence, place, 0 if together else nth
            if sentence == "plus" and moment in otherwise:
                key = key, event.again
        found[key] = _added(found.pop(key), event) if key in found else event
    return list(found.values())


def _drawn_and_discarded(single: list[tuple[Any, Event]]) -> set[object]:
    """The moments with rounds that discard first, and then what the round before drew."""
    first: dict[object, str] = {}
    drawn: dict[object, set[str]] = {}
    found = set()
    for key, event in single:
        sentence, cards = event.step.sentence, event.step.cards
        if sentence not in ("draw", "discard"):
            continue
        moment = key[0]
        if sentence == "draw":
            drawn.setdefault(moment, set()).update(cards)
        elif first.get(moment) == "discard" and drawn.get(moment, set()).intersection(cards):
            found.add(moment)
        first.setdefault(moment, sentence)
    return found


def _played_otherwise(single: list[tuple[Any, Event]]) -> set[object]:
    """The moments in which a card that was played again did something that it had not done the time before."""
    done: dict[object, dict[int, list[str]]] = {}
    for _, event in single:
        if event.cause:
            times = done.setdefault((event.turn, event.step.actor, event.cause), {}).setdefault(event.again, [])
            times += [event.step.sentence] if event.step.sentence not in ("plus", "choose") else []
    again = {moment: pairwise(times.values()) for moment, times in done.items()}
    return {moment for moment, pairs in again.items() if any(other and one != other for one, other in pairs)}


def _brought_by_its_like(step: Step) -> str:
    """A Port that came with another one is not counted with the Port that was bought."""
    own = step.sentence == "gain" and bool(step.path) and step.cards == (step.path[-1][0],)
    return step.cards[0] if own else ""


def _uses(step: Step, card: str) -> bool:
    """The card that brought it about is that player's own, and one that players have, not one for the whole table."""
    if step.through is None:
        return facts()[card].kind not in NOBODYS
    return step.through[1] == step.actor and facts()[card].kind not in SINGLE


def _turns_of_others(begun: Sequence[tuple[int, bool]], player: int) -> int:
    return sum(owner != player or not extra for owner, extra in begun)


def _skipped_through(steps: Sequence[Step], player: int) -> str:
    """The card that made that player lose a turn; it may have been played long ago."""
    lost = (step for step in reversed(steps) if step.sentence == "lose turn" and step.actor == player)
    return next((step.path[-1][0] for step in lost if step.path), "")


def since(steps: Sequence[Step], turns: int) -> int:
    """Where the last so many turns begin."""
    for i in range(len(steps) - 1, -1, -1):
        turns -= steps[i].sentence in TURNS
        if turns < 0:
            return i
    return 0


def _replaced(steps: Sequence[Step], i: int) -> bool:
    """The gain that the step before has told of already."""
    return i > 0 and steps[i].sentence == "gain" and steps[i - 1].sentence == "instead"


def trigger(event: Event, happened: Sequence[Event]) -> Event | None:
    """What a card reacted to: the step right before, in which it took no part, or another one brought it."""
    before = next((other for other in happened if other.at[-1] == event.at[0] - 1), None)
    if before is None:
        return None
    if _like_itself(event.step, before.step) or _after_the_hand(event.step, before.step):
        return before
    if _for_that_very_card(event, before):
        return before
    if not _reacts(event, before) or _of_several_purchases(event, before, happened):
        return None
    return before if before.step.sentence != "play" else _each_time(event, before, happened)


def _reacts(event: Event, before: Event) -> bool:
    """The card did it because of what came before, in which it took no part."""
    step, then = event.step, before.step
    card = event.cause or (step.path[-1][0] if step.path and step.path[-1][0] in step.cards else "")
    if not card or not SENTENCES[then.sentence].trigger or (then.actor != step.actor and then.kind != "gain"):
        return False
    brought = then.kind == "gain" and then.actor == step.actor and bool(before.cause)
    taking_part = () if brought else then.cards
    apart = card not in (*taking_part, *(played for played, _, _ in then.path))
    return apart and len(then.path) < len(step.path)


def _of_several_purchases(event: Event, before: Event, happened: Sequence[Event]) -> bool:
    """What a card brought for one purchase after the other is added up: no single one of them is what it reacted to."""
    bought = [other for other in happened if other.step.sentence == before.step.sentence == "buy"]
    return any(event.at[0] < other.at[-1] < event.at[-1] for other in bought)


def _for_that_very_card(event: Event, before: Event) -> bool:
    """What a card does on being trashed, what it brings when gained, or copies that leave Exile for it."""
    same = before.step.actor == event.step.actor
    itself = event.cause in before.step.cards and before.step.sentence in ("trash", "gain")
    brings = before.step.sentence == "trash" or event.step.kind == "gain"
    return same and ((itself and brings) or (event.step.sentence == "discard exile" and before.step.kind == "gain"))


def _each_time(event: Event, first: Event, happened: Sequence[Event]) -> Event:
    """What a card that was played brought is added up, so what was played is added up too: 2 Golds, +2 Coins."""
    before = {at - 1 for at in event.at} - {*event.at, *first.at}
    for other in happened:
        if {*other.at} & before and other.step.sentence == "play" and _same_cause(other, first):
            first = _added(first, other)
    return first


def _new_hand(step: Step) -> bool:
    return step.sentence == "draw" and not step.path


def _added_to_the_hand(steps: Sequence[Step], player: int) -> tuple[tuple[str, int], ...]:
    """The cards that let this player draw more at the end of this turn, and how many more."""
    added: Counter[str] = Counter()
    for step in takewhile(lambda step: step.sentence not in TURNS, reversed(steps)):
        if step.sentence == "next hand" and step.actor == player:
            added[step.cards[0]] += step.words["n"]["cards"]
    return tuple(reversed(added.items()))


def _more_than_a_hand(step: Step, language: int) -> str:
    """(5 and 2 more because of Expedition): where that is what makes it so many."""
    added: tuple[tuple[str, int], ...] = step.words.get("added", ())
    if not added or len(step.cards) != HAND_SIZE + sum(n for _, n in added):
        return ""
    more = ("more because of", "weitere durch")[language]
    parts = [str(HAND_SIZE), *(f"{n} {more} {the_card(card, language)}" for card, n in added)]
    return f" ({listed(parts, language)})"


def _after_the_hand(step: Step, before: Step) -> bool:
    """Cards that come on top of the new hand."""
    both = step.sentence == before.sentence == "draw" and step.actor == before.actor
    return both and bool(step.path) and not before.path


def _like_itself(step: Step, before: Step) -> bool:
    """A card that was gained brought another one of its kind."""
    both = step.sentence == before.sentence == "gain" and step.actor == before.actor
    return both and bool(step.path) and {*step.cards} == {*before.cards} == {step.path[-1][0]}


def _added(one: Event, other: Event) -> Event:
    words = dict(other.step.words)
    if one.step.sentence == "plus":
        words["summands"] = _parts(one.step) + _parts(other.step)
    for gap in ("n", "paid", "got"):
        if isinstance(words.get(gap), dict):
            units, more = one.step.words[gap], words[gap]
            words[gap] = {unit: units.get(unit, 0) + more.get(unit, 0) for unit in {**units, **more}}
    if one.step.words.get("place") == "deck" and {*one.step.cards} != {*other.step.cards}:
        words["top"] = other.step.cards[-1]
    cards = one.step.cards + other.step.cards if one.step.sentence != "play again" else one.step.cards
    cites = other.step.cites
    cause = other.cause
    if one.step.sentence == "rotate":
        words["piles"] = (*one.step.words.get("piles", (one.step.words["card"],)), words["card"])
        cites = tuple(dict.fromkeys((*one.step.cites, *cites)))
        cause = cause if cause == one.cause else ""
    step = other.step._replace(cards=cards, words=words, cites=cites)
    again = min(one.again, other.again)
    return Event(step, one.at + other.at, other.turn, cause, other.own, again, other.played, other.begun, other.ending)


def _parts(step: Step) -> tuple[tuple[int, Mapping[str, int]], ...]:
    """What a sum is made of, each with the line of the card that gave it."""
    line = step.path[-1][2] if step.path else 0
    parts: tuple[tuple[int, Mapping[str, int]], ...] = step.words.get("summands", ((line, step.words["n"]),))
    return parts


# --- in words --------------------------------------------------------------------------------------------------------


def tell(chosen: Iterable[Event], names: tuple[str, ...], language: int) -> tuple[str, ...]:
    """The sentences that tell these events."""
    sentences = []
    before: list[Event] = []
    said: set[str] = set()
    for group in _groups(chosen):
        when = _when(group[0], before[-1] if before else None, names, language)
        later = when in said and when.endswith(NEXT[language])  # than the turn that was told of as the next
        then = _turn_after(group[0], names, language) if later else when
        sentences.append(_sentence(group, before, then, names, language))
        said.add(when)
        before = group
    return tuple(dict.fromkeys(sentences))


def _groups(chosen: Iterable[Event]) -> list[list[Event]]:
    """What happened to one player in one turn, and can be said in one sentence."""
    groups: list[list[Event]] = []
    chosen = tuple(chosen)
    scores = sum(event.step.sentence == "score" for event in chosen)
    for event, after in zip_longest(chosen, chosen[1:]):
        last = groups[-1] if groups else []
        both_score = bool(last) and last[0].step.sentence == event.step.sentence == "score"
        if last and after is not None and _twice_through_another(last, event, after):
            groups.append([event])
        elif (last and len(last) < MOST_CLAUSES and _one_sentence(last, event)) or (
            both_score and scores > FEW_PLAYERS
        ):
            last.append(event)
        else:
            groups.append([event])
    return groups


def _one_sentence(group: list[Event], event: Event) -> bool:
    last = group[-1]
    alike = last.step.actor == event.step.actor and last.turn == event.turn and last.again == event.again
    alike = alike and (last.ending == event.ending or _new_hand(last.step))
    causes = {part.cause for part in (*group, event)}
    if _new_hand(event.step) and {card for card, _ in event.step.words.get("added", ())} - causes:
        return False  # another card has a part in it
    got = last.step.words["n"] if last.step.sentence == "plus" else ()
    if event.step.sentence == "buy" and last.cause and not {"coins", "buys"} & {*got}:
        return False  # the card before has no part in it
    return alike and last.joins and event.joins and len(causes) <= 2


def _twice_through_another(group: list[Event], event: Event, after: Event) -> bool:
    """Behind what one card brought about come two things that another one did: both have to be said of that one."""
    causes = {part.cause for part in group}
    before = group[-1].step
    clear = event.step.cards == before.cards != () or (before.kind == "play" and event.cause in before.cards)
    return "" not in {event.cause, *causes} and event.cause not in causes and not clear and _same_cause(event, after)


def how_many_sentences(chosen: Iterable[Event]) -> int:
    return len(_groups(chosen))


def _sentence(group: list[Event], before: list[Event], when: str, names: tuple[str, ...], language: int) -> str:
    first = group[0]
    why = "" if any(_same_cause(first, event) for event in before) else _why(first, language)
    if first.step.sentence == "score" and len(group) > 1:  # everybody's points, each with its parts
        return f"{'; '.join(event.text(language).format_map(Gaps(event.step, names, language)) for event in group)}."
    text = first.text(language)
    if why and not when and any(_new_hand(event.step) for event in group[1:]):
        text, why = reason_within(text, why, language), ""  # not of the new hand: everybody draws one
    clauses = [opening(text, Gaps(first.step, names, language), when, why)]
    said = {first.cause}
    for last, event in pairwise(group):
        known = last.step.cards if len({*last.step.cards}) == 1 else ()
        if last.step.kind in ("gain", "trash") and (last.cause or last.step.kind == event.step.kind):
            known = ()  # who brought the card, or trashed it, did not do it
        why = _why(event, language) if event.cause not in (*said, *known) else ""
        said.add(event.cause)
        clauses.append(_going_on(event, last, why, names, language))
    *most, end = clauses
    joined = f"{', '.join(most)} {('and', 'und')[language]} {end}".replace(" ,", ",") if most else end
    return f"{capital(joined)}."


def _same_cause(event: Event, before: Event) -> bool:
    return (event.cause, event.turn, event.step.actor) == (before.cause, before.turn, before.step.actor)


def _when(event: Event, before: Event | None, names: tuple[str, ...], language: int) -> str:
    if event.again > 1 and (before is None or before.again != event.again):
        return TIMES[event.again][language] if event.again in TIMES else ""
    if event.step.sentence in (*TURNS, "skip turn"):
        return ""
    if event.ending is not None and event.joins and (before is None or before.ending is None):
        name = whose(names[event.ending], language)
        return (f"At the end of {name} turn", f"Am Ende von {name} Zug")[language]
    if before is None and 0 < event.turn <= len(event.begun) and event.begun[event.turn - 1][1]:
        return EXTRA_TURN[language]
    if before is not None and before.step.sentence == "extra turn" and event.turn == before.turn:
        return ("In that turn", "In diesem Zug")[language]
    return _turn_since(event, event.played if before is None else before.turn, names, language)


def _turn_since(event: Event, turn: int, names: tuple[str, ...], language: int) -> str:
    """In which of the turns that began since then; nothing where it is still the same."""
    since_then = event.begun[turn : event.turn]
    if not since_then:
        return ""
    owner, extra = since_then[-1]
    if extra:
        return EXTRA_TURN[language]
    if [player for player, _extra in since_then].count(owner) > 1:
        return ("Later", "Später")[language]
    name = whose(names[owner], language)
    return (f"On {name} {NEXT[EN]}", f"In {name} {NEXT[DE]}")[language]


def _turn_after(event: Event, names: tuple[str, ...], language: int) -> str:
    name = whose(names[event.begun[event.turn - 1][0]], language)
    return (f"On {name} turn after that", f"In {name} Zug danach")[language]


def _why(event: Event, language: int) -> str:
    if not event.cause:
        return ""
    return f"{through(event.step, event.own, language)} {the_card(event.cause, language)}"


def _for_another(step: Step, last: Step) -> bool:
    """A card brings itself when another one is gained."""
    return bool(step.path) and step.cards == (step.path[-1][0],) != last.cards


def _one_of_many(step: Step) -> bool:
    """A single card is gained or played of which there are more."""
    one = step.sentence in ("gain", "play") and len(step.cards) == 1 and step.cards[0] != "?"
    return one and facts()[step.cards[0]].kind not in SINGLE


def _going_on(event: Event, last: Event, why: str, names: tuple[str, ...], language: int) -> str:
    """A further clause with the same subject."""
    step = event.step
    text = event.text(language).removeprefix("{who} ")
    known = _is_known(event, last)
    if known:  # the pronoun stands before sich: sieht es sich an
        text = text.replace("sich {cards}", f"{it(step.cards, language)} sich")
        text = text.replace("{cards}", it(step.cards, language)).replace("{those}", it(step.cards, language))
    if step.sentence == last.step.sentence and step.cards == last.step.cards and _one_of_many(step):
        text = text.replace("{cards}", another(step.cards[0], language))
    if step.sentence == last.step.sentence == "gain":
        text = _gained_too(text, step, last.step, why, language)
    elif language == EN:
        text = with_reason(text, why)
    elif why:
        text = _through_it(text, why, it(step.cards, language) if known else "")
    return text.format_map(Gaps(step, names, language))


def _is_known(event: Event, last: Event) -> bool:
    """The clause before named these very cards: a pronoun is enough."""
    step = event.step
    if last.step.sentence == "trash" and step.sentence.startswith("discard") and event.cause == last.cause:
        return False  # what the same card has discarded then is another one of that name
    if step.sentence == "discard exile" and last.step.kind == "gain":
        return False  # it is a copy that lay there
    return step.cards in (last.step.cards, (last.step.words.get("new"),)) and not SENTENCES[step.sentence].new


def _gained_too(text: str, step: Step, last: Step, why: str, language: int) -> str:
    """Two gains have one verb: gains a Silver and, because of the Blockade, a Curse."""
    _verb, _, rest = text.partition(" ")
    if len(step.cards) > 1 and _like_itself(step, last):
        more = several(step.cards[0], len(step.cards), language)
        return f", with them, {more} more" if language == EN else f"durch sie weitere {more}"
    if why:
        return f", {why}, {rest}" if language == EN else f"{why} {rest}"
    if _for_another(step, last):
        return f", for {it(last.cards, EN)}, {rest}" if language == EN else f"dafür {rest}"
    return with_reason(text, why) if language == EN else text


def _through_it(text: str, why: str, pronoun: str) -> str:
    """In German the reason follows the verb, or its pronoun: entsorgt es durch das Korsarenschiff."""
    verb, _, rest = text.partition(" ")
    if pronoun and rest.startswith(pronoun):
        pronoun, _, rest = rest.partition(" ")
        return f"{verb} {pronoun} {why} {rest}".rstrip()
    return f"{verb} {why} {rest}"

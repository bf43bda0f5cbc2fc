"""Steps told as a referee tells them: what happened, through which card, how much later; like things in one breath."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
BESIDE = ("plus", "spend", "spend favors")  # comes in between without keeping what adds up apart
NOBODYS = kinds("apart")
TURNS = ("turn", "extra turn")
HAND_SIZE = 5
MOST_CLAUSES = 3
FEW_PLAYERS = 2  # as long as no more than these score, each has a sentence
NEXT: Text = ("next turn", "nächstem Zug")
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
        return template(step, language).removesuffix(".")


def events(steps: Sequence[Step], start: int = 0) -> list[Event]:
    """All that happened from there on, in its order; what is alike and of one moment is added up."""
    single: list[tuple[Any, Event]] = []
    turn = 0
    begun: list[tuple[int, bool]] = []
    moves: dict[object, list[str]] = {}  # what a card did with somebody's cards, one after the other
    plays: Counter[tuple[object, str]] = Counter()
    lately: dict[str, int] = {}  # in which turn a card was played
    sums: Counter[tuple[int, int, str]] = Counter()
    by_others: Counter[str] = Counter()  # how often a card was played by another one
    ending: int | None = None
    for i in range(start, len(steps)):
        step = steps[i]
        if _new_hand(step) and (added := _added_to_the_hand(steps[:i], step.actor)):
            step = step._replace(words={**step.words, "added": added})
        if step.sentence == "buy":  # the card of one purchase is not counted with that of another
            moves.setdefault((turn, step.actor, ""), []).append(step.sentence)
        if step.sentence in TURNS:
            turn += 1
            begun.append((step.actor, step.sentence == "extra turn"))
            ending = None
        # what a Reaction answers was brought about by the card before it
        path = step.path[:-1] if step.sentence == "would gain" else step.path
        inner = path[-1] if path else ("", 1, 0)
        told = names_card(step, inner[0]) or step.words.get("card") == inner[0]
        told = told or template(step, EN).startswith("{By} ")  # what prevents it is the cause
        cause = "" if told else inner[0]
        again = inner[1] if cause else 1
        if step.sentence == "skip turn":
            cause = _skipped_through(steps[:i], step.actor)
        if step.sentence.startswith("play"):
            lately[step.cards[0]] = turn
            by_others[step.cards[0]] += step.sentence == "play" and bool(step.path)
            times = (tuple(card for card, _, _ in step.path), step.cards[0])
            plays[times] = plays[times] + 1 if step.sentence != "play" else 1
        elif step.kind == "not" and step.cards[:1] == (inner[0],):
            again = inner[1]
        elif step.sentence in ("nothing", "empty hand", "none fits"):
            again = plays[tuple(card for card, _, _ in step.path), step.cards[0]] or 1
        elif _replaced(steps, i):
            continue
        if step.sentence in ("names", "counted"):  # what is counted anew is not for what the first sum brought
            counts = turn, step.actor, inner[0]  # also where the card counts itself and so is named
            sums[counts] += 1
            if sums[counts] > 1 or moves.get(counts, [])[-1:] == ["gain"]:
                moves.setdefault(counts, []).append(f"{step.sentence} {i}")
        own = bool(cause) and step.sentence != "skip turn" and _uses(step, cause)
        waiting = bool(cause) and "Duration" in facts()[cause].types  # it lay there before the first step
        since_when = lately.get(cause, 0 if waiting else turn)
        event = Event(step, (i,), turn, cause, own, again, since_when, begun, ending if step.path else None)
        if step.sentence in ("draw", "draw none") and not step.path:
            ending = step.actor
        key: object = i
        if SENTENCES[step.sentence].adds_up:
            moment = turn, step.actor, cause or _brought_by_its_like(step)
            done = moves.setdefault(moment, [])
            if step.sentence not in BESIDE and done[-1:] != [step.sentence]:
                done.append(step.sentence)
            apart = by_others[cause] if step.sentence in ("plus", "draw") else step.words.get("place")
            key = moment, step.sentence, apart, len(done)
        elif step.sentence in ("skip turn", "lose turn"):
            key = step.actor, step.sentence
        elif step.sentence == "play again":  # by a King's Court, or by one card after the other of a kind
            key = turn, step.actor, step.sentence, tuple(part[:2] for part in step.path), step.cards
        elif step.sentence == "extra turn":  # several in a row
            key = step.actor, step.words["card"], step.words["by"], _turns_of_others(begun, step.actor)
        elif step.sentence == "rotate":  # pile after pile
            key = turn, step.actor, step.sentence
        elif step.sentence == "receive":  # the same Boon twice
            key = turn, step.actor, step.sentence, cause, step.cards
        single.append((key, event))
    return _added_up(single, moves)


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
    step = event.step
    before = next((other for other in happened if other.at[-1] == event.at[0] - 1), None)
    if before is not None and (_like_itself(step, before.step) or _after_the_hand(step, before.step)):
        return before
    if before is not None and _for_that_very_card(event, before):
        return before
    card = event.cause or (step.path[-1][0] if step.path and step.path[-1][0] in step.cards else "")
    if not card or before is None or not SENTENCES[before.step.sentence].trigger:
        return None
    if before.step.actor != step.actor and before.step.kind != "gain":
        return None
    brought = before.step.kind == "gain" and before.step.actor == step.actor and bool(before.cause)
    taking_part = () if brought else before.step.cards
    apart = card not in (*taking_part, *(played for played, _, _ in before.step.path))
    if not apart or len(before.step.path) >= len(step.path) or _of_several_purchases(event, before, happened):
        return None
    return before if before.step.sentence != "play" else _each_time(event, before, happened)


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
    for gap in ("n", "paid"):
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


def told(chosen: Iterable[Event], names: tuple[str, ...], language: int) -> tuple[str, ...]:
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
        return ("In the extra turn", "Im Extrazug")[language]
    if before is not None and before.step.sentence == "extra turn" and event.turn == before.turn:
        return ("In that turn", "In diesem Zug")[language]
    since_then = event.begun[event.played if before is None else before.turn : event.turn]
    if not since_then:
        return ""
    owner, extra = since_then[-1]
    if extra:
        return ("In the extra turn", "Im Extrazug")[language]
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
    known = step.cards in (last.step.cards, (last.step.words.get("new"),)) and not SENTENCES[step.sentence].new
    if last.step.sentence == "trash" and step.sentence.startswith("discard") and event.cause == last.cause:
        known = False  # what the same card has discarded then is another one of that name
    if step.sentence == "discard exile" and last.step.kind == "gain":
        known = False  # it is a copy that lay there
    if known:  # the pronoun stands before sich: sieht es sich an
        text = text.replace("sich {cards}", f"{it(step.cards, language)} sich")
        text = text.replace("{cards}", it(step.cards, language)).replace("{those}", it(step.cards, language))
    if step.sentence == last.step.sentence and step.cards == last.step.cards and _one_of_many(step):
        text = text.replace("{cards}", another(step.cards[0], language))
    verb, _, rest = text.partition(" ")
    if step.sentence == last.step.sentence == "gain" and len(step.cards) > 1 and _like_itself(step, last.step):
        more = several(step.cards[0], len(step.cards), language)
        text = f", with them, {more} more" if language == EN else f"durch sie weitere {more}"
    elif not why and step.sentence == last.step.sentence == "gain" and _for_another(step, last.step):
        text = f", for {it(last.step.cards, EN)}, {rest}" if language == EN else f"dafür {rest}"
    elif why and step.sentence == last.step.sentence == "gain":  # gains a Silver and, because of the Blockade, a Curse
        text = f", {why}, {rest}" if language == EN else f"{why} {rest}"
    elif language == EN:
        text = with_reason(text, why)
    elif why and known and rest.startswith(it(step.cards, language)):  # entsorgt es durch das Korsarenschiff
        pronoun, _, rest = rest.partition(" ")
        text = f"{verb} {pronoun} {why} {rest}".rstrip()
    elif why:
        text = f"{verb} {why} {rest}"
    return text.format_map(Gaps(step, names, language))

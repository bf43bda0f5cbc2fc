"""What makes a story one that no table shows as it was told: then nothing is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.amounts import UNITS
from rules.questions.frame import AskedFrame
from rules.questions.frames import TURNS_ROUND, asked, to_itself
from rules.questions.judging import in_the_trash
from rules.questions.question import Question
from rules.questions.scene import ME
from rules.questions.staging import LYING, attack
from rules.questions.words import FIRST, SECOND

# What may turn what is asked into something else.
UNREAD = ("both", "only", "nth", "again", "clean-up", "discard-pile", "from-trash", "each")
EXTRA = ("extra", "additional", "zusatzlich", "zusätzlich", "zusätzliche", "zusätzlichen")


@dataclass(frozen=True)
class Tale:
    """A story: what was told, and what is asked at its end, as it is meant and as it was said."""

    q: Question
    found: Sequence[AskedFrame]
    before: Sequence[AskedFrame]
    question: AskedFrame
    heeded: AskedFrame


def doubtful(tale: Tale) -> bool:
    return any(doubt(tale) for doubt in DOUBTS)


def _in_one_breath(tale: Tale) -> bool:
    """Two deeds: which of them is asked is not clear."""
    return any(frame.part == tale.heeded.part for frame in tale.before)


def _turned_round(tale: Tale) -> bool:
    meant = (tale.question if frame is tale.heeded else frame for frame in tale.found)
    return any(frame.has(*TURNS_ROUND, "again") for frame in meant)


def _unheard(tale: Tale) -> bool:
    return _uncounted(tale.question, tale.before) or _unread(tale.question) or _unclear(tale.q, tale.question)


def _counted_before(tale: Tale) -> bool:
    return any(frame.numbers and not _looked_at(frame, tale.q.actors) for frame in tale.before)


def _who_chooses(tale: Tale) -> bool:
    """And not what becomes of it."""
    return any(frame.deed == "choose" and not frame.modal and frame is not tale.heeded for frame in asked(tale.found))


def _twice(tale: Tale) -> bool:
    return any(frame.has("twice") for frame in tale.before) or (
        tale.question.has("twice") and tale.question.deed != "play"
    )


def _too_few(tale: Tale) -> bool:
    """Only one card in hand; the third of them."""
    few = any(frame.has("only") and (frame.has("unit-cards") or not frame.cards) for frame in tale.before)
    return few or not all(map(_first_ones, tale.before))


def _at_another_time(tale: Tale) -> bool:
    """Shown after an Attack did what it does; on the last turn; later, on the own turn."""
    question, before = tale.question, tale.before
    shown = question.deed in ("reveal", "react")
    later = question.whose_turn and question.deed == "play"
    late = (shown and any(map(_lasting_attack, before))) or _too_late(before, question)
    return late or question.has("last-turn") or (later and any(frame.deed in ("reveal", "react") for frame in before))


def _which_one(tale: Tale) -> bool:
    """It lies in the trash; a bane card is shown; the card that was gained, or the one that gained it."""
    before, question = tale.before, tale.question
    unnamed = any(frame.deed == "reveal" and not frame.cards for frame in before)
    lies = any(not frame.deed and frame.has("from-trash") for frame in before)
    gained = any(frame.by and frame.deed == "gain" for frame in before[-1:])
    return unnamed or lies or to_itself(tale.q) or (question.meant and question.deed == "trash" and gained)


def _of_the_text(tale: Tale) -> bool:
    return any(map(_described, tale.before))


DOUBTS: tuple[Callable[[Tale], bool], ...] = (
    _in_one_breath,
    _turned_round,
    _unheard,
    _counted_before,
    _who_chooses,
    _twice,
    _too_few,
    _at_another_time,
    _which_one,
    _of_the_text,
)


def _first_ones(frame: AskedFrame) -> bool:
    """My first Action; a Copper first and a Gold second: in the order in which it is told."""
    nth = [spot.raw.lower() for spot in frame.spots if spot.meaning == "nth"]
    in_order = len(nth) == len(frame.cards) == 2 and nth[0] in FIRST and nth[1] in SECOND
    return in_order or all(each in FIRST for each in nth)


def _looked_at(frame: AskedFrame, actors: Sequence[str]) -> bool:
    """Among the four that I look at: as many as the card says."""
    lines = [line[0].lower() for slug in actors for line in facts()[slug].lines]
    return frame.deed == "reveal" and all(any(f"top {n} cards" in line for line in lines) for n in frame.numbers)


def _unclear(q: Question, question: AskedFrame) -> bool:
    """What is asked is not wholly read: a verb that nothing knows; who stays with whom; a card for a Tunnel; for 5."""
    if not question.deed and question.has("do", "be") and not question.modal and not question.has("from-trash"):
        return True
    if question.deed in ("stay", "in-play") and (question.by or question.has("deck")):
        return True
    if question.deed == "protect" and question.has("other", "each"):
        return True
    if question.has("look") or (question.deed == "topdeck" and question.has("stay")):
        return True  # the other card that I look at; what lies on the deck and stays there
    if question.deed == "draw" and question.cards and question.has("unit-cards"):
        return True
    units = {spot.at for spot in question.spots if spot.meaning in UNITS}
    return bool(units and question.numbers) and not any(at + 1 in units for _, at in q.numbers)


def _described(frame: AskedFrame) -> bool:
    """The blocked card: which one that is, is not said."""
    words = {spot.at + spot.length for spot in frame.spots if spot.meaning == "text"}
    return bool(frame.with_it) and any(spot.meaning == "unit-cards" and spot.at in words for spot in frame.spots)


def _too_late(before: Sequence[AskedFrame], question: AskedFrame) -> bool:
    """What an Attack does is done already; then another card is shown."""
    shown = question.deed in ("reveal", "react")
    hit = [frame for frame in before if frame.deed in ("discard", "gain", "trash") and (frame.by or frame.with_it)]
    hit = [frame for frame in hit if not any("Reaction" in facts()[slug].types for slug in frame.slugs)]
    return shown and any(attack(frame.by or frame.with_it) for frame in hit)


def _unread(question: AskedFrame) -> bool:
    read = {"from-trash"} if in_the_trash(question) else set[str]()
    on_deck = question.deed == "topdeck" and (question.by or question.modal == "can")
    read |= {"clean-up"} if on_deck else set()  # with a Scheme, or by itself
    return question.has(*(each for each in UNREAD if each not in read))


def _lasting_attack(frame: AskedFrame) -> bool:
    return frame.deed in ("in-play", "stay", "have") and any(attack(slug) for slug in frame.slugs)


def _uncounted(question: AskedFrame, before: Sequence[AskedFrame]) -> bool:
    """A number that is not so many Coins or Actions, nor down to how many is discarded; "another" that is no extra."""
    down_to = question.deed == "discard" or (question.deed in ("draw", "reveal") and question.has("unit-cards"))
    amounts = any(spot.meaning in UNITS for spot in question.spots) or down_to
    others = [spot for spot in question.spots if spot.meaning == "another"]
    lying = {slug for frame in before if frame.deed in LYING for slug in frame.slugs}
    one_more = question.deed in ("gain", "play") and bool(question.cards) and set(question.slugs) <= lying
    one_more = one_more or one_more_of(before, question) is not None
    extra = one_more or all(spot.raw.lower() in EXTRA for spot in others)
    return not extra or bool(question.numbers and (not amounts or question.deed == "buy"))


def one_more_of(before: Sequence[AskedFrame], question: AskedFrame) -> AskedFrame | None:
    """The first Silver that I play is trashed; do I lose the second one, too? It is played after the other."""
    if question.deed not in ("lose", "trash") or question.modal or len(question.cards) != 1 or question.who != ME:
        return None
    ordinal = any(spot.meaning == "another" and spot.raw.lower() in SECOND for spot in question.spots)
    played = [frame for frame in before if frame.deed == "play" and frame.cards == question.cards and frame.who == ME]
    gone = [frame for frame in before if frame.deed in ("trash", "lose") and frame.cards == question.cards]
    if not ordinal or len(played) != 1 or not gone or question.cards[0][1] != 1:
        return None
    spots = tuple(spot for spot in question.spots if spot.meaning == "another")
    return replace(played[0], spots=spots, since=False, part=-1)

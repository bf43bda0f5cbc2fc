"""A question's answer: from a stored dispute, from a table built and played, from rulings, or that it is not known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from rapidfuzz import fuzz

from cards.catalogue import Catalogue
from cards.models import Situation
from referee.asking.library import Library, Stored, library
from referee.asking.sentences import clean, is_question, putting, questions_in
from referee.disputes.ruling import weighed_on
from rules import Run, Text, parse
from rules.facts import facts, plain
from rules.questions.agreement import agrees
from rules.questions.answer_types import asks_for_less, asks_when, fits, type_of
from rules.questions.answered_questions import OPPOSITE, Answered
from rules.questions.casting import sufferer
from rules.questions.claim import Claim, to_json
from rules.questions.claim_reading import claim_of
from rules.questions.claim_wording import asked_said
from rules.questions.deciding import decide, tells_of, told_card
from rules.questions.gist import gist
from rules.questions.judge import judge
from rules.questions.question import VERBS, Question
from rules.questions.ranking import best_first
from rules.questions.reading import read
from rules.questions.roles import may_be
from rules.questions.rulings import asked_concepts, concepts
from rules.questions.scene import ME, Played
from rules.questions.setup import set_up
from rules.questions.table_questions import run_of
from rules.questions.tales import ToldTale, asks_for_stock, judge_tale, read_tale
from rules.questions.talk import asks_whether, split_sentences
from rules.questions.verdict import Verdict, telling, yes_no
from rules.questions.wording import contradicted, said_on_the_card
from rules.questions.words import any_of
from rules.speech.grammar import DE, EN
from rules.speech.wording import card_list

MOST_RULINGS, MOST_DISPUTES, MOST_NEAR = 8, 5, 3
BOTH, PLAYED, WRITTEN, PRINTED = "played-and-written", "played", "written", "printed"
COVERED = 0.42  # how much of a question a statement must speak of to answer it
TOUCHED = 0.15  # how much it must speak of to be shown at all
VERBATIM = 93  # of 100: how like its story a question must be to be that story
ALIKE = 0.72  # how many words it must share with it, when cards and numbers are the same
BESIDE = any_of("""
    landscapes, ally, bane, boons, hexes, loot, druid, chosen, prophecy, pile tokens, landscape tokens, editions
""")
OF_PLAYERS = any_of("mats, tokens, holds, durations, last turn gained, last turn trashed, done")
SAME = 0.34  # how like a stored dispute must be to be the same question
TELLING = "happens"  # what is told without any word that asks is asked whether it is so
AGREED_WORDS = 0.9  # how alike a written question must be to outweigh a table
OTHERS = re.compile(r"(?i)\b(?:he|she|they|er|sie)\b")
AGREES = re.compile(r"(?i)\b(?:yes|agrees?|nods|ja|nickt|stimmt (?:mir )?zu)\b")
PERHAPS: Text = ("Perhaps this rule.", "Vielleicht diese Regel.")


@dataclass(frozen=True)
class Answer:
    question: Question
    source: str | None  # situation, built, rulings; None: not known
    verdict: Verdict | None
    rulings: tuple[str, ...]  # the deciding ones first
    disputes: tuple[Stored, ...]
    situation: Stored | None = None
    grade: str | None = None  # what the verdict rests on
    written: Answered | None = None  # the written question that has the same answer
    shelf: Library | None = field(default=None, repr=False, compare=False)
    typed: str = ""  # as it was typed, with all that was said around the question
    is_question: bool = True  # else it is for the search to look up
    others: tuple[str, ...] = ()  # further questions of the same text, each with its story; the first is answered
    story: Claim | None = None  # how it was read as a story
    given: Claim | None = None  # what it was corrected to; judged, never read
    before: Answer | None = field(default=None, repr=False)  # to the sentence as it was read

    @cached_property
    def near(self) -> tuple[Answered, ...]:
        """Written questions that come close, and are not this one."""
        q, shelf = self.question, self.shelf
        if shelf is None or q.has("opinion"):
            return ()
        rows = shelf.answered.near(q, MOST_NEAR + 1)
        return tuple(row for row in rows if self.written is None or row.texts != self.written.texts)[:MOST_NEAR]

    @property
    def slugs(self) -> Sequence[str]:
        return self.question.slugs if self.given is None else self.given.slugs

    @property
    def document(self) -> dict[str, Any] | None:
        """The table that was played: the stored dispute's, or the one that was built."""
        if self.situation is not None:
            stored: Situation = Situation.objects.get(slug=self.situation.slug)
            return stored.described()
        played = self.verdict.played if self.verdict and self.verdict.played else self.table
        return played.document if played else None

    def tell(self) -> dict[str, Any]:
        """The contract's answer."""
        q = self.question
        return {
            "question": self.typed or asked_said(self.claim.asked)[q.language] or q.text,
            "is_question": self.is_question,
            "lang": ("en", "de")[q.language],
            "understood": {"cards": [facts()[slug].en for slug in self.slugs], "text": both(understood(self.slugs))},
            "answer": None
            if self.verdict is None
            else {
                "verdict": self.verdict.value,
                "word": both(self.verdict.word),
                "text": both(self.verdict.text),
                "grade": PLAYED if self.grade == PRINTED else self.grade,  # what is printed is how the card is played
                "as": both(self.written.texts) if self.grade == WRITTEN and self.written else None,
            },
            "from": self.source,
            "situation": self.situation.slug if self.situation else None,
            "document": self.document,
            "cites": list(self.cites),
            "near": [
                {"question": both(row.texts), "verdict": row.value, "cites": [row.statement]} for row in self.near
            ],
            "happens": self.happens,
            "claim": to_json(self.claim),
            "others": list(self.others),
            "also": [
                *({"kind": "ruling", "slug": slug} for slug in self.rulings if slug not in self.cites),
                *({"kind": "situation", "slug": each.slug} for each in self.disputes if each is not self.situation),
            ],
        }

    @property
    def claim(self) -> Claim:
        """How it was read, the same record in both languages; or what it was corrected to."""
        return self.given or self.read_as

    @cached_property
    def read_as(self) -> Claim:
        if self.before:
            return self.before.read_as
        return self.story or claim_of(self.question, self.verdict)

    @cached_property
    def table(self) -> Played | None:
        """The played table: the verdict's; without one, that of a claim that was confirmed or is unmistakable."""
        if self.verdict is not None and self.verdict.value is not None:
            return self.verdict.played
        return run_of(self.claim) if self.given is not None or self._unmistakable else None

    @property
    def _unmistakable(self) -> bool:
        """Every word and card is used, every deed is said and somebody's; only what is asked was not read."""
        claim = self.read_as
        told = {slug for deed in claim.deeds for slug in (deed.card, deed.by, deed.upon)}
        named = told | {part.card for part in claim.held}
        said = sum(spot.meaning in VERBS for spot in self.question.spots)
        return (
            0 < len(claim.deeds) <= said
            and all(deed.who for deed in claim.deeds)
            and not (claim.asked.type or claim.unused or self.question.strange)
            and set(self.question.slugs) <= named
        )

    @property
    def happens(self) -> list[dict[str, Any]]:
        """The telling steps of the played table."""
        return [] if self.table is None else telling(self.table, self.slugs)

    @property
    def cites(self) -> tuple[str, ...]:
        if self.verdict is None:
            return ()
        if self.situation and self.situation.proves:
            return tuple(dict.fromkeys((*self.situation.proves, *self.verdict.cites)))[:3]
        return self.verdict.cites


def both(text: Text) -> dict[str, str]:
    return {"en": text[EN], "de": text[DE]}


def ask(
    text: str,
    known: Catalogue,
    language: int | None = None,
    players: int = 0,
    edition: int = 0,
    turned: frozenset[str] = frozenset(),
) -> Answer:
    """The answer to a question in a person's words. Never fails; what is too long is cut.

    `players` and `edition` are what was chosen beside the sentence, which says nothing of them; `turned` is what was
    assumed, and is wished the other way round.
    """
    shelf = library(known)
    text = clean(text)
    first, *others = questions_in(text)
    asked = putting(first, shelf)
    q = read(asked.text, shelf.names, language)
    if 2 <= players <= 6 and not q.players:
        q.players = players
    if edition in (1, 2) and not q.editions:
        q.editions = {"*": edition}
    q.turned = turned
    found = _answer(q, shelf)
    exact = None if turned or players or edition else shelf.written.get(text)  # else it is asked of another table
    if exact is not None and (found.verdict is None or found.verdict.value is None):
        found = _as_written(q, exact, found, shelf)
    if not is_question(text, known):
        return replace(found, source=None, verdict=None, grade=None, situation=None, typed=text, is_question=False)
    if asked.turned and found.verdict is not None and found.verdict.value in OPPOSITE:
        found = replace(found, verdict=_turned(found.verdict))
    if _unheard(first, asked.text) or asks_for_stock(first, shelf.names):
        found = _unknown(q, [], found.disputes, shelf)
    if not turned and len(split_sentences(first)) > 1:
        found = _with_tale(found, read_tale(first, shelf.names), shelf)
        found = _in_short(found, first, shelf, language)
    return replace(found, typed=text, shelf=shelf, others=tuple(others))


def judged(claim: Claim, known: Catalogue, language: int = EN, before: Answer | None = None) -> Answer:
    """The answer to a claim as it stands. Its words, or those typed before, only find what is written beside it."""
    shelf = library(known)
    if before is None:
        names = ", ".join(facts()[slug].de if language else facts()[slug].en for slug in claim.slugs)
        q = read(f"{names}: {asked_said(claim.asked)[language]}", shelf.names, language)
    else:
        q = before.question
    scored = best_first(q.text, shelf.statements.scored(q), shelf.statements, q.language)
    disputes = tuple(_disputes(q, shelf))
    verdict = judge(claim)
    if verdict is None:
        found = _unknown(q, scored, disputes, shelf)
    else:
        shown = tuple(dict.fromkeys((*verdict.cites, *(slug for slug, _ in scored))))[:MOST_RULINGS]
        found = Answer(q, "built", verdict, shown, disputes, grade=PLAYED)
    return replace(found, typed=before.typed if before else "", shelf=shelf, given=claim, before=before)


def _with_tale(found: Answer, told: ToldTale | None, shelf: Library) -> Answer:
    """What the same words say when they are read as a story: nothing is said where the two differ."""
    if told is None:
        return found
    found = replace(found, story=told.claims[-1])
    verdict = judge_tale(told)
    if verdict is None or verdict.value is None or not tells_of(found.question, verdict, told.claims[-1]):
        return found
    if found.verdict is None or found.verdict.value is None:
        shown = tuple(dict.fromkeys((*verdict.cites, *found.rulings)))[:MOST_RULINGS]
        return replace(found, source="built", verdict=verdict, rulings=shown, grade=PLAYED, written=None)
    if found.verdict.value != verdict.value:
        return _unknown(found.question, [], found.disputes, shelf)
    return found


def _unheard(text: str, asked: str) -> bool:
    """Is she right, and what she holds to be so was not heard: then what was told is no answer."""
    *told, tag = split_sentences(text) or [""]
    about_others = bool(told) and asks_whether(tag) in ("right", "wrong") and bool(OTHERS.search(tag))
    about_others = about_others and not AGREES.search(told[-1])
    return about_others and asked.rstrip(" ?!.").endswith(tag.rstrip(" ?!."))


def _in_short(found: Answer, text: str, shelf: Library, language: int | None) -> Answer:
    """What the same story says without its asides, where the whole of it says nothing."""
    if found.verdict is not None and found.verdict.value is not None:
        return found
    short = gist(text, shelf.names)
    if not short:
        return found
    asked = putting(short, shelf)
    answer = _answer(read(asked.text, shelf.names, language), shelf)
    if asked.turned and answer.verdict is not None and answer.verdict.value in OPPOSITE:
        answer = replace(answer, verdict=_turned(answer.verdict))
    answer = _with_tale(answer, read_tale(short, shelf.names), shelf)
    card = answer.claim.asked.card
    if card and any(deed.card == card for deed in answer.claim.deeds if deed.verb in ("buy", "gain")):
        return found  # with it, or besides
    return answer if answer.verdict is not None and answer.verdict.value is not None else found


def _turned(verdict: Verdict) -> Verdict:
    """He says that it is not so, is he right: the other way round."""
    return replace(verdict, value=OPPOSITE[verdict.value or ""], word=yes_no(verdict.value == "no"))


def _answer(q: Question, shelf: Library) -> Answer:
    scored = best_first(q.text, shelf.statements.scored(q), shelf.statements, q.language)
    if asks_when(q):  # it is for the named card's own rulings to say
        scored = sorted(scored, key=lambda each: not _about_actors(q, each[0], shelf))
    rulings = tuple(slug for slug, _ in scored[:MOST_RULINGS])
    laid_out = set_up(q)
    if laid_out is not None:
        return Answer(q, "rulings", laid_out, laid_out.cites, (), grade=PLAYED)
    disputes = tuple(_disputes(q, shelf))
    stored = None if q.turned else _asked_before(q, shelf)
    if stored is not None and _in_kind(q, stored):
        told = Verdict(
            _value(stored.verdict), stored.answers, _why(stored, shelf.digest), stored.proves[:3], kind="stored"
        )
        shown = tuple(dict.fromkeys((*stored.proves, *rulings)))[:MOST_RULINGS]
        return Answer(q, "situation", told, shown, disputes, stored, grade=PLAYED)
    played = decide(q)
    verdict, row = _agreed(q, played, _written(q, shelf), shelf)
    if verdict is None and row is not None and not shelf.answered.same_claim(q, row):
        verdict = _as_written_too(q, row, shelf)
    row = row if verdict is not None or (row and shelf.answered.same_claim(q, row)) else None
    verdict, row, printed = _as_printed(q, verdict, row, played, shelf)
    if verdict is not None:
        return _played(q, verdict, row, scored, disputes, shelf)
    if row is not None:
        return _as_asked(q, row, rulings, disputes, shelf)
    if printed is not None:
        return Answer(q, "rulings", printed, _of_the_card(q, rulings, shelf), disputes, grade=PRINTED)
    restated = _restated(q, played, shelf)
    if restated is not None:
        return _as_asked(q, restated, rulings, disputes, shelf)
    return _unknown(q, scored, disputes, shelf)


def _as_printed(
    q: Question, verdict: Verdict | None, row: Answered | None, played: Verdict | None, shelf: Library
) -> tuple[Verdict | None, Answered | None, Verdict | None]:
    """With what the card's own lines say; where they contradict, one of the two was not read as it was meant."""
    printed, found = said_on_the_card(q, shelf.names), verdict or row
    value = found.value if found else None
    if printed is not None and value not in (None, printed.value):
        return None, None, None
    if printed is None and value == "yes" and contradicted(q, shelf.names):
        return None, None, None
    contested = found is None and ((played is not None and played.value is not None) or told_card(q) is not None)
    return verdict, row, None if contested else printed


def _of_the_card(q: Question, rulings: Sequence[str], shelf: Library) -> tuple[str, ...]:
    """Those about the named cards first."""
    return tuple(sorted(rulings, key=lambda slug: not _about_actors(q, slug, shelf)))


def _as_written(q: Question, row: Answered, found: Answer, shelf: Library) -> Answer:
    """The very words of a written question: its answer, unless its table says otherwise."""
    played = decide(q)
    if played is not None and played.value is not None and played.value != row.value:
        return found
    return _as_asked(q, row, found.rulings, found.disputes, shelf)


def _as_asked(q: Question, row: Answered, rulings: Sequence[str], beside: tuple[Stored, ...], shelf: Library) -> Answer:
    """What is answered where the same is asked, quoted as that question."""
    says = shelf.statements.by_slug[row.statement].statement.texts
    cites = tuple(dict.fromkeys((row.statement, *rulings)))
    told = Verdict(row.value, row.word, says, cites[:1], kind="asked")
    return Answer(q, "rulings", told, cites[:MOST_RULINGS], beside, grade=WRITTEN, written=row)


def _who_is_right(q: Question) -> bool:
    """It ends so: what is said to be so was not heard."""
    return any(map(asks_whether, split_sentences(q.text)[-1:]))


def _restated(q: Question, played: Verdict | None, shelf: Library) -> Answered | None:
    """A written question in other words, where nothing else that was found says otherwise."""
    if q.has("why") or q.editions or q.turned or _who_is_right(q):
        return None
    row = shelf.answered.restated(q, (shelf.statements.rarity if q.slugs else shelf.statements.general)[q.language])
    if row is None or not (fits(type_of(q) or TELLING, row.value) and may_be(q, row.value)):
        return None
    if q.has("opinion") and not read(row.texts[q.language], shelf.names).has("opinion"):
        return None
    if played is not None and played.value not in (None, row.value):
        return None
    return None if row.value == "yes" and contradicted(q, shelf.names) else row


def _agreed(
    q: Question, verdict: Verdict | None, written: tuple[Answered, float] | None, shelf: Library
) -> tuple[Verdict | None, Answered | None]:
    """What the table and a written question decide, each of the type that is asked for; nothing where they differ."""
    kind = type_of(q)
    doubted = None
    if verdict is not None and (
        not (fits(kind, verdict.value) and may_be(q, verdict.value)) or asks_for_less(q, kind, verdict.value)
    ):
        doubted, verdict = verdict.value, None
    row, likeness = written or (None, 0.0)
    if row is None or not (fits(kind, row.value) and may_be(q, row.value)):
        return verdict, None
    if OPPOSITE.get(str(doubted)) == row.value:
        return None, None  # what a table contradicts is no more certain for that table's own doubts
    if verdict is None or (verdict.value is None and verdict.kind != "when" and not verdict.readings):
        return None, row
    if verdict.kind == "when" or (verdict.readings and likeness < AGREED_WORDS):
        return verdict, None  # a moment is no yes and no number; of two readings one is hardly meant
    if verdict.value == row.value:
        return verdict, row
    if verdict.kind == "type":
        return verdict, None  # it is printed, and what is written asks something else
    return (None, None) if _same_matter(q, row, likeness, shelf) else (verdict, None)  # it asks something else


def _same_matter(q: Question, row: Answered, likeness: float, shelf: Library) -> bool:
    """Nearly the same words, or the same claim."""
    return likeness >= AGREED_WORDS or shelf.answered.same_claim(q, row)


def _as_written_too(q: Question, row: Answered, shelf: Library) -> Verdict | None:
    """What neither a table alone nor what is written alone would earn: both say it."""
    if q.strange or q.has("opinion", "why", "everyday") or _who_is_right(q):
        return None
    told = claim_of(q)
    unheard = {int(word) for word in told.unused if word.isdecimal()} - shelf.answered.numbers_in(row, q.language)
    played = None if unheard or shelf.answered.tells_apart(q, row) else judge(told)
    if played is None or played.played is None or played.value != row.value:
        return None
    return played if agrees(told, played.played) and tells_of(q, played, told) else None


def _played(
    q: Question,
    verdict: Verdict,
    row: Answered | None,
    scored: Sequence[tuple[str, float]],
    disputes: tuple[Stored, ...],
    shelf: Library,
) -> Answer:
    """A verdict of a table, with the rulings that decide it first."""
    rulings = tuple(slug for slug, _ in scored[:MOST_RULINGS])
    stored = _same(q, disputes, verdict)
    if stored is not None:  # its table is shown, so its steps say why
        verdict = replace(verdict, text=_why(stored, shelf.digest))
    cites = verdict.cites
    if verdict.kind not in ("protect", "react"):
        place = {slug: n for n, (slug, _) in enumerate(scored)}
        first = (*_joint(q, rulings, shelf), *verdict.leading) if verdict.leading else ()
        cites = (*first, *sorted(cites, key=lambda cite: place.get(cite, len(place))))
    if verdict.kind != "when" and not any(cite.split(":")[1] in q.slugs for cite in cites):
        cites = (*rulings[:2], *cites)
    cites = tuple(dict.fromkeys(cites))[:3] or rulings[:2]
    source = "situation" if stored else "built" if verdict.played else "rulings"
    grade = None if verdict.value is None else PLAYED if row is None else BOTH
    shown = tuple(dict.fromkeys((*cites, *rulings)))[:MOST_RULINGS]
    return Answer(q, source, replace(verdict, cites=cites), shown, disputes, stored, grade=grade, written=row)


def _unknown(q: Question, scored: Sequence[tuple[str, float]], disputes: tuple[Stored, ...], shelf: Library) -> Answer:
    """No verdict: the statement that speaks of it, or that it is not known."""
    rulings = tuple(slug for slug, _ in scored[:MOST_RULINGS])
    covered = _covered(q, rulings[0], shelf) if rulings else 0.0
    if covered >= COVERED and not q.strange and not q.has("opinion") and not _complains(q):
        best = shelf.statements.by_slug[rulings[0]].statement
        told = Verdict(None, PERHAPS, best.texts, rulings[:3], kind="rulings")
        return Answer(q, "rulings", told, rulings, disputes)
    spoken_of = bool(q.slugs) or covered >= TOUCHED
    return Answer(q, None, None, rulings if spoken_of else (), disputes)


HABIT = any_of("always, never, immer, nie, standig, dauernd")


def _complains(q: Question) -> bool:
    """Why does my wife always win: of a person, and no rule says why."""
    return q.has("why") and q.has("other") and not q.slugs and any(token.word in HABIT for token in q.tokens)


def _in_kind(q: Question, stored: Stored) -> bool:
    """No yes where the moment is asked for, and no name where a table says yes or no."""
    if stored.verdict:
        return not (asks_when(q) and stored.verdict in ("yes", "no"))
    if q.has("who", "what", "when", "how-many", "what-happens"):
        return True
    verdict = decide(q)
    return verdict is None or verdict.value is None


def _about_actors(q: Question, slug: str, shelf: Library) -> bool:
    statement = shelf.statements.by_slug[slug].statement
    return bool({*statement.cards, statement.card} & {each for each in q.actors if facts()[each].kind != "basic"})


def _joint(q: Question, rulings: tuple[str, ...], shelf: Library) -> tuple[str, ...]:
    """The ruling that names all these cards, where there are several."""
    actors = set(q.actors)
    return tuple(
        slug for slug in rulings if len(actors) > 1 and actors <= shelf.statements.by_slug[slug].statement.cards
    )[:1]


def _written(q: Question, shelf: Library) -> tuple[Answered, float] | None:
    """A question of the books that asks the same, with its answer."""
    if q.has("opinion", "why") or q.editions or q.turned:
        return None
    rarity = (shelf.statements.rarity if q.slugs else shelf.statements.general)[q.language]
    return shelf.answered.find(q, rarity)


def _value(verdict: str) -> str | int | None:
    return int(verdict) if verdict.isdecimal() else verdict or None


def _covered(q: Question, slug: str, shelf: Library) -> float:
    """How much of the question a statement speaks of; fillers count only where there is nothing else."""
    row = shelf.statements.by_slug[slug]
    asked = [word for word in asked_concepts(q) if word != "@can"]
    asked = [word for word in asked if word[0] != "~"] or asked
    rarity = (shelf.statements.rarity if q.slugs else shelf.statements.general)[q.language]
    weights = {word: rarity.get(word, 4.0) for word in asked}
    whole = sum(weights.values()) + 4.0 * len(q.slugs)
    found = sum(weight for word, weight in weights.items() if row.has(word, q.language))
    found += 4.0 * len(set(q.slugs) & (row.statement.cards | {row.statement.card}))
    return found / whole if whole else 0.0


def _disputes(q: Question, shelf: Library) -> list[Stored]:
    """Stored disputes about these cards, those with most of them first, then those that use the same words."""
    actors = set(q.actors)
    if not actors:
        return []
    asked = set(asked_concepts(q))
    found = []
    for dispute in shelf.disputes:
        shared = actors & dispute.cards
        if not shared or (len(actors) > 1 and len(shared) < 2):
            continue
        likeness = len(asked & words_of(dispute, q.language)) / max(len(asked), 1)
        beside = len([slug for slug in dispute.cards - actors if facts()[slug].kind != "basic"])
        found.append((-len(shared), beside, -likeness, dispute))
    found.sort(key=lambda each: each[:3])
    return [each[3] for each in found[:MOST_DISPUTES]]


def _likeness(q: Question, dispute: Stored) -> float:
    asked = set(asked_concepts(q))
    return len(asked & words_of(dispute, q.language)) / max(len(asked), 1)


@lru_cache(4096)
def words_of(dispute: Stored, language: int) -> frozenset[str]:
    return frozenset(concepts(f"{dispute.titles[language]}. {dispute.stories[language]}", language))


def _about_the_same(q: Question, dispute: Stored) -> bool:
    others = {slug for slug in dispute.cards if facts()[slug].kind != "basic"}
    return set(q.actors) == others


def _same(q: Question, disputes: Sequence[Stored], verdict: Verdict) -> Stored | None:
    """A stored dispute with the same cards and the same answer."""
    for dispute in disputes:
        same = _about_the_same(q, dispute) and dispute.verdict and dispute.verdict == str(verdict.value)
        told = same and _likeness(q, dispute) >= SAME and not _tells_more(dispute, verdict.played)
        if told and not _anothers_turn(q, dispute, verdict.played):
            return dispute
    return None


def _tells_more(dispute: Stored, played: Played | None) -> bool:
    """Tokens, mats or landscapes lie at its table of which the question says nothing."""
    if played is None:
        return False
    stored: Situation = Situation.objects.get(slug=dispute.slug)
    there, here = stored.described(), played.document
    beside = BESIDE & there.keys() - here.keys()
    lying = {key for each in there["players"].values() for key in each} - {
        key for each in here["players"].values() for key in each
    }
    return bool(beside or lying & OF_PLAYERS)


def _anothers_turn(q: Question, dispute: Stored, played: Played | None) -> bool:
    """Who asks is on turn there, and here somebody else is: its text would swap the two."""
    if played is None or not q.has("me", "other", "attacker"):
        return False
    story: Situation = Situation.objects.get(slug=dispute.slug)
    return bool(story.described().get("turn", {}).get("player", ME) != played.scene.mover)


def _asked_before(q: Question, shelf: Library) -> Stored | None:
    """The stored dispute that asks the same: the same cards, numbers and words, or the very sentence."""
    if q.strange or q.has("opinion", "why") or not q.slugs:
        return None
    slugs, numbers, asked = frozenset(q.slugs), frozenset(n for n, _ in q.numbers), frozenset(asked_concepts(q))
    whole = plain(q.text)
    best: tuple[float, Stored | None] = (0.0, None)
    for dispute in shelf.disputes:
        if not dispute.answers[EN] or not slugs & dispute.cards:
            continue
        verbatim = fuzz.token_sort_ratio(whole, _said(dispute, q.language), score_cutoff=VERBATIM)
        if not verbatim and not slugs <= dispute.cards:
            continue
        told = _asks(dispute, q.language, shelf)
        if told.editions != tuple(sorted(q.editions.items())):
            continue
        if verbatim:
            return dispute
        same = (told.slugs, told.numbers, told.negated, told.sufferer) == (slugs, numbers, q.has("not"), sufferer(q))
        if same:
            likeness = len(asked & told.words) / max(len(asked | told.words), 1)
            best = max(best, (likeness, dispute), key=lambda each: each[0])
    return best[1] if best[0] >= ALIKE else None


@lru_cache(1024)
def _why(dispute: Stored, digest: str) -> Text:
    """What decides it at its own table; its story, where nothing is to be told there."""
    story: Situation = Situation.objects.prefetch_related("proves").get(slug=dispute.slug)
    run = Run(parse(story.described()))
    found = weighed_on(run, run.last, story)
    en, de = ((found.said(spoken).text if found else "") or dispute.stories[spoken] for spoken in (EN, DE))
    return en, de


@dataclass(frozen=True)
class Asks:
    """What a stored dispute asks, as a question is read."""

    slugs: frozenset[str]
    numbers: frozenset[int]
    words: frozenset[str]
    negated: bool
    sufferer: str
    editions: tuple[tuple[str, int], ...]


@lru_cache(4096)
def _said(dispute: Stored, language: int) -> str:
    return plain(dispute.stories[language])


@lru_cache(4096)
def _asks(dispute: Stored, language: int, shelf: Library) -> Asks:
    story = dispute.stories[language]
    q = read(story, shelf.names, language)
    numbers = frozenset(n for n, _ in q.numbers)
    words, editions = frozenset(asked_concepts(q)), tuple(sorted(q.editions.items()))
    return Asks(frozenset(q.slugs), numbers, words, q.has("not"), sufferer(q), editions)


def understood(slugs: Sequence[str]) -> Text:
    """What was made of the sentence, in a few words."""
    if not slugs:
        return ("No card is named.", "Es ist keine Karte genannt.")
    en, de = card_list(slugs, EN), card_list(slugs, DE)
    return f"It is about {en}.", f"Es geht um {de}."

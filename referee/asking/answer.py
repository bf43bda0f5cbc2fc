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
from referee.disputes.ruling import weighed_on
from rules import Run, Text, parse
from rules.facts import card_names, facts, plain
from rules.questions.answered import OPPOSITE, Answered
from rules.questions.asked import fits, type_of
from rules.questions.casting import sufferer
from rules.questions.clauses import asks
from rules.questions.deciding import decide
from rules.questions.question import ASKING, Question
from rules.questions.reading import read
from rules.questions.roles import may_be
from rules.questions.rulings import asked_concepts, concepts
from rules.questions.setup import set_up
from rules.questions.talk import Put, put
from rules.questions.timing import asks_when
from rules.questions.verdict import Verdict, telling, yes_no
from rules.questions.words import any_of, tokens
from rules.speech.grammar import DE, EN
from rules.speech.wording import card_list

MOST_RULINGS, MOST_DISPUTES, MOST_NEAR = 8, 5, 3
BOTH, PLAYED, WRITTEN = "played-and-written", "played", "written"
QUERY = re.compile(r"\w[:=<>]\S|^[-−]\w| [-−]\w|\"")  # the search's own language: type:duration cost<=4 -gold
SAYING = frozenset(("me", "other", "do", "be", "can", "must", "have", "play", "gain", "draw", "if", "give"))
COVERED = 0.42  # how much of a question a statement must speak of to answer it
TOUCHED = 0.15  # how much it must speak of to be shown at all
VERBATIM = 93  # of 100: how like its story a question must be to be that story
ALIKE = 0.72  # how many words it must share with it, when cards and numbers are the same
SAME = 0.34  # how like a stored dispute must be to be the same question
AGREED_WORDS = 0.9  # how alike a written question must be to outweigh a table
LONGEST = 1_000  # characters that are read


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

    @cached_property
    def near(self) -> tuple[Answered, ...]:
        """Written questions that come close, and are not this one."""
        q, shelf = self.question, self.shelf
        if shelf is None or q.has("opinion"):
            return ()
        rows = shelf.answered.near(q, shelf.statements.rarity[q.language], MOST_NEAR + 1)
        return tuple(row for row in rows if self.written is None or row.texts != self.written.texts)[:MOST_NEAR]

    @property
    def document(self) -> dict[str, Any] | None:
        """The table that was played: the stored dispute's, or the one that was built."""
        if self.situation is not None:
            stored: Situation = Situation.objects.get(slug=self.situation.slug)
            return stored.described()
        return self.verdict.played.document if self.verdict and self.verdict.played else None

    def told(self) -> dict[str, Any]:
        """The contract's answer."""
        q = self.question
        return {
            "question": self.typed or q.text,
            "lang": ("en", "de")[q.language],
            "understood": {"cards": [facts()[slug].en for slug in q.slugs], "text": both(understood(q))},
            "answer": None
            if self.verdict is None
            else {
                "verdict": self.verdict.value,
                "word": both(self.verdict.word),
                "text": both(self.verdict.text),
                "grade": self.grade,
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
            "also": [
                *({"kind": "ruling", "slug": slug} for slug in self.rulings if slug not in self.cites),
                *({"kind": "situation", "slug": each.slug} for each in self.disputes if each is not self.situation),
            ],
        }

    @property
    def happens(self) -> list[dict[str, Any]]:
        """The telling steps of the played table."""
        played = self.verdict.played if self.verdict else None
        return [] if played is None else telling(played, self.question.slugs)

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
    asked = _put(text, shelf)
    q = read(asked.text, shelf.names, language)
    if 2 <= players <= 6 and not q.players:
        q.players = players
    if edition in (1, 2) and not q.editions:
        q.editions = {"*": edition}
    q.turned = turned
    found = _answer(q, shelf)
    if asked.turned and found.verdict is not None and found.verdict.value in OPPOSITE:
        found = replace(found, verdict=_turned(found.verdict))
    return replace(found, typed=text, shelf=shelf)


def _turned(verdict: Verdict) -> Verdict:
    """He says that it is not so, is he right: the other way round."""
    return replace(verdict, value=OPPOSITE[verdict.value or ""], word=yes_no(verdict.value == "no"))


def _answer(q: Question, shelf: Library) -> Answer:
    scored = shelf.statements.scored(q)
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
    verdict, row = _agreed(q, decide(q), _written(q, shelf))
    if verdict is not None:
        return _played(q, verdict, row, scored, disputes, shelf)
    if row is not None and shelf.answered.same_claim(q, row):
        cites = tuple(dict.fromkeys((row.statement, *rulings)))
        says = shelf.statements.by_slug[row.statement].statement.texts
        told = Verdict(row.value, row.word, says, cites[:1], kind="asked")
        return Answer(q, "rulings", told, cites[:MOST_RULINGS], disputes, grade=WRITTEN, written=row)
    return _unknown(q, scored, disputes, shelf)


def _agreed(
    q: Question, verdict: Verdict | None, written: tuple[Answered, float] | None
) -> tuple[Verdict | None, Answered | None]:
    """What the table and a written question decide, each of the type that is asked for; nothing where they differ."""
    kind = type_of(q)
    if verdict is not None and not (fits(kind, verdict.value) and may_be(q, verdict.value)):
        verdict = None
    row, likeness = written or (None, 0.0)
    if row is None or not (fits(kind, row.value) and may_be(q, row.value)):
        return verdict, None
    if verdict is None or (verdict.value is None and verdict.kind != "when" and not verdict.readings):
        return None, row
    if verdict.kind == "when" or (verdict.readings and likeness < AGREED_WORDS):
        return verdict, None  # a moment is no yes and no number; of two readings one is hardly meant
    return (verdict, row) if verdict.value == row.value else (None, None)


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
        told = Verdict(None, ("This rule applies.", "Dazu gilt:"), best.texts, rulings[:3], kind="rulings")
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


def in_words(text: str, known: Catalogue) -> bool:
    """Whether this is a question and no search, for page and terminal alike, whatever its punctuation.

    A sentence that asks, not a name or a query; or the very name of a rule.
    """
    text = clean(text)
    if not text or QUERY.search(text):
        return False
    spoken = [token for token in tokens(text) if not token.mark]
    if len(spoken) < 2:
        return False  # and the library need not be read
    shelf = library(known)
    if plain(text) in shelf.statements.terms and not card_names().meanings(text):
        return True
    if len(spoken) < 3:
        return False
    q = read(_put(text, shelf).text, shelf.names)
    if "?" in text or (q.slugs and asks(q)):
        return True
    begins = next((spot.meaning for spot in q.spots if spot.at == 0), "")
    return begins in ASKING | {"if", "when"} or len([spot for spot in q.spots if spot.meaning in SAYING]) > 2


def _put(text: str, shelf: Library) -> Put:
    return put(text, lambda piece: bool(shelf.names.find(tokens(piece))))


def clean(text: str) -> str:
    """Without control characters, one space where there are many, and not longer than anybody asks."""
    text = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST])
    return " ".join(text.split())[:LONGEST]


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
    found = sum(
        weight for word, weight in weights.items() if word in row.words[q.language] or word in row.title[q.language]
    )
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
        if same and _likeness(q, dispute) >= SAME:
            return dispute
    return None


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


def understood(q: Question) -> Text:
    """What was made of the sentence, in a few words."""
    if not q.slugs:
        return ("No card is named.", "Es ist keine Karte genannt.")
    en, de = card_list(q.slugs, EN), card_list(q.slugs, DE)
    return f"It is about {en}.", f"Es geht um {de}."

"""What a report is about: read from the address of the page, with the table and the answer as they stand there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from django.http import Http404, QueryDict
from django.urls import Resolver404, resolve
from django.utils.translation import override

from cards.catalogue import Catalogue
from cards.models import Entry
from cards.models import Situation as Told
from cards.pages.languages import language
from cards.pages.requests import number
from cards.reference import books
from referee.asking import views as asking
from referee.asking.pairs import ShownPair
from referee.disputes import views as disputes
from referee.disputes.first_verdicts import as_ruled
from referee.disputes.memory import recall
from referee.disputes.page import story_of
from referee.disputes.ruling import ruling
from referee.library import views as library
from referee.models import Dispute
from rules import Mistake, Run, parse
from rules.speech.grammar import LANGUAGES

LONGEST = 1500  # characters of an address
PathParts = dict[str, Any]


@dataclass
class AttachedPage:
    """A page that can be wrong. `document` is its table with the decisions, where it has one."""

    kind: str  # ruling, verdict, answer
    about: str  # what it says, in a line
    answer: dict[str, Any]
    document: dict[str, Any] = field(default_factory=dict)

    @property
    def words(self) -> str:
        """What it says, for whom reads about it: a ruling's text, the word and the sentences of a verdict."""
        if self.kind == "ruling":
            return str(self.answer[LANGUAGES[language()]])
        told = (self.answer.get("word"), self.answer.get("text"))
        return " ".join(each if isinstance(each, str) else each[language()] for each in told if each)


def read_page(address: str, known: Catalogue) -> AttachedPage | None:
    """None: no page of this site that says what could be wrong."""
    parts = urlsplit(address[:LONGEST])
    spoken = parts.path[1:3]
    if parts.scheme or parts.netloc or spoken not in LANGUAGES:
        return None
    with override(spoken):
        try:
            found = resolve(parts.path)
        except Resolver404:
            return None
        reader = READERS.get(found.func)  # by its view: an address in the other language's words has no name
        return reader(found.kwargs, QueryDict(parts.query), spoken, known) if reader else None


def read_ruling(said: PathParts, query: QueryDict, spoken: str, known: Catalogue) -> AttachedPage | None:
    entry = Entry.objects.filter(slug=said["slug"]).first()
    if entry is None:
        return None
    return AttachedPage("ruling", entry.slug, {"ruling": entry.slug, "en": entry.text_en, "de": entry.text_de})


def read_verdict(said: PathParts, query: QueryDict, spoken: str, known: Catalogue) -> AttachedPage | None:
    dispute = Dispute.fetch(said["key"])
    if dispute is None:
        return None
    try:
        run = recall(dispute)
    except Mistake:
        return AttachedPage("verdict", dispute.key, {}, dispute.document())
    n = min(int(said.get("n", run.last)), run.last)
    verdict, _otherwise = as_ruled(dispute, run, n, story_of(dispute))
    answer = (
        {"step": n, "word": verdict.word, "text": verdict.text, "cites": list(verdict.cites)}
        if verdict
        else {"step": n}
    )
    return AttachedPage("verdict", f"{dispute.key}/{n}", answer, dispute.document())


def read_situation(said: PathParts, query: QueryDict, spoken: str, known: Catalogue) -> AttachedPage | None:
    told = Told.objects.prefetch_related("proves").filter(slug=said["slug"]).first()
    if told is None:
        return None
    try:
        run = Run(parse(told.described()))
    except Mistake:
        return AttachedPage("verdict", told.slug, {}, told.described())
    verdict = ruling(run, run.last, told)
    answer = {"word": verdict.word, "text": verdict.text, "cites": list(verdict.cites)} if verdict else {}
    return AttachedPage("verdict", told.slug, answer, told.described())


def read_pair(said: PathParts, query: QueryDict, spoken: str, known: Catalogue) -> AttachedPage | None:
    cards = [known.called(said[name]) for name in ("one", "two")]
    if cards[0] is None or cards[1] is None or cards[0] == cards[1]:
        return None
    chosen = number(query.get("reading", ""), 1, otherwise=0)
    shown = ShownPair((cards[0], cards[1]), known, LANGUAGES.index(spoken), chosen)
    if shown.apart:
        return AttachedPage("verdict", shown.title, {"text": shown.why})
    answer = {"word": shown.word, "text": shown.reason, "cites": shown.reading["cites"][:6]}
    return AttachedPage("verdict", shown.title, answer, shown.reading["document"] or {})


def read_answer(said: PathParts, query: QueryDict, spoken: str, known: Catalogue) -> AttachedPage | None:
    """As the page answers it: with what was corrected or chosen beside the sentence."""
    typed = " ".join(query.get("q", "").split())
    try:
        found = asking.as_corrected(query, known)
    except Mistake:
        return None
    if found is None and not typed:
        return None
    found = found or asking.as_asked(query, known)
    verdict = found.verdict
    answer: dict[str, Any] = {"question": typed, "source": found.source, "cites": list(found.rulings)[:6]}
    if verdict is not None:
        answer |= {"word": list(verdict.word), "text": list(verdict.text)}
    return AttachedPage("answer", (typed or found.typed)[:200], answer, found.document or {})


READERS = {
    books.ruling: read_ruling,
    **dict.fromkeys((disputes.step, disputes.end), read_verdict),
    asking.search: read_answer,
    library.situation: read_situation,
    asking.pair: read_pair,
}


def fetch_page(address: str, known: Catalogue) -> AttachedPage:
    found = read_page(address, known)
    if found is None:
        raise Http404
    return found

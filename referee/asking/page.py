"""An answer as its page shows it: what was heard, what decides, the table that was built, what else is there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Card, Entry, address
from cards.pictures.link_preview import LinkPreview
from cards.reference import statements
from cards.search import find
from referee.asking.answer import WRITTEN, Answer, ask
from referee.asking.laying_out import laid_out, table_of
from referee.asking.library import Stored
from referee.asking.parts import ReadAs, value_said
from referee.disputes.links import pack
from rules import parse
from rules.facts import card_names, facts
from rules.questions.claim import to_text
from rules.questions.claim_wording import asked_said
from rules.questions.scene import ME, Played
from rules.questions.table_questions import run_of
from rules.questions.verdict import Verdict
from rules.speech.grammar import LANGUAGES

MOST_PLAYERS = 4
MOST_HAPPENING = 5  # steps that are told where what is asked was not read
MOST_PERHAPS = 3  # rulings of equal rank, where none is known to decide it
KEPT = ("players", "edition", "part")
SHORT = 7  # letters of a word that stands beside its sentence
COUNTED = re.compile(r"(?:(\d+) )?(.+)")


@dataclass(frozen=True)
class Chip:
    """A part of the question as it was heard. `choices`: what it could be instead, as name and address."""

    text: str
    kind: str
    href: str = ""
    open: bool = False
    choices: tuple[tuple[str, str, bool], ...] = ()


@dataclass(frozen=True)
class Quoted:
    """Somebody's written question, with its answer: never the verdict on this one."""

    text: str
    word: str
    href: str


@dataclass(frozen=True)
class HappeningStep:
    """A step of the table that tells something."""

    text: str
    missing: bool  # it says what does not happen
    entry: Entry | None


@dataclass(frozen=True)
class Bit:
    """Cards on the built table."""

    card: Card
    n: int
    side: bool = False


@dataclass
class ShownSeat:
    name: str
    bits: list[Bit] = field(default_factory=list)


class ShownAnswer:
    def __init__(
        self, answer: Answer, known: Catalogue, language: int, wishes: dict[str, str], turned: tuple[str, ...] = ()
    ) -> None:
        self.answer, self.known, self.language, self.wishes, self.turned = answer, known, language, wishes, turned

    @property
    def question(self) -> str:
        return self.answer.typed or ("" if self.answer.given is not None else self.answer.question.text)

    @property
    def title(self) -> str:
        return self.question or asked_said(self.answer.claim.asked)[self.language] or self.heard

    @property
    def was(self) -> str:
        """The verdict on the sentence as it was read, where the corrected claim has another one."""
        before = self.answer.before.verdict if self.answer.before else None
        if before is None or before.value is None or self.verdict is None or before.value == self.verdict.value:
            return ""
        return before.word[self.language].rstrip(".")

    @property
    def verdict(self) -> Verdict | None:
        return self.answer.verdict

    @property
    def word(self) -> str:
        return self.verdict.word[self.language] if self.verdict else ""

    @property
    def reason(self) -> str:
        return self.verdict.text[self.language] if self.verdict else ""

    @property
    def kind(self) -> str:
        """One answer, two readings, what happens, rulings, unknown."""
        decided = self.verdict is not None and self.verdict.kind != "rulings"
        if not decided and self.answer.table is not None:
            return "happens"
        if self.verdict is None:
            return "unknown"
        return "readings" if self.verdict.readings else "one" if decided else "rulings"

    @property
    def short(self) -> bool:
        """The word is one that fits beside its sentence."""
        return len(self.word) <= SHORT

    @property
    def grade(self) -> str:
        """What the verdict rests on."""
        return self.answer.grade or ""

    @property
    def written_as(self) -> str:
        """The written question whose answer this is."""
        row = self.answer.written
        return row.texts[self.language] if row and self.grade == WRITTEN else ""

    @property
    def shared(self) -> LinkPreview:
        return LinkPreview(self.question, f"{self.word} {self.reason}".strip(), self.again())

    # -- what was heard ---------------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> list[Card]:
        return [self.known.cards[slug] for slug in self.answer.slugs if slug in self.known.cards]

    @cached_property
    def reading(self) -> ReadAs:
        """How it was read, part by part."""
        asked = {"q": self.answer.typed, **{key: self.wishes[key] for key in KEPT if self.wishes.get(key)}}
        claim = {"claim": ""} if self.answer.given is not None else {}
        return ReadAs(self.answer.claim, self.answer.read_as, self.known, self.language, asked | claim, self.verdict)

    @cached_property
    def circumstances(self) -> list[Chip]:
        """What is chosen beside the sentence, of a table that was built from it."""
        if not self._played or self.answer.given is not None:
            return []
        return [self._players(len(self._played.names)), *self._editions()]

    @cached_property
    def opened(self) -> Chip | None:
        return next((chip for chip in self.circumstances if chip.open), None)

    def _players(self, n: int) -> Chip:
        is_open = self.wishes.get("chip") == "players"
        choices = tuple(
            (_("%(n)s players") % {"n": each}, self.again(players=str(each)), each == n)
            for each in range(2, MOST_PLAYERS + 1)
        )
        return Chip(
            _("%(n)s players") % {"n": n},
            "plain",
            self.again(chip="" if is_open else "players"),
            is_open,
            choices,
        )

    def _editions(self) -> list[Chip]:
        """Each box that is named and has two editions."""
        found = {}
        for card in self.cards:
            editions = self.known.editions[card.expansion.slug]
            if len(editions) > 1 and card.kind != "basic":
                found[card.expansion.slug] = (card.expansion.name, sorted(editions, reverse=True))
        played = self._played.scene.editions if self._played else {}
        chips = []
        for slug, (name, numbers) in found.items():
            n = played.get(slug) or numbers[0]
            is_open = self.wishes.get("chip") == slug
            choices = tuple((f"{name} {each}", self.again(edition=str(each)), each == n) for each in numbers)
            chips.append(Chip(f"{name} {n}", "plain", self.again(chip="" if is_open else slug), is_open, choices))
        return chips[:2]

    def again(self, question: str = "", **wishes: str) -> str:
        """The address of the same question, asked a little differently."""
        asked = {"q": question or self.question, **self.wishes, **wishes}
        if "chip" not in wishes:
            asked.pop("chip", None)
        kept = [(key, value) for key, value in asked.items() if value]
        return f"{reverse('cards:search')}?{urlencode([*kept, *(('turn', each) for each in self.turned)])}"

    def turn(self, wish: str) -> str:
        """The address of the same question with one assumption the other way round."""
        others = [each for each in self.turned if each != wish]
        chosen = others if wish in self.turned else [*others, wish]
        kept = [("q", self.question), *((key, value) for key, value in self.wishes.items() if key != "chip")]
        return f"{reverse('cards:search')}?{urlencode([*kept, *(('turn', each) for each in chosen)])}"

    @property
    def typing(self) -> list[tuple[str, str]]:
        """What a form that corrects a card sends along."""
        sent = {"q": self.answer.typed, "part": self.wishes.get("part", "")}
        if self.answer.given is not None:
            sent["claim"] = to_text(self.answer.given)
        return [(key, value) for key, value in sent.items() if value]

    # -- what decides -----------------------------------------------------------------------------------------------

    @property
    def _played(self) -> Played | None:
        return self.verdict.played if self.verdict and self.verdict.played else self.answer.table

    @cached_property
    def entries(self) -> list[Entry]:
        """Statements, the deciding ones first."""
        slugs = list(dict.fromkeys((*self.answer.cites, *self.answer.rulings)))
        entries, _mentions = statements.with_cards(self.known, Entry.objects.filter(slug__in=slugs))
        found = {entry.slug: entry for entry in entries}
        return [found[slug] for slug in slugs if slug in found]

    @cached_property
    def proofs(self) -> Any:
        return statements.proofs(self.entries)

    @property
    def decides(self) -> Entry | None:
        return self.entries[0] if self.entries and self.verdict and self.kind != "rulings" else None

    @property
    def perhaps(self) -> list[Entry]:
        """Rulings that may answer it: none of them is known to."""
        spoken_of = self.kind == "unknown" and bool(self.answer.slugs) and not self.opinion
        return self.entries[:MOST_PERHAPS] if spoken_of or self.kind == "rulings" else []

    @property
    def others(self) -> list[Entry]:
        first = 1 if self.decides else len(self.perhaps)
        return self.entries[first : first + 5]

    @property
    def lay_it_out(self) -> str:
        """The table with the understood cards in the understood hands."""
        return table_of(laid_out(self.answer.question, self._played.document if self._played else None))

    @property
    def laid(self) -> list[ShownSeat]:
        """What lies there then."""
        return [seat for seat in self._seated(laid_out(self.answer.question, None)) if seat.bits]

    @property
    def play_it_out(self) -> str:
        """The table in the referee view."""
        if self.answer.situation:
            return reverse("referee:dispute", args=[self.answer.situation.slug])
        if self.verdict and self.verdict.played:
            return play_out(self.verdict)
        return played_out(self._played, len(self._played.steps)) if self._played else ""

    @cached_property
    def readings(self) -> list[dict[str, Any]]:
        found = []
        for i, reading in enumerate(self.verdict.readings if self.verdict else ()):
            entries = find.entries(list(reading.cites[:1]), self.known)
            found.append(
                {
                    "condition": reading.condition[self.language],
                    "shown": i == 0,
                    "word": reading.word[self.language],
                    "reason": reading.text[self.language],
                    "entry": entries[0] if entries else None,
                    "href": play_out(reading),
                }
            )
        return found

    @property
    def assumed(self) -> list[tuple[str, str]]:
        """What was not said, and where it is turned around."""
        rows = []
        for each in self.verdict.assumed if self.verdict else ():
            href = self.again(chip="players") if each.turn == "players" else self.turn(each.turn) if each.turn else ""
            rows.append((each.text[self.language], href))
        return rows

    @cached_property
    def variants(self) -> list[tuple[str, str, str]]:
        """The same with one assumption turned around: what it is, what comes of it, where it stands."""
        found = []
        for each in self.verdict.assumed if self.verdict else ():
            if each.turn not in ("", "players") and each.turn not in self.turned:
                turned = self._asked_again(each.turn)
                if turned is not None and turned.verdict is not None and turned.verdict.value is not None:
                    label = next((row.text for row in turned.verdict.assumed if row.turn == each.turn), each.text)
                    same = turned.verdict.value == (self.verdict.value if self.verdict else None)
                    word = _("changes nothing") if same else turned.verdict.word[self.language]
                    found.append((label[self.language], word, self.turn(each.turn)))
        return found[:2]

    def _asked_again(self, turn: str) -> Answer | None:
        q = self.answer.question
        return ask(
            self.question,
            self.known,
            q.language,
            q.players,
            q.editions.get("*", 0),
            frozenset((*self.turned, turn)),
        )

    @cached_property
    def near(self) -> list[Quoted]:
        """Other questions that come close, with their answers."""
        return [
            Quoted(row.texts[self.language], value_said(row.value), self.again(row.texts[self.language]))
            for row in self.answer.near
        ]

    @property
    def can_be_played(self) -> bool:
        """There is a table of what was read, once somebody says that it was read rightly."""
        return self.answer.given is None and bool(self.answer.claim.deeds) and run_of(self.answer.claim) is not None

    @property
    def others_asked(self) -> list[tuple[str, str]]:
        """Further questions of the same text, and where they are answered."""
        return [(text, self.again(text)) for text in self.answer.others]

    @cached_property
    def seats(self) -> list[ShownSeat]:
        """The built table: hands, and what lies in front of everybody."""
        if not self._played or self.answer.situation:
            return []
        return self._seated(self._played.document)

    def _seated(self, document: dict[str, Any]) -> list[ShownSeat]:
        """Whoever says “I” finds the own seat."""
        seats, claim = seats_of(document, self.known), self.answer.claim
        if "me" in {claim.asked.who, *(held.who for held in claim.held), *(deed.who for deed in claim.deeds)}:
            for seat in seats:
                seat.name = _("%(name)s (you)") % {"name": seat.name} if seat.name == ME else seat.name
        return seats

    # -- what else there is -----------------------------------------------------------------------------------------

    @property
    def disputes(self) -> list[dict[str, str]]:
        return [self._row(each) for each in self.answer.disputes]

    def _row(self, dispute: Stored) -> dict[str, str]:
        return {
            "title": dispute.titles[self.language],
            "word": value_said(dispute.verdict),
            "href": reverse("referee:dispute", args=[dispute.slug]),
        }

    @property
    def folded(self) -> list[tuple[Card, list[str]]]:
        return [(card, self.known.lines(card)) for card in self.cards]

    @property
    def opinion(self) -> bool:
        return self.answer.question.has("opinion")

    @property
    def strange(self) -> str:
        return ", ".join(self.answer.question.strange[:3])

    @property
    def heard(self) -> str:
        return " – ".join(card.name for card in self.cards)

    @cached_property
    def happening(self) -> list[HappeningStep]:
        """The first telling steps, and the deciding ruling of each."""
        steps = self.answer.happens[:MOST_HAPPENING]
        entries = {
            entry.slug: entry
            for entry in find.entries([each["cites"][0] for each in steps if each["cites"]], self.known)
        }
        return [
            HappeningStep(
                each["text"][LANGUAGES[self.language]], each["kind"] == "not", entries.get((each["cites"] or [""])[0])
            )
            for each in steps
        ]

    @property
    def all_steps(self) -> int:
        return len(self._played.steps) if self._played else 0

    @property
    def pair(self) -> str:
        """The page of the two cards, where just two are named."""
        named = [card for card in self.cards if facts()[card.slug].kind != "basic"]
        return address("pair", named[0].here, named[1].here) if len(named) == 2 else ""


def seats_of(document: dict[str, Any], known: Catalogue) -> list[ShownSeat]:
    """Hands, and what lies in front of everybody."""
    seats = []
    for name, seat in document["players"].items():
        shown = ShownSeat(name)
        for zone in ("durations", "play", "hand"):
            for text in seat.get(zone, ()):
                match = COUNTED.fullmatch(text)
                slug = card_names().find(match[2]) if match else None
                if match and slug in known.cards:
                    shown.bits.append(Bit(known.cards[slug], int(match[1] or 1), zone == "durations"))
        seats.append(shown)
    return seats


def play_out(verdict: Verdict) -> str:
    """The address that holds the table that was played, at the step that decides."""
    if verdict.played is None:
        return ""
    return played_out(verdict.played, verdict.because[-1] + 1 if verdict.because else len(verdict.played.steps))


def played_out(played: Played, step: int) -> str:
    word = pack(parse(played.document))
    return reverse("referee:long", args=[word, step]) if word else ""

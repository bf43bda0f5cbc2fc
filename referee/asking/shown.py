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
from cards.reference import statements
from cards.search import find
from referee.asking.answer import Answer, ask
from referee.asking.library import Stored
from referee.disputes.links import pack
from rules import parse
from rules.facts import card_names, facts
from rules.questions.scene import ME, Played
from rules.questions.verdict import Verdict

MOST_PLAYERS = 4
COUNTED = re.compile(r"(?:(\d+) )?(.+)")


@dataclass(frozen=True)
class Chip:
    """A part of the question as it was heard. `choices`: what it could be instead, as name and address."""

    text: str
    kind: str
    card: Card | None = None
    href: str = ""
    open: bool = False
    choices: tuple[tuple[str, str, bool], ...] = ()


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
        return self.answer.question.text

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
        """Which of the four: one answer, two readings, rulings, unknown."""
        if self.verdict is None:
            return "unknown"
        return "readings" if self.verdict.readings else "rulings" if self.verdict.kind == "rulings" else "one"

    # -- what was heard ---------------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> list[Card]:
        return [self.known.cards[slug] for slug in self.answer.question.slugs if slug in self.known.cards]

    @cached_property
    def deed(self) -> list[Chip]:
        """Who does what with what."""
        played = self._played
        if not played:
            return [self._card(card) for card in self.cards[:6]]
        mover, other = played.scene.mover, next(name for name in played.names if name != played.scene.mover)
        own = [card for card in self.cards if card.slug in self._of(mover)]
        rest = [card for card in self.cards if card not in own]
        chips = [Chip(mover, "who"), *(self._card(card) for card in own[:4])]
        held = [card for card in rest if card.slug in self._of(other)]
        chips += [Chip(other, "who")] if held or mover != ME else []
        return chips + [self._card(card) for card in rest[:4]]

    def _of(self, player: str) -> set[str]:
        """The named cards that a player has on the built table."""
        scene = self._played.scene if self._played else None
        zones = (scene.hands, scene.durations, scene.in_play) if scene else ()
        return {slug for zone in zones for slug in zone.get(player, ())}

    @cached_property
    def circumstances(self) -> list[Chip]:
        chips = [
            Chip(f"„{word}“" if self.language else f"“{word}”", "lost") for word in self.answer.question.strange[:4]
        ]
        if self._played:
            told = {chip.text for chip in self.deed}
            chips += [Chip(name, "who") for name in self._played.names[:2] if name not in told]
            chips.append(self._players(len(self._played.names)))
            chips += self._editions()
        return chips

    @cached_property
    def opened(self) -> Chip | None:
        return next((chip for chip in (*self.deed, *self.circumstances) if chip.open), None)

    def _card(self, card: Card) -> Chip:
        named = next(each for each in self.answer.question.cards if each.slug == card.slug)
        typed = " ".join(token.raw for token in self.answer.question.tokens[named.at : named.end])
        near = [slug for slug in self.known.names.near(typed, 4) if slug != card.slug][:3]
        choices = [(card.name, self.again(), True)]
        for slug in near:
            other = self.known.cards[slug].name
            choices.append((other, self.again(self.question.replace(typed, other)), False))
        is_open = self.wishes.get("chip") == card.slug
        return Chip(
            card.name, f"t-{card.tint}", card, self.again(chip="" if is_open else card.slug), is_open, tuple(choices)
        )

    def _players(self, n: int) -> Chip:
        is_open = self.wishes.get("chip") == "players"
        choices = tuple(
            (_("%(n)s players") % {"n": each}, self.again(players=str(each)), each == n)
            for each in range(2, MOST_PLAYERS + 1)
        )
        return Chip(
            _("%(n)s players") % {"n": n},
            "plain",
            None,
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
            chips.append(Chip(f"{name} {n}", "plain", None, self.again(chip="" if is_open else slug), is_open, choices))
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

    # -- what decides -----------------------------------------------------------------------------------------------

    @property
    def _played(self) -> Played | None:
        return self.verdict.played if self.verdict else None

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
        return self.entries[0] if self.entries and self.verdict else None

    @property
    def others(self) -> list[Entry]:
        return self.entries[1:6] if self.verdict else self.entries[:5]

    @property
    def play_it_out(self) -> str:
        """The table in the referee view."""
        if self.answer.situation:
            return reverse("referee:dispute", args=[self.answer.situation.slug])
        return play_out(self.verdict) if self.verdict else ""

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
            q.text,
            self.known,
            q.language,
            q.players,
            q.editions.get("*", 0),
            frozenset((*self.turned, turn)),
        )

    @property
    def near(self) -> list[tuple[str, str, str]]:
        """Questions that come close, with their answers."""
        return [
            (row.texts[self.language], row.word[self.language], self.again(row.texts[self.language]))
            for row in self.answer.near
        ]

    @cached_property
    def seats(self) -> list[ShownSeat]:
        """The built table: hands, and what lies in front of everybody."""
        if not self._played or self.answer.situation:
            return []
        return seats_of(self._played.document, self.known)

    # -- what else there is -----------------------------------------------------------------------------------------

    @property
    def disputes(self) -> list[dict[str, str]]:
        return [self._row(each) for each in self.answer.disputes]

    def _row(self, dispute: Stored) -> dict[str, str]:
        words = {"yes": _("yes"), "no": _("no")}
        return {
            "title": dispute.titles[self.language],
            "word": words.get(dispute.verdict, dispute.verdict),
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
    word = pack(parse(verdict.played.document))
    step = verdict.because[-1] + 1 if verdict.because else len(verdict.played.steps)
    return reverse("referee:long", args=[word, step]) if word else ""

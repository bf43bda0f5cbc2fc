"""A question as it was read, in parts that can be tapped; the sheet of a part, and what each of its choices changes.

Every part and every choice is a link: `part` in its address says which sheet is open, `claim` how the question is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Card
from rules import Mistake
from rules.facts import card_names, facts
from rules.questions.claim import Asked, Claim, Deed, Held, to_text
from rules.questions.claim_wording import asked_said, deed_said, held_said, said
from rules.questions.judge import judge
from rules.questions.laying import options_of
from rules.questions.table_questions import questions_of
from rules.questions.verdict import Value, Verdict

MOST_COPIES = 10
MOST_CARDS = 3  # that a card could be instead, besides one that is typed
ADDED, ASKED = "new", "a"  # the part that adds one, and the one that is asked
DONE = ("play", "reveal", "buy", "gain", "trash", "discard", "draw")  # what a deed may be instead
LYING = ("hand", "play", "deck", "discard", "trash", "supply")
# What can be asked, where it is not among what happened at the table.
WAYS_TO_ASK = ("happens", "may", "must", "how-many", "costs")
ASKED_OF = (
    *("play", "buy", "gain", "draw", "discard", "trash", "reveal", "topdeck", "to-hand", "set-aside", "return"),
    *("have", "stay", "protect", "affect"),
)
COUNTED_IN = ("cards", "coins", "actions", "buys", "vp")
SHIELDS = ("moat", "lighthouse", "guardian", "shield")  # which one of them it was is often mixed up
REACTING = ("reveal", "react")


@dataclass(frozen=True)
class ReadPart:
    """A piece of the reading that can be tapped."""

    key: str
    text: str
    kind: str  # who, asks, lost, plain, or t- and a card's colour
    href: str = ""
    open: bool = False
    card: Card | None = None

    @property
    def anchor(self) -> str:
        return f"part-{self.key.replace('.', '-')}"


@dataclass(frozen=True)
class Course:
    """One clause: who, how, what. The verb stands on the dashes between them."""

    parts: tuple[ReadPart, ...]
    verb: str = ""
    label: bool = False  # what is asked
    turned: bool = False  # a tap changed it

    @property
    def who(self) -> ReadPart | None:
        return self.parts[0] if self.parts and self.parts[0].kind == "who" else None

    @property
    def things(self) -> tuple[ReadPart, ...]:
        return self.parts[1:] if self.who else self.parts


@dataclass(frozen=True)
class PartChoice:
    text: str
    href: str
    here: bool = False
    then: str = ""  # what the answer would be, where it would be another one


@dataclass
class SheetRow:
    heading: str
    choices: list[PartChoice] = field(default_factory=list)
    typed: bool = False  # a card may be typed
    counted: bool = False  # fewer, so many, more


@dataclass
class PartSheet:
    key: str
    title: str
    close: str
    rows: list[SheetRow] = field(default_factory=list)
    questions: list[PartChoice] = field(default_factory=list)
    card: Card | None = None


class ReadAs:
    """A claim as the page shows it. `read` is what the sentence was read as, `claim` what it was corrected to."""

    def __init__(
        self, claim: Claim, read: Claim, known: Catalogue, language: int, asked: dict[str, str], verdict: Verdict | None
    ) -> None:
        self.claim, self.read, self.known, self.language, self.verdict = claim, read, known, language, verdict
        self.asked = {key: value for key, value in asked.items() if key not in ("claim", "part")}
        self.part = asked.get("part", "")
        self.confirmed = "claim" in asked

    # -- addresses --------------------------------------------------------------------------------------------------

    def at(self, claim: Claim | None = None, part: str = "") -> str:
        """The address of the same question read like this, with this part open."""
        claim = claim or (self.claim if self.confirmed else None)
        more = {"claim": to_text(claim)} if claim is not None else {}
        return f"{reverse('cards:search')}?{urlencode(self.asked | more | ({'part': part} if part else {}))}"

    @property
    def as_read(self) -> str:
        """The way back: as the sentence was read."""
        return f"{reverse('cards:search')}?{urlencode(self.asked | ({'part': self.part} if self.part else {}))}"

    @property
    def corrected(self) -> bool:
        return self.confirmed and _bare(self.claim) != _bare(self.read)

    @property
    def confirm(self) -> str:
        """The same reading, told to be right."""
        return self.at(self.claim)

    # -- the line under the box -------------------------------------------------------------------------------------

    @cached_property
    def courses(self) -> list[Course]:
        found = [self._held(n, part) for n, part in enumerate(self.claim.held)]
        found += [self._deed(n, deed) for n, deed in enumerate(self.claim.deeds)]
        return found

    def _held(self, n: int, part: Held) -> Course:
        key = f"h{n}"
        things = [self._card(f"{key}.card", part.card, part.n)] if part.card else []
        if not part.card:
            unit = said("units", part.zone)[self.language]
            things = [self._part(f"{key}.card", f"{part.n} {unit}", "plain")]
        who = [self._who(f"{key}.who", part.who)] if part.who else []
        turned = self.confirmed and part not in self.read.held
        return Course((*who, *things), held_said(part, self.language), turned=turned)

    def _deed(self, n: int, deed: Deed) -> Course:
        key = f"d{n}"
        parts = [self._who(f"{key}.who", deed.who)]
        if deed.card:
            parts.append(self._card(f"{key}.card", deed.card, deed.n * deed.times))
        parts += [self._card(f"{key}.{at}", slug) for at, slug in (("upon", deed.upon), ("by", deed.by)) if slug]
        if deed.option:
            parts.append(self._part(f"{key}.option", self._option(deed), "plain"))
        turned = self.confirmed and deed not in self.read.deeds
        return Course(tuple(parts), deed_said(deed, self.language), turned=turned)

    @property
    def question(self) -> Course:
        text = asked_said(self.claim.asked)[self.language]
        part = self._part(ASKED, text or _("not read"), "asks" if text else "lost")
        return Course((part,), _("asked"), label=True, turned=self.confirmed and self.claim.asked != self.read.asked)

    @property
    def adding(self) -> ReadPart:
        return self._part(ADDED, _("add"), "plain")

    @property
    def unused(self) -> list[str]:
        """What was not used, cards by their name in this language."""
        named = ((word, card_names().find(word)) for word in self.claim.unused[:4])
        return [(facts()[slug].en, facts()[slug].de)[self.language] if slug else word for word, slug in named]

    def _part(self, key: str, text: str, kind: str, card: Card | None = None) -> ReadPart:
        is_open = key == self.part
        return ReadPart(key, text, kind, self.at(part="" if is_open else key), is_open, card)

    def _who(self, key: str, who: str) -> ReadPart:
        return self._part(key, self._person(who), "who")

    def _person(self, who: str) -> str:
        return said("persons", who)[self.language]

    def _card(self, key: str, slug: str, n: int = 1) -> ReadPart:
        card = self.known.cards.get(slug)
        name = card.name if card else _("cards")
        return self._part(key, f"{n} × {name}" if n > 1 else name, f"t-{card.tint}" if card else "plain", card)

    # -- the sheet of a part ----------------------------------------------------------------------------------------

    @cached_property
    def sheet(self) -> PartSheet | None:
        """Of the part that is open; None where there is no such part."""
        key, _dot, facet = self.part.partition(".")
        close = self.at()
        if key == ASKED:
            return PartSheet(key, _("Asked"), close, [*self._asking()], [*self._questions()])
        if key == ADDED:
            return PartSheet(key, _("Add"), close, [self._added()])
        part = self._at(key)
        if part is None:
            return None
        slug = part.card if facet in ("who", "card", "option") else getattr(part, facet, "")
        card = self.known.cards.get(slug)
        rows = [self._people(key, part)] if facet == "who" else [*self._rows(key, part, facet)]
        title = self._person(part.who) if facet == "who" else card.name if card else _("cards")
        return PartSheet(self.part, title, close, rows, card=None if facet == "who" else card)

    def _rows(self, key: str, part: Held | Deed, facet: str) -> Iterator[SheetRow]:
        if facet in ("by", "upon"):
            yield self._cards(key, part, facet)
            return
        if isinstance(part, Deed):
            both = (replace(part, negated=False), replace(part, negated=True))
            heading = _("Shown?") if part.verb in REACTING else _("Done?")
            yield self._choices(heading, key, part, both, lambda each: deed_said(each, self.language))
            others = (replace(part, verb=verb) for verb in dict.fromkeys((part.verb, *DONE)))
            yield self._choices(_("What is done?"), key, part, others, self._verb)
            yield from self._upon(key, part)
            yield from self._options(key, part)
        yield self._people(key, part)
        if isinstance(part, Held) and part.card and part.zone != "table":
            places = (replace(part, zone=zone) for zone in dict.fromkeys((part.zone, *LYING)))
            yield self._choices(
                _("Where is it?"), key, part, places, lambda each: said("places", each.zone)[self.language]
            )
        if part.card:
            yield self._cards(key, part, "card")
        yield self._count(key, part)

    def _upon(self, key: str, deed: Deed) -> Iterator[SheetRow]:
        """Which card a Throne Room plays: one of those that are named."""
        others = [slug for slug in self.claim.slugs if slug != deed.card and slug in self.known.cards]
        if deed.verb == "play" and others:
            deeds = (replace(deed, upon=slug) for slug in dict.fromkeys((deed.upon, "", *others)))
            yield self._choices(_("On which card?"), key, deed, deeds, lambda each: self._named(each.upon))

    def _options(self, key: str, deed: Deed) -> Iterator[SheetRow]:
        """Which of its options a card's player takes."""
        card = deed.upon or deed.card
        if deed.verb == "play" and card and options_of(card):
            deeds = (replace(deed, option=option) for option in dict.fromkeys((deed.option, "", *options_of(card))))
            yield self._choices(_("What is chosen?"), key, deed, deeds, self._option)

    def _option(self, deed: Deed) -> str:
        said_of = options_of(deed.upon or deed.card).get(deed.option)
        return said_of[self.language] if said_of else deed.option or _("not said")

    def _named(self, slug: str) -> str:
        return self.known.cards[slug].name if slug in self.known.cards else _("none")

    def _asking(self) -> Iterator[SheetRow]:
        """What is asked in its own parts, where it is not among what happened at this table."""
        asked, words = self.claim.asked, self.language
        yield self._asked_row(_("How is it asked?"), "type", WAYS_TO_ASK, lambda each: said("types", each)[words])
        if asked.type not in ("costs", "worth"):
            yield self._asked_row(_("Who does it?"), "who", ("me", "other", "third"), self._person)
            yield self._asked_row(
                _("What is done?"), "verb", ASKED_OF, lambda each: deed_said(Deed(asked.who, each or "get"), words)
            )
        if asked.type == "how-many":
            yield self._asked_row(
                _("Counted in"), "unit", COUNTED_IN, lambda each: said("units", each or "cards")[words]
            )
        yield self._asked_row(_("When?"), "when", ("", "this-turn", "next-turn"), self._time)
        row = self._asked_row(_("Which card?"), "card", ("", *self.claim.slugs), self._named)
        row.typed = True
        yield row

    def _time(self, when: str) -> str:
        return said("when", when)[self.language] if when else _("not said")

    def _asked_row(self, heading: str, facet: str, others: Sequence[str], name: Callable[[str], str]) -> SheetRow:
        here = getattr(self.claim.asked, facet)
        row = SheetRow(heading)
        for each in dict.fromkeys(others if here in others or not here else (here, *others)):
            more: dict[str, Any] = {facet: each}
            claim = replace(self.claim, asked=replace(self.claim.asked, **more))
            row.choices.append(PartChoice(name(each), self.at(claim, ASKED), each == here))
        return row

    def _verb(self, deed: Deed) -> str:
        return deed_said(replace(deed, negated=False), self.language)

    def _place(self, part: Held) -> str:
        return said("places", part.zone)[self.language]

    def _people(self, key: str, part: Held | Deed) -> SheetRow:
        people = (replace(part, who=who) for who in ("me", "other", "third"))
        heading = _("Who does it?") if isinstance(part, Deed) else _("Who has it?")
        return self._choices(heading, key, part, people, lambda each: self._person(each.who))

    def _cards(self, key: str, part: Held | Deed, facet: str) -> SheetRow:
        slug = getattr(part, facet)
        typed = facts()[slug].de if self.language else facts()[slug].en if slug in facts() else ""
        kin = SHIELDS if slug in SHIELDS else ()
        other: dict[str, Any] = {"option": ""} if isinstance(part, Deed) else {}  # another card has other options
        near = [*self.known.names.near(typed, MOST_CARDS + 1), *kin, *self.claim.slugs]
        others = [each for each in dict.fromkeys((slug, *near)) if each in self.known.cards][: MOST_CARDS + 1]
        row = self._choices(
            _("Which card?"),
            key,
            part,
            (part if each == slug else replace(part, **{facet: each}, **other) for each in others),
            lambda each: self.known.cards[getattr(each, facet)].name,
        )
        row.typed = True
        return row

    def _count(self, key: str, part: Held | Deed) -> SheetRow:
        least = 0 if isinstance(part, Held) else 1
        fewer, more = (min(max(n, least), MOST_COPIES) for n in (part.n - 1, part.n + 1))
        row = SheetRow(_("How many?"), counted=True)
        for n in (fewer, part.n, more):
            row.choices.append(PartChoice(str(n), self._with(key, replace(part, n=n)), n == part.n))
        return row

    def _choices(
        self,
        heading: str,
        key: str,
        part: Any,
        others: Iterator[Any] | Sequence[Any],
        name: Callable[[Any], str],
    ) -> SheetRow:
        row = SheetRow(heading)
        for each in others:
            here = each == part
            then = "" if here else self._then(self._changed(key, each))
            row.choices.append(PartChoice(name(each), self._with(key, each), here, then))
        return row

    def _then(self, claim: Claim) -> str:
        """The answer where this choice would turn it."""
        found = judge(claim) if self.verdict is not None and self.verdict.value is not None else None
        value = found.value if found else None
        return "" if value is None or self.verdict is None or value == self.verdict.value else value_said(value)

    def _with(self, key: str, part: Held | Deed) -> str:
        return self.at(self._changed(key, part), self.part)

    def _at(self, key: str) -> Held | Deed | None:
        """The part with that key; None where there is none."""
        n = int(key[1:]) if key[1:].isdecimal() and len(key) < 4 else -1
        if key[:1] == "h":
            return self.claim.held[n] if 0 <= n < len(self.claim.held) else None
        return self.claim.deeds[n] if key[:1] == "d" and 0 <= n < len(self.claim.deeds) else None

    def _changed(self, key: str, part: Held | Deed | None) -> Claim:
        """The claim with another part in that place, or without it."""
        n = int(key[1:])
        if key[0] == "h":
            lying = (part,) if isinstance(part, Held) else ()
            return replace(self.claim, held=(*self.claim.held[:n], *lying, *self.claim.held[n + 1 :]))
        done = (part,) if isinstance(part, Deed) else ()
        return replace(self.claim, deeds=(*self.claim.deeds[:n], *done, *self.claim.deeds[n + 1 :]))

    @property
    def left_out(self) -> str:
        """The address without the part that is open."""
        key = self.part.partition(".")[0]
        return self.at(self._changed(key, None)) if self._at(key) is not None else ""

    def _added(self) -> SheetRow:
        row = SheetRow(_("Which card?"), typed=True)
        for slug in self.claim.slugs:
            for part in (Held("me", "hand", slug), Deed("me", "play", slug)):
                text = held_said(part, self.language) if isinstance(part, Held) else deed_said(part, self.language)
                name = self.known.cards[slug].name if slug in self.known.cards else slug
                row.choices.append(PartChoice(f"{self._person('me')} {text}: {name}", self.at(_and(self.claim, part))))
        return row

    def _questions(self) -> Iterator[PartChoice]:
        for each in questions_of(self.claim):
            claim = replace(self.claim, asked=each.asked)
            here = each.asked == self.claim.asked
            text = asked_said(each.asked)[self.language]
            value = each.verdict.value
            yield PartChoice(text, self.at(claim), here, value_said(value) if value is not None else "")

    @cached_property
    def answerable(self) -> list[PartChoice]:
        return [*self._questions()]

    # -- a card that is typed ---------------------------------------------------------------------------------------

    def with_card(self, typed: str) -> Claim:
        """The claim with that card in the part that is open; Mistake where no card is called so."""
        slug = card_names().find(typed[:60])
        if slug is None or slug not in facts():
            near = [(facts()[each].en, facts()[each].de) for each in self.known.names.near(typed[:60], 3)]
            raise Mistake("card", f"No card is called “{typed[:60]}”.", f"Keine Karte heißt „{typed[:60]}“.", near)
        key, _dot, facet = self.part.partition(".")
        if key == ASKED:
            return replace(self.claim, asked=replace(self.claim.asked, card=slug))
        if key == ADDED:
            return _and(self.claim, Held("me", "hand", slug))
        part = self._at(key)
        if part is None or facet not in ("card", "by", "upon"):
            raise Mistake("part", "There is no such part.", "Diesen Teil gibt es nicht.")
        more: dict[str, Any] = {facet: slug} | ({"option": ""} if isinstance(part, Deed) else {})
        return self._changed(key, replace(part, **more))


def _and(claim: Claim, part: Held | Deed) -> Claim:
    if isinstance(part, Held):
        return replace(claim, held=(*claim.held, part))
    return replace(claim, deeds=(*claim.deeds, part))


def _bare(claim: Claim) -> tuple[tuple[Held, ...], tuple[Deed, ...], Asked]:
    return claim.held, claim.deeds, claim.asked


def value_said(value: Value) -> str:
    """An answer in one small word."""
    return {"yes": _("yes"), "no": _("no")}.get(str(value), str(value))

"""The reference as rows. All of them come from fixtures/ and are replaced by `manage.py load`; nobody edits them here.

A row is found by its slug (its natural key). What is only ever shown, never searched by, is kept as JSON beside it.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any, Self

from django.db import models
from django.urls import get_script_prefix, reverse
from django.utils import timezone
from django.utils.translation import get_language, override

from rules.facts import kinds, tint
from rules.speech.grammar import LANGUAGES


def current() -> str:
    """The language that the page speaks: en or de."""
    return "de" if get_language() == "de" else "en"


def other() -> str:
    return "en" if current() == "de" else "de"


def address(name: str, *args: str) -> str:
    """reverse(), remembered: a page of results has dozens of them."""
    return remembered_address(name, args, get_language(), get_script_prefix())


@lru_cache(20_000)
def remembered_address(name: str, args: tuple[str, ...], language: str, prefix: str) -> str:
    return reverse(f"cards:{name}", args=args)


class BySlug(models.Manager[Any]):
    def get_by_natural_key(self, slug: str) -> Any:
        return self.get(slug=slug)


class Sluggish(models.Model):
    """Something with an address of its own. A slug never changes once it is published."""

    slug = models.CharField(max_length=100, unique=True)
    objects = BySlug()

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.slug

    def natural_key(self) -> tuple[str]:
        return (self.slug,)


class Named(models.Model):
    """A name in both languages, and an address in each."""

    name_en = models.CharField(max_length=100)
    name_de = models.CharField(max_length=100)
    slug_de = models.CharField(max_length=100, blank=True)

    class Meta:
        abstract = True

    @property
    def name(self) -> str:
        return str(getattr(self, f"name_{current()}"))

    @property
    def other_name(self) -> str:
        """The name in the language that the page does not speak; empty where it is the same word."""
        name = str(getattr(self, f"name_{other()}"))
        return "" if name == self.name else name

    @property
    def here(self) -> str:
        """The slug in the addresses of this language."""
        return str(self.slug_de if current() == "de" and self.slug_de else getattr(self, "slug", ""))


class Expansion(Sluggish, Named):
    aliases = models.JSONField(default=list)
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]

    def get_absolute_url(self) -> str:
        return address("expansion", self.here)


class ByBook(models.Manager["Edition"]):
    def get_by_natural_key(self, book: str) -> Edition:
        return self.get(book=book)


class Edition(models.Model):
    """One edition of an expansion, and the book that came with it."""

    expansion = models.ForeignKey(Expansion, models.CASCADE, related_name="edition_set")
    number = models.PositiveSmallIntegerField()
    book = models.CharField(max_length=40, unique=True)
    year = models.PositiveSmallIntegerField()
    title = models.TextField(blank=True)
    language = models.CharField(max_length=2, blank=True)
    source_en = models.TextField(blank=True)
    source_de = models.TextField(blank=True)
    objects = ByBook()

    class Meta:
        ordering = ["expansion__position", "number"]
        constraints = [models.UniqueConstraint(fields=["expansion", "number"], name="one_book_an_edition")]

    def __str__(self) -> str:
        return self.book

    def get_absolute_url(self) -> str:
        return address("book", self.book)

    def natural_key(self) -> tuple[str]:
        return (self.book,)

    @property
    def source(self) -> str:
        return str(getattr(self, f"source_{current()}"))


class CardType(Sluggish, Named):
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]


class Card(Sluggish, Named):
    """A card, a landscape, or a mixed pile."""

    expansion = models.ForeignKey(Expansion, models.CASCADE, related_name="card_set")
    aliases = models.JSONField(default=list)
    kind = models.CharField(max_length=20, db_index=True)
    types = models.JSONField(default=list)  # slugs, in printed order
    coins = models.PositiveSmallIntegerField(null=True)  # none: it is not for sale
    potion = models.PositiveSmallIntegerField(default=0)
    debt = models.PositiveSmallIntegerField(default=0)
    counts = models.JSONField(default=dict)  # "that many players or more": size of the pile
    box = models.JSONField(default=dict)
    start = models.PositiveSmallIntegerField(default=0)
    pile = models.ForeignKey("self", models.SET_NULL, null=True, related_name="+")
    cards = models.JSONField(default=list)  # of a mixed pile, top first
    brings = models.JSONField(default=list)
    editions = models.JSONField(default=list)
    replaced_en = models.CharField(max_length=100, blank=True)
    replaced_de = models.CharField(max_length=100, blank=True)
    terms = models.JSONField(default=list)  # glossary terms that its lines use
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]

    TELLING = (
        *("curse", "night", *kinds("sideways"), "duration", "reaction", "reserve", "victory", "treasure", "prize"),
        *("attack", "liaison", "action"),
    )

    def get_absolute_url(self) -> str:
        return address("card", self.here)

    @property
    def telling(self) -> str:
        """Its most telling type."""
        return next((kind for kind in self.TELLING if kind in self.types), "action")

    @property
    def tint(self) -> str:
        """What colours its island."""
        return tint(self.telling)

    @property
    def sideways(self) -> bool:
        return self.kind in kinds("sideways")

    @property
    def has_cost(self) -> bool:
        return self.coins is not None or bool(self.potion or self.debt)

    @property
    def names(self) -> list[str]:
        """Every way to write it."""
        later = [name for name in (self.replaced_en, self.replaced_de) if name]
        return list(dict.fromkeys([self.name_en, self.name_de, *later, *self.aliases]))

    def count(self, players: int) -> int:
        """The pile's size when that many players start."""
        fitting = [int(least) for least in self.counts if int(least) <= max(players, 2)]
        return int(self.counts[str(max(fitting))]) if fitting else 0


class CardText(models.Model):
    """What a card says, in our words, one instruction a line, for the editions that say it so."""

    card = models.ForeignKey(Card, models.CASCADE, related_name="texts")
    edition = models.PositiveSmallIntegerField()  # the newest of those that say it so
    editions = models.JSONField(default=list)
    lines_en = models.JSONField(default=list)
    lines_de = models.JSONField(default=list)
    source_en = models.TextField(blank=True)
    source_de = models.TextField(blank=True)

    class Meta:
        ordering = ["card", "-edition"]
        constraints = [models.UniqueConstraint(fields=["card", "edition"], name="one_text_an_edition")]

    def __str__(self) -> str:
        return f"{self.card_id} {self.edition}"

    @property
    def lines(self) -> list[str]:
        return list(getattr(self, f"lines_{current()}"))

    @property
    def source(self) -> str:
        return str(getattr(self, f"source_{current()}"))


class Entry(Sluggish):
    """A single statement of a book: about a card (a ruling) or about the game (a rule). Its slug is book:topic:n."""

    class Kind(models.TextChoices):
        RULING = "ruling"
        RULE = "rule"
        SETUP = "setup"
        INSTRUCTION = "instruction"
        ERROR = "error"

    class Standing(models.TextChoices):
        CURRENT = "current"
        SUPERSEDED = "superseded"
        CONTRADICTED = "contradicted"

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="entries")
    topic = models.CharField(max_length=80)
    n = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=12, choices=Kind)
    card = models.ForeignKey(Card, models.CASCADE, null=True, related_name="rulings")
    cards = models.ManyToManyField(Card, related_name="entries")
    title_en = models.TextField(blank=True)
    title_de = models.TextField(blank=True)
    heading = models.TextField()
    page = models.CharField(max_length=20, blank=True)
    section = models.TextField(blank=True)
    text_en = models.TextField()
    text_de = models.TextField()
    source_en = models.TextField(blank=True)
    source_de = models.TextField(blank=True)
    lines = models.JSONField(default=list)  # of the card's text, the ones it explains
    standing = models.CharField(max_length=12, choices=Standing, default=Standing.CURRENT)
    superseded_by = models.JSONField(default=list)
    supersedes = models.JSONField(default=list)
    contradicts = models.JSONField(default=list)
    unprovable_en = models.TextField(blank=True)
    unprovable_de = models.TextField(blank=True)
    named_by = models.JSONField(default=list)  # statements that say the same, and that steps cite in its place
    unnamed_en = models.TextField(blank=True)  # why no step can cite it
    unnamed_de = models.TextField(blank=True)
    position = models.PositiveIntegerField()
    at = models.DateTimeField(default=timezone.now, db_index=True)  # when it was new here, or changed

    class Meta:
        ordering = ["position"]
        indexes = [models.Index(fields=["topic"]), models.Index(fields=["edition", "kind"])]

    def get_absolute_url(self) -> str:
        return address("ruling", self.slug)

    @property
    def text(self) -> str:
        return str(getattr(self, f"text_{current()}"))

    @property
    def other_text(self) -> str:
        return str(getattr(self, f"text_{other()}"))

    @property
    def title(self) -> str:
        return str(getattr(self, f"title_{current()}"))

    @property
    def source(self) -> str:
        return str(getattr(self, f"source_{current()}"))

    @property
    def year(self) -> int:
        """Of what it was taken from: a later sheet, wording or printing says its own, else it is the edition's."""
        for said in (self.section, self.source_en, self.edition.title):
            if years := re.findall(r"\b20\d\d\b", said):
                return int(max(years))
        return self.edition.year

    @property
    def unprovable(self) -> str:
        return str(getattr(self, f"unprovable_{current()}"))

    @property
    def unnamed(self) -> str:
        return str(getattr(self, f"unnamed_{current()}"))


class GlossaryTerm(Sluggish):
    term_en = models.CharField(max_length=80)
    term_de = models.CharField(max_length=80)
    text_en = models.TextField()
    text_de = models.TextField()
    see = models.JSONField(default=list)

    class Meta:
        ordering = ["slug"]

    def get_absolute_url(self) -> str:
        return f"{address('rules')}#{self.slug}"

    @property
    def term(self) -> str:
        return str(getattr(self, f"term_{current()}"))

    @property
    def name(self) -> str:
        return self.term

    @property
    def other_term(self) -> str:
        term = str(getattr(self, f"term_{other()}"))
        return "" if term == self.term else term

    @property
    def text(self) -> str:
        return str(getattr(self, f"text_{current()}"))


class ByBookAndSlug(models.Manager["Kingdom"]):
    def get_by_natural_key(self, book: str, slug: str) -> Kingdom:
        return self.get(edition__book=book, slug=slug)


class Kingdom(Named):
    """A kingdom that a book recommends. Two books may use one name for different cards."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="kingdoms")
    slug = models.CharField(max_length=80)
    piles = models.JSONField(default=list)
    landscapes = models.JSONField(default=list)
    ally = models.CharField(max_length=80, blank=True)
    bane = models.CharField(max_length=80, blank=True)
    colony = models.BooleanField(default=False)
    shelters = models.BooleanField(default=False)
    boons = models.JSONField(default=list)
    picks = models.JSONField(default=dict)  # for a card's set-up: {"ferryman": "guard-dog"}
    prophecy = models.CharField(max_length=80, blank=True)
    alternates = models.JSONField(default=dict)
    notes_en = models.TextField(blank=True)
    notes_de = models.TextField(blank=True)
    source_en = models.TextField(blank=True)  # the public list that gives it; empty: one of our rulebooks prints it
    source_de = models.TextField(blank=True)
    cards = models.ManyToManyField(Card, related_name="kingdoms")
    position = models.PositiveSmallIntegerField()
    objects = ByBookAndSlug()

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["edition", "slug"], name="one_kingdom_a_name_and_book")]

    def __str__(self) -> str:
        return self.slug

    def get_absolute_url(self) -> str:
        return address("kingdom", self.edition.book, self.here)

    def natural_key(self) -> tuple[str, str]:
        return (self.edition.book, self.slug)

    natural_key.dependencies = ["cards.edition"]  # type: ignore[attr-defined]

    @property
    def notes(self) -> str:
        return str(getattr(self, f"notes_{current()}"))

    @property
    def source(self) -> str:
        return str(getattr(self, f"source_{current()}"))

    @property
    def language(self) -> str:
        """The language of its name where it is not the page's: no German source names all kingdoms of public lists."""
        return "en" if current() == "de" and self.source_en and self.name_de == self.name_en else ""


class Situation(Sluggish):
    """An example of the fixtures: a table, what is done there, and the rulings that it proves."""

    title_en = models.TextField()
    title_de = models.TextField()
    story_en = models.TextField(blank=True)
    story_de = models.TextField(blank=True)
    answer_en = models.TextField(blank=True)  # to what the story asks, in a few words
    answer_de = models.TextField(blank=True)
    answer_verdict = models.CharField(max_length=8, blank=True)  # yes, no, a number; empty where it is none of them
    group = models.CharField(max_length=80, blank=True, db_index=True)
    document = models.TextField()  # JSON as text: a database's own JSON would reorder the players
    proves = models.ManyToManyField(Entry, related_name="proofs")
    cards = models.ManyToManyField(Card, related_name="situations")
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]

    def get_absolute_url(self) -> str:
        return reverse("referee:situation", args=[self.slug])

    @property
    def title(self) -> str:
        return str(getattr(self, f"title_{current()}"))

    @property
    def story(self) -> str:
        return str(getattr(self, f"story_{current()}"))

    @property
    def answer(self) -> str:
        return str(getattr(self, f"answer_{current()}"))

    def described(self) -> dict[str, Any]:
        """The document as it stands in the fixtures."""
        document: dict[str, Any] = json.loads(self.document)
        return document


class Loaded(models.Model):
    """What was loaded last: the one row that tells every process whether what it remembers still holds."""

    digest = models.CharField(max_length=64)
    at = models.DateTimeField()
    rows = models.JSONField(default=dict)

    def __str__(self) -> str:
        return self.digest[:12]

    @classmethod
    def current(cls) -> Self | None:
        return cls.objects.first()


def in_both(address: Any) -> dict[str, str]:
    """An address in each language: {"en": ..., "de": ...}."""
    found = {}
    for language in LANGUAGES:
        with override(language):
            found[language] = str(address())
    return found

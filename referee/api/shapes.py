"""How each thing is told. What the schema says and what is answered are the same declaration."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from html import unescape
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.kingdoms.layout import by_cost
from cards.kingdoms.presentation import ShownKingdom
from cards.models import Card, Entry, Situation
from cards.pages.languages import say_in, translated
from cards.pages.sources import book_title
from referee.api.parameters import Parameters
from rules.speech.grammar import LANGUAGES

Context = Mapping[str, Any]  # of a serializer: who asked what, and what was fetched for all rows at once


def named(component: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{component}"}


WORDS = named("Words")
MAYBE_WORDS = {"anyOf": [WORDS, {"type": "null"}]}
GIVEN_BY = MAYBE_WORDS | {"description": "The public list that gives it; null where a rulebook prints it."}
MAYBE_COST = {"anyOf": [named("Cost"), {"type": "null"}]}


def strings() -> serializers.ListField:
    return serializers.ListField(child=serializers.CharField(), read_only=True)


def text(**options: Any) -> serializers.CharField:
    return serializers.CharField(read_only=True, **options)


def maybe(tongue: str, row: Any, name: str) -> Any:
    """A text that may be missing: then null, also in both languages."""
    return say_in(tongue, lambda language: getattr(row, f"{name}_{language}")) if has(row, name) else None


def has(row: Any, name: str) -> bool:
    return any(getattr(row, f"{name}_{language}", "") for language in LANGUAGES)


class WholeRow(serializers.Field[Any, Any, Any, Any]):
    """Made of the whole row."""

    def __init__(self) -> None:
        super().__init__(source="*", read_only=True)


@extend_schema_field(WORDS)
class Words(WholeRow):
    """A text in the language asked for, or {"en": ..., "de": ...}."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def to_representation(self, row: Any) -> Any:
        return say_in(self.context["asked"].tongue, lambda language: getattr(row, f"{self.name}_{language}"))


@extend_schema_field(MAYBE_WORDS)
class MaybeWords(Words):
    def to_representation(self, row: Any) -> Any:
        return maybe(self.context["asked"].tongue, row, self.name)


@extend_schema_field(WORDS)
class Address(WholeRow):
    """Where the page is."""

    def to_representation(self, row: Any) -> Any:
        return address(self.context["asked"], row.get_absolute_url)


def address(asked: Parameters, path: Callable[[], str]) -> Any:
    return translated(asked.tongue, lambda: asked.origin + path())


class Made(WholeRow):
    """A value that a function makes of the row."""

    def __init__(self, make: Callable[[Any, Context], Any]) -> None:
        super().__init__()
        self.make = make

    def to_representation(self, row: Any) -> Any:
        return self.make(row, self.context)


def made(schema: dict[str, Any]) -> type[Made]:
    return extend_schema_field(schema)(type("Made", (Made,), {}))


class Links(WholeRow):
    """Slugs of related things; with ?expand= the things themselves, which the view has fetched for all rows at once."""

    def __init__(self, name: str, slugs: Callable[[Any, Context], Sequence[str]], of: str) -> None:
        super().__init__()
        self.name, self.slugs, self.of = name, slugs, of

    def to_representation(self, row: Any) -> Any:
        slugs = self.slugs(row, self.context)
        if self.name not in self.context["asked"].expand:
            return list(slugs)
        return [told for slug in slugs if (told := tell_one(self.of, slug, self.context)) is not None]


class Link(Links):
    """One of them, or none."""

    def to_representation(self, row: Any) -> Any:
        slugs = self.slugs(row, self.context)
        if not slugs or self.name not in self.context["asked"].expand:
            return slugs[0] if slugs else None
        return tell_one(self.of, slugs[0], self.context)


def links(name: str, slugs: Callable[[Any, Context], Sequence[str]], of: str, one: bool = False) -> Links:
    ref = {"anyOf": [{"type": "string"}, {"$ref": f"#/components/schemas/{of}"}]}
    schema: dict[str, Any] = {"anyOf": [*ref["anyOf"], {"type": "null"}]} if one else {"type": "array", "items": ref}
    kind = extend_schema_field(schema)(type("Tied", (Link if one else Links,), {}))
    field: Links = kind(name, slugs, of)
    return field


ALWAYS = ("id", "name", "term")  # told whatever `fields` says: what it is, and what it is called


class Shape(serializers.Serializer[Any]):
    """Only the fields that were asked for are looked at."""

    @property
    def _readable_fields(self) -> Iterable[serializers.Field[Any, Any, Any, Any]]:  # type: ignore[override]  # a list in the stubs, iterated in DRF
        asked: Parameters = self.context["asked"]
        for name, field in self.fields.items():
            if name in ALWAYS or asked.wants(name):
                yield field


@extend_schema_field({"type": "string", "deprecated": True, "description": "The same as id, which is its name now."})
class OldId(WholeRow):
    def to_representation(self, row: Any) -> Any:
        return row.slug


def editions(row: Any, context: Context) -> list[dict[str, Any]]:
    tongue = context["asked"].tongue
    return [
        {
            "number": edition.number,
            "book": edition.book,
            "year": edition.year,
            "title": edition.title,
            "language": edition.language,
            "source": maybe(tongue, edition, "source"),
        }
        for edition in context["known"].editions[row.slug].values()
    ]


class ExpansionSerializer(Shape):
    id = text(source="slug")
    slug = OldId()
    name = Words("name")
    aliases = strings()
    address = Address()
    editions = made({"type": "array", "items": named("Edition")})(editions)
    cards = links("cards", lambda row, context: context["linked"]["cards"].get(row.slug, []), "Card")


COUNTS = {"type": "object", "additionalProperties": {"type": "integer"}}


def cost(card: Card, context: Context) -> dict[str, int] | None:
    if not card.has_cost:
        return None
    return {"coins": card.coins or 0, "potion": card.potion, "debt": card.debt}


def texts(card: Card, context: Context) -> list[dict[str, Any]]:
    """What the card says, newest wording first, each for the editions that say it so."""
    tongue = context["asked"].tongue
    return [
        {
            "editions": text.editions,
            "lines": say_in(tongue, lambda language, text=text: getattr(text, f"lines_{language}")),  # type: ignore[misc]
            "source": maybe(tongue, text, "source"),
        }
        for text in context["known"].texts.get(card.slug, ())
    ]


class CardSerializer(Shape):
    id = text(source="slug")
    slug = OldId()
    name = Words("name")
    address = Address()
    expansion = links("expansion", lambda row, context: [row.expansion.slug], "Expansion", one=True)
    kind = text()
    types = strings()
    cost = made(MAYBE_COST)(cost)
    counts = made(COUNTS)(lambda row, context: {str(n): row.count(n) for n in range(2, 7)})
    start = serializers.IntegerField(read_only=True)
    editions = serializers.ListField(child=serializers.IntegerField(), read_only=True)
    aliases = strings()
    replaced_by = MaybeWords("replaced")
    pile = links("pile", lambda row, context: [row.pile.slug] if row.pile_id else [], "Card", one=True)
    cards = links("cards", lambda row, context: row.cards, "Card")
    brings = strings()
    terms = strings()
    texts = made({"type": "array", "items": named("CardText")})(texts)
    rulings = links("rulings", lambda row, context: context["linked"]["rulings"].get(row.pk, []), "Ruling")
    kingdoms = links("kingdoms", lambda row, context: kingdoms_with(row, context), "Kingdom")


def kingdoms_with(card: Card, context: Context) -> list[str]:
    return [f"{kingdom.edition.book}:{kingdom.slug}" for kingdom in context["known"].used_in.get(card.slug, ())]


def taken_from(entry: Entry, context: Context) -> Any:
    """The source that it names, else the book."""
    return translated(context["asked"].tongue, lambda: entry.source or book_title(entry.edition))


class RulingSerializer(Shape):
    """A single statement of a book, about a card or about the game."""

    id = serializers.CharField(read_only=True, source="slug")
    slug = OldId()
    kind = text()
    book = text(source="edition.book")
    topic = text()
    n = serializers.IntegerField(read_only=True)
    text = Words("text")
    title = MaybeWords("title")
    heading = serializers.CharField(read_only=True)
    page = serializers.CharField(read_only=True)
    section = serializers.CharField(read_only=True)
    year = serializers.IntegerField(read_only=True)
    source = made(WORDS)(taken_from)  # type: ignore[assignment]  # the metaclass takes it away: no attribute of Field
    address = Address()
    card = links("card", lambda row, context: [row.card.slug] if row.card_id else [], "Card", one=True)
    cards = links("cards", lambda row, context: context["linked"]["cards"].get(row.pk, []), "Card")
    lines = serializers.ListField(child=serializers.IntegerField(), read_only=True)
    standing = serializers.CharField(read_only=True)
    superseded_by = strings()
    supersedes = strings()
    contradicts = strings()
    unprovable = MaybeWords("unprovable")
    proofs = links("proofs", lambda row, context: context["linked"]["proofs"].get(row.pk, []), "Situation")


class GlossaryTermSerializer(Shape):
    id = serializers.CharField(read_only=True, source="slug")
    slug = OldId()
    term = Words("term")
    text = Words("text")
    address = Address()
    see = links("see", lambda row, context: row.see, "Ruling")


class KingdomSerializer(Shape):
    """A kingdom that a book recommends (its id is book:slug), or one that a code stands for (its id is the code)."""

    id = made({"type": "string"})(lambda row, context: kingdom_id(row))
    name = made(WORDS)(lambda row, context: translated(context["asked"].tongue, lambda: row.title))
    address = made(WORDS)(lambda row, context: address(context["asked"], lambda: row.path))
    book = made({"type": ["string", "null"]})(lambda row, context: row.kingdom.edition.book if row.kingdom else None)
    code = text()
    seed = made({"type": ["string", "null"], "description": "That it was drawn with, in the answer to drawing it."})(
        lambda row, context: row.seed or None
    )
    piles = links("piles", lambda row, context: sorted(row.layout.piles, key=by_cost), "Card")
    landscapes = links("landscapes", lambda row, context: list(row.layout.landscapes), "Card")
    ally = links("ally", lambda row, context: [row.layout.ally] if row.layout.ally else [], "Card", one=True)
    bane = links("bane", lambda row, context: [row.layout.bane] if row.layout.bane else [], "Card", one=True)
    boons = links("boons", lambda row, context: list(row.layout.boons), "Card")
    prophecy = links(
        "prophecy", lambda row, context: [row.layout.prophecy] if row.layout.prophecy else [], "Card", one=True
    )
    picks = made({"type": "object", "additionalProperties": {"type": "string"}})(lambda row, context: row.layout.picked)
    colony = serializers.BooleanField(source="layout.colony", read_only=True)
    shelters = serializers.BooleanField(source="layout.shelters", read_only=True)
    alternates = made({"type": "object", "additionalProperties": {"type": "string"}})(
        lambda row, context: row.alternates
    )
    notes = made(MAYBE_WORDS)(lambda row, context: maybe(context["asked"].tongue, row.kingdom, "notes"))
    source = made(GIVEN_BY)(  # type: ignore[assignment]
        lambda row, context: maybe(context["asked"].tongue, row.kingdom, "source")
    )
    boxes = made({"type": "array", "items": named("NeededBox")})(
        lambda row, context: [{"expansion": box.expansion, "editions": list(box.editions)} for box in row.boxes]
    )
    unplayable = made({"type": "array", "items": {"type": "string"}})(lambda row, context: row.layout.unmodelled())


def kingdom_id(shown: ShownKingdom) -> str:
    kingdom = shown.kingdom
    return f"{kingdom.edition.book}:{kingdom.slug}" if kingdom else shown.code


class SituationSerializer(Shape):
    """A table and what is done there: of the library (its id is a slug), or one that somebody stored."""

    id = made({"type": "string"})(lambda row, context: row.slug if isinstance(row, Situation) else row.key)
    title = made(MAYBE_WORDS)(lambda row, context: title(row, context["asked"].tongue))
    story = made(MAYBE_WORDS)(lambda row, context: maybe(context["asked"].tongue, row, "story"))
    answer = made({"anyOf": [named("StoryAnswer"), {"type": "null"}]})(
        lambda row, context: answer(row, context["asked"].tongue)
    )
    group = made({"type": ["string", "null"]})(lambda row, context: getattr(row, "group", "") or None)
    address = Address()
    proves = links("proves", lambda row, context: context["linked"]["proves"].get(row.pk, []), "Ruling")
    cards = links("cards", lambda row, context: context["linked"]["cards"].get(row.pk, []), "Card")
    document = made({"$ref": "#/components/schemas/Document"})(
        lambda row, context: row.described() if isinstance(row, Situation) else row.document()
    )


def answer(row: Any, tongue: str) -> Any:
    """What a story of the library asks, answered: the words, and as yes, no or a number where it is one of them."""
    if not getattr(row, "answer_en", ""):
        return None
    verdict = row.answer_verdict
    word = say_in(tongue, lambda language: getattr(row, f"answer_{language}"))
    return {"verdict": int(verdict) if verdict.isdecimal() else verdict or None, "word": word}


def title(row: Any, tongue: str) -> Any:
    if isinstance(row, Situation):
        return say_in(tongue, lambda language: getattr(row, f"title_{language}"))
    given = row.document().get("title", "")
    return say_in(tongue, lambda language: given) if given else None


SHAPES: dict[str, type[Shape]] = {
    "Card": CardSerializer,
    "Expansion": ExpansionSerializer,
    "Ruling": RulingSerializer,
    "GlossaryTerm": GlossaryTermSerializer,
    "Kingdom": KingdomSerializer,
    "Situation": SituationSerializer,
}


@cache
def fields_of(shape: type[Shape]) -> tuple[str, ...]:
    return tuple(shape().fields)


@cache
def links_of(shape: type[Shape]) -> dict[str, Links]:
    """What can be expanded."""
    return {field.name: field for field in shape().fields.values() if isinstance(field, Links)}


def inner(context: Context) -> Context:
    """Inside something else, a thing is told whole and names what is related to it."""
    return {**context, "asked": Parameters(context["asked"].tongue, origin=context["asked"].origin)}


def tell_one(of: str, slug: str, context: Context) -> Any:
    """A related thing, from what was fetched for it; once, however many name it."""
    fetched = context["fetched"][of]
    row, told = fetched["rows"].get(slug), fetched["told"]
    if row is not None and slug not in told:
        told[slug] = SHAPES[of](row, context={**inner(context), "linked": fetched["linked"]}).data
    return told.get(slug)


def without_marks(warning: str) -> str:
    """The search's warnings are made for pages."""
    return unescape(re.sub(r"<[^>]*>", "", warning))

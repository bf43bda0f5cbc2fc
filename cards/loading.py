"""Brings the database to what fixtures/ say. A row that is right is not written; what left the fixtures goes."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from django.db import connection, models, transaction
from django.utils import timezone

from cards import fixtures
from cards.models import Card, CardText, CardType, Edition, Entry, Expansion, GlossaryTerm, Kingdom, Loaded, Situation
from cards.search import index
from cards.search.words import stems, tokens
from rules.speech.grammar import LANGUAGES

Row = dict[str, Any]
BATCH, PAIRS = 500, 400  # rows a statement


def load(found: fixtures.Fixtures, digest: str) -> Counter[str]:
    """All or nothing. Says how many rows were added, changed and removed."""
    changes: Counter[str] = Counter()
    with transaction.atomic():
        expansions = keep(changes, Expansion, ["slug"], expansion_rows(found))
        editions = keep(changes, Edition, ["book"], edition_rows(found, expansions))
        keep(changes, CardType, ["slug"], type_rows(found))
        cards = keep(changes, Card, ["slug"], card_rows(found, expansions))
        tie_piles(found, cards)
        keep(changes, CardText, ["card_id", "edition"], text_rows(found, cards))
        entries = keep(changes, Entry, ["slug"], entry_rows(found, editions, cards))
        keep(changes, GlossaryTerm, ["slug"], term_rows(found))
        kingdoms = keep(changes, Kingdom, ["edition_id", "slug"], kingdom_rows(found, editions))
        situations = keep(changes, Situation, ["slug"], situation_rows(found))
        link(Entry.cards, {entries[e.slug]: [cards[c] for c in e.cards] for e in found.entries.values()})
        link(
            Kingdom.cards,
            {
                kingdoms[editions[kingdom.book], kingdom.slug]: [cards[slug] for slug in kingdom.cards()]
                for kingdom in found.kingdoms.values()
            },
        )
        link(Situation.proves, {situations[s.slug]: [entries[e] for e in s.proves] for s in found.situations.values()})
        named = names(found)
        link(
            Situation.cards,
            {
                situations[situation.slug]: [cards[slug] for slug in cards_named(situation.document, named)]
                for situation in found.situations.values()
            },
        )
        index.replace(passages(found))
        rows = {
            model._meta.model_name: model.objects.count() for model in (Card, Entry, GlossaryTerm, Kingdom, Situation)
        }
        Loaded.objects.update_or_create(pk=1, defaults={"digest": digest, "at": timezone.now(), "rows": rows})
    return changes


def keep(changes: Counter[str], model: type[models.Model], key: list[str], rows: Iterable[Row]) -> dict[Any, int]:
    """Makes the table hold exactly these rows. Gives the primary key of each by its key fields."""
    wanted = {tuple(row[name] for name in key): row for row in rows}
    there = {tuple(getattr(row, name) for name in key): row for row in model._default_manager.all()}
    gone = [row.pk for place, row in there.items() if place not in wanted]
    if gone:
        model._default_manager.filter(pk__in=gone).delete()
    new = [model(**row) for place, row in wanted.items() if place not in there]
    model._default_manager.bulk_create(new, batch_size=BATCH)
    changed = change(model, [(there[place], row) for place, row in wanted.items() if place in there])
    changes.update(added=len(new), changed=changed, removed=len(gone))
    kept = {place: row.pk for place, row in there.items() if place in wanted}
    kept.update({tuple(getattr(row, name) for name in key): row.pk for row in new})
    return {place[0] if len(key) == 1 else place: pk for place, pk in kept.items()}


def change(model: type[models.Model], pairs: Iterable[tuple[models.Model, Row]]) -> int:
    """Writes the stored rows that differ from what they should be, in the fields that differ. Says how many."""
    changed: list[models.Model] = []
    fields: set[str] = set()
    for stored, row in pairs:
        differing = [name for name, value in row.items() if getattr(stored, name) != value]
        for name in differing:
            setattr(stored, name, row[name])
        if hasattr(stored, "at") and set(differing) - {"position"}:
            stored.at = timezone.now()
            fields.add("at")
        if differing:
            changed.append(stored)
            fields.update(name.removesuffix("_id") for name in differing)
    if changed:
        model._default_manager.bulk_update(changed, sorted(fields), batch_size=BATCH)
    return len(changed)


def link(relation: Any, wanted: dict[int, list[int]]) -> None:
    """Makes a many-to-many relation hold exactly these pairs."""
    through = relation.through
    mine, theirs = relation.field.m2m_column_name(), relation.field.m2m_reverse_name()
    there = {(a, b): pk for pk, a, b in through.objects.values_list("pk", mine, theirs)}
    pairs = dict.fromkeys((a, b) for a, others in wanted.items() for b in others)
    through.objects.filter(pk__in=[pk for pair, pk in there.items() if pair not in pairs]).delete()
    tie(through, (mine, theirs), [pair for pair in pairs if pair not in there])


def tie(through: type[models.Model], columns: tuple[str, str], pairs: list[tuple[int, int]]) -> None:
    """Straight into the table: there are 22,000, and the ORM makes an object of each."""
    table, mine, theirs = map(connection.ops.quote_name, (through._meta.db_table, *columns))
    with connection.cursor() as cursor:
        for at in range(0, len(pairs), PAIRS):
            some = pairs[at : at + PAIRS]
            values = ", ".join(["(%s, %s)"] * len(some))
            cursor.execute(
                f"INSERT INTO {table} ({mine}, {theirs}) VALUES {values}", [key for pair in some for key in pair]
            )


def german(names: dict[str, str], slug: str, taken: set[str]) -> str:
    """The slug of a German address; the English one where the German would lead to something else."""
    found = fixtures.slugify(names["de"])
    return slug if found in taken and found != slug else found


def both(field: str, words: Mapping[str, Any]) -> Row:
    """A field that each language has one of: name_en, name_de."""
    return {f"{field}_{language}": words[language] for language in LANGUAGES}


def expansion_rows(found: fixtures.Fixtures) -> Iterator[Row]:
    taken = set(found.expansions)
    for position, expansion in enumerate(found.expansions.values()):
        yield {
            "slug": expansion.slug,
            "slug_de": german(expansion.name, expansion.slug, taken),
            **both("name", expansion.name),
            "aliases": expansion.aliases,
            "position": position,
        }


def edition_rows(found: fixtures.Fixtures, expansions: dict[Any, int]) -> Iterator[Row]:
    for edition in found.editions.values():
        yield {
            "book": edition.book,
            "expansion_id": expansions[edition.expansion],
            "number": edition.number,
            "year": edition.year,
            "title": edition.title,
            "language": edition.language,
            **both("source", edition.source),
        }


def type_rows(found: fixtures.Fixtures) -> Iterator[Row]:
    for position, kind in enumerate(found.types.values()):
        yield {"slug": kind.slug, **both("name", kind.name), "position": position}


def card_rows(found: fixtures.Fixtures, expansions: dict[Any, int]) -> Iterator[Row]:
    taken, used = set(found.cards), terms_used(found)
    for position, card in enumerate(in_order(found)):
        yield {
            "slug": card.slug,
            "slug_de": german(card.name, card.slug, taken),
            **both("name", card.name),
            "aliases": card.aliases,
            "expansion_id": expansions[card.expansion],
            "kind": card.kind,
            "types": card.types,
            "coins": card.coins,
            "potion": card.potion,
            "debt": card.debt,
            "counts": card.counts,
            "box": card.box,
            "start": card.start,
            "cards": card.cards,
            "brings": card.brings,
            "editions": card.editions,
            **both("replaced", dict.fromkeys(LANGUAGES, "") | card.replaced_by),
            "terms": used.get(card.slug, []),
            "position": position,
        }


def in_order(found: fixtures.Fixtures) -> list[fixtures.Card]:
    """The oldest box first, each in the order of its file."""
    boxes = list(found.expansions)
    return sorted(found.cards.values(), key=lambda card: boxes.index(card.expansion))


def tie_piles(found: fixtures.Fixtures, cards: dict[Any, int]) -> None:
    """After all cards are there: a card may come before its pile."""
    piles = {cards[card.slug]: cards[card.pile] if card.pile else None for card in found.cards.values()}
    stored = Card.objects.filter(pk__in=piles).only("pile_id")
    moved = [card for card in stored if card.pile_id != piles[card.pk]]
    for card in moved:
        card.pile_id = piles[card.pk]
    Card.objects.bulk_update(moved, ["pile"], batch_size=BATCH)


def text_rows(found: fixtures.Fixtures, cards: dict[Any, int]) -> Iterator[Row]:
    for texts in found.texts.values():
        for text in texts:
            yield {
                "card_id": cards[text.card],
                "edition": max(text.editions),
                "editions": text.editions,
                **both("lines", text.lines),
                **both("source", text.source),
            }


def entry_rows(found: fixtures.Fixtures, editions: dict[Any, int], cards: dict[Any, int]) -> Iterator[Row]:
    replaces: dict[str, list[str]] = defaultdict(list)
    against: dict[str, list[str]] = defaultdict(list)
    for entry in found.entries.values():
        for slug in entry.superseded_by:
            replaces[slug].append(entry.slug)
        for slug in entry.contradicts:
            against[slug].append(entry.slug)
            against[entry.slug].append(slug)
    for position, entry in enumerate(found.entries.values()):
        contradicts = list(dict.fromkeys(against[entry.slug]))
        if entry.superseded_by:
            standing = Entry.Standing.SUPERSEDED
        else:
            standing = Entry.Standing.CONTRADICTED if contradicts else Entry.Standing.CURRENT
        yield {
            "slug": entry.slug,
            "edition_id": editions[entry.book],
            "topic": entry.topic,
            "n": entry.n,
            "kind": entry.kind,
            "card_id": cards[entry.card] if entry.card else None,
            **both("title", entry.title),
            "heading": entry.heading,
            "page": entry.page,
            "section": entry.section,
            **both("text", entry.text),
            **both("source", entry.source),
            "lines": entry.lines,
            "standing": standing,
            "superseded_by": entry.superseded_by,
            "supersedes": replaces[entry.slug],
            "contradicts": contradicts,
            **both("unprovable", entry.unprovable),
            "named_by": entry.named_by,
            **both("unnamed", entry.unnamed),
            "position": position,
        }


def term_rows(found: fixtures.Fixtures) -> Iterator[Row]:
    for term in found.terms.values():
        yield {
            "slug": term.slug,
            **both("term", term.term),
            **both("text", term.text),
            "see": term.see,
        }


def kingdom_rows(found: fixtures.Fixtures, editions: dict[Any, int]) -> Iterator[Row]:
    taken: dict[str, set[str]] = defaultdict(set)
    for kingdom in found.kingdoms.values():
        taken[kingdom.book].add(kingdom.slug)
    for position, kingdom in enumerate(found.kingdoms.values()):
        yield {
            "edition_id": editions[kingdom.book],
            "slug": kingdom.slug,
            "slug_de": german(kingdom.name, kingdom.slug, taken[kingdom.book]),
            **both("name", kingdom.name),
            "piles": kingdom.piles,
            "landscapes": kingdom.landscapes,
            "ally": kingdom.ally,
            "bane": kingdom.bane,
            "colony": kingdom.colony,
            "shelters": kingdom.shelters,
            "boons": kingdom.boons,
            "picks": kingdom.picks,
            "prophecy": kingdom.prophecy,
            "alternates": kingdom.alternates,
            **both("notes", kingdom.notes),
            **both("source", kingdom.source),
            "position": position,
        }


def situation_rows(found: fixtures.Fixtures) -> Iterator[Row]:
    for position, situation in enumerate(found.situations.values()):
        yield {
            "slug": situation.slug,
            **both("title", situation.title),
            **both("story", situation.story),
            **both("answer", situation.answer),
            "answer_verdict": situation.answer["verdict"],
            "group": situation.group,
            "document": json.dumps(situation.document, ensure_ascii=False),
            "position": position,
        }


def names(found: fixtures.Fixtures) -> dict[str, str]:
    """Every way to write a card, to its slug."""
    return {
        " ".join(tokens(name)): card.slug
        for card in found.cards.values()
        for name in (*card.aliases, *card.replaced_by.values(), card.slug, card.name["de"], card.name["en"])
    }


def cards_named(value: Any, named: dict[str, str]) -> list[str]:
    """The cards that a situation's document names anywhere, in order: `3 Copper`, `play Throne Room`, a key, a list."""
    found: dict[str, None] = {}

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(key)
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)
        elif isinstance(value, str):
            for part in value.split(","):
                words = tokens(part)
                while words and " ".join(words) not in named:
                    words = words[1:]
                if words:
                    found.setdefault(named[" ".join(words)])

    walk(value)
    return list(found)


EVERYDAY = {"way"}  # "this way" is no Way: such a word is meant only where it is written like a name


def written_like_a_name(term: fixtures.Term, lines: Mapping[str, Iterable[str]]) -> bool:
    return any(re.search(rf"(?<!^)\b{term.term[language]}", line) for language in LANGUAGES for line in lines[language])


def terms_used(found: fixtures.Fixtures) -> dict[str, list[str]]:
    """Which terms of the glossary a card's lines use, in either language."""
    terms = {
        slug: {(language, stems(term.term[language])) for language in LANGUAGES} for slug, term in found.terms.items()
    }
    lengths = {len(words) for each in terms.values() for _, words in each}
    used: dict[str, list[str]] = {}
    for card, texts in found.texts.items():
        runs = {
            (language, words[at : at + length])
            for language in LANGUAGES
            for text in texts
            for words in map(stems, text.lines[language])
            for length in lengths
            for at in range(len(words) - length + 1)
        }
        used[card] = [
            slug
            for slug, each in terms.items()
            if not runs.isdisjoint(each)
            and (slug not in EVERYDAY or any(written_like_a_name(found.terms[slug], text.lines) for text in texts))
        ]
    return used


def passages(found: fixtures.Fixtures) -> Iterator[index.Passage]:
    """Everything that can be found by its words, in the order in which it is to be shown."""
    yield from map(card_passage(found), in_order(found))
    for kingdom in found.kingdoms.values():
        slugs = kingdom.cards()
        titles = [found.cards[slug].name[language] for slug in slugs for language in LANGUAGES]
        texts = [*kingdom.name.values(), *titles]
        yield index.Passage("kingdom", f"{kingdom.book}:{kingdom.slug}", texts, slugs)
    for term in found.terms.values():
        yield index.Passage("term", term.slug, [*term.term.values(), *term.text.values()])
    yield from map(entry_passage(found), sorted(found.entries.values(), key=weight(found)))
    for situation in found.situations.values():
        yield index.Passage("situation", situation.slug, [*situation.title.values(), *situation.story.values()])


def card_passage(found: fixtures.Fixtures) -> Callable[[fixtures.Card], index.Passage]:
    def passage(card: fixtures.Card) -> index.Passage:
        texts = [*card.name.values(), *card.aliases, *card.replaced_by.values()]
        for text in found.texts.get(card.slug, []):
            texts += [*text.lines["en"], *text.lines["de"]]
        return index.Passage("card", card.slug, texts, [card.slug])

    return passage


def entry_passage(found: fixtures.Fixtures) -> Callable[[fixtures.Entry], index.Passage]:
    def passage(entry: fixtures.Entry) -> index.Passage:
        titles = [found.cards[slug].name[language] for slug in entry.cards for language in LANGUAGES]
        texts = [*entry.text.values(), entry.heading, *entry.title.values(), *titles]
        return index.Passage("ruling" if entry.card else "rule", entry.slug, texts, entry.cards)

    return passage


def weight(found: fixtures.Fixtures) -> Callable[[fixtures.Entry], tuple[bool, bool, int]]:
    """What holds comes before what was superseded, rulebooks before other sources, the short before the long."""

    def of(entry: fixtures.Entry) -> tuple[bool, bool, int]:
        return bool(entry.superseded_by), not found.editions[entry.book].title, len(entry.text["en"])

    return of

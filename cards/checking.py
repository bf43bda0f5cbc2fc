"""What must hold for the fixtures beyond their shape. Each check gives its complaints, one line each."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from cards.fixtures import Fixtures, slugify
from cards.kingdoms.checking import laid_out
from cards.kingdoms.codes import LISTS
from cards.search.words import fold, name, tokens
from rules import FIXTURES, read_yaml
from rules.speech.grammar import LANGUAGES

RUN = 8  # so many words in a row with a rulebook are a copy


def check_cites(found: Fixtures) -> Iterator[str]:
    """Every slug that fixtures cite exists, and a ruling's line is a line of its card."""
    for problem in found.loose:
        yield problem.tell()
    for entry in found.entries.values():
        longest = max((len(text.lines["en"]) for text in found.texts.get(entry.card, [])), default=0)
        for line in entry.lines:
            if longest and not 1 <= line <= longest:
                yield f"{entry.slug} explains line {line}, {entry.card} has {longest}"


def check_proofs(found: Fixtures) -> Iterator[str]:
    """What a later edition took back is proved on a table that plays the edition in which it holds."""
    for situation in found.situations.values():
        played = {slugify(name): number for name, number in situation.document.get("editions", {}).items()}
        for slug in situation.proves:
            entry = found.entries[slug]
            edition = found.editions[entry.book]
            if entry.superseded_by and played.get(edition.expansion) != edition.number:
                yield f"{situation.slug} proves {slug} without playing edition {edition.number} of {edition.expansion}"


def check_texts(found: Fixtures) -> Iterator[str]:
    """Every card has a text in both languages, in every edition that contains it."""
    for card in found.cards.values():
        texts = found.texts.get(card.slug, [])
        if card.kind == "mixed-pile" and not texts:
            continue  # its cards say what there is to say
        said = {number for text in texts for number in text.editions if text.lines["en"] and text.lines["de"]}
        for number in card.editions:
            if number not in said:
                yield f"{card.slug} ({card.expansion}) has no text for edition {number}"


def check_names(found: Fixtures) -> Iterator[str]:
    """Every way to write a name leads to one card: each language, each form, in capitals, without umlauts."""
    leads: dict[str, set[str]] = defaultdict(set)
    for card in found.cards.values():
        for written in (*card.name.values(), *card.replaced_by.values(), *card.aliases):
            for form in (written, written.upper(), written.replace("ß", "ss")):
                leads[name(form)].add(card.slug)
    for form, slugs in leads.items():
        if len(slugs) > 1:
            yield f"{form!r} may be any of {', '.join(sorted(slugs))}"
        if not form:
            yield f"{', '.join(sorted(slugs))} has a name without letters"


def nouns(found: Fixtures) -> Iterator[str]:
    """Every German noun of a card's name leads to that card: in a German name, what has a capital is a noun."""
    by_word: dict[str, set[str]] = defaultdict(set)
    for card in found.cards.values():
        for written in (card.name["de"], *card.aliases):
            for word in tokens(written):
                by_word[word].add(card.slug)
    for card in found.cards.values():
        for word in re.findall(r"\b[A-ZÄÖÜ][\wäöüß]+", card.name["de"]):
            if card.slug not in by_word[fold(word)]:
                yield f"{word!r} does not lead to {card.slug}"


def check_copies(found: Fixtures, rulebooks: Path) -> Iterator[str]:
    """No run of eight words or more in common with a rulebook."""
    printed: dict[tuple[str, ...], str] = {}
    for book in sorted(rulebooks.glob("*.txt")):
        text = book.read_text(encoding="utf-8", errors="replace")
        for whole in (text, re.sub(r"-\s*\n\s*(?=[a-zäöüß])", "", text)):  # as printed, and with words made whole again
            words = tokens(whole)
            for at in range(len(words) - RUN + 1):
                printed.setdefault(tuple(words[at : at + RUN]), book.name)
    for place, text in sentences(found):
        words = tokens(text)
        for at in range(len(words) - RUN + 1):
            run = tuple(words[at : at + RUN])
            if run in printed:
                yield f"{place}: {' '.join(run)!r} stands in {printed[run]}"
                break


def sentences(found: Fixtures) -> Iterator[tuple[str, str]]:
    """Every text of ours, with its place. A card's lines are read on end, as they are printed."""
    for place, text in texts_in_both(found):
        for language in LANGUAGES:
            yield f"{place}, {language}", text[language]


def texts_in_both(found: Fixtures) -> Iterator[tuple[str, dict[str, str]]]:
    for card in chain(*found.texts.values()):
        on_end = {language: " ".join(lines) for language, lines in card.lines.items()}
        yield f"{card.card}, edition {max(card.editions)}", on_end
    for entry in found.entries.values():
        yield entry.slug, entry.text
        yield f"{entry.slug}, why it cannot be proved", entry.unprovable
    yield from ((f"unnamed, {word}", reason) for word, reason in found.reasons.items())
    yield from ((f"glossary {term.slug}", term.text) for term in found.terms.values())
    yield from ((f"kingdom {each.book}:{each.slug}", each.notes) for each in found.kingdoms.values())
    for told in found.situations.values():
        yield f"situation {told.slug}", {each: f"{told.title[each]} {told.story[each]}" for each in LANGUAGES}


def rows(table: Path) -> list[dict[str, str]]:
    with table.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def agreed(found: Fixtures, facts: Path) -> Iterator[str]:
    """Every card that is needed is there, with the names, cost and types that the tables give it."""
    public = {row["english_name"]: row for row in rows(facts / "cards.csv")}
    for needed in rows(facts / "needed_cards.csv"):
        row = public.get(needed["english_name"], needed)
        card = found.cards.get(slugify(needed["english_name"]))
        if card is None:
            yield f"{needed['english_name']} is missing"
            continue
        if "cost_coins" not in row:
            continue
        forms = {name(form) for form in (*card.name.values(), *card.replaced_by.values(), *card.aliases)}
        if name(row["german_name"]) not in forms:
            yield f"{card.slug}: the table calls it {row['german_name']!r}"
        costs = (card.coins or 0, card.potion, card.debt)
        stated = tuple(int(row[f"cost_{part}"] or 0) for part in ("coins", "potion", "debt"))
        if costs != stated:
            yield f"{card.slug} costs {costs}, in the table {stated}"
        types = {slugify(kind) for kind in row["types"].split("|")}
        if set(card.types) != types:
            yield f"{card.slug} is {sorted(card.types)}, in the table {sorted(types)}"
        sizes = [int(row[key]) for key in ("count", "count_2p") if row[key]]
        if sizes and max(card.box.values()) < max(sizes):
            yield f"{card.slug}: {max(sizes)} cards in the table, {max(card.box.values())} in the box"


def check_spellings(found: Fixtures, facts: Path) -> Iterator[str]:
    """Every form in which a rulebook writes a card's name leads to that card."""
    leads: dict[str, str] = {}
    for card in found.cards.values():
        for written in (*card.name.values(), *card.replaced_by.values(), *card.aliases):
            leads[name(written)] = card.slug
    for row in rows(facts / "name_issues.csv"):
        if row["english_name"].startswith("(") or row["seed_name"].startswith("("):
            continue  # a set, a kingdom, or something that is not there at all
        slug = slugify(row["english_name"])
        for written in re.split(r" / |, ", re.sub(r"\(.*?\)", "", row["seed_name"])):
            if slug in found.cards and leads.get(name(written)) != slug:
                yield f"{written!r} does not lead to {slug}"


def check_recommended_kingdoms(found: Fixtures, facts: Path) -> Iterator[str]:
    """Every recommended kingdom is there with the piles that the table gives it."""
    ours: dict[str, list[frozenset[str]]] = defaultdict(list)
    for kingdom in found.kingdoms.values():
        ours[name(kingdom.name["de"])].append(frozenset(kingdom.piles))
    for row in rows(facts / "kingdoms.csv"):
        piles = frozenset(slugify(card) for card in row["cards_en"].split("|"))
        if piles not in ours[name(row["name_de"])]:
            near = ours[name(row["name_de"])]
            differing = min((piles ^ mine for mine in near), key=len, default={"it is missing"})
            yield f"kingdom {row['name_de']}: {', '.join(sorted(differing))}"


def check_phrases(found: Fixtures) -> Iterator[str]:
    """What recurs on cards and in statements is said in one way a language: fixtures/phrases.yaml."""
    phrases = read_yaml(FIXTURES / "phrases.yaml")
    wanted = [
        (language, phrase[language]["say"], re.compile("|".join(phrase[language]["instead of"]), re.IGNORECASE))
        for phrase in phrases.values()
        for language in LANGUAGES
    ]
    printed = [(slug, text.lines) for slug, texts in found.texts.items() for text in texts]
    stated = [
        (slug, {language: [entry.text[language]] for language in LANGUAGES}) for slug, entry in found.entries.items()
    ]
    for slug, lines in printed + stated:
        for language, say, variants in wanted:
            for line in lines[language]:
                if said := variants.search(line):
                    yield f"{slug}, {language}: “{said[0]}” should be “{say}”"


def check_numbers(found: Fixtures) -> Iterator[str]:
    """In each list that a code counts every card has a number of its own, and they are 0, 1, 2 ..."""
    brought = {slug for card in found.cards.values() for slug in card.brings}  # Ruins are never drawn for themselves
    for title, kinds in LISTS.items():
        given: dict[int, list[str]] = defaultdict(list)
        for card in found.cards.values():
            if card.kind in kinds and card.number is not None:
                given[card.number].append(card.slug)
            elif card.kind in kinds and card.slug not in brought:
                yield f"{card.slug} has no number"
        for number, slugs in sorted(given.items()):
            if len(slugs) > 1:
                yield f"{' and '.join(slugs)} have the same number, {number}"
        for number in sorted(set(range(len(given))) - set(given)):
            yield f"none of the {title} has the number {number}"


OWN = {
    "slugs that are cited": check_cites,
    "superseded rulings in their edition": check_proofs,
    "texts in both languages": check_texts,
    "names that lead to one card": check_names,
    "German nouns": nouns,
    "phrases that recur": check_phrases,
    "numbers in the codes of kingdoms": check_numbers,
}
SHARED = {
    "words of our own": (check_copies, "rulebooks"),
    "facts": (agreed, "facts"),
    "spellings of the rulebooks": (check_spellings, "facts"),
    "kingdoms": (check_recommended_kingdoms, "facts"),
    "kingdoms, all that belongs to them": (laid_out, "facts"),
}

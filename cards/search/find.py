"""Answers a query: cards first, then what the books say, then kingdoms, terms and situations."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlencode

from django.db.models import Count
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Card, Entry, GlossaryTerm, Kingdom, Situation
from cards.search import index
from cards.search.groups import MOST_LEAVES, OR, QueryTree, leaves, read_tree
from cards.search.query import LONGEST, ORDERS, Query, QueryPart, clean, read, warn
from cards.search.words import Marker, SearchTerm, name, stem, tokens

MOST = 1000  # matches that are looked at
SHOWN = 12  # cards on a page, at first
FEW = 8  # of anything else
ENTRIES = ("ruling", "rule")
NARROW = 40  # so few cards are asked for in the index; with more, most of what has the words fits anyway


@dataclass
class Found:
    asked: Query
    cards: list[Card] = field(default_factory=list)
    hot: list[Card] = field(default_factory=list)  # asked for by name
    entries: list[str] = field(default_factory=list)
    kingdoms: list[Kingdom] = field(default_factory=list)
    terms: list[GlossaryTerm] = field(default_factory=list)
    situations: list[str] = field(default_factory=list)
    meant: list[tuple[Card | Kingdom | GlossaryTerm, str]] = field(default_factory=list)  # did you mean; as a query
    without: str = ""  # what was left out to find anything
    marker: Marker = field(default_factory=lambda: Marker(()))
    more: bool = False  # there are more matches than were looked at
    left_out: list[str] = field(default_factory=list)  # small words that nothing has

    @property
    def nothing(self) -> bool:
        return not (self.cards or self.entries or self.kingdoms or self.terms or self.situations)


# Words of a question, not of an answer. They are looked for like all others, and let go when nothing has them.
SMALL = frozenset((Path(__file__).parent / "small_words.txt").read_text(encoding="ascii").split())


def search(typed: str, known: Catalogue) -> Found:
    """What was asked; if nothing has all of it, what was probably meant, and what comes nearest."""
    text = clean(typed)[:LONGEST].strip()
    tree = None if known.kingdom_names.first(text) else read_tree(text, known)
    if tree is not None and tree.children:
        return find_combined(text, tree, known)
    found = answer(read(typed, known), known)
    if known.kingdom_names.first(found.asked.text):
        return found
    if found.asked.parts and only_named(found):
        found = without(found, [part for part in found.asked.of("word") if part.text in SMALL], known)
    if found.asked.parts and only_named(found):
        correct(found, known)
        if not found.meant and found.asked.names:
            found = without(found, found.asked.of("word"), known)
    if not found.meant:
        nearly_called(found, known)
    return found


def called_exactly(found: Found, known: Catalogue) -> Card | None:
    """The one card that has this very name, in either language; not where a kingdom or a type is called so too."""
    typed = name(found.asked.text)
    named = [card for card in found.hot if typed in (name(card.name_en), name(card.name_de))]
    taken = known.kingdom_names.first(found.asked.text) or known.type_names.find(typed)
    return named[0] if len(named) == 1 and not taken else None


def not_widened(found: Found) -> Found:
    """A filter names what there is not: then nothing is found, rather than what all the others leave."""
    asked, unknown = found.asked, found.asked.unknown
    nothing_left = asked.warnings and all(part.kind == "order" for part in asked.parts)
    if not unknown and not nothing_left:
        return found
    asked.warnings = [unknown.get(warning, warning) for warning in asked.warnings]
    return Found(asked, meant=found.meant)


def find_combined(text: str, tree: QueryTree, known: Catalogue) -> Found:
    """A query with `or`, brackets or words of players: each plain part is answered, then they are put together."""
    asked = Query(text)
    found = Found(asked)
    answered = {id(leaf): answer(read_leaf(leaf.text, known), known) for leaf in [*leaves(tree)][:MOST_LEAVES]}
    if len([*leaves(tree)]) > MOST_LEAVES:
        asked.warnings.append(format_html(_("Only the first {} parts were read."), MOST_LEAVES))
    for each in answered.values():
        asked.warnings += each.asked.warnings
        asked.unknown |= each.asked.unknown
    for word in loose_ends(text):
        warn(asked, _("{} is not finished."), word)
    slugs = evaluate(tree, answered, known)
    found.cards = in_wished_order([known.cards[slug] for slug in slugs], [*answered.values()])
    if tree.op == "or":  # what several plain queries find, one after the other
        for kind in ("entries", "kingdoms", "terms", "situations"):
            every = [row for each in answered.values() for row in getattr(each, kind)]
            setattr(found, kind, list(dict.fromkeys(every)))
    called_so(found, known)
    parts = tree.children if tree.op == "and" else [tree]
    asked.parts = [QueryPart("filter", raw_of(part), said_of(part, answered), test=lambda _: True) for part in parts]
    for part in asked.parts:
        part.without = " ".join(other.raw for other in asked.parts if other is not part)
    return found


def loose_ends(text: str) -> list[str]:
    """An `or` with nothing on one side of it: moat or."""
    words = text.split()
    return [word for word in dict.fromkeys((words[0], words[-1])) if word.casefold() in OR]


def read_leaf(text: str, known: Catalogue) -> Query:
    """A box's name beside other parts chooses the cards of that box, as in a plain query."""
    return read(f'set:"{text}"' if known.set_names.find(text) else text, known)


def evaluate(tree: QueryTree, answered: dict[int, Found], known: Catalogue) -> list[str]:
    """The cards that it means, in the order in which its first part finds them."""
    if tree.op == "leaf":
        return [card.slug for card in answered[id(tree)].cards] if id(tree) in answered else []
    if tree.op == "cards":
        return [slug for slug in known.cards if slug in tree.cards]
    parts = [evaluate(child, answered, known) for child in tree.children]
    if tree.op == "not":
        return [slug for slug in known.cards if slug not in parts[0]]
    if tree.op == "or":
        return list(dict.fromkeys(slug for part in parts for slug in part))
    others = [set(part) for part in parts[1:]]
    return [slug for slug in parts[0] if all(slug in other for other in others)]


def raw_of(tree: QueryTree) -> str:
    """As it was typed, so that a link can leave another part out."""
    if tree.text:
        return tree.text
    inside = f" {_('or')} ".join if tree.op == "or" else " ".join
    return f"{'-' if tree.op == 'not' else ''}({inside(raw_of(child) for child in tree.children)})"


def said_of(tree: QueryTree, answered: dict[int, Found]) -> SafeString:
    if tree.op == "cards":
        return format_html("<b>{}</b>", tree.text)
    if tree.op == "leaf":
        parts = answered[id(tree)].asked.parts if id(tree) in answered else []
        return format_html_join(", ", "{}", ((part.said,) for part in parts))
    between = format_html(" {} ", _("or")) if tree.op == "or" else ", "
    said = format_html_join(between, "{}", ((said_of(child, answered),) for child in tree.children))
    if tree.text:  # a player's word, and what it means here
        return format_html("<b>{}</b>: {}", tree.text, said)
    return format_html(_("not ({})"), said) if tree.op == "not" else said


def in_wished_order(rows: list[Card], answered: list[Found]) -> list[Card]:
    for part in (part for each in answered for part in each.asked.parts if part.kind == "order"):
        rows = sorted(rows, key=ORDERS[part.slug], reverse=part.negative)
    return rows


def nearly_called(found: Found, known: Catalogue) -> None:
    """No card is called so, but one very nearly so, and what was typed is no word of any text, only a beginning."""
    asked = found.asked
    if not asked.parts or not asked.plain or known.names.beginning(asked.text):
        return
    near = [known.cards[slug] for slug in known.names.near(asked.text, like=known.names.VERY_LIKE)]
    if not near or (not found.nothing and all(occurs(part, whole=True) for part in asked.of("word"))):
        return  # the names are compared first: each word that is looked for costs a query
    found.meant = [(card, card.name) for card in near]
    found.cards = list(dict.fromkeys([near[0], *found.cards]))
    found.hot = near[:1]


def only_named(found: Found) -> bool:
    """Nothing was found but the cards that were asked for by name."""
    return not found.entries and not found.terms and len(found.cards) <= len(found.hot)


def without(found: Found, parts: list[QueryPart], known: Catalogue) -> Found:
    """The answer when these parts are let go; the same answer when that would leave nothing to ask."""
    kept = [part for part in found.asked.parts if part not in parts]
    if not parts or not kept:
        return found
    again = answer(Query(found.asked.text, kept, found.asked.warnings), known)
    again.left_out = [*found.left_out, *(part.raw for part in parts)]
    return again


def answer(asked: Query, known: Catalogue) -> Found:
    found = Found(asked)
    if not asked.parts:
        return found
    if asked.entry:
        found.entries = list(Entry.objects.filter(slug=asked.entry).values_list("slug", flat=True))
        return found
    if one_letter(asked):
        matches = beginning(asked, known)
    else:
        found.marker = Marker(term for part in asked.parts if not part.negative for term in terms_to_mark(part, known))
        matches = match(asked, known)
    found.more = sum(map(len, matches.values())) >= MOST
    found.hot = [known.cards[slug] for slug in dict.fromkeys(asked.names) if asked.allows(known.cards[slug])]
    found.cards = cards(asked, known, found.hot, [slug for slug in matches["card"] if slug in known.cards])
    found.entries = rank_rulings(asked, [*matches["ruling"], *matches["rule"]])
    found.kingdoms = [known.kingdoms[key] for key in matches["kingdom"] if key in known.kingdoms]
    found.terms = [known.terms[slug] for slug in matches["term"] if slug in known.terms]
    found.situations = matches["situation"]
    called_so(found, known)
    return found


def one_letter(asked: Query) -> bool:
    return (
        len(asked.parts) == 1
        and len(asked.of("word")) == 1
        and len(asked.parts[0].text) == 1
        and asked.parts[0].text.isalpha()
    )


def beginning(asked: Query, known: Catalogue) -> dict[str, list[str]]:
    """What is called so: almost every text has a word that begins with one letter, so only names count."""
    found: dict[str, list[str]] = defaultdict(list)
    letter = asked.parts[0].text
    for key, kingdom in known.kingdoms.items():
        if any(name(called).startswith(letter) for called in (kingdom.name_en, kingdom.name_de)):
            found["kingdom"].append(key)
    return found


def called_so(found: Found, known: Catalogue) -> None:
    """The kingdoms and the term that are called exactly so come first, also where the word was read as a type."""
    typed = found.asked.text
    if slug := known.term_names.first(typed):
        found.terms = list(dict.fromkeys([known.terms[slug], *found.terms]))
    if called := known.kingdom_names.meanings(typed):
        found.kingdoms = list(dict.fromkeys([*found.kingdoms, *(known.kingdoms[key] for key in called)]))
        found.kingdoms.sort(key=lambda row: name(typed) not in (name(row.name_en), name(row.name_de)))


def terms_to_mark(part: QueryPart, known: Catalogue) -> list[SearchTerm]:
    """What to mark: the words, and a card's name in every form."""
    if part.kind != "name":
        return list(part.terms)
    forms = known.cards[part.slug].names
    return [SearchTerm(tuple(stem(word) for word in tokens(form))) for form in forms]


def match(asked: Query, known: Catalogue) -> dict[str, list[str]]:
    """By kind, the slugs of what contains every word. Terms like cost<=4 choose cards; rulings follow their cards."""
    found: dict[str, list[str]] = defaultdict(list)
    words, types = asked.of("name", "word", "phrase"), asked.of("type")
    books = asked.of("book") + asked.of("book", negative=True)
    wanted = index.Match([part.terms for part in words], [part.terms for part in asked.of("phrase", negative=True)])
    if not asked.filtered and not books:
        for kind, slug, _ in index.find(wanted, MOST):
            found[kind].append(slug)
        return found
    if words or wanted.without:
        found["card"] = [slug for _, slug, _ in index.find(wanted.only(["card"]), MOST)]
    if words or books or types:
        wanted.every += [part.terms for part in types]
        match_entries(found, asked, wanted, books, known)
    return found


def match_entries(
    found: dict[str, list[str]], asked: Query, wanted: index.Match, books: list[QueryPart], known: Catalogue
) -> None:
    """The statements on the cards that are asked for, from the books that are."""
    allowed = {slug for slug, card in known.cards.items() if asked.allows(card)}
    if not allowed:
        return
    if len(allowed) <= NARROW:
        wanted = wanted.speaking_of(allowed)
    for kind, slug, cards in index.find(wanted.only(ENTRIES), MOST):
        fits = len(allowed) == len(known.cards) or not allowed.isdisjoint(cards.split())
        if fits and all((slug.split(":")[0] in part.slug.split(",")) != part.negative for part in books):
            found[kind].append(slug)


def cards(asked: Query, known: Catalogue, hot: list[Card], matching: list[str]) -> list[Card]:
    """By name, then by the beginning of a name, then by what stands on them."""
    typed = " ".join(part.text for part in asked.of("name", "word"))
    slugs = dict.fromkeys(card.slug for card in hot)
    if typed:
        slugs.update(dict.fromkeys(known.names.beginning(typed)))
    only_terms = not asked.of("name", "word", "phrase") and not asked.of("phrase", negative=True)
    if only_terms and asked.filtered:
        slugs.update(dict.fromkeys(known.cards))
    slugs.update(dict.fromkeys(matching))
    excluded = asked.of("phrase", negative=True) and not only_terms
    allowed = set(matching) if excluded else None
    rows = [
        known.cards[slug] for slug in slugs if asked.allows(known.cards[slug]) and (allowed is None or slug in allowed)
    ]
    return in_wished_order(rows, [Found(asked)])


def rank_rulings(asked: Query, slugs: list[str]) -> list[str]:
    """A card's own rulings before those that only mention it, each book's in its own order: one may speak of the one
    before it. Otherwise as they are kept."""
    own = set(asked.names)
    first: dict[str, int] = {}  # where a book begins to speak of a card
    for at, slug in enumerate(slugs):
        first.setdefault(slug.rpartition(":")[0], at)

    def place(slug: str) -> tuple[bool, int, int]:
        about, _colon, n = slug.rpartition(":")
        return about.split(":")[-1] not in own, first[about], int(n) if n.isdigit() else 0

    return sorted(slugs, key=place)


def correct(found: Found, known: Catalogue) -> None:
    """Perhaps a word is misspelt: says which card is near, and shows the rest without that word.

    If there is no such card, perhaps a kingdom or a term of the glossary was meant.
    """
    asked = found.asked
    words = [part for part in asked.of("word") if not occurs(part)]
    if not words and not (found.nothing and len(asked.parts) > 1):
        return
    card, kingdom = meant_as_a_whole(asked, known)
    if kingdom:
        found.meant, found.without = [(kingdom, kingdom.name)], asked.text.strip()
        return
    near, replaced = misspelt(asked, words, card, known)
    if near:
        show_corrected(found, near, replaced, known)
    else:
        called_nearly(found, words, known)


def misspelt(asked: Query, words: list[QueryPart], card: str, known: Catalogue) -> tuple[list[str], list[QueryPart]]:
    """The cards that were probably meant, and by which parts: all that nothing has, all there is, or one of them."""
    all_of_it = len(words) == len(asked.parts)
    if card and not all_of_it:  # a word of its name was right
        return [card], asked.parts
    near = known.names.near(" ".join(part.text for part in words), whole=all_of_it)
    if near or len(words) < 2:
        return near, words
    for part in words:
        if near := known.names.near(part.text, like=known.names.VERY_LIKE, whole=False):
            return near, [part]
    return [], words


def called_nearly(found: Found, words: list[QueryPart], known: Catalogue) -> None:
    """The kingdoms and terms that were probably meant, where nothing else was asked for."""
    if len(words) < len(found.asked.parts):
        return
    typed = " ".join(part.text for part in words)
    kingdoms = [known.kingdoms[key] for key in known.kingdom_names.near(typed)]
    terms = [known.terms[slug] for slug in known.term_names.near(typed)]
    called: dict[str, Kingdom | GlossaryTerm] = {}
    either: list[Kingdom | GlossaryTerm] = [*kingdoms, *terms]
    for each in either:
        called.setdefault(each.name, each)  # two books may share a name
    found.meant.extend([(each, query) for query, each in called.items()][:3])
    found.without = typed if found.meant else ""


def show_corrected(found: Found, near: list[str], replaced: list[QueryPart], known: Catalogue) -> None:
    """The query with each near name in the place of what was misspelt; the nearest card, and what fits the rest."""
    asked = found.asked
    rest = [part for part in asked.parts if part not in replaced]
    place = asked.parts.index(replaced[0])
    before = [part.raw for part in rest if asked.parts.index(part) < place]
    after = [part.raw for part in rest if asked.parts.index(part) > place]
    for slug in near:
        name_of = known.cards[slug].name
        found.meant.append((known.cards[slug], " ".join([*before, name_of, *after])))
    found.without = " ".join(part.raw for part in replaced)
    best = known.cards[near[0]]
    others = Query(asked.text, rest)
    fitting = cards(others, known, [], match(others, known)["card"]) if others.filtered else []
    first = [*found.hot, *([best] if asked.allows(best) else [])]
    found.cards = list(dict.fromkeys([*first, *(card for card in fitting if card != best)]))
    found.hot = [card for card in dict.fromkeys([*found.hot, best]) if card in found.cards]


def occurs(part: QueryPart, whole: bool = False) -> bool:
    """A text has the word, or one that begins so: then it is not misspelt, however like a name it is."""
    terms = tuple(replace(term, beginning=False) for term in part.terms) if whole else part.terms
    return bool(index.find(index.Match([terms]), 1))


def meant_as_a_whole(asked: Query, known: Catalogue) -> tuple[str, Kingdom | None]:
    """The card, or the kingdom if that is nearer, whose name is very like all that was typed."""
    if not asked.plain:
        return "", None
    cards = known.names.likeness(asked.text, like=known.names.VERY_LIKE)
    kingdoms = known.kingdom_names.likeness(asked.text, like=known.names.VERY_LIKE)
    if max(kingdoms.values(), default=0) > max(cards.values(), default=0):
        return "", known.kingdoms[max(kingdoms, key=lambda key: kingdoms[key])]
    return max(cards, key=lambda slug: cards[slug], default=""), None


# What a list of statements shows. A row's JSON would take longer to read than all of this.
SHOWN_FIELDS = ("id", "slug", "edition_id", "card_id", "title_en", "title_de", "text_en", "text_de")


def entries(slugs: list[str], known: Catalogue) -> list[Entry]:
    """These entries, in this order, as far as a list shows them, and how many proofs they have. One query."""
    if not slugs:
        return []
    found = Entry.objects.filter(slug__in=slugs).annotate(proved=Count("proofs"))
    there = {entry.slug: entry for entry in found.only(*SHOWN_FIELDS).order_by()}
    for entry in there.values():
        entry.edition = known.books_by_pk[entry.edition_id]
        entry.card = known.by_pk.get(entry.card_id) if entry.card_id else None
    return [there[slug] for slug in slugs if slug in there]


def situations(slugs: list[str]) -> list[Situation]:
    there = {row.slug: row for row in Situation.objects.filter(slug__in=slugs)} if slugs else {}
    return [there[slug] for slug in slugs if slug in there]


def again(query: str, **more: str) -> str:
    """The query as it stands in an address."""
    return urlencode({"q": query, **more})

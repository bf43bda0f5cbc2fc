"""Cards inside a sentence: a Curse, the Moat, 3 Estates; einen Fluch, der Burggraben, 3 Anwesen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from rules import inflection
from rules.facts import Fact, facts, kinds
from rules.inflection import Noun

EN, DE = 0, 1
LANGUAGES = ("en", "de")

# There is one of each, or none that lies on the table: "the Flag", "Mission", never "a Mission".
SINGLE = kinds("single")
ADJECTIVES = ("trait", "state")  # Pious, Envious: no plural, whatever they end in

ARTICLES = {  # (a, nominative), (a, accusative), (the, nominative), (the, accusative)
    "m": ("ein", "einen", "der", "den"),
    "f": ("eine", "eine", "die", "die"),
    "n": ("ein", "ein", "das", "das"),
}
A, A_ACCUSATIVE, THE, THE_ACCUSATIVE = range(4)


@cache
def noun(slug: str) -> Noun:
    return inflection.noun(facts()[slug].de, facts()[slug].german)


def _german_with(slug: str, which: int) -> str:
    one = noun(slug)
    if facts()[slug].cards:
        return f"{ARTICLES['m'][which]} Stapel {facts()[slug].de}"
    if not one.gender and facts()[slug].kind == "trait":  # by itself it reads as an adverb: durch Verflucht
        return f"die Eigenschaft {one.forms[which]}"
    return f"{ARTICLES[one.gender][which]} {one.forms[which]}" if one.gender else one.forms[which]


@cache
def a_card(slug: str, language: int, case: int = A_ACCUSATIVE) -> str:
    """One of them, nobody says which. German in the accusative, or with `case=A` in the nominative.

    >>> a_card("estate", EN), a_card("university", EN), a_card("throne-room", DE), a_card("throne-room", DE, A)
    ('an Estate', 'a University', 'einen Thronsaal', 'ein Thronsaal')
    >>> a_card("rats", EN), a_card("necropolis", EN)
    ('a Rats card', 'a Necropolis')
    """
    if slug == "?":
        return ("a face-down card", "eine verdeckte Karte")[language]
    if facts()[slug].kind in SINGLE:
        return the_card(slug, language, THE if case == A else THE_ACCUSATIVE)
    if language == DE:
        return _german_with(slug, case)
    fact = facts()[slug]
    return f"{article(fact.en)} {fact.en}{'' if fact.cards else _what_it_is(fact)}"


def article(name: str) -> str:
    """In English: a Moat, an Estate, a University."""
    return "an" if name[0] in "AEIOU" and not name.startswith("Uni") else "a"


@cache
def the_card(slug: str, language: int, case: int = THE_ACCUSATIVE) -> str:
    """The one that is spoken of.

    >>> the_card("noble-brigand", EN), the_card("noble-brigand", DE), the_card("noble-brigand", DE, THE)
    ('the Noble Brigand', 'den Edlen Räuber', 'der Edle Räuber')
    >>> the_card("cursed", EN), the_card("cursed", DE), the_card("spoils", EN)
    ('Cursed', 'die Eigenschaft Verflucht', 'the Spoils card')
    """
    if slug == "?":
        return ("the face-down card", "die verdeckte Karte")[language]
    if language == DE:
        return _german_with(slug, case)
    fact = facts()[slug]
    kind = _what_it_is(fact)
    if fact.kind in SINGLE or fact.en.startswith("The "):
        return f"the {fact.en}{kind}" if kind and case == THE else fact.en
    return f"the {fact.en}{kind}"


def _what_it_is(fact: Fact) -> str:
    """Behind a name that sounds like several things, as what is said of it is singular: the Spoils card is."""
    if fact.cards:
        return " pile"
    head = fact.en.partition(" of ")[0]  # the Band of Nomads is one band
    if fact.kind in ADJECTIVES or fact.en.endswith("is") or inflection.english_plural(head) != head:
        return ""  # Necropolis is one thing
    return " card" if fact.plural == fact.en else ""


@cache
def title(slug: str, language: int) -> str:
    """A card by its name alone, as the subject of a sentence.

    >>> title("market", EN), title("survivors", EN), title("survivors", DE), title("castles", DE)
    ('Market', 'the Survivors card', 'die Karte Überlebende', 'der Stapel Schlösser')
    """
    fact = facts()[slug]
    if language == EN:
        what = _what_it_is(fact)
        return f"the {fact.en}{what}" if what else fact.en
    if fact.cards:
        return f"der Stapel {fact.de}"
    return f"die Karte {fact.de}" if fact.german.startswith("p") else fact.de


@cache
def bare(slug: str, language: int, case: int = THE_ACCUSATIVE) -> str:
    """After a name, as an object: Anna’s Noble Brigand, Annas Edlen Räuber; with `case=THE` Annas Edler Räuber."""
    if slug == "?":
        return ("face-down card", "verdeckte Karte")[language]
    return noun(slug).forms[A if case == THE else A_ACCUSATIVE] if language == DE else facts()[slug].en


@cache
def no_card(slug: str, language: int, case: int = A) -> str:
    """No Curse, kein Fluch, keine Provinz; with `case=A_ACCUSATIVE` keinen Fluch; of a pile no card of it.

    >>> no_card("curse", EN), no_card("spoils", EN), no_card("augurs", EN)
    ('no Curse', 'no Spoils card', 'no card of the Augurs pile')
    """
    if facts()[slug].kind == "deck":
        return (f"no {facts()[slug].en}", f"keine {facts()[slug].aliases[0]}")[language]
    if facts()[slug].cards:
        return (f"no card of the {facts()[slug].en} pile", f"keine Karte vom Stapel {facts()[slug].de}")[language]
    if language == EN:
        return f"no {facts()[slug].en}{_what_it_is(facts()[slug])}"
    one = noun(slug)
    if not one.gender:
        return f"kein{'e' if one.forms[A].startswith('Dame') else ''} {one.forms[A]}"
    return f"k{ARTICLES[one.gender][case]} {one.forms[case]}"


def it(slugs: tuple[str, ...], language: int) -> str:
    """Cards that were named just now, as an object: it, them; ihn, sie, es."""
    if language == EN:
        return "it" if len(slugs) == 1 else "them"
    gender = noun(slugs[0]).gender if len(slugs) == 1 and slugs[0] != "?" else "f"
    return {"m": "ihn", "f": "sie", "n": "es", "": "die Karte"}[gender]


def subject(slug: str, language: int) -> str:
    """The same, as it begins a sentence."""
    return capital(title(slug, language))


def another(slug: str, language: int) -> str:
    """One more of a card that was named just now: another Port, noch eine Hafenstadt."""
    return f"another {facts()[slug].en}" if language == EN else f"noch {a_card(slug, DE)}"


def several(slug: str, n: int, language: int) -> str:
    """3 Estates, 2 Thronsäle."""
    if slug == "?":
        return (f"{n} face-down cards", f"{n} verdeckte Karten")[language]
    return f"{n} {noun(slug).plural if language == DE else facts()[slug].plural}"


def some(slugs: Iterable[str], language: int, case: int = A_ACCUSATIVE) -> str:
    """Cards as a sentence lists them.

    >>> some(["estate", "copper", "estate"], EN), some(["village", "gold"], DE)
    ('2 Estates and a Copper', 'ein Dorf und ein Gold')
    """
    return _counted(slugs, language, lambda slug: a_card(slug, language, case))


def those(slugs: Iterable[str], language: int, case: int = THE_ACCUSATIVE) -> str:
    """The same, of cards that were spoken of already.

    >>> those(["throne-room", "tactician"], DE)
    'den Thronsaal und den Taktiker'
    """
    return _counted(slugs, language, lambda slug: the_card(slug, language, case))


def _counted(slugs: Iterable[str], language: int, single: Callable[[str], str]) -> str:
    counted = Counter(slugs)
    return listed([single(slug) if n == 1 else several(slug, n, language) for slug, n in counted.items()], language)


def listed(parts: list[str], language: int) -> str:
    if not parts:
        return ("nothing", "nichts")[language]
    *most, last = parts
    return f"{', '.join(most)} {('and', 'und')[language]} {last}" if most else last


def whose(name: str, language: int) -> str:
    """Anna’s, Annas, Hans’."""
    if language == EN:
        return f"{name}’s"
    return f"{name}’" if name[-1:].lower() in "sßxz" else f"{name}s"


def capital(text: str) -> str:
    """As it begins a sentence."""
    return text[:1].upper() + text[1:]


ORDINALS = (("first", "ersten"), ("second", "zweiten"), ("third", "dritten"))


def ordinal(n: int) -> tuple[str, str]:
    """Which one of several: the second time, zum zweiten Mal."""
    return ORDINALS[n - 1] if n <= len(ORDINALS) else (f"{n}th", f"{n}.")

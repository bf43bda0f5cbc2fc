"""A question that names what may be picked, and where it lies: Which Action card from your hand do you play?"""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Text
from rules.speech.grammar import DE, EN, capital
from rules.speech.options import HERE, Thing

# How a question begins that names nothing.
WHAT: tuple[Text, ...] = (("What do you ", "Was "), ("Which card do you ", "Welche Karte "))


@dataclass(frozen=True)
class Place:
    """Where the cards lie that may be picked; `these` are cards that were told of just now."""

    text: Text = HERE
    these: bool = False


NOWHERE = Place()
THESE = Place((" among these", " davon"), these=True)


@dataclass(frozen=True)
class SoMany:
    """That many; or from `least` to `most`, and 0 is any number; each of another name where they are `distinct`."""

    n: int = 1
    most: int | None = None
    least: int = 0
    distinct: bool = False

    def text(self) -> Text:
        """
        >>> SoMany(3, 3).text(), SoMany(99, 0).text()
        ((', at most 3', ', höchstens 3'), (', any number', ', beliebig viele'))
        >>> SoMany(3, 3, least=1, distinct=True).text()
        (', 1 to 3 with different names', ', 1 bis 3 mit verschiedenen Namen')
        """
        if self.most is None:
            return HERE
        en, de = (f"{self.least} to", f"{self.least} bis") if self.least else ("at most", "höchstens")
        names = (" with different names", " mit verschiedenen Namen") if self.distinct else HERE
        if not self.most:
            return f", any number{names[EN]}", f", beliebig viele{names[DE]}"
        return f", {en} {self.most}{names[EN]}", f", {de} {self.most}{names[DE]}"


ONE = SoMany()


def named(prompt: Text, thing: Thing, place: Place = NOWHERE, many: SoMany = ONE) -> Text:
    """That question about so many of these things; one that is asked in other words stays as it is.

    >>> action = Thing(("an Action card", "eine Aktionskarte"))
    >>> named(("What do you trash?", "Was entsorgst du?"), action, THESE)
    ('Which Action card among these do you trash?', 'Welche Aktionskarte davon entsorgst du?')
    >>> cheap = Thing(("a card", "eine Karte"), (" that costs up to 4", ", die bis zu 4 kostet"))
    >>> named(("What do you gain?", "Was nimmst du?"), cheap)
    ('Which card that costs up to 4 do you gain?', 'Welche Karte, die bis zu 4 kostet, nimmst du?')
    """
    begins = next((what for what in WHAT if prompt[EN].startswith(what[EN]) and prompt[DE].startswith(what[DE])), None)
    if begins is None:
        return prompt
    how_many = many.text()
    en, de = (_which(thing, place, many, language) for language in (EN, DE))
    comma = "," if thing.clause[DE] else ""
    rest = [asked.removeprefix(what).removesuffix("?") for asked, what in zip(prompt, begins, strict=True)]
    return (
        f"Which {en}{thing.clause[EN]} do you {rest[EN]}{how_many[EN]}?",
        f"Welche {de}{thing.clause[DE]}{comma} {rest[DE]}{how_many[DE]}?",
    )


def _which(thing: Thing, place: Place, many: SoMany, language: int) -> str:
    noun = thing.noun[language].partition(" ")[2]  # without its article or number
    number = f"{many.n} " if many.n > 1 and many.most is None else ""
    if place.these and noun in ("card", "cards", "Karte", "Karten") and not thing.clause[EN]:
        return f"{number}{('of these cards', 'dieser Karten')[language]}"
    return f"{number}{noun}{place.text[language]}"


def wanted(prompt: Text, thing: Thing, place: Place = NOWHERE) -> Text:
    """The same where only one name can be picked, or nothing.

    >>> wanted(("What do you set aside?", "Was legst du zur Seite?"), Thing(("a Copper", "ein Kupfer")))
    ('Do you set a Copper aside?', 'Legst du ein Kupfer zur Seite?')
    """
    begins = next((what for what in WHAT if prompt[EN].startswith(what[EN]) and prompt[DE].startswith(what[DE])), None)
    if begins is None:
        return prompt
    verb, _, aside = prompt[EN].removeprefix(begins[EN]).removesuffix("?").partition(" ")
    does, _, whither = prompt[DE].removeprefix(begins[DE]).removesuffix("?").partition(" du")
    return (
        f"Do you {verb} {thing.noun[EN]}{place.text[EN]}{f' {aside}' if aside else ''}?",
        f"{capital(does)} du {thing.noun[DE]}{place.text[DE]}{whither}?",
    )

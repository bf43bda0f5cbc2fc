"""What an option does, in the infinitive: gain a card that costs up to 4; eine Karte nehmen, die bis zu 4 kostet."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Text
from rules.facts import cards_of_type
from rules.speech.grammar import DE, EN, a_card, article, several
from rules.speech.wording import so_many_cards

VERBS: dict[str, Text] = {  # by the prompt that asks what it is done with
    "gain": ("gain {}", "{} nehmen"),
    "discard": ("discard {}", "{} ablegen"),
    "trash": ("trash {}", "{} entsorgen"),
    "exile": ("Exile {}", "{} ins Exil legen"),
    "topdeck": ("put {} onto the deck", "{} auf den Nachziehstapel legen"),
}

HERE: Text = ("", "")
FROM_SUPPLY: Text = (" from the Supply", " aus dem Vorrat")
FROM_TRASH: Text = (" from the trash", " aus dem Müll")
FROM_EXILE: Text = (" from Exile", " aus dem Exil")


@dataclass(frozen=True)
class Thing:
    """What it is done with: an Action card, 2 Curses, a card that costs up to 4."""

    noun: Text
    clause: Text = ("", "")  # in German it comes after the verb

    def that(self, en: str, de: str) -> Thing:
        """The same, and this too must be so.

        >>> cards().that("costs 3", "3 kostet").that("is no Curse", "kein Fluch ist").clause
        (' that costs 3 and is no Curse', ', die 3 kostet und kein Fluch ist')
        """
        joins = (" and ", " und ") if self.clause[EN] else (" that ", ", die ")
        return Thing(self.noun, (f"{self.clause[EN]}{joins[EN]}{en}", f"{self.clause[DE]}{joins[DE]}{de}"))


def cards(n: int = 1) -> Thing:
    return Thing(so_many_cards(n) if n > 1 else ("a card", "eine Karte"))


def cards_named(slug: str, n: int = 1) -> Thing:
    en, de = (a_card(slug, language) if n == 1 else several(slug, n, language) for language in (EN, DE))
    return Thing((en, de))


def typed(type_: str, n: int = 1) -> Thing | None:
    """
    >>> typed("Action").noun, typed("Treasure", 2).noun
    (('an Action card', 'eine Aktionskarte'), ('2 Treasure cards', '2 Geldkarten'))
    """
    karte = cards_of_type(type_)
    if not karte:
        return None
    one = f"{article(type_)} {type_} card", f"eine {karte}"
    return Thing((f"{n} {type_} cards", f"{n} {karte}n") if n > 1 else one)


def done(prompt: object, thing: Thing | None, source: Text = HERE, to: Text = HERE) -> Text | None:
    """
    >>> done("gain", Thing(("a card", "eine Karte"), (" that costs 3", ", die 3 kostet")), FROM_TRASH)
    ('gain a card that costs 3 from the trash', 'eine Karte aus dem Müll nehmen, die 3 kostet')
    """
    if thing is None or not isinstance(prompt, str) or prompt not in VERBS:
        return None
    en, de = VERBS[prompt]
    english = en.format(thing.noun[EN] + thing.clause[EN] + source[EN]) + to[EN]
    return english, de.format(thing.noun[DE] + source[DE] + to[DE]) + thing.clause[DE]

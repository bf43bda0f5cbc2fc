"""A claim said in both languages: its deeds, where something lies, and what is asked. Words are in claim_words.yaml."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from rules.engine.decisions import Text
from rules.facts import facts
from rules.fixture_files import read_yaml
from rules.questions.claim import ANY, Asked, Deed, Held
from rules.speech.grammar import DE, EN, THE, a_card, capital, noun, several, the_card

STATES = ("protect", "affect")  # what somebody is, not does
OF_CARDS = ("stay", "count")  # what a card does


@cache
def _words() -> dict[str, Any]:
    rows: dict[str, Any] = read_yaml(Path(__file__).with_name("claim_words.yaml"))
    return rows


def said(kind: str, key: str) -> Text:
    """A person, a place, a unit or a time."""
    en, de = _words()[kind][key]
    return en, de


@dataclass(frozen=True)
class Verb:
    en: str
    en_third: str
    de: str  # the infinitive, with what belongs to it
    ich: str
    er: str
    de_end: str = ""  # what stands at the end of a German sentence: ab, auf den Nachziehstapel
    en_end: str = ""

    def of(self, who: str, language: int) -> str:
        """With whoever does it: plays, zeige."""
        if language == EN:
            return self.en if who == "me" else self.en_third
        return self.ich if who == "me" else self.er


@cache
def verb(word: str) -> Verb:
    return Verb(*_words()["verbs"][word])


def deed_said(deed: Deed, language: int) -> str:
    """The verb between who does it and the card: plays, do not show, lege nicht ab."""
    one = verb(deed.verb)
    if language == DE:
        return " ".join(filter(None, (one.of(deed.who, DE), "nicht" if deed.negated else "", one.de_end)))
    if deed.negated:
        return f"{'do' if deed.who == 'me' else 'does'} not {one.en}"
    return one.of(deed.who, EN)


def held_said(part: Held, language: int) -> str:
    """Have in hand, hat im Spiel; of what nobody holds, where it lies."""
    place = said("places", part.zone)[language] if part.zone in _words()["places"] else ""
    if not part.who or part.zone in ("trash", "supply", "table"):
        return place
    return f"{verb('have').of(part.who, language)} {place}".strip()


def asked_said(asked: Asked) -> Text:
    """What is asked, as a short question; "" where it was not read.

    >>> from rules.questions.claim import Asked
    >>> asked_said(Asked("must", "me", "discard"))
    ('Do I have to discard?', 'Muss ich ablegen?')
    >>> asked_said(Asked("happens", "other", "discard", "copper"))
    ('Does Bernd discard a Copper?', 'Legt Bernd ein Kupfer ab?')
    >>> asked_said(Asked("how-many", "me", "gain", "curse"))
    ('How many Curses do I gain?', 'Wie viele Flüche nehme ich?')
    >>> asked_said(Asked("may", "me", "topdeck", "gold", when="next-turn"))
    ('May I put a Gold onto the deck next turn?', 'Darf ich im nächsten Zug ein Gold auf den Nachziehstapel legen?')
    >>> asked_said(Asked("happens", "", "stay", "throne-room"))
    ('Does the Throne Room stay in play?', 'Bleibt der Thronsaal liegen?')
    >>> asked_said(Asked("costs", card="province")), asked_said(Asked())
    (('What does the Province cost?', 'Was kostet die Provinz?'), ('', ''))
    """
    if not asked.type:
        return "", ""
    en, de = (_sentence(asked, language) for language in (EN, DE))
    return en, de


def _sentence(asked: Asked, language: int) -> str:
    card = asked.card if asked.card in facts() else ""
    if asked.type in ("costs", "worth"):
        thing = the_card(card, language, THE) if card else ("that", "das")[language]
        if asked.type == "costs":
            return (f"What does {thing} cost?", f"Was kostet {thing}?")[language]
        return (f"What is {thing} worth?", f"Was ist {thing} wert?")[language]
    subject, thing = said("persons", asked.who)[language], _thing(asked, card, language)
    if card and asked.verb in OF_CARDS:  # the card does it, whoever's it is
        asked, subject, thing = replace(asked, who=""), the_card(card, language, THE), ""
    thing = "" if asked.verb in STATES else thing
    return _german(asked, subject, thing) if language == DE else _english(asked, subject, thing)


def _thing(asked: Asked, card: str, language: int) -> str:
    """Its object: a Curse, 3 cards, a card."""
    unit = said("units", asked.unit)[language] if asked.unit else ""
    if asked.n is not None:
        return several(card, asked.n, language) if card else f"{asked.n} {unit or said('units', 'cards')[language]}"
    if card:
        return a_card(card, language)
    return unit or (("a card", "eine Karte")[language] if asked.card == ANY else "")


def _counted(asked: Asked, language: int) -> str:
    if asked.card in facts():
        return several(asked.card, 2, language).partition(" ")[2] if noun(asked.card) else ""
    return said("units", asked.unit or "cards")[language]


def _english(asked: Asked, subject: str, thing: str) -> str:
    one = verb(asked.verb or "get")
    when = said("when", asked.when)[EN] if asked.when else ""
    me, no = asked.who == "me", "not" if asked.negated else ""
    if asked.type == "who":
        return _joined("Who", one.en_third, thing, one.en_end, when)
    if asked.verb in STATES:
        be, state = one.of(asked.who, EN).split()
        return _joined(be, subject, no, state, when)
    if asked.type == "may":
        return _joined("May", subject, no, one.en, thing, one.en_end, when)
    do = "do" if me else "does"
    if asked.type == "must":
        return _joined(capital(do), subject, no, "have to", one.en, thing, one.en_end, when)
    start = {
        "how-many": ("How many", _counted(asked, EN), do),
        "when": ("When", do),
        "which": ("Which card", do),
    }.get(asked.type, (capital(do),))
    thing = "" if asked.type in ("how-many", "which") else thing
    return _joined(*start, subject, no, one.en, thing, one.en_end, when)


def _german(asked: Asked, subject: str, thing: str) -> str:
    one = verb(asked.verb or "get")
    when = said("when", asked.when)[DE] if asked.when else ""
    me, no = asked.who == "me", "nicht" if asked.negated else ""
    if asked.type == "who":
        return _joined("Wer", one.er, when, thing, one.de_end)
    if asked.type in ("may", "must") and asked.verb not in STATES:
        modal = {"may": "Darf", "must": "Muss"}[asked.type]
        return _joined(modal, subject, when, thing, no, one.de)
    start = {
        "how-many": ("Wie viel" if asked.unit == "coins" else "Wie viele", _counted(asked, DE)),
        "when": ("Wann",),
        "which": ("Welche Karte",),
    }.get(asked.type, ())
    thing = "" if asked.type in ("how-many", "which") else thing
    return _joined(*start, one.ich if me else one.er, subject, when, thing, no, one.de_end)


def _joined(*parts: str) -> str:
    return f"{capital(' '.join(filter(None, parts)))}?"

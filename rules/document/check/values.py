"""Single values of a document: names, numbers, cards, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from rules.document.keys import LANDSCAPES, MOST_CARDS, MOST_PILES, PHASE_WORDS, PHASES, UNKNOWN_ZONE
from rules.document.situation import Cards, Mistake
from rules.document.slips import (
    COUNTED_BEFORE,
    COUNTED_BEHIND,
    EMPTY_WORDS,
    NUMBER_WORDS,
    OF_CARDS,
    TOGETHER,
    UNKNOWN_WORDS,
    cards_meant,
    key_meant,
    where_it_belongs,
)
from rules.document.wording import german, inside, show, what, wrong
from rules.engine.faults import Fault
from rules.engine.kinds import ruleset
from rules.facts import Fact, card_names, facts, kinds, kinds_of_cards, plain, same
from rules.rulebook.setup import PILES, pile_slug
from rules.speech.grammar import DE, EN, listed, several, subject

LONGEST_NAMED = 200  # characters of a card with its number; in what is longer nobody looks for one


def counted(item: str) -> tuple[int, str]:
    """How many of what."""
    if len(item) > LONGEST_NAMED:
        return 1, item
    if before := COUNTED_BEFORE.fullmatch(item):
        return int(before[1][:7]), before[2]
    if behind := COUNTED_BEHIND.fullmatch(item):
        return int((behind[2] or behind[3])[:7]), behind[1]
    word, _, rest = item.strip().partition(" ")
    return (NUMBER_WORDS[word.lower()], rest) if rest and word.lower() in NUMBER_WORDS else (1, item)


def nobody_knows(item: str, is_counted: bool) -> bool:
    """`?`, `unknown`; where they are counted, `5 cards` too."""
    word = item.strip().lower()
    of_what = OF_CARDS.sub("", word).strip()
    return word in UNKNOWN_WORDS or of_what in UNKNOWN_WORDS or (is_counted and not of_what)


def sounds_alike(name: str, other: str) -> bool:
    return bool(get_close_matches(plain(other[:40]), [plain(name)], n=1))


# What is taken for a pile, and how it is written.
WRITTEN = dict.fromkeys(LANDSCAPES, "landscapes: [{}]") | {"ally": "ally: {}", "prophecy": "prophecy: {}"}


class Values:
    """Reads single values at their place, and counts the cards as it goes."""

    def __init__(self, stored: bool = False) -> None:
        self.stored = stored
        self.counted: Counter[str] = Counter()
        self.names: list[str] = []
        self.beyond = False
        self.odd: list[Fault] = []  # what people may mean, but perhaps not so

    def _impossible(self, place: str, en: str, de: str) -> None:
        """The table cannot be so. What was stored once is let in all the same."""
        if not self.stored:
            raise Mistake(place, en, de)
        self.odd.append(Fault((en, de), place, odd=True))

    def _twice(self, place: str, fact: Fact) -> None:
        self._impossible(place, f"{subject(fact.slug, EN)} comes twice.", f"{subject(fact.slug, DE)} steht zweimal da.")

    def _map(self, place: str, value: object) -> dict[str, Any]:
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise wrong(place, value, ("A map of names and values belongs here", "Hier gehören Namen mit Werten hin"))
        found: dict[str, Any] = {}
        for key, part in value.items():
            if not isinstance(key, str | int):
                raise wrong(place, key, ("A name belongs here", "Hier gehört ein Name hin"))
            name = show(key).strip() if isinstance(key, int) else key.strip()
            if name in found:
                raise Mistake(inside(place, name), "This comes twice.", "Das steht zweimal da.")
            found[name] = part
        return found

    def _keys(self, place: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
        for key in data:
            if key not in known:
                meant = key_meant(key, known)
                elsewhere = "" if meant else where_it_belongs(key)
                if elsewhere:
                    raise Mistake(
                        inside(place, key),
                        f"“{show(key)}” does not belong here: {elsewhere}",
                        f"„{show(key)}“ gehört nicht hierhin: {elsewhere}",
                    )
                near = [meant] if meant else get_close_matches(key[:40], known, n=3)
                raise Mistake(
                    inside(place, key),
                    f"“{show(key)}” is not known here; known are: {', '.join(known)}.",
                    f"„{show(key)}“ kennt das Dokument hier nicht; es gibt: {', '.join(known)}.",
                    [(name, name) for name in near],
                )

    def _list(self, place: str, value: object, most: int = MOST_CARDS) -> list[Any]:
        if value is None:
            return []
        if isinstance(value, str):
            value = [part for part in value.split(",") if part.strip()]
        if not isinstance(value, list | tuple):
            raise wrong(place, value, ("A list belongs here", "Hier gehört eine Liste hin"))
        if len(value) > most:
            raise Mistake(place, f"More than {most:,} entries.", f"Mehr als {german(most)} Einträge.")
        return list(value)

    def _string(self, place: str, value: object, most: int) -> str:
        """One line of text."""
        if value is None:
            return ""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if not isinstance(value, str | int):
            raise wrong(place, value, ("Text belongs here", "Hier gehört Text hin"))
        text = show(value) if isinstance(value, int) else " ".join(value.split())
        if len(text) > most:
            raise Mistake(place, f"At most {most:,} characters.", f"Höchstens {german(most)} Zeichen.")
        if not text.isprintable():
            raise Mistake(
                place, "There are characters that nobody can read.", "Hier stehen Zeichen, die niemand lesen kann."
            )
        return text

    def _number(self, place: str, value: object, most: int = 999, least: int = 0) -> int:
        if isinstance(value, str) and value.strip().isdecimal():
            n = value.strip()[:20]
            raise Mistake(
                place,
                f"A number belongs here: {n}, without quotes.",
                f"Hier gehört eine Zahl hin: {n}, ohne Anführungszeichen.",
            )
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong(place, value, ("A number belongs here", "Hier gehört eine Zahl hin"))
        en, de = (f"{value}",) * 2 if abs(value) < 10**15 else ("This number", "Diese Zahl")
        if value < least:
            raise Mistake(place, f"{en} is below {least}.", f"{de} ist kleiner als {least}.")
        if value > most:
            raise Mistake(place, f"{en} is more than {most}.", f"{de} ist mehr als {most}.")
        return value

    def _flag(self, place: str, value: object) -> bool:
        if isinstance(value, str) and plain(value) in ("yes", "ja", "true", "no", "nein", "false"):
            return plain(value) in ("yes", "ja", "true")
        if not isinstance(value, bool):
            raise wrong(place, value, ("true or false belongs here", "Hier gehört true oder false hin"))
        return value

    def _fact(self, place: str, value: object) -> Fact:
        """Whatever the fixtures know by that name."""
        if not isinstance(value, str):
            raise wrong(place, value, ("A card’s name belongs here", "Hier gehört ein Kartenname hin"))
        name = value.strip()
        meanings = card_names().meanings(name)
        if len(meanings) > 1:
            near = [card_names().texts[slug] for slug in meanings]
            raise Mistake(
                place,
                f"“{show(name)}” can mean several cards.",
                f"„{show(name)}“ kann mehrere Karten meinen.",
                near,
            )
        if not meanings:
            near = card_names().suggestions(name)
            raise Mistake(place, f"No card is called “{show(name)}”.", f"Keine Karte heißt „{show(name)}“.", near)
        return facts()[meanings[0]]

    def _card(self, place: str, value: object) -> str:
        """A card that a player can have."""
        fact = self._fact(place, value)
        if fact.kind in kinds("apart"):
            en, de = kinds_of_cards()[fact.kind].a
            cards = [(facts()[slug].en, facts()[slug].de) for slug in fact.cards]
            raise Mistake(
                place,
                f"{subject(fact.slug, EN)} is {en}, not a card that a player can have.",
                f"{subject(fact.slug, DE)} ist {de} und keine Karte, die jemand haben kann.",
                cards,
            )
        return fact.slug

    def _one_of(self, place: str, value: object, of: Sequence[str]) -> str:
        if value is None or value == "":
            return ""
        fact = self._fact(place, value)
        if fact.kind not in of:
            en, de = (", ".join(names) for names in zip(*(kinds_of_cards()[kind].names for kind in of), strict=True))
            raise Mistake(
                place,
                f"{subject(fact.slug, EN)} is none of these: {en}.",
                f"{subject(fact.slug, DE)} ist nichts von diesen: {de}.",
            )
        return fact.slug

    def _several(self, place: str, value: object, of: Sequence[str]) -> Cards:
        found: list[str] = []
        for i, name in enumerate(self._list(place, value, MOST_PILES)):
            slug = self._one_of(f"{place}[{i}]", name, of)
            if slug in found:
                self._twice(f"{place}[{i}]", facts()[slug])
            elif slug:
                found.append(slug)
        return tuple(found)

    def _done(self, place: str, value: object) -> Cards:
        """What was used that can be used once: Events, and cards that say so."""
        found: dict[str, None] = {}
        for i, name in enumerate(self._list(place, value, MOST_PILES)):
            here = f"{place}[{i}]"
            slug = self._fact(here, name).slug
            found[slug if ruleset().kind(slug).once else self._one_of(here, name, ("event",))] = None
        return tuple(found)

    def _cards(self, place: str, value: object, *, described: bool = True, unknown: bool = True) -> Cards:
        """A zone. `described` cards count against the box; a face-down one is allowed where it is `unknown`."""
        if isinstance(value, str):
            word = value.strip().lower()
            if word in UNKNOWN_WORDS and unknown:
                return ("?",) * UNKNOWN_ZONE
            value = [] if word in EMPTY_WORDS else self._together(value)
        self._is_no_count(place, value, unknown)
        found: list[str] = []
        for i, item in enumerate(self._list(place, value)):
            found.extend(self._some(f"{place}[{i}]", item, unknown))
            if len(found) > MOST_CARDS:
                raise Mistake(place, f"More than {MOST_CARDS:,} cards.", f"Mehr als {german(MOST_CARDS)} Karten.")
        if described:
            for slug, n in Counter(found).items():
                self._count(place, slug, n)
        return tuple(found)

    def _together(self, text: str) -> str:
        """`Copper and Estate; Gold` as a list; no card is called so."""
        return ", ".join(TOGETHER.split(text)) if card_names().find(text) is None else text

    def _is_no_count(self, place: str, value: object, unknown: bool) -> None:
        """A number of cards, or a number for each, is said otherwise."""
        if isinstance(value, int) and not isinstance(value, bool) and unknown and 0 <= value <= MOST_CARDS:
            raise Mistake(
                place,
                f"A list belongs here, not “{value}”. So many cards that nobody has described: [{value} ?]",
                f"Hier gehört eine Liste hin, nicht „{value}“. So viele unbekannte Karten: [{value} ?]",
            )
        if meant := cards_meant(value):
            raise Mistake(
                place,
                f"A list belongs here: [{meant}]",
                f"Hier gehört eine Liste hin: [{meant}]",
            )

    def _some(self, place: str, item: object, unknown: bool = True) -> list[str]:
        """`Copper`, `3 Copper`, `Copper x3`, `three Coppers`, `?`, `2 ?`, `2 cards`."""
        n = 1
        if isinstance(item, str):
            said = item
            if card_names().find(item) is None:
                n, item = counted(item)
            if unknown and nobody_knows(item, is_counted=item != said):
                return ["?"] * self._number(place, n, MOST_CARDS)
        elif meant := cards_meant(item):
            raise Mistake(
                place,
                f"So many of a card are written “{meant}”.",
                f"So viele einer Karte schreibt man „{meant}“.",
            )
        slug = self._card(place, item)
        return [slug] * self._number(place, n, MOST_CARDS)

    def _count(self, place: str, slug: str, n: int) -> None:
        self.counted[slug] += n
        if slug == "?":
            if self.counted[slug] > MOST_CARDS:
                raise Mistake(place, "Too many face-down cards.", "Zu viele verdeckte Karten.")
            return
        fact = facts()[slug]
        most = fact.in_the_box(len(self.names))
        if self.beyond:  # cards of the box lie beside a pile that was full
            most += fact.count(len(self.names))
        if self.counted[slug] > most:
            raise Mistake(
                place,
                f"With these, {several(slug, self.counted[slug], EN)} are described, but the box holds only {most}.",
                f"Damit sind {several(slug, self.counted[slug], DE)} beschrieben, "
                f"aber in der Schachtel {'ist' if most == 1 else 'sind'} nur {most}.",
            )

    def _player(self, place: str, value: object) -> str:
        for name in self.names:
            if isinstance(value, str | int) and same(name, str(show(value))):
                return name
        near = [name for name in self.names if isinstance(value, str) and sounds_alike(name, value)]
        there = listed(self.names, EN), listed(self.names, DE)
        raise Mistake(
            place,
            f"{show(value)} is not at the table" + ("." if near else f": there are {there[EN]}."),
            f"{show(value)} sitzt nicht am Tisch" + ("." if near else f": Dort sitzen {there[DE]}."),
            [(name, name) for name in near],
        )

    def _player_or_nobody(self, place: str, value: object) -> str:
        return self._player(place, value) if value != "" else ""

    def _pile(self, place: str, value: object, of: Sequence[str] = PILES) -> str:
        """A pile, by its own name or by that of a card in it."""
        fact = self._fact(place, value)
        slug = pile_slug(fact.slug)
        kind = facts()[slug].kind
        if kind in WRITTEN and place.startswith(("kingdom", "supply")):
            en, de = kinds_of_cards()[kind].a
            raise Mistake(
                place,
                f"{subject(fact.slug, EN)} is {en}, and no pile: “{WRITTEN[kind].format(fact.en)}” says that it "
                "is there.",
                f"{subject(fact.slug, DE)} ist {de} und kein Stapel: „{WRITTEN[kind].format(fact.de)}“ sagt, "
                "dass es dabei ist.",
            )
        if kind not in of:
            raise Mistake(place, f"{fact.en} is no such pile.", f"{fact.de} ist kein solcher Stapel.")
        return slug

    def _phase(self, place: str, value: object, phases: tuple[str, ...] = PHASES) -> str:
        word = plain(value) if isinstance(value, str) else ""
        phase = PHASE_WORDS.get(word, word)
        if phase not in phases:
            listed = ", ".join(phases)
            raise Mistake(
                place,
                f"The phases are {listed}, not {what(value)[0]}.",
                f"Die Phasen sind {listed}, nicht {what(value)[1]}.",
            )
        return phase

"""The situation document: read and checked (`parse`), written again (`format`), laid out as a game (`start`).

`format(parse(x))` is canonical and `parse(format(s)) == s`. `describe` turns a game at the top of a phase into a
situation again. Every mistake names its place in the document and the nearest names, in both languages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import yaml

from rules.document.layout import describe, lay_out, start
from rules.document.situation import (
    MATS,
    PHASES,
    UNKNOWN_ZONE,
    ZONE_KEYS,
    Card,
    Cards,
    Duration,
    Effect,
    Memory,
    Mistake,
    Seat,
    Situation,
    Turn,
    named_cards,
)
from rules.engine.decisions import Text, printable
from rules.engine.kinds import modelled
from rules.facts import DECKS, Cost, Fact, card_names, expansion_names, expansions, facts, plain, same
from rules.kingdoms import find_kingdoms, kingdom_names
from rules.reading import Loader
from rules.rulebook.setup import BASIC, BESIDE, pile_slug

MOST_CHARACTERS = 100_000
MOST_DEPTH = 12
MOST_MOVES = 2_000
MOST_CARDS = 1_000  # in one zone
MOST_PILES = 60
MOST_PLAYERS = 6
MOST_CHANCE = 100_000

TOKENS = ("favors", "coffers", "villagers", "debt", "vp", "pirate", "journey", "potion")
PILE_TOKENS = ("vp", "favors", "debt", "coins")
TOP_KEYS = (
    "title",
    "editions",
    "players",
    "kingdom",
    "ally",
    "bane",
    "landscapes",
    "boons",
    "hexes",
    "supply",
    "pile tokens",
    "trash",
    "turn",
    "seed",
    "moves",
    "expect",
    "memory",
)
PLAYER_KEYS = (*ZONE_KEYS, "durations", "mats", "tokens", "holds", "last turn gained")
TURN_KEYS = ("player", "phase", "actions", "buys", "coins", "previous", "number", "extra", "gained", "bought")
EXPECT_KEYS = ("turn", "players", "supply", "trash", "over", "winners", "pending", "error", "steps")
EXPECT_TURN = ("player", "phase", "actions", "buys", "coins", "number", "extra")
EXPECT_PLAYER = (*ZONE_KEYS, "mats", "tokens", "holds", "points")
EXPECT_STEP = ("actor", "kind", "cards")
EXPECT_PENDING = ("player", "kind", "source", "choices", "min", "max")
MEMORY_KEYS = (
    "played",
    "gained",
    "purchases",
    "emptied",
    "claims",
    "skips",
    "hand size",
    "effects",
    "links",
    "piles",
    "chance",
)
PHASE_WORDS = {
    "aktion": "action",
    "aktionsphase": "action",
    "action phase": "action",
    "kauf": "buy",
    "kaufphase": "buy",
    "buy phase": "buy",
    "nacht": "night",
    "nachtphase": "night",
    "night phase": "night",
    "clean up": "clean-up",
    "cleanup": "clean-up",
    "clean up phase": "clean-up",
    "aufraumen": "clean-up",
    "aufraumphase": "clean-up",
}
NOT_A_CARD: dict[str, Text] = {
    "mixed-pile": ("a pile", "ein Stapel"),
    "ally": ("an Ally", "ein Verbündeter"),
    "event": ("an Event", "ein Ereignis"),
    "project": ("a Project", "ein Projekt"),
    "landmark": ("a Landmark", "eine Landmarke"),
    "way": ("a Way", "ein Weg"),
    "boon": ("a Boon", "eine Gabe"),
    "hex": ("a Hex", "eine Plage"),
    "artifact": ("an Artifact", "ein Artefakt"),
    "state": ("a State", "ein Zustand"),
}
LANDSCAPES = ("event", "project", "landmark", "way")
HELD = ("artifact", "state", "project")

# --- from text to data -----------------------------------------------------------------------------------------------


def read_file(name: str) -> str:
    """The text of a document, `-` for standard input; no more of it is read than a document may have."""
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            raw = file.read(4 * MOST_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Mistake(name, f"Cannot be read: {reason}.", f"Lässt sich nicht lesen: {reason}.") from None
    if len(raw) > 4 * MOST_CHARACTERS:
        raise _too_long(f"more than {4 * MOST_CHARACTERS:,} bytes", f"mehr als {_german(4 * MOST_CHARACTERS)} Byte")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(name, "This is not UTF-8 text.", "Das ist kein UTF-8-Text.") from None


def _too_long(en: str, de: str) -> Mistake:
    return Mistake(
        "",
        f"The document has {en}; the most is {MOST_CHARACTERS:,} characters.",
        f"Das Dokument hat {de}; höchstens {_german(MOST_CHARACTERS)} Zeichen gehen.",
    )


def _german(n: int) -> str:
    return f"{n:,}".replace(",", ".")


class _Loader(Loader):  # type: ignore[misc]
    """YAML with less magic: only true, false, null and whole numbers are not text, and no name comes twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key.value, str):
                if key.value in seen:
                    problem = f"“{_shown(key.value)}” comes twice"
                    raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
                seen.add(key.value)
        found: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return found


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"-?(?:0|[1-9][0-9]*)", "-0123456789"),
    ("null", r"~|null|Null|NULL|", "~nN\0"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_pattern})$"), [*_first.rstrip("\0")])
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("^$"), [""])


YAML_PROBLEMS = {  # in German, what is mistyped most
    "did not find expected ',' or ']'": "Hier fehlt „,“ oder „]“",
    "did not find expected ',' or '}'": "Hier fehlt „,“ oder „}“",
    "could not find expected ':'": "Hier fehlt ein „:“",
    "mapping values are not allowed in this context": "Hier darf kein „:“ stehen",
    "did not find expected key": "Die Einrückung passt nicht",
    "did not find expected '-' indicator": "Hier fehlt ein „-“",
    "did not find expected node content": "Hier fehlt ein Wert",
    "found character that cannot start any token": "Mit diesem Zeichen kann nichts beginnen",
    "found unexpected end of stream": "Ein Anführungszeichen wird nicht geschlossen",
}


def read_text(text: str) -> Any:
    """YAML, bounded: no anchors that could blow up, no tags, no more and no deeper than a table needs."""
    if len(text) > MOST_CHARACTERS:
        raise _too_long(f"{len(text):,} characters", f"{_german(len(text))} Zeichen")
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_Loader):
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise Mistake("", "Anchors (&, *) are not read.", "Anker (&, *) werden nicht gelesen.")
            if getattr(event, "tag", None):
                raise Mistake("", "Tags (!) are not read.", "Tags (!) werden nicht gelesen.")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > MOST_DEPTH:
                raise Mistake("", "The document is nested too deeply.", "Das Dokument ist zu tief verschachtelt.")
        return yaml.load(text, Loader=_Loader)
    except Mistake:
        raise
    except ValueError:  # a number with thousands of digits
        raise Mistake("", "A number is too long.", "Eine Zahl ist zu lang.") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = _shown((getattr(error, "problem", None) or str(error)).splitlines()[0], 200)
        place = f"line {mark.line + 1}" if mark else ""
        problem_de = YAML_PROBLEMS.get(problem, "Die Schreibweise stimmt hier nicht")
        raise Mistake(place, f"This is not YAML: {problem}.", f"Das ist kein YAML: {problem_de}.") from None


# --- from data to a situation ----------------------------------------------------------------------------------------


def parse(document: object) -> Situation:
    """A document, as text or as data, checked from end to end."""
    data = read_text(document) if isinstance(document, str) else document
    return _Reader(data).situation()


class _Reader:
    """Reads each part at its place, and counts the cards as it goes."""

    def __init__(self, data: object) -> None:
        self.data = self._map("", data)
        self.counted: Counter[str] = Counter()
        self.names: list[str] = []
        memory = self.data.get("memory")
        self.counting = not (isinstance(memory, Mapping) and "piles" in memory)

    def situation(self) -> Situation:
        data = self.data
        self._keys("", data, TOP_KEYS)
        self.names = self._player_names(data.get("players"))
        seats = self._seats(data["players"])
        editions = self._editions(data.get("editions"))
        trash = data.get("trash")
        situation = Situation(
            title=self._string("title", data.get("title"), 200),
            editions=editions,
            players=seats,
            kingdom=self._kingdom(data.get("kingdom"), editions),
            ally=self._one_of("ally", data.get("ally"), ("ally",)),
            bane=self._bane(data.get("bane")),
            landscapes=self._several("landscapes", data.get("landscapes"), LANDSCAPES),
            boons=self._several("boons", data.get("boons"), ("boon",)),
            hexes=self._several("hexes", data.get("hexes"), ("hex",)),
            supply=self._supply("supply", data.get("supply")),
            pile_tokens=self._pile_tokens(data.get("pile tokens")),
            trash=None if trash is None else self._cards("trash", trash),
            turn=self._turn(data.get("turn")),
            seed=self._number("seed", data.get("seed", 0), most=2**63),
            moves=self._moves(data.get("moves")),
            expect=self._expect(data.get("expect")),
            memory=self._memory(data.get("memory")),
        )
        self._is_modelled(situation)
        if situation.memory.effects or situation.memory.links:
            lay_out(situation)  # do the cards that it names lie there?
        return situation

    # -- single values ----------------------------------------------------------------------------------------------

    def _map(self, place: str, value: object) -> dict[str, Any]:
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise _not(place, value, ("A map of names and values belongs here", "Hier gehören Namen mit Werten hin"))
        found: dict[str, Any] = {}
        for key, part in value.items():
            if not isinstance(key, str | int):
                raise _not(place, key, ("A name belongs here", "Hier gehört ein Name hin"))
            name = _shown(key).strip() if isinstance(key, int) else key.strip()
            if name in found:
                raise Mistake(_at(place, name), "This comes twice.", "Das steht zweimal da.")
            found[name] = part
        return found

    def _keys(self, place: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
        from difflib import get_close_matches

        for key in data:
            if key not in known:
                near = get_close_matches(key[:40], known, n=3)
                raise Mistake(
                    _at(place, key),
                    f"“{_shown(key)}” is not known here; known are: {', '.join(known)}.",
                    f"„{_shown(key)}“ kennt das Dokument hier nicht; es gibt: {', '.join(known)}.",
                    [(name, name) for name in near],
                )

    def _list(self, place: str, value: object, most: int = MOST_CARDS) -> list[Any]:
        if value is None:
            return []
        if isinstance(value, str):
            value = [part for part in value.split(",") if part.strip()]
        if not isinstance(value, list | tuple):
            raise _not(place, value, ("A list belongs here", "Hier gehört eine Liste hin"))
        if len(value) > most:
            raise Mistake(place, f"More than {most:,} entries.", f"Mehr als {_german(most)} Einträge.")
        return list(value)

    def _string(self, place: str, value: object, most: int) -> str:
        """One line of text."""
        if value is None:
            return ""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if not isinstance(value, str | int):
            raise _not(place, value, ("Text belongs here", "Hier gehört Text hin"))
        text = _shown(value) if isinstance(value, int) else " ".join(value.split())
        if len(text) > most:
            raise Mistake(place, f"At most {most:,} characters.", f"Höchstens {_german(most)} Zeichen.")
        if not text.isprintable():
            raise Mistake(
                place, "There are characters that nobody can read.", "Hier stehen Zeichen, die niemand lesen kann."
            )
        return text

    def _number(self, place: str, value: object, most: int = 999, least: int = 0) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise _not(place, value, ("A number belongs here", "Hier gehört eine Zahl hin"))
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
            raise _not(place, value, ("true or false belongs here", "Hier gehört true oder false hin"))
        return value

    def _fact(self, place: str, value: object) -> Fact:
        """Whatever the fixtures know by that name."""
        if not isinstance(value, str):
            raise _not(place, value, ("A card’s name belongs here", "Hier gehört ein Kartenname hin"))
        name = value.strip()
        meanings = card_names().meanings(name)
        if len(meanings) > 1:
            near = [card_names().texts[slug] for slug in meanings]
            raise Mistake(
                place,
                f"“{_shown(name)}” can mean several cards.",
                f"„{_shown(name)}“ kann mehrere Karten meinen.",
                near,
            )
        if not meanings:
            near = card_names().near(name)
            raise Mistake(place, f"No card is called “{_shown(name)}”.", f"Keine Karte heißt „{_shown(name)}“.", near)
        return facts()[meanings[0]]

    def _card(self, place: str, value: object) -> str:
        """A card that a player can have."""
        fact = self._fact(place, value)
        if fact.kind in NOT_A_CARD:
            en, de = NOT_A_CARD[fact.kind]
            cards = [(facts()[slug].en, facts()[slug].de) for slug in fact.cards]
            raise Mistake(
                place,
                f"{fact.en} is {en}, not a card that a player can have.",
                f"{fact.de} ist {de} und keine Karte, die jemand haben kann.",
                cards,
            )
        return fact.slug

    def _one_of(self, place: str, value: object, kinds: Sequence[str]) -> str:
        if value is None or value == "":
            return ""
        fact = self._fact(place, value)
        if fact.kind not in kinds:
            en = ", ".join(kind.capitalize() for kind in kinds)
            de = ", ".join(NOT_A_CARD[kind][1].split()[1] for kind in kinds)
            raise Mistake(place, f"{fact.en} is none of these: {en}.", f"{fact.de} ist nichts von diesen: {de}.")
        return fact.slug

    def _several(self, place: str, value: object, kinds: Sequence[str]) -> Cards:
        found = [
            self._one_of(f"{place}[{i}]", name, kinds) for i, name in enumerate(self._list(place, value, MOST_PILES))
        ]
        return tuple(dict.fromkeys(slug for slug in found if slug))

    def _cards(self, place: str, value: object, *, described: bool = True, unknown: bool = True) -> Cards:
        """A zone. `described` cards count against the box; a face-down one is allowed where it is `unknown`."""
        if isinstance(value, str) and value.strip() == "?" and unknown:
            return ("?",) * UNKNOWN_ZONE
        found: list[str] = []
        for i, item in enumerate(self._list(place, value)):
            found.extend(self._some(f"{place}[{i}]", item, unknown))
            if len(found) > MOST_CARDS:
                raise Mistake(place, f"More than {MOST_CARDS:,} cards.", f"Mehr als {_german(MOST_CARDS)} Karten.")
        if described:
            for slug, n in Counter(found).items():
                self._count(place, slug, n)
        return tuple(found)

    def _some(self, place: str, item: object, unknown: bool = True) -> list[str]:
        """`Copper`, `3 Copper`, `?`, `2 ?`."""
        n = 1
        if isinstance(item, str):
            match = re.fullmatch(r"\s*([-+]?\d+)\s*(?:[x×]\s|\s)\s*(\S.*)", item, re.DOTALL)
            if match and card_names().find(item) is None:
                n = int(match[1][:7])
                item = match[2]
            if unknown and item.strip() == "?":
                return ["?"] * self._number(place, n, MOST_CARDS)
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
        if self.counted[slug] > most and self.counting:
            raise Mistake(
                place,
                f"With these, {self.counted[slug]} {fact.en} are described, but the box holds only {most}.",
                f"Damit sind {self.counted[slug]} {fact.de} beschrieben, "
                f"aber in der Schachtel {'ist' if most == 1 else 'sind'} nur {most}.",
            )

    # -- players ----------------------------------------------------------------------------------------------------

    def _player_names(self, value: object) -> list[str]:
        if value is None:
            raise Mistake("players", "Nobody is at the table.", "Niemand sitzt am Tisch.")
        data = self._map("players", value)
        if not 2 <= len(data) <= MOST_PLAYERS:
            raise Mistake(
                "players",
                f"2 to {MOST_PLAYERS} players can be at the table, not {len(data)}.",
                f"Am Tisch sitzen 2 bis {MOST_PLAYERS}, nicht {len(data)}.",
            )
        for i, name in enumerate(data):
            shown = _shown(name)
            if not name or len(name) > 40 or not name.isprintable() or ":" in name or "," in name:
                raise Mistake(
                    f"players.{name}",
                    f"“{shown}” cannot be a player’s name: 1 to 40 letters, no comma and no colon.",
                    f"„{shown}“ kann kein Name sein: 1 bis 40 Zeichen, kein Komma und kein Doppelpunkt.",
                )
            if name.casefold() in EXPECT_KEYS:
                raise Mistake(
                    f"players.{name}",
                    "This name means something else here.",
                    "Dieser Name bedeutet hier etwas anderes.",
                )
            if any(same(name, other) for other in list(data)[:i]):
                raise Mistake(f"players.{name}", "Two players have this name.", "Zwei heißen so.")
        return list(data)

    def _player(self, place: str, value: object) -> str:
        for name in self.names:
            if isinstance(value, str | int) and same(name, str(_shown(value))):
                return name
        raise Mistake(
            place,
            f"{_shown(value)} is not at the table.",
            f"{_shown(value)} sitzt nicht am Tisch.",
            [(name, name) for name in self.names],
        )

    def _seats(self, value: object) -> dict[str, Seat]:
        data = self._map("players", value)
        return {name: self._seat(f"players.{name}", self._map(f"players.{name}", data[name])) for name in self.names}

    def _seat(self, place: str, data: Mapping[str, Any]) -> Seat:
        self._keys(place, data, PLAYER_KEYS)
        mats = self._map(f"{place}.mats", data.get("mats"))
        self._keys(f"{place}.mats", mats, tuple(MATS))
        tokens = self._map(f"{place}.tokens", data.get("tokens"))
        self._keys(f"{place}.tokens", tokens, TOKENS)
        deck = data.get("deck")
        return Seat(
            hand=self._cards(f"{place}.hand", data.get("hand")),
            deck=self._cards(f"{place}.deck", "?" if deck is None else deck),
            discard=self._cards(f"{place}.discard", data.get("discard")),
            play=self._in_play(f"{place}.play", self._cards(f"{place}.play", data.get("play"), unknown=False)),
            aside=self._cards(f"{place}.aside", data.get("aside")),
            durations=self._durations(f"{place}.durations", data.get("durations")),
            mats={mat: cards for mat in MATS if (cards := self._cards(f"{place}.mats.{mat}", mats.get(mat)))},
            tokens={t: self._number(f"{place}.tokens.{t}", tokens[t]) for t in TOKENS if t in tokens},
            holds=self._several(f"{place}.holds", data.get("holds"), HELD),
            last_gained=self._cards(
                f"{place}.last turn gained", data.get("last turn gained"), described=False, unknown=False
            ),
        )

    def _in_play(self, place: str, cards: Cards) -> Cards:
        for slug in cards:
            if not set(facts()[slug].types) & {"Action", "Treasure", "Night"}:
                fact = facts()[slug]
                raise Mistake(place, f"{fact.en} cannot be in play.", f"{fact.de} kann nicht im Spiel sein.")
        return cards

    def _durations(self, place: str, value: object) -> tuple[Duration, ...]:
        found: list[Duration] = []
        for i, item in enumerate(self._list(place, value)):
            here = f"{place}[{i}]"
            if not isinstance(item, Mapping):
                found += [Duration(slug) for slug in self._some(here, item, unknown=False)]
                continue
            for name, on_it in self._map(here, item).items():
                slug = self._card(here, name)
                if isinstance(on_it, int):
                    found.append(Duration(slug, tokens=self._number(here, on_it)))
                else:
                    one = ["?"] if isinstance(on_it, str) and on_it.strip() == "?" else on_it
                    found.append(Duration(slug, self._cards(here, one)))
        for slug, n in Counter(duration.card for duration in found).items():
            self._count(place, slug, n)
        self._in_play(place, tuple(duration.card for duration in found))
        return tuple(found)

    # -- the table --------------------------------------------------------------------------------------------------

    def _editions(self, value: object) -> dict[str, int]:
        editions: dict[str, int] = {}
        for name, edition in self._map("editions", value).items():
            place = f"editions.{name}"
            slug = expansion_names().find(name)
            if slug is None:
                raise Mistake(
                    place,
                    f"No expansion is called “{_shown(name)}”.",
                    f"Keine Erweiterung heißt „{_shown(name)}“.",
                    expansion_names().near(name),
                )
            known = sorted(expansions()[slug].editions)
            if isinstance(edition, bool) or not isinstance(edition, int) or edition not in known:
                listed = ", ".join(map(str, known))
                expansion = expansions()[slug]
                raise Mistake(
                    place,
                    f"{expansion.en} has the editions {listed}, not {_what(edition)[0]}.",
                    f"{expansion.de} gibt es in den Editionen {listed}, nicht {_what(edition)[1]}.",
                )
            if slug in editions:
                raise Mistake(place, "This expansion comes twice.", "Diese Erweiterung steht zweimal da.")
            editions[slug] = edition
        return dict(sorted(editions.items()))

    def _kingdom(self, value: object, editions: Mapping[str, int]) -> str | Cards:
        if value is None:
            return ()
        if isinstance(value, str):
            found = find_kingdoms(value, editions)
            if found:
                return found[0].key
            if "," not in value and not card_names().meanings(value):
                raise Mistake(
                    "kingdom",
                    f"No stored kingdom is called “{_shown(value)}”.",
                    f"Kein Königreich heißt „{_shown(value)}“.",
                    kingdom_names().near(value),
                )
        piles = [self._pile(f"kingdom[{i}]", item) for i, item in enumerate(self._list("kingdom", value, MOST_PILES))]
        return tuple(dict.fromkeys(piles))

    def _bane(self, value: object) -> str:
        if value is None:
            return ""
        slug = self._pile("bane", value)
        fact = facts()[slug]
        if fact.cost not in (Cost(2), Cost(3)):
            raise Mistake(
                "bane",
                f"{fact.en} cannot be the bane: a bane costs 2 or 3 Coins.",
                f"{fact.de} kann nicht der Bannstapel sein: Er kostet 2 oder 3 Geld.",
            )
        return slug

    def _pile(self, place: str, value: object, kinds: Sequence[str] = ("kingdom", "mixed-pile", "basic")) -> str:
        """A pile, by its own name or by that of a card in it."""
        fact = self._fact(place, value)
        slug = pile_slug(fact.slug)
        if facts()[slug].kind not in kinds:
            raise Mistake(place, f"{fact.en} is no such pile.", f"{fact.de} ist kein solcher Stapel.")
        return slug

    def _supply(self, where: str, value: object) -> dict[str, int | Cards | None]:
        piles: dict[str, int | Cards | None] = {}
        for name, size in self._map(where, value).items():
            place = f"{where}.{name}"
            deck = next((slug for slug, names in DECKS.items() if plain(name) in map(plain, names)), "")
            slug = deck or self._pile(place, name, ("kingdom", "mixed-pile", "basic", *BESIDE))
            if slug in piles:
                raise Mistake(place, "This pile comes twice.", "Dieser Stapel steht zweimal da.")
            piles[slug] = self._deck(place, size) if deck else self._pile_size(place, slug, name, size)
        return {slug: piles[slug] for slug in sorted(piles)}

    def _deck(self, place: str, value: object) -> Cards | None:
        return None if _is_none(value) else self._cards(place, value)

    def _pile_size(self, place: str, slug: str, name: str, size: object) -> int | Cards | None:
        fact = facts()[slug]
        if _is_none(size) and slug not in BASIC:
            return None
        if fact.cards and card_names().find(name) != slug:
            raise Mistake(
                place,
                f"This card lies in the pile {fact.en}: name that, and list its cards.",
                f"Diese Karte liegt im Stapel {fact.de}: Nenne ihn und zähle seine Karten auf.",
                [(fact.en, fact.de)],
            )
        if isinstance(size, list | tuple | str):
            cards = self._cards(place, size, unknown=False)
            for card in cards:
                if card not in (*fact.cards, slug):
                    raise Mistake(
                        place,
                        f"{facts()[card].en} does not belong to this pile.",
                        f"{facts()[card].de} gehört nicht zu diesem Stapel.",
                        [(facts()[part].en, facts()[part].de) for part in fact.cards],
                    )
            return cards if fact.cards else len(cards)
        n = self._number(place, size)
        if not fact.cards:
            self._count(place, slug, n)
            return n
        full = sum(facts()[part].count(len(self.names)) for part in fact.cards)
        full = min(full, fact.count(len(self.names)) or full)
        return self._number(place, n, full)

    def _pile_tokens(self, value: object) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for name, tokens in self._map("pile tokens", value).items():
            here = f"pile tokens.{name}"
            slug = self._pile(here, name)
            found[slug] = {}
            for token, n in self._map(here, tokens).items():
                at = f"{here}.{token}"
                word, _, seat = token.rpartition(" ")
                if word and seat.isdecimal() and int(seat[:3]) < len(self.names):  # `training 0`: the first player's
                    token, n = word, self.names[int(seat)]
                kind = token if token in PILE_TOKENS else self._fact(at, token).slug
                if isinstance(n, int) and not isinstance(n, bool):
                    found[slug][kind] = self._number(at, n)
                else:  # a token that belongs to a player
                    for player in self._list(at, n, MOST_PLAYERS):
                        found[slug][f"{kind} {self.names.index(self._player(at, player))}"] = 1
        return {slug: dict(sorted(found[slug].items())) for slug in sorted(found)}

    def _turn(self, value: object) -> Turn:
        data = self._map("turn", value)
        self._keys("turn", data, TURN_KEYS)
        player = self._player("turn.player", data.get("player", self.names[0]))
        right = self.names[self.names.index(player) - 1]
        extra = data.get("extra")
        return Turn(
            player=player,
            phase=self._phase("turn.phase", data.get("phase", "action")),
            actions=self._number("turn.actions", data.get("actions", 1)),
            buys=self._number("turn.buys", data.get("buys", 1)),
            coins=self._number("turn.coins", data.get("coins", 0)),
            previous=self._player("turn.previous", data.get("previous", player if extra else right)),
            number=self._number("turn.number", data.get("number", 1), least=1),
            extra=self._fact("turn.extra", extra).slug if extra else "",
            gained=self._cards("turn.gained", data.get("gained"), described=False, unknown=False),
            bought=self._flag("turn.bought", data.get("bought", False)),
        )

    def _phase(self, place: str, value: object) -> str:
        word = plain(value) if isinstance(value, str) else ""
        phase = PHASE_WORDS.get(word, word)
        if phase not in PHASES:
            listed = ", ".join(PHASES)
            raise Mistake(
                place,
                f"The phases are {listed}, not {_what(value)[0]}.",
                f"Die Phasen sind {listed}, nicht {_what(value)[1]}.",
            )
        return phase

    def _moves(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part for part in value.splitlines() if part.strip()]
        moves = []
        for i, move in enumerate(self._list("moves", value, MOST_MOVES)):
            place = f"moves[{i}]"
            speaker = ""
            if isinstance(move, Mapping) and len(move) == 1:  # `Anna: Tactician` without quotes
                ((who, move),) = move.items()
                speaker = f"{self._player(place, who)}: "
            if isinstance(move, list | tuple):
                move = ", ".join(self._string(place, part, 200) for part in move[:MOST_CARDS])
            moves.append(speaker + ("-" if move is None else self._string(place, move, 2000)))
        return tuple(moves)

    # -- what is expected -------------------------------------------------------------------------------------------

    def _expect(self, value: object) -> dict[str, Any] | None:
        """In canonical form: players by name, cards by their English names, phases by theirs."""
        if value is None:
            return None
        data = self._map("expect", value)
        by_name = {name: name for name in self.names}
        for key in data:
            for name in self.names:
                if same(key, name):
                    by_name[key] = name
        self._keys("expect", data, (*EXPECT_KEYS, *by_name))
        whole = self._map("expect.players", data.get("players"))
        players = {self._player("expect.players", key): part for key, part in whole.items()}
        players |= {by_name[key]: part for key, part in data.items() if key in by_name}
        out: dict[str, Any] = {}
        if "turn" in data:
            out["turn"] = self._expect_turn(data["turn"])
        for name in self.names:
            if name in players:
                out[name] = self._expect_player(f"expect.{name}", players[name])
        if "supply" in data:
            supply = self._map("expect.supply", data["supply"])
            out["supply"] = {}
            for name, size in supply.items():
                slug = self._pile(f"expect.supply.{name}", name, ("kingdom", "mixed-pile", "basic", *BESIDE))
                out["supply"][facts()[slug].en] = self._expect_cards(f"expect.supply.{name}", size)
        if "trash" in data:
            out["trash"] = self._expect_cards("expect.trash", data["trash"])
        for key in ("over", "error"):
            if key in data:
                out[key] = self._flag(f"expect.{key}", data[key])
        if "winners" in data:
            names = self._list("expect.winners", data["winners"], MOST_PLAYERS)
            out["winners"] = tuple(self._player("expect.winners", name) for name in names)
        if "pending" in data:
            out["pending"] = self._expect_pending(data["pending"])
        if "steps" in data:
            steps = self._list("expect.steps", data["steps"])
            out["steps"] = tuple(self._expect_step(f"expect.steps[{i}]", step) for i, step in enumerate(steps))
        return out

    def _expect_turn(self, value: object) -> dict[str, Any]:
        data = self._map("expect.turn", value)
        self._keys("expect.turn", data, EXPECT_TURN)
        out: dict[str, Any] = {}
        for key, part in data.items():
            place = f"expect.turn.{key}"
            if key == "player":
                out[key] = self._player(place, part)
            elif key == "phase":
                out[key] = self._phase(place, part)
            elif key == "extra":
                out[key] = part if isinstance(part, bool) else self._fact(place, part).en
            else:
                out[key] = self._number(place, part)
        return out

    def _expect_player(self, place: str, value: object) -> dict[str, Any]:
        data = self._map(place, value)
        self._keys(place, data, EXPECT_PLAYER)
        out: dict[str, Any] = {}
        for key, part in data.items():
            here = f"{place}.{key}"
            if key in ZONE_KEYS:
                out[key] = self._expect_cards(here, part)
            elif key == "mats":
                mats = self._map(here, part)
                self._keys(here, mats, tuple(MATS))
                out[key] = {mat: self._expect_cards(f"{here}.{mat}", cards) for mat, cards in mats.items()}
            elif key == "tokens":
                tokens = self._map(here, part)
                self._keys(here, tokens, TOKENS)
                out[key] = {token: self._number(f"{here}.{token}", n) for token, n in tokens.items()}
            elif key == "holds":
                out[key] = tuple(_names(self._several(here, part, HELD)))
            else:
                out[key] = self._number(here, part, least=-999)
        return out

    def _expect_cards(self, place: str, value: object) -> int | tuple[str, ...]:
        if isinstance(value, int) and not isinstance(value, bool):
            return self._number(place, value)
        return tuple(_names(self._cards(place, value, described=False)))

    def _expect_pending(self, value: object) -> dict[str, Any] | None:
        if value is None:
            return None
        data = self._map("expect.pending", value)
        self._keys("expect.pending", data, EXPECT_PENDING)
        out: dict[str, Any] = {}
        for key, part in data.items():
            place = f"expect.pending.{key}"
            if key == "player":
                out[key] = self._player(place, part)
            elif key in ("min", "max"):
                out[key] = self._number(place, part)
            elif key == "choices":
                out[key] = tuple(self._string(place, choice, 200) for choice in self._list(place, part))
            else:
                out[key] = self._string(place, part, 200)
        return out

    def _expect_step(self, place: str, value: object) -> dict[str, Any]:
        data = self._map(place, value)
        self._keys(place, data, EXPECT_STEP)
        out: dict[str, Any] = {}
        if "actor" in data:
            out["actor"] = self._player(f"{place}.actor", data["actor"])
        if "kind" in data:
            out["kind"] = self._string(f"{place}.kind", data["kind"], 20)
        if "cards" in data:
            out["cards"] = self._expect_cards(f"{place}.cards", data["cards"])
        return out

    # -- what the table remembers -----------------------------------------------------------------------------------

    def _memory(self, value: object) -> Memory:
        data = self._map("memory", value)
        self._keys("memory", data, MEMORY_KEYS)

        def rows(key: str, *readers: Callable[[str, object], Any]) -> Any:
            if key not in data:
                return None
            found = []
            for i, row in enumerate(self._list(f"memory.{key}", data[key], MOST_MOVES)):
                place = f"memory.{key}[{i}]"
                parts = self._list(place, row) if len(readers) > 1 else [row]
                if len(parts) != len(readers):
                    raise Mistake(
                        place, f"{len(readers)} entries belong here.", f"Hier gehören {len(readers)} Einträge hin."
                    )
                read = tuple(reader(place, part) for reader, part in zip(readers, parts, strict=True))
                found.append(read if len(readers) > 1 else read[0])
            return tuple(found)

        def number(key: str, most: int) -> int | None:
            return self._number(f"memory.{key}", data[key], most) if key in data else None

        def any_card(place: str, value: object) -> str:
            return self._fact(place, value).slug

        return Memory(
            played=rows("played", self._player, self._card, self._flag),
            gained=rows("gained", self._player, self._card, self._phase),
            purchases=rows("purchases", any_card),
            emptied=rows("emptied", self._pile),
            claims=rows("claims", self._player, any_card),
            skips=rows("skips", self._player, self._number),
            hand_size=number("hand size", 20),
            effects=rows("effects", self._effect),
            links=rows("links", self._very_card, self._very_card),
            piles=self._supply("memory.piles", data["piles"]) if "piles" in data else None,
            chance=number("chance", MOST_CHANCE),
        )

    def _effect(self, place: str, value: object) -> Effect:
        data = self._map(place, value)
        self._keys(place, data, ("card", "line", "event", "player", "n", "of", "carries", "spares"))
        carries = self._map(f"{place}.carries", data.get("carries"))
        spares = self._list(f"{place}.spares", data.get("spares"), MOST_PLAYERS)
        return Effect(
            card=self._fact(f"{place}.card", data.get("card")).slug,
            line=self._number(f"{place}.line", data.get("line", 0)),
            event=self._string(f"{place}.event", data.get("event"), 40),
            player=self._player(f"{place}.player", data.get("player")),
            n=self._number(f"{place}.n", data.get("n", 1), least=1),
            of=self._very_card(f"{place}.of", data["of"]) if "of" in data else None,
            carries={
                self._string(place, name, 40): tuple(
                    self._very_card(f"{place}.carries.{name}", card)
                    for card in self._list(f"{place}.carries.{name}", cards)
                )
                for name, cards in carries.items()
            },
            spares=tuple(self._player(f"{place}.spares", name) for name in spares) if "spares" in data else None,
        )

    def _very_card(self, place: str, value: object) -> Card:
        data = self._map(place, value)
        self._keys(place, data, ("card", "in", "n"))
        card = "?" if data.get("card") == "?" else self._card(place, data.get("card"))
        parts = self._list(f"{place}.in", data.get("in"), 2)
        where: tuple[str, ...] = ()
        if len(parts) == 2 and plain(str(parts[0])) == "supply":
            where = ("supply", self._pile(f"{place}.in", parts[1], ("kingdom", "mixed-pile", "basic", *BESIDE)))
        elif len(parts) == 2:
            zone = self._string(f"{place}.in", parts[1], 40)
            self._keys(f"{place}.in", {zone: None}, (*ZONE_KEYS, *MATS))
            where = (self._player(f"{place}.in", parts[0]), zone)
        elif parts:
            self._keys(f"{place}.in", {self._string(f"{place}.in", parts[0], 40): None}, ("trash",))
            where = ("trash",)
        return Card(card, where, self._number(f"{place}.n", data.get("n", 1), least=1))

    # -- the whole --------------------------------------------------------------------------------------------------

    def _is_modelled(self, situation: Situation) -> None:
        piles: set[str] = set()
        for slug, place in named_cards(situation):
            fact = facts()[slug]
            piles.add(pile_slug(slug))
            if len(piles) > MOST_PILES:
                raise Mistake(
                    place,
                    f"More than {MOST_PILES} different cards are named.",
                    f"Mehr als {MOST_PILES} verschiedene Karten sind genannt.",
                )
            if fact.kind in ("boon", "hex"):
                continue  # a deck that nobody draws from: whatever would is not modelled, and is refused
            if not modelled(slug):
                others = [f for f in facts().values() if f.expansion == fact.expansion and modelled(f.slug)]
                en, de = (", ".join(names) for names in ([f.en for f in others], [f.de for f in others]))
                raise Mistake(
                    place,
                    f"{fact.en} is not modelled yet. Modelled from the same box: {en or 'nothing'}.",
                    f"{fact.de} ist noch nicht modelliert. Aus derselben Schachtel: {de or 'nichts'}.",
                )


def _is_none(value: object) -> bool:
    return isinstance(value, str) and plain(value) in ("none", "keiner")


def _at(place: str, name: str) -> str:
    return f"{place}.{_shown(name)}" if place else _shown(name)


def _shown(value: object, most: int = 60) -> str:
    """A value in a message."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**15:
        return "a number far too large"
    if isinstance(value, Mapping | list | tuple | set | bytes):
        return _what(value)[0]
    return printable(str(value), most)


def _what(value: object) -> Text:
    if value is None:
        return "nothing", "nichts"
    if isinstance(value, Mapping):
        return "a map", "eine Zuordnung"
    if isinstance(value, list | tuple):
        return "a list", "eine Liste"
    if isinstance(value, bool):
        return str(value).lower(), str(value).lower()
    if not isinstance(value, str | int | float):
        return "this", "das"
    return f"“{_shown(value)}”", f"„{_shown(value)}“"


def _not(place: str, value: object, belongs: Text) -> Mistake:
    en, de = _what(value)
    return Mistake(place, f"{belongs[0]}, not {en}.", f"{belongs[1]}, nicht {de}.")


# --- from a situation to text ----------------------------------------------------------------------------------------


class _Dumper(yaml.SafeDumper):
    """Lists in one line, as a person would write them."""


def _flow(dumper: Any, data: Any) -> Any:
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=True)


_Dumper.add_representer(list, _flow)
_Dumper.add_representer(tuple, _flow)


def format(situation: Situation) -> str:
    """The document as text, in canonical form."""
    return yaml.dump(document(situation), Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=110)


def document(s: Situation) -> dict[str, Any]:
    """The canonical document: English names, defaults left out, keys in the contract's order."""
    doc: dict[str, Any] = {}
    if s.title:
        doc["title"] = s.title
    if s.editions:
        doc["editions"] = {expansions()[slug].en: n for slug, n in s.editions.items()}
    doc["players"] = {name: _seat_document(seat) for name, seat in s.players.items()}
    if s.kingdom:
        doc["kingdom"] = s.kingdom if isinstance(s.kingdom, str) else [_name(slug) for slug in s.kingdom]
    for key in ("ally", "bane"):
        if getattr(s, key):
            doc[key] = _name(getattr(s, key))
    for key in ("landscapes", "boons", "hexes"):
        if getattr(s, key):
            doc[key] = [_name(slug) for slug in getattr(s, key)]
    if s.supply:
        doc["supply"] = {_name(slug): _size(size) for slug, size in s.supply.items()}
    if s.pile_tokens:
        names = list(s.players)
        doc["pile tokens"] = {_name(slug): _token_document(tokens, names) for slug, tokens in s.pile_tokens.items()}
    if s.trash is not None:
        doc["trash"] = _names(s.trash)
    turn = _turn_document(s.turn, list(s.players))
    if turn:
        doc["turn"] = turn
    if s.seed:
        doc["seed"] = s.seed
    if s.moves:
        doc["moves"] = list(s.moves)
    if s.expect is not None:
        doc["expect"] = dict(s.expect)
    memory = _memory_document(s.memory)
    if memory:
        doc["memory"] = memory
    return doc


def _names(cards: Iterable[str]) -> list[str]:
    """Runs of the same card as `3 Copper`; the order is kept."""
    out: list[tuple[str, int]] = []
    for slug in cards:
        if out and out[-1][0] == slug:
            out[-1] = (slug, out[-1][1] + 1)
        else:
            out.append((slug, 1))
    return [_name(slug) if n == 1 else f"{n} {_name(slug)}" for slug, n in out]


def _name(slug: str) -> str:
    return "?" if slug == "?" else DECKS[slug][0] if slug in DECKS else facts()[slug].en


def _size(size: int | Cards | None) -> int | str | list[str]:
    return "none" if size is None else size if isinstance(size, int) else _names(size)


def _token_document(tokens: Mapping[str, int], names: list[str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for token, n in tokens.items():
        kind, _, player = token.partition(" ")
        if player:
            out.setdefault(kind, []).append(names[int(player)])
        else:
            out[kind] = n
    return out


def _seat_document(seat: Seat) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key in ("hand", "deck", "discard", "play", "aside"):
        cards = getattr(seat, key)
        if key == "deck" and cards == ("?",) * UNKNOWN_ZONE:
            continue
        if cards or key == "deck":
            out[key] = _names(cards)
    if seat.durations:
        out["durations"] = [
            {_name(d.card): _names(d.on_it)} if d.on_it else {_name(d.card): d.tokens} if d.tokens else _name(d.card)
            for d in seat.durations
        ]
    if seat.mats:
        out["mats"] = {mat: _names(cards) for mat, cards in seat.mats.items()}
    if seat.tokens:
        out["tokens"] = dict(seat.tokens)
    if seat.holds:
        out["holds"] = [_name(slug) for slug in seat.holds]
    if seat.last_gained:
        out["last turn gained"] = _names(seat.last_gained)
    return out


def _turn_document(turn: Turn, names: list[str]) -> dict[str, Any]:
    right = names[names.index(turn.player) - 1]
    standard = Turn(player=names[0], previous=turn.player if turn.extra else right)  # an extra turn follows one's own
    out: dict[str, Any] = {}
    for key in ("player", "phase", "actions", "buys", "coins", "previous", "number"):
        if getattr(turn, key) != getattr(standard, key):
            out[key] = getattr(turn, key)
    if turn.extra:
        out["extra"] = _name(turn.extra)
    if turn.gained:
        out["gained"] = _names(turn.gained)
    if turn.bought:
        out["bought"] = True
    return out


def _memory_document(m: Memory) -> dict[str, Any]:
    out: dict[str, Any] = {}
    if m.played is not None:
        out["played"] = [[player, _name(slug), from_hand] for player, slug, from_hand in m.played]
    if m.gained is not None:
        out["gained"] = [[player, _name(slug), phase] for player, slug, phase in m.gained]
    if m.purchases is not None:
        out["purchases"] = [_name(slug) for slug in m.purchases]
    if m.emptied is not None:
        out["emptied"] = [_name(slug) for slug in m.emptied]
    if m.claims is not None:
        out["claims"] = [[player, _name(slug)] for player, slug in m.claims]
    if m.skips is not None:
        out["skips"] = [[player, n] for player, n in m.skips]
    if m.hand_size is not None:
        out["hand size"] = m.hand_size
    if m.effects is not None:
        out["effects"] = [_effect_document(effect) for effect in m.effects]
    if m.links is not None:
        out["links"] = [[_card_document(by), _card_document(card)] for by, card in m.links]
    if m.piles is not None:
        out["piles"] = {_name(slug): _size(size) for slug, size in m.piles.items()}
    if m.chance is not None:
        out["chance"] = m.chance
    return out


def _effect_document(effect: Effect) -> dict[str, Any]:
    out: dict[str, Any] = {"card": _name(effect.card), "line": effect.line, "event": effect.event}
    out["player"] = effect.player
    if effect.n > 1:
        out["n"] = effect.n
    if effect.of is not None:
        out["of"] = _card_document(effect.of)
    if effect.carries:
        out["carries"] = {name: [_card_document(card) for card in cards] for name, cards in effect.carries.items()}
    if effect.spares is not None:
        out["spares"] = list(effect.spares)
    return out


def _card_document(card: Card) -> dict[str, Any]:
    out: dict[str, Any] = {"card": _name(card.card)}
    if card.place:
        out["in"] = ["supply", _name(card.place[1])] if card.place[0] == "supply" else list(card.place)
    if card.n > 1:
        out["n"] = card.n
    return out


__all__ = [
    "MATS",
    "MOST_CHARACTERS",
    "MOST_MOVES",
    "Card",
    "Duration",
    "Effect",
    "Memory",
    "Mistake",
    "Seat",
    "Situation",
    "Turn",
    "describe",
    "document",
    "format",
    "lay_out",
    "named_cards",
    "parse",
    "read_file",
    "read_text",
    "start",
]

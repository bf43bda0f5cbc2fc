"""The situation document: read, checked, written again.

`parse` turns a document (text, or data already read) into a `Situation`; `Situation.document()` gives it back in
canonical form: `parse(s.document()) == s`. `start` builds the game. Every mistake names its place and the nearest names.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import yaml

from rules.core import PHASE_START, TURN
from rules.decisions import Text
from rules.facts import Loader, card_names, expansion_names, expansions, facts, plain
from rules.game import ASIDE, DECK, DISCARD, EXILE, HAND, ISLAND, NATIVE_VILLAGE, PLAY, TAVERN, ZONES, Game
from rules.kinds import UNKNOWN, modelled
from rules.kingdoms import Kingdom, find_kingdoms, kingdom_names
from rules.setup import BASIC, new_card, pile_slug, table_for
from rules.verbs import Schedule

MOST_CHARACTERS = 100_000
MOST_MOVES = 2_000
MOST_PLAYERS = 6
UNKNOWN_ZONE = 10

ZONE_KEYS = {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "aside": ASIDE}
MATS = {"island": ISLAND, "native-village": NATIVE_VILLAGE, "tavern": TAVERN, "exile": EXILE}
TOKENS = ("favors", "coffers", "villagers", "debt", "vp", "pirate", "journey")
PHASES = ("action", "buy", "night", "clean-up")
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
)
PLAYER_KEYS = (*ZONE_KEYS, "durations", "mats", "tokens", "holds", "last turn gained")
TURN_KEYS = ("player", "phase", "actions", "buys", "coins", "previous", "number", "extra", "gained", "bought")

Cards = tuple[str, ...]


class Mistake(ValueError):
    """Something wrong in a document: where, what, and what would be right."""

    def __init__(self, place: str, en: str, de: str, near: Sequence[str] = ()) -> None:
        self.place = place
        self.text: Text = (en, de)
        self.near = tuple(near)
        self.message: Text = (f"{place}: {en}", f"{place}: {de}") if place else (en, de)
        super().__init__(self.message[0])


@dataclass(frozen=True)
class Duration:
    """A card in play with an effect still to come, and what lies on it."""

    card: str
    on_it: Cards = ()
    tokens: int = 0


@dataclass(frozen=True)
class Seat:
    hand: Cards = ()
    deck: Cards = ("?",) * UNKNOWN_ZONE
    discard: Cards = ()
    play: Cards = ()
    aside: Cards = ()
    durations: tuple[Duration, ...] = ()
    mats: Mapping[str, Cards] = field(default_factory=dict)
    tokens: Mapping[str, int] = field(default_factory=dict)
    holds: Cards = ()
    last_gained: Cards = ()


@dataclass(frozen=True)
class Turn:
    player: str
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    previous: str = ""
    number: int = 1
    extra: str = ""
    gained: Cards = ()
    bought: bool = False


@dataclass(frozen=True)
class Situation:
    """A table as a player would describe it. Cards are slugs."""

    players: Mapping[str, Seat]
    turn: Turn
    title: str = ""
    editions: Mapping[str, int] = field(default_factory=dict)
    kingdom: str | Cards = ()  # "book:slug" of a stored one, or piles
    ally: str = ""
    bane: str = ""
    landscapes: Cards = ()
    boons: Cards = ()
    hexes: Cards = ()
    supply: Mapping[str, int | Cards] = field(default_factory=dict)
    pile_tokens: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    trash: Cards = ()
    seed: int = 0
    moves: tuple[str, ...] = ()
    expect: Mapping[str, Any] | None = None

    def with_moves(self, moves: Sequence[str]) -> Situation:
        return replace(self, moves=tuple(moves))

    def document(self) -> dict[str, Any]:
        """The canonical document: English names, defaults left out, keys in the contract's order."""
        return _document(self)

    def text(self) -> str:
        return yaml.dump(self.document(), Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=110)


class _Dumper(yaml.SafeDumper):
    pass


def _flow_lists(dumper: Any, data: Any) -> Any:
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=True)


_Dumper.add_representer(list, _flow_lists)
_Dumper.add_representer(tuple, _flow_lists)


# --- reading ---------------------------------------------------------------------------------------------------------


def read_file(name: str) -> str:
    """The text of a document, `-` for standard input; no more of it is read than a document may have."""
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            raw = file.read(4 * MOST_CHARACTERS + 1)
        return raw.decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake(name, f"Cannot be read: {reason}.", f"Lässt sich nicht lesen: {reason}.") from None
    except UnicodeDecodeError:
        if len(raw) > 4 * MOST_CHARACTERS:
            return "?" * len(raw)  # too long, whatever it says
        raise Mistake(name, "This is not UTF-8 text.", "Das ist kein UTF-8-Text.") from None


def read_text(text: str) -> Any:
    """YAML, bounded: no anchors that could blow up, no more than a table needs."""
    if len(text) > MOST_CHARACTERS:
        raise Mistake(
            "",
            f"The document has {len(text):,} characters; the most is {MOST_CHARACTERS:,}.",
            f"Das Dokument hat {len(text):,} Zeichen; höchstens {MOST_CHARACTERS:,} gehen.",
        )
    try:
        depth = 0
        for event in yaml.parse(text, Loader=Loader):
            if isinstance(event, yaml.AliasEvent):
                raise Mistake("", "Anchors (&, *) are not read.", "Anker (&, *) werden nicht gelesen.")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > 12:
                raise Mistake("", "The document is nested too deeply.", "Das Dokument ist zu tief verschachtelt.")
        return yaml.load(text, Loader=Loader)
    except (yaml.YAMLError, ValueError) as error:
        if isinstance(error, Mistake):
            raise
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}" if mark else ""
        problem = getattr(error, "problem", None) or str(error)[:200]
        raise Mistake(place, f"This is not YAML: {problem}.", f"Das ist kein YAML: {problem}.") from None


def parse(document: object) -> Situation:
    """A document, as text or as data, checked from end to end."""
    data = read_text(document) if isinstance(document, str) else document
    return _Reader(data).situation()


class _Reader:
    def __init__(self, data: object) -> None:
        self.data = self._map("", data)
        self.counted: Counter[str] = Counter()

    def situation(self) -> Situation:
        data = self.data
        self._keys("", data, TOP_KEYS)
        if "players" not in data:
            raise Mistake("players", "Nobody is at the table.", "Niemand sitzt am Tisch.")
        seats = self._players(data["players"])
        names = list(seats)
        editions = self._editions(data.get("editions"))
        kingdom = self._kingdom(data.get("kingdom"), editions)
        moves = self._moves(data.get("moves"))
        situation = Situation(
            title=self._string("title", data.get("title"), 200),
            editions=editions,
            players=seats,
            kingdom=kingdom,
            ally=self._landscape("ally", data.get("ally"), "Ally"),
            bane=self._card("bane", data["bane"]) if data.get("bane") is not None else "",
            landscapes=tuple(
                self._landscape(f"landscapes[{i}]", name)
                for i, name in enumerate(self._list("landscapes", data.get("landscapes")))
            ),
            boons=self._cards("boons", data.get("boons"), count=False),
            hexes=self._cards("hexes", data.get("hexes"), count=False),
            supply=self._supply(data.get("supply")),
            pile_tokens=self._pile_tokens(data.get("pile tokens")),
            trash=self._cards("trash", data.get("trash")),
            turn=self._turn(data.get("turn"), names),
            seed=self._number("seed", data.get("seed", 0), most=2**63),
            moves=moves,
            expect=self._expect(data.get("expect"), names),
        )
        self._fits_the_box(situation)
        self._is_modelled(situation)
        return situation

    # -- single values ----------------------------------------------------------------------------------------------

    def _map(self, place: str, value: object) -> dict[str, Any]:
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise Mistake(
                place,
                f"A map of names and values belongs here, not {_what(value)[0]}.",
                f"Hier gehören Namen mit Werten hin, nicht {_what(value)[1]}.",
            )
        return {str(key): part for key, part in value.items()}

    def _keys(self, place: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
        from difflib import get_close_matches

        for key in data:
            if key not in known:
                near = get_close_matches(key, known, n=3)
                where = f"{place}.{key}" if place else key
                raise Mistake(
                    where,
                    f"“{key[:60]}” is not known here; known are: {', '.join(known)}.",
                    f"„{key[:60]}“ kennt das Dokument hier nicht; es gibt: {', '.join(known)}.",
                    near,
                )

    def _list(self, place: str, value: object) -> list[Any]:
        if value is None:
            return []
        if isinstance(value, str):
            return [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, list | tuple):
            raise Mistake(
                place,
                f"A list belongs here, not {_what(value)[0]}.",
                f"Hier gehört eine Liste hin, nicht {_what(value)[1]}.",
            )
        if len(value) > MOST_MOVES:
            raise Mistake(place, f"More than {MOST_MOVES} entries.", f"Mehr als {MOST_MOVES} Einträge.")
        return list(value)

    def _string(self, place: str, value: object, most: int) -> str:
        if value is None:
            return ""
        if isinstance(value, Mapping | list):
            raise Mistake(
                place, f"Text belongs here, not {_what(value)[0]}.", f"Hier gehört Text hin, nicht {_what(value)[1]}."
            )
        text = str(value)
        if len(text) > most:
            raise Mistake(place, f"At most {most} characters.", f"Höchstens {most} Zeichen.")
        return text

    def _number(self, place: str, value: object, most: int = 999) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise Mistake(
                place,
                f"A number belongs here, not {_what(value)[0]}.",
                f"Hier gehört eine Zahl hin, nicht {_what(value)[1]}.",
            )
        if value < 0:
            raise Mistake(place, f"{value} is below 0.", f"{value} ist kleiner als 0.")
        if value > most:
            raise Mistake(place, f"{value} is more than {most}.", f"{value} ist mehr als {most}.")
        return value

    def _card(self, place: str, value: object) -> str:
        if isinstance(value, Mapping | list) or value is None:
            raise Mistake(
                place,
                f"A card’s name belongs here, not {_what(value)[0]}.",
                f"Hier gehört ein Kartenname hin, nicht {_what(value)[1]}.",
            )
        name = str(value).strip()
        slug = card_names().find(name) if name != "?" else "?"
        if slug is None:
            near = card_names().near(name)
            raise Mistake(
                place,
                f"No card is called “{name[:60]}”." + (f" Near: {', '.join(near)}." if near else ""),
                f"Keine Karte heißt „{name[:60]}“." + (f" Ähnlich: {', '.join(near)}." if near else ""),
                near,
            )
        return slug

    def _landscape(self, place: str, value: object, type_: str = "") -> str:
        if value is None or value == "":
            return ""
        slug = self._card(place, value)
        fact = facts().get(slug)
        if fact is None or (type_ and type_ not in fact.types):
            raise Mistake(place, f"{value} is not an {type_}.", f"{value} ist kein Verbündeter.")
        if not type_ and not set(fact.types) & {"Event", "Project", "Landmark", "Way"}:
            raise Mistake(
                place,
                f"{fact.en} is no Event, Project, Landmark or Way.",
                f"{fact.de} ist kein Ereignis, Projekt, keine Landmarke und kein Weg.",
            )
        return slug

    def _cards(self, place: str, value: object, *, count: bool = True) -> Cards:
        if value == "?" and not isinstance(value, list):
            return ("?",) * UNKNOWN_ZONE
        found: list[str] = []
        for i, item in enumerate(self._list(place, value)):
            found.extend(self._some(f"{place}[{i}]", item))
        if len(found) > MOST_MOVES:
            raise Mistake(place, "Too many cards.", "Zu viele Karten.")
        if count:
            self.counted.update(found)
        return tuple(found)

    def _some(self, place: str, item: object) -> list[str]:
        """`Copper`, `3 Copper`."""
        if isinstance(item, str):
            match = re.fullmatch(r"\s*(-?\d{1,6})\s*(?:x|×|\s)\s*(.+)", item)
            if match and card_names().find(item) is None:
                n = int(match[1])
                if n < 0:
                    raise Mistake(place, f"{n} is below 0.", f"{n} ist kleiner als 0.")
                slug = self._card(place, match[2])
                if n > 300:
                    raise Mistake(
                        place, f"{n} of one card are more than any box holds.", f"{n} Stück hat keine Schachtel."
                    )
                return [slug] * n
        return [self._card(place, item)]

    # -- parts ------------------------------------------------------------------------------------------------------

    def _players(self, value: object) -> dict[str, Seat]:
        data = self._map("players", value)
        if not 2 <= len(data) <= MOST_PLAYERS:
            raise Mistake(
                "players",
                f"2 to {MOST_PLAYERS} players can be at the table, not {len(data)}.",
                f"Am Tisch sitzen 2 bis {MOST_PLAYERS}, nicht {len(data)}.",
            )
        seats = {}
        for name, seat in data.items():
            if not name.strip() or len(name) > 40 or not name.isprintable() or ":" in name:
                raise Mistake(
                    "players", f"“{name[:40]}” cannot be a player’s name.", f"„{name[:40]}“ kann kein Name sein."
                )
            if plain(name) in ("turn", "supply", "trash", "players", "over", "winners"):
                raise Mistake(
                    f"players.{name}",
                    "This name means something else here.",
                    "Dieser Name bedeutet hier etwas anderes.",
                )
            seats[name] = self._seat(f"players.{name}", self._map(f"players.{name}", seat))
        return seats

    def _seat(self, place: str, data: Mapping[str, Any]) -> Seat:
        self._keys(place, data, PLAYER_KEYS)
        mats = self._map(f"{place}.mats", data.get("mats"))
        self._keys(f"{place}.mats", mats, tuple(MATS))
        tokens = self._map(f"{place}.tokens", data.get("tokens"))
        self._keys(f"{place}.tokens", tokens, TOKENS)
        deck = data.get("deck", "?")
        return Seat(
            hand=self._cards(f"{place}.hand", data.get("hand")),
            deck=self._cards(f"{place}.deck", "?" if deck is None else deck),
            discard=self._cards(f"{place}.discard", data.get("discard")),
            play=self._cards(f"{place}.play", data.get("play")),
            aside=self._cards(f"{place}.aside", data.get("aside")),
            durations=self._durations(f"{place}.durations", data.get("durations")),
            mats={mat: cards for mat, value in mats.items() if (cards := self._cards(f"{place}.mats.{mat}", value))},
            tokens={token: self._number(f"{place}.tokens.{token}", n) for token, n in tokens.items()},
            holds=self._cards(f"{place}.holds", data.get("holds"), count=False),
            last_gained=self._cards(f"{place}.last turn gained", data.get("last turn gained"), count=False),
        )

    def _durations(self, place: str, value: object) -> tuple[Duration, ...]:
        found = []
        for i, item in enumerate(self._list(place, value)):
            here = f"{place}[{i}]"
            if isinstance(item, Mapping):
                for name, on_it in item.items():
                    slug = self._card(here, name)
                    self.counted[slug] += 1
                    if isinstance(on_it, int):
                        found.append(Duration(slug, tokens=self._number(here, on_it)))
                    else:
                        found.append(Duration(slug, self._cards(here, on_it)))
            else:
                for slug in self._some(here, item):
                    self.counted[slug] += 1
                    found.append(Duration(slug))
        return tuple(found)

    def _editions(self, value: object) -> dict[str, int]:
        editions = {}
        for name, edition in self._map("editions", value).items():
            place = f"editions.{name}"
            slug = expansion_names().find(name)
            if slug is None:
                near = expansion_names().near(name)
                raise Mistake(
                    place, f"No expansion is called “{name[:60]}”.", f"Keine Erweiterung heißt „{name[:60]}“.", near
                )
            known = sorted(expansions()[slug].editions)
            if edition not in known or isinstance(edition, bool):
                listed = ", ".join(map(str, known))
                raise Mistake(
                    place,
                    f"{name} has the editions {listed}.",
                    f"{name} gibt es in den Editionen {listed}.",
                    [str(n) for n in known],
                )
            editions[slug] = int(edition)
        return editions

    def _kingdom(self, value: object, editions: Mapping[str, int]) -> str | Cards:
        if value is None:
            return ()
        if isinstance(value, str):
            found = find_kingdoms(value, editions)
            if found:
                return found[0].key
            if "," not in value and card_names().find(value) is None:
                near = kingdom_names().near(value)
                raise Mistake(
                    "kingdom",
                    f"No stored kingdom is called “{value[:60]}”." + (f" Near: {', '.join(near)}." if near else ""),
                    f"Kein gespeichertes Königreich heißt „{value[:60]}“."
                    + (f" Ähnlich: {', '.join(near)}." if near else ""),
                    near,
                )
        piles = []
        for i, item in enumerate(self._list("kingdom", value)):
            slug = pile_slug(self._card(f"kingdom[{i}]", item))
            if facts()[slug].kind not in ("kingdom", "mixed-pile", "basic"):
                raise Mistake(f"kingdom[{i}]", f"{item} is no Kingdom card.", f"{item} ist keine Königreichkarte.")
            piles.append(slug)
        return tuple(dict.fromkeys(piles))

    def _supply(self, value: object) -> dict[str, int | Cards]:
        piles: dict[str, int | Cards] = {}
        for name, size in self._map("supply", value).items():
            place = f"supply.{name}"
            slug = pile_slug(self._card(place, name))
            if isinstance(size, list | tuple | str):
                cards = self._cards(place, size)
                fact = facts()[slug]
                for card in cards:
                    if card not in (*fact.cards, slug):
                        raise Mistake(
                            place,
                            f"{facts()[card].en} does not belong to this pile.",
                            f"{facts()[card].de} gehört nicht zu diesem Stapel.",
                        )
                piles[slug] = cards if fact.cards else len(cards)
            else:
                n = self._number(place, size)
                if not facts()[slug].cards:
                    self.counted[slug] += n
                piles[slug] = n
        return piles

    def _pile_tokens(self, value: object) -> dict[str, dict[str, int]]:
        return {
            pile_slug(self._card(f"pile tokens.{name}", name)): {
                token: self._number(f"pile tokens.{name}.{token}", n)
                for token, n in self._map(f"pile tokens.{name}", tokens).items()
            }
            for name, tokens in self._map("pile tokens", value).items()
        }

    def _turn(self, value: object, names: list[str]) -> Turn:
        data = self._map("turn", value)
        self._keys("turn", data, TURN_KEYS)
        player = self._player("turn.player", data.get("player", names[0]), names)
        right = names[(names.index(player) - 1) % len(names)]
        phase = str(data.get("phase", "action"))
        if phase not in PHASES:
            raise Mistake(
                "turn.phase", f"The phases are {', '.join(PHASES)}.", f"Die Phasen sind {', '.join(PHASES)}.", PHASES
            )
        extra = data.get("extra")
        bought = data.get("bought", False)
        if not isinstance(bought, bool):
            raise Mistake("turn.bought", "true or false belongs here.", "Hier gehört true oder false hin.")
        return Turn(
            player=player,
            phase=phase,
            actions=self._number("turn.actions", data.get("actions", 1)),
            buys=self._number("turn.buys", data.get("buys", 1)),
            coins=self._number("turn.coins", data.get("coins", 0)),
            previous=self._player("turn.previous", data.get("previous", player if extra else right), names),
            number=self._number("turn.number", data.get("number", 1)),
            extra=self._card("turn.extra", extra) if extra else "",
            gained=self._cards("turn.gained", data.get("gained"), count=False),
            bought=bought,
        )

    def _player(self, place: str, value: object, names: list[str]) -> str:
        for name in names:
            if plain(name) == plain(str(value)):
                return name
        raise Mistake(place, f"{value} is not at the table.", f"{value} sitzt nicht am Tisch.", names)

    def _moves(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part for part in value.splitlines() if part.strip()]
        if value is not None and not isinstance(value, list | tuple):
            raise Mistake("moves", "A list belongs here.", "Hier gehört eine Liste hin.")
        moves = []
        for i, move in enumerate(self._list("moves", value)):
            if isinstance(move, bool):
                move = "yes" if move else "no"
            if isinstance(move, Mapping) and len(move) == 1:  # `Anna: Tactician` without quotes
                ((who, what),) = move.items()
                move = f"{who}: {'-' if what is None else what}"
            moves.append("-" if move is None else self._string(f"moves[{i}]", move, 2000).strip())
        return tuple(moves)

    def _expect(self, value: object, names: list[str]) -> Mapping[str, Any] | None:
        if value is None:
            return None
        data = self._map("expect", value)
        self._keys(
            "expect", data, ("turn", "players", "supply", "trash", "over", "winners", "pending", "error", *names)
        )
        return data

    # -- the whole --------------------------------------------------------------------------------------------------

    def _fits_the_box(self, situation: Situation) -> None:
        players = len(situation.players)
        for slug, n in self.counted.items():
            if slug == "?":
                continue
            fact = facts()[slug]
            most = fact.in_the_box(players)
            if n > most:
                raise Mistake(
                    _place_of(slug, situation),
                    f"{n} {fact.en} are described, but the box holds only {most}.",
                    f"{n} {fact.de} sind beschrieben, aber in der Schachtel sind nur {most}.",
                )

    def _is_modelled(self, situation: Situation) -> None:
        for slug, place in named_cards(situation):
            if slug != "?" and not modelled(slug):
                fact = facts()[slug]
                same = [f.en for f in facts().values() if f.expansion == fact.expansion and modelled(f.slug)]
                raise Mistake(
                    place,
                    f"{fact.en} is not modelled yet. Modelled from the same box: {', '.join(same) or 'nothing'}.",
                    f"{fact.de} ist noch nicht modelliert. Aus derselben Schachtel: {', '.join(same) or 'nichts'}.",
                    same[:3],
                )


def _what(value: object) -> Text:
    if value is None:
        return "nothing", "nichts"
    if isinstance(value, bool):
        return ("true", "true") if value else ("false", "false")
    if isinstance(value, Mapping):
        return "a map", "eine Zuordnung"
    if isinstance(value, list | tuple):
        return "a list", "eine Liste"
    return f"“{str(value)[:40]}”", f"„{str(value)[:40]}“"


def _place_of(slug: str, situation: Situation) -> str:
    """Where most of these cards are described."""
    best, place = 0, "supply"
    for name, seat in situation.players.items():
        for key in ZONE_KEYS:
            n = getattr(seat, key).count(slug)
            if n > best:
                best, place = n, f"players.{name}.{key}"
    return place


def named_cards(situation: Situation) -> Iterable[tuple[str, str]]:
    """Every card that the document names, with its place; moves too."""
    for name, seat in situation.players.items():
        for key in ZONE_KEYS:
            yield from ((slug, f"players.{name}.{key}") for slug in getattr(seat, key))
        for duration in seat.durations:
            yield from ((slug, f"players.{name}.durations") for slug in (duration.card, *duration.on_it))
        for mat, cards in seat.mats.items():
            yield from ((slug, f"players.{name}.mats.{mat}") for slug in cards)
        yield from ((slug, f"players.{name}.holds") for slug in seat.holds)
        yield from ((slug, f"players.{name}.last turn gained") for slug in seat.last_gained)
    stored = stored_kingdom(situation)
    if stored:
        yield from ((slug, "kingdom") for slug in (*stored.piles, *stored.landscapes))
        yield from ((slug, "kingdom") for slug in (stored.ally, stored.bane) if slug)
    else:
        yield from ((slug, "kingdom") for slug in situation.kingdom)
    yield from ((slug, key) for key in ("ally", "bane") if (slug := getattr(situation, key)))
    for key in ("landscapes", "boons", "hexes", "trash"):
        yield from ((slug, key) for slug in getattr(situation, key))
    yield from ((slug, "supply") for slug in situation.supply)
    if situation.turn.extra:
        yield situation.turn.extra, "turn.extra"
    yield from ((slug, "turn.gained") for slug in situation.turn.gained)
    for i, move in enumerate(situation.moves):
        yield from ((slug, f"moves[{i}]") for slug in _cards_in(move))


def _cards_in(move: str) -> Iterable[str]:
    _, colon, rest = move.partition(":")
    if colon and card_names().find(move) is None:
        move = rest
    for part in re.split(r",| as | als ", move):
        words = part.strip()
        for candidate in (words, words.partition(" ")[2]):
            slug = card_names().find(candidate) if candidate and plain(candidate) else None
            if slug:
                yield slug
                break


def stored_kingdom(situation: Situation) -> Kingdom | None:
    if isinstance(situation.kingdom, str):
        found = find_kingdoms(situation.kingdom, situation.editions)
        return found[0] if found else None
    return None


# --- writing ---------------------------------------------------------------------------------------------------------


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
    return "?" if slug == "?" else facts()[slug].en


def _document(s: Situation) -> dict[str, Any]:
    names = list(s.players)
    doc: dict[str, Any] = {}
    if s.title:
        doc["title"] = s.title
    if s.editions:
        doc["editions"] = {expansions()[slug].en: n for slug, n in s.editions.items()}
    doc["players"] = {name: _seat_document(seat) for name, seat in s.players.items()}
    if s.kingdom:
        doc["kingdom"] = s.kingdom if isinstance(s.kingdom, str) else _names(s.kingdom)
    for key in ("ally", "bane"):
        if getattr(s, key):
            doc[key] = _name(getattr(s, key))
    for key in ("landscapes", "boons", "hexes"):
        if getattr(s, key):
            doc[key] = _names(getattr(s, key))
    if s.supply:
        doc["supply"] = {_name(k): n if isinstance(n, int) else _names(n) for k, n in s.supply.items()}
    if s.pile_tokens:
        doc["pile tokens"] = {_name(k): dict(tokens) for k, tokens in s.pile_tokens.items()}
    if s.trash:
        doc["trash"] = _names(s.trash)
    turn = _turn_document(s.turn, names)
    if turn:
        doc["turn"] = turn
    if s.seed:
        doc["seed"] = s.seed
    if s.moves:
        doc["moves"] = list(s.moves)
    if s.expect is not None:
        doc["expect"] = dict(s.expect)
    return doc


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
        out["holds"] = _names(seat.holds)
    if seat.last_gained:
        out["last turn gained"] = _names(seat.last_gained)
    return out


def _turn_document(turn: Turn, names: list[str]) -> dict[str, Any]:
    right = names[(names.index(turn.player) - 1) % len(names)]
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


# --- starting --------------------------------------------------------------------------------------------------------


def start(situation: Situation, trace: bool = True) -> Game:
    """The game as described, run to its first decision."""
    g = lay_out(situation)
    if not trace:
        g.log = None
    g.run()
    return g


def lay_out(s: Situation) -> Game:
    names = list(s.players)
    stored = stored_kingdom(s)
    piles: list[str] = list(stored.piles if stored else s.kingdom)
    landscapes = list(dict.fromkeys([*(stored.landscapes if stored else ()), *s.landscapes]))
    if stored and stored.colony:
        piles += ["platinum", "colony"]
    mentioned = []
    for slug, _ in named_cards(s):
        if slug == "?":
            continue
        mentioned.append(slug)
        pile = pile_slug(slug)
        if facts()[pile].kind in ("kingdom", "mixed-pile") and pile not in piles:
            piles.append(pile)
    # a card's tokens do what it says also when no such card is left
    mentioned += [token for tokens in s.pile_tokens.values() for token in tokens if token in facts()]
    extra_basics = [slug for slug in s.supply if facts()[slug].kind == "basic" and slug not in BASIC]
    bane = s.bane or (stored.bane if stored else "")
    g = table_for(
        names,
        [*piles, *extra_basics],
        editions=s.editions,
        landscapes=landscapes,
        ally=s.ally or (stored.ally if stored else ""),
        bane=bane,
        seed=s.seed,
        sizes=s.supply,
        named=mentioned,
    )
    for player, seat in enumerate(s.players.values()):
        _sit_down(g, player, seat)
    g.zones[g.table.trash] = tuple(_new(g, slug) for slug in s.trash)
    for pile, tokens in s.pile_tokens.items():
        for token, n in tokens.items():
            g.pile_tokens[pile, token] = n
    _begin(g, s.turn, names)
    for player, seat in enumerate(s.players.values()):
        _activate(g, player, seat)
    return g


def _new(g: Game, slug: str) -> int:
    if slug == "?":
        g.unknown += 1
        return new_card(g, UNKNOWN)
    return new_card(g, g.table.rules.kind(slug))


def _sit_down(g: Game, player: int, seat: Seat) -> None:
    base = player * ZONES
    for key, zone in ZONE_KEYS.items():
        g.zones[base + zone] = tuple(_new(g, slug) for slug in getattr(seat, key))
    for mat, cards in seat.mats.items():
        g.zones[base + MATS[mat]] = tuple(_new(g, slug) for slug in cards)
    for token, n in seat.tokens.items():
        g.tokens[player, token] = n
    g.holds = tuple(seat.holds if p == player else held for p, held in enumerate(g.holds))
    g.last_gained = tuple(seat.last_gained if p == player else last for p, last in enumerate(g.last_gained))


def _activate(g: Game, player: int, seat: Seat) -> None:
    """What is in play holds: for this turn, or what is still to come of Durations."""
    base = player * ZONES
    # what the current player's Durations still have to come, they have because they were played this turn
    to_come = ("once", "tokens", "start", "ever", *(("turn",) if player == g.player else ()))
    for card in g.zones[base + PLAY]:
        if "Duration" not in g.known(card).types:
            _schedule(g, player, card, ("turn",), ())
        if player == g.player:
            g.played = (*g.played, (player, g.known(card).slug, True))
    for duration in seat.durations:
        card = _new(g, duration.card)
        g.zones[base + PLAY] += (card,)
        on_it = tuple(_new(g, slug) for slug in duration.on_it)
        again = "Duration" not in g.known(card).types
        if again:  # a card that played Durations twice: they lie in play, each with both effects to come
            g.zones[base + PLAY] += on_it
            for played in on_it:
                for _ in range(2):
                    _schedule(g, player, played, to_come, ())
                g.links = (*g.links, (card, played))
            continue
        g.zones[base + ASIDE] += on_it
        if duration.tokens:
            g.card_tokens[card] = duration.tokens
        _schedule(g, player, card, to_come, on_it)


def _schedule(g: Game, player: int, card: int, until: tuple[str, ...], on_it: tuple[int, ...]) -> None:
    from rules.code import Frame

    code = g.known(card).play
    if code is None:
        return
    for op in code.ops:
        if isinstance(op, Schedule) and op.until in until:
            notes = dict.fromkeys(op.carry, on_it)
            op(g, Frame(code, player, card, notes))


def _begin(g: Game, turn: Turn, names: list[str]) -> None:
    g.player = g.seat = names.index(turn.player)
    g.previous = names.index(turn.previous)
    g.phase = turn.phase
    g.actions, g.buys, g.coins = turn.actions, turn.buys, turn.coins
    g.number, g.extra, g.bought = turn.number, turn.extra, turn.bought
    phase = "buy" if turn.bought else "action"  # most gains of the Buy phase are purchases
    g.gained = tuple((g.player, slug, phase) for slug in turn.gained)
    g.purchases = turn.gained if turn.bought else ()
    done = g.player + bool(turn.extra)  # an extra turn follows a turn that counted
    g.turns = tuple(turn.number if p < done else turn.number - 1 for p in range(len(names)))
    frame = g.start(TURN, g.player)
    frame.pc = PHASE_START[turn.phase]

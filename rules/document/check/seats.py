"""What each player has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.document.check.values import Values
from rules.document.keys import (
    EXPECT_KEYS,
    HELD,
    MATS,
    MOST_PLAYERS,
    ONE_EACH,
    PLAYER_KEYS,
    TOKENS,
    TWO_SIDED,
    WITH_TOKENS,
)
from rules.document.situation import Cards, Duration, Mistake, Seat
from rules.document.slips import example
from rules.document.wording import show
from rules.facts import facts, same
from rules.rulebook.buy import CUBES


class Seats(Values):
    """Reads the players."""

    def _player_names(self, value: object) -> list[str]:
        if value is None:
            right = f"players: {example('players')}"
            raise Mistake(
                "players",
                f"Nobody is at the table. For example: {right}",
                f"Niemand sitzt am Tisch. Zum Beispiel: {right}",
            )
        data = self._map("players", value)
        if not 2 <= len(data) <= MOST_PLAYERS:
            raise Mistake(
                "players",
                f"2 to {MOST_PLAYERS} players can be at the table, not {len(data)}.",
                f"Am Tisch sitzen 2 bis {MOST_PLAYERS}, nicht {len(data)}.",
            )
        for i, name in enumerate(data):
            called = show(name)
            if not name or len(name) > 40 or not name.isprintable() or ":" in name or "," in name:
                raise Mistake(
                    f"players.{name}",
                    f"“{called}” cannot be a player’s name: 1 to 40 letters, no comma and no colon.",
                    f"„{called}“ kann kein Name sein: 1 bis 40 Zeichen, kein Komma und kein Doppelpunkt.",
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
            play=self._cards(f"{place}.play", data.get("play"), unknown=False),
            aside=self._cards(f"{place}.aside", data.get("aside")),
            durations=self._durations(f"{place}.durations", data.get("durations")),
            mats={mat: cards for mat in MATS if (cards := self._cards(f"{place}.mats.{mat}", mats.get(mat)))},
            tokens={
                t: self._number(f"{place}.tokens.{t}", tokens[t], 1 if t in ONE_EACH else 999)
                for t in TOKENS
                if t in tokens
            },
            holds=self._holds(f"{place}.holds", data.get("holds")),
            last_gained=self._cards(
                f"{place}.last turn gained", data.get("last turn gained"), described=False, unknown=False
            ),
            last_trashed=self._cards(
                f"{place}.last turn trashed", data.get("last turn trashed"), described=False, unknown=False
            ),
            done=None if data.get("done") is None else self._done(f"{place}.done", data["done"]),
        )

    def _holds(self, place: str, value: object) -> Cards:
        """Artifacts, States, Projects, and Boons that a player keeps until Clean-up."""
        held = self._several(place, value, HELD)
        if sum(facts()[slug].kind == "project" for slug in held) > CUBES:
            raise Mistake(
                place,
                f"A player has at most {CUBES} Projects.",
                f"Mehr als {CUBES} Projekte hat niemand.",
            )
        for one, other in TWO_SIDED:
            if one in held and other in held:
                (a, b), (c, d) = (facts()[one].en, facts()[other].en), (facts()[one].de, facts()[other].de)
                raise Mistake(
                    place,
                    f"{a} and {b} are two sides of one State: a player has only one of them.",
                    f"{c} und {d} sind zwei Seiten eines Zustands: Nur eine liegt vor dem Spieler.",
                )
        return held

    def _durations(self, place: str, value: object) -> tuple[Duration, ...]:
        found: list[Duration] = []
        for i, item in enumerate(self._list(place, value)):
            here = f"{place}[{i}]"
            if not isinstance(item, Mapping):
                found += [Duration(slug) for slug in self._some(here, item, unknown=False)]
                continue
            for name, on_it in self._map(here, item).items():
                slug = self._card(here, name)
                if slug in WITH_TOKENS:
                    found.append(Duration(slug, tokens=self._number(here, on_it)))
                elif isinstance(on_it, int):
                    raise Mistake(
                        here,
                        f"A list belongs here, not “{show(on_it)}”. What lies on it: {{Haven: [Gold]}}; "
                        "so many of a card: 2 Wharf.",
                        f"Hier gehört eine Liste hin, nicht „{show(on_it)}“. Was darauf liegt: {{Hafen: [Gold]}}; "
                        "so viele einer Karte: 2 Werft.",
                    )
                else:
                    one = ["?"] if isinstance(on_it, str) and on_it.strip() == "?" else on_it
                    found.append(Duration(slug, self._cards(here, one)))
        for slug, n in Counter(duration.card for duration in found).items():
            self._count(place, slug, n)
        return tuple(found)

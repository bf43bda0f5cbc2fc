"""What the table remembers beyond what lies there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.document.check.table import Piles
from rules.document.keys import (
    APART,
    GAINED_IN,
    LANDSCAPES,
    MATS,
    MEMORY_KEYS,
    MOST_CHANCE,
    MOST_MOVES,
    MOST_PLAYERS,
    ZONE_KEYS,
)
from rules.document.situation import Card, DescribedEffect, Memory, Mistake
from rules.engine.game import EFFECTS
from rules.facts import plain
from rules.rulebook.setup import BESIDE, PILES


class Remembered(Piles):
    """Reads `memory`."""

    def _memory(self, value: object) -> Memory:
        data = self._map("memory", value)
        self._keys("memory", data, MEMORY_KEYS)

        def rows(
            key: str, *readers: Callable[[str, object], Any], least: int | None = None, most: int = MOST_MOVES
        ) -> Any:
            """Lists of so many entries, or of `least`: then those that are left out are empty."""
            if key not in data:
                return None
            found = []
            for i, row in enumerate(self._list(f"memory.{key}", data[key], most)):
                place = f"memory.{key}[{i}]"
                parts = self._list(place, row) if len(readers) > 1 else [row]
                if least is not None and least <= len(parts) < len(readers):
                    parts = [*parts, *[""] * (len(readers) - len(parts))]
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
            gained=rows("gained", self._player, self._card, self._gained_in),
            purchases=rows("purchases", any_card),
            emptied=rows("emptied", self._pile),
            claims=rows("claims", self._player, any_card, self._player_or_nobody, least=2),
            skips=rows("skips", self._player, self._number),
            hand_size=number("hand size", 20),
            seat=self._player("memory.seat", data["seat"]) if "seat" in data else None,
            named=rows("named", any_card, any_card),
            effects=rows("effects", self._effect, most=EFFECTS),
            links=rows("links", self._very_card, self._very_card),
            piles=self._supply("memory.piles", data["piles"]) if "piles" in data else None,
            chance=number("chance", MOST_CHANCE),
        )

    def _gained_in(self, place: str, value: object) -> str:
        return self._phase(place, value, GAINED_IN)

    def _effect(self, place: str, value: object) -> DescribedEffect:
        data = self._map(place, value)
        self._keys(place, data, ("card", "line", "event", "player", "n", "of", "carries", "spares", "swapped"))
        carries = self._map(f"{place}.carries", data.get("carries"))
        spares = self._list(f"{place}.spares", data.get("spares"), MOST_PLAYERS)
        return DescribedEffect(
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
            swapped=self._flag(f"{place}.swapped", data.get("swapped", False)),
        )

    def _very_card(self, place: str, value: object) -> Card:
        data = self._map(place, value)
        self._keys(place, data, ("card", "in", "n"))
        parts = self._list(f"{place}.in", data.get("in"), 2)
        if parts[1:] == ["holds"]:  # a Boon that waits before a player
            return Card(self._fact(place, data.get("card")).slug, (self._player(f"{place}.in", parts[0]), "holds"))
        card = "?" if data.get("card") == "?" else self._card(place, data.get("card"))
        where: tuple[str, ...] = ()
        if len(parts) == 2 and plain(str(parts[0])) in ("supply", APART):
            where = (plain(str(parts[0])), self._pile(f"{place}.in", parts[1], (*PILES, *BESIDE, *LANDSCAPES)))
        elif len(parts) == 2:
            zone = self._string(f"{place}.in", parts[1], 40)
            self._keys(f"{place}.in", {zone: None}, (*ZONE_KEYS, *MATS))
            where = (self._player(f"{place}.in", parts[0]), zone)
        elif parts:
            self._keys(f"{place}.in", {self._string(f"{place}.in", parts[0], 40): None}, ("trash",))
            where = ("trash",)
        return Card(card, where, self._number(f"{place}.n", data.get("n", 1), least=1))

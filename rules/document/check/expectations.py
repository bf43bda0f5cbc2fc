"""What a document expects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.document.check.values import Values
from rules.document.keys import (
    EXPECT_BESIDE,
    EXPECT_KEYS,
    EXPECT_PENDING,
    EXPECT_PLAYER,
    EXPECT_STEP,
    EXPECT_TURN,
    HELD,
    LANDSCAPE_TOKENS,
    LANDSCAPES,
    MATS,
    MOST_PLAYERS,
    TOKENS,
    ZONE_KEYS,
)
from rules.document.write import listed
from rules.facts import facts, same
from rules.rulebook.setup import BESIDE, PILES


class Expected(Values):
    """Reads `expect`."""

    def _expect(self, value: object) -> dict[str, Any] | None:
        """In canonical form: players by name, cards by their English names, phases by theirs."""
        if value is None:
            return None
        data = self._map("expect", value)
        by_name = {name: name for name in self.names}
        by_name |= {key: name for key in data for name in self.names if same(key, name)}
        self._keys("expect", data, (*EXPECT_KEYS, *EXPECT_BESIDE, *by_name))
        whole = self._map("expect.players", data.get("players"))
        players = {self._player("expect.players", key): part for key, part in whole.items()}
        players |= {by_name[key]: part for key, part in data.items() if key in by_name}
        of_the_table = {key: part for key, part in data.items() if key not in by_name}
        out: dict[str, Any] = {}
        if "turn" in data:
            out["turn"] = self._expect_turn(data["turn"])
        for name in self.names:
            if name in players:
                out[name] = self._expect_player(f"expect.{name}", players[name])
        return out | self._expect_piles(data) | self._expect_beside(of_the_table) | self._expect_end(data)

    def _expect_piles(self, data: Mapping[str, Any]) -> dict[str, Any]:
        out: dict[str, Any] = {}
        if "supply" in data:
            out["supply"] = {}
            for name, size in self._map("expect.supply", data["supply"]).items():
                slug = self._pile(f"expect.supply.{name}", name, (*PILES, *BESIDE))
                out["supply"][facts()[slug].en] = self._expect_cards(f"expect.supply.{name}", size)
        if "trash" in data:
            out["trash"] = self._expect_cards("expect.trash", data["trash"])
        return out

    def _expect_end(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Whether it goes on, what is asked, and which steps led there."""
        out: dict[str, Any] = {}
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

    def _expect_beside(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What lies beside the piles."""
        out: dict[str, Any] = {}
        if "landscapes" in data:
            found = self._several("expect.landscapes", data["landscapes"], LANDSCAPES)
            out["landscapes"] = tuple(facts()[slug].en for slug in found)
        if "landscape tokens" in data:
            out["landscape tokens"] = {}
            for name, tokens in self._map("expect.landscape tokens", data["landscape tokens"]).items():
                here = f"expect.landscape tokens.{name}"
                slug = self._one_of(here, name, LANDSCAPES)
                counts = self._map(here, tokens)
                self._keys(here, counts, LANDSCAPE_TOKENS)
                out["landscape tokens"][facts()[slug].en] = {
                    token: self._number(f"{here}.{token}", n) for token, n in counts.items()
                }
        if "prophecy" in data:
            slug = self._one_of("expect.prophecy", data["prophecy"], ("prophecy",))
            out["prophecy"] = facts()[slug].en if slug else None
        for key in ("sun", "boons", "hexes", "loot"):
            if key in data:
                out[key] = self._number(f"expect.{key}", data[key])
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
            elif key == "by":
                out[key] = None if part is None else self._player(place, part)
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
                out[key] = tuple(listed(self._several(here, part, HELD)))
            else:
                out[key] = self._number(here, part, least=-999)
        return out

    def _expect_cards(self, place: str, value: object) -> int | tuple[str, ...]:
        if isinstance(value, int) and not isinstance(value, bool):
            return self._number(place, value)
        return tuple(listed(self._cards(place, value, described=False)))

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

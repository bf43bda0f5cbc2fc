"""A table for tests: set up literally, act by card name, answer by card name, assert the difference.

def test_second_play_of_tactician_finds_an_empty_hand(table):
    table.anna(hand="Throne Room, Tactician, 3 Copper").plays("Throne Room").chooses("Tactician")
    table.next_turn_of("Anna").has(hand=10, actions=2, buys=2)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from rules.answer import pending, state, steps
from rules.document.layout import start
from rules.document.parse import parse
from rules.engine import kinds
from rules.engine.game import Game
from rules.facts import card_names, facts

NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")


def cards(text: str | list[str] | tuple[str, ...]) -> list[str]:
    """`2 Copper, Estate` as three English names."""
    found = []
    for part in text.split(",") if isinstance(text, str) else text:
        part = part.strip()
        if not part:
            continue
        number, _, rest = part.partition(" ")
        n, name = (int(number), rest) if number.isdigit() and rest else (1, part)
        slug = "?" if name == "?" else card_names().find(name)
        assert slug, f"no card is called {name}"
        found += ["?" if slug == "?" else facts()[slug].en] * n
    return found


class Seat:
    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name

    def plays(self, name: str) -> Seat:
        return self.chooses(f"play {name}")

    def buys(self, name: str) -> Seat:
        return self.chooses(f"buy {name}")

    def plays_treasures(self) -> Seat:
        return self.chooses("play treasures")

    def passes(self) -> Seat:
        return self.chooses("-")

    def chooses(self, answer: str) -> Seat:
        game = self.table.game
        assert game.pending is not None, f"nothing is asked of {self.name}"
        asked = game.table.names[game.pending.player]
        assert asked == self.name, f"{asked} is asked, not {self.name}: {game.pending.prompt[0]} {game.choices}"
        game.push(answer)
        return self

    def has(self, **expected: Any) -> Seat:
        """hand, deck, discard, play, aside: cards (order free except deck) or their number; actions, buys, coins,
        points; any mat (island=..., native_village=...) or token (favors=2)."""
        table: Mapping[str, Any] = state(self.table.game)
        player = table["players"][self.name]
        for key, wanted in expected.items():
            if key in ("actions", "buys", "coins"):
                assert table["turn"]["player"] == self.name, f"it is the turn of {table['turn']['player']}"
                found: Any = table["turn"][key]
            elif key in player and key not in ("mats", "tokens"):
                found = player[key]
            elif key.replace("_", "-") in ("island", "native-village", "tavern", "exile"):
                found = player["mats"].get(key.replace("_", "-"), [])
            else:
                found = player["tokens"].get(key, 0)
            if isinstance(found, list):
                if isinstance(wanted, int):
                    assert len(found) == wanted, f"{self.name}.{key}: {found}"
                elif key == "deck":
                    assert found == cards(wanted), f"{self.name}.{key}: {found}"
                else:
                    assert Counter(found) == Counter(cards(wanted)), f"{self.name}.{key}: {found}"
            else:
                assert found == wanted, f"{self.name}.{key}: {found}"
        return self


class Table:
    """Players are described first; the game starts with the first act or look at it."""

    def __init__(self) -> None:
        self.document: dict[str, Any] = {"players": {}}
        self._game: Game | None = None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name.capitalize() not in NAMES:
            raise AttributeError(name)

        def seat(**zones: Any) -> Seat:
            if zones:
                zones = {
                    key.replace("_", " ") if key == "last_turn_gained" else key: zone for key, zone in zones.items()
                }
                self.document["players"].setdefault(name.capitalize(), {}).update({"deck": [], **zones})
            return Seat(self, name.capitalize())

        return seat

    def set(self, **parts: Any) -> Table:
        """kingdom, ally, bane, supply, editions, turn, trash, seed, landscapes ..."""
        self.document.update({key.replace("_", " "): part for key, part in parts.items()})
        return self

    @property
    def game(self) -> Game:
        if self._game is None:
            players = self.document["players"]
            if len(players) < 2:
                players.setdefault("Bernd" if "Bernd" not in players else "Anna", {"deck": []})
            self._game = start(parse(self.document)).remember()
        return self._game

    def seat(self, name: str) -> Seat:
        return Seat(self, name)

    def asks(
        self, player: str, *choices: str, may: bool = False, least: int | None = None, most: int | None = None
    ) -> Table:
        """Who is asked, what is legal, and so what is not."""
        question = pending(self.game)
        assert question is not None, "nothing is asked"
        assert question["player"] == player, question
        wanted = [*choices, "-"] if may else list(choices)
        assert sorted(question["choices"]) == sorted(wanted), question["choices"]
        if least is not None:
            assert question["min"] == least, question
        if most is not None:
            assert question["max"] == most, question
        return self

    def next_turn_of(self, player: str) -> Seat:
        """Leaves the phases until that player's next turn begins; every other question must be answered by the test."""
        before = sum(1 for step in self.game.log or () if step.kind == "turn")
        for _ in range(60):
            turns = sum(1 for step in self.game.log or () if step.kind == "turn")
            if turns > before and self.game.table.names[self.game.player] == player:
                return Seat(self, player)
            question = self.game.pending
            assert question is not None, "the game is over"
            assert question.kind == "phase", (
                f"{self.game.table.names[question.player]}: {question.prompt[0]} {self.game.choices}"
            )
            self.game.push("-")
        raise AssertionError(f"{player} has no turn")

    def trash(self, wanted: str) -> Table:
        assert Counter(state(self.game)["trash"]) == Counter(cards(wanted)), state(self.game)["trash"]
        return self

    def pile(self, name: str, wanted: int | str) -> Table:
        found = state(self.game)["supply"][name]
        assert found == (wanted if isinstance(wanted, int) else cards(wanted)), found
        return self

    def phase(self, player: str, phase: str) -> Table:
        turn = state(self.game)["turn"]
        assert (turn["player"], turn["phase"]) == (player, phase), turn
        return self

    def said(self, player: str, kind: str, wanted: str) -> Table:
        """Some step says that the player did this with these cards: revealed them, looked at them, ..."""
        found = [step["cards"] for step in steps(self.game) if (step["actor"], step["kind"]) == (player, kind)]
        assert Counter(cards(wanted)) in [Counter(each) for each in found], found
        return self

    def unsaid(self, player: str, kind: str) -> Table:
        """No step says that the player did anything of this kind."""
        found = [step["text"]["en"] for step in steps(self.game) if (step["actor"], step["kind"]) == (player, kind)]
        assert not found, found
        return self

    @property
    def sentences(self) -> list[str]:
        """What was said so far, by the names of the sentences."""
        return [step.sentence for step in self.game.log or ()]

    def cited(self, *slugs: str) -> Table:
        found = {cite for step in steps(self.game) for cite in step["cites"]}
        assert set(slugs) <= found, set(slugs) - found
        return self

    @property
    def over(self) -> bool:
        return self.game.over


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def unwritten(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Cards as if nobody had written them yet: `unwritten("smithy")`."""
    kinds.load_printings()

    def forget(*slugs: str) -> None:
        for slug in slugs:
            monkeypatch.delitem(kinds.PRINTINGS, slug)
        kinds._ruleset.cache_clear()

    yield forget
    kinds._ruleset.cache_clear()

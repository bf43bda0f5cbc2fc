"""Who listens: everything that happens because of an event, the current player's first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from rules.engine.context import Context
from rules.engine.decisions import TOGETHER
from rules.engine.effects import BEGUN, Candidate, Effect
from rules.engine.game import Game
from rules.engine.kinds import GAME, LANDSCAPE, SELF, SUPPLY, Kind, Trigger
from rules.engine.zones import NUMBER, ZONES

FEW = 8  # things done in a window: beyond, they are looked up and not gone through
AN_INSTRUCTION = 500  # cards that are looked at in the time of one
PASSED_OVER = 10  # what an effect of another event costs each player, in such cards
AN_EFFECT = 300  # and one that is looked at
A_PLAY = 60  # and a play of this turn, which an effect may have to go through
FEW_EFFECTS = 20  # wait at an ordinary table
NEXT_TIME = ("next", "once")  # what waits for the next time
WHENEVER = ("turn", "start")  # what holds whenever it happens for a while: the event that is going on counts too


def candidates(g: Game, notes: Mapping[str, Any]) -> list[Candidate]:
    """Everything that happens now because of this event and has not happened yet: the current player's first."""
    event: str = notes["event"]
    done: Collection[Any] = notes["done"]
    if len(done) > FEW:
        done = frozenset(done)
    if event == "instead" and notes["out"].get("replaced"):
        return []  # whoever plays the card picks what happens instead, once
    found: list[Candidate] = []
    listeners = g.table.listeners.get(event, ())
    _pay_for_looking(g, event, len(listeners))
    for owner in g.table.order(g.player):
        if listeners:
            found += _of_cards(g, owner, listeners, notes, done)
        if g.effects:
            found += _of_effects(g, owner, notes, done)
    return _told_apart(g, found)


def _of_cards(
    g: Game, owner: int, listeners: Iterable[tuple[Kind, int, Trigger]], notes: Mapping[str, Any], done: Collection[Any]
) -> Iterator[Candidate]:
    """What this player's cards do because of it, and what lies there for all."""
    subjects: tuple[int, ...] = notes.get("cards", ())
    for kind, i, trigger in listeners:
        for zone in trigger.zones:
            for card in listening(g, kind, zone, owner, subjects, notes["player"]):
                key = (kind.slug, i, owner, card)
                if key in done or (owner, kind.name) in done:
                    continue
                if trigger.test is None or trigger.test(Context(g, owner, card, notes)):
                    yield Candidate(owner, key, kind.name, trigger.code, card, {}, None)


def _of_effects(g: Game, owner: int, notes: Mapping[str, Any], done: Collection[Any]) -> Iterator[Candidate]:
    """What waits for it and happens to this player."""
    event, subject_owner = notes["event"], notes["player"]
    instead = event == "instead"
    for effect in g.effects:
        if effect.event != event or (effect.until not in WHENEVER and effect.serial > notes.get("last", effect.serial)):
            continue
        if (subject_owner if instead else effect.happens_to(subject_owner)) != owner:
            continue
        if effect.until in NEXT_TIME and _waits_below(g, effect, notes):
            continue
        own = ("effect", effect.serial)
        label = g.table.rules.kind(effect.source).name if effect.source else effect.code.name
        if own in done or (owner, label) in done:
            continue
        if effect.holds(g, notes):
            yield Candidate(owner, own, label, effect.code, effect.card, dict(effect.notes), effect)


def _pay_for_looking(g: Game, event: str, listeners: int) -> None:
    """At an ordinary table it costs nothing: few cards lie in front of the players, and few effects wait."""
    looked = 0
    if len(g.effects) > FEW_EFFECTS:
        looked += g.table.players * len(g.effects) * PASSED_OVER
        looked += max(0, len(g.active(event)) - FEW_EFFECTS) * (AN_EFFECT + A_PLAY * len(g.played))
    if listeners:
        looked += listeners * sum(map(len, g.zones[: g.table.players * ZONES]))
    if looked >= AN_INSTRUCTION:
        g.charge(looked // AN_INSTRUCTION)


def _waits_below(g: Game, effect: Effect, notes: Mapping[str, Any]) -> bool:
    """The next time was earlier: it has yet to happen in a window below, or for a card that is still being played."""
    earlier = [f.notes for f in g.stack if f.notes is not notes and f.notes.get("event") == effect.event]
    if effect.event == "played":
        plays = [f for f in g.stack if BEGUN in f.notes and f.notes["nth"] != notes["nth"]]
        earlier += [{**f.notes, "player": f.me, "cards": (f.card,), "last": f.notes[BEGUN]} for f in plays]
    return any(effect.serial <= event.get("last", 0) and effect.holds(g, event) for event in earlier)


def _told_apart(g: Game, found: list[Candidate]) -> list[Candidate]:
    """Two effects of one name that will play or discard different cards say which: Royal Galley (Smithy)."""
    if len(found) > 1:
        labels = [candidate.label for candidate in found]
        cards = [_about(g, candidate) if candidate.effect else "" for candidate in found]
        alike: dict[str, set[str]] = {}
        for label, card in zip(labels, cards, strict=True):
            alike.setdefault(label, set()).add(card)
        for candidate, label, card in zip(found, labels, cards, strict=True):
            if card and len(alike[label]) > 1:
                candidate.label = f"{label} ({card})"
    return found


def _about(g: Game, candidate: Candidate) -> str:
    for name in filter(None, (op.tells_apart() for op in candidate.code.ops)):
        value = candidate.notes.get(name) or ()
        cards = value if isinstance(value, tuple) else (value,)
        if cards:
            names = Counter(g.table.rules.kind(card).name if isinstance(card, str) else g.name(card) for card in cards)
            return TOGETHER.join(each if n == 1 else f"{n} {each}" for each, n in names.items())
    return ""


def listening(
    g: Game, kind: Kind, zone: int, owner: int, subjects: tuple[int, ...], subject_owner: int
) -> Iterable[int]:
    kinds = g.kinds
    if zone >= 0:
        return [card for card in g.zones[owner * ZONES + zone] if kinds[card & NUMBER] is kind]
    if zone == SELF:
        if owner != subject_owner:
            return ()
        return [card for card in subjects if kinds[card & NUMBER] is kind]
    if zone == LANDSCAPE:
        table = g.table
        here = kind is table.ally or (kind in table.landscapes and "Project" not in kind.types)
        return (0,) if here or kind.slug in g.holds[owner] or g.beside.fulfilled == kind.slug else ()
    if zone == GAME:
        return (0,)
    if zone == SUPPLY:
        pile = g.table.piles.get(kind.slug)
        return (0,) if pile and pile.supply and g.zones[pile.zone] else ()
    return ()

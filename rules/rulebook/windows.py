"""Windows: several things happen at once, each owner picks the next."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Code, Frame, line
from rules.engine.context import Notes
from rules.engine.decisions import Decision, Text
from rules.engine.effects import Candidate
from rules.engine.game import Game
from rules.engine.kinds import SELF, UNKNOWN, Kind
from rules.engine.listening import candidates
from rules.engine.steps import Step
from rules.engine.zones import HAND, NUMBER
from rules.rulebook.prevention import (
    tell_gained_wherever,
    tell_what_does_not_happen,
    tell_what_no_longer_happens,
)
from rules.speech.prompts import PROMPTS


class _NextEffect(Ask):
    """Collects what happens now, lets its owner pick the next, resolves it, collects again."""

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        found = candidates(g, c.notes)
        if not found:
            return None
        owner = found[0].owner
        by_label: dict[str, Candidate] = {}
        for candidate in found:
            if candidate.owner == owner:
                first = by_label.setdefault(candidate.label, candidate)
                first.alike += candidate.code is first.code and _of_one_player(first, candidate)
                first.same_card = first.same_card and candidate.card == first.card
        return Decision(owner, "next-effect", "", PROMPTS["next"], list(by_label.values()), list(by_label))

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        candidate: Candidate = value[0]
        c.pc -= 1  # afterwards, collect again
        c.notes["done"] = (*c.notes["done"], candidate.key)
        effect = candidate.effect
        g.table.used.add(candidate.code.source)
        if effect is not None and effect.until in ("once", "next", "tokens"):
            g.drop(effect)
        event = {key: c.notes[key] for key in c.notes if key not in OF_THE_WINDOW}
        notes = {**event, **candidate.notes, "label": candidate.label}
        if effect is not None and effect.player != candidate.owner:
            notes["owner"] = effect.player
        if g.log is not None:
            which = _which(c, candidate)
            if which:
                notes["which"] = tuple(which)
        g.start(candidate.code, candidate.owner, candidate.card, notes)
        if g.log is not None:
            _tell_gained_wherever(g, c.notes, candidate)


def _tell_gained_wherever(g: Game, event: Notes, follows: Candidate) -> None:
    """What follows from a gain does so too when something else has moved the card, unless it was paid for that."""
    if event["event"] == "gain" and g.where(event["cards"][0]) is None:
        card = event["cards"][0]
        if not event["overpaid"] or follows.code.source != g.known(card).slug:
            tell_gained_wherever(g, event["player"], card)


def _of_one_player(first: Candidate, other: Candidate) -> bool:
    """Whose it is tells the two apart, where they are not of one player."""
    return first.effect is None or other.effect is None or first.effect.player == other.effect.player


def _which(c: Frame, candidate: Candidate) -> list[Text]:
    """What tells this effect from others of its card: that it was played before, and which of several it is."""
    g, told = c.game, []
    log: list[Step] = g.log or []
    source = candidate.code.source
    older = g.table.rules.kind(source).older if source and g.table.rules.editions else 0
    if older:
        told.append((f"edition {older}", f"{older}. Edition"))
    starts = c.notes["event"] == "turn" and candidate.effect is not None
    played = candidate.card in g.in_play(candidate.owner)
    if starts and played and not any(step.kind in ("play", "call") and source in step.cards for step in log[::-1]):
        told.append(BEFORE_THIS_TURN)
    key = candidate.owner, candidate.label
    around = c if candidate.alike > 1 else _around(c, key)
    counted: dict[tuple[int, str], tuple[int, int, bool]] = around.notes.get("alike", {})
    nth, of, plays = counted.get(
        key, (0, candidate.alike, played and candidate.same_card and _was_played_again(g, candidate.card))
    )
    if nth < of and of > 1 and c.notes["event"] != "instead":  # of these one alone happens
        around.notes["alike"] = {**counted, key: (nth + 1, of, plays)}
        told.append(_nth_play(nth + 1) if plays else (f"{nth + 1} of {of}", f"{nth + 1} von {of}"))
    return told


def _was_played_again(g: Game, card: int) -> bool:
    """By a card that plays another one several times; what a Reckless card says was only followed twice."""
    return any(again == card for _, again in g.links)


def _around(c: Frame, key: tuple[int, str]) -> Frame:
    """The window in which this effect was one of several alike: what the first of them did lets the next one happen."""
    if key in c.notes.get("alike", {}):
        return c
    frames = [frame for frame in c.game.stack if key in frame.notes.get("alike", {})]
    return frames[-1] if frames else c


BEFORE_THIS_TURN: Text = ("played before this turn", "vor diesem Zug gespielt")
NTH: tuple[Text, ...] = (("first", "erstes"), ("second", "zweites"), ("third", "drittes"))


def _nth_play(n: int) -> Text:
    en, de = NTH[n - 1] if n <= len(NTH) else (f"{n}th", f"{n}.")
    return f"its {en} play", f"{de} Spielen"


class _NextReaction(_NextEffect):
    """The same where face-down cards lie: a player whose turn it is to react is asked first for one, once an event."""

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        found = super().question(c)
        for player in g.table.order(g.player):
            card, zone = (0, HAND) if player in c.notes.get("asked", ()) else _face_down(g, c.notes, player)
            kinds = _reactions(g, c.notes, player, card, zone) if card else []
            if kinds:
                slugs, names = [kind.slug for kind in kinds], [kind.name for kind in kinds]
                prompt = PROMPTS["reacts" if zone == HAND else "discarded reacts"]
                return Decision(player, "identify", "", prompt, slugs, names, at_least=0)
            if found and found.player == player:
                break
        return found

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        asked = self.question(c)
        if asked is None or asked.kind != "identify":
            super().take(c, value)
            return
        c.notes["asked"] = (*c.notes.get("asked", ()), asked.player)
        if value:
            c.game.identify(_face_down(c.game, c.notes, asked.player)[0], value[0])
        c.pc -= 1  # collect again


def _face_down(g: Game, event: Notes, player: int) -> tuple[int, int]:
    """A card that could react: one that the player discards, else one in hand; and in which zone it listens."""
    if event["event"] in ("discard", "would-discard"):
        own = event["cards"] if event["player"] == player else ()
        return next((card for card in own if g.known(card) is UNKNOWN), 0), SELF
    return g.unknown_in_hand(player), HAND


def _reactions(g: Game, event: Notes, player: int, card: int, zone: int) -> list[Kind]:
    """The Reactions of this game that a face-down card, listening there, would be of use as."""
    found: dict[str, Kind] = {}
    described = {g.kinds[held & NUMBER] for held in g.hand(player)}
    for kind, _, trigger in g.table.listeners.get(event["event"], ()):
        if zone not in trigger.zones or "Reaction" not in kind.types:
            continue
        if kind in described and any(op.settles for op in trigger.code.ops):
            continue
        there, box = g.kinds.count(kind), kind.fact.in_the_box(g.table.players)
        if there - len(g.pile_cards(kind.slug)) >= box or there >= box + kind.fact.count(g.table.players):
            continue
        trial = g.copy()
        trial.identify(card, kind.slug)
        if any(one.owner == player and one.card == card for one in candidates(trial, event)):
            found[kind.slug] = kind
    return list(found.values())


def _report(c: Frame) -> None:
    g = c.game
    if g.log is not None:
        tell_what_no_longer_happens(g, c.notes)
    for name, value in c.notes["out"].items():
        g.tell(name, value)


WINDOW = Code("window", line(0, _NextEffect(), cites="base2:order:1"), _report)
WINDOW_WITH_FACE_DOWN_CARDS = Code(
    "window with face-down cards", line(0, _NextReaction(), cites="base2:order:1"), _report
)
OF_THE_WINDOW = ("done", "out", "last", "asked", "alike")  # notes that are not about the event


def heard(g: Game, event: str) -> bool:
    """Whether anything in this game listens to the event now."""
    if event not in g.table.listens:
        return False
    return event in g.table.listeners or any(effect.event == event for effect in g.effects)


def window(
    g: Game, event: str, player: int, cards: tuple[int, ...] = (), out: Notes | None = None, **more: Any
) -> None:
    """Opens a window for the event, if anything listens to it now. What then waits for the next time is too late."""
    if event in g.table.listens and heard(g, event):
        notes = {"event": event, "player": player, "cards": cards, "done": (), "out": out or {}, "last": g.serial}
        notes |= more
        if g.log is not None:
            tell_what_does_not_happen(g, notes)
        g.start(WINDOW_WITH_FACE_DOWN_CARDS if g.unknown else WINDOW, player, 0, notes)


def tell_emptied(g: Game, player: int, zone: int) -> None:
    """Opens a window for it where the last card of a Supply pile has just been taken: the last call of its step."""
    if "emptied" in g.table.listens and not g.zones[zone] and any(pile.zone == zone for pile in g.table.supply):
        window(g, "emptied", player)


def answer_window(g: Game, name: str, value: Any) -> None:
    """An effect tells the rule that opened the window: "replaced", "unaffected", ..."""
    below = g.stack[-2].notes
    below["out"] = {**below["out"], name: value}


def use_again(c: Frame) -> None:
    """The effect may be used once more for this event, if it still can be."""
    below = c.game.stack[-2].notes
    below["done"] = tuple(key for key in below["done"] if key[0] != c.code.source or key[2:] != (c.me, c.card))


def decline(c: Frame) -> None:
    """Declining an effect declines the identical ones for this event."""
    g = c.game
    below = g.stack[-2].notes
    below["done"] = (*below["done"], (c.me, c.notes["label"]))

"""What a card is now: the types that it has besides the printed ones, and because of what, where they decide."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import Kind, Retype
from rules.engine.steps import Step
from rules.speech.grammar import DE, EN, THE, listed, the_card
from rules.speech.wording import a_type, none_of_type

if TYPE_CHECKING:
    from rules.engine.game import Game

BY_PHASE = {"action": "Action", "buy": "Treasure", "night": "Night"}  # what is played at the top of a phase
MAIN = (*BY_PHASE.values(), "Victory")  # the types that texts go by
TURN = ("turn", "extra turn")
SEEN = ("reveal", "look")
FOUND = (*SEEN, "discard", "put")  # what the cards are nobody has chosen, or the text has asked for
BRANCHES = ("gain", "trash", *FOUND)  # after these a text may go by the type of the card
UNTYPED = ("draw", "shuffle", "not")  # nobody asks what these cards are
Path = tuple[tuple[str, int, int], ...]


def made_so(g: Game, kind: Kind, type_: str) -> tuple[Text, tuple[str, ...]] | None:
    """Why the card has that type, where it is not printed, and the rulings on that; else None."""
    if type_ in kind.types:
        return None
    context = Context(g, g.player)
    for retype in g.table.retypes:
        if type_ in retype(context, kind):
            return retype.why(context, kind), retype.cites
    return None


def is_so_too(g: Game, kind: Kind, type_: str) -> Text | None:
    """the Curse is a Treasure too: Charlatan is in this game"""
    made = made_so(g, kind, type_)
    if made is None:
        return None
    (en, de), (a_en, a_de) = made[0], a_type(type_)
    return (
        f"{the_card(kind.slug, EN, THE)} is {a_en} too: {en}",
        f"{the_card(kind.slug, DE, THE)} ist auch {a_de}: {de}",
    )


def tell_what_they_are(g: Game, actor: int, slugs: Iterable[str], type_: str, path: Path = ()) -> None:
    """Of these cards, which have that type without being printed so; once a turn for each."""
    if g.log is None or not g.table.retypes:
        return
    for slug in dict.fromkeys(slugs):
        if slug != "?" and (made := made_so(g, g.table.rules.kind(slug), type_)) and not _is_told(g, slug, type_):
            words = {"type": a_type(type_), "why": made[0]}
            g.write(Step("effect", actor, (slug,), "is too", words, made[1], path))


def tell_what_decides(g: Game, step: Step) -> None:
    """A step, and what its cards are, where the text that brings it about goes by that; first what is to be seen."""
    assert g.log is not None
    if step.kind in SEEN:
        g.write(step)
    if g.table.retypes:
        _tell_changed_types(g, step)
    _tell_several_types(g, step)
    if step.kind not in SEEN:
        g.write(step)


def _tell_changed_types(g: Game, step: Step) -> None:
    about = [*step.cards, *step.words.get("of", ())]
    for frame in g.stack[-1:]:
        if "label" in frame.notes:  # what happened, where a trigger or an effect goes by it
            about += [g.known(card).slug for card in frame.notes.get("cards", ())]
    about = [slug for slug in about if slug != "?"]  # nobody knows what these are
    if step.kind == "gain" and step.path:  # what a text calls by its name it does not go by the type of
        text = " ".join(en for en, _ in g.table.rules.kind(step.path[-1][0]).fact.lines)
        about = [slug for slug in about if g.table.rules.kind(slug).name not in text]
    for type_ in _types_asked_for(g, step):
        tell_what_they_are(g, step.actor, about, type_, step.path)
        _tell_what_they_are_not(g, step, about, type_)


def _tell_what_they_are_not(g: Game, step: Step, slugs: Iterable[str], type_: str) -> None:
    """Of these cards, which do not have that type now, though their player might think so."""
    assert g.log is not None
    for slug in dict.fromkeys(slugs):
        kind = g.table.rules.kind(slug)
        for retype in g.table.retypes:
            why = _not_now(g, step.actor, kind, retype, type_)
            if why and not _is_told(g, slug, type_, "is not now"):
                words = {"type": none_of_type(type_), "why": why}
                g.write(Step("not", step.actor, (slug,), "is not now", words, retype.cites, step.path))


def is_not_now(g: Game, player: int, kind: Kind, type_: str) -> Text | None:
    """Why a card does not have that type now, though its player might think so."""
    return next(filter(None, (_not_now(g, player, kind, retype, type_) for retype in g.table.retypes)), None)


def _not_now(g: Game, player: int, kind: Kind, retype: Retype, type_: str) -> Text | None:
    if retype.not_now is None or retype.type != type_ or type_ in g.types(kind):
        return None
    return retype.not_now(Context(g, player), kind)


def _tell_several_types(g: Game, step: Step) -> None:
    """A card of several types, where the text goes by one of them, or by which of them a card has."""
    assert g.log is not None
    if step.kind not in BRANCHES or not step.path:
        return
    source, _, line = step.path[-1]
    several = {slug: types for slug in step.cards if slug != "?" and len(types := _main(g, slug)) > 1}
    named = _named_types(_said(g, g.table.rules.kind(source)), line, MAIN) if several else ()
    if not named or (len(named) == 1 and step.kind not in FOUND):
        return
    for slug, types in several.items():
        if not {*types}.isdisjoint(named):
            _tell_both(g, step.actor, slug, types, step.path)


def _tell_both(g: Game, actor: int, slug: str, types: tuple[str, ...], path: Path) -> None:
    if not _is_told(g, slug, types[0], "is both"):
        both = [a_type(type_) for type_ in types]
        text = listed([f"{en} card" for en, _ in both], EN), listed([de for _, de in both], DE)
        words = {"type": a_type(types[0]), "what": text}
        g.write(Step("effect", actor, (slug,), "is both", words, COMBINED, path))


def tell_both(g: Game, actor: int, kind: Kind) -> None:
    """A card of several main types, where a text goes for it by one of them."""
    types = _main(g, kind.slug)
    if g.log is not None and len(types) > 1:
        _tell_both(g, actor, kind.slug, types, ())


def tell_several_types(g: Game, actor: int, kind: Kind, type_: str) -> None:
    """A card that a text goes for by that type, and that is besides what such cards as a rule are not."""
    types = _main(g, kind.slug)
    if type_ not in types and "Action" not in types:  # any Duration is an Action
        types = (*types, type_)
    if g.log is not None and type_ in types and len(types) > 1:
        _tell_both(g, actor, kind.slug, types, ())


def _main(g: Game, slug: str) -> tuple[str, ...]:
    return _main_of(g.table.rules.kind(slug).printed)


@cache
def _main_of(printed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(type_ for type_ in MAIN if type_ in printed)


COMBINED = ("seaside2:combined-cards:2",)


def _types_asked_for(g: Game, step: Step) -> Iterator[str]:
    if step.kind in UNTYPED:
        return
    if not step.path:
        if step.sentence == "play" and g.phase in BY_PHASE:
            yield BY_PHASE[g.phase]
        return
    source, _, line = step.path[-1]
    kind = g.table.rules.kind(source)
    if kind.retype is None:
        yield from types_named(g, kind, line)


def types_named(g: Game, kind: Kind, line: int = 0) -> tuple[str, ...]:
    """The types that a card's text names, from that line on."""
    return _named_types(_said(g, kind), line, tuple(BY_PHASE.values()))


def _said(g: Game, kind: Kind) -> tuple[str, ...]:
    return tuple(en for en, _ in kind.fact.said(g.table.rules.edition(kind.fact.expansion)))


@cache
def _named_types(lines: tuple[str, ...], line: int, types: tuple[str, ...]) -> tuple[str, ...]:
    """+1 Action is none, nor is a Treasure Map."""
    text = " ".join(lines[max(line - 1, 0) :])
    return tuple(type_ for type_ in types if re.search(rf"(?<!\d ){type_}s?\b(?! [A-Z])", text))


def _is_told(g: Game, slug: str, type_: str, sentence: str = "is too") -> bool:
    for step in reversed(g.log or ()):
        if step.sentence in TURN:
            return False
        if step.sentence == sentence and step.cards == (slug,) and step.words["type"] == a_type(type_):
            return True
    return False

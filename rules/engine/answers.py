"""Reading an answer at the table: who speaks, moves at the top of a phase, cards nobody had described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.engine.decisions import Illegal, Text
from rules.engine.kinds import UNPLAYABLE_KINDS, NotModelled
from rules.engine.why_not import PHASE_TYPE, why_not_bought, why_not_played
from rules.facts import Fact, card_names, facts, plain, speaker
from rules.speech.grammar import DE, EN

if TYPE_CHECKING:
    from rules.engine.game import Game

PLAY_TREASURES = (
    "play treasures",
    "play all treasures",
    "spiele geldkarten",
    "spiele alle geldkarten",
    "spiele alle schatzkarten",
)
BY_LABEL = ("phase", "choose-card", "choose-pile")  # one of the labels itself needs no reading


def read(g: Game, answer: object) -> tuple[Any, ...]:
    """What the answer picks. Illegal when the rules do not allow it, or when somebody else is asked."""
    decision = g.pending
    assert decision is not None
    if isinstance(answer, str):
        if decision.kind in BY_LABEL and decision.max == 1 and answer in decision.labels:
            return (decision.items[decision.labels.index(answer)],)
        answer = _said(g, answer)
    if decision.kind == "identify" and decision.open:
        value = decision.read(answer)
        _must_be_a_card(g, str(answer), facts()[value[0]])
        return value
    if decision.kind == "phase" and isinstance(answer, str):
        move = _unlisted_move(g, " ".join(answer.split()))
        if move is not None:
            return (move,)
    try:
        return decision.read(answer)
    except Illegal:
        why = _cannot_be_done(g, answer) if decision.kind == "phase" and isinstance(answer, str) else None
        if why is None:
            raise
        raise Illegal(decision, str(answer), why) from None


def _cannot_be_done(g: Game, answer: str) -> Text | None:
    """Why a card cannot be bought or played now, where the table shows it."""
    verb, _, name = answer.partition(" ")
    slug = card_names().find(name)
    if slug is None or verb.lower() not in ("buy", "kaufe", "play", "spiele"):
        return None
    kind = g.table.rules.kind(slug)
    buys = verb.lower() in ("buy", "kaufe")
    if not buys and "Shadow" in kind.types and any(g.known(card) is kind for card in g.deck(g.player)):
        raise NotModelled(kind.fact)  # it could be played from the deck, and that is not modelled
    why = why_not_bought(g, kind) if buys else why_not_played(g, g.player, kind)
    if why is None:
        return None
    done_en, done_de = ("bought", "gekauft") if buys else ("played", "gespielt")
    return (
        f"{kind.name} cannot be {done_en} now: {why[EN]}.",
        f"{kind.de} kann jetzt nicht {done_de} werden: {why[DE]}.",
    )


def _said(g: Game, answer: str) -> str:
    """`Anna: Tactician` says who answers; that must be who is asked."""
    decision = g.pending
    assert decision is not None
    who, rest = speaker(answer, g.table.names)
    if who is not None and who != decision.player:
        asked, spoke = g.table.names[decision.player], g.table.names[who]
        raise Illegal(decision, answer, (f"{asked} is asked, not {spoke}.", f"Gefragt ist {asked}, nicht {spoke}."))
    return rest


def _must_be_a_card(g: Game, answer: str, fact: Fact) -> None:
    assert g.pending is not None
    if fact.kind in UNPLAYABLE_KINDS:
        why = (f"{fact.en} is not a card that a player can have.", f"{fact.de} ist keine Karte, die jemand haben kann.")
        raise Illegal(g.pending, answer, why)


def _unlisted_move(g: Game, text: str) -> tuple[Any, ...] | None:
    """Moves that are legal without being listed: `play treasures`, and `play X` while a face-down card is in hand."""
    decision = g.pending
    assert decision is not None
    if plain(text) in PLAY_TREASURES:
        playable = g.phase == "buy" and any(item[0] == "play" for item in decision.items)
        return ("treasures",) if playable else None
    verb, _, rest = text.partition(" ")
    if verb.lower() not in ("play", "spiele"):
        return None
    name, _, way = rest.replace(" als ", " as ").partition(" as ")
    slug = card_names().find(name)
    if slug is None or not _may_name(g, slug) or f"play {facts()[slug].en}" in decision.labels:
        return None
    _must_be_a_card(g, text, facts()[slug])
    if not way:
        return ("play unknown", slug)
    ways = [kind.slug for kind in g.table.ways]
    meant = card_names().find(way)
    return ("play unknown", slug, meant) if meant in ways and "Action" in facts()[slug].types else None


def _may_name(g: Game, slug: str) -> bool:
    """Whether a face-down card in hand could be this one and be played now."""
    decision = g.pending
    assert decision is not None
    if not g.unknown_in_hand(decision.player):
        return False
    if (g.phase == "action" and g.actions < 1) or (g.phase == "buy" and g.bought):
        return False
    kind = g.table.rules.kind(slug)
    return PHASE_TYPE.get(g.phase) in g.types(kind) and g.may_play(decision.player, kind)

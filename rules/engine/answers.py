"""Reading an answer at the table: who speaks, moves at the top of a phase, cards nobody had described."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.kinds import UNPLAYABLE_KINDS
from rules.engine.slips import FROM_DECK, reworded, taught
from rules.engine.why_not import PHASE_TYPE, why_not_bought, why_not_chosen, why_not_played
from rules.facts import Fact, card_names, facts, plain, speaker
from rules.speech.grammar import DE, EN, subject, title
from rules.speech.wording import PHASES, amount

if TYPE_CHECKING:
    from rules.engine.game import Game

PLAY_TREASURES = (
    "play treasures",
    "play all treasures",
    "spiele geldkarten",
    "spiele alle geldkarten",
    "spiele alle schatzkarten",
)
BARE_VERBS: tuple[Text, ...] = (("play", "spiele"), ("buy", "kaufe"))
INSIDE = ("choose-card", "choose-pile", "order")  # kinds of decisions that a card's line asks for
BY_CARD = (*INSIDE, "choose-option", "identify")  # that somebody answers by the name of a card
PAYS = re.compile(r"(?:pay|zahle?)\s+(\d{1,4})\s+(?:debt|schuld(?:en)?)\b", re.IGNORECASE)
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
    except Illegal as illegal:
        meant = _meant(g, decision, answer) if isinstance(answer, str) else None
        if meant is not None:
            return meant
        if decision.kind == "phase":
            why = _why_not(g, decision, answer) if isinstance(answer, str) else None
        else:
            why = _cannot_be_chosen(g, illegal.part) if decision.kind in BY_CARD else None
        if why is None:
            raise
        raise Illegal(decision, str(answer), why) from None


def _meant(g: Game, decision: Decision, answer: str) -> tuple[Any, ...] | None:
    """What somebody meant who said it in other words; None where that is not legal either."""
    other = reworded(g, decision, " ".join(answer[:2000].split()))
    if not other or other == answer:
        return None
    move = _unlisted_move(g, other) if decision.kind == "phase" else None
    if move is not None:
        return (move,)
    try:
        return decision.read(other)
    except Illegal:
        return None


def _why_not(g: Game, decision: Decision, answer: str) -> Text | None:
    """Why that cannot be done, or how it is said."""
    other = reworded(g, decision, answer)
    return (
        _cannot_be_paid(g, answer)
        or _cannot_be_done(g, FROM_DECK.sub("", answer))
        or (_cannot_be_done(g, other) if other else None)
        or taught(answer)
    )


def _cannot_be_paid(g: Game, answer: str) -> Text | None:
    """Why so much debt cannot be paid off."""
    pays = PAYS.match(answer)
    if pays is None:
        return None
    name, debt = g.table.names[g.player], g.token(g.player, "debt")
    if not debt:
        return f"{name} has no debt.", f"{name} hat keine Schulden."
    if int(pays[1]) > debt:
        return f"{name} has only {debt} debt.", f"{name} hat nur {amount('debt', debt, DE)}."
    return f"{name} has only {g.coins} Coins for it.", f"{name} hat dafür nur {g.coins} Geld."


def _cannot_be_chosen(g: Game, part: str) -> Text | None:
    """Why a card cannot be the answer inside another one's text."""
    number, _, rest = part.partition(" ")
    slug = card_names().find(part) or (card_names().find(rest) if number.isdecimal() else None)
    assert g.pending is not None
    if slug is None:
        return None
    if g.pending.kind in INSIDE and facts()[slug].kind in UNPLAYABLE_KINDS and slug not in g.table.piles:
        return None
    kind = g.table.rules.kind(slug)
    if kind.name in g.pending.labels:
        n = g.pending.labels.count(kind.name)
        return f"Of {kind.name} there is only {n} to choose.", f"Von {kind.de} steht nur {n} zur Wahl."
    en, de = why_not_chosen(g, kind)
    it_en, it_de = (subject(kind.slug, language) for language in (EN, DE))
    return f"{it_en} cannot be chosen here: {en}.", f"{it_de} kann hier nicht gewählt werden: {de}."


def _cannot_be_done(g: Game, answer: str) -> Text | None:
    """Why a card cannot be bought or played now, where the table shows it."""
    bare = card_names().find(answer)
    if bare is not None and facts()[bare].kind not in UNPLAYABLE_KINDS:
        return _bare_name(g, facts()[bare])
    if answer.lower() in PLAY_TREASURES:
        return _no_treasures(g)
    verb, _, name = answer.partition(" ")
    slug = card_names().find(name)
    if slug is None or verb.lower() not in ("buy", "kaufe", "play", "spiele"):
        return None
    kind = g.table.rules.kind(slug)
    buys = verb.lower() in ("buy", "kaufe")
    why = why_not_bought(g, kind) if buys else why_not_played(g, g.player, kind)
    if why is None:
        return None
    done_en, done_de = ("bought", "gekauft") if buys else ("played", "gespielt")
    it_en, it_de = (subject(kind.slug, language) for language in (EN, DE))
    if kind.fact.cards:
        return (
            f"Nothing can be {done_en} from {title(kind.slug, EN)} now: {why[EN]}.",
            f"Vom Stapel {kind.de} kann jetzt nichts {done_de} werden: {why[DE]}.",
        )
    return (
        f"{it_en} cannot be {done_en} now: {why[EN]}.",
        f"{it_de} kann jetzt nicht {done_de} werden: {why[DE]}.",
    )


def _no_treasures(g: Game) -> Text:
    """Why no Treasure can be played now, said of all of them."""
    if g.phase == "buy" and g.bought:
        why = "something has been bought already", "Es wurde schon etwas gekauft"
    elif g.phase == "buy":
        name = g.table.names[g.player]
        why = f"{name} has none in hand that may be played", f"{name} hat keine auf der Hand, die gespielt werden darf"
    else:
        phase = PHASES[g.phase]
        why = (
            f"this is the {phase[EN]}, and “-” leaves it",
            f"Es ist die {phase[DE]}, und „-“ beendet sie",
        )
    return f"Treasures cannot be played now: {why[EN]}.", f"Geldkarten können jetzt nicht gespielt werden: {why[DE]}."


def _bare_name(g: Game, fact: Fact) -> Text:
    """How a card's name becomes a move, where one with it is legal."""
    assert g.pending is not None
    verbs = [verb for verb in BARE_VERBS if f"{verb[EN]} {fact.en}" in g.pending.labels]
    ways = [" oder ".join(f"„{verb[DE]} {fact.de}“" for verb in verbs)]
    ways.insert(EN, " or ".join(f"“{verb[EN]} {fact.en}”" for verb in verbs))
    en, de = (f": say {ways[EN]}", f": Sag {ways[DE]}") if verbs else ("", "")
    return (
        f"“{fact.en}” alone is no move here{en}. A choice with one answer only is not asked.",
        f"„{fact.de}“ allein ist hier kein Zug{de}. Eine Wahl mit nur einer Antwort wird nicht gefragt.",
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
        why = (
            f"{subject(fact.slug, EN)} is not a card that a player can have.",
            f"{subject(fact.slug, DE)} ist keine Karte, die jemand haben kann.",
        )
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

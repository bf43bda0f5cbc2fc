"""What the bane card of a Young Witch keeps off, and what any other card shown against her does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.facts import facts, plain
from rules.questions import casting
from rules.questions.frame import AskedFrame
from rules.questions.frames import frames
from rules.questions.probes import SAFE, against, plays
from rules.questions.question import SILENT, Question
from rules.questions.scene import ME, Played, play, playable
from rules.questions.verdict import Finding, Verdict, agreed, ruled, through, yes_no
from rules.questions.words import any_of

YOUNG_WITCH, CURSE = "young-witch", "curse"
UNNAMED = "cellar"  # the bane where nobody names it
BANE = any_of("bane, bannkarte, bann, bannkarten")
IS = any_of("""
    is, isnt, be, as, the, a, our, not, for, ist, war, als, die, der, das, unser, unsere, nicht, keine, fur, card,
    young, witch, junge, jungen, hexe
""")
WORDS = SILENT | any_of("""
    play, reveal, react, gain, protect, work, can, must, not, text, keep, in-play, supply, give, affect, unit-cards
""")
HARM = any_of("gain, discard, trash, put, set-aside, exile")
WHICH = any_of("der, die, das, which, that")
NOT = any_of("not, isnt, nicht, keine, no, kein, dont")


@dataclass(frozen=True)
class ShownBane:
    """Against `attack` somebody shows `card`, where `bane` is the bane."""

    attack: str
    card: str
    bane: str


def bane(q: Question) -> Verdict | None:
    """The bane is Village, and I show one: do I get the Curse? I show a Moat that is not the bane: am I safe?"""
    words = [token.at for token in q.tokens if token.word in BANE]
    if not words or YOUNG_WITCH not in q.slugs or q.strange or q.numbers or not all(map(playable, q.slugs)):
        return None
    if {spot.meaning for spot in q.spots} - WORDS or any(kind not in ("Attack", "Reaction") for kind, _ in q.types):
        return None
    if any(_lies_or_is_none(q, at) for at in words):
        return None
    found = frames(q)
    shown, spared = _read(q, found, words), _spared(q, found)
    if shown is None or spared is None:
        return None
    scene = against(shown.card, shown.attack, "hand", casting.editions(q))
    scene = replace(scene, bane=shown.bane, use=(shown.card, YOUNG_WITCH))
    runs = agreed(play(scene), lambda run: _cursed(run, shown))
    if runs is None:
        return None
    finding, run = runs
    value = (finding.value == "no") == spared
    return ruled(q, run, replace(finding, value="yes" if value else "no"), yes_no(value), kind="protect")


def _lies_or_is_none(q: Question, at: int) -> bool:
    """The bane lies in play, where it is not shown; a card, which is not the bane."""
    clause = q.clause_of(at)
    named = {card.slug for card in q.named_in(clause)}
    lies = bool(q.inside(clause, "in-play")) and YOUNG_WITCH not in named
    said_of_it = not named and any(q.tokens[place].word in WHICH for place in (clause.start, clause.start + 1))
    return lies or (said_of_it and any(token.word in NOT for token in q.tokens[clause.start : at]))


def _read(q: Question, found: Sequence[AskedFrame], words: Sequence[int]) -> ShownBane | None:
    named, no_bane = _named(q, words)
    attacks = [slug for slug in q.slugs if "Attack" in facts()[slug].types and plays(slug) and slug != YOUNG_WITCH]
    rest = [slug for slug in q.slugs if slug not in (YOUNG_WITCH, CURSE, *attacks)]
    others = [slug for slug in rest if slug != named]
    if len(attacks) > 1 or len(others) > 1 or (no_bane and others != [no_bane]):
        return None
    attack = attacks[0] if attacks else YOUNG_WITCH
    card = others[0] if others else named or UNNAMED
    if others and not no_bane and not named:
        return None  # which one is the bane
    if _lacks(q, card) or (others and named and not _lacks(q, named) and _shows(found, named)):
        return None
    return ShownBane(attack, card, named or UNNAMED)


def _named(q: Question, words: Sequence[int]) -> tuple[str, str]:
    """The card that is the bane, and the one of which it is said that it is not."""
    others = [slug for slug in q.slugs if slug not in (YOUNG_WITCH, CURSE)]
    for at in words:
        for slug, start, end in _places(q, others):
            said = {token.word for token in (q.tokens[end:at] if end <= at else q.tokens[at + 1 : start])}
            if said <= IS:
                return ("", slug) if said & NOT else (slug, "")
    meant = any({token.word for token in q.tokens[max(at - 3, 0) : at]} & NOT for at in words)  # but it is not the bane
    return "", others[0] if meant and len(others) == 1 else ""


def _places(q: Question, slugs: Sequence[str]) -> list[tuple[str, int, int]]:
    """Where they are named, also with a word that is taken for a card only later."""
    written = [(plain(each), slug) for slug in slugs for each in (facts()[slug].en, facts()[slug].de)]
    words = [(slug, token.at, token.at + 1) for token in q.tokens for form, slug in written if token.word == form]
    return [*((card.slug, card.at, card.end) for card in q.cards if card.slug in slugs), *words]


def _lacks(q: Question, slug: str) -> bool:
    """I have no Hamlet, I don't have one of them."""
    places = [card.at for card in q.cards if card.slug == slug]
    near = [[token.word for token in q.tokens[max(at - 4, 0) : at]] for at in places]
    none = {"no", "kein", "keine", "keinen"}
    return any(none & {*words[-2:]} or {"not", "have"} <= {*words} for words in near)


def _shows(found: Sequence[AskedFrame], slug: str) -> bool:
    return any(slug in frame.slugs and frame.deed in ("reveal", "react") for frame in found)


def _spared(q: Question, found: Sequence[AskedFrame]) -> bool | None:
    """Whether it is asked if somebody is spared (True) or gets the Curse (False)."""
    asked = [frame for frame in found if frame.asked]
    first = min((frame.part for frame in asked), default=0)
    if not asked or any(frame.has("not") for frame in asked):
        return None
    protects = any(frame.deed in ("protect", "work") for frame in found if frame.part >= first)
    shows = any(frame.deed in ("reveal", "react") and frame.modal == "can" for frame in asked)
    gains = any(frame.deed in ("gain", "give") and {*frame.slugs} <= {CURSE, YOUNG_WITCH} for frame in asked)
    if protects or shows:
        return True
    return False if gains and not any(frame.modal == "can" for frame in asked) else None


def _cursed(run: Played, shown: ShownBane) -> Finding | None:
    """Whether the Attack does to me what it does; None where neither that nor anything against it is seen."""
    mine = [n for n, step in enumerate(run.steps) if step.actor == run.seat(ME)]
    hit = [n for n in mine if through(run.steps[n], (shown.attack,)) and run.steps[n].kind in HARM]
    held_off = [n for n in mine if run.steps[n].sentence in SAFE or shown.card in run.steps[n].cards]
    if run.stopped or not (hit or held_off):
        return None
    return Finding("yes", tuple(hit[:2])) if hit else Finding("no", tuple(held_off[:2]))

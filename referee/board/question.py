"""The open decision as a page asks it: who, what, the legal answers; and why another answer is not legal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from cards.pages.languages import language
from cards.pages.requests import number as typed_number
from referee.board.table import zone_name
from rules import (
    PHASE_TYPE,
    Decision,
    Game,
    full_question,
    not_offered,
    refusals,
)
from rules.facts import card_names, facts, speaker
from rules.speech.grammar import capital, some
from rules.speech.wording import card_name

BUTTONS, MANY, ORDER, NAME, NAMES = "buttons", "many", "order", "name", "names"
MOST_TICKED = 60  # where more could be ticked, names are typed
MOST_LIKELY = 18  # cards that are offered without being known to lie there


@dataclass
class PossibleAnswer:
    """One of the answers that the table takes."""

    value: str  # what is sent: the answer's meaning, in English
    text: str
    slug: str = ""  # of the card that it is about
    chosen: bool = False
    none: bool = False
    at: int = 0  # which of the cards to be put in order


@dataclass
class OpenQuestion:
    """What the table asks, as the page shows it."""

    player: str
    prompt: str
    source: str
    how: str
    answers: list[PossibleAnswer]
    least: int
    most: int
    whole: bool = False
    other_card: str = ""  # the word before a name that may be typed: "play"
    likely: list[PossibleAnswer] = field(default_factory=list)
    of_type: str = ""  # that a face-down card has to be, to be played now
    typed: str = ""

    @property
    def several(self) -> str:
        """How many are to be chosen, in words."""
        if self.whole:
            return _("%(most)s or none") % {"most": self.most}
        if self.least == self.most:
            return _("exactly %(most)s") % {"most": self.most}
        if self.least == 0:
            return _("up to %(most)s") % {"most": self.most}
        return _("%(least)s to %(most)s") % {"least": self.least, "most": self.most}


def ask(game: Game, chosen: str = "", typed: str = "") -> OpenQuestion | None:
    """The question that is open at this table; `chosen` is how it was answered, when it was."""
    decision = game.pending
    if decision is None:
        return None
    how = _how(decision)
    question = OpenQuestion(
        player=game.table.names[decision.player],
        prompt=after_a_name(full_question(game, decision)[language()]),
        source=decision.source,
        how=how,
        answers=_answers(decision, how, chosen),
        least=decision.min,
        most=decision.max,
        whole=getattr(decision, "whole", False),
        typed=typed or (chosen if how in (NAME, NAMES) and chosen != "-" else ""),
    )
    if decision.kind == "phase":
        if _treasures(game, decision) > 1:
            value = "play treasures"
            question.answers.insert(0, PossibleAnswer(value, _("Play all Treasures"), "", chosen == value))
        if game.unknown_in_hand(decision.player):
            question.other_card = "play"
            question.of_type = PHASE_TYPE.get(game.phase, "")
            question.likely = list(_may_be_played(game, decision))
    if how == NAME:
        question.likely = [
            PossibleAnswer(facts()[slug].en, card_name(slug, language()), slug) for slug in _likely(game)
        ]
    return question


def _treasures(game: Game, decision: Decision) -> int:
    """How many Treasures in hand may be played now."""
    legal = {label.removeprefix("play ") for label in decision.labels} if game.phase == "buy" else set()
    return sum(1 for card in game.hand(decision.player) if game.known(card).treasure and game.name(card) in legal)


def after_a_name(prompt: str) -> str:
    """Anna, which card do you play?"""
    return prompt[:1].lower() + prompt[1:] if prompt[1:2].islower() else prompt


def _how(decision: Decision) -> str:
    if decision.open:
        return NAME
    if decision.kind == "order":
        return ORDER
    if decision.max > 1:
        return MANY if len(decision.labels) <= MOST_TICKED else NAMES
    return BUTTONS


def _likely(game: Game) -> list[str]:
    """Cards that are offered as buttons when any card may be named: the usual ones, then tonight's piles."""
    found = ["copper", "estate", "silver", "gold", *_in_the_supply(game, kingdom=True), *_in_the_supply(game)]
    return list(dict.fromkeys(found))[:MOST_LIKELY]


def _in_the_supply(game: Game, kingdom: bool = False) -> list[str]:
    return [
        kind.slug
        for pile in game.table.supply
        for kind in sorted(pile.kinds, key=lambda kind: kind.slug)
        if not kingdom or kind.fact.kind != "basic"
    ]


def _may_be_played(game: Game, decision: Decision) -> Iterator[PossibleAnswer]:
    """What a face-down card in hand may be: the cards of tonight's piles that can be played in this phase."""
    wanted = PHASE_TYPE.get(game.phase, "")
    slugs = [slug for slug in _in_the_supply(game) if wanted in facts()[slug].types]
    for slug in slugs[:MOST_LIKELY]:
        if f"play {facts()[slug].en}" not in decision.labels:
            yield PossibleAnswer(f"play {facts()[slug].en}", card_name(slug, language()), slug)


def _answers(decision: Decision, how: str, chosen: str) -> list[PossibleAnswer]:
    given = Counter(_given(decision, chosen) if how in (BUTTONS, MANY) else ())
    labels = decision.labels if how in (MANY, ORDER) else tuple(dict.fromkeys(decision.labels))
    if how == NAMES:
        labels = ()
    found = []
    for label in labels:
        if label != "-":
            found.append(PossibleAnswer(label, _text(decision, label), about(label), given[label] > 0))
            given[label] -= 1
    if how == ORDER:
        for at, answer in enumerate(found):
            answer.at = at
        found = [found[at] for at in _in_order(decision, chosen)]
    if "-" in decision.choices:
        found.append(PossibleAnswer("-", _leave(decision), "", chosen == "-", none=True))
    return found


def _in_order(decision: Decision, chosen: str) -> list[int]:
    """The cards as they were put in order; those that were not are last."""
    left = list(range(len(decision.labels)))
    found = []
    for label in _given(decision, chosen):
        at = next((at for at in left if decision.labels[at] == label), None)
        if at is not None:
            left.remove(at)
            found.append(at)
    return found + left


def _given(decision: Decision, chosen: str) -> list[str]:
    """Each answer that was given, as often as it was: `2 Copper` is Copper twice."""
    if chosen in decision.labels:
        return [chosen]
    given = []
    for part in (part.strip() for part in chosen.split(",")):
        number, _space, label = part.partition(" ")
        counts = part not in decision.labels and number.isdecimal() and len(number) < 4
        given += [label] * int(number) if counts else [part]
    return given


def _text(decision: Decision, label: str) -> str:
    """In a phase where nothing can be bought, every answer plays a card, and its name is enough."""
    if label == "?":
        return capital(some(("?",), language()))
    plays = decision.kind == "phase" and label.startswith("play ") and " as " not in label
    if plays and about(label) and not any(other.startswith("buy ") for other in decision.labels):
        return card_name(about(label), language())
    return capital(decision.words(label)[language()])


def _leave(decision: Decision) -> str:
    if decision.kind == "phase":
        return _("Leave the phase")
    by_lot = decision.kind == "identify" and decision.max > 1  # what the table does not say is drawn
    return _("All by lot") if by_lot else _("Nothing")


def about(label: str) -> str:
    """The card that an answer is about: `buy Silver`, `play Village as Way of the Owl`, `Copper`."""
    slug = card_names().find(label)
    if slug is None:
        match = re.fullmatch(r"(?:play|buy) (.+?)(?: as .+)?", label)
        slug = card_names().find(match[1]) if match else None
    return slug or ""


def said(decision: Decision, answer: str, names: Sequence[str]) -> str:
    """An answer that was given, in the page's language; who gave it is told apart."""
    _who, answer = speaker(answer, names)
    if answer == "-":
        return _leave(decision)
    if decision.open:
        slug = card_names().find(answer)
        return card_name(slug, language()) if slug else answer
    return ", ".join(_text_of_part(decision, part.strip()) for part in answer.split(","))


def _text_of_part(decision: Decision, part: str) -> str:
    number, _space, rest = part.partition(" ")
    if number.isdecimal() and len(number) < 4 and rest == "?":
        return some(("?",) * int(number), language())
    if number.isdigit() and rest:
        return f"{number} {_text(decision, rest)}"
    return _text(decision, part)


# --- reading what was sent -------------------------------------------------------------------------------------------


def read_answer(decision: Decision, data: QueryDict) -> str:
    """The answer that a form sent, as one text."""
    if data.get("answer"):
        return str(data["answer"])
    how = _how(decision)
    if how == ORDER:
        places = sorted(range(len(decision.labels)), key=lambda i: (_place_in_order(data.get(f"at-{i}"), i), i))
        return ", ".join(decision.labels[i] for i in places)
    if name := data.get("name", "").strip():
        return name if how in (NAME, NAMES) or name.lower().startswith(("play ", "spiele ")) else f"play {name}"
    if how in (MANY, NAMES):
        picked = data.getlist("pick")
        return ", ".join(picked) if picked else "-"
    return ""


def same_place(decision: Decision, data: QueryDict) -> str:
    """Two cards cannot be in one place: who sent that changed one and forgot the other."""
    places = [data.get(f"at-{i}") for i in range(len(decision.labels))]
    if _how(decision) != ORDER or data.get("answer") or None in places or len(set(places)) == len(places):
        return ""
    return _("Two cards have the same place. Give each its own.")


def miscount(decision: Decision, data: QueryDict) -> str:
    """What is wrong with how many were ticked; "" when it is something else."""
    least, most, picked = decision.min, decision.max, len(data.getlist("pick"))
    said = {"least": least, "most": most, "picked": picked}
    if _how(decision) != MANY or data.get("answer"):
        return ""
    if decision.whole and picked not in (0, most):
        return _("Choose %(most)s or none, not %(picked)s.") % said
    if least == most != picked:
        return _("Choose exactly %(most)s, not %(picked)s.") % said
    if picked > most:
        return _("Choose at most %(most)s, not %(picked)s.") % said
    return _("Choose at least %(least)s, not %(picked)s.") % said if picked < least else ""


def _place_in_order(text: str | None, i: int) -> int:
    return typed_number(text or "", 5, otherwise=i + 1)


def meaning(game: Game, text: str) -> str:
    """The answer as it is stored: by meaning, in English. Illegal when it is not legal."""
    decision = game.pending
    assert decision is not None
    value = game.read(text)
    if decision.kind == "phase" and value[0] not in decision.items:  # legal without being listed
        what, *card = value[0]
        return f"play {facts()[card[0]].en}" if what == "play unknown" else "play treasures"
    return decision.say(value)


# --- why not ---------------------------------------------------------------------------------------------------------


@dataclass
class NotLegal:
    name: str
    why: str


DEEDS = {"play": gettext_noop("Play %(card)s"), "buy": gettext_noop("Buy %(card)s")}
ANYHOW = {"play": gettext_noop("It cannot be played now."), "buy": gettext_noop("It cannot be bought now.")}


def refused_answers(game: Game) -> list[NotLegal]:
    """What somebody might want to answer here, and why it is not legal."""
    found = []
    for refusal in refusals(game):
        name, deed = card_name(refusal.kind.slug, language()), refusal.deed
        if deed in DEEDS:
            name = _(DEEDS[deed]) % {"card": name}
        elif refusal.zone is not None:
            name = f"{name} ({_place(game, refusal.zone)})"
        why = f"{capital(refusal.why[language()])}." if refusal.why else _(ANYHOW.get(deed, ANYHOW["play"]))
        found.append(NotLegal(name, why))
    return found


def _place(game: Game, zone: int) -> str:
    which = game.which_zone(zone)
    return zone_name(which) if which is not None else _("Trash")


def missing(game: Game) -> list[str]:
    """What nobody sees from the cards alone: that it is not offered, and why."""
    return [one.text[language()] for one in not_offered(game) if one.telling]

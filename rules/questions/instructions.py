"""What a card's own lines say, deed by deed, in the shape in which somebody speaks of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rules.facts import facts
from rules.questions.deeds import NOUNS, UNITS, VERBS, PrintedDeed, deeds, items, lexicon
from rules.questions.names import CardNames
from rules.questions.words import WordToken, tokens

# How a line begins, and what that says of all its deeds.
BEGINNINGS: tuple[tuple[re.Pattern[str], dict[str, str]], ...] = tuple(
    (re.compile(f"^(?:{pattern}),? "), said)
    for pattern, said in (
        ("When you gain this", {"when": "on-gain"}),
        ("When you trash this|When this is trashed", {"when": "on-trash"}),
        ("When you gain or trash this|Each time you gain this or trash it", {"when": "on-gain-trash"}),
        ("At the start of your next turn", {"when": "next-turn"}),
        ("At the end of (?:this|the|your) turn", {"when": "turn-end"}),
        ("Setup:|In the set-up|When the game starts", {"when": "setup"}),
        ("If you did", {"needs": "done"}),
        ("If you did not", {"needs": "not done"}),
        ("If it is an? (?P<type>Action|Treasure|Victory|Attack|Duration)(?: card)?", {}),
        ("Every other player", {"who": "others"}),
        ("(?:Each|Every) player", {"who": "everyone"}),
        ("You may", {"modal": "may"}),
        ("And then|Then|After that", {"then": "then"}),
        ("Choose one:", {"choice": "one"}),
        ("After that (?=every card costs)", {}),
        ("(?:In|For) this turn|This turn|For the rest of (?:the|this) turn", {"when": "this-turn"}),
    )
)
THAN = re.compile(r" than (?:the trashed one|it|this|the trashed card|the discarded one)\b")
HOLDS = re.compile(
    r"until (?:your|their) hand holds (\d+) cards|until (?:only )?(\d+) cards are left in (?:their |your )?hand"
    r"|down to (\d+) cards in hand"
)
PUT = (
    (re.compile(r"\bdeck's top card\b"), "top card of deck"),
    (re.compile(r", (?:but never below|down to) 0\b"), ""),
    (re.compile(r" for (?=\+\d)"), "; If you did, "),
    (re.compile(r"\bSet (.*?) aside\b"), r"Set aside \1"),
    (re.compile(r"\b(from the Supply) that is no (\w+) card\b"), r"no \2 card \1"),
    (re.compile(r"\ba card that is no (\w+) card\b"), r"no \1 card"),
    (re.compile(r"^Trash any cards from your hand, at most (\d+)"), r"Trash up to \1 cards from your hand"),
    (re.compile(r"\bthe top (\d+) cards of\b"), r"\1 cards top of"),
    (re.compile(r"\bpick (.*?) from (?:your|their) hand and play (?:it|that)\b"), r"play \1 from your hand"),
    (THAN, ""),
    (re.compile(r" as well\b(?! as)"), ""),
    (re.compile(r"\b[Tt]he (?:played|trashed|revealed|discarded|gained|named) (?=cards?\b|one)"), "the "),
    (re.compile(r",? but no (?=\w+)"), " no "),
    (HOLDS, lambda found: f"until {next(filter(None, found.groups()))} cards"),
)


@cache
def instructions(slug: str, edition: int, names: CardNames) -> tuple[PrintedDeed, ...]:
    """The deeds of a card's lines; what is not understood of a line is a deed that may be anything."""
    found: list[PrintedDeed] = []
    for n, (line, _) in enumerate(facts()[slug].said(edition)):
        for sentence in re.split(r"(?<=\.) ", line):
            found += _sentence(sentence, n, found, slug, names)
    return tuple(found)


ONE = re.compile(r"(?i)\b(?:an?|another|one)\b")
UNREAD = PrintedDeed(frozenset(("?",)), needs=frozenset("?"))


def _sentence(sentence: str, n: int, before: Sequence[PrintedDeed], slug: str, names: CardNames) -> list[PrintedDeed]:
    for pattern, other in PUT:
        sentence = pattern.sub(other, sentence)
    read: list[PrintedDeed] = []
    common, either = PrintedDeed(frozenset(), line=n), 0
    for part in sentence.rstrip(".").split("; "):
        common, chosen, rest = _begun(part, common, (*before, *read))
        either = int(chosen) or either
        words = tokens(rest.removeprefix("Or "))
        cards = [card for card in names.find(words) if card.slug != slug or "gain" in rest.lower()]
        heard = items(words, cards)
        made = deeds(heard, common) if heard else None
        if made is None:
            read.append(replace(UNREAD, verbs=_mentioned(words), line=n, who=common.who, when=common.when))
        else:
            one = ONE.search(rest)
            made = [replace(each, n=1) if each.n is None and one and each.verbs != {"put"} else each for each in made]
            read += [replace(each, either=each.either or either) for each in made]
        either += bool(either)
    return read


def _begun(part: str, common: PrintedDeed, before: Sequence[PrintedDeed]) -> tuple[PrintedDeed, bool, str]:
    """What its beginning says of all its deeds, whether they are chosen from, and what comes then."""
    chosen, rest = False, part[:1].upper() + part[1:]
    while begun := next(((found, said) for start, said in BEGINNINGS if (found := start.match(rest))), None):
        found, said = begun
        rest = rest[found.end() :]
        rest = rest[:1].upper() + rest[1:]
        chosen = chosen or "choice" in said
        needs = common.needs | frozenset(filter(None, (said.get("needs"), found.groupdict().get("type"))))
        plain = {key: value for key, value in said.items() if key not in ("needs", "choice", "then")}
        if before and ("then" in said or "needs" in said):
            plain = {"when": before[-1].when, **plain}
            needs |= before[-1].needs & {"?"}
        common = replace(common, needs=needs, before=before[-1] if before else None, **plain)  # type: ignore[arg-type]
    return common, chosen, rest


def _mentioned(words: Sequence[WordToken]) -> frozenset[str]:
    """The deeds that a line speaks of, whatever else it says."""
    said = {lexicon().of(word.word) for word in words}
    said |= {"plus"} if said & UNITS else set()
    said |= {"draw"} if any(word.raw.startswith("+") for word in words) and said & NOUNS else set()
    return frozenset(said & VERBS | said & {"cost", "plus"}) or frozenset("?")

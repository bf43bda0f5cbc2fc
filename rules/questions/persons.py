"""Who does something in a clause, whose card it is, whom it happens to."""

from __future__ import annotations

from rules.questions.question import Question, Spot
from rules.questions.scene import ME, OTHER
from rules.questions.segments import (
    DEEDS,
    SMALL,
)
from rules.questions.words import any_of

POSSESSIVE = any_of("""
    my, his, her, their, your, our, mein, meine, meinen, meinem, meiner, meines, dein, deine, deinen, sein, seine,
    seinen, seinem, seiner, ihr, ihre, ihren, ihrem, ihrer, unser, unsere
""")
# Before the owner of a card: die Blockade vom Gegner.
OWNED = any_of("vom, von, des, der, meines, meiner, from, of")
# Somebody to whom it is done.
OBJECTIVE = any_of("me, mich, mir, us, uns, him, them, ihm, ihn, ihnen")
TOWARDS = any_of("against, gegen, bei, beim, to, on, for, an, fur, auf, vor, upon")


def governing(q: Question, at: int, start: int) -> str:
    """The word that governs a card: "with" in "with my own Cellar"."""
    place = at - 1
    owners = {n for spot in q.spots if spot.meaning == "other" for n in range(spot.at, spot.at + spot.length)}
    owners &= {n for n in owners if q.tokens[n].raw.lower().endswith(("'s", "’s", "s'", "s’"))}
    while place >= start and (q.tokens[place].word in SMALL or q.tokens[place].number is not None or place in owners):
        place -= 1
    word = q.tokens[place].word if place >= start else ""
    return "by" if word == "of" and place > start and q.tokens[place - 1].word == "because" else word


def owner_of(q: Question, at: int, end: int) -> str:
    """Whose card it is: my opponent's Militia, his Witch, die Blockade vom Gegner."""
    for spot in q.spots:
        if spot.at + spot.length == at and spot.meaning in ("other", "attacker"):
            return OTHER
        if spot.at + spot.length == at and spot.meaning == "me" and q.tokens[at - 1].word in POSSESSIVE:
            return ME
        if spot.meaning == "other" and spot.at in (end, end + 1) and q.tokens[end].word in OWNED:
            return OTHER
    return ""


def people_in(q: Question, start: int, end: int) -> list[Spot]:
    return [
        spot
        for spot in q.spots
        if start <= spot.at < end and spot.meaning in ("me", "other", "attacker") and not _possessive(q, spot)
    ]


def _suffers(q: Question, spot: Spot) -> bool:
    """Against me, bei mir, militias me; but not "makes me discard"."""
    if spot.at and q.tokens[spot.at - 1].word in TOWARDS:
        return True
    follows = any(each.meaning in DEEDS and each.at == spot.at + spot.length for each in q.spots)
    return q.tokens[spot.at].word in OBJECTIVE and not follows


def victim_in(q: Question, start: int, end: int) -> str:
    found = [spot for spot in people_in(q, start, end) if _suffers(q, spot)]
    return "" if not found else ME if found[0].meaning == "me" else OTHER


def acts_in(q: Question, start: int, end: int, deed: Spot | None) -> str:
    """Who does it: the nearest person before the verb, or right behind it."""
    people = [spot for spot in people_in(q, start, end) if not _suffers(q, spot)]
    at = deed.at if deed else end
    before = [spot for spot in people if spot.at < at]
    after = [spot for spot in people if at < spot.at <= at + 2]
    passive = deed is not None and deed.raw.lower().startswith(("is ", "are ", "was ", "were ", "wird "))
    chosen = before[-1:] or after[:1] or people[: 0 if passive else 1]
    if not chosen:
        return ""
    return ME if chosen[0].meaning == "me" else OTHER


def _possessive(q: Question, spot: Spot) -> bool:
    """My Tunnel, his Militia, my hand: whose it is, not who does something."""
    behind = spot.at + spot.length
    if spot.length == 1 and q.tokens[spot.at].word in POSSESSIVE:
        return True
    before = q.tokens[spot.at - 1].word if spot.at else ""
    follows = q.tokens[behind].word if behind < len(q.tokens) else ""
    if (q.tokens[spot.at].word, before) == ("them", "of") or (q.tokens[spot.at].word, follows) == ("one", "of"):
        return True  # one of them
    owner = before in ("vom", "von") and any(named.end == spot.at - 1 for named in q.cards)  # dem Markgraf vom Gegner
    return spot.meaning == "other" and (owner or any(named.at == behind for named in q.cards))

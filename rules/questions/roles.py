"""Who holds the shield, who is asked about: a verdict on protection that says otherwise was given to somebody else."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import dataclass

from rules.facts import facts
from rules.questions.names import NamedCard
from rules.questions.persons import people_in
from rules.questions.probes import shields
from rules.questions.question import Question
from rules.questions.verdict import Value
from rules.questions.words import any_of

MINE = any_of(
    "i, me, my, mine, myself, we, us, our, ich, mir, mich, mein, meine, meinen, meinem, meiner, wir, uns, unser"
)
HIS = any_of(
    "his, her, their, he, she, they, him, them, sein, seine, seinen, seinem, ihr, ihre, ihren, er, sie, ihn, ihm"
)
THIRD = re.compile(
    r"(?i)\b(?:my|mein\w*|the|der|die|den|a|ein\w*) (?:other|anderer?|andere|third|dritte[rn]?) \w+"
    r"|\b(?:third|dritte[rn]?) (?:player|spieler)"
)
SAFE = any_of("safe, protected, immune, spared, unaffected, fine, sicher, geschutzt, verschont, immun, unbeeinflusst")
SAFE |= any_of(
    "protect, protects, stop, stops, block, blocks, help, helps, schutzt, hilft, schutzen, helfen, blockt, stoppt"
)
HIT = any_of("affected, hit, hurt, betroffen, getroffen, erwischt, affect, affects, trifft, betrifft, hits")
NOT = any_of(
    "not, nicht, kein, keine, no, without, ohne, unless, dont, never, nie, if, wenn, instead, statt, only, nur"
)
FROM = any_of("from, against, vor, gegen, when, if, wenn, falls, by, von")  # behind it stands whoever attacks
PARTING = any_of("and, und, while, wahrend, solange")
IN_PLAY, IN_HAND = any_of("play, spiel, ausliegen, liegt, liegen"), any_of("hand")
THE = any_of("the, die, der, all, alle, everyone, everybody, jeder, den")
ME, OTHER, SOMEBODY = "me", "other", "third"


@dataclass(frozen=True)
class Shielded:
    holder: str
    asked: str
    safe: bool  # whether it keeps its holder safe from where it is said to be
    asks_safe: bool  # am I safe; else: am I hit

    @property
    def answer(self) -> str:
        kept = self.safe and self.holder == self.asked
        return "yes" if kept == self.asks_safe else "no"


REST = any_of("remaining, rest, others, other, else, restlichen, restliche, ubrigen, ubrige, anderen, andere")
PEOPLE = ("other", "players", "named")


def of_the_rest(q: Question) -> bool:
    """One of them shows a Moat, are the others safe as well: those who are asked about are not those told of."""
    asked = [n for clause in q.asked for n in range(clause.start, clause.end)]
    told = [spot for spot in q.spots if spot.meaning in PEOPLE and asked and spot.at < asked[0]]
    return bool(told) and of_others(q)


def of_others(q: Question) -> bool:
    """The remaining players, everyone else, die anderen; not the other cards."""
    asked = [n for clause in q.asked for n in range(clause.start, clause.end)]
    words, things = [token.word for token in q.tokens], {named.at for named in q.cards}
    things |= {spot.at for spot in q.spots if spot.meaning.startswith("unit-")} | {at for _, at in q.types}
    people = {spot.at + n for spot in q.spots if spot.meaning in PEOPLE for n in range(spot.length)}
    return any(
        words[n] in REST and (n in people or n + 1 in people or (words[max(n - 1, 0)] in THE and n + 1 not in things))
        for n in asked
    )


def may_be(q: Question, value: Value | None) -> bool:
    """False where roles and places of the sentence say that this verdict is another's."""
    if value not in ("yes", "no") or q.turned:  # what was told is wished otherwise
        return True
    held = [named for named in q.cards if shields(named.slug)]
    if len({named.slug for named in held}) > 1 and q.asks("reveal", "react") and q.asks("can"):
        return False  # what no table offers to somebody who is safe may be shown all the same
    if of_the_rest(q):
        return value == "no" or not q.asks("protect")
    found = shielded(q, held)
    return found is None or found.answer == value


def shielded(q: Question, held: Sequence[NamedCard]) -> Shielded | None:
    """Who is asked about, and who has the one shield that is named beside one Attack; None where that is not plain."""
    words = [token.word for token in q.tokens]
    asked = [n for clause in q.asked for n in range(clause.start, clause.end)]
    said = {words[n] for n in asked}
    if bool(said & SAFE) == bool(said & HIT) or not _plain_enough(q, held, words, said):
        return None
    story = [named for named in held if named.at not in asked]
    holder = _holder(q, (story or held)[0])
    person = _person(q, words, asked)
    if not holder and not story:
        holder = person or ME  # does a Moat protect me
    if not holder or not (person or not story):
        return None
    return Shielded(holder, person or ME, _placed(q, (story or held)[0]), bool(said & SAFE))


def _plain_enough(q: Question, held: Sequence[NamedCard], words: Sequence[str], said: Set[str]) -> bool:
    """One shield and one Attack, and nothing is turned round."""
    attacks = {named.slug for named in q.cards if "Attack" in facts()[named.slug].types}
    shields_named = {named.slug for named in held}
    turned = said & NOT or NOT - {"if", "wenn"} & set(words)
    return len(shields_named) == len(attacks) == 1 and not turned and not attacks & shields_named


def _person(q: Question, words: Sequence[str], places: Sequence[int]) -> str:
    """Who is asked about, where only one is: mein Leuchtturm is no person, the other players are some."""
    said = [words[n] for n in places]
    mine = {"i", "me", "ich", "mich", "mir", "we", "us", "wir", "uns"} & set(said)
    his = {"he", "she", "they", "him", "them", "er", "ihn", "ihm"} & set(said)
    others = [spot for spot in people_in(q, places[0], places[-1] + 1) if spot.meaning == "other"] if places else []
    his = his or {spot.raw for spot in others if not FROM & {*words[places[0] : spot.at]}}
    his = his or ({*said} & REST if of_others(q) else set())
    return "" if bool(mine) == bool(his) else ME if mine else OTHER


def _holder(q: Question, shield: NamedCard) -> str:
    """Whoever is named last before the shield, in its own part of the sentence."""
    marks = (token.at + 1 for token in q.tokens[: shield.at] if token.mark or token.word in PARTING)
    start = max(marks, default=0)
    before = q.tokens[start : shield.at]
    text = " ".join(token.raw for token in before)
    if THIRD.search(text):
        return SOMEBODY
    if any(spot.meaning == "other" or spot.meaning == "named" for spot in q.spots if start <= spot.at < shield.at):
        return OTHER
    people = [token.word for token in before if token.word in MINE | HIS]
    mine = any(spot.meaning == "me" and start <= spot.at < shield.at for spot in q.spots)
    return ME if mine and not people else "" if not people else ME if people[-1] in MINE else OTHER


def _placed(q: Question, shield: NamedCard) -> bool:
    """It lies where it protects, as far as that is said."""
    needs = shields(shield.slug)
    behind = {token.word for token in q.tokens[shield.end : shield.end + 4]}
    here = {token.word for token in q.tokens[shield.end : shield.end + 4] if not token.mark}
    if needs == "hand":
        return not ({"in"} & behind and "play" in here) and not ({"im"} & behind and "spiel" in here)
    return not here & IN_HAND

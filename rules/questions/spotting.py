"""Which word of a sentence, or which several, mean what."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from rules.facts import expansion_names, facts, plain
from rules.questions.names import CardNames, NamedCard
from rules.questions.question import PEOPLE, VERBS, Spot
from rules.questions.words import ARTICLE_OR_ONE, GETTING, WordToken, any_of, meanings, type_of_card

NAMES = {"anna": "me", "bernd": "other", "carla": "other", "alice": "me", "bob": "other"}
SPEAKING = any_of("i, my, myself, ich, mir, mich, mein, meine, meinen, meinem, meiner, meines")
NAMES |= {f"{person}s": role for person, role in NAMES.items()}  # Anna's, Bernds
EDITION = any_of("edition, auflage, version, fassung, printing")
ORDINALS = {
    **dict.fromkeys(("first", "erste", "ersten", "erster", "old", "alte", "alten", "alter"), 1),
    **dict.fromkeys(("second", "zweite", "zweiten", "zweiter"), 2),
}
# Behind which a part of a sentence ends.
JOINING = any_of("and, or, if, whether")
# Torn from their verbs: ich decke den Tunnel auf, I set it aside.
PARTICLES = (
    any_of("""
        ab, an, auf, aus, ein, her, hin, um, vor, weg, zuruck, nach, raus, mit, weiter, beiseite, rein, los, runter,
        drauf, durch, dazwischen, herum, rum
    """),
    any_of("aside, back, over, up, down, away, out, off"),
)
TORN = any_of("topdeck, give, upgrade, protect, spend, look, pass, choose, away, left-over, shuffle, lose")
BETWEEN = any_of("filler, me, other, each, another, both, unit-cards, own, nth")
COUNTABLE = any_of("unit-actions, unit-buys, unit-coins, unit-cards")
BEFORE_SOMETHING = any_of("ich, mir, mich, man, noch, dafur, er, sie, dann, auch, trotzdem, uns, da, dabei, damit")
SUFFERED = any_of("trash, discard, play, reveal, draw, set-aside, affect, upgrade")
REMAIN = any_of("bleib, bleibt, bleibe, bleiben")
SIDES = {"right-side": "your right", "left-side": "your left"}


Meant = tuple[list[Spot], list[tuple[int, int]], list[tuple[str, int]], list[str]]


def meant(words: Sequence[WordToken], taken: Collection[int], names: CardNames) -> Meant:
    """What each word means, or several together; which are numbers, types of cards, and known to nobody."""
    spotter = Spotter(words, taken, names)
    at = 0
    while at < len(words):
        at += spotter.read(at)
    return spotter.spots, spotter.numbers, spotter.types, spotter.strange


class Spotter:
    """Reads the words that are no card's name, from the first to the last."""

    def __init__(self, words: Sequence[WordToken], taken: Collection[int], names: CardNames) -> None:
        self.words, self.taken, self.names, self.known = words, taken, names, meanings()
        self.spots: list[Spot] = []
        self.numbers: list[tuple[int, int]] = []
        self.types: list[tuple[str, int]] = []
        self.strange: list[str] = []
        self.halves = _torn(words, taken)
        self.people: dict[str, str] = {}
        self.i_speak = any(token.word in SPEAKING for token in words)
        self.told_of_me = any(self.known.of(token.word) == "me" for token in words if token.at not in taken)

    def read(self, at: int) -> int:
        """How many words were read."""
        token = self.words[at]
        if at in self.taken or token.mark or at in self.halves.values():
            return 1
        if at in self.halves:
            clung = self.words[self.halves[at]]
            meaning = self.known.phrase([token.word, clung.word])[0] or self.known.of(clung.word + token.word)
            self.spots.append(Spot(meaning, at, 1, f"{token.raw} {clung.raw}"))
            return 1
        meaning, length = self._phrase(at)
        if meaning:
            raw = " ".join(each.raw for each in self.words[at : at + length])
            self.spots.append(Spot(meaning, at, length, raw))
            return length
        self._read_word(at)
        return 1

    def _phrase(self, at: int) -> tuple[str, int]:
        words, free = self.words, at + 1
        if words[at].word == "runter" and _down_to(words, at):
            return "discard", 1
        while free < len(words) and free not in self.taken and not words[free].mark:
            free += 1
        meaning, length = self.known.phrase([each.word for each in words[at:free]])
        end = at + length
        if meaning == "have" and words[end - 1].word == "with" and {end, end + 1} & {*self.taken}:
            return "gain", length  # end up with a Curse
        return (meaning, length) if meaning else (self._beside_others(at), 1)

    def _beside_others(self, at: int) -> str:
        """What a word means by what stands around it."""
        words, word = self.words, self.words[at].word
        if word == "out" and _lies(words, self.taken, at):
            return "in-play"  # with a Lighthouse out
        counted = word in ("one", "ein", "eine") and at + 1 < len(words)
        if counted and (at + 1 in self.taken or self.known.of(words[at + 1].word).startswith("unit-")):
            return "filler"  # one Highway, one card: nobody
        if word == "have" and _asked_for(words, self.taken, at):
            return "gain"  # can I have a Silver instead
        if _says_nothing(words, self.spots, at):
            return "filler"
        buys = word == "kauf" and PEOPLE & {each.word for each in words[max(at - 1, 0) : at + 2]}
        return "buy" if buys else ""  # kauf ich

    def _read_word(self, at: int) -> None:
        token, follows = self.words[at], self.words[at + 1].word if at + 1 < len(self.words) else ""
        kind = type_of_card(token.word)
        if token.word in ORDINALS and follows in EDITION:
            return
        if token.number is not None and token.word not in ARTICLE_OR_ONE:
            self.numbers.append((token.number, at))
        elif kind and (kind != "Way" or token.word != "weg" or token.capital):  # weg: gone
            if not (kind == "Action" and self.spots and self.spots[-1].meaning == "how-many"):  # how many Actions
                self.types.append((kind, at))
            self._spot(self.known.of(token.word), at)
        elif meaning := self._meaning(at):
            self._spot(meaning, at)
        elif expansion_names().find(token.word) or token.word in EDITION:
            return
        elif self.names.strange(token.word) or self.names.of(token.word):  # a name, and no card was heard in it
            self.strange.append(token.raw)
        else:
            self._spot("text", at)

    def _spot(self, meaning: str, at: int) -> None:
        if meaning:
            self.spots.append(Spot(meaning, at, 1, self.words[at].raw))

    def _meaning(self, at: int) -> str:
        token = self.words[at]
        if self._counted_buys(at):
            return "unit-buys"
        last = self.spots[-1] if self.spots else None
        if token.word == "buys" and last and last.meaning in ("me", "other", "someone") and last.at + last.length == at:
            return "buy"  # he buys
        name = token.word.removesuffix("s")
        if NAMES.get(token.word) == "me" and self.i_speak:
            return self._role(name, token.raw)  # whoever says "I" is not Anna
        if token.word in NAMES:
            return NAMES[token.word]
        if self.known.of(name) == "named" and (token.capital or not self.names.vocabulary.has(token.word)):
            return self._role(name, token.raw)
        return "other" if _somebody(self.words, self.taken, at) else self.known.of(token.word)

    def _counted_buys(self, at: int) -> bool:
        """Käufe, not "ich kaufe"; 2 buys."""
        token = self.words[at]
        noun = token.word in ("kaufe", "kaufen") and token.capital and not token.first
        return noun or (token.word in ("buy", "kauf") and at > 0 and self.words[at - 1].number is not None)

    def _role(self, name: str, raw: str) -> str:
        """Of two people with names the second asks, where nobody says "I"; a third one is strange."""
        seat = "other" if not self.people else "me" if len(self.people) == 1 and not self.told_of_me else ""
        role = self.people.setdefault(name, seat)
        if not role:
            self.strange.append(raw)
        return role or "other"


def _down_to(words: Sequence[WordToken], at: int) -> bool:
    """Auf 3 Karten runter."""
    before = words[max(at - 4, 0) : at]
    return any(one.word == "auf" and two.number is not None for one, two in pairwise(before))


def _somebody(words: Sequence[WordToken], taken: Collection[int], at: int) -> bool:
    """Ein anderer spielt ihn: another player, where no card, no pile and nothing else stands behind it."""
    if words[at].word != "anderer" or not at or words[at - 1].word not in ("ein", "irgendein", "kein"):
        return False
    after = words[at + 1] if at + 1 < len(words) else None
    if after is None or after.mark or after.at in taken:
        return after is None or after.mark
    return not after.capital and not meanings().of(after.word).startswith("unit-") and not type_of_card(after.word)


def _says_nothing(words: Sequence[WordToken], spots: Sequence[Spot], at: int) -> bool:
    """It gets trashed; how many Actions do I have left; muss ich was ablegen; bleibt mir der Fluch erspart."""
    word = words[at].word
    if word in REMAIN:
        return any(meanings().of(each.word) == "protect" for each in words[at + 1 :])
    after = words[at + 1].word if at + 1 < len(words) else ""
    if word in GETTING:
        return after.endswith(("ed", "wn")) and meanings().of(after) in SUFFERED
    if word == "left":
        asked = {spot.meaning for spot in spots}
        return "how-many" in asked and bool(asked & COUNTABLE) and spots[-1].meaning == "have"
    ends = at + 2 >= len(words) or words[at + 2].mark
    something = words[at - 1].word in BEFORE_SOMETHING or (ends and meanings().of(after) in VERBS and at > 1)
    return word == "was" and at > 0 and something and not words[at - 1].mark


def _asked_for(words: Sequence[WordToken], taken: Collection[int], at: int) -> bool:
    """Can I have a Silver, could he have the Gold: asked for, and not held or lying there."""
    end = next((token.at for token in words[at:] if token.mark), len(words))
    asked = at > 1 and words[at - 2].word in ("can", "could", "may") and words[at - 1].word in PEOPLE
    there = {"in", "out", "left", "more", "if", "while", "and"} & {token.word for token in words[at:end]}
    return asked and bool({at + 1, at + 2} & {*taken}) and not there


def _lies(words: Sequence[WordToken], taken: Collection[int], at: int) -> bool:
    """A Lighthouse out, his Warlord is out, a Highwayman out against me."""
    after = at + 1 < len(words) and words[at + 1].word in ("against", "from", "already")
    before = at - 1 in taken or (at > 1 and words[at - 1].word in ("is", "are", "were", "still") and at - 2 in taken)
    return before and (after or _ends(words, at + 1))


def _torn(words: Sequence[WordToken], taken: Collection[int]) -> dict[int, int]:
    """Verbs, and where the word lies that belongs to them: legt ... ab, turns ... over."""
    known = meanings()
    found: dict[int, int] = {}
    for token in words:
        if token.mark or token.at in taken or known.of(token.word) == "players":
            continue  # bei vier Spielern aus
        end = token.at + 1
        while not _ends(words, end):
            end += 1
        last = _particle(words, taken, token.at, end)
        if last is not None and known.of(last.word + token.word) in VERBS | TORN:
            found[token.at] = last.at
            continue
        for at in range(token.at + 2, min(end, token.at + 7)):
            if at in taken:
                continue
            word = words[at].word
            if word in PARTICLES[1] and known.phrase([token.word, word])[1] == 2:
                free = [each.word for each in words[at:end] if each.at not in taken]
                if known.phrase(free)[1] < 2:
                    found[token.at] = at
                break
            if words[at].number is None and known.of(word) not in BETWEEN:
                break
    return found


def _particle(words: Sequence[WordToken], taken: Collection[int], at: int, end: int) -> WordToken | None:
    """The last word of that part: decke ... auf; of several cards too: lege ein Kupfer und ein Silber ab."""
    known = meanings()
    while True:
        last = words[end - 1]
        parted = end - 1 > at + 1 or (end - 1 > at and not known.phrase([words[at].word, last.word])[0])
        if parted and last.at not in taken and last.word in PARTICLES[0]:
            return last
        goes_on = (
            end < len(words) and end - 1 in taken and (words[end].word in ("und", "oder") or words[end].raw == ",")
        )
        if not goes_on:
            return None
        begun, end = end, end + 1
        while not _ends(words, end):
            end += 1
        if any(known.of(each.word) in VERBS | TORN for each in words[begun:end] if each.at not in taken):
            return None  # something else is done


def _ends(words: Sequence[WordToken], at: int) -> bool:
    """Here the sentence, or a part of it, is over; lege einen Tunnel ab um die Aktion zu kriegen."""
    if at < len(words) and words[at].word == "um" and at and words[at - 1].word in PARTICLES[0]:
        return True
    return at >= len(words) or words[at].mark or meanings().of(words[at].word) in JOINING


PUTTING = any_of("put, puts, throw, throws, toss, lege, legt, werfe, wirft, schmeisse, packe")
THERE = any_of("in the trash, im mull, in trash")


def put_there(spots: Sequence[Spot], words: Sequence[WordToken]) -> list[Spot]:
    """I put the Curse in the trash: it is trashed, and does not lie there."""
    return [
        replace(spot, meaning="trash")
        if spot.meaning == "from-trash"
        and plain(spot.raw) in THERE
        and PUTTING & {token.word for token in words[max(spot.at - 4, 0) : spot.at]}
        else spot
        for spot in spots
    ]


def rid(spots: Sequence[Spot], cards: Sequence[NamedCard]) -> list[Spot]:
    """Thrown away with a Chapel is trashed, thrown away to a Militia discarded; where both may be, nobody knows."""
    lines = " ".join(line[0] for named in cards for line in facts()[named.slug].lines).lower()
    said = [meaning for meaning in ("trash", "discard") if meaning in lines]
    there = any(spot.meaning == "from-trash" for spot in spots)  # pull it out of the trash
    meant_so = {"away": said[0] if len(said) == 1 else "text", "pull": "gain" if there else "text"}
    return [replace(spot, meaning=meant_so.get(spot.meaning, spot.meaning)) for spot in spots]


def plussed(spots: Sequence[Spot], words: Sequence[WordToken]) -> list[Spot]:
    """I get +1 Card: it is drawn, and no card is gained."""
    signed = [spot.at for spot in spots if spot.meaning == "unit-cards" and spot.at]
    signed = [at for at in signed if words[at - 1].raw.startswith("+")]
    return [
        replace(spot, meaning="draw")
        if spot.meaning in ("gain", "give") and any(abs(at - spot.at) <= 5 for at in signed)
        else spot
        for spot in spots
    ]


def held(spots: Sequence[Spot], cards: Sequence[NamedCard]) -> list[Spot]:
    """I got Moat: who reacts with a card has it, and does not gain it."""
    reacting = {named.at for named in cards if "Reaction" in facts()[named.slug].types}
    first = min((named.at for named in cards), default=0)
    return [
        replace(spot, meaning="have")
        if spot.meaning == "gain" and plain(spot.raw) == "got" and {spot.at + 1, spot.at + 2} & reacting - {first}
        else spot
        for spot in spots
    ]


def seated(spots: Sequence[Spot], cards: Sequence[NamedCard]) -> list[Spot]:
    """The neighbour on my right is the other player where a card speaks of that side; someone is who is no me."""
    lines = " ".join(line[0] for named in cards for line in facts()[named.slug].lines)
    return [
        replace(spot, meaning="other")
        if spot.meaning == "someone" or (spot.meaning in SIDES and SIDES[spot.meaning] in lines)
        else spot
        for spot in spots
    ]


COMPOUND = re.compile("(?P<name>.{4,}?)(?P<joint>s|n|en)?(?P<head>tableaus?|stapels?|karten?|markern?)$")


def apart(words: Sequence[WordToken], names: CardNames) -> list[WordToken]:
    """Inseltableau: a word that no text has, made of a card's name and of what the name stands before."""
    found: list[WordToken] = []
    for token in words:
        one = names.of(token.word) or meanings().of(token.word)
        made = COMPOUND.match(token.word) if not one else None
        parts = [token.raw]
        if made and any(names.of(form) for form in (made["name"], f"{made['name']}{made['joint'] or ''}")):
            parts = [made["name"].capitalize(), made["head"].capitalize()]
        for part in parts:
            word = plain(part) if len(parts) > 1 else token.word
            found.append(WordToken(part, word, len(found), token.first and part == parts[0]))
    return found


def likened(spots: Sequence[Spot], words: Sequence[WordToken], cards: Sequence[NamedCard]) -> list[Spot]:
    """Preiskarten wie das Diadem: it asks no "how". But "zieht wie ein Dorf" compares two cards."""
    named = {named.at for named in cards}
    ends = {named.end for named in cards}
    return [
        replace(spot, meaning="filler")
        if spot.meaning == "how"
        and plain(spot.raw) == "wie"
        and {spot.at + 1, spot.at + 2} & named
        and spot.at not in ends | {0}
        and words[spot.at - 1].capital
        else spot
        for spot in spots
    ]


def such_as(words: Sequence[WordToken], cards: Sequence[NamedCard], kind: str, at: int) -> bool:
    """A Night card like Vampire: the card says it already."""
    for named in cards:
        between = [token.word for token in words[at + 1 : named.at]]
        if between and len(between) < 5 and {"like", "wie"} & set(between) and kind in facts()[named.slug].types:
            return True
    return False

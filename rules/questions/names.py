"""Cards in a sentence: by any name, inflected, misspelt, written apart or together, by their initials."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from rules.facts import Fact, Names, expansions, facts, kinds, plain
from rules.questions.words import Vocabulary, WordToken, meanings, type_of_card, unfolded

LIKE = 0.79  # "Taktikr" is 0.88 like "Taktiker"
MOST_WORDS = 5  # of one name
ENDINGS = ("e", "en", "er", "es", "em")
DETERMINERS = frozenset(
    [
        "a",
        "an",
        "the",
        "my",
        "your",
        "his",
        "her",
        "their",
        "another",
        "this",
        "that",
        "each",
        "every",
        "ein",
        "eine",
        "einen",
        "einem",
        "einer",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "des",
        "mein",
        "meine",
        "meinen",
        "meinem",
        "meiner",
        "dein",
        "deine",
        "deinen",
        "seine",
        "seinen",
        "ihre",
        "ihren",
        "zwei",
        "two",
        "three",
        "drei",
        "2",
        "3",
        "card",
        "karte",
        "karten",
        "second",
        "third",
        "zweite",
        "zweiten",
        "zweites",
        "dritte",
        "dritten",
        "drittes",
    ]
)
# After these a noun stands, not a verb: does village work, ist mine eine Aktion.
ASKED_BEFORE = frozenset(
    ("does", "do", "is", "are", "and", "or", "plus", "hilft", "schützt", "schutzt", "ist", "und", "oder", "wirkt")
)
COUNTED = frozenset(("many", "of", "no", "those", "these", "more", "enough", "all", "any", "fewer", "some", "extra"))
AS_NEEDED = frozenset(("needed", "required", "in", "for", "with", "per", "are", "have", "ran", "gone", "left"))
USED = frozenset(("played", "bought", "gained", "gespielt", "ausgespielt", "gekauft", "genommen"))
POINTING = frozenset(("the", "my", "his", "her", "their", "that", "this", "more", "other", "another", "both", "second"))
PLAYING = frozenset(
    ("play", "plays", "played", "playing", "spiele", "spielt", "spielst", "gespielt", "on", "onto", "auf")
)
LONG = 7  # letters; a shorter form of a name may be another word
ASKED_OF = frozenset(("can", "do", "does", "if", "is", "darf", "kann", "muss", "wenn"))
TOGETHER = frozenset(("and", "und", "plus", "vs", "with", "mit"))
THAT_ONE = frozenset(("the", "that", "this", "die", "der", "das", "den", "dem", "diese", "dieser", "dieses", "diesen"))
JOINED = TOGETHER | {
    "or",
    "oder",
    "then",
    "dann",
    "on",
    "onto",
    "auf",
    "vs",
    "against",
    "gegen",
    "by",
    "durch",
    "also",
    "auch",
}
ONE_OF = frozenset(
    ("a", "an", "my", "his", "her", "their", "another", "ein", "eine", "einen", "einem", "einer", "meine")
)
USING = PLAYING | {
    *("with", "using", "by", "buy", "buys", "bought", "gain", "gains", "gained", "reveal", "reveals", "have", "has"),
    *("mit", "durch", "kaufe", "kauft", "gekauft", "nehme", "zeige", "zeigt", "habe", "hat"),
}
DOERS = frozenset(("i", "we", "you", "they", "he", "she"))
MOVING = frozenset(
    ("discard", "discards", "discarded", "trash", "trashes", "trashed", "draw", "drew", "topdeck", "buy", "bought")
)
# What a card does or is, said right behind its name: Prince has Nobles, Villain makes me, War turns over.
DOING = frozenset(
    [
        *(
            "is",
            "was",
            "were",
            "has",
            "had",
            "lies",
            "makes",
            "lets",
            "turns",
            "gives",
            "hits",
            "takes",
            "costs",
            "says",
            "finds",
        ),
        *("ist", "war", "hat", "liegt", "lag", "wird", "wurde", "gibt", "lasst", "kostet", "trifft", "macht", "findet"),
    ]
)
DEEDS = frozenset(("gain", "draw", "discard", "trash", "play", "reveal", "set-aside", "topdeck"))
PILES = frozenset(("pile", "piles", "stapel", "stapeln"))
BESIDE = frozenset(
    [
        "on",
        "onto",
        "with",
        "using",
        "play",
        "plays",
        "played",
        "reveal",
        "revealed",
        "buy",
        "gain",
        "auf",
        "mit",
        "spiele",
        "spielt",
        "gegen",
        "against",
    ]
)


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card that is named, and by which words."""

    slug: str
    at: int
    length: int
    sure: bool = True  # no letter had to be guessed

    @property
    def end(self) -> int:
        return self.at + self.length


class CardNames:
    """Which words of a sentence are names: `Names` finds them, what stands around them tells whether they are meant.

    A word that the texts of the game use is never corrected into a name.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary, self.everyday = vocabulary, vocabulary.everyday
        order = list(expansions())
        ranked = sorted(facts().values(), key=lambda f: (f.kind in kinds("seldom"), _rank(f, order)))
        entries = ((fact.slug, (fact.en, fact.de, fact.slug, *fact.aliases)) for fact in ranked)
        self.names = Names(entries, joined=True, abbreviated=facts())
        self.verbs = {
            form
            for fact in ranked
            for each in fact.aliases
            if fact.en.lower().startswith(each.lower())
            for form in (plain(each), *_as_verb(plain(each)))
        }
        self.ends = {plain(name).split()[-1] for fact in ranked for name in (fact.en, fact.de, *fact.aliases)}
        for fact in ranked:
            for form in _inflected(fact):
                self.names.add(form, fact.slug)
            self._add_verbs(fact)
        self._add_heads(ranked)

    def _add_verbs(self, fact: Fact) -> None:
        """I remodeled, blockaded: a name of one word as a verb."""
        for done in (fact.en, *fact.aliases):
            if " " in done or (plain(done) not in self.verbs and self._everyday(plain(done))):
                continue
            for form in _as_verb(plain(done)):
                if len(form) > LONG and form in self.everyday and not meanings().of(form):
                    self.everyday -= {form}  # blockaded: only said of the card
                if not self._everyday(form) or plain(done) in self.verbs:
                    self.names.add(form, fact.slug)

    def _add_heads(self, ranked: Sequence[Fact]) -> None:
        """I throned a Wharf: the first word of a name, where it is no other card's and no word of its own."""
        heads: dict[str, set[str]] = defaultdict(set)
        for fact in ranked:
            for name in (fact.en, fact.de):
                head = plain(name).split()[0]
                if " " in plain(name) and len(head) > 3:
                    heads[head].add(fact.slug)
        types = {plain(kind) for fact in ranked for kind in fact.types}  # a Prize is no Prize Goat
        for head, slugs in heads.items():
            if len(slugs) == 1 and not self._everyday(head) and head not in types:
                slug = slugs.pop()
                for form in (head, f"{head}d", f"{head}s", f"{head}ed", f"{head}ing"):
                    self.names.add(form, slug)

    def _everyday(self, word: str) -> bool:
        return word in self.everyday or bool(meanings().of(word))

    def of(self, word: str) -> str:
        """The card that is called so; "" where none is. A token's word is written as names are compared."""
        known = self.names.by_name
        return next((known[form][0] for form in unfolded(word) if form in known), "")

    def find(self, sentence: Sequence[WordToken]) -> list[NamedCard]:
        """The cards of a sentence, from left to right; of names that overlap the longer one."""
        found: list[NamedCard] = []
        free = {token.at for token in sentence if not token.mark}
        for length in range(MOST_WORDS, 0, -1):
            for at in range(len(sentence) - length + 1):
                if all(place in free for place in range(at, at + length)):
                    slug = self._exactly(sentence, at, length)
                    if slug:
                        found.append(NamedCard(slug, at, length))
                        free -= set(range(at, at + length))
        for length in (3, 2, 1):
            for at in range(len(sentence) - length + 1):
                if all(place in free for place in range(at, at + length)):
                    slug = self._nearly(sentence, at, length)
                    if slug:
                        found.append(NamedCard(slug, at, length, sure=False))
                        free -= set(range(at, at + length))
        found += self._again(sentence, found, free)
        found += self._listed(sentence, found, free)
        found += self._done(sentence, found)
        found.sort(key=lambda named: named.at)
        return [self._short(sentence, named, found[:n]) for n, named in enumerate(found)]

    def _short(self, sentence: Sequence[WordToken], named: NamedCard, before: Sequence[NamedCard]) -> NamedCard:
        """The Horn, after a Horn of Plenty: not the other Horn, of which few have heard."""
        word = sentence[named.at].word
        longer = {each.slug for each in before if word in plain(facts()[each.slug].en).split()} - {named.slug}
        if named.length > 1:
            return named
        if self._common(word):  # the Witch, after a Young Witch and no other
            two = [token.word for token in sentence[max(named.at - 3, 0) : named.at]]
            pointed = two[-1:] != [] and two[-1] in THAT_ONE and not set(two) & JOINED
            longer = {each.slug for each in before if each.length > 1 and sentence[each.end - 1].word == word}
            basic = facts()[named.slug].kind == "basic"  # the Gold that a Fool's Gold brings
            if basic or not pointed or named.slug in {each.slug for each in before}:
                return named
        return replace(named, slug=longer.pop()) if len(longer) == 1 else named

    def _again(
        self, sentence: Sequence[WordToken], named: Sequence[NamedCard], free: Collection[int]
    ) -> Iterator[NamedCard]:
        """The horn, two more maps: one word of a name that was said before, where only one of these cards has it."""
        for token in sentence:
            earlier = {each.slug for each in named if each.end <= token.at}
            said = {
                slug
                for slug in earlier
                for name in (facts()[slug].en, facts()[slug].de)
                if " " in name
                and {token.word, token.word.removesuffix("s")} & {*plain(name).split()[:1], *plain(name).split()[-1:]}
            }
            before = sentence[token.at - 1].word if token.at else ""
            pointed = before in POINTING or (token.capital and before in DETERMINERS)
            long = len(token.word) > (2 if before in ("more", "another", "second") else 3)  # one more map
            if token.at in free and long and len(said) == 1 and pointed:
                yield NamedCard(said.pop(), token.at, 1)

    def _listed(
        self, sentence: Sequence[WordToken], named: Sequence[NamedCard], free: Collection[int]
    ) -> list[NamedCard]:
        """Village, Smithy and Copper; copper estate village; the Village pile: beside cards it is one."""
        begins, ends = {each.at for each in named}, {each.end for each in named}
        found: list[NamedCard] = []
        for token in (*reversed(sentence), *sentence):  # village village smithy: the last makes them all cards
            at = token.at
            if at not in free or at in {each.at for each in found} or not self._may_be_listed(token.word):
                continue
            if self._beside(sentence, at, begins, ends) or (named and self._comes_next(sentence, at)):
                found.append(NamedCard(self.of(token.word), at, 1))
                begins, ends = begins | {at}, ends | {at + 1}
        known = {sentence[each.at].word for each in (*found, *named) if self.of(sentence[each.at].word)}
        taken = {each.at for each in found}
        again = [token for token in sentence if token.at in free and token.at not in taken and token.word in known]
        found += [NamedCard(self.of(t.word), t.at, 1) for t in again if t.at and sentence[t.at - 1].word in THAT_ONE]
        return found

    def _may_be_listed(self, word: str) -> bool:
        many = word.endswith("s") and meanings().of(word.removesuffix("s")) == "everyday"
        other = meanings().of(word) not in ("", "everyday")
        return bool(self.of(word)) and not many and not other and self._common(word)

    def _beside(self, sentence: Sequence[WordToken], at: int, begins: set[int], ends: set[int]) -> bool:
        """Right before or behind a card, joined to one, or a pile's."""
        after = [token.word for token in sentence[at + 1 : at + 3]]
        joined = bool(after) and (sentence[at + 1].raw == "," or after[0] in ("and", "und"))
        then = after[1:] in (["then"], ["dann"])
        joined = joined and bool(begins & ({at + 3, at + 4} if then else {at + 2}))
        comma = at > 0 and (sentence[at - 1].raw == "," or sentence[at - 1].word in ("and", "und"))
        beside = (at in ends or at + 1 in begins) and not meanings().of(sentence[at].word)
        return beside or joined or (comma and at - 1 in ends) or not PILES.isdisjoint(after[:1])

    @staticmethod
    def _comes_next(sentence: Sequence[WordToken], at: int) -> bool:
        """Three Coppers, then a bank; one village: after other cards one more, and no verb."""
        after = sentence[at + 1] if at + 1 < len(sentence) else None
        if after is not None and not after.mark and after.word not in ("and", "und", "as", "at", "in", "als", "am"):
            return False
        before = [token.word for token in sentence[max(at - 2, 0) : at]]
        if before[-1:] and before[-1] in ("a", "an", "ein", "eine", "einen"):
            before.pop()
        return bool(before) and before[-1] in ("then", "dann", "one", "pick")

    def _done(self, sentence: Sequence[WordToken], named: Sequence[NamedCard]) -> list[NamedCard]:
        """Upgrade a Gold into a Province: a verb, and the only card that could do it."""
        others = [each for each in named if facts()[each.slug].kind != "basic"]
        begins = {each.at for each in named}
        for token in sentence[:-1]:
            after = token.at + 1
            form = next((form for form in _lemmas(token.word) if self._common(form)), "")
            slug = self.of(form) if meanings().of(form) in ("", "everyday", "upgrade") else ""
            if others and (token.at in begins or not token.at or sentence[token.at - 1].word not in DOERS):
                continue  # I played Bridge and upgrade a Copper: only a verb
            if any(_could(each.slug) for each in others if each.at not in (after, after + 1)):
                continue  # that one may do it
            if slug and (after in begins or (sentence[after].word in ONE_OF and after + 1 in begins)):
                return [NamedCard(slug, token.at, 1)]
        return []

    def _exactly(self, sentence: Sequence[WordToken], at: int, length: int) -> str:
        part = sentence[at : at + length]
        if length == 1 and part[0].raw in self.names.initials and not part[0].first:
            return self.names.initials[part[0].raw]
        counted = at > 0 and sentence[at - 1].number is not None  # the 16th
        if length == 1 and self._abbreviated(part[0]) and not (counted and part[0].word == "th"):
            return self.names.initials[part[0].word.upper()]
        joined = "".join(token.word for token in part)
        slug = self.of(joined)
        if not slug:
            return ""
        if length > 1:
            own = plain(" ".join(token.word for token in part))
            said = (plain(name) for name in (facts()[slug].en, facts()[slug].de, *facts()[slug].aliases))
            apart = any(" " in name and name.replace(" ", "")[:3] == joined[:3] for name in said)
            if (
                not apart
                and (min(len(part[0].word), len(part[-1].word)) < 3 or part[0].word in self.everyday)
                and own.replace(" ", "") == joined
            ):
                return ""  # two words that only happen to make a name
            return slug
        return slug if self._meant(sentence, at) and not self._phrased(sentence, at) else ""

    @staticmethod
    def _phrased(sentence: Sequence[WordToken], at: int) -> bool:
        """A word of something else that is said: the Journey token, auf der Suche."""
        for start in range(max(at - 2, 0), at + 1):
            words = [token.word for token in sentence[start : start + 4]]
            if any(
                tuple(words[:length]) in meanings().phrases for length in range(max(at - start + 1, 2), len(words) + 1)
            ):
                return True
        return False

    def _abbreviated(self, token: WordToken) -> bool:
        """kc, igg: no word of either language."""
        word = token.word
        return (
            1 < len(word) < 5
            and word.upper() in self.names.initials
            and not self.vocabulary.has(word)
            and not meanings().of(word)
            and not (len(word) == 2 and token.number is not None)
        )

    def _meant(self, sentence: Sequence[WordToken], at: int) -> bool:
        """A name that is an everyday word too (Count, Replace) counts where it is written or used like a name."""
        token = sentence[at]
        word, meaning = token.word, meanings().of(token.word)
        many = meanings().of(word.removesuffix("s")) == "everyday"  # duplicates, plans
        after = sentence[at + 1].word if at + 1 < len(sentence) else ""
        if not token.capital and after == "deck":
            return False  # a giant deck
        headed = token.first and at + 1 < len(sentence) and sentence[at + 1].raw == ":"
        if headed and (token.capital or self._common(word)):
            return True  # mine: Copper straight into a Gold?
        if (many or meaning) and self._common(word) and self._as_card(sentence, at):
            return True
        if self._is_topic(sentence, at):
            return True
        if (not many and not self._everyday(word)) or self._does_it(sentence, at):
            return True
        if many and not token.capital:
            return False
        return self._as_name(sentence, at, meaning, after)

    def _is_topic(self, sentence: Sequence[WordToken], at: int) -> bool:
        """Familiar is that an attack; trail - if i trash it: named first, and something is asked of it."""
        token = sentence[at]
        behind = next((each.word for each in sentence[at + 1 : at + 3] if not each.mark), "")
        unsaid = meanings().of(token.word) in ("", "everyday")
        return token.first and not token.capital and unsaid and behind in ASKED_OF and self._common(token.word)

    def _does_it(self, sentence: Sequence[WordToken], at: int) -> bool:
        """I mine a Silver; I possess him: the card as a verb."""
        word, meaning = sentence[at].word, meanings().of(sentence[at].word)
        if not at or sentence[at - 1].word not in DOERS:
            return False
        many = meanings().of(word.removesuffix("s")) == "everyday"
        used = at + 1 < len(sentence) and sentence[at + 1].word in ONE_OF and not sentence[at].capital
        if used and meaning in ("", "everyday") and self._common(word):
            return True
        return not meaning and word in self.verbs and (not many or sentence[at].capital)

    def _as_name(self, sentence: Sequence[WordToken], at: int, meaning: str, after: str) -> bool:
        """Written like a name, or where a name stands."""
        token = sentence[at]
        word, before = token.word, sentence[at - 1].word if at else ""
        if token.capital and not token.first:
            return not meaning.startswith("unit-") or word not in meanings().forms  # a Münzer is no Münze
        if meaning == "be" and token.first:
            return self._begins(sentence, at)  # War turns over a Gold
        if meaning not in ("", "everyday"):
            return False
        if facts()[self.of(word)].kind == "basic" and (before in COUNTED or (token.first and after in AS_NEEDED)):
            return True  # how many curses, curses needed
        if token.first:
            if after in ("and", "und", "vs", "then", "dann"):
                return True
            return after in BESIDE | USED or self._begins(sentence, at)
        lying = after == "in" and [t.word for t in sentence[at + 2 : at + 3]] in (["play"], ["hand"])
        if lying and self._common(word):
            return True  # if potion in play
        likely = before in DETERMINERS or before in BESIDE or (before in ASKED_BEFORE and self._common(word))
        return likely and after not in ("of", "von")

    def _begins(self, sentence: Sequence[WordToken], at: int) -> bool:
        """Prince has Nobles, Villain makes me discard, Harbinger deckt auf: of a thing without an article."""
        if not sentence[at].capital or at + 1 == len(sentence):
            return False
        after = sentence[at + 1]
        if after.raw == ",":
            return self._common(sentence[at].word)
        does = after.word.endswith(("s", "t", "ed")) and meanings().of(after.word) in DEEDS
        return (does or after.word in DOING) and (sentence[at].word != "mine" or not after.word.endswith("s") or does)

    def _as_card(self, sentence: Sequence[WordToken], at: int) -> bool:
        """Scheme and a Wharf, I played a scheme, throne room on a spy: it is used as only a card is."""
        after = sentence[at + 1].word if at + 1 < len(sentence) else ""
        if sentence[at].first and (after in TOGETHER or (sentence[at].capital and after in ("on", "auf"))):
            return True
        before = [token.word for token in sentence[max(at - 2, 0) : at]]
        if before and before[-1] in ONE_OF:
            return before[0] in USING
        if before and before[-1] == "played" and not sentence[at].capital and self._infinitive(sentence, at):
            return False
        if not before or before[0] == "in":  # the cards in play count
            return False
        if before[-1] in ("on", "onto") and before[0] not in self.ends and not sentence[at].capital:
            return False  # cheaper on mine
        if before[-1] in MOVING and sentence[at].word != "mine":  # he trashes his Estate and I trash mine
            return before[0] in DOERS
        using = before[-1] in ("with", "using") and meanings().forms.get(sentence[at].word) == "everyday"
        return using or before[-1] in PLAYING

    @staticmethod
    def _infinitive(sentence: Sequence[WordToken], at: int) -> bool:
        """Do the Coppers that I played count: do asks for a verb, and there is no other."""
        marks = [token.at for token in sentence[:at] if token.mark]
        part = sentence[marks[-1] + 1 if marks else 0 : at]
        return (
            bool(part)
            and part[0].word in ("do", "does", "will", "would")
            and part[1:2] != []
            and part[1].word not in DOERS
        )

    def _common(self, word: str) -> bool:
        """A card that lies on many tables, not a landscape that few have heard of."""
        slug = self.of(word)
        return bool(slug) and facts()[slug].kind in ("kingdom", "basic")

    def _nearly(self, sentence: Sequence[WordToken], at: int, length: int) -> str:
        part = sentence[at : at + length]
        strange = [token for token in part if self.strange(token.word)]
        if not strange or self._small(part[0]) or self._small(part[-1]):
            return ""
        joined = "".join(token.word for token in part)
        if len(joined) < 5 or (length > 1 and len(joined) < 8):
            return ""
        like = 0.75 if len(joined) > 7 else LIKE if len(joined) > 6 else 0.8
        near = [(shape, score) for shape, score in self.names.most_like(joined, like, 4) if shape[0] == joined[0]]
        if not near:
            return ""
        used = at > 0 and sentence[at - 1].word in USING and len(near[0][0]) == len(joined) + 1
        if self._everyday(near[0][0]) and not part[0].capital and not used:
            return ""  # steuert is no misspelt Steuer; but "buy familar"
        best = self.of(near[0][0])
        rivals = [score for shape, score in near if self.of(shape) != best]
        return best if not rivals or near[0][1] > rivals[0] else ""

    def strange(self, word: str) -> bool:
        """A word that no text of the game has, and no question needs."""
        if not word or word.isdecimal() or len(word) < 3:
            return False
        known = (self.vocabulary.has(form) or meanings().of(form) or type_of_card(form) for form in unfolded(word))
        return not any(known)

    @staticmethod
    def _small(token: WordToken) -> bool:
        return meanings().of(token.word) in ("filler", "me", "on", "and", "or", "if", "not", "be", "do", "can", "what")


def _rank(fact: Fact, order: list[str]) -> int:
    return order.index(fact.expansion) if fact.expansion in order else len(order)


def _as_verb(name: str) -> Iterator[str]:
    """Who plays a Remodel has remodeled."""
    stem = name.removesuffix("e")
    yield from (f"{stem}ed", f"{stem}ing", f"{name}led", f"{name}ling", f"{name}d")
    if name.endswith("er"):  # who plays a Salvager is salvaging
        yield from (f"{name[:-2]}ing", f"{name[:-2]}ed")


@cache
def _could(slug: str) -> bool:
    """It trashes cards or gains them: it may be what does it."""
    return any(word in line.lower() for line, _ in facts()[slug].lines for word in ("trash", "gain", "exile"))


def _lemmas(word: str) -> tuple[str, ...]:
    """Upgrading, upgraded: as the card is called."""
    stem = re.sub("(ed|ing|s)$", "", word)
    return word, stem, f"{stem}e"


def _inflected(fact: Fact) -> Iterator[str]:
    """What people hang on a name besides its forms: Bureaucrat's, another ending of an adjective."""
    for name in (fact.en, *fact.aliases):
        yield f"{name}s"
        yield f"{name}es"
    if fact.de.endswith("erin"):  # Torwächter and Torwächterin are said of the same card
        yield from (fact.de[:-2], f"{fact.de[:-2]}n", f"{fact.de[:-2]}s")
    elif fact.de.endswith("er"):
        yield from (f"{fact.de}in", f"{fact.de}innen")
    for form in (fact.de, *fact.aliases):
        for ending in ("n", "en", "e"):
            yield form + ending
        first, space, rest = form.partition(" ")
        if space and first.endswith(ENDINGS):
            stem = re.sub("(e|en|er|es|em)$", "", first)
            yield from (f"{stem}{ending} {rest}" for ending in ENDINGS)

"""How a sentence is cut into words, and what each word may mean, in English and German alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

import snowballstemmer

from rules.facts import facts, plain
from rules.fixture_files import FIXTURES, read_yaml

WORD = re.compile(r"[+-]?\d+|[^\W\d_]+(?:['’][^\W\d_]+)*|[.,;:?!()\"„“”«»]")
LONGEST = 1_000  # characters of a question that are read
MOST = 160  # words
# umzuwandeln, abzulegen: with "zu" between the two parts of the verb
APART = re.compile("^(ab|an|auf|aus|bei|ein|nach|um|vor|weg|zuruck)zu([a-z]{4,})$")
# der Fluchstapel is the pile of a card that is named
PILE = re.compile(
    "^(Anwesen|Fluch|Gold|Herzogtum|Kolonien?|Kupfer|Platin|Provinz(?:en)?|Silber|Trank)stapel[ns]?$", re.I
)
LONGEST_WORD = 60  # letters; what is longer is no word of any language
KNOWN = 8_192  # words that are remembered, each way: twice as many as all questions here have

NUMBERS = {
    **dict.fromkeys(("zero", "null"), 0),
    **dict.fromkeys(("one", "ein", "eins", "einen", "eine", "einziges", "einzigen", "single"), 1),
    **dict.fromkeys(("two", "zwei", "zweit", "zweien"), 2),
    **dict.fromkeys(("three", "drei", "dritt", "dreien"), 3),
    **dict.fromkeys(("four", "vier", "viert", "vieren"), 4),
    **dict.fromkeys(("five", "funf", "fuenf", "funft", "funfen"), 5),
    **dict.fromkeys(("six", "sechs", "sechst", "sechsen"), 6),
    **dict.fromkeys(("seven", "sieben"), 7),
    **dict.fromkeys(("eight", "acht"), 8),
    **dict.fromkeys(("nine", "neun"), 9),
    **dict.fromkeys(("ten", "zehn"), 10),
    **dict.fromkeys(("eleven", "elf"), 11),
    **dict.fromkeys(("twelve", "zwolf", "zwoelf"), 12),
    **dict.fromkeys(("thirteen", "dreizehn"), 13),
    **dict.fromkeys(("fourteen", "vierzehn"), 14),
    **dict.fromkeys(("fifteen", "funfzehn", "fuenfzehn"), 15),
    **dict.fromkeys(("sixteen", "sechzehn"), 16),
    **dict.fromkeys(("seventeen", "siebzehn"), 17),
    **dict.fromkeys(("eighteen", "achtzehn"), 18),
    **dict.fromkeys(("nineteen", "neunzehn"), 19),
    **dict.fromkeys(("twenty", "zwanzig"), 20),
    **dict.fromkeys(("thirty", "dreissig"), 30),
    **dict.fromkeys(("forty", "vierzig"), 40),
    **dict.fromkeys(("fifty", "funfzig", "fuenfzig"), 50),
}
ARTICLE_OR_ONE = ("one", "ein", "einen", "eine", "eins")
FIRST = frozenset(("first", "erste", "ersten", "erster", "erstes"))
FIRST |= {"very first", "allererste", "allerersten", "allererster", "allererstes"}
SECOND = frozenset(("second", "zweite", "zweiten", "zweites"))
GETTING = frozenset(("get", "gets", "got", "getting"))  # it gets trashed
ITSELF = frozenset(("itself", "selbst", "selber", "themselves"))

_english = snowballstemmer.stemmer("english")
_german = snowballstemmer.stemmer("german")
_STEMMING = Lock()  # a stemmer keeps the word it works on, and web threads share it


def any_of(listed: str) -> frozenset[str]:
    """Words, or several that belong together, as a list is written.

    >>> sorted(any_of("up to you, optional"))
    ['optional', 'up to you']
    """
    return frozenset(each.strip() for each in listed.split(","))


@lru_cache(KNOWN)
def stems(word: str) -> tuple[str, str]:
    """The stem of a plain word, taken for English and for German.

    >>> stems("karten"), stems("trashes")
    (('karten', 'kart'), ('trash', 'trash'))
    """
    with _STEMMING:
        return _english.stemWord(word), _german.stemWord(word)


@dataclass(frozen=True, slots=True)
class WordToken:
    raw: str
    word: str  # plain: lower case, no accents
    at: int  # where it stands among the sentence's words
    first: bool  # of a sentence, where a capital letter says nothing

    @property
    def mark(self) -> bool:
        """Punctuation."""
        return not self.word

    @property
    def capital(self) -> bool:
        return self.raw[:1].isupper()

    @property
    def number(self) -> int | None:
        if self.word.lstrip("+-").isdecimal() and len(self.word) < 5:
            return abs(int(self.word))
        return NUMBERS.get(self.word)


# What is typed in signs, and what is said for it; first what no such sign is without, as hardly a text has any.
_SIGNS = tuple(
    (has, re.compile(sign), said)
    for has, sign, said in (
        ("/", r"(?i)\bw/o\b", "without"),
        ("/", r"(?i)\bw/\s?", "with "),
        (".", r"(?i)\b(vs|bzw|evtl|ggf|ca|max|min|inkl|incl|approx)\.", r"\1"),
        (".", r"(?i)\bz\. ?b\.", "zum Beispiel"),
        (".", r"(?i)\be\. ?g\.", "for example"),
        (".", r"(?i)\bd\. ?h\.", "das heißt"),
        (".", r"(?i)\bi\. ?e\.", "that is"),
        ("$", r"\$ ?(\d+)|(?<!\w)(\d+) ?\$", r"\1\2 coins"),
        ("$", r"(?<!\S)\$(?=[\s?.!,]|$)", "coins"),
        ("1", r"(?i)\b1st\b", "first"),
        ("2", r"(?i)\b2nd\b", "second"),
        ("3", r"(?i)\b3rd\b", "third"),
        ("1. ", r"(?i)\b(das|die|der|den|dem|zum|beim|mein|meine|meinen|als) 1\. ", r"\1 erste "),
        ("2. ", r"(?i)\b(das|die|der|den|dem|zum|beim|mein|meine|meinen|als) 2\. ", r"\1 zweite "),
        ("3. ", r"(?i)\b(das|die|der|den|dem|zum|beim|mein|meine|meinen|als) 3\. ", r"\1 dritte "),
        ("1.", r"(?i)\b1\. ?(?=edition|auflage)", "erste "),
        ("2.", r"(?i)\b2\. ?(?=edition|auflage)", "zweite "),
        ("x ", r"(\d) ?x (?=\w)", r"\1 "),
        ("er", r"(?i)\b(\d+)er[- ]?(karten?)\b", r"\2 für \1 Geld"),
        ("&", r" ?& ?", " and "),
        (" + ", r" \+ (?=[^\W\d])", " plus "),
        (">", r" ?[-=]> ?", " into "),
        ("→", r" ?→ ?", " into "),
        ("…", r"…", ". "),
        ("..", r"\.\.+", ". "),
        (" ", r" [-–—]+ ", ", "),
        ("—", r"—", ", "),
    )
)


def tokens(text: str) -> list[WordToken]:
    """
    >>> [token.word for token in tokens("Throne Room on Wharf: do both stay?")]
    ['throne', 'room', 'on', 'wharf', '', 'do', 'both', 'stay', '']
    >>> [token.raw for token in tokens("der Fluchstapel")]
    ['der', 'Fluch', 'stapel']
    """
    found: list[WordToken] = []
    first = True
    for raw in cut(text):
        found.append(WordToken(raw, plain_word(raw), len(found), first))
        first = raw in ".?!:"
    return found


def cut(text: str) -> list[str]:
    """The words and marks as they stand, so many as are read."""
    text = text[:LONGEST]
    for has, sign, said in _SIGNS:
        if has in text:
            text = sign.sub(said, text)
    return [word[:LONGEST_WORD] for word in _words(text)[:MOST]]


@lru_cache(KNOWN)
def plain_word(raw: str) -> str:
    """As it is compared; a mark is no word."""
    if raw[-1].isdecimal():
        return raw.lstrip("+-")
    return (plain(raw) or "?") if raw[-1].isalnum() else ""


def _words(text: str) -> list[str]:
    words: list[str] = WORD.findall(text)
    if "stapel" not in text.casefold():
        return words
    piles = ((word, PILE.match(word)) for word in words)
    return [part for word, pile in piles for part in ((pile[1], "stapel") if pile else (word,))]


@cache
def _spellings() -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """How people say it: as it is written, for English and for German."""
    rows = read_yaml(Path(__file__).parent / "spoken.yaml")

    def parts(language: str) -> dict[str, tuple[str, ...]]:
        return {said: tuple(written.split()) for said, written in (rows["both"] | rows[language]).items()}

    return parts("en"), parts("de")


# It's, there's: what "is" may stand after; after anything else it is whose something is.
_IT = re.compile("^(it|he|she|that|there|what|who|where|here|how|everything|nothing|something|this|one)['’]s$")
_GOT = frozenset(("got", "been", "had", "played", "bought", "gained", "revealed"))
_SHORT = {"ve": "have", "re": "are", "ll": "will"}
_CLUNG = re.compile(r"^([^\W\d_]{2,})['’](s|ve|re|ll)$")  # wenn's, they've


@cache
def _begun() -> frozenset[tuple[str, str]]:
    """Two words that a card's name begins with."""
    names = (plain(name).split() for fact in facts().values() for name in (fact.en, fact.de))
    return frozenset((parts[0], parts[1].removesuffix("s")) for parts in names if len(parts) > 1)


def written(words: Sequence[WordToken], language: int) -> list[WordToken]:
    """The words as a book would write them: there's is there is, nen is einen.

    >>> [token.word for token in written(tokens("There's nothing left, isn't it?"), 0)]
    ['there', 'is', 'nothing', 'left', '', 'is', 'not', 'it', '']

    A name is left as it is: who is cursed has a Curse, a Cursed Village is a card.
    """
    found: list[WordToken] = []
    table = _spellings()[language]
    for token in words:
        after = words[token.at + 1].word.removesuffix("s") if token.at + 1 < len(words) else ""
        if (token.word, after) in _begun():
            found.append(WordToken(token.raw, token.word, len(found), token.first))
            continue
        parts = [each for part in _parts(token, words, language) for each in table.get(part, (part,))]
        for n, part in enumerate(parts):
            raw = part.capitalize() if token.capital and not n else part
            word = plain(part)
            same = len(parts) == 1 and word == token.word
            found.append(WordToken(token.raw if same else raw, word, len(found), token.first and not n))
    return found


def _parts(token: WordToken, words: Sequence[WordToken], language: int) -> tuple[str, ...]:
    said = token.raw.lower().replace("’", "'")
    table = _spellings()[language]
    if said in table or (token.word in table and "'" not in said):
        return table.get(said) or table[token.word]
    pronoun, clung = _IT.match(said), _CLUNG.match(said)
    if pronoun and language == 0:
        after = words[token.at + 1].word if token.at + 1 < len(words) else ""
        return pronoun[1], "has" if after in _GOT else "is"
    if clung and clung[2] in _SHORT:
        return clung[1], _SHORT[clung[2]]
    if clung and language == 1 and not token.capital and meanings().of(plain(clung[1])) not in ("", "everyday"):
        return clung[1], "es"
    if token.word in table:
        return table[token.word]
    return (token.word,)


def unfolded(word: str) -> tuple[str, ...]:
    """Who has no umlauts on the keyboard types raeuber; plain is rauber.

    >>> unfolded("raeuber"), unfolded("wharf")
    (('raeuber', 'rauber'), ('wharf',))
    """
    if "ae" in word or "oe" in word or "ue" in word:
        return word, _AS_TWO.sub(r"\1", word)
    return (word,)


_AS_TWO = re.compile("(a|o|u)e")


@lru_cache(KNOWN)
def spelt(word: str) -> tuple[str, str, str, str]:
    """In each way in which a phrase may have it: as it stands, without what stands for an umlaut, and its stems."""
    return word, unfolded(word)[-1], *stems(word)


_FOREIGN = re.compile("(?<=.{2}ier)(e|st|t|te|ten)$")  # reagiert, rotiere


_PARTICIPLE = re.compile("((?:.*ge|be|ent|er|ver|zer).*t)e[mnrs]?$")


@lru_cache(KNOWN)
def unbent(word: str) -> str:
    """A German verb as a dictionary has it, where its stem would not tell.

    >>> unbent("aufzudecken"), unbent("rotiert"), unbent("karten")
    ('aufdecken', 'rotieren', 'karten')
    """
    return _FOREIGN.sub("en", APART.sub(r"\1\2", word))


def _by_the_book(words: Sequence[str], table: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """As written() has them; what is said shortly may stand for what is said shortly itself."""
    once = [each for word in words for each in table.get(word, (word,))]
    return tuple(plain(each) for word in once for each in table.get(word, (word,)))


class Meanings:
    """Which of the words in words.yaml a sentence has, and where."""

    def __init__(self, rows: dict[str, list[str]]) -> None:
        self.phrases: dict[tuple[str, ...], str] = {}
        self.forms: dict[str, str] = {}
        self.roots: tuple[dict[str, str], dict[str, str]] = ({}, {})
        self.of = lru_cache(KNOWN)(self._of)
        self.after = lru_cache(KNOWN)(self._after)
        self.forms.update((plain(word), "") for word in rows.get("names", ()))
        for meaning, words in rows.items():
            for given in words if meaning != "names" else ():
                parts = tuple(plain(given.replace("-", " ")).split())
                if len(parts) > 1:
                    self.phrases.setdefault(parts, meaning)
                    for table in _spellings():  # am I right is read as are I right
                        self.phrases.setdefault(_by_the_book(parts, table), meaning)
                    for language in (0, 1) if not given.startswith("=") else ():
                        self.phrases.setdefault(tuple(stems(part)[language] for part in parts), meaning)
                    continue
                self.forms.setdefault(parts[0], meaning)
                if not given.startswith("=") and len(parts[0]) > 2:
                    for language, stem in enumerate(stems(parts[0])):
                        self.roots[language].setdefault(stem, meaning)
        # The two words that phrases begin with: how long these are.
        self.openings: dict[str, dict[str, set[int]]] = {}
        for first, second, *rest in self.phrases:
            self.openings.setdefault(first, {}).setdefault(second, set()).add(2 + len(rest))

    def _of(self, word: str) -> str:
        for form in unfolded(word):
            if form in self.forms:
                return self.forms[form]
        for language, stem in enumerate(stems(word)):
            if stem in self.roots[language]:
                return self.roots[language][stem]
        if unbent(word) != word:
            return self._of(unbent(word))
        participle = _PARTICIPLE.match(word)  # die entsorgte Karte, der gewählten
        return self._of(participle[1]) if participle else ""

    def _after(self, word: str) -> tuple[tuple[int, dict[str, set[int]]], ...]:
        """By the ways in which it is spelt: the second words of the phrases that it begins; with most words none."""
        return tuple((way, self.openings[form]) for way, form in enumerate(spelt(word)) if form in self.openings)

    def phrase(self, words: Sequence[str], at: int = 0) -> tuple[str, int]:
        """The meaning of the phrase that begins there, and how many words it has; the longest one."""
        begun = self.after(words[at]) if at + 1 < len(words) else ()
        if not begun:
            return "", 0
        second = spelt(words[at + 1])
        goes_on = [seconds[second[way]] for way, seconds in begun if second[way] in seconds]
        if not goes_on:
            return "", 0
        for length in sorted(set().union(*goes_on), reverse=True):
            if at + length > len(words):
                continue
            for part in zip(*map(spelt, words[at : at + length]), strict=True):
                if part in self.phrases:
                    return self.phrases[part], length
        return "", 0


@cache
def meanings() -> Meanings:
    return Meanings(read_yaml(Path(__file__).parent / "words.yaml"))


@cache
def everyday() -> Meanings:
    """What people say for what the books say; only texts are found by it."""
    return Meanings(read_yaml(Path(__file__).parent / "everyday.yaml"))


@cache
def _types_of_cards() -> dict[str, str]:
    found: dict[str, str] = {}
    printed = {kind for fact in facts().values() for kind in fact.types}
    rows = read_yaml(FIXTURES / "types.yaml")
    for row in rows.values():
        if row["en"] in printed and row["en"] not in ("Action", "Curse"):
            for form in (row["en"], f"{row['en']}s", row["de"], f"{row['de']}karte", f"{row['de']}skarte"):
                found.setdefault(plain(form), row["en"])
                found.setdefault(f"{plain(form)}n", row["en"])
    for form in ("aktionskarte", "aktionskarten", "action card", "action cards", "actions"):
        found[form] = "Action"
    found.pop("punkte", None)
    found.pop("geld", None)
    for form in ("geldkarte", "geldkarten", "schatzkarten"):
        found[form] = "Treasure"
    return found


def type_of_card(word: str) -> str:
    """Schattenkarte, Duration: the type that it names, or nothing."""
    return _types_of_cards().get(word, "")


@dataclass(frozen=True)
class Vocabulary:
    """All words of these texts by language, and those among them that are written small somewhere: no names."""

    english: frozenset[str]
    german: frozenset[str]
    everyday: frozenset[str]

    @classmethod
    def of(cls, texts: Iterable[tuple[str, str]]) -> Vocabulary:
        every: tuple[set[str], set[str]] = (set(), set())
        for pair in texts:
            for language, text in enumerate(pair):
                every[language].update(re.findall(r"[^\W\d_]+", text))
        english, german = (frozenset(map(plain, words)) for words in every)
        small = frozenset(plain(word) for words in every for word in words if word[0].islower())
        return cls(english, german, small)

    def has(self, word: str) -> bool:
        return word in self.english or word in self.german

    def language(self, words: Sequence[WordToken]) -> int:
        """English or German, by the words that only one of them has; English when nothing tells."""
        score = sum((token.word in self.german) - (token.word in self.english) for token in words if token.word)
        umlauts = sum(any(letter in "äöüß" for letter in token.raw.lower()) for token in words)
        return 1 if score + umlauts > 0 else 0

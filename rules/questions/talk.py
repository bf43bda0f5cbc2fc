"""What people say around a question: greetings, thanks, who holds what to be so. What is left is what is asked.

"My friend says that X, is she right?" asks X; "he says that I can't, is he right?" asks whether I can, the other way
round. Words are in talk.yaml.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.facts import plain
from rules.fixture_files import read_yaml
from rules.questions.question import GERMAN_PEOPLE, VERBS
from rules.questions.words import any_of, meanings

SENTENCE = re.compile(r"[^.?!]+(?:[.?!]+|$)")
IF = r"(?i)^((?:if|when|whenever|after|while|wenn|falls|sobald|nachdem|solange)\b[^,]+"
CONDITION = re.compile(IF + "), *(?:then |dann )?")
WITHOUT_COMMA = re.compile(
    IF + r"?\S) (?:then )?(?=(?:i|you|he|she|they|it|we) (?!have |play|reveal|show|discard|trash|buy)\w+)"
)
JOINED = re.compile(r"(?i)(, (?:and |und |but |aber )?| and | und )(?!.*(?:, | and | und ))")
PERSON = re.compile(r"(?i)\b(?:i|we|he|she|they|ich|wir|man|er|sie)\b")
NOW = re.compile(r"(?i)\b(?:now|then|jetzt|nun|dann|danach|damit)\b ?")
CLUNG = re.compile(r"(?i)\b(they|we|you|it|that|this|he|she)['’](re|s)\b")  # they're worth nothing
AND = r"^(?:(?:but|and|now|so|then|aber|und|jetzt|nun|also)[, ]+)*"
HELPERS = any_of("be, can, must, do")
GERMAN = GERMAN_PEOPLE | any_of("""
    der, die, das, den, dem, einen, eine, ein, nicht, kein, keine, keinen, muss, mit, auch, kann, und, beim, darf,
    durfe, konne, musse, sei, wenn, auf, vom, zieht, bekommt, kriegt, gibt
""")
MOST_SUBJECT = 7  # words before the verb
ENGLISH_HELPERS = any_of("is, are, am, was, were, can, could, may, might, must, will, would, should, does, do, did")
SHOULD = any_of("should, would")
DEMANDED_OF = any_of("ich, wir, man")
DO = any_of("i, you, we, they, these, those")
VERBAL = (
    VERBS | HELPERS | any_of("protect, affect, work, cost, count, give, end, react, lose, to-hand, topdeck, upgrade")
)


@dataclass(frozen=True)
class Put:
    """What is asked, in a sentence that readers know. `turned`: a yes to it is a no to what was typed."""

    text: str
    turned: bool = False


@cache
def _talk() -> dict[str, Any]:
    rows: dict[str, Any] = read_yaml(Path(__file__).parent / "talk.yaml")
    return rows


@cache
def _pattern(kind: str, form: str = "{}") -> re.Pattern[str]:
    """Any of the forms of a kind, as a part of `form`."""
    listed = _talk()[kind]
    forms = [listed] if isinstance(listed, str) else listed
    joined = "|".join(f"(?:{each})" for each in forms).replace("{who}", _talk()["who"])
    return re.compile("(?i)" + form.replace("{}", f"(?:{joined})"))


def put(text: str, names: Callable[[str], bool]) -> Put:
    """What is asked of what was typed; `names` says whether a card is named in a piece of text."""
    bare = _marked(_without_manners(text))
    for pattern, said in _talk()["instead"]:
        bare = re.sub(f"(?i){pattern}", said, bare)
    return _held_to_be_so(bare, names) or Put(_without_remarks(bare, names))


def _without_manners(text: str) -> str:
    """Without greetings and thanks; what is nothing but manners stays as it is."""
    left, before = text.strip(), ""
    while left != before:
        before = left
        left = _pattern("openings", "^{}").sub("", left, count=1).lstrip()
        left = _pattern("closings", r"(?<=[\s.?!,]){}").sub("", left, count=1).rstrip(" ,")
    return left if len(left.split()) > 1 else text


def _marked(text: str) -> str:
    """... in hand right; ... ok: a tag at the end asks, though no mark was typed."""
    return f"{text}?" if _pattern("tags", r"(?<=\w)[ ,]+{}$").search(text) else text


def split_sentences(text: str) -> list[str]:
    return [found.strip() for found in SENTENCE.findall(text) if found.strip(" .?!")]


def _without_remarks(text: str, names: Callable[[str], bool]) -> str:
    """Does it stop a Witch? My friend says no. Who is right? What is asked was asked before."""
    sentences = split_sentences(text)
    asking = [n for n, each in enumerate(sentences) if each.endswith("?") and not asks_whether(each)]
    if len(sentences) < 2 or not asking or not names(text):
        return text
    behind = sentences[asking[-1] + 1 :]
    if all(not names(each) and (_pattern("says", AND + "{}").match(each) or asks_whether(each)) for each in behind):
        return " ".join(sentences[: asking[-1] + 1])
    return text


def asks_whether(sentence: str) -> str:
    """Is he right: "right"; is he wrong: "wrong"; can I: "after_all"; who is right: "who_is_right"."""
    for kind in ("right", "wrong", "after_all", "who_is_right"):
        if _pattern(kind, AND + r"{}[\s.?!]*$").match(sentence):
            return kind
    return ""


def _held_to_be_so(text: str, names: Callable[[str], bool]) -> Put | None:
    """The last thing that somebody says, where it is asked whether it is so."""
    story, tag = _tagged(text)
    if not tag or not story or asks_whether(tag) == "who_is_right":
        return None
    before = split_sentences(story)
    saying = [n for n, each in enumerate(before) if _pattern("says", AND + "{}").match(each)]
    if saying and saying[-1] < len(before) - 1 and _whether_wished(before[-1], tag):
        saying = []  # she says no; I want to: it is the wish that is asked
    last = before.pop(saying[-1] if saying else -1)
    if not saying and (wish := _whether_wished(last, tag)) and any(map(names, (last, *before))):
        return Put(" ".join((*before, wish)))
    demanded = _demanded(last)
    if demanded and any(map(names, (last, *before))):
        return Put(" ".join((*before, demanded)), asks_whether(tag) == "wrong")
    said = _pattern("says", AND + "{}").match(last)
    if said is None and (said := _pattern("says", r"[,;:] *(?:but |and |so |aber |und )?{}").search(last)):
        before.append(last[: said.start()] + ".")
    thing = last[said.end() :] if said else ""
    if before and (wished := _wished(before[-1])) and (fine := _in_order(thing.rstrip(" .,;!?"))) is not None:
        turned = asks_whether(tag) != "after_all" and fine == (asks_whether(tag) == "wrong")
        return Put(" ".join((*before[:-1], wished)), turned)
    if not thing or not any(map(names, (thing, *before))) or _pattern("says", r"[,;] {}").search(thing):
        return None  # nobody holds it to be so, or two people hold different things
    asked, negated = _as_question(thing.rstrip(" .,;!?"), said[0].rstrip().lower().endswith("dass") if said else False)
    if not asked:
        return None
    kind = asks_whether(tag)
    return Put(" ".join((*before, asked)), kind != "after_all" and negated != (kind == "wrong"))


def _demanded(said: str) -> str:
    """He wants me to trash both; er verlangt, dass ich sie zeige: whether it must be."""
    wanted = _pattern("demands", AND + "{}").match(said)
    if wanted:
        return f"Must {'we' if wanted['whom'] == 'us' else 'I'} {said[wanted.end() :].rstrip(' .,;!?')}?"
    wanted = _pattern("demands_de", AND + "{}").match(said)
    thing = said[wanted.end() :].rstrip(" .,;!?") if wanted else ""
    return f"Muss {thing}?" if thing and plain(thing.split()[0]) in DEMANDED_OF and " nicht " not in thing else ""


def _wished(said: str) -> str:
    """I'd like to play it, ich möchte sie entsorgen: whether it may be."""
    for kind, asked in (("wishes", "May I"), ("wishes_de", "Darf ich")):
        wish = _pattern(kind, AND + "(?:{})").match(said)
        if wish:
            return f"{asked} {said[wish.end() :].rstrip(' .,;!?')}?"
    return ""


def _whether_wished(said: str, tag: str) -> str:
    """She wants to play it; may she? Das will ich kaufen; geht das? What was told before it stays told."""
    if asks_whether(tag) != "after_all" or _pattern("says", AND + "{}").match(said):
        return ""
    german = not GERMAN.isdisjoint(plain(said).split())
    wish = _pattern("wishing_de" if german else "wishing", r"\b{}").search(said)
    if wish is None or ", um " in said:  # what it is for is asked, too
        return ""
    told, joint, whose = _last_part(said[: wish.start()])
    rest = said[wish.end() :].rstrip(" .,;!?")
    if german and wish["who"]:  # das will ich kaufen
        asked = f"Darf {wish['who']} {whose} {rest}?"
    else:
        person = PERSON.search(f"{tag} {told}")  # who plays it and wants to trash it
        whose = whose or (person[0] if person else "")
        asked = f"{'Darf' if german else 'May'} {whose} {rest}?" if whose else ""
        if not asked:
            return ""
    return f"{told}{'.' if joint else ''} {' '.join(asked.split())}".strip()


def _last_part(said: str) -> tuple[str, str, str]:
    """Behind the last comma or the last "and"."""
    parts = JOINED.split(said)
    told, joint, last = (parts[0], parts[1], parts[2]) if len(parts) > 2 else ("", "", said)
    return told.rstrip(" ,"), joint, NOW.sub("", last).strip()


def _in_order(thing: str) -> bool | None:
    """That's fine, das geht nicht; None where something else is said."""
    return next((fine for kind, fine in (("fine", True), ("not_fine", False)) if _pattern(kind).fullmatch(thing)), None)


def _tagged(text: str) -> tuple[str, str]:
    """What is said, and "is he right" behind it: a sentence of its own, behind the last comma, or without one."""
    sentences = split_sentences(text)
    if len(sentences) > 1 and asks_whether(sentences[-1]):
        return " ".join(sentences[:-1]), sentences[-1]
    head, comma, tail = text.rpartition(",")
    if comma and asks_whether(tail.strip()):
        return head, tail.strip()
    said = next(filter(None, (_pattern(kind, r"\s{}[\s.?!]*$").search(text) for kind in ("right", "wrong"))), None)
    if said and len(said[0].split()) > 1:
        return text[: said.start()].rstrip(" ,"), said[0].strip()
    return text, ""


def _as_question(thing: str, after_that: bool) -> tuple[str, bool]:
    """A statement as the question whether it is so, without its "not"; "" where that cannot be told.

    >>> _as_question("Moat doesn't stop a Witch", False), _as_question("ich muss ablegen", False)
    (('Does Moat stop a Witch?', True), ('Muss ich ablegen?', False))
    """
    german = after_that or not GERMAN.isdisjoint(plain(thing).split())
    thing = CLUNG.sub(_apart, _pattern("because").sub("", thing))
    for form, instead in _talk()["reported"] if german else ():
        thing = re.sub(f"(?i){form}", instead, thing)
    said, negations = _without_not(thing, german)
    if negations > 1 or (negations and (_pattern("choosing_none").search(thing) or JOINED.search(thing))):
        return "", False
    asked = f"Ich frage mich, ob {said}?" if after_that else _turned_round(said, german)
    return asked[:1].upper() + asked[1:], bool(negations)


def _apart(clung: re.Match[str]) -> str:
    return f"{clung[1]} {'are' if clung[2] == 're' else 'is'}"


def _turned_round(said: str, german: bool) -> str:
    """The verb before who does it: do I draw, ziehe ich; what is under a condition is asked after it."""
    condition = CONDITION.match(said) or WITHOUT_COMMA.match(said)
    if condition and german:
        return f"{said}?"  # wenn ich ihn zeige, bekomme ich
    start, words = (condition[1], said[condition.end() :].split()) if condition else ("", said.split())
    at = next((n for n, word in enumerate(words[:MOST_SUBJECT]) if n and _verb(word)), 0)
    if not at:
        return ""
    has_to = plain(words[at]) in ("have", "has") and words[at + 1 : at + 2] == ["to"]
    if plain(words[at]) in SHOULD and not german:
        words = [*words[:at], *words[at + 1 :]]  # I should get a Gold: do I
        return f"{start}{', ' if start else ''}{'do' if plain(words[0]) in DO else 'does'} {' '.join(words)}?"
    if german or (plain(words[at]) in ENGLISH_HELPERS and not has_to):
        turned = [words[at], *words[:at], *words[at + 1 :]]
    else:
        subject = "do" if plain(words[0]) in DO else "does"
        turned = [subject, *words[:at], _bare(words[at]) if subject == "does" else words[at], *words[at + 1 :]]
    return f"{start}{', ' if start else ''}{' '.join(turned)}?"


def _bare(verb: str) -> str:
    """Does it stops: does it stop.

    >>> _bare("stops"), _bare("goes"), _bare("has"), _bare("passes"), _bare("miss")
    ('stop', 'go', 'have', 'pass', 'miss')
    """
    if verb == "has":
        return "have"
    if verb.endswith(("oes", "sses", "shes", "ches")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb


def _verb(word: str) -> bool:
    known = plain(word.strip(",;:"))
    return meanings().of(known) in VERBAL or known in ENGLISH_HELPERS


def _without_not(said: str, german: bool) -> tuple[str, int]:
    """The same without its negations, and how many there were."""
    found = 0
    for pattern, instead in _talk()["negations"]["de" if german else "en"]:
        said, n = re.subn(f"(?i){pattern}", instead, said)
        found += n
    return " ".join(said.split()), found

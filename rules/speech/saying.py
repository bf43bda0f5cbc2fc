"""A step as a sentence: what fills the gaps, and how a reason stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.engine.decisions import Text
from rules.facts import facts
from rules.speech.grammar import (
    EN,
    SINGLE,
    THE,
    THE_ACCUSATIVE,
    a_card,
    bare,
    capital,
    listed,
    no_card,
    some,
    the_card,
    those,
    whose,
)
from rules.speech.sentences import SENTENCES
from rules.speech.wording import PHASES, PLACES, POINT, POINTS, amount, card_list, card_name

if TYPE_CHECKING:
    from rules.engine.steps import Step


def _word(key: str, value: Any, language: int) -> str:
    if key == "phase":
        return PHASES[value][language]
    if key == "place":
        return PLACES.get(value, ("", ""))[language]
    if key == "card" and isinstance(value, str):
        return the_card(value, language)
    if key == "new":
        return a_card(value, language)
    if key == "mat" and isinstance(value, str):
        return card_name(value, language)
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, str) for part in value):
        return str(value[language])
    if isinstance(value, Mapping):
        parts = [amount(unit, n, language, "+" if key in ("n", "got") else "") for unit, n in value.items() if n]
        return listed(parts, language)
    return str(value)


def _sums(words: Mapping[str, Any], language: int) -> str:
    """+9 Coins (1 + 4 + 4): how a sum comes about, where its parts differ or stand on different lines of a card."""
    said = []
    for unit, n in words["n"].items():
        parts = [(line, given[unit]) for line, given in words["summands"] if given.get(unit)]
        apart = len({line for line, _ in parts}) > 1 or len({m for _, m in parts}) > 1
        how = f" ({' + '.join(str(m) for _, m in parts)})" if apart else ""
        said += [f"{amount(unit, n, language, '+')}{how}"] if n else []
    return listed(said, language)


def template(step: Step, language: int) -> str:
    """The sentence with its gaps."""
    return SENTENCES[step.sentence].text(len(step.cards))[language]


def words_of(step: Step, names: tuple[str, ...], language: int) -> dict[str, str]:
    """What fills the gaps."""
    words = {key: _word(key, value, language) for key, value in step.words.items()}
    if "other" in step.words:
        words["other"] = names[step.words["other"]]
        words["whose"] = whose(words["other"], language)
    if isinstance(step.words.get("card"), str):
        words["card_name"] = card_name(step.words["card"], language)
        words["a"] = a_card(step.words["card"], language)
        words["that"] = the_card(step.words["card"], language, THE)
        words["That"] = capital(words["that"])
    if step.sentence in ("score", "counts"):
        n = step.words["n"]
        words["points"] = f"{'−' if n < 0 else ''}{abs(n)} {(POINT if abs(n) == 1 else POINTS)[language]}"
    if "piles" in step.words:
        words["piles"] = listed([card_name(pile, language) for pile in step.words["piles"]], language)
    if "top" in step.words:  # of several that came onto the deck one after the other
        top = the_card(step.words["top"], language)
        words["place"] += (f", {top} on top", f", {top} obenauf")[language]
    if "summands" in step.words:
        words["n"] = _sums(step.words, language)
    words["who"] = names[step.actor]
    return words


UNSAID: dict[str, Text] = {  # what a step that says nothing of it means
    "done": ("moved", "bewegt"),  # where a card is not, nothing of the kind can be done with it
    "beneath": ("", ""),
    "always": ("", ""),
    "fits": ("", ""),
    "on_top": ("", ""),
    "so": ("", ""),
    "spent": ("", ""),
    "too": ("", ""),
    "where": ("", ""),
    "whom": ("", ""),
    "again": ("", ""),
    "without": ("", ""),
}


class Gaps(dict[str, str]):
    """Only what a sentence asks for is put into words."""

    def __init__(self, step: Step, names: tuple[str, ...], language: int) -> None:
        super().__init__(words_of(step, names, language))
        self.cards = step.cards
        self.missing: str = step.words.get("missing", "")  # the card that did not come
        self.itself = SENTENCES[step.sentence].itself and bool(step.path) and step.cards == (step.path[-1][0],)
        self.language = language

    def __missing__(self, gap: str) -> str:
        cards, language = self.cards, self.language
        if gap in ("cards", "found"):
            return those(cards, language) if self.itself else some(cards, language)
        if gap == "those":
            return those(cards, language)
        if gap in ("the", "The"):
            text = those(cards, language, THE)
            return text if gap == "the" else capital(text)
        if gap in ("by", "By"):  # the card that prevented it
            text = the_card(cards[0], language, THE)
            return text if gap == "by" else capital(text)
        if gap in ("no", "No"):
            text = no_card(self.missing or cards[0], language)
            return text if gap == "no" else capital(text)
        if gap in UNSAID:
            return UNSAID[gap][language]
        if gap == "names":
            return card_list(cards, language)
        if gap == "caused":  # only where the card goes by what happened
            return ""
        if gap == "then":  # that a card is played needs no further words
            return ""
        raise KeyError(gap)


def what_did_not_come(step: Step) -> str:
    """The card that a step says a player did not get, "" where it says nothing of that kind."""
    if step.kind != "not" or "{no} " not in template(step, EN).lower() or "{who}" not in template(step, EN):
        return ""
    missing: str = step.words.get("missing", "") or (step.cards[0] if step.cards else "")
    return missing if missing in facts() else ""


def _subject(text: str) -> str:
    """The gap that is the subject where a sentence begins with it."""
    return next((gap for gap in ("{who}", "{The}", "{That}", "{By}") if text.startswith(f"{gap} ")), "")


def opening(text: str, gaps: Gaps, when: str, why: str) -> str:
    """A first clause. In German what stands first moves the subject behind the verb."""
    subject = _subject(text)
    if not subject:
        return text.format_map(gaps)
    verb, _, rest = text.removeprefix(f"{subject} ").partition(" ")
    lead, then = (when, why) if when else (why, "")
    if not lead:
        return text.format_map(gaps)
    if gaps.language == EN:
        plain = f"{subject.lower()} {verb} {rest}".rstrip()
        if "," in plain.partition(":")[0] and then:  # behind it the reason would belong to something else
            return f"{lead}, {then}, {plain}".format_map(gaps)
        return f"{lead}, {with_reason(plain, then)}".format_map(gaps)
    if verb.endswith(":"):  # durch den Eisenschmied wählt Anna: ...
        verb, then = verb.removesuffix(":"), f"{then}:".lstrip()
    ordered = " ".join(part for part in (lead, verb, subject.lower(), then, rest) if part)
    return ordered.replace(" :", ":").format_map(gaps)


def with_reason(text: str, why: str) -> str:
    """It stands behind what happened, and before a colon."""
    before, colon, rest = text.partition(":")
    return f"{before} {why}{colon}{rest}" if why and "," not in before else text


def reason_within(text: str, why: str, language: int) -> str:
    """In a clause that others follow which have another reason, or none."""
    if language == EN:
        return with_reason(text, why)
    who, verb, *rest = text.split(" ")
    return " ".join((who, verb, why, *rest))


CARDS = ("{cards}", "{those}", "{The}", "{names}", "{no}", "{by}", "{By}")


def names_card(step: Step, card: str) -> bool:
    """The sentence says itself that it is about that card."""
    text = template(step, EN)
    return (card in step.cards and any(gap in text for gap in CARDS)) or text.startswith(("{The}", "{By}"))


def because_of(step: Step, names: tuple[str, ...], language: int) -> str:
    """With the Caravan; because of Anna’s Corsair: the card that brought it about, and whose it is."""
    if step.through is None or step.words.get("card") == step.through[0]:
        return ""
    card, owner = step.through
    if names_card(step, card) and step.sentence != "gain":  # that one card brought another of its name is told
        return ""
    own = owner == step.actor and facts()[card].kind not in SINGLE
    which = "; ".join(text[language] for text in step.words.get("among", ()))
    told = f" ({which})" if which else ""
    return f"{through(step, own, language)} {_brought_by(step, names, language)}{told}"


WHAT_IT_IS: dict[str, Text] = {  # the name alone would not say whether it holds, or where it comes from
    "prophecy": ("the active Prophecy", "die aktive Prophezeiung"),
    "trait": ("the Trait", "die Eigenschaft"),
}


def _brought_by(step: Step, names: tuple[str, ...], language: int, case: int = THE_ACCUSATIVE) -> str:
    """The Caravan; Anna’s Corsair."""
    card, owner = step.through or ("", -1)
    if facts()[card].kind in WHAT_IT_IS:
        return f"{WHAT_IT_IS[facts()[card].kind][language]} {card_name(card, language)}"
    if owner in (step.actor, -1) or facts()[card].kind in SINGLE:
        return the_card(card, language, case)
    return f"{whose(names[owner], language)} {bare(card, language, case)}"


def _for_what(step: Step, names: tuple[str, ...], language: int) -> str:
    """In brackets what lies on the table for all stands by its name alone."""
    card = (step.through or ("", -1))[0]
    if facts()[card].kind in SINGLE and facts()[card].kind not in WHAT_IT_IS:
        return card_name(card, language)
    return _brought_by(step, names, language, THE)


def through(step: Step, own: bool, language: int) -> str:
    """How the card that brought a step about is led up to; where something was missing, it was missing for the card."""
    if SENTENCES[step.sentence].lacks:
        return ("for", "für")[language]
    return ("with" if own else "because of", "durch")[language]


def sentence(step: Step, names: tuple[str, ...], language: int) -> str:
    """The step in one sentence."""
    text = _sentence(step, names, language)
    edition = step.words.get("edition", 0)
    which = (f"edition {edition}", f"{edition}. Edition")[language]
    return text if not edition or which in text else f"{text.removesuffix('.')} ({which})."


def _sentence(step: Step, names: tuple[str, ...], language: int) -> str:
    gaps = Gaps(step, names, language)
    text = template(step, language)
    why = because_of(step, names, language)
    if why and not _subject(text):
        what = f" ({_for_what(step, names, language)})" if SENTENCES[step.sentence].lacks else ""
        return f"{text.removesuffix('.').format_map(gaps)}{what}."
    return f"{capital(opening(text.removesuffix('.'), gaps, '', why))}." if why else text.format_map(gaps)

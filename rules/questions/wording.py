"""What a card's own lines say to a question about it: the same, the same but for one thing, or nothing.

A yes needs every word of the question in one line, a no the one thing in which the line differs. What is said nowhere,
or only under a condition that was not told, is not decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, pairwise

from rules.facts import facts
from rules.questions.deeds import TYPES, VERBS, PrintedDeed, WordItem, deeds, items, lexicon
from rules.questions.instructions import instructions
from rules.questions.names import CardNames
from rules.questions.question import Question
from rules.questions.verdict import Value, Verdict, counted, yes_no
from rules.questions.words import any_of

MISSING = "missing"  # a condition of the line is not told
ON_DOING = {"gain": "on-gain", "buy": "on-gain", "trash": "on-trash", "discard": "on-discard", "play": "on-play"}
SAME_MOMENT = {
    ("on-play", ""),
    ("on-play", "this-turn"),
    ("on-play", "next-turn"),
    ("", "next-turn"),
    ("", "this-turn"),
    ("this-turn", ""),
    ("on-gain", "on-gain-trash"),
    ("on-trash", "on-gain-trash"),
}
NEVER_SAID = any_of("on-gain, on-trash, on-discard, on-gain-trash, setup, turn-end, ?")
FROM_HAND = any_of("discard, trash, play, reveal")
TIMES = {"throne-room": 2, "kings-court": 3}
OF_OTHERS = any_of("play, gain, trash, reveal")  # another card may bring it then
REPEATED = any_of("plus, draw")
MOST_DEEDS = 6
PLUS = frozenset(("plus",))


def said_on_the_card(q: Question, names: CardNames) -> Verdict | None:
    """What the one named card says of which the rest of the sentence speaks."""
    if q.strange or q.turned or not 0 < len(q.slugs) < 4:
        return None
    found = [verdict for slug in q.slugs if (verdict := _said(q, slug, names)) is not None]
    return found[0] if len(found) == 1 else None


def _said(q: Question, slug: str, names: CardNames) -> Verdict | None:
    claims = claimed(q, slug)
    if not claims or len(claims) > MOST_DEEDS:
        return None
    claims = [replace(each, verbs=PLUS) if "worth" in each.verbs and each.unit == "coins" else each for each in claims]
    if claims[0].verbs == {"cost"}:
        return _price(slug, claims)
    edition = q.editions.get(slug, q.editions.get("*", 0))
    lines = instructions(slug, edition, names)
    often = next((TIMES[each] for each in q.slugs if each in TIMES and each != slug), 1)
    return compared(slug, claims, [_so_often(each, often) for each in lines] if often > 1 else lines, edition)


def _so_often(deed: PrintedDeed, times: int) -> PrintedDeed:
    """What comes each time it is played; of anything else nothing is said."""
    plain = (
        deed.verbs & REPEATED and deed.n and not (deed.bound or deed.when or deed.needs or deed.either or deed.modal)
    )
    return replace(deed, n=deed.n * times) if plain and deed.n else replace(deed, needs=frozenset("?"))


def claimed(q: Question, slug: str) -> list[PrintedDeed] | None:
    """The deeds of which the sentence speaks, where every word of it is understood."""
    subject = next(named for named in q.cards if named.slug == slug)
    again = [named for named in q.cards if named.slug in TIMES and named.slug != slug and len(q.slugs) == 2]
    gone = {at for named in (subject, *again) for at in range(named.at, named.end)}
    cards = [named for named in q.cards if named is not subject and named not in again]
    others = {at for named in cards for at in range(named.at, named.end)}
    if gone & others:
        return None  # a Copper a Curse: which words are whose name is not sure
    at = subject.at - 1
    while at >= 0 and at not in others and lexicon().of(q.tokens[at].word) in GOVERNING:  # to my Cutpurse, beim Ausguck
        gone.add(at)
        at -= 1
    heard = _with_cards(q, gone, cards)
    if heard is None:
        return None
    kinds = {item.kind for item in heard}
    if {"have", "how-many"} <= kinds or any(
        pair == ("only", "when") for pair in pairwise([each.kind for each in heard])
    ):
        return None  # what one has then is more than what it brings
    when, rest = _moment(_without_heading([item for item in heard if item.kind != "have"], slug))
    return deeds([item for item in rest if item.kind not in ("when", "both")], PrintedDeed(frozenset(), when=when))


GOVERNING = any_of("silent, from, onto, at, on-doing")


def _without_heading(heard: Sequence[WordItem], slug: str) -> list[WordItem]:
    """Berserker als Angriff: of which type it is."""
    own = [
        item for item in heard[:1] if item.kind in facts()[slug].types and [each.kind for each in heard[1:2]] == [","]
    ]
    return [*heard[2:]] if own else [*heard]


def _with_cards(q: Question, gone: set[int], cards: Sequence[object]) -> list[WordItem] | None:
    kept = [token for token in q.tokens if token.at not in gone]
    place = {token.at: n for n, token in enumerate(kept)}
    moved = [replace(card, at=place[card.at]) for card in cards]  # type: ignore[type-var, attr-defined]
    return items([replace(token, at=n) for n, token in enumerate(kept)], moved)  # type: ignore[arg-type]


def _moment(heard: Sequence[WordItem]) -> tuple[str, list[WordItem]]:
    """When I gain it, beim Entsorgen: said of the card itself."""
    alone = [item.kind for item in heard[:2]]
    if alone[:1] and alone[0] in ON_DOING and alone[1:] and alone[1] in (",", "and", "get"):  # Grenzdorf gekauft
        return ON_DOING[alone[0]], [*heard[1:]]
    for n, item in enumerate(heard):
        if item.kind not in ("when", "on-doing"):
            continue
        m = next((k for k in range(n + 1, len(heard)) if heard[k].kind not in ("me", "only")), len(heard))
        behind = heard[m + 1] if m + 1 < len(heard) else None
        if (
            m < len(heard)
            and heard[m].kind in ON_DOING
            and (behind is None or behind.kind in (*VERBS, ",", "may", "must", "me"))
        ):
            return ON_DOING[heard[m].kind], [*heard[:n], *heard[m + 1 :]]
    return "", [*heard]


def _price(slug: str, claims: Sequence[PrintedDeed]) -> Verdict | None:
    """It costs 4, 4 and a Potion, 8 debt."""
    cost, (first, *more) = facts()[slug].cost, claims
    potion = any(each.kinds == {"potion"} for each in more)
    if first.cost is None or first.cost[0] not in ("", "exactly") or first.negated or first.who or len(more) > potion:
        return None
    if cost.debt or (cost.potion and not potion and first.cost[1] == cost.coins):
        return None  # with a Potion besides: is it meant so
    same = first.cost[1] == cost.coins and potion == bool(cost.potion)
    besides = (" and a Potion", " und einen Trank") if cost.potion else ("", "")
    text = f"{facts()[slug].en}: {cost.coins} coins{besides[0]}.", f"{facts()[slug].de}: {cost.coins} Geld{besides[1]}."
    return Verdict("yes" if same else "no", yes_no(same), text, kind="wording")


@dataclass(frozen=True)
class Comparison:
    """A claim laid beside a deed: in what they differ, and whether it is all that is needed."""

    deed: PrintedDeed
    differing: tuple[str, ...]
    missing: bool


def compared(slug: str, claims: Sequence[PrintedDeed], lines: Sequence[PrintedDeed], edition: int) -> Verdict | None:
    """Yes where every claim is said so, no where one of them differs in one thing, and the others do not."""
    same: list[PrintedDeed] = []
    other: list[PrintedDeed] = []
    number: int | None = None
    for claim in claims:
        found = _match(claim, claims, lines)
        if found is None or (claim.counted and (found.differing or number is not None)):
            return None
        if claim.counted:
            number = found.deed.n
        (other if found.differing else same).append(found.deed)
    asked = any(claim.counted for claim in claims)
    if asked and (other or number is None):
        return None
    value: Value = number if number is not None else "no" if other else "yes"
    if not other and not asked:
        joint = _together(claims, same)
        if joint is None:
            return None
        value = "yes" if joint else "no"
    return _verdict(slug, value, other or same, edition)


def contradicted(q: Question, names: CardNames) -> bool:
    """A deed of which the sentence speaks is no line's of the one card: under no condition is it so."""
    alone = len(q.actors) == 1 and all(facts()[slug].kind == "basic" for slug in q.slugs if slug not in q.actors)
    for slug in q.actors if alone and not (q.strange or q.turned or q.editions) else ():
        lines = [deed for deed in instructions(slug, 0, names) if deed.verbs != {"?"}]
        claims = claimed(q, slug) or []
        for claim in claims:
            beside = [each for deed in lines if (each := _beside(claim, deed, claims, lines)) is not None]
            if beside and not claim.counted and not claim.negated and all(each.differing for each in beside):
                return True
    return False


def _together(claims: Sequence[PrintedDeed], found: Sequence[PrintedDeed]) -> bool | None:
    """Of what is chosen from, both are not had; what is not chosen from is no either-or."""
    if any(claim.either for claim in claims):
        return (
            True if all(deed.either for deed in found) and len({deed.either for deed in found}) == len(found) else None
        )
    chosen = {(deed.line, deed.either) for deed in found if deed.either}
    if len({line for line, _ in chosen}) < len(chosen):
        return False
    alone = len(found) == 1 and bool(chosen) and claims[0].modal != "may"
    return None if alone else True


def _verdict(slug: str, value: Value, decided: Sequence[PrintedDeed], edition: int) -> Verdict:
    said = facts()[slug].said(edition)
    places = dict.fromkeys(deed.line for deed in decided)
    lines = [line for n, line in enumerate(said) if n in places or -1 in places]
    text = (" ".join(en for en, _ in lines), " ".join(de for _, de in lines))
    word = counted(value) if isinstance(value, int) else yes_no(value == "yes")
    return Verdict(value, word, text, kind="wording")


def _match(claim: PrintedDeed, claims: Sequence[PrintedDeed], lines: Sequence[PrintedDeed]) -> Comparison | None:
    """The deed that says the same; else the only one that differs, in one thing; None where neither is sure."""
    if claim.negated and not _lets_be(claim, lines):
        return None
    if "only" in claim.flags and any("?" in deed.needs for deed in lines):
        return None  # and do it once more
    beside = [found for deed in lines if (found := _beside(claim, deed, claims, lines)) is not None]
    full = [found for found in beside if not found.differing and not found.missing]
    if claim.counted:
        return full[0] if len(full) == 1 and len(beside) == 1 else None
    if full:
        return full[0]
    if not beside and claim.verbs <= REPEATED and not claim.who and _says_all(lines, claim):
        return Comparison(replace(claim, line=-1), ("nowhere",), False)
    if not beside or claim.negated or any(not found.differing for found in beside):
        return None
    beside = [found for found in beside if len(found.differing) == 1]
    if claim.kinds:  # of another kind is not what is spoken of
        beside = [found for found in beside if found.differing != ("kind",)] or beside
    if not beside or any(found.missing for found in beside):
        return None
    whats = {found.differing[0] for found in beside}
    sums = {sum(part) for k in (1, 2, 3) for part in combinations([found.deed.n or 0 for found in beside], k)}
    return None if len(whats) > 1 or ("n" in whats and claim.n in sums) else beside[0]


def _says_all(lines: Sequence[PrintedDeed], claim: PrintedDeed) -> bool:
    """Every line is understood, and none of them hangs on other cards."""
    if any(claim.verbs & deed.verbs and claim.unit in ("", deed.unit) for deed in lines):
        return False  # how many is not said, or it comes in another way
    return (
        bool(lines)
        and not (claim.counted or claim.when or claim.flags - {"single"} or claim.kinds)
        and not any("?" in deed.needs or deed.verbs & OF_OTHERS for deed in lines)
    )


def _lets_be(claim: PrintedDeed, lines: Sequence[PrintedDeed]) -> bool:
    """It is not done: told, because a line speaks of that."""
    return any("not done" in deed.needs and deed.before and deed.before.verbs & claim.verbs for deed in lines)


def _beside(
    claim: PrintedDeed, deed: PrintedDeed, claims: Sequence[PrintedDeed], lines: Sequence[PrintedDeed]
) -> Comparison | None:
    """None where they speak of different things."""
    if not (claim.verbs & deed.verbs or "?" in deed.verbs) or (claim.unit and deed.unit and claim.unit != deed.unit):
        return None
    if "?" in deed.needs:
        return Comparison(deed, (), True)
    results = [check(claim, deed) for check in CHECKS]
    if "apart" in results:
        return None
    differing = tuple(each for each in results if each not in ("", MISSING))
    able = claim.modal == "may" or differing or (deed.before is not None and deed.before.modal != "may")
    given = (deed.needs == {"done"} and able) or _given(deed, claims)
    return Comparison(deed, differing, MISSING in results or not given)


def _given(deed: PrintedDeed, claims: Sequence[PrintedDeed]) -> bool:
    """What it needs was told: what stands before it, done or not done; a card of that type."""
    for need in deed.needs:
        if need in TYPES:
            kinds = {kind for claim in claims for kind in claim.kinds}
            if not any(need == kind or need in _types(kind) for kind in kinds):
                return False
        elif deed.before is None or not any(
            claim.verbs & deed.before.verbs and claim.negated == (need == "not done") for claim in claims
        ):
            return False
    return True


def _types(kind: str) -> tuple[str, ...]:
    return facts()[kind].types if kind in facts() else ()


def _who(claim: PrintedDeed, deed: PrintedDeed) -> str:
    if deed.who == "others":
        return "" if claim.who == "others" else "who" if claim.who == "myself" else MISSING
    if deed.who == "everyone":
        return MISSING if not claim.who else ""
    return "who" if claim.who in ("others", "everyone") else "apart" if claim.who in ("left", "right") else ""


def _when(claim: PrintedDeed, deed: PrintedDeed) -> str:
    if claim.when == deed.when or (claim.when, deed.when) in SAME_MOMENT:
        return ""
    return MISSING if not claim.when and deed.when in NEVER_SAID else "when"


def _number(claim: PrintedDeed, deed: PrintedDeed) -> str:
    n, m = claim.n, deed.n
    if claim.counted:
        return "" if deed.bound in ("", "exactly") or (deed.bound == "up-to" and claim.modal == "may") else "apart"
    if n is None:
        return "apart" if "worth" in claim.verbs or ("single" in claim.flags and m != 1) else ""
    if m is None or (claim.bound == "until") != (deed.bound == "until") or claim.bound == "at-least":
        return "apart"
    if deed.bound == "up-to":
        return (
            ("" if n <= m else "n")
            if not claim.bound
            else ("" if n == m else "n")
            if claim.bound == "up-to"
            else "bound"
        )
    if claim.bound == "up-to":
        return "apart"
    return "" if n == m else "n"


def _kinds(claim: PrintedDeed, deed: PrintedDeed) -> str:
    if deed.cost and any(facts()[kind].cards for kind in claim.kinds if kind in facts()):
        return "apart"  # one of a mixed pile: which one is not said
    if deed.but & claim.kinds or any(kind in deed.but for each in claim.kinds for kind in _types(each)):
        return "kind"
    if claim.but and claim.but != deed.but:
        return "apart"
    if deed.cost and any(kind in facts() and not _affords(deed, kind) for kind in claim.kinds):
        return "kind" if deed.cost[0] in ("up-to", "exactly", "") and not claim.kinds & _handed_out() else "apart"
    anything = claim.verbs & deed.verbs & MAY_BE_ANY or deed.cost
    if not claim.kinds or claim.kinds == deed.kinds or (not deed.kinds and anything):
        return ""
    if len(claim.kinds) > 1 or len(deed.kinds) != 1:
        return "apart"
    one, two = next(iter(claim.kinds)), next(iter(deed.kinds))
    if two in _types(one):
        return ""
    known = (one in facts() or one in TYPES) and (two in facts() or two in TYPES)
    return "kind" if known and one not in _types(two) else MISSING


@cache
def _handed_out() -> frozenset[str]:
    return frozenset(fact.slug for fact in facts().values() if fact.kind not in ("basic", "kingdom"))


def _affords(deed: PrintedDeed, slug: str) -> bool:
    """What costs at most so much, or exactly so much; of what hangs on another card's cost nobody knows."""
    bound, n = deed.cost or ("", 0)
    if slug in _handed_out():
        return False  # and nowhere in the Supply
    cost = facts()[slug].cost
    within = cost.coins <= n if bound == "up-to" else cost.coins == n
    return bound in ("up-to", "exactly", "") and within and not (cost.potion or cost.debt)


MAY_BE_ANY = any_of("trash, discard, reveal, play, put, set-aside")


def _cost(claim: PrintedDeed, deed: PrintedDeed) -> str:
    if claim.cost is None:
        return ""
    if deed.cost is None:
        return "apart"
    (rel, n), (bound, m) = claim.cost, deed.cost
    if rel == bound:
        return "" if n == m else "cost"
    if bound.startswith("up-to") and rel == bound.replace("up-to", "exactly"):
        return "" if n <= m else "cost"
    if rel == bound.replace("exactly", "").lstrip("+") or (rel == "exactly" and not bound):
        return "" if n == m else "cost"
    if bound.startswith("up-to") and rel == bound.removeprefix("up-to").lstrip("+"):
        return "" if n <= m else "cost"
    return "apart"


def _places(claim: PrintedDeed, deed: PrintedDeed) -> str:
    there = dict(deed.places)
    if "gain" in deed.verbs:
        there.setdefault("onto", "discard-pile")
    if deed.verbs & FROM_HAND:
        there.setdefault("from", "hand")
    if deed.bound == "until":
        there[""] = there["from"] = "hand"  # so many are in hand then
    for role, zone in claim.places:
        roles = [role] if role else [*there]
        said = [there[each] for each in roles if each in there]
        if not said or (not role and zone not in said):
            return "apart"
        if zone not in said:
            return "place"
    return ""


def _modal(claim: PrintedDeed, deed: PrintedDeed) -> str:
    if claim.modal != "must":
        return ""
    if deed.either:
        return "apart"
    return "modal" if deed.modal == "may" or deed.bound == "up-to" else ""


def _flags(claim: PrintedDeed, deed: PrintedDeed) -> str:
    faces = any_of("face-up, face-down")
    said, there = claim.flags & faces, deed.flags & faces
    if said and said != there:
        return "face" if there else "apart"
    if "only" in claim.flags and (claim.n is None or deed.bound):
        return "apart"
    return "apart" if claim.flags - deed.flags - faces - {"only", "top", "single"} else ""


CHECKS = (_who, _when, _number, _kinds, _cost, _places, _modal, _flags)

"""What all cards of a player that were told are worth in the end, or one of them among the others."""

from __future__ import annotations

from collections.abc import Sequence

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.game import Game
from rules.engine.kinds import Worth
from rules.facts import facts
from rules.questions.claim import ANY, MATS, Claim
from rules.questions.scene import ME, OTHER, name, playable
from rules.questions.staging import apart
from rules.questions.verdict import Verdict, yes_no
from rules.rulebook.reckoning import score_reckoned, scored
from rules.speech.grammar import DE, EN

Part = tuple[str, int, int]  # which card, how many, worth how much
MORE = ("copper", "village")  # cards of which nobody has spoken
FILLER, MANY = "copper", 10
DECK = ("owned", "deck", "hand", "discard")


def score(claim: Claim) -> Verdict | None:
    """So many points or not; or how many. None where it hangs on cards that were not told."""
    asked, found = claim.asked, _points(claim)
    if claim.deeds or asked.negated or asked.verb not in ("count", "worth", "lose") or found is None:
        return None
    value, game, parts = found
    if any(_differs(claim, slug, value) for slug in MORE if slug not in claim.slugs):
        return None
    if asked.n is not None and asked.n != value and asked.verb != "worth" and asked.n * _many(claim) == value:
        return None  # of one of them, or of all
    reckoned = score_reckoned(game, 0, parts)
    text = f"{value} points{reckoned[EN]}.", f"{value} Punkte{reckoned[DE]}."
    cites = _cites(game, [slug for slug, _, _ in parts])
    if asked.type == "how-many" and asked.verb == "lose":
        value = -value
    if asked.type == "how-many":
        return Verdict(value, (f"{value}.", f"{value}."), text, cites, kind="worth")
    if asked.type != "happens" or asked.n is None:
        return None
    same = value == (-asked.n if asked.verb == "lose" else asked.n)
    return Verdict("yes" if same else "no", yes_no(same), text, cites, kind="worth")


def _many(claim: Claim) -> int:
    return sum(part.n for part in claim.held if part.card == claim.asked.by and claim.asked.by) or 1


def _points(claim: Claim, *more: str) -> tuple[int, Game, list[Part]] | None:
    """Of the card that is asked about, each of them or all, or of all cards together."""
    asked, owner = claim.asked, claim.asked.who
    game = _table(claim, more)
    if game is None:
        return None
    parts = scored(game, 0)
    told = [part for part in claim.held if part.who == owner or not part.who]
    if len(told) < len(claim.held):
        return None  # somebody else's cards
    if not asked.by:
        if asked.verb == "worth":
            return None  # each of which
        return sum(points for _, _, points in parts), game, parts
    own = [part for part in parts if part[0] == asked.by]
    value = sum(points for _, _, points in own)
    many = _many(claim)
    if asked.verb == "worth" and many > 1:
        value, rest = divmod(value, many)
        if rest:
            return None
    return value, game, own


def _differs(claim: Claim, slug: str, value: int) -> bool:
    """With more cards than those that were told, though not so many that what counts them in sets finds others."""
    if any(part.card == ANY for part in claim.held) or (slug != FILLER and claim.asked.by):
        return False
    found = _points(claim, *[slug] * MANY)
    return found is None or found[0] != value


def _table(claim: Claim, more: Sequence[str]) -> Game | None:
    """The told cards where they lie; so many cards in all are filled up with Coppers."""
    deck, mats, beside, total, tokens = list(more), dict[str, list[str]](), list[str](), 0, 0
    for part in claim.held:
        if part.zone == "table":
            beside.append(part.card)
        elif part.zone in MATS:
            mats.setdefault(part.zone, []).extend([part.card] * part.n)
        elif part.zone == "vp":
            tokens += part.n
        elif part.card == ANY:
            total = part.n
        elif part.zone in DECK:
            deck += [part.card] * part.n
        else:
            return None
    if not all(playable(slug) or apart(slug) for slug in claim.slugs) or (total and total < len(deck)):
        return None
    if claim.asked.by and claim.asked.by not in {part.card for part in claim.held}:
        (beside if _lies(claim.asked.by) else deck).append(claim.asked.by)
    deck += [FILLER] * (total - len(deck))
    seat = {
        "deck": [name(slug) for slug in deck],
        "mats": {mat: list(map(name, cards)) for mat, cards in mats.items()},
        "tokens": {"vp": tokens},
    }
    document = {"players": {ME: seat, OTHER: {}}, "landscapes": [name(slug) for slug in beside if _lies(slug)]}
    try:
        return lay_out(parse(document))
    except Mistake:
        return None


def _lies(slug: str) -> bool:
    return facts()[slug].kind == "landmark"


def _cites(game: Game, slugs: Sequence[str]) -> tuple[str, ...]:
    kinds = [game.table.rules.kind(slug).points for slug in slugs if slug in facts()]
    return tuple(dict.fromkeys(cite for each in kinds if isinstance(each, Worth) for cite in each.cites))

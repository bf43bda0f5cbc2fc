"""What a card costs now and what a player scores, part by part: for whoever wants to follow the sum."""

from __future__ import annotations

from collections import Counter

from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import Kind, Likeness, Price
from rules.facts import Cost
from rules.speech.grammar import DE, EN, the_card
from rules.speech.sentences import amount, so_many


def cost_parts(g: Game, kind: Kind) -> tuple[Cost, list[tuple[str, int]]]:
    """What it would cost by itself, and by how many coins each card makes it cheaper now."""
    context = Context(g, g.player)
    own = kind.price(context) if kind.price else kind.cost
    cutters = sorted((other for other in g.table.kinds if other.cut), key=lambda other: other.slug)
    cuts = [(other.slug, other.cut(context, kind)) for other in cutters if other.cut]
    return own, [(slug, n) for slug, n in cuts if n]


def cost_reckoned(g: Game, kind: Kind) -> Text | None:
    """The sum in words, where something makes the card cheaper: 5, less 2 by the Highway."""
    like = kind.costs_like(Context(g, g.player)) if kind.costs_like else None
    if like is not None:
        return f"as much as {the_card(like.slug, EN)}", f"so viel wie {the_card(like.slug, DE)}"
    own, cuts = cost_parts(g, kind)
    itself = kind.cost.coins - own.coins
    if not cuts and not itself:
        return None
    by_itself = (f", less {itself} by its own words", f", {itself} weniger nach eigenem Text") if itself else ("", "")
    en = "".join(f", less {n} by {the_card(slug, EN)}" for slug, n in cuts)
    de = "".join(f", {n} weniger durch {the_card(slug, DE)}" for slug, n in cuts)
    return f"{kind.cost.coins}{by_itself[EN]}{en}", f"{kind.cost.coins}{by_itself[DE]}{de}"


def tell_cost(g: Game, player: int, kind: Kind, most: int | None = None) -> None:
    """What decides whether a card may be gained, where its cost is not the printed one."""
    reckoned = cost_reckoned(g, kind)
    if reckoned is not None:
        allowed = ("", "") if most is None else (f"; at most {most} is allowed", f"; höchstens {most} ist erlaubt")
        now = g.cost(kind).coins
        own = kind.costs_like or kind.price
        because = (*(own.cites if isinstance(own, Price | Likeness) else ()), "base2:gain:5")
        g.say("effect", player, "costs", (kind.slug,), because=because, n=now, how=reckoned, allowed=allowed)


def scored(g: Game, player: int) -> list[tuple[str, int, int]]:
    """Each card and landscape that counts, how many of it, and what they are worth; "vp" are the tokens."""
    many: Counter[str] = Counter()
    worth: Counter[str] = Counter()
    for kind, points in g.scoring(player):
        many[kind.slug] += 1
        worth[kind.slug] += points
    parts = [(slug, n, worth[slug]) for slug, n in many.items()]
    parts.sort(key=lambda part: (-part[2], part[0]))
    tokens = g.token(player, "vp")
    return [*parts, ("vp", tokens, tokens)] if tokens else parts


def score_reckoned(parts: list[tuple[str, int, int]]) -> Text:
    """: 2 Provinces 12, Duchy 3, Curse −1"""
    if not parts:
        return "", ""
    en, de = (
        ", ".join(
            f"{amount('vp', n, language) if slug == 'vp' else so_many(slug, n, language)} {points}".replace("-", "−")
            for slug, n, points in parts
        )
        for language in (EN, DE)
    )
    return f": {en}", f": {de}"

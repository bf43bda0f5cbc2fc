"""The end of the game, and the score."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.code import Frame
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import Kind, NotModelled, Worth, modelled
from rules.engine.zones import EXILE, ISLAND, NATIVE_VILLAGE, TAVERN, ZONES
from rules.rulebook.prevention import tell_winners
from rules.rulebook.reckoning import score_reckoned, scored
from rules.speech.grammar import listed


def game_end(g: Game) -> tuple[str, str] | None:
    """Why the game is over after this turn."""
    piles, zones = g.table.piles, g.zones
    if all(zones[g.table.trash + 1 :]) and not g.emptied:
        return None
    gone = {pile.slug for pile in g.table.supply if not zones[pile.zone]}
    if g.table.rules.edition("seaside") == 1:  # a pile that was refilled in the same turn counts all the same
        gone |= set(g.emptied)
    for slug in ("province", "colony"):
        if slug in gone and slug in piles:
            kind = piles[slug].kind
            if zones[piles[slug].zone]:
                return f"the {kind.name} pile was empty on this turn", f"Der Stapel {kind.de} war in diesem Zug leer"
            return f"the {kind.name} pile is empty", f"Der Stapel {kind.de} ist leer"
    if len(gone) < needed_to_end(g):
        return None
    names = [(piles[slug].name, piles[slug].kind.de) for slug in piles if slug in gone]
    en, de = (listed(list(of), to) for to, of in enumerate(zip(*names, strict=True)))
    if any(zones[piles[slug].zone] for slug in gone):
        return (
            f"the Supply piles {en} are empty or were on this turn",
            f"Die Vorratsstapel {de} sind leer oder waren es in diesem Zug",
        )
    return f"the Supply piles {en} are empty", f"Die Vorratsstapel {de} sind leer"


def needed_to_end(g: Game) -> int:
    """So many empty piles of the Supply end the game."""
    return 3 if g.table.players <= 4 else 4


def tell_it_goes_on(g: Game) -> None:
    """A pile was emptied on this turn and the game goes on; or only those beside the Supply would end it."""
    supply = [pile for pile in g.table.supply if pile.slug in g.emptied]
    gone = [pile for pile in g.table.supply if not g.zones[pile.zone]]
    apart = [pile for pile in g.table.piles.values() if not pile.supply and not g.zones[pile.zone]]
    if apart and len(gone) + len(apart) >= needed_to_end(g) and not any(s.sentence == "goes on" for s in g.log or ()):
        _tell_what_does_not_count(g, len(gone), apart[0].kind)
        return
    if not supply:
        return
    back = next((pile for pile in supply if pile not in gone), None)
    n = len(gone)
    en, de = _so_many_are_empty(g, n)
    if back is not None:
        again = f"the {back.kind.name} pile has cards again", f"Der Stapel {back.kind.de} hat wieder Karten"
        en, de = (f"{again[0]}; {en}", f"{again[1]}; {de}") if n else again
    first = g.table.rules.edition("seaside") == 1
    because = ("seaside1:end-of-game:1",) if first else ("base2:end-of-game:1", "base2:end-of-game:4")
    g.say("not", g.player, "goes on", because=because if back is None else because[::-1], why=(en, de))


def _so_many_are_empty(g: Game, n: int) -> tuple[str, str]:
    return (
        f"{n} Supply pile{' is' if n == 1 else 's are'} empty, and {needed_to_end(g)} would have to be",
        f"{n} Vorratsstapel {'ist' if n == 1 else 'sind'} leer, nötig wären {needed_to_end(g)}",
    )


def _tell_what_does_not_count(g: Game, n: int, apart: Kind) -> None:
    en, de = _so_many_are_empty(g, n)
    why = (f"{en}; the {apart.name} pile is not in the Supply", f"{de}; der Stapel {apart.de} gehört nicht zum Vorrat")
    g.say("not", g.player, "goes on", because=("base2:end-of-game:3", "base2:end-of-game:1"), why=why)


def _is_empty(g: Game, slug: str) -> bool:
    return slug in g.table.piles and not g.pile_cards(slug)


def _why_it_ends(g: Game) -> tuple[str, ...]:
    """The rule of the edition, and of the pile that is empty."""
    if g.table.rules.edition("seaside") == 1:
        refilled = any(g.zones[g.table.piles[slug].zone] for slug in g.emptied)
        return ("seaside1:end-of-game:2", "seaside1:end-of-game:1") if refilled else ("seaside1:end-of-game:1",)
    province = ("base2:province:2",) if not g.pile_cards("province") else ()
    colony = ("base2:end-of-game:2",) if _is_empty(g, "colony") else ()
    bane = ("cornucopia:bane-pile:5",) if g.table.bane and _is_empty(g, g.table.bane.slug) else ()
    many = ("base2:end-of-game:6",) if g.table.players > 4 and not (province or colony) else ()
    return (*colony, *bane, *many, "base2:end-of-game:1", *province, "base2:end-of-game:4")


# What lies on these mats counts like all other cards.
MATS_THAT_COUNT = {
    NATIVE_VILLAGE: "seaside2:native-village:7",
    ISLAND: "seaside2:island:7",
    TAVERN: "adventures:reserve:3",
    EXILE: "menagerie:exile:2",
}


MAT_NAMES: dict[int, str | Text] = {
    NATIVE_VILLAGE: "native-village",
    ISLAND: "island",
    TAVERN: ("Tavern", "Wirtshaus"),
    EXILE: ("Exile", "Exil"),
}
GAME_OVER: Text = ("the game is over", "Das Spiel ist vorbei")


def _tell_mats(g: Game, player: int) -> None:
    for mat, cite in MATS_THAT_COUNT.items():
        lying = g.zones[player * ZONES + mat]
        if lying:
            g.say("score", player, "counts from mat", lying, because=(cite,), mat=MAT_NAMES[mat])


def _tell_what_counts(g: Game, player: int) -> None:
    """How each Landmark comes to its points, also where it has none."""
    c = Context(g, player)
    for kind in g.table.landscapes:
        worth = kind.points
        if isinstance(worth, Worth) and worth.how is not None:
            g.say("score", player, "counts", because=worth.cites, card=kind.slug, n=worth(c), how=worth.how(c))


def finish(c: Frame, why: tuple[str, str], rulings: tuple[str, ...] = ()) -> None:
    g = c.game
    _know_what_counts(g)
    g.over = True
    outcome = g.outcome()
    assert outcome is not None
    winners, points = outcome
    if g.log is not None:
        g.say("score", c.me, "over", because=rulings or _why_it_ends(g), why=why)
        for player, source, _ in g.claims:
            g.say("not", player, "no extra turn", (source,), because=("base2:end-of-game:1",), why=GAME_OVER)
        for player, n in points.items():
            _tell_what_counts(g, player)
            _tell_mats(g, player)
            parts = scored(g, player)
            because = _why_it_counts(g, player, parts)
            g.say("score", player, "score", because=because, n=n, parts=score_reckoned(g, player, parts))
        tell_winners(g, winners, points)
    g.stack.clear()


def _know_what_counts(g: Game) -> None:
    """Nobody can be said to have won who has a Victory card that the engine cannot count."""
    unsaid = {kind for kind in g.table.kinds if kind.victory and not modelled(kind.slug)}
    for player in range(g.table.players) if unsaid else ():
        for card in g.owned(player):
            if g.known(card) in unsaid:
                raise NotModelled(g.known(card).fact)


def _why_it_counts(g: Game, player: int, parts: Sequence[tuple[str, int, int]]) -> tuple[str, ...]:
    """The mats that count, the cards that say how much they are worth, and the general rules."""
    kinds = [g.table.rules.kind(slug) for slug, _, _ in parts if slug != "vp"]
    worths = [kind.points for kind in kinds if kind not in g.table.landscapes]
    because = [cite for mat, cite in MATS_THAT_COUNT.items() if g.zones[player * ZONES + mat]]
    because += [cite for worth in worths if isinstance(worth, Worth) for cite in worth.cites]
    because += ["base2:victory-points:1"]
    because += ["base2:victory-points:4"] if any(slug == "vp" for slug, _, _ in parts) else []
    because += ["base2:victory-points:3"] if any(worth < 0 for _, _, worth in parts) else []
    return tuple(because)

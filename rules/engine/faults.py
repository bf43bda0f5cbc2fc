"""Why a position cannot be: each reason with its place, as a document would name it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine.decisions import Text
from rules.engine.kinds import PLAYABLE, REMOVED, UNKNOWN, Kind
from rules.engine.zones import INHERITANCE, NUMBER, PLAY, PRINCE, TAVERN, ZONES
from rules.facts import Cost, facts
from rules.speech.grammar import DE, EN, subject

if TYPE_CHECKING:
    from rules.engine.game import Game

ON_PILES = ("training", "lost-arts", "pathfinding", "seaway", "ferry", "plan")  # a player's tokens, by their Events
INHERITED_COST = Cost(4)
TAVERN_GUESTS = {"copper": "miser"}  # what is no Reserve card and lies on the mat all the same, and who put it there

PICKS = {  # whose set-up picks a pile of the Supply, with cards of which type
    "obelisk": (
        "Action",
        "Obelisk takes an Action pile of the Supply, and {} is none.",
        "Der Obelisk nimmt einen Aktionsstapel des Vorrats, und {} ist keiner.",
    ),
    "approaching-army": (
        "Attack",
        "Approaching Army adds a pile of Attacks to the Supply, and {} is none.",
        "Die Herannahende Armee bringt einen Stapel Angriffe in den Vorrat, und {} ist keiner.",
    ),
}


@dataclass(frozen=True)
class Fault:
    """Why a position cannot be, or, where it is only `odd`, why somebody may have meant another one."""

    text: Text
    place: str = ""
    odd: bool = False


def faults(g: Game) -> list[Fault]:
    """All that is wrong with this position."""
    return [*_unsound(g), *_impossible(g)]


def _impossible(g: Game) -> Iterator[Fault]:
    """What no game can come to."""
    yield from _held(g)
    yield from _inherited(g)
    yield from _of_princes(g)
    yield from _on_tavern_mats(g)
    yield from _tokens_on_piles(g)
    yield from _used_up(g)
    yield from _used_and_set_aside(g)
    bane = g.table.bane
    if bane is not None and not _in_this_game(g, "young-witch"):
        yield Fault(
            (
                f"{subject(bane.slug, EN)} is the bane, but there is no Young Witch in this game.",
                f"{subject(bane.slug, DE)} ist der Bannstapel, aber in diesem Spiel gibt es keine Junge Hexe.",
            ),
            "bane",
            odd=True,
        )
    for by, (wanted, en, de) in PICKS.items():
        lot = g.table.piles.get(dict(g.beside.chosen).get(by, ""))
        if lot is not None and not any(wanted in kind.types for kind in (lot.kind, *lot.kinds)):
            yield Fault((en.format(lot.name), de.format(lot.kind.de)), f"chosen.{g.table.rules.kind(by).name}")


def _used_and_set_aside(g: Game) -> Iterator[Fault]:
    """A set-up sets a card aside that nobody uses otherwise."""
    for pile in g.table.piles.values():
        if pile.apart and pile.kind.slug in g.table.piles:
            by = g.table.rules.kind(pile.slug)
            yield Fault(
                (
                    f"{subject(pile.kind.slug, EN)} has a pile, but for {by.name} a card is set aside that is "
                    "not used otherwise.",
                    f"{subject(pile.kind.slug, DE)} hat einen Stapel, aber für {by.de} liegt eine Karte zur Seite, "
                    "die sonst nicht mitspielt.",
                ),
                f"chosen.{by.name}",
                odd=True,
            )


def _in_this_game(g: Game, slug: str) -> bool:
    return slug in g.table.pile_of or any(kind.slug == slug for kind in g.kinds)


def _held(g: Game) -> Iterator[Fault]:
    """Of Artifacts, and of some States, there is one; nobody has anything of this kind twice."""
    holder: dict[str, int] = {}
    for player, held in enumerate(g.holds):
        place = f"players.{g.table.names[player]}.holds"
        for slug in held:
            fact = facts()[slug]
            if slug not in holder:
                holder[slug] = player
            elif holder[slug] == player:
                yield Fault(
                    (f"{subject(fact.slug, EN)} comes twice.", f"{subject(fact.slug, DE)} steht zweimal da."), place
                )
            elif fact.kind in ("artifact", "state") and fact.count(g.table.players) == 1:
                other = g.table.names[holder[slug]]
                yield Fault(
                    (
                        f"There is one {fact.en}, and {other} has it.",
                        f"{subject(fact.slug, DE)} gibt es nur einmal, und zwar bei {other}.",
                    ),
                    place,
                )


def _known(g: Game, player: int, zone: int) -> list[Kind]:
    kinds = [g.known(card) for card in g.zones[player * ZONES + zone]]
    return [kind for kind in kinds if kind is not UNKNOWN]


def _inherited(g: Game) -> Iterator[Fault]:
    """One Action, no Command, that cost at most 4 when it was set aside."""
    for player, name in enumerate(g.table.names):
        place = f"players.{name}.mats.inheritance"
        kinds = _known(g, player, INHERITANCE)
        if len(g.zones[player * ZONES + INHERITANCE]) > 1:
            yield Fault(("Inheritance sets one card aside.", "Die Erbschaft legt eine Karte zur Seite."), place)
        for kind in kinds:
            if "Action" not in kind.types:
                yield Fault(
                    (
                        f"{subject(kind.slug, EN)} cannot be inherited: it is no Action.",
                        f"{subject(kind.slug, DE)} lässt sich nicht erben: Das ist keine Aktion.",
                    ),
                    place,
                )
            if "Command" in kind.types:
                yield Fault(
                    (
                        f"{subject(kind.slug, EN)} cannot be inherited: it is a Command.",
                        f"{subject(kind.slug, DE)} lässt sich nicht erben: Das ist ein Kommando.",
                    ),
                    place,
                )
            if not kind.cost <= INHERITED_COST:
                yield Fault(
                    (
                        f"{subject(kind.slug, EN)} costs more than 4: it can be inherited only where something "
                        "made it cheaper.",
                        f"{subject(kind.slug, DE)} kostet mehr als 4: Erben lässt sich die Karte nur, "
                        "wo etwas sie billiger machte.",
                    ),
                    place,
                    odd=True,
                )


def _of_princes(g: Game) -> Iterator[Fault]:
    """What a Prince has set aside is an Action."""
    for player, name in enumerate(g.table.names):
        for kind in dict.fromkeys(_known(g, player, PRINCE)):
            if not may_be(g, "Action", kind):
                text = (
                    f"A Prince cannot have set {kind.name} aside: it is no Action.",
                    f"{subject(kind.slug, DE)} kann kein Prinz zur Seite gelegt haben: Das ist keine Aktion.",
                )
                yield Fault(text, f"players.{name}.mats.prince")


def _on_tavern_mats(g: Game) -> Iterator[Fault]:
    for player, name in enumerate(g.table.names):
        for kind in dict.fromkeys(_known(g, player, TAVERN)):
            if "Reserve" in kind.types or _in_this_game(g, TAVERN_GUESTS.get(kind.slug, "")):
                continue
            if "Command" in kind.types or _plays_others(kind):  # in an older edition it was the Reserve card it played
                continue
            yield Fault(
                (
                    f"{subject(kind.slug, EN)} cannot lie on the Tavern mat: it is no Reserve card.",
                    f"{subject(kind.slug, DE)} kann nicht auf dem Wirtshaustableau liegen: Das ist keine Reservekarte.",
                ),
                f"players.{name}.mats.tavern",
            )


def _plays_others(kind: Kind) -> bool:
    return any(op.plays() for code in kind.codes() for op in code.ops)


def _tokens_on_piles(g: Game) -> Iterator[Fault]:
    """Each player has one of each, and it lies on an Action pile of the Supply."""
    lying: dict[str, str] = {}
    for (slug, token), n in g.pile_tokens.items():
        event, _, player = token.rpartition(" ")
        if event not in ON_PILES or not n:
            continue
        pile, fact, whose = g.table.piles.get(slug), facts()[event], g.table.names[int(player)]
        place = f"pile tokens.{facts()[slug].en}.{fact.en}"
        if token in lying:
            first = facts()[lying[token]]
            yield Fault(
                (
                    f"{whose} has one token of {fact.en}, and it lies on {first.en}.",
                    f"{whose} hat einen Marker von {fact.de}, und der liegt auf {first.de}.",
                ),
                place,
            )
        lying[token] = slug
        if pile is not None and not (pile.supply and may_be(g, "Action", pile.kind, *pile.kinds)):
            yield Fault(
                (
                    f"A token of {fact.en} lies on an Action pile of the Supply, and {pile.name} is none.",
                    f"Ein Marker von {fact.de} liegt auf einem Aktionsstapel des Vorrats, "
                    f"und {pile.kind.de} ist keiner.",
                ),
                place,
            )


def may_be(g: Game, wanted: str, *kinds: Kind) -> bool:
    """One of them is of that type, in somebody's turn."""
    if any(wanted in kind.types for kind in kinds):
        return True
    if not g.table.retypes:
        return False
    now = g.player
    try:
        return any(wanted in g.types(kind) for g.player in range(g.table.players) for kind in kinds)
    finally:
        g.player = now


def _used_up(g: Game) -> Iterator[Fault]:
    """Marks of what can be used once a turn, or once a game."""
    marks = [(slug, "turn", "turn.done") for slug in g.so_far.done]
    marks += [(slug, "game", f"players.{g.table.names[p]}.done") for p, slug in g.so_far.done_for_good]
    for slug, once, place in marks:
        kind = g.table.rules.kind(slug)
        if kind.once == once or (once == "game" and kind.remembers):
            continue
        if kind.once:
            en, de = ONCE_A[kind.once]
            yield Fault(
                (f"{kind.name} can be used once a {kind.once}: {en}", f"{kind.de} geht einmal{IN_A[kind.once]}: {de}"),
                place,
            )
            continue
        en, de = f"{kind.name} can be used more than once a {once}", f"{kind.de} geht öfter als einmal"
        yield Fault((f"{en}: there is no mark of it.", f"{de}{IN_A[once]}: Dafür gibt es keine Marke."), place)


IN_A = {"turn": " im Zug", "game": " in der Partie"}
ONCE_A = {
    "turn": ("its mark belongs to “done” of “turn”.", "Die Marke dafür gehört zu „done“ bei „turn“."),
    "game": ("its mark belongs to “done” of a player.", "Die Marke dafür gehört zu „done“ bei einem Spieler."),
}


# --- what only a fault of the rules could bring about ----------------------------------------------------------------


def _unsound(g: Game) -> list[Fault]:
    found = _misplaced(g)
    found += [f"{name} below 0" for name in ("actions", "buys", "coins") if getattr(g, name) < 0]
    found += [f"{what} of {g.table.names[p]} below 0" for (p, what), n in g.tokens.items() if n < 0]
    found += [f"{what} on {pile} below 0" for (pile, what), n in g.pile_tokens.items() if n < 0]
    for player in range(g.table.players):
        for card in g.zones[player * ZONES + PLAY]:
            kind = g.known(card)
            odd = kind is not UNKNOWN and PLAYABLE.isdisjoint(g.types(kind)) and not g.table.instructions
            if odd and not _chosen(g, kind):  # a Trait may put it there
                found.append(f"{subject(kind.slug, EN)} cannot be in play")
    found += _twice(g)
    for pile in g.table.piles.values():
        if pile.kinds:
            strangers = {g.kinds[card & NUMBER] for card in g.zones[pile.zone]} - pile.kinds
            found += [f"{kind.name} does not belong to the pile {pile.name}" for kind in strangers]
    return [Fault((text, text)) for text in found]  # no document says such a thing: nobody reads it in German


def _chosen(g: Game, kind: Kind) -> bool:
    """A set-up chose its pile."""
    piles = (g.table.piles.get(slug) for _, slug in g.beside.chosen)
    return any(pile is not None and kind in pile.kinds for pile in piles)


def _twice(g: Game) -> list[str]:
    """Boons and Hexes that were lost or made; in the middle of something, one may be in somebody's hands."""
    beside = g.beside
    lying = [*beside.boons, *beside.discarded_boons, *beside.druid, *beside.hexes, *beside.discarded_hexes]
    if not lying:
        return []
    held = {slug for slugs in g.holds for slug in slugs}
    known = {slug for slug in g.table.in_decks if g.table.rules.kind(slug).fact.kind in ("boon", "hex")}
    counted = Counter([*lying, *(held & known)])
    least = 1 if len(g.stack) == 1 else 0
    return [f"{slug} is in {counted[slug]} places" for slug in sorted(known) if not least <= counted[slug] <= 1]


def _misplaced(g: Game) -> list[str]:
    """Cards that were lost or made."""
    cards = [card & NUMBER for zone in g.zones for card in zone]
    removed = g.kinds.count(REMOVED)
    found = []
    if len(cards) != len(g.kinds) - 1 - removed or len(set(cards)) != len(cards):
        counted = Counter(cards)
        for n, kind in enumerate(g.kinds):
            if n and kind is not REMOVED and counted[n] != 1:
                found.append(
                    f"{subject(kind.slug, EN)} is in {counted[n]} places"
                    if counted[n]
                    else f"{subject(kind.slug, EN)} is nowhere"
                )
    if g.unknown != g.kinds.count(UNKNOWN) - 1:
        found.append("the face-down cards are miscounted")
    return found


def grave(found: Iterable[Fault]) -> list[Fault]:
    """Those for which a position cannot be."""
    return [fault for fault in found if not fault.odd]

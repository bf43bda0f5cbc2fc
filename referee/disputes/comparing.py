"""Two ends side by side: what differs, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from cards.pages.languages import language
from referee.board.table import pile_name, token_name, zone_name
from rules import DECK, ZONE_NAMES, Game, OutOfBudget, Run
from rules.speech.wording import PHASES, card_list, card_name


@dataclass
class Difference:
    what: str
    left: str
    right: str


@dataclass
class Group:
    name: str
    rows: list[Difference] = field(default_factory=list)


def count_common_decisions(left: Run, right: Run) -> int:
    """How many decisions the two lines have in common."""
    common = 0
    for a, b in zip(left.moves, right.moves, strict=False):
        if a != b:
            break
        common += 1
    return common


Moment = tuple[int, int, str, str, bool]
MOST_LOOKED_AT = 200  # decisions before the end of a line


def moment(game: Game) -> Moment:
    """When it is: whose turn, which of them, the phase, and whether the game is over."""
    return game.number, game.player, game.extra, game.phase, game.outcome() is not None


def same_moment(left: Run, right: Run) -> list[tuple[int, Game]]:
    """The last moment that both lines have reached: for each its step and its table. Without one, their ends."""
    with suppress(OutOfBudget):  # the request has no more to look for it
        ways = _moments(left), _moments(right)
        common = next((when for when in ways[0] if when in ways[1]), None)
        if common is not None:
            return [_last_of(run, way[common], common) for run, way in zip((left, right), ways, strict=True)]
    return [(left.last, left.game), (right.last, right.game)]


def _moments(run: Run) -> dict[Moment, int]:
    """Each moment of a line, the last one first, with the last decision that was open then."""
    found = {moment(run.game): len(run.asked)}
    for i in reversed(range(max(0, len(run.asked) - MOST_LOOKED_AT), len(run.asked))):
        found.setdefault(moment(run.open(i)), i)
    return found


def _last_of(run: Run, i: int, when: Moment) -> tuple[int, Game]:
    """The last step of a moment, from its last decision on."""
    if i >= len(run.asked):
        return run.last, run.game
    n = run.asked[i].n
    end = run.asked[i + 1].n if i + 1 < len(run.asked) else run.last
    while n < end and moment(run.at(n + 1)) == when:
        n += 1
    return n, run.at(n)


def differences(left: Game, right: Game) -> list[Group]:
    groups = [Group(_("The turn"), list(_turn(left, right)))]
    names = left.table.names
    for player, name in enumerate(names):
        if player < len(right.table.names):
            groups.append(Group(name, list(_player(left, right, player))))
    groups.append(Group(_("Supply and trash"), list(_supply(left, right))))
    return [group for group in groups if group.rows]


def _row(what: str, left: object, right: object) -> Iterator[Difference]:
    if left != right:
        yield Difference(what, str(left), str(right))


def _turn(left: Game, right: Game) -> Iterator[Difference]:
    yield from _row(_("Whose turn"), left.table.names[left.player], right.table.names[right.player])
    yield from _row(_("Phase"), PHASES[left.phase][language()], PHASES[right.phase][language()])
    yield from _row(_("Turn number"), left.number, right.number)
    extra = [card_name(game.extra, language()) if game.extra else _("no") for game in (left, right)]
    yield from _row(_("Extra turn"), *extra)
    for key in ("actions", "buys", "coins"):
        yield from _row(token_name(key, 2), getattr(left, key), getattr(right, key))
    over = [_winners(game) for game in (left, right)]
    yield from _row(_("The game"), *over)


def _winners(game: Game) -> str:
    outcome = game.outcome()
    if outcome is None:
        return _("goes on")
    return _("won by %(names)s") % {"names": ", ".join(game.table.names[player] for player in outcome[0])}


def _cards(game: Game, zone: int, ordered: bool) -> str:
    slugs = [game.known(card).slug for card in game.zones[zone]]
    if not ordered:
        slugs.sort(key=lambda slug: card_name(slug, language()))
    return card_list(slugs, language())


def _player(left: Game, right: Game, player: int) -> Iterator[Difference]:
    yield from _row(_("Points"), left.points(player), right.points(player))
    for zone in range(len(ZONE_NAMES)):
        place = left.zone_of(player, zone)
        ordered = zone == DECK
        yield from _row(zone_name(zone), _cards(left, place, ordered), _cards(right, place, ordered))
    tokens = sorted({what for game in (left, right) for owner, what in game.tokens if owner == player})
    for what in tokens:
        yield from _row(token_name(what, 2), left.token(player, what), right.token(player, what))
    holds = [
        ", ".join(card_name(slug, language()) for slug in game.holds[player]) or _("nothing") for game in (left, right)
    ]
    yield from _row(_("Has"), *holds)


def _supply(left: Game, right: Game) -> Iterator[Difference]:
    piles = [*left.table.piles.values(), *right.table.piles.values()]
    for slug in dict.fromkeys(pile.slug for pile in piles if not pile.apart):
        yield from _row(pile_name(slug), _pile(left, slug), _pile(right, slug))
    yield from _row(_("Trash"), _cards(left, left.table.trash, False), _cards(right, right.table.trash, False))


def _pile(game: Game, slug: str) -> str:
    pile = game.table.piles.get(slug)
    if pile is None:
        return _("not in the game")
    if pile.mixed:
        return card_list([game.known(card).slug for card in game.zones[pile.zone]], language())
    return str(len(game.zones[pile.zone]))

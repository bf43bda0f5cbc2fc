"""The engine sets up every recommended kingdom whose cards it models as the page says, and plays it to the end."""

import pytest

from cards.kingdoms.layout import Layout
from cards.kingdoms.setup import PLAYERS, pile_sizes, starting_deck
from rules.document.layout import first_turn
from rules.document.parse import parse
from rules.engine.game import Game, OutOfBudget
from rules.engine.table import apart_slug
from rules.facts import expansions
from rules.kingdoms import Kingdom, kingdoms
from rules.rulebook.setup import new_game
from rules.tools.bots import Bot, Eager, big_money, play_out

NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")
PRINTED = [kingdom for kingdom in kingdoms() if not kingdom.listed]
LISTED = [kingdom for kingdom in kingdoms() if kingdom.listed]
EDITIONS = {book: {e.slug: n} for e in expansions().values() for n, book in e.editions.items()}


def start(kingdom: Kingdom, players: int, seed: int = 1) -> Game:
    return new_game(
        NAMES[:players],
        (*kingdom.piles, *army(kingdom), *(("platinum", "colony") if kingdom.colony else ())),
        editions=EDITIONS[kingdom.book],
        landscapes=kingdom.landscapes,
        ally=kingdom.ally,
        bane=kingdom.bane,
        druid=kingdom.boons,
        apart=[slug for by, slug in kingdom.picks if by == "ferryman"],
        chosen=dict(kingdom.picks),
        shelters=("hovel", "necropolis", "overgrown-estate") if kingdom.shelters else (),
        seed=seed,
        trace=False,
    )


def army(kingdom: Kingdom) -> tuple[str, ...]:
    return tuple(slug for by, slug in kingdom.picks if by == "approaching-army")


def apart(kingdom: Kingdom) -> set[str]:
    """What a set-up lays beside the Supply: the Ferryman's pile is called after its card, a Mouse's after the Way."""
    cards = {apart_slug(by) for by, _ in kingdom.picks if by in ("riverboat", "way-of-the-mouse")}
    return cards | {slug for by, slug in kingdom.picks if by == "ferryman"}


def test_all_of_every_book_can_be_played() -> None:
    assert [kingdom.key for kingdom in kingdoms() if Layout.of(kingdom).unmodelled()] == []
    assert len(PRINTED) == 74


@pytest.mark.parametrize(
    ("kingdom", "numbers"),
    [(kingdom, PLAYERS) for kingdom in PRINTED] + [(kingdom, (2, 4)) for kingdom in LISTED],
    ids=lambda given: getattr(given, "key", ""),
)
def test_the_engine_lays_out_what_the_list_says(kingdom: Kingdom, numbers: tuple[int, ...]) -> None:
    layout = Layout.of(kingdom)
    for players in numbers:
        g = start(kingdom, players)
        laid_out = {slug: len(g.zones[pile.zone]) for slug, pile in g.table.piles.items() if pile.supply}
        assert laid_out == pile_sizes(layout, players)
        for player in range(players):
            deck = [g.kind(card).slug for card in (*g.hand(player), *g.deck(player), *g.discard(player))]
            assert {slug: deck.count(slug) for slug in set(deck)} == starting_deck(layout)
            favors = 5 if "importer" in layout.supply else 1
            assert g.token(player, "favors") == (favors if layout.ally else 0)
        beside = {slug for slug, pile in g.table.piles.items() if not pile.supply}
        kinds = ("prize", "reward", "spirit", "non-supply", "traveller-upgrade", "deck")
        assert beside == {*layout.of_kind(*kinds), *apart(kingdom)}
        assert {g.known(card).slug for card in g.zones[g.table.trash]} == set(layout.of_kind("zombie"))


def _outcome(kingdom: Kingdom, players: int, bot: Bot) -> tuple[tuple[int, ...], dict[int, int]] | None:
    """How a game ends. With Donate a random player soon has debt and no cards, and then it goes on for ever."""
    try:
        return play_out(start(kingdom, players), bot, 30_000).outcome()
    except OutOfBudget:
        return None


@pytest.mark.parametrize("kingdom", LISTED, ids=lambda kingdom: kingdom.key)
def test_a_listed_one_by_its_name_with_what_it_picks(kingdom: Kingdom) -> None:
    situation = parse({"players": {name: {} for name in NAMES[:2]}, "kingdom": kingdom.key})
    g = first_turn(situation, trace=False)
    assert not g.over
    assert set(kingdom.piles) <= g.table.piles.keys()
    assert set(kingdom.picks) <= set(g.beside.chosen)
    assert {kind.slug for kind in g.table.landscapes} == set(kingdom.landscapes)
    assert (g.table.bane.slug if g.table.bane else "") == kingdom.bane


@pytest.mark.parametrize("kingdom", PRINTED, ids=lambda kingdom: kingdom.key)
def test_a_whole_game_of_it(kingdom: Kingdom) -> None:
    players = 2 + len(kingdom.slug) % 3
    outcome = _outcome(kingdom, players, Eager(7)) or _outcome(kingdom, players, big_money)
    assert outcome is not None, "the game did not come to its end"
    winners, points = outcome
    assert winners
    assert len(points) == players

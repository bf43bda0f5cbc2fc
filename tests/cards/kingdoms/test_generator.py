"""Kingdoms by lot: every wish holds, every rule of setting up holds, and what cannot be is said to collide."""

import random
from dataclasses import replace

import pytest

from cards.kingdoms.generator import (
    COSTS,
    PILES,
    Collision,
    Impossible,
    Lot,
    Wishes,
    _generate,
    candidate,
    collision,
    generate,
    offer,
    on_the_shelf,
    plays_all,
    swap,
)
from cards.kingdoms.layout import Layout, is_pile, liaisons
from cards.kingdoms.owning import books, has
from cards.kingdoms.traits import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES
from rules.facts import facts, kinds

ALL = frozenset(books())
RULEBOOKS = frozenset({"base2", "seaside2", "allies", "cornucopia", "hinterlands1"})


def must_hold(layout: Layout, wishes: Wishes) -> None:
    """Everything that a kingdom of these wishes has to be."""
    piles = [candidate(slug) for slug in layout.piles]
    everything = [candidate(slug) for slug in layout.supply]
    assert len(set(layout.piles)) == len(layout.piles) == PILES
    assert all(has(wishes.books, slug) for slug in layout.cards)
    assert not wishes.vetoed & set(layout.chosen)
    assert set(wishes.locked) <= set(layout.chosen)
    for trait in (ACTIONS, DRAWS, BUYS, TRASHES):
        if getattr(wishes, trait):
            assert any(trait in card.does for card in piles), trait
    if wishes.costs:
        for cost in COSTS:
            assert any(facts()[slug].cost.coins == cost and not facts()[slug].cost.potion for slug in layout.piles)
    if wishes.attacks is not None:
        assert sum(card.attack for card in everything) <= wishes.attacks
    if wishes.defends and any(card.attack for card in everything):
        assert any(DEFENDS in card.does for card in everything)
    if wishes.per_box is not None:
        boxes = [card.box for card in everything]
        assert all(boxes.count(box) <= wishes.per_box for box in boxes)
    if wishes.playable:
        assert not layout.unmodelled()
    if wishes.landscapes is None:
        locked = [facts()[slug].kind for slug in wishes.locked if facts()[slug].kind in kinds("landscape")]
        assert len(layout.landscapes) <= max(2, len(locked))
        assert sum(facts()[slug].kind == "way" for slug in layout.landscapes) <= max(1, locked.count("way"))
    else:
        assert len(layout.landscapes) == wishes.landscapes
    # What setting up asks for.
    assert bool(layout.ally) == bool(liaisons(layout.supply))
    assert bool(layout.bane) == ("young-witch" in layout.piles)
    if layout.bane:
        cost = facts()[layout.bane].cost
        assert cost.coins in (2, 3)
        assert not cost.potion
        assert not cost.debt
        assert layout.bane not in layout.piles
    boxes_here = {facts()[slug].expansion for slug in layout.piles}
    assert not layout.colony or "prosperity" in boxes_here
    assert not layout.shelters or "dark-ages" in boxes_here


def any_wishes(chance: random.Random) -> Wishes:
    owned = ALL if chance.random() < 0.3 else frozenset(chance.sample(sorted(ALL), chance.randint(1, len(ALL))))
    wishes = Wishes(
        owned,
        **{name: chance.random() < 0.5 for name in ("actions", "draws", "buys", "trashes", "defends", "costs")},
        attacks=chance.choice([None, None, 0, 1, 2, 3]),
        per_box=chance.choice([None, None, 1, 2, 3, 5]),
        landscapes=chance.choice([None, None, 0, 1, 2, 3]),
        playable=chance.random() < 0.2,
    )
    there = [slug for slugs in on_the_shelf(owned, wishes.playable).values() for slug in slugs]
    marked = chance.sample(there, min(len(there), chance.randint(0, 6)))
    half = chance.randint(0, len(marked))
    return replace(wishes, locked=tuple(marked[:half]), vetoed=frozenset(marked[half:]))


def test_a_thousand_kingdoms_meet_every_wish() -> None:
    chance = random.Random(7)
    made = 0
    while made < 1000:
        wishes = any_wishes(chance)
        try:
            layout = generate(wishes, str(made))
        except Collision as caught:
            must_collide(wishes, caught)
            continue
        must_hold(layout, wishes)
        made += 1


def must_collide(wishes: Wishes, caught: Collision) -> None:
    """What is named cannot be met together, and without any one of it, it can."""
    names = [name for name in caught.wishes if name != "books"]
    with pytest.raises(Impossible):
        _generate(wishes.only(names), Lot("again"))
    for left_out in names:
        _generate(wishes.only(name for name in names if name != left_out), Lot("without"))


def test_the_same_seed_gives_the_same_kingdom() -> None:
    wishes = Wishes(ALL, actions=True, draws=True, defends=True, attacks=2)
    assert generate(wishes, "tonight") == generate(wishes, "tonight")
    assert len({generate(wishes, str(n)).piles for n in range(20)}) == 20


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        (Wishes(frozenset()), ("books",)),
        (Wishes(frozenset({"promo"}), vetoed=frozenset({"envoy", "prince", "stash", "church"})), ("vetoed", "books")),
        (Wishes(frozenset({"base2"}), attacks=0, locked=("witch",)), ("attacks", "locked")),
        (Wishes(frozenset({"hinterlands1"}), defends=True, locked=("margrave",)), ("defends", "locked")),
        (Wishes(frozenset({"base2", "seaside2"}), landscapes=1), ("landscapes", "books")),
        (Wishes(frozenset({"cornucopia"}), per_box=3), ("per_box", "books")),
        (Wishes(frozenset({"base2"}), locked=("moat",), vetoed=frozenset({"moat"})), ("locked", "vetoed")),
        (Wishes(frozenset({"base2"}), locked=("wharf",)), ("locked", "books")),
        (Wishes(frozenset({"allies"}), landscapes=0, locked=("mission",)), ("locked", "books")),
        (Wishes(ALL, landscapes=0, locked=("mission",)), ("landscapes", "locked")),
    ],
)
def test_it_names_what_collides(wishes: Wishes, expected: tuple[str, ...]) -> None:
    with pytest.raises(Collision) as caught:
        generate(wishes, "1")
    assert caught.value.wishes == expected


def test_more_than_two_wishes_may_collide_where_no_two_do() -> None:
    # Without Menagerie only Young Witch draws; with her bane aside, two Attacks are too few for ten piles.
    wishes = Wishes(frozenset({"cornucopia"}), draws=True, attacks=2, vetoed=frozenset({"menagerie"}))
    with pytest.raises(Collision) as caught:
        generate(wishes, "1")
    assert set(caught.value.wishes) == {"draws", "attacks", "vetoed"}


def test_a_bane_is_left_over_for_young_witch() -> None:
    """Of all cards here only Hamlet could be her bane, so it must not be one of the ten."""
    owned = frozenset({"cornucopia"})
    wishes = Wishes(owned, vetoed=frozenset({"menagerie", "fortune-teller"}), locked=("young-witch",))
    for seed in range(20):
        layout = generate(wishes, str(seed))
        assert layout.bane == "hamlet"
        must_hold(layout, wishes)


def test_a_locked_ally_comes_with_a_liaison() -> None:
    for seed in range(20):
        layout = generate(Wishes(ALL, locked=("cave-dwellers",)), str(seed))
        assert layout.ally == "cave-dwellers"
        assert liaisons(layout.piles)
    with pytest.raises(Collision) as caught:
        generate(Wishes(ALL, locked=("cave-dwellers", "city-state")), "1")
    assert caught.value.wishes == ("locked", "books")


def test_more_than_ten_locked_piles_collide() -> None:
    locked = on_the_shelf(ALL, False)["piles"][:11]
    assert collision(Wishes(ALL, locked=locked)).wishes == ("locked", "books")


def test_swapping_changes_one_card_and_keeps_the_wishes() -> None:
    wishes = Wishes(ALL, actions=True, draws=True, buys=True, trashes=True, defends=True, attacks=2, per_box=4)
    for n in range(40):
        layout = generate(replace(wishes, landscapes=2), str(n))
        for slug in layout.chosen:
            try:
                new = swap(wishes, layout, slug, f"{n} {slug}")
            except Collision:
                # It alone did two of the things that are wished for.
                assert len(candidate(slug).does & {*wishes.needs, DEFENDS}) > 1
                continue
            assert slug not in new.chosen
            must_hold(new, replace(wishes, landscapes=2))
            if slug in layout.piles:
                assert len(set(new.piles) - set(layout.piles)) == 1
                assert new.landscapes == layout.landscapes
            else:
                assert new.piles == layout.piles


def test_a_swap_that_cannot_be_says_so() -> None:
    wishes = Wishes(frozenset({"base2"}), locked=("moat",), defends=True, attacks=26)
    witches = replace(wishes, locked=("moat", "witch"))
    layout = generate(witches, "1")
    with pytest.raises(Collision):
        swap(wishes, layout, "moat", "2")


def test_a_draft_shows_three_and_leads_to_a_kingdom_of_the_wishes() -> None:
    wishes = Wishes(RULEBOOKS, actions=True, trashes=True, costs=True, attacks=1, per_box=3)
    picked: list[str] = []
    chance = random.Random(1)
    while len(picked) < PILES:
        shown = offer(wishes, picked, "draft")
        assert shown == offer(wishes, picked, "draft")
        assert 1 <= len(set(shown)) == len(shown) <= 3
        assert not set(shown) & set(picked)
        picked.append(chance.choice(shown))
    layout = generate(replace(wishes, locked=tuple(picked)), "draft")
    assert set(layout.piles) == set(picked)
    must_hold(layout, wishes)


def test_platinum_and_shelters_come_with_the_share_of_their_box() -> None:
    """Ten piles of a box: always. Five of ten: about half the time. None: never."""
    prosperity = on_the_shelf(frozenset({"prosperity1", "prosperity2"}), False)["piles"][:10]
    base = on_the_shelf(frozenset({"base2"}), False)["piles"]
    owned = frozenset({"prosperity1", "prosperity2", "base2"})
    for n, low, high in ((10, 300, 300), (5, 110, 190), (0, 0, 0)):
        wishes = Wishes(owned, locked=(*prosperity[:n], *base[: 10 - n]))
        made = [generate(wishes, str(seed)) for seed in range(300)]
        assert low <= sum(layout.colony for layout in made) <= high
        assert not any(layout.shelters for layout in made)


def test_only_what_the_referee_can_play() -> None:
    slugs = on_the_shelf(ALL, True)["piles"]
    assert slugs
    assert all(plays_all(slug) and is_pile(facts()[slug]) for slug in slugs)

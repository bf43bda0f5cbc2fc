"""Kingdoms by lot: every wish holds, every rule of setting up holds, and what cannot be is said to collide."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from cards.kingdoms import copies, paste
from cards.kingdoms.codes import decode, encode
from cards.kingdoms.generator import BY_LOT, COSTS, PILES, Collision, Wishes, generate, offer, on_the_shelf, swap
from cards.kingdoms.generator.completion import collision, put_together
from cards.kingdoms.generator.lot import Lot
from cards.kingdoms.generator.shelf import candidate, plays_all
from cards.kingdoms.generator.wishes import Impossible
from cards.kingdoms.layout import Layout, is_pile, liaisons, may_pick, omens
from cards.kingdoms.links import kingdom_creator
from cards.kingdoms.owning import books, has
from cards.kingdoms.traits import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES, attacks, curses
from rules.document.layout import start
from rules.document.parse import parse
from rules.facts import bears_a_trait, facts, kinds

ALL = frozenset(books())
RULEBOOKS = frozenset({"base2", "seaside2", "allies", "cornucopia", "hinterlands1"})


def must_hold(layout: Layout, wishes: Wishes) -> None:
    """Everything that a kingdom of these wishes has to be."""
    assert len(set(layout.piles)) == len(layout.piles) == wishes.size
    assert all(has(wishes.books, slug) for slug in layout.cards)
    assert not wishes.vetoed & set(layout.chosen)
    assert set(wishes.locked) <= set(layout.chosen)
    wishes_for_piles_hold(layout, wishes)
    wishes_for_landscapes_hold(layout, wishes)
    wishes_for_boxes_hold(layout, wishes)
    wishes_for_the_rest_hold(layout, wishes)
    set_up_holds(layout)


def wishes_for_piles_hold(layout: Layout, wishes: Wishes) -> None:
    piles = [candidate(slug) for slug in layout.piles]
    everything = [candidate(slug) for slug in layout.supply]
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
    if wishes.playable:
        assert not layout.unmodelled()


def wishes_for_landscapes_hold(layout: Layout, wishes: Wishes) -> None:
    if wishes.landscapes is None:
        locked = [facts()[slug].kind for slug in wishes.locked if facts()[slug].kind in kinds("landscape")]
        assert len(layout.landscapes) <= max(2, len(locked))
        assert sum(facts()[slug].kind == "way" for slug in layout.landscapes) <= max(1, locked.count("way"))
    else:
        assert len(layout.landscapes) == wishes.landscapes


def wishes_for_boxes_hold(layout: Layout, wishes: Wishes) -> None:
    if wishes.per_box is not None:
        boxes = [candidate(slug).box for slug in layout.supply]
        assert all(boxes.count(box) <= wishes.per_box for box in boxes)
    potions = sum(facts()[slug].cost.potion for slug in layout.supply)
    if wishes.potions is not None:
        assert potions in (range(3, 6) if wishes.potions else [0])
    for box, n in wishes.least:
        assert sum(facts()[slug].expansion == box for slug in layout.piles) >= n
    for box, n in wishes.most:
        assert sum(facts()[slug].expansion == box for slug in layout.supply) <= n


def wishes_for_the_rest_hold(layout: Layout, wishes: Wishes) -> None:
    boxes_here = {facts()[slug].expansion for slug in layout.piles}
    for wished, there, box in (
        (wishes.colony, layout.colony, "prosperity"),
        (wishes.shelters, layout.shelters, "dark-ages"),
    ):
        if isinstance(wished, bool):
            assert there is wished
        elif wished is None:
            assert not there or box in boxes_here
    if wishes.boxes is not None:
        assert len({facts()[slug].expansion for slug in layout.chosen}) <= wishes.boxes
    for wished, does in ((wishes.attacking, attacks), (wishes.curses, curses)):
        if wished is not None:
            assert any(does(facts()[slug]) for slug in layout.supply) is wished


def set_up_holds(layout: Layout) -> None:
    """What setting up asks for."""
    assert bool(layout.ally) == bool(liaisons(layout.asking))
    assert bool(layout.bane) == ("young-witch" in layout.piles)
    if layout.bane:
        cost = facts()[layout.bane].cost
        assert cost.coins in (2, 3)
        assert not cost.potion
        assert not cost.debt
        assert layout.bane not in layout.piles
    assert bool(layout.boons) <= ("druid" in layout.supply)
    for by, slug in layout.picks:
        assert may_pick(by)
        in_the_supply = by == "obelisk" or facts()[by].kind == "trait"
        assert (slug in layout.supply) == in_the_supply


def any_wishes(chance: random.Random) -> Wishes:
    owned = ALL if chance.random() < 0.3 else frozenset(chance.sample(sorted(ALL), chance.randint(1, len(ALL))))
    wishes = Wishes(
        owned,
        **{name: chance.random() < 0.5 for name in ("actions", "draws", "buys", "trashes", "defends", "costs")},
        attacking=chance.choice([None, None, None, True, False]),
        attacks=chance.choice([None, None, 0, 1, 2, 3]),
        curses=chance.choice([None, None, None, True, False]),
        boxes=chance.choice([None, None, None, None, 2, 3]),
        per_box=chance.choice([None, None, 1, 2, 3, 5]),
        landscapes=chance.choice([None, None, 0, 1, 2, 3]),
        playable=chance.random() < 0.2,
        size=chance.choice([PILES, PILES, PILES, 8, 13]),
        colony=chance.choice([None, None, True, False, BY_LOT]),
        shelters=chance.choice([None, None, True, False, BY_LOT]),
        potions=chance.choice([None, None, None, True, False]),
        least=chance.choice([(), (), (("seaside", 3),), (("empires", 2), ("base", 2))]),
        most=chance.choice([(), (), (("base", 1),)]),
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
        put_together(wishes.only(names), Lot("again"))
    for left_out in names:
        put_together(wishes.only(name for name in names if name != left_out), Lot("without"))


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
    # Without these two only Young Witch draws; with her bane aside, three Attacks are too few for ten piles.
    vetoed = frozenset({"menagerie", "hunting-party"})
    wishes = Wishes(frozenset({"cornucopia"}), draws=True, attacks=3, vetoed=vetoed)
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


@pytest.mark.parametrize("wished", [True, False])
def test_platinum_and_shelters_in_or_out(wished: bool) -> None:
    for seed in range(20):
        layout = generate(Wishes(ALL, colony=wished, shelters=wished), str(seed))
        assert layout.colony is layout.shelters is wished


def test_platinum_and_shelters_by_lot_whatever_the_share() -> None:
    """A coin, also where no pile is from their box; without the box they stay out."""
    made = [generate(Wishes(ALL, colony=BY_LOT, shelters=BY_LOT), str(seed)) for seed in range(200)]
    for there in ([layout.colony for layout in made], [layout.shelters for layout in made]):
        assert 75 <= sum(there) <= 125
    assert not generate(Wishes(frozenset({"base2"}), colony=BY_LOT), "1").colony


@pytest.mark.parametrize(
    ("slug", "hands_out"),
    [
        ("witch", True),
        ("coven", True),
        ("wizards", True),
        ("vampire", True),
        ("patrol", False),
        ("fortune-teller", False),
    ],
)
def test_who_hands_out_curses(slug: str, hands_out: bool) -> None:
    """A Vampire through the Hexes, the Wizards through the Sorcerer; whoever only speaks of Curses does not."""
    assert curses(facts()[slug]) is hands_out


def test_a_landscape_is_swapped_within_the_boxes() -> None:
    wishes = Wishes(ALL, boxes=2, landscapes=1, least=(("base", 3), ("empires", 3)))
    layout = generate(wishes, "1")
    for seed in range(20):
        changed = swap(wishes, layout, layout.landscapes[0], str(seed))
        assert len({facts()[slug].expansion for slug in changed.chosen}) <= 2


def test_platinum_needs_its_box() -> None:
    with pytest.raises(Collision) as caught:
        generate(Wishes(frozenset({"base2"}), colony=True), "1")
    assert caught.value.wishes == ("colony", "books")


def test_potions_come_by_threes_or_not_at_all() -> None:
    counts = {True: set(), False: set()}
    for wished, seen in counts.items():
        for seed in range(40):
            layout = generate(Wishes(ALL, potions=wished), str(seed))
            seen.add(sum(facts()[slug].cost.potion for slug in layout.supply))
    assert counts[True] <= {3, 4, 5}
    assert counts[False] == {0}


def test_a_shuffled_pile_comes_no_more_often_than_others() -> None:
    """Knights used to meet four wishes with one card each, and came up twice as often."""
    wishes = Wishes(frozenset({"darkages"}) & ALL or ALL, actions=True, draws=True, buys=True, trashes=True)
    drawn = [slug for seed in range(400) for slug in generate(wishes, str(seed)).piles]
    share = drawn.count("knights") / 400
    usual = PILES / len(on_the_shelf(wishes.books, False)["piles"])
    assert share < 1.5 * usual


def test_set_ups_pick_by_lot() -> None:
    locked = ("ferryman", "riverboat", "druid", "obelisk", "way-of-the-mouse")
    seen: dict[str, set[str]] = {}
    for seed in range(12):
        layout = generate(Wishes(ALL, locked=locked), str(seed))
        assert len(layout.boons) == 3
        assert bool(layout.prophecy) == bool(omens(layout.asking))
        for by, slug in layout.picks:
            seen.setdefault(by, set()).add(slug)
    assert {"ferryman", "riverboat", "obelisk", "way-of-the-mouse"} <= set(seen)
    assert all(facts()[slug].cost.coins in (3, 4) for slug in seen["ferryman"])
    assert all(facts()[slug].cost.coins == 5 and "Duration" not in facts()[slug].types for slug in seen["riverboat"])
    assert all(len(slugs) > 4 for by, slugs in seen.items() if by in locked)


@pytest.mark.parametrize(("what", "book"), [(omens, "rising-sun"), (liaisons, "allies")])
def test_what_lies_apart_is_set_up_too(what: Callable[[Sequence[str]], list[str]], book: str) -> None:
    """An Omen that waits for a Riverboat brings a Prophecy, a Liaison an Ally, though neither is in the Supply."""
    wishes = Wishes(frozenset({"base2", "rising-sun", book}), locked=("riverboat",), size=6)
    layouts = [generate(wishes, f"apart {seed}") for seed in range(150)]
    for layout in layouts:
        assert bool(layout.prophecy) == bool(omens(layout.asking))
        assert bool(layout.ally) == bool(liaisons(layout.asking))
    assert any(what(layout.asking) and not what(layout.supply) for layout in layouts)


def test_an_approaching_army_brings_what_stands_for_attacks() -> None:
    """Not Peasants or Clashes, of which some card attacks; nor a Young Witch, who would need a bane of her own."""
    wishes = Wishes(ALL, locked=("poet", "approaching-army"))
    armies = {generate(wishes, f"army {seed}").picked["approaching-army"] for seed in range(150)}
    assert all("Attack" in facts()[slug].types for slug in armies)
    assert "young-witch" not in armies
    assert len(armies) > 30


@pytest.mark.parametrize("seed", range(40))
def test_plunder_and_rising_sun_whole(seed: int) -> None:
    """Traits at their pile, a Prophecy, Riverboat, Loot: the code, the link and the document hold what was drawn."""
    wishes = Wishes(books=frozenset({"base2", "plunder", "rising-sun"}), landscapes=2, playable=True)
    layout = generate(wishes, f"both boxes {seed}")
    must_hold(layout, wishes)
    traits = [slug for slug in layout.landscapes if facts()[slug].kind == "trait"]
    bearing = [layout.picked[slug] for slug in traits]
    assert len(set(bearing)) == len(bearing)
    assert all(bears_a_trait(slug) and slug in layout.piles for slug in bearing)
    assert bool(layout.prophecy) == bool(omens(layout.asking))
    again = decode(encode(layout))
    assert replace(again, piles=layout.piles, landscapes=layout.landscapes) == layout
    assert (set(again.piles), set(again.landscapes)) == (set(layout.piles), set(layout.landscapes))
    linked = paste.read(kingdom_creator(layout)).layout
    assert (set(linked.piles), linked.prophecy) == (set(layout.piles), layout.prophecy)
    assert (set(linked.landscapes), set(linked.picks)) == (set(layout.landscapes), set(layout.picks))
    g = start(parse(copies.table(copies.as_data(layout), 3)), trace=False)
    assert set(layout.laid_out) <= {slug for slug, pile in g.table.piles.items() if pile.supply}
    assert set(layout.picks) <= set(g.beside.chosen)
    assert (g.beside.prophecy, g.beside.sun) == (layout.prophecy, 8 if layout.prophecy else 0)
    assert ("loot" in g.table.piles) == ("loot" in layout.cards)

"""The other Kingdom cards of Hinterlands’ 1st edition."""

from __future__ import annotations

from rules.rulebook.reckoning import Bound, cost_text, costs_now
from rules.speech.grammar import DE, EN, THE, the_card
from rules.speech.options import Thing, cards
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    NUMBER,
    PLAY,
    SELF,
    Context,
    Cost,
    Cut,
    Draw,
    Kind,
    Not,
    Option,
    Order,
    Pick,
    PickPile,
    Step,
    Test,
    Text,
    YesNo,
    Zone,
    among,
    anything,
    but_not,
    card,
    cheaper_in_play,
    cheaper_this_turn,
    choose,
    count,
    curse_as_treasure,
    decline,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    draw_up_to,
    each_other,
    each_player,
    exactly_more,
    for_each,
    gain_a,
    gain_choice,
    gain_picked,
    gained_none,
    is_action,
    is_treasure,
    is_victory,
    just_discarded,
    lay_aside,
    line,
    look,
    may,
    not_the_first_play,
    noted,
    nothing,
    on,
    outside_clean_up,
    plays_this_turn,
    plus,
    put_back_in_any_order,
    reveal,
    reveal_hand,
    reveal_this,
    tell_place,
    this_turn,
    to_be_discarded,
    topdeck,
    trash_from_hand,
    when,
)


def _first_crossroads(c: Context) -> bool:
    return plays_this_turn(c, "crossroads") == 1


def _no_more_actions(c: Context) -> None:
    c.say("not", c.me, "first only", (c.card,))


_VICTORY_CARDS = count(
    ("Victory cards in hand", "Punktekarten auf der Hand"), lambda c: [card for card in c.hand if is_victory(c, card)]
)

card(
    "crossroads",
    line(1, reveal_hand, cites="hinterlands1:crossroads:1"),
    line(2, Draw(_VICTORY_CARDS), cites="hinterlands1:crossroads:1"),
    line(
        3,
        when(_first_crossroads, plus(actions=3), orelse=_no_more_actions),
        cites="hinterlands1:crossroads:2",
        cases={"hinterlands1:crossroads:3": lambda c: not _first_crossroads(c)},
    ),
)


_ONE_MORE, _ONE_LESS = exactly_more(1), exactly_more(-1)


class _OneMoreOrLess(exactly_more):
    """Costs exactly 1 more, or exactly 1 less, than the trashed card."""

    def __call__(self, c: Context, kind: Kind) -> bool:
        return _ONE_MORE(c, kind) or _ONE_LESS(c, kind)

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        slug, now = c.kind(c.one(self.name)).slug, costs_now(c.game, thing)
        than = f"1 less or 1 more than {the_card(slug, EN)}", f"1 weniger oder 1 mehr als {the_card(slug, DE, THE)}"
        both = self._both(c)
        return (
            f"it costs {now[EN]}, and exactly {both[EN]} is asked for: {than[EN]}",
            f"Die Karte kostet {now[DE]}, und genau {both[DE]} ist verlangt: {than[DE]}",
        )

    def _both(self, c: Context) -> Text:
        """3 or 5, with the Potion and the debt of the trashed card."""
        cost = c.cost_of(c.one(self.name))
        both = [Cost(n, cost.potion, cost.debt) for n in (cost.coins - 1, cost.coins + 1) if n >= 0]
        told = [cost_text(one) if one.potion or one.debt else (f"{one.coins}", f"{one.coins}") for one in both]
        return " or ".join(en for en, _ in told), " oder ".join(de for _, de in told)

    def thing_in(self, c: Context, n: int) -> Thing | None:
        en, de = self._both(c)
        return cards().that(f"costs exactly {en}", f"genau {de} kostet")

    def bound(self, c: Context) -> Bound:
        return (_ONE_MORE if _dearer_was_picked(c) else _ONE_LESS).bound(c)


def _dearer_was_picked(c: Context) -> bool:
    return _ONE_MORE(c, c.kind(c.game.top(c.game.table.piles[c.notes["pile"]])))


def _what_is_left_to_gain(c: Context) -> None:
    """After a dearer card a cheaper one, and the other way round."""
    c.notes["still"] = 0 if not c.notes["pile"] else -1 if _dearer_was_picked(c) else 1


def _nothing_dearer_or_cheaper(c: Context) -> Text:
    slug = c.kind(c.one("trashed")).slug
    return (
        f": nothing costs 1 more or 1 less than {the_card(slug, EN)}",
        f": Nichts kostet 1 mehr oder 1 weniger als {the_card(slug, DE, THE)}",
    )


card(
    "develop",
    line(1, trash_from_hand(1), cites="hinterlands1:develop:1"),
    line(
        2,
        when(
            noted("trashed"),
            PickPile(_OneMoreOrLess(1)),
            _what_is_left_to_gain,
            gain_picked(to=DECK, none=_nothing_dearer_or_cheaper),
            when(noted("still"), gain_choice(exactly_more(lambda c: int(c.notes["still"])), DECK)),
        ),
        cites=("hinterlands1:develop:2", "hinterlands1:develop:4"),
        cases={"hinterlands1:develop:3": gained_none},
    ),
)

card(
    "oasis",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(
        4,
        discard_from_hand(1),
        cites="hinterlands1:oasis:1",
        cases={"hinterlands1:oasis:2": nothing("drawn")},
    ),
    cites="hinterlands1:oasis:1",
)

card(
    "oracle",
    each_player(
        line(1, reveal(2), cites="hinterlands1:oracle:1"),
        line(
            2,
            when(
                noted("seen"),
                YesNo(("Are they discarded?", "Werden sie abgelegt?"), by="me"),
                when(noted("yes"), discard_noted("seen", DECK), orelse=(Order("seen"), topdeck("seen", DECK))),
            ),
            cites=("hinterlands1:oracle:1", "hinterlands1:oracle:2"),
        ),
    ),
    line(3, plus(cards=2), cites="hinterlands1:oracle:3"),
    cites="hinterlands1:oracle:1",
)


_DISCARDED_ACTIONS = just_discarded(is_action)
_ACTIONS_TO_BE_DISCARDED = to_be_discarded(is_action)

_CARD_AND_ACTION = (line(1, plus(cards=1), cites="base2:play:1"), line(2, plus(actions=1), cites="base2:play:1"))


def _one_on_top(event: str, actions: Zone, zone: int, test: Test) -> Step:
    """When that happens this turn, one of these Actions may be put onto the deck."""
    picked = Pick("picked", actions, 1, may=True, prompt="topdeck")
    return this_turn(event, picked, when(noted("picked"), topdeck("picked", zone), orelse=decline), test=test)


card(
    "scheme",
    *_CARD_AND_ACTION,
    line(
        3,
        _one_on_top("discard-from-play", _DISCARDED_ACTIONS, DISCARD, test=_DISCARDED_ACTIONS),
        cites="hinterlands2:scheme:1",
        cases={"hinterlands2:scheme:2": lambda c: plays_this_turn(c, "scheme") > 1},
    ),
    cites="hinterlands2:scheme:1",
    cleaned="hinterlands2:scheme:1",
)

card(
    "scheme",
    *_CARD_AND_ACTION,
    line(
        3,
        _one_on_top("clean-up", _ACTIONS_TO_BE_DISCARDED, PLAY, test=lambda c: c.mine and _ACTIONS_TO_BE_DISCARDED(c)),
        cites=("hinterlands1:scheme:1", "hinterlands1:scheme:2", "hinterlands1:scheme:3"),
        cases={"hinterlands1:scheme:4": lambda c: c.card & NUMBER in {card & NUMBER for card in c.many("picked")}},
    ),
    cites="hinterlands1:scheme:1",
    edition=1,
)


def _not_cleaned_up(c: Context) -> bool | Not:
    return outside_clean_up(c) or Not("not in clean-up", "tunnel", cites=("hinterlands1:tunnel:2",))


card(
    "tunnel",
    points=2,
    on=on(
        "discard",
        line(2, reveal_this, cites=("hinterlands1:tunnel:2", "hinterlands1:tunnel:4")),
        line(3, tell_place, gain_a("gold"), cites="hinterlands1:tunnel:5"),
        zone=SELF,
        test=_not_cleaned_up,
        may=True,
    ),
)

card(
    "tunnel",
    points=2,
    on=on(
        "would-discard",
        line(2, reveal_this, cites=("hinterlands1:tunnel:2", "hinterlands1:tunnel:3", "hinterlands1:tunnel:4")),
        line(3, tell_place, gain_a("gold"), cites="hinterlands1:tunnel:5"),
        zone=SELF,
        test=_not_cleaned_up,
        may=True,
    ),
    edition=1,
)

card(
    "jack-of-all-trades",
    line(
        1,
        tell_place,
        gain_a("silver"),
        cites=("hinterlands1:jack-of-all-trades:1", "hinterlands1:jack-of-all-trades:2"),
    ),
    line(
        2,
        look(1),
        when(noted("seen"), may("discard it", discard_noted("seen", DECK))),
        cites="hinterlands1:jack-of-all-trades:3",
    ),
    line(
        3,
        draw_up_to(5),
        cites="hinterlands1:jack-of-all-trades:1",
        cases={"hinterlands1:jack-of-all-trades:4": lambda c: len(c.hand) >= 5 and not c.many("drawn")},
    ),
    line(
        4,
        trash_from_hand(1, may=True, test=but_not(anything, is_treasure)),
        cites="hinterlands1:jack-of-all-trades:5",
    ),
)

card(
    "silk-road",
    points=for_each(
        lambda c: sum(c.known(card).victory for card in c.game.owned(c.me)),
        ("1 for every 4 Victory cards, here {n}", "1 je 4 Punktekarten, hier {n}"),
        "hinterlands1:silk-road:3",
        "hinterlands1:silk-road:2",
        "hinterlands1:silk-road:4",
        every=4,
    ),
)


def _highways(c: Context) -> int:
    cards = (card for player in range(c.game.table.players) for card in c.game.in_play(player))
    return sum(c.known(card).slug == "highway" for card in cards)


card(
    "spice-merchant",
    line(1, trash_from_hand(1, may=True, test=is_treasure), cites="hinterlands1:spice-merchant:1"),
    line(
        2,
        when(
            noted("trashed"),
            choose(
                Option("cards", plus(cards=2, actions=1)),
                Option("coins", plus(coins=2, buys=1)),
            ),
        ),
        cites="hinterlands1:spice-merchant:2",
        cases={"hinterlands1:spice-merchant:3": nothing("trashed")},
    ),
)

card(
    "cartographer",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    # meanwhile they lie aside: what discarding one draws comes from below them
    line(3, look(4), lay_aside("seen")),
    line(
        4,
        Pick("picked", among("seen"), 4, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
    ),
    line(5, put_back_in_any_order("seen", ASIDE), cites="hinterlands1:cartographer:2"),
    cites="hinterlands1:cartographer:1",
)

card(
    "highway",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, this_turn("cost")),
    cut=Cut(
        cheaper_this_turn("highway", 1),
        ("hinterlands2:highway:1",),
        {"hinterlands2:highway:2": lambda c, kind: plays_this_turn(c, "highway") > 1},
    ),
    cites="hinterlands2:highway:1",
)

card(
    "highway",
    line(1, plus(cards=1), cites=("base2:play:1", "hinterlands1:highway:1")),
    line(
        2,
        plus(actions=1),
        cites=("base2:play:1", "hinterlands1:highway:1"),
        cases={"hinterlands1:highway:4": not_the_first_play},
    ),
    cut=Cut(
        cheaper_in_play("highway", 1),
        ("hinterlands1:highway:1",),
        {
            "hinterlands1:highway:2": lambda c, kind: kind.cost.coins < _highways(c),
            "hinterlands1:highway:3": lambda c, kind: _highways(c) > 1,
        },
    ),
    edition=1,
)

card(
    "margrave",
    line(1, plus(cards=3)),
    line(2, plus(buys=1)),
    each_other(
        line(3, plus(cards=1)),
        line(4, discard_down_to(3, "hinterlands1:margrave:2")),
    ),
    cites="hinterlands1:margrave:1",
)

card(
    "stables",
    line(
        1,
        discard_from_hand(1, may=True, test=is_treasure),
        cites="hinterlands1:stables:1",
        cases={"prosperity2:charlatan:2": curse_as_treasure(lambda c: c.many("discarded"))},
    ),
    line(
        2,
        when(noted("discarded"), plus(cards=3, actions=1)),
        cites="hinterlands1:stables:2",
        cases={"hinterlands1:stables:3": nothing("discarded")},
    ),
)

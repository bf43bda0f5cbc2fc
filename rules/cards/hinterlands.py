"""Hinterlands: the 26 cards of the 1st edition. What the 2nd edition changed in those that it kept is the default."""

from __future__ import annotations

from rules.engine.code import Step, line, when
from rules.engine.context import Context
from rules.engine.kinds import Kind
from rules.rulebook.draw import shuffle_deck
from rules.rulebook.exchange import exchange
from rules.rulebook.gain import gain
from rules.rulebook.prevented import tell_would_gain
from rules.rulebook.windows import answer_window
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    SELF,
    SUPPLY,
    Draw,
    Option,
    Order,
    Pick,
    PickPile,
    YesNo,
    among,
    card,
    cheaper_in_play,
    cheaper_than,
    cheaper_this_turn,
    choose,
    collect,
    decline,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    draw_up_to,
    each_other,
    each_player,
    exactly_more,
    gain_a,
    gain_choice,
    gain_from_trash,
    gain_picked,
    gain_several,
    is_treasure,
    is_victory,
    lay_aside,
    look,
    look_through_discard,
    may,
    mine,
    named,
    note,
    noted,
    on,
    plays_this_turn,
    plus,
    plus_actions,
    plus_coins,
    put,
    put_back_in_any_order,
    reveal,
    reveal_hand,
    reveal_this,
    show,
    takes_effect,
    this_turn,
    topdeck,
    trash_from_hand,
    trash_noted,
    trash_this_from_hand,
)

DISCARD_IT = ("Do you discard it?", "Legst du sie ab?")


card(
    "crossroads",
    line(1, reveal_hand, cites="hinterlands1:crossroads:1"),
    line(2, Draw(lambda c: sum(is_victory(c, card) for card in c.hand)), cites="hinterlands1:crossroads:1"),
    line(
        3,
        plus_actions(lambda c: 3 if plays_this_turn(c, "crossroads") == 1 else 0),
        cites=("hinterlands1:crossroads:2", "hinterlands1:crossroads:3"),
    ),
)


def _gained_a_duchy(c: Context) -> bool:
    return c.mine and c.kind(c.subject).slug == "duchy"


card(
    "duchess",
    line(1, plus(coins=2), cites="hinterlands1:duchess:1"),
    line(
        2,
        each_player(look(1), when(noted("seen"), may(DISCARD_IT, discard_noted("seen", DECK)))),
        cites="hinterlands1:duchess:2",
    ),
    on=on(
        "gain",
        line(3, gain_a("duchess"), cites=("hinterlands1:duchess:3", "hinterlands1:duchess:4")),
        zone=SUPPLY,
        test=_gained_a_duchy,
        may=True,
    ),
)


def _another_gains_a_province(c: Context) -> bool:
    return bool(not c.mine and c.kind(c.subject).slug == "province")


card(
    "fools-gold",
    line(
        1,
        plus_coins(lambda c: 1 if plays_this_turn(c, "fools-gold") == 1 else 4),
        cites=("hinterlands1:fools-gold:2", "hinterlands1:fools-gold:3"),
    ),
    on=on(
        "gain",
        line(2, trash_this_from_hand, cites="hinterlands1:fools-gold:4"),
        line(3, gain_a("gold", DECK), cites="hinterlands1:fools-gold:5"),
        zone=HAND,
        test=_another_gains_a_province,
        may=True,
    ),
)


def _one_more_or_less(c: Context, kind: Kind) -> bool:
    return bool(exactly_more(1)(c, kind) or exactly_more(-1)(c, kind))


def _what_is_left_to_gain(c: Context) -> None:
    """After a dearer card a cheaper one, and the other way round."""
    pile = c.notes["pile"]
    dearer = pile and exactly_more(1)(c, c.kind(c.game.top(c.game.table.piles[pile])))
    c.notes["still"] = 0 if not pile else -1 if dearer else 1


def _the_other(c: Context, kind: Kind) -> bool:
    return bool(exactly_more(c.notes["still"])(c, kind))


card(
    "develop",
    line(1, trash_from_hand(1), cites="hinterlands1:develop:1"),
    line(
        2,
        when(
            noted("trashed"),
            PickPile(_one_more_or_less),
            _what_is_left_to_gain,
            gain_picked(to=DECK),
            when(noted("still"), gain_choice(_the_other, DECK)),
        ),
        cites=("hinterlands1:develop:2", "hinterlands1:develop:3", "hinterlands1:develop:4"),
    ),
)

card(
    "oasis",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(4, discard_from_hand(1), cites=("hinterlands1:oasis:1", "hinterlands1:oasis:2")),
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


def _discarded_actions(c: Context) -> list[int]:
    pile = c.game.discard(c.me)
    return [card for card in c.event["cards"] if card in pile and c.is_a(card, "Action")]


def _an_action_is_discarded(c: Context) -> bool:
    return c.mine and bool(_discarded_actions(c))


def _to_be_discarded(c: Context) -> list[int]:
    return [card for card in c.game.in_play(c.me) if c.is_a(card, "Action") and not c.game.stays(card)]


def _an_action_will_be_discarded(c: Context) -> bool:
    return c.mine and bool(_to_be_discarded(c))


card(
    "scheme",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        this_turn(
            "discard-from-play",
            Pick("picked", _discarded_actions, 1, may=True, prompt="topdeck"),
            when(noted("picked"), topdeck("picked", DISCARD), orelse=decline),
            test=_an_action_is_discarded,
        ),
        cites=("hinterlands2:scheme:1", "hinterlands2:scheme:2"),
    ),
    cites="hinterlands2:scheme:1",
)
card(
    "scheme",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        this_turn(
            "clean-up",
            Pick("picked", _to_be_discarded, 1, may=True, prompt="topdeck"),
            when(noted("picked"), topdeck("picked", PLAY), orelse=decline),
            test=_an_action_will_be_discarded,
        ),
        cites=("hinterlands1:scheme:1", "hinterlands1:scheme:2", "hinterlands1:scheme:3"),
    ),
    cites="hinterlands1:scheme:1",
    edition=1,
)


def _outside_clean_up(c: Context) -> bool:
    return c.game.phase != "clean-up"


card(
    "tunnel",
    points=2,
    on=on(
        "discard",
        line(2, reveal_this, cites=("hinterlands1:tunnel:2", "hinterlands1:tunnel:4")),
        line(3, gain_a("gold"), cites="hinterlands1:tunnel:5"),
        zone=SELF,
        test=_outside_clean_up,
        may=True,
    ),
)
card(
    "tunnel",
    points=2,
    on=on(
        "would-discard",
        line(2, reveal_this, cites=("hinterlands1:tunnel:2", "hinterlands1:tunnel:3", "hinterlands1:tunnel:4")),
        line(3, gain_a("gold"), cites="hinterlands1:tunnel:5"),
        zone=SELF,
        test=_outside_clean_up,
        may=True,
    ),
    edition=1,
)

card(
    "jack-of-all-trades",
    line(1, gain_a("silver"), cites=("hinterlands1:jack-of-all-trades:1", "hinterlands1:jack-of-all-trades:2")),
    line(
        2,
        look(1),
        when(noted("seen"), may(DISCARD_IT, discard_noted("seen", DECK))),
        cites="hinterlands1:jack-of-all-trades:3",
    ),
    line(3, draw_up_to(5), cites="hinterlands1:jack-of-all-trades:4"),
    line(
        4,
        trash_from_hand(1, may=True, test=lambda c, card: not is_treasure(c, card)),
        cites="hinterlands1:jack-of-all-trades:5",
    ),
)


def _any_treasure(c: Context) -> None:
    c.notes["treasure"] = any(is_treasure(c, card) for card in c.many("seen"))


_ROBBERY: Step = (
    note("loot", ()),
    each_other(
        line(
            2,
            reveal(2),
            _any_treasure,
            Pick("prey", among("seen", named("silver", "gold")), 1, prompt="trash", by="me"),
            trash_noted("prey", DECK),
            collect("trashed", "loot"),
            cites=("hinterlands1:noble-brigand:2", "hinterlands1:noble-brigand:3", "hinterlands1:noble-brigand:4"),
        ),
        line(3, discard_noted("seen", DECK), cites="hinterlands1:noble-brigand:5"),
        line(4, when(lambda c: not c.notes["treasure"], gain_a("copper")), cites="hinterlands1:noble-brigand:6"),
    ),
    line(5, gain_from_trash("loot"), cites="hinterlands1:noble-brigand:7"),
)

card(
    "noble-brigand",
    line(1, plus(coins=1)),
    _ROBBERY,
    on=on(
        "buy",
        line(6, takes_effect, cites=("hinterlands1:noble-brigand:1", "hinterlands1:noble-brigand:8")),
        _ROBBERY,
        zone=SELF,
    ),
    cites="hinterlands1:noble-brigand:1",
)


def _onto_the_deck(c: Context) -> None:
    answer_window(c.game, "to", DECK)
    takes_effect(c)


card(
    "nomad-camp",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    on=on("gain-place", line(3, _onto_the_deck), zone=SELF),
    cites="hinterlands1:nomad-camp:1",
)

card("silk-road", points=lambda c: sum(c.known(card).victory for card in c.game.owned(c.me)) // 4)

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
        cites=("hinterlands1:spice-merchant:2", "hinterlands1:spice-merchant:3"),
    ),
)


def _silver_instead(c: Context) -> None:
    """Always into the discard pile: the place was the other card's."""
    g = c.game
    answer_window(g, "replaced", True)
    replaced = c.kind(c.one("cards")).slug
    if g.log is not None:
        tell_would_gain(g, c.me, "trader", replaced)
    if g.pile_cards("silver"):
        c.say("not", c.me, "instead", ("trader", replaced, "silver"), card=replaced, new="silver")
    gain(g, c.me, "silver", instead=True)


def _not_replaced_yet(c: Context) -> bool:
    return c.mine and not c.event["out"].get("replaced")


def _exchangeable(c: Context) -> bool:
    """The gained card still lies where it was gained to, its pile can take it back, and a Silver is there for it."""
    g = c.game
    gained = c.subject
    return bool(
        c.mine and g.pile_cards("silver") and c.kind(gained).slug in g.table.pile_of and g.where(gained) is not None
    )


def _exchange(c: Context) -> None:
    g = c.game
    gained = c.one("cards")
    exchange(g, c.me, gained, g.where(gained), "silver")


_TRADER_PLAY = (
    line(1, trash_from_hand(1), cites="hinterlands1:trader:1"),
    line(
        2,
        when(noted("trashed"), gain_several("silver", lambda c: c.cost_of(c.one("trashed")).coins)),
        cites=("hinterlands1:trader:2", "hinterlands1:trader:4"),
    ),
)
card(
    "trader",
    *_TRADER_PLAY,
    on=on(
        "gain",
        line(3, reveal_this, _exchange, cites=("hinterlands2:trader:1", "hinterlands2:trader:2")),
        zone=HAND,
        test=_exchangeable,
        may=True,
    ),
)
card(
    "trader",
    *_TRADER_PLAY,
    on=on(
        "would-gain",
        line(
            3,
            reveal_this,
            _silver_instead,
            cites=("hinterlands1:trader:5", "hinterlands1:trader:6", "hinterlands1:trader:10"),
        ),
        zone=HAND,
        test=_not_replaced_yet,
        may=True,
    ),
    edition=1,
)

card(
    "cache",
    line(1, plus(coins=3), cites="hinterlands1:cache:1"),
    on=on("gain", line(2, gain_several("copper", 2), cites="hinterlands1:cache:2"), zone=SELF),
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
    "embassy",
    line(1, plus(cards=5), cites="hinterlands1:embassy:1"),
    line(2, discard_from_hand(3), cites=("hinterlands1:embassy:1", "hinterlands1:embassy:2")),
    on=on(
        "gain",
        line(3, each_other(gain_a("silver")), cites=("hinterlands1:embassy:3", "hinterlands1:embassy:4")),
        zone=SELF,
    ),
)


def _gained_what_was_bought(c: Context) -> bool:
    return bool(c.mine and c.event["bought"])


card(
    "haggler",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn("gain", gain_choice(cheaper_than("cards", no="Victory")), test=_gained_what_was_bought),
        cites=("hinterlands2:haggler:1", "hinterlands2:haggler:2"),
    ),
    cites="hinterlands1:haggler:1",
)
card(
    "haggler",
    line(1, plus(coins=2)),
    on=on(
        "buy",
        line(
            2,
            gain_choice(cheaper_than("cards", no="Victory")),
            cites=("hinterlands1:haggler:1", "hinterlands1:haggler:3", "hinterlands1:haggler:6"),
        ),
        zone=PLAY,
        test=mine,
    ),
    cites="hinterlands1:haggler:1",
    edition=1,
)

card(
    "highway",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, this_turn("cost")),
    cut=cheaper_this_turn("highway", 1),
    cites=("hinterlands2:highway:1", "hinterlands2:highway:2"),
)
card(
    "highway",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    cut=cheaper_in_play("highway", 1),
    cites=("hinterlands1:highway:1", "hinterlands1:highway:4"),
    edition=1,
)

card(
    "ill-gotten-gains",
    line(1, plus(coins=1), cites="hinterlands1:ill-gotten-gains:1"),
    line(
        2,
        may(
            ("Do you gain a Copper to your hand?", "Nimmst du ein Kupfer auf die Hand?"),
            gain_a("copper", HAND),
            test=lambda c: c.game.pile_cards("copper"),
        ),
        cites=("hinterlands1:ill-gotten-gains:2", "hinterlands1:ill-gotten-gains:3"),
    ),
    on=on(
        "gain",
        line(
            3,
            each_other(gain_a("curse")),
            cites=("hinterlands1:ill-gotten-gains:4", "hinterlands1:ill-gotten-gains:5"),
        ),
        zone=SELF,
    ),
)


def _shuffle_deck(c: Context) -> None:
    shuffle_deck(c.game, c.me)


card(
    "inn",
    line(1, plus(cards=2), cites="hinterlands1:inn:1"),
    line(2, plus(actions=2), cites="hinterlands1:inn:1"),
    line(3, discard_from_hand(2), cites="hinterlands1:inn:1"),
    on=on(
        "gain",
        line(
            4,
            look_through_discard,
            Pick(
                "picked",
                DISCARD,
                lambda c: len(c.game.discard(c.me)),
                up_to=True,
                test=lambda c, card: c.is_a(card, "Action"),
                prompt=("What do you shuffle into your deck?", "Was mischst du in deinen Nachziehstapel?"),
            ),
            show("picked"),
            cites=("hinterlands1:inn:2", "hinterlands1:inn:4", "hinterlands1:inn:6"),
        ),
        line(5, put("picked", DISCARD, DECK, "topdeck", quiet=True), _shuffle_deck, cites="hinterlands1:inn:7"),
        zone=SELF,
    ),
)


def _treasures_in_play(c: Context) -> None:
    c.notes["treasures"] = tuple(card for card in c.game.in_play(c.me) if c.is_a(card, "Treasure"))


card(
    "mandarin",
    line(1, plus(coins=3), cites="hinterlands1:mandarin:1"),
    line(
        2,
        Pick("picked", HAND, 1, prompt="topdeck"),
        topdeck("picked"),
        cites=("hinterlands1:mandarin:1", "hinterlands1:mandarin:2"),
    ),
    on=on(
        "gain",
        line(
            3,
            _treasures_in_play,
            Order("treasures"),
            topdeck("treasures", PLAY),
            cites=("hinterlands1:mandarin:3", "hinterlands1:mandarin:4"),
        ),
        zone=SELF,
    ),
)

card(
    "margrave",
    line(1, plus(cards=3)),
    line(2, plus(buys=1)),
    each_other(
        line(3, plus(cards=1)),
        line(4, discard_down_to(3), cites=("hinterlands1:margrave:1", "hinterlands1:margrave:2")),
    ),
    cites="hinterlands1:margrave:1",
)

card(
    "stables",
    line(1, discard_from_hand(1, may=True, test=is_treasure), cites="hinterlands1:stables:1"),
    line(
        2,
        when(noted("discarded"), plus(cards=3, actions=1)),
        cites=("hinterlands1:stables:2", "hinterlands1:stables:3"),
    ),
)

card(
    "border-village",
    line(1, plus(cards=1), cites="hinterlands1:border-village:1"),
    line(2, plus(actions=2), cites="hinterlands1:border-village:1"),
    on=on("gain", line(3, gain_choice(cheaper_than("cards")), cites="hinterlands1:border-village:2"), zone=SELF),
)


def _two_more_but_no_farmland(c: Context, kind: Kind) -> bool:
    return bool(exactly_more(2)(c, kind) and kind.slug != "farmland")


card(
    "farmland",
    points=2,
    on=on(
        "gain",
        line(2, trash_from_hand(1), cites=("hinterlands2:farmland:1", "hinterlands1:farmland:2")),
        line(
            3,
            when(noted("trashed"), gain_choice(_two_more_but_no_farmland)),
            cites=("hinterlands1:farmland:3", "hinterlands2:farmland:2"),
        ),
        zone=SELF,
    ),
)
card(
    "farmland",
    points=2,
    on=on(
        "buy",
        line(2, trash_from_hand(1), cites=("hinterlands1:farmland:1", "hinterlands1:farmland:2")),
        line(
            3,
            when(noted("trashed"), gain_choice(exactly_more(2))),
            cites=("hinterlands1:farmland:3", "hinterlands1:farmland:4"),
        ),
        zone=SELF,
    ),
    edition=1,
)

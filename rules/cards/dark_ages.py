"""Dark Ages: what is trashed and what that brings, Ruins, Shelters, Knights, and cards that turn into others."""

from __future__ import annotations

from rules.engine.code import Test
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    SELF,
    Context,
    Cost,
    Kind,
    NameCard,
    Option,
    Order,
    Pick,
    PickPile,
    Step,
    YesNo,
    among,
    but_not,
    card,
    cheaper_than_this,
    choose,
    costs_from,
    deck_to_discard,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    discard_this_from_hand,
    each_other,
    exactly_more,
    exchange_this,
    from_trash,
    gain_a,
    gain_choice,
    gain_several,
    in_play,
    is_action,
    is_attack,
    is_duration,
    is_treasure,
    is_type,
    is_victory,
    lay_aside,
    line,
    look,
    look_through_discard,
    may,
    minus_coins,
    named,
    named_right,
    names,
    note,
    noted,
    noted_is,
    of_type,
    on,
    play_again,
    play_from_hand,
    play_noted,
    play_there,
    playable,
    plus,
    plus_coins,
    return_this,
    reveal,
    reveal_hand,
    reveal_until,
    take_to_hand,
    this_card,
    this_turn,
    topdeck,
    trash_from_hand,
    trash_hand,
    trash_noted,
    trash_this,
    trash_this_from_hand,
    up_to,
    up_to_more,
    when,
)

# --- rulings on special cases ----------------------------------------------------------------------------------------


def _has_several_types(name: str) -> Test:
    return lambda c: any(len(c.types(c.kind(card))) > 1 for card in c.many(name))


def _nothing(name: str) -> Test:
    return lambda c: not c.many(name)


def _not_the_first_play(c: Context) -> bool:
    return bool(c.notes.get("times", 1) > 1)


# --- cards for 1 to 3 -------------------------------------------------------------------------------------------------


def _treasures_in_hand(c: Context) -> int:
    return sum(is_treasure(c, card) for card in c.hand)


def _has_a_treasure_of_several_types(c: Context) -> bool:
    return any(is_treasure(c, card) and len(c.types(c.kind(card))) > 1 for card in c.hand)


card(
    "poor-house",
    line(1, plus(coins=4)),
    line(2, reveal_hand),
    line(
        3,
        minus_coins(_treasures_in_hand),
        cites="dark-ages:poor-house:1",
        cases={"dark-ages:poor-house:2": _has_a_treasure_of_several_types},
    ),
    cites="dark-ages:poor-house:1",
)


def _attacked(c: Context) -> bool:
    return not c.mine


card(
    "beggar",
    line(1, gain_several("copper", 3, HAND), cites="dark-ages:beggar:1"),
    on=on(
        "attack",
        line(
            2,
            discard_this_from_hand,
            when(noted("discarded"), gain_a("silver", DECK), gain_a("silver")),
            cites="dark-ages:beggar:3",
            cases={"dark-ages:beggar:2": lambda c: not c.game.pile_cards("silver")},
        ),
        zone=HAND,
        test=_attacked,
        may=True,
    ),
)

card(
    "squire",
    line(1, plus(coins=1)),
    line(
        2,
        choose(
            Option("actions", plus(actions=2)),
            Option("buys", plus(buys=2)),
            Option("silver", gain_a("silver")),
        ),
    ),
    on=on(
        "trash", line(3, gain_choice(of_type("Attack")), cites=("dark-ages:squire:1", "dark-ages:squire:2")), zone=SELF
    ),
    cites="dark-ages:squire:3",
)

_JUNK = is_type("Curse", "Ruins", "Shelter", "Victory")

card(
    "vagrant",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(noted_is("seen", _JUNK), take_to_hand("seen")),
        cites="dark-ages:vagrant:1",
        cases={"dark-ages:vagrant:2": _has_several_types("seen")},
    ),
    cites="dark-ages:vagrant:1",
)


def _treasures_in_the_trash(c: Context) -> int:
    return names(c, (card for card in c.game.zones[c.game.table.trash] if is_treasure(c, card)))


card(
    "forager",
    line(1, plus(actions=1)),
    line(2, plus(buys=1)),
    line(3, trash_from_hand()),
    line(
        4,
        plus_coins(_treasures_in_the_trash),
        cites="dark-ages:forager:1",
        cases={"dark-ages:forager:2": _nothing("trashed")},
    ),
    cites="dark-ages:forager:1",
)


def _no_treasure_in_hand_or_discard_pile(c: Context) -> list[int]:
    return [card for card in (*c.hand, *c.discard_pile) if not is_treasure(c, card)]


def _gained_nothing_in_the_buy_phase(c: Context) -> bool:
    return c.mine and not any(who == c.me and phase == "buy" for who, _, phase in c.game.gained)


card(
    "hermit",
    line(
        1,
        look_through_discard,
        Pick("picked", _no_treasure_in_hand_or_discard_pile, 1, may=True, prompt="trash", apart=True),
        trash_noted("picked", None),
        cites="dark-ages:hermit:1",
    ),
    line(2, gain_choice(up_to(3)), cites="dark-ages:hermit:2"),
    line(
        3,
        this_turn("end-buy", exchange_this("madman"), test=_gained_nothing_in_the_buy_phase),
        cites=("dark-ages:hermit:3", "dark-ages:hermit:4"),
        cases={"dark-ages:hermit:5": lambda c: not in_play(c) and c.game.where(c.card) is not None},
    ),
)

card(
    "storeroom",
    line(1, plus(buys=1)),
    line(
        2,
        discard_from_hand(lambda c: len(c.hand), up_to=True),
        plus(cards=lambda c: len(c.many("discarded"))),
        cites="dark-ages:storeroom:1",
    ),
    line(
        3,
        discard_from_hand(lambda c: len(c.hand), up_to=True),
        plus_coins(lambda c: len(c.many("discarded"))),
        cites=("dark-ages:storeroom:2", "dark-ages:storeroom:1"),
    ),
    cites="dark-ages:storeroom:1",
)


def _own_card_trashed(c: Context) -> bool:
    return c.mine and bool(c.event["own"])


def _another_market_square(c: Context) -> bool:
    return any(c.known(card).slug == "market-square" for card in c.hand)


card(
    "market-square",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(buys=1)),
    on=on(
        "trash",
        line(
            4,
            discard_this_from_hand,
            cites="dark-ages:market-square:1",
            cases={"dark-ages:market-square:2": _another_market_square},
        ),
        line(5, when(noted("discarded"), gain_a("gold")), cites="dark-ages:market-square:1"),
        zone=HAND,
        test=_own_card_trashed,
        may=True,
    ),
    cites="dark-ages:market-square:3",
)


def _costs_three_or_more(c: Context, card: int) -> bool:
    return Cost(3) <= c.cost_of(card)


card(
    "sage",
    line(1, plus(actions=1)),
    line(2, reveal_until(_costs_three_or_more), take_to_hand("found", ASIDE), cites="dark-ages:sage:1"),
    line(
        3,
        discard_noted("rest", ASIDE),
        cites="dark-ages:sage:1",
        cases={"dark-ages:sage:2": _nothing("found")},
    ),
    cites="dark-ages:sage:1",
)


def _plays_another_attack(c: Context) -> bool:
    return c.mine and c.subject != c.card and is_attack(c, c.subject)


card(
    "urchin",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, each_other(discard_down_to(4)), cites="dark-ages:urchin:3"),
    on=on(
        "play",
        line(
            4,
            trash_this,
            cites="dark-ages:urchin:1",
            cases={"dark-ages:urchin:2": lambda c: c.kind(c.subject).slug == "urchin"},
        ),
        line(5, when(noted("this trashed"), gain_a("mercenary")), cites="dark-ages:urchin:1"),
        zone=PLAY,
        test=_plays_another_attack,
        may=True,
    ),
    cites="dark-ages:urchin:3",
)

# --- cards for 4 ------------------------------------------------------------------------------------------------------


def _from_a_mixed_pile(c: Context) -> bool:
    return bool(c.notes.get("pile")) and c.game.table.piles[c.notes["pile"]].mixed


card(
    "armory",
    line(
        1,
        gain_choice(up_to(4), DECK),
        cites="dark-ages:armory:1",
        cases={"dark-ages:armory:2": _from_a_mixed_pile},
    ),
)


def _this_or_an_action_in_hand(c: Context) -> list[int]:
    return [*((c.card,) if in_play(c) else ()), *(card for card in c.hand if is_action(c, card))]


card(
    "death-cart",
    line(
        1,
        Pick("picked", _this_or_an_action_in_hand, 1, may=True, prompt="trash", apart=True),
        trash_noted("picked", None),
        when(noted("trashed"), plus(coins=5)),
        cites="dark-ages:death-cart:1",
        cases={"dark-ages:death-cart:2": noted_is("picked", named("fortress"))},
    ),
    on=on(
        "gain", line(2, gain_several("ruins", 2), cites=("dark-ages:death-cart:3", "dark-ages:death-cart:4")), zone=SELF
    ),
)


def _silvers_owned(c: Context) -> int:
    return sum(c.known(owned).slug == "silver" for owned in c.game.owned(c.me))


card(
    "feodum",
    points=lambda c: _silvers_owned(c) // 3,
    on=on("trash", line(2, gain_several("silver", 3), cites="dark-ages:feodum:2"), zone=SELF),
)


card(
    "ironmonger",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(noted("seen"), may(("Do you discard it?", "Legst du sie ab?"), discard_noted("seen", DECK))),
        cites="dark-ages:ironmonger:1",
    ),
    line(
        4,
        when(noted_is("seen", is_action), plus(actions=1)),
        when(noted_is("seen", is_treasure), plus(coins=1)),
        when(noted_is("seen", is_victory), plus(cards=1)),
        cites="dark-ages:ironmonger:1",
        cases={
            "dark-ages:ironmonger:2": _has_several_types("seen"),
            "dark-ages:ironmonger:3": lambda c: not c.notes.get("yes") and noted_is("seen", is_victory)(c),
        },
    ),
    cites="dark-ages:ironmonger:1",
)

_GIVE_RUINS = each_other(gain_a("ruins"))

card(
    "marauder",
    line(1, gain_a("spoils"), cites="dark-ages:marauder:1"),
    line(2, _GIVE_RUINS, cites=("dark-ages:marauder:2", "dark-ages:ruins:3")),
)


def _no_rats(c: Context, card: int) -> bool:
    return c.kind(card).slug != "rats"


card(
    "rats",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, gain_a("rats"), cites="dark-ages:rats:1"),
    line(
        4,
        trash_from_hand(test=_no_rats),
        when(lambda c: c.hand and not c.many("trashed"), reveal_hand),
        cites="dark-ages:rats:1",
        cases={"dark-ages:rats:2": lambda c: "trashed" in c.notes and not c.many("trashed")},
    ),
    on=on("trash", line(5, plus(cards=1), cites="dark-ages:rats:3"), zone=SELF),
    cites="dark-ages:rats:1",
)

card(
    "scavenger",
    line(1, plus(coins=2)),
    line(
        2,
        may(
            ("Do you put your deck into your discard pile?", "Legst du deinen Nachziehstapel auf den Ablagestapel?"),
            deck_to_discard,
            test=lambda c: c.deck,
        ),
        cites=("dark-ages:scavenger:1", "dark-ages:scavenger:2"),
    ),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, prompt="topdeck"),
        topdeck("picked", DISCARD),
        cites="dark-ages:scavenger:1",
        cases={"dark-ages:scavenger:3": lambda c: not c.discard_pile and not c.many("picked")},
    ),
    cites="dark-ages:scavenger:1",
)


def _actions_and_the_rest(c: Context) -> None:
    c.notes["actions"] = tuple(card for card in c.many("seen") if is_action(c, card))
    c.notes["rest"] = tuple(card for card in c.many("seen") if not is_action(c, card))


card(
    "wandering-minstrel",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(3, reveal(3), cites="dark-ages:wandering-minstrel:1"),
    line(
        4,
        _actions_and_the_rest,
        lay_aside("rest"),
        Order("actions"),
        topdeck("actions", DECK),
        discard_noted("rest", ASIDE),
        cites=("dark-ages:wandering-minstrel:2", "dark-ages:wandering-minstrel:1"),
    ),
    cites="dark-ages:wandering-minstrel:1",
)


card(
    "fortress",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "trash",
        line(
            3,
            note("this", this_card),
            take_to_hand("this", None),
            cites=("dark-ages:fortress:1", "dark-ages:fortress:2"),
        ),
        zone=SELF,
    ),
    cites="dark-ages:fortress:3",
)

card(
    "procession",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(but_not(is_action, is_duration)), prompt="play"),
        play_noted("picked"),
        play_again(),
        cites="dark-ages:procession:1",
        cases={"dark-ages:procession:5": noted_is("picked", named("procession"))},
    ),
    when(
        noted("played"),
        line(2, trash_noted("played", PLAY), cites="dark-ages:procession:2"),
        line(
            3,
            gain_choice(exactly_more(1, "played", "Action")),
            cites="dark-ages:procession:4",
            cases={"dark-ages:procession:3": _nothing("trashed")},
        ),
    ),
)

# --- cards for 5 and 6 ------------------------------------------------------------------------------------------------


def _cheaper_action_but_no_command(c: Context, kind: Kind) -> bool:
    types = c.types(kind)
    return "Action" in types and "Command" not in types and cheaper_than_this(c, kind)


def _plays_a_duration(c: Context) -> bool:
    slug: str = c.notes.get("pile", "")
    return bool(slug) and is_duration(c, c.game.top(c.game.table.piles[slug]))


card(
    "band-of-misfits",
    line(
        1,
        PickPile(_cheaper_action_but_no_command, prompt="play"),
        play_there("pile"),
        cites=("dark-ages:band-of-misfits:1", "dark-ages:band-of-misfits:2"),
        cases={
            "dark-ages:band-of-misfits:3": _plays_a_duration,
            "dark-ages:band-of-misfits:4": _not_the_first_play,
        },
    ),
)

card(
    "bandit-camp",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        gain_a("spoils"),
        cites="dark-ages:bandit-camp:1",
        cases={"dark-ages:bandit-camp:2": lambda c: not c.game.pile_cards("spoils") and not c.one("gained")},
    ),
    cites="dark-ages:bandit-camp:1",
)

card(
    "catacombs",
    line(1, look(3), cites="dark-ages:catacombs:1"),
    line(
        2,
        choose(
            Option("hand", take_to_hand("seen"), says=("put them into hand", "auf die Hand nehmen")),
            Option(
                "discard",
                discard_noted("seen", DECK),
                plus(cards=3),
                says=("discard them, +3 Cards", "ablegen, +3 Karten"),
            ),
        ),
        cites="dark-ages:catacombs:1",
        cases={"dark-ages:catacombs:2": noted("shuffled")},
    ),
    on=on("trash", line(3, gain_choice(cheaper_than_this), cites="dark-ages:catacombs:3"), zone=SELF),
)

card(
    "count",
    line(
        1,
        choose(
            Option("discard", discard_from_hand(2)),
            Option(
                "deck",
                Pick("picked", HAND, 1, prompt="topdeck"),
                topdeck("picked"),
            ),
            Option("copper", gain_a("copper")),
        ),
        cites=("dark-ages:count:1", "dark-ages:count:2"),
    ),
    line(
        2,
        choose(
            Option("coins", plus(coins=3)),
            Option("trash", trash_hand),
            Option("duchy", gain_a("duchy")),
        ),
        cites=("dark-ages:count:1", "dark-ages:count:3"),
    ),
)


card(
    "counterfeit",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=playable(but_not(is_treasure, is_duration)), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        cites="dark-ages:counterfeit:2",
    ),
    line(4, trash_noted("played", PLAY), cites="dark-ages:counterfeit:1"),
    doubles=True,
    cites="dark-ages:counterfeit:1",
)


_FROM_3_TO_6 = costs_from(3, 6)


def _trash_one_of_two(*after: Step) -> Step:
    """Reveals two cards and trashes one of them that costs from 3 to 6."""
    return (
        reveal(2),
        lay_aside("seen"),
        Pick("prey", among("seen", _FROM_3_TO_6), 1, prompt="trash"),
        trash_noted("prey", ASIDE),
        *after,
    )


def _fitting_in_the_trash(c: Context) -> list[int]:
    return [card for card in c.game.zones[c.game.table.trash] if _FROM_3_TO_6(c, card)]


def _out_of_reach(c: Context, card: int) -> bool:
    cost = c.cost_of(card)
    return bool(cost.potion or cost.debt)


def _out_of_reach_in_the_trash(c: Context) -> bool:
    return any(_out_of_reach(c, card) for card in c.game.zones[c.game.table.trash])


def _nothing_to_gain(c: Context) -> None:
    c.say("not", c.me, "gain nothing")


def _gain_it_onto_the_deck(c: Context) -> None:
    from_trash(c, c.one("found"), DECK)


card(
    "graverobber",
    line(
        1,
        choose(
            Option(
                "trash",
                Pick("found", _fitting_in_the_trash, 1, prompt="gain"),
                when(noted("found"), _gain_it_onto_the_deck, orelse=_nothing_to_gain),
                says=(
                    "gain a card from the trash onto the deck",
                    "eine Karte aus dem Müll auf den Nachziehstapel nehmen",
                ),
            ),
            Option(
                "action",
                trash_from_hand(test=is_action),
                when(noted("trashed"), gain_choice(up_to_more(3))),
                says=(
                    "trash an Action for a card costing up to 3 more",
                    "eine Aktion für eine bis zu 3 teurere entsorgen",
                ),
            ),
        ),
        cites="dark-ages:graverobber:4",
        cases={
            "dark-ages:graverobber:1": lambda c: "chosen" in c.notes and not c.many("found") and not c.many("trashed"),
            "dark-ages:graverobber:2": _out_of_reach_in_the_trash,
            "dark-ages:graverobber:3": noted("found"),
        },
    ),
)


def _was_revealed(c: Context) -> bool:
    """It lay aside with what is about to be discarded."""
    source = c.event.get("source")
    return source is not None and c.game.which_zone(source) == ASIDE


card(
    "cultist",
    line(1, plus(cards=2)),
    line(2, _GIVE_RUINS, cites=("dark-ages:cultist:4", "dark-ages:ruins:3")),
    line(3, play_from_hand(named("cultist")), cites="dark-ages:cultist:1"),
    on=on(
        "trash",
        line(4, plus(cards=3), cites="dark-ages:cultist:2", cases={"dark-ages:cultist:3": _was_revealed}),
        zone=SELF,
    ),
    cites="dark-ages:cultist:4",
)

card(
    "junk-dealer",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(4, trash_from_hand(), cites=("dark-ages:junk-dealer:1", "dark-ages:junk-dealer:2")),
    cites="dark-ages:junk-dealer:2",
)

card(
    "mystic",
    line(1, plus(actions=1)),
    line(2, plus(coins=2)),
    line(3, NameCard(), cites="dark-ages:mystic:2"),
    line(
        4,
        reveal(1),
        when(named_right(), take_to_hand("seen")),
        cites="dark-ages:mystic:2",
        cases={"dark-ages:mystic:1": lambda c: c.many("seen") and not named_right()(c)},
    ),
    cites="dark-ages:mystic:1",
)

card(
    "pillage",
    line(1, trash_this, cites="dark-ages:pillage:1"),
    when(
        noted("this trashed"),
        line(2, gain_several("spoils", 2), cites="dark-ages:pillage:2"),
        line(
            3,
            each_other(
                when(
                    lambda c: len(c.hand) >= 5,
                    reveal_hand,
                    Pick("picked", HAND, 1, prompt="discard", by="me"),
                    discard_noted("picked"),
                )
            ),
            cites="dark-ages:pillage:3",
        ),
    ),
)


def _victory_of_another_name(c: Context, card: int) -> bool:
    return is_victory(c, card) and c.kind(card).slug != c.notes["named"]


card(
    "rebuild",
    line(1, plus(actions=1)),
    line(2, NameCard(), cites="dark-ages:rebuild:1"),
    line(3, reveal_until(_victory_of_another_name)),
    line(
        4,
        discard_noted("rest", ASIDE),
        trash_noted("found", ASIDE),
        cites="dark-ages:rebuild:1",
        cases={"dark-ages:rebuild:2": _nothing("found")},
    ),
    line(
        5,
        when(noted("found"), gain_choice(up_to_more(3, "found", "Victory"))),
        cites="dark-ages:rebuild:3",
    ),
    cites="dark-ages:rebuild:1",
)


def _gain_it(c: Context) -> None:
    from_trash(c, c.one("found"))


card(
    "rogue",
    line(1, plus(coins=2)),
    when(
        _fitting_in_the_trash,
        line(
            2,
            Pick("found", _fitting_in_the_trash, 1, prompt="gain"),
            _gain_it,
            cites="dark-ages:rogue:1",
            cases={"dark-ages:rogue:3": _out_of_reach_in_the_trash},
        ),
        orelse=each_other(
            line(
                3,
                _trash_one_of_two(),
                cites="dark-ages:rogue:2",
                cases={"dark-ages:rogue:3": lambda c: any(_out_of_reach(c, card) for card in c.many("seen"))},
            ),
            line(4, discard_noted("seen", ASIDE), cites="dark-ages:rogue:2"),
        ),
    ),
    cites="dark-ages:rogue:1",
)

card(
    "altar",
    line(1, trash_from_hand(), cites="dark-ages:altar:2"),
    line(2, gain_choice(up_to(5)), cites="dark-ages:altar:2", cases={"dark-ages:altar:1": _nothing("trashed")}),
)

card(
    "hunting-grounds",
    line(1, plus(cards=4), cites="dark-ages:hunting-grounds:3"),
    on=on(
        "trash",
        line(
            2,
            choose(
                Option("duchy", gain_a("duchy")),
                Option("estates", gain_several("estate", 3), says=("gain three Estates", "drei Anwesen nehmen")),
                widens=False,
            ),
            cites="dark-ages:hunting-grounds:1",
            cases={"dark-ages:hunting-grounds:2": lambda c: "left" in c.notes and not c.game.pile_cards("estate")},
        ),
        zone=SELF,
    ),
)

# --- beside the Supply ------------------------------------------------------------------------------------------------

_MADMAN_TWICE = {"dark-ages:madman:2": _not_the_first_play}

card(
    "madman",
    line(1, plus(actions=2)),
    line(2, return_this, cites="dark-ages:madman:1", cases=_MADMAN_TWICE),
    line(3, when(noted("returned"), plus(cards=lambda c: len(c.hand))), cites="dark-ages:madman:1"),
    cites="dark-ages:madman:1",
)

card("spoils", line(1, plus(coins=3)), line(2, return_this), cites="dark-ages:spoils:1")

card(
    "mercenary",
    line(
        1,
        trash_from_hand(2, may=True),
        cites="dark-ages:mercenary:1",
        cases={"dark-ages:mercenary:2": lambda c: len(c.many("picked")) == 1},
    ),
    when(
        lambda c: len(c.many("trashed")) == 2,
        line(2, plus(cards=2, coins=2), cites="dark-ages:mercenary:1"),
        line(3, each_other(discard_down_to(3)), cites="dark-ages:mercenary:1"),
    ),
)

# --- Shelters ---------------------------------------------------------------------------------------------------------


def _gained_a_victory_card(c: Context) -> bool:
    return c.mine and is_victory(c, c.subject)


card(
    "hovel",
    on=on(
        "gain",
        line(1, trash_this_from_hand, cites=("dark-ages:hovel:1", "dark-ages:hovel:2")),
        zone=HAND,
        test=_gained_a_victory_card,
        may=True,
    ),
)
card("necropolis", line(1, plus(actions=2), cites="dark-ages:necropolis:1"))
card("overgrown-estate", on=on("trash", line(2, plus(cards=1), cites="dark-ages:overgrown-estate:1"), zone=SELF))

# --- Knights ----------------------------------------------------------------------------------------------------------


def _was_it_a_knight(c: Context) -> None:
    if any(c.is_a(card, "Knight") for card in c.many("trashed")):
        c.notes["knight"] = True


def _knight(first: int) -> Step:
    """What every Knight does, from that line on."""
    return (
        each_other(
            line(
                first,
                _trash_one_of_two(_was_it_a_knight),
                cites=("dark-ages:knights:2", "dark-ages:knights:3"),
            ),
            line(first + 1, discard_noted("seen", ASIDE), cites="dark-ages:knights:2"),
        ),
        line(first + 2, when(noted("knight"), trash_this), cites="dark-ages:knights:4"),
    )


card("dame-anna", line(1, trash_from_hand(2, up_to=True), cites="dark-ages:dame-anna:1"), _knight(2))
card("dame-josephine", _knight(1), points=2)
card("dame-molly", line(1, plus(actions=2), cites="dark-ages:dame-molly:1"), _knight(2))
card("dame-natalie", line(1, gain_choice(up_to(3), may=True), cites="dark-ages:dame-natalie:1"), _knight(2))
card("dame-sylvia", line(1, plus(coins=2), cites="dark-ages:dame-sylvia:1"), _knight(2))
card(
    "sir-bailey",
    line(1, plus(cards=1), cites="dark-ages:sir-bailey:1"),
    line(2, plus(actions=1), cites="dark-ages:sir-bailey:1"),
    _knight(3),
)
card("sir-destry", line(1, plus(cards=2), cites="dark-ages:sir-destry:1"), _knight(2))
card("sir-martin", line(1, plus(buys=2), cites="dark-ages:sir-martin:1"), _knight(2))
card("sir-michael", line(1, each_other(discard_down_to(3)), cites="dark-ages:sir-michael:1"), _knight(2))
card(
    "sir-vander",
    _knight(1),
    on=on("trash", line(4, gain_a("gold"), cites="dark-ages:sir-vander:1"), zone=SELF),
)

# --- Ruins -----------------------------------------------------------------------------------------------------------

card("abandoned-mine", line(1, plus(coins=1), cites="dark-ages:abandoned-mine:1"))
card("ruined-library", line(1, plus(cards=1), cites="dark-ages:ruined-library:1"))
card("ruined-market", line(1, plus(buys=1), cites="dark-ages:ruined-market:1"))
card("ruined-village", line(1, plus(actions=1), cites="dark-ages:ruined-village:1"))
card(
    "survivors",
    line(1, look(2), cites="dark-ages:survivors:1"),
    line(
        2,
        when(
            noted("seen"),
            YesNo(("Do you discard them?", "Legst du sie ab?")),
            when(noted("yes"), discard_noted("seen", DECK), orelse=(Order("seen"), topdeck("seen", DECK))),
        ),
        cites="dark-ages:survivors:1",
    ),
)

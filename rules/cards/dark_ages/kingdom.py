"""The other Kingdom cards of Dark Ages."""

from __future__ import annotations

from rules.speech.grammar import DE, EN, THE, the_card
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    CheaperThanThis,
    Context,
    NameCard,
    Not,
    Option,
    Order,
    Pick,
    Text,
    all_of,
    any_number,
    anything,
    applies,
    as_many_as,
    brings_no,
    but_not,
    card,
    choose,
    costs_from,
    count,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    discard_this_from_hand,
    each_other,
    exchange_this,
    fewer_seen,
    gain_a,
    gain_choice,
    gain_several,
    gained_in_the_buy_phase,
    has_several_types,
    holds_at_least,
    in_play,
    is_action,
    is_attack,
    is_treasure,
    is_type,
    is_victory,
    lay_aside,
    leave_on_deck,
    line,
    look_through_discard,
    lying,
    may,
    may_put_deck_into_discard,
    minus_coins,
    named_right,
    no_type,
    none_left,
    not_named,
    not_the_first_play,
    noted,
    noted_is,
    nothing,
    on,
    play_from_supply,
    plus,
    plus_coins,
    reveal,
    reveal_hand,
    reveal_until,
    take_to_hand,
    tell_coins_count,
    tell_kept_hand,
    tell_not,
    this_turn,
    top_is_a_duration,
    topdeck,
    trash_hand,
    trash_noted,
    trash_this,
    trash_this_as,
    up_to,
    weigh,
    when,
)

_TREASURES_IN_HAND = count(
    ("Treasures in hand", "Geldkarten auf der Hand"), lambda c: [card for card in c.hand if is_treasure(c, card)]
)


def _has_a_treasure_of_several_types(c: Context) -> bool:
    return any(is_treasure(c, card) and len(c.types(c.kind(card))) > 1 for card in c.hand)


card(
    "poor-house",
    line(1, plus(coins=4)),
    line(2, reveal_hand),
    line(
        3,
        minus_coins(_TREASURES_IN_HAND),
        cites="dark-ages:poor-house:1",
        cases={"dark-ages:poor-house:2": _has_a_treasure_of_several_types},
    ),
    cites="dark-ages:poor-house:1",
)


def _attacked(c: Context) -> bool:
    return not c.mine


card(
    "beggar",
    line(1, gain_several("copper", 3, HAND), cites="base2:play:1", cases={"dark-ages:beggar:1": none_left("copper")}),
    on=on(
        "attack",
        line(
            2,
            discard_this_from_hand,
            when(noted("discarded"), gain_a("silver", DECK), gain_a("silver")),
            cites="dark-ages:beggar:3",
            cases={"dark-ages:beggar:2": none_left("silver")},
        ),
        zone=HAND,
        test=_attacked,
        may=True,
    ),
)

_JUNK = is_type("Curse", "Ruins", "Shelter", "Victory")
_NO_JUNK = (
    "it is no Curse, Ruins, Shelter or Victory card",
    "Das ist weder ein Fluch noch eine Ruinen-, Unterschlupf- oder Punktekarte",
)

card(
    "vagrant",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(noted_is("seen", _JUNK), take_to_hand("seen"), orelse=leave_on_deck("seen", _NO_JUNK)),
        cites="dark-ages:vagrant:1",
        cases={"dark-ages:vagrant:2": has_several_types("seen")},
    ),
    cites="dark-ages:vagrant:1",
)


_HAND_OR_DISCARD_PILE = lying(
    lambda c: (*c.hand, *c.discard_pile),
    " from your hand or discard pile",
    " von der Hand oder aus deinem Ablagestapel",
)


def _gained_nothing_in_the_buy_phase(c: Context) -> bool | Not:
    if c.mine and gained_in_the_buy_phase(c):
        return Not("gained in the buy phase", "hermit", cites=("dark-ages:hermit:3",))
    return c.mine


_NONE_GAINED = ("no card was gained in this Buy phase", "In dieser Kaufphase wurde keine Karte genommen")

card(
    "hermit",
    line(
        1,
        look_through_discard,
        Pick(
            "picked",
            _HAND_OR_DISCARD_PILE,
            1,
            may=True,
            test=but_not(anything, is_treasure),
            prompt="trash",
            apart=True,
        ),
        trash_noted("picked", None),
        cites="dark-ages:hermit:1",
    ),
    line(2, gain_choice(up_to(3)), cites="dark-ages:hermit:2"),
    line(
        3,
        this_turn(
            "end-buy",
            when(in_play, applies(_NONE_GAINED)),
            exchange_this("madman"),
            test=_gained_nothing_in_the_buy_phase,
        ),
        cites=("dark-ages:hermit:3", "dark-ages:hermit:4"),
        cases={"dark-ages:hermit:5": lambda c: not in_play(c) and c.game.where(c.card) is not None},
    ),
)

card(
    "storeroom",
    line(1, plus(buys=1)),
    line(
        2,
        discard_from_hand(any_number, up_to=True),
        plus(cards=as_many_as("discarded")),
        cites="dark-ages:storeroom:1",
    ),
    line(
        3,
        discard_from_hand(any_number, up_to=True),
        plus_coins(lambda c: len(c.many("discarded"))),
        cites=("dark-ages:storeroom:2", "dark-ages:storeroom:1"),
    ),
    cites="dark-ages:storeroom:1",
)


card(
    "sage",
    line(1, plus(actions=1)),
    line(
        2,
        reveal_until(costs_from(3)),
        weigh(lambda c: (*c.many("rest"), *c.many("found")), costs_from(3)),
        tell_coins_count("found"),
        take_to_hand("found", ASIDE),
        cites="dark-ages:sage:1",
    ),
    line(
        3,
        discard_noted("rest", ASIDE),
        cites="dark-ages:sage:1",
        cases={"dark-ages:sage:2": nothing("found")},
    ),
    cites="dark-ages:sage:1",
)


_THE_SAME = ("the same Urchin is no other Attack", "Derselbe Gassenjunge ist kein anderer Angriff")


def _plays_another_attack(c: Context) -> bool | Not:
    if c.mine and c.subject == c.card and any(again == c.card for _, again in c.game.links):
        return Not("not for that", "urchin", cites=("dark-ages:urchin:2",), why=_THE_SAME)
    return c.mine and c.subject != c.card and is_attack(c, c.subject)


def _another_attack(c: Context) -> Text:
    slug = c.kind(c.subject).slug
    second = ("the second Urchin", "der zweite Gassenjunge")
    (en, de) = second if slug == "urchin" else (the_card(slug, EN, THE), the_card(slug, DE, THE))
    return f", because {en} is another Attack", f", denn {de} ist ein weiterer Angriff"


card(
    "urchin",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, each_other(discard_down_to(4)), cites="dark-ages:urchin:3"),
    on=on(
        "play",
        line(
            4,
            trash_this_as(_another_attack),
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


def _seen_is_none_of_these(c: Context) -> bool:
    return any(not is_type("Action", "Treasure", "Victory")(c, card) for card in c.many("seen"))


_NONE_OF_THESE = (
    "what was revealed is neither an Action nor a Treasure nor a Victory card",
    "Das Aufgedeckte ist weder Aktions- noch Geld- noch Punktekarte",
)

card(
    "ironmonger",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(noted("seen"), may("discard it", discard_noted("seen", DECK))),
        cites="dark-ages:ironmonger:1",
    ),
    line(
        4,
        when(noted_is("seen", is_action), plus(actions=1)),
        when(noted_is("seen", is_treasure), plus(coins=1)),
        when(noted_is("seen", is_victory), plus(cards=1)),
        when(_seen_is_none_of_these, brings_no("anything more", _NONE_OF_THESE)),
        cites="dark-ages:ironmonger:1",
        cases={
            "dark-ages:ironmonger:2": has_several_types("seen"),
            "dark-ages:ironmonger:3": lambda c: not c.notes.get("yes") and noted_is("seen", is_victory)(c),
        },
    ),
    cites="dark-ages:ironmonger:1",
)


card(
    "marauder",
    line(1, gain_a("spoils"), cites="dark-ages:marauder:1"),
    line(2, each_other(gain_a("ruins")), cites=("dark-ages:marauder:2", "dark-ages:ruins:3")),
)

card(
    "scavenger",
    line(1, plus(coins=2)),
    line(
        2,
        may_put_deck_into_discard(),
        cites=("dark-ages:scavenger:1", "dark-ages:scavenger:2"),
    ),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, prompt="topdeck"),
        topdeck("picked", DISCARD),
        when(nothing("picked"), tell_not("topdecks none", ("the discard pile is empty", "Der Ablagestapel ist leer"))),
        cites="dark-ages:scavenger:1",
        cases={"dark-ages:scavenger:3": lambda c: not c.discard_pile and not c.many("picked")},
    ),
    cites="dark-ages:scavenger:1",
)


def _actions_and_the_rest(c: Context) -> None:
    c.notes["actions"] = tuple(card for card in c.many("seen") if is_action(c, card))
    c.notes["rest"] = tuple(card for card in c.many("seen") if not is_action(c, card))


def _an_action_and_more(c: Context) -> bool:
    return any(len(c.types(c.kind(card))) > 1 for card in c.many("actions"))


card(
    "wandering-minstrel",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(3, reveal(3), cites="base2:reveal:1", cases={"dark-ages:wandering-minstrel:1": fewer_seen(3)}),
    line(
        4,
        _actions_and_the_rest,
        lay_aside("rest"),
        Order("actions"),
        topdeck("actions", DECK),
        discard_noted("rest", ASIDE),
        cites="base2:play:1",
        cases={"dark-ages:wandering-minstrel:2": _an_action_and_more},
    ),
    cites="base2:play:1",
)


card(
    "band-of-misfits",
    line(
        1,
        play_from_supply(all_of((no_type("Command"), CheaperThanThis("Action")))),
        cites=("dark-ages:band-of-misfits:1", "dark-ages:band-of-misfits:2"),
        cases={
            "dark-ages:band-of-misfits:3": top_is_a_duration,
            "dark-ages:band-of-misfits:4": not_the_first_play,
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
        cases={"allies:elder:3": lambda c: len(c.notes.get("chosen", ())) > 1},
    ),
)

card(
    "mystic",
    line(1, plus(actions=1)),
    line(2, plus(coins=2)),
    line(3, NameCard(), cites="dark-ages:mystic:2"),
    line(
        4,
        reveal(1),
        when(named_right(), take_to_hand("seen"), orelse=leave_on_deck("seen", not_named)),
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
                    holds_at_least(5),
                    reveal_hand,
                    Pick("picked", HAND, 1, prompt="discard", by="me"),
                    discard_noted("picked"),
                    orelse=tell_kept_hand(5),
                )
            ),
            cites="dark-ages:pillage:3",
        ),
    ),
)

"""Dark Ages’ cards that trash, look into the trash, or bring something when they are trashed."""

from __future__ import annotations

from rules.rulebook.prevention import NOT_TRASHED_FOR_IT, tell_lost
from rules.speech.options import Thing
from rules.words import (
    ASIDE,
    DECK,
    HAND,
    NONE_FROM_3_TO_6,
    PLAY,
    SELF,
    Context,
    NameCard,
    Not,
    Option,
    Pick,
    Step,
    Tell,
    among,
    anything,
    applies,
    brings_no,
    but_not,
    card,
    cards_in_trash,
    cheaper_than_this,
    choose,
    costs_from,
    count_names,
    discard_noted,
    discard_this_from_hand,
    each_other,
    exactly_more,
    for_each,
    gain_a,
    gain_choice,
    gain_one_from_trash,
    gain_several,
    in_play,
    in_turn_order,
    is_action,
    is_duration,
    is_treasure,
    is_victory,
    lay_aside,
    line,
    look,
    lying,
    named,
    note,
    noted,
    noted_is,
    nothing,
    of_type,
    on,
    picked_none,
    play_again,
    play_from_hand,
    play_noted,
    playable,
    plus,
    plus_coins,
    reveal,
    reveal_hand,
    reveal_until,
    take_to_hand,
    tell_not,
    this_card,
    trash_from_hand,
    trash_noted,
    up_to,
    up_to_more,
    uses_no_action,
    weigh,
    when,
)

card(
    "squire",
    line(1, plus(coins=1), cites=("base2:play:1", "dark-ages:squire:3")),
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


_TREASURES_IN_THE_TRASH = cards_in_trash(is_treasure)

_OF_TREASURES = (" of Treasures in the trash", " von Geldkarten im Müll")

card(
    "forager",
    line(1, plus(actions=1)),
    line(2, plus(buys=1)),
    line(3, trash_from_hand()),
    line(
        4,
        plus_coins(lambda c: count_names(c, _TREASURES_IN_THE_TRASH(c), among=_OF_TREASURES)),
        cites="dark-ages:forager:1",
        cases={"dark-ages:forager:2": nothing("trashed")},
    ),
    cites="dark-ages:forager:1",
)


def _own_card_trashed(c: Context) -> bool | Not:
    if c.mine and not c.event["own"]:
        name = c.game.table.names[c.me]
        why = (f"the trashed card did not belong to {name}", f"Die entsorgte Karte gehörte {name} nicht")
        return Not("does nothing", "market-square", cites=("dark-ages:market-square:1",), why=why)
    return c.mine


def _another_market_square(c: Context) -> bool:
    return any(c.known(card).slug == "market-square" for card in c.hand)


card(
    "market-square",
    line(1, plus(cards=1), cites="dark-ages:market-square:3"),
    line(2, plus(actions=1), cites="dark-ages:market-square:3"),
    line(3, plus(buys=1), cites="dark-ages:market-square:3"),
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


def _this_or_an_action_in_hand(c: Context) -> list[int]:
    return [*((c.card,) if in_play(c) else ()), *(card for card in c.hand if is_action(c, card))]


_THIS_OR_AN_ACTION_IN_HAND = lying(
    _this_or_an_action_in_hand,
    ", this one or an Action card from your hand,",
    ", diese oder eine Aktionskarte von der Hand,",
)


def _nothing_to_trash(c: Context) -> None:
    stays = c.game.where(c.card) is not None  # something else played it where it lies
    because = ("dark-ages:band-of-misfits:2",) if stays else ()
    tell_lost(c.game, c.me, c.card, because=(*because, "dark-ages:death-cart:1"), done=NOT_TRASHED_FOR_IT)


_NOTHING_TRASHED = ("nothing was trashed", "Es wurde nichts entsorgt")

card(
    "death-cart",
    line(
        1,
        Pick(
            "picked",
            _THIS_OR_AN_ACTION_IN_HAND,
            1,
            may=True,
            prompt="trash",
            apart=True,
        ),
        when(lambda c: not _this_or_an_action_in_hand(c), _nothing_to_trash),
        trash_noted("picked", None),
        when(
            noted("trashed"),
            plus(coins=5),
            orelse=when(_this_or_an_action_in_hand, brings_no("coins", _NOTHING_TRASHED)),
        ),
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
    points=for_each(
        _silvers_owned, ("1 for every 3 Silvers, here {n}", "1 je 3 Silber, hier {n}"), "dark-ages:feodum:1", every=3
    ),
    on=on("trash", line(2, gain_several("silver", 3), cites="dark-ages:feodum:2"), zone=SELF),
)


_no_rats = but_not(anything, named("rats"))
_ONLY_RATS = ("there are only Rats in the hand", "Auf der Hand sind nur Ratten")

card(
    "rats",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, gain_a("rats"), cites="dark-ages:rats:1"),
    line(
        4,
        trash_from_hand(test=_no_rats),
        when(lambda c: c.hand and not c.many("trashed"), reveal_hand, tell_not("trashes none", _ONLY_RATS)),
        cites="dark-ages:rats:1",
        cases={"dark-ages:rats:2": lambda c: "trashed" in c.notes and not c.many("trashed")},
    ),
    on=on("trash", line(5, plus(cards=1), cites="dark-ages:rats:3"), zone=SELF),
    cites="dark-ages:rats:1",
)

card(
    "fortress",
    line(1, plus(cards=1), cites="dark-ages:fortress:3"),
    line(2, plus(actions=2), cites="dark-ages:fortress:3"),
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

_ALL_THE_SAME = (
    "the gain does not depend on the trashing",
    "Das Nehmen hängt nicht vom Entsorgen ab",
)

card(
    "procession",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(but_not(is_action, is_duration)), prompt="play"),
        uses_no_action,
        play_noted("picked"),
        play_again(),
        cites="dark-ages:procession:6",
        cases={
            "dark-ages:procession:5": noted_is("picked", named("procession")),
            "dark-ages:procession:1": lambda c: any(is_duration(c, held) for held in c.hand),
        },
    ),
    when(
        noted("played"),
        line(2, trash_noted("played", PLAY), cites="dark-ages:procession:2"),
        line(
            3,
            when(nothing("trashed"), applies(_ALL_THE_SAME)),
            gain_choice(exactly_more(1, "played", "Action")),
            cites="dark-ages:procession:4",
            cases={"dark-ages:procession:3": lambda c: c.one("played") and not c.many("trashed")},
        ),
    ),
)

card(
    "catacombs",
    line(1, look(3), cites="dark-ages:catacombs:1"),
    line(
        2,
        choose(
            Option("hand", take_to_hand("seen")),
            Option(
                "discard",
                discard_noted("seen", DECK),
                plus(cards=3),
            ),
        ),
        cites="dark-ages:catacombs:1",
        cases={"dark-ages:catacombs:2": noted("shuffled")},
    ),
    on=on("trash", line(3, gain_choice(cheaper_than_this), cites="dark-ages:catacombs:3"), zone=SELF),
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
    line(
        4,
        trash_noted("played", PLAY),
        cites="dark-ages:counterfeit:1",
        cases={"dark-ages:counterfeit:4": noted_is("played", named("capital"))},
    ),
    doubles=True,
    cites="dark-ages:counterfeit:1",
)

_FROM_3_TO_6 = costs_from(3, 6)
_THE_TRASH = cards_in_trash(lambda c, card: True)


def trash_one_of_two(*after: Step) -> Step:
    """Reveals two cards and trashes one of them that costs from 3 to 6."""
    return (
        reveal(2),
        lay_aside("seen"),
        weigh("seen", _FROM_3_TO_6),
        Pick("prey", among("seen", _FROM_3_TO_6), 1, prompt="trash"),
        picked_none("prey", "trashes none", NONE_FROM_3_TO_6),
        trash_noted("prey", ASIDE),
        *after,
    )


def out_of_reach(c: Context, card: int) -> bool:
    cost = c.cost_of(card)
    return bool(cost.potion or cost.debt)


def _chose_what_cannot_be_done(c: Context) -> bool:
    if "trash" in c.notes.get("chosen", ()):
        return not cards_in_trash(_FROM_3_TO_6)(c) and not c.many("found")
    return "chosen" in c.notes and not c.many("trashed") and not any(is_action(c, card) for card in c.hand)


_NO_ACTION_IN_HAND = ("no Action card is in hand", "Auf der Hand ist keine Aktionskarte")

card(
    "graverobber",
    line(
        1,
        choose(
            Option(
                "trash",
                weigh(_THE_TRASH, _FROM_3_TO_6),
                gain_one_from_trash(_FROM_3_TO_6, DECK),
            ),
            Option(
                "action",
                trash_from_hand(test=is_action),
                when(lambda c: c.hand and not c.many("trashed"), Tell("trashes none", _NO_ACTION_IN_HAND)),
                when(noted("trashed"), gain_choice(up_to_more(3))),
            ),
        ),
        cites="dark-ages:graverobber:4",
        cases={
            "dark-ages:graverobber:1": _chose_what_cannot_be_done,
            "dark-ages:graverobber:2": cards_in_trash(out_of_reach),
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
    line(2, each_other(gain_a("ruins")), cites=("dark-ages:cultist:4", "dark-ages:ruins:3")),
    line(3, uses_no_action, play_from_hand(named("cultist")), cites="dark-ages:cultist:1"),
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


def _victory_of_another_name(c: Context, card: int) -> bool:
    return is_victory(c, card) and c.kind(card).slug != c.notes["named"]


def _tell_passed_over(c: Context) -> None:
    named = [rest for rest in c.many("rest") if is_victory(c, rest) and not _victory_of_another_name(c, rest)]
    if named:
        c.say("not", c.me, "passed over", named[:1], why=("it was named", "Diese Karte wurde genannt"))


_NO_OTHER_VICTORY_CARD = ("no other Victory card was revealed", "Es erschien keine andere Punktekarte")

card(
    "rebuild",
    line(1, plus(actions=1)),
    line(2, NameCard(), cites="dark-ages:rebuild:1"),
    line(3, reveal_until(_victory_of_another_name, what=Thing(("other Victory card", "andere Punktekarte")))),
    line(
        4,
        _tell_passed_over,
        discard_noted("rest", ASIDE),
        trash_noted("found", ASIDE),
        when(nothing("found"), tell_not("trashes none", _NO_OTHER_VICTORY_CARD)),
        cites="dark-ages:rebuild:1",
        cases={"dark-ages:rebuild:2": nothing("found")},
    ),
    line(
        5,
        when(noted("found"), gain_choice(up_to_more(3, "found", "Victory"))),
        cites="dark-ages:rebuild:3",
    ),
    cites="dark-ages:rebuild:1",
)


_A_CARD_WAS_IN_THE_TRASH = ("a card was there to gain from the trash", "Im Müll lag eine Karte zum Nehmen")


_NOTHING_IN_THE_TRASH = ("no card in the trash costs from 3 to 6", "Im Müll kostet keine Karte 3 bis 6")


def _either_would_do(c: Context) -> bool:
    return sum(_FROM_3_TO_6(c, card) for card in (*c.many("seen"), *c.many("trashed"))) > 1


card(
    "rogue",
    line(1, plus(coins=2)),
    line(
        2,
        weigh(_THE_TRASH, _FROM_3_TO_6),
        cites="dark-ages:rogue:1",
        cases={"dark-ages:rogue:3": cards_in_trash(out_of_reach)},
    ),
    when(
        lambda c: not cards_in_trash(_FROM_3_TO_6)(c),
        line(2, tell_not("gains none", _NOTHING_IN_THE_TRASH), cites="dark-ages:rogue:1"),
    ),
    when(
        cards_in_trash(_FROM_3_TO_6),
        line(
            2,
            gain_one_from_trash(_FROM_3_TO_6),
            cites="dark-ages:rogue:1",
            cases={"dark-ages:rogue:3": cards_in_trash(out_of_reach)},
        ),
        line(3, tell_not("spares all", _A_CARD_WAS_IN_THE_TRASH), cites="dark-ages:rogue:1"),
        orelse=each_other(
            line(
                3,
                trash_one_of_two(),
                cites="base2:play:1",
                cases={
                    "dark-ages:rogue:3": among("seen", out_of_reach),
                    "dark-ages:rogue:2": _either_would_do,
                    **in_turn_order,
                },
            ),
            line(4, discard_noted("seen", ASIDE), cites="base2:play:1", cases=in_turn_order),
        ),
    ),
    cites="dark-ages:rogue:1",
)


def _none_to_trash(c: Context) -> bool:
    return not c.hand and not c.many("picked")


card(
    "altar",
    line(1, trash_from_hand(), cites="dark-ages:altar:2", cases={"dark-ages:altar:1": _none_to_trash}),
    line(2, gain_choice(up_to(5)), cites="dark-ages:altar:2", cases={"dark-ages:altar:1": nothing("trashed")}),
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
                Option("estates", gain_several("estate", 3)),
                widens=False,
            ),
            cites="dark-ages:hunting-grounds:1",
            cases={"dark-ages:hunting-grounds:2": lambda c: "left" in c.notes and not c.game.pile_cards("estate")},
        ),
        zone=SELF,
    ),
)

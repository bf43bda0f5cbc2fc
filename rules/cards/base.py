"""The base game, both editions."""

from __future__ import annotations

from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.speech.options import FROM_TRASH
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    Context,
    Draw,
    Not,
    Pick,
    YesNo,
    among,
    any_number,
    as_long_as,
    as_many_as,
    be_unaffected,
    but_not,
    card,
    collect,
    count_empty_piles,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    draw_next,
    each_other,
    each_player,
    for_each,
    found_none,
    gain_a,
    gain_choice,
    gain_from_trash,
    gained_none,
    is_action,
    is_treasure,
    is_victory,
    know,
    lay_aside,
    line,
    look,
    look_through_discard,
    lying,
    may,
    may_put_deck_into_discard,
    named,
    none_left,
    not_the_first_play,
    noted,
    noted_is,
    on,
    picked_none,
    play_noted,
    playable,
    plays_nothing,
    plays_this_turn,
    plus,
    put,
    put_back_in_any_order,
    reveal,
    reveal_hand,
    reveal_this,
    reveal_until,
    set_aside,
    shuffling,
    tell_empty_discard,
    tell_not,
    tell_several_types,
    this_turn,
    told_below,
    top_card,
    topdeck,
    trash_from_hand,
    trash_noted,
    trash_this,
    unprotected,
    up_to,
    up_to_more,
    when,
)

# --- basic cards -----------------------------------------------------------------------------------------------------

card("copper", line(1, plus(coins=1), cites="base2:copper:1"))
card("silver", line(1, plus(coins=2), cites="base2:silver:1"))
card("gold", line(1, plus(coins=3), cites="base2:gold:1"))
card("estate", points=1)
card("duchy", points=3)
card("province", points=6)
card("curse", points=-1)

# --- the newest edition ----------------------------------------------------------------------------------------------

card(
    "cellar",
    line(1, plus(actions=1)),
    line(2, discard_from_hand(any_number, up_to=True), cites="base2:cellar:1"),
    line(3, Draw(as_many_as("discarded")), cites="base2:cellar:1", cases={"base2:cellar:2": shuffling}),
    cites="base2:cellar:4",
)

card("chapel", line(1, trash_from_hand(4, up_to=True), cites="base2:chapel:1"))


def _shown_before(c: Context) -> bool:
    """To another Attack."""
    steps = c.game.log or ()
    return any(
        step.sentence.startswith("protected") and step.cards[0] == "moat" and step.actor == c.me for step in steps
    )


def _tell_that_it_attacks(c: Context) -> None:
    """Of an Attack that is no Action."""
    attack = c.known(c.subject)
    if "Action" not in attack.types:
        tell_several_types(c.game, c.game.player, attack, "Attack")


card(
    "moat",
    line(1, plus(cards=2), cites="base2:moat:6"),
    on=on(
        "attack",
        line(
            2,
            _tell_that_it_attacks,
            reveal_this,
            be_unaffected("base2:moat:2"),
            cites=("base2:moat:1", "base2:moat:2"),
            cases={
                "base2:moat:4": lambda c: sum(c.known(card).slug == "moat" for card in c.hand) > 1,
                "base2:moat:5": _shown_before,
                "adventures:relic:1": lambda c: c.known(c.subject).slug == "relic",
            },
        ),
        zone=HAND,
        test=unprotected,
        may=True,
    ),
)


card(
    "harbinger",
    line(1, plus(cards=1), cites="base2:harbinger:1"),
    line(2, plus(actions=1), cites="base2:harbinger:1"),
    line(3, look_through_discard, tell_empty_discard, cites="base2:harbinger:2"),
    line(
        4, Pick("picked", DISCARD, 1, may=True, prompt="topdeck"), topdeck("picked", DISCARD), cites="base2:harbinger:3"
    ),
)


def _first_silver(c: Context) -> bool | Not:
    """The first Silver that this player plays this turn is being played now; of the second one it is told."""
    if not c.mine or c.kind(c.subject).slug != "silver":
        return False
    nth = plays_this_turn(c, "silver")
    return nth == 1 or (nth == 2 and Not("brings nothing", "merchant", cites=("base2:merchant:1",), why=_ONE_SILVER))


_ONE_SILVER = ("only the first Silver of a turn counts", "Nur das erste Silber im Zug zählt")


card(
    "merchant",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        this_turn("play", plus(coins=1), test=_first_silver),
        cites="base2:merchant:1",
        cases={"base2:merchant:2": lambda c: plays_this_turn(c, "merchant") > 1},
    ),
    cites="base2:merchant:1",
)


def _is_no_action(c: Context) -> tuple[str, str]:
    slug = c.kind(c.one("discarded")).slug
    return f"{the_card(slug, EN, THE)} is no Action", f"{capital(the_card(slug, DE, THE))} ist keine Aktion"


def _see_it(c: Context) -> None:
    """What is discarded lies face up."""
    know(c, c.many("top"))


_NO_CARD_THERE = ("there is no card in deck and discard pile", "In Nachzieh- und Ablagestapel ist keine Karte")

card(
    "vassal",
    line(1, plus(coins=2), cases={"base2:vassal:4": lambda c: not c.deck and not c.discard_pile}),
    line(
        2,
        top_card(),
        _see_it,
        when(noted("top"), discard_noted("top", DECK), orelse=tell_not("discards none", _NO_CARD_THERE)),
        cites="base2:vassal:1",
        cases={"base2:vassal:4": lambda c: not c.deck and not c.discard_pile},
    ),
    line(
        3,
        when(
            noted_is("discarded", is_action),
            may("play it", play_noted("discarded", DISCARD)),
            orelse=when(noted("discarded"), plays_nothing(_is_no_action)),
        ),
        cites=("base2:vassal:1", "base2:vassal:2"),
        cases={"base2:vassal:3": lambda c: any(not c.is_a(card, "Action") for card in c.many("discarded"))},
    ),
    cites="base2:play:1",
)

card("village", line(1, plus(cards=1)), line(2, plus(actions=2)), cites="base2:village:1")

card("workshop", line(1, gain_choice(up_to(4)), cites=("base2:workshop:1", "base2:workshop:3")))


def _is_more_too(c: Context) -> bool:
    """Whether the shown Victory card has other types besides."""
    return len(c.types(c.kind(c.one("shown")))) > 1


_NO_VICTORY_CARD = ("there is no Victory card in hand", "Auf der Hand ist keine Punktekarte")

card(
    "bureaucrat",
    line(1, gain_a("silver", DECK), cites="base2:play:1", cases={"base2:bureaucrat:1": lambda c: len(c.deck) == 1}),
    line(
        2,
        each_other(
            Pick("shown", HAND, 1, test=is_victory, prompt="topdeck"),
            when(
                noted("shown"),
                line(2, topdeck("shown"), cites="base2:bureaucrat:3", cases={"base2:bureaucrat:4": _is_more_too}),
                orelse=line(2, reveal_hand, tell_not("topdecks none", _NO_VICTORY_CARD), cites="base2:bureaucrat:5"),
            ),
        ),
        cites=("base2:bureaucrat:3", "base2:bureaucrat:4"),
    ),
)

card(
    "gardens",
    points=for_each(
        lambda c: sum(1 for _ in c.game.owned(c.me)),
        ("1 for every 10 cards, here {n}", "1 je 10 Karten, hier {n}"),
        "base2:gardens:1",
        "base2:gardens:2",
        every=10,
    ),
)

card(
    "militia",
    line(1, plus(coins=2)),
    line(
        2,
        each_other(discard_down_to(3, "base2:militia:2")),
        cites="base2:militia:1",
    ),
    cites="base2:militia:1",
)

card(
    "moneylender",
    line(1, trash_from_hand(1, may=True, test=named("copper")), cites="base2:moneylender:1"),
    line(2, when(noted("trashed"), plus(coins=3)), cites="base2:moneylender:2"),
)
card(
    "moneylender",
    line(1, trash_from_hand(1, test=named("copper")), cites="base1:moneylender:1"),
    line(2, when(noted("trashed"), plus(coins=3)), cites="base2:moneylender:2"),
    edition=1,
)

card(
    "poacher",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(4, when(lambda c: c.game.empty_piles(), count_empty_piles), cites="base2:poacher:2"),
    line(
        4,
        discard_from_hand(lambda c: c.game.empty_piles()),
        cites="base2:poacher:2",
        cases={"base2:poacher:4": lambda c: len(c.many("picked")) < c.game.empty_piles()},
    ),
    cites="base2:poacher:1",
)

card(
    "remodel",
    line(1, trash_from_hand(1), cites="base2:remodel:1"),
    line(2, when(noted("trashed"), gain_choice(up_to_more(2))), cites=("base2:remodel:3", "base2:remodel:5")),
)

card("smithy", line(1, plus(cards=3), cites="base2:smithy:1"))


def _plays_none(c: Context) -> None:
    if any(c.known(card).action for card in c.hand):
        c.say("not", c.me, "plays none", (c.card,), because=("base2:throne-room:1",))


_THRONE_AGAIN = line(
    2,
    play_noted("played", again=True, nth=2),
    cites="base2:throne-room:2",
    cases={
        "base2:throne-room:5": lambda c: c.one("played") and c.one("played") not in c.in_play,
        "base2:throne-room:4": lambda c: c.known(c.one("played")).slug == "throne-room",
    },
)
card(
    "throne-room",
    line(
        1,
        told_below(Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play")),
        when(noted("picked"), play_noted("picked"), orelse=_plays_none),
        cites=("base2:throne-room:1", "base2:throne-room:3"),
    ),
    _THRONE_AGAIN,
    stays="base2:throne-room:6",
)
card(
    "throne-room",
    line(
        1,
        Pick("picked", HAND, 1, test=playable(is_action), prompt="play"),
        play_noted("picked"),
        cites=("base1:throne-room:1", "base2:throne-room:3"),
    ),
    _THRONE_AGAIN,
    stays="base2:throne-room:6",
    edition=1,
)


_PREY = but_not(is_treasure, named("copper"))
_NO_PREY = ("no Treasure other than Copper was revealed", "Außer Kupfer wurde keine Geldkarte aufgedeckt")
_NO_TREASURE = ("no Treasure was revealed", "Es wurde keine Geldkarte aufgedeckt")

card(
    "bandit",
    line(1, gain_a("gold"), cites="base2:bandit:1"),
    each_other(
        line(2, reveal(2), cites="base2:bandit:3"),
        line(
            3,
            Pick("prey", among("seen", _PREY), 1, prompt="trash"),
            trash_noted("prey", DECK),
            cites="base2:bandit:4",
            cases={"base2:bandit:2": lambda c: len([card for card in c.many("seen") if _PREY(c, card)]) > 1},
        ),
        line(3, picked_none("prey", "trashes none", _NO_PREY), cites="base2:bandit:3"),
        line(4, discard_noted("seen", DECK), cites="base2:bandit:3"),
    ),
    cites="base2:bandit:3",
)

card(
    "council-room",
    line(1, plus(cards=4)),
    line(2, plus(buys=1)),
    line(3, each_other(plus(cards=1)), cites=("base2:council-room:1", "base2:council-room:2")),
    cites="base2:council-room:1",
)

card("festival", line(1, plus(actions=2)), line(2, plus(buys=1)), line(3, plus(coins=2)), cites="base2:festival:1")
card("laboratory", line(1, plus(cards=2)), line(2, plus(actions=1)), cites="base2:laboratory:1")


def _more_to_draw(c: Context) -> bool:
    return len(c.hand) < 7 and bool(c.deck or c.discard_pile)


def _drawn_action(c: Context) -> bool:
    return bool(c.many("drawn")) and c.is_a(c.many("drawn")[0], "Action")


def _tell_full_hand(c: Context) -> None:
    if len(c.hand) >= 7:
        c.say("not", c.me, "hand full", ("library",), n=len(c.hand))


def _nothing_more_to_draw(c: Context) -> bool:
    return len(c.hand) < 7 and not (c.deck or c.discard_pile)


def _tell_none_left(c: Context) -> None:
    c.say("not", c.me, "draw none", ("library",))


card(
    "library",
    line(1, _tell_full_hand, cites="base2:library:5"),
    as_long_as(
        _more_to_draw,
        line(
            1,
            draw_next,
            cites="base2:library:1",
            cases={"base2:library:4": lambda c: len(c.hand) < 7 and not (c.deck or c.discard_pile)},
        ),
        line(
            2,
            when(_drawn_action, may("set it aside", set_aside("drawn"), collect("drawn", "aside"))),
            cites="base2:library:2",
        ),
    ),
    when(_nothing_more_to_draw, line(1, _tell_none_left, cites="base2:library:4")),
    line(3, discard_noted("aside", ASIDE), cites="base2:library:6"),
)

card(
    "market",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(buys=1)),
    line(4, plus(coins=1)),
    cites="base2:market:1",
)

_MINE_GAIN = line(
    2,
    when(noted("trashed"), gain_choice(up_to_more(3, "trashed", "Treasure"), HAND)),
    cites=("base2:mine:2", "base2:mine:3"),
)
card("mine", line(1, trash_from_hand(1, may=True, test=is_treasure), cites="base2:mine:1"), _MINE_GAIN)
card("mine", line(1, trash_from_hand(1, test=is_treasure), cites="base1:mine:1"), _MINE_GAIN, edition=1)


card(
    "sentry",
    line(1, plus(cards=1), cites="base2:sentry:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    # meanwhile they lie aside: what trashing or discarding one draws comes from below them
    line(
        3,
        look(2),
        lay_aside("seen"),
        cites="base2:sentry:2",
        cases={"base2:sentry:4": lambda c: len(c.many("seen")) == 1},
    ),
    line(
        4,
        Pick("picked", among("seen", zone=ASIDE), 2, up_to=True, prompt="trash"),
        trash_noted("picked", ASIDE),
        cites=("base2:sentry:2", "base2:sentry:5"),
    ),
    line(
        5,
        Pick("picked", among("seen", zone=ASIDE), 2, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
        cites="base2:sentry:2",
    ),
    line(6, put_back_in_any_order("seen", ASIDE), cites="base2:sentry:3"),
)

card(
    "witch",
    line(1, plus(cards=2), cites="base2:draw:4", cases={"base2:witch:2": none_left("curse")}),
    line(
        2,
        each_other(gain_a("curse")),
        cites="base2:witch:3",
        cases={"base2:witch:1": lambda c: gained_none(c) or len(c.game.others(c.me)) > 1},
    ),
)

card(
    "artisan",
    line(1, gain_choice(up_to(5), HAND), cites="base2:artisan:1"),
    line(
        2,
        Pick("picked", HAND, 1, prompt="topdeck"),
        topdeck("picked"),
        cites="base2:artisan:2",
        cases={"base2:artisan:4": gained_none},
    ),
)

# --- only in the 1st edition -----------------------------------------------------------------------------------------

card(
    "adventurer",
    line(
        1,
        reveal_until(is_treasure, 2),
        cites="base2:play:1",
        cases={"base1:adventurer:1": shuffling, "base1:adventurer:2": found_none},
    ),
    line(
        2,
        put("found", ASIDE, HAND, "take"),
        cites="base2:play:1",
        cases={"base1:adventurer:2": lambda c: len(c.many("found")) < 2},
    ),
    line(3, discard_noted("rest", ASIDE), cites="base1:adventurer:3"),
)


card(
    "chancellor",
    line(1, plus(coins=2)),
    line(
        2,
        may_put_deck_into_discard(),
        cites=("base1:chancellor:1", "base1:chancellor:3"),
    ),
    cites="base1:chancellor:1",
)

card(
    "feast",
    line(1, trash_this, cites="base2:play:1", cases={"base1:feast:2": not_the_first_play}),
    line(2, gain_choice(up_to(5)), cites="base1:feast:1", cases={"base1:feast:2": not_the_first_play}),
)

card(
    "spy",
    line(1, plus(cards=1), cites="base1:spy:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    each_player(
        line(
            3,
            reveal(1),
            cites="base1:spy:2",
            cases={"base1:spy:3": lambda c: shuffling(c) or not (c.deck or c.discard_pile)},
        ),
        line(
            4,
            when(
                noted("seen"),
                YesNo("is it discarded", by="me"),
                when(noted("yes"), discard_noted("seen", DECK)),
            ),
            cites="base1:spy:2",
        ),
    ),
    cites="base1:spy:2",
)


def _loot(c: Context) -> list[int]:
    trash = c.game.zones[c.game.table.trash]
    return [card for card in c.many("loot") if card in trash]


def _tell_what_lay_there_before(c: Context) -> None:
    """Treasures in the trash that this Thief did not take from anybody."""
    trash = c.game.zones[c.game.table.trash]
    before = [card for card in trash if card not in c.many("loot") and is_treasure(c, card)]
    if before and c.many("loot"):
        c.say("not", c.me, "lay there before", before, because=("base1:thief:2",))


card(
    "thief",
    each_other(
        line(1, reveal(2), cites="base1:thief:1", cases={"base1:thief:4": shuffling}),
        line(
            2,
            Pick("prey", among("seen", is_treasure), 1, prompt="trash", by="me"),
            picked_none("prey", "trashes none", _NO_TREASURE),
            trash_noted("prey", DECK),
            collect("trashed", "loot"),
            cites=("base1:thief:1", "base1:thief:3"),
        ),
        line(3, discard_noted("seen", DECK), cites="base1:thief:1"),
    ),
    line(
        4,
        Pick("picked", lying(_loot, *FROM_TRASH), any_number, up_to=True, prompt="gain"),
        gain_from_trash("picked"),
        _tell_what_lay_there_before,
        cites=("base1:thief:2", "base1:thief:5"),
    ),
    cites="base1:thief:1",
)

card("woodcutter", line(1, plus(buys=1)), line(2, plus(coins=2)), cites="base1:woodcutter:1")

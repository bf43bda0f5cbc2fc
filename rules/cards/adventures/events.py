"""Adventures' Events."""

from __future__ import annotations

from rules.engine.decisions import Text
from rules.rulebook.tokens import lies_on
from rules.speech.sentences import THIRD_TURN
from rules.words import (
    ASIDE,
    DECK,
    GAME,
    HAND,
    PLAY,
    Context,
    ExtraTurn,
    Frame,
    Kind,
    MayUse,
    Option,
    Pick,
    among,
    as_long_as,
    card,
    cards_in_play,
    choose,
    discard_from_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_named,
    gain_several,
    gained_is_there,
    is_attack,
    is_treasure,
    journey_is_up,
    line,
    look,
    move_token,
    named,
    not_the_third_turn,
    note,
    noted,
    on,
    plus,
    put,
    put_back_in_any_order,
    put_token_on,
    set_aside,
    take_minus_token,
    this_turn,
    topdeck,
    trash_from_hand,
    trash_noted,
    turn_journey_token,
    up_to,
    when,
)

# --- what is gained, trashed, put aside ------------------------------------------------------------------------------


def _no_treasure_in_play(c: Context) -> bool:
    return not any(is_treasure(c, there) for there in c.game.in_play(c.me))


card(
    "alms",
    line(1, when(_no_treasure_in_play, gain_choice(up_to(4))), cites=("adventures:alms:1", "adventures:alms:2")),
    once="turn",
)


def _token_is_off_the_deck(c: Context) -> bool:
    return not c.game.token(c.me, "minus-card")


card(
    "borrow",
    line(1, plus(buys=1), cites="adventures:borrow:1"),
    line(
        2,
        when(
            _token_is_off_the_deck,
            take_minus_token("minus-card"),
            plus(coins=1),
            orelse=take_minus_token("minus-card"),
        ),
        cites=("adventures:borrow:1", "adventures:borrow:2"),
    ),
    once="turn",
)


card(
    "quest",
    line(
        1,
        choose(
            Option(
                "six",
                discard_from_hand(6),
                note("enough", lambda c: len(c.many("discarded")) == 6),
                says=("discard six cards", "sechs Karten ablegen"),
            ),
            Option(
                "curses",
                discard_from_hand(2, test=named("curse")),
                note("enough", lambda c: len(c.many("discarded")) == 2),
                says=("discard two Curses", "zwei Flüche ablegen"),
            ),
            Option(
                "attack",
                discard_from_hand(1, test=is_attack),
                note("enough", lambda c: len(c.many("discarded")) == 1),
                says=("discard an Attack", "einen Angriff ablegen"),
            ),
            may=True,
            widens=False,
        ),
        cites=("adventures:quest:1", "adventures:quest:2"),
    ),
    line(2, when(noted("enough"), gain_a("gold")), cites=("adventures:quest:1", "adventures:quest:2")),
)

card(
    "save",
    line(1, plus(buys=1), cites="adventures:save:1"),
    line(2, Pick("picked", HAND, 1, prompt="set aside"), set_aside("picked"), cites="adventures:save:1"),
    line(
        3,
        this_turn("end-turn", put("picked", ASIDE, HAND, "take"), carry=("picked",)),
        cites=("adventures:save:1", "adventures:save:2"),
    ),
    once="turn",
)

card(
    "scouting-party",
    line(1, plus(buys=1), cites="adventures:scouting-party:1"),
    line(
        2,
        look(5),
        Pick("away", among("seen"), 3, prompt="discard"),
        discard_noted("away", DECK),
        cites=("adventures:scouting-party:1", "adventures:scouting-party:2"),
    ),
    line(3, put_back_in_any_order(), cites="adventures:scouting-party:1"),
)

card(
    "travelling-fair",
    line(1, plus(buys=2), cites="adventures:travelling-fair:1"),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=gained_is_there),
        cites=("adventures:travelling-fair:1", "adventures:travelling-fair:2"),
    ),
)

card(
    "bonfire",
    line(
        1,
        Pick("picked", cards_in_play(named("copper")), 2, up_to=True, prompt="trash"),
        trash_noted("picked", PLAY),
        cites=("adventures:bonfire:1", "adventures:bonfire:2"),
    ),
)


def _two_cards_more(c: Frame) -> None:
    c.game.hand_size += 2
    c.say("effect", c.me, "effect", ("expedition",))


card("expedition", line(1, _two_cards_more, cites=("adventures:expedition:1", "adventures:expedition:2")))


def _silvers_in_play(c: Context) -> int:
    return sum(c.known(there).slug == "silver" for there in c.game.in_play(c.me))


card(
    "raid",
    line(1, gain_several("silver", _silvers_in_play), cites="adventures:raid:1"),
    line(2, each_other(take_minus_token("minus-card")), cites=("adventures:raid:2", "adventures:minus-tokens:1")),
)

card(
    "trade",
    line(1, trash_from_hand(2, up_to=True), cites="adventures:trade:1"),
    line(2, gain_several("silver", lambda c: len(c.many("trashed"))), cites="adventures:trade:1"),
)

card(
    "ball",
    line(1, take_minus_token("minus-coin"), cites="adventures:ball:1"),
    line(2, gain_choice(up_to(4)), gain_choice(up_to(4)), cites=("adventures:ball:1", "adventures:ball:2")),
)


def _gain_a_copy_of_the_next(c: Frame) -> None:
    first, *rest = c.many("picked")
    c.notes["picked"], c.notes["next"] = tuple(rest), (first,)


card(
    "pilgrimage",
    line(1, turn_journey_token, cites="adventures:journey-token:1"),
    line(
        2,
        when(
            journey_is_up,
            Pick("picked", PLAY, 3, up_to=True, distinct=True),
            as_long_as(noted("picked"), _gain_a_copy_of_the_next, gain_named("next")),
        ),
        cites=("adventures:pilgrimage:1", "adventures:pilgrimage:2"),
    ),
    once="turn",
)

# --- an extra turn ---------------------------------------------------------------------------------------------------


def _no_mission_turn(c: Context) -> Text | None:
    if c.game.previous == c.me:
        return THIRD_TURN
    if (c.me, "mission", -1) in c.game.claims:
        return "one Mission a turn counts", "Nur eine Mission im Zug zählt"
    return None


def _another_extra_turn_is_coming(c: Context) -> bool:
    return any(who == c.me and source != "mission" for who, source, _ in c.game.claims)


card(
    "mission",
    line(
        1,
        ExtraTurn(_no_mission_turn, not_the_third_turn),
        cites=("adventures:mission:1", "adventures:mission:2"),
        cases={"adventures:mission:3": _another_extra_turn_is_coming},
    ),
    once="turn",
    no_buys=lambda c, kind: c.game.extra == "mission" and c.game.player == c.me,
)

# --- tokens on piles -------------------------------------------------------------------------------------------------

card("training", line(1, move_token("training"), cites=("adventures:training:1", "adventures:tokens:3")))
card("lost-arts", line(1, move_token("lost-arts"), cites=("adventures:lost-arts:1", "adventures:tokens:3")))
card("pathfinding", line(1, move_token("pathfinding"), cites=("adventures:pathfinding:1", "adventures:tokens:3")))


card(
    "seaway",
    line(1, gain_choice(up_to(4, "Action")), cites=("adventures:seaway:1", "adventures:seaway:2")),
    line(
        2,
        put_token_on("seaway"),
        cites=("adventures:seaway:1", "adventures:seaway:2"),
    ),
)


def _ferried(c: Context, kind: Kind) -> int:
    g = c.game
    return 2 if g.pile_tokens and lies_on(g, "ferry", g.player, g.table.pile_of.get(kind.slug)) else 0


card(
    "ferry",
    line(1, move_token("ferry"), cites=("adventures:ferry:1", "adventures:ferry:2")),
    cut=_ferried,
)


def _gained_from_my_pile(c: Context) -> bool:
    g = c.game
    pile = g.table.pile_of.get(c.kind(c.subject).slug)
    if not c.mine or pile is None or c.event["source"] != pile.zone:
        return False
    return lies_on(g, "plan", c.me, pile) and bool(g.hand(c.me))


card(
    "plan",
    line(1, move_token("plan"), cites="adventures:plan:1"),
    on=on(
        "gain",
        line(
            1,
            trash_from_hand(may=True),
            cites=("adventures:plan:1", "adventures:plan:2"),
        ),
        zone=GAME,
        test=_gained_from_my_pile,
    ),
)

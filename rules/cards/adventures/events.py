"""Adventures' Events."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.tokens import lies_on
from rules.speech.wording import SAME_PLAYER
from rules.words import (
    ASIDE,
    FACE_DOWN,
    GAME,
    HAND,
    PLAY,
    Context,
    Cut,
    ExtraTurn,
    Frame,
    Kind,
    MayUse,
    NoCards,
    Option,
    Pick,
    Text,
    among,
    applies,
    as_long_as,
    brings_no,
    card,
    cards_in_play,
    choose,
    count,
    discard_from_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_named,
    gain_several,
    gained_is_there,
    hand_is_empty,
    has_the_token,
    is_attack,
    is_treasure,
    journey_is_up,
    lay_aside,
    line,
    look,
    move_token,
    named,
    next_hand,
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
    tell_no_attack,
    tell_none_in_hand,
    tell_not,
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


def _no_alms(c: Context) -> None:
    c.say("not", c.me, "treasure in play", ("alms",), because=("adventures:alms:1",))


_NO_TREASURE = ("no Treasure is in play", "Keine Geldkarte ist im Spiel")

card(
    "alms",
    line(
        1,
        when(_no_treasure_in_play, (applies(_NO_TREASURE), gain_choice(up_to(4))), orelse=_no_alms),
        cites="adventures:alms:1",
    ),
    once="turn",
)


def _token_is_off_the_deck(c: Context) -> bool:
    return not c.game.token(c.me, "minus-card")


card(
    "borrow",
    line(1, plus(buys=1), cites="base2:buy-phase:1"),
    line(
        2,
        when(
            _token_is_off_the_deck,
            take_minus_token("minus-card"),
            plus(coins=1),
            orelse=take_minus_token("minus-card"),
        ),
        cites="adventures:minus-tokens:1",
        cases={"adventures:borrow:1": noted("token lay there"), "adventures:borrow:2": has_the_token("minus-coin")},
    ),
    once="turn",
)


@dataclass(frozen=True)
class _too_few:
    """That was chosen, and there are not so many to discard."""

    slug: str
    n: int

    def __call__(self, c: Context) -> bool:
        fits = [held for held in c.hand if self.slug == "six" or c.known(held).slug == "curse"]
        there = c.many("discarded") if "discarded" in c.notes else fits
        return self.slug in c.notes.get("chosen", ()) and len(there) < self.n


_TOO_FEW = ("too few cards were discarded", "Es wurden zu wenige Karten abgelegt")

card(
    "quest",
    line(
        1,
        choose(
            Option(
                "attack",
                discard_from_hand(1, test=is_attack),
                note("enough", lambda c: len(c.many("discarded")) == 1),
            ),
            Option(
                "curses",
                discard_from_hand(2, test=named("curse")),
                note("enough", lambda c: len(c.many("discarded")) == 2),
            ),
            Option(
                "six",
                discard_from_hand(6),
                note("enough", lambda c: len(c.many("discarded")) == 6),
            ),
            may=True,
            widens=False,
        ),
        cites="base2:buy-phase:1",
        cases={"adventures:quest:1": _too_few("six", 6), "adventures:quest:2": _too_few("curses", 2)},
    ),
    line(
        2,
        when(noted("enough"), gain_a("gold"), orelse=when(noted("chosen"), tell_not("gains none", _TOO_FEW))),
        cites="base2:buy-phase:1",
        cases={"adventures:quest:1": _too_few("six", 6), "adventures:quest:2": _too_few("curses", 2)},
    ),
)

card(
    "save",
    line(1, plus(buys=1), cites="base2:buy-phase:1", cases={"adventures:save:2": hand_is_empty}),
    line(
        2,
        Pick("picked", HAND, 1, prompt="set aside"),
        tell_none_in_hand("set aside"),
        set_aside("picked"),
        cites="adventures:save:1",
        cases={"adventures:save:2": lambda c: not c.hand and not c.many("picked")},
    ),
    line(
        3,
        when(noted("picked"), this_turn("end-turn", put("picked", ASIDE, HAND, "take"), carry=("picked",))),
        cites="adventures:save:1",
    ),
    once="turn",
)

card(
    "scouting-party",
    line(1, plus(buys=1), cites="base2:buy-phase:1"),
    line(
        2,
        look(5),
        lay_aside("seen"),
        Pick("away", among("seen"), 3, prompt="discard"),
        discard_noted("away", ASIDE),
        cites="base2:buy-phase:1",
        cases={
            "adventures:scouting-party:1": lambda c: "seen" in c.notes and len(c.many("seen")) < 5,
            "adventures:scouting-party:2": has_the_token("minus-card"),
        },
    ),
    line(3, put_back_in_any_order("seen", ASIDE), cites="base2:buy-phase:1"),
)

card(
    "travelling-fair",
    line(1, plus(buys=2), cites="base2:buy-phase:1"),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=gained_is_there),
        cites="adventures:travelling-fair:1",
    ),
)


def _no_copper_in_play(c: Context) -> bool:
    return not (c.many("picked") or cards_in_play(named("copper"))(c))


card(
    "bonfire",
    line(
        1,
        Pick("picked", cards_in_play(named("copper")), 2, up_to=True, prompt="trash"),
        trash_noted("picked", PLAY),
        when(_no_copper_in_play, tell_not("trashes none", ("no Copper is in play", "Es ist kein Kupfer im Spiel"))),
        cites="adventures:bonfire:1",
        cases={"adventures:bonfire:2": lambda c: any(c.known(there).slug != "copper" for there in c.in_play)},
    ),
)


def _takes_an_outpost_turn(c: Context) -> bool:
    return (c.me, "outpost", -1) in c.game.claims


card(
    "expedition",
    line(
        1,
        next_hand(2),
        cites="adventures:expedition:1",
        cases={"adventures:expedition:2": _takes_an_outpost_turn},
    ),
)


_SILVERS_IN_PLAY = count(("Silvers in play", "Silber im Spiel"), lambda c: len(cards_in_play(named("silver"))(c)))


card(
    "raid",
    line(1, gain_several("silver", _SILVERS_IN_PLAY), cites="adventures:raid:1"),
    line(
        2,
        each_other(tell_no_attack, take_minus_token("minus-card")),
        cites=("adventures:raid:2", "adventures:minus-tokens:1"),
    ),
)

card(
    "trade",
    line(1, trash_from_hand(2, up_to=True), cites="adventures:trade:1"),
    line(2, gain_several("silver", lambda c: len(c.many("trashed"))), cites="adventures:trade:1"),
)

card(
    "ball",
    line(
        1,
        take_minus_token("minus-coin"),
        cites="adventures:minus-tokens:1",
        cases={"adventures:ball:1": noted("token lay there")},
    ),
    line(2, gain_choice(up_to(4)), gain_choice(up_to(4)), cites="adventures:ball:2"),
)


def _gain_a_copy_of_the_next(c: Frame) -> None:
    first, *rest = c.many("picked")
    c.notes["picked"], c.notes["next"] = tuple(rest), (first,)


def _turned_before(c: Context) -> bool:
    return any(who == c.me and slug in ("ranger", "giant") for who, slug, _ in c.game.played)


card(
    "pilgrimage",
    line(1, turn_journey_token, cites="adventures:journey-token:1", cases={"adventures:pilgrimage:2": _turned_before}),
    line(
        2,
        when(
            journey_is_up,
            Pick("picked", PLAY, 3, up_to=True, distinct=True),
            as_long_as(noted("picked"), _gain_a_copy_of_the_next, gain_named("next")),
            orelse=brings_no("cards", FACE_DOWN, "adventures:journey-token:1"),
        ),
        cites="adventures:pilgrimage:1",
    ),
    once="turn",
)

# --- an extra turn ---------------------------------------------------------------------------------------------------


def _no_mission_turn(c: Context) -> Text | None:
    if c.game.previous == c.me:
        return SAME_PLAYER
    if (c.me, "mission", -1) in c.game.claims:
        return "one Mission a turn counts", "Nur eine Mission im Zug zählt"
    return None


def _another_extra_turn_is_coming(c: Context) -> bool:
    return any(who == c.me and source != "mission" for who, source, _ in c.game.claims)


card(
    "mission",
    line(
        1,
        ExtraTurn(_no_mission_turn, not_the_third_turn("adventures:mission:3")),
        cites=("adventures:mission:1", "adventures:mission:2"),
        cases={"adventures:mission:3": _another_extra_turn_is_coming},
    ),
    once="turn",
    no_buys=NoCards(lambda c: c.game.extra == "mission" and c.game.player == c.me, ("adventures:mission:2",)),
)

# --- tokens on piles -------------------------------------------------------------------------------------------------

card("training", line(1, move_token("training"), cites=("adventures:training:1", "adventures:tokens:3")))
card("lost-arts", line(1, move_token("lost-arts"), cites=("adventures:lost-arts:1", "adventures:tokens:3")))
card("pathfinding", line(1, move_token("pathfinding"), cites=("adventures:pathfinding:1", "adventures:tokens:3")))


_TOKEN_STAYS = (
    "nothing was gained, so the Buy token stays where it is",
    "Nichts wurde genommen, also bleibt der Kauf-Marker, wo er ist",
)

card(
    "seaway",
    line(
        1,
        gain_choice(up_to(4, "Action")),
        cites="base2:buy-phase:1",
        cases={"adventures:seaway:2": lambda c: c.notes.get("pile") == ""},
    ),
    line(
        2,
        when(noted("pile"), put_token_on("seaway"), orelse=tell_not("no more", _TOKEN_STAYS)),
        cites="adventures:seaway:1",
        cases={"adventures:seaway:2": lambda c: not c.notes.get("pile")},
    ),
)


def _ferried(c: Context, kind: Kind) -> int:
    g = c.game
    return 2 if g.pile_tokens and lies_on(g, "ferry", g.player, g.table.pile_of.get(kind.slug)) else 0


def _of_a_mixed_pile(c: Context, kind: Kind) -> bool:
    return c.game.table.pile_of[kind.slug].mixed


def _on_a_mixed_pile(c: Context) -> bool:
    slug: str = c.notes.get("pile") or ""
    return bool(slug) and c.game.table.piles[slug].mixed


card(
    "ferry",
    line(1, move_token("ferry"), cites="adventures:ferry:1", cases={"adventures:ferry:2": _on_a_mixed_pile}),
    cut=Cut(_ferried, ("adventures:ferry:1",), {"adventures:ferry:2": _of_a_mixed_pile}),
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

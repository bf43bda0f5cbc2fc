"""Promo cards that lie in piles of their own or in a split pile, and Summon."""

from __future__ import annotations

from rules.rulebook.draw import without_a_place
from rules.rulebook.windows import answer_window
from rules.speech.grammar import DE, EN
from rules.speech.wording import where_in_deck
from rules.words import (
    ASIDE,
    HAND,
    PLAY,
    PRINCE,
    SELF,
    Context,
    Draw,
    Frame,
    HowMany,
    Not,
    Option,
    Pick,
    Text,
    among,
    any_number,
    applies,
    brings_no,
    card,
    cheaper_than,
    choose,
    chose,
    coins_of,
    decline,
    discard_from_hand,
    discard_noted,
    does_nothing,
    each_player,
    exactly_more,
    for_each,
    gain_a,
    gain_choice,
    is_duration,
    it_costs_nothing,
    lay_aside,
    left_player,
    line,
    named,
    next_turn,
    note,
    noted,
    nothing,
    offered,
    on,
    play_from_hand,
    play_from_supply,
    play_noted,
    play_there,
    plus,
    plus_coins,
    put,
    reveal,
    set_aside,
    several_played,
    take_to_hand,
    tell_chosen,
    tell_not,
    there_is,
    this_turn,
    topdeck_this,
    trash_from_hand,
    trash_noted,
    trashed_for_nothing,
    up_to,
    uses_no_action,
    when,
)

_NOTHING_ASIDE = ("no card was set aside", "Es wurde keine Karte zur Seite gelegt")

card(
    "church",
    line(1, plus(actions=1)),
    line(2, Pick("kept", HAND, 3, up_to=True, prompt="set aside"), set_aside("kept"), cites="promo:church:1"),
    line(
        3,
        next_turn(
            when(nothing("kept"), tell_not("takes none", _NOTHING_ASIDE, ruling="promo:church:2")),
            take_to_hand("kept", ASIDE),
            line(4, trash_from_hand(may=True), cites="promo:church:2"),
            carry=("kept",),
        ),
        cites="promo:church:1",
    ),
    cites="base2:play:1",
)


def _cost_a_coin(c: Context) -> bool:
    return coins_of("trashed")(c) >= 1


card(
    "dismantle",
    line(1, trash_from_hand(), cites="promo:dismantle:1"),
    line(
        2,
        when(_cost_a_coin, gain_choice(cheaper_than("trashed")), gain_a("gold")),
        when(trashed_for_nothing, brings_no("anything", it_costs_nothing, "promo:dismantle:1")),
        cites="promo:dismantle:2",
    ),
)

card(
    "envoy",
    line(
        1,
        reveal(5),
        lay_aside("seen"),
        cites="base2:reveal:1",
        cases={"promo:envoy:1": lambda c: "seen" in c.notes and len(c.many("seen")) < 5},
    ),
    line(
        2,
        left_player(Pick("picked", among("seen"), 1, prompt="discard"), tell_chosen("picked", "seen")),
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen not in c.many("picked"))),
        discard_noted("picked", ASIDE),
        take_to_hand("rest", ASIDE),
        cites="promo:envoy:2",
    ),
)


def _with_one_other_action(c: Context) -> bool | Not:
    there = [played for played in c.game.in_play(c.me) if c.is_a(played, "Action")]
    if not c.mine or len(there) <= 2:
        return c.mine
    if len(there) > 3:
        return False  # nobody would ask
    why = ("two other Actions are in play, not one", "Zwei weitere Aktionen sind im Spiel, nicht eine")
    if any(is_duration(c, played) for played in there):
        why = (f"{why[EN]}, for a Duration counts as well", f"{why[DE]}, denn auch eine Dauerkarte zählt")
    return Not("not onto deck", "walled-village", cites=("promo:walled-village:1",), why=why)


card(
    "walled-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "clean-up",
        line(
            3,
            applies(("at most one other Action is in play", "Höchstens eine weitere Aktion ist im Spiel")),
            topdeck_this,
            cites="promo:walled-village:1",
            cases={"promo:walled-village:2": several_played("walled-village")},
        ),
        zone=PLAY,
        test=_with_one_other_action,
        may=True,
    ),
    cites="base2:play:1",
)


def _yours(c: Context) -> bool:
    return c.who == c.me


card(
    "governor",
    line(1, plus(actions=1)),
    line(
        2,
        choose(
            Option(
                "cards",
                each_player(Draw(lambda c: 3 if _yours(c) else 1)),
                says=("+1 Card each, +3 for {me}", "je +1 Karte, für {me} +3"),
            ),
            Option(
                "gain",
                each_player(when(_yours, gain_a("gold"), orelse=gain_a("silver"))),
                says=("a Silver each, a Gold for {me}", "je ein Silber, für {me} ein Gold"),
            ),
            Option(
                "trash",
                each_player(
                    trash_from_hand(may=True),
                    when(
                        noted("trashed"),
                        gain_choice(exactly_more(lambda c: 2 if _yours(c) else 1)),
                        orelse=tell_not("gains none", ("nothing was trashed", "Es wurde nichts entsorgt")),
                    ),
                ),
                says=("trash a card for one that costs more", "eine Karte entsorgen für eine teurere"),
            ),
        ),
        cites="promo:governor:1",
        cases={"promo:governor:2": chose("trash")},
    ),
    cites="base2:play:1",
)


def _victory_cards(c: Context) -> int:
    return sum(1 for owned in c.game.owned(c.me) if c.known(owned).victory)


card(
    "marchland",
    points=for_each(
        _victory_cards,
        ("1 for every 3 Victory cards, here {n}", "1 je 3 Punktekarten, hier {n}"),
        "promo:marchland:1",
        every=3,
    ),
    on=on(
        "gain",
        line(2, plus(buys=1), cites="promo:marchland:2"),
        line(
            3,
            discard_from_hand(any_number, up_to=True),
            plus_coins(lambda c: len(c.many("discarded"))),
            cites="promo:marchland:2",
        ),
        zone=SELF,
    ),
    cites="promo:marchland:1",
)


def _put_it_there(c: Frame) -> None:
    """Among the shuffled cards; each Stash says how many are above it then."""
    g = c.game
    placed = g.stack[-2].notes["out"].get("placed", ())
    above = c.notes["above"]
    c.say("choose", c.me, "chosen within", (c.card,), n=where_in_deck(above, len(c.event["cards"]) - 1 - above))
    answer_window(g, "placed", (*placed, (c.card, c.notes["above"])))


card(
    "stash",
    line(1, plus(coins=2)),
    on=on(
        "shuffle",
        line(
            2,
            HowMany("above", 0, lambda c: len(c.event["cards"]) - 1, prompt="above"),
            _put_it_there,
            cites=("promo:stash:1", "promo:stash:2"),
        ),
        zone=SELF,
        may=True,
        test=lambda c: c.card in without_a_place(c),
    ),
    cites="promo:stash:1",
)


_CHEAP_AND_PLAIN = up_to(4, "Action", no=("Command", "Duration"))


card(
    "captain",
    line(1, play_from_supply(_CHEAP_AND_PLAIN), cites=("promo:captain:1", "promo:captain:2")),
    line(2, next_turn(play_from_supply(_CHEAP_AND_PLAIN)), cites=("promo:captain:3", "promo:captain:1")),
)


_FOR_THE_PRINCE = Pick("kept", HAND, 1, may=True, test=offered(_CHEAP_AND_PLAIN), prompt="set aside")


def _why_none_was_set_aside(c: Context) -> Text:
    if c.hand and not c.game.unknown_in_hand(c.me) and not _FOR_THE_PRINCE.could_pick(c):
        return there_is(_FOR_THE_PRINCE.lacks(c))
    return "no card was set aside, so it is discarded as usual", "Keine Karte liegt zur Seite, also wird er abgelegt"


card(
    "prince",
    line(
        1,
        _FOR_THE_PRINCE,
        when(
            noted("kept"),
            put("kept", HAND, PRINCE, "set aside", "set-aside"),
            line(
                2,
                next_turn(
                    note("kept", lambda c: c.many("kept") or c.zone(PRINCE)[:1]),
                    uses_no_action,
                    play_there("kept"),
                    carry=("kept",),
                    until="ever",
                ),
                cites=("promo:prince:2", "promo:prince:3"),
            ),
            orelse=does_nothing(_why_none_was_set_aside),
        ),
        cites="promo:prince:1",
    ),
)


def _you_play_a_silver(c: Context) -> bool:
    return c.mine and c.known(c.subject).slug == "silver" and bool(c.game.hand(c.me))


card(
    "sauna",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, uses_no_action, play_from_hand(named("avanto")), cites="promo:sauna:1"),
    line(
        4,
        this_turn(
            "play",
            Pick("picked", HAND, 1, may=True, prompt="trash"),
            when(noted("picked"), trash_noted("picked"), orelse=decline),
            test=_you_play_a_silver,
        ),
        cites="promo:sauna:2",
    ),
    cites="base2:play:1",
)

card(
    "avanto",
    line(1, plus(cards=3)),
    line(2, uses_no_action, play_from_hand(named("sauna")), cites="promo:avanto:1"),
    cites="base2:play:1",
)

card(
    "summon",
    line(
        1,
        gain_choice(up_to(4, "Action")),
        note("kept", lambda c: c.many("gained")),
        put("kept", None, ASIDE, "set aside", "set-aside"),
        cites="base2:gain:5",
        cases={"promo:summon:2": lambda c: bool(c.one("gained")) and c.game.where(c.one("gained")) is None},
    ),
    line(
        2,
        when(noted("kept"), next_turn(uses_no_action, play_noted("kept", ASIDE), carry=("kept",))),
        cites="promo:summon:1",
    ),
)

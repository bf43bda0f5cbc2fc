"""Guilds: Coffers, and cards that one may pay too much for."""

from __future__ import annotations

from rules.rulebook.play import play_card
from rules.speech.options import Thing
from rules.speech.wording import so_many_cards
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    GAME,
    PLAY,
    Context,
    Cost,
    Draw,
    HowMany,
    NameCard,
    Not,
    Option,
    Order,
    Pick,
    among,
    applies,
    as_long_as,
    brings_less,
    brings_no,
    card,
    cheaper_than,
    choose,
    count,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    discard_or_reveal_hand,
    each_other,
    exactly_paid,
    fewer_seen,
    gain_a,
    gain_choice,
    gain_several,
    gained_by_the_possessor,
    gained_in_the_buy_phase,
    holds_at_least,
    is_action,
    is_treasure,
    lay_aside,
    left_player,
    line,
    look,
    look_through_discard,
    none_left,
    note,
    noted,
    noted_is,
    on,
    on_anothers_turn,
    one_less,
    play_noted,
    plays_this_turn,
    plus,
    plus_tokens,
    put_back_in_any_order,
    reveal,
    reveal_until,
    shuffling,
    spend,
    stays_on_deck,
    take_to_hand,
    tell_chosen,
    tell_gained_anyway,
    tell_kept_hand,
    tell_not,
    this_turn,
    topdeck,
    trash_from_hand,
    trash_noted,
    up_to_more,
    uses_no_action,
    when,
    zone_of,
)

# --- Coffers ---------------------------------------------------------------------------------------------------------

card(
    "candlestick-maker",
    line(1, plus(actions=1)),
    line(2, plus(buys=1)),
    line(3, plus(coffers=1), cites="guilds2:candlestick-maker:1"),
    cites="guilds2:candlestick-maker:1",
)

_NONE_DISCARDED = ("no Treasure was discarded", "Es wurde keine Geldkarte abgelegt")

card(
    "plaza",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        discard_from_hand(may=True, test=is_treasure),
        when(noted("discarded"), plus(coffers=1), orelse=brings_no("coffers", _NONE_DISCARDED)),
        cites=("guilds2:plaza:1", "guilds2:plaza:2"),
    ),
    cites="guilds2:plaza:1",
)


def _a_token_for_everybody(c: Context) -> None:
    for player in range(c.game.table.players):
        c.game.add_token(player, "coffers", 1)


card(
    "baker",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coffers=1), cites="guilds2:baker:2"),
    setup=_a_token_for_everybody,
    cites="guilds2:baker:2",
)


def _on_my_turn(c: Context) -> bool:
    return c.mine and c.game.player == c.me


def _on_my_turn_with_gains(c: Context) -> bool | Not:
    g = c.game
    if g.by >= 0 and _on_my_turn(c) and gained_in_the_buy_phase(c, g.by):
        return gained_by_the_possessor(c)
    return _on_my_turn(c)


_COUNT_GAINED_HERE = count(
    ("cards gained in this Buy phase", "in dieser Kaufphase genommene Karten"), gained_in_the_buy_phase
)

card(
    "merchant-guild",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    line(
        3,
        this_turn("end-buy", plus_tokens("coffers", _COUNT_GAINED_HERE), test=_on_my_turn_with_gains),
        cites=("guilds2:merchant-guild:1", "guilds2:merchant-guild:3"),
        cases={"guilds2:merchant-guild:2": lambda c: plays_this_turn(c, "merchant-guild") > 1},
    ),
    cites="guilds2:merchant-guild:1",
)

card(
    "merchant-guild",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    on=on("buy", line(3, plus(coffers=1), cites="guilds:merchant-guild:1"), zone=PLAY, test=_on_my_turn),
    cites="guilds:merchant-guild:1",
    edition=1,
)

_NO_CARD_TRASHED = ("no card was trashed", "Es wurde keine Karte entsorgt")

card(
    "butcher",
    line(1, plus(coffers=2), cites="guilds2:butcher:3"),
    line(2, trash_from_hand(may=True), cites=("guilds2:butcher:1", "guilds2:butcher:2")),
    line(
        3,
        when(
            noted("trashed"),
            HowMany(
                "spent",
                0,
                lambda c: c.game.token(c.me, "coffers"),
                prompt=("How many Coffers do you spend?", "Wie viele Taler gibst du aus?"),
            ),
            spend(lambda c: int(c.notes["spent"]), "coffers", alone=True),
            gain_choice(up_to_more(lambda c: int(c.notes["spent"]))),
            orelse=brings_less("anything more", _NO_CARD_TRASHED),
        ),
        cites=("guilds2:butcher:1", "guilds2:butcher:2", "guilds2:butcher:3"),
    ),
)


def _gained_in_an_action_phase(c: Context) -> bool | Not:
    if not c.mine or c.game.phase == "action":
        return c.mine
    why = ("that counts only in an Action phase", "Das zählt nur in einer Aktionsphase")
    return Not("brings nothing", "footpad", cites=("guilds2:footpad:2",), why=why)


_WHOEVER_GAINS = (
    "it is in this game, and whoever gains a card in an Action phase draws one",
    "Er ist in dieser Partie, und wer in einer Aktionsphase eine Karte nimmt, zieht eine",
)

card(
    "footpad",
    line(1, plus(coffers=2), cites="base2:play:1"),
    line(2, each_other(discard_down_to(3)), cites="guilds2:footpad:3"),
    on=on(
        "gain",
        line(
            3,
            when(on_anothers_turn, applies(_WHOEVER_GAINS)),
            plus(cards=1),
            cites="guilds2:footpad:1",
            cases={"guilds2:footpad:4": on_anothers_turn},
        ),
        zone=GAME,
        test=_gained_in_an_action_phase,
    ),
    cites="guilds2:footpad:3",
)

# --- overpaying ------------------------------------------------------------------------------------------------------


def _overpaid(c: Context) -> Cost:
    cost: Cost = c.event["overpaid"]
    return cost


def _coins_overpaid(c: Context) -> int:
    return _overpaid(c).coins


# What overpaying brings came on buying in the 1st edition, and comes on gaining since.
_WHEN = {
    "guilds:overpay-when-bought:1": lambda c: c.event["event"] == "buy",
    "guilds2:overpay:2": lambda c: c.event["event"] == "gain",
}


_costs_what_was_overpaid = exactly_paid(
    _overpaid, ("as much as was overpaid", "so viel, wie überzahlt wurde"), "Action"
)


_NO_SUCH_ACTION = (
    ": no Action in the Supply costs what was overpaid",
    ": Keine Aktion im Vorrat kostet, was überzahlt wurde",
)
_CHEAPER_ONES = ("guilds2:stonemason:1", "guilds2:stonemason:2")
card(
    "stonemason",
    line(1, trash_from_hand(), cites="guilds2:stonemason:1"),
    line(
        2,
        when(noted("trashed"), gain_choice(cheaper_than("trashed")), gain_choice(cheaper_than("trashed"))),
        cites=_CHEAPER_ONES,
    ),
    overpay=line(
        3,
        gain_choice(_costs_what_was_overpaid, none=_NO_SUCH_ACTION),
        gain_choice(_costs_what_was_overpaid, none=_NO_SUCH_ACTION),
        cites="guilds2:stonemason:3",
        cases={"guilds2:stonemason:4": lambda c: _overpaid(c).potion, **_WHEN},
    ),
)

card(
    "masterpiece",
    line(1, plus(coins=1)),
    overpay=line(2, gain_several("silver", _coins_overpaid), cites="guilds:masterpiece:1", cases=_WHEN),
    cites="guilds:masterpiece:1",
)


_DOCTOR = ("guilds:doctor:1", "guilds:doctor:2")


def _matches(c: Context) -> tuple[int, ...]:
    return tuple(seen for seen in c.many("seen") if c.kind(seen).slug == c.notes["named"])


def _looks_again(c: Context) -> None:
    """The card that is left there is the top card still when the next coin comes."""
    if c.notes["left"]:
        c.say("choose", c.who, "left for the next coin", c.many("seen"))


card(
    "doctor",
    line(1, NameCard(), cites="guilds:doctor:1"),
    line(2, reveal(3), cites="base2:reveal:1", cases={"guilds:doctor:2": fewer_seen(3)}),
    line(3, lay_aside("seen"), note("matches", _matches), trash_noted("matches", ASIDE), cites=_DOCTOR),
    line(4, put_back_in_any_order("seen", ASIDE), cites="guilds:doctor:1"),
    overpay=line(
        5,
        note("left", _coins_overpaid),
        as_long_as(
            noted("left"),
            one_less("left"),
            look(1),
            when(
                noted("seen"),
                choose(
                    Option("trash", trash_noted("seen", DECK)),
                    Option("discard", discard_noted("seen", DECK)),
                    Option("leave", _looks_again, says=("leave it there", "liegen lassen")),
                    widens=False,
                ),
            ),
        ),
        cites=("guilds:doctor:3", "guilds:doctor:4"),
        cases=_WHEN,
    ),
)


def _tell_too_few(c: Context) -> None:
    there, wanted = len(c.discard_pile), _coins_overpaid(c)
    if there < wanted:
        sentence = "too few there" if there else "none there to topdeck"
        c.say("not", c.who, sentence, ("herald",), n=so_many_cards(wanted), m=so_many_cards(there))


_NO_ACTION = ("it is no Action", "Das ist keine Aktionskarte")

card(
    "herald",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(
            noted_is("seen", is_action),
            uses_no_action,
            play_noted("seen", DECK),
            orelse=stays_on_deck("seen", _NO_ACTION),
        ),
        cites=("guilds2:herald:1", "guilds2:herald:2"),
    ),
    overpay=line(
        4,
        look_through_discard,
        _tell_too_few,
        Pick("picked", DISCARD, _coins_overpaid, prompt="topdeck"),
        Order("picked"),
        topdeck("picked", DISCARD),
        cites="guilds2:herald:3",
        cases={"guilds2:herald:4": lambda c: c.event["event"] == "gain", **_WHEN},
    ),
    cites="guilds2:herald:1",
)

card(
    "farrier",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(buys=1)),
    overpay=line(
        4,
        note("left", _coins_overpaid),
        as_long_as(noted("left"), one_less("left"), this_turn("end-turn", Draw(1))),
        cites="guilds2:farrier:1",
    ),
    cites="guilds2:farrier:1",
)


def _first_from_where_it_was_gained(c: Context) -> None:
    play_card(c.game, c.me, c.card, zone_of(c.me, c.event["to"]))


def _then_again(c: Context) -> None:
    c.notes["left"] -= 1
    if c.notes["left"]:
        play_card(c.game, c.me, c.one("played"), None, times=_coins_overpaid(c) - c.notes["left"] + 1)


card(
    "infirmary",
    line(1, plus(cards=1)),
    line(2, trash_from_hand(may=True), cites="guilds2:infirmary:1"),
    overpay=line(
        3,
        note("left", _coins_overpaid),
        when(
            noted("left"),
            _first_from_where_it_was_gained,
            as_long_as(lambda c: c.notes["left"] and c.one("played"), _then_again),
        ),
        cites=("guilds2:infirmary:1", "guilds2:infirmary:2"),
    ),
    cites="guilds2:infirmary:1",
)

# --- what is revealed ------------------------------------------------------------------------------------------------

_WHICH_TO_DISCARD = ("Which of the revealed cards is discarded?", "Welche der aufgedeckten Karten wird abgelegt?")

card(
    "advisor",
    line(1, plus(actions=1)),
    line(2, reveal(3), lay_aside("seen"), cites="guilds2:advisor:2"),
    line(
        3,
        left_player(Pick("picked", among("seen"), prompt=_WHICH_TO_DISCARD), tell_chosen("picked", "seen")),
        discard_noted("picked", ASIDE),
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen in c.aside)),
        take_to_hand("rest", ASIDE),
        cites=("guilds2:advisor:1", "guilds2:advisor:2"),
        cases={"guilds2:advisor:2": lambda c: len(c.many("seen")) < 3},
    ),
    cites="guilds2:advisor:1",
)


def _another_name(c: Context, card: int) -> bool:
    return bool(c.kind(card).slug != c.notes["named"])


def _fewer_found(c: Context) -> bool:
    return shuffling(c) or ("found" in c.notes and len(c.many("found")) < 3)


card(
    "journeyman",
    line(1, NameCard(), cites="guilds2:journeyman:1"),
    line(
        2,
        reveal_until(_another_name, 3, what=Thing(("card of another name", "Karte mit anderem Namen"))),
        take_to_hand("found", ASIDE),
        cites="base2:reveal:1",
        cases={"guilds2:journeyman:2": _fewer_found},
    ),
    line(3, discard_noted("rest", ASIDE), cites="base2:discard:1"),
)

# --- Attacks ---------------------------------------------------------------------------------------------------------

_NO_CURSE = ("no Curse was gained", "Es wurde kein Fluch genommen")

card(
    "soothsayer",
    line(1, gain_a("gold"), cites="base2:play:1", cases={"guilds2:soothsayer:1": none_left("gold")}),
    each_other(
        line(2, gain_a("curse"), cites="guilds2:soothsayer:2", cases={"guilds2:soothsayer:1": none_left("curse")}),
        line(
            3,
            tell_gained_anyway(),
            when(noted("gained"), plus(cards=1), orelse=tell_not("draws none", _NO_CURSE)),
            cites=("guilds2:soothsayer:2", "guilds2:soothsayer:3"),
        ),
    ),
)


def _same_name(c: Context, card: int) -> bool:
    return c.kind(card) is c.kind(c.one("trashed"))


card(
    "taxman",
    line(1, trash_from_hand(may=True, test=is_treasure), cites="guilds:taxman:1"),
    when(
        noted("trashed"),
        line(
            2,
            each_other(
                when(
                    holds_at_least(5),
                    discard_or_reveal_hand(_same_name),
                    orelse=tell_kept_hand(5, "guilds:taxman:2"),
                ),
            ),
            cites=("guilds:taxman:2", "guilds:taxman:1"),
        ),
        line(
            3,
            gain_choice(up_to_more(3, "trashed", "Treasure"), DECK),
            cites="guilds:taxman:3",
            cases={"guilds:taxman:1": lambda c: not c.many("trashed")},
        ),
    ),
)

"""Prosperity, both editions: big money, victory point tokens, prices that change."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Code, Frame, line, when
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.engine.kinds import Price
from rules.engine.steps import Not
from rules.facts import Cost
from rules.rulebook.trash import trash
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    GAME,
    HAND,
    PLAY,
    SELF,
    Kind,
    MayUse,
    NameCard,
    Option,
    Pick,
    card,
    cheaper_in_play,
    cheaper_this_turn,
    choose,
    decline,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    draw_up_to,
    each_other,
    exactly,
    gain_a,
    gain_choice,
    gain_named,
    gained_is_there,
    is_action,
    is_duration,
    is_treasure,
    is_type,
    is_victory,
    keep_named,
    left_player,
    look,
    look_through_discard,
    mine,
    named,
    named_this_turn,
    names,
    noted,
    noted_is,
    on,
    play_noted,
    play_this_from_hand,
    playable,
    plus,
    plus_coins,
    plus_tokens,
    put_back_in_any_order,
    question,
    reveal,
    reveal_hand,
    reveal_this,
    reveal_until,
    show,
    take_to_hand,
    this_turn,
    topdeck,
    topdeck_from_hand,
    trash_from_hand,
    trash_noted,
    trash_this,
    up_to,
    up_to_more,
    zone_of,
)

card("platinum", line(1, plus(coins=5), cites="prosperity2:platinum:2"))
card("colony", points=10)


# --- what was gained, and what was bought ----------------------------------------------------------------------------


def trash_gained(c: Context) -> None:
    trash(c.game, c.me, c.notes["cards"])


class _Watchtower(Ask):
    """Trash it, put it onto the deck, or neither."""

    def question(self, c: Frame) -> Decision:
        options = ["trash", "deck"]
        texts = (("trash it", "entsorgen"), ("put it onto the deck", "auf den Nachziehstapel legen"))
        return Decision(
            c.me, "choose-option", "Watchtower", question("use watchtower"), options, options, 0, texts=texts
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value:
            decline(c)
            return
        c.notes["chosen"] = value[0]
        reveal_this(c)


card(
    "watchtower",
    line(1, draw_up_to(6), cites="prosperity2:watchtower:4"),
    on=on(
        "gain",
        line(
            2,
            _Watchtower(),
            when(lambda c: c.notes["chosen"] == "trash", trash_gained, orelse=topdeck("cards", None)),
            cites=("prosperity2:watchtower:1", "prosperity2:watchtower:3"),
        ),
        zone=HAND,
        test=gained_is_there,
    ),
)

card(
    "royal-seal",
    line(1, plus(coins=2)),
    on=on("gain", line(2, topdeck("cards", None)), zone=PLAY, test=gained_is_there, may=True),
    cites=("prosperity1:royal-seal:1", "prosperity1:royal-seal:2"),
)

card(
    "tiara",
    line(1, plus(buys=1)),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=gained_is_there),
        cites=("prosperity2:tiara:1", "prosperity2:tiara:3"),
    ),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=playable(is_treasure), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        cites="prosperity2:tiara:2",
    ),
    doubles=True,
    cites="prosperity2:tiara:1",
)


def _victory_that_was_bought(c: Context) -> bool:
    return c.mine and c.event["bought"] and is_victory(c, c.subject)


def _bought_a_victory_card(c: Context) -> bool:
    return c.mine and is_victory(c, c.subject)


def _no_longer_there(c: Context) -> bool:
    return any(c.game.where(card) is None for card in c.notes.get("cards", ()))


def _of_several_types(c: Context) -> bool:
    return any(len(c.types(c.kind(card))) > 1 for card in c.notes.get("cards", ()))


card(
    "hoard",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn("gain", gain_a("gold"), test=_victory_that_was_bought),
        cites=("prosperity2:hoard:1",),
        cases={"prosperity2:hoard:2": _no_longer_there, "prosperity2:hoard:3": _of_several_types},
    ),
    cites="prosperity2:hoard:1",
)
card(
    "hoard",
    line(1, plus(coins=2)),
    on=on("buy", line(2, gain_a("gold"), cites="prosperity1:hoard:1"), zone=PLAY, test=_bought_a_victory_card),
    cites="prosperity1:hoard:1",
    edition=1,
)


def _bought_one_to_copy(c: Context) -> bool | Not:
    if not c.mine or not c.cost_of(c.subject) <= Cost(4):
        return False
    bought = c.kind(c.subject).slug
    if is_victory(c, c.subject):
        return Not("no copy", "talisman", bought, cites=("prosperity1:talisman:3",), card=bought)
    return True


card(
    "talisman",
    line(1, plus(coins=1)),
    on=on(
        "buy",
        line(2, gain_named("cards"), cites=("prosperity1:talisman:1", "prosperity1:talisman:2")),
        zone=PLAY,
        test=_bought_one_to_copy,
    ),
    cites="prosperity1:talisman:1",
)

card(
    "goons",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    line(3, each_other(discard_down_to(3)), cites="prosperity1:goons:3"),
    on=on(
        "buy",
        line(4, plus(vp=1), cites=("prosperity1:goons:1", "prosperity1:goons:2")),
        zone=PLAY,
        test=mine,
    ),
    cites="prosperity1:goons:1",
)


def _gained_an_action(c: Context) -> bool:
    return c.mine and is_action(c, c.subject)


card(
    "collection",
    line(1, plus(coins=2)),
    line(2, plus(buys=1)),
    line(
        3,
        this_turn("gain", plus(vp=1), test=_gained_an_action),
        cites=("prosperity2:collection:1", "prosperity2:collection:2"),
    ),
    cites="prosperity2:collection:1",
)


def _treasures_in_play(c: Context) -> tuple[int, ...]:
    return tuple(card for card in c.game.in_play(c.me) if is_treasure(c, card))


def _trash_treasures(c: Context) -> None:
    """But for Durations, which wait for a later turn."""
    cards = [card for card in _treasures_in_play(c) if not c.is_a(card, "Duration")]
    if cards:
        trash(c.game, c.me, cards, zone_of(c.me, PLAY))


def _trash_all_treasures(c: Context) -> None:
    cards = _treasures_in_play(c)
    if cards:
        trash(c.game, c.me, cards, zone_of(c.me, PLAY))


def _is_in(c: Context, cards: tuple[int, ...]) -> bool:
    """This very card, wherever it was moved from."""
    return c.game.identity(c.card) in map(c.game.identity, cards)


def _lies_on_the_deck(c: Context) -> bool:
    return _is_in(c, c.game.deck(c.me))


def _lies_in_the_trash(c: Context) -> bool:
    return _is_in(c, c.game.zones[c.game.table.trash])


_MINTING = line(
    1,
    Pick("picked", HAND, 1, may=True, test=is_treasure, prompt="reveal"),
    show("picked"),
    when(noted("picked"), gain_named("picked")),
    cites=("prosperity2:mint:1", "prosperity2:mint:2"),
)
card(
    "mint",
    _MINTING,
    on=on(
        "gain",
        line(
            2,
            _trash_treasures,
            cites=("prosperity2:mint:3",),
            cases={
                "prosperity2:mint:4": _lies_in_the_trash,
                "prosperity2:mint:5": lambda c: any(c.is_a(card, "Duration") for card in _treasures_in_play(c)),
                "prosperity2:mint:6": _lies_on_the_deck,
            },
        ),
        zone=SELF,
    ),
)
card(
    "mint",
    _MINTING,
    on=on("buy", line(2, _trash_all_treasures, cites="prosperity1:mint:1"), zone=SELF),
    edition=1,
)


# --- what it costs, and whether it can be bought ---------------------------------------------------------------------


def _coppers_in_play(c: Context, kind: Kind) -> bool:
    return kind.slug == "grand-market" and any(c.known(card).slug == "copper" for card in c.game.in_play(c.me))


card(
    "grand-market",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(buys=1)),
    line(4, plus(coins=2)),
    no_buys=_coppers_in_play,
    cites="prosperity2:grand-market:1",
)


def _cheaper_in_the_buy_phase(c: Context) -> Cost:
    if c.game.phase != "buy":
        return Cost(8)
    return Cost(max(8 - 2 * sum(is_action(c, card) for card in c.game.in_play(c.game.player)), 0))


card(
    "peddler",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    price=Price(_cheaper_in_the_buy_phase, ("prosperity2:peddler:2", "prosperity2:peddler:3")),
    cites="prosperity2:peddler:1",
)

card(
    "quarry",
    line(1, plus(coins=1)),
    line(2, this_turn("cost"), cites=("prosperity2:quarry:1", "prosperity2:quarry:2", "prosperity2:quarry:3")),
    cut=cheaper_this_turn("quarry", 2, "Action"),
    cites="prosperity2:quarry:1",
)
card(
    "quarry",
    line(1, plus(coins=1)),
    cut=cheaper_in_play("quarry", 2, "Action"),
    cites="prosperity1:quarry:1",
    edition=1,
)

card(
    "contraband",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(3, left_player(NameCard()), cites=("prosperity1:contraband:2", "prosperity1:contraband:3")),
    line(4, keep_named),
    no_buys=named_this_turn("contraband"),
    cites="prosperity1:contraband:1",
)

_up_to_five = up_to(5)
_named_for_a_war_chest = named_this_turn("war-chest")


def _not_named(c: Context, kind: Kind) -> bool:
    return _up_to_five(c, kind) and not _named_for_a_war_chest(c, kind)


card(
    "war-chest",
    line(1, left_player(NameCard()), keep_named, cites="prosperity2:war-chest:1"),
    line(2, gain_choice(_not_named), cites=("prosperity2:war-chest:1", "prosperity2:war-chest:2")),
)


# --- Treasures -------------------------------------------------------------------------------------------------------

card(
    "bank",
    line(
        1,
        plus_coins(lambda c: len(_treasures_in_play(c))),
        cites=("prosperity2:bank:1", "prosperity2:bank:2"),
    ),
    last=True,
)

_DIG_FOR_A_TREASURE = reveal_until(is_treasure)
card(
    "venture",
    line(1, plus(coins=1)),
    line(2, _DIG_FOR_A_TREASURE, cites="prosperity1:venture:2"),
    line(3, discard_noted("rest", ASIDE), cites="prosperity1:venture:1"),
    line(4, play_noted("found", ASIDE), cites=("prosperity1:venture:1", "prosperity1:venture:3")),
    cites="prosperity1:venture:1",
)

card(
    "loan",
    line(1, plus(coins=1)),
    line(2, _DIG_FOR_A_TREASURE, cites="prosperity1:loan:2"),
    line(
        3,
        when(
            noted("found"),
            choose(
                Option("discard", discard_noted("found", ASIDE), says=("discard it", "lege sie ab")),
                Option("trash", trash_noted("found", ASIDE), says=("trash it", "entsorge sie")),
                widens=False,
            ),
        ),
        cites="prosperity1:loan:1",
    ),
    line(4, discard_noted("rest", ASIDE), cites="prosperity1:loan:2"),
    cites="prosperity1:loan:1",
)

card(
    "anvil",
    line(1, plus(coins=1)),
    line(2, discard_from_hand(may=True, test=is_treasure), cites="prosperity2:anvil:1"),
    line(3, when(noted("discarded"), gain_choice(up_to(4))), cites="prosperity2:anvil:2"),
    cites="prosperity2:anvil:1",
)


def _different_treasures_in_hand(c: Context) -> int:
    return names(c, [card for card in c.hand if is_treasure(c, card)])


card(
    "investment",
    line(1, trash_from_hand(), cites="prosperity2:investment:1"),
    line(
        2,
        choose(
            Option("coin", plus(coins=1)),
            Option(
                "trash",
                trash_this,
                line(
                    3,
                    when(noted("this trashed"), reveal_hand, plus_tokens("vp", _different_treasures_in_hand)),
                    cites=("prosperity2:investment:2", "prosperity2:investment:3"),
                ),
                says=("trash the Investment for victory points", "entsorge die Geldanlage für Punkte"),
            ),
        ),
        cites="prosperity2:investment:3",
    ),
    last=True,
)

_DISCARD_IT = Option("discard", discard_noted("seen", DECK), says=("discard it", "lege sie ab"))
_TRASH_IT = Option("trash", trash_noted("seen", DECK), says=("trash it", "entsorge sie"))
_PLAY_IT = Option("play", play_noted("seen", DECK), says=("play it", "spiele sie"))
_WITH_IT = ("What do you do with it?", "Was tust du mit ihr?")
card(
    "crystal-ball",
    line(1, plus(coins=1)),
    line(2, look(1), cites="prosperity2:crystal-ball:1"),
    line(
        3,
        when(
            noted_is("seen", is_type("Action", "Treasure")),
            choose(_TRASH_IT, _DISCARD_IT, _PLAY_IT, may=True, prompt=_WITH_IT, widens=False),
            orelse=when(noted("seen"), choose(_TRASH_IT, _DISCARD_IT, may=True, prompt=_WITH_IT, widens=False)),
        ),
        cites=("prosperity2:crystal-ball:1", "prosperity2:crystal-ball:2"),
    ),
    cites="prosperity2:crystal-ball:1",
)


# --- Actions ---------------------------------------------------------------------------------------------------------

card(
    "kings-court",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        play_noted("played", again=True, nth=3),
        cites=("prosperity2:kings-court:1", "prosperity2:kings-court:4"),
        cases={
            "prosperity2:kings-court:2": noted_is("picked", named("kings-court")),
            "prosperity2:kings-court:3": noted_is("picked", is_duration),
        },
    ),
)

card(
    "workers-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(3, plus(buys=1), cites="prosperity2:workers-village:1"),
    cites="prosperity2:workers-village:2",
)


def _one_pile_is_empty(c: Context) -> bool:
    return c.game.empty_piles() >= 1


def _two_piles_are_empty(c: Context) -> bool:
    return c.game.empty_piles() >= 2


card(
    "city",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(3, when(_one_pile_is_empty, plus(cards=1)), cites=("prosperity2:city:1", "prosperity2:city:2")),
    line(4, when(_two_piles_are_empty, plus(buys=1, coins=1)), cites=("prosperity2:city:1", "prosperity2:city:2")),
    cites="prosperity2:city:2",
)

card(
    "expand",
    line(1, trash_from_hand(), cites="prosperity2:expand:2"),
    line(2, when(noted("trashed"), gain_choice(up_to_more(3))), cites=("prosperity2:expand:1", "prosperity2:expand:2")),
)


def _coins_together(c: Context) -> int:
    return sum(c.cost_of(card).coins for card in c.many("trashed"))


card(
    "forge",
    line(1, trash_from_hand(lambda c: len(c.hand), up_to=True), cites="prosperity2:forge:1"),
    line(2, gain_choice(exactly(_coins_together)), cites=("prosperity2:forge:1", "prosperity2:forge:2")),
)

card(
    "vault",
    line(1, plus(cards=2)),
    line(
        2,
        discard_from_hand(lambda c: len(c.hand), up_to=True),
        plus_coins(lambda c: len(c.many("discarded"))),
        cites="prosperity2:vault:1",
    ),
    line(
        3,
        each_other(
            discard_from_hand(2, may=True),
            when(lambda c: len(c.many("discarded")) == 2, plus(cards=1)),
        ),
        cites=("prosperity2:vault:2", "prosperity2:vault:3"),
    ),
    cites="prosperity2:vault:1",
)

card(
    "magnate",
    line(1, reveal_hand, cites="prosperity2:magnate:1"),
    line(
        2,
        plus(cards=lambda c: sum(is_treasure(c, card) for card in c.hand)),
        cites=("prosperity2:magnate:1", "prosperity2:magnate:2"),
    ),
)

card(
    "counting-house",
    line(1, look_through_discard, cites="prosperity1:counting-house:1"),
    line(
        2,
        Pick("picked", DISCARD, lambda c: len(c.discard_pile), up_to=True, test=named("copper"), prompt="take"),
        show("picked"),
        take_to_hand("picked", DISCARD),
        cites=("prosperity1:counting-house:1", "prosperity1:counting-house:2"),
    ),
)


# --- victory point tokens --------------------------------------------------------------------------------------------

card(
    "monument",
    line(1, plus(coins=2)),
    line(
        2,
        plus(vp=1),
        cites="prosperity2:monument:1",
        cases={"prosperity2:monument:2": lambda c: c.notes.get("times", 1) > 1},
    ),
    cites="prosperity2:monument:1",
)


def _half_its_coins(c: Context) -> int:
    return c.cost_of(c.one("trashed")).coins // 2 if c.many("trashed") else 0


card(
    "bishop",
    line(1, plus(coins=1)),
    line(2, plus(vp=1), cites="prosperity2:bishop:4"),
    line(3, trash_from_hand(), cites="prosperity2:bishop:1"),
    line(4, plus_tokens("vp", _half_its_coins), cites=("prosperity2:bishop:3", "prosperity2:bishop:2")),
    line(5, each_other(trash_from_hand(may=True)), cites=("prosperity2:bishop:1", "prosperity2:bishop:2")),
    cites="prosperity2:bishop:1",
)


# --- Attacks ---------------------------------------------------------------------------------------------------------

card(
    "mountebank",
    line(1, plus(coins=2)),
    each_other(
        line(2, discard_from_hand(may=True, test=named("curse")), cites="prosperity1:mountebank:1"),
        line(
            3,
            when(lambda c: not c.many("discarded"), gain_a("curse"), gain_a("copper")),
            cites=("prosperity1:mountebank:1", "prosperity1:mountebank:2"),
        ),
    ),
    cites="prosperity1:mountebank:1",
)


def _actions_and_treasures(c: Context) -> None:
    c.notes["hit"] = tuple(card for card in c.many("seen") if is_action(c, card) or is_treasure(c, card))


card(
    "rabble",
    line(1, plus(cards=3)),
    each_other(
        line(
            2,
            reveal(3),
            _actions_and_treasures,
            discard_noted("hit", DECK),
            cites=("prosperity2:rabble:1", "prosperity2:rabble:2"),
        ),
        line(3, put_back_in_any_order("seen"), cites="prosperity2:rabble:1"),
    ),
    cites="prosperity2:rabble:1",
)


def _my_turn_starts(c: Context) -> bool:
    return c.mine and c.game.may_play(c.me, c.known(c.card))


card(
    "clerk",
    line(1, plus(coins=2)),
    line(
        2,
        each_other(when(lambda c: len(c.hand) >= 5, topdeck_from_hand())),
        cites="prosperity2:clerk:3",
    ),
    on=on(
        "turn",
        line(3, play_this_from_hand, cites=("prosperity2:clerk:1", "prosperity2:clerk:2")),
        zone=HAND,
        test=_my_turn_starts,
        may=True,
    ),
    cites="prosperity2:clerk:3",
)

_A_CURSE_PLAYED = Code("curse", line(1, plus(coins=1), cites="prosperity2:charlatan:1"), source="curse")


def _curses_are_treasures(c: Context, kind: Kind) -> frozenset[str]:
    return frozenset({"Treasure"}) if kind.slug == "curse" else frozenset()


def _what_a_curse_says(c: Context, kind: Kind) -> Code | None:
    return _A_CURSE_PLAYED if kind.slug == "curse" else None


card(
    "charlatan",
    line(1, plus(coins=3)),
    line(2, each_other(gain_a("curse")), cites="prosperity2:charlatan:3"),
    retype=_curses_are_treasures,
    instructions=_what_a_curse_says,
    cites="prosperity2:charlatan:3",
)


# --- Trade Route -----------------------------------------------------------------------------------------------------

_MAT = ("trade-route", "coins")


def _victory_piles(c: Context) -> list[str]:
    return [pile.slug for pile in c.game.table.supply if "Victory" in pile.kind.types]


def _tokens_on_the_mat(c: Context) -> int:
    """Those that the table says, and at least one for each Victory pile that has none any more."""
    tokens = c.game.pile_tokens
    missing = sum(not tokens.get((pile, "coins")) for pile in _victory_piles(c))
    return max(tokens.get(_MAT, 0), missing)


def _a_token_on_each_victory_pile(c: Context) -> None:
    for pile in _victory_piles(c):
        c.game.pile_tokens[pile, "coins"] = 1


def _pile_with_a_token(c: Context) -> str:
    tokens, source = c.game.pile_tokens, c.event["source"]
    piles = (pile.slug for pile in c.game.table.supply if pile.zone == source)
    return next((pile for pile in piles if tokens.get((pile, "coins"))), "")


def _first_of_its_pile(c: Context) -> bool:
    return c.mine and bool(_pile_with_a_token(c))


def _token_to_the_mat(c: Context) -> None:
    tokens, pile = c.game.pile_tokens, _pile_with_a_token(c)
    on_the_mat = _tokens_on_the_mat(c) + 1
    tokens[pile, "coins"] = 0
    tokens[_MAT] = on_the_mat
    c.say("effect", c.me, "token to mat", (pile,), mat="trade-route", n=on_the_mat)


card(
    "trade-route",
    line(1, plus(buys=1)),
    line(2, plus_coins(_tokens_on_the_mat), cites=("prosperity1:trade-route:1", "prosperity1:trade-route:2")),
    line(3, trash_from_hand(), cites="prosperity1:trade-route:3"),
    on=on(
        "gain",
        line(4, _token_to_the_mat, cites=("prosperity1:trade-route:1", "prosperity1:trade-route:2")),
        zone=GAME,
        test=_first_of_its_pile,
    ),
    setup=_a_token_on_each_victory_pile,
    cites="prosperity1:trade-route:1",
)

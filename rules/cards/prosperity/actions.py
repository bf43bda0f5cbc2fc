"""Prosperity’s other Actions, its Attacks, and the tokens of Trade Route."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DISCARD,
    GAME,
    HAND,
    Code,
    Context,
    Kind,
    Not,
    Pick,
    Retype,
    Text,
    any_number,
    brings_less,
    but_no_potion,
    card,
    count,
    count_empty_piles,
    curse_as_treasure,
    discard_from_hand,
    discard_noted,
    each_other,
    exactly,
    gain_a,
    gain_choice,
    hand_is_empty,
    has_several_types,
    holds_at_least,
    in_turn_order,
    is_action,
    is_duration,
    is_treasure,
    is_victory,
    lay_aside,
    line,
    look_through_discard,
    named,
    none_left,
    not_the_first_play,
    note,
    noted,
    noted_is,
    nothing,
    nothing_fits,
    on,
    play_noted,
    play_this_from_hand,
    playable,
    plus,
    plus_coins,
    plus_tokens,
    put_back_in_any_order,
    reveal,
    reveal_hand,
    show,
    shuffling,
    take_to_hand,
    tell_empty_discard,
    tell_kept_hand,
    tell_not,
    tell_trashed_cost,
    this_may_be_played,
    topdeck_from_hand,
    trash_from_hand,
    up_to_more,
    uses_no_action,
    when,
)

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

_PLAYED_TWICE = {"prosperity2:workers-village:2": not_the_first_play}

card(
    "workers-village",
    line(1, plus(cards=1), cites="base2:play:1", cases=_PLAYED_TWICE),
    line(2, plus(actions=2), cites="base2:play:1", cases=_PLAYED_TWICE),
    line(3, plus(buys=1), cites="prosperity2:workers-village:1", cases=_PLAYED_TWICE),
)


_THREE_ARE = {"prosperity2:city:2": lambda c: c.notes.get("empty", 0) > 2}


def _how_they_count(c: Context) -> Text:
    if c.game.empty_piles() > 2:
        return " (more than two bring nothing more)", " (mehr als zwei bringen nichts weiter)"
    return " (now, while the City is played)", " (jetzt, während die Stadt gespielt wird)"


_JUST_ONE_EMPTY = ("that takes two empty piles", "Dazu müssten es zwei leere Stapel sein")

card(
    "city",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        note("empty", count_empty_piles.telling_how(_how_they_count)),
        when(lambda c: c.notes["empty"] >= 1, plus(cards=1)),
        cites="prosperity2:city:1",
        cases=_THREE_ARE,
    ),
    line(
        4,
        when(lambda c: c.notes["empty"] >= 2, plus(buys=1, coins=1)),
        when(lambda c: c.notes["empty"] == 1, brings_less("anything more", _JUST_ONE_EMPTY)),
        cites="prosperity2:city:1",
        cases=_THREE_ARE,
    ),
    cites="base2:play:1",
)

card(
    "expand",
    line(1, trash_from_hand(), cites="base2:trash:1"),
    line(
        2,
        when(noted("trashed"), gain_choice(up_to_more(3))),
        cites="prosperity2:expand:1",
        cases={"prosperity2:expand:2": nothing("trashed")},
    ),
)


def _coins_together(c: Context) -> int:
    return sum(c.cost_of(card).coins for card in c.many("trashed"))


def _tell_sum(c: Context) -> None:
    costs = [str(c.cost_of(card).coins) for card in c.many("trashed")]
    which, (en, de) = f" ({' + '.join(costs)})" if len(costs) > 1 else "", but_no_potion()(c)
    c.say("effect", c.me, "counted", what=_TRASHED_COSTS, n=_coins_together(c), which=(which + en, which + de))


_TRASHED_COSTS = ("coins in the costs of the trashed cards", "Geld in den Kosten der entsorgten Karten")


def _with_a_potion_or_in_vain(c: Context) -> bool:
    return nothing_fits(c) or any(c.cost_of(card).potion for card in c.many("trashed"))


card(
    "forge",
    line(1, trash_from_hand(any_number, up_to=True), cites="base2:trash:1"),
    line(
        2,
        _tell_sum,
        gain_choice(exactly(_coins_together)),
        cites="base2:play:1",
        cases={"prosperity2:forge:1": nothing("trashed"), "prosperity2:forge:2": _with_a_potion_or_in_vain},
    ),
)


def _not_two(c: Context) -> None:
    c.say("not", c.who, "one instead of two", ("vault",))


card(
    "vault",
    line(1, plus(cards=2)),
    line(
        2,
        discard_from_hand(any_number, up_to=True),
        plus_coins(lambda c: len(c.many("discarded"))),
        cites="prosperity2:vault:1",
    ),
    line(
        3,
        each_other(
            discard_from_hand(2, may=True),
            when(lambda c: len(c.many("discarded")) == 2, plus(cards=1), orelse=when(noted("discarded"), _not_two)),
        ),
        cites="base2:play:1",
        cases={"prosperity2:vault:2": lambda c: len(c.many("discarded")) == 1, "prosperity2:vault:3": shuffling},
    ),
    cites="base2:play:1",
)


def _treasures_in_hand(c: Context) -> list[int]:
    return [card for card in c.hand if is_treasure(c, card)]


def _holds_a_treasure_of_two_types(c: Context) -> bool:
    return any(len(c.types(c.kind(card))) > 1 and c.kind(card).slug != "curse" for card in _treasures_in_hand(c))


card(
    "magnate",
    line(1, reveal_hand, cites="prosperity2:magnate:1"),
    line(
        2,
        plus(cards=count(("Treasures in hand", "Geldkarten auf der Hand"), _treasures_in_hand)),
        cites="prosperity2:magnate:1",
        cases={
            "prosperity2:charlatan:2": curse_as_treasure(lambda c: c.hand),
            "prosperity2:magnate:2": _holds_a_treasure_of_two_types,
        },
    ),
)


def _discards_without_copper(c: Context) -> bool:
    there = c.discard_pile
    return bool(there) and not c.many("picked") and all(c.kind(card).slug != "copper" for card in there)


card(
    "counting-house",
    line(1, look_through_discard, tell_empty_discard, cites="prosperity1:counting-house:1"),
    line(
        2,
        Pick("picked", DISCARD, any_number, up_to=True, test=named("copper"), prompt="take"),
        show("picked"),
        take_to_hand("picked", DISCARD),
        when(_discards_without_copper, tell_not("takes none", ("no Copper is among them", "Kein Kupfer ist darunter"))),
        cites=("prosperity1:counting-house:1", "prosperity1:counting-house:2"),
    ),
)

card(
    "monument",
    line(1, plus(coins=2)),
    line(
        2,
        plus(vp=1),
        cites="prosperity2:monument:1",
        cases={"prosperity2:monument:2": not_the_first_play},
    ),
    cites="prosperity2:monument:1",
)


def _half_its_coins(c: Context) -> int:
    return c.cost_of(c.one("trashed")).coins // 2


def _costs_a_potion(c: Context) -> bool:
    return any(c.cost_of(card).potion for card in c.many("trashed"))


_HALF_ITS_COINS = ("half the coins of its cost, rounded down", "die halben Geldkosten der Karte, abgerundet")
_WHO_PLAYED_IT = ("only whoever played the Bishop gets tokens", "Marker bekommt nur, wer den Bischof gespielt hat")

card(
    "bishop",
    line(1, plus(coins=1)),
    line(2, plus(vp=1), cites="base2:play:1", cases={"prosperity2:bishop:4": hand_is_empty}),
    line(3, trash_from_hand(), cites="prosperity2:bishop:1"),
    line(
        4,
        when(
            noted("trashed"),
            tell_trashed_cost,
            plus_tokens("vp", count(_HALF_ITS_COINS, _half_its_coins, how=but_no_potion())),
        ),
        cites="prosperity2:bishop:3",
        cases={"prosperity2:bishop:2": _costs_a_potion},
    ),
    line(
        5,
        each_other(trash_from_hand(may=True), when(noted("trashed"), tell_not("gets none", _WHO_PLAYED_IT, "trashed"))),
        cites=("prosperity2:bishop:2", "prosperity2:bishop:1"),
    ),
    cites="base2:play:1",
)


card(
    "mountebank",
    line(1, plus(coins=2)),
    each_other(
        line(2, discard_from_hand(may=True, test=named("curse")), cites="prosperity1:mountebank:1"),
        line(
            3,
            when(
                lambda c: not c.many("discarded"),
                gain_a("curse"),
                gain_a("copper"),
                orelse=tell_not("gains none", ("a Curse was discarded", "Ein Fluch wurde abgelegt")),
            ),
            cites="prosperity1:mountebank:1",
            cases={"prosperity1:mountebank:2": none_left("curse", "copper")},
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
            lay_aside("seen"),
            _actions_and_treasures,
            discard_noted("hit", ASIDE),
            cites="prosperity2:rabble:1",
            cases={"prosperity2:rabble:2": has_several_types("seen")},
        ),
        line(3, put_back_in_any_order("seen", ASIDE), cites="prosperity2:rabble:1"),
    ),
    cites="prosperity2:rabble:1",
)


def _my_turn_starts(c: Context) -> bool | Not:
    return c.mine and this_may_be_played(c)


card(
    "clerk",
    line(1, plus(coins=2)),
    line(
        2,
        each_other(when(holds_at_least(5), topdeck_from_hand(), orelse=tell_kept_hand(5, "prosperity2:clerk:3"))),
        cites="base2:play:1",
        cases={"prosperity2:clerk:3": lambda c: len(c.deck) <= 1} | in_turn_order,
    ),
    on=on(
        "turn",
        line(3, uses_no_action, play_this_from_hand, cites=("prosperity2:clerk:1", "prosperity2:clerk:2")),
        zone=HAND,
        test=_my_turn_starts,
        may=True,
    ),
    cites="base2:play:1",
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
    retype=Retype(
        _curses_are_treasures,
        ("prosperity2:charlatan:1",),
        lambda c, kind: ("Charlatan is in this game", "Die Wunderheilerin ist in dieser Partie"),
    ),
    instructions=_what_a_curse_says,
    cites="base2:play:1",
)

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


def _first_of_its_pile(c: Context) -> bool | Not:
    if not c.mine or not is_victory(c, c.subject):
        return False
    if _pile_with_a_token(c):
        return True
    slug = c.kind(c.subject).slug
    pile = c.game.table.pile_of.get(slug)
    if pile is None or pile.zone != c.event["source"]:
        cites, why = ("prosperity1:trade-route:2",), _NOT_FROM_ITS_PILE
    else:
        cites, why = ("prosperity1:trade-route:1",), _NO_TOKEN_LEFT
    return Not("no token to mat", "trade-route", slug, cites=cites, card=slug, mat="trade-route", why=why)


_NOT_FROM_ITS_PILE = ("it did not come from its pile", "Die Karte kam nicht vom Stapel")
_NO_TOKEN_LEFT = ("its pile has no token any more", "Auf dem Stapel liegt keiner mehr")


def _token_to_the_mat(c: Context) -> None:
    tokens, pile = c.game.pile_tokens, _pile_with_a_token(c)
    on_the_mat = _tokens_on_the_mat(c) + 1
    tokens[pile, "coins"] = 0
    tokens[_MAT] = on_the_mat
    c.say("effect", c.me, "token to mat", (pile,), mat="trade-route", n=on_the_mat)


def _empty_handed(c: Context) -> bool:
    return not (c.hand or c.many("trashed"))


card(
    "trade-route",
    line(1, plus(buys=1)),
    line(
        2,
        plus_coins(count(("tokens on the mat", "Marker auf dem Tableau"), _tokens_on_the_mat)),
        cites=("prosperity1:trade-route:1", "prosperity1:trade-route:2"),
    ),
    line(
        3,
        trash_from_hand(),
        cites="base2:play:1",
        cases={"prosperity1:trade-route:3": _empty_handed},
    ),
    on=on(
        "gain",
        line(4, _token_to_the_mat, cites=("prosperity1:trade-route:1", "prosperity1:trade-route:2")),
        zone=GAME,
        test=_first_of_its_pile,
    ),
    setup=_a_token_on_each_victory_pile,
    cites="prosperity1:trade-route:1",
)

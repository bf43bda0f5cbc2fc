"""What only Seaside’s 1st edition has."""

from __future__ import annotations

from rules.words import (
    DECK,
    GAME,
    HAND,
    ZONES,
    Context,
    Not,
    Option,
    Order,
    Pick,
    PickWholePile,
    Pile,
    Step,
    Tell,
    Text,
    YesNo,
    among,
    applies,
    as_long_as,
    card,
    choose,
    chose,
    count,
    discard_noted,
    each_other,
    gain_a,
    gain_named,
    holds_at_least,
    is_treasure,
    line,
    look,
    look_at_bottom,
    named,
    none_left,
    not_the_first_play,
    note,
    noted,
    nothing,
    on,
    plus,
    plus_coins,
    put_back_in_any_order,
    reveal,
    show,
    shuffling,
    tell_kept_hand,
    tell_only_in_deck,
    tokens_held,
    told_below,
    top_card,
    topdeck,
    trash_noted,
    trash_this,
    when,
)


def _lay_embargo(c: Context) -> None:
    slug = c.notes["pile"]
    c.game.add_pile_token(slug, "embargo")
    told = "pile token all the same" if not_the_first_play(c) else "pile token"
    c.say("effect", c.me, told, (slug,), n=("an Embargo token", "einen Embargomarker"))


def _buys_under_embargo(c: Context) -> bool:
    return bool(c.mine and c.game.pile_tokens.get((c.event["pile"], "embargo")))


def _count_embargoes(c: Context) -> None:
    c.notes["curses"] = c.notes["tokens"] = c.game.pile_tokens[c.notes["pile"], "embargo"]
    c.notes["owner"] = -1  # the token is nobody's any more


def _one_curse_less(c: Context) -> None:
    c.notes["curses"] -= 1
    n = c.notes.get("tokens", 0)
    if n > 1:
        nth = n - c.notes["curses"]
        c.notes["which"] = ((f"token {nth} of {n}", f"Marker {nth} von {n}"),)


def _gains_under_embargo(c: Context) -> bool | Not:
    """A card of that pile that was not bought."""
    pile = c.game.table.pile_of.get(c.kind(c.subject).slug)
    if not c.mine or c.event.get("bought", True) or c.event["by"] == "possession":  # then somebody else bought it
        return False
    if pile is None or not c.game.pile_tokens.get((pile.slug, "embargo")):
        return False
    return Not("not by buying", "embargo", cites=("seaside1:embargo:3",), card="embargo", missing="curse")


card(
    "embargo",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(2, trash_this, cites="base2:play:1", cases={"seaside1:embargo:4": not_the_first_play}),
    line(
        3,
        PickWholePile(),
        _lay_embargo,
        cites="seaside1:embargo:1",
        cases=dict.fromkeys(("seaside1:embargo:4", "seaside1:later-wordings:1"), not_the_first_play),
    ),
    on=(
        on("gain", line(4, _one_curse_less, cites="seaside1:embargo:3"), zone=GAME, test=_gains_under_embargo),
        on(
            "buy",
            line(
                4,
                _count_embargoes,
                as_long_as(noted("curses"), _one_curse_less, gain_a("curse")),
                cites=("seaside1:embargo:2", "seaside1:embargo:3"),
                cases={"seaside1:embargo:5": none_left("curse")},
            ),
            zone=GAME,
            test=_buys_under_embargo,
        ),
    ),
)


def _leave_below(c: Context) -> None:
    c.say("effect", c.me, "leaves below", c.many("seen"))


card(
    "pearl-diver",
    line(1, plus(cards=1)),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, look_at_bottom(), cites="seaside1:pearl-diver:1", cases={"seaside1:pearl-diver:2": shuffling}),
    line(
        4,
        when(
            noted("seen"),
            told_below(YesNo(("Do you put it on top of your deck?", "Legst du sie oben auf den Nachziehstapel?"))),
            when(noted("yes"), topdeck("seen", DECK), orelse=_leave_below),
        ),
        cites="seaside1:pearl-diver:3",
    ),
    cites="seaside1:pearl-diver:1",
)


def _home_pile(c: Context) -> Pile | None:
    """The Supply pile of the revealed card."""
    pile = c.game.table.pile_of.get(c.kind(c.one("shown")).slug)
    return pile if pile is not None and pile.supply else None


def _show(c: Context) -> None:
    c.notes["name"] = c.kind(c.one("shown")).slug
    c.say("reveal", c.me, "reveal", c.many("shown"))


def _no_home(c: Context) -> None:
    where = (" in the Supply, so nobody gains one", " im Vorrat, also nimmt auch niemand eine")
    c.say("not", c.me, "no pile", (c.notes["name"],), because=("seaside1:ambassador:6",), why=where)


def _same_in_hand(c: Context) -> list[int]:
    return [card for card in c.game.hand(c.me) if c.kind(card).slug == c.notes["name"]] if _home_pile(c) else []


_HOW_MANY_BACK = (
    "How many of them do you return: none, one or two?",
    "Wie viele davon legst du zurück: keine, eine oder zwei?",
)


def _return_to_pile(c: Context) -> None:
    pile = _home_pile(c)
    if pile is not None and c.many("picked"):
        empty = not c.game.top(pile)
        returned = [c.game.move(card, c.me * ZONES + HAND, pile.zone) for card in c.many("picked")]
        c.say("put", c.me, "return", returned)
        if empty:
            c.say("effect", c.me, "has cards again", because=("seaside1:ambassador:5",), card=pile.slug)
    elif pile is not None:
        c.say("choose", c.me, "returns none", because=("seaside1:ambassador:1", "seaside1:ambassador:3"))


card(
    "ambassador",
    line(1, Pick("shown", HAND, 1, prompt="reveal"), when(noted("shown"), _show), cites="seaside1:ambassador:1"),
    when(
        noted("shown"),
        line(
            2,
            told_below(Pick("picked", _same_in_hand, 2, up_to=True, prompt=_HOW_MANY_BACK)),
            _return_to_pile,
            cites=("seaside1:ambassador:1", "seaside1:ambassador:5"),
        ),
        line(
            3,
            when(_home_pile, each_other(gain_named("name")), orelse=_no_home),
            cites="seaside1:ambassador:2",
            cases={
                "seaside1:ambassador:4": nothing("shown"),
                "seaside1:ambassador:3": lambda c: "picked" in c.notes and not c.many("picked"),
            },
        ),
    ),
    cites="seaside1:ambassador:4",
)


def _fewer_than_five(c: Context) -> bool:
    return "seen" in c.notes and len(c.many("seen")) < 5


card(
    "navigator",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        look(5),
        cites="seaside1:navigator:1",
        cases={"seaside1:navigator:2": shuffling, "seaside1:navigator:3": _fewer_than_five},
    ),
    line(
        3,
        when(
            noted("seen"),
            choose(
                Option("discard", discard_noted("seen", DECK)),
                Option("deck", put_back_in_any_order("seen")),
                prompt=("What becomes of all these cards?", "Was geschieht mit all diesen Karten?"),
            ),
        ),
        cites="seaside1:navigator:1",
        cases={"seaside1:navigator:3": _fewer_than_five},
    ),
)


def _remember_loot(c: Context) -> None:
    c.notes["loot"] += len(c.many("trashed"))
    c.notes["seen"] = tuple(card for card in c.many("seen") if card in c.deck)


def _no_token(c: Context) -> None:
    c.say("not", c.me, "no coin token", (c.card,))


def _why_one_token(c: Context) -> Text:
    n = c.notes["loot"]
    if n == 1:
        return "a Treasure was trashed", "Es wurde eine Geldkarte entsorgt"
    return f"{n} Treasures were trashed, which brings one token all the same", (
        f"Es wurden {n} Geldkarten entsorgt, und das bringt trotzdem nur einen Marker"
    )


def _raid() -> Step:
    return (
        note("loot", 0),
        each_other(
            line(2, reveal(2), cites="seaside1:pirate-ship:2"),
            line(
                3,
                Pick("prey", among("seen", is_treasure), 1, prompt="trash", by="me"),
                trash_noted("prey", DECK),
                cites=("seaside1:pirate-ship:2", "seaside1:pirate-ship:5"),
            ),
            line(4, _remember_loot, discard_noted("seen", DECK), cites="seaside1:pirate-ship:2"),
        ),
        line(
            5,
            when(noted("loot"), applies(_why_one_token), plus(pirate=1), orelse=_no_token),
            cites="seaside1:pirate-ship:3",
        ),
    )


_COUNT_TOKENS = count(("Coin tokens, which stay on the mat", "Geldmarker, die liegen bleiben"), tokens_held("pirate"))
_NO_TOKENS = ("there is no Coin token on the mat", "Auf dem Tableau liegt kein Geldmarker")


def _takes_no_coins(c: Context) -> bool:
    return chose("coins")(c) and not c.game.token(c.me, "pirate")


card(
    "pirate-ship",
    line(
        1,
        choose(
            Option("raid", _raid(), says=("raid the other players", "die Mitspieler überfallen")),
            Option(
                "coins",
                when(tokens_held("pirate"), plus_coins(_COUNT_TOKENS), orelse=Tell("no more", _NO_TOKENS)),
                says=("+1 Coin for each Coin token", "+1 Geld je Geldmarker"),
            ),
        ),
        cites=("seaside1:pirate-ship:1", "seaside1:pirate-ship:4"),
        cases={"seaside1:choose-one:2": _takes_no_coins},
    ),
)


def _no_top_card(c: Context) -> None:
    c.say("not", c.who, "no top card")


def _others_in_deck(c: Context) -> list[int]:
    return [card for card in c.deck if c.known(card).slug != "curse"]


def _curses_run_out(c: Context) -> bool:
    return len(c.game.pile_cards("curse")) < 2


card(
    "sea-hag",
    each_other(
        line(
            1,
            top_card(),
            when(noted("top"), discard_noted("top", DECK), orelse=_no_top_card),
            cites="base2:play:1",
            cases={
                "seaside1:sea-hag:1": lambda c: shuffling(c) or not c.many("top"),
                "seaside1:sea-hag:2": lambda c: bool(c.many("top")) and not {*c.deck} - {*c.many("top")},
                "seaside1:sea-hag:3": _curses_run_out,
            },
        ),
        line(
            2,
            gain_a("curse", DECK),
            tell_only_in_deck("gained"),
            cites="base2:play:1",
            cases={
                "seaside1:sea-hag:1": lambda c: not c.many("top"),
                "seaside1:sea-hag:2": lambda c: bool(c.many("top")) and not _others_in_deck(c),
                "seaside1:sea-hag:3": lambda c: not c.game.pile_cards("curse") and len(c.game.others(c.me)) > 1,
            },
        ),
    ),
)


def _keeps_a_province_hidden(c: Context) -> bool:
    return not c.many("shown") and any(c.known(card).slug == "province" for card in c.hand)


def _keeps_it(c: Context) -> None:
    c.say("effect", c.me, "keep", c.many("shown"))


def _shows_none(c: Context) -> None:
    why = (
        (", though there is one in hand: showing it is voluntary", ", obwohl eine auf der Hand ist: Das ist freiwillig")
        if _keeps_a_province_hidden(c)
        else (": there is none in hand", ": Auf der Hand ist keine")
    )
    c.say("choose", c.me, "shows none", ("province",), why=why)


card(
    "explorer",
    line(
        1,
        told_below(Pick("shown", HAND, 1, may=True, test=named("province"), prompt="reveal")),
        when(noted("shown"), show("shown"), _keeps_it),
        cites="seaside1:explorer:2",
    ),
    line(
        2,
        when(noted("shown"), gain_a("gold", HAND), orelse=(_shows_none, gain_a("silver", HAND))),
        cites="seaside1:explorer:3",
        cases={"seaside1:explorer:1": _keeps_a_province_hidden},
    ),
)

card(
    "ghost-ship",
    line(1, plus(cards=2), cites="base2:draw:4"),
    line(
        2,
        each_other(
            when(
                holds_at_least(4),
                Pick("picked", HAND, lambda c: len(c.hand) - 3, prompt="topdeck"),
                Order("picked"),
                topdeck("picked"),
                tell_only_in_deck("picked"),
                orelse=tell_kept_hand(4, "seaside1:ghost-ship:2"),
            )
        ),
        cites="seaside1:ghost-ship:1",
        cases={"seaside1:ghost-ship:3": lambda c: {*c.deck} <= {*c.many("picked")}},
    ),
)

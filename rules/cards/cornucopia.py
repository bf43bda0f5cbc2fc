"""Cornucopia: the 13 Kingdom cards and the five Prizes."""

from __future__ import annotations

from collections.abc import Iterable

from rules.speech.grammar import DE, EN, THE, capital, the_card, those
from rules.speech.options import Thing
from rules.words import (
    ASIDE,
    DECK,
    HAND,
    Context,
    Cut,
    Decision,
    Draw,
    Frame,
    Kind,
    Option,
    Pick,
    PickPile,
    Pile,
    Text,
    applies,
    brings_no,
    card,
    cheaper_in_play,
    choose,
    count,
    count_names,
    deck_to_discard,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    each_other,
    exactly_more,
    for_each,
    found_none,
    gain_a,
    gain_choice,
    gain_named,
    gain_picked,
    gain_several,
    gained_none,
    has_several_types,
    is_type,
    is_victory,
    line,
    named,
    names,
    next_turn,
    not_the_first_play,
    not_trashed,
    note,
    noted,
    noted_is,
    nothing,
    on,
    or_else,
    plus,
    plus_coins,
    put,
    question,
    reveal,
    reveal_hand,
    reveal_this,
    reveal_until,
    set_aside,
    show,
    shuffling,
    take_to_hand,
    tell_none_in_hand,
    tell_only_in_deck,
    tell_several_types,
    this_card,
    told_below,
    trash_from_hand,
    trash_this_as,
    up_to,
    when,
)

_FOR_AN_ACTION = ("Which card do you discard for +1 Action?", "Welche Karte legst du für +1 Aktion ab?")
_FOR_A_BUY = ("Which card do you discard for +1 Buy?", "Welche Karte legst du für +1 Kauf ab?")

card(
    "hamlet",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, prompt=_FOR_AN_ACTION),
        discard_noted("picked"),
        when(noted("discarded"), plus(actions=1)),
        cites=("cornucopia:hamlet:1", "cornucopia:hamlet:2"),
    ),
    line(
        4,
        tell_none_in_hand("discard"),
        Pick("picked", HAND, 1, may=True, prompt=_FOR_A_BUY),
        discard_noted("picked"),
        when(noted("discarded"), plus(buys=1)),
        cites=("cornucopia:hamlet:3", "cornucopia:hamlet:5"),
    ),
    cites="base2:play:1",
)

_GREEN_OR_PURPLE = Thing(("Victory card or Curse", "Punktekarte und keinen Fluch"))

card(
    "fortune-teller",
    line(1, plus(coins=2), cites="base2:play:1"),
    each_other(
        line(
            2,
            reveal_until(is_type("Victory", "Curse"), what=_GREEN_OR_PURPLE),
            put("found", ASIDE, DECK, "topdeck"),
            cites=("cornucopia:fortune-teller:1", "cornucopia:fortune-teller:2"),
            cases={"cornucopia:fortune-teller:3": shuffling, "cornucopia:fortune-teller:4": found_none},
        ),
        line(
            3,
            discard_noted("rest", ASIDE),
            cites="cornucopia:fortune-teller:5",
            cases={"cornucopia:fortune-teller:4": nothing("found")},
        ),
    ),
    cites="cornucopia:fortune-teller:1",
)


def _three_or_one(c: Context) -> int:
    hand = c.hand
    return 3 if names(c, hand) == len(hand) else 1


_ALL_DIFFER: Text = (", so all differ", ", also sind alle verschieden")
_NOT_ALL_DIFFER: Text = (", so not all differ", ", also sind nicht alle verschieden")


_NO_CARD: Text = ("without a card in hand no name occurs twice", "Ohne Handkarte kommt kein Name zweimal vor")


def _tell_names_in_hand(c: Context) -> None:
    if c.hand:
        count_names(c, c.hand, _ALL_DIFFER if c.notes["cards"] == 3 else _NOT_ALL_DIFFER)
    else:
        c.say("effect", c.me, "applies", ("menagerie",), why=_NO_CARD)


card(
    "menagerie",
    line(1, plus(actions=1), cites="base2:play:1"),
    line(2, reveal_hand, cites="cornucopia:menagerie:1"),
    line(
        3,
        note("cards", _three_or_one),
        _tell_names_in_hand,
        Draw(lambda c: int(c.notes["cards"])),
        cites="cornucopia:different-names:1",
        cases={
            "cornucopia:menagerie:2": lambda c: c.notes["cards"] == 3,
            "cornucopia:menagerie:3": lambda c: c.notes["cards"] == 1,
        },
    ),
)

card(
    "farming-village",
    line(1, plus(actions=2), cites="base2:play:1"),
    line(
        2,
        reveal_until(is_type("Action", "Treasure")),
        take_to_hand("found", ASIDE),
        cites=("cornucopia:farming-village:1", "cornucopia:farming-village:2"),
        cases={
            "cornucopia:farming-village:3": lambda c: shuffling(c) or found_none(c),
            "cornucopia:farming-village:4": has_several_types("found"),
        },
    ),
    line(
        3,
        discard_noted("rest", ASIDE),
        cites="cornucopia:farming-village:2",
        cases={"cornucopia:farming-village:3": nothing("found")},
    ),
)


def _is_a_bane(c: Context, card: int) -> bool:
    bane, fact = c.game.table.bane, c.kind(card).fact
    return bane is not None and bane.slug in (fact.slug, fact.pile)


def _no_curse(c: Context) -> None:
    shown = c.kind(c.one("shown")).slug
    c.say("not", c.who, "shown as bane", (shown, "young-witch"), missing="curse")


card(
    "young-witch",
    line(1, plus(cards=2), cites="cornucopia:young-witch:2"),
    line(2, discard_from_hand(2), cites="cornucopia:young-witch:2"),
    line(
        3,
        each_other(
            Pick(
                "shown",
                HAND,
                1,
                may=True,
                test=or_else(_is_a_bane, ("it is no bane card", "Das ist keine Bannkarte")),
                prompt=("Do you show a bane card?", "Zeigst du eine Bannkarte vor?"),
                alike=True,
            ),
            when(noted("shown"), show("shown"), _no_curse, orelse=gain_a("curse")),
        ),
        cites="cornucopia:young-witch:3",
        cases={"cornucopia:young-witch:4": gained_none},
    ),
)

card(
    "remake",
    line(1, trash_from_hand(1), cites="cornucopia:remake:1"),
    line(
        2,
        when(noted("trashed"), gain_choice(exactly_more(1))),
        cites="cornucopia:remake:1",
        cases={"cornucopia:remake:3": gained_none},
    ),
    line(3, trash_from_hand(1), cites=("cornucopia:remake:2", "cornucopia:remake:4")),
    line(
        4,
        when(noted("trashed"), gain_choice(exactly_more(1))),
        cites="cornucopia:remake:2",
        cases={"cornucopia:remake:3": gained_none},
    ),
)


def _somebody_elses(c: Context) -> bool:
    return bool(not c.mine)


def _several_aside(c: Context) -> bool:
    """Another Horse Traders is set aside."""
    return any(c.known(card).slug == "horse-traders" for card in c.aside if card != c.one("this"))


def _lies_aside(c: Context) -> None:
    c.card = c.one("this")


card(
    "horse-traders",
    line(1, plus(buys=1), cites="cornucopia:horse-traders:1"),
    line(2, plus(coins=3), cites="cornucopia:horse-traders:1"),
    line(
        3,
        discard_from_hand(2),
        cites="cornucopia:horse-traders:1",
        cases={"cornucopia:horse-traders:2": lambda c: len(c.many("picked")) < 2},
    ),
    on=on(
        "attack",
        line(
            4,
            reveal_this,
            note("this", this_card),
            set_aside("this"),
            _lies_aside,
            cites=("cornucopia:horse-traders:3", "cornucopia:horse-traders:4"),
        ),
        line(
            5,
            next_turn(plus(cards=1), take_to_hand("this", ASIDE), carry=("this",)),
            cites="cornucopia:horse-traders:5",
            cases={"cornucopia:horse-traders:6": _several_aside},
        ),
        zone=HAND,
        test=_somebody_elses,
        may=True,
    ),
)


_NO_PRIZE_LEFT = (": no Prize is left", ": Es ist kein Preis mehr da")


class _PrizeOrDuchy(PickPile):
    """One of the Prizes, or a Duchy. Either may be chosen when there is none left: `-` is the Prize pile then."""

    def question(self, c: Frame) -> Decision:
        g = c.game
        prizes = [pile for pile in g.table.piles.values() if pile.kind.fact.kind == "prize" and g.top(pile)]
        piles = [*prizes, g.table.piles["duchy"]]
        slugs, labels = [pile.slug for pile in piles], [pile.name for pile in piles]
        return Decision(c.who, "choose-pile", g.source(), question("gain"), slugs, labels, 1 if prizes else 0, 1)

    def piles_asked_about(self, c: Frame) -> Iterable[Pile]:
        return [pile for pile in c.game.table.piles.values() if pile.kind.fact.kind == "prize"]

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        if kind.fact.kind != "prize":
            return "it is neither a Prize nor a Duchy", "Das ist weder ein Preis noch ein Herzogtum"
        return "it has been taken already", "Die Karte ist schon vergeben"


def _has_shown_a_province(c: Context) -> None:
    if c.notes["a Province"] < 0:
        c.notes["a Province"] = c.who


def _who_has_shown_it(c: Context) -> Text:
    name = c.game.table.names[c.notes["a Province"]]
    return f"{name} has shown a Province", f"{name} hat eine Provinz vorgezeigt"


def _tell_order(c: Context) -> None:
    """The books disagree about it; where there is no Prize yet to be taken, that makes no difference."""
    c.say("effect", c.me, "shown only now", because=("cornucopia:tournament:4", "cornucopia:tournament:6"))


_NEITHER = brings_no("card or coin", _who_has_shown_it)

card(
    "tournament",
    line(1, plus(actions=1), cites="base2:play:1"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=named("province"), prompt="discard"),
        show("picked"),
        discard_noted("picked"),
        when(noted("discarded"), told_below(_PrizeOrDuchy(None)), gain_picked(to=DECK, none=_NO_PRIZE_LEFT)),
        cites=("cornucopia:tournament:1", "cornucopia:tournament:3"),
        cases={"cornucopia:tournament:2": gained_none},
    ),
    line(
        3,
        note("a Province", -1),
        when(noted("discarded"), _tell_order),
        each_other(
            Pick("shown", HAND, 1, may=True, test=named("province"), prompt="reveal"),
            when(noted("shown"), show("shown"), _has_shown_a_province),
        ),
        cites="cornucopia:tournament:4",
    ),
    line(
        4,
        when(lambda c: c.notes["a Province"] < 0, plus(cards=1, coins=1), orelse=_NEITHER),
        cites="cornucopia:tournament:5",
    ),
)


def _fewer_than_four(c: Context) -> bool:
    return "seen" in c.notes and len(c.many("seen")) < 4


card(
    "harvest",
    line(1, reveal(4), cites="cornucopia:harvest:1", cases={"cornucopia:harvest:2": _fewer_than_four}),
    line(2, discard_noted("seen", DECK), cites="cornucopia:harvest:1"),
    line(
        3,
        plus_coins(lambda c: count_names(c, c.many("seen"))),
        cites=("cornucopia:harvest:1", "cornucopia:different-names:1"),
    ),
)


def _gone_from_play(c: Context) -> Text:
    """What was played this turn and does not count any more."""
    there = {c.known(card).slug for card in c.in_play}
    gone = [*dict.fromkeys(slug for who, slug, _ in c.game.played if who == c.me and slug not in there)]
    if not gone:
        return "", ""
    en, de = (" is", " ist") if len(gone) == 1 else (" are", " sind")
    return (
        f"; {those(gone, EN)}{en} no longer in play",
        f"; {those(gone, DE, THE)}{de} nicht mehr im Spiel",
    )


def _count_names_in_play(c: Context) -> None:
    c.notes["names"] = count_names(c, c.game.in_play(c.me), _gone_from_play(c))


def _tell_types_of_gained(c: Context) -> None:
    tell_several_types(c.game, c.me, c.known(c.one("gained")), "Victory")


card(
    "horn-of-plenty",
    line(
        1,
        _count_names_in_play,
        cites=("cornucopia:horn-of-plenty:2", "cornucopia:horn-of-plenty:3", "cornucopia:different-names:1"),
    ),
    line(
        2,
        gain_choice(up_to(lambda c: int(c.notes["names"]))),
        cites=("cornucopia:horn-of-plenty:2", "cornucopia:horn-of-plenty:3", "cornucopia:horn-of-plenty:5"),
    ),
    line(
        3,
        when(
            noted("gained"),
            when(
                noted_is("gained", is_victory),
                _tell_types_of_gained,
                trash_this_as((", because it gained a Victory card", ", weil es eine Punktekarte gebracht hat")),
                orelse=line(
                    3,
                    not_trashed(("it gained no Victory card", "Es hat keine Punktekarte gebracht")),
                    cites=("cornucopia:horn-of-plenty:6", "cornucopia:horn-of-plenty:7"),
                ),
            ),
        ),
        cites="cornucopia:horn-of-plenty:6",
    ),
    last=True,
)


_A_NEW_NAME = (", a name that is not in hand", ", dieser Name fehlt auf der Hand")
_NOT_IN_HAND = Thing(("card", "Karte"), (" of a name that is not in hand", ", deren Namen keine Handkarte hat"))


def _not_in_hand(c: Context, card: int) -> bool:
    g = c.game
    owner = g.owner(g.where(card) or 0) or 0
    return c.kind(card) not in {c.kind(held) for held in g.hand(owner)}


card(
    "hunting-party",
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    line(3, reveal_hand, cites="cornucopia:hunting-party:1"),
    line(
        4,
        reveal_until(_not_in_hand, what=_NOT_IN_HAND, fits=_A_NEW_NAME),
        take_to_hand("found", ASIDE),
        cites="cornucopia:hunting-party:2",
        cases={"cornucopia:hunting-party:4": lambda c: shuffling(c) or found_none(c)},
    ),
    line(5, discard_noted("rest", ASIDE), cites="cornucopia:hunting-party:3"),
)


def _a_victory_card(c: Context) -> Text:
    slug = c.kind(c.one("discarded")).slug
    return f"{the_card(slug, EN)} is a Victory card", f"{capital(the_card(slug, DE, THE))} ist eine Punktekarte"


def _no_victory_card(c: Context) -> Text:
    slug = c.kind(c.one("discarded")).slug
    return f"{the_card(slug, EN)} is no Victory card", f"{capital(the_card(slug, DE, THE))} ist keine Punktekarte"


card(
    "jester",
    line(1, plus(coins=2), cites="base2:play:1"),
    each_other(
        line(2, reveal(1), discard_noted("seen", DECK), cites="cornucopia:jester:1"),
        when(
            noted("discarded"),
            when(
                lambda c: is_victory(c, c.one("discarded")),
                line(
                    3,
                    applies(_a_victory_card),
                    gain_a("curse"),
                    cites="cornucopia:jester:2",
                    cases={"cornucopia:jester:3": gained_none},
                ),
                orelse=line(
                    4,
                    applies(_no_victory_card),
                    choose(
                        Option("they", gain_named("discarded")),
                        Option("you", gain_named("discarded", by="me")),
                        prompt=("Who gains a card of that name?", "Wer nimmt eine Karte mit diesem Namen?"),
                        by="me",
                        widens=False,
                    ),
                    cites="cornucopia:jester:4",
                    cases={"cornucopia:jester:5": gained_none},
                ),
            ),
        ),
    ),
    cites="cornucopia:jester:1",
)

card(
    "fairgrounds",
    points=for_each(
        lambda c: names(c, tuple(c.game.owned(c.me))),
        ("2 for every 5 names, here {n}", "2 je 5 Namen, hier {n}"),
        "cornucopia:fairgrounds:2",
        "cornucopia:fairgrounds:3",
        points=2,
        every=5,
    ),
)

# --- Prizes ----------------------------------------------------------------------------------------------------------

card(
    "bag-of-gold",
    line(1, plus(actions=1)),
    line(
        2,
        gain_a("gold", DECK),
        tell_only_in_deck("gained"),
        cases={"cornucopia:bag-of-gold:1": lambda c: len(c.deck) == 1},
    ),
    cites="base2:play:1",
)


def _unused_actions(c: Context) -> int:
    return c.game.actions if c.who == c.game.player else 0


_COUNT_UNUSED = count(("unused Actions", "ungenutzte Aktionen"), _unused_actions)


def _actions_played(c: Context) -> list[str]:
    kind = c.game.table.rules.kind
    return [slug for who, slug, _ in c.game.played if who == c.me and "Action" in kind(slug).types]


_NO_FURTHER_COINS = "further coins"

card(
    "diadem",
    line(1, plus(coins=2), cites="cornucopia:diadem:1"),
    line(
        2,
        when(
            _unused_actions,
            plus_coins(_COUNT_UNUSED),
            orelse=brings_no(_NO_FURTHER_COINS, ("no Action is unused", "Keine Aktion ist ungenutzt")),
        ),
        cites="cornucopia:diadem:2",
        cases={
            "cornucopia:diadem:3": lambda c: not _actions_played(c),
            "cornucopia:diadem:4": lambda c: _actions_played(c) == ["farming-village"],
        },
    ),
)

card(
    "followers",
    line(1, plus(cards=2), cites="base2:play:1"),
    line(2, gain_a("estate"), cites="base2:play:1", cases={"cornucopia:followers:1": gained_none}),
    each_other(
        line(3, gain_a("curse"), cites="cornucopia:followers:2", cases={"cornucopia:followers:4": gained_none}),
        line(4, discard_down_to(3), cites="cornucopia:followers:3", cases={"cornucopia:followers:5": gained_none}),
    ),
    cites="cornucopia:followers:2",
)

card(
    "princess",
    line(1, plus(buys=1), cites="cornucopia:princess:1", cases={"cornucopia:princess:3": not_the_first_play}),
    cut=Cut(cheaper_in_play("princess", 2), ("cornucopia:princess:1", "cornucopia:princess:2")),
)

card(
    "trusty-steed",
    line(
        1,
        choose(
            Option("cards", plus(cards=2)),
            Option("actions", plus(actions=2)),
            Option("coins", plus(coins=2)),
            Option(
                "silvers",
                gain_several("silver", 4),
                line(1, deck_to_discard, cites=("cornucopia:trusty-steed:4", "cornucopia:trusty-steed:2")),
            ),
            n=2,
            in_order=True,
        ),
        cites=("cornucopia:trusty-steed:1", "cornucopia:trusty-steed:2"),
        cases={"cornucopia:trusty-steed:3": gained_none},
    ),
)

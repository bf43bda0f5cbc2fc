"""Cornucopia: the cards that are new in its 2nd edition, and the six Rewards."""

from __future__ import annotations

from collections.abc import Iterable

from rules.rulebook.gain import gain
from rules.speech.grammar import DE, EN
from rules.speech.wording import card_list
from rules.words import (
    ASIDE,
    DISCARD,
    HAND,
    SELF,
    CardTest,
    Context,
    Cut,
    Option,
    Pick,
    PickPile,
    Pile,
    Schedule,
    Step,
    applies,
    but_not,
    card,
    cheaper_this_turn,
    choose,
    count,
    count_names,
    discard_from_hand,
    discard_noted,
    fewer_seen,
    for_each,
    gain_a,
    gain_picked,
    gain_several,
    is_action,
    is_treasure,
    is_type,
    lay_aside,
    line,
    named,
    next_turn,
    note,
    noted,
    on,
    play_again,
    play_from_hand,
    play_noted,
    play_what_is_not_in_play,
    plus,
    plus_coins,
    put,
    reveal,
    set_aside,
    take_to_hand,
    this_turn,
    uses_no_action,
    when,
)

card(
    "shop",
    line(1, plus(cards=1)),
    line(2, plus(coins=1)),
    line(
        3,
        uses_no_action,
        play_what_is_not_in_play(),
        cites=("cornucopia2:shop:1", "cornucopia2:shop:2"),
    ),
    cites="cornucopia2:shop:1",
)

card(
    "farmhands",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "gain",
        line(
            3,
            Pick("picked", HAND, 1, may=True, test=is_type("Action", "Treasure"), prompt="set aside"),
            set_aside("picked"),
            cites="cornucopia2:farmhands:1",
        ),
        line(
            4,
            when(noted("picked"), next_turn(uses_no_action, play_noted("picked", ASIDE), carry=("picked",))),
            cites=("cornucopia2:farmhands:2", "cornucopia2:farmhands:1"),
        ),
        zone=SELF,
    ),
    cites="cornucopia2:farmhands:1",
)


def _one_of_each_name(c: Context) -> tuple[int, ...]:
    return tuple({c.kind(seen): seen for seen in reversed(c.many("seen"))}.values())


_ONE_OF_EACH = ("one card of each name goes to hand", "Von jedem Namen kommt eine Karte auf die Hand")

card(
    "carnival",
    line(1, reveal(4), lay_aside("seen"), cites="base2:reveal:1", cases={"cornucopia2:carnival:2": fewer_seen(4)}),
    line(
        2,
        note("taken", _one_of_each_name),
        when(noted("taken"), applies(_ONE_OF_EACH)),
        take_to_hand("taken", ASIDE),
        cites="cornucopia2:carnival:1",
    ),
    line(
        3,
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen in c.aside)),
        discard_noted("rest", ASIDE),
        cites="cornucopia2:carnival:1",
    ),
)

# --- a pile beside the Supply ----------------------------------------------------------------------------------------


def _its_pile(c: Context) -> Pile | None:
    return c.game.table.piles.get(dict(c.game.beside.chosen).get("ferryman", ""))


def _gain_from_its_pile(c: Context) -> None:
    pile = _its_pile(c)
    if pile is None:
        c.say("not", c.me, "gain nothing", why=("", ""))
    elif not c.game.top(pile):
        c.say("not", c.me, "gain none", (pile.slug,), because=("cornucopia2:ferryman:3", "base2:gain:4"))
    else:
        gain(c.game, c.me, pile)


def _only_for_gaining(c: Context) -> None:
    """What the play does not bring."""
    pile = _its_pile(c)
    if pile is not None and c.game.top(pile):
        c.say("not", c.me, "only for gaining", ("ferryman",), because=("cornucopia2:ferryman:3",), card=pile.slug)


def _is_mixed(c: Context) -> bool:
    pile = _its_pile(c)
    return pile is not None and pile.mixed


def _top_of_mixed(c: Context) -> bool:
    pile = _its_pile(c)
    return pile is not None and pile.mixed and bool(c.game.top(pile))


_TOP_CARD = ("of its mixed pile the top card is gained", "Von seinem gemischten Stapel wird die oberste Karte genommen")

card(
    "ferryman",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(3, discard_from_hand(), _only_for_gaining, cites="base2:discard:1"),
    on=on(
        "gain",
        line(
            4,
            when(_top_of_mixed, applies(_TOP_CARD)),
            _gain_from_its_pile,
            cites="cornucopia2:ferryman:1",
            cases={"cornucopia2:ferryman:2": _is_mixed},
        ),
        zone=SELF,
    ),
    cites="cornucopia2:ferryman:3",
)

# --- Joust and the Rewards -------------------------------------------------------------------------------------------


def _rewards(c: Context) -> Iterable[Pile]:
    return [pile for pile in c.game.table.piles.values() if pile.kind.fact.kind == "reward"]


_NO_REWARD_LEFT = (": no Reward is left", ": Es ist keine Belohnung mehr da")


card(
    "joust",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(
        4,
        Pick("province", HAND, 1, may=True, test=named("province"), prompt="set aside"),
        set_aside("province"),
        cites="cornucopia2:joust:2",
    ),
    line(
        5,
        when(noted("province"), PickPile(None, piles=_rewards), gain_picked(to=HAND, none=_NO_REWARD_LEFT)),
        cites=("cornucopia2:joust:4", "cornucopia2:joust:1"),
    ),
    line(
        6,
        when(
            noted("province"),
            Schedule(
                "clean-up-hand", "turn", put("province", ASIDE, DISCARD, "discard", "discard"), carry=("province",)
            ),
        ),
        cites="cornucopia2:joust:3",
    ),
    cites="cornucopia2:joust:1",
)

_no_reward = is_type("Reward")


def _twice(n: int, test: CardTest) -> Step:
    return line(
        n,
        uses_no_action,
        play_from_hand(but_not(test, _no_reward)),
        play_again(),
        cites=("cornucopia2:coronet:1", "cornucopia2:coronet:2"),
    )


card("coronet", _twice(1, is_action), _twice(2, is_treasure), doubles=True)

card(
    "courser",
    line(
        1,
        choose(
            Option("cards", plus(cards=2)),
            Option("actions", plus(actions=2)),
            Option("coins", plus(coins=2)),
            Option("silvers", gain_several("silver", 4)),
            n=2,
            in_order=True,
        ),
        cites="cornucopia2:courser:1",
    ),
)

card(
    "demesne",
    line(1, plus(actions=2)),
    line(2, plus(buys=2)),
    line(3, gain_a("gold")),
    points=for_each(
        lambda c: sum(c.known(owned).slug == "gold" for owned in c.game.owned(c.me)),
        ("1 for each Gold, here {n}", "1 je Gold, hier {n}"),
        "cornucopia2:demesne:1",
    ),
    cites="cornucopia2:demesne:1",
)


def _actions_in_play(c: Context) -> list[int]:
    return [played for played in c.in_play if is_action(c, played)]


def _count_actions(c: Context) -> int:
    others = [slug for slug in dict.fromkeys(c.known(card).slug for card in c.in_play) if not _is_an_action(c, slug)]
    listed = card_list(others, EN), card_list(others, DE)
    so = (f"; no Action: {listed[EN]}", f"; keine Aktion: {listed[DE]}") if others else ("", "")
    return count_names(c, _actions_in_play(c), so)


def _is_an_action(c: Context, slug: str) -> bool:
    return "Action" in c.types(c.game.table.rules.kind(slug))


card("housecarl", line(1, plus(cards=_count_actions)), cites="cornucopia2:housecarl:1")

card(
    "huge-turnip",
    line(1, plus(coffers=2)),
    line(2, plus_coins(count(("Coffers", "Taler"), lambda c: c.game.token(c.who, "coffers")))),
    cites="cornucopia2:huge-turnip:1",
)

card(
    "renown",
    line(1, plus(buys=1)),
    line(2, this_turn("cost"), cites=("cornucopia2:renown:1", "cornucopia2:renown:2")),
    cut=Cut(cheaper_this_turn("renown", 2), ("cornucopia2:renown:1", "cornucopia2:renown:2")),
    cites="cornucopia2:renown:1",
)

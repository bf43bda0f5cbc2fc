"""Rising Sun’s Events."""

from __future__ import annotations

from rules.speech.grammar import DE, EN
from rules.speech.wording import card_list
from rules.words import (
    ASIDE,
    COPY_IN_PLAY,
    Context,
    Draw,
    Frame,
    HowMany,
    PickPile,
    Text,
    all_of,
    applies,
    as_long_as,
    back_to_action_phase,
    brings_no,
    card,
    coins_of,
    count,
    count_gained,
    discard_noted,
    does_nothing,
    exactly,
    gain_choice,
    gain_picked,
    gained_this_turn,
    is_action,
    last_gained_by_the_possessor,
    line,
    next_time,
    note,
    noted,
    of_type,
    one_less,
    or_else,
    play_again,
    play_from_hand,
    play_from_there,
    plus,
    plus_tokens,
    reveal_until,
    stop,
    take_to_hand,
    tell_none_in_hand,
    trash_from_hand,
    up_to,
    up_to_more,
    when,
    who_gained_it,
)

_CARD = "card"


def _action_in_play(c: Context) -> bool:
    return any(is_action(c, there) for there in c.game.in_play(c.me))


def _which_is_in_play(c: Context) -> Text:
    slugs = [c.known(there).slug for there in c.game.in_play(c.me) if is_action(c, there)]
    return (
        f"{'an Action is' if len(slugs) == 1 else 'Actions are'} in play ({card_list(slugs, EN)})",
        f"Es {'ist eine Aktion' if len(slugs) == 1 else 'sind Aktionen'} im Spiel ({card_list(slugs, DE)})",
    )


card(
    "amass",
    line(
        1,
        when(
            _action_in_play,
            brings_no(_CARD, _which_is_in_play, "rising-sun:amass:1"),
            orelse=(applies(("no Action is in play", "Keine Aktion ist im Spiel")), gain_choice(up_to(5, "Action"))),
        ),
        cites="rising-sun:amass:2",
    ),
)


def _coins(c: Context) -> int:
    return c.game.coins


def _as_many(c: Context) -> int:
    n: int = c.notes["pay"]
    return n


def _pay(c: Frame) -> None:
    n = _as_many(c)
    if n:
        c.game.coins -= n
        c.say("effect", c.me, "pay", paid={"coins": n})
    else:
        c.say("choose", c.me, "declines", does=("pays", "bezahlt"), what=("nothing", "nichts"))


card(
    "asceticism",
    line(
        1,
        HowMany("pay", 0, _coins, prompt=("How many Coins do you pay?", "Wie viel Geld zahlst du?")),
        _pay,
        when(_as_many, tell_none_in_hand("trash", _as_many)),
        trash_from_hand(_as_many),
        cites=("rising-sun:asceticism:1", "rising-sun:asceticism:2"),
    ),
)


card(
    "continue",
    line(
        1,
        gain_choice(up_to(4, "Action", no=("Attack",))),
        cites="rising-sun:continue:3",
    ),
    line(2, back_to_action_phase, play_from_there("gained"), cites="rising-sun:continue:2"),
    line(3, plus(actions=1), cites="rising-sun:continue:2"),
    line(4, plus(buys=1), cites="rising-sun:continue:2"),
    once="turn",
)

card(
    "credit",
    line(1, gain_choice(up_to(8, "Action", "Treasure")), cites="rising-sun:credit:2"),
    line(
        2,
        when(
            noted("gained"),
            plus_tokens("debt", coins_of("gained")),
            orelse=when(last_gained_by_the_possessor, brings_no("debt", who_gained_it, "rising-sun:credit:3")),
        ),
        cites="rising-sun:credit:1",
    ),
)


def _tell_set_aside(c: Context) -> None:
    c.say("set-aside", c.who, "set aside", c.many("found"))


card(
    "foresight",
    line(
        1,
        reveal_until(is_action),
        when(noted("found"), _tell_set_aside),
        discard_noted("rest", ASIDE),
        cites="rising-sun:foresight:2",
    ),
    line(
        2,
        when(noted("found"), next_time("end-turn", take_to_hand("found", ASIDE), carry=("found",))),
        cites="rising-sun:foresight:1",
    ),
)

card(
    "gather",
    line(
        1,
        gain_choice(exactly(3)),
        gain_choice(exactly(4)),
        gain_choice(exactly(5)),
        cites=("rising-sun:gather:1", "rising-sun:gather:2"),
    ),
)


def _gained_a_gold(c: Context) -> bool:
    return c.game.so_far.used(c.me, "kintsugi", "game") or bool(gained_this_turn(c, "gold"))


_GOLD_WAS_GAINED = ("a Gold was gained in this game", "In dieser Partie wurde ein Gold genommen")

card(
    "kintsugi",
    line(1, trash_from_hand(), cites="rising-sun:kintsugi:2"),
    line(
        2,
        when(
            noted("trashed"),
            when(
                _gained_a_gold,
                (applies(_GOLD_WAS_GAINED), gain_choice(up_to_more(2))),
                orelse=brings_no(
                    _CARD,
                    ("no Gold was gained in this game", "In dieser Partie wurde kein Gold genommen"),
                    "rising-sun:kintsugi:1",
                ),
            ),
        ),
        cites="rising-sun:kintsugi:1",
    ),
    remembers="gold",
)

card(
    "practice",
    line(
        1,
        play_from_hand(is_action),
        play_again(2),
        cites=("rising-sun:practice:1", "rising-sun:practice:2"),
    ),
)


def _how_many_gained(c: Context) -> Text:
    n = gained_this_turn(c)
    return (
        f"3 cards gained this turn are needed, and there {'is' if n == 1 else 'are'} {n}",
        f"3 genommene Karten in diesem Zug müssten es sein, und es {'ist' if n == 1 else 'sind'} {n}",
    )


def _three_gained(c: Context) -> bool:
    return gained_this_turn(c) >= 3


_new_action = all_of(
    (
        of_type("Action"),
        or_else(
            lambda c, kind: not any(c.kind(there) is kind for there in c.game.in_play(c.me)),
            COPY_IN_PLAY,
            ("has no copy in play", "nicht schon vor dir liegt"),
        ),
        or_else(
            lambda c, kind: kind.slug not in c.notes["names"],
            ("one of that name was chosen just now", "Eine mit diesem Namen wurde gerade gewählt"),
            ("was not chosen just now", "nicht gerade schon gewählt wurde"),
        ),
    )
)


def _keep_its_name(c: Frame) -> None:
    """What was chosen, whether it could be gained or not."""
    pile = c.game.table.piles.get(c.notes["pile"])
    if pile is None:
        stop(c)
    else:
        c.notes["names"] = (*c.notes["names"], c.kind(c.game.top(pile)).slug)


card(
    "receive-tribute",
    line(
        1,
        when(
            _three_gained,
            count_gained,
            note("left", 3),
            note("names", ()),
            as_long_as(
                noted("left"),
                one_less("left"),
                PickPile(_new_action, may=True),
                _keep_its_name,
                gain_picked(may=True),
            ),
            orelse=brings_no(
                _CARD,
                _how_many_gained,
                "rising-sun:receive-tribute:1",
            ),
        ),
        cites="rising-sun:receive-tribute:2",
    ),
)


def _actions_in_play(c: Context) -> list[int]:
    return [there for there in c.game.in_play(c.me) if is_action(c, there)]


def _no_action_in_play(c: Context) -> bool:
    return not c.notes["n"]


card(
    "sea-trade",
    line(
        1,
        note("n", count(("Actions in play", "Aktionen im Spiel"), _actions_in_play)),
        Draw(lambda c: c.notes["n"]),
        when(
            _no_action_in_play,
            does_nothing(("no Action is in play", "Es ist keine Aktion im Spiel"), "rising-sun:sea-trade:1"),
        ),
        cites="rising-sun:sea-trade:1",
    ),
    line(
        2,
        trash_from_hand(lambda c: c.notes["n"], up_to=True),
        cites=("rising-sun:sea-trade:1", "rising-sun:sea-trade:2"),
    ),
)

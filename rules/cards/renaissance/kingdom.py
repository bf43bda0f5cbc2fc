"""Renaissance’s other Kingdom cards: Villagers and Coffers, Durations, trashing."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rulebook.play import play_card
from rules.rulebook.turn import IN_PLAY_BEFORE
from rules.speech.grammar import DE, EN, those
from rules.words import (
    ACTIONS,
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    NO_CASES,
    SELF,
    UNKNOWN,
    Context,
    Cut,
    MayUse,
    Not,
    Option,
    Pick,
    Step,
    Test,
    Text,
    Trigger,
    applies,
    brings_no,
    brings_other,
    card,
    cheaper_this_turn,
    choose,
    chose,
    coins_of,
    costs_from,
    costs_potion_or_debt,
    count,
    decline,
    discard_hand,
    discard_or_reveal_hand,
    discards_nothing,
    each_other,
    exactly_more,
    gain_a,
    gain_choice,
    gained_can_be_set_aside,
    hand_is_empty,
    holds_at_least,
    in_play,
    in_turn_order,
    is_action,
    is_treasure,
    is_victory,
    it_costs_nothing,
    line,
    look_through_discard,
    mine,
    named,
    next_turn,
    none_left,
    none_of,
    not_the_first_play,
    note,
    noted,
    noted_is,
    nothing,
    on,
    on_anothers_turn,
    only_told,
    plus,
    plus_coins,
    plus_tokens,
    put,
    put_back_in_any_order,
    refill,
    return_this,
    reveal,
    several_played,
    shuffling,
    take_those,
    take_to_hand,
    tell_empty_discard,
    tell_kept_hand,
    tell_none_in_hand,
    this_turn,
    to_be_discarded,
    trash_from_hand,
    trash_noted,
    trash_this,
    trashed_for_nothing,
    up_to,
    use_up,
    weigh,
    when,
    zone_of,
)


def _when_gained(n: int, *steps: Step, cites: str, cases: Mapping[str, Test] = NO_CASES) -> Trigger:
    return on("gain", line(n, *steps, cites=cites, cases=cases), zone=SELF)


def _when_trashed(n: int, *steps: Step, cites: str, cases: Mapping[str, Test] = NO_CASES) -> Trigger:
    return on("trash", line(n, *steps, cites=cites, cases=cases), zone=SELF)


card(
    "lackeys",
    line(1, plus(cards=2)),
    on=_when_gained(
        2, plus(villagers=2), cites="renaissance:lackeys:1", cases={"renaissance:lackeys:2": on_anothers_turn}
    ),
    cites="base2:play:1",
)

card(
    "ducat",
    line(1, plus(coffers=1), cites="renaissance:ducat:2"),
    line(2, plus(buys=1), cites="renaissance:ducat:2"),
    on=_when_gained(3, trash_from_hand(may=True, test=named("copper")), cites="renaissance:ducat:1"),
)


def _lies_elsewhere(c: Context) -> bool:
    return c.game.where(c.card) is not None and not in_play(c)


card(
    "acting-troupe",
    line(
        1,
        plus(villagers=4),
        cites="base2:play:1",
        cases={
            "renaissance:acting-troupe:1": not_the_first_play,
            "renaissance:acting-troupe:2": _lies_elsewhere,
        },
    ),
    line(
        2,
        trash_this,
        cites="base2:trash:1",
        cases={
            "renaissance:acting-troupe:1": not_the_first_play,
            "renaissance:acting-troupe:2": _lies_elsewhere,
        },
    ),
)


def _waiting_cargo_ships(c: Context) -> int:
    return sum(effect.source == "cargo-ship" and effect.card == c.card for effect in c.game.active("gain"))


def _several_cargo_ships(c: Context) -> bool:
    return sum(slug == "cargo-ship" for _, slug, _ in c.game.played) > 1


def _nothing_set_aside(c: Context) -> bool | Not:
    """Tells at Clean-up that it does not stay; nothing is done then."""
    if not _waiting_cargo_ships(c) or any(e.card == c.card and e.event == "turn" for e in c.game.effects):
        return False
    what = none_of("anything next turn")
    why = ("no card was set aside, so it is discarded now", "Keine Karte liegt zur Seite, also wird es jetzt abgelegt")
    return Not("brings none", "cargo-ship", cites=("renaissance:cargo-ship:2",), what=what, why=why)


card(
    "cargo-ship",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn(
            "gain",
            MayUse(),
            use_up,
            note("kept", lambda c: (c.subject,)),
            put("kept", None, ASIDE, "set aside", "set-aside"),
            next_turn(put("kept", ASIDE, HAND, "take"), carry=("kept",)),
            test=gained_can_be_set_aside,
        ),
        this_turn("clean-up", test=_nothing_set_aside),
        cites="renaissance:cargo-ship:1",
        cases={"renaissance:cargo-ship:3": _several_cargo_ships},
    ),
    cites="base2:play:1",
)


def _no_third_one(c: Context) -> bool | Not:
    if c.event["by"] != "experiment":
        return True
    what = none_of("another one")
    why = ("it came through an Experiment itself", "Es kam selbst durch ein Experiment")
    return Not("brings none", "experiment", cites=("renaissance:experiment:2",), what=what, why=why)


def _gained_to_hand(c: Context) -> bool:
    return bool(c.event["to"] == zone_of(c.me, HAND))


_TO_THE_DISCARD_PILE = ("the second one goes to the discard pile", "Das zweite kommt auf den Ablagestapel")

card(
    "experiment",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(3, return_this, cites="renaissance:experiment:1"),
    on=on(
        "gain",
        line(
            4,
            when(_gained_to_hand, applies(_TO_THE_DISCARD_PILE)),
            gain_a("experiment"),
            cites="renaissance:experiment:2",
            cases={"renaissance:experiment:3": _gained_to_hand},
        ),
        zone=SELF,
        test=_no_third_one,
    ),
    cites="base2:play:1",
)


_ACTIONS_TO_BE_DISCARDED = to_be_discarded(is_action)

card(
    "improve",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn(
            "clean-up",
            Pick("picked", _ACTIONS_TO_BE_DISCARDED, 1, may=True, prompt="trash"),
            when(
                noted("picked"),
                trash_noted("picked", None),
                when(noted("trashed"), line(2, gain_choice(exactly_more(1)), cites="renaissance:improve:2")),
                orelse=decline,
            ),
            test=lambda c: c.mine and _ACTIONS_TO_BE_DISCARDED(c),
        ),
        cites="renaissance:improve:1",
    ),
    cites="base2:play:1",
)


card(
    "inventor",
    line(1, gain_choice(up_to(4)), cites="renaissance:inventor:1"),
    line(
        2,
        this_turn("cost"),
        cites="renaissance:inventor:1",
        cases={"renaissance:inventor:2": several_played("inventor")},
    ),
    cut=Cut(cheaper_this_turn("inventor", 1), ("renaissance:inventor:2",)),
)

_HAD_TO_TAKE = (
    "there was one in the discard pile, which had to be taken instead",
    "Im Ablagestapel lag eine, die stattdessen zu nehmen war",
)

card(
    "mountain-village",
    line(1, plus(actions=2)),
    line(
        2,
        look_through_discard,
        tell_empty_discard,
        Pick("picked", DISCARD, 1, prompt="take"),
        take_to_hand("picked", DISCARD),
        cites="renaissance:mountain-village:1",
    ),
    line(
        3,
        when(noted("picked"), brings_other("card", _HAD_TO_TAKE), orelse=plus(cards=1)),
        cites="renaissance:mountain-village:1",
    ),
    cites="renaissance:mountain-village:1",
)


def _in_an_action_phase(c: Context) -> bool | Not:
    why = ("this is no Action phase", "Es ist keine Aktionsphase")
    none = Not("brings none", "patron", cites=("renaissance:patron:1",), what=none_of("coffers"), why=why)
    return c.game.phase == "action" or none


def _not_revealed(c: Context) -> bool | Not:
    if c.game.phase != "action" or c.event.get("source") != zone_of(c.me, HAND):  # Clean-up has none
        return False
    why = ("discarding it is not revealing it", "Ablegen ist nicht Aufdecken")
    return Not("brings none", "patron", cites=("renaissance:patron:2",), what=none_of("coffers"), why=why)


card(
    "patron",
    line(1, plus(villagers=1)),
    line(2, plus(coins=2)),
    on=(
        on(
            "reveal",
            line(3, plus(coffers=1), cites="renaissance:patron:1"),
            zone=SELF,
            test=_in_an_action_phase,
        ),
        on("discard", only_told, zone=SELF, test=_not_revealed),
    ),
    cites="base2:play:1",
)


def _tell_fewer_set_aside(c: Context) -> None:
    n, wanted = len(c.many("kept")), coins_of("trashed")(c)
    if n < wanted:
        c.say("not", c.me, "aside fewer", n=n, m=wanted)


card(
    "research",
    line(1, plus(actions=1)),
    line(2, trash_from_hand(), cites="renaissance:research:1"),
    line(
        3,
        refill(coins_of("trashed")),
        note("kept", lambda c: c.deck[: coins_of("trashed")(c)]),
        when(
            noted("kept"),
            put("kept", DECK, ASIDE, "set aside", "set-aside"),
            _tell_fewer_set_aside,
            line(4, next_turn(put("kept", ASIDE, HAND, "take"), carry=("kept",)), cites="renaissance:research:2"),
            orelse=when(
                trashed_for_nothing,
                brings_no(
                    "cards and a stay in play",
                    it_costs_nothing,
                    "renaissance:research:1",
                ),
            ),
        ),
        cites="renaissance:research:1",
    ),
    cites="base2:play:1",
)

card(
    "hideout",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(3, trash_from_hand(), cites="renaissance:hideout:1"),
    line(
        4,
        when(
            noted_is("trashed", is_victory),
            (applies(("a Victory card was trashed", "Entsorgt wurde eine Punktekarte")), gain_a("curse")),
            orelse=when(
                noted_is("trashed", named("curse")),
                brings_no(
                    "curse",
                    ("a Curse is not a Victory card", "Ein Fluch ist keine Punktekarte"),
                    "renaissance:hideout:2",
                ),
            ),
        ),
        cites="renaissance:hideout:1",
    ),
    cites="base2:play:1",
)


def _trashed_from_elsewhere(c: Context) -> bool:
    return "source" in c.event and c.event["source"] != zone_of(c.me, HAND)


_count_trashed = count(("trashed cards", "entsorgte Karten"), lambda c: len(c.event["cards"]))


def _tell_several(c: Context) -> None:
    if len(c.event["cards"]) > 1:
        _count_trashed(c)


_ONLY_AFTERWARDS = (
    "this play pays only for what is trashed after it",
    "Dieses Ausspielen zahlt erst für das, was danach entsorgt wird",
)

card(
    "priest",
    line(1, plus(coins=2)),
    line(2, trash_from_hand(), cites="renaissance:priest:1"),
    line(
        3,
        when(noted("trashed"), brings_no("further coins", _ONLY_AFTERWARDS, "renaissance:priest:1")),
        this_turn("trash", _tell_several, plus_coins(lambda c: 2 * len(c.event["cards"])), test=mine),
        cites="renaissance:priest:1",
        cases={"renaissance:priest:3": _trashed_from_elsewhere, "renaissance:priest:2": several_played("priest")},
    ),
    cites="base2:play:1",
)

_COFFERS_AND_VILLAGER = plus(coffers=1, villagers=1)
card(
    "silk-merchant",
    line(1, plus(cards=2)),
    line(2, plus(buys=1)),
    on=(
        _when_gained(3, _COFFERS_AND_VILLAGER, cites="renaissance:silk-merchant:1"),
        _when_trashed(
            3,
            _COFFERS_AND_VILLAGER,
            cites="renaissance:silk-merchant:1",
            cases={"renaissance:silk-merchant:2": on_anothers_turn},
        ),
    ),
    cites="base2:play:1",
)


def _gained_the_only_curse(c: Context) -> bool:
    held = {c.known(card) for card in c.hand}
    return bool(c.many("gained")) and UNKNOWN not in held and all(kind.slug != "curse" for kind in held)


card(
    "old-witch",
    line(1, plus(cards=3)),
    each_other(
        line(
            2,
            gain_a("curse"),
            cites="base2:play:1",
            cases={"renaissance:old-witch:2": none_left("curse")} | in_turn_order,
        ),
        line(
            3,
            when(
                _gained_the_only_curse,
                brings_no(
                    "curse to trash",
                    ("the one just gained is not in hand", "Der eben genommene ist nicht auf der Hand"),
                    "renaissance:old-witch:1",
                ),
                orelse=trash_from_hand(may=True, test=named("curse")),
            ),
            cites="base2:play:1",
            cases={"renaissance:old-witch:2": nothing("gained")} | in_turn_order,
        ),
    ),
    cites="base2:play:1",
)


def _gained_a_treasure(c: Context) -> bool:
    return bool(c.one("gained")) and is_treasure(c, c.one("gained"))


def _says_where_it_goes(c: Context) -> bool:
    kind = c.game.table.rules.kind(c.notes["pile"]) if c.notes.get("pile") else UNKNOWN
    return any(trigger.event == "gain-place" for trigger in kind.triggers)


_A_TREASURE = ("what was gained is a Treasure", "Das Genommene ist eine Geldkarte")
_NO_VILLAGER = brings_no("villagers", ("what was gained is no Treasure", "Das Genommene ist keine Geldkarte"))

card(
    "sculptor",
    line(
        1,
        gain_choice(up_to(4), HAND),
        cites="renaissance:sculptor:1",
        cases={"renaissance:sculptor:2": _says_where_it_goes},
    ),
    line(
        2,
        when(_gained_a_treasure, (applies(_A_TREASURE), plus(villagers=1)), orelse=when(noted("gained"), _NO_VILLAGER)),
        cites="renaissance:sculptor:1",
    ),
)

card(
    "spices",
    line(1, plus(coins=2)),
    line(2, plus(buys=1)),
    on=_when_gained(3, plus(coffers=2), cites="renaissance:spices:1"),
    cites="base2:play:1",
)


_costs_two_or_more = costs_from(2)


card(
    "villain",
    line(1, plus(coffers=2)),
    each_other(
        line(
            2,
            when(
                holds_at_least(5),
                discard_or_reveal_hand(
                    _costs_two_or_more,
                    discards_nothing(
                        ("no card in hand costs 2 or more", "Keine Handkarte kostet 2 oder mehr"),
                        "renaissance:villain:2",
                    ),
                ),
                orelse=tell_kept_hand(5, "renaissance:villain:1"),
            ),
            cites="base2:play:1",
            cases={"renaissance:villain:2": lambda c: not any(_costs_two_or_more(c, held) for held in c.hand)}
            | in_turn_order,
        ),
    ),
    cites="base2:play:1",
)


card(
    "recruiter",
    line(1, plus(cards=2)),
    line(2, trash_from_hand(), cites="renaissance:recruiter:2"),
    line(
        3,
        when(
            trashed_for_nothing,
            brings_no("villagers", it_costs_nothing, "renaissance:recruiter:2"),
            orelse=plus_tokens("villagers", coins_of("trashed")),
        ),
        cites="renaissance:recruiter:1",
    ),
    cites="base2:play:1",
)


def _actions_of_this_turn(c: Context) -> list[int]:
    """Of a name, the copy in play that was played last, unless an earlier turn played it."""
    played = {slug for who, slug, _ in c.game.played if who == c.me}
    before = c.game.stack[0].notes.get(IN_PLAY_BEFORE, ())
    last = {c.known(there).slug: there for there in c.game.in_play(c.me) if there not in before}
    return [there for slug, there in last.items() if slug in played and c.is_a(there, "Action")]


def _played_this_turn_and_still_there(c: Context) -> list[int]:
    """Those that are no Commands."""
    return [there for there in _actions_of_this_turn(c) if not c.is_a(there, "Command")]


_OF_THIS_TURN = (
    "only an Action of this turn can be played again",
    "Noch einmal gespielt wird nur eine Aktion dieses Zuges",
)
_NONE_IN_PLAY = ("no Action that was played this turn is in play", "Keine in diesem Zug gespielte Aktion ist im Spiel")


def _why_nothing_is_replayed(c: Context) -> tuple[Text, str]:
    """The reason, and the ruling on it."""
    if commands := _actions_of_this_turn(c):
        slugs = list(dict.fromkeys(c.known(there).slug for there in commands))
        only = (
            f"a Command is not played again, and it finds only {those(slugs, EN)}",
            f"Kommandos werden nicht noch einmal gespielt, und es findet nur {those(slugs, DE)}",
        )
        return only, "renaissance:scepter:2"
    if any(c.is_a(there, "Action") for there in c.game.in_play(c.me)):
        return _OF_THIS_TURN, "renaissance:scepter:1"
    return _NONE_IN_PLAY, "renaissance:scepter:2"


def _replay_it(c: Context) -> None:
    if c.one("picked"):
        play_card(c.game, c.me, c.one("picked"), None, by=c.card)
    else:
        why, ruling = _why_nothing_is_replayed(c)
        c.say("not", c.me, "does nothing", (c.card,), because=(ruling,), why=why)


def _replays_nothing(c: Context) -> bool:
    return chose("replay")(c) and not _played_this_turn_and_still_there(c)


def _brings_actions(c: Context) -> bool:
    play = c.kind(c.one("picked")).play if c.one("picked") else None
    return play is not None and any(ACTIONS in op.traits() for op in play.ops)


card(
    "scepter",
    line(
        1,
        choose(
            Option("coins", line(1, plus(coins=2), cites="base2:play:1")),
            Option(
                "replay",
                Pick("picked", _played_this_turn_and_still_there, 1, prompt="play"),
                _replay_it,
                says=("play an Action again", "eine Aktion noch einmal spielen"),
            ),
        ),
        cites="renaissance:scepter:1",
        cases={"renaissance:scepter:3": _brings_actions, "renaissance:scepter:2": _replays_nothing},
    ),
)

card(
    "scholar",
    line(
        1,
        tell_none_in_hand("discard"),
        discard_hand,
        cites="base2:discard:1",
        cases={"renaissance:scholar:1": hand_is_empty},
    ),
    line(
        2,
        plus(cards=7),
        cites="base2:play:1",
        cases={"renaissance:scholar:1": nothing("discarded"), "renaissance:scholar:2": shuffling},
    ),
)


_TWO_TO_FOUR = costs_from(2, 4)

card(
    "seer",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, reveal(3), cites="renaissance:seer:1"),
    line(4, weigh("seen", _TWO_TO_FOUR), take_those(_TWO_TO_FOUR), cites="renaissance:seer:1"),
    line(
        5,
        put_back_in_any_order("seen"),
        cites="renaissance:seer:1",
        cases={"renaissance:seer:2": lambda c: any(costs_potion_or_debt(c, seen) for seen in c.many("seen"))},
    ),
    cites="base2:play:1",
)

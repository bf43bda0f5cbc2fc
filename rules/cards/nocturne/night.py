"""Nocturne: Night cards, and what comes with them: Imp and Ghost, Cemetery and Haunted Mirror."""

from __future__ import annotations

from rules.rulebook.exchange import exchange
from rules.rulebook.reckoning import cost_text
from rules.words import (
    ASIDE,
    GAME,
    HAND,
    PLAY,
    SELF,
    TO_EXCHANGE,
    Context,
    Cost,
    Kind,
    MayUse,
    Not,
    Pick,
    PickPile,
    Pile,
    Trigger,
    among,
    brings_no,
    but_not,
    card,
    cards_in_play,
    cheaper_than,
    copy_in_play,
    count,
    count_gained,
    discard_from_hand,
    discard_noted,
    discard_or_reveal_hand,
    discards_nothing,
    does_nothing,
    each_other,
    gain_a,
    gain_choice,
    gain_picked,
    gained_this_turn,
    gains_to,
    holds_at_least,
    is_action,
    is_duration,
    is_treasure,
    lay_aside,
    line,
    look,
    lying,
    moved_away,
    named,
    next_turn,
    note,
    noted,
    on,
    play_again,
    play_noted,
    play_what_is_not_in_play,
    plus,
    protects,
    put_back_in_any_order,
    reveal_until,
    set_aside,
    shuffling,
    take_to_hand,
    tell_kept_hand,
    tell_what_it_is_held_against,
    told_this_turn,
    trash_from_hand,
    trash_noted,
    trash_this,
    until_next_turn,
    up_to,
    uses_no_action,
    when,
)


def _gained_to_hand(n: int, cites: str) -> Trigger:
    return on("gain-place", line(n, gains_to(HAND), cites=cites), zone=SELF)


# --- Durations of the Night ------------------------------------------------------------------------------------------


def _would_go_elsewhere(c: Context) -> bool:
    pile = c.notes.get("pile", "")
    return bool(pile) and any(trigger.event == "gain-place" for trigger in c.game.table.piles[pile].kind.triggers)


card(
    "cobbler",
    line(
        1,
        next_turn(gain_choice(up_to(4), HAND)),
        cites="nocturne:cobbler:2",
        cases={"nocturne:cobbler:1": _would_go_elsewhere},
    ),
)

card(
    "den-of-sin",
    line(1, next_turn(plus(cards=2)), cites="nocturne:den-of-sin:2"),
    on=_gained_to_hand(2, "nocturne:den-of-sin:1"),
)

card(
    "ghost-town",
    line(1, next_turn(plus(cards=1, actions=1)), cites="nocturne:ghost-town:2"),
    on=_gained_to_hand(2, "nocturne:ghost-town:1"),
)


card(
    "guardian",
    line(1, until_next_turn("immune", protects), cites="nocturne:guardian:1"),
    line(2, next_turn(plus(coins=1)), cites="nocturne:guardian:1"),
    on=_gained_to_hand(3, "nocturne:guardian:3"),
)


_count_names_in_play = count(
    ("different cards in play", "verschiedene Karten im Spiel"),
    lambda c: list(dict.fromkeys(c.known(card).slug for card in c.in_play)),
)

card(
    "raider",
    line(
        1,
        _count_names_in_play,
        each_other(
            when(
                holds_at_least(5),
                discard_or_reveal_hand(
                    copy_in_play,
                    discards_nothing(
                        ("no card in hand is named as one in play", "Keine Handkarte heißt wie eine im Spiel"),
                        "nocturne:raider:2",
                    ),
                ),
                orelse=tell_kept_hand(5, "nocturne:raider:4"),
            ),
        ),
        cites="nocturne:raider:1",
        cases={"nocturne:raider:2": lambda c: c.notes.get("picked") == ()},
    ),
    line(2, next_turn(plus(coins=3)), cites="nocturne:raider:3"),
)


def _another_crypt(c: Context) -> bool:
    return any(effect.source == "crypt" and effect.card != c.card for effect in c.game.effects)


def _one_more_next_turn(c: Context) -> None:
    _ONE_A_TURN(c)


_ONE_A_TURN = next_turn(
    Pick("taken", among("kept", zone=ASIDE), 1, prompt="take"),
    note("kept", lambda c: tuple(kept for kept in c.many("kept") if kept not in c.many("taken"))),
    take_to_hand("taken", ASIDE),
    when(noted("kept"), _one_more_next_turn),
    carry=("kept",),
)

card(
    "crypt",
    line(
        1,
        Pick(
            "kept",
            cards_in_play(but_not(is_treasure, is_duration)),
            lambda c: len(c.in_play),
            up_to=True,
            prompt="set aside",
        ),
        set_aside("kept", PLAY),
        cites="nocturne:crypt:1",
        cases={
            "nocturne:crypt:3": lambda c: any(is_treasure(c, there) and is_duration(c, there) for there in c.in_play)
        },
    ),
    line(
        2,
        when(
            noted("kept"),
            _ONE_A_TURN,
            orelse=does_nothing(
                ("no Treasure was set aside, so it is discarded", "Kein Geld liegt zur Seite, also wird sie abgelegt"),
                "nocturne:crypt:2",
            ),
        ),
        cites="nocturne:crypt:1",
        cases={"nocturne:crypt:4": _another_crypt},
    ),
)


def _tell_that_it_lies_aside(c: Context) -> None:
    c.say("set-aside", c.me, "set aside", c.many("found"))


card(
    "ghost",
    line(1, reveal_until(is_action), cites="base2:reveal:1", cases={"nocturne:ghost:4": shuffling}),
    line(
        2,
        discard_noted("rest", ASIDE),
        cites="nocturne:ghost:2",
        cases={"nocturne:ghost:1": lambda c: not c.many("found")},
    ),
    line(
        3,
        when(
            noted("found"),
            _tell_that_it_lies_aside,
            next_turn(uses_no_action, play_noted("found", ASIDE), play_again(), carry=("found",)),
            orelse=brings_no(
                "anything next turn",
                ("no Action was found, so it is discarded now", "Keine Aktion fand sich, also wird er jetzt abgelegt"),
                "nocturne:ghost:1",
            ),
        ),
        cites="nocturne:ghost:2",
        cases={
            "nocturne:ghost:5": lambda c: c.one("played") and c.one("played") not in c.in_play,
            "nocturne:ghost:3": lambda c: c.one("found") and is_duration(c, c.one("found")),
        },
    ),
    stays="nocturne:ghost:3",
)

# --- other Night cards -----------------------------------------------------------------------------------------------


_PILE = ("nocturne:changeling:1",)


def _costs_three_or_more_and_can_return(c: Context) -> bool | Not:
    kind = c.kind(c.subject)
    pile = c.game.table.piles.get("changeling")
    if not c.mine or kind.slug not in c.game.table.pile_of or pile is None or not pile.supply:
        return False
    if not Cost(3) <= c.cost(kind):
        now = cost_text(c.cost(kind))
        return Not("too cheap", "changeling", kind.slug, cites=("nocturne:changeling:4",), card=kind.slug, n=now)
    if c.game.where(c.subject) is None:
        return moved_away(c, TO_EXCHANGE, *_PILE)
    return bool(c.game.pile_cards("changeling")) or Not(
        "none to exchange for", kind.slug, cites=_PILE, missing="changeling"
    )


def _exchange_gained(c: Context) -> None:
    exchange(c.game, c.me, c.subject, c.game.where(c.subject), "changeling")


_NONE_OF_THEM_IN_THE_SUPPLY = (
    ": no card in play has a copy in the Supply",
    ": Von keiner Karte im Spiel liegt eine zweite im Vorrat",
)


def _in_play(c: Context, kind: Kind) -> bool:
    return any(c.known(played) is kind for played in c.in_play)


card(
    "changeling",
    line(1, trash_this, cites="nocturne:changeling:5"),
    line(
        2,
        gain_choice(_in_play, none=_NONE_OF_THEM_IN_THE_SUPPLY),
        cites="nocturne:changeling:5",
        cases={"nocturne:changeling:7": lambda c: c.notes.get("pile") == "" and bool(c.in_play)},
    ),
    on=on(
        "gain",
        MayUse(),
        line(
            3,
            _exchange_gained,
            cites=("nocturne:changeling:2", "nocturne:changeling:6"),
            cases={"nocturne:changeling:3": lambda c: any(t.event == "gain" for t in c.kind(c.subject).triggers)},
        ),
        zone=GAME,
        test=_costs_three_or_more_and_can_return,
    ),
)


def _exchanged_this_turn(c: Context) -> bool:
    """As far as anybody keeps a log: only rulings depend on it."""
    return any(step.kind == "exchange" and step.actor == c.me for step in told_this_turn(c))


card(
    "devils-workshop",
    line(
        1,
        count_gained,
        when(
            lambda c: gained_this_turn(c) >= 2,
            gain_a("imp"),
            orelse=when(gained_this_turn, gain_choice(up_to(4)), orelse=gain_a("gold")),
        ),
        cites="nocturne:devils-workshop:1",
        cases={
            "nocturne:devils-workshop:3": _exchanged_this_turn,
            # not where the one that it brings makes two
            "nocturne:devils-workshop:2": lambda c: gained_this_turn(c) >= 2 and not c.notes.get("pile"),
        },
    ),
)


def _spirits(c: Context) -> list[Pile]:
    return [pile for pile in c.game.table.piles.values() if "Spirit" in pile.kind.types]


card(
    "exorcist",
    line(1, trash_from_hand(), cites="nocturne:exorcist:1"),
    line(
        2,
        when(
            noted("trashed"),
            tell_what_it_is_held_against(cheaper_than("trashed")),
            PickPile(cheaper_than("trashed"), piles=_spirits),
            gain_picked(test=cheaper_than("trashed")),
        ),
        cites="nocturne:exorcist:1",
        cases={"nocturne:exorcist:2": lambda c: c.notes.get("pile") == ""},
    ),
)


def _from_hand_or_coppers_in_play(c: Context) -> list[int]:
    return [*c.hand, *(played for played in c.in_play if named("copper")(c, played))]


_FROM_HAND_OR_COPPERS_IN_PLAY = lying(
    _from_hand_or_coppers_in_play, ", from your hand or Coppers in play,", ", von der Hand oder Kupfer im Spiel,"
)


card(
    "monastery",
    line(
        1,
        when(
            gained_this_turn,
            count_gained,
            Pick(
                "picked",
                _FROM_HAND_OR_COPPERS_IN_PLAY,
                gained_this_turn,
                up_to=True,
                prompt="trash",
                apart=True,
            ),
            trash_noted("picked", None),
            orelse=does_nothing(
                ("no card was gained this turn", "In diesem Zug wurde keine Karte genommen"), "nocturne:monastery:3"
            ),
        ),
        cites="nocturne:monastery:1",
        cases={"nocturne:monastery:2": _exchanged_this_turn},
    ),
)

card(
    "night-watchman",
    line(
        1,
        look(5),
        lay_aside("seen"),
        Pick("picked", among("seen"), 5, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
        cites="nocturne:night-watchman:2",
    ),
    line(2, put_back_in_any_order("seen", ASIDE), cites="nocturne:night-watchman:2"),
    on=_gained_to_hand(3, "nocturne:night-watchman:1"),
)

# --- Imp, Cemetery and Haunted Mirror --------------------------------------------------------------------------------

card(
    "imp",
    line(1, plus(cards=2), cites="base2:draw:1"),
    line(
        2,
        play_what_is_not_in_play(),
        cites="nocturne:imp:1",
        cases={"nocturne:imp:2": lambda c: any(c.known(held).slug == "imp" for held in c.hand)},
    ),
    cites="nocturne:imp:1",
)

card(
    "cemetery",
    points=2,
    on=on("gain", line(2, trash_from_hand(4, up_to=True), cites="nocturne:cemetery:1"), zone=SELF),
)

card(
    "haunted-mirror",
    line(1, plus(coins=1), cites="base2:treasures:4"),
    on=on(
        "trash",
        line(
            2,
            discard_from_hand(may=True, test=is_action),
            when(
                noted("discarded"),
                gain_a("ghost"),
                orelse=brings_no(
                    "ghost",
                    ("no Action was discarded", "Es wurde keine Aktion abgelegt"),
                    "nocturne:haunted-mirror:1",
                ),
            ),
            cites=("nocturne:haunted-mirror:1", "nocturne:haunted-mirror:2"),
        ),
        zone=SELF,
    ),
)

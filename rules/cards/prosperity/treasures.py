"""Prosperity’s other Treasures, and Colony."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DECK,
    Context,
    Option,
    brings_no,
    card,
    cards_in_play,
    choose,
    count,
    count_names,
    discard_from_hand,
    discard_noted,
    gain_choice,
    is_treasure,
    is_type,
    leave_on_deck,
    line,
    look,
    noted,
    noted_is,
    nothing,
    play_noted,
    plus,
    plus_coins,
    plus_tokens,
    reveal_hand,
    reveal_until,
    shuffling,
    tell_not,
    told_below,
    trash_from_hand,
    trash_noted,
    trash_this,
    up_to,
    when,
)

card("platinum", line(1, plus(coins=5), cites="prosperity2:platinum:2"))
card("colony", points=10)


def _another_bank_is_in_play(c: Context) -> bool:
    return sum(c.known(card).slug == "bank" for card in cards_in_play(is_treasure)(c)) > 1


card(
    "bank",
    line(
        1,
        plus_coins(count(("Treasures in play", "Geldkarten im Spiel"), cards_in_play(is_treasure))),
        cites="prosperity2:bank:1",
        cases={"prosperity2:bank:2": _another_bank_is_in_play},
    ),
    last=True,
)

_DIG_FOR_A_TREASURE = reveal_until(is_treasure)


def _ran_out(c: Context) -> bool:
    """The deck did, and perhaps there was no Treasure in it."""
    return shuffling(c) or ("found" in c.notes and not c.many("found"))


card(
    "venture",
    line(1, plus(coins=1)),
    line(2, _DIG_FOR_A_TREASURE, cites="base2:reveal:1", cases={"prosperity1:venture:2": _ran_out}),
    line(3, discard_noted("rest", ASIDE), cites="prosperity1:venture:1"),
    line(4, play_noted("found", ASIDE), cites=("prosperity1:venture:1", "prosperity1:venture:3")),
    cites="prosperity1:venture:1",
)

card(
    "loan",
    line(1, plus(coins=1)),
    line(2, _DIG_FOR_A_TREASURE, cites="base2:reveal:1", cases={"prosperity1:loan:2": _ran_out}),
    line(
        3,
        when(
            noted("found"),
            choose(
                Option("discard", discard_noted("found", ASIDE)),
                Option("trash", trash_noted("found", ASIDE)),
                widens=False,
            ),
        ),
        cites="prosperity1:loan:1",
    ),
    line(4, discard_noted("rest", ASIDE), cites="base2:discard:1", cases={"prosperity1:loan:2": _ran_out}),
    cites="prosperity1:loan:1",
)

_NO_TREASURE_DISCARDED = ("no Treasure was discarded", "Es wurde keine Geldkarte abgelegt")

card(
    "anvil",
    line(1, plus(coins=1)),
    line(2, discard_from_hand(may=True, test=is_treasure), cites="prosperity2:anvil:1"),
    line(
        3,
        when(noted("discarded"), gain_choice(up_to(4)), orelse=tell_not("gains none", _NO_TREASURE_DISCARDED)),
        cites="prosperity2:anvil:2",
        cases={"prosperity2:anvil:1": nothing("discarded")},
    ),
    cites="prosperity2:anvil:1",
)


def _different_treasures_in_hand(c: Context) -> int:
    return count_names(c, [card for card in c.hand if is_treasure(c, card)])


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
                    when(
                        noted("this trashed"),
                        reveal_hand,
                        plus_tokens("vp", _different_treasures_in_hand),
                        orelse=brings_no(
                            "points",
                            ("it was not trashed this time", "Entsorgt wurde die Karte diesmal nicht"),
                            "prosperity2:investment:3",
                        ),
                    ),
                    cites=("prosperity2:investment:2", "prosperity2:investment:3"),
                ),
                says=("trash the Investment for victory points", "die Geldanlage für Punkte entsorgen"),
            ),
        ),
        cites="prosperity2:investment:3",
    ),
    last=True,
)

_DISCARD_IT = Option("discard", discard_noted("seen", DECK))
_TRASH_IT = Option("trash", trash_noted("seen", DECK))
_PLAY_IT = Option("play", play_noted("seen", DECK))
_WITH_IT = ("What do you do with it?", "Was tust du mit ihr?")


def _plays_an_action(c: Context) -> bool:
    return "play" in c.notes.get("chosen", ()) and noted_is("seen", is_type("Action"))(c)


card(
    "crystal-ball",
    line(1, plus(coins=1)),
    line(2, look(1), cites="prosperity2:crystal-ball:1"),
    line(
        3,
        when(
            noted_is("seen", is_type("Action", "Treasure")),
            told_below(choose(_TRASH_IT, _DISCARD_IT, _PLAY_IT, may=True, prompt=_WITH_IT, widens=False)),
            orelse=when(
                noted("seen"),
                told_below(choose(_TRASH_IT, _DISCARD_IT, may=True, prompt=_WITH_IT, widens=False)),
            ),
        ),
        leave_on_deck("seen"),
        cites="prosperity2:crystal-ball:1",
        cases={"prosperity2:crystal-ball:2": _plays_an_action},
    ),
    cites="prosperity2:crystal-ball:1",
)

"""Plunder: what waits for the next time, for turns or for the rest of this one."""

from __future__ import annotations

from rules.facts import facts
from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.words import (
    ASIDE,
    DISCARD,
    HAND,
    TO_SET_ASIDE,
    Context,
    Cost,
    Given,
    MayUse,
    Not,
    Pick,
    PlayItOnceMore,
    Schedule,
    Text,
    applies,
    awaiting,
    brings_no,
    card,
    decline,
    discard_down_to,
    each_other,
    gain_a,
    gained_is_playable,
    in_play,
    is_action,
    is_treasure,
    just_discarded,
    line,
    next_time,
    noted,
    once_a_turn,
    play_gained,
    played_as,
    played_several_times,
    plays_no_command,
    plus,
    put,
    repeat_this,
    set_aside,
    several_wait,
    takes_place_later,
    tell_none_in_hand,
    this_turn,
    topdeck_this,
    trash_from_hand,
    trash_this,
    until_next_turn,
    use_up,
    when,
    yours,
)

# --- when something is gained ----------------------------------------------------------------------------------------


def _another_waits(c: Context) -> bool:
    """While this one takes place another of the same card has yet to, for the same gain."""
    return takes_place_later(c) and any(e.source == c.kind(c.card).slug for e in c.game.active("gain"))


card(
    "abundance",
    line(
        1,
        Schedule("gain", "once", plus(buys=1, coins=3), test=yours("Action")),
        cites="plunder:abundance:1",
        cases={"plunder:abundance:2": _another_waits},
    ),
)

card(
    "secluded-shrine",
    line(1, plus(coins=1), cites="base2:play:1"),
    line(
        2,
        Schedule("gain", "once", tell_none_in_hand("trash"), trash_from_hand(2, up_to=True), test=yours("Treasure")),
        cites="plunder:secluded-shrine:1",
        cases={"plunder:secluded-shrine:2": lambda c: "picked" in c.notes and not c.many("picked")},
    ),
)


_NOTHING_ASIDE = ("nothing was set aside for it", "Dafür wurde nichts zur Seite gelegt")


def _a_victory_card(c: Context) -> Text:
    slug = c.known(c.subject).slug
    return f"{the_card(slug, EN)} is a Victory card", f"{capital(the_card(slug, DE, THE))} ist eine Punktekarte"


def _to_be_trashed(c: Context) -> bool:
    """Another play of the same Cage has trashed it: of that nobody says more."""
    return in_play(c) or not played_several_times(c)


card(
    "cage",
    line(
        1,
        Pick("picked", HAND, 4, up_to=True, prompt="set aside"),
        set_aside("picked"),
        cites="plunder:cage:1",
    ),
    line(
        2,
        Schedule(
            "gain",
            "once",
            when(in_play, applies(_a_victory_card)),
            when(_to_be_trashed, trash_this),
            when(
                noted("picked"),
                Schedule("end-turn", "once", put("picked", ASIDE, HAND, "take"), carry=("picked",), stays=False),
                orelse=brings_no("card", _NOTHING_ASIDE, "plunder:cage:1"),
            ),
            test=yours("Victory"),
            carry=("picked",),
        ),
        cites="plunder:cage:2",
        cases={"plunder:cage:3": played_several_times},
    ),
)


def _another_road(c: Context) -> bool:
    return any(e.source == "mining-road" and e.player == c.me for e in c.game.active("gain"))


card(
    "mining-road",
    line(1, plus(actions=1)),
    line(2, plus(buys=1)),
    line(3, plus(coins=2)),
    line(
        4,
        this_turn("gain", MayUse(), use_up, play_gained, test=gained_is_playable("Treasure")),
        cites="plunder:mining-road:1",
        cases={"plunder:mining-road:2": lambda c: "label" in c.notes and _another_road(c)},
    ),
    on=once_a_turn("gain", gained_is_playable("Treasure"), "plunder:mining-road:3"),
    cites="base2:play:1",
)


def _costs_exactly_five(c: Context) -> bool | Not:
    """When it was gained, whatever is printed on it: a 5 that was cheaper is worth a word."""
    if not c.mine or c.gained_cost == Cost(5):
        return c.mine
    slug, then = c.kind(c.subject).slug, cost_text(c.gained_cost)
    why = (
        f"{the_card(slug, EN, THE)} cost {then[EN]} when gained, and it would have to be exactly 5",
        f"{capital(the_card(slug, DE, THE))} hat beim Nehmen {then[DE]} gekostet, nicht genau 5",
    )
    stays = Not("does nothing here", "taskmaster", cites=("plunder:taskmaster:2",), why=why)
    return c.kind(c.subject).cost == Cost(5) and stays


_FOR_FIVE = ("card for exactly 5 Coins", "Karte für genau 5 Geld")

card(
    "taskmaster",
    line(1, plus(actions=1), cites="base2:play:1", cases={"plunder:taskmaster:1": takes_place_later}),
    line(2, plus(coins=1), cites="base2:play:1", cases={"plunder:taskmaster:1": takes_place_later}),
    line(
        3,
        this_turn("gain", use_up, repeat_this("taskmaster"), test=awaiting(_FOR_FIVE, _costs_exactly_five)),
        cites="plunder:taskmaster:2",
    ),
    ends=("plunder:taskmaster:1",),
    cites="plunder:taskmaster:1",
)
# --- when something is played ----------------------------------------------------------------------------------------


card(
    "flagship",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        Schedule(
            "played",
            "once",
            PlayItOnceMore("plunder:flagship:2"),
            test=plays_no_command("flagship", "plunder:flagship:2"),
        ),
        cites="plunder:flagship:1",
        cases={
            "plunder:flagship:3": lambda c: "label" in c.notes and c.game.where(c.subject) is None,
            "plunder:flagship:4": lambda c: "label" in c.notes and c.is_a(c.subject, "Duration"),
            "plunder:flagship:5": lambda c: "label" in c.notes and c.known(c.subject).slug == "throne-room",
        },
    ),
    stays="plunder:flagship:4",
)


_ANOTHER_WAS_FIRST = (
    "the first card of this turn was another one",
    "Die erste Karte in diesem Zug war eine andere",
)


def _first_is_a_treasure(c: Context) -> bool | Not:
    """A Treasure, and this player has played no card before it this turn; another that was first is told of once."""
    if not c.mine or not is_treasure(c, c.subject):
        return False
    before = [slug for who, slug, _ in c.game.played[: c.event["nth"] - 1] if who == c.me]
    told = "landing-party" in before or any("Treasure" in facts()[slug].types for slug in before)
    stays = Not("does nothing here", "landing-party", cites=("plunder:landing-party:2",), why=_ANOTHER_WAS_FIRST)
    return not before or (not told and stays)


_AT_THE_HEAD = awaiting(
    ("Treasure card as the first card of a turn", "Geldkarte als erste Karte eines Zuges"), _first_is_a_treasure
)


def _a_treasure_was_first(c: Context) -> Text:
    slug = c.known(c.subject).slug
    return (
        f"the first card played this turn, {the_card(slug, EN)}, is a Treasure",
        f"Die erste Karte im Zug, {the_card(slug, DE, THE)}, ist eine Geldkarte",
    )


card(
    "landing-party",
    line(1, plus(cards=2)),
    line(2, plus(actions=2)),
    line(
        3,
        Schedule("played", "once", applies(_a_treasure_was_first), topdeck_this, test=_AT_THE_HEAD),
        cites="plunder:landing-party:1",
    ),
    cites="base2:play:1",
)


def _seen(c: Context, given: Given) -> Given:
    """Changes nothing; but where it may matter, a play remembers that its card gave coins."""
    return given


def _gave_none(c: Context) -> Text:
    slug = c.known(c.subject).slug
    return (
        f"the next Action, {the_card(slug, EN)}, gave no Coins by its own text",
        f"Die nächste Aktion, {the_card(slug, DE, THE)}, hat selbst kein Geld gebracht",
    )


def _gave_some(c: Context) -> Text:
    slug = c.known(c.subject).slug
    return (
        f"the next Action, {the_card(slug, EN)}, gave Coins{' as a Way' if _as_a_way(c) else ''}",
        f"Die nächste Aktion, {the_card(slug, DE, THE)}, hat {'als Weg ' if _as_a_way(c) else ''}Geld gebracht",
    )


def _as_a_way(c: Context) -> bool:
    """As a Way with a text of its own, not as the Chameleon, the last of these cards was played."""
    return played_as(c) not in ("", "way-of-the-chameleon")


def _follows_itself(c: Context) -> bool:
    return takes_place_later(c) and c.subject == c.card


card(
    "harbor-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        next_time(
            "played",
            when(
                lambda c: c.event["gave"],
                (applies(_gave_some), plus(coins=1)),
                orelse=brings_no("coin", _gave_none),
            ),
            test=yours("Action"),
        ),
        cites="plunder:harbor-village:1",
        cases={
            "plunder:harbor-village:2": _follows_itself,
            "plunder:harbor-village:3": lambda c: takes_place_later(c) and _as_a_way(c),
        },
    ),
    plus=_seen,
    cites="base2:play:1",
)


def _plays_an_action(c: Context) -> bool:
    return is_action(c, c.subject)


card(
    "frigate",
    line(1, plus(coins=3), cites="base2:play:1"),
    line(
        2,
        until_next_turn("played", discard_down_to(4), test=_plays_an_action, others=True),
        cites="plunder:frigate:1",
        cases={"plunder:frigate:2": lambda c: "label" in c.notes and c.game.player == c.notes.get("owner")},
    ),
)

# --- when something leaves play --------------------------------------------------------------------------------------

_DISCARDED_TREASURES = just_discarded(is_treasure)

card(
    "trickster",
    line(1, each_other(gain_a("curse")), cites="base2:play:1"),
    line(
        2,
        this_turn(
            "discard-from-play",
            Pick("picked", _DISCARDED_TREASURES, 1, may=True, prompt="set aside"),
            when(
                noted("picked"),
                set_aside("picked", DISCARD),
                Schedule("end-turn", "once", put("picked", ASIDE, HAND, "take"), carry=("picked",), stays=False),
                orelse=decline,
            ),
            test=lambda c: c.mine and _DISCARDED_TREASURES.or_gone(c, TO_SET_ASIDE),
        ),
        cites="plunder:trickster:1",
        cases={"plunder:trickster:2": several_wait("trickster", "discard-from-play")},
    ),
)

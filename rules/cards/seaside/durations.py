"""Seaside’s cards that stay for a later turn, both editions."""

from __future__ import annotations

from dataclasses import dataclass

from rules.speech.grammar import DE, EN, THE, A, a_card, the_card
from rules.speech.wording import THIRD_TURN
from rules.words import (
    ASIDE,
    HAND,
    PLAY,
    Context,
    ExtraTurn,
    Frame,
    Kind,
    MayUse,
    Not,
    Pick,
    Text,
    card,
    discard_from_hand,
    discard_hand,
    each_other,
    gain_a,
    gain_choice,
    gained_is_playable,
    line,
    next_turn,
    not_the_first_play,
    not_the_third_turn,
    noted,
    on,
    on_anothers_turn,
    once_a_turn,
    play_gained,
    play_this_from_hand,
    plus,
    protects,
    put,
    takes_place_later,
    tell_several_types,
    tell_what_they_are,
    this_may_be_played,
    this_turn,
    trash_from_hand,
    trash_noted,
    until_next_turn,
    up_to,
    use_up,
    when,
)


def _nothing_set_aside(c: Context) -> None:
    why = "there is no card in hand to set aside", "Auf der Hand ist keine Karte, die zur Seite käme"
    c.say("not", c.me, "no more", (c.card,), because=("seaside2:durations:3",), why=why)


card(
    "haven",
    line(1, plus(cards=1), cites="seaside1:haven:1"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(
        3,
        Pick("picked", HAND, 1, prompt="set aside"),
        put("picked", HAND, ASIDE, "set aside face down", "set-aside"),
        cites=("seaside2:haven:1", "seaside2:haven:2", "seaside1:haven:1"),
    ),
    line(
        4,
        when(
            noted("picked"),
            next_turn(put("picked", ASIDE, HAND, "take"), carry=("picked",)),
            orelse=_nothing_set_aside,
        ),
        cites="seaside2:haven:3",
    ),
    cleaned="seaside2:haven:4",
)


_LIGHTHOUSE = (
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, plus(coins=1), cites="base2:play:1"),
    line(3, next_turn(plus(coins=1)), cites="seaside2:lighthouse:4"),
)


def _protects_no_more(c: Context) -> bool | Not:
    """An Attack meets a Lighthouse that has done all it had to do."""
    effects = [effect for effect in c.game.active("immune") if effect.player == c.me]
    if effects or c.event["player"] == c.me:
        return False
    return Not("protects no more", "lighthouse", cites=("seaside2:lighthouse:1",), other=c.me)


card(
    "lighthouse",
    *_LIGHTHOUSE,
    line(4, until_next_turn("immune", protects), cites=("seaside2:lighthouse:1", "seaside2:lighthouse:2")),
    on=on("attack", line(4, protects, cites="seaside2:lighthouse:1"), zone=PLAY, test=_protects_no_more),
    cleaned="seaside2:lighthouse:4",
)

card(
    "lighthouse",
    *_LIGHTHOUSE,
    on=on("immune", line(4, protects, cites=("seaside1:lighthouse:1", "seaside1:lighthouse:3")), zone=PLAY),
    cleaned=("seaside1:lighthouse:1", "seaside2:lighthouse:4"),
    edition=1,
)

card(
    "fishing-village",
    line(1, plus(actions=2), cites="seaside2:fishing-village:1"),
    line(2, plus(coins=1), cites="seaside2:fishing-village:1"),
    line(3, next_turn(plus(actions=1, coins=1)), cites="seaside2:fishing-village:2"),
    cites="seaside2:fishing-village:1",
)

card(
    "caravan",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, next_turn(plus(cards=1)), cites=("seaside2:caravan:2", "seaside2:caravan:1")),
    cites="seaside2:caravan:1",
    cleaned="seaside2:caravan:3",
)

card(
    "merchant-ship",
    line(1, plus(coins=2), cites="seaside2:merchant-ship:1"),
    line(
        2,
        next_turn(plus(coins=2)),
        cites="seaside2:merchant-ship:2",
        cases={"seaside1:outpost:5": lambda c: takes_place_later(c) and c.game.extra == "outpost"},
    ),
    cleaned="seaside2:merchant-ship:3",
)


class _OutpostTurn(ExtraTurn):
    """The extra turn, with its small hand."""

    def __call__(self, c: Frame) -> None:
        super().__call__(c)
        if c.notes["extra turn"]:
            c.game.hand_size = 3


def _played_before(c: Context) -> bool:
    return sum(1 for who, slug, _ in c.game.played if slug == "outpost" and who == c.me) > 1


def _second_outpost(c: Context) -> bool:
    return _played_before(c) or (c.me, "outpost", -1) in c.game.claims


NOT_ONES_OWN_TURN: Text = ("this is somebody else’s turn", "Gerade ist jemand anders am Zug")
ONLY_THE_FIRST: Text = ("only the first Outpost of a turn counts", "Nur der erste Außenposten im Zug zählt")


@dataclass(frozen=True)
class _NoOutpostTurn:
    """Why there is none."""

    only_the_first: Text

    def __call__(self, c: Context) -> Text | None:
        if c.game.player != c.me:
            return NOT_ONES_OWN_TURN
        if c.game.previous == c.me:
            return THIRD_TURN
        return self.only_the_first if _second_outpost(c) else None


def _say_small_hand(c: Context) -> None:
    c.say("effect", c.me, "hand size", (c.card,), n=3)


def _small_hand(c: Context) -> None:
    if c.me == c.game.player:
        c.game.hand_size = 3
    _say_small_hand(c)


card(
    "outpost",
    line(
        1,
        _OutpostTurn(_NoOutpostTurn(ONLY_THE_FIRST)),
        cites="seaside2:outpost:1",
        cases={"seaside2:outpost:6": lambda c: c.game.previous != c.me and _played_before(c)},
    ),
    line(
        2,
        when(noted("extra turn"), _say_small_hand),
        cites=("seaside2:outpost:2", "seaside2:outpost:3"),
    ),
    cleaned="seaside2:outpost:5",
)

card(
    "outpost",
    line(
        1,
        _small_hand,
        cites="seaside1:outpost:1",
        cases={"seaside1:outpost:2": lambda c: c.game.previous == c.me},
    ),
    line(
        2,
        _OutpostTurn(
            _NoOutpostTurn(("one extra turn is coming already", "Ein Extrazug kommt schon")),
            not_the_third_turn("seaside1:outpost:2"),
        ),
        cites=("seaside1:outpost:1", "seaside1:outpost:4"),
        cases={
            "seaside1:outpost:2": lambda c: c.game.previous == c.me,
            "seaside1:outpost:3": lambda c: c.game.previous != c.me and _played_before(c),
        },
    ),
    cleaned="seaside1:outpost:4",
    edition=1,
)


def _nothing_to_discard(c: Context) -> None:
    again = not_the_first_play(c)
    because = ("seaside2:tactician:5",) if again else ("seaside2:tactician:3", "seaside2:tactician:4")
    c.say("not", c.me, "no hand", (c.card,), because=because)


card(
    "tactician",
    line(1, discard_hand, cites="seaside2:tactician:1"),
    line(
        2,
        when(noted("discarded"), next_turn(plus(cards=5, actions=1, buys=1)), orelse=_nothing_to_discard),
        cites=("seaside2:tactician:2", "seaside1:tactician:1"),
    ),
)

card(
    "wharf",
    line(1, plus(cards=2), cites="seaside2:wharf:1"),
    line(2, plus(buys=1), cites="seaside2:wharf:1"),
    line(3, next_turn(plus(cards=2, buys=1)), cites="seaside2:wharf:2"),
)

card(
    "astrolabe",
    line(1, plus(coins=1), cites="seaside2:astrolabe:1"),
    line(2, plus(buys=1), cites="seaside2:astrolabe:1"),
    line(3, next_turn(plus(coins=1, buys=1)), cites="seaside2:astrolabe:2"),
    cites="seaside2:astrolabe:1",
)


def _right_player_gains(c: Context) -> bool | Not:
    player = c.event["player"]
    if player in (c.me, c.game.right(c.me)):
        return bool(player != c.me)
    return Not("not to the right", "monkey", cites=("seaside2:monkey:1",), other=player)


def _to_the_right(c: Frame) -> None:
    """Whose gain it is."""
    right, name = c.game.table.names[c.game.right(c.me)], c.game.table.names[c.me]
    why = f"{right} sits to {name}’s right", f"{right} sitzt rechts von {name}"
    c.notes["which"] = (*c.notes.get("which", ()), why)


card(
    "monkey",
    line(1, until_next_turn("gain", _to_the_right, plus(cards=1), test=_right_player_gains), cites="seaside2:monkey:1"),
    line(2, next_turn(plus(cards=1)), cites="seaside2:monkey:2"),
)


def _lies_aside(c: Context) -> bool:
    return c.one("gained") in c.game.aside(c.me)


def _gains_a_blocked_card(c: Context) -> bool | Not:
    """On their own turn, and while the Blockade's card still lies aside."""
    off_turn = c.event["player"] != c.game.player
    value = c.notes["gained"]
    blocked = value if isinstance(value, tuple) else (value,)
    gained = c.kind(c.subject)
    blocks = any(card in c.game.aside(c.me) and c.kind(card) is gained for card in blocked)
    player = c.event["player"]
    if blocks and off_turn and player != c.me:
        cites = ("seaside2:blockade:6",)
        return Not("off turn", "blockade", cites=cites, to=player, card="blockade", missing="curse")
    if blocks and player == c.me and not off_turn:
        return Not("does nothing here", "blockade", cites=("seaside2:blockade:5",), why=_ONLY_THE_OTHERS)
    if blocks or off_turn or player == c.me:
        return blocks and not off_turn
    aside = [c.kind(card) for card in blocked if card in c.game.aside(c.me)]
    alike = next((kind for kind in aside if _might_be_taken_for(c, gained, kind)), None)
    return alike is not None and Not(
        "does nothing here",
        "blockade",
        cites=("seaside2:blockade:5",),
        why=(
            f"{the_card(alike.slug, EN, THE)} was set aside, not {the_card(gained.slug, EN)}",
            f"Zur Seite liegt {the_card(alike.slug, DE, THE)}, nicht {the_card(gained.slug, DE, THE)}",
        ),
    )


def _might_be_taken_for(c: Context, kind: Kind, other: Kind) -> bool:
    """Another card of the same pile, or one whose name has a word of the other's."""
    pile = c.game.table.pile_of.get(kind.slug)
    same_pile = pile is not None and pile is c.game.table.pile_of.get(other.slug)
    return same_pile or not {*kind.name.split()}.isdisjoint(other.name.split())


def _a_copy(c: Frame) -> None:
    """Why the gain brings a Curse."""
    slug = c.known(c.event["cards"][0]).slug
    why = f"{a_card(slug, EN)} lies aside with it", f"bei ihr liegt {a_card(slug, DE, A)} zur Seite"
    c.notes["which"] = (*c.notes.get("which", ()), why)


_ONLY_THE_OTHERS = ("it affects only the others", "Sie betrifft nur die anderen")


def _nothing_lies_aside(c: Context) -> None:
    gained = c.one("gained")
    if gained:
        slug = c.known(gained).slug
        c.say("not", c.me, "not aside", (slug, "blockade"), because=("seaside2:blockade:3",), card="blockade")
    elif c.notes["pile"]:  # another card was gained in its place
        c.say("not", c.me, "no more", ("blockade",), because=("seaside2:blockade:3",), why=_NOTHING_SET_ASIDE)


_NOTHING_SET_ASIDE = (
    "no card was set aside, so nobody gains a Curse because of it",
    "Keine Karte liegt zur Seite, also nimmt ihretwegen niemand einen Fluch",
)


card(
    "blockade",
    line(1, gain_choice(up_to(4), ASIDE), cites="seaside2:blockade:1"),
    when(
        _lies_aside,
        line(2, next_turn(put("gained", ASIDE, HAND, "take"), carry=("gained",)), cites="seaside2:blockade:4"),
        line(
            3,
            until_next_turn(
                "gain", _a_copy, gain_a("curse"), test=_gains_a_blocked_card, carry=("gained",), others=True
            ),
            cites="seaside2:blockade:5",
        ),
        orelse=_nothing_lies_aside,
    ),
    cites="seaside2:blockade:3",
    ends="seaside2:blockade:5",
)


def _another_sailor(c: Context) -> bool:
    """A Sailor plays a card, and another one could still play one."""
    waiting = any(effect.source == "sailor" and effect.event == "gain" for effect in c.game.effects)
    return takes_place_later(c) and waiting


def _is_a_duration_too(c: Frame) -> None:
    tell_several_types(c.game, c.me, c.known(c.one("cards")), "Duration")


def _not_once_more(c: Frame) -> None:
    """Another Sailor cannot play the same gained card."""
    if _another_sailor(c):
        slug = c.known(c.event["cards"][0]).slug
        c.say("not", c.me, "not once more", ("sailor",), because=("seaside2:sailor:3",), card=slug)


card(
    "sailor",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(
        2,
        this_turn(
            "gain",
            MayUse(),
            use_up,
            _is_a_duration_too,
            play_gained,
            _not_once_more,
            test=gained_is_playable("Duration", "Action", "sailor", "seaside2:sailor:4"),
        ),
        cites="seaside2:sailor:1",
        cases={
            "seaside2:sailor:4": lambda c: not c.notes.get("bought", True),
            "seaside2:sailor:5": lambda c: c.game.phase == "buy" and "bought" in c.notes,
            "seaside2:sailor:3": _another_sailor,
            "seaside2:sailor:2": _another_sailor,
        },
    ),
    line(3, next_turn(plus(coins=2), trash_from_hand(1, may=True)), cites="seaside2:sailor:9"),
    on=once_a_turn("gain", gained_is_playable("Duration"), "seaside2:sailor:2"),
    ends="seaside2:sailor:8",
)


def _no_card_to_discard(c: Context) -> None:
    c.say("not", c.me, "no hand", (c.card,), because=("seaside2:tide-pools:4",))


def _waits(c: Context, slug: str = "") -> bool:
    """When the Tide Pools have their turn, that Duration, or any other, still has to do what it does."""
    waiting = {effect.source for effect in c.game.active("turn") if effect.player == c.me}
    return takes_place_later(c) and (slug in waiting if slug else bool(waiting - {"tide-pools"}))


card(
    "tide-pools",
    line(1, plus(cards=3), cites="seaside2:tide-pools:1"),
    line(2, plus(actions=1), cites="seaside2:tide-pools:1"),
    line(
        3,
        next_turn(when(lambda c: c.hand, discard_from_hand(2), orelse=_no_card_to_discard)),
        cites="seaside2:tide-pools:2",
        cases={
            "seaside2:tide-pools:3": lambda c: takes_place_later(c) and len(c.many("discarded")) == 1,
            "seaside2:tide-pools:6": lambda c: _waits(c, "wharf"),
            "seaside2:tide-pools:5": _waits,
        },
    ),
    cites="seaside2:tide-pools:1",
)


def _first_silver_or_gold(c: Context) -> bool | Not:
    """The first one that this player plays this turn is being played now, and is still in play."""
    player, played = c.event["player"], c.subject
    if c.kind(played).slug not in ("silver", "gold") or played not in c.game.in_play(player):
        return False
    nth = sum(1 for who, slug, _ in c.game.played if slug in ("silver", "gold") and who == player)
    slug = c.kind(played).slug
    if player == c.me:
        return Not("own attack", "corsair", slug, cites=("seaside2:corsair:3",), card=slug) if nth == 1 else False
    if nth == 2:  # said once
        return Not("not the first", "corsair", slug, cites=("seaside2:corsair:2",), to=player, card=slug)
    return nth == 1


_THE_FIRST = ("the first Silver or Gold of the turn", "das erste Silber oder Gold im Zug")


def _which_is_the_first(c: Frame) -> None:
    c.notes["which"] = (*c.notes.get("which", ()), _THE_FIRST)


def _pays_all_the_same(c: Frame) -> None:
    c.say("effect", c.who, "pays all the same", c.many("trashed"))


card(
    "corsair",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(2, next_turn(plus(cards=1)), cites="seaside2:corsair:3"),
    line(
        3,
        until_next_turn(
            "play",
            _which_is_the_first,
            trash_noted("cards", PLAY),
            _pays_all_the_same,
            test=_first_silver_or_gold,
            others=True,
        ),
        cites=("seaside2:corsair:1", "seaside2:corsair:2"),
    ),
    ends="seaside2:corsair:3",
)


def _treasure_gained(c: Context) -> bool | Not:
    return c.is_a(c.subject, "Treasure") and this_may_be_played(c)


def _tell_treasure(c: Context) -> None:
    tell_what_they_are(c.game, c.me, [c.known(c.subject).slug], "Treasure")


card(
    "pirate",
    line(
        1,
        next_turn(gain_choice(up_to(6, "Treasure"), HAND)),
        cites="seaside2:pirate:3",
        cases={"seaside2:pirate:2": on_anothers_turn},
    ),
    on=on(
        "gain",
        line(2, _tell_treasure, play_this_from_hand, cites=("seaside2:pirate:1", "seaside2:this-card:3")),
        zone=HAND,
        test=_treasure_gained,
        may=True,
    ),
    cites="seaside2:pirate:1",
)

card(
    "sea-witch",
    line(1, plus(cards=2)),
    line(2, each_other(gain_a("curse"))),
    line(3, next_turn(plus(cards=2), discard_from_hand(2)), cites="seaside2:sea-witch:2"),
    cites="seaside2:sea-witch:1",
)

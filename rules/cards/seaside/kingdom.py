"""Seaside’s other Kingdom cards: mats, the Supply, the hand."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.prevention import NOT_ONTO_THE_MAT, tell_lost
from rules.rulebook.reckoning import Bound, tell_cost
from rules.rulebook.trash import trash
from rules.speech.grammar import DE, EN, THE, A, a_card, capital, some, the_card, whose
from rules.words import (
    ASIDE,
    DECK,
    HAND,
    ISLAND,
    MORE_THAN_COINS,
    NATIVE_VILLAGE,
    SELF,
    Context,
    Cost,
    MayUse,
    Not,
    Option,
    Pick,
    Tell,
    Text,
    all_of,
    among,
    applies,
    brings_no,
    card,
    choose,
    coins_of,
    discard_from_hand,
    discard_noted,
    discard_or_reveal_hand,
    discarded_hand,
    discards_nothing,
    each,
    each_other,
    gain_a,
    gain_choice,
    gained_none,
    gained_to_the_right,
    hand_is_empty,
    it_costs_nothing,
    lay_aside,
    line,
    look,
    named,
    not_the_first_play,
    note,
    noted,
    nothing,
    on,
    onto_mat,
    or_else,
    plays_this_turn,
    plus,
    plus_coins,
    put,
    refill,
    reveal,
    shuffling,
    still_in_discard_pile,
    tell_no_attack,
    this_turn,
    times,
    topdeck_this,
    trash_from_hand,
    trash_noted,
    trashed_for_nothing,
    up_to,
    when,
)

NO_CARD_IN_DECK: Text = ("no card lies in the deck or the discard pile", "Nachzieh- und Ablagestapel sind leer")
EMPTY_MAT: Text = ("no card lies on the mat", "Auf dem Tableau liegt keine Karte")


def _top_card_onto_mat(c: Context) -> None:
    if c.deck:
        onto_mat(c, NATIVE_VILLAGE, "native-village", c.deck[:1])
    else:
        c.say("not", c.me, "no more", (c.card,), because=("seaside2:native-village:3",), why=NO_CARD_IN_DECK)


def _empty_mat(c: Context) -> None:
    c.say("not", c.me, "no more", (c.card,), because=("seaside2:native-village:3",), why=EMPTY_MAT)


def _cannot_be_done(c: Context) -> bool:
    chosen = c.notes.get("chosen", ())
    if "hand" in chosen and "mat" not in chosen:
        return not c.zone(NATIVE_VILLAGE) and not c.many("from mat")
    return "mat" in chosen and not (c.deck or c.discard_pile or c.zone(NATIVE_VILLAGE))


card(
    "native-village",
    line(1, plus(actions=2), cites="base2:action-phase:2"),
    line(
        2,
        choose(
            Option(
                "mat",
                refill(1),
                _top_card_onto_mat,
                says=(
                    "the top card of the deck goes onto the mat",
                    "die oberste Karte des Nachziehstapels kommt auf das Tableau",
                ),
            ),
            Option(
                "hand",
                note("from mat", lambda c: c.zone(NATIVE_VILLAGE)),
                when(noted("from mat"), put("from mat", NATIVE_VILLAGE, HAND, "take"), orelse=_empty_mat),
                says=("all cards from the mat into hand", "alle Karten vom Tableau auf die Hand"),
            ),
        ),
        cites="seaside2:native-village:2",
        cases={
            "seaside2:native-village:3": _cannot_be_done,
            "seaside1:native-village:1": shuffling,
        },
    ),
    cleaned="seaside2:native-village:6",
)


def _fewer_than_three(c: Context) -> bool:
    return "seen" in c.notes and len(c.many("seen")) < 3


@dataclass(frozen=True)
class _so_many_seen:
    """So many cards were there, and no more."""

    numbers: tuple[int, ...]

    def __call__(self, c: Context) -> bool:
        return len(c.many("seen")) in self.numbers


_NO_MORE = ("no card is left", "Es ist keine Karte mehr da")
_FEW_SEEN = dict.fromkeys(("seaside2:lookout:2", "seaside2:lookout:3"), _fewer_than_three)

card(
    "lookout",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    # meanwhile they lie aside: what trashing one draws comes from below them
    line(2, look(3), lay_aside("seen"), cites="seaside2:lookout:1", cases=_FEW_SEEN),
    line(
        3,
        Pick("picked", among("seen"), 1, prompt="trash"),
        trash_noted("picked", ASIDE),
        cites="seaside2:lookout:1",
        cases=_FEW_SEEN,
    ),
    line(
        4,
        Pick("picked", among("seen", zone=ASIDE), 1, prompt="discard"),
        discard_noted("picked", ASIDE),
        when(_so_many_seen((1,)), discards_nothing(_NO_MORE)),
        cites="seaside2:lookout:1",
        cases=_FEW_SEEN,
    ),
    line(
        5,
        when(
            lambda c: any(card in c.aside for card in c.many("seen")),
            put("seen", ASIDE, DECK, "topdeck"),
            orelse=when(_so_many_seen((1, 2)), Tell("topdecks none", _NO_MORE)),
        ),
        cites="seaside2:lookout:1",
        cases=_FEW_SEEN,
    ),
)


_GAINED_TO_THE_RIGHT = or_else(
    lambda c, kind: kind.slug in c.game.last_gained[c.game.right(c.me)],
    (
        "the player to the right did not gain it in their last turn",
        "Wer rechts sitzt, hat sie in seinem letzten Zug nicht genommen",
    ),
    ("was gained last turn by the player to your right", "rechts von dir im letzten Zug genommen wurde"),
)
_smuggled = all_of((_GAINED_TO_THE_RIGHT, up_to(6)))


def _gained_for_more_than_coins(c: Context) -> bool:
    costs = (c.cost(c.game.table.rules.kind(slug)) for slug in gained_to_the_right(c))
    return any(cost.potion or cost.debt for cost in costs)


def _smuggled_anything(c: Context) -> bool:
    tops = (c.game.top(pile) for pile in c.game.table.supply)
    return any(_smuggled(c, c.kind(top)) for top in tops if top)


def _look_back(c: Context) -> None:
    costs = {slug: c.cost(c.game.table.rules.kind(slug)) for slug in gained_to_the_right(c)}
    counts = [slug for slug in gained_to_the_right(c) if costs[slug] <= Cost(6)]
    for slug in counts:
        kind = c.game.table.rules.kind(slug)
        if c.cost(kind) != kind.cost:
            tell_cost(c.game, c.me, kind, Bound(6))
    c.say("effect", c.me, "last gained", counts, other=c.game.right(c.me))
    for slug, cost in costs.items():
        if slug not in counts and cost.coins <= 6:
            c.say("not", c.me, "passed over", (slug,), why=MORE_THAN_COINS[bool(cost.potion)])
    for slug in dict.fromkeys(slug for who, slug, _ in c.game.gained if who == c.game.right(c.me) != c.game.player):
        c.say("not", c.me, "passed over", (slug,), because=("seaside2:smugglers:5",), why=_off_turn(c))


def _off_turn(c: Context) -> Text:
    """What the player to the right gained on this turn."""
    names = c.game.table.names
    right, player = names[c.game.right(c.me)], names[c.game.player]
    return (
        f"{right} gained it on {whose(player, EN)} turn",
        f"{right} hat die Karte in {whose(player, DE)} Zug genommen",
    )


def _nothing_smuggled(c: Context) -> None:
    """Nothing was gained, all of it was too dear, or none is left of what was not."""
    gained = gained_to_the_right(c)
    kinds = [c.game.table.rules.kind(slug) for slug in gained]
    cheap = any(c.cost(kind) <= Cost(6) for kind in kinds)
    name = c.game.table.names[c.game.right(c.me)]
    en = f": {name} gained {some(gained, EN) if gained else 'nothing'} on {whose(name, EN)} own last turn"
    de = f": {name} hat im eigenen letzten Zug {some(gained, DE) if gained else 'nichts'} genommen"
    if gained:
        en += ", and of what costs up to 6 none is left" if cheap else ", and nothing of that costs up to 6"
        de += ", und davon ist nichts für höchstens 6 mehr da" if cheap else ", und nichts davon kostet höchstens 6"
    c.say("not", c.me, "gain nothing", ("smugglers",), why=(en, de))


def _player_to_the_right(c: Context) -> tuple[int, ...]:
    return (c.game.right(c.me),)


card(
    "smugglers",
    line(1, when(_smuggled_anything, each(_player_to_the_right, tell_no_attack)), cites="seaside2:smugglers:3"),
    line(
        1,
        when(_smuggled_anything, _look_back, gain_choice(_smuggled), orelse=_nothing_smuggled),
        cites=("seaside2:smugglers:1", "seaside2:smugglers:5"),
        cases={
            "seaside2:smugglers:4": _gained_for_more_than_coins,
            "seaside1:smugglers:3": lambda c: not c.one("gained") and not _smuggled_anything(c),
            "seaside1:smugglers:1": lambda c: c.game.previous == c.me,
            "seaside2:smugglers:2": lambda c: len(set(gained_to_the_right(c))) > 1,
        },
    ),
)


def _tell_whole_hand(c: Context) -> None:
    """Of exactly three cards; that there are fewer is told anyway."""
    if len(c.hand) == len(c.many("picked")) == 3:
        c.say("effect", c.me, "whole hand", because=("seaside2:warehouse:3",))


card(
    "warehouse",
    line(1, plus(cards=3)),
    line(2, plus(actions=1), cites="seaside2:warehouse:2"),
    line(
        3,
        discard_from_hand(3, told=_tell_whole_hand),
        cites="seaside2:warehouse:1",
        cases={
            "seaside2:warehouse:3": discarded_hand,
            "seaside1:warehouse:1": lambda c: len(c.many("drawn")) < 3,
        },
    ),
    cites="seaside2:warehouse:1",
)


def _no_copper(c: Context) -> None:
    c.say("not", c.who, "none to discard", (c.card,), missing="copper")


card(
    "cutpurse",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        each_other(discard_or_reveal_hand(named("copper"), _no_copper)),
        cites="seaside2:cutpurse:1",
        cases={"seaside2:cutpurse:2": lambda c: "picked" in c.notes and not c.many("picked")},
    ),
)


def _island_onto_mat(c: Context) -> None:
    """The Island itself only from play: a second play finds it on the mat already."""
    this = (c.card,) if c.card in c.game.in_play(c.me) else ()
    because = () if this else ("seaside1:island:1", "base2:lost-track:4")
    if not this:
        tell_lost(c.game, c.me, c.card, because, NOT_ONTO_THE_MAT)
    onto_mat(c, ISLAND, "island", (*this, *c.many("picked")), because)
    if not c.many("picked"):
        c.say("not", c.me, "none in hand", because=("seaside2:island:6",), verb=("put there", "Dazulegen"))


card(
    "island",
    line(
        1,
        Pick(
            "picked",
            HAND,
            1,
            prompt=("What do you put onto your Island mat?", "Was legst du auf dein Insel-Tableau?"),
        ),
        _island_onto_mat,
        cites=("seaside2:island:3", "seaside2:island:4"),
        cases={
            "seaside2:island:6": lambda c: not c.many("picked"),
            "seaside2:island:5": lambda c: bool(c.many("picked")) and not c.hand,
        },
    ),
    points=2,
)


_NOTHING_TRASHED = ("no card was trashed", "Es wurde keine Karte entsorgt")

card(
    "salvager",
    line(1, plus(buys=1), cites="base2:buy-phase:1", cases={"seaside1:salvager:1": hand_is_empty}),
    line(2, trash_from_hand(1), cites="seaside2:salvager:1"),
    line(
        3,
        when(
            noted("trashed"),
            plus_coins(coins_of("trashed")),
            orelse=brings_no("coins", _NOTHING_TRASHED),
        ),
        when(trashed_for_nothing, brings_no("coins", it_costs_nothing)),
        cites="seaside2:salvager:2",
        cases={"seaside2:salvager:3": nothing("trashed")},
    ),
)


def _trash_two_maps(c: Context) -> None:
    """This one only from play: a second play finds it gone."""
    this = (c.card,) if c.card in c.game.in_play(c.me) else ()
    c.notes["trashed"] = ()
    if not this:
        tell_lost(c.game, c.me, c.card, because=("seaside1:treasure-map:1", "base2:lost-track:4"))
    both = (*this, *c.many("picked"))
    if both:
        trash(c.game, c.me, both)


def _no_gold(c: Context) -> None:
    trashed = ("one was", "es war eine") if c.many("trashed") else ("none was", "es war keine")
    again = not_the_first_play(c)
    because = ("seaside1:treasure-map:1",) if again else ("seaside2:treasure-map:4", "seaside2:treasure-map:1")
    c.say("not", c.me, "no gold", (c.card,), because=because, n=trashed)


card(
    "treasure-map",
    line(
        1,
        Pick("picked", HAND, 1, test=named("treasure-map"), prompt="trash"),
        _trash_two_maps,
        cites="seaside2:treasure-map:1",
        cases={"seaside2:treasure-map:4": lambda c: "trashed" in c.notes and len(c.many("trashed")) < 2},
    ),
    line(
        2,
        when(lambda c: len(c.many("trashed")) == 2, times(4, gain_a("gold", DECK)), orelse=_no_gold),
        cites=("seaside2:treasure-map:1", "seaside2:treasure-map:3"),
        cases={"seaside2:treasure-map:2": lambda c: gained_none(c) and not c.game.pile_cards("gold")},
    ),
)

card(
    "bazaar",
    line(1, plus(cards=1), cites="seaside2:bazaar:1"),
    line(2, plus(actions=2), cites="seaside2:bazaar:2"),
    line(3, plus(coins=1), cites="seaside2:bazaar:3"),
)


def _victory_too(c: Context, slug: str) -> Text:
    """Of a card of several types that is what it comes to."""
    if len(c.game.table.rules.kind(slug).types) > 1:
        return ", which is a Victory card too", ", und das ist auch eine Punktekarte"
    return "", ""


def _no_victory_gained_in_buy_phase(c: Context) -> bool | Not:
    """And the Treasury is still in play."""
    g = c.game
    player = c.me
    if c.event["player"] != player or c.card not in g.in_play(player):
        return False
    kind = g.table.rules.kind
    found = [slug for who, slug, phase in g.gained if who == player and phase == "buy" and kind(slug).victory]
    if not found:
        return True
    cites = ("seaside2:treasury:1",)
    return Not("stays out", "treasury", found[0], cites=cites, card=found[0], too=_victory_too(c, found[0]))


def _victory_gained_otherwise(c: Context) -> bool:
    """Outside the Buy phase."""
    kind = c.game.table.rules.kind
    return any(who == c.me and phase != "buy" and kind(slug).victory for who, slug, phase in c.game.gained)


def _no_victory_bought(c: Context) -> bool | Not:
    """And the Treasury still lies in the discard pile."""
    if not still_in_discard_pile(c):
        return False
    found = [slug for slug in c.game.purchases if c.game.table.rules.kind(slug).victory]
    if not found:
        return True
    because = ("seaside1:treasury:2", "seaside1:treasury:1")
    too = _victory_too(c, found[0])
    return Not("stays out as bought", "treasury", found[0], cites=because, card=found[0], too=too)


def _none_bought(c: Context) -> Text:
    """No Victory card was bought; one may have been gained."""
    kind = c.game.table.rules.kind
    gained = next((slug for who, slug, _ in c.game.gained if who == c.me and kind(slug).victory), "")
    if gained:
        de = f"{capital(the_card(gained, DE, THE))} wurde genommen, nicht gekauft"
        return f"{the_card(gained, EN)} was gained, not bought", de
    return "no Victory card was bought this turn", "In diesem Zug wurde keine Punktekarte gekauft"


_TREASURY = (
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, plus(coins=1), cites="base2:play:1"),
)

_NO_VICTORY_CARD = ("no Victory card was gained in this Buy phase", "In dieser Kaufphase kam keine Punktekarte")

card(
    "treasury",
    *_TREASURY,
    line(
        4,
        this_turn("end-buy", MayUse(), applies(_NO_VICTORY_CARD), topdeck_this, test=_no_victory_gained_in_buy_phase),
        cites="seaside2:treasury:1",
        cases={
            "seaside2:treasury:3": _victory_gained_otherwise,
            "seaside2:treasury:2": lambda c: plays_this_turn(c, "treasury") > 1,
        },
    ),
    cites="seaside2:treasury:1",
)

card(
    "treasury",
    *_TREASURY,
    on=on(
        "discard-from-play",
        line(
            4,
            MayUse(),
            applies(_none_bought),
            topdeck_this,
            cites=("seaside1:treasury:1", "seaside1:treasury:3", "seaside1:treasury:4"),
        ),
        zone=SELF,
        test=_no_victory_bought,
        may=True,
    ),
    cites="seaside1:treasury:1",
    cleaned="seaside1:treasury:1",
    edition=1,
)


def _same_name_in_play(c: Context) -> bool:
    """Of the revealed card; the Sea Chart itself counts, and so do Durations of earlier turns."""
    shown = c.one("seen")
    return bool(shown) and any(c.kind(card) is c.kind(shown) for card in c.in_play)


def _revealed_card(c: Context) -> str:
    return c.known(c.one("seen")).slug if c.one("seen") else ""


def _in_play_from_before(c: Context) -> bool:
    """A Duration of that name was played on an earlier turn."""
    slug = _revealed_card(c)
    lasts = bool(slug) and "Duration" in c.game.table.rules.kind(slug).types
    return lasts and not any(who == c.me and played == slug for who, played, _ in c.game.played)


def _none_in_play(c: Context) -> None:
    if c.one("seen"):
        c.say("not", c.me, "none in play", c.many("seen"), because=("seaside2:sea-chart:4", "seaside2:in-play:2"))


def _which_is_in_play(c: Context) -> Text:
    """The Sea Chart itself; a Wharf of an earlier turn; a Village."""
    slug, name = _revealed_card(c), c.game.table.names[c.me]
    if slug == "sea-chart":
        return "it is in play itself", "Sie ist selbst im Spiel"
    en, de = (" since an earlier turn", " seit einem früheren Zug") if _in_play_from_before(c) else ("", "")
    return (
        f"{a_card(slug, EN)} is in play in front of {name}{en}",
        f"{capital(a_card(slug, DE, A))} liegt{de} vor {name} im Spiel",
    )


card(
    "sea-chart",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, reveal(1), cites="seaside2:sea-chart:1"),
    line(
        4,
        when(_same_name_in_play, (applies(_which_is_in_play), put("seen", DECK, HAND, "take")), orelse=_none_in_play),
        cites="seaside2:sea-chart:1",
        cases={
            "seaside2:sea-chart:2": lambda c: _revealed_card(c) == "sea-chart",
            "seaside2:sea-chart:3": _in_play_from_before,
        },
    ),
)

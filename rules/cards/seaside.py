"""Seaside, both editions."""

from __future__ import annotations

from rules.engine.code import Frame, Step, as_long_as, line, when
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import Kind
from rules.engine.steps import Not
from rules.engine.table import Pile
from rules.facts import Cost
from rules.rulebook.trash import trash
from rules.speech.sentences import THIRD_TURN
from rules.words import (
    ASIDE,
    DECK,
    GAME,
    HAND,
    ISLAND,
    NATIVE_VILLAGE,
    PLAY,
    SELF,
    ZONES,
    ExtraTurn,
    MayUse,
    Option,
    Order,
    Pick,
    PickWholePile,
    among,
    card,
    choose,
    discard_from_hand,
    discard_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    gain_named,
    gained_is_playable,
    is_treasure,
    lay_aside,
    look,
    look_at_bottom,
    may,
    named,
    next_turn,
    note,
    noted,
    on,
    onto_mat,
    play_gained,
    play_this_from_hand,
    plus,
    plus_coins,
    put,
    put_back_in_any_order,
    refill,
    reveal,
    reveal_hand,
    set_aside,
    show,
    this_turn,
    times,
    top_card,
    topdeck,
    topdeck_this,
    trash_from_hand,
    trash_noted,
    trash_this,
    until_next_turn,
    up_to,
    use_up,
)

# --- both editions ---------------------------------------------------------------------------------------------------

card(
    "haven",
    line(1, plus(cards=1), cites="seaside1:haven:1"),
    line(2, plus(actions=1), cites="seaside1:haven:1"),
    line(
        3,
        Pick("picked", HAND, 1, prompt="set aside"),
        set_aside("picked"),
        cites=("seaside2:haven:1", "seaside2:haven:2", "seaside1:haven:1"),
    ),
    line(
        4,
        when(noted("picked"), next_turn(put("picked", ASIDE, HAND, "take"), carry=("picked",))),
        cites=("seaside2:haven:3", "seaside2:haven:4"),
    ),
)


def _protects(c: Context) -> None:
    """Never carried out: looked at whenever an Attack is played."""


_LIGHTHOUSE = (
    line(1, plus(actions=1)),
    line(2, plus(coins=1)),
    line(3, next_turn(plus(coins=1)), cites="seaside2:lighthouse:4"),
)
card(
    "lighthouse",
    *_LIGHTHOUSE,
    line(4, until_next_turn("immune", _protects), cites=("seaside2:lighthouse:1", "seaside2:lighthouse:2")),
    cites="seaside2:lighthouse:4",
)
card(
    "lighthouse",
    *_LIGHTHOUSE,
    on=on("immune", line(4, _protects, cites=("seaside1:lighthouse:1", "seaside1:lighthouse:3")), zone=PLAY),
    cites="seaside2:lighthouse:4",
    edition=1,
)


def _top_card_onto_mat(c: Context) -> None:
    onto_mat(c, NATIVE_VILLAGE, "native-village", c.deck[:1])


card(
    "native-village",
    line(1, plus(actions=2), cites="seaside2:native-village:6"),
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
                put("from mat", NATIVE_VILLAGE, HAND, "take"),
                says=("all cards from the mat into hand", "alle Karten vom Tableau auf die Hand"),
            ),
        ),
        cites=("seaside2:native-village:2", "seaside2:native-village:3", "seaside1:native-village:1"),
    ),
)

card(
    "fishing-village",
    line(1, plus(actions=2)),
    line(2, plus(coins=1)),
    line(3, next_turn(plus(actions=1, coins=1)), cites="seaside2:fishing-village:2"),
    cites="seaside2:fishing-village:1",
)

card(
    "lookout",
    line(1, plus(actions=1)),
    # meanwhile they lie aside: what trashing one draws comes from below them
    line(2, look(3), lay_aside("seen"), cites="seaside2:lookout:1"),
    line(
        3,
        Pick("picked", among("seen"), 1, prompt="trash"),
        trash_noted("picked", ASIDE),
        cites=("seaside2:lookout:2", "seaside2:lookout:3"),
    ),
    line(
        4,
        Pick("picked", lambda c: [card for card in c.many("seen") if card in c.aside], 1, prompt="discard"),
        discard_noted("picked", ASIDE),
        cites="seaside2:lookout:3",
    ),
    line(
        5,
        when(
            lambda c: any(card in c.aside for card in c.many("seen")),
            put("seen", ASIDE, DECK, "topdeck"),
        ),
        cites="seaside2:lookout:3",
    ),
    cites="seaside2:lookout:1",
)


def _smuggled(c: Context, kind: Kind) -> bool:
    return kind.slug in c.game.last_gained[c.game.right(c.me)] and c.cost(kind) <= Cost(6)


def _right_gained(c: Context) -> tuple[str, ...]:
    return c.game.last_gained[c.game.right(c.me)]


def _gained_for_more_than_coins(c: Context) -> bool:
    costs = (c.cost(c.game.table.rules.kind(slug)) for slug in _right_gained(c))
    return any(cost.potion or cost.debt for cost in costs)


card(
    "smugglers",
    line(
        1,
        gain_choice(_smuggled),
        cites=("seaside2:smugglers:1", "seaside2:smugglers:5"),
        cases={
            "seaside2:smugglers:4": _gained_for_more_than_coins,
            "seaside2:smugglers:2": lambda c: len(set(_right_gained(c))) > 1,
        },
    ),
)

card(
    "warehouse",
    line(1, plus(cards=3)),
    line(2, plus(actions=1), cites="seaside2:warehouse:2"),
    line(3, discard_from_hand(3), cites=("seaside2:warehouse:1", "seaside2:warehouse:3", "seaside1:warehouse:1")),
    cites="seaside2:warehouse:1",
)

card(
    "caravan",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, next_turn(plus(cards=1)), cites=("seaside2:caravan:2", "seaside2:caravan:3")),
    cites="seaside2:caravan:1",
)

card(
    "cutpurse",
    line(1, plus(coins=2), cites="seaside2:cutpurse:3"),
    line(
        2,
        each_other(
            Pick("picked", HAND, 1, test=named("copper"), prompt="discard"),
            when(noted("picked"), discard_noted("picked"), orelse=reveal_hand),
        ),
        cites=("seaside2:cutpurse:1", "seaside2:cutpurse:2"),
    ),
)


def _island_onto_mat(c: Context) -> None:
    """The Island itself only from play: a second play finds it on the mat already."""
    this = (c.card,) if c.card in c.game.in_play(c.me) else ()
    because = () if this else ("seaside1:island:1", "base2:lost-track:4")
    onto_mat(c, ISLAND, "island", (*this, *c.many("picked")), because)


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
        cites=("seaside2:island:3", "seaside2:island:4", "seaside2:island:5", "seaside2:island:6"),
    ),
    points=2,
)

card(
    "salvager",
    line(1, plus(buys=1), cites="seaside1:salvager:1"),
    line(2, trash_from_hand(1), cites="seaside2:salvager:1"),
    line(
        3,
        when(noted("trashed"), plus_coins(lambda c: c.cost_of(c.one("trashed")).coins)),
        cites=("seaside2:salvager:2", "seaside2:salvager:3"),
    ),
)


def _trash_two_maps(c: Context) -> None:
    """This one only from play: a second play finds it gone."""
    this = (c.card,) if c.card in c.game.in_play(c.me) else ()
    c.notes["trashed"] = ()
    if not this:
        c.say("not", c.me, "lost track", (c.card,), because=("seaside1:treasure-map:1", "base2:lost-track:4"))
    both = (*this, *c.many("picked"))
    if both:
        trash(c.game, c.me, both)


card(
    "treasure-map",
    line(
        1,
        Pick("picked", HAND, 1, test=named("treasure-map"), prompt="trash"),
        _trash_two_maps,
        cites=("seaside2:treasure-map:1", "seaside2:treasure-map:4"),
    ),
    line(
        2,
        when(lambda c: len(c.many("trashed")) == 2, times(4, gain_a("gold", DECK))),
        cites=("seaside2:treasure-map:1", "seaside2:treasure-map:2", "seaside2:treasure-map:3"),
    ),
)

card(
    "bazaar",
    line(1, plus(cards=1), cites="seaside2:bazaar:1"),
    line(2, plus(actions=2), cites="seaside2:bazaar:2"),
    line(3, plus(coins=1), cites="seaside2:bazaar:3"),
)

card(
    "merchant-ship",
    line(1, plus(coins=2), cites="seaside2:merchant-ship:1"),
    line(2, next_turn(plus(coins=2)), cites=("seaside2:merchant-ship:2", "seaside2:merchant-ship:3")),
)


class _OutpostTurn(ExtraTurn):
    """The extra turn, with its small hand."""

    def __call__(self, c: Frame) -> None:
        super().__call__(c)
        if c.notes["extra turn"]:
            c.game.hand_size = 3


def _second_outpost(c: Context) -> bool:
    plays = sum(1 for who, slug, _ in c.game.played if slug == "outpost" and who == c.me)
    return plays > 1 or (c.me, "outpost", -1) in c.game.claims


NOT_ONES_OWN_TURN: Text = ("this is somebody else’s turn", "Gerade ist jemand anders am Zug")


def _no_outpost_turn(c: Context) -> Text | None:
    if c.game.player != c.me:
        return NOT_ONES_OWN_TURN
    if c.game.previous == c.me:
        return THIRD_TURN
    if _second_outpost(c):
        return "only the first Outpost of a turn counts", "Nur der erste Außenposten im Zug zählt"
    return None


def _no_outpost_turn_1(c: Context) -> Text | None:
    if c.game.player != c.me:
        return NOT_ONES_OWN_TURN
    if c.game.previous == c.me:
        return THIRD_TURN
    if _second_outpost(c):
        return "one extra turn is coming already", "Ein Extrazug kommt schon"
    return None


def _not_the_third_turn(c: Context) -> bool:
    """The turn that has just ended was no extra turn of the same player."""
    return not (c.game.extra and c.game.player == c.me)


def _say_small_hand(c: Context) -> None:
    c.say("effect", c.me, "hand size", (c.card,), n=3)


def _small_hand(c: Context) -> None:
    if c.me == c.game.player:
        c.game.hand_size = 3
    _say_small_hand(c)


card(
    "outpost",
    line(1, _OutpostTurn(_no_outpost_turn), cites=("seaside2:outpost:1", "seaside2:outpost:6")),
    line(2, when(noted("extra turn"), _say_small_hand), cites=("seaside2:outpost:2", "seaside2:outpost:5")),
)
card(
    "outpost",
    line(1, _small_hand, cites=("seaside1:outpost:1", "seaside1:outpost:2")),
    line(
        2,
        _OutpostTurn(_no_outpost_turn_1, _not_the_third_turn),
        cites=("seaside1:outpost:2", "seaside1:outpost:3", "seaside1:outpost:4"),
    ),
    edition=1,
)


def _nothing_to_discard(c: Context) -> None:
    again = c.notes.get("times", 1) > 1
    because = ("seaside2:tactician:5",) if again else ("seaside2:tactician:3", "seaside2:tactician:4")
    c.say("not", c.me, "no hand", (c.card,), because=because)


card(
    "tactician",
    line(1, discard_hand, cites="seaside2:tactician:1"),
    line(
        2,
        when(noted("discarded"), next_turn(plus(cards=5, actions=1, buys=1)), orelse=_nothing_to_discard),
        cites="seaside2:tactician:2",
    ),
)


def _no_victory_gained_in_buy_phase(c: Context) -> bool | Not:
    """And the Treasury is still in play."""
    g = c.game
    player = c.me
    if c.event["player"] != player or c.card not in g.in_play(player):
        return False
    kind = g.table.rules.kind
    found = [slug for who, slug, phase in g.gained if who == player and phase == "buy" and kind(slug).victory]
    return Not("stays out", "treasury", found[0], cites=("seaside2:treasury:1",), card=found[0]) if found else True


def _no_victory_bought(c: Context) -> bool:
    return not any(c.game.table.rules.kind(slug).victory for slug in c.game.purchases)


_TREASURY = (line(1, plus(cards=1)), line(2, plus(actions=1)), line(3, plus(coins=1)))
card(
    "treasury",
    *_TREASURY,
    line(
        4,
        this_turn("end-buy", MayUse(), topdeck_this, test=_no_victory_gained_in_buy_phase),
        cites=("seaside2:treasury:1", "seaside2:treasury:2", "seaside2:treasury:3"),
    ),
    cites="seaside2:treasury:1",
)
card(
    "treasury",
    *_TREASURY,
    on=on(
        "discard-from-play",
        line(4, topdeck_this, cites=("seaside1:treasury:1", "seaside1:treasury:3", "seaside1:treasury:4")),
        zone=SELF,
        test=_no_victory_bought,
        may=True,
    ),
    cites="seaside1:treasury:1",
    edition=1,
)

card(
    "wharf",
    line(1, plus(cards=2), cites="seaside2:wharf:1"),
    line(2, plus(buys=1), cites="seaside2:wharf:1"),
    line(3, next_turn(plus(cards=2, buys=1)), cites="seaside2:wharf:2"),
)

# --- new in the 2nd edition ------------------------------------------------------------------------------------------

card(
    "astrolabe",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(3, next_turn(plus(coins=1, buys=1)), cites="seaside2:astrolabe:2"),
    cites="seaside2:astrolabe:1",
)


def _right_player_gains(c: Context) -> bool:
    return bool(c.event["player"] == c.game.right(c.me))


card(
    "monkey",
    line(1, until_next_turn("gain", plus(cards=1), test=_right_player_gains), cites="seaside2:monkey:1"),
    line(2, next_turn(plus(cards=1)), cites="seaside2:monkey:2"),
)


def _same_name_in_play(c: Context) -> bool:
    """Of the revealed card; the Sea Chart itself counts, and so do Durations of earlier turns."""
    shown = c.one("seen")
    return bool(shown) and any(c.kind(card) is c.kind(shown) for card in c.in_play)


card(
    "sea-chart",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, reveal(1), cites="seaside2:sea-chart:4"),
    line(
        4,
        when(_same_name_in_play, put("seen", DECK, HAND, "take")),
        cites=("seaside2:sea-chart:1", "seaside2:sea-chart:2", "seaside2:sea-chart:3"),
    ),
    cites="seaside2:sea-chart:1",
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
    return blocks and not off_turn


def _nothing_lies_aside(c: Context) -> None:
    gained = c.one("gained")
    if gained:
        slug = c.known(gained).slug
        c.say("not", c.me, "not aside", (slug, "blockade"), because=("seaside2:blockade:3",), card="blockade")


card(
    "blockade",
    line(1, gain_choice(up_to(4), ASIDE), cites="seaside2:blockade:1"),
    when(
        _lies_aside,
        line(2, next_turn(put("gained", ASIDE, HAND, "take"), carry=("gained",)), cites="seaside2:blockade:4"),
        line(
            3,
            until_next_turn("gain", gain_a("curse"), test=_gains_a_blocked_card, carry=("gained",), others=True),
            cites="seaside2:blockade:5",
        ),
        orelse=_nothing_lies_aside,
    ),
    cites="seaside2:blockade:3",
)


card(
    "sailor",
    line(1, plus(actions=1), cites="seaside2:sailor:9"),
    line(
        2,
        this_turn("gain", MayUse(), use_up, play_gained, test=gained_is_playable("Duration")),
        cites="seaside2:sailor:1",
        cases={
            "seaside2:sailor:4": lambda c: not c.notes.get("bought", True),
            "seaside2:sailor:5": lambda c: c.game.phase == "buy" and "bought" in c.notes,
            "seaside2:sailor:2": lambda c: any(e.source == "sailor" and e.event == "gain" for e in c.game.effects),
        },
    ),
    line(3, next_turn(plus(coins=2), trash_from_hand(1, may=True)), cites="seaside2:sailor:9"),
)

card(
    "tide-pools",
    line(1, plus(cards=3)),
    line(2, plus(actions=1)),
    line(
        3,
        next_turn(discard_from_hand(2)),
        cites=("seaside2:tide-pools:2", "seaside2:tide-pools:3", "seaside2:tide-pools:4", "seaside2:tide-pools:5"),
    ),
    cites="seaside2:tide-pools:1",
)


def _first_silver_or_gold(c: Context) -> bool:
    """The first one that this player plays this turn is being played now, and is still in play."""
    player, played = c.event["player"], c.subject
    if c.kind(played).slug not in ("silver", "gold") or played not in c.game.in_play(player):
        return False
    return sum(1 for who, slug, _ in c.game.played if slug in ("silver", "gold") and who == player) == 1


card(
    "corsair",
    line(1, plus(coins=2), cites="seaside2:corsair:3"),
    line(2, next_turn(plus(cards=1)), cites="seaside2:corsair:3"),
    line(
        3,
        until_next_turn("play", trash_noted("cards", PLAY), test=_first_silver_or_gold, others=True),
        cites=("seaside2:corsair:1", "seaside2:corsair:2"),
    ),
)


def _treasure_gained(c: Context) -> bool:
    return c.is_a(c.subject, "Treasure") and c.game.may_play(c.me, c.kind(c.card))


card(
    "pirate",
    line(1, next_turn(gain_choice(up_to(6, "Treasure"), HAND)), cites=("seaside2:pirate:2", "seaside2:pirate:3")),
    on=on(
        "gain",
        line(2, play_this_from_hand, cites=("seaside2:pirate:1", "seaside2:this-card:3")),
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

# --- only in the 1st edition -----------------------------------------------------------------------------------------


def _lay_embargo(c: Context) -> None:
    slug = c.notes["pile"]
    c.game.add_pile_token(slug, "embargo")
    c.say("effect", c.me, "pile token", (slug,), n=("an Embargo token", "einen Embargomarker"))


def _buys_under_embargo(c: Context) -> bool:
    return bool(c.mine and c.game.pile_tokens.get((c.event["pile"], "embargo")))


def _count_embargoes(c: Context) -> None:
    c.notes["curses"] = c.game.pile_tokens[c.notes["pile"], "embargo"]


def _one_curse_less(c: Context) -> None:
    c.notes["curses"] -= 1


card(
    "embargo",
    line(1, plus(coins=2), cites="seaside1:embargo:4"),
    line(2, trash_this, cites="seaside1:embargo:4"),
    line(3, PickWholePile(), _lay_embargo, cites=("seaside1:embargo:1", "seaside1:embargo:4")),
    on=on(
        "buy",
        line(
            4,
            _count_embargoes,
            as_long_as(noted("curses"), _one_curse_less, gain_a("curse")),
            cites=("seaside1:embargo:2", "seaside1:embargo:3", "seaside1:embargo:5"),
        ),
        zone=GAME,
        test=_buys_under_embargo,
    ),
)


card(
    "pearl-diver",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, look_at_bottom(), cites=("seaside1:pearl-diver:1", "seaside1:pearl-diver:2")),
    line(
        4,
        when(
            noted("seen"),
            may(
                ("Do you put it on top of your deck?", "Legst du sie oben auf den Nachziehstapel?"),
                topdeck("seen", DECK),
            ),
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


def _same_in_hand(c: Context) -> list[int]:
    return [card for card in c.game.hand(c.me) if c.kind(card).slug == c.notes["name"]] if _home_pile(c) else []


def _return_to_pile(c: Context) -> None:
    pile = _home_pile(c)
    if pile is not None and c.many("picked"):
        returned = [c.game.move(card, c.me * ZONES + HAND, pile.zone) for card in c.many("picked")]
        c.say("put", c.me, "return", returned)


card(
    "ambassador",
    line(1, Pick("shown", HAND, 1, prompt="reveal"), when(noted("shown"), _show), cites="seaside1:ambassador:4"),
    when(
        noted("shown"),
        line(
            2,
            Pick("picked", _same_in_hand, 2, up_to=True, prompt="return"),
            _return_to_pile,
            cites=("seaside1:ambassador:1", "seaside1:ambassador:5"),
        ),
        line(
            3,
            when(_home_pile, each_other(gain_named("name"))),
            cites=("seaside1:ambassador:2", "seaside1:ambassador:3"),
        ),
    ),
    cites="seaside1:ambassador:4",
)

card(
    "navigator",
    line(1, plus(coins=2)),
    line(2, look(5), cites="seaside1:navigator:2"),
    line(
        3,
        when(
            noted("seen"),
            choose(
                Option("discard", discard_noted("seen", DECK), says=("discard all of them", "alle ablegen")),
                Option("deck", put_back_in_any_order("seen"), says=("put all of them back", "alle zurücklegen")),
            ),
        ),
        cites=("seaside1:navigator:1", "seaside1:navigator:3"),
    ),
    cites="seaside1:navigator:1",
)


def _remember_loot(c: Context) -> None:
    c.notes["loot"] = c.notes["loot"] or bool(c.many("trashed"))
    c.notes["seen"] = tuple(card for card in c.many("seen") if card in c.deck)


def _raid() -> Step:
    return (
        note("loot", False),
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
        line(5, when(noted("loot"), plus(pirate=1)), cites="seaside1:pirate-ship:3"),
    )


card(
    "pirate-ship",
    line(
        1,
        choose(
            Option("raid", _raid(), says=("raid the other players", "die Mitspieler überfallen")),
            Option(
                "coins",
                plus_coins(lambda c: c.game.token(c.me, "pirate")),
                says=("+1 coin for each Coin token", "+1 Geld für jeden Geldmarker"),
            ),
        ),
        cites=("seaside1:pirate-ship:1", "seaside1:pirate-ship:4"),
    ),
)


card(
    "sea-hag",
    each_other(
        line(1, top_card(), discard_noted("top", DECK), cites="seaside1:sea-hag:1"),
        line(2, gain_a("curse", DECK), cites=("seaside1:sea-hag:2", "seaside1:sea-hag:3")),
    ),
    cites="seaside1:sea-hag:1",
)


card(
    "explorer",
    line(
        1,
        Pick("shown", HAND, 1, may=True, test=named("province"), prompt="reveal"),
        when(noted("shown"), show("shown")),
        cites=("seaside1:explorer:1", "seaside1:explorer:2"),
    ),
    line(
        2,
        when(noted("shown"), gain_a("gold", HAND), orelse=gain_a("silver", HAND)),
        cites=("seaside1:explorer:1", "seaside1:explorer:3"),
    ),
)

card(
    "ghost-ship",
    line(1, plus(cards=2), cites="seaside1:ghost-ship:1"),
    line(
        2,
        each_other(
            Pick("picked", HAND, lambda c: len(c.hand) - 3, prompt="topdeck"),
            Order("picked"),
            topdeck("picked"),
        ),
        cites=("seaside1:ghost-ship:1", "seaside1:ghost-ship:2", "seaside1:ghost-ship:3"),
    ),
)

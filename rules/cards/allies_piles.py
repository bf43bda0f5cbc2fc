"""The six mixed piles of Allies: Augurs, Townsfolk, Clashes, Odysseys, Forts, Wizards."""

from __future__ import annotations

from rules.engine.code import Frame, Step, as_long_as, line, when
from rules.engine.game import Effect, Game
from rules.engine.kinds import Event, Kind
from rules.rulebook import core
from rules.speech.sentences import THIRD_TURN
from rules.words.verbs import (
    DECK,
    DISCARD,
    HAND,
    PLAY,
    SELF,
    Draw,
    ExtraTurn,
    NameCard,
    Option,
    Pick,
    PickPile,
    PickWholePile,
    card,
    choose,
    deck_to_discard,
    discard_from_hand,
    discard_noted,
    draw_up_to,
    each_other,
    gain_a,
    gain_choice,
    gain_picked,
    is_action,
    is_attack,
    is_treasure,
    is_type,
    look,
    look_through_discard,
    many,
    may,
    next_turn,
    noted,
    on,
    one,
    play_noted,
    playable,
    plus,
    put_under_deck,
    reveal,
    rotate,
    take_to_hand,
    this_turn,
    topdeck,
    topdeck_this,
    trash_from_hand,
    trash_this,
    until_next_turn,
    up_to,
    zone_of,
)

# --- rotating --------------------------------------------------------------------------------------------------------


def may_rotate(n: int, slug: str, en: str, de: str, *cites: str) -> Step:
    """Line n: you may rotate that pile. An empty one is not asked about."""

    def filled(g: Game, f: Frame) -> bool:
        return bool(g.pile_cards(slug))

    def turn_over(g: Game, f: Frame) -> None:
        rotate(g, f.who, g.table.piles[slug])

    question = (f"Do you rotate the {en}?", f"Rotierst du die {de}?")
    return line(n, may(question, turn_over, test=filled), cites=(*cites, "allies:rotating:3"))


def _rotate_picked(g: Game, f: Frame) -> None:
    rotate(g, f.who, g.table.piles[f.notes["pile"]])


def _seen_left(g: Game, f: Frame) -> list[int]:
    deck = g.deck(f.who)
    return [c for c in many(f, "seen") if c in deck]


def _named_right(g: Game, f: Frame) -> bool:
    return bool(g.kind(one(f, "seen")).slug == f.notes["named"])


_CARD_AND_ACTION = Option("card", "+1 Card, +1 Action", "+1 Karte, +1 Aktion", plus(cards=1, actions=1))

# --- Augurs ----------------------------------------------------------------------------------------------------------

card(
    "herb-gatherer",
    line(1, plus(buys=1), cites="base2:buy-phase:1"),
    line(2, deck_to_discard, cites="allies:herb-gatherer:1"),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=is_treasure, prompt="play"),
        play_noted("picked", DISCARD),
        cites=("allies:herb-gatherer:2", "allies:error-herb-gatherer:1"),
    ),
    may_rotate(4, "augurs", "Augurs", "Augurinnen", "allies:herb-gatherer:3"),
)


def _in_play(g: Game, f: Frame) -> bool:
    return f.card in g.in_play(f.me)


card(
    "acolyte",
    line(
        1,
        trash_from_hand(1, may=True, test=is_type("Action", "Victory")),
        when(noted("trashed"), gain_a("gold")),
        cites=("allies:acolyte:1", "allies:acolyte:2"),
    ),
    line(
        2,
        may(
            ("Do you trash this Acolyte?", "Entsorgst du diese Altardienerin?"),
            trash_this,
            gain_a("augurs"),
            test=_in_play,
        ),
        cites=("allies:acolyte:3", "allies:acolyte:4"),
    ),
)

card(
    "sorceress",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, NameCard(), cites="allies:sorceress:1"),
    line(3, reveal(1), take_to_hand("seen"), cites="allies:sorceress:3"),
    line(
        4,
        when(noted("seen"), when(_named_right, each_other(gain_a("curse")))),
        cites="allies:sorceress:2",
    ),
)

card(
    "sibyl",
    line(1, plus(cards=4), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, Pick("picked", HAND, 1, prompt="topdeck"), topdeck("picked"), cites="allies:sibyl:1"),
    line(4, Pick("picked", HAND, 1, prompt="bottom"), put_under_deck("picked"), cites="allies:sibyl:1"),
)

# --- Townsfolk -------------------------------------------------------------------------------------------------------

card(
    "town-crier",
    line(
        1,
        choose(
            Option("coins", "+2 coins", "+2 Geld", plus(coins=2)),
            Option("silver", "gain a Silver", "ein Silber nehmen", gain_a("silver")),
            _CARD_AND_ACTION,
        ),
        cites="allies:town-crier:1",
    ),
    may_rotate(2, "townsfolk", "Townsfolk", "Bürger", "allies:town-crier:2"),
)

card(
    "blacksmith",
    line(
        1,
        choose(
            Option("six", "draw until you have 6 cards in hand", "auf 6 Handkarten ziehen", draw_up_to(6)),
            Option("cards", "+2 Cards", "+2 Karten", plus(cards=2)),
            _CARD_AND_ACTION,
        ),
        cites=("allies:blacksmith:1", "allies:blacksmith:2", "allies:blacksmith:3"),
    ),
)


card(
    "miller",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, look(4), cites="allies:miller:1"),
    line(3, Pick("picked", _seen_left, 1, prompt="take"), take_to_hand("picked"), cites="base2:look:3"),
    line(4, discard_noted("seen", DECK), cites="base2:discard:1"),
)


def _play_with_more_options(g: Game, f: Frame) -> None:
    if many(f, "picked"):
        core.play_card(g, f.me, one(f, "picked"), zone_of(f.me, HAND), elder=True)


card(
    "elder",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
        _play_with_more_options,
        cites=("allies:elder:1", "allies:elder:2", "allies:elder:4"),
    ),
)

# --- Clashes ---------------------------------------------------------------------------------------------------------


def _show_picked(g: Game, f: Frame) -> None:
    if g.log is not None:
        g.say("reveal", f.who, "reveal", many(f, "picked"))


card(
    "battle-plan",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=is_attack, prompt="reveal"),
        when(noted("picked"), _show_picked, plus(cards=1)),
        cites=("allies:battle-plan:1", "allies:battle-plan:2"),
    ),
    line(
        4,
        PickWholePile(may=True, prompt="rotate", empty=False),
        when(noted("pile"), _rotate_picked),
        cites=("allies:battle-plan:3", "allies:rotating:2", "allies:rotating:3"),
    ),
)


def _big_hand(g: Game, f: Frame) -> bool:
    return len(g.hand(f.who)) >= 5


def _shown(g: Game, f: Frame) -> list[int]:
    """The hand without the card that is kept hidden."""
    return [c for c in g.hand(f.who) if c not in many(f, "hidden")]


def _show_all_but_one(g: Game, f: Frame) -> None:
    for c in _shown(g, f):
        g.kind(c)
    if g.log is not None:
        g.say("reveal", f.who, "reveal", _shown(g, f))


card(
    "archer",
    line(1, plus(coins=2), cites="base2:play:1"),
    each_other(
        when(
            _big_hand,
            line(
                2,
                Pick("hidden", HAND, 1, prompt=("Which card do you keep hidden?", "Welche Karte hältst du geheim?")),
                _show_all_but_one,
                cites=("allies:archer:1", "allies:archer:2"),
            ),
            line(
                3,
                Pick(
                    "picked",
                    _shown,
                    1,
                    prompt=("Which card must be discarded?", "Welche Karte muss abgelegt werden?"),
                    by="me",
                ),
                discard_noted("picked"),
                cites="allies:archer:3",
            ),
        ),
    ),
)


def _held_back(g: Game, player: int, kind: Kind) -> bool:
    """Somebody's Warlord affects the player, who has two of these Actions in play."""
    if "Action" not in g.types(kind):
        return False
    if not any(e.player != player and player not in e.notes.get("unaffected", ()) for e in g.active("warlord")):
        return False
    return sum(1 for c in g.in_play(player) if g.known(c) is kind) >= 2


card(
    "warlord",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, next_turn(plus(cards=2)), cites="allies:durations:2"),
    line(3, until_next_turn("warlord"), cites="allies:warlord:3"),
    limit=_held_back,
)


def _victory_names(g: Game, player: int) -> int:
    return len({g.known(c).name for c in g.owned(player) if g.known(c).victory})


def _count_empty_piles(g: Game, f: Frame) -> None:
    f.notes["to gain"] = g.empty_piles()


def _gain_a_gold(g: Game, f: Frame) -> None:
    f.notes["to gain"] -= 1
    core.gain(g, f.me, "gold")


card(
    "territory",
    on=on(
        "gain",
        line(2, _count_empty_piles, as_long_as(noted("to gain"), _gain_a_gold), cites="allies:territory:2"),
        zone=SELF,
    ),
    points=_victory_names,
)

# --- Odysseys --------------------------------------------------------------------------------------------------------

card(
    "old-map",
    line(1, plus(cards=1), cites="allies:old-map:1"),
    line(2, plus(actions=1), cites="allies:old-map:1"),
    line(3, discard_from_hand(1), cites="allies:old-map:1"),
    line(4, plus(cards=1), cites="allies:old-map:2"),
    may_rotate(5, "odysseys", "Odysseys", "Irrfahrten", "allies:old-map:3"),
)


def _turn_before_was_not_mine(g: Game, f: Frame) -> bool:
    return g.previous != f.me


def _no_extra_turn(g: Game, f: Frame) -> None:
    if g.log is not None:
        g.say("effect", f.me, "no extra turn", why=THIRD_TURN)


def _voyage_is_over(g: Game, player: int, kind: Kind) -> bool:
    """In a Voyage's turn three cards have been played from hand already."""
    if g.extra != "voyage" or player != g.player:
        return False
    return sum(1 for who, _, from_hand in g.played if who == player and from_hand) >= 3


card(
    "voyage",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(
        2,
        when(_turn_before_was_not_mine, ExtraTurn(), orelse=_no_extra_turn),
        cites=("base2:extra-turns:1", "allies:durations:2"),
    ),
    limit=_voyage_is_over,
)


def _action_not_in_play(g: Game, f: Frame, kind: Kind) -> bool:
    return "Action" in g.types(kind) and not any(g.known(c) is kind for c in g.in_play(f.me))


card(
    "sunken-treasure",
    line(1, PickPile(_action_not_in_play), gain_picked(), cites="allies:sunken-treasure:1"),
)

card(
    "distant-shore",
    line(1, plus(cards=2), cites="allies:distant-shore:2"),
    line(2, plus(actions=1), cites="allies:distant-shore:2"),
    line(3, gain_a("estate"), cites="allies:distant-shore:1"),
    points=2,
)

# --- Forts -----------------------------------------------------------------------------------------------------------

card(
    "tent",
    line(1, plus(coins=2), cites="base2:play:1"),
    may_rotate(2, "forts", "Forts", "Bastionen", "allies:rotating:1"),
    on=on("discard-from-play", line(3, topdeck_this, cites="allies:tent:1"), zone=SELF, may=True),
)


def _gained_while_in_play(g: Game, effect: Effect, notes: Event) -> bool:
    return bool(notes["player"] == effect.player and effect.card in g.in_play(effect.player))


def _put_token_on_this(g: Game, f: Frame) -> None:
    g.card_tokens[f.card] = g.card_tokens.get(f.card, 0) + 1
    if g.log is not None:
        g.say("effect", f.me, "card token", (f.card,))


def _take_tokens_off(g: Game, f: Frame) -> None:
    f.notes["tokens"] = g.card_tokens.pop(f.card, 0)


card(
    "garrison",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        this_turn("gain", _put_token_on_this, test=_gained_while_in_play),
        cites=("allies:garrison:1", "allies:garrison:5"),
    ),
    line(
        3,
        next_turn(_take_tokens_off, Draw(lambda g, f: f.notes["tokens"]), until="tokens"),
        cites=("allies:garrison:2", "allies:garrison:6"),
    ),
)

card(
    "hill-fort",
    line(1, gain_choice(up_to(4)), cites="allies:hill-fort:1"),
    line(
        2,
        choose(
            Option("hand", "the card goes to hand", "die Karte kommt auf die Hand", take_to_hand("gained", None)),
            _CARD_AND_ACTION,
        ),
        cites=("allies:hill-fort:2", "allies:hill-fort:3", "allies:hill-fort:4"),
    ),
)

card(
    "stronghold",
    line(
        1,
        choose(
            Option("coins", "+3 coins", "+3 Geld", plus(coins=3)),
            Option("cards", "+3 Cards next turn", "+3 Karten im nächsten Zug", next_turn(plus(cards=3))),
        ),
        cites=("allies:stronghold:1", "allies:stronghold:2", "allies:error-stronghold:1"),
    ),
    points=2,
)

# --- Wizards ---------------------------------------------------------------------------------------------------------


def _trashed_treasure(g: Game, f: Frame) -> bool:
    return bool(many(f, "trashed")) and is_treasure(g, one(f, "trashed"))


card(
    "student",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    may_rotate(2, "wizards", "Wizards", "Zauberer", "allies:student:1"),
    line(3, trash_from_hand(1), cites="allies:student:2"),
    line(
        4,
        when(_trashed_treasure, plus(favors=1), topdeck_this),
        cites=("allies:student:3", "allies:student:4"),
    ),
)


def _this_to_hand(g: Game, f: Frame) -> None:
    new = g.move(f.card, zone_of(f.me, PLAY), zone_of(f.me, HAND))
    if g.log is not None:
        if new:
            g.say("put", f.me, "take", (new,))
        else:
            g.say("effect", f.me, "lost track", (f.card,))


card(
    "conjurer",
    line(1, gain_choice(up_to(4)), cites="base2:gain:5"),
    line(2, next_turn(_this_to_hand), cites=("allies:conjurer:1", "base2:this-card:1")),
)

card(
    "sorcerer",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    each_other(
        line(3, NameCard(), reveal(1), cites=("allies:sorcerer:1", "allies:sorcerer:3")),
        line(
            4,
            when(noted("seen"), when(_named_right, orelse=gain_a("curse"))),
            cites="allies:sorcerer:2",
        ),
    ),
)


def _lose_a_turn(g: Game, f: Frame) -> None:
    g.skips = tuple(n + (p == f.me) for p, n in enumerate(g.skips))
    if g.log is not None:
        g.say("effect", f.me, "lose turn")


def _discard_from_trash(g: Game, f: Frame) -> None:
    core.discard(g, f.me, (f.card,), g.table.trash)


def _cheaper_in_trash(g: Game, f: Frame) -> list[int]:
    return [c for c in g.zones[g.table.trash] if g.cost_of(c) < g.cost_of(f.card)]


def _gain_from_trash(g: Game, f: Frame) -> None:
    if many(f, "picked"):
        core.gain_from(g, f.me, one(f, "picked"), g.table.trash)
    elif g.log is not None:
        g.say("gain", f.me, "gain nothing")


card(
    "lich",
    line(1, plus(cards=6), cites="base2:draw:4"),
    line(2, plus(actions=2), cites="base2:action-phase:2"),
    line(3, _lose_a_turn, cites=("allies:lich:1", "allies:lich:6")),
    on=on(
        "trash",
        line(
            4,
            _discard_from_trash,
            Pick("picked", _cheaper_in_trash, 1, prompt="gain"),
            _gain_from_trash,
            cites=("allies:lich:7", "allies:lich:8", "allies:lich:9", "allies:lich:10", "allies:lich:11"),
        ),
        zone=SELF,
    ),
)

"""The six mixed piles of Allies: Augurs, Townsfolk, Clashes, Odysseys, Forts, Wizards."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.code import (
    Frame,
    Op,
    Step,
    as_long_as,
    line,
    when,
)
from rules.engine.context import Context
from rules.engine.kinds import Kind
from rules.rulebook.discard import discard
from rules.rulebook.gain import gain
from rules.rulebook.play import play_card
from rules.speech.wording import SAME_PLAYER
from rules.words import (
    DECK,
    DISCARD,
    HAND,
    SELF,
    Draw,
    ExtraTurn,
    NameCard,
    Option,
    Pick,
    PickWholePile,
    among,
    brings_no,
    card,
    choose,
    count_empty_piles,
    deck_to_discard,
    discard_from_hand,
    discard_noted,
    does_not_stay,
    draw_up_to,
    each_other,
    for_each,
    gain_a,
    gain_choice,
    gain_one_from_trash,
    in_play,
    is_action,
    is_attack,
    is_treasure,
    is_type,
    know,
    look,
    look_through_discard,
    may,
    named_right,
    next_turn,
    noted,
    noted_is,
    nothing,
    on,
    play_noted,
    playable,
    plus,
    put_under_deck,
    reveal,
    rotate,
    show,
    take_this_to_hand,
    take_to_hand,
    tell_kept_hand,
    this_turn,
    topdeck,
    topdeck_this,
    trash_from_hand,
    trash_this,
    until_next_turn,
    up_to,
    zone_of,
)
from rules.words.cases import chose
from rules.words.choosing import offers_a_choice

# --- rotating --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _is_filled:
    slug: str

    def __call__(self, c: Context) -> bool:
        return bool(c.game.pile_cards(self.slug))


@dataclass(eq=False)
class _rotate_the(Op):
    slug: str

    def __call__(self, c: Frame) -> None:
        rotate(c, c.game.table.piles[self.slug])


def may_rotate(n: int, slug: str, en: str, de: str, *cites: str) -> Step:
    """Line n: you may rotate that pile. An empty one is not asked about."""
    question = (f"Do you rotate the {en}?", f"Rotierst du die {de}?")
    return line(n, may(question, _rotate_the(slug), test=_is_filled(slug)), cites=(*cites, "allies:rotating:3"))


def _rotate_picked(c: Context) -> None:
    rotate(c, c.game.table.piles[c.notes["pile"]])


_CARD_AND_ACTION = Option("card", plus(cards=1, actions=1))

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


card(
    "acolyte",
    line(
        1,
        trash_from_hand(1, may=True, test=is_type("Action", "Victory")),
        when(
            noted("trashed"),
            gain_a("gold"),
            orelse=brings_no(
                ("no Gold", "kein Gold"),
                ("no Action or Victory card was trashed", "Es wurde keine Aktions- oder Punktekarte entsorgt"),
            ),
        ),
        cites=("allies:acolyte:2", "allies:acolyte:1"),
    ),
    line(
        2,
        may(
            ("Do you trash this Acolyte?", "Entsorgst du diese Altardienerin?"),
            trash_this,
            gain_a("augurs"),
            test=in_play,
        ),
        when(
            nothing("yes"),
            brings_no(
                ("no Augur", "keine Augurin"),
                ("this Acolyte was not trashed", "Diese Altardienerin wurde nicht entsorgt"),
            ),
        ),
        cites=("allies:acolyte:3", "allies:acolyte:4"),
    ),
)


def _tell_named_wrong(c: Context) -> None:
    c.say("not", c.me, "named wrong", (c.card,))


card(
    "sorceress",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, NameCard(), cites="allies:sorceress:1"),
    line(3, reveal(1), take_to_hand("seen"), cites="allies:sorceress:3"),
    line(
        4,
        when(noted("seen"), when(named_right(), each_other(gain_a("curse")), orelse=_tell_named_wrong)),
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
            Option("coins", plus(coins=2)),
            Option("silver", gain_a("silver")),
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
            Option("six", draw_up_to(6)),
            Option("cards", plus(cards=2)),
            _CARD_AND_ACTION,
        ),
        cites=("allies:blacksmith:1", "allies:blacksmith:2", "allies:blacksmith:3"),
        cases={"allies:elder:5": chose("six", "card")},
    ),
)


card(
    "miller",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, look(4), cites="allies:miller:1"),
    line(3, Pick("picked", among("seen", zone=DECK), 1, prompt="take"), take_to_hand("picked"), cites="base2:look:3"),
    line(4, discard_noted("seen", DECK), cites="base2:discard:1"),
)


def _play_with_more_options(c: Context) -> None:
    if c.many("picked"):
        play_card(c.game, c.me, c.one("picked"), zone_of(c.me, HAND), elder=True)


card(
    "elder",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
        _play_with_more_options,
        cases={
            "allies:elder:1": lambda c: not offers_a_choice("picked")(c),
            "allies:elder:2": offers_a_choice("picked"),
            "allies:elder:4": offers_a_choice("picked"),
        },
    ),
)

# --- Clashes ---------------------------------------------------------------------------------------------------------


_MIXED_PILES = ("augurs", "townsfolk", "clashes", "odysseys", "forts", "wizards")


def _all_equal(c: Context) -> bool:
    cards = c.game.pile_cards(c.notes.get("pile") or "")
    return len({c.kind(card) for card in cards}) == 1


card(
    "battle-plan",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=is_attack, prompt="reveal"),
        when(noted("picked"), show("picked"), plus(cards=1)),
        cites=("allies:battle-plan:2", "allies:battle-plan:1"),
    ),
    line(
        4,
        PickWholePile(may=True, prompt="rotate", empty=False),
        when(noted("pile"), _rotate_picked),
        cites=("allies:battle-plan:3", "allies:rotating:2", "allies:rotating:3"),
        cases={
            "allies:battle-plan:6": lambda c: c.notes.get("pile") == "castles",
            "allies:battle-plan:7": lambda c: c.notes.get("pile") in ("ruins", "knights"),
            "allies:battle-plan:5": lambda c: c.notes.get("pile") in _MIXED_PILES,
            "allies:battle-plan:4": _all_equal,
        },
    ),
)


def _big_hand(c: Context) -> bool:
    return len(c.hand) >= 5


def _shown(c: Context) -> list[int]:
    """The hand without the card that is kept hidden."""
    return [card for card in c.hand if card not in c.many("hidden")]


def _show_all_but_one(c: Context) -> None:
    know(c, _shown(c))
    c.say("reveal", c.who, "reveal", _shown(c))


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
            orelse=line(2, tell_kept_hand(5), cites="allies:archer:2"),
        ),
    ),
)


def _held_back(c: Context, kind: Kind) -> bool:
    """Somebody's Warlord affects the player, who has two of these Actions in play."""
    if "Action" not in c.types(kind):
        return False
    if not any(e.player != c.me and c.me not in e.notes.get("unaffected", ()) for e in c.game.active("warlord")):
        return False
    return sum(1 for card in c.game.in_play(c.me) if c.known(card) is kind) >= 2


card(
    "warlord",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, next_turn(plus(cards=2)), cites="allies:durations:2"),
    line(3, until_next_turn("warlord"), cites="allies:warlord:3"),
    limit=_held_back,
    limited="allies:warlord:1",
)


def _victory_names(c: Context) -> int:
    return len({c.known(card).name for card in c.game.owned(c.me) if c.known(card).victory})


def _count_empty_piles(c: Context) -> None:
    n = c.game.empty_piles()
    c.notes["to gain"] = count_empty_piles(c) if n else 0


def _gain_a_gold(c: Context) -> None:
    c.notes["to gain"] -= 1
    gain(c.game, c.me, "gold")


card(
    "territory",
    on=on(
        "gain",
        line(
            2,
            _count_empty_piles,
            when(
                nothing("to gain"),
                brings_no(("no Gold", "kein Gold"), ("no Supply pile is empty", "Im Vorrat ist kein Stapel leer")),
            ),
            as_long_as(noted("to gain"), _gain_a_gold),
            cites="allies:territory:2",
        ),
        zone=SELF,
    ),
    points=for_each(
        _victory_names,
        ("1 for each name among the Victory cards, here {n}", "1 je Name unter den Punktekarten, hier {n}"),
        "allies:territory:1",
    ),
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


def _turn_before_was_not_mine(c: Context) -> bool:
    return c.game.previous != c.me


def _no_extra_turn(c: Context) -> None:
    c.say("not", c.me, "no extra turn", ("voyage",), why=SAME_PLAYER)


def _voyage_is_over(c: Context, kind: Kind) -> bool:
    """In a Voyage's turn three cards have been played from hand already."""
    g = c.game
    if g.extra != "voyage" or c.me != g.player:
        return False
    return sum(1 for who, _, from_hand in g.played if who == c.me and from_hand) >= 3


card(
    "voyage",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(
        2,
        when(_turn_before_was_not_mine, ExtraTurn(), orelse=_no_extra_turn),
        cites=("base2:extra-turns:1", "allies:durations:2"),
    ),
    limit=_voyage_is_over,
    limited="allies:voyage:1",
)


def _action_not_in_play(c: Context, kind: Kind) -> bool:
    return "Action" in c.types(kind) and not any(c.known(card) is kind for card in c.game.in_play(c.me))


card(
    "sunken-treasure",
    line(
        1,
        gain_choice(
            _action_not_in_play,
            none=(
                ": the Supply has no Action of which no copy is in play",
                ": Im Vorrat ist keine Aktionskarte, von der nicht schon eine im Spiel ist",
            ),
        ),
        cites="allies:sunken-treasure:1",
    ),
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


def _gained_while_in_play(c: Context) -> bool:
    return bool(c.mine and c.card in c.game.in_play(c.me))


def _put_token_on_this(c: Context) -> None:
    c.game.card_tokens[c.card] = c.game.card_tokens.get(c.card, 0) + 1
    c.say("effect", c.me, "card token", (c.card,))


def _take_tokens_off(c: Context) -> None:
    c.notes["tokens"] = c.game.card_tokens.pop(c.card, 0)


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
        next_turn(_take_tokens_off, when(noted("tokens"), Draw(lambda c: c.notes["tokens"])), until="tokens"),
        cites=("allies:garrison:2", "allies:garrison:6"),
    ),
)

card(
    "hill-fort",
    line(1, gain_choice(up_to(4)), cites="allies:hill-fort:1"),
    line(
        2,
        choose(
            Option("hand", take_to_hand("gained", None)),
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
            Option("coins", line(1, plus(coins=3), cites="allies:stronghold:1")),
            Option("cards", next_turn(plus(cards=3))),
        ),
        when(chose("coins"), does_not_stay(("nothing is still to come", "Es steht nichts mehr aus"))),
        cites=("allies:stronghold:2", "allies:error-stronghold:1"),
        cases={"allies:stronghold:3": chose("coins", "cards"), "allies:stronghold:1": chose("coins")},
    ),
    points=2,
)

# --- Wizards ---------------------------------------------------------------------------------------------------------


card(
    "student",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    may_rotate(2, "wizards", "Wizards", "Zauberer", "allies:student:1"),
    line(
        3,
        trash_from_hand(1),
        cites="allies:student:2",
        cases={"allies:student:6": lambda c: bool(c.many("trashed")) and not noted_is("trashed", is_treasure)(c)},
    ),
    line(
        4,
        when(
            noted_is("trashed", is_treasure),
            line(4, plus(favors=1), topdeck_this, cites=("allies:student:3", "allies:student:4")),
            orelse=when(
                noted("trashed"),
                brings_no(
                    ("no Favor", "keinen Gefallen"),
                    ("the trashed card is no Treasure", "Die entsorgte Karte ist keine Geldkarte"),
                ),
            ),
        ),
        cites="allies:student:6",
    ),
    cleaned="allies:student:6",
)


card(
    "conjurer",
    line(1, gain_choice(up_to(4)), cites="base2:gain:5"),
    line(2, next_turn(take_this_to_hand), cites=("allies:conjurer:1", "base2:this-card:1")),
)

card(
    "sorcerer",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    each_other(
        line(3, NameCard(), reveal(1), cites=("allies:sorcerer:1", "allies:sorcerer:3")),
        line(
            4,
            when(
                noted("seen"),
                when(
                    named_right(),
                    brings_no(
                        ("no Curse", "keinen Fluch"),
                        ("the revealed card is the one that was named", "Aufgedeckt wurde die genannte Karte"),
                    ),
                    orelse=gain_a("curse"),
                ),
            ),
            cites="allies:sorcerer:2",
        ),
    ),
)


def _lose_a_turn(c: Context) -> None:
    c.game.skips = tuple(n + (p == c.me) for p, n in enumerate(c.game.skips))
    c.say("effect", c.me, "lose turn")


def _discard_from_trash(c: Context) -> None:
    discard(c.game, c.me, (c.card,), c.game.table.trash)


def _cheaper_than_this(c: Context, card: int) -> bool:
    return c.cost_of(card) < c.cost_of(c.card)


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
            cites=("allies:lich:7", "allies:lich:8"),
        ),
        line(
            4,
            gain_one_from_trash(_cheaper_than_this),
            cites=("allies:lich:9", "allies:lich:10", "allies:lich:11"),
        ),
        zone=SELF,
    ),
)

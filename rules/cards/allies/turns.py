"""Allies for which a turn or a phase begins or ends, and the one that scores."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards.allies.favors import NO_FAVOR, ally, favors
from rules.facts import facts
from rules.rulebook.reckoning import cost_text
from rules.rulebook.shadows import shadows
from rules.speech.wording import SAME_PLAYER, so_many_cards
from rules.words import (
    ASIDE,
    DECK,
    HAND,
    LANDSCAPE,
    Context,
    Cost,
    Cut,
    Draw,
    Frame,
    Kind,
    MayUse,
    Not,
    Pick,
    PickPile,
    PickWholePile,
    Step,
    YesNo,
    among,
    answer_with,
    as_long_as,
    brings_less,
    brings_no,
    card,
    claim_turn,
    discard_down_to,
    discard_hand,
    discard_noted,
    for_each,
    gain_choice,
    gain_picked,
    held_a_moat,
    is_action,
    lay_aside,
    line,
    look,
    no_type,
    noted,
    nothing,
    of_type,
    on,
    play_noted,
    playable,
    plus_coins,
    put_back_in_any_order,
    spend,
    stop,
    tell_no_attack,
    tell_none_in_hand,
    tell_placeholder,
    told_below,
    trash_noted,
    up_to,
    when,
)


def _any_cards(c: Context) -> bool:
    g = c.game
    return bool(g.hand(c.me) or g.deck(c.me) or g.discard(c.me))


def _deck_or_discard(c: Context) -> bool:
    return bool(c.game.deck(c.me) or c.game.discard(c.me))


@dataclass(frozen=True)
class _enough_left:
    n: int

    def __call__(self, c: Context) -> bool:
        return favors(c) >= self.n


def _once_a_turn(needs: int, ruling: str = "allies:favors:6") -> Step:
    """There would be Favors left for more."""
    once = ("that can be used once a turn", "Das geht nur einmal im Zug")
    return when(_enough_left(needs), brings_less("anything more", once, ruling))


def _go_on(c: Context) -> bool:
    return favors(c) >= 1 and _any_cards(c)


ally(
    "cave-dwellers",
    "turn",
    as_long_as(
        _go_on,
        line(
            1,
            when(
                lambda c: c.hand,
                Pick("picked", HAND, 1, may=True, prompt="discard"),
                when(noted("picked"), spend(1), discard_noted("picked"), Draw(1), orelse=stop),
                orelse=line(
                    1, MayUse(), spend(1), tell_none_in_hand("discard"), Draw(1), cites="allies:cave-dwellers:3"
                ),
            ),
            cites=("allies:cave-dwellers:1", "allies:cave-dwellers:2"),
        ),
    ),
    test=_any_cards,
    cites="allies:favors:7",
)


ally(
    "coastal-haven",
    "clean-up-hand",
    line(
        1,
        Pick(
            "kept",
            HAND,
            favors,
            up_to=True,
            prompt=("Which cards do you keep in hand?", "Welche Karten behältst du auf der Hand?"),
        ),
        when(
            noted("kept"), spend(lambda c: len(c.many("kept"))), answer_with("keep", "kept", "effect", "keep besides")
        ),
        cites=("allies:coastal-haven:1", "allies:coastal-haven:3"),
        cases={"allies:coastal-haven:2": lambda c: c.game.hand_size != 5},
    ),
    test=lambda c: c.game.hand(c.me),
)


ally(
    "crafters-guild",
    "turn",
    line(
        1,
        told_below(PickPile(up_to(4), may=True)),
        when(noted("pile"), (spend(2), gain_picked("pile", DECK), _once_a_turn(2)), orelse=NO_FAVOR),
        cites="allies:crafters-guild:1",
    ),
    needs=2,
)


ally(
    "desert-guides",
    "turn",
    as_long_as(_go_on, line(1, MayUse(), spend(1), discard_hand, Draw(5), cites="allies:desert-guides:1")),
    test=_any_cards,
    cites="allies:favors:7",
)


def _favor_onto_pile(c: Context) -> None:
    slug = c.notes["pile"]
    tell_placeholder(c, slug, "Victory")
    c.game.add_token(c.me, "favors", -1)
    c.game.add_pile_token(slug, "favors")
    c.say("put", c.me, "pile token", (slug,), n=("1 Favor", "1 Gefallen"))


def _favors_on_its_pile(c: Context, kind: Kind) -> int:
    g = c.game
    pile = g.table.pile_of.get(kind.slug) or g.table.piles.get(kind.slug)
    return g.pile_tokens.get((pile.slug, "favors"), 0) if pile else 0


def _own_buy_phase(c: Context) -> bool:
    return c.mine and c.game.token(c.me, "favors") >= 1


def _onto_a_pile_with_victory_cards(c: Context) -> bool:
    """A mixed one, whose placeholder is none."""
    pile = c.game.table.piles.get(c.notes.get("pile", ""))
    return pile is not None and any("Victory" in facts()[slug].types for slug in pile.kind.fact.cards)


card(
    "family-of-inventors",
    on=on(
        "buy-phase",
        line(
            1,
            told_below(PickWholePile(no_type("Victory"), may=True)),
            when(noted("pile"), _favor_onto_pile, orelse=NO_FAVOR),
            cites=("allies:family-of-inventors:7", "allies:family-of-inventors:1"),
            cases={"allies:family-of-inventors:2": _onto_a_pile_with_victory_cards},
        ),
        zone=LANDSCAPE,
        test=_own_buy_phase,
    ),
    cut=Cut(
        _favors_on_its_pile,
        ("allies:family-of-inventors:7",),
        {
            "allies:family-of-inventors:6": lambda c, kind: kind.cost.coins < _favors_on_its_pile(c, kind),
            "allies:family-of-inventors:5": lambda c, kind: _favors_on_its_pile(c, kind) > 1,
        },
    ),
    cites="allies:family-of-inventors:7",
)


ally(
    "forest-dwellers",
    "turn",
    line(1, spend(1), look(3), lay_aside("seen"), cites="allies:forest-dwellers:1"),
    line(
        2,
        Pick("picked", among("seen", zone=ASIDE), 3, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
        put_back_in_any_order("seen", ASIDE),
        _once_a_turn(1, ruling=""),
        cites="allies:forest-dwellers:1",
    ),
    test=_deck_or_discard,
    may=True,
)


def _tell_small_hand(c: Frame) -> None:
    if c.hand:
        c.say("not", c.me, "small hand", (c.code.source,), n=so_many_cards(len(c.hand)))


ally(
    "gang-of-pickpockets",
    "turn",
    line(
        1,
        YesNo(
            ("Do you spend a Favor to keep your hand?", "Löst du einen Gefallen ein, um deine Hand zu behalten?"),
            test=lambda c: favors(c) >= 1 and len(c.hand) > 4,
        ),
        when(
            noted("yes"),
            line(1, spend(1), cites="allies:gang-of-pickpockets:1"),
            orelse=when(
                lambda c: len(c.hand) > 4,
                tell_no_attack,
                discard_down_to(4),
                orelse=line(1, _tell_small_hand, cites="allies:gang-of-pickpockets:3"),
            ),
        ),
        cites=("allies:gang-of-pickpockets:2", "allies:gang-of-pickpockets:4"),
        cases={"allies:gang-of-pickpockets:5": held_a_moat},
    ),
    needs=0,
)


def _not_after_another_turn(c: Context) -> bool | Not:
    if c.game.previous != c.me:
        return True
    return Not("no turn for favors", "island-folk", cites=("allies:island-folk:1",), why=SAME_PLAYER)


ally(
    "island-folk",
    "end-turn",
    line(1, spend(5), claim_turn, cites="allies:island-folk:1"),
    needs=5,
    test=_not_after_another_turn,
    may=True,
)


def _a_coin_for_every_four(c: Context) -> int:
    n = favors(c)
    what = "Favors at the start of the Buy phase", "Gefallen am Anfang der Kaufphase"
    c.say("effect", c.me, "counted", what=what, n=n, which=(" (every fourth counts)", " (jeder vierte zählt)"))
    return n // 4


ally(
    "league-of-bankers",
    "buy-phase",
    line(
        1,
        plus_coins(_a_coin_for_every_four),
        cites=("allies:league-of-bankers:1", "allies:league-of-bankers:2"),
    ),
    needs=4,
    enough="allies:league-of-bankers:2",
)


def _action_in_hand(c: Context) -> bool:
    return any(is_action(c, card) for card in c.hand)


def _action_to_play(c: Context) -> bool:
    return _action_in_hand(c) or bool(shadows(c.game, c.me))


ally(
    "market-towns",
    "buy-phase",
    as_long_as(
        lambda c: favors(c) >= 1,
        line(
            1,
            Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
            when(noted("picked"), spend(1), play_noted("picked"), orelse=stop),
            cites=("allies:market-towns:1", "allies:favors:7"),
        ),
    ),
    test=_action_to_play,
    cites="allies:favors:7",
)


ally(
    "mountain-folk",
    "turn",
    line(1, spend(5), Draw(3), _once_a_turn(5), cites="allies:mountain-folk:1"),
    needs=5,
    enough="allies:mountain-folk:1",
    may=True,
)


ally(
    "peaceful-cult",
    "buy-phase",
    line(
        1,
        Pick(
            "picked",
            HAND,
            favors,
            up_to=True,
            prompt=(
                "Which cards from your hand do you trash with Peaceful Cult, for 1 Favor each?",
                "Welche Karten von der Hand entsorgst du durch den Friedlichen Kult, für je 1 Gefallen?",
            ),
        ),
        spend(lambda c: len(c.many("picked"))),
        trash_noted("picked"),
        cites=("allies:peaceful-cult:1", "allies:peaceful-cult:2", "allies:peaceful-cult:3"),
    ),
    test=lambda c: c.game.hand(c.me),
)


def _pairs(c: Context) -> int:
    """Of a Favor and a card that costs 2."""
    cheap = sum(1 for card in c.game.owned(c.me) if c.cost(c.known(card)) == Cost(2))
    return min(c.game.token(c.me, "favors"), cheap)


card(
    "plateau-shepherds",
    points=for_each(
        _pairs,
        (
            "2 for each pair of a Favor and a card that costs 2, here {n}",
            "2 je Paar aus einem Gefallen und einer Karte, die 2 kostet, hier {n}",
        ),
        "allies:plateau-shepherds:1",
        points=2,
    ),
)


def _action_to_trash(c: Context) -> bool | Not:
    because = ("allies:woodworkers-guild:4",)
    why = ("there is no Action in hand", "Auf der Hand ist keine Aktion")
    return _action_in_hand(c) or Not("brings nothing", "woodworkers-guild", cites=because, why=why)


def _gained_cost(c: Context) -> Cost:
    gained = c.one("gained")
    return c.known(gained).cost if gained else Cost(0)


def _tell_any_cost(c: Context) -> None:
    c.say("effect", c.me, "any cost", c.many("gained"), n=cost_text(_gained_cost(c)))


ally(
    "woodworkers-guild",
    "buy-phase",
    line(
        1,
        told_below(Pick("picked", HAND, 1, may=True, test=is_action, prompt="trash")),
        when(noted("picked"), spend(1)),
        trash_noted("picked"),
        cites="base2:trash:1",
    ),
    when(
        nothing("picked"),
        line(
            2,
            brings_no("anything", ("no Action was trashed", "Es wurde keine Aktion entsorgt")),
            cites="allies:woodworkers-guild:4",
        ),
    ),
    line(
        2,
        when(noted("trashed"), gain_choice(of_type("Action")), when(noted("gained"), _tell_any_cost)),
        cites="allies:woodworkers-guild:1",
        cases={
            "allies:woodworkers-guild:2": lambda c: bool(_gained_cost(c).potion),
            "allies:woodworkers-guild:3": lambda c: bool(_gained_cost(c).debt),
        },
    ),
    test=_action_to_trash,
)

"""Menagerie: the other Kingdom cards, and what they cost."""

from __future__ import annotations

from rules.rulebook.prevention import tell_no_card
from rules.words import (
    Context,
    Cost,
    Count,
    Draw,
    Given,
    Goods,
    Kind,
    Likeness,
    Price,
    Step,
    Text,
    Usually,
    brings_no,
    card,
    count,
    count_empty_piles,
    discard_hand,
    gain_a,
    gain_named,
    gain_several,
    is_action,
    line,
    may,
    mine,
    named,
    next_turn,
    not_the_first_play,
    noted_is,
    play_again,
    play_from_hand,
    plus,
    plus_actions,
    plus_buys,
    this_turn,
    trash_from_hand,
    use_up,
    uses_no_action,
    when,
)

# --- prices ----------------------------------------------------------------------------------------------------------


def _gained_now(c: Context) -> int:
    return sum(who == c.me for who, _, _ in c.game.gained)


def _cheaper_by_gains(c: Context) -> Cost:
    return Cost(max(6 - _gained_now(c), 0))


def _for_the_gains(c: Context) -> Text:
    n = _gained_now(c)
    return (
        f"for {n} card{'s' if n > 1 else ''} gained this turn",
        f"für {n} in diesem Zug genommene Karte{'n' if n > 1 else ''}",
    )


card(
    "destrier",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    price=Price(_cheaper_by_gains, _for_the_gains, ("menagerie:destrier:1", "menagerie:destrier:2")),
    cites="menagerie:destrier:1",
)


def _cheaper_without_discards(c: Context) -> Cost:
    return Cost(5 if c.discard_pile else 2)


def _nothing_is_discarded(c: Context) -> Text:
    return "as the discard pile is empty", "bei leerem Ablagestapel"


card(
    "fisherman",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    price=Price(_cheaper_without_discards, _nothing_is_discarded, ("menagerie:fisherman:1", "menagerie:fisherman:2")),
    cites="menagerie:fisherman:1",
)


def _last_other_gained(c: Context) -> Kind | None:
    """Wayfarers that were gained cost as much as the card before them: they need not be looked at."""
    others = [slug for _, slug, _ in c.game.gained if slug != "wayfarer"]
    return c.game.table.rules.kind(others[-1]) if others else None


card(
    "wayfarer",
    line(1, plus(cards=3)),
    line(
        2,
        may(
            ("Do you gain a Silver?", "Nimmst du ein Silber?"),
            gain_a("silver"),
            test=lambda c: c.game.pile_cards("silver"),
        ),
    ),
    costs_like=Likeness(_last_other_gained, ("menagerie:wayfarer:1", "menagerie:wayfarer:2")),
    cites="menagerie:wayfarer:2",
)


class _EmptyPiles(Usually):
    """How many piles of the Supply are empty: for most of the game none."""

    def __call__(self, c: Context) -> int:
        return c.game.empty_piles()


empty_piles = _EmptyPiles()


def _just_the_horses(c: Context) -> bool:
    return not empty_piles(c) and not c.game.pile_cards("horse") and "horse" in c.game.table.pile_of


def _only_horses_are_gone(what: str, ruling: str) -> Step:
    """Tells that the pile of Horses does not count, where it is the only empty one."""
    why = ("the empty pile is not one of the Supply", "Der leere Stapel gehört nicht zum Vorrat")
    return when(_just_the_horses, brings_no(what, why, ruling))


card(
    "animal-fair",
    line(1, plus(coins=4)),
    line(
        2,
        when(empty_piles, count_empty_piles),
        plus_buys(empty_piles),
        _only_horses_are_gone("buys", "menagerie:animal-fair:2"),
        cites=("menagerie:animal-fair:1", "menagerie:animal-fair:2"),
    ),
    barter=Goods(is_action, ("menagerie:animal-fair:3", "menagerie:animal-fair:4")),
    cites="base2:play:1",
)

# --- what else a turn brings -----------------------------------------------------------------------------------------


class draw_per_trashed(Draw):
    """+1 Card for each card that the player to the right trashed in their last turn: so it is kept in mind."""

    def __init__(self, n: Count) -> None:
        super().__init__(n, none=("", ""))  # whose trashing is counted is told with the number
        self.events = ("last-trashed",)


def _trashed_by_the_right(c: Context) -> tuple[str, ...]:
    return tuple(dict(c.game.so_far.last_trashed).get(c.game.right(c.me), ()))


def _to_the_right(c: Context) -> Text:
    name = c.game.table.names[c.game.right(c.me)]
    return (
        f"cards that {name}, to the right, trashed on their last turn",
        f"Karten, die {name} zur Rechten im letzten eigenen Zug entsorgt hat",
    )


card(
    "goatherd",
    line(1, plus(actions=1)),
    line(2, trash_from_hand(1, may=True)),
    line(
        3,
        draw_per_trashed(count(_to_the_right, _trashed_by_the_right)),
        cites=("menagerie:goatherd:1", "menagerie:goatherd:2"),
    ),
    cites="menagerie:goatherd:1",
)

card(
    "hunting-lodge",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        may(("Do you discard your hand?", "Legst du deine Hand ab?"), discard_hand, plus(cards=5)),
        cites=("menagerie:hunting-lodge:1", "menagerie:hunting-lodge:2"),
    ),
    cites="menagerie:hunting-lodge:1",
)


def _a_copy_is_there(c: Context) -> bool:
    kind = c.kind(c.subject)
    pile = c.game.table.pile_of.get(kind.slug)
    top = c.game.top(pile) if pile is not None and pile.supply else 0
    return bool(top) and c.kind(top) is kind


def _no_copy(c: Context) -> None:
    tell_no_card(c.game, c.me, c.kind(c.subject).slug)


COPY = ("Do you gain a copy of it?", "Nimmst du eine gleiche Karte?")

card(
    "kiln",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn(
            "play",
            use_up,
            when(_a_copy_is_there, may(COPY, gain_named("cards")), orelse=_no_copy),
            test=mine,
        ),
        cites=("menagerie:kiln:1", "menagerie:kiln:2"),
        cases={"menagerie:kiln:3": lambda c: not_the_first_play(c) or c.card in c.many("cards")},
    ),
    cites="menagerie:kiln:1",
)

card(
    "mastermind",
    line(
        1,
        next_turn(uses_no_action, play_from_hand(is_action), play_again(), play_again(3)),
        cites="menagerie:mastermind:1",
        cases={"menagerie:mastermind:2": noted_is("picked", named("horse"))},
    ),
)


def _no_further_actions(c: Context, given: Given) -> Given:
    if given.unit != "actions" or all(effect.player != given.player for effect in c.game.active("no actions")):
        return given
    villager = not any(frame.code.source for frame in c.game.stack)
    because = ("menagerie:snowy-village:3" if villager else "menagerie:snowy-village:1",)
    c.say("not", given.player, "no more actions", ("snowy-village",), because=because, n={"actions": given.n})
    return given._replace(n=0)


card(
    "snowy-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=4)),
    line(3, plus(buys=1)),
    line(4, this_turn("no actions"), cites="menagerie:snowy-village:1"),
    plus=_no_further_actions,
    cites="menagerie:snowy-village:1",
)

card(
    "paddock",
    line(1, plus(coins=2)),
    line(2, gain_several("horse", 2), cites="menagerie:horse:3"),
    line(
        3,
        when(empty_piles, count_empty_piles),
        plus_actions(empty_piles),
        _only_horses_are_gone("actions", "menagerie:paddock:2"),
        cites=("menagerie:paddock:1", "menagerie:paddock:2"),
    ),
    cites="menagerie:paddock:1",
)

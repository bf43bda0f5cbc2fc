"""Intrigue, both editions."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.code import Test, each, line, when
from rules.engine.context import Context
from rules.engine.kinds import Cut, Worth
from rules.rulebook.trash import trash
from rules.speech.sentences import so_many_cards
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    Cost,
    HowMany,
    Kind,
    NameCard,
    Option,
    Pick,
    PickPile,
    Step,
    card,
    cheaper_this_turn,
    choose,
    costs_the_same,
    discard_from_hand,
    discard_hand,
    discard_noted,
    each_other,
    exactly_more,
    gain_a,
    gain_choice,
    gain_one_from_trash,
    in_play,
    is_action,
    is_type,
    is_victory,
    left_player,
    may,
    named,
    note,
    noted,
    of_type,
    on,
    plus,
    plus_actions,
    plus_coins,
    put_back_in_any_order,
    reveal,
    reveal_hand,
    reveal_this,
    reveal_until,
    show,
    take_those,
    take_to_hand,
    this_turn,
    top_card,
    topdeck,
    topdeck_from_hand,
    trash_from_hand,
    trash_noted,
    trash_this,
    up_to,
    up_to_more,
    use_again,
)
from rules.words.play import typed_plays_this_turn
from rules.words.terms import zone_of

card(
    "bridge",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    line(3, this_turn("cost"), cites=("intrigue2:bridge:1", "intrigue2:bridge:2")),
    cut=Cut(cheaper_this_turn("bridge", 1), ("intrigue2:bridge:1", "intrigue2:bridge:2")),
    cites="intrigue2:bridge:2",
)


def _types_shown(c: Context) -> int:
    return min(len(c.types(c.kind(c.one("shown")))), 4) if c.one("shown") else 0


card(
    "courtier",
    line(1, Pick("shown", HAND, 1, prompt="reveal"), show("shown"), cites="intrigue2:courtier:1"),
    line(
        2,
        when(
            noted("shown"),
            choose(
                Option("action", plus(actions=1)),
                Option("buy", plus(buys=1)),
                Option("coins", plus(coins=3)),
                Option("gold", gain_a("gold")),
                n=_types_shown,
            ),
        ),
        cites=("intrigue2:courtier:1", "intrigue2:courtier:2"),
    ),
)

card("harem", line(1, plus(coins=2), cites="intrigue2:harem:1"), points=2)

card(
    "minion",
    line(1, plus(actions=1), cites="intrigue2:minion:1"),
    line(
        2,
        choose(
            Option("coins", plus(coins=2)),
            Option(
                "hands",
                discard_hand,
                plus(cards=4),
                each_other(when(lambda c: len(c.hand) >= 5, discard_hand, plus(cards=4))),
                says=("new hands of four", "neue Hände mit vier Karten"),
            ),
        ),
        cites=("intrigue2:minion:2", "intrigue2:minion:3"),
    ),
)

card(
    "nobles",
    line(
        1,
        choose(
            Option("cards", plus(cards=3)),
            Option("actions", plus(actions=2)),
        ),
        cites="intrigue2:nobles:1",
    ),
    points=2,
)

card(
    "pawn",
    line(
        1,
        choose(
            Option("card", plus(cards=1)),
            Option("action", plus(actions=1)),
            Option("buy", plus(buys=1)),
            Option("coin", plus(coins=1)),
            n=2,
        ),
        cites=("intrigue2:pawn:1", "intrigue2:pawn:2"),
    ),
)

card(
    "steward",
    line(
        1,
        choose(
            Option("cards", plus(cards=2)),
            Option("coins", plus(coins=2)),
            Option("trash", trash_from_hand(2)),
        ),
        cites=("intrigue2:steward:1", "intrigue2:steward:2"),
    ),
)

card(
    "torturer",
    line(1, plus(cards=3), cites="intrigue2:torturer:4"),
    line(
        2,
        each_other(
            choose(
                Option("discard", discard_from_hand(2)),
                Option("curse", gain_a("curse", HAND)),
            )
        ),
        cites=("intrigue2:torturer:1", "intrigue2:torturer:2", "intrigue2:torturer:3"),
    ),
)


card(
    "swindler",
    line(1, plus(coins=2)),
    each_other(
        line(2, top_card(), trash_noted("top", DECK), cites="intrigue2:swindler:1"),
        when(
            noted("trashed"),
            line(3, gain_choice(costs_the_same(), by="me"), cites=("intrigue2:swindler:2", "intrigue2:swindler:3")),
        ),
    ),
    cites="intrigue2:swindler:1",
)

card(
    "wishing-well",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, NameCard()),
    line(
        4,
        reveal(1),
        when(noted("seen"), when(lambda c: c.kind(c.one("seen")).slug == c.notes["named"], take_to_hand("seen"))),
        cites=("intrigue2:wishing-well:2", "intrigue2:wishing-well:3"),
    ),
    cites="intrigue2:wishing-well:1",
)

# --- the rest of the box ---------------------------------------------------------------------------------------------

card(
    "courtyard",
    line(1, plus(cards=3), cites="intrigue2:courtyard:1"),
    line(2, topdeck_from_hand(), cites=("intrigue2:courtyard:1", "intrigue2:courtyard:2")),
)


def _trash_from_its_pile(c: Context) -> None:
    if c.notes["pile"]:
        pile = c.game.table.piles[c.notes["pile"]]
        trash(c.game, c.me, (c.game.top(pile),), pile.zone)


card(
    "lurker",
    line(1, plus(actions=1)),
    line(
        2,
        choose(
            Option(
                "trash",
                PickPile(of_type("Action"), prompt="trash"),
                _trash_from_its_pile,
                says=("trash an Action from the Supply", "entsorge eine Aktionskarte aus dem Vorrat"),
            ),
            Option(
                "gain",
                gain_one_from_trash(is_action),
                says=("gain an Action from the trash", "nimm eine Aktionskarte aus dem Müll"),
            ),
        ),
        cites=("intrigue2:lurker:1", "intrigue2:lurker:2"),
    ),
    cites="intrigue2:lurker:1",
)

card(
    "secret-chamber",
    line(1, discard_from_hand(lambda c: len(c.hand), up_to=True), cites="intrigue2:secret-chamber:1"),
    line(2, plus_coins(lambda c: len(c.many("discarded"))), cites="intrigue2:secret-chamber:1"),
    on=on(
        "attack",
        line(3, reveal_this, cites="intrigue2:secret-chamber:2"),
        line(
            4,
            plus(cards=2),
            Pick("back", HAND, 2, prompt="topdeck"),
            put_back_in_any_order("back", HAND),
            cites=("intrigue2:secret-chamber:2", "intrigue2:secret-chamber:3"),
        ),
        zone=HAND,
        test=lambda c: not c.mine,
        may=True,
    ),
)

card(
    "great-hall",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    points=1,
    cites="intrigue2:great-hall:1",
)

card(
    "shanty-town",
    line(1, plus(actions=2), cites="intrigue2:shanty-town:1"),
    line(2, reveal_hand, cites="intrigue2:shanty-town:1"),
    line(
        3,
        when(lambda c: not any(is_action(c, card) for card in c.hand), plus(cards=2)),
        cites=("intrigue2:shanty-town:1", "intrigue2:shanty-town:2"),
    ),
)


def _everybody(c: Context) -> tuple[int, ...]:
    return c.game.table.order(c.me)


def _keep_for_passing(c: Context) -> None:
    c.notes[f"passed by {c.who}"] = c.many("picked")


def _pass_at_once(to_anybody: bool) -> Callable[[Context], None]:
    """Each picked card goes to the left: to the next player who passes one, too, or to whoever sits there."""

    def act(c: Context) -> None:
        g = c.game
        order = g.table.order(c.me)
        passing = {player: c.many(f"passed by {player}") for player in order}
        for player in order:
            left = [*order[order.index(player) + 1 :], *order[: order.index(player)]]
            receivers = left[:1] if to_anybody else [other for other in left if passing[other]]
            if passing[player] and receivers:
                card = passing[player][0]
                new = g.move(card, zone_of(player, HAND), zone_of(receivers[0], HAND))
                c.say("put", player, "pass", (new,), other=receivers[0])
            elif passing[player]:
                c.say("not", player, "pass none", (c.card,))

    return act


def _somebody_is_skipped(c: Context) -> bool:
    return any(c.notes.get(f"passed by {player}") == () for player in c.game.table.order(c.me))


def _masquerade(to_anybody: bool) -> Step:
    return (
        line(1, plus(cards=2), cites="intrigue2:masquerade:1"),
        line(
            2,
            each(_everybody, Pick("picked", HAND, 1, prompt="pass"), _keep_for_passing),
            _pass_at_once(to_anybody),
            cites=("intrigue2:masquerade:1", "intrigue2:masquerade:3"),
            cases={} if to_anybody else {"intrigue2:masquerade:2": _somebody_is_skipped},
        ),
        line(3, trash_from_hand(may=True), cites="intrigue2:masquerade:4"),
    )


card("masquerade", *_masquerade(to_anybody=False))
card("masquerade", *_masquerade(to_anybody=True), edition=1)

card(
    "baron",
    line(1, plus(buys=1)),
    line(
        2,
        discard_from_hand(may=True, test=named("estate")),
        when(noted("discarded"), plus(coins=4)),
        cites=("intrigue2:baron:1", "intrigue2:baron:2"),
    ),
    line(3, when(lambda c: not c.many("discarded"), gain_a("estate")), cites="intrigue2:baron:1"),
    cites="intrigue2:baron:1",
)

card(
    "conspirator",
    line(1, plus(coins=2)),
    line(
        2,
        when(lambda c: typed_plays_this_turn(c, c.me, "Action") >= 3, plus(cards=1), plus(actions=1)),
        cites=("intrigue2:conspirator:1", "intrigue2:conspirator:2"),
    ),
    cites="intrigue2:conspirator:1",
)

card(
    "coppersmith",
    line(
        1,
        this_turn("play", plus(coins=1), test=lambda c: c.mine and c.known(c.subject).slug == "copper"),
        cites="intrigue2:coppersmith:1",
    ),
)


def _attacked_with_five_cards(c: Context) -> bool:
    return not c.mine and len(c.game.hand(c.me)) >= 5


card(
    "diplomat",
    line(1, plus(cards=2), cites="intrigue2:diplomat:1"),
    line(2, when(lambda c: len(c.hand) <= 5, plus(actions=2)), cites="intrigue2:diplomat:1"),
    on=on(
        "attack",
        line(
            3,
            reveal_this,
            plus(cards=2),
            discard_from_hand(3),
            use_again,
            cites=("intrigue2:diplomat:2", "intrigue2:diplomat:3"),
        ),
        zone=HAND,
        test=_attacked_with_five_cards,
        may=True,
    ),
)

card(
    "mining-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(
        3,
        when(
            in_play,
            may(
                ("Do you trash the Mining Village?", "Entsorgst du das Bergwerk?"),
                trash_this,
                when(noted("this trashed"), plus(coins=2)),
            ),
            orelse=trash_this,  # tells that it has moved
        ),
        cites=("intrigue2:mining-village:1", "intrigue2:mining-village:2"),
    ),
    cites="intrigue2:mining-village:1",
)


def _put_into_deck(c: Context) -> None:
    g = c.game
    card = c.one("picked")
    if card:
        above = c.deck[: c.notes["above"]]
        new = g.move(card, zone_of(c.me, HAND), zone_of(c.me, DECK))
        rest = tuple(other for other in c.deck if other != new and other not in above)
        g.zones[zone_of(c.me, DECK)] = (*above, new, *rest)
        c.say("put", c.me, "into deck", (new,), n=so_many_cards(len(above)))


card(
    "secret-passage",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(
        3,
        Pick("picked", HAND, 1, prompt="into deck"),
        when(
            noted("picked"),
            HowMany("above", 0, lambda c: len(c.deck), prompt="above"),
            _put_into_deck,
        ),
        cites=("intrigue2:secret-passage:1", "intrigue2:secret-passage:2"),
    ),
    cites="intrigue2:secret-passage:1",
)


def _gained_is(type_: str) -> Test:
    return lambda c: bool(c.one("gained")) and c.is_a(c.one("gained"), type_)


card(
    "ironworks",
    line(1, gain_choice(up_to(4)), cites="intrigue2:ironworks:1"),
    line(
        2,
        when(_gained_is("Action"), plus(actions=1)),
        when(_gained_is("Treasure"), plus(coins=1)),
        when(_gained_is("Victory"), plus(cards=1)),
        cites=("intrigue2:ironworks:2", "intrigue2:ironworks:3"),
    ),
)

card(
    "mill",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        discard_from_hand(lambda c: min(2, len(c.hand)), may=True),
        cites=("intrigue2:mill:1", "intrigue2:mill:2"),
    ),
    line(4, when(lambda c: len(c.many("discarded")) == 2, plus(coins=2)), cites="intrigue2:mill:2"),
    points=1,
    cites="intrigue2:mill:1",
)


card(
    "scout",
    line(1, plus(actions=1)),
    line(2, reveal(4), cites="intrigue2:scout:1"),
    line(3, take_those(is_victory), cites="intrigue2:scout:1"),
    line(4, put_back_in_any_order("seen"), cites="intrigue2:scout:1"),
    cites="intrigue2:scout:1",
)

card(
    "duke",
    points=Worth(lambda c: sum(c.known(card).slug == "duchy" for card in c.game.owned(c.me)), ("intrigue2:duke:1",)),
)

card(
    "patrol",
    line(1, plus(cards=3), cites="intrigue2:patrol:1"),
    line(2, reveal(4), cites="intrigue2:patrol:1"),
    line(3, take_those(is_type("Victory", "Curse")), cites=("intrigue2:patrol:1", "intrigue2:patrol:2")),
    line(4, put_back_in_any_order("seen"), cites="intrigue2:patrol:1"),
)

card(
    "replace",
    line(1, trash_from_hand(), cites="intrigue2:replace:1"),
    when(
        noted("trashed"),
        line(2, gain_choice(up_to_more(2)), cites="intrigue2:replace:1"),
        line(
            3,
            when(lambda c: _gained_is("Action")(c) or _gained_is("Treasure")(c), topdeck("gained", DISCARD)),
            cites=("intrigue2:replace:2", "intrigue2:replace:1"),
        ),
        line(4, when(_gained_is("Victory"), each_other(gain_a("curse"))), cites="intrigue2:replace:2"),
    ),
)


def _no_silver_for_one(c: Context) -> None:
    if c.many("trashed"):
        c.say("not", c.me, "too few", ("trading-post",), missing="silver")


card(
    "trading-post",
    line(1, trash_from_hand(2), cites="base2:trash:1"),
    line(
        2,
        when(lambda c: len(c.many("trashed")) == 2, gain_a("silver", HAND), orelse=_no_silver_for_one),
        cites="intrigue2:trading-post:2",
        cases={"intrigue2:trading-post:1": lambda c: len(c.many("trashed")) < 2},
    ),
)


def _tribute_shows(type_: str) -> Callable[[Context], int]:
    """How many different cards of that type were shown."""
    return lambda c: len({c.kind(card).slug for card in c.many("shown") if c.is_a(card, type_)})


card(
    "tribute",
    line(
        1,
        left_player(reveal(2), note("shown", lambda c: c.many("seen")), discard_noted("seen", DECK)),
        cites="intrigue1:tribute:1",
    ),
    line(
        2,
        plus_actions(lambda c: 2 * _tribute_shows("Action")(c)),
        plus_coins(lambda c: 2 * _tribute_shows("Treasure")(c)),
        plus(cards=lambda c: 2 * _tribute_shows("Victory")(c)),
        cites=("intrigue1:tribute:2", "intrigue1:tribute:1"),
    ),
)


def _three_or_more(c: Context, card: int) -> bool:
    return c.cost_of(card).coins >= 3


def _at_least_two_less(c: Context, kind: Kind) -> bool:
    cost = c.cost_of(c.one("trashed"))
    return c.cost(kind) <= Cost(cost.coins - 2, cost.potion, cost.debt)


card(
    "saboteur",
    each_other(
        line(1, reveal_until(_three_or_more), cites="intrigue1:saboteur:1"),
        line(
            2,
            trash_noted("found", ASIDE),
            when(noted("trashed"), gain_choice(_at_least_two_less, may=True)),
            cites=("intrigue1:saboteur:2", "intrigue1:saboteur:1"),
        ),
        line(3, discard_noted("rest", ASIDE), cites="intrigue1:saboteur:1"),
    ),
    cites="intrigue1:saboteur:1",
)

card(
    "upgrade",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, trash_from_hand(), cites="intrigue2:upgrade:1"),
    line(
        4,
        when(noted("trashed"), gain_choice(exactly_more(1))),
        cites=("intrigue2:upgrade:2", "intrigue2:upgrade:1"),
    ),
    cites="intrigue2:upgrade:1",
)

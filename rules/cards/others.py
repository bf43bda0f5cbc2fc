"""Cards of other boxes that rulings of the five rulebooks name."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Frame, Step, as_long_as, line, when
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.game import Pile
from rules.engine.kinds import UNKNOWN, Kind
from rules.facts import DECKS, Cost
from rules.rulebook import core
from rules.rulebook.setup import new_card
from rules.speech.sentences import THIRD_TURN
from rules.words.verbs import (
    ASIDE,
    DECK,
    HAND,
    LANDSCAPE,
    PLAY,
    SELF,
    ZONES,
    Draw,
    ExtraTurn,
    HowMany,
    NameCard,
    Option,
    Order,
    Pick,
    YesNo,
    add,
    card,
    choose,
    decline,
    discard_down_to,
    discard_from_hand,
    discard_hand,
    discard_noted,
    draw_up_to,
    each_other,
    gain_a,
    gain_choice,
    is_action,
    is_treasure,
    is_victory,
    know,
    look,
    next_turn,
    noted,
    on,
    play_noted,
    playable,
    plus,
    plus_coins,
    put,
    question,
    reveal,
    reveal_hand,
    reveal_this,
    reveal_until,
    take_to_hand,
    this_turn,
    times,
    top_card,
    topdeck,
    trash_from_hand,
    trash_noted,
    trash_this,
    until_next_turn,
    up_to,
)

# --- Intrigue --------------------------------------------------------------------------------------------------------


def bridges(c: Context, kind: Kind) -> int:
    """One coin less for each play of Bridge this turn."""
    return sum(1 for effect in c.game.active("cost") if effect.source == "bridge")


card(
    "bridge",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    line(3, this_turn("cost"), cites=("intrigue2:bridge:1", "intrigue2:bridge:2")),
    cut=bridges,
    cites="intrigue2:bridge:2",
)


def _types_shown(c: Context) -> int:
    return min(len(c.types(c.kind(c.one("shown")))), 4) if c.one("shown") else 0


def _show(c: Context) -> None:
    know(c, c.many("shown"))
    if c.many("shown"):
        c.say("reveal", c.who, "reveal", c.many("shown"))


card(
    "courtier",
    line(1, Pick("shown", HAND, 1, prompt="reveal"), _show, cites="intrigue2:courtier:1"),
    line(
        2,
        when(
            noted("shown"),
            choose(
                Option("action", "+1 Action", "+1 Aktion", plus(actions=1)),
                Option("buy", "+1 Buy", "+1 Kauf", plus(buys=1)),
                Option("coins", "+3 coins", "+3 Geld", plus(coins=3)),
                Option("gold", "gain a Gold", "nimm ein Gold", gain_a("gold")),
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
            Option("coins", "+2 coins", "+2 Geld", plus(coins=2)),
            Option(
                "hands",
                "new hands of four",
                "neue Hände mit vier Karten",
                discard_hand,
                plus(cards=4),
                each_other(when(lambda c: len(c.hand) >= 5, discard_hand, plus(cards=4))),
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
            Option("cards", "+3 Cards", "+3 Karten", plus(cards=3)),
            Option("actions", "+2 Actions", "+2 Aktionen", plus(actions=2)),
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
            Option("card", "+1 Card", "+1 Karte", plus(cards=1)),
            Option("action", "+1 Action", "+1 Aktion", plus(actions=1)),
            Option("buy", "+1 Buy", "+1 Kauf", plus(buys=1)),
            Option("coin", "+1 coin", "+1 Geld", plus(coins=1)),
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
            Option("cards", "+2 Cards", "+2 Karten", plus(cards=2)),
            Option("coins", "+2 coins", "+2 Geld", plus(coins=2)),
            Option("trash", "trash 2 cards", "entsorge 2 Karten", trash_from_hand(2)),
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
                Option("discard", "discard 2 cards", "lege 2 Karten ab", discard_from_hand(2)),
                Option("curse", "gain a Curse to hand", "nimm einen Fluch auf die Hand", gain_a("curse", HAND)),
            )
        ),
        cites=("intrigue2:torturer:1", "intrigue2:torturer:2", "intrigue2:torturer:3"),
    ),
)


def _costs_the_same(c: Context, kind: Kind) -> bool:
    return c.cost(kind) == c.cost_of(c.one("trashed"))


card(
    "swindler",
    line(1, plus(coins=2)),
    each_other(
        line(2, top_card(), trash_noted("top", DECK), cites="intrigue2:swindler:1"),
        when(
            noted("trashed"),
            line(3, gain_choice(_costs_the_same, by="me"), cites=("intrigue2:swindler:2", "intrigue2:swindler:3")),
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

# --- Alchemy ---------------------------------------------------------------------------------------------------------

card("potion", line(1, plus(potion=1), cites="alchemy:potion:3"))


def _an_action_but_no_golem(c: Context, card: int) -> bool:
    return c.is_a(card, "Action") and c.kind(card).slug != "golem"


def _next_found(c: Context) -> None:
    first, *rest = c.many("found")
    c.notes["found"] = tuple(rest)
    core.play_card(c.game, c.me, first, c.me * ZONES + ASIDE)


card(
    "golem",
    line(1, reveal_until(_an_action_but_no_golem, 2), cites=("alchemy:golem:1", "alchemy:golem:2")),
    line(2, discard_noted("rest", ASIDE), cites="alchemy:golem:1"),
    line(
        3,
        Order("found", prompt=("In which order do you play them?", "In welcher Reihenfolge spielst du sie?")),
        as_long_as(noted("found"), _next_found),
        cites=("alchemy:golem:3", "alchemy:golem:4"),
    ),
)

# --- Prosperity ------------------------------------------------------------------------------------------------------

card("platinum", line(1, plus(coins=5), cites="prosperity2:platinum:2"))
card("colony", points=10)


def gained_is_there(c: Context) -> bool:
    """The player gained a card, and it still lies where it was gained to."""
    return bool(c.mine and c.game.where(c.subject) is not None)


def topdeck_gained(c: Context) -> None:
    """Puts the gained card onto the deck, if it is still where it was gained to."""
    gained = c.notes["cards"][0]
    zone = c.game.where(gained)
    new = c.game.move(gained, zone, c.me * ZONES + DECK) if zone is not None else 0
    c.say("put" if new else "effect", c.me, "topdeck" if new else "lost track", (gained,))


def trash_gained(c: Context) -> None:
    core.trash(c.game, c.me, c.notes["cards"])


card(
    "royal-seal",
    line(1, plus(coins=2)),
    on=on("gain", line(2, topdeck_gained), zone=PLAY, test=gained_is_there, may=True),
    cites=("prosperity1:royal-seal:1", "prosperity1:royal-seal:2"),
)


class _Watchtower(Ask):
    """Trash it, put it onto the deck, or neither."""

    def question(self, c: Frame) -> Decision:
        options = ["trash", "deck"]
        texts = (("trash it", "entsorgen"), ("put it onto the deck", "auf den Nachziehstapel legen"))
        return Decision(
            c.me, "choose-option", "Watchtower", question("use watchtower"), options, options, 0, texts=texts
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value:
            decline(c)
            return
        c.notes["chosen"] = value[0]
        reveal_this(c)


card(
    "watchtower",
    line(1, draw_up_to(6), cites="prosperity2:watchtower:4"),
    on=on(
        "gain",
        line(
            2,
            _Watchtower(),
            when(lambda c: c.notes["chosen"] == "trash", trash_gained, orelse=topdeck_gained),
            cites=("prosperity2:watchtower:1", "prosperity2:watchtower:3"),
        ),
        zone=HAND,
        test=gained_is_there,
    ),
)

# --- Dark Ages -------------------------------------------------------------------------------------------------------


def _trash_hand(c: Context) -> None:
    g = c.game
    if c.hand:
        core.trash(g, c.who, c.hand, c.who * ZONES + HAND)


card(
    "count",
    line(
        1,
        choose(
            Option("discard", "discard 2 cards", "lege 2 Karten ab", discard_from_hand(2)),
            Option(
                "deck",
                "put a card onto your deck",
                "lege eine Karte auf deinen Nachziehstapel",
                Pick("picked", HAND, 1, prompt="topdeck"),
                topdeck("picked"),
            ),
            Option("copper", "gain a Copper", "nimm ein Kupfer", gain_a("copper")),
        ),
        cites=("dark-ages:count:1", "dark-ages:count:2"),
    ),
    line(
        2,
        choose(
            Option("coins", "+3 coins", "+3 Geld", plus(coins=3)),
            Option("trash", "trash your hand", "entsorge deine Hand", _trash_hand),
            Option("duchy", "gain a Duchy", "nimm ein Herzogtum", gain_a("duchy")),
        ),
        cites=("dark-ages:count:1", "dark-ages:count:3"),
    ),
)


def _no_duration_treasure(c: Context, card: int) -> bool:
    return c.is_a(card, "Treasure") and not c.is_a(card, "Duration")


card(
    "counterfeit",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=playable(_no_duration_treasure), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        cites="dark-ages:counterfeit:2",
    ),
    line(4, trash_noted("played", PLAY), cites="dark-ages:counterfeit:1"),
    doubles=True,
    cites="dark-ages:counterfeit:1",
)


def _knight_prey(c: Context) -> list[int]:
    """Revealed cards that cost from 3 to 6."""
    costs = {card: c.cost_of(card) for card in c.many("seen")}
    return [card for card, cost in costs.items() if 3 <= cost.coins <= 6 and not cost.potion and not cost.debt]


def _was_it_a_knight(c: Context) -> None:
    if any(c.is_a(card, "Knight") for card in c.many("trashed")):
        c.notes["knight"] = True


def _knight(first: int) -> Step:
    """What every Knight does, from that line on."""
    return (
        each_other(
            line(
                first,
                reveal(2),
                put("seen", DECK, ASIDE, "set aside", quiet=True),  # what a trashed card draws comes from below them
                Pick("prey", _knight_prey, 1, prompt="trash"),
                trash_noted("prey", ASIDE),
                _was_it_a_knight,
                cites=("dark-ages:knights:2", "dark-ages:knights:3"),
            ),
            line(first + 1, discard_noted("seen", ASIDE), cites="dark-ages:knights:2"),
        ),
        line(first + 2, when(noted("knight"), trash_this), cites="dark-ages:knights:4"),
    )


card("dame-anna", line(1, trash_from_hand(2, up_to=True), cites="dark-ages:dame-anna:1"), _knight(2))
card("dame-josephine", _knight(1), points=2)
card("dame-molly", line(1, plus(actions=2), cites="dark-ages:dame-molly:1"), _knight(2))
card("dame-natalie", line(1, gain_choice(up_to(3), may=True), cites="dark-ages:dame-natalie:1"), _knight(2))
card("dame-sylvia", line(1, plus(coins=2), cites="dark-ages:dame-sylvia:1"), _knight(2))
card(
    "sir-bailey",
    line(1, plus(cards=1), cites="dark-ages:sir-bailey:1"),
    line(2, plus(actions=1), cites="dark-ages:sir-bailey:1"),
    _knight(3),
)
card("sir-destry", line(1, plus(cards=2), cites="dark-ages:sir-destry:1"), _knight(2))
card("sir-martin", line(1, plus(buys=2), cites="dark-ages:sir-martin:1"), _knight(2))
card("sir-michael", line(1, each_other(discard_down_to(3)), cites="dark-ages:sir-michael:1"), _knight(2))
card(
    "sir-vander",
    _knight(1),
    on=on("trash", line(4, gain_a("gold"), cites="dark-ages:sir-vander:1"), zone=SELF),
)

card("abandoned-mine", line(1, plus(coins=1), cites="dark-ages:abandoned-mine:1"))
card("ruined-library", line(1, plus(cards=1), cites="dark-ages:ruined-library:1"))
card("ruined-market", line(1, plus(buys=1), cites="dark-ages:ruined-market:1"))
card("ruined-village", line(1, plus(actions=1), cites="dark-ages:ruined-village:1"))
card(
    "survivors",
    line(1, look(2), cites="dark-ages:survivors:1"),
    line(
        2,
        when(
            noted("seen"),
            YesNo(("Do you discard them?", "Legst du sie ab?")),
            when(noted("yes"), discard_noted("seen", DECK), orelse=(Order("seen"), topdeck("seen", DECK))),
        ),
        cites="dark-ages:survivors:1",
    ),
)

# --- Adventures ------------------------------------------------------------------------------------------------------


class _ActionPile(Ask):
    """A pile is an Action pile by its placeholder, whatever lies on top."""

    def question(self, c: Frame) -> Decision:
        piles = [pile for pile in c.game.table.supply if "Action" in pile.kind.types]
        return Decision(
            c.me, "choose-pile", "Training", question("pile"), [p.slug for p in piles], [p.name for p in piles]
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        if value:
            token = f"training {c.me}"
            for key in [key for key in g.pile_tokens if key[1] == token]:
                del g.pile_tokens[key]
            g.pile_tokens[value[0], token] = 1
            c.say("effect", c.me, "pile token", (value[0],), n=("the +1 coin token", "den +1-Geld-Marker"))


def _from_my_pile(c: Context) -> bool:
    pile = c.game.table.pile_of.get(c.kind(c.subject).slug)
    return c.mine and pile is not None and (pile.slug, f"training {c.me}") in c.game.pile_tokens


card(
    "training",
    line(1, _ActionPile(), cites="adventures:training:1"),
    on=on(
        "play",
        line(1, plus(coins=1), cites=("adventures:training:2", "adventures:training:3")),
        zone=LANDSCAPE,
        test=_from_my_pile,
    ),
)


def _no_mission_turn(c: Context) -> Text | None:
    if c.game.previous == c.me:
        return THIRD_TURN
    if (c.me, "mission") in c.game.claims:
        return "one Mission a turn counts", "Nur eine Mission im Zug zählt"
    return None


card(
    "mission",
    line(1, ExtraTurn(_no_mission_turn), cites=("adventures:mission:1", "adventures:mission:2")),
    no_buys=lambda c: c.game.extra == "mission" and c.game.player == c.me,
)

# --- Empires ---------------------------------------------------------------------------------------------------------


def _six_debt(c: Context) -> None:
    add(c.game, c.me, debt=6)


def _payable(c: Context) -> int:
    g = c.game
    return min(g.coins, g.token(c.me, "debt")) if c.me == g.player else 0


def _pay(c: Context) -> None:
    n = c.notes["pay"]
    c.game.coins -= n
    c.game.add_token(c.me, "debt", -n)
    if n:
        c.say("effect", c.me, "spend", paid={"coins": n})


card(
    "capital",
    line(1, plus(coins=6)),
    line(2, plus(buys=1)),
    on=on(
        "discard-from-play",
        line(
            3,
            _six_debt,
            HowMany("pay", 0, _payable, prompt=("How much debt do you pay off?", "Wie viele Schulden zahlst du?")),
            _pay,
            cites=("empires:capital:1", "empires:capital:2", "empires:capital:4"),
        ),
        zone=SELF,
    ),
    cites="empires:capital:2",
)


def _crown(n: int, phase: str, test: Any) -> Step:
    return line(
        n,
        when(
            lambda c: c.game.phase == phase,
            Pick("picked", HAND, 1, may=True, test=playable(test), prompt="play"),
            play_noted("picked"),
            play_noted("played", again=True, nth=2),
        ),
        cites=("empires:crown:1", "empires:crown:2"),
    )


card("crown", _crown(1, "action", is_action), _crown(2, "buy", is_treasure), doubles=True)


def _actions_in_hand(c: Context) -> int:
    return sum(1 for card in c.hand if is_action(c, card))


card(
    "city-quarter",
    line(1, plus(actions=2), cites="base2:play:1"),
    line(2, reveal_hand, cites="base2:reveal:1"),
    line(3, Draw(_actions_in_hand), cites="base2:draw:1"),
)


def _first_action_of_another(c: Context) -> bool:
    """Another player, whom the Attack affects, plays the first Action card of this turn of theirs."""
    g = c.game
    player = c.event["player"]
    if player == c.me or player != g.player or player in c.notes.get("unaffected", ()):
        return False
    if not c.is_a(c.subject, "Action"):
        return False
    rules = g.table.rules
    return sum(1 for who, slug, _ in g.played if who == player and "Action" in c.types(rules.kind(slug))) == 1


def _instead(c: Context) -> None:
    core.answer_window(c.game, "replaced", True)


card(
    "enchantress",
    line(
        1,
        until_next_turn("instead", _instead, plus(cards=1, actions=1), test=_first_action_of_another),
        cites=("empires:enchantress:2", "empires:enchantress:3"),
    ),
    line(2, next_turn(plus(cards=2)), cites="empires:enchantress:3"),
)


def _point_onto_pile(c: Context) -> None:
    if "temple" in c.game.table.piles:
        c.game.add_pile_token("temple", "vp")
        c.say("put", c.me, "pile token", ("temple",), n=("1 victory point", "1 Punkt"))


def _points_from_pile(c: Context) -> None:
    add(c.game, c.me, vp=c.game.pile_tokens.pop(("temple", "vp"), 0))


card(
    "temple",
    line(1, plus(vp=1), cites="empires:temple:1"),
    line(
        2,
        Pick("picked", HAND, 3, up_to=True, least=1, distinct=True, prompt="trash"),
        trash_noted("picked"),
        cites="empires:temple:2",
    ),
    line(3, _point_onto_pile, cites="empires:temple:1"),
    on=on("gain", line(4, _points_from_pile, cites="empires:temple:3"), zone=SELF),
)


def _castles(c: Context) -> int:
    return sum(1 for card in c.game.owned(c.me) if "Castle" in c.known(card).types)


card("humble-castle", line(1, plus(coins=1), cites="empires:humble-castle:1"), points=_castles)

_CRUMBLES = line(2, plus(vp=1), gain_a("silver"), cites="empires:crumbling-castle:1")
card("crumbling-castle", points=1, on=(on("gain", _CRUMBLES, zone=SELF), on("trash", _CRUMBLES, zone=SELF)))


def _this_or_a_castle(c: Context) -> list[int]:
    this = [c.card] if c.card in c.game.in_play(c.me) else []
    return this + [card for card in c.game.hand(c.me) if c.is_a(card, "Castle")]


card(
    "small-castle",
    line(
        1,
        Pick("picked", _this_or_a_castle, 1, prompt="trash"),
        trash_noted("picked", None),
        cites="empires:small-castle:1",
    ),
    line(2, when(noted("trashed"), lambda c: core.gain(c.game, c.me, "castles")), cites="empires:small-castle:1"),
    points=2,
)


def _mine_on_my_turn(c: Context) -> bool:
    return c.mine and c.me == c.game.player


card(
    "haunted-castle",
    points=2,
    on=on(
        "gain",
        line(2, gain_a("gold"), cites="empires:haunted-castle:1"),
        line(
            3,
            each_other(
                when(
                    lambda c: len(c.hand) >= 5,
                    Pick("picked", HAND, 2, prompt="topdeck"),
                    Order("picked"),
                    topdeck("picked"),
                )
            ),
            cites="empires:haunted-castle:1",
        ),
        zone=SELF,
        test=_mine_on_my_turn,
    ),
)

card(
    "opulent-castle",
    line(
        1,
        discard_from_hand(lambda c: len(c.hand), up_to=True, test=is_victory),
        cites="empires:opulent-castle:1",
    ),
    line(2, plus_coins(lambda c: 2 * len(c.many("discarded"))), cites="empires:opulent-castle:1"),
    points=3,
)

card(
    "sprawling-castle",
    points=4,
    on=on(
        "gain",
        line(
            2,
            choose(
                Option("duchy", "gain a Duchy", "nimm ein Herzogtum", gain_a("duchy")),
                Option("estates", "gain 3 Estates", "nimm 3 Anwesen", times(3, gain_a("estate"))),
            ),
            cites="empires:sprawling-castle:1",
        ),
        zone=SELF,
    ),
)


def _point_for_each_victory_card(c: Context) -> None:
    g = c.game
    cards = (*g.hand(c.me), *g.in_play(c.me))
    add(g, c.me, vp=sum(1 for card in cards if c.is_a(card, "Victory")))


card(
    "grand-castle",
    points=5,
    on=on(
        "gain",
        line(2, reveal_hand, _point_for_each_victory_card, cites="empires:grand-castle:1"),
        zone=SELF,
    ),
)

card("kings-castle", points=lambda c: 2 * _castles(c))

# --- Renaissance -----------------------------------------------------------------------------------------------------

_TREASURE = frozenset({"Treasure"})


def _gives_coins(kind: Kind) -> bool:
    """An Action whose text has a plus sign and coins."""
    return kind.action and any(getattr(op, "coins", 0) for code in kind.codes() for op in code.ops)


def _capitalism(c: Context, kind: Kind) -> frozenset[str]:
    return _TREASURE if "capitalism" in c.game.holds[c.game.player] and _gives_coins(kind) else frozenset()


card("capitalism", retype=_capitalism, cites="renaissance:capitalism:1")

# --- Menagerie -------------------------------------------------------------------------------------------------------

card("way-of-the-owl", line(1, draw_up_to(6), cites="base2:draw:1"))

# --- Promo -----------------------------------------------------------------------------------------------------------

BLACK_MARKET_DECK = "black-market-deck"


def _black_market_deck(c: Context) -> None:
    """Cards that nobody has described: the table is asked which three are turned up."""
    g = c.game
    kind = g.table.rules.kind("black-market")
    pile = Pile(kind, frozenset(), len(g.zones), False)
    pile.slug = BLACK_MARKET_DECK
    pile.name = DECKS[BLACK_MARKET_DECK][0]
    g.table.piles[BLACK_MARKET_DECK] = pile
    size = 10
    g.zones.append(tuple(new_card(g, UNKNOWN) for _ in range(size)))
    g.unknown += size


def _turn_up_three(c: Context) -> None:
    cards = c.notes["offer"] = c.game.pile_cards(BLACK_MARKET_DECK)[:3]
    know(c, cards)
    c.say("reveal", c.me, "reveal" if cards else "reveal none", cards)


def _affordable(c: Context) -> list[int]:
    g = c.game
    if g.token(c.me, "debt") or not core.may_buy(g, c.me):
        return []
    money = Cost(g.coins, g.token(c.me, "potion"), 99)
    return [card for card in c.many("offer") if c.cost_of(card) <= money]


def _pay_for_it(c: Context) -> None:
    g = c.game
    cost = c.cost_of(c.one("picked"))
    g.coins -= cost.coins
    if cost.potion:
        g.add_token(c.me, "potion", -cost.potion)
    if cost.debt:
        g.add_token(c.me, "debt", cost.debt)
    g.purchases = (*g.purchases, c.kind(c.one("picked")).slug)
    c.say("buy", c.me, "buy", c.many("picked"), n=core.cost_text(cost.coins, cost.potion, cost.debt))
    core.window(g, "buy", c.me, cards=c.many("picked"), pile=BLACK_MARKET_DECK)


def _gain_it(c: Context) -> None:
    core.gain_from(c.game, c.me, c.one("picked"), c.game.table.piles[BLACK_MARKET_DECK].zone, bought=True)


def _offer_left(c: Context) -> None:
    deck = c.game.pile_cards(BLACK_MARKET_DECK)
    c.notes["offer"] = tuple(card for card in c.many("offer") if card in deck)


def _to_the_bottom(c: Context) -> None:
    for left in c.many("offer"):  # nothing, where a face-down card turned out to be a Black Market: it has no deck
        zone = c.game.table.piles[BLACK_MARKET_DECK].zone
        c.game.move(left, zone, zone, bottom=True)


card(
    "black-market",
    line(1, plus(coins=2), cites="promo:black-market:4"),
    line(2, _turn_up_three, cites="promo:black-market:3"),
    line(
        3,
        lambda c: c.notes.update({"picked": (1,)}),
        as_long_as(
            noted("picked"),
            Pick("picked", HAND, 1, may=True, test=playable(is_treasure), prompt="play"),
            play_noted("picked"),
        ),
        cites="promo:black-market:2",
    ),
    line(
        4,
        Pick("picked", _affordable, 1, may=True, prompt=("Which one do you buy?", "Welche kaufst du?")),
        when(noted("picked"), _pay_for_it, _gain_it),
        cites="promo:black-market:1",
    ),
    line(5, _offer_left, Order("offer"), _to_the_bottom, cites="promo:black-market:3"),
    setup=_black_market_deck,
)

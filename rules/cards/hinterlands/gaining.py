"""Cards of Hinterlands that do something when they are gained or bought, or when another card is."""

from __future__ import annotations

from rules.rulebook.draw import shuffle_deck
from rules.rulebook.exchange import exchange
from rules.rulebook.gain import gain
from rules.rulebook.prevention import tell_unheard, tell_what_would_have, tell_would_gain
from rules.rulebook.windows import answer_window
from rules.speech.grammar import DE, EN, THE, capital, ordinal, the_card
from rules.words import (
    DECK,
    DISCARD,
    GAME,
    HAND,
    NUMBER,
    PLAY,
    SELF,
    SUPPLY,
    TO_EXCHANGE,
    Context,
    Not,
    Order,
    Pick,
    Step,
    Text,
    among,
    applies,
    brings_no,
    card,
    cards_in_play,
    cheaper_than,
    coins_of,
    collect,
    discard_from_hand,
    discard_noted,
    does_nothing,
    each_other,
    each_player,
    exactly_more,
    gain_a,
    gain_choice,
    gain_from_trash,
    gain_several,
    gained_none,
    gains_to,
    is_action,
    is_treasure,
    is_victory,
    it_costs_nothing,
    line,
    look,
    look_through_discard,
    may,
    mine,
    moved_away,
    named,
    none_of,
    not_the_first_play,
    note,
    noted,
    nothing,
    on,
    only_told,
    or_else,
    picked_none,
    plays_this_turn,
    plus,
    plus_coins,
    put,
    reveal,
    reveal_this,
    show,
    tell_no_attack,
    tell_place,
    this_turn,
    topdeck,
    topdeck_from_hand,
    trash_from_hand,
    trash_noted,
    trash_this_from_hand,
    trashed_for_nothing,
    when,
)


def _gained_a_duchy(c: Context) -> bool:
    return c.mine and c.kind(c.subject).slug == "duchy"


def _no_duchess_left(c: Context) -> bool | Not:
    """Its pile is empty, or there is none."""
    if not _gained_a_duchy(c) or c.game.pile_cards("duchess"):
        return False
    if "duchess" not in c.game.table.piles:
        return Not("does nothing", "duchess", cites=("hinterlands1:duchess:3",), why=_NO_DUCHESS_PILE)
    return Not("gain none", "duchess", cites=("hinterlands1:duchess:4",))


_NO_DUCHESS_PILE = ("it has no pile in the Supply", "Die Karte hat keinen Stapel im Vorrat")


card(
    "duchess",
    line(1, plus(coins=2), cites="hinterlands1:duchess:1"),
    line(
        2,
        each_player(look(1), when(noted("seen"), may("discard it", discard_noted("seen", DECK)))),
        cites="hinterlands1:duchess:2",
    ),
    on=(
        on(
            "gain",
            line(3, gain_a("duchess"), cites="hinterlands1:duchess:3"),
            zone=SUPPLY,
            test=_gained_a_duchy,
            may=True,
        ),
        on("gain", line(3, only_told), zone=GAME, test=_no_duchess_left),
    ),
)


def _another_gains_a_province(c: Context) -> bool | Not:
    slug = c.kind(c.subject).slug
    if slug == "province":
        return not c.mine or _silent(_GAINED_IT_THEMSELVES)
    return not c.mine and is_victory(c, c.subject) and _silent(_NO_PROVINCE)


_GAINED_IT_THEMSELVES = (
    "it reacts only when another player gains a Province",
    "Es reagiert nur, wenn jemand anderes eine Provinz nimmt",
)
_NO_PROVINCE = ("it reacts only to a Province", "Es reagiert nur auf eine Provinz")


def _silent(why: Text) -> Not:
    return Not("does nothing", "fools-gold", cites=("hinterlands1:fools-gold:4",), once=True, why=why)


def _fools_golds(c: Context) -> int:
    return plays_this_turn(c, "fools-gold")


def _tell_which_play(c: Context) -> None:
    c.say("effect", c.me, "nth play", (c.card,), nth=ordinal(_fools_golds(c)))


card(
    "fools-gold",
    line(
        1,
        _tell_which_play,
        plus_coins(lambda c: 1 if _fools_golds(c) == 1 else 4),
        cites="hinterlands1:fools-gold:2",
        cases={"hinterlands1:fools-gold:3": not_the_first_play},
    ),
    on=on(
        "gain",
        line(2, trash_this_from_hand, cites="hinterlands1:fools-gold:4"),
        line(3, gain_a("gold", DECK), cites="hinterlands1:fools-gold:5"),
        zone=HAND,
        test=_another_gains_a_province,
        may=True,
    ),
)


_PREY = named("silver", "gold")
_NO_SILVER_OR_GOLD = ("neither a Silver nor a Gold was revealed", "Weder Silber noch Gold wurde aufgedeckt")


def _both_are_prey(c: Context) -> bool:
    return sum(c.known(card).slug in _PREY.slugs for card in c.many("seen")) == 2


def _bought_not_played(c: Context) -> None:
    c.say("effect", c.me, "bought attack", (c.card,))


def _any_treasure(c: Context) -> None:
    c.notes["treasure"] = any(is_treasure(c, card) for card in c.many("seen"))


_ROBBERY: Step = (
    each_other(
        line(
            2,
            reveal(2),
            _any_treasure,
            Pick("prey", among("seen", _PREY), 1, prompt="trash", by="me"),
            picked_none("prey", "trashes none", _NO_SILVER_OR_GOLD),
            trash_noted("prey", DECK),
            collect("trashed", "loot"),
            cites=("hinterlands1:noble-brigand:2", "hinterlands1:noble-brigand:3"),
            cases={"hinterlands1:noble-brigand:4": _both_are_prey},
        ),
        line(
            3,
            discard_noted("seen", DECK),
            cites="hinterlands1:noble-brigand:3",
            cases={
                "hinterlands1:noble-brigand:4": _both_are_prey,
                "hinterlands1:noble-brigand:5": lambda c: not c.many("prey") and c.notes["treasure"],
                "hinterlands1:noble-brigand:6": lambda c: not c.notes["treasure"],
            },
        ),
        line(4, when(lambda c: not c.notes["treasure"], gain_a("copper")), cites="hinterlands1:noble-brigand:6"),
    ),
    line(5, gain_from_trash("loot"), cites="hinterlands1:noble-brigand:7"),
)


def _was_not_bought(c: Context) -> bool:
    return not c.event["bought"]


_NOT_BOUGHT = does_nothing(("it was not bought", "Gekauft wurde die Karte nicht"))

card(
    "noble-brigand",
    line(1, plus(coins=1)),
    _ROBBERY,
    on=(
        on(
            "buy",
            line(6, _bought_not_played, cites=("hinterlands1:noble-brigand:1", "hinterlands1:noble-brigand:8")),
            _ROBBERY,
            zone=SELF,
        ),
        on("gain", line(6, _NOT_BOUGHT, cites="hinterlands1:noble-brigand:1"), zone=SELF, test=_was_not_bought),
    ),
    cites="hinterlands1:noble-brigand:1",
)


card(
    "nomad-camp",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    on=on("gain-place", line(3, gains_to(DECK, "hinterlands1:nomad-camp:1")), zone=SELF),
    cites="hinterlands1:nomad-camp:1",
)


_NOT_GAINED = ("it was not gained", "Die Karte wurde nicht genommen")


def _silver_instead(c: Context) -> None:
    """Always into the discard pile: the place was the other card's."""
    g = c.game
    answer_window(g, "replaced", True)
    replaced = c.kind(c.one("cards")).slug
    tell_would_gain(g, c.me, "trader", replaced)
    if g.pile_cards("silver"):
        because = ("hinterlands1:trader:5", f"hinterlands1:trader:{10 if c.event['bought'] else 6}")
        c.say("not", c.me, "instead", ("trader", replaced, "silver"), because=because, card=replaced, new="silver")
    cost = c.cost_of(c.one("cards"))
    lacks = {"by": "", "to": DISCARD, "source": 0, "exiled": False, "nth": len(g.gained) + 1, "cost": cost}
    gained = {**c.event, **lacks, "event": "gain"}
    tell_unheard(g, c.me, gained, c.many("cards"), _NOT_GAINED, ("hinterlands1:trader:10",))
    it = the_card(replaced, EN, THE), capital(the_card(replaced, DE, THE))
    tell_what_would_have(g, gained, (f"{it[EN]} was not gained", f"{it[DE]} wurde nicht genommen"))
    gain(g, c.me, "silver", instead=True)


def _not_replaced_yet(c: Context) -> bool:
    return c.mine and not c.event["instead"] and not c.event["out"].get("replaced")


def _only_from_hand(c: Context) -> bool | Not:
    """One that was played cannot be revealed."""
    own = any(frame.code.source == "trader" for frame in c.game.stack)
    return c.mine and not own and Not("only from hand", "trader", cites=("hinterlands1:trader:5",), once=True)


def _exchangeable(c: Context) -> bool | Not:
    """The gained card still lies where it was gained to, its pile can take it back, and a Silver is there for it."""
    g = c.game
    gained = c.subject
    if not c.mine:
        return False
    slug = c.kind(gained).slug
    if slug not in g.table.pile_of:
        return Not("no pile to exchange", slug, cites=("hinterlands2:trader:4",))
    if g.where(gained) is None:
        return moved_away(c, TO_EXCHANGE)
    if not g.pile_cards("silver"):
        return Not("no exchange", slug, cites=("hinterlands2:trader:3",), card="silver")
    return True


def _exchange(c: Context) -> None:
    g = c.game
    gained = c.one("cards")
    exchange(g, c.me, gained, g.where(gained), "silver")


_TRADER_PLAY = (
    line(1, trash_from_hand(1), cites="hinterlands1:trader:1"),
    line(
        2,
        when(noted("trashed"), gain_several("silver", coins_of("trashed"))),
        when(trashed_for_nothing, brings_no("silver", it_costs_nothing)),
        cites="hinterlands1:trader:2",
        cases={
            "hinterlands1:trader:3": lambda c: not c.many("trashed") and not c.hand,
            "hinterlands1:trader:4": lambda c: bool(c.many("trashed")) and c.cost_of(c.one("trashed")).potion,
        },
    ),
)

card(
    "trader",
    *_TRADER_PLAY,
    on=(
        on(
            "gain",
            line(3, reveal_this, _exchange, cites=("hinterlands2:trader:1", "hinterlands2:trader:2")),
            zone=HAND,
            test=_exchangeable,
            may=True,
        ),
        on("gain", only_told, zone=PLAY, test=_only_from_hand),
    ),
)

card(
    "trader",
    *_TRADER_PLAY,
    on=(
        on(
            "would-gain",
            line(
                3,
                reveal_this,
                _silver_instead,
                cites=("hinterlands1:trader:5", "hinterlands1:trader:6"),
                cases={"hinterlands1:trader:8": lambda c: c.notes.get("bought")},
            ),
            zone=HAND,
            test=_not_replaced_yet,
            may=True,
        ),
        on("would-gain", only_told, zone=PLAY, test=_only_from_hand),
    ),
    edition=1,
)

card(
    "cache",
    line(1, plus(coins=3), cites="hinterlands1:cache:1"),
    on=on("gain", line(2, gain_several("copper", 2), cites="hinterlands1:cache:2"), zone=SELF),
)

card(
    "embassy",
    line(1, plus(cards=5), cites="hinterlands1:embassy:1"),
    line(2, discard_from_hand(3), cites=("hinterlands1:embassy:1", "hinterlands1:embassy:2")),
    on=on(
        "gain",
        line(
            3,
            each_other(gain_a("silver")),
            cites="hinterlands1:embassy:3",
            cases={"hinterlands1:embassy:4": gained_none},
        ),
        zone=SELF,
    ),
)


def _gained_what_was_bought(c: Context) -> bool | Not:
    return bool(c.mine) and (bool(c.event["bought"]) or _not_bought(c))


def _not_bought(c: Context) -> bool | Not:
    if any(frame.code.source == "haggler" for frame in c.game.stack):
        return False  # what a Haggler brings nobody takes for bought
    slug = c.kind(c.subject).slug
    en, de = (the_card(slug, language, THE) for language in (EN, DE))
    why = f"{en} was not bought", f"{capital(de)} wurde nicht gekauft"
    what = none_of("anything")
    return Not("brings less", "haggler", slug, cites=("hinterlands1:haggler:4",), what=what, why=why)


def _gained_without_buying(c: Context) -> bool | Not:
    return bool(c.mine) and not c.event["bought"] and _not_bought(c)


card(
    "haggler",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn("gain", tell_place, gain_choice(cheaper_than("cards", no="Victory")), test=_gained_what_was_bought),
        cites=("hinterlands2:haggler:1", "hinterlands2:haggler:2"),
    ),
    cites="hinterlands1:haggler:1",
)

_CHEAPER = cheaper_than("cards", no="Victory")


def _anything_cheaper(c: Context) -> bool:
    tops = (c.game.top(pile) for pile in c.game.table.supply)
    return any(_CHEAPER(c, c.kind(top)) for top in tops if top)


card(
    "haggler",
    line(1, plus(coins=2)),
    on=(
        on(
            "buy",
            line(
                2,
                tell_place,
                gain_choice(cheaper_than("cards", no="Victory")),
                cites=("hinterlands1:haggler:1", "hinterlands1:haggler:2"),
                cases={
                    "hinterlands1:haggler:3": lambda c: not c.one("gained") and not _anything_cheaper(c),
                    "hinterlands1:haggler:6": lambda c: sum(c.kind(card).slug == "haggler" for card in c.in_play) > 1,
                },
            ),
            zone=PLAY,
            test=mine,
        ),
        on("gain", line(2, only_told), zone=PLAY, test=_gained_without_buying),
    ),
    cites="hinterlands1:haggler:1",
    edition=1,
)


def _copper_is_left(c: Context) -> bool:
    return bool(c.game.pile_cards("copper"))


card(
    "ill-gotten-gains",
    line(1, plus(coins=1), cites="hinterlands1:ill-gotten-gains:1"),
    line(
        2,
        when(
            _copper_is_left,
            may(
                ("Do you gain a Copper to your hand?", "Nimmst du ein Kupfer auf die Hand?"),
                gain_a("copper", HAND),
            ),
            orelse=gain_a("copper", HAND),
        ),
        cites=("hinterlands1:ill-gotten-gains:2", "hinterlands1:ill-gotten-gains:3"),
        cases={"hinterlands1:buy-phase-treasures:3": lambda c: not _copper_is_left(c)},
    ),
    on=on(
        "gain",
        line(
            3,
            each_other(tell_no_attack, gain_a("curse")),
            cites="hinterlands1:ill-gotten-gains:4",
            cases={"hinterlands1:ill-gotten-gains:5": gained_none},
        ),
        zone=SELF,
    ),
)


def _shuffles_itself_in(c: Context) -> bool:
    return c.card & NUMBER in {card & NUMBER for card in c.many("picked")}


def _shuffle_deck(c: Context) -> None:
    shuffle_deck(c.game, c.me)


card(
    "inn",
    line(1, plus(cards=2), cites="hinterlands1:inn:1"),
    line(2, plus(actions=2), cites="base2:play:1"),
    line(3, discard_from_hand(2), cites="hinterlands1:inn:1"),
    on=on(
        "gain",
        line(
            4,
            look_through_discard,
            Pick(
                "picked",
                DISCARD,
                lambda c: len(c.game.discard(c.me)),
                up_to=True,
                test=is_action,
                prompt=("What do you shuffle into your deck?", "Was mischst du in deinen Nachziehstapel?"),
            ),
            show("picked"),
            cites=("hinterlands1:inn:2", "hinterlands1:inn:6"),
            cases={"hinterlands1:inn:4": _shuffles_itself_in},
        ),
        line(
            5,
            put("picked", DISCARD, DECK, "shuffle in", kind="shuffle"),
            _shuffle_deck,
            cites=("hinterlands1:inn:2", "hinterlands1:inn:7"),
            cases={"hinterlands1:inn:3": nothing("picked"), "hinterlands1:inn:4": _shuffles_itself_in},
        ),
        zone=SELF,
    ),
)


card(
    "mandarin",
    line(1, plus(coins=3), cites="hinterlands1:mandarin:1"),
    line(
        2,
        topdeck_from_hand(),
        cites="hinterlands1:mandarin:1",
        cases={"hinterlands1:mandarin:2": lambda c: not c.many("picked") and not c.hand},
    ),
    on=on(
        "gain",
        line(
            3,
            note("treasures", cards_in_play(is_treasure)),
            Order("treasures"),
            topdeck("treasures", PLAY),
            cites=("hinterlands1:mandarin:3", "hinterlands1:mandarin:4"),
        ),
        zone=SELF,
    ),
)

card(
    "border-village",
    line(1, plus(cards=1), cites="hinterlands1:border-village:1"),
    line(2, plus(actions=2), cites="hinterlands1:border-village:1"),
    on=on("gain", line(3, gain_choice(cheaper_than("cards")), cites="hinterlands1:border-village:2"), zone=SELF),
)


_NOT_GAINED_YET = (
    "it was bought, and it is not gained yet",
    "Die Karte ist gekauft und noch nicht genommen",
)

_no_farmland = or_else(
    lambda c, kind: kind.slug != "farmland",
    ("the gained card must be no Farmland", "Zu nehmen ist etwas anderes als ein Fruchtbares Land"),
    ("is no Farmland", "kein Fruchtbares Land ist"),
)


card(
    "farmland",
    points=2,
    on=on(
        "gain",
        line(2, trash_from_hand(1), cites=("hinterlands2:farmland:1", "hinterlands1:farmland:2")),
        line(
            3,
            when(noted("trashed"), gain_choice(exactly_more(2, also=_no_farmland))),
            cites=("hinterlands1:farmland:3", "hinterlands2:farmland:2"),
        ),
        zone=SELF,
    ),
)

card(
    "farmland",
    points=2,
    on=(
        on(
            "buy",
            line(
                2,
                applies(_NOT_GAINED_YET),
                trash_from_hand(1),
                cites=("hinterlands1:farmland:1", "hinterlands1:farmland:2"),
                cases={"hinterlands1:farmland:4": lambda c: not c.hand and not c.many("picked")},
            ),
            line(
                3,
                when(noted("trashed"), gain_choice(exactly_more(2))),
                cites="hinterlands1:farmland:3",
                cases={"hinterlands1:farmland:4": gained_none},
            ),
            zone=SELF,
        ),
        on("gain", line(2, _NOT_BOUGHT, cites="hinterlands1:farmland:1"), zone=SELF, test=_was_not_bought),
    ),
    edition=1,
)

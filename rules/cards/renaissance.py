"""Renaissance: Villagers and Coffers, Artifacts that change hands, Projects that stay."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.code import Frame, Op
from rules.engine.kinds import Trigger
from rules.rulebook.buy import take_from_others
from rules.rulebook.play import play_card
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    SELF,
    Context,
    Kind,
    MayUse,
    Option,
    Pick,
    Step,
    among,
    answer,
    card,
    cheaper_this_turn,
    choose,
    decline,
    discard_from_hand,
    discard_hand,
    discard_noted,
    each_other,
    exactly_more,
    gain_a,
    gain_choice,
    gain_from_trash,
    gained_is_there,
    is_action,
    is_treasure,
    is_victory,
    line,
    look_through_discard,
    mine,
    named,
    next_turn,
    note,
    noted,
    on,
    plus,
    plus_coins,
    plus_tokens,
    put,
    put_back_in_any_order,
    refill,
    return_this,
    reveal,
    reveal_hand,
    show,
    spend,
    take_those,
    take_to_hand,
    this_turn,
    topdeck,
    topdeck_from_hand,
    trash_from_hand,
    trash_noted,
    trash_this,
    up_to,
    use_up,
    when,
)
from rules.words.play import play_gained
from rules.words.terms import zone_of


@dataclass(eq=False)
class take(Op):
    """Takes that Artifact, from whoever has it."""

    slug: str

    def __call__(self, c: Frame) -> None:
        take_from_others(c.game, c.me, self.slug)


# --- Treasures and Actions -------------------------------------------------------------------------------------------


def _so_many(c: Context) -> int:
    return 3 if "lantern" in c.game.holds[c.me] else 2


def _all_were_actions(c: Context) -> bool:
    return len(c.many("shown")) == _so_many(c) and all(is_action(c, shown) for shown in c.many("shown"))


card(
    "border-guard",
    line(1, plus(actions=1)),
    line(
        2,
        reveal(_so_many),
        note("shown", lambda c: c.many("seen")),
        Pick("picked", among("seen"), 1, prompt="take"),
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen not in c.many("picked"))),
        take_to_hand("picked"),
        discard_noted("rest", DECK),
        cites=("renaissance:border-guard:1", "renaissance:border-guard:2"),
    ),
    line(
        3,
        when(
            _all_were_actions,
            choose(
                Option("lantern", take("lantern"), says=("take the Lantern", "nimm die Laterne")),
                Option("horn", take("horn"), says=("take the Horn", "nimm das Horn")),
                widens=False,
            ),
        ),
        cites=("renaissance:border-guard:3", "renaissance:border-guard:2"),
    ),
    cites="renaissance:border-guard:1",
)

card("lantern")


def _discarded_border_guards(c: Context) -> list[int]:
    there = c.game.discard(c.me)
    return [guard for guard in c.event["cards"] if c.known(guard).slug == "border-guard" and guard in there]


card(
    "horn",
    on=on(
        "discard-from-play",
        line(
            1,
            Pick("picked", _discarded_border_guards, 1, may=True, prompt="topdeck"),
            when(noted("picked"), topdeck("picked", DISCARD), orelse=decline),
            cites="renaissance:border-guard:4",
        ),
        zone=LANDSCAPE,
        test=lambda c: c.mine and bool(_discarded_border_guards(c)),
    ),
)


def _when_gained(n: int, *steps: Step, cites: str | tuple[str, ...]) -> Trigger:
    return on("gain", line(n, *steps, cites=cites), zone=SELF)


def _when_trashed(n: int, *steps: Step, cites: str | tuple[str, ...]) -> Trigger:
    return on("trash", line(n, *steps, cites=cites), zone=SELF)


card(
    "lackeys",
    line(1, plus(cards=2)),
    on=_when_gained(2, plus(villagers=2), cites="renaissance:lackeys:1"),
    cites="renaissance:lackeys:1",
)

card(
    "ducat",
    line(1, plus(coffers=1)),
    line(2, plus(buys=1)),
    on=_when_gained(3, trash_from_hand(may=True, test=named("copper")), cites="renaissance:ducat:1"),
    cites="renaissance:ducat:1",
)

card(
    "acting-troupe",
    line(1, plus(villagers=4)),
    line(2, trash_this, cites="renaissance:acting-troupe:1"),
    cites="renaissance:acting-troupe:1",
)


def _gained_by_me(c: Context) -> bool:
    return c.mine and bool(gained_is_there(c))


card(
    "cargo-ship",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn(
            "gain",
            MayUse(),
            use_up,
            note("kept", lambda c: (c.subject,)),
            put("kept", None, ASIDE, "set aside", "set-aside"),
            next_turn(put("kept", ASIDE, HAND, "take"), carry=("kept",)),
            test=_gained_by_me,
        ),
        cites=("renaissance:cargo-ship:1", "renaissance:cargo-ship:2"),
    ),
    cites="renaissance:cargo-ship:1",
)

card(
    "experiment",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(3, return_this, cites="renaissance:experiment:1"),
    on=on(
        "gain",
        line(4, gain_a("experiment"), cites="renaissance:experiment:2"),
        zone=SELF,
        test=lambda c: c.event["by"] != "experiment",
    ),
    cites="renaissance:experiment:1",
)


def _to_be_discarded(c: Context) -> list[int]:
    return [played for played in c.game.in_play(c.me) if c.is_a(played, "Action") and not c.game.stays(played)]


card(
    "improve",
    line(1, plus(coins=2)),
    line(
        2,
        this_turn(
            "clean-up",
            Pick("picked", _to_be_discarded, 1, may=True, prompt="trash"),
            when(
                noted("picked"),
                trash_noted("picked", None),
                when(noted("trashed"), gain_choice(exactly_more(1))),
                orelse=decline,
            ),
            test=lambda c: c.mine and bool(_to_be_discarded(c)),
        ),
        cites=("renaissance:improve:1", "renaissance:improve:2"),
    ),
    cites="renaissance:improve:1",
)

card(
    "flag-bearer",
    line(1, plus(coins=2)),
    on=(
        _when_gained(2, take("flag"), cites="renaissance:flag-bearer:1"),
        _when_trashed(2, take("flag"), cites="renaissance:flag-bearer:1"),
    ),
    cites="renaissance:flag-bearer:1",
)


def _a_card_more(c: Context) -> None:
    c.game.hand_size += 1
    c.say("effect", c.me, "effect", ("flag",))


card("flag", on=on("new-hand", line(1, _a_card_more, cites="renaissance:flag-bearer:2"), zone=LANDSCAPE, test=mine))

card(
    "inventor",
    line(1, gain_choice(up_to(4)), cites="renaissance:inventor:1"),
    line(2, this_turn("cost"), cites="renaissance:inventor:1"),
    cut=cheaper_this_turn("inventor", 1),
)

card(
    "mountain-village",
    line(1, plus(actions=2)),
    line(
        2,
        look_through_discard,
        Pick("picked", DISCARD, 1, prompt="take"),
        take_to_hand("picked", DISCARD),
        cites="renaissance:mountain-village:1",
    ),
    line(3, when(lambda c: not c.many("picked"), plus(cards=1)), cites="renaissance:mountain-village:1"),
    cites="renaissance:mountain-village:1",
)

card(
    "patron",
    line(1, plus(villagers=1)),
    line(2, plus(coins=2)),
    on=on(
        "reveal",
        line(3, plus(coffers=1), cites=("renaissance:patron:1", "renaissance:patron:2")),
        zone=SELF,
        test=lambda c: c.game.phase == "action",
    ),
    cites="renaissance:patron:1",
)


def _coins_it_cost(c: Context) -> int:
    return c.cost_of(c.one("trashed")).coins if c.many("trashed") else 0


card(
    "research",
    line(1, plus(actions=1)),
    line(2, trash_from_hand(), cites="renaissance:research:1"),
    line(
        3,
        refill(_coins_it_cost),
        note("kept", lambda c: c.deck[: _coins_it_cost(c)]),
        when(
            noted("kept"),
            put("kept", DECK, ASIDE, "set aside", "set-aside"),
            line(4, next_turn(put("kept", ASIDE, HAND, "take"), carry=("kept",)), cites="renaissance:research:2"),
        ),
        cites=("renaissance:research:1", "renaissance:research:2"),
    ),
    cites="renaissance:research:1",
)

card(
    "hideout",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    line(3, trash_from_hand(), cites="renaissance:hideout:1"),
    line(
        4,
        when(lambda c: any(is_victory(c, gone) for gone in c.many("trashed")), gain_a("curse")),
        cites="renaissance:hideout:1",
    ),
    cites="renaissance:hideout:1",
)

card(
    "priest",
    line(1, plus(coins=2)),
    line(2, trash_from_hand(), cites="renaissance:priest:1"),
    line(
        3,
        this_turn("trash", plus_coins(lambda c: 2 * len(c.event["cards"])), test=mine),
        cites=("renaissance:priest:1", "renaissance:priest:2"),
    ),
    cites="renaissance:priest:1",
)

_COFFERS_AND_VILLAGER = plus(coffers=1, villagers=1)
card(
    "silk-merchant",
    line(1, plus(cards=2)),
    line(2, plus(buys=1)),
    on=(
        _when_gained(3, _COFFERS_AND_VILLAGER, cites="renaissance:silk-merchant:1"),
        _when_trashed(3, _COFFERS_AND_VILLAGER, cites="renaissance:silk-merchant:1"),
    ),
    cites="renaissance:silk-merchant:1",
)

card(
    "old-witch",
    line(1, plus(cards=3)),
    each_other(
        line(2, gain_a("curse"), cites="renaissance:old-witch:1"),
        line(3, trash_from_hand(may=True, test=named("curse")), cites="renaissance:old-witch:1"),
    ),
    cites="renaissance:old-witch:1",
)


def _gained_a_treasure(c: Context) -> bool:
    return bool(c.one("gained")) and is_treasure(c, c.one("gained"))


card(
    "sculptor",
    line(1, gain_choice(up_to(4), HAND), cites="renaissance:sculptor:1"),
    line(2, when(_gained_a_treasure, plus(villagers=1)), cites="renaissance:sculptor:1"),
)

card(
    "spices",
    line(1, plus(coins=2)),
    line(2, plus(buys=1)),
    on=_when_gained(3, plus(coffers=2), cites="renaissance:spices:1"),
    cites="renaissance:spices:1",
)

card(
    "swashbuckler",
    line(1, plus(cards=3)),
    line(
        2,
        when(
            lambda c: bool(c.discard_pile),
            plus(coffers=1),
            line(
                3,
                when(lambda c: c.game.token(c.me, "coffers") >= 4, take("treasure-chest")),
                cites=("renaissance:swashbuckler:2", "renaissance:swashbuckler:1"),
            ),
        ),
        cites="renaissance:swashbuckler:1",
    ),
    cites="renaissance:swashbuckler:1",
)

card(
    "treasure-chest",
    on=on("buy-phase", line(1, gain_a("gold"), cites="renaissance:swashbuckler:3"), zone=LANDSCAPE, test=mine),
)


def _treasures_in_the_trash(c: Context) -> list[int]:
    return [gone for gone in c.game.zones[c.game.table.trash] if is_treasure(c, gone)]


card(
    "treasurer",
    line(1, plus(coins=3)),
    line(
        2,
        choose(
            Option("trash", trash_from_hand(test=is_treasure), says=("trash a Treasure", "entsorge eine Geldkarte")),
            Option(
                "gain",
                Pick("picked", _treasures_in_the_trash, 1, prompt="gain"),
                gain_from_trash("picked", HAND),
                says=("gain a Treasure from the trash to hand", "nimm eine Geldkarte aus dem Müll auf die Hand"),
            ),
            Option("key", take("key"), says=("take the Key", "nimm den Schlüssel")),
        ),
        cites=("renaissance:treasurer:1", "renaissance:treasurer:2"),
    ),
    cites="renaissance:treasurer:1",
)


def _start_of_turn(*steps: Step, cites: str | tuple[str, ...]) -> Trigger:
    return on("turn", line(1, *steps, cites=cites), zone=LANDSCAPE, test=mine)


card("key", on=_start_of_turn(plus(coins=1), cites="renaissance:treasurer:2"))


def _costs_two_or_more(c: Context, held: int) -> bool:
    return c.cost_of(held).coins >= 2


card(
    "villain",
    line(1, plus(coffers=2)),
    each_other(
        line(
            2,
            when(
                lambda c: len(c.hand) >= 5,
                Pick("picked", HAND, 1, test=_costs_two_or_more, prompt="discard"),
                when(noted("picked"), discard_noted("picked"), orelse=reveal_hand),
            ),
            cites=("renaissance:villain:1", "renaissance:villain:2"),
        ),
    ),
    cites="renaissance:villain:1",
)

card(
    "recruiter",
    line(1, plus(cards=2)),
    line(2, trash_from_hand(), cites="renaissance:recruiter:1"),
    line(3, plus_tokens("villagers", _coins_it_cost), cites="renaissance:recruiter:1"),
    cites="renaissance:recruiter:1",
)


def _played_this_turn_and_still_there(c: Context) -> list[int]:
    """Actions that are no Commands; of a name, the copy that was played last."""
    played = {slug for who, slug, _ in c.game.played if who == c.me}
    last = {c.known(there).slug: there for there in c.game.in_play(c.me)}
    fits = {"Action"}
    return [
        there
        for slug, there in last.items()
        if slug in played and fits <= c.types(c.known(there)) and "Command" not in c.types(c.known(there))
    ]


def _replay_it(c: Context) -> None:
    if c.one("picked"):
        play_card(c.game, c.me, c.one("picked"), None, by=c.card)


card(
    "scepter",
    line(
        1,
        choose(
            Option("coins", plus(coins=2)),
            Option(
                "replay",
                Pick("picked", _played_this_turn_and_still_there, 1, prompt="play"),
                _replay_it,
                says=("play an Action again", "spiele eine Aktion noch einmal"),
            ),
        ),
        cites=("renaissance:scepter:1", "renaissance:scepter:2"),
    ),
)

card(
    "scholar",
    line(1, discard_hand, cites="renaissance:scholar:1"),
    line(2, plus(cards=7), cites="renaissance:scholar:1"),
)


def _costs_two_to_four(c: Context, seen: int) -> bool:
    cost = c.cost_of(seen)
    return 2 <= cost.coins <= 4 and not cost.potion and not cost.debt


card(
    "seer",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, reveal(3), cites="renaissance:seer:1"),
    line(
        4,
        take_those(_costs_two_to_four),
        cites="renaissance:seer:1",
    ),
    line(5, put_back_in_any_order("seen"), cites="renaissance:seer:1"),
    cites="renaissance:seer:1",
)

# --- Projects --------------------------------------------------------------------------------------------------------

card("cathedral", on=_start_of_turn(trash_from_hand(), cites="renaissance:cathedral:1"))

card("city-gate", on=_start_of_turn(plus(cards=1), topdeck_from_hand(), cites="renaissance:city-gate:1"))


def _can_pay_one(c: Context) -> bool:
    return c.mine and c.game.coins > 0


def _pay_a_coin(c: Context) -> None:
    c.game.coins -= 1
    c.say("effect", c.me, "spend", paid={"coins": 1})


card(
    "pageant",
    on=on(
        "end-buy",
        line(1, _pay_a_coin, plus(coffers=1), cites="renaissance:pageant:1"),
        zone=LANDSCAPE,
        test=_can_pay_one,
        may=True,
    ),
)

card(
    "sewers",
    on=on(
        "trash",
        line(
            1,
            Pick("picked", HAND, 1, may=True, prompt="trash"),
            when(noted("picked"), trash_noted("picked"), orelse=decline),
            cites=("renaissance:sewers:1", "renaissance:sewers:2"),
        ),
        zone=LANDSCAPE,
        test=lambda c: c.mine and c.event["by"] != "sewers" and bool(c.game.hand(c.me)),
    ),
)

card(
    "star-chart",
    on=on(
        "shuffle",
        line(
            1,
            Pick("picked", lambda c: list(c.event["cards"]), 1, may=True, prompt="topdeck"),
            when(noted("picked"), answer("first", lambda c: c.many("picked")), orelse=decline),
            cites="renaissance:star-chart:1",
        ),
        zone=LANDSCAPE,
        test=mine,
    ),
)


def _gained_nothing_in_the_buy_phase(c: Context) -> bool:
    return c.mine and not any(who == c.me and phase == "buy" for who, _, phase in c.game.gained)


card(
    "exploration",
    on=on(
        "end-buy",
        line(1, _COFFERS_AND_VILLAGER, cites="renaissance:exploration:1"),
        zone=LANDSCAPE,
        test=_gained_nothing_in_the_buy_phase,
    ),
)

card(
    "silos",
    on=_start_of_turn(
        discard_from_hand(lambda c: len(c.hand), up_to=True, test=named("copper")),
        show("discarded"),
        plus(cards=lambda c: len(c.many("discarded"))),
        cites="renaissance:silos:1",
    ),
)


def _plotted(c: Context) -> int:
    return c.game.token(c.me, "sinister-plot")


card(
    "sinister-plot",
    on=_start_of_turn(
        choose(
            Option("add", plus_tokens("sinister-plot", 1), says=("add a token", "lege einen Marker dazu")),
            Option(
                "remove",
                note("plotted", _plotted),
                spend(_plotted, "sinister-plot"),
                plus(cards=lambda c: c.notes["plotted"]),
                says=("remove your tokens for a card each", "nimm deine Marker weg, für je eine Karte"),
            ),
            widens=False,
        ),
        cites=("renaissance:sinister-plot:1", "renaissance:sinister-plot:2"),
    ),
)

card("fair", on=_start_of_turn(plus(buys=1), cites="renaissance:fair:1"))


def _when_you_gain(type_: str, *steps: Step, cites: str) -> Trigger:
    return on("gain", line(1, *steps, cites=cites), zone=LANDSCAPE, test=lambda c: c.mine and c.is_a(c.subject, type_))


card("academy", on=_when_you_gain("Action", plus(villagers=1), cites="renaissance:academy:1"))
card("guildhall", on=_when_you_gain("Treasure", plus(coffers=1), cites="renaissance:guildhall:1"))


def _play_the_seen(c: Context) -> None:
    if c.many("seen") and is_action(c, c.one("seen")):
        play_card(c.game, c.me, c.one("seen"), zone_of(c.me, DECK))


card(
    "piazza",
    on=_start_of_turn(reveal(1), _play_the_seen, cites=("renaissance:piazza:1", "renaissance:piazza:2")),
)

card(
    "road-network",
    on=on(
        "gain",
        line(1, plus(cards=1), cites="renaissance:road-network:1"),
        zone=LANDSCAPE,
        test=lambda c: not c.mine and c.is_a(c.subject, "Victory"),
    ),
)

card(
    "crop-rotation",
    on=_start_of_turn(
        discard_from_hand(may=True, test=is_victory),
        when(noted("discarded"), plus(cards=2)),
        cites="renaissance:crop-rotation:1",
    ),
)


def _first_to_be_played(c: Context) -> bool:
    g = c.game
    if g.player != c.me or not _gained_by_me(c) or not c.is_a(c.subject, "Action"):
        return False
    return not g.so_far.used(c.me, "innovation", "turn")


def _innovated(c: Context) -> None:
    c.game.so_far = c.game.so_far.use(c.me, "innovation", "turn")


card(
    "innovation",
    on=on(
        "gain",
        line(1, _innovated, play_gained, cites=("renaissance:innovation:1", "renaissance:innovation:2")),
        zone=LANDSCAPE,
        test=_first_to_be_played,
        may=True,
    ),
)

card("barracks", on=_start_of_turn(plus(actions=1), cites="renaissance:barracks:1"))

card("canal", cut=lambda c, kind: 1 if "canal" in c.game.holds[c.game.player] else 0, cites="renaissance:canal:1")


def _the_first_action(c: Context) -> bool:
    g = c.game
    if not c.mine or g.player != c.me or not c.is_a(c.subject, "Action"):
        return False
    kind = g.table.rules.kind
    before = g.played[: c.event["nth"] - 1]
    return not any(who == c.me and "Action" in c.types(kind(slug)) for who, slug, _ in before)


def _play_it_again(c: Context) -> None:
    play_card(c.game, c.me, c.subject, None)


card(
    "citadel",
    on=on(
        "played",
        line(1, _play_it_again, cites=("renaissance:citadel:1", "renaissance:citadel:2")),
        zone=LANDSCAPE,
        test=_the_first_action,
    ),
)

_TREASURE = frozenset({"Treasure"})


def _gives_coins(kind: Kind) -> bool:
    """An Action whose text has a plus sign and coins."""
    return kind.action and any(op.coins for code in kind.codes() for op in code.ops)


def _capitalism(c: Context, kind: Kind) -> frozenset[str]:
    return _TREASURE if "capitalism" in c.game.holds[c.game.player] and _gives_coins(kind) else frozenset()


card("capitalism", retype=_capitalism, cites="renaissance:capitalism:1")

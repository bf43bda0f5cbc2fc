"""Renaissance’s Projects, which stay for good."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rulebook.draw import put_on_top_of_shuffled, to_be_shuffled
from rules.rulebook.play import play_card
from rules.words import (
    DECK,
    HAND,
    LANDSCAPE,
    NO_CASES,
    TO_PLAY,
    Context,
    Cut,
    Kind,
    Not,
    Option,
    Pick,
    Retype,
    Step,
    Test,
    Text,
    Trigger,
    any_number,
    applies,
    as_long_as,
    as_many_as,
    brings_no,
    card,
    choose,
    chose,
    decline,
    discard_from_hand,
    gained_in_the_buy_phase,
    how_often,
    is_action,
    is_victory,
    line,
    mine,
    moved_away,
    named,
    none_of,
    note,
    noted,
    noted_is,
    on,
    on_anothers_turn,
    one_less,
    play_gained,
    plus,
    plus_tokens,
    reveal,
    show,
    shuffling,
    spend,
    stays_on_deck,
    tell_types_of_subject,
    topdeck_from_hand,
    trash_from_hand,
    trash_noted,
    uses_no_action,
    when,
    yours,
    zone_of,
)


def _start_of_turn(*steps: Step, cites: str, cases: Mapping[str, Test] = NO_CASES) -> Trigger:
    return on("turn", line(1, *steps, cites=cites, cases=cases), zone=LANDSCAPE, test=mine)


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


def _more_to_trash(c: Context) -> bool:
    return c.notes["left"] > 0 and bool(c.game.hand(c.me))


_EMPTY_HAND = ("the hand is empty", "Die Hand ist leer")


def _trashed_otherwise(c: Context) -> bool | Not:
    """What they trashed themselves does not set them off."""
    if not c.mine:
        return False
    if not c.game.hand(c.me):
        none = none_of("anything to trash")
        return Not("brings none", "sewers", cites=("renaissance:sewers:1",), what=none, why=_EMPTY_HAND)
    if c.event["by"] != "sewers":
        return True
    slug = c.kind(c.event["cards"][0]).slug
    return Not("trashed it itself", "sewers", slug, cites=("renaissance:sewers:2",), card=slug)


card(
    "sewers",
    on=on(
        "trash",
        line(
            1,
            note("left", lambda c: len(c.event["cards"])),
            as_long_as(
                _more_to_trash,
                one_less("left"),
                Pick("picked", HAND, 1, may=True, prompt="trash"),
                when(noted("picked"), trash_noted("picked"), orelse=decline),
            ),
            cites=("renaissance:sewers:1", "renaissance:sewers:3"),
        ),
        zone=LANDSCAPE,
        test=_trashed_otherwise,
    ),
)

_ON_TOP = ("Which card goes on top of the shuffled cards?", "Welche Karte kommt oben auf die gemischten?")

card(
    "star-chart",
    on=on(
        "shuffle",
        line(
            1,
            Pick("picked", to_be_shuffled, 1, may=True, prompt=_ON_TOP),
            when(noted("picked"), put_on_top_of_shuffled, orelse=decline),
            cites="renaissance:star-chart:1",
        ),
        zone=LANDSCAPE,
        test=mine,
    ),
)


def _gained_nothing_in_the_buy_phase(c: Context) -> bool | Not:
    if not c.mine or not gained_in_the_buy_phase(c):
        return c.mine
    what = none_of("coffers or villager")
    why = ("a card was gained in this Buy phase", "In dieser Kaufphase wurde eine Karte genommen")
    return Not("brings none", "exploration", cites=("renaissance:exploration:1",), what=what, why=why)


card(
    "exploration",
    on=on(
        "end-buy",
        line(
            1,
            applies(("no card was gained in this Buy phase", "In dieser Kaufphase wurde keine Karte genommen")),
            plus(coffers=1, villagers=1),
            cites="renaissance:exploration:1",
            cases={"renaissance:exploration:2": lambda c: c.game.bought},
        ),
        zone=LANDSCAPE,
        test=_gained_nothing_in_the_buy_phase,
    ),
)

card(
    "silos",
    on=_start_of_turn(
        discard_from_hand(any_number, up_to=True, test=named("copper"), told=show("picked")),
        plus(cards=as_many_as("discarded")),
        cites="renaissance:silos:1",
        cases={"renaissance:silos:2": shuffling},
    ),
)


def _plotted(c: Context) -> int:
    return c.game.token(c.me, "sinister-plot")


card(
    "sinister-plot",
    on=_start_of_turn(
        choose(
            Option(
                "add",
                line(
                    1,
                    plus_tokens("sinister-plot", 1),
                    brings_no("card", ("a token was added, none removed", "Ein Marker kam dazu, keiner ging weg")),
                    cites="renaissance:sinister-plot:2",
                ),
            ),
            Option(
                "remove",
                note("plotted", _plotted),
                spend(_plotted, "sinister-plot"),
                plus(cards=lambda c: c.notes["plotted"]),
                says=("remove the tokens for a card each", "die Marker wegnehmen, für je eine Karte"),
            ),
            widens=False,
        ),
        cites="renaissance:sinister-plot:1",
        cases={"renaissance:sinister-plot:2": chose("add")},
    ),
)


def _not_when_bought(what: str, ruling: str) -> Step:
    """A Project for the start of the turn does nothing in the turn in which it is bought."""
    why = ("this turn has begun already, it works from the next one on", "Dieser Zug hat schon angefangen")
    return line(1, brings_no(what, why, ruling))


card(
    "fair",
    _not_when_bought("buy this turn", "renaissance:fair:2"),
    on=_start_of_turn(plus(buys=1), cites="renaissance:fair:1"),
)


def _when_you_gain(type_: str, *steps: Step, cites: str, cases: Mapping[str, Test]) -> Trigger:
    return on("gain", line(1, *steps, cites=cites, cases=cases), zone=LANDSCAPE, test=yours(type_))


def _of_several_types(c: Context) -> bool:
    return len(c.types(c.known(c.subject))) > 1


_COUNTS_ON_ANOTHERS_TURN = (
    "an Action gained on another player’s turn counts too",
    "Auch eine Aktion, die man im Zug einer anderen Person nimmt, zählt",
)

card(
    "academy",
    on=_when_you_gain(
        "Action",
        tell_types_of_subject,
        when(on_anothers_turn, applies(_COUNTS_ON_ANOTHERS_TURN)),
        plus(villagers=1),
        cites="base2:gain:6",
        cases={"renaissance:academy:2": on_anothers_turn, "renaissance:academy:1": _of_several_types},
    ),
)
card(
    "guildhall",
    on=_when_you_gain(
        "Treasure",
        plus(coffers=1),
        cites="renaissance:guildhall:1",
        cases={"renaissance:guildhall:2": lambda c: not c.event["bought"]},
    ),
)


def _play_the_seen(c: Context) -> None:
    play_card(c.game, c.me, c.one("seen"), zone_of(c.me, DECK))


card(
    "piazza",
    on=_start_of_turn(
        reveal(1),
        when(
            noted_is("seen", is_action),
            uses_no_action,
            _play_the_seen,
            orelse=stays_on_deck("seen", ("it is not an Action", "Die Karte ist keine Aktion"), "renaissance:piazza:2"),
        ),
        cites="renaissance:piazza:1",
    ),
)

card(
    "road-network",
    on=on(
        "gain",
        line(
            1,
            plus(cards=1),
            cites="renaissance:road-network:1",
            cases={"renaissance:road-network:2": lambda c: c.game.player == c.me},
        ),
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
        cases={"renaissance:crop-rotation:2": shuffling},
    ),
)


def _first_to_be_played(c: Context) -> bool | Not:
    g = c.game
    if g.player != c.me or not c.mine or not c.is_a(c.subject, "Action"):
        return False
    if g.so_far.used(c.me, "innovation", "turn"):
        slug = c.kind(c.subject).slug
        return Not("used already", "innovation", slug, cites=("renaissance:innovation:1",), card=slug, why=how_often(1))
    if c.game.where(c.subject) is None:
        return moved_away(c, TO_PLAY)
    return True


def _innovated(c: Context) -> None:
    c.game.so_far = c.game.so_far.use(c.me, "innovation", "turn")


card(
    "innovation",
    on=on(
        "gain",
        line(
            1,
            _innovated,
            play_gained,
            cites="renaissance:innovation:1",
            cases={"renaissance:innovation:2": lambda c: c.game.phase == "buy"},
        ),
        zone=LANDSCAPE,
        test=_first_to_be_played,
        may=True,
    ),
    once="turn",
)

card(
    "barracks",
    _not_when_bought("action this turn", "renaissance:barracks:2"),
    on=_start_of_turn(plus(actions=1), cites="renaissance:barracks:1"),
)

card(
    "canal",
    cut=Cut(lambda c, kind: 1 if "canal" in c.game.holds[c.game.player] else 0, ("renaissance:canal:1",)),
    cites="renaissance:canal:1",
)


_ONLY_THE_FIRST = (
    "only the first Action of a turn is played again",
    "Noch einmal gespielt wird nur die erste Aktion im Zug",
)


def _the_first_action(c: Context) -> bool | Not:
    g = c.game
    if not c.mine or g.player != c.me or not c.is_a(c.subject, "Action"):
        return False
    kind = g.table.rules.kind
    before = g.played[: c.event["nth"] - 1]
    if not any(who == c.me and "Action" in c.types(kind(slug)) for who, slug, _ in before):
        return True
    if any(frame.code.source for frame in g.stack):  # a card plays it; nobody takes it for the first
        return False
    return Not("does nothing here", "citadel", cites=("renaissance:citadel:4",), once=True, why=_ONLY_THE_FIRST)


def _play_it_again(c: Context) -> None:
    play_card(c.game, c.me, c.subject, None)


card(
    "citadel",
    on=on(
        "played",
        line(
            1,
            applies(("it is the first Action of the turn", "Es ist die erste Aktion im Zug")),
            _play_it_again,
            cites="renaissance:citadel:1",
            cases={
                "renaissance:citadel:2": lambda c: c.known(c.subject).slug == "throne-room",
                "renaissance:citadel:3": lambda c: c.is_a(c.subject, "Duration"),
            },
        ),
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


def _has_capitalism(c: Context, kind: Kind) -> Text:
    name = c.game.table.names[c.game.player]
    return f"{name} has Capitalism, and the card brings +Coins", f"{name} hat Kapitalismus, und die Karte bringt +Geld"


def _on_own_turns_only(c: Context, kind: Kind) -> Text | None:
    if c.me == c.game.player or "capitalism" not in c.game.holds[c.me] or not _gives_coins(kind):
        return None
    return "Capitalism holds on one’s own turns only", "Kapitalismus gilt nur im eigenen Zug"


card(
    "capitalism",
    retype=Retype(_capitalism, ("renaissance:capitalism:1",), _has_capitalism, _on_own_turns_only, "Treasure"),
    cites="renaissance:capitalism:1",
)

card("fleet", last_round=("renaissance:fleet:1", "renaissance:fleet:2"), once="game")

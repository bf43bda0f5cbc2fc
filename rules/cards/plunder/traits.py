"""Plunder: Traits. What one says holds for the cards of the pile that it lies on, wherever they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.rulebook.draw import put_on_top_of_shuffled, without_a_place
from rules.rulebook.exchange import return_card
from rules.rulebook.plus import pass_on_what_it_gave
from rules.rulebook.traits import pile_with
from rules.rulebook.windows import answer_window
from rules.speech.grammar import DE, EN, THE, A, capital, some, the_card
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    NO_CASES,
    PLAY,
    TO_RETURN,
    TO_SET_ASIDE,
    Code,
    Context,
    Cut,
    Frame,
    Kind,
    Not,
    Op,
    Order,
    Pick,
    Step,
    Test,
    Text,
    Trigger,
    any_number,
    applies,
    brings_less,
    but_not,
    card,
    copy_in_play,
    decline,
    discard_noted,
    gain_a,
    gain_with_trait,
    gained_can_be_set_aside,
    gained_with_trait,
    is_action,
    just_discarded,
    line,
    next_turn,
    none_left,
    note,
    noted,
    on,
    on_anothers_turn,
    only_told,
    play_in_any_order,
    play_noted,
    playable,
    played_as,
    plays_nothing,
    plus,
    put,
    says_when,
    set_aside,
    show,
    takes_place_later,
    this_turn,
    told_since_play,
    trash_from_hand,
    when,
    with_trait,
    zone_of,
)


@dataclass(frozen=True)
class _lies_on_a_split_pile:
    """The pile that the Trait lies on has different cards."""

    trait: str

    def __call__(self, c: Context) -> bool:
        pile = pile_with(c.game, self.trait)
        return pile is not None and bool(pile.kind.fact.cards)


def _when_gained(trait: str, *steps: Step, cites: str, cases: Mapping[str, Test] = NO_CASES) -> Trigger:
    told: dict[str, Test] = {**cases, "plunder:traits:3": _lies_on_a_split_pile(trait)}
    return on("gain", line(1, *steps, cites=cites, cases=told), zone=LANDSCAPE, test=gained_with_trait(trait))


# --- what they cost, and what gaining one brings ---------------------------------------------------------------------

card(
    "cheap",
    cut=Cut(
        lambda c, kind: 1 if with_trait("cheap").of(c, kind) else 0,
        ("plunder:cheap:1",),
        {"plunder:cheap:2": lambda c, kind: bool(kind.cost.potion or kind.cost.debt)},
    ),
)
card(
    "cursed",
    on=_when_gained(
        "cursed",
        gain_a("loot"),
        gain_a("curse"),
        cites="plunder:cursed:1",
        cases={"plunder:cursed:2": none_left("curse")},
    ),
)
card(
    "nearby",
    on=_when_gained("nearby", plus(buys=1), cites="plunder:nearby:1", cases={"plunder:nearby:2": on_anothers_turn}),
)
_SAYS_TOO = says_when("gain", "cards")
_AT_THE_SAME_TIME = (
    "what the card itself does comes at the same time, and whoever gained it chooses the order",
    "Was die Karte selbst bewirkt, kommt zur selben Zeit, und wer sie genommen hat, wählt die Reihenfolge",
)

card(
    "pious",
    on=_when_gained(
        "pious",
        when(_SAYS_TOO, applies(_AT_THE_SAME_TIME)),
        trash_from_hand(1, may=True),
        cites="plunder:pious:1",
        cases={"plunder:pious:2": _SAYS_TOO},
    ),
)
card(
    "rich",
    on=_when_gained("rich", gain_a("silver"), cites="plunder:rich:1", cases={"plunder:rich:2": none_left("silver")}),
)


def _gained_a_province(c: Context) -> bool:
    return c.mine and c.known(c.subject).slug == "province"


def _is_split(c: Context) -> bool:
    """The pile has different cards, and one of them is left."""
    pile = pile_with(c.game, "fawning")
    return _lies_on_a_split_pile("fawning")(c) and pile is not None and bool(c.game.top(pile))


def _what_lies_on_top(c: Context) -> Text:
    pile = pile_with(c.game, "fawning")
    slug = c.kind(c.game.top(pile)).slug if pile is not None else "?"
    return (
        f"{the_card(slug, EN)} lies on top of the pile",
        f"{capital(the_card(slug, DE, THE))} liegt oben auf dem Stapel",
    )


card(
    "fawning",
    on=on(
        "gain",
        line(
            1,
            when(_is_split, applies(_what_lies_on_top)),
            gain_with_trait("fawning"),
            cites="plunder:fawning:1",
            cases={"plunder:fawning:2": _is_split},
        ),
        zone=LANDSCAPE,
        test=_gained_a_province,
    ),
)


def _hasty_is_there(c: Context) -> bool | Not:
    return gained_with_trait("hasty")(c) and gained_can_be_set_aside(c)


card(
    "hasty",
    on=on(
        "gain",
        line(
            1,
            note("hasty", lambda c: c.event["cards"]),
            set_aside("hasty", None),
            cites="plunder:hasty:1",
        ),
        line(
            2,
            next_turn(play_noted("hasty", ASIDE), carry=("hasty",)),
            cites="plunder:hasty:2",
            cases={"plunder:hasty:3": lambda c: takes_place_later(c) and c.kind(c.one("hasty")).play is None},
        ),
        zone=LANDSCAPE,
        test=_hasty_is_there,
    ),
)

# --- in hand: at the start of the turn, at the start of Clean-up -----------------------------------------------------


@dataclass(frozen=True)
class _may_be_in_hand:
    """The player holds such a card, or one that nobody has described."""

    trait: str

    def __call__(self, c: Context) -> bool:
        test = with_trait(self.trait)
        return c.mine and (bool(c.game.unknown_in_hand(c.me)) or any(test(c, held) for held in c.hand))


@dataclass(frozen=True)
class _holds_another:
    """Such a card is left in hand."""

    trait: str

    def __call__(self, c: Context) -> bool:
        return any(with_trait(self.trait).of(c, c.known(held)) for held in c.hand)


@dataclass(frozen=True)
class _pile_is_empty:
    """A card was picked, and the pile that the Trait lies on is empty."""

    trait: str

    def __call__(self, c: Context) -> bool:
        pile = pile_with(c.game, self.trait)
        return pile is not None and bool(c.many("picked")) and not c.game.top(pile)


_ONE_A_TURN = brings_less(
    "anything more", ("only one card a turn is discarded for it", "Nur eine Karte im Zug wird dafür abgelegt")
)
_HOLDS_ON = ("it holds though its pile is empty", "Sie gilt auch bei leerem Stapel")

card(
    "shy",
    on=on(
        "turn",
        line(
            1,
            Pick("picked", HAND, 1, may=True, test=with_trait("shy"), prompt="discard"),
            when(_pile_is_empty("shy"), applies(_HOLDS_ON)),
            discard_noted("picked"),
            when(noted("discarded"), (plus(cards=2), when(_holds_another("shy"), _ONE_A_TURN))),
            cites="plunder:shy:1",
            cases={
                "plunder:shy:2": lambda c: bool(c.many("discarded")),
                "plunder:traits:4": _pile_is_empty("shy"),
            },
        ),
        zone=LANDSCAPE,
        test=_may_be_in_hand("shy"),
    ),
)

card(
    "friendly",
    on=on(
        "clean-up",
        line(
            1,
            Pick("picked", HAND, 1, may=True, test=with_trait("friendly"), prompt="discard"),
            discard_noted("picked"),
            cites="plunder:friendly:1",
        ),
        line(2, when(noted("discarded"), gain_with_trait("friendly")), cites="plunder:friendly:2"),
        line(1, when(noted("discarded"), when(_holds_another("friendly"), _ONE_A_TURN)), cites="plunder:friendly:1"),
        zone=LANDSCAPE,
        test=_may_be_in_hand("friendly"),
    ),
)

card(
    "patient",
    on=on(
        "clean-up",
        line(
            1,
            Pick("patient", HAND, any_number, up_to=True, test=with_trait("patient"), prompt="set aside"),
            when(noted("patient"), set_aside("patient"), orelse=decline),
            cites="plunder:patient:1",
        ),
        line(2, next_turn(play_in_any_order("patient"), carry=("patient",)), cites="plunder:patient:2"),
        zone=LANDSCAPE,
        test=_may_be_in_hand("patient"),
    ),
)

# --- played, discarded from play -------------------------------------------------------------------------------------


def _inspiring_was_played(c: Context) -> bool:
    return c.mine and c.game.player == c.me and with_trait("inspiring")(c, c.subject)


def _only_copies_in_hand(c: Context) -> bool:
    """Nobody is asked for a face-down card only to be told why nothing is played."""
    if c.game.unknown_in_hand(c.me):
        return False
    actions = [there for there in c.hand if is_action(c, there)]
    return bool(actions) and all(copy_in_play(c, there) for there in actions)


_COPIES = ("each Action in hand has a copy in play", "Von jeder Aktion auf der Hand ist schon eine im Spiel")

card(
    "inspiring",
    on=on(
        "played",
        line(
            1,
            Pick("picked", HAND, 1, may=True, test=playable(but_not(is_action, copy_in_play)), prompt="play"),
            when(noted("picked"), play_noted("picked"), orelse=when(_only_copies_in_hand, plays_nothing(_COPIES))),
            cites=("plunder:inspiring:1", "plunder:inspiring:2"),
        ),
        zone=LANDSCAPE,
        test=_inspiring_was_played,
    ),
)


@dataclass(frozen=True)
class _lies_discarded_from_play:
    """The player discarded such a card from play, in Clean-up or otherwise, and it lies there still."""

    trait: str
    deed: Text

    def __call__(self, c: Context) -> bool | Not:
        from_play = c.event["event"] != "discard" or c.event["source"] == zone_of(c.me, PLAY)
        return c.mine and from_play and just_discarded(with_trait(self.trait)).or_gone(c, self.deed)


def _discarded_from_play(trait: str, deed: Text, *steps: Step) -> tuple[Trigger, Trigger]:
    test = _lies_discarded_from_play(trait, deed)
    return (
        on("discard-from-play", *steps, zone=LANDSCAPE, test=test),
        on("discard", *steps, zone=LANDSCAPE, test=test),
    )


def _which_are_tireless(c: Context) -> Text:
    slugs = [c.kind(card).slug for card in c.many("tired")]
    are = ("was", "wurde") if len(slugs) == 1 else ("were", "wurden")
    en, de = some(slugs, EN), some(slugs, DE, A)
    return f"{en} {are[EN]} discarded from play", f"{capital(de)} {are[DE]} aus dem Spiel abgelegt"


card(
    "tireless",
    on=_discarded_from_play(
        "tireless",
        TO_SET_ASIDE,
        line(
            1,
            note("tired", just_discarded(with_trait("tireless"))),
            applies(_which_are_tireless),
            set_aside("tired", DISCARD),
            this_turn("end-turn", Order("tired"), put("tired", ASIDE, DECK, "topdeck"), carry=("tired",)),
            cites="plunder:tireless:1",
        ),
    ),
)


@dataclass(eq=False)
class _Follow(Op):
    """What the card says, with what its play has to know."""

    code: Code
    second: bool = False

    def __call__(self, c: Frame) -> None:
        if self.second:
            c.game.say("effect", c.me, "follow again", (c.card,), through=("reckless", c.me))
        c.game.start(self.code, c.me, c.card, dict(c.notes))


def _as_a_chameleon(c: Context) -> bool:
    return played_as(c) == "way-of-the-chameleon"


@cache
def _twice(code: Code) -> Code:
    """Followed entirely, then again: one play."""
    return Code(
        f"reckless {code.name}",
        line(
            1,
            _Follow(code),
            _Follow(code, second=True),
            pass_on_what_it_gave,
            cites="plunder:reckless:1",
            cases={"plunder:reckless:6": _as_a_chameleon},
        ),
        source="reckless",
    )


def _reckless(c: Context, kind: Kind) -> Code | None:
    return _twice(kind.play) if kind.play is not None and with_trait("reckless").of(c, kind) else None


def _return_them(c: Context) -> None:
    for lying in just_discarded(with_trait("reckless"))(c):
        return_card(c.game, c.me, lying, zone_of(c.me, DISCARD))


def _not_followed_again(c: Context) -> bool | Not:
    """That a Reckless card was played and what it says was not followed at all, as with a Way, is told."""
    if not c.mine or not c.game.log or not with_trait("reckless")(c, c.subject):
        return False
    slug = c.kind(c.subject).slug
    since = [*told_since_play(c, slug)]
    if c.kind(c.subject).play is None or any(step.sentence == "follow again" for step in since):
        return False
    as_a_way = any(step.sentence == "as way" for step in since)
    return Not("not followed again", "reckless", slug, cites=(f"plunder:reckless:{3 if as_a_way else 4}",), card=slug)


card(
    "reckless",
    instructions=_reckless,
    on=(
        *_discarded_from_play("reckless", TO_RETURN, line(2, _return_them, cites="plunder:reckless:2")),
        on("played", only_told, zone=LANDSCAPE, test=_not_followed_again),
    ),
)

# --- shuffled --------------------------------------------------------------------------------------------------------

BOTTOM = 1 << 20  # so many cards lie above it: more than there are


def _fated(c: Context) -> list[int]:
    return [lying for lying in without_a_place(c) if with_trait("fated")(c, lying)]


def _put_at_the_bottom(c: Context) -> None:
    below = c.many("below")
    c.say("choose", c.me, "chosen for the bottom", below)
    placed = c.game.stack[-2].notes["out"].get("placed", ())
    answer_window(c.game, "placed", (*placed, *((lying, BOTTOM) for lying in below)))


def _fated_are_there(c: Context) -> bool:
    return c.mine and bool(_fated(c))


card(
    "fated",
    on=on(
        "shuffle",
        line(
            1,
            Pick("picked", _fated, any_number, up_to=True, prompt="topdeck"),
            when(noted("picked"), Order("picked"), show("picked"), put_on_top_of_shuffled),
            Pick("below", _fated, any_number, up_to=True, prompt="bottom"),
            when(noted("below"), show("below"), _put_at_the_bottom),
            cites="plunder:fated:1",
            cases={"plunder:fated:2": noted("below")},
        ),
        zone=LANDSCAPE,
        test=_fated_are_there,
    ),
)

# The set-up deals an Inherited card (rules.rulebook.setup).
card("inherited", cites="plunder:inherited:1")

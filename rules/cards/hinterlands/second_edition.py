"""Hinterlands: the cards that are new in its 2nd edition."""

from __future__ import annotations

from dataclasses import dataclass

from rules.words import (
    HAND,
    SELF,
    Context,
    Not,
    Option,
    Trigger,
    applies,
    attacked_and_playable,
    card,
    cheaper_than_this,
    choose,
    count,
    discard_down_to,
    discard_from_hand,
    each_other,
    gain_a,
    gain_choice,
    gain_several,
    gained_by_the_possessor,
    is_action,
    line,
    minus_coins,
    noted,
    on,
    outside_clean_up,
    play_this_from_hand,
    play_this_from_there,
    plus,
    possessor_gained,
    show,
    still_there_outside_clean_up,
    this_turn,
    trash_from_hand,
    up_to,
    up_to_more,
    when,
)


def _draws_no_more(c: Context) -> None:
    c.say("not", c.me, "large hand", (c.card,), n=len(c.hand))


_count_hand = count(("cards in hand", "Handkarten"), lambda c: len(c.hand))

card(
    "guard-dog",
    line(1, plus(cards=2)),
    line(
        2,
        when(lambda c: len(c.hand) <= 5, (_count_hand, plus(cards=2)), orelse=_draws_no_more),
        cites="hinterlands2:guard-dog:1",
    ),
    on=on(
        "attack",
        line(3, play_this_from_hand, cites=("hinterlands2:guard-dog:2", "hinterlands2:guard-dog:3")),
        zone=HAND,
        test=attacked_and_playable,
        may=True,
    ),
    cites="hinterlands2:guard-dog:1",
)

card(
    "nomads",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    on=(
        on("gain", line(3, plus(coins=2), cites="hinterlands2:nomads:1"), zone=SELF),
        on("trash", line(3, plus(coins=2), cites="hinterlands2:nomads:1"), zone=SELF),
    ),
    cites="hinterlands2:nomads:1",
)


@dataclass(frozen=True)
class _can_be_played:
    late: tuple[str, ...]

    def __call__(self, c: Context) -> bool | Not:
        if self.late and not outside_clean_up(c):
            return Not("not in clean-up", c.known(c.card).slug, cites=self.late)
        return still_there_outside_clean_up(c)


def _may_be_played_on(*events: str, n: int, cites: tuple[str, ...], late: tuple[str, ...] = ()) -> tuple[Trigger, ...]:
    """`late` is the ruling that it cannot be played in Clean-up."""
    return tuple(
        on(event, line(n, play_this_from_there, cites=cites), zone=SELF, test=_can_be_played(late), may=True)
        for event in events
    )


_TRAIL = ("hinterlands2:trail:1",)
card(
    "trail",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    on=(
        *_may_be_played_on("gain", "discard", n=3, cites=_TRAIL, late=("hinterlands2:trail:3",)),
        *_may_be_played_on("trash", n=3, cites=(*_TRAIL, "hinterlands2:trail:2"), late=("hinterlands2:trail:3",)),
    ),
    cites="hinterlands2:trail:1",
)

card(
    "weaver",
    line(
        1,
        choose(
            Option("silvers", gain_several("silver", 2)),
            Option(
                "card",
                gain_choice(up_to(4)),
            ),
            widens=False,
        ),
        cites=("hinterlands2:weaver:1", "hinterlands2:weaver:2"),
    ),
    on=_may_be_played_on("discard", n=2, cites=("hinterlands2:weaver:3",), late=("hinterlands2:weaver:4",)),
)


def _action_in_play(c: Context) -> bool | Not:
    if c.game.where(c.card) is None:
        return False
    found = any(c.is_a(played, "Action") for played in c.game.in_play(c.me))
    return found or Not("no action in play", "berserker", cites=("hinterlands2:berserker:4",))


card(
    "berserker",
    line(1, gain_choice(cheaper_than_this), cites="hinterlands2:berserker:1"),
    line(2, each_other(discard_down_to(3, "hinterlands2:berserker:2")), cites="base2:play:1"),
    on=on(
        "gain",
        line(
            3,
            applies(("an Action is in play", "Eine Aktion ist im Spiel")),
            play_this_from_there,
            cites="hinterlands2:berserker:3",
        ),
        zone=SELF,
        test=_action_in_play,
    ),
)


def _actions_gained(c: Context, player: int) -> int:
    """This turn up to this gain, also before the Cauldron was played; not what this gain has brought meanwhile."""
    kind, gained = c.game.table.rules.kind, c.game.gained[: c.event["nth"]]
    return sum(1 for who, slug, _ in gained if who == player and "Action" in c.types(kind(slug)))


_count_actions_gained = count(
    ("Actions gained this turn", "in diesem Zug genommene Aktionskarten"), lambda c: _actions_gained(c, c.me)
)


def _third_action_gained(c: Context) -> bool | Not:
    """Counting every Action that the player gained this turn, before the Cauldron was played, too."""
    g = c.game
    gainer = c.event["player"]
    if not (c.mine or possessor_gained(c)) or g.player != c.me or not c.is_a(c.subject, "Action"):
        return False
    nth = _actions_gained(c, gainer)
    if nth == 4 and c.mine:  # said once
        why = ("the third Action of this turn was gained before", "Die dritte Aktionskarte dieses Zuges kam vorher")
        return Not("does nothing", "cauldron", cites=("hinterlands2:cauldron:1",), why=why)
    third = nth == 3
    return third if c.mine or not third else gained_by_the_possessor(c)


card(
    "cauldron",
    line(1, plus(coins=2)),
    line(2, plus(buys=1)),
    line(
        3,
        this_turn("gain", _count_actions_gained, each_other(gain_a("curse")), test=_third_action_gained),
        cites=("hinterlands2:cauldron:1", "hinterlands2:cauldron:2"),
    ),
    cites="hinterlands2:cauldron:1",
)


card(
    "souk",
    line(1, plus(buys=1)),
    line(2, plus(coins=7)),
    line(
        3,
        when(lambda c: c.hand, _count_hand),
        minus_coins(lambda c: len(c.hand)),
        cites="hinterlands2:souk:1",
    ),
    on=on("gain", line(4, trash_from_hand(2, up_to=True), cites="hinterlands2:souk:2"), zone=SELF),
    cites="hinterlands2:souk:1",
)

card(
    "wheelwright",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        discard_from_hand(may=True),
        when(noted("discarded"), gain_choice(up_to_more(0, "discarded", "Action"))),
        cites=("hinterlands2:wheelwright:1", "hinterlands2:wheelwright:2"),
    ),
    cites="hinterlands2:wheelwright:1",
)


def _two_actions_discarded(c: Context) -> bool:
    return len(c.many("discarded")) == 2 and all(is_action(c, card) for card in c.many("discarded"))


def _too_few_actions(c: Context) -> None:
    why = ("it takes two Actions", "Dazu braucht es zwei Aktionen")
    c.say("not", c.me, "no curse", (c.card,), card=c.kind(c.card).slug, why=why)


card(
    "witchs-hut",
    line(1, plus(cards=4), cites="base2:play:1"),
    line(
        2, discard_from_hand(2, told=line(2, show("picked"), cites="hinterlands2:witchs-hut:1")), cites="base2:play:1"
    ),
    line(
        3,
        when(_two_actions_discarded, each_other(gain_a("curse")), orelse=_too_few_actions),
        cites="hinterlands2:witchs-hut:2",
    ),
    cites="hinterlands2:witchs-hut:1",
)

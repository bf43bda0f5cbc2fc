"""Playing cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.code import SILENT, Frame, Op, Step, as_long_as
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.steps import Not
from rules.engine.table import apart_slug
from rules.engine.zones import ASIDE, HAND, ZONES
from rules.rulebook.play import ASIDE_BEFORE, FREE, play_card, play_held
from rules.rulebook.prevention import lost_track, why_forbidden
from rules.rulebook.shadows import shadows
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.speech.wording import a_type
from rules.words.cases import takes_place_later
from rules.words.fits import (
    TO_PLAY,
    but_not,
    copy_in_play,
    is_action,
    last_gained_by_the_possessor,
    moved_away,
    only_supposed,
    playable,
)
from rules.words.pick import Pick, among, done_with, there_is
from rules.words.telling import told_since_play
from rules.words.terms import CardTest, zone_of


@dataclass(eq=False)
class play_noted(Op):
    """Plays the noted card; `again` means: where it lies, by this card, which then stays in play with it."""

    name: str
    source: int | None = HAND
    again: bool = False
    as_: str = "played"
    nth: int = 1
    of: str = ""  # the noted cards among which it was picked

    def __call__(self, c: Frame) -> None:
        card = c.one(self.name)
        c.notes[self.as_] = 0 if not self.again else c.notes.get(self.as_, 0)
        if card:
            how: dict[str, Any] = {"by": c.card if self.again else 0, "times": self.nth, "as_": self.as_}
            if self.again or self.source is None:
                play_card(c.game, c.who, card, None, **how)
            elif self.source == HAND:
                play_held(c.game, c.who, card, **how)
            else:
                play_card(c.game, c.who, card, c.who * ZONES + self.source, **how)

    def plays(self) -> str:
        return self.name

    def tells_apart(self) -> str:
        return self.of or self.name

    def says(self) -> Text:
        return ("play it again", "noch einmal spielen") if self.again else done_with(self.name, "play {}", "spielen")


@dataclass(eq=False)
class play_there(Op):
    """Plays the noted card, or the top one of the noted pile, leaving it there; this card stays in play with it."""

    name: str
    ways: bool = True

    def __call__(self, c: Frame) -> None:
        value = c.notes[self.name]
        piles = c.game.table.piles
        card = (c.game.top(piles[value]) if value else 0) if isinstance(value, str) else c.one(self.name)
        if card:
            play_card(c.game, c.who, card, None, by=c.card, ways=self.ways, there=True)

    def plays(self) -> str:
        return self.name


@dataclass(eq=False)
class play_set_aside(Op):
    """Plays the card that the set-up set aside for that one, leaving it there; this card stays in play with it."""

    slug: str
    ways: bool = True

    def __call__(self, c: Frame) -> None:
        pile = c.game.table.piles.get(apart_slug(self.slug))
        if pile is not None:
            play_card(c.game, c.who, c.game.top(pile), None, by=c.card, ways=self.ways, there=True)


def uses_no_action(c: Context) -> None:
    """Of what the card plays next it is told that this uses up no Action."""
    c.notes[FREE] = True


def was_set_aside(c: Context) -> None:
    """Of what the card plays next it is told that it was set aside before."""
    c.notes[ASIDE_BEFORE] = True


def play_from_hand(test: CardTest, *told: Step, may: bool = True) -> Step:
    """Plays a card from hand that fits; the notes get it as "played", 0 for none. `told` comes before it is played."""
    pick = Pick("picked", HAND, 1, may=may, test=playable(test), prompt="play")
    return (pick, _tell_none_to_play(pick), *told, play_noted("picked"))


@dataclass(eq=False)
class _tell_none_to_play(Op):
    """Of what comes later or from a landscape; that a card does nothing when it is played is told of the card."""

    pick: Pick

    def __call__(self, c: Frame) -> None:
        if c.game.log is None or (c.card and not takes_place_later(c)) or c.game.unknown_in_hand(c.who):
            return
        if not self.pick.could_pick(c):
            c.say("not", c.who, "none to play", (c.code.source,), why=there_is(self.pick.lacks(c)))

    def says(self) -> Text:
        return SILENT


def play_what_is_not_in_play() -> Step:
    """Plays an Action from hand of which no copy is in play; that all the others are barred is told."""
    return (_tell_copies, play_from_hand(but_not(is_action, copy_in_play), _tell_left_play))


def _tell_left_play(c: Context) -> None:
    """The picked card was played this turn, and no copy of it has stayed."""
    picked = c.one("picked")
    if picked and any(who == c.me and slug == c.kind(picked).slug for who, slug, _ in c.game.played):
        en, de = the_card(c.kind(picked).slug, EN), capital(the_card(c.kind(picked).slug, DE, THE))
        why = f"{en} played earlier is no longer in play", f"{de} von vorhin ist nicht mehr im Spiel"
        c.say("effect", c.me, "applies", (c.known(c.card).slug,), why=why)


_NO_ACTION_IN_HAND = ("there is no Action card in hand", "Auf der Hand gibt es keine Aktionskarte")


def _tell_copies(c: Context) -> None:
    if c.game.log is None or c.game.unknown_in_hand(c.me):
        return
    held = [card for card in (*c.hand, *shadows(c.game, c.me)) if is_action(c, card)]
    if not held:
        c.say("not", c.me, "none to play", (c.card,), why=_NO_ACTION_IN_HAND)
    elif all(copy_in_play(c, card) for card in held):
        c.say("not", c.me, "copy in play", (c.card,), card=c.known(held[0]).slug)


def play_again(nth: int = 2) -> Step:
    """Plays the card that was just played once more."""
    return play_noted("played", again=True, nth=nth)


@dataclass(eq=False)
class play_from_there(Op):
    """Plays the noted card from wherever it lies; one that has moved since is lost track of."""

    name: str

    def __call__(self, c: Frame) -> None:
        card = c.one(self.name)
        zone = c.game.where(card) if card else None
        if zone is not None:
            play_card(c.game, c.who, card, zone)
        elif card:
            slug = c.known(card).slug
            because = lost_track(c.game)
            c.say("not", c.who, "moved away", (c.code.source, slug), because=because, to=None, card=slug, deed=TO_PLAY)
        elif last_gained_by_the_possessor(c):
            _tell_possessors_card(c)

    def plays(self) -> str:
        return self.name


def _tell_possessors_card(c: Frame) -> None:
    """What was to be played was gained by whoever decides in this possessed turn."""
    by, slug, _ = c.game.gained[-1]
    c.say("not", c.who, "possessor has it", (slug,), because=("alchemy:possession:2", *c.cites), other=by)


def play_in_any_order(name: str, test: CardTest | None = None) -> Step:
    """Plays the noted cards that are set aside, one after the other, the player says which is next."""
    waiting = among(name, test, ASIDE)
    return as_long_as(waiting, Pick("next", waiting, 1, prompt="play"), play_noted("next", ASIDE, of=name))


class PlayItOnceMore(Op):
    """Plays the card that was just played a second time; this card stays in play with it.

    With a `ruling` on Commands it is told that the Command that plays the card is not played once more.
    """

    def __init__(self, ruling: str = "") -> None:
        self.ruling = ruling

    def __call__(self, c: Frame) -> None:
        by = command_under_way(c) if self.ruling and c.game.log is not None else ""
        about = c.code.source, by
        if by and all(step.cards != about for step in told_since_play(c, by)):
            c.say("not", c.me, "passes over", about, because=(self.ruling,), card=by)
        play_card(c.game, c.me, c.subject, None, by=c.card, times=2)

    def plays(self) -> str:
        return "cards"


play_it_once_more = PlayItOnceMore()


def command_under_way(c: Frame) -> str:
    """The Command that is being carried out and has played the card, "" where none has."""
    commands = (frame.card for frame in c.game.stack if frame.code.name == "play" and frame.card != c.subject)
    return next((c.known(card).slug for card in commands if c.is_a(card, "Command")), "")


def play_gained(c: Context) -> None:
    """Plays the card that was just gained, from where it was gained to."""
    play_card(c.game, c.me, c.one("cards"), zone_of(c.me, c.notes["to"]))


@dataclass(frozen=True)
class gained_is_playable:
    """The player gained a card of that type, it still lies there, and nothing forbids to play it.

    Where one `near` that type was gained, it is told that it is not played.
    """

    type: str
    near: str = ""
    by: str = ""
    ruling: str = ""

    def __post_init__(self) -> None:
        spelling.type_(self.type)

    def __call__(self, c: Context) -> bool | Not:
        if not c.mine:
            return False
        kind = c.kind(c.subject)
        if self.type not in (types := c.types(kind)):
            return self.near in types and self._not_that_type(kind.slug)
        if c.game.where(c.subject) is None:
            return moved_away(c, TO_PLAY)
        there = only_supposed(c) or c.subject in c.zone(c.event["to"])
        return bool(there) and (c.event["to"] != HAND or c.game.may_play(c.me, kind))

    def _not_that_type(self, slug: str) -> Not:
        en, de = a_type(self.type)
        why = f"it is not {en}", f"Das ist k{de}"
        return Not("not that type", self.by, slug, cites=(self.ruling,), card=slug, why=why)


def this_may_be_played(c: Context) -> bool | Not:
    """Nothing forbids to play the card itself from hand now."""
    kind = c.kind(c.card)
    by = c.game.forbids_playing(c.me, kind) if c.game.table.limits else None
    return by is None or Not("not from hand", by.slug, kind.slug, **why_forbidden(c.game, c.me, kind, by))


def attacked_and_playable(c: Context) -> bool | Not:
    """Another player plays an Attack, and nothing forbids to answer it by playing the card itself from hand."""
    return not c.mine and this_may_be_played(c)


def play_this_from_hand(c: Context) -> None:
    play_card(c.game, c.me, c.card, zone_of(c.me, HAND))


def still_there_outside_clean_up(c: Context) -> bool | Not:
    """The card itself is where it was just gained, trashed or discarded to, and this is no Clean-up."""
    if c.game.phase == "clean-up":
        return False
    return c.game.where(c.card) is not None or Not("no play", c.known(c.card).slug, cites=("base2:lost-track:1",))


def play_this_from_there(c: Context) -> None:
    """From where it was just gained, trashed or discarded to."""
    play_card(c.game, c.me, c.card, c.game.where(c.card))


@dataclass(frozen=True)
class plays_no_command:
    """The player plays an Action that is no Command; for a Command this card waits on, which is told."""

    by: str
    ruling: str

    @property
    def awaits(self) -> Text:
        return "Action card without the type Command", "Aktionskarte ohne den Typ Kommando"

    def __call__(self, c: Context) -> bool | Not:
        if not c.mine or not c.is_a(c.subject, "Action"):
            return False
        if not c.is_a(c.subject, "Command"):
            return True
        if c.subject == c.card:  # the very play that made it wait
            return False
        slug = c.kind(c.subject).slug
        return Not("waits on", self.by, slug, cites=(self.ruling,), card=slug)


def played_as(c: Context) -> str:
    """The Way as which the card was played that was played last, as far as the log tells; "" for none."""
    last = next((step for step in reversed(c.game.log or ()) if step.sentence == "as way" or step.kind == "play"), None)
    return str(last.words["card"]) if last is not None and last.sentence == "as way" else ""


def plays_this_turn(c: Context, *slugs: str, player: int | None = None) -> int:
    """How often the player has played such a card this turn; the play that is being carried out counts."""
    who = c.me if player is None else player
    return sum(1 for by, slug, _ in c.game.played if by == who and slug in slugs)


def typed_plays_this_turn(c: Context, player: int, type_: str) -> int:
    """How many cards of that type the player has played this turn."""
    kind = c.game.table.rules.kind
    return sum(1 for by, slug, _ in c.game.played if by == player and type_ in c.types(kind(slug)))

"""Why a card brings nothing here: told in the card's own words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.code import SILENT, Frame, Op, Step, when
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.rulebook.prevention import may_stay_after_all
from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.speech.wording import card_name, none_of
from rules.words.cases import nothing_fits
from rules.words.gain import PickPile
from rules.words.play import play_there
from rules.words.terms import CardTest, KindTest

Why = Text | Callable[[Context], Text]
NONE_FITS: Text = ("no card in the Supply fits", "Keine Karte im Vorrat passt")
MOST_REASONS = 3  # piles of which it is told why they do not fit
FACE_DOWN: Text = ("the Journey token lies face down now", "Der Reisemarker liegt jetzt verdeckt")


class Tell(Op):
    """Tells what does not happen to this player, and why: by that ruling, or by those of the line."""

    def __init__(self, sentence: str, why: Why, ruling: str = "", **words: Any) -> None:
        self.sentence = spelling.sentence(sentence)
        self.why = why
        self.ruling = ruling
        self.words = words

    def __call__(self, c: Frame) -> None:
        why = self.why(c) if callable(self.why) else self.why
        because = (self.ruling,) if self.ruling else ()
        c.say("not", c.who, self.sentence, self.cards(c), because=because, why=why, **self.words)

    def cards(self, c: Frame) -> tuple[int | str, ...]:
        return (c.code.source,)

    def says(self) -> Text:
        return SILENT


class picked_none(Tell):
    """Tells what does not happen because none of the seen cards could be picked under that name."""

    def __init__(self, name: str, sentence: str, why: Why) -> None:
        super().__init__(sentence, why)
        self.name = name

    def __call__(self, c: Frame) -> None:
        if c.many("seen") and not c.many(self.name):
            super().__call__(c)


NONE_FROM_3_TO_6: Text = ("no revealed card costs from 3 to 6", "Nichts Aufgedecktes kostet 3 bis 6")


class stays_on_deck(Tell):
    """Tells that the noted cards stay on top of the deck, if there are any."""

    def __init__(self, name: str, why: Why, ruling: str = "") -> None:
        super().__init__("stays on deck", why, ruling)
        self.name = name

    def __call__(self, c: Frame) -> None:
        if c.many(self.name):
            super().__call__(c)

    def cards(self, c: Frame) -> tuple[int | str, ...]:
        return c.many(self.name)


def brings_no(thing: str, why: Why, ruling: str = "") -> Step:
    """Tells what the card does not bring this player: a thing of `speech.wording.NONE`, a card, or a type."""
    return Tell("brings none", why, ruling, what=none_of(spelling.thing(thing)))


@dataclass(eq=False)
class applies(Op):
    """Tells why the card does something, where that depends."""

    why: Why

    def __call__(self, c: Frame) -> None:
        if c.game.log is not None:
            why = self.why(c) if callable(self.why) else self.why
            c.say("effect", c.who, "applies", (c.code.source,), why=why)

    def says(self) -> Text:
        return SILENT


def does_nothing(why: Why, ruling: str = "") -> Step:
    """Tells that the card does nothing at all."""
    return Tell("does nothing", why, ruling)


def brings_less(thing: str, why: Why, ruling: str = "") -> Step:
    """Tells what the card does not bring this player besides what it brought."""
    return Tell("brings less", why, ruling, what=none_of(spelling.thing(thing)))


def brings_other(thing: str, why: Why, ruling: str = "") -> Step:
    """Tells what the card does not bring this player, because it brings another thing."""
    return Tell("brings other", why, ruling, what=none_of(spelling.thing(thing)))


def not_trashed(why: Why, ruling: str = "") -> Step:
    """Tells that the card is not trashed."""
    return Tell("not trashed", why, ruling)


def not_exchanged(why: Why, ruling: str = "") -> Step:
    """Tells that the card is not exchanged."""
    return Tell("not exchanged", why, ruling)


def spares_the_others(why: Why, ruling: str = "") -> Step:
    """Tells that nothing happens to the other players."""
    return Tell("spares all", why, ruling)


def discards_nothing(why: Why, ruling: str = "") -> Step:
    """Tells that this player has nothing to discard."""
    return Tell("discards none", why, ruling)


def hands_out_no_curse(why: Why, ruling: str = "") -> Step:
    """Tells that nobody gains a Curse."""
    return Tell("no curse", why, ruling)


@dataclass(frozen=True)
class none_in_supply:
    """Why none of the Supply's Actions could be picked so, each with its reason."""

    pick: PickPile

    def __call__(self, c: Context) -> Text:
        assert isinstance(c, Frame)
        tops = (c.kind(top) if (top := c.game.top(pile)) else pile.kind for pile in c.game.table.supply)
        reasons = [(kind.slug, self.pick.why_not(c, kind)) for kind in tops if "Action" in c.types(kind)]
        told = [(slug, why) for slug, why in reasons if why is not None][:MOST_REASONS]
        en, de = ("; ".join(f"{card_name(slug, at)}: {why[at]}" for slug, why in told) for at in (EN, DE))
        return (f"{NONE_FITS[EN]} ({en})", f"{NONE_FITS[DE]} ({de})") if told else NONE_FITS


def play_from_supply(test: KindTest) -> Step:
    """Plays an Action of the Supply that fits, leaving it there; where none does, that is told."""
    pick = PickPile(test, prompt="play")
    return pick, when(nothing_fits, does_nothing(none_in_supply(pick))), play_there("pile")


def trashed_for_nothing(c: Context) -> bool:
    """A card was trashed that costs no coins."""
    return bool(c.many("trashed")) and not c.cost_of(c.one("trashed")).coins


def it_costs_nothing(c: Context) -> Text:
    """The Copper costs 0; the City Quarter costs no coins."""
    return _said_of(c, "trashed", ("costs 0", "kostet 0"), ("costs no coins", "kostet kein Geld"))


def what_it_costs(c: Context) -> Text:
    """What the seen card costs now."""
    en, de = cost_text(c.cost_of(c.one("seen")))
    return f"it costs {en}", f"Die Karte kostet {de}"


@dataclass(frozen=True)
class more_than:
    """What the seen card costs now, which is more than so much."""

    n: int

    def __call__(self, c: Context) -> Text:
        en, de = what_it_costs(c)
        return f"{en}, which is not {self.n} or less", f"{de}, das ist nicht höchstens {self.n}"


def _said_of(c: Context, name: str, plain: Text, otherwise: Text) -> Text:
    cost, slug = c.cost_of(c.one(name)), c.kind(c.one(name)).slug
    said = otherwise if cost.debt or cost.potion else plain
    return f"{the_card(slug, EN, THE)} {said[EN]}", f"{capital(the_card(slug, DE, THE))} {said[DE]}"


def plays_nothing(why: Why, ruling: str = "") -> Step:
    """Tells that the player does not play a card."""
    return Tell("none to play", why, ruling)


class nothing_to_play(Tell):
    """Tells that no card of this zone could be played, and why; where one could, the player left it."""

    def __init__(self, zone: int, fits: CardTest, why: Why, ruling: str) -> None:
        super().__init__("none to play", why, ruling)
        self.zone = zone
        self.fits = fits

    def __call__(self, c: Frame) -> None:
        if not any(self.fits(c, card) for card in c.zone(self.zone)):
            super().__call__(c)


class does_not_stay(Tell):
    """Tells that a Duration does not stay in play, once no other play of it can keep it there."""

    def __init__(self, why: Why) -> None:
        super().__init__("does not stay", why)

    def __call__(self, c: Frame) -> None:
        if not may_stay_after_all(c):
            super().__call__(c)

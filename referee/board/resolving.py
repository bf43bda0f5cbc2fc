"""What is resolving: from the turn down to the line that is being carried out now."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.pages.languages import language
from referee.board.table import whose_turn, zone_name
from rules import PLAY, Game, resolving
from rules.facts import facts
from rules.speech.wording import PHASES, card_name


@dataclass
class PrintedLine:
    n: int
    text: str
    now: bool


@dataclass
class Resolving:
    """One frame of the stack, as a player would name it."""

    name: str
    note: str = ""
    slug: str = ""
    line: int = 0
    lines: list[PrintedLine] = field(default_factory=list)
    depth: int = 1


def stack(game: Game, known: Catalogue) -> list[Resolving]:
    """From the turn down to the line that is being carried out now."""
    names = game.table.names
    found: list[Resolving] = []
    for depth, level in enumerate(resolving(game), 1):
        if not level.card:
            found.append(Resolving(whose_turn(names[level.player]), PHASES[game.phase][language()], depth=depth))
            continue
        if level.times > 1 and found and found[-1].slug:
            found[-1].note = _("play no. %(number)s") % {"number": level.times}
        note = _where(game, level.zone)
        if level.player != game.player:
            note = ", ".join(filter(None, [names[level.player], note]))
        found.append(Resolving(card_name(level.card, language()), note, level.card, level.line, depth=depth))
    if found and found[-1].slug and found[-1].line:
        found[-1].lines = _lines(game, found[-1], known)
    return found


def _where(game: Game, zone: int | None) -> str:
    """Where the card is, when it is not where a card that resolves is expected."""
    if zone == game.table.trash:
        return _("in the trash")
    which = game.which_zone(zone) if zone is not None else None
    return "" if which is None or which == PLAY else zone_name(which)


def _lines(game: Game, frame: Resolving, known: Catalogue) -> list[PrintedLine]:
    card = known.cards.get(frame.slug)
    if card is None:
        return []
    text = known.text(card, game.table.rules.edition(facts()[frame.slug].expansion))
    return [PrintedLine(n, words, n == frame.line) for n, words in enumerate(text.lines if text else [], 1)]

"""What is resolving: from the turn down to the line that is being carried out now."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from referee.board.drawn import whose_turn, zone_name
from referee.spoken import language
from rules import PLAY, Game
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
    last = len(game.stack) - 1
    for place, frame in enumerate(game.stack):
        if frame.code.name == "turn" and not frame.code.source:
            found.append(Resolving(whose_turn(names[frame.me]), PHASES[game.phase][language()]))
            continue
        if not frame.code.source:
            continue
        asking = place == last and game.pending is not None
        line = frame.code.lines[min(frame.pc, frame.code.length - 1)] if asking else frame.line
        slug = frame.code.source
        times = frame.notes.get("times", 1)
        if times > 1 and found and found[-1].slug:
            found[-1].note = _("play no. %(number)s") % {"number": times}
        note = _where(game, frame.card, frame.me) if frame.card else ""
        if frame.me != game.player:
            note = ", ".join(filter(None, [names[frame.me], note]))
        found.append(Resolving(card_name(slug, language()), note, slug, line))
    for depth, frame_ in enumerate(found, 1):
        frame_.depth = depth
    if found and found[-1].slug and found[-1].line:
        found[-1].lines = _lines(game, found[-1], known)
    return found


def _where(game: Game, card: int, player: int) -> str:
    """Where the card is, when it is not where a card that resolves is expected."""
    number = game.identity(card)
    for zone, cards in enumerate(game.zones):
        if any(game.identity(c) == number for c in cards):
            if zone == game.table.trash:
                return _("in the trash")
            which = game.which_zone(zone)
            return "" if which is None or which == PLAY else zone_name(which)
    return ""


def _lines(game: Game, frame: Resolving, known: Catalogue) -> list[PrintedLine]:
    card = known.cards.get(frame.slug)
    if card is None:
        return []
    text = known.text(card, game.table.rules.edition(facts()[frame.slug].expansion))
    return [PrintedLine(n, words, n == frame.line) for n, words in enumerate(text.lines if text else [], 1)]

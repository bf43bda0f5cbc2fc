"""What the picture of a dispute says where its address is shared: the verdict, its ruling, the cards and the table."""

from __future__ import annotations

from cards.catalogue import catalogue
from cards.models import Card, Entry
from cards.models import Situation as Told
from cards.pages.sources import place
from cards.pictures.preview_picture import PictureSeat, Preview, RuledPicture
from referee.board.table import DrawnSeat, lay
from referee.disputes.citations import labels
from referee.disputes.first_verdicts import Otherwise, as_ruled
from referee.disputes.ruling import ruling
from referee.models import SHORT, Dispute
from rules import Run
from rules.facts import facts
from rules.speech.verdict import SpokenVerdict

MOST_KINDS = 6  # cards of a zone that are named; more are counted


def preview(dispute: Dispute | None, run: Run, n: int, title: str, story: Told | None) -> Preview:
    found, otherwise = as_ruled(dispute, run, n, story) if dispute else (ruling(run, n, story), None)
    seats = sorted(lay(run.at(n)).seats, key=lambda seat: not seat.on)
    return Preview(
        asks=title,
        word=found.word if found else "",
        reason=found.text if found else "",
        ruled=today(otherwise) if otherwise else draw_ruling(found) if found else None,
        cards=deciding(run, n, found),
        seats=tuple(picture_seat(seat) for seat in seats),
        code=dispute.key[:SHORT] if dispute else "",
    )


def today(otherwise: Otherwise) -> RuledPicture:
    """In the place of the ruling: when it was ruled so, and what is said today."""
    return RuledPicture(*otherwise.lines, sign="")


def draw_ruling(found: SpokenVerdict) -> RuledPicture | None:
    slug = found.cites[0] if found.cites else ""
    entry = Entry.objects.select_related("card", "edition__expansion").filter(slug=slug).first()
    return RuledPicture(labels([slug])[slug], entry.text, place(entry)) if entry else None


def deciding(run: Run, n: int, found: SpokenVerdict | None) -> tuple[Card, ...]:
    """The two cards that it is about: what the rulings speak of, then what was played, then what the steps moved."""
    known = catalogue().cards
    cited = [cite.split(":")[1] for cite in (found.cites if found else ())]
    steps = run.steps[:n]
    played = [slug for step in steps if step.kind == "play" for slug in step.cards]
    rests_on = [slug for at in (found.steps if found else ()) for slug in run.steps[at - 1].cards]
    telling = [slug for slug in (*cited, *rests_on, *played) if slug in known]
    telling.sort(key=lambda slug: facts()[slug].kind == "basic")
    return tuple(known[slug] for slug in list(dict.fromkeys(telling))[:2])


def picture_seat(seat: DrawnSeat) -> PictureSeat:
    lies = []
    for zone in (*seat.drawn, *seat.told):
        if zone.n and zone.known:
            few = len(zone.cards) <= MOST_KINDS
            lies.append(f"{zone.name}: {zone.listed}" if few else f"{zone.name}: {zone.n}")
    return PictureSeat(seat.name, tuple(lies))

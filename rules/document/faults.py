"""Why a document describes a table that cannot be: what its game says of itself, and what only the document shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from rules.document.keys import EXTRA_TURNS, NO_EXTRA_TURN, START
from rules.document.layout import lay_out, waits
from rules.document.situation import Duration, Situation, named_cards
from rules.engine.account import ACCOUNT
from rules.engine.faults import Fault, faults, may_be
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.facts import facts, kinds_of_cards
from rules.speech.grammar import DE, EN, subject
from rules.words import Pick, Schedule

MOST_ON_IT = {"archive": 3, "cargo-ship": 1}  # cards that one play lays there, where no pick of the card says how many
ONLY = {  # what alone may lie on a card: no Duration of this type
    "crypt": ("Treasure", "a Treasure that is no Duration", "ein Geld, das keine Dauerkarte ist"),
    "royal-galley": ("Action", "an Action that is no Duration", "eine Aktion, die keine Dauerkarte ist"),
}
KEPT = "nocturne:boons:2"  # the ruling on Boons that say so
ARMY = "approaching-army"
VP_ON_PILES = {"aqueduct", "defiled-shrine"}  # Landmarks that lay them on other piles
ONE_CARD = ("gained", "found", "held", "this")  # notes that are one card


def faults_of(s: Situation) -> Iterator[Fault]:
    """All that is wrong or odd with the table that it describes."""
    account = ACCOUNT.set(None)  # looking whether it can be is part of reading it
    try:
        g = lay_out(s)
    finally:
        ACCOUNT.reset(account)
    yield from _extra_turn(s)
    yield from _traits(s, g)
    yield from _nobodys_choice(s)
    yield from _finished_at_once(s, g)
    yield from _vp_tokens(s)
    yield from _coin_tokens(s)
    if s.memory.effects is None:  # else the document says exactly what is still to come
        for name, seat in s.players.items():
            yield from _boons(g, seat.holds, f"players.{name}.holds")
            for duration in seat.durations:
                yield from _duration(s, g, duration, f"players.{name}.durations")
    yield from faults(g)


# --- Traits ----------------------------------------------------------------------------------------------------------


def _traits(s: Situation, g: Game) -> Iterator[Fault]:
    """One that lies on no pile says nothing about any card; nor is there an Army without its pile."""
    for kind in g.table.landscapes:
        if kind.fact.kind == "trait" and kind.slug not in s.picked:
            text = (
                f"{subject(kind.slug, EN)} lies on no pile, so it holds for no card: “chosen” says on which.",
                f"{subject(kind.slug, DE)} liegt an keinem Stapel und gilt für keine Karte: Der Stapel steht "
                "bei „chosen“.",
            )
            yield Fault(text, "chosen", odd=True)
    if s.foretold == ARMY and ARMY not in s.picked:
        text = (
            "Approaching Army adds a pile of Attacks to the Supply: “chosen” says which.",
            "Die Herannahende Armee bringt einen Stapel mit Angriffen in den Vorrat: Welcher, steht bei „chosen“.",
        )
        yield Fault(text, "chosen", odd=True)


def _nobodys_choice(s: Situation) -> Iterator[Fault]:
    """What a card's set-up chose, where nothing else names that card."""
    named = {slug for slug, _ in named_cards(replace(s, chosen={}))}
    for slug in s.chosen.keys() - named:
        fact = facts()[slug]
        if "supply" in kinds_of_cards()[fact.kind].flags:
            text = (
                f"Nothing else at this table names {fact.en}; its pile lies in the Supply now.",
                f"An diesem Tisch nennt sonst nichts die Karte {fact.de}; ihr Stapel liegt jetzt im Vorrat.",
            )
            yield Fault(text, f"chosen.{fact.en}", odd=True)


def _finished_at_once(s: Situation, g: Game) -> Iterator[Fault]:
    """Before anybody's second turn no Duration is finished: who lays one there may mean that it still works."""
    if s.turn.number > 1 or s.turn.extra or s.memory.effects is not None:
        return
    for name, seat in s.players.items():
        for slug in dict.fromkeys(seat.play):
            kind = g.table.rules.kind(slug)
            if "Duration" in kind.types and (kind.play is None or waits(kind.play)):
                text = (
                    f"{subject(kind.slug, EN)} is in “play”: nothing more comes of it. "
                    "If something should, it belongs in “durations”.",
                    f"{subject(kind.slug, DE)} steht unter „play“: Da kommt nichts mehr. "
                    "Soll noch etwas kommen, gehört die Karte zu „durations“.",
                )
                yield Fault(text, f"players.{name}.play", odd=True)


# --- VP tokens -------------------------------------------------------------------------------------------------------


def _vp_tokens(s: Situation) -> Iterator[Fault]:
    """They lie where a rule of this game puts them: on a Landmark, on a Gathering, on piles that a Landmark names."""
    for slug, tokens in s.landscape_tokens.items():
        if tokens.get("vp") and facts()[slug].kind != "landmark":
            yield _no_vp_there(slug, f"landscape tokens.{facts()[slug].en}")
    laid = {slug for slug, _ in named_cards(s)} & VP_ON_PILES
    for pile, tokens in s.pile_tokens.items():
        if tokens.get("vp") and not laid and "Gathering" not in facts()[pile].types:
            yield _no_vp_there(pile, f"pile tokens.{facts()[pile].en}")


def _coin_tokens(s: Situation) -> Iterator[Fault]:
    """A Trade Route has one laid on each Victory pile."""
    for pile, tokens in s.pile_tokens.items():
        fact = facts()[pile]
        if tokens.get("coins") and "Victory" not in fact.types:
            text = (
                f"A Trade Route lays a token on each Victory pile, and {fact.en} is none; it stays there.",
                f"Eine Handelsroute legt Marker auf die Punktestapel, und {fact.de} ist keiner; er bleibt dort.",
            )
            yield Fault(text, f"pile tokens.{fact.en}", odd=True)


def _no_vp_there(slug: str, place: str) -> Fault:
    fact = facts()[slug]
    text = (
        f"No rule of this game puts VP tokens on {fact.en}; they stay there.",
        f"Keine Regel dieses Spiels legt Siegpunktmarker auf {fact.de}; sie bleiben dort liegen.",
    )
    return Fault(text, place, odd=True)


# --- the turn --------------------------------------------------------------------------------------------------------


def _extra_turn(s: Situation) -> Iterator[Fault]:
    turn, seat = s.turn, s.players[s.turn.player]
    given = EXTRA_TURNS.get(turn.extra, NO_EXTRA_TURN)
    if given.last_round and turn.extra not in seat.holds:
        fact = facts()[turn.extra]
        yield Fault(
            (
                f"{subject(fact.slug, EN)} gives a turn to who has this Project: “holds: [{fact.en}]” of "
                f"{turn.player}.",
                f"{subject(fact.slug, DE)} gibt dem einen Zug, der dieses Projekt hat: „holds: [{fact.de}]“ bei "
                f"{turn.player}.",
            ),
            "turn.extra",
        )
    ally = s.ally or (s.stored.ally if s.stored else "")
    if turn.extra and facts()[turn.extra].kind == "ally" and ally not in ("", turn.extra):
        fact, other = facts()[turn.extra], facts()[ally]
        yield Fault(
            (
                f"{subject(fact.slug, EN)} gives no turn here: the Ally of this game is {other.en}.",
                f"{subject(fact.slug, DE)} bringt hier keinen Zug: Der Verbündete dieses Spiels ist {other.de}.",
            ),
            "turn.extra",
        )
    begun = turn.phase not in (START, "action") or set(seat.play) - {turn.extra} or turn.gained
    if given.hand and len(seat.hand) > given.hand and not begun:
        fact = facts()[turn.extra]
        yield Fault(
            (
                f"For the turn that {fact.en} gives, {given.hand} cards are drawn; here are {len(seat.hand)}.",
                f"Für den Zug durch {fact.de} werden {given.hand} Karten gezogen; hier sind es {len(seat.hand)}.",
            ),
            f"players.{turn.player}.hand",
            odd=True,
        )


# --- cards in play with something to come ----------------------------------------------------------------------------


def _duration(s: Situation, g: Game, duration: Duration, place: str) -> Iterator[Fault]:
    kind = g.table.rules.kind(duration.card)
    lasting = "Duration" in kind.types
    for card in (kind, *(() if lasting else map(g.table.rules.kind, _described(duration)))):
        if not _can_wait(s, card):
            yield Fault(
                (
                    f"{subject(card.slug, EN)} has nothing still to come: it is no Duration. It belongs in “play”.",
                    f"Bei {card.de} kommt nichts mehr: Das ist keine Dauerkarte. Die Karte gehört zu „play“.",
                ),
                place,
            )
    if not lasting or not duration.on_it:
        return
    yield from _unfit(g, duration, place)
    most = _most_on_it(kind)
    if most == 0:
        yield Fault(
            (f"Nothing lies on {kind.name}.", f"Auf {kind.de} liegt nichts."),
            place,
        )
    elif most is not None and len(duration.on_it) > most and not _plays_again(s, g):
        yield Fault(
            (
                f"On {kind.name} {'lies one card' if most == 1 else f'lie at most {most} cards'}, "
                f"not {len(duration.on_it)}.",
                f"Auf {kind.de} {'liegt eine Karte' if most == 1 else f'liegen höchstens {most} Karten'}, "
                f"nicht {len(duration.on_it)}.",
            ),
            place,
        )


def _unfit(g: Game, duration: Duration, place: str) -> Iterator[Fault]:
    """What the card on which it lies cannot have set aside."""
    wanted, en, de = ONLY.get(duration.card, ("", "", ""))
    for slug in dict.fromkeys(_described(duration)) if wanted else ():
        kind, by = g.table.rules.kind(slug), facts()[duration.card]
        if "Duration" in kind.types or not may_be(g, wanted, kind):
            text = (
                f"{subject(kind.slug, EN)} cannot lie on {by.en}: what it sets aside is {en}.",
                f"{subject(kind.slug, DE)} kann nicht auf {by.de} liegen: Zur Seite kommt dort nur {de}.",
            )
            yield Fault(text, place)


def _boons(g: Game, held: tuple[str, ...], place: str) -> Iterator[Fault]:
    """Most Boons are discarded once they were received; a few lie before their player until Clean-up."""
    for slug in held:
        kind = g.table.rules.kind(slug)
        if kind.fact.kind == "boon" and not any(KEPT in cited for code in kind.codes() for cited in code.cites):
            text = (
                f"{subject(kind.slug, EN)} is not kept: it is discarded once it was received. Here it stays, "
                "and gives nothing.",
                f"{subject(kind.slug, DE)} bleibt nicht liegen, sondern wird nach dem Empfangen abgelegt. "
                "Hier bleibt die Gabe liegen und bringt nichts.",
            )
            yield Fault(text, place, odd=True)


def _described(duration: Duration) -> tuple[str, ...]:
    return tuple(slug for slug in duration.on_it if slug != "?")


def _can_wait(s: Situation, kind: Kind) -> bool:
    """Something of it may be still to come, or of a card that it played."""
    if not {"Duration", "Command"}.isdisjoint(kind.types) or kind.play is None or waits(kind.play):
        return True
    if any(op.plays() for code in kind.codes() for op in code.ops):  # a Royal Carriage does so when it is called
        return True
    apart = s.picked.get("way-of-the-mouse", "")
    if "Action" in kind.types and apart and "Duration" in facts()[apart].types:
        return True  # played as the Mouse
    # an Estate may play a Duration that was inherited, or a Throne Room, and that one a Duration
    return kind.slug == "estate" and any(seat.mats.get("inheritance") for seat in s.players.values())


@cache
def _most_on_it(kind: Kind) -> int | None:
    """How many cards one play lays there; None: as many as it finds."""
    ops = [op for code in kind.codes() for op in code.ops]
    carried = {name for op in ops if isinstance(op, Schedule) for name in op.carry}
    if not carried:
        return 0
    if kind.slug in MOST_ON_IT:
        return MOST_ON_IT[kind.slug]
    if carried <= set(ONE_CARD):
        return 1
    picked = [op.n for op in ops if isinstance(op, Pick) and op.name in carried]
    counted = [n for n in picked if isinstance(n, int)]
    return max(counted) if counted and len(counted) == len(picked) else None


def _plays_again(s: Situation, g: Game) -> bool:
    """Something of this game plays a card several times: what each play laid there lies there together."""
    kinds = {g.table.rules.kind(slug) for slug, _ in named_cards(s)}
    ops = [op for kind in kinds for code in kind.codes() for op in code.ops]
    return any(op.plays() or getattr(op, "again", False) for op in ops)

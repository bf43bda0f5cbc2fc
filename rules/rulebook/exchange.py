"""Cards that go back to their pile, alone or for another one. Neither gains nor trashes anything."""

from __future__ import annotations

from rules.engine.game import Game
from rules.engine.zones import DISCARD, NUMBER, ZONES
from rules.rulebook.prevention import NOT_EXCHANGED, NOT_RETURNED, as_if_gained, tell_lost, tell_what_would_have
from rules.rulebook.windows import tell_emptied
from rules.speech.grammar import DE, THE, capital, the_card


def return_card(g: Game, player: int, card: int, zone: int) -> int:
    """The card goes back onto its pile; gives the new reference, 0 when it is not there or has no pile."""
    pile = g.table.pile_of.get(g.kind(card).slug)
    new = g.move(card, zone, pile.zone) if pile is not None else 0
    if new:
        g.say("put", player, "return", (new,))
    elif pile is None and card in g.zones[zone]:
        _tell_no_pile(g, player, card)
    else:
        tell_lost(g, player, card, done=NOT_RETURNED)
    return new


def _tell_no_pile(g: Game, player: int, card: int) -> None:
    g.say("not", player, "no pile", (card,), why=(" to go back to", ""))


def exchange(g: Game, player: int, card: int, zone: int | None, slug: str) -> int:
    """The card goes back to its pile for the top one of another, to the discard pile; 0 when that is not possible.

    Nothing moves when either could not: the card is gone, it has no pile, or the other pile is empty.
    """
    own = g.kinds[card & NUMBER].slug
    home = g.table.pile_of.get(own)
    others = g.pile_cards(slug)
    if zone is None or card not in g.zones[zone]:
        tell_lost(g, player, card, done=NOT_EXCHANGED)
        return 0
    if home is None:
        g.say("not", player, "no pile to exchange", (card,))
        return 0
    if not others:
        g.say("not", player, "no exchange", (own,), card=slug)
        return 0
    g.move(card, zone, home.zone)
    new = g.move(others[0], g.table.piles[slug].zone, player * ZONES + DISCARD)
    g.say("exchange", player, "exchange", (new,), card=own)
    if g.log is not None:
        why = (
            "it was exchanged for, not gained",
            f"{capital(the_card(slug, DE, THE))} wurde eingetauscht, nicht genommen",
        )
        tell_what_would_have(g, as_if_gained(g, player, new), why, "nothing for")
    tell_emptied(g, player, g.table.piles[slug].zone)
    return new

"""The players' own tokens on piles: what playing a card from there first gives. They are named after their Events."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.code import Code, Frame, Op
from rules.engine.context import Context, Notes
from rules.engine.game import Game
from rules.engine.table import Pile
from rules.rulebook.plus import add
from rules.speech.grammar import DE, EN
from rules.speech.wording import card_name


@dataclass(eq=False)
class _Gives(Op):
    amounts: dict[str, int]

    def __call__(self, c: Frame) -> None:
        add(c, c.me, **self.amounts)


def _is_no_action(c: Context) -> bool:
    """It comes from an Action pile all the same."""
    return not c.is_a(c.card, "Action")


def _token(event: str, *cites: str, **amounts: int) -> Code:
    cited = (*cites, "adventures:tokens:1", "adventures:tokens:2")
    code = Code(f"{event} token", _Gives(amounts), source=event, cites=cited)
    code.cases = ({"allies:placeholders:4": _is_no_action},)
    return code


GIVES = {
    "lost-arts": _token("lost-arts", actions=1),
    "seaway": _token("seaway", buys=1),
    "training": _token("training", "adventures:training:2", "adventures:training:3", coins=1),
    "pathfinding": _token("pathfinding", "adventures:pathfinding:1", cards=1),
}


def own(event: str, player: int) -> str:
    """What the token of that Event is called on a pile, when it is this player's."""
    return f"{event} {player}"


def lies_on(g: Game, event: str, player: int, pile: Pile | None) -> bool:
    return pile is not None and (pile.slug, own(event, player)) in g.pile_tokens


def put_token(g: Game, player: int, event: str, pile: str) -> None:
    """Each player has one of each: it moves there from wherever it lay."""
    token = own(event, player)
    for key in [key for key in g.pile_tokens if key[1] == token]:
        del g.pile_tokens[key]
    g.pile_tokens[pile, token] = 1


def give_what_tokens_give(g: Game, player: int, card: int) -> None:
    """Whoever plays a card first gets what their tokens on its pile give, before anything else happens."""
    pile = g.table.pile_of.get(g.kind(card).slug)
    for event, code in reversed(GIVES.items()):  # the one started last is done first
        if lies_on(g, event, player, pile):
            notes: Notes = {"label": event}
            if pile is not None and pile.mixed:
                pile_name = card_name(pile.slug, EN), card_name(pile.slug, DE)
                where = f"its token lies on the {pile_name[EN]} pile", f"Marker auf dem Stapel {pile_name[DE]}"
                if "Action" not in g.types(g.kind(card)):
                    where = (
                        f"{where[EN]}; that counts although the card is no Action",
                        f"{where[DE]}; das zählt, obwohl die Karte keine Aktion ist",
                    )
                notes["which"] = (where,)
            g.start(code, player, card, notes)

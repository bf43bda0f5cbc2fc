"""The one place through which every plus passes: +Cards, +Actions, +Buys, +Coins, and tokens onto a mat.

What a card says that it gives may be changed on the way: by a card (`plus=` of `card`), and by the token that takes a
coin away. Where nothing at the table can do that, `table.plain` says so and nothing is asked.
"""

from __future__ import annotations

from typing import Any

from rules.engine.code import Frame
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import Altered, Given
from rules.rulebook.draw import draw
from rules.rulebook.minus import take_off
from rules.rulebook.prevention import tell_no_use
from rules.speech.grammar import DE, EN, listed
from rules.speech.wording import amount

GAVE_COINS = "gave coins"  # a play notes that the card's own text did, where anything at the table wants to know
KEPT_WHEN_POSSESSED = ("favors", "coffers", "villagers", "vp")
KEPT: Text = (": tokens stay with the player whose turn it is", ": Marker behält, wer am Zug ist")
FOR_THE_TURN = ("actions", "buys", "coins")  # these only matter to the player whose turn it is


def give(c: Context, player: int, amounts: dict[str, int]) -> dict[str, int]:
    """The player gets that, as far as nothing changes it; gives what they really get. "cards" are still to be drawn."""
    g = c.game
    if not g.table.plain:
        amounts = _changed(c, player, amounts)
        if amounts.get("coins", 0) > 0 and g.stack[-1] is c and player == c.me:
            g.tell(GAVE_COINS, True)
    for unit, n in amounts.items():
        if not n or unit == "cards":
            continue
        if unit not in FOR_THE_TURN:
            g.add_token(player, unit, n)
        elif player == g.player:
            setattr(g, unit, getattr(g, unit) + n)
    return amounts


def pass_on_what_it_gave(c: Context) -> None:
    """From instructions that a card's play has others follow, to that play: did they give coins?"""
    if GAVE_COINS in c.notes:
        c.game.tell(GAVE_COINS, True)


def tell_debt_of_possession(g: Game, player: int, debt: int) -> None:
    """Who decides in a possessed turn has taken the player's debt (`Game.add_token`)."""
    if debt and g.by >= 0 and player == g.player:
        because = ("alchemy:possession:7",)
        g.say("effect", g.by, "plus", because=because, through=("possession", g.by), n={"debt": debt})


def add(c: Frame, player: int, **amounts: int) -> None:
    """Gives the player that, and says so."""
    add_from(c, player, amounts)


def add_from(c: Frame, player: int, amounts: dict[str, int], **words: Any) -> None:
    """The same; `caused` says where it comes from."""
    got = give(c, player, amounts)
    if c.game.log is not None:
        _tell_other_units(c, player, amounts, got)
        told = {unit: n for unit, n in got.items() if n and unit != "cards"}
        possessed = c.game.by >= 0 and player == c.game.player
        if possessed:
            tell_debt_of_possession(c.game, player, told.pop("debt", 0))
        if player != c.game.player:
            lost = {unit: told.pop(unit) for unit in FOR_THE_TURN if unit in told}
            if lost:
                tell_no_use(c.game, player, c.cites, lost)
        if told:
            because = () if c.game.table.plain else _altered_by(c, player, amounts)
            if "favors" in told and not because:
                because = (*c.cites, "allies:favors:2")
            if possessed and not told.keys().isdisjoint(KEPT_WHEN_POSSESSED):
                because = ("alchemy:possession:7", *(because or c.cites))
                words.setdefault("caused", KEPT)
            c.game.say("effect", player, "plus", because=because, n=told, **words)
    cards = got.get("cards", 0)
    if cards or "cards" in amounts:
        draw(c, player, cards)


def _tell_other_units(c: Frame, player: int, amounts: dict[str, int], got: dict[str, int]) -> None:
    if got is not amounts and got.keys() != amounts.keys():
        because = _altered_by(c, player, amounts)
        c.game.say("effect", player, "becomes", because=because, n=_apart(amounts, got), what=_apart(got, amounts))


def _apart(amounts: dict[str, int], others: dict[str, int]) -> Text:
    en, de = (
        listed([amount(unit, n, at, "+") for unit, n in amounts.items() if n and unit not in others], at)
        for at in (EN, DE)
    )
    return en, de


def _altered_by(c: Context, player: int, amounts: dict[str, int]) -> tuple[str, ...]:
    """The rulings of what makes another thing of this plus."""
    plus = [Given(player, unit, n) for unit, n in amounts.items()]
    for change in c.game.table.plus:
        if isinstance(change, Altered) and any(change(c, given) != given for given in plus):
            return change.cites
    return ()


def _changed(c: Context, player: int, amounts: dict[str, int]) -> dict[str, int]:
    """What the player really gets: a unit may turn into another one, and a number may be smaller."""
    g = c.game
    got: dict[str, int] = {}
    for unit, n in amounts.items():
        given = Given(player, unit, n)
        if n > 0:
            for change in g.table.plus:
                given = change(c, given)
        got[given.unit] = got.get(given.unit, 0) + given.n
    if got.get("coins", 0) > 0 and take_off(g, player, "minus-coin"):
        got["coins"] -= 1
    return got

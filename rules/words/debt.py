"""Debt that is paid off in the middle of something: coins may be spent on it at any point of one's own turn."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.code import Frame, Step, Test, when
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.rulebook.plus import add_from
from rules.speech.grammar import DE, EN
from rules.speech.wording import card_name
from rules.words.choosing import HowMany, YesNo
from rules.words.fits import noted
from rules.words.tokens import on_its_pile

_OFF = "pay"


def _payable(c: Context) -> int:
    g = c.game
    return min(g.coins, g.token(c.me, "debt")) if c.me == g.player else 0


def _all_of_it(c: Context) -> bool:
    """Only without any debt is something else possible."""
    return 0 < c.game.token(c.me, "debt") == _payable(c)


def _pay(c: Context, n: int, because: tuple[str, ...] = ()) -> None:
    if n:
        c.game.coins -= n
        c.game.add_token(c.me, "debt", -n)
        c.say("effect", c.me, "pay off", because=because, paid={"debt": n})


def _pay_so_much(c: Context) -> None:
    _pay(c, c.notes[_OFF])


@dataclass(frozen=True)
class _PayAll:
    because: str

    def __call__(self, c: Context) -> None:
        _pay(c, _payable(c), (self.because,))


def pay_debt() -> tuple[Step, ...]:
    """As much of the debt as you like, at once."""
    prompt = ("How much debt do you pay off?", "Wie viele Schulden zahlst du?")
    return HowMany(_OFF, 0, _payable, prompt=prompt), _pay_so_much


class _PayFirst(YesNo):
    aside = True

    def question(self, c: Frame) -> Decision:
        decision, n = super().question(c), _payable(c)
        decision.prompt = f"Do you pay off your {n} debt first?", f"Zahlst du erst deine Schulden ab ({n})?"
        return decision


def may_pay_all_debt(test: Test, because: str) -> Step:
    """You may pay off all your debt first, if the coins are enough and the test holds."""
    ask = _PayFirst(("Do you pay off your debt first?", "Zahlst du erst deine Schulden ab?"), "pays")
    return when(_all_of_it, when(test, ask, when(noted("pays"), _PayAll(because))))


def while_resolving_another(c: Context) -> bool:
    """Another card's text is under way: since it began there was no move between two cards."""
    return any(frame.code.source for frame in c.game.stack[:-1])


def take_debt_of_pile(c: Frame) -> bool:
    """The player takes the debt that lies on the pile of the gained card, if there is any."""
    (pile, what), tokens = on_its_pile(c, "debt"), c.game.pile_tokens
    lying = tokens.pop((pile, what), 0)
    if lying:
        name = card_name(pile, EN), card_name(pile, DE)
        caused = f", which lay on the {name[EN]} pile", f", die auf dem Stapel {name[DE]} lagen"
        add_from(c, c.me, {"debt": lying}, caused=caused)
    return bool(lying)

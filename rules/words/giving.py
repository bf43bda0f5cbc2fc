"""+Cards, +Actions, +Buys, +Coins, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import ACTIONS, BUYS, DRAWS, SILENT, Frame, Op, Step
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.facts import sun_tokens
from rules.rulebook.draw import draw
from rules.rulebook.plus import add, give
from rules.rulebook.short_cuts import plus_at_once
from rules.rulebook.windows import window
from rules.speech.grammar import DE, EN
from rules.speech.wording import UNITS, amount
from rules.words.terms import SEVERAL, Count, Counted, number, printed, reckon, usual


class Plus(Op):
    """+Actions, +Buys, +coins, and tokens."""

    simple = True

    def __init__(self, actions: int = 0, buys: int = 0, coins: int = 0, **tokens: int) -> None:
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.tokens = {spelling.unit(unit): n for unit, n in tokens.items()}
        self.just_coins = None if self.actions or self.buys or self.tokens else self.coins
        self.plain = not tokens

    def __call__(self, c: Frame) -> None:
        if self.tokens or not plus_at_once(c.game, c.who, self.actions, self.buys, self.coins):
            add(c, c.who, actions=self.actions, buys=self.buys, coins=self.coins, **self.tokens)

    def traits(self) -> Mapping[str, int]:
        return {ACTIONS: self.actions, BUYS: self.buys}

    def gives(self) -> Mapping[str, int]:
        return {"actions": self.actions, "buys": self.buys, "coins": self.coins, **self.tokens}

    def says(self) -> Text:
        return _amounts({"actions": self.actions, "buys": self.buys, "coins": self.coins, **self.tokens})


def _amounts(amounts: dict[str, int]) -> Text:
    given = [(unit, n) for unit, n in amounts.items() if n]
    en = ", ".join(amount(unit, n, EN, "+") for unit, n in given)
    return en, ", ".join(amount(unit, n, DE, "+") for unit, n in given)


def _so_many(unit: str, n: Count) -> Text | None:
    """+2 Cards; +1 Card for each Coin it costs."""
    if isinstance(n, int):
        return _amounts({unit: n})
    if not isinstance(n, Counted):
        return None
    en, de = _amounts({unit: 1})
    each_en, each_de = n.per()
    return f"{en} {each_en}", f"{de} {each_de}"


NOTHING_WAS: dict[str, Text] = {  # why a card that counts them finds none
    "discarded": (": no card was discarded", ": Es wurde keine Karte abgelegt"),
    "trashed": (": no card was trashed", ": Es wurde keine Karte entsorgt"),
    "paid": (": there was no Coin to pay", ": Es war kein Geld zu zahlen"),
}


@dataclass(eq=False)
class Draw(Op):
    """+n Cards; without `plus` the card says "draw" instead, which is no plus."""

    n: Count
    plus: bool = True
    none: Text | None = None  # why it counted none, where the notes do not tell

    def __post_init__(self) -> None:
        self.plain = isinstance(self.n, int)
        self.draws = self.n if isinstance(self.n, int) else 0

    def __call__(self, c: Frame) -> None:
        n = reckon(self.n, c)
        if n <= 0 and not isinstance(self.n, int) and c.card:  # it counted, and found nothing
            because = (why for name, why in NOTHING_WAS.items() if c.notes.get(name) in ((), 0))
            why = self.none or next(because, ("", ""))
            c.say("not", c.who, "no cards", (c.card,), why=why)
        elif self.plus and not c.game.table.plain:
            add(c, c.who, cards=n)
        else:
            draw(c, c.who, n)

    def traits(self) -> Mapping[str, int]:
        return {DRAWS: usual(self.n)}

    def gives(self) -> Mapping[str, int]:
        return {"cards": printed(self.n)}

    def says(self) -> Text | None:
        return _so_many("cards", self.n)


@dataclass(eq=False)
class draw_up_to(Op):
    """Draw until there are n cards in hand."""

    n: int

    def __call__(self, c: Frame) -> None:
        if len(c.hand) >= self.n:
            c.say("not", c.who, "hand full", (c.code.source,), n=len(c.hand))
        else:
            draw(c, c.who, self.n - len(c.hand), until=True, hand=self.n)

    def traits(self) -> Mapping[str, int]:
        return {DRAWS: SEVERAL}

    def says(self) -> Text:
        return f"draw until there are {self.n} cards in hand", f"auf {self.n} Handkarten ziehen"


@dataclass(eq=False)
class next_hand(Op):
    """So many cards more are drawn for the next hand."""

    n: int

    def __call__(self, c: Frame) -> None:
        c.game.hand_size += self.n
        c.say("effect", c.me, "next hand", (c.code.source,), n={"cards": self.n})

    def traits(self) -> Mapping[str, int]:
        return {DRAWS: self.n}


class _DrawNext(Op):
    """One more on the way to so many cards in hand."""

    def __call__(self, c: Frame) -> None:
        draw(c, c.who, 1, until=True)

    def traits(self) -> Mapping[str, int]:
        return {DRAWS: SEVERAL}


draw_next = _DrawNext()


def plus(cards: Count = 0, actions: int = 0, buys: int = 0, coins: int = 0, **tokens: int) -> Step:
    """+Cards, then the rest. plus(favors=1), plus(vp=2) put tokens on the mat."""
    steps: list[Op] = []
    if cards:
        steps.append(Draw(cards))
    if actions or buys or coins or tokens:
        steps.append(Plus(actions, buys, coins, **tokens))
    return tuple(steps)


@dataclass(eq=False)
class plus_actions(Op):
    n: Count

    def __call__(self, c: Frame) -> None:
        add(c, c.who, actions=reckon(self.n, c))

    def traits(self) -> Mapping[str, int]:
        return {ACTIONS: usual(self.n)}

    def gives(self) -> Mapping[str, int]:
        return {"actions": printed(self.n)}

    def says(self) -> Text | None:
        return _so_many("actions", self.n)


@dataclass(eq=False)
class plus_buys(Op):
    n: Count

    def __call__(self, c: Frame) -> None:
        add(c, c.who, buys=reckon(self.n, c))

    def traits(self) -> Mapping[str, int]:
        return {BUYS: 1}

    def says(self) -> Text | None:
        return _so_many("buys", self.n)


@dataclass(eq=False)
class plus_coins(Op):
    """+coins, as many as the card counts: at least 1 is printed."""

    n: Count
    coins = 1
    counted = True

    def __call__(self, c: Frame) -> None:
        add(c, c.who, coins=reckon(self.n, c))

    def gives(self) -> Mapping[str, int]:
        return {"coins": printed(self.n)}

    def says(self) -> Text | None:
        return _so_many("coins", self.n)


@dataclass(eq=False)
class minus_coins(Op):
    """Loses that many coins, never below none."""

    n: Count

    def __call__(self, c: Frame) -> None:
        if c.who == c.game.player:
            wanted = number(self.n, c)
            lost = min(wanted, c.game.coins)
            give(c, c.who, {"coins": -lost})
            if lost:
                c.say("effect", c.who, "minus" if lost == wanted else "minus at most", lost={"coins": lost})


@dataclass(eq=False)
class plus_tokens(Op):
    """So many tokens onto the mat, as many as the card counts."""

    what: str
    n: Count

    def __post_init__(self) -> None:
        spelling.unit(self.what)

    def __call__(self, c: Frame) -> None:
        add(c, c.who, **{self.what: reckon(self.n, c)})

    def says(self) -> Text | None:
        return _so_many(self.what, self.n)


def plus_sun(c: Frame) -> None:
    """+1 Sun: a token less on the Prophecy; with the last one it holds, at once and for the rest of the game."""
    g = c.game
    beside = g.beside
    if not beside.prophecy:
        c.say("not", c.who, "no prophecy", (c.card,), because=("rising-sun:omens:7",))
    elif not beside.sun:
        c.say("not", c.who, "no sun", (beside.prophecy,), because=("rising-sun:omens:4",))
    else:
        first = beside.sun == sun_tokens(g.table.players)
        g.beside = beside = beside.but(sun=beside.sun - 1)
        because = (*c.cites, "rising-sun:omens:5") if first else ()  # how many lay there shows in how many are left
        laid = sun_tokens(g.table.players)
        n: Text | int = (f"{beside.sun} of {laid}", f"{beside.sun} von {laid}") if first else beside.sun
        c.say("token", c.who, "sun", (beside.prophecy,), because=because, n=n)
        if not beside.sun:
            c.say("effect", c.who, "fulfilled", (beside.prophecy,), because=("rising-sun:omens:2",))
            window(g, "prophecy", c.who)


@dataclass(frozen=True)
class tokens_held(Counted):
    """How many such tokens the player has."""

    what: str

    def __post_init__(self) -> None:
        spelling.unit(self.what)

    def __call__(self, c: Context) -> int:
        return c.game.token(c.me, self.what)

    def per(self) -> Text:
        en, de = UNITS[self.what][0]
        return f"for each {en}", f"je {de}"


SPENT = {"favors": "spend favors", "sinister-plot": "removes tokens"}  # how that is told; else as money is spent


@dataclass(eq=False)
class spend(Op):
    """Takes that many tokens off the mat; `alone` without what they otherwise bring."""

    n: Count
    what: str = "favors"
    alone: bool = False

    def __post_init__(self) -> None:
        spelling.unit(self.what)

    def __call__(self, c: Frame) -> None:
        paid = number(self.n, c)
        if paid:
            c.game.add_token(c.who, self.what, -paid)
            favors = self.what == "favors"
            because = (*c.cites, "allies:favors:3") if favors else ()
            sentence = "spend alone" if self.alone else SPENT.get(self.what, "spend")
            c.say("effect", c.who, sentence, because=because, paid={self.what: paid})

    def says(self) -> Text:
        return SILENT

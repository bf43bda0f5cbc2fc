"""Choosing: one of several alternatives, yes or no, a number, a name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.engine import spelling
from rules.engine.code import SILENT, Ask, Block, Branch, Frame, Placed, Step, Test, flat, said
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.kinds import UNPLAYABLE_KINDS, Kind
from rules.speech.grammar import DE, EN
from rules.speech.prompts import so_many_of
from rules.speech.wording import card_name
from rules.words.fits import noted
from rules.words.later import next_turn
from rules.words.terms import Count, Prompt, asked, number, question


class Option:
    """One of several alternatives on a card: its slug, what it does, and how that is said.

    The words say it themselves from their fields. `says` is for the few whose words are the card's own, or several that
    the card means as one thing ("new hands of four"); "{me}" and "{who}" are players, "{seen}" is what was noted so.
    """

    def __init__(self, slug: str, *steps: Step, says: Text | None = None) -> None:
        self.slug = slug
        self.steps = steps
        text = says or said(steps)
        if not text or text == SILENT:
            raise ValueError(f"the option {slug!r} needs `says`: its words cannot tell what it does")
        self.en, self.de = text

    def text(self, c: Context) -> Text:
        """As it is asked and told: {me} is who plays the card, {who} the player whom the line addresses."""
        if "{" not in self.en + self.de:
            return self.en, self.de
        names = {"me": c.game.table.names[c.me], "who": c.game.table.names[c.who]}
        them = {name: "them" if len(c.many(name)) > 1 else "it" for name in c.notes}
        return self.en.format(**{**them, **names}), self.de.format(**names)


class _Choose(Ask):
    def __init__(
        self,
        options: tuple[Option, ...],
        n: Count,
        name: str,
        may: bool,
        prompt: Prompt,
        by: str,
        widens: bool,
        in_order: bool,
    ) -> None:
        self.options = options
        self.n = n
        self.name = name
        self.may = may
        self.prompt = spelling.prompt(prompt)
        self.by = spelling.decides(by)
        self.widens = widens
        self.in_order = in_order

    def question(self, c: Frame) -> Decision:
        slugs = [option.slug for option in self.options]
        n = number(self.n, c)
        who = asked(self.by, c)
        most = n + (1 if self.widens and c.notes.get("elder") and who == c.me else 0)
        return Decision(
            who,
            "choose-option",
            c.game.source(),
            so_many_of(question(self.prompt), n, min(most, len(slugs))),
            slugs,
            slugs,
            0 if self.may else n,
            most,
            distinct=True,
            texts=[option.text(c) for option in self.options],
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value
        if value and c.game.log is not None:
            chosen = [option for option in self.options if option.slug in value]
            words = tuple("; ".join(option.text(c)[language] for option in chosen) for language in (0, 1))
            more = len(value) > number(self.n, c)
            if self.in_order and len(chosen) > 1:
                words = (f"{words[0]} (in the order printed)", f"{words[1]} (in der gedruckten Reihenfolge)")
            because = ("allies:elder:2", *c.cites) if more else ()
            c.say("choose", asked(self.by, c), "choose", because=because, n=words)


@dataclass(frozen=True)
class _chosen:
    name: str
    slug: str

    def __call__(self, c: Context) -> bool:
        return self.slug in c.notes[self.name]


class choose(Block):
    """Choose n of these (different ones), then do what was chosen, in printed order.

    An Elder adds one, but not where the card does not say "choose" (`widens=False`): allies:elder:7. `in_order`: that
    they come in printed order is told.
    """

    def __init__(
        self,
        *options: Option,
        n: Count = 1,
        name: str = "chosen",
        may: bool = False,
        prompt: Prompt = "choose",
        by: str = "who",
        widens: bool = True,
        in_order: bool = False,
    ) -> None:
        self.options = options
        self.ask = _Choose(options, n, name, may, prompt, by, widens, in_order)
        self.name = name

    def emit(self, out: list[Placed]) -> None:
        out.append(Placed(self.ask))
        for option in self.options:
            body = flat(option.steps)
            out.append(Placed(Branch(_chosen(self.name, option.slug), len(body))))
            out.extend(body)


@dataclass(frozen=True)
class offers_a_choice:
    """The noted card lets its player choose among instructions, so that an Elder adds one."""

    name: str

    def __call__(self, c: Context) -> bool:
        code = c.game.instructions(c.known(c.one(self.name)))
        return code is not None and any(isinstance(op, _Choose) and op.widens for op in code.ops)


@dataclass(frozen=True)
class lets_choose:
    """The noted card says at once which cards or piles its player chooses."""

    name: str

    def __call__(self, c: Context) -> bool:
        code = c.game.instructions(c.known(c.one(self.name)))
        return code is not None and any(isinstance(op, Ask) and not isinstance(op, YesNo) for op in code.ops)


class YesNo(Ask):
    """A "may" about one given thing; the notes get True or False. Not asked when `test` does not hold."""

    def __init__(self, prompt: Prompt, name: str = "yes", test: Test | None = None, by: str = "who") -> None:
        self.prompt = spelling.prompt(prompt)
        self.name = name
        self.test = test
        self.by = spelling.decides(by)

    def question(self, c: Frame) -> Decision:
        able = self.test is None or self.test(c)
        items = [True, False] if able else [False]
        labels = ["yes", "no"] if able else ["no"]
        return Decision(asked(self.by, c), "yes-no", c.game.source(), question(self.prompt), items, labels)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0]


class may(Block):
    """You may: asks yes or no, then does the steps."""

    def __init__(
        self, prompt: Prompt, *steps: Step, test: Test | None = None, by: str = "who", name: str = "yes"
    ) -> None:
        self.ask = YesNo(prompt, name, test, by)
        self.steps = steps

    def emit(self, out: list[Placed]) -> None:
        body = flat(self.steps)
        out.append(Placed(self.ask))
        out.append(Placed(Branch(noted(self.ask.name), len(body))))
        out.extend(body)


class AskUse(Ask):
    """Asks with more than yes and no whether the card is used."""

    def __init__(self) -> None:
        self.uses = True


class told_below(Block):
    """Where the question that these steps begin with is answered with no, what follows on the card tells it."""

    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    def emit(self, out: list[Placed]) -> None:
        body = flat(self.steps)
        next(placed.op for placed in body if isinstance(placed.op, Ask)).offers = False
        out.extend(body)


class HowMany(Ask):
    """A number between two bounds; the notes get it."""

    def __init__(self, name: str, least: Count, most: Count, prompt: Prompt = "how many", by: str = "who") -> None:
        self.name = name
        self.least = least
        self.most = most
        self.prompt = spelling.prompt(prompt)
        self.by = spelling.decides(by)

    def question(self, c: Frame) -> Decision:
        numbers = list(range(number(self.least, c), number(self.most, c) + 1))
        labels = [str(n) for n in numbers]
        return Decision(asked(self.by, c), "number", c.game.source(), question(self.prompt), numbers, labels)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0] if value else 0


class NameCard(Ask):
    """Names a card; the notes get its slug."""

    def __init__(self, name: str = "named", by: str = "who") -> None:
        self.name = name
        self.by = spelling.decides(by)

    def question(self, c: Frame) -> Decision:
        slugs = sorted({kind.slug for kind in c.game.table.kinds if kind.fact.kind not in UNPLAYABLE_KINDS})
        return Decision(asked(self.by, c), "name-card", c.game.source(), question("name"), slugs, [])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0]
        c.say("choose", asked(self.by, c), "name", value)


def keep_named(c: Frame, name: str = "named") -> None:
    """What was named for this card holds for the rest of the turn."""
    g = c.game
    g.so_far = replace(g.so_far, named=tuple(sorted({*g.so_far.named, (c.code.source, c.notes[name])})))


@dataclass(frozen=True)
class named_this_turn:
    """What the pile offers was named for that card in this turn."""

    slug: str

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Context, kind: Kind) -> bool:
        return (self.slug, kind.slug) in c.game.so_far.named


@dataclass(frozen=True)
class named_right:
    """The noted card is the one that was named."""

    seen: str = "seen"
    name: str = "named"

    def __call__(self, c: Context) -> bool:
        return bool(c.one(self.seen)) and c.kind(c.one(self.seen)).slug == c.notes[self.name]


def not_named(c: Context) -> Text:
    """Why the revealed card stays where it is: Silver was named."""
    slug = c.notes["named"]
    return f"{card_name(slug, EN)} was named", f"Genannt war {card_name(slug, DE)}"


def now_or_next_turn(*steps: Step) -> Step:
    """This now, or at the start of your next turn: then the card stays in play. An Elder adds nothing to it."""
    return choose(
        Option("now", *steps),
        Option("next-turn", next_turn(*steps)),
        prompt=("Now or at the start of your next turn?", "Jetzt oder am Anfang deines nächsten Zuges?"),
        widens=False,
    )

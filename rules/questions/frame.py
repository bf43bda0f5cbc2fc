"""A deed as it is told, with its cards; and how it is read from a part of a sentence, one step after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rules.facts import facts
from rules.questions.names import NamedCard
from rules.questions.persons import acts_in, governing, owner_of, people_in, victim_in
from rules.questions.question import BASIC, Question, Spot
from rules.questions.scene import ME
from rules.questions.segments import ONTO, SMALL, first_word, person_at, spots_in
from rules.questions.words import WordToken, any_of
from rules.speech.grammar import noun

RELATIVE = any_of("der, die, das, den, dem, which")
# The card behind them does it, or is that with which it is done.
WITH = any_of("with, using, via, by, from, off, through, to, mit, durch, per, vom, von, beim, bei, wegen, aus, uber")
# Before an Attack: somebody else plays it.
AGAINST = any_of("gegen, against, vs, unter, under, trotz, despite")
# What stands for the card that was named last.
PRONOUNS = any_of("""
    er, it, that, them, those, this, one, ihn, sie, es, den, die, das, diese, dieses, diesen, damit, dafur
""")
# What a card does to others' cards, and what makes somebody do it.
SUFFERED = any_of("trash, discard, reveal, affect, topdeck, set-aside, gain, give")
MAKES = any_of("makes, made, forces, forced, lets, has, had, lasst, zwingt, liess")
DONE_WITH = any_of("gain, choose, trash, discard, upgrade, topdeck, to-hand, reveal, play, set-aside, exile")
CURSED = any_of("cursed, verflucht")
OBJECTS = any_of("it, them, ihn, sie, es")
BEFORE_A_NAME = any_of("more, weitere, different, other, verschiedene, copies, of, kopien, exemplare, stuck")
SECOND = any_of("second, zweite, zweiten, zweites, zweiter")
A = any_of("a, an, ein, eine, einen")
TURN = any_of("turn, turns, zug, zuges, zugs, runde")

Cards = tuple[tuple[str, int], ...]  # and how many of each


@dataclass(frozen=True)
class AskedFrame:
    deed: str  # "": cards are named and nothing else
    who: str  # who does it, or to whom it happens; "" where nobody is named
    cards: Cards  # with which cards
    by: str = ""  # the card that does it, or with which it is done
    upon: str = ""  # the card on which it is used
    against: str = ""  # the Attack that somebody else plays
    owner: str = ""  # whose card `by` or the first of the cards is
    victim: str = ""  # against whom it is
    asked: bool = False
    modal: str = ""  # can, must
    numbers: tuple[int, ...] = ()  # that belong to no card
    spots: tuple[Spot, ...] = ()
    meant: bool = False  # the cards stand there as "it" only
    joined: bool = False  # with "and" to what stands before it
    since: bool = False  # said behind what comes of it: I play a Pirate when I gain a Gold
    part: int = 0  # where the part of the sentence begins that has this deed, and perhaps others
    whose_turn: bool = False  # it is said on whose turn
    with_it: str = ""  # its only card is that with which it is done
    all_of_them: bool = False  # both are asked about
    gone: bool = False  # is it gone: a yes only where it is trashed
    listed: bool = False  # the first two cards stand side by side: a Village and a Copper

    def has(self, *wanted: str) -> bool:
        return any(spot.meaning in wanted for spot in self.spots)

    @property
    def slugs(self) -> tuple[str, ...]:
        return tuple(slug for slug, _ in self.cards)


@dataclass(frozen=True)
class SentencePart:
    """A part of a sentence with at most one deed, and what was told right before it."""

    q: Question
    start: int
    end: int
    deed: Spot | None
    before: AskedFrame | None

    @cached_property
    def named(self) -> list[NamedCard]:
        return [named for named in self.q.cards if self.start <= named.at < self.end]

    @cached_property
    def in_its_turn(self) -> bool:
        """In the Outpost turn: no card that anything is done with."""
        return len(self.named) > 1 and _its_turn(self.q, self.named[-1])

    @cached_property
    def cards(self) -> list[NamedCard]:
        return self.named[:-1] if self.in_its_turn else self.named

    @cached_property
    def spots(self) -> list[Spot]:
        spots = spots_in(self.q, self.start, self.end)
        return [*spots, Spot("extra-turn", self.named[-1].at, 1, "")] if self.in_its_turn else spots

    @property
    def tokens(self) -> list[WordToken]:
        return self.q.tokens[self.start : self.end]

    @property
    def single(self) -> bool:
        return len(self.cards) == 1

    @property
    def silent(self) -> bool:
        """No card, no deed, nothing that asks."""
        asks = any(spot.meaning in ("can", "how-many", "must") for spot in self.spots)
        return not self.cards and self.deed is None and not asks

    def does(self, *deeds: str) -> bool:
        return self.deed is not None and self.deed.meaning in deeds

    def governed(self, words: frozenset[str]) -> list[str]:
        """The cards behind one of these words."""
        return [named.slug for named in self.cards if governing(self.q, named.at, self.start) in words]

    @cached_property
    def made_of(self) -> str:
        """Ich mache aus einem Anwesen ein Silber."""
        found = self.governed(frozenset(("aus",))) if self.deed is None and len(self.cards) > 1 else []
        return found[0] if found else ""

    @cached_property
    def against(self) -> str:
        return next((slug for slug in self.governed(AGAINST) if "Attack" in facts()[slug].types), "")

    @cached_property
    def verbal(self) -> str:
        return "" if self.deed is not None else _verbal(self.q, self.cards) or _fetched(self)


@dataclass
class Draft:
    """What is known of a deed so far: every step adds to it, or puts it right."""

    part: SentencePart
    deed: str = ""
    who: str = ""
    things: Cards = ()
    by: str = ""
    agent: str = ""  # the card that does it
    onto: str = ""
    owner: str = ""
    victim: str = ""
    modal: str = ""
    meant: bool = False
    alone: str = ""
    used: str = ""  # that with which it is done, named before
    owners: list[tuple[str, str]] = field(default_factory=list)


def read_frame(part: SentencePart) -> AskedFrame | None:
    if part.silent:
        return None
    draft = Draft(part)
    for step in STEPS:
        step(draft)
    q, cards = part.q, part.cards
    only_this = part.single and draft.things == ((cards[0].slug, _copies(q, cards[0].at)),)
    counted = {named.at - back for named in cards for back in (1, 2)}
    return AskedFrame(
        draft.deed,
        draft.who,
        draft.things,
        draft.used or ("" if only_this else draft.by),
        draft.onto,
        part.against if len(cards) > 1 else "",
        draft.owner,
        draft.victim,
        modal=draft.modal,
        numbers=tuple(n for n, at in q.numbers if part.start <= at < part.end and at not in counted),
        spots=tuple(_one_more(q, spot) for spot in part.spots if _one_more(q, spot) is not spot or not _which(q, spot)),
        meant=draft.meant,
        joined=first_word(q, part.start) in ("and", "und", "then", "dann"),
        with_it=draft.alone,
        listed=len(cards) > 1 and _side_by_side(q, cards[0].end, cards[1].at),
        whose_turn=any(token.word in TURN for token in part.tokens),
    )


# Which card does it, and to whom.


def _doer(draft: Draft) -> None:
    """With a Chapel, by a Witch; Vassal flips over my Tunnel."""
    part, q = draft.part, draft.part.q
    tools = [slug for slug in part.governed(WITH) if facts()[slug].kind != BASIC and slug != part.made_of]
    tool = part.cards[0].slug if part.verbal else tools[0] if tools else ""
    draft.onto = next(iter(part.governed(ONTO)), "") if len(part.cards) > 1 else ""
    draft.who = acts_in(q, part.start, part.end, part.deed)
    if not tool and _acts(draft) and governing(q, part.cards[0].at, part.start) not in WITH | ONTO:
        draft.agent = part.cards[0].slug
    draft.by = tool or draft.agent
    gives = part.does("give") and len(part.cards) > 1 and facts()[part.cards[0].slug].kind != BASIC
    if gives and not draft.by:
        draft.by = part.cards[0].slug  # bringt mir der Tunnel ein Gold


def _acts(draft: Draft) -> bool:
    """The first card does it to the others, and nobody else does."""
    part, q, deed = draft.part, draft.part.q, draft.part.deed
    if deed is None or not part.cards:
        return False
    between = part.cards[0].at < deed.at < part.cards[-1].at and not part.does("buy", "have", "in-play")
    suffers = not part.does("gain") and _first_of(q, part.cards[0].at, part.start, part.end)
    return (between or _has_done(q, part.cards, deed)) and (not draft.who or suffers)  # Jester makes me discard a Curse


def _sides(draft: Draft) -> None:
    """Whose card it is, and against whom: the Swindler trashes my Copper."""
    part, q = draft.part, draft.part.q
    owners = [(named.slug, owner_of(q, named.at, named.end)) for named in part.cards]
    doing = draft.by or next((slug for slug, _ in owners if facts()[slug].kind != BASIC), "")
    draft.owner = next((whose for slug, whose in owners if whose and (slug == doing or not doing)), "")
    draft.victim = victim_in(q, part.start, part.end)
    if doing and "Attack" in facts()[doing].types:
        hit = next((whose for slug, whose in owners if slug != doing and whose), "")
        draft.victim = draft.victim or hit


def _player(draft: Draft) -> None:
    """Der Thronsaal wird gespielt; a Golem plays two Actions."""
    part, q, deed = draft.part, draft.part.q, draft.part.deed
    if draft.by or draft.who or not part.single or deed is None or not part.does("play"):
        return
    card = part.cards[0]
    others = any(spot.meaning == "unit-cards" and spot.at > card.at for spot in part.spots)
    kinds = any(part.start <= at < part.end for _, at in q.types)
    if card.at < deed.at and (others or kinds):
        draft.by = draft.agent = card.slug


def _things(draft: Draft) -> None:
    part, q = draft.part, draft.part.q
    draft.things = tuple(
        (named.slug, _copies(q, named.at))
        for named in part.cards
        if named.slug not in (draft.by, draft.onto, part.against) or (part.single and not draft.agent)
    )
    draft.alone = draft.by if part.single and not draft.agent else ""
    draft.modal = next((spot.meaning for spot in part.spots if spot.meaning in ("must", "can")), "")


# What stands for a card that was named before.


def _antecedents(draft: Draft) -> None:
    """Draw a card for it; play something twice with it."""
    part, before = draft.part, draft.part.before
    if part.cards or before is None or not _means_it(part):
        return
    draft.meant = True
    tool = before.slugs[-1] if before.cards else ""
    if tool and facts()[tool].kind != BASIC and _with_it(part):
        draft.by, draft.meant = tool, False
    else:
        draft.things = _him(part) or _antecedent(before)


def _means_it(part: SentencePart) -> bool:
    q = part.q
    before_it = max((named.at for named in q.cards if named.at < part.start), default=0)
    it = any(_stands_for(q, token) for token in part.tokens) or is_relative(q, before_it, part.start)
    which = part.deed is not None and q.tokens[part.start].word == "which" and not q.language
    counted = part.does("draw", "discard") and any(spot.meaning in ("unit-cards", "in-hand") for spot in part.spots)
    return (it or which) and not counted


def _tool_before(draft: Draft) -> None:
    """I play a Workshop, and gain a Silver with it."""
    part, before = draft.part, draft.part.before
    if part.cards and not draft.by and part.does(*DONE_WITH) and before is not None and before.deed in ("play", ""):
        draft.used = _used(before, [named.slug for named in part.cards]) if _tool_of(part) else ""


def _thing_before(draft: Draft) -> None:
    """Trash it with a Chapel; a Curse that I trash with a Trader; I use it on a Caravan."""
    part, q, before = draft.part, draft.part.q, draft.part.before
    named_before = before is not None and draft.alone not in before.slugs
    if draft.alone and part.deed and before and named_before and _spoken_of(part):
        draft.things, draft.by, draft.alone = _antecedent(before), draft.alone, ""
    relative = first_word(q, part.start) in (*RELATIVE, "that")
    card = next((named for named in q.cards if named.end == part.start and relative), None)
    if draft.alone and card is not None:
        draft.things, draft.by, draft.alone = ((card.slug, _copies(q, card.at)),), draft.alone, ""
    used_on = part.single and governing(q, part.cards[0].at, part.start) in ONTO
    meant = used_on and any(token.word in PRONOUNS for token in q.tokens[part.start : part.cards[0].at])
    if meant and before and before.cards:
        draft.things, draft.onto = before.cards[-1:], part.cards[0].slug


# What is done, in the words of whom it is asked.


def _verb(draft: Draft) -> None:
    part = draft.part
    draft.deed = "reveal" if part.does("look") else part.deed.meaning if part.deed else part.verbal
    if part.made_of and len(draft.things) == 2:
        draft.deed, draft.things = "upgrade", tuple(sorted(draft.things, key=lambda each: each[0] != part.made_of))


def _handed(draft: Draft) -> None:
    """Hand me a Curse; what a Witch gives me I gain; gibt es ein Gold."""
    deed = draft.part.deed
    if deed is None:
        return
    if draft.deed == "give" and deed.raw.lower().endswith(" me"):
        draft.victim = draft.victim or ME
    if draft.deed == "to-hand" and deed.raw.lower().endswith("hand") and _gets_me(draft.part):
        draft.deed = "give"
    if draft.deed == "give" and draft.victim and draft.things:
        draft.deed, draft.who = "gain", draft.victim
    if draft.deed == "give" and draft.things and not (draft.by or draft.meant) and _behind(draft.part) == "es":
        draft.deed, draft.who = "gain", draft.who or ME


def _gained(draft: Draft) -> None:
    """I get cursed; I pick a Duchy with it; I gain it to my hand; would a Workshop get me a Market."""
    part = draft.part
    if draft.deed == "gain" and not draft.things and any(token.word in CURSED for token in part.tokens):
        draft.things, draft.meant = (("curse", 1),), False
    if draft.deed == "choose" and draft.used:
        draft.deed = "gain"
    if draft.deed == "gain" and any(spot.meaning == "to-hand" and spot != part.deed for spot in part.spots):
        draft.deed = "to-hand"
    kind = draft.agent and "Attack" not in facts()[draft.agent].types
    if draft.deed == "gain" and kind and draft.victim == ME and not draft.modal and _gets_me(part):
        draft.modal = "can"


def _mine(draft: Draft) -> None:
    """Und nehme mir eine Karawane; bei mir liegt ein Leuchtturm."""
    if draft.deed in ("gain", "buy", "draw") and draft.victim and not draft.who:
        draft.who = draft.victim
    nobody = not (draft.who or draft.owner)
    if draft.deed in ("in-play", "stay") and draft.victim and nobody and _before_them(draft.part):
        draft.owner, draft.victim = draft.victim, ""


STEPS: tuple[Callable[[Draft], None], ...] = (
    _doer,
    _sides,
    _player,
    _things,
    _antecedents,
    _tool_before,
    _thing_before,
    _verb,
    _handed,
    _gained,
    _mine,
)


def is_relative(q: Question, start: int, end: int) -> bool:
    """The Gold I bought: somebody does something right behind a card."""
    return any(person_at(q, named.end) for named in q.cards if start <= named.at < end)


def _its_turn(q: Question, named: NamedCard) -> bool:
    turn = named.end < len(q.tokens) and q.tokens[named.end].word in ("turn", "zug")
    return turn and any(
        "extra turn" in line[0].lower() or "another turn" in line[0].lower() for line in facts()[named.slug].lines
    )


def _verbal(q: Question, cards: Sequence[NamedCard]) -> str:
    """I chapel a Fortress, to salvage a Duchy: a card for what it does to another, which stands right behind it."""
    if len(cards) != 2 or q.language or not cards[0].at:
        return ""
    doing = person_at(q, cards[0].at - 1) is not None or q.tokens[cards[0].at - 1].word == "to"
    between = [
        token.word for token in q.tokens[cards[0].end : cards[1].at] if token.word not in ("away", "down", "last")
    ]
    if not doing or any(word not in SMALL for word in between) or facts()[cards[0].slug].kind == BASIC:
        return ""
    lines = [line[0].lower() for line in facts()[cards[0].slug].lines]
    trashes = any("trash" in line and "from your hand" in line for line in lines)
    gains = any(line.startswith("gain a card") for line in lines)
    return "trash" if trashes and not gains else "gain" if gains and not trashes else ""


def _fetched(part: SentencePart) -> str:
    """Workshop for a Silver: what it was used to gain."""
    q, cards = part.q, part.cards
    if len(cards) != 2 or governing(q, cards[1].at, part.start) not in ("for", "fur"):
        return ""
    lines = [line[0].lower() for line in facts()[cards[0].slug].lines]
    return "gain" if facts()[cards[0].slug].kind != BASIC and any(line.startswith("gain a") for line in lines) else ""


def _has_done(q: Question, cards: Sequence[NamedCard], deed: Spot) -> bool:
    """Der Trickser hat mein Kupfer entsorgt, wenn der Vasall ein Dorf spielt: the verb stands behind both cards."""
    if len(cards) < 2 or deed.at < cards[-1].at or deed.meaning not in SUFFERED | {"play"}:
        return False
    has = (
        q.tokens[cards[0].end].word in ("has", "had") and deed.meaning == "set-aside"
    )  # Blockade has a Silver set aside
    return (q.language == 1 or has) and not _side_by_side(q, cards[0].end, cards[1].at)


def _first_of(q: Question, at: int, start: int, end: int) -> bool:
    """The card stands before whoever is spoken of, as what makes them do it."""
    makes = any(token.word in MAKES and token.at > at for token in q.tokens[start:end])
    return makes and all(at < spot.at for spot in people_in(q, start, end))


def _side_by_side(q: Question, one: int, two: int) -> bool:
    between = {token.word or token.raw for token in q.tokens[one:two]}
    return bool(between & {"and", "und", "sowie", ",", "+"}) and between <= SMALL | {"and", "und", "sowie", ",", "+"}


def _copies(q: Question, at: int) -> int:
    """Two Hoards, 2 more Hoards, two copies of Hoard, zwei Exemplare Hort."""
    for place in range(at - 1, max(at - 5, -1), -1):
        value = next((n for n, counted in q.numbers if counted == place), 0)
        if value:
            return value if value < 10 else 1
        if q.tokens[place].word not in BEFORE_A_NAME:
            break
    return 1


def _stands_for(q: Question, token: WordToken) -> bool:
    """It, den; not in front of what it belongs to: die 2 Karten, the one Action."""
    counted = {at for _, at in q.numbers} | {spot.at for spot in q.spots if spot.meaning.startswith("unit-")}
    return token.word in PRONOUNS and token.at + 1 not in counted


def _him(part: SentencePart) -> Cards:
    """Grand Market, and a Copper in hand: may I buy "ihn". A Copper would be "es"."""
    q = part.q
    if not q.language or not any(token.word == "ihn" for token in part.tokens):
        return ()
    named = [named for named in q.cards if named.at < part.start]
    fitting = [each for each in named if noun(each.slug).gender == "m"]
    other = bool(named) and noun(named[-1].slug).gender in ("f", "n")
    return ((fitting[-1].slug, 1),) if other and fitting else ()


def _antecedent(before: AskedFrame) -> Cards:
    """What "it" stands for: not the Workshop with which a card was gained, and the Tunnel that brings a Gold."""
    if before.with_it:
        return ()
    return ((before.by, 1),) if before.by and before.has("give") else before.cards[-1:]


def _with_it(part: SentencePart) -> bool:
    """Damit, with it: no other word stands for the card."""
    words = [token.word for token in part.tokens]
    with_it = {n for n, word in enumerate(words) if word == "damit" or (n and word == "it" and words[n - 1] == "with")}
    return bool(with_it) and not any(word in PRONOUNS for n, word in enumerate(words) if n not in with_it)


def _tool_of(part: SentencePart) -> bool:
    """Damit, with it, beside a card that is named; not "damit ich", which says what for."""
    q = part.q
    for token in part.tokens:
        if token.word == "damit" and not person_at(q, token.at + 1):
            return True
        if token.word == "with" and [each.word for each in q.tokens[token.at + 1 : token.at + 2]] == ["it"]:
            return True
    return False


def _used(before: AskedFrame, others: Sequence[str]) -> str:
    """The card that was played last, if it is no other than those that are named now."""
    used = before.upon or (before.slugs[-1] if before.cards else "")
    return used if used and facts()[used].kind != BASIC and used not in others else ""


def _spoken_of(part: SentencePart) -> bool:
    """It stands for a card that was named before; no article of the card that is named here."""
    q, end, at = part.q, part.end, part.cards[0].at
    for token in part.tokens:
        follows = q.tokens[token.at + 1].word if token.at + 1 < end else ""
        article = token.at < at and all(each.word in SMALL for each in q.tokens[token.at + 1 : at])
        if token.word in ("that", "one") and follows in WITH and not article:
            return True  # pick that with Smugglers, get one with it
        if token.word in OBJECTS and not article and follows not in ("card", "cards", "karte", "karten"):
            return True
    return False


def _behind(part: SentencePart) -> str:
    return first_word(part.q, part.deed.at + part.deed.length) if part.deed else ""


def _gets_me(part: SentencePart) -> bool:
    """Would a Workshop get me a Market: whether it can."""
    return part.deed is not None and _behind(part) in ("me", "us", "you")


def _before_them(part: SentencePart) -> bool:
    """Where it lies, not whom it is against."""
    q, start, end = part.q, part.start, part.end
    people = people_in(q, start, end)
    places = {spot.at - 1 for spot in people}
    sides = [q.tokens[spot.at + spot.length].word for spot in people if spot.at + spot.length < end]
    return bool({"side", "seite"} & set(sides)) or any(
        q.tokens[at].word in ("bei", "beim", "vor") for at in places if at >= start
    )


def _one_more(q: Question, spot: Spot) -> Spot:
    """A second Treasure Map, where one was spoken of before."""
    if spot.meaning != "nth" or q.tokens[spot.at].word not in SECOND:
        return spot
    card = next((named.slug for named in q.cards if named.at == spot.at + 1), "")
    before = any(named.slug == card for named in q.cards if named.at < spot.at)
    return replace(spot, meaning="another") if before else spot


def _which(q: Question, spot: Spot) -> bool:
    """The third Village, the cheaper card: it only says which card is meant."""
    if spot.meaning == "nth":
        another = spot.at and q.tokens[spot.at - 1].word in A  # a second Curse
        return any(named.at == spot.at + 1 and not (another and facts()[named.slug].kind == BASIC) for named in q.cards)
    behind = next((each for each in q.spots if each.at == spot.at + spot.length), None)
    return spot.meaning == "cheaper" and behind is not None and behind.meaning == "unit-cards"

"""Cards that are played one after the other, some of them by a Throne Room: how much all of it brings.

Read without its grammar: which cards are named, in which order, what plays what. Each word must be one of those by
which that is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.facts import facts, plain
from rules.questions import casting
from rules.questions.adding import STATE
from rules.questions.amounts import UNITS
from rules.questions.frame import WITH
from rules.questions.names import NamedCard
from rules.questions.probes import often, player_of_cards, plays, plays_it
from rules.questions.purchases import bought
from rules.questions.question import BASIC, SILENT, Question, Spot
from rules.questions.scene import DRAWN_ACTIONS, ME, Played, Scene, name, play
from rules.questions.segments import question_from
from rules.questions.staging import lasting
from rules.questions.verdict import Finding, Verdict, agreed, counted, happened, pluses, ruled, through
from rules.questions.words import FIRST, any_of

TOLD = SILENT | any_of("""
    play, in-play, stay, this-turn, earlier, nth, twice, thrice, both, choose, end, once, another, only, draw, each
""")
ASKED = SILENT | any_of("""
    how-many, what, unit-cards, unit-coins, unit-actions, unit-buys, unit-points, token, draw, gain, worth,
    can, play, twice, thrice, each,
    this-turn, another, left-over, keep, happen, both, in-play, count, how, deck, only, once, earlier
""")
MOST_PLAYED, MOST_COPIES = 9, 6
PLENTY = 30  # cards that can be drawn
LAST = any_of("last, finally, letzte, letzter, letztes, letzten, zuletzt, end, ende, schluss")
WHOLE = any_of("altogether, total, overall, insgesamt, all, together, zusammen, gesamt, ganz, combined")
EXTRA = any_of("bonus, extra, additional, zusatzlich, zusatzliche, zusatzlichen, extramunzen")
TIMES = {"twice": 2, "thrice": 3}
SEVERAL = ("festival", "market", "laboratory", "bazaar", "village")  # that a Throne Room may play
CHOSEN = any_of("different, verschiedene, verschiedenen, unterschiedliche, other, andere, anderen, weitere")
OF_THEM = any_of("davon, them, those")


@dataclass(frozen=True)
class TalliedTurn:
    """What is played: by hand first, then a Throne Room on what it plays, then the Treasures."""

    before: tuple[str, ...] = ()
    thrones: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()

    @property
    def fits(self) -> bool:
        """A Throne Room plays one card, and one on another one two; what it cannot play is not played for sure."""
        alike = all(plays_it(self.thrones[-1], slug) for slug in self.doubled) if self.thrones else not self.doubled
        played = len(self.before) + len(self.treasures) + len(self.doubled)
        enough = len(self.doubled) <= self.room or len({*self.doubled}) == 1
        return len(self.thrones) <= 2 and enough and alike and 0 < played <= MOST_PLAYED

    @property
    def room(self) -> int:
        """How many cards are played by it."""
        return often(self.thrones[0]) if len(self.thrones) == 2 else len(self.thrones)

    @property
    def scene(self) -> Scene:
        first = (*self.before, *self.thrones[:1], *self.treasures)
        return Scene(
            script=((*(f"play {name(slug)}" for slug in first), *(f"buy {name(slug)}" for slug in self.bought)),),
            supply=tuple(dict.fromkeys(self.bought)),
            coins=sum(facts()[slug].cost.coins for slug in self.bought),
            buys=max(1, len(self.bought)),
            hands={ME: (*self.before, *self.thrones, *self.doubled, *self.treasures)},
            want=tuple(dict.fromkeys((*self.thrones[1:], *self.doubled))),
            use=self.thrones,
            avoid=tuple(slug for slug in DRAWN_ACTIONS if slug not in (*self.before, *self.doubled)),
            phase="action" if self.before or self.thrones else "buy",
            bare={ME: True},
            top={ME: ("copper",) * PLENTY},
            in_order=True,
        )


def tallied(q: Question) -> Verdict | None:
    """How many cards, Coins, Actions come of all that was played."""
    if q.strange or not q.has("how-many", "what", "how") or not q.cards:
        return None
    asked_from = question_from(q)
    if not any(named.at < asked_from for named in q.cards):
        asked_from = len(q.tokens)
    things = bought(q, asked_from)
    if things is None or any(map(_trashes, q.slugs)):
        return None
    rest = things.without(q)
    turn = _turn(rest, asked_from) if all(map(plays, rest.slugs)) and _understood(rest, asked_from) else None
    subject = tuple(dict.fromkeys(named.slug for named in q.cards if named.at >= asked_from))
    if turn is None:
        return None
    turn = replace(turn, bought=things.cards)
    found = _decided(q, turn, subject, asked_from)
    other = _decided(q, replace(turn, bought=things.other().cards), subject, asked_from) if things.whichever else found
    return found if found is None or (other is not None and other.value == found.value) else None


def _decided(q: Question, turn: TalliedTurn, subject: tuple[str, ...], asked_from: int) -> Verdict | None:
    if len(subject) > 1 and {*subject} == {*turn.doubled, *turn.before}:
        subject = ()
    chosen = _so_many_chosen(q, turn, subject, asked_from)
    if chosen is not None:
        return chosen
    if len(subject) > 1 or not turn.fits or q.has("can") or _held_back(q, turn):
        return None
    later = any(lasting(slug) for slug in (*turn.before, *turn.doubled, *turn.treasures))
    if later != _both_turns(q):
        return None  # now, or later as well
    runs = _runs(turn, replace(turn.scene, editions=casting.editions(q), turns=3 if later else 1))
    found = agreed(runs, lambda run: _added(q, turn, subject, asked_from, run))
    if found is None:
        return None
    n = int(found[0].value)
    return ruled(q, found[1], found[0], counted(n) if n < 13 else (f"{n}.", f"{n}."), kind="story")


def _runs(turn: TalliedTurn, scene: Scene) -> list[Played]:
    """With one Action, or with as many as it takes."""
    for actions in (1, max(1, len(turn.before) + bool(turn.thrones))):
        runs = play(replace(scene, actions=actions))
        if runs and not any(run.stopped or not _as_told(turn, run) or _left_open(run) for run in runs):
            return runs
    return []


def _left_open(run: Played) -> bool:
    """How many cards a card takes is up to its player."""
    return any(offer.open and offer.kind == "choose-card" for offer in run.offers)


def _trashes(slug: str) -> bool:
    """From the hand: how many, and which, this does not read."""
    lines = [line[0].lower() for line in facts()[slug].lines]
    return any(line.startswith(("trash", "you may trash")) and "from your hand" in line for line in lines)


def _both_turns(q: Question) -> bool:
    """In both turns together."""
    turns = {token.at for token in q.tokens if token.word in ("turns", "zuge", "zugen", "runden")}
    return any(spot.meaning == "both" and {spot.at, spot.at + 1, spot.at + 2} & turns for spot in q.spots)


def _held_back(q: Question, turn: TalliedTurn) -> bool:
    """Poor House and six Coppers in hand: nobody says that they are played."""
    places = [spot.at for spot in q.spots if spot.meaning == "in-hand"]
    nearest = {
        max((named for named in q.cards if named.at < at), key=lambda each: each.at, default=None) for at in places
    }
    return any(named is not None and named.slug in (*turn.treasures, *turn.before) for named in nearest)


def _understood(q: Question, asked_from: int) -> bool:
    known = ASKED if any(named.at >= asked_from for named in q.cards) or asked_from < len(q.tokens) else ASKED | TOLD
    silent = {*EXTRA, *WHOLE, *CHOSEN, *LAST}
    for spot in q.spots:
        words = known if spot.at >= asked_from else TOLD if asked_from < len(q.tokens) else ASKED | TOLD
        if spot.meaning not in words and plain(spot.raw) not in silent:
            return False
        if spot.meaning == "nth" and plain(spot.raw) not in LAST | FIRST and not _one_more(q, spot):
            return False
    people = any(
        spot.meaning == "other" and plain(spot.raw) not in CHOSEN | OF_THEM | {"they", "sie"} for spot in q.spots
    )
    of_cards = {named.at - 1 for named in q.cards}
    counts = all(
        at in of_cards or at in _of_the_last(q) or (_of_both(q, at + 1) and len(q.slugs) == 2) for _, at in q.numbers
    )
    last = {at for _, at in q.types if at and q.tokens[at - 1].word in LAST}
    return not people and counts and all(kind == "Action" or at in last for kind, at in q.types)


def _one_more(q: Question, spot: Spot) -> bool:
    """A second Throne Room."""
    named = next((each for each in q.cards if each.at == spot.at + spot.length), None)
    second = q.tokens[spot.at].word in ("second", "zweite", "zweiten", "zweiter", "zweites")
    return second and named is not None and player_of_cards(named.slug)


def _of_the_last(q: Question) -> dict[int, NamedCard]:
    """Two Smithies, of which nobody says the name again: I hold two, both get played."""
    found: dict[int, NamedCard] = {}
    for _, at in q.numbers:
        before = [named for named in q.cards if named.end <= at]
        bare = not any(spot.at == at + 1 and spot.meaning.startswith("unit-") for spot in q.spots)
        if before and bare and not any(named.at == at + 1 for named in q.cards) and at not in {p for _, p in q.types}:
            found[at] = before[-1]
    return found


def _copies(q: Question, named: NamedCard) -> int:
    said = [n for n, at in q.numbers if at == named.at - 1]
    said += [n for n, at in q.numbers if _of_the_last(q).get(at) == named]
    both = any(spot.meaning == "both" and spot.at + spot.length == named.at for spot in q.spots)
    return min(max([*said, 2 if both else 1]), MOST_COPIES)


def _turn(q: Question, asked_from: int) -> TalliedTurn | None:
    """The cards in their order; None where it is not clear what plays what, or which of them comes last."""
    cards = [named for named in q.cards if named.at < asked_from]
    thrones = [named for named in cards if player_of_cards(named.slug)]
    before: list[str] = []
    doubled: list[str] = []
    treasures: list[str] = []
    last: list[str] = []
    many: dict[str, int] = {}
    for named in cards:
        n, slug = _copies(q, named), named.slug
        if slug in many and named not in thrones and not _one_more_of_it(q, named):  # the same card, spoken of again
            if n > 1 and n != many[slug]:
                return None
            continue
        many[slug] = n + many.get(slug, 0)
        money = "Treasure" in facts()[slug].types and "Action" not in facts()[slug].types
        if named in thrones:
            continue
        if facts()[slug].kind == BASIC and not money:
            return None
        if money and not any(plays_it(throne.slug, slug) for throne in thrones):
            (last if _comes_last(q, named) else treasures).extend([slug] * n)
        elif thrones and (named.at > thrones[0].at or _passive(q, named, thrones[0])):
            doubled += [slug] * n
        else:
            before += [slug] * n
    if any(_copies(q, named) > 1 for named in thrones) and len(thrones) > 1:
        return None
    chain = tuple(named.slug for named in thrones for _ in range(_copies(q, named)))
    if len(last) > 1 or not _said_often(q, chain):
        return None
    return TalliedTurn(tuple(before), chain, tuple(doubled), (*treasures, *last))


def _one_more_of_it(q: Question, named: NamedCard) -> bool:
    """A Silver, then another Silver; Village, Village: as many as are named."""
    more = any(spot.meaning == "another" and spot.at + spot.length == named.at for spot in q.spots)
    return more or named.slug in q.in_a_row


def _said_often(q: Question, thrones: Sequence[str]) -> bool:
    """Twice is what a Throne Room does, three times what a King's Court does."""
    times = {TIMES[spot.meaning] for spot in q.spots if spot.meaning in TIMES}
    return times <= {often(slug) for slug in thrones}


def _passive(q: Question, named: NamedCard, throne: NamedCard) -> bool:
    """A Merchant doubled by a Throne Room."""
    between = {token.word for token in q.tokens[named.end : throne.at]}
    return bool(between & WITH) and not any(named.end <= each.at < throne.at for each in q.cards)


def _comes_last(q: Question, named: NamedCard) -> bool:
    """Bank as my last Treasure; after three Coppers the Bank."""
    start = max([named.at - 4, 0, *(each.end for each in q.cards if each.end <= named.at)])
    parts = [token.at for token in q.tokens if token.mark or token.word in ("and", "und", "then", "dann")]
    end = min([named.end + 5, *(at for at in parts if at >= named.end)])
    return bool({token.word for token in q.tokens[start:end]} & LAST)


def _as_told(turn: TalliedTurn, run: Played) -> bool:
    """Each card was played, as often as it is."""
    played = [slug for step in run.steps if step.kind == "play" for slug in step.cards]
    times = often(turn.thrones[-1]) if turn.thrones else 1
    wanted = {slug: turn.before.count(slug) + turn.treasures.count(slug) for slug in (*turn.before, *turn.treasures)}
    for slug in turn.doubled[: turn.room]:
        wanted[slug] = wanted.get(slug, 0) + times
    bought = [slug for step in run.steps if step.kind == "buy" for slug in step.cards]
    if len(bought) != len(turn.bought):
        return False
    over = len(turn.doubled) > turn.room and bool(pluses(run, "actions", ME))  # then the rest may be played as well
    return not over and all(played.count(slug) == n for slug, n in wanted.items())


def _so_many_chosen(q: Question, turn: TalliedTurn, subject: Sequence[str], asked_from: int) -> Verdict | None:
    """How many Actions can I play twice with it: as many as one Throne Room plays another."""
    asks = [spot for spot in q.spots if spot.at >= asked_from]
    meanings = {spot.meaning for spot in asks}
    cards = {kind for kind, _ in q.types} or meanings & {"unit-cards", "unit-actions"}
    of_them = OF_THEM & {token.word for token in q.tokens[asked_from:]}
    said = {TIMES[each] for each in meanings if each in TIMES}
    asks_it = "can" in meanings and "play" in meanings and bool(said) and bool(cards or of_them or subject)
    things = {*turn.doubled, *subject}
    if not asks_it or turn.before or turn.treasures or len(turn.thrones) != 2:
        return None
    if said != {often(turn.thrones[1])} or len(things) > 1 or not all(plays_it(turn.thrones[1], s) for s in things):
        return None
    most = often(turn.thrones[0])
    if 1 < len(turn.doubled) <= most:
        return None  # of so many as there are
    held = (*things,) * (most + 2) if things else SEVERAL
    runs = play(replace(turn, doubled=held).scene)
    found = agreed(runs, lambda run: _played_often(run, held, next(iter(said))))
    if found is None:
        return None
    return ruled(q, found[1], found[0], counted(int(found[0].value)), kind="story")


def _played_often(run: Played, held: Sequence[str], times: int) -> Finding:
    """How many of them were played by a Throne Room, each so often."""
    found = [n for n, step in enumerate(run.steps) if step.kind == "play" and step.path and {*step.cards} & {*held}]
    return Finding(len(found) // times, tuple(found))


def _added(q: Question, turn: TalliedTurn, subject: Sequence[str], asked_from: int, run: Played) -> Finding | None:
    """What is asked of it all, or of one card."""
    begins = asked_from if asked_from < len(q.tokens) else 0
    asks = [spot for spot in q.spots if spot.at >= begins]
    meanings = {spot.meaning for spot in asks}
    words = {token.word for token in q.tokens[begins:]}
    units = [s.meaning for s in asks if s.meaning in (*UNITS, "unit-cards") and not _of_both(q, s.at)]
    if meanings & {"play", "happen"} and {"times", "often", "oft", "mal"} & words and not units:
        return _times(turn, subject, run)
    money = turn.treasures and not units and ("worth" in meanings or {"much", "viel", "wieviel", "money"} & words)
    unit = units[0] if units else "unit-coins"
    if len({*units}) > 1 or not (units or money) or (unit == "unit-coins" and turn.bought):
        return None  # of several things; or the Coins are spent
    if unit in STATE and (meanings & {"left-over", "keep"} or (unit != "unit-coins" and "have" in meanings)):
        return _left(unit, subject, run)
    if unit == "unit-cards":
        elsewhere = meanings & {"have", "worth", "in-play", "left-over", "play", "another", "in-hand"}
        found = [] if elsewhere else happened(run, ("draw",), ME, subject or q.slugs)
    else:
        found = _coming(pluses(run, UNITS[unit], ME), turn, subject, words, run)
    if not found or (any(turned for _, turned, _ in found) and not _both_turns(q)):
        return None
    return Finding(sum(n for _, _, n in found), tuple(n for n, _, _ in found))


def _of_both(q: Question, at: int) -> bool:
    """From both cards together: of which it comes."""
    return q.tokens[at - 1].number == 2 or any(s.meaning == "both" and s.at + s.length == at for s in q.spots)


Counted = list[tuple[int, int, int]]


def _coming(found: Counted, turn: TalliedTurn, subject: Sequence[str], words: set[str], run: Played) -> Counted:
    """All of it; of one card what it gives, and for a Treasure in all also what others give for it."""
    if not subject:
        givers = {run.steps[n].path[0][0] for n, _, _ in found if run.steps[n].path}
        one_of_them = bool(words & {"it", "dafur", "davon"}) and len(givers) > 1 and not words & WHOLE
        return [] if one_of_them or (words & EXTRA and not turn.bought) else found
    slug = subject[0]
    own = [each for each in found if run.steps[each[0]].path[-1:] and run.steps[each[0]].path[-1][0] == slug]
    if slug not in turn.treasures:
        return [each for each in found if through(run.steps[each[0]], (slug,))]
    played = [n for n, step in enumerate(run.steps) if step.kind == "play" and slug in step.cards]
    ends = next((n for n, step in enumerate(run.steps) if step.kind == "play" and n > played[-1]), len(run.steps))
    around = [each for each in found if played[0] < each[0] < ends]
    if len(around) > len(own) and not words & WHOLE:
        return []  # its own Coins, or all that comes with it: nobody says
    return around if turn.treasures.count(slug) == 1 and not words & EXTRA else []


def _times(turn: TalliedTurn, subject: Sequence[str], run: Played) -> Finding | None:
    slugs = subject or tuple(dict.fromkeys(turn.doubled))
    found = [n for n, step in enumerate(run.steps) if step.kind == "play" and slugs and slugs[0] in step.cards]
    return Finding(len(found), tuple(found)) if len(slugs) == 1 and slugs[0] in turn.doubled else None


def _left(unit: str, subject: Sequence[str], run: Played) -> Finding | None:
    """The Actions, Buys or Coins there are when all is played."""
    last = max(n for n, step in enumerate(run.steps) if step.kind == "play")
    offer = next((offer for offer in run.offers if offer.kind == "phase" and offer.n > last), None)
    if offer is None or subject or run.scene.actions > 1:
        return None
    return Finding(offer.left[STATE[unit]], tuple(n for n, _, _ in pluses(run, UNITS[unit], ME)))

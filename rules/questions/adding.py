"""What comes of a story at its table, added up: cards, Actions, Buys, Coins, what is left, the dearest card."""

from __future__ import annotations

from dataclasses import dataclass

from rules.facts import card_names, facts, plain
from rules.questions.amounts import UNITS
from rules.questions.frame import AskedFrame
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, TURNS, Offer, Played, playable
from rules.questions.staging import KINDS, Stage
from rules.questions.verdict import Finding, happened, kinds_of, my_next_turn, pluses, through

PUT = frozenset(("put", "go", "goes", "come", "comes", "land", "kommen", "kommt", "lege", "legen", "wandern", "landen"))


@dataclass(frozen=True)
class Sum:
    """What is asked: `extra` without what was bought, `whole` with it; `until`: before which deed."""

    question: AskedFrame
    extra: bool = False
    whole: bool = False
    until: str = ""
    held: bool = False  # with how many: cards in hand, of which so many were told
    since: str = ""  # only what comes after this card was played
    giver: str = ""  # only what comes through this card
    givers: int = 1
    times: str = ""  # how often this card is played
    nth: int = 0  # only what comes of this one of several

    @property
    def who(self) -> str:
        return self.question.who or ME

    @property
    def unit(self) -> str:
        spoken_of = next((spot.meaning for spot in self.question.spots if spot.meaning in UNITS), "")
        return spoken_of or ("unit-coins" if self.brings else "")

    @property
    def brings(self) -> bool:
        """What a Treasure is worth are the Coins it gives."""
        slugs = self.question.slugs
        treasure = len(slugs) == 1 and "Treasure" in facts()[slugs[0]].types
        return treasure and self.question.has("worth", "give") and not self.question.has("unit-cards", "unit-points")

    @property
    def limit(self) -> bool:
        """Up to how much a card may cost that is gained."""
        question = self.question
        named = question.cards and not question.meant
        gained = question.has("unit-cards") or question.deed == "gain"
        return question.has("cost") and question.modal == "can" and not named and gained

    @property
    def to_hand(self) -> bool:
        """How many of the cards are put into hand."""
        question = self.question
        put = any(spot.meaning == "filler" and PUT & set(plain(spot.raw).split()) for spot in question.spots)
        return question.has("to-hand") or (put and question.deed == "in-hand")

    @property
    def of_hand(self) -> bool:
        """How many cards somebody has."""
        cards = self.question.has("unit-cards", "in-hand") or self.held
        of_all = self.unit or self.limit or self.question.has("mat") or self.to_hand
        return cards and not of_all and self.question.deed in ("have", "in-hand", "")


def added(q: Question, wanted: Sum, stage: Stage, run: Played) -> Finding | None:
    question = wanted.question
    if wanted.times:
        return _times(wanted, run)
    if wanted.of_hand:
        return _in_hand(wanted, stage, run)
    if wanted.until:
        return None
    if wanted.limit:
        return _limit(q, run)
    if wanted.unit in STATE and question.deed == "have" and not wanted.extra:
        return _left(q, wanted, stage, run)
    if wanted.unit:
        found = _pluses(wanted, run)
    else:
        found = _onto_mat(q, wanted, run) if question.has("mat") else _cards(q, wanted, run)
    return None if found is None else _in_its_time(q, wanted, found, stage, run)


def _in_its_time(q: Question, wanted: Sum, found: Counted, stage: Stage, run: Played) -> Finding | None:
    """What came in the turn that is asked about, or in the only one, and of what was done last."""
    question, last = wanted.question, stage.told_from(run)
    turn = my_next_turn(run, wanted.who) if q.has("next-turn") else 0 if q.has("this-turn") else None
    found = [each for each in found if turn is None or each[1] == turn]
    turns = {turn for _, turn, _ in found}
    if not found and question.deed == "discard" and question.modal == "must":
        return _spared(wanted, run)
    if not found or (len(turns) > 1 and not (wanted.whole and question.has("both"))):
        return None  # now or later, or all together: nobody says
    if not wanted.whole and not wanted.since and len({n < last for n, _, _ in found}) > 1:
        return None  # of what was done last, or of all of it: nobody says
    return Finding(sum(n for _, _, n in found), tuple(n for n, _, _ in found))


def _times(wanted: Sum, run: Played) -> Finding | None:
    """How often somebody plays a card, all in this turn."""
    slug, seat = wanted.times, run.seat(wanted.who)
    found = [(n, turn) for n, turn, step in run.numbered() if step.kind == "play" and slug in step.cards]
    mine = all(run.steps[n].actor == seat for n, _ in found)
    return Finding(len(found), tuple(n for n, _ in found)) if mine and {turn for _, turn in found} == {0} else None


def _spared(wanted: Sum, run: Played) -> Finding | None:
    """Who has no more cards than are left to others need not discard, where it is said how many there are."""
    seat = run.seat(wanted.who)
    why = [n for n, step in enumerate(run.steps) if step.kind == "not" and step.actor == seat and step.path]
    return Finding(0, tuple(why)) if why and wanted.who in run.scene.sizes else None


Counted = list[tuple[int, int, int]]  # step, turn, how many
STATE = {"unit-actions": 0, "unit-buys": 1, "unit-coins": 2}


def _pluses(wanted: Sum, run: Played) -> Counted | None:
    """What somebody got of it; where a card is named, what it gives, or what others give for it."""
    found, named = pluses(run, UNITS[wanted.unit], wanted.who), wanted.question.slugs
    since = [n for n, step in enumerate(run.steps) if step.kind == "play" and wanted.since in step.cards]
    found = [each for each in found if not since or each[0] > since[0]]
    if wanted.nth:
        played = [n for n, step in enumerate(run.steps) if step.kind == "play" and not step.path]
        return [each for each in found if each[0] > played[wanted.nth - 1]] if len(played) == wanted.nth else None
    if wanted.giver:
        return [each for each in found if through(run.steps[each[0]], (wanted.giver,))]
    return found if not named else _of_the_named(wanted, named[0], found, run) if len(named) == 1 else None


def _of_the_named(wanted: Sum, slug: str, found: Counted, run: Played) -> Counted | None:
    """What that card gives itself, or all but that."""
    own = [each for each in found if run.steps[each[0]].path[-1:] and run.steps[each[0]].path[-1][0] == slug]
    if wanted.extra:
        return [each for each in found if each not in own]
    if not (wanted.question.has("give") or wanted.brings):
        return None
    added = _given_for(found, slug, run) if own else own
    return added if facts()[slug].kind == BASIC else own


def _given_for(found: Counted, slug: str, run: Played) -> Counted | None:
    """What a Silver gives, with what a Merchant adds when it is played; several Silvers may give unlike amounts."""
    plays = [n for n, step in enumerate(run.steps) if step.kind == "play"]
    last = {each: max((n for n in plays if n < each[0]), default=0) for each in found}
    of_it = [each for each in found if slug in run.steps[last[each]].cards]
    amounts = [sum(each[2] for each in of_it if last[each] == n) for n in sorted({last[each] for each in of_it})]
    return of_it if len(set(amounts)) < 2 else None


def _onto_mat(q: Question, wanted: Sum, run: Played) -> Counted | None:
    if wanted.question.deed or not wanted.whole:
        return None
    found = happened(run, ("put",), wanted.who, q.slugs)
    return found if all("mat" in run.steps[n].sentence for n, _, _ in found) else None


def _cards(q: Question, wanted: Sum, run: Played) -> Counted | None:
    """Cards of a name, or cards of any; what was bought is counted where all are asked for."""
    question, things = wanted.question, wanted.question.slugs
    if wanted.to_hand:
        return _into_hand(q, wanted, run)
    of_cards = things or question.has("unit-cards") or question.modal or question.deed in ("draw", "discard")
    if len(things) > 1 or question.deed not in KINDS or not of_cards:
        return None
    through_it = (wanted.giver,) if wanted.giver else q.slugs
    found = happened(run, KINDS[question.deed], wanted.who, through_it, things[0] if things else "")
    if question.deed == "gain":
        seat = run.seat(wanted.who)
        bought = [
            (n, turn, len(step.cards))
            for n, turn, step in run.numbered()
            if step.kind == "gain" and step.actor == seat and n not in {at for at, _, _ in found}
            if not things or things[0] in step.cards
        ]
        if bought and wanted.whole and not wanted.extra:
            found = sorted([*found, *bought])
        elif bought and not wanted.extra:
            return None
    elif wanted.extra and question.deed != "draw":
        return None
    return found


def _into_hand(q: Question, wanted: Sum, run: Played) -> Counted | None:
    """Of the cards that were turned over: those that a card puts into hand."""
    things = wanted.question.slugs
    if len(things) > 1 or wanted.extra:
        return None
    found = happened(run, ("put",), wanted.who, q.slugs, things[0] if things else "")
    return [each for each in found if run.steps[each[0]].sentence.startswith("take")]


def _limit(q: Question, run: Played) -> Finding | None:
    """The cost of the dearest pile that is offered; with what makes cards cheaper, of which cost nobody says."""
    asks = [offer for offer in run.offers if offer.kind == "choose-pile" and offer.source in q.slugs]
    if len(asks) != 1 or any(run.game.table.rules.kind(slug).cut for slug in q.slugs if playable(slug)):
        return None
    costs = [facts()[slug].cost for slug in (card_names().find(label) for label in asks[0].choices) if slug]
    most = max((cost.coins for cost in costs if not cost.potion and not cost.debt), default=8)
    shown = [n for n, step in enumerate(run.steps[: asks[0].n]) if through(step, (asks[0].source,))]
    return Finding(most, tuple(shown[-2:])) if most < 8 else None


def _after(wanted: Sum, stage: Stage, run: Played) -> Offer | None:
    """The next thing to be decided in the turn itself, when all that was told is done, or when the next one begins."""
    since = stage.told_until(run)
    if wanted.question.has("next-turn", "extra-turn", "at-start"):
        turns = [n for n, turn, step in run.numbered() if turn and step.sentence in TURNS]
        since = next((n for n in turns if run.steps[n].actor == run.seat(wanted.who)), len(run.steps))
    return next((offer for offer in run.offers if offer.kind == "phase" and offer.n > since), None)


def _left(q: Question, wanted: Sum, stage: Stage, run: Played) -> Finding | None:
    """The Actions, Buys or Coins somebody has now."""
    offer = _after(wanted, stage, run)
    if offer is None or offer.player != wanted.who:
        return None
    played = {slug for kinds, slug, _, _ in stage.deeds if kinds == ("play",)}
    kept = [slug for slug in run.scene.hands.get(wanted.who, ()) if slug not in played and slug in q.slugs]
    if wanted.unit == "unit-coins" and any("Treasure" in facts()[slug].types for slug in kept):
        return None  # whether they are played as well, nobody says
    found = [n for n, _, _ in pluses(run, UNITS[wanted.unit], wanted.who) if n < offer.n]
    return Finding(offer.left[STATE[wanted.unit]], tuple(found))


def _in_hand(wanted: Sum, stage: Stage, run: Played) -> Finding | None:
    """How many cards somebody has in hand: when the story is done, before a deed, or when a later turn has begun."""
    who, seat, question = wanted.who, run.seat(wanted.who), wanted.question
    later = question.has("next-turn", "extra-turn", "at-start")
    offer = _after(wanted, stage, run)
    if later:
        drawn = [n for n, step in enumerate(run.steps) if step.actor == seat and step.kind == "draw"]
        return Finding(offer.held[seat], tuple(drawn[-3:])) if offer and offer.player == who else None
    if who not in run.scene.sizes:
        return None
    if wanted.until:
        done = next(
            (n for n, step in enumerate(run.steps) if kinds_of(step) & set(KINDS[wanted.until]) and step.actor == seat),
            None,
        )
        asks = [each for each in run.offers if done is not None and each.n == done and each.player == who]
        return Finding(asks[-1].held[seat], tuple(range(done or 0))[-3:]) if asks else None
    if offer is None:
        return None
    moved = [
        n
        for n, step in enumerate(run.steps[: offer.n])
        if step.actor == seat and step.kind in ("discard", "draw", "put")
    ]
    return Finding(offer.held[seat], tuple(moved) or (stage.told_until(run),))

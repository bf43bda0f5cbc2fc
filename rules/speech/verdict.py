"""The verdict: what happened and which ruling decides it, in one to three sentences, made from the steps."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, takewhile
from typing import Protocol

from rules.engine.decisions import Decision, Text
from rules.engine.steps import Step
from rules.facts import facts
from rules.speech.grammar import DE, EN, SINGLE, capital
from rules.speech.prompts import declines, is_asked, is_declined
from rules.speech.saying import Gaps
from rules.speech.sentences import SENTENCES
from rules.speech.telling import Event, events, how_many_sentences, since, told, trigger

MOST, MOST_CITES = 3, 3  # of the rulings one less where the situation is told for a single one
STRONG = 7  # what people would not have thought
TOLD = 4  # what is worth a sentence


class Decided(Protocol):
    """A decision, after how many steps it was made, and how."""

    @property
    def n(self) -> int: ...
    @property
    def decision(self) -> Decision: ...
    @property
    def answer(self) -> str: ...


class Refused(Protocol):
    """Why a line of decisions goes no further."""

    @property
    def reason(self) -> str: ...
    @property
    def why(self) -> Text: ...


class Line(Protocol):
    """What was played: the steps, where players decided, and the move that could not be made."""

    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def steps(self) -> Sequence[Step]: ...
    @property
    def asked(self) -> Sequence[Decided]: ...
    @property
    def stop(self) -> Refused | None: ...
    def decision(self, i: int) -> Decision | None: ...


@dataclass(frozen=True)
class SpokenVerdict:
    """What comes of a step, in one language."""

    word: str
    sentences: tuple[str, ...]
    cites: tuple[str, ...]
    steps: tuple[int, ...]  # the steps that it rests on
    decided: int  # the one of them that decides

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


@dataclass(frozen=True)
class Weighed:
    """What a verdict tells and rests on: all but the words, which are the only thing that a language decides."""

    names: tuple[str, ...]
    chosen: list[Event]
    same: list[Event]  # what a card did all the same
    most: int  # sentences for these
    word: Event | None  # what can be said in a word
    declined: list[Decided]  # what was offered and not wanted
    room: int  # as many sentences leave none for it
    first: tuple[Text, ...]
    last: tuple[Text, ...]
    cites: tuple[str, ...]
    steps: tuple[int, ...] = ()
    decided: int = 0
    no_more: str = ""  # the card that did nothing after what was declined

    def said(self, language: int) -> SpokenVerdict:
        sentences = told(self.chosen, self.names, language)
        sentences = (*sentences, *told(self.same, self.names, language))[: max(self.most, len(sentences))]
        if self.declined and len(sentences) < self.room:
            before = how_many_sentences(event for event in self.chosen if event.at[-1] < self.declined[0].n)
            declined = declines([asked.decision for asked in self.declined], self.names, language, self.no_more)
            sentences = (*sentences[:before], declined, *sentences[before:])
        first, last = (tuple(text[language] for text in texts) for texts in (self.first, self.last))
        word = _one_word(self.word, self.names, language) if self.word else ""
        return SpokenVerdict(word, (*first, *sentences, *last), self.cites, self.steps, self.decided)


def verdict(
    line: Line,
    n: int,
    language: int,
    proves: Collection[str] = (),
    said_by: Collection[str] = (),
    choices: bool = False,
    answered: bool = False,
) -> SpokenVerdict | None:
    """What the referee says after step n; see `weighed`."""
    found = weighed(line, n, proves, said_by, choices, answered)
    return found.said(language) if found else None


def weighed(
    line: Line,
    n: int,
    proves: Collection[str] = (),
    said_by: Collection[str] = (),
    choices: bool = False,
    answered: bool = False,
) -> Weighed | None:
    """What there is to say after step n. `proves` are the rulings that this situation is told for.

    `said_by` are those that say the same and that steps cite in their place. `choices` says that the quarrel is about
    what may be chosen at its end, `answered` that the story's question has its own answer.
    """
    steps = line.steps[:n]
    players = len(line.names)
    happened = events(steps, 0 if proves else since(steps, players + 1))
    told_for = [event for event in happened if any(cite in proves for cite in event.step.cites)]
    told_for = told_for or [event for event in happened if any(cite in said_by for cite in event.step.cites)]
    last = _last_decided(line, happened, n)
    ends = bool(proves) and n == len(line.steps)
    still_open = line.decision(len(line.asked)) if ends else None
    asks = _asks(still_open, line, choices) if still_open is not None else ()
    refused = _refused(line) if still_open is not None else ()
    declined = _declined(line, proves, answered) if ends else []
    ruled_on = any(_right_after_the_ruling(line, asked, proves) for asked in declined)
    no_more = _did_no_more(line, declined) if declined else ""
    most = MOST - len(asks) - len(refused)
    if asks and not told_for:  # that a turn ended is no part of what is asked
        last = [event for event in last if event.step.sentence != "clean up"]
    chosen = _chosen(happened, told_for, _about(happened, proves), last, players, most)
    chosen = _and_also(chosen, [event for event in told_for if event.step.sentence == "score"], most)
    if told_for and not asks:
        chosen = _and_also(chosen, _bought_then(chosen, happened), most)
    if told_for and answered and ends:
        chosen = _and_also(chosen, _outcome(last), min(most, MOST - 1))
    if not chosen:  # nothing happens: what decides is all there is to say
        ruling = tuple(proves)[:MOST_CITES]
        asked = *asks, *refused
        return (
            Weighed(line.names, [], [], most, None, declined, MOST, (), asked, ruling, no_more=no_more)
            if ends
            else None
        )
    word = _worded(chosen, told_for)
    decider = _deciding(chosen, told_for, proves)
    same: list[Event] = []
    if decider is not None:  # first what decides it, then what came of it
        same = _all_the_same(decider, chosen, told_for)
        took = [event for event in happened if _took_away(event, decider)]
        chosen = chosen[chosen.index(next(event for event in chosen if _alike(event, decider))) :]
        came = [event for event in last if _base(event) >= TOLD and _moment(event) == _moment(chosen[-1])]
        chosen = _and_also(chosen, [event for event in came if event.at[0] > chosen[-1].at[-1]], most)
        chosen = _and_also(chosen, took + _whose_turn_then(decider, happened), most)
    deciding = sorted(chosen, key=lambda event: (event is not decider, event not in told_for, -_weight(event)))
    rulings = [_telling(event.step.cites, proves) for event in deciding if not told_for or _rules(event, told_for)]
    first = [own[0] for own in rulings if own]  # the deciding one of each event before the rest
    cites = list(dict.fromkeys([*first, *(cite for own in rulings for cite in own)]))
    # what the situation is told for comes first, also where no step names it
    cites = list(dict.fromkeys([*(cite for cite in cites if cite in proves), *proves, *cites]))
    ruled = [cite for cite in cites if cite in proves or about_a_card(cite)]
    pointless = answered and not ruled_on and decider is not None
    missed = any(event.step.kind == "not" and event in told_for for event in chosen)
    if answered and missed and still_open is not None and still_open.kind == "phase":
        asks = ()  # why it did not happen is told; what a player may do next is no part of it
    return Weighed(
        line.names,
        chosen,
        same,
        most,
        word,
        [] if pointless else declined,
        most if ruled_on or not answered else MOST - 1,
        (*asks, *refused) if refused else (),
        () if refused else asks,
        tuple(ruled or cites)[: MOST_CITES if len(proves) > 1 else MOST_CITES - 1],
        tuple(sorted(i + 1 for event in chosen for i in event.at)),
        deciding[0].at[-1] + 1,
        no_more,
    )


def _asks(decision: Decision, line: Line, choices: bool) -> tuple[Text, ...]:
    bought = _bought_just_now(line.steps, decision.player)
    asked = (is_asked(decision, line.names, language, choices, bought) for language in (EN, DE))
    return tuple(zip(*asked, strict=True))


def _bought_just_now(steps: Sequence[Step], player: int) -> str:
    """The card whose purchase is the last thing that happened: it is gained only after what its purchase brings."""
    bought = [step.cards[0] for step in steps[-1:] if step.sentence == "buy" and step.actor == player]
    return next((card for card in bought if facts()[card].kind not in SINGLE), "")


def _refused(line: Line) -> tuple[Text, ...]:
    """The move that the situation ends with, where it is not allowed: that is what it is told for."""
    return (line.stop.why,) if line.stop is not None and line.stop.reason == "illegal" else ()


def _declined(line: Line, proves: Collection[str], answered: bool) -> list[Decided]:
    """What a card that the situation is told for offered somebody who did not want it; right after the ruling first."""
    cards = {facts()[cite.split(":")[1]].en for cite in proves if about_a_card(cite)}
    offered = [asked for asked in line.asked if asked.decision.source in cards]
    if not cards:  # what a rule of the game lets players do, they are asked by yes and no
        offered = [asked for asked in line.asked if asked.decision.kind == "yes-no"]
    refused = [asked for asked in offered if is_declined(asked.decision, asked.answer)]
    by_ruling = [asked for asked in refused if _right_after_the_ruling(line, asked, proves)]
    found = by_ruling or [asked for asked in refused if not answered or not _told_otherwise(line, asked)]
    return [asked for asked in found if asked.decision.player == found[-1].decision.player]


def _right_after_the_ruling(line: Line, asked: Decided, proves: Collection[str]) -> bool:
    return bool(asked.n) and any(cite in proves for cite in line.steps[asked.n - 1].cites)


def _told_otherwise(line: Line, refused: Decided) -> bool:
    """A step says already that it was not wanted, or another time it was."""
    offer = refused.decision
    same = [a for a in line.asked if offer.kind == "yes-no" and a.decision.prompt == offer.prompt]
    then = line.steps[refused.n : refused.n + 1]
    said = any(step.kind in ("choose", "not") and step.actor == offer.player for step in then)
    return said or any(not is_declined(a.decision, a.answer) for a in same if a.decision.player == offer.player)


def _did_no_more(line: Line, declined: list[Decided]) -> str:
    """The card of which nothing came any more, once what it offered was not wanted."""
    last = declined[-1]
    source = next((slug for slug, fact in facts().items() if fact.en == last.decision.source), "")
    after = takewhile(lambda step: step.kind != "turn", line.steps[last.n :])
    did = any(source in {card for card, _, _ in step.path} | {*step.cards} for step in after)
    return "" if did else source


def _all_the_same(decider: Event, chosen: list[Event], told_for: list[Event]) -> list[Event]:
    """What a card did though it could not be moved, or the pile ran out: by the same ruling, so it is the point too."""
    if decider.step.sentence not in ("lost track", "not in play", "gain none", "gain nothing", "brings none"):
        return []
    cards = {*decider.step.cards[:1], decider.cause} - {""}
    same = [event for event in told_for if event.cause in cards and event.step.actor == decider.step.actor]
    after = chosen[chosen.index(decider) :]
    return [event for event in same if event.turn == decider.turn and event not in after and _base(event) >= TOLD]


def _rules(event: Event, told_for: list[Event]) -> bool:
    """Its ruling has a part in what decides: it is told for it, or for what people would not have thought."""
    reckoned = event.step.sentence.startswith("costs")
    return event in told_for or reckoned or (event.step.kind in ("not", "skip") and _base(event) >= STRONG)


def _about(happened: list[Event], proves: Collection[str]) -> list[Event]:
    """What happened with the cards that the situation is told for, where no step names their rulings."""
    cards = {cite.split(":")[1] for cite in proves if about_a_card(cite)}
    found = [event for event in happened if _base(event) > TOLD and cards & {event.cause, *event.step.cards}]
    return sorted(found, key=lambda event: (_base(event), event.at[-1]))[-1:]


def _chosen(
    happened: list[Event], told_for: list[Event], about: list[Event], last: list[Event], players: int, most: int
) -> list[Event]:
    """What is worth telling, the weightiest first as long as it fits into so many sentences."""
    turn = happened[-1].turn if happened else 0
    surprises = [event for event in happened if _base(event) >= STRONG and turn - event.turn <= players]
    wanted = _heaviest(told_for)
    wanted += [event for event in told_for if _ends_the_turn(event) and event not in wanted]
    if wanted:
        cards = {cite.split(":")[1] for event in told_for for cite in event.step.cites} | {e.cause for e in told_for}
        cards |= {card for event in told_for for card in event.step.cards}
        turns = {event.turn for event in told_for}
        last = [
            event
            for event in last
            if not _anothers_lack(event, cards)
            and (_base(event) >= STRONG or event.cause in cards or (event.turn in turns and _base(event) >= TOLD))
        ]
        strong = [event for event in last if _base(event) >= STRONG]
        spared = [e for e in surprises if e.step.kind == "not" and e.turn in turns and _base(wanted[0]) < STRONG]
        spared = [event for event in spared if not _anothers_lack(event, cards)]
        wanted = (
            wanted[:1]
            + _spent(told_for, happened)
            + spared
            + wanted[1 : MOST - 1]
            + strong
            + wanted[MOST - 1 :]
            + last[:1]
            + _beside(last)
        )
    else:
        wanted = about + last[:1] + _beside(last) + _heaviest(surprises) + last
    chosen = _and_also([], wanted, most)
    chosen = [event for event in chosen if not _needless(event, chosen)]
    chosen = _and_also(
        chosen, _unharmed(chosen, told_for) + _in_vain(told_for, happened) + _brought(chosen, told_for, happened), most
    )
    shuffled = [event for event in told_for if event.step.sentence == "shuffle" and event.step.path]
    for event in [
        *_seen(chosen, told_for),
        *shuffled,
        *_seen_then(shuffled, happened),
        *_none_drawn(chosen, told_for),
        *_just_drawn(chosen, told_for, happened),
        *_trashed_for(chosen, told_for, happened),
        *_favors_for(chosen, told_for, happened),
        *_overpaid_for(chosen, told_for, happened),
        *_stays_with(chosen, told_for, happened),
        *(cause for event in chosen if (cause := trigger(event, happened))),
    ]:
        more = _in_order(chosen, event)
        if event not in chosen and how_many_sentences(more) <= (
            most if _apart(event, chosen) else how_many_sentences(chosen)
        ):
            chosen = more
    return chosen


def _apart(event: Event, chosen: list[Event]) -> bool:
    """It may have a sentence of its own: it happened to another player, or it brought in a card that did something."""
    did = event.step.kind in ("gain", "trash") and any(other.cause in event.step.cards for other in chosen)
    anothers = all(event.step.actor != other.step.actor for other in chosen)
    shuffled = event.step.sentence == "shuffle" and len({other.cause for other in chosen} - {""}) > 1
    return did or anothers or shuffled or event.step.sentence == "stays"


def _and_also(chosen: list[Event], wanted: list[Event], most: int) -> list[Event]:
    """These too, as long as all of it fits into so many sentences."""
    for event in dict.fromkeys(wanted):
        if event not in chosen and how_many_sentences(_in_order(chosen, event)) <= most:
            chosen = _in_order(chosen, event)
    return chosen


def _took_away(event: Event, decider: Event) -> bool:
    """Right before a card could not be moved, another one had put it elsewhere."""
    moved = event.step.kind in ("put", "trash", "discard", "exile") and event.step.cards == decider.step.cards
    return decider.step.sentence == "lost track" and moved and bool(event.cause) and event.at[-1] == decider.at[0] - 1


def _whose_turn_then(decider: Event, happened: list[Event]) -> list[Event]:
    """Where a turn was skipped: the one that the line has come to."""
    if decider.step.sentence != "skip turn":
        return []
    return [event for event in happened if event.step.sentence == "turn" and event.at[0] > decider.at[-1]][-1:]


def _anothers_lack(event: Event, cards: set[str]) -> bool:
    """What a card that has no part in the quarrel did not bring whoever used it."""
    return event.step.sentence.startswith("brings") and not cards & {event.cause, *event.step.cards}


def _spent(told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What was had for the Coins, Buys and Favors that the ruling is about, where it is about nothing else."""
    if any(event.step.sentence != "plus" for event in told_for):
        return []
    got = told_for[-1]
    units = {unit for event in told_for for unit in event.step.words["n"]}
    if "favors" in units:
        spent = [e for e in happened if e.step.sentence == "spend favors" and e.at[0] > got.at[-1]][:1]
        return spent + [e for e in happened if spent and e.at[0] == spent[0].at[-1] + 1]
    if not {"coins", "buys"} & units:
        return []
    return [e for e in happened if e.step.sentence == "buy" and e.turn == got.turn and e.at[0] > got.at[-1]][:1]


def _seen(chosen: list[Event], told_for: list[Event]) -> list[Event]:
    """The cards that the ruling is about, where nothing has been done with them yet."""
    done = [event for event in chosen if event in told_for and event.step.sentence not in ("plus", "draw")]
    return [] if done else [event for event in told_for if event.step.sentence in ("look", "reveal")][-1:]


def _seen_then(shuffled: list[Event], happened: list[Event]) -> list[Event]:
    """The cards that somebody shuffled for in order to see them."""
    seen = [event for event in happened if event.step.sentence in ("look", "reveal")]
    after = ((event, other) for event in seen for other in shuffled if event.at[0] > other.at[-1])
    return [event for event, other in after if _moment(event) == _moment(other)]


def _none_drawn(chosen: list[Event], told_for: list[Event]) -> list[Event]:
    """That the ruling's card could not even give the cards, beside what the same player did with it."""
    did = {_moment(event) for event in chosen}
    return [event for event in told_for if event.step.sentence == "draw none" and _moment(event) in did]


def _just_drawn(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """That the card with which something is done was drawn right before, by the same card."""
    done = [event for event in chosen if event in told_for and event.step.kind in ("exile", "trash", "discard", "put")]
    drawn = [event for event in happened if event.step.sentence == "draw"]
    return [
        draw
        for draw in drawn
        for event in done
        if _moment(draw) == _moment(event) and draw.at[-1] < event.at[0] and {*event.step.cards} <= {*draw.step.cards}
    ]


def _trashed_for(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What was trashed right before, by the same card, for what is gained."""
    gained = [event for event in chosen if event in told_for and event.step.kind == "gain" and event.cause]
    before = {(_moment(event), event.at[0] - 1) for event in gained}
    return [event for event in happened if event.step.sentence == "trash" and (_moment(event), event.at[-1]) in before]


def _favors_for(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """How many Favors somebody spent on what happened to another."""
    spent = [event for event in happened if event.step.sentence == "spend favors"]
    return [event for event in spent for other in chosen if other in told_for and _for_another(event, other)]


def _overpaid_for(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """How much was overpaid for what came of it."""
    came = [event for event in chosen if event in told_for and event.cause]
    overpaid = [event for event in happened if event.step.sentence == "overpay"]
    return [one for one in overpaid for event in came if event.turn == one.turn and event.cause in one.step.cards]


def _for_another(one: Event, other: Event) -> bool:
    return (one.turn, one.cause) == (other.turn, other.cause) and one.step.actor != other.step.actor


def _stays_with(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """That the card stays which played another one where it lies."""
    by = {event.cause for event in chosen if event in told_for and event.step.sentence == "play there"} - {""}
    return [event for event in happened if event.step.sentence == "stays" and by & {*event.step.cards}]


def _unharmed(chosen: list[Event], told_for: list[Event]) -> list[Event]:
    """Who showed a card by the ruling, and of whom nothing else is told: that is why nothing happened to them."""
    done = {event.step.actor for event in chosen}
    return [event for event in told_for if event.step.sentence == "reveal" and event.step.actor not in done]


def _in_vain(told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What was chosen by the ruling and did nothing: the next thing was that something else was chosen."""
    choices = [event for event in happened if event.step.sentence == "choose"]
    pairs = [(one, other) for one, other in pairwise(choices) if one.at[-1] + 1 == other.at[0]]
    return [one for one, other in pairs if one in told_for and _moment(one) == _moment(other)]


def _brought(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What a card that was gained by the ruling brought at once."""
    gained = {event.at[-1] + 1: event.step for event in chosen if event in told_for and event.step.kind == "gain"}
    after = ((event, gained.get(event.at[0])) for event in happened)
    found = [event for event, gain in after if gain is not None and event.cause in gain.cards]
    return [event for event in found if facts()[event.cause].kind != "basic"]


def _bought_then(chosen: list[Event], happened: list[Event]) -> list[Event]:
    """The purchase that the line ends with, where it came after all that is told and its price is not told yet."""
    bought = [event for event in happened if event.step.sentence == "buy"][-1:]
    priced = {card for event in chosen if event.step.sentence.startswith("costs") for card in event.step.cards}
    before = [event for event in bought if all(event.turn == e.turn and e.at[-1] < event.at[0] for e in chosen)]
    return [event for event in before if not priced & {*event.step.cards}]


def _outcome(last: list[Event]) -> list[Event]:
    """What the line ends with, by another card than the ruling's: the question may be about that."""
    return [event for event in last if event.step.kind in ("gain", "trash", "discard") and event.cause][:1]


def _needless(event: Event, chosen: list[Event]) -> bool:
    """Announced and come to pass, chosen and carried out, held and did something, over when it had: one is enough."""
    came = SENTENCES[event.step.sentence].announces
    held = event.step.sentence == "this turn"
    return any(
        (held and {other.cause, *_stood_in_the_way(other)} & {*event.step.cards})
        or (other.step.sentence == came and other.step.actor == event.step.actor)
        or (event.step.sentence == "affects no more" and other.cause in event.step.cards and other.at[0] < event.at[0])
        or (event.step.sentence == "choose" != other.step.sentence and _moment(other) == _moment(event))
        for other in chosen
    )


def _stood_in_the_way(event: Event) -> tuple[str, ...]:
    return event.step.cards[:1] if event.step.kind == "not" else ()


def _in_order(chosen: list[Event], event: Event) -> list[Event]:
    return sorted([*chosen, event], key=lambda event: event.at[-1])


def _heaviest(among: list[Event]) -> list[Event]:
    """Those that are worth telling; where none is, the best of them."""
    ordered = sorted(among, key=lambda event: (-_base(event), event.step.sentence == "plus", -event.turn, event.at[0]))
    return [event for event in ordered if _base(event) >= TOLD][:MOST] or ordered[:1]


def _beside(last: list[Event]) -> list[Event]:
    """What the same card did to the same player in the same turn as the first of these."""
    if not last:
        return []
    turn, card, player = _moment(last[0])
    if last[0].step.sentence == "brings other":  # the other thing
        card = last[0].step.cards[0]
    return [event for event in last[1:] if _moment(event) == (turn, card, player) and _base(event) >= TOLD]


def _alike(one: Event, other: Event) -> bool:
    """The same did not happen to another player either, or for another reason."""
    moment = one.turn == other.turn and one.step.sentence == other.step.sentence and one.again == other.again
    return one is other or (moment and (one.step.actor, one.step.words) != (other.step.actor, other.step.words))


def _moment(event: Event) -> tuple[int, str, int]:
    return event.turn, event.cause, event.step.actor


def _worded(chosen: list[Event], told_for: list[Event]) -> Event | None:
    """What the situation is told for, or something of the rest, if that is worth a word of its own."""
    among = [event for event in chosen if event in told_for] or chosen
    worded = [event for event in among if SENTENCES[event.step.sentence].word and not _misleads(event, chosen)]
    best = max(worded, key=lambda event: (_base(event), event.at[-1]), default=None)
    if best is not None and _base(best) < STRONG and len(chosen) > 1:
        return None  # it is not what decides
    return best


def _one_word(event: Event, names: tuple[str, ...], language: int) -> str:
    word = SENTENCES[event.step.sentence].word
    assert word
    return capital(word[language].format_map(Gaps(event.step, names, language)))


def _misleads(event: Event, chosen: list[Event]) -> bool:
    """Its word would contradict what is told beside it: that a card did nothing which did something."""
    step = event.step
    attack = step.words.get("card")
    if step.kind == "not" and any(other.cause == attack and other.step.actor == step.actor for other in chosen):
        return True  # safe once, and not the next time
    did = (other for other in chosen if other.cause in step.cards and not SENTENCES[other.step.sentence].empty)
    return SENTENCES[step.sentence].empty and step.kind == "not" and any(did)


def _deciding(chosen: list[Event], told_for: list[Event], proves: Collection[str]) -> Event | None:
    """What did not happen though people would have thought so, by the ruling that the situation is told for."""

    def rank(event: Event) -> tuple[int, bool, int]:
        return _base(event), any(cite in proves for cite in event.step.cites[:1]), event.at[-1]

    among = [event for event in chosen if event in told_for] or chosen
    gained = [event for event in told_for if event.step.kind == "gain"]
    if gained and gained[-1] in chosen:  # as far as there were any: that is told before that there are no more
        among = [event for event in among if event.step.sentence != "gain none"] or among
    best = max(among, key=rank)
    return best if best.step.kind in ("not", "skip") and _base(best) >= STRONG else None


@lru_cache(10_000)
def about_a_card(cite: str) -> bool:
    """A ruling on a card, not a general rule of the game."""
    return cite.split(":")[1] in facts() if cite.count(":") == 2 else False


def _telling(cites: tuple[str, ...], proves: Collection[str]) -> list[str]:
    """The rulings among a step's citations; the general rules only where there is no ruling."""
    return [c for c in cites if c in proves] or [c for c in cites if about_a_card(c)] or list(cites[:1])


def _base(event: Event) -> int:
    step = event.step
    if step.sentence == "play" and step.path:
        return TOLD  # a card played it, not a player's Action
    if step.sentence == "stays" and any("Duration" not in facts()[slug].types for slug in step.cards if slug != "?"):
        return STRONG
    if step.sentence == "clean up" and any("Duration" in facts()[slug].types for slug in step.cards if slug != "?"):
        return TOLD  # it has stayed long enough
    if step.sentence in ("draw", "draw none", "shuffle") and not step.path:
        return 0  # for the next hand
    if step.sentence == "plus" and event.cause and facts()[event.cause].kind == "basic":
        return 1
    return SENTENCES[step.sentence].weight


def _weight(event: Event) -> int:
    return _base(event) + (3 if any(about_a_card(cite) for cite in event.step.cites) else 0)


def _last_decided(line: Line, happened: list[Event], n: int) -> list[Event]:
    """What a ruling brought about since the last decision, weightiest first; where nothing, since the one before."""
    ruled = [event for event in happened if _weight(event) >= 5 and (event.step.path or _base(event) >= STRONG)]
    if ruled:
        latest = max(event.at[-1] for event in ruled)
        start = max((asked.n for asked in line.asked if asked.n < n and asked.n <= latest), default=0)
        decided = [event for event in ruled if event.at[-1] >= start]
        return sorted(decided, key=lambda event: (-_base(event), -event.at[-1]))
    return ([event for event in happened if _base(event) > 0] or _cleaned_up(happened))[-1:]


def _ends_the_turn(event: Event) -> bool:
    """Everybody expects it; where a ruling is about it, it is told."""
    return event.step.sentence == "clean up" or (event.step.sentence == "draw" and not event.step.path)


def _cleaned_up(happened: list[Event]) -> list[Event]:
    return [event for event in happened if event.step.sentence == "clean up"]

"""The verdict: what happened and which ruling decides it, in one to three sentences, made from the steps."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Protocol

from rules.engine.decisions import Decision, Text
from rules.engine.steps import Step
from rules.facts import facts
from rules.speech.grammar import DE, EN, SINGLE, capital
from rules.speech.prompts import DECLINED, declines, is_asked, is_declined
from rules.speech.saying import Gaps
from rules.speech.sentences import SENTENCES
from rules.speech.telling import Event, events, how_many_sentences, since, tell
from rules.speech.worth_telling import (
    MOST,
    STRONG,
    TOLD,
    about_a_card,
    about_the_cards,
    alike,
    and_also,
    base,
    bought_then,
    moment,
    outcome,
    took_away,
    weight,
    whose_turn_then,
    worth_telling,
)

MOST_CITES = 3  # one less where the situation is told for a single ruling


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


MOST_MISSING = 2  # reasons why something cannot be chosen


class PlayedLine(Protocol):
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
    def not_offered(self, asked: bool = False) -> Sequence[Text]: ...


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

    @property
    def whole(self) -> str:
        """With the word before it, where there is one."""
        return f"{self.word} {self.text}".strip()


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
        sentences = tell(self.chosen, self.names, language)
        sentences = (*sentences, *tell(self.same, self.names, language))[: max(self.most, len(sentences))]
        if self.declined and len(sentences) < self.room:
            before = how_many_sentences(event for event in self.chosen if event.at[-1] < self.declined[0].n)
            declined = declines([asked.decision for asked in self.declined], self.names, language, self.no_more)
            sentences = (*sentences[:before], declined, *sentences[before:])
        first, last = (tuple(text[language] for text in texts) for texts in (self.first, self.last))
        word = _one_word(self.word, self.names, language) if self.word else ""
        return SpokenVerdict(word, (*first, *sentences, *last), self.cites, self.steps, self.decided)


def verdict(
    line: PlayedLine,
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
    line: PlayedLine,
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
    quarrel = Quarrel(line, n, proves, said_by, choices, answered)
    chosen = quarrel.worth_telling()
    if chosen:
        return quarrel.decide(chosen)
    return quarrel.without_events() if quarrel.ends else None


@dataclass(frozen=True)
class Quarrel:
    """A line up to one of its steps, what it is told for, and what of that a verdict is made of."""

    line: PlayedLine
    n: int
    proves: Collection[str]
    said_by: Collection[str]
    choices: bool
    answered: bool

    # -- what there is ----------------------------------------------------------------------------------------------

    @cached_property
    def happened(self) -> list[Event]:
        steps = self.line.steps[: self.n]
        happened = events(steps, 0 if self.proves else since(steps, len(self.line.names) + 1))
        return [event for event in happened if event.step.sentence not in DECLINED]  # that has a sentence of its own

    @cached_property
    def told_for(self) -> list[Event]:
        return self._citing(self.proves) or self._citing(self.said_by)

    def _citing(self, rulings: Collection[str]) -> list[Event]:
        return [event for event in self.happened if any(cite in rulings for cite in event.step.cites)]

    @cached_property
    def last(self) -> list[Event]:
        """What the last decision brought; that a turn ended is no part of what is asked."""
        found = _last_decided(self.line, self.happened, self.n)
        if self.asks and not self.told_for:
            return [event for event in found if event.step.sentence != "clean up"]
        return found

    @cached_property
    def ends(self) -> bool:
        """This is the end of a situation that is told for a ruling."""
        return bool(self.proves) and self.n == len(self.line.steps)

    @cached_property
    def still_open(self) -> Decision | None:
        return self.line.decision(len(self.line.asked)) if self.ends else None

    @cached_property
    def asks(self) -> tuple[Text, ...]:
        return _asks(self.still_open, self.line, self.choices) if self.still_open is not None else ()

    @cached_property
    def refused(self) -> tuple[Text, ...]:
        return _refused(self.line) if self.still_open is not None else ()

    @cached_property
    def declined(self) -> list[Decided]:
        return _declined(self.line, self.proves, self.answered) if self.ends else []

    @cached_property
    def ruled_on(self) -> bool:
        """The ruling came right before what was declined."""
        return any(_right_after_the_ruling(self.line, asked, self.proves) for asked in self.declined)

    @property
    def no_more(self) -> str:
        return _did_no_more(self.line, self.declined) if self.declined else ""

    @property
    def most(self) -> int:
        """Sentences for what happened."""
        return MOST - len(self.asks) - len(self.refused)

    # -- what is made of it -----------------------------------------------------------------------------------------

    def worth_telling(self) -> list[Event]:
        happened, told_for, most = self.happened, self.told_for, self.most
        about = about_the_cards(happened, self.proves)
        chosen = worth_telling(happened, told_for, about, self.last, len(self.line.names), most)
        chosen = and_also(chosen, [event for event in told_for if event.step.sentence == "score"], most)
        if told_for and not self.asks:
            chosen = and_also(chosen, bought_then(chosen, happened), most)
        if told_for and self.answered and self.ends:
            chosen = and_also(chosen, outcome(self.last), min(most, MOST - 1))
        return chosen

    def without_events(self) -> Weighed:
        """Nothing happens: what decides is all there is to say."""
        ruling = tuple(self.proves)[:MOST_CITES]
        asked = *self.asks, *self.refused
        names, declined = self.line.names, self.declined
        return Weighed(names, [], [], self.most, None, declined, MOST, (), asked, ruling, no_more=self.no_more)

    def decide(self, chosen: list[Event]) -> Weighed:
        told_for, answered, refused = self.told_for, self.answered, self.refused
        word = _worded(chosen, told_for)
        decider = _deciding(chosen, told_for, self.proves)
        same: list[Event] = []
        if decider is not None:
            same = _all_the_same(decider, chosen, told_for)
            chosen = self._from_what_decides(decider, chosen)
        deciding = sorted(chosen, key=lambda event: (event is not decider, event not in told_for, -weight(event)))
        pointless = answered and not self.ruled_on and decider is not None
        asks = () if self._why_not_is_told(chosen) else self.asks
        return Weighed(
            self.line.names,
            chosen,
            same,
            self.most,
            word,
            [] if pointless else self.declined,
            self.most if self.ruled_on or not answered else MOST - 1,
            (*asks, *refused) if refused else (),
            () if refused else asks,
            self._cites(deciding),
            tuple(sorted(i + 1 for event in chosen for i in event.at)),
            deciding[0].at[-1] + 1,
            self.no_more,
        )

    def _from_what_decides(self, decider: Event, chosen: list[Event]) -> list[Event]:
        """First what decides it, then what came of it."""
        took = [event for event in self.happened if took_away(event, decider)]
        chosen = chosen[chosen.index(next(event for event in chosen if alike(event, decider))) :]
        came = [event for event in self.last if base(event) >= TOLD and moment(event) == moment(chosen[-1])]
        chosen = and_also(chosen, [event for event in came if event.at[0] > chosen[-1].at[-1]], self.most)
        return and_also(chosen, took + whose_turn_then(decider, self.happened), self.most)

    def _why_not_is_told(self, chosen: list[Event]) -> bool:
        """Then what a player may do next is no part of the answer."""
        missed = any(event.step.kind == "not" and event in self.told_for for event in chosen)
        return self.answered and missed and self.still_open is not None and self.still_open.kind == "phase"

    def _cites(self, deciding: list[Event]) -> tuple[str, ...]:
        """What the situation is told for comes first, also where no step names it; then each event's deciding one."""
        told_for, proves = self.told_for, self.proves
        rulings = [_telling(event.step.cites, proves) for event in deciding if not told_for or _rules(event, told_for)]
        first = [own[0] for own in rulings if own]
        cites = list(dict.fromkeys([*first, *(cite for own in rulings for cite in own)]))
        cites = list(dict.fromkeys([*(cite for cite in cites if cite in proves), *proves, *cites]))
        ruled = [cite for cite in cites if cite in proves or about_a_card(cite)]
        return tuple(ruled or cites)[: MOST_CITES if len(proves) > 1 else MOST_CITES - 1]


def _asks(decision: Decision, line: PlayedLine, choices: bool) -> tuple[Text, ...]:
    bought = _bought_just_now(line.steps, decision.player)
    asked = [is_asked(decision, line.names, language, choices, bought) for language in (EN, DE)]
    missing = line.not_offered(choices)[:MOST_MISSING] if choices or decision.kind != "phase" else ()
    en, de = (" ".join((*said, *(why[language] for why in missing))) for language, said in enumerate(asked))
    return ((en, de),) if all(asked) else ()


def _bought_just_now(steps: Sequence[Step], player: int) -> str:
    """The card whose purchase is the last thing that happened: it is gained only after what its purchase brings."""
    bought = [step.cards[0] for step in steps[-1:] if step.sentence == "buy" and step.actor == player]
    return next((card for card in bought if facts()[card].kind not in SINGLE), "")


def _refused(line: PlayedLine) -> tuple[Text, ...]:
    """The move that the situation ends with, where it is not allowed: that is what it is told for."""
    return (line.stop.why,) if line.stop is not None and line.stop.reason == "illegal" else ()


def _declined(line: PlayedLine, proves: Collection[str], answered: bool) -> list[Decided]:
    """What a card that the situation is told for offered somebody who did not want it; right after the ruling first."""
    cards = {facts()[cite.split(":")[1]].en for cite in proves if about_a_card(cite)}
    offered = [asked for asked in line.asked if asked.decision.source in cards]
    if not cards:  # what a rule of the game lets players do, they are asked by yes and no
        offered = [asked for asked in line.asked if asked.decision.kind == "yes-no"]
    refused = [asked for asked in offered if is_declined(asked.decision, asked.answer)]
    by_ruling = [asked for asked in refused if _right_after_the_ruling(line, asked, proves)]
    found = by_ruling or [asked for asked in refused if not answered or not _told_otherwise(line, asked)]
    return [asked for asked in found if asked.decision.player == found[-1].decision.player]


def _right_after_the_ruling(line: PlayedLine, asked: Decided, proves: Collection[str]) -> bool:
    before = _without_declines(line.steps[: asked.n])
    return bool(before) and any(cite in proves for cite in before[-1].cites)


def _without_declines(steps: Sequence[Step]) -> list[Step]:
    return [step for step in steps if step.sentence not in DECLINED]


def _told_otherwise(line: PlayedLine, refused: Decided) -> bool:
    """A step says already that it was not wanted, or another time it was."""
    offer = refused.decision
    same = [a for a in line.asked if offer.kind == "yes-no" and a.decision.prompt == offer.prompt]
    then = _without_declines(line.steps[refused.n :])[:1]
    said = any(step.kind in ("choose", "not") and step.actor == offer.player for step in then)
    return said or any(not is_declined(a.decision, a.answer) for a in same if a.decision.player == offer.player)


def _did_no_more(line: PlayedLine, declined: list[Decided]) -> str:
    """The card of which nothing came any more, once what it offered was not wanted."""
    last = declined[-1]
    source = next((slug for slug, fact in facts().items() if fact.en == last.decision.source), "")
    after = takewhile(lambda step: step.kind != "turn", _without_declines(line.steps[last.n :]))
    did = any(source in {card for card, _, _ in step.path} | {*step.cards} for step in after)
    return "" if did else source


def _all_the_same(decider: Event, chosen: list[Event], told_for: list[Event]) -> list[Event]:
    """What a card did though it could not be moved, or the pile ran out: by the same ruling, so it is the point too."""
    if decider.step.sentence not in ("lost track", "not in play", "gain none", "gain nothing", "brings none"):
        return []
    cards = {*decider.step.cards[:1], decider.cause} - {""}
    same = [event for event in told_for if event.cause in cards and event.step.actor == decider.step.actor]
    after = chosen[chosen.index(decider) :]
    return [event for event in same if event.turn == decider.turn and event not in after and base(event) >= TOLD]


def _rules(event: Event, told_for: list[Event]) -> bool:
    """Its ruling has a part in what decides: it is told for it, or for what people would not have thought."""
    reckoned = event.step.sentence.startswith("costs")
    return event in told_for or reckoned or (event.step.kind in ("not", "skip") and base(event) >= STRONG)


def _worded(chosen: list[Event], told_for: list[Event]) -> Event | None:
    """What the situation is told for, or something of the rest, if that is worth a word of its own."""
    among = [event for event in chosen if event in told_for] or chosen
    worded = [event for event in among if SENTENCES[event.step.sentence].word and not _misleads(event, chosen)]
    best = max(worded, key=lambda event: (base(event), event.at[-1]), default=None)
    if best is not None and base(best) < STRONG and len(chosen) > 1:
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
        return base(event), any(cite in proves for cite in event.step.cites[:1]), event.at[-1]

    among = [event for event in chosen if event in told_for] or chosen
    gained = [event for event in told_for if event.step.kind == "gain"]
    if gained and gained[-1] in chosen:  # as far as there were any: that is told before that there are no more
        among = [event for event in among if event.step.sentence != "gain none"] or among
    best = max(among, key=rank)
    return best if best.step.kind in ("not", "skip") and base(best) >= STRONG else None


def _telling(cites: tuple[str, ...], proves: Collection[str]) -> list[str]:
    """The rulings among a step's citations; the general rules only where there is no ruling."""
    return [c for c in cites if c in proves] or [c for c in cites if about_a_card(c)] or list(cites[:1])


def _last_decided(line: PlayedLine, happened: list[Event], n: int) -> list[Event]:
    """What a ruling brought about since the last decision, weightiest first; where nothing, since the one before."""
    ruled = [event for event in happened if weight(event) >= 5 and (event.step.path or base(event) >= STRONG)]
    if ruled:
        latest = max(event.at[-1] for event in ruled)
        start = max((asked.n for asked in line.asked if asked.n < n and asked.n <= latest), default=0)
        decided = [event for event in ruled if event.at[-1] >= start]
        return sorted(decided, key=lambda event: (-base(event), -event.at[-1]))
    return ([event for event in happened if base(event) > 0] or _cleaned_up(happened))[-1:]


def _cleaned_up(happened: list[Event]) -> list[Event]:
    return [event for event in happened if event.step.sentence == "clean up"]

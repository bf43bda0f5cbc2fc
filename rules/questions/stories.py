"""Decides a question by playing the story that was told before it: deed after deed, then what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rules.engine.kinds import modelled
from rules.engine.steps import Step
from rules.facts import facts
from rules.questions import casting
from rules.questions.circumstances import circumstances
from rules.questions.frames import TURNS_ROUND, Frame, asked, frames, told
from rules.questions.probes import HARM, SAFE, player_of_cards, plays, plays_it
from rules.questions.reading import BASIC, Question
from rules.questions.scene import ME, OTHER, TURNS, Played, Scene, name, play, playable
from rules.questions.verdict import (
    Finding,
    Verdict,
    agreed,
    counted,
    happened,
    my_next_turn,
    pluses,
    ruled,
    through,
    undone,
    yes_no,
)

KINDS: dict[str, tuple[str, ...]] = {
    "gain": ("gain",),
    "buy": ("buy",),
    "draw": ("draw",),
    "trash": ("trash",),
    "lose": ("trash",),
    "discard": ("discard",),
    "reveal": ("reveal", "look", "discard", "set-aside"),
    "topdeck": ("put",),
    "set-aside": ("set-aside", "gain"),
    "exile": ("exile",),
    "play": ("play",),
    "react": ("play", "reveal", "set-aside", "discard"),
    "upgrade": ("gain", "trash", "exchange"),
    "copy": ("gain", "play"),
    "call": ("call",),
}
UNITS = {
    "unit-actions": "actions",
    "unit-buys": "buys",
    "unit-coins": "coins",
    "unit-favors": "favors",
    "unit-coffers": "coffers",
    "unit-villagers": "villagers",
    "unit-points": "vp",
}
MOVED = ("trash", "discard", "reveal", "topdeck", "set-aside", "upgrade", "return", "exile")  # what must lie somewhere
MOST_CARDS, MOST_FRAMES = 5, 8
MONEY = ("gold",) * 4
LYING = ("have", "in-play", "in-hand", "stay")
# What may turn what is asked into something else.
UNREAD = ("both", "only", "nth", "again", "clean-up", "discard-pile", "from-trash", "each")
EXTRA = ("extra", "additional", "zusatzlich", "zusätzlich", "zusätzliche", "zusätzlichen")
FIRST = ("first", "zuerst", "erst", "erste", "erster", "erstes", "ersten")


def story(q: Question) -> Verdict | None:
    """The verdict on what is asked at the end of a story, where each of its deeds could be played as it was told."""
    if q.strange or _kinds_of_cards(q) or not 1 < len(q.slugs) <= MOST_CARDS:
        return None
    if not all(playable(slug) or (_apart(slug) and modelled(slug)) for slug in q.slugs):
        return None
    found = frames(q)
    if not found or len(found) > MOST_FRAMES or any(frame.has(*TURNS_ROUND, "again") for frame in found):
        return None
    before, question = told(found), _question(found)
    before = [frame for frame in before if frame is not question]
    if any(frame.part == question.part for frame in before if question):
        return None  # two deeds in one breath: which of them is asked is not clear
    if question is None or not before or _uncounted(question) or question.has(*UNREAD):
        return None
    if any(frame.numbers for frame in before):
        return None
    if any(frame.has("twice") for frame in before) or (question.has("twice") and question.deed != "play"):
        return None
    if any(spot.raw.lower() not in FIRST for frame in before for spot in frame.spots if spot.meaning == "nth"):
        return None
    if any(frame.deed == "reveal" and not frame.cards for frame in before):
        return None  # a bane card: which one that is, is not said
    question = _in_return(q, question)
    for stage in _stages(q, before, question):
        runs = play(stage.scene)
        if runs and not any(run.stopped for run in runs) and all(stage.as_told(run) for run in runs):
            return _judged(q, question, stage, runs)
    return None


def _uncounted(question: Frame) -> bool:
    """A number that is not so many Coins or Actions, nor down to how many is discarded; "another" that is no extra."""
    down_to = question.deed == "discard" and not question.has("unit-cards")
    amounts = any(spot.meaning in UNITS for spot in question.spots) or down_to
    others = [spot for spot in question.spots if spot.meaning == "another"]
    extra = all(spot.raw.lower() in EXTRA for spot in others) and not (others and question.has("how-many"))
    return not extra or bool(question.numbers and (question.has("how-many") or not amounts))


def _kinds_of_cards(q: Question) -> bool:
    """Any Action, a Duration: cards that nobody names; not the Reaction of a card that has one."""
    return any(
        not any(abs(named.at - at) <= 2 and kind in facts()[named.slug].types for named in q.cards)
        for kind, at in q.types
    )


def _question(found: Sequence[Frame]) -> Frame | None:
    """What is asked; "does that work?", "legal?" ask whether the last deed told can be done."""
    asks = [frame for frame in asked(found) if frame.deed or frame.cards or frame.modal or frame.has("how-many")]
    if not asks:
        return None
    counting = next((frame for frame in asks if frame.has("how-many")), None)
    if counting is not None:
        return counting
    last = asks[-1]
    if last.deed in ("", "work") and (last.meant or not last.cards):
        deeds = [frame for frame in told(found) if frame.deed in KINDS or not frame.deed]
        return replace(deeds[-1], modal="can") if deeds else None
    question = next((frame for frame in reversed(asks) if frame.deed), last)
    if (
        question.deed in KINDS
        and not question.cards
        and not question.who
        and not any(spot.meaning in UNITS for spot in question.spots)
    ):
        named = [frame.cards[-1:] for frame in found if frame.cards and frame is not question]
        return replace(question, cards=named[-1]) if named and question.deed != "draw" else question
    return question


Deed = tuple[tuple[str, ...], str, str, str]  # kinds, card, who, through which card


def _in_return(q: Question, question: Frame) -> Frame:
    """Trash it for a Gold: the Gold is what one gets."""
    if question.deed not in ("trash", "discard", "reveal") or len(question.cards) != 1:
        return question
    at = [named.at for named in q.cards if named.slug == question.slugs[0]][-1]
    words = [token.word for token in q.tokens[max(at - 2, 0) : at]]
    return replace(question, deed="gain") if {"for", "fur"} & set(words) else question


@dataclass
class Stage:
    """A table on which the story can happen, and what must be seen to have happened there."""

    scene: Scene
    deeds: list[Deed] = field(default_factory=list)

    def as_told(self, run: Played) -> bool:
        return all(len(_seen(run, *deed)) >= self.deeds.count(deed) for deed in self.deeds)

    def told_until(self, run: Played) -> int:
        """The step with which the last of the deeds is done."""
        return max((_seen(run, *deed)[0] for deed in self.deeds), default=0)


def _seen(run: Played, kinds: tuple[str, ...], slug: str, who: str, by: str) -> list[int]:
    seats = {run.seat(who)} if who else set(range(len(run.names)))
    return [
        n
        for n, step in enumerate(run.steps)
        if step.kind in kinds
        and step.actor in seats
        and slug in step.cards
        and step.sentence != "clean up"
        and (not by or through(step, (by,)))
    ]


class _Teller:
    """Lays the table as the story goes on."""

    def __init__(self, q: Question, on_top: bool, bought: bool, turned: bool) -> None:
        self.q, self.on_top, self.bought, self.turned = q, on_top, bought, turned
        self.turns: list[tuple[str, list[str]]] = []
        self.hands: dict[str, list[str]] = {ME: [], OTHER: []}
        self.top: dict[str, list[str]] = {ME: [], OTHER: []}
        self.in_play: dict[str, list[str]] = {ME: [], OTHER: []}
        self.durations: dict[str, list[str]] = {ME: [], OTHER: []}
        self.supply: list[str] = []
        self.want: list[str] = []
        self.use: list[str] = []
        self.last_gained: dict[str, list[str]] = {}
        self.landscapes: list[str] = []
        self.ally = ""
        self.coins, self.buys = 0, 0
        self.deeds: list[Deed] = []
        self.last = ""  # the card that was played last
        self.prefer: tuple[str, ...] = ()

    def moves(self, who: str) -> list[str]:
        if not self.turns or self.turns[-1][0] != who:
            self.turns.append((who, []))
        return self.turns[-1][1]

    @property
    def mover(self) -> str:
        return self.turns[-1][0] if self.turns else ""

    def tell(self, frame: Frame, asked: bool = False) -> bool:
        """One deed more; False where it cannot be laid out."""
        if asked and frame.modal == "can":
            self.use += self.q.actors  # whatever may be used is
        who = frame.who or (OTHER if frame.victim == ME else "")
        if frame.against and not self._there(frame.against):
            self._play(OTHER, frame.against)
        if any(self._landscape(slug) for slug in frame.slugs):
            frame = replace(frame, cards=tuple(each for each in frame.cards if not self._landscape(each[0])))
            if not frame.cards:
                return True
        deed = frame.deed
        if not deed and frame.cards and all(self._there(slug) for slug in frame.slugs):
            return True  # it is only spoken of
        if deed == "have" and frame.has("in-play"):
            deed = "in-play"
        if deed in ("in-play", "stay") and not asked:
            return self._lies(frame, who)
        if deed in ("have", "in-hand") and not asked:
            return self._holds(frame, who)
        if deed in ("play", "react", "") and frame.cards:
            return self._plays(frame, who, asked)
        if frame.cards and (
            deed == "buy" or (deed == "gain" and self.bought and not frame.by and not asked and not frame.whose_turn)
        ):
            return self._buys(frame, who, asked)
        if deed in KINDS and (frame.cards or frame.by):
            return self._does(frame, who, asked)
        return asked or (not frame.cards and deed not in ("play", "buy", "gain", "trash"))

    def _landscape(self, slug: str) -> bool:
        kind = facts()[slug].kind
        if kind == "ally":
            self.ally = slug
        elif _apart(slug):
            self.landscapes = [*dict.fromkeys((*self.landscapes, slug))]
        else:
            return False
        return True

    def _there(self, slug: str) -> bool:
        return any(
            slug in zone for part in (self.hands, self.top, self.in_play, self.durations) for zone in part.values()
        )

    def _lies(self, frame: Frame, who: str) -> bool:
        for slug, n in frame.cards:
            owner = frame.owner or frame.victim or who or (OTHER if _attack(slug) and _lasting(slug) else ME)
            if owner == OTHER and _attack(slug) and _lasting(slug):
                self._plays_all(OTHER, slug, n)
            elif _lasting(slug):
                self.durations[owner] += [slug] * n
            else:
                self.in_play[owner] += [slug] * n
        return True

    def _holds(self, frame: Frame, who: str) -> bool:
        for slug, n in frame.cards:
            owner = who or frame.owner or ME
            if _attack(slug) and _lasting(slug) and owner == OTHER and not frame.has("in-hand"):
                self._plays_all(OTHER, slug, n)
            else:
                self.hands[owner] += [slug] * n
                self.use.append(slug)
        return True

    def _plays(self, frame: Frame, who: str, asked: bool) -> bool:
        cards = [*(((frame.by, 1),) if frame.by else ()), *frame.cards, *(((frame.upon, 1),) if frame.upon else ())]
        slugs = [slug for slug, _ in cards]
        who = who or frame.owner or (OTHER if any(_attack(slug) for slug in slugs) and self._suffering() else ME)
        throne = next((a for a in slugs if player_of_cards(a) and any(plays_it(a, b) for b in slugs if b != a)), "")
        if throne:
            self._play(who, throne, asked=asked)
            for slug, n in cards:
                if slug != throne:
                    self.hands[who] += [slug] * n
                    self.want.append(slug)
                    if not asked:
                        self.deeds.append((("play",), slug, who, ""))
            self.last = next(slug for slug in slugs if slug != throne)
            return True
        if all(slug in self.supply for slug in slugs):  # gained just before: another card lets it be played
            self.use += [slug for slug in self.q.actors if slug not in slugs]
            if not asked:
                self.deeds += [(("play",), slug, who, "") for slug in slugs]
            return True
        if self.turns and self.mover != who and all("Reaction" in facts()[slug].types for slug in slugs):
            for slug, n in cards:  # on another's turn
                self.hands[who] += [slug] * n
                self.use.append(slug)
                if not asked:
                    self.deeds.append((KINDS["react"], slug, who, ""))
            return True
        lying = not frame.deed and any(facts()[slug].kind != BASIC for slug in slugs)  # a Silver under a Blockade
        for slug, n in reversed(cards) if self.turned else cards:
            if slug == frame.upon or (lying and facts()[slug].kind == BASIC):  # what it is used on
                self.hands[who] += [slug] * n
                self.want.append(slug)
            elif facts()[slug].kind == BASIC and "Treasure" not in facts()[slug].types:
                self.hands[who].append(slug)
                self.want.append(slug)
            elif not plays(slug):
                return False
            else:
                self._plays_all(who, slug, n, asked)
        return True

    def _plays_all(self, who: str, slug: str, n: int, asked: bool = False) -> None:
        for _ in range(n):
            self._play(who, slug, asked=asked)

    def _play(self, who: str, slug: str, asked: bool = False) -> None:
        self.moves(who).append(f"play {name(slug)}")
        if not any(slug in zone for zone in (self.want, self.use) if slug in self.hands[who]):
            self.hands[who].append(slug)
        self.last = slug
        if not asked:
            self.deeds.append((("play",), slug, who, ""))

    def _suffering(self) -> bool:
        """An Attack of which nobody says whose it is hits whoever asks."""
        return casting.sufferer(self.q) == ME

    def _buys(self, frame: Frame, who: str, asked: bool) -> bool:
        who = who or self.mover or ME
        if frame.has("last-turn") and who == OTHER:
            self.last_gained[OTHER] = [*frame.slugs]
            return True
        for slug, n in frame.cards:
            cost = facts()[slug].cost
            if cost.potion or cost.debt:
                return False
            for _ in range(n):
                if self.turns and self.mover != who:
                    self.hands[who] += MONEY
                    self.moves(who).append("play treasures")
                self.moves(who).append(f"buy {name(slug)}")
                self.coins += cost.coins
                self.buys += 1
            self.supply.append(slug)
            if not asked:
                self.deeds += [(("buy",), slug, who, "")] * n
        return True

    def _does(self, frame: Frame, who: str, asked: bool) -> bool:
        cards, by = list(frame.cards), frame.by
        self.prefer = {"topdeck": ("deck", "top"), "trash": ("trash",)}.get(frame.deed, ())
        if not by and len(cards) > 1 and plays(cards[0][0]) and facts()[cards[0][0]].kind != BASIC:
            by = cards.pop(0)[0]
        if frame.upon:
            cards.append((frame.upon, 1))
        done_by = by or self.last
        if by and not self._there(by):
            owner = frame.owner or (
                OTHER
                if _attack(by) and (who == ME or frame.victim == ME or self._suffering())
                else who or self.mover or ME
            )
            if not plays(by):
                return False
            self._play(owner, by, asked=asked)
        owner = who or frame.victim or (ME if not done_by or not _attack(done_by) or self.mover == OTHER else OTHER)
        for slug, n in cards:
            self.want.append(slug)
            if frame.deed in MOVED and len(cards) > 1 and slug == cards[0][0]:
                self.use.append(slug)  # what comes for it is not another one
            if frame.deed in MOVED and (frame.deed != "upgrade" or slug == cards[0][0]):
                zone = self.in_play if frame.has("in-play") else self.top if self.on_top else self.hands
                if slug not in (*self.hands[owner], *self.top[owner]):
                    zone[owner] += [slug] * n
            if frame.deed in ("gain", "copy", "upgrade") and facts()[slug].kind == "kingdom":
                self.supply.append(slug)
            if not asked:
                self.deeds.append((KINDS[frame.deed], slug, who, by))
        return True

    def stage(self, actions: int) -> Stage:
        waiting = [
            move[5:] for who, moves in self.turns[:1] for move in moves if who == OTHER and move.startswith("play ")
        ]
        if waiting and len(self.turns) > 1 and self.in_play[ME]:  # what lies before me lies there on my own turn
            self.turns.pop(0)
            self.durations[OTHER] += [slug for slug in self.hands[OTHER] if name(slug) in waiting]
            self.hands[OTHER] = [slug for slug in self.hands[OTHER] if name(slug) not in waiting]
            self.deeds = [deed for deed in self.deeds if deed[2] != OTHER]
        if not self.turns:
            self.moves(ME)
        first, moves = self.turns[0]
        named = self.q.slugs
        reactions = [slug for slug in named if "Reaction" in facts()[slug].types]
        for slug in reactions:
            if not self._there(slug) and slug not in self.supply:
                self.hands[ME].append(slug)
        lasting = any(_lasting(slug) for slug in named)
        played = [move[5:] for move in moves if move.startswith("play ")]
        buying = bool(moves) and not any("Action" in facts()[slug].types for slug in named if name(slug) in played)
        scene = Scene(
            mover=first,
            script=tuple(tuple(moves) for _, moves in self.turns),
            hands={who: tuple(cards) for who, cards in self.hands.items()},
            top={who: tuple(cards) for who, cards in self.top.items()},
            in_play={who: tuple(cards) for who, cards in self.in_play.items()},
            durations={who: tuple(cards) for who, cards in self.durations.items()},
            last_gained={who: tuple(cards) for who, cards in self.last_gained.items()},
            supply=tuple(dict.fromkeys(self.supply)),
            want=tuple(dict.fromkeys(self.want)),
            prefer=self.prefer,
            use=tuple(dict.fromkeys((*self.use, *reactions))),
            coins=self.coins if self.turns[0][0] == first else 0,
            buys=max(1, self.buys),
            actions=actions,
            phase="buy" if buying else "action",
            turns=len(self.turns) + (2 if lasting or self.q.has("next-turn", "extra-turn") else 0),
            landscapes=tuple(self.landscapes),
            in_order=True,
            ally=self.ally,
            editions=casting.editions(self.q),
            players=self.q.players or 2,
            empty=circumstances(self.q).empty,
        )
        return Stage(scene, self.deeds)


def _stages(q: Question, before: Sequence[Frame], question: Frame) -> Iterator[Stage]:
    """Every way in which it may have been meant, the likeliest first.

    What is gained comes from a card or is bought; two cards are played in either order; with one Action, or with as
    many as the story needs; what is moved lies in hand or on the deck.
    """
    lying_first = sorted(before, key=lambda frame: frame.deed not in LYING)
    gains = any(frame.deed == "gain" and frame.cards and not frame.by for frame in before)
    several = any(frame.deed in ("play", "") and len(frame.cards) > 1 for frame in before)
    ways = [
        (bought, turned, enough, on_top)
        for bought in (False, True)[: 1 + gains]
        for turned in (False, True)[: 1 + several]
        for enough in (False, True)
        for on_top in (False, True)
    ]
    for bought, turned, enough, on_top in ways:
        teller = _Teller(q, on_top, bought, turned)
        if all(teller.tell(frame) for frame in lying_first):
            actions = sum(move.startswith("play ") for _, moves in teller.turns for move in moves)
            if (not enough or actions > 1) and teller.tell(question, asked=True):
                yield teller.stage(actions if enough else 1)


def _attack(slug: str) -> bool:
    return "Attack" in facts()[slug].types


def _lasting(slug: str) -> bool:
    return "Duration" in facts()[slug].types


def _judged(q: Question, question: Frame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    counting = question.has("how-many")
    zones = (stage.scene.in_play, stage.scene.durations)
    there = {slug for zone in zones for cards in zone.values() for slug in cards}
    acting = [slug for slug in q.actors if not _apart(slug) and slug not in there]
    acting = [slug for slug in acting if counting or slug not in question.slugs]
    if not all(casting.takes_part(run, acting) for run in runs):
        return None
    if counting:
        found = agreed(runs, lambda run: _counted(q, question, run))
        if found is None:
            return None
        finding, run = found
        n = int(finding.value)
        return ruled(q, run, finding, counted(n) if n < 13 else (f"{n}.", f"{n}."), kind="story")
    if question.deed in ("stay", "in-play") or (question.has("in-play") and question.deed in ("gain", "have", "keep")):
        found = agreed(runs, lambda run: _stays(question, run))
    elif any(spot.meaning in UNITS for spot in question.spots):
        found = agreed(runs, lambda run: _brings(question, stage, run, q.actors))
    elif question.deed == "protect":
        found = agreed(runs, _protected)
    elif question.deed in KINDS or (not question.deed and question.cards):
        found = agreed(runs, lambda run: _happens(q, question, stage, run))
    else:
        return None
    if found is None:
        return None
    finding, run = found
    return ruled(q, run, finding, yes_no(finding.value == "yes"), kind="story")


def _apart(slug: str) -> bool:
    return facts()[slug].kind in ("ally", "event", "project", "landmark")


def _protected(run: Played) -> Finding | None:
    """Whether whoever asks was spared, or else what hit them."""
    spared = tuple(n for n, step in enumerate(run.steps) if step.sentence in SAFE and step.actor == run.seat(ME))
    attacks = [slug for slug in {card for step in run.steps for card, _, _ in step.path} if _attack(slug)]
    hit = [
        n
        for n, step in enumerate(run.steps)
        if step.kind in HARM and step.actor == run.seat(ME) and not undone(step) and through(step, attacks)
    ]
    return Finding("yes", spared[:2]) if spared else Finding("no", tuple(hit[:2])) if hit else None


def _stays(question: Frame, run: Played) -> Finding | None:
    wanted = set(question.slugs)
    if not wanted:
        return None
    kept = [n for n, step in enumerate(run.steps) if step.sentence == "stays" and wanted & set(step.cards)]
    left = [n for n, step in enumerate(run.steps) if step.sentence == "clean up" and wanted & set(step.cards)]
    if kept and (not left or kept[0] < left[0]):
        return Finding("yes", tuple(kept[:1]))
    return Finding("no", tuple(left[:1])) if left else None


def _brings(question: Frame, stage: Stage, run: Played, actors: Sequence[str]) -> Finding | None:
    """Do I get the Buy, +1 Action and +1 Card: whether there is all of it, from the card that is asked about."""
    who, steps = question.who or ME, list[int]()
    for unit in (UNITS[spot.meaning] for spot in question.spots if spot.meaning in UNITS):
        found = [n for n, _, _ in pluses(run, unit, who) if through(run.steps[n], question.slugs or actors)]
        if not found:
            why = _why_not(question, run, who, (), actors, stage.told_until(run))
            return Finding("no", why) if why else None
        steps += found[:1]
        if len(question.numbers) == 1 and question.numbers[0] != sum(
            n for at, _, n in pluses(run, unit, who) if at in found
        ):
            return Finding("no", tuple(found))
    if question.has("unit-cards"):
        drawn = happened(run, ("draw",), who, question.slugs or actors)
        if not drawn:
            return None
        steps.append(drawn[0][0])
    return Finding("yes", tuple(steps))


def _happens(q: Question, question: Frame, stage: Stage, run: Played) -> Finding | None:
    kinds = KINDS.get(question.deed, ("gain",))
    who = question.who or ("" if question.deed in ("trash", "lose", "discard") else ME)
    things = question.slugs
    # what a card turned over is played by that card, or not at all
    moved = {slug for kinds_told, slug, _, _ in stage.deeds if set(kinds_told) & {"reveal", "discard", "set-aside"}}
    anyhow = question.deed == "play" and not moved & set(things)
    done = [
        n
        for n, step in enumerate(run.steps)
        if step.kind in kinds
        and not undone(step)
        and step.sentence != "clean up"
        and (not who or step.actor == run.seat(who))
        and (not things or set(things) & set(step.cards))
        and (anyhow or step.path)
    ]
    if question.has("twice"):
        value = len(done) > 1
        return Finding("yes" if value else "no", tuple(done[:2]) or (stage.told_until(run),))
    if done:
        return Finding("yes", tuple(done[:2]))
    if question.deed == "buy" and any(step.kind == "buy" and set(things) & set(step.cards) for step in run.steps):
        return None  # it was bought here, but what others name may forbid it
    trashed = any("trash" in kinds_told for kinds_told, _, _, _ in stage.deeds)
    why = _why_not(question, run, who, kinds, q.actors, stage.told_until(run), trashed)
    return Finding("no", why) if why else None


def _open_what(run: Played, source: str, told_to: bool) -> bool:
    """What can be had for it depends on what is trashed, and nobody says what."""
    return not told_to and any(step.kind == "trash" and through(step, (source,)) for step in run.steps)


def _none_of_it(step: Step, kinds: tuple[str, ...], actors: Sequence[str]) -> bool:
    return step.kind == "not" and through(step, actors) and step.sentence.startswith(kinds or ("plus",))


def _why_not(
    question: Frame,
    run: Played,
    who: str,
    kinds: tuple[str, ...],
    actors: Sequence[str],
    since: int,
    told_to: bool = True,
) -> tuple[int, ...]:
    """The steps that show that it does not happen; nothing where it may only lack what nobody has said."""
    things, seat = question.slugs, run.seat(who) if who else None
    barred = [
        n
        for n, step in enumerate(run.steps)
        if undone(step)
        and (seat is None or step.actor == seat)
        and (step.sentence in SAFE or set(things) & set(step.cards) or _none_of_it(step, kinds, actors))
    ]
    if barred:
        return tuple(barred[-2:])
    if question.modal == "can" and things:
        piles = [offer for offer in run.offers if offer.kind == "choose-pile" and offer.source in actors]
        if piles and _open_what(run, piles[-1].source, told_to):
            return ()
        if piles and kinds == ("gain",) and not any(name(slug) in offer.choices for offer in piles for slug in things):
            return tuple(n for n, step in enumerate(run.steps) if through(step, (piles[-1].source,)))[:2]
        moves = [each for each in run.offers if each.kind == "phase" and each.player == (who or ME) and each.n > since]
        wanted = {f"{question.deed} {name(slug)}" for slug in things}
        reacts = any("Reaction" in facts()[slug].types for slug in things)  # which asks for it in its own way
        offered = any(wanted & set(offer.choices) for offer in moves)
        paid = run.scene.ally or run.scene.landscapes  # with what nobody has said to have
        if question.deed in ("play", "buy") and not reacts and not offered and not paid:
            return (since,)
    others = [
        n
        for n, step in enumerate(run.steps)
        if step.kind in kinds and not undone(step) and through(step, actors) and (seat is None or step.actor == seat)
    ]
    return tuple(others[:2]) if things and question.deed in ("trash", "lose", "discard") else ()


def _counted(q: Question, question: Frame, run: Played) -> Finding | None:
    who = question.who or ME
    unit = next((spot.meaning for spot in question.spots if spot.meaning in UNITS), "")
    things = question.slugs
    if question.has("in-hand") or (question.has("unit-cards") and question.deed in ("have", "")):
        return _held(question, run, who)
    if unit in ("unit-actions", "unit-buys") and question.deed == "have":
        return None  # with the one that everybody has
    if unit:
        found = pluses(run, UNITS[unit], who)
    elif len(things) < 2 and question.deed in KINDS and (things or question.has("unit-cards")):
        found = happened(run, KINDS[question.deed], who, q.slugs, things[0] if things else "")
    else:
        return None
    turn = my_next_turn(run, who) if q.has("next-turn") else 0 if q.has("this-turn") else None
    found = [each for each in found if turn is None or each[1] == turn]
    if not found or (len({turn for _, turn, _ in found}) > 1):
        return None  # now or later, or all together: nobody says
    total = sum(n for _, _, n in found)
    if question.deed == "have" and unit in ("unit-actions", "unit-buys"):
        if any(turn for _, turn, _ in found) or run.scene.mover != who:
            return None
        total += 1  # the one that everybody has
        if unit == "unit-actions":
            total -= sum(turn == 0 and step.kind == "play" and not step.path for _, turn, step in run.numbered())
    return Finding(total, tuple(n for n, _, _ in found))


def _held(question: Frame, run: Played, who: str) -> Finding | None:
    """How many cards somebody has in hand when their next turn, or an extra turn, has begun."""
    if not question.has("next-turn", "extra-turn", "at-start"):
        return None
    seat, begun = run.seat(who), [n for n, turn, step in run.numbered() if turn and step.sentence in TURNS]
    begun = [n for n in begun if run.steps[n].actor == seat]
    offer = next((each for each in run.offers if begun and each.n > begun[0] and each.kind == "phase"), None)
    if offer is None or offer.player != who:
        return None
    return Finding(offer.held[seat], tuple(n for n in range(begun[0], offer.n)))


__all__ = ["story"]

"""From a story to a table: who plays, buys or holds which card, deed after deed, as the story goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from rules.facts import facts, kinds
from rules.questions import casting
from rules.questions.circumstances import circumstances
from rules.questions.frame import AskedFrame
from rules.questions.probes import not_used, player_of_cards, plays, plays_it
from rules.questions.question import BASIC, Question
from rules.questions.scene import DRAWN_ACTIONS, ME, OTHER, Played, Scene, name, play
from rules.questions.verdict import kinds_of, through

KINDS: dict[str, tuple[str, ...]] = {
    "gain": ("gain",),
    "buy": ("buy",),
    "draw": ("draw",),
    "trash": ("trash",),
    "lose": ("trash",),
    "discard": ("discard",),
    "reveal": ("reveal", "look", "discard", "set-aside"),
    "topdeck": ("onto-deck",),
    "to-hand": ("to-hand",),
    "set-aside": ("set-aside", "gain"),
    "exile": ("exile",),
    "play": ("play",),
    "react": ("play", "reveal", "set-aside", "discard"),
    "upgrade": ("gain", "trash", "exchange"),
    "copy": ("gain", "play"),
    "call": ("call",),
    "affect": ("trash", "discard", "reveal", "look", "set-aside", "put"),
}
# What must lie somewhere before it.
MOVED = ("trash", "discard", "reveal", "topdeck", "set-aside", "upgrade", "return", "exile", "affect")
ABOVE = "silver"  # what is drawn before the cards that are told of are turned over
BESIDE = "smithy"  # another Action: what may be done with it, and not with the one that is asked about
MONEY = ("gold",) * 4
BUYS = "spices"  # a Treasure that lets its player buy once more
DEAR = 6  # what no Remodel makes of such an Action
PLENTY = ("silver", "gold", "village", "smithy", "market", "festival", "laboratory", "cellar")
LYING = ("have", "in-play", "in-hand", "stay")
STAYING = (*LYING, "trash", "discard", "reveal", "give", "play")  # of which no card comes


Deed = tuple[tuple[str, ...], str, str, str]  # kinds, card, who, through which card


@dataclass
class Stage:
    """A table on which the story can happen, and what must be seen to have happened there."""

    scene: Scene
    deeds: list[Deed] = field(default_factory=list)
    tool: str = ""  # with which it is to be done
    begun: int = 0  # with which of them the last part of the story begins
    ordered: bool = False  # it is said what came first

    def as_told(self, run: Played) -> bool:
        if self.tool and not seen(run, ("play",), self.tool, "", ""):
            return False
        if not all(
            sum(run.steps[n].cards.count(deed[1]) for n in seen(run, *deed)) >= self.deeds.count(deed)
            for deed in self.deeds
        ):
            return False
        begun = [seen(run, *deed)[0] for deed in self.deeds]
        return not self.ordered or begun == sorted(begun)

    def told_from(self, run: Played) -> int:
        """The step with which the last part of the story begins."""
        return min((seen(run, *deed)[0] for deed in self.deeds[self.begun :]), default=0)

    def told_until(self, run: Played) -> int:
        """The step with which the last of the deeds is done."""
        return max((seen(run, *deed)[: self.deeds.count(deed)][-1] for deed in self.deeds), default=0)


def seen(run: Played, kinds: tuple[str, ...], slug: str, who: str, by: str) -> list[int]:
    seats = {run.seat(who)} if who else set(range(len(run.names)))
    return [
        n
        for n, step in enumerate(run.steps)
        if kinds_of(step) & set(kinds)
        and step.actor in seats
        and (not slug or slug in step.cards)
        and step.sentence != "clean up"
        and (not by or through(step, (by,)))
    ]


@dataclass(frozen=True)
class CardsPlayed:
    """Cards that somebody plays."""

    frame: AskedFrame
    cards: Sequence[tuple[str, int]]
    who: str
    asked: bool

    @property
    def slugs(self) -> list[str]:
        return [slug for slug, _ in self.cards]


class Teller:
    """Lays the table as the story goes on."""

    def __init__(self, q: Question, on_top: bool, bought: bool, turned: bool, mine: bool, lavish: bool) -> None:
        self.q, self.on_top, self.bought, self.turned, self.mine, self.lavish = q, on_top, bought, turned, mine, lavish
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
        self.projects: dict[str, list[str]] = {ME: [], OTHER: []}
        self.ally = ""
        self.coins, self.buys = 0, 0
        self.spare = False  # there is an Action left
        self.deeds: list[Deed] = []
        self.last = ""  # the card that was played last
        self.gone: list[str] = []  # what goes, and is not what comes for it
        self.begun, self.ordered = 0, False
        self.beside: set[str] = set()  # of which one more is held
        self.prefer: tuple[str, ...] = ()
        self.avoid: tuple[str, ...] = ()
        self.tool = ""

    def moves(self, who: str) -> list[str]:
        if not self.turns or self.turns[-1][0] != who:
            self.turns.append((who, []))
        return self.turns[-1][1]

    @property
    def mover(self) -> str:
        return self.turns[-1][0] if self.turns else ""

    def tell(self, frame: AskedFrame, asked: bool = False) -> bool:
        """One deed more; False where it cannot be laid out."""
        wished = asked and frame.modal == "can"
        if wished:
            self._make_ready(frame)
        who = _whose(frame)
        if frame.deed == "affect" and not asked and frame.cards and not frame.by:  # Militia hits me
            frame = replace(frame, deed="play")
        if frame.against and not self._there(frame.against):
            self._play(OTHER, frame.against)
        if any(map(apart, frame.slugs)):
            frame = self._beside_the_table(frame, who)
            if not frame.cards:
                return True
        if wished:
            frame = self._as_wished(frame, who)
        told = None if asked else self._told_of_before(frame, who)
        if told is not None:
            return told
        if not frame.deed and frame.cards and all(self._there(slug) for slug in frame.slugs):
            return True  # it is only spoken of
        deed = "in-play" if _lying_there(frame) else frame.deed
        if deed in LYING and not asked:
            self.spare = self.spare or (deed in ("have", "in-hand") and action_left(frame))
            return self._lies(frame, who) if deed in ("in-play", "stay") else self._holds(frame, who)
        self.begun = self.begun if asked else len(self.deeds)
        self.ordered = self.ordered or frame.since
        return self._happens(frame, deed, who, asked)

    def _make_ready(self, frame: AskedFrame) -> None:
        """May it be done: whatever may be used is used, and there is something to do it with."""
        self.use += [slug for slug in self.q.actors if slug not in (*self.want, *frame.slugs)]
        self.tool = frame.by if frame.deed in MOVED else ""
        self.want = [*(frame.slugs if frame.deed == "trash" else ()), *self.want]
        if frame.by:
            self.hands[frame.who or ME].append(BESIDE)
        if frame.deed == "topdeck" and not frame.by and len(frame.cards) == 1 and self._goes_back(frame.slugs[0]):
            self.moves(ME).insert(0, f"play {name(frame.slugs[0])}")
            self.hands[ME].append(frame.slugs[0])
            self.deeds.insert(0, (("play",), frame.slugs[0], ME, ""))

    def _as_wished(self, frame: AskedFrame, who: str) -> AskedFrame:
        """Is a Duchy legal; what is held for a card is not what comes of it."""
        if not frame.deed and all(facts()[slug].kind == BASIC for slug in frame.slugs):
            frame = replace(frame, deed="gain")
        if frame.deed == "gain":
            theirs = (*self.hands[who or ME], *self.top[who or ME])
            self.use += [slug for slug in self.want if slug in theirs and slug not in frame.slugs]
        return frame

    def _beside_the_table(self, frame: AskedFrame, who: str) -> AskedFrame:
        for slug in filter(apart, frame.slugs):
            self._landscape(slug, frame.owner or who or ME, has=frame.deed != "buy")
        return replace(frame, cards=tuple(each for each in frame.cards if not apart(each[0])))

    def _told_of_before(self, frame: AskedFrame, who: str) -> bool | None:
        """What was played or gained on the turn before."""
        if frame.has("last-turn") and frame.deed == "play":
            return all(map(lasting, frame.slugs)) and not (frame.by or frame.upon) and self._lies(frame, who)
        if frame.has("last-turn") and who == OTHER and frame.deed in ("buy", "gain"):
            self.last_gained[OTHER] = [*frame.slugs]
            return bool(frame.cards)
        return None

    def _happens(self, frame: AskedFrame, deed: str, who: str, asked: bool) -> bool:
        if deed in ("play", "react", "") and frame.cards:
            return self._plays(frame, who, asked)
        bought = deed == "gain" and self.bought and not (frame.by or asked or frame.whose_turn)
        if frame.cards and (deed == "buy" or bought):
            return self._buys(frame, who, asked)
        if deed in KINDS and (frame.cards or frame.by):
            return self._does(frame, who, asked)
        return asked or (not frame.cards and deed not in ("play", "buy", "gain", "trash"))

    def _goes_back(self, slug: str) -> bool:
        """My Treasury: it was played on my turn, and puts itself back."""
        itself = any("put this on" in line[0].lower() for line in facts()[slug].lines)
        return itself and not self._there(slug) and self.mover in ("", ME) and len(self.turns) < 2

    def _landscape(self, slug: str, owner: str, has: bool) -> None:
        kind = facts()[slug].kind
        if kind == "ally":
            self.ally = slug
            return
        self.landscapes = [*dict.fromkeys((*self.landscapes, slug))]
        if kind == "project" and has:
            self.projects[owner] = [*dict.fromkeys((*self.projects[owner], slug))]

    def _there(self, slug: str) -> bool:
        return any(
            slug in zone for part in (self.hands, self.top, self.in_play, self.durations) for zone in part.values()
        )

    def _lies(self, frame: AskedFrame, who: str) -> bool:
        for slug, n in frame.cards:
            hits = OTHER if frame.victim != OTHER else ME  # whoever has an Attack against somebody
            owner = frame.owner or frame.who or (hits if attack(slug) and lasting(slug) else frame.victim or ME)
            if owner == OTHER and attack(slug) and lasting(slug):
                self._plays_all(OTHER, slug, 2 * n if frame.has("both") else n)  # both of them have one
            elif lasting(slug):
                self.durations[owner] += [slug] * n
            else:
                self.in_play[owner] += [slug] * n
        return True

    def _holds(self, frame: AskedFrame, who: str) -> bool:
        for slug, n in frame.cards:
            owner = who or frame.owner or ME
            if attack(slug) and lasting(slug) and owner == OTHER and not frame.has("in-hand"):
                self._plays_all(OTHER, slug, n)
            else:
                self.hands[owner] += [slug] * n
                self.use.append(slug)
            if frame.has("another"):
                self.beside.add(slug)
        return True

    def _plays(self, frame: AskedFrame, who: str, asked: bool) -> bool:
        cards = [*(((frame.by, 1),) if frame.by else ()), *frame.cards, *(((frame.upon, 1),) if frame.upon else ())]
        passive = not asked and any(spot.raw.lower().startswith(("is ", "wird ")) for spot in frame.spots)
        hits_me = any(attack(slug) for slug, _ in cards) and (passive or self._suffering())
        who = who or frame.owner or (OTHER if hits_me else ME)
        playing = CardsPlayed(frame, cards, who, asked)
        ways = (
            self._played_twice,
            self._played_from_where_it_lies,
            self._played_from_hand,
            self._played_as_gained,
            self._played_as_turned_over,
            self._played_on_anothers_turn,
        )
        for way in ways:
            done = way(playing)
            if done is not None:
                return done
        return self._played_one_by_one(playing)

    def _played_twice(self, playing: CardsPlayed) -> bool | None:
        """Throne Room on a Village; one Throne Room on the other; after it a Silver."""
        slugs, who = playing.slugs, playing.who
        throne = next((a for a in slugs if player_of_cards(a) and any(plays_it(a, b) for b in slugs if b != a)), "")
        if not throne:
            return None
        self._play(who, throne, asked=playing.asked)
        for _ in range(dict(playing.cards)[throne] - 1):
            self.hands[who].append(throne)
            self.want.append(throne)
            self.avoid = tuple(slug for slug in DRAWN_ACTIONS if slug not in slugs)  # only what was told
        others = [each for each in playing.cards if each[0] != throne]
        for slug, n in others:
            if not plays_it(throne, slug):
                self._plays_all(who, slug, n, playing.asked)
                continue
            self._hold(who, slug, n)
            self.want.append(slug)
            self._told_played((slug,), playing)
        self.last = others[0][0]
        return True

    def _played_from_where_it_lies(self, playing: CardsPlayed) -> bool | None:
        frame, who = playing.frame, playing.who
        if not frame.by or playing.asked or not (player_of_cards(frame.by) or not frame.who):
            return None
        self._play(who, frame.by)
        for slug, n in frame.cards:
            zone = self.top[who] if self.on_top else self.supply if facts()[slug].kind != BASIC else self.hands[who]
            zone += [slug] * n
            self.want.append(slug)
            self.deeds.append((("play",), slug, who, frame.by))
        return True

    def _played_from_hand(self, playing: CardsPlayed) -> bool | None:
        """Taken into hand, where it is a card like any other."""
        slugs = playing.slugs
        taken = {slug for kinds, slug, _, by in self.deeds if "to-hand" in kinds and by}
        if not playing.asked or not taken >= {*slugs} or not all(map(plays, slugs)):
            return None
        self.supply += [slug for slug in slugs if facts()[slug].kind == "kingdom"]
        self.moves(playing.who).extend(f"play {name(slug)}" for slug in slugs)
        return self.spare or not any("Action" in facts()[slug].types for slug in slugs)

    def _played_as_gained(self, playing: CardsPlayed) -> bool | None:
        """Gained just before: another card lets it be played."""
        slugs = playing.slugs
        if not all(slug in self.supply for slug in slugs):
            return None
        self.use += [slug for slug in self.q.actors if slug not in slugs]
        self._told_played(slugs, playing)
        return True

    def _played_as_turned_over(self, playing: CardsPlayed) -> bool | None:
        """Vassal turns it over, and I play it."""
        slugs, frame, lying = playing.slugs, playing.frame, self.top[playing.who]
        by = {slug: by for kinds, slug, _, by in self.deeds if "discard" in kinds and by}
        if not frame.by and all(slug in by and slug in lying for slug in slugs):
            self.want += slugs
            self.use += [by[slug] for slug in slugs]
            for slug in slugs:
                self._told_played((slug,), playing, by[slug])
            return True
        held = playing.asked and frame.modal == "must" and all(s in (*lying, *self.hands[playing.who]) for s in slugs)
        return True if held else None  # another card lets it be played, or makes it

    def _played_on_anothers_turn(self, playing: CardsPlayed) -> bool | None:
        reacts = all("Reaction" in facts()[slug].types for slug in playing.slugs) and not playing.frame.whose_turn
        if not self.turns or self.mover == playing.who or not reacts:
            return None
        for slug, n in playing.cards:
            self._hold(playing.who, slug, n)
            self.use.append(slug)
            if not playing.asked:
                self.deeds.append((KINDS["react"], slug, playing.who, ""))
        return True

    def _played_one_by_one(self, playing: CardsPlayed) -> bool:
        frame, who, asked = playing.frame, playing.who, playing.asked
        lying = not frame.deed and any(facts()[slug].kind != BASIC for slug in playing.slugs)
        for slug, n in reversed(playing.cards) if self.turned else playing.cards:
            if slug == frame.upon or (lying and facts()[slug].kind == BASIC):  # used on it; a Silver under a Blockade
                self._hold(who, slug, n)
                self.want.append(slug)
                self.gone.append(slug)
            elif facts()[slug].kind == BASIC and "Treasure" not in facts()[slug].types:
                self.hands[who].append(slug)
                self.want.append(slug)
            elif not plays(slug):
                return False
            else:
                self.hands[who] += [slug] * n if frame.has("another") and slug in self.hands[who] and not asked else []
                self._plays_all(who, slug, n, asked)
        return True

    def _told_played(self, slugs: Sequence[str], playing: CardsPlayed, by: str = "") -> None:
        if not playing.asked:
            self.deeds += [(("play",), slug, playing.who, by) for slug in slugs]

    def _hold(self, who: str, slug: str, n: int) -> None:
        """It is in hand; where it is said already to be there, it is the same one."""
        if slug not in self.hands[who] or slug in self.beside:
            self.hands[who] += [slug] * n

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
        return casting.sufferer(self.q) == ME or self.q.asks("protect")

    def _buys(self, frame: AskedFrame, who: str, asked: bool) -> bool:
        who = who or self.mover or ME
        for slug, n in frame.cards:
            cost = facts()[slug].cost
            if cost.potion or cost.debt:
                return False
            for _ in range(n):
                later = bool(self.turns) and who != self.turns[0][0]
                if later and "play treasures" not in self.moves(who):
                    self.hands[who] += (*MONEY, *(BUYS,) * (n - 1))
                    self.moves(who).append("play treasures")
                self.moves(who).append(f"buy {name(slug)}")
                self.coins += cost.coins
                self.buys += 1
            self.supply.append(slug)
            if not asked:
                self.deeds += [(("buy",), slug, who, "")] * n
        return True

    def _does(self, frame: AskedFrame, who: str, asked: bool) -> bool:
        cards, by = list(frame.cards), frame.by
        if frame.with_it and not asked:
            cards, by = [], frame.with_it  # I discard cards because of a Militia
        self.prefer = {"topdeck": ("deck", "top"), "trash": ("trash",)}.get(frame.deed, ())
        if not by and not frame.listed and _does_it_to(cards):
            by = cards.pop(0)[0]
        if frame.upon:
            cards.append((frame.upon, 1))
        done_by = by or self.last
        if by and not self._there(by):
            if not plays(by):
                return False
            self._play(self._player_of(by, frame, who), by, asked=asked)
        owner = who or frame.victim or (ME if not done_by or not attack(done_by) or self.mover == OTHER else OTHER)
        if frame.deed == "upgrade" and len(cards) > 1:
            self.want.insert(0, cards[0][0])  # this one goes, whatever else is wanted
        if frame.deed == "trash" and not asked and not trashes_from_supply(done_by):
            self.gone += frame.slugs
        for slug, n in cards:
            self.want.append(slug)
            self._move(frame, slug, n, first=slug == cards[0][0], owner=owner, done_by=done_by, alone=len(cards) == 1)
            if not asked:
                kinds = (*KINDS[frame.deed], *(("trash",) if frame.deed == "reveal" and by else ()))  # by a Swindler
                self.deeds += [(kinds, slug, who, by)] * (n if frame.deed in MOVED else 1)
        return True

    def _move(
        self, frame: AskedFrame, slug: str, n: int, *, first: bool, owner: str, done_by: str, alone: bool
    ) -> None:
        """It lies where it can be moved from, or is there to be gained."""
        if frame.deed in MOVED and first and not alone:
            self.use.append(slug)  # what comes for it is not another one
        if frame.deed in MOVED and (frame.deed != "upgrade" or first):
            self._lay(slug, n, owner, done_by, frame.has("in-play"))
        if frame.deed in ("gain", "copy", "upgrade") and facts()[slug].kind == "kingdom":
            self.supply.append(slug)

    def _player_of(self, by: str, frame: AskedFrame, who: str) -> str:
        hit = who == ME or frame.victim == ME or self._suffering()
        theirs = attack(by) and not self.mine and hit
        return frame.owner or (OTHER if theirs else who or self.mover or ME)

    def _lay(self, slug: str, n: int, owner: str, done_by: str, in_play: bool) -> None:
        """Where it can be moved from."""
        zone = self.in_play if in_play else self.top if self.on_top else self.hands
        if zone is self.top and done_by and not self.top[owner] and owner == self.mover:
            self.top[owner] += [ABOVE] * draws_first(done_by)
        if slug not in (*self.hands[owner], *self.top[owner]):
            zone[owner] += [slug] * n

    def stage(self, actions: int) -> Stage:
        self._let_it_lie()
        if not self.turns:
            self.moves(ME)
        first, moves = self.turns[0]
        named = self.q.slugs
        if self.lavish:
            self._lay_more(first)
        reactions = [slug for slug in named if "Reaction" in facts()[slug].types]
        self.hands[ME] += [slug for slug in reactions if not self._there(slug) and slug not in self.supply]
        later = any(lasting(slug) for slug in named) or self.q.has("next-turn", "extra-turn")
        played = [move[5:] for move in moves if move.startswith("play ")]
        buying = bool(moves) and not any("Action" in facts()[slug].types for slug in named if name(slug) in played)
        told = circumstances(self.q)
        scene = Scene(
            mover=first,
            script=tuple(tuple(moves) for _, moves in self.turns),
            hands=_each(self.hands),
            top=_each(self.top),
            in_play=_each(self.in_play),
            durations=_each(self.durations),
            last_gained=_each(self.last_gained),
            supply=tuple(dict.fromkeys(self.supply)),
            want=tuple(dict.fromkeys(self.want)),
            prefer=self.prefer,
            avoid=self.avoid,
            use=tuple(dict.fromkeys((*self.use, *reactions))),
            coins=self.coins,
            buys=max(1, self.buys),
            actions=actions,
            phase="buy" if buying else "action",
            turns=len(self.turns) + (2 if later else 0),
            landscapes=tuple(self.landscapes),
            projects=_each(self.projects),
            in_order=True,
            ally=self.ally,
            editions=casting.editions(self.q),
            players=self.q.players or 2,
            empty=told.empty,
        )
        for slug in told.unused:
            scene = not_used(scene, slug)
        return Stage(scene, self.deeds, self.tool, self.begun, self.ordered)

    def _let_it_lie(self) -> None:
        """What lies before me lies there on my own turn, so an Attack that lasts was played before it."""
        waiting = [move[5:] for who, moves in self.turns[:1] for move in moves if who == OTHER and move[:5] == "play "]
        if waiting and len(self.turns) > 1 and self.in_play[ME]:
            self.turns.pop(0)
            self.durations[OTHER] += [slug for slug in self.hands[OTHER] if name(slug) in waiting]
            self.hands[OTHER] = [slug for slug in self.hands[OTHER] if name(slug) not in waiting]
            self.deeds = [deed for deed in self.deeds if deed[2] != OTHER]

    def _lay_more(self, first: str) -> None:
        """Many cards in play where a Treasure gains something, or another Action, which goes and does not come."""
        if any("Treasure" in facts()[by].types for *_, by in self.deeds if by):
            self.in_play[ME] += [slug for slug in PLENTY if slug not in self.q.slugs]
            return
        dear = any(facts()[slug].cost.coins > DEAR for _, slug, _, by in self.deeds if by)
        given = ["gold" if dear else BESIDE, "silver"]
        self.hands[first].append(given[0])
        self.want += given
        self.use += given


def _each(part: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    return {who: tuple(cards) for who, cards in part.items()}


def _does_it_to(cards: Sequence[tuple[str, int]]) -> bool:
    """The first of several cards does it to the others."""
    return len(cards) > 1 and plays(cards[0][0]) and facts()[cards[0][0]].kind != BASIC


def _whose(frame: AskedFrame) -> str:
    """Who does it; the Bandit turns over my Silver."""
    if frame.deed in MOVED and frame.by and not frame.who:
        return frame.victim
    return frame.who or (OTHER if frame.victim == ME else "")


def _lying_there(frame: AskedFrame) -> bool:
    """An Attack that lasts is against somebody; I have it in play."""
    against = not frame.deed and frame.victim and frame.cards and all(attack(a) and lasting(a) for a in frame.slugs)
    return bool(against) or (frame.deed == "have" and frame.has("in-play"))


def trashes_from_supply(slug: str) -> bool:
    """A Lurker."""
    return bool(slug) and any("card of the Supply is trashed" in line[0] for line in facts()[slug].lines)


def stages(q: Question, before: Sequence[AskedFrame], question: AskedFrame) -> Iterator[Stage]:
    """Every way in which it may have been meant, the likeliest first.

    What is gained comes from a card or is bought; two cards are played in either order; with one Action, or with as
    many as the story needs; what is moved lies in hand or on the deck; an Attack with which I do something is
    another's or mine; many cards lie in play where a Treasure gains something, or another Action is held for it.
    """
    lying_first = sorted(before, key=lambda frame: frame.deed not in LYING)
    for bought, turned, enough, on_top, mine, lavish in _ways(before):
        teller = Teller(q, on_top, bought, turned, mine, lavish)
        if not all(teller.tell(frame) for frame in lying_first) or not teller.tell(question, asked=True):
            continue
        others = {slug for frame in (*before, question) if frame.deed not in STAYING for slug in frame.slugs}
        teller.use += [slug for slug in teller.gone if slug not in others]
        actions = sum(move.startswith("play ") for _, moves in teller.turns for move in moves)
        if not enough or actions > 1:
            yield teller.stage(actions + 1 if teller.spare else actions if enough else 1)


def _ways(before: Sequence[AskedFrame]) -> Iterator[tuple[bool, bool, bool, bool, bool, bool]]:
    gains = any(frame.deed == "gain" and frame.cards and not frame.by for frame in before)
    turned_over = any(frame.deed == "reveal" and frame.by for frame in before)
    several = any(frame.deed in ("play", "") and len(frame.cards) > 1 for frame in before)
    unowned = any(frame.by and attack(frame.by) and frame.who == ME and not frame.owner for frame in before)
    with_it = any(frame.deed == "gain" and frame.by and frame.cards for frame in before)

    def both(there: bool) -> tuple[bool, ...]:
        return (False, True) if there else (False,)

    for lavish, mine, bought, turned in product(both(with_it), both(unowned), both(gains), both(several)):
        for enough, on_top in product((False, True), (True, False) if turned_over else (False, True)):
            yield bought, turned, enough, on_top, mine, lavish


def as_told(stage: Stage) -> list[Played]:
    """The tables, where on all of them it goes as it was told; of several options the one that makes it go so."""
    runs = play(stage.scene)
    if not runs or any(run.stopped for run in runs):
        return []
    if all(stage.as_told(run) for run in runs):
        return runs
    options = [offer.choices for run in runs for offer in run.offers if offer.kind == "choose-option"]
    for option in dict.fromkeys(choice for choices in options for choice in choices):
        chosen = play(replace(stage.scene, prefer=(option,)))
        if chosen and all(not run.stopped and stage.as_told(run) for run in chosen):
            return chosen
    return []


def action_left(frame: AskedFrame) -> bool:
    """I still have an Action."""
    left = frame.has("left-over", "still", "another") and not frame.numbers and not frame.cards
    return left and frame.has("unit-actions") and not frame.has("not") and frame.who in ("", ME)


def without(scene: Scene, slug: str) -> Scene:
    """The same, and the card lies nowhere but in the Supply."""

    def rest(part: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        return {who: tuple(each for each in cards if each != slug) for who, cards in part.items()}

    supply = tuple(dict.fromkeys((*scene.supply, slug)))
    return replace(scene, in_play=rest(scene.in_play), durations=rest(scene.durations), supply=supply)


def put_in_place(scene: Scene, one: str, other: str) -> Scene:
    """The same with another card wherever the one was laid or is played."""

    def changed(part: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        return {who: tuple(other if slug == one else slug for slug in cards) for who, cards in part.items()}

    moves = {f"play {name(one)}": f"play {name(other)}", f"buy {name(one)}": f"buy {name(other)}"}
    return replace(
        scene,
        script=tuple(tuple(moves.get(move, move) for move in turn) for turn in scene.script),
        hands=changed(scene.hands),
        top=changed(scene.top),
        in_play=changed(scene.in_play),
        want=tuple(other if slug == one else slug for slug in scene.want),
        use=tuple(other if slug == one else slug for slug in scene.use),
    )


def draws_first(slug: str) -> int:
    """How many cards it draws before it does anything else."""
    line = facts()[slug].lines[0][0] if facts()[slug].lines else ""
    found = re.match(r"\+(\d) Cards?\.", line)
    return int(found[1]) if found else 0


def attack(slug: str) -> bool:
    return "Attack" in facts()[slug].types


def lasting(slug: str) -> bool:
    return "Duration" in facts()[slug].types


def apart(slug: str) -> bool:
    return facts()[slug].kind in (*kinds("bought"), *kinds("at-work"))

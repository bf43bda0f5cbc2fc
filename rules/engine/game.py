"""A game that goes on: what holds now, and the loop that works through the stack until a player must decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules.engine import code as codes
from rules.engine.account import ACCOUNT, NO_LIMIT, Account, OutOfBudget
from rules.engine.answers import read
from rules.engine.being import BRANCHES, tell_what_decides
from rules.engine.code import Ask, Code, Frame
from rules.engine.context import Context, Notes
from rules.engine.decisions import Decision
from rules.engine.declining import tell_chosen_for, tell_declined
from rules.engine.effects import Effect
from rules.engine.faults import faults, grave
from rules.engine.kinds import Kind, Ruleset
from rules.engine.position import position_key
from rules.engine.state import State, Unidentified
from rules.engine.steps import NO_WORDS, Step
from rules.engine.table import Table
from rules.engine.zones import NUMBER, ZONE_NAMES, ZONES
from rules.facts import Cost
from rules.speech.prompts import IDENTIFY, IDENTIFY_ONE

MOST_CITES = 3  # of a step, the deciding ones first
STEPS, DEPTH, DECISIONS = 100_000, 1_000, 20_000  # a Trader under a Blockade nests once for every Silver
EFFECTS = 500  # that wait or hold at once
CAREFULLY = 1  # instruction more that one is worth where the table has to be copied before it


class Game(State):
    """A position. `push` answers the pending decision, `pop` takes the last answer back, `copy` is independent."""

    __slots__ = ()

    # -- copying, hashing -------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        return Game(self.table, self)

    def restore(self, other: State) -> None:
        """Becomes that position, keeping its own history."""
        past = self.past
        self._become(other)
        self.past = past

    def key(self) -> tuple[Any, ...]:
        """Equal when, and only when, the position is the same for the rules.

        Cards of one name in the same zone cannot be told apart, unless something refers to one of them.
        """
        return position_key(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    # -- folds: what holds now, over all that has a say in it, never stored -----------------------------------------

    def cost_of(self, card: int) -> Cost:
        return self.cost(self.kind(card))

    def is_a(self, card: int, type_: str) -> bool:
        return type_ in self.types(self.kind(card))

    def cost(self, kind: Kind) -> Cost:
        """What it costs now: its own price, made cheaper by all that does so at this moment, never below 0."""
        if not self.table.prices:
            return kind.cost
        context = Context(self, self.player)
        like = kind.costs_like(context) if kind.costs_like else None
        if like is not None:
            return self.cost(like)
        cost = kind.price(context) if kind.price else kind.cost
        cut = 0
        for cheaper in self.table.cuts:
            cut += cheaper(context, kind)
        return Cost(max(cost.coins - cut, 0), cost.potion, cost.debt) if cut else cost

    def types(self, kind: Kind) -> frozenset[str]:
        """Its types now: the printed ones, and what a Project makes of it."""
        types = kind.types
        if self.table.retypes:
            context = Context(self, self.player)
            for retype in self.table.retypes:
                types = types | retype.types(context, kind)
        return types

    def instructions(self, kind: Kind, card: int = 0) -> Code | None:
        """What it says now: the printed list, unless something gives it another."""
        code = kind.play
        if self.table.instructions:
            context = Context(self, self.player, card)
            for instead in self.table.instructions:
                code = instead(context, kind) or code
        return code

    @property
    def at_a_phase(self) -> bool:
        """Somebody is asked at the top of a phase: nothing is being carried out."""
        return self.pending is not None and self.pending.kind == "phase" and len(self.stack) == 1

    def may_play(self, player: int, kind: Kind) -> bool:
        """Whether nothing forbids the player to play this card from hand now."""
        return not self.table.limits or self.forbids_playing(player, kind) is None

    def forbids_playing(self, player: int, kind: Kind) -> Kind | None:
        """The card that says that this one cannot be played from hand now."""
        context = Context(self, player)
        for card, forbids in self.table.limits:
            if forbids(context, kind):
                return card
        return None

    def may_buy(self, player: int, kind: Kind) -> bool:
        """Whether nothing forbids the player to buy this card now; Events and Projects are none."""
        return not self.table.no_buys or self.forbids_buying(player, kind) is None

    def forbids_buying(self, player: int, kind: Kind) -> Kind | None:
        """The card that says that this one cannot be bought now."""
        context = Context(self, player)
        for card, forbids in self.table.no_buys:
            if forbids(context, kind):
                return card
        return None

    def may_buy_more(self) -> bool:
        """Whether the player whose turn it is has a Buy left, or something that can be used as one."""
        return self.buys > 0 or (self.actions > 0 and self._actions_are_buys())

    def _actions_are_buys(self) -> bool:
        uses = self.table.actions_as_buys
        return bool(uses) and any(use(Context(self, self.player)) for use in uses)

    def use_buy(self) -> None:
        """A Buy is used up; where none is left, an Action in its place."""
        if self.buys:
            self.buys -= 1
        else:
            self.actions -= 1
            self.say("effect", self.player, "action as buy", because=("rising-sun:flourishing-trade:2",))

    def points(self, player: int) -> int:
        """What the player would score now; a card nobody has described counts nothing."""
        return self.token(player, "vp") + sum(points for _, points in self.scoring(player))

    def scoring(self, player: int) -> Iterator[tuple[Kind, int]]:
        """Each card and landscape that counts something for the player now, and how much."""
        held = (self.table.rules.kind(slug) for slug in self.holds[player])
        kinds = [(kind, card) for card in self.owned(player) if (kind := self.kinds[card & NUMBER]).points]
        kinds += [(kind, 0) for kind in (*self.table.landscapes, *([self.table.ally] if self.table.ally else []))]
        kinds += [(kind, 0) for kind in held if "Project" not in kind.types]
        context = Context(self, player)
        for kind, context.card in kinds:
            points = kind.points
            if points:
                worth = points if isinstance(points, int) else points(context)
                if worth:
                    yield kind, worth

    # -- effects ----------------------------------------------------------------------------------------------------

    def schedule(self, effect: Effect) -> None:
        if len(self.effects) >= EFFECTS:
            raise OutOfBudget("effects", EFFECTS)
        self.serial += 1
        effect.serial = self.serial
        self.effects = (*self.effects, effect)

    def drop(self, effect: Effect) -> None:
        self.effects = tuple(e for e in self.effects if e is not effect)

    def active(self, event: str) -> list[Effect]:
        return [effect for effect in self.effects if effect.event == event] if self.effects else []

    # -- the stack --------------------------------------------------------------------------------------------------

    def start(self, code: Code, me: int, card: int = 0, notes: Notes | None = None) -> Frame:
        """Puts a list on the stack: it is done next, before what is below."""
        frame = Frame(self, code, me, card, notes)
        self.stack.append(frame)
        if len(self.stack) > DEPTH:
            raise OutOfBudget("levels", DEPTH)
        return frame

    def tell(self, name: str, value: Any) -> None:
        """Tells the list that called this one a result, under a name in its notes."""
        if len(self.stack) > 1:
            self.stack[-2].notes[name] = value

    def run(self) -> None:
        """Works until a player must decide, or the game is over."""
        account, begun = ACCOUNT.get(), self.spent
        if account is not None:
            account.until = begun + account.left
        try:
            self._take_up()
            self._work(account)
        finally:
            if account is not None:
                account.spent += self.spent - begun
                account.until = NO_LIMIT

    def _take_up(self) -> None:
        """From now on the frames are this game's own, and know it."""
        if self.shared:
            own = []
            for frame in self.stack:
                own.append(frame.copy(self))
            self.stack = own
            self.shared = False
        else:
            for frame in self.stack:
                frame.game = self

    def _work(self, account: Account | None) -> None:
        stack = self.stack
        most = STEPS if account is None else min(STEPS, account.until)
        while self.pending is None and stack:
            frame = stack[-1]
            code = frame.code
            pc = frame.pc
            if pc >= code.length:
                stack.pop()
                continue
            self.spent = spent = self.spent + 1
            if spent > most:
                raise self._spent()
            if self.unknown:
                self._carefully(frame)
                stack = self.stack
                continue
            frame.pc = pc + 1
            code.calls[pc](frame)
        for frame in stack:  # no cycle: a game that nobody needs any more is gone at once
            frame.game = NO_GAME

    def charge(self, n: int) -> None:
        """What costs time is counted, wherever it is spent."""
        self.spent += n
        account = ACCOUNT.get()
        if self.spent > STEPS or (account is not None and self.spent > account.until):
            raise self._spent()

    def _spent(self) -> OutOfBudget:
        account = ACCOUNT.get()
        if account is None or self.spent > STEPS:
            return OutOfBudget("instructions", STEPS)
        return OutOfBudget("request", account.most)

    def _carefully(self, frame: Frame) -> None:
        """One instruction; when it needs to know a face-down card, nothing of it happens and the table is asked."""
        self.charge(CAREFULLY)
        log, self.log = self.log, None
        said = len(log) if log is not None else 0
        before = self.copy()
        self.log = log
        try:
            _carry_out(frame)
        except Unidentified as unknown:
            self.restore(before)
            self.log = log
            if log is not None:
                del log[said:]
            self.pending = self._identify(unknown.card)

    def _identify(self, card: int) -> Decision:
        zone = self.where(card)
        owner = self.owner(zone) if zone is not None else None
        player = self.player if owner is None else owner
        source = self.source()
        place = ZONE_NAMES[zone % ZONES] if zone is not None and owner is not None else "aside"
        n = sum(self.kinds[c & NUMBER].slug == "?" for c in self.zones[zone]) if zone is not None else 1
        en, de = IDENTIFY_ONE[place] if n > 1 and place in IDENTIFY_ONE else IDENTIFY[place]
        return Decision(player, "identify", source, (en.format(n=n), de.format(n=n)), (), ())

    def identify(self, card: int, slug: str) -> None:
        kind = self.table.rules.kind(slug)
        self.table.meet([kind])
        self.kinds = self.kinds.copy()
        self.kinds[card & NUMBER] = kind
        self.unknown -= 1

    def source(self) -> str:
        """The card whose text is being carried out."""
        for frame in reversed(self.stack):
            if frame.code.source:
                return self.table.rules.kind(frame.code.source).name
        return ""

    # -- the public face --------------------------------------------------------------------------------------------

    @property
    def choices(self) -> list[str]:
        """The names that can be answered now."""
        return self.pending.choices if self.pending else []

    def push(self, answer: object) -> None:
        """Answers the pending decision, by text. Illegal leaves everything as it was."""
        if self.pending is None:
            raise ValueError("no decision is open")
        self.answer(self.read(answer))

    def read(self, answer: object) -> tuple[Any, ...]:
        return read(self, answer)

    def answer(self, value: tuple[Any, ...]) -> None:
        """Answers with a value that the decision gave out itself."""
        decision = self.pending
        assert decision is not None
        if self.past is not None:
            self.past.append(self.copy())
        self.asked += 1
        if self.asked > DECISIONS:
            raise OutOfBudget("decisions", DECISIONS)
        self.pending = None
        account, begun = ACCOUNT.get(), self.spent
        if account is not None:
            account.until = begun + account.left
        try:
            self._take_up()
            frame = self.stack[-1]
            at = frame.pc
            op = frame.code.ops[at]
            said = len(self.log) if self.log is not None else -1
            if self.unknown:
                self._answer_carefully(frame, decision, value)
            else:
                assert isinstance(op, Ask)
                frame.pc = at + 1
                op.take(frame, value)
            if decision.kind != "phase" and self.log is not None and len(self.log) == said and isinstance(op, Ask):
                tell_declined(frame, op, at, decision, value)
            if self.log is not None and decision.player != frame.who:
                tell_chosen_for(frame, decision, value)
            self._work(account)
        finally:
            if account is not None:  # whoever asked pays for it
                account.spent += self.spent - begun
                account.until = NO_LIMIT

    def _answer_carefully(self, frame: Frame, decision: Decision, value: tuple[Any, ...]) -> None:
        if decision.kind == "identify" and decision.open:
            self.identify(self.unidentified(), value[0])
        else:
            frame.notes["answer"] = value
        self._carefully(self.stack[-1])

    def unidentified(self) -> int:
        """The face-down card that the next instruction needs."""
        trial = self.copy()
        trial._take_up()
        try:
            _carry_out(trial.stack[-1])
        except Unidentified as unknown:
            return unknown.card
        raise AssertionError("nothing is unidentified")

    def pop(self) -> None:
        """Takes the last answer back, exactly."""
        if not self.past:
            raise ValueError("there is nothing to take back")
        self.restore(self.past.pop())

    def remember(self) -> Game:
        """From now on, answers can be taken back."""
        if self.past is None:
            self.past = []
        return self

    def outcome(self) -> tuple[tuple[int, ...], dict[int, int]] | None:
        """Who has won, and everybody's points; None while the game goes on."""
        if not self.over:
            return None
        points = {p: self.points(p) for p in range(self.table.players)}
        best = max(points.values())
        leaders = [p for p in points if points[p] == best]
        fewest = min(self.turns[p] for p in leaders)
        return tuple(p for p in leaders if self.turns[p] == fewest), points

    def status(self) -> list[str]:
        """Why this position is not possible; empty when it is."""
        return [fault.text[0] for fault in grave(faults(self))]

    # -- telling ----------------------------------------------------------------------------------------------------

    def say(
        self,
        kind: str,
        actor: int,
        sentence: str,
        cards: Iterable[int | str] = (),
        because: tuple[str, ...] = (),
        through: tuple[str, int] | None = None,
        **words: Any,
    ) -> None:
        """Writes a step down. Cards by reference or by slug; `because` are rulings in place of the stack’s."""
        if self.log is None:
            return
        kinds = self.kinds
        slugs = []
        for of in cards:
            slugs.append(of if isinstance(of, str) else kinds[of & NUMBER].slug)
        path, card = self._path()
        if card is not None and through is None:
            owner = card.notes.get("owner", card.me)
            if owner != actor or "label" in card.notes:
                through = card.code.source, owner
                if "which" in card.notes:
                    words["among"] = card.notes["which"]
        if kind == "not" and slugs and self.table.rules.editions:
            older = self.table.rules.older(slugs[0])
            if older:
                words["edition"] = older
        cites = (because or self._cites(card))[:MOST_CITES]
        step = Step(kind, actor, tuple(slugs), sentence, words or NO_WORDS, cites, path, through)
        if kind == "not" and self.log and self.log[-1][:5] == step[:5]:
            return  # told just now
        if self.table.retypes or kind in BRANCHES:
            tell_what_decides(self, step)
        else:
            self.write(step)

    def write(self, step: Step) -> None:
        """Every step of every log passes here; whoever watches is told how many there are now."""
        if self.log is not None:
            self.log.append(step)
            if self.watched_by is not None:
                self.watched_by(len(self.log))

    def _cites(self, card: Frame | None) -> tuple[str, ...]:
        """The card's own line, then the core rule that moves the card."""
        top = self.stack[-1] if self.stack else None
        cites = top.cites if top else ()
        if card is None or card is top:
            return cites
        own = card.cites
        return (*own, *[c for c in cites if c not in own])

    def _path(self) -> tuple[tuple[tuple[str, int, int], ...], Frame | None]:
        """The cards that are being carried out, each with its play and line; and the frame of the innermost."""
        path: list[tuple[str, int, int]] = []
        card = None
        for frame in self.stack:
            source = frame.code.source
            if source:
                card = frame
                path.append((source, frame.notes.get("times", 1), frame.code.lines[frame.at()]))
        return tuple(path), card


NO_GAME = codes.NO_GAME = Game(Table((), Ruleset({}), 0))


def _carry_out(frame: Frame) -> None:
    """The frame's next instruction. A question answered before a card had to be named takes that answer."""
    op = frame.code.ops[frame.pc]
    frame.pc += 1
    if "answer" in frame.notes:
        assert isinstance(op, Ask)
        op.take(frame, frame.notes.pop("answer"))
    else:
        op(frame)

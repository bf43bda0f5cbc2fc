"""The state of one game, and the loop that works through the stack until a player must decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.engine.answers import read
from rules.engine.beside import NOTHING_BESIDE, NOTHING_SO_FAR
from rules.engine.code import NO_GAME, Ask, Code, Frame
from rules.engine.context import Context, Notes
from rules.engine.decisions import Decision
from rules.engine.effects import Candidate, Claim, Effect
from rules.engine.kinds import GAME, LANDSCAPE, SELF, SUPPLY, UNKNOWN, Kind
from rules.engine.position import faults, position_key
from rules.engine.steps import Step
from rules.engine.table import Pile, Table
from rules.engine.zones import ASIDE, DECK, DISCARD, MOVED, NUMBER, PLAY, TOP_FIRST, ZONE_NAMES, ZONES
from rules.facts import Cost
from rules.speech.sentences import IDENTIFY, IDENTIFY_ONE

MOST_CITES = 3  # of a step, the deciding ones first
STEPS, DEPTH, DECISIONS = 100_000, 1_000, 20_000  # a Trader under a Blockade nests once for every Silver
CAREFULLY = 1  # instruction more that one is worth where the table has to be copied before it


class Unidentified(Exception):
    """A rule asked what a face-down card is."""

    def __init__(self, card: int) -> None:
        self.card = card


class OutOfBudget(Exception):
    """The run stops: the same on every machine, because it counts instructions, not seconds."""

    def __init__(self, what: str, limit: int) -> None:
        self.what = what
        self.limit = limit
        super().__init__(f"more than {limit} {what}")


class Game:
    """A position. `push` answers the pending decision, `pop` takes the last answer back, `copy` is independent."""

    __slots__ = (
        "actions",
        "asked",
        "at_chance",
        "beside",
        "bought",
        "buys",
        "by",
        "card_tokens",
        "claims",
        "coins",
        "effects",
        "emptied",
        "extra",
        "gained",
        "hand_size",
        "holds",
        "kinds",
        "last_gained",
        "links",
        "log",
        "number",
        "over",
        "past",
        "pending",
        "phase",
        "pile_tokens",
        "played",
        "player",
        "previous",
        "purchases",
        "seat",
        "serial",
        "shared",
        "skips",
        "so_far",
        "spent",
        "stack",
        "table",
        "tokens",
        "turns",
        "unknown",
        "zones",
    )

    def __init__(self, table: Table, like: Game | None = None) -> None:
        """The beginning, or another position at this table."""
        if like is not None:
            self._become(like)
            return
        players = table.players
        self.table = table
        self.kinds: list[Kind] = [UNKNOWN]  # by card number; 0 is no card
        self.zones: list[tuple[int, ...]] = [()] * (players * ZONES + 1)
        self.stack: list[Frame] = []
        self.shared = False  # the frames are those of a copy, too: whoever goes on takes copies of them
        self.pending: Decision | None = None
        self.effects: tuple[Effect, ...] = ()
        self.links: tuple[tuple[int, int], ...] = ()  # (the card that played a card again, that card)
        self.tokens: dict[tuple[int, str], int] = {}
        self.pile_tokens: dict[tuple[str, str], int] = {}
        self.card_tokens: dict[int, int] = {}
        self.holds: tuple[tuple[str, ...], ...] = ((),) * players
        self.player = 0
        self.seat = 0  # whose regular turn it is, or was before the extra ones
        self.previous = players - 1  # who took the turn before this one
        self.phase = "action"
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.number = 1
        self.extra = ""  # the card that gave this extra turn
        self.bought = False
        self.purchases: tuple[str, ...] = ()  # cards bought this turn, whatever became of them
        self.hand_size = 5
        self.gained: tuple[tuple[int, str, str], ...] = ()  # this turn: (player, card, phase)
        self.played: tuple[tuple[int, str, bool], ...] = ()  # this turn: (player, card, from hand)
        self.last_gained: tuple[tuple[str, ...], ...] = ((),) * players
        self.emptied: tuple[str, ...] = ()  # piles that became empty this turn
        self.turns: tuple[int, ...] = (0,) * players  # for the tie-break
        self.skips: tuple[int, ...] = (0,) * players
        self.claims: tuple[Claim, ...] = ()  # extra turns still to come
        self.by = -1  # who decides in this turn for the player whose turn it is; -1 for that player
        self.beside = NOTHING_BESIDE
        self.so_far = NOTHING_SO_FAR
        self.at_chance = 0
        self.serial = 0
        self.unknown = 0
        self.over = False
        self.spent = 0
        self.asked = 0
        self.log: list[Step] | None = []
        self.past: list[Game] | None = None

    # -- copying, hashing -------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        return Game(self.table, self)

    def restore(self, other: Game) -> None:
        """Becomes that position, keeping its own history."""
        past = self.past
        self._become(other)
        self.past = past

    def _become(self, other: Game) -> None:
        self.table = other.table
        self.kinds = other.kinds
        self.zones = other.zones.copy()
        if other.pending is None:
            self.stack = [frame.copy() for frame in other.stack]
            self.shared = False
        else:  # nothing changes them while a question is open
            self.stack = other.stack
            self.shared = other.shared = True
        self.pending = other.pending
        self.effects = other.effects
        self.links = other.links
        self.tokens = other.tokens.copy()
        self.pile_tokens = other.pile_tokens.copy() if other.pile_tokens else {}
        self.card_tokens = other.card_tokens.copy() if other.card_tokens else {}
        self.holds = other.holds
        self.player = other.player
        self.seat = other.seat
        self.previous = other.previous
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.number = other.number
        self.extra = other.extra
        self.bought = other.bought
        self.purchases = other.purchases
        self.hand_size = other.hand_size
        self.gained = other.gained
        self.played = other.played
        self.last_gained = other.last_gained
        self.emptied = other.emptied
        self.turns = other.turns
        self.skips = other.skips
        self.claims = other.claims
        self.beside = other.beside
        self.so_far = other.so_far
        self.by = other.by
        self.at_chance = other.at_chance
        self.serial = other.serial
        self.unknown = other.unknown
        self.over = other.over
        self.spent = other.spent
        self.asked = other.asked
        self.log = other.log if other.log is None else other.log.copy()
        self.past = None

    def key(self) -> tuple[Any, ...]:
        """Equal when, and only when, the position is the same for the rules.

        Cards of one name in the same zone cannot be told apart, unless something refers to one of them.
        """
        return position_key(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    # -- zones and cards --------------------------------------------------------------------------------------------

    def hand(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES]

    def deck(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + DECK]

    def discard(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + DISCARD]

    def in_play(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + PLAY]

    def aside(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + ASIDE]

    def zone_of(self, player: int, which: int) -> int:
        """The number of a player's zone: the place of its cards in `zones`."""
        return player * ZONES + which

    def which_zone(self, zone: int) -> int | None:
        """Which of its owner's zones that is; None for the trash and for piles."""
        return zone % ZONES if zone < self.table.trash else None

    def zones_of(self, player: int) -> list[tuple[int, ...]]:
        return self.zones[player * ZONES : (player + 1) * ZONES]

    @staticmethod
    def identity(card: int) -> int:
        """What stays the same of a card wherever it moves; a reference does not."""
        return card & NUMBER

    def kind(self, card: int) -> Kind:
        """Which card it is. Nobody knows of a face-down one: then the table is asked."""
        kind = self.kinds[card & NUMBER]
        if kind is UNKNOWN:
            raise Unidentified(card)
        return kind

    def unknown_in_hand(self, player: int) -> int:
        """The first face-down card in hand, 0 for none."""
        if self.unknown:
            for card in self.hand(player):
                if self.kinds[card & NUMBER] is UNKNOWN:
                    return card
        return 0

    def known(self, card: int) -> Kind:
        """Which card it is, as far as it is known."""
        return self.kinds[card & NUMBER]

    def name(self, card: int) -> str:
        return self.kinds[card & NUMBER].name

    def cost_of(self, card: int) -> Cost:
        return self.cost(self.kind(card))

    def is_a(self, card: int, type_: str) -> bool:
        return type_ in self.types(self.kind(card))

    def where(self, card: int) -> int | None:
        """The zone that holds it, if the reference still fits."""
        for zone, cards in enumerate(self.zones):
            if card in cards:
                return zone
        return None

    def move(self, card: int, source: int, to: int, bottom: bool = False) -> int:
        """Every move of every card. Gives the new reference; 0 when the card is not there (it was lost track of)."""
        zones = self.zones
        cards = zones[source]
        if card not in cards:
            return 0
        i = cards.index(card)
        zones[source] = cards[:i] + cards[i + 1 :]
        new = card + MOVED
        if self.card_tokens:
            self.card_tokens.pop(card, None)
        table = self.table
        pile = to > table.trash
        top = not bottom and (pile or (to < table.trash and to % ZONES in TOP_FIRST))
        zones[to] = (new, *zones[to]) if top else (*zones[to], new)
        if source > table.trash and not zones[source]:
            self._emptied(source)
        return new

    def _emptied(self, zone: int) -> None:
        for pile in self.table.supply:
            if pile.zone == zone and pile.slug not in self.emptied:
                self.emptied = (*self.emptied, pile.slug)

    def draw(self, player: int, n: int) -> tuple[int, ...]:
        """So many cards, as far as there are any, move from the deck to the hand at once; gives their references."""
        base = player * ZONES
        deck = self.zones[base + DECK]
        drawn = tuple([card + MOVED for card in deck[:n]])
        self.zones[base + DECK] = deck[n:]
        self.zones[base] += drawn
        return drawn

    def pile_cards(self, slug: str) -> tuple[int, ...]:
        pile = self.table.piles.get(slug)
        return self.zones[pile.zone] if pile else ()

    def top(self, pile: Pile) -> int:
        """The pile's top card, 0 when it is empty."""
        cards = self.zones[pile.zone]
        return cards[0] if cards else 0

    def empty_piles(self) -> int:
        return sum(1 for pile in self.table.supply if not self.zones[pile.zone])

    def owned(self, player: int) -> Iterator[int]:
        """Every card that is this player's, wherever it lies."""
        for zone in range(player * ZONES, player * ZONES + ZONES):
            yield from self.zones[zone]

    def owner(self, zone: int) -> int | None:
        return zone // ZONES if zone < self.table.trash else None

    def owner_of(self, card: int) -> int:
        """Whose zone the card lies in; of a pile or the trash, the first player's, as nobody's."""
        return self.owner(self.where(card) or 0) or 0

    def left(self, player: int) -> int:
        return (player + 1) % self.table.players

    def right(self, player: int) -> int:
        return (player - 1) % self.table.players

    def others(self, player: int) -> tuple[int, ...]:
        return self.table.order(player)[1:]

    def token(self, player: int, what: str) -> int:
        return self.tokens.get((player, what), 0)

    def add_token(self, player: int, what: str, n: int) -> None:
        if self.by >= 0 and what == "debt" and n > 0 and player == self.player:
            player = self.by  # whoever decides takes the debt (alchemy:possession:7)
        self.tokens[player, what] = self.tokens.get((player, what), 0) + n

    def add_pile_token(self, pile: str, what: str) -> None:
        self.pile_tokens[pile, what] = self.pile_tokens.get((pile, what), 0) + 1

    def stays(self, card: int) -> bool:
        """Whether this card in play has something left to do, or itself played a card several times that has."""
        cards = (card, *(again for player, again in self.links if player == card)) if self.links else (card,)
        return any(effect.card in cards and effect.until not in ("turn", "next") for effect in self.effects)

    # -- folds: what holds now, over all that has a say in it, never stored -----------------------------------------

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
                types = types | retype(context, kind)
        return types

    def instructions(self, kind: Kind, card: int = 0) -> Code | None:
        """What it says now: the printed list, unless something gives it another."""
        code = kind.play
        if self.table.instructions:
            context = Context(self, self.player, card)
            for instead in self.table.instructions:
                code = instead(context, kind) or code
        return code

    def may_play(self, player: int, kind: Kind) -> bool:
        """Whether nothing forbids the player to play this card from hand now."""
        if not self.table.limits:
            return True
        context = Context(self, player)
        return not any(forbids(context, kind) for forbids in self.table.limits)

    def may_buy(self, player: int, kind: Kind) -> bool:
        """Whether nothing forbids the player to buy this card now; Events and Projects are none."""
        return not self.table.no_buys or self.forbids_buying(player, kind) is None

    def forbids_buying(self, player: int, kind: Kind) -> Kind | None:
        """The card that says that this one cannot be bought now."""
        context = Context(self, player)
        return next((card for card, forbids in self.table.no_buys if forbids(context, kind)), None)

    def points(self, player: int) -> int:
        """What the player would score now; a card nobody has described counts nothing."""
        return self.token(player, "vp") + sum(points for _, points in self.scoring(player))

    def scoring(self, player: int) -> Iterator[tuple[Kind, int]]:
        """Each card and landscape that counts something for the player now, and how much."""
        held = (self.table.rules.kind(slug) for slug in self.holds[player])
        kinds = [(self.kinds[card & NUMBER], card) for card in self.owned(player)]
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
        self.serial += 1
        effect.serial = self.serial
        self.effects = (*self.effects, effect)

    def drop(self, effect: Effect) -> None:
        self.effects = tuple(e for e in self.effects if e is not effect)

    def active(self, event: str) -> list[Effect]:
        return [effect for effect in self.effects if effect.event == event] if self.effects else []

    def candidates(self, notes: Mapping[str, Any]) -> list[Candidate]:
        """Everything that happens now because of this event and has not happened yet: the current player's first."""
        event: str = notes["event"]
        done: tuple[Any, ...] = notes["done"]
        found: list[Candidate] = []
        listeners = self.table.listeners.get(event, ())
        subjects: tuple[int, ...] = notes.get("cards", ())
        subject_owner: int = notes["player"]
        instead = event == "instead"  # whoever plays the card picks what happens instead, once
        if instead and notes["out"].get("replaced"):
            return []
        for owner in self.table.order(self.player):
            for kind, i, trigger in listeners:
                for zone in trigger.zones:
                    for card in self.listening(kind, zone, owner, subjects, subject_owner):
                        key = (kind.slug, i, owner, card)
                        if key in done or (owner, kind.name) in done:
                            continue
                        if trigger.test is None or trigger.test(Context(self, owner, card, notes)):
                            found.append(Candidate(owner, key, kind.name, trigger.code, card, {}, None))
            for effect in self.effects:
                if effect.event != event or effect.serial > notes.get("last", effect.serial):
                    continue
                if (subject_owner if instead else effect.happens_to(subject_owner)) != owner:
                    continue
                if effect.until == "next" and self._waits_below(effect, notes):
                    continue
                own = ("effect", effect.serial)
                label = self.table.rules.kind(effect.source).name if effect.source else effect.code.name
                if own in done or (owner, label) in done:
                    continue
                if effect.holds(self, notes):
                    found.append(Candidate(owner, own, label, effect.code, effect.card, dict(effect.notes), effect))
        return self._told_apart(found)

    def _waits_below(self, effect: Effect, notes: Mapping[str, Any]) -> bool:
        """The next time was earlier: it has yet to happen in a window that was opened before this one."""
        earlier = [f.notes for f in self.stack if f.notes is not notes and f.notes.get("event") == effect.event]
        return any(effect.serial <= event.get("last", 0) and effect.holds(self, event) for event in earlier)

    def _told_apart(self, found: list[Candidate]) -> list[Candidate]:
        """Two effects of one name that will play different cards say which: Royal Galley (Smithy)."""
        if len(found) > 1:
            labels = [candidate.label for candidate in found]
            cards = [self._to_play(candidate) if candidate.effect else "" for candidate in found]
            for candidate, label, card in zip(found, labels, cards, strict=True):
                alike = {other for other, same in zip(cards, labels, strict=True) if same == label}
                if card and len(alike) > 1:
                    candidate.label = f"{label} ({card})"
        return found

    def _to_play(self, candidate: Candidate) -> str:
        for name in filter(None, (op.plays() for op in candidate.code.ops)):
            value = candidate.notes.get(name, 0)
            card = value[0] if isinstance(value, tuple) and value else value
            if card:
                return self.table.rules.kind(card).name if isinstance(card, str) else self.name(card)
        return ""

    def listening(
        self, kind: Kind, zone: int, owner: int, subjects: tuple[int, ...], subject_owner: int
    ) -> Iterable[int]:
        kinds = self.kinds
        if zone >= 0:
            return [card for card in self.zones[owner * ZONES + zone] if kinds[card & NUMBER] is kind]
        if zone == SELF:
            if owner != subject_owner:
                return ()
            return [card for card in subjects if kinds[card & NUMBER] is kind]
        if zone == LANDSCAPE:
            table = self.table
            here = kind is table.ally or (kind in table.landscapes and "Project" not in kind.types)
            return (0,) if here or kind.slug in self.holds[owner] else ()
        if zone == GAME:
            return (0,)
        if zone == SUPPLY:
            pile = self.table.piles.get(kind.slug)
            return (0,) if pile and pile.supply and self.zones[pile.zone] else ()
        return ()

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
        self._take_up()
        self._work()

    def _take_up(self) -> None:
        """From now on the frames are this game's own, and know it."""
        if self.shared:
            self.stack = [frame.copy() for frame in self.stack]
            self.shared = False
        for frame in self.stack:
            frame.game = self

    def _work(self) -> None:
        stack = self.stack
        while self.pending is None and stack:
            frame = stack[-1]
            code = frame.code
            pc = frame.pc
            if pc >= code.length:
                stack.pop()
                continue
            self.spent = spent = self.spent + 1
            if spent > STEPS:
                raise OutOfBudget("instructions", STEPS)
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
        if self.spent > STEPS:
            raise OutOfBudget("instructions", STEPS)

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
        self._take_up()
        if decision.kind == "identify":
            self.identify(self._unidentified(), value[0])
            self._carefully(self.stack[-1])
        elif self.unknown:
            frame = self.stack[-1]
            frame.notes["answer"] = value
            self._carefully(frame)
        else:
            frame = self.stack[-1]
            op = frame.code.ops[frame.pc]
            assert isinstance(op, Ask)
            frame.pc += 1
            op.take(frame, value)
        self._work()

    def _unidentified(self) -> int:
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
        return faults(self)

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
        slugs = tuple(c if isinstance(c, str) else self.kinds[c & NUMBER].slug for c in cards)
        top = self.stack[-1] if self.stack else None
        cites = top.cites if top else ()
        path: list[tuple[str, int, int]] = []
        for frame in reversed(self.stack):
            if frame.code.source:
                owner = frame.notes.get("owner", frame.me)
                if not path and through is None and (owner != actor or "label" in frame.notes):
                    through = frame.code.source, owner
                if not path and frame is not top:  # the card's own line, then the core rule that moves the card
                    own = frame.cites
                    cites = (*own, *(c for c in cites if c not in own))
                path.append((frame.code.source, frame.notes.get("times", 1), frame.line))
        path.reverse()
        cites = (because or cites)[:MOST_CITES]
        self.log.append(Step(kind, actor, slugs, sentence, words, cites, tuple(path), through))


def _carry_out(frame: Frame) -> None:
    """The frame's next instruction. A question answered before a card had to be named takes that answer."""
    op = frame.code.ops[frame.pc]
    frame.pc += 1
    if "answer" in frame.notes:
        assert isinstance(op, Ask)
        op.take(frame, frame.notes.pop("answer"))
    else:
        op(frame)

"""Numbers that a sentence tells of the table: five cards in hand, two empty piles, three Treasures in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rules.facts import facts
from rules.questions.frame import AskedFrame
from rules.questions.probes import thrown
from rules.questions.question import Question, Spot
from rules.questions.scene import ME, OTHER, Scene
from rules.questions.segments import segments
from rules.questions.worth import DIFFERENT, OF_TYPE

MOST = 15
PILES = ("moat", "chapel", "harbinger", "vassal")  # that may have run out
DISTINCT = ("copper", "silver", "estate", "gold", "duchy", "province", "curse")
MOVED = ("trash", "discard", "topdeck", "return", "set-aside")
THOSE = frozenset(("these", "those", "the", "diese", "die", "dieser", "diesen", "den"))
AFTERWARDS = frozenset(
    ("after", "nach", "nachdem", "danach", "then", "dann", "afterwards", "remaining", "left", "ubrig")
)
THEN = frozenset(("then", "dann", "now", "jetzt", "so", "also", "damit", "somit", "point"))


@dataclass(frozen=True)
class Hand:
    """So many cards in somebody's hand. `after`: what is played is no longer among them; None where nobody says."""

    who: str
    n: int
    after: bool | None = None
    distinct: bool = False
    then: bool = False  # when what was told before is done


@dataclass(frozen=True)
class Numbers:
    hands: tuple[Hand, ...] = ()
    lying: tuple[tuple[str, int], ...] = ()  # cards in play, of a type
    held: tuple[tuple[str, int], ...] = ()  # cards in hand, of a type: no others of it are there
    piles: int = 0  # empty ones
    moved: int = 0  # so many cards are trashed or discarded by the card that does it
    paid: int = 0  # for the card that is bought, all in all
    again: bool = False  # what is asked is asked of those cards
    used: frozenset[int] = field(default_factory=frozenset)  # the places of the words that say so

    def __bool__(self) -> bool:
        return bool(self.used)

    def without(self, q: Question) -> Question:
        """The question without the words that tell the numbers."""
        return replace(
            q,
            spots=[spot for spot in q.spots if spot.at not in self.used],
            numbers=[(n, at) for n, at in q.numbers if at not in self.used],
            types=[(kind, at) for kind, at in q.types if at not in self.used],
        )

    def around(self, scene: Scene) -> Iterator[Scene]:
        """The scene with these numbers, in each way in which they may have been meant."""
        in_play, hands = dict(scene.in_play), dict(scene.hands)
        for card, n in self.lying:
            in_play[ME] = (*in_play.get(ME, ()), *(card,) * n)
        for card, n in self.held:
            hands[ME] = (*(slug for slug in hands.get(ME, ()) if slug != card), *(card,) * n)
        bare = {**scene.bare, **({ME: True} if self.held else {})}
        if self.paid:
            scene = replace(scene, coins=self.paid, use=(*scene.use, *scene.supply))
        scene = replace(scene, in_play=in_play, hands=hands, bare=bare, empty=(*scene.empty, *PILES[: self.piles]))
        played = sum(move.startswith("play ") for moves in scene.script[:1] for move in moves)
        by_others = thrown(scene)
        open_hand = any(hand.after is None and hand.who == scene.mover for hand in self.hands)
        for after in (True, False)[: 1 + (open_hand and played > 0)]:
            sizes, hands = dict(scene.sizes), dict(scene.hands)
            for hand in self.hands:
                counted = hand.who == scene.mover and not (after if hand.after is None else hand.after)
                sizes[hand.who] = hand.n - played if counted else hand.n + (by_others if hand.who == scene.mover else 0)
                if hand.distinct:
                    there = hands.get(hand.who, ())
                    more = [slug for slug in DISTINCT if slug not in there]
                    hands[hand.who] = (
                        *there,
                        *more[: sizes[hand.who] + (played if hand.who == scene.mover else 0) - len(there)],
                    )
            yield replace(scene, sizes=sizes, hands=hands)


def numbers(q: Question) -> Numbers | None:
    """What the numbers of a sentence tell that belong to no card; None where one of them tells nothing."""
    found = Numbers()
    for start, end in segments(q):
        inside = [spot for spot in q.spots if start <= spot.at < end]
        counted = [(n, at) for n, at in q.numbers if start <= at < end and not _of_a_card(q, at)]
        if not counted:
            found = _without_number(q, found, inside, start, end)
        for n, at in counted:
            if _more_of_it(inside, at):
                continue
            more = _read_number(q, found, inside, n, at, start)
            if more is None:
                return None
            found = more
    return found


def _more_of_it(inside: list[Spot], at: int) -> bool:
    """With two more in hand: of the card that was named."""
    more = _near(inside, at, "another", 1)
    return more is not None and bool(_has(inside, "in-hand")) and not _has(inside, "unit-cards")


def _of_a_card(q: Question, at: int) -> bool:
    return any(named.at in (at + 1, at + 2) for named in q.cards)


def _near(inside: list[Spot], at: int, meaning: str, reach: int = 2) -> Spot | None:
    return next((spot for spot in inside if spot.meaning == meaning and 0 < spot.at - at <= reach), None)


def _has(inside: list[Spot], *meanings: str) -> list[Spot]:
    return [spot for spot in inside if spot.meaning in meanings]


def _read_number(q: Question, found: Numbers, inside: list[Spot], n: int, at: int, start: int) -> Numbers | None:
    if not 0 < n <= MOST or _has(inside, "how-many", "not", "or", "at-start"):
        return _of_those(q, found, n, at)
    piles, cards = _near(inside, at, "unit-piles", 3), _near(inside, at, "unit-cards", 2)
    places = {at, *(spot.at for spot in _has(inside, "another", "only", "left-over") if abs(spot.at - at) <= 2)}
    if piles and _has(inside, "empty"):
        words = {spot.at for spot in (piles, *_has(inside, "empty", "supply"))}
        fits = n <= len(PILES) and not found.piles
        return replace(found, piles=n, used=found.used | places | words) if fits else None
    if n == q.players:
        return found
    kind, place = next(((kind, place) for kind, place in q.types if 0 < place - at <= 2), ("", 0))
    actions = _near(inside, at, "unit-actions")
    if cards and actions and cards.at == actions.at + 1:  # three action cards
        kind, place, places = "Action", actions.at, places | {cards.at}
    if kind:
        return _of_a_kind(q, found, inside, n, OF_TYPE.get(kind, ""), places | {place})
    if cards and _has(inside, "buy") and not _has(inside, "spend", "overpay", "unit-coins", *MOVED):
        return found  # so many cards are bought
    if _has(inside, "spend", "overpay", "buy"):
        return _pays(q, found, inside, n, at, places)
    deeds = _has(inside, *MOVED)
    if cards and len(deeds) == 1 and not _has(inside, "in-hand"):
        return replace(found, moved=n, used=found.used | places | {cards.at}) if not found.moved else None
    return None if deeds else _of_the_hand(q, found, inside, n, at, start, places, cards)


def _of_those(q: Question, found: Numbers, n: int, at: int) -> Numbers | None:
    """How many of those three: of the cards that were told of."""
    those = q.tokens[at - 1].word in THOSE and not any(named.at == at + 1 for named in q.cards)
    return replace(found, again=True, used=found.used | {at}) if found.moved == n and those else None


def _of_the_hand(
    q: Question, found: Numbers, inside: list[Spot], n: int, at: int, start: int, places: set[int], cards: Spot | None
) -> Numbers | None:
    """So many cards in hand, five cards left."""
    held = _has(inside, "in-hand")
    elsewhere = _has(inside, "deck", "discard-pile", "mat", "in-play", "draw", "gain")
    if elsewhere or not (cards or _near(inside, at, "in-hand")) or not (held or _has(inside, "have")):
        return None
    bare = not cards and not any(spot.raw.lower().startswith("handkart") for spot in held)
    if bare and any(spot.at + spot.length == at for spot in _has(inside, "still")):
        return None  # noch zwei auf der Hand: cards, or more of the one that was named
    words = {spot.at for spot in (*held, *_has(inside, "have", "left-over"), *((cards,) if cards else ()))}
    return _hand(q, found, inside, n, start, places | words, bool({t.word for t in q.tokens[at : at + 3]} & DIFFERENT))


def _pays(q: Question, found: Numbers, inside: list[Spot], n: int, at: int, places: set[int]) -> Numbers | None:
    """I pay 7 Coins for a Masterpiece, overpay by 4, für 6 gekauft: of one card, and no other number."""
    named = [card for card in q.cards if inside[0].at <= card.end and card.at <= inside[-1].at + 3]
    coins, over = _near(inside, at, "unit-coins"), _has(inside, "overpay")
    worth = coins or over or {token.word for token in q.tokens[max(at - 1, 0) : at + 2]} & {"for", "fur"}
    if len({card.slug for card in named}) != 1 or found.paid or _has(inside, "instead", *MOVED) or not worth:
        return None
    words = {spot.at for spot in (*_has(inside, "spend", "overpay"), *((coins,) if coins else ()))}
    cost = facts()[named[0].slug].cost.coins
    paid = n + cost if over else n
    return replace(found, paid=paid, used=found.used | places | words) if paid >= cost else None


def _of_a_kind(q: Question, found: Numbers, inside: list[Spot], n: int, card: str, places: set[int]) -> Numbers | None:
    """Three Actions in play, after three other Treasures; four Treasures in hand."""
    if not card or _has(inside, "deck", "discard-pile", "mat", "gain", "buy", "other"):
        return None
    held, lying = _has(inside, "in-hand"), _has(inside, "in-play", "stay", "earlier")
    after = bool(inside) and q.tokens[inside[0].at].word in ("after", "nach")
    if held and not lying:
        return replace(found, held=(*found.held, (card, n)), used=found.used | places | {spot.at for spot in held})
    if (lying or after) and not held:
        return replace(found, lying=(*found.lying, (card, n)), used=found.used | places | {spot.at for spot in lying})
    return None


def _hand(
    q: Question, found: Numbers, inside: list[Spot], n: int, start: int, places: set[int], distinct: bool = False
) -> Numbers | None:
    people = [spot.meaning for spot in inside if spot.meaning in ("me", "other")]
    who = OTHER if "other" in people else ME
    if len(set(people)) > 1 or any(hand.who == who for hand in found.hands):
        return None
    words = {token.word for token in q.tokens[start : max(places) + 2]}
    played = any(spot.meaning == "play" and spot.at < max(places) for spot in q.spots)
    after = _afterwards(q, inside, places, played, words)
    then = played and bool(words & THEN)
    return replace(found, hands=(*found.hands, Hand(who, n, after, distinct, then)), used=found.used | places)


def _afterwards(q: Question, inside: list[Spot], places: set[int], played: bool, words: set[str]) -> bool | None:
    """Whether what is played has left the hand already."""
    before = any(spot.meaning == "play" and spot.at > max(places) for spot in q.spots)
    other = any(spot.meaning == "another" and spot.at in places for spot in inside)
    ends = [spot.at + spot.length for spot in _has(inside, "in-hand")]
    if played and _has(inside, "play") and not words & AFTERWARDS and not other:
        return None  # I play a Library with 7 cards in hand
    if any({token.word for token in q.tokens[end : end + 2]} & {"after", "nachdem"} for end in ends):
        return True  # nine cards in hand after I played it
    if other or words & AFTERWARDS or (played and not before):
        return True
    return False if before and not played else None


def _without_number(q: Question, found: Numbers, inside: list[Spot], start: int, end: int) -> Numbers:
    """An empty hand; only one card left in hand; one pile that is empty."""
    piles, gone = _has(inside, "unit-piles"), _has(inside, "empty")
    one = len(piles) == len(gone) == 1 and q.tokens[max(piles[0].at - 1, 0)].word in ("one", "ein")
    if one and not found.piles and not _has(inside, "how-many", "not", "or"):
        return replace(found, piles=1, used=found.used | {piles[0].at, gone[0].at})
    held, empty = _has(inside, "in-hand"), _has(inside, "empty")
    if _has(inside, "how-many") or not held:
        return found
    if empty:
        return _hand(q, found, inside, 0, start, {spot.at for spot in (*held, *empty)}) or found
    only, cards = _has(inside, "only"), _has(inside, "unit-cards")
    if only and cards and q.tokens[cards[0].at - 1].word in ("one", "eine", "single", "einzige"):
        words = {spot.at for spot in (*held, *only, *cards, *_has(inside, "still", "left-over", "discard"))}
        return _hand(q, found, inside, 1, start, words) or found
    return found


def one_of_them(q: Question, frame: AskedFrame) -> AskedFrame:
    """One of them is a Guard Dog, eine davon der Wachhund: a card in that hand."""
    if frame.deed or not frame.cards or frame.asked:
        return frame
    at = next((named.at for named in q.cards if named.slug == frame.slugs[0] and named.at >= frame.part), 0)
    words = [token.word for token in q.tokens[max(at - 5, frame.part) : at]]
    among = {"davon", "darunter", "including", "among", "them", "which"} & set(words)
    return replace(frame, deed="have") if among or words[:2] == ["one", "is"] else frame


__all__ = ["Hand", "Numbers", "numbers", "one_of_them"]

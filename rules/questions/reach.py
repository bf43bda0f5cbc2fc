"""Whether a card is within another's reach: who takes what, for which card, and what has made it cheaper before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.circumstances import Circumstances, circumstances
from rules.questions.frame import AskedFrame
from rules.questions.frames import frames
from rules.questions.names import NamedCard
from rules.questions.numbers import Numbers, numbers
from rules.questions.persons import governing
from rules.questions.probes import phase_of
from rules.questions.question import ASKING, SILENT, Question
from rules.questions.remarks import prices_told, without_remarks
from rules.questions.scene import OTHER, name, playable
from rules.questions.taking import BOUGHT, FREELY, FROM_HAND, ITSELF, REVEALED, THEIRS, Taking, cheaper, judged, takes
from rules.questions.verdict import Verdict
from rules.questions.words import any_of

# What such a question may say; whatever else is told of a table, it may hang on.
WORDS = SILENT - {"other"} | any_of("""
    can, gain, play, in-play, stay, upgrade, choose, trash, discard, return, to-hand, earlier, this-turn, once, supply,
    another, action-phase
""")
# What else it may say where a card takes another for what was bought, gained or turned over.
MORE_WORDS = {
    BOUGHT: any_of("buy"),
    ITSELF: any_of("buy"),
    THEIRS: any_of("buy, other, last-turn, text"),
    REVEALED: any_of("reveal, affect, other, deck"),
}
ENOUGH = any_of("reicht, reichen, langt")
BACK = any_of("zurück, back")
ONLY = any_of("only, just, nur, bloss")  # take only a Gold: whether it may be that
GIVEN, GOT = any_of("trash, discard, return, give"), any_of("gain, to-hand, choose")
GAINED = any_of("gain, buy, upgrade")  # with which card somebody else gained something is no matter
TURNED_OVER = any_of("reveal, affect, trash")
ASKED = GIVEN | GOT | {"", "upgrade"}
LYING = ("play", "in-play", "stay", "")
AFTER = any_of("after, nach, following")
OUT_OF, INTO = any_of("aus, from, on, auf, upon"), any_of("into, zu, zum, zur, in")
VERBAL = "upgrade"  # a card that is a word for what it does


@dataclass(frozen=True)
class HeardQuestion:
    """What a question says, without what lies there besides and without what only remarks on it."""

    q: Question
    found: list[AskedFrame]
    lying: Numbers

    @property
    def asks(self) -> list[AskedFrame]:
        return [frame for frame in self.found if frame.asked]

    @property
    def briefly(self) -> bool:
        """Artisan for a Gold? No word asks anything else."""
        return not self.q.has(*ASKING) and any(token.raw == "?" for token in self.q.tokens[-1:])

    def doing(self, slug: str, deeds: frozenset[str], who: str = "") -> bool:
        """That was told of the card."""
        told = (frame for frame in self.found if slug in frame.slugs and frame.deed in deeds)
        return any(not who or who in (frame.who, frame.owner) for frame in told)

    def nothing_given(self, frame: AskedFrame, user: str) -> bool:
        """I trash nothing with it."""
        none = frame.deed in GIVEN and frame.has("not") and not frame.numbers and {*frame.slugs, frame.by} <= {user, ""}
        return none and not frame.asked


def in_reach(q: Question) -> Verdict | None:
    """May Workshop take a Duchy after a Bridge, is Gold legal for Artisan, does Remodel make a Province of a Duchy?"""
    if q.strange or q.has("opinion", "why", "nth", "everyday") or q.free:
        return None
    whole, q = q, without_remarks(q)
    lying = numbers(q) if q.has("in-play") and (q.has("unit-actions") or q.types) else Numbers()
    if lying is None or lying != Numbers(lying=lying.lying, used=lying.used):
        return None
    q = lying.without(q)
    if not 1 <= len(q.slugs) <= 4 or q.types or not all(map(playable, q.slugs)):
        return None
    told = circumstances(q)
    if replace(told, phase="", used=frozenset(), gained=()) != Circumstances():
        return None
    read = HeardQuestion(q, frames(q), lying)
    taking = _read(read)
    if taking is None or told.phase not in ("", phase_of(taking.user)) or not _asks_for(read, taking):
        return None
    return judged(q, taking) if prices_told(whole, taking) else None


def _asks_for(read: HeardQuestion, taking: Taking) -> bool:
    """It is asked whether the card may be taken, or whether it is where it must be."""
    again = {"again"} if taking.got == taking.given else set()
    words = WORDS | MORE_WORDS.get(taking.how, frozenset()) | again
    none = [frame for frame in read.found if read.nothing_given(frame, taking.user) or _not_bought(frame)]
    nothing = {spot.at for frame in none for spot in frame.spots}
    said = {spot.raw.lower() for spot in read.q.spots if spot.meaning not in words and spot.at not in nothing}
    if said - ENOUGH - BACK - ONLY - AFTER or not _only_that(read.q, taking):
        return False
    if not all(_is_taken(frame, taking) for frame in read.asks):
        return False
    may = any(frame.modal == "can" for frame in read.asks) or said & ENOUGH or read.briefly
    gains = any(frame.deed not in GIVEN - {"give"} or _both(frame, taking) for frame in read.asks)
    must = bool(taking.given) and taking.how == FROM_HAND and any(frame.deed == "gain" for frame in read.asks)
    return bool(gains and (may or must))


def _is_taken(frame: AskedFrame, taking: Taking) -> bool:
    """Not of something else that is done with it."""
    played = frame.deed == "play" and not frame.by and taking.got not in frame.slugs
    return frame.deed in ASKED or played or (frame.deed == "buy" and taking.how in (BOUGHT, ITSELF))


def _not_bought(frame: AskedFrame) -> bool:
    """He did not buy anything, but gained it."""
    return frame.deed == "buy" and frame.who == OTHER and frame.has("not") and not (frame.cards or frame.asked)


def _both(frame: AskedFrame, taking: Taking) -> bool:
    return {taking.given, taking.got} <= {*frame.slugs}


def _only_that(q: Question, taking: Taking) -> bool:
    """Only a Gold: not only one of them, nor once."""
    theirs = {spot.at for frame in frames(q) if frame.who == OTHER and not frame.asked for spot in frame.spots}
    for spot in q.spots:
        if spot.meaning == "only" and spot.at not in theirs:
            behind = next((named.slug for named in q.cards if 0 < named.at - spot.at <= 2), "")
            number = any(0 < at - spot.at <= 2 for _, at in q.numbers)
            if behind != taking.got or number:
                return False
    return True


def _read(read: HeardQuestion) -> Taking | None:
    q, found = read.q, read.found
    before = [slug for slug in q.slugs if cheaper(slug) and _done_before(q, found, slug)]
    theirs = {frame.by for frame in found if OTHER in (frame.who, frame.owner) and frame.deed in GAINED}
    cards = [named for named in q.cards if named.slug not in before and named.slug not in theirs]
    user = _user(read, cards)
    if not user:
        return None
    how = takes(user)
    own = next((named for named in cards if named.slug == user), None)
    pair = _given_and_got(read, user, how, _once(q, [named for named in cards if named is not own]))
    if pair is None or _is_more(read, user, how, *pair):
        return None
    given, got = pair
    copies = q.copies(got) if got != given else 1
    first = tuple(slug for slug in before for _ in range(q.copies(slug)))
    return Taking(user, got, given, copies, first, how, read.lying)


def _user(read: HeardQuestion, cards: Sequence[NamedCard]) -> str:
    """The card that takes something; nothing where several could."""
    users = [slug for slug in dict.fromkeys(named.slug for named in cards) if takes(slug)]
    users = [slug for slug in users if takes(slug) != ITSELF] or users
    if len(users) > 1:
        by = {slug for frame in read.found for slug in (frame.by, frame.with_it)}
        users = [slug for slug in users if slug in by]
    if not users and any(spot.raw.lower() == VERBAL for spot in read.q.spots):
        return VERBAL
    return users[0] if len(users) == 1 else ""


def _is_more(read: HeardQuestion, user: str, how: str, given: str, got: str) -> bool:
    """Another one of it is spoken of, or something else becomes of it."""
    q = read.q
    if q.has("another") and got not in (user, given):
        return True
    if any(_elsewhere(frame, slug, how) for frame in read.found for slug in (given, got) if slug):
        return True
    if given and _names(given, got) and not _names(user, got):
        return True  # what is given may bring it
    return bool(given) and given != got and q.copies(given) > 1


def _once(q: Question, others: list[NamedCard]) -> list[NamedCard]:
    """The Gold that was spoken of before: where two cards are named, and one of them again, it is the same."""
    slugs = dict.fromkeys(named.slug for named in others)
    again = len(others) > 2 and len(slugs) == 2 and not q.has("another")
    return [next(each for each in reversed(others) if each.slug == slug) for slug in slugs] if again else others


def _given_and_got(read: HeardQuestion, user: str, how: str, others: list[NamedCard]) -> tuple[str, str] | None:
    slugs = [named.slug for named in others]
    one = slugs[0] if len(set(slugs)) == 1 else ""
    if how == THEIRS:
        return ("", one) if one and read.doing(one, any_of("gain, buy"), OTHER) else None
    if how in (FREELY, ITSELF):
        own = how == ITSELF and not read.doing(user, any_of("gain, buy"))
        fits = len(others) == 1 and (one == user) <= read.q.has("another") and not own
        return ("", one) if fits else None
    if how == FROM_HAND and one and any(read.nothing_given(frame, user) for frame in read.found):
        return "", one
    if len(others) != 2:
        return None
    if how == FROM_HAND:
        order = _in_order(read.q, read.found, others[0], others[1])
        return (order[0].slug, order[1].slug) if order else None
    return _paid_and_got(read, how, slugs, one)


def _paid_and_got(read: HeardQuestion, how: str, slugs: list[str], one: str) -> tuple[str, str] | None:
    """What was bought or turned over, and the other one."""
    told = any_of("buy") if how == BOUGHT else TURNED_OVER
    paid = [slug for slug in dict.fromkeys(slugs) if read.doing(slug, told)]
    if len(paid) != 1 or any(paid[0] in frame.slugs and frame.asked for frame in read.found if not one):
        return None
    return paid[0], one or next(slug for slug in slugs if slug != paid[0])


def _elsewhere(frame: AskedFrame, slug: str, how: str) -> bool:
    """It lies in play, or is played or bought: it is neither taken nor given."""
    bought = frame.deed == "buy" and how not in (BOUGHT, THEIRS)
    return slug in frame.slugs and (bought or frame.deed in ("play", "in-play", "stay") or frame.has("in-play"))


def _names(slug: str, other: str) -> bool:
    return any(name(other) in en for en, _ in facts()[slug].lines)


def _done_before(q: Question, found: Sequence[AskedFrame], slug: str) -> bool:
    """It was played, or lies there: in what was told, or behind "after"."""
    places = [named.at for named in q.cards if named.slug == slug]
    told = any(slug in (*frame.slugs, frame.by) and not frame.asked and frame.deed in LYING for frame in found)
    lies = any(slug in frame.slugs and frame.has("in-play") for frame in found)
    return len(places) == 1 and (told or lies or governing(q, places[0], 0) in AFTER)


def _in_order(
    q: Question, found: Sequence[AskedFrame], one: NamedCard, two: NamedCard
) -> tuple[NamedCard, NamedCard] | None:
    """Which of the two is given for the other: as the words say, else the one that is named first."""
    votes = {_side(q, found, one), -_side(q, found, two)} - {0}
    if len(votes) > 1:
        return None
    return (two, one) if votes == {1} else (one, two)


def _side(q: Question, found: Sequence[AskedFrame], named: NamedCard) -> int:
    """-1 for what is given, 1 for what is taken for it, 0 where nobody says."""
    word = governing(q, named.at, 0)
    if word in OUT_OF | INTO:
        return 1 if word in INTO else -1
    frame = next((each for each in found if named.slug in each.slugs and each.deed in GIVEN | GOT), None)
    alone = frame is not None and frame.slugs.count(named.slug) == len(frame.slugs)
    return 0 if frame is None or not alone or frame.meant else 1 if frame.deed in GOT else -1

"""What a person tells before a question, and the question itself: who does what with which card, deed after deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.names import NamedCard
from rules.questions.persons import acts_in, governing, owner_of, people_in, victim_in
from rules.questions.question import BASIC, Question, Spot
from rules.questions.scene import ME
from rules.questions.segments import (
    CONDITIONS,
    DEEDS,
    ONTO,
    SMALL,
    first_word,
    named_at,
    parts,
    person_at,
    question_from,
    segments,
    spots_in,
)
from rules.questions.words import ITSELF, WordToken, any_of
from rules.speech.grammar import noun

# What turns an answer round and is not read in a story: then nothing is decided.
TURNS_ROUND = any_of("""
    gone, not, or, instead, cost, cheaper, worth, count, opinion, why, when, who, where, how, decline, order,
    same-time, below, impossible, double, thrice, overpay, rotate, shuffle, pass, everyday, quantity
""")
SINCE = any_of("when, after, because, since, once, wenn, als, nachdem, weil, sobald")
RELATIVE = any_of("der, die, das, den, dem, which")
# The card behind them does it, or is that with which it is done.
WITH = any_of("with, using, via, by, from, off, through, to, mit, durch, per, vom, von, beim, bei, wegen, aus, uber")
# Before an Attack: somebody else plays it.
AGAINST = any_of("gegen, against, vs, unter, under, trotz, despite")
# What stands for the card that was named last.
PRONOUNS = any_of("""
    er, it, that, them, those, this, one, ihn, sie, es, den, die, das, diese, dieses, diesen, damit, dafur
""")
# What a card does to others' cards, and what makes somebody do it.
SUFFERED = any_of("trash, discard, reveal, affect, topdeck, set-aside, gain, give")
MAKES = any_of("makes, made, forces, forced, lets, has, had, lasst, zwingt, liess")
DONE_WITH = any_of("gain, choose, trash, discard, upgrade, topdeck, to-hand, reveal, play, set-aside, exile")
CURSED = any_of("cursed, verflucht")
OBJECTS = any_of("it, them, ihn, sie, es")
BEFORE_A_NAME = any_of("more, weitere, different, other, verschiedene, copies, of, kopien, exemplare, stuck")


@dataclass(frozen=True)
class AskedFrame:
    deed: str  # "": cards are named and nothing else
    who: str  # who does it, or to whom it happens; "" where nobody is named
    cards: tuple[tuple[str, int], ...]  # with which cards, and how many of each
    by: str = ""  # the card that does it, or with which it is done
    upon: str = ""  # the card on which it is used
    against: str = ""  # the Attack that somebody else plays
    owner: str = ""  # whose card `by` or the first of the cards is
    victim: str = ""  # against whom it is
    asked: bool = False
    modal: str = ""  # can, must
    numbers: tuple[int, ...] = ()  # that belong to no card
    spots: tuple[Spot, ...] = ()
    meant: bool = False  # the cards stand there as "it" only
    joined: bool = False  # with "and" to what stands before it
    since: bool = False  # said behind what comes of it: I play a Pirate when I gain a Gold
    part: int = 0  # where the part of the sentence begins that has this deed, and perhaps others
    whose_turn: bool = False  # it is said on whose turn
    with_it: str = ""  # its only card is that with which it is done
    all_of_them: bool = False  # both are asked about
    gone: bool = False  # is it gone: a yes only where it is trashed
    listed: bool = False  # the first two cards stand side by side: a Village and a Copper

    def has(self, *wanted: str) -> bool:
        return any(spot.meaning in wanted for spot in self.spots)

    @property
    def slugs(self) -> tuple[str, ...]:
        return tuple(slug for slug, _ in self.cards)


def frames(q: Question) -> list[AskedFrame]:
    """Each deed with its cards, in the order in which it is told."""
    found: list[AskedFrame] = []
    last_of_it = -1
    said: tuple[str, int] | None = None  # who did something last, in which sentence
    asked_from = question_from(q)
    for start, end in segments(q):
        for first, last, deed in parts(q, start, end):
            before = found[-2] if found and found[-1].since else found[-1] if found else None
            frame = _frame(q, first, last, deed, before)
            more = start > asked_from and (_says_more(q, start) or _describes(q, start, last, found))
            asked = start >= asked_from and not more and not (start > asked_from and _under_condition(q, start))
            if frame is None:
                continue
            passive = frame.has("be") and frame.deed in ("play", "reveal", "buy")  # die Miliz wird gespielt
            nobody = not (frame.who or frame.owner or frame.victim or passive)
            if nobody and said and said[1] == _sentence(q, start):
                frame = replace(frame, who=said[0])  # he plays a Village, then a Witch
            if frame.who:
                said = (frame.who, _sentence(q, start))
            relative = asked and last < end and _relative(q, first, last)
            if relative:  # the Gold I bought: what is asked comes behind it
                asked = False
            to_do = first > 0 and q.tokens[first - 1].word in ("to", "zu", "um")  # use a Mine to turn it into a Gold
            meant_by_it = frame.joined or to_do
            if to_do and found and _tool(found[-1], frame):  # use Scheme to put a Wharf back
                tool = found.pop()
                spots = (*(spot for spot in tool.spots if spot.meaning not in DEEDS), *frame.spots)
                frame = replace(
                    frame, by=tool.slugs[0], who=tool.who or frame.who, modal=tool.modal or frame.modal, spots=spots
                )
            if asked and found and found[-1].asked and first == last_of_it and not meant_by_it:
                asked = False  # the Gold that I play
                relative = _in_the_turn(q, first)
            last_of_it = last
            part = next((each.part for each in found if each.asked), start) if more else start
            after = SINCE if start < asked_from else ("after", "nachdem")
            since = first == start and bool(found) and not found[-1].asked and first_word(q, start) in after
            since = since and _sentence(q, start) == _sentence(q, found[-1].part)
            frame = replace(frame, asked=asked, since=since, part=-1 if relative else part)
            if asked and frame.deed and not frame.joined:
                frame = _whole(found, frame)
            found.append(frame)
    return found


def _under_condition(q: Question, start: int) -> bool:
    """If I trash it, and play it: what goes on with "and" is a condition too."""
    clause = q.clause_of(start)
    going_on = clause.condition and clause.start < start and first_word(q, start) in ("and", "und")
    return first_word(q, start) in CONDITIONS or (going_on and first_word(q, clause.start) in CONDITIONS)


def _says_more(q: Question, start: int) -> bool:
    """What says more of a card that is asked about: the Wharf, which I have just played."""
    clause = q.clause_of(start)
    return clause.condition and first_word(q, clause.start) in RELATIVE and not named_at(q, clause.start + 1)


def _describes(q: Question, start: int, end: int, found: Sequence[AskedFrame]) -> bool:
    """Cards that I set aside; a Tunnel that I discard to Tide Pools for a Gold: what belongs where is not clear."""
    begins = first_word(q, start) if first_word(q, start) not in ("card", "cards") else first_word(q, start + 1)
    if begins not in ("that", "which") or not found or not found[-1].asked:
        return False
    here = [named for named in q.cards if start <= named.at < end]
    if here and not any(named.end == start for named in q.cards):
        return True  # a Gold onto my deck that I gain with an Artisan
    return not found[-1].cards or any(governing(q, named.at, start) not in WITH | {""} for named in here)


def _whole(found: list[AskedFrame], frame: AskedFrame) -> AskedFrame:
    """May I, with a Copper in play, buy a Gold: what is asked goes on behind what was put in."""
    begun = next((n for n, each in enumerate(found) if each.asked), -1)
    if begun < 0 or found[begun].deed or any(each.asked for each in found[begun + 1 :]):
        return frame
    first = found.pop(begun)
    things = frame.cards if not frame.meant and not (first.cards and frame.with_it) else ()
    return replace(
        frame,
        who=first.who or frame.who,
        cards=(*first.cards, *(each for each in things if each not in first.cards)),
        by=first.by or frame.by or (frame.with_it if first.cards else ""),
        owner=first.owner or frame.owner,
        victim=first.victim or frame.victim,
        modal=first.modal or frame.modal,
        numbers=(*first.numbers, *frame.numbers),
        spots=(*first.spots, *frame.spots),
        meant=frame.meant and not first.cards,
        part=first.part,
    )


def _tool(one: AskedFrame, two: AskedFrame) -> bool:
    used = one.deed in ("play", "react") and len(one.cards) == 1 and facts()[one.slugs[0]].kind != BASIC
    return used and bool(two.cards) and not (one.by or one.upon or two.by or set(one.slugs) & set(two.slugs))


def _sentence(q: Question, at: int) -> int:
    return sum(token.mark and token.raw in ".?!" for token in q.tokens[:at])


def _in_the_turn(q: Question, at: int) -> bool:
    """In the same turn I played it."""
    behind = {spot.at + spot.length for spot in q.spots if spot.meaning in ("this-turn", "last-turn")}
    return bool(behind & {at, at - 1})


def _relative(q: Question, start: int, end: int) -> bool:
    """The Gold I bought: somebody does something right behind a card."""
    return any(person_at(q, named.end) for named in q.cards if start <= named.at < end)


def _frame(q: Question, start: int, end: int, deed: Spot | None, before: AskedFrame | None) -> AskedFrame | None:
    cards = [named for named in q.cards if start <= named.at < end]
    spots = spots_in(q, start, end)
    if len(cards) > 1 and _its_turn(q, cards[-1]):  # in the Outpost turn
        spots = [*spots, Spot("extra-turn", cards[-1].at, 1, "")]
        cards = cards[:-1]
    if not cards and deed is None and not any(spot.meaning in ("can", "how-many", "must") for spot in spots):
        return None
    made_of = next((named.slug for named in cards if governing(q, named.at, start) == "aus"), "")
    made = deed is None and bool(made_of) and len(cards) > 1  # ich mache aus einem Anwesen ein Silber
    with_it = next(
        (
            named.slug
            for named in cards
            if governing(q, named.at, start) in WITH and facts()[named.slug].kind != BASIC
            if not (made and named.slug == made_of)
        ),
        "",
    )
    verbal = _verbal(q, cards) or _fetched(q, cards, start) if deed is None else ""
    with_it = cards[0].slug if verbal else with_it
    onto = next((named.slug for named in cards if governing(q, named.at, start) in ONTO), "") if len(cards) > 1 else ""
    attacks = [named.slug for named in cards if governing(q, named.at, start) in AGAINST]
    against = next((slug for slug in attacks if "Attack" in facts()[slug].types), "")
    agent = ""
    who = acts_in(q, start, end, deed)
    between = deed is not None and bool(cards) and cards[0].at < deed.at < cards[-1].at
    acting = between and deed is not None and deed.meaning not in ("buy", "have", "in-play")
    acting = acting or _has_done(q, cards, deed)
    suffers = (
        who and acting and deed and deed.meaning != "gain" and _first_of(q, cards[0].at, start, end)
    )  # Jester makes me discard a Curse
    if acting and (not who or suffers) and not with_it and governing(q, cards[0].at, start) not in WITH | ONTO:
        agent = cards[0].slug  # Vassal flips over my Tunnel
    by = with_it or agent
    if (
        deed is not None
        and deed.meaning == "give"
        and not by
        and len(cards) > 1
        and facts()[cards[0].slug].kind != BASIC
    ):
        by = cards[0].slug  # bringt mir der Tunnel ein Gold
    owners = [(named.slug, owner_of(q, named.at, named.end)) for named in cards]
    doing = by or next((slug for slug, _ in owners if facts()[slug].kind != BASIC), "")
    owner = next((whose for slug, whose in owners if whose and (slug == doing or not doing)), "")
    victim = victim_in(q, start, end)
    if not by and not who and len(cards) == 1 and deed is not None and deed.meaning == "play" and cards[0].at < deed.at:
        others = any(spot.meaning == "unit-cards" and spot.at > cards[0].at for spot in spots)
        by = agent = cards[0].slug if others or any(start <= at < end for _, at in q.types) else ""
    if doing and "Attack" in facts()[doing].types:  # the Swindler trashes my Copper
        victim = victim or next((whose for slug, whose in owners if slug != doing and whose), "")
    things = tuple(
        (named.slug, _copies(q, named.at))
        for named in cards
        if named.slug not in (by, onto, against) or (len(cards) == 1 and not agent)
    )
    alone = by if by and len(cards) == 1 and not agent else ""
    if by and not things and alone:
        by = ""
    modal = next((spot.meaning for spot in spots if spot.meaning in ("must", "can")), "")
    before_it = max((named.at for named in q.cards if named.at < start), default=0)
    it = any(_stands_for(q, token) for token in q.tokens[start:end]) or _relative(q, before_it, start)
    counted_out = deed is not None and deed.meaning in ("draw", "discard")
    counted_out = counted_out and any(spot.meaning in ("unit-cards", "in-hand") for spot in spots)
    which = deed is not None and q.tokens[start].word == "which" and not q.language
    meant = not cards and before is not None and (it or which) and not counted_out  # draw a card for it
    tool = before.slugs[-1] if meant and before is not None and before.cards else ""
    if tool and facts()[tool].kind != BASIC and _with_it(q, start, end):
        by, meant = tool, False  # something twice with it
    if meant and before is not None:
        things = _him(q, start, end) or _antecedent(before)
    used = ""
    with_tool = deed is not None and deed.meaning in DONE_WITH and _tool_of(q, start, end)
    if cards and with_tool and not by and before is not None and before.deed in ("play", ""):
        used = _used(before, [named.slug for named in cards])  # and gains Nobles with it
    if alone and deed and before is not None and alone not in before.slugs and _spoken_of(q, start, end, cards[0].at):
        things, by, alone = _antecedent(before), alone, ""  # trash it with a Chapel
    card = next(
        (named for named in q.cards if named.end == start and q.tokens[start].word in (*RELATIVE, "that")), None
    )
    if alone and card is not None:
        things, by, alone = ((card.slug, _copies(q, card.at)),), alone, ""  # a Curse that I trash with a Trader
    used_on = len(cards) == 1 and governing(q, cards[0].at, start) in ONTO
    if used_on and before and before.cards and any(t.word in PRONOUNS for t in q.tokens[start : cards[0].at]):
        things, onto = before.cards[-1:], cards[0].slug  # I use it on a Caravan
    counted = {named.at - back for named in cards for back in (1, 2)}
    done = "reveal" if deed and deed.meaning == "look" else deed.meaning if deed else verbal
    if made and len(things) == 2:
        done, things = "upgrade", tuple(sorted(things, key=lambda each: each[0] != made_of))
    if done == "give" and deed and deed.raw.lower().endswith(" me"):  # hand me a Curse
        victim = victim or ME
    if done == "to-hand" and deed and deed.raw.lower().endswith("hand") and _gets_me(q, deed):  # hand me a Curse
        done = "give"
    if done == "give" and victim and things:  # what a Witch gives me I gain
        done, who = "gain", victim
    if done == "give" and things and not (by or meant) and deed and _behind(q, deed) == "es":  # gibt es ein Gold
        done, who = "gain", who or ME
    if done == "gain" and not things and any(token.word in CURSED for token in q.tokens[start:end]):
        things, meant = (("curse", 1),), False
    if done == "choose" and used:
        done = "gain"  # I pick a Duchy with it
    if done == "gain" and any(spot.meaning == "to-hand" and spot != deed for spot in spots):
        done = "to-hand"
    if done == "gain" and agent and victim == ME and not modal and "Attack" not in facts()[agent].types:
        modal = "can" if _gets_me(q, deed) else modal
    if done in ("gain", "buy", "draw") and victim and not who:
        who = victim  # und nehme mir eine Karawane
    if done in ("in-play", "stay") and victim and not who and not owner and _before_them(q, start, end):
        owner, victim = victim, ""  # bei mir liegt ein Leuchtturm
    return AskedFrame(
        done,
        who,
        things,
        used or ("" if len(cards) == 1 and things == ((cards[0].slug, _copies(q, cards[0].at)),) else by),
        onto,
        against if len(cards) > 1 else "",
        owner,
        victim,
        modal=modal,
        numbers=tuple(n for n, at in q.numbers if start <= at < end and at not in counted),
        spots=tuple(_one_more(q, spot) for spot in spots if _one_more(q, spot) is not spot or not _which(q, spot)),
        meant=meant,
        joined=first_word(q, start) in ("and", "und", "then", "dann"),
        with_it=alone,
        listed=len(cards) > 1 and _side_by_side(q, cards[0].end, cards[1].at),
        whose_turn=any(
            token.word in ("turn", "turns", "zug", "zuges", "zugs", "runde") for token in q.tokens[start:end]
        ),
    )


def _him(q: Question, start: int, end: int) -> tuple[tuple[str, int], ...]:
    """Grand Market, and a Copper in hand: may I buy "ihn". A Copper would be "es"."""
    if not q.language or not any(token.word == "ihn" for token in q.tokens[start:end]):
        return ()
    named = [named for named in q.cards if named.at < start]
    fitting = [each for each in named if noun(each.slug).gender == "m"]
    other = bool(named) and noun(named[-1].slug).gender in ("f", "n")
    return ((fitting[-1].slug, 1),) if other and fitting else ()


def _stands_for(q: Question, token: WordToken) -> bool:
    """It, den; not in front of what it belongs to: die 2 Karten, the one Action."""
    counted = {at for _, at in q.numbers} | {spot.at for spot in q.spots if spot.meaning.startswith("unit-")}
    return token.word in PRONOUNS and token.at + 1 not in counted


def _its_turn(q: Question, named: NamedCard) -> bool:
    turn = named.end < len(q.tokens) and q.tokens[named.end].word in ("turn", "zug")
    return turn and any(
        "extra turn" in line[0].lower() or "another turn" in line[0].lower() for line in facts()[named.slug].lines
    )


def _behind(q: Question, spot: Spot) -> str:
    return q.tokens[spot.at + spot.length].word if spot.at + spot.length < len(q.tokens) else ""


def _gets_me(q: Question, deed: Spot | None) -> bool:
    """Would a Workshop get me a Market: whether it can."""
    return deed is not None and _behind(q, deed) in ("me", "us", "you")


def _verbal(q: Question, cards: Sequence[NamedCard]) -> str:
    """I chapel a Fortress, to salvage a Duchy: a card for what it does to another, which stands right behind it."""
    if len(cards) != 2 or q.language or not cards[0].at:
        return ""
    doing = person_at(q, cards[0].at - 1) is not None or q.tokens[cards[0].at - 1].word == "to"
    between = [
        token.word for token in q.tokens[cards[0].end : cards[1].at] if token.word not in ("away", "down", "last")
    ]
    if not doing or any(word not in SMALL for word in between) or facts()[cards[0].slug].kind == BASIC:
        return ""
    lines = [line[0].lower() for line in facts()[cards[0].slug].lines]
    trashes = any("trash" in line and "from your hand" in line for line in lines)
    gains = any(line.startswith("gain a card") for line in lines)
    return "trash" if trashes and not gains else "gain" if gains and not trashes else ""


def _fetched(q: Question, cards: Sequence[NamedCard], start: int) -> str:
    """Workshop for a Silver: what it was used to gain."""
    if len(cards) != 2 or governing(q, cards[1].at, start) not in ("for", "fur"):
        return ""
    lines = [line[0].lower() for line in facts()[cards[0].slug].lines]
    return "gain" if facts()[cards[0].slug].kind != BASIC and any(line.startswith("gain a") for line in lines) else ""


def _before_them(q: Question, start: int, end: int) -> bool:
    """Where it lies, not whom it is against."""
    people = people_in(q, start, end)
    places = {spot.at - 1 for spot in people}
    sides = [q.tokens[spot.at + spot.length].word for spot in people if spot.at + spot.length < end]
    return bool({"side", "seite"} & set(sides)) or any(
        q.tokens[at].word in ("bei", "beim", "vor") for at in places if at >= start
    )


def _antecedent(before: AskedFrame) -> tuple[tuple[str, int], ...]:
    """What "it" stands for: not the Workshop with which a card was gained, and the Tunnel that brings a Gold."""
    if before.with_it:
        return ()
    return ((before.by, 1),) if before.by and before.has("give") else before.cards[-1:]


def _spoken_of(q: Question, start: int, end: int, at: int) -> bool:
    """It stands for a card that was named before; no article of the card that is named here."""
    for token in q.tokens[start:end]:
        follows = q.tokens[token.at + 1].word if token.at + 1 < end else ""
        article = token.at < at and all(each.word in SMALL for each in q.tokens[token.at + 1 : at])
        if token.word in ("that", "one") and follows in WITH and not article:
            return True  # pick that with Smugglers, get one with it
        if token.word in OBJECTS and not article and follows not in ("card", "cards", "karte", "karten"):
            return True
    return False


def _with_it(q: Question, start: int, end: int) -> bool:
    """Damit, with it: no other word stands for the card."""
    words = [token.word for token in q.tokens[start:end]]
    with_it = {n for n, word in enumerate(words) if word == "damit" or (n and word == "it" and words[n - 1] == "with")}
    return bool(with_it) and not any(word in PRONOUNS for n, word in enumerate(words) if n not in with_it)


def _tool_of(q: Question, start: int, end: int) -> bool:
    """Damit, with it, beside a card that is named; not "damit ich", which says what for."""
    for token in q.tokens[start:end]:
        if token.word == "damit" and not person_at(q, token.at + 1):
            return True
        if token.word == "with" and [each.word for each in q.tokens[token.at + 1 : token.at + 2]] == ["it"]:
            return True
    return False


def _used(before: AskedFrame, others: Sequence[str]) -> str:
    """The card that was played last, if it is no other than those that are named now."""
    used = before.upon or (before.slugs[-1] if before.cards else "")
    return used if used and facts()[used].kind != BASIC and used not in others else ""


def _has_done(q: Question, cards: Sequence[NamedCard], deed: Spot | None) -> bool:
    """Der Trickser hat mein Kupfer entsorgt, wenn der Vasall ein Dorf spielt: the verb stands behind both cards."""
    if deed is None or len(cards) < 2 or deed.at < cards[-1].at or deed.meaning not in SUFFERED | {"play"}:
        return False
    has = (
        q.tokens[cards[0].end].word in ("has", "had") and deed.meaning == "set-aside"
    )  # Blockade has a Silver set aside
    return (q.language == 1 or has) and not _side_by_side(q, cards[0].end, cards[1].at)


def _first_of(q: Question, at: int, start: int, end: int) -> bool:
    """The card stands before whoever is spoken of, as what makes them do it."""
    makes = any(token.word in MAKES and token.at > at for token in q.tokens[start:end])
    return makes and all(at < spot.at for spot in people_in(q, start, end))


def _side_by_side(q: Question, one: int, two: int) -> bool:
    between = {token.word or token.raw for token in q.tokens[one:two]}
    return bool(between & {"and", "und", "sowie", ",", "+"}) and between <= SMALL | {"and", "und", "sowie", ",", "+"}


def _one_more(q: Question, spot: Spot) -> Spot:
    """A second Treasure Map, where one was spoken of before."""
    if spot.meaning != "nth" or q.tokens[spot.at].word not in ("second", "zweite", "zweiten", "zweites", "zweiter"):
        return spot
    card = next((named.slug for named in q.cards if named.at == spot.at + 1), "")
    before = any(named.slug == card for named in q.cards if named.at < spot.at)
    return replace(spot, meaning="another") if before else spot


def _which(q: Question, spot: Spot) -> bool:
    """The third Village, the cheaper card: it only says which card is meant."""
    if spot.meaning == "nth":
        another = spot.at and q.tokens[spot.at - 1].word in ("a", "an", "ein", "eine", "einen")  # a second Curse
        return any(named.at == spot.at + 1 and not (another and facts()[named.slug].kind == BASIC) for named in q.cards)
    behind = next((each for each in q.spots if each.at == spot.at + spot.length), None)
    return spot.meaning == "cheaper" and behind is not None and behind.meaning == "unit-cards"


def _copies(q: Question, at: int) -> int:
    """Two Hoards, 2 more Hoards, two copies of Hoard, zwei Exemplare Hort."""
    for place in range(at - 1, max(at - 5, -1), -1):
        value = next((n for n, counted in q.numbers if counted == place), 0)
        if value:
            return value if value < 10 else 1
        if q.tokens[place].word not in BEFORE_A_NAME:
            break
    return 1


def to_itself(q: Question) -> bool:
    """A card does it to itself; not "I myself"."""
    persons = {spot.at + spot.length for spot in q.spots if spot.meaning in ("me", "other", "gain", "buy")}
    return any(token.word in ITSELF and token.at not in persons for token in q.tokens)


def told(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """What was told, in the order in which it happens."""
    before: list[AskedFrame] = []
    for frame in found:
        if not frame.asked:
            before.insert(len(before) - frame.since, frame)
    return before


def asked(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    return [frame for frame in found if frame.asked]


def in_return(q: Question, question: AskedFrame) -> AskedFrame:
    """Trash it for a Gold: the Gold is what one gets."""
    if question.deed not in ("trash", "discard", "reveal") or len(question.cards) != 1:
        return question
    at = [named.at for named in q.cards if named.slug == question.slugs[0]][-1]
    words = [token.word for token in q.tokens[max(at - 2, 0) : at]]
    return replace(question, deed="gain") if {"for", "fur"} & set(words) else question


def listed(frame: AskedFrame) -> bool:
    """Copper, Copper, Estate: a name and nothing else."""
    said = {spot.meaning for spot in frame.spots} - {"filler", "and"}
    return not (frame.deed or frame.by or frame.upon or frame.asked or frame.owner or said) and bool(frame.cards)


def all_of(one: tuple[tuple[str, int], ...], two: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    many = Counter[str]()
    for slug, n in (*one, *two):
        many[slug] += n
    return tuple(many.items())


def _hits(frame: AskedFrame) -> bool:
    """Barbarian hits the top of my deck: which card that is comes behind it."""
    attacks = len(frame.cards) == 1 and "Attack" in facts()[frame.slugs[0]].types and not frame.by
    return attacks and frame.deed == "affect" and not frame.asked


def _it_is(frame: AskedFrame) -> bool:
    """And it is a Copper."""
    said = {spot.meaning for spot in frame.spots} - {"filler", "and"}
    return said == {"be"} and not (frame.deed or frame.asked or frame.by or frame.upon) and len(frame.cards) == 1


def joined(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """Lookout looks at a Copper, a Gold and an Estate: at all of them."""
    whole: list[AskedFrame] = []
    for frame in found:
        last = whole[-1] if whole else None
        if last and last.deed == "reveal" and last.by and last.cards and not last.asked and listed(frame):
            whole[-1] = replace(last, cards=all_of(last.cards, frame.cards), listed=True)
        elif last and _hits(last) and _it_is(frame):
            whole[-1] = replace(last, by=last.slugs[0], cards=frame.cards, victim=last.victim or ME)
        else:
            whole.append(frame)
    return whole

"""Which of the things that happened are worth telling, and how much each of them weighs."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import pairwise

from rules.facts import facts
from rules.speech.sentences import SENTENCES
from rules.speech.sentences.waiting import WHILE
from rules.speech.telling import Event, how_many_sentences, trigger

MOST = 3  # sentences
STRONG = 7  # what people would not have thought
TOLD = 4  # what is worth a sentence

SEEN = ("look", "look at bottom", "look through", "reveal")


def worth_telling(
    happened: list[Event], told_for: list[Event], about: list[Event], last: list[Event], players: int, most: int
) -> list[Event]:
    """What is worth telling, the weightiest first as long as it fits into so many sentences."""
    turn = happened[-1].turn if happened else 0
    surprises = [event for event in happened if base(event) >= STRONG and turn - event.turn <= players]
    if told_for:
        wanted = _wanted_beside(told_for, happened, surprises, last)
    else:
        wanted = about + last[:1] + _beside(last) + _heaviest(surprises) + last
    chosen = and_also([], wanted, most)
    chosen = [event for event in chosen if not _needless(event, chosen)]
    unharmed, in_vain = _unharmed(chosen, told_for), _in_vain(told_for, happened)
    chosen = and_also(chosen, unharmed + in_vain + _brought(chosen, told_for, happened), most)
    for event in _belonging(chosen, told_for, happened):
        chosen = _where_it_fits(chosen, event, most)
    return chosen


def _wanted_beside(
    told_for: list[Event], happened: list[Event], surprises: list[Event], last: list[Event]
) -> list[Event]:
    """What the situation is told for, and between its parts what else a reader would miss; the weightiest first."""
    wanted = _heaviest(told_for)
    wanted += [event for event in told_for if _ends_the_turn(event) and event not in wanted]
    cards, turns = _cards_of(told_for), {event.turn for event in told_for}
    last = [event for event in last if _has_a_part(event, cards, turns)]
    strong = [event for event in last if base(event) >= STRONG]
    spared = [e for e in surprises if e.step.kind == "not" and e.turn in turns and base(wanted[0]) < STRONG]
    spared = [event for event in spared if not _anothers_lack(event, cards)]
    return [
        *wanted[:1],
        *_spent(told_for, happened),
        *spared,
        *wanted[1 : MOST - 1],
        *strong,
        *wanted[MOST - 1 :],
        *last[:1],
        *_beside(last),
    ]


def _cards_of(told_for: list[Event]) -> set[str]:
    """The cards of the quarrel: those of the rulings, those that did it, those it was done with."""
    ruled = {cite.split(":")[1] for event in told_for for cite in event.step.cites}
    return ruled | {event.cause for event in told_for} | {card for event in told_for for card in event.step.cards}


def _has_a_part(event: Event, cards: set[str], turns: set[int]) -> bool:
    """It is worth telling beside the quarrel: nobody would have thought it, or it is of its cards or turns."""
    if _anothers_lack(event, cards):
        return False
    return base(event) >= STRONG or event.cause in cards or (event.turn in turns and base(event) >= TOLD)


def _belonging(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What what is told cannot be understood without: what was seen, drawn, trashed, paid or reacted to before."""
    shuffled = [event for event in told_for if event.step.sentence == "shuffle" and event.step.path]
    return [
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
    ]


def _where_it_fits(chosen: list[Event], event: Event, most: int) -> list[Event]:
    """With this one too, where it needs no further sentence or may have one."""
    if event in chosen:
        return chosen
    more = _in_order(chosen, event)
    room = most if _apart(event, chosen) else how_many_sentences(chosen)
    return more if how_many_sentences(more) <= room else chosen


def about_the_cards(happened: list[Event], proves: Collection[str]) -> list[Event]:
    """What happened with the cards that the situation is told for, where no step names their rulings."""
    cards = {cite.split(":")[1] for cite in proves if about_a_card(cite)}
    found = [event for event in happened if base(event) > TOLD and cards & {event.cause, *event.step.cards}]
    return sorted(found, key=lambda event: (base(event), event.at[-1]))[-1:]


def _apart(event: Event, chosen: list[Event]) -> bool:
    """It may have a sentence of its own: it happened to another player, or it brought in a card that did something."""
    did = event.step.kind in ("gain", "trash") and any(other.cause in event.step.cards for other in chosen)
    anothers = all(event.step.actor != other.step.actor for other in chosen)
    shuffled = event.step.sentence == "shuffle" and len({other.cause for other in chosen} - {""}) > 1
    return did or anothers or shuffled or event.step.sentence == "stays"


def and_also(chosen: list[Event], wanted: list[Event], most: int) -> list[Event]:
    """These too, as long as all of it fits into so many sentences."""
    for event in dict.fromkeys(wanted):
        if event not in chosen and how_many_sentences(_in_order(chosen, event)) <= most:
            chosen = _in_order(chosen, event)
    return chosen


def took_away(event: Event, decider: Event) -> bool:
    """Right before a card could not be moved, another one had put it elsewhere."""
    moved = event.step.kind in ("put", "trash", "discard", "exile") and event.step.cards == decider.step.cards
    return decider.step.sentence == "lost track" and moved and bool(event.cause) and event.at[-1] == decider.at[0] - 1


def whose_turn_then(decider: Event, happened: list[Event]) -> list[Event]:
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
    return [] if done else [event for event in told_for if event.step.sentence in SEEN][-1:]


def _seen_then(shuffled: list[Event], happened: list[Event]) -> list[Event]:
    """The cards that somebody shuffled for in order to see them."""
    seen = [event for event in happened if event.step.sentence in SEEN]
    after = ((event, other) for event in seen for other in shuffled if event.at[0] > other.at[-1])
    return [event for event, other in after if moment(event) == moment(other)]


def _none_drawn(chosen: list[Event], told_for: list[Event]) -> list[Event]:
    """That the ruling's card could not even give the cards, beside what the same player did with it."""
    did = {moment(event) for event in chosen}
    return [event for event in told_for if event.step.sentence == "draw none" and moment(event) in did]


def _just_drawn(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """That the card with which something is done was drawn right before, by the same card."""
    done = [event for event in chosen if event in told_for and event.step.kind in ("exile", "trash", "discard", "put")]
    drawn = [event for event in happened if event.step.sentence == "draw"]
    return [
        draw
        for draw in drawn
        for event in done
        if moment(draw) == moment(event) and draw.at[-1] < event.at[0] and {*event.step.cards} <= {*draw.step.cards}
    ]


def _trashed_for(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What was trashed right before, by the same card, for what is gained."""
    gained = [event for event in chosen if event in told_for and event.step.kind == "gain" and event.cause]
    before = {(moment(event), event.at[0] - 1) for event in gained}
    return [event for event in happened if event.step.sentence == "trash" and (moment(event), event.at[-1]) in before]


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
    return [one for one, other in pairs if one in told_for and moment(one) == moment(other)]


def _brought(chosen: list[Event], told_for: list[Event], happened: list[Event]) -> list[Event]:
    """What a card that was gained by the ruling brought at once."""
    gained = {event.at[-1] + 1: event.step for event in chosen if event in told_for and event.step.kind == "gain"}
    after = ((event, gained.get(event.at[0])) for event in happened)
    found = [event for event, gain in after if gain is not None and event.cause in gain.cards]
    return [event for event in found if facts()[event.cause].kind != "basic"]


def bought_then(chosen: list[Event], happened: list[Event]) -> list[Event]:
    """The purchase that the line ends with, where it came after all that is told and its price is not told yet."""
    bought = [event for event in happened if event.step.sentence == "buy"][-1:]
    priced = {card for event in chosen if event.step.sentence.startswith("costs") for card in event.step.cards}
    before = [event for event in bought if all(event.turn == e.turn and e.at[-1] < event.at[0] for e in chosen)]
    return [event for event in before if not priced & {*event.step.cards}]


def outcome(last: list[Event]) -> list[Event]:
    """What the line ends with, by another card than the ruling's: the question may be about that."""
    return [event for event in last if event.step.kind in ("gain", "trash", "discard") and event.cause][:1]


def _needless(event: Event, chosen: list[Event]) -> bool:
    """Announced and come to pass, chosen and carried out, held and did something, over when it had: one is enough."""
    came = SENTENCES[event.step.sentence].announces
    held = event.step.sentence in WHILE
    return any(
        (held and {other.cause, *_stood_in_the_way(other)} & {*event.step.cards})
        or (other.step.sentence == came and other.step.actor == event.step.actor)
        or (event.step.sentence == "affects no more" and other.cause in event.step.cards and other.at[0] < event.at[0])
        or (event.step.sentence == "choose" != other.step.sentence and moment(other) == moment(event))
        for other in chosen
    )


def _stood_in_the_way(event: Event) -> tuple[str, ...]:
    return event.step.cards[:1] if event.step.kind == "not" else ()


def _in_order(chosen: list[Event], event: Event) -> list[Event]:
    return sorted([*chosen, event], key=lambda event: event.at[-1])


def _heaviest(among: list[Event]) -> list[Event]:
    """Those that are worth telling; where none is, the best of them."""
    ordered = sorted(among, key=lambda event: (-base(event), event.step.sentence == "plus", -event.turn, event.at[0]))
    return [event for event in ordered if base(event) >= TOLD][:MOST] or ordered[:1]


def _beside(last: list[Event]) -> list[Event]:
    """What the same card did to the same player in the same turn as the first of these."""
    if not last:
        return []
    turn, card, player = moment(last[0])
    if last[0].step.sentence == "brings other":  # the other thing
        card = last[0].step.cards[0]
    return [event for event in last[1:] if moment(event) == (turn, card, player) and base(event) >= TOLD]


def _ends_the_turn(event: Event) -> bool:
    """Everybody expects it; where a ruling is about it, it is told."""
    return event.step.sentence == "clean up" or (event.step.sentence == "draw" and not event.step.path)


def alike(one: Event, other: Event) -> bool:
    """The same did not happen to another player either, or for another reason."""
    then = one.turn == other.turn and one.step.sentence == other.step.sentence and one.again == other.again
    return one is other or (then and (one.step.actor, one.step.words) != (other.step.actor, other.step.words))


def moment(event: Event) -> tuple[int, str, int]:
    return event.turn, event.cause, event.step.actor


@lru_cache(10_000)
def about_a_card(cite: str) -> bool:
    """A ruling on a card, not a general rule of the game."""
    return cite.split(":")[1] in facts() if cite.count(":") == 2 else False


def base(event: Event) -> int:
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


def weight(event: Event) -> int:
    return base(event) + (3 if any(about_a_card(cite) for cite in event.step.cites) else 0)

"""What a question says and its reading left out, so that the verdict would answer another one: seen without a table."""

from __future__ import annotations

from collections.abc import Callable

from rules.facts import facts
from rules.questions.case import Case
from rules.questions.probes import shields
from rules.questions.scene import ME, OTHER, Played
from rules.questions.staging import LYING, attack, lasting, seen
from rules.questions.words import any_of

APART_FROM = any_of("alone, besides, allein, alleine, ausser, zusatzkarten")
MORE = (("geld", "mehr"), ("coins", "more"), ("more", "coins"))
IT = any_of("it, them, ihn, sie, es")
EQUAL = any_of("same, identical, equal, gleiche, gleichen")
MOVES = any_of("draw, gain, discard, trash")
OF_THEM = any_of("them, davon")
PRICED = any_of("for, fur, than, als, costing, kostet, costs")
JUST_NOW = (("erst", "jetzt"), ("only", "now"))
ONE_MORE = (("noch", "eine"), ("noch", "einen"), ("noch", "ein"))
LATE = any_of("after, nachdem, already, schon, bereits, once, sobald")
CHOICE = any_of("choice, wahl")
SO_FAR = ("gain", "give", "discard", "have", "draw", "trash")  # what an Attack has done by then
SHOWN = ("reveal", "react")
COUNTING = ("amount", "story")


def _first_under_an_attack(case: Case) -> bool:
    """My first Action under Enchantress: she must lie before somebody else."""
    if case.kind not in ("amount", "event", "choice", "cost") or not case.q.has("nth"):
        return False
    standing = [slug for slug in case.q.slugs if attack(slug) and lasting(slug)]
    return any(case.verdict.played is None or not _lies(case.verdict.played, slug, OTHER) for slug in standing)


def _lies(run: Played, slug: str, who: str) -> bool:
    lying = (*run.scene.in_play.get(who, ()), *run.scene.durations.get(who, ()))
    return slug in lying or bool(seen(run, ("play",), slug, who, ""))


def _shown_too_late(case: Case) -> bool:
    """May I show a Moat after I took the Curse, or only now: it was time when the Attack was played."""
    shown = [frame for frame in case.found if frame.deed in SHOWN and frame.modal == "can"]
    done = [frame for frame in case.before if frame.deed in SO_FAR and frame.who != OTHER and frame.cards]
    after = bool(LATE & set(case.words)) and any(not any(map(shields, frame.slugs)) for frame in done)
    kept = any(shields(slug) for frame in shown for slug in frame.slugs)
    return case.yes and kept and (after or case.says(JUST_NOW))


def _protects_another(case: Case) -> bool:
    """One shows a Moat, and it is asked whether another is protected."""
    shown = {frame.who for frame in case.before if frame.deed in SHOWN and frame.who}
    spared = [frame for frame in case.question if frame.deed == "protect" and frame.has("be")]
    others = any(frame.has("other") and frame.who != ME and frame.victim != ME for frame in spared)
    return (others and shown != {OTHER}) or (any(frame.who == ME for frame in spared) and shown == {OTHER})


def _costs_something_else(case: Case) -> bool:
    """It costs me a card; a card costing 6; cheaper for the others; one card upon another: no price that is printed."""
    if case.kind != "cost" or not isinstance(case.verdict.value, str):
        return False
    cost = case.q.spot("cost", "cheaper")
    beside = {spot.at - cost.at: spot.meaning for spot in case.q.spots} if cost else {}
    a_card = cost is not None and case.words[cost.at - 1] in ("card", "karte") and bool(case.q.numbers)
    upon = case.no and any(frame.upon for frame in case.found)
    return beside.get(1) == "me" or a_card or case.q.has("other") or upon


def _what_it_is_spared_for(case: Case) -> bool:
    """Spared for the Curse that was discarded: that is no Reaction."""
    deeds = {frame.deed for frame in case.found}
    return case.kind == "story" and case.no and {"protect", "discard"} <= deeds


def _twice_later(case: Case) -> bool:
    """A Ghost plays it twice, but on the next turn."""
    doers = [
        frame.by or frame.slugs[0] for frame in case.before if frame.by or (len(frame.cards) > 1 and not frame.deed)
    ]
    later = any(lasting(slug) and not attack(slug) for slug in doers)
    return case.kind == "story" and case.no and later and any(frame.has("twice") for frame in case.question)


def _who_chooses(case: Case) -> bool:
    """Is it my choice: not whether it happens."""
    return case.kind == "story" and bool(CHOICE & set(case.words))


def _a_part_of_it(case: Case) -> bool:
    """What the Spoils alone bring, besides the Border Village, how much more: not all of it."""
    part = bool(APART_FROM & set(case.words)) or case.says(MORE)
    return case.counts and case.kind in COUNTING and part


def _set_aside_is_not_lost(case: Case) -> bool:
    """Is the Province that I set aside lost."""
    return case.kind == "story" and any(f.deed == "set-aside" and f.has("left-over") for f in case.question)


def _with_it_and_not_itself(case: Case) -> bool:
    """Set the card aside with a Cargo Ship: the Ship is not that card."""
    asks = [frame for frame in case.question if frame.has("unit-cards") and frame.deed in ("set-aside", "topdeck")]
    return case.kind == "story" and case.no and any(frame.with_it for frame in asks)


def _shield_of_which_nothing_is_read(case: Case) -> bool:
    """A Lighthouse lay out: where that was not read, it protects nobody."""
    named = [frame for frame in case.before if not frame.deed and len(frame.cards) == 1 and frame.spots]
    hit = case.yes and any(map(attack, case.q.actors))
    return hit and any(shields(frame.slugs[0]) == "durations" for frame in named)


def _shown_to_an_attack(case: Case) -> bool:
    """I show a Moat to Sea Hag: she does not turn it over."""
    shown = [frame for frame in case.before if frame.deed == "reveal" and frame.who == ME]
    against = any(frame.by and attack(frame.by) and any(map(shields, frame.slugs)) for frame in shown)
    it = [frame for frame in shown if len(frame.cards) == 1 and any(spot.raw.lower() in IT for spot in frame.spots)]
    itself = any(attack(frame.slugs[0]) and not frame.meant for frame in it)
    return case.kind == "story" and (against or itself)


def _what_the_attacker_gets(case: Case) -> bool:
    """A Moat is shown; does the player of Soothsayer gain the Gold anyway."""
    shown = any(frame.deed in SHOWN and frame.who != OTHER for frame in case.before)
    he = bool({"he", "she", "er", "sie"} & set(case.words)) or case.says((("player", "of"), ("spieler", "der")))
    return shown and case.kind == "event" and case.no and he and any(frame.deed == "gain" for frame in case.question)


def _discarded_in_the_end(case: Case) -> bool:
    """Is the Caravan discarded this turn: in the Clean-up, of which a story tells nothing."""
    moved = {slug for frame in case.before for slug in frame.slugs}
    asks = [frame for frame in case.question if frame.deed == "discard" and frame.has("this-turn")]
    return case.kind == "story" and case.no and any(set(frame.slugs) <= moved for frame in asks)


def _so_many_of_two(case: Case) -> bool:
    """Two Curses and a Silver for them, two Estates and two Coppers: more than one choice."""
    cards = [each for frame in case.question for each in frame.cards]
    cards = cards if any(frame.deed in ("trash", "") for frame in case.question) else []
    return case.kind == "choice" and case.no and len(cards) > 1 and any(n > 1 for _, n in cards)


def _of_a_price(case: Case) -> bool:
    """A card for 5, one that costs more than 5: which card that is, is not said."""
    gains = any(frame.deed in ("gain", "choose") and not frame.cards for frame in case.question)
    priced = any(at and case.words[at - 1] in PRICED for _, at in case.q.numbers)
    return case.kind in ("choice", "story") and case.yes and gains and case.q.has("can") and priced


def _of_which_type(case: Case) -> bool:
    """Adventurer: do Coppers count as Treasures. It is not asked what the Adventurer is."""
    heading = case.q.cards and case.q.cards[0].end < len(case.words)
    headed = bool(heading) and case.q.tokens[case.q.cards[0].end].raw == ":"
    return case.kind == "type" and case.no and ((headed and len(case.q.slugs) > 1) or bool(case.q.numbers))


def _listed_twice(case: Case) -> bool:
    """Village, Village and then a Smithy."""
    return case.counts and case.kind == "story" and case.q.listed_twice and case.q.has("left-over")


def _one_of_them(case: Case) -> bool:
    """Seven cards in hand, and I play a Tragic Hero as one of them."""
    held = any(frame.deed in LYING and frame.numbers and not frame.cards for frame in case.before)
    return case.kind in ("amount", "event") and held and bool(OF_THEM & set(case.words))


def _actions_in_hand(case: Case) -> bool:
    """I still hold an Action: what a card gives may hang on it."""
    held = [frame for frame in case.before if frame.deed in LYING and not frame.cards and frame.has("unit-actions")]
    return case.kind == "amount" and any(not frame.has("not") for frame in held)


def _cards_in_play(case: Case) -> bool:
    """Seven cards in play: which ones is not said."""
    lying = [frame for frame in case.before if frame.numbers and frame.has("unit-cards") and frame.has("in-play")]
    return case.kind in ("amount", "event") and bool(lying)


def _equal_cards(case: Case) -> bool:
    """Two equal cards in hand: which ones is not said."""
    return case.counts and bool(EQUAL & set(case.words)) and any(frame.deed in LYING for frame in case.before)


def _hand_of_an_extra_turn(case: Case) -> bool:
    """How many cards in the extra turn: not how many turns."""
    return case.kind == "turns" and case.counts and case.q.has("in-hand", "unit-cards")


def _put_back_for_an_attack(case: Case) -> bool:
    """May I put it back for a Bureaucrat: another player's, and no choice of mine when I play it."""
    moved = any(frame.deed in ("topdeck", "return") and frame.cards for frame in case.question)
    return case.kind == "choice" and case.no and moved and any(map(attack, case.q.actors))


def _is_needed(case: Case) -> bool:
    """Do I need a Province to play it: not whether it is played."""
    return case.kind == "story" and case.yes and case.q.has("needed")


def _one_more_for_it(case: Case) -> bool:
    """I draw a Gold; do I draw one more card for it."""
    deeds = {frame.deed for frame in case.before} & {frame.deed for frame in case.question}
    return case.kind == "amount" and case.yes and case.says(ONE_MORE) and bool(deeds & MOVES)


def _on_the_last_turn(case: Case) -> bool:
    """It was played on the last turn, and the table plays it on this one."""
    before = any(frame.deed == "play" and frame.has("last-turn") for frame in case.before)
    return case.kind == "story" and case.yes and before


def _two_reactions(case: Case) -> bool:
    """Horse Traders and Moat against one Attack: neither is that Attack."""
    reactions = [slug for slug in case.q.slugs if "Reaction" in facts()[slug].types]
    return case.kind == "protect" and case.no and len(reactions) == len(case.q.slugs) > 1


WITHOUT_TABLE: tuple[Callable[[Case], bool], ...] = (
    _first_under_an_attack,
    _shown_too_late,
    _protects_another,
    _costs_something_else,
    _what_it_is_spared_for,
    _twice_later,
    _who_chooses,
    _a_part_of_it,
    _set_aside_is_not_lost,
    _with_it_and_not_itself,
    _shield_of_which_nothing_is_read,
    _shown_to_an_attack,
    _what_the_attacker_gets,
    _discarded_in_the_end,
    _so_many_of_two,
    _of_a_price,
    _of_which_type,
    _listed_twice,
    _one_of_them,
    _actions_in_hand,
    _cards_in_play,
    _equal_cards,
    _hand_of_an_extra_turn,
    _put_back_for_an_attack,
    _is_needed,
    _one_more_for_it,
    _on_the_last_turn,
    _two_reactions,
)

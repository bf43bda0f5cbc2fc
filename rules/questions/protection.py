"""Attacks and what keeps one safe from them: does it help, may it be shown?"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

from rules.engine.decisions import Text
from rules.facts import facts, plain
from rules.questions import casting
from rules.questions.probes import SAFE, against, not_used, plays, shields, suffered
from rules.questions.question import Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, agreed, ruled, tell, through, yes_no
from rules.questions.words import any_of
from rules.speech.grammar import DE, EN, capital, the_card

MINE = any_of("my, mein, meine, meinen")
NEGATED = any_of("not, nicht, nichts, kein, keine, keinen")


SAYING = any_of("""
    protect, affect, attack-verb, in-play, in-hand, play, reveal, can, react, unit-cards, work
""")


def _is_of_a_shield(q: Question, works: bool) -> bool:
    """Whether one card helps against another is asked, and nothing else is said."""
    if not q.asks("protect", "affect") and not (works and not q.asks("reveal")):
        return False
    if len(q.actors) != 2 or q.has("how-many", "what", "must", "not") or q.asks("gain"):
        return False
    if any(kind not in ("Attack", "Hex") for kind, _ in q.types) or _for_another(q):
        return False
    lasts = any(shields(slug) == "durations" for slug in q.actors)
    done = ("draw", "discard", "gain", "return") if _prevented(q) else ()
    return not q.leftover((*SAYING, *(("last-turn",) if lasts else ()), *done))


def protection(q: Question) -> Verdict | None:
    """Does the Moat help against the Witch? Am I safe from Blockade with a Lighthouse in play?"""
    q = _in_short(q)
    against_it = any(token.word in ("against", "gegen", "vs") for token in q.tokens)
    works = q.asks("work") or (q.asks("play") and against_it)
    if not _is_of_a_shield(q, works):
        return None
    negated = q.asks("affect") or (works and _attack_works(q))
    for shield, attack in _ordered(q):
        general, attack = shields(shield), one_of(attack)
        if not general or not plays(attack) or shields(attack) or _after_against(q) == shield:
            continue
        zone = _said_to_be(q, shield) or general
        if q.has("reveal") and general != "hand":
            return None
        runs = play(_as_told(q, against(shield, attack, zone, casting.editions(q))))
        if not runs or any(run.stopped for run in runs):
            return None
        found = agreed(runs, partial(_protects, shield=shield, attack=attack))
        if found is None:
            return None
        finding, run = found
        protected = finding.value == "yes"
        value = protected != negated
        not_an_attack = "Attack" not in facts()[attack].types
        text = tell(run, finding.steps[:1]) if protected else None
        if not protected and not_an_attack:
            text = (
                f"{name(attack)} is no Attack, so {the_card(shield, EN)} cannot be used against it.",
                f"{facts()[attack].de} ist kein Angriff, also hilft {the_card(shield, DE, 2)} dagegen nicht.",
            )
        return ruled(
            q, run, replace(finding, value="yes" if value else "no"), yes_no(value), text, "protect", (shield, attack)
        )
    return None if negated else _no_shield(q)


def _in_short(q: Question) -> Question:
    """Safe from a Monkey, so that he does not draw: what is no Attack is kept off by nothing, whatever it does."""
    guarded = q.spot("protect")
    words = [token.word for token in q.tokens]
    tails = [
        at for at, pair in enumerate(pairwise(words)) if pair in (("also", "dass"), ("so", "dass"), ("so", "that"))
    ]
    end = next((at for at in tails if guarded is not None and guarded.at < at), 0)
    named = bool(end) and len(q.actors) == 2 and all(card.at < end for card in q.cards)
    if not named or all("Attack" in facts()[slug].types or shields(slug) for slug in q.actors):
        return q
    return q.until(end)


def _for_another(q: Question) -> bool:
    """Does my Moat protect the others, too: it is shown by one and hoped for by another."""
    words = {token.word for token in q.tokens}
    mine = any(named.at and q.tokens[named.at - 1].word in MINE for named in q.cards)
    protects = [spot.at for spot in q.spots if spot.meaning == "protect"]
    reach = range(-3 if q.language else 1, 6)  # sind auch meine Mitspieler geschützt
    whom = [spot.at for spot in q.spots if spot.meaning == "other" and protects and spot.at - protects[0] in reach]
    return bool(whom) and (mine or bool({"also", "too", "auch"} & words))


def _attack_works(q: Question) -> bool:
    """Does Torturer still do anything, with the Champion in play: it is the Attack that is asked for."""
    asked = {named.slug for clause in q.asked for named in q.named_in(clause)}
    return len(asked) == 1 and all("Attack" in facts()[one_of(slug)].types for slug in asked)


def _no_shield(q: Question) -> Verdict | None:
    """The Caravan Guard is played, and the Witch hits all the same: the same happens with it and without it."""
    attacks = [slug for slug in q.actors if "Attack" in facts()[slug].types]
    attack = _after_against(q) or (attacks[0] if len(attacks) == 1 else "")
    others = [slug for slug in q.actors if slug != attack]
    if len(others) != 1 or attack not in q.actors or "Attack" not in facts()[attack].types or not plays(attack):
        return None
    shield = others[0]
    if "Reaction" not in facts()[shield].types or not playable(shield):
        return None
    runs = play(against(shield, attack, "hand", casting.editions(q)))
    for run in runs:
        used = any(step.actor == run.seat(ME) and shield in step.cards for step in run.steps)
        exposed = {suffered(each, ME, attack) for each in play(not_used(run.scene, shield))}
        if run.stopped or not used or not suffered(run, ME, attack) or suffered(run, ME, attack) not in exposed:
            return None
    if not runs:
        return None
    hit = tuple(n for n, step in enumerate(runs[0].steps) if step.actor == runs[0].seat(ME) and step.path)
    return ruled(q, runs[0], Finding("no", hit), yes_no(False), None, "protect", (shield, attack))


def one_of(slug: str) -> str:
    """A card of a mixed pile stands for all: the Knights."""
    return next((card for card in facts()[slug].cards if playable(card)), slug)


HARMED = ("gain", "discard", "trash", "return", "topdeck", "affect", "give")
SPARED_WORDS = (
    *HARMED,
    "reveal",
    "react",
    "in-play",
    "in-hand",
    "play",
    "must",
    "unit-cards",
    "this-turn",
    "attack-verb",
)


NOT_SPARED = any_of("not, how-many, what, when, who, or, only, next-turn, twice")


def spared(q: Question) -> Verdict | None:
    """Do I gain a Ruins from Marauder if I reveal Moat? Whoever is protected suffers nothing of what an Attack does."""
    if q.has(*NOT_SPARED) or not q.asks(*HARMED, "reveal") or (q.told and (q.told.unused or q.told.swapped)):
        return None
    actors = [slug for slug in q.actors if slug not in casting.THINGS]
    if len(actors) != 2 or q.asks("can") or q.leftover((*SPARED_WORDS, "text")) or q.types[1:]:
        return None
    for shield, attack in (actors, actors[::-1]):
        zone, attack = shields(shield), one_of(attack)
        if zone and not shields(attack) and "Attack" in facts()[attack].types:
            return _spared(q, shield, attack, zone) if _shown_by_its_owner(q, shield, zone) else None
    return None


def _shown_by_its_owner(q: Question, shield: str, zone: str) -> bool:
    """It is told that whoever would suffer shows it, or has it in play."""
    shown = q.spot("reveal", "react") if zone == "hand" else q.spot("in-play")
    named = next(named for named in q.cards if named.slug == shield)
    if shown is None or q.clause_of(named.at) is not q.clause_of(shown.at) or not q.clause_of(shown.at).condition:
        return False
    owners = {spot.meaning for spot in q.inside(q.clause_of(shown.at), "me", "other")}
    hit = casting.sufferer(q) or (ME if q.has("must") else "")
    return owners == {"me" if hit == ME else "other"}


def _spared(q: Question, shield: str, attack: str, zone: str) -> Verdict | None:
    if not plays(attack):
        text = (
            f"Whoever {_shows(zone)[0]} {the_card(shield, EN)} suffers nothing of an Attack.",
            f"Wer {the_card(shield, DE)} {_shows(zone)[1]}, erleidet nichts von einem Angriff.",
        )
        return Verdict("no", yes_no(False), text, (), kind="protect")
    runs = play(against(shield, attack, zone, casting.editions(q)))
    found = agreed(runs, partial(_protects, shield=shield, attack=attack))
    if found is None or found[0].value != "yes":
        return None
    finding, run = found
    return ruled(q, run, replace(finding, value="no"), yes_no(False), None, "protect", (shield, attack))


def _shows(zone: str) -> Text:
    return ("reveals", "zeigt") if zone == "hand" else ("has in play", "im Spiel hat")


def _as_told(q: Question, scene: Scene) -> Scene:
    return q.told.around(scene) if q.told else scene


AGAINST = ("against", "gegen", "vor", "vorm", "from", "vs", "versus")


def _after_against(q: Question) -> str:
    """What one is protected from: the card after the word."""
    places = [token.at for token in q.tokens if token.word in AGAINST]
    return next((named.slug for at in places for named in q.cards if 0 < named.at - at <= 3), "")


def _prevented(q: Question) -> bool:
    """Does it prevent that I draw, discard, gain something: told after a "that"."""
    verbs = q.spots and [spot for spot in q.spots if spot.meaning in ("draw", "discard", "gain", "return")]
    return bool(verbs) and all(q.clause_of(spot.at).condition for spot in verbs) and q.asks("protect")


def _said_to_be(q: Question, shield: str) -> str:
    """Where the sentence says that the card is: in hand, in play."""
    if "Duration" not in facts()[shield].types:
        return "play" if q.has("in-play") else ""
    return "hand" if q.has("in-hand") and not q.has("in-play") else ""


def _ordered(q: Question) -> list[tuple[str, str]]:
    one, two = q.actors
    return [(one, two), (two, one)]


def _protects(run: Played, shield: str, attack: str) -> Finding | None:
    played = [n for n, step in enumerate(run.steps) if step.kind == "play" and attack in step.cards]
    if not played:
        return None
    seat = run.seat(ME)
    safe = [n for n, step in enumerate(run.steps) if step.sentence in SAFE and step.actor == seat]
    if safe:
        shown = [n for n, step in enumerate(run.steps) if shield in step.cards and step.actor == seat]
        return Finding("yes", tuple(dict.fromkeys((*safe, *shown))))
    if "Attack" in facts()[attack].types:
        # It hits later, or not at all here: then compare it with a table where nothing protects.
        exposed = play(not_used(run.scene, shield))
        hit = [n for n, step in enumerate(run.steps) if shield in step.cards and step.actor == seat]
        if all(suffered(each, ME, attack) for each in exposed) and exposed and not suffered(run, ME, attack):
            return Finding("yes", tuple(hit or played))
        return Finding("no", tuple(played)) if suffered(run, ME, attack) else None
    return Finding("no", tuple(played))


def may_react(q: Question) -> Verdict | None:
    """Can I reveal Moat when my opponent plays Council Room?"""
    if (
        not q.has("reveal", "react")
        or len(q.actors) != 2
        or not q.asks("can")
        or q.has("how-many", "what", "twice", "again")
    ):
        return None
    if q.leftover(("reveal", "react", "can", "play", "buy", "gain", "only", "attack-verb", "unit-cards")):
        return None
    if not q.asks("reveal", "react"):
        return None
    shown = q.spot("reveal", "react")
    assert shown is not None
    for shield, other in _ordered(q):
        if shields(shield) != "hand":
            continue
        if "Reaction" in facts()[other].types:
            return None  # both are shown against something else
        bought = q.has("buy") or _taken(q, other)
        if q.has("gain") and not bought:
            return None
        if bought:
            scene = Scene(
                mover=OTHER,
                script=((f"buy {name(other)}",),),
                hands={ME: (shield,)},
                phase="buy",
                coins=facts()[other].cost.coins,
                supply=(other,),
                editions=casting.editions(q),
            )
        elif plays(other):
            scene = _as_told(q, against(shield, other, "hand", casting.editions(q)))
        else:
            continue
        runs = play(scene)
        found = agreed(runs, partial(_was_offered, shield=shield, other=other))
        if found is None:
            return None
        finding, run = found
        can = finding.value == "yes"
        text = None
        if not can:
            text = (
                f"{capital(the_card(shield, EN))} is shown when an Attack is played, and here none is.",
                f"{capital(the_card(shield, DE, 3))} zeigt man, wenn ein Angriff gespielt wird; hier ist das nicht so.",
            )
        return ruled(q, run, finding, yes_no(can), text, "react", (shield, other))
    return None


def _taken(q: Question, slug: str) -> bool:
    """Somebody gains that very card: "when my opponent gains Ill-Gotten Gains"."""
    told = [clause for clause in q.clauses if clause.condition and q.inside(clause, "gain")]
    return len(told) == 1 and not q.asks("gain") and [named.slug for named in q.named_in(told[0])] == [slug]


def _was_offered(run: Played, shield: str, other: str) -> Finding | None:
    started = [n for n, step in enumerate(run.steps) if step.kind in ("play", "buy") and other in step.cards]
    if not started:
        return None
    # offered as a Reaction, not as a card to discard, pass on or show for something else
    offered = any(
        offer.source == shield or (offer.kind == "next-effect" and name(shield) in offer.choices)
        for offer in run.offers
        if offer.player == ME
    )
    if offered:
        return Finding(
            "yes", tuple(n for n, step in enumerate(run.steps) if shield in step.cards)[:2] or tuple(started)
        )
    return Finding("no", tuple(started))


SHOWN_FOR = ("reveal", "react", "protect", "decline")
IN_VAIN_WORDS = (
    *SHOWN_FOR,
    *("play", "buy", "gain", "give", "draw", "discard", "pass", "lose", "keep", "can", "must", "in-hand", "in-play"),
    *("have", "stay", "not", "another", "unit-cards", "affect", "text", "last-turn", "opinion"),
)


def no_attack(q: Question) -> Verdict | None:
    """Somebody plays Council Room, can I show Moat and skip the card? What is no Attack is kept off by no shield."""
    if len(q.actors) != 2 or q.has("how-many", "what", "who", "or", "twice", "again", "opinion") or q.types:
        return None
    for shield, other in _ordered(q):
        zone = shields(shield)
        if not zone or "Attack" in facts()[other].types or shields(other) or not plays(other):
            continue
        value = _spared_by(q, shield)
        if not value or q.leftover(IN_VAIN_WORDS) or not _by_another(q, other):
            return None
        bought = q.has("buy")
        scene = _as_told(q, against(shield, other, zone, casting.editions(q)))
        if bought:
            scene = replace(
                scene,
                script=((f"buy {name(other)}",),),
                hands={ME: scene.hands.get(ME, ())},
                phase="buy",
                coins=facts()[other].cost.coins,
                supply=(other,),
            )
        runs = play(scene)
        hit = [
            [n for n, step in enumerate(run.steps) if step.actor == run.seat(ME) and through(step, (other,))]
            for run in runs
        ]
        if not runs or not all(hit) or any(any(step.sentence in SAFE for step in run.steps) for run in runs):
            return None
        text = (
            f"{name(other)} is no Attack, so {the_card(shield, EN)} cannot be used against it.",
            f"{facts()[other].de} ist kein Angriff, also hilft {the_card(shield, DE, 2)} dagegen nicht.",
        )
        finding = Finding(value, tuple(hit[0][:2]))
        return ruled(q, runs[0], finding, yes_no(value == "yes"), text, "protect", (shield, other))
    return None


def _by_another(q: Question, slug: str) -> bool:
    """It is another player who plays or buys it."""
    clauses = [q.clause_of(named.at) for named in q.cards if named.slug == slug]
    doing = any(q.inside(clause, "other", "someone") and q.inside(clause, "play", "buy", "gain") for clause in clauses)
    return doing or not q.has("play", "buy", "gain")


def _spared_by(q: Question, shield: str) -> str:
    """No: may I show it, does it spare me, do I lose the card; yes: do I still have to. Else nothing is clear."""
    spots = [spot for clause in q.asked for spot in q.inside(clause, *DOING, "can", "must", "not")]
    meanings = [spot.meaning for spot in spots]
    if "can" in meanings:
        at = spots[meanings.index("can")].at
        shown = any(at < named.at <= at + 3 and named.slug == shield for named in q.cards)  # can I moat it
        first = next((each for each in meanings[meanings.index("can") + 1 :] if each in DOING), "")
        return "no" if first in SHOWN_FOR or (shown and first != "play") else ""
    if "must" in meanings and "protect" not in meanings[: meanings.index("must")]:  # schützt er davor, ziehen zu müssen
        negated = any(NEGATED & set(plain(spot.raw).split()) for spot in spots)  # muss nichts weitergeben
        return "no" if "not" in meanings or negated else "yes"
    if "not" in meanings:
        return ""
    return "no" if set(meanings) & {"protect", "lose"} else "yes" if set(meanings) & {"draw", "pass", "discard"} else ""


DOING = (*SHOWN_FOR, "play", "draw", "discard", "pass", "gain", "lose", "keep")

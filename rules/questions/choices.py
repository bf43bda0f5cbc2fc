"""Whether a card may do something to another: gain it, play it, trash it, turn it into a third."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.decisions import Text
from rules.facts import facts
from rules.questions import casting
from rules.questions.events import gained_with
from rules.questions.frames import frames
from rules.questions.probes import first_phase, phase_of, player_of_cards, plays, plays_it
from rules.questions.question import Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, kinds_of, ruled, through, undone, yes_no
from rules.questions.words import ITSELF, any_of
from rules.speech.grammar import DE, EN, capital, the_card

CHOICES: dict[str, tuple[str, ...]] = {
    "play": ("play",),
    "gain": ("gain",),
    "give": ("gain",),
    "buy": ("buy", "gain"),
    "trash": ("trash",),
    "discard": ("discard",),
    "return": ("put",),
    "set-aside": ("set-aside", "put"),
    "upgrade": ("gain",),
    "topdeck": ("put",),
    "copy": ("gain",),
}


CHOICE_WORDS = (
    "play",
    "gain",
    "trash",
    "discard",
    "return",
    "set-aside",
    "upgrade",
    "can",
    "twice",
    "thrice",
    "supply",
    "unit-cards",
    "give",
    "choose",
    "this-turn",
    "in-play",
    "from-trash",
    "another",
    "again",
    "buy",
    "draw",
    "copy",
    "in-hand",
    "to-hand",
)

IN_PLAY = ("moat", "harbinger", "vassal", "merchant", "poacher", "bandit", "copper", "silver", "gold")
SO_FAR = any_of("already, just, schon, bereits, gerade, eben, soeben")  # where a card is by now, no table is told


def choice(q: Question) -> Verdict | None:
    """Can Workshop gain Gold? May I play Outpost twice with a Throne Room? Can Chapel trash a Curse?"""
    if not q.asks("can", "give") or q.has(
        "not", "how-many", "what", "when", "who", "or", "must", "instead", "cost", "empty", "reveal", "protect"
    ):
        return None
    if q.leftover(CHOICE_WORDS) or q.types or not 1 <= len(q.slugs) <= 4:
        return None
    if turned := turning(q):
        return _exchange(q, *turned)
    q = q.described()
    verbs = [spot for clause in q.asked for spot in q.inside(clause, *CHOICES)]
    deeds = list(dict.fromkeys(spot.meaning for spot in verbs if spot.meaning not in ("give",)))
    if "choose" in {spot.meaning for spot in q.spots} and not deeds:
        return None
    if not deeds:
        basic = sum(facts()[slug].kind == "basic" for slug in q.slugs)
        deeds = ["play"] if len(q.slugs) <= 2 and not q.has("give") else ["upgrade"] if basic == 2 else []
    if len(deeds) > 1 and "play" in deeds and q.has("twice"):
        return None
    deeds = [deed for deed in deeds if deed != "play"] or deeds
    if len(deeds) != 1:
        if set(deeds) in ({"trash", "upgrade"}, {"trash", "gain"}):
            deeds = ["upgrade"]
        else:
            return None
    deed = "gain" if deeds == ["upgrade"] and q.has("to-hand") else deeds[0]
    if SO_FAR & {token.word for token in q.tokens} and (deed != "gain" or q.has("from-trash")):
        return None
    if len(q.slugs) == 1:
        same = q.slugs[0]
        if deed == "play" and len(q.cards) > 1:
            return _choice(q, same, same, "play")
        if len(q.cards) > 1 and any(
            q.tokens[named.end : named.end + 1] and q.tokens[named.end].word in ITSELF for named in q.cards
        ):
            return None  # the very one that is played, and no other of its kind
        if len(q.cards) > 1 or "itself" in q.text or ("selbst" in q.text and not q.has("me")):
            return _choice(q, same, same, deed) or (gained_with(q, same, same) if deed == "gain" else None)
        return None
    if q.told and set(q.told.empty) & set(q.slugs):
        return None  # can I play it, although there is none of those left
    asked = [slug for slug in q.slugs if slug not in q.context]
    if len(asked) == 3 and not q.context:
        user = _doer(q)
        given, got = [slug for slug in q.slugs if slug != user]
        gains = [spot.at for spot in q.spots if spot.meaning in ("gain", "give")]
        trashes = [spot.at for spot in q.spots if spot.meaning == "trash"]
        if gains and trashes and max(gains) < min(trashes):
            given, got = got, given  # gain a Gold by trashing a Silver
        return _exchange(q, user, given, got) if deed in ("upgrade", "play") else None
    if len(asked) != 2:
        return None
    for user, thing in _users(q, deed, asked):
        found = _choice(q, user, thing, deed) or (
            gained_with(q, user, thing) if deed == "gain" and not q.context else None
        )
        if found is not None:
            return found
    return None


GOES = any_of("geht, klappt, funktioniert, works, work, legal, possible, moglich")


def goes_upon(q: Question) -> Verdict | None:
    """Geht Thronsaal auf Schmiede? Whether a card that plays others plays that one."""
    found = frames(q)
    if len(found) != 1 or found[0].deed not in ("", "work") or not found[0].upon or len(found[0].cards) != 1:
        return None
    said = any(token.word in GOES for token in q.tokens) and {*q.slugs} == {found[0].upon, found[0].slugs[0]}
    if not said or q.numbers or q.types or q.leftover(("can", "work")) or q.has("not"):
        return None
    user, thing = found[0].slugs[0], found[0].upon
    verdict = _choice(q, user, thing, "play") if player_of_cards(user) and user != thing else None
    in_time = verdict is not None and (verdict.value == "yes") == (plays_it(user, thing) > 0)  # a Crown, on a Treasure
    return verdict if in_time else None


def _users(q: Question, deed: str, asked: list[str]) -> list[tuple[str, str]]:
    """Which of the two cards does it to the other."""
    one, two = asked
    if facts()[one].kind == "basic" and facts()[two].kind != "basic":
        return [(two, one)]
    if facts()[two].kind == "basic" and facts()[one].kind != "basic":
        return [(one, two)]
    if deed == "play":
        able = [pair for pair in ((one, two), (two, one)) if player_of_cards(pair[0])]
        if able:
            return able[:1]
    first, second = (next(named for named in q.cards if named.slug == slug) for slug in (one, two))
    by_second = [spot for spot in q.spots if spot.meaning == "on" and spot.at < second.at and second.at - spot.at <= 2]
    if by_second and by_second[-1].raw.lower() in (
        "with",
        "using",
        "by",
        "via",
        "through",
        "mit",
        "durch",
        "mittels",
        "per",
        "to",
    ):
        return [(two, one)]
    before = [spot for spot in q.spots if spot.meaning == "on" and spot.at < first.at and first.at - spot.at <= 2]
    if before and before[-1].raw.lower() in ("with", "using", "mit", "durch", "mittels", "per"):
        return [(one, two)]
    verb = next((spot for spot in q.spots if spot.meaning == deed), None)
    if verb and first.at < verb.at < second.at:
        return [(one, two)]
    doing = [frame for frame in frames(q) if frame.asked and frame.deed == deed and frame.by and not frame.who]
    return [(frame.by, frame.slugs[0]) for frame in doing if {frame.by, *frame.slugs} == {one, two}]


def _choice(q: Question, user: str, thing: str, deed: str) -> Verdict | None:
    if not plays(user) or not playable(thing):
        return None
    kinds = CHOICES[deed]
    same = user == thing
    control = "village" if thing == "smithy" else "smithy"  # lies there too, so that there is a choice
    held: tuple[str, ...] = (user,) if same and len(q.cards) == 1 else (user, *(thing,) * q.copies(thing))
    if deed == "play" and same:
        held = (user, user, "smithy")
    scene = Scene(
        script=((f"play {name(user)}",),),
        hands={ME: held},
        want=(thing,),
        phase=phase_of(user),
        supply=(thing,),
        trash=(thing, control) if q.has("from-trash") else (),
        last_gained={OTHER: (thing, "silver")},
        editions=casting.editions(q),
    )
    if deed == "gain":
        held = (user,)
    before = [slug for slug in q.context if slug not in (user, thing)]
    if not all(plays(slug) for slug in before):
        return None
    first = tuple(slug for slug in before for _ in range(q.copies(slug)))
    fodder = () if "smithy" in (user, thing) or deed == "gain" else ("smithy",)
    scene = replace(
        scene,
        hands={ME: (*first, *held, *fodder)},
        script=((*(f"play {name(slug)}" for slug in first), f"play {name(user)}"),),
        actions=1 + len(first),
    )
    if (q.has("in-play") and not first) or (q.has("this-turn") and deed == "play"):
        return None
    if deed == "play" and q.has("from-trash"):
        scene = replace(scene, hands={ME: (*first, user)})
    if deed == "gain" and plays(thing) and _played_after(q, thing):
        scene = replace(
            scene,
            hands={ME: (*scene.hands[ME], thing)},
            script=((*scene.script[0], f"play {name(thing)}"),),
            use=(user,),
            actions=scene.actions + 1,
        )
    if q.has("again"):  # it was played before
        if deed != "play" or same or not plays(thing):
            return None
        moves = (f"play {name(thing)}", *scene.script[0])
        phase = first_phase((thing, user))
        scene = replace(scene, script=(moves,), actions=scene.actions + 1, phase=phase)
    if q.told and q.told.way:
        return None
    if q.told and q.told.phase:
        scene = replace(scene, phase=q.told.phase)
    runs = play(scene)
    if not runs or any(run.stopped for run in runs):
        return None
    found = [_chosen(run, user, thing, kinds) for run in runs]
    can = any(each is not None and each.value == "yes" for each in found)
    if any(each is None for each in found) and not can:
        return None
    runs = [run for run, each in zip(runs, found, strict=True) if each is not None]
    real = [each for each in found if each is not None]
    if not can and q.has("again"):
        return None
    if not can and deed == "gain" and facts()[thing].pile and facts()[thing].pile == facts()[user].pile:
        return None  # which card of their pile lies on top is not said
    if not can and deed in ("return", "topdeck") and _looks_at(replace(scene, top={ME: (thing,)}), user, thing):
        return None  # what is left where it lay is put nowhere
    if not can and len({each.value for each in real}) > 1:
        return None
    if not can and deed == "gain" and _with_dearer_cards(scene, user, thing, kinds):
        return None  # it hangs on what is given for it
    if not can and not same and any(_would(moved, user, thing, kinds) for moved in _elsewhere(scene, thing)):
        return None  # it hangs on where that card lies
    at = next((i for i, each in enumerate(real) if each.value == "yes"), 0)
    finding, run = real[at], runs[at]
    if deed == "play" and q.has("twice") and can:
        done = sum(
            step.sentence.startswith("play") and thing in step.cards and through(step, (user,)) for step in run.steps
        )
        if done < 2:
            return None
    if q.has("thrice") and (deed != "play" or (can and plays_it(user, thing) < 3)):
        return None
    if q.has("to-hand") and can and not all("to-hand" in kinds_of(run.steps[n]) for n in finding.steps):
        return None
    many = q.copies(thing)
    if many > 1 and (deed == "play" or not can or most_at_once(run, user, thing, kinds) < many):
        return None
    text = None if can else not_offered(run, user, thing)
    if not can and text is None:
        return None
    return ruled(q, run, finding, yes_no(can), text, "choice")


def _played_after(q: Question, thing: str) -> bool:
    """Can I gain a Gold when I play one?"""
    told = [clause for clause in q.clauses if clause.condition and q.inside(clause, "play")]
    return any(named.slug == thing for clause in told for named in q.named_in(clause))


def _with_dearer_cards(scene: Scene, user: str, thing: str, kinds: tuple[str, ...]) -> bool:
    """With other cards in hand, and more of them in play, the card would do it after all."""
    held = tuple(slug for slug in ("gold", "province", "duchy", "silver") if slug != thing)
    lying = tuple(slug for slug in IN_PLAY if slug not in (user, thing))
    richer = replace(scene, hands={ME: (*scene.hands[ME], *held)}, in_play={ME: lying}, bare={ME: True})
    return any(
        found is not None and found.value == "yes"
        for given in held
        for run in play(replace(richer, want=(thing, given)))
        for found in (_chosen(run, user, thing, kinds),)
    )


def _elsewhere(scene: Scene, thing: str) -> tuple[Scene, ...]:
    """The same with that card in hand, on the deck, in the discard pile."""
    return (
        replace(scene, hands={ME: (*scene.hands[ME], thing)}),
        replace(scene, top=dict.fromkeys((ME, OTHER), (thing,) * 3)),  # below what is drawn first, too
        replace(scene, discard={ME: (thing,)}),
    )


def _looks_at(scene: Scene, user: str, thing: str) -> bool:
    seen = [step for run in play(scene) for step in run.steps if step.kind in ("look", "reveal")]
    return any(thing in step.cards and through(step, (user,)) for step in seen)


def _would(scene: Scene, user: str, thing: str, kinds: tuple[str, ...]) -> bool:
    runs = play(scene)
    found = (_chosen(run, user, thing, kinds) for run in runs)
    return not runs or any(each is not None and each.value == "yes" for each in found)


def _chosen(run: Played, user: str, thing: str, kinds: tuple[str, ...]) -> Finding | None:
    """Whether the card did it to the other one; None when it never came to a choice."""
    done = [
        n
        for n, step in enumerate(run.steps)
        if step.kind in kinds and thing in step.cards and through(step, (user,)) and not undone(step)
    ]
    if done:
        return Finding("yes", tuple(done[:2]))
    offered = [offer for offer in run.offers if offer.source == user and offer.kind.startswith("choose")]
    if any(name(thing) in offer.choices for offer in offered):
        return None  # it could be picked, but for something else
    told = any(name(thing) in en for en, _ in facts()[user].lines)
    if told or "Attack" in facts()[user].types:  # another option, or what it does to others, was not seen
        offered = [offer for offer in offered if offer.kind != "choose-option"]
    acted = [n for n, step in enumerate(run.steps) if step.kind in kinds and through(step, (user,))]
    if not offered and (not acted or kinds == ("play",)):
        return None
    return Finding("no", tuple(acted[:1]))


def most_at_once(run: Played, user: str, thing: str, kinds: tuple[str, ...]) -> int:
    return sum(step.cards.count(thing) for step in run.steps if step.kind in kinds and through(step, (user,)))


def not_offered(run: Played, user: str, thing: str) -> Text | None:
    """Why not: what the card lets one pick from instead."""
    offered = [offer for offer in run.offers if offer.source == user and offer.kind.startswith("choose")]
    en, de = the_card(user, EN), the_card(user, DE, 2)
    if offered:
        return (
            f"{capital(en)} does not offer {name(thing)}.",
            f"{capital(de)} bietet {facts()[thing].de} nicht an.",
        )
    return (
        f"{capital(en)} does not do that with {name(thing)}.",
        f"{capital(de)} tut das nicht mit {facts()[thing].de}.",
    )


def _doer(q: Question) -> str:
    for named in q.cards:
        spot = next((s for s in q.spots if s.meaning == "on" and 0 < named.at - s.at <= 2), None)
        if spot and spot.raw.lower() in ("with", "using", "by", "via", "mit", "durch", "mittels", "per"):
            return named.slug
    first = [slug for slug in q.slugs if facts()[slug].kind != "basic"]
    return first[0] if first else q.slugs[0]


def turning(q: Question) -> tuple[str, str, str] | None:
    """Which card turns what into what.

    Remodel a Province into another Province, mit dem Umbau aus einem Anwesen ein Silber machen, trash an Estate with
    Remake and gain a Smithy.
    """
    found = [frame for frame in frames(q) if frame.asked or frame.cards]
    if any(n > 1 for frame in found for _, n in frame.cards):
        return None
    deeds = {frame.deed: frame for frame in found}
    if len(found) == 2 and set(deeds) == {"trash", "gain"}:
        by = {frame.by for frame in found if frame.by}
        cards = (*deeds["trash"].slugs, *deeds["gain"].slugs)
        whole = len(by) == 1 and len(cards) == 2 and {*by, *cards} == set(q.slugs) and q.asks("can")
        reacts = any("Reaction" in facts()[slug].types for slug in q.slugs)  # which may gain it in its own way
        return (by.pop(), cards[0], cards[1]) if whole and not reacts else None
    if len(found) != 1 or found[0].deed != "upgrade":
        return None
    user, *rest = (found[0].by, *found[0].slugs) if found[0].by else found[0].slugs
    same_or_named = len(rest) == 2 and (rest[0] == rest[1] or not any(s.meaning == "upgrade" for s in q.spots))
    return (user, rest[0], rest[1]) if same_or_named else None


def _exchange(q: Question, user: str, given: str, got: str) -> Verdict | None:
    """Mine: a Copper into a Gold. Who does it stands after a "with", or first; then what goes and what comes."""
    if not plays(user) or facts()[user].kind == "basic" or not (playable(given) and playable(got)):
        return None
    if not any(name(got) in en for en, _ in facts()[user].lines) and any(
        name(got) in en for en, _ in facts()[given].lines
    ):
        return None  # what is trashed brings it
    n = q.copies(given)
    scene = Scene(
        script=((f"play {name(user)}",),),
        hands={ME: (user, *(given,) * n)},
        want=(given, got),
        use=(given,) if given != got else (),
        phase=phase_of(user),
        supply=(got,),
        bare={ME: True},
        editions=casting.editions(q),
    )
    runs = play(scene)
    if not runs or any(run.stopped for run in runs):
        return None
    found = []
    for run in runs:
        out = [
            i
            for i, step in enumerate(run.steps)
            if step.kind in ("trash", "exile") and given in step.cards and through(step, (user,))
        ]
        into = [
            i
            for i, step in enumerate(run.steps)
            if step.kind == "gain" and got in step.cards and through(step, (user,))
        ]
        if not out or (not into and any(step.kind == "gain" and got in step.cards for step in run.steps)):
            return None  # it comes through another card, or somebody else gets it
        found.append(Finding("yes" if len(into) >= n else "no", (*out, *into)))
    if len({each.value for each in found}) > 1:
        return None
    can = found[0].value == "yes"
    text = None if can else not_offered(runs[0], user, got)
    return ruled(q, runs[0], found[0], yes_no(can), text, "choice")

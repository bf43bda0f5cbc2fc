"""Whether a card may do something to another: gain it, play it, trash it, turn it into a third."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.engine.decisions import Text
from rules.facts import facts
from rules.questions import casting
from rules.questions.events import gained_with
from rules.questions.frames import frames
from rules.questions.names import NamedCard
from rules.questions.probes import first_phase, phase_of, player_of_cards, plays, plays_it
from rules.questions.question import BASIC, Question
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


CHOICE_WORDS = any_of("""
    play, gain, trash, discard, return, set-aside, upgrade, can, twice, thrice, supply, unit-cards, give, choose,
    this-turn, in-play, from-trash, another, again, buy, draw, copy, in-hand, to-hand
""")
NO_CHOICE = any_of("not, how-many, what, when, who, or, must, instead, cost, empty, reveal, protect")
IN_PLAY = ("moat", "harbinger", "vassal", "merchant", "poacher", "bandit", "copper", "silver", "gold")
SO_FAR = any_of("already, just, schon, bereits, gerade, eben, soeben")  # where a card is by now, no table is told
BY = any_of("with, using, by, via, mit, durch, mittels, per")
BY_THE_SECOND = BY | any_of("through, to")


def choice(q: Question) -> Verdict | None:
    """Can Workshop gain Gold? May I play Outpost twice with a Throne Room? Can Chapel trash a Curse?"""
    if not q.asks("can", "give") or q.has(*NO_CHOICE) or q.leftover(CHOICE_WORDS) or q.types or len(q.slugs) > 4:
        return None
    if turned := turning(q):
        return _exchange(q, *turned)
    q = q.described()
    deed = _deed_of(q)
    so_far = not SO_FAR.isdisjoint(token.word for token in q.tokens)
    if not deed or (so_far and (deed != "gain" or q.has("from-trash"))):
        return None
    if len(q.slugs) == 1:
        return _of_its_like(q, deed)
    if q.told and set(q.told.empty) & set(q.slugs):
        return None  # can I play it, although there is none of those left
    asked = [slug for slug in q.slugs if slug not in q.context]
    if len(asked) == 3 and not q.context:
        return _exchange_of_three(q) if deed in ("upgrade", "play") else None
    pairs = _users(q, deed, asked) if len(asked) == 2 else []
    return next((found for user, thing in pairs if (found := _either_way(q, user, thing, deed))), None)


def _either_way(q: Question, user: str, thing: str, deed: str) -> Verdict | None:
    found = _choice(Use(q, user, thing, deed))
    return found or (gained_with(q, user, thing) if deed == "gain" and not q.context else None)


def _deed_of(q: Question) -> str:
    """The one deed that is asked about; where none is said, to play one with the other, or to turn one into another."""
    verbs = [spot.meaning for clause in q.asked for spot in q.inside(clause, *CHOICES)]
    deeds = set(verbs) - {"give"}
    if not deeds and not q.has("choose"):
        basic = sum(facts()[slug].kind == BASIC for slug in q.slugs)
        return "play" if len(q.slugs) <= 2 and not q.has("give") else "upgrade" if basic == 2 else ""
    if len(deeds) > 1 and "play" in deeds and q.has("twice"):
        return ""
    deeds = deeds - {"play"} or deeds
    if deeds in ({"trash", "upgrade"}, {"trash", "gain"}):
        return "upgrade"
    return deeds.pop() if len(deeds) == 1 else ""


def _of_its_like(q: Question, deed: str) -> Verdict | None:
    """One Throne Room on another; a card on itself."""
    same, twice = q.slugs[0], len(q.cards) > 1
    if deed == "play" and twice:
        return _choice(Use(q, same, same, "play"))
    if twice and any(token.word in ITSELF for named in q.cards for token in q.tokens[named.end : named.end + 1]):
        return None  # the very one that is played, and no other of its kind
    itself = "itself" in q.text or ("selbst" in q.text and not q.has("me"))
    return _either_way(q, same, same, deed) if twice or itself else None


def _exchange_of_three(q: Question) -> Verdict | None:
    """Gain a Gold by trashing a Silver with it; what goes stands first, unless it is said otherwise."""
    user = _doer(q)
    given, got = [slug for slug in q.slugs if slug != user]
    gains = [spot.at for spot in q.spots if spot.meaning in ("gain", "give")]
    trashes = [spot.at for spot in q.spots if spot.meaning == "trash"]
    if gains and trashes and max(gains) < min(trashes):
        given, got = got, given
    return _exchange(q, user, given, got)


def _users(q: Question, deed: str, asked: list[str]) -> list[tuple[str, str]]:
    """Which of the two cards does it to the other."""
    one, two = asked
    basic = [facts()[slug].kind == BASIC for slug in asked]
    if basic in ([True, False], [False, True]):
        return [(two, one) if basic[0] else (one, two)]
    able = [pair for pair in ((one, two), (two, one)) if player_of_cards(pair[0])]
    if deed == "play" and able:
        return able[:1]
    first, second = (next(named for named in q.cards if named.slug == slug) for slug in (one, two))
    if _word_before(q, second) in BY_THE_SECOND:
        return [(two, one)]
    verb = next((spot for spot in q.spots if spot.meaning == deed), None)
    if _word_before(q, first) in BY or (verb and first.at < verb.at < second.at):
        return [(one, two)]
    doing = [frame for frame in frames(q) if frame.asked and frame.deed == deed and frame.by and not frame.who]
    return [(frame.by, frame.slugs[0]) for frame in doing if {frame.by, *frame.slugs} == {one, two}]


def _word_before(q: Question, named: NamedCard) -> str:
    """What joins a card to the others: with a Remodel."""
    found = [spot for spot in q.spots if spot.meaning == "on" and 0 < named.at - spot.at <= 2]
    return found[-1].raw.lower() if found else ""


@dataclass(frozen=True)
class Use:
    """A card that does something to another one."""

    q: Question
    user: str
    thing: str
    deed: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return CHOICES[self.deed]

    @property
    def same(self) -> bool:
        return self.user == self.thing

    @property
    def played_before(self) -> tuple[str, ...]:
        before = [slug for slug in self.q.context if slug not in (self.user, self.thing)]
        return tuple(slug for slug in before for _ in range(self.q.copies(slug)))


def _choice(use: Use) -> Verdict | None:
    q = use.q
    scene = _table(use)
    runs = play(scene) if scene else []
    if scene is None or not runs or any(run.stopped for run in runs):
        return None
    looked = [(run, _chosen(run, use)) for run in runs]
    found = [(run, finding) for run, finding in looked if finding is not None]
    can = [(run, finding) for run, finding in found if finding.value == "yes"]
    if not can and (len(found) < len(looked) or _hangs_on_more(use, scene, [finding for _, finding in found])):
        return None
    run, finding = (can or found)[0]
    if _asks_more(use, run, bool(can)) or (can and not _as_asked(use, run, finding)):
        return None
    text = None if can else not_offered(run, use.user, use.thing)
    return ruled(q, run, finding, yes_no(bool(can)), text, "choice")


def _asks_more(use: Use, run: Played, can: bool) -> bool:
    """Several at once, three times: what one table with one of them does not show."""
    q, many = use.q, use.q.copies(use.thing)
    if many > 1 and (use.deed == "play" or not can or most_at_once(run, use.user, use.thing, use.kinds) < many):
        return True
    return q.has("thrice") and (use.deed != "play" or (can and plays_it(use.user, use.thing) < 3))


def _table(use: Use) -> Scene | None:
    """The one in hand, the other where it can be used; what else was told is played before it."""
    q, user, thing, deed, first = use.q, use.user, use.thing, use.deed, use.played_before
    if not all(map(plays, (user, *first))) or not playable(thing) or (q.told and q.told.way):
        return None
    if (q.has("in-play") and not first) or (q.has("this-turn") and deed == "play"):
        return None
    hand = (*first, *_held(use), *(() if "smithy" in (user, thing) or deed == "gain" else ("smithy",)))
    trash = (thing, "village" if thing == "smithy" else "smithy")  # so that there is a choice
    scene = Scene(
        script=((*(f"play {name(slug)}" for slug in first), f"play {name(user)}"),),
        hands={ME: (*first, user) if deed == "play" and q.has("from-trash") else hand},
        want=(thing,),
        phase=phase_of(user),
        supply=(thing,),
        trash=trash if q.has("from-trash") else (),
        last_gained={OTHER: (thing, "silver")},
        editions=casting.editions(q),
        actions=1 + len(first),
    )
    if deed == "gain" and plays(thing) and _played_after(q, thing):
        script = ((*scene.script[0], f"play {name(thing)}"),)
        hands = {ME: (*scene.hands[ME], thing)}
        scene = replace(scene, hands=hands, script=script, use=(user,), actions=scene.actions + 1)
    if q.has("again"):  # it was played before
        if deed != "play" or use.same or not plays(thing):
            return None
        moves = (f"play {name(thing)}", *scene.script[0])
        scene = replace(scene, script=(moves,), actions=scene.actions + 1, phase=first_phase((thing, user)))
    return replace(scene, phase=q.told.phase) if q.told and q.told.phase else scene


def _held(use: Use) -> tuple[str, ...]:
    if use.deed == "gain" or (use.same and use.deed != "play" and len(use.q.cards) == 1):
        return (use.user,)
    if use.same and use.deed == "play":
        return (use.user, use.user, "smithy")
    return (use.user, *(use.thing,) * use.q.copies(use.thing))


def _hangs_on_more(use: Use, scene: Scene, found: Sequence[Finding]) -> bool:
    """It is not done here, and might be: as another card lies on top, is given for it, or as it lies elsewhere."""
    user, thing = facts()[use.user], facts()[use.thing]
    if use.q.has("again") or len({each.value for each in found}) > 1:
        return True
    if use.deed == "gain" and ((thing.pile and thing.pile == user.pile) or _with_dearer_cards(scene, use)):
        return True
    if use.deed in ("return", "topdeck") and _looks_at(replace(scene, top={ME: (use.thing,)}), use):
        return True  # what is left where it lay is put nowhere
    return not use.same and any(_would(moved, use) for moved in _elsewhere(scene, use.thing))


def _as_asked(use: Use, run: Played, finding: Finding) -> bool:
    """Played twice, or taken into hand, where that is asked."""
    if use.deed == "play" and use.q.has("twice"):
        played = [step for step in run.steps if step.sentence.startswith("play") and use.thing in step.cards]
        if sum(through(step, (use.user,)) for step in played) < 2:
            return False
    return not use.q.has("to-hand") or all("to-hand" in kinds_of(run.steps[n]) for n in finding.steps)


def _played_after(q: Question, thing: str) -> bool:
    """Can I gain a Gold when I play one?"""
    told = [clause for clause in q.clauses if clause.condition and q.inside(clause, "play")]
    return any(named.slug == thing for clause in told for named in q.named_in(clause))


def _with_dearer_cards(scene: Scene, use: Use) -> bool:
    """With other cards in hand, and more of them in play, the card would do it after all."""
    held = tuple(slug for slug in ("gold", "province", "duchy", "silver") if slug != use.thing)
    lying = tuple(slug for slug in IN_PLAY if slug not in (use.user, use.thing))
    richer = replace(scene, hands={ME: (*scene.hands[ME], *held)}, in_play={ME: lying}, bare={ME: True})
    return any(
        found is not None and found.value == "yes"
        for given in held
        for run in play(replace(richer, want=(use.thing, given)))
        for found in (_chosen(run, use),)
    )


def _elsewhere(scene: Scene, thing: str) -> tuple[Scene, ...]:
    """The same with that card in hand, on the deck, in the discard pile."""
    return (
        replace(scene, hands={ME: (*scene.hands[ME], thing)}),
        replace(scene, top=dict.fromkeys((ME, OTHER), (thing,) * 3)),  # below what is drawn first, too
        replace(scene, discard={ME: (thing,)}),
    )


def _looks_at(scene: Scene, use: Use) -> bool:
    seen = [step for run in play(scene) for step in run.steps if step.kind in ("look", "reveal")]
    return any(use.thing in step.cards and through(step, (use.user,)) for step in seen)


def _would(scene: Scene, use: Use) -> bool:
    runs = play(scene)
    found = (_chosen(run, use) for run in runs)
    return not runs or any(each is not None and each.value == "yes" for each in found)


def _chosen(run: Played, use: Use) -> Finding | None:
    """Whether the card did it to the other one; None when it never came to a choice."""
    user, thing, kinds = use.user, use.thing, use.kinds
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
    said = [named.slug for named in q.cards if _first_word_before(q, named) in BY]
    others = [slug for slug in q.slugs if facts()[slug].kind != BASIC]
    return (*said, *others, *q.slugs)[0]


def _first_word_before(q: Question, named: NamedCard) -> str:
    return next((spot.raw.lower() for spot in q.spots if spot.meaning == "on" and 0 < named.at - spot.at <= 2), "")


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
    if not plays(user) or facts()[user].kind == BASIC or not (playable(given) and playable(got)):
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
    found = [_exchanged(run, user, given, got, n) for run in runs]
    if not runs or any(run.stopped for run in runs) or None in found:
        return None
    findings = [each for each in found if each is not None]
    if len({each.value for each in findings}) > 1:
        return None
    can = findings[0].value == "yes"
    text = None if can else not_offered(runs[0], user, got)
    return ruled(q, runs[0], findings[0], yes_no(can), text, "choice")


def _exchanged(run: Played, user: str, given: str, got: str, n: int) -> Finding | None:
    """Whether the one went and the other came; None where it comes through another card, or to somebody else."""
    mine = [(at, step) for at, step in enumerate(run.steps) if through(step, (user,))]
    out = [at for at, step in mine if step.kind in ("trash", "exile") and given in step.cards]
    into = [at for at, step in mine if step.kind == "gain" and got in step.cards]
    if not out or (not into and any(step.kind == "gain" and got in step.cards for step in run.steps)):
        return None
    return Finding("yes" if len(into) >= n else "no", (*out, *into))

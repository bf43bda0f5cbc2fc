"""From a question to scenes: who plays which card, who holds which, what is bought, how far it is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.facts import facts
from rules.questions.probes import (
    against,
    first_phase,
    phase_of,
    phase_upon,
    player_of_cards,
    plays,
    plays_it,
    possesses,
    shields,
)
from rules.questions.question import BASIC, Clause, Question, Spot
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable

SUFFERED = ("discard", "gain", "affect", "protect", "trash", "topdeck", "return", "draw", "reveal", "react")
FROM_HAND = ("discard", "trash", "return", "set-aside", "topdeck", "upgrade")
THINGS = ("ruins",)  # what is handed out, besides basic cards: no card of that name is played
LONG = ("next-turn", "extra-turn")
GENITIVES = ("meines", "meiner", "des ", "eines", "anderer")
IT = ("it", "one", "sie", "ihn", "es", "diese", "die", "den")


def cast(q: Question, whole: bool = False) -> list[Played]:
    """The first scene in which all named cards take part, played at each layout; `whole`: the basic ones too."""
    empty = q.told.empty if q.told else ()
    acting = [slug for slug in q.slugs if slug not in empty] if whole else q.actors
    if q.told and q.told.way:
        acting = [*acting, q.told.way]
    for scene in scenes(q):
        runs = play(scene)
        if not runs or any(run.stopped for run in runs):
            continue
        if _as_many(q, runs[0]) and all(takes_part(run, acting) and _as_said(q, run) for run in runs):
            return runs
    return []


def _as_many(q: Question, run: Played) -> bool:
    """Two Hoards lie in play where two are spoken of, and two Estates are trashed where a condition says so."""
    scene = run.scene
    for slug in q.slugs:
        many = q.copies(slug)
        if many == 1:
            continue
        if slug in q.actors:
            there = sum(
                cards.count(slug)
                for zone in (scene.hands, scene.in_play, scene.durations, scene.top)
                for cards in zone.values()
            )
            if there < many:
                return False
        elif all(q.clause_of(named.at).condition for named in q.cards if named.slug == slug):
            done = [step for step in run.steps if step.sentence not in ("clean up", "draw")]
            lying = sum(cards.count(slug) for zone in (scene.in_play, scene.top) for cards in zone.values())
            if max(lying, *(sum(s.cards.count(slug) for s in done if s.kind == k) for k in SAID.values())) < many:
                return False
    return True


SAID = {"discard": "discard", "trash": "trash", "gain": "gain", "play": "play"}


def _as_said(q: Question, run: Played) -> bool:
    """What a condition says of a basic card does happen: "if I discard a Curse"; what is shown is not played."""
    shown = [
        named.slug
        for named in q.cards
        if "Reaction" in facts()[named.slug].types and q.near(named.at, ("reveal",)) and not q.near(named.at, ("play",))
    ]
    if any(f"play {name(slug)}" in moves for slug in shown for moves in run.scene.script):
        return False
    for clause in q.clauses:
        verbs = q.inside(clause, "discard", "trash", "gain") if clause.condition else []
        cards = [named.slug for named in q.named_in(clause)]
        for slug in cards:
            if len(verbs) == 1 and facts()[slug].kind == BASIC and slug not in (q.told.empty if q.told else ()):
                kind = SAID[verbs[0].meaning]
                if not any(step.kind == kind and slug in step.cards for step in run.steps):
                    return False
    return True


def other_way_round(q: Question, runs: list[Played]) -> list[Played]:
    """The same with Anna playing the Attack, where nobody said whose it is."""
    scene = runs[0].scene
    if scene.mover != OTHER or any(mover(q, slug) for slug in q.actors) or set(scene.hands) != {OTHER}:
        return []
    return play(replace(scene, mover=ME, hands={ME: scene.hands[OTHER]}))


def takes_part(run: Played, slugs: list[str]) -> bool:
    seen = {card for step in run.steps if step.sentence not in ("clean up", "draw") for card in step.cards}
    seen |= {card for step in run.steps for card, _, _ in step.path}
    seen |= {offer.source for offer in run.offers}
    return all(slug in seen for slug in slugs)


def scenes(q: Question) -> Iterator[Scene]:
    actors = q.actors
    if not actors or len(actors) > 4 or not all(playable(slug) or slug in THINGS for slug in q.slugs):
        return
    length = turns(q)
    first = list(_first(q, actors))
    trashed = [clause for clause in q.clauses if clause.condition and q.inside(clause, "trash", "discard", "reveal")]
    lying = tuple(named.slug for clause in trashed for named in q.named_in(clause) if named.slug in q.objects)
    if len(actors) == 2 and lying:  # it may lie on the decks
        first += [replace(scene, top={ME: lying, OTHER: lying}) for scene in first]
    for scene in first:
        lasting = any({"Duration", "Attack"} <= set(facts()[slug].types) for slug in actors)
        if q.told:
            scene = q.told.around(scene)
            if any(sum(slug not in actors for slug in scene.hands.get(who, ())) > n for who, n in q.told.hands):
                continue  # no hand is said to have so many
        yield replace(
            scene, turns=max(scene.turns, length), editions=editions(q), players=q.players or 2, follow=lasting
        )


def editions(q: Question) -> dict[str, int]:
    found = {slug: n for slug, n in q.editions.items() if slug != "*"}
    if "*" in q.editions:
        found |= {
            facts()[slug].expansion: q.editions["*"] for slug in q.actors if q.editions["*"] in facts()[slug].editions
        }
    return found


def turns(q: Question) -> int:
    lasting = any("Duration" in facts()[slug].types for slug in q.actors)
    return 3 if lasting or q.has(*LONG) else 1


def mover(q: Question, slug: str) -> str:
    """Whose card it is: "my opponent plays Witch", "his Militia", or an Attack that hits me."""
    named = next(named for named in q.cards if named.slug == slug)
    clause = q.clause_of(named.at)
    people = [spot for spot in q.inside(clause, "me", "other", "attacker") if spot.at < named.at]
    owner = next((spot for spot in q.inside(clause, "other") if spot.at == named.end), None)
    if owner and owner.raw.lower().startswith(GENITIVES):
        return OTHER  # die Ratsversammlung meines Gegners
    verb = next((spot for spot in q.inside(clause, "play") if abs(spot.at - named.at) <= 5), None)
    if people and people[-1].meaning in ("other", "attacker") and (verb or named.at - people[-1].at == 1):
        return OTHER
    if verb and any(person.meaning == "me" for person in people):
        return ME
    return OTHER if verb and not people and _others_do(q, clause, verb) else ""


def _others_do(q: Question, clause: Clause, verb: Spot) -> bool:
    """Another player is spoken of behind the verb; to whom something is given does not play it."""
    given = [spot.at for spot in q.inside(clause, "give")]
    others = [spot.at for spot in q.inside(clause, "other") if not any(at < spot.at for at in given)]
    return any(verb.at < at for at in others)


def in_hand(q: Question) -> tuple[str, ...]:
    """Cards that are trashed, discarded or put back: enough of them."""
    return tuple(slug for slug in q.objects if slug not in THINGS for _ in range(3)) if q.has(*FROM_HAND) else ()


def sufferer(q: Question) -> str:
    """To whom it happens, what is asked: "do I get a Curse", "does my opponent discard"."""
    for clause in q.asked:
        verbs = q.inside(clause, *SUFFERED, "give", "have", "draw", "must")
        people = q.inside(clause, "me", "other")
        if not verbs or not people:
            continue
        verb = verbs[-1]
        before = [spot for spot in people if spot.at < verb.at]
        after = [spot for spot in people if spot.at > verb.at]
        if verb.meaning == "give" and after:
            chosen = after
        else:
            chosen = before or after
            if not before and len(after) > 1 and after[1].at == after[0].at + 1:
                chosen = after[:2]
            elif not before:
                chosen = after[:1]
        return ME if chosen[-1].meaning == "me" else OTHER
    return ""


BENEFITS = ("unit-actions", "unit-buys", "unit-coins", "unit-favors", "unit-coffers", "unit-villagers")


def _hit_by(q: Question, slug: str) -> str:
    """Who plays it where nobody says so: an Attack hits whoever is spoken of, but who plays it gets what it gives."""
    hits = sufferer(q) == ME and "Attack" in facts()[slug].types
    return OTHER if hits and not (q.asks(*BENEFITS) and not q.has("other", "discard", "trash")) else ME


def _first(q: Question, actors: list[str]) -> Iterator[Scene]:
    bought = _bought(q)
    if bought:
        yield from _buying(q, actors, bought)
    if len(actors) == 1:
        yield from _alone(q, actors[0])
        return
    if len(actors) == 2:
        one, two = actors
        yield from _upon(q, one, two)
        yield from _shielded(q, one, two)
        yield from _picking(q, one, two)
    yield from _all(q, actors)


def _upon(q: Question, one: str, two: str) -> Iterator[Scene]:
    for a, b in ((one, two), (two, one)):
        if player_of_cards(a) and (plays_it(a, b) or not player_of_cards(b)):
            who = mover(q, a) or _hit_by(q, b)
            if who == ME and sufferer(q) == ME and "Attack" in facts()[b].types and mover(q, b) == OTHER:
                who = OTHER
            yield Scene(
                mover=who,
                script=((f"play {name(a)}",),),
                hands={who: (a, b, *in_hand(q))},
                want=(b, *q.objects),
                phase=phase_upon(a, b),
                supply=tuple(q.objects),
            )
            return


def _shielded(q: Question, one: str, two: str) -> Iterator[Scene]:
    for shield, attack in ((one, two), (two, one)):
        zone = shields(shield)
        if not zone or not plays(attack):
            continue
        scene = against(shield, attack, zone)
        if (sufferer(q) == OTHER and mover(q, attack) != OTHER) or mover(
            q, attack
        ) == ME:  # told from the attacker's side
            scene = replace(
                scene,
                mover=ME,
                hands={ME: (attack,), **({OTHER: (shield,)} if zone == "hand" else {})},
                durations={OTHER: (shield,)} if zone == "durations" else {},
                last_gained={OTHER: ("silver",)},
            )
        yield scene


def _picking(q: Question, one: str, two: str) -> Iterator[Scene]:
    """One is played and does something with the other."""
    for a, b in ((one, two), (two, one)):
        if not plays(a):
            continue
        whose = [mover(q, a)] if mover(q, a) else [ME, OTHER]
        if not mover(q, a) and "Attack" in facts()[a].types and q.has("discard", "gain", "protect", "reveal", "react"):
            whose = [OTHER, ME]
        for who in whose:
            scene = Scene(
                mover=who, script=((f"play {name(a)}",),), hands={who: (a,)}, want=(b, *q.objects), phase=phase_of(a)
            )
            hands = {**scene.hands}
            holder = _holder(q, b)
            hands[holder] = (*hands.get(holder, ()), b)
            hands[ME] = (*hands.get(ME, ()), *in_hand(q))
            yield replace(scene, hands=hands)


def _holder(q: Question, slug: str) -> str:
    """In whose hand it is: "my opponent has a Tunnel", "his Tunnel"."""
    named = next(named for named in q.cards if named.slug == slug)
    clause = q.clause_of(named.at)
    people = [spot for spot in q.inside(clause, "me", "other") if spot.at < named.at]
    if not people or people[-1].meaning != "other":
        return ME
    near = named.at - people[-1].at <= 2
    return OTHER if near or any(people[-1].at < spot.at < named.at for spot in q.inside(clause, "have")) else ME


def _alone(q: Question, slug: str) -> Iterator[Scene]:
    if not plays(slug):
        return
    n = 2 if q.has("twice") and not q.has("work") else 3 if q.has("thrice") else q.copies(slug)
    who = mover(q, slug) or _hit_by(q, slug)
    hands = {who: (slug,) * n}
    if in_hand(q):
        hands[ME] = (*hands.get(ME, ()), *in_hand(q))
    elif who == ME and player_of_cards(slug):
        hands[ME] = (*hands[ME], *q.objects)
    elif coins := _spent_with(q, slug):
        hands[ME] = (*hands[ME], *coins)
    scene = Scene(
        mover=who,
        script=((*(f"play {name(slug)}",) * n, *(f"play {name(coin)}" for coin in _spent_with(q, slug))),),
        hands=hands,
        want=tuple(q.objects),
        actions=max(1, n),
        phase=phase_of(slug),
    )
    yield scene
    if q.objects:  # perhaps it is about what lies on the decks
        lying = tuple(each for each in q.objects if not q.told or each not in q.told.empty)
        yield replace(scene, top={ME: lying, OTHER: lying})


def _spent_with(q: Question, slug: str) -> tuple[str, ...]:
    """Merchant and two Silvers: the Treasures that are played after the card, where Coins are counted."""
    if (
        not q.asks("unit-coins")
        or not q.asks("have")
        or not q.has("how-many")
        or q.has(*FROM_HAND, "gain", "buy", "other")
        or (q.told and q.told.played)
    ):
        return ()
    if "Treasure" in facts()[slug].types or not all("Treasure" in facts()[each].types for each in q.objects):
        return ()
    return tuple(each for each in q.objects for _ in range(q.copies(each)))


def _bought(q: Question) -> str:
    """The card that somebody buys: the one that follows the verb, or stands just before it in German."""
    for spot in q.spots:
        if spot.meaning != "buy":
            continue
        clause = q.clause_of(spot.at)
        inside = [named for named in q.cards if q.clause_of(named.at) is clause]
        after = [named for named in inside if spot.at < named.at <= spot.at + 4]
        before = [named for named in inside if named.at < spot.at <= named.end + 1]
        if after or before:
            return (after or before[::-1])[0].slug
        if any(token.word in IT for token in q.tokens[max(spot.at - 2, 0) : spot.at + 2]) and len(q.actors) == 1:
            return q.actors[0]
    return ""


def _buying(q: Question, actors: list[str], bought: str) -> Iterator[Scene]:
    others = tuple(slug for slug in actors if slug != bought for _ in range(q.copies(slug)))
    price = facts()[bought].cost
    if price.potion or price.debt:
        return
    if len(others) == 1 and possesses(others[0]):
        yield Scene(
            script=((f"play {name(others[0])}",), ("play treasures", f"buy {name(bought)}")),
            hands={ME: others, OTHER: ("gold",) * 4},
            phase=phase_of(others[0]),
            supply=(bought,),
            turns=2,
        )
        return
    who = OTHER if any(spot.meaning == "other" for spot in _before_buy(q)) else ME
    holder = ME
    yield Scene(
        mover=who,
        script=((f"buy {name(bought)}",),),
        hands={holder: others},
        want=(*others, *q.objects),
        phase="buy",
        coins=price.coins,
        supply=(bought,),
    )
    yield Scene(
        mover=who,
        script=((f"buy {name(bought)}",),),
        in_play={who: others},
        want=(*others, *q.objects),
        phase="buy",
        coins=price.coins,
        supply=(bought,),
    )


def _before_buy(q: Question) -> list[Spot]:
    verb = q.spot("buy")
    if verb is None:
        return []
    people = [spot for spot in q.spots if spot.meaning in ("me", "other") and verb.at - 4 <= spot.at < verb.at]
    return people[-1:]


def _in_turn(q: Question, whose: dict[str, str]) -> Iterator[Scene]:
    """My opponent played the one, then I play the other."""
    first = [slug for slug, who in whose.items() if who == OTHER]
    then = [slug for slug in whose if slug not in first]
    if len(first) == len(then) == 1:
        yield Scene(
            mover=OTHER,
            script=((f"play {name(first[0])}",), (f"play {name(then[0])}",)),
            hands={OTHER: (first[0],), ME: (then[0], *in_hand(q))},
            want=tuple(q.objects),
            phase=phase_of(first[0]),
            supply=tuple(q.objects),
            turns=2,
        )


def _before_it(q: Question, at: int) -> bool:
    """After playing a Bridge, nach einer Brücke: that comes first."""
    return any(token.word in ("after", "nach", "nachdem") for token in q.tokens[max(at - 3, 0) : at])


def _all(q: Question, actors: list[str]) -> Iterator[Scene]:
    if not all(plays(slug) for slug in actors):
        return
    whose = {slug: mover(q, slug) for slug in actors}
    if OTHER in whose.values():  # not all of them are played by one player
        yield from _in_turn(q, whose)
        return
    actors = sorted(
        actors, key=lambda slug: not any(_before_it(q, named.at) for named in q.cards if named.slug == slug)
    )
    script = tuple(f"play {name(slug)}" for slug in actors for _ in range(q.copies(slug)))
    cards = tuple(slug for slug in actors for _ in range(q.copies(slug)))
    yield Scene(
        script=(script,),
        hands={ME: cards},
        want=tuple(q.objects),
        actions=len(cards),
        phase=first_phase(actors),
        supply=tuple(q.objects),
    )

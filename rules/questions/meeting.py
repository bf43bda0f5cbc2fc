"""What one card does to another without playing it: it trashes or gains it, makes it cheaper, counts it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import ruleset
from rules.engine.steps import Step
from rules.facts import facts
from rules.questions.probes import phase_of, player_of_cards, plays, plays_it, upon
from rules.questions.scene import ME, Played, Scene, name, play
from rules.questions.scoring import counting
from rules.questions.verdict import Found, show, through, undone
from rules.speech.grammar import DE, EN, THE, capital, the_card


@lru_cache(1024)
def _waits_for(slug: str) -> frozenset[str]:
    return frozenset(trigger.event for trigger in ruleset().kind(slug).triggers)


def _own(run: Played, b: str, since: int) -> list[int]:
    """What a card that is not played does from then on."""
    return [n for n, step in enumerate(run.steps) if n > since and through(step, (b,)) and not undone(step)]


def _happened(run: Played, kind: str, a: str, b: str) -> int | None:
    """Where the one trashes or gains the other."""
    return next(
        (n for n, step in enumerate(run.steps) if step.kind == kind and b in step.cards and through(step, (a,))), None
    )


def _acts_when(kind: str, word: Text, question: Text, a: str, b: str, runs: Iterable[Played]) -> Found | None:
    found = []
    for run in runs:
        at = _happened(run, kind, a, b)
        own = _own(run, b, -1)
        if run.stopped or at is None or not own:
            return None
        found.append((run, sorted([at, *own])))
    return (question, (show(found[0][0], word, found[0][1], (b, a)),)) if found else None


def trashed(a: str, b: str) -> Found | None:
    """a trashes b from hand, and b does something when it is trashed."""
    if "trash" not in _waits_for(b) or not plays(a):
        return None
    scene = Scene(script=((f"play {name(a)}",),), hands={ME: (a, b)}, want=(b,), use=(a,), phase=phase_of(a))
    question = (
        f"Anna plays {the_card(a, EN)} and trashes {the_card(b, EN)}.",
        f"Anna spielt {the_card(a, DE)} und entsorgt {the_card(b, DE)}.",
    )
    return _acts_when("trash", ("It acts when trashed.", "Wirkt beim Entsorgen."), question, a, b, play(scene))


def gained(a: str, b: str) -> Found | None:
    """a gains b, and b does something when it is gained."""
    if not {"gain", "gain-place"} & _waits_for(b) or not plays(a) or not _offers_piles(a):
        return None
    question = (
        f"Anna plays {the_card(a, EN)} and gains {the_card(b, EN)}.",
        f"Anna spielt {the_card(a, DE)} und nimmt {the_card(b, DE)}.",
    )
    word = ("It acts when gained.", "Wirkt beim Nehmen.")
    for more in ((), ("gold",)):  # which may have to be trashed for it
        runs = play(_gaining(a, (b,), more))
        if found := _acts_when("gain", word, question, a, b, runs):
            return found
    return None


def _gaining(a: str, wanted: tuple[str, ...], more: tuple[str, ...] = ()) -> Scene:
    hand = {ME: (a, *more)}
    return Scene(script=((f"play {name(a)}",),), hands=hand, want=wanted, use=(a,), supply=wanted, phase=phase_of(a))


@lru_cache(1024)
def _offers_piles(slug: str) -> bool:
    """It lets its player pick a pile: a card that gains."""
    return any(
        offer.source == slug and offer.kind == "choose-pile"
        for more in ((), ("gold",))
        for run in play(_gaining(slug, (), more))
        for offer in run.offers
    )


# --- what waits for a gain -------------------------------------------------------------------------------------------

THINGS = ("copper", "gold", "estate", "smithy", "caravan")  # what some card may be waiting for


def counted(a: str, b: str) -> Found | None:
    """Anna plays a, then buys b, and a does something about it."""
    if not _awaits_gains(a):
        return None
    cost = facts()[b].cost
    if cost.potion or cost.debt or facts()[b].kind not in ("kingdom", "basic"):
        return None
    runs = play(_bought(a, b))
    found = [_about_gain(run, a, b) for run in runs]
    if not runs or not all(found) or any(run.stopped for run in runs):
        return None
    question = (
        f"Anna plays {the_card(a, EN)}, then buys {the_card(b, EN)}.",
        f"Anna spielt {the_card(a, DE)}, dann kauft sie {the_card(b, DE)}.",
    )
    word = ("It acts on that.", "Sie wird ausgelöst.")
    return question, (show(runs[0], word, found[0], (a, b)),)


@lru_cache(1024)
def _awaits_gains(slug: str) -> bool:
    if not plays(slug):
        return False
    tried = [(play(_bought(slug, thing)), thing) for thing in THINGS if thing != slug]
    return any(bool(runs) and all(_about_gain(run, slug, thing) for run in runs) for runs, thing in tried)


def _bought(a: str, b: str) -> Scene:
    return Scene(
        script=((f"play {name(a)}", f"buy {name(b)}"),),
        hands={ME: (a,)},
        use=(a,),
        supply=(b,),
        phase=phase_of(a),
        coins=facts()[b].cost.coins,
    )


def _about_gain(run: Played, a: str, b: str) -> list[int]:
    bought = next((n for n, step in enumerate(run.steps) if step.kind in ("buy", "gain") and b in step.cards), None)
    if bought is None or through(run.steps[bought], (a,)):
        return []
    always = _always(a)
    return [n for n in _own(run, a, bought) if _kind_of(run.steps[n]) not in always]


@lru_cache(1024)
def _always(slug: str) -> frozenset[tuple[str, tuple[str, ...], str]]:
    """What it does where nothing is bought."""
    runs = play(Scene(script=((f"play {name(slug)}",),), hands={ME: (slug,)}, use=(slug,), phase=phase_of(slug)))
    return frozenset(_kind_of(step) for run in runs for step in run.steps if through(step, (slug,)))


def _kind_of(step: Step) -> tuple[str, tuple[str, ...], str]:
    return step.sentence, step.cards, str(step.words.get("n", ""))


# --- what it costs ---------------------------------------------------------------------------------------------------


def cheaper(a: str, b: str) -> Found | None:
    """Once a is played, b costs something else."""
    if not _changes_costs(a):
        return None
    after = _after(a, b)
    if after is None:
        return None
    run, game = after
    printed, now = facts()[b].cost, game.cost(ruleset().kind(b))
    if now.coins == printed.coins:
        return None
    question = (
        f"Anna plays {the_card(a, EN)}: what does {the_card(b, EN)} cost?",
        f"Anna spielt {the_card(a, DE)}: Was kostet {the_card(b, DE, THE)}?",
    )
    text = (
        f"{capital(the_card(b, EN))} costs {now.coins} now, not {printed.coins}. Whatever looks at costs goes by that.",
        f"{capital(the_card(b, DE, THE))} kostet jetzt {now.coins} statt {printed.coins}. "
        "Danach richtet sich alles, was nach Kosten fragt.",
    )
    steps = [n for n, step in enumerate(run.steps) if through(step, (a,)) or a in step.cards]
    return question, (show(run, (f"Costs {now.coins}.", f"Kostet {now.coins}."), steps, (a, b), text=text),)


@lru_cache(1024)
def _changes_costs(slug: str) -> bool:
    if not plays(slug):
        return False
    for thing in THINGS:
        after = _after(slug, thing)
        if after and after[1].cost(ruleset().kind(thing)).coins != facts()[thing].cost.coins:
            return True
    return False


def _after(a: str, b: str) -> tuple[Played, Game] | None:
    """The table right after a was played."""
    held = {ME: (a, b)} if facts()[b].kind != "basic" else {ME: (a,)}
    runs = play(Scene(script=((f"play {name(a)}",),), hands=held, use=(a,), phase=phase_of(a)))
    if not runs or runs[0].stopped:
        return None
    run = runs[0]
    moves = run.document["moves"]
    begun = False
    for n, offer in enumerate(run.offers):
        if begun and offer.kind == "phase":
            game = lay_out(parse({key: value for key, value in run.document.items() if key != "moves"}))
            game.run()
            for move in moves[:n]:
                game.push(move)
            return run, game
        begun = begun or offer.picked == f"play {name(a)}"
    return None


# --- what it is worth, and what it is not played by ------------------------------------------------------------------


def worth(a: str, b: str) -> Found | None:
    """b counts for what a is worth."""
    verdict = counting(a, b) if "Victory" in facts()[a].types else None
    if verdict is None or verdict.value != "yes":
        return None
    question = (
        f"Anna has {the_card(b, EN)}: does that count for {the_card(a, EN)}?",
        f"Anna hat {the_card(b, DE)}: Zählt das für {the_card(a, DE)}?",
    )
    return question, (verdict,)


def not_played(a: str, b: str) -> Found | None:
    """A Throne Room, and what it does not play."""
    if not player_of_cards(a) or plays_it(a, b):
        return None
    types = facts()[b].types
    if "Action" not in types and plays_it(a, "smithy") > 1 and not plays_it(a, "silver"):
        why = ("plays Actions only", "spielt nur Aktionen")
    elif "Treasure" not in types and plays_it(a, "silver") > 1 and not plays_it(a, "smithy"):
        why = ("plays Treasures only", "spielt nur Geldkarten")
    elif "Duration" in types and plays_it(a, "smithy") > 1 and not plays_it(a, "caravan"):
        why = ("plays no Durations", "spielt keine Dauerkarten")
    else:
        return None
    runs = play(upon(a, b))
    if not runs or any(run.stopped for run in runs):
        return None
    question = (
        f"Can {the_card(a, EN)} play {the_card(b, EN)}?",
        f"Kann {the_card(a, DE, THE)} {the_card(b, DE)} spielen?",
    )
    text = (f"{capital(the_card(a, EN))} {why[EN]}.", f"{capital(the_card(a, DE, THE))} {why[DE]}.")
    steps = [n for n, step in enumerate(runs[0].steps) if through(step, (a,)) or a in step.cards]
    return question, (show(runs[0], ("No.", "Nein."), steps, (a, b), text=text),)

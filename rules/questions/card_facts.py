"""What is printed: is it an Attack, what does it cost, also after cards that make others cheaper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.engine.decisions import Text
from rules.facts import facts, plain
from rules.fixture_files import FIXTURES, read_yaml
from rules.questions import casting
from rules.questions.probes import player_of_cards, plays
from rules.questions.question import Question
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Value, Verdict, ruled, through, yes_no
from rules.questions.words import any_of
from rules.speech.grammar import DE, EN, a_card, capital, the_card

NO_TYPE = any_of("how-many, what, when, who, play, can, not")


def type_of_card(q: Question) -> Verdict | None:
    """Is the Moat an Attack? Does a Curse count as a Victory card for Silk Road?"""
    types = _types_asked(q)
    if not types or not q.asks("be", "count") or q.has(*NO_TYPE):
        return None
    at = types[0][1]
    if any(spot.meaning == "if" and spot.at < at for spot in q.spots) or q.clause_of(at).condition:
        return None  # a card that is a Victory card: not the named one
    subject = _subject(q, at)
    if not subject or q.leftover(("count", "unit-cards", "unit-actions", "both")):
        return None
    fact = facts()[subject]
    is_one = {kind for kind, _ in types} <= {*fact.types}
    en, de = capital(the_card(fact.slug, EN)), capital(the_card(fact.slug, DE, 2))
    listed = ", ".join(fact.types)
    german = ", ".join(type_name(each) for each in fact.types)
    text = (f"{en} is of these types: {listed}.", f"{de} hat diese Typen: {german}.")
    return Verdict("yes" if is_one else "no", yes_no(is_one), text, kind="type")


def _types_asked(q: Question) -> list[tuple[str, int]]:
    """The type that is asked for; both of two: both Action and Victory, sowohl Aktion als auch Punktekarte."""
    actions = [("Action", spot.at) for spot in q.spots if spot.meaning == "unit-actions" and q.asks("be")]
    if q.has("both"):
        return sorted([*q.types, *actions], key=lambda each: each[1]) if len(q.types) + len(actions) == 2 else []
    types = q.types or actions
    return types if len(types) == 1 else []


def _subject(q: Question, at: int) -> str:
    """The card before the type; of several the one that is counted."""
    before = [named for named in q.cards if named.at < at]
    if not before or (len(q.slugs) > 1 and not q.has("count")):
        return ""
    verb = q.spot("count")
    after_verb = [named for named in before if verb and verb.at < named.at]
    if len(q.slugs) > 1 and after_verb and len(before) > 1:
        before = after_verb  # does the Bureaucrat count a Harem as a Victory card
    return before[0].slug


@cache
def type_name(kind: str) -> str:
    rows = read_yaml(FIXTURES / "types.yaml")
    return next((row["de"] for row in rows.values() if row["en"] == kind), kind)


WISHING = frozenset(("want", "wanna", "like", "will", "mochte", "wollen"))
COST_WORDS = (
    "cost",
    "how-many",
    "what",
    "play",
    "in-play",
    "this-turn",
    "unit-coins",
    "cheaper",
    "only",
    "give",
    "have",
    "unit-cards",
    "twice",
    "thrice",
    "buy-phase",
    "once",
    "buy",
)


def price(q: Question) -> Verdict | None:
    """How much does a Wharf cost? What does a Province cost with two Bridges? Does it cost 6 then?"""
    less = q.asks("cheaper")
    dear = q.asks("how") and bool(EXPENSIVE & {token.word for token in q.tokens})  # wie teuer ist sie
    if not _is_of_a_price(q, less, dear):
        return None
    copies = {q.copies(slug) for slug in q.slugs} - {1}
    wanted = [n for n, _ in q.numbers if n not in copies]
    asked = q.asks("how-many", "what") or dear
    if len(wanted) > 1 or (wanted and asked) or not (wanted or asked or less):
        return None
    if len(q.slugs) == 1:
        return _as_printed(q, q.slugs[0], wanted)
    everything = less and q.asks("unit-cards")  # how much less do cards cost: told of a Province
    found = _prices(q, ("province",) if everything else q.slugs)
    changed = _changed(q, found)
    if not changed and less and not asked and not everything:
        return _not_cheaper(q, found)
    by_how_much = everything or (less and bool(wanted or asked))
    return _changed_price(q, *changed[0], wanted, by_how_much) if len(changed) == 1 else None


def _as_printed(q: Question, slug: str, wanted: list[int]) -> Verdict | None:
    cost = facts()[slug].cost
    if cost.potion or cost.debt or q.has("play", "in-play", "cheaper"):
        return None
    return _costs(Finding(cost.coins), wanted, slug, None, q)


def _changed_price(q: Question, target: str, n: int, run: Played, wanted: list[int], by_how_much: bool) -> Verdict:
    if by_how_much:
        return _costs_less(q, facts()[target].cost.coins - n, run, wanted)
    steps = tuple(i for i, step in enumerate(run.steps) if step.kind == "play" or through(step, q.slugs))
    return _costs(Finding(n, steps), wanted, target, run, q)


def _is_of_a_price(q: Question, less: bool, dear: bool) -> bool:
    """A price is asked for, and nothing else is said."""
    bare = q.asks("how-many") and not q.has("cost") and q.asks("be") and _no_unit(q)  # how much is a Peddler
    if not (q.asks("cost") or less or bare or dear) or not 0 < len(q.slugs) <= 3 or (q.has("can") and not less):
        return False
    if q.has("not", "when", "who", "or", "gain") or (q.has("buy") and not _wishes(q)):
        return False
    more = [raw for raw in q.leftover((*COST_WORDS, *(("can",) if less else ()))) if not dear or plain(raw) not in DEAR]
    return not more and (len(q.slugs) == 1 or all(map(playable, q.slugs)))


def _changed(q: Question, found: Sequence[tuple[str, int, Played]]) -> list[tuple[str, int, Played]]:
    """What costs something else than what is printed; of several the one that is named beside the verb."""
    changed = [each for each in found if each[1] != facts()[each[0]].cost.coins]
    if len(changed) < 2:
        return changed
    verb = q.spot("cost", "cheaper") or q.spot("how-many")
    beside = {named.slug for named in q.cards if verb and q.clause_of(named.at) is q.clause_of(verb.at)}
    return [each for each in changed if each[0] in beside]


PRICED = (*COST_WORDS, "stay", "action-phase", "unit-actions", "spend", "be", "must", "still")
NOT_PRICED = any_of("not, when, who, or, gain, other, can, buy, this-turn, cheaper, another")
EXPENSIVE = any_of("teuer, expensive")
DEAR = any_of("teuer, expensive, how expensive, wie teuer, zahlen, bezahlen, fallig, how, wie")


def price_by_what_lies_there(q: Question) -> Verdict | None:
    """What does a Peddler cost in my Buy phase, with three Actions in play?"""
    phases = [phase for phase in ("buy", "action") if q.has(f"{phase}-phase")]
    targets = [slug for slug in q.slugs if playable(slug) and _by_what_lies_there(slug)]
    if len(phases) != 1 or len(targets) != 1 or q.strange or not q.has("in-play", "stay") or not _asks_price(q):
        return None
    if q.has(*NOT_PRICED) or [raw for raw in q.leftover(PRICED) if plain(raw) not in DEAR]:
        return None
    target, others = targets[0], [slug for slug in q.slugs if slug not in targets]
    lying = _lying(q, target, others)
    again = q.has("twice", "thrice", "play") and not any(map(player_of_cards, others))
    return _priced(q, target, lying, phases[0]) if lying and not again and all(map(playable, lying)) else None


def _priced(q: Question, target: str, lying: tuple[str, ...], phase: str) -> Verdict | None:
    scene = Scene(
        in_play={ME: lying},
        hands={ME: ("smithy",)} if phase == "action" else {},  # which keeps the phase from being over
        phase=phase,
        supply=(target,),
        editions=casting.editions(q),
    )
    runs = play(scene)
    costs = {cost_now(replace(run, document={**run.document, "moves": []}), target) for run in runs}
    n = costs.pop() if len(costs) == 1 else None
    return None if n is None else ruled(q, runs[0], Finding(n), (f"{n}.", f"{n}."), _costing(target, n, True), "cost")


@cache
def _by_what_lies_there(slug: str) -> bool:
    """A card whose cost hangs on the table."""
    table = lay_out(parse({"players": {ME: {"hand": [name(slug)]}, "Bernd": {}}})).table
    return bool(table.rules.kind(slug).price)


def _asks_price(q: Question) -> bool:
    """What does it cost, what do I pay for it, its price, how much is it."""
    asks = q.has("what", "how-many", "how") or any(plain(spot.raw) == "price" for spot in q.spots)
    said = q.has("cost", "spend") or any(token.word in DEAR - {"how", "wie"} for token in q.tokens)
    return asks and (said or (q.asks("how-many") and q.asks("be") and _no_unit(q)))


def _lying(q: Question, target: str, others: Sequence[str]) -> tuple[str, ...]:
    """The cards that are named beside it, or so many Actions; nothing where it is not clear how many they are."""
    told = [n for n, at in q.numbers if not any(named.at == at + 1 for named in q.cards)]
    actions = [at for kind, at in q.types if kind == "Action"]
    actions += [spot.at for spot in q.spots if spot.meaning == "unit-actions" and spot.at not in actions]
    if q.copies(target) > 1 or len(q.types) > len(actions) or len(actions) > 1:
        return ()
    if told:
        of_actions = any(0 < at - place <= 2 for _, place in q.numbers for at in actions)
        return ("village",) * told[0] if not others and of_actions and len(q.numbers) == 1 else ()
    return tuple(slug for slug in others for _ in range(q.copies(slug)))


def _wishes(q: Question) -> bool:
    """I want to buy a Colony: nothing is bought yet."""
    clauses = [q.clause_of(spot.at) for spot in q.spots if spot.meaning == "buy"]
    return all(WISHING & {token.word for token in q.tokens[each.start : each.end]} for each in clauses)


def _no_unit(q: Question) -> bool:
    return not q.has(*("unit-cards", "unit-coins", "unit-points", "worth")) and "much" in q.text.lower()


def _prices(q: Question, targets: Iterable[str]) -> list[tuple[str, int, Played]]:
    """What each costs once the others are played, where all tables say the same."""
    found = []
    for target in targets:
        others = [slug for slug in q.slugs if slug != target]
        if all(plays(slug) for slug in others):
            runs = play(_before(q, others, target))
            costs = {cost_now(run, target) for run in runs}
            if len(costs) == 1 and (n := costs.pop()) is not None:
                found.append((target, n, runs[0]))
    return found


def _not_cheaper(q: Question, found: Sequence[tuple[str, int, Played]]) -> Verdict | None:
    """A Quarry makes cards cheaper, but no Gold."""
    for target, n, run in found:
        others = [slug for slug in q.slugs if slug != target]
        cuts = any(cost != facts()[card].cost.coins for card, cost, _ in _prices(q, ("smithy", "province")))
        if len(others) == 1 and cuts:
            return ruled(q, run, Finding("no"), yes_no(False), _costing(target, n, True), "cost")
    return None


def _before(q: Question, others: list[str], target: str) -> Scene:
    """The others are played; one that plays cards plays the other one."""
    user = next((slug for slug in others if player_of_cards(slug)), "")
    played = [user] if user and len(others) == 2 else [slug for slug in others for _ in range(_often(q, slug, others))]
    cards = tuple(others) if user and len(others) == 2 else tuple(played)
    return Scene(
        script=(tuple(f"play {name(slug)}" for slug in played),),
        hands={ME: cards},
        want=tuple(slug for slug in others if slug != user),
        actions=len(played),
        supply=(target,),
        editions=casting.editions(q),
    )


def _often(q: Question, slug: str, others: Sequence[str]) -> int:
    """Two Bridges, or one that was played twice."""
    many = q.copies(slug)
    return many if many > 1 or len(others) > 1 else 3 if q.has("thrice") else 2 if q.has("twice") else 1


def _costing(target: str, n: int, then: bool) -> Text:
    coins = "Coin" if n == 1 else "Coins"
    return (
        f"{capital(a_card(target, EN, 0))}{' then' if then else ''} costs {n} {coins}.",
        f"{capital(a_card(target, DE, 0))} kostet{' dann' if then else ''} {n} Geld.",
    )


def _costs(finding: Finding, wanted: list[int], target: str, run: Played | None, q: Question) -> Verdict:
    n = int(finding.value)
    text = _costing(target, n, run is not None)
    value: Value = n if not wanted else "yes" if wanted[0] == n else "no"
    word = (f"{n}.", f"{n}.") if not wanted else yes_no(wanted[0] == n, n)
    if not wanted and not q.asks("how-many", "what", "how"):  # is it cheaper
        value, word = "yes", yes_no(True)
    if run is None:
        return Verdict(value, word, text, kind="cost")
    return ruled(q, run, Finding(value, finding.steps), word, text, "cost")


def _costs_less(q: Question, n: int, run: Played, wanted: list[int]) -> Verdict:
    text = (f"Cards then cost {n} {'Coin' if n == 1 else 'Coins'} less.", f"Karten kosten dann {n} Geld weniger.")
    steps = tuple(i for i, step in enumerate(run.steps) if through(step, q.slugs))
    if q.asks("how-many", "what"):
        return ruled(q, run, Finding(n, steps), (f"{n}.", f"{n}."), text, "cost")
    right = not wanted or wanted[0] == n
    return ruled(q, run, Finding("yes" if right else "no", steps), yes_no(right, n), text, "cost")


def cost_now(run: Played, target: str) -> int | None:
    """The cost when everything is played and the first turn is not yet over."""
    game = lay_out(parse({**run.document, "moves": []}))
    game.run()
    for move in run.document["moves"]:
        if move == "-" and game.phase == "buy":
            break
        game.push(move)
    if game.pending is None or game.player != 0:
        return None
    return int(game.cost(game.table.rules.kind(target)).coins)

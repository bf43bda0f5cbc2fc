"""What cards are worth at the end: a Duke with four Duchies, nine Colonies, all of them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.kinds import Worth
from rules.facts import facts, in_every_game, plain
from rules.questions.frame import WITH
from rules.questions.names import NamedCard
from rules.questions.persons import governing
from rules.questions.question import Question, Spot
from rules.questions.scene import name, playable
from rules.questions.verdict import Verdict
from rules.rulebook.reckoning import scored
from rules.speech.grammar import DE, EN, A, capital, noun, some

WORDS = (
    *("how-many", "unit-points", "worth", "count", "give", "have", "own", "unit-cards", "unit-actions", "gain", "what"),
)
PLACES = ("deck", "end", "mat", "stay")  # where somebody's cards are in the end
TAVERN = frozenset(("tavern", "wirtshaus"))
ONE_BY_ONE = frozenset(("each", "per", "pro", "je", "jeder", "jede", "jedes", "one", "single", "einzelner", "einzelne"))
SINGULAR = frozenset(("is", "ist", "does", "gives", "bringt", "gibt", "zahlt", "counts", "macht"))
PLURAL = frozenset(("are", "sind", "do", "give", "bringen", "geben", "zahlen", "count", "machen"))
ALL = frozenset(("all", "alle"))
EACH = frozenset(("per", "pro", "je"))
PIECES = frozenset(("stuck", "piece", "copy", "exemplar", "karte", "card"))
OF_TYPE = {"Action": "village", "Treasure": "copper", "Victory": "estate"}
MOST = 60
NOWHERE: Mapping[str, Sequence[str]] = {}
UNTOLD = 10  # of a card that nobody has spoken of
DIFFERENT = frozenset(
    ("different", "differently", "verschiedene", "verschiedenen", "unterschiedliche", "unterschiedlichen")
)
LISTED = frozenset(("and", "und", "plus", "", ","))
NAMED = frozenset(("named", "names", "namen", "name"))


def worth(q: Question) -> Verdict | None:
    """How much is a Duke worth with 4 Duchies? How many points are 3 Dukes and 4 Duchies together?"""
    asked = _asked(q)
    if asked is None or q.has("not", "when", "who", "or", "cost", "only", "instead", "in-play") or _says_more(q):
        return None
    start, end = asked
    spoken_of = _spoken_of(q, start, end)
    subjects = list(dict.fromkeys(named.slug for named in spoken_of)) or q.slugs
    held = _held(q, subjects)
    counting = [slug for slug in subjects if {"Victory", "Curse"} & set(facts()[slug].types)]
    if held is None or len(held) > MOST or not counting or (len(counting) < len(subjects) and spoken_of):
        return None  # what a Treasure is worth is another matter
    among = _where_it_lies(q, counting, held) if not _of_which(q, start, end, counting) else None
    if among is None or _hangs_on_more(q, held, counting):
        return None
    value, cites = among
    singly = _singly(q, start, end) if spoken_of else False
    n = held.count(subjects[0]) if len(subjects) == 1 else 0
    if n > 1 and singly is None:
        return None  # all of them, or each: nobody says
    if n > 1 and singly:
        value, n = value // n, 1
    return _worth(value, [slug for slug in subjects for _ in range(n or held.count(slug))], cites)


def _worth(value: int, cards: Sequence[str], cites: tuple[str, ...]) -> Verdict:
    unit = ("point", "Punkt") if value == 1 else ("points", "Punkte")
    en, de = (capital(some(cards, language, A)) for language in (EN, DE))
    text = (f"{en}: {value} {unit[EN]}.", f"{de}: {value} {unit[DE]}.")
    return Verdict(value, (f"{value}.", f"{value}."), text, cites, kind="worth")


def _of_which(q: Question, start: int, end: int, counting: Sequence[str]) -> bool:
    """Two Dukes with four Duchies, how many points: of the Dukes, or of all."""
    with_others = {named.slug for named in q.cards if governing(q, named.at, 0) in WITH} & {*counting}
    return not any(start <= named.at < end for named in q.cards) and 0 < len(with_others) < len(counting)


def _says_more(q: Question) -> bool:
    """A word or a card that points have nothing to do with."""
    silent = {token.raw for token in q.tokens if token.word in DIFFERENT | NAMED | ONE_BY_ONE | TAVERN | ALL}
    silent |= {spot.raw for spot in q.spots if spot.meaning == "another" and spot.at - 1 in {at for _, at in q.numbers}}
    silent |= {spot.raw for spot in q.spots if _says_how_many(q, spot)}
    return bool(set(q.leftover((*WORDS, *PLACES))) - silent) or not all(map(playable, q.slugs))


def _where_it_lies(q: Question, counting: list[str], held: list[str]) -> tuple[int, tuple[str, ...]] | None:
    """The points, where it is said on which they hang: a Reserve card lies on its mat, or in the deck."""
    reserve = [slug for slug in counting if "Reserve" in facts()[slug].types]
    if (q.has("mat") and not reserve) or (reserve and q.has("mat") == q.has("deck")):
        return None
    on_mat = [slug for slug in held if slug in reserve and q.has("mat")]
    return worth_of(counting, [slug for slug in held if slug not in on_mat], {"tavern": on_mat})


def _asked(q: Question) -> tuple[int, int] | None:
    """From where to where points are asked for: how many points, how much is it worth, points per card."""
    for clause in q.clauses:
        asks = q.inside(clause, "how-many", "what")
        per = any(token.word in ("per", "pro", "je") for token in q.tokens[clause.start : clause.end])
        points = [spot for spot in q.inside(clause, "unit-points") if not _token(spot)]
        counted = q.inside(clause, "worth") or (q.inside(clause, "count") and q.inside(clause, "how-many"))
        if (points and (asks or per)) or (asks and counted and not q.inside(clause, "unit-coins")):
            return clause.start, clause.end
    return None


def _says_how_many(q: Question, spot: Spot) -> bool:
    """Both Dukes; points per road, which is how a Silk Road is called for short."""
    card = next((named for named in q.cards if named.at == spot.at + spot.length), None)
    short = {word for slug in q.slugs for word in plain(facts()[slug].en).split() + plain(facts()[slug].de).split()}
    apiece = spot.at > 0 and q.tokens[spot.at - 1].word in EACH and q.tokens[spot.at].word in PIECES | short
    return (spot.meaning == "both" and card is not None) or apiece


def _spoken_of(q: Question, start: int, end: int) -> list[NamedCard]:
    """The cards whose points are asked for, not those with which they are worth so much; points per Duke.

    2 Dukes and 4 Duchies, how many points are the Dukes: the ones that are named once more.
    """
    inside = [named for named in q.cards if start <= named.at < end]
    asks = next((spot.at for spot in q.spots if start <= spot.at < end and spot.meaning in ("how-many", "what")), start)
    inside = [named for named in inside if named.at > asks] or inside  # got 5 duchies whats a duke worth
    singled = [named for named in inside if named.at and q.tokens[named.at - 1].word in EACH]
    again = [named for named in inside if any(one.slug == named.slug and one.at < named.at for one in q.cards)]
    if singled or again:
        return singled or again
    found: list[NamedCard] = []
    last: NamedCard | None = None
    beside = False  # the last one stood behind a "with"
    for named in inside:
        between = {token.word for token in q.tokens[last.end : named.at] if token.number is None} if last else {""}
        beside = (beside and between <= LISTED) or governing(q, named.at, start) in WITH
        found += [] if beside else [named]
        last = named
    return found


def _token(spot: Spot) -> bool:
    """A VP token is no card that is worth something."""
    return "token" in spot.raw.lower() or "marker" in spot.raw.lower()


def _singly(q: Question, start: int, end: int) -> bool | None:
    """What is a Duke worth, each of them; or the Dukes, all together."""
    words = {token.word for token in q.tokens[start:end]}
    if words & ONE_BY_ONE:
        return True
    if words & ({"together", "zusammen", "total", "altogether", "insgesamt"} | ALL):
        return False
    if bool(words & SINGULAR) == bool(words & PLURAL):
        return None
    return bool(words & SINGULAR)


def _held(q: Question, subjects: Sequence[str]) -> list[str] | None:
    """All cards of a player as the sentence counts them; None where a number belongs to nothing."""
    held: list[str] = []
    rest = {at: n for n, at in q.numbers}
    for slug in q.slugs:
        named = [each for each in q.cards if each.slug == slug]
        places = [at for each in named for at in (each.at - 1, _of_them(q, each)) if at in rest]
        numbers = [*dict.fromkeys([*(rest.pop(at) for at in places), *(2 for each in named if _both(q, each))])]
        if len(numbers) > 1 or (not numbers and not any(_one(q, each) for each in named)):
            return None
        held += [slug] * min(numbers[0] if numbers else 1, MOST + 1)
    if len(rest) > 1:
        return None
    for at, n in rest.items():
        more = _counted(q, subjects, held, min(n, MOST + 1), at)
        if more is None:
            return None
        held += more
    return held


def _both(q: Question, named: NamedCard) -> bool:
    return any(spot.meaning == "both" and spot.at + spot.length == named.at for spot in q.spots)


def _of_them(q: Question, named: NamedCard) -> int:
    """Two of them are Gardens, zwei davon Gärten: where the number stands; -1 where there is none."""
    words = [token.word for token in q.tokens[max(named.at - 4, 0) : named.at]]
    among = {"davon", "them", "which"} & set(words)
    places = [at for _, at in q.numbers if 1 < named.at - at <= 4]
    return places[-1] if among and places else -1


def _one(q: Question, named: NamedCard) -> bool:
    """An Estate, not the Estates, of which nobody says how many they are."""
    said = plain(" ".join(token.raw for token in q.tokens[named.at : named.end]))
    single = {plain(facts()[named.slug].en), *(plain(form) for form in noun(named.slug).forms)}
    return said in single or said not in {plain(facts()[named.slug].plural), plain(noun(named.slug).plural)}


def _counted(q: Question, subjects: Sequence[str], held: Sequence[str], n: int, at: int) -> list[str] | None:
    """39 cards, 12 differently named ones, 9 Actions: how many are still missing, the card in question counted."""
    kind = _kind(q, at)
    if any(spot.meaning == "another" and spot.at == at + 1 for spot in q.spots):
        n += len(subjects)  # so many others
    if kind:
        card = OF_TYPE.get(kind)
        there = sum(kind in facts()[slug].types for slug in held)
        return [card] * (n - there) if card and n >= there else None
    words = {token.word for token in q.tokens[at : at + 4]}
    if not any(spot.meaning == "unit-cards" and 0 < spot.at - at <= 3 for spot in q.spots) and not words & NAMED:
        return None
    if words & DIFFERENT:
        others = [slug for slug in (*in_every_game(), *_kingdom()) if slug not in held]
        return others[: n - len(set(held))] if n >= len(set(held)) else None
    return ["copper"] * (n - len(held)) if n >= len(held) and not words & NAMED else None


def _kind(q: Question, at: int) -> str:
    """Of which type the cards are that a number counts: 8 Actions, 11 andere Punktekarten."""
    kind = next((kind for kind, place in q.types if 0 < place - at <= 2), "")
    actions = any(spot.meaning == "unit-actions" and 0 < spot.at - at <= 2 for spot in q.spots)
    return kind or ("Action" if actions else "")


def _hangs_on_more(q: Question, held: Sequence[str], subjects: Sequence[str]) -> bool:
    """Cards of which nobody has spoken would change it: Gardens count them all, a Vineyard the Actions."""
    kinds = {_kind(q, at) for _, at in q.numbers if not any(named.at == at + 1 for named in q.cards)}
    if "" in kinds:
        return False  # so many cards in all
    more = [card for card in (*in_every_game(), "village") if card not in held and not kinds & set(facts()[card].types)]
    return any(worth_of(subjects, [*held, *[card] * UNTOLD]) != worth_of(subjects, held) for card in more)


def _kingdom() -> list[str]:
    return [s for s, fact in facts().items() if fact.kind == "kingdom" and fact.expansion == "base" and playable(s)]


@lru_cache(1024)
def points(slug: str) -> object:
    table = lay_out(parse({"players": {"Anna": {"hand": [name(slug)]}, "Bernd": {}}})).table
    return table.rules.kind(slug).points


def worth_of(
    subjects: Sequence[str], held: Sequence[str], lying: Mapping[str, Sequence[str]] = NOWHERE
) -> tuple[int, tuple[str, ...]] | None:
    """What these are worth among all of them, and by which rulings; None where no box holds so many.

    `lying`: what lies on a mat instead.
    """
    mats = {mat: [name(slug) for slug in cards] for mat, cards in lying.items()}
    try:
        game = lay_out(parse({"players": {"Anna": {"deck": [name(slug) for slug in held], "mats": mats}, "Bernd": {}}}))
    except Mistake:
        return None
    kinds = [game.table.rules.kind(slug).points for slug in subjects]
    cites = dict.fromkeys(cite for each in kinds if isinstance(each, Worth) for cite in each.cites)
    return sum(total for slug, _, total in scored(game, 0) if slug in subjects), tuple(cites)

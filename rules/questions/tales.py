"""Little stories, sentence by sentence: who does what with which cards, and what is asked in the end; as claims."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.answered_questions import OPPOSITE
from rules.questions.claim import ANY, MOST_NUMBER, Asked, Claim, Deed, Held
from rules.questions.judge import judge
from rules.questions.laying import options_of
from rules.questions.names import CardNames
from rules.questions.probes import player_of_cards
from rules.questions.staging import apart, attack, lasting
from rules.questions.tale_parts import (
    BREAKS,
    DEEDS,
    HELPERS,
    PEOPLE,
    UNITS,
    VERBS,
    StoryPart,
    Unread,
    bare,
    in_symbols,
    of_kinds,
    parts_of,
    symbols_of,
    whole,
    with_kinds,
)
from rules.questions.talk import split_sentences
from rules.questions.verdict import Verdict, yes_no

SIDE = re.compile(
    r"(?i)\b(?:(?:my|your|the) (?:left|right)|(?:left|right)[- ](?:hand )?neighbou?r|links|rechts"
    r"|(?:linke|rechte)[rnm]?)\b"
)
OWN = ("play", "buy", "call", "reveal", "trash", "topdeck", "return", "exile", "discard")  # what one does oneself


@dataclass(frozen=True)
class ToldTale:
    claims: tuple[Claim, ...]  # all of them must be so
    turned: bool = False  # whoever is asked about says that it is not
    limited: bool = False  # somebody says why it is not: then it is only heard that it is
    alike: tuple[ToldTale, ...] = ()  # the same of another card of the kind


ASKING = {
    "@do",
    "@may",
    "@must",
    "@be",
    "@have",
    "@gain",
    "@draw",
    "@protect",
    "@count",
}  # the first word of a question
ROLE = re.compile(r"@other=([^\W\d_]*)")


def read_tale(text: str, names: CardNames) -> ToldTale | None:
    """What a story claims and asks; None where a word of it was not understood."""
    try:
        return _read(text, names)
    except Unread:
        return None


def _read(text: str, names: CardNames) -> ToldTale:
    """Of cards of a kind it is read for some of them, and all must lead to the same."""
    symbols = in_symbols(text, names)
    if not of_kinds(symbols):
        return _read_symbols(symbols, text, names)
    first, *others = (_read_symbols(with_kinds(symbols, n), text, names) for n in range(3))
    return replace(first, alike=tuple(others))


def _read_symbols(symbols: str, text: str, names: CardNames) -> ToldTale:
    told = split_sentences(NAMED_TWICE.sub(r"@other=\1", _with_tokens(symbols)))  # colleague Petra
    if not told or not (text.rstrip(" !.)").endswith("?") or _tag(told[-1]) or _asks(told[-1])):
        raise Unread("nothing is asked")
    told = [each for sentence in told for each in _apart(_as_said(sentence))]
    told = [each for each in told if not whole("idle").fullmatch(bare(each))]
    if re.search(r"how (?:many|much)|wie ?viele?", told[-1] if told else ""):  # what somebody else counts is not asked
        told = [each for each in told if not COUNTS.match(each) or each is told[-1]]
    if not told:
        raise Unread("nothing")
    kind = _tag(told[-1])
    tag = told.pop() if kind else ""
    told, thing, turned, agreed = _without_speakers(told, kind, _whose(tag))
    *told, thing = _seated([*told, thing])
    kind = "may" if agreed and kind == "so" else kind
    last = len(told) - 1 if not thing else len(told)
    parts = [said for n, each in enumerate(told) if (said := parts_of(each, n == last, names.vocabulary))]
    limited = bool(thing and whole("limits").fullmatch(bare(thing)) and parts)
    if limited:  # what was told is what is doubted
        thing, turned, kind = "", not turned, "may"
        parts[-1] = parts_of(told[-1], True, names.vocabulary)
    asked = parts_of(thing, True, names.vocabulary) if thing else []
    if len(asked) == 1 and parts and _only_modal(asked[0]):  # he says I must; I can't
        turned, kind = turned != ("@not" in asked[0].flags), "must" if "@must" in asked[0].flags else "may"
        parts[-1] = parts_of(told[-1], True, names.vocabulary)
        asked = []
    if not asked:
        if not parts:
            raise Unread("nothing is asked")
        counted = next((n for n, part in enumerate(parts[-1]) if "@howmany" in part.flags), -1)
        others = any("@others" in each for each in told[-1:]) and "@other" in " ".join(told[:-1])
        if others:
            raise Unread("the others, and one of them")
        if counted == -1 and len(parts[-1]) > 1 and "@purpose" in parts[-1][-1].flags and not parts[-1][-1].cards:
            parts[-1].pop()  # what it is for comes by itself
        asked = [parts[-1].pop(counted)]
        asked = [*_together(parts[-1], asked[0]), *asked]
    if kind == "wrong":
        turned, kind = not turned, "so"
    elif kind == "illegal":
        turned, kind = not turned, "may"
    before = [part for each in parts for part in each]
    _inherit([*before, *asked])
    before = _joined(before)
    _resolve([*before, *asked])
    for part in asked:
        part.when = part.when or next(
            (each.when for each in before[::-1] if each.when.endswith("-phase") and each.verb in HELPERS), ""
        )
    if kind == "must":
        asked = [replace(part, flags=part.flags - {"@not", "@want"}) for part in asked]
    claims = tuple(_claims(_uncontested(before, asked), asked, kind, names))
    if SIDE.search(text) and any(SIDE.search(_lines(*claim.slugs)) for claim in claims):
        raise Unread("on which side")
    return ToldTale(claims, turned, limited)


def _uncontested(before: list[StoryPart], asked: Sequence[StoryPart]) -> list[StoryPart]:
    """Without what somebody did that is asked about: he gives me three coins, how many do I get?"""
    if not any("@howmany" in part.flags for part in asked):
        return before
    units = {unit for part in asked for _, unit in part.units}
    cards = {slug for part in asked for slug, _ in part.objects()}
    return [
        part
        for part in before
        if part.verb not in ("@give", "@count")
        or not ({unit for _, unit in part.units} & units or {slug for slug, _ in part.objects()} & cards)
    ]


NAMED_TWICE = re.compile(r"@other=(\w*) +@other(?:=\w*)?")


def _with_tokens(symbols: str) -> str:
    """Tokens, where a card that is named gives victory points and no others."""
    text = _lines(*re.findall("‹(.*?)›", symbols))
    points = "victory point" in text and not re.search("token|Coffers|Villager|Favor|Debt", text)
    return re.sub(r"(?<!vp )(?<!point )\b(?:tokens|marker|chips)\b", "vp", symbols) if points else symbols


def _only_modal(part: StoryPart) -> bool:
    """I must, he may not: what was told last."""
    said = part.cards or part.units or part.numbers or part.verb or part.zone
    return not said and bool(part.flags & {"@must", "@may"}) and part.flags <= {"@must", "@may", "@not", "@it"}


COUNTS = re.compile(r"(?:@other\S*|he|she|er|sie) (?:only |just |nur )?(?:counts?|adds|reckons|zählt|rechnet)\b")


def _whose(tag: str) -> str:
    """Whose words are asked about: am I right, is he."""
    words = {*tag.split()}
    return "me" if words & {"i", "ich", "we", "wir"} else "other" if words & HE else ""


HE = {"he", "she", "they", "er", "sie", "@other"}


GENERIC = {"attacker", "angreifer", "player", "spieler", "opponent", "opp", "gegner", "guy", "mitspieler", "one"}


def _seated(told: list[str]) -> list[str]:
    """The one other player, or two of them: the one who is named first is the other, the next the third."""
    nouns = [noun for each in told for noun in ROLE.findall(each) if noun]
    roles = list(dict.fromkeys(nouns))
    if len(roles) == 2 and GENERIC & {*roles[1:]}:
        roles = roles[:1]
    if len(roles) > 2 or (len(roles) == 2 and re.search(r"@he\b|@ihn\b|@others?(?!=)\b", " ".join(told))):
        raise Unread("two other players")
    seats = {"": "@other", **dict(zip(roles, ("@other", "@third"), strict=False))}
    return [ROLE.sub(lambda found: seats.get(found[1], "@other"), each) for each in told]


def _asks(sentence: str) -> bool:
    """Without a question mark: how many, or with the verb first."""
    symbols = [symbol for symbol in symbols_of(sentence) if symbol not in BREAKS]
    return "@howmany" in symbols or bool(symbols and symbols[0] in ASKING)


def _lines(*slugs: str) -> str:
    return " ".join(line[0] for slug in slugs if slug in facts() for line in facts()[slug].lines)


def _as_said(sentence: str) -> str:
    """He wants me to discard: he says that I must."""
    for demanded, said in DEMANDS:
        sentence = demanded.sub(said, sentence)
    return sentence


DEMANDS = (
    (
        re.compile(
            r"(@other\S*|(?<!\S)(?:he|she|they)) (?:now |then |still )*"
            r"(?:wants?|wanted|tells?|told|asks?|asked|expects?|expected|forces?|forced|demands?) (?:me|us) to "
        ),
        r"\1 says i must ",
    ),
    (
        re.compile(
            r"(@other\S*|(?<!\S)(?:er|sie)) (?:verlangt|verlangte|fordert|forderte|will|möchte|erwartet"
            r"|besteht darauf)(?: jetzt| nun| von mir)* ?,? dass "
        ),
        r"\1 sagt , muss ",
    ),
)


def _apart(sentence: str) -> list[str]:
    """The others are surprised; am I right? He shows it, and she says no: two sentences."""
    for mark in (";", ",", " - "):
        head, found, tail = sentence.rpartition(mark)
        if found and _tag(tail):
            return [*_apart(head), tail]
    says = whole("says").pattern
    joint = "(?: (?:and|but|so|und|aber|doch|da|then|now))*"
    begins = f"(?: [,;:]| -){joint}(?= {says})|(?: and| und| but| aber)(?= {says})"
    return [each.strip() for each in re.split(begins, sentence) if each.strip()]


TAGS = ("so", "may", "wrong", "illegal", "must")


def _tag(sentence: str) -> str:
    words = bare(sentence)
    return next(
        (kind for kind in ("so", "may", "wrong", "illegal", "must") if whole("tags", kind).fullmatch(words)), ""
    )


def _without_speakers(told: list[str], kind: str, whose: str) -> tuple[list[str], str, bool, bool]:
    """Without who says it: what is told, what is held to be so, whether it is said not to be, or to be in order."""
    kept, speeches = list[str](), list[tuple[str, str]]()
    for each in told:
        said = whole("says").match(each)
        if said is None or not _is_speech(each[said.end() :]):
            kept.append(each)
        else:
            speeches.append(
                ("me" if re.search(r"\b(?:i|ich|we|wir|me|mir)\b", said[0]) else "other", each[said.end() :])
            )
    if not kind or not speeches:
        return kept, "", False, False  # what somebody says before something else is asked
    if kept[-1:] == told[-1:] and len(told) > 1:
        raise Unread("said, and then something else")
    one = len({speaker for speaker, _ in speeches}) == 1 or not whose
    theirs = [rest for speaker, rest in speeches if one or speaker == whose]
    others = [rest for speaker, rest in speeches if not one and speaker != whose]
    turned, agreed, thing = False, False, ""
    for each in theirs:
        rest, denied = _held_to_be_so(each)
        if denied is not None:
            turned, agreed = turned != denied, True
        elif thing:
            raise Unread("two things are said")
        else:
            thing = rest
    if thing and others and not agreed and (polarity := _modal_alone(thing)) is not None:
        things = [rest for each in others for rest, denied in (_held_to_be_so(each),) if denied is None]
        if len(things) == 1:
            turned = turned != (polarity == bool({"@not"} & {*symbols_of(things[0])}))
            thing = things[0]
    if agreed and not thing and others:
        things = [rest for each in others for rest, denied in (_held_to_be_so(each),) if denied is None]
        if len(things) > 1:
            raise Unread("two people say something")
        thing, agreed = (things[0], False) if things else (thing, agreed)
    if not theirs:
        raise Unread("who says that")
    reason = REASON.search(thing)
    if reason and len(thing[: reason.start()].split()) > 2:
        told_as_reason = thing[reason.end() :]
        known = {*re.findall("‹.*?›", " ".join((*kept, thing[: reason.start()])))}
        if "#" in told_as_reason or not {*re.findall("‹.*?›", told_as_reason)} <= known:
            kept.append(told_as_reason)
        thing = thing[: reason.start()]
    return kept, thing, turned, agreed


def _modal_alone(said: str) -> bool | None:
    """I can, he may not: whether it is affirmed; None where more is said."""
    symbols = {*symbols_of(said)}
    alone = symbols <= {*PEOPLE, "@may", "@must", "@not", "@then", "@do"} and symbols & {"@may", "@must"}
    return ("@not" not in symbols) if alone else None


def _is_speech(said: str) -> bool:
    """Something is said: a deed, or that it is so; not only a card, with which one may answer, too."""
    bare_words = THAT.sub("", bare(said))
    agrees = any(whole(kind).match(bare_words) for kind in ("agrees", "disagrees", "limits"))
    symbols = {*symbols_of(said)}
    return agrees or bool(symbols & {*VERBS, "@may", "@must"}) or not any(each.startswith("‹") for each in symbols)


REASON = re.compile(r"(?: ,)? (?:because|even though|though|although|since|weil|obwohl|denn|da)(?= )")


THAT = re.compile(r"^(?:(?:that|this|it|das|es)(?:'s| is| ist| sei)?|is|ist|sei) ")


def _held_to_be_so(said: str) -> tuple[str, bool | None]:
    """What somebody says; and where they only agree or disagree, whether they disagree."""
    rest = bare(said)
    if whole("says").search(rest):
        raise Unread("two people say something")
    head = bare(re.split(r",| (?:because|even though|though|although|since|weil|obwohl|denn|as) ", rest)[0])
    head = THAT.sub("", head)
    rest = head if whole("agrees").fullmatch(head) or whole("disagrees").fullmatch(head) else rest
    rest = THAT.sub("", rest) if len(rest.split()) < 5 else rest
    if whole("disagrees").fullmatch(rest):
        return "", True
    return ("", False) if whole("agrees").fullmatch(rest) else (rest, None)


def _named_only(part: StoryPart) -> bool:
    """Market, market, village: cards without a word are played, where they do nothing else."""
    types = {kind for slug, _, _ in part.cards for kind in facts()[slug].types}
    bare = not (part.verb or part.zone or part.people or part.units or part.numbers or part.flags - {"@it"})
    return bare and bool(types) and types <= {"Action", "Treasure", "Duration", "Command"}


def _joined(before: list[StoryPart]) -> list[StoryPart]:
    """I play a Throne Room and choose a Village: the one upon the other."""
    kept = list[StoryPart]()
    for part in before:
        one = kept[-1] if kept else None
        throne = one.cards[-1][0] if one and one.verb == "@play" and len(one.cards) == 1 else ""
        if part.verb == "@choose" and len(part.cards) == 1 and throne and player_of_cards(throne):
            assert one is not None
            one.cards.append((*part.cards[0][:2], "@upon"))
            continue
        if _named_only(part):
            part.verbs = ["@play"]
        way = len(part.cards) == 1 and facts()[part.cards[0][0]].kind == "way"
        if part.verb == "@play" and way and one and one.verb == "@play" and len(one.cards) == 1:
            one.cards.append((*part.cards[0][:2], "@with"))
            continue
        if (
            part.verb == "@put"
            and len(part.cards) == 2
            and part.cards[1][2] == "@upon"
            and player_of_cards(part.cards[0][0])
        ):
            part.verbs = ["@play"]
        kept.append(part)
    return kept


def _together(before: list[StoryPart], last: StoryPart) -> list[StoryPart]:
    """I take a card and an Action: both are asked."""
    same = before and before[-1].verb == last.verb and not (before[-1].people and before[-1].people != last.people)
    return [before.pop()] if same and last.units and before[-1].units and not before[-1].objects() else []


def _inherit(parts: Sequence[StoryPart]) -> None:
    """Whoever did the last thing does the next one, where nobody else is named."""
    who: list[str] = []
    for part in parts:
        passive = "@be" in part.verbs and part.verb != "@be"
        if not part.people and not passive:
            part.people = [*who]
        who = ["me"] if "@hit" in part.flags else part.people[:1] or who


def _resolve(parts: Sequence[StoryPart]) -> None:
    """It is the card that was named last; another one, one more of it; both, the last two."""
    last, named, played = "", list[str](), set[str]()
    two = list[tuple[str, int | None, str]]()
    for part in parts:
        if part.verb == "@throw":
            part.verbs = [_thrown({*played, part.source()}) if verb == "@throw" else verb for verb in part.verbs]
        another = "@another" in part.flags and part.verb in HELPERS
        if "@he" in part.flags:
            part.flags.discard("@he")
            if not part.objects() and last:
                part.people, part.cards = [], [*part.cards, (last, None, "")]
        if (
            "@it" in part.flags
            and not part.objects()
            and last
            and not part.units
            and (part.verb not in HELPERS or another)
        ):
            if part.verb == "@gain" and last in played:
                raise Unread("one of which")
            shown = [slug for slug in named if "Reaction" in facts()[slug].types]
            n = part.numbers.pop() if another and part.numbers else None
            part.cards.append((shown[-1] if part.verb == "@reveal" and shown else last, n, ""))
            part.flags.discard("@it")
        if "@both" in part.flags:
            part.flags.discard("@both")
            if part.objects() or part.units or not two:
                raise Unread("both")
            part.cards += two
        things = [(slug, n) for slug, n, how in part.cards if not how]
        counted = [n or 1 for _, n in things]
        if counted in ([2], [1, 1]):
            two = [(slug, n or 1, "") for slug, n in things]
        named += [slug for slug, _, _ in part.cards]
        played |= {slug for slug, _, _ in part.cards if part.verb == "@play"}
        last = things[-1][0] if things else part.source() or last


def _thrown(by: set[str]) -> str:
    """Thrown away: trashed or discarded, where what was played does only one of them."""
    text = _lines(*by).lower()
    trashes, discards = "trash" in text, bool(re.search(r"\bdiscards?\b(?! pile)", text))
    if trashes == discards:
        raise Unread("thrown where")
    return "@trash" if trashes else "@discard"


# --- as a claim ------------------------------------------------------------------------------------------------------


def _claims(before: Sequence[StoryPart], asked: Sequence[StoryPart], kind: str, names: CardNames) -> Iterator[Claim]:
    every = [*before, *asked]
    scores = any("@end" in part.flags or part.zone in ("owned", "exile", "island") for part in every) and any(
        unit == "vp" for part in every for _, unit in part.units
    )
    landmarks = {slug for part in every for slug, _, _ in part.cards if facts()[slug].kind == "landmark"}
    scores = scores or bool(landmarks)
    held, deeds = list[Held](), list[Deed]()
    for part in before:
        named = {each.card for each in held} | {each.card for each in deeds}
        if "@another" in part.flags and part.verb in DEEDS and not {slug for slug, _ in part.objects()} & named:
            raise Unread("another")
        played = next((deed.upon or deed.card for deed in deeds[::-1] if deed.verb == "play"), "")
        played = played or next((deed.by for deed in deeds[::-1] if deed.by), "")
        told = [_chosen(part, played, names)] if "@choose" in part.verbs else _laid_by(part, scores, played)
        _check_hands(told, deeds)
        held += [_add_played(each, deeds) for each in told if isinstance(each, Held)]
        deeds += [
            each
            for each in told
            if isinstance(each, Deed)
            and not (each in deeds and ("@against" in str(part.cards) or "@hit" in part.flags))
        ]
    stacks = {each.zone for each in held if each.card == ANY and each.zone in ("deck", "discard")}
    if stacks == {"deck"}:
        raise Unread("and how many in the discard pile")
    held, deeds = _since_last_turn(held, deeds, asked)
    owners = {part.who for part in held if part.zone == "owned"}
    for part in _take_apart([each for whole_part in asked for each in _each_of(whole_part)], deeds):
        question = _question_of(part, kind, scores, held)
        _check(question, part, held, deeds)
        if question.type == "costs" and any(deed.verb != "play" for deed in deeds):
            raise Unread("price")
        if question.unit == "vp" and len(owners) == 1:
            question = replace(question, who=owners.pop())
        yield Claim((*held, *_lay_enough(question, held)), tuple(deeds), question)


def _chosen(part: StoryPart, played: str, names: CardNames) -> Deed:
    """Which option of the card that was played last: the one whose text has the same words."""
    options = options_of(played) if played else {}
    said = _features(
        [*part.verbs, *(f"@{unit}" for _, unit in part.units), *(f"‹{slug}›" for slug, _, _ in part.cards)]
    )
    found = {
        option: _features([symbol for text in texts for symbol in symbols_of(in_symbols(text, names))])
        for option, texts in options.items()
    }
    fitting = [option for option, words in found.items() if words & said]
    if not fitting and said and len(found) == 2:
        fitting = [option for option, words in found.items() if not words & CLEAR]  # the one that says less
    if len(fitting) != 1:
        raise Unread("which option")
    return Deed(_who(part) or "me", "choose", played, option=fitting[0])


CLEAR = {f"@{unit}" for unit in ("coins", "actions", "buys", "vp")}


def _features(symbols: Sequence[str]) -> set[str]:
    """The deeds, units and cards among them."""
    return {symbol for symbol in symbols if symbol in DEEDS or symbol in UNITS or symbol.startswith("‹")} - {"@cards"}


def _check(asked: Asked, part: StoryPart, held: Sequence[Held], deeds: Sequence[Deed]) -> None:
    """What would be laid otherwise than it is told."""
    played = [deed for deed in deeds if deed.verb == "play"]
    told = {*(each.card for each in held), *(slug for deed in deeds for slug in (deed.card, deed.upon))}
    if asked.verb == "play" and any(deed.verb == "draw" for deed in deeds):
        raise Unread("drawn, and how many Actions are left")
    if asked.verb == "play" and any(each.card == asked.card and each.zone in ("play", "durations") for each in held):
        raise Unread("played where it lies")
    if "@another" in part.flags and asked.card not in told:
        raise Unread("another")
    if "@downto" in part.flags and any(deed.who == asked.who for deed in played):
        raise Unread("down from how many")
    if deeds and deeds[0].verb == "reveal" and not deeds[0].by:
        raise Unread("shown to what")
    if (len(played) > 1 or any(deed.upon or deed.by for deed in played)) and any(
        each.card == ANY and each.zone == "hand" for each in held
    ):
        raise Unread("so many in hand, when")
    if asked.verb == "draw" and part.verb == "@gain" and re.search(r"(?i)\bgains?\b", _lines(*told)):
        raise Unread("drawn or gained")
    bought = any(deed.verb in ("buy", "gain") and deed.card == asked.card for deed in deeds)
    if asked.verb == "play" and bought and any(each.zone == "durations" for each in held):
        raise Unread("played at once")


def _check_hands(told: Sequence[Held | Deed], deeds: Sequence[Deed]) -> None:
    """So many cards in hand, said behind what was played: before it drew, or after."""
    counted = {each.who for each in told if isinstance(each, Held) and (each.zone, each.card) == ("hand", ANY)}
    if any(deed.verb == "play" and deed.who in counted for deed in deeds):
        raise Unread("so many in hand, when")


def _add_played(part: Held, deeds: Sequence[Deed]) -> Held:
    """I played a Smithy, and have another one in hand."""
    played = sum(deed.n for deed in deeds if (deed.verb, deed.card, deed.who) == ("play", part.card, part.who))
    return replace(part, n=part.n + played) if part.zone == "hand" and part.n and part.card != ANY else part


def _lay_enough(asked: Asked, held: Sequence[Held]) -> list[Held]:
    """Whoever wants to trash five Coppers has five."""
    many = asked.type == "may" and asked.verb in ("trash", "discard") and asked.card and (asked.n or 0) > 1
    there = any(part.card == asked.card for part in held)
    return [Held(asked.who, "hand", asked.card, asked.n or 1)] if many and not there else []


def _each_of(part: StoryPart) -> Iterator[StoryPart]:
    """Must both be discarded: the one, and the other."""
    if len(part.cards) == 2 and all(how == "" and n == 1 for _, n, how in part.cards) and part.verb in DEEDS:
        yield from (replace(part, cards=[(slug, None, "")]) for slug, _, _ in part.cards)
    else:
        yield part


def _take_apart(asked: Sequence[StoryPart], deeds: list[Deed]) -> list[StoryPart]:
    """Mine turns a Copper into a Gold: it trashes the one, and what is asked is whether it gains the other."""
    found = []
    for part in asked:
        if part.verb == "@turn":
            named = part.cards if part.source() else part.cards[1:]
            by = part.source() or (part.cards[0][0] if part.cards else "")
            named = [each for each in named if each[2] not in ("@with", "@against")]
            if len(named) != 2 or any(n not in (None, 1) for _, n, _ in named):
                raise Unread("turned into what")
            deeds.append(Deed(_who(part) or "me", "trash", named[0][0], 1, by))
            part = replace(
                part, verbs=["@gain"], cards=[(*named[1][:2], ""), (by, None, "@with")], flags=part.flags | {"@may"}
            )
        found.append(part)
    return found


def _since_last_turn(held: list[Held], deeds: list[Deed], asked: Sequence[StoryPart]) -> tuple[list[Held], list[Deed]]:
    """What was played last turn lies there still, where somebody else has a turn now; or works at the next start."""
    earlier = [deed for deed in deeds if deed.when == "last-turn" and deed.verb == "play"]
    if not earlier:
        return held, deeds
    now = [deed for deed in deeds if deed not in earlier and deed.verb != "set-aside"]
    others = any(deed.who not in ("", earlier[0].who) for deed in now)
    if not now or (not others and any("@start" in part.flags for part in asked)):
        for part in asked:
            part.flags.add("@start")
        return held, [replace(deed, when="") for deed in deeds]
    if not all(deed.card and lasting(deed.card) for deed in earlier):
        raise Unread("last turn")
    lying = [Held(deed.who or "me", "durations", deed.card, deed.n) for deed in earlier]
    return [*held, *lying], now


def _who(part: StoryPart) -> str:
    return part.by_me or (part.people[0] if part.people else "")


def _refuse(doubts: Mapping[str, object]) -> None:
    """Not read where one of them holds: why not, and whether it does."""
    for why, holds in doubts.items():
        if holds:
            raise Unread(why)


def _laid_by(part: StoryPart, scores: bool, played: str) -> list[Held | Deed]:
    """Nothing, where it was not understood and names neither a card nor a number."""
    try:
        return list(_facts_of(part, scores, played))
    except Unread:
        if "@want" in part.flags and (not part.cards or "@not" in part.flags or part.verb == "@keep"):
            return []  # what somebody wishes is not so
        if part.verb in ("@have", "@be", "@keep") and part.units:
            raise  # so much of something lies there
        if part.cards or part.numbers or part.zone or part.agent or any(n is not None for n, _ in part.units):
            raise
        return []


def _facts_of(part: StoryPart, scores: bool, played: str) -> Iterator[Held | Deed]:
    """What lies there, and what was done."""
    if not part.cards and _says_nothing(part, played):
        return
    numbers = part.numbers and not part.flags & {"@players", "@downto", "@empty"} and part.verb != "@cost"
    who, verb = _who(part), part.verb
    if "@nobody" in part.flags and verb in ("@have", "@reveal", "@play") and not part.people:
        _refuse({"nobody what": not all("Reaction" in facts()[slug].types for slug, _ in part.objects())})
        return  # nobody else has anything of it anyway
    if part.when.endswith("-phase") and not (verb or part.cards or part.numbers or part.units):
        return
    if "@setting" in part.flags:
        yield from (Held("", "table" if apart(slug) else "supply", slug) for slug, _ in part.objects())
        return
    if verb == "@keep" and "@want" in part.flags:
        return  # a wish
    if "@players" in part.flags and part.numbers and not (part.cards or part.units or part.zone):
        yield Held("", "players", "", part.numbers[0])
        return
    _refuse({
        "no deed": part.flags & {"@may", "@must", "@howmany"} or numbers or part.when == "clean-up",
        "no verb": not verb and not part.zone and "@emptyhand" not in part.flags,
    })  # fmt: skip
    if verb == "@landmarkis":
        yield from (Held("", "table", slug) for slug, _ in part.objects())
    elif "@empty" in part.flags or (
        verb == "@be" and not who and part.flags & {"@left", "@only", "@pile"} and part.cards
    ):
        yield from _in_piles(part)
    elif verb in ("@have", "@be", "@keep", ""):
        _refuse({"who has it": verb == "@have" and not who, "empty": "@pile" in part.flags})
        yield from _holdings(part, who, scores)
    elif verb == "@go":
        _refuse({"goes where": part.numbers or not played})
    elif verb == "@give" and len(part.objects()) == 2 and not part.units:
        (by, _), (slug, n) = part.objects()
        whom = part.people[-1] if part.people else ""
        if attack(by):
            yield Deed("me" if whom == "other" else "other", "play", by)
        else:
            yield Deed(whom, "gain", slug, n or 1, by)
    elif verb == "@give" and len(part.objects()) == 1 and played and not part.units:
        yield Deed(
            part.people[-1] if part.people else "", "gain", part.objects()[0][0], part.objects()[0][1] or 1, played
        )
    elif verb == "@cost":
        _refuse({"another price": [facts()[slug].cost.coins for slug, _ in part.objects()] != part.numbers})
    elif verb == "@exile" and scores:
        yield from (Held(who or "me", "exile", slug, n or 1) for slug, n in part.objects())
    elif verb == "@reveal" and not part.source() and not _has_reaction(part):
        yield from _turned_over(part, who, played)
    elif verb != "@discard" or "@downto" not in part.flags:  # else it comes to that by itself
        _refuse({"set aside, and for how long": verb == "@setaside" and part.when != "last-turn",
                 "another deed": verb not in DEEDS})  # fmt: skip
        yield from _deeds_of(part, who, DEEDS[verb], played)


OF_PILES = {"@left", "@only", "@pile"}


def _in_piles(part: StoryPart) -> Iterator[Held]:
    """Which piles are empty, and of which so many are left."""
    empty = "@empty" in part.flags
    left = [Held("", "supply", slug, 0 if empty else n or 0, True) for slug, n in part.objects()]
    counted = [n for _, n in part.objects() if n is not None]
    _refuse({
        "how many are left": not empty and len(counted) < len(left) and "@left" not in part.flags,
        "so many piles": part.units or (part.numbers and left) or (empty and counted and max(counted) > 1),
        "what is empty": not left and ("@pile" not in part.flags or len(part.numbers) != 1),
        "not empty": "@not" in part.flags,
    })  # fmt: skip
    yield from (each for each in left if empty or len(counted) == len(left))
    if not left and part.numbers[0]:
        yield Held("", "empty-piles", "", part.numbers[0])


def _has_reaction(part: StoryPart) -> bool:
    return any("Reaction" in facts()[slug].types for slug, _ in part.objects())


def _says_nothing(part: StoryPart, played: str) -> bool:
    """I played nothing else; he had to discard; I drew two cards: what was not done, or comes by itself."""
    if part.verb not in DEEDS or part.flags & {"@howmany", "@may", "@what"}:
        return False
    none = bool(part.flags & {"@nothing", "@not", "@only"}) or any(n == 0 for n, _ in part.units)
    by_itself = part.verb in ("@gain", "@draw") and bool(part.units) and "@may" not in part.flags and bool(played)
    return none or by_itself or "@must" in part.flags


def _turned_over(part: StoryPart, who: str, played: str) -> Iterator[Held]:
    """What a card turns over lies where it looks: in hand or on the deck."""
    text = _lines(played).lower()
    hand = bool(re.search(r"reveals? (?:your|their|his) hand", text)) or part.zone == "hand"
    deck = bool(re.search(r"(?:reveal|look|discard|turn)[^.]*(?:deck|top)", text)) or part.zone == "deck"
    if hand == deck or part.flags or part.units:
        raise Unread("revealed from where")
    for slug, n in part.objects():
        yield Held(who or "me", "hand" if hand else "deck", slug, n or 1, hand)


def _holdings(part: StoryPart, who: str, scores: bool) -> Iterator[Held]:
    elsewhere = part.units and part.flags & {"@ondiscard", "@topof", "@it", "@players"}
    if elsewhere or not (part.objects() or part.units or "@discardempty" in part.flags):
        raise Unread("what lies there")
    zone = part.zone or ("owned" if scores else "hand")
    if not part.zone and not scores and "@be" in part.verbs:
        if "@have" not in part.verbs and part.when != "last-turn":
            raise Unread("it is where")
        zone = "play"
    for n, unit in part.units:
        yield from _counts_of(n, unit, who, scores, part.zone)
    if "@discardempty" in part.flags:
        yield Held(who or "me", "discard", ANY, 0)
    nobodys = zone in ("trash", "supply")
    for slug, n in part.objects():
        if apart(slug):
            yield Held(who if facts()[slug].kind == "project" else "", "table", slug)
            continue
        if (n is None and "@only" in part.flags and not scores) or (n or 0) > MOST_NUMBER:
            raise Unread("only how many")
        lies = "durations" if zone == "play" and lasting(slug) else zone
        yield Held("" if nobodys else who or "me", lies, slug, 1 if n is None else n,
                   "@only" in part.flags and zone == "hand")  # fmt: skip
    if part.source() and not part.objects():
        raise Unread(part.source())


STACKS = {"owned": "deck", "discard": "discard"}


def _counts_of(n: int | None, unit: str, who: str, scores: bool, zone: str) -> Iterator[Held]:
    if n is not None and unit == "cards" and zone in STACKS and not scores:
        yield Held(who or "me", STACKS[zone], ANY, n)
        return
    if n is None or (zone and not scores) or (unit in ("hand", "actions") and not n):
        raise Unread(unit)
    if unit == "hand":
        yield Held(who or "me", "hand", ANY, n)
    elif unit == "cards" and scores:
        yield Held(who or "me", "owned", ANY, n)
    elif unit in ("coins", "actions", "buys") and who != "other":
        yield Held("me", unit, "", n)
    elif unit == "vp" and scores:
        yield Held(who or "me", "vp", "", n)
    elif unit == "vp" and not n:
        return
    else:
        raise Unread(unit)


# What may be said of a deed without making another one of it.
BESIDE_A_DEED = frozenset(
    ("@twice", "@it", "@again", "@end", "@want", "@start", "@only", "@not", "@another", "@hit", "@lastone", "@purpose")
)
ELSEWHERE = ("gain", "trash", "exile", "discard")  # done from other places than the hand and the Supply, too


def _deeds_of(part: StoryPart, who: str, verb: str, played: str) -> Iterator[Held | Deed]:
    upon = next((slug for slug, _, how in part.cards if how == "@upon"), "")
    times = 2 if "@twice" in part.flags and not part.source() and not upon else 1
    _refuse({
        "from where": part.zone not in ("", "hand", "supply") and verb not in ELSEWHERE,
        "twice": times > 1 and verb != "play",
        "more than a deed": part.flags - BESIDE_A_DEED or (part.units and not _counted_cards(part, verb)),
        "with what lies there": "@start" in part.flags and verb == "play",
        "the last one": "@lastone" in part.flags and verb not in ("gain", "buy"),
    })  # fmt: skip
    if part.units:
        yield Deed(who, verb, "", part.units[0][0] or 0, part.source() or played)
        return
    if "@lastone" in part.flags:
        yield from (Held("", "supply", slug, 1, True) for slug, _ in part.objects())
    if part.zone == "deck":
        yield from (Held(who or "me", "deck", slug, n or 1) for slug, n in part.objects())
    against = next((slug for slug, _, how in part.cards if how == "@against"), "")
    if against:
        yield Deed("me" if who == "other" else "other", "play", against)
        part = replace(part, cards=[each for each in part.cards if each[2] != "@against"])
    if verb == "call":  # called for what was played
        part = replace(part, cards=[each for each in part.cards if each[2] != "@for"])
    by, found = part.source(), part.objects()
    _refuse({
        "for what": any(how == "@for" for _, _, how in part.cards)
        or (verb == "play" and part.zone and len(found) > 1),
    })  # fmt: skip
    negated, when = "@not" in part.flags, "last-turn" if part.when == "last-turn" else ""
    if verb == "play" and (joined := _play_of_two(part, who)) is not None:
        yield joined if joined.by else replace(joined, when=when, negated=negated)
        return
    if verb != "play" and upon:  # discarded to a Militia
        by, found = upon, [(slug, n) for slug, n in found if slug != upon]
    elif verb == "play" and not found and by and not part.agent:
        found, by = [(by, None)], ""
    _refuse({
        "several calls": verb == "call" and any((n or 1) > 1 for _, n in found),
        "what is done": not found,
    })  # fmt: skip
    for slug, n in found:
        if n == 0 and verb in ("play", "buy", "gain", "draw"):
            continue  # that it was not done lays nothing
        yield Deed(who, verb, slug, 1 if n is None else n, by, "", times, negated, when)


def _counted_cards(part: StoryPart, verb: str) -> bool:
    """Two cards are discarded, whichever."""
    unit = part.units[0] if len(part.units) == 1 else (None, "")
    return verb in ("discard", "trash") and unit[1] == "cards" and bool(unit[0]) and not part.objects()


def _play_of_two(part: StoryPart, who: str) -> Deed | None:
    """A card as a Way, or one upon another."""
    ways = [slug for slug, _, _ in part.cards if facts()[slug].kind == "way"]
    if len(part.cards) != 2:
        return None
    if len(ways) == 1:
        card = next(slug for slug, _, _ in part.cards if slug not in ways)
        return Deed(who, "play", card, 1, ways[0])
    (one, _, _), (two, _, how) = part.cards
    return Deed(who, "play", one, 1, "", two) if how == "@upon" else None


NEVER_ASKED = frozenset(("@twice", "@again", "@players", "@emptyhand", "@noprotection", "@discardempty"))
BRINGS = ("@give", "@count", "@worth", "@be", "@have", "@lose")  # the first card named with them is what brings it
OF_SOMETHING = ("gain", "have", "play", "buy", "reveal", "topdeck")


def _question_of(part: StoryPart, kind: str, scores: bool, held: Sequence[Held]) -> Asked:
    """What is asked: of a number whether it is so many, of a deed whether it comes to it, or may."""
    if not part.verb and not part.cards and [n for n, _ in part.units] == [None]:
        part.flags.add("@howmany")  # actions left?
    if not part.verb and len(part.objects()) == 1 and part.source():
        part.verbs = ["@gain"]  # Gold from Hoard?
    flags, verb = part.flags, part.verb
    bounded = any(how == "@for" for _, _, how in part.cards) or flags & {"@end", "@emptyhand"}
    vague = ("@only" in flags and not (part.units or part.numbers)) or "@each" in flags
    _refuse({
        "for what, at which end": bounded and not scores,
        "only, each": vague and not scores,
        "asked": flags & NEVER_ASKED - ({"@again"} if verb == "@reveal" else set()),
    })  # fmt: skip
    who = _who(part) or ("" if "@be" in part.verbs and verb != "@be" else "me")
    found, by, what = part.objects(), part.source(), _type_of(part, kind)
    n, unit = part.units[0] if part.units else (part.numbers[0] if part.numbers else None, "")
    if "@downto" in flags:
        return _ask_down_to(part, what, who, held)
    if verb in BRINGS and unit and found and found[0][0] and not by:
        by, found = found[0][0], found[1:]
    _refuse({"two numbers": len(part.units) + len(part.numbers) > 1})
    when = part.when if part.when in ("next-turn", "this-turn") else _phase(part, found)
    if unit == "vp" and scores:
        return _ask_points(part, what, who, by, n)
    _refuse({
        "two things": found and (len(found) > 1 or "@it" in flags),
        "what a basic card brings": by and facts()[by].kind == "basic" and not scores,
        "more than what": "@more" in flags and (unit == "coins" or verb == "@give"),
    })  # fmt: skip
    if verb == "@cost":
        return _ask_price(part, found, by, n)
    card, many = found[0] if found else ("", None)
    asked = Asked(what, who, "", card, by, n, unit, "next-turn" if "@start" in flags else when)
    only = "@only" in flags and what == "happens" and n and unit in UNITS_GOT and "@not" not in flags
    asked = _ask_deed(part, kind, asked, many)
    return replace(asked, type="how-many") if only else asked


UNITS_GOT = ("actions", "buys", "coins", "cards", "vp")


def _type_of(part: StoryPart, kind: str) -> str:
    if part.flags & {"@howmany", "@what"}:
        return "how-many"
    return (
        "must"
        if "@must" in part.flags or kind == "must"
        else "may"
        if kind == "may" or "@may" in part.flags
        else "happens"
    )


def _ask_deed(part: StoryPart, kind: str, asked: Asked, many: int | None) -> Asked:
    """Whether it comes to a deed, and to how much of it; `many` of the card are named."""
    flags, verb, n, unit, card = part.flags, part.verb, asked.n, asked.unit, asked.card
    named = {"@give": "gain", "@have": "have", "@protect": "protect"}.get(verb, "gain" if n and not verb else "")
    if verb == "@go":  # it comes to my hand, onto my deck
        named, asked = (
            "to-hand" if part.zone == "hand" else "topdeck" if "@topof" in flags else "",
            replace(asked, who=""),
        )
    done = DEEDS.get(verb) or named
    what = "may" if asked.type == "happens" and done in OWN and card and kind == "so" else asked.type
    negated = bool(flags & {"@not", "@nothing"}) or n == 0 or many == 0
    none = "@nothing" in flags or n == 0
    _refuse({
        "another deed": not done or (done in OF_SOMETHING and not (card or unit or n or (done == "gain" and none))),
        "the whole hand": "@wholehand" in flags and done not in ("discard", "reveal"),
        "still have": done == "have" and n is None and what != "how-many",
        "a card": verb == "@give" and unit == "cards" and n in (None, 1),
        "not to do it, is that legal": kind == "may" and negated and not flags & {"@may", "@must"},
        "which cards": verb == "@gain" and unit == "cards" and (n is None or what == "how-many"),
        "so many of what": (verb == "@give" and n and not unit) or (what == "may" and none),
        "where it lies": part.zone in ("deck", "discard", "play"),
        "only so many left": {"@only", "@left"} <= flags,
    })  # fmt: skip
    if unit == "actions" and "@left" in flags and verb in ("@have", "@be"):
        done, negated = "have", negated and n != 0
    else:
        n = n or None
    if unit == "cards" and done == "gain":
        done = "draw"
    if done == "gain" and part.zone == "hand" and card:
        done = "to-hand"
    who = part.people[-1] if verb == "@give" and part.people else asked.who
    n = many if unit == "" and many else n
    return replace(asked, type=what, who=who, verb=done, n=n, negated=negated)


def _phase(part: StoryPart, found: Sequence[tuple[str, int | None]]) -> str:
    """In which phase it is asked about; an Action's own is the Action phase anyway."""
    if not part.when.endswith("-phase") or not found:
        return ""
    types = facts()[found[0][0]].types
    if part.when == "buy-phase" or (part.when == "action-phase" and "Action" in types):
        return part.when if "Action" in types and part.when == "buy-phase" else ""
    raise Unread(part.when)


def _ask_down_to(part: StoryPart, what: str, who: str, held: Sequence[Held]) -> Asked:
    """Down to three cards: so many fewer than the hand has, five where nobody says how many."""
    left = part.numbers or [n for n, unit in part.units if n is not None and unit in ("cards", "hand")]
    hand = next((each.n for each in held if each.who == who and each.card == ANY and each.zone == "hand"), 5)
    known = any(each.who == who and each.zone == "hand" and each.card != ANY for each in held)
    if DEEDS.get(part.verb) != "discard" or len(left) != 1 or known:
        raise Unread("down to")
    fewer = hand - left[0]
    if fewer <= 0:
        return Asked(what, who, "discard", unit="cards", negated="@not" in part.flags)
    return Asked(what, who, "discard", n=fewer, unit="cards", negated="@not" in part.flags)


def _ask_price(part: StoryPart, found: Sequence[tuple[str, int | None]], by: str, n: int | None) -> Asked:
    """What it costs now, or whether it costs so much."""
    if len(found) != 1 or by or (n is None) == (not part.flags & {"@howmany", "@what"}):
        raise Unread("price")
    return Asked("costs", "", "cost", found[0][0], n=n, negated="@lose" in part.verbs)


def _ask_points(part: StoryPart, what: str, who: str, by: str, n: int | None) -> Asked:
    if part.flags & {"@not", "@nothing"} or (n is None and what != "how-many"):
        raise Unread("points")
    verb = "lose" if part.verb == "@lose" else "worth" if "@each" in part.flags else "count"
    return Asked("how-many" if what == "how-many" else "happens", who, verb, "", by, n, "vp")


TOKENS = {"@vp", "@coffers", "@villagers", "@favors", "@debt"}


def asks_for_stock(text: str, names: CardNames) -> bool:
    """How many tokens somebody has who had some before a card was played: more than what comes of it."""
    try:
        *told, asked = ({*symbols_of(each)} for each in split_sentences(_with_tokens(in_symbols(text, names))))
    except (Unread, ValueError):
        return False
    units = asked & TOKENS if {"@howmany", "@have"} <= asked else set()
    before = any("@have" in each and each & units and "@no" not in each for each in told)
    return before and any("@play" in each for each in told)


def judge_tale(told: ToldTale) -> Verdict | None:
    """What the played tables say of all that is claimed; None where one of them does not say it."""
    found = _judge_one(told)
    if found is None or any((other := _judge_one(each)) is None or other.value != found.value for each in told.alike):
        return None
    return found


def _judge_one(told: ToldTale) -> Verdict | None:
    found = [_one(claim, _so_much(claim, judge(claim)) or _may(claim)) for claim in told.claims]
    if any(each is None or each.value is None for each in found):
        return None
    first = next((each for each in found if each and each.value == "no"), found[0])
    if told.limited and (first is None or first.value != "yes"):
        return None
    if first is None or not told.turned or first.value not in OPPOSITE:
        return first
    return replace(first, value=OPPOSITE[str(first.value)], word=yes_no(first.value == "no"))


def _may(claim: Claim) -> Verdict | None:
    """I take it, is that right: whether it may be, where it need not be."""
    asked = claim.asked
    mine = asked.type == "happens" and asked.verb in ("gain", "to-hand", *OWN) and not asked.negated and asked.card
    found = judge(replace(claim, asked=replace(asked, type="may"))) if mine else None
    return found if found and found.value == "yes" else None


def _so_much(claim: Claim, found: Verdict | None) -> Verdict | None:
    """It costs 3, is that right."""
    asked = claim.asked
    if asked.type not in ("costs", "how-many") or asked.n is None or found is None or found.value in OPPOSITE:
        return found
    same = found.value == (-asked.n if asked.negated else asked.n)
    return replace(found, value="yes" if same else "no", word=yes_no(same))


def _one(claim: Claim, found: Verdict | None) -> Verdict | None:
    """A Curse is one, where two come: then it is not said whether it is meant to be so many."""
    asked = claim.asked
    if (
        asked.n is not None
        or asked.negated
        or asked.type != "happens"
        or not asked.card
        or found is None
        or found.value != "yes"
    ):
        return found
    many = judge(replace(claim, asked=replace(asked, type="how-many", unit="")))
    return None if many is not None and many.value != 1 else found

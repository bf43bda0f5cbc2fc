"""A log of the online client, in English or German: who plays, and turn by turn who did what with which cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from rules.document.keys import MOST_PLAYERS
from rules.engine.account import charge
from rules.facts import card_names, facts, kinds

LONGEST = 100_000  # characters
MOST_LINES = 4_000
LONGEST_LINE = 1_000  # characters
NAMELESS_PLAYER = "N. N."
MOST_CALLED = 60  # ways in which lines call the players
MOST_CARDS = 200  # that one line names
CARDS_AN_INSTRUCTION = 10  # that are read in the time of one
HIDDEN = "?"
ENDS_OF_TRAVELS = ("teacher", "champion")

HEADER = re.compile(
    r"^(?:Turn|Zug|Runde)\s+(?P<number>\d{1,3})\s*[-–—:]\s*(?P<name>.{1,60}?)\s*(?:[(\[](?P<extra>[^)\]]*)[)\]])?$"
)
# What is done, and how it is said; `what` are the cards.
SAID: tuple[tuple[str, str], ...] = (
    ("starts", r"(?:starts with|beginnt mit|startet mit) (?P<what>.+)"),
    ("pays", r"(?:pays off|pays|repays) (?P<pay>\d+) debt.*"),
    ("pays", r"(?:zahlt|tilgt) (?P<pay>\d+) Schulden.*"),
    ("spends", r"(?:spends|uses) (?P<coffers>\d+) Coffers.*"),
    ("spends", r"(?:spends|uses) (?P<villagers>\d+) Villagers?.*"),
    ("spends", r"(?:nutzt|verwendet) (?P<villagers>\d+) Dorfbewohner.*"),
    ("receives", r"(?:receives|empfängt|erhält) (?P<what>.+)"),
    ("gets", r"(?:takes|moves|adds|legt|nimmt) \d+ (?:VP|debt|Punkte|Schulden)\b(?P<rest>.*)"),
    ("gets", r"(?:flips|skips|would|fails|moves their deck|dreht)\b(?P<rest>.*)"),
    ("gets", r"takes an extra turn(?P<rest>.*)"),
    ("moves", r"(?:moves|legt) [-+]?\w+[ -](?:token|Marker) (?:to|auf) (?:the |den Stapel )?(?P<what>.+?)(?: pile)?"),
    ("reveals", r"(?:blocks with|reacts with|reagiert mit) (?P<what>.+)"),
    ("aside", r"(?:inherits|erbt) (?P<what>.+)"),
    ("inserts", r"inserts (?P<what>.+) into their deck"),
    ("discards", r"discards (?:and reveals )?(?P<what>.+?) from Exile"),
    ("discards", r"discards and reveals (?P<what>.+)"),
    ("puts", r"topdecks (?P<what>.+?) with .+"),
    ("gets", r"(?:starts their turn|beginnt .*Zug)(?P<rest>.*)"),
    ("puts", r"puts (?P<what>.+) on the bottom .*"),
    ("mats", r"(?:puts|places|sets|adds) (?P<what>.+?) (?:aside )?(?:on|onto|to) .*\bmat\b.*"),
    ("mats", r"legt (?P<what>.+?) auf .*tableau.*"),
    ("aside", r"legt (?P<what>.+?) (?:zur Seite|beiseite|ins Exil).*"),
    ("returns", r"(?:returns|exchanges|tauscht) (?P<what>.+?)(?: (?:to|for|gegen) .*)?"),
    ("calls", r"(?:calls|ruft) (?P<what>.+?)(?: auf)?"),
    ("shuffles", r"(?:shuffles|mischt)\b.*"),
    ("buys", r"(?:buys and gains|kauft und nimmt) (?P<what>.+)"),
    ("buys", r"(?:buys|kauft) (?P<what>.+)"),
    ("reveals", r"(?:reveals|shows|zeigt) (?:their hand: |seine Hand: )?(?P<what>.+)"),
    ("reveals", r"deckt (?P<what>.+) auf"),
    ("looks", r"(?:looks at|sieht sich|schaut sich) (?P<what>.+?)(?: an)?"),
    ("puts", r"(?:topdecks|puts back) (?P<what>.+)"),
    ("puts", r"(?:puts|places) (?P<what>.+?) (?:back )?on(?:to)? (?:top of )?(?:their|the) (?:deck|draw pile).*"),
    ("puts", r"legt (?P<what>.+?) (?:zurück )?auf (?:seinen|ihren|den) Nachziehstapel.*"),
    ("takes", r"(?:puts|takes) (?P<what>.+?) in(?:to)? (?:their )?hand.*"),
    ("takes", r"nimmt (?P<what>.+?) auf die Hand"),
    ("receives", r"takes (?P<what>.+)"),  # a Boon, a Hex, a State, an Artifact
    ("discards", r"(?:discards) (?P<what>.+)"),
    ("discards", r"legt (?P<what>.+?) ab"),
    ("aside", r"(?:sets aside|exiles|sets) (?P<what>.+?)(?: aside.*)?"),
    ("trashes", r"(?:trashes|entsorgt) (?P<what>.+)"),
    ("passes", r"(?:passes|gibt) (?P<what>.+?)(?: to .+| an .+| weiter.*)?"),
    ("gains", r"(?:gains|nimmt) (?P<what>.+?)(?: (?:on|into|onto|to|from|auf|aus)\b.*)?"),
    ("plays", r"plays (?P<what>.+?)(?: (?:using|as) (?P<way>Way of the .+?))?(?P<again> again| an? \w+ time)?"),
    ("plays", r"spielt (?P<what>.+?)(?: (?:als|mit) (?P<way>Weg de[rs] .+?))?(?P<again> erneut| noch einmal)?"),
    ("draws", r"(?:draws|zieht) (?P<what>.+?)(?: nach)?"),
    ("gets", r"(?:gets|uses|bekommt|reacts|ends|loses|wishes|names|nennt|chooses|wählt) (?P<rest>.+)"),
)
DEALT = re.compile(r"\S+ (?:starts with|beginnt mit|startet mit)")
VERBS = tuple((verb, re.compile(pattern, re.IGNORECASE if verb in ("pays", "spends") else 0)) for verb, pattern in SAID)
GETS_CARDS = re.compile(r"^\+?\d* ?[+$]|^\+")
REMARK = re.compile(r"\s*\([^()]*\)\s*\.?\s*$")  # (+$3), (Ghost Town)
AMOUNT = re.compile(r"^(?P<n>\d{1,3}|an?|the|one|eine[nrms]?|ein|d(?:as|ie|er|en|em))\s+(?P<name>.+)$", re.IGNORECASE)
NAMELESS = re.compile(r"^(?:other |weitere |andere )?(?:cards?|Karten?)$", re.IGNORECASE)
FINALLY = re.compile(r"^(?:and |und )?(?:finally|schließlich) ", re.IGNORECASE)
RECEIVES = re.compile(r"\b(?:receives|empfängt|erhält)\b")
NOTHING = re.compile(r"^(?:nothing|nichts)$", re.IGNORECASE)
# What the client says beside the game: nobody does anything.
BESIDE = re.compile(
    r"^(?:Between Turns|Zwischen den Zügen|message|Joining game .*|.*\breconnected\.|.*spectator chat|Game #.*"
    r"|.+ is enchanted by .+|.+ can no longer move .+|.+ (?:resigns|has resigned|quits)\.?|Players? .*)$"
)
UNDONE = re.compile(r"\b(undo|undoes|rückgängig)\b", re.IGNORECASE)


@dataclass(frozen=True)
class LogLine:
    """One line of the log. `cards` are slugs, `?` for one that is not named; `unknown` are words that mean no card."""

    n: int
    text: str
    actor: int
    verb: str
    cards: tuple[str, ...] = ()
    again: bool = False
    unknown: tuple[str, ...] = ()
    way: str = ""  # the Way that is used instead of what the card says
    paid: str = ""  # debt, Coffers or Villagers, as the move that pays them


@dataclass
class LogTurn:
    number: int
    player: int
    extra: str = ""
    lines: list[LogLine] = field(default_factory=list)

    @property
    def next_hand(self) -> int | None:
        """The line that draws the next hand: the player's last one, with nothing behind it but what that brings."""
        for n, line in reversed(list(enumerate(self.lines))):
            if line.verb == "draws" and line.actor == self.player:
                return n
            if line.verb not in ("gets", "shuffles", "receives"):
                break
        return None

    @property
    def pays(self) -> bool:
        """Whether the log tells what is paid off or spent."""
        return any(line.paid for line in self.lines)


@dataclass
class Log:
    players: list[str]
    before: list[LogLine] = field(default_factory=list)  # what was dealt
    turns: list[LogTurn] = field(default_factory=list)
    unread: list[tuple[int, str]] = field(default_factory=list)  # lines that nothing was understood of
    undone: list[LogLine] = field(default_factory=list)  # what was taken back in the game

    @property
    def unknown(self) -> list[str]:
        """Words that should be cards and are none that we know."""
        lines = (
            line for part in ([self.before], (turn.lines for turn in self.turns)) for each in part for line in each
        )
        return list(dict.fromkeys(word for line in lines for word in line.unknown))


def read(text: str) -> Log:
    """The turns of a log. A text without any turn gives a log without turns."""
    rows = _rows(text)
    names = list(dict.fromkeys(found["name"] for _, row in rows if (found := HEADER.match(row))))
    if len(names) > MOST_PLAYERS:
        return Log(names)
    who = _callers(names, [row for _, row in rows])
    log = Log(names)
    for n, row in rows:
        if header := HEADER.match(row):
            number, player = int(header["number"]), names.index(header["name"])
            if log.turns and _told_again(log.turns[-1], number, player):
                log.undone += log.turns.pop().lines
            log.turns.append(LogTurn(number, player, header["extra"] or ""))
        elif (line := _line(n, row, who)) is not None:
            into = log.turns[-1].lines if log.turns else log.before
            _put_down(line, into)
        elif log.turns and UNDONE.search(row):
            log.undone += _taken_back(log.turns[-1])
        elif log.turns and not BESIDE.match(row):
            log.unread.append((n, row))
    log.players = _seated(log, [*names, *(caller for caller, at in who.items() if at >= len(names))])
    return log


def _seated(log: Log, named: list[str]) -> list[str]:
    """Where a log tells a turn or two of one player, somebody sat beside them."""
    alone = len(named) == 1 and any(turn.lines for turn in log.turns)
    return [*named, NAMELESS_PLAYER] if alone else named


EXCHANGED_NOW = ((("hermit",), ("madman",)),)  # what was trashed and gained for it, before the card was written anew


def _rows(text: str) -> list[tuple[int, str]]:
    """The lines that say something, each with its number."""
    if "\n" not in text.strip():  # as it was kept in a string of some program
        text = text.replace("\\n", "\n")
    lines = enumerate(text[:LONGEST].splitlines()[:MOST_LINES], 1)
    rows = [(n, " ".join(row[:LONGEST_LINE].split())) for n, row in lines]
    return [(n, row) for n, row in rows if row]


def _put_down(line: LogLine, into: list[LogLine]) -> None:
    before = into[-1] if into else None
    trashed_for_it = before and (before.verb, before.actor, line.verb) == ("trashes", line.actor, "gains")
    if before and trashed_for_it and (before.cards, line.cards) in EXCHANGED_NOW:
        into[-1], line = replace(before, verb="returns"), replace(line, verb="exchanged")
    into.append(_in_exchange(line, before))


def _in_exchange(line: LogLine, before: LogLine | None) -> LogLine:
    """What is received right after another card was returned was exchanged for it, not gained."""
    if before is None or line.verb != "gains" or (before.verb, before.actor) != ("returns", line.actor):
        return line
    return replace(line, verb="exchanged") if RECEIVES.search(line.text) else line


def _taken_back(turn: LogTurn) -> list[LogLine]:
    """An undo takes back what was played or bought last, and what came of it."""
    at = next((n for n in reversed(range(len(turn.lines))) if turn.lines[n].verb in ("plays", "buys")), None)
    if at is None:
        return []
    back, turn.lines[at:] = turn.lines[at:], []
    return back


def _told_again(turn: LogTurn, number: int, player: int) -> bool:
    """The same turn once more, though it was not over: it was taken back to its start."""
    over = bool(turn.lines) and turn.lines[-1].verb == "draws" and turn.lines[-1].actor == player
    return (turn.number, turn.player) == (number, player) and not over


def _callers(names: list[str], rows: list[str]) -> dict[str, int]:
    """What a line calls each player: the whole name, or as few letters of it as tell them apart."""
    found = {name: at for at, name in enumerate(names)}
    called: dict[str, None] = {}
    for row in rows:
        first, _, rest = row.partition(" ")
        if rest and any(pattern.fullmatch(_bare(rest)) for _, pattern in VERBS):
            called[first.rstrip(".")] = None
    dealt = {row.partition(" ")[0] for row in rows if DEALT.match(row)}
    for caller in called:
        if len(found) >= MOST_CALLED:
            break
        if caller in found:
            continue
        fitting = [name for name in names if name.startswith(caller)] or [
            name for name in names if name.casefold().startswith(caller.casefold())
        ]
        if len(fitting) == 1:
            found[caller] = names.index(fitting[0])
        elif not fitting and (caller in dealt or len(names) == 1):  # whose turn the log does not show
            found[caller] = len(set(found.values()))
    return found


def _bare(text: str) -> str:
    return REMARK.sub("", text.strip()).removesuffix(".").strip()


def _line(n: int, row: str, who: dict[str, int]) -> LogLine | None:
    for caller in sorted(who, key=len, reverse=True):
        if not row.startswith((f"{caller} ", f"{caller}. ")):
            continue
        said = _bare(row[len(caller) :].lstrip(". "))
        matches = ((verb, pattern.fullmatch(said)) for verb, pattern in VERBS)
        verb, found = next(((verb, found) for verb, found in matches if found), ("", None))
        if found:
            return _deed(n, row, who[caller], verb, found.groupdict())
    return None


def _deed(n: int, row: str, actor: int, verb: str, parts: dict[str, str | None]) -> LogLine:
    what = parts.get("what") or ""
    if verb in ("gains", "gets") and GETS_CARDS.match(what or parts.get("rest") or ""):
        return LogLine(n, row, actor, "gets")
    if paid := _paid(parts):
        return LogLine(n, row, actor, verb, paid=paid)
    cards, unknown = cards_in(what)
    if verb in ("gains", "discards") and cards and not any(_gained(slug) for slug in cards):
        return LogLine(n, row, actor, "gets")  # a State, an Artifact; a Boon that was received
    if verb == "receives":
        verb = _received(cards)
    charge(1 + (len(cards) + len(unknown)) // CARDS_AN_INSTRUCTION)
    return LogLine(n, row, actor, verb, cards, bool(parts.get("again")), unknown, _slug(parts.get("way") or ""))


def _paid(parts: dict[str, str | None]) -> str:
    if n := parts.get("pay"):
        return f"pay {int(n)} debt"
    for what, one in (("coffers", "coffers"), ("villagers", "villager")):
        if n := parts.get(what):
            return f"spend {int(n)} {what if int(n) > 1 else one}"
    return ""


def _received(cards: tuple[str, ...]) -> str:
    """A Boon or a Hex; a card that was exchanged for another; what is neither was gained, or is no card."""
    if not cards:
        return "gets"
    if any("Traveller" in facts()[slug].types or slug in ENDS_OF_TRAVELS for slug in cards if slug != HIDDEN):
        return "exchanged"
    return "gains" if any(_gained(slug) for slug in cards) else "receives"


def _gained(slug: str) -> bool:
    return slug == HIDDEN or facts()[slug].kind not in kinds("received")


def cards_in(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of a list, `2 Coppers, a Silver, and 3 cards`, and the words that are none."""
    found: list[str] = []
    unknown: list[str] = []
    for part in islice(_parts(text), MOST_CARDS):
        part = FINALLY.sub("", part)
        if NOTHING.match(part):
            continue
        amount = AMOUNT.match(part)
        name = amount["name"] if amount else part
        n = int(amount["n"]) if amount and amount["n"].isdigit() else 1
        slug = HIDDEN if NAMELESS.match(name) else _slug(name)
        if slug:
            found += [slug] * min(n, MOST_CARDS - len(found))
        elif name:
            unknown.append(name[:60])
    return tuple(found), tuple(unknown)


def _parts(text: str) -> Iterator[str]:
    for part in re.split(r",\s*(?:and |und )?", text):
        name = AMOUNT.match(part.strip())
        if _slug(name["name"] if name else part.strip()):
            yield part.strip()
        else:
            yield from (each.strip() for each in re.split(r"\s+(?:and|und)\s+", part.strip()))


def _slug(name: str) -> str:
    """The card that is called so, in either language, one of it or several; a card of the table before a landscape."""
    meanings = card_names().meanings(name)
    return next((slug for slug in meanings if facts()[slug].kind in ("basic", "kingdom")), next(iter(meanings), ""))

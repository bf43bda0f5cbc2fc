"""Answers as people put them: read as what they mean where that is sure, else told how it is said."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules.engine.decisions import Decision, Text
from rules.facts import card_names, facts, plain

if TYPE_CHECKING:
    from rules.engine.game import Game

# All of these are compared plainly: lower case, no accents, no punctuation.
LEAVE = frozenset(
    plain(words)
    for words in (
        *("pass", "i pass", "skip", "done", "i am done", "im done", "finish", "finished", "end", "stop", "next"),
        *(
            "end phase",
            "end the phase",
            "end action phase",
            "end actions",
            "end buy phase",
            "no more",
            "nothing",
            "none",
        ),
        *("decline", "no thanks", "leave", "continue", "passe", "ich passe", "passen", "fertig", "bin fertig"),
        *("ende", "phase beenden", "beende phase", "beende die phase", "aktionsphase beenden", "kaufphase beenden"),
        *("nein danke", "nichts", "nichts mehr", "keine", "aufhören", "weiter"),
    )
)
END_TURN = frozenset(
    plain(words)
    for words in (
        *("end turn", "end my turn", "end the turn", "finish turn", "turn over", "clean up", "cleanup"),
        *("zug beenden", "beende zug", "beende den zug", "beende meinen zug", "zugende", "aufräumen"),
    )
)
PHASE_SKIPPED = {  # said of one phase, and meant of that alone
    phase: frozenset(plain(words) for words in said)
    for phase, said in {
        "action": (
            *("buy phase", "next phase", "go to buy phase", "go to the buy phase", "play nothing", "no action"),
            *("kaufphase", "nächste phase", "weiter zur kaufphase", "zur kaufphase", "spiele nichts", "keine aktion"),
        ),
        "buy": (
            *("buy nothing", "no buy", "no buys", "dont buy", "dont buy anything", "next phase"),
            *("kaufe nichts", "nichts kaufen", "kein kauf", "nächste phase"),
        ),
        "night": ("play nothing", "next phase", "spiele nichts", "nächste phase"),
    }.items()
}
AGREE = frozenset(("ok", "okay", "sure", "yep", "yeah", "yes please", "do it", "klar", "gern"))
ALL_TREASURES = frozenset(
    plain(words)
    for words in (
        *("play all", "play everything", "play money", "play all money", "play all my treasures", "play my treasures"),
        *(
            "play all coins",
            "play coins",
            "treasures",
            "all treasures",
            "spiele alles",
            "spiele geld",
            "spiele alles geld",
        ),
        *("spiele alle geld", "alle geldkarten", "geldkarten", "spiele meine geldkarten", "play treasure"),
        *("spiel alle geldkarten", "geldkarten spielen", "alle geldkarten spielen"),
    )
)
PLAY, BUY = "play", "buy"
MOVE_VERBS = {  # at the top of a phase
    **dict.fromkeys(("play", "plays", "played", "use", "cast", "spiele", "spielt", "spiel", "ausspielen"), PLAY),
    **dict.fromkeys(("buy", "buys", "bought", "purchase", "kaufe", "kauft", "kauf", "kaufen"), BUY),
}
GAINS = ("gain", "gains", "take", "takes", "get", "gets", "nimm", "nehme", "nimmt")
PICK_VERBS = frozenset(  # inside a card the question says what is done: the cards alone are the answer
    (
        *("choose", "pick", "select", "name", "discard", "trash", "gain", "take", "reveal", "show", "keep", "put"),
        *("topdeck", "exile", "play", "react", "set", "return", "draw", "receive", "option", "answer"),
        *("wähle", "nenne", "lege", "wirf", "entsorge", "nimm", "zeige", "decke", "behalte", "spiele", "verbanne"),
    )
)
DEEDS = {  # of which one is the contrary of another
    "discard": ("discard", "wirf"),
    "trash": ("trash", "entsorge"),
    "keep": ("keep", "behalte"),
    "exile": ("exile", "verbanne"),
}
FILLERS = re.compile(
    r"^(?:the|a|an|my|one|1x?|das|den|die|der|ein|eine|einen|mein|meine|meinen)\s+(?=\S)|\s+(?:aus|ab|auf|weg|vor|aside|away)$",
    re.IGNORECASE,
)
SPEAKS = re.compile(r"^(?:i|ich|we|wir)\s+(?=\S)", re.IGNORECASE)
BEHIND = re.compile(r"(.+?)\s*[x×*]\s*(\d{1,3})")
FROM_DECK = re.compile(
    r"\s*\((?:deck|nachziehstapel)\)$|\s+(?:from (?:the|my) deck|aus (?:dem|meinem) (?:deck|nachziehstapel))$",
    re.IGNORECASE,
)
ON = re.compile(r"^(.{1,60}?)\s+(?:on|onto|with|choosing|auf|mit)\s+(.{1,60})$", re.IGNORECASE)
AND = re.compile(r"\s*(?:;|&|\+|\band\b|\bund\b)\s*", re.IGNORECASE)


def reworded(g: Game, decision: Decision, text: str) -> str:
    """What that probably means, as a move is written; "" where nobody can tell."""
    word = plain(text)
    if FROM_DECK.search(text):
        return _from_deck(g, decision, text)
    if decision.kind == "phase":
        return _phase(g, text, word)
    if word in LEAVE:
        return "-"
    if word in AGREE:
        return "yes"
    text = SPEAKS.sub("", text)
    verb, _, rest = text.partition(" ")
    if verb.lower() in PICK_VERBS and rest:
        if _asks_otherwise(decision, verb.lower()):
            return ""
        text = rest
    parts = [BEHIND.sub(r"\2 \1", _bare(part)) for part in AND.split(text) for part in part.split(",")]
    return ", ".join(filter(None, parts))


def _asks_otherwise(decision: Decision, verb: str) -> bool:
    """What would be kept, trashed, discarded or played is no answer to the question which of the others is meant."""
    words = re.findall("[a-z]+", decision.prompt[0].lower().replace("discard pile", ""))
    asked = [deed for deed in DEEDS if deed in words]
    if asked and MOVE_VERBS.get(verb) == PLAY and PLAY not in words:
        return True  # a move meant for a phase that is not asked about
    return bool(asked) and any(verb in verbs and deed not in asked for deed, verbs in DEEDS.items())


def _from_deck(g: Game, decision: Decision, text: str) -> str:
    """A Shadow of the deck; where none of its name is in hand, its name is enough."""
    said = FROM_DECK.sub("", text)
    meant = _phase(g, said, plain(said)) if decision.kind == "phase" else said.strip()
    slug = card_names().find(meant.removeprefix(f"{PLAY} "))
    if slug is None or "Shadow" not in facts()[slug].types:
        return ""
    if not any(g.known(card).slug == slug for card in g.deck(g.player)):
        return ""
    full = f"{PLAY} {facts()[slug].en}" if decision.kind == "phase" else facts()[slug].en
    return next((label for label in (f"{full} (deck)", full) if label in decision.labels), "")


def _phase(g: Game, text: str, word: str) -> str:
    if word in LEAVE or (word in END_TURN and _ends_the_turn(g)):
        return "-"
    if word in ALL_TREASURES:
        return "play treasures"
    said = SPEAKS.sub("", text)
    if plain(said) in PHASE_SKIPPED.get(g.phase, ()):
        return "-"
    name = g.table.names[g.player]
    if said.lower().startswith(f"{name.lower()} "):
        said = said[len(name) + 1 :]
    verb, _, rest = said.partition(" ")
    meant = MOVE_VERBS.get(verb.lower(), "")
    return f"{meant} {_bare(rest)}" if meant and rest else ""


def _bare(name: str) -> str:
    """Without what stands around a name: the Village, ein Dorf aus. One that belongs to the name stays."""
    name = name.strip()
    if card_names().find(name) is not None:
        return name
    return FILLERS.sub("", FILLERS.sub("", name)).strip()


def _ends_the_turn(g: Game) -> bool:
    return g.phase == "night" or (g.phase == "buy" and not g.table.night)


def taught(text: str) -> Text | None:
    """At the top of a phase: how what was probably meant is said."""
    word = plain(text)
    if word in END_TURN:
        return (
            "“-” leaves the phase; the next one follows, and after the last one the turn is over.",
            "„-“ verlässt die Phase; die nächste folgt, und nach der letzten ist der Zug vorbei.",
        )
    verb, _, rest = SPEAKS.sub("", text).partition(" ")
    meant = MOVE_VERBS.get(verb.lower(), "")
    slug = card_names().find(FROM_DECK.sub("", rest)) if meant == PLAY and FROM_DECK.search(rest) else None
    if slug is not None and "Shadow" not in facts()[slug].types:
        en, de = facts()[slug].en, facts()[slug].de
        return (
            f"{en} cannot be played from the deck: only a Shadow can.",
            f"{de} lässt sich nicht aus dem Nachziehstapel spielen: Das geht nur mit einem Schatten.",
        )
    if meant and rest:
        return _one_at_a_time(meant, rest) or _misspelt(meant, rest)
    if verb.lower() in GAINS and _card(rest):
        return f"In the Buy phase that is “buy {_card(rest)}”.", f"In der Kaufphase heißt das „kaufe {_card(rest)}“."
    return None


def _one_at_a_time(verb: str, rest: str) -> Text | None:
    """Several cards in one move."""
    parts = [part for part in AND.split(rest) for part in part.split(",")]
    first = re.sub(r"^\d+\s*[x×]?\s+", "", BEHIND.sub(r"\1", parts[0].strip()))
    card = _card(first)
    if not card and verb == PLAY:
        return _on_another(rest)
    if not card or (len(parts) == 1 and plain(first) == plain(rest)):
        return None
    if verb == BUY:
        return (
            f"One move buys one card: “buy {card}”, and the next one is another move.",
            f"Ein Zug kauft eine Karte: „kaufe {card}“, die nächste ist ein weiterer Zug.",
        )
    return (
        f"One move plays one card: “play {card}”, and the next one is another move. “play treasures” plays them all.",
        f"Ein Zug spielt eine Karte: „spiele {card}“, die nächste ist ein weiterer Zug. "
        "„spiele Geldkarten“ spielt alle.",
    )


def _misspelt(verb: str, said: str) -> Text | None:
    near = [] if _card(said) else card_names().suggestions(_bare(said), most=1)
    verb_de = "spiele" if verb == PLAY else "kaufe"
    return next(((f"Did you mean “{verb} {en}”?", f"Meinst du „{verb_de} {de}“?") for en, de in near), None)


def _on_another(said: str) -> Text | None:
    """`play Throne Room on Smithy`: what the card asks is answered in a move of its own."""
    both = ON.search(said)
    card, answer = (card_names().find(_bare(part)) for part in both.groups()) if both else (None, None)
    if card is None or answer is None:
        return None
    first, then = facts()[card], facts()[answer]
    return (
        f"First “play {first.en}”; what it then asks is answered by a move of its own, “{then.en}”.",
        f"Erst „spiele {first.de}“; was die Karte dann fragt, beantwortet ein eigener Zug, „{then.de}“.",
    )


def _card(text: str) -> str:
    slug = card_names().find(_bare(text)) if text else None
    return facts()[slug].en if slug is not None else ""

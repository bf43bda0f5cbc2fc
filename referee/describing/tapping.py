"""The table as it is tapped: what the page's script needs to draw a document and to change it.

The script changes the document itself, so the form, the document and the table are one thing. It knows the cards by one
list that the browser keeps; what the rules say of the table (how full a pile is) it asks the server.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _

from cards.catalogue import catalogue
from cards.models import Situation as Told
from cards.pages.hyphens import shy
from cards.pages.languages import language
from referee.board.table import token_name, zone_name
from referee.describing.form_data import NAMES
from referee.describing.form_fields import counted
from referee.describing.mistakes import check, near_names, told_mistake
from referee.disputes.addresses import address
from referee.documents import Data
from rules import (
    MATS,
    MOST_PLAYERS,
    PHASES,
    TOKENS,
    ZONE_KEYS,
    Game,
    Mistake,
    NotModelled,
    OutOfBudget,
    Situation,
    start,
)
from rules.facts import bears_a_trait, card_names, expansion_names, expansions, facts, in_every_game, kinds, tint
from rules.speech.wording import PHASES as PHASE_NAMES
from rules.speech.wording import amount

OFTEN = 12  # cards that are offered to somebody of whom nothing is known yet
MANY = 12  # cards in a hand that hardly anybody has held
MOST_NAMES = 2_000
EXTRA_TURNS = ("outpost", "mission", "possession", "seize-the-day", "island-folk", "voyage", "fleet")
ON_PILES = ("vp", "debt", "embargo", "coins", "favors")  # counted; the others belong to a player each


# --- the cards ------------------------------------------------------------------------------------------------------


def all_cards() -> dict[str, Any]:
    """Every card as the script knows it: name, as parted, other name, types with their colours, kind, cost, island."""
    known = catalogue()
    here = static("islands/copper.svg").partition("copper")[0]
    found = {}
    for card in known.cards.values():
        parted = shy(card.name)
        found[card.slug] = [
            card.name,
            parted if parted != card.name else 0,
            card.other_name or 0,
            [kind if tint(kind) == kind else f"{kind} {tint(kind)}" for kind in card.types],
            card.tint,
            card.telling,
            facts()[card.slug].kind,
            card.coins if card.coins is not None else -1,
            static(f"islands/{card.slug}.svg").removeprefix(here).removeprefix(card.slug).removesuffix(".svg"),
            card.expansion.slug,
        ]
    return {
        "islands": here,
        "types": {kind.slug: kind.name for kind in known.types.values()},
        "cards": found,
        "basic": in_every_game(),
        "often": often(),
    }


def often() -> list[str]:
    """The Kingdom cards that most stored disputes are called after."""
    named_in = Told.objects.filter(cards__kind="kingdom").values_list("cards__slug", "cards__name_en", "title_en")
    called = Counter(slug for slug, name, title in named_in if name in title)
    return sorted(called, key=lambda slug: (-called[slug], slug))[:OFTEN]


# --- the table ------------------------------------------------------------------------------------------------------


def describe_table(data: Data, mistakes: list[Mistake] | None = None, begun: bool = False) -> dict[str, Any]:
    """All that the page says to its script."""
    return {
        "language": ("en", "de")[language()],
        "table": {**data, "players": list((data.get("players") or {}).items())},  # a list keeps the order of any names
        "begun": begun,
        "named": dict(named(data)),
        "wrong": [wrong(mistake) for mistake in mistakes or ()],
        "players": NAMES,
        "most": MOST_PLAYERS,
        "zones": {key: zone_name(zone) for key, zone in ZONE_KEYS.items()},
        "mats": {key: zone_name(zone) for key, zone in MATS.items()},
        "tokens": {key: token_name(key, 2) for key in TOKENS} | tokens_of_one(),
        "landscapes": kinds("landscape"),
        "held": (*kinds("held"), "boon"),
        "meters": {key: [token_name(key, 1), token_name(key, 2)] for key in ("actions", "buys", "coins")},
        "onPiles": {key: [token_name(key, 1), token_name(key, 2)] for key in ON_PILES},
        "ownOnPiles": own_tokens(),
        "extraTurns": EXTRA_TURNS,
        "phases": {phase: PHASE_NAMES[phase][language()] for phase in PHASES},
        "editions": [
            [slug, box.en, box.de if language() else box.en, sorted(box.editions)]
            for slug, box in expansions().items()
            if len(box.editions) > 1
        ],
        "chosen": chosen_editions(data),
        "at": {name: address(name) for name in ("describe", "all-cards", "look", "found")}
        | {"health": f"{reverse('health')}?only=reading"},
        "words": words(),
    }


def tokens_of_one() -> dict[str, str]:
    """Tokens of which a player has one: it lies there, or it does not."""
    return {
        "journey": _("Journey, face down"),
        "minus-card": _("−1 Card"),
        "minus-coin": _("−1 coin"),
        "sinister-plot": _("Sinister Plot"),
    }


def own_tokens() -> dict[str, str]:
    """Of Adventures, by their Event: each player has one of each."""
    return {
        "pathfinding": amount("cards", 1, language(), "+"),
        "lost-arts": amount("actions", 1, language(), "+"),
        "seaway": amount("buys", 1, language(), "+"),
        "training": amount("coins", 1, language(), "+"),
        "ferry": _("costs 2 less"),
        "plan": _("trashing"),
    }


def chosen_editions(data: Data) -> dict[str, str]:
    """The name under which the document has chosen an edition of a box, by the box."""
    given = data.get("editions")
    names = given if isinstance(given, Mapping) else {}
    return {slug: str(name) for name in names if (slug := expansion_names().find(str(name)))}


def named(data: Any) -> Iterator[tuple[str, str]]:
    """Every name in a document that is a card's, and which card that is: in whatever form and language it is said."""
    left = [data]
    for _n in range(MOST_NAMES):
        if not left:
            return
        value = left.pop()
        if isinstance(value, Mapping):
            left += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            left += value
        elif isinstance(value, str) and len(value) <= 100:
            name = counted(value)[1]
            if slug := card_names().find(name):
                yield name, slug


def wrong(mistake: Mistake) -> dict[str, Any]:
    return {"text": told_mistake(mistake).text, "place": mistake.place, "near": near_names(mistake)}


def looked_at(data: Data) -> dict[str, Any]:
    """What the rules say of the table as it is described so far: its piles, what does not fit, what looks odd."""
    situation, mistakes = check(data)
    if situation is None:
        return {"wrong": [wrong(mistake) for mistake in mistakes], "piles": [], "scapes": {}, "notes": []}
    told_of: dict[str, Any] = {key: {} for key in ("supply", "pile tokens", "landscape tokens") if data.get(key)}
    try:
        game = start(situation, trace=False)
        full = start(check({**data, **told_of})[0] or situation, trace=False) if told_of else game
    except (NotModelled, OutOfBudget, Mistake):
        return {"wrong": [], "piles": [], "scapes": {}, "notes": notes(situation)}
    scapes: dict[str, dict[str, int]] = {}
    for slug, token, n in full.beside.tokens:
        scapes.setdefault(slug, {})[token] = n
    return {
        "wrong": [],
        "piles": list(_piles(game, full)),
        "scapes": scapes,
        "sun": game.beside.sun,
        "loot": "loot" in game.table.piles,
        "notes": notes(situation),
    }


def _piles(game: Game, full: Game) -> Iterator[dict[str, Any]]:
    for pile in game.table.piles.values():
        if pile.supply:
            cards = [game.known(card).slug for card in game.zones[pile.zone]]
            usual = full.table.piles.get(pile.slug)
            yield {
                "slug": pile.slug,
                "n": len(cards),
                "full": len(full.zones[usual.zone]) if usual else len(cards),
                "cards": [[slug, len(list(same))] for slug, same in groupby(cards)] if pile.mixed else None,
                "tokens": {token: n for (on, token), n in full.pile_tokens.items() if on == pile.slug and n},
                "bears": bears_a_trait(pile.slug),
                "traits": [by for by, on in game.beside.chosen if on == pile.slug and facts()[by].kind == "trait"],
            }


def notes(situation: Situation) -> list[str]:
    """What is possible and yet looks like a slip. Never a reason to refuse."""
    found = []
    for name, seat in situation.players.items():
        lying = (seat.hand, seat.deck, seat.discard, seat.play, seat.aside, seat.durations, *seat.mats.values())
        if not any(lying):
            found.append(_("%(name)s has no cards at all.") % {"name": name})
        if len(seat.hand) > MANY:
            found.append(_("%(name)s holds %(n)s cards in hand.") % {"name": name, "n": len(seat.hand)})
    return found


# --- what the script says -------------------------------------------------------------------------------------------


def words() -> dict[str, str]:
    """What the page's script says, in the page's language. In braces stands what it puts in."""
    return {
        "middle": _("Middle"),
        "toPlay": _("to play"),
        "another": _("Another player"),
        "rename": _("Rename or move {name}"),
        "name": _("Name"),
        "earlier": _("Seat earlier"),
        "later": _("Seat later"),
        "remove": _("Remove from the table"),
        "theirTurn": _("It is {name}’s turn"),
        "fewer": _("fewer"),
        "more": _("more"),
        "phase": _("Phase"),
        "here": _("taps land here"),
        "onTop": _("on top"),
        "still": _("still to act"),
        "faceDown": _("face down"),
        "addHere": _("Add a card: {zone}"),
        "cards": _("Cards"),
        "ofTonight": _("tonight {tonight}, basic {basic}"),
        "ofOften": _("often asked {often}, basic {basic}"),
        "close": _("Close the cards"),
        "find": _("Find a card"),
        "tonight": _("Tonight"),
        "basic": _("Basic cards"),
        "used": _("Used before"),
        "often": _("Often asked about"),
        "found": _("Found"),
        "nothing": _("No card is called that."),
        "meant": _("Did you mean"),
        "takeAll": _("Take all"),
        "takeIt": _("Take it"),
        "alike": _("Sounds alike"),
        "already": _("already"),
        "by": _("By keyboard"),
        "oneMore": _("one more"),
        "oneFewer": _("one fewer"),
        "move": _("move"),
        "sideways": _("sideways"),
        "upright": _("upright"),
        "search": _("find"),
        "play": _("play"),
        "moveTo": _("Move it to"),
        "deckTop": _("Deck, top"),
        "turnDown": _("turn face down"),
        "away": _("take away"),
        "putOn": _("put a card on it"),
        "on": _("on {card}"),
        "tokensOn": _("tokens on it"),
        "card": _("card"),
        "chosen": _("{card} chosen"),
        "plays": _("plays …"),
        "undo": _("Undo"),
        "treasures": _("play treasures"),
        "justTable": _("Only lay it out"),
        "follow": _("{n} decisions follow."),
        "followOne": _("One decision follows."),
        "playThem": _("Play it out"),
        "dropThem": _("Without them"),
        "noAction": _("Put an Action into {whose} hand first."),
        "noTreasure": _("Put a Treasure into {whose} hand first."),
        "noNight": _("Put a Night card into {whose} hand first."),
        "noMore": _("There is no Action left to play one with."),
        "nothingToPlay": _("Nothing is played in this phase."),
        "matsAndTokens": _("Mats and tokens"),
        "editions": _("Editions"),
        "newest": _("newest ({n})"),
        "edition": _("edition {n}"),
        "same": _("The same,"),
        "exactly": _("exactly, as text"),
        "document": _("as a document"),
        "startOver": _("Clear the table"),
        "supply": _("Supply"),
        "fullUnless": _("full unless you say so"),
        "trash": _("Trash"),
        "tokens": _("Tokens"),
        "noTokens": _("none"),
        "decks": _("Boons, Hexes, Loot, Prophecy"),
        "boons": _("Boons, top first"),
        "discarded boons": _("Boons, discarded"),
        "druid": _("The Druid’s Boons"),
        "hexes": _("Hexes, top first"),
        "discarded hexes": _("Hexes, discarded"),
        "loot": _("Loot, top first"),
        "prophecy": _("Prophecy"),
        "sun": _("Sun tokens on it"),
        "liesAt": _("lies at"),
        "kindOfTurn": _("Kind of turn"),
        "regular": _("ordinary turn"),
        "extra": _("extra turn: {card}"),
        "decides": _("{name} decides"),
        "decidesOwn": _("decides alone"),
        "gainedNow": _("Gained this turn"),
        "trashedNow": _("Trashed this turn"),
        "landscapes": _("Landscapes"),
        "ally": _("Ally"),
        "kingdom": _("Kingdom piles"),
        "empty": _("empty"),
        "full": _("full"),
        "takeTop": _("Take the top"),
        "rotate": _("Rotate"),
        "holds": _("Artifacts, States, Projects"),
        "gained": _("Gained on the last turn"),
        "lifted": _("{card} lifted."),
        "over": _("{card} over {zone}"),
        "letGo": _("let go: {zone}"),
        "back": _("{card} put back"),
        "moved": _("{card}: from {from} to {to}"),
        "gone": _("{card} taken away"),
        "undone": _("One tap taken back"),
        "suggestions": _("{n} suggestions"),
        "wrong": _("Not everything fits yet."),
        "mend": _("Take all suggestions"),
        "kept": _("Your table from before is still here."),
        "resume": _("Go on with it"),
        "otherTab": _("Another tab has a table too: this one is kept apart from it."),
        "noStore": _("This browser keeps no drafts here: play the table before you close the page."),
        "whose": _("{name}’s"),
        "theirHand": _("{whose} hand"),
        "theirDeck": _("{whose} deck"),
        "theirDiscard": _("{whose} discard pile"),
        "noNet": _("No answer from the server. The table stays as it is."),
    }

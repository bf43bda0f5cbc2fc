"""Sentences, in English and German: what the referee says about a step, and what it asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rules.decisions import Text
from rules.facts import facts

if TYPE_CHECKING:
    from rules.steps import Step

EN, DE = 0, 1
LANGUAGES = ("en", "de")

# {who} the player, {cards} the step's cards, {n} and the rest as the step gives them.
SENTENCES: dict[str, Text] = {
    "turn": ("{who}’s turn begins.", "{who} ist am Zug."),
    "extra turn": ("{who} takes an extra turn ({card}).", "{who} macht einen Extrazug ({card})."),
    "skip turn": ("{who} skips this turn.", "{who} setzt diesen Zug aus."),
    "no extra turn": (
        "No extra turn for {who}: {why}.",
        "Kein Extrazug für {who}: {why}.",
    ),
    "phase": ("{who} goes on to the {phase}.", "{who} geht in die {phase} über."),
    "play": ("{who} plays {cards}.", "{who} spielt {cards}."),
    "play again": ("{who} plays {cards} again.", "{who} spielt {cards} noch einmal."),
    "play away": (
        "{who} plays {cards} again, though it is no longer in play.",
        "{who} spielt {cards} noch einmal, obwohl die Karte nicht mehr im Spiel ist.",
    ),
    "no play": ("{cards} has moved and cannot be played.", "{cards} liegt nicht mehr dort und wird nicht gespielt."),
    "play as": ("{who} plays {cards} as {card}.", "{who} spielt {cards} als {card}."),
    "plus": ("{who} gets {n}.", "{who} erhält {n}."),
    "tokens": ("{who} gets {n}.", "{who} erhält {n}."),
    "spend": ("{who} spends {paid}.", "{who} gibt {paid} aus."),
    "spend favors": ("{who} spends {paid}.", "{who} löst {paid} ein."),
    "keep": ("{who} keeps {cards} in hand.", "{who} behält {cards} auf der Hand."),
    "leave out": (
        "{who} keeps {cards} out of the shuffle, in the discard pile.",
        "{who} mischt {cards} nicht ein, sondern lässt sie im Ablagestapel.",
    ),
    "shuffle to top": ("{who} will have {cards} on top.", "{who} bekommt {cards} nach oben."),
    "draw": ("{who} draws {cards}.", "{who} zieht {cards}."),
    "draw none": ("{who} has no card left to draw.", "{who} hat keine Karte mehr zum Ziehen."),
    "shuffle": (
        "{who} shuffles {n} into a new deck.",
        "{who} mischt {n} zu einem neuen Nachziehstapel.",
    ),
    "discard": ("{who} discards {cards}.", "{who} legt {cards} ab."),
    "discard top": (
        "{who} discards {cards} from the top of the deck.",
        "{who} legt {cards} vom Nachziehstapel ab.",
    ),
    "discard deck": (
        "{who} puts the deck into the discard pile ({n}).",
        "{who} legt den Nachziehstapel auf den Ablagestapel ({n}).",
    ),
    "clean up": ("{who} cleans up: {cards} discarded.", "{who} räumt auf und legt {cards} ab."),
    "stays": ("Still in play: {cards}.", "Weiter im Spiel: {cards}."),
    "trash": ("{who} trashes {cards}.", "{who} entsorgt {cards}."),
    "gain": ("{who} gains {cards}{place}.", "{who} nimmt {cards}{place}."),
    "gain none": ("There is no {cards} left to gain.", "Es ist kein {cards} mehr da."),
    "gain nothing": ("There is nothing for {who} to gain.", "Für {who} gibt es nichts zu nehmen."),
    "buy": ("{who} buys {cards} for {n}.", "{who} kauft {cards} für {n}."),
    "reveal": ("{who} reveals {cards}.", "{who} deckt {cards} auf."),
    "reveal hand": ("{who} reveals the hand: {cards}.", "{who} deckt die Handkarten auf: {cards}."),
    "reveal none": ("{who} has no card to reveal.", "{who} kann keine Karte aufdecken."),
    "look": ("{who} looks at {cards}.", "{who} sieht {cards} an."),
    "set aside": ("{who} sets {cards} aside.", "{who} legt {cards} zur Seite."),
    "take": ("{who} takes {cards} into hand.", "{who} nimmt {cards} auf die Hand."),
    "topdeck": ("{who} puts {cards} onto the deck.", "{who} legt {cards} auf den Nachziehstapel."),
    "bottom": ("{who} puts {cards} on the bottom of the deck.", "{who} legt {cards} unter den Nachziehstapel."),
    "put back": ("{who} puts {cards} back.", "{who} legt {cards} zurück."),
    "put discard": ("{who} puts {cards} into the discard pile.", "{who} legt {cards} auf den Ablagestapel."),
    "mat": ("{who} puts {cards} on the {mat} mat.", "{who} legt {cards} auf das {mat}-Tableau."),
    "return": ("{who} returns {cards} to the pile.", "{who} legt {cards} auf den Stapel zurück."),
    "pass": ("{who} passes {cards} to {other}.", "{who} gibt {cards} an {other} weiter."),
    "choose": ("{who} chooses: {n}.", "{who} wählt: {n}."),
    "name": ("{who} names {cards}.", "{who} nennt {cards}."),
    "decline": ("{who} does not use {card}.", "{who} nutzt {card} nicht."),
    "protected": ("{cards} protects {who} from this Attack.", "{cards} schützt {who} vor diesem Angriff."),
    "unaffected": ("{who} is unaffected by {cards}.", "{who} ist von {cards} nicht betroffen."),
    "lost track": (
        "{cards} is no longer where it was: it is not moved.",
        "{cards} liegt nicht mehr, wo die Karte war: sie wird nicht bewegt.",
    ),
    "nothing": ("{cards} has nothing to do.", "{cards} bewirkt nichts."),
    "later": ("{cards} will go on to do something later.", "{cards} wirkt später weiter."),
    "this turn": ("{cards} holds for the rest of this turn.", "{cards} gilt für den Rest dieses Zuges."),
    "effect": ("{cards} takes effect for {who}.", "{cards} wirkt für {who}."),
    "rotate": (
        "{who} rotates the {card} pile. To the bottom: {cards}.",
        "{who} rotiert den Stapel {card}. Nach unten: {cards}.",
    ),
    "card token": ("{who} puts a token on {cards}.", "{who} legt einen Marker auf {cards}."),
    "lose turn": ("{who} will skip a turn.", "{who} wird einen Zug aussetzen."),
    "pile token": ("{who} puts {n} on the {cards} pile.", "{who} legt {n} auf den Stapel {cards}."),
    "no effect": ("{cards} has no effect.", "{cards} hat keine Wirkung."),
    "instead": ("{cards} takes the place of {card}.", "{cards} tritt an die Stelle von {card}."),
    "exchange": (
        "{who} exchanges {card} for {cards}: it goes back to its pile.",
        "{who} tauscht {card} gegen {cards}: Die Karte geht auf ihren Stapel zurück.",
    ),
    "identify": ("The table says: it is {cards}.", "Der Tisch sagt: Es ist {cards}."),
    "over": ("The game ends: {why}.", "Das Spiel ist zu Ende: {why}."),
    "score": ("{who} has {n} points.", "{who} hat {n} Punkte."),
    "wins": ("{who} wins.", "{who} gewinnt."),
    "hand size": ("{who} draws only {n} cards for the next hand.", "{who} zieht für die nächste Hand nur {n} Karten."),
    "claim": ("{who} will take an extra turn after this one.", "{who} macht nach diesem Zug einen Extrazug."),
    "holds": ("{who} takes {card}.", "{who} nimmt {card}."),
}

PLACES: dict[str, Text] = {
    "discard": ("", ""),
    "hand": (" to hand", " auf die Hand"),
    "deck": (" onto the deck", " auf den Nachziehstapel"),
    "aside": (" and sets it aside", " direkt zur Seite"),
    "play": (" into play", " ins Spiel"),
    "trash": (" from the trash", " aus dem Müll"),
}

UNITS: dict[str, tuple[Text, Text]] = {  # one, several
    "cards": (("Card", "Karte"), ("Cards", "Karten")),
    "actions": (("Action", "Aktion"), ("Actions", "Aktionen")),
    "buys": (("Buy", "Kauf"), ("Buys", "Käufe")),
    "coins": (("Coin", "Geld"), ("Coins", "Geld")),
    "favors": (("Favor", "Gefallen"), ("Favors", "Gefallen")),
    "coffers": (("Coffers", "Taler"), ("Coffers", "Taler")),
    "villagers": (("Villager", "Dorfbewohner"), ("Villagers", "Dorfbewohner")),
    "vp": (("VP token", "Punktemarker"), ("VP tokens", "Punktemarker")),
    "debt": (("debt", "Schulden"), ("debt", "Schulden")),
    "potion": (("Potion", "Trank"), ("Potions", "Tränke")),
    "embargo": (("Embargo token", "Embargomarker"), ("Embargo tokens", "Embargomarker")),
    "pirate": (("Coin token", "Geldmarker"), ("Coin tokens", "Geldmarker")),
}

PHASES: dict[str, Text] = {
    "action": ("Action phase", "Aktionsphase"),
    "buy": ("Buy phase", "Kaufphase"),
    "night": ("Night phase", "Nachtphase"),
    "clean-up": ("Clean-up phase", "Aufräumphase"),
}

IDENTIFY: dict[str, Text] = {
    "hand": ("Which card is it, in your hand?", "Welche Karte ist es, auf deiner Hand?"),
    "deck": ("Which card is on top of your deck?", "Welche Karte liegt oben auf deinem Nachziehstapel?"),
    "discard": ("Which card is it, in your discard pile?", "Welche Karte ist es, in deinem Ablagestapel?"),
}
for _place in ("play", "aside", "island", "native-village", "tavern", "exile"):
    IDENTIFY[_place] = ("Which card is it?", "Welche Karte ist es?")

# What is asked when a card does not ask in its own words.
PROMPTS: dict[str, Text] = {
    "action phase": ("Which Action do you play?", "Welche Aktionskarte spielst du?"),
    "buy phase": ("What do you play or buy?", "Was spielst oder kaufst du?"),
    "night phase": ("Which Night card do you play?", "Welche Nachtkarte spielst du?"),
    "next": ("Which comes next?", "Was kommt als Nächstes?"),
    "use": ("Do you use {card}?", "Nutzt du {card}?"),
    "use watchtower": (
        "Do you trash the gained card, or put it onto your deck?",
        "Entsorgst du die genommene Karte, oder legst du sie auf deinen Nachziehstapel?",
    ),
    "extra": ("Which extra turn comes next?", "Welcher Extrazug kommt zuerst?"),
    "trash": ("What do you trash?", "Was entsorgst du?"),
    "discard": ("What do you discard?", "Was legst du ab?"),
    "topdeck": ("What do you put onto your deck?", "Was legst du auf deinen Nachziehstapel?"),
    "bottom": ("What do you put under your deck?", "Was legst du unter deinen Nachziehstapel?"),
    "set aside": ("What do you set aside?", "Was legst du zur Seite?"),
    "take": ("What do you take into your hand?", "Was nimmst du auf die Hand?"),
    "play": ("Which card do you play?", "Welche Karte spielst du?"),
    "gain": ("What do you gain?", "Was nimmst du?"),
    "reveal": ("What do you reveal?", "Was deckst du auf?"),
    "return": ("What do you return?", "Was legst du zurück?"),
    "choose": ("What do you choose?", "Was wählst du?"),
    "name": ("Which card do you name?", "Welche Karte nennst du?"),
    "order": ("In which order, the future top card first?", "In welcher Reihenfolge, die künftig oberste zuerst?"),
    "how many": ("How many?", "Wie viele?"),
    "overpay": ("How much do you overpay?", "Wie viel zahlst du zusätzlich?"),
    "rotate": ("Which pile do you rotate?", "Welchen Stapel rotierst du?"),
    "pile": ("Which pile?", "Welcher Stapel?"),
    "may": ("Do you do this?", "Tust du das?"),
}


def card_name(slug: str, language: int) -> str:
    if slug == "?":
        return ("a face-down card", "eine verdeckte Karte")[language]
    fact = facts()[slug]
    return fact.de if language == DE else fact.en


def card_list(slugs: Iterable[str], language: int) -> str:
    """Copper, 2 Estate.

    >>> card_list(["estate", "copper", "estate"], EN)
    '2 Estate, Copper'
    """
    counted = Counter(slugs)
    if not counted:
        return ("nothing", "nichts")[language]
    parts = []
    for slug, n in counted.items():
        if slug == "?" and n > 1:
            parts.append((f"{n} face-down cards", f"{n} verdeckte Karten")[language])
        else:
            name = card_name(slug, language)
            parts.append(name if n == 1 else f"{n} {name}")
    return ", ".join(parts)


def so_many_cards(n: int) -> Text:
    return ("1 card", "1 Karte") if n == 1 else (f"{n} cards", f"{n} Karten")


def amount(unit: str, n: int, language: int, sign: str = "") -> str:
    one, several = UNITS[unit]
    return f"{sign}{n} {(one if n == 1 else several)[language]}"


def _word(key: str, value: Any, language: int) -> str:
    if key == "phase":
        return PHASES[value][language]
    if key == "place":
        return PLACES.get(value, ("", ""))[language]
    if key in ("card", "mat") and isinstance(value, str):
        return card_name(value, language)
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, str) for part in value):
        return str(value[language])
    if isinstance(value, Mapping):
        return ", ".join(amount(unit, n, language, "+" if key == "n" else "") for unit, n in value.items() if n)
    return str(value)


def sentence(step: Step, names: tuple[str, ...], language: int) -> str:
    """The step in one sentence."""
    words: dict[str, Any] = {key: _word(key, value, language) for key, value in step.words.items()}
    if "other" in step.words:
        words["other"] = names[step.words["other"]]
    words["who"] = names[step.actor]
    words["cards"] = card_list(step.cards, language)
    return SENTENCES[step.sentence][language].format(**words)

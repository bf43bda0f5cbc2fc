"""What the referee asks, in English and German."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.engine.decisions import NO, Decision, Text
from rules.speech.grammar import DE, EN, THE, capital, listed, the_card

IDENTIFY: dict[str, Text] = {
    "hand": ("What is the face-down card in your hand?", "Welche Karte hast du verdeckt auf der Hand?"),
    "deck": ("Which card is on top of your deck?", "Welche Karte liegt oben auf deinem Nachziehstapel?"),
    "discard": (
        "Which card is the unknown one in your discard pile?",
        "Welche ist die unbekannte Karte in deinem Ablagestapel?",
    ),
}
for _place in ("play", "aside", "island", "native-village", "tavern", "exile", "inheritance", "prince"):
    IDENTIFY[_place] = ("What is the face-down card?", "Welche Karte ist die verdeckte?")

# The same where several lie there.
IDENTIFY_ONE: dict[str, Text] = {
    "hand": (
        "What is one of the {n} face-down cards in your hand?",
        "Was ist eine der {n} verdeckten Karten auf deiner Hand?",
    ),
    "discard": (
        "Which card is one of the {n} unknown ones in your discard pile?",
        "Welche Karte ist eine der {n} unbekannten in deinem Ablagestapel?",
    ),
}

# What is asked when a card does not ask in its own words.
PROMPTS: dict[str, Text] = {
    "action phase": ("Which Action do you play?", "Welche Aktionskarte spielst du?"),
    "buy phase": ("What do you play or buy?", "Was spielst oder kaufst du?"),
    "night phase": ("Which Night card do you play?", "Welche Nachtkarte spielst du?"),
    "next": ("Which comes next?", "Was kommt als Nächstes?"),
    "reacts": (
        "Is a face-down card in your hand a Reaction that can be used now?",
        "Ist eine verdeckte Karte auf deiner Hand eine Reaktion, die jetzt eingesetzt werden kann?",
    ),
    "discarded reacts": (
        "Is a face-down card that you discard a Reaction that can be used now?",
        "Ist eine verdeckte Karte, die du ablegst, eine Reaktion, die jetzt geht?",
    ),
    "play it": ("Do you play it?", "Spielst du sie?"),
    "discard it": ("Do you discard it?", "Legst du sie ab?"),
    "discard them": ("Do you discard them?", "Legst du sie ab?"),
    "is it discarded": ("Is it discarded?", "Wird sie abgelegt?"),
    "set it aside": ("Do you set it aside?", "Legst du sie zur Seite?"),
    "way": ("As which Way do you play it?", "Als welchen Weg spielst du sie?"),
    "use": ("Do you use {card}?", "Nutzt du {card}?"),
    "use on would-gain": (
        "Do you use {card} before you gain {about}?",
        "Nutzt du {card}, bevor du {about} nimmst?",
    ),
    "use on would-discard": (
        "Do you use {card} before it is discarded?",
        "Nutzt du {card}, bevor die Karte abgelegt wird?",
    ),
    "use on discard-from-play": (
        "Do you use {card} as {that} is discarded from play?",
        "Nutzt du {card}, während {that} aus dem Spiel abgelegt wird?",
    ),
    "use watchtower": (
        "Do you trash the gained card, or put it onto your deck?",
        "Entsorgst du die genommene Karte, oder legst du sie auf deinen Nachziehstapel?",
    ),
    "extra": ("Which extra turn comes next?", "Welcher Extrazug kommt zuerst?"),
    "trash": ("What do you trash?", "Was entsorgst du?"),
    "discard": ("What do you discard?", "Was legst du ab?"),
    "topdeck": ("What do you put onto your deck?", "Was legst du auf deinen Nachziehstapel?"),
    "bottom": ("What do you put under your deck?", "Was legst du unter deinen Nachziehstapel?"),
    "exile": ("What do you Exile?", "Was legst du ins Exil?"),
    "from exile": ("Do you discard all copies from your Exile?", "Legst du alle gleichen Karten aus deinem Exil ab?"),
    "set aside": ("What do you set aside?", "Was legst du zur Seite?"),
    "pass": ("What do you pass on?", "Was gibst du weiter?"),
    "into deck": ("What do you put into your deck?", "Was steckst du in deinen Nachziehstapel?"),
    "above": ("How many cards lie above it?", "Wie viele Karten liegen darüber?"),
    "take": ("What do you take into your hand?", "Was nimmst du auf die Hand?"),
    "play": ("Which card do you play?", "Welche Karte spielst du?"),
    "gain": ("What do you gain?", "Was nimmst du?"),
    "reveal": ("What do you reveal?", "Was deckst du auf?"),
    "receive": ("Which Boon do you receive?", "Welche Gabe empfängst du?"),
    "replace": ("Which starting card does it replace?", "Welche Startkarte ersetzt sie?"),
    "return": ("What do you return?", "Was legst du zurück?"),
    "choose": ("What do you choose?", "Was wählst du?"),
    "name": ("Which card do you name?", "Welche Karte nennst du?"),
    "shadows": (
        "In which order do your Shadows lie at the bottom, the upper one first?",
        "In welcher Reihenfolge liegen deine Schatten unten, der obere zuerst?",
    ),
    "order": (
        "In which order do they go, the top card first?",
        "In welcher Reihenfolge kommen sie, die oberste zuerst?",
    ),
    "how many": ("How many?", "Wie viele?"),
    "barter": ("What do you trash instead of paying?", "Was entsorgst du, statt zu bezahlen?"),
    "overpay": ("How much do you overpay?", "Wie viel zahlst du zusätzlich?"),
    "rotate": ("Which pile do you rotate?", "Welchen Stapel rotierst du?"),
    "pile": ("Onto which pile does the token go?", "Auf welchen Stapel kommt der Marker?"),
    "may": ("Do you do this?", "Tust du das?"),
}

DECLINED = ("declines", "not used", "says no", "chooses none")  # sentences that tell what was not wanted

# What was not wanted, by what was asked.
NOT_DONE: dict[object, Text] = {
    "play it": ("does not play that card", "spielt diese Karte nicht"),
    "discard it": ("does not discard that card", "legt diese Karte nicht ab"),
    "discard them": ("does not discard these cards", "legt diese Karten nicht ab"),
    "is it discarded": ("leaves that card there", "lässt diese Karte liegen"),
    "set it aside": ("does not set that card aside", "legt diese Karte nicht zur Seite"),
    "use watchtower": ("leaves the gained card where it is", "lässt die genommene Karte, wo sie ist"),
    "trash": ("trashes nothing", "entsorgt nichts"),
    "discard": ("discards nothing", "legt nichts ab"),
    "topdeck": ("puts nothing onto the deck", "legt nichts auf den Nachziehstapel"),
    "bottom": ("puts nothing under the deck", "legt nichts unter den Nachziehstapel"),
    "exile": ("Exiles nothing", "legt nichts ins Exil"),
    "from exile": ("leaves the copies in Exile", "lässt die gleichen Karten im Exil"),
    "set aside": ("sets nothing aside", "legt nichts zur Seite"),
    "pass": ("passes nothing on", "gibt nichts weiter"),
    "take": ("takes nothing into hand", "nimmt nichts auf die Hand"),
    "play": ("plays nothing", "spielt nichts"),
    "gain": ("gains nothing", "nimmt nichts"),
    "reveal": ("reveals nothing", "deckt nichts auf"),
    "receive": ("receives no Boon", "empfängt keine Gabe"),
    "return": ("returns nothing", "legt nichts zurück"),
    "rotate": ("rotates no pile", "rotiert keinen Stapel"),
    "pile": ("chooses no pile", "wählt keinen Stapel"),
    "choose": ("chooses nothing", "wählt nichts"),
}


def so_many_of(prompt: Text, least: int, most: int) -> Text:
    """A choice among options of which several are taken, or one more because of an Elder.

    >>> so_many_of(PROMPTS["choose"], 2, 2)
    ('Which 2 of these do you choose?', 'Welche 2 davon wählst du?')
    >>> so_many_of(PROMPTS["choose"], 1, 2)[EN]
    'What do you choose: 1 of these, or 2 with the Elder?'
    """
    if most < 2 or prompt != PROMPTS["choose"]:
        return prompt
    if least == most:
        return f"Which {most} of these do you choose?", f"Welche {most} davon wählst du?"
    elder = the_card("elder", EN), the_card("elder", DE)
    return (
        f"What do you choose: {least} of these, or {most} with {elder[EN]}?",
        f"Was wählst du: {least} davon oder durch {elder[DE]} {most}?",
    )


def parted(done: Text) -> tuple[Text, Text]:
    """The verb of what is not done, and what follows it."""
    (en, _, this), (de, _, dies) = (text.partition(" ") for text in done)
    return (en, de), (this, dies)


@cache
def use_prompt(slug: str, event: str = "", about: str = "") -> Text:
    """Whether that card is used; in some events also when, which is what people argue about."""
    en, de = PROMPTS.get(f"use on {event}", PROMPTS["use"])
    said = about or slug
    itself = ("it", "die Karte") if said == slug else (the_card(said, EN, THE), the_card(said, DE, THE))
    return (
        en.format(card=the_card(slug, EN), about=the_card(said, EN), that=itself[EN]),
        de.format(card=the_card(slug, DE), about=the_card(said, DE), that=itself[DE]),
    )


ASKED: Text = ("is asked:", "gefragt:")
QUOTES: Text = ("“{}”", "„{}“")
MOST_ANSWERS = 10  # that are told; more piles are only counted


def is_asked(
    decision: Decision, names: tuple[str, ...], language: int, in_phase: bool = False, bought: str = ""
) -> tuple[str, ...]:
    """The open question with its answers, in one sentence: that something is not among them is often the point.

    What may be played or bought is told only `in_phase`: where that is what is quarrelled about. `bought` is the card
    that whoever is asked has bought and not gained yet.
    """
    if decision.kind == "phase" and not in_phase:
        return ()
    if decision.kind == "yes-no":
        answers = ("Yes or no", "Ja oder nein")[language]
    elif decision.kind in ("choose-card", "choose-pile", "choose-option", "next-effect", "order", "phase"):
        labels = [label for label in decision.choices if label != "-"]
        if len(labels) > MOST_ANSWERS:
            if not in_phase or decision.kind != "choose-pile" or decision.max > 1:
                return ()
            words = [(f"one of {len(labels)} piles", f"einer von {len(labels)} Stapeln")[language]]
        else:
            words = [_as_done(decision.words(label)[language], decision.kind, language) for label in labels]
        answers = _answers(decision, words, language)
    else:
        answers = ""
    name, prompt = names[decision.player], decision.prompt[language]
    end = f" {answers}." if answers else ""
    asked = (name, f"{name} wird")[language]
    card = the_card(bought, language) if bought else ""
    if card and card not in prompt:
        asked = (f"Before {name} gains {card}, {name}", f"Bevor {name} {card} nimmt, wird {name}")[language]
    return (f"{asked} {ASKED[language]} {QUOTES[language].format(prompt)}{end}",)


def is_a_question(sentences: Sequence[str], language: int) -> bool:
    """Among these is what a player is asked."""
    return any(f" {ASKED[language]} " in sentence for sentence in sentences)


def is_declined(decision: Decision, answer: str) -> bool:
    """Something was offered, and nothing of it was wanted."""
    offers = decision.kind == "yes-no" or (decision.kind.startswith("choose") and decision.min == 0)
    return offers and answer.rpartition(":")[2].strip().lower() in NO


def declines(decisions: Sequence[Decision], names: tuple[str, ...], language: int, in_vain: str = "") -> str:
    """What a player was offered and did not want, in one sentence; and the card that did nothing more then."""
    name = names[decisions[0].player]
    prompts = list(dict.fromkeys(decision.prompt[language] for decision in decisions))
    quoted = [(f"“{prompt}”", f"„{prompt}“")[language] for prompt in prompts]
    if len(quoted) > 1:
        return (f"{name} declines: {listed(quoted, EN)}", f"{name} verzichtet: {listed(quoted, DE)}")[language]
    if decisions[0].kind == "yes-no":
        return (f"Asked {quoted[0]}, {name} says no.", f"Auf die Frage {quoted[0]} sagt {name} Nein.")[language]
    chosen = (f"Asked {quoted[0]}, {name} chooses nothing", f"Auf die Frage {quoted[0]} wählt {name} nichts")[language]
    if not in_vain:
        return f"{chosen}."
    card = the_card(in_vain, language, THE)
    return f"{chosen}{(f', so {card} does nothing more', f', also bewirkt {card} nichts weiter')[language]}."


def _as_done(words: str, kind: str, language: int) -> str:
    """In German a move of a phase is an order, and here it is none: Kupfer kaufen, not kaufe Kupfer."""
    verb, _, what = words.partition(" ")
    if kind == "phase" and verb == "spend":  # 1 Coffers: a unit, as everywhere else
        return f"{verb} {what.title()}"
    if kind != "phase" or language != DE or not what:
        return words
    return f"{what}geben" if verb == "gib" else f"{what} {verb}n"  # gib 1 Taler aus


def _answers(decision: Decision, words: list[str], language: int) -> str:
    least, most = decision.min, decision.max
    if decision.kind == "order":
        return listed(words, language)
    if decision.kind == "phase":
        least = int("-" not in decision.labels)
    if most > 1:
        many = f"{most}" if least == most or decision.whole else (f"up to {most}", f"bis zu {most}")[language]
        none = (", or none", ", oder keine")[language] if decision.whole and least == 0 else ""
        return f"{capital(many)} {('of', 'von')[language]} {listed(words, language)}{none}"
    if least == 0 or (decision.kind == "phase" and "-" in decision.choices):
        words = [*words, ("nothing", "nichts")[language]]
    *first, last = words
    return capital(f"{', '.join(first)} {('or', 'oder')[language]} {last}" if first else last)

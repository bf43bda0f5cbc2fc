"""A card goes from one place to another, or is seen there."""

from __future__ import annotations

from rules.speech.sentences.record import Sentence

SENTENCES = {
    "reveals more": Sentence(
        "{By} lets {who} reveal {n} cards, not 2.", "{By} lässt {who} {n} Karten aufdecken und nicht 2.", 5
    ),
    "keep": Sentence("{who} keeps {those} in hand.", "{who} behält {those} auf der Hand.", 3),
    "keep besides": Sentence(
        "{who} keeps {those} in hand, on top of what is drawn.",
        "{who} behält {those} auf der Hand, zusätzlich zu dem, was gezogen wird.",
        3,
    ),
    "whole hand": Sentence(
        "{who} has no more cards in hand than that: all of them go.",
        "{who} hat nicht mehr Karten auf der Hand: Alle kommen weg.",
        3,
    ),
    "leave out": Sentence(
        "{who} keeps {those} out of the shuffle, in the discard pile.",
        "{who} lässt {those} beim Mischen im Ablagestapel.",
        5,
    ),
    "chosen for the top": Sentence(
        "{who} chooses {those} for the top of the shuffled cards.",
        "{who} wählt {those} für ganz oben.",
        2,
    ),
    "chosen for the bottom": Sentence(
        "{who} chooses {those} for the bottom of the shuffled cards.",
        "{who} wählt {those} für ganz unten.",
        2,
    ),
    "chosen within": Sentence(
        "{who} chooses a place among the shuffled cards for {those}: {n}.",
        "{who} wählt für {those} einen Platz zwischen den gemischten Karten: {n}.",
        2,
    ),
    "among the shuffled": Sentence(
        "{who} puts {cards} among the shuffled cards, {n}.",
        "{who} steckt {cards} zwischen die gemischten Karten, {n}.",
        4,
    ),
    "onto the shuffled": Sentence(
        "{who} puts {those} on top of the shuffled cards.", "{who} legt {those} oben auf die gemischten Karten.", 5
    ),
    "under the shuffled": Sentence(
        "{who} puts {those} beneath the shuffled cards.", "{who} legt {those} unter die gemischten Karten.", 5
    ),
    "draw": Sentence(
        "{who} draws {cards}{beneath}{caused}.", "{who} zieht {cards}{beneath}{caused}.", 4, adds_up=True, new=True
    ),
    "shuffle": Sentence(
        "{who} shuffles {n} into a new deck{beneath}.", "{who} mischt {n} zu einem neuen Nachziehstapel{beneath}.", 1
    ),
    "shuffle none": Sentence("{who} has no other card to shuffle.", "{who} hat keine andere Karte zu mischen.", 1),
    "discard": Sentence(
        "{who} discards {cards}{caused}.", "{who} legt {cards} ab{caused}.", 4, adds_up=True, trigger=True
    ),
    "discard with": Sentence(
        "{who} discards {cards} in {whose} Clean-up.", "{who} legt {cards} in {whose} Aufräumphase ab.", 4, adds_up=True
    ),
    "discard top": Sentence(
        "{who} discards {cards} from the top of the deck.", "{who} legt {cards} vom Nachziehstapel ab.", 4, adds_up=True
    ),
    "discard exile": Sentence(
        "{who} discards {cards} from Exile.", "{who} legt {cards} aus dem Exil ab.", 6, adds_up=True, trigger=True
    ),
    "discard from trash": Sentence(
        "{who} discards {those} from the trash.", "{who} legt {those} aus dem Müll ab.", 6, trigger=True
    ),
    "discard deck": Sentence(
        "{who} puts the deck unseen into the discard pile ({n}).",
        "{who} legt den Nachziehstapel ungesehen auf den Ablagestapel ({n}).",
        3,
    ),
    "trash": Sentence(
        "{who} trashes {cards}{caused}.",
        "{who} entsorgt {cards}{caused}.",
        5,
        itself=True,
        adds_up=True,
        trigger=True,
    ),
    "gain": Sentence(
        "{who} gains {cards}{place}.", "{who} nimmt {cards}{place}.", 6, adds_up=True, new=True, trigger=True
    ),
    "trash supply": Sentence(
        "{who} trashes {cards} from the Supply.",
        "{who} entsorgt {cards} aus dem Vorrat.",
        5,
        adds_up=True,
        new=True,
        trigger=True,
    ),
    "keep back": Sentence(
        "{who} leaves {cards} in the discard pile.", "{who} lässt {cards} im Ablagestapel.", 4, adds_up=True
    ),
    "whole deck": Sentence(
        "{The} is now the whole deck: nothing is shuffled for that.",
        "{The} ist jetzt der ganze Nachziehstapel: Dafür wird nichts gemischt.",
        6,
    ),
    "stays on deck": Sentence(
        "{The} stays on top of the deck: {why}.",
        "{The} bleibt oben auf dem Nachziehstapel: {why}.",
        6,
        several=("{The} stay on top of the deck: {why}.", "{The} bleiben oben auf dem Nachziehstapel: {why}."),
    ),
    "would gain": Sentence(
        "{who} would gain {a}, but for {by}.", "{who} würde {a} nehmen, wäre da nicht {by}.", 4, trigger=True
    ),
    "left there": Sentence(
        "{who} leaves {those} on the deck.", "{who} lässt {those} auf dem Nachziehstapel liegen.", 5
    ),
    "left for the next coin": Sentence(
        "{who} leaves {those} on the deck: for the next coin it is looked at again.",
        "{who} lässt {those} auf dem Nachziehstapel: Für das nächste Geld kommt die Karte noch einmal dran.",
        5,
    ),
    "reveal": Sentence("{who} reveals {cards}{fits}.", "{who} deckt {cards} auf{fits}.", 2),
    "reveal hand": Sentence("{who} reveals the hand: {cards}.", "{who} deckt die Handkarten auf: {cards}.", 3),
    "look": Sentence("{who} looks at {cards}.", "{who} sieht sich {cards} an.", 1),
    "look at bottom": Sentence(
        "{who} looks at the bottom card of the deck: {found}.",
        "{who} sieht sich die unterste Karte des Nachziehstapels an: {found}.",
        1,
    ),
    "look through": Sentence(
        "{who} looks through the discard pile: {found}.", "{who} sieht den Ablagestapel durch: {found}.", 1
    ),
    "set aside": Sentence("{who} sets {cards} aside.", "{who} legt {cards} zur Seite.", 4, itself=True, adds_up=True),
    "set aside face down": Sentence(
        "{who} sets {cards} aside face down.", "{who} legt {cards} verdeckt zur Seite.", 4, adds_up=True
    ),
    "starts with": Sentence("{who} starts with {cards} instead.", "{who} beginnt stattdessen mit {cards}.", 5),
    "inherit": Sentence(
        "{who} sets {cards} aside: that is no gain.",
        "{who} legt {cards} zur Seite: Das ist kein Nehmen.",
        5,
    ),
    "take": Sentence(
        "{who} takes {cards} into hand.", "{who} nimmt {cards} auf die Hand.", 4, itself=True, adds_up=True
    ),
    "take from trash": Sentence(
        "{who} takes {those} from the trash into hand.", "{who} nimmt {those} aus dem Müll auf die Hand.", 4
    ),
    "topdeck": Sentence(
        "{who} puts {cards} onto the deck{on_top}.",
        "{who} legt {cards} auf den Nachziehstapel{on_top}.",
        4,
        itself=True,
        adds_up=True,
    ),
    "only in deck": Sentence(
        "{The} is all that {who} has in the deck: nothing is shuffled for that.",
        "{The} ist alles, was {who} im Nachziehstapel hat: Gemischt wird dafür nicht.",
        4,
        several=(
            "{The} are all that {who} has in the deck: nothing is shuffled for that.",
            "{The} sind alles, was {who} im Nachziehstapel hat: Gemischt wird dafür nicht.",
        ),
    ),
    "bottom": Sentence(
        "{who} puts {cards} on the bottom of the deck.", "{who} legt {cards} unter den Nachziehstapel.", 3
    ),
    "pass": Sentence("{who} passes {cards} to {other}{caused}.", "{who} gibt {cards}{caused} an {other} weiter.", 5),
    "shadows beneath": Sentence(
        "{The} goes beneath {who}’s other cards: it is a Shadow.",
        "{The} kommt unter die anderen Karten von {who}: Das ist ein Schatten.",
        4,
        several=(
            "{The} go beneath {who}’s other cards: they are Shadows.",
            "{The} kommen unter die anderen Karten von {who}: Das sind Schatten.",
        ),
    ),
    "orders shadows": Sentence(
        "{who} orders the Shadows at the bottom, the upper one first: {names}.",
        "{who} ordnet die Schatten unten, den oberen zuerst: {names}.",
        4,
    ),
    "into deck": Sentence(
        "{who} puts {cards} into the deck, {n}.", "{who} steckt {cards} in den Nachziehstapel, {n}.", 4
    ),
    "reshuffle": Sentence(
        "{who} shuffles the discarded {n} ({m}) into a new deck{without}.",
        "{who} mischt die abgelegten {n} ({m}) zu einem neuen Stapel{without}.",
        1,
    ),
    "put discard": Sentence("{who} puts {cards} into the discard pile.", "{who} legt {cards} auf den Ablagestapel.", 3),
    "mat": Sentence(
        "{who} puts {cards} on the {mat} mat.", "{who} legt {cards} auf das {mat}-Tableau.", 5, itself=True
    ),
    "open mat": Sentence(
        "{who} puts {cards} face up on the {mat} mat for the rest of the game.",
        "{who} legt {cards} offen auf das {mat}-Tableau, für den Rest des Spiels.",
        5,
        itself=True,
    ),
    "exile": Sentence("{who} Exiles {cards}.", "{who} legt {cards} ins Exil.", 5, itself=True, adds_up=True),
    "exile supply": Sentence(
        "{who} Exiles {cards} from the Supply (no gain).",
        "{who} legt {cards} aus dem Vorrat ins Exil (kein Nehmen).",
        5,
        adds_up=True,
        new=True,
    ),
    "return": Sentence(
        "{who} returns {cards} to the pile.", "{who} legt {cards} auf den Stapel zurück.", 5, itself=True
    ),
    "gains to": Sentence("{The} is gained{place}.", "{The} kommt beim Nehmen{place}.", 5, announces="gain"),
    "gains not to": Sentence(
        "{The} is not gained{place}: that holds only in place of the discard pile.",
        "{The} kommt beim Nehmen nicht{place}: Das gilt nur statt des Ablagestapels.",
        7,
        word=("{The} is not gained{place}.", "{The} kommt nicht{place}."),
    ),
    "has cards again": Sentence(
        "The {card_name} pile was empty and has cards again.",
        "Der Stapel {card_name} war leer und hat wieder Karten.",
        5,
    ),
    "shuffle in": Sentence(
        "{who} shuffles {cards} into the deck.", "{who} mischt {cards} in den Nachziehstapel.", 5, itself=True
    ),
    "piles leave": Sentence(
        "These Kingdom piles leave the Supply for good: {names}.",
        "Diese Königreichstapel verlassen den Vorrat für immer: {names}.",
        8,
    ),
    "piles come": Sentence(
        "These Kingdom piles are set up: {names}.", "Diese Königreichstapel werden aufgebaut: {names}.", 8
    ),
    "piles come along": Sentence("With them come: {names}.", "Dazu kommen: {names}.", 8),
    "bane comes": Sentence("The bane is now: {names}.", "Bannkarte ist jetzt: {names}.", 8),
    "ally comes": Sentence("The Ally is now: {names}.", "Verbündeter ist jetzt: {names}.", 8),
    "lies apart": Sentence("Chosen for {card_name}: {names}.", "Gewählt für {card_name}: {names}.", 8),
    "rotate": Sentence(
        "{who} rotates the {card_name} pile and puts {cards} on the bottom.",
        "{who} rotiert den Stapel {card_name} und legt {cards} nach unten.",
        7,
        repeated=("{who} rotates {many} piles: {piles}.", "{who} rotiert {many} Stapel: {piles}."),
    ),
    "rotate alike": Sentence(
        "{who} rotates the {card_name} pile, which looks the same afterwards: all its cards are alike.",
        "{who} rotiert den Stapel {card_name}, der danach genauso aussieht: Alle Karten darin sind gleich.",
        7,
    ),
    "market bottom": Sentence(
        "{who} puts {those} under the Black Market deck.",
        "{who} legt {those} unter den Schwarzmarktstapel.",
        3,
    ),
    "leaves below": Sentence(
        "{who} leaves {those} at the bottom of the deck.", "{who} lässt {those} unten im Nachziehstapel.", 5
    ),
    "exchange": Sentence(
        "{who} exchanges {card} for {cards}: the new card goes to the discard pile, the old one back to its pile,"
        " and nothing is gained or trashed.",
        "{who} tauscht {card} gegen {cards}: Die neue Karte kommt auf den Ablagestapel,"
        " die alte auf ihren Stapel zurück; genommen oder entsorgt wird dabei nichts.",
        7,
    ),
}

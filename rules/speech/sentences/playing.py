"""A card is played, chosen, named, counted, called; how long it holds."""

from __future__ import annotations

from rules.speech.sentences.record import Sentence

SENTENCES = {
    "is too": Sentence("{The} is {type} too: {why}.", "{The} ist auch {type}: {why}.", 7),
    "is a dear treasure": Sentence("{The} is a Treasure and costs {n}.", "{The} ist eine Geldkarte und kostet {n}.", 5),
    "is both": Sentence("{The} is {what} at once.", "{The} ist {what} zugleich.", 6),
    "share types": Sentence("{The} share {what}.", "{The} haben {what}.", 1),
    "is not now": Sentence("{The} is {type} now: {why}.", "{The} ist jetzt {type}: {why}.", 7),
    "play": Sentence("{who} plays {cards}{then}.", "{who} spielt {cards}{then}.", 2, new=True, trigger=True),
    "as way": Sentence("{who} uses {those} as {card_name}.", "{who} nutzt {those} als {card_name}.", 6),
    "play again": Sentence(
        "{who} plays {those} {again}.",
        "{who} spielt {those} {again}.",
        6,
        repeated=("{who} plays {those} {more}.", "{who} spielt {those} noch {often}."),
    ),
    "play away": Sentence(
        "{who} plays {those} again, though it is no longer in play.",
        "{who} spielt {those} noch einmal, obwohl die Karte nicht mehr im Spiel ist.",
        9,
    ),
    "play there again": Sentence(
        "{who} plays {those} again, which stays where it is.",
        "{who} spielt {those} noch einmal; die Karte bleibt liegen.",
        7,
    ),
    "play shadow": Sentence(
        "{who} plays {cards} from the deck: it is a Shadow.",
        "{who} spielt {cards} aus dem Nachziehstapel: Die Karte ist ein Schatten.",
        5,
        trigger=True,
    ),
    "play there": Sentence(
        "{who} plays {those}, which stays where it is{then}.", "{who} spielt {those}; die Karte bleibt liegen{then}.", 6
    ),
    "call": Sentence(
        "{who} calls {cards} from the Tavern mat into play{then}.",
        "{who} ruft {cards} vom Wirtshaus-Tableau ins Spiel{then}.",
        5,
        itself=True,
    ),
    "orders": Sentence(
        "There are too many orders of these Treasures to try them all: after {n} tries only the richest so far were"
        " followed, and another order might bring more.",
        "Für diese Geldkarten gibt es zu viele Reihenfolgen, um alle zu probieren: Nach {n} Versuchen ging es nur mit"
        " den bisher ergiebigsten weiter, und eine andere Reihenfolge könnte mehr bringen.",
        3,
    ),
    "choose": Sentence("{who} chooses: {n}.", "{who} wählt: {n}.", 2),
    "declines": Sentence("{who} {does} {what}.", "{who} {does} {what}.", 2, lacks=True),
    "not used": Sentence("{who} does not use {those}{why}.", "{who} nutzt {those} nicht{why}.", 2),
    "says yes": Sentence("Asked {what}, {who} says yes.", "Auf die Frage {what} sagt {who} Ja.", 2),
    "says no": Sentence("Asked {what}, {who} says no.", "Auf die Frage {what} sagt {who} Nein.", 2),
    "chooses none": Sentence("Asked {what}, {who} chooses nothing.", "Auf die Frage {what} wählt {who} nichts.", 2),
    "choose card": Sentence("{who} chooses {those}.", "{who} wählt {those}.", 5),
    "name": Sentence("{who} names {names}.", "{who} nennt {names}.", 4),
    "names": Sentence(
        "{who} counts different names{where}: {n} ({names}){so}.",
        "{who} zählt verschiedene Namen{where}: {n} ({names}){so}.",
        5,
    ),
    "counted": Sentence("{who} counts {what}: {n}{which}.", "{who} zählt {what}: {n}{which}.", 5),
    "applies": Sentence("{The} takes effect: {why}.", "{The} wirkt hier: {why}.", 3),
    "gained anyway": Sentence(
        "{The} was gained, wherever it lies now.",
        "{The} wurde genommen, wo auch immer die Karte jetzt liegt.",
        4,
    ),
    "pays all the same": Sentence("{The} gives its Coins all the same.", "{The} gibt trotzdem Geld.", 3),
    "shown only now": Sentence(
        "The others may show a Province only now, after {who}: so says the German rulebook; by the English one all show"
        " first.",
        "Die anderen dürfen erst jetzt, nach {who}, eine Provinz vorzeigen: So steht es im deutschen Regelheft;"
        " nach dem englischen zeigen erst alle.",
        3,
    ),
    "becomes": Sentence("Instead of {n} it is {what}.", "Statt {n} gibt es {what}.", 3),
    "only fit": Sentence(
        "{The} is the only card in the Supply that fits; {why}.",
        "{The} passt als einzige Karte im Vorrat; {why}.",
        3,
    ),
    "dearer": Sentence(
        "{The} costs more than {that}: {n}, not {m}.", "{The} kostet mehr als {that}: {n}, nicht {m}.", 4
    ),
    "nth play": Sentence(
        "It is the {nth} time this turn that {who} plays {cards}.",
        "{who} spielt zum {nth} Mal in diesem Zug {cards}.",
        2,
    ),
    "fits as well": Sentence("{The} counts: {why}.", "{The} zählt: {why}.", 4),
    "passed over": Sentence("{The} does not count: {why}.", "{The} zählt nicht: {why}.", 4),
    "last gained": Sentence(
        "What {other}, to {who}’s right, gained on their own last turn counts if it costs up to 6: {cards}.",
        "Es zählt, was {other} rechts von {who} im eigenen letzten Zug genommen hat und höchstens 6 kostet: {cards}.",
        6,
    ),
    "instead": Sentence(
        "{who} replaces {card} with {new}.",
        "{who} ersetzt {card} durch {new}.",
        8,
        word=("{new} instead.", "Stattdessen {new}."),
    ),
    "other text": Sentence(
        "{That} does not do what it says: it is the first Action that {who} plays this turn.",
        "{That} tut nicht, was darauf steht: Es ist die erste Aktion, die {who} in diesem Zug spielt.",
        8,
        word=("{That} does not do what it says.", "{That} tut nicht, was darauf steht."),
    ),
    "no longer first": Sentence(
        "{By} changes nothing when {that} is played again: that is no longer the first Action of the turn.",
        "{By} ändert nichts, wenn {that} noch einmal gespielt wird: Das ist nicht mehr die erste Aktion des Zuges.",
        8,
        word=("{By} changes nothing.", "{By} ändert nichts."),
    ),
    "bought attack": Sentence(
        "{The} was bought, not played, so nobody can react to it.",
        "{The} wurde gekauft und nicht gespielt, also kann niemand darauf reagieren.",
        7,
    ),
    "waits": Sentence(
        "{The} does nothing yet: a skipped turn does not start.",
        "{The} bewirkt noch nichts: Ein ausgesetzter Zug fängt nicht an.",
        8,
        word=("{The} waits.", "{The} wartet."),
    ),
    "affects no more": Sentence(
        "{The} no longer affects the others: {whose} turn has started.",
        "{The} trifft die anderen nicht mehr: {whose} Zug hat angefangen.",
        5,
    ),
    "watches no more": Sentence(
        "{The} no longer watches what {who} gains: that turn is over.",
        "{The} achtet nicht mehr darauf, was {who} nimmt: Der Zug ist vorbei.",
        5,
    ),
    "has state": Sentence(
        "Nothing changes: {that} lies before {who} already.",
        "Nichts ändert sich: {That} liegt schon vor {who}.",
        8,
        word=("Nothing changes.", "Nichts ändert sich."),
    ),
    "holds": Sentence("{who} takes {card}.", "{who} nimmt {card}.", 6),
    "takes over": Sentence("{who} takes {card} from {other}.", "{who} nimmt {card} von {other}.", 6),
    "holds already": Sentence(
        "{who} takes nothing: {who} has {card} already.", "{who} nimmt nichts: {who} hat {card} schon.", 8
    ),
    "receive": Sentence(
        "{who} receives {card}{again}.",
        "{who} empfängt {card}{again}.",
        5,
        repeated=("{who} receives {card} {often}.", "{who} empfängt {card} {often}."),
    ),
    "take boon": Sentence("{who} takes {cards}.", "{who} nimmt {cards}.", 3, new=True),
    "keep boon": Sentence("{who} keeps {those} until Clean-up.", "{who} behält {those} bis zur Aufräumphase.", 3),
    "give back": Sentence("{who} returns {card}.", "{who} gibt {card} zurück.", 5),
    "turn over": Sentence("{who} turns {card} over to {new}.", "{who} dreht {card} auf {new}.", 6),
    "face down": Sentence("{who} turns {those} face down for this turn.", "{who} dreht {those} für diesen Zug um.", 4),
}

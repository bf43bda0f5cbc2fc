"""What a card does not do or bring because a condition of it does not hold."""

from __future__ import annotations

from rules.speech.sentences.record import Sentence

SENTENCES = {
    "not from hand": Sentence(
        "{By} does not let {who} play {card} from hand now: {why}.",
        "{By} lässt {who} {card} jetzt nicht von der Hand spielen: {why}.",
        8,
    ),
    "no token to mat": Sentence(
        "No token goes to the {mat} mat for {card}: {why}.",
        "Für {card} kommt kein Marker auf das Tableau {mat}: {why}.",
        4,
    ),
    "trashed with it": Sentence(
        "{By} cannot react: it was trashed itself and is no longer in hand.",
        "{By} kann nicht reagieren: Die Karte wurde selbst entsorgt und ist nicht mehr auf der Hand.",
        8,
    ),
    "only in play": Sentence(
        "{By} does nothing {n}: it works only in play.",
        "{By} bewirkt {n} nichts: Die Karte wirkt nur im Spiel.",
        5,
    ),
    "only from hand": Sentence(
        "{By} in play cannot be revealed: it reacts only from hand.",
        "{By} im Spiel lässt sich nicht aufdecken: Die Karte reagiert nur aus der Hand.",
        5,
    ),
    "first only": Sentence(
        "{The} gives no Actions: it was not the first one this turn.",
        "{The} gibt keine Aktionen: Es war nicht die erste in diesem Zug.",
        8,
        word=("No Actions.", "Keine Aktionen."),
    ),
    "copy in play": Sentence(
        "{By} cannot play {card}: {who} has one in play already.",
        "{By} kann {card} nicht spielen: {who} hat schon {a} im Spiel.",
        8,
    ),
    "not in the supply": Sentence(
        "{The} is not from the Supply, so {who} does not gain another one.",
        "{The} ist nicht aus dem Vorrat, also kommt für {who} {no} dazu.",
        8,
        word=("No second one.", "Keine zweite Karte."),
    ),
    "brings none": Sentence(
        "{By} brings {who} {what}: {why}.",
        "{By} bringt {who} {what}: {why}.",
        8,
        word=("{what}.", "{what}."),
    ),
    "not followed again": Sentence(
        "{By} does not have {card} followed a second time: what it says was not followed at all.",
        "{By} lässt {card} kein zweites Mal ausführen: Was darauf steht, wurde gar nicht ausgeführt.",
        7,
    ),
    "brings less": Sentence("{By} brings {who} {what}: {why}.", "{By} bringt {who} {what}: {why}.", 1),
    "brings other": Sentence("{By} brings {who} {what}: {why}.", "{By} bringt {who} {what}: {why}.", 5),
    "not trashed": Sentence(
        "{By} is not trashed: {why}.",
        "{By} wird nicht entsorgt: {why}.",
        1,
        word=("{By} stays.", "{By} bleibt."),
    ),
    "stays on mat": Sentence(
        "{The} stays on the Tavern mat: {why}.",
        "{The} bleibt auf dem Wirtshaus-Tableau: {why}.",
        6,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "not kept": Sentence(
        "{The} does not stay: {why}.",
        "{The} bleibt nicht: {why}.",
        6,
        word=("{The} does not stay.", "{The} bleibt nicht."),
    ),
    "not exchanged": Sentence(
        "{By} is not exchanged: {why}.",
        "{By} wird nicht getauscht: {why}.",
        8,
        word=("{By} stays.", "{By} bleibt."),
    ),
    "does nothing": Sentence(
        "{By} does nothing: {why}.",
        "{By} bewirkt nichts: {why}.",
        8,
        empty=True,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "nothing for": Sentence(
        "{By} brings nothing for {card}: {why}.",
        "{By} bringt nichts für {card}: {why}.",
        8,
        word=("Nothing for {card}.", "Nichts für {card}."),
    ),
    "does nothing to": Sentence(
        "{By} does nothing to {card}: {why}.",
        "{By} bewirkt nichts für {card}: {why}.",
        7,
    ),
    "not onto deck": Sentence(
        "{By} may not go onto the deck: {why}.", "{By} darf nicht auf den Nachziehstapel: {why}.", 8
    ),
    "no artifact": Sentence(
        "{By} brings {who} no Artifact: {n} Actions had to be revealed.",
        "{By} bringt {who} kein Artefakt: {n} Aktionen mussten aufgedeckt werden.",
        8,
    ),
    "not dearer": Sentence(
        "{By} brings {who} nothing more: {that} does not cost more than {m}, {n}.",
        "{By} bringt {who} nichts weiter: {That} ist nicht teurer als {m}, {n}.",
        8,
    ),
    "nothing": Sentence(
        "{The} does nothing.",
        "{The} bewirkt nichts.",
        8,
        empty=True,
        word=("{The} does nothing.", "{The} bewirkt nichts."),
    ),
    "none chosen": Sentence(
        "{The} does nothing: {who} chose no card.",
        "{The} bewirkt nichts: {who} hat keine Karte gewählt.",
        8,
        empty=True,
        word=("{The} does nothing.", "{The} bewirkt nichts."),
    ),
    "in action phase": Sentence(
        "{That} does not do what it says: it is a Treasure, played in an Action phase.",
        "{That} tut nicht, was darauf steht: Das ist eine Geldkarte, gespielt in einer Aktionsphase.",
        6,
    ),
    "no effect": Sentence(
        "{That} does nothing when played: it is the first Treasure that {other} plays this turn.",
        "{That} bewirkt beim Spielen nichts: Es ist die erste Geldkarte, die {other} in diesem Zug spielt.",
        8,
        empty=True,
        word=("{That} does nothing.", "{That} bewirkt nichts."),
    ),
    "another instead": Sentence(
        "{By} changes nothing now: only one of several replaces what {that} does.",
        "{By} ändert jetzt nichts: Von mehreren ersetzt nur eines, was {that} tut.",
        4,
    ),
    "only the first treasure": Sentence(
        "A second {names} does not stop {card}: together they stop only the first Treasure of the turn.",
        "Noch ein {names} hält {card} nicht auf: Zusammen halten sie nur die erste Geldkarte im Zug auf.",
        7,
    ),
    "no more actions": Sentence(
        "{who} would get {n}, but no Actions are added this turn any more: {by} holds.",
        "{who} bekäme {n}, doch in diesem Zug kommen keine Aktionen mehr hinzu: {By} gilt.",
        8,
        word=("No more Actions.", "Keine Aktionen mehr."),
    ),
    "copy in exile": Sentence(
        "{By} Exiles nothing: a copy of {card} was in {who}’s Exile.",
        "{By} legt nichts ins Exil: {who} hatte dort schon {a}.",
        8,
    ),
    "no bounty": Sentence(
        "{By} brings no Coins: a copy of {card} was in {who}’s Exile before.",
        "{By} bringt kein Geld: {who} hatte schon vorher {a} im Exil.",
        8,
        word=("No Coins.", "Kein Geld."),
    ),
    "not gained": Sentence(
        "Nobody gains what is passed on: passing is no gaining.",
        "Was weitergegeben wird, nimmt niemand: Weitergeben ist kein Nehmen.",
        4,
    ),
    "misfit": Sentence("{The} does not fit: {why}.", "{The} passt nicht: {why}.", 4),
    "not overpaid": Sentence(
        "{By} brings nothing more: it was not bought, so nothing was overpaid.",
        "{By} bringt nichts weiter: Die Karte wurde nicht gekauft, also auch nicht überzahlt.",
        6,
    ),
    "paid by another": Sentence(
        "What was overpaid for {those} brings nothing: {who} gained the card, but somebody else paid.",
        "Was für {those} überzahlt wurde, bringt nichts: Genommen hat {who} die Karte, gezahlt jemand anderes.",
        8,
        word=("It brings nothing.", "Es bringt nichts."),
    ),
    "not the first gain": Sentence(
        "{By} brings nothing: it is not the first card that {who} gained in this Buy phase.",
        "{By} bringt nichts: {who} hat in dieser Kaufphase vorher schon eine Karte genommen.",
        8,
    ),
    "treasure in play": Sentence(
        "{By} brings nothing: {who} has a Treasure in play.",
        "{By} bringt nichts: {who} hat eine Geldkarte im Spiel.",
        8,
        word=("Nothing to gain.", "Nichts zu nehmen."),
    ),
    "too cheap": Sentence(
        "{By} cannot be had for {card}, which cost {n} when it was gained, less than 3.",
        "{By} ist für {card} nicht zu haben: Die Karte hat beim Nehmen {n} gekostet, weniger als 3.",
        8,
    ),
    "not on this turn": Sentence(
        "{By} does not let {who} play {card}: it is {whose} turn.",
        "{By} lässt {who} {card} nicht spielen: {other} ist am Zug.",
        8,
    ),
    "copy too dear": Sentence(
        "{By} brings no second one: {that} costs {n}, and only up to 4 Coins counts.",
        "{By} bringt keine zweite Karte: {That} kostet {n}, und es zählt nur bis 4 Geld.",
        7,
    ),
    "no copy": Sentence(
        "{By} brings no second one: {card} is a Victory card.",
        "{By} bringt keine zweite Karte: {That} ist eine Punktekarte.",
        8,
    ),
    "only bought": Sentence(
        "{By} does nothing: {that} was gained, not bought.",
        "{By} bewirkt nichts: {That} wurde genommen, nicht gekauft.",
        7,
    ),
    "not bought": Sentence(
        "{By} brings {who} {no}: {that} was not bought.",
        "{By} bringt {who} {no}: {That} wurde nicht gekauft.",
        8,
    ),
    "brings no further one": Sentence(
        "{The} brings no further one: {why}.", "{The} bringt keine weitere Karte: {why}.", 1
    ),
    "brings nothing": Sentence(
        "{By} brings {who} nothing: {why}.",
        "{By} bringt {who} nichts: {why}.",
        8,
        word=("{By} brings nothing.", "{By} bringt nichts."),
    ),
    "does nothing here": Sentence(
        "{By} does nothing here: {why}.",
        "{By} bewirkt hier nichts: {why}.",
        8,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "not yet": Sentence(
        "{By} does nothing yet: {n} on it.",
        "{By} bewirkt noch nichts: Darauf {n} Sonnenmarker.",
        6,
        word=("{By} does nothing yet.", "{By} bewirkt noch nichts."),
    ),
    "no cheaper": Sentence("{By} is not cheaper now: {why}.", "{By} ist jetzt nicht billiger: {why}.", 6),
    "not shown": Sentence(
        "{By} cannot be revealed: {why}.",
        "{By} lässt sich nicht aufdecken: {why}.",
        8,
        word=("{By} stays hidden.", "{By} bleibt verdeckt."),
    ),
    "not for that": Sentence(
        "{By} cannot be trashed for that: {why}.",
        "{By} lässt sich dafür nicht entsorgen: {why}.",
        8,
        word=("{By} stays.", "{By} bleibt."),
    ),
    "gets none": Sentence(
        "{who} gets nothing for {what}: {why}.",
        "{who} bekommt nichts für {what}: {why}.",
        8,
        word=("Nothing for {who}.", "Nichts für {who}."),
    ),
    "no actions": Sentence(
        "{who} gets no Actions: {why}.",
        "{who} bekommt keine Aktionen: {why}.",
        7,
        word=("No Actions.", "Keine Aktionen."),
    ),
    "stays out": Sentence(
        "{By} may not go onto the deck: {who} gained {a} in the Buy phase{too}.",
        "{By} darf nicht auf den Nachziehstapel: {who} hat in der Kaufphase {a} genommen{too}.",
        8,
    ),
    "costs otherwise": Sentence(
        "{By} brings no Buy: {card} cost {n} when it was gained, neither 3 nor 4.",
        "{By} bringt keinen Kauf: {That} hat beim Nehmen {n} gekostet, weder 3 noch 4.",
        8,
    ),
    "trashed it itself": Sentence(
        "{By} cannot be used again for {card}, which {by} trashed.",
        "{By} lässt sich für {card} nicht noch einmal nutzen: Die Karte wurde gerade dadurch entsorgt.",
        8,
    ),
    "stays out as bought": Sentence(
        "{By} may not go onto the deck, nor may any other one: {who} bought {a} this turn{too}.",
        "{By} darf nicht auf den Nachziehstapel, auch keine andere: {who} hat in diesem Zug {a} gekauft{too}.",
        8,
    ),
    "off turn": Sentence(
        "{No} for {who} from {card}: that counts only on one’s own turn.",
        "{No} für {who} durch {card}: Das zählt nur im eigenen Zug.",
        8,
        word=("{No} from {card}.", "{No} durch {card}."),
    ),
    "one instead of two": Sentence(
        "{who} draws nothing for the discarded card: it was one, not two.",
        "{who} zieht für die abgelegte Karte nichts: Es war nur eine und nicht zwei.",
        8,
        word=("{who} draws nothing.", "{who} zieht nichts."),
    ),
    "possessor gained it": Sentence(
        "{By} brings nothing: {other} gained the card, not {who}.",
        "{By} bringt nichts: Genommen hat die Karte {other}, nicht {who}.",
        8,
        word=("{By} brings nothing.", "{By} bringt nichts."),
    ),
    "possessor has it": Sentence(
        "{The} is not played: {other} gained the card, not {who}.",
        "{The} wird nicht gespielt: Genommen hat die Karte {other}, nicht {who}.",
        8,
        word=("{The} is not played.", "{The} wird nicht gespielt."),
    ),
    "no more": Sentence(
        "{By} does nothing more: {why}.",
        "{By} bewirkt nichts weiter: {why}.",
        6,
        empty=True,
    ),
    "not the first": Sentence(
        "{By} does not trash {card}: only the first Silver or Gold of the turn goes.",
        "{By} trifft {card} nicht: Entsorgt wird nur das erste Silber oder Gold im Zug.",
        6,
    ),
    "only for gaining": Sentence(
        "{By} brings nothing from the {card_name} pile now: only gaining one does.",
        "{By} bringt jetzt nichts vom Stapel {card_name}: Das geschieht nur beim Nehmen.",
        2,
    ),
    "not once more": Sentence(
        "{By} does not play {card} once more: two of them cannot play the same gained card twice.",
        "{By} spielt {card} nicht noch einmal: Auch zwei davon spielen dieselbe genommene Karte nur einmal.",
        6,
    ),
    "used already": Sentence(
        "{By} cannot be used for {card}: {why}, and that is done.",
        "{By} lässt sich für {card} nicht nutzen: {why} und ist schon geschehen.",
        8,
    ),
    "buys no actions": Sentence(
        "{By} lets {who} buy no Actions this turn.",
        "{By} lässt {who} in diesem Zug keine Aktionskarten kaufen.",
        6,
    ),
    "not to the right": Sentence(
        "{By} brings {who} nothing: {other} does not sit to {who}’s right.",
        "{By} bringt {who} nichts: {other} sitzt nicht rechts von {who}.",
        6,
    ),
    "no gold": Sentence(
        "{By} brings no Gold: two Treasure Maps had to be trashed, this one and one from the hand, and {n}.",
        "{By} bringt kein Gold: Zwei Schatzkarten mussten entsorgt werden, diese und eine von der Hand, und {n}.",
        6,
    ),
    "no coin token": Sentence(
        "{By} brings {who} no Coin token: no Treasure was trashed.",
        "{By} bringt {who} keinen Geldmarker: Es wurde keine Geldkarte entsorgt.",
        6,
    ),
    "way instead": Sentence(
        "{By} changes nothing: {that} is used as a Way.", "{By} ändert nichts: {That} wird als Weg genutzt.", 8
    ),
    "not by buying": Sentence(
        "{No} for {who} from {card}: the card was not bought.",
        "{No} für {who} durch {card}: Die Karte wurde nicht gekauft.",
        8,
        word=("{No} from {card}.", "{No} durch {card}."),
    ),
    "not in clean-up": Sentence(
        "{By} does nothing in Clean-up.",
        "{By} bewirkt in der Aufräumphase nichts.",
        5,
        word=("Not in Clean-up.", "Nicht beim Aufräumen."),
    ),
    "no use": Sentence(
        "{who} cannot use {n} from {card}: it is {whose} turn{spent}.",
        "{who} kann {n} durch {card} nicht nutzen: {other} ist am Zug{spent}.",
        5,
    ),
    "not from play": Sentence(
        "{The} is not exchanged: it is discarded from hand, not from play.",
        "{The} wird nicht getauscht: Die Karte wird von der Hand abgelegt, nicht aus dem Spiel.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "no knight": Sentence(
        "{The} stays in play: no Knight was trashed.",
        "{The} bleibt im Spiel: Es wurde kein Ritter entsorgt.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "gained in the buy phase": Sentence(
        "{The} is not exchanged: {who} gained a card in the Buy phase.",
        "{The} wird nicht getauscht: {who} hat in der Kaufphase eine Karte genommen.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
}

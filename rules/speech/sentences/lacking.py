"""What does not happen because there is nothing to do it with, or not where it was."""

from __future__ import annotations

from rules.speech.sentences.record import NONE_FOR, Sentence

SENTENCES = {
    "draw none": Sentence(
        "{who} has no card left to draw.",
        "{who} kann keine Karte mehr ziehen.",
        3,
        empty=True,
        lacks=True,
        word=("No card to draw.", "Keine Karte zu ziehen."),
    ),
    "no cards": Sentence(
        "{By} brings {who} no cards.",
        "{By} bringt {who} keine Karten.",
        5,
        empty=True,
        word=("No cards.", "Keine Karten."),
    ),
    "gain none": Sentence(
        "There is {no} left for {who}.", "Für {who} ist {no} mehr da.", 8, word=("{No} left.", "{No} mehr da.")
    ),
    "not on top": Sentence(
        "{The} is not on top of its pile, so {who} does not gain it.",
        "{The} liegt nicht oben auf dem Stapel, also nimmt {who} die Karte nicht.",
        8,
        word=NONE_FOR,
    ),
    "trash none": Sentence(
        "{No} lies on top of its pile, so none is trashed.",
        "{No} liegt oben auf dem Stapel, also wird davon nichts entsorgt.",
        8,
    ),
    "gain nothing": Sentence(
        "{who} finds nothing to gain{why}.",
        "{who} findet nichts zum Nehmen{why}.",
        8,
        empty=True,
        word=("Nothing to gain.", "Nichts zu nehmen."),
    ),
    "reveal none": Sentence(
        "{who} has no card to reveal.",
        "{who} kann keine Karte aufdecken.",
        7,
        empty=True,
        lacks=True,
        word=("No card to reveal.", "Keine Karte aufzudecken."),
    ),
    "look none": Sentence(
        "{who} has no card to look at.",
        "{who} hat keine Karte zum Ansehen.",
        5,
        empty=True,
        lacks=True,
    ),
    "receive none": Sentence(
        "All Boons lie elsewhere, so {who} receives none.",
        "Alle Gaben liegen woanders, also empfängt {who} keine.",
        8,
        empty=True,
        word=("No Boon is left.", "Keine Gabe mehr da."),
    ),
    "no top card": Sentence(
        "{who} has no card in the deck to discard.",
        "{who} hat im Nachziehstapel keine Karte zum Ablegen.",
        7,
        lacks=True,
    ),
    "none in hand": Sentence(
        "{who} has no card in hand to {verb}.",
        "{who} hat keine Handkarte zum {verb}.",
        6,
        empty=True,
        lacks=True,
    ),
    "none to discard": Sentence(
        "{who} discards nothing: there is {no} in hand.",
        "{who} legt nichts ab: Auf der Hand ist {no}.",
        8,
        word=("{who} discards nothing.", "{who} legt nichts ab."),
    ),
    "none in play": Sentence(
        "{No} is in play in front of {who}, so {the} stays on the deck.",
        "{No} liegt vor {who} im Spiel, also bleibt {the} auf dem Nachziehstapel.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "none to play": Sentence(
        "{who} plays nothing: {why}.",
        "{who} spielt nichts: {why}.",
        8,
        word=("Nothing is played.", "Nichts wird gespielt."),
    ),
    "no action in play": Sentence(
        "{By} is not played: {who} has no Action in play.",
        "{By} wird nicht gespielt: {who} hat keine Aktion im Spiel.",
        8,
        word=("{By} is not played.", "{By} wird nicht gespielt."),
    ),
    "no hand": Sentence(
        "{By} does nothing: {who} has no card in hand to discard.",
        "{By} bewirkt nichts: {who} hat keine Handkarte zum Ablegen.",
        8,
        empty=True,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "none fits": Sentence(
        "{By} does nothing: {who} has no card in hand for it.",
        "{By} bewirkt nichts: {who} hat keine passende Handkarte.",
        8,
        empty=True,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "empty hand": Sentence(
        "{By} does nothing: {who} has no card in hand.",
        "{By} bewirkt nichts: {who} hat keine Handkarte.",
        8,
        empty=True,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "none found": Sentence(
        "{who} has revealed everything and found no such card.",
        "{who} hat alles aufgedeckt und keine solche Karte gefunden.",
        6,
        word=("No such card is found.", "Keine solche Karte dabei."),
    ),
    "nothing but actions": Sentence(
        "{who} has revealed everything, and all of it is Actions.",
        "{who} hat alles aufgedeckt, und alles sind Aktionen.",
        6,
    ),
    "too few": Sentence(
        "{No} for {who}: there was only one card.",
        "{No} für {who}: Es war nur eine Karte da.",
        8,
        word=NONE_FOR,
    ),
    "too few there": Sentence(
        "{By} asks for {n}, one for each overpaid coin, but {who} has only {m} in the discard pile.",
        "{By} verlangt {n}, eine je zu viel gezahltem Geld, aber {who} hat nur {m} im Ablagestapel.",
        7,
    ),
    "pass none": Sentence(
        "{who} passes nothing on: nobody else has a card in hand.",
        "{who} gibt nichts weiter: Sonst hat niemand Handkarten.",
        8,
        word=("Nothing is passed.", "Nichts wird weitergegeben."),
    ),
    "skipped": Sentence(
        "{By} passes {who} over: there is no card in hand.", "{By} übergeht {who}: Es gibt keine Handkarte.", 8
    ),
    "shows none": Sentence("{who} shows {no}.", "{who} zeigt {no}.", 4),
    "returns none": Sentence("{who} returns no card.", "{who} legt keine Karte zurück.", 4),
    "plays none": Sentence(
        "{who} plays no Action with {those}.",
        "{who} spielt keine Aktion durch {those}.",
        8,
        word=("No Action is played.", "Keine Aktion wird gespielt."),
    ),
    "spends no favor": Sentence("{who} spends no Favor.", "{who} löst keinen Gefallen ein.", 5),
    "no pile": Sentence(
        "{The} cannot be returned: it has no pile{why}.",
        "{The} lässt sich nicht zurücklegen: Die Karte hat keinen Stapel{why}.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "no hex": Sentence(
        "No Hex is turned over: nobody receives it.",
        "Es wird keine Plage aufgedeckt: Niemand empfängt sie.",
        8,
    ),
    "no exchange": Sentence(
        "{The} is not exchanged: the {card_name} pile is empty.",
        "{The} wird nicht getauscht: Der Stapel {card_name} ist leer.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "none to exchange for": Sentence(
        "{The} cannot be exchanged: {no} is left.",
        "{The} lässt sich nicht tauschen: {No} ist mehr da.",
        1,
    ),
    "cannot bid": Sentence(
        "{who} cannot bid: {n} debt has been bid, and more is not allowed.",
        "{who} kann nicht bieten: Geboten sind {n} Schulden, und mehr ist nicht erlaubt.",
        8,
    ),
    "no play": Sentence(
        "{The} has moved and cannot be played.",
        "{The} liegt nicht mehr am selben Ort und wird nicht gespielt.",
        9,
        word=("{The} is not played.", "{The} wird nicht gespielt."),
    ),
    "lost track": Sentence(
        "{The} is no longer where it was, so it is not {done}.",
        "{The} liegt nicht mehr am selben Ort und wird deshalb nicht {done}.",
        9,
        several=(
            "{The} are no longer where they were, so they are not {done}.",
            "{The} liegen nicht mehr am selben Ort und werden deshalb nicht {done}.",
        ),
        word=("{The} is not {done}.", "{The} wird nicht {done}."),
    ),
    "not in play": Sentence(
        "{The} is not in play, so it is not moved.",
        "{The} ist nicht im Spiel und wird deshalb nicht bewegt.",
        9,
        word=("{The} is not moved.", "{The} wird nicht bewegt."),
    ),
    "not aside": Sentence(
        "{By} does not lie aside any more, so {that} does nothing further and is discarded this turn.",
        "{By} liegt nicht mehr zur Seite, also bewirkt {that} nichts weiter und wird in diesem Zug abgelegt.",
        8,
    ),
    "no replay": Sentence(
        "{By} cannot be called for {card}: it is not in play any more.",
        "{By} lässt sich nicht für {card} aufrufen: Die Karte ist nicht mehr im Spiel.",
        8,
        word=("{By} stays.", "{By} bleibt."),
    ),
    "left exile": Sentence(
        "{By} brings nothing: the card that was invested has left Exile.",
        "{By} bringt nichts: Die investierte Karte hat das Exil verlassen.",
        8,
    ),
    "moved away": Sentence(
        "{By} cannot move {card} any more: it is no longer where it was gained to.",
        "{By} kann {card} nicht mehr bewegen: Die Karte liegt nicht mehr dort, wohin sie kam.",
        8,
    ),
    "gone elsewhere": Sentence(
        "{By} cannot play {card} any more: it is no longer where it was gained to.",
        "{By} kann {card} nicht mehr spielen: Die Karte liegt nicht mehr dort, wohin sie kam.",
        8,
    ),
    "lay there before": Sentence(
        "{The} stays in the trash: it lay there before.",
        "{The} bleibt im Müll: Die Karte lag vorher schon dort.",
        8,
        several=(
            "{The} stay in the trash: they lay there before.",
            "{The} bleiben im Müll: Die Karten lagen vorher schon dort.",
        ),
    ),
    "no tokens": Sentence(
        "{By} brings {who} nothing next turn: it is not in play, so no token lies on it.",
        "{By} bringt {who} im nächsten Zug nichts: Die Karte ist nicht im Spiel, also liegt kein Marker auf ihr.",
        8,
    ),
    "hand full": Sentence(
        "{who} draws no card: there are {n} in hand already.",
        "{who} zieht keine Karte: Auf der Hand sind schon {n}.",
        5,
        empty=True,
        word=("No card is drawn.", "Keine Karte wird gezogen."),
    ),
    "hand stays": Sentence(
        "{who} discards nothing, with only {n} in hand.",
        "{who} legt nichts ab, mit nur {n} auf der Hand.",
        4,
        adds_up=True,
    ),
    "small hand": Sentence(
        "{who} discards nothing and needs no Favor, with only {n} in hand.",
        "{who} legt nichts ab und braucht keinen Gefallen, mit nur {n} auf der Hand.",
        5,
    ),
    "large hand": Sentence(
        "{who} draws no more, with {n} in hand.",
        "{who} zieht keine weiteren, mit {n} auf der Hand.",
        6,
    ),
    "trashes none": Sentence(
        "{who} trashes nothing: {why}.",
        "{who} entsorgt nichts: {why}.",
        6,
        word=("{who} trashes nothing.", "{who} entsorgt nichts."),
    ),
    "topdecks none": Sentence(
        "{who} puts nothing onto the deck: {why}.",
        "{who} legt nichts auf den Nachziehstapel: {why}.",
        6,
        word=("Nothing goes onto the deck.", "Nichts kommt auf den Nachziehstapel."),
    ),
    "takes none": Sentence(
        "{who} takes nothing into hand: {why}.",
        "{who} nimmt nichts auf die Hand: {why}.",
        6,
    ),
    "discards none": Sentence("{who} discards nothing: {why}.", "{who} legt nichts ab: {why}.", 8),
    "gains none": Sentence(
        "{who} gains nothing: {why}.",
        "{who} nimmt nichts: {why}.",
        8,
        word=("{who} gains nothing.", "{who} nimmt nichts."),
    ),
    "draws none": Sentence(
        "{who} draws nothing: {why}.",
        "{who} zieht nichts: {why}.",
        7,
        word=("{who} draws nothing.", "{who} zieht nichts."),
    ),
}

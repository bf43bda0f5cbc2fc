"""What players have to spend, what they pay and buy, and where tokens lie."""

from __future__ import annotations

from rules.speech.sentences.record import Sentence

SENTENCES = {
    "one coin each": Sentence(
        "{By} makes each Silver and Gold bring {who} only +1 Coin this turn.",
        "{By} lässt jedes Silber und Gold {who} in diesem Zug nur +1 Geld bringen.",
        1,
    ),
    "plus": Sentence("{who} gets {n}{caused}.", "{who} erhält {n}{caused}.", 4, adds_up=True),
    "minus": Sentence("{who} loses {lost}.", "{who} verliert {lost}.", 5),
    "minus at most": Sentence(
        "{who} loses only {lost}: there is no less than 0.",
        "{who} verliert nur {lost}: Weniger als 0 gibt es nicht.",
        7,
    ),
    "spend": Sentence("{who} spends {paid}.", "{who} gibt {paid} aus.", 4, adds_up=True),
    "spend for": Sentence("{who} spends {paid} for {got}.", "{who} gibt {paid} für {got} aus.", 4, adds_up=True),
    "spend alone": Sentence("{who} spends {paid} without getting Coins.", "{who} gibt {paid} ohne Geldertrag aus.", 4),
    "pay": Sentence("{who} pays {paid}.", "{who} bezahlt {paid}.", 4),
    "pay off": Sentence("{who} pays off {paid}.", "{who} zahlt {paid} ab.", 3),
    "pay all": Sentence("{who} pays all coins ({n}).", "{who} zahlt alles Geld ({n}).", 5),
    "removes tokens": Sentence("{who} removes {paid}.", "{who} nimmt {paid} weg.", 4, adds_up=True),
    "spend favors": Sentence("{who} spends {paid}.", "{who} löst {paid} ein.", 3, adds_up=True),
    "costs": Sentence("{The} costs {n} now: {how}{allowed}.", "{The} kostet jetzt {n}: {how}{allowed}.", 6),
    "cost as asked for": Sentence(
        "{The} cost {n} when it was gained, and 3 or 4 is asked for.",
        "{The} hat beim Nehmen {n} gekostet, und 3 oder 4 ist verlangt.",
        6,
    ),
    "any cost": Sentence("{The} costs {n}, and any cost will do.", "{The} kostet {n}, und jeder Preis ist recht.", 1),
    "price": Sentence("{The} costs {n}.", "{The} kostet {n}.", 1),
    "weighed": Sentence("A cost of {n} is asked for: {which}.", "Verlangt sind Kosten von {n}: {which}.", 1),
    "only its coins": Sentence(
        "{The} costs {n}, and only the Coins count.", "{The} kostet {n}, und nur das Geld zählt.", 4
    ),
    "buy": Sentence(
        "{who} buys {cards} for {n}{then}.", "{who} kauft {cards} für {n}{then}.", 1, new=True, trigger=True
    ),
    "treasures still go": Sentence(
        "{who} may still play Treasures: that was a purchase by the card, none of the Buy phase itself.",
        "{who} darf noch Geldkarten spielen: Gekauft wurde durch die Karte und nicht in der Kaufphase selbst.",
        4,
    ),
    "action as buy": Sentence(
        "{who} uses an Action as a Buy: no Buy is left.",
        "{who} nutzt eine Aktion als Kauf: Käufe sind keine mehr da.",
        5,
    ),
    "may be bought": Sentence("{The} may be bought: {why}.", "{The} darf gekauft werden: {why}.", 4),
    "only not bought": Sentence(
        "{The} may be gained; only buying it is not allowed: {why}.",
        "{The} darf genommen, aber nicht gekauft werden: {why}.",
        6,
    ),
    "barter": Sentence(
        "{who} buys {cards} for {card} instead of paying.",
        "{who} kauft {cards} für {card}, statt zu bezahlen.",
        8,
        new=True,
    ),
    "overpays nothing": Sentence(
        "{who} pays no more for {those} than it costs.", "{who} zahlt für {those} nicht mehr als den Preis.", 1
    ),
    "overpay": Sentence(
        "{who} overpays {n} for {those} before gaining it.", "{who} überzahlt {those} vor dem Nehmen um {n}.", 5
    ),
    "bid": Sentence("{who} bids {paid}.", "{who} bietet {paid}.", 4),
    "no bid": Sentence("{who} passes.", "{who} passt.", 2),
    "card token": Sentence("{who} puts a token on {those}.", "{who} legt einen Marker auf {those}.", 3),
    "card token no favor": Sentence(
        "{who} puts a token on {those}, where it is no Favor.",
        "{who} legt einen Marker auf {those}, wo er kein Gefallen ist.",
        3,
    ),
    "card token not in hand": Sentence(
        "{who} puts a token on {those} in play, not on the one in hand.",
        "{who} legt einen Marker auf {those} im Spiel und nicht auf die Karte auf der Hand.",
        3,
    ),
    "pile token": Sentence("{who} puts {n} on the {names} pile.", "{who} legt {n} auf den Stapel {names}.", 5),
    "pile token all the same": Sentence(
        "{who} puts {n} on the {names} pile all the same: only later printings ask for the trashing.",
        "{who} legt trotzdem {n} auf den Stapel {names}: Erst spätere Drucke verlangen dafür das Entsorgen.",
        5,
    ),
    "placeholder": Sentence(
        "What counts for the {card_name} pile is its placeholder, {what}, whatever lies on top.",
        "Für den Stapel {card_name} zählt sein Platzhalter, {what}, was auch obenauf liegt.",
        1,
    ),
    "pile token moves": Sentence(
        "{who} moves {n} from the {card_name} pile to the {names} pile.",
        "{who} versetzt {n} vom Stapel {card_name} auf den Stapel {names}.",
        5,
    ),
    "card less": Sentence(
        "{who} draws one card fewer and takes the minus-card token off the deck.",
        "{who} zieht eine Karte weniger und nimmt den Minus-Karte-Marker vom Nachziehstapel.",
        7,
    ),
    "coin less": Sentence(
        "{who} gets one coin fewer and puts the minus-coin token back.",
        "{who} erhält 1 Geld weniger und legt den Minus-Geld-Marker zurück.",
        7,
    ),
    "sun": Sentence(
        "{who} takes a Sun token off {names} (now {n} there).",
        "{who} nimmt einen Sonnenmarker von der Prophezeiung {names} (dort jetzt {n}).",
        5,
    ),
    "fulfilled": Sentence(
        "The last Sun token is gone: from now on {names} holds, for everybody.",
        "Der letzte Sonnenmarker ist weg: Ab jetzt gilt die Prophezeiung {names}, für alle.",
        8,
        word=("{names} holds now.", "{names} gilt jetzt."),
    ),
    "takes token": Sentence("{who} takes the {n}.", "{who} nimmt den {n}.", 6),
    "token there": Sentence(
        "{By} brings {who} no second {n}: there is only one.",
        "{By} bringt {who} keinen zweiten {n}: Es gibt nur einen.",
        7,
        word=("No second token.", "Kein zweiter Marker."),
    ),
    "journey up": Sentence(
        "{who} turns the Journey token face up.", "{who} dreht den Reisemarker auf die offene Seite.", 5
    ),
    "journey down": Sentence(
        "{who} turns the Journey token face down.", "{who} dreht den Reisemarker auf die verdeckte Seite.", 5
    ),
    "token off": Sentence(
        "{who} takes the minus-card token off the deck.",
        "{who} nimmt den Minus-Karte-Marker vom Nachziehstapel.",
        4,
    ),
    "token stays": Sentence(
        "{who} does not take the minus-card token off the deck: {why}.",
        "{who} nimmt den Minus-Karte-Marker nicht vom Nachziehstapel: {why}.",
        6,
    ),
    "token to mat": Sentence(
        "The token of the {names} pile goes to the {mat} mat (now {n} there).",
        "Der Marker des Stapels {names} kommt auf das Tableau {mat} (dort jetzt {n}).",
        4,
    ),
    "token to landmark": Sentence(
        "A point moves from the {names} pile to {card} (now {n} there).",
        "Ein Punkt kommt vom Stapel {names} auf {card} (dort jetzt {n}).",
        4,
    ),
}

"""What the referee says about a step, in English and German: one record for each sentence."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Text


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that the referee says about a step, and all that is to be known about saying it.

    Gaps: {who} the player; {cards} the step's cards as something new ("a Curse"), {those} as something known ("the
    Curse"), {The} the same as the subject that begins the sentence, {no} none of them, {names} their bare names;
    {by} the first of them, as the subject: what prevented a thing; {card} another card that is known, {that} the same
    as the subject; {n} and the rest as the step gives them.
    """

    en: str
    de: str
    weight: int  # how much people argue about it: 0 is what anybody would expect, from 7 on it surprises
    word: Text | None = None  # answers alone, across the table
    several: Text | None = None  # the same about several cards, where the verb changes
    repeated: Text | None = None  # the same that happened several times: {many}, {often}, {more} often than once
    announces: str = ""  # it need not be told when it is told that this came
    itself: bool = False  # what a card does with itself is said of "the" card
    adds_up: bool = False  # several to one player through one card are one thing: 2 Curses, +2 Buys
    new: bool = False  # the cards that it names were not there before
    trigger: bool = False  # other cards react to it
    empty: bool = False  # nothing came of it
    lacks: bool = False  # something was missing for the card; the card did not bring that about

    def text(self, cards: int = 1) -> Text:
        """The sentence with its gaps, about so many cards."""
        return self.several if self.several and cards > 1 else (self.en, self.de)


# words for the verdict that several sentences share
NONE_FOR = ("{No} for {who}.", "{No} für {who}.")
SAFE = ("{who} is safe.", "{who} ist sicher.")
SENTENCES: dict[str, Sentence] = {
    "turn": Sentence("{who}’s turn begins.", "{who} ist am Zug.", 0),
    "extra turn": Sentence(
        "{who} takes an extra turn because of {card}{by}.",
        "{who} macht durch {card} einen Extrazug{by}.",
        8,
        word=("An extra turn.", "Ein Extrazug."),
        repeated=(
            "{who} takes {many} extra turns because of {card}{by}.",
            "{who} macht durch {card} {many} Extrazüge{by}.",
        ),
    ),
    "back to action phase": Sentence(
        "{who} goes back to the Action phase.",
        "{who} kehrt in die Aktionsphase zurück.",
        8,
        word=("Back to the Action phase.", "Zurück in die Aktionsphase."),
    ),
    "skip turn": Sentence(
        "{who} skips {turn}{cause}.",
        "{who} setzt{cause} {turn} aus.",
        9,
        word=("The turn is skipped.", "Der Zug fällt aus."),
        repeated=("{who} skips {many} turns.", "{who} setzt {many} Züge aus."),
    ),
    "no extra turn": Sentence(
        "{who} gets no extra turn: {why}.",
        "{who} bekommt keinen Extrazug: {why}.",
        9,
        word=("No extra turn.", "Kein Extrazug."),
    ),
    "no second turn": Sentence(
        "{who} gets no second extra turn: {why}.",
        "{who} bekommt keinen zweiten Extrazug: {why}.",
        9,
        word=("Only one extra turn.", "Nur ein Extrazug."),
    ),
    "play": Sentence("{who} plays {cards}.", "{who} spielt {cards}.", 2, new=True, trigger=True),
    "as way": Sentence("{who} plays {those} as {card_name}.", "{who} spielt {those} als {card_name}.", 6),
    "play again": Sentence(
        "{who} plays {those} again.",
        "{who} spielt {those} noch einmal.",
        6,
        repeated=("{who} plays {those} {more}.", "{who} spielt {those} noch {often}."),
    ),
    "play away": Sentence(
        "{who} plays {those} again, though it is no longer in play.",
        "{who} spielt {those} noch einmal, obwohl die Karte nicht mehr im Spiel ist.",
        9,
    ),
    "play there": Sentence(
        "{who} plays {those}, which stays where it is.", "{who} spielt {those}; die Karte bleibt liegen.", 6
    ),
    "not from hand": Sentence(
        "{By} does not let {who} play {card} from hand now.",
        "{By} lässt {who} {card} jetzt nicht von der Hand spielen.",
        8,
    ),
    "no play": Sentence(
        "{The} has moved and cannot be played.",
        "{The} liegt nicht mehr am selben Ort und wird nicht gespielt.",
        9,
        word=("{The} is not played.", "{The} wird nicht gespielt."),
    ),
    "plus": Sentence("{who} gets {n}.", "{who} erhält {n}.", 4, adds_up=True),
    "minus": Sentence("{who} loses {lost}.", "{who} verliert {lost}.", 5),
    "minus at most": Sentence(
        "{who} loses only {lost}: there is no less than 0.",
        "{who} verliert nur {lost}: Weniger als 0 gibt es nicht.",
        7,
    ),
    "first only": Sentence(
        "{The} gives no Actions: it was not the first one this turn.",
        "{The} gibt keine Aktionen: Es war nicht die erste in diesem Zug.",
        8,
        word=("No Actions.", "Keine Aktionen."),
    ),
    "spend": Sentence("{who} spends {paid}.", "{who} gibt {paid} aus.", 4, adds_up=True),
    "pay": Sentence("{who} pays {paid}.", "{who} bezahlt {paid}.", 4),
    "pay off": Sentence("{who} pays off {n} debt.", "{who} zahlt {n} Schulden ab.", 3),
    "pay all": Sentence("{who} pays all coins ({n}).", "{who} zahlt alles Geld ({n}).", 5),
    "spend favors": Sentence("{who} spends {paid}.", "{who} löst {paid} ein.", 3, adds_up=True),
    "keep": Sentence("{who} keeps {those} in hand.", "{who} behält {those} auf der Hand.", 3),
    "leave out": Sentence(
        "{who} keeps {those} out of the shuffle, in the discard pile.",
        "{who} lässt {those} beim Mischen im Ablagestapel.",
        5,
    ),
    "shuffle to top": Sentence(
        "{who} puts {those} on top of the shuffled deck.", "{who} legt {those} oben auf den gemischten Stapel.", 5
    ),
    "draw": Sentence("{who} draws {cards}.", "{who} zieht {cards}.", 4, adds_up=True, new=True),
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
    "copy in play": Sentence(
        "{By} cannot play {card}: {who} has one in play already.",
        "{By} kann {card} nicht spielen: {who} hat schon {a} im Spiel.",
        8,
    ),
    "shuffle": Sentence(
        "{who} shuffles {n} into a new deck{beneath}.", "{who} mischt {n} zu einem neuen Nachziehstapel{beneath}.", 1
    ),
    "discard": Sentence("{who} discards {cards}.", "{who} legt {cards} ab.", 4, adds_up=True, trigger=True),
    "discard top": Sentence(
        "{who} discards {cards} from the top of the deck.", "{who} legt {cards} vom Nachziehstapel ab.", 4, adds_up=True
    ),
    "discard exile": Sentence(
        "{who} discards {cards} from Exile.", "{who} legt {cards} aus dem Exil ab.", 6, adds_up=True, trigger=True
    ),
    "discard deck": Sentence(
        "{who} puts the deck into the discard pile ({n}).",
        "{who} legt den Nachziehstapel auf den Ablagestapel ({n}).",
        3,
    ),
    "clean up": Sentence("{who} cleans up and discards {cards}.", "{who} räumt auf und legt {cards} ab.", 0),
    "stays": Sentence("{who} leaves {those} in play{why}.", "{who} lässt {those} im Spiel{why}.", 5),
    "trash": Sentence("{who} trashes {cards}.", "{who} entsorgt {cards}.", 5, itself=True, adds_up=True, trigger=True),
    "gain": Sentence(
        "{who} gains {cards}{place}.", "{who} nimmt {cards}{place}.", 6, adds_up=True, new=True, trigger=True
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
    "not in the supply": Sentence(
        "{The} is not from the Supply, so {who} does not gain another one.",
        "{The} ist nicht aus dem Vorrat, also nimmt {who} keine zweite Karte davon.",
        8,
        word=("No second one.", "Keine zweite Karte."),
    ),
    "brings none": Sentence(
        "{By} brings {who} {what}: {why}.",
        "{By} bringt {who} {what}: {why}.",
        8,
        word=("{what}.", "{what}."),
    ),
    "brings less": Sentence("{By} brings {who} {what}: {why}.", "{By} bringt {who} {what}: {why}.", 1),
    "brings other": Sentence("{By} brings {who} {what}: {why}.", "{By} bringt {who} {what}: {why}.", 5),
    "not trashed": Sentence(
        "{By} is not trashed: {why}.",
        "{By} wird nicht entsorgt: {why}.",
        1,
        word=("{By} stays.", "{By} bleibt."),
    ),
    "does nothing": Sentence(
        "{By} does nothing: {why}.",
        "{By} bewirkt nichts: {why}.",
        8,
        empty=True,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "discards none": Sentence("{who} discards nothing: {why}.", "{who} legt nichts ab: {why}.", 8),
    "spares all": Sentence(
        "{By} does nothing to the others: {why}.",
        "{By} tut den anderen nichts: {why}.",
        8,
        word=("Nothing happens to the others.", "Den anderen geschieht nichts."),
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
    "not onto deck": Sentence(
        "{By} may not go onto the deck: {why}.", "{By} darf nicht auf den Nachziehstapel: {why}.", 8
    ),
    "stays on deck": Sentence(
        "{The} stays on top of the deck: {why}.",
        "{The} bleibt oben auf dem Nachziehstapel: {why}.",
        6,
        several=("{The} stay on top of the deck: {why}.", "{The} bleiben oben auf dem Nachziehstapel: {why}."),
    ),
    "no artifact": Sentence(
        "{By} brings {who} no Artifact: {n} Actions had to be revealed.",
        "{By} bringt {who} kein Artefakt: {n} Aktionen mussten aufgedeckt werden.",
        8,
    ),
    "not dearer": Sentence(
        "{By} brings {who} nothing more: {that} does not cost more.",
        "{By} bringt {who} nichts weiter: {That} ist nicht teurer.",
        8,
    ),
    "trash none": Sentence(
        "{No} lies on top of its pile, so none is trashed.",
        "{No} liegt oben auf dem Stapel, also wird davon nichts entsorgt.",
        8,
    ),
    "would gain": Sentence("{who} would gain {a}.", "{who} würde {a} nehmen.", 4, trigger=True),
    "gain nothing": Sentence(
        "{who} finds nothing to gain{why}.",
        "{who} findet nichts zum Nehmen{why}.",
        8,
        empty=True,
        word=("Nothing to gain.", "Nichts zu nehmen."),
    ),
    "names": Sentence(
        "{who} counts different names: {n} ({names}).", "{who} zählt verschiedene Namen: {n} ({names}).", 5
    ),
    "counted": Sentence("{who} counts {what}: {n}{which}.", "{who} zählt {what}: {n}{which}.", 5),
    "passed over": Sentence("{The} does not count: {why}.", "{The} zählt nicht: {why}.", 4),
    "left there": Sentence(
        "{who} leaves {those} on the deck.", "{who} lässt {those} auf dem Nachziehstapel liegen.", 5
    ),
    "costs": Sentence("{The} costs {n} now: {how}{allowed}.", "{The} kostet jetzt {n}: {how}{allowed}.", 6),
    "buy": Sentence("{who} buys {cards} for {n}.", "{who} kauft {cards} für {n}.", 1, new=True, trigger=True),
    "barter": Sentence(
        "{who} buys {cards} for {card} instead of paying.",
        "{who} kauft {cards} für {card}, statt zu bezahlen.",
        8,
        new=True,
    ),
    "overpay": Sentence("{who} overpays {n} for {those}.", "{who} zahlt {n} zu viel für {those}.", 5),
    "left for the next coin": Sentence(
        "{who} leaves {those} on the deck: for the next coin it is looked at again.",
        "{who} lässt {those} auf dem Nachziehstapel: Für das nächste Geld kommt die Karte noch einmal dran.",
        5,
    ),
    "reveal": Sentence("{who} reveals {cards}.", "{who} deckt {cards} auf.", 2),
    "reveal hand": Sentence("{who} reveals the hand: {cards}.", "{who} deckt die Handkarten auf: {cards}.", 3),
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
    "look": Sentence("{who} looks at {cards}.", "{who} sieht sich {cards} an.", 1),
    "set aside": Sentence("{who} sets {cards} aside.", "{who} legt {cards} zur Seite.", 4, itself=True, adds_up=True),
    "inherit": Sentence(
        "{who} sets {cards} aside: that is no gain.",
        "{who} legt {cards} zur Seite: Das ist kein Nehmen.",
        5,
    ),
    "take": Sentence("{who} takes {cards} into hand.", "{who} nimmt {cards} auf die Hand.", 4, adds_up=True),
    "topdeck": Sentence(
        "{who} puts {cards} onto the deck.", "{who} legt {cards} auf den Nachziehstapel.", 4, itself=True, adds_up=True
    ),
    "bottom": Sentence(
        "{who} puts {cards} on the bottom of the deck.", "{who} legt {cards} unter den Nachziehstapel.", 3
    ),
    "pass": Sentence("{who} passes {cards} to {other}.", "{who} gibt {cards} an {other} weiter.", 5),
    "into deck": Sentence(
        "{who} puts {cards} into the deck, {n}.", "{who} steckt {cards} in den Nachziehstapel, {n}.", 4
    ),
    "holds": Sentence("{who} takes {card}.", "{who} nimmt {card}.", 6),
    "receive": Sentence(
        "{who} receives {card}.",
        "{who} empfängt {card}.",
        5,
        repeated=("{who} receives {card} {often}.", "{who} empfängt {card} {often}."),
    ),
    "reshuffle": Sentence(
        "{who} shuffles the discarded {n} ({m}) into a new deck.",
        "{who} mischt die abgelegten {n} ({m}) zu einem neuen Stapel.",
        1,
    ),
    "has state": Sentence(
        "Nothing changes: {that} lies before {who} already.",
        "Nichts ändert sich: {That} liegt schon vor {who}.",
        8,
        word=("Nothing changes.", "Nichts ändert sich."),
    ),
    "face down": Sentence("{who} turns {those} face down for this turn.", "{who} dreht {those} für diesen Zug um.", 4),
    "give back": Sentence("{who} returns {card}.", "{who} gibt {card} zurück.", 5),
    "turn over": Sentence("{who} turns {card} over to {new}.", "{who} dreht {card} auf {new}.", 6),
    "receive none": Sentence(
        "All Boons lie elsewhere, so {who} receives none.",
        "Alle Gaben liegen woanders, also empfängt {who} keine.",
        8,
        empty=True,
        word=("No Boon is left.", "Keine Gabe mehr da."),
    ),
    "take boon": Sentence("{who} takes {cards}.", "{who} nimmt {cards}.", 3, new=True),
    "keep boon": Sentence("{who} keeps {those} until Clean-up.", "{who} behält {those} bis zur Aufräumphase.", 3),
    "put discard": Sentence("{who} puts {cards} into the discard pile.", "{who} legt {cards} auf den Ablagestapel.", 3),
    "mat": Sentence(
        "{who} puts {cards} on the {mat} mat.", "{who} legt {cards} auf das {mat}-Tableau.", 5, itself=True
    ),
    "exile": Sentence("{who} Exiles {cards}.", "{who} legt {cards} ins Exil.", 5, itself=True, adds_up=True),
    "exile supply": Sentence(
        "{who} Exiles {cards} from the Supply.",
        "{who} legt {cards} aus dem Vorrat ins Exil.",
        5,
        adds_up=True,
        new=True,
    ),
    "return": Sentence(
        "{who} returns {cards} to the pile.", "{who} legt {cards} auf den Stapel zurück.", 5, itself=True
    ),
    "choose": Sentence("{who} chooses: {n}.", "{who} wählt: {n}.", 2),
    "choose card": Sentence("{who} chooses {those}.", "{who} wählt {those}.", 5),
    "name": Sentence("{who} names {names}.", "{who} nennt {names}.", 4),
    "protected": Sentence(
        "{By} protects {who}: {that} does not affect {who}.",
        "{By} schützt {who}: {That} betrifft {who} nicht.",
        8,
        word=SAFE,
    ),
    "protected later": Sentence(
        "{By} protects {who}: {that} does not affect {who}, now or later.",
        "{By} schützt {who}: {That} betrifft {who} nicht, weder jetzt noch später.",
        8,
        word=SAFE,
    ),
    "unaffected": Sentence("{The} does not affect {who}.", "{The} betrifft {who} nicht.", 8, word=SAFE),
    "spared later": Sentence(
        "{That} does not affect {who}: {by} protected {who} when it was played.",
        "{That} betrifft {who} nicht: {By} hat {who} geschützt, als die Karte gespielt wurde.",
        9,
        word=SAFE,
    ),
    "spared gain": Sentence(
        "{No} for {who}: {by} protects {who}.",
        "{No} für {who}: {By} schützt {who}.",
        8,
        word=NONE_FOR,
    ),
    "spared gain later": Sentence(
        "{No} for {who}: {by} protected {who} when {that} was played.",
        "{No} für {who}: {By} hat {who} geschützt, als {that} gespielt wurde.",
        9,
        word=NONE_FOR,
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
    "nothing": Sentence(
        "{The} does nothing.",
        "{The} bewirkt nichts.",
        8,
        empty=True,
        word=("{The} does nothing.", "{The} bewirkt nichts."),
    ),
    "waits": Sentence(
        "{The} does nothing yet: a skipped turn does not start.",
        "{The} bewirkt noch nichts: Ein ausgesetzter Zug fängt nicht an.",
        8,
        word=("{The} waits.", "{The} wartet."),
    ),
    "later": Sentence("{The} will do more later.", "{The} wirkt später weiter.", 1),
    "next turn": Sentence(
        "{The} will do more at the start of {whose} next turn.",
        "{The} wirkt am Anfang von {whose} nächstem Zug weiter.",
        1,
    ),
    "until next turn": Sentence(
        "{The} holds until {whose} next turn starts.", "{The} gilt, bis {whose} nächster Zug anfängt.", 1
    ),
    "this turn": Sentence(
        "{The} holds for the rest of this turn.",
        "{The} gilt für den Rest dieses Zuges.",
        3,
        announces="watches no more",
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
    "gains to": Sentence("{The} is gained{place}.", "{The} kommt beim Nehmen{place}.", 5, announces="gain"),
    "shuffle in": Sentence(
        "{who} shuffles {cards} into the deck.", "{who} mischt {cards} in den Nachziehstapel.", 5, itself=True
    ),
    "effect": Sentence("{The} takes effect for {who}.", "{The} wirkt für {who}.", 3),
    "rotate": Sentence(
        "{who} rotates the {card_name} pile and puts {cards} on the bottom.",
        "{who} rotiert den Stapel {card_name} und legt {cards} nach unten.",
        7,
        repeated=("{who} rotates {many} piles: {piles}.", "{who} rotiert {many} Stapel: {piles}."),
    ),
    "card token": Sentence("{who} puts a token on {those}.", "{who} legt einen Marker auf {those}.", 3),
    "lose turn": Sentence(
        "{who} will skip a turn.",
        "{who} wird einen Zug aussetzen.",
        3,
        announces="skip turn",
        repeated=("{who} will skip {many} turns.", "{who} wird {many} Züge aussetzen."),
    ),
    "pile token": Sentence("{who} puts {n} on the {names} pile.", "{who} legt {n} auf den Stapel {names}.", 5),
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
    "call": Sentence(
        "{who} calls {cards} from the Tavern mat into play.",
        "{who} ruft {cards} vom Wirtshaus-Tableau ins Spiel.",
        5,
        itself=True,
    ),
    "no replay": Sentence(
        "{By} cannot be called for {card}: it is not in play any more.",
        "{By} lässt sich nicht für {card} aufrufen: Die Karte ist nicht mehr im Spiel.",
        8,
        word=("{By} stays.", "{By} bleibt."),
    ),
    "token off": Sentence(
        "{who} takes the minus-card token off the deck.",
        "{who} nimmt den Minus-Karte-Marker vom Nachziehstapel.",
        4,
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
    "bid": Sentence("{who} bids {n} debt.", "{who} bietet {n} Schulden.", 4),
    "no bid": Sentence("{who} passes.", "{who} passt.", 2),
    "no effect": Sentence(
        "{That} has no effect: it is the first Treasure that {other} plays this turn.",
        "{That} hat keine Wirkung: Es ist die erste Geldkarte, die {other} in diesem Zug spielt.",
        8,
        empty=True,
        word=("{That} has no effect.", "{That} hat keine Wirkung."),
    ),
    "no more actions": Sentence(
        "{who} gets no more Actions this turn.",
        "{who} bekommt in diesem Zug keine Aktionen mehr.",
        8,
        word=("No more Actions.", "Keine Aktionen mehr."),
    ),
    "other text": Sentence("{That} does not do what it says.", "{That} tut nicht, was darauf steht.", 8),
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
    "too few": Sentence(
        "{No} for {who}: there was only one card.",
        "{No} für {who}: Es war nur eine Karte da.",
        8,
        word=NONE_FOR,
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
    "paid by another": Sentence(
        "What was overpaid for {those} brings nothing: {who} gained the card, but somebody else paid.",
        "Was für {those} zu viel gezahlt wurde, bringt nichts: Genommen hat {who} die Karte, gezahlt jemand anderes.",
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
        "{By} bringt nichts: {who} hat Geld im Spiel.",
        8,
        word=("Nothing to gain.", "Nichts zu nehmen."),
    ),
    "too cheap": Sentence(
        "{By} cannot be had for {card}, which costs {n} now, less than 3.",
        "{By} ist für {card} nicht zu haben: Die Karte kostet jetzt {n}, weniger als 3.",
        8,
    ),
    "gone elsewhere": Sentence(
        "{By} cannot play {card} any more: it is no longer where it was gained to.",
        "{By} kann {card} nicht mehr spielen: Die Karte liegt nicht mehr dort, wohin sie kam.",
        8,
    ),
    "not on this turn": Sentence(
        "{By} does not let {who} play {card}: it is {whose} turn.",
        "{By} lässt {who} {card} nicht spielen: {other} ist am Zug.",
        8,
    ),
    "no copy": Sentence(
        "{By} brings no second one: {card} is a Victory card.",
        "{By} bringt keine zweite Karte: {That} ist eine Punktekarte.",
        8,
    ),
    "not bought": Sentence(
        "{By} brings {who} {no}: {that} was not bought.",
        "{By} bringt {who} {no}: {That} wurde nicht gekauft.",
        8,
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
    "no actions": Sentence(
        "{who} gets no Actions: {why}.",
        "{who} bekommt keine Aktionen: {why}.",
        7,
        word=("No Actions.", "Keine Aktionen."),
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
    "stays out": Sentence(
        "{By} may not go onto the deck: {who} gained {a} in the Buy phase.",
        "{By} darf nicht auf den Nachziehstapel: {who} hat in der Kaufphase {a} genommen.",
        8,
    ),
    "costs otherwise": Sentence(
        "{By} brings no Buy: {card} costs {n} now, neither 3 nor 4.",
        "{By} bringt keinen Kauf: {That} kostet jetzt {n}, weder 3 noch 4.",
        8,
    ),
    "trashed it itself": Sentence(
        "{By} cannot be used again for {card}, which {by} trashed.",
        "{By} lässt sich für {card} nicht noch einmal nutzen: Die Karte wurde gerade dadurch entsorgt.",
        8,
    ),
    "no hex": Sentence(
        "No Hex is turned over: nobody receives it.",
        "Es wird keine Plage aufgedeckt: Niemand empfängt sie.",
        8,
    ),
    "stays out as bought": Sentence(
        "{By} may not go onto the deck: {who} bought {a} this turn.",
        "{By} darf nicht auf den Nachziehstapel: {who} hat in diesem Zug {a} gekauft.",
        8,
    ),
    "not aside": Sentence(
        "{By} does not lie aside any more, so {that} does nothing further and is discarded this turn.",
        "{By} liegt nicht mehr zur Seite, also bewirkt {that} nichts weiter und wird in diesem Zug abgelegt.",
        8,
    ),
    "off turn": Sentence(
        "{No} for {who} from {card}: that counts only on one’s own turn.",
        "{No} für {who} durch {card}: Das zählt nur im eigenen Zug.",
        8,
        word=("{No} from {card}.", "{No} durch {card}."),
    ),
    "few in hand": Sentence(
        "{who} keeps {n} in hand: {that} affects only players with at least {m}.",
        "{who} behält {n} auf der Hand: {That} trifft nur Spieler mit mindestens {m}.",
        8,
        word=("{who} keeps the hand.", "{who} behält die Hand."),
    ),
    "small hand": Sentence(
        "{who} discards nothing and needs no Favor, with only {n} in hand.",
        "{who} legt nichts ab und braucht keinen Gefallen, mit nur {n} auf der Hand.",
        5,
    ),
    "one instead of two": Sentence(
        "{who} draws nothing for the discarded card: it was one, not two.",
        "{who} zieht für die abgelegte Karte nichts: Es war nur eine und nicht zwei.",
        8,
        word=("{who} draws nothing.", "{who} zieht nichts."),
    ),
    "none to play": Sentence(
        "{who} plays nothing: {why}.",
        "{who} spielt nichts: {why}.",
        8,
        word=("Nothing is played.", "Nichts wird gespielt."),
    ),
    "named wrong": Sentence(
        "{By} hands out no Curse: the revealed card is not the one that {who} named.",
        "{By} verteilt keinen Fluch: Aufgedeckt wurde nicht die Karte, die {who} genannt hat.",
        8,
        word=("No Curse.", "Kein Fluch."),
    ),
    "hand full": Sentence(
        "{who} draws no card: there are {n} in hand already.",
        "{who} zieht keine Karte: Auf der Hand sind schon {n}.",
        5,
        empty=True,
        word=("No card is drawn.", "Keine Karte wird gezogen."),
    ),
    "spends no favor": Sentence("{who} spends no Favor.", "{who} löst keinen Gefallen ein.", 5),
    "does not stay": Sentence(
        "{By} does not stay in play and is discarded this turn: {why}.",
        "{By} bleibt nicht im Spiel und wird in diesem Zug abgelegt: {why}.",
        6,
    ),
    "possessor gained it": Sentence(
        "{By} brings nothing: {other} gained the card, not {who}.",
        "{By} bringt nichts: Genommen hat die Karte {other}, nicht {who}.",
        8,
        word=("{By} brings nothing.", "{By} bringt nichts."),
    ),
    "duration stays": Sentence(
        "{The} stays in play: it is a Duration.",
        "{The} bleibt im Spiel: Die Karte ist eine Dauerkarte.",
        7,
        several=(
            "{The} stay in play: they are Durations.",
            "{The} bleiben im Spiel: Die Karten sind Dauerkarten.",
        ),
        word=("{The} stays.", "{The} bleibt."),
    ),
    "no pile": Sentence(
        "{The} cannot be returned: it has no pile{why}.",
        "{The} lässt sich nicht zurücklegen: Die Karte hat keinen Stapel{why}.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "market bottom": Sentence(
        "{who} puts {those} under the Black Market deck.",
        "{who} legt {those} unter den Schwarzmarktstapel.",
        3,
    ),
    "no more": Sentence(
        "{By} does nothing more: {why}.",
        "{By} bewirkt nichts weiter: {why}.",
        6,
        empty=True,
    ),
    "last gained": Sentence(
        "What {other}, to {who}’s right, gained on their own last turn counts if it costs up to 6: {cards}.",
        "Es zählt, was {other} rechts von {who} im eigenen letzten Zug genommen hat und höchstens 6 kostet: {cards}.",
        6,
    ),
    "none in play": Sentence(
        "{No} is in play in front of {who}, so {the} stays on the deck.",
        "{No} liegt vor {who} im Spiel, also bleibt {the} auf dem Nachziehstapel.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "none to discard": Sentence(
        "{who} discards nothing: there is {no} in hand.",
        "{who} legt nichts ab: Auf der Hand ist {no}.",
        8,
        word=("{who} discards nothing.", "{who} legt nichts ab."),
    ),
    "no top card": Sentence(
        "{who} has no card in the deck to discard.",
        "{who} hat im Nachziehstapel keine Karte zum Ablegen.",
        7,
        lacks=True,
    ),
    "not the first": Sentence(
        "{By} does not trash {card}: only the first Silver or Gold of the turn goes.",
        "{By} trifft {card} nicht: Entsorgt wird nur das erste Silber oder Gold im Zug.",
        6,
    ),
    "protects no more": Sentence(
        "{By} does not protect {who} any more: that ended when {whose} turn started.",
        "{By} schützt {who} nicht mehr: Das war vorbei, als {whose} Zug anfing.",
        6,
    ),
    "used already": Sentence(
        "{By} cannot be used for {card}: it is used once a turn, and that is done.",
        "{By} lässt sich für {card} nicht nutzen: Das geht nur einmal im Zug und ist schon geschehen.",
        8,
    ),
    "own attack": Sentence(
        "{By} does not trash {card}: it harms only the others, and {who} played it.",
        "{By} trifft {card} nicht: Es schadet nur den anderen, und {who} hat es selbst gespielt.",
        8,
    ),
    "buys no actions": Sentence(
        "{By} lets {who} buy no Actions this turn.",
        "{By} lässt {who} in diesem Zug keine Aktionskarten kaufen.",
        6,
    ),
    "no attack": Sentence(
        "{By} does not help {who} against {card}: that is no Attack.",
        "{By} hilft {who} nicht gegen {card}: Das ist kein Angriff.",
        7,
    ),
    "too late": Sentence(
        "{By} does not help {who} against {card}, which was played before.",
        "{By} hilft {who} nicht gegen {card}: Diese Karte wurde vorher gespielt.",
        7,
    ),
    "takes none": Sentence(
        "{who} takes nothing into hand: {why}.",
        "{who} nimmt nichts auf die Hand: {why}.",
        6,
    ),
    "not to the right": Sentence(
        "{By} brings {who} nothing: {other} does not sit to {who}’s right.",
        "{By} bringt {who} nichts: {other} sitzt nicht rechts von {who}.",
        6,
    ),
    "no gold": Sentence(
        "{By} brings no Gold: two Treasure Maps had to be trashed, and {n}.",
        "{By} bringt kein Gold: Zwei Schatzkarten mussten entsorgt werden, und {n}.",
        6,
    ),
    "no coin token": Sentence(
        "{By} brings {who} no Coin token: no Treasure was trashed.",
        "{By} bringt {who} keinen Geldmarker: Es wurde keine Geldkarte entsorgt.",
        6,
    ),
    "not by buying": Sentence(
        "{No} for {who} from {card}: the card was not bought.",
        "{No} für {who} durch {card}: Die Karte wurde nicht gekauft.",
        8,
        word=("{No} from {card}.", "{No} durch {card}."),
    ),
    "shows none": Sentence("{who} shows {no}.", "{who} zeigt {no}.", 4),
    "returns none": Sentence("{who} returns no card.", "{who} legt keine Karte zurück.", 4),
    "leaves below": Sentence(
        "{who} leaves {those} at the bottom of the deck.", "{who} lässt {those} unten im Nachziehstapel.", 5
    ),
    "plays none": Sentence(
        "{who} plays no Action with {those}.",
        "{who} spielt keine Aktion durch {those}.",
        8,
        word=("No Action is played.", "Keine Aktion wird gespielt."),
    ),
    "goes on": Sentence(
        "The game goes on: {why}.",
        "Das Spiel geht weiter: {why}.",
        3,
        word=("The game goes on.", "Das Spiel geht weiter."),
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
    "none in hand": Sentence(
        "{who} has no card in hand to {verb}.",
        "{who} hat keine Handkarte zum {verb}.",
        6,
        empty=True,
        lacks=True,
    ),
    "hand stays": Sentence(
        "{who} discards nothing, with only {n} in hand.",
        "{who} legt nichts ab, mit nur {n} auf der Hand.",
        4,
        adds_up=True,
    ),
    "large hand": Sentence(
        "{who} draws no more, with {n} in hand.",
        "{who} zieht keine weiteren, mit {n} auf der Hand.",
        6,
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
    "not in clean-up": Sentence(
        "{By} does nothing in Clean-up.",
        "{By} bewirkt in der Aufräumphase nichts.",
        5,
        word=("Not in Clean-up.", "Nicht beim Aufräumen."),
    ),
    "no action in play": Sentence(
        "{By} is not played: {who} has no Action in play.",
        "{By} wird nicht gespielt: {who} hat keine Aktion im Spiel.",
        8,
        word=("{By} is not played.", "{By} wird nicht gespielt."),
    ),
    "shown as bane": Sentence(
        "{No} for {who}: {by} is the bane.",
        "{No} für {who}: {By} ist der Bann.",
        8,
        word=NONE_FOR,
    ),
    "bought attack": Sentence(
        "{The} was bought, not played, so nobody can react to it.",
        "{The} wurde gekauft und nicht gespielt, also kann niemand darauf reagieren.",
        7,
    ),
    "empty hand": Sentence(
        "{By} does nothing: {who} has no card in hand.",
        "{By} bewirkt nichts: {who} hat keine Handkarte.",
        8,
        empty=True,
        word=("{By} does nothing.", "{By} bewirkt nichts."),
    ),
    "no use": Sentence(
        "{who} cannot use {n}: it is {whose} turn.",
        "{who} kann {n} nicht nutzen: {other} ist am Zug.",
        5,
    ),
    "no curse": Sentence(
        "{By} hands out no Curse: {why}.",
        "{By} verteilt keinen Fluch: {why}.",
        8,
        word=("No Curse.", "Kein Fluch."),
    ),
    "instead": Sentence(
        "{who} replaces {card} with {new}.",
        "{who} ersetzt {card} durch {new}.",
        8,
        word=("{new} instead.", "Stattdessen {new}."),
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
    "cannot bid": Sentence(
        "{who} cannot bid: {n} debt has been bid, and more is not allowed.",
        "{who} kann nicht bieten: Geboten sind {n} Schulden, und mehr ist nicht erlaubt.",
        8,
    ),
    "too few there": Sentence(
        "{By} asks for {n}, one for each overpaid coin, but {who} has only {m} in the discard pile.",
        "{By} verlangt {n}, eine je zu viel gezahltem Geld, aber {who} hat nur {m} im Ablagestapel.",
        7,
    ),
    "not from play": Sentence(
        "{The} is not exchanged: it is discarded from hand, not from play.",
        "{The} wird nicht getauscht: Die Karte wird von der Hand abgelegt, nicht aus dem Spiel.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "no tokens": Sentence(
        "{By} brings {who} nothing next turn: it is not in play, so no token lies on it.",
        "{By} bringt {who} im nächsten Zug nichts: Die Karte ist nicht im Spiel, also liegt kein Marker auf ihr.",
        8,
    ),
    "no knight": Sentence(
        "{The} stays in play: no Knight was trashed.",
        "{The} bleibt im Spiel: Es wurde kein Ritter entsorgt.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "exchange": Sentence(
        "{who} exchanges {card} for {cards} and puts the exchanged card back on its pile.",
        "{who} tauscht {card} gegen {cards} und legt die getauschte Karte auf ihren Stapel zurück.",
        7,
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
    "gained in the buy phase": Sentence(
        "{The} is not exchanged: {who} gained a card in the Buy phase.",
        "{The} wird nicht getauscht: {who} hat in der Kaufphase eine Karte genommen.",
        8,
        word=("{The} stays.", "{The} bleibt."),
    ),
    "over": Sentence(
        "The game ends: {why}.", "Das Spiel ist zu Ende: {why}.", 9, word=("The game ends.", "Das Spiel endet.")
    ),
    "last round": Sentence(
        "The game would end ({why}), but with {card} a last round follows.",
        "Durch {card} folgt eine letzte Runde, bevor das Spiel endet: {why}.",
        8,
        word=("A last round follows.", "Eine letzte Runde folgt."),
    ),
    "score": Sentence("{who} has {points}{parts}.", "{who} hat {points}{parts}.", 4),
    "counts": Sentence("{That} counts {points} for {who}: {how}.", "{That} zählt für {who} {points}: {how}.", 5),
    "wins": Sentence("{who} wins.", "{who} gewinnt.", 9, word=("{who} wins.", "{who} gewinnt.")),
    "wins tie": Sentence(
        "{who} wins: equal points, but fewer turns than {other} ({n} to {m}{how}).",
        "{who} gewinnt: gleich viele Punkte, aber weniger Züge als {other} ({n} zu {m}{how}).",
        9,
        word=("{who} wins the tie.", "{who} gewinnt."),
    ),
    "shares": Sentence(
        "{who} shares the victory: equal points and equally many turns ({n}{how}).",
        "{who} teilt sich den Sieg: gleich viele Punkte und gleich viele Züge ({n}{how}).",
        9,
        word=("A shared victory.", "Ein geteilter Sieg."),
    ),
    "hand size": Sentence(
        "{who} draws only {n} cards for the next hand.", "{who} zieht für die nächste Hand nur {n} Karten.", 7
    ),
    "next hand": Sentence(
        "{who} gets {n} for the next hand.", "{who} erhält {n} für die nächste Hand.", 5, adds_up=True
    ),
    "claim": Sentence(
        "{who} will take an extra turn after this one.",
        "{who} macht nach diesem Zug einen Extrazug.",
        7,
        announces="extra turn",
    ),
}

"""What each key of a document means, in both languages: what people write, and what the referee writes itself."""

from __future__ import annotations

from collections.abc import Mapping

from rules.document.keys import FORMAT
from rules.engine.decisions import Text

TABLE: Mapping[str, Text] = {
    "format": (
        f"The version of this format, {FORMAT}; left out: the same.",
        f"Die Version dieses Formats, {FORMAT}; weggelassen: dieselbe.",
    ),
    "title": ("What the table is called.", "Wie der Tisch heißt."),
    "editions": (
        "Seaside: 1. What is not named is played in its newest edition.",
        "Seaside: 1. Was nicht genannt ist, wird in seiner neuesten Ausgabe gespielt.",
    ),
    "players": (
        "2 to 6 names in turn order; the next one sits to the left, the first one started.",
        "2 bis 6 Namen in Zugreihenfolge; der nächste sitzt links, der erste hat begonnen.",
    ),
    "kingdom": (
        "A stored kingdom by its name, or a list of piles.",
        "Ein gespeichertes Königreich mit seinem Namen oder eine Liste von Stapeln.",
    ),
    "ally": ("The Ally of this game.", "Der Verbündete dieses Spiels."),
    "bane": ("The Young Witch’s bane pile.", "Der Bannstapel der Jungen Hexe."),
    "landscapes": (
        "Events, Projects, Landmarks, Ways and Traits of this game.",
        "Ereignisse, Projekte, Landmarken, Wege und Eigenschaften dieses Spiels.",
    ),
    "boons": (
        "The top of that deck; the rest lies beneath, by the seed. Likewise hexes and loot.",
        "Oben auf diesem Stapel; der Rest liegt darunter, nach dem Startwert. Ebenso hexes und loot.",
    ),
    "hexes": ("The top of the Hexes.", "Die obersten Plagen."),
    "loot": ("The top of the Loot.", "Die obersten Kostbarkeiten."),
    "discarded boons": ("Boons that were received and discarded.", "Gaben, die empfangen und abgelegt wurden."),
    "discarded hexes": ("Hexes that were received and discarded.", "Plagen, die empfangen und abgelegt wurden."),
    "druid": ("The three Boons that are set aside for a Druid.", "Die drei Gaben, die für eine Druidin bereitliegen."),
    "chosen": (
        "What a set-up chose: {Obelisk: Village, Way of the Mouse: Cellar, Cheap: Smithy}.",
        "Was bei der Vorbereitung gewählt wurde: {Obelisk: Dorf, Weg der Maus: Keller, Billig: Schmiede}.",
    ),
    "prophecy": ("The Prophecy of this game.", "Die Prophezeiung dieses Spiels."),
    "sun": ("Its Sun tokens; 0: it is active.", "Ihre Sonnenmarker; 0: Sie gilt."),
    "supply": (
        "Piles that are not full: {Curse: 0}; a mixed pile lists its cards, top first; none: there is no such pile.",
        "Stapel, die nicht voll sind: {Fluch: 0}; ein gemischter zählt seine Karten auf, die oberste zuerst; none: "
        "Diesen Stapel gibt es nicht.",
    ),
    "pile tokens": (
        "{Temple: {vp: 2}, Village: {Training: Anna}}: tokens on piles; those of Adventures by their Event.",
        "{Tempel: {vp: 2}, Dorf: {Training: Anna}}: Marker auf Stapeln; die der Abenteuer heißen wie ihr Ereignis.",
    ),
    "landscape tokens": (
        "{Arena: {vp: 10}}: tokens on landscapes.",
        "{Arena: {vp: 10}}: Marker auf Querformatkarten.",
    ),
    "trash": (
        "The whole trash; {face down: Zombie Spy}: turned over by a Necromancer this turn.",
        "Der ganze Müll; {face down: Zombie-Spion}: in diesem Zug von einem Totenbeschwörer umgedreht.",
    ),
    "turn": ("Whose turn it is, and what is left of it.", "Wessen Zug es ist und was davon übrig ist."),
    "seed": ("The same seed shuffles alike.", "Derselbe Startwert mischt gleich."),
    "moves": (
        "One answer for each decision, in order: play Village, Copper, yes, “-” for nothing.",
        "Eine Antwort je Entscheidung, der Reihe nach: spiele Dorf, Kupfer, ja, „-“ für nichts.",
    ),
    "expect": ("What must hold after the last move.", "Was nach dem letzten Zug gelten muss."),
    "memory": (
        "What the table remembers and nobody sees. The referee writes it.",
        "Was der Tisch sich merkt und niemand sieht. Das schreibt der Schiedsrichter.",
    ),
}
PLAYER: Mapping[str, Text] = {
    "hand": ("[Village, 3 Copper]; “?” is a card nobody has described.", "[Dorf, 3 Kupfer]; „?“ ist eine unbekannte."),
    "deck": (
        "Top card first; left out: ten unknown cards.",
        "Die oberste zuerst; weggelassen: zehn unbekannte Karten.",
    ),
    "discard": ("Top card first.", "Die oberste zuerst."),
    "play": (
        "In play, nothing still to come; played this turn in that order.",
        "Im Spiel, und nichts kommt mehr; in diesem Zug in dieser Reihenfolge gespielt.",
    ),
    "aside": ("Set aside.", "Zur Seite gelegt."),
    "durations": (
        "In play with something still to come; {Haven: [Gold]} says what lies on it.",
        "Im Spiel, und etwas kommt noch; {Hafen: [Gold]} sagt, was darauf liegt.",
    ),
    "mats": (
        "island, native-village, tavern, exile, inheritance, prince: {island: [Province]}.",
        "island, native-village, tavern, exile, inheritance, prince: {island: [Provinz]}.",
    ),
    "tokens": (
        "favors, coffers, villagers, debt, vp …: {coffers: 2}.",
        "favors, coffers, villagers, debt, vp …: {coffers: 2}.",
    ),
    "holds": (
        "Artifacts, States, Projects, and Boons kept until Clean-up.",
        "Artefakte, Zustände, Projekte und Gaben, die bis zum Aufräumen bleiben.",
    ),
    "last turn gained": ("What Smugglers look back at.", "Worauf Schmuggler zurückblicken."),
    "last turn trashed": ("What Goatherd looks back at.", "Worauf die Ziegenhirtin zurückblickt."),
    "done": (
        "What this player has used up for the game: Inheritance, Seize the Day, Fleet. The referee writes it, too.",
        "Was dieser Spieler für die Partie verbraucht hat: Erbschaft, Nutze den Tag, Flotte. Auch der Schiedsrichter "
        "schreibt es.",
    ),
}
TURN: Mapping[str, Text] = {
    "player": ("Whose turn it is.", "Wer am Zug ist."),
    "phase": ("action, buy, night, clean-up, or start.", "action, buy, night, clean-up oder start."),
    "actions": ("Actions left.", "Übrige Aktionen."),
    "buys": ("Buys left.", "Übrige Käufe."),
    "coins": ("Coins so far.", "Geld bisher."),
    "previous": ("Whose turn was before.", "Wer davor am Zug war."),
    "number": ("Which turn of that player’s it is.", "Der wievielte Zug dieses Spielers es ist."),
    "extra": (
        "What gave an extra turn: Outpost, Mission, Possession, Fleet …",
        "Was einen Extrazug gab: Außenposten, Mission, Besessenheit, Flotte …",
    ),
    "by": (
        "Who decides in a possessed turn, beside extra: Possession; it is always the player to the right.",
        "Wer in einem besessenen Zug entscheidet, neben extra: Possession; das ist immer der Spieler rechts.",
    ),
    "gained": ("What was gained this turn.", "Was in diesem Zug genommen wurde."),
    "trashed": ("What was trashed this turn.", "Was in diesem Zug entsorgt wurde."),
    "bought": ("true: something was bought already.", "true: Etwas wurde schon gekauft."),
    "done": (
        "What was used that can be used once a turn: Mission, Alms, Fortune. The referee writes it, too.",
        "Was verbraucht ist und einmal im Zug geht: Mission, Almosen, Reichtum. Auch der Schiedsrichter schreibt es.",
    ),
}
MEMORY: Mapping[str, Text] = {
    "played": ("What was played this turn, by whom, from hand or not.", "Was gespielt wurde, von wem, aus der Hand?"),
    "gained": ("What was gained this turn, by whom, in which phase.", "Was genommen wurde, von wem, in welcher Phase."),
    "purchases": ("What was bought this turn.", "Was in diesem Zug gekauft wurde."),
    "emptied": ("Piles that ran out.", "Stapel, die leer wurden."),
    "claims": ("Extra turns still to come.", "Extrazüge, die noch kommen."),
    "skips": ("Turns that a player will skip.", "Züge, die jemand auslässt."),
    "hand size": ("How many cards the next hand has.", "Wie viele Karten die nächste Hand hat."),
    "seat": (
        "Whose regular turn came before the extra ones: the game goes on to the left of that player.",
        "Wessen regulärer Zug vor den Extrazügen kam: Links davon geht es weiter.",
    ),
    "named": ("What was named for a card this turn.", "Was in diesem Zug für eine Karte genannt wurde."),
    "effects": ("What is still to come, card by card.", "Was noch kommt, Karte für Karte."),
    "links": ("Which card played which several times.", "Welche Karte welche mehrmals gespielt hat."),
    "piles": ("Piles that hold more than the box has left.", "Stapel mit mehr, als die Schachtel noch hätte."),
    "chance": ("How much of the seed’s chance is used up.", "Wie viel vom Zufall des Startwerts verbraucht ist."),
}
MEANINGS: Mapping[str, Mapping[str, Text]] = {"": TABLE, "players": PLAYER, "turn": TURN, "memory": MEMORY}

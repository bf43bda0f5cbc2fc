"""A card that brings nothing says what it does not bring, to whom, and why; the ruling that decides it is cited."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence

CASES: list[tuple[str, str, str, str]] = []


def case(ruling: str, en: str, de: str, document: str) -> None:
    CASES.append((ruling, en, de, document))


# --- Renaissance -----------------------------------------------------------------------------------------------------

case(
    "renaissance:swashbuckler:1",
    "The Swashbuckler brings Anna no Coffers: the discard pile is empty.",
    "Die Freibeuterin bringt Anna keinen Taler: Der Ablagestapel ist leer.",
    "players: {Anna: {hand: [Swashbuckler], deck: [3 Copper]}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Swashbuckler]",
)
case(
    "renaissance:swashbuckler:2",
    "The Swashbuckler brings Anna neither a Coffers nor the Treasure Chest: the discard pile is empty.",
    "Die Freibeuterin bringt Anna weder einen Taler noch die Schatzkiste: Der Ablagestapel ist leer.",
    "players: {Anna: {hand: [Swashbuckler], deck: [3 Copper], tokens: {coffers: 5}}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Swashbuckler]",
)
case(
    "renaissance:cargo-ship:2",
    "The Cargo Ship brings Anna nothing next turn: no card was set aside, so it is discarded now.",
    "Das Frachtschiff bringt Anna im nächsten Zug nichts: Keine Karte liegt zur Seite, also wird es jetzt abgelegt.",
    'players: {Anna: {hand: [Cargo Ship], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Cargo Ship, "-"]',
)
case(
    "renaissance:experiment:2",
    "The Experiment brings Anna no further one: it came through an Experiment itself.",
    "Das Experiment bringt Anna kein weiteres: Es kam selbst durch ein Experiment.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\nkingdom: [Experiment]\n"
    "turn: {player: Anna, phase: buy, coins: 3}\nmoves: [buy Experiment]",
)
case(
    "renaissance:research:1",
    "The Research brings Anna no cards, and it does not stay in play: the Copper costs 0.",
    "Die Forscherin bringt Anna keine Karten und bleibt nicht im Spiel: Das Kupfer kostet 0.",
    "players: {Anna: {hand: [Research, Copper], deck: [2 Gold]}, Bernd: {hand: [], deck: []}}\nmoves: [play Research]",
)
case(
    "renaissance:hideout:2",
    "The Hideout brings Anna no Curse: a Curse is not a Victory card.",
    "Das Versteck bringt Anna keinen Fluch: Ein Fluch ist keine Punktekarte.",
    "players: {Anna: {hand: [Hideout, Curse], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Hideout]",
)
case(
    "renaissance:recruiter:2",
    "The Recruiter brings Anna no Villagers: the Copper costs 0.",
    "Der Anwerber bringt Anna keine Dorfbewohner: Das Kupfer kostet 0.",
    "players: {Anna: {hand: [Recruiter, Copper], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Recruiter]",
)
case(
    "renaissance:scepter:1",
    "The Scepter does nothing: only an Action of this turn can be played again.",
    "Das Zepter bewirkt nichts: Noch einmal gespielt wird nur eine Aktion dieses Zuges.",
    "players: {Anna: {hand: [Scepter], deck: [], durations: [Wharf]}, Bernd: {hand: [], deck: []}}\n"
    "turn: {player: Anna, phase: buy}\nmoves: [play Scepter, replay]",
)
case(
    "renaissance:exploration:1",
    "Exploration brings Anna neither a Coffers nor a Villager: a card was gained in this Buy phase.",
    "Die Erkundung bringt Anna weder Taler noch Dorfbewohner: In dieser Kaufphase wurde eine Karte genommen.",
    "players: {Anna: {hand: [], deck: [], holds: [Exploration]}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Exploration]\nturn: {player: Anna, phase: buy}\nmoves: [buy Copper]",
)
case(
    "renaissance:piazza:2",
    "The Gold stays on top of the deck: it is not an Action.",
    "Das Gold bleibt oben auf dem Nachziehstapel: Die Karte ist keine Aktion.",
    "players: {Anna: {hand: [], deck: [Gold], holds: [Piazza]}, Bernd: {hand: [], deck: []}}\n"
    'landscapes: [Piazza]\nturn: {player: Bernd, phase: buy}\nmoves: ["-"]',
)
case(
    "renaissance:treasurer:4",
    "The Key brings Anna no Coin this turn: it comes at the start of a turn.",
    "Der Schlüssel bringt Anna in diesem Zug kein Geld: Es kommt am Anfang eines Zuges.",
    "players: {Anna: {hand: [Treasurer], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Treasurer, key]",
)
case(
    "renaissance:fair:2",
    "Fair brings Anna no Buy this turn: this turn has begun already, it works from the next one on.",
    "Der Kleine Markt bringt Anna in diesem Zug keinen Kauf: Dieser Zug hat schon angefangen.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\nlandscapes: [Fair]\n"
    "turn: {player: Anna, phase: buy, coins: 4}\nmoves: [buy Fair]",
)
case(
    "renaissance:old-witch:1",
    "The Old Witch brings Bernd no Curse to trash: the one just gained is not in hand.",
    "Die Alte Hexe bringt Bernd keinen Fluch zum Entsorgen: Der eben genommene ist nicht auf der Hand.",
    "players: {Anna: {hand: [Old Witch], deck: [3 Copper]}, Bernd: {hand: [Copper], deck: []}}\n"
    "moves: [play Old Witch]",
)
case(
    "renaissance:villain:2",
    "For Anna’s Villain, Bernd discards nothing: no card in hand costs 2 or more.",
    "Für Annas Schwarzen Meister legt Bernd nichts ab: Keine Handkarte kostet 2 oder mehr.",
    "players: {Anna: {hand: [Villain], deck: []}, Bernd: {hand: [5 Copper], deck: []}}\nmoves: [play Villain]",
)

# --- Menagerie -------------------------------------------------------------------------------------------------------

case(
    "menagerie:bounty-hunter:1",
    "The Bounty Hunter brings Anna no Coins: there is no card in hand to Exile.",
    "Die Kopfgeldjägerin bringt Anna kein Geld: Keine Handkarte kann ins Exil.",
    "players: {Anna: {hand: [Bounty Hunter], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Bounty Hunter]",
)
case(
    "menagerie:scrap:1",
    "The Scrap brings Anna nothing: the Copper costs 0.",
    "Der Schrott bringt Anna nichts: Das Kupfer kostet 0.",
    "players: {Anna: {hand: [Scrap, Copper], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Scrap]",
)
case(
    "menagerie:black-cat:1",
    "The Black Cat hands out no Curse: it was played on one’s own turn.",
    "Die Schwarze Katze verteilt keinen Fluch: Sie wurde im eigenen Zug gespielt.",
    "players: {Anna: {hand: [Black Cat], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Black Cat]",
)
case(
    "menagerie:livery:2",
    "The Livery brings Anna no Horse: the Smithy cost 3 Coins when it was gained, less than 4.",
    "Der Pferdestall bringt Anna kein Pferd: Die Schmiede hat beim Nehmen 3 Geld gekostet, weniger als 4.",
    "players: {Anna: {hand: [Livery], deck: [], play: [Bridge]}, Bernd: {hand: [], deck: []}}\n"
    "kingdom: [Smithy]\n"
    "moves: [play Livery, buy Smithy]",
)
case(
    "menagerie:paddock:2",
    "The Paddock brings Anna no Actions: the empty pile is not one of the Supply.",
    "Die Koppel bringt Anna keine Aktionen: Der leere Stapel gehört nicht zum Vorrat.",
    "players: {Anna: {hand: [Paddock], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "supply: {Horse: 0}\n"
    "moves: [play Paddock]",
)
case(
    "menagerie:desperation:2",
    "Desperation brings Anna nothing: there is no Curse left.",
    "Die Verzweiflung bringt Anna nichts: Kein Fluch ist mehr da.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Desperation]\n"
    "supply: {Curse: 0}\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Desperation]",
)
case(
    "menagerie:enhance:2",
    "Anna trashes nothing: there is no card in hand for it (Estate: it is a Victory card).",
    "Anna entsorgt nichts: Es gibt keine passende Handkarte (Anwesen: Das ist eine Punktekarte).",
    "players: {Anna: {hand: [Estate], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Enhance]\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Enhance]",
)
case(
    "menagerie:stampede:1",
    "Stampede brings Anna no Horses: 6 cards are in play, more than 5.",
    "Die Stampede bringt Anna keine Pferde: 6 Karten sind im Spiel, mehr als 5.",
    "players: {Anna: {hand: [], deck: [], play: [6 Copper]}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Stampede]\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Stampede]",
)
case(
    "menagerie:pursue:1",
    "2 Golds stay on top of the deck: that is the named card.",
    "2 Gold bleiben oben auf dem Nachziehstapel: Das ist die genannte Karte.",
    "players: {Anna: {hand: [], deck: [2 Gold, 2 Estate]}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Pursue]\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Pursue, Gold]",
)
case(
    "menagerie:way-of-the-horse:1",
    "The Necropolis cannot be returned: it has no pile to go back to.",
    "Die Totenstadt lässt sich nicht zurücklegen: Die Karte hat keinen Stapel.",
    "players: {Anna: {hand: [Necropolis], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Way of the Horse]\n"
    "moves: [play Necropolis as Way of the Horse]",
)

# --- Empires ---------------------------------------------------------------------------------------------------------

case(
    "empires:sacrifice:2",
    "The Sacrifice brings Anna nothing: it was no Action, Treasure or Victory card.",
    "Das Opfer bringt Anna nichts: Es war keine Aktions-, Geld- oder Punktekarte.",
    "players: {Anna: {hand: [Sacrifice, Curse], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Sacrifice]",
)
case(
    "empires:legionary:2",
    "For Anna’s Legionary, Bernd discards nothing: there are no more than two cards in hand.",
    "Für Annas Legionär legt Bernd nichts ab: Es sind nicht mehr als zwei Handkarten.",
    "players: {Anna: {hand: [Legionary, Gold], deck: []}, Bernd: {hand: [Copper], deck: [Silver]}}\n"
    "moves: [play Legionary, Gold]",
)
case(
    "empires:catapult:2",
    "The Catapult does nothing to the others: no card was trashed.",
    "Das Katapult tut den anderen nichts: Es wurde keine Karte entsorgt.",
    "players: {Anna: {hand: [Catapult], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Catapult]",
)
case(
    "empires:patrician:1",
    "The Silver stays on top of the deck: it costs 3 Coins, not 5 Coins or more.",
    "Das Silber bleibt oben auf dem Nachziehstapel: Die Karte kostet 3 Geld, nicht mindestens 5 Geld.",
    "players: {Anna: {hand: [Patrician], deck: [Copper, Silver]}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Patrician]",
)
case(
    "empires:ritual:2",
    "Ritual brings Anna no points: the City Quarter costs no coins.",
    "Das Ritual bringt Anna keine Punkte: Das Stadtviertel kostet kein Geld.",
    "players: {Anna: {hand: [City Quarter], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Ritual]\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Ritual]",
)
case(
    "empires:windfall:1",
    "Windfall brings Anna no Gold: the discard pile is not empty.",
    "Der Glücksfall bringt Anna kein Gold: Der Ablagestapel ist nicht leer.",
    "players: {Anna: {hand: [], deck: [], discard: [Copper]}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Windfall]\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Windfall]",
)
case(
    "empires:emporium:2",
    "The Emporium brings Anna no points: it takes 5 Actions in play, there are 4.",
    "Der Handelsplatz bringt Anna keine Punkte: Nötig sind 5 Aktionen im Spiel, es sind 4.",
    "players: {Anna: {hand: [], deck: [], play: [4 Village, Copper]}, Bernd: {hand: [], deck: []}}\n"
    "supply: {Patrician / Emporium: [Emporium]}\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Emporium]",
)
case(
    "empires:fortune:1",
    "The Fortune brings Anna no further Coins: a Fortune doubles them once a turn.",
    "Der Reichtum bringt Anna kein weiteres Geld: Reichtum verdoppelt es einmal im Zug.",
    "players: {Anna: {hand: [2 Fortune], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "turn: {player: Anna, phase: buy, coins: 3}\n"
    "moves: [play Fortune, play Fortune]",
)
case(
    "empires:battlefield:2",
    "Battlefield brings Anna no points: none are left on it.",
    "Das Schlachtfeld bringt Anna keine Punkte: Es liegen keine mehr darauf.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Battlefield]\n"
    "landscape tokens: {Battlefield: {vp: 0}}\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Estate]",
)
case(
    "empires:labyrinth:1",
    "Labyrinth brings Anna no further points: only the second card of a turn counts.",
    "Das Labyrinth bringt Anna keine weiteren Punkte: Nur die zweite Karte eines Zuges zählt.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Labyrinth]\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Copper, buy Copper, buy Copper]",
)
case(
    "empires:basilica:2",
    "Basilica brings Anna no points: it is not one’s own Buy phase.",
    "Die Basilika bringt Anna keine Punkte: Es ist nicht die eigene Kaufphase.",
    "players: {Anna: {hand: [Workshop], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Basilica]\n"
    "moves: [play Workshop, Silver]",
)
case(
    "empires:baths:1",
    "The Baths card brings Anna no points: a card was gained this turn.",
    "Das Badehaus bringt Anna keine Punkte: In diesem Zug wurde eine Karte genommen.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Baths]\n"
    "turn: {player: Anna, phase: buy}\n"
    "moves: [buy Copper]",
)
case(
    "empires:colonnade:1",
    "Colonnade brings Anna no points: no card of that name is in play.",
    "Die Karte Kolonnaden bringt Anna keine Punkte: Keine Karte dieses Namens ist im Spiel.",
    "players: {Anna: {hand: [], deck: [], play: [Settlers]}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Colonnade]\n"
    "supply: {Settlers / Bustling Village: [Bustling Village]}\n"
    "turn: {player: Anna, phase: buy, coins: 9, buys: 3}\n"
    "moves: [buy Bustling Village]",
)
case(
    "empires:tax:3",
    "Tax brings Anna no debt: it counts only in one’s own Buy phase.",
    "Die Steuer bringt Anna keine Schulden: Sie gilt nur in der eigenen Kaufphase.",
    "players: {Anna: {hand: [Workshop], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Tax]\n"
    "moves: [play Workshop, Silver]",
)
case(
    "empires:defiled-shrine:2",
    "Defiled Shrine brings Bernd no points: the Curse was not gained in one’s own Buy phase.",
    "Der Entweihte Schrein bringt Bernd keine Punkte: Der Fluch kam nicht in der eigenen Kaufphase.",
    "players: {Anna: {hand: [Witch], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Defiled Shrine]\n"
    "landscape tokens: {Defiled Shrine: {vp: 3}}\n"
    "moves: [play Witch]",
)

# --- Nocturne and promos ---------------------------------------------------------------------------------------------

case(
    "nocturne:crypt:2",
    "The Crypt does nothing: no Treasure was set aside, so it is discarded.",
    "Die Krypta bewirkt nichts: Kein Geld liegt zur Seite, also wird sie abgelegt.",
    "players: {Anna: {hand: [Crypt], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "turn: {player: Anna, phase: night}\n"
    "moves: [play Crypt]",
)
case(
    "nocturne:haunted-mirror:1",
    "The Haunted Mirror brings Anna no Ghost: no Action was discarded.",
    "Der Zauberspiegel bringt Anna keinen Geist: Es wurde keine Aktion abgelegt.",
    "players: {Anna: {hand: [Chapel, Haunted Mirror], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Chapel, Haunted Mirror]",
)
case(
    "nocturne:fool:1",
    "The Fool does nothing: whoever plays it is Lost in the Woods already.",
    "Der Narr bewirkt nichts: Wer ihn spielt, ist schon Im Wald verirrt.",
    "players: {Anna: {hand: [Fool], deck: [], holds: [Lost in the Woods]}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Fool]",
)
case(
    "nocturne:sacred-grove:2",
    "The Sacred Grove brings Bernd no Boon: one that gives a Coin is not shared.",
    "Der Heilige Hain bringt Bernd keine Gabe: Eine, die Geld gibt, wird nicht geteilt.",
    "players: {Anna: {hand: [Sacred Grove], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "boons: [The Forest's Gift]\n"
    "moves: [play Sacred Grove]",
)
case(
    "nocturne:secret-cave:2",
    "The Secret Cave brings Anna nothing next turn: fewer than three cards were discarded.",
    "Die Geheime Höhle bringt Anna im nächsten Zug nichts: Es wurden weniger als drei Karten abgelegt.",
    "players: {Anna: {hand: [Secret Cave, 2 Estate], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Secret Cave, 2 Estate]",
)
case(
    "nocturne:pooka:2",
    "The Pooka does nothing: it cannot trash a Cursed Gold.",
    "Der Puka bewirkt nichts: Verfluchtes Gold kann er nicht entsorgen.",
    "players: {Anna: {hand: [Pooka, Cursed Gold], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Pooka]",
)
case(
    "nocturne:necromancer:4",
    "The Necromancer does nothing: there is no Action in the trash except Durations.",
    "Der Totenbeschwörer bewirkt nichts: Im Müll liegt keine Aktion außer Dauerkarten.",
    "players: {Anna: {hand: [Necromancer], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "trash: [Caravan]\n"
    "moves: [play Necromancer]",
)
case(
    "nocturne:fear:3",
    "Bernd keeps 4 cards in hand: Fear affects only players with at least 5.",
    "Bernd behält 4 Karten auf der Hand: Die Furcht trifft nur Spieler mit mindestens 5.",
    "players: {Anna: {hand: [Skulk], deck: []}, Bernd: {hand: [4 Copper], deck: []}}\n"
    "hexes: [Fear]\n"
    "moves: [play Skulk]",
)
case(
    "promo:dismantle:1",
    "The Dismantle brings Anna nothing: the Copper costs 0.",
    "Der Abbruch bringt Anna nichts: Das Kupfer kostet 0.",
    "players: {Anna: {hand: [Dismantle, Copper], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Dismantle]",
)
case(
    "promo:walled-village:1",
    "The Walled Village may not go onto the deck: two other Actions are in play, not one, "
    "for a Duration counts as well.",
    "Das Befestigte Dorf darf nicht auf den Nachziehstapel: Zwei weitere Aktionen sind im Spiel, nicht eine, "
    "denn auch eine Dauerkarte zählt.",
    "players: {Anna: {hand: [], deck: [], play: [Walled Village, Smithy], durations: [Caravan]}, "
    "Bernd: {hand: [], deck: []}}\n"
    "turn: {player: Anna, phase: buy}\n"
    'moves: ["-"]',
)


# --- a Potion in the cost, too few Favors, a token that stays ---------------------------------------------------------

case(
    "dark-ages:rogue:3",
    "The Alchemist does not count: there is a Potion in its cost.",
    "Der Alchemist zählt nicht: In den Kosten ist ein Trank.",
    "players: {Anna: {hand: [Rogue], deck: []}, Bernd: {hand: [], deck: [2 Copper]}}\n"
    "trash: [Alchemist]\n"
    "moves: [play Rogue]",
)
case(
    "allies:mountain-folk:1",
    "Mountain Folk brings Anna nothing: it takes 5 Favors, not 4.",
    "Das Bergvolk bringt Anna nichts: Nötig sind 5 Gefallen, nicht 4.",
    "players: {Anna: {hand: [], deck: [5 Silver], tokens: {favors: 4}}, Bernd: {hand: [], deck: []}}\n"
    "ally: Mountain Folk\n"
    "turn: {player: Bernd, phase: buy}\n"
    "moves: ['-']",
)
case(
    "allies:league-of-shopkeepers:2",
    "League of Shopkeepers brings Anna nothing: it takes 5 Favors, not 4.",
    "Der Bund der Ladenbesitzer bringt Anna nichts: Nötig sind 5 Gefallen, nicht 4.",
    "players: {Anna: {hand: [Underling], deck: [], tokens: {favors: 3}}, Bernd: {hand: [], deck: []}}\n"
    "ally: League of Shopkeepers\n"
    "moves: [play Underling]",
)
case(
    "allies:fellowship-of-scribes:4",
    "Fellowship of Scribes brings Anna nothing: there are 5 cards in hand, and 4 are the most.",
    "Die Gefolgschaft der Schreiber bringt Anna nichts: Auf der Hand sind 5 Karten, höchstens 4 sind erlaubt.",
    "players: {Anna: {hand: [Festival, 5 Copper], deck: [Silver], tokens: {favors: 1}}, Bernd: {hand: [], deck: []}}\n"
    "ally: Fellowship of Scribes\n"
    "moves: [play Festival]",
)
case(
    "nocturne:changeling:7",
    "Anna finds nothing to gain: no card in play has a copy in the Supply.",
    "Anna findet nichts zum Nehmen: Von keiner Karte im Spiel liegt eine zweite im Vorrat.",
    "players: {Anna: {hand: [Changeling], deck: [], play: [Imp]}, Bernd: {hand: [], deck: []}}\n"
    "turn: {phase: night}\n"
    "moves: [play Changeling]",
)
case(
    "adventures:seaway:2",
    "Seaway does nothing more: nothing was gained, so the Buy token stays where it is.",
    "Der Seeweg bewirkt nichts weiter: Nichts wurde genommen, also bleibt der Kauf-Marker, wo er ist.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "turn: {phase: buy, coins: 5}\n"
    "kingdom: [Market]\n"
    "landscapes: [Seaway]\n"
    "moves: [buy Seaway]",
)
case(
    "nocturne:changeling:1",
    "The Village cannot be exchanged: no Changeling is left.",
    "Das Dorf lässt sich nicht tauschen: Kein Wechselbalg ist mehr da.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "turn: {phase: buy, coins: 3}\nkingdom: [Village]\nsupply: {Changeling: 0}\nmoves: [buy Village]",
)
case(
    "cornucopia:horn-of-plenty:6",
    "The Horn of Plenty is not trashed: it gained no Victory card.",
    "Das Füllhorn wird nicht entsorgt: Es hat keine Punktekarte gebracht.",
    "players: {Anna: {hand: [Horn of Plenty], deck: []}, Bernd: {hand: [], deck: []}}\n"
    "turn: {phase: buy}\nmoves: [play Horn of Plenty, Copper]",
)
case(
    "allies:league-of-shopkeepers:3",
    "League of Shopkeepers brings Anna neither Action nor Buy: that takes 10 Favors, not 9.",
    "Der Bund der Ladenbesitzer bringt Anna weder Aktion noch Kauf: Dazu braucht es 10 Gefallen, nicht 9.",
    "players: {Anna: {hand: [Underling], deck: [], tokens: {favors: 8}}, Bernd: {hand: [], deck: []}}\n"
    "ally: League of Shopkeepers\nmoves: [play Underling]",
)
case(
    "allies:lich:2",
    "The Caravan does nothing yet: a skipped turn does not start.",
    "Die Karawane bewirkt noch nichts: Ein ausgesetzter Zug fängt nicht an.",
    "players: {Anna: {hand: [Lich], deck: [], durations: [Caravan]}, Bernd: {hand: [], deck: []}}\n"
    'moves: [play Lich, "-", "-"]',
)
case(
    "allies:herb-gatherer:1",
    "The Tunnel does nothing: it was put into the discard pile, not discarded (edition 1).",
    "Der Tunnel bewirkt nichts: Die Karte wurde hingelegt, nicht abgelegt (1. Edition).",
    "editions: {Hinterlands: 1}\n"
    "players: {Anna: {hand: [Herb Gatherer], deck: [Tunnel]}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Herb Gatherer]",
)
case(
    "seaside2:smugglers:4",
    "The Golem does not count: there is a Potion in its cost.",
    "Der Golem zählt nicht: In den Kosten ist ein Trank.",
    "players: {Anna: {hand: [Smugglers], deck: []}, Bernd: {hand: [], deck: [], last turn gained: [Golem, Silver]}}\n"
    "moves: [play Smugglers]",
)


@pytest.mark.parametrize(("ruling", "en", "de", "document"), CASES, ids=[ruling for ruling, *_ in CASES])
def test_what_does_not_come_is_told_with_its_reason(ruling: str, en: str, de: str, document: str) -> None:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    told = [step for step in run.steps if step.kind == "not"]
    assert en in [sentence(step, run.names, EN) for step in told]
    assert de in [sentence(step, run.names, DE) for step in told]
    assert next(step for step in told if sentence(step, run.names, EN) == en).cites[0] == ruling


def test_nothing_is_told_of_a_card_that_brings_something() -> None:
    silent = [
        ("[Swashbuckler]", "discard: [Estate], deck: [3 Copper]", "[play Swashbuckler]"),
        ("[Research, Estate]", "deck: [2 Gold]", "[play Research]"),
        ("[Hideout, Copper]", "deck: []", "[play Hideout]"),
        ("[Recruiter, Silver]", "deck: []", "[play Recruiter]"),
    ]
    for hand, rest, moves in silent:
        run = Run(parse(f"players: {{Anna: {{hand: {hand}, {rest}}}, Bernd: {{hand: [], deck: []}}}}\nmoves: {moves}"))
        assert [step.sentence for step in run.steps if step.sentence == "brings none"] == []


def test_a_card_with_a_price_of_its_own_says_what_would_make_it_cheaper() -> None:
    """Menagerie: a Fisherman costs 2 only while the discard pile is empty."""
    document = "players: {Anna: {discard: [Copper]}, Bernd: {}}\nturn: {phase: buy, coins: 4}\nmoves: [buy Fisherman]"
    stop = Run(parse(document)).stop
    assert stop is not None
    assert "it costs 5, and Anna has 4; it says “On your turns this costs 3 Coins less" in stop.why[0]
    assert "Zu zahlen sind 5 Geld, und Anna hat 4; darauf steht „In deinen Zügen kostet diese Karte" in stop.why[1]


def test_what_makes_cards_cheaper_on_anothers_turn_only_is_named() -> None:
    """Adventures: a Bridge Troll makes cards cheaper on its player's turns; on Bernd's a Silver costs 3."""
    seats = "players: {Anna: {durations: [Bridge Troll]}, Bernd: {hand: [], deck: []}}"
    on_bernds = Run(parse(f"{seats}\nturn: {{player: Bernd, phase: buy, coins: 2}}\nmoves: [buy Silver]")).stop
    assert on_bernds is not None
    en, de = on_bernds.why
    assert "it costs 3, and Bernd has 2; the Bridge Troll makes cards cheaper only on Anna’s turns." in en
    assert "und Bernd hat 2; der Brückentroll macht Karten nur in Annas Zügen billiger." in de
    without = seats.replace("Bridge Troll", "Wharf")
    plain = Run(parse(f"{without}\nturn: {{player: Bernd, phase: buy, coins: 2}}\nmoves: [buy Silver]")).stop
    assert plain is not None
    assert "cheaper" not in plain.why[0]

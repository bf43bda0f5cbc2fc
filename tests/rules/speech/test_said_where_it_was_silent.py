"""Disputed points at which nothing was said once: each is told, in both languages, with the ruling that decides it."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.engine.steps import Step
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from rules.speech.verdict import verdict

POSSESSED = "turn: {player: Bernd, extra: Possession, by: Anna, previous: Anna, phase: %s, coins: 5}"
BUYING = "turn: {phase: buy, coins: 5}"
RUSHING = "landscapes: [Rush]\nturn: {phase: buy, coins: 8}"


def played(document: str) -> Run:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    return run


def table(anna: str, bernd: str, moves: str, more: str = "") -> str:
    one, other = (f"{{{seat or 'hand: [5 Copper]'}, deck: [9 Copper]}}" for seat in (anna, bernd))
    return f"players: {{Anna: {one}, Bernd: {other}}}\n{more}\nmoves: [{moves}]"


SILENT = {
    "a second Favor for Forest Dwellers": (
        table(
            "",
            "tokens: {favors: 2}",
            "'-', 'yes', '-'",
            "ally: Forest Dwellers\nturn: {phase: buy}",
        ),
        "The Forest Dwellers card brings Bernd nothing more: that can be used once a turn.",
        "Die Karte Waldbewohner bringt Bernd nichts weiter: Das geht nur einmal im Zug.",
        "allies:forest-dwellers:1",
    ),
    "a Cutthroat and a cheap Treasure": (
        table("durations: [Cutthroat]", "", "buy Silver", BUYING),
        "The Cutthroat brings Anna no Loot: the Silver costs 3 Coins, and 5 are needed.",
        "Die Meuchlerin bringt Anna keine Kostbarkeit: Das Silber kostet 3 Geld, und 5 müssten es sein.",
        "plunder:cutthroat:1",
    ),
    "a Battle Plan without an Attack": (
        table("hand: [Battle Plan, Copper]", "", "play Battle Plan"),
        "Anna reveals nothing: there is no Attack card in hand.",
        "Anna deckt nichts auf: Auf der Hand gibt es keine Angriffskarte.",
        "allies:battle-plan:2",
    ),
    "a single Fool's Gold": (
        table('hand: ["Fool\'s Gold"]', "", 'play "Fool\'s Gold"', "turn: {phase: buy}"),
        "It is the first time this turn that Anna plays a Fool's Gold.",
        "Anna spielt zum ersten Mal in diesem Zug ein Katzengold.",
        "hinterlands1:fools-gold:2",
    ),
    "a fourth Fool's Gold": (
        table('hand: ["4 Fool\'s Gold"]', "", "play treasures", "turn: {phase: buy}"),
        "It is the 4th time this turn that Anna plays a Fool's Gold.",
        "Anna spielt zum 4. Mal in diesem Zug ein Katzengold.",
        "hinterlands1:fools-gold:2",
    ),
    "a Nomad Camp that is gained to hand": (
        table("hand: [Artisan, Estate]", "", "play Artisan, Nomad Camp, Estate"),
        "The Nomad Camp is not gained onto the deck: that holds only in place of the discard pile.",
        "Das Nomadencamp kommt beim Nehmen nicht auf den Nachziehstapel: Das gilt nur statt des Ablagestapels.",
        "hinterlands1:nomad-camp:1",
    ),
    "a Ghost Town that is gained onto the deck": (
        table("hand: [Armory, Estate]", "", "play Armory, Ghost Town"),
        "The Ghost Town is not gained to hand: that holds only in place of the discard pile.",
        "Die Geisterstadt kommt beim Nehmen nicht auf die Hand: Das gilt nur statt des Ablagestapels.",
        "base2:gain:2",
    ),
    "Fawning that finds its pile empty": (
        table(
            "",
            "",
            "buy Province",
            "landscapes: [Fawning]\nchosen: {Fawning: Village}\nsupply: {Village: 0}\nturn: {phase: buy, coins: 8}",
        ),
        "There is no Village left for Anna (the Trait Fawning).",
        "Für Anna ist kein Dorf mehr da (die Eigenschaft Aufdringlich).",
        "base2:gain:4",
    ),
    "a Blockade without Curses": (
        table("", "durations: [{Blockade: [Silver]}]", "buy Silver", f"supply: {{Curse: 0}}\n{BUYING}"),
        "There is no Curse left for Anna (Bernd’s Blockade).",
        "Für Anna ist kein Fluch mehr da (Bernds Blockade).",
        "base2:gain:4",
    ),
    "a Favor too few for City-state": (
        table(
            "hand: [Workshop], tokens: {favors: 1}",
            "",
            "play Workshop, Village",
            "ally: City-state\nkingdom: [Village]",
        ),
        "City-state brings Anna nothing: it takes 2 Favors, not 1.",
        "Der Stadtstaat bringt Anna nichts: Nötig sind 2 Gefallen, nicht 1.",
        "allies:favors:3",
    ),
    "a Favor too few for the Circle of Witches": (
        table("hand: [Sycophant, 3 Copper]", "", "play Sycophant", "ally: Circle of Witches"),
        "Circle of Witches brings Anna nothing: it takes 3 Favors, not 1.",
        "Der Hexenbund bringt Anna nichts: Nötig sind 3 Gefallen, nicht 1.",
        "allies:circle-of-witches:1",
    ),
    "Raze on what costs 0": (
        table("hand: [Raze, Copper]", "", "play Raze, Copper"),
        "The Raze brings Anna nothing more: the Copper costs 0.",
        "Die Zerstörung bringt Anna nichts weiter: Das Kupfer kostet 0.",
        "adventures:raze:1",
    ),
    "a Crown in the Buy phase without a Treasure": (
        table("hand: [Crown, Village]", "", "play Crown", "turn: {phase: buy}"),
        "The Crown does nothing: Anna has no Treasure card in hand.",
        "Die Krone bewirkt nichts: Anna hat keine Geldkarte auf der Hand.",
        "empires:crown:1",
    ),
    "a Stonemason and no Action of that price": (
        table("", "", "buy Stonemason, 7", "turn: {phase: buy, coins: 9}"),
        "With the Stonemason, Anna finds nothing to gain: no Action in the Supply costs what was overpaid.",
        "Durch den Steinmetzen findet Anna nichts zum Nehmen: Keine Aktion im Vorrat kostet, was überzahlt wurde.",
        "guilds2:overpay:2",
    ),
    "a Bandit that finds only Copper": (
        table("hand: [Bandit]", "", "play Bandit"),
        "For Anna’s Bandit, Bernd trashes nothing: no Treasure other than Copper was revealed.",
        "Für Annas Banditin entsorgt Bernd nichts: Außer Kupfer wurde keine Geldkarte aufgedeckt.",
        "base2:bandit:3",
    ),
    "a Thief that finds no Treasure": (
        "players: {Anna: {hand: [Thief]}, Bernd: {hand: [], deck: [3 Estate]}}\nmoves: [play Thief]",
        "For Anna’s Thief, Bernd trashes nothing: no Treasure was revealed.",
        "Für Annas Dieb entsorgt Bernd nichts: Es wurde keine Geldkarte aufgedeckt.",
        "base1:thief:1",
    ),
    "a Noble Brigand and a Platinum": (
        "players: {Anna: {hand: [Noble Brigand]}, Bernd: {hand: [], deck: [Estate, Platinum]}}\n"
        "moves: [play Noble Brigand]",
        "For Anna’s Noble Brigand, Bernd trashes nothing: neither a Silver nor a Gold was revealed.",
        "Für Annas Edlen Räuber entsorgt Bernd nichts: Weder Silber noch Gold wurde aufgedeckt.",
        "hinterlands1:noble-brigand:2",
    ),
    "a Cardinal that finds nothing": (
        table("hand: [Cardinal]", "", "play Cardinal"),
        "For Anna’s Cardinal, Bernd Exiles nothing: no revealed card costs from 3 to 6.",
        "Für Annas Kardinal legt Bernd nichts ins Exil: Nichts Aufgedecktes kostet 3 bis 6.",
        "menagerie:cardinal:1",
    ),
    "a Warrior and a Copper": (
        table("hand: [Warrior]", "", "play Warrior"),
        "The Copper is not trashed: it costs 0 Coins, not 3 or 4.",
        "Das Kupfer wird nicht entsorgt: Die Karte kostet 0 Geld, nicht 3 oder 4.",
        "adventures:warrior:2",
    ),
    "a Crucible and what costs nothing": (
        table("hand: [Crucible, Curse]", "", "play Crucible", "turn: {phase: buy}"),
        "The Crucible brings Anna no Coins: the Curse costs 0.",
        "Der Schmelztiegel bringt Anna kein Geld: Der Fluch kostet 0.",
        "plunder:crucible:1",
    ),
    "a Salvager and what costs nothing": (
        table("hand: [Salvager, Copper]", "", "play Salvager"),
        "The Salvager brings Anna no Coins: the Copper costs 0.",
        "Der Müllverwerter bringt Anna kein Geld: Das Kupfer kostet 0.",
        "seaside2:salvager:2",
    ),
    "a Trader and what costs nothing": (
        table("hand: [Trader, Copper]", "", "play Trader"),
        "The Trader brings Anna no Silver: the Copper costs 0.",
        "Der Fahrende Händler bringt Anna kein Silber: Das Kupfer kostet 0.",
        "hinterlands1:trader:2",
    ),
    "Bury beside an empty discard pile": (
        table("", "", "buy Bury", f"landscapes: [Bury]\n{BUYING}"),
        "Bury brings Anna nothing more: the discard pile is empty.",
        "Das Vergraben bringt Anna nichts weiter: Der Ablagestapel ist leer.",
        "plunder:bury:2",
    ),
    "Change with debt": (
        table("hand: [Change, Estate], tokens: {debt: 1}", "", "play Change"),
        "The Change brings Anna nothing more: there is debt to pay.",
        "Der Wandel bringt Anna nichts weiter: Es sind Schulden zu zahlen.",
        "rising-sun:change:1",
    ),
    "a Snake Witch and a name that comes twice": (
        table("hand: [Snake Witch, Copper]", "", "play Snake Witch"),
        "The Snake Witch does nothing to the others: two cards in hand have one name.",
        "Die Schlangenhexe tut den anderen nichts: Zwei Handkarten heißen gleich.",
        "rising-sun:snake-witch:1",
    ),
    "Good Harvest and a second Copper": (
        table("hand: [3 Copper]", "", "play treasures", "prophecy: Good Harvest\nsun: 0\nturn: {phase: buy}"),
        "Good Harvest brings Anna nothing: each name counts once a turn.",
        "Die Gute Ernte bringt Anna nichts: Jeder Name zählt einmal im Zug.",
        "rising-sun:good-harvest:2",
    ),
    "a Siren without an Action": (
        table("", "", "buy Siren", BUYING),
        "For the Siren, Anna trashes nothing: there is no Action card in hand.",
        "Für die Sirene entsorgt Anna nichts: Auf der Hand gibt es keine Aktionskarte.",
        "plunder:siren:1",
    ),
    "a University that finds no Action": (
        table("hand: [University]", "", "play University", "supply: {University: 0}"),
        "Anna finds nothing to gain: no Action card in the Supply costs at most 5.",
        "Anna findet nichts zum Nehmen: Keine Aktionskarte im Vorrat kostet höchstens 5.",
        "alchemy:university:2",
    ),
    "a Charm and the only card of that price": (
        table("hand: [Charm]", "", "play Charm, gain, buy Province", "turn: {phase: buy, coins: 8}"),
        "With the Charm, Anna finds nothing to gain: nothing that fits costs exactly 8, as much as the Province.",
        "Durch den Zauber findet Anna nichts zum Nehmen: Nichts Passendes kostet genau 8, so viel wie die Provinz.",
        "empires:charm:1",
    ),
    "a Tragic Hero with a small hand": (
        table("hand: [Tragic Hero]", "", "play Tragic Hero"),
        "The Tragic Hero is not trashed: that takes 8 cards in hand.",
        "Der Tragische Held wird nicht entsorgt: Dazu müssten es 8 Handkarten sein.",
        "nocturne:tragic-hero:1",
    ),
    "the hand of a Tragic Hero": (
        table("hand: [Tragic Hero, 5 Estate]", "", "play Tragic Hero, Silver"),
        "Anna counts cards in hand: 8, at least 8.",
        "Anna zählt Handkarten: 8, mindestens 8.",
        "nocturne:tragic-hero:1",
    ),
    "a Catapult and an Estate": (
        table("hand: [Catapult, Estate]", "", "play Catapult"),
        "The Catapult does nothing to the others: the Estate costs 2 and is no Treasure.",
        "Das Katapult tut den anderen nichts: Das Anwesen kostet 2 und ist keine Geldkarte.",
        "empires:catapult:1",
    ),
    "a Wine Merchant and a single coin": (
        table("mats: {tavern: [Wine Merchant]}", "", "'-'", "turn: {phase: buy, coins: 1}"),
        "The Wine Merchant stays on the Tavern mat: 2 Coins have to be left, and it is 1.",
        "Der Weinhändler bleibt auf dem Wirtshaus-Tableau: 2 Geld müssen übrig sein, und es ist 1.",
        "adventures:wine-merchant:1",
    ),
    "a Library and seven cards in hand": (
        table("hand: [Library, 7 Copper]", "", "play Library"),
        "Anna draws no card: there are 7 in hand already.",
        "Anna zieht keine Karte: Auf der Hand sind schon 7.",
        "base2:library:5",
    ),
    "a Merchant and a second Silver": (
        table("hand: [Merchant, 2 Silver]", "", "play Merchant, play Silver, play Silver"),
        "The Merchant brings Anna nothing: only the first Silver of a turn counts.",
        "Die Händlerin bringt Anna nichts: Nur das erste Silber im Zug zählt.",
        "base2:merchant:1",
    ),
    "an Ironworks that gains a Curse": (
        table("hand: [Ironworks]", "", "play Ironworks, Curse"),
        "The Ironworks card brings Anna nothing more: "
        "what was gained is neither an Action nor a Treasure nor a Victory card.",
        "Die Eisenhütte bringt Anna nichts weiter: Das Genommene ist weder Aktions- noch Geld- noch Punktekarte.",
        "intrigue2:ironworks:2",
    ),
    "a Prince and a Duration": (
        table("hand: [Prince, Caravan]", "", "play Prince"),
        "The Prince does nothing: there is no card in hand for it (Caravan: it is a Duration).",
        "Der Prinz bewirkt nichts: Es gibt keine passende Handkarte (Karawane: Das ist eine Dauerkarte).",
        "promo:prince:1",
    ),
    "a Groom that gains a Curse": (
        table("hand: [Groom]", "", "play Groom, Curse"),
        "The Groom brings Anna nothing more: what was gained is neither an Action nor a Treasure nor a Victory card.",
        "Der Stallbursche bringt Anna nichts weiter: Das Genommene ist weder Aktions- noch Geld- noch Punktekarte.",
        "menagerie:groom:1",
    ),
    "a Livery and a Silver": (
        table("hand: [Livery]", "", "play Livery, buy Silver"),
        "The Livery brings Anna no Horse: the Silver cost 3 Coins when it was gained, less than 4.",
        "Der Pferdestall bringt Anna kein Pferd: Das Silber hat beim Nehmen 3 Geld gekostet, weniger als 4.",
        "menagerie:livery:2",
    ),
    "a Steward and a single card": (
        table("hand: [Steward, Copper]", "", "play Steward, trash"),
        "Anna has only 1 card in hand to trash, not 2.",
        "Anna hat nur 1 Handkarte zum Entsorgen, nicht 2.",
        "intrigue2:steward:2",
    ),
    "a Torturer and a single card": (
        table("hand: [Torturer]", "hand: [Copper]", "play Torturer, discard"),
        "For Anna’s Torturer, Bernd has only 1 card in hand to discard, not 2.",
        "Für Annas Kerkermeister hat Bernd nur 1 Handkarte zum Ablegen, nicht 2.",
        "intrigue2:torturer:2",
    ),
    "a Storyteller without money": (
        table("hand: [Storyteller]", "", "play Storyteller"),
        "The Storyteller brings Anna no cards: there was no Coin to pay.",
        "Der Geschichtenerzähler bringt Anna keine Karten: Es war kein Geld zu zahlen.",
        "adventures:storyteller:1",
    ),
    "the piles of a Poacher": (
        table("hand: [Poacher, 4 Estate]", "", "play Poacher", "supply: {Curse: 0, Duchy: 0}"),
        "Anna counts empty Supply piles: 2.",
        "Anna zählt leere Stapel im Vorrat: 2.",
        "base2:poacher:2",
    ),
    "the hand of a Souk": (
        table("hand: [Souk, 3 Estate]", "", "play Souk"),
        "Anna counts cards in hand: 3.",
        "Anna zählt Handkarten: 3.",
        "hinterlands2:souk:1",
    ),
    "a Specialist that plays nothing": (
        table("hand: [Specialist, Smithy]", "", "play Specialist, '-'"),
        "The Specialist does nothing: Anna chose no card.",
        "Die Spezialistin bewirkt nichts: Anna hat keine Karte gewählt.",
        "allies:specialist:1",
    ),
    "the second of two Rushes": (
        table(
            "hand: []",
            "",
            "buy Rush, buy Rush, buy Smithy",
            RUSHING,
        ),
        "Rush cannot play the Smithy any more: it is no longer where it was gained to.",
        "Die Beeilung kann die Schmiede nicht mehr spielen: Die Karte liegt nicht mehr dort, wohin sie kam.",
        "plunder:rush:2",
    ),
    "a Flag that somebody else has": (
        table("hand: [Workshop]", "holds: [Flag]", "play Workshop, Flag Bearer", "kingdom: [Flag Bearer]"),
        "With the Flag Bearer, Anna takes the Flag from Bernd.",
        "Durch den Fahnenträger nimmt Anna die Fahne von Bernd.",
        "renaissance:flag-bearer:1",
    ),
    "a Flag that one has oneself": (
        table("hand: [Workshop], holds: [Flag]", "", "play Workshop, Flag Bearer", "kingdom: [Flag Bearer]"),
        "With the Flag Bearer, Anna takes nothing: Anna has the Flag already.",
        "Durch den Fahnenträger nimmt Anna nichts: Anna hat die Fahne schon.",
        "renaissance:flag-bearer:1",
    ),
    "Enchantress and a Way": (
        table(
            "hand: [Smithy]", "durations: [Enchantress]", "play Smithy as Way of the Ox", "landscapes: [Way of the Ox]"
        ),
        "The Enchantress changes nothing: the Smithy is used as a Way.",
        "Die Zauberin ändert nichts: Die Schmiede wird als Weg genutzt.",
        "menagerie:ways:5",
    ),
    "Tribute that reveals one name twice": (
        "players: {Anna: {hand: [Tribute]}, Bernd: {hand: [], deck: [3 Copper]}}\nmoves: [play Tribute]",
        "The Tribute brings Anna nothing more: both revealed cards have one name, which counts once.",
        "Der Tribut bringt Anna nichts weiter: Beide aufgedeckten Karten heißen gleich und zählen einmal.",
        "intrigue1:tribute:2",
    ),
    "Snake Witch that was returned before": (
        table("hand: [Throne Room, Snake Witch]", "", "play Throne Room, Snake Witch, 'yes', 'yes'").replace(
            "9 Copper", "Gold, Silver", 1
        ),
        "The Snake Witch does nothing to the others: the Snake Witch was not returned.",
        "Die Schlangenhexe tut den anderen nichts: Die Schlangenhexe wurde nicht zurückgelegt.",
        "rising-sun:snake-witch:2",
    ),
    "Village Green in Clean-up": (
        table("hand: [Village Green]", "", "'-'", BUYING),
        "The Village Green does nothing in Clean-up.",
        "Der Dorfanger bewirkt in der Aufräumphase nichts.",
        "menagerie:village-green:3",
    ),
    "Gladiator that finds its like": (
        table("hand: [Gladiator, Gold]", "hand: [Gold, Copper]", "play Gladiator, 'yes'"),
        "The Gladiator brings Anna no Coin: such a card was revealed, so no Gladiator is trashed either.",
        "Der Gladiator bringt Anna kein Geld: Es wurde eine solche aufgedeckt, also wird auch kein Gladiator entsorgt.",
        "empires:gladiator:3",
    ),
    "one's own Blockade": (
        table("hand: [Workshop], durations: [{Blockade: [Silver]}]", "", "play Workshop, Silver"),
        "The Blockade does nothing here: it affects only the others.",
        "Die Blockade bewirkt hier nichts: Sie betrifft nur die anderen.",
        "seaside2:blockade:5",
    ),
    "Peril without an Action": (
        table("hand: [Copper]", "", "buy Peril", f"landscapes: [Peril]\n{BUYING}"),
        "Peril brings Anna no Loot: no Action was trashed.",
        "Das Riskieren bringt Anna keine Kostbarkeit: Es wurde keine Aktion entsorgt.",
        "plunder:peril:1",
    ),
    "a Lich that comes back beside an Ally that waits for a gain": (
        table("hand: [Chapel, Lich], tokens: {favors: 1}", "", "play Chapel, Lich", "ally: Band of Nomads"),
        "Band of Nomads brings nothing for the Lich: it was discarded from the trash, not gained.",
        "Der Nomadenstamm bringt nichts für den Lich: Die Karte wurde aus dem Müll abgelegt, nicht genommen.",
        "allies:lich:8",
    ),
    "Wild Hunt without Estates": (
        table("hand: [Wild Hunt]", "", "play Wild Hunt, estate", "supply: {Estate: 0}"),
        "The Wild Hunt brings Anna no points: no Estate was gained.",
        "Die Wilde Jagd bringt Anna keine Punkte: Es wurde kein Anwesen genommen.",
        "empires:wild-hunt:1",
    ),
    "Outpost on a possessed turn": (
        table("", "hand: [Outpost, Copper]", "play Outpost", POSSESSED % "action"),
        "Bernd will take an extra turn after this one and decide alone on it.",
        "Bernd macht nach diesem Zug einen Extrazug und entscheidet darin selbst.",
        "alchemy:possession:8",
    ),
    "Monkey beside Possession": (
        table("durations: [Monkey]", "", "buy Silver", POSSESSED % "buy"),
        "The Monkey brings nothing: Anna gained the card, not Bernd.",
        "Der Affe bringt nichts: Genommen hat die Karte Anna, nicht Bernd.",
        "alchemy:possession:2",
    ),
    "Innovation beside Possession": (
        table("", "holds: [Innovation]", "buy Village", f"kingdom: [Village]\n{POSSESSED % 'buy'}"),
        "Innovation brings nothing: Anna gained the card, not Bernd.",
        "Die Innovation bringt nichts: Genommen hat die Karte Anna, nicht Bernd.",
        "alchemy:possession:2",
    ),
    "Colonnade beside Possession": (
        table("", "play: [Village]", "buy Village", f"landscapes: [Colonnade]\n{POSSESSED % 'buy'}"),
        "Colonnade brings nothing: Anna gained the card, not Bernd.",
        "Die Karte Kolonnaden bringt nichts: Genommen hat die Karte Anna, nicht Bernd.",
        "alchemy:possession:2",
    ),
    "Lurker beside Market Square": (
        table("hand: [Lurker, Market Square]", "", "play Lurker, trash, Village", "kingdom: [Village, Smithy]"),
        "The Market Square does nothing: the trashed card did not belong to Anna.",
        "Der Marktplatz bewirkt nichts: Die entsorgte Karte gehörte Anna nicht.",
        "dark-ages:market-square:1",
    ),
    "Hoard, 1st edition, without buying": (
        table("hand: [Workshop], play: [Hoard]", "", "play Workshop, Estate", "editions: {Prosperity: 1}"),
        "The Hoard brings Anna no Gold: the Estate was not bought (edition 1).",
        "Der Hort bringt Anna kein Gold: Das Anwesen wurde nicht gekauft (1. Edition).",
        "prosperity1:hoard:1",
    ),
    "Guildhall with Trader": (
        table("hand: [Trader], holds: [Guildhall]", "", 'buy Duchy, "yes"', BUYING),
        "Guildhall brings nothing for the Silver: it was exchanged for, not gained.",
        "Das Gildenhaus bringt nichts für das Silber: Das Silber wurde eingetauscht, nicht genommen.",
        "hinterlands2:trader:1",
    ),
    "Talisman on a 5": (
        table("play: [Talisman]", "", "buy Laboratory", f"kingdom: [Laboratory]\n{BUYING}"),
        "The Talisman brings no second one: the Laboratory costs 5 Coins, and only up to 4 Coins counts.",
        "Der Talisman bringt keine zweite Karte: Das Laboratorium kostet 5 Geld, und es zählt nur bis 4 Geld.",
        "prosperity1:talisman:2",
    ),
    "Way of the Frog and a card that left": (
        table(
            "hand: [Throne Room, Feast]",
            "",
            "play Throne Room, Feast, '-', Silver, Way of the Frog, '-'",
            "landscapes: [Way of the Frog]",
        ),
        "The Feast is not in play, so it is not discarded from there and does not come onto the deck.",
        "Das Festmahl ist nicht im Spiel, wird also nicht von dort abgelegt und kommt nicht auf den Nachziehstapel.",
        "menagerie:way-of-the-frog:1",
    ),
    "Outpost in the last turn of a Fleet": (
        table(
            "hand: [Outpost, Copper], holds: [Fleet]",
            "",
            "play Outpost",
            "turn: {player: Anna, extra: Fleet, previous: Bernd}\nsupply: {Province: 0}",
        ),
        "Anna gets no extra turn: this is the last turn of the last round.",
        "Anna bekommt keinen Extrazug: Das ist der letzte Zug der letzten Runde.",
        "renaissance:fleet:3",
    ),
    "Trader, 1st edition, in the way of a Blockade": (
        table(
            "hand: [Trader]",
            "durations: [{Blockade: [Village]}]",
            'buy Village, "yes"',
            f"editions: {{Hinterlands: 1}}\nkingdom: [Village]\n{BUYING}",
        ),
        "The Blockade does nothing: the Village was not gained.",
        "Die Blockade bewirkt nichts: Das Dorf wurde nicht genommen.",
        "hinterlands1:trader:8",
    ),
    "Trader's Silver and a Blockade on Silver": (
        table(
            "hand: [Trader]",
            "durations: [{Blockade: [Silver]}]",
            'buy Village, "yes"',
            f"kingdom: [Village]\n{BUYING}",
        ),
        "The Blockade brings nothing for the Silver: it was exchanged for, not gained.",
        "Die Blockade bringt nichts für das Silber: Das Silber wurde eingetauscht, nicht genommen.",
        "hinterlands2:trader:1",
    ),
    "Trader, 1st edition, for what a Blockade gains": (
        table(
            "hand: [Trader, Blockade]",
            "",
            'play Blockade, Village, "yes"',
            "editions: {Hinterlands: 1}\nkingdom: [Village]",
        ),
        "The Blockade does nothing more: no card was set aside, so nobody gains a Curse because of it.",
        "Die Blockade bewirkt nichts weiter: Keine Karte liegt zur Seite, also nimmt ihretwegen niemand einen Fluch.",
        "seaside2:blockade:3",
    ),
    "Smugglers that find nothing": (
        table("hand: [Smugglers]", "", "play Smugglers"),
        "Anna finds nothing to gain: Bernd gained nothing on Bernd’s own last turn.",
        "Anna findet nichts zum Nehmen: Bernd hat im eigenen letzten Zug nichts genommen.",
        "seaside1:smugglers:3",
    ),
    "an Island that is played twice": (
        table("hand: [Throne Room, Island, 2 Copper]", "", "play Throne Room, Island"),
        "The Island is no longer where it was, so it is not put on the mat.",
        "Die Insel liegt nicht mehr am selben Ort und wird deshalb nicht auf das Tableau gelegt.",
        "seaside1:island:1",
    ),
    "a Lookout with two cards": (
        "players: {Anna: {hand: [Lookout], deck: [Copper, Estate]}, Bernd: {}}\nmoves: [play Lookout, Estate]",
        "Anna puts nothing onto the deck: no card is left.",
        "Anna legt nichts auf den Nachziehstapel: Es ist keine Karte mehr da.",
        "seaside2:lookout:2",
    ),
    "a Flagship that waits for no Command": (
        table("hand: [Flagship], durations: [Flagship]", "", "play Flagship"),
        "The Flagship does not play the Flagship again and waits on: it is a Command.",
        "Das Flaggschiff spielt das Flaggschiff nicht noch einmal und wartet weiter: Das ist ein Kommando.",
        "plunder:flagship:2",
    ),
    "a Sailor and an Action that is no Duration": (
        table("hand: [Sailor, Workshop]", "", "play Sailor, play Workshop, Village", "kingdom: [Village]"),
        "The Sailor does not play the Village: it is not a Duration.",
        "Die Seefahrerin spielt das Dorf nicht: Das ist keine Dauerkarte.",
        "seaside2:sailor:4",
    ),
    "Innovation, used once already": (
        table(
            "holds: [Innovation]",
            "",
            'buy Village, "yes", buy Village',
            "kingdom: [Village]\nturn: {phase: buy, coins: 6, buys: 3}",
        ),
        "Innovation cannot be used for the Village: it is used once a turn, and that is done.",
        "Die Innovation lässt sich für das Dorf nicht nutzen: Das geht nur einmal im Zug und ist schon geschehen.",
        "renaissance:innovation:1",
    ),
    "a Lighthouse that comes after a Corsair": (
        table("hand: [Lighthouse, Silver]", "durations: [Corsair]", "play Lighthouse, play Silver"),
        "The Lighthouse does not help Anna against the Corsair, which was played before.",
        "Der Leuchtturm hilft Anna nicht gegen das Korsarenschiff: Diese Karte wurde vorher gespielt.",
        "base2:attack:2",
    ),
    "Possession and what a Talisman gains": (
        table(
            "play: [Talisman]",
            "",
            "buy Village",
            "kingdom: [Village]\nturn: {player: Anna, extra: Possession, phase: buy, coins: 3}",
        ),
        "With the Talisman, Anna would gain a Village, but for the Possession.",
        "Durch den Talisman würde Anna ein Dorf nehmen, wäre da nicht die Besessenheit.",
        "prosperity1:talisman:1",
    ),
    "Dominate without Provinces": (
        table("", "", "buy Dominate", "landscapes: [Dominate]\nsupply: {Province: 0}\nturn: {phase: buy, coins: 14}"),
        "Dominate brings Anna no points: no Province was gained.",
        "Das Beherrschen bringt Anna keine Punkte: Es wurde keine Provinz genommen.",
        "empires:dominate:1",
    ),
    "a Poet that reveals a Gold": (
        "players: {Anna: {hand: [Poet], deck: [Copper, Gold]}, Bernd: {}}\nmoves: [play Poet]",
        "The Gold stays on top of the deck: it costs 6 Coins, which is not 3 or less.",
        "Das Gold bleibt oben auf dem Nachziehstapel: Die Karte kostet 6 Geld, das ist nicht höchstens 3.",
        "rising-sun:poet:2",
    ),
    "a Seer and a Potion in the cost": (
        "players: {Anna: {hand: [Seer], deck: [Copper, Alchemist, Silver, Gold]}, Bernd: {}}\n"
        "moves: [play Seer, 'Alchemist, Gold']",
        "The Alchemist does not count: there is a Potion in its cost.",
        "Der Alchemist zählt nicht: In den Kosten ist ein Trank.",
        "renaissance:seer:1",
    ),
    "a Lookout with one card": (
        "players: {Anna: {hand: [Lookout], deck: [Copper]}, Bernd: {}}\nmoves: [play Lookout]",
        "Anna discards nothing: no card is left.",
        "Anna legt nichts ab: Es ist keine Karte mehr da.",
        "seaside2:lookout:2",
    ),
    "a Goons that is played twice": (  # base game: a card that is played again is in play once
        table("hand: [Throne Room, Goons]", "hand: [3 Copper]", "play Throne Room, Goons"),
        "The Goons card is in play only once, so what it does while in play, it does once.",
        "Der Halsabschneider ist nur einmal im Spiel: Was die Karte dort bewirkt, bewirkt sie einmal.",
        "base2:play:6",
    ),
    "a Princess that is played twice": (
        table("hand: [Throne Room, Princess]", "", "play Throne Room, Princess"),
        "The Princess is in play only once, so what it does while in play, it does once.",
        "Die Prinzessin ist nur einmal im Spiel: Was die Karte dort bewirkt, bewirkt sie einmal.",
        "cornucopia:princess:3",
    ),
    "Capitalism on another's turn": (  # Renaissance: it holds during the turns of its player
        "players: {Anna: {hand: [Bandit]}, Bernd: {deck: [Market, 9 Copper], holds: [Capitalism]}}\n"
        "moves: [play Bandit]",
        "The Market is no Treasure now: Capitalism holds on one’s own turns only.",
        "Der Markt ist jetzt keine Geldkarte: Kapitalismus gilt nur im eigenen Zug.",
        "renaissance:capitalism:1",
    ),
    "a Harem before a Jester": (  # a card of several types is all of them at any time
        "players: {Anna: {hand: [Jester]}, Bernd: {deck: [Harem, 9 Copper]}}\nmoves: [play Jester]",
        "The Harem is a Treasure card and a Victory card at once.",
        "Der Harem ist eine Geldkarte und eine Punktekarte zugleich.",
        "seaside2:combined-cards:2",
    ),
    "a Laboratory with one card left": (  # base game: one draws as many as there are
        "players: {Anna: {hand: [Laboratory], deck: [Gold]}, Bernd: {}}\nmoves: [play Laboratory]",
        "Anna draws only 1 of 2 cards: there are no more.",
        "Anna zieht nur 1 von 2 Karten: Mehr sind nicht da.",
        "base2:draw:3",
    ),
    "a Sentry with one card left": (  # base game: one looks at what there is
        "players: {Anna: {hand: [Sentry], deck: [Estate, Gold]}, Bernd: {}}\nmoves: [play Sentry]",
        "Anna looks at only 1 of 2 cards: there are no more.",
        "Anna sieht sich nur 1 von 2 Karten an: Mehr sind nicht da.",
        "base2:sentry:4",
    ),
    "a Bandit before one card": (
        "players: {Anna: {hand: [Bandit]}, Bernd: {hand: [], deck: [Gold]}}\nmoves: [play Bandit]",
        "For Anna’s Bandit, Bernd reveals only 1 of 2 cards: there are no more.",
        "Für Annas Banditin deckt Bernd nur 1 von 2 Karten auf: Mehr sind nicht da.",
        "base2:bandit:3",
    ),
    "a Golem that finds one Action": (  # Alchemy: then it plays that one
        "players: {Anna: {hand: [Golem], deck: [Copper, Moat, Estate]}, Bernd: {}}\nmoves: [play Golem]",
        "Anna has revealed everything and found only 1 of 2: beyond that there was no Action card other than a Golem.",
        "Anna hat alles aufgedeckt und nur 1 von 2 gefunden: "
        "Darüber hinaus fand sich keine Aktionskarte außer einem Golem.",
        "alchemy:golem:2",
    ),
    "a Maroon on a card with three types": (
        "players: {Anna: {hand: [Maroon, Siren], deck: [9 Copper]}, Bernd: {}}\nmoves: [play Maroon]",
        "Anna counts types of the trashed card: 3 (Action, Attack, Duration).",
        "Anna zählt Typen der entsorgten Karte: 3 (Aktion, Angriff, Dauer).",
        "plunder:maroon:1",
    ),
    "an Artist": (
        "players: {Anna: {hand: [Artist], deck: [9 Copper], play: [2 Village, Smithy]}, Bernd: {}}\n"
        "moves: [play Artist]",
        "Anna counts cards in play without a copy there: 2 (Smithy, Artist).",
        "Anna zählt Karten im Spiel ohne zweites Exemplar dort: 2 (Schmiede, Künstlerin).",
        "rising-sun:artist:1",
    ),
    "a Rice": (
        table("hand: [Rice], play: [Nobles]", "", "play Rice", "turn: {phase: buy}"),
        "Anna counts types in play: 3 (Action, Treasure, Victory).",
        "Anna zählt Typen im Spiel: 3 (Aktion, Geld, Punkte).",
        "rising-sun:rice:1",
    ),
    "an Animal Fair": (
        table("hand: [Animal Fair]", "", "play Animal Fair", "supply: {Moat: 0}"),
        "Anna counts empty Supply piles: 1.",
        "Anna zählt leere Stapel im Vorrat: 1.",
        "menagerie:animal-fair:1",
    ),
    "a Bureaucrat before a hand without Victory cards": (  # base game: it is shown and kept
        "players: {Anna: {hand: [Bureaucrat]}, Bernd: {hand: [5 Copper]}}\nmoves: [play Bureaucrat]",
        "For Anna’s Bureaucrat, Bernd puts nothing onto the deck: there is no Victory card in hand.",
        "Für Annas Bürokraten legt Bernd nichts auf den Nachziehstapel: Auf der Hand ist keine Punktekarte.",
        "base2:bureaucrat:5",
    ),
    "a Copper and Bureaucracy": (  # Rising Sun: a card that costs 0 brings none
        table("", "", "buy Copper", "prophecy: Bureaucracy\nsun: 0\nturn: {phase: buy, buys: 2}"),
        "Bureaucracy brings Anna no Copper: the Copper costs 0.",
        "Die Bürokratie bringt Anna kein Kupfer: Das Kupfer kostet 0.",
        "rising-sun:bureaucracy:1",
    ),
    "a Walled Village beside two other Actions": (  # two Actions in play at most, itself included
        table("play: [Walled Village, Village, Smithy]", "", "'-'", "turn: {phase: buy}"),
        "The Walled Village may not go onto the deck: two other Actions are in play, not one.",
        "Das Befestigte Dorf darf nicht auf den Nachziehstapel: Zwei weitere Aktionen sind im Spiel, nicht eine.",
        "promo:walled-village:1",
    ),
    "what is drawn before a shuffle that a Favor may change": (
        "players: {Anna: {hand: [Smithy], deck: [Gold], discard: [Curse, Estate, Copper], tokens: {favors: 2}}, "
        "Bernd: {}}\nally: Order of Astrologers\nmoves: [play Smithy]",
        "Anna draws a Gold.",
        "Anna zieht ein Gold.",
        "base2:smithy:1",
    ),
}


def test_of_the_copper_that_bureaucracy_brings_nobody_expects_another() -> None:
    more = "prophecy: Bureaucracy\nsun: 0\nturn: {phase: buy, coins: 3}"
    steps = played(table("", "", "buy Silver", more)).steps
    assert [step.cards for step in steps if step.kind == "gain"] == [("silver",), ("copper",)]
    assert all(step.sentence != "brings none" for step in steps)


def test_cards_drawn_before_a_shuffle_are_drawn_once() -> None:
    """Three in all, and no word of fewer."""
    document = SILENT["what is drawn before a shuffle that a Favor may change"][0].replace("Smithy]", "Smithy, 'no']")
    steps = played(document.replace("hand: [Smithy, 'no']", "hand: [Smithy]")).steps
    drawn = [step.cards for step in steps if step.kind == "draw"]
    assert [len(cards) for cards in drawn] == [1, 2]
    assert all(step.sentence != "draw fewer" for step in steps)


def test_what_is_in_play_twice_is_not_told_to_be_there_once() -> None:
    moves = "play Village, play Goons, play Goons"
    steps = played(table("hand: [2 Goons, Village]", "", moves)).steps
    assert all(step.sentence != "in play once" for step in steps)


def test_of_a_card_with_one_type_no_types_are_told() -> None:
    document = "players: {Anna: {hand: [Jester]}, Bernd: {deck: [Estate, 9 Copper]}}\nmoves: [play Jester]"
    assert all(step.sentence != "is both" for step in played(document).steps)


def test_a_moat_against_one_of_two_plays_is_no_safety() -> None:
    document = table("hand: [Throne Room, Militia]", "hand: [Moat, 4 Copper]", "play Throne Room, Militia, 'yes', 'no'")
    run = played(document)
    spoken = verdict(run, run.last, EN)
    assert spoken is not None
    assert spoken.word == "Bernd is safe from the first play."


def step_told(run: Run, text: str) -> Step:
    told = {sentence(step, run.names, EN): step for step in run.steps}
    assert text in told, list(told)
    return told[text]


@pytest.mark.parametrize("case", SILENT)
def test_it_is_told(case: str) -> None:
    document, en, de, cite = SILENT[case]
    run = played(document)
    step = step_told(run, en)
    assert sentence(step, run.names, DE) == de
    assert step.cites[0] == cite


@pytest.mark.parametrize(
    ("case", "card"),
    [
        ("Trader's Silver and a Blockade on Silver", "blockade"),
        ("Smugglers that find nothing", "smugglers"),
        ("an Island that is played twice", "island"),
        ("a Lookout with two cards", "lookout"),
    ],
)
def test_what_did_not_happen_names_the_card(case: str, card: str) -> None:
    document, en, _, _ = SILENT[case]
    step = step_told(played(document), en)
    assert step.kind == "not"
    assert step.cards[0] == card


def test_where_the_possessed_player_would_get_nothing_either_nothing_is_told() -> None:
    document = table("durations: [Monkey]", "", "buy Silver", "turn: {player: Bernd, phase: buy, coins: 5}")
    assert all(step.sentence != "possessor gained it" for step in played(document).steps)


def test_masquerade_cites_the_edition_that_is_played() -> None:
    document = """
editions: {Intrigue: %d}
players: {Anna: {hand: [Masquerade, Curse], deck: []}, Bernd: {hand: [], deck: []}, Carla: {hand: [Silver], deck: []}}
moves: [play Masquerade]
"""
    first, second = (next(s for s in played(document % n).steps if s.sentence == "pass") for n in (1, 2))
    assert first.cites[0] == "intrigue1:masquerade:1"
    assert second.cites[0] == "intrigue2:masquerade:2"


def test_the_plays_of_a_procession_cite_it() -> None:
    run = played(table("hand: [Procession, Village]", "", "play Procession, Village", "kingdom: [Smithy]"))
    plays = [step.cites[0] for step in run.steps if step.kind == "play" and step.cards == ("village",)]
    assert plays == ["dark-ages:procession:6", "dark-ages:procession:6"]


def test_a_possessed_gain_cites_the_gain_and_a_token_the_tokens() -> None:
    gain = played(table("", "", "buy Silver", POSSESSED % "buy"))
    assert next(step.cites for step in gain.steps if step.kind == "gain") == ("alchemy:possession:2", "base2:gain:1")
    token = played(table("", "hand: [Bishop, Copper, Estate]", "play Bishop", POSSESSED % "action"))
    vp = next(step for step in token.steps if step.words.get("n") == {"vp": 1})
    assert vp.cites[0] == "alchemy:possession:7"


def test_the_rotation_of_the_augurs_cites_rotating_first() -> None:
    run = played(table("hand: [Herb Gatherer]", "", "play Herb Gatherer, '-', 'yes'", "kingdom: [Augurs]"))
    assert next(step.cites[0] for step in run.steps if step.kind == "rotate") == "allies:rotating:3"


def test_nothing_is_told_twice_in_a_row() -> None:
    """A Banquet brings two Coppers, and both are missing."""
    run = played(table("", "", "buy Banquet, Silver", f"landscapes: [Banquet]\nsupply: {{Copper: 0}}\n{BUYING}"))
    missing = [step for step in run.steps if step.sentence == "gain none"]
    assert len(missing) == 1


def test_what_only_a_purchase_brings_says_so() -> None:
    run = played(table("hand: [Workshop]", "durations: [Swamp Hag]", "play Workshop, Silver"))
    step = step_told(run, "The Swamp Hag does nothing: the Silver was gained, not bought.")
    assert sentence(step, run.names, DE) == "Die Sumpfhexe bewirkt nichts: Das Silber wurde genommen, nicht gekauft."
    assert step.cites[0] == "adventures:swamp-hag:1"
    farmland = played(
        table("hand: [Remodel, Smithy, Gold]", "", "play Remodel, Smithy, Farmland", "editions: {Hinterlands: 1}")
    )
    assert (
        step_told(farmland, "The Farmland does nothing: it was not bought (edition 1).").cites[0]
        == "hinterlands1:farmland:1"
    )


def test_an_event_says_that_it_happens_later() -> None:
    run = played(table("", "", "buy Donate", f"landscapes: [Donate]\n{BUYING}"))
    step_told(run, "Donate will do more at the start of Anna’s next turn, before anything else.")


def test_a_card_that_was_never_in_play_is_not_said_to_have_left_it() -> None:
    anna, kingdom = "hand: [Daimyo, Band of Misfits]", "kingdom: [Band of Misfits, Village, Daimyo]"
    run = played(table(anna, "", "play Daimyo, play Band of Misfits", kingdom))
    step_told(run, "With the Daimyo, Anna plays the Village again, which stays where it is.")
    assert all(step.sentence != "play away" for step in run.steps)


def test_a_mat_that_has_a_rule_is_no_card_that_would_have_done_something() -> None:
    """A copy in the possessed player's Exile stays there, and nobody is named for that."""
    run = played(table("", "hand: [Copper], mats: {exile: [Silver]}", "buy Silver", POSSESSED % "buy"))
    assert all(sentence(step, run.names, EN) for step in run.steps)
    assert "exile" not in {slug for step in run.steps for slug in step.cards}


def test_what_follows_for_whoever_gains_is_not_said_to_bring_nothing() -> None:
    """A Band of Nomads and a Changeling serve the possessor, too."""
    more = f"kingdom: [Changeling]\n{POSSESSED % 'buy'}"
    run = played(table("", "", "buy Silver, 'no'", more))
    assert all(step.sentence != "possessor gained it" for step in run.steps)


def test_a_card_that_a_second_play_has_moved_is_not_told_again() -> None:
    run = played(table("hand: [2 Insignia]", "", "play Insignia, play Insignia, buy Silver, 'yes'", BUYING))
    assert all(step.sentence != "moved away" for step in run.steps)


def test_what_is_drawn_and_what_is_only_called_treasure_goes_by_no_type() -> None:
    run = played(
        table("hand: [Swashbuckler], discard: [Copper]", "", "play Swashbuckler", "kingdom: [Charlatan]").replace(
            "9 Copper", "9 Curse", 1
        )
    )
    assert all(step.sentence != "is too" for step in run.steps)


def test_an_exchange_that_a_changeling_makes_says_nothing_of_the_changeling() -> None:
    run = played(table("", "", 'buy Village, "yes"', f"kingdom: [Village, Changeling]\n{BUYING}"))
    assert any(step.sentence == "exchange" for step in run.steps)
    assert [step.cards for step in run.steps if step.sentence == "nothing for"] == []


@pytest.mark.parametrize(
    ("bought", "more", "en", "de"),
    [
        (
            "Rush",
            "buy Rush, buy Smithy, Watchtower, trash",
            "Rush cannot play the Smithy.",
            "Die Beeilung kann die Schmiede nicht spielen.",
        ),
        (
            "Continue",
            "buy Continue, Smithy, trash",
            "Continue cannot play the Smithy.",
            "Das Fortsetzen kann die Schmiede nicht spielen.",
        ),
    ],
)
def test_what_is_gone_before_it_is_played_has_a_word(bought: str, more: str, en: str, de: str) -> None:
    rest = f"landscapes: [{bought}]\nturn: {{phase: buy, coins: 8, buys: 2}}\nkingdom: [Smithy]"
    run = played(table("hand: [Watchtower]", "", more, rest))
    for language, word in ((EN, en), (DE, de)):
        spoken = verdict(run, run.last, language, ("base2:lost-track:1",))
        assert spoken is not None
        assert spoken.word == word


def test_a_ruling_is_cited_once_in_a_step() -> None:
    run = played("players: {Anna: {hand: [Advisor], deck: [Gold]}, Bernd: {}}\nmoves: [play Advisor]")
    assert all(len({*step.cites}) == len(step.cites) for step in run.steps)


def test_save_holds_nothing_where_no_card_was_set_aside() -> None:
    save = "landscapes: [Save]\nturn: {phase: buy, coins: 1}"
    empty = played(table("hand: []", "", "buy Save", save))
    assert [step for step in empty.steps if step.sentence == "at the end"] == []
    kept = played(table("hand: [Gold]", "", "buy Save, '-'", save))
    assert any(step.sentence == "at the end" for step in kept.steps)
    assert "gold" in [kept.game.known(card).slug for card in kept.game.hand(0)]


def test_what_comes_next_turn_is_said_once_a_play() -> None:
    def later(moves: str, hand: str) -> list[Step]:
        run = played(table(f"hand: [{hand}]", "", moves))
        return [step for step in run.steps if step.sentence == "next turn" and step.cards == ("bridge-troll",)]

    assert len(later("play Bridge Troll", "Bridge Troll")) == 1
    assert len(later("play Throne Room, Bridge Troll", "Throne Room, Bridge Troll")) == 2


def test_what_is_followed_a_second_time_comes_twice() -> None:
    run = played(table("hand: [Wharf]", "", "play Wharf", "landscapes: [Reckless]\nchosen: {Reckless: Wharf}"))
    assert len([step for step in run.steps if step.sentence == "next turn"]) == 2


def test_what_comes_too_late_is_said_once_a_turn() -> None:
    attack = "durations: [{Blockade: [Silver]}]"
    buying = "turn: {phase: buy, coins: 6, buys: 2}"
    run = played(table("durations: [Champion], hand: [Copper]", attack, "buy Silver, buy Silver", buying))
    assert len([step for step in run.steps if step.sentence == "too late"]) == 1
    assert len([step for step in run.steps if step.kind == "gain" and step.cards == ("curse",)]) == 2


def test_a_price_that_stays_as_printed_is_not_told() -> None:
    run = played(table("play: [Bridge]", "", "buy Copper, buy Silver", "turn: {phase: buy, coins: 2, buys: 3}"))
    assert [step.cards for step in run.steps if step.sentence == "costs"] == [("silver",)]


def test_the_same_is_not_told_again_when_all_has_happened() -> None:
    """A Haggler of the 1st edition beside a Cache that was not bought, and that brings Coppers in between."""
    run = played(
        table(
            "hand: [Silver], play: [Haggler]",
            "",
            "buy Farmland, Farmland, Cache",
            "editions: {Hinterlands: 1}\nkingdom: [Farmland, Cache]\nturn: {phase: buy, coins: 6, buys: 2}",
        )
    )
    said = [sentence(step, run.names, EN) for step in run.steps]
    assert said.count("The Haggler brings Anna nothing: the Cache was not bought (edition 1).") == 1
    assert said.count("The Haggler brings Anna nothing: the Copper was not bought (edition 1).") == 2


ONCE = {  # what they do while in play, and not when they are played
    "Prosperity": ("Goons", "Talisman", "Hoard", "Quarry"),
    "Hinterlands": ("Haggler", "Highway"),
    "Guilds": ("Merchant Guild",),
    "Cornucopia": ("Princess",),
}


@pytest.mark.parametrize(("box", "card"), [(box, card) for box, cards in ONCE.items() for card in cards])
def test_what_works_while_it_is_in_play_works_once_in_the_first_edition(box: str, card: str) -> None:
    document = table(f"hand: [King's Court, {card}]", "", f"play King's Court, {card}", f"editions: {{{box}: 1}}")
    if card in ("Talisman", "Hoard", "Quarry"):
        more = f"editions: {{{box}: 1}}\nturn: {{phase: buy}}"
        document = table(f"hand: [Crown, {card}]", "", f"play Crown, {card}", more)
    assert [step.sentence for step in played(document).steps].count("in play once") == 1

"""Why something does happen: what is counted, which of several it is, who chose, by which edition, its cost."""

from __future__ import annotations

import pytest

from rules.speech.grammar import DE
from rules.speech.saying import sentence
from tests.rules.speech.test_said_where_it_was_silent import played, step_told, table

BUYING = "turn: {phase: buy, coins: 5}"
CARAVAN = "durations: [Throne Room, Caravan]"
WHY = {
    "the second of two plays of a Caravan": (  # Seaside: played twice, it draws twice on the next turn
        table(CARAVAN, "", "'-'", "turn: {player: Bernd, phase: buy}"),
        "With the Caravan (played before this turn; its second play), Anna draws a Copper.",
        "Durch die Karawane (vor diesem Zug gespielt; zweites Spielen) zieht Anna ein Kupfer.",
        "seaside2:caravan:2",
    ),
    "a Wharf of the turn before": (
        table("durations: [Wharf]", "", "'-'", "turn: {player: Bernd, phase: buy}"),
        "With the Wharf (played before this turn), Anna draws 2 Coppers.",
        "Durch die Werft (vor diesem Zug gespielt) zieht Anna 2 Kupfer.",
        "seaside2:wharf:2",
    ),
    "the second of two Goons": (  # each of them counts each purchase
        table("play: [2 Goons]", "", "buy Copper", "turn: {phase: buy}"),
        "With the Goons card (2 of 2), Anna gets +1 VP token.",
        "Durch den Halsabschneider (2 von 2) erhält Anna +1 Punktemarker.",
        "prosperity1:goons:1",
    ),
    "the second of two Embargo tokens": (
        table("", "", "buy Silver", "pile tokens: {Silver: {Embargo: 2}}\nturn: {phase: buy, coins: 3}"),
        "Because of the Embargo (token 2 of 2), Anna gains a Curse.",
        "Durch das Embargo (Marker 2 von 2) nimmt Anna einen Fluch.",
        "seaside1:embargo:2",
    ),
    "a Masquerade by its older text": (
        table("hand: [Masquerade, Curse]", "", "play Masquerade", "editions: {Intrigue: 1}"),
        "Anna plays a Masquerade (edition 1).",
        "Anna spielt eine Maskerade (1. Edition).",
        "base2:play:1",
    ),
    "who chooses what a Swindler brings": (  # Intrigue: who played it chooses
        "players: {Anna: {hand: [Swindler]}, Bernd: {deck: [Copper, 9 Estate]}}\nmoves: [play Swindler, Curse]",
        "Anna chooses the Curse.",
        "Anna wählt den Fluch.",
        "intrigue2:swindler:2",
    ),
    "who chooses what a Pillage takes": (  # Dark Ages: who played it chooses
        table("hand: [Pillage]", "hand: [Gold, 4 Copper]", "play Pillage, Gold"),
        "Anna chooses the Gold.",
        "Anna wählt das Gold.",
        "dark-ages:pillage:3",
    ),
    "a Salvager beside a Highway": (  # costs are looked up when the card is trashed
        table("hand: [Highway, Salvager, Gold]", "", "play Highway, play Salvager, Gold"),
        "The Gold costs 5 now: 6, less 1 by the Highway.",
        "Das Gold kostet jetzt 5: 6 minus 1 durch die Fernstraße.",
        "hinterlands2:highway:1",
    ),
    "the sum of a Forge": (
        table("hand: [Forge, Gold, Estate, Copper]", "", "play Forge, 'Gold, Estate, Copper'"),
        "Anna counts coins in the costs of the trashed cards: 8 (6 + 2 + 0).",
        "Anna zählt Geld in den Kosten der entsorgten Karten: 8 (6 + 2 + 0).",
        "base2:play:1",
    ),
    "what alone fits": (  # Swindler without Curses: nothing else costs 0
        "players: {Anna: {hand: [Swindler]}, Bernd: {deck: [Copper, 9 Estate]}}\n"
        "supply: {Curse: 0}\nmoves: [play Swindler]",
        "The Copper is the only card in the Supply that fits; exactly 0 is asked for: as much as the Copper.",
        "Das Kupfer passt als einzige Karte im Vorrat; genau 0 ist verlangt: so viel wie das Kupfer.",
        "intrigue2:swindler:2",
    ),
    "a Chariot Race that is won": (
        "players: {Anna: {hand: [Chariot Race], deck: [Gold]}, Bernd: {deck: [Silver]}}\nmoves: [play Chariot Race]",
        "The Gold costs more than the Silver: 6 Coins, not 3 Coins.",
        "Das Gold kostet mehr als das Silber: 6 Geld, nicht 3 Geld.",
        "base2:play:1",
    ),
    "a Leprechaun with seven cards in play": (
        table("hand: [Leprechaun], play: [6 Village]", "", "play Leprechaun"),
        "Anna counts cards in play: 7 (6 Villages, Leprechaun).",
        "Anna zählt Karten im Spiel: 7 (6 Dörfer, Kobold).",
        "nocturne:leprechaun:2",
    ),
    "a second Idol": (
        table("hand: [Idol], play: [Idol]", "", "play Idol", "turn: {phase: buy}"),
        "Anna counts Idols in play: 2, an even number.",
        "Anna zählt Götzen im Spiel: 2, eine gerade Zahl.",
        "nocturne:idol:1",
    ),
    "a Goatherd": (
        table("hand: [Goatherd, Estate]", "last turn trashed: [Copper, Estate]", "play Goatherd, '-'"),
        "Anna counts cards that Bernd, to the right, trashed on their last turn: 2 (Copper, Estate).",
        "Anna zählt Karten, die Bernd zur Rechten im letzten eigenen Zug entsorgt hat: 2 (Kupfer, Anwesen).",
        "menagerie:goatherd:1",
    ),
    "Swamp Shacks": (
        table("hand: [Swamp Shacks], play: [6 Village]", "", "play Swamp Shacks"),
        "Anna counts cards in play: 7 (6 Villages, Swamp Shacks).",
        "Anna zählt Karten im Spiel: 7 (6 Dörfer, Sumpfhütten).",
        "plunder:swamp-shacks:1",
    ),
    "a Pendant": (
        table("hand: [Pendant], play: [2 Copper, Silver]", "", "play Pendant", "turn: {phase: buy}"),
        "Anna counts different names: 3 (2 Coppers, Silver, Pendant).",
        "Anna zählt verschiedene Namen: 3 (2 Kupfer, Silber, Anhänger).",
        "plunder:pendant:1",
    ),
    "a Priest and two trashed cards": (
        table(
            "hand: [Priest, Chapel, 2 Copper, Estate]",
            "",
            "play Priest, Estate, play Chapel, '2 Copper'",
            "turn: {actions: 2}",
        ),
        "With the Priest, Anna counts trashed cards: 2.",
        "Durch den Priester zählt Anna entsorgte Karten: 2.",
        "renaissance:priest:1",
    ),
    "a Courtier on a Mill": (
        table("hand: [Courtier, Mill, Copper]", "", "play Courtier, Mill, 'action, buy'"),
        "Anna counts types of the revealed card: 2 (Action, Victory).",
        "Anna zählt Typen der aufgedeckten Karte: 2 (Aktion, Punkte).",
        "intrigue2:courtier:1",
    ),
    "a Merchant Guild": (
        table("hand: [Merchant Guild]", "", "play Merchant Guild, buy Copper, buy Copper", "turn: {buys: 1}"),
        "With the Merchant Guild, Anna counts cards gained in this Buy phase: 2.",
        "Durch die Kaufmannsgilde zählt Anna in dieser Kaufphase genommene Karten: 2.",
        "guilds2:merchant-guild:1",
    ),
    "a Farmers' Market with four points": (
        table("hand: [Farmers' Market]", "", "play Farmers' Market", "pile tokens: {Farmers' Market: {vp: 4}}"),
        "Anna counts points on the pile: 4.",
        "Anna zählt Punkte auf dem Stapel: 4.",
        "empires:farmers-market:1",
    ),
    "a Cauldron": (
        table("play: [Cauldron]", "", "buy Village", "turn: {phase: buy, coins: 3, gained: [2 Village]}"),
        "With the Cauldron, Anna counts Actions gained this turn: 3.",
        "Durch den Hexenkessel zählt Anna in diesem Zug genommene Aktionskarten: 3.",
        "hinterlands2:cauldron:1",
    ),
    "the second gain beside the Labyrinth": (
        table("", "", "buy Copper, buy Copper", "landscapes: [Labyrinth]\nturn: {phase: buy, buys: 2}"),
        "Because of Labyrinth, Anna counts cards gained this turn: 2 (2 Coppers).",
        "Durch das Labyrinth zählt Anna in diesem Zug genommene Karten: 2 (2 Kupfer).",
        "empires:labyrinth:1",
    ),
    "a Basilica": (
        table("", "", "buy Silver", "landscapes: [Basilica]\nturn: {phase: buy, coins: 5}"),
        "Because of Basilica, Anna counts Coins left: 2.",
        "Durch die Basilika zählt Anna übriges Geld: 2.",
        "empires:basilica:1",
    ),
    "a Colonnade": (
        table("play: [Smithy]", "", "buy Smithy", "landscapes: [Colonnade]\nturn: {phase: buy, coins: 4}"),
        "Colonnade takes effect: such a card is in play.",
        "Die Karte Kolonnaden wirkt hier: Eine solche Karte ist im Spiel.",
        "empires:colonnade:2",
    ),
    "a Colonnade without such a card": (
        table(
            "play: [Smithy]",
            "",
            "buy Market",
            "kingdom: [Market]\nlandscapes: [Colonnade]\nturn: {phase: buy, coins: 5}",
        ),
        "Colonnade brings Anna no points: no such card is in play.",
        "Die Karte Kolonnaden bringt Anna keine Punkte: Keine solche Karte ist im Spiel.",
        "empires:colonnade:2",
    ),
    "a Black Cat on another's turn": (
        table("", "hand: [Black Cat]", "buy Estate, 'yes'", "turn: {phase: buy, coins: 2}"),
        "The Black Cat takes effect: it was played on another player’s turn.",
        "Die Schwarze Katze wirkt hier: Sie wurde in einem fremden Zug gespielt.",
        "menagerie:black-cat:2",
    ),
    "a Copper by Enlightenment": (
        table("hand: [Copper]", "", "play Copper", "prophecy: Enlightenment\nsun: 0\nkingdom: [Mountain Shrine]"),
        "Because of the active Prophecy Enlightenment, the Copper does not do what it says:"
        " it is a Treasure, played in an Action phase.",
        "Durch die aktive Prophezeiung Erleuchtung tut das Kupfer nicht, was darauf steht:"
        " Das ist eine Geldkarte, gespielt in einer Aktionsphase.",
        "rising-sun:enlightenment:2",
    ),
    "an Action that is a Buy": (
        table(
            "",
            "",
            "buy Copper, buy Copper",
            "prophecy: Flourishing Trade\nsun: 0\nkingdom: [Mountain Shrine]\nturn: {phase: buy, actions: 1}",
        ),
        "Anna uses an Action as a Buy: no Buy is left.",
        "Anna nutzt eine Aktion als Kauf: Käufe sind keine mehr da.",
        "rising-sun:flourishing-trade:2",
    ),
    "a Smithy as a Chameleon": (
        table("hand: [Smithy]", "", "play Smithy as Way of the Chameleon", "landscapes: [Way of the Chameleon]"),
        "Instead of +3 Cards it is +3 Coins.",
        "Statt +3 Karten gibt es +3 Geld.",
        "menagerie:way-of-the-chameleon:1",
    ),
    "a Library and an empty deck": (
        "players: {Anna: {hand: [Library], deck: [Copper]}, Bernd: {}}\nmoves: [play Library]",
        "Anna has no card left to draw.",
        "Anna kann keine Karte mehr ziehen.",
        "base2:library:4",
    ),
    "a Death Cart that stays": (
        table("hand: [Death Cart]", "", "play Death Cart, '-'"),
        "The Death Cart brings Anna no Coins: nothing was trashed.",
        "Der Leichenkarren bringt Anna kein Geld: Es wurde nichts entsorgt.",
        "dark-ages:death-cart:1",
    ),
    "a City and one empty pile": (
        table("hand: [City]", "", "play City", "supply: {Curse: 0}"),
        "The City brings Anna nothing more: that takes two empty piles.",
        "Die Stadt bringt Anna nichts weiter: Dazu müssten es zwei leere Stapel sein.",
        "prosperity2:city:1",
    ),
    "a Miser": (
        table("hand: [Miser], mats: {tavern: [3 Copper]}", "", "play Miser, '2'"),
        "Anna counts Coppers on the mat: 3.",
        "Anna zählt Kupfer auf dem Tableau: 3.",
        "base2:play:1",
    ),
    "an Exploration": (
        table("holds: [Exploration]", "", "'-'", "turn: {phase: buy}"),
        "Exploration takes effect: no card was gained in this Buy phase.",
        "Die Erkundung wirkt hier: In dieser Kaufphase wurde keine Karte genommen.",
        "renaissance:exploration:1",
    ),
    "a Hermit that turns mad": (  # Dark Ages: nothing was gained in the Buy phase
        table("hand: [Hermit]", "", "play Hermit, Silver, '-'"),
        "The Hermit takes effect: no card was gained in this Buy phase.",
        "Der Eremit wirkt hier: In dieser Kaufphase wurde keine Karte genommen.",
        "dark-ages:hermit:3",
    ),
    "a Swashbuckler": (
        table("hand: [Swashbuckler], discard: [Copper], tokens: {coffers: 3}", "", "play Swashbuckler"),
        "The Swashbuckler takes effect: a card lies in the discard pile.",
        "Die Freibeuterin wirkt hier: Im Ablagestapel liegt eine Karte.",
        "renaissance:swashbuckler:1",
    ),
    "the fourth Coffers of a Swashbuckler": (
        table("hand: [Swashbuckler], discard: [Copper], tokens: {coffers: 3}", "", "play Swashbuckler"),
        "Anna counts Coffers: 4.",
        "Anna zählt Taler: 4.",
        "renaissance:swashbuckler:2",
    ),
    "a Mountain Village and no discard pile": (
        table("hand: [Mountain Village]", "", "play Mountain Village"),
        "Anna has no card in the discard pile to look at.",
        "Anna hat im Ablagestapel keine Karte zum Ansehen.",
        "renaissance:mountain-village:1",
    ),
    "a Wealthy Village": (
        table("play: [Copper, Silver, Gold]", "", "buy Wealthy Village", BUYING),
        "With the Wealthy Village, Anna counts different names: 3 (Copper, Silver, Gold).",
        "Durch das Wohlhabende Dorf zählt Anna verschiedene Namen: 3 (Kupfer, Silber, Gold).",
        "plunder:wealthy-village:1",
    ),
    "a Falconer on a Mill": (
        table("hand: [Falconer]", "", "buy Mill, 'yes', Copper", "kingdom: [Mill]\nturn: {phase: buy, coins: 4}"),
        "With the Falconer, Anna counts types of the gained card: 2 (Action, Victory).",
        "Durch die Falknerin zählt Anna Typen der genommenen Karte: 2 (Aktion, Punkte).",
        "menagerie:falconer:3",
    ),
    "a Gatekeeper and a new card": (
        table("durations: [Gatekeeper]", "", "buy Silver", "turn: {player: Bernd, phase: buy, coins: 3}"),
        "The Gatekeeper takes effect: no copy of the gained card lies in Exile.",
        "Die Wache wirkt hier: Im Exil liegt keine Karte wie die genommene.",
        "menagerie:gatekeeper:1",
    ),
    "a Bounty Hunter": (
        table("hand: [Bounty Hunter, Curse, Copper]", "", "play Bounty Hunter, Curse"),
        "The Bounty Hunter takes effect: no copy of it lay in Exile before.",
        "Die Kopfgeldjägerin wirkt hier: Vorher lag keine solche Karte im Exil.",
        "menagerie:bounty-hunter:2",
    ),
    "a Messenger": (
        table("", "", "buy Messenger, Silver", "kingdom: [Messenger]\nturn: {phase: buy, coins: 4}"),
        "The Messenger takes effect: it is the first card gained in this Buy phase.",
        "Der Kurier wirkt hier: Es ist die erste Karte, die in dieser Kaufphase genommen wird.",
        "adventures:messenger:1",
    ),
    "a Wine Merchant": (
        table("mats: {tavern: [Wine Merchant]}", "", "buy Silver, 'yes'", BUYING),
        "With the Wine Merchant, Anna counts Coins left: 2.",
        "Durch den Weinhändler zählt Anna übriges Geld: 2.",
        "adventures:wine-merchant:1",
    ),
    "a Berserker": (
        table("play: [Village]", "", "buy Berserker, Copper", "kingdom: [Berserker]\nturn: {phase: buy, coins: 5}"),
        "The Berserker takes effect: an Action is in play.",
        "Der Berserker wirkt hier: Eine Aktion ist im Spiel.",
        "hinterlands2:berserker:3",
    ),
    "an Alchemist beside a Potion": (
        table("hand: [Alchemist, Potion]", "", "play Alchemist, play Potion, '-', 'yes'"),
        "The Alchemist takes effect: a Potion is in play.",
        "Der Alchemist wirkt hier: Ein Trank ist im Spiel.",
        "alchemy:alchemist:1",
    ),
    "a Commerce": (
        table(
            "", "", "buy Commerce", "landscapes: [Commerce]\nturn: {phase: buy, coins: 5, gained: [Silver, 2 Copper]}"
        ),
        "Anna counts different names among what was gained this turn: 2 (Silver, Copper).",
        "Anna zählt verschiedene Namen unter dem Genommenen: 2 (Silber, Kupfer).",
        "menagerie:commerce:1",
    ),
    "a Citadel": (
        table("hand: [Village], holds: [Citadel]", "", "play Village"),
        "Citadel takes effect: it is the first Action of the turn.",
        "Die Zitadelle wirkt hier: Es ist die erste Aktion im Zug.",
        "renaissance:citadel:1",
    ),
    "a Sea Chart": (
        "players: {Anna: {hand: [Sea Chart], play: [Village], deck: [Copper, Village]}, Bernd: {}}\n"
        "moves: [play Sea Chart]",
        "The Sea Chart takes effect: a Village is in play in front of Anna.",
        "Die Seekarte wirkt hier: Ein Dorf liegt vor Anna im Spiel.",
        "seaside2:sea-chart:1",
    ),
    "a Landing Party": (
        table("", "hand: [Copper], durations: [Landing Party]", "'-', play Copper", "turn: {phase: buy}"),
        "The Landing Party takes effect: the first card played this turn, the Copper, is a Treasure.",
        "Der Landungstrupp wirkt hier: Die erste Karte im Zug, das Kupfer, ist eine Geldkarte.",
        "plunder:landing-party:1",
    ),
    "a Farmland of the older edition": (  # Hinterlands 1: only a purchase counts
        table(
            "hand: [Remodel, Duchy, Estate]",
            "",
            "play Remodel, Duchy, Farmland",
            "editions: {Hinterlands: 1}\nkingdom: [Farmland]",
        ),
        "The Farmland does nothing: it was not bought (edition 1).",
        "Das Fruchtbare Land bewirkt nichts: Gekauft wurde die Karte nicht (1. Edition).",
        "hinterlands1:farmland:1",
    ),
    "a Trader of the older edition": (
        table("hand: [Trader]", "", "buy Copper, 'yes'", "editions: {Hinterlands: 1}\nturn: {phase: buy}"),
        "With the Trader (edition 1), Anna gains a Silver to the discard pile.",
        "Durch den Fahrenden Händler (1. Edition) nimmt Anna ein Silber auf den Ablagestapel.",
        "hinterlands1:trader:8",
    ),
    "a Magic Lamp with six single cards": (
        table(
            "hand: [Magic Lamp], play: [Copper, Silver, Gold, 2 Village, Moat, Chapel]",
            "",
            "play Magic Lamp",
            "turn: {phase: buy}",
        ),
        "Anna counts cards in play without a copy there: 6 (Copper, Silver, Gold, Moat, Chapel, Magic Lamp).",
        "Anna zählt Karten im Spiel ohne zweites Exemplar dort:"
        " 6 (Kupfer, Silber, Gold, Burggraben, Kapelle, Wunderlampe).",
        "nocturne:magic-lamp:1",
    ),
    "a Werewolf by day": (
        table("hand: [Werewolf]", "", "play Werewolf"),
        "The Werewolf takes effect: it is not one’s own Night phase.",
        "Der Werwolf wirkt hier: Es ist nicht die eigene Nachtphase.",
        "nocturne:werewolf:1",
    ),
    "a Barbarian on a Copper": (
        table("hand: [Barbarian]", "", "play Barbarian"),
        "The Barbarian takes effect: the trashed card costs less than 3.",
        "Der Barbar wirkt hier: Die entsorgte Karte kostet weniger als 3.",
        "allies:barbarian:7",
    ),
    "a Garrison with two tokens": (
        table("", "durations: [{Garrison: 2}]", "'-'", "turn: {phase: buy}"),
        "With the Garrison (played before this turn), Bernd counts tokens on it: 2.",
        "Durch die Garnison (vor diesem Zug gespielt) zählt Bernd Marker darauf: 2.",
        "allies:durations:2",
    ),
    "a Scribe with four cards in hand": (
        table("hand: [Moat, 2 Copper], tokens: {favors: 1}", "", "play Moat, 'yes'", "ally: Fellowship of Scribes"),
        "Because of Fellowship of Scribes, Anna counts cards in hand: 4.",
        "Durch die Gefolgschaft der Schreiber zählt Anna Handkarten: 4.",
        "allies:fellowship-of-scribes:4",
    ),
    "the last point of a Battlefield": (  # what is left is taken
        table("", "", "buy Duchy", BUYING + "\nlandscapes: [Battlefield]\nlandscape tokens: {Battlefield: {vp: 1}}"),
        "Because of Battlefield, Anna counts points left on it: 1.",
        "Durch das Schlachtfeld zählt Anna Punkte, die noch darauf liegen: 1.",
        "empires:battlefield:1",
    ),
    "a Grand Castle": (
        table(
            "hand: [2 Estate, Duchy], play: [Mill]",
            "",
            "buy Grand Castle",
            "supply: {Castles: [Grand Castle]}\nturn: {phase: buy, coins: 9}",
        ),
        "With the Grand Castle, Anna counts Victory cards in hand and in play: 4 (2 Estates, Duchy, Mill).",
        "Durch das Prunkschloss zählt Anna Punktekarten auf der Hand und im Spiel: 4 (2 Anwesen, Herzogtum, Mühle).",
        "empires:grand-castle:1",
    ),
    "an Encampment that shows nothing": (
        table("hand: [Encampment]", "", "play Encampment"),
        "Anna reveals nothing: there is neither a Gold nor a Plunder in hand.",
        "Anna deckt nichts auf: Auf der Hand gibt es weder ein Gold noch ein Diebesgut.",
        "empires:encampment:1",
    ),
    "a third Aristocrat": (
        table("hand: [Aristocrat], play: [2 Aristocrat]", "", "play Aristocrat"),
        "Anna counts Aristocrats in play: 3.",
        "Anna zählt Aristokratinnen im Spiel: 3.",
        "rising-sun:aristocrat:1",
    ),
    "what a Change costs": (
        table("hand: [Change, Silver]", "", "play Change, Gold"),
        "Anna counts the difference in Coins between the two costs: 3 (6 less 3).",
        "Anna zählt den Unterschied der beiden Kosten in Geld: 3 (6 minus 3).",
        "rising-sun:change:3",
    ),
    "a Mountain Shrine": (
        table("hand: [Mountain Shrine, Copper]", "", "play Mountain Shrine, '-'", "trash: [Village]\nprophecy: Panic"),
        "The Mountain Shrine takes effect: an Action lies in the trash.",
        "Der Bergschrein wirkt hier: Im Müll liegt eine Aktion.",
        "rising-sun:mountain-shrine:1",
    ),
    "a Prophecy that is active": (
        table(
            "hand: [Gold]", "", "play Gold", "prophecy: Panic\nsun: 0\nkingdom: [Mountain Shrine]\nturn: {phase: buy}"
        ),
        "Because of the active Prophecy Panic, Anna gets +2 Buys.",
        "Durch die aktive Prophezeiung Panik erhält Anna +2 Käufe.",
        "rising-sun:panic:1",
    ),
    "a Trait": (
        table("", "", "buy Village", "landscapes: [Rich]\nchosen: {Rich: Village}\nturn: {phase: buy, coins: 3}"),
        "Because of the Trait Rich, Anna gains a Silver.",
        "Durch die Eigenschaft Reich nimmt Anna ein Silber.",
        "plunder:rich:1",
    ),
    "a Guard Dog in a small hand": (
        table("hand: [Guard Dog, Copper]", "", "play Guard Dog"),
        "Anna counts cards in hand: 3.",
        "Anna zählt Handkarten: 3.",
        "hinterlands2:guard-dog:1",
    ),
    "an Alms": (
        table("", "", "buy Alms, Silver", "landscapes: [Alms]\nturn: {phase: buy}"),
        "The Alms card takes effect: no Treasure is in play.",
        "Das Almosen wirkt hier: Keine Geldkarte ist im Spiel.",
        "adventures:alms:1",
    ),
    "a Baron without an Estate": (
        table("hand: [Baron]", "", "play Baron"),
        "The Baron takes effect: no Estate was discarded.",
        "Der Baron wirkt hier: Es wurde kein Anwesen abgelegt.",
        "intrigue2:baron:1",
    ),
    "a Sage beside a Highway": (  # the Silver costs 2 now, so it is passed over
        "players: {Anna: {hand: [Sage], play: [Highway], deck: [Silver, Smithy, Copper]}, Bernd: {}}\n"
        "moves: [play Sage]",
        "The Silver costs 2 now: 3, less 1 by the Highway; 3 or more is asked for.",
        "Das Silber kostet jetzt 2: 3 minus 1 durch die Fernstraße; 3 oder mehr ist verlangt.",
        "dark-ages:sage:1",
    ),
    "a token in a possessed turn": (
        table("", "hand: [Monument]", "play Monument", "turn: {player: Bernd, extra: Possession, by: Anna}"),
        "Bernd gets +1 VP token: tokens stay with the player whose turn it is.",
        "Bernd erhält +1 Punktemarker: Marker behält, wer am Zug ist.",
        "alchemy:possession:7",
    ),
    "a Sculptor of an Estate": (
        table("hand: [Sculptor]", "", "play Sculptor, Estate"),
        "The Sculptor brings Anna no Villagers: what was gained is no Treasure.",
        "Die Bildhauerin bringt Anna keine Dorfbewohner: Das Genommene ist keine Geldkarte.",
        "renaissance:sculptor:1",
    ),
    "a Devil's Workshop after nothing": (  # Nocturne: none gained, so a Gold
        table("hand: [Devil's Workshop]", "", "play Devil's Workshop", "turn: {phase: night}"),
        "Anna counts cards gained this turn: 0.",
        "Anna zählt in diesem Zug genommene Karten: 0.",
        "nocturne:devils-workshop:1",
    ),
}


@pytest.mark.parametrize("case", WHY)
def test_it_is_told(case: str) -> None:
    document, en, de, cite = WHY[case]
    run = played(document)
    step = step_told(run, en)
    assert sentence(step, run.names, DE) == de
    assert step.cites[0] == cite


def test_what_comes_once_is_not_numbered() -> None:
    run = played(table("play: [Goons]", "", "buy Copper", "turn: {phase: buy}"))
    step_told(run, "With the Goons card, Anna gets +1 VP token.")


def test_of_a_duration_that_was_played_here_nobody_asks_from_when_it_is() -> None:
    run = played(table("hand: [Wharf]", "hand: [Estate]", "play Wharf, '-', '-'"))
    step_told(run, "With the Wharf, Anna gets +1 Buy.")


def test_nobody_chooses_for_another_where_there_is_no_choice() -> None:
    run = played(table("hand: [Pillage]", "hand: [5 Copper]", "play Pillage"))
    assert all(step.sentence != "choose card" for step in run.steps)


def test_by_the_newest_text_no_edition_is_told() -> None:
    step_told(played(table("hand: [Masquerade, Curse]", "", "play Masquerade")), "Anna plays a Masquerade.")


def test_a_gold_of_this_turn_counts_for_kintsugi() -> None:
    """rising-sun:kintsugi:1: whoever gained a Gold in this game gains a card for what was trashed."""
    more = "landscapes: [Kintsugi]\nturn: {phase: buy, coins: 3, gained: [Gold]}"
    run = played(table("hand: [Estate, Duchy]", "", "buy Kintsugi, Estate, Silver", more))
    assert [step.cards for step in run.steps if step.kind == "gain"] == [("silver",)]

"""Whom a card does not affect, and what protects no longer."""

from __future__ import annotations

from rules.speech.sentences.record import NONE_FOR, Sentence

SAFE = ("{who} is safe.", "{who} ist sicher.")
SAFE_THEN = ("{who} is safe{against}.", "{who} ist{against} sicher.")
SENTENCES = {
    "protected": Sentence(
        "{By} protects {who}{against}{always}: {that} does not affect {who}.",
        "{By} schützt {who}{against}{always}: {That} betrifft {who} nicht.",
        8,
        word=SAFE_THEN,
    ),
    "protected later": Sentence(
        "{By} protects {who}{against}{always}: {that} does not affect {who}, now or later.",
        "{By} schützt {who}{against}{always}: {That} betrifft {who} nicht, weder jetzt noch später.",
        8,
        word=SAFE_THEN,
    ),
    "unaffected": Sentence("{The} does not affect {who}.", "{The} betrifft {who} nicht.", 8, word=SAFE),
    "spared later": Sentence(
        "{That} does not affect {who}: {by} protected {who} when it was played{when}.",
        "{That} betrifft {who} nicht: {By} hat {who} geschützt, als die Karte{when} gespielt wurde.",
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
        "{No} for {who}: {by} protected {who} when {that} was played{when}.",
        "{No} für {who}: {By} hat {who} geschützt, als {that}{when} gespielt wurde.",
        9,
        word=NONE_FOR,
    ),
    "spares all": Sentence(
        "{By} does nothing to the others: {why}.",
        "{By} tut den anderen nichts: {why}.",
        8,
        word=("Nothing happens to the others.", "Den anderen geschieht nichts."),
    ),
    "shown as bane": Sentence(
        "{No} for {who}: {by} is the bane.",
        "{No} für {who}: {By} ist der Bann.",
        8,
        word=NONE_FOR,
    ),
    "protects no more": Sentence(
        "{By} does not protect {who} any more: that ended when {whose} turn started.",
        "{By} schützt {who} nicht mehr: Das war vorbei, als {whose} Zug anfing.",
        6,
    ),
    "not there to protect": Sentence(
        "{By} does not protect {who}: it is not in play.",
        "{By} schützt {who} nicht: Die Karte ist nicht im Spiel.",
        6,
    ),
    "own attack goes on": Sentence(
        "{By} does not hold back {card}: it is {whose} own Attack.",
        "{By} hält {card} nicht auf: Es ist {whose} eigener Angriff.",
        6,
    ),
    "not held back": Sentence(
        "{By} does not hold {card} back: it is not played from hand.",
        "{By} hält {card} nicht zurück: Die Karte wird nicht von der Hand gespielt.",
        7,
    ),
    "not counted": Sentence(
        "{By} does not count this play of {card}: it is not played from hand.",
        "{By} zählt das hier nicht mit: {That} wird nicht von der Hand gespielt.",
        4,
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
    "few in hand": Sentence(
        "{who} keeps {n} in hand: {that} affects only players with at least {m}.",
        "{who} behält {n} auf der Hand: {That} trifft nur Spieler mit mindestens {m}.",
        8,
        word=("{who} keeps the hand.", "{who} behält die Hand."),
    ),
    "own attack": Sentence(
        "{By} does not trash {card}: it harms only the others, and {who} played it.",
        "{By} trifft {card} nicht: Es schadet nur den anderen, und {who} hat es selbst gespielt.",
        8,
    ),
    "no curse": Sentence(
        "{By} hands out no Curse: {why}.",
        "{By} verteilt keinen Fluch: {why}.",
        8,
        word=("No Curse.", "Kein Fluch."),
    ),
    "named wrong": Sentence(
        "{By} hands out no Curse: the revealed card is not the one that {who} named.",
        "{By} verteilt keinen Fluch: Aufgedeckt wurde nicht die Karte, die {who} genannt hat.",
        8,
        word=("No Curse.", "Kein Fluch."),
    ),
}

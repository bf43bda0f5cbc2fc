"""How long a card holds, what it waits for, and when it goes on: said when it is laid down."""

from __future__ import annotations

from rules.speech.sentences.record import Sentence

GAIN_ENDS = "watches no more"
SENTENCES = {
    "this turn": Sentence(
        "{The} holds from now on for the rest of this turn.",
        "{The} gilt ab jetzt für den Rest dieses Zuges.",
        3,
        announces=GAIN_ENDS,
    ),
    "once this turn": Sentence(
        "{The} holds for the rest of this turn, but only once.",
        "{The} gilt für den Rest dieses Zuges, aber nur ein Mal.",
        3,
        announces=GAIN_ENDS,
    ),
    "in clean-up": Sentence(
        "{The} will do more in this turn’s Clean-up.", "{The} wirkt in der Aufräumphase dieses Zuges weiter.", 3
    ),
    "after buying": Sentence(
        "{The} will do more at the end of this turn’s Buy phase.",
        "{The} wirkt am Ende der Kaufphase dieses Zuges weiter.",
        3,
    ),
    "at the end": Sentence(
        "{The} will do more at the end of this turn.", "{The} wirkt am Ende dieses Zuges weiter.", 3
    ),
    "next turn": Sentence(
        "{The} will do more at the start of {whose} next turn.",
        "{The} wirkt am Anfang von {whose} nächstem Zug weiter.",
        1,
    ),
    "first next turn": Sentence(
        "{The} will do more at the start of {whose} next turn, before anything else.",
        "{The} wirkt am Anfang von {whose} nächstem Zug weiter, vor allem anderen.",
        3,
    ),
    "until next turn": Sentence(
        "{The} holds until {whose} next turn starts.", "{The} gilt, bis {whose} nächster Zug anfängt.", 1
    ),
    "each turn": Sentence(
        "{The} will do more at the start of each of {whose} turns.",
        "{The} wirkt von nun an am Anfang von jedem von {whose} Zügen.",
        1,
    ),
    "for good": Sentence("{The} holds for the rest of the game.", "{The} gilt für den Rest des Spiels.", 1),
    "as long as exiled": Sentence(
        "{The} holds as long as {that} is in Exile.", "{The} wirkt, solange {that} im Exil liegt.", 1
    ),
    "next play": Sentence(
        "{The} waits for the next {awaited} that {other} plays{when}, and only for that one.",
        "{The} wartet auf die nächste {awaited}, die {other}{when} spielt, und nur auf diese.",
        3,
    ),
    "next gain": Sentence(
        "{The} waits for the next {awaited} that {other} gains{when}, and only for that one.",
        "{The} wartet auf die nächste {awaited}, die {other}{when} nimmt, und nur auf diese.",
        3,
        announces=GAIN_ENDS,
    ),
    "next gain of anybody": Sentence(
        "{The} waits for the next {awaited} that anybody gains{when}, and only for that one.",
        "{The} wartet auf die nächste {awaited}, die irgendwer{when} nimmt, und nur auf diese.",
        3,
    ),
    "next shuffle": Sentence(
        "{The} waits for the next time that {other} shuffles{when}, and only for that.",
        "{The} wartet darauf, dass {other}{when} das nächste Mal mischt, und nur darauf.",
        3,
    ),
    "next emptied": Sentence(
        "{The} waits until the next Supply pile becomes empty.",
        "{The} wartet, bis der nächste Stapel im Vorrat leer wird.",
        1,
    ),
}
# what then follows says that it held
WHILE = ("this turn", "once this turn", "in clean-up", "after buying", "at the end", "next play", "next gain")
# it comes on another turn, or holds until then
IN_LATER_TURNS = (
    *("next turn", "until next turn", "each turn", "for good", "as long as exiled"),
    *("next play", "next gain", "next gain of anybody", "next emptied"),
)

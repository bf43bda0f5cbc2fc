"""Turns, phases, the end of the game and the score."""

from __future__ import annotations

from rules.speech.sentences.record import Sentence

SENTENCES = {
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
    "in extra turn": Sentence(
        "{who} is in an extra turn because of {card}{by}.", "{who} ist durch {card} in einem Extrazug{by}.", 6
    ),
    "follow again": Sentence(
        "{who} follows what {those} says a second time, in the same play.",
        "{who} führt {those} ein zweites Mal aus; das gilt als einmal gespielt.",
        8,
        word=("Twice in one play.", "Zweimal ausgeführt, einmal gespielt."),
    ),
    "back to action phase": Sentence(
        "{who} goes back to the Action phase with all Coins and Buys left; the turn does not start anew.",
        "{who} kehrt mit allem übrigen Geld und allen übrigen Käufen in die Aktionsphase zurück;"
        " der Zug fängt nicht neu an.",
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
    "no turn for favors": Sentence(
        "{By} brings {who} no extra turn: {why}. No Favor is spent.",
        "{By} bringt {who} keinen Extrazug: {why}. Es wird kein Gefallen eingelöst.",
        9,
        word=("No extra turn.", "Kein Extrazug."),
    ),
    "lose turn": Sentence(
        "{who} will skip a turn: the next one, even an extra turn.",
        "{who} wird einen Zug aussetzen: den nächsten, auch einen Extrazug.",
        3,
        announces="skip turn",
        repeated=("{who} will skip {many} turns.", "{who} wird {many} Züge aussetzen."),
    ),
    "claim alone": Sentence(
        "{who} will take an extra turn after this one and decide alone on it.",
        "{who} macht nach diesem Zug einen Extrazug und entscheidet darin selbst.",
        6,
        announces="extra turn",
    ),
    "claim": Sentence(
        "{who} will take an extra turn after this one.",
        "{who} macht nach diesem Zug einen Extrazug.",
        7,
        announces="extra turn",
    ),
    "hand size": Sentence(
        "{who} draws only {n} cards for the next hand.", "{who} zieht für die nächste Hand nur {n} Karten.", 7
    ),
    "next hand": Sentence(
        "{who} gets {n} for the next hand.", "{who} erhält {n} für die nächste Hand.", 5, adds_up=True
    ),
    "clean up": Sentence("{who} cleans up and discards {cards}.", "{who} räumt auf und legt {cards} ab.", 0),
    "stays": Sentence("{who} leaves {those} in play{why}.", "{who} lässt {those} im Spiel{why}.", 5),
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
    "does not stay": Sentence(
        "{By} does not stay in play and is discarded this turn: {why}.",
        "{By} bleibt nicht im Spiel und wird in diesem Zug abgelegt: {why}.",
        6,
    ),
    "goes on": Sentence(
        "The game goes on: {why}.",
        "Das Spiel geht weiter: {why}.",
        3,
        word=("The game goes on.", "Das Spiel geht weiter."),
    ),
    "over": Sentence(
        "The game ends: {why}.", "Das Spiel ist zu Ende: {why}.", 9, word=("The game ends.", "Das Spiel endet.")
    ),
    "last round": Sentence(
        "The game would end ({why}), but with {card} a last round follows{whom}.",
        "Durch {card} folgt eine letzte Runde{whom}, bevor das Spiel endet: {why}.",
        8,
        word=("A last round follows.", "Eine letzte Runde folgt."),
    ),
    "score": Sentence("{who} has {points}{parts}.", "{who} hat {points}{parts}.", 4),
    "counts": Sentence("{That} counts {points} for {who}: {how}.", "{That} zählt für {who} {points}: {how}.", 5),
    "counts from mat": Sentence(
        "What {who} has on the {mat} mat counts too: {names}.",
        "Was {who} auf dem {mat}-Tableau hat, zählt mit: {names}.",
        4,
    ),
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
}

"""What the referee says about a step, in English and German: one record for each sentence, by what it tells."""

from __future__ import annotations

from rules.speech.sentences import lacking, moving, paying, playing, refusing, sparing, turns, waiting
from rules.speech.sentences.record import Sentence

ROOMS = (
    turns.SENTENCES,
    playing.SENTENCES,
    waiting.SENTENCES,
    paying.SENTENCES,
    moving.SENTENCES,
    sparing.SENTENCES,
    lacking.SENTENCES,
    refusing.SENTENCES,
)
SENTENCES: dict[str, Sentence] = {name: sentence for room in ROOMS for name, sentence in room.items()}

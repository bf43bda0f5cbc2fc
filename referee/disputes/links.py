"""The long address: the whole document in it, so that it works where nothing was stored."""

from __future__ import annotations

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from referee.models import digest, written
from rules import MOST_CHARACTERS, Mistake, Situation, document_of, parse

LONGEST = 3_500  # characters; servers and chat programs cut longer addresses
CHECK = 6


class AlteredAddress(ValueError):
    """The address does not hold what it was made of."""


def pack(situation: Situation) -> str | None:
    """The document as a word for an address; None when it would be too long, or could not be unpacked again."""
    document = written(document_of(situation))
    packed = urlsafe_b64encode(zlib.compress(document.encode(), 9)).decode().rstrip("=")
    word = digest(document)[:CHECK] + packed
    if len(word) > LONGEST or unpack(word) != situation:
        return None
    return word


def unpack(word: str) -> Situation:
    """What `pack` was given. Altered: the word was cut or changed. Mistake: the document is not right any more."""
    if len(word) > LONGEST:
        raise AlteredAddress
    check, packed = word[:CHECK], word[CHECK:]
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        inflate = zlib.decompressobj()
        document = inflate.decompress(data, 4 * MOST_CHARACTERS)
        if not inflate.eof:
            raise AlteredAddress
        text = document.decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise AlteredAddress from error
    if digest(text)[:CHECK] != check:
        raise AlteredAddress
    try:
        return parse(json.loads(text), stored=True)
    except Mistake:
        raise
    except (RecursionError, ValueError) as error:  # no JSON, or a number of thousands of digits
        raise AlteredAddress from error

"""What a page says of itself to whoever gets its address: in previews of links, and in the phone's share sheet."""

from __future__ import annotations

from dataclasses import dataclass

from cards.pictures.preview_picture import HIGH, WIDE


@dataclass(frozen=True)
class LinkPreview:
    title: str
    text: str
    address: str
    picture: str = ""

    wide, high = WIDE, HIGH

"""Pages that a process keeps, compressed."""

from collections import OrderedDict
from threading import Lock

ROOM = 32 * 1024 * 1024  # bytes that a process keeps
ENTRY = 500  # bytes, about, that a page takes beside itself and its address


class ByteCache:
    """The least recently asked for goes first when there is no room left."""

    def __init__(self, room: int = ROOM) -> None:
        self.room, self.used = room, 0
        self.pages: OrderedDict[tuple[object, ...], tuple[bytes, str]] = OrderedDict()
        self.lock = Lock()

    def get(self, key: tuple[object, ...]) -> tuple[bytes, str] | None:
        with self.lock:
            if key in self.pages:
                self.pages.move_to_end(key)
                return self.pages[key]
        return None

    def put(self, key: tuple[object, ...], packed: bytes, tag: str) -> None:
        with self.lock:
            if key not in self.pages:
                self.pages[key] = (packed, tag)
                self.used += weight(key, packed)
            while self.used > self.room:
                gone, (page, _) = self.pages.popitem(last=False)
                self.used -= weight(gone, page)


def weight(key: tuple[object, ...], packed: bytes) -> int:
    """With its address, which somebody may make as long as they like."""
    return ENTRY + len(packed) + sum(4 * len(part) for part in key if isinstance(part, str))

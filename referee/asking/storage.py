"""A file in the data folder that only this site can have written: what takes seconds to make is read at the next start.

It is signed with the secret key, so unpickling it runs nobody else's code; and nobody else may read it.
"""

from __future__ import annotations

import hmac
import os
import pickle
from contextlib import suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.utils.crypto import salted_hmac

LENGTH = 32  # of a signature


def read_file(kind: str, digest: str) -> Any:
    """What was written under that digest; None where there is no such file, or it is not ours."""
    try:
        with _path(kind, digest).open("rb") as file:
            signature, content = file.read(LENGTH), file.read()
    except OSError:
        return None
    if not hmac.compare_digest(signature, _signature(kind, digest, content)):
        return None
    return pickle.loads(content)  # just found to be our own


def is_there(kind: str, digest: str) -> bool:
    """Whether something was written under that digest; whoever reads it sees whether it is ours."""
    return _path(kind, digest).is_file()


def write_file(kind: str, digest: str, value: object) -> None:
    """In one move, in the place of older ones. Where nobody may write, it is made again at the next start."""
    path, content = _path(kind, digest), pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    part = path.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        part.unlink(missing_ok=True)
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(_signature(kind, digest, content))
            file.write(content)
        part.replace(path)
        for older in path.parent.glob(f"{kind}-*.pickle"):
            if older != path:
                older.unlink(missing_ok=True)


def _path(kind: str, digest: str) -> Path:
    return Path(settings.DATA_DIR) / f"{kind}-{digest}.pickle"


def _signature(kind: str, digest: str, content: bytes) -> bytes:
    return salted_hmac(f"{__name__}:{kind}:{digest}", content, algorithm="sha256").digest()

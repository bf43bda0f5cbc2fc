"""Reads a file of the fixtures. A key that is there twice is an error: the first would be lost without a word.

What was read is kept beside the file as Python keeps its modules, in `__pycache__`, until the file changes: parsing all
fixtures takes most of a second, and every process needs the cards. In the package, which has them inside it, nothing is
written.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent
PACKED = (HERE / "fixtures").is_dir()
FIXTURES = HERE / "fixtures" if PACKED else HERE.parent / "fixtures"
# What a verdict rests on: what the engine rules by, what a story is answered with, and the rulings that it proves. The
# rest are texts and questions, which change no verdict; a test holds that.
DECIDE = ("cards", "expansions.yaml", "kinds.yaml", "kingdoms", "rulings", "situations", "types.yaml")
PACK = "all.packed"
FORM = 1  # of what is kept; another one when this module reads otherwise
Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(path: Path) -> Any:
    """What a file says; read once for whoever asks, as long as it does not change. Nobody may change the answer."""
    if (packed := _packed()) is not None:
        return packed[path.relative_to(FIXTURES).as_posix()]
    file = path.stat()
    return _read(path, (FORM, file.st_mtime_ns, file.st_size))


@cache
def _packed() -> dict[str, Any] | None:
    """Where all of them were read beforehand and travel in one: the files are there, but empty."""
    pack = FIXTURES / PACK
    return marshal.loads(pack.read_bytes()) if pack.is_file() else None


@lru_cache(maxsize=128)
def _read(path: Path, state: tuple[int, int, int]) -> Any:
    kept = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.yamlc"
    with contextlib.suppress(OSError, ValueError, EOFError, TypeError):  # not there, or written by halves
        of, value = marshal.loads(kept.read_bytes())
        if of == state:
            return value
    value = _parsed(path)
    if PACKED:
        return value
    with contextlib.suppress(OSError, ValueError):  # a place where nobody may write, or a value that cannot be kept
        written = marshal.dumps((state, value))
        kept.parent.mkdir(exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_bytes(written)
        part.replace(kept)
    return value


def _parsed(path: Path) -> Any:
    parser = Loader(path.read_bytes())
    parser.get_event()  # the stream begins
    if parser.check_event(yaml.StreamEndEvent):
        return None
    parser.get_event()  # the document begins
    value = _value(parser, parser.get_event(), {})
    parser.get_event()
    if not parser.check_event(yaml.StreamEndEvent):
        raise yaml.composer.ComposerError("", None, "expected one document", parser.peek_event().start_mark)
    return value


def _value(parser: Any, event: Any, anchors: dict[str, Any]) -> Any:
    """Straight from the parser's events: three times as fast as by way of nodes."""
    kind = type(event)
    value: Any
    if kind is yaml.ScalarEvent:
        value = _plain(event.value) if event.implicit[0] else event.value
    elif kind is yaml.MappingStartEvent:
        value = {}
        while type(at := parser.get_event()) is not yaml.MappingEndEvent:
            key = _value(parser, at, anchors)
            if key in value:
                raise yaml.constructor.ConstructorError(None, None, f"{key!r} is there twice", at.start_mark)
            value[key] = _value(parser, parser.get_event(), anchors)
    elif kind is yaml.SequenceStartEvent:
        value = []
        while type(at := parser.get_event()) is not yaml.SequenceEndEvent:
            value.append(_value(parser, at, anchors))
    else:
        return anchors[event.anchor]
    if event.anchor:
        anchors[event.anchor] = value
    return value


_YAML: Any = yaml.SafeLoader("")


@lru_cache(maxsize=4096)
def _plain(text: str) -> Any:
    """What stands without quotation marks may be a number, or yes or no, just as YAML has it."""
    tag = _YAML.resolve(yaml.ScalarNode, text, (True, False))
    return text if tag == "tag:yaml.org,2002:str" else _YAML.construct_object(yaml.ScalarNode(tag, text))

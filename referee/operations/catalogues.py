"""The gettext catalogues, kept with Babel, so that no gettext program has to be installed.

Each app has its own: `cards` speaks for cards/ and the templates of its rooms, `referee` for everything else.
"""

import ast
import os
import re
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize
from jinja2.ext import babel_extract

KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
APPS = ("cards", "referee")
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w*\}")


def path(app: str, language: str) -> Path:
    return settings.BASE_DIR / app / "locale" / language / "LC_MESSAGES" / "django.po"


def drawings() -> Path:
    """Where Jinja2's templates are."""
    return Path(settings.BASE_DIR) / "templates" / "drawings"


def sources(app: str) -> Iterator[Path]:
    yield from sorted((settings.BASE_DIR / app).rglob("*.py"))
    for folder in (drawings(), settings.BASE_DIR / "templates"):
        for file in sorted(folder.rglob("*.html")):
            if folder != drawings() and file.is_relative_to(drawings()):
                continue  # it lies in the other folder's folder
            if app_of(file.relative_to(folder).parts[0]) == app:
                yield file


def app_of(room: str) -> str:
    """Templates lie in a folder that is called like the room, or the app, whose they are."""
    return "cards" if room == "cards" or (settings.BASE_DIR / "cards" / room).is_dir() else "referee"


def texts_of(app: str) -> Catalog:
    """Every text that the app's code and templates ask a translation for."""
    found = Catalog(charset="utf-8")
    for file in sources(app):
        text = file.read_text(encoding="utf-8")
        drawn = file.is_relative_to(drawings())
        if file.suffix == ".html" and not drawn:
            # What is left of a template are calls; indented as in the template, they would not be Python.
            text = "\n".join(line.strip() for line in templatize(text).splitlines())
        place = file.relative_to(settings.BASE_DIR).as_posix()
        reader: Any = babel_extract if drawn else "python"  # Jinja2 and Babel differ about what a reader takes
        for line, message, comments, context in extract(reader, BytesIO(text.encode()), KEYWORDS, ["Translators:"]):
            python_format = ["python-format"] if PLACEHOLDER.search(str(message)) and "%" in str(message) else []
            found.add(message, None, [(place, line)], flags=python_format, auto_comments=comments, context=context)
        for line, message in in_f_strings(text) if file.suffix == ".py" else ():
            found.add(message, None, [(place, line)], flags=["python-format"] if PLACEHOLDER.search(message) else [])
    return found


def in_f_strings(text: str) -> Iterator[tuple[int, str]]:
    """The texts asked for inside f-strings: before Python 3.12 they are one token, and nobody else sees into it."""
    for string in ast.walk(ast.parse(text)):
        for call in ast.walk(string) if isinstance(string, ast.JoinedStr) else ():
            match call:
                case ast.Call(func=ast.Name(id="_" | "gettext"), args=[ast.Constant(value=str(message)), *_]):
                    yield call.lineno, message


def read(app: str, language: str) -> Catalog:
    file = path(app, language)
    if not file.exists():
        return Catalog(locale=language, charset="utf-8")
    with file.open("rb") as stored:
        return read_po(stored, locale=language)


def update(app: str) -> None:
    """Adds what is new, drops what nobody says any more, guesses nothing. English is the code's own, until edited."""
    for language, _name in settings.LANGUAGES:
        catalogue = read(app, language)
        catalogue.update(texts_of(app), no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        if language == settings.LANGUAGE_CODE:
            for message in catalogue:
                if message.id and not all(texts(message.string)):
                    message.string = message.id
        file = path(app, language)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("wb") as stored:
            # Without header and places, in the order of the texts, a change shows what changed and nothing else.
            write_po(stored, catalogue, omit_header=True, no_location=True, sort_output=True, width=120)


def texts(string: str | list[str] | tuple[str, ...] | None) -> list[str]:
    """One text, or one for each plural form; a new entry has none yet."""
    return list(string) if isinstance(string, (list, tuple)) else [string or ""]


def gaps(app: str, language: str) -> list[str]:
    """What keeps the catalogue from being whole: missing, left over, fuzzy, empty, or another set of placeholders."""
    catalogue, wanted, found = read(app, language), texts_of(app), []
    keys = {(message.context, message.id) for message in catalogue if message.id}
    for message in wanted:
        if message.id and (message.context, message.id) not in keys:
            found.append(f"missing: {message.id!r}")
    asked = {(message.context, message.id) for message in wanted if message.id}
    for message in catalogue:
        if not message.id:
            continue
        if (message.context, message.id) not in asked:
            found.append(f"nobody says: {message.id!r}")
        if message.fuzzy:
            found.append(f"fuzzy: {message.id!r}")
        if not all(text.strip() for text in texts(message.string)):
            found.append(f"empty: {message.id!r}")
            continue
        placeholders = {part for text in texts(message.id) for part in PLACEHOLDER.findall(text)}
        for text in texts(message.string):
            if not set(PLACEHOLDER.findall(text)) <= placeholders or (
                isinstance(message.id, str) and set(PLACEHOLDER.findall(text)) != placeholders
            ):
                found.append(f"other placeholders: {message.id!r} / {text!r}")
    return found


def compile_all() -> int:
    """Writes each .mo that is missing or older than its .po; says how many."""
    written = 0
    for app in APPS:
        for language, _name in settings.LANGUAGES:
            source = path(app, language)
            target = source.with_suffix(".mo")
            if not source.exists():
                continue
            if target.exists() and target.stat().st_mtime_ns >= source.stat().st_mtime_ns:
                continue
            catalogue = read(app, language)
            with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as new:
                write_mo(new, catalogue)
            os.chmod(new.name, 0o644)
            os.replace(new.name, target)
            written += 1
    return written

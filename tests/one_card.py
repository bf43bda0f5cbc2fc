"""What concerns one card, for `make test-card CARD=Tactician`: tests that name it, and tests that are made for it."""

from __future__ import annotations

import ast
import contextlib
import inspect
import json
import marshal
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from types import CodeType

import pytest
from _pytest.mark import ParameterSet  # the type of pytest.param, which pytest does not offer

from rules.facts import Fact, card_names, facts
from rules.tools.proofs import Proof

# The checks of the fixtures look at all cards at once; they are quick enough to be asked each time.
ALWAYS = ("test_the_fixtures_of_the_project",)


def meant(written: str) -> Fact:
    """The card of that name, in either language, or of that slug."""
    names = card_names()
    slug = names.find(written)
    if slug is None:
        near = ", ".join(" or ".join(dict.fromkeys(pair)) for pair in names.suggestions(written))
        raise pytest.UsageError(f"No card is called {written!r}." + (f" Near: {near}" if near else ""))
    return facts()[slug]


@cache
def names_of(slug: str) -> re.Pattern[str]:
    """Its names as a test may write them: in both languages, one or several, as a slug, in a function's name."""
    card = facts()[slug]
    written = {card.en, card.de, card.slug, card.slug.replace("-", "_"), *card.aliases}
    longest_first = sorted(map(re.escape, written), key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(longest_first)})(?:e?s|e?n)?(?![^\W_])", re.IGNORECASE)


def concerns(item: pytest.Item, card: Fact) -> bool:
    """A test made from a card or a situation concerns what it is made from; any other what its source names.

    A test of the site that names a card takes it for an example.
    """
    if getattr(item, "originalname", item.name) in ALWAYS:
        return True
    made_from = list(item.callspec.params.values()) if hasattr(item, "callspec") else []
    made_for = is_made_for(made_from, card)
    if made_for is not None or item.get_closest_marker("django_db"):
        return bool(made_for)
    source = source_of(inspect.unwrap(item.obj))  # type: ignore[attr-defined]
    if made_from:  # of what it is made from, its name tells its share
        source = source[source.index("def ") :]
    return bool(names_of(card.slug).search(f"{item.name}\n{source}"))


def is_left_out(name: str, function: object, card: Fact) -> bool:
    """Whether a test that is made once, from nothing, does not name the card: then it need not even be made."""
    if not inspect.isfunction(function) or name in ALWAYS or not name.startswith("test"):
        return False
    if any(mark.name != "django_db" for mark in getattr(function, "pytestmark", ())):
        return False
    return not names_of(card.slug).search(f"{name}\n{source_of(inspect.unwrap(function))}")


def is_made_for(values: Iterable[object], card: Fact) -> bool | None:
    """Whether a test made from these is made for that card; None where it is made from something else."""
    for value in values:
        if isinstance(value, Proof):
            return proves_or_shows(value, card)
        if isinstance(value, str) and value in facts():
            return value == card.slug
    return None


def leave_out_others(metafunc: pytest.Metafunc, card: Fact) -> None:
    """Of a parametrised test, what `concerns` would leave out: ten thousand items take seconds to make."""
    own = metafunc.definition.own_markers
    marks = list(metafunc.definition.iter_markers("parametrize"))
    if len(marks) != 1 or marks[0] not in own or metafunc.function.__name__ in ALWAYS:
        return
    (mark,) = marks
    names, values, *others = mark.args
    if "ids" in mark.kwargs and not callable(mark.kwargs["ids"]):
        return
    single = isinstance(names, str) and "," not in names
    of_the_site = metafunc.definition.get_closest_marker("django_db") is not None
    source = source_of(inspect.unwrap(metafunc.function))
    by_itself = not of_the_site and bool(names_of(card.slug).search(source[source.index("def ") :]))

    def is_kept(value: object) -> bool:
        parts = list(parts_of(value, single))
        made_for = is_made_for(parts, card)
        if made_for is not None:
            return made_for
        return by_itself or (not of_the_site and is_named(value, parts, mark.kwargs.get("ids"), card))

    kept = [value for value in values if is_kept(value)]
    own[own.index(mark)] = pytest.mark.parametrize(names, kept, *others, **mark.kwargs).mark


def is_named(value: object, parts: Iterable[object], called: Callable[[object], object] | None, card: Fact) -> bool:
    """Whether the item's name will name the card: a name is made of texts, names of things, and what is written."""
    written = [part if isinstance(part, str) else getattr(part, "__name__", "") for part in parts]
    written += [str(called(part)) for part in parts] if called else []
    written += [str(value.id)] if isinstance(value, ParameterSet) else []
    return bool(names_of(card.slug).search("\n".join(map(str, written))))


def parts_of(value: object, single: bool) -> Iterable[object]:
    """What a test is given where it is made from that value."""
    if isinstance(value, ParameterSet):
        return value.values
    return (value,) if single or not isinstance(value, Iterable) else value


def proves_or_shows(proof: Proof, card: Fact) -> bool:
    if any(ruling.split(":")[1] == card.slug for ruling in proof.proves):
        return True
    return bool(
        names_of(card.slug).search(f"{proof.slug}\n{json.dumps(proof.document, ensure_ascii=False, default=str)}")
    )


def may_concern(file: Path, card: Fact) -> bool:
    """Whether a file has to be read at all: it names the card, or makes tests from what stands elsewhere."""
    text = file.read_text()
    if names_of(card.slug).search(text) or any(name in text for name in ALWAYS):
        return True
    return "parametrize" in text and any(not told for told in parameters_are_told(text))


def parameters_are_told(text: str) -> Iterator[bool]:
    """Of each parametrised test of a file, whether the file spells out what it is made from."""
    body = body_of(text)
    assigned = {
        ast.unparse(target): statement.value
        for statement in body
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value
        for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
    }
    tests = (test for statement in body for test in (statement, *getattr(statement, "body", ())))
    for decorator in (decorator for test in tests for decorator in getattr(test, "decorator_list", ())):
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.parametrize":
            yield is_told(decorator.args[1], assigned)


def is_told(values: ast.expr, assigned: dict[str, ast.expr]) -> bool:
    """A list that is written out; what its entries call is no text that could name a card they do not name."""
    if isinstance(values, ast.Name):
        return values.id in assigned and is_told(assigned[values.id], assigned)
    if any(isinstance(part, ast.JoinedStr) for part in ast.walk(values)):
        return False
    if isinstance(values, ast.List | ast.Tuple | ast.Set):
        return all(is_told(one.value, assigned) for one in values.elts if isinstance(one, ast.Starred))
    if isinstance(values, ast.ListComp | ast.GeneratorExp):
        return all(is_told(part.iter, assigned) for part in values.generators)
    return isinstance(values, ast.Dict) or (isinstance(values, ast.Call) and ast.unparse(values.func) == "range")


def source_of(function: Callable[..., object]) -> str:
    code: CodeType = function.__code__
    return sources_in(code.co_filename)[code.co_firstlineno]


@cache
def sources_in(file: str) -> dict[int, str]:
    """The functions of a file, by the line where each begins (`inspect` would read the file for each)."""
    lines = Path(file).read_text().splitlines(keepends=True)
    return {first: "".join(lines[first - 1 : last]) for first, last in lines_of(file).items()}


def lines_of(file: str) -> dict[int, int]:
    """Where each function of a file begins and ends; kept beside its bytecode until it changes."""
    kept, found = Path(cache_from_source(file)).with_suffix(".functions"), Path(file).stat()
    state = (found.st_mtime_ns, found.st_size)
    with contextlib.suppress(OSError, ValueError, EOFError, TypeError):  # not there, or written by halves
        of, lines = marshal.loads(kept.read_bytes())
        if of == state:
            return dict(lines)
    lines = {
        min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]): node.end_lineno
        for node in functions(body_of(Path(file).read_text()))
    }
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(marshal.dumps((state, lines)))
    return lines


@cache
def body_of(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


def functions(body: Iterable[ast.stmt]) -> Iterator[ast.FunctionDef]:
    for statement in body:
        if isinstance(statement, ast.FunctionDef):
            yield statement
        elif isinstance(statement, ast.ClassDef):
            yield from functions(statement.body)

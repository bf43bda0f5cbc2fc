"""Every check there is, and a closing summary. `make test` runs this.

`make check` leaves out what looks at the whole site: style, types, borders, the engine, the fixtures.
"""

# ruff: noqa: T201
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.browser import chromium

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent


Step = tuple[str, list[str], dict[str, str]]  # its name, its command, more environment


def steps(data: str) -> list[Step]:
    python = sys.executable
    # Each takes a stretch of its own, so what one file has set up is used; who is done first takes from the others.
    workers = ["-n", str(max(2, os.cpu_count() or 2)), "--dist", "worksteal"]
    # A plugin looks at each of thousands of tests; these two have nothing to say to them.
    no_browser = ["-p", "no:playwright", "-p", "no:anyio", "--ignore", "tests/browser"]
    site = {"DATA_DIR": data}
    return [
        ("lint", [f"{BIN}/ruff", "check", "--quiet", "."], {}),
        ("format", [f"{BIN}/ruff", "format", "--check", "--quiet", "--diff", "."], {}),
        ("types", [f"{BIN}/mypy"], site),
        ("import rules", [f"{BIN}/lint-imports", "--no-cache"], {}),
        ("migrations", [python, "manage.py", "makemigrations", "--check", "--dry-run"], site),
        ("deployment", [python, "manage.py", "check", "--deploy", "--fail-level", "WARNING"], site | {"HTTPS": "1"}),
        ("fast tests", [python, "-m", "pytest", "-q", *workers, *no_browser], {}),
        ("browser tests", [python, "-m", "pytest", "-q", *workers, "tests/browser"], {}),
    ]


QUICK = {
    "lint": None,
    "format": None,
    "types": None,
    "import rules": None,
    "fast tests": ["-p", "no:schemathesis", "tests/rules", "tests/cards/fixtures", "tests/test_facts.py"],  # only these
}


def chosen(data: str, quick: bool) -> list[Step]:
    if not quick:
        return steps(data)
    return [(name, [*command, *(QUICK[name] or [])], more) for name, command, more in steps(data) if name in QUICK]


# Together they take every core; what the first says is shown as it comes.
LONG = ("fast tests", "types", "browser tests")
Result = tuple[str, bool, float]


def run(step: Step, quiet: bool = False) -> tuple[Result, str]:
    name, command, environment = step
    start = time.monotonic()
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True} if quiet else {}
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, **output)
    return (name, done.returncode == 0, time.monotonic() - start), done.stdout or ""


def run_side_by_side(steps: list[Step]) -> list[Result]:
    """What uses one core for a moment, two at a time."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(run_and_tell, steps))


def run_together(steps: list[Step]) -> list[Result]:
    """A browser waits most of the time, and types take one core: the others use what is left."""
    if not steps:
        return []
    first, *others = steps
    with ThreadPoolExecutor(len(steps)) as pool:
        beside = [pool.submit(run_and_tell, step) for step in others]
        print(f"== {first[0]}", flush=True)
        result, said = run_if_it_can(first)
        print(said, end="", flush=True)
        return [result, *(each.result() for each in beside)]


def run_and_tell(step: Step) -> Result:
    """Tells what it said when it has ended."""
    result, said = run_if_it_can(step, quiet=True)
    print(f"== {step[0]}\n{said}", end="", flush=True)
    return result


def run_if_it_can(step: Step, quiet: bool = False) -> tuple[Result, str]:
    if step[0] == "browser tests" and (problem := chromium.problem()):
        return (step[0], False, 0.0), f"{problem}\n"
    return run(step, quiet)


def main(quick: bool = False) -> int:
    if not quick and chromium.problem():
        print("Installing a Chromium for the browser tests", flush=True)
        chromium.install()
    with tempfile.TemporaryDirectory(prefix="referee-check-") as data:
        steps = chosen(data, quick)
        results = run_side_by_side([step for step in steps if step[0] not in LONG])
        by_name = {step[0]: step for step in steps}
        results += run_together([by_name[name] for name in LONG if name in by_name])
    print("\n== summary")
    for name, passed, seconds in results:
        print(f"{'ok' if passed else 'FAILED':7} {name} ({seconds:.0f} s)")
    failed = [name for name, passed, _ in results if not passed]
    print(f"\n{len(failed)} of {len(results)} checks failed: {', '.join(failed)}" if failed else "\nAll checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(quick=sys.argv[1:] == ["--quick"]))

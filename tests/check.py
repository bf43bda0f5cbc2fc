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


WITH_WORKERS = ("fast tests", "browser tests")  # they use every core, and what they say is shown as it comes
Result = tuple[str, bool, float]


def run(step: Step, quiet: bool = False) -> tuple[Result, str]:
    name, command, environment = step
    start = time.monotonic()
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True} if quiet else {}
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, **output)
    return (name, done.returncode == 0, time.monotonic() - start), done.stdout or ""


def run_side_by_side(steps: list[Step]) -> list[Result]:
    """What uses one core, two at a time: the types take as long as the others together."""
    results = []
    with ThreadPoolExecutor(2) as pool:
        for result, said in pool.map(lambda step: run(step, quiet=True), steps):
            print(f"== {result[0]}\n{said}", end="", flush=True)
            results.append(result)
    return results


def run_with_workers(step: Step) -> Result:
    print(f"== {step[0]}", flush=True)
    if step[0] == "browser tests" and (problem := chromium.problem()):
        print(problem, flush=True)
        return step[0], False, 0.0
    return run(step)[0]


def main(quick: bool = False) -> int:
    if not quick and chromium.problem():
        print("Installing a Chromium for the browser tests", flush=True)
        chromium.install()
    with tempfile.TemporaryDirectory(prefix="referee-check-") as data:
        steps = chosen(data, quick)
        results = run_side_by_side([step for step in steps if step[0] not in WITH_WORKERS])
        results += [run_with_workers(step) for step in steps if step[0] in WITH_WORKERS]
    print("\n== summary")
    for name, passed, seconds in results:
        print(f"{'ok' if passed else 'FAILED':7} {name} ({seconds:.0f} s)")
    failed = [name for name, passed, _ in results if not passed]
    print(f"\n{len(failed)} of {len(results)} checks failed: {', '.join(failed)}" if failed else "\nAll checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(quick=sys.argv[1:] == ["--quick"]))

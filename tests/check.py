"""Every check there is, one after the other, and a closing summary. `make test` runs this.

`make check` leaves out what looks at the whole site: style, types, borders, the engine, the fixtures.
"""

# ruff: noqa: T201
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.browser import chromium

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent


def steps(data: str) -> list[tuple[str, list[str], dict[str, str]]]:
    python = sys.executable
    workers = str(max(2, os.cpu_count() or 2))
    site = {"DATA_DIR": data}
    return [
        ("lint", [f"{BIN}/ruff", "check", "--quiet", "."], {}),
        ("format", [f"{BIN}/ruff", "format", "--check", "--quiet", "--diff", "."], {}),
        ("types", [f"{BIN}/mypy"], site),
        ("import rules", [f"{BIN}/lint-imports", "--no-cache"], {}),
        ("migrations", [python, "manage.py", "makemigrations", "--check", "--dry-run"], site),
        ("deployment", [python, "manage.py", "check", "--deploy", "--fail-level", "WARNING"], site | {"HTTPS": "1"}),
        ("fast tests", [python, "-m", "pytest", "-q", "-n", workers, "--ignore", "tests/browser"], {}),
        ("browser tests", [python, "-m", "pytest", "-q", "-n", workers, "tests/browser"], {}),
    ]


QUICK = {
    "lint": None,
    "format": None,
    "types": None,
    "import rules": None,
    "fast tests": ["tests/rules", "tests/cards/fixtures", "tests/test_facts.py"],  # only these
}


def chosen(data: str, quick: bool) -> list[tuple[str, list[str], dict[str, str]]]:
    if not quick:
        return steps(data)
    return [(name, [*command, *(QUICK[name] or [])], more) for name, command, more in steps(data) if name in QUICK]


def main(quick: bool = False) -> int:
    if not quick and chromium.problem():
        print("Installing a Chromium for the browser tests", flush=True)
        chromium.install()
    results: list[tuple[str, bool, float]] = []
    with tempfile.TemporaryDirectory(prefix="referee-check-") as data:
        for name, command, environment in chosen(data, quick):
            print(f"== {name}", flush=True)
            if name == "browser tests" and (problem := chromium.problem()):
                print(problem, flush=True)
                results.append((name, False, 0.0))
                continue
            start = time.monotonic()
            done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment})
            results.append((name, done.returncode == 0, time.monotonic() - start))
    print("\n== summary")
    for name, passed, seconds in results:
        print(f"{'ok' if passed else 'FAILED':7} {name} ({seconds:.0f} s)")
    failed = [name for name, passed, _ in results if not passed]
    print(f"\n{len(failed)} of {len(results)} checks failed: {', '.join(failed)}" if failed else "\nAll checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(quick=sys.argv[1:] == ["--quick"]))

# make run    the site on http://127.0.0.1:8000
# make test   every check there is
# make check  in two minutes what one usually breaks
# make test-card CARD=Tactician   what concerns one card: its tests, proofs, situations, facts and page
# make fast   compile the engine (about two minutes, wants a C compiler); RULES_COMPILED=1 make run takes it
# make install   .venv with what the site needs, and nothing else
# make setup  .venv with the site's and the tests' packages
# make lock   pin the newest packages that pyproject.toml admits
# make messages   bring the translation catalogues up to date
SHELL := /bin/sh
.SHELLFLAGS := -eu -c
MAKEFLAGS += --no-print-directory
.PHONY: run fast install test check test-card setup lock messages
.DEFAULT_GOAL := run

PIP = .venv/bin/python -m pip --disable-pip-version-check --no-input -qq
# Pins with hashes for every system and Python, and names no index.
OLDEST = $(shell sed -n 's/^requires-python = ">=\(.*\)"/\1/p' pyproject.toml)
LOCK = .venv/bin/uv pip compile pyproject.toml -q --upgrade --universal --python-version $(OLDEST) --generate-hashes \
	--no-emit-index-url --no-header

run: .venv/run.stamp
	@exec .venv/bin/python manage.py serve

fast: .venv/test.stamp
	@exec .venv/bin/python -m rules.tools.compiling

install: .venv/run.stamp
	@exec .venv/bin/python manage.py catalogues --compile

setup: .venv/test.stamp
	@exec .venv/bin/python manage.py catalogues --compile

test: .venv/test.stamp
	@exec .venv/bin/python -m tests.check

check: .venv/test.stamp
	@exec .venv/bin/python -m tests.check --quick

# Where a card is named; browsers and measurements look at the site as a whole. Plugins that no such test needs take seconds to load.
test-card: .venv/test.stamp
	@exec .venv/bin/python -m pytest -q -p no:playwright -p no:schemathesis -p no:xdist -p no:anyio -p no:hypothesispytest \
		--card "$(or $(CARD),$(error Which card? make test-card CARD=Tactician))" \
		tests/rules tests/cards/fixtures tests/cards/pictures tests/cards/reference tests/test_facts.py

# Who has told Python to write no bytecode beside the sources has it here: compiling everything anew takes seconds each time.
test check test-card: export PYTHONDONTWRITEBYTECODE =
test check test-card: export PYTHONPYCACHEPREFIX = $(CURDIR)/.venv/bytecode

messages: .venv/test.stamp
	@exec .venv/bin/python manage.py catalogues

lock: .venv/test.stamp
	@$(LOCK) --extra site -o requirements.txt
	@$(LOCK) --extra site --extra dev -c requirements.txt -o requirements-dev.txt
	@$(LOCK) --extra fast -c requirements-dev.txt -o requirements-fast.txt

.venv/python.stamp:
	@for python in "$${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$${found:-}" ]; then \
		echo "Referee needs Python 3.11 or newer; $${PYTHON:-python3} is $$("$${PYTHON:-python3}" --version 2>&1 | tail -n 1)." >&2; exit 1; fi; \
	if [ ! -w . ]; then echo "Cannot write to $$(pwd): Referee keeps .venv and its data there." >&2; exit 1; fi; \
	echo "Making .venv with $$("$$found" --version)"; \
	"$$found" -m venv .venv || { echo "Cannot make .venv: $$found lacks the venv module (on Debian: apt-get install python3-venv)." >&2; exit 1; }; \
	touch $@

.venv/run.stamp: .venv/python.stamp requirements.txt
	@echo "Installing the site's packages"
	@$(PIP) install --require-hashes -r requirements.txt
	@touch $@

.venv/test.stamp: .venv/run.stamp requirements-dev.txt
	@echo "Installing the tests' packages"
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

# Every target makes its own virtual environment first; a second call finds it ready.

PYTHON ?= python3
GAME ?= ride-the-bus
ARGS ?=
GAMES ?= 100000
KILLS ?= 100

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WEB_READY := web/.ready
PAGE := web/.built
WEB_SOURCES := web/index.html web/vite.config.ts $(shell find web/src web/plugins -type f) $(wildcard src/nightbus/locales/*.ftl)
COMPILED := build/compiled
COMPILED_READY := build/.compiled
MUTANTS_READY := $(VENV)/.mutants-ready

.DEFAULT_GOAL := help
.PHONY: help setup web webcheck browser wire gallery play test lint format golden soak bench bench-server compiled mutants clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## the virtual environment with everything that work on Nightbus needs

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Nightbus needs Python 3.11 or later; say which: make PYTHON=python3.13 ..." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
		|| { echo "no virtual environment could be made; on Debian: apt install python3-venv" >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web: $(PAGE) ## the page, built into the package where web/ or the words have changed

$(PAGE): $(WEB_READY) $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

$(WEB_READY): web/package.json web/package-lock.json
	@node -e 'process.exit(process.versions.node.split(".").map(Number) < [20, 19] ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null \
		|| { echo "the page needs Node.js 20.19 or later with npm; on Debian: apt install nodejs npm" >&2; exit 1; }
	cd web && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

webcheck: $(READY) $(PAGE) ## the page: types, tests, weight, and whether its message types are those of the server
	cd web && npm run --silent check && npm run --silent test && npm run --silent budget
	$(BIN)/python web/wire.py --check

wire: $(READY) ## the types of the messages, written anew for the page
	$(BIN)/python web/wire.py

browser: ## Chromium for the tests of the page, from Debian's package where it is missing
	@command -v chromium chromium-browser google-chrome >/dev/null \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get install -y -q chromium; } \
		|| { echo "the tests of the page need Chromium: sudo apt install chromium" >&2; exit 1; }

gallery: $(READY) $(PAGE) browser ## photographs of every screen, state, language and size: make gallery ARGS="doors states"
	cd web && npm run --silent build -- --mode gallery
	$(BIN)/python web/photograph.py
	$(BIN)/python -m tests.web.gallery $(ARGS)

play: $(READY) ## a game in the terminal: make play GAME=stop-the-bus ARGS="--plain --lang da"
	@$(BIN)/nightbus play $(GAME) $(ARGS)

serve: $(READY) $(PAGE) ## the table server: make serve ARGS="--port 8081"
	@$(BIN)/nightbus serve $(ARGS)

test: $(READY) $(PAGE) browser ## all tests, on all cores: make test ARGS="-k pyramid"
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(ARGS)

lint: $(READY) ## style, formatting, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY) ## put the formatting right
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: $(READY) ## write the expected transcripts anew (a diff there is a change of rules)
	$(BIN)/python -m tests.transcripts.regenerate

soak: $(READY) ## many random games, and servers killed in the middle of theirs; the report goes to docs/soak.md
	$(BIN)/python -m tests.games.soak --games $(GAMES) --report docs/soak.md
	$(BIN)/python -m tests.server.soak --kills $(KILLS) --report docs/soak.md

bench: $(READY) ## steps a second, plain; compiled, beside the C program and other engines: make bench ARGS=--short
	$(BIN)/python benchmarks/steps.py
	$(BIN)/python benchmarks/moves.py
	@$(BIN)/nightbus bench $(ARGS)

bench-server: $(READY) $(COMPILED_READY) ## what the table server costs, beside others where npm has them; kept in docs/bench-server.md
	$(BIN)/python benchmarks/server.py --compiled $(COMPILED) --report docs/bench-server.md $(ARGS)

compiled: $(COMPILED_READY) ## a wheel whose server is compiled, in build/wheel; needs a C compiler
	@ls build/wheel/*.whl

$(COMPILED_READY): $(READY) $(PAGE) hatch_build.py $(shell find src -name '*.py')
	rm -rf build/wheel $(COMPILED)
	NIGHTBUS_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir build/wheel .
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@

mutants: $(MUTANTS_READY) ## change the rules in small ways and see whether a test notices (long)
	$(BIN)/mutmut run
	$(BIN)/mutmut results

$(MUTANTS_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,mutants]'
	@touch $@

clean: ## forget the environment and everything that was built
	rm -rf $(VENV) build dist gallery mutants web/.built web/.gallery web/.ready web/node_modules src/nightbus/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache

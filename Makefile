# The one command surface; each target sets up what it needs by itself.
# A Python that is there already runs the set-up without asking PATH for one; a link to one that is gone does not.
PYTHON ?= $(if $(realpath .venv/bin/python),.venv/bin/python,$(shell command -v python3 || echo python))
BIN := .venv/bin
SETUP := $(PYTHON) tools/setup.py

# Python compiles each module once for all processes, also where the machine asks it not to: a start takes half as long.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test thorough browsers client-test compiled compiled-search compiled-review compiled-exploit compiled-batches cluster check bench strength wasm site docs coverage soak kills fuzz load setup client lock release clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## play at a table in the browser, also from phones in the same network
	@$(BIN)/schwimmen serve --lan --open

# Two for each core: browsers, servers and databases keep workers waiting.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())')

# Less optimized, kernels and trainings come to the same sooner; what is measured and played runs as it is shipped.
test thorough: export NUMBA_OPT := 1
test thorough: export XLA_FLAGS := --xla_backend_optimization_level=0

test: ## run the tests: client, the engine with its coverage, server, browser
	@$(MAKE) --no-print-directory --jobs 3 --keep-going \
		browsers compiled coverage client-test compiled-search compiled-review; before=$$?; \
		$(BIN)/pytest -n $(WORKERS) -m "not thorough" && exit $$before

thorough: ## run the tests that take longer: trainings, environments, recipes; more games, windows and languages
	@$(SETUP) --research --firefox
	@$(MAKE) --no-print-directory --jobs 3 --keep-going \
		browsers compiled compiled-search compiled-review compiled-exploit compiled-batches; before=$$?; \
		$(BIN)/pytest -n $(WORKERS) -m "thorough and not cluster" && exit $$before

# Beside the others: most of it is waiting for a package registry.
browsers: setup
	@$(SETUP) --browser

client-test: setup
	@nice $(BIN)/python tools/client.py test

compiled: setup
	@$(BIN)/python -c "from schwimmen.cli.warmup import warm_up; warm_up()"

# These call the kernels of a table: beside `compiled`, each would compile them for itself.
compiled-search: compiled
	@$(BIN)/schwimmen simulate --policy club --hands 1 --json > /dev/null
	@$(BIN)/schwimmen simulate --policy random --hands 1 --json > /dev/null
	@$(BIN)/schwimmen arena --sets 1 --json > /dev/null

compiled-exploit: compiled
	@$(BIN)/schwimmen exploit --pairs 2 --json > /dev/null

compiled-review: compiled
	@$(BIN)/python -m tests.compiling hint outsiders levels

compiled-batches: compiled
	@$(BIN)/python -m tests.compiling batches one_table

# Left out is what reaches no more of the engine's lines; with compiled kernels it runs in `make test`. Whoever compiles
# goes first (`nice`): others wait for that.
coverage: setup ## test the engine as plain Python; fail if too few of its lines are reached
	@NUMBA_DISABLE_JIT=1 nice $(BIN)/coverage run -m pytest -q -m "not jit and not thorough" \
		tests/rules tests/engine tests/laws/test_stall.py --deselect tests/engine/test_perft.py \
		--deselect tests/engine/test_values.py --deselect tests/engine/test_constants.py \
		--deselect tests/engine/test_tailored.py::test_a_tailored_kernel_does_not_read_the_rules \
		--deselect tests/rules/test_house_rules.py --deselect tests/rules/test_knobs.py \
		--deselect tests/rules/test_pictures.py --deselect tests/rules/test_names.py \
		--deselect tests/rules/test_examples.py::test_worked_example_replays_from_its_record
	@$(BIN)/coverage report

SOAK ?= 20000
# What asks tests/samples.py how often it tries something.
SAMPLED = $(sort $(shell grep -lrE "^from tests.(samples|laws.strategies|browser.layout) import" tests --include "test_*.py"))
soak: setup ## compare SOAK random records with an independent program, and what the page does without a server; try all laws long
	@$(BIN)/python -m tests.oracle.compare --count $(SOAK) --seed $$(date +%s)
	@for part in houses rulebook records local matches; do \
		PYTHONPATH=tools $(BIN)/python -m tests.page.$$part --count $(SOAK) --seed $$(date +%s) || exit 1; \
	done
	@for part in tables leaks decks; do \
		PYTHONPATH=tools $(BIN)/python -m tests.page.$$part --count $$(( $(SOAK) / 20 )) --seed $$(date +%s) || exit 1; \
	done
	@$(SETUP) --research --browser
	@SCHWIMMEN_SOAK=1 $(BIN)/pytest -n $(WORKERS) --timeout 3600 $(SAMPLED)

cluster: setup ## hold a tournament and a training on a real Ray cluster, and compare them with this machine alone
	@$(SETUP) --research
	@$(BIN)/pytest -m cluster tests/arena tests/training

KILLS ?= 100
kills: setup ## kill servers in mid-play KILLS times, on SQLite and on PostgreSQL; fail if a move is lost or doubled
	@PYTHONPATH=tools $(BIN)/python -m tests.server.failure.kills --count $(KILLS)
	@PYTHONPATH=tools $(BIN)/python -m tests.server.failure.kills --count $(KILLS) --postgres

FUZZ ?= 1000000
fuzz: setup ## shout FUZZ random and broken messages at tables; fail if one changes what it must not, or tells too much
	@$(BIN)/python -m tests.server.fuzz --count $(FUZZ)

load: setup ## measure the server with many tables, beside boardgame.io
	@$(BIN)/python -m benchmarks.load

check: setup ## look at the code: format, lint, types, import law, generated files
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python tools/generate.py --check
	@$(BIN)/python tools/client.py run check

bench: ## measure speed and strength
	@$(SETUP) --research --rivals
	@$(BIN)/python -m benchmarks

strength: setup ## let the levels of computer opponents play each other in every game
	@$(BIN)/python -m benchmarks.strength

wasm: ## compile the engine and the computer opponents for the page: after a change of a kernel
	@$(SETUP) --wasm
	@$(BIN)/python tools/wasm.py

SITE ?= build/site
site: setup ## write the page as a folder of files into SITE, for any web space
	@$(BIN)/schwimmen site $(SITE)

docs: setup ## build the documentation into site/
	@$(BIN)/zensical build --strict

setup: ## install everything that is needed; quick when nothing changed
	@$(SETUP)

client: setup ## serve the client while working on it, beside a running `schwimmen serve`
	@$(BIN)/python tools/client.py run dev

lock: setup ## choose the newest versions of everything
	@$(BIN)/uv pip compile pyproject.toml --extra postgres --extra plots --group dev --universal --upgrade \
		--generate-hashes --no-header --quiet -o requirements.lock
	@$(BIN)/uv pip compile pyproject.toml --extra envs --extra ray --extra train --group simulator \
		--constraint requirements.lock --universal --upgrade --generate-hashes --no-header --quiet -o research.lock
	@$(BIN)/uv pip compile pyproject.toml --group rivals --constraint research.lock --constraint requirements.lock \
		--universal --upgrade --generate-hashes --no-header --quiet -o rivals.lock
	@$(BIN)/uv pip compile --group wasm --universal --upgrade --generate-hashes --no-header --quiet -o wasm.lock

release: setup ## build wheel and source archive of this version from a clean clone, and try the wheel
	@$(BIN)/python tools/release.py

clean: ## remove what the set-up and the builds made
	@rm -rf .venv .tools build dist site web/node_modules web/build benchmarks/load/boardgame/node_modules src/schwimmen/server/static

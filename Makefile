# Everything a person or a build machine needs: each target sets up what it lacks and can be run again at any time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := src tests scripts examples

.DEFAULT_GOAL := help
.PHONY: help play terminal client test test-long check check-games cover bench docs notebooks golden pictures format lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

$(VENV)/play.stamp: requirements/play.txt pyproject.toml scripts/setup
	@scripts/setup $(PYTHON) $(VENV) requirements/play.txt
	@touch $@

$(VENV)/development.stamp: $(VENV)/play.stamp requirements/development.txt
	@scripts/setup $(PYTHON) $(VENV) requirements/development.txt
	@touch $@

# Friends on the same network can join; HOST=127.0.0.1 keeps the game to this machine.
HOST ?= 0.0.0.0

play: $(VENV)/play.stamp ## set everything up and serve the game to the browser
	@$(BIN)/python scripts/build_client.py
	@$(BIN)/whistlestop serve --open --host $(HOST)

terminal: $(VENV)/play.stamp ## set everything up and play in the terminal
	@$(BIN)/whistlestop play

client: $(VENV)/play.stamp ## build the browser client
	@$(BIN)/python scripts/build_client.py

# Browsers and servers wait more than they work, so there are three workers for two cores.
test: $(VENV)/development.stamp ## run all tests (about twenty minutes)
	@scripts/chromium
	@scripts/services
	@$(BIN)/python scripts/build_client.py
	@$(BIN)/whistlestop compile
	$(BIN)/python -m pytest -q -n 3

test-long: $(VENV)/development.stamp ## run every cell of the comparisons (hours)
	@scripts/chromium
	@scripts/services
	@$(BIN)/python scripts/build_client.py
	@$(BIN)/whistlestop compile
	WHISTLESTOP_LONG=1 $(BIN)/python -m pytest -q -n 2

check: $(VENV)/development.stamp ## format, lint, types, import directions, version
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	MYPYPATH=src:tests:scripts:scripts/site $(BIN)/mypy --explicit-package-bases tests
	$(BIN)/lint-imports
	$(BIN)/python scripts/version.py

cover: $(VENV)/development.stamp ## branch coverage of the rules with the compiler off
	WHISTLESTOP_INTERPRETED=1 $(BIN)/coverage run -m pytest -q tests/rules
	$(BIN)/coverage report

check-games: $(VENV)/development.stamp ## a thousand checked random games of every kind of table
	@$(BIN)/whistlestop compile
	$(BIN)/python scripts/check_games.py

bench: $(VENV)/development.stamp ## measure against the yardstick and the rivals
	@scripts/setup $(PYTHON) $(VENV) requirements/bench.txt || echo "rivals left out"
	@$(BIN)/whistlestop compile
	$(BIN)/whistlestop bench

docs: $(VENV)/development.stamp ## build the documentation site in build/site and check its links
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

notebooks: $(VENV)/development.stamp ## run the notebooks of the documentation anew (five minutes)
	@$(BIN)/whistlestop compile
	$(BIN)/python scripts/site/notebooks.py

pictures: $(VENV)/development.stamp ## make pictures of every screen in build/pictures
	@scripts/chromium
	@$(BIN)/python scripts/build_client.py
	@$(BIN)/whistlestop compile
	PYTHONPATH=tests $(BIN)/python -m browser.pictures

golden: $(VENV)/development.stamp ## make the golden games of boards that have none
	$(BIN)/python -m tests.golden.make

format: $(VENV)/development.stamp ## format the sources
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)

lock: $(VENV)/development.stamp ## write the requirement files anew
	@scripts/lock $(BIN)

clean: ## remove the environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage build

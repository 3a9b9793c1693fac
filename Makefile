# Two commands do all the set-up: `make run` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# constraints.txt locks versions for all systems and Pythons. It is a file for pip, which comes with
# Python. Users of the library get the ranges of pyproject.toml. `make lock` renews the file from the
# newest versions. pip installs uv, and uv installs the rest in a quarter of pip's time. Where uv
# fails, pip installs the rest.
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
UV     := $(BIN)/python -m uv pip install --quiet --python $(BIN)/python -c constraints.txt
DEV    := '.[dev,docs]'
TABLE  := '.[compile,web]'
INSTALL = $(PIP) --upgrade pip setuptools && $(PIP) uv && $(UV) -e $(1) || $(PIP) -e $(1)

.PHONY: run check checks test tests lint types rules docs paper coverage pictures lock clean

run: $(VENV)/run
	$(BIN)/cheesemoon

# The tests start about a hundred Python processes. Without bytecode files each would take three
# times as long to start, so they are written even if the environment forbids it.
export PYTHONDONTWRITEBYTECODE :=

# Test processes, chosen for two cores. On a larger machine: `make test WORKERS=12`.
WORKERS := 3

# Rules are compiled before the tests, which then load them from the cache. Lint and types run beside.
test: $(VENV)/dev
	@$(MAKE) --no-print-directory -j 2 rules lint types tests

# The quick checks before a commit: no browser, documentation, training or slow tests.
check: $(VENV)/dev
	@$(MAKE) --no-print-directory -j 2 rules lint types checks

checks: $(VENV)/dev rules
	$(BIN)/pytest -n $(WORKERS) -m "not browser and not slow" tests/core tests/rules tests/bots tests/server \
		tests/site/test_site_python.py \
		--ignore=tests/server/browser --ignore=tests/server/ops

# tests/conftest.py groups the tests by process and starts the longest first. Three processes suit
# two cores, because tests also wait for browsers, processes and databases.
tests: $(VENV)/dev rules
	@$(BIN)/python -m compileall -q src tests || true
	$(BIN)/pytest -n $(WORKERS)

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	@$(BIN)/python tools/front/lint.py

types: $(VENV)/dev
	$(BIN)/mypy src tests tools benchmarks

# The slowest game comes first. One process compiles several games, because loading Numba takes long.
rules: $(VENV)/dev
	$(BIN)/cheesemoon prepare ratcatcher first-rat space-taxi space-guardians

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; say make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call INSTALL,$(TABLE))
	@touch $@

$(VENV)/dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call INSTALL,$(DEV))
	@command -v chromium google-chrome >/dev/null || $(BIN)/playwright install chromium >/dev/null 2>&1 || \
		echo "No Chromium here and none to be had: the browser tests will be skipped."
	@touch $@

docs: $(VENV)/dev
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs docs/_build/html
	@echo "The documentation is in docs/_build/html/index.html"
	@$(BIN)/python -m webbrowser -t "file://$(CURDIR)/docs/_build/html/index.html" >/dev/null

paper: $(VENV)/dev
	$(BIN)/python docs/paper/build.py

# Only tests that name rules count, not random games. Rules run interpreted. Code for pictures, words
# and bots is left out.
NAMED := $(foreach test,picture invariants model whole,--ignore-glob='*/test_$(test).py')
SHOWN := */picture/*,*/telling/narration.py,*/telling/phrases.py,*/telling/naming.py,*/telling/logbook.py,*/telling/text.py,*/by_hand.py
ASKED := */players/*
coverage: $(VENV)/dev
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run --source=src/cheesemoon/games -m pytest -n 0 tests/rules $(NAMED)
	@for game in first_rat ratcatcher space_guardians space_taxi; do \
		$(BIN)/coverage report --skip-empty --include="*/$$game/*" --omit='$(SHOWN),$(ASKED)'; \
	done

pictures: $(VENV)/dev
	$(BIN)/python docs/screenshots.py --to screenshots

lock:
	rm -rf .lock && $(PYTHON) -m venv .lock
	.lock/bin/python -m pip install --quiet --disable-pip-version-check --upgrade pip setuptools
	.lock/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev,docs]'
	.lock/bin/python -m pip freeze --all --exclude-editable > constraints.txt
	rm -rf .lock

clean:
	rm -rf $(VENV) docs/_build

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

# Every process of the tests imports what others have imported before it, so modules are kept
# compiled, even where Python is told not to: without that each of a hundred processes takes three
# times as long to start.
export PYTHONDONTWRITEBYTECODE :=

# For two cores, whatever the machine says that it has: it may lend no more. `make test WORKERS=12`.
WORKERS := 3

# Rules are compiled first, and everything finds them; meanwhile and beside the tests the sources are
# looked at. Three processes test on two cores, as each waits now and then for a browser or for a
# time that has to pass.
test: $(VENV)/dev
	@$(MAKE) --no-print-directory -j 2 rules lint types tests

# What a change is checked with before it is committed: no browser, no documentation, no training,
# and no test that takes long by itself.
check: $(VENV)/dev
	@$(MAKE) --no-print-directory -j 2 rules lint types checks

# Three processes on two cores: some of these tests wait for processes and databases.
checks: $(VENV)/dev rules
	$(BIN)/pytest -n $(WORKERS) -m "not browser and not slow" tests/core tests/rules tests/bots tests/server \
		--ignore=tests/server/browser --ignore=tests/server/ops

# tests/conftest.py groups the tests by process and starts the longest first. Compiling the sources
# before saves every process that work.
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

# In as many processes as there are cores, what takes longest first: a process that has compiled a
# game need not load Numba's compiler again for the next one.
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

# The rules are interpreted, by the tests that name them alone: no random games, no pictures. What
# only people see or bots ask does not count.
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

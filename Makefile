# Two commands do all the set-up: `make run` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: run test clean

run: $(VENV)/run
	$(BIN)/cheesemoon

test: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/cheesemoon prepare ratcatcher first-rat space-guardians space-taxi
	$(BIN)/pytest -n 2

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; say make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/dev: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@command -v chromium google-chrome >/dev/null || $(BIN)/playwright install chromium >/dev/null 2>&1 || \
		echo "No Chromium here and none to be had: the browser tests will be skipped."
	@touch $@

clean:
	rm -rf $(VENV)

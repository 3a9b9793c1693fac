"""`@rule("ST-6")`: the numbered rules that a test proves."""

import pytest

rule = pytest.mark.rule

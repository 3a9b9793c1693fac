"""The static site in Firefox: one game by clicks, then the same table after a reload."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from firefox import PROGRAM, Firefox
from site_help import PLAY

from require import skip_without


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Return a Firefox with a profile of its own."""
    if PROGRAM is None:
        skip_without("firefox", "there is no Firefox")
    browser = Firefox(tmp_path / "firefox")
    yield browser
    browser.close()


def test_play_by_clicks_in_firefox(firefox: Firefox, address: str) -> None:
    inside = "document.querySelector('#inside').contentDocument"
    firefox.goto(address)
    firefox.wait("document.body.className.match(/ready|refused/) && document.body.className")
    assert "refused" not in firefox.evaluate("document.body.className")
    form = f"{inside}.querySelector(\"form[action$='/new/space-taxi']\")"
    firefox.wait(f"location.hash !== '' && Boolean({form})")
    quick = "for (const field of form.querySelectorAll('[name=who1], [name=who2]'))"
    firefox.evaluate(
        f"(() => {{ const form = {form}; {quick} field.value = 'bot:random';"
        "for (const name of ['speed', 'auto', 'sound', 'coach'])"
        "localStorage.setItem(name, name === 'speed' ? 'once' : 'off');"
        "form.querySelector('button').click(); })()"
    )
    firefox.wait(f"Boolean({inside}?.querySelector('#table'))")
    found = firefox.evaluate(f"({PLAY})([3, true])")
    assert found["clicked"] >= 3
    version = int(firefox.evaluate(f"{inside}.querySelector('#table').dataset.version"))
    firefox.reload()
    firefox.wait(f"document.body.matches('.ready') && Boolean({inside}?.querySelector('#table'))")
    assert int(firefox.evaluate(f"{inside}.querySelector('#table').dataset.version")) >= version

"""The pictures of introductions are drawn ahead, and are still what would be drawn now."""

from __future__ import annotations

import re

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.view import intros

TEXT = re.compile(r"<text[^>]*>([^<]*)<")


@pytest.mark.parametrize("name", cm.games())
def test_the_pictures_that_are_kept_are_those_that_would_be_drawn(name: str) -> None:
    """If it fails: `python -m cheesemoon.view.intros`."""
    game = cm.game(name)
    for lang in LANGUAGES:
        kept, fresh = intros.load_stored(game, lang), intros.draw_intro(game, lang)
        assert kept and TEXT.findall(kept) == TEXT.findall(fresh)
        assert kept.count("data-card") == fresh.count("data-card")
        shown = intros.one_screen(game, lang, "light", ready=False)
        assert shown and shown.picture.startswith(f"/figures/{name}/intro?lang={lang}&theme=light")

"""Spectators read names: pictures, panels, log, question, choices and cards never say
"you"."""

from __future__ import annotations

import random
import re

import pytest

import cheesemoon as cm
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.web.table.drawers import _card_names
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page

SPOKEN_TO = {
    "en": r"\b(you|your|yours|yourself)\b",
    "pl": r"\b(ty|ciebie|cię|tobie|tobą|tw[oó][ij]\w*)\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
}
ACTIONS = 60  # at most; every eighth is looked at, and the end
_TAG = re.compile(r"<[^>]*>")


@pytest.mark.parametrize("name", cm.games())
async def test_a_spectator_is_told_names(name: str, rooms: Rooms) -> None:
    game = cm.game(name)
    seats = min(max(game.seats), 3)
    await rooms.wait_ready(name)
    table = game.new(seats=seats, seed=4)
    room = await rooms.open(table, [Seat(name="Ola"), *[Seat(name="Bo")] * (seats - 1)], [])
    rng = random.Random(4)
    for n in range(ACTIONS):
        if room.table.seat is None:
            break
        await room.act(room.table.seat, rng.choice(room.table.legal()), room.version)
        if n % 8 and room.table.seat is not None:
            continue
        for lang, spoken in SPOKEN_TO.items():
            seen = build_page(room, Viewer((), lang))
            said = [seen.picture, *seen.panels, *seen.log, *seen.parts.values()]
            text = _TAG.sub(" ", " ".join(map(str, said))).replace(
                WORDS.say(lang, "watching-more"), ""
            )
            found = re.search(rf".{{0,60}}{spoken}.{{0,30}}", text, re.IGNORECASE)
            assert found is None, f"{lang}: {found[0]}"


@pytest.mark.parametrize("lang", SPOKEN_TO)
@pytest.mark.parametrize("name", cm.games())
def test_cards_address_no_player(name: str, lang: str) -> None:
    """They are the same for players and spectators."""
    words = cm.game(name).words
    names = _card_names(cm.game(name), lang)
    assert len(names) > 20
    for card in names:
        for said in (words.say(lang, card), words.say(lang, f"{card}-text")):
            assert not re.search(SPOKEN_TO[lang], said, re.IGNORECASE), said
            if lang == "pl":  # a verb says it too: bierzesz, wytrzymasz
                assert not re.search(r"\b\w{2,}(asz|esz|isz|ysz|łeś|łaś)\b", said), said

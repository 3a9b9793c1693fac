"""Characters: lines in three languages, moods, and what they say something about."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import cheesemoon as cm
from cheesemoon import art, bots
from cheesemoon.core import LANGUAGES, Event, Table
from cheesemoon.view import avatars
from cheesemoon.view.frame import read_frame
from cheesemoon.view.model import TableState
from cheesemoon.view.talk import CUES, LINES, list_cues, list_speakers, world_words

LONGEST = 46  # characters of a line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", [*avatars.BOTS, "other", "guide"])
def test_each_character_has_twelve_short_lines(who: str, lang: str) -> None:
    lines = [LINES.say(lang, f"{who}-{cue}") for cue in CUES]
    assert len(set(lines)) == len(lines) == 12
    assert all(LINES.translated(lang, f"{who}-{cue}") for cue in CUES)
    assert max(map(len, lines)) <= LONGEST


def test_each_bot_has_a_face_and_four_moods() -> None:
    assert {*avatars.MOODS, *avatars.BOTS.values()} <= art.names()
    assert set(CUES.values()) == {"calm", *(mood.removeprefix("mood-") for mood in avatars.MOODS)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cm.games())
def test_what_a_game_names_is_there(name: str, lang: str) -> None:
    game = cm.game(name)
    talk = read_frame(game).talk
    known = {event.replace("_", "-") for event in game.events.names}
    assert {*talk.own, *talk.other, *talk.world} <= known
    assert {*talk.own.values(), *talk.other.values()} <= set(CUES)
    speakers = game.options[talk.option].choices if talk.option else [talk.speaker]
    for speaker in filter(None, map(str, speakers)):
        assert talk.faces[speaker] in art.names()
        for cue in {*talk.world.values(), "won", "lost"}:
            assert world_words(game).translated(lang, f"{speaker}-{cue}"), (speaker, cue)


def played(
    game: str, *told: Event, over: bool = False, seats: tuple[str, ...] = ("", "easy")
) -> Any:
    table = SimpleNamespace(
        game=cm.game(game),
        players=len(seats),
        options={"arch_rat": "maw"},
        over=over,
        events=[list(told)],
        winners=lambda: [1],
    )
    state = SimpleNamespace(
        plies=[SimpleNamespace(seat=0)],
        seats=[SimpleNamespace(bot=bot) for bot in seats],
        table=table,
        game=table.game,
    )
    return list_cues(cast(TableState, state), cast(Table, table), 0, told)


def test_events_make_players_and_others_speak() -> None:
    rent = Event("rent", {"seat": 0, "other": 1, "cheese": 2})
    assert played("first-rat", rent) == ["0:loss", "1:gain"]
    stole = Event("stole", {"seat": 0, "thing": "frog", "rat": 1, "stays": 0})
    assert played("first-rat", stole, stole) == ["0:trick", "1:envy"]
    assert played("first-rat", Event("ran", {"seat": 0})) == []


def test_those_without_a_seat_speak_too() -> None:
    assert played("ratcatcher", Event("rats-turn", {"round": 1}), seats=("",)) == ["world:start"]
    assert played("space-guardians", Event("emptied", {"columns": 1})) == ["world:down"]
    card = Event("card", {"card": "x"})
    assert played("first-rat", card, seats=("",)) == ["world:plan"] and not played(
        "first-rat", card
    )


def test_the_end_makes_all_speak() -> None:
    assert played("space-taxi", over=True) == ["0:lost", "1:won"]
    assert played("space-guardians", over=True)[-1] == "world:lost"


@pytest.mark.parametrize("name", cm.games())
def test_a_table_has_the_lines_of_its_bots(name: str) -> None:
    game = cm.game(name)
    level = bots.names(game)[-1]
    seats = [SimpleNamespace(bot=""), SimpleNamespace(bot=level)]
    table = game.new(min(game.seats), 1)
    state = cast(TableState, SimpleNamespace(seats=seats, game=game, table=table))
    found = list_speakers(state, "de")
    assert set(found) >= {"1", "guide"} and "0" not in found
    assert set(found["1"].lines) == set(CUES)

"""The settings of a game for the pages around its board: `frame.toml` in its folder."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

import msgspec

from cheesemoon.core import Choice, Game

PRESETS = ("first", "box", "everything")


class Told(msgspec.Struct):
    """`[told]`: events with lines before their change, and headings that are not repeated."""

    first: frozenset[str] = frozenset()  # before what they change; other events after it
    headings: frozenset[str] = frozenset()  # no line if the next turn has the same heading


class EventSteps(msgspec.Struct):
    """`[steps]`: the step of the turn that an event belongs to, counted from 0."""

    always: dict[str, int] = {}
    later: dict[str, int] = {}  # only when the first step is over


class Answers(msgspec.Struct):
    """`[answers]`: single answers that players like to give themselves, and answers in gold."""

    rolls: list[str] | None = None  # actions that roll dice
    gold: list[str] | None = None  # patterns of actions; None: an answer that is alone in the bar
    played: list[str] = []  # verbs that a coached first game begins with; a bot plays them


class SheetFile(msgspec.Struct):
    """`[sheet]`: what a player can have won, to be ticked."""

    rows: str | int  # an option; with `event` the number of rows
    columns: str  # an option
    event: str = ""  # of a won game, with the number of the row


class Crossed(msgspec.Struct):
    """`[crossed]`: events that take a number from a player, which the strip shows crossed out."""

    event: str
    number: str  # the argument


class Rounds(msgspec.Struct):
    """`[rounds]`: the end of a round, whose results a card shows side by side."""

    event: str  # strikes a result out; its arguments are `seat`, `round` and `result`
    score: str  # the beginning of the names of a round's points in the scores
    next: str  # the event that names the `seat` that begins the next round


class Talk(msgspec.Struct):
    """`[talk]`: what characters say something about. Their lines are in `view/talk`, and in `talk`
    of the game for the character without a seat."""

    own: dict[str, str] = {}  # by event: the cue of its player
    other: dict[str, str] = {}  # by event: the cue of the player in its argument `other`
    world: dict[str, str] = {}  # by event: the cue of the character without a seat
    speaker: str = ""  # the character without a seat
    option: str = ""  # instead: the option that names it
    alone: bool = False  # it takes part in games of one player only
    faces: dict[str, str] = {}  # its icon


class Motion(msgspec.Struct, omit_defaults=True):
    """`[motion]`: how things move and sound. `static/table/director.js` reads it."""

    pieces: dict[str, str] = {}  # movement, by the beginning of a piece's id
    enter: dict[str, str] = {}  # how a new thing comes, by the beginning of its id
    leave: dict[str, str] = {}  # how a thing goes, by the beginning of its id
    changes: dict[str, str] = {}  # how a thing changes, by the beginning of its id
    goods: dict[str, str] = {}  # sound of what flies to its number, by `data-card`
    events: dict[str, str] = {}  # effect of an event
    sounds: dict[str, str] = {}  # sound of an event
    felt: dict[str, str] = {}  # vibration for the player of an event
    dice: dict[str, str] = {}  # events with dice that the picture does not show, and their count
    die: str = ""  # the beginning of the ids of a die's faces
    joins: list[str] = []  # events that are shown together with the step before
    drags: dict[str, str] = {}  # verbs that a piece is dragged for, by its id; # is the acting seat
    turn: int = 4000  # milliseconds that a bot's turn takes at most


class FrameFile(msgspec.Struct):
    """The content of a game's `frame.toml`."""

    presets: dict[str, dict[str, Choice]] = {}  # options that go together; others have defaults
    applies: dict[str, list[int]] = {}  # numbers of players for which an option matters
    icons: dict[str, str] = {}  # of lines of the log, by event
    folds: dict[str, str] = {}  # events that are folded when many follow, and their word
    told: Told = msgspec.field(default_factory=Told)
    steps: EventSteps = msgspec.field(default_factory=EventSteps)
    answers: Answers = msgspec.field(default_factory=Answers)
    own_head: bool = False  # on a phone the board's own head shows what the strip would show
    goods: str = ""  # view box of the group `p0-goods` of an open panel, for the bar of a phone
    scores: dict[str, str] = {}  # icons of rows of a result
    sheet: SheetFile | None = None
    crossed: Crossed | None = None
    rounds: Rounds | None = None
    talk: Talk = msgspec.field(default_factory=Talk)
    motion: Motion = msgspec.field(default_factory=Motion)


@cache
def read_frame(game: Game) -> FrameFile:
    """Return what the file says; the defaults if a game has no file. Refuse a wrong file."""
    path = game.folder / "frame.toml"
    if not path.exists():
        return FrameFile()
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if wrong := set(found) - set(FrameFile.__struct_fields__):
        raise ValueError(f"{path.name} of {game.name}: what is {', '.join(sorted(wrong))}?")
    frame = msgspec.convert(found, FrameFile)
    for name, options in frame.presets.items():
        if name not in PRESETS:
            raise ValueError(f"{path.name} of {game.name}: there is no preset {name}")
        for option, choice in options.items():
            if choice not in game.options[option].choices:
                raise ValueError(f"{path.name} of {game.name}: {option} cannot be {choice!r}")
    for option in frame.applies:
        if option not in game.options:
            raise ValueError(f"{path.name} of {game.name}: there is no option {option}")
    return frame


def presets(game: Game) -> dict[str, dict[str, Choice]]:
    """Return the options that go together, by preset, the simplest first."""
    said = read_frame(game).presets
    return {name: said[name] for name in PRESETS if name in said}


def applies(game: Game) -> dict[str, list[int]]:
    """Return the options that matter only with certain numbers of players."""
    return read_frame(game).applies


def has_own_head(game: Game) -> bool:
    """Return True if the board of a game shows on a phone what the strip would show."""
    return read_frame(game).own_head


def event_icons(game: Game) -> dict[str, str]:
    """Return the icons of events in the log."""
    return read_frame(game).icons


def score_icons(game: Game) -> dict[str, str]:
    """Return the icons of the rows of a result."""
    return read_frame(game).scores


@cache
def motion_of(game: Game) -> str:
    """Return how things of a game move and sound, as JSON for its page."""
    return msgspec.json.encode(read_frame(game).motion).decode()


@cache
def moving_events(game: Game) -> frozenset[str]:
    """Return the events that move, sound, vibrate or join the step before."""
    said = read_frame(game).motion
    return frozenset((*said.events, *said.sounds, *said.felt, *said.joins, *said.dice))


def event_step(game: Game, event: str, begun: bool) -> int | None:
    """Return the step of the turn that an event belongs to; None if the game does not say.

    `begun` says that the first step is over.
    """
    steps = read_frame(game).steps
    later = steps.later.get(event) if begun else None
    return steps.always.get(event, later)


def start_rule(game: Game, lang: str) -> str:
    """Return the printed rule about the start player, or ""."""
    return game.words.say(lang, "start-player") if game.words.has(lang, "start-player") else ""


class Sheet(NamedTuple):
    """The sheet of won games: rows by columns, of which each won game ticks one."""

    rows: tuple[Choice | int, ...]
    columns: tuple[Choice, ...]
    by_row: str  # the option of the rows; "" if an event has their numbers
    by_column: str
    event: str


@cache
def sheet(game: Game) -> Sheet | None:
    """Return the sheet of a game; None if it has none."""
    said = read_frame(game).sheet
    if said is None:
        return None
    columns = tuple(game.options[said.columns].choices)
    if isinstance(said.rows, int):
        return Sheet(tuple(range(1, said.rows + 1)), columns, "", said.columns, said.event)
    rows = tuple(game.options[said.rows].choices)
    return Sheet(rows, columns, said.rows, said.columns, said.event)

"""Lessons: a prepared position, a guide who says one thing at a time, an action of the learner.

A lesson is a TOML file in its game's folder `lessons/`. File names give the order:

    seat = 0           # the learner's seat
    [position]         # as in every position file; `script` fixes the dice
    [title]            # en, pl, de, as every text here
    [[step]]
    point = ["die-3"]  # ids in the picture that the guide points at
    right = ["place blue", "joker *"]   # the actions that the step asks for; none: only reading
    then = ["done"]    # actions that follow automatically, also of other seats
    [step.say]         # what the guide says
    [step.well]        # the answer to a right action
    [[step.beside]]    # the answer to legal actions of this form that miss the point
    play = "smuggle"
    [step.otherwise]   # the answer to all other legal actions

The answer to an illegal action is the rule's own reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from cheesemoon.core import LANGUAGES, CheesemoonError, Fields, Game, IllegalAction, Table
from cheesemoon.core.formats.content import load_content
from cheesemoon.core.text.typography import tied

from . import owned
from .words import WORDS

Texts = Mapping[str, str]
Verdict = Literal["right", "beside", "illegal"]

_LONGEST = 400  # characters that a guide says at once
_MOST_STEPS = 20
_NAMES = "[0-9]*.toml"


class Beside(NamedTuple):
    """The answer to legal actions of one form that miss the point."""

    play: str
    say: Texts


@dataclass(frozen=True)
class Step:
    """One thing that the guide says, and the action that it asks for."""

    say: Texts
    point: tuple[str, ...]
    right: tuple[str, ...]
    then: tuple[str, ...]
    well: Texts | None
    beside: tuple[Beside, ...]
    otherwise: Texts | None

    def is_right(self, action: str) -> bool:
        """Return True if the step asks for this action."""
        return any(fnmatchcase(action, form) for form in self.right)

    def why_beside(self, action: str) -> Texts | None:
        """Return the guide's answer to a legal action that misses the point."""
        for form in self.beside:
            if fnmatchcase(action, form.play):
                return form.say
        return self.otherwise


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson as it was written."""

    game: Game
    key: str
    title: Texts
    seat: int
    position: Mapping[str, object]
    steps: tuple[Step, ...]
    path: Path

    def table(self) -> Table:
        """Return the table at the start."""
        return self.game.load(dict(self.position))


class Answer(NamedTuple):
    """The guide's answer to an action."""

    verdict: Verdict
    say: str
    rule: str | None = None  # an illegal action would break the table


class Attempt:
    """A learner's way through a lesson. It follows from the list of actions, so a page can be
    reloaded."""

    def __init__(self, lesson: Lesson, made: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.table = lesson.table()
        self.at = 0  # index of the current step
        self.made: list[str] = []
        for move in made:
            if self.over or not self._go_on(move):
                break  # the lesson was edited meanwhile; it continues from here

    @property
    def over(self) -> bool:
        """Return True if all steps are done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """Return the current step."""
        return self.lesson.steps[self.at]

    def answer(self, move: str, lang: str = "en") -> Answer:
        """Answer an action; `""` only reads on. Only a right action changes the table."""
        step = self.step
        if self._go_on(move):
            said = step.well[lang] if step.well else WORDS.say(lang, "well-done")
            return Answer("right", said)
        if not step.right:
            return Answer("beside", WORDS.say(lang, "read-on"))
        if move in self.table.legal():
            why = step.why_beside(move)
            return Answer("beside", why[lang] if why else WORDS.say(lang, "beside"))
        return self._refusal(move, lang)

    def _go_on(self, move: str) -> bool:
        step = self.step
        if step.right:
            if not step.is_right(move) or move not in self.table.legal():
                return False
            self.table.play(move)
        elif move:
            return False
        for action in step.then:
            self.table.play(action)
        self.at += 1
        self.made.append(move)
        return True

    def _refusal(self, move: str, lang: str) -> Answer:
        try:
            self.table.fork().play(move)
        except IllegalAction as error:
            return Answer("illegal", error.text(lang), error.rule)
        raise AssertionError("what is not legal is refused")


# --- reading ------------------------------------------------------------------------------------


def lessons(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order. Those of the host come last."""
    shipped = sorted((game.folder / "lessons").glob(_NAMES))
    found = {each.key: each for each in (_read(game, path) for path in shipped)}
    for path in owned.files(game, _NAMES):
        if (each := _read_owned(game, path)) is not None:
            found.setdefault(each.key, each)
    return tuple(found.values())


def lesson(game: Game, key: str) -> Lesson | None:
    """Return the lesson of that name; None if there is none."""
    return next((each for each in lessons(game) if each.key == key), None)


@cache
def _read(game: Game, path: Path) -> Lesson:
    return read(game, path, played=False)  # tests play the lessons that ship


@cache
def _read_owned(game: Game, path: Path) -> Lesson | None:
    with owned.log_errors():
        return read(game, path, played=False)
    return None


@cache
def fault(found: Lesson) -> str:
    """Return what is wrong with a lesson of the host, found by playing it; "" if it is right."""
    if found.path.is_relative_to(found.game.folder):
        return ""
    try:
        read(found.game, found.path)
    except CheesemoonError as error:
        return str(error)
    return ""


def read(game: Game, path: Path, *, played: bool = True) -> Lesson:
    """Read a lesson from a file, which may be the host's own. An error names its line. The lesson
    is played through unless it is known to be right, because playing needs the rules."""

    def check(fields: Fields) -> Lesson:
        made = Lesson(
            game,
            path.stem.partition("-")[2] or path.stem,
            read_texts(fields.part("title")),
            fields.whole("seat", 0, max(game.seats) - 1, 0),
            fields.given("position"),
            tuple(_step(part) for part in fields.parts("step", 1, _MOST_STEPS)),
            path,
        )
        if played:
            _play_through(made, fields)
        return made

    return load_content(path, check, WORDS)


def _step(fields: Fields) -> Step:
    right = read_strings(fields, "right")
    step = Step(
        read_texts(fields.part("say")),
        read_strings(fields, "point"),
        right,
        read_strings(fields, "then"),
        read_texts(fields.part("well")) if fields.has("well") else None,
        tuple(_beside(part) for part in fields.parts("beside", 0, 20))
        if fields.has("beside")
        else (),
        read_texts(fields.part("otherwise")) if fields.has("otherwise") else None,
    )
    if not right and (step.beside or step.otherwise or step.well):
        raise fields.bad("right", "lesson-nothing-asked")
    fields.finish()
    return step


def _beside(fields: Fields) -> Beside:
    return Beside(*read_named_texts(fields, "play", "lesson-action"))


def read_named_texts(fields: Fields, name: str, otherwise: str) -> tuple[str, Texts]:
    """Read a word, and its text in every language."""
    word = fields.given(name)
    if not isinstance(word, str) or not word:
        raise fields.bad(name, otherwise)
    texts = read_texts(fields, name)
    fields.finish()
    return word, texts


def read_texts(fields: Fields, *beside: str) -> Texts:
    """Read a text in every language. `beside` are other fields of the same table."""
    texts: dict[str, str] = {}
    for lang in LANGUAGES:
        text = fields.given(lang)
        if not isinstance(text, str) or not 0 < len(text.strip()) <= _LONGEST:
            raise fields.bad(lang, "lesson-text", longest=str(_LONGEST))
        texts[lang] = tied(lang, " ".join(text.split()))
    if not beside:
        fields.finish()
    return texts


def read_strings(fields: Fields, name: str) -> tuple[str, ...]:
    """Read a list of strings; an empty one if it is missing."""
    found = fields.given(name, [])
    if not isinstance(found, list) or not all(isinstance(x, str) and x for x in found):
        raise fields.bad(name, "lesson-strings")
    return tuple(found)


def _play_through(made: Lesson, fields: Fields) -> None:
    """Refuse a lesson unless every right action leads to its end. The learner must be the seat to
    act, and every form must match some action."""
    try:
        tables = [made.table()]
    except ValueError as error:
        raise fields.bad("position", "lesson-position", why=str(error)) from None
    for number, step in enumerate(made.steps):
        where = f"step[{number}]"
        _check_points(made, step, where, tables, fields)
        if step.right:
            _check_asked(made, step, where, tables, fields)
        tables = _after(step, where, tables, fields)


def _check_points(
    made: Lesson, step: Step, where: str, tables: Sequence[Table], fields: Fields
) -> None:
    """Refuse a step that points at something missing in the picture, in either layout."""
    for tall in (False, True) if step.point else ():
        picture = tables[0].svg(made.seat, tall=tall)
        for thing in step.point:
            if f' id="{thing}"' not in picture:
                raise fields.bad(f"{where}.point", "lesson-no-such-thing", id=thing)


def _check_asked(
    made: Lesson, step: Step, where: str, tables: Sequence[Table], fields: Fields
) -> None:
    legal = {action for table in tables for action in table.legal()}
    for table in tables:
        if table.seat != made.seat:
            raise fields.bad(f"{where}.right", "lesson-not-his-turn", seat=str(table.seat))
        if not any(step.is_right(action) for action in table.legal()):
            known = ", ".join(table.legal()[:12])
            raise fields.bad(f"{where}.right", "lesson-not-legal", legal=known)
    for form in step.right:
        if not any(fnmatchcase(action, form) for action in legal):
            raise fields.bad(f"{where}.right", "lesson-no-such-action", form=form)
    others = [action for action in legal if not step.is_right(action)]
    for i, beside in enumerate(step.beside):
        if not any(fnmatchcase(action, beside.play) for action in others):
            raise fields.bad(f"{where}.beside[{i}].play", "lesson-no-such-action", form=beside.play)
    if any(step.why_beside(action) is None for action in others):
        raise fields.bad(f"{where}.otherwise", "position-missing")


def _after(step: Step, where: str, tables: Sequence[Table], fields: Fields) -> list[Table]:
    """Return the different tables after a step."""
    found: list[Table] = []
    for table in tables:
        moves = [a for a in table.legal() if step.is_right(a)] if step.right else [""]
        for move in moves:
            then = table.fork()
            try:
                for action in (*filter(None, [move]), *step.then):
                    then.play(action)
            except IllegalAction as error:
                raise fields.bad(f"{where}.then", "lesson-then", why=str(error)) from None
            if then not in found:
                found.append(then)
    return found

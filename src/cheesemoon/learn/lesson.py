"""Lessons: a staged position, a guide who says one thing at a time, a move that the learner makes.

A lesson is a TOML file in its game's folder `lessons/`, in the order of the file names:

    seat = 0           # who learns
    [position]         # as in every position file; `script` is what the dice will show
    [title]            # en, pl, de, as every text here
    [[step]]
    point = ["die-3"]  # ids of the picture that the guide points at
    right = ["place blue", "joker *"]   # what the step asks for; without it one only reads on
    then = ["done"]    # what happens by itself afterwards, the others' moves perhaps
    [step.say]         # what the guide says
    [step.well]        # what he answers to the right move
    [[step.beside]]    # legal, but beside the point: why, for actions of this form
    play = "smuggle"
    [step.otherwise]   # and for all the rest that is legal

Whatever is illegal is answered with the rule's own reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

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
    """Why legal actions of a form are beside the point."""

    play: str
    say: Texts


@dataclass(frozen=True)
class Step:
    """One thing that the guide says, and the move that is waited for."""

    say: Texts
    point: tuple[str, ...]
    right: tuple[str, ...]
    then: tuple[str, ...]
    well: Texts | None
    beside: tuple[Beside, ...]
    otherwise: Texts | None

    def is_right(self, action: str) -> bool:
        """Whether this is what the step asks for."""
        return any(fnmatchcase(action, form) for form in self.right)

    def why_beside(self, action: str) -> Texts | None:
        """What the guide answers to a legal action that is beside the point."""
        for form in self.beside:
            if fnmatchcase(action, form.play):
                return form.say
        return self.otherwise


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson, as it was written."""

    game: Game
    key: str
    title: Texts
    seat: int
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    path: Path

    def table(self) -> Table:
        """The table where it begins."""
        return self.game.load(dict(self.position))


class Answer(NamedTuple):
    """What the guide says to a move."""

    verdict: Verdict
    say: str
    rule: str | None = None  # that an illegal move would break


class Attempt:
    """Somebody takes a lesson. Where they are follows from the moves they made, so that a page can
    be left and taken up again with nothing but the list of them."""

    def __init__(self, lesson: Lesson, made: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.table = lesson.table()
        self.at = 0  # the step that is due
        self.made: list[str] = []
        for move in made:
            if self.over or not self._go_on(move):
                break  # the lesson was rewritten meanwhile: from here on it is new

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is due now."""
        return self.lesson.steps[self.at]

    def answer(self, move: str, lang: str = "en") -> Answer:
        """Make a move, `""` to read on. Only the right one changes anything."""
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
    """The lessons of a game, in the order in which one takes them; those of the owner come last."""
    shipped = sorted((game.folder / "lessons").glob(_NAMES))
    found = {each.key: each for each in (_read(game, path) for path in shipped)}
    for path in owned.files(game, _NAMES):
        if (each := _read_owned(game, path)) is not None:
            found.setdefault(each.key, each)
    return tuple(found.values())


def lesson(game: Game, key: str) -> Lesson | None:
    """The lesson of that name; None if there is none."""
    return next((each for each in lessons(game) if each.key == key), None)


@cache
def _read(game: Game, path: Path) -> Lesson:
    return read(game, path, played=False)  # the tests play those that ship


@cache
def _read_owned(game: Game, path: Path) -> Lesson | None:
    with owned.told():
        return read(game, path, played=False)
    return None


@cache
def fault(found: Lesson) -> str:
    """What is wrong with a lesson of the owner, found by playing all of it; "" if nothing is."""
    if found.path.is_relative_to(found.game.folder):
        return ""
    try:
        read(found.game, found.path)
    except CheesemoonError as error:
        return str(error)
    return ""


def read(game: Game, path: Path, *, played: bool = True) -> Lesson:
    """A lesson from a file, which may be an owner's own. A mistake is told with its line. It is
    played through unless it is known to be right: that takes the rules of the game."""

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
    """A word, and what is said about it in every language."""
    word = fields.given(name)
    if not isinstance(word, str) or not word:
        raise fields.bad(name, otherwise)
    texts = read_texts(fields, name)
    fields.finish()
    return word, texts


def read_texts(fields: Fields, *beside: str) -> Texts:
    """The same in every language; `beside` are other fields that stand with them."""
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
    """A list of words; none if it is not there."""
    found = fields.given(name, [])
    if not isinstance(found, list) or not all(isinstance(x, str) and x for x in found):
        raise fields.bad(name, "lesson-strings")
    return tuple(found)


def _play_through(made: Lesson, fields: Fields) -> None:
    """Every right move leads on to the end, the learner is the one to make it, and every form of a
    move fits something; or the lesson is refused where it breaks."""
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
    """What the guide points at is in the picture, in both arrangements."""
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
    """The tables after a step, each that differs once."""
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

"""Tables in words, for language models: a prompt in Markdown, an answer in words.

    text = envs.text("space-taxi", seats=3, seat=0, opponents="easy")
    prompt = text.reset(seed=7)
    prompt, reward, done, info = text.step("place blue")

The prompt has what the seat may know and nothing else. The parser is forgiving. An answer that is
not legal changes nothing, and the next prompt says why.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TypedDict

import numpy as np

from cheesemoon import bots
from cheesemoon.core import Choice, IllegalAction, Table
from cheesemoon.core.game.options import check_seat, check_seed
from cheesemoon.learn import intro

from . import rewards
from .errors import EnvError, words
from .opponents import named
from .seat import Seats

_SEEDS = 2**63
_LONGEST = 4_000  # characters of an answer that are read
_SHOWN = 80  # characters of an answer that a prompt repeats
_NEWS = 40  # sentences of the log in a prompt
_LABEL = re.compile(
    r"^(?:action|answer|move|play|aktion|antwort|akcja|odpowied[zź])\s*[:=]\s*", re.I
)
_NUMBER = re.compile(
    r"(?:(?:option|choice|action|number|no|nr|aktion|wahl|nummer|opcja|akcja|numer)\b)?"
    r"[ .#:]*(\d{1,6})"
)


class Info(TypedDict):
    """Facts about a step, for programs."""

    legal: list[str]
    action: str | None  # what was played; None if the answer was refused
    refusal: str | None
    rule: str | None  # the number of the rule that refused the answer
    refusals: int  # refused answers in this game
    totals: list[int]


class TextEnv:
    """One seat of a table, in words. Bots play the other seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Choice] | None = None,
        reward: str = "share",
        lang: str = "en",
    ) -> None:
        self._seats = Seats(game, seats, options, "numbers", None, lang)
        self.game, self.lang = self._seats.game, lang
        self.seat = check_seat(seat, self._seats.players)
        rewards.divisor(self.game, reward)
        self._reward = reward
        self.opponents = [str(name) for name in named(opponents, self._seats.players - 1)]
        for name in self.opponents:
            bots.bot(name, self.game)  # refuses an unknown bot
        self._random = np.random.default_rng()
        self._table: Table | None = None
        self._told = self._refusals = 0

    @property
    def table(self) -> Table:
        """Return the table. It also holds what is hidden from the seat."""
        if self._table is None:
            raise EnvError("needs-reset")
        return self._table

    def reset(self, seed: int | None = None, position: Mapping[str, object] | None = None) -> str:
        """Start a new game, or one from a position. Return the first prompt."""
        if seed is not None:
            self._random = np.random.default_rng(check_seed(seed))
        drawn = [int(x) for x in self._random.integers(_SEEDS, size=self._seats.players)]
        self._table = self._seats.new(drawn[0], position)
        others = [s for s in range(self._seats.players) if s != self.seat]
        self._bots = {
            other: bots.bot(name, self.game, seed=drawn[i + 1])
            for i, (other, name) in enumerate(zip(others, self.opponents, strict=True))
        }
        self._told = self._refusals = 0
        self._others_play()
        return self._prompt(is_first=True)

    def rules(self) -> str:
        """Return the rules of the game as Markdown, each with its number."""
        return "\n".join(
            f"- **{rule.number}** {rule.text}"
            for rule in self.game.rulebook.all(self.lang).values()
        )

    def step(self, answer: str) -> tuple[str, float, bool, Info]:
        """Play an answer. Return the next prompt, the reward of the seat, whether the game is over,
        and facts for programs."""
        table = self.table
        if table.over:
            raise EnvError("needs-new-game")
        action, refusal, rule = None, None, None
        try:
            action = understood(table, answer)
            table.play(action)
        except IllegalAction as error:
            action, refusal, rule = None, error.text(self.lang), error.rule or None
            self._refusals += 1
        else:
            self._others_play()
        reward = rewards.final(table, self._reward)[self.seat] if table.over else 0.0
        info = Info(
            legal=list(table.legal()),
            action=action,
            refusal=refusal,
            rule=rule,
            refusals=self._refusals,
            totals=table.totals(),
        )
        return self._prompt(refusal), reward, table.over, info

    def _others_play(self) -> None:
        table = self.table
        while table.seat is not None and table.seat != self.seat:
            table.play(self._bots[table.seat].choose_at(table))

    def _prompt(self, refusal: str | None = None, is_first: bool = False) -> str:
        since, self._told = self._told, len(self.table.actions)
        return prompt(self.table, self.seat, self.lang, since, refusal, is_first=is_first)


# --- what a seat is told --------------------------------------------------------------------------


def prompt(
    table: Table,
    seat: int,
    lang: str,
    since: int = 0,
    refusal: str | None = None,
    news: Sequence[str] | None = None,
    is_first: bool = False,
) -> str:
    """Return what a seat knows, as Markdown: what happened since an action, the table, the points,
    and the legal actions in words and notation. `news` replaces the table's own log. The first
    prompt of a game also says what the game is about."""
    say = words().say
    parts = [f"# {table.title(lang)}", _who(table, seat, lang)]
    if is_first and (found := intro(table.game)):
        about = (*found.sentences, *found.signs)
        parts += [
            f"## {say(lang, 'text-about')}",
            "\n".join(f"- {texts[lang]}" for texts in about),
        ]
    if refusal is not None:
        parts += [f"## {say(lang, 'text-refused')}", refusal]
    if news is None:
        news = [line for lines in table.log(lang, since=since) for line in lines]
    if news:
        parts += [f"## {say(lang, 'text-news')}", "\n".join(f"- {line}" for line in news[-_NEWS:])]
    parts += [f"## {say(lang, 'text-table')}", f"```\n{table.text(seat, lang).rstrip()}\n```"]
    totals = enumerate(table.totals()[: table.players])
    points = ", ".join(f"{table.player(s, lang)}: {total}" for s, total in totals)
    parts += [f"## {say(lang, 'text-points')}", points]
    return "\n\n".join([*parts, *_ask(table, seat, lang)]) + "\n"


def _who(table: Table, seat: int, lang: str) -> str:
    if table.players == 1:
        return words().say(lang, "text-alone")
    args = {"player": table.player(seat, lang), "players": table.players}
    return words().say(lang, "text-you", args)


def _ask(table: Table, seat: int, lang: str) -> list[str]:
    say = words().say
    if table.over:
        won = ", ".join(table.player(winner, lang) for winner in table.winners())
        told = say(lang, "text-won", {"names": won}) if won else say(lang, "text-lost")
        return [f"## {say(lang, 'text-over')}", told]
    head = [f"## {say(lang, 'text-decision')}", table.question(lang)]
    if table.seat != seat:
        return head[1:]
    legal = enumerate(table.legal(), 1)
    choices = [f"{n}. `{action}`: {table.explain(action, lang)}" for n, action in legal]
    return [*head, "\n".join(choices), say(lang, "text-answer")]


# --- what an answer means -------------------------------------------------------------------------


def understood(table: Table, answer: object) -> str:
    """Return the action that an answer means. It may be notation, the words or the number of the
    prompt's list, a JSON object with `action`, or text that names one legal action. Raise
    IllegalAction if it names several; return the cleaned answer if it names none, and the table
    refuses that."""
    text = str(answer)[:_LONGEST]
    legal = table.legal()
    candidates = [_from_json(text), *_lines(text)]
    for candidate in candidates:
        if candidate is not None and (found := _in_list(_plain(candidate), legal)):
            return found
    explained = {_plain(table.explain(a, lang)): a for lang in ("en", "pl", "de") for a in legal}
    for candidate in candidates:
        if candidate is not None and (found := explained.get(_plain(candidate))):
            return found
    inside = _named_in(text, legal)
    if len(inside) == 1:
        return inside[0]
    if inside:
        shown = " ".join(text.split())[:_SHOWN]
        raise IllegalAction("text-unclear", rule="", words=words(), answer=shown, count=len(inside))
    return next((_plain(c) for c in candidates if c and _plain(c)), "")[:_SHOWN]


def _in_list(plain: str, legal: Sequence[str]) -> str | None:
    """Return the action with this notation, also with hyphens for spaces, or with this number in
    the prompt's list."""
    if plain in legal:
        return plain
    if (spaced := re.sub("[-_]", " ", plain)) in legal:
        return spaced
    number = _NUMBER.fullmatch(plain)
    at = int(number[1]) if number else 0
    return legal[at - 1] if 0 < at <= len(legal) else None


def _from_json(text: str) -> str | None:
    begin, end = text.find("{"), text.rfind("}")
    try:
        found = json.loads(text[begin : end + 1]) if 0 <= begin < end else None
    except (ValueError, RecursionError):
        return None
    action = found.get("action") if isinstance(found, dict) else None
    is_number = isinstance(action, int) and not isinstance(action, bool)
    return str(action) if is_number or isinstance(action, str) else None


def _lines(text: str) -> list[str]:
    """Return the whole text, then what stands in backquotes, then its lines from the last on."""
    quoted = re.findall(r"`+([^`\n]+)`+", text)
    lines = [line for line in text.splitlines() if line.strip(" `")]
    return [text, *(quoted if len(set(quoted)) == 1 else []), *reversed(lines)]


def _plain(text: str) -> str:
    """Return text as notation: lower case, single spaces, no label, quotes, full stop or bullet.
    The minus of a number stays."""
    bare = re.sub(r"[`*\"“”„»«]", " ", text).strip()
    bare = _LABEL.sub("", bare)
    bare = re.sub(r"^[\s.!,;:'-]+(?=\D|$)|^(?:- +)(?=\d)|[\s.!,;:'-]+$", "", bare)
    return " ".join(bare.casefold().split())


def _named_in(text: str, legal: Sequence[str]) -> list[str]:
    """Return the legal actions that a text names, without those that are part of a longer one."""
    flat = f" {re.sub(r'[^0-9a-z-]+', ' ', text.casefold())} "
    found: list[str] = []
    for action in sorted(legal, key=len, reverse=True):
        spaced = f" {action} "
        if spaced in flat:
            found.append(action)
            flat = flat.replace(spaced, "  ")
    return found

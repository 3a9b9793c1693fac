"""Space Guardians once more, slowly: plain objects, no numbers for actions, no tables. It is
written from the rules alone. Of the game it knows only the printed numbers, from the content file;
both must always agree."""

from __future__ import annotations

import tomllib
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import cheesemoon as cm

PRINTED = tomllib.loads(
    (Path(cm.__file__).parent / "games/space_guardians/content/space_guardians.toml").read_text()
)
COLUMNS, ROWS = PRINTED["board"]["columns"], PRINTED["board"]["rows"]
LAST_COLUMN, LOWEST_ROW = COLUMNS - 1, ROWS - 1
LETTERS = "abcdefghijkl"[:COLUMNS]

Cell = tuple[int, int]  # row and column, from 0
KINDS = ["1", "2", "3", "4", "5", "ship"]
VALUE = {**{str(eyes): eyes for eyes in range(1, 6)}, "ship": PRINTED["tokens"]["ship_points"]}
PRICE: dict[str, int] = PRINTED["prices"]
HEADINGS = {
    "n": (-1, 0), "ne": (-1, 1), "e": (0, 1), "se": (1, 1),
    "s": (1, 0), "sw": (1, -1), "w": (0, -1), "nw": (-1, -1),
}  # fmt: skip


class GameOver(Exception):  # noqa: N818 - not an error
    """The game ends at once, for this reason."""


def name(cell: Cell) -> str:
    return LETTERS[cell[1]] + str(cell[0] + 1)


def cell_of(text: str) -> Cell:
    return int(text[1:]) - 1, LETTERS.index(text[0])


MINE_CELLS = [cell_of(text) for text in PRINTED["board"]["mine_cells"]]


def payments(price: int) -> list[tuple[str, ...]]:
    """All sets of tokens that reach the price only together."""
    return [
        way
        for size in range(1, price + 1)
        for way in combinations_with_replacement(KINDS, size)
        if price <= sum(VALUE[t] for t in way) < price + VALUE[way[0]]
    ]


PAYMENTS = {price: payments(price) for price in set(PRICE.values())}


class Model:
    """A table, from a position."""

    def __init__(self, position: dict[str, Any]) -> None:
        p = self.p = position
        self.seats = p["seats"]
        self.invaders: dict[Cell, str] = {
            (r, c): sign
            for r, row in enumerate(p["invaders"])
            for c, sign in enumerate(row)
            if sign != "."
        }

    def position(self) -> dict[str, Any]:
        signs = [[self.invaders.get((r, c), ".") for c in range(COLUMNS)] for r in range(ROWS)]
        return {**self.p, "invaders": ["".join(row) for row in signs]}

    # --- looking ----------------------------------------------------------------------------------

    @property
    def me(self) -> dict[str, Any]:
        return self.seats[self.p["turn"]]

    def fighter_at(self, cell: Cell) -> dict[str, Any] | None:
        return next((seat for seat in self.seats if seat["at"] == name(cell)), None)

    def is_empty(self, cell: Cell) -> bool:
        if not (0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS):
            return False
        taken = cell in self.invaders or self.fighter_at(cell) or self.p["mine"] == name(cell)
        return not taken

    def flight(self, heading: str) -> list[Cell]:
        (row, column), (down, right) = cell_of(self.me["at"]), HEADINGS[heading]
        cells = []
        while self.is_empty((row + down, column + right)):
            row, column = row + down, column + right
            cells.append((row, column))
        return cells

    def in_front(self) -> Cell | None:
        row, column = cell_of(self.me["at"])
        above = [(r, column) for r in range(row - 1, -1, -1)]
        return next((cell for cell in above if not self.is_empty(cell)), None)

    def is_whole(self, cell: Cell) -> bool:
        beside = {"L": ((0, 1), "R"), "R": ((0, -1), "L")}.get(self.invaders[cell])
        if beside is None:
            return False
        (_, right), other = beside
        return self.invaders.get((cell[0], cell[1] + right)) == other

    def points(self, seat: dict[str, Any]) -> int:
        return sum(VALUE[kind] * count for kind, count in seat["tokens"].items())

    def columns(self) -> set[int]:
        return {column for _, column in self.invaders}

    def lowest_empty(self) -> list[Cell]:
        return [(LOWEST_ROW, c) for c in range(COLUMNS) if self.is_empty((LOWEST_ROW, c))]

    def free_mine_cells(self) -> list[Cell]:
        return [cell for cell in MINE_CELLS if not self.fighter_at(cell)]

    def may_push(self) -> bool:
        if self.p["mine"] is None:
            return False
        row, column = cell_of(self.p["mine"])
        if column == LAST_COLUMN:
            return bool(self.free_mine_cells())
        return not self.fighter_at((row, column + 1))

    # --- what is legal ----------------------------------------------------------------------------

    def legal(self) -> set[str]:
        phase = self.p["phase"]
        if phase in ("place", "enter"):
            return {f"place {name(cell)}" for cell in self.lowest_empty()}
        if phase == "lay":
            return {f"mine {name(cell)}" for cell in MINE_CELLS if self.is_empty(cell)}
        if phase == "reenter":
            return {f"mine {name(cell)}" for cell in self.free_mine_cells()}
        if phase == "return":
            return {"return", "leave"}
        if phase == "mine":
            return {"push", "done"}
        if phase == "pay":
            own = self.me["tokens"]
            return {
                "pay " + " ".join(way)
                for way in PAYMENTS[PRICE[self.p["paying"]]]
                if all(way.count(kind) <= own[kind] for kind in way)
            }
        if phase == "over":
            return set()
        found = {"shoot"}
        if phase != "shoot":
            headings = HEADINGS if phase == "move" else [self.p["heading"]]
            found |= {f"move {name(cell)}" for h in headings for cell in self.flight(h)}
        if self.me["rocket"] == "held" and self.rocket_row() is not None:
            found.add("rocket")
        if phase == "shoot" and self.me["battery"] == "full":
            found.add("burst")
        if phase == "move" and not self.p["returned"]:
            found |= {f"buy {x}" for x in self.offers() if self.points(self.me) >= PRICE[x]}
        return found

    def rocket_row(self) -> int | None:
        target = self.in_front()
        if target is None or target not in self.invaders:
            return None
        return None if any(self.fighter_at((target[0], c)) for c in range(COLUMNS)) else target[0]

    def offers(self) -> list[str]:
        offers = ["rocket"] if self.me["rocket"] == "shop" else []
        if self.p["options"]["advanced"]:
            offers += ["upgrade"] if self.me["level"] < 3 else []
            offers += ["battery"] if self.me["battery"] == "empty" else []
        return offers

    # --- playing ----------------------------------------------------------------------------------

    def play(self, action: str) -> None:
        verb, *rest = action.split()
        try:
            getattr(self, f"do_{verb}")(*rest)
        except GameOver as end:
            fresh = {"hit": False, "returned": False, "heading": None, "paying": None}
            self.p.update(fresh, phase="over", turn=None, end=str(end))

    def do_place(self, cell: str) -> None:
        self.me["at"] = cell
        if self.p["phase"] == "enter":
            self.p.update(phase="move", returned=True)
        elif self.p["turn"] + 1 < len(self.seats):
            self.p["turn"] += 1
        else:
            self.p["phase"] = "lay"

    def do_mine(self, cell: str) -> None:
        if self.p["phase"] == "lay":
            self.p.update(mine=cell, turn=0, phase="move")
        else:
            self.mine_to(cell_of(cell))
            self.end_turn("miss")

    def do_return(self) -> None:
        self.p.update(phase="pay", paying="return")

    def do_leave(self) -> None:
        self.me["out"] = True
        self.end_turn("out")

    def do_buy(self, thing: str) -> None:
        self.p.update(phase="pay", paying=thing)

    def do_pay(self, *way: str) -> None:
        for kind in way:
            self.me["tokens"][kind] -= 1
            self.p["box"][kind] += 1
        thing, self.p["paying"] = self.p["paying"], None
        if thing == "return":
            self.p["phase"] = "enter"
            return
        if thing == "upgrade":
            self.me["level"] += 1
        else:
            self.me[thing] = {"rocket": "held", "battery": "full"}[thing]
        self.end_turn("purchase")

    def do_move(self, cell: str) -> None:
        self.p["heading"] = next(h for h in HEADINGS if cell_of(cell) in self.flight(h))
        self.me["at"] = cell
        self.p.update(phase="shoot", returned=False)

    def do_shoot(self) -> None:
        self.shots()
        self.mine_step()

    def do_burst(self) -> None:
        self.me["battery"] = "used"
        self.shots()
        if self.me["at"] is None:
            self.mine_step()
        else:
            self.p["phase"] = "resume" if self.flight(self.p["heading"]) else "shoot"

    def do_rocket(self) -> None:
        row = self.rocket_row()
        assert row is not None
        before = self.columns()
        self.p["hit"], self.me["rocket"] = True, "used"
        wholes = [
            c for c in range(COLUMNS) if (row, c) in self.invaders and self.is_whole((row, c))
        ]
        for c in range(COLUMNS):
            if (row, c) in self.invaders:
                sign = self.invaders.pop((row, c))
                if c in wholes and sign == "R":
                    self.boxed(sign)
                else:
                    self.me["tokens"]["ship" if sign in "LR" else sign] += 1
        self.come_down({cell for cell in self.invaders if cell[0] < row})
        self.arrive()
        self.after_event(before)
        self.mine_step()

    def do_push(self) -> None:
        row, column = cell_of(self.p["mine"])
        self.p["mine"] = None
        if column == LAST_COLUMN:
            self.p["phase"] = "reenter"
        else:
            self.mine_to((row, column + 1))
            self.end_turn("miss")

    def do_done(self) -> None:
        self.end_turn("miss")

    # --- the invaders -----------------------------------------------------------------------------

    def boxed(self, sign: str) -> None:
        self.p["box"]["ship" if sign in "LR" else sign] += 1

    def shots(self) -> None:
        for _ in range(self.me["level"]):
            if self.me["at"] is not None:
                self.shot()

    def shot(self) -> None:
        target = self.in_front()
        if target is None or name(target) == self.p["mine"]:
            return
        self.p["hit"] = True
        other = self.fighter_at(target)
        if other:
            lowest = next((kind for kind in KINDS if other["tokens"][kind]), None)
            if lowest:
                other["tokens"][lowest] -= 1
                self.me["tokens"][lowest] += 1
            return
        before, whole = self.columns(), self.is_whole(target)
        sign = self.invaders.pop(target)
        if whole:
            self.boxed(sign)
        else:
            self.me["tokens"]["ship" if sign in "LR" else sign] += 1
        self.after_event(before)

    def mine_to(self, cell: Cell) -> None:
        if cell in self.invaders:
            before = self.columns()
            self.boxed(self.invaders.pop(cell))
            self.after_event(before)
        else:
            self.p["mine"] = name(cell)

    def after_event(self, before: set[int]) -> None:
        while before - self.columns():
            before = self.columns()
            if any(row == LOWEST_ROW for row, _ in self.invaders):
                raise GameOver("invasion")
            self.come_down(set(self.invaders))
            self.arrive()
        if not self.invaders:
            raise GameOver("cleared")

    def come_down(self, cells: set[Cell]) -> None:
        moving = {cell: self.invaders.pop(cell) for cell in cells}
        for (row, column), sign in moving.items():
            self.lands(sign, (row + 1, column))

    def lands(self, sign: str, cell: Cell) -> None:
        fighter = self.fighter_at(cell)
        if fighter:
            fighter["at"] = None
            self.boxed(sign)
        elif self.p["mine"] == name(cell):
            self.p["mine"] = None
            self.boxed(sign)
        else:
            assert cell not in self.invaders
            self.invaders[cell] = sign

    def arrive(self) -> None:
        column = 0
        while self.p["waiting_ships"] and column < LAST_COLUMN:
            self.p["waiting_ships"] -= 1
            self.lands("L", (0, column))
            self.lands("R", (0, column + 1))
            column += 2
        halves = self.p["waiting_halves"]
        while column < COLUMNS and self.p["stack"]:
            sign = self.p["stack"].pop(0)
            if sign not in "LR":
                self.lands(sign, (0, column))
                column += 1
            elif not halves or halves[0] == sign:
                halves.append(sign)
            else:
                halves.pop()
                if column < LAST_COLUMN:
                    self.lands("L", (0, column))
                    self.lands("R", (0, column + 1))
                    column += 2
                else:
                    self.p["waiting_ships"] += 1

    # --- turns ------------------------------------------------------------------------------------

    def mine_step(self) -> None:
        self.p.update(heading=None, returned=False)
        if self.may_push():
            self.p["phase"] = "mine"
        else:
            self.end_turn("miss")

    def end_turn(self, how: str) -> None:
        if how == "miss" and not self.p["hit"]:
            self.p["misses"] += 1
        elif how in ("miss", "purchase"):
            self.p["misses"] = 0
        self.p.update(hit=False, returned=False, heading=None)
        while True:
            self.p["turns"] += 1
            players = [i for i, seat in enumerate(self.seats) if not seat["out"]]
            if not players:
                raise GameOver("nobody")
            if self.p["misses"] >= len(players):
                raise GameOver("ceasefire")
            if self.p["turns"] == PRINTED["limit"]["turns"]:
                raise GameOver("limit")
            now = self.p["turn"]
            self.p["turn"] = min(players, key=lambda i: (i - now - 1) % len(self.seats))
            if self.me["at"] is not None:
                self.p["phase"] = "move"
                return
            if self.points(self.me) < PRICE["return"]:
                self.me["out"] = True
            elif self.lowest_empty():
                self.p["phase"] = "return"
                return
            else:
                self.p["misses"] += 1

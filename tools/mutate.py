"""Mutation testing of a game. It puts one small fault at a time into the rules and runs the tests.

    NUMBA_DISABLE_JIT=1 python tools/mutate.py space_taxi [--sample 150] [--only place] [--part 1/3]

Faults that no test notices are listed. Rules are interpreted, so a fault only replaces a function's
code. Every fault has its own process, forked from one that has imported everything.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import io
import os
import random
import signal
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
NOT_RULES = {"__init__", "by_hand", "content"}
NOT_TESTS = ("test_picture.py", "staged.py")
PATIENCE = 20  # seconds of computing in one test, because a fault may cause an endless loop

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Fault(NamedTuple):
    """One place of one function, and its fault."""

    module: str
    function: str
    line: int
    what: str
    tree: ast.stmt

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.py:{self.line} {self.function}: {self.what}"


def wrong(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield possible mistakes at this node: a description and the wrong node."""
    other = copy.deepcopy(node)
    if isinstance(node, ast.Compare) and isinstance(other, ast.Compare):
        for i, op in enumerate(node.ops):
            if type(op) in _COMPARED:
                other.ops[i] = _COMPARED[type(op)]()
                yield f"{ast.unparse(node)} -> {ast.unparse(other)}", other
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _COUNTED:
        assert isinstance(other, ast.BinOp | ast.AugAssign)
        other.op = _COUNTED[type(node.op)]()
        yield f"{ast.unparse(node)} -> {ast.unparse(other)}", other
    elif isinstance(node, ast.BoolOp) and isinstance(other, ast.BoolOp):
        other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{ast.unparse(node)} -> {ast.unparse(other)}", other
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"{ast.unparse(node)} -> {ast.unparse(node.operand)}", node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} -> {node.value + 1}", ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{node.value} -> {not node.value}", ast.Constant(not node.value)
    elif isinstance(node, ast.Break | ast.Continue):
        yield f"no {type(node).__name__.lower()}", ast.Pass()


class _Order(ast.NodeVisitor):
    """Collects the nodes in the order in which `_Put` counts them."""

    def __init__(self) -> None:
        self.nodes: list[ast.AST] = []
        self.unused: set[ast.AST] = set()  # zeros that pad an event; nothing reads them

    def visit(self, node: ast.AST) -> None:
        self.nodes.append(node)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "tell":
            self.unused |= {each for each in node.args if isinstance(each, ast.Constant)}
        self.generic_visit(node)


class _Put(ast.NodeTransformer):
    """Replaces the n-th node."""

    def __init__(self, at: int, instead: ast.AST) -> None:
        self.left, self.instead = at, instead

    def visit(self, node: ast.AST) -> ast.AST:
        self.left -= 1
        if self.left == -1:
            return ast.copy_location(self.instead, node)
        return self.generic_visit(node)


def faults_of(module: ModuleType) -> Iterator[Fault]:
    """Yield every possible fault of a module's functions."""
    assert module.__file__
    for function in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
        if not isinstance(function, ast.FunctionDef):
            continue
        function.decorator_list, function.returns = [], None
        for argument in function.args.args:
            argument.annotation = None
        order = _Order()
        order.visit(function)
        for at, node in enumerate(order.nodes):
            if node in order.unused:
                continue
            for what, instead in wrong(node):
                tree = _Put(at, instead).visit(copy.deepcopy(function))
                assert isinstance(tree, ast.stmt)
                line = getattr(node, "lineno", function.lineno)
                yield Fault(
                    module.__name__, function.name, line, what, ast.fix_missing_locations(tree)
                )


def put_in(fault: Fault) -> None:
    """Replace the code of the function in place, so that every import sees it."""
    module = sys.modules[fault.module]
    made: dict[str, FunctionType] = {}
    whole = ast.Module([fault.tree], [])
    future = "from __future__ import annotations\n"
    whole.body[:0] = ast.parse(future).body
    exec(compile(whole, str(module.__file__), "exec"), vars(module) | {}, made)
    vars(module)[fault.function].__code__ = made[fault.function].__code__


def load(tests: list[str]) -> None:
    """Import the tests once, before the processes are forked."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *tests])


class Impatient:
    """Ends the process when one test computes for too long."""

    def pytest_runtest_setup(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)


def notice(fault: Fault | None, tests: list[str]) -> str:
    """Run the tests. Return `noticed` or `late` if they fail or hang, else `survived`."""
    child = os.fork()
    if child == 0:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            if fault:
                put_in(fault)
            arguments = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", *tests]
            code = pytest.main(arguments, plugins=[Impatient()])
        os._exit(0 if code == 0 else 1)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        return "late"
    return "survived" if status == 0 else "noticed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, help="number of random faults (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="faults whose description starts with this")
    parser.add_argument("--part", default="1/1", help="1/3: every third fault, from the first on")
    args = parser.parse_args()
    if os.environ.get("NUMBA_DISABLE_JIT") != "1":
        raise SystemExit("Faults are put into interpreted rules: set NUMBA_DISABLE_JIT=1.")
    folder = ROOT / "src" / "cheesemoon" / "games" / args.game
    names = sorted(p.stem for p in folder.glob("*.py") if p.stem not in NOT_RULES)
    modules = [importlib.import_module(f"cheesemoon.games.{args.game}.{name}") for name in names]
    faults = [fault for module in modules for fault in faults_of(module)]
    total = len(faults)
    if args.only:
        faults = [fault for fault in faults if str(fault).startswith(args.only)]
    elif args.sample:
        faults = random.Random(args.seed).sample(faults, min(args.sample, total))
    part, parts = map(int, args.part.split("/"))
    faults = faults[part - 1 :: parts]
    found = sorted((ROOT / "tests" / "rules" / args.game).glob("test_*.py"))
    tests = [str(path) for path in found if path.name not in NOT_TESTS]
    tests.sort(key=lambda path: "invariants" in path)  # slow ones last
    load(tests)
    if notice(None, tests) != "survived":
        raise SystemExit("The tests fail without any fault.")
    counts = {"noticed": 0, "late": 0, "survived": 0}
    for n, fault in enumerate(faults, 1):
        came = notice(fault, tests)
        counts[came] += 1
        if came != "noticed":
            print(f"{n}/{len(faults)} {came}: {fault}", flush=True)
    print(f"{total} faults in {', '.join(names)}; tried {len(faults)}: {counts}")


if __name__ == "__main__":
    main()

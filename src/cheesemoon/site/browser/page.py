"""The door between Python and the scripts of the page. It runs in Pyodide only."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import warnings
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Protocol

from . import stand_ins

stand_ins.install()

from cheesemoon.view.messages import WORDS  # noqa: E402 - after the stand-ins

from .app import Site  # noqa: E402
from .framework import UploadFile  # noqa: E402
from .storage.store import Store  # noqa: E402
from .thinking import Mind, Thinker  # noqa: E402

if TYPE_CHECKING:

    def to_js(value: object) -> object:
        """Return a value for scripts."""
else:
    from pyodide.ffi import to_js

THINKERS = 2  # workers beside the first; the last one starts when the others are busy


class Soon:
    """Callbacks of the event loop that run together. Pyodide hands each one to the script, which
    takes a third of a millisecond; an action has sixteen."""

    MOST = 100  # callbacks in a row; then messages of the page have their turn

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[tuple[asyncio.Handle, Callable[[], object]]] = deque()
        self._is_called = False

    def call_soon(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        """Take the place of the method of the event loop."""
        place = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self._loop, place)  # the caller may cancel it
        self._waiting.append((handle, lambda: place.run(callback, *args)))
        self._call()
        return handle

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            self._loop.call_later(0, self._run)

    def _run(self) -> None:
        for _ in range(self.MOST):
            if not self._waiting:
                break
            handle, run = self._waiting.popleft()
            if handle.cancelled():
                continue
            try:
                run()
            except Exception as error:  # noqa: BLE001 - a callback may raise anything
                said = {"message": "A callback failed", "exception": error, "handle": handle}
                self._loop.call_exception_handler(said)
        self._is_called = False
        if self._waiting:
            self._call()


class Buffer(Protocol):
    """Bytes of a script."""

    def to_bytes(self) -> bytes: ...


class Fields(Protocol):
    """A list of a script."""

    def to_py(self) -> Sequence[Sequence[object]]: ...


class ScriptKeeper(Protocol):
    """IndexedDB as the script offers it."""

    def put(self, texts: str) -> Awaitable[None]: ...
    def find(self, prefix: str) -> Awaitable[str]: ...


class BrowserKeeper:
    """Keeps texts in IndexedDB."""

    def __init__(self, script: ScriptKeeper) -> None:
        self._script = script

    async def put(self, texts: Mapping[str, str | None]) -> None:
        """Keep texts together; raise OSError if the browser refuses."""
        try:
            await self._script.put(json.dumps(texts))
        except Exception as error:  # noqa: BLE001 - a script may raise anything
            raise OSError(str(error)) from None

    async def find(self, prefix: str) -> dict[str, str]:
        """Return the texts whose key begins with `prefix`; raise OSError if storage is blocked."""
        try:
            return dict(json.loads(await self._script.find(prefix)))
        except Exception as error:  # noqa: BLE001 - a script may raise anything
            raise OSError(str(error)) from None


class Door:
    """What the script of the first worker calls."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def answer(
        self, method: str, address: str, headers: str, form: Fields, is_whole: bool
    ) -> object:
        """Return status, headers and body of the response to a request."""
        fields: dict[str, object] = {}
        for name, value, *data in form.to_py():
            is_file = bool(data)
            fields[str(name)] = UploadFile(str(value), bytes(data[0])) if is_file else value  # type: ignore[call-overload]
        found = await self._site.answer(method, address, json.loads(headers), fields, is_whole)
        return to_js([found.status, json.dumps(found.headers), found.body])

    async def open_stream(self, number: int, address: str, send: Callable[[str], None]) -> bool:
        """Send the events of a table to the page."""
        return await self._site.open_stream(number, address, send)

    def close_stream(self, number: int) -> None:
        """End the events of a page."""
        self._site.close_stream(number)

    async def set(self, name: str, value: str) -> None:
        """Note the shape of the window."""
        await self._site.set_cookie(name, value)

    def step(self, done: int, everything: int) -> None:
        """Note how far a review is."""
        self._site.reviews.step(done, everything)


class Script(Protocol):
    """What the script of the first worker offers."""

    keeper: ScriptKeeper
    root: str  # path of the site's folder
    origin: str
    lang: str  # of the browser

    def think(self, which: int, task: object) -> Awaitable[Buffer | None]: ...
    def stop(self, which: int) -> None: ...
    def probe(self, address: str) -> Awaitable[bool]: ...
    def tell(self, message: str) -> None: ...


async def tables(script: Script) -> Door:
    """Return the door to the tables of this browser."""
    loop = asyncio.get_running_loop()
    loop.call_soon = Soon(loop).call_soon  # type: ignore[method-assign]

    def thinker(which: int) -> Thinker:
        async def send(task: bytes) -> bytes:
            found = await script.think(which, to_js(task))
            return found.to_bytes() if found else b""

        return Thinker(send, lambda: script.stop(which))

    def tell(kind: str, **more: object) -> None:
        script.tell(json.dumps({"kind": kind, **more}))

    def go(address: str, after: int) -> None:
        tell("go", address=address, after=after)

    store = Store(BrowserKeeper(script.keeper))
    thinkers = [thinker(which) for which in range(THINKERS)]
    site = Site(store, thinkers, script.root, script.origin, go)
    site.probe = script.probe

    def trouble(word: str, values: Mapping[str, str]) -> None:
        lang = site.cookies.get("lang") or script.lang
        tell("note", text=WORDS.say(lang, word, values) if word else "")

    def warn(message: Warning | str, *more: object, **others: object) -> None:
        if found := re.match(r"The compiled library of (\S+) is not used", str(message)):
            trouble("site-interpreted", {"game": found[1].replace("-", " ").title()})
        print(message, file=sys.stderr)

    warnings.showwarning = warn
    store.on_trouble = trouble
    site.on_choice = lambda name, value: tell("chosen", name=name, value=value)
    await site.start(script.lang)
    return Door(site)


class MindDoor:
    """What the script of a worker that thinks calls."""

    def __init__(self, on_step: Callable[[int, int], None]) -> None:
        self._mind = Mind(on_step)

    def answer(self, task: Buffer) -> object:
        """Return the pickled answer to a pickled task."""
        return to_js(self._mind.answer(task.to_bytes()))


def mind(on_step: Callable[[int, int], None]) -> MindDoor:
    """Return the bots of a worker that thinks."""
    return MindDoor(on_step)

"""Stand-in for the names of Litestar that pages use: routes, requests, responses.

Requests come from the page through `postMessage`, not from a network. So there are no sockets, no
ASGI and no validation beyond paths, queries and forms.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Generic, TypeVar, cast
from urllib.parse import parse_qs, urlsplit

T = TypeVar("T")
Handler = Callable[..., Awaitable[object]]
ASGIApp = object
HTTPScope = Message = Receive = ReceiveMessage = Scope = Send = object
MediaType = SimpleNamespace(TEXT="text/plain")
ScopeType = SimpleNamespace(HTTP="http")
_PARAMETER = re.compile(r"\{(\w+):(str|int|path)\}")
_PATTERNS = {"str": "[^/]+", "int": "-?[0-9]{1,18}", "path": ".+"}


class FromPath(Generic[T]):
    """The type of a parameter that stands in the path."""


class FromQuery(Generic[T]):
    """The type of a parameter that stands in the query."""


class HTTPException(Exception):
    """An error with an HTTP status."""

    status_code = 500
    detail = ""


class NotFoundException(HTTPException):
    """There is no such page."""

    status_code = 404


class ValidationException(HTTPException):
    """A parameter is missing or has another type."""

    status_code = 400


class State(SimpleNamespace):
    """The state of the application."""


class Cookie:
    """A cookie of a response."""

    def __init__(self, key: str, *, value: str = "", **more: object) -> None:
        self.key, self.value, self.more = key, value, more


class UploadFile:
    """A file of a form."""

    def __init__(self, filename: str, data: bytes) -> None:
        self.filename, self._data = filename, data

    async def read(self) -> bytes:
        """Return the bytes of the file."""
        return self._data


class Query(dict[str, str]):
    """The query of an address: the last value of each name."""

    def __init__(self, text: str) -> None:
        self._all = parse_qs(text, keep_blank_values=True)
        super().__init__({name: values[-1] for name, values in self._all.items()})

    def getall(self, name: str, default: list[str] | None = None) -> list[str]:
        """Return all values of a name."""
        return self._all.get(name, default if default is not None else [])


class Address:
    """The address of a request."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text)
        self.path, self.query, self.port = parts.path, parts.query, None


class Request(Generic[T]):
    """A request of the page."""

    def __init__(
        self,
        app: object,
        method: str,
        address: str,
        *,
        headers: Mapping[str, str] | None = None,
        cookies: Mapping[str, str] | None = None,
        form: Mapping[str, object] | None = None,
        base: str = "",
    ) -> None:
        self.app, self.method = app, method
        self.url = Address(address)
        self.query_params = Query(self.url.query)
        self.headers = dict(headers or {})
        self.cookies = dict(cookies or {})
        self.client = None
        self.base_url = base
        self._form = dict(form or {})

    def __class_getitem__(cls, kinds: object) -> type[Request[T]]:
        return cls

    async def form(self) -> dict[str, object]:
        """Return the fields of the form."""
        return self._form

    async def json(self) -> object:
        """Return the fields of the form as an object."""
        return self._form


class Response(Generic[T]):
    """What a handler answers."""

    def __init__(
        self,
        content: object = None,
        *,
        media_type: str = "application/json",
        status_code: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.content, self.media_type, self.status_code = content, media_type, status_code
        self.headers = dict(headers or {})
        self.cookies: list[Cookie] = []

    def set_cookie(self, cookie: Cookie) -> None:
        """Add a cookie."""
        self.cookies.append(cookie)

    def body(self) -> bytes:
        """Return the content as bytes."""
        content = self.content
        if content is None:
            return b""
        if isinstance(content, bytes):
            return content
        return content.encode() if isinstance(content, str) else json.dumps(content).encode()


class Redirect(Response[None]):
    """Sends the browser to another page."""

    def __init__(self, path: str, *, status_code: int = 303) -> None:
        super().__init__(None, status_code=status_code, headers={"location": path})


class Route:
    """A handler and the paths that it answers."""

    def __init__(self, method: str, paths: Sequence[str], handler: Handler) -> None:
        self.method, self.paths, self.handler = method, paths, handler
        self.patterns = [re.compile(_PARAMETER.sub(_group, path)) for path in paths]
        self.whole = {n for path in paths for n, kind in _PARAMETER.findall(path) if kind == "int"}
        self.parameters = inspect.signature(handler).parameters

    async def answer(self, request: Request[None]) -> object:
        """Return the handler's answer; None if the path is that of another handler."""
        match = next(filter(None, (p.fullmatch(request.url.path) for p in self.patterns)), None)
        if match is None:
            return None
        found: dict[str, object] = {
            name: int(text) if name in self.whole else text
            for name, text in match.groupdict().items()
        }
        if "request" in self.parameters:
            found["request"] = request
        for name, parameter in self.parameters.items():
            if str(parameter.annotation).startswith("FromQuery["):
                found |= _from_query(name, parameter, request.query_params)
        return await self.handler(**found)


def _group(match: re.Match[str]) -> str:
    return f"(?P<{match[1]}>{_PATTERNS[match[2]]})"


def _from_query(name: str, parameter: inspect.Parameter, query: Query) -> dict[str, object]:
    """Return a parameter of the query; refuse one that is missing or is not a number."""
    text = query.get(name)
    if text is None:
        if parameter.default is parameter.empty:
            raise ValidationException
        return {}
    if parameter.annotation == "FromQuery[int]":
        if not re.fullmatch("-?[0-9]{1,18}", text):
            raise ValidationException
        return {name: int(text)}
    return {name: text}


def _decorator(method: str) -> Callable[..., Callable[[Handler], Route]]:
    def decorate(path: str | list[str], **more: object) -> Callable[[Handler], Route]:
        paths = [path] if isinstance(path, str) else path
        return lambda handler: Route(method, paths, handler)

    return decorate


get, post = _decorator("GET"), _decorator("POST")


class Router:
    """All routes, in order."""

    def __init__(self, path: str, route_handlers: Sequence[object]) -> None:
        self.routes = [cast(Route, each) for each in route_handlers]

    async def answer(self, request: Request[None]) -> object:
        """Return the answer of the first route that fits; raise NotFoundException without one."""
        for route in self.routes:
            if route.method == request.method:
                found = await route.answer(request)
                if found is not None:
                    return found
        raise NotFoundException

"""Stand-in for the names of msgspec that pages use: msgspec has no build for this Pyodide.

A `Struct` is a class with slots whose fields are its annotations. JSON goes through `json`.
"""

from __future__ import annotations

import copy
import json as _json
import types
from collections.abc import Callable, Mapping
from typing import (
    TYPE_CHECKING,
    ClassVar,
    Literal,
    NoReturn,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

S = TypeVar("S", bound="Struct")
_MISSING = object()


class ValidationError(ValueError):
    """A value does not have the type that was asked for."""


class _Factory:
    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


def field(*, default: object = _MISSING, default_factory: Callable[[], object] = list) -> object:
    """Return the default of a field, or a factory that makes it."""
    return _Factory(default_factory) if default is _MISSING else default


@dataclass_transform()
class _Meta(type):
    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, object], **options: object
    ) -> _Meta:
        made = super().__new__(mcs, name, bases, body)
        fields: list[str] = []
        defaults: dict[str, object] = {}
        renamed: dict[str, str] = {}
        settings: dict[str, object] = {}
        for base in reversed(made.__mro__[1:]):
            fields += [f for f in base.__dict__.get("_own_fields", ()) if f not in fields]
            defaults |= base.__dict__.get("_defaults", {})
            renamed |= base.__dict__.get("_renamed", {})
            settings |= base.__dict__.get("_settings", {})
        hints = body.get("__annotations__", {})
        assert isinstance(hints, dict)
        own = [n for n, kind in hints.items() if not str(kind).startswith("ClassVar")]
        for each in own:
            if each in body:
                defaults[each] = body[each]
        rename = options.pop("rename", None)
        if isinstance(rename, Mapping):
            renamed |= rename
        settings |= options
        made._own_fields = [*fields, *(n for n in own if n not in fields)]
        made._defaults, made._renamed, made._settings = defaults, renamed, settings
        made.__struct_fields__ = tuple(made._own_fields)
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], body: object, **options: object) -> None:
        super().__init__(name, bases, {})

    _own_fields: list[str]
    _defaults: dict[str, object]
    _renamed: dict[str, str]
    _settings: dict[str, object]
    __struct_fields__: tuple[str, ...]


class Struct(metaclass=_Meta):
    """A class whose fields are its annotations."""

    if TYPE_CHECKING:
        __struct_fields__: ClassVar[tuple[str, ...]]

    def __init__(self, *args: object, **values: object) -> None:
        kind = type(self)
        put = object.__setattr__
        if len(args) > len(kind.__struct_fields__):
            raise TypeError(f"{kind.__name__} takes {len(kind.__struct_fields__)} values")
        for name, value in zip(kind.__struct_fields__, args, strict=False):
            put(self, name, value)
        for name in kind.__struct_fields__[len(args) :]:
            if name in values:
                put(self, name, values.pop(name))
            elif name in kind._defaults:
                put(self, name, _default(kind._defaults[name]))
            else:
                raise TypeError(f"{kind.__name__} needs {name}")
        if values:
            raise TypeError(f"{kind.__name__} has no {next(iter(values))}")

    def __setattr__(self, name: str, value: object) -> None:
        if type(self)._settings.get("frozen"):
            raise AttributeError(f"{type(self).__name__} is immutable")
        object.__setattr__(self, name, value)

    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__struct_fields__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        if not type(self)._settings.get("frozen"):
            raise TypeError(f"{type(self).__name__} can change and has no hash")
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._values()}"


def _default(value: object) -> object:
    if isinstance(value, _Factory):
        return value.make()
    return copy.copy(value) if isinstance(value, list | dict | set) else value


# --- structs --------------------------------------------------------------------------------------


def replace(struct: S, **changes: object) -> S:
    """Return a copy with other values."""
    return type(struct)(**(asdict(struct) | changes))


def asdict(struct: Struct) -> dict[str, object]:
    """Return the fields by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


# --- conversion -----------------------------------------------------------------------------------


def convert(value: object, kind: object) -> object:
    """Return the value as that type; raise ValidationError if it is of another one."""
    if kind is object or kind is None or kind is type(None) or isinstance(kind, TypeVar):
        if kind in (None, type(None)) and value is not None:
            _refuse(value, kind)
        return value
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(value, kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _one_of(value, args)
    if origin is Literal:
        return value if value in args else _refuse(value, kind)
    base = origin or kind
    if not isinstance(base, type):
        return value
    return _container(value, base, args, kind)


def _container(value: object, base: type, args: tuple[object, ...], kind: object) -> object:
    if issubclass(base, Mapping):
        if not isinstance(value, Mapping):
            _refuse(value, kind)
        of = args[1] if args else object
        return {key: convert(each, of) for key, each in value.items()}
    if base in (list, tuple, set, frozenset):
        if not isinstance(value, list | tuple):
            _refuse(value, kind)
        if base is tuple and args and args[-1] is not Ellipsis:
            return tuple(convert(v, of) for v, of in zip(value, args, strict=True))
        return base(convert(each, args[0] if args else object) for each in value)
    if base is float and isinstance(value, int):
        return value
    return value if isinstance(value, base) else _refuse(value, kind)


def _struct(value: object, kind: type[Struct]) -> Struct:
    if isinstance(value, kind):
        return value
    if not isinstance(value, Mapping):
        _refuse(value, kind)
    hints = _hints(kind)
    names = {name: kind._renamed.get(name, name) for name in kind.__struct_fields__}
    found = {n: convert(value[sent], hints[n]) for n, sent in names.items() if sent in value}
    if kind._settings.get("forbid_unknown_fields") and set(value) - set(names.values()):
        _refuse(value, kind)
    try:
        return kind(**found)
    except TypeError as error:
        raise ValidationError(str(error)) from None


_known: dict[type, dict[str, object]] = {}


def _hints(kind: type[Struct]) -> dict[str, object]:
    if kind not in _known:
        _known[kind] = get_type_hints(kind)
    return _known[kind]


def _one_of(value: object, kinds: tuple[object, ...]) -> object:
    for kind in kinds:
        try:
            return convert(value, kind)
        except ValidationError:
            continue
    return _refuse(value, kinds)


def _refuse(value: object, kind: object) -> NoReturn:
    raise ValidationError(f"{value!r} is no {kind}")


# --- JSON -----------------------------------------------------------------------------------------


def _plain(value: object) -> object:
    if isinstance(value, Struct):
        kind = type(value)
        omit = kind._settings.get("omit_defaults")
        return {
            kind._renamed.get(name, name): each
            for name, each in asdict(value).items()
            if not (omit and name in kind._defaults and each == _default(kind._defaults[name]))
        }
    if isinstance(value, set | frozenset):
        return list(value)
    if hasattr(value, "item"):  # a number of NumPy
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be encoded")


class Encoder:
    """Writes JSON."""

    def __init__(self, *, enc_hook: Callable[[object], object] | None = None) -> None:
        self._hook = enc_hook

    def encode(self, value: object) -> bytes:
        """Return the value as JSON. Structs become objects, subclasses of str become text."""
        text = _json.dumps(
            value, default=_plain, ensure_ascii=False, separators=(",", ":"), check_circular=False
        )
        return text.encode()


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, kind: object = object) -> None:
        self._kind = kind

    def __class_getitem__(cls, kind: object) -> type[Decoder]:
        return cls

    def decode(self, text: str | bytes) -> object:
        """Return the value of a text."""
        return decode(text, type=self._kind)


def encode(value: object) -> bytes:
    """Return a value as JSON."""
    return Encoder().encode(value)


def decode(text: str | bytes, *, type: object = object) -> object:  # noqa: A002 - msgspec's name
    """Return the value of a JSON text as that type."""
    try:
        return convert(_json.loads(text), type)
    except _json.JSONDecodeError as error:
        raise ValidationError(str(error)) from None


DecodeError = ValidationError

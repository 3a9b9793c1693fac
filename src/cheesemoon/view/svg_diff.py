"""From one picture to the next in few bytes.

A picture is an `<svg>` with children. What the page has already is named by its number, what is new
is sent; a group that changed inside is patched the same way if that is shorter. A patch is a list:

    [first, last]          keep the old children first to last
    "<g …>…</g>"           a new child; if it has the id of an old one, that one becomes it
    {"7": […]}             old child 7 with these children
    {"7": "words"}         old child 7 with these words, and no children
    {"7": 0}               old child 7 with what is in it; these three with "set": 'x="1" …' if some
                           of its attributes have other values, or with "open": "<g …>" if it has
                           others altogether
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cheesemoon.core.draw.svg import Drawing, Element, Group, Picture, taken_apart

from .wire import ChildPatch, Patch, PatchPart

_SMALL = 68  # bytes of a patch that are not worth looking into
_MANY = 400  # more pairs are not compared

Open = Group | Picture  # what can be looked into


def opened(element: Drawing) -> Open | None:
    """A group that can be looked into; None if it is none, or has words among its elements."""
    kind = type(element)
    if kind is Group or kind is Picture:
        return element if element.children is not None else None  # type: ignore[union-attr, return-value]
    return None if kind is Element else taken_apart(element)


def inside(element: Drawing) -> tuple[str, ...]:
    """The children of a group."""
    found = opened(element)
    return (found.children or ()) if found else ()


def diff(old: Drawing, new: Drawing) -> Patch:
    """What turns the children of the old group into those of the new one."""
    return _diff(inside(old), inside(new))[0]


def _diff(before: Sequence[str], after: Sequence[str]) -> tuple[Patch, int]:
    """The patch, and about how many bytes it takes."""
    if len(before) == len(after):
        pairs = [
            (i, opened(old), opened(new))
            for i, (old, new) in enumerate(zip(before, after, strict=True))
            if old is not new and old != new
        ]
        if len(pairs) == 1 or _are_the_same(before, after, pairs):
            return _in_place(before, after, pairs)
    return _moved(before, after)


Pair = tuple[int, Open | None, Open | None]  # where, and what it was and is, if it is a group


def _are_the_same(before: Sequence[str], after: Sequence[str], pairs: Sequence[Pair]) -> bool:
    """Whether each is what stood there before, only changed: groups by their names. Of those that
    have none there is one at most, and no mere element stands where another one stood."""
    nameless = 0
    plain: list[int] = []
    for i, was, now in pairs:
        if was is None and now is None:
            plain.append(i)
        elif was is None or now is None or was.id != now.id:
            return False
        elif not was.id:
            nameless += 1
    return nameless <= 1 and (
        len(plain) <= 1 or {before[i] for i in plain}.isdisjoint([after[i] for i in plain])
    )


def _in_place(
    before: Sequence[str], after: Sequence[str], pairs: Sequence[Pair]
) -> tuple[Patch, int]:
    """As usual: everything is where it was, and some groups changed inside."""
    patch: Patch = []
    size = done = 0
    many = len(after)
    for i, was, now in pairs:
        if done < i:
            patch.append([done, i - 1])
            size += 8
        if was is None and now is None:
            part, more = _reworded(i, before[i], after[i])
        else:
            part, more = _changed(i, was, now, after[i])
        patch.append(part)
        size += more
        done = i + 1
    if done < many:
        patch.append([done, many - 1])
        size += 8
    return patch, size


def _moved(before: Sequence[str], after: Sequence[str]) -> tuple[Patch, int]:
    """Where something came, went or changed places."""
    many, more = len(before), len(after)
    shorter = many if many < more else more
    first, last = 0, 0
    while first < shorter and before[first] == after[first]:
        first += 1
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    end = many - last
    changed = after[first : more - last]
    if first == end or not changed:
        return _came_or_went(changed, first, end, many)
    same = _same_text(before[first:end], changed)
    kept = {at for at in same if at is not None}
    left = [at for at in range(first, end) if at - first not in kept]
    became = _pairs(before, left, changed, [i for i, at in enumerate(same) if at is None])
    patch: Patch = [[0, first - 1]] if first else []
    size = 8 if first else 0
    next_ = first  # the old child behind those kept last
    for i, (child, at) in enumerate(zip(changed, same, strict=True)):
        if at is None:
            stood = became.get(i, -1)
            was, now = (opened(before[stood]), opened(child)) if stood >= 0 else (None, None)
            part, its_size = _changed(stood, was, now, child)
            patch.append(part)
            size += its_size
            next_ = -1
        else:
            size += _keep(patch, first + at, first + at, next_)
            next_ = first + at + 1
    if last:
        size += _keep(patch, end, many - 1, next_)
    return patch, size


def _came_or_went(came: Sequence[str], first: int, end: int, many: int) -> tuple[Patch, int]:
    """As often: something new stands between old children, or those from `first` to before `end`
    are gone."""
    patch: Patch = [[0, first - 1]] if first else []
    patch += came
    if end < many:
        patch.append([end, many - 1])
    return patch, 8 * (len(patch) - len(came)) + sum([len(child) + 8 for child in came])


def _keep(patch: Patch, begin: int, end: int, next_: int) -> int:
    """Old children from `begin` to `end`; the bytes that this takes. If they follow those that were
    kept last, they are kept with them."""
    if begin == next_ and patch and isinstance(last := patch[-1], list):
        last[1] = end
        return 0
    patch.append([begin, end])
    return 8


def _same_text(before: Sequence[str], changed: Sequence[str]) -> list[int | None]:
    """For each new child the old one that reads the same, each used once. Most of those stay where
    they were."""
    found = {child: i for i, child in enumerate(before)}
    if len(found) == len(before):  # no two read the same
        return [found.pop(child, None) for child in changed]
    same: list[int | None] = [None] * len(changed)
    if len(before) == len(changed):
        same = [
            i if old == new else None
            for i, (old, new) in enumerate(zip(before, changed, strict=True))
        ]
    where: dict[str, list[int]] = {}
    for i in sorted(set(range(len(before))).difference(same), reverse=True):
        where.setdefault(before[i], []).append(i)
    for i, child in enumerate(changed):
        if same[i] is None and (at := where.get(child)):
            same[i] = at.pop()
    return same


def _pairs(
    before: Sequence[str], left: list[int], changed: Sequence[str], fresh: list[int]
) -> dict[int, int]:
    """Which group that does not stay became which new one: by id, else what has most in common."""
    named: dict[str, int] = {}
    nameless: list[int] = []
    for at in left:
        if (was := opened(before[at])) is not None:
            if id_ := was.id:
                named[id_] = at
            else:
                nameless.append(at)
    became: dict[int, int] = {}
    strangers: list[int] = []
    for i in fresh:
        if (now := opened(changed[i])) is not None:
            if id_ := now.id:
                if id_ in named:
                    became[i] = named[id_]
            else:
                strangers.append(i)
    if len(nameless) > 1 or len(strangers) > 1:
        for at, i in _by_likeness(before, nameless, changed, strangers):
            if i not in became and at in nameless:
                became[i] = at
                nameless.remove(at)
    rest = (i for i in strangers if i not in became)
    return became | dict(zip(rest, nameless, strict=False))


def _by_likeness(
    before: Sequence[str], nameless: list[int], changed: Sequence[str], strangers: list[int]
) -> list[tuple[int, int]]:
    """Pairs of groups that have something in common, those with the most first."""
    if len(nameless) * len(strangers) > _MANY:
        return []
    found = []
    for i in strangers:
        here = set(inside(changed[i]))
        for at in nameless:
            common = sum(len(child) for child in inside(before[at]) if child in here)
            if common:
                found.append((common, at, i))
    return [(at, i) for _, at, i in sorted(found, key=lambda pair: -pair[0])]


def _changed(at: int, was: Open | None, now: Open | None, new: str) -> tuple[PatchPart, int]:
    """A child that is not as before, and its bytes: the shorter of all of it and what changed
    inside old child `at`."""
    whole = len(new) + 8  # some quotes are escaped
    if was is None or now is None or was.id != now.id or whole < _SMALL:
        return new, whole
    patch: ChildPatch = {str(at): 0}
    size = 8
    if was.children != now.children:
        patch[str(at)], inner = _diff(was.children or (), now.children or ())
        size += inner
    if was.opening != now.opening:
        others = attributes(was.opening, now.opening)
        patch |= others
        size += sum(map(len, others.values())) + 8
    return (patch, size) if size + 8 < whole else (new, whole)


def _reworded(at: int, old: str, new: str) -> tuple[PatchPart, int]:
    """The same for an element that is no group: it may have words in it."""
    whole = len(new) + 8
    was, now = _taken_in_two(old), _taken_in_two(new)
    if whole < _SMALL or was is None or now is None or (was[1] is None) != (now[1] is None):
        return new, whole
    patch: ChildPatch = {str(at): now[1] if now[1] is not None and was[1] != now[1] else 0}
    size = 8 + len(now[1] or "")
    if was[0] != now[0]:
        others = attributes(was[0], now[0])
        if "set" not in others:
            return new, whole
        patch |= others
        size += len(others["set"]) + 8
    return (patch, size) if size + 8 < whole else (new, whole)


_NAME = re.compile(r"<(?!use\b)\w")  # what is drawn elsewhere the first picture has unfolded


@lru_cache(maxsize=10_000)
def _taken_in_two(element: str) -> tuple[str, str | None] | None:
    """Its opening and its words, None if it cannot have any; None for what has elements in it, and
    for what is drawn elsewhere. Mere text is looked at: patterns would take five times as long."""
    tags = element.count("<")
    if element.count(">") != tags or not _NAME.match(element) or element[-1] != ">":
        return None
    if tags == 1 and element.endswith("/>"):
        return f"{element[:-2]}>", None
    opening, _, rest = element.partition(">")
    words, _, closing = rest.partition("</")
    return (f"{opening}>", words) if tags == 2 and closing[:-1].isalnum() else None


@lru_cache(maxsize=10_000)
def attributes(was: str, now: str) -> dict[str, str]:
    """Those that have other values, if it is an element of the same name with the same attributes;
    else all of them."""
    old, new = was.split('"'), now.split('"')  # names and values by turns
    if old[0::2] != new[0::2]:
        return {"open": now}
    both = zip(new[0::2], old[1::2], new[1::2], strict=False)
    changed = [(name.split()[-1], value) for name, before, value in both if value != before]
    if any(name == "id=" or name == "=" or name[-1] != "=" for name, _ in changed):
        return {"open": now}
    return {"set": " ".join([f'{name}"{value}"' for name, value in changed])}


_ATTRIBUTE = re.compile(r'([\w:-]+)="[^"]*"')


def apply(old: Drawing, patch: Patch) -> list[str]:
    """The children that a page has after a patch; what the script does, for tests."""
    children: list[str] = []
    before = inside(old)
    for part in patch:
        if isinstance(part, str):
            children.append(part)
        elif isinstance(part, dict):
            ((at, inner),) = ((key, value) for key, value in part.items() if key.isdigit())
            children.append(_applied(before[int(at)], inner, part))
        else:
            children += before[part[0] : part[1] + 1]
    return children


def _applied(old: str, inner: Patch | str | int, part: ChildPatch) -> str:
    """One child after its part of a patch."""
    group = opened(old)
    opening, words = (group.opening, "") if group else _taken_in_two(old) or ("", "")
    name = re.match(r"<(\w+)", opening)
    assert name
    if inner == 0:
        inside_ = "".join(group.children or ()) if group else words
    else:
        inside_ = "".join(apply(old, inner)) if isinstance(inner, list) else str(inner)
    opening = str(part.get("open", opening))
    values = {found[1]: found[0] for found in _ATTRIBUTE.finditer(str(part.get("set", "")))}
    opening = _ATTRIBUTE.sub(lambda found: values.get(found[1], found[0]), opening)
    return f"{opening[:-1]}/>" if inside_ is None else f"{opening}{inside_}</{name[1]}>"

"""Patches that lead from one picture to the next in few bytes.

A picture is an `<svg>` with children. A patch names old children by number and contains new ones.
A group that changed inside gets a patch of its own if that is shorter. A patch is a list of:

    [first, last]          old children that stay, from first to last
    "<g …>…</g>"           a new child; it replaces an old child with the same id
    {"7": […]}             old child 7 with this patch of its children
    {"7": "words"}         old child 7 with these words and no children
    {"7": 0}               old child 7 with its present inside

The last three may have "set": 'x="1" …' with new values of attributes, or "open": "<g …>" if the
names of the attributes changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cheesemoon.core.draw.svg import Drawing, Element, Group, Picture, taken_apart

from .wire import ChildPatch, Patch, PatchPart

_SMALL = 68  # bytes; a smaller child is sent whole
_MANY = 400  # pairs of groups; more are not compared

Open = Group | Picture  # an element with known children


def open_group(element: Drawing) -> Open | None:
    """Return an element with its children; None if it has none, or words among them."""
    kind = type(element)
    if kind is Group or kind is Picture:
        return element if element.children is not None else None  # type: ignore[union-attr, return-value]
    return None if kind is Element else taken_apart(element)


def children_of(element: Drawing) -> tuple[str, ...]:
    """Return the children of a group."""
    found = open_group(element)
    return (found.children or ()) if found else ()


def diff(old: Drawing, new: Drawing) -> Patch:
    """Return the patch from the children of the old group to those of the new one."""
    return _diff(children_of(old), children_of(new))[0]


def _diff(before: Sequence[str], after: Sequence[str]) -> tuple[Patch, int]:
    """Return the patch and its size, about, in bytes."""
    if len(before) == len(after):
        pairs = [
            (i, open_group(old), open_group(new))
            for i, (old, new) in enumerate(zip(before, after, strict=True))
            if old is not new and old != new
        ]
        if len(pairs) == 1 or _are_in_place(before, after, pairs):
            return _patch_in_place(before, after, pairs)
    return _patch_moved(before, after)


Pair = tuple[
    int, Open | None, Open | None
]  # the index, the old and the new group; None if it is no group


def _are_in_place(before: Sequence[str], after: Sequence[str], pairs: Sequence[Pair]) -> bool:
    """Return True if each changed child is still the same thing, by the ids of groups.

    One group at most may have no id. No plain element may have moved to the place of another.
    """
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


def _patch_in_place(
    before: Sequence[str], after: Sequence[str], pairs: Sequence[Pair]
) -> tuple[Patch, int]:
    """Return the patch for children that all kept their places."""
    patch: Patch = []
    size = done = 0
    many = len(after)
    for i, was, now in pairs:
        if done < i:
            patch.append([done, i - 1])
            size += 8
        if was is None and now is None:
            part, more = _patch_words(i, before[i], after[i])
        else:
            part, more = _patch_child(i, was, now, after[i])
        patch.append(part)
        size += more
        done = i + 1
    if done < many:
        patch.append([done, many - 1])
        size += 8
    return patch, size


def _patch_moved(before: Sequence[str], after: Sequence[str]) -> tuple[Patch, int]:
    """Return the patch for children of which some came, went or moved."""
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
        return _insert_or_delete(changed, first, end, many)
    same = _match_text(before[first:end], changed)
    kept = {at for at in same if at is not None}
    left = [at for at in range(first, end) if at - first not in kept]
    became = _match_groups(before, left, changed, [i for i, at in enumerate(same) if at is None])
    patch: Patch = [[0, first - 1]] if first else []
    size = 8 if first else 0
    next_ = first  # the old child behind those kept last
    for i, (child, at) in enumerate(zip(changed, same, strict=True)):
        if at is None:
            stood = became.get(i, -1)
            was, now = (
                (open_group(before[stood]), open_group(child)) if stood >= 0 else (None, None)
            )
            part, its_size = _patch_child(stood, was, now, child)
            patch.append(part)
            size += its_size
            next_ = -1
        else:
            size += _keep(patch, first + at, first + at, next_)
            next_ = first + at + 1
    if last:
        size += _keep(patch, end, many - 1, next_)
    return patch, size


def _insert_or_delete(came: Sequence[str], first: int, end: int, many: int) -> tuple[Patch, int]:
    """Return the patch if new children came, or those from `first` to before `end` went."""
    patch: Patch = [[0, first - 1]] if first else []
    patch += came
    if end < many:
        patch.append([end, many - 1])
    return patch, 8 * (len(patch) - len(came)) + sum([len(child) + 8 for child in came])


def _keep(patch: Patch, begin: int, end: int, next_: int) -> int:
    """Keep the old children from `begin` to `end`; return the bytes that this adds.

    If the patch just kept the children before `next_`, extend that entry.
    """
    if begin == next_ and patch and isinstance(last := patch[-1], list):
        last[1] = end
        return 0
    patch.append([begin, end])
    return 8


def _match_text(before: Sequence[str], changed: Sequence[str]) -> list[int | None]:
    """Return for each new child the index of an old child with the same text, or None.

    Each old child is used once. Most stay where they were.
    """
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


def _match_groups(
    before: Sequence[str], left: list[int], changed: Sequence[str], fresh: list[int]
) -> dict[int, int]:
    """Match new groups with old groups, by id, else by common children."""
    named: dict[str, int] = {}
    nameless: list[int] = []
    for at in left:
        if (was := open_group(before[at])) is not None:
            if id_ := was.id:
                named[id_] = at
            else:
                nameless.append(at)
    became: dict[int, int] = {}
    strangers: list[int] = []
    for i in fresh:
        if (now := open_group(changed[i])) is not None:
            if id_ := now.id:
                if id_ in named:
                    became[i] = named[id_]
            else:
                strangers.append(i)
    if len(nameless) > 1 or len(strangers) > 1:
        for at, i in _rank_by_likeness(before, nameless, changed, strangers):
            if i not in became and at in nameless:
                became[i] = at
                nameless.remove(at)
    rest = (i for i in strangers if i not in became)
    return became | dict(zip(rest, nameless, strict=False))


def _rank_by_likeness(
    before: Sequence[str], nameless: list[int], changed: Sequence[str], strangers: list[int]
) -> list[tuple[int, int]]:
    """Return pairs of groups with common children, those with most in common first."""
    if len(nameless) * len(strangers) > _MANY:
        return []
    found = []
    for i in strangers:
        here = set(children_of(changed[i]))
        for at in nameless:
            common = sum(len(child) for child in children_of(before[at]) if child in here)
            if common:
                found.append((common, at, i))
    return [(at, i) for _, at, i in sorted(found, key=lambda pair: -pair[0])]


def _patch_child(at: int, was: Open | None, now: Open | None, new: str) -> tuple[PatchPart, int]:
    """Return a changed child and its bytes: whole, or as a patch of old child `at` if shorter."""
    whole = len(new) + 8  # with the escapes of some quotes
    if was is None or now is None or was.id != now.id or whole < _SMALL:
        return new, whole
    patch: ChildPatch = {str(at): 0}
    size = 8
    if was.children != now.children:
        patch[str(at)], inner = _diff(was.children or (), now.children or ())
        size += inner
    if was.opening != now.opening:
        others = diff_attributes(was.opening, now.opening)
        patch |= others
        size += sum(map(len, others.values())) + 8
    return (patch, size) if size + 8 < whole else (new, whole)


def _patch_words(at: int, old: str, new: str) -> tuple[PatchPart, int]:
    """Return a changed element that is no group and may have words, as `_patch_child` does."""
    whole = len(new) + 8
    was, now = _split_words(old), _split_words(new)
    if whole < _SMALL or was is None or now is None or (was[1] is None) != (now[1] is None):
        return new, whole
    patch: ChildPatch = {str(at): now[1] if now[1] is not None and was[1] != now[1] else 0}
    size = 8 + len(now[1] or "")
    if was[0] != now[0]:
        others = diff_attributes(was[0], now[0])
        if "set" not in others:
            return new, whole
        patch |= others
        size += len(others["set"]) + 8
    return (patch, size) if size + 8 < whole else (new, whole)


_NAME = re.compile(r"<(?!use\b)\w")  # the page has replaced `<use>` by what it refers to


@lru_cache(maxsize=10_000)
def _split_words(element: str) -> tuple[str, str | None] | None:
    """Return the opening tag and the words of an element; None if it contains elements.

    The words are None if it is empty. Plain string methods are five times as fast as a pattern.
    """
    tags = element.count("<")
    if element.count(">") != tags or not _NAME.match(element) or element[-1] != ">":
        return None
    if tags == 1 and element.endswith("/>"):
        return f"{element[:-2]}>", None
    opening, _, rest = element.partition(">")
    words, _, closing = rest.partition("</")
    return (f"{opening}>", words) if tags == 2 and closing[:-1].isalnum() else None


@lru_cache(maxsize=10_000)
def diff_attributes(was: str, now: str) -> dict[str, str]:
    """Return `set` with the attributes that have new values, or `open` with the opening tag.

    It is `open` if the element or the names of its attributes changed.
    """
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
    """Return the children after a patch. Tests use it; the script does the same."""
    children: list[str] = []
    before = children_of(old)
    for part in patch:
        if isinstance(part, str):
            children.append(part)
        elif isinstance(part, dict):
            ((at, inner),) = ((key, value) for key, value in part.items() if key.isdigit())
            children.append(_apply_child(before[int(at)], inner, part))
        else:
            children += before[part[0] : part[1] + 1]
    return children


def _apply_child(old: str, inner: Patch | str | int, part: ChildPatch) -> str:
    """Return one child after its part of a patch."""
    group = open_group(old)
    opening, words = (group.opening, "") if group else _split_words(old) or ("", "")
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

"""The past of a table: an immutable linked list of actions. An action adds one node and shares the
rest, so copying a table takes constant time, and an older copy keeps its past.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.events import Event


@dataclass(slots=True, eq=False, repr=False)
class Past:
    """An action, its events, and the past before it."""

    count: int  # actions, this one included
    action: str
    events: list[Event]
    before: Past | None  # None: the beginning, before the first action

    def then(self, action: str, events: list[Event]) -> Past:
        """Return this past with one more action."""
        return Past(self.count + 1, action, events, self)

    def whole(self) -> tuple[list[str], list[list[Event]]]:
        """Return all actions and the events of each, in the order of play."""
        actions, events = [], []
        past = self
        while past.before is not None:
            actions.append(past.action)
            events.append(past.events)
            past = past.before
        return actions[::-1], events[::-1]


NOTHING = Past(0, "", [], None)


def past_of(actions: Iterable[str], events: Iterable[list[Event]]) -> Past:
    """Return the past made of these actions and their events."""
    past = NOTHING
    for action, told in zip(actions, events, strict=True):
        past = past.then(action, told)
    return past


def given(events: Iterable[list[Event]]) -> list[int]:
    """Return the numbers that chance gave in these events, as a script has them."""
    return [event.args["number"] for told in events for event in told if event.name == "gave"]

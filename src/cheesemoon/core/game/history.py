"""What was played at a table so far. It never changes: an action makes a longer one, which shares
with it all that came before. So a copy of a table takes as long at the end of a game as at its
beginning, and whoever has an older table keeps its past.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.events import Event


@dataclass(slots=True, eq=False, repr=False)
class Past:
    """An action, what it did, and all that came before it."""

    count: int  # actions, this one included
    action: str
    events: list[Event]
    before: Past | None  # None: this is the beginning, at which nothing was played

    def then(self, action: str, events: list[Event]) -> Past:
        """The same and one action more."""
        return Past(self.count + 1, action, events, self)

    def whole(self) -> tuple[list[str], list[list[Event]]]:
        """All actions and what each did, the first first."""
        actions, events = [], []
        past = self
        while past.before is not None:
            actions.append(past.action)
            events.append(past.events)
            past = past.before
        return actions[::-1], events[::-1]


NOTHING = Past(0, "", [], None)


def past_of(actions: Iterable[str], events: Iterable[list[Event]]) -> Past:
    """What these actions did, in this order."""
    past = NOTHING
    for action, told in zip(actions, events, strict=True):
        past = past.then(action, told)
    return past


def given(events: Iterable[list[Event]]) -> list[int]:
    """What chance gave meanwhile, in the words of a script."""
    return [event.args["number"] for told in events for event in told if event.name == "gave"]

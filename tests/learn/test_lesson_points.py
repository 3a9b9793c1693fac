"""What the spotlights of lessons light."""

from __future__ import annotations

import cheesemoon as cm
from cheesemoon.learn.lesson import lessons

FROM_TRAY = ("place ", "fuel ", "joker ", "smuggle")


def test_dice_are_in_view_while_a_lesson_of_space_taxi_asks_for_one() -> None:
    """A phone scrolls to the spotlight: on the cab, it hid the dice below the edge."""
    steps = [step for lesson in lessons(cm.game("space-taxi")) for step in lesson.steps]
    asking = [s for s in steps if s.right and all(r.startswith(FROM_TRAY) for r in s.right)]
    assert len(asking) >= 6
    assert all("st-tray" in step.point for step in asking)

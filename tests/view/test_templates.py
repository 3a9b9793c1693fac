"""What is sent of a template: nothing that only its readers need."""

from __future__ import annotations

import pytest

from cheesemoon.view.templates import environment


@pytest.mark.parametrize(
    ("source", "sent"),
    [
        (
            "<ul>\n  {% for i in n %}<li>\n      {{ i }}\n    </li>{% endfor %}\n</ul>",
            "<ul><li>1</li><li>2</li></ul>",
        ),
        (
            '<p\n  class="a"\n  {% if n %}\n    hidden\n  {% endif %}\n  id="b"\n>\n  a\n</p>',
            '<p class="a" hidden id="b">a</p>',
        ),
        ("<b>a</b>\n  <b>b</b>", "<b>a</b> <b>b</b>"),
        ("{% if n %}<b>a</b>{% endif %}\n  {{ 1 }}", "<b>a</b> 1"),
    ],
)
def test_line_breaks_of_a_template_are_not_sent(source: str, sent: str) -> None:
    assert environment().from_string(source).render(n=[1, 2]) == sent

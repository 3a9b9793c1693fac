"""Rule numbers in sentences: behind a small sign in brackets, else as links."""

from __future__ import annotations

from cheesemoon.view.templates import ruled


def test_a_number_in_brackets_is_behind_a_sign() -> None:
    told = ruled("All rats must end on blue. (FR-15, FR-16)", "first-rat")
    assert "(" not in told and told.count(">§</a>") == 2
    assert 'aria-label="FR-15"' in told and 'href="/rules/first-rat#FR-16"' in told
    assert told.startswith("All rats must end on blue. <a ")


def test_other_numbers_are_links() -> None:
    told = ruled("As FR-15 says. (FR-16)", "first-rat")
    assert ">FR-15</a>" in told and ">FR-16</a>" not in told
    assert ruled("Nothing & more", "first-rat") == "Nothing &amp; more"

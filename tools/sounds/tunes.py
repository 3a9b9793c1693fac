"""The sounds of the table, and two pieces of music."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .material import (
    BAR,
    RATE,
    Wave,
    bell,
    click,
    fall,
    mixed,
    noise,
    note,
    pluck,
    struck,
    swell,
    thump,
    time,
)


def bar(name: str, sec: float = 0.7, half: float = 0.1) -> Wave:
    return mixed((0, struck(note(name), BAR, sec, half, 0.35), 1), (0, click(800, 4000), 0.12))


def your_turn() -> Wave:
    return mixed(
        (0, bell(note("A5"), 0.8, 0.13, 2, 1.1), 0.8),
        (0.13, bell(note("D6"), 0.9, 0.17, 2, 1.1), 1),
    )


def hint() -> Wave:
    return mixed((0, bar("E5"), 0.8), (0.09, bar("A5"), 0.9), (0.18, bar("B5"), 1))


def badge() -> Wave:
    return mixed(
        *(
            (0.065 * i, bell(note(n), 0.8, 0.14, 3.01, 1.2), 0.7 + 0.06 * i)
            for i, n in enumerate(("G5", "B5", "D6", "G6", "B6"))
        )
    )


def victory() -> Wave:
    chords = (
        (0, ("C5",), 0.9),
        (0.14, ("E5",), 0.9),
        (0.28, ("G5",), 0.9),
        (0.46, ("C6", "E5", "G5"), 1),
        (0.8, ("A5", "F5", "C5"), 0.8),
        (1.02, ("C6", "G5", "E5", "C5"), 1.1),
    )
    parts = [
        (at, bar(n, 1.1, 0.2), loud / len(names) ** 0.5)
        for at, names, loud in chords
        for n in names
    ]
    parts += [
        (at + 0.01, bell(note(names[0]) * 2, 0.8, 0.2, 2, 0.8), 0.25) for at, names, _ in chords
    ]
    return mixed(*parts, (1.02, thump(140, 65, 0.5, 0.12), 0.5))


def defeat() -> Wave:
    parts = []
    for at, name, sec in ((0, "G4", 0.3), (0.28, "D#4", 0.3), (0.56, "C4", 1.0)):
        phase = 2 * np.pi * note(name) * time(sec) + 0.2 * np.sin(2 * np.pi * 5 * time(sec)) * (
            sec > 0.5
        )
        horn = sum(np.sin(k * phase) / k**1.6 for k in range(1, 7))
        parts += [
            (at, horn * swell(sec, 0.03, sec * 0.6), 0.6),
            (at, struck(note(name), BAR, 0.6, 0.1, 0.35), 0.5),
        ]
    return mixed(*parts, (0.56, thump(110, 62, 0.6, 0.15), 0.5))


def music(
    bars: Sequence[Sequence[str]],
    beat: float,
    melody: Sequence[tuple[float, str]],
    lead: Callable[[str], Wave],
) -> Wave:
    """Return a loop of chords, bass, broken chords and bells. Tails run on into its beginning."""
    sec = len(bars) * 4 * beat
    out = np.zeros(int(sec * RATE))

    def put(at: float, x: Wave, loud: float) -> None:
        where = (int(at * RATE) + np.arange(len(x))) % len(out)
        np.add.at(out, where, loud * x)

    for b, chord in enumerate(bars):
        at = b * 4 * beat
        for name in chord[1:]:
            t = time(4.6 * beat)
            pad = sum(
                np.sin(2 * np.pi * note(name) * d * t + d) for d in (0.998, 1.002)
            ) + 0.2 * np.sin(4 * np.pi * note(name) * t)
            put(at, pad * swell(4.6 * beat, 1.2 * beat, 1.6 * beat), 0.1)
        for k, beats in enumerate((0, 1.5, 2)):
            put(
                at + beats * beat,
                pluck(note(chord[0]), 1.4 * beat, 0.92, b + k),
                (0.5, 0.2, 0.35)[k],
            )
        for k in range(8):
            name = chord[1 + (k * 2 + b) % (len(chord) - 1)]
            put(
                at + (k + (0.08 if k % 2 else 0)) * beat / 2,
                pluck(note(name) * (2 if k in (3, 6) else 1), 1.2, 0.7, 10 * b + k),
                0.17 if k % 2 else 0.22,
            )
        for k in (1, 3):
            put(at + k * beat, noise(0.1, 3000, 8000, b * 4 + k) * fall(0.1, 0.015), 0.03)
    for at, name in melody:
        put(at * beat, lead(name), 0.2)
    return out


def music_lobby() -> Wave:
    bars = (
        ("D3", "A4", "C5", "F5"),
        ("G2", "B4", "D5", "F5"),
        ("C3", "G4", "B4", "E5"),
        ("A2", "G4", "C5", "E5"),
        ("D3", "A4", "C5", "F5"),
        ("G2", "B4", "D5", "A5"),
        ("C3", "G4", "B4", "E5"),
        ("A2", "A4", "C#5", "G5"),
    )
    melody = (
        (2, "A5"),
        (3, "C6"),
        (5.5, "B5"),
        (10, "G5"),
        (11, "E5"),
        (18, "F6"),
        (19, "E6"),
        (21.5, "D6"),
        (26, "B5"),
        (29, "C#6"),
    )
    return music(bars, 0.585, melody, lambda name: bell(note(name), 1.6, 0.3, 2, 0.6))


def music_end() -> Wave:
    bars = (
        ("F2", "A4", "C5", "F5"),
        ("E3", "G4", "C5", "E5"),
        ("D3", "F4", "A4", "D5"),
        ("A#2", "F4", "A#4", "D5"),
        ("F3", "A4", "C5", "F5"),
        ("C3", "G4", "A#4", "E5"),
    )
    melody = (
        (0, "C6"),
        (1, "F6"),
        (2.5, "A6"),
        (4, "G6"),
        (6, "E6"),
        (8, "F6"),
        (9, "D6"),
        (12, "D6"),
        (13, "F6"),
        (14.5, "A#6"),
        (16, "A6"),
        (18, "F6"),
        (20, "G6"),
        (22, "E6"),
    )
    return music(bars, 0.76, melody, lambda name: bell(note(name), 1.8, 0.35, 3, 0.5))

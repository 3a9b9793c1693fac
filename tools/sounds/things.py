"""The sounds of things: dice, goods, rats, craft."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .material import (
    GLASS,
    METAL,
    RATE,
    WOOD,
    Wave,
    bell,
    click,
    fall,
    glide,
    mixed,
    noise,
    note,
    pluck,
    struck,
    swell,
    thump,
    time,
)


def knock(pitch: float, seed: int, hard: float = 1.0) -> Wave:
    """Return a die on a wooden tray: the low board, the high cube, the click of the edge."""
    board = struck(pitch, WOOD, 0.22, 0.016, 0.62, seed)
    cube = struck(pitch * 5.3, (1, 1.62, 2.4), 0.06, 0.005, 0.7, seed + 1)
    return mixed(
        (0, board, 1), (0, cube, 0.45 * hard), (0, click(1800, 7000, seed=seed), 0.7 * hard)
    )


def dice(pitch: float, seed: int) -> Wave:
    return mixed(
        (0, knock(pitch, seed), 1),
        (0.041, knock(pitch * 1.13, seed + 7, 0.7), 0.42),
        (0.067, knock(pitch * 0.94, seed + 9, 0.5), 0.2),
    )


def die_settle() -> Wave:
    times = (0, 0.052, 0.092, 0.12, 0.139, 0.152)
    return mixed(*((at, knock(300 + 22 * i, 40 + i, 0.8), 0.8**i) for i, at in enumerate(times)))


def hit_ring() -> Wave:
    return mixed(
        (0, bell(note("E6"), 0.7, 0.11), 0.9),
        (0.055, bell(note("B6"), 0.7, 0.13), 0.7),
        (0, click(2500, 9000), 0.5),
        (0, thump(300, 160, 0.1, 0.02), 0.5),
    )


def miss() -> Wave:
    return mixed(
        (0, thump(260, 120, 0.26, 0.035), 0.8),
        (0, noise(0.12, 150, 900, 3) * fall(0.12, 0.02), 0.9),
        (0, struck(330, WOOD, 0.15, 0.014, 0.5), 0.7),
    )


def cheese() -> Wave:
    return mixed(
        (0, pluck(note("G4"), 0.4, 0.45), 1),
        (0.012, np.sin(glide((520, 900), 0.09)) * fall(0.09, 0.02), 0.5),
        (0, click(700, 3000), 0.4),
    )


def bulb() -> Wave:
    glow = np.sin(2 * np.pi * note("A5") * time(0.5)) * swell(0.5, 0.02, 0.45)
    return mixed(
        (0, click(2000, 8000), 0.9),
        (0.03, struck(2350, GLASS[:3], 0.5, 0.09, 0.5), 0.55),
        (0.03, glow, 0.3),
        (0.03, struck(note("A4"), (1, 2), 0.4, 0.07), 0.25),
    )


def bottle() -> Wave:
    return mixed(
        (0, struck(note("D#6"), GLASS, 0.6, 0.09, 0.62), 1),
        (0.07, struck(note("F#6"), GLASS, 0.5, 0.06, 0.6, 2), 0.35),
        (0, click(3000, 9000), 0.5),
    )


def can() -> Wave:
    body = struck(430, METAL, 0.4, 0.035, 0.82, 3)
    return mixed(
        (0, body, 1),
        (0.06, struck(520, METAL, 0.3, 0.02, 0.8, 4), 0.4),
        (0, noise(0.05, 900, 5000, 4) * fall(0.05, 0.008), 0.8),
    )


def cap() -> Wave:
    times = np.cumsum([0, 0.09, 0.07, 0.055, 0.042, 0.032, 0.025, 0.019, 0.015, 0.012])
    return mixed(
        *(
            (
                at,
                mixed(
                    (0, struck(2900 + 60 * i, METAL[:5], 0.1, 0.012, 0.8, i), 1),
                    (0, click(3000, 10000, seed=i), 0.5),
                ),
                0.86**i,
            )
            for i, at in enumerate(times)
        )
    )


def coin() -> Wave:
    low, high = (
        struck(note("B5"), METAL, 0.25, 0.03, 0.7, 2),
        struck(note("E6"), METAL, 0.6, 0.1, 0.72, 5),
    )
    return mixed(
        (0, low, 0.7),
        (0.07, high, 1),
        (0, click(4000, 11000), 0.4),
        (0.07, click(4000, 11000, seed=2), 0.4),
    )


def stamp() -> Wave:
    return mixed(
        (0, thump(210, 75, 0.3, 0.04), 0.8),
        (0, noise(0.14, 500, 3800, 6) * fall(0.14, 0.016), 1.3),
        (0, struck(420, WOOD, 0.12, 0.012), 0.6),
        (0.15, noise(0.12, 1500, 6000, 7) * swell(0.12, 0.03, 0.08), 0.14),
    )


def clunk() -> Wave:
    ratchet = [
        (
            0.16 + 0.045 * i,
            mixed(
                (0, struck(1500 + 90 * i, METAL[:4], 0.06, 0.006, 0.8, i), 1),
                (0, click(2500, 8000, seed=i), 0.6),
            ),
            0.28,
        )
        for i in range(4)
    ]
    return mixed(
        (0, struck(196, METAL, 0.6, 0.05, 0.9, 8), 1),
        (0, thump(190, 70, 0.25, 0.04), 0.6),
        (0, click(800, 6000, 0.03, 0.006), 1.3),
        *ratchet,
    )


def whoosh() -> Wave:
    sec, out = 0.42, np.zeros(int(0.42 * RATE))
    for i, (low, high) in enumerate(((250, 600), (600, 1300), (1300, 2600), (2600, 5000))):
        t = time(sec)
        out += (
            noise(sec, low, high, 20 + i)
            * np.exp(-(((t - 0.09 - 0.04 * i) / 0.09) ** 2))
            * (0.9 - 0.17 * i)
        )
    return out * swell(sec, 0.02, 0.15)


def tick() -> Wave:
    return mixed(
        (0, struck(1750, WOOD[:3], 0.05, 0.005), 1), (0, click(2500, 8000, 0.006, 0.001), 0.7)
    )


def trap() -> Wave:
    spring = np.sin(glide((950, 420), 0.4, 0.5) + 2.5 * np.sin(glide((310, 140), 0.4, 0.5))) * fall(
        0.4, 0.05
    )
    return mixed(
        (0, click(600, 9000, 0.03, 0.003), 1.6),
        (0, struck(560, WOOD, 0.2, 0.014, 0.8), 1),
        (0.004, spring, 0.4),
        (0, thump(220, 80, 0.15, 0.03), 0.8),
        (0.085, knock(430, 3), 0.3),
    )


def squeak(pitches: Sequence[float], sec: float, seed: int) -> Wave:
    phase = glide(pitches, sec) + 0.5 * np.sin(2 * np.pi * 34 * time(sec))
    voice = np.sin(phase) + 0.45 * np.sin(2 * phase) + 0.15 * np.sin(3 * phase)
    return voice * swell(sec, 0.006, sec * 0.6) + 0.12 * noise(sec, 3000, 9000, seed) * swell(
        sec, 0.006, sec * 0.6
    )


def squeaks(base: float, seed: int) -> Wave:
    return mixed(
        (0, squeak((base, base * 1.5, base * 1.2), 0.11, seed), 0.8),
        (0.14, squeak((base * 1.1, base * 1.75, base * 1.05), 0.16, seed + 1), 1),
    )


def rat_step() -> Wave:
    return mixed(
        *(
            (at, noise(0.03, 700, 2600, i) * fall(0.03, 0.005), loud)
            for i, (at, loud) in enumerate(((0, 1), (0.045, 0.6)))
        ),
        (0, thump(260, 150, 0.05, 0.01), 0.5),
    )


def bite() -> Wave:
    rng = np.random.default_rng(5)
    grains = [
        (0.02 + at, click(500, 4200, 0.02, 0.004, int(at * 1e4)), rng.uniform(0.4, 1))
        for at in np.sort(rng.uniform(0, 0.13, 14))
    ]
    return mixed(
        (0, struck(1350, WOOD, 0.1, 0.009), 0.9),
        (0, click(1200, 8000), 1),
        (0, thump(160, 70, 0.2, 0.035), 1),
        *grains,
    )


def cage() -> Wave:
    rattle = [
        (at, struck(1080 * k, METAL[:5], 0.2, 0.022, 0.75, int(k * 10)), loud)
        for at, k, loud in ((0, 1, 1), (0.06, 1.21, 0.55), (0.105, 0.9, 0.4), (0.2, 1.6, 0.6))
    ]
    return mixed(*rattle, (0, click(2000, 8000), 0.7), (0.2, click(3000, 9000), 0.8))


def flute() -> Wave:
    parts: list[tuple[float, Wave, float]] = []
    for at, name, sec in (
        (0, "A5", 0.26),
        (0.24, "C6", 0.2),
        (0.42, "D6", 0.34),
        (0.74, "C6", 0.16),
        (0.88, "A5", 0.8),
    ):
        t, f = time(sec), note(name)
        phase = (
            2 * np.pi * f * t
            + 0.035 * f / 5.2 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t / 0.3) * 0.4
        )
        tone = np.sin(phase) + 0.28 * np.sin(2 * phase) + 0.1 * np.sin(3 * phase)
        breath = noise(sec, f * 0.9, f * 2.4, len(parts)) * 0.16
        parts.append((at, (tone + breath) * swell(sec, 0.035, min(0.3, sec * 0.5)), 0.8))
    return mixed(*parts)


def shot() -> Wave:
    ray = np.sin(
        glide((2600, 240), 0.2, 0.55) + 1.4 * np.sin(glide((1300, 130), 0.2, 0.55))
    ) * fall(0.2, 0.045)
    return mixed(
        (0, ray, 1),
        (0, noise(0.05, 1500, 9000, 3) * fall(0.05, 0.008), 0.9),
        (0, thump(320, 90, 0.12, 0.025), 0.8),
    )


def hit() -> Wave:
    return mixed(
        (0, click(500, 9000, 0.04, 0.006), 1.4),
        (0, thump(260, 62, 0.25, 0.05), 1.2),
        (0, struck(640, METAL[:5], 0.3, 0.03, 0.8, 6), 0.5),
    )


def explosion() -> Wave:
    rng, sec = np.random.default_rng(9), 0.95
    layers = [
        (0, noise(sec, low, high, i) * fall(sec, half), loud)
        for i, (low, high, half, loud) in enumerate(
            (
                (50, 260, 0.15, 0.7),
                (220, 900, 0.13, 1.3),
                (800, 3500, 0.08, 1.2),
                (3000, 9000, 0.03, 0.8),
            )
        )
    ]
    debris = [
        (at, click(900, 5000, 0.03, 0.006, i), rng.uniform(0.1, 0.3))
        for i, at in enumerate(np.sort(rng.uniform(0.12, 0.7, 16)))
    ]
    return np.tanh(1.8 * mixed(*layers, (0, thump(150, 44, sec, 0.1), 0.8), *debris))


def column() -> Wave:
    return mixed(
        (0, struck(165, METAL, 0.4, 0.04, 0.85, 3), 1),
        (0, thump(220, 80, 0.2, 0.035), 0.6),
        (0, click(500, 4000, 0.03, 0.006), 1.2),
        (0.07, struck(247, METAL[:5], 0.25, 0.02, 0.8, 4), 0.35),
    )


def reinforcement() -> Wave:
    t = time(0.32)
    ufo = np.sin(glide((1250, 620), 0.32) + 3 * np.sin(2 * np.pi * 17 * t)) * swell(0.32, 0.01, 0.1)
    return mixed(
        (0, ufo, 0.7), (0.29, thump(300, 130, 0.12, 0.03), 1), (0.29, click(800, 4000), 0.5)
    )


def ship() -> Wave:
    t = time(1.0)
    drone = np.sin(
        2 * np.pi * 110 * t
        + 2.6 * np.sin(2 * np.pi * 55 * t) * (1 + 0.5 * np.sin(2 * np.pi * 6 * t))
    )
    shimmer = (
        sum(np.sin(2 * np.pi * f * t + 2 * np.sin(2 * np.pi * 5.5 * t)) for f in (440, 659, 880))
        / 3
    )
    return mixed((0, drone * swell(1, 0.05, 0.5), 0.7), (0, shimmer * swell(1, 0.2, 0.6), 0.6))


def mine() -> Wave:
    return mixed(
        (0, bell(740, 0.7, 0.12, 1.41, 1.6), 1),
        (0.19, bell(740, 0.6, 0.1, 1.41, 1.2), 0.45),
        (0, struck(210, METAL[:4], 0.2, 0.025), 0.7),
        (0, click(1500, 7000), 0.5),
    )


def engine(pitches: Sequence[float], sec: float, seed: int) -> Wave:
    phase = glide(pitches, sec)
    buzz = sum(np.sin(k * phase) / k for k in range(1, 14))
    return (buzz + 0.5 * noise(sec, 150, 1800, seed)) * (0.6 + 0.4 * np.sin(phase / 2))


def taxi_start() -> Wave:
    cranks = [
        (0.09 * i, engine((48, 58), 0.07, i) * swell(0.07, 0.005, 0.04), 0.55) for i in range(3)
    ]
    t = time(0.17)
    horn = sum(
        np.sin(2 * np.pi * note(n) * k * t) / k for n in ("G#4", "C5") for k in (1, 2, 3, 4)
    ) * swell(0.17, 0.008, 0.05)
    return mixed(
        *cranks,
        (0.27, engine((60, 150, 105), 0.6, 8) * swell(0.6, 0.03, 0.35), 0.8),
        (0.62, horn, 0.3),
        (0.82, horn, 0.3),
    )


def breakdown() -> Wave:
    puffs, at = [], 0.0
    for i in range(7):
        puffs.append(
            (
                at,
                engine((105 - 9 * i, 70 - 6 * i), 0.1, i) * swell(0.1, 0.004, 0.07),
                0.8 - 0.06 * i,
            )
        )
        at += 0.085 + 0.022 * i
    bang = mixed(
        (0, noise(0.3, 80, 2500, 4) * fall(0.3, 0.04), 1.2), (0, thump(140, 45, 0.3, 0.06), 1.2)
    )
    hiss = noise(0.6, 2500, 9000, 5) * swell(0.6, 0.02, 0.5)
    return mixed(
        *puffs,
        (at, bang, 1),
        (at + 0.12, hiss, 0.16),
        (at + 0.1, np.sin(glide((330, 150), 0.45)) * swell(0.45, 0.02, 0.3), 0.3),
    )


def seat() -> Wave:
    return mixed(
        (0, noise(0.12, 150, 1200, 3) * fall(0.12, 0.02), 0.9),
        (0, thump(200, 110, 0.1, 0.025), 0.8),
        (0.05, np.sin(glide((440, 700), 0.11)) * swell(0.11, 0.006, 0.07), 0.5),
    )


def fuel() -> Wave:
    glugs = [
        (
            0.09 * i,
            np.sin(glide((230 + 40 * i, 520 + 70 * i), 0.08)) * swell(0.08, 0.005, 0.04),
            0.8,
        )
        for i in range(3)
    ]
    return mixed(
        (0, struck(380, METAL[:5], 0.2, 0.02, 0.7), 0.6),
        (0, click(900, 5000), 0.6),
        *[(0.06 + at, x, loud) for at, x, loud in glugs],
    )

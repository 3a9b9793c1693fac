"""What sounds are made of: struck, plucked and rung tones, noise, glides, and their mixture.

A wave is an array of samples at `RATE`. Times are seconds, pitches hertz.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Wave = npt.NDArray[np.float64]

RATE = 48000
WOOD = (1, 2.57, 4.4, 6.6, 9.1)
BAR = (1, 3.93, 9.2)  # marimba
GLASS = (1, 2.32, 4.25, 6.63, 9.38)
METAL = (1, 1.51, 2.27, 2.92, 3.73, 4.8, 6.1)


def time(sec: float) -> Wave:
    return np.arange(int(sec * RATE)) / RATE


def mixed(*parts: tuple[float, Wave, float]) -> Wave:
    """Mix waves: each with its begin and its loudness. Each ends softly, without a click."""
    out = np.zeros(max(int(at * RATE) + len(x) for at, x, _ in parts))
    for at, x, loud in parts:
        soft = np.minimum(1, np.arange(len(x), 0, -1) / min(720, len(x) / 3))
        out[int(at * RATE) : int(at * RATE) + len(x)] += loud * soft * x
    return out


def fall(sec: float, half: float) -> Wave:
    """Return a decay to a half every `half` seconds, after an attack of one millisecond."""
    t = time(sec)
    return np.minimum(1, t / 0.001) * 0.5 ** (t / half)


def swell(sec: float, up: float, down: float) -> Wave:
    """Return an envelope that rises in `up` seconds and falls in `down`."""
    t = time(sec)
    return np.clip(np.minimum(t / up, (sec - t) / down), 0, 1) ** 1.5


def struck(
    pitch: float,
    ratios: Sequence[float],
    sec: float,
    half: float,
    bright: float = 0.6,
    seed: int = 1,
) -> Wave:
    """Return a struck thing: modes that decay the faster the higher they are."""
    rng, t, out = np.random.default_rng(seed), time(sec), np.zeros(int(sec * RATE))
    for n, ratio in enumerate(ratios):
        f = pitch * ratio * (1 + rng.uniform(-0.006, 0.006))
        if f < RATE / 2.2:
            out += bright**n * np.sin(2 * np.pi * f * t) * 0.5 ** (t / (half / (1 + 0.55 * n)))
    return out * np.minimum(1, t / 0.0005)


def noise(sec: float, low: float, high: float, seed: int = 1) -> Wave:
    """Return noise between two pitches."""
    n = int(sec * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(n + 4800))
    f = np.fft.rfftfreq(n + 4800, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 4)
    x = np.fft.irfft(spectrum)[2400 : 2400 + n]
    return x / np.max(np.abs(x))


def click(low: float, high: float, sec: float = 0.012, half: float = 0.002, seed: int = 1) -> Wave:
    return noise(sec, low, high, seed) * fall(sec, half)


def glide(pitches: Sequence[float], sec: float, curve: float = 1.0) -> Wave:
    """Return the phase of a tone that glides through pitches."""
    x = np.linspace(0, 1, int(sec * RATE)) ** curve
    f = np.exp(np.interp(x, np.linspace(0, 1, len(pitches)), np.log(pitches)))
    return 2 * np.pi * np.cumsum(f) / RATE


def thump(high: float, low: float, sec: float, half: float) -> Wave:
    return np.sin(glide((high, low), sec, 0.4)) * fall(sec, half)


def bell(pitch: float, sec: float, half: float, ratio: float = 2.76, index: float = 2.2) -> Wave:
    """Return a bell by frequency modulation: the overtones fade before the tone."""
    t = time(sec)
    return np.sin(
        2 * np.pi * pitch * t + index * fall(sec, half / 3) * np.sin(2 * np.pi * pitch * ratio * t)
    ) * fall(sec, half)


def pluck(pitch: float, sec: float, soft: float = 0.5, seed: int = 1) -> Wave:
    """Return a plucked string by Karplus-Strong, a period at a time."""
    n = int(RATE / pitch)
    ring = noise(0.1, 60, 500 + 9000 * (1 - soft), seed)[:n]
    ring = ring - ring.mean()
    out = np.zeros(int(sec * RATE))
    for i in range(0, len(out), n):
        out[i : i + n] = ring[: len(out[i : i + n])]
        ring = 0.996 * (0.5 * ring + 0.5 * np.roll(ring, 1))
    return out / np.max(np.abs(out)) * swell(sec, 0.001, sec * 0.3)


def note(name: str) -> float:
    """Return the pitch of a note; "A4" is 440."""
    return 440 * 2 ** (
        ("C C#D D#E F F#G G#A A#B ".index(name[:-1].ljust(2)) // 2 - 9) / 12 + int(name[-1]) - 4
    )

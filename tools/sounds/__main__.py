"""Write every sound as Opus, and as MP3 for browsers that do not decode Opus in Ogg.

    python -m tools.sounds            writes src/cheesemoon/view/static/sounds
    python -m tools.sounds NAME...    writes these sounds only
    python -m tools.sounds --wav DIR  writes WAV files (48 kHz, mono, 16 bit) and encodes nothing

Encoding needs FFmpeg with libopus and libmp3lame, such as that of the package imageio-ffmpeg.
`FFMPEG` names its path. The encoded files are in the repository, so that others need no encoder.
Effects are brought to -20 LUFS (loudest 400 ms), music to -28 LUFS. No peak is over -1.5 dBFS,
and none over -1 dBFS after decoding: a codec can raise a short blow by more than 1 dB.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from . import things, tunes
from .material import RATE, Wave

STATIC = Path(__file__).parents[2] / "src" / "cheesemoon" / "view" / "static" / "sounds"
EFFECT, MUSIC, PEAK = -20.0, -28.0, 10 ** (-1.5 / 20)
DECODED = -1.0  # dBFS, the highest peak of an encoded file
# Encoder settings by file name ending, for effects and for music.
CODECS = {
    "opus": (["libopus", "-b:a", "24k"], ["libopus", "-b:a", "14k"]),
    "mp3": (
        ["libmp3lame", "-ar", "24000", "-b:a", "32k"],
        ["libmp3lame", "-ar", "16000", "-b:a", "24k"],
    ),
}

SOUNDS: dict[str, Callable[[], Wave]] = {
    "dice-1": lambda: things.dice(250, 11),
    "dice-2": lambda: things.dice(285, 23),
    "dice-3": lambda: things.dice(225, 37),
    "die-settle": things.die_settle,
    "hit-ring": things.hit_ring,
    "miss": things.miss,
    "cheese": things.cheese,
    "bulb": things.bulb,
    "bottle": things.bottle,
    "can": things.can,
    "cap": things.cap,
    "coin": things.coin,
    "stamp": things.stamp,
    "clunk": things.clunk,
    "whoosh": things.whoosh,
    "tick": things.tick,
    "trap": things.trap,
    "squeak-1": lambda: things.squeaks(2300, 1),
    "squeak-2": lambda: things.squeaks(2750, 4),
    "squeak-3": lambda: things.squeaks(1900, 7),
    "rat-step": things.rat_step,
    "bite": things.bite,
    "cage": things.cage,
    "flute": things.flute,
    "shot": things.shot,
    "hit": things.hit,
    "explosion": things.explosion,
    "column": things.column,
    "reinforcement": things.reinforcement,
    "ship": things.ship,
    "mine": things.mine,
    "taxi-start": things.taxi_start,
    "breakdown": things.breakdown,
    "seat": things.seat,
    "fuel": things.fuel,
    "your-turn": tunes.your_turn,
    "hint": tunes.hint,
    "badge": tunes.badge,
    "victory": tunes.victory,
    "defeat": tunes.defeat,
    "music-lobby": tunes.music_lobby,
    "music-end": tunes.music_end,
}


def weighted(x: Wave) -> Wave:
    """Return a wave weighted as ITU-R BS.1770 says, in the frequency domain."""
    n = len(x) + RATE
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(n, 1 / RATE) / RATE)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    high = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(x, n) * shelf * high, n)[: len(x)]


def loudness(x: Wave, whole: bool = False) -> float:
    """Return the loudness in LUFS, of the whole or of its loudest 400 ms."""
    power = np.cumsum(
        np.concatenate((np.zeros(int(0.4 * RATE)), weighted(x) ** 2, np.zeros(int(0.4 * RATE))))
    )
    block = int(0.4 * RATE)
    mean = np.mean(weighted(x) ** 2) if whole else np.max(power[block:] - power[:-block]) / block
    return float(-0.691 + 10 * np.log10(mean))


def finished(name: str, x: Wave) -> Wave:
    """Bring a wave to its loudness. Bend peaks instead of cutting them."""
    song = name.startswith("music")
    x = x - (0 if song else np.mean(x))
    if not song:
        x[-480:] *= np.linspace(1, 0, 480)
    for _ in range(12):
        x = x * 10 ** (((MUSIC if song else EFFECT) - loudness(x, song)) / 20)
        if np.max(np.abs(x)) <= PEAK:
            break
        x = PEAK * np.tanh(x / PEAK)
    return np.clip(x, -PEAK, PEAK)


def write_wav(path: Path, x: Wave) -> None:
    """Write a wave as a WAV file."""
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((x * 32767).astype("<i2").tobytes())


def encoder() -> str:
    """Return the path of FFmpeg, from `FFMPEG` or the search path. Refuse if there is none."""
    found = os.environ.get("FFMPEG") or shutil.which("ffmpeg")
    if not found:
        raise SystemExit("FFmpeg is needed: set FFMPEG to its path")
    return found


def encode(source: Path, folder: Path) -> None:
    """Encode a WAV file in both formats."""
    is_music = source.stem.startswith("music")
    for ending, (effect, music) in CODECS.items():
        codec = music if is_music else effect
        bare = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"]
        more = ["-write_xing", "0", "-id3v2_version", "0"] if ending == "mp3" else []
        target = folder / f"{source.stem}.{ending}"
        quieter = 0.0
        for _ in range(4):
            read = [encoder(), "-y", "-loglevel", "error", "-i", str(source)]
            level = ["-af", f"volume={-quieter:.2f}dB"] if quieter else []
            subprocess.run([*read, *bare, *level, "-c:a", *codec, *more, str(target)], check=True)
            over = decoded_peak(target) - DECODED
            if over <= 0:
                break
            quieter += over + 0.1


def decoded_peak(path: Path) -> float:
    """Return the highest peak of an encoded file in dBFS."""
    read = [encoder(), "-loglevel", "error", "-i", str(path), "-f", "f32le", "-"]
    data = subprocess.run(read, check=True, stdout=subprocess.PIPE).stdout
    return float(20 * np.log10(np.max(np.abs(np.frombuffer(data, np.float32)))))


def main() -> None:
    """Make all sounds."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("names", nargs="*", metavar="NAME")
    words.add_argument("--wav", type=Path)
    args = words.parse_args()
    if unknown := set(args.names) - set(SOUNDS):
        raise SystemExit(f"There is no sound {', '.join(sorted(unknown))}.")
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.wav or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for name in args.names or SOUNDS:
            write_wav(folder / f"{name}.wav", finished(name, SOUNDS[name]()))
        if args.wav:
            return
        STATIC.mkdir(exist_ok=True)
        for source in sorted(folder.glob("*.wav")):
            encode(source, STATIC)
    print(sum(path.stat().st_size for path in STATIC.iterdir()), "bytes")


if __name__ == "__main__":
    main()

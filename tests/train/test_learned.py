"""Networks in play: what they answer, how a search asks them, and when they are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots import learned
from cheesemoon.bots.search.network import Net, ask, rewards, sheet_for
from cheesemoon.core import Playing, Style

TAXI = cm.game("space-taxi")


def some_net(inputs: int, seats: int, seed: int = 1) -> Net:
    rng = np.random.default_rng(seed)
    sizes = (inputs, 16, 8, 2 * seats)
    parts: list[Any] = []
    for i in range(3):
        parts.append(rng.normal(size=sizes[i : i + 2]).astype(np.float16).astype(np.float32))
        parts.append(rng.normal(size=sizes[i + 1]).astype(np.float16).astype(np.float32))
    numbers = len(TAXI.observation_names)
    columns = np.sort(rng.choice(numbers, inputs, replace=False)).astype(np.int64)
    return Net(columns, *parts)


def card_of(seats: int, **other: Any) -> dict[str, Any]:
    return {
        "game": TAXI.name,
        "rules": TAXI.rules_version,
        "observation": learned.fingerprint(TAXI),
        "seats": seats,
        "options": {},
        "search": {"turns": 1, "explore": 0.2},
        "scale": 20.0,
        "usual": 0.0,
        **other,
    }


def test_the_loops_answer_what_matrices_do() -> None:
    net = some_net(40, 3)
    sheet = sheet_for(net, len(TAXI.observation_names))
    table = TAXI.new(seats=3, seed=4)
    sheet.row[:] = TAXI.observe(table, 1)
    ask(net, sheet)
    hidden = np.maximum(0, sheet.row[net.columns] @ net.first + net.first_bias)
    inner = np.maximum(0, hidden @ net.second + net.second_bias)
    wanted = inner @ net.third + net.third_bias
    assert np.allclose(sheet.answer, wanted, rtol=1e-4, atol=1e-4)

    found, victories = np.zeros(3), np.zeros(4)
    rewards(3, 1, sheet, 0.6, found, victories)
    chances = 1 / (1 + np.exp(-wanted[:3]))
    ahead = 0.5 + 0.5 * wanted[3:] / (1 + np.abs(wanted[3:]))
    assert np.allclose(np.roll(found, -1), 0.6 * chances + 0.4 * ahead, atol=1e-4)
    assert np.allclose(np.roll(victories[:3], -1), chances, atol=1e-4) and victories[3] == 1


def test_a_search_asks_a_network_and_plays_the_same_for_the_same_seed(tmp_path: Path) -> None:
    paths = [learned.write(tmp_path, str(i), some_net(40, 2, seed=i), card_of(2)) for i in range(2)]
    table = TAXI.new(seats=2, seed=3)
    table.play("roll")

    def thought(path: Path) -> bots.Thought:
        return bots.bot(f"search:steps=2000,turns=1,net={path}", TAXI, seed=1).think_at(table)

    one, again, other = thought(paths[0]), thought(paths[0]), thought(paths[1])
    assert one == again and one.outlook != other.outlook
    assert all(0 < x < 1 for x in (*one.outlook, *one.won))
    assert len(one.won) == 2


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    net = some_net(30, 2)
    network = learned.read(TAXI, learned.write(tmp_path, "2", net, card_of(2)))
    for before, after in zip(net, network.net, strict=True):
        assert np.array_equal(before, after) and after.flags.c_contiguous
    assert network.fits(2, TAXI.check_options({})) and not network.fits(3, {})


def damage(path: Path) -> None:
    data = bytearray(path.with_suffix(".npz").read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.with_suffix(".npz").write_bytes(data)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (damage, "damaged|cannot be read"),
        (lambda p: p.with_suffix(".npz").unlink(), "cannot be read and is not used"),
        (lambda p: p.with_suffix(".npz").write_bytes(b""), "cannot be read"),
        (lambda p: p.write_text("{"), "cannot be read"),
        (lambda p: p.write_text("[]"), "cannot be read"),
    ],
)
def test_a_damaged_network_is_refused_in_a_sentence(
    tmp_path: Path, change: Any, sentence: str
) -> None:
    path = learned.write(tmp_path, "2", some_net(30, 2), card_of(2))
    change(path)
    with pytest.raises(bots.BadNetwork, match=sentence) as refused:
        learned.read(TAXI, path)
    assert all("network" not in refused.value.text(lang).split()[0] for lang in ("pl", "de"))
    with pytest.raises(bots.BadNetwork):
        bots.bot(f"search:net={path}", TAXI)


@pytest.mark.parametrize(
    "other", [{"rules": 99}, {"observation": "of something else"}, {"game": "first-rat"}]
)
def test_a_network_for_other_rules_is_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    path = learned.write(tmp_path, "2", some_net(30, 2), card_of(2, **other))
    with pytest.raises(bots.BadNetwork, match="was not trained for space-taxi with rules"):
        learned.read(TAXI, path)


def test_weights_that_do_not_fit_each_other_never_reach_the_loops(tmp_path: Path) -> None:
    net = some_net(30, 2)
    for wrong in (
        net._replace(columns=net.columns + 1000),
        net._replace(second=net.second[:-1]),
        net._replace(third_bias=net.third_bias[:-1]),
        net._replace(first=np.full_like(net.first, np.nan)),
    ):
        path = learned.write(tmp_path, "2", wrong, card_of(2))
        with pytest.raises(bots.BadNetwork, match="is damaged"):
            learned.read(TAXI, path)
    path = learned.write(tmp_path, "2", net, card_of(3))
    with pytest.raises(bots.BadNetwork, match="is damaged"):
        learned.read(TAXI, path)


class Shipping:
    """Space Taxi with networks of its own in some folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.playing = Playing(learned=Playing(style=Style(turns=1, learned=True)))

    def __getattr__(self, name: str) -> Any:
        return getattr(TAXI, name)


def test_the_heuristic_takes_over_where_no_network_can_be_used(tmp_path: Path) -> None:
    folder = tmp_path / learned.FOLDER
    damage(learned.write(folder, "2", some_net(30, 2), card_of(2)))
    learned.write(folder, "3", some_net(30, 3), card_of(3))
    game: Any = Shipping(tmp_path)
    with pytest.warns(RuntimeWarning, match="2.json of space-taxi"):
        assert learned.network_for(game, 2, {}) is None
    found = learned.network_for(game, 3, {})
    assert found is not None and found.card["seats"] == 3
    assert learned.network_for(TAXI, 9, {}) is None


@pytest.mark.parametrize("name", cm.games())
def test_every_network_that_comes_with_a_game_can_be_used_and_says_how_strong_it_is(
    name: str,
) -> None:
    game = cm.game(name)
    for path in (game.folder / learned.FOLDER).glob("*.json"):
        card = learned.read(game, path).card
        assert card["strength"], path
        for measured in card["strength"]:
            assert measured["games"] >= 100 and measured["low"] > 0.5, path
        assert set(card["options"]) <= set(game.options)
        assert json.dumps(card).find("/tmp") < 0

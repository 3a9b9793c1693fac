"""What is counted for pictures and words is what the record says."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon.games.ratcatcher import city, content as c, night, outlook
from cheesemoon.games.ratcatcher.picture import scene as sc


@pytest.mark.parametrize("seed", range(4))
def test_every_place_is_told_as_it_is(seed: int) -> None:
    rng = random.Random(seed)
    table = cm.game("ratcatcher").new(
        seed=seed, ratcatcher=c.CATCHERS[seed], arch_rat=c.ARCH_RATS[seed], mode=c.MODES[seed]
    )
    while not table.over:
        table.play(rng.choice(table.legal()))
        s, scene = table.state, sc.scene_of(table, None, "en")
        assert sorted(scene.town.spots) == s.spots[: s.spots_left].tolist()
        meals = 0
        for area in scene.town.spots:
            here = scene.here(area)
            card = city.card_of(s, area // c.SPAN)
            assert [*here.rats] == s.rats[:, area].tolist()
            assert [here.health, here.yellow, here.purple] == s.lying[:, area].tolist()
            assert here.cheese == s.cheese[area] and here.trap == s.trap[area]
            assert here.effects == s.effects[area]
            assert here.nests == s.nest[area] + c.NESTS[card, area % c.SPAN]
            assert here.hatcheries == c.HATCHERIES[card, area % c.SPAN]
            assert here.characters == scene.big.get(area, ())
            assert here.weight == scene.seen.weight(area) == night.weight(s, area)  # RC-96
            coming = scene.seen.coming(area)
            more = sum(int(c.COMMON_WEIGHT[k]) * int(s.rats[k, a]) for k, a in coming)
            assert here.later == here.weight + more
            meals += bool(here.cheese) and here.later >= c.WEIGHT_THAT_EATS
        assert scene.seen.eaten == meals
        crowds = s.rats.sum(axis=0).reshape(c.DISTRICTS, c.SPAN).sum(axis=1)
        assert scene.seen.crowds.tolist() == crowds.tolist()
        assert outlook.outlook(table) is scene.seen  # counted once

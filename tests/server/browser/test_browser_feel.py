"""How the table feels in a real browser: movements, sounds, vibration, drag and drop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser_help import (
    DESK,
    LIVELY,
    PHONE,
    STILL,
    TOUCH,
    act,
    after,
    sit_down,
    version,
)

from cheesemoon.view.assets import STATIC

MOVED = """() => { window.moved = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push({ kind: this.className.baseVal ?? this.className, frames, how });
  return animate.call(this, frames, how); } }"""
FACES = """(where) => [...document.querySelectorAll(where)].map(e => {
  const art = e.querySelector('use, [data-of]');
  return art.getAttribute('href') ?? art.getAttribute('data-of'); })"""
HIDDEN = """() => [...document.querySelectorAll('#paper .piece')]
  .filter(e => getComputedStyle(e).visibility === 'hidden').length"""
SETTLED = f"""() => !document.querySelector('#motion-sky :is(svg, i, .die)')
  && ({HIDDEN})() === 0"""


def test_dice_tumble_and_end_on_the_faces_that_were_rolled(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference", kept={**STILL, "speed": "normal"})
    sit_down(page, "space-taxi", "here", "here", "here", seed="1")
    page.evaluate(MOVED)
    page.evaluate(  # as soon as ten dice are there, before the first has landed
        f"""() => new MutationObserver(() => {{
        if (window.seen || document.querySelectorAll('#motion-sky .die').length < 10) return;
        window.seen = [({FACES})('#motion-sky .die > b:first-child'),
          ({FACES})('#st-dice .piece'), ({HIDDEN})()];
        }}).observe(document.body, {{ childList: true, subtree: true }})"""
    )
    act(page, "roll")
    page.wait_for_function("() => window.seen")
    seen = page.evaluate("window.seen")
    in_front, lying, waiting = seen
    assert waiting == 10  # they wait below
    assert in_front == lying
    thrown = [m for m in page.evaluate("window.moved") if m["kind"] == "die"]
    assert len(thrown) == 10
    for die in thrown:  # the front is in front again, where the die lies
        assert "translate(0.0px, 0.0px)" in die["frames"][-1]["transform"]
        assert re.search(r"rotateX\(-?0.0deg\)|scale\(1\)", die["frames"][-1]["transform"])
    page.wait_for_function(SETTLED)


def test_what_moves_becomes_clear_where_it_is_for_those_who_want_calm(open_page: Any) -> None:
    calm = open_page(kept={**STILL, "speed": "normal"})
    sit_down(calm, "space-taxi", "here", "here", "here", seed="1")
    calm.evaluate(MOVED)
    act(calm, "roll")
    moved = calm.evaluate("window.moved")
    assert len(moved) >= 10
    assert all(set(frame) == {"opacity"} for m in moved for frame in m["frames"])
    assert all(m["how"] <= 200 for m in moved)
    assert calm.locator("#motion-sky .die").count() == 0


def test_nothing_moves_in_a_hidden_tab(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference", kept={**STILL, "speed": "normal"}, own=True)
    page.add_init_script(SOUNDS)
    sit_down(page, "space-taxi", "here", "here", "here", seed="1")
    page.evaluate("window.away = true")
    page.evaluate(MOVED)
    act(page, "roll")
    assert page.evaluate("window.moved") == []


def test_pieces_hop_along_their_way(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference", kept={**STILL, "speed": "normal"})
    sit_down(page, "first-rat", "here", "here", seed="4")
    page.evaluate(MOVED)
    act(page, "run 0 5")
    moved = page.evaluate("window.moved")
    way = max((m for m in moved if "transform" in m["frames"][0]), key=lambda m: len(m["frames"]))
    landing = way["frames"][5 * 8]  # after five jumps
    assert landing["offset"] * way["how"]["duration"] <= 900
    assert page.locator(".over .trace").count() >= 1
    page.wait_for_selector(".over .trace", state="detached", timeout=6000)
    page.wait_for_function(SETTLED)


FLOWN = """() => { window.flown = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const made = animate.call(this, frames, how);
  if (this.closest('#motion-sky') && this.querySelector('use'))
    made.finished.then(() => 0, () => 0);
  if (this.tagName === 'svg') queueMicrotask(() => {  // boxes come into the sky together
    if (this.parentElement?.id !== 'motion-sky') return;
    made.pause(); made.currentTime = (how.delay ?? 0) + how.duration - 1;
    const { x, y, width, height } = this.getBoundingClientRect();
    window.flown.push([x + width / 2, y + height / 2]); made.play(); });
  return made; } }"""


def test_goods_fly_to_the_number_that_counts_them_and_it_counts_when_they_arrive(
    open_page: Any,
) -> None:
    page = open_page(reduced_motion="no-preference", kept={**STILL, "speed": "slow"})
    sit_down(page, "first-rat", "here", "here", seed="4")
    act(page, "run 0 5")
    page.wait_for_function(SETTLED)
    count = "#panel-0 [data-card=cheese] text"
    before = page.text_content(count)
    page.evaluate(FLOWN)
    act(page, "done")
    assert page.text_content(count) == before  # the cheese is still on its way
    page.wait_for_function("() => window.flown.length > 0")
    box = page.locator("#panel-0 [data-card=cheese]").first.bounding_box()
    for x, y in page.evaluate("window.flown"):
        assert box["x"] - 9 <= x <= box["x"] + box["width"] + 9
        assert box["y"] - 9 <= y <= box["y"] + box["height"] + 9
    page.wait_for_function(SETTLED)
    page.wait_for_function(
        "([where, n]) => Number(document.querySelector(where).textContent) === n",
        arg=[count, int(before) + 1],
    )


SOUNDS = """
window.heard = []; window.noticed = []; window.buzzed = [];
navigator.vibrate = (pattern) => { window.buzzed.push(pattern); return true; };
const asked = window.fetch;
window.fetch = async (address, more) => {
  const answer = await asked(address, more);
  const found = /sounds\\/([\\w-]+)\\.(opus|mp3)/.exec(String(address));
  if (!found) return answer;
  const data = await answer.arrayBuffer();
  return { arrayBuffer: async () => Object.assign(data, { sound: found[1], ending: found[2] }) };
};
window.AudioContext = class {
  currentTime = 0; state = 'running'; destination = {};
  decodeAudioData(data) {
    return data.ending === window.unknown ? Promise.reject(new Error('unknown'))
      : Promise.resolve({ name: data.sound }); }
  createBufferSource() {
    return { playbackRate: {}, connect: (x) => x, stop() {},
      start() { window.heard.push([this.buffer.name, this.loop === true]);
        setTimeout(() => this.onended?.(), 20); } }; }
  createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (x) => x }; }
};
window.Notification = class {
  static permission = 'granted';
  static requestPermission() {}
  constructor(title, more) { window.noticed.push([title, more.body]); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
LOUD = {"speed": "once", "auto": "off", "coach": "off"}


def test_a_bell_and_a_notice_say_that_it_is_your_turn(open_page: Any) -> None:
    one, two = open_page(), open_page("de", kept=LOUD, own=True)
    two.add_init_script(SOUNDS)
    sit_down(one, "space-guardians", "here", "link")
    two.goto(one.locator(".links input[readonly]").first.input_value())
    two.click("main form button.primary")  # an invitation is accepted
    one.keyboard.press("Escape")
    two.wait_for_selector("#ask #question")
    two.wait_for_load_state("load")
    assert not two.title().startswith("●")
    two.mouse.click(5, 300)  # browsers allow sounds after the first touch
    two.evaluate("window.away = true")
    act(one)
    after(two, 0)
    two.wait_for_function("() => window.noticed.length === 1")
    assert two.title().startswith("● Du bist am Zug")
    two.wait_for_function("() => window.heard.some(([name]) => name === 'your-turn')")
    assert two.evaluate("window.noticed") == [["Du bist am Zug", "Space Guardians"]]
    two.click("[data-do=silence]")
    two.reload()
    assert two.get_attribute("[data-do=silence]", "aria-pressed") == "true"  # remembered


def test_sounds_have_three_levels_and_one_switch(open_page: Any) -> None:
    page = open_page(kept={**LOUD, "speed": "fastest"}, own=True, reduced_motion="no-preference")
    page.add_init_script(SOUNDS)
    sit_down(page, "space-taxi", "here", "here", "here", seed="1")
    for name, value in (("effects", "soft"), ("music", "off"), ("bell", "soft")):  # gentle
        assert page.is_checked(f"[data-setting={name}] [value={value}]")
    act(page, "roll")
    page.wait_for_timeout(300)
    assert page.evaluate("window.heard") == []  # nothing before the first touch
    page.mouse.click(5, 300)
    act(page, "place red")
    page.wait_for_function("() => window.heard.some(([name]) => name === 'seat')")
    page.click("[data-do=silence]")
    page.evaluate("window.heard.length = 0")
    act(page, "place green")
    page.wait_for_timeout(500)
    assert page.evaluate("window.heard") == []
    page.click("[data-do=silence]")
    page.evaluate("document.querySelector('[data-setting=effects] [value=off]').click()")
    act(page, "fuel 4")
    page.wait_for_timeout(500)
    assert page.evaluate("window.heard") == []


def test_every_sound_can_be_played_on_its_page(open_page: Any) -> None:
    page = open_page(kept=LOUD, own=True)
    page.add_init_script(SOUNDS)
    page.goto("/sounds")
    names = page.eval_on_selector_all("[data-play]", "all => all.map(e => e.dataset.play)")
    stored = sorted(path.stem for path in (STATIC / "sounds").glob("*.opus"))
    assert sorted(names) == stored == sorted(p.stem for p in (STATIC / "sounds").glob("*.mp3"))
    page.click("[data-play=coin]")
    page.wait_for_function("() => window.heard.some(([name]) => name === 'coin')")
    page.click("[data-play=music-end]")
    page.wait_for_function("() => window.heard.some(([, loops]) => loops)")


def test_a_browser_that_cannot_decode_opus_gets_the_other_format(open_page: Any) -> None:
    page = open_page(kept=LOUD, own=True)
    page.add_init_script(SOUNDS + "window.unknown = 'opus';")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.rsplit("/", 1)[-1]))
    page.goto("/sounds")
    for name in ("coin", "cage"):
        page.click(f"[data-play={name}]")
        page.wait_for_function(f"() => window.heard.some(([name]) => name === '{name}')")
    sounds = [name for name in asked if name.startswith(("coin.", "cage."))]
    assert sounds == ["coin.opus", "coin.mp3", "cage.mp3"]


DECODED = """async ([names, ending]) => {
  const found = {}, context = new OfflineAudioContext(1, 1, 48000);
  const at = document.body.dataset.sprite.replace('sprite.svg', 'sounds/');
  const power = (list) => list.reduce((sum, v) => sum + v * v, 0) / list.length;
  const db = (list) => 10 * Math.log10(power(list) + 1e-12);
  for (const name of names) {
    const answer = await fetch(`${at}${name}.${ending}`);
    const sound = await context.decodeAudioData(await answer.arrayBuffer());
    const data = sound.getChannelData(0);
    const peak = data.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
    found[name] = { long: sound.duration, peak, all: db(data), end: db(data.subarray(-96)),
      kind: answer.headers.get('content-type') }; }
  return found; }"""


def test_every_sound_decodes_in_both_formats_without_clipping_or_clicks(open_page: Any) -> None:
    page = open_page(kept=STILL)
    page.goto("/sounds")
    names = page.eval_on_selector_all("[data-play]", "all => all.map(e => e.dataset.play)")
    opus, mp3 = (page.evaluate(DECODED, [names, ending]) for ending in ("opus", "mp3"))
    for name in names:
        one, other = opus[name], mp3[name]
        assert "audio" in one["kind"] and "audio" in other["kind"], name
        assert max(one["peak"], other["peak"]) < 0.98, name  # dice-1 was cut at 1.0
        assert abs(one["long"] - other["long"]) < 0.2, name
        assert abs(one["all"] - other["all"]) < 4, name  # the longer file has more silence
        if not name.startswith("music"):  # a loop goes on at its end
            assert one["end"] < -36 and other["end"] < -36, name


MIDDLE = """(where) => { const r = document.querySelector(where).getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2]; }"""


def test_a_piece_is_dragged_to_its_place_and_put_back(open_page: Any) -> None:
    page = open_page(kept=STILL)
    sit_down(page, "first-rat", "here", "here", seed="4")
    start = page.evaluate(
        MIDDLE, "#paper .piece[data-pick], #paper .piece.choice:not([data-action])"
    )
    mouse = page.mouse

    def lift() -> None:
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 30, start[1] - 30, steps=3)
        page.wait_for_selector("body.carrying.picked #motion-sky .lifted")

    lift()
    assert page.locator("#paper .lit").count() > 0  # the same places as after a click
    page.keyboard.press("Escape")
    assert page.locator("body.carrying, body.picked").count() == 0
    mouse.up()
    lift()
    mouse.move(6, 90)  # no place of the piece
    mouse.up()
    assert page.locator("body.carrying, body.picked, #motion-sky .lifted").count() == 0
    assert version(page) == 0
    lift()
    box = page.evaluate(
        """() => { const e = [...document.querySelectorAll('#paper .lit')].at(-1);
        const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }"""
    )
    mouse.move(*box, steps=3)
    page.wait_for_selector(".over-target")
    mouse.up()
    after(page, 0)
    assert page.locator("#motion-sky .lifted").count() == 0


def test_a_long_press_lifts_a_piece_and_shows_its_places(open_page: Any) -> None:
    page = open_page("en", PHONE, STILL, own=True, **TOUCH)
    page.add_init_script(SOUNDS)
    sit_down(page, "first-rat", "here", "here", seed="4")
    press = """(kind) => {
      const e = document.querySelector('#paper .piece.choice:not([data-action])');
      const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
      e.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0,
        pointerId: 7, pointerType: 'touch', clientX: x, clientY: y })); }"""
    page.evaluate(press, "pointerdown")
    page.wait_for_selector("body.carrying.picked #motion-sky .lifted")
    assert page.evaluate("window.buzzed.length") == 1
    page.evaluate(press, "pointerup")
    assert page.locator("body.carrying, #motion-sky .lifted").count() == 0
    assert page.locator("body.picked").count() == 1  # the place is chosen next
    page.evaluate("localStorage.setItem('buzz', 'off')")
    page.keyboard.press("Escape")
    page.evaluate(press, "pointerdown")
    page.wait_for_selector("body.carrying")
    assert page.evaluate("window.buzzed.length") == 1  # switched off
    page.evaluate(press, "pointercancel")
    assert page.locator("body.carrying, body.picked").count() == 0


FIRST_CHOICES = """async () => {
  const table = document.querySelector('#table');
  const pause = () => new Promise(done => setTimeout(done, 20));
  while (!document.querySelector('#ask .ended')) {
    const now = table.dataset.version;
    const choices = [...document.querySelectorAll('#all-ways [data-act]')];
    if (choices.length) choices[0].click();
    while (choices.length && table.dataset.version === now) await pause();
    await pause();
  } }"""


def test_the_end_names_the_own_place_first_and_has_no_confetti_after_a_loss(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "bot:greedy", seed="2")
    name = page.text_content("#who-0").split(",")[0].split("(")[0].split(":")[0].strip()
    page.evaluate(FIRST_CHOICES)
    page.goto(page.url.split("?")[0] + "/end")
    assert page.inner_text("h1").startswith("Place 2:")
    assert page.locator(".confetti").count() == 0
    assert page.locator(".stackrow .name").first.inner_text().startswith(name)
    assert "wins!" in page.inner_text(".say-it") and "lead" in page.inner_text(".say-it")
    assert page.get_attribute("body", "data-music") == "music-end"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_an_opponent_speaks_and_covers_no_choice(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(kept={**LIVELY, "talk": "on"}, size=size, own=True)
    sit_down(page, "space-taxi", "here", "bot:easy", seed="2")
    page.wait_for_selector("#speech")
    assert page.inner_text("#speech") == "Cheep! Is it my turn?"
    covered = page.evaluate("""() => {
      const bubble = document.querySelector('#speech').getBoundingClientRect();
      const choices = document.querySelectorAll('[data-action], [data-act], .ask button');
      return [...choices].filter((e) => {
        const box = e.getBoundingClientRect();
        return box.width && box.left < bubble.right && box.right > bubble.left
          && box.top < bubble.bottom && box.bottom > bubble.top; }).length }""")
    assert covered == 0
    page.wait_for_selector("#speech", state="detached")


def test_lines_of_opponents_can_be_switched_off(open_page: Any) -> None:
    page = open_page(kept={**LIVELY, "talk": "off"}, own=True)
    sit_down(page, "space-taxi", "here", "bot:easy", seed="2")
    page.wait_for_timeout(1500)
    assert page.locator("#speech").count() == 0
    page.evaluate("localStorage.talk = 'on'")
    page.reload()
    page.wait_for_selector("#speech")
    page.evaluate("""document.querySelector('[data-setting="talk"] [value="off"]').click()""")
    assert page.locator("#speech").count() == 0


def test_bots_answer_what_happens_with_a_mood(open_page: Any) -> None:
    page = open_page(kept={**LIVELY, "talk": "on"}, own=True)
    sit_down(page, "space-taxi", "here", "bot:greedy", seed="2")
    page.evaluate(FIRST_CHOICES)
    page.wait_for_selector("#strip .mood", state="attached")
    page.wait_for_selector("#speech")
    assert page.locator("#log [data-talk*=':won']").count() == 1


def test_a_replay_plays_pauses_and_has_marks_and_a_slider(open_page: Any) -> None:
    page = open_page(own=True)
    sit_down(page, "space-taxi", "here", "bot:greedy", seed="2")
    page.evaluate(FIRST_CHOICES)
    table = page.url.split("?")[0]
    page.goto(f"{table}/replay?ply=3")
    numbers = page.locator("#timeline .rounds span").all_inner_texts()
    assert numbers == ["1", "2", "3", "4", "5"]
    assert page.locator("#decided img").count() == page.locator("#timeline ol a").count()
    board = page.request.get(page.locator("#decided img").first.get_attribute("src"))
    assert board.status == 200 and "svg" in board.headers["content-type"]
    places = page.evaluate("""[...document.querySelectorAll('#timeline [data-at]')]
      .map((mark) => mark.getBoundingClientRect().left)""")
    assert 1 <= len(places) <= 3 and places == sorted(set(places))
    page.click('#timeline label:has([value="4"])')
    page.click("#timeline button")
    page.wait_for_url("**/replay?ply=5")
    assert page.get_attribute("#timeline button", "aria-label") == "Pause"
    page.click("#timeline button")
    page.wait_for_timeout(700)  # a step that was under way still arrives
    now = page.input_value("#timeline input[type=range]")
    page.wait_for_timeout(700)
    assert page.input_value("#timeline input[type=range]") == now
    page.click("#timeline [data-step] >> nth=0")
    mark = page.get_attribute("#timeline [data-at]", "data-at")
    page.wait_for_url(f"**/replay?ply={mark}&show=1")
    page.focus("#timeline input[type=range]")
    page.keyboard.press("Home")
    page.wait_for_url("**/replay?ply=0")
    assert page.inner_text("#question")


def test_the_turn_that_decided_is_a_moving_picture(open_page: Any) -> None:
    pytest.importorskip("resvg_py", reason="resvg_py is not installed")
    page = open_page()
    sit_down(page, "space-taxi", "here", "bot:greedy", seed="2")
    table = page.url
    assert page.request.get(f"{table}/turn.png").status == 404  # not over
    page.evaluate(FIRST_CHOICES)
    answer = page.request.get(f"{table}/turn.png")
    assert answer.status == 200 and b"acTL" in answer.body() and b"fdAT" in answer.body()
    assert len(answer.body()) < 400_000
    again = page.request.get(f"{table}/turn.png", headers={"if-none-match": answer.headers["etag"]})
    assert again.status == 304
    page.goto(f"{table}/end")
    assert page.locator('#share a[href$="/turn.png"]').count() == 1
    tall = page.request.get(page.get_attribute('#share a[href*="card-tall"]', "href"))
    assert tall.status == 200 and tall.headers["content-type"] == "image/png"


def test_those_without_a_seat_speak_and_stop_nothing(open_page: Any) -> None:
    page = open_page(kept={**LIVELY, "talk": "on"}, own=True)
    sit_down(page, "ratcatcher", "here", seed="2", preset="first")
    page.click("#guide button.ghost")  # no more tips: the guide gives way
    page.wait_for_selector("#speech")
    assert page.inner_text("#speech") == "Kneel before the crown!"
    for _ in range(80):
        if page.locator("#log [data-talk*='world:']").count():
            break
        act(page)
    assert page.locator("#log [data-talk*='world:']").count()
    act(page)  # the page still follows the game


HELD = """window.held = []; window.passing = 1e9;
const send = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...what) {
  if (window.passing-- > 0) send.apply(this, what);
  else window.held.push(() => send.apply(this, what)); };"""


def test_an_update_is_shown_in_small_tasks_and_a_press_ends_them(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference", kept={**STILL, "speed": "normal"}, own=True)
    page.add_init_script(HELD)
    sit_down(page, "first-rat", "here", "here", seed="4")
    page.evaluate("window.passing = 3")  # parse, show what moves, and one part more
    page.evaluate("document.querySelector('#all-ways [data-act=\"run 0 5\"]').click()")
    page.wait_for_function("() => window.held.length === 1")
    assert page.locator("#motion-sky svg").count() > 0  # the rat is on its way
    assert version(page) == 0  # the rest waits for frames
    page.keyboard.press("Shift")
    assert version(page) == 1
    assert page.locator('#all-ways [data-act="run 0 5"]').count() == 0
    page.evaluate("for (const send of window.held) send()")
    assert version(page) == 1

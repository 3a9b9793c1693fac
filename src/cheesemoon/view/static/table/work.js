// @ts-check
// Work in small tasks: each part of an update is a task of its own, so that frames come in between.

const PAUSE = 60; // milliseconds, where the browser does not tell when it is idle

/** Do something when the browser has nothing else to do. @type {(act: () => void) => void} */
export const whenIdle = window.requestIdleCallback?.bind(window) ?? ((act) => setTimeout(act, PAUSE));

function makeQueue() {
  /** @type {(() => void)[]} */
  const acts = [];
  const { port1, port2 } = new MessageChannel();
  let isCalled = false;
  const call = () => {
    if (!isCalled && acts.length) port2.postMessage(0);
    isCalled = acts.length > 0;
  };
  port1.onmessage = () => {
    isCalled = false;
    const act = acts.shift();
    call();
    act?.();
  };
  return {
    /** Do something in a task of its own, after all that was queued before. @param {() => void} act */
    add(act) {
      acts.push(act);
      call();
    },
    hasWork: () => acts.length > 0,
    /** Do all work that is waiting, now. */
    finish() {
      while (acts.length) acts.shift()?.();
    },
  };
}

/** Updates that have come: each is parsed, then put into the queue of the playback. */
export const arrivals = makeQueue();
/** The parts of the update that is shown. */
export const chores = makeQueue();

// What a player presses must fit what the page knows.
for (const name of ["pointerdown", "keydown", "click"]) addEventListener(name, () => chores.finish(), true);

// Messages of the server. Made from view/wire.py by tools/wire_types.py; do not edit.

/** The old children from the first number to the last. */
export type Keep = number[];

/** An old child by its number: its patch, its words, or 0; with `set` or `open` (see `svg_diff`). */
export type ChildPatch = { [key: string]: Patch | string | number };

/** A new child as markup, old children that stay, or an old child that changes. */
export type PatchPart = string | Keep | ChildPatch;

/** The children of an element after a change. */
export type Patch = PatchPart[];

/** A change of a drawing: of its children, and of the attributes of its `<svg>`. */
export interface DrawingPatch {
  parts: Patch;
  /** attributes with new values */
  set?: string;
  /** the whole opening tag */
  open?: string;
}

/** A whole drawing, or what changes in the one that the page shows. */
export type Redrawn = string | DrawingPatch;

/** The changes of a page; a part that is left out stays as it is. */
export interface Update {
  /** the version of the table */
  v: number;
  /** a seat of this viewer acts */
  mine: boolean;
  /** the seat that acts */
  acting: number | null;
  /** a hash of everything that the page shows afterwards */
  stamp: string;
  /** markup by the id of its element */
  parts?: { [key: string]: string };
  picture?: Redrawn;
  /** by seat */
  panels?: { [key: string]: Redrawn };
  /** items that stay, and the markup of the items behind them */
  log?: [number, string];
}

/** The drawings of one moment, as changes of the moment before. */
export interface Frame {
  /** by seat */
  panels: { [key: string]: Redrawn };
  picture?: Redrawn;
  /** markup of the turn's steps */
  steps?: string;
}

/** One thing that happened: its drawings and its lines of the log. */
export interface ReplayStep extends Frame {
  html: string;
  seat: number;
  ply: number;
  /** the step of the turn */
  chapter: string;
  /** a great moment in large words */
  moment?: string;
}

/** Actions shown again, one thing after the other. */
export interface SlowReplay {
  start: Frame;
  steps: ReplayStep[];
}

/** The players who have the page open, and those who are typing. */
export interface Presence {
  /** null: a bot, 1: here, 0: never, else seconds since 1970 */
  seats: (number | null)[];
  typing: number[];
}

/** The clocks of a table, in seconds. */
export interface Clock {
  /** by seat */
  banks: number[];
  /** the seat whose clock runs */
  turn: number | null;
  /** left of the time for this turn; below 0 the bank is being used */
  move: number;
  /** players come and go between turns */
  slow: boolean;
  /** until the clock runs, unless the player to act answers a request before */
  pause?: number;
}

import { withoutMarks } from './label-marks.js';
import { CONTINUING_RULES, joins, TRAILING_RULES } from './label-rules.js';
import { isAdjacent, joinRows, mendCentred, wrapOf, type Wrap } from './label-shapes.js';
import type { Row } from './rows.js';
import { LONG_LABEL } from './weights.js';

/** A heading or a row with values, its label whole. */
export interface Entry extends Row {
  readonly kind: 'heading' | 'line';
}

const finish = (row: Row, kind: Entry['kind']): Entry => ({
  ...row,
  kind,
  label: withoutMarks(row.label),
});

/** Numbers on a line of their own, below a label that fills its line. */
const holdsValuesOf = (pending: Row, row: Row): boolean =>
  row.label === '' &&
  isAdjacent(pending, row) &&
  !pending.label.endsWith(':') &&
  pending.label.split(' ').length >= LONG_LABEL.alone;

interface Joining {
  readonly out: Entry[];
  readonly wrap: Wrap;
  /** A line without numbers that waits for what follows. */
  pending: Row | undefined;
  /** The last row with numbers, as read. */
  last: Row | undefined;
}

const flush = (state: Joining): void => {
  if (state.pending !== undefined) state.out.push(finish(state.pending, 'heading'));
  state.pending = undefined;
};

/** A line without numbers goes on with what waits, or with the row above; else it waits itself. */
const takeText = (state: Joining, next: Row, after: Row | undefined): void => {
  const { pending, last, wrap, out } = state;
  if (pending !== undefined && joins(CONTINUING_RULES, { row: pending, next, after, wrap })) {
    state.pending = joinRows(pending, next);
    return;
  }
  const trails =
    pending === undefined &&
    last !== undefined &&
    out.at(-1)?.kind === 'line' &&
    joins(TRAILING_RULES, { row: last, next, after, wrap });
  if (trails) {
    const whole = { ...joinRows(last, next), middle: next.middle };
    state.last = whole;
    out[out.length - 1] = finish(whole, 'line');
    return;
  }
  flush(state);
  state.pending = next;
};

/** A row with numbers takes the label that waits, where that goes on in it; else that was a heading. */
const takeValues = (state: Joining, next: Row, after: Row | undefined): void => {
  const { pending, wrap } = state;
  const continued =
    pending !== undefined &&
    (holdsValuesOf(pending, next) || joins(CONTINUING_RULES, { row: pending, next, after, wrap }));
  if (!continued) flush(state);
  state.last = continued ? joinRows(pending, next) : next;
  state.pending = undefined;
  state.out.push(finish(state.last, 'line'));
};

/** Puts wrapped labels together: a line without numbers waits; it joins the next row where that continues it, else it is a heading. */
export const entriesOf = (read: readonly Row[]): Entry[] => {
  const rows = mendCentred(read);
  const state: Joining = { out: [], wrap: wrapOf(rows), pending: undefined, last: undefined };
  rows.forEach((row, i) => {
    const take = row.cells.size === 0 ? takeText : takeValues;
    take(state, row, rows[i + 1]);
  });
  return state.out;
};

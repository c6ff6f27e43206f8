import { withoutMarks } from './label-marks.js';
import {
  beginsWithAnd,
  CONTINUING_RULES,
  isEndOfLabel,
  ruleOf,
  TRAILING_RULES,
  VALUE_RULES,
} from './label-rules.js';
import { leadsOn, wholeWords } from './label-words.js';
import { isOpen, joinRows, mendCentred, mendShifted, wrapOf, type Wrap } from './label-shapes.js';
import { withoutNilHeadings } from './nil-headings.js';
import type { Row } from './rows.js';
import { MIXED_ROWS } from './weights.js';

/** A heading or a row with values, with its whole label. */
export interface Entry extends Row {
  readonly kind: 'heading' | 'line';
}

const NO_WORDS: ReadonlySet<string> = new Set();

const finishRow = (row: Row, kind: Entry['kind']): Entry => ({
  ...row,
  kind,
  label: withoutMarks(row.label),
});

const AMOUNT = String.raw`\(?\d{1,3}(?:[.,]\d{3})+\)?`;
/** Two nils, or three amounts and nils, one after the other, with words on one side. */
const AMOUNTS = new RegExp(
  String.raw`(?:^|\s)(?:[–—-]\s+[–—-]|(?:(?:${AMOUNT}|[–—-])\s+){2}(?:${AMOUNT}|[–—-]))(?=\s|$)`,
);

/** Whether a label holds the amounts of a row of another table beside it. */
const holdsAmounts = ({ label }: Row): boolean => AMOUNTS.test(label) && /\p{L}/u.test(label);

const ONE_AMOUNT = new RegExp(String.raw`(?<![\d.,$€£¥])${AMOUNT}(?![\d.,])`);

/** Whether a row without one of its values has an amount in its label: it may be that value. */
const swallowsValue = ({ label, cells }: Row, columns: number): boolean =>
  cells.size > 0 && cells.size < columns && ONE_AMOUNT.test(label);

/** A row whose label is only the end of one, or its beginning: nothing shows which row it is. */
const withCutLabel = (row: Row): Row => ({
  ...row,
  cells: new Map([...row.cells].map(([at, cell]) => [at, { doubt: 'cut-label', ...cell }])),
});

/** Rows into whose labels amounts were read, from which two tables are read as one. */
const isMixed = (entries: readonly Entry[]): boolean =>
  entries.filter(({ kind, ...row }) => kind === 'line' && holdsAmounts(row)).length >= MIXED_ROWS;

interface Joining {
  readonly out: Entry[];
  readonly wrap: Wrap;
  /** A line without numbers that waits for what follows. */
  pending: Row | undefined;
  /** Nothing shows whether the waiting line is a whole label. */
  unsure: boolean;
  /** The last row with numbers, as read. */
  last: Row | undefined;
}

const flushPending = (state: Joining): void => {
  if (state.pending !== undefined) state.out.push(finishRow(state.pending, 'heading'));
  state.pending = undefined;
  state.unsure = false;
};

/**
 * A line without numbers continues the waiting line, or the row above; otherwise it waits itself.
 */
const takeText = (state: Joining, next: Row, rest: readonly Row[]): void => {
  const after = rest[1];
  const { pending, last, wrap, out } = state;
  if (pending !== undefined) {
    const rule = ruleOf(CONTINUING_RULES, { row: pending, next, after, rest, wrap });
    if (rule?.joins === true) {
      state.pending = joinRows(pending, next, rule.name);
      state.unsure ||= rule.unsure === true;
    } else {
      flushPending(state);
      state.pending = next;
    }
    return;
  }
  const rule =
    last === undefined || out.at(-1)?.kind !== 'line'
      ? undefined
      : ruleOf(TRAILING_RULES, { row: last, next, after, rest, wrap });
  if (last === undefined || rule?.joins !== true) {
    state.pending = next;
    return;
  }
  const above = rule.unsure === true ? withCutLabel(last) : last;
  state.last = { ...joinRows(above, next, rule.name), middle: next.middle };
  out[out.length - 1] = finishRow(state.last, 'line');
};

interface Around {
  readonly before: Row | undefined;
  /** The line itself, and those after it. */
  readonly rest: readonly Row[];
}

/**
 * A row with numbers takes the waiting label if that continues in it; otherwise the waiting line
 * was a heading.
 */
const takeValues = (state: Joining, next: Row, { before, rest }: Around): void => {
  const { pending, wrap } = state;
  const after = rest[1];
  const rule =
    pending === undefined
      ? undefined
      : ruleOf(VALUE_RULES, { row: pending, next, after, rest, wrap });
  const joins = rule?.joins === true;
  if (!joins) flushPending(state);
  const isDoubted =
    rule?.unsure === true || (joins ? state.unsure : isEndOfLabel(before, next, wrap));
  const taken = isDoubted ? withCutLabel(next) : next;
  state.last = pending === undefined || !joins ? taken : joinRows(pending, taken, rule.name);
  state.pending = undefined;
  state.unsure = false;
  state.out.push(finishRow(state.last, 'line'));
};

/**
 * Joins wrapped labels. A line without numbers waits: it joins the next row if that continues it,
 * otherwise it is a heading. Of a label whose bracket nothing closes, or that ends in a joining word,
 * the end was not found.
 * `words` are those that the pages print, by which words are told that a line's end breaks.
 */
export const entriesOf = (read: readonly Row[], words = NO_WORDS): Entry[] => {
  const rows = mendShifted(mendCentred(withoutNilHeadings(read)));
  const state: Joining = {
    out: [],
    wrap: wrapOf(rows),
    pending: undefined,
    unsure: false,
    last: undefined,
  };
  rows.forEach((row, i) => {
    const rest = rows.slice(i);
    if (row.cells.size === 0) takeText(state, row, rest);
    else takeValues(state, row, { before: rows[i - 1], rest });
  });
  const mixed = isMixed(state.out);
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.size));
  return state.out.map((entry) => {
    const { label, unsure } = wholeWords(entry.label, words);
    const whole = { ...entry, label };
    const cut =
      unsure ||
      isOpen(label) ||
      leadsOn(label) ||
      beginsWithAnd(label) ||
      swallowsValue(whole, columns);
    return mixed || cut ? { ...whole, ...withCutLabel(whole) } : whole;
  });
};

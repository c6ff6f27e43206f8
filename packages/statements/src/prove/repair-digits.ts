import { writeNumber } from '../evidence/in-writing.js';
import type { Check, RawLineItem, RawStatement } from '@fde/contracts';

import { proveStatement } from './prove-statement.js';
import { howRead, isRecognised } from './reading-doubt.js';
import { roundResult } from '../identities/equation.js';

/** What character recognition saw of a cell. */
interface Seen {
  readonly text: string;
  /** 0-1. */
  readonly certainty?: number;
}

export type SeenCell = (row: number, year: string) => Seen | undefined;

/** Digits whose shapes recognition confuses. */
const LOOKALIKES = ['068', '689', '17', '14', '27', '38', '35', '56', '58', '49', '39'];
const lookAlike = (a: string, b: string): boolean =>
  LOOKALIKES.some((set) => set.includes(a) && set.includes(b));

/** Below this, recognition itself is in doubt: any one digit may be another. */
const UNSURE = 0.7;
const MOST_REPAIRS = 12;

/** Whether two whole numbers differ in one digit that may have been misread. */
const oneDigitOff = (from: number, to: number, unsure: boolean): boolean => {
  const [a, b] = [String(Math.abs(from)), String(Math.abs(to))];
  if (from === to || Math.sign(from) !== Math.sign(to) || a.length !== b.length) return false;
  const off = [...a].flatMap((digit, i) => (digit === b[i] ? [] : [[digit, b[i] ?? ''] as const]));
  return off.length === 1 && off.every(([x, y]) => unsure || lookAlike(x, y));
};

/** "5,938,184.9235": a group of more than three digits behind a mark, which no amount has. */
const isMisgrouped = (text: string): boolean => {
  const [, ...groups] = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  return groups.some((group) => group.length > 3);
};

/** Whether digits are others with one more among them. */
const hasOneMore = (digits: string, others: string): boolean =>
  digits.length === others.length + 1 &&
  [...digits].some((_, at) => digits.slice(0, at) + digits.slice(at + 1) === others);

/** A digit that recognition saw twice: the number without it is printed. */
const digitTooMany = (text: string, to: number): boolean =>
  isMisgrouped(text) && hasOneMore(text.replace(/\D/g, ''), String(Math.abs(to)));

/** A lost bracket: `1,234)` is printed `(1,234)`. */
const lostBracket = (text: string): boolean => /\)$/.test(text) && !text.includes('(');

/** Whether what was seen can be a misreading of `to`. */
const mayRead = (from: number, to: number, seen: Seen | undefined): boolean =>
  oneDigitOff(from, to, (seen?.certainty ?? 1) < UNSURE) ||
  (Math.sign(from) === Math.sign(to) && digitTooMany(seen?.text ?? '', to)) ||
  (to === -from && lostBracket(seen?.text ?? ''));

const isStrong = ({ kind }: Check): boolean =>
  kind === 'sum' || kind === 'difference' || kind === 'balance';
const failuresOf = (raw: RawStatement): Check[] =>
  raw.checks.filter((c) => !c.holds && isStrong(c));

/** Everything that fails: the change that also repairs looser ties is the better one. */
const countUnheld = (raw: RawStatement): number =>
  raw.checks.filter((c) => !c.holds && c.kind !== 'eps').length;

interface Repair {
  readonly row: number;
  readonly year: string;
  readonly value: number;
  /** Recognition confuses what it saw with this; if not, a digit of another shape is printed. */
  readonly isLikely: boolean;
}

const isOpen = (raw: RawStatement, row: number, year: string): boolean => {
  const item = raw.line_items[row];
  const { method, doubt } = howRead(raw, row, year);
  return (
    (item?.unit ?? 'money') === 'money' &&
    item?.values[year] !== undefined &&
    isRecognised(method) &&
    doubt !== 'repaired'
  );
};

/** Changes of one cell each that would make a failed identity hold. */
const candidates = (
  raw: RawStatement,
  { rows = [], year, expected = 0, actual = 0 }: Check,
  seen: SeenCell,
): Repair[] =>
  rows
    .filter((row) => isOpen(raw, row, year))
    .flatMap((row) => {
      const value = raw.line_items[row]?.values[year] ?? 0;
      // Whether the cell is added or subtracted, its error is the difference, in one direction or
      // the other.
      return [value + actual - expected, value - actual + expected]
        .map(roundResult)
        .map((to) => ({ row, year, value: to, isLikely: mayRead(value, to, seen(row, year)) }))
        .filter((repair) => repair.isLikely || oneDigitOff(value, repair.value, true));
    });

const repairedItem = (item: RawLineItem, { year, value }: Repair): RawLineItem => {
  const source = item.sources?.[year];
  const sources =
    source === undefined
      ? item.sources
      : { ...item.sources, [year]: { ...source, doubt: 'repaired' as const } };
  return {
    ...item,
    values: { ...item.values, [year]: value },
    ...(sources === undefined ? {} : { sources }),
  };
};

const applyRepair = (raw: RawStatement, repair: Repair): RawStatement =>
  proveStatement({
    ...raw,
    line_items: raw.line_items.map((item, row) =>
      row === repair.row ? repairedItem(item, repair) : item,
    ),
  });

interface Tried {
  readonly repair: Repair;
  readonly raw: RawStatement;
  readonly failed: number;
}

/**
 * The one change that leaves the fewest failures; none if two do, unless recognition was unsure of
 * only one of them.
 */
const bestOf = (tried: readonly Tried[], before: number, seen: SeenCell): Tried | undefined => {
  const least = Math.min(...tried.map((t) => t.failed));
  const best = tried.filter((t) => t.failed === least && least < before);
  const unsure = best.filter(
    ({ repair }) => (seen(repair.row, repair.year)?.certainty ?? 1) < UNSURE,
  );
  return best.length === 1 ? best[0] : unsure.length === 1 ? unsure[0] : undefined;
};

/** Identities of a cell, one of which chance may close: two show a digit of any shape. */
const ENOUGH_PROOF = 2;

const repairOnce = (raw: RawStatement, seen: SeenCell): Tried | undefined => {
  const before = countUnheld(raw);
  for (const check of failuresOf(raw)) {
    const tried = candidates(raw, check, seen)
      .map((repair) => {
        const after = applyRepair(raw, repair);
        return { repair, raw: after, failed: countUnheld(after) };
      })
      .filter(({ repair, failed }) => repair.isLikely || before - failed >= ENOUGH_PROOF);
    const best = bestOf(tried, before, seen);
    if (best !== undefined) return best;
  }
  return undefined;
};

/**
 * Corrects single digits (one too many, and lost brackets) that character recognition misread, if
 * the changed number closes an identity and no other change does; a digit of another shape only if
 * two identities show it. Printed text is never touched. A repaired cell says so in its doubt and in
 * the notes, stays below 0.99, and proves nothing about its neighbours.
 */
export const repairDigits = (statement: RawStatement, seen: SeenCell): RawStatement => {
  let raw = statement;
  const notes: string[] = [];
  while (notes.length < MOST_REPAIRS) {
    const found = repairOnce(raw, seen);
    if (found === undefined) break;
    const { row, year, value } = found.repair;
    const item = raw.line_items[row];
    notes.push(
      `Recognised as ${writeNumber(item?.values[year] ?? 0)}, read as ${writeNumber(value)} because sums close with it: ${item?.name ?? ''} [${year}]`,
    );
    raw = found.raw;
  }
  return notes.length === 0 ? raw : { ...raw, notes: [...(raw.notes ?? []), ...notes] };
};

import type { CellSource, RawStatement, ReadingDoubt } from '@fde/contracts';

import { mostInDoubt } from '../evidence/decision.js';

/** A cell names only one doubt, the one that allows the least. */
export const weakerDoubt = (a: ReadingDoubt | undefined, b: ReadingDoubt): ReadingDoubt =>
  a !== undefined && mostInDoubt(a) <= mostInDoubt(b) ? a : b;

/** How one cell was read. */
export interface HowRead {
  readonly method: string;
  readonly doubt?: ReadingDoubt;
}

export const howRead = (
  raw: Pick<RawStatement, 'line_items' | 'method'>,
  row: number,
  year: string,
): HowRead => readingOf(raw.line_items[row]?.sources?.[year], raw.method);

/** `method` is the statement's; a cell states its own only if it differs. */
export const readingOf = (source: CellSource | undefined, method: string): HowRead => ({
  method: source?.method ?? method,
  ...(source?.doubt === undefined ? {} : { doubt: source.doubt }),
});

/** Whether character recognition read the cell. */
export const isRecognised = (method: string): boolean => method === 'ocr';

/** Whether the cell is a fact of a tagged report. */
export const isTagged = (method: string): boolean => method === 'tagged';

/** How a figure was read that a person settled. */
export const REVIEWED = 'reviewed';

/** Whether a person settled the cell: then nothing is left to prove. */
export const isReviewed = (source: Pick<CellSource, 'method'> | undefined): boolean =>
  source?.method === REVIEWED;

/**
 * Reports read before a doubt had a field of its own carry it behind the method:
 * `layout-facing-pages`. The two are separated once, when stored data is taken in.
 */
export const withDoubtApart = (source: CellSource): CellSource => {
  const { method, ...rest } = source;
  const doubt = DOUBTS.find((one) => method?.endsWith(`-${one}`) === true);
  return method === undefined || doubt === undefined
    ? source
    : { ...rest, method: method.slice(0, -doubt.length - 1), doubt: source.doubt ?? doubt };
};

const DOUBTS: readonly ReadingDoubt[] = [
  'facing-pages',
  'ambiguous-columns',
  'unnamed-columns',
  'cut-number',
  'partly-reread',
  'repaired',
];

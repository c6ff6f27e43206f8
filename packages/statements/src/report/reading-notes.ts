import type { ReadingDoubt } from '@fde/contracts';
import { MOST_ROWS } from '../rows/weights.js';
import type { PlacedEntry } from '../rows/sections.js';
import type { Reading } from './reading.js';

/** No more values than these are listed. */
const MOST_LISTED = 40;

const DOUBT_NOTES: Readonly<Partial<Record<ReadingDoubt, string>>> = {
  'facing-pages':
    'Labels and numbers stand on facing pages and were joined by the heights of their rows.',
  'unnamed-columns':
    'Some columns of numbers stand under no year of their own; the numbers may be of another year.',
  'other-unit':
    'The columns state different units: numbers are kept as printed, and year_scales gives the unit of each year.',
  'cut-number':
    'Some numbers stand close after another or begin with a zero: they may be the end of a longer number.',
  'cut-label':
    'Parts of some labels were not found: the end of a page or line cuts them, or nothing closes their bracket.',
  repaired:
    'Some numbers were misread by character recognition and corrected by their column or by sums; they are less certain.',
  'partly-reread':
    'Parts of a garbled page could be read by one of two readers only; the rows beside them are less certain.',
};

const doubtNotes = (placed: readonly PlacedEntry[]): string[] => {
  const found = new Set([...placed.flatMap((p) => [...p.cells.values()].map((c) => c.doubt))]);
  return [...found].flatMap((d) => (d === undefined ? [] : (DOUBT_NOTES[d] ?? [])));
};

const droppedNotes = ({ rows }: Reading): string[] => {
  const dropped = [...new Set(rows.flatMap((r) => [...r.dropped]))].slice(0, MOST_LISTED);
  return dropped.length === 0
    ? []
    : [`Printed beside the rows, but in no fiscal year's column: ${dropped.join(' ')}`];
};

const cutNotes = ({ rows }: Reading): string[] =>
  rows.some((r) => r.cut === true)
    ? [`The table has more than ${MOST_ROWS} rows; those that follow were not read.`]
    : [];

/**
 * What a reader must know about a reading: rows beyond the limit, numbers in no column, and doubts
 * about cells.
 */
export const notesOf = (placed: readonly PlacedEntry[], reading: Reading): string[] => [
  ...cutNotes(reading),
  ...droppedNotes(reading),
  ...doubtNotes(placed),
];

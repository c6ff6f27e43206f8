import { STATEMENT_TYPES } from '@fde/contracts';
import type { TableCell } from '../../model.js';
import { endOf } from '../primary-context.js';
import type { NumberCell, NumberTable } from '../number-cell.js';
import { isOfNotes } from './split-sections.js';
import { statementTitle } from './statement-title.js';

/** A program that writes each part of a statement as a table of its own gives it a few rows of numbers. */
const MOST_ROWS = 8;
/** A heading between two pieces, in characters; a title with its day or a paragraph is longer. */
const MOST_HEADING = 60;
const DIGIT = /\d/;

const isPiece = ({ table, numbers }: NumberTable): boolean =>
  table.isWhole !== true && new Set(numbers.map(({ row }) => row)).size <= MOST_ROWS;

type NameOf = (cell: NumberCell) => string;

const timeOf: NameOf = ({ context: { period } }) => `${period.kind} ${endOf(period)}`;

const columnOf: NameOf = (cell) => `${cell.endColumn} ${timeOf(cell)}`;

/** Whether all that the numbers of a table have is above them too. */
const hasAbove = (before: NumberTable, table: NumberTable, nameOf: NameOf): boolean => {
  const above = new Set(before.numbers.map(nameOf));
  return table.numbers.every((cell) => above.has(nameOf(cell)));
};

const NOTES = /\bnotes?\b/i;

/** A heading inside a statement: neither a title of one, nor that of the notes. */
const isHeading = (between: string): boolean =>
  between.length <= MOST_HEADING &&
  !DIGIT.test(between) &&
  !NOTES.test(between) &&
  STATEMENT_TYPES.every((type) => statementTitle(type, between) === undefined);

/** What each row with numbers states, and how it calls that. */
const rowNames = ({ table, numbers }: NumberTable): string[] =>
  numbers.map(({ row, fact }) => `${fact.concept.local} ${table.rows[row]?.[0]?.text ?? ''}`);

/** The statement of the company repeats the rows of its group's. */
const repeats = (before: NumberTable, table: NumberTable): boolean => {
  const above = new Set(rowNames(before));
  const names = rowNames(table);
  return 2 * names.filter((name) => above.has(name)).length > names.length;
};

/** Whether a table goes on with the one before it: its numbers are for the same days or years. */
const goesOn = (before: NumberTable, table: NumberTable): boolean =>
  before.document === table.document &&
  before.table.depth === table.table.depth &&
  isPiece(table) &&
  !isOfNotes(table) &&
  isHeading(table.table.before) &&
  !repeats(before, table) &&
  hasAbove(before, table, timeOf);

interface Placed {
  readonly startColumn: number;
  readonly endColumn: number;
}

/** Numbers of a piece with another grid get columns of their own; its labels stay where labels are. */
const besideColumns = (before: NumberTable, table: NumberTable): NumberTable => {
  if (hasAbove(before, table, columnOf)) return table;
  const width = Math.max(...before.table.rows.flat().map(({ endColumn }) => endColumn));
  const first = Math.min(...table.numbers.map(({ startColumn }) => startColumn));
  const shift = <T extends Placed>(cell: T): T =>
    cell.startColumn < first
      ? cell
      : {
          ...cell,
          startColumn: cell.startColumn + width,
          endColumn: cell.endColumn + width,
        };
  return {
    ...table,
    table: { ...table.table, rows: table.table.rows.map((row) => row.map(shift)) },
    numbers: table.numbers.map(shift),
  };
};

const headingRow = (between: string): readonly TableCell[][] =>
  between === ''
    ? []
    : [[{ text: between, startColumn: 0, endColumn: 0, indent: 0, before: '', facts: [] }]];

const joined = (before: NumberTable, next: NumberTable): NumberTable => {
  const table = besideColumns(before, next);
  const rows = [...before.table.rows, ...headingRow(table.table.before)];
  return {
    ...before,
    table: { ...before.table, rows: [...rows, ...table.table.rows] },
    numbers: [
      ...before.numbers,
      ...table.numbers.map((cell) => ({ ...cell, row: cell.row + rows.length })),
    ],
  };
};

interface Chain {
  readonly whole: NumberTable;
  /** Every table of it is a piece, so that another one may follow. */
  readonly isOpen: boolean;
}

/** Joins tables that are pieces of one, with only headings between them. */
export const joinPieces = (tables: readonly NumberTable[]): NumberTable[] =>
  tables
    .reduce<Chain[]>((chains, table) => {
      const last = chains.at(-1);
      if (last?.isOpen !== true || !goesOn(last.whole, table))
        return [...chains, { whole: table, isOpen: isPiece(table) }];
      return [...chains.slice(0, -1), { whole: joined(last.whole, table), isOpen: true }];
    }, [])
    .map(({ whole }) => whole);

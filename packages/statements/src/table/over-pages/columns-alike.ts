import type { Block } from '../../locate/blocks.js';
import { isStray, numberColumns, type NumberColumn } from '../columns.js';
import { tableOf } from '../table.js';
import { ALIKE } from '../weights.js';

/** Years of a block's header; empty if it has none. */
export const yearsOf = (block: Block): string =>
  tableOf(block)
    .sets[0]?.columns.map((c) => c.date.year)
    .join() ?? '';

/** Whether the heads of all years of a block name the company, and none the group. */
export const isOfCompanyAlone = (block: Block): boolean => {
  const { headed } = tableOf(block);
  return headed.length > 0 && headed.every(({ scope }) => scope === 'company');
};

const columnsOf = ({ layout, from, to }: Block): NumberColumn[] =>
  numberColumns(layout.lines.slice(from, to));

const widestOf = (columns: readonly NumberColumn[]): number =>
  Math.max(0, ...columns.map((c) => c.support));

/** Where the columns of parts end that columns beside them add up. */
const partsOf = (block: Block): number[] =>
  tableOf(block).sets.flatMap(({ inner = [] }) =>
    inner.flatMap((own) => (own?.addsUp === true ? [own.column.right] : [])),
  );

/** Where the columns of gross amounts and deductions end. */
const grossOf = (block: Block): number[] => {
  const { gross, columns } = tableOf(block);
  return columns.filter((_, at) => gross.has(at)).map(({ right }) => right);
};

/** The columns of a block: of parts and sums those of the sums, of gross and net amounts the net ones. */
const ownColumnsOf = (block: Block): NumberColumn[] => {
  const parts = [...partsOf(block), ...grossOf(block)];
  return columnsOf(block).filter(({ right }) =>
    parts.every((part) => Math.abs(part - right) >= ALIKE.samePlace),
  );
};

/** Where the columns of amounts end. */
const rightsOf = (block: Block): number[] => {
  const columns = ownColumnsOf(block);
  const widest = widestOf(columns);
  const own = columns.filter((c) => !isStray(c, widest));
  const amounts = own.filter((c) => c.references < ALIKE.references || c.support < ALIKE.fewRows);
  // If all numbers are as small as those of notes, they are amounts per share.
  return (amounts.length === 0 ? own : amounts).map((c) => c.right);
};

/** How many columns of a block are filled on most rows. */
export const filledColumns = (block: Block): number => {
  const columns = ownColumnsOf(block);
  const least = ALIKE.filled * widestOf(columns);
  return columns.filter((c) => c.support >= least && c.references < ALIKE.references).length;
};

/**
 * Whether the last columns of two tables stand at the same places (or, on a shifted page, the same
 * distance apart), or all columns of one stand at places of the other's.
 */
export const columnsAlign = (a: Block, b: Block): boolean => {
  const [x, y] = [rightsOf(a), rightsOf(b)];
  if (x.length === 0 || y.length === 0) return false;
  const isPlaceOfA = (right: number): boolean =>
    x.some((other) => Math.abs(other - right) < ALIKE.samePlace);
  if (y.length > 1 && y.every(isPlaceOfA)) return true;
  const shift = (x.at(-1) ?? 0) - (y.at(-1) ?? 0);
  if (Math.abs(shift) >= ALIKE.shift * a.layout.width) return false;
  const lasts = Array.from({ length: Math.min(2, x.length, y.length) }, (_, i) => -1 - i);
  return lasts.every((at) => Math.abs((x.at(at) ?? 0) - (y.at(at) ?? 0) - shift) < ALIKE.samePlace);
};

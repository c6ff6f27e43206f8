import type {
  CompiledCellSource,
  CompiledLineItem,
  DerivedSource,
  PeriodAbsence,
  PeriodPart,
} from '@fde/contracts';
import { withoutNoise } from '../evidence/digits.js';
import { isRegrouped, movedLabel, type WindowCell } from './one-basis.js';
import { inWords, type FlowWindow } from './period-window.js';
import type { Recipe, Term } from './recipes.js';
import { restatedBetween, type PrintedCell, type Published } from './restated-between.js';
import type { RowKind } from './row-kind.js';
import { REGROUPED } from './weights.js';

/** A row of a period table, with what its numbers are. */
export interface PeriodRow {
  readonly item: CompiledLineItem;
  readonly kind: RowKind;
  /** The row of the cash at the first day of a period, and that at its last. */
  readonly opening: CompiledLineItem | undefined;
  readonly closing: CompiledLineItem | undefined;
}

/** The table that a row stands in. */
export interface PeriodContext {
  readonly published: Published;
  readonly rows: readonly CompiledLineItem[];
  /** Those that add up: not what stands beside a statement of cash flows, after the cash at its end. */
  readonly addends: readonly CompiledLineItem[];
}

/** A cell of a series: its number with where it is from, or why there is none; nothing of a row without parts. */
export type PeriodCell =
  | { readonly value: number; readonly source: CompiledCellSource | DerivedSource }
  | { readonly absent: PeriodAbsence }
  | undefined;

export const printedCell = (
  item: CompiledLineItem | undefined,
  key: string,
): PrintedCell | undefined => {
  const value = item?.values[key];
  const source = item?.sources[key];
  return value === undefined || source === undefined ? undefined : { value, source };
};

const partOf = ({ window, sign }: Term, { value, source }: PrintedCell): PeriodPart => ({
  period: inWords(window.key),
  sign,
  value,
  document_id: source.document_id,
  extraction_id: source.extraction_id,
  page: source.page,
  confidence: source.confidence,
  ...(source.fact === undefined ? {} : { fact: source.fact }),
  ...(source.bbox === undefined ? {} : { bbox: source.bbox }),
});

const sumOf = (parts: readonly PeriodPart[]): number =>
  withoutNoise(parts.reduce((sum, { sign, value }) => sum + sign * value, 0));

const cellOf = (
  rule: DerivedSource['derived'],
  parts: readonly PeriodPart[],
  atMost = 1,
): PeriodCell => ({
  value: sumOf(parts),
  source: {
    derived: rule,
    confidence: Math.min(atMost, ...parts.map(({ confidence }) => confidence)),
    parts,
  },
});

/** A number that stands at the first or last day of a window, shown in a column of another one. */
const balanceCell = (item: CompiledLineItem | undefined, window: FlowWindow): PeriodCell => {
  const cell = printedCell(item, window.key);
  return cell === undefined
    ? { absent: { reason: 'part_missing', periods: [inWords(window.key)] } }
    : cellOf('balance', [partOf({ window, sign: 1 }, cell)]);
};

/** The document from which on the cells do not stand on one basis; undefined if they do. */
const basisChange = (
  item: CompiledLineItem,
  cells: readonly WindowCell[],
  { published, rows }: PeriodContext,
): number | undefined =>
  restatedBetween(
    cells.map(({ cell }) => cell),
    published,
  ) ?? movedLabel(item, cells, rows);

const flowCell = (item: CompiledLineItem, recipe: Recipe, context: PeriodContext): PeriodCell => {
  const found = recipe.terms.map((term) => ({ term, cell: printedCell(item, term.window.key) }));
  const printed = found.flatMap(({ term, cell }) => (cell === undefined ? [] : [{ term, cell }]));
  if (printed.length === 0) return undefined;
  if (printed.length < found.length) {
    const lacking = found.filter(({ cell }) => cell === undefined);
    const periods = lacking.map(({ term }) => inWords(term.window.key));
    return { absent: { reason: 'part_missing', periods } };
  }
  const cells = printed.map(({ term, cell }) => ({ window: term.window, cell }));
  const change = basisChange(item, cells, context);
  if (change !== undefined) return { absent: { reason: 'restated_between', document_id: change } };
  const windows = cells.map(({ window }) => window);
  const atMost = isRegrouped(item, windows, context.addends) ? REGROUPED : 1;
  const parts = printed.map(({ term, cell }) => partOf(term, cell));
  return cellOf(recipe.rule, parts, atMost);
};

/**
 * The cell of a row in a column that no report prints, by one recipe. Flows are added and taken off,
 * never across a restatement; the cash at the ends is that of the days; what is per share, a count or an
 * average is never computed.
 */
const deriveCell = (row: PeriodRow, recipe: Recipe, context: PeriodContext): PeriodCell => {
  const { item, kind, opening, closing } = row;
  if (kind === 'average')
    return recipe.terms.some(({ window }) => item.values[window.key] !== undefined)
      ? { absent: { reason: 'not_additive' } }
      : undefined;
  if (kind === 'opening' || kind === 'closing') {
    const { at, window } = recipe[kind];
    return balanceCell(at === 'closing' ? closing : opening, window);
  }
  return flowCell(item, recipe, context);
};

/** Which of two recipes says more of a cell. */
const rankOf = (cell: PeriodCell): number => {
  if (cell === undefined) return 3;
  if (!('absent' in cell)) return 0;
  return cell.absent.reason === 'part_missing' ? 2 : 1;
};

/** The cell by the first recipe that gives a number, otherwise the most telling reason. */
export const deriveByFirst = (
  row: PeriodRow,
  recipes: readonly Recipe[],
  context: PeriodContext,
): PeriodCell => {
  const cells = recipes.map((recipe) => deriveCell(row, recipe, context));
  return cells.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
};

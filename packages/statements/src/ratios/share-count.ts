import type { CompiledData, RatioFigure } from '@fde/contracts';
import { rowScales } from '../compare/row-scales.js';

/** A number of shares on the shares of today. */
export interface ShareCount {
  readonly value: number;
  /** What it is multiplied by for single shares. */
  readonly scale: number;
}

/** Every year of every ratio asks for them, and each answer reads all rows: of a statement once. */
const scalesOf = new WeakMap<CompiledData, readonly (number | null)[]>();

/** The unit of each row of an income statement, in which share counts stand; null where nothing proves it. */
export const shareScales = (income: CompiledData): readonly (number | null)[] => {
  const known = scalesOf.get(income);
  if (known !== undefined) return known;
  const scales = rowScales(income.statement_type, income.line_items, income.scale);
  scalesOf.set(income, scales);
  return scales;
};

/** A figure that counts shares; undefined where nothing proves its unit. */
export const shareCount = (
  income: CompiledData,
  scales: readonly (number | null)[],
  { index, year, value }: Pick<RatioFigure, 'index' | 'year' | 'value'>,
): ShareCount | undefined => {
  const scale = scales[index] ?? null;
  if (scale === null) return undefined;
  const adjusted = income.line_items[index]?.sources[year]?.adjusted;
  return { value: adjusted?.reason === 'stock_split' ? adjusted.value : value, scale };
};

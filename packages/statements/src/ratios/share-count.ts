import type { CompiledData, RatioFigure } from '@fde/contracts';
import { rowScales } from '../compare/row-scales.js';

/** A number of shares on the shares of today. */
export interface ShareCount {
  readonly value: number;
  /** What it is multiplied by for single shares. */
  readonly scale: number;
}

/** The unit of each row of an income statement, in which share counts stand; null where nothing proves it. */
export const shareScales = ({
  statement_type: type,
  line_items: items,
  scale,
}: CompiledData): readonly (number | null)[] => rowScales(type, items, scale);

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

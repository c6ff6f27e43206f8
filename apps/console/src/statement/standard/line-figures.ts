import type { CompiledData, CompiledLineItem } from '@fde/contracts/resources';
import type { Line } from './line-name.js';

type Figures = Pick<CompiledLineItem, 'values' | 'sources'>;
type Source = CompiledLineItem['sources'][string];

/** The source of a cell that is one printed figure, where a stock split has changed its basis. */
function splitSource({ parts }: Line['cells'][string], data: CompiledData, year: string): Source[] {
  const [part, ...others] = parts;
  const source = part && data.line_items[part.row]?.sources[year];
  // Signs are of one convention in the lines already.
  return others.length === 0 && source?.adjusted?.reason === 'stock_split' ? [source] : [];
}

/** The numbers of a line over the years, with what puts them on one basis. */
export function figuresOf({ cells }: Line, data: CompiledData): Figures {
  const entries = Object.entries(cells);
  const values = entries.map(([year, { value }]) => [year, value] as const);
  const sources = entries.flatMap(([year, cell]) =>
    splitSource(cell, data, year).map((source) => [year, source] as const),
  );
  return { values: Object.fromEntries(values), sources: Object.fromEntries(sources) };
}

import {
  MISSING_YEARS,
  REPORTING_COMPANY,
  type CellSource,
  type Check,
  type CompiledData,
  type FigureName,
  type Question,
  type RawStatement,
  type ReadingDecision,
} from '@fde/contracts';
import { aroundFigure, type AroundFigure } from './around-figure.js';
import { figureOfCell } from './questions/ask-of-series.js';
import { findRow } from './find-figure.js';
import { isReadable } from './readable-statement.js';

/** One year of a row's series. */
interface SeriesCell {
  readonly year: string;
  readonly value: number | null;
  readonly document_id: number | null;
}

/** What a person sees beside a question. */
export interface ShownReview {
  readonly decided: Record<string, ReadingDecision>;
  readonly source: CellSource | null;
  readonly checks: Check[];
  readonly series: SeriesCell[];
  /** How many figures the verdict settles. */
  readonly cells: number;
  readonly around: AroundFigure | null;
}

const NOTHING: ShownReview = {
  decided: {},
  source: null,
  checks: [],
  series: [],
  cells: 0,
  around: null,
};

type Shown = Pick<Question, 'decision' | 'item' | 'page'> & {
  readonly bbox: readonly number[] | null;
};

const decisionsOf = (raw: RawStatement): [string, ReadingDecision][] =>
  Object.entries(raw.decisions ?? {});

const cellsOf = (raw: RawStatement): number =>
  raw.line_items.reduce((count, { values }) => count + Object.keys(values).length, 0);

const seriesOf = (
  compiled: CompiledData | undefined,
  raw: RawStatement,
  extractionId: number,
  index: number,
  item: FigureName,
): SeriesCell[] => {
  for (const table of [
    ...(compiled === undefined ? [] : [compiled]),
    ...(compiled?.separate_statements ?? []),
  ]) {
    const row = table.line_items.find((one) =>
      Object.entries(one.sources).some(
        ([year, source]) =>
          (source.printings ?? [source]).some((at) => at.extraction_id === extractionId) &&
          figureOfCell(raw, one, year, {
            ...source,
            ...source.printings?.find((at) => at.extraction_id === extractionId),
          })?.index === index,
      ),
    );
    const found = row ?? table.line_items.find(({ name }) => index < 0 && name === item.name);
    if (found === undefined) continue;
    return table.years.map((year) => ({
      year,
      value: found.values[year] ?? null,
      document_id: found.sources[year]?.document_id ?? null,
    }));
  }
  return [];
};

const showFigure = (
  raw: RawStatement,
  { page, bbox }: Shown,
  item: FigureName,
  extractionId: number,
  compiled: CompiledData | undefined,
): ShownReview => {
  const index = findRow(raw, item) ?? -1;
  return {
    decided: Object.fromEntries(decisionsOf(raw).filter(([, { doubt }]) => doubt !== undefined)),
    source: raw.line_items[index]?.sources?.[item.year] ?? null,
    checks: raw.checks.filter(
      ({ year, rows }) => year === item.year && (rows ?? []).includes(index),
    ),
    series: seriesOf(compiled, raw, extractionId, index, item),
    cells: 1,
    around: aroundFigure(raw, item, page, bbox),
  };
};

/** Where the report names its company; the verdict settles all of its figures. */
const showOwner = (raw: RawStatement): ShownReview => ({
  ...NOTHING,
  decided: Object.fromEntries(decisionsOf(raw).filter(([name]) => name === 'company_name')),
  cells: cellsOf(raw),
});

/** The evidence for and against a figure or decision, and its neighbours in the compiled series. */
export const showReview = (
  shown: Shown,
  raw: unknown,
  extractionId: number,
  compiled: CompiledData | undefined,
): ShownReview => {
  const { decision, item } = shown;
  if (!isReadable(raw)) return NOTHING;
  if (item !== null) return showFigure(raw, shown, item, extractionId, compiled);
  if (decision === MISSING_YEARS) return NOTHING;
  if (decision === REPORTING_COMPANY) return showOwner(raw);
  return {
    decided: Object.fromEntries(decisionsOf(raw).filter(([name]) => name === decision)),
    source: null,
    checks: raw.checks.filter(({ holds, severity }) => !holds && severity !== 'warning'),
    series: [],
    cells: cellsOf(raw),
    around: null,
  };
};

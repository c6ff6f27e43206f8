import type { Figure } from '@fde/contracts';

/** A column of a table of figures: its name, its kind, and what a figure has there; null where it has nothing. */
export type FigureColumn =
  | Column<'text', string>
  | Column<'number', number>
  | Column<'whole', number>
  | Column<'flag', boolean>;

interface Column<Kind extends string, Value> {
  readonly name: string;
  readonly kind: Kind;
  readonly valueOf: (figure: Figure) => Value | null;
}

/** An empty text is nothing. */
const text = (name: string, valueOf: (figure: Figure) => string | null | undefined) => ({
  name,
  kind: 'text' as const,
  valueOf: (figure: Figure) => valueOf(figure) || null,
});

const number = (name: string, valueOf: (figure: Figure) => number | null | undefined) => ({
  name,
  kind: 'number' as const,
  valueOf: (figure: Figure) => valueOf(figure) ?? null,
});

/** A number without a fraction: an id, or a page. */
const whole = (name: string, valueOf: (figure: Figure) => number | null | undefined) => ({
  ...number(name, valueOf),
  kind: 'whole' as const,
});

const flag = (name: string, valueOf: (figure: Figure) => boolean | undefined) => ({
  name,
  kind: 'flag' as const,
  valueOf: (figure: Figure) => valueOf(figure) ?? null,
});

/** Of each row in `row`, in its order: no date to a spreadsheet, unlike "5/32". */
const placesOf = (sources: Figure['sources'] = []): string =>
  sources
    .map(({ document_id: id, page }) => `document ${id}${page === null ? '' : `, page ${page}`}`)
    .join(' + ');

/** One row per figure, in CSV and Parquet alike. Programs read columns by name: new ones are added at the end. */
export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  whole('company_id', ({ company_id: id }) => id),
  text('company', ({ company }) => company),
  text('ticker', ({ ticker }) => ticker),
  text('concept', ({ concept }) => concept),
  text('label', ({ label }) => label),
  text('statement', ({ statement_type: type }) => type),
  text('year', ({ year }) => year),
  text('period_end', ({ period_end: end }) => end),
  number('value', ({ value }) => value),
  number('scale', ({ scale }) => scale),
  number('amount', ({ amount }) => amount),
  text('currency', ({ currency }) => currency),
  text('unit', ({ unit }) => unit),
  number('confidence', ({ confidence }) => confidence),
  flag('derived', ({ derived }) => derived),
  text('row', ({ sources = [] }) => sources.map(({ item }) => item).join(' + ')),
  whole('document_id', ({ sources }) => sources?.[0]?.document_id),
  text('document', ({ sources }) => sources?.[0]?.document),
  whole('page', ({ sources }) => sources?.[0]?.page),
  text('page_picture', ({ sources }) => sources?.[0]?.page_picture),
  text('absent', ({ absent }) => absent?.message),
  flag('settled_by_person', ({ sources }) => sources?.some((source) => source.settled_by_person)),
  text('places', ({ sources }) => placesOf(sources)),
];

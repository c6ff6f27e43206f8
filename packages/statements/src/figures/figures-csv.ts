import type { Figure } from '@fde/contracts';
import { numberField, textField } from '../export/csv-fields.js';

type Column = readonly [name: string, field: (figure: Figure) => string];

const text = (value: string | null | undefined): string => textField(value ?? '');

const settledIn = (sources: Figure['sources']): string =>
  sources === undefined ? '' : String(sources.some((source) => source.settled_by_person));

/** Of each row in `row`, in its order: no date to a spreadsheet, unlike "5/32". */
const placesOf = (sources: Figure['sources'] = []): string =>
  sources
    .map(({ document_id: id, page }) => `document ${id}${page === null ? '' : `, page ${page}`}`)
    .join(' + ');

/** One row per figure. Programs read columns by name: new ones are added at the end. */
const COLUMNS: readonly Column[] = [
  ['company_id', ({ company_id: id }) => numberField(id)],
  ['company', ({ company }) => text(company)],
  ['ticker', ({ ticker }) => text(ticker)],
  ['concept', ({ concept }) => text(concept)],
  ['label', ({ label }) => text(label)],
  ['statement', ({ statement_type: type }) => text(type)],
  ['year', ({ year }) => text(year)],
  ['period_end', ({ period_end: end }) => text(end)],
  ['value', ({ value }) => numberField(value)],
  ['scale', ({ scale }) => numberField(scale)],
  ['amount', ({ amount }) => numberField(amount)],
  ['currency', ({ currency }) => text(currency)],
  ['unit', ({ unit }) => text(unit)],
  ['confidence', ({ confidence }) => numberField(confidence)],
  ['derived', ({ derived }) => (derived === undefined ? '' : String(derived))],
  ['row', ({ sources = [] }) => text(sources.map(({ item }) => item).join(' + '))],
  ['document_id', ({ sources }) => numberField(sources?.[0]?.document_id)],
  ['document', ({ sources }) => text(sources?.[0]?.document)],
  ['page', ({ sources }) => numberField(sources?.[0]?.page)],
  ['page_picture', ({ sources }) => text(sources?.[0]?.page_picture)],
  ['absent', ({ absent }) => text(absent?.message)],
  ['settled_by_person', ({ sources }) => settledIn(sources)],
  ['places', ({ sources }) => text(placesOf(sources))],
];

/** The names of the columns, as the first line of the file. */
export const figuresHead = `${COLUMNS.map(([name]) => name).join(',')}\r\n`;

/** Figures as lines of CSV (RFC 4180), without the head. */
export const figuresCsv = (figures: readonly Figure[]): string =>
  figures.map((figure) => `${COLUMNS.map(([, field]) => field(figure)).join(',')}\r\n`).join('');

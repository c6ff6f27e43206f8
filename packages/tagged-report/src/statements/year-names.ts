import type { NamedEnd } from '@fde/statements';
import type { NumberTable } from './number-cell.js';
import type { GridColumn } from './tables/table-columns.js';

const BARE_YEAR = /^(?:fiscal |fy ?)?((?:19|20)\d{2})$/i;
const MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:januar|mei|maj|mai|juin|dez|d[ée]c)|\d{1,2}[./-]\d{1,2}/i;

/** What a table's column heads call the newest year, if they print only years, without day or month. */
export const headedYear = (
  { table, numbers }: NumberTable,
  columns: readonly GridColumn[],
): number | undefined => {
  const firstRow = Math.min(...numbers.map(({ row }) => row));
  const cells = table.rows.slice(0, firstRow).flat();
  if (cells.some(({ text }) => MONTH.test(text))) return undefined;
  const years = cells.flatMap(({ text }) => BARE_YEAR.exec(text.replace(/\*+$/, ''))?.[1] ?? []);
  const distinct = new Set(columns.map(({ end }) => end)).size;
  return years.length === distinct ? Math.max(...years.map(Number)) : undefined;
};

/**
 * The newest year as the company names it: first by what the column heads print, then by the fiscal year that the
 * document states, then by the calendar year of the end.
 */
export const newestYear = (
  end: string,
  headed: number | undefined,
  focus: number | undefined,
): NamedEnd => ({ end, name: headed ?? focus ?? Number(end.slice(0, 4)) });

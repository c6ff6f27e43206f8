import type { NumberTable } from './number-cell.js';
import type { StatementColumn } from './tables/table-columns.js';

const BARE_YEAR = /^(?:fiscal |fy ?)?((?:19|20)\d{2})$/i;
const MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:januar|mei|maj|mai|juin|dez|d[ée]c)|\d{1,2}[./-]\d{1,2}/i;

const DAYS_PER_YEAR = 365.25;
const DAY_MS = 86_400_000;

const yearsBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS / DAYS_PER_YEAR);

/** What a table's column heads call the newest year, if they print only years, without day or month. */
export const headedYear = (
  { table, numbers }: NumberTable,
  columns: readonly StatementColumn[],
): number | undefined => {
  const firstRow = Math.min(...numbers.map(({ row }) => row));
  const cells = table.rows.slice(0, firstRow).flat();
  if (cells.some(({ text }) => MONTH.test(text))) return undefined;
  const years = cells.flatMap(({ text }) => BARE_YEAR.exec(text.replace(/\*+$/, ''))?.[1] ?? []);
  const distinct = new Set(columns.map(({ end }) => end)).size;
  return years.length === distinct ? Math.max(...years.map(Number)) : undefined;
};

/**
 * Names years, by their ends, as the company does: first by what the column heads print, then by the fiscal year that
 * the document states, then by the calendar year of the end.
 */
export const yearNames = (
  newestEnd: string,
  headed: number | undefined,
  focus: number | undefined,
): ((end: string) => string) => {
  const newest = headed ?? focus ?? Number(newestEnd.slice(0, 4));
  return (end) => String(newest - yearsBetween(end, newestEnd));
};

import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { forLanguages } from '../language/languages-in-use.js';
import type { Row } from './rows.js';
import { NIL_HEADINGS } from './weights.js';

/**
 * Some tables print a dash in every cell that has nothing to say, those of headings included:
 * "ASSETS - -" above the rows that "TOTAL ASSETS" adds up. Such a dash is no amount of nil.
 */
const TOTAL = forLanguages(
  () => new RegExp(String.raw`^(?:${inAnyLanguage((l) => l.labelWords.total).source})\s+`),
);

const hasDigits = ({ cells }: Row): boolean => [...cells.values()].some((c) => /\d/.test(c.text));
const isNil = (row: Row): boolean => row.cells.size > 0 && row.label !== '' && !hasDigits(row);

/** What a label says that it adds up; undefined unless it names a total. */
const addedUp = (label: string): string | undefined => {
  const folded = fold(label);
  const rest = folded.replace(TOTAL(), '');
  return rest === folded ? undefined : rest;
};

/** Whether a row heads others with amounts, up to the total of its own name. */
const isHeaded = (row: Row, following: readonly Row[]): boolean => {
  const name = fold(row.label);
  const at = following.findIndex((next) => hasDigits(next) && addedUp(next.label) === name);
  return following.slice(0, Math.max(at, 0)).some(hasDigits);
};

const isInCapitals = ({ label }: Row): boolean =>
  label === label.toUpperCase() && label !== label.toLowerCase();

/** The rows with headings that have no cells, where a table prints dashes beside its headings. */
export const withoutNilHeadings = (rows: readonly Row[]): readonly Row[] => {
  const named = new Set(rows.filter((row, i) => isNil(row) && isHeaded(row, rows.slice(i + 1))));
  const open = rows.filter((row) => isNil(row) && row.label.endsWith(':'));
  if (named.size === 0 || named.size + open.length < NIL_HEADINGS) return rows;
  const capitals = [...named].every(isInCapitals) && rows.some((row) => !isInCapitals(row));
  const isHeading = (row: Row): boolean =>
    named.has(row) || open.includes(row) || (capitals && isNil(row) && isInCapitals(row));
  return rows.map((row) => (isHeading(row) ? { ...row, cells: new Map() } : row));
};

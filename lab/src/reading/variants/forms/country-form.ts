import type { CanonicalStatementType } from '@fde/contracts';

/**
 * One form that a country prescribes or uses, with phrases as it prints them. Columns, spans and rows are
 * lines of text, read by `parse-form.ts`:
 *
 * - a column is `kind | head line / head line` (a `/` at its end leaves the last line free); kinds:
 *   `label`, `code`, `number`, `note`, `percent`, or a year (`y0` the newest) with what it shows: `y0`,
 *   `y0 gross`, `y0 less`, `y0 budget`, `y0 opening`, `y0 main` and `y0 side` (two activities),
 *   `y0 company` (the parent alone), `y0 none` (an empty column), `y0 nil` (what is printed for nothing), `y0 dash` (dashes), `y0 in`
 *   (parts alone), `y0 out` (sums alone);
 * - a span is `from-to | words`, by position among the columns;
 * - a row is `code :: label | formula | in`, the code, the formula (`a+b-c`, names of `form-amounts.ts`) and
 *   `in` (a part that stands in the inner column) being optional. Blanks before a row indent it.
 *
 * `{boxes}` is the first and the last day of the newest year with each digit in a box of its own, `{y0}` that year, `{d0}` its last day as the form writes it, `{company}` the company.
 */
export interface CountryForm {
  readonly name: string;
  readonly company: string;
  readonly currency: string;
  readonly scale: number;
  /** Decimals of every amount. */
  readonly decimals?: 0 | 2;
  readonly grouping: ',' | '.' | ' ' | "'" | '';
  readonly decimal: ',' | '.';
  /** How amounts below zero may be printed. */
  readonly negative?: readonly Negative[];
  /** How nothing may be printed. */
  readonly nil?: readonly string[];
  /** The last day of the year: `31.12.{y}`, and its month and day. */
  readonly date: string;
  readonly end?: string;
  /** Its pages stand in a mirror: labels on the right. */
  readonly isFromRight?: true;
  /** By how many years its calendar is ahead of the common one. */
  readonly yearsAhead?: number;
  /** The first page, its lines centred; none if the form has no cover. */
  readonly cover?: string;
  readonly pages: readonly FormPage[];
}

export type Negative = 'minus' | 'brackets' | 'triangle' | 'trailing';

export interface FormPage {
  readonly type: CanonicalStatementType;
  /** Lines above the table: `^` centres one, `>` sets it right, ` >> ` parts what stands at both edges. */
  readonly head: string;
  readonly tables: readonly FormTable[];
  /** Whether the tables stand beside each other, and not one below the other. */
  readonly isBeside?: boolean;
}

export interface FormTable {
  readonly columns: readonly string[];
  readonly spans?: readonly string[];
  readonly rows: string;
}

/** The forms of countries that have much in common. */
export type FormFamily = readonly CountryForm[];

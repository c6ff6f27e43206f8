import type { CanonicalStatementType, RawLineItem, RawStatement } from '@fde/contracts';
import { fold } from '@fde/contracts/text';
import type { CountryForm } from './country-form.js';
import type { DrawnForm } from './draw-form.js';
import { showsIn } from './form-table-setter.js';
import type { Aspect } from './form-amounts.js';
import { parseTable, type FormColumn } from './parse-form.js';

/**
 * `right`: every amount stands under its year; `doubtful`: one does not, but neither is a wrong one given above
 * 0.9, nor is its statement; `wrong`: otherwise.
 */
type Verdict = 'right' | 'doubtful' | 'wrong';

export interface FormJudgement {
  readonly type: CanonicalStatementType;
  readonly verdict: Verdict;
  readonly faults: readonly string[];
  /** The confidence of a statement that is right though it is doubted. */
  readonly needlessDoubt?: number;
}

const DOUBTED = 0.9;

interface ExpectedRow {
  readonly label: string;
  readonly code: string;
  readonly values: ReadonlyMap<string, number>;
}

/** Letters and digits; a letter in brackets at the end is the name of a sum, which a label may do without. */
const letters = (text: string): string =>
  fold(text.replace(/\s*\([A-Z]\)$/, '')).replace(/[^\p{L}\p{N}]+/gu, '');

/** What a column shows if it is a year's own. */
const OF_YEARS: readonly Aspect[] = ['net', 'opening'];

const isYear = ({ kind, aspect }: FormColumn): boolean =>
  kind === 'value' && OF_YEARS.includes(aspect);

/** The years back that a column is: an opening balance is the year before. */
const yearsBack = ({ year, aspect }: FormColumn): number => year + Number(aspect === 'opening');

/** Rows of a statement as the form prints them, the net amount of each year. */
const expectedRows = (
  form: CountryForm,
  type: CanonicalStatementType,
  { amounts, style }: DrawnForm,
): ExpectedRow[] =>
  form.pages
    .filter((page) => page.type === type)
    .flatMap((page) => page.tables.map(parseTable))
    .flatMap(({ columns, rows }) =>
      rows
        .filter(({ formula }) => formula !== '')
        .map((row) => ({
          label: row.label,
          code: row.code,
          values: new Map(
            columns
              .filter((column) => isYear(column) && showsIn(row, column))
              .map((column) => [
                String(style.newest - yearsBack(column)),
                amounts.amount(row.formula, column.year, column.aspect) /
                  10 ** (form.decimals ?? 0),
              ]),
          ),
        })),
    );

const hasValues = (item: RawLineItem, row: ExpectedRow): boolean =>
  [...row.values].every(([year, value]) => (item.values[year] ?? 0) === value);

/** The item of a row: by its words, with or without its code; sums without words by their values. */
const itemOf = (row: ExpectedRow, raw: RawStatement): RawLineItem | undefined => {
  const names = new Set([row.label, `${row.code}${row.label}`].map(letters));
  const named =
    row.label === ''
      ? raw.line_items
      : raw.line_items.filter(({ name }) => names.has(letters(name)));
  return named.find((item) => hasValues(item, row)) ?? (row.label === '' ? undefined : named[0]);
};

interface Fault {
  readonly says: string;
  readonly isSure: boolean;
}

const rowFaults = (row: ExpectedRow, raw: RawStatement): Fault[] => {
  const item = itemOf(row, raw);
  const isSure = raw.confidence > DOUBTED;
  if (item === undefined) {
    const other = raw.line_items.find((one) => row.values.size > 0 && hasValues(one, row));
    const named = other === undefined ? '' : `, named "${other.name}"`;
    return [{ says: `lost "${row.label}"${named}`, isSure: isSure && other === undefined }];
  }
  return [...row.values].flatMap(([year, value]) => {
    const read = item.values[year];
    if ((read ?? 0) === value) return [];
    const isWrong = read !== undefined && (item.sources?.[year]?.confidence ?? 0) > DOUBTED;
    return [
      {
        says: `${row.label} ${year}: ${read ?? 'nothing'}, is ${value}`,
        isSure: isSure || isWrong,
      },
    ];
  });
};

const factFaults = (
  form: CountryForm,
  expected: readonly ExpectedRow[],
  raw: RawStatement,
): Fault[] => {
  const years = [...new Set(expected.flatMap(({ values }) => [...values.keys()]))];
  const ends = years.toSorted().map((year) => `${year}-${form.end ?? '12-31'}`);
  const facts: readonly (readonly [string, string, string])[] = [
    ['currency', form.currency, raw.currency],
    ['scale', String(form.scale), String(raw.scale)],
    ['period', 'annual', raw.period ?? 'annual'],
    [
      'years',
      ends.join(),
      raw.years
        .map((year) => raw.fiscal_year_ends[year])
        .toSorted()
        .join(),
    ],
    ['company', letters(form.company), letters(raw.company_name ?? '')],
  ];
  return facts
    .filter(([, is, read]) => is !== read)
    .map(([name, is, read]) => ({
      says: `${name} ${read}, is ${is}`,
      isSure: name !== 'company' && raw.confidence > DOUBTED,
    }));
};

const judge = (form: CountryForm, expected: readonly ExpectedRow[], raw: RawStatement): Fault[] => [
  ...factFaults(form, expected, raw),
  ...expected.flatMap((row) => rowFaults(row, raw)),
];

/** Judges what was read of a drawn report, statement by statement. */
export const judgeForm = (
  form: CountryForm,
  drawn: DrawnForm,
  statements: readonly RawStatement[],
): FormJudgement[] =>
  [...new Set(form.pages.map(({ type }) => type))].map((type) => {
    const raw = statements.find(({ statement_type }) => statement_type === type);
    if (raw === undefined) return { type, verdict: 'doubtful', faults: ['not found'] };
    const faults = judge(form, expectedRows(form, type, drawn), raw);
    const isSure = faults.some((fault) => fault.isSure);
    return {
      type,
      verdict: faults.length === 0 ? 'right' : isSure ? 'wrong' : 'doubtful',
      faults: faults.map(({ says }) => says),
      ...(faults.length === 0 && raw.confidence <= DOUBTED
        ? { needlessDoubt: raw.confidence }
        : {}),
    };
  });

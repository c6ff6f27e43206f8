import type { PageText, RawLineItem, RawStatement } from '@fde/contracts';
import type { Ablation, Disturbed } from './ablation.js';
import { eachPage, headNames, onHeaded } from './headed-statements.js';
import { withColumns, type Insertion, type NewColumn } from './inserted-columns.js';
import { multiplyNumber } from './number-words.js';
import type { PrintedReport } from './printed-report.js';

type Make = (statement: RawStatement) => Insertion | undefined;

const inserting = (make: Make): Ablation['disturb'] => onHeaded(withColumns(make));

const newestYearOf = ({ years }: RawStatement): string => years.toSorted().at(-1) ?? '';
const oldestYearOf = ({ years }: RawStatement): string => years.toSorted()[0] ?? '';
const yearBefore = (year: string): string => String(Number(year) - 1);

/** Converts amounts of money to another currency; numbers that are not money stay. */
const convertMoney =
  (rate: number): NewColumn['retell'] =>
  (text, { unit }) =>
    (unit ?? 'money') === 'money' ? multiplyNumber(rate)(text) : undefined;

const takeShare =
  (factor: number): NewColumn['retell'] =>
  (text) =>
    multiplyNumber(factor)(text);

/** Euros per dollar, and dollars per unit of any other currency. */
const RATES = { ofDollars: 0.9213, ofOthers: 0.1372 };

/** The newest year again, translated into a currency that foreign readers know. */
const addTranslation =
  (after: Insertion['after']): Make =>
  (statement) => {
    const isDollars = statement.currency === 'USD';
    const retell = convertMoney(isDollars ? RATES.ofDollars : RATES.ofOthers);
    const over = isDollars ? 'EUR' : 'US$';
    const year = newestYearOf(statement);
    return {
      after,
      overOthers: isDollars ? 'US$' : statement.currency,
      columns: [{ over, head: year, of: year, retell }],
    };
  };

const PRO_FORMA = 1.117;
const proForma: Make = (statement) => ({
  after: 'last',
  overOthers: 'Actual',
  columns: [
    {
      over: 'Pro forma',
      head: newestYearOf(statement),
      of: newestYearOf(statement),
      retell: takeShare(PRO_FORMA),
    },
  ],
});

const REPORTED = 0.973;

/** The earlier year as first reported, before it was restated. */
const asReported: Make = (statement) => {
  const year = yearBefore(newestYearOf(statement));
  if (!statement.years.includes(year)) return undefined;
  return {
    after: 'last',
    columns: [{ over: 'As reported', head: year, of: year, retell: takeShare(REPORTED) }],
  };
};

const QUARTER = 0.26;

/**
 * The last quarters of two years to the left of the full years, as in fourth-quarter reports bound into annual ones.
 */
const addQuarters: Make = (statement) => {
  if (statement.statement_type === 'balance_sheet') return undefined;
  const years = [newestYearOf(statement), yearBefore(newestYearOf(statement))];
  return {
    after: 'labels',
    overOthers: 'Full year',
    columns: years
      .filter((year) => statement.years.includes(year))
      .map((year) => ({ over: 'Quarter 4', head: year, of: year, retell: takeShare(QUARTER) })),
  };
};

const COMPANY = 0.6;

const companyFirst: Make = (statement) => ({
  after: 'labels',
  overOthers: 'Group',
  columns: statement.years.map((year) => ({
    over: 'Company',
    head: year,
    of: year,
    retell: takeShare(COMPANY),
  })),
});

const changeOf = ({ values }: RawLineItem, statement: RawStatement): number | undefined => {
  const [now, then] = [
    values[newestYearOf(statement)],
    values[yearBefore(newestYearOf(statement))],
  ];
  return now === undefined || now === null || then === undefined || then === null
    ? undefined
    : now - then;
};

const formatNumber = (value: number, decimals: number): string => {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return value < 0 ? `(${text})` : text;
};

const changeColumn = (statement: RawStatement): NewColumn => ({
  head: 'Change',
  of: newestYearOf(statement),
  retell: (text, row) => {
    const by = changeOf(row, statement);
    return by === undefined ? undefined : formatNumber(by, /\.(\d+)/.exec(text)?.[1]?.length ?? 0);
  },
});

const percentColumn = (statement: RawStatement): NewColumn => ({
  head: '%',
  of: newestYearOf(statement),
  retell: (_, row) => {
    const by = changeOf(row, statement);
    const then = row.values[yearBefore(newestYearOf(statement))] ?? 0;
    return by === undefined || then === 0
      ? undefined
      : formatNumber((100 * by) / Math.abs(then), 1);
  },
});

const changesLast: Make = (statement) => ({
  after: 'last',
  columns: [changeColumn(statement), percentColumn(statement)],
});

const shareBetween: Make = (statement) => ({
  after: 'first',
  columns: [
    {
      head: '%',
      of: newestYearOf(statement),
      retell: (_, row) => {
        const revenue = statement.line_items[0]?.values[newestYearOf(statement)] ?? 0;
        const value = row.values[newestYearOf(statement)] ?? 0;
        return revenue === 0 ? undefined : formatNumber((100 * value) / Math.abs(revenue), 1);
      },
    },
  ],
});

const OPENING = 0.942;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The first day of the oldest year. */
const openingDay = (statement: RawStatement): Date | undefined => {
  const end = statement.fiscal_year_ends[oldestYearOf(statement)];
  if (end === undefined || end === '') return undefined;
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  if (day.getUTCDate() !== 1) return undefined;
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day;
};

/** The opening balance of the oldest year, restated: "1 January 2022". */
const openingBalance: Make = (statement) => {
  const day = openingDay(statement);
  if (statement.statement_type !== 'balance_sheet' || day === undefined) return undefined;
  const over = `1 ${MONTHS[day.getUTCMonth()] ?? ''}`;
  const head = String(day.getUTCFullYear());
  return {
    after: 'last',
    columns: [{ over, head, of: oldestYearOf(statement), retell: takeShare(OPENING) }],
  };
};

/** A balance sheet that also shows the closing figures of the year before its oldest one. */
const withOpening = (statement: RawStatement): RawStatement => {
  if (openingBalance(statement) === undefined) return statement;
  const year = yearBefore(oldestYearOf(statement));
  const openingValue = (value: number | undefined): Record<string, number> =>
    value === undefined ? {} : { [year]: Math.sign(value) * Math.round(Math.abs(value) * OPENING) };
  return {
    ...statement,
    years: [...statement.years, year],
    line_items: statement.line_items.map((item) => ({
      ...item,
      values: { ...item.values, ...openingValue(item.values[oldestYearOf(statement)]) },
    })),
  };
};

const withOpeningColumn = (report: PrintedReport): Disturbed | undefined => {
  const headed = report.statements.filter(
    (s) => openingBalance(s) !== undefined && s.pages.every((p) => headNames(report, s, p)),
  );
  if (headed.length === 0) return undefined;
  const change = withColumns(openingBalance);
  const sheets = eachPage(report, headed, (statement, page): ((text: PageText) => PageText) =>
    change(report, statement, page),
  );
  return { sheets, retold: withOpening };
};

export const BESIDE_ABLATIONS: readonly Ablation[] = [
  {
    name: 'convenience-column',
    what: 'the newest year once more in another currency, right of the years',
    disturb: inserting(addTranslation('last')),
  },
  {
    name: 'convenience-first',
    what: 'the newest year once more in another currency, left of the years',
    disturb: inserting(addTranslation('labels')),
  },
  {
    name: 'pro-forma-column',
    what: 'a pro-forma column of the newest year right of the years',
    disturb: inserting(proForma),
  },
  {
    name: 'as-reported-column',
    what: 'the year before as it was first reported, right of the years',
    disturb: inserting(asReported),
  },
  {
    name: 'quarter-columns',
    what: 'the fourth quarters of two years left of the full years',
    disturb: inserting(addQuarters),
  },
  {
    name: 'company-columns-first',
    what: "the company's own columns left of the group's",
    disturb: inserting(companyFirst),
  },
  {
    name: 'change-columns',
    what: 'change and percentage right of the years',
    disturb: inserting(changesLast),
  },
  {
    name: 'share-between',
    what: 'a column of percentages between the years',
    disturb: inserting(shareBetween),
  },
  {
    name: 'opening-balance',
    what: 'a third column of the balance sheet: "1 January", with the year',
    disturb: withOpeningColumn,
  },
];

import type { BookRow, BookStatement } from './book.js';
import {
  columnHead,
  periodLine,
  signOf,
  spanLine,
  TITLES,
  unitHead,
  unitLine,
  usableForm,
} from './header-words.js';
import type { HouseStyle } from './house-style.js';
import { restateHead } from './restated-heads.js';
import { printNumber, type NumberToPrint } from './printed-numbers.js';

export interface PrintedColumn {
  readonly kind: 'value' | 'note' | 'side';
  /** Lines of the head, the lowest last. */
  readonly head: readonly string[];
  /** Lines by which the head stands above the numbers; 0 if absent. */
  readonly raised?: number;
  /** A footnote mark behind the last line of the head. */
  readonly mark?: string;
}

export interface RowToPrint {
  readonly label: string;
  readonly kind: BookRow['kind'];
  readonly level: number;
  readonly mark?: string;
  /** As many as the table has columns. */
  readonly cells: readonly (NumberToPrint | undefined)[];
}

/** A statement as printed words, before it is placed on a page. */
export interface PrintedTable {
  readonly title: string;
  readonly subtitles: readonly string[];
  /** Words over several columns (first and last, 0-based). */
  readonly spans: readonly { readonly text: string; readonly from: number; readonly to: number }[];
  /** Words in the left corner of the head, above the labels. */
  readonly corner?: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly RowToPrint[];
  readonly footnotes: readonly string[];
}

/** A column before it is printed: its head and its cell for each row. */
interface Plan extends PrintedColumn {
  readonly cell: (row: BookRow, at: number) => NumberToPrint | undefined;
}

const COMPANY_SHARE = 0.61;
const DOLLARS_PER_UNIT = 0.0071;

const signFor = (
  row: BookRow,
  at: number,
  statement: BookStatement,
  style: HouseStyle,
): string | undefined => {
  if (style.sign === 'none' || row.unit === 'shares' || row.unit === 'percent') return undefined;
  const first = statement.rows.findIndex((r) => r.kind !== 'heading') === at;
  return style.signRows === 'all' || first || row.kind === 'total' || row.unit === 'per_share'
    ? signOf(statement.currency)
    : undefined;
};

const valuePlan = (
  statement: BookStatement,
  style: HouseStyle,
  index: number,
  variety: number,
): Plan => {
  const column = statement.columns[index];
  if (column === undefined) throw new RangeError(`no column ${index}`);
  const head = columnHead(column, statement, usableForm(style.dates, statement), style.language);
  const restated = style.marks === 'restated' && index === olderColumn(statement);
  const counted = { ...statement, scale: column.scale ?? statement.scale };
  const unit = style.unit === 'column' ? [unitHead(counted, variety)] : [];
  const stacked = style.marks === 'restated-stacked' && index === olderColumn(statement);
  return {
    kind: 'value',
    head: stacked
      ? restateHead(head, unit, style.language, variety)
      : [
          ...(restated && variety % 2 === 0 ? ['Restated'] : []),
          ...head.slice(0, -1),
          `${head.at(-1) ?? ''}${restated && variety % 2 === 1 ? '*' : ''}`,
          ...unit,
        ],
    ...(style.marks === 'superscripts' && index === olderColumn(statement) ? { mark: '1' } : {}),
    cell: (row, at) => {
      const value = row.values[index] ?? null;
      if (value === null) return undefined;
      const printed = printNumber(value, row, style, signFor(row, at, statement, style));
      return style.marks === 'superscripts' && (at + index * 7) % 31 === 5
        ? { ...printed, mark: variety % 2 === 0 ? 'a' : '2' }
        : printed;
    },
  };
};

/** The second newest column: only an earlier year can be restated. */
const olderColumn = (statement: BookStatement): number => {
  const byYear = statement.columns
    .map((c, i) => ({ year: c.year, i }))
    .toSorted((a, b) => b.year.localeCompare(a.year));
  return byYear[1]?.i ?? -1;
};

const notePlan = (style: HouseStyle, variety: number): Plan => ({
  kind: 'note',
  head: [
    (
      {
        en: ['Note', 'Notes', 'Note no.'],
        de: ['Anhang'],
        fr: ['Notes'],
        es: ['Nota'],
        it: ['Note'],
        nl: ['Toelichting'],
        pt: ['Nota'],
        sv: ['Not'],
      } as const
    )[style.language][variety % (style.language === 'en' ? 3 : 1)] ?? 'Note',
  ],
  cell: (row, at) => {
    if (row.kind !== 'line' || row.unit === 'per_share' || (at * 7 + variety) % 5 < 2)
      return undefined;
    const note = 1 + ((at * 3 + variety) % 34);
    return {
      body:
        (at + variety) % 11 === 0
          ? `${note}, ${note + 3}`
          : variety % 4 === 3
            ? `${1 + (note % 5)}.${note % 9}`
            : String(note),
    };
  },
});

const changeOf = (
  statement: BookStatement,
  row: BookRow,
): { by: number; percent: number } | undefined => {
  const years = statement.columns
    .map((c, i) => ({ year: c.year, value: row.values[i] ?? null }))
    .toSorted((a, b) => b.year.localeCompare(a.year));
  const [now, before] = [years[0]?.value ?? null, years[1]?.value ?? null];
  return now === null || before === null || row.unit === 'percent'
    ? undefined
    : { by: now - before, percent: before === 0 ? 0 : (100 * (now - before)) / Math.abs(before) };
};

const changePlan = (statement: BookStatement, style: HouseStyle): Plan => ({
  kind: 'side',
  head: ['Change'],
  cell: (row) => {
    const c = changeOf(statement, row);
    return c === undefined
      ? undefined
      : printNumber(Number(c.by.toFixed(row.decimals)), row, style);
  },
});

const percentPlan = (statement: BookStatement, style: HouseStyle): Plan => ({
  kind: 'side',
  head: style.side === 'change-and-percent' ? ['Change', 'in %'] : ['% Change'],
  cell: (row) => {
    const c = changeOf(statement, row);
    if (c === undefined) return undefined;
    const printed = printNumber(Number(c.percent.toFixed(1)), { decimals: 1 }, style);
    return style.side === 'percent' && c.percent !== 0
      ? { ...printed, hang: `${printed.hang ?? ''}%` }
      : printed;
  },
});

/** The newest year again, in US dollars. */
const conversionPlan = (statement: BookStatement, style: HouseStyle): Plan => ({
  kind: 'side',
  head: [
    ...columnHead(
      newestColumn(statement),
      statement,
      usableForm(style.dates, statement),
      style.language,
    ),
    statement.scale === 1000 ? 'US$000' : 'US$m',
  ],
  cell: (row) => {
    const value = row.values[newestAt(statement)] ?? null;
    return value === null || row.unit !== 'money'
      ? undefined
      : printNumber(Math.round(value * DOLLARS_PER_UNIT), { decimals: 0 }, style);
  },
});

const sidePlans = (statement: BookStatement, style: HouseStyle): Plan[] => {
  switch (style.side) {
    case 'none':
    case 'company':
      return [];
    case 'percent':
      return [percentPlan(statement, style)];
    case 'change':
      return [changePlan(statement, style)];
    case 'change-and-percent':
      return [changePlan(statement, style), percentPlan(statement, style)];
    case 'conversion':
      return [conversionPlan(statement, style)];
  }
};

const newestAt = (statement: BookStatement): number =>
  statement.columns.reduce(
    (best, c, i) => (c.year > (statement.columns[best]?.year ?? '') ? i : best),
    0,
  );
const newestColumn = (statement: BookStatement): BookStatement['columns'][number] =>
  statement.columns[newestAt(statement)] ?? { year: '', end: '' };

/** The same columns for the parent company alone: other numbers, and no rows that only groups have. */
const companyPlans = (
  statement: BookStatement,
  values: readonly Plan[],
  style: HouseStyle,
): Plan[] =>
  values.map((plan, index): Plan => ({
    ...plan,
    kind: 'side',
    cell: (row, at) => {
      const value = row.values[index] ?? null;
      return value === null
        ? undefined
        : printNumber(
            at % 6 === 4 ? 0 : Math.round(value * COMPANY_SHARE),
            row,
            style,
            signFor(row, at, statement, style),
          );
    },
  }));

/** How many rows of each kind a balance sheet needs before it gets an inner column. */
const LEAST_PARTS = 4;

const isPart = (row: BookRow): boolean => row.kind === 'line' && row.level > 0;

/** Whether the parts of a statement stand in inner columns. */
const hasInner = ({ type, columns, rows }: BookStatement, style: HouseStyle): boolean =>
  style.parts === 'inner-column' &&
  type === 'balance_sheet' &&
  columns.length <= 2 &&
  rows.filter(isPart).length >= LEAST_PARTS &&
  rows.filter((row) => row.kind !== 'heading' && !isPart(row)).length >= LEAST_PARTS;

/** Puts an inner column for the parts before each year's column. */
const withInner = (values: readonly Plan[], style: HouseStyle): Plan[] =>
  values.flatMap((plan): Plan[] => [
    {
      kind: 'value',
      head: style.unit === 'column' ? plan.head.slice(-1) : [],
      cell: (row, at) => (isPart(row) ? plan.cell(row, at) : undefined),
    },
    { ...plan, cell: (row, at) => (isPart(row) ? undefined : plan.cell(row, at)) },
  ]);

/** Heads of gross amounts, of what is deducted from them, and of what is left. */
const GROSS_HEADS = {
  en: ['Gross', 'Depreciation', 'Net'],
  de: ['Brutto', 'Abschreibungen', 'Netto'],
  fr: ['Brut', 'Amort. et prov.', 'Net'],
  es: ['Bruto', 'Amortización', 'Neto'],
  it: ['Lordo', 'Fondi', 'Netto'],
  nl: ['Bruto', 'Afschrijvingen', 'Netto'],
  pt: ['Bruto', 'Amortizações', 'Líquido'],
} as const;

type WithGross = keyof typeof GROSS_HEADS;

const hasGross = ({ type, columns }: BookStatement, style: HouseStyle): boolean =>
  style.parts === 'gross-and-net' &&
  style.language in GROSS_HEADS &&
  type === 'balance_sheet' &&
  columns.length <= 2;

/** What is deducted from a net amount: every third asset has nothing deducted. */
const DEDUCTED_SHARE = 0.37;
const deductedFrom = (net: number, at: number, decimals: number): number =>
  at % 3 === 0 ? 0 : Number((Math.abs(net) * DEDUCTED_SHARE).toFixed(decimals));

/** Puts gross amounts and deductions before the newest year's column, in the rows of the assets. */
const withGross = (
  values: readonly Plan[],
  statement: BookStatement,
  style: HouseStyle,
): Plan[] => {
  const newest = newestAt(statement);
  const amounts = statement.rows.map((row) => Math.abs(row.values[newest] ?? 0));
  const total = amounts.indexOf(Math.max(...amounts));
  const [gross, deducted, net] = GROSS_HEADS[style.language as WithGross];
  const beside = (head: string, amount: (net: number, deduction: number) => number): Plan => ({
    kind: 'side',
    head: [head],
    cell: (row, at) => {
      const value = row.values[newest] ?? null;
      if (value === null || at > total) return undefined;
      const { decimals } = row;
      const net = amount(value, deductedFrom(value, at, decimals));
      return printNumber(Number(net.toFixed(decimals)), row, style);
    },
  });
  return values.flatMap((plan, at): Plan[] =>
    at === newest
      ? [
          beside(gross, (value, deduction) => value + deduction),
          beside(deducted, (_, deduction) => deduction),
          { ...plan, head: [...plan.head, net] },
        ]
      : [{ ...plan, head: [...plan.head, net] }],
  );
};

const hasCompany = (statement: BookStatement, style: HouseStyle): boolean =>
  style.side === 'company' &&
  statement.type !== 'income_statement' &&
  statement.columns.length <= 2;

const headLines = (
  statement: BookStatement,
  style: HouseStyle,
  variety: number,
): Pick<PrintedTable, 'title' | 'subtitles'> => {
  const titles = TITLES[style.language][statement.type];
  const title = titles[variety % titles.length] ?? '';
  const form = usableForm(style.dates, statement);
  const american = style.sign !== 'none' || variety % 3 === 0;
  const unit = unitLine(statement, style, variety);
  const subtitles = [
    periodLine(statement, form, style.language, american),
    style.unit === 'subtitle' ? unit : undefined,
  ].filter((line) => line !== undefined);
  return { title: style.unit === 'title' ? `${title} ${unit}` : title, subtitles };
};

const rowLabel = (row: BookRow, style: HouseStyle): string =>
  style.caps === 'upper' && row.kind !== 'line' ? row.label.toUpperCase() : row.label;

const layColumns = (
  years: readonly Plan[],
  statement: BookStatement,
  style: HouseStyle,
): readonly Plan[] => {
  if (hasInner(statement, style)) return withInner(years, style);
  return hasGross(statement, style) ? withGross(years, statement, style) : years;
};

/** What a statement prints in a style. `variety` picks one of several wordings with the same meaning. */
export const printTable = (
  statement: BookStatement,
  style: HouseStyle,
  variety: number,
): PrintedTable => {
  const years = statement.columns.map((_, index) => valuePlan(statement, style, index, variety));
  const values = layColumns(years, statement, style);
  const company = hasCompany(statement, style) ? companyPlans(statement, values, style) : [];
  const notes = style.notes === 'column' ? [notePlan(style, variety)] : [];
  const plans = [...notes, ...values, ...company, ...sidePlans(statement, style)];
  const from = notes.length;
  const to = from + values.length - 1;
  const span = spanLine(statement, usableForm(style.dates, statement));
  const marked = style.marks === 'superscripts';
  return {
    ...headLines(statement, style, variety),
    ...(style.unit === 'head' ? { corner: unitLine(statement, style, variety) } : {}),
    spans: [
      ...(company.length > 0
        ? [
            { text: 'Group', from, to },
            { text: 'Company', from: to + 1, to: to + company.length },
          ]
        : []),
      ...(span === undefined ? [] : [{ text: span, from, to }]),
    ],
    columns: plans,
    rows: statement.rows.map((row, at) => ({
      label: rowLabel(row, style),
      kind: row.kind,
      level: row.level,
      cells: plans.map((plan) => (row.kind === 'heading' ? undefined : plan.cell(row, at))),
      ...(marked && row.kind === 'line' && at % 13 === 4 ? { mark: String(1 + (at % 4)) } : {}),
    })),
    footnotes: [
      ...(style.marks === 'restated'
        ? [
            variety % 2 === 1
              ? '* Restated, see note 2.'
              : 'Prior year figures were restated as described in note 2.',
          ]
        : []),
      ...(marked ? ['1 Prior year figures adjusted.', '2 See note 12.'] : []),
      style.language === 'en'
        ? 'The accompanying notes are an integral part of these consolidated financial statements.'
        : '',
    ].filter((line) => line !== ''),
  };
};

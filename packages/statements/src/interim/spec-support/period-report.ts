import type {
  CanonicalStatementType,
  Frequency,
  PeriodSeries,
  RawStatement,
  StatementColumn,
  Unit,
} from '@fde/contracts';
import type { CompileInput } from '../../compile/input/compile-input.js';
import { compilePeriods } from '../compile-periods.js';

/** A row of an invented report: a number per column, null for a blank. */
type Row = readonly [name: string, numbers: readonly (number | null)[], unit?: Unit];

/** An invented report on a year or a part of one. */
export interface PeriodReport {
  readonly document: number;
  readonly type?: CanonicalStatementType;
  /** `2023-01-01..2023-06-30` for flows, a day for a balance; the report's own period first. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly interim?: boolean;
  readonly confidence?: number;
  readonly filed?: string;
  readonly currency?: string;
}

const EXTRACTION: Readonly<Record<CanonicalStatementType, number>> = {
  income_statement: 1,
  balance_sheet: 2,
  cash_flow_statement: 3,
};

const endOf = (column: string): string => column.split('..').at(-1) ?? '';

const columnOf = (column: string, interim: boolean): StatementColumn => {
  const end = endOf(column);
  const isFlow = column.includes('..');
  const name = isFlow && interim ? column : end.slice(0, 4);
  const start = column.split('..')[0] ?? '';
  return {
    name,
    period: isFlow ? { kind: 'duration', start, end } : { kind: 'instant', end },
    is_fiscal_year: !(isFlow && interim),
    ...(isFlow && interim ? { reason: 'part_of_year' } : {}),
  };
};

const cellsOf = (columns: readonly StatementColumn[], [, numbers]: Row): Record<string, number> =>
  Object.fromEntries(
    columns.flatMap(({ name }, at) => {
      const number = numbers[at];
      return number === null || number === undefined ? [] : [[name, number] as const];
    }),
  );

/** Its extraction as the pipeline stores it. */
export const inputOf = (report: PeriodReport): CompileInput => {
  const { document, type = 'income_statement', interim = false, confidence = 0.95 } = report;
  const columns = report.columns.map((column) => columnOf(column, interim));
  const ends = columns.map(({ name, period }) => [name, period.end ?? ''] as const);
  const year = Number(endOf(report.columns[0] ?? '').slice(0, 4));
  const raw: RawStatement = {
    statement_type: type,
    company_name: 'Specimen plc',
    fiscal_year: year,
    currency: report.currency ?? 'EUR',
    scale: 1000,
    years: columns.map(({ name }) => name),
    fiscal_year_ends: Object.fromEntries(ends),
    columns,
    ...(interim ? { period: 'interim' as const } : {}),
    pages: [document],
    method: 'layout',
    confidence,
    checks: [],
    line_items: report.rows.map((row) => {
      const values = cellsOf(columns, row);
      const sources = Object.keys(values).map((name) => [name, { page: document, confidence }]);
      return {
        name: row[0],
        values,
        indentation_level: 0,
        is_total: false,
        section: null,
        unit: row[2] ?? 'money',
        sources: Object.fromEntries(sources) as Record<string, { page: number }>,
      };
    }),
  };
  return {
    documentId: document,
    extractionId: document * 10 + EXTRACTION[type],
    fiscalYear: year,
    ...(report.filed === undefined ? {} : { filingDate: report.filed }),
    raw,
  };
};

/** The one series of some reports of one type. */
export const seriesOf = (
  frequency: Frequency,
  ...reports: readonly PeriodReport[]
): PeriodSeries => {
  const [series, ...others] = compilePeriods(reports.map(inputOf), frequency);
  if (series === undefined || others.length > 0) throw new RangeError('not one series');
  return series;
};

/** What a reader sees of a cell: a derived number in brackets, a reason in words. */
const shownCell = ({ values, sources, absent }: PeriodSeries['line_items'][number], at: string) => {
  const [value, source, reason] = [values[at], sources[at], absent[at]];
  if (reason !== undefined) return reason.reason;
  if (value === undefined || source === undefined) return '-';
  return 'derived' in source ? `(${value})` : String(value);
};

/** A series as lines of text: the names of its columns, then each row. */
export const drawn = ({ columns, line_items: items }: PeriodSeries): string[] => [
  columns.map(({ name }) => name).join(' | '),
  ...items.map((item) =>
    [item.name, ...columns.map(({ name }) => shownCell(item, name))].join(' | '),
  ),
];

/** A year and its nine months, of which the fourth quarter is derived. */
export const DERIVED_QUARTER = seriesOf(
  'quarter',
  {
    document: 1,
    columns: ['2023-01-01..2023-12-31'],
    rows: [
      ['Revenue', [1000]],
      ['Basic earnings per share', [1], 'per_share'],
    ],
  },
  {
    document: 2,
    interim: true,
    columns: ['2023-01-01..2023-09-30', '2023-07-01..2023-09-30'],
    rows: [
      ['Revenue', [700, 260]],
      ['Basic earnings per share', [0.7, 0.26], 'per_share'],
    ],
  },
);

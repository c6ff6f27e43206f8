import type { CanonicalStatementType, RawLineItem, Unit } from '@fde/contracts';
import type { CompileInput } from '../input/compile-input.js';

/**
 * One row of an invented report: its label, a number per column (null is a blank cell), and what
 * differs from a plain line.
 */
export type SpecimenRow = readonly [
  name: string,
  values: readonly (number | null)[],
  extra?: { section?: string; total?: boolean; unit?: Unit; indent?: number },
];

export interface Specimen {
  readonly type?: CanonicalStatementType;
  /** Document id; the extraction id is ten times it, plus one per statement type. */
  readonly document: number;
  /** Columns in printed order. */
  readonly years: readonly string[];
  readonly rows: readonly SpecimenRow[];
  readonly currency?: string;
  readonly scale?: number;
  /** Month and day of the period ends; 12-31 by default, null for none. */
  readonly yearEnd?: string | null;
  readonly ends?: Readonly<Record<string, string>>;
  readonly filingDate?: string;
  readonly confidence?: number;
}

const EXTRACTION: Record<CanonicalStatementType, number> = {
  income_statement: 1,
  balance_sheet: 2,
  cash_flow_statement: 3,
};

const lineItem = (
  specimen: Specimen,
  [name, values, extra = {}]: SpecimenRow,
  at: number,
): RawLineItem => {
  const cells = specimen.years.flatMap((year, column) => {
    const value = values[column];
    return value === null || value === undefined ? [] : [[year, value] as const];
  });
  return {
    name,
    values: Object.fromEntries(cells),
    indentation_level: extra.indent ?? 0,
    is_total: extra.total ?? false,
    section: extra.section ?? null,
    unit: extra.unit ?? 'money',
    sources: Object.fromEntries(
      cells.map(([year], column) => [
        year,
        {
          page: 50,
          bbox: [300 + 60 * column, 100 + 12 * at, 340 + 60 * column, 110 + 12 * at],
          confidence: specimen.confidence ?? 0.95,
        },
      ]),
    ),
  };
};

/** The extraction of one statement of an invented report, for specs and benches. */
export const specimen = (report: Specimen): CompileInput => {
  const type = report.type ?? 'income_statement';
  const yearEnd = report.yearEnd === undefined ? '12-31' : report.yearEnd;
  const newest = Math.max(...report.years.map((year) => Number.parseInt(year, 10)));
  return {
    documentId: report.document,
    extractionId: report.document * 10 + EXTRACTION[type],
    fiscalYear: newest,
    ...(report.filingDate === undefined ? {} : { filingDate: report.filingDate }),
    raw: {
      statement_type: type,
      company_name: 'Specimen plc',
      fiscal_year: newest,
      currency: report.currency ?? 'EUR',
      scale: report.scale ?? 1_000_000,
      years: [...report.years],
      fiscal_year_ends:
        report.ends ??
        (yearEnd === null
          ? {}
          : Object.fromEntries(report.years.map((year) => [year, `${year}-${yearEnd}`]))),
      pages: [50],
      method: 'layout',
      confidence: report.confidence ?? 0.95,
      checks: [],
      line_items: report.rows.map((row, at) => lineItem(report, row, at)),
    },
  };
};

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Transcripts of published reports, checked against their pages; not part of this repository. */
const FOLDER = resolve('../shared/corpus/truth');

/** Whether this machine has them. */
export const HAS_TRANSCRIPTS = existsSync(FOLDER);

const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
type StatementType = (typeof TYPES)[number];

interface Transcript {
  readonly statements: Readonly<
    Record<
      StatementType,
      {
        readonly currency: string;
        readonly scale: number;
        readonly line_items: readonly {
          readonly label: string;
          readonly kind: 'heading' | 'line' | 'total';
          readonly values: Readonly<Record<string, number | null>>;
        }[];
      }
    >
  >;
}

type Values = Record<string, number>;
type Unit = 'money' | 'per_share' | 'shares';

interface RealRow {
  readonly name: string;
  readonly section: string | null;
  readonly isTotal: boolean;
  readonly unit: Unit;
  readonly values: Values;
}

/** Rows by their places and labels, over reports; the first that prints a number rules it. */
export interface RealStatement {
  readonly type: StatementType;
  readonly currency: string;
  readonly scale: number;
  readonly years: readonly string[];
  readonly rows: readonly RealRow[];
}

const unitOf = (heading: string | null): Unit => {
  if (/per share/i.test(heading ?? '')) return 'per_share';
  return /shares used/i.test(heading ?? '') ? 'shares' : 'money';
};

/** Rows of one report; one that is called like another below the same heading is numbered. */
const rowsIn = ({ statements }: Transcript, type: StatementType): Map<string, RealRow> => {
  const rows = new Map<string, RealRow>();
  let section: string | null = null;
  for (const { label, kind, values } of statements[type].line_items) {
    if (kind === 'heading') {
      section = label;
      continue;
    }
    const row = { name: label, section, isTotal: kind === 'total', unit: unitOf(section) };
    let key = `${section ?? ''}|${label}`;
    while (rows.has(key)) key += '+';
    const printed = Object.entries(values).filter(([, value]) => value !== null);
    rows.set(key, { ...row, values: Object.fromEntries(printed) as Values });
  }
  return rows;
};

const statementOf = (type: StatementType, reports: readonly Transcript[]): RealStatement => {
  const rows = new Map<string, RealRow>();
  for (const report of reports)
    for (const [key, row] of rowsIn(report, type)) {
      const known = rows.get(key);
      rows.set(
        key,
        known === undefined ? row : { ...known, values: { ...row.values, ...known.values } },
      );
    }
  const years = [...rows.values()].flatMap(({ values }) => Object.keys(values));
  const [first] = reports;
  if (first === undefined) throw new Error('No report is given');
  const { currency, scale } = first.statements[type];
  return {
    type,
    currency,
    scale,
    years: [...new Set(years)].toSorted().toReversed(),
    rows: [...rows.values()],
  };
};

/** The three statements of a company over its reports, newest first. */
export const realStatements = (reports: readonly string[]): readonly RealStatement[] => {
  const transcripts = reports.map(
    (name) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Transcript,
  );
  return TYPES.map((type) => statementOf(type, transcripts));
};

/** The statement as the API stores it. */
export const compiledData = (
  { type, currency, scale, years, rows }: RealStatement,
  companyName: string,
) => ({
  statement_type: type,
  company_name: companyName,
  currency,
  scale,
  years,
  data_lineage: {},
  gaps: [],
  confidence: 0.95,
  line_items: rows.map(({ name, section, isTotal, unit, values }) => ({
    name,
    values,
    section,
    indentation_level: 0,
    is_total: isTotal,
    unit,
    variants: [],
    confidence: 0.95,
    sources: {},
  })),
});

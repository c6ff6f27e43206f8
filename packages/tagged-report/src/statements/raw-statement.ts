import {
  NO_CURRENCY,
  type CanonicalStatementType,
  type RawLineItem,
  type RawStatement,
} from '@fde/contracts';
import { AMENDED, nameYears, type NamedEnd } from '@fde/statements';
import type { Fact, Period } from '../model.js';
import type { TaggedReport } from '../tagged-report.js';
import { isColumnPeriod } from './annual.js';
import { withoutBreakdown } from './breakdown-rows.js';
import { calculationChecks } from './calculation-checks.js';
import type { StatedFacts } from './document-facts.js';
import { isOfCompany } from './group-contexts.js';
import { currencyOf, lineItems } from './line-items.js';
import type { NumberTable } from './number-cell.js';
import { taggedColumns } from './tagged-columns.js';
import { differencesIn, type Difference } from './witnesses.js';
import { reportingPeriodOf } from './report-form.js';
import type { TablesRead } from './tables-read.js';
import { statementTitle } from './tables/statement-title.js';
import { mostFrequent } from './tables/most-frequent.js';
import { tableColumns } from './tables/table-columns.js';
import { tableRows, type StatementRow } from './tables/table-rows.js';

export const readTables = (
  type: CanonicalStatementType,
  tables: readonly NumberTable[],
  main: Period | undefined,
): TablesRead => {
  const fits = isColumnPeriod(type, main);
  const read = tables.map((table) => ({ table, columns: tableColumns(table, fits) }));
  const rows = read.map(({ table, columns }) => tableRows(table, columns, fits));
  const all = rows.flatMap((part) => part.rows);
  return {
    type,
    tables: read,
    rows: type === 'income_statement' ? withoutBreakdown(all) : all,
    notes: rows.flatMap((part) => part.notes),
    ends: [...new Set(read.flatMap(({ columns }) => columns.columns.map(({ end }) => end)))],
  };
};

interface Money {
  readonly currency: string;
  /** Power of ten. */
  readonly power: number;
}

/** Currency and scale of most amounts of a statement. */
const moneyOf = (lines: readonly StatementRow[], report: TaggedReport): Money => {
  const amounts = lines.flatMap(({ values }) =>
    [...values.values()].flatMap(({ fact }) => {
      const unit = report.units.get(fact?.unitRef ?? '');
      const currency = unit === undefined ? undefined : currencyOf(unit);
      return fact === undefined || currency === undefined ? [] : [{ fact, currency }];
    }),
  );
  const counted = amounts.filter(({ fact }) => fact.digits !== 0);
  const of = counted.length > 0 ? counted : amounts;
  const currency = mostFrequent(of.map((amount) => amount.currency)) ?? NO_CURRENCY;
  return { currency, power: mostFrequent(of.map(({ fact }) => fact.scale)) ?? 0 };
};

type YearOf = (end: string) => string | undefined;

const RESTATED =
  /restated|as adjusted|revised|angepasst|aangepast|retrait|reexpresad|rideterminat/i;

/** What the column heads say besides the years. */
const columnNotes = ({ tables }: TablesRead, yearOf: YearOf): string[] =>
  tables.flatMap(({ table, columns }) => {
    const firstRow = Math.min(...table.numbers.map(({ row }) => row));
    const heads = table.table.rows.slice(0, firstRow).flat();
    return columns.columns.flatMap(({ column, end }) => {
      const head = heads.find(
        ({ startColumn, endColumn, text }) =>
          startColumn <= column && endColumn >= column && RESTATED.test(text),
      );
      return head === undefined
        ? []
        : [`${yearOf(end) ?? end}: restated ("${head.text.slice(0, 60)}")`];
    });
  });

/** The third column of a balance sheet, at the start of the previous year: the opening balance after a restatement. */
const openingNotes = (read: TablesRead, yearOf: YearOf): string[] => {
  const oldest = read.ends.toSorted()[0];
  return read.type === 'balance_sheet' && read.ends.length > 2 && oldest !== undefined
    ? [`${yearOf(oldest) ?? oldest}: opening balance`]
    : [];
};

/** What the print says beside its numbers, and what of it is not read. */
const printedNotes = (read: TablesRead, yearOf: YearOf): string[] => [
  ...columnNotes(read, yearOf),
  ...openingNotes(read, yearOf),
  ...read.notes,
];

const titleOf = ({ type, tables }: TablesRead): Pick<RawStatement, 'title'> => {
  const title = statementTitle(type, tables[0]?.table.table.before ?? '');
  return title === undefined ? {} : { title };
};

const describeDifference = ({ fact, label, why }: Difference): string =>
  `"${label}": ${fact.printed} (${fact.id}): ${why}`;

export interface NamedYears {
  readonly facts: StatedFacts;
  readonly companyName: string;
  /** The newest year of the report. */
  readonly newest: NamedEnd;
  readonly contradicted: ReadonlySet<Fact>;
}

/** The statement that the tables print, before it is proven. */
export const rawStatement = (
  read: TablesRead,
  report: TaggedReport,
  { facts, companyName, newest, contradicted }: NamedYears,
): RawStatement => {
  const ends = nameYears(read.ends, newest);
  const yearOf = (end: string): string | undefined => ends.get(end);
  const money = moneyOf(read.rows, report);
  const differences = differencesIn(read, report, money);
  const context = {
    type: read.type,
    units: report.units,
    taxonomy: report.taxonomy,
    yearOf,
    contradicted,
    differing: new Set(differences.map(({ fact }) => fact)),
    language: facts.language?.slice(0, 2) ?? 'en',
  };
  const { items, lines } = lineItems(read.rows, context);
  const notes = [
    ...printedNotes(read, yearOf),
    ...differences.map(describeDifference),
    ...contradictionNotes(lines, contradicted),
  ];
  return {
    statement_type: read.type,
    company_name: companyName,
    fiscal_year: Math.max(...[...ends.values()].map(Number)),
    currency: money.currency,
    scale: 10 ** money.power,
    years: read.ends.flatMap((end) => yearOf(end) ?? []),
    fiscal_year_ends: Object.fromEntries([...ends].map(([end, year]) => [year, end])),
    ...taggedColumns({ read, lines, items, names: ends, context, currency: money.currency }),
    pages: [],
    ...titleOf(read),
    period: reportingPeriodOf(facts.form, facts.period),
    ...statedDecisions(companyName, facts, entityDecision(read, report)),
    method: 'tagged',
    confidence: 0,
    checks: checksOf(lines, items, ends, report),
    ...(notes.length === 0 ? {} : { notes }),
    line_items: items,
  };
};

const checksOf = (
  lines: readonly StatementRow[],
  items: readonly RawLineItem[],
  ends: ReadonlyMap<string, string>,
  { taxonomy }: TaggedReport,
): RawStatement['checks'] =>
  calculationChecks(
    lines,
    items.map(({ name }) => name),
    ends,
    taxonomy,
  );

/** The registered name is what was filed; the number of a register tells whose it is under any name. */
const REGISTERED = { weight: 3, confidence: 0.99 } as const;

type Decisions = NonNullable<RawStatement['decisions']>;

const companyDecision = (name: string, { identifier }: StatedFacts): Decisions => {
  if (name === '' && identifier === undefined) return {};
  const number =
    identifier === undefined || identifier.scheme === 'other'
      ? []
      : [
          {
            source: identifier.scheme,
            says: name,
            weight: REGISTERED.weight,
            text: identifier.value,
          },
        ];
  const evidence = [
    { source: 'registered name', says: name, weight: REGISTERED.weight },
    ...number,
  ];
  return { company_name: { value: name, evidence, confidence: REGISTERED.confidence } };
};

/** An amended report says so by its form or its flag; an original says nothing. */
const publicationDecision = ({ isAmended, documentType }: StatedFacts): Decisions => {
  if (isAmended !== true) return {};
  const text = documentType === undefined ? {} : { text: documentType };
  return {
    publication: {
      value: AMENDED,
      evidence: [{ source: 'tags', says: AMENDED, weight: 1, ...text }],
    },
  };
};

/** The form of a report that is no annual one. */
const periodDecision = ({ form, documentType, covered }: StatedFacts): Decisions => {
  const text = documentType ?? covered;
  if ((form !== 'interim' && form !== 'other') || text === undefined) return {};
  const evidence = [{ source: 'tags', says: 'interim', weight: 1, text: `form ${text}` }];
  return { period: { value: 'interim', evidence } };
};

/** The company's own statement stands for that of its group, which the report prints without tags. */
const entityDecision = ({ rows }: TablesRead, report: TaggedReport): Decisions => {
  const facts = rows.flatMap((row) => row.facts);
  if (!isOfCompany(facts, report)) return {};
  const evidence = [{ source: 'tags', says: 'part', weight: 1 }];
  return { entity: { value: 'part', evidence, doubt: 'substitute' } };
};

/** What the report decides by stating it. */
const statedDecisions = (
  name: string,
  facts: StatedFacts,
  entity: Decisions,
): Pick<RawStatement, 'decisions'> => {
  const decisions = {
    ...companyDecision(name, facts),
    ...publicationDecision(facts),
    ...periodDecision(facts),
    ...entity,
  };
  return Object.keys(decisions).length === 0 ? {} : { decisions };
};

const contradictionNotes = (
  lines: readonly StatementRow[],
  contradicted: ReadonlySet<Fact>,
): string[] =>
  lines.flatMap(({ label, values }) =>
    [...values.values()].flatMap(({ fact }) =>
      fact !== undefined && contradicted.has(fact)
        ? [`"${label}": the report states ${fact.concept.local} with other values elsewhere`]
        : [],
    ),
  );

import type { RawLineItem, RawStatement } from '@fde/contracts';
import { documentFacts, type Fact, type TaggedReport } from '@fde/tagged-report';
import {
  findStatementTables,
  isColumnPeriod,
  type NumberCell,
  tablesOf,
  withGroupContexts,
} from '@fde/tagged-report/lab';

/** What was found of one statement: its cells, and those that differ from their facts or are lost. */
export interface CellProof {
  readonly cells: number;
  readonly faults: readonly string[];
}

const itemsOf = (raw: RawStatement): RawLineItem[] => [
  ...raw.line_items,
  ...(raw.other_comprehensive_income ?? []),
];

/** Relative; numbers of a report have fewer digits than a double. */
const EQUAL = 1e-9;

const isEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= EQUAL * Math.max(Math.abs(a), Math.abs(b));

/** A cell is right if its number, in the scale of its tag, equals the amount of its fact. */
const faultOf = (item: RawLineItem, year: string, facts: ReadonlyMap<string, Fact>): string[] => {
  const source = item.sources?.[year];
  const printed = item.values[year] ?? 0;
  if (source?.doubt === 'untagged') return [];
  const fact = facts.get(source?.fact?.id ?? '');
  if (fact === undefined) return [`"${item.name}" [${year}] ${printed} names no fact`];
  const size = Math.abs(printed) * 10 ** fact.scale;
  const stated = Math.abs(typeof fact.value === 'number' ? fact.value : 0);
  return isEqual(size, stated)
    ? []
    : [`"${item.name}" [${year}] ${printed} is not ${stated} (${fact.id})`];
};

/** Every number of the group that the statement's tables print for one of its years must be in the statement. */
const lostFrom = (raw: RawStatement, cells: readonly NumberCell[]): string[] => {
  const factIds = new Set(
    itemsOf(raw).flatMap(({ sources = {} }) =>
      Object.values(sources).flatMap(({ fact }) => fact?.id ?? []),
    ),
  );
  return cells
    .filter(({ fact, printed }) => printed !== undefined && !factIds.has(fact.id))
    .map(({ fact }) => `${fact.concept.local} ${fact.printed} (${fact.id}) is lost`);
};

export const proveCells = (raw: RawStatement, whole: TaggedReport): CellProof => {
  const report = withGroupContexts(whole);
  const main = documentFacts(report).period;
  const tables = tablesOf(report);
  const own = findStatementTables(tables, main, report.taxonomy)[raw.statement_type];
  const fits = isColumnPeriod(raw.statement_type, main);
  const facts = new Map(
    report.documents.flatMap((document) => document.facts.map((fact) => [fact.id, fact] as const)),
  );
  const items = itemsOf(raw);
  const printed = own.flatMap(({ numbers }) =>
    numbers.filter((cell) => cell.isPrimary && fits(cell.context.period)),
  );
  return {
    cells: items.reduce((sum, { values }) => sum + Object.keys(values).length, 0),
    faults: [
      ...items.flatMap((item) =>
        Object.keys(item.values).flatMap((year) => faultOf(item, year, facts)),
      ),
      ...lostFrom(raw, printed),
    ],
  };
};

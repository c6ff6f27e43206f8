import type { CanonicalStatementType } from '@fde/contracts';
import type { Transcript, TranscribedRow, TranscribedStatement } from '../transcript.js';
import type { InlineDocument, TaggedCell, TaggedNumber, TaggedTable } from './inline-tables.js';

/** Concepts one of which, for each entry, a primary statement reports; names of US-GAAP, IFRS and Dutch taxonomies. */
const ANCHORS: Readonly<Record<CanonicalStatementType, readonly RegExp[]>> = {
  income_statement: [
    /^(Revenues?|RevenueFromContract.*|SalesRevenue.*|NetTurnover|NetRevenue)$/,
    /^(NetIncomeLoss.*|ProfitLoss|Net[Rr]esult.*|ResultAfterTax.*)$/,
    /^(EarningsPerShareBasic.*|BasicEarningsLossPerShare|IncomeTaxExpense.*|.*Tax.*Result.*)$/,
  ],
  balance_sheet: [
    /^(Assets|BalanceSheetBeforeAfterAppropriationResults.*)$/,
    /^(LiabilitiesAndStockholdersEquity|EquityAndLiabilities|EquityLiabilities)$/,
    /^(StockholdersEquity.*|Equity|Liabilities.*)$/,
  ],
  cash_flow_statement: [
    /^(NetCashProvidedByUsedInOperatingActivities.*|CashFlowsFromUsedInOperatingActivities.*)$/,
    /^(NetCashProvidedByUsedInInvestingActivities.*|CashFlowsFromUsedInInvestingActivities.*)$/,
    /^(NetCashProvidedByUsedInFinancingActivities.*|CashFlowsFromUsedInFinancingActivities.*)$/,
  ],
};

/** The three statements as a report's tags say them, in the form of a transcript. */
export const taggedStatements = (document: string, source: InlineDocument): Transcript => {
  const statements: Partial<Record<CanonicalStatementType, TranscribedStatement>> = {};
  for (const type of Object.keys(ANCHORS) as CanonicalStatementType[]) {
    const table = statementTable(source.tables, ANCHORS[type]);
    // Templates print 0 everywhere: such a statement says nothing.
    if (table?.some((row) => row.some((cell) => (cell.number?.printed ?? 0) !== 0)) === true)
      statements[type] = transcribe(table, source.facts);
  }
  return { document, statements };
};

/** One table, or two that follow each other: a statement goes on after a page break in a table of its own. */
const statementTable = (
  tables: readonly TaggedTable[],
  anchors: readonly RegExp[],
): TaggedTable | undefined => {
  const whole = tables.find((table) => isStatement(table, anchors));
  if (whole !== undefined) return whole;
  const withNumbers = tables.filter((table) => numbersOf(table).length > 0);
  return withNumbers
    .map((table, at) => [...table, ...(withNumbers[at + 1] ?? [])])
    .find((table) => isStatement(table, anchors));
};

/** The first table with all anchors is the primary statement: notes and schedules follow it. */
const isStatement = (table: TaggedTable, anchors: readonly RegExp[]): boolean => {
  const concepts = numbersOf(table)
    .filter((number) => !number.hasDimensions)
    .map((number) => number.concept);
  return anchors.every((anchor) => concepts.some((concept) => anchor.test(concept)));
};

const numbersOf = (table: TaggedTable): TaggedNumber[] =>
  table.flatMap((row) => row.flatMap((cell) => cell.number ?? []));

interface Column {
  readonly at: number;
  readonly end: string;
}

const transcribe = (
  table: TaggedTable,
  facts: ReadonlyMap<string, string>,
): TranscribedStatement => {
  const columns = columnsOf(table);
  const newest =
    columns
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? '';
  const focus = Number(facts.get('DocumentFiscalYearFocus') ?? newest.slice(0, 4));
  const yearOf = ({ end }: Column): string => String(focus - yearsBetween(end, newest));
  const money = numbersOf(table).filter(({ unit }) => /^iso4217:\w+$/.test(unit));
  return {
    currency: mostFrequent(money.map(({ unit }) => unit.replace(/^.*:/, ''))) ?? '',
    scale: 10 ** Number(mostFrequent(money.map(({ scale }) => String(scale))) ?? 0),
    years: columns.map(yearOf),
    period_ends: columns.map(({ end }) => end),
    line_items: table.flatMap((row) => rowOf(row, columns, yearOf) ?? []),
  };
};

const yearsBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / (365.25 * 86_400_000));

/** Grid columns that hold numbers, each with the end of the period that most of them are of. */
const columnsOf = (table: TaggedTable): Column[] => {
  const ends = new Map<number, string[]>();
  for (const { number, endColumn } of table.flat())
    if (number !== undefined)
      ends.set(endColumn, [...(ends.get(endColumn) ?? []), number.period.end]);
  const columns = [...ends]
    .map(([at, all]) => ({ at, end: mostFrequent(all) ?? '' }))
    .sort((a, b) => a.at - b.at);
  // A number that is not set in line stands one column off: it belongs to the column of its period.
  return columns.filter(
    ({ end, at }) =>
      !columns.some(
        (other) =>
          other.end === end &&
          other.at !== at &&
          (ends.get(other.at)?.length ?? 0) > (ends.get(at)?.length ?? 0),
      ),
  );
};

const mostFrequent = (values: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const rowOf = (
  row: readonly TaggedCell[],
  columns: readonly Column[],
  yearOf: (column: Column) => string,
): TranscribedRow | undefined => {
  const label = row.find((cell) => cell.number === undefined && /\p{L}/u.test(cell.text))?.text;
  const values: Record<string, number | null> = {};
  for (const cell of row) {
    if (cell.number === undefined) continue;
    const { end } = cell.number.period;
    const column =
      columns.find(({ at }) => at === cell.endColumn) ?? columns.find((other) => other.end === end);
    if (column !== undefined) values[yearOf(column)] = cell.number.printed;
  }
  const isHeading = Object.keys(values).length === 0;
  if (isHeading && label === undefined) return undefined;
  return {
    label: label ?? '',
    kind: isHeading ? 'heading' : 'line',
    indentation_level: 0,
    values,
  };
};

import { lengthKindOf } from '@fde/statements';
import { conceptId, type ReportTaxonomy } from '../linkbase/taxonomy.js';
import type { Period } from '../model.js';
import { isColumnPeriod } from './annual.js';
import type { NumberTable } from './number-cell.js';
import { endOf } from './primary-context.js';
import { readTables } from './raw-statement.js';
import { columnPeriods, type TablesRead } from './tables-read.js';
import { statedPeriod, type BesideColumn } from './tables/beside-columns.js';
import { findStatementTables } from './tables/find-statement-tables.js';
import type { TableColumns } from './tables/table-columns.js';
import type { RowValue, StatementRow } from './tables/table-rows.js';

/** The share of a statement's concepts that its table for another part of the year has; notes repeat fewer. */
const LEAST_SHARED = 0.7;

/** The group's numbers for a part of the year that ends with the report's and is longer or shorter. */
const otherParts = (tables: readonly NumberTable[], main: Period): Period[] => {
  const isAlike = isColumnPeriod('income_statement', main);
  const parts = tables
    .flatMap(({ numbers }) => numbers.filter(({ isPrimary }) => isPrimary))
    .map(({ context }) => context.period)
    .filter((period) => period.kind === 'duration')
    .filter((period) => period.end === endOf(main) && !isAlike(period))
    .filter((period) => lengthKindOf(period) === 'part');
  return [...new Map(parts.map((period) => [keyOf(period), period])).values()];
};

const keyOf = (period: Period): string => JSON.stringify(['part', period]);

const conceptsOf = ({ rows }: TablesRead): Set<string> =>
  new Set(
    rows.flatMap(({ values }) =>
      [...values.values()].flatMap(({ fact, isPrimary }) =>
        fact === undefined || !isPrimary ? [] : [conceptId(fact.concept)],
      ),
    ),
  );

/** Whether tables print the rows of a statement. */
const isSameStatement = (statement: TablesRead, part: TablesRead): boolean => {
  const [own, others] = [conceptsOf(statement), conceptsOf(part)];
  return [...own].filter((id) => others.has(id)).length >= LEAST_SHARED * own.size;
};

const prints = ({ tables }: TablesRead, period: Period): boolean => {
  const stated = JSON.stringify(statedPeriod(period));
  return tables.some(({ columns: { others } }) =>
    [...others.values()].some(({ column }) => JSON.stringify(column.period) === stated),
  );
};

const conceptIn = ({ facts: [first] }: StatementRow): string =>
  first === undefined ? '' : conceptId(first.concept);

/** What two rows of one statement have in common, the surest first; of rows alike, the first is the first. */
const LIKENESS: readonly ((row: StatementRow) => string)[] = [
  (row) => `${conceptIn(row)} ${row.label.toLowerCase()}`,
  conceptIn,
];

/** The rows of a statement, each with the row of the other table that states the same. */
const pairsOf = (
  statement: readonly StatementRow[],
  part: readonly StatementRow[],
): ReadonlyMap<StatementRow, StatementRow> => {
  const pairs = new Map<StatementRow, StatementRow>();
  const left = new Set(part.filter(({ kind }) => kind === 'line'));
  for (const nameOf of LIKENESS)
    for (const row of statement.filter(({ kind }) => kind === 'line')) {
      const name = nameOf(row);
      const like = [...left].find((other) => nameOf(other) === name);
      if (pairs.has(row) || name === '' || like === undefined) continue;
      pairs.set(row, like);
      left.delete(like);
    }
  return pairs;
};

const asBeside = ({ columns }: TableColumns): TableColumns => ({
  columns: [],
  others: new Map(
    columns.map(({ column, period }): [number, BesideColumn] => [
      column,
      {
        key: keyOf(period),
        unitRef: '',
        column: { period: statedPeriod(period), is_fiscal_year: false, reason: 'part_of_year' },
      },
    ]),
  ),
});

/** A statement with the columns of its table for another part of the year beside its own. */
const withPart = (statement: TablesRead, part: TablesRead): TablesRead => {
  const periods = columnPeriods(part);
  const pairs = pairsOf(statement.rows, part.rows);
  const besideOf = ({ values }: StatementRow): [string, RowValue][] =>
    [...values].flatMap(([end, value]) => {
      const period = periods.get(end);
      return period === undefined ? [] : [[keyOf(period), value]];
    });
  const rows = statement.rows.map((row) => {
    const pair = pairs.get(row);
    return pair === undefined
      ? row
      : { ...row, beside: new Map([...row.beside, ...besideOf(pair)]) };
  });
  const paired = new Set(pairs.values());
  const alone = part.rows
    .filter((row) => row.kind === 'line' && !paired.has(row))
    .map((row): StatementRow => ({
      ...row,
      kind: 'aside',
      values: new Map(),
      beside: new Map(besideOf(row)),
    }));
  const tables = part.tables.map(({ table, columns }) => ({ table, columns: asBeside(columns) }));
  return {
    ...statement,
    tables: [...statement.tables, ...tables],
    rows: [...rows, ...alone],
    notes: [...statement.notes, ...part.notes],
  };
};

/**
 * A report on a part of the year may print each statement twice, in a table for the quarter and in one for the year to
 * date. `read` are the statements for what the report is about; those for other parts stand beside them.
 */
export const withPartTables = (
  read: readonly TablesRead[],
  tables: readonly NumberTable[],
  main: Period | undefined,
  taxonomy: ReportTaxonomy,
): TablesRead[] => {
  if (main?.kind !== 'duration' || lengthKindOf(main) !== 'part') return [...read];
  const used = new Set(read.flatMap((one) => one.tables.map(({ table }) => table)));
  const others = tables.filter((table) => !used.has(table));
  return otherParts(others, main).reduce<TablesRead[]>(
    (statements, period) => {
      const found = findStatementTables(others, period, taxonomy);
      return statements.map((statement) => {
        if (statement.type === 'balance_sheet' || prints(statement, period)) return statement;
        const part = readTables(statement.type, found[statement.type], period);
        return part.rows.length > 0 && isSameStatement(statement, part)
          ? withPart(statement, part)
          : statement;
      });
    },
    [...read],
  );
};

import type { CanonicalStatementType, CompiledData, CompiledLineItem } from '@fde/contracts';
import type { ReportTruth, StatementTruth, TruthRow } from './fixture-model.js';

/** What a report prints, and the id under which the compiled statements name it. */
export interface PrintedDocument {
  readonly documentId: number;
  readonly truth: ReportTruth;
}

/** One number as a report prints it. */
interface PrintedCell {
  readonly documentId: number;
  readonly statement: StatementTruth;
  readonly row: TruthRow;
  readonly year: string;
  readonly value: number;
}

/** Everything that reports print for one period in one currency, newest report first. */
interface PrintedColumn {
  readonly currency: string;
  readonly periodEnd: string;
  readonly reports: readonly (readonly PrintedCell[])[];
}

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** The scale of a printed number, in single units of money or shares. */
const stepOf = ({ statement, row }: PrintedCell): number => {
  if (row.unit === 'money') return statement.scale;
  return row.unit === 'shares' ? statement.shares_in : 1;
};

const amountOf = (cell: PrintedCell): number => cell.value * stepOf(cell);

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Half a unit of the last printed digit, in single units. */
const roundingOf = (cell: PrintedCell): number =>
  0.51 * stepOf(cell) * 10 ** -(cell.row.unit === 'money' ? 0 : decimalsOf(cell.value));

const agree = (one: PrintedCell, other: PrintedCell): boolean =>
  Math.abs(amountOf(one) - amountOf(other)) <= Math.max(roundingOf(one), roundingOf(other));

const cellsOf = (
  documentId: number,
  statement: StatementTruth,
  year: string,
): readonly PrintedCell[] =>
  statement.line_items.flatMap((row) => {
    const value = row.values[year];
    return value === undefined || value === null
      ? []
      : [{ documentId, statement, row, year, value }];
  });

/** The periods that reports print for one type of statement, each with everything printed. */
function printedColumns(
  type: CanonicalStatementType,
  reports: readonly PrintedDocument[],
): PrintedColumn[] {
  const newestFirst = reports.toSorted((a, b) => b.truth.fiscal_year - a.truth.fiscal_year);
  const columns = new Map<string, { column: PrintedColumn; reports: (readonly PrintedCell[])[] }>();
  for (const { documentId, truth } of newestFirst) {
    const statement = truth.statements[type];
    statement?.years.forEach((year, at) => {
      const periodEnd = statement.period_ends[at] ?? '';
      const key = `${statement.currency} ${periodEnd}`;
      const known = columns.get(key);
      const cells = cellsOf(documentId, statement, year);
      if (known !== undefined) known.reports.push(cells);
      else {
        const own = [cells];
        const column = { currency: statement.currency, periodEnd, reports: own };
        columns.set(key, { column, reports: own });
      }
    });
  }
  return [...columns.values()].map(({ column }) => column);
}

type Source = CompiledLineItem['sources'][string];

/** A compiled table, and the unit of its share counts. */
interface ShownTable {
  readonly data: CompiledData;
  readonly sharesIn: number;
}

/** One shown number with everything shown about it. */
interface ShownCell {
  readonly table: ShownTable;
  readonly item: CompiledLineItem;
  readonly year: string;
  readonly value: number;
  readonly source: Source;
}

/** A table shows share counts in the unit of its newest report. */
const sharesIn = (table: CompiledData, reports: readonly PrintedDocument[]): number => {
  const newest = table.data_lineage[table.years[0] ?? '']?.source_document_id;
  const report = reports.find(({ documentId }) => documentId === newest);
  return report?.truth.statements[table.statement_type]?.shares_in ?? 1;
};

/** The table's scale for money or shares, in single units. */
const shownStep = ({ table, item }: ShownCell): number => {
  if (item.unit === 'money') return table.data.scale;
  return item.unit === 'shares' ? table.sharesIn : 1;
};

const shownCells = (table: ShownTable, year: string): ShownCell[] =>
  table.data.line_items.flatMap((item) => {
    const [value, source] = [item.values[year], item.sources[year]];
    return value === undefined || source === undefined
      ? []
      : [{ table, item, year, value, source }];
  });

const isShownAs = (shown: ShownCell, printed: PrintedCell): boolean =>
  shown.source.document_id === printed.documentId &&
  shown.item.unit === printed.row.unit &&
  plain(shown.source.name ?? shown.item.name) === plain(printed.row.label);

/** What is wrong with a cell's restatement mark, given whether an older report prints another number. */
function markProblem(
  { source }: ShownCell,
  ruling: PrintedCell,
  older: readonly PrintedCell[],
): string | undefined {
  const changed = older.filter((one) => !agree(ruling, one));
  if (changed.length > 0 && source.restated === undefined)
    return `is not marked, though document ${changed[0]?.documentId} prints ${changed[0]?.value}`;
  if (changed.length === 0 && source.restated !== undefined)
    return `is marked as changed from ${source.restated.value}, though all reports agree`;
  return undefined;
}

/** A number must be shown as printed, or be named as adjusted, with its factor. */
function factorProblem({ value, source }: ShownCell, ruling: PrintedCell): string | undefined {
  if (value === ruling.value) return undefined;
  const { adjusted } = source;
  if (adjusted === undefined) return `is ${value}, which is neither printed nor named as adjusted`;
  return close(adjusted.value, ruling.value * adjusted.factor)
    ? undefined
    : `is adjusted to ${adjusted.value}, which is not ${ruling.value} times ${adjusted.factor}`;
}

function cellProblems(
  shown: ShownCell,
  ruling: PrintedCell,
  older: readonly PrintedCell[],
): string[] {
  const wanted = amountOf(ruling) / shownStep(shown);
  const wrong = close(wanted, shown.value) ? [] : [`is ${shown.value} instead of ${wanted}`];
  return [...wrong, markProblem(shown, ruling, older), factorProblem(shown, ruling)].flatMap(
    (problem) => (problem === undefined ? [] : [problem]),
  );
}

/** Older reports name rows differently, but the rows of a statement keep their order. */
const sameRow = (ruling: PrintedCell, cells: readonly PrintedCell[]): PrintedCell[] => {
  const at = ruling.statement.line_items.indexOf(ruling.row);
  return cells.filter(({ statement, row }) => statement.line_items.indexOf(row) === at);
};

function columnProblems(
  type: CanonicalStatementType,
  { currency, periodEnd, reports }: PrintedColumn,
  tables: readonly ShownTable[],
): string[] {
  const named = `${type} to ${periodEnd} in ${currency}`;
  const shown = tables
    .filter(({ data }) => data.currency === currency)
    .flatMap((table) =>
      Object.entries(table.data.fiscal_year_ends ?? {})
        .filter(([, end]) => end === periodEnd)
        .flatMap(([year]) => shownCells(table, year)),
    );
  const [ruling = [], ...older] = reports;
  const problems = ruling.flatMap((printed) => {
    const cell = shown.find((one) => isShownAs(one, printed));
    const where = `${named}: ${printed.row.label} (${printed.row.unit})`;
    if (cell === undefined) return [`${where} is missing, printed ${printed.value}`];
    const others = older.flatMap((cells) => sameRow(printed, cells));
    return cellProblems(cell, printed, others).map((problem) => `${where} ${problem}`);
  });
  const surplus = shown.filter((cell) => !ruling.some((printed) => isShownAs(cell, printed)));
  return [
    ...problems,
    ...surplus.map(
      ({ item, value }) =>
        `${named}: ${item.name} is ${value}, though the report of that year does not print it`,
    ),
  ];
}

/**
 * Compares every number that reports print with every number shown. The newest report that prints a period decides;
 * its numbers are converted to the table's unit, and marked if an older report printed another number. An empty list
 * means that they agree. Only for reports that print the same rows in the same order.
 */
export function checkCompiled(
  reports: readonly PrintedDocument[],
  compiled: readonly CompiledData[],
): string[] {
  return (['income_statement', 'balance_sheet', 'cash_flow_statement'] as const).flatMap((type) => {
    const data = compiled.find(({ statement_type }) => statement_type === type);
    if (data === undefined) return [`${type}: no statement was compiled`];
    const tables = [data, ...(data.separate_statements ?? [])].map((table) => ({
      data: table,
      sharesIn: sharesIn(table, reports),
    }));
    return printedColumns(type, reports).flatMap((column) => columnProblems(type, column, tables));
  });
}

import type { RawStatement } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { fold } from '@fde/contracts/text';
import type { ReportTruth, StatementTruth, TruthRow } from '@fde/testing/fixture-reports';

export interface TruthDifference {
  readonly where: string;
  readonly printed: number | null;
  readonly reading: number | undefined;
  readonly confidence: number;
}

/** Everything in which a reading differs from what is printed, cell by cell and row by row; empty when it is perfect. */
export function findDifferences(
  statements: readonly RawStatement[],
  truth: ReportTruth,
): TruthDifference[] {
  return STATEMENT_TYPES.flatMap((type) => {
    const printed = truth.statements[type];
    const statement = statements.find((one) => one.statement_type === type);
    if (printed === undefined) return statement === undefined ? [] : [faultOf(`${type}: invented`)];
    if (statement === undefined) return [faultOf(`${type}: not found`)];
    return [...compareFacts(type, statement, printed), ...compareRows(type, statement, printed)];
  });
}

/** How many cells all statements print in total. */
export function printedCells(truth: ReportTruth): number {
  return Object.values(truth.statements)
    .flatMap((statement) => statement.line_items)
    .reduce(
      (sum, row) => sum + Object.values(row.values).filter((value) => value !== null).length,
      0,
    );
}

function compareFacts(
  type: string,
  statement: RawStatement,
  printed: StatementTruth,
): TruthDifference[] {
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ['currency', printed.currency, statement.currency],
    ['scale', printed.scale, statement.scale],
    ['years', printed.years.join(), statement.years.join()],
    ['pages', printed.pages.join(), statement.pages.join()],
    [
      'period ends',
      printed.period_ends.join(),
      printed.years.map((year) => statement.fiscal_year_ends[year]).join(),
    ],
  ];
  return facts
    .filter(([, want, got]) => want !== got)
    .map(([name, want, got]) =>
      faultOf(`${type}: ${name} ${String(got)} instead of ${String(want)}`),
    );
}

/** Other comprehensive income of a combined statement is kept apart, and follows its rows on the page. */
function printedLines(statement: RawStatement): RawStatement['line_items'] {
  const all = [...statement.line_items, ...(statement.other_comprehensive_income ?? [])];
  return all.filter((line) => Object.keys(line.values).length > 0);
}

function compareRows(
  type: string,
  statement: RawStatement,
  printed: StatementTruth,
): TruthDifference[] {
  const rows = printed.line_items.filter((row) => row.kind !== 'heading');
  const lines = printedLines(statement);
  if (rows.length !== lines.length)
    return [faultOf(`${type}: ${lines.length} rows instead of ${rows.length}`)];
  return rows.flatMap((row, index) => compareRow(type, row, lines[index], printed.years));
}

function compareRow(
  type: string,
  row: TruthRow,
  line: RawStatement['line_items'][number] | undefined,
  years: readonly string[],
): TruthDifference[] {
  const where = `${type}: ${row.label}`;
  const faults: TruthDifference[] = [];
  if (line === undefined || (row.label !== '' && normalise(line.name) !== normalise(row.label)))
    faults.push(faultOf(`${where}: named ${line?.name ?? 'nothing'}`));
  for (const year of years) {
    const [want, got] = [row.values[year] ?? null, line?.values[year]];
    if (
      (want === null && got === undefined) ||
      (want !== null && got !== undefined && Math.abs(want - got) < 1e-9)
    )
      continue;
    faults.push({
      where: `${where} [${year}]`,
      printed: want,
      reading: got,
      confidence: line?.sources?.[year]?.confidence ?? line?.confidence ?? 1,
    });
  }
  return faults;
}

const faultOf = (where: string): TruthDifference => ({
  where,
  printed: null,
  reading: undefined,
  confidence: 1,
});
const normalise = (label: string): string =>
  fold(label)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

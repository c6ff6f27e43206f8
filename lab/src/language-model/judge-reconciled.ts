import type { RawLineItem, RawStatement } from '@fde/contracts';
import { linesOfItems, type ShownLine, type ShownPage } from '@fde/statements';
import type { AnsweredRow, AnsweredStatement, RecordedAnswer } from '@fde/testing/stand-in-model';

export interface ReconciledJudgement {
  /** Cells that the stand-in corrupted. */
  readonly corrupted: number;
  /** Of these: stored nevertheless. */
  readonly missed: number;
  readonly missedCells: readonly string[];
  /** Cells that the stand-in answered correctly and whose line it named. */
  readonly good: number;
  /** Of these: not stored, or stored with another value. */
  readonly lost: number;
  readonly lostCells: readonly string[];
  readonly stored: number;
  /** Stored numbers that their page does not print. */
  readonly unprinted: number;
}

type Stored = ReadonlyMap<string, RawLineItem>;

const markerOf = (line: Pick<ShownLine, 'page' | 'row'>): string => `${line.page}.${line.row}`;

const storedByLine = (statement: RawStatement | undefined, pages: readonly ShownPage[]): Stored => {
  const lines = linesOfItems(pages);
  return new Map(
    (statement?.line_items ?? []).flatMap((item) =>
      [...lines(item)].map((line) => [markerOf(line), item] as const),
    ),
  );
};

/** Corrupted cells that were stored with the corrupt value, and correct ones that were not stored. */
const judgeStatement = (
  statement: AnsweredStatement,
  answer: RecordedAnswer,
  stored: Stored,
  items: readonly RawLineItem[],
): Omit<ReconciledJudgement, 'stored' | 'unprinted'> => {
  const missedCells: string[] = [];
  const lostCells: string[] = [];
  const touched = new Set<string>();
  let [corrupted, good] = [0, 0];
  for (const corruption of answer.corruptions.filter((one) => one.statement === statement.type)) {
    const item =
      corruption.kind === 'invented_row'
        ? items.find((candidate) => candidate.name === corruption.label)
        : stored.get(markerOf(corruption));
    for (const cell of corruption.cells) {
      if (corruption.kind !== 'invented_row') touched.add(`${markerOf(corruption)}|${cell.year}`);
      corrupted += 1;
      const value = item?.values[cell.year];
      const wrong =
        corruption.kind === 'dropped_row'
          ? value !== (cell.right ?? undefined)
          : value !== undefined && value === cell.answered;
      if (wrong)
        missedCells.push(
          `${corruption.kind} ${statement.type} "${corruption.label}" ${cell.year}: ${cell.right} -> ${cell.answered}`,
        );
    }
  }
  const judgeRow = (row: AnsweredRow): void =>
    statement.years.forEach((year, at) => {
      const value = row.values[at] ?? null;
      if (value === null || row.row === 0 || touched.has(`${markerOf(row)}|${year}`)) return;
      good += 1;
      const storedValue = stored.get(markerOf(row))?.values[year];
      if (storedValue !== value)
        lostCells.push(
          `${statement.type} "${row.label}" ${year}: ${value}, stored ${storedValue ?? 'nothing'}`,
        );
    });
  statement.rows.forEach(judgeRow);
  return {
    corrupted,
    missed: missedCells.length,
    missedCells,
    good,
    lost: lostCells.length,
    lostCells,
  };
};

/** As a cell of a line in any reading of it, or as a word of a sentence. */
const isPrinted = (value: number, page: number | undefined, pages: readonly ShownPage[]): boolean =>
  pages.some(
    (shown) =>
      shown.page === page &&
      shown.lines.some(
        (line) =>
          line.numbers.some((number) => number.value === value) ||
          [line.label, ...line.cells]
            .join(' ')
            .split(/[^\d]+/)
            .includes(String(value)),
      ),
  );

/** Compares what was stored with what the stand-in answered, should have answered, and what the pages print. */
export const judgeReconciled = (
  answer: RecordedAnswer,
  statements: readonly RawStatement[],
  pages: readonly ShownPage[],
): ReconciledJudgement => {
  const judged = answer.right.statements.map((right) => {
    const statement = statements.find((candidate) => candidate.statement_type === right.type);
    return judgeStatement(
      right,
      answer,
      storedByLine(statement, pages),
      statement?.line_items ?? [],
    );
  });
  const cells = statements
    .flatMap((statement) => statement.line_items)
    .flatMap((item) =>
      Object.entries(item.values).map(([year, value]) => ({
        value,
        page: item.sources?.[year]?.page,
      })),
    );
  const sum = (of: (one: (typeof judged)[number]) => number): number =>
    judged.reduce((total, one) => total + of(one), 0);
  return {
    corrupted: sum((one) => one.corrupted),
    missed: sum((one) => one.missed),
    missedCells: judged.flatMap((one) => one.missedCells),
    good: sum((one) => one.good),
    lost: sum((one) => one.lost),
    lostCells: judged.flatMap((one) => one.lostCells),
    stored: cells.length,
    unprinted: cells.filter(({ value, page }) => !isPrinted(value, page, pages)).length,
  };
};

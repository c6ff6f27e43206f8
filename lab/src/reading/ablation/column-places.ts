import type { RawStatement } from '@fde/contracts';
import { cellsOf, isHeadWord, type PrintedReport } from './printed-report.js';

/** A column of a statement on one page. */
export interface Column {
  readonly year: string;
  readonly left: number;
  readonly right: number;
}

/** The columns of a statement on a page, from left to right; none if they overlap. */
export const columnsOn = (statement: RawStatement, page: number): Column[] => {
  const cells = cellsOf(statement).filter((cell) => cell.page === page);
  const columns = statement.years
    .flatMap((year) => {
      const boxes = cells.filter((cell) => cell.year === year).map(({ box }) => box);
      return boxes.length < 3
        ? []
        : [
            {
              year,
              left: Math.min(...boxes.map((b) => b[0])),
              right: Math.max(...boxes.map((b) => b[2])),
            },
          ];
    })
    .toSorted((a, b) => a.left - b.left);
  const apart = columns.every((c, i) => i === 0 || c.left > (columns[i - 1]?.right ?? 0));
  return apart ? columns : [];
};

/** Vertical reach of a statement on a page, its head included. */
export const reachOn = (report: PrintedReport, statement: RawStatement, page: number): number[] => {
  const head = report.pageText(page).words.filter(isHeadWord(report, statement, page));
  const boxes = cellsOf(statement)
    .filter((cell) => cell.page === page)
    .map(({ box }) => box);
  return [
    Math.min(...head.map((w) => w.y0), ...boxes.map((b) => b[1])),
    Math.max(...boxes.map((b) => b[3])),
  ];
};

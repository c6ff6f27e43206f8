import type { PageText, RawStatement, Word } from '@fde/contracts';
import type { Disturbed } from './ablation.js';
import { columnsOn, type Column } from './column-places.js';
import { isHeadWord, type PrintedReport } from './printed-report.js';
import { changePages, type Sheet } from './sheets.js';

/** How many points to the left of a column's widest number its sign or head may begin. */
const BEFORE = 14;

/** Whether a word stands in a column or its head. */
export const isIn = (word: Word, column: Column): boolean =>
  word.x0 >= column.left - BEFORE && word.x1 <= column.right + BEFORE / 2;

/** Years that a head names once for each column; none if it says "2023 and 2022" above both. */
export const headNames = (
  report: PrintedReport,
  statement: RawStatement,
  page: number,
): boolean => {
  const columns = columnsOn(statement, page);
  const head = report.pageText(page).words.filter(isHeadWord(report, statement, page));
  return (
    columns.length > 1 &&
    columns.every((c) => head.some((w) => w.text.includes(c.year) && isIn(w, c)))
  );
};

/** Changes the pages of some statements, each on its own. */
export const eachPage = (
  report: PrintedReport,
  statements: readonly RawStatement[],
  change: (statement: RawStatement, page: number) => (page: PageText) => PageText,
): Sheet[] =>
  statements.reduce<Sheet[]>(
    (all, statement) =>
      statement.pages.reduce<Sheet[]>(
        (sheets, page) => changePages(sheets, new Set([page]), change(statement, page)),
        all,
      ),
    report.sheets(),
  );

/** Changes the pages of all statements whose heads name each column. */
export const onHeaded =
  (
    change: (
      report: PrintedReport,
      statement: RawStatement,
      page: number,
    ) => (page: PageText) => PageText,
  ) =>
  (report: PrintedReport): Disturbed | undefined => {
    const headed = report.statements.filter((s) =>
      s.pages.every((page) => headNames(report, s, page)),
    );
    if (headed.length === 0) return undefined;
    return {
      sheets: eachPage(report, headed, (statement, page) => change(report, statement, page)),
    };
  };

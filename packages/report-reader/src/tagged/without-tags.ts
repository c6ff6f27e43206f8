import type { RawStatement } from '@fde/contracts';
import type { ReadReport } from '../reading-protocol.js';

/** Its tags are of the company alone, though they name its group: the group's statement is printed without tags. */
const standsForGroup = ({ decisions }: RawStatement): boolean =>
  decisions?.entity?.doubt === 'substitute';

/** Whether an annual report prints statements that its tags do not give. */
export const lacksTags = ({ statements, tagged }: ReadReport): boolean => {
  if (tagged?.form === 'interim' || tagged?.form === 'other') return false;
  return statements.length === 0 || statements.some(standsForGroup);
};

const newestEndOf = ({ fiscal_year_ends: ends = {} }: RawStatement): string | undefined =>
  Object.values(ends).toSorted().at(-1);

const UNTAGGED =
  'statements without tags were read from where the document prints them, as those of a PDF are';

/**
 * What the tags say, with the statements that are printed without tags: of the year that the tags are about, and of the
 * group where the tags are of the company alone.
 */
export const withUntagged = (report: ReadReport, laidOut: ReadReport): ReadReport => {
  const end = report.tagged?.period?.end;
  const ofGroup = report.statements.length > 0;
  const own = laidOut.statements.filter(
    (statement) =>
      (end === undefined || newestEndOf(statement) === end) &&
      (!ofGroup || statement.decisions?.entity?.value === 'group'),
  );
  if (own.length === 0) return report;
  const types = new Set(own.map(({ statement_type }) => statement_type));
  const rest = report.statements.filter(
    (statement) => !types.has(statement.statement_type) && !standsForGroup(statement),
  );
  const missing = report.problems.filter((problem) => !isSolved(problem, types));
  return {
    ...report,
    pageCount: laidOut.pageCount,
    statements: [...own, ...rest],
    fiscalYear: report.fiscalYear ?? laidOut.fiscalYear,
    problems: [...missing, UNTAGGED],
    shownPages: laidOut.shownPages,
  };
};

/** The tags lack a statement that the print has. */
const isSolved = (problem: string, types: ReadonlySet<string>): boolean =>
  [...types].some(
    (type) => problem === `no table of the report prints the ${type.replaceAll('_', ' ')}`,
  );

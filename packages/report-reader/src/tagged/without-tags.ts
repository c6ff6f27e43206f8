import { STATEMENT_TYPES, type RawStatement, type CanonicalStatementType } from '@fde/contracts';
import { problemsOfTaken } from '@fde/statements';
import { noTableOf } from '@fde/tagged-report';
import type { ReadReport } from '../reading-protocol.js';

/** Its tags are of the company alone, though they name its group: the group's statement is printed without tags. */
const standsForGroup = ({ decisions }: RawStatement): boolean =>
  decisions?.entity?.doubt === 'substitute';

/** Whether an annual report prints statements that its tags do not give. */
export const lacksTags = ({ statements, tagged }: ReadReport): boolean => {
  if (tagged?.form === 'interim' || tagged?.form === 'other') return false;
  return statements.length < STATEMENT_TYPES.length || statements.some(standsForGroup);
};

const newestEndOf = ({ fiscal_year_ends: ends = {} }: RawStatement): string | undefined =>
  Object.values(ends).toSorted().at(-1);

const UNTAGGED =
  'statements without tags were read from where the document prints them, as those of a PDF are; their pages are those that its HTML makes';

/** Below it, a table of the notes may have been taken for a statement that the report does not have. */
const SURE = 0.985;

/**
 * What the tags say, with the statements that are printed without tags: of the year that the tags are about, and of the
 * group where the tags are of the company alone.
 */
export const withUntagged = (report: ReadReport, laidOut: ReadReport): ReadReport => {
  const end = report.tagged?.period?.end;
  const needsGroup = report.statements.some(standsForGroup);
  const taggedTypes = new Set(report.statements.map(({ statement_type }) => statement_type));
  const own = laidOut.statements.filter((statement) => {
    if (end !== undefined && newestEndOf(statement) !== end) return false;
    if (needsGroup) return statement.decisions?.entity?.value === 'group';
    return !taggedTypes.has(statement.statement_type) && statement.confidence >= SURE;
  });
  if (own.length === 0) return report;
  const types = new Set(own.map(({ statement_type }) => statement_type));
  // Where the print lacks the group's, the company's statement stays, with the doubt that it has.
  const rest = report.statements.filter(({ statement_type }) => !types.has(statement_type));
  const missing = report.problems.filter((problem) => !isSolved(problem, types));
  return {
    ...report,
    pageCount: laidOut.pageCount,
    statements: STATEMENT_TYPES.flatMap((type) =>
      [...own, ...rest].filter((statement) => statement.statement_type === type),
    ),
    fiscalYear: report.fiscalYear ?? laidOut.fiscalYear,
    problems: [...missing, UNTAGGED, ...problemsOfTaken(laidOut.problems, laidOut.statements, own)],
    shownPages: laidOut.shownPages,
  };
};

/** The tags lack a statement that the print has. */
const isSolved = (problem: string, types: ReadonlySet<CanonicalStatementType>): boolean =>
  [...types].some((type) => problem === noTableOf(type));

import type { RawStatement } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { isAnnualFiling, isDecoy, namesTheGroup, type ReportReading } from '@fde/statements';

const LEAST_PROVEN = 0.75;
/** A filing says what it is within this many pages from the front. */
const COVER_PAGES = 4;

/**
 * Whether these can only be the report's primary statements, so that no further pages need be looked at: all three,
 * titled as the group's, proven by their sums, tied to each other, of one fiscal year. Years that end in January or
 * February need the whole report, which says how the company names them. In an annual SEC filing, titles need not
 * name the group: primary statements are consolidated by rule, and a parent's own are a condensed schedule.
 */
export function isConclusive(reading: ReportReading, plainTexts: readonly string[] = []): boolean {
  const statements = STATEMENT_TYPES.flatMap(
    (type) => reading.statements.find((statement) => statement.statement_type === type) ?? [],
  );
  if (statements.length !== STATEMENT_TYPES.length) return false;
  // A table without a title may belong to the notes, and the titled one may be on a page not yet looked at.
  if (statements.some(({ title }) => title === undefined)) return false;
  const titles = statements.map((statement) => statement.title ?? '');
  return (
    (titles.filter(namesTheGroup).length >= 2 ||
      plainTexts.slice(0, COVER_PAGES).some(isAnnualFiling)) &&
    !titles.some(isDecoy) &&
    new Set(statements.map((statement) => statement.fiscal_year)).size === 1 &&
    !statements.some(endsEarlyInTheYear) &&
    !statements.some(isDoubted) &&
    statements.every((statement) => isProven(statement, reading)) &&
    areTied(statements)
  );
}

/**
 * Whether a statement leaves a question about its figures open that pages not looked at may answer. The company's name
 * is none: it stands on the cover and beside the statements, and no figure depends on it.
 */
function isDoubted(statement: RawStatement): boolean {
  return Object.entries(statement.decisions ?? {}).some(
    ([name, decision]) => name !== 'company_name' && decision.doubt !== undefined,
  );
}

function endsEarlyInTheYear(statement: RawStatement): boolean {
  return Object.values(statement.fiscal_year_ends).some((end) => /-0[12]-/.test(end));
}

function isProven(statement: RawStatement, reading: ReportReading): boolean {
  const table = reading.explanation.considered.find(
    (other) => other.chosen && other.statement_type === statement.statement_type,
  );
  return (
    table !== undefined &&
    table.proven >= LEAST_PROVEN &&
    !statement.checks.some((check) => !check.holds && check.severity !== 'warning')
  );
}

/** Profit or cash agrees between two statements in every column that was checked. */
function areTied(statements: readonly RawStatement[]): boolean {
  const checksOf = (kind: RawStatement['checks'][number]['kind']): RawStatement['checks'] =>
    statements.flatMap((statement) => statement.checks.filter((check) => check.kind === kind));
  const allHold = (checks: RawStatement['checks']): boolean =>
    checks.length > 0 && checks.every((check) => check.holds);
  const profit = checksOf('net_income_tie');
  return profit.length > 0 ? allHold(profit) : allHold(checksOf('closing_cash'));
}

import { STATEMENT_TYPES, type CanonicalStatementType, type RawStatement } from '@fde/contracts';
import { doubtPeriods, placeInFiscalYears, type StatedYear } from '@fde/statements';
import type { TaggedReport } from '../tagged-report.js';
import { findContradictions, type Contradiction } from './contradictions.js';
import { documentFacts, type StatedFacts } from './document-facts.js';
import { withGroupContexts } from './group-contexts.js';
import { joinPieces } from './tables/join-pieces.js';
import { splitSections } from './tables/split-sections.js';
import { findStatementTables } from './tables/find-statement-tables.js';
import { numberTables, type NumberTable } from './number-cell.js';
import { proveTagged } from './prove-tagged.js';
import { withPartTables } from './part-tables.js';
import { rawStatement, readTables } from './raw-statement.js';
import type { TablesRead } from './tables-read.js';
import { loneTagsIn } from './witnesses.js';
import { headedYear, newestYear } from './year-names.js';

/** What a tagged report says: its three statements, and the problems met. */
export interface TaggedReading {
  readonly statements: readonly RawStatement[];
  readonly facts: StatedFacts;
  readonly contradictions: readonly Contradiction[];
  readonly problems: readonly string[];
}

/** What the column heads of a statement call the newest year; the heads of a balance sheet are days. */
const yearInHeads = (read: readonly TablesRead[], newestEnd: string): number | undefined =>
  read
    .filter(({ ends }) => ends.includes(newestEnd))
    .flatMap(({ tables }) => tables.filter(({ columns }) => columns.columns.length > 0))
    .map(({ table, columns }) => headedYear(table, columns.columns))
    .find((year) => year !== undefined);

const newestEndOf = (read: readonly TablesRead[]): string =>
  read
    .flatMap(({ ends }) => ends)
    .toSorted()
    .at(-1) ?? '';

const formProblems = ({ form, documentType, covered }: StatedFacts): string[] =>
  form === 'interim' || form === 'other'
    ? [
        `it is no annual report (form ${documentType ?? covered ?? 'unknown'}): none of its years is compiled`,
      ]
    : [];

/** What the cover states of the company's fiscal years: the end of the one before the report's period. */
const statedYear = ({ fiscalYear, yearEnd, period }: StatedFacts): StatedYear => {
  const year = period === undefined ? undefined : Number(period.end.slice(0, 4)) - 1;
  return {
    ...(fiscalYear === undefined ? {} : { fiscalYear }),
    ...(yearEnd === undefined || year === undefined
      ? {}
      : { yearEnd: yearEnd.replace('--', `${year}-`) }),
  };
};

/** The tables that print tagged numbers, in the order of the documents. */
export const tablesOf = ({ documents, contexts }: TaggedReport): NumberTable[] =>
  documents.flatMap((document) =>
    joinPieces(numberTables(document, contexts).flatMap(splitSections)),
  );

/** What a reading says of a statement that no tagged table gives. */
export const noTableOf = (type: CanonicalStatementType): string =>
  `no table of the report prints the ${type.replaceAll('_', ' ')}`;

/**
 * Reads the three primary statements of a tagged report as its tables print them. Statements that are not found are
 * left out.
 */
export const readStatements = (whole: TaggedReport): TaggedReading => {
  const report = withGroupContexts(whole);
  const facts = documentFacts(report);
  const tables = tablesOf(report);
  const own = findStatementTables(tables, facts.period, report.taxonomy);
  const printed = STATEMENT_TYPES.map((type) => readTables(type, own[type], facts.period)).filter(
    ({ rows }) => rows.length > 0,
  );
  const read = withPartTables(printed, tables, facts.period, report.taxonomy);
  const newestEnd = newestEndOf(read);
  const contradictions = findContradictions(report);
  const named = {
    facts,
    companyName: facts.companyName ?? '',
    newest: newestYear(newestEnd, yearInHeads(read, newestEnd), facts.fiscalYear),
    contradicted: new Set(contradictions.flatMap((contradiction) => contradiction.facts)),
  };
  const spoken = facts.period === undefined ? {} : { yearEnd: facts.period.end };
  const missing = STATEMENT_TYPES.filter((type) => !read.some((one) => one.type === type));
  return {
    statements: placeInFiscalYears(
      proveTagged(
        doubtPeriods(
          read.map((one) => rawStatement(one, report, named)),
          spoken,
        ),
        new Set(read.flatMap((one) => loneTagsIn(one, report).map(({ id }) => id))),
      ),
      statedYear(facts),
    ),
    facts,
    contradictions,
    problems: [...report.problems, ...formProblems(facts), ...missing.map(noTableOf)],
  };
};

import {
  STATEMENT_TYPES,
  type DecisionDoubt,
  type PageText,
  type RawStatement,
} from '@fde/contracts';

import { isMatched, type ReadCandidate } from '../read-tables.js';

type StatementType = RawStatement['statement_type'];

const NAMES: Readonly<Record<StatementType, string>> = {
  income_statement: 'income statement',
  balance_sheet: 'balance sheet',
  cash_flow_statement: 'cash flow statement',
};

const nameOf = (raw: RawStatement): string =>
  `${NAMES[raw.statement_type]} on page ${raw.pages.join(', ')}`;

const missingTypes = (statements: readonly RawStatement[]): StatementType[] =>
  STATEMENT_TYPES.filter((type) => !statements.some((s) => s.statement_type === type));

const tellUnreadPages = (pages: readonly PageText[]): string[] => {
  const numbers = pages.filter((p) => p.quality !== 'good').map((p) => p.page);
  return numbers.length === 0 ? [] : [`pages without usable text: ${numbers.join(', ')}`];
};

const tellUnmatched = (tables: readonly ReadCandidate[]): string[] => [
  ...new Set(
    tables
      .filter((d) => !isMatched(d))
      .map(
        ({ raw }) =>
          `pages ${raw.pages.join(', ')} print labels and numbers on facing pages: their sums do not close, so nothing was read from them`,
      ),
  ),
];

/** What was left out of a report in which nothing better was found. */
const leftOut = (tables: readonly ReadCandidate[], statements: readonly RawStatement[]): string[] =>
  missingTypes(statements).flatMap((type) => {
    const best = tables.find(
      (d) => d.raw.statement_type === type && d.candidate.foreign !== undefined,
    );
    return best === undefined
      ? []
      : [`${nameOf(best.raw)} was left out by its title: ${best.candidate.foreign ?? ''}`];
  });

const problemOf = (
  raw: RawStatement,
  doubt: DecisionDoubt | undefined,
  problems: Readonly<Partial<Record<DecisionDoubt, string>>>,
): string[] => {
  const problem = doubt === undefined ? undefined : problems[doubt];
  return problem === undefined ? [] : [`${nameOf(raw)}: ${problem}`];
};

const COLUMN_PROBLEMS: Readonly<Partial<Record<DecisionDoubt, string>>> = {
  ambiguous:
    'the header allows two sets of columns whose sums both close, so the one that was taken is less certain',
  incomplete:
    'a full column of numbers stands under no year, so the years of all others are doubted',
};

const doubtfulColumns = (statements: readonly RawStatement[]): string[] =>
  statements.flatMap((raw) => problemOf(raw, raw.decisions?.years?.doubt, COLUMN_PROBLEMS));

const PLACE_PROBLEMS: Readonly<Partial<Record<DecisionDoubt, string>>> = {
  substitute: 'it may stand in for the statement itself, which was not read',
  incomplete: 'a part of it was not found',
  disputed: 'a page with its title gave no table, so it may not be the statement itself',
};
const ENTITY_PROBLEMS: Readonly<Partial<Record<DecisionDoubt, string>>> = {
  disputed: 'the report prints statements of several entities, and another may be meant',
  ambiguous: 'the report prints statements of several entities; the first and largest was taken',
};

/** Statements that may belong to another entity, or be another table. */
const doubtedPlaces = (statements: readonly RawStatement[]): string[] =>
  statements.flatMap((raw) => [
    ...problemOf(raw, raw.decisions?.place?.doubt, PLACE_PROBLEMS),
    ...problemOf(raw, raw.decisions?.entity?.doubt, ENTITY_PROBLEMS),
  ]);

/** Statements whose periods cannot be, or disagree with the other statements. */
const otherPeriods = (statements: readonly RawStatement[]): string[] =>
  statements
    .filter((raw) => raw.decisions?.period?.doubt === 'disputed')
    .map((raw) => {
      const against = raw.decisions?.period?.against?.map((e) => `${e.source} ${e.says}`) ?? [];
      return `${nameOf(raw)}: its period (${raw.decisions?.period?.value ?? ''}) is in doubt (${against.join('; ')})`;
    });

const tellInterim = (statements: readonly RawStatement[]): string[] =>
  statements
    .filter((raw) => raw.period === 'interim')
    .map((raw) => `${nameOf(raw)}: it covers only part of a year (interim)`);

/** What is uncertain about a statement's money. */
const doubtedMoney = (statements: readonly RawStatement[]): string[] =>
  statements.flatMap((s) =>
    (['scale', 'currency', 'number_style'] as const).flatMap((name) => {
      const { value, doubt, evidence: [first] = [] } = s.decisions?.[name] ?? {};
      return doubt === undefined || value === undefined
        ? []
        : [
            `${nameOf(s)}: the ${name.replace('_', ' ')} ${value} is ${doubt} (${first?.source ?? 'no evidence'})`,
          ];
    }),
  );

const notFound = (type: StatementType): string => `no ${NAMES[type]} was found`;

/**
 * The problems of a reading of which only some statements are taken: neither that the others are missing, nor what is
 * doubtful about them.
 */
export const problemsOfTaken = (
  problems: readonly string[],
  statements: readonly RawStatement[],
  taken: readonly RawStatement[],
): string[] => {
  const types = Object.keys(NAMES) as StatementType[];
  const others = statements.filter((statement) => !taken.includes(statement)).map(nameOf);
  return problems.filter(
    (problem) =>
      !types.some((type) => problem === notFound(type)) &&
      !others.some((name) => problem.startsWith(`${name}:`) || problem.startsWith(`${name} was `)),
  );
};

/**
 * What the caller should report about a reading: what is missing, what was left out and why, and
 * what is less certain.
 */
export const problemsOf = (
  statements: readonly RawStatement[],
  pages: readonly PageText[],
  tables: { readonly drafts: readonly ReadCandidate[]; readonly problems: readonly string[] },
): string[] => [
  ...missingTypes(statements).map(notFound),
  ...tellUnreadPages(pages),
  ...tables.problems,
  ...tellUnmatched(tables.drafts),
  ...leftOut(tables.drafts, statements),
  ...doubtedPlaces(statements),
  ...doubtfulColumns(statements),
  ...otherPeriods(statements),
  ...tellInterim(statements),
  ...doubtedMoney(statements),
];

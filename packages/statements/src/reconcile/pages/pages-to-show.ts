import { STATEMENT_TYPES, type CanonicalStatementType, type RawStatement } from '@fde/contracts';
import { weakestOf } from '../../evidence/decision.js';
import type { CandidatePage } from '../../locate/likely-pages.js';

/** A statement with less confidence may have been cut off, so its neighbours are shown too. */
const SURE = 0.9;
/** For a statement that was not found, this many of the likeliest pages are shown. */
const LIKELIEST = 2;
/** A model is never shown more, whatever the engine suggests. */
const MOST_PAGES = 12;

/**
 * A guessed scale or currency lowers the confidence as well, but says nothing about what lies
 * beside the statement.
 */
const mayBeCut = ({ confidence, decisions }: RawStatement): boolean =>
  confidence < SURE * weakestOf(decisions);

const likeliestPages = (
  type: CanonicalStatementType,
  candidates: readonly CandidatePage[],
): number[] =>
  [...candidates]
    .filter((candidate) => (candidate.scores[type] ?? 0) > 0)
    .toSorted((a, b) => (b.scores[type] ?? 0) - (a.scores[type] ?? 0))
    .slice(0, LIKELIEST)
    .map((candidate) => candidate.page);

const neighboursOf = (statement: RawStatement, candidates: readonly CandidatePage[]): number[] => {
  const known = new Set(candidates.map((candidate) => candidate.page));
  const [first, last] = [Math.min(...statement.pages), Math.max(...statement.pages)];
  return [first - 1, last + 1].filter((page) => known.has(page));
};

/**
 * The pages that a language model is asked about: those of the statements that were found, the
 * neighbours of an uncertain one, and the likeliest pages of a missing one. In page order, never
 * the whole report.
 */
export const pagesToShow = (
  statements: readonly RawStatement[],
  candidates: readonly CandidatePage[],
): number[] => {
  const found = statements.flatMap((statement) => statement.pages);
  const missing = STATEMENT_TYPES.filter(
    (type) => !statements.some((statement) => statement.statement_type === type),
  );
  const doubtful = statements.filter(mayBeCut);
  const wanted = [
    ...found,
    ...missing.flatMap((type) => likeliestPages(type, candidates)),
    ...doubtful.flatMap((statement) => neighboursOf(statement, candidates)),
  ];
  return [...new Set(wanted)].slice(0, MOST_PAGES).toSorted((a, b) => a - b);
};

import type { CompiledData, Question } from '@fde/contracts';
import {
  askOfSeries,
  type QuestionsOfExtractions,
  type Statements,
} from './questions/ask-of-series.js';
import { askOfStatement } from './questions/ask-of-statement.js';
import { joinQuestions } from './questions/questions.js';
import { LAPSED } from './reviews-that-hold.js';

/** What is already open in an extraction. */
export type OpenQuestions = ReadonlyMap<number, readonly Question[]>;

const isLapsed = ({ reasons }: Question): boolean => reasons.some(({ rule }) => rule === LAPSED);

/**
 * The open questions of each compiled extraction: what its own reading doubts, what the series
 * doubts, and what is asked again because a verdict lapsed. `statements` have the verdicts applied.
 */
export const reviewsAfterCompiling = (
  compiled: readonly CompiledData[],
  statements: Statements,
  open: OpenQuestions,
): QuestionsOfExtractions => {
  const ofSeries = compiled.map((data) => askOfSeries(data, statements));
  return new Map(
    [...statements].map(([id, raw]) => {
      const again = (open.get(id) ?? []).filter(isLapsed);
      const own = askOfStatement(raw);
      return [
        id,
        joinQuestions(own, ...ofSeries.map((questions) => questions.get(id) ?? []), again),
      ];
    }),
  );
};

import { asksNothingNew, questionOf, type RecordWriter, type ReviewRecord } from '@fde/event-log';
import type { Question } from '@fde/contracts';
import { reviewsAfterCompiling } from '@fde/statements';
import type { Compilation } from './compilation.js';

const byExtraction = (reviews: readonly ReviewRecord[]): ReadonlyMap<number, ReviewRecord[]> => {
  const map = new Map<number, ReviewRecord[]>();
  for (const review of reviews)
    map.set(review.extraction_id, [...(map.get(review.extraction_id) ?? []), review]);
  return map;
};

/**
 * Statements of other companies' reports, and of those that a person left out: nothing is asked
 * about them but whose they are.
 */
const stoppedExtractions = (leftOut: Compilation['leftOut']): number[] =>
  leftOut
    .filter(({ why }) => why === 'another_company' || why === 'left_out')
    .map(({ extraction_id: id }) => id);

/**
 * Asks for review of what the statements and their series leave in doubt; earlier questions are not
 * repeated.
 */
export const askPeople = async (
  records: RecordWriter,
  { inputs, compiled, owners, leftOut }: Compilation,
): Promise<void> => {
  const statements = new Map(inputs.map(({ extractionId, raw }) => [extractionId, raw]));
  const stopped = stoppedExtractions(leftOut);
  const present = byExtraction(
    await records.reviewsOfExtractions([...statements.keys(), ...stopped]),
  );
  const open = new Map(
    [...present].map(([id, reviews]) => [
      id,
      reviews.filter(({ state }) => state !== 'settled').map(questionOf),
    ]),
  );
  const ofOwners = new Map(
    owners.flatMap(({ question }) =>
      question === undefined ? [] : [[question.extractionId, question.question] as const],
    ),
  );
  const ownQuestions = new Map([
    ...stopped.map((id): [number, Question[]] => [id, []]),
    ...reviewsAfterCompiling(compiled, statements, open),
  ]);
  for (const [id, own] of ownQuestions) {
    const owner = ofOwners.get(id);
    const questions = owner === undefined ? own : [owner, ...own];
    if (!asksNothingNew(questions, present.get(id) ?? [])) await records.askReviews(id, questions);
  }
};

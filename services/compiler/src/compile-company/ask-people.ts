import { asksNothingNew, questionOf, type RecordWriter, type ReviewRecord } from '@fde/event-log';
import { reviewsAfterCompiling } from '@fde/statements';
import type { Compilation } from './compilation.js';

const byExtraction = (reviews: readonly ReviewRecord[]): ReadonlyMap<number, ReviewRecord[]> => {
  const map = new Map<number, ReviewRecord[]>();
  for (const review of reviews)
    map.set(review.extraction_id, [...(map.get(review.extraction_id) ?? []), review]);
  return map;
};

/**
 * Asks for review of what the statements and their series leave in doubt; earlier questions are not
 * repeated.
 */
export const askPeople = async (
  records: RecordWriter,
  { inputs, compiled }: Compilation,
): Promise<void> => {
  const statements = new Map(inputs.map(({ extractionId, raw }) => [extractionId, raw]));
  const present = byExtraction(await records.reviewsOfExtractions([...statements.keys()]));
  const open = new Map(
    [...present].map(([id, reviews]) => [
      id,
      reviews.filter(({ state }) => state !== 'settled').map(questionOf),
    ]),
  );
  for (const [id, questions] of reviewsAfterCompiling(compiled, statements, open)) {
    if (!asksNothingNew(questions, present.get(id) ?? [])) await records.askReviews(id, questions);
  }
};

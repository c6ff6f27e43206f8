import { isDeepStrictEqual } from 'node:util';
import { subjectOf, type Question } from '@fde/contracts';
import type { ReviewRecord } from './ports.js';

/** What is asked, without its state. */
export const questionOf = (review: ReviewRecord): Question => ({
  decision: review.decision,
  item: review.item,
  value: review.value,
  page: review.page,
  bbox: review.bbox === null ? null : [...review.bbox],
  doubt: review.doubt,
  weight: review.weight,
  reasons: [...review.reasons],
});

/** The questions that nobody has settled. */
export const unsettledOf = (
  questions: readonly Question[],
  present: readonly ReviewRecord[],
): readonly Question[] => {
  const settled = new Set(
    present.filter(({ state }) => state === 'settled').map((review) => subjectOf(review)),
  );
  return questions.filter((question) => !settled.has(subjectOf(question)));
};

/** As it is stored: only numbers and texts, and no undefined member. */
const stored = (question: Question): unknown => JSON.parse(JSON.stringify(question));

/** Whether the open reviews of an extraction already say exactly this. */
export const asksNothingNew = (
  questions: readonly Question[],
  present: readonly ReviewRecord[],
): boolean => {
  const unsettled = unsettledOf(questions, present);
  const open = new Map(
    present
      .filter(({ state }) => state !== 'settled')
      .map((review) => [subjectOf(review), questionOf(review)]),
  );
  return (
    unsettled.length === open.size &&
    unsettled.every((question) =>
      isDeepStrictEqual(open.get(subjectOf(question)), stored(question)),
    )
  );
};

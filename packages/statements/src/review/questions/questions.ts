import { subjectOf, type Question } from '@fde/contracts';
import { MOST_QUESTIONS } from '../weights.js';

const importanceOf = ({ doubt, weight }: Question): number => doubt * weight;

const mergeQuestions = (one: Question, other: Question): Question => ({
  ...one,
  doubt: Math.max(one.doubt, other.doubt),
  weight: Math.max(one.weight, other.weight),
  reasons: [...one.reasons, ...other.reasons],
});

/**
 * One question for each figure and decision, with all its reasons, the most important first, up to
 * a limit.
 */
export const joinQuestions = (...lists: readonly (readonly Question[])[]): Question[] => {
  const bySubject = new Map<string, Question>();
  for (const question of lists.flat()) {
    const subject = subjectOf(question);
    const known = bySubject.get(subject);
    bySubject.set(subject, known === undefined ? question : mergeQuestions(known, question));
  }
  return [...bySubject.values()]
    .toSorted((a, b) => importanceOf(b) - importanceOf(a))
    .slice(0, MOST_QUESTIONS);
};

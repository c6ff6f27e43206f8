import { createHash } from 'node:crypto';
import type { Question } from '../language-model.js';

/** Usable answers by question, so that a retry or a recompilation costs nothing. */
export interface AnswerCache {
  get(key: string): Promise<string | undefined>;
  /** Failing to store an answer must not fail the task: implementations do not throw. */
  put(key: string, answer: string): Promise<void>;
}

/** A key made of model, wording, schema and document: if any of them changes, the question is asked again. */
export const answerKey = (model: string, question: Question): string => {
  const hash = createHash('sha256');
  const fields = [
    model,
    question.purpose,
    question.promptVersion,
    question.role,
    question.instruction,
    JSON.stringify(question.answerSchema),
    ...question.document.map((part) => (part.kind === 'text' ? part.text : part.contentHash)),
  ];
  for (const field of fields) hash.update(`${field.length}:${field};`);
  return hash.digest('hex');
};

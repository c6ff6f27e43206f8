import { Ajv } from 'ajv';
import { answerKey, type AnswerCache } from './cache/answer-cache.js';
import { jsonInText } from './json-in-text.js';
import type { Answer, AskOptions, LanguageModel, Question } from './language-model.js';
import { LanguageModelError } from './language-model-error.js';
import type { ModelUse } from './budget/budgeted-model.js';

export interface ModelAccess {
  readonly model: LanguageModel;
  readonly cache: AnswerCache | undefined;
  readonly onUse?: (use: ModelUse) => void;
}

/** What a usable answer cost, including repairs. */
export interface AnswerCost {
  readonly model: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly tokensEstimated: boolean;
  /** US dollars; null if the model has no price. */
  readonly costUsd: number | null;
  readonly latencyMs: number;
  /** Questions sent: 2 if the first answer had to be repaired. */
  readonly requests: number;
}

export interface JsonAnswer<T> {
  readonly value: T;
  /**
   * The cost of the questions that led to this answer, whenever they were sent; the same for an answer from the
   * cache.
   */
  readonly cost: AnswerCost;
  /** True if nothing was sent this time. */
  readonly fromCache: boolean;
}

/** What the cache holds. */
interface CachedAnswer {
  readonly value: unknown;
  readonly cost: AnswerCost;
}

const LONGEST_ANSWER_SHOWN_AGAIN = 20_000;
const ajv = new Ajv({ allErrors: true, strict: false });

type Judged = { readonly value: unknown } | { readonly reason: string };

/** Whether an answer fits the schema; if not, why, in words for the model. */
const judge = (question: Question, text: string, truncated: boolean): Judged => {
  const value = jsonInText(text);
  if (value === undefined || truncated) {
    return {
      reason: truncated
        ? 'The answer was cut off at its length limit. Answer again, shorter: no explanations, no spaces between tokens.'
        : 'The answer holds no JSON object.',
    };
  }
  const valid = ajv.validate(question.answerSchema, value);
  if (valid) return { value };
  const faults = (ajv.errors ?? [])
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`);
  return { reason: `The JSON is not of the schema: ${faults.join('; ')}.` };
};

const costOf = (model: string, answers: readonly Answer[]): AnswerCost => ({
  model,
  requests: answers.length,
  tokensIn: answers.reduce((sum, { usage }) => sum + usage.tokensIn, 0),
  tokensOut: answers.reduce((sum, { usage }) => sum + usage.tokensOut, 0),
  tokensEstimated: answers.some(({ usage }) => usage.estimated),
  costUsd: answers.reduce<number | null>(
    (sum, answer) => (sum === null || answer.costUsd === null ? null : sum + answer.costUsd),
    0,
  ),
  latencyMs: answers.reduce((sum, answer) => sum + answer.latencyMs, 0),
});

const isCachedAnswer = (value: unknown): value is CachedAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof (value as Partial<CachedAnswer>).cost?.tokensIn === 'number';

/** An entry that is damaged or no longer fits the schema counts as absent. */
const findCached = async (
  access: ModelAccess,
  question: Question,
  key: string,
): Promise<CachedAnswer | undefined> => {
  const text = await access.cache?.get(key);
  const cached = text === undefined ? undefined : jsonInText(text);
  if (!isCachedAnswer(cached) || !ajv.validate(question.answerSchema, cached.value))
    return undefined;
  const { provider, model } = access.model;
  access.onUse?.({
    provider,
    model,
    purpose: question.purpose,
    outcome: 'cached',
    tokensIn: 0,
    tokensOut: 0,
    costUsd: 0,
    latencyMs: 0,
  });
  return cached;
};

/**
 * Asks for JSON that fits the question's schema. Answers from the cache if the question was answered before; asks
 * once more, with the fault, if the answer is not usable. `T` is what the schema describes. Throws LanguageModelError
 * (`language_model_bad_answer` after the second unusable answer).
 */
export const askForJson = async <T>(
  access: ModelAccess,
  question: Question,
  options: AskOptions = {},
): Promise<JsonAnswer<T>> => {
  const key = answerKey(access.model.model, question);
  const known = await findCached(access, question, key);
  if (known !== undefined) return { value: known.value as T, cost: known.cost, fromCache: true };
  const answers: Answer[] = [];
  let rejected: Question['rejected'];
  for (let round = 0; round < 2; round += 1) {
    const answer = await access.model.ask(
      rejected === undefined ? question : { ...question, rejected },
      options,
    );
    answers.push(answer);
    const judged = judge(question, answer.text, answer.truncated);
    if ('value' in judged) {
      const entry: CachedAnswer = {
        value: judged.value,
        cost: costOf(access.model.model, answers),
      };
      await access.cache?.put(key, JSON.stringify(entry));
      return { value: judged.value as T, cost: entry.cost, fromCache: false };
    }
    rejected = {
      answer: answer.text.slice(0, LONGEST_ANSWER_SHOWN_AGAIN),
      reason: `${judged.reason} Answer the same question again with JSON of the schema and nothing else.`,
    };
  }
  throw new LanguageModelError(
    'language_model_bad_answer',
    `The language model "${access.model.model}" gave no usable answer in two attempts (${rejected?.reason.split('. ')[0] ?? 'no JSON'}). Choose a larger LLM_MODEL, or raise LLM_MAX_OUTPUT_TOKENS where the answer was cut off.`,
  );
};

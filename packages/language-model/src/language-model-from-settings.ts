import type { ModelAccess } from './ask-for-json.js';
import { budgetedModel, type ModelUse } from './budget/budgeted-model.js';
import type { SpendLedger } from '@fde/contracts';
import type { AnswerCache } from './cache/answer-cache.js';
import { GeminiModel } from './gemini/gemini-model.js';
import { LanguageModelError } from './language-model-error.js';
import type { LanguageModelSettings } from './language-model-settings.js';
import type { ModelAdapter } from './language-model.js';
import { OpenAiModel } from './openai-compatible/openai-model.js';
import { DEFAULT_PRICES, parsePrices } from './prices.js';

export interface LanguageModelParts {
  readonly ledger: SpendLedger;
  readonly cache: AnswerCache | undefined;
  readonly now: () => number;
  readonly onUse?: (use: ModelUse) => void;
}

const DEFAULT_MODELS = { gemini: 'gemini-2.5-flash', openai: 'gpt-4.1-mini' } as const;
const OPENAI = 'https://api.openai.com/v1';

const geminiKey = (settings: LanguageModelSettings): string | undefined =>
  settings.GEMINI_API_KEY ?? settings.GOOGLE_API_KEY;

export const chosenProvider = (settings: LanguageModelSettings): 'none' | 'gemini' | 'openai' =>
  settings.LLM_PROVIDER ?? (geminiKey(settings) === undefined ? 'none' : 'gemini');

const misconfiguredError = (message: string): LanguageModelError =>
  new LanguageModelError('language_model_misconfigured', message);

const adapterOf = (
  provider: 'gemini' | 'openai',
  settings: LanguageModelSettings,
  now: () => number,
): ModelAdapter => {
  const model = settings.LLM_MODEL ?? DEFAULT_MODELS[provider];
  const timeoutMs = settings.LLM_TIMEOUT_SECONDS * 1000;
  if (provider === 'openai') {
    if (settings.OPENAI_API_KEY === undefined && settings.LLM_BASE_URL === undefined)
      throw misconfiguredError(
        'LLM_PROVIDER=openai needs OPENAI_API_KEY, or LLM_BASE_URL of a server that wants no key.',
      );
    return new OpenAiModel({
      apiKey: settings.OPENAI_API_KEY,
      model,
      baseUrl: settings.LLM_BASE_URL ?? OPENAI,
      timeoutMs,
      now,
    });
  }
  const apiKey = geminiKey(settings);
  if (apiKey === undefined)
    throw misconfiguredError('LLM_PROVIDER=gemini needs GEMINI_API_KEY (or GOOGLE_API_KEY).');
  return new GeminiModel({
    apiKey,
    model,
    baseUrl: settings.LLM_BASE_URL,
    timeoutMs,
    thinkingBudget: settings.LLM_THINKING_BUDGET,
    now,
  });
};

/** 0 in a setting stands for no limit. */
const limitOf = (usd: number): number | null => (usd === 0 ? null : usd);

/**
 * The model to ask, or undefined if the service works without one. Throws
 * `language_model_misconfigured`.
 */
export const languageModelFromSettings = (
  settings: LanguageModelSettings,
  parts: LanguageModelParts,
): ModelAccess | undefined => {
  const provider = chosenProvider(settings);
  if (provider === 'none') return undefined;
  const hook = parts.onUse === undefined ? {} : { onUse: parts.onUse };
  const model = budgetedModel(adapterOf(provider, settings, parts.now), {
    ledger: parts.ledger,
    now: parts.now,
    ...hook,
    limits: {
      perDay: limitOf(settings.LLM_BUDGET_PER_DAY_USD),
      perDocument: limitOf(settings.LLM_BUDGET_PER_DOCUMENT_USD),
    },
    prices: settings.LLM_PRICES === undefined ? DEFAULT_PRICES : parsePrices(settings.LLM_PRICES),
  });
  return { model, cache: settings.LLM_CACHE ? parts.cache : undefined, ...hook };
};

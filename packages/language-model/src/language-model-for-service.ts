import { join } from 'node:path';
import type { ModelAccess } from './ask-for-json.js';
import type { SpendLedger } from '@fde/contracts';
import { FileAnswerCache } from './cache/file-answer-cache.js';
import { chosenProvider, languageModelFromSettings } from './language-model-from-settings.js';
import type { LanguageModelSettings } from './language-model-settings.js';

/** The part of a service's environment that is used here. */
export interface ServiceSurroundings {
  readonly settings: LanguageModelSettings & { readonly FDE_DATA_DIR: string };
  readonly log: {
    info(message: string, fields?: Readonly<Record<string, unknown>>): void;
    warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  };
  readonly metrics: {
    gauge(
      name: string,
      help: string,
      label: string,
      read: () => Promise<Readonly<Record<string, number>>>,
    ): void;
    languageModelUsed(
      model: string,
      usage: {
        readonly inputTokens: number;
        readonly outputTokens: number;
        readonly costUsd: number | null;
      },
    ): void;
  };
}

/** A ledger that can tell what a day has cost so far. */
export interface DailySpend {
  /** `day`: UTC, YYYY-MM-DD. US dollars. */
  spentOn(day: string): Promise<number>;
}

/** Some 10 kB each. */
const MOST_CACHED_ANSWERS = 20_000;

/**
 * The model as services use it: answers are cached under FDE_DATA_DIR, use is measured, and the budget is shared
 * through `ledger`.
 */
export const languageModelForService = (
  { settings, log, metrics }: ServiceSurroundings,
  ledger: SpendLedger & DailySpend,
): ModelAccess | undefined => {
  const access = languageModelFromSettings(settings, {
    ledger,
    now: Date.now,
    cache: new FileAnswerCache({
      directory: join(settings.FDE_DATA_DIR, 'cache', 'language-model'),
      maxAnswers: MOST_CACHED_ANSWERS,
      onError: (error) => {
        log.warn('an answer could not be kept', { error });
      },
    }),
    onUse: (use) => {
      metrics.languageModelUsed(use.model, {
        inputTokens: use.tokensIn,
        outputTokens: use.tokensOut,
        costUsd: use.costUsd,
      });
    },
  });
  if (access !== undefined) {
    metrics.gauge(
      'fde_llm_budget_usd',
      'What language models may cost today (UTC; 0 for no limit), and what is spent or reserved.',
      'state',
      async () => ({
        limit: settings.LLM_BUDGET_PER_DAY_USD,
        spent: await ledger.spentOn(new Date().toISOString().slice(0, 10)),
      }),
    );
  }
  log.info('language model', {
    provider: chosenProvider(settings),
    model: access?.model.model ?? null,
  });
  return access;
};

import type { SpendDecision, SpendLedger, SpendLimits } from '@fde/contracts';
import { inSpan, type Attributes } from '@fde/tracing';
import { estimateQuestionTokens } from '../estimate-tokens.js';
import type {
  Answer,
  AskOptions,
  LanguageModel,
  ModelAdapter,
  ModelProvider,
  Question,
} from '../language-model.js';
import { LanguageModelError, type LanguageModelFault } from '../language-model-error.js';
import { costUsd, dearestPrice, priceOf, type Price, type PriceTable } from '../prices.js';

/** One question to a provider; those answered from the cache cost nothing and are marked `cached`. */
export interface ModelUse {
  readonly provider: string;
  readonly model: string;
  readonly purpose: string;
  readonly outcome: 'answered' | 'cached' | 'aborted' | LanguageModelFault;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costUsd: number;
  readonly latencyMs: number;
}

export interface Spending {
  readonly ledger: SpendLedger;
  readonly limits: SpendLimits;
  readonly prices: PriceTable;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called for every question; for metrics. */
  readonly onUse?: (use: ModelUse) => void;
}

/**
 * Faults for which the provider bills nothing. After any other, the reserved amount stays, because it may have been
 * billed.
 */
const UNBILLED: ReadonlySet<LanguageModelFault> = new Set([
  'language_model_unavailable',
  'language_model_rate_limited',
  'language_model_quota_exhausted',
  'language_model_key_refused',
  'language_model_unknown_model',
  'language_model_request_refused',
]);

const refusal = (
  decision: Exclude<SpendDecision, { granted: true }>,
  amount: number,
): LanguageModelError => {
  const [whose, setting] =
    decision.budget === 'day'
      ? ['today', 'LLM_BUDGET_PER_DAY_USD']
      : ['for this document today', 'LLM_BUDGET_PER_DOCUMENT_USD'];
  return new LanguageModelError(
    'language_model_budget_exceeded',
    `The language model was not asked: $${decision.spent.toFixed(4)} of ${setting}=$${decision.limit} are spent or set aside ${whose}, and the question may cost up to $${amount.toFixed(4)}. Raise ${setting}, or try again tomorrow (UTC).`,
  );
};

/** By the names of OpenTelemetry's conventions for generative AI, and the project's own. No text of documents or answers. */
const answerAttributes = ({ usage, costUsd, truncated }: Answer): Attributes => ({
  'gen_ai.usage.input_tokens': usage.tokensIn,
  'gen_ai.usage.output_tokens': usage.tokensOut,
  'fde.cost_usd': costUsd,
  'fde.truncated': truncated,
});

/** Counts and bounds what an adapter costs. */
class BudgetedModel implements LanguageModel {
  readonly provider: ModelProvider;
  readonly model: string;
  /** Undefined for a model without a known price. */
  readonly #price: Price | undefined;
  /** The price used for the budget: an unknown model counts as the dearest. */
  readonly #billed: Price;

  constructor(
    private readonly adapter: ModelAdapter,
    private readonly spending: Spending,
  ) {
    this.provider = adapter.provider;
    this.model = adapter.model;
    this.#price = priceOf(adapter.model, spending.prices);
    this.#billed = this.#price ?? dearestPrice(spending.prices);
  }

  ask(question: Question, options: AskOptions = {}): Promise<Answer> {
    return inSpan(
      `chat ${this.model}`,
      () => ({
        kind: 'client',
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': this.provider,
          'gen_ai.request.model': this.model,
          'fde.purpose': question.purpose,
          document_id: options.documentId,
        },
      }),
      async (span) => {
        const answer = await this.#askOnce(question, options);
        span.set(answerAttributes(answer));
        return answer;
      },
    );
  }

  async #askOnce(question: Question, options: AskOptions): Promise<Answer> {
    const { ledger, now } = this.spending;
    const startedAt = now();
    let reservation: string | undefined;
    try {
      reservation = await this.#reserve(question, options);
      const answer = await this.adapter.ask(question, options.signal);
      await ledger.settle(reservation, costUsd(answer.usage, this.#billed));
      const full = { ...answer, costUsd: this.#statedCost(answer.usage) };
      this.#tell(question, 'answered', startedAt, full);
      return full;
    } catch (error) {
      const fault = error instanceof LanguageModelError ? error.fault : undefined;
      if (reservation !== undefined && fault !== undefined && UNBILLED.has(fault))
        await ledger.settle(reservation, 0);
      this.#tell(question, fault ?? 'aborted', startedAt);
      throw error;
    }
  }

  #statedCost(usage: Answer['usage']): number | null {
    return this.#price === undefined ? null : costUsd(usage, this.#price);
  }

  async #reserve(question: Question, options: AskOptions): Promise<string> {
    const { ledger, limits, now } = this.spending;
    const amount = costUsd(
      { tokensIn: estimateQuestionTokens(question), tokensOut: question.maxOutputTokens },
      this.#billed,
    );
    const day = new Date(now()).toISOString().slice(0, 10);
    const decision = await ledger.reserve({
      day,
      documentId: options.documentId ?? null,
      purpose: question.purpose,
      model: this.model,
      amount,
      limits,
    });
    if (!decision.granted) throw refusal(decision, amount);
    return decision.reservation;
  }

  #tell(
    question: Question,
    outcome: ModelUse['outcome'],
    startedAt: number,
    answer?: Answer,
  ): void {
    this.spending.onUse?.({
      provider: this.provider,
      model: this.model,
      purpose: question.purpose,
      outcome,
      latencyMs: this.spending.now() - startedAt,
      costUsd: answer?.costUsd ?? 0,
      tokensIn: answer?.usage.tokensIn ?? 0,
      tokensOut: answer?.usage.tokensOut ?? 0,
    });
  }
}

/** Wraps `adapter` so that its costs are counted and bounded. */
export const budgetedModel = (adapter: ModelAdapter, spending: Spending): LanguageModel =>
  new BudgetedModel(adapter, spending);

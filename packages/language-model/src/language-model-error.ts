import { ServiceError } from '@fde/contracts';

/** What can go wrong with a language model, and whether trying again helps. Source: interface specification, retries. */
const FAULTS = {
  language_model_unavailable: { retryable: true },
  language_model_timeout: { retryable: true },
  language_model_rate_limited: { retryable: true },
  language_model_quota_exhausted: { retryable: false },
  language_model_key_refused: { retryable: false },
  language_model_unknown_model: { retryable: false },
  language_model_request_refused: { retryable: false },
  language_model_blocked: { retryable: false },
  language_model_bad_answer: { retryable: false },
  language_model_budget_exceeded: { retryable: false },
  language_model_misconfigured: { retryable: false },
} as const;

export type LanguageModelFault = keyof typeof FAULTS;

/** The message tells an operator what to do; it never holds a key or a document's text. */
export class LanguageModelError extends ServiceError {
  readonly fault: LanguageModelFault;

  constructor(
    fault: LanguageModelFault,
    message: string,
    options: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(fault, message, { ...options, retryable: FAULTS[fault].retryable });
    this.name = 'LanguageModelError';
    this.fault = fault;
  }
}

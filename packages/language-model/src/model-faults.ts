import { LanguageModelError, type LanguageModelFault } from './language-model-error.js';

/** An error answer of a provider, reduced to what both APIs have in common. */
export interface RefusedRequest {
  readonly status: number;
  /** The provider's own words, without secrets. */
  readonly detail: string;
  /** Machine-readable reasons: error codes, quota names. */
  readonly reasons: readonly string[];
  readonly retryAfter: number | undefined;
}

export interface ModelPlace {
  /** `gemini` or `openai`, as LLM_PROVIDER names it. */
  readonly provider: string;
  readonly host: string;
  readonly model: string;
  /** The setting that holds the key. */
  readonly keySetting: string;
}

const mentions = (refused: RefusedRequest, pattern: RegExp): boolean =>
  [...refused.reasons, refused.detail].some((text) => pattern.test(text));

const faultOf = (refused: RefusedRequest): LanguageModelFault => {
  const { status } = refused;
  if (mentions(refused, /api.?key.?(not valid|invalid)|API_KEY_INVALID|invalid_api_key/i))
    return 'language_model_key_refused';
  if (status === 401 || status === 403) return 'language_model_key_refused';
  if (status === 402 || mentions(refused, /insufficient_quota|PerDay|billing/i))
    return 'language_model_quota_exhausted';
  if (status === 429) return 'language_model_rate_limited';
  if (status === 404 || mentions(refused, /model_not_found|invalid.?model|not a valid model/i))
    return 'language_model_unknown_model';
  if (status === 408 || status === 409 || status === 425 || status >= 500)
    return 'language_model_unavailable';
  return 'language_model_request_refused';
};

const adviceOf = (fault: LanguageModelFault, place: ModelPlace): string => {
  switch (fault) {
    case 'language_model_key_refused':
      return `The key is not accepted: check ${place.keySetting}, and that it may use "${place.model}".`;
    case 'language_model_quota_exhausted':
      return `The account's quota is used up: raise it with the provider, or set LLM_PROVIDER=none to go on without.`;
    case 'language_model_rate_limited':
      return 'Too many requests for now; the task is tried again.';
    case 'language_model_unknown_model':
      return `There is no model "${place.model}": set LLM_MODEL to one that the provider offers, and check LLM_BASE_URL.`;
    case 'language_model_unavailable':
      return 'The provider has a fault of its own; the task is tried again.';
    default:
      return `The request is not accepted: check LLM_MODEL and LLM_BASE_URL.`;
  }
};

/** The error of a request that was answered with an error status; says what the operator can do. */
export const refusedRequest = (place: ModelPlace, refused: RefusedRequest): LanguageModelError => {
  const fault = faultOf(refused);
  const said = refused.detail === '' ? '' : ` It says: ${refused.detail}`;
  return new LanguageModelError(
    fault,
    `The language model at ${place.host} (${place.provider}) answered ${refused.status}. ${adviceOf(fault, place)}${said}`,
    refused.retryAfter === undefined ? {} : { retryAfterSeconds: refused.retryAfter },
  );
};

/** No answer at all: no network, no such host, a broken connection. */
export const unreachable = (place: ModelPlace, detail: string): LanguageModelError =>
  new LanguageModelError(
    'language_model_unavailable',
    `The language model at ${place.host} (${place.provider}) cannot be reached (${detail}). The task is tried again; if this lasts, check the network and LLM_BASE_URL.`,
  );

/** The provider withheld the answer. */
export const blocked = (place: ModelPlace, reason: string): LanguageModelError =>
  new LanguageModelError(
    'language_model_blocked',
    `The language model at ${place.host} (${place.provider}) withheld its answer (${reason}). Asking again does not help; another LLM_MODEL may.`,
  );

/** An answer that does not have the API's form. */
export const strangeAnswer = (place: ModelPlace, detail: string): LanguageModelError =>
  new LanguageModelError(
    'language_model_bad_answer',
    `The server at ${place.host} does not answer like ${place.provider === 'gemini' ? 'the Gemini API' : 'an OpenAI-compatible API'} (${detail}). Check LLM_PROVIDER and LLM_BASE_URL.`,
  );

/** What a failed fetch says, without URLs. */
export const networkDetail = (error: unknown): string => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return 'connection failed';
};

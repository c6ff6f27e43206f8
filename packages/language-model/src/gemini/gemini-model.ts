import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  type GenerateContentRequest,
  type GenerateContentResponse,
  type GenerationConfig,
  type Part,
} from '@google/generative-ai';
import { traceHeaders } from '@fde/tracing';
import { withDeadline } from '../deadline.js';
import { usageOf } from '../estimate-tokens.js';
import type {
  AdapterAnswer,
  DocumentPart,
  JsonSchema,
  ModelAdapter,
  Question,
} from '../language-model.js';
import type { LanguageModelError } from '../language-model-error.js';
import {
  blocked,
  networkDetail,
  refusedRequest,
  strangeAnswer,
  unreachable,
  type ModelPlace,
} from '../model-faults.js';
import { hostOf, redactSecrets } from '../redact-secrets.js';
import { retryAfterSeconds } from '../retry-after.js';
import { withRetryAfter } from './rate-limit-headers.js';

export interface GeminiOptions {
  readonly apiKey: string;
  readonly model: string;
  /** Without `/v1beta`; undefined for Google's own address. */
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  /** Tokens a thinking model may think; undefined leaves it to the model. */
  readonly thinkingBudget: number | undefined;
  readonly now: () => number;
}

/** Fields that the API accepts and the client library passes on, but does not declare. */
type NewerGenerationConfig = GenerationConfig & {
  readonly responseJsonSchema?: JsonSchema;
  readonly thinkingConfig?: { readonly thinkingBudget: number };
};
interface NewerUsage {
  readonly promptTokenCount?: number;
  readonly candidatesTokenCount?: number;
  readonly thoughtsTokenCount?: number;
}

const GOOGLE = 'https://generativelanguage.googleapis.com';
const WITHHELD = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
]);

const partOf = (part: DocumentPart): Part =>
  part.kind === 'text'
    ? { text: part.text }
    : {
        inlineData: {
          mimeType: 'application/pdf',
          data: Buffer.from(part.bytes).toString('base64'),
        },
      };

const requestOf = (
  question: Question,
  thinkingBudget: number | undefined,
): GenerateContentRequest => {
  const generationConfig: NewerGenerationConfig = {
    temperature: 0,
    maxOutputTokens: question.maxOutputTokens,
    responseMimeType: 'application/json',
    responseJsonSchema: question.answerSchema,
    ...(thinkingBudget === undefined ? {} : { thinkingConfig: { thinkingBudget } }),
  };
  const again =
    question.rejected === undefined
      ? []
      : [
          { role: 'model', parts: [{ text: question.rejected.answer }] },
          { role: 'user', parts: [{ text: question.rejected.reason }] },
        ];
  return {
    contents: [
      { role: 'user', parts: [...question.document.map(partOf), { text: question.instruction }] },
      ...again,
    ],
    generationConfig,
  };
};

/** The reasons and the wait named in Google's error details (google.rpc.ErrorInfo, QuotaFailure, RetryInfo). */
const readDetails = (
  error: GoogleGenerativeAIFetchError,
): { readonly reasons: string[]; readonly delay: string | undefined } => {
  const details = (error.errorDetails ?? []) as readonly {
    reason?: string;
    retryDelay?: string;
    violations?: readonly { quotaId?: string }[];
  }[];
  const quotas = details
    .flatMap((detail) => detail.violations ?? [])
    .flatMap((violation) => violation.quotaId ?? []);
  return {
    reasons: [...details.flatMap((detail) => detail.reason ?? []), ...quotas],
    delay: details.find((detail) => detail.retryDelay !== undefined)?.retryDelay,
  };
};

/** Google's Gemini API through its client library. */
export class GeminiModel implements ModelAdapter {
  readonly provider = 'gemini';
  readonly model: string;
  readonly #options: GeminiOptions;
  readonly #place: ModelPlace;

  constructor(options: GeminiOptions) {
    this.model = options.model;
    this.#options = options;
    this.#place = {
      provider: this.provider,
      host: hostOf(options.baseUrl ?? GOOGLE),
      model: options.model,
      keySetting: 'GEMINI_API_KEY',
    };
  }

  async ask(question: Question, signal?: AbortSignal): Promise<AdapterAnswer> {
    const startedAt = this.#options.now();
    const response = await withDeadline(
      (within) => this.#generate(question, within),
      this.#options.timeoutMs,
      this.#place.host,
      signal,
    );
    return this.#read(question, response, this.#options.now() - startedAt);
  }

  async #generate(question: Question, signal: AbortSignal): Promise<GenerateContentResponse> {
    return withRetryAfter(async (customHeaders, retryAfter) => {
      const client = new GoogleGenerativeAI(this.#options.apiKey).getGenerativeModel(
        { model: this.model, systemInstruction: question.role },
        {
          customHeaders: { ...customHeaders, ...traceHeaders() },
          ...(this.#options.baseUrl === undefined
            ? {}
            : { baseUrl: this.#options.baseUrl.replace(/\/+$/, '') }),
        },
      );
      try {
        return (
          await client.generateContent(requestOf(question, this.#options.thinkingBudget), {
            signal,
          })
        ).response;
      } catch (error) {
        throw this.#faultOf(error, retryAfter());
      }
    });
  }

  #faultOf(error: unknown, retryAfterHeader: string | undefined): LanguageModelError {
    if (error instanceof SyntaxError) return strangeAnswer(this.#place, 'no JSON');
    if (!(error instanceof GoogleGenerativeAIFetchError) || error.status === undefined)
      return unreachable(this.#place, networkDetail(error));
    const { reasons, delay } = readDetails(error);
    // The library's message begins with the URL and ends with the details, which are already read above.
    const said = error.message.replace(/^.*?\[\d[^\]]*\]\s*/s, '').replace(/\s*\[\{.*$/s, '');
    return refusedRequest(this.#place, {
      status: error.status,
      reasons,
      detail: redactSecrets(said, [this.#options.apiKey]),
      retryAfter: retryAfterSeconds(
        retryAfterHeader ?? delay?.replace(/s$/, ''),
        this.#options.now(),
      ),
    });
  }

  #read(question: Question, response: GenerateContentResponse, latencyMs: number): AdapterAnswer {
    const refusal = response.promptFeedback?.blockReason;
    if (refusal !== undefined) throw blocked(this.#place, refusal);
    const candidate = response.candidates?.[0];
    if (candidate === undefined) throw strangeAnswer(this.#place, 'no candidates');
    const reason = candidate.finishReason as string | undefined;
    if (reason !== undefined && WITHHELD.has(reason)) throw blocked(this.#place, reason);
    const parts =
      (candidate.content as { parts?: readonly (Part & { thought?: boolean })[] } | undefined)
        ?.parts ?? [];
    const text = parts
      .filter((part) => part.thought !== true)
      .map((part) => part.text ?? '')
      .join('');
    const usage = response.usageMetadata as NewerUsage | undefined;
    const out =
      usage?.candidatesTokenCount === undefined && usage?.thoughtsTokenCount === undefined
        ? undefined
        : (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0);
    return {
      text,
      truncated: reason === 'MAX_TOKENS',
      usage: usageOf(question, text, { tokensIn: usage?.promptTokenCount, tokensOut: out }),
      latencyMs,
    };
  }
}

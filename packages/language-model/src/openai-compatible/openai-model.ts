import { traceHeaders } from '@fde/tracing';
import { withDeadline } from '../deadline.js';
import { usageOf } from '../estimate-tokens.js';
import type { AdapterAnswer, ModelAdapter, Question } from '../language-model.js';
import { LanguageModelError } from '../language-model-error.js';
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
import { boundedBody } from './bounded-body.js';
import { parseChatAnswer, textOfContent, errorIn, type ChatAnswer } from './chat-answer.js';
import { chatRequest } from './chat-request.js';
import { firstDialect, nextDialect, type Dialect } from './dialect.js';

export interface OpenAiOptions {
  /** Undefined for self-hosted servers that need none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Including the version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly now: () => number;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

/** Refusals that may be about a field of the request, and so about the dialect. */
const MAY_BE_DIALECT = new Set([400, 415, 422, 501]);

/** Any server with OpenAI's chat completions: OpenAI, OpenRouter, vLLM, Ollama, llama.cpp. */
export class OpenAiModel implements ModelAdapter {
  readonly provider = 'openai';
  readonly model: string;
  readonly #options: OpenAiOptions;
  readonly #place: ModelPlace;
  /** What this server was found to accept; later questions start from there. */
  #dialect: Dialect;

  constructor(options: OpenAiOptions) {
    this.model = options.model;
    this.#options = options;
    const host = hostOf(options.baseUrl);
    this.#place = {
      provider: this.provider,
      host,
      model: options.model,
      keySetting: 'OPENAI_API_KEY',
    };
    this.#dialect = firstDialect(host);
  }

  async ask(question: Question, signal?: AbortSignal): Promise<AdapterAnswer> {
    const startedAt = this.#options.now();
    const answer = await withDeadline(
      (within) => this.#askInSomeDialect(question, within),
      this.#options.timeoutMs,
      this.#place.host,
      signal,
    );
    return this.#read(question, answer, this.#options.now() - startedAt);
  }

  async #askInSomeDialect(question: Question, signal: AbortSignal): Promise<ChatAnswer> {
    for (let dialect = this.#dialect; ;) {
      const reply = await this.#post(chatRequest(question, this.model, dialect), signal);
      const answer = parseChatAnswer(reply.body);
      const fault = errorIn(reply.body);
      const status =
        reply.status >= 400
          ? reply.status
          : answer?.error === undefined || answer.error === null
            ? undefined
            : (fault.status ?? 502);
      if (status === undefined) {
        if (answer === undefined) throw strangeAnswer(this.#place, 'no JSON');
        this.#dialect = dialect;
        return answer;
      }
      const refused = refusedRequest(this.#place, {
        status,
        reasons: fault.reasons,
        detail: this.#clean(fault.message),
        retryAfter: retryAfterSeconds(reply.retryAfter, this.#options.now()),
      });
      const next =
        MAY_BE_DIALECT.has(status) && refused.fault === 'language_model_request_refused'
          ? nextDialect(dialect, fault.message)
          : undefined;
      if (next === undefined) throw refused;
      dialect = next;
    }
  }

  async #post(request: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Reply> {
    const { apiKey, baseUrl } = this.#options;
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        signal,
        redirect: 'error',
        body: JSON.stringify(request),
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          ...traceHeaders(),
        },
      });
      const body = await boundedBody(response);
      if (body === undefined) throw strangeAnswer(this.#place, 'an answer without end');
      return { status: response.status, body, retryAfter: response.headers.get('retry-after') };
    } catch (error) {
      if (error instanceof LanguageModelError) throw error;
      throw unreachable(this.#place, networkDetail(error));
    }
  }

  #clean(text: string): string {
    return redactSecrets(text, this.#options.apiKey === undefined ? [] : [this.#options.apiKey]);
  }

  #read(question: Question, answer: ChatAnswer, latencyMs: number): AdapterAnswer {
    const choice = answer.choices?.[0];
    if (choice?.message === undefined) throw strangeAnswer(this.#place, 'no choices');
    if (choice.finish_reason === 'content_filter') throw blocked(this.#place, 'content_filter');
    if (typeof choice.message.refusal === 'string' && choice.message.refusal !== '')
      throw blocked(this.#place, this.#clean(choice.message.refusal));
    const text = textOfContent(choice.message.content);
    return {
      text,
      truncated: choice.finish_reason === 'length',
      latencyMs,
      usage: usageOf(question, text, {
        tokensIn: answer.usage?.prompt_tokens,
        tokensOut: answer.usage?.completion_tokens,
      }),
    };
  }
}

/**
 * The port to a language model. A question has the document first and the instruction last, and asks for JSON that
 * fits a given schema. An adapter sends it over one provider's API and classifies that provider's faults
 * (LanguageModelError).
 */
export type ModelProvider = 'gemini' | 'openai';

export type JsonSchema = Readonly<Record<string, unknown>>;

export type DocumentPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A small PDF of just the pages asked about, where a page has no usable text. */
  | {
      readonly kind: 'pdf';
      readonly bytes: Uint8Array;
      readonly pageCount: number;
      /** Identifies the content independently of the bytes: the same cut made twice differs in its dates. */
      readonly contentHash: string;
    };

export interface Question {
  /** What the question is for: name in metrics, in the spend ledger and in the answer cache. */
  readonly purpose: string;
  /** Raised when the wording or the schema changes, so that older cached answers are not used. */
  readonly promptVersion: string;
  /** The role of the model; never contains text of a document. */
  readonly role: string;
  /** Data written by strangers. */
  readonly document: readonly DocumentPart[];
  /** What is asked; comes after the document. */
  readonly instruction: string;
  readonly answerSchema: JsonSchema;
  readonly maxOutputTokens: number;
  /** An unusable answer, and why: the model is asked again with both. */
  readonly rejected?: { readonly answer: string; readonly reason: string };
}

export interface TokenUsage {
  readonly tokensIn: number;
  /** Including the model's thinking, if the provider bills it. */
  readonly tokensOut: number;
  /** True if the provider did not say and the numbers are an upper estimate. */
  readonly estimated: boolean;
}

/** What a provider answered. */
export interface AdapterAnswer {
  readonly text: string;
  /** True if the model stopped at its output limit. */
  readonly truncated: boolean;
  readonly usage: TokenUsage;
  readonly latencyMs: number;
}

/** Sends a question over one provider's API. Throws LanguageModelError, or the reason of `signal` when that aborts. */
export interface ModelAdapter {
  readonly provider: ModelProvider;
  readonly model: string;
  ask(question: Question, signal?: AbortSignal): Promise<AdapterAnswer>;
}

export interface Answer extends AdapterAnswer {
  /** US dollars by the price table; null if the model has no price. */
  readonly costUsd: number | null;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** The document whose budget pays for it. */
  readonly documentId?: number;
}

/** An adapter whose spending is counted and bounded. */
export interface LanguageModel {
  readonly provider: ModelProvider;
  readonly model: string;
  /** Throws LanguageModelError (`language_model_budget_exceeded` before anything is sent), or the reason of the signal. */
  ask(question: Question, options?: AskOptions): Promise<Answer>;
}

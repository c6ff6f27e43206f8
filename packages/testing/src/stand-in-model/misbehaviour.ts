import type { CorruptionKind } from './corrupt.js';

/** What the stand-in does instead of answering properly: faults of real services. */
export type Misbehaviour =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: string;
      readonly message?: string;
      readonly code?: string;
      /** Gemini: `RetryInfo` in the error's details, such as "34s". */ readonly retryDelay?: string;
      /** Gemini: `quotaId` of a quota failure. */ readonly quotaId?: string;
    }
  /** Takes the request and never answers. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'prose_around_json' }
  /** The body of the HTTP answer ends in its middle. */
  | { readonly kind: 'half_body' }
  /** The model stops at its output limit. */
  | { readonly kind: 'truncated' }
  /** Half of the JSON, though the model says that it is complete. */
  | { readonly kind: 'half_answer' }
  | { readonly kind: 'wrong_schema' }
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'no_usage' }
  /** Not the API at all: a page of HTML with status 200. */
  | { readonly kind: 'html' }
  | {
      readonly kind: 'corrupt';
      readonly rate: number;
      readonly kinds: readonly CorruptionKind[];
      readonly seed: number;
    }
  /** Does what the document says: every number of the named row becomes the number that the text asks for. */
  | { readonly kind: 'obeys_document'; readonly pattern: RegExp; readonly label: string };

import type { IncomingHttpHeaders } from 'node:http';
import type { Misbehaviour } from './misbehaviour.js';

/** A question as sent over one of the two APIs. */
export interface WireQuestion {
  readonly model: string;
  /** All text sent except the system's, in order. */
  readonly text: string;
  readonly system: string;
  readonly pdfs: readonly Buffer[];
  /** How the request specifies the form of the answer. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly schema: unknown;
  /** Turns of the conversation: 1 for a first question, 3 if an answer is to be repaired. */
  readonly turns: number;
}

export interface ApiAnswer {
  readonly text: string;
  readonly finish: 'stop' | 'length';
  /** Undefined if the server does not count. */
  readonly tokensIn: number | undefined;
  readonly tokensOut: number | undefined;
  /** The reason why the answer is withheld. */
  readonly blocked: string | undefined;
}

/** One of the two APIs on the wire. */
export interface WireFormat {
  matches(path: string): boolean;
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  read(path: string, body: unknown): WireQuestion;
  answer(answer: ApiAnswer): unknown;
  error(fault: Extract<Misbehaviour, { kind: 'status' }>): unknown;
}

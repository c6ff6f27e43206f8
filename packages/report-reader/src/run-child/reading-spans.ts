import { recordSpan, type TraceContext } from '@fde/tracing';
import type { ReadingProgress } from '../reading-options.js';

/**
 * The phases of a reading as spans, made from the child's progress messages. Recorded from outside, they survive a
 * child that is killed in the middle of one. Does nothing if tracing is off.
 */
export class ReadingSpans {
  readonly #parent: TraceContext | undefined;
  #phase: { readonly name: ReadingProgress['phase']; readonly startedAt: number } | undefined;

  constructor(parent: TraceContext | undefined) {
    this.#parent = parent;
  }

  take({ phase }: ReadingProgress): void {
    if (this.#parent === undefined || phase === this.#phase?.name) return;
    this.#close();
    this.#phase = { name: phase, startedAt: Date.now() };
  }

  /** `error`: what ended the current phase. */
  end(error?: unknown): void {
    this.#close(error);
    this.#phase = undefined;
  }

  #close(error?: unknown): void {
    const phase = this.#phase;
    if (phase === undefined) return;
    recordSpan(() => ({
      name: phase.name,
      parent: this.#parent,
      startedAt: phase.startedAt,
      endedAt: Date.now(),
      error,
    }));
  }
}

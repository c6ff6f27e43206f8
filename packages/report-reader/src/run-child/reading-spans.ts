import { recordSpan, type TraceContext } from '@fde/tracing';
import type { ReadingProgress } from '../reading-options.js';

/**
 * The phases of a reading as spans, by what the child tells about its progress: seen from outside,
 * they are known about a child too that was killed in the middle of one. Nothing where tracing is
 * off.
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

  /** `error`: what ended the phase at work. */
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

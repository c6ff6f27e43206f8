import type { PageHelper } from '@fde/pdf';
import type { ProcessGuard } from './process-guard.js';
import { expectShortRun } from './short-run.js';

/** The threads of a process that reads a document, besides the main one. */
export class ReadingThreads {
  #isReady: Promise<void> | undefined;

  constructor(
    readonly guard: ProcessGuard,
    /** Reads pages too, where a processor would idle otherwise. */
    readonly helper?: PageHelper,
    private readonly tellV8 = expectShortRun,
  ) {}

  /**
   * Resolves once all have started, the engine too, and V8 knows that the run is short. No thread may be matching a
   * pattern when it is told so: what a thread interprets at that moment would be run as machine code. So the document
   * comes after this.
   *
   * @param engine the engine of this thread, where the document needs one: it starts while the others do
   */
  async ready(engine?: Promise<void>): Promise<void> {
    await Promise.all([engine, (this.#isReady ??= this.#prepare(engine))]);
  }

  async #prepare(engine?: Promise<void>): Promise<void> {
    await Promise.all([this.guard.started, this.helper?.started, engine]);
    this.tellV8();
  }
}

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
    private readonly tellEngine = expectShortRun,
  ) {}

  /**
   * Resolves once all have started and V8 knows that the run is short. No thread may be matching a pattern when it is
   * told so: what a thread interprets at that moment would be run as machine code. So the document comes after this.
   */
  ready(): Promise<void> {
    return (this.#isReady ??= this.#prepare());
  }

  async #prepare(): Promise<void> {
    await Promise.all([this.guard.started, this.helper?.started]);
    this.tellEngine();
  }
}

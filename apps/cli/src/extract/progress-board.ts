import type { ReadingProgress } from '@fde/report-reader';
import type { Terminal } from '../terminal.js';

const PHASES: Readonly<Record<ReadingProgress['phase'], string>> = {
  opening: 'opening',
  finding_pages: 'finding the statements',
  reading_pages: 'reading pages',
  recognising_pages: 'recognising pictures of pages',
  reading_statements: 'reading statements',
};

/** Progress on stderr: one line that is overwritten on a screen, one line per finished report everywhere. */
export class ProgressBoard {
  #finished = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly total: number,
  ) {}

  show(name: string, progress: ReadingProgress): void {
    if (!this.terminal.live) return;
    const part = progress.total > 0 ? ` ${progress.done}/${progress.total}` : '';
    this.#clear();
    this.terminal.err(
      `[${this.#finished}/${this.total}] ${name}: ${PHASES[progress.phase]}${part}`.slice(
        0,
        this.terminal.columns - 1,
      ),
    );
  }

  done(name: string, summary: string): void {
    this.#finished++;
    this.#line(`[${this.#finished}/${this.total}] ${name}: ${summary}`);
  }

  failed(path: string, reason: string): void {
    this.#finished++;
    this.#line(`[${this.#finished}/${this.total}] error: ${path}: ${reason}`);
  }

  end(): void {
    this.#clear();
  }

  #line(text: string): void {
    this.#clear();
    this.terminal.err(`${text}\n`);
  }

  #clear(): void {
    if (this.terminal.live) this.terminal.err('\r\u001b[K');
  }
}

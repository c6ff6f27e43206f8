import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pair, PairReport } from './scrape-beside.js';

const PROGRAM = fileURLToPath(new URL('./scrape-beside-process.js', import.meta.url));
const LOOK_MS = 100;
const PAGE_BYTES = 4096;
/** Far beyond any limit of a scrape: the process hangs. */
const HANGS_MS = 60_000;

/** Resident memory; undefined if the system does not tell (it does on Linux). */
const residentBytes = async (pid: number): Promise<number | undefined> => {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split(' ')[1]) * PAGE_BYTES;
};

export interface WatchedReport extends PairReport {
  /** The most that was seen of the process's resident memory. */
  readonly residentBytes: number;
}

/** A scraping process, watched from outside. One pair at a time. */
export class ScrapingProcess {
  #child: ChildProcess | undefined;

  constructor(private readonly patience: number) {}

  /** Throws if the process died or hangs; the next pair gets a new one. */
  async scrape(pair: Pair): Promise<WatchedReport> {
    const child = (this.#child ??= fork(PROGRAM, [String(this.patience)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }));
    let most = 0;
    const watch = setInterval(() => {
      void residentBytes(child.pid ?? 0).then((bytes = 0) => (most = Math.max(most, bytes)));
    }, LOOK_MS);
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(HANGS_MS * this.patience)]);
    try {
      child.send(pair);
      const report = await Promise.race([
        once(child, 'message', { signal }).then(([answer]) => answer as PairReport),
        once(child, 'exit', { signal }).then(([code, killed]) => {
          throw new Error(`the scraping process ended: ${String(code ?? killed)}`);
        }),
      ]);
      return { ...report, residentBytes: most };
    } catch (error) {
      this.stop();
      throw error;
    } finally {
      clearInterval(watch);
      stop.abort();
    }
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

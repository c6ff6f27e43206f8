import type { ChildProcess } from 'node:child_process';
import { forkReader } from './fork-reader.js';
import { covers, type ReaderAccess } from './reader-access.js';

/** What a spare is made for. */
export interface SpareOptions {
  readonly maxRssBytes: number;
  readonly access: ReaderAccess;
}

const NO_ACCESS: ReaderAccess = { readable: [], writable: [] };

/**
 * Processes that are started before there is a document, so that its reading need not wait for them. Each still reads
 * one document and ends. Those that wait and those that read are never more than were asked for; a spare keeps neither
 * this process alive nor outlives it, for its channel closes with it.
 */
export class SpareReaders {
  readonly #waiting = new Set<ChildProcess>();
  #count = 0;
  #reading = 0;
  #options: SpareOptions = { maxRssBytes: 0, access: NO_ACCESS };

  /** From now on up to `count` processes are kept ready; 0 ends those that wait. */
  keep(count: number, options: SpareOptions): void {
    [this.#count, this.#options] = [count, options];
    for (const spare of this.#waiting) this.#dismiss(spare);
    this.#fill();
  }

  /** A process that waits, if its memory limit is the one wanted and it may open what is needed. The caller tells by `done` that it ended. */
  take({ maxRssBytes, access }: SpareOptions): ChildProcess | undefined {
    this.#reading++;
    const fits = maxRssBytes === this.#options.maxRssBytes && covers(this.#options.access, access);
    if (!fits) return undefined;
    const spare = [...this.#waiting].find((child) => child.connected && child.exitCode === null);
    if (spare === undefined) return undefined;
    this.#waiting.delete(spare);
    for (const event of ['exit', 'error']) spare.removeAllListeners(event);
    hold(spare);
    return spare;
  }

  /** A process ended that was taken, or started for want of one. */
  done(): void {
    this.#reading--;
    this.#fill();
  }

  #fill(): void {
    while (this.#waiting.size + this.#reading < this.#count) {
      const spare = forkReader({ ...this.#options, ahead: true });
      this.#waiting.add(spare);
      // One that dies while it waits is not replaced before the next reading: whatever kills it would kill the next too.
      spare.once('exit', () => this.#waiting.delete(spare));
      spare.once('error', () => this.#waiting.delete(spare));
      letGo(spare);
    }
  }

  #dismiss(spare: ChildProcess): void {
    this.#waiting.delete(spare);
    spare.kill('SIGKILL');
  }
}

/** What holds a process open is the child, its channel and the pipe of its errors. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  pipeOf(child)?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
  pipeOf(child)?.ref();
}

interface Pipe {
  ref(): void;
  unref(): void;
}

/** The pipe of a child's errors is a socket, though its type does not say so. */
function pipeOf(child: ChildProcess): Pipe | undefined {
  const pipe: unknown = child.stderr;
  return typeof pipe === 'object' && pipe !== null && 'unref' in pipe ? (pipe as Pipe) : undefined;
}

/** Those of this process. */
export const spareReaders = new SpareReaders();

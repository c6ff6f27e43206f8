import type { ChildProcess } from 'node:child_process';
import { forkReader } from './fork-reader.js';
import { covers, type ReaderAccess } from './reader-access.js';

const NO_ACCESS: ReaderAccess = { readable: [], writable: [] };

/**
 * Processes started ahead, so that no reading waits for one to start. Each still reads one document and ends. Waiting
 * and reading processes together are never more than were asked for; one that has answered is being ended, and no longer
 * counts. A spare does not keep this process alive, and
 * does not outlive it, because its channel closes with it.
 */
export class SpareReaders {
  readonly #waiting = new Set<ChildProcess>();
  #count = 0;
  #reading = 0;
  #access: ReaderAccess = NO_ACCESS;

  /** From now on, keeps up to `count` processes ready; 0 ends the waiting ones. */
  keep(count: number, access: ReaderAccess = NO_ACCESS): void {
    [this.#count, this.#access] = [count, access];
    for (const spare of this.#waiting) this.#dismiss(spare);
    this.#fill();
  }

  /**
   * A waiting process, if it may open what is needed. The caller reports its answer, or its end without one, with `done`.
   */
  take(access: ReaderAccess): ChildProcess | undefined {
    this.#reading++;
    if (!covers(this.#access, access)) return undefined;
    const spare = [...this.#waiting].find((child) => child.connected && child.exitCode === null);
    if (spare === undefined) return undefined;
    this.#waiting.delete(spare);
    for (const event of ['exit', 'error']) spare.removeAllListeners(event);
    hold(spare);
    return spare;
  }

  /** A process has answered or ended that was taken, or that was started because none was waiting. */
  done(): void {
    this.#reading--;
    this.#fill();
  }

  #fill(): void {
    while (this.#waiting.size + this.#reading < this.#count) {
      const spare = forkReader({ access: this.#access, isAhead: true });
      this.#waiting.add(spare);
      // A process that dies while waiting is replaced only after the next reading: whatever killed it would kill its
      // successor too.
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

/** A process is kept alive by the child, its channel and the pipe of its stderr. */
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

/** A child's stderr pipe is a socket, though its type does not say so. */
function pipeOf(child: ChildProcess): Pipe | undefined {
  const pipe: unknown = child.stderr;
  return typeof pipe === 'object' && pipe !== null && 'unref' in pipe ? (pipe as Pipe) : undefined;
}

/** Those of this process. */
export const spareReaders = new SpareReaders();

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@fde/contracts';
import type { ServiceLog } from '@fde/service-kit';
import { birthOf, isAlive, npmAbove } from './process-identity.js';

interface InstanceFile {
  readonly pid: number;
  readonly birth: string | null;
  /** The npm that started it, if any. */
  readonly npm: number | null;
  readonly url: string;
}

const STOP_MS = 15_000;
const POLL_MS = 100;

const read = (file: string): InstanceFile | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as InstanceFile;
  } catch {
    return undefined;
  }
};

const stillRuns = ({ pid, birth }: InstanceFile): boolean =>
  pid !== process.pid && isAlive(pid) && (birth === null || birthOf(pid) === birth);
const isOrphan = ({ npm }: InstanceFile): boolean => npm !== null && !isAlive(npm);

const stopOrphan = async (instance: InstanceFile, log: ServiceLog): Promise<void> => {
  log.warn('an instance whose launcher was killed is still running: it is stopped', {
    pid: instance.pid,
  });
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    process.kill(instance.pid, signal);
    for (let waited = 0; waited < STOP_MS && stillRuns(instance); waited += POLL_MS)
      await sleep(POLL_MS);
    if (!stillRuns(instance)) return;
  }
};

/** Everything else is written below this folder: what is wrong with it is said first, and in words. */
const unusable = (folder: string, cause: unknown): ServiceError => {
  const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new ServiceError(
    'data_folder_unusable',
    `The folder ${folder} cannot be written (${code}): make it writable, or name another one by FDE_DATA_DIR`,
    { cause },
  );
};

/**
 * One instance per data folder. A killed instance leaves its file, which is taken over; an instance
 * whose launcher was killed is stopped first. Throws `already_running` if a living one holds the
 * folder, and `data_folder_unusable` if it cannot be written.
 */
export class InstanceLock {
  readonly #file: string;
  readonly #log: ServiceLog;

  constructor(folder: string, log: ServiceLog) {
    this.#file = join(folder, 'instance.json');
    this.#log = log;
  }

  /** Returns true if an earlier instance did not stop cleanly. */
  async take(url: string): Promise<boolean> {
    try {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    } catch (cause) {
      throw unusable(dirname(this.#file), cause);
    }
    const earlier = read(this.#file);
    if (earlier !== undefined && stillRuns(earlier)) {
      if (!isOrphan(earlier))
        throw new ServiceError(
          'already_running',
          `The service is already running on this data folder (process ${earlier.pid}, ${earlier.url})`,
        );
      await stopOrphan(earlier, this.#log);
    }
    rmSync(this.#file, { force: true });
    const mine: InstanceFile = {
      pid: process.pid,
      birth: birthOf(process.pid),
      npm: npmAbove() ?? null,
      url,
    };
    try {
      writeFileSync(this.#file, JSON.stringify(mine), { flag: 'wx' });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
        throw unusable(dirname(this.#file), cause);
      throw new ServiceError(
        'already_running',
        'Another process started on this data folder a moment earlier',
        { cause },
      );
    }
    return earlier !== undefined;
  }

  release(): void {
    if (read(this.#file)?.pid === process.pid) rmSync(this.#file, { force: true });
  }
}

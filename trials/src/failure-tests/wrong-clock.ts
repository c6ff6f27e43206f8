import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Debian and its kin put libfaketime, by processor. */
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketimeMT.so.1`,
);
const library = (): string | undefined => LIBRARIES.find((path) => existsSync(path));

/** Whether clocks of processes can be set here: `infra/ci/ensure-faketime.sh` sees to it. */
export const clocksCanBeSet = (): boolean => library() !== undefined;

/**
 * The clock of one process, set while it runs, as an administrator or a time server sets a machine's. What libfaketime leaves
 * alone, as a machine does: the monotonic clock, which no correction moves.
 */
export class WrongClock {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  /** Right until it is set. */
  static async of(folder: string, name: string): Promise<WrongClock> {
    const clock = new WrongClock(join(folder, `clock-of-${name}`));
    await clock.set(0);
    return clock;
  }

  /** For the process that is to have this clock. Throws if libfaketime is not installed. */
  get environment(): NodeJS.ProcessEnv {
    const path = library();
    if (path === undefined) throw new Error('libfaketime is not installed (faketime)');
    return {
      LD_PRELOAD: path,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      // Seconds until a change is seen.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** Off by so many seconds from now on. */
  set(seconds: number): Promise<void> {
    return writeFile(this.#file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`);
  }
}

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Debian and its derivatives install libfaketime, by processor. */
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketimeMT.so.1`,
);
const libraryPath = (): string | undefined => LIBRARIES.find((path) => existsSync(path));

/** Whether clocks of processes can be set here: `infra/ci/ensure-faketime.sh` sees to it. */
export const clocksCanBeSet = (): boolean => libraryPath() !== undefined;

/**
 * The clock of one process, set while it runs, as an administrator or a time server sets a machine's. Like a real
 * change of time, libfaketime leaves the monotonic clock alone.
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

  /** Environment of the process that gets this clock. Throws if libfaketime is not installed. */
  get environment(): NodeJS.ProcessEnv {
    const path = libraryPath();
    if (path === undefined) throw new Error('libfaketime is not installed (faketime)');
    return {
      LD_PRELOAD: path,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      // Seconds until a change takes effect.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** Sets the clock off by this many seconds from now on. */
  set(seconds: number): Promise<void> {
    return writeFile(this.#file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`);
  }
}

import { forkConfined } from '@fde/pdf/confined';
import type { ChildProcess } from 'node:child_process';
import { HELPED } from '../child/protocol.js';
import { childModule } from './child-module.js';
import type { ReaderAccess } from './reader-access.js';

/**
 * V8 compiles and collects garbage on the reading thread, so that one reading takes one processor. Helper threads
 * save a single reading nothing measurable, and cost two at once a fifth of their time.
 *
 * V8 takes code that was compiled ahead, this project's and Node.js's own, only under its default flags. It does not
 * count these, but it does count `--single-threaded`, and a limit of the heap: under that, a process takes 10 ms longer
 * to start, and each of its threads 20 ms. `ProcessGuard` and `watchMemory` limit all memory instead.
 */
const ALONE = [
  '--single-threaded-gc',
  '--no-concurrent-recompilation',
  '--no-concurrent-sparkplug',
];

export interface ForkOptions {
  readonly access: ReaderAccess;
  /** The module that the child runs; specs give misbehaving ones. */
  readonly module?: string | undefined;
  /** `AHEAD` for a spare, which warms up while it waits for its document; see `protocol.ts` for others. */
  readonly argument?: string;
  /** Whether it reads pages by two threads. */
  readonly isHelped?: boolean;
}

/** Starts a process that reads the one document it is sent. */
export function forkReader({
  access,
  module = childModule(),
  argument,
  isHelped = false,
}: ForkOptions): ChildProcess {
  const wanted = [...(argument === undefined ? [] : [argument]), ...(isHelped ? [HELPED] : [])];
  return forkConfined(module, wanted, {
    ...access,
    // For the thread that ends an orphan, those of pdf.js, and tesseract if it is installed.
    threads: true,
    programs: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    flags: ALONE,
  });
}

import { forkConfined } from '@fde/pdf/confined';
import type { ChildProcess } from 'node:child_process';
import { HELPED } from '../child/protocol.js';
import { childModule } from './child-module.js';
import type { ReaderAccess } from './reader-access.js';

/** The share of the child's memory that JavaScript may take; pdfium and the recogniser allocate outside it. */
const HEAP_SHARE = 0.5;

/**
 * V8 compiles and collects garbage on the reading thread, so that one reading takes one processor. Helper threads
 * save a single reading nothing measurable, and cost two at once a fifth of their time.
 */
const ALONE = '--single-threaded';

export interface ForkOptions {
  readonly maxRssBytes: number;
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
  maxRssBytes,
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
    heapMegabytes: Math.ceil((maxRssBytes * HEAP_SHARE) / 1024 / 1024),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    flags: [ALONE],
  });
}

import { forkConfined } from '@fde/pdf/confined';
import type { ChildProcess } from 'node:child_process';
import { childModule } from './child-module.js';
import { AHEAD } from '../child/protocol.js';
import type { ReaderAccess } from './reader-access.js';

/** Of the child's memory, what JavaScript may take; pdfium's and the recogniser's memory lies outside. */
const HEAP_SHARE = 0.5;

/**
 * V8 compiles and collects garbage on the thread that reads: one reading takes one processor. Its helper threads save a
 * reading that is alone nothing measurable, and cost two that run at once a fifth of their time.
 */
const ALONE = '--single-threaded';

export interface ForkOptions {
  readonly maxRssBytes: number;
  readonly access: ReaderAccess;
  /** The module that the child runs; specs give misbehaving ones. */
  readonly module?: string | undefined;
  /** It will wait for its document: it makes itself ready for it. */
  readonly ahead?: boolean;
}

/** Starts a process that reads the one document that it is sent. */
export function forkReader({
  maxRssBytes,
  access,
  module = childModule(),
  ahead = false,
}: ForkOptions): ChildProcess {
  return forkConfined(module, ahead ? [AHEAD] : [], {
    ...access,
    // The thread that ends an orphan, pdf.js's, and tesseract where it is installed.
    threads: true,
    programs: true,
    heapMegabytes: Math.ceil((maxRssBytes * HEAP_SHARE) / 1024 / 1024),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    flags: [ALONE],
  });
}

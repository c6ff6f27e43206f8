import { forkConfined } from '@fde/pdf/confined';
import type { ChildProcess } from 'node:child_process';
import { AHEAD } from '../reading-protocol.js';
import { childModule } from './child-module.js';
import type { ReaderAccess } from './reader-access.js';

/**
 * Each pattern is compiled to machine code at once. By default, V8 interprets its first match and compiles it for the
 * second; the words of eight languages make large patterns, and nearly all match more than once (measured: a tenth of
 * a reading's time).
 */
const FLAGS = ['--no-regexp-tier-up'];

export interface ForkOptions {
  readonly access: ReaderAccess;
  /** The module that the child runs; specs give misbehaving ones. */
  readonly module?: string | undefined;
  /** Whether it waits for its document, and gets ready meanwhile. */
  readonly isAhead?: boolean;
}

/** Starts a process that reads the one document it is sent. */
export function forkReader({
  access,
  module = childModule(),
  isAhead = false,
}: ForkOptions): ChildProcess {
  return forkConfined(module, isAhead ? [AHEAD] : [], {
    ...access,
    // For the thread that ends an orphan, those of pdf.js, and tesseract if it is installed.
    threads: true,
    programs: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    flags: FLAGS,
  });
}

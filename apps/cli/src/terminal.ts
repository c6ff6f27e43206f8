import { endWithClosedPipe } from '@fde/contracts/closed-pipe';

/**
 * Where a command writes: results to `out`, progress and faults to `err`. Specs pass one that
 * records.
 */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a screen on which a line can be overwritten. */
  readonly live: boolean;
  readonly columns: number;
}

export function processTerminal(): Terminal {
  endWithClosedPipe();
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    live: process.stderr.isTTY,
    columns: process.stdout.columns ?? 120,
  };
}

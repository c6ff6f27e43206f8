import { setFlagsFromString } from 'node:v8';

/**
 * Tells V8 that this process lives for about a second. Code that was compiled ahead must have been taken before, the
 * PDF engine's too: V8 takes it only under the flags that it was compiled under. See `ReadingThreads` for when to call it.
 */
export function expectShortRun(): void {
  // Code that V8 optimises early would be thrown away before the work pays off (measured: 12 % of a reading's processor
  // time). V8 12 (Node.js 22) and later do not know the flag, and would say so on standard error with each report.
  if (Number.parseInt(process.versions.v8, 10) < 12)
    setFlagsFromString('--interrupt-budget=1000000');
  // Compiles each pattern to machine code at once. By default, V8 interprets the first match and compiles for the
  // second; the words of eight languages make large patterns, and nearly all match more than once (measured: 13 %).
  setFlagsFromString('--no-regexp-tier-up');
}

const FIRST_MS = 300;
const LONGEST_MS = 15_000;

/** Pause before start n + 1 of a service that has ended n times in short order. Pure. */
export const restartDelayMs = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));

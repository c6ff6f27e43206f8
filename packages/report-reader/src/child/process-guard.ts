import { Worker } from 'node:worker_threads';
import type { ReadingLimits } from '../reading-options.js';

/**
 * Ends this process from a separate thread when the parent is gone, the time is up or it takes too much memory.
 * Otherwise, a document that keeps the main thread busy for ever would outlive a killed parent. A parent that lives
 * ends it sooner, and says why.
 */
export class ProcessGuard {
  readonly #thread = new Worker(GUARD, {
    eval: true,
    workerData: { parent: process.ppid, lookEveryMs: LOOK_EVERY_MS },
  });

  constructor() {
    this.#thread.unref();
  }

  /** Sets the limits of the reading that begins now. */
  limit({ timeoutMs, maxRssBytes }: Pick<ReadingLimits, 'timeoutMs' | 'maxRssBytes'>): void {
    this.#thread.postMessage({
      timeoutMs: timeoutMs + GRACE_MS,
      maxRssBytes: MEMORY_GRACE * maxRssBytes,
    });
  }
}

/** What the parent's limits allow comes first. */
const GRACE_MS = 1000;
const MEMORY_GRACE = 1.25;
const LOOK_EVERY_MS = 100;

const GUARD = `
const { parentPort, workerData } = require('node:worker_threads');
let [end, most] = [Infinity, Infinity];
parentPort.on('message', ({ timeoutMs, maxRssBytes }) => {
  [end, most] = [performance.now() + timeoutMs, maxRssBytes];
});
setInterval(() => {
  if (process.ppid !== workerData.parent || performance.now() > end || process.memoryUsage.rss() > most)
    process.kill(process.pid, 'SIGKILL');
}, workerData.lookEveryMs);
`;

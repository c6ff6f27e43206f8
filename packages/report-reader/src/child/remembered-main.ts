import { parentPort, workerData } from 'node:worker_threads';
import { readRemembered } from './read-requested.js';
import type { RememberedRequest } from './protocol.js';

/**
 * The thread that reads statements from remembered text. It posts a report, or null if nothing
 * fits.
 */
readRemembered(workerData as RememberedRequest).then(
  (report) => parentPort?.postMessage(report ?? null),
  () => parentPort?.postMessage(null),
);

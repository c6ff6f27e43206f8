import { parentPort, workerData } from 'node:worker_threads';
import { readRemembered } from './read-requested.js';
import type { RememberedRequest } from '../reading-protocol.js';

/** The thread that reads statements from cached text. It posts a report, or null if no cached text fits. */
readRemembered(workerData as RememberedRequest).then(
  (report) => parentPort?.postMessage(report ?? null),
  () => parentPort?.postMessage(null),
);

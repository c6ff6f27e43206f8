import { Worker } from 'node:worker_threads';

/**
 * Ends this process from a separate thread when the parent is gone or the time is up. Otherwise, a document that
 * keeps the main thread busy for ever would outlive a killed parent.
 */
export function guardThisProcess(timeoutMs: number): void {
  const guard = new Worker(GUARD, {
    eval: true,
    workerData: { parent: process.ppid, longestMs: timeoutMs + GRACE_MS },
  });
  guard.unref();
}

/** The parent's own limit comes first; this one applies if the parent has died. */
const GRACE_MS = 1000;

const GUARD = `
const { workerData } = require('node:worker_threads');
const began = performance.now();
setInterval(() => {
  if (process.ppid !== workerData.parent || performance.now() - began > workerData.longestMs) process.kill(process.pid, 'SIGKILL');
}, 500);
`;

import type { ChildProcess } from 'node:child_process';
import { residentMemory } from './resident-memory.js';

const WATCH_MS = 100;

/**
 * Watches the resident memory of a process, and reports once when it exceeds its limit: no limit of Node.js covers
 * the memory of pdfium and of character recognition. The caller ends the watch.
 */
export function watchMemory(
  child: ChildProcess,
  maxRssBytes: number,
  tooMuch: () => void,
): () => void {
  const look = async (): Promise<void> => {
    const used = child.pid === undefined ? undefined : await residentMemory(child.pid);
    if (used === undefined || used <= maxRssBytes) return;
    clearInterval(timer);
    tooMuch();
  };
  const timer = setInterval(() => void look(), WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

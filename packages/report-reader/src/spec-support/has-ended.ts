import { setTimeout } from 'node:timers/promises';

const TRIES = 100;
const BETWEEN_MS = 200;

/** Whether a process of this id is gone, at the latest after twenty seconds. */
export async function hasEnded(pid: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES && isAlive(pid); tries++) await setTimeout(BETWEEN_MS);
  return !isAlive(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

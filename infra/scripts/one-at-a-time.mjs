// @ts-check
// Lets one process at a time prepare a checkout: two that install packages at once destroy each other's work.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;

/** @type {(pid: number) => boolean} */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** @type {(file: string) => boolean} */
const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * The process that holds the file; undefined if that one is gone or has just let go.
 *
 * @type {(file: string) => number | undefined}
 */
const holderOf = (file) => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Runs the work while this process holds the file; waits for another process that does, and takes
 * the place of one that died.
 *
 * @type {(file: string, work: () => Promise<void>) => Promise<void>}
 */
export const oneAtATime = async (file, work) => {
  for (let saidSo = false; !take(file); await sleep(LOOK_EVERY_MS)) {
    const holder = holderOf(file);
    if (holder === undefined) {
      rmSync(file, { force: true });
      continue;
    }
    if (!saidSo) console.log(`Waiting for process ${holder}, which prepares this folder...`);
    saidSo = true;
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
};

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const STOP_MS = 10_000;
const POLL_MS = 50;

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether the process is a PostgreSQL server; a number in an old file may by now belong to another
 * process.
 */
const isPostgres = (pid: number): boolean => {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.endsWith('postgres') === true
    );
  } catch {
    // No /proc on this system: believe the file, as pg_ctl does.
    return process.platform !== 'linux';
  }
};

const pidIn = (file: string): number | undefined => {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8').split('\n')[0] ?? '', 10);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
};

const ended = async (pid: number, limitMs: number): Promise<boolean> => {
  for (let waited = 0; waited < limitMs; waited += POLL_MS) {
    if (!alive(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return !alive(pid);
};

/**
 * A launcher that was killed leaves its server running, and a machine that lost power leaves its file. The server is
 * stopped (fast, then immediate, then killed: the log of PostgreSQL makes each of them safe), a stale file removed.
 * Returns what was found.
 */
export const clearEarlierServer = async (
  dataFolder: string,
): Promise<'nothing' | 'stale file' | 'stopped server'> => {
  const file = join(dataFolder, 'postmaster.pid');
  const pid = pidIn(file);
  if (pid === undefined || !alive(pid) || !isPostgres(pid)) {
    rmSync(file, { force: true });
    return pid === undefined ? 'nothing' : 'stale file';
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await ended(pid, STOP_MS)) break;
  }
  rmSync(file, { force: true });
  return 'stopped server';
};

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Living children of a process, oldest first. */
export const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const { stdout } = await run('ps', [
    '-o',
    'pid=,stat=',
    '--sort=start_time,pid',
    '--ppid',
    String(pid),
  ]).catch(() => ({ stdout: '' }));
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([id, stat]) => id !== undefined && id !== '' && stat?.startsWith('Z') === false)
    .map(([id]) => Number(id));
};

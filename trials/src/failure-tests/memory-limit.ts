import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childrenOf } from './children.js';

/** The two kinds of control groups, with the files that set a limit and that list the processes. */
const HIERARCHIES = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', deaths: 'memory.oom_control' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', deaths: 'memory.events' },
] as const;
const LOOK_MS = 100;

/** Limits the total memory of processes and everything they start; beyond it, the system kills. */
export interface MemoryLimit {
  /** What enforces it. */
  readonly by: 'the system' | 'a watchdog';
  /** Limits this process and its future children. */
  hold(pid: number): void;
  /** How many processes were killed for exceeding it. */
  kills(): number;
  close(): void;
}

/** A control group of the system, if this user may make one; otherwise undefined. */
const groupLimit = (name: string, bytes: number): MemoryLimit | undefined => {
  for (const { root, limit, deaths } of HIERARCHIES) {
    const folder = join(root, name);
    try {
      mkdirSync(folder);
      if (!existsSync(join(folder, limit))) throw new Error('there is no such limit');
      writeFileSync(join(folder, limit), String(bytes));
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
      continue;
    }
    return {
      by: 'the system',
      hold: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
      kills: () =>
        Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(folder, deaths), 'utf8'))?.[1] ?? 0),
      // A group with a process that is just ending cannot be removed; left behind, it costs nothing.
      close: () => {
        try {
          rmdirSync(folder);
        } catch {
          return;
        }
      },
    };
  }
  return undefined;
};

const residentBytes = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
};

/** Does by polling what the system would do: kills the largest of a process and its children. */
const watchdog = (bytes: number): MemoryLimit => {
  let kills = 0;
  const held = new Set<number>();
  const look = async (pid: number): Promise<void> => {
    const family = [pid, ...(await childrenOf(pid))];
    const sizes = await Promise.all(
      family.map(async (each) => ({ pid: each, bytes: await residentBytes(each) })),
    );
    if (sizes.reduce((sum, each) => sum + each.bytes, 0) <= bytes) return;
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
    if (largest === undefined) return;
    kills += 1;
    process.kill(largest.pid, 'SIGKILL');
  };
  const timer = setInterval(() => {
    for (const pid of held) look(pid).catch(() => held.delete(pid));
  }, LOOK_MS);
  return {
    by: 'a watchdog',
    hold: (pid) => void held.add(pid),
    kills: () => kills,
    close: () => clearInterval(timer),
  };
};

export const limitMemory = (name: string, bytes: number): MemoryLimit =>
  groupLimit(`fde-${process.pid}-${name}`, bytes) ?? watchdog(bytes);

import { readFile, readdir } from 'node:fs/promises';

/** The kernel's clock ticks per second, the unit of times in /proc; 100 on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Milliseconds of processor time used by a process and all its descendants, including those that have ended: for a
 * server, in whatever processes it works. NaN if there is no process.
 */
async function processorMsOfTree(pid: number | undefined): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const known = new Map(
    await Promise.all(pids.map(async (one) => [Number(one), await statOf(Number(one))] as const)),
  );
  const sum = (one: number): number => {
    const stat = known.get(one);
    if (stat === undefined) return 0;
    return (
      stat.ms +
      stat.endedMs +
      [...known]
        .filter(([, below]) => below?.parent === one)
        .reduce((total, [below]) => total + sum(below), 0)
    );
  };
  return pid === undefined ? NaN : sum(pid);
}

async function statOf(
  pid: number,
): Promise<{ readonly parent: number; readonly ms: number; readonly endedMs: number } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat === '') return undefined;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ms = (user: number, system: number): number =>
    (((fields[user] ?? 0) + (fields[system] ?? 0)) * 1_000) / TICKS_PER_SECOND;
  return { parent: fields[1] ?? 0, ms: ms(11, 12), endedMs: ms(13, 14) };
}

export type Processes = readonly { readonly name: string; readonly pid: number | undefined }[];

/** By name, so that the use between two moments can be told on a machine that also does other work. */
export const processorTimes = async (processes: Processes): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await Promise.all(
      processes.map(async ({ name, pid }) => [name, await processorMsOfTree(pid)] as const),
    ),
  );

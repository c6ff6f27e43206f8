import { readFile } from 'node:fs/promises';

/** The kernel's clock ticks per second, as /proc tells times; 100 on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that a process has used; NaN where /proc is not there to ask. */
export async function processorMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid ?? 0}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

type Processes = readonly { readonly name: string; readonly pid: number | undefined }[];

/** By name, so that what was used between two moments can be told on a machine that does other things too. */
export const processorTimes = async (processes: Processes): Promise<ReadonlyMap<string, number>> =>
  new Map(await Promise.all(processes.map(async ({ name, pid }) => [name, await processorMs(pid)] as const)));

import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/**
 * Resident memory of another process in bytes, or undefined if the system does not show it. Only Linux is supported;
 * elsewhere the child's heap limit is the only bound.
 */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}

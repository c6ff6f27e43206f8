import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/**
 * Resident memory of another process in bytes, or undefined if the system does not show it (only
 * Linux does here; elsewhere the heap limit of the child is the only bound).
 */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}

import { readdir, readFile } from 'node:fs/promises';

const KILOBYTE = 1024;

const numberOf = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

interface ProcessStatus {
  readonly pid: number;
  readonly parent: number;
  /** As /proc gives it. */
  readonly status: string;
}

/** A process and all its descendants. Undefined if the system does not tell (it does on Linux). */
export const familyOf = async (root: number): Promise<readonly ProcessStatus[] | undefined> => {
  const names = await readdir('/proc').catch(() => undefined);
  if (!names) return undefined;
  const statuses = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
        return { pid: Number(name), parent: numberOf(status, 'PPid'), status };
      }),
  );
  const family = new Set([root]);
  // A child may be listed before its parent, so repeat until no process is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of statuses) if (family.has(parent)) family.add(pid);
  }
  return statuses.filter(({ pid }) => family.has(pid));
};

/** Bytes of private memory that a process and all its descendants hold; undefined as above. */
export const memoryOfProcesses = async (root: number): Promise<number | undefined> => {
  const family = await familyOf(root);
  return family?.reduce((sum, { status }) => sum + numberOf(status, 'RssAnon') * KILOBYTE, 0);
};

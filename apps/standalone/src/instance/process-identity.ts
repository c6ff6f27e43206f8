import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

interface ProcessFacts {
  readonly parent: number;
  readonly name: string;
}

/** From /proc, otherwise from ps; undefined if neither tells. */
const factsOf = (pid: number): ProcessFacts | undefined => {
  try {
    // `pid (name) state ppid ...`; the name may hold brackets and spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(text.slice(end + 2).split(' ')[1]),
    };
  } catch {
    return factsFromPs(pid);
  }
};

const factsFromPs = (pid: number): ProcessFacts | undefined => {
  try {
    const [parent, ...name] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return { parent: Number(parent), name: name.join(' ') };
  } catch {
    return undefined;
  }
};

/** When a process began, as the kernel counts: tells a process from a later one of the same number. */
export const birthOf = (pid: number): string | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const SHELLS = /^-?(?:ba|da|z|k|c|fi)?sh$/;

/**
 * The npm process that this one was started by (`npm start`), looking past the shell that npm uses; undefined when it
 * was not started by npm. Its death means that nobody can stop this process with Ctrl-C any more.
 */
export const npmAbove = (): number | undefined => {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = factsOf(process.ppid);
  return parent !== undefined && SHELLS.test(parent.name) && parent.parent > 1
    ? parent.parent
    : process.ppid;
};

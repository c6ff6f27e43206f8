import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceError } from '@fde/contracts';

const PARENT = '/var/tmp';

/** A folder in a place open to all may have been laid there by anybody. */
const refuseForeign = (folder: string): void => {
  const stat = lstatSync(folder);
  if (stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0) return;
  throw new ServiceError(
    'embedded_postgres_missing',
    `${folder} does not belong to root alone: remove it and start again.`,
  );
};

/**
 * A copy of the binaries that every user can read, made once: needed by root alone, where the project lies below a
 * folder that only root can enter and the kernel grants no user namespaces.
 */
export const readableCopy = (source: string): string => {
  const folder = join(
    PARENT,
    `fde-postgres-${createHash('sha256').update(source).digest('hex').slice(0, 16)}`,
  );
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { mode: 0o755 });
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another start was first.
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  refuseForeign(folder);
  return folder;
};

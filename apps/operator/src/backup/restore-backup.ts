import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { importLog, type DatabaseSettings, type LogImport } from '@fde/event-log';
import type { ObjectStore } from '@fde/object-store';
import {
  linesOf,
  measured,
  objectPath,
  readManifest,
  type BackupManifest,
} from './backup-folder.js';

/** What is wrong with a backup, one line each: files and objects that are not those of the manifest. */
export const verifyBackup = async (folder: string): Promise<readonly string[]> => {
  const manifest = await readManifest(folder);
  const faults: string[] = [];
  const check = async (
    path: string,
    what: string,
    wanted: { readonly bytes: number; readonly sha256: string },
  ): Promise<void> => {
    const found = await measured(createReadStream(path)).catch(() => undefined);
    if (found === undefined) faults.push(`${what} cannot be read`);
    else if (found.bytes !== wanted.bytes || found.sha256 !== wanted.sha256)
      faults.push(`${what} has changed`);
  };
  for (const file of manifest.files) await check(join(folder, file.name), file.name, file);
  for (const { key, size, sha256 } of manifest.objects)
    await check(objectPath(placeOf(folder), sha256), key, { bytes: size, sha256 });
  return faults;
};

/** Objects lie beside the folders of the backups. */
const placeOf = (folder: string): string => join(folder, '..');

export interface Restored {
  readonly manifest: BackupManifest;
  readonly log: LogImport;
  readonly objects: number;
}

/**
 * Puts every file of a backup into a store and its log into an empty database, and rebuilds the
 * read models. Files first, so that no document names one that is not there; run again, it skips
 * those that are. Throws if the backup is damaged.
 */
export const restoreBackup = async (
  database: DatabaseSettings,
  store: ObjectStore,
  folder: string,
): Promise<Restored> => {
  const faults = await verifyBackup(folder);
  if (faults.length > 0) throw new Error(`The backup is damaged: ${faults.slice(0, 5).join('; ')}`);
  const manifest = await readManifest(folder);
  for (const { key, sha256 } of manifest.objects) {
    const written = await store.put(key, createReadStream(objectPath(placeOf(folder), sha256)));
    if (written.key !== key)
      throw new Error(
        `${key} would be stored as ${written.key}: the store holds other files, or names them differently`,
      );
  }
  const log = await importLog(database, manifest.log, (table) => linesOf(folder, table));
  return { manifest, log, objects: manifest.objects.length };
};

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '@fde/contracts';
import { exportLog, type DatabaseSettings, type NamedFile } from '@fde/event-log';
import type { ObjectStore } from '@fde/object-store';
import { FORMAT, TableFiles, measured, objectPath, writeManifest, type KeptObject, type Manifest } from './backup-folder.js';

export interface Backup { readonly folder: string; readonly manifest: Manifest; readonly copied: number }

/**
 * Writes the log and every file that it names to a new folder of `place`, while the system runs. Files never change
 * under their keys, so that those of an earlier backup in the same place are not copied again. Throws where a file is not
 * what the log says of it.
 */
export const createBackup = async (database: DatabaseSettings, store: ObjectStore, place: string, now: Date): Promise<Backup> => {
  const folder = join(place, now.toISOString().replaceAll(':', '-'));
  await mkdir(folder, { recursive: true });
  const files = new TableFiles(folder);
  const log = await exportLog(database, (table, lines) => files.write(table, lines));
  const tables = await files.close(log.tables.map(({ table }) => table));
  const objects: KeptObject[] = [];
  const missing: string[] = [];
  let copied = 0;
  for (const file of log.files) {
    const kept = await keptObject(place, file) ?? await copyObject(store, place, file);
    if (kept === undefined) missing.push(file.key);
    else {
      copied += kept.isNew ? 1 : 0;
      objects.push({ key: file.key, size: kept.bytes, sha256: kept.sha256 });
    }
  }
  const manifest: Manifest = { format: FORMAT, log, files: tables, objects, missing };
  await writeManifest(folder, manifest);
  return { folder, manifest, copied };
};

interface Kept { readonly bytes: number; readonly sha256: string; readonly isNew: boolean }

const keptObject = async (place: string, file: NamedFile): Promise<Kept | undefined> => {
  const path = objectPath(place, file.key);
  if (await stat(path).then(() => false, () => true)) return undefined;
  const found = { ...await measured(createReadStream(path)), isNew: false };
  return file.sha256 === null || found.sha256 === file.sha256 ? found : undefined;
};

const copyObject = async (store: ObjectStore, place: string, { key, sha256 }: NamedFile): Promise<Kept | undefined> => {
  const body = await store.read(key).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'object_not_found') return undefined;
    throw error;
  });
  if (body === undefined) return undefined;
  const path = objectPath(place, key);
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(body, createWriteStream(`${path}.part`, { flush: true }));
    const written = await measured(createReadStream(`${path}.part`));
    if (sha256 !== null && written.sha256 !== sha256) throw new Error(`${key} in the store is not what the log says of it`);
    await rename(`${path}.part`, path);
    return { ...written, isNew: true };
  } finally {
    await rm(`${path}.part`, { force: true });
  }
};

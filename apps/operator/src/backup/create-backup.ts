import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '@fde/contracts';
import { exportLog, type DatabaseSettings, type NamedFile } from '@fde/event-log';
import { parseObjectKey, type ObjectStore } from '@fde/object-store';
import {
  FORMAT,
  TableFiles,
  measured,
  objectPath,
  writeManifest,
  type BackupObject,
  type BackupManifest,
} from './backup-folder.js';

export interface Backup {
  readonly folder: string;
  readonly manifest: BackupManifest;
  readonly copied: number;
}

/**
 * Writes the log and every file that it names to a new folder of `place`, while the system runs. Files lie there under
 * their hashes, so that those of an earlier backup in the same place are not copied again and never overwritten.
 */
export const createBackup = async (
  database: DatabaseSettings,
  store: ObjectStore,
  place: string,
  now: Date,
): Promise<Backup> => {
  const folder = join(place, now.toISOString().replaceAll(':', '-'));
  await mkdir(folder, { recursive: true });
  const files = new TableFiles(folder);
  const log = await exportLog(database, (table, lines) => files.write(table, lines));
  const tables = await files.close(log.tables.map(({ table }) => table));
  const { copied, ...parts } = await backUpObjects(store, place, log.files);
  const manifest: BackupManifest = { format: FORMAT, log, files: tables, ...parts };
  await writeManifest(folder, manifest);
  return { folder, manifest, copied };
};

type ObjectsOfBackup = Pick<BackupManifest, 'objects' | 'missing' | 'differing'> & {
  readonly copied: number;
};

const backUpObjects = async (
  store: ObjectStore,
  place: string,
  files: readonly NamedFile[],
): Promise<ObjectsOfBackup> => {
  const objects: BackupObject[] = [];
  const [missing, differing]: [string[], string[]] = [[], []];
  let copied = 0;
  // A client may have written anything as the path of a file; what is not a key exists in no store.
  for (const file of files.filter(({ key }) => parseObjectKey(key) !== undefined)) {
    const copy = (await findCopy(place, file)) ?? (await copyObject(store, place, file.key));
    // Without a hash the service never stored it: a client wrote the path of a file that was never
    // here.
    if (copy === undefined && file.sha256 !== null) missing.push(file.key);
    if (copy === undefined) continue;
    if (file.sha256 !== null && copy.sha256 !== file.sha256) differing.push(file.key);
    copied += copy.isNew ? 1 : 0;
    objects.push({ key: file.key, size: copy.bytes, sha256: copy.sha256 });
  }
  return { objects, missing, differing, copied };
};

interface ObjectCopy {
  readonly bytes: number;
  readonly sha256: string;
  readonly isNew: boolean;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * The file as an earlier backup stored it; undefined if none did, or its copy has been damaged
 * since.
 */
const findCopy = async (place: string, { sha256 }: NamedFile): Promise<ObjectCopy | undefined> => {
  if (sha256 === null || !(await exists(objectPath(place, sha256)))) return undefined;
  const found = { ...(await measured(createReadStream(objectPath(place, sha256)))), isNew: false };
  return found.sha256 === sha256 ? found : undefined;
};

const copyObject = async (
  store: ObjectStore,
  place: string,
  key: string,
): Promise<ObjectCopy | undefined> => {
  const body = await store.read(key).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'object_not_found') return undefined;
    throw error;
  });
  if (body === undefined) return undefined;
  const part = join(place, 'objects', `${randomUUID()}.part`);
  await mkdir(dirname(part), { recursive: true });
  try {
    await pipeline(body, createWriteStream(part, { flush: true }));
    const written = await measured(createReadStream(part));
    const path = objectPath(place, written.sha256);
    await mkdir(dirname(path), { recursive: true });
    await rename(part, path);
    return { ...written, isNew: true };
  } finally {
    await rm(part, { force: true });
  }
};

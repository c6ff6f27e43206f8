import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { LogTable, LogExport } from '@fde/event-log';

export const FORMAT = 2;
const MANIFEST = 'manifest.json';

export interface BackupFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}
export interface BackupObject {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

/** All that a backup is: what it does not name does not belong to it. */
export interface BackupManifest {
  readonly format: number;
  readonly log: LogExport;
  /** Files beside the manifest, one per table. */
  readonly files: readonly BackupFile[];
  /** Stored documents, under their hashes in the folder `objects` that all backups of one place share. */
  readonly objects: readonly BackupObject[];
  /** Keys of files that were stored and were not in the store any more. */
  readonly missing: readonly string[];
  /** Keys whose file in the store did not match the hash in the log; backed up as it was. */
  readonly differing: readonly string[];
}

/** By content: a key may name another file in a later backup, and the earlier one keeps its own. */
export const objectPath = (place: string, sha256: string): string =>
  join(place, 'objects', sha256.slice(0, 2), sha256);
const tableFile = (table: LogTable): string => `${table}.ndjson.gz`;

/** Size and SHA-256 of everything a stream gives. */
export const measured = async (
  stream: Readable,
): Promise<{ readonly bytes: number; readonly sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
};

/** Writes the rows of tables as compressed lines, a file each. */
export class TableFiles {
  readonly #folder: string;
  readonly #open = new Map<
    LogTable,
    { readonly gzip: Transform; readonly file: WriteStream; readonly done: Promise<void> }
  >();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(table: LogTable, lines: readonly string[]): Promise<void> {
    const { gzip } = this.#fileOf(table);
    if (!gzip.write(`${lines.join('\n')}\n`))
      await new Promise((resolve) => gzip.once('drain', resolve));
  }

  /** Ends the files and measures them; a table without rows has one too. */
  async close(tables: readonly LogTable[]): Promise<BackupFile[]> {
    for (const table of tables) this.#fileOf(table).gzip.end();
    await Promise.all([...this.#open.values()].map(({ done }) => done));
    return Promise.all(
      tables.map(async (table) => ({
        name: tableFile(table),
        ...(await measured(createReadStream(join(this.#folder, tableFile(table))))),
      })),
    );
  }

  #fileOf(table: LogTable): {
    readonly gzip: Transform;
    readonly file: WriteStream;
    readonly done: Promise<void>;
  } {
    const known = this.#open.get(table);
    if (known !== undefined) return known;
    const gzip = createGzip();
    const file = createWriteStream(join(this.#folder, tableFile(table)), { flags: 'wx' });
    const made = { gzip, file, done: pipeline(gzip, file) };
    // Its failure is thrown where the files are closed.
    made.done.catch(() => undefined);
    this.#open.set(table, made);
    return made;
  }
}

/** The lines of a table's file. */
export async function* linesOf(folder: string, table: LogTable): AsyncIterable<string> {
  const file = createReadStream(join(folder, tableFile(table)));
  const plain = file.pipe(createGunzip());
  file.on('error', (error) => plain.destroy(error));
  for await (const line of createInterface({ input: plain, crlfDelay: Infinity }))
    if (line !== '') yield line;
  await finished(plain, { writable: false });
}

/** Last of all, and at once: a folder without it is not a backup. */
export const writeManifest = async (folder: string, manifest: BackupManifest): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${MANIFEST}.part`), JSON.stringify(manifest, undefined, 1), {
    flush: true,
  });
  await rename(join(folder, `${MANIFEST}.part`), join(folder, MANIFEST));
};

export const readManifest = async (folder: string): Promise<BackupManifest> => {
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as BackupManifest;
  if (manifest.format !== FORMAT)
    throw new Error(`${folder} is a backup of format ${manifest.format}, not ${FORMAT}`);
  return manifest;
};

import { ServiceError } from '@fde/contracts';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@fde/object-store';

/** A stored report, and its hash when it was downloaded; null if none was taken. */
export interface StoredReport {
  readonly documentId: number;
  readonly key: string;
  readonly sha256: string | null;
}

/** Copies the stored file and returns the SHA-256 of the bytes, in lower-case hex. */
const copy = async (from: Readable, to: string, signal: AbortSignal): Promise<string> => {
  const hash = createHash('sha256');
  const hashing = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(from, hashing, createWriteStream(to), { signal });
  return hash.digest('hex');
};

/**
 * Copies a stored report to a local file while `work` runs: the reading process takes a path, and a
 * large report never has to fit in this process's memory. The file is removed afterwards, whatever
 * happens. Throws `stored_file_changed` if the content is not what was downloaded, because its
 * numbers would be traced to another file.
 */
export const withReportFile = async <T>(
  objects: ObjectStore,
  report: StoredReport,
  signal: AbortSignal,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'fde-report-'));
  try {
    // Under its own name, because facts of a tagged report name their document.
    const file = join(folder, basename(report.key));
    const found = await copy(await objects.read(report.key), file, signal);
    if (report.sha256 !== null && found !== report.sha256)
      throw new ServiceError(
        'stored_file_changed',
        `The stored file of document ${report.documentId} is not the one that was downloaded (SHA-256 ${found.slice(0, 12)}, not ${report.sha256.slice(0, 12)}). Download it again: POST /api/v1/tasks/documents/${report.documentId}/download`,
      );
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

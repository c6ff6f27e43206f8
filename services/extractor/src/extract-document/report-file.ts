import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readUnchanged, type KnownFile, type ObjectStore } from '@fde/object-store';

/**
 * Copies a stored report to a local file while `work` runs: the reading process takes a path, and a
 * large report never has to fit in this process's memory. The file is removed afterwards, whatever
 * happens. Throws `stored_file_changed` if the content is not what was downloaded, because its
 * numbers would be traced to another file.
 */
export const withReportFile = async <T>(
  objects: ObjectStore,
  report: KnownFile,
  signal: AbortSignal,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'fde-report-'));
  try {
    // Under its own name, because facts of a tagged report name their document.
    const file = join(folder, basename(report.key));
    await pipeline(await readUnchanged(objects, report), createWriteStream(file), { signal });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

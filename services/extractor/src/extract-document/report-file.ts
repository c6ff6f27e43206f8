import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@fde/object-store';

/**
 * Brings a stored report to a file of its own for the time of `work`: the process that reads it takes a path, and a
 * large report never stands in this process's memory. The file is gone afterwards, whatever happens.
 */
export const withReportFile = async <T>(
  objects: ObjectStore,
  key: string,
  signal: AbortSignal,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'fde-report-'));
  try {
    const file = join(folder, 'report.pdf');
    await pipeline(await objects.read(key), createWriteStream(file), { signal });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

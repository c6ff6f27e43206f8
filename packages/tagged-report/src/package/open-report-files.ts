import { open } from 'node:fs/promises';
import type { TaggedReportLimits } from '../limits.js';
import { isFolder, openDocument, openFolder } from './folder-files.js';
import type { ReportFiles } from './report-files.js';
import { openZip } from './zip-files.js';

const ZIP_MAGIC = 'PK';

const readBeginning = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Opens a report by what it is: a folder, an archive, or a document. */
export const openReportFiles = async (
  path: string,
  limits: TaggedReportLimits,
): Promise<ReportFiles> => {
  if (await isFolder(path)) return openFolder(path, limits);
  return (await readBeginning(path)) === ZIP_MAGIC ? openZip(path, limits) : openDocument(path);
};

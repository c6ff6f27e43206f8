import { createReadStream, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { TaggedReportError } from '../tagged-report-error.js';
import type { TaggedReportLimits } from '../limits.js';
import type { ReportFiles } from './report-files.js';

const filesIn = async (folder: string, most: number): Promise<string[]> => {
  // Links are not followed: they may lead out of the folder.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  if (files.length > most)
    throw new TaggedReportError('tagged_too_large', `The folder has more than ${most} files.`);
  return files
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
};

const readFrom =
  (folder: string, names: readonly string[]): ReportFiles['open'] =>
  (name) => {
    if (!names.includes(name))
      throw new TaggedReportError('tagged_file_not_found', `There is no file ${name}.`);
    return createReadStream(join(folder, name));
  };

/** The files of an unpacked package. */
export const openFolder = async (
  folder: string,
  limits: Pick<TaggedReportLimits, 'maxPackageFiles'>,
): Promise<ReportFiles> => {
  const names = await filesIn(folder, limits.maxPackageFiles);
  return { names, open: readFrom(folder, names), close: async () => undefined };
};

const OF_INSTANCE = /\.(?:xml|xbrl)$/i;
const OF_TAXONOMY = /\.(?:xsd|xml)$/i;

/** How Node.js says that a process may not read something. */
const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED';

/** The files beside a document; none where the process may read the document alone. */
const filesBeside = async (folder: string): Promise<readonly Dirent[]> => {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile());
  } catch (error) {
    if (isDenied(error)) return [];
    throw error;
  }
};

/** A single document. Beside an instance, the schemas and linkbases that it names are in the same folder. */
export const openDocument = async (path: string): Promise<ReportFiles> => {
  const [folder, main] = [dirname(path), basename(path)];
  const beside = OF_INSTANCE.test(main) ? await filesBeside(folder) : [];
  const taxonomy = beside.filter(({ name }) => OF_TAXONOMY.test(name));
  const names = [...new Set([main, ...taxonomy.map(({ name }) => name)])].toSorted();
  return { names, main, open: readFrom(folder, names), close: async () => undefined };
};

export const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    throw new TaggedReportError('tagged_file_not_found', `There is no file ${path}.`, { cause });
  }
};

import { TaggedReportError } from '../tagged-report-error.js';
import type { ReportFiles } from './report-files.js';

/** Reads one of several files; what is wrong with it names it. */
export const inFile = async <T>(
  { names, main }: Pick<ReportFiles, 'names' | 'main'>,
  name: string,
  read: () => Promise<T>,
): Promise<T> => {
  try {
    return await read();
  } catch (fault) {
    if (!(fault instanceof TaggedReportError) || names.length === 1 || name === main) throw fault;
    throw new TaggedReportError(fault.code, `${name}: ${fault.message}`, { cause: fault });
  }
};

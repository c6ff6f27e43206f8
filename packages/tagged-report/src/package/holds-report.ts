import { DEFAULT_TAGGED_REPORT_LIMITS } from '../limits.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { findInstances } from './find-instances.js';
import { findReportParts } from './find-report-parts.js';
import { openZip } from './zip-files.js';

/** Whether an archive holds documents that may be tagged; false if it is damaged or hostile. */
export const holdsReport = async (path: string): Promise<boolean> => {
  try {
    const files = await openZip(path, DEFAULT_TAGGED_REPORT_LIMITS);
    try {
      const { documents } = findReportParts(files.names);
      return documents.length > 0 || (await findInstances(files)).length > 0;
    } finally {
      await files.close();
    }
  } catch (fault) {
    if (fault instanceof TaggedReportError) return false;
    throw fault;
  }
};

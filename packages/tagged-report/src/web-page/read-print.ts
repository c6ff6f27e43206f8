import type { PageText } from '@fde/contracts';
import { DEFAULT_TAGGED_REPORT_LIMITS } from '../limits.js';
import { openReportFiles } from '../package/open-report-files.js';
import { readTaggedReports } from '../read-tagged-report.js';
import { readWebPage } from './read-web-page.js';

const wholeOf = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

/**
 * The pages that the newest report of a package or a folder prints, its documents one after the other, laid out as web
 * pages are. A plain instance prints none.
 *
 * @throws TaggedReportError if it cannot be read, or is too large or too deep to be laid out
 */
export const readPrint = async (path: string): Promise<readonly PageText[]> => {
  const [report] = await readTaggedReports(path);
  const printed = report.documents.filter(({ isInstance }) => isInstance !== true);
  const files = await openReportFiles(path, DEFAULT_TAGGED_REPORT_LIMITS);
  try {
    const pages: PageText[] = [];
    for (const { name } of printed) pages.push(...readWebPage(await wholeOf(files.open(name))));
    return pages.map((page, at) => ({ ...page, page: at + 1 }));
  } finally {
    await files.close();
  }
};

import type { PdfDocument } from '@fde/pdf';
import { inLanguagesOf, type CandidatePages } from '@fde/statements';
import { isConclusive } from './early/is-conclusive.js';
import { readEarly } from './early/read-early.js';
import { pagesToTry } from './early/strong-pages.js';
import { PageScan } from './text/page-scan.js';
import { readOutward } from './read-outward.js';
import { readText, type DocumentReading, type DocumentReadingOptions } from './read-text.js';
import type { ReportText } from './text/report-text.js';
import { pagesWithoutText, readPositions } from './text/scan-report.js';

const PAGES_AT_ONCE = 16;

/**
 * Finds and reads the statements of an open document: plain text of as many pages as it takes, positions on candidate
 * pages only, and pictures of pages only if text is missing along with a statement.
 */
export async function readDocument(
  document: PdfDocument,
  sha256: string,
  options: DocumentReadingOptions,
): Promise<DocumentReading> {
  const scan = new PageScan(document, options.onProgress);
  const early = await readEarly(document, scan, sha256, options);
  if (early !== undefined) return early;
  await scan.complete(PAGES_AT_ONCE);
  const plainTexts = scan.texts;
  const located = options.engine.locate(plainTexts);
  const text = {
    sha256,
    pageCount: document.pageCount,
    scannedPages: scan.count,
    plainTexts,
    pages: readPositions(document, numbersOf(located), options.onProgress),
    unreadPages: pagesWithoutText(plainTexts),
  };
  return readOutward(document, readText(text, located, options), options);
}

/**
 * What the engine reads from cached text, if that holds every page that the engine would ask for today, or enough to
 * be conclusive.
 */
export function rereadText(
  text: ReportText,
  options: Pick<DocumentReadingOptions, 'engine' | 'hints' | 'onProgress'>,
): DocumentReading | undefined {
  const held = new Set(text.pages.map((page) => page.page));
  const holdsPage = (pages: readonly number[]): boolean => pages.every((page) => held.has(page));
  const located = options.engine.locate(text.plainTexts);
  const complete = holdsPage(numbersOf(located)) && text.scannedPages === text.pageCount;
  if (!complete && !holdsPage(pagesToTry(located.pages, text.plainTexts))) return undefined;
  const reading = readText(text, located, options);
  const decides = (): boolean => complete || isConclusive(reading, text.plainTexts);
  return inLanguagesOf(text.plainTexts, decides) ? reading : undefined;
}

function numbersOf(located: CandidatePages): number[] {
  return located.pages.map((candidate) => candidate.page);
}

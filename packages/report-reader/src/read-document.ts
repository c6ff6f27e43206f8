import type { PageText } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { PdfError, type PdfDocument } from '@fde/pdf';
import type { CandidatePages, ReadingResult as EngineReading } from '@fde/statements';
import { isConclusive } from './early/is-conclusive.js';
import { readEarly } from './early/read-early.js';
import { pagesToTry } from './early/strong-pages.js';
import { PageScan } from './text/page-scan.js';
import { readText, type DocumentReading, type DocumentReadingOptions } from './read-text.js';
import { plainTextOf, recognisePages } from './text/recognise-pages.js';
import type { ReportText } from './text/report-text.js';
import { pagesWithoutText, readPositions } from './text/scan-report.js';

const PAGES_AT_ONCE = 16;

/**
 * Finds and reads the statements of an open document: plain text of as many pages as it takes, positions of the
 * candidates alone, and pictures of pages only where text is missing and a statement with it.
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
  const textless = pagesWithoutText(plainTexts);
  const located = options.engine.locate(plainTexts);
  const positioned = readPositions(document, numbersOf(located), options.onProgress);
  const garbled = positioned.filter((page) => page.quality === 'garbled').map((page) => page.page);
  const pages = await replaceByPictures(document, positioned, garbled, options);
  const text = {
    sha256,
    pageCount: document.pageCount,
    scannedPages: scan.count,
    plainTexts,
    pages,
    unreadPages: textless,
  };
  const first = readText(text, located, options);
  if (isComplete(first) || textless.length === 0) return first;
  return readPictures(document, first, textless, options);
}

/**
 * What the engine makes of remembered text, where that holds every page that the engine would ask for today, or enough
 * of them to be conclusive.
 */
export function rereadText(
  text: ReportText,
  options: Pick<DocumentReadingOptions, 'engine' | 'hints' | 'onProgress'>,
): DocumentReading | undefined {
  const held = new Set(text.pages.map((page) => page.page));
  const holds = (pages: readonly number[]): boolean => pages.every((page) => held.has(page));
  const located = options.engine.locate(text.plainTexts);
  const complete = holds(numbersOf(located)) && text.scannedPages === text.pageCount;
  if (!complete && !holds(pagesToTry(located, text.plainTexts))) return undefined;
  const reading = readText(text, located, options);
  return complete || isConclusive(reading, text.plainTexts) ? reading : undefined;
}

function numbersOf(located: CandidatePages): number[] {
  return located.pages.map((candidate) => candidate.page);
}

function isComplete(reading: EngineReading): boolean {
  return STATEMENT_TYPES.every((type) =>
    reading.statements.some((statement) => statement.statement_type === type),
  );
}

/** Second try, with the pages that are pictures. */
async function readPictures(
  document: PdfDocument,
  first: DocumentReading,
  textless: readonly number[],
  options: DocumentReadingOptions,
): Promise<DocumentReading> {
  const chosen = choosePictures(textless, first, document, options.maxRecognisedPages);
  const recognised = await recognisePages(document, chosen, options);
  if (!recognised.some((page) => page.quality === 'good')) return first;
  const plainTexts = [...first.text.plainTexts];
  for (const page of recognised) plainTexts[page.page - 1] = plainTextOf(page);
  const byNumber = new Map([...first.text.pages, ...recognised].map((page) => [page.page, page]));
  const located = options.engine.locate(plainTexts);
  const wanted = numbersOf(located);
  const missing = readPositions(
    document,
    wanted.filter((page) => !byNumber.has(page)),
    options.onProgress,
  );
  for (const page of missing) byNumber.set(page.page, page);
  const pages = wanted.flatMap((page) => byNumber.get(page) ?? []);
  const unreadPages = textless.filter((page) => !chosen.includes(page));
  return readText({ ...first.text, plainTexts, pages, unreadPages }, located, options);
}

/**
 * Which pictures to read when there are more than the bound allows: those near a statement that was found, then those
 * where statements usually are (a quarter to three quarters into the report).
 */
function choosePictures(
  textless: readonly number[],
  first: DocumentReading,
  document: PdfDocument,
  most: number,
): number[] {
  const pictures = textless.filter((page) => showsSomething(document, page, first.text.plainTexts));
  if (pictures.length <= most) return pictures;
  const found = first.statements.flatMap((statement) => statement.pages);
  const middle = document.pageCount * 0.45;
  const distance = (page: number): number =>
    found.length > 0
      ? Math.min(...found.map((other) => Math.abs(other - page)))
      : Math.abs(page - middle);
  return [...pictures]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => a - b);
}

/** An empty page is not worth recognising; a damaged one cannot be painted. */
function showsSomething(
  document: PdfDocument,
  page: number,
  plainTexts: readonly string[],
): boolean {
  try {
    return document.hasPictures(page) || plainTexts[page - 1]?.trim() !== '';
  } catch (error) {
    if (error instanceof PdfError && error.code === 'pdf_damaged') return false;
    throw error;
  }
}

async function replaceByPictures(
  document: PdfDocument,
  pages: readonly PageText[],
  garbled: readonly number[],
  options: DocumentReadingOptions,
): Promise<PageText[]> {
  const recognised = await recognisePages(
    document,
    garbled.slice(0, options.maxRecognisedPages),
    options,
  );
  const better = new Map(
    recognised.filter((page) => page.quality === 'good').map((page) => [page.page, page]),
  );
  return pages.map((page) => better.get(page.page) ?? page);
}

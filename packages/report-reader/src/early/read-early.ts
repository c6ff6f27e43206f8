import type { PdfDocument } from '@fde/pdf';
import {
  inLanguagesOf,
  namedPages,
  reportHints,
  type CandidatePage,
  type CandidatePages,
  type Front,
} from '@fde/statements';
import { readText, type DocumentReading, type DocumentReadingOptions } from '../read-text.js';
import type { PageScan } from '../text/page-scan.js';
import { readPositions } from '../text/scan-report.js';
import { unlessDamaged } from '../text/unless-damaged.js';
import { isConclusive } from './is-conclusive.js';
import { FRONT_PAGES, ScanPlan } from '../text/scan-plan.js';
import { bestScore, pagesToTry, StrongPages } from './strong-pages.js';

/** A page with a title and some rows, or with many rows, scores above this: statements may be near. */
const LIKELY = 10;
/** Shorter documents are read completely. */
const LEAST_PAGES = 30;
const MOST_TRIES = 2;
/** The auditors, who address the company by its name, report on pages before its statements: this many at most. */
const AUDITED = 12;

/**
 * Looks at pages where statements usually are, and stops as soon as it has found what can only be the report's
 * statements. Undefined if nothing conclusive was found: the whole report must then decide.
 */
export async function readEarly(
  document: PdfDocument,
  scan: PageScan,
  sha256: string,
  options: DocumentReadingOptions,
): Promise<DocumentReading | undefined> {
  if (document.pageCount < LEAST_PAGES) return undefined;
  const plan = new ScanPlan(document.pageCount);
  const strong = new StrongPages();
  const tried = new Set<number>();
  const candidates: CandidatePage[] = [];
  for (let chunk = plan.take(); chunk.length > 0 && tried.size < MOST_TRIES; chunk = plan.take()) {
    await scan.look(chunk);
    if (scan.count === FRONT_PAGES) {
      plan.prefer(namedPages(frontOf(document, scan), document.pageCount));
    }
    const likely = options.engine.likely(keepOnly(scan.texts, withNeighbours(chunk)));
    candidates.push(...likely);
    strong.add(likely);
    for (const page of likely) if (bestScore(page) >= LIKELY) plan.approach(page.page);
    plan.prefer(strong.around());
    const last = strong.complete((from, to) => plan.hasSeen(from, to));
    if (last === undefined || tried.has(last)) continue;
    tried.add(last);
    const hints = await hintsOf(scan, strong.around()[0] ?? last);
    const reading = tryPages(document, scan, candidates, hints, { ...options, sha256 });
    if (inLanguagesOf(scan.texts, () => isConclusive(reading, scan.texts))) return reading;
  }
  return undefined;
}

function frontOf(document: PdfDocument, scan: PageScan): Front {
  const bookmarks = unlessDamaged(() => document.bookmarks()) ?? [];
  return { texts: scan.texts.slice(0, FRONT_PAGES), bookmarks };
}

/** What the pages say about the report. If they do not name its company, neither will those of the notes. */
async function hintsOf(scan: PageScan, first: number): Promise<CandidatePages['hints']> {
  const hints = reportHints(scan.texts);
  if (hints.isNameGuessed !== true) return hints;
  const from = Math.max(1, first - AUDITED);
  await scan.look(Array.from({ length: first - from }, (_, index) => from + index));
  return reportHints(scan.texts);
}

/** A page may only make sense together with the facing one. */
function withNeighbours(pages: readonly number[]): number[] {
  return pages.flatMap((page) => [page - 1, page, page + 1]);
}

/** The texts of some pages at their places; all other pages are empty. */
function keepOnly(texts: readonly string[], pages: readonly number[]): string[] {
  const wanted = new Set(pages);
  return texts.map((text, index) => (wanted.has(index + 1) ? text : ''));
}

function tryPages(
  document: PdfDocument,
  scan: PageScan,
  candidates: readonly CandidatePage[],
  hints: CandidatePages['hints'],
  options: DocumentReadingOptions & { readonly sha256: string },
): DocumentReading {
  const plainTexts = [...scan.texts];
  const located = { pages: uniquePages(candidates), hints, pagesWithoutText: [] };
  const wanted = pagesToTry(located.pages, plainTexts);
  const pages = readPositions(document, wanted, options.onProgress);
  const text = {
    sha256: options.sha256,
    pageCount: document.pageCount,
    scannedPages: scan.count,
    plainTexts,
    pages,
    unreadPages: [],
  };
  return readText(text, located, options);
}

/** In page order; a page named by two parts of the scan keeps its stronger candidate. */
function uniquePages(candidates: readonly CandidatePage[]): CandidatePage[] {
  const byPage = new Map<number, CandidatePage>();
  for (const candidate of candidates) {
    const known = byPage.get(candidate.page);
    if (known === undefined || bestScore(candidate) > bestScore(known))
      byPage.set(candidate.page, candidate);
  }
  return [...byPage.values()].toSorted((a, b) => a.page - b.page);
}

import type { PageText } from '@fde/contracts';
import { plainTextOf, readPrint, readWebPage } from '@fde/tagged-report';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReadingHints } from '../reading-options.js';
import { readText, type DocumentReading } from '../read-text.js';
import { layoutEngine } from '../statement-engine.js';
import { hashOfFiles } from './hash-of-files.js';

/** Reads a web page without tags as a PDF is read: its HTML says where its text stands. */
export async function readUntagged(path: string, hints: ReadingHints): Promise<DocumentReading> {
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return readPages(readWebPage(bytes), sha256, hints);
}

/** Reads what a package or a folder of tagged documents prints, as a PDF of it is read. */
export async function readPackagePrint(
  path: string,
  hints: ReadingHints,
): Promise<DocumentReading> {
  return readPages(await readPrint(path), await hashOfFiles(path), hints);
}

function readPages(all: readonly PageText[], sha256: string, hints: ReadingHints): DocumentReading {
  const plainTexts = all.map(plainTextOf);
  const located = layoutEngine.locate(plainTexts);
  const wanted = new Set(located.pages.map(({ page }) => page));
  const text = {
    sha256,
    pageCount: all.length,
    scannedPages: all.length,
    plainTexts,
    pages: all.filter(({ page }) => wanted.has(page)),
    unreadPages: [],
  };
  return readText(text, located, { engine: layoutEngine, hints, onProgress: () => undefined });
}

import { openPdf } from '@fde/pdf';
import { setImmediate } from 'node:timers/promises';
import { readText } from '../read-text.js';
import { layoutEngine } from '../statement-engine.js';
import { readPositions } from '../text/scan-report.js';
import { warmUpPdf } from './warm-up-pdf.js';

/**
 * Reads a small report of its own making, so that the code is loaded and compiled before the document comes. Works in
 * steps, and stops between two of them when the document arrives. Only compiled code remains.
 */
export async function warmUp(isAsked: () => boolean): Promise<void> {
  const document = await openPdf(warmUpPdf());
  try {
    const plainTexts: string[] = [];
    for (let page = 1; page <= document.pageCount; page++) {
      if (await isOver(isAsked)) return;
      plainTexts.push(document.plainText(page));
    }
    const located = layoutEngine.locate(plainTexts);
    if (await isOver(isAsked)) return;
    const pages = readPositions(
      document,
      located.pages.map((candidate) => candidate.page),
      () => undefined,
    );
    if (await isOver(isAsked)) return;
    const text = {
      sha256: '',
      pageCount: document.pageCount,
      scannedPages: document.pageCount,
      plainTexts,
      pages,
      unreadPages: [],
    };
    readText(text, located, { engine: layoutEngine, hints: {}, onProgress: () => undefined });
  } finally {
    document.close();
  }
}

/** Lets a message in first. */
async function isOver(isAsked: () => boolean): Promise<boolean> {
  await setImmediate();
  return isAsked();
}

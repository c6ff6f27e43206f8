import type { PageText } from '@fde/contracts';
import { startPageRecogniser, type PageRecogniser, type PdfDocument } from '@fde/pdf';
import type { ReadingProgress } from '../reading-options.js';
import { unlessDamaged } from './unless-damaged.js';

/**
 * Reads pages without usable text, one after the other: by the second engine where that knows their characters, else
 * from their pictures with one recogniser, which is started for the first of them.
 */
export async function recognisePages(
  document: PdfDocument, pages: readonly number[], onProgress: (progress: ReadingProgress) => void,
): Promise<PageText[]> {
  if (pages.length === 0) return [];
  onProgress({ phase: 'recognising_pages', done: 0, total: pages.length });
  let recogniser: PageRecogniser | undefined;
  try {
    const texts: PageText[] = [];
    for (const page of pages) {
      const reread = await rereadGarbled(document, page);
      texts.push(reread ?? await (recogniser ??= await startPageRecogniser()).recognise(document, page));
      onProgress({ phase: 'recognising_pages', done: texts.length, total: pages.length });
    }
    return texts;
  } finally {
    await recogniser?.close();
  }
}

async function rereadGarbled(document: PdfDocument, page: number): Promise<PageText | undefined> {
  const garbled = unlessDamaged(() => document.pageText(page).quality === 'garbled') ?? false;
  return garbled ? document.rereadText(page) : undefined;
}

/** The lines of a recognised page as plain text, for finding statements. */
export function plainTextOf(page: PageText): string {
  const lines: string[] = [];
  let baseline = Number.NaN;
  for (const word of page.words) {
    const last = lines.length - 1;
    if (last >= 0 && Math.abs(word.y1 - baseline) < 0.6 * word.fontSize) lines[last] = `${lines[last] ?? ''} ${word.text}`;
    else lines.push(word.text);
    baseline = word.y1;
  }
  return lines.join('\n');
}

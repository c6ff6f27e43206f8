import type { PageText } from '@fde/contracts';
import { linesOfWords, startPageRecogniser, type PageRecogniser, type PdfDocument } from '@fde/pdf';
import type { ReadingProgress } from '../reading-options.js';
import { unlessDamaged } from './unless-damaged.js';

export interface RecognitionOptions {
  readonly onProgress: (progress: ReadingProgress) => void;
  readonly startRecogniser?: () => Promise<PageRecogniser>;
}

/**
 * Reads pages without usable text, one after the other: by the second engine where that knows their characters, then the
 * rest from their pictures with one recogniser. Never both at once: each takes about a hundred megabytes.
 */
export async function recognisePages(
  document: PdfDocument,
  pages: readonly number[],
  { onProgress, startRecogniser = startPageRecogniser }: RecognitionOptions,
): Promise<PageText[]> {
  if (pages.length === 0) return [];
  const texts = new Map<number, PageText>();
  const keep = (text: PageText): void => {
    texts.set(text.page, text);
    onProgress({ phase: 'recognising_pages', done: texts.size, total: pages.length });
  };
  onProgress({ phase: 'recognising_pages', done: 0, total: pages.length });
  await rereadGarbled(document, pages, keep);
  await readPictures(
    document,
    pages.filter((page) => !texts.has(page)),
    startRecogniser,
    keep,
  );
  return pages.flatMap((page) => texts.get(page) ?? []);
}

async function rereadGarbled(
  document: PdfDocument,
  pages: readonly number[],
  keep: (text: PageText) => void,
): Promise<void> {
  try {
    for (const page of pages) {
      const garbled = unlessDamaged(() => document.pageText(page).quality === 'garbled') ?? false;
      const reread = garbled ? await document.rereadText(page) : undefined;
      if (reread !== undefined) keep(reread);
    }
  } finally {
    await document.endRereading();
  }
}

async function readPictures(
  document: PdfDocument,
  pages: readonly number[],
  startRecogniser: () => Promise<PageRecogniser>,
  keep: (text: PageText) => void,
): Promise<void> {
  if (pages.length === 0) return;
  const recogniser = await startRecogniser();
  try {
    for (const page of pages) keep(await recogniser.recognise(document, page));
  } finally {
    await recogniser.close();
  }
}

/** The lines of a recognised page as plain text, for finding statements. */
export function plainTextOf(page: PageText): string {
  return linesOfWords(page.words);
}

import type { PageText } from '@fde/contracts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { readPageText } from '../read-page-text.js';
import type { PageFrame, Rotation } from '../text/glyph.js';
import { textItemGlyphs } from './text-item-glyphs.js';
import { withoutCanvas } from './without-canvas.js';

/** The thread's messages: first, whether it could open the document; then one page for each number it is sent. */
export type PdfjsMessage =
  | { readonly kind: 'opened'; readonly good: boolean }
  | { readonly kind: 'page'; readonly page: number; readonly text: PageText | undefined };

/**
 * A thread that reads pages of one document with pdf.js. All memory of a thread is freed when it ends; loaded in the
 * main thread, pdf.js would leave some 50 MB behind.
 */
const document = await openDocument((workerData as { readonly bytes: Uint8Array }).bytes).catch(
  () => undefined,
);
say({ kind: 'opened', good: document !== undefined });
parentPort?.on('message', (page: number) => {
  void textOf(page)
    .catch(() => undefined)
    .then((text) => say({ kind: 'page', page, text }));
});

function say(message: PdfjsMessage): void {
  parentPort?.postMessage(message);
}

async function openDocument(data: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await withoutCanvas(
    () => import('pdfjs-dist/legacy/build/pdf.mjs'),
  );
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: `${join(home, 'cmaps')}/`,
    standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
  }).promise;
}

async function textOf(number: number): Promise<PageText | undefined> {
  const page = await document?.getPage(number);
  if (page === undefined) return undefined;
  const { items } = await page.getTextContent({ disableNormalization: true });
  const glyphs = items.flatMap((item) =>
    'str' in item ? textItemGlyphs({ ...item, transform: item.transform.map(Number) }) : [],
  );
  const text = readPageText(number, glyphs, frameOf(page));
  page.cleanup();
  return text;
}

function frameOf(page: PDFPageProxy): PageFrame {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view;
  return { left, bottom, right, top, rotation: (((page.rotate % 360) + 360) % 360) as Rotation };
}

import { parentPort } from 'node:worker_threads';
import { openPdf } from '../open-pdf.js';
import type { PdfDocument } from '../pdf-document.js';
import { PdfError } from '../pdf-error.js';
import { engineModule, pdfiumEngine } from '../pdfium/engine.js';
import {
  takeOne,
  type HelperMessage,
  type HelperRequest,
  type PageTexts,
  type PageKind,
  type SharedPages,
} from './helper-message.js';

/** The thread of a `PageHelper`: it loads its engine, and answers each list of shared pages, at least with none. */
let document: Promise<PdfDocument | undefined> = Promise.resolve(undefined);

parentPort?.on('message', (request: HelperRequest) => {
  if (request.kind === 'open') document = reopen(request.bytes);
  else void share(request.shared);
});
void load();

function tell(message: HelperMessage): void {
  parentPort?.postMessage(message);
}

/** The caller starts its own engine with the same code meanwhile. */
async function load(): Promise<void> {
  tell({ kind: 'loaded', module: await engineModule() });
  await pdfiumEngine();
  tell({ kind: 'started' });
}

async function reopen(bytes: Uint8Array): Promise<PdfDocument | undefined> {
  (await document)?.close();
  // The caller opens the same bytes, with limits, and says what is wrong with them.
  return openPdf(bytes).catch(() => undefined);
}

async function share(shared: SharedPages): Promise<void> {
  const read: [number, PageTexts[PageKind]][] = [];
  const opened = await document;
  for (let at = shared.pages.length - 1; opened !== undefined && takeOne(shared); at--) {
    const page = shared.pages[at] ?? 0;
    const text = readPage(opened, shared.kind, page);
    if (text !== undefined) read.push([page, text]);
  }
  tell({ kind: 'read', id: shared.id, read });
}

/** Undefined where the page is damaged or the engine stopped: the caller finds out for itself. */
function readPage(
  opened: PdfDocument,
  kind: PageKind,
  page: number,
): PageTexts[PageKind] | undefined {
  try {
    return kind === 'plain' ? opened.plainText(page) : opened.pageText(page);
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

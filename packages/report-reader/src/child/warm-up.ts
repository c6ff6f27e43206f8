import { openPdf, startEngine } from '@fde/pdf';
import { readDocument } from '../read-document.js';
import { layoutEngine } from '../statement-engine.js';
import type { ReadingThreads } from './reading-threads.js';
import { warmUpPdf } from './warm-up-pdf.js';

/**
 * Reads a report of its own making, so that the code is loaded and compiled before the document comes. Stops between
 * two parts of it when the document arrives. Only compiled code remains.
 *
 * @returns how many statements it read: fewer than three if something in the way of a reading is out of order
 */
export async function warmUp(isAsked: () => boolean, threads?: ReadingThreads): Promise<number> {
  const report = warmUpPdf();
  const helper = threads?.helper;
  const engine = startEngine();
  await Promise.all([engine, threads?.ready(engine)]);
  helper?.open(report);
  const document = await openPdf(report);
  try {
    const reading = await readDocument(document, '', {
      engine: layoutEngine,
      hints: {},
      recognition: {},
      maxRecognisedPages: 0,
      isOver: () => true,
      helper,
      onProgress: () => stopIf(isAsked()),
    });
    return reading.statements.length;
  } finally {
    document.close();
  }
}

function stopIf(isAsked: boolean): void {
  if (isAsked) throw new Error('The document is here: it is read now.');
}

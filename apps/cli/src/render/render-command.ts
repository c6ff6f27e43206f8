import { InvalidArgumentError, type Command } from 'commander';
import { drawBoxes, openPdf, type PagePicture } from '@fde/pdf';
import { readReport } from '@fde/report-reader';
import { defaultCacheDirectory } from '../cache-directory.js';
import { writeWhole } from '../files/write-whole.js';
import { interruption } from '../interrupt.js';
import type { Terminal } from '../terminal.js';
import { boxesOfPage, LEGEND } from './boxes-of-page.js';
import { INK_LEGEND, inkOfPage } from './ink-of-page.js';

const MAX_PIXELS = 40_000_000;

interface RenderFlags {
  readonly page: number;
  readonly out: string;
  readonly scale: number;
  readonly cache: string | false;
}

export function addRender(program: Command, terminal: Terminal): void {
  program
    .command('render')
    .description(`Draws a page with the cells that were read boxed: ${LEGEND}; ${INK_LEGEND}.`)
    .argument('<report>', 'annual report (PDF)')
    .requiredOption('--page <n>', 'page of the PDF, from 1', number(1, 100_000))
    .requiredOption('--out <file>', 'picture (PNG)')
    .option('--scale <n>', 'pixels per point', number(0.1, 8), 2)
    .option(
      '--cache <dir>',
      'folder that caches the text of reports (FDE_CACHE_DIR)',
      defaultCacheDirectory(),
    )
    .option('--no-cache', 'do not use the cache')
    .action(async (report: string, flags: RenderFlags) => {
      // Before signals are handled: one ends the process even while a page is drawn, which nothing else interrupts.
      const picture = await drawingOf(report, flags);
      const interrupted = interruption();
      try {
        const reading = await readReport(report, {
          signal: interrupted.signal,
          ...(flags.cache === false ? {} : { cacheDirectory: flags.cache }),
        });
        const boxes = boxesOfPage(reading.statements, flags.page);
        const ink = inkOfPage(reading.considered, flags.page);
        await writeWhole(flags.out, await drawBoxes(picture, [...ink, ...boxes]));
        terminal.err(
          `${flags.out}: page ${flags.page} of ${reading.pageCount}, ${boxes.length} cells read on it (${LEGEND}; ${INK_LEGEND})\n`,
        );
      } finally {
        interrupted.release();
      }
    });
}

async function drawingOf(report: string, { page, scale }: RenderFlags): Promise<PagePicture> {
  const document = await openPdf(report);
  try {
    return document.renderPixels(page, { scale, maxPixels: MAX_PIXELS });
  } finally {
    document.close();
  }
}

function number(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isFinite(value) || value < least || value > most)
      throw new InvalidArgumentError(`Give a number from ${least} to ${most}.`);
    return value;
  };
}

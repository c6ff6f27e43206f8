import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../find-chromium.js';

/** How a report is put on paper. */
export interface Paper {
  readonly name: string;
  readonly format: 'A4' | 'Letter';
  readonly landscape: boolean;
  /** Replaces every font of the report; without it, the report's own fonts or their fallbacks are used. */
  readonly font?: string;
}

/** Three page sizes and two fonts besides the report's own: each breaks lines and places columns differently. */
export const PAPERS: readonly Paper[] = [
  { name: 'a4', format: 'A4', landscape: false, font: 'DejaVu Serif' },
  { name: 'letter', format: 'Letter', landscape: false },
  { name: 'landscape', format: 'Letter', landscape: true, font: 'Noto Sans' },
];

/** Prints reports in XHTML with one browser for all of them. */
export class ReportPrinter {
  private browser: Browser | undefined;

  async print(report: string, paper: Paper, target: string): Promise<void> {
    this.browser ??= await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--allow-file-access-from-files'],
    });
    const directory = mkdtempSync(join(tmpdir(), 'fde-printed-'));
    const page = await this.browser.newPage();
    try {
      // XML is loaded as XML: parsed as HTML, a self-closing element would swallow what follows it.
      const isXml = readFileSync(report, 'utf8').startsWith('<?xml');
      const copy = join(directory, isXml ? 'report.xhtml' : 'report.html');
      copyFileSync(report, copy);
      await page.goto(pathToFileURL(copy).href, { waitUntil: 'load', timeout: 180_000 });
      if (paper.font !== undefined)
        await page.addStyleTag({ content: `* { font-family: '${paper.font}' !important; }` });
      await page.pdf({
        path: target,
        format: paper.format,
        landscape: paper.landscape,
        margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' },
        printBackground: true,
      });
    } finally {
      await page.close();
      rmSync(directory, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await this.browser?.close();
  }
}

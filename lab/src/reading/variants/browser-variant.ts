import { chromium } from 'playwright-core';
import { findChromium } from '../find-chromium.js';
import type { Book } from './book.js';
import { decoyTables } from './decoys.js';
import type { HouseStyle } from './house-style.js';
import { pageHtml } from './variant-html.js';
import { statementTables } from './set-variant.js';

/** Prints variants from HTML, all with one browser. */
export interface BrowserPrinter {
  print(book: Book, style: HouseStyle, variety: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts the browser that CHROMIUM_PATH names, or the one that is installed. */
export const browserPrinter = async (): Promise<BrowserPrinter> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  return {
    async print(book, style, variety) {
      await page.setContent(
        pageHtml(
          book,
          style,
          statementTables(book, style, variety),
          decoyTables(book, style, variety),
        ),
      );
      const landscape = style.page === 'landscape';
      return page.pdf({
        format: style.page === 'letter' ? 'Letter' : 'A4',
        landscape,
        margin: { top: '0.6in', bottom: '0.6in', left: '0.6in', right: '0.6in' },
        printBackground: true,
      });
    },
    close: () => browser.close(),
  };
};

import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { englishTexts, printedNames, saidOn, type PrintedStatement } from './english-texts.js';
import { axeViolations, launchBrowser, LOOKS, stickingOut, Window, type Look } from './browser.js';
import { BrowserStack } from './stack.js';

const COMPANY = 'Tessaly Instruments';
const BROAD: Look = { width: 1360, height: 900, scheme: 'light' };

interface Statement extends PrintedStatement {
  readonly id: number;
  readonly statement_type: string;
}

describe('the language of the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let statements: readonly Statement[] = [];
  /** With what each says in German. */
  let pages: readonly (readonly [path: string, says: RegExp])[] = [];

  const isCompiled = async (task: string): Promise<void> => {
    for (;;) {
      const { status } = await stack.ask<{ status: string }>('GET', `/tasks/${task}`);
      if (status === 'SUCCESS') return;
      if (status === 'FAILURE') throw new Error('The pipeline failed');
      await sleep(500);
    }
  };

  /** One that is told of nothing that happens here. */
  const addedWebhook = async (): Promise<number> => {
    const url = 'http://127.0.0.1:9/desk';
    const made = await stack.ask<{ id: number }>('POST', '/webhooks', {
      url,
      events: ['review.needed'],
    });
    return made.id;
  };

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const { id } = await stack.ask<{ id: number }>('POST', '/companies', {
      name: COMPANY,
      ir_url: `${stack.siteUrl}/`,
    });
    const { task_id: task } = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${id}/extract`,
    );
    await isCompiled(task);
    statements = await stack.ask<Statement[]>('GET', `/compiled-statements/companies/${id}`);
    const statement = statements.find((one) => one.statement_type === 'income_statement')!;
    pages = [
      ['/', /In Arbeit/],
      ['/companies', /Letzter Lauf/],
      [`/companies/${id}`, /Vollständige Pipeline starten.*Gewinn- und Verlustrechnung.*Bilanz/s],
      [`/companies/${id}/periods?frequency=year`, /Quartale und Halbjahre.*Bilanz/s],
      [
        `/statements/${statement.id}`,
        /Gewinn- und Verlustrechnung.*in Mio\. USD.*Konfidenz [\d,]+ %.*Posten/s,
      ],
      ['/review', /Nichts zu prüfen|Bestätigen.*Warum eine Prüfung nötig ist/s],
      ['/tasks', /Vorgang.*fertig.*Vollständige Pipeline/s],
      [`/tasks/${task}`, /Teile der Pipeline|Gestartete Aufgaben.*Verlauf/s],
      [`/compare?company=${id}`, /Die Werte sind nicht umgerechnet/],
      [`/compare?company=${id}&type=ratios&item=net_margin`, /Nettomarge/],
      ['/news', /Neu/],
      ['/webhooks', /Webhook anlegen.*127\.0\.0\.1/s],
      [`/webhooks/${await addedWebhook()}`, /Noch nichts gesendet/],
      ['/dead-letters', /Nichts liegt hier/],
      [`/storage?company=${id}`, /Dateien/],
    ];
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = async (
    locale: string,
    work: (window: Window) => Promise<void>,
    look: Look = BROAD,
  ): Promise<void> => {
    const window = await Window.open(browser, stack.api.url, look, locale);
    try {
      await work(window);
      expect(window.pageErrors, 'errors of the page').to.deep.equal([]);
    } finally {
      await window.close();
    }
  };
  const languageOf = (page: Page): Promise<string | null> =>
    page.locator('html').getAttribute('lang');

  it('is chosen in the frame, at once and for the next time', () =>
    inWindow('en-GB', async (window) => {
      const { page } = window;
      await window.show('/companies');
      expect(await languageOf(page)).to.equal('en');
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitem', { name: 'Deutsch' }).click();
      await page.getByRole('heading', { level: 1, name: 'Unternehmen' }).waitFor();
      expect(await languageOf(page)).to.equal('de');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Unternehmen' }).waitFor();
      expect(await languageOf(page)).to.equal('de');
      await page.getByRole('button', { name: 'Sprache' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
    }));

  it('is German from the start where the browser prefers it, and loads no other', () =>
    inWindow('de-DE', async (window) => {
      const { page } = window;
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await window.show('/companies');
      expect(await languageOf(page)).to.equal('de');
      expect(
        loaded.some((url) => /\/de-[^/]*\.js$/.test(url)),
        'German loaded',
      ).to.equal(true);
      expect(
        loaded.some((url) => /\/en-[^/]*\.js$/.test(url)),
        'English loaded',
      ).to.equal(false);
    }));

  it('is English where the browser prefers a language that there is not', () =>
    inWindow('fr-FR', async (window) => {
      await window.show('/companies');
      expect(await languageOf(window.page)).to.equal('en');
    }));

  it('is spoken by the pages, with numbers as it writes them, and without a fault for axe', () =>
    inWindow('de-DE', async (window) => {
      for (const [path, says] of pages) {
        await window.show(path);
        await window.page.getByRole('navigation', { name: 'Hauptnavigation' }).waitFor();
        await window.page.getByRole('main').filter({ hasText: says }).waitFor();
        expect(await axeViolations(window.page), path).to.deep.equal([]);
      }
    }));

  it('leaves no English text on any page, neither to see nor to hear', () =>
    inWindow('de-DE', async (window) => {
      const english = await englishTexts();
      expect(english.size, 'texts to look for').to.be.above(300);
      const printed = printedNames(statements);
      for (const [path, says] of pages) {
        await window.show(path);
        await window.page.getByRole('main').filter({ hasText: says }).waitFor();
        // A report's own words stay as it prints them, also where ours are the same.
        const left = (await saidOn(window.page)).filter(
          (text) => english.has(text) && !printed.has(text),
        );
        expect([...new Set(left)], path).to.deep.equal([]);
      }
    }));

  it('fits into a narrow window', async () => {
    for (const look of LOOKS.filter(({ width }) => width < 800))
      await inWindow(
        'de-DE',
        async (window) => {
          for (const [path] of pages) {
            await window.show(path);
            expect(await stickingOut(window.page), path).to.be.at.most(0);
          }
        },
        look,
      );
  });
});

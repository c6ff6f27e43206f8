import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import {
  axeViolations,
  launchBrowser,
  LOOKS,
  inWindowOf,
  stickingOut,
  type Window,
  type Look,
} from './browser.js';
import { BrowserStack } from './stack.js';

interface Numbered {
  readonly id: number;
}
interface ShownExtraction extends Numbered {
  readonly raw_data: { readonly decisions?: object };
}

describe('the start page of the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  /** The scale of one statement becomes a guess. */
  const doubt = async (companyId: number): Promise<void> => {
    const [document] = await stack.ask<Numbered[]>(
      'GET',
      `/documents/companies/${companyId}/type/annual_report`,
    );
    const [read] = await stack.ask<ShownExtraction[]>(
      'GET',
      `/extractions/documents/${document!.id}`,
    );
    const scale = { value: '1000', evidence: [], doubt: 'guessed' };
    await stack.ask('PUT', `/extractions/${read!.id}`, {
      raw_data: { ...read!.raw_data, decisions: { ...read!.raw_data.decisions, scale } },
    });
  };
  const inWindow = (work: (window: Window) => Promise<void>, look?: Look): Promise<void> =>
    inWindowOf(browser, stack.api.url, work, look);
  const isCleanInEveryLook = async (ready: RegExp): Promise<void> => {
    for (const look of LOOKS)
      await inWindow(async (window) => {
        await window.show('/');
        await window.page.getByText(ready).first().waitFor();
        expect(await axeViolations(window.page), JSON.stringify(look)).to.deep.equal([]);
        expect(await stickingOut(window.page), JSON.stringify(look)).to.be.at.most(0);
      }, look);
  };

  it('says on a fresh installation how to begin, and leads to a company', () =>
    inWindow(async (window) => {
      const { page } = window;
      await page.goto('/');
      const steps = page.getByRole('region', { name: 'Begin here' });
      await steps.waitFor();
      expect(await steps.innerText()).to.match(/Choose a company.*run the full pipeline/s);
      // News, tasks and doubts come by requests of their own.
      for (const words of [/Nothing is running/, /appear here once/, /Nothing is in doubt/])
        await page.getByRole('main').getByText(words).waitFor();
      const main = await page.getByRole('main').innerText();
      expect(main).to.match(/Nothing is running.*Choose a company/s);
      expect(main).to.match(/appear here once the statements of a company are compiled/);
      expect(main).to.match(/Nothing is in doubt/);
      await steps.getByRole('link', { name: 'AstraZeneca PLC' }).click();
      await page.getByRole('heading', { level: 1, name: 'AstraZeneca PLC' }).waitFor();
      await page.getByRole('link', { name: 'Start', exact: true }).click();
      await page.getByRole('link', { name: 'add one' }).click();
      await page.getByRole('button', { name: 'Add a company' }).waitFor();
    }));

  it('is clean for axe in every look while nothing has happened', () =>
    isCleanInEveryLook(/Begin here/));

  const startPipeline = async (companyId: number): Promise<string> =>
    (await stack.ask<{ task_id: string }>('POST', `/tasks/companies/${companyId}/extract`)).task_id;

  it('shows what is at work with its progress until it has ended', () =>
    inWindow(async (window) => {
      // Its site never answers, so its pipeline is at work until it is revoked.
      const silent = await stack.ask<Numbered>('POST', '/companies', {
        name: 'Silent',
        ir_url: stack.silentUrl,
      });
      await window.show('/');
      const pipeline = await startPipeline(silent.id);
      const work = window.page.getByRole('region', { name: 'At work' });
      const row = work.getByRole('row', { name: /Full pipeline.*Silent/ });
      await row.getByRole('progressbar').waitFor();
      await stack.ask('POST', `/tasks/${pipeline}/revoke`);
      await work.getByText(/Nothing is running/).waitFor();
      await stack.ask('DELETE', `/companies/${silent.id}`);
    }));

  it('shows what is new and what needs review, and leads there', () =>
    inWindow(async (window) => {
      const { page } = window;
      const company = await stack.ask<Numbered>('POST', '/companies', {
        name: 'Tessaly Instruments',
        ir_url: `${stack.siteUrl}/`,
      });
      await stack.waitForSuccess(await startPipeline(company.id));
      await doubt(company.id);
      await window.show('/');
      const news = page.getByRole('region', { name: 'What is new' });
      await news
        .getByText(/Compiled for the first time/)
        .first()
        .waitFor();
      expect(await page.getByText('Begin here').count()).to.equal(0);
      const review = page.getByRole('region', { name: 'Needs review' });
      await review.getByText('scale of the statement').waitFor();
      await review.getByRole('link', { name: 'Review them one by one' }).click();
      await page.getByRole('heading', { level: 1, name: 'Review' }).waitFor();
      await page.goBack();
      await news
        .getByRole('link', { name: /Tessaly Instruments, / })
        .first()
        .click();
      await page.waitForURL(/statements\/\d+/);
    }));

  it('is clean for axe in every look with work, news and reviews', async () => {
    const silent = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Silent',
      ir_url: stack.silentUrl,
    });
    await stack.ask('POST', `/tasks/companies/${silent.id}/scrape`);
    await isCleanInEveryLook(/Find documents/);
  });
});

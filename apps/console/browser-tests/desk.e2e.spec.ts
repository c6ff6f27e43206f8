import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import {
  launchBrowser,
  LOOKS,
  inWindowOf,
  expectClean,
  type Window,
  type Look,
} from './browser.js';
import { BrowserStack } from './stack.js';

interface Numbered {
  readonly id: number;
}

describe('the desk in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let company = 0;
  let pipeline = '';

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const made = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    company = made.id;
    const task = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${company}/extract`,
    );
    pipeline = task.task_id;
    await stack.waitForSuccess(pipeline);
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = (work: (window: Window) => Promise<void>, look?: Look): Promise<void> =>
    inWindowOf(browser, stack.api.url, work, look);

  describe('a pipeline', () => {
    it('is a tree of its parts, with where each waited and worked, how often and on which worker', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show(`/tasks/${pipeline}`);
        const parts = page.getByRole('region', { name: 'Parts of the pipeline' });
        await parts.waitFor();
        const listed = await stack.ask<unknown[]>('GET', `/tasks?parent_task_id=${pipeline}`);
        // The parts of parts come by requests of their own.
        await parts
          .getByRole('row')
          .nth(listed.length + 1)
          .waitFor();
        const read = parts.getByRole('row', { name: /Read statements · .*Report/ }).first();
        await read.waitFor();
        expect(await read.locator('.gantt-worked').count()).to.be.at.least(1);
        expect(await read.getByRole('cell').last().innerText()).to.match(/ on /);
        await read.getByRole('link').click();
        await page.getByRole('heading', { level: 1, name: 'Read statements' }).waitFor();
        await page.getByText(/^the task that started it · .* · .*Report/).waitFor();
      }));

    for (const look of LOOKS)
      it(`is clean for axe, ${look.scheme}, ${look.width} wide`, () =>
        inWindow(async (window) => {
          await window.show(`/tasks/${pipeline}`);
          await window.page.getByRole('region', { name: 'Parts of the pipeline' }).waitFor();
          await expectClean(window.page, look);
        }, look));
  });

  describe('the list of tasks', () => {
    const row = (page: Page, name: RegExp) =>
      page.getByRole('region', { name: 'Tasks' }).getByRole('row', { name });

    it('has a pipeline as one row with the number of its parts, unfolded level by level by keys', () =>
      inWindow(async (window) => {
        const { page } = window;
        const parts = await stack.ask<unknown[]>('GET', `/tasks?parent_task_id=${pipeline}`);
        await window.show('/tasks');
        const whole = row(page, /Full pipeline/);
        await whole.getByText(String(parts.length), { exact: true }).waitFor();
        expect(await row(page, /Read statements|Process document/).count()).to.equal(0);
        await window.tabTo(/^Parts of Full pipeline, Tessaly Instruments/);
        await page.keyboard.press('Enter');
        await row(page, /Find documents/).waitFor();
        expect(await row(page, /Process document|Find documents|Recompile/).count()).to.equal(
          parts.length,
        );
        await window.tabTo(/^Parts of Process document, /);
        await page.keyboard.press('Enter');
        await row(page, /Classify document|Download document|Read statements/)
          .first()
          .waitFor();
        await whole.getByRole('button', { expanded: true }).click();
        await row(page, /Find documents/).waitFor({ state: 'detached' });
      }));

    it('finds parts by state and operation, each by itself', () =>
      inWindow(async (window) => {
        await window.show('/tasks?operation=extract_document');
        await row(window.page, /Read statements.* · .*Report/)
          .first()
          .waitFor();
        await window.page.getByText(/Parts of pipelines are listed too/).waitFor();
        expect(await row(window.page, /Full pipeline/).count()).to.equal(0);
      }));

    for (const look of LOOKS)
      it(`is clean for axe with parts unfolded, ${look.scheme}, ${look.width} wide`, () =>
        inWindow(async (window) => {
          await window.show('/tasks');
          await window.page.getByRole('button', { name: /^Parts of Full pipeline/ }).click();
          await row(window.page, /Find documents/).waitFor();
          await expectClean(window.page, look);
        }, look));
  });

  describe('the search', () => {
    const search = async (window: Window, words: string): Promise<void> => {
      await window.show('/tasks');
      await window.page.keyboard.press('/');
      await window.page.getByRole('dialog').waitFor();
      // The field takes the focus a moment after the dialog is there.
      await window.page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
      await window.page.keyboard.type(words);
    };
    const chosen = (page: Page) => page.getByRole('option', { selected: true });

    it('opens by its key, and leads by arrows and Enter to the row of a statement', () =>
      inWindow(async (window) => {
        const { page } = window;
        await search(window, 'total rev');
        await page.getByRole('group', { name: 'Line items' }).waitFor();
        expect(await chosen(page).innerText()).to.match(/^Total revenue/);
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.waitForURL(/statements\/\d+\?row=Total%20revenue/);
        const row = page.getByRole('rowheader', { name: 'Total revenue', exact: true });
        await row.waitFor();
        expect(await row.getAttribute('aria-current')).to.equal('true');
        await expectClean(page, { width: 1360, height: 900, scheme: 'light' });
      }));

    it('opens what answers the words in the field, however early Enter is pressed', () =>
      inWindow(async (window) => {
        const { page } = window;
        await search(window, 'total ');
        await page.getByRole('group', { name: 'Line items' }).waitFor();
        await page.keyboard.type('rev');
        await page.keyboard.press('Enter');
        await page.waitForURL(/statements\/\d+\?row=Total%20revenue/);
      }));

    it('leads to a company and to one of its documents', () =>
      inWindow(async (window) => {
        const { page } = window;
        await search(window, 'tessaly');
        await page.getByRole('option', { name: /^Tessaly Instruments/ }).click();
        await page.waitForURL(new RegExp(`companies/${company}$`));
        await search(window, 'annual report 20');
        await page.getByRole('group', { name: 'Documents' }).getByRole('option').first().click();
        await page.waitForURL(/companies\/\d+\?document=\d+/);
        await page.getByRole('link', { name: 'Show all documents' }).click();
        await page.getByText('9 documents', { exact: true }).waitFor();
      }));

    it('leads from a company at work to another one, which shows nothing of that work', () =>
      inWindow(async (window) => {
        const { page } = window;
        const other = await stack.addCompany('Underhill');
        await window.show(`/companies/${company}`);
        await page.getByRole('button', { name: 'Recompile' }).click();
        const tasks = page.locator('main a[href*="#/tasks/"]');
        await tasks.first().waitFor();
        await search(window, 'underhill');
        await page.getByRole('option', { name: /^Underhill/ }).click();
        await page.waitForURL(new RegExp(`companies/${other}$`));
        await page.getByRole('heading', { level: 1, name: 'Underhill' }).waitFor();
        expect(await tasks.count(), 'links to tasks').to.equal(0);
      }));

    it('says what to do next where nothing is found, and closes by Escape', () =>
      inWindow(async (window) => {
        const { page } = window;
        await search(window, 'nothing of this name');
        await page.getByText(/Nothing is called so.*add a company/).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: /^Search/ }).waitFor();
      }));

    for (const look of LOOKS)
      it(`is clean for axe, ${look.scheme}, ${look.width} wide`, () =>
        inWindow(async (window) => {
          await search(window, 're');
          await window.page.getByRole('option').first().waitFor();
          await expectClean(window.page, look);
        }, look));
  });
});

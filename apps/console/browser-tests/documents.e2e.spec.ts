import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import {
  expectClean,
  inWindowOf,
  launchBrowser,
  LOOKS,
  type Look,
  type Window,
} from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';

interface Stored extends Numbered {
  readonly title: string | null;
  readonly url: string;
  readonly fiscal_year: number;
  readonly document_type: string;
  readonly left_out: unknown;
}
interface Compiled extends Numbered {
  readonly statement_type: string;
  readonly data: { readonly years: readonly string[] };
}

/** The panel is renewed every ten seconds, and compiling takes its time on a busy machine. */
const COMPILED_AGAIN = { timeout: 60_000 };

describe('the documents of a company in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let company = 0;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const address = { name: 'Tessaly Instruments', ir_url: `${stack.siteUrl}/` };
    company = (await stack.ask<Numbered>('POST', '/companies', address)).id;
    const path = `/tasks/companies/${company}/extract`;
    const { task_id: taskId } = await stack.ask<{ task_id: string }>('POST', path);
    await stack.waitForSuccess(taskId);
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = (work: (window: Window) => Promise<void>, look?: Look): Promise<void> =>
    inWindowOf(browser, stack.api.url, work, look);
  const documents = (): Promise<readonly Stored[]> =>
    stack.ask('GET', `/documents/companies/${company}?limit=100`);
  /** The newest report from which statements were read. */
  const newestReport = async (): Promise<Stored> => {
    for (const document of await documents()) {
      const { length } = await stack.ask<readonly unknown[]>(
        'GET',
        `/extractions/documents/${document.id}`,
      );
      if (length > 0) return document;
    }
    throw new Error('No document was read');
  };
  const yearsOf = async (type: string): Promise<readonly string[]> => {
    const all = await stack.ask<readonly Compiled[]>(
      'GET',
      `/compiled-statements/companies/${company}`,
    );
    return all.find(({ statement_type: one }) => one === type)?.data.years ?? [];
  };
  const compilation = async (): Promise<string | undefined> => {
    const last = await stack.ask<{ compilation: { task_id: string } | null }>(
      'GET',
      `/companies/${company}/last-run`,
    );
    return last.compilation?.task_id;
  };
  /** Waits until the statements were compiled once more than when `before` was the last time. */
  const compiledSince = (before: string | undefined): Promise<boolean> =>
    waitFor(async () => (await compilation()) !== before, {
      timeoutMs: COMPILED_AGAIN.timeout,
      what: 'the statements to be compiled again',
    });
  const nameOf = ({ title, url }: Stored): string =>
    title ?? decodeURIComponent(url.split('/').at(-1) ?? '');

  const table = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true });
  const rowOf = (page: Page, document: Stored) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByTitle(nameOf(document), { exact: true }) });
  const panel = (page: Page) => page.getByRole('region', { name: 'Last run' });
  /** Chooses an item of the document's menu. */
  const choose = async (page: Page, document: Stored, item: RegExp): Promise<void> => {
    await rowOf(page, document)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };

  it('has a title, a year, a type and a day as a person says, and its figures keep the years that it prints', () =>
    inWindow(async (window) => {
      const { page } = window;
      const report = await newestReport();
      const years = await yearsOf('income_statement');
      const before = await compilation();
      await window.show(`/companies/${company}`);
      await choose(page, report, /^Change year, type, title/);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('The report of a person');
      await dialog.getByLabel('Fiscal year').fill(String(report.fiscal_year + 1));
      await dialog.getByLabel('Date of publication').fill(`${report.fiscal_year + 1}-02-17`);
      await expectClean(page, { width: 1360, height: 900, scheme: 'light' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByTitle('The report of a person', { exact: true }).waitFor();
      await compiledSince(before);
      expect(await yearsOf('income_statement')).to.deep.equal(years);
      const changed = (await documents()).find(({ id }) => id === report.id);
      expect(changed).to.include({
        title: 'The report of a person',
        fiscal_year: report.fiscal_year + 1,
        filing_date: `${report.fiscal_year + 1}-02-17`,
      });

      const changedBy = await compilation();
      await choose(page, { ...report, title: 'The report of a person' }, /^Change year, type/);
      await dialog.getByLabel('Title').fill(nameOf(report));
      await dialog.getByLabel('Fiscal year').fill(String(report.fiscal_year));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await compiledSince(changedBy);
      expect(await yearsOf('income_statement')).to.deep.equal(years);
    }));

  for (const [item, state, reason] of [
    [/^Leave out of the series/, 'left out of the series', 'Read; a person left it out'],
    [/^This is another company/, 'another company’s report, not in the series', 'Read; another'],
  ] as const)
    it(`is ${state} at a person's word, with a comment, until it is taken in again`, () =>
      inWindow(async (window) => {
        const { page } = window;
        const report = await newestReport();
        const years = await yearsOf('income_statement');
        await window.show(`/companies/${company}`);
        await choose(page, report, item);
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Why (optional)').fill('not audited yet');
        await dialog.getByRole('button', { name: 'Leave out' }).click();
        await rowOf(page, report).getByText(state, { exact: true }).waitFor();
        await panel(page).getByText('Before that:').waitFor(COMPILED_AGAIN);
        const line = panel(page).getByRole('row').filter({ hasText: reason });
        await line.getByText('“not audited yet”').waitFor(COMPILED_AGAIN);
        await panel(page).getByText('Complete', { exact: true }).first().waitFor();
        await panel(page).getByText('; 1 document that was read is not in the series').waitFor();
        expect(await yearsOf('income_statement')).not.to.include(years[0]);

        await choose(page, report, /^Take into the series again/);
        await rowOf(page, report).getByText(state).waitFor({ state: 'detached' });
        await line.waitFor({ state: 'detached', ...COMPILED_AGAIN });
        expect(await yearsOf('income_statement')).to.deep.equal(years);
      }));

  for (const look of LOOKS)
    it(`is clean for axe with the last run and a dialog, ${look.scheme}, ${look.width} wide`, () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show(`/companies/${company}`);
        await panel(page).waitFor();
        await expectClean(page, look);
        await choose(page, await newestReport(), /^Delete$/);
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor();
        await expectClean(page, look);
      }, look));

  it('goes with its figures when it is deleted, after the dialog has said so', () =>
    inWindow(async (window) => {
      const { page } = window;
      const report = await newestReport();
      const [newest = ''] = await yearsOf('income_statement');
      await window.show(`/companies/${company}`);
      await choose(page, report, /^Delete$/);
      const dialog = page.getByRole('dialog', { name: `Delete ${nameOf(report)}?` });
      await dialog.getByText(/Its stored file and everything read of it go too/).waitFor();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await rowOf(page, report).waitFor({ state: 'detached' });
      expect((await documents()).map(({ id }) => id)).not.to.include(report.id);
      await waitFor(async () => !(await yearsOf('income_statement')).includes(newest), {
        timeoutMs: COMPILED_AGAIN.timeout,
        what: 'the statements without it',
      });
      await panel(page).getByText('Before that:').waitFor(COMPILED_AGAIN);
    }));
});

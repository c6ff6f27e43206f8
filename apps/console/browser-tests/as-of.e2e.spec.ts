import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { expectClean, inWindowOf, launchBrowser, LOOKS } from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';

interface Compiled extends Numbered {
  readonly statement_type: string;
  readonly data: {
    readonly reports?: readonly { readonly fiscal_year: number; readonly published?: string }[];
  };
}

const ROW = 'Total revenue';
const YEAR = 2020;

describe('statements as of a day, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let statement = 0;
  let company = 0;
  let firstDay = '';

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    company = id;
    const run = await stack.ask<{ task_id: string }>('POST', `/tasks/companies/${id}/extract`);
    await stack.waitForSuccess(run.task_id);
    const compiled = await stack.ask<Compiled[]>('GET', `/compiled-statements/companies/${id}`);
    const income = compiled.find(({ statement_type: type }) => type === 'income_statement')!;
    statement = income.id;
    firstDay = income.data.reports?.find((one) => one.fiscal_year === YEAR)?.published ?? '';
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const newestYear = async (page: Page): Promise<string> =>
    (
      await page
        .getByRole('columnheader', { name: /^\d{4}/ })
        .first()
        .innerText()
    ).trim();
  /** The table of the day before stands until that of the chosen day is there. */
  const newestBecomes = (page: Page, isRight: (year: number) => boolean): Promise<boolean> =>
    waitFor(async () => isRight(Number(await newestYear(page))), {
      timeoutMs: 10_000,
      what: 'the table of the chosen day',
    });
  /** The cell below the year's head; the head of the names has no cell in the row. */
  const figure = async (page: Page) => {
    const heads = await page.getByRole('columnheader').allInnerTexts();
    const name = page.getByRole('rowheader', { name: ROW, exact: true });
    const row = page.locator(`.statement-body > [aria-owns="${await name.getAttribute('id')}"]`);
    return row.getByRole('gridcell').nth(heads.indexOf(String(YEAR)) - 1);
  };

  it('show a year as it was first reported by one click, its source and its export too', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      await window.show(`/statements/${statement}?years=all`);
      const now = await (await figure(page)).innerText();
      await page.getByRole('button', { name: `${YEAR} as first reported` }).click();
      await page.waitForURL(new RegExp(`as_of=${firstDay}`));
      await newestBecomes(page, (year) => year === YEAR);
      const then = await figure(page);
      expect(await then.innerText()).not.to.equal(now);
      await then.click();
      const panel = page.getByRole('complementary');
      await panel.getByText('taken').first().waitFor();
      expect(await panel.getByText('restated since').count()).to.equal(0);
      const link = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
      expect(link).to.contain(`as_of=${firstDay}`);
      const workbook = page.getByRole('link', { name: /workbook/ });
      expect(await workbook.getAttribute('href')).to.contain(`?as_of=${firstDay}`);
      await page.getByRole('button', { name: 'All reports' }).click();
      await newestBecomes(page, (year) => year > YEAR);
      expect(await (await figure(page)).innerText()).to.equal(now);
    }));

  it('follow the day that is typed, and say where nothing was published by then', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      await window.show(`/statements/${statement}`);
      const day = page.getByLabel('As known on');
      await day.fill('2020-01-01');
      await newestBecomes(page, (year) => year < YEAR);
      await day.fill('1995-06-30');
      await page.getByText(/none was published by 30 June 1995/).waitFor();
      await day.fill('');
      await page.getByRole('rowheader', { name: ROW, exact: true }).waitFor();
    }));

  it('offer no move of a row, which a person says of today', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      const choices = async (day: string): Promise<number> => {
        await window.show(`/statements/${statement}?view=standardised${day}`);
        await page
          .getByRole('button', { name: /^(?:Cost of revenue|Research and development), \d{4}: / })
          .first()
          .click();
        await page
          .getByRole('region', { name: /^(?:Cost of revenue|Research and development), / })
          .waitFor();
        return page.getByLabel(/^Move .* to$/).count();
      };
      expect(await choices('')).to.be.above(0);
      expect(await choices(`&as_of=${firstDay}`)).to.equal(0);
    }));

  it('are compared as of a day too', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      for (const type of ['income_statement', 'ratios']) {
        await window.show(`/compare?company=${company}&type=${type}&as_of=${firstDay}`);
        await newestBecomes(page, (year) => year === YEAR);
        await page.getByRole('button', { name: 'All reports' }).click();
        await newestBecomes(page, (year) => year > YEAR);
      }
    }));

  it('are read by everyone, in every window', async () => {
    for (const look of LOOKS)
      await inWindowOf(
        browser,
        stack.api.url,
        async (window) => {
          await window.show(`/statements/${statement}?as_of=${firstDay}`);
          await window.page.getByRole('rowheader', { name: ROW, exact: true }).waitFor();
          await expectClean(window.page, look);
        },
        look,
      );
  });
});

import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { expectClean, inWindowOf, launchBrowser, LOOKS, type Window } from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';

interface Statement extends Numbered {
  readonly company_id: number;
}

const row = (name: string, values: object, isTotal = false) => ({
  name,
  values,
  indentation_level: 0,
  is_total: isTotal,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.9,
  sources: {},
});

describe('the standardised view in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let statement: Statement;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Brügge & Søn',
      ir_url: 'https://client.example/',
    });
    statement = await stack.ask<Statement>('POST', '/compiled-statements', {
      company_id: id,
      statement_type: 'income_statement',
      data: {
        statement_type: 'income_statement',
        company_name: 'Brügge & Søn',
        currency: 'EUR',
        scale: 1000,
        years: ['2024', '2023'],
        data_lineage: {},
        gaps: [],
        confidence: 0.9,
        line_items: [
          row('Sales to customers', { 2024: 1000, 2023: 900 }),
          row('Cost of products sold', { 2024: 600, 2023: 550 }),
          row('Gross profit', { 2024: 400, 2023: 350 }, true),
          row('Staff costs', { 2024: 150, 2023: 140 }),
          row('Licensing gain', { 2024: -20, 2023: -5 }),
          row('Operating income', { 2024: 270, 2023: 215 }, true),
        ],
      },
    });
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = (work: (window: Window) => Promise<void>): Promise<void> =>
    inWindowOf(browser, stack.api.url, work);
  const address = (): string => `/#/statements/${statement.id}`;
  const restructuring = async (): Promise<number | undefined> => {
    const [standardised] = await stack.ask<
      { lines: { concept: string; cells: Record<string, { value: number }> }[] }[]
    >('GET', `/compiled-statements/companies/${statement.company_id}/standardised`);
    const line = standardised?.lines.find(({ concept }) => concept === 'restructuring');
    return line?.cells['2024']?.value;
  };

  it('is reached by a switch, and a cell opens the printed rows that it sums', () =>
    inWindow(async ({ page }) => {
      await page.goto(address());
      await page.getByText('Standardised', { exact: true }).click();
      await page.getByRole('button', { name: 'Revenue, 2024: 1,000' }).click();
      const rows = page.getByRole('region', { name: 'Revenue, 2024' });
      await rows.getByRole('button', { name: 'Sales to customers: 1,000' }).waitFor();
      await page.getByText('Every section adds up to its printed total.').waitFor();
      expect(page.url()).to.contain('view=standardised');
      await page.keyboard.press('Escape');
      await rows.waitFor({ state: 'detached' });
    }));

  it('says cells and the rows that they sum on the same scale, with the decimals of the year', () =>
    inWindow(async ({ page }) => {
      await page.goto(`${address()}?view=standardised&scale=millions`);
      await page.getByRole('button', { name: 'Cost of revenue, 2024: 0.60', exact: true }).click();
      await page.getByRole('button', { name: /^Cost of products sold: (− )?0\.60$/ }).waitFor();
    }));

  it('has the controls of the printed view: scale, order, change per year, search', () =>
    inWindow(async ({ page }) => {
      await page.goto(`${address()}?view=standardised`);
      const heads = page.getByRole('region', { name: 'Standardised' }).getByRole('columnheader');
      await page.getByText('Oldest first', { exact: true }).click();
      await heads.nth(1).getByText('2023', { exact: true }).waitFor();
      expect(await heads.allInnerTexts()).to.deep.equal(['Line', '2023', '2024']);
      await page.getByText('Millions', { exact: true }).click();
      await page.getByRole('button', { name: 'Gross profit, 2024: 0.4' }).waitFor();
      await page.getByLabel('Change per year').click();
      await page.getByText('+11%', { exact: true }).waitFor();
      await page.getByLabel('Search line items').fill('gross');
      const costs = page.getByRole('button', { name: /^Cost of revenue/ });
      await costs.first().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Gross profit, 2024: 0.4' }).waitFor();
    }));

  it('is printed with its figures, without what is no part of it', () =>
    inWindow(async ({ page }) => {
      await page.goto(`${address()}?view=standardised`);
      await page.getByRole('button', { name: 'Revenue, 2024: 1,000' }).click();
      await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      const printed = page.locator('.standard-table');
      expect(await printed.getByText('1,000', { exact: true }).isVisible()).to.equal(true);
      const others = page.locator(
        'header, input, select, button:not(.standard-cell), .printed-rows',
      );
      expect(await others.filter({ visible: true }).count()).to.equal(0);
    }));

  it('sets lines in below their sections, and only totals in bold', () =>
    inWindow(async ({ page }) => {
      await page.goto(`${address()}?view=standardised`);
      const weightOf = (name: string): Promise<string> =>
        page
          .getByRole('rowheader', { name, exact: true })
          .last()
          .evaluate((cell) => getComputedStyle(cell).fontWeight);
      expect(await weightOf('Cost of revenue')).to.equal('400');
      expect(Number(await weightOf('Gross profit'))).to.be.at.least(600);
    }));

  it('lets a person move a row to another line and put it back', () =>
    inWindow(async ({ page }) => {
      await page.goto(`${address()}?view=standardised`);
      await page.getByRole('button', { name: 'Other operating items, 2024: 20' }).click();
      await page.getByLabel('Move Licensing gain to').selectOption('restructuring');
      await page.getByRole('button', { name: 'Restructuring, 2024: (20)' }).waitFor();
      expect(await restructuring()).to.equal(-20);
      const moved = page.getByRole('region', { name: 'Moved rows' });
      await moved.getByRole('button', { name: 'Undo the move of Licensing gain' }).click();
      await page.getByRole('button', { name: 'Other operating items, 2024: 20' }).waitFor();
      await moved.waitFor({ state: 'detached' });
      expect(await restructuring()).to.equal(undefined);
    }));

  it('lists what was moved beside the other words of people, and undoes it there', () =>
    inWindow(async ({ page }) => {
      await stack.ask('POST', `/compiled-statements/companies/${statement.company_id}/moves`, {
        statement_type: 'income_statement',
        item: 'Licensing gain',
        concept: 'restructuring',
      });
      await page.goto(`/#/review/settled?company=${statement.company_id}`);
      await page.getByRole('button', { name: 'Undo the move of Licensing gain' }).click();
      await page.getByRole('region', { name: 'Moved rows' }).waitFor({ state: 'detached' });
      expect(await restructuring()).to.equal(undefined);
    }));

  for (const look of LOOKS)
    it(`looks right and is for everyone, ${look.width} px, ${look.scheme}`, () =>
      inWindowOf(
        browser,
        stack.api.url,
        async ({ page }) => {
          await page.goto(`${address()}?view=standardised`);
          await page.getByRole('button', { name: 'Revenue, 2024: 1,000' }).click();
          await page.getByRole('region', { name: 'Revenue, 2024' }).waitFor();
          await expectClean(page, look);
        },
        look,
      ));
});

import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { expectClean, inWindowOf, launchBrowser, type Window } from './browser.js';
import { BrowserStack } from './stack.js';

interface Numbered {
  readonly id: number;
}

const row = (name: string, values: object, more: object = {}) => ({
  name,
  values,
  indentation_level: 0,
  is_total: true,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.95,
  sources: {},
  ...more,
});

describe('the search for figures in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let company = 0;
  let income = 0;

  const statementOf = async (type: string, items: readonly object[]): Promise<number> => {
    const { id } = await stack.ask<Numbered>('POST', '/compiled-statements', {
      company_id: company,
      statement_type: type,
      data: {
        statement_type: type,
        company_name: 'Quarrymead plc',
        currency: 'EUR',
        scale: 1_000_000,
        years: ['2023', '2022'],
        data_lineage: {},
        gaps: [],
        confidence: 0.95,
        line_items: items,
      },
    });
    return id;
  };

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Quarrymead plc',
      ir_url: 'https://quarrymead.example/',
    });
    company = id;
    income = await statementOf('income_statement', [
      row('Revenue', { 2023: 2_345, 2022: 2_111 }),
      row('Net income', { 2023: 345, 2022: 211 }),
    ]);
    await statementOf('cash_flow_statement', [
      row('Net cash provided by operating activities', { 2023: 500, 2022: 400 }),
      row('Purchases of property, plant and equipment', { 2023: -150, 2022: -123 }),
    ]);
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = (work: (window: Window) => Promise<void>): Promise<void> =>
    inWindowOf(browser, stack.api.url, work);
  const search = async (window: Window, words: string): Promise<void> => {
    await window.show('/tasks');
    await window.page.keyboard.press('/');
    await window.page.getByRole('dialog').waitFor();
    await window.page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await window.page.keyboard.type(words);
  };
  const figures = (page: Page) => page.getByRole('group', { name: 'Figures', exact: true });

  it('shows a figure by company, words and year, and opens its formula and its parts', () =>
    inWindow(async (window) => {
      const { page } = window;
      await search(window, 'quarrymead free cash flow 2022');
      const option = page.getByRole('option', { name: /^Free cash flow, 2022/ });
      await option.waitFor();
      const expected = 400 - 123;
      expect(await option.innerText()).to.match(
        new RegExp(`Quarrymead plc: ${expected} EUR, millions`),
      );
      expect(await option.getAttribute('aria-selected')).to.equal('true');
      await expectClean(page, { width: 1360, height: 900, scheme: 'light' });
      await page.keyboard.press('Enter');
      await page.waitForURL(/compare\?company=\d+&type=ratios&cell=free_cash_flow/);
      const panel = page.getByRole('complementary', {
        name: 'Free cash flow, 2022, Quarrymead plc',
      });
      const text = await panel.innerText();
      expect(text).to.contain(String(expected)).and.to.contain('EUR, millions');
      expect(text).to.contain('Operating cash flow − Capital expenditure');
      expect(text).to.contain('400').and.to.contain('(123)');
    }));

  it('opens the cell of a line item', () =>
    inWindow(async (window) => {
      const { page } = window;
      await search(window, 'revenue 2022 quarrymead');
      await page.getByRole('option', { name: /^Revenue, 2022 Quarrymead plc: 2,111/ }).click();
      await page.waitForURL(new RegExp(`statements/${income}\\?cell=0(?::|%3A)2022`));
      const source = page.getByRole('complementary');
      await source.getByText('2,111', { exact: true }).first().waitFor();
      expect(await source.innerText()).to.match(/Revenue, 2022/i);
    }));

  it('shows no figure of a year that is not there but its row, and none where the words are a company', () =>
    inWindow(async (window) => {
      const { page } = window;
      await search(window, 'quarrymead revenue 1999');
      await page.getByRole('option', { name: /^Revenue Quarrymead plc/ }).waitFor();
      expect(await figures(page).count()).to.equal(0);
      await search(window, 'quarrymead plc');
      await page.getByRole('group', { name: 'Companies' }).waitFor();
      expect(await figures(page).count()).to.equal(0);
    }));
});

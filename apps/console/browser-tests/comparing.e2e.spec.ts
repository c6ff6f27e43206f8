import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { expectClean, inWindowOf, launchBrowser, LOOKS, type Window } from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';
import {
  compiledData,
  HAS_TRANSCRIPTS,
  realStatements,
  type RealStatement,
} from './transcripts.js';

/** The rows of the comparison's first line item, a text for each column, marks in lines of their own. */
const cellsOf = async (page: Page): Promise<string[][]> => {
  const item = page.getByRole('region', { name: 'Comparison' }).locator('tbody').first();
  await item.locator('.median').waitFor();
  return item
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll<HTMLElement>('.num')].map((cell) =>
          cell.innerText.trim().replaceAll(/\n+/g, '\n'),
        ),
      ),
    );
};

const row = (name: string, values: object) => ({
  name,
  values,
  indentation_level: 0,
  is_total: true,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.9,
  sources: {},
});
const incomeOf = (
  name: string,
  currency: string,
  day: string,
  values: Readonly<Record<string, number>>,
) => ({
  statement_type: 'income_statement',
  company_name: name,
  currency,
  scale: 1000,
  years: Object.keys(values).toReversed(),
  fiscal_year_ends: Object.fromEntries(Object.keys(values).map((year) => [year, `${year}-${day}`])),
  data_lineage: {},
  gaps: [],
  confidence: 0.9,
  line_items: [row('Revenue', values)],
});

/** The month and day on which a company's years end; of published reports. */
const ENDS = { Apple: '09-28', Nike: '05-31', Amazon: '12-31' } as const;

describe('comparing companies, in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;

  const store = async (name: string, all: readonly object[], tags: readonly string[] = []) => {
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name,
      ir_url: 'https://client.example/',
      tags,
    });
    for (const data of all) {
      const body = { company_id: id, statement_type: 'income_statement', data };
      await stack.ask('POST', '/compiled-statements', body);
    }
    return id;
  };

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    await store(
      'Harbour Mills plc',
      [incomeOf('Harbour Mills plc', 'EUR', '12-31', { 2023: 200, 2024: 300 })],
      ['Mills'],
    );
    await store(
      'Kestrel Inc.',
      [incomeOf('Kestrel Inc.', 'USD', '01-31', { 2023: 100, 2024: 110, 2025: 130 })],
      ['Mills', 'Large'],
    );
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });
  const inWindow = (work: (window: Window) => Promise<void>): Promise<void> =>
    inWindowOf(browser, stack.api.url, work);

  it('takes all companies of a list, which the form of a company sets', () =>
    inWindow(async ({ page }) => {
      await page.goto('/#/compare');
      await page.getByLabel('List', { exact: true }).selectOption('Mills');
      const links = page.locator('main').getByRole('link', { name: /Harbour Mills|Kestrel/ });
      await links.nth(1).waitFor();
      expect(page.url()).to.contain('tag=Mills');
      await page.getByLabel('List', { exact: true }).selectOption('Large');
      await links.nth(1).waitFor({ state: 'detached' });
      expect(await links.allInnerTexts()).to.deep.equal(['Kestrel Inc.']);
      await page.goto('/#/companies');
      await page.getByRole('button', { name: 'Add a company' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill('Lindqvist AB');
      await form.getByLabel('Investor-relations page').fill('https://client.example/');
      await form.getByLabel('Lists').fill('Nordics, Large');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.waitFor({ state: 'detached' });
      const found = await stack.ask<{ name: string; tags: string[] }[]>(
        'GET',
        '/companies?tag=Nordics',
      );
      expect(found.map(({ name, tags }) => [name, tags])).to.deep.equal([
        ['Lindqvist AB', ['Large', 'Nordics']],
      ]);
    }));

  it('places fiscal years in calendar years, with their last days', () =>
    inWindow(async ({ page }) => {
      await page.goto('/#/compare?tag=Mills');
      expect(await cellsOf(page)).to.deep.equal([
        ['', '300', '200'],
        ['130', '110', '100'],
        // In thousands of one company alone; of two in two currencies there is none.
        ['0.13', '', ''],
      ]);
      await page.getByLabel('Calendar years').click();
      await page.locator('.fiscal-end').first().waitFor();
      expect(page.url()).to.contain('align=calendar');
      expect(await cellsOf(page)).to.deep.equal([
        ['300\n31 December 2024', '200\n31 December 2023', ''],
        ['130\n31 January 2025', '110\n31 January 2024', '100\n31 January 2023'],
        ['', '', '0.1'],
      ]);
      const link = page.getByRole('link', { name: 'CSV', exact: true });
      const file = await fetch(`${stack.api.url}${(await link.getAttribute('href')) ?? ''}`);
      expect(await file.text()).to.contain('2024 fiscal year end');
    }));

  it('converts by the rates that somebody types, and leaves what has none', () =>
    inWindow(async ({ page }) => {
      await page.goto('/#/compare?tag=Mills&align=calendar');
      await page.getByText('Convert currencies').click();
      await page.getByLabel('Into').fill('eur');
      await page.getByRole('textbox', { name: 'Rates' }).fill('USD,2025-01,spot,0.9');
      await page.getByText('Not a rate: USD,2025-01,spot,0.9').waitFor();
      await page.getByRole('textbox', { name: 'Rates' }).fill('USD;2025-01;average;0,9\n');
      await page.getByRole('button', { name: 'Convert', exact: true }).click();
      await page.locator('.conversion').first().waitFor();
      // 130 × 0.9; the middle of 300 and 117 thousand, in millions.
      const [, dollars, median] = await cellsOf(page);
      expect(dollars?.slice(0, 2)).to.deep.equal([
        '117\n130 USD × 0.9\n31 January 2025',
        '110\nUSD\n31 January 2024',
      ]);
      expect(median).to.deep.equal(['0.209', '', '0.1']);
      const reason = page.locator('.conversion', { hasText: /^USD$/ }).first();
      expect(await reason.getAttribute('title')).to.equal(
        'The table has no average rate of USD for the year that ends on 2024-01-31',
      );
      const link = page.getByRole('link', { name: 'CSV', exact: true });
      const file = await fetch(`${stack.api.url}${(await link.getAttribute('href')) ?? ''}`);
      expect(await file.text()).to.contain('EUR,0.9,2025-01 average,130,');
      await page.getByRole('button', { name: 'Do not convert' }).click();
      await page.locator('.conversion').first().waitFor({ state: 'detached' });
    }));

  for (const look of LOOKS)
    it(`looks right and is for everyone, ${look.width} px, ${look.scheme}`, () =>
      inWindowOf(
        browser,
        stack.api.url,
        async ({ page }) => {
          await page.goto(
            '/#/compare?tag=Mills&align=calendar&currency=EUR&rate=USD:2025-01:average:0.9',
          );
          await page.locator('.conversion').first().waitFor();
          await expectClean(page, look);
        },
        look,
      ));

  if (HAS_TRANSCRIPTS)
    it('has Apple, Nike and Amazon in calendar years as the spec computes them', () =>
      inWindow(async ({ page }) => {
        const series = {
          Apple: ['APPLE_2022_10K', 'APPLE_2020_10K', 'APPLE_2018_10K'],
          Nike: ['NIKE_2021_10K'],
          Amazon: ['AMAZON_2020_10K'],
        } as const;
        const real: Record<string, RealStatement> = {};
        for (const [name, reports] of Object.entries(series)) {
          const [income] = realStatements(reports);
          if (income === undefined) throw new Error(`${name} has no income statement`);
          real[name] = income;
          const day = ENDS[name as keyof typeof ENDS];
          const ends = Object.fromEntries(income.years.map((year) => [year, `${year}-${day}`]));
          await store(name, [{ ...compiledData(income, name), fiscal_year_ends: ends }], ['Real']);
        }
        await page.goto('/#/compare?tag=Real&align=calendar&from=2018&to=2020');
        const rows = await cellsOf(page);
        const calendar = [2020, 2019, 2018];
        // A year that ends in May is of the calendar year before.
        const expected = Object.entries(real).map(([name, income]) =>
          calendar.map((year) => revenueIn(income, String(name === 'Nike' ? year + 1 : year))),
        );
        expect(
          rows.slice(0, 3).map((cells) => cells.map((text) => numberIn(text.split('\n')[0]))),
        ).to.deep.equal(expected);
        expect(rows[1]?.[0]?.split('\n')[1]).to.equal('31 May 2021');
        const middles = calendar.map((_, at) => middleOf(expected.map((own) => own[at] ?? NaN)));
        expect(rows[3]?.map(numberIn)).to.deep.equal(middles);
      }));
});

const REVENUES = ['Total net sales', 'Revenues', 'Net sales', 'Revenue'];

const revenueIn = ({ rows }: RealStatement, year: string): number => {
  const found = rows.find(({ name }) => REVENUES.includes(name));
  if (found === undefined) throw new Error('No row is the revenue');
  return found.values[year] ?? NaN;
};

const numberIn = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

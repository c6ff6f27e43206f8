import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { download, expectClean, inWindowOf, launchBrowser, LOOKS, type Window } from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';
import {
  compiledData,
  HAS_TRANSCRIPTS,
  realStatements,
  type RealStatement,
} from './transcripts.js';

interface Statement extends Numbered {
  readonly company_id: number;
}

const row = (name: string, values: object, more: object = {}) => ({
  name,
  values,
  indentation_level: 0,
  is_total: false,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.9,
  sources: {},
  ...more,
});
const invented = {
  statement_type: 'income_statement',
  company_name: 'Brügge & Søn',
  currency: 'EUR',
  scale: 1000,
  years: ['2024', '2023', '2021'],
  data_lineage: {},
  gaps: [{ kind: 'missing_year', year: '2022' }],
  confidence: 0.9,
  line_items: [
    row('Sales to customers', { 2024: 1000, 2023: 800, 2021: 512 }),
    row('Cost of products sold', { 2024: 600, 2023: 500 }),
    row('Gross profit', { 2024: 400, 2023: 300 }, { is_total: true }),
    row('Net income', { 2024: 200, 2023: -10 }, { is_total: true }),
    row('Diluted earnings per share', { 2024: 4 }, { unit: 'per_share' }),
    row('Weighted average shares, diluted', { 2024: 50 }, { unit: 'shares' }),
  ],
};

/** The cells of a printed row as they are shown, by the order of the columns; an empty one is its reason. */
const cellsOf = async (page: Page, name: string): Promise<string[]> => {
  const head = page.getByRole('rowheader', { name, exact: true }).first();
  const place = await head.getAttribute('data-row');
  const cells = page.locator(`.statement-body [data-row="${place}"] [role=gridcell].num`);
  return cells.evaluateAll((all) =>
    all.map((cell) => cell.textContent || `(${cell.getAttribute('title') ?? ''})`),
  );
};

/** Chooses another measure, and waits until the numbers are on it: what says so is not what stood there before. */
const chooseMeasure = async (page: Page, name: string): Promise<void> => {
  const sentence = page.locator('.measure-sentence');
  const [before] = await sentence.allTextContents();
  await page.getByLabel('Measure', { exact: true }).selectOption({ label: name });
  await (before === undefined ? sentence : sentence.filter({ hasNotText: before })).waitFor();
};

describe('a statement as growth, common size and per share, in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let statement: Statement;

  const store = async (companyName: string, all: readonly { statement_type: string }[]) => {
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: companyName,
      ir_url: 'https://client.example/',
    });
    const stored: Statement[] = [];
    for (const data of all) {
      const body = { company_id: id, statement_type: data.statement_type, data };
      stored.push(await stack.ask<Statement>('POST', '/compiled-statements', body));
    }
    return stored;
  };

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const [first] = await store('Brügge & Søn', [invented]);
    if (first === undefined) throw new Error('Nothing was stored');
    statement = first;
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = (work: (window: Window) => Promise<void>): Promise<void> =>
    inWindowOf(browser, stack.api.url, work);
  const address = (query = ''): string => `/#/statements/${statement.id}${query}`;

  it('shows each measure of the printed rows, and says why a cell is empty', () =>
    inWindow(async ({ page }) => {
      await page.goto(address());
      await chooseMeasure(page, 'Growth, 1 year');
      const noYear = '(The series has no year so many years before)';
      // 1000 / 800 − 1; 2022 is missing.
      expect(await cellsOf(page, 'Sales to customers')).to.deep.equal(['25.0 %', noYear, noYear]);
      expect((await cellsOf(page, 'Net income'))[0]).to.equal(
        '(It grows from, or is divided by, zero or less)',
      );
      await chooseMeasure(page, 'Growth, 3 years (CAGR)');
      // (1000 / 512)^(1/3) − 1
      expect((await cellsOf(page, 'Sales to customers'))[0]).to.equal('25.0 %');
      await chooseMeasure(page, 'Common size');
      expect((await cellsOf(page, 'Cost of products sold'))[0]).to.equal('60.0 %');
      await chooseMeasure(page, 'Per share');
      // 1,000 thousand over 50 thousand shares
      expect((await cellsOf(page, 'Sales to customers'))[0]).to.equal('20.00');
      expect(page.url()).to.contain('measure=per_share');
      await page.getByText(/empty cells: why/).click();
      await page.getByText(/What it is divided by is not found for the year/).waitFor();
    }));

  it('draws a chosen row in the measure that is shown', () =>
    inWindow(async ({ page }) => {
      await page.goto(address('?measure=common_size'));
      await page.locator('.measure-sentence').waitFor();
      // The costs: 600 / 1000 and 500 / 800.
      await page.getByRole('gridcell', { name: /chart/i }).nth(1).click();
      const { bytes } = await download(page, 'Save the chart as SVG');
      const svg = bytes.toString('utf8');
      for (const words of ['Common size', '>60.0 %<', '>62.5 %<']) expect(svg).to.contain(words);
      expect(svg).not.to.contain('EUR');
    }));

  it('shows the lines of every company so, and a cell still opens its rows', () =>
    inWindow(async ({ page }) => {
      await page.goto(address('?view=standardised&measure=common_size'));
      await page.getByRole('button', { name: 'Cost of revenue, 2024: 60.0 %' }).click();
      await page.getByRole('region', { name: 'Cost of revenue, 2024' }).waitFor();
    }));

  it('exports what is shown', () =>
    inWindow(async ({ page }) => {
      await page.goto(address('?view=standardised&measure=growth'));
      await page.locator('.measure-sentence').waitFor();
      const link = page.getByRole('link', { name: 'CSV', exact: true });
      const file = await fetch(`${stack.api.url}${(await link.getAttribute('href')) ?? ''}`);
      expect(await file.text()).to.match(/,Revenue,share,true,growth,,0\.25,/);
    }));

  it('is said in German', () =>
    inWindow(async ({ page }) => {
      await page.goto(address());
      await page.evaluate(() => localStorage.setItem('fde-language', 'de'));
      await page.reload();
      await page.getByLabel('Größe', { exact: true }).selectOption({ label: 'Wachstum, 1 Jahr' });
      await page.getByText('Wachstum seit dem Vorjahr, in Prozent', { exact: true }).waitFor();
      const cells = await cellsOf(page, 'Sales to customers');
      expect(cells.slice(0, 2)).to.deep.equal([
        '25,0 %',
        '(Die Reihe hat kein Jahr so viele Jahre zuvor)',
      ]);
    }));

  it('compares companies so, with their medians and own currencies, and exports what is shown', () =>
    inWindow(async ({ page }) => {
      const ids = [statement.company_id];
      for (const [name, currency, revenue] of [
        ['Kestrel AG', 'EUR', { 2024: 110, 2023: 100 }],
        ['Lindqvist AB', 'SEK', { 2024: 90, 2023: 100 }],
      ] as const) {
        const line_items = [row('Revenue', revenue)];
        const data = { ...invented, company_name: name, currency, line_items };
        const [stored] = await store(name, [data]);
        ids.push(stored?.company_id ?? 0);
      }
      const companies = ids.map((id) => `company=${id}`).join('&');
      await page.goto(`/#/compare?${companies}&from=2023&to=2024`);
      const table = page.getByRole('region', { name: 'Comparison' });
      const revenue = table.locator('tbody').first();
      await revenue.locator('.median').waitFor();
      const shown = (): Promise<string[]> =>
        revenue
          .locator('tr')
          .evaluateAll((rows) => rows.map((one) => one.querySelector('.num')?.textContent ?? ''));
      // Amounts of three companies in two currencies have no median.
      expect(await shown()).to.deep.equal(['1,000', '110', '90', '']);
      expect(await revenue.locator('.own-currency').allInnerTexts()).to.deep.equal(
        ['EUR', 'EUR', 'SEK'].map((currency) => ` ${currency}`),
      );
      await page.getByLabel('Measure', { exact: true }).selectOption({ label: 'Growth, 1 year' });
      await revenue.getByText('25.0 %', { exact: true }).waitFor();
      // 1000 / 800 − 1, 110 / 100 − 1, 90 / 100 − 1, and the middle of them
      expect(await shown()).to.deep.equal(['25.0 %', '10.0 %', '-10.0 %', '10.0 %']);
      const main = await page.locator('main').innerText();
      expect(main, 'a measure has no scale').not.to.contain('EUR, thousands');
      const link = page.getByRole('link', { name: 'CSV', exact: true });
      const file = await fetch(`${stack.api.url}${(await link.getAttribute('href')) ?? ''}`);
      expect(await file.text()).to.match(/revenue,Revenue,,Median,,1,,growth,,0\.1,/);
      for (const look of [LOOKS[0], LOOKS[2]])
        if (look !== undefined)
          await inWindowOf(
            browser,
            stack.api.url,
            async (other) => {
              await other.page.goto(`/#/compare?${companies}&measure=growth`);
              await other.page.locator('.median').first().waitFor();
              await expectClean(other.page, look);
            },
            look,
          );
    }));

  for (const look of LOOKS)
    it(`looks right and is for everyone, ${look.width} px, ${look.scheme}`, () =>
      inWindowOf(
        browser,
        stack.api.url,
        async ({ page }) => {
          for (const view of ['', '&view=standardised']) {
            await page.goto(address(`?measure=growth${view}`));
            await page.locator('.measure-sentence').waitFor();
            await expectClean(page, look);
          }
        },
        look,
      ));

  if (HAS_TRANSCRIPTS)
    for (const { company, reports } of [
      { company: 'Apple', reports: ['APPLE_2022_10K', 'APPLE_2020_10K', 'APPLE_2018_10K'] },
      { company: 'Siemens', reports: ['SIE_2018', 'SIE_2017', 'SIE_2016'] },
      { company: 'Loblaw', reports: ['LOBLAW_2018', 'LOBLAW_2017'] },
    ])
      it(`shows the numbers of ${company} as the spec computes them`, () =>
        inWindow(async ({ page }) => {
          const real = realStatements(reports);
          const stored = await store(
            company,
            real.map((one) => compiledData(one, company)),
          );
          const [income] = real;
          const id = stored[0]?.id;
          if (income === undefined || id === undefined) throw new Error('Nothing was stored');
          await page.goto(`/#/statements/${id}?years=all`);
          const revenue = revenueOf(income);
          for (const [measure, expected] of [
            ['Growth, 1 year', growthOf(revenue, income.years, 1)],
            ['Growth, 3 years (CAGR)', growthOf(revenue, income.years, 3)],
            ['Common size', income.years.map((year) => (year in revenue.values ? '100.0 %' : ''))],
          ] as const) {
            await chooseMeasure(page, measure);
            const shown = await cellsOf(page, revenue.name);
            expect(
              shown.map((text) => (text.startsWith('(') ? '' : text)),
              measure,
            ).to.deep.equal(expected);
          }
        }));
});

const revenueOf = ({ rows }: RealStatement): RealStatement['rows'][number] => {
  const found = rows.find(({ name }) => name === 'Total net sales' || name === 'Revenue');
  if (found === undefined) throw new Error('No row is the revenue');
  return found;
};

/** The spec's own calculation; nothing where no year is so many years before. */
const growthOf = (
  { values }: RealStatement['rows'][number],
  years: readonly string[],
  span: number,
): string[] =>
  years.map((year) => {
    const [now, before] = [values[year], values[String(Number(year) - span)]];
    if (now === undefined || before === undefined) return '';
    const growth = 100 * ((now / before) ** (1 / span) - 1);
    return `${(Math.round(growth * 10) / 10).toFixed(1)} %`;
  });

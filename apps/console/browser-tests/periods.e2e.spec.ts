import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { expectClean, inWindowOf, launchBrowser, LOOKS } from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';

/** A report: its type, the last day of its period, which began on 1 January, and its revenue. */
const REPORTS = [
  ['annual_report', '2023-12-31', 4_000],
  ['quarterly_report', '2023-03-31', 900],
  ['half_year_report', '2023-06-30', 2_000],
  ['quarterly_report', '2023-09-30', 2_950],
] as const;

const reading = (type: string, end: string, revenue: number) => {
  const name = end.slice(0, 4);
  const isYear = type === 'annual_report';
  return {
    statement_type: 'income_statement',
    company_name: 'Quarterwell plc',
    fiscal_year: Number(name),
    currency: 'EUR',
    scale: 1000,
    years: [name],
    fiscal_year_ends: isYear ? { [name]: end } : {},
    columns: [
      {
        name,
        period: { kind: 'duration', start: `${name}-01-01`, end },
        is_fiscal_year: isYear,
        ...(isYear ? {} : { reason: 'part_of_year' }),
      },
    ],
    period: isYear ? 'annual' : 'interim',
    pages: [1],
    method: 'layout',
    confidence: 0.95,
    checks: [],
    line_items: [
      {
        name: 'Revenue',
        values: { [name]: revenue },
        indentation_level: 0,
        is_total: true,
        section: null,
        unit: 'money',
        sources: {},
      },
    ],
  };
};

describe('quarters in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let company = 0;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const store = async (): Promise<void> => {
    for (const [type, end, revenue] of REPORTS) {
      const document = await stack.ask<Numbered>('POST', '/documents', {
        company_id: company,
        fiscal_year: 2023,
        document_type: type,
        url: `${stack.siteUrl}/${end}.pdf`,
      });
      await stack.ask('POST', '/extractions', {
        document_id: document.id,
        statement_type: 'income_statement',
        raw_data: reading(type, end, revenue),
      });
    }
  };

  it('are wanted where a person says so of a company', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      await window.show('/companies');
      await page.getByRole('button', { name: 'Add a company' }).click();
      await page.getByLabel(/^Name/).fill('Quarterwell plc');
      await page.getByLabel(/^Investor-relations page/).fill(`${stack.siteUrl}/`);
      await page.getByLabel('Read half-year and quarterly reports too').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('link', { name: 'Quarterwell plc' }).waitFor();
      const all = await stack.ask<(Numbered & { name: string; interim?: boolean })[]>(
        'GET',
        '/companies',
      );
      const added = all.find(({ name }) => name === 'Quarterwell plc');
      expect(added?.interim).to.equal(true);
      company = added?.id ?? 0;
      await store();
    }));

  it('are shown with what a derived number is computed from', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      await window.show(`/companies/${company}/periods`);
      const heads = page.getByRole('columnheader');
      await page.getByRole('columnheader', { name: 'Q4 2023' }).waitFor();
      expect((await heads.allInnerTexts()).slice(1)).to.deep.equal(
        [4, 3, 2, 1].map((quarter) => `Q${quarter} 2023`),
      );
      await page.getByRole('button', { name: 'Revenue, Q4 2023: 1,050, derived' }).click();
      const parts = await page
        .getByRole('listitem')
        .filter({ hasText: 'months to' })
        .allInnerTexts();
      expect(parts).to.deep.equal([
        '+ 4,000 · 12 months to 31 December 2023 · Page 1',
        '− 2,950 · 9 months to 30 September 2023 · Page 1',
      ]);
    }));

  it('change to halves and years, and are saved as they are shown', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      await window.show(`/companies/${company}/periods`);
      await page.getByLabel('Frequency').selectOption('half');
      await page.getByRole('button', { name: /^Revenue, H1 2023: 2,000/ }).waitFor();
      await page.getByRole('button', { name: 'Revenue, H2 2023: 2,000, derived' }).waitFor();
      const link = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
      expect(link).to.contain('frequency=half&format=csv');
      await page.getByLabel('Frequency').selectOption('year');
      await page.getByRole('button', { name: /^Revenue, 2023: 4,000/ }).waitFor();
    }));

  it('say where no report of such periods is read', () =>
    inWindowOf(browser, stack.api.url, async (window) => {
      const { page } = window;
      await window.show('/companies/1/periods');
      await page.getByText('No report of such periods is read.').waitFor();
    }));

  it('are read by everyone, in every window', async () => {
    for (const look of LOOKS)
      await inWindowOf(
        browser,
        stack.api.url,
        async (window) => {
          await window.show(`/companies/${company}/periods`);
          await window.page.getByRole('columnheader', { name: 'Q4 2023' }).waitFor();
          await expectClean(window.page, look);
        },
        look,
      );
  });
});

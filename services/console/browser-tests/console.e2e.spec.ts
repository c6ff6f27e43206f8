import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { axeViolations, launchBrowser, LOOKS, Window, type Look } from './browser.js';
import { LARGE_STATEMENT } from './large-statement.js';
import { BrowserStack } from './stack.js';

interface Numbered { readonly id: number }
interface TaskAnswer { readonly task_id: string }

describe('the console, on the real stack in a real browser', function () {
  this.timeout(180_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let demoCompany = 0;
  let restatedStatement = 0;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = async (work: (window: Window) => Promise<void>, look?: Look): Promise<void> => {
    const window = await Window.open(browser, stack.api.url, look);
    try {
      await work(window);
      expect(window.foreignRequests, 'requests to another host').to.deep.equal([]);
      expect(window.pageErrors, 'errors of the page').to.deep.equal([]);
    } finally {
      await window.close();
    }
  };

  it('shows the seeded companies at first view', () => inWindow(async ({ page }) => {
    await page.goto('/');
    await page.reload();
    await page.getByRole('link', { name: 'AstraZeneca PLC' }).waitFor();
    const milliseconds = await page.evaluate(() => performance.now());
    console.log(`      first view with the seeded companies after ${Math.round(milliseconds)} ms`);
    const weights = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).encodedBodySize));
    expect(weights.reduce((sum, weight) => sum + weight, 0), 'bytes of the first view').to.be.below(900_000);
  }));

  it('leads from adding a company to the box of a restated figure on its page', () => inWindow(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add a company' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Invented by the test');
    await form.getByLabel('Investor-relations page').fill(`${stack.siteUrl}/`);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Search companies').fill('invented');
    await page.getByRole('link', { name: 'Invented by the test' }).click();
    await page.waitForURL(/companies\/\d+/);
    demoCompany = Number(/companies\/(\d+)/.exec(page.url())?.[1]);
    await page.getByRole('button', { name: 'Run the full pipeline' }).click();
    await page.getByRole('progressbar').first().waitFor();
    await page.getByText('done', { exact: true }).first().waitFor({ timeout: 150_000 });
    await page.getByRole('link', { name: /Income statement/ }).click();
    await page.waitForURL(/statements\/\d+/);
    restatedStatement = Number(/statements\/(\d+)/.exec(page.url())?.[1]);
    await page.getByRole('button', { name: /restated from/ }).first().click();
    const panel = page.getByRole('complementary');
    await panel.getByRole('img', { name: /is marked/ }).waitFor();
    const box = await panel.locator('.box').boundingBox();
    const picture = await panel.getByRole('img').boundingBox();
    expect(box, 'a box on the page').to.not.equal(null);
    expect(box!.x).to.be.within(picture!.x, picture!.x + picture!.width);
    expect(box!.width * box!.height).to.be.above(20);
    await panel.getByText(/Restated from/).waitFor();
    await panel.getByText(/Read by/).waitFor();
  }));

  it('keeps what was typed when the service refuses it, and says which field', () => inWindow(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add a company' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Refused');
    await form.getByLabel('Investor-relations page').fill('ftp://example.com/reports');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.locator('.mantine-InputWrapper-error').first().waitFor();
    expect(await form.getByLabel('Name').inputValue()).to.equal('Refused');
  }));

  it('says why a task failed', () => inWindow(async ({ page }) => {
    const document = await stack.ask<Numbered>('POST', '/documents', { company_id: demoCompany, document_type: 'annual_report', fiscal_year: 2001, url: '' });
    const { task_id: taskId } = await stack.ask<TaskAnswer>('POST', `/tasks/documents/${document.id}/extract`);
    await page.goto(`/#/tasks/${taskId}`);
    await page.getByRole('alert').getByText('Failed').waitFor({ timeout: 30_000 });
    expect(await page.getByRole('alert').innerText()).to.match(/file|download/i);
    await stack.ask('DELETE', `/documents/${document.id}`);
  }));

  it('follows a stream that breaks and comes back, and revokes the task', () => inWindow(async ({ page, context }) => {
    const company = await stack.ask<Numbered>('POST', '/companies', { name: 'Silent', ir_url: stack.silentUrl });
    await page.goto(`/#/companies/${company.id}`);
    await page.getByRole('button', { name: 'Find documents' }).click();
    await page.getByText('scraping website').waitFor();
    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByText('revoked', { exact: true }).waitFor({ timeout: 10_000 });
  }));

  it('keeps only the rows in sight while 400 rows by 30 years are scrolled', () => inWindow(async ({ page }) => {
    const company = await stack.ask<Numbered>('POST', '/companies', { name: 'Large', ir_url: 'https://large.example/' });
    const statement = await stack.ask<Numbered>('POST', '/compiled-statements', { company_id: company.id, statement_type: 'balance_sheet', data: LARGE_STATEMENT });
    await page.goto(`/#/statements/${statement.id}?years=all`);
    await page.getByRole('rowheader', { name: 'Line item 1', exact: true }).waitFor();
    const frames = await page.evaluate(async () => {
      const box = document.querySelector('.statement-box')!;
      const times: number[] = [];
      for (let step = 0; step < 120; step++) {
        const before = performance.now();
        box.scrollTop += 90;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        times.push(performance.now() - before);
      }
      return times.sort((a, b) => a - b);
    });
    const percentile = (share: number): number => frames[Math.floor(frames.length * share)]!;
    console.log(`      frames while scrolling: median ${percentile(0.5).toFixed(1)} ms, p95 ${percentile(0.95).toFixed(1)} ms`);
    expect(await page.getByRole('rowheader', { name: /Line item 3\d\d/ }).count()).to.be.above(0);
    expect(await page.locator('.statement tbody tr').count(), 'rows in the document').to.be.below(90);
  }));

  it('lists a company with 2,000 documents', () => inWindow(async ({ page }) => {
    const company = await stack.ask<Numbered>('POST', '/companies', { name: 'Many', ir_url: 'https://many.example/' });
    for (let at = 0; at < 2_000; at += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => stack.ask('POST', '/documents',
        { company_id: company.id, document_type: 'presentation', fiscal_year: 1980 + ((at + index) % 40), url: `https://many.example/${at + index}.pdf` })));
    }
    await page.goto('/#/companies');
    await page.getByRole('link', { name: 'Many' }).waitFor();
    const started = Date.now();
    await page.getByRole('link', { name: 'Many' }).click();
    await page.getByText('2000 documents').waitFor();
    console.log(`      2,000 documents listed after ${Date.now() - started} ms`);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await stack.ask('DELETE', `/companies/${company.id}`);
  }));

  for (const look of LOOKS) {
    it(`is clean for axe on every page, ${look.scheme}, ${look.width} wide`, () => inWindow(async (window) => {
      const { task_id: taskId } = (await stack.ask<TaskAnswer[]>('GET', `/tasks?company_id=${demoCompany}&operation=extract_company`))[0]!;
      const pages = {
        companies: '/companies', company: `/companies/${demoCompany}`, statement: `/statements/${restatedStatement}`, compare: `/compare?company=${demoCompany}&item=revenue`,
        tasks: '/tasks', task: `/tasks/${taskId}`, 'dead-letters': '/dead-letters', storage: `/storage?company=${demoCompany}`,
      };
      const violations: string[] = [];
      for (const [name, path] of Object.entries(pages)) {
        await window.show(path);
        if (name === 'statement') {
          await window.page.getByRole('button', { name: /restated from/ }).first().click();
          await window.page.getByRole('img', { name: /is marked/ }).waitFor();
        }
        violations.push(...(await axeViolations(window.page)).map((violation) => `${name}: ${violation}`));
        const folder = process.env['SCREENSHOTS'];
        if (folder !== undefined) await window.page.screenshot({ path: `${folder}/${name}-${look.width >= 800 ? 'wide' : 'narrow'}-${look.scheme}.png` });
      }
      expect(violations).to.deep.equal([]);
    }, look));
  }

  it('can be walked through by keyboard alone', () => inWindow(async ({ page }) => {
    await page.goto(`/#/statements/${restatedStatement}`);
    await page.getByRole('button', { name: /restated from/ }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').waitFor();
    await page.getByRole('button', { name: 'Close the panel' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
  }));
});

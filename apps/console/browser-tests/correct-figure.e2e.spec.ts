import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { axeViolations, launchBrowser, LOOKS, stickingOut, Window } from './browser.js';
import { BrowserStack } from './stack.js';

interface Source {
  readonly review_id?: number;
  readonly read?: { readonly value: number };
  readonly printings: readonly { readonly printed?: number; readonly value: number }[];
}
interface Statement {
  readonly id: number;
  readonly statement_type: string;
  readonly data: {
    readonly years: readonly string[];
    readonly line_items: readonly {
      readonly name: string;
      readonly values: Record<string, number>;
      readonly sources: Record<string, Source>;
    }[];
  };
}

const CORRECTED = -20_890;
const PHONE = { width: 390, height: 844, scheme: 'light' } as const;

describe('a figure that a person corrects where it stands, in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let company = 0;
  let statement = 0;
  let read = 0;
  let year = '';

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const added = await stack.ask<{ id: number }>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    company = added.id;
    const { task_id: task } = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${company}/extract`,
    );
    await stack.waitForSuccess(task);
    const [first] = await stack.ask<Statement[]>(
      'GET',
      `/compiled-statements/companies/${company}`,
    );
    statement = first!.id;
    year = first!.data.years[0]!;
    read = (await figure()).value!;
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  /** The first row that the newest year has. */
  const figure = async () => {
    const { data } = await stack.ask<Statement>('GET', `/compiled-statements/${statement}`);
    const index = data.line_items.findIndex(({ values }) => values[year] !== undefined);
    const row = data.line_items[index]!;
    return { index, value: row.values[year], source: row.sources[year]! };
  };
  const inWindow = async (path: string, work: (window: Window) => Promise<void>): Promise<void> => {
    const window = await Window.open(browser, stack.api.url);
    try {
      await window.show(path);
      await work(window);
      expect(window.pageErrors, 'errors of the page').to.deep.equal([]);
    } finally {
      await window.close();
    }
  };
  const cell = async () => `/statements/${statement}?cell=${(await figure()).index}:${year}`;

  it('is typed as the page prints it, and stands beside what was read, with author and reason', async () => {
    await inWindow(await cell(), async ({ page }) => {
      await page.getByRole('button', { name: 'Correct this figure' }).click();
      await page.getByLabel('Printed value').fill('many');
      await page.getByText('A number as the page prints it').waitFor();
      await page.getByLabel('Printed value').fill('(20,890)');
      await page.getByText('Understood as (20,890)').waitFor();
      await page.getByLabel('Printed value').press('Escape');
      await page.getByText('What you typed is not saved').waitFor();
      await page.getByLabel('Why').fill('A smudge.');
      await page.getByText('What you typed is not saved').waitFor({ state: 'detached' });
      await page.getByLabel('Your name').fill('Ann');
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      const entry = page.getByRole('group', { name: 'Entry of a person' });
      await entry.waitFor();
      const text = await entry.innerText();
      expect(text)
        .to.contain('in the style of the page: (20,890)')
        .and.to.contain('Why: A smudge.');
      expect(text)
        .to.match(/Read from the page, as printed: [\d,().]+/)
        .and.to.match(/Ann, /);
    });
    await inWindow('/news', async ({ page }) => {
      await page.getByText('corrected by a person').first().waitFor({ state: 'attached' });
      expect(await page.getByText('restated by a newer report').count()).to.equal(0);
    });
    const { value, source } = await figure();
    expect([value, source.read?.value, source.printings[0]?.printed]).to.deep.equal([
      CORRECTED,
      read,
      read,
    ]);
  });

  it('stays after a reload and after the company is compiled again', async () => {
    const { task_id: task } = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${company}/recompile`,
    );
    await stack.waitForSuccess(task);
    expect((await figure()).value).to.equal(CORRECTED);
    await inWindow(await cell(), async ({ page }) => {
      const entry = page.getByRole('group', { name: 'Entry of a person' });
      await entry.waitFor();
      expect(await entry.innerText()).to.contain('Ann, ');
      await page
        .getByRole('gridcell', { name: /settled by a person/ })
        .first()
        .waitFor();
    });
  });

  it('is marked among the printed rows of the standardised view', async () => {
    await inWindow(`/statements/${statement}?view=standardised`, async ({ page }) => {
      await page
        .getByRole('button', { name: new RegExp(`, ${year}: .*20[.,]?890`) })
        .first()
        .click();
      const rows = page.locator('.printed-rows').getByText('settled by a person');
      await rows.first().waitFor();
    });
  });

  it('opens its panel in sight on a phone, and closes it by Escape after a reload', async () => {
    const window = await Window.open(browser, stack.api.url, PHONE);
    const { page } = window;
    try {
      await window.show(await cell());
      const panel = page.getByRole('complementary');
      await panel.waitFor();
      const { y } = (await panel.boundingBox())!;
      expect(y, 'top of the panel').to.be.within(0, PHONE.height * 0.75);
      await page.reload();
      await panel.waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(page.url()).not.to.contain('cell=');
    } finally {
      await window.close();
    }
  });

  it('is listed with all entries, found by who made it, and undone from there', async () => {
    await inWindow('/review/settled?by=Ben', async ({ page }) => {
      await page.getByRole('heading', { name: 'No entry' }).waitFor();
      await page.getByLabel('Who', { exact: true }).fill('Ann');
      const row = page.getByRole('row').filter({ hasText: 'A smudge.' });
      // The names of companies come by a request of their own, which may end after the rows'.
      await row.filter({ hasText: 'Tessaly Instruments' }).waitFor();
      expect(await row.innerText()).to.contain('(20,890)');
      await page.getByLabel('Statement', { exact: true }).selectOption('Cash flow statement');
      await row.waitFor({ state: 'detached' });
      await page.getByLabel('Statement', { exact: true }).selectOption('All');
      await row.getByRole('button', { name: 'Undo' }).click();
      await row.waitFor({ state: 'detached' });
    });
    const { value, source } = await figure();
    expect([value, source.review_id]).to.deep.equal([read, undefined]);
    await inWindow(await cell(), async ({ page }) => {
      await page.getByRole('button', { name: 'Correct this figure' }).waitFor();
    });
  });

  it('is listed without a violation that axe finds, in every look', async () => {
    for (const look of LOOKS) {
      const window = await Window.open(browser, stack.api.url, look);
      try {
        await window.show('/review/settled?state=accepted');
        await window.page.getByRole('heading', { name: 'Corrections and verdicts' }).waitFor();
        expect(await axeViolations(window.page), JSON.stringify(look)).to.deep.equal([]);
        expect(await stickingOut(window.page)).to.be.at.most(0);
      } finally {
        await window.close();
      }
    }
  });
});

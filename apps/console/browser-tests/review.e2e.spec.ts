import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { axeViolations, launchBrowser, LOOKS, stickingOut, Window, type Look } from './browser.js';
import { BrowserStack } from './stack.js';

interface Item {
  readonly name: string;
  readonly is_total: boolean;
  readonly sources: Record<string, { confidence: number; doubt?: string }>;
  readonly values: Record<string, number>;
}
interface ShownExtraction {
  readonly id: number;
  readonly statement_type: string;
  readonly raw_data: { readonly line_items: Item[]; readonly decisions?: object };
}
interface ShownReview {
  readonly id: number;
  readonly state: string;
  readonly decision: string | null;
  readonly item: { readonly name: string } | null;
  readonly value: number | string;
  readonly given: {
    readonly verdict: string;
    readonly value: unknown;
    readonly bbox: number[] | null;
  } | null;
}

const DOUBTED = 3;

describe('reviews in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let extraction = 0;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const company = await stack.ask<{ id: number }>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    const { task_id: task } = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${company.id}/extract`,
    );
    await stack.waitForSuccess(task);
    await doubt(company.id);
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  /** A statement as it was read, of which three figures and the scale are in doubt. */
  const doubt = async (companyId: number): Promise<void> => {
    const [document] = await stack.ask<{ id: number }[]>(
      'GET',
      `/documents/companies/${companyId}/type/annual_report`,
    );
    const [read] = await stack.ask<ShownExtraction[]>(
      'GET',
      `/extractions/documents/${document!.id}`,
    );
    extraction = read!.id;
    const figures = read!.raw_data.line_items.filter(
      ({ values }) => Object.keys(values).length > 0,
    );
    for (const { sources } of figures.slice(0, DOUBTED)) {
      const [first] = Object.values(sources);
      first!.confidence = 0.95;
      first!.doubt = 'repaired';
    }
    const scale = { value: '1000', evidence: [], doubt: 'guessed' };
    await stack.ask('PUT', `/extractions/${extraction}`, {
      raw_data: { ...read!.raw_data, decisions: { ...read!.raw_data.decisions, scale } },
    });
  };
  const reviews = async (state: string): Promise<ShownReview[]> =>
    stack.ask('GET', `/reviews?state=${state}`);
  const inWindow = async (work: (window: Window) => Promise<void>, look?: Look): Promise<void> => {
    const window = await Window.open(browser, stack.api.url, look);
    try {
      await window.show('/review');
      await window.page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
      await work(window);
      expect(window.pageErrors, 'errors of the page').to.deep.equal([]);
    } finally {
      await window.close();
    }
  };

  it('has no violation that axe finds, in no look, also while a correction is written', async () => {
    for (const look of LOOKS)
      await inWindow(async ({ page }) => {
        await page.locator('.page-picture img, [role=alert]').first().waitFor();
        expect(await axeViolations(page), JSON.stringify(look)).to.deep.equal([]);
        expect(await stickingOut(page)).to.be.at.most(0);
        await page.getByRole('button', { name: 'Correct', exact: true }).click();
        expect(await axeViolations(page), JSON.stringify(look)).to.deep.equal([]);
      }, look);
  });

  it('is worked through by keys alone: confirm, put off, undo', () =>
    inWindow(async ({ page }) => {
      const first = (await reviews('open'))[0]!;
      await page.keyboard.press('c');
      await page.getByText(/: confirm$/).waitFor();
      expect((await reviews('settled')).map(({ id }) => id)).to.deep.equal([first.id]);
      await page.keyboard.press('u');
      await page.getByText(/is open again/).waitFor();
      expect(await reviews('settled')).to.deep.equal([]);
      await page.keyboard.press('s');
      await page.getByText(/: skip$/).waitFor();
      expect((await reviews('skipped')).map(({ id }) => id)).to.deep.equal([first.id]);
    }));

  it('takes a correction with the box that was drawn on the page', () =>
    inWindow(async ({ page }) => {
      const review = (await reviews('open')).find(({ item }) => item !== null)!;
      for (;;) {
        await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
        const title = await page.getByRole('heading', { level: 2 }).innerText();
        if (title.startsWith(review.item!.name)) break;
        await page.keyboard.press('s');
        await page
          .getByText(title)
          .first()
          .waitFor({ state: 'detached' })
          .catch(() => undefined);
      }
      await page.locator('.page-picture .box').waitFor();
      await page.keyboard.press('e');
      await page.getByLabel('Printed value').fill('4711');
      const place = (await page.locator('.page-picture').boundingBox())!;
      await page.mouse.move(place.x + 40, place.y + 40);
      await page.mouse.down();
      await page.mouse.move(place.x + 140, place.y + 80, { steps: 4 });
      await page.mouse.up();
      await page.getByText('The box that you drew is sent with it.').waitFor();
      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      await page.getByText(/: correct$/).waitFor();
      const settled = (await reviews('settled')).find(({ id }) => id === review.id)!;
      expect(settled.given).to.deep.include({ verdict: 'correct', value: 4711 });
      expect(settled.given!.bbox).to.have.length(4);
    }));
});

import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import {
  download,
  launchBrowser,
  LOOKS,
  inWindowOf,
  expectClean,
  pictureName,
  type Window,
  type Look,
} from './browser.js';
import { BrowserStack } from './stack.js';

interface Numbered {
  readonly id: number;
}
interface Ratios {
  readonly companies: readonly {
    readonly figures: Readonly<Record<string, { readonly value: number; readonly index: number }>>;
    readonly statements: readonly { readonly compiled_statement_id: number }[];
    readonly ratios: Readonly<
      Record<string, Readonly<Record<string, { readonly value: number | null }>>>
    >;
  }[];
}
interface Ended {
  readonly status: string;
}

const row = (name: string, values: object, more: object = {}) => ({
  name,
  values,
  indentation_level: 0,
  is_total: true,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.5,
  sources: {},
  ...more,
});

describe('ratios and charts in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let company = 0;
  let doubtful = 0;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    company = await compiledCompany();
    doubtful = await companyOfAClient();
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const compiledCompany = async (): Promise<number> => {
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    const { task_id: task } = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${id}/extract`,
    );
    for (;;) {
      const { status } = await stack.ask<Ended>('GET', `/tasks/${task}`);
      if (status === 'SUCCESS') return id;
      if (status === 'FAILURE') throw new Error('The pipeline failed');
      await sleep(500);
    }
  };
  /** With an income statement alone, of doubtful figures that no report prints. */
  const companyOfAClient = async (): Promise<number> => {
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Brügge & Søn',
      ir_url: 'https://client.example/',
    });
    await stack.ask('POST', '/compiled-statements', {
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
        confidence: 0.5,
        line_items: [
          row('Revenue', { 2024: 200, 2023: 160 }),
          row('Net income', { 2024: 20, 2023: -4 }),
        ],
      },
    });
    return id;
  };
  const inWindow = (work: (window: Window) => Promise<void>, look?: Look): Promise<void> =>
    inWindowOf(browser, stack.api.url, work, look);
  const ratiosOf = async (id: number) =>
    (await stack.ask<Ratios>('GET', `/compiled-statements/ratios?company_id=${id}`)).companies[0]!;
  /** As if the page had kept it in this browser before; the empty page that comes first keeps nothing. */
  const keep = async (page: Page, key: string, value: string): Promise<void> => {
    await page.addInitScript(
      ([name, text]) => {
        if (location.protocol.startsWith('http')) localStorage.setItem(name, text);
      },
      [key, value] as const,
    );
  };
  const address = (...ids: readonly number[]): string =>
    `/compare?${ids.map((id) => `company=${id}`).join('&')}&type=ratios`;
  describe('a ratio', () => {
    it('is reached from its company, and opens its formula, its figures and its confidence, and each figure leads to its cell', () =>
      inWindow(async (window) => {
        const { page } = window;
        const rated = await ratiosOf(company);
        const [year, value] = Object.entries(rated.ratios['return_on_assets'] ?? {})
          .filter(([, one]) => one.value !== null)
          .map(([name, one]) => [name, one.value ?? 0] as const)
          .toSorted(([a], [b]) => b.localeCompare(a))[0]!;
        await window.show(`/companies/${company}`);
        await page.getByRole('main').getByRole('link', { name: 'Ratios' }).click();
        await page
          .getByRole('button', { name: `Return on assets of Tessaly Instruments, ${year}` })
          .click();
        const panel = page.getByRole('complementary');
        const text = await panel.innerText();
        expect(text).to.contain('Net income / Total assets');
        expect(text).to.contain(`${(value * 100).toFixed(1)} %`);
        expect(text).to.match(/Confidence [\d.]+ %: that of the least certain figure/);
        await panel
          .getByText(/, page \d+/)
          .first()
          .waitFor();
        expect(await panel.getByText(/, page \d+/).count()).to.equal(2);
        await expectClean(page, LOOKS[0]!);
        const { value: assets } = rated.figures[`total_assets:${year}`]!;
        const shown = assets.toLocaleString('en-GB');
        expect(text).to.contain(shown);
        await panel.getByRole('link', { name: new RegExp(`total assets, ${year}`, 'i') }).click();
        await page.waitForURL(/statements\/\d+\?cell=/);
        const source = page.getByRole('complementary');
        await source.getByText(shown, { exact: true }).waitFor();
        expect(await source.innerText()).to.match(new RegExp(`total assets, ${year}`, 'i'));
      }));

    it('is closed by Escape, and the address leads back to it', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show(`${address(doubtful)}&cell=net_margin:${doubtful}:2024`);
        const panel = page.getByRole('complementary', { name: 'Net margin, 2024, Brügge & Søn' });
        await panel.getByText('10.0 %').waitFor();
        await page
          .getByRole('button', { name: /^Net margin of Brügge/ })
          .first()
          .focus();
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
        expect(page.url()).to.not.contain('cell=');
      }));

    it('that is absent says why, once for all years or for its own', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show(address(doubtful));
        const table = page.getByRole('region', { name: 'Ratios of the companies' });
        const words = await table.innerText();
        expect(words).to.contain('No row is named as gross profit');
        expect(words).to.contain('The statement with total assets is not compiled');
        await page
          .getByRole('button', { name: 'Net income growth of Brügge & Søn, 2024: none' })
          .click();
        const panel = page.getByRole('complementary');
        expect(await panel.innerText())
          .to.contain('Zero or below, so the ratio would say nothing: net income, 2023')
          .and.to.contain('and is this line item with 50 %');
      }));

    it('is doubtful to see where its least certain figure is', () =>
      inWindow(async (window) => {
        await window.show(address(doubtful));
        const cell = window.page.getByRole('button', { name: /^Net margin of Brügge.*2024/ });
        expect(await cell.getAttribute('class')).to.contain('doubtful');
      }));

    it('speaks German', () =>
      inWindow(async (window) => {
        const { page } = window;
        await keep(page, 'fde-language', 'de');
        await window.show(`${address(doubtful)}&cell=net_margin:${doubtful}:2024`);
        const panel = page.getByRole('complementary', { name: /^Nettomarge, 2024/ });
        expect(await panel.innerText())
          .to.contain('Jahresergebnis / Umsatzerlöse')
          .and.to.match(/10,0\s%/);
        await page.getByRole('columnheader', { name: 'Kennzahl', exact: true }).waitFor();
      }));
  });

  for (const look of LOOKS)
    it(`is clean for axe with chart, panel and saved comparisons, ${look.scheme}, ${look.width} wide`, () =>
      inWindow(async (window) => {
        const { page } = window;
        await keep(page, 'fde-comparisons', '[{"name":"Peers","query":"company=1"}]');
        await window.show(
          `${address(company, doubtful)}&item=net_margin&cell=net_margin:${doubtful}:2024`,
        );
        await page.getByRole('img', { name: /^Net margin of the companies/ }).waitFor();
        await page.getByRole('complementary').waitFor();
        await page.getByRole('link', { name: 'Peers' }).waitFor();
        const view = await page.getByText('Ratios', { exact: true }).first().boundingBox();
        expect(view!.x + view!.width, 'the choice of ratios is in sight').to.be.below(look.width);
        await expectClean(page, look);
        const [folder, picture] = [process.env['SCREENSHOTS'], pictureName('ratios', look)];
        if (folder !== undefined && picture !== undefined)
          await page.screenshot({ path: `${folder}/${picture}` });
      }, look));

  it('keeps a comparison under a name, opens it again, and forgets it', () =>
    inWindow(async (window) => {
      const { page } = window;
      await window.show(`${address(company, doubtful)}&item=net_margin`);
      const save = page.getByRole('button', { name: 'Save', exact: true });
      expect(await save.isDisabled()).to.equal(true);
      await page.getByLabel('Name of this comparison').fill('Margins of both');
      await save.click();
      await page.getByRole('link', { name: 'Margins of both' }).waitFor();
      await window.show('/compare');
      await page.getByRole('link', { name: 'Margins of both' }).click();
      await page.getByRole('img', { name: /^Net margin of the companies/ }).waitFor();
      expect(page.url()).to.match(
        new RegExp(`company=${company}&company=${doubtful}&type=ratios&item=net_margin$`),
      );
      await page.getByRole('button', { name: 'Forget Margins of both' }).click();
      await page.getByRole('link', { name: 'Margins of both' }).waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('region', { name: 'Ratios of the companies' }).waitFor();
      expect(await page.getByRole('link', { name: 'Margins of both' }).count()).to.equal(0);
    }));

  describe('a chart', () => {
    it('is saved as SVG with title, legend and light colours, whatever the theme', () =>
      inWindow(
        async (window) => {
          const { page } = window;
          await window.show(`${address(company, doubtful)}&item=net_margin`);
          const { name, bytes } = await download(page, 'Save the chart as SVG');
          expect(name).to.equal('Net-margin-Tessaly-Instruments-Brugge-S-n.svg');
          const svg = bytes.toString('utf8');
          for (const words of ['>Net margin: Tessaly', '>Tessaly Instruments<', '>2024<'])
            expect(svg).to.contain(words);
          expect(svg).to.contain('Brügge &#38; Søn').and.to.contain('fill="#ffffff"');
          const drawn = await page.evaluate(async (text) => {
            const image = new Image();
            image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
            await image.decode();
            return [image.naturalWidth, image.naturalHeight];
          }, svg);
          expect(drawn[0]).to.equal(960);
          expect(drawn[1]).to.be.above(400);
        },
        { width: 1360, height: 900, scheme: 'dark' },
      ));

    it('of a statement is saved as PNG on white paper', () =>
      inWindow(
        async (window) => {
          const { page } = window;
          const rated = await ratiosOf(company);
          await window.show(`/statements/${rated.statements[0]!.compiled_statement_id}`);
          await page.getByRole('gridcell', { name: /chart/i }).first().click();
          const { name, bytes } = await download(page, 'Save the chart as PNG');
          expect(name).to.match(/^Tessaly-Instruments-.*statement-.*\.png$/);
          expect(bytes.subarray(1, 4).toString()).to.equal('PNG');
          expect(bytes.readUInt32BE(16), 'pixels wide').to.equal(1920);
          const corner = await page.evaluate(async (base64) => {
            const image = new Image();
            image.src = `data:image/png;base64,${base64}`;
            await image.decode();
            const canvas = document.createElement('canvas');
            canvas.getContext('2d')?.drawImage(image, 0, 0);
            return [...(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])];
          }, bytes.toString('base64'));
          expect(corner).to.deep.equal([255, 255, 255, 255]);
        },
        { width: 1360, height: 900, scheme: 'dark' },
      ));

    it('of a comparison is saved too, named by its line item and companies', () =>
      inWindow(async (window) => {
        await window.show(`/compare?company=${company}&company=${doubtful}&item=revenue`);
        const { name } = await download(window.page, 'Save the chart as PNG');
        expect(name).to.equal('Revenue-Tessaly-Instruments-Brugge-S-n.png');
      }));
  });
});

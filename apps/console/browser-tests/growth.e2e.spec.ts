import type { CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { inWindowOf, launchBrowser, LOOKS, type Look, type Window } from './browser.js';
import { BrowserStack, type Numbered } from './stack.js';

interface Statement extends Numbered {
  readonly statement_type: string;
  readonly data: CompiledData;
}
type Item = CompiledData['line_items'][number];

/** High enough that every row is drawn. */
const TALL = { width: 1360, height: 4_000, scheme: 'light' } as const;
const SPARSE_YEARS = ['2024', '2022', '2021', '2018'];

const sparse = (items: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({
  statement_type: 'balance_sheet',
  company_name: 'Sparse',
  currency: 'EUR',
  scale: 1000,
  years: SPARSE_YEARS,
  data_lineage: {},
  gaps: [{ kind: 'missing_year', year: '2023' }],
  confidence: 1,
  line_items: Object.entries(items).map(([name, values]) => ({
    name,
    values,
    section: null,
    indentation_level: 0,
    is_total: false,
    unit: 'money',
    variants: [],
    confidence: 1,
    sources: {},
  })),
});

/** Each line item's row in order: what stands under its figures, by year as the head names them. */
const changesShown = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(() => {
    const years = [...document.querySelectorAll('.statement-head .num')].map((head) =>
      head.textContent.slice(0, 4),
    );
    return [...document.querySelectorAll('.statement-body > .statement-row')]
      .filter((row) => row.querySelector('.course') !== null)
      .toSorted((a, b) => Number(a.getAttribute('data-row')) - Number(b.getAttribute('data-row')))
      .map((row) => {
        const cells = [...row.children].slice(1);
        return Object.fromEntries(
          cells.flatMap((cell, at) => {
            const change = cell.querySelector('.change')?.textContent;
            return change === undefined ? [] : [[years[at] ?? '', change]];
          }),
        );
      });
  });

/** Each year's head that does not stand above the figures of its year: how far it is beside them, left and right. */
const headsBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('[role=columnheader].num')];
    const rows = [...document.querySelectorAll('.statement-body > .statement-row')].filter(
      (row) => row.children.length > 0,
    );
    if (heads.length === 0 || rows.length === 0) throw new Error('The page shows no figures');
    const beside = heads.flatMap((head, at) => {
      const above = head.getBoundingClientRect();
      return rows.flatMap((row) => {
        const below = [...row.children].slice(1)[at]!.getBoundingClientRect();
        const pixels = [below.left - above.left, below.right - above.right].map(Math.round);
        return pixels.some((one) => Math.abs(one) > 1)
          ? [`${head.textContent}: ${pixels.join(' and ')} pixels`]
          : [];
      });
    });
    return [...new Set(beside)];
  });

/** The change of one year as the numbers of the API give it; undefined if there is none to speak of. */
function changeOf(item: Item, year: string): string | undefined {
  const on = (one: string): number | undefined =>
    item.sources[one]?.adjusted?.value ?? item.values[one];
  const [newer, older] = [on(year), on(String(Number(year) - 1))];
  if (newer === undefined || older === undefined || older === 0) return undefined;
  if (newer * older < 0) return undefined;
  const share = Math.abs(newer) / Math.abs(older) - 1;
  if (Math.abs(share) >= 10) return share > 0 ? '> +1,000 %' : '< −1,000 %';
  const digits = Math.abs(share) < 0.1 ? 1 : 0;
  const percent = Number((share * 100).toFixed(digits));
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '-'}${Math.abs(percent)}%`;
}

const changesOf = (item: Item): Record<string, string> =>
  Object.fromEntries(
    Object.keys(item.values).flatMap((year) => {
      const change = changeOf(item, year);
      return change === undefined ? [] : [[year, change]];
    }),
  );

describe('growth in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  let browser: Browser;
  let statements: readonly Statement[] = [];
  let gappy = 0;

  before(async () => {
    await stack.start();
    browser = await launchBrowser();
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    const task = await stack.ask<{ task_id: string }>('POST', `/tasks/companies/${id}/extract`);
    await stack.waitForSuccess(task.task_id);
    statements = await stack.ask<Statement[]>('GET', `/compiled-statements/companies/${id}`);
    const made = await stack.ask<Numbered>('POST', '/compiled-statements', {
      company_id: await stack.addCompany('Sparse'),
      statement_type: 'balance_sheet',
      data: sparse({
        Cash: { 2024: 121, 2022: 100, 2021: 80, 2018: 10 },
        Loss: { 2024: 50, 2022: -50 },
        Late: { 2024: 7 },
      }),
    });
    gappy = made.id;
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
  });

  const inWindow = (work: (window: Window) => Promise<void>, look?: Look): Promise<void> =>
    inWindowOf(browser, stack.api.url, work, look);

  for (const order of ['newest', 'oldest'])
    it(`is what the numbers of the API say, ${order} year first, in every statement`, () =>
      inWindow(async (window) => {
        expect(statements).to.have.length(3);
        for (const { id, statement_type: type, data } of statements) {
          await window.show(`/statements/${id}?change=yes&years=all&order=${order}`);
          await window.page.locator('.statement-row .change').first().waitFor();
          const shown = await changesShown(window.page);
          expect(shown, type).to.deep.equal(data.line_items.map(changesOf));
          expect(
            shown.flatMap((row) => Object.keys(row)),
            type,
          ).to.have.length.above(50);
        }
      }, TALL));

  for (const order of ['newest', 'oldest'])
    it(`is per year over missing years, which are columns of their own, ${order} first`, () =>
      inWindow(async (window) => {
        await window.show(`/statements/${gappy}?change=yes&order=${order}`);
        const heads = await window.page
          .locator('.statement-head .num')
          .evaluateAll((all) => all.map((head) => head.firstChild?.textContent));
        const years = ['2024', '2023', '2022', '2021', '2020', '2019', '2018'];
        expect(heads).to.deep.equal(order === 'newest' ? years : years.toReversed());
        expect(await changesShown(window.page)).to.deep.equal([
          { 2024: '+10% p.a.', 2022: '+25%', 2021: '+100% p.a.' },
          {},
          {},
        ]);
        const course = await window.page.locator('.course path').nth(1).getAttribute('d');
        expect(course?.match(/M/g), 'gaps break the course').to.have.length(3);
      }));

  for (const view of ['printed', 'standardised'])
    for (const width of [1360, 390])
      it(`says in the head of an empty year that it has no report, ${view}, ${width} px`, () =>
        inWindow(
          async (window) => {
            const { page } = window;
            await window.show(`/statements/${gappy}?view=${view}`);
            const head = page.getByRole('columnheader', { name: '2023 no report' });
            await head.waitFor();
            const cut = await head.evaluate((each) => each.scrollHeight - each.clientHeight);
            expect(cut, 'pixels below its edge').to.be.at.most(0);
          },
          { width, height: 900, scheme: 'light' },
        ));

  describe('a statement', () => {
    const incomeStatement = (): number =>
      statements.find(({ statement_type: type }) => type === 'income_statement')?.id ?? 0;
    const rowsInSight = (page: Page): Promise<number> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.statement-names > *')].filter(
            (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
          ).length,
      );
    const yearsInSight = (page: Page): Promise<number> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.statement-head .num')].filter(
            (head) => head.getBoundingClientRect().right <= window.innerWidth,
          ).length,
      );

    for (const look of LOOKS)
      it(`has each year above its figures, ${look.width} px, ${look.scheme}`, () =>
        inWindowOf(
          browser,
          stack.api.url,
          async (window) => {
            const { reports = [] } = statements.find(({ id }) => id === incomeStatement())!.data;
            const first = reports.flatMap(({ published }) => published ?? []).toSorted()[0];
            expect(first, 'the day of the first report').to.match(/^\d{4}-\d\d-\d\d$/);
            for (const years of ['', '&years=all'])
              for (const order of ['newest', 'oldest'])
                for (const day of ['', `&as_of=${first}`]) {
                  const path = `/statements/${incomeStatement()}?order=${order}${years}${day}`;
                  await window.show(path);
                  await window.page.locator('.statement-row .cell').first().waitFor();
                  expect(await headsBeside(window.page), path).to.deep.equal([]);
                }
          },
          look,
        ));

    it('keeps the clicked figure in sight beside the panel that explains it', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show(`/statements/${incomeStatement()}`);
        await page.locator('.statement-row .cell').nth(7).click();
        await page.getByRole('complementary').waitFor();
        const cell = await page.locator('.cell[aria-selected=true]').boundingBox();
        const panel = await page.getByRole('complementary').boundingBox();
        expect(cell!.x + cell!.width).to.be.at.most(panel!.x);
      }));

    for (const [width, height] of [
      [1360, 900],
      [390, 844],
    ] as const)
      it(`shows the figure of its address beside the panel, ${width} px`, () =>
        inWindowOf(
          browser,
          stack.api.url,
          async (window) => {
            const { page } = window;
            const { data } = statements.find(({ id }) => id === incomeStatement())!;
            const oldest = data.years.at(-1)!;
            const last = data.line_items.findLastIndex(({ values }) => oldest in values);
            await window.show(`/statements/${incomeStatement()}?years=all&cell=${last}:${oldest}`);
            await page.getByRole('complementary').getByRole('img').waitFor();
            const seen = await page.evaluate(() => {
              const cell = document.querySelector('.cell[aria-selected=true]')!;
              const { left, right, top, bottom } = cell.getBoundingClientRect();
              const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return { isOnTop: at === cell, box: [left, right, top, bottom] };
            });
            expect(seen, 'the middle of the figure').to.include({ isOnTop: true });
          },
          { width, height, scheme: 'light' },
        ));

    it('shows three years and whole names on a phone, and its places behind one button', () =>
      inWindowOf(
        browser,
        stack.api.url,
        async (window) => {
          const { page } = window;
          await window.show(`/statements/${incomeStatement()}`);
          expect(await yearsInSight(page)).to.be.at.least(3);
          const cut = await page
            .locator('.statement-names > *')
            .evaluateAll((names) =>
              names
                .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
                .map(({ textContent }) => textContent),
            );
          expect(cut, 'names that are cut').to.deep.equal([]);
          await page.getByRole('button', { name: 'Menu' }).click();
          const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
          for (const place of await places.all()) {
            const box = await place.boundingBox();
            expect(box!.x + box!.width).to.be.at.most(390);
          }
          await places.filter({ hasText: 'Companies' }).click();
          await page.waitForURL(/#\/companies/);
        },
        { width: 390, height: 844, scheme: 'light' },
      ));

    it('shows more rows than its head at a zoom of 200 %', () =>
      inWindowOf(
        browser,
        stack.api.url,
        async (window) => {
          await window.show(`/statements/${incomeStatement()}`);
          expect(await rowsInSight(window.page)).to.be.at.least(6);
        },
        { width: 720, height: 450, scheme: 'light' },
      ));

    it('is printed with all its years and rows, without what is no part of it', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show(`/statements/${incomeStatement()}`);
        await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
        await page.emulateMedia({ media: 'print' });
        const { data } = statements.find(({ id }) => id === incomeStatement())!;
        const printed = page.locator('.printed-statement');
        expect(await printed.locator('thead th.num').allInnerTexts()).to.deep.equal(data.years);
        expect(await printed.locator('tbody tr:not(.heading)').count()).to.equal(
          data.line_items.length,
        );
        expect(
          await page.locator('header, button, .statement-box').filter({ visible: true }).count(),
        ).to.equal(0);
      }));
  });

  describe('the search', () => {
    it('leads by the words of a company and of a line item to its row', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show('/');
        await page.keyboard.press('/');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type('tessaly revenue');
        await page.getByRole('option', { name: /^Revenue Tessaly Instruments/ }).click();
        await page.waitForURL(/statements\/\d+\?row=Total%20revenue/);
      }));

    it('closes when its reader goes back', () =>
      inWindow(async (window) => {
        const { page } = window;
        await window.show('/companies');
        await page.getByRole('link', { name: 'Tessaly Instruments' }).click();
        await page.getByRole('heading', { name: 'Tessaly Instruments' }).waitFor();
        await page.keyboard.press('/');
        await page.getByRole('dialog').waitFor();
        await page.goBack();
        await page.getByRole('heading', { name: 'Companies' }).waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }));
  });

  it('of an address without a page is a page that says so', () =>
    inWindow(async (window) => {
      await window.show('/nonsense');
      await window.page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    }));
});

import { Aims } from '../system/aims.js';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import {
  addManyDocuments,
  addStatement,
  BrowserStack,
  costOfPlainRedraws,
  costOfSteps,
  costOfWheel,
  FEWER_ROWS,
  launchBrowser,
  MANY_ROWS,
  MOST_OF_PLAIN,
  MOST_OF_SHORTER,
  PIXELS_A_FRAME,
  quantile,
  type ScrollCost,
  showStatement,
  Window,
} from '@fde/console/browser-tests';

const HELP = `Usage: npm run console -w lab -- [--rounds N] [--json FILE] [--check]

What the console's largest pages cost in a real browser: its first view, a company with 2,000 documents, and scrolling a
compiled statement of 400 rows by 30 years beside a shorter one and beside drawing its rows plainly anew.

  --rounds N    how often each is measured (3); the median counts
  --json FILE   writes the measures there, too
  --check       exits with 1 if an aim is missed`;

/** The main thread is done with a frame before the next one is due, at 60 frames a second. */
const FRAME_MS = 16.7;
/** How long a person waits for a page without losing the thread: Nielsen, Usability Engineering (1993), chapter 5. */
const PAGE_MS = 1_000;
const MANY_DOCUMENTS = 2_000;
const WHEEL = { distance: 9_000, pixelsASecond: 1_800 };

interface Round {
  readonly firstViewMs: number;
  readonly documentsMs: number;
  readonly wheel: ScrollCost;
  readonly shorter: ScrollCost;
  readonly longer: ScrollCost;
  readonly plain: ScrollCost;
}

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

const medianOf = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
const medianFrame = ({ perFrame }: ScrollCost): number => quantile(perFrame, 0.5);
const slowFrame = ({ perFrame }: ScrollCost): number => quantile(perFrame, 0.95);

function printCost(name: string, cost: ScrollCost): void {
  const kinds = Object.entries(cost.byKind)
    .map(([kind, time]) => `${kind} ${(time / cost.perFrame.length).toFixed(1)}`)
    .join(', ');
  console.log(
    `   ${name}: median ${medianFrame(cost).toFixed(1)} ms, p95 ${slowFrame(cost).toFixed(1)} ms ` +
      `a frame (${kinds}); ${cost.presented} frames presented, ${cost.dropped} dropped`,
  );
}

async function firstView(page: Page): Promise<number> {
  await page.goto('/');
  await page.reload();
  await page.getByRole('link', { name: 'AstraZeneca PLC' }).waitFor();
  return page.evaluate(() => performance.now());
}

async function documentsOf(page: Page, company: string): Promise<number> {
  await page.goto('/#/companies');
  const link = page.getByRole('link', { name: company });
  await link.waitFor();
  const began = performance.now();
  await link.click();
  await page.getByText(`${MANY_DOCUMENTS.toLocaleString('en')} documents`).waitFor();
  return performance.now() - began;
}

/** Takes `statements`: the ids of the shorter one and of the longer one. */
async function measure(
  browser: Browser,
  page: Page,
  statements: readonly [number, number],
): Promise<Round> {
  const [shorter, longer] = statements;
  const firstViewMs = await firstView(page);
  const documentsMs = await documentsOf(page, 'Many');
  await showStatement(page, longer);
  const wheel = await costOfWheel(browser, page, WHEEL.distance, WHEEL.pixelsASecond);
  await showStatement(page, shorter);
  const ofShorter = await costOfSteps(browser, page);
  await showStatement(page, longer);
  const ofLonger = await costOfSteps(browser, page);
  const plain = await costOfPlainRedraws(browser, page);
  return { firstViewMs, documentsMs, wheel, shorter: ofShorter, longer: ofLonger, plain };
}

function printRound(round: Round, index: number): void {
  console.log(
    `round ${index + 1}: first view ${round.firstViewMs.toFixed(0)} ms, ` +
      `${MANY_DOCUMENTS} documents ${round.documentsMs.toFixed(0)} ms; processor time of the main thread`,
  );
  printCost(`wheel at ${WHEEL.pixelsASecond} px/s`, round.wheel);
  printCost(`${FEWER_ROWS} rows, ${PIXELS_A_FRAME} px a frame`, round.shorter);
  printCost(`${MANY_ROWS} rows, ${PIXELS_A_FRAME} px a frame`, round.longer);
  printCost('the rows on the screen drawn plainly anew', round.plain);
}

function aimsOf(rounds: readonly Round[]): Aims {
  const median = (of: (round: Round) => number): number => medianOf(rounds.map(of));
  const toShorter = median(({ longer, shorter }) => medianFrame(longer) / medianFrame(shorter));
  const toPlain = median(({ longer, plain }) => medianFrame(longer) / medianFrame(plain));
  const slowToPlain = median(({ longer, plain }) => slowFrame(longer) / slowFrame(plain));
  const frame = median(({ longer }) => medianFrame(longer));
  const aims = new Aims();
  aims.below(
    'first view',
    PAGE_MS,
    median((round) => round.firstViewMs),
    'ms',
  );
  aims.below(
    `a company with ${MANY_DOCUMENTS} documents`,
    PAGE_MS,
    median((round) => round.documentsMs),
    'ms',
  );
  const longest = `a frame of ${MANY_ROWS} rows`;
  aims.below(longest, FRAME_MS, frame, 'ms of processor time');
  aims.below(`${longest} beside one of ${FEWER_ROWS}`, MOST_OF_SHORTER, toShorter, 'times');
  aims.below('a frame beside plain drawing', MOST_OF_PLAIN, toPlain, 'times');
  aims.below('a frame beside plain drawing, p95', MOST_OF_PLAIN, slowToPlain, 'times');
  return aims;
}

async function run(stack: BrowserStack, browser: Browser): Promise<void> {
  // A company has one balance sheet.
  const statements = [
    await addStatement(stack, await stack.addCompany('Shorter'), FEWER_ROWS),
    await addStatement(stack, await stack.addCompany('Longer'), MANY_ROWS),
  ] as const;
  await addManyDocuments(stack, await stack.addCompany('Many'), MANY_DOCUMENTS);
  const rounds: Round[] = [];
  for (let index = 0; index < Number(options.rounds); index++) {
    const window = await Window.open(browser, stack.api.url);
    const round = await measure(browser, window.page, statements);
    await window.close();
    printRound(round, index);
    rounds.push(round);
  }
  const aims = aimsOf(rounds);
  aims.print();
  if (options.json !== undefined) await writeFile(options.json, JSON.stringify(aims.rows));
  if (options.check && aims.rows.some(({ reached }) => reached === false)) process.exitCode = 1;
}

if (options.help) console.log(HELP);
else {
  const browser = await launchBrowser();
  const stack = new BrowserStack();
  try {
    await stack.start();
    await run(stack, browser);
  } finally {
    await stack.stop();
    await browser.close();
  }
}

import { foldName, judgeText } from '@fde/report-classification';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { isDeedText, statementIn } from '../page/deeds/deeds.js';
import { saysAccept, saysMore } from '../page/forms/form-words.js';
import { isYearText } from '../page/forms/year-choices.js';
import { wordScore } from '../site/frontier/link-words.js';
import type { PageRequests } from './page-requests.js';

/** After this long without a request, the page has loaded what it needs for now. */
const QUIET_MS = 400;
/** A page that never rests is read anyway. */
const LONGEST_UNREST_MS = 6000;
/** Time for a script that answers a click without asking the site. */
const AFTER_CLICK_MS = 150;
const STEP_TIMEOUT_MS = 2000;
const MAX_MORE = 10;
const MAX_CHOICES = 30;
const MAX_CONTROLS = 200;
/** What leads to the list may lead to what leads to the list. */
const ROUNDS = 2;
const MAX_LEADING = 4;
/** Lists of reports, archives (see link-words). */
const LEADING_SCORE = 7;
const CONTROLS =
  'button,[role="button"],[role="tab"],[data-year],summary,a[href^="#"],a[href^="javascript:"],a:not([href]),li[data-value]';

type Look = (choice: string) => Promise<void>;
interface Control {
  readonly text: string;
  readonly use: () => Promise<unknown>;
  /** The words of the box that it stands in. */
  readonly around?: () => Promise<string>;
}

/** What a visitor says about himself, and whether he does. */
export interface Statements {
  readonly mayState: boolean;
  readonly unsaid: string[];
}

const untilQuiet = async (requests: PageRequests, signal: AbortSignal): Promise<void> => {
  const until = performance.now() + LONGEST_UNREST_MS;
  await wait(AFTER_CLICK_MS, undefined, { signal });
  while (requests.quietFor() < QUIET_MS && performance.now() < until)
    await wait(50, undefined, { signal });
};

const textOf = async (element: Locator): Promise<string> =>
  ((await element.innerText({ timeout: STEP_TIMEOUT_MS }).catch(() => '')) ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sent to the element itself: a banner that lies over the page does not keep it away. */
const click = (element: Locator): Promise<unknown> =>
  element.dispatchEvent('click', undefined, { timeout: STEP_TIMEOUT_MS }).catch(() => undefined);

const controlsOf = async (page: Page): Promise<readonly Control[]> => {
  const controls: Control[] = [];
  const elements = await page.locator(CONTROLS).all();
  for (const element of elements.slice(0, MAX_CONTROLS)) {
    const text = await textOf(element);
    if (text.length > 0 && text.length < 60 && !isDeedText(text))
      controls.push({ text, use: () => click(element), around: () => boxOf(element) });
  }
  return controls;
};

/** A question with what it is about; the whole page is longer. */
const LONGEST_BOX = 2500;

const boxOf = (element: Locator): Promise<string> =>
  element
    .evaluate((start, longest) => {
      let box = start;
      for (let at = start.parentElement; at; at = at.parentElement) {
        if (at.innerText.length > longest) break;
        box = at;
      }
      return (box as HTMLElement).innerText;
    }, LONGEST_BOX)
    .catch(() => '');

/** The button that lets a visitor in; none if he would state something about himself that is not to be stated. */
const consentOf = async (
  controls: readonly Control[],
  { mayState, unsaid }: Statements,
): Promise<readonly Control[]> => {
  const [consent] = controls.filter(accepts);
  const statement = mayState ? undefined : statementIn((await consent?.around?.()) ?? '');
  if (statement !== undefined) unsaid.push(statement);
  return consent === undefined || statement !== undefined ? [] : [consent];
};

/** The options of lists that no form sends. */
const optionsOf = async (page: Page): Promise<readonly Control[]> => {
  const controls: Control[] = [];
  for (const list of (await page.locator('select').all()).slice(0, 10)) {
    const options = await list.locator('option').allInnerTexts();
    for (const text of options.slice(0, MAX_CHOICES).map((each) => each.trim())) {
      controls.push({
        text,
        use: () =>
          list
            .selectOption({ label: text }, { timeout: STEP_TIMEOUT_MS, force: true })
            .catch(() => undefined),
      });
    }
  }
  return controls;
};

const accepts = ({ text }: Control): boolean => saysAccept(text);

/** Says annual reports, or words that lead to lists of them. */
const leads = ({ text }: Control): boolean =>
  judgeText(text, 'text')?.type === 'annual_report' || wordScore(foldName(text)) >= LEADING_SCORE;

/**
 * Uses the page's controls: consent, annual reports among the kinds, each year, more of the list.
 * Reads the page after each.
 */
export const showMore = async (
  page: Page,
  requests: PageRequests,
  signal: AbortSignal,
  look: Look,
  statements: Statements,
): Promise<void> => {
  const settle = (): Promise<void> => untilQuiet(requests, signal);
  await settle();
  await page.mouse.wheel(0, 20_000).catch(() => undefined);
  await settle();
  await look('');
  const start = page.url();
  const used = new Set<string>();
  const tryEach = async (controls: readonly Control[]): Promise<void> => {
    for (const { text, use } of controls) {
      signal.throwIfAborted();
      await use();
      await settle();
      await look(text);
    }
  };
  await tryEach(await consentOf(await controlsOf(page), statements));
  for (let round = 0; round < ROUNDS; round += 1) {
    const leading = [...(await optionsOf(page)), ...(await controlsOf(page))].filter(leads);
    await tryEach(leading.filter(({ text }) => !used.has(text)).slice(0, MAX_LEADING));
    for (const { text } of leading) used.add(text);
  }
  await loadAll(page, settle, look);
  const years = [...(await optionsOf(page)), ...(await controlsOf(page))];
  await tryEach(years.filter(({ text }) => isYearText(text)).slice(0, MAX_CHOICES));
  if (page.url() !== start) await look('');
};

const loadAll = async (page: Page, settle: () => Promise<void>, look: Look): Promise<void> => {
  for (let times = 0; times < MAX_MORE; times += 1) {
    const more = (await controlsOf(page)).find(({ text }) => saysMore(text));
    if (!more) return;
    const before = await page.locator('a[href]').count();
    await more.use();
    await settle();
    await look('');
    if ((await page.locator('a[href]').count()) === before) return;
  }
};

import { foldName, judgeText } from '@fde/report-classification';
import type { Page } from 'playwright-core';
import { isDownloadText, statementIn } from '../page/deeds/deeds.js';
import { partsOf, saysAccept, saysEverything, saysMore } from '../page/forms/form-words.js';
import { isYearText } from '../page/forms/year-choices.js';
import { wordScore } from '../page/link-words.js';
import { controlsOf, itemsOf, optionsOf, untilQuiet, type Control, type Item } from './controls.js';
import type { PageRequests } from './page-requests.js';

/** So often a list is made longer: the longest lists of reports seen have some hundred items, ten at a time. */
const MAX_MORE = 40;
const MAX_CHOICES = 30;
const MAX_BUTTONS_FOR_MORE = 4;
/** What leads to the list may lead to what leads to the list. */
const ROUNDS = 2;
const MAX_LEADING = 4;
/** Lists of reports, archives (see link-words). */
const LEADING_SCORE = 7;

/** What a visitor says about himself, and whether he does. */
export interface Statements {
  readonly mayState: boolean;
  readonly unsaid: string[];
}

export interface ShownPage {
  readonly page: Page;
  readonly requests: PageRequests;
  readonly signal: AbortSignal;
  readonly look: (choice: string) => Promise<void>;
  readonly statements: Statements;
  /** What of the page's lists was not shown, in words. */
  readonly left: string[];
}

/** The button that lets a visitor in; none if he would state something about himself that is not to be stated. */
const consentOf = async (
  controls: readonly Control[],
  { mayState, unsaid }: Statements,
): Promise<readonly Control[]> => {
  const [consent] = controls.filter(({ text }) => saysAccept(text));
  const statement = mayState ? undefined : statementIn((await consent?.around?.()) ?? '');
  if (statement !== undefined) unsaid.push(statement);
  return consent === undefined || statement !== undefined ? [] : [consent];
};

/** Says annual reports, or words that lead to lists of them. */
const leads = ({ text }: Control): boolean =>
  !saysMore(text) &&
  (judgeText(text, 'text')?.type === 'annual_report' || wordScore(foldName(text)) >= LEADING_SCORE);

/** An item of a list of annual reports: by its own words, or by its row's where it only hands something out. */
const isReport = ({ text, row }: Item): boolean => {
  const own = judgeText(text, 'text');
  if (own !== undefined) return own.type === 'annual_report';
  return isDownloadText(text) && judgeText(row, 'text')?.type === 'annual_report';
};

const isPageNumber = ({ text }: Control): boolean => /^\d{1,2}$/.test(text);

/** What a page shows now, to be compared: the same after an action, and the action has brought nothing. */
const stateOf = (page: Page): Promise<string> =>
  page
    .evaluate(
      () =>
        `${document.body.innerText}\n` +
        [...document.querySelectorAll('a[href]')]
          .map((each) => each.getAttribute('href'))
          .join(' '),
    )
    .catch(() => '');

/** Lists in boxes of their own are scrolled to their ends. */
const scrollBoxes = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => {
      for (const box of document.querySelectorAll('div,ul,section,main'))
        if (
          box.scrollHeight > box.clientHeight + 20 &&
          /auto|scroll/.test(getComputedStyle(box).overflowY)
        )
          box.scrollTop = box.scrollHeight;
    })
    .catch(() => undefined);

class Visit {
  readonly #used = new Set<string>();
  readonly #seen = new Set<string>();

  constructor(private readonly shown: ShownPage) {}

  settle(): Promise<void> {
    const { page, requests, signal } = this.shown;
    return untilQuiet(page, requests, signal);
  }

  async controls(): Promise<readonly Control[]> {
    const { page } = this.shown;
    return [...(await optionsOf(page)), ...(await controlsOf(page))];
  }

  /** Uses one control; an address to which it leads is written onto it. */
  async use({ text, use, mark }: Control): Promise<void> {
    const { requests, signal, left } = this.shown;
    signal.throwIfAborted();
    requests.led = undefined;
    if (!(await use())) left.push(`"${text}" was not used: the page did not answer in time`);
    await this.settle();
    if (requests.led !== undefined) await mark?.(requests.led);
  }

  async tryEach(controls: readonly Control[]): Promise<void> {
    for (const control of controls) {
      await this.use(control);
      await this.clickItems();
      await this.shown.look(control.text);
    }
  }

  /** The click is the link: each item of a list is clicked once, and what it leads to is not asked for. */
  async clickItems(): Promise<void> {
    const { page, requests } = this.shown;
    const items = (await itemsOf(page)).filter(isReport);
    requests.holdsPage = true;
    try {
      for (const item of items) await this.use(item);
    } finally {
      requests.holdsPage = false;
    }
  }

  async lead(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const leading = (await this.controls()).filter(leads);
      await this.tryEach(leading.filter(({ text }) => !this.#used.has(text)).slice(0, MAX_LEADING));
      for (const { text } of leading) this.#used.add(text);
    }
  }

  /** True if the page shows what it has not shown before. */
  async isNew(): Promise<boolean> {
    const state = await stateOf(this.shown.page);
    const isNew = !this.#seen.has(state);
    this.#seen.add(state);
    return isNew;
  }

  /** Does something that may make a list longer, until nothing new comes. */
  async repeat(what: string, act: () => Promise<boolean>): Promise<void> {
    await this.isNew();
    for (let times = 0; times < MAX_MORE; times += 1) {
      if (!(await act()) || !(await this.isNew())) return;
      await this.clickItems();
      await this.shown.look('');
    }
    this.shown.left.push(`its list goes on after ${MAX_MORE} times "${what}"`);
  }

  scroll(): Promise<void> {
    const { page } = this.shown;
    return this.repeat('scroll', async () => {
      await page.mouse.wheel(0, 20_000).catch(() => undefined);
      await scrollBoxes(page);
      await this.settle();
      return true;
    });
  }

  /** Each button for more until it brings nothing new; what opens a menu may say "More" too. */
  async more(): Promise<void> {
    const { page } = this.shown;
    const done = new Set<string>();
    for (let button = 0; button < MAX_BUTTONS_FOR_MORE; button += 1) {
      let label: string | undefined;
      await this.repeat('more', async () => {
        const more = (await controlsOf(page)).find(
          ({ text }) => saysMore(text) && (label === undefined ? !done.has(text) : text === label),
        );
        label ??= more?.text;
        if (more) await this.use(more);
        return more !== undefined;
      });
      if (label === undefined) return;
      done.add(label);
    }
  }

  /** The options of lists that show other parts of a list: its pages, all of it at once. */
  async chooseParts(): Promise<void> {
    const options = await optionsOf(this.shown.page);
    const parts = options.filter(
      ({ text, list }) =>
        partsOf(list).includes(text) || (saysEverything(text) && list[0] !== text),
    );
    for (const part of parts.slice(0, MAX_MORE)) {
      await this.use(part);
      await this.clickItems();
      await this.shown.look('');
    }
  }

  /** The pages of a list in a page: buttons 1, 2, 3. */
  async turn(): Promise<void> {
    const { page } = this.shown;
    for (let number = 2; number <= MAX_MORE; number += 1) {
      const numbers = (await controlsOf(page)).filter(isPageNumber);
      const next = numbers.find(({ text }) => Number(text) === number);
      if (next === undefined) return;
      await this.use(next);
      await this.clickItems();
      await this.shown.look('');
    }
    this.shown.left.push(`its list has more than ${MAX_MORE} pages`);
  }
}

/**
 * Uses the page's controls: consent, annual reports among the kinds, more of the list, its pages,
 * each year, each item. Reads the page after each.
 */
export const showMore = async (shown: ShownPage): Promise<void> => {
  const { page, look, statements } = shown;
  const visit = new Visit(shown);
  await visit.settle();
  await visit.scroll();
  await look('');
  const start = page.url();
  for (const consent of await consentOf(await controlsOf(page), statements)) {
    await visit.use(consent);
    await look('');
  }
  await visit.lead();
  await visit.chooseParts();
  await visit.more();
  await visit.turn();
  await visit.clickItems();
  await look('');
  const years = (await visit.controls()).filter(({ text }) => isYearText(text));
  await visit.tryEach(years.slice(0, MAX_CHOICES));
  if (years.length > MAX_CHOICES)
    shown.left.push(`${years.length - MAX_CHOICES} of its ${years.length} years were not chosen`);
  if (page.url() !== start) await look('');
};

import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { isDeedText, isDownloadText } from '../page/deeds/deeds.js';
import { wordsOfControl } from '../page/forms/control-words.js';
import type { PageRequests } from './page-requests.js';

/** After this long without a request, the page has loaded what it needs for now. */
const QUIET_MS = 400;
/** A page that never rests is read anyway. */
const LONGEST_UNREST_MS = 6000;
/** Time for a script that answers a click without asking the site. */
const AFTER_CLICK_MS = 150;
/** Longest time for one click; a page answers at once, a machine under load does not. */
const STEP_TIMEOUT_MS = 15_000;
const MAX_CONTROLS = 200;
const MAX_LISTS = 10;
const MAX_OPTIONS = 60;
const LONGEST_CONTROL = 60;

const CONTROLS =
  'button,[role="button"],[role="tab"],[role="option"],[data-year],summary,a[href^="#"],a[href^="javascript:"],a:not([href]),li[data-value],label:has(input[type="radio"])';
/** Marks what looks as if it could be clicked, and a row of years. */
const POINTER = 'data-fde-pointer';

/** Something on a page that can be used. */
export interface Control {
  readonly text: string;
  /** False if the page has not answered in time. */
  readonly use: () => Promise<boolean>;
  /** Writes the address to which it leads onto it, so that it is read as a link. */
  readonly mark?: (url: string) => Promise<unknown>;
  /** The words of the box that it stands in. */
  readonly around?: () => Promise<string>;
}

/** Waits until the page has loaded what it needs for now, and has had its turn to show it. */
export const untilQuiet = async (
  page: Page,
  requests: PageRequests,
  signal: AbortSignal,
): Promise<void> => {
  const until = performance.now() + LONGEST_UNREST_MS;
  await wait(AFTER_CLICK_MS, undefined, { signal });
  while (requests.quietFor() < QUIET_MS && performance.now() < until)
    await wait(50, undefined, { signal });
  // On a machine under load the page's own turn comes late.
  await page
    .evaluate(() => new Promise<void>((done) => setTimeout(() => setTimeout(done))))
    .catch(() => undefined);
};

/**
 * The words of each: its own, else its label; what is hidden from sight (an option that is not
 * unfolded) has words too. One question to the page for all: a page under load answers late.
 */
const textsOf = async (elements: Locator): Promise<readonly string[]> => {
  const names = await elements
    .evaluateAll((all) =>
      all.map((each) => ({
        text: ((each as HTMLElement).innerText || (each.textContent ?? ''))
          .replace(/\s+/g, ' ')
          .trim(),
        label: each.getAttribute('aria-label') ?? each.getAttribute('title') ?? '',
        className: each.getAttribute('class') ?? '',
        counts: (each.parentElement?.querySelector('input') ?? null) !== null,
      })),
    )
    .catch(() => []);
  return names.map(wordsOfControl);
};

/** Marks small things over which the pointer is a hand, and years side by side: scripts may listen to both. */
const markPointers = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      ([name, longest]) => {
        const isYear = (each: Element): boolean =>
          /^\D{0,12}(?:19|20)\d{2}(?:\s*[-/–]\s*\d{2,4})?$/.test((each.textContent ?? '').trim());
        for (const each of document.querySelectorAll('div,span,li,p')) {
          const text = (each.textContent ?? '').trim();
          if (text === '' || text.length > longest || each.querySelector('a,button,input,div,li'))
            continue;
          if (each.closest('a,button,label,nav,header,footer')) continue;
          const row = [...(each.parentElement?.children ?? [])];
          const inRow = row.length > 1 && row.every(isYear);
          if (inRow || getComputedStyle(each).cursor === 'pointer') each.setAttribute(name, '');
        }
      },
      [POINTER, LONGEST_CONTROL] as const,
    )
    .catch(() => undefined);

/** What became of an action: a page that is gone, or shows the control no more, is not late. */
const wasInTime = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    (error: unknown) => !(error instanceof Error && error.name === 'TimeoutError'),
  );

/** Sent to the element itself: a banner that lies over the page does not keep it away. */
const click = async (element: Locator): Promise<boolean> =>
  (await element.count().catch(() => 0)) === 0 ||
  wasInTime(element.dispatchEvent('click', undefined, { timeout: STEP_TIMEOUT_MS }));

/** Read as a link by `collect-links`, with all that stands around it. */
const mark = (element: Locator, url: string): Promise<unknown> =>
  element
    .evaluate((each, address) => each.setAttribute('data-click-href', address), url, {
      timeout: STEP_TIMEOUT_MS,
    })
    .catch(() => undefined);

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

const controlOf = (element: Locator, text: string): Control => ({
  text,
  use: () => click(element),
  mark: (url) => mark(element, url),
  around: () => boxOf(element),
});

export const controlsOf = async (page: Page): Promise<readonly Control[]> => {
  await markPointers(page);
  const elements = page.locator(`${CONTROLS},[${POINTER}]`);
  const texts = (await textsOf(elements)).slice(0, MAX_CONTROLS);
  return texts.flatMap((text, at) =>
    text !== '' && text.length < LONGEST_CONTROL && !isDeedText(text)
      ? [controlOf(elements.nth(at), text)]
      : [],
  );
};

/** An option of a list, with all options beside it. */
export interface Option extends Control {
  readonly list: readonly string[];
}

const hasOption = async (list: Locator, text: string): Promise<boolean> =>
  (
    await list
      .locator('option')
      .allInnerTexts()
      .catch(() => [])
  ).some((each) => each.trim() === text);

const choose = async (list: Locator, text: string): Promise<boolean> =>
  !(await hasOption(list, text)) ||
  wasInTime(list.selectOption({ label: text }, { timeout: STEP_TIMEOUT_MS, force: true }));

/** The options of lists that no form sends. */
export const optionsOf = async (page: Page): Promise<readonly Option[]> => {
  const controls: Option[] = [];
  for (const list of (await page.locator('select').all()).slice(0, MAX_LISTS)) {
    const texts = (await list.locator('option').allInnerTexts()).map((each) => each.trim());
    for (const text of texts.slice(0, MAX_OPTIONS)) {
      controls.push({
        text,
        list: texts,
        use: () => choose(list, text),
      });
    }
  }
  return controls;
};

/** What can be clicked in the content of a page and leads nowhere by itself, with the words of its row. */
export interface Item extends Control {
  readonly row: string;
}

const MAX_ITEMS = 60;
const NUMBER = 'data-fde-item';

/** By what it says, or by what its program calls it. */
const saysDeed = (text: string, labels: string): boolean =>
  isDeedText(text) || labels.split(/[\s;]+/).some((each) => isDeedText(each));

const DOWNLOAD_SIGN = /^[⬇⤓↓📥🗎📄]\ufe0f?$/u;

/** The words of an item; of one without words, what its picture means. */
const wordsOfItem = ({
  text,
  icons,
}: {
  readonly text: string;
  readonly icons: string;
}): string => {
  if (/\p{L}|\p{N}/u.test(text)) return text;
  return DOWNLOAD_SIGN.test(text.trim()) || isDownloadText(icons.slice(0, 100)) ? 'Download' : text;
};

/** An item as the page shows it. */
interface PageItem {
  readonly number: number;
  readonly text: string;
  readonly labels: string;
  /** What the pictures in it are called. */
  readonly icons: string;
  readonly row: string;
}

/** Runs in the page: what can be clicked there and leads nowhere by itself is numbered, `most` at most. */
const numberItems = ([name, most]: readonly [string, number]): readonly PageItem[] => {
  const leads = (each: Element): boolean => {
    const href = each.getAttribute('href') ?? '';
    return href === '' || href.startsWith('#') || href.startsWith('javascript:');
  };
  const acts = (each: Element): boolean =>
    each.matches('a,button,[role="button"],[role="link"],[onclick]') ||
    getComputedStyle(each).cursor === 'pointer';
  const all = [...document.querySelectorAll('a,button,[role],[onclick],tr,li,td,div,span,p')];
  const items = all.filter(
    (each) =>
      !each.hasAttribute(name) &&
      !each.closest('nav,header,footer') &&
      (each as HTMLElement).innerText.length < 200 &&
      leads(each) &&
      acts(each) &&
      !each.querySelector('a[href]:not([href^="javascript:"]):not([href^="#"]),[onclick]'),
  );
  const inner = items.filter((each) => !items.some((o) => o !== each && each.contains(o)));
  const from = document.querySelectorAll(`[${name}]`).length;
  const attributesOf = (each: Element, ...names: readonly string[]): string =>
    names.map((label) => each.getAttribute(label) ?? '').join(' ');
  return inner.slice(0, Math.max(0, most - from)).map((each, at) => {
    each.setAttribute(name, String(from + at));
    const row = each.closest('tr,li,article,p') ?? each.parentElement ?? each;
    return {
      number: from + at,
      text: (each as HTMLElement).innerText || attributesOf(each, 'aria-label', 'title'),
      labels: attributesOf(each, 'aria-label', 'title', 'class', 'name', 'data-action', 'onclick'),
      icons: [each, ...each.querySelectorAll('i,svg,img,use,span')]
        .map((icon) => attributesOf(icon, 'class', 'alt', 'title', 'aria-label', 'href', 'src'))
        .join(' '),
      row: (row as HTMLElement).innerText.slice(0, 300),
    };
  });
};

/** The items of the lists that a page shows now. Each is numbered once, so that it is clicked once. */
export const itemsOf = async (page: Page): Promise<readonly Item[]> => {
  const found = await page
    .evaluate(numberItems, [NUMBER, MAX_ITEMS] as const)
    .catch((): readonly PageItem[] => []);
  return (
    found
      .filter(({ text, labels, icons }) => !saysDeed(text, `${labels} ${icons}`))
      .map((each) => ({ ...each, text: wordsOfItem(each) }))
      // A sign without words may stand for anything.
      .filter(({ text }) => /\p{L}|\p{N}/u.test(text))
      .map(({ number, text, row }) => ({
        ...controlOf(page.locator(`[${NUMBER}="${number}"]`), text.replace(/\s+/g, ' ').trim()),
        row: row.replace(/\s+/g, ' ').trim(),
      }))
  );
};

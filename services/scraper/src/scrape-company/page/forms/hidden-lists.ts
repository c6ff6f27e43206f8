import { wordsOfControl } from './control-words.js';
import { partsOf, saysEverything, saysMore } from './form-words.js';
import type { FoundLink } from '../page-content.js';
import { squeeze, visibleText } from '../page-text.js';
import { isYearText, yearChoices } from './year-choices.js';

const BUTTONS =
  'button,[role="button"],a[href^="#"],a[href^="javascript:"],a:not([href]),[onclick],[tabindex],[class*="btn" i],[class*="button" i],[class*="more" i]';
/** A list that grows as one scrolls is called so by its program. */
const GROWS = '[class*="infinite" i],[data-infinite],[data-infinite-scroll]';
const LONGEST_BUTTON = 60;

/** Years that a page offers without an address: only its scripts can show them. */
export const unreachedYears = (
  document: ParentNode,
  links: readonly FoundLink[],
): readonly string[] => {
  const reached = new Set(
    links.filter(({ guessed, text }) => !guessed && isYearText(text)).map(({ text }) => text),
  );
  return yearChoices(document)
    .map(({ text }) => text)
    .filter((text) => !reached.has(text));
};

const wordsOf = (element: Element): string =>
  wordsOfControl({
    text: visibleText(element, LONGEST_BUTTON),
    label: element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '',
    className: element.getAttribute('class') ?? '',
    counts: (element.parentElement?.querySelector('input') ?? null) !== null,
  });

/** Whether a click on it leads to an address that is written down. */
const hasAddress = (element: Element): boolean =>
  element.closest('a[href]:not([href^="#"]):not([href^="javascript:"])') !== null ||
  element.getAttributeNames().some((name) => /^data-.*(?:href|url)$/.test(name));

/** `Page 1, Page 2`, `10, 25, All`: options that show other parts of a list. */
const choosesParts = (select: Element): boolean => {
  const texts = [...select.querySelectorAll('option')].map((each) =>
    squeeze(each.textContent ?? ''),
  );
  return texts.length > 1 && (partsOf(texts).length > 0 || texts.slice(1).some(saysEverything));
};

/** A button that says "Load more" and leads nowhere by itself, or a list of which a part is chosen. */
export const hidesMore = (document: ParentNode): boolean =>
  document.querySelector(GROWS) !== null ||
  [...document.querySelectorAll('select')].some(
    (each) => !each.closest('form') && choosesParts(each),
  ) ||
  [...document.querySelectorAll(BUTTONS)].some(
    (element) =>
      !element.closest('[hidden],nav,header,footer') &&
      !hasAddress(element) &&
      saysMore(wordsOf(element)),
  );

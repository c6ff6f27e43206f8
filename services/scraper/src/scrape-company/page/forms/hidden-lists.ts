import { saysMore } from './form-words.js';
import type { FoundLink } from '../page-content.js';
import { visibleText } from '../page-text.js';
import { isYearText, yearChoices } from './year-choices.js';

const BUTTONS = 'button,[role="button"],a[href^="#"],a[href^="javascript:"],a:not([href])';

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

/** A button that says "Load more" and leads nowhere by itself. */
export const hidesMore = (document: ParentNode): boolean =>
  [...document.querySelectorAll(BUTTONS)].some(
    (element) =>
      !element.hasAttribute('hidden') &&
      !element.closest('[hidden]') &&
      !element.getAttributeNames().some((name) => /^data-.*(?:href|url)$/.test(name)) &&
      saysMore(visibleText(element, 60)),
  );

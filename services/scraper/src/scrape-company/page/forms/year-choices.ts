import { foldName, withCommonEra } from '@fde/report-classification';
import { isOnlyYear } from '../link-words.js';
import { squeeze, visibleText } from '../page-text.js';

/** A year that a page lets its visitor choose. */
export interface YearChoice {
  /** What the page hands on for it. */
  readonly value: string;
  readonly text: string;
}

/** No address and no selector, whose marks folding would take away. */
const STARTS_AS_TEXT = /^[\p{L}\p{N}]/u;
const SWITCHES =
  'button,[role="tab"],[role="option"],[data-year],a[href^="#"],a[href^="javascript:"],a:not([href]),li[data-value],label:has(input[type="radio"])';
/** What stands side by side as a row of years may be a row of tabs. */
const PLAIN = 'li,div,span';
const FEWEST_IN_ROW = 2;
const MAX_CHOICES = 60;
const LONGEST_YEAR = 40;

export const isYearText = (text: string): boolean =>
  text.length < LONGEST_YEAR &&
  STARTS_AS_TEXT.test(squeeze(text)) &&
  isOnlyYear(foldName(withCommonEra(text)));

const choiceOf = (element: Element): YearChoice | undefined => {
  const text = visibleText(element, 40);
  const value =
    element.getAttribute('data-year') ??
    element.getAttribute('data-value') ??
    element.getAttribute('value') ??
    text;
  return isYearText(text) || isYearText(value)
    ? { value, text: isYearText(text) ? text : value }
    : undefined;
};

/** What a list shows as long as nobody chooses. */
const isChosen = (option: Element): boolean =>
  option.hasAttribute('selected') ||
  (!option.parentElement?.querySelector('option[selected]') && !option.previousElementSibling);

/** The options of a list that are years and would show something else than what is there. */
export const otherYearOptions = (select: Element): readonly YearChoice[] =>
  yearOptions(select, (option) => !isChosen(option));

/** The options of a list that are years. */
const yearOptions = (
  select: Element,
  wanted: (option: Element) => boolean = () => true,
): readonly YearChoice[] =>
  [...select.querySelectorAll('option')].filter(wanted).flatMap((option) => {
    const text = squeeze(option.textContent ?? '');
    const value = option.getAttribute('value') ?? text;
    // An option that is an address itself is a link already.
    return isYearText(text) && !/^(?:\/|\?|\.|https?:)/.test(value) ? [{ value, text }] : [];
  });

const isYearAlone = (element: Element): boolean =>
  element.matches(PLAIN) &&
  element.querySelector('a,input,button') === null &&
  isYearText(squeeze(element.textContent ?? ''));

/** Years side by side that are no links: a script may show something for each. */
const plainRows = (document: ParentNode): readonly Element[] =>
  [...document.querySelectorAll(PLAIN)].filter((element) => {
    if (!isYearAlone(element)) return false;
    const row = [...(element.parentElement?.children ?? [])];
    return row.length >= FEWEST_IN_ROW && row.every(isYearAlone);
  });

const isSentByForm = (select: Element): boolean => {
  const form = select.closest('form');
  return (
    form !== null &&
    select.hasAttribute('name') &&
    !/^post$/i.test(form.getAttribute('method') ?? '')
  );
};

/** Years for which the page has a button or an option but no address: a form that sends them makes one. */
export const yearChoices = (document: ParentNode): readonly YearChoice[] => {
  const lists = [...document.querySelectorAll('select')].filter((each) => !isSentByForm(each));
  const found = [
    ...lists.flatMap((select) => yearOptions(select)),
    ...[...document.querySelectorAll(SWITCHES), ...plainRows(document)]
      .map(choiceOf)
      .filter((each) => each !== undefined),
  ];
  const byValue = new Map(found.map((choice) => [choice.value, choice]));
  return [...byValue.values()].slice(0, MAX_CHOICES);
};

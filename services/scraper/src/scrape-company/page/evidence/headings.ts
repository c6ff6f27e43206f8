import { isYearText } from '../forms/year-choices.js';
import { squeeze, visibleText } from '../page-text.js';

const HEADING = 'h1,h2,h3,h4,h5,h6,[role="heading"],summary,legend,caption,dt';
const HEADING_TAGS = new Set([
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'SUMMARY',
  'LEGEND',
  'CAPTION',
  'DT',
]);
const MAX_HEADING = 160;
const MAX_HEADINGS = 5;

const isBoldLine = (element: Element): boolean => {
  if (!['P', 'DIV', 'LI', 'STRONG', 'B', 'SPAN'].includes(element.tagName)) return false;
  const text = squeeze(element.textContent ?? '');
  if (text === '' || text.length > 100) return false;
  if (element.tagName === 'STRONG' || element.tagName === 'B') return true;
  const bold = [...element.querySelectorAll('b,strong')]
    .map((each) => squeeze(each.textContent ?? ''))
    .join(' ');
  return bold === text;
};
const isToggle = (element: Element): boolean =>
  element.tagName === 'BUTTON' ||
  element.hasAttribute('aria-expanded') ||
  element.getAttribute('role') === 'tab' ||
  element.getAttribute('data-toggle') !== null;
const SELECTED = /(?:^|[\s_-])(?:active|selected|current|is-active|is-selected|on)(?:$|[\s_-])/i;
const isSelected = (element: Element): boolean =>
  element.getAttribute('aria-selected') === 'true' ||
  element.getAttribute('aria-pressed') === 'true' ||
  element.hasAttribute('aria-current') ||
  SELECTED.test(element.getAttribute('class') ?? '');
/** One of several switches side by side names what is below only while it is the chosen one. */
const isUnchosen = (element: Element): boolean => {
  const row = [...(element.parentElement?.children ?? [])].filter(isToggle);
  return row.length > 1 && !isSelected(element);
};
/** The chosen one of a row of switches. */
const chosenIn = (element: Element): Element | undefined => {
  const switches = [...element.querySelectorAll('button,[role="tab"],a[data-toggle]')];
  if (switches.length > 1) return switches.find(isSelected);
  return element.querySelector('[aria-haspopup="listbox"]') ?? chosenByInput(element);
};

/** The year that a list or a row of buttons beside it has now. */
const chosenByInput = (element: Element): Element | undefined => {
  const chosen = [
    ...element.querySelectorAll('option[selected],label:has(input[type="radio"][checked])'),
  ].find((each) => isYearText(squeeze(each.textContent ?? '')));
  const plain = [...element.querySelectorAll('li,div,span')].filter(
    (each) => isSelected(each) && isYearText(squeeze(each.textContent ?? '')),
  );
  return chosen ?? (plain.length === 1 ? plain[0] : undefined);
};

/** Fewer panels are no row that tabs may stand over. */
const FEWEST_TABS = 2;

/** What stands before a row of panels, if it is a tab for each in the same order. */
const tabsBefore = (row: Element, count: number): readonly Element[] => {
  const before = row.previousElementSibling;
  const tabs = [...(before?.children ?? [])];
  return tabs.length === count &&
    tabs.every((each) => isYearText(squeeze(each.textContent ?? '')) || isToggle(each))
    ? tabs
    : [];
};

/** The tab of a panel by its place: the third of five tabs shows the third of five panels. */
const tabByPlace = (panel: Element): string => {
  const row = panel.parentElement;
  const panels = [...(row?.children ?? [])];
  if (row === null || panels.length < FEWEST_TABS) return '';
  if (!panels.every((each) => each.tagName === panel.tagName)) return '';
  const tab = tabsBefore(row, panels.length)[panels.indexOf(panel)];
  return tab ? visibleText(tab, MAX_HEADING) : '';
};
/** Looked for once: every link of a panel asks. */
const SWITCHES = new WeakMap<Element, readonly string[]>();
/** What shows and hides an element names it: the tab of a panel. */
const switchesOf = (panel: Element): readonly string[] => {
  const known = SWITCHES.get(panel);
  if (known !== undefined || panel.id === '') return known ?? [];
  const id = panel.id.replace(/["\\]/g, '');
  const by = ['href', 'data-target', 'data-bs-target']
    .map((name) => `[${name}="#${id}"]`)
    .join(',');
  const found = [...panel.ownerDocument.querySelectorAll(`${by},[aria-controls="${id}"]`)]
    .filter((each) => !panel.contains(each))
    .slice(0, 1)
    .map((each) => visibleText(each, MAX_HEADING));
  SWITCHES.set(panel, found);
  return found;
};
/** A row of one cell names the rows below it. */
const isGroupRow = (element: Element): boolean =>
  element.tagName === 'TR' && element.children.length === 1;

/**
 * What an element that stands before a link says as its heading; nothing if it holds documents of
 * its own.
 */
const headingIn = (
  element: Element,
  holdsDocuments: (element: Element) => boolean,
): string | undefined => {
  if (holdsDocuments(element)) return undefined;
  if (
    HEADING_TAGS.has(element.tagName) ||
    element.getAttribute('role') === 'heading' ||
    isGroupRow(element) ||
    (isToggle(element) && !isUnchosen(element)) ||
    isBoldLine(element)
  ) {
    return visibleText(element, MAX_HEADING) || undefined;
  }
  if (element.tagName === 'SELECT') {
    const chosen = element.querySelector('option[selected]');
    return chosen && isYearText(squeeze(chosen.textContent ?? ''))
      ? squeeze(chosen.textContent ?? '')
      : undefined;
  }
  if (!element.firstElementChild) return undefined;
  const chosen = chosenIn(element);
  if (chosen) return visibleText(chosen, MAX_HEADING) || undefined;
  const inner = [...element.querySelectorAll(HEADING)].at(-1);
  return inner ? visibleText(inner, MAX_HEADING) || undefined : undefined;
};

const labelsOf = (element: Element): readonly string[] => {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const labelled = ids
    .map((id) => element.ownerDocument.getElementById(id))
    .filter((each) => each !== null)
    .map((each) => visibleText(each, MAX_HEADING));
  return [
    ...labelled,
    ...switchesOf(element),
    tabByPlace(element),
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('data-title') ?? '',
    element.getAttribute('data-year') ?? '',
  ]
    .map(squeeze)
    .filter(Boolean);
};

/**
 * The headings above an element, the nearest first: at each level outwards the last heading before it, and the labels
 * of what it lies in. A heading of an equal or deeper level than one already taken is of a section before, and passed over.
 */
export const headingsAbove = (
  start: Element,
  holdsDocuments: (element: Element) => boolean,
): readonly string[] => {
  const found: string[] = [];
  for (
    let at: Element | null = start;
    at && at.tagName !== 'BODY' && found.length < MAX_HEADINGS;
    at = at.parentElement
  ) {
    if (at !== start) found.push(...labelsOf(at));
    let steps = 0;
    for (
      let before = at.previousElementSibling;
      before && steps < 200;
      before = before.previousElementSibling, steps += 1
    ) {
      const heading = headingIn(before, holdsDocuments);
      if (!heading) continue;
      found.push(heading);
      break;
    }
  }
  return [...new Set(found)].slice(0, MAX_HEADINGS);
};

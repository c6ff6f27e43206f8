import {
  EVIDENCE_SOURCES,
  fileNameOf,
  foldersOf,
  type NameEvidence,
} from '@fde/report-classification';
import { headingsAbove } from './headings.js';
import { isBlock, ownWords, squeeze, visibleText } from '../page-text.js';
import { isInSiteFrame } from './site-frame.js';
import { tableEvidence } from './table-context.js';

/** Which elements of a page link to which documents. */
export interface DocumentMap {
  /** Identity of the document that an element links to. */
  readonly linked: ReadonlyMap<Element, string>;
  /** Documents linked anywhere inside an element. */
  readonly inside: ReadonlyMap<Element, ReadonlySet<string>>;
}

const MAX_CARD = 400;
const MAX_RUN = 200;

/** The largest surroundings of a link that speak of its document alone, as far as they are short enough to be a card. */
const cardOf = (element: Element, identity: string, map: DocumentMap): Element | undefined => {
  let card: Element | undefined;
  for (
    let at = element.parentElement;
    at && !['BODY', 'MAIN', 'HTML'].includes(at.tagName);
    at = at.parentElement
  ) {
    const inside = map.inside.get(at);
    if (!inside || inside.size > 1 || !inside.has(identity)) break;
    if (visibleText(at, MAX_CARD + 50).length > MAX_CARD) break;
    card = at;
  }
  return card;
};

const cardTexts = (card: Element, element: Element): readonly string[] => {
  const headings = [...card.querySelectorAll('h1,h2,h3,h4,h5,h6,dt,summary,strong,b,figcaption')]
    .filter((each) => !each.contains(element) && !element.contains(each))
    .map((each) => visibleText(each, MAX_RUN));
  const rest = visibleText(card, MAX_CARD, (each) => each === element);
  return [...headings.slice(0, 3), rest];
};

/**
 * In a line with several documents: the words between the one before and this one, otherwise those
 * up to the next, otherwise the line's own.
 */
const runTexts = (element: Element, map: DocumentMap): readonly string[] => {
  let block = element.parentElement;
  while (block && !isBlock(block)) block = block.parentElement;
  if (!block || block.tagName === 'BODY' || (map.inside.get(block)?.size ?? 0) < 2) return [];
  const runs = { before: '', after: '', all: '' };
  let passed = false;
  const walker = block.ownerDocument.createTreeWalker(block, 5);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (runs.all.length > 2000) return [];
    if (node.nodeType === 1) {
      if (node === element) passed = true;
      else if (map.linked.has(node as Element) && !passed) runs.before = '';
      else if (map.linked.has(node as Element) && passed && !element.contains(node))
        runs.after += '\u0000';
      continue;
    }
    const anchor = (node as Text).parentElement?.closest('a,button');
    if (anchor && map.linked.has(anchor)) continue;
    const text = node.nodeValue ?? '';
    runs.all += text;
    if (passed) runs.after += text;
    else runs.before += text;
  }
  const tidy = (text: string): string =>
    squeeze(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
  const [before, after, all] = [
    tidy(runs.before),
    tidy(runs.after.split('\u0000')[0] ?? ''),
    tidy(runs.all),
  ];
  return (before ? [before, all] : [after, all])
    .filter(Boolean)
    .map((text) => text.slice(0, MAX_RUN));
};

/** The words of a link and of the address behind it: its own wherever it stands. */
const ownEvidence = (element: Element, url: string): readonly NameEvidence[] => {
  const download = element.getAttribute('download') ?? '';
  return [
    ...ownWords(element).map((text): NameEvidence => ({ source: 'link', text })),
    ...[fileNameOf(url), download]
      .filter(Boolean)
      .map((text): NameEvidence => ({ source: 'file', text })),
    { source: 'path', text: foldersOf(url) },
  ];
};

/** What stands around a link in the content of a page: its row, its card, the headings above it, the page's titles. */
const evidenceAround = (
  element: Element,
  map: DocumentMap,
  titles: readonly string[],
): readonly NameEvidence[] => {
  const identity = map.linked.get(element) ?? '';
  const isOther = (each: Element): boolean =>
    map.linked.has(each) && map.linked.get(each) !== identity;
  const card = cardOf(element, identity, map);
  const cards = new Set([...(card ? cardTexts(card, element) : []), ...runTexts(element, map)]);
  const headings = headingsAbove(element, (each) => (map.inside.get(each)?.size ?? 0) > 0);
  return [
    ...tableEvidence(element, isOther),
    ...[...cards].filter(Boolean).map((text): NameEvidence => ({ source: 'card', text })),
    ...headings.map((text): NameEvidence => ({ source: 'heading', text })),
    ...titles.map((text): NameEvidence => ({ source: 'page', text })),
  ];
};

/** Every text on a page that says something about a linked document, from close to far. */
export const evidenceOf = (
  element: Element,
  url: string,
  map: DocumentMap,
  page: { readonly titles: readonly string[] },
): readonly NameEvidence[] => {
  const evidence = [
    ...ownEvidence(element, url),
    ...(isInSiteFrame(element) ? [] : evidenceAround(element, map, page.titles)),
  ];
  const rank = ({ source }: NameEvidence): number => EVIDENCE_SOURCES.indexOf(source);
  return evidence.toSorted((a, b) => rank(a) - rank(b));
};

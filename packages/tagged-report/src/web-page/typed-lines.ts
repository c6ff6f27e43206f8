import type { Word } from '@fde/contracts';
import type { HtmlElement, HtmlNode } from './html-tree.js';
import { CHARACTER, SIZE } from './measures.js';

/** What ends a page within such text: a rule, or the mark that filings of the 1990s have. */
const PAGE_ENDS = new Set(['hr', 'page']);
const FORM_FEED = '\f';
/** Elements that a browser lays out itself, though they stand in text that is typed. */
const LAID_OUT = new Set('p div tr h1 h2 h3 h4 h5 h6 li'.split(' '));
/** Letters between the stops of tabs. */
const TAB = 8;
/** Lines of sums are typed with these; a nil has a label beside it. */
const RULE = /^[-=_\s]+$/;
/** Blanks that part a label from its numbers, which prose has not. */
const WIDE_BLANK = /\S(?: {3}|\t)/;

const holdsLayout = ({ children }: HtmlElement): boolean =>
  children.some(
    (child) => typeof child !== 'string' && (LAID_OUT.has(child.name) || holdsLayout(child)),
  );

/** Whether the lines and columns of an element are those that its author typed. */
export const isTyped = (element: HtmlElement): boolean =>
  element.name === 'pre' && !holdsLayout(element);

const textOf = (node: HtmlNode): string => {
  if (typeof node === 'string') return node;
  if (node.name === 'br') return '\n';
  const text = node.children.map(textOf).join('');
  return PAGE_ENDS.has(node.name) ? `${FORM_FEED}${text}` : text;
};

/** The lines of each page of typed text; a rule below numbers is drawn, and holds no text. */
export const typedPages = (element: HtmlElement): string[][] =>
  textOf(element)
    .split(FORM_FEED)
    .map((page) =>
      page
        .split(/\r\n|\r|\n/)
        .map((line) => line.trimEnd())
        .map((line) => (RULE.test(line) ? '' : line)),
    );

/** How many letters of prose a line has: none if it is empty or a row. */
export const proseIn = (line: string): number => (WIDE_BLANK.test(line) ? 0 : line.trim().length);

/** The words of a typed line: all letters are of one width, and a tab goes to its next stop. */
export const typedWords = (line: string, left: number, top: number): Word[] => {
  const words: Word[] = [];
  let shift = 0;
  for (const { 0: text, index } of line.matchAll(/\t|\S+/g)) {
    const column = index + shift;
    if (text === '\t') {
      shift += TAB - 1 - (column % TAB);
      continue;
    }
    const x0 = left + column * CHARACTER;
    const x1 = x0 + text.length * CHARACTER;
    words.push({ text, x0, x1, y0: top, y1: top + SIZE, fontSize: SIZE });
  }
  return words;
};

import type { PageText, Word } from '@fde/contracts';
import { groupBy } from '../group-by.js';
import { PageReader, type Piece } from '../placed/page-reader.js';
import type { HtmlElement, HtmlNode } from './html-tree.js';
import { PAGE, POINTS_PER_PIXEL } from './measures.js';
import { isUnseen } from './seen.js';
import type { StyleOf } from './table-layout.js';

const NO_FACT = false;

const lettersIn = (text: string): number => text.replaceAll(/\s+/g, '').length;

/** Gives a page's elements and texts to a reader, and counts the letters. */
const walk = (node: HtmlNode, styleOf: StyleOf, pages: PageReader): number => {
  if (typeof node === 'string') {
    pages.text(node, NO_FACT);
    return lettersIn(node);
  }
  const style = styleOf(node);
  if (isUnseen(node, style)) return 0;
  pages.open(style);
  const letters = node.children.reduce((sum, child) => sum + walk(child, styleOf, pages), 0);
  pages.close();
  return letters;
};

/** The words of a run of text, each with its share of the run's width. */
const wordsOf = ({ text, left, right, bottom, size }: Piece): Word[] => {
  const letter = text.length === 0 ? 0 : (right - left) / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x0: (left + index * letter) * POINTS_PER_PIXEL,
    x1: (left + (index + word.length) * letter) * POINTS_PER_PIXEL,
    y0: (bottom - size) * POINTS_PER_PIXEL,
    y1: bottom * POINTS_PER_PIXEL,
    fontSize: size * POINTS_PER_PIXEL,
  }));
};

const most = (values: readonly number[], least: number): number =>
  values.reduce((all, value) => Math.max(all, value), least);

/**
 * The pages of a document whose lines are placed by its style, as programs write that turn PDFs into HTML; none of
 * another document.
 */
export const placedPages = (root: HtmlElement, styleOf: StyleOf): readonly PageText[] => {
  const reader = new PageReader();
  const letters = walk(root, styleOf, reader);
  const placed = reader.pieces.reduce((sum, { text }) => sum + lettersIn(text), 0);
  // Other documents place only their pictures, or what stands at the foot of each page.
  if (2 * placed < letters) return [];
  return [...groupBy(reader.pieces, ({ page }) => page).values()].map((pieces, at) => {
    const words = pieces.flatMap(wordsOf);
    const ends = words.map(({ x1 }) => x1 + PAGE.margin);
    const bottoms = words.map(({ y1 }) => y1 + PAGE.margin);
    return {
      page: at + 1,
      width: most(ends, PAGE.width),
      height: most(bottoms, PAGE.height),
      words,
      quality: 'good',
      origin: 'text',
    };
  });
};

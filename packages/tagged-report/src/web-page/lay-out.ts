import type { PageText, Word } from '@fde/contracts';
import { indentOf } from '../style/css.js';
import type { HtmlElement, HtmlNode } from './html-tree.js';
import { boxesAsTables } from './boxes-as-tables.js';
import { placedPages } from './placed-pages.js';
import { isBold, isUnseen } from './seen.js';
import { layOutTable, type StyleOf, type TableInPlace } from './table-layout.js';
import { StyleRules, type Declarations } from '../style/style-rules.js';
import { CHARACTER, LINE, PAGE, SIZE } from './measures.js';
import { isTyped, proseIn, typedPages, typedWords } from './typed-lines.js';

const BLOCKS = new Set(
  'p div br table tr td th h1 h2 h3 h4 h5 h6 li ul ol section article header footer center body dl dt dd pre blockquote form'.split(
    ' ',
  ),
);
const BREAK = /^(?:always|page|left|right)$/;
/** A page without a break of its own ends behind a paragraph of at least so many characters, which is no title. */
const LEAST_PARAGRAPH = 160;

type Style = Declarations;

const breaks = (style: Style, side: 'before' | 'after'): boolean =>
  BREAK.test(style.get(`page-break-${side}`) ?? style.get(`break-${side}`) ?? '');

const isTable = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && node.name === 'table';

/** Whether an element holds tables: such a table only arranges the page. */
const holdsTable = ({ children }: HtmlElement): boolean =>
  children.some((child) => isTable(child) || (typeof child !== 'string' && holdsTable(child)));

interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

/** Lays the text of a web page out on pages, block below block. */
class PageLayout {
  readonly pages: PageText[] = [];
  #words: Word[] = [];
  #y = PAGE.margin;
  #runs: Run[] = [];
  #indent = 0;

  constructor(private readonly styleOf: StyleOf) {}

  block(node: HtmlNode, isInBold: boolean): void {
    if (typeof node === 'string') {
      this.#runs.push({ text: node, isBold: isInBold });
      return;
    }
    const style = this.styleOf(node);
    if (isUnseen(node, style)) return;
    if (node.name === 'hr') this.#endPage();
    if (breaks(style, 'before')) this.#endPage();
    if (isTyped(node)) this.#typed(node);
    else if (isTable(node) && !holdsTable(node)) this.#table(node);
    else this.#children(node, isInBold || isBold(node, style));
    if (breaks(style, 'after')) this.#endPage();
  }

  end(): readonly PageText[] {
    this.#endPage();
    return this.pages;
  }

  #children(node: HtmlElement, isInBold: boolean): void {
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) this.#endParagraph();
    const indent = isBlock ? indentOf(node.attributes.get('style')) : 0;
    this.#indent += indent;
    for (const child of node.children) this.block(child, isInBold);
    if (isBlock) this.#endParagraph();
    this.#indent -= indent;
  }

  #table(node: HtmlElement): void {
    this.#endParagraph();
    const { words, height }: TableInPlace = layOutTable(node, this.styleOf, {
      left: PAGE.margin,
      top: this.#y,
    });
    for (const word of words) this.#words.push(word);
    this.#y += height;
  }

  /** Each line where it is typed. A page that is full ends behind prose, as between other blocks. */
  #typed(node: HtmlElement): void {
    this.#endParagraph();
    for (const [at, lines] of typedPages(node).entries()) {
      if (at > 0) this.#endPage();
      let prose = 0;
      for (const line of lines) {
        if (line === '' && prose >= LEAST_PARAGRAPH && this.#isFull) this.#endPage();
        const length = proseIn(line);
        prose = length === 0 ? 0 : prose + length;
        for (const word of typedWords(line, PAGE.margin, this.#y)) this.#words.push(word);
        this.#y += LINE;
      }
    }
  }

  get #isFull(): boolean {
    return this.#y > PAGE.height - PAGE.margin;
  }

  #endParagraph(): void {
    const runs = this.#runs;
    this.#runs = [];
    const length = runs.reduce((sum, { text }) => sum + text.trim().length, 0);
    if (length === 0) return;
    let x = PAGE.margin + Math.max(0, Math.min(this.#indent, PAGE.width / 3));
    const left = x;
    for (const { text, isBold: isBoldRun } of runs) {
      if (/^\s/.test(text) && x > left) x += CHARACTER;
      for (const each of text.split(/\s+/).filter((one) => one !== '')) {
        const width = each.length * CHARACTER;
        if (x > left && x + width > PAGE.width - PAGE.margin) {
          x = left;
          this.#y += LINE;
        }
        this.#words.push({
          text: each,
          x0: x,
          x1: x + width,
          y0: this.#y,
          y1: this.#y + SIZE,
          fontSize: SIZE,
          ...(isBoldRun ? { bold: true } : {}),
        });
        x += width + CHARACTER;
      }
      if (!/\s$/.test(text)) x -= CHARACTER;
    }
    this.#y += LINE;
    if (this.#isFull && length >= LEAST_PARAGRAPH) this.#endPage();
  }

  #endPage(): void {
    this.#endParagraph();
    const words = this.#words;
    this.#words = [];
    const height = Math.max(PAGE.height, this.#y + PAGE.margin);
    this.#y = PAGE.margin;
    if (words.length === 0) return;
    const right = words.reduce<number>((most, { x1 }) => Math.max(most, x1), PAGE.width);
    const width = right + PAGE.margin;
    this.pages.push({
      page: this.pages.length + 1,
      width,
      height,
      words,
      quality: 'good',
      origin: 'text',
    });
  }
}

/** The texts of its style sheets. */
const sheetsIn = (element: HtmlElement): string[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'style'
      ? child.children.filter((text) => typeof text === 'string')
      : sheetsIn(child);
  });

/** The tree with what its style sheets write before and after elements. */
const withGenerated = (element: HtmlElement, rules: StyleRules): HtmlElement => {
  const { name, attributes } = element;
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : withGenerated(child, rules),
  );
  const { before, after } = rules.generated({ name, attribute: (each) => attributes.get(each) });
  const around = (text: string): string[] => (text === '' ? [] : [text]);
  return { ...element, children: [...around(before), ...children, ...around(after)] };
};

/** The pages of a web page: as it breaks them for print, otherwise as they fill. */
export const layOut = (tree: HtmlElement): readonly PageText[] => {
  const rules = new StyleRules();
  for (const sheet of sheetsIn(tree)) {
    rules.add(sheet);
    rules.end();
  }
  const root = rules.hasGenerated ? withGenerated(tree, rules) : tree;
  const styleOf: StyleOf = ({ name, attributes }) =>
    rules.of({ name, attribute: (each) => attributes.get(each) });
  const placed = placedPages(root, styleOf);
  if (placed.length > 0) return placed;
  const layout = new PageLayout(styleOf);
  for (const child of boxesAsTables(root, styleOf).children) layout.block(child, false);
  return layout.end();
};

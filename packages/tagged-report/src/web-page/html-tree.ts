import { TaggedReportError } from '../tagged-report-error.js';
import { textOfHtml } from './html-text.js';

/** An element of a web page with what is in it. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const MOST_NODES = 2_000_000;
const MOST_DEPTH = 512;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Their text is no part of the page. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template']);

/** An element that opens ends those of these names, up to the nearest of the bounds: HTML lets authors leave their ends out. */
const ENDED_BY: Readonly<Record<string, { ends: readonly string[]; within: readonly string[] }>> = {
  td: { ends: ['td', 'th'], within: ['table'] },
  th: { ends: ['td', 'th'], within: ['table'] },
  tr: { ends: ['td', 'th', 'tr'], within: ['table'] },
  tbody: { ends: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot'], within: ['table'] },
  thead: { ends: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot'], within: ['table'] },
  tfoot: { ends: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot'], within: ['table'] },
  li: { ends: ['li'], within: ['ul', 'ol', 'td', 'table'] },
  p: { ends: ['p'], within: ['td', 'th', 'div', 'table', 'body'] },
};

const NAME = /[a-z][\w:.-]*/iy;
const ATTRIBUTE = /([^\s=/>"']{1,100})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

const attributesIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      textOfHtml(double ?? single ?? bare ?? ''),
    ]),
  );

/** Where a tag ends: the next ">" that is in no quotation. */
const endOfTag = (text: string, from: number): number => {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && text.charAt(at - 1).trim() === '=') quote = sign;
  }
  return text.length;
};

/** Builds the tree of a web page as a browser would, with the ends that authors leave out. */
class TreeBuilder {
  readonly root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  readonly #open: HtmlElement[] = [this.root];
  #nodes = 0;

  get #innermost(): HtmlElement {
    return this.#open.at(-1) ?? this.root;
  }

  text(text: string): void {
    if (text === '') return;
    this.#count();
    this.#innermost.children.push(textOfHtml(text));
  }

  openTag(name: string, attributes: ReadonlyMap<string, string>, isClosed: boolean): void {
    const ended = ENDED_BY[name];
    if (ended !== undefined) this.#endImplied(ended.ends, ended.within);
    this.#count();
    const element: HtmlElement = { name, attributes, children: [] };
    this.#innermost.children.push(element);
    if (isClosed || VOID.has(name)) return;
    if (this.#open.length >= MOST_DEPTH)
      throw new TaggedReportError(
        'tagged_too_deep',
        `Its elements lie more than ${MOST_DEPTH} deep within each other.`,
      );
    this.#open.push(element);
  }

  closeTag(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name);
    const table = this.#open.findLastIndex((element) => element.name === 'table');
    // An end without a beginning inside a cell ends nothing around the table.
    if (at > 0 && (at >= table || name === 'body' || name === 'html')) this.#open.length = at;
  }

  #endImplied(ends: readonly string[], within: readonly string[]): void {
    const bound = this.#open.findLastIndex(({ name }) => within.includes(name));
    const at = this.#open.findIndex(({ name }, i) => i > bound && ends.includes(name));
    if (at > 0) this.#open.length = at;
  }

  #count(): void {
    this.#nodes++;
    if (this.#nodes > MOST_NODES)
      throw new TaggedReportError(
        'tagged_too_large',
        `It has more than ${MOST_NODES} elements and texts.`,
      );
  }
}

/** The tree of a web page. It need not be well-formed. */
export const htmlTree = (text: string): HtmlElement => {
  const tree = new TreeBuilder();
  for (let at = 0; at < text.length;) {
    const tag = text.indexOf('<', at);
    tree.text(text.slice(at, tag < 0 ? text.length : tag));
    if (tag < 0) break;
    at = readTag(tree, text, tag);
  }
  return tree.root;
};

/** Reads what begins with "<", and says where it ends. */
const readTag = (tree: TreeBuilder, text: string, tag: number): number => {
  if (text.startsWith('<!--', tag)) {
    const end = text.indexOf('-->', tag + 4);
    return end < 0 ? text.length : end + 3;
  }
  const isEnd = text.charAt(tag + 1) === '/';
  NAME.lastIndex = tag + (isEnd ? 2 : 1);
  const name = NAME.exec(text)?.[0].toLowerCase();
  if (name === undefined && !/[!?/]/.test(text.charAt(tag + 1))) {
    tree.text('<');
    return tag + 1;
  }
  const end = endOfTag(text, tag + 1);
  if (name === undefined) return end + 1;
  if (isEnd) tree.closeTag(name);
  else {
    const inside = text.slice(NAME.lastIndex, end);
    tree.openTag(name, attributesIn(inside), inside.endsWith('/'));
    if (RAW.has(name)) return endOfRaw(tree, name, text, end + 1);
  }
  return end + 1;
};

/** Scripts and styles end only at their own end. */
const endOfRaw = (tree: TreeBuilder, name: string, text: string, from: number): number => {
  const ending = new RegExp(`</${name}`, 'gi');
  ending.lastIndex = from;
  const end = ending.exec(text)?.index ?? text.length;
  tree.text(text.slice(from, end));
  return end;
};

import {
  defaultTreeAdapter,
  Parser,
  Token,
  TokenizerMode,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { TaggedReportError } from '../tagged-report-error.js';

/** An element of a web page with what is in it. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Types = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

const MOST_NODES = 2_000_000;
const MOST_DEPTH = 512;

const tooDeep = (): TaggedReportError =>
  new TaggedReportError(
    'tagged_too_deep',
    `Its elements lie more than ${MOST_DEPTH} deep within each other.`,
  );

const tooLarge = (): TaggedReportError =>
  new TaggedReportError('tagged_too_large', `It has more than ${MOST_NODES} elements and texts.`);

/** Makes the nodes of a page, as many and as deep as its limits let it. */
const boundedAdapter = (): typeof defaultTreeAdapter => {
  let nodes = 0;
  const count = (): void => {
    nodes++;
    if (nodes > MOST_NODES) throw tooLarge();
  };
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      count();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createTextNode: (text) => {
      count();
      return defaultTreeAdapter.createTextNode(text);
    },
  };
};

/** Void elements have no end tag, which XHTML writes all the same. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Reads HTML as browsers do, and ends an element that ends itself: reports in XHTML write `<td/>`. */
class PageParser extends Parser<Types> {
  #depth = 0;

  override onItemPush(node: ParentNode, id: number, isTop: boolean): void {
    this.#depth++;
    if (this.#depth > MOST_DEPTH) throw tooDeep();
    super.onItemPush(node, id, isTop);
  }

  override onItemPop(node: ParentNode, isTop: boolean): void {
    this.#depth--;
    super.onItemPop(node, isTop);
  }

  /** A page without its comments reads the same. */
  override onComment(): void {
    this.skipNextNewLine = false;
  }

  override onStartTag(token: Token.TagToken): void {
    super.onStartTag(token);
    if (!token.selfClosing || VOID.has(token.tagName)) return;
    super.onEndTag({ ...token, type: Token.TokenType.END_TAG, selfClosing: false, attrs: [] });
    // A title, a program or a style lets no markup follow before its end tag, which has been.
    this.tokenizer.state = TokenizerMode.DATA;
  }
}

const nodesOf = (child: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] => {
  if (defaultTreeAdapter.isTextNode(child)) return [child.value];
  return defaultTreeAdapter.isElementNode(child) ? [elementOf(child)] : [];
};

const elementOf = (node: DefaultTreeAdapterTypes.Element): HtmlElement => ({
  name: node.tagName,
  attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
  children: node.childNodes.flatMap(nodesOf),
});

/** The tree of a web page as browsers build it. It need not be well-formed. */
export const htmlTree = (text: string): HtmlElement => {
  const parser = new PageParser({ treeAdapter: boundedAdapter(), scriptingEnabled: false });
  parser.tokenizer.write(text, true);
  return { name: '', attributes: new Map(), children: parser.document.childNodes.flatMap(nodesOf) };
};

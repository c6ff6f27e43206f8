import {
  defaultTreeAdapter,
  Parser,
  Token,
  Tokenizer,
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
/** HTML has some hundred for one element, event handlers among them; each name is compared with all before it. */
const MOST_ATTRIBUTES = 256;

const tooDeep = (): TaggedReportError =>
  new TaggedReportError(
    'tagged_too_deep',
    `Its elements lie more than ${MOST_DEPTH} deep within each other.`,
  );

const tooLarge = (): TaggedReportError =>
  new TaggedReportError('tagged_too_large', `It has more than ${MOST_NODES} elements and texts.`);

const tooManyAttributes = (): TaggedReportError =>
  new TaggedReportError(
    'tagged_too_large',
    `One of its elements has more than ${MOST_ATTRIBUTES} attributes.`,
  );

const isText = (
  node: DefaultTreeAdapterTypes.ChildNode | undefined,
): node is DefaultTreeAdapterTypes.TextNode =>
  node !== undefined && defaultTreeAdapter.isTextNode(node);

/**
 * Puts a node before another, which is searched from the end: what a table pushes out of itself
 * goes before the table, the last of its siblings, however many went there already.
 */
const putBefore: typeof defaultTreeAdapter.insertBefore = (parent, node, next) => {
  const { childNodes } = parent;
  const at = childNodes.lastIndexOf(next);
  defaultTreeAdapter.appendChild(parent, node);
  childNodes.copyWithin(at + 1, at);
  childNodes[at] = node;
};

/** Makes the nodes of a page, as many and as deep as its limits let it. */
const boundedAdapter = (): typeof defaultTreeAdapter => {
  let nodes = 0;
  const count = (): void => {
    nodes++;
    if (nodes > MOST_NODES) throw tooLarge();
  };
  return {
    ...defaultTreeAdapter,
    insertBefore: putBefore,
    createElement: (name, namespace, attributes) => {
      count();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    insertText: (parent, text) => {
      if (!isText(parent.childNodes.at(-1))) count();
      defaultTreeAdapter.insertText(parent, text);
    },
    insertTextBefore: (parent, text, next) => {
      const last = parent.childNodes[parent.childNodes.lastIndexOf(next) - 1];
      if (!isText(last)) {
        count();
        putBefore(parent, defaultTreeAdapter.createTextNode(text), next);
      } else last.value += text;
    },
    adoptAttributes: (element, attributes) => {
      defaultTreeAdapter.adoptAttributes(element, attributes);
      if (element.attrs.length > MOST_ATTRIBUTES) throw tooManyAttributes();
    },
  };
};

class PageTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    super._leaveAttrName();
    const tag = this.currentToken;
    if (tag !== null && 'attrs' in tag && tag.attrs.length > MOST_ATTRIBUTES)
      throw tooManyAttributes();
  }
}

/** Void elements have no end tag, which XHTML writes all the same. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Reads HTML as browsers do, and ends an element that ends itself: reports in XHTML write `<td/>`. */
class PageParser extends Parser<Types> {
  #depth = 0;

  override tokenizer = new PageTokenizer(this.options, this);

  override onItemPush(node: ParentNode, id: number, isTop: boolean): void {
    this.#depth++;
    if (this.#depth > MOST_DEPTH) throw tooDeep();
    super.onItemPush(node, id, isTop);
  }

  override onItemPop(node: ParentNode, isTop: boolean): void {
    this.#depth--;
    super.onItemPop(node, isTop);
  }

  /** All at once: one by one, each that goes first moves all behind it. */
  override _adoptNodes(donor: ParentNode, recipient: ParentNode): void {
    const children = donor.childNodes;
    donor.childNodes = [];
    for (const child of children) defaultTreeAdapter.appendChild(recipient, child);
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

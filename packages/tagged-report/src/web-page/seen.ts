import type { Declarations } from '../style/style-rules.js';
import type { HtmlElement } from './html-tree.js';

/** Elements whose text is not displayed. */
const UNSEEN = new Set(
  'head script style title template noscript textarea select option ix:header'.split(' '),
);
const BOLD = new Set('b strong th h1 h2 h3 h4 h5 h6'.split(' '));

/** Whether a browser shows nothing of an element, by its name or its style. */
export const isUnseen = ({ name }: HtmlElement, style: Declarations): boolean =>
  UNSEEN.has(name) || style.get('display') === 'none';

/** Whether an element, by its name or its style, makes its text bold. */
export const isBold = ({ name }: HtmlElement, style: Declarations): boolean =>
  BOLD.has(name) || /bold|[6-9]00/.test(style.get('font-weight') ?? '');

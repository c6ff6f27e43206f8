/** Reading a DOM for its words. All of it works on an inert document: nothing in it runs. */

const SILENT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'SVG', 'svg']);
/** Elements that stand on lines of their own. */
const BLOCK = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P SECTION TABLE TBODY TD TFOOT TH THEAD TR UL BODY CAPTION SUMMARY'.split(
    ' ',
  ),
);

export const isBlock = (element: Element): boolean => BLOCK.has(element.tagName);
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Visible text with a space between blocks, up to `limit` letters; `skip` leaves out whole elements. */
export const visibleText = (
  root: Element,
  limit: number,
  skip?: (element: Element) => boolean,
): string => {
  let text = '';
  const stack: Node[] = [root];
  let node: Node | undefined;
  while (text.length < limit * 2 && (node = stack.pop()) !== undefined) {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (SILENT.has(element.tagName) || (element !== root && skip?.(element))) continue;
    if (isBlock(element) || element.tagName === 'BR' || element.tagName === 'IMG') text += ' ';
    for (let child = element.lastChild; child; child = child.previousSibling) stack.push(child);
  }
  return squeeze(text).slice(0, limit);
};

/** The words that an element itself shows or carries: text, label, title, the alt of a picture inside. */
export const ownWords = (element: Element): readonly string[] => {
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => element.ownerDocument.getElementById(id))
    .filter((each) => each !== null)
    .map((each) => visibleText(each, 200));
  const pictures = (element.firstElementChild ? [...element.querySelectorAll('img[alt]')] : [])
    .slice(0, 3)
    .map((image) => image.getAttribute('alt') ?? '');
  const texts = [
    visibleText(element, 300),
    element.getAttribute('aria-label') ?? '',
    element.tagName === 'AREA' ? (element.getAttribute('alt') ?? '') : '',
    ...labelled,
    element.getAttribute('title') ?? '',
    element.getAttribute('data-title') ?? '',
    element.getAttribute('data-name') ?? '',
    element.getAttribute('value') ?? '',
    ...pictures,
  ];
  return [...new Set(texts.map(squeeze).filter(Boolean))];
};

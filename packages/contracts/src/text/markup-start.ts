/** How far into a document its first element, with its namespaces, may be. */
export const MARKUP_START_BYTES = 16 * 1024;

/** Markup, after the mark of its encoding as Latin 1 shows it. */
const MARKUP = /^[\s\0\u00ef\u00bb\u00bf\ufeff]*</;
/** Every inline XBRL document names this namespace in its first element. */
const INLINE_XBRL = /http:\/\/www\.xbrl\.org\/20(?:08|13)\/inlineXBRL/;
const INSTANCE = /<(?:\w+:)?xbrl[\s>]/;
const NAMES_HTML = /<(?:html|!doctype\s+html)[\s>]/i;
/** HTML lets authors leave out `<html>`; other vocabularies have heads and bodies as well, but not first. */
const FIRST_HEAD_OR_BODY =
  /^(?:[\s\0\u00ef\u00bb\u00bf\ufeff]|<!--(?:(?!-->)[^])*-->)*<(?:head|body)[\s>]/i;
/** A filing has its page in this element. */
const HEAD_OR_BODY_IN_FILING = /<text>\s*<(?:head|body)[\s>]/i;

/** The encoding that a byte-order mark names. */
export const markedEncoding = ([first, second]: Uint8Array): string | undefined => {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
};

/** The beginning of a file as text: in UTF-16 where its byte-order mark says so, otherwise in Latin 1. */
export const startText = (bytes: Uint8Array): string =>
  new TextDecoder(markedEncoding(bytes) ?? 'latin1').decode(bytes.subarray(0, MARKUP_START_BYTES));

/** Whether a beginning is that of markup. */
export const isMarkup = (start: string): boolean => MARKUP.test(start);

/** Whether a beginning names inline XBRL. */
export const isInlineXbrl = (start: string): boolean => INLINE_XBRL.test(start);

/** Whether a beginning is that of a plain XBRL instance. */
export const isXbrlInstance = (start: string): boolean => INSTANCE.test(start);

/** Whether a beginning is that of HTML, well-formed or not, with tags or without. */
export const isHtmlPage = (start: string): boolean =>
  isMarkup(start) &&
  [NAMES_HTML, FIRST_HEAD_OR_BODY, HEAD_OR_BODY_IN_FILING].some((form) => form.test(start));

import { open, stat } from 'node:fs/promises';

/** How far into a document its first element, with its namespaces, may be. */
const HEAD_BYTES = 16 * 1024;
const ZIP = 'PK\u0003\u0004';
const MARKUP = /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*</;
const INLINE_XBRL = /http:\/\/www\.xbrl\.org\/20(?:08|13)\/inlineXBRL/;
const INSTANCE = /<(?:\w+:)?xbrl[\s>]/;
/** Whether a beginning names inline XBRL. */
export const isInline = (head: string): boolean => INLINE_XBRL.test(head);

/** Whether a beginning is that of a plain XBRL instance. */
export const isInstance = (head: string): boolean => INSTANCE.test(head);

/** What an instance is whose presentation is not there. */
export const INSTANCE_ALONE =
  'It is a plain XBRL instance without the presentation of its taxonomy: facts without the pages that print them. It can be read in one folder or archive with its schema and linkbases; the report itself, as a PDF or with its tags inside (inline XBRL).';

const WEB_PAGE = /<html[\s>]/i;
/** Files named as a document or a package are read as one, so that an error can say what is wrong with them. */
const NAMED_SO = /\.(?:x?html?|xht|zip|xbri)$/i;

const headOf = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Whether to read a file as a tagged report: a folder, markup that names inline XBRL, or markup or an archive whose
 * file name says so. A plain XBRL instance counts as one, so that an error can say what it is. False for anything that cannot be opened.
 */
export const isTaggedFile = async (path: string): Promise<boolean> => {
  try {
    if ((await stat(path)).isDirectory()) return true;
    const head = await headOf(path);
    if (MARKUP.test(head))
      return NAMED_SO.test(path) || INLINE_XBRL.test(head) || INSTANCE.test(head);
    return NAMED_SO.test(path) && head.startsWith(ZIP);
  } catch {
    return false;
  }
};

/** Whether a file is HTML, with tags or without. */
export const isHtml = async (path: string): Promise<boolean> => {
  const head = await headOf(path).catch(() => '');
  return MARKUP.test(head) && WEB_PAGE.test(head);
};

/** Whether a file is a web page without tags. */
export const isWebPage = async (path: string): Promise<boolean> => {
  const head = await headOf(path).catch(() => '');
  return MARKUP.test(head) && WEB_PAGE.test(head) && !isInline(head) && !isInstance(head);
};

/** What markup without tags is, in a sentence that says what can be read instead; undefined for anything else. */
export const describeUntagged = async (path: string): Promise<string | undefined> => {
  const head = await headOf(path).catch(() => '');
  if (!MARKUP.test(head) || INLINE_XBRL.test(head)) return undefined;
  if (INSTANCE.test(head)) return INSTANCE_ALONE;
  return WEB_PAGE.test(head)
    ? 'It is a web page (HTML) without tags: it has no facts, only statements, which are read as those of a PDF are.'
    : undefined;
};

import { open, stat } from 'node:fs/promises';
import {
  isHtmlPage,
  isInlineXbrl,
  isMarkup,
  isXbrlInstance,
  MARKUP_START_BYTES,
  startText,
} from '@fde/contracts/markup-start';

const ZIP = 'PK\u0003\u0004';

/** What an instance is whose presentation is not there. */
export const INSTANCE_ALONE =
  'It is a plain XBRL instance without the presentation of its taxonomy: facts without the pages that print them. It can be read in one folder or archive with its schema and linkbases; the report itself, as a PDF or with its tags inside (inline XBRL).';

/** Files named as a document or a package are read as one, so that an error can say what is wrong with them. */
const NAMED_SO = /\.(?:x?html?|xht|zip|xbri)$/i;

const headOf = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const room = Buffer.alloc(MARKUP_START_BYTES);
    const { bytesRead } = await file.read(room, 0, MARKUP_START_BYTES, 0);
    return startText(room.subarray(0, bytesRead));
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
    if (isMarkup(head)) return NAMED_SO.test(path) || isInlineXbrl(head) || isXbrlInstance(head);
    return NAMED_SO.test(path) && head.startsWith(ZIP);
  } catch {
    return false;
  }
};

/** Whether a file is HTML, with tags or without. */
export const isHtml = async (path: string): Promise<boolean> =>
  isHtmlPage(await headOf(path).catch(() => ''));

/** Whether a file is a web page without tags. */
export const isWebPage = async (path: string): Promise<boolean> => {
  const head = await headOf(path).catch(() => '');
  return isHtmlPage(head) && !isInlineXbrl(head) && !isXbrlInstance(head);
};

/** What markup without tags is, in a sentence that says what can be read instead; undefined for anything else. */
export const describeUntagged = async (path: string): Promise<string | undefined> => {
  const head = await headOf(path).catch(() => '');
  if (!isMarkup(head) || isInlineXbrl(head)) return undefined;
  if (isXbrlInstance(head)) return INSTANCE_ALONE;
  return isHtmlPage(head)
    ? 'It is a web page (HTML) without tags: it has no facts, only statements, which are read as those of a PDF are.'
    : undefined;
};

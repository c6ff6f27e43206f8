import {
  isHtmlPage,
  isInlineXbrl,
  MARKUP_START_BYTES,
  startText,
} from '@fde/contracts/markup-start';
import type { StoredKind } from './object-key.js';

/** How many bytes from the beginning tell what a file is. */
export const START_BYTES = MARKUP_START_BYTES;
/** How many bytes from the end tell whether it is complete. */
export const END_BYTES = 2048;

/**
 * The signature may come after a few bytes of garbage, within the first 1024, as readers accept (ISO 32000-1, annex
 * H.3).
 */
const MAGIC_WITHIN = 1024;
const MAGIC = '%PDF-';
const ZIP = 'PK\u0003\u0004';
/** Where an archive names its first file: after its 30-byte header (APPNOTE 4.3.7). */
const FIRST_NAME = { at: 30, most: 80 } as const;
/** Workbooks, letters and slides are archives too. */
const OFFICE = /^(?:\[Content_Types\]|mimetype|_rels\/|xl\/|word\/|ppt\/|docProps\/)/;
/** Of the letters of a tag in UTF-16. */
const HIGH_BYTE = '\0';
const ENDS: Readonly<Record<StoredKind, RegExp>> = {
  pdf: /%%EOF/,
  xhtml: /<\/html\s*>/i,
  // HTML lets authors leave ends out, and filings have others around theirs.
  html: /<\/(?:html|body|text|document)\s*>|<\/\w+\s*>\s*$/i,
  // The end of an archive's directory.
  zip: /PK\u0005\u0006/,
};

/** Whether a file's first bytes are those of a PDF. */
const startsAsPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, MAGIC_WITHIN)).toString('latin1').includes(MAGIC);

/**
 * The kind of a file by its first bytes: a PDF, a tagged document, an archive that may be a
 * report package, or a web page, which may be anything; otherwise undefined.
 */
export const reportKindOf = (start: Uint8Array): StoredKind | undefined => {
  if (startsAsPdf(start)) return 'pdf';
  const text = Buffer.from(start).toString('latin1');
  if (text.startsWith(ZIP)) {
    const name = text.slice(FIRST_NAME.at, FIRST_NAME.at + FIRST_NAME.most);
    return name === '' || OFFICE.test(name) ? undefined : 'zip';
  }
  const markup = startText(start);
  if (isInlineXbrl(markup)) return 'xhtml';
  return isHtmlPage(markup) ? 'html' : undefined;
};

/** Whether a file of a kind ends as it should, which a truncated one does not. */
export const endsWhole = (kind: StoredKind, lastBytes: Uint8Array): boolean =>
  ENDS[kind].test(Buffer.from(lastBytes).toString('latin1').replaceAll(HIGH_BYTE, ''));

import type { StoredKind } from '@fde/object-store';
import { startsAsPdf } from './check-pdf.js';

const ZIP = 'PK\u0003\u0004';
/** Where an archive names its first file: after the 30 bytes of its header (APPNOTE 4.3.7). */
const FIRST_NAME = { at: 30, most: 80 } as const;
/** Workbooks, letters and slides are archives too. */
const OFFICE = /^(?:\[Content_Types\]|mimetype|_rels\/|xl\/|word\/|ppt\/|docProps\/)/;
/** Every inline XBRL document names this namespace in its first element. */
const INLINE_XBRL = /http:\/\/www\.xbrl\.org\/20(?:08|13)\/inlineXBRL/;
const ENDS: Readonly<Record<StoredKind, RegExp>> = {
  pdf: /%%EOF/,
  xhtml: /<\/html\s*>/i,
  // The end of an archive's directory.
  zip: /PK\u0005\u0006/,
};

/**
 * The kind of a file by its first bytes: a PDF, a tagged document, or an archive that may be a
 * report package; otherwise undefined.
 */
export const reportKindOf = (start: Uint8Array): StoredKind | undefined => {
  if (startsAsPdf(start)) return 'pdf';
  const text = Buffer.from(start).toString('latin1');
  if (text.startsWith(ZIP)) {
    const name = text.slice(FIRST_NAME.at, FIRST_NAME.at + FIRST_NAME.most);
    return name === '' || OFFICE.test(name) ? undefined : 'zip';
  }
  return INLINE_XBRL.test(text) ? 'xhtml' : undefined;
};

/** Whether a file of a kind ends as it should, which a truncated one does not. */
export const endsWhole = (kind: StoredKind, lastBytes: Uint8Array): boolean =>
  ENDS[kind].test(Buffer.from(lastBytes).toString('latin1'));

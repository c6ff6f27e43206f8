import { ServiceError } from '@fde/contracts';
import { withoutAccents } from '@fde/contracts/text';

/** `company_<id>/<year>/<file>`: the only form of a key (decisions.md); `sanitizeFileName` gives the file name. */
const KEY = /^company_([1-9]\d{0,9})\/((?:19|20|21)\d{2})\/([A-Za-z0-9][A-Za-z0-9._-]{0,159})$/;
/** What a listing may ask for: everything, a company, a company's year. */
const PREFIX = /^(?:company_[1-9]\d{0,9}\/(?:(?:19|20|21)\d{2}\/)?)?$/;
const MAX_STEM = 120;

export interface ObjectKeyParts {
  readonly companyId: number;
  readonly fiscalYear: number;
  readonly fileName: string;
}

/** The parts of a key, or undefined if the string is not a key. */
export const parseObjectKey = (key: string): ObjectKeyParts | undefined => {
  const match = KEY.exec(key);
  if (!match || key.includes('..')) return undefined;
  return {
    companyId: Number(match[1]),
    fiscalYear: Number(match[2]),
    fileName: match[3] ?? '',
  };
};

/** Throws `invalid_object_key`, so that no key can lead outside the store. */
export const requireObjectKey = (key: string): ObjectKeyParts => {
  const parts = parseObjectKey(key);
  if (!parts)
    throw new ServiceError(
      'invalid_object_key',
      'An object key has the form company_<id>/<year>/<file>',
    );
  return parts;
};

export const requireListingPrefix = (prefix: string): void => {
  if (!PREFIX.test(prefix)) {
    throw new ServiceError(
      'invalid_object_key',
      'A listing prefix has the form company_<id>/ or company_<id>/<year>/',
    );
  }
};

/** What reports are stored as: PDFs, tagged documents, packages of them, and web pages without tags. */
const STORED_TYPES = {
  pdf: 'application/pdf',
  xhtml: 'application/xhtml+xml',
  zip: 'application/zip',
  html: 'text/html',
} as const;

export type StoredKind = keyof typeof STORED_TYPES;

const isStoredKind = (extension: string): extension is StoredKind => extension in STORED_TYPES;

/** The kind of a stored file, by its key; an unknown kind is taken for a PDF. */
export const storedKindOf = (key: string): StoredKind => {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return isStoredKind(extension) ? extension : 'pdf';
};

export const contentTypeOf = (key: string): string => STORED_TYPES[storedKindOf(key)];

const WEB_NAME = /\.(?:x?html?|xht)$/i;

/** Whether a file's name is that of a document in HTML. */
export const isWebName = (name: string): boolean => WEB_NAME.test(name);

/** Extensions that sites use for files of each kind. */
const EXTENSIONS: Readonly<Record<StoredKind, RegExp>> = {
  pdf: /\.pdf$/i,
  xhtml: WEB_NAME,
  zip: /\.(?:zip|xbri)$/i,
  html: WEB_NAME,
};

/**
 * A file name that is safe in every store and URL: ASCII letters, digits, `.`, `_`, `-`; marks are dropped from
 * letters (`Geschäftsbericht` gives `Geschaftsbericht`), everything else becomes `-`. Always ends with the kind's
 * extension.
 */
export const sanitizeFileName = (name: string, kind: StoredKind = 'pdf'): string => {
  const stem = withoutAccents(name)
    .replace(EXTENSIONS[kind], '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, MAX_STEM)
    .replace(/[._-]+$/, '');
  return `${stem || 'document'}.${kind}`;
};

/** The key under which a file should be stored; `put` returns the key it got. */
export const objectKeyFor = (parts: ObjectKeyParts, kind: StoredKind = 'pdf'): string => {
  const name = sanitizeFileName(parts.fileName, kind);
  const key = `company_${parts.companyId}/${parts.fiscalYear}/${name}`;
  requireObjectKey(key);
  return key;
};

/**
 * The name of a file for stores that cannot tell whether a name is free. It includes a hash, so that equal names mean
 * equal content: `report-3f2a9c1b52d0.pdf`. A name that already has the hash stays.
 */
export const contentKey = (key: string, sha256: string): string => {
  const dot = key.lastIndexOf('.');
  const mark = `-${sha256.slice(0, 12)}`;
  if (key.includes(mark, key.lastIndexOf('/'))) return key;
  return dot > key.lastIndexOf('/')
    ? `${key.slice(0, dot)}${mark}${key.slice(dot)}`
    : `${key}${mark}`;
};

/** The n-th name for a file if other content has the wanted name: `report.pdf`, `report-2.pdf`, `report-3.pdf`. */
export const alternativeKey = (key: string, n: number): string => {
  if (n <= 1) return key;
  const dot = key.lastIndexOf('.');
  const slash = key.lastIndexOf('/');
  return dot > slash ? `${key.slice(0, dot)}-${n}${key.slice(dot)}` : `${key}-${n}`;
};

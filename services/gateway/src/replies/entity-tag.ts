import { ServiceError } from '@fde/contracts';
import { empty, type Headers, type Reply } from './reply.js';

interface Tagged {
  readonly id: number;
  readonly version: number;
  /** Derived from other records, so it may change without a new version of this one. */
  readonly duplicate_of?: number | null;
}

/** The version of a record as an ETag, `"company-7-3"`; another view of it has another, `"extraction-7-3-slim"`. */
export const recordTag = (kind: string, record: Tagged, view: 'full' | 'slim' = 'full'): string => {
  const other = record.duplicate_of ?? null;
  const parts = [kind, record.id, record.version];
  return `"${[...parts, ...(other === null ? [] : [other]), ...(view === 'slim' ? [view] : [])].join('-')}"`;
};

const tagsOf = (header: string): readonly string[] => header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];
const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** True where If-None-Match names the tag (weak comparison, RFC 9110). */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && tagsOf(header).some((one) => one === '*' || opaque(one) === opaque(tag));

/** 304 if the client has this version; undefined otherwise. */
export const notModified = (
  header: string | undefined,
  tag: string,
  headers: Headers = {},
): Reply<304, never> | undefined =>
  isKnown(header, tag) ? empty(304, { ...headers, ETag: tag }) : undefined;

/** A client that has seen a version in either view may change it. */
const VIEWS = ['full', 'slim'] as const;

/**
 * The version that If-Match requires, undefined if it requires none (absent, `*`). The tags may
 * name several versions of which at most one can be current, so the one that is current counts.
 * Throws `version_conflict` if no tag is of the current version (strong comparison: weak tags never
 * match).
 */
export const expectedVersion = (
  header: string | undefined,
  kind: string,
  record: Tagged,
): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = tagsOf(header);
  if (VIEWS.some((view) => tags.includes(recordTag(kind, record, view)))) return record.version;
  throw new ServiceError(
    'version_conflict',
    `${kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())} ${record.id} is not the version that If-Match names`,
  );
};

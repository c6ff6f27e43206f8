import type { DocumentRecord } from '@fde/event-log';
import { documentIdentity } from '../page/document-identity.js';
import { seenOf, type JudgedDocument } from './judged-document.js';

export interface ChangedDocument {
  readonly record: DocumentRecord;
  readonly document: JudgedDocument;
  readonly what: readonly string[];
}

export interface Comparison {
  readonly fresh: readonly JudgedDocument[];
  readonly known: readonly { readonly record: DocumentRecord; readonly document: JudgedDocument }[];
  readonly changed: readonly ChangedDocument[];
  /** Found before on a page that was read again and does not link it any more. */
  readonly vanished: readonly DocumentRecord[];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Every identity under which a record is known: its address and the other spellings found for it. */
export const identitiesOf = ({
  url,
  metadata,
}: Pick<DocumentRecord, 'url' | 'metadata'>): readonly string[] => {
  const others: unknown = metadata?.['also_at'];
  return [
    url,
    textOf(metadata?.['source_url']) ?? '',
    ...(Array.isArray(others) ? others.map((each) => textOf(each) ?? '') : []),
  ]
    .filter((each) => URL.canParse(each))
    .map((each) => documentIdentity(each));
};

/** What the site says differently now; a document whose record carries no memory of the site has not changed. */
const changesOf = (
  record: DocumentRecord,
  { judgement, identity }: JudgedDocument,
  contentChanged: ReadonlySet<string>,
): readonly string[] => {
  const seen = recordOf(record.metadata?.['seen']);
  const now = seenOf(judgement);
  const words =
    Object.keys(seen).length === 0
      ? []
      : Object.keys(now).filter((name) => seen[name] !== undefined && seen[name] !== now[name]);
  return [
    ...words,
    ...(contentChanged.has(identity) ? ['content'] : []),
    ...(record.metadata?.['vanished_at'] ? ['reappeared'] : []),
  ];
};

const hasVanished = (record: DocumentRecord, pagesRead: ReadonlySet<string>): boolean =>
  !record.metadata?.['vanished_at'] &&
  pagesRead.has(textOf(record.metadata?.['source_page']) ?? '');

/** Sets what a scrape found against what was known. A document is known by its URL within the company. */
export const compareWithKnown = (
  records: readonly DocumentRecord[],
  found: readonly JudgedDocument[],
  pagesRead: ReadonlySet<string>,
  contentChanged: ReadonlySet<string>,
): Comparison => {
  const byIdentity = new Map(
    records
      .flatMap((record) => identitiesOf(record).map((identity) => [identity, record] as const))
      .reverse(),
  );
  const matched = new Set<number>();
  const fresh: JudgedDocument[] = [];
  const known: { record: DocumentRecord; document: JudgedDocument }[] = [];
  const changed: ChangedDocument[] = [];
  for (const document of found) {
    const record = byIdentity.get(document.identity);
    if (!record) {
      fresh.push(document);
      continue;
    }
    if (matched.has(record.id)) continue;
    matched.add(record.id);
    const what = changesOf(record, document, contentChanged);
    if (what.length > 0) changed.push({ record, document, what });
    else known.push({ record, document });
  }
  return {
    fresh,
    known,
    changed,
    vanished: records.filter((record) => !matched.has(record.id) && hasVanished(record, pagesRead)),
  };
};

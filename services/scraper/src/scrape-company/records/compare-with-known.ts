import type { DocumentRecord } from '@fde/event-log';
import { documentIdentity } from '../page/document-identity.js';
import type { JudgedDocument } from './judged-document.js';

export interface ChangedDocument {
  readonly record: DocumentRecord;
  readonly document: JudgedDocument;
  readonly what: readonly string[];
}

export interface KnownComparison {
  readonly fresh: readonly JudgedDocument[];
  readonly known: readonly { readonly record: DocumentRecord; readonly document: JudgedDocument }[];
  readonly changed: readonly ChangedDocument[];
  /** Found before on a page that was read again and does not link it any more. */
  readonly vanished: readonly DocumentRecord[];
}

/** Every identity under which a record is known: its address and the other spellings found for it. */
export const identitiesOf = ({
  url,
  discovery,
}: Pick<DocumentRecord, 'url' | 'discovery'>): readonly string[] =>
  [url, ...(discovery?.also_at ?? [])]
    .filter((each) => URL.canParse(each))
    .map((each) => documentIdentity(each));

/** What the site says differently now; a document whose record carries no memory of the site has not changed. */
const changesOf = (
  record: DocumentRecord,
  { judgement, identity }: JudgedDocument,
  contentChanged: ReadonlySet<string>,
): readonly string[] => {
  const { discovery } = record;
  const words =
    discovery === null
      ? []
      : [
          ...(record.title === judgement.title ? [] : ['title']),
          ...(discovery.document_type === judgement.documentType ? [] : ['document_type']),
          ...(discovery.fiscal_year === judgement.fiscalYear ? [] : ['fiscal_year']),
        ];
  return [
    ...words,
    ...(contentChanged.has(identity) ? ['content'] : []),
    ...(discovery?.vanished_at ? ['reappeared'] : []),
  ];
};

const hasVanished = ({ discovery }: DocumentRecord, pagesRead: ReadonlySet<string>): boolean =>
  discovery !== null && !discovery.vanished_at && pagesRead.has(discovery.page ?? '');

/** Sets what a scrape found against what was known. A document is known by its URL within the company. */
export const compareWithKnown = (
  records: readonly DocumentRecord[],
  found: readonly JudgedDocument[],
  pagesRead: ReadonlySet<string>,
  contentChanged: ReadonlySet<string>,
): KnownComparison => {
  const byIdentity = new Map(
    records
      .flatMap((record) => identitiesOf(record).map((identity) => [identity, record] as const))
      .toReversed(),
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

import { NO_FACTS, type DocumentFacts } from './document-facts.js';
import { changeField, dropField, type ShapeStep } from './shape-history.js';

type Metadata = Readonly<Record<string, unknown>>;

/** What the pipeline wrote into a document's metadata before it had its own fields. */
export interface TakenApart {
  readonly metadata: Metadata | null;
  readonly facts: DocumentFacts;
}

/**
 * Version 1 keeps both parts complete under these keys, so that nothing is lost on the way there
 * and back.
 */
const FACTS = 'pipeline_facts';
const CLIENTS = 'client_metadata';
/** Only the pipeline writes these keys. */
const MARKS = ['seen', 'classified_by', 'http', 'duplicate_of'];
const PIPELINES = [
  ...['seen', 'classified_by', 'http', 'duplicate_of', 'duplicate_reason', 'given_type'],
  ...['fiscal_year_uncertain', 'statements', 'statement_pages', 'found_via', 'source_page'],
  ...['also_at', 'discovered_at', 'changed_at', 'vanished_at', 'content_changed_at'],
];
/** If a scrape found the document, these keys are the pipeline's too. */
const OF_A_SCRAPE = ['title', 'confidence', 'reasons', 'source_url'];
/** Written by every classification that read the file, and by clients. */
const OF_A_READING = ['pages', 'language', 'variant'];

/** Whether this is what a release wrote under `FACTS`. */
const isFacts = (value: unknown): value is DocumentFacts =>
  isRecord(value) && Object.keys(NO_FACTS).every((name) => name in value);
const isRecord = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Metadata => (isRecord(value) ? value : {});
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const integerOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const shareOf = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : 0;
const VERDICTS = ['present', 'absent', 'unknown'] as const;

const discoveryOf = (metadata: Metadata): DocumentFacts['discovery'] => {
  if (!isRecord(metadata['seen'])) return null;
  const seen = metadata['seen'];
  return {
    page: textOf(metadata['source_page']),
    via: textOf(metadata['found_via']) ?? 'link',
    also_at: textsOf(metadata['also_at']),
    discovered_at: textOf(metadata['discovered_at']),
    changed_at: textOf(metadata['changed_at']),
    vanished_at: textOf(metadata['vanished_at']),
    document_type: textOf(seen['document_type']),
    fiscal_year: integerOf(seen['fiscal_year']),
    fiscal_year_uncertain: metadata['fiscal_year_uncertain'] === true,
    variant: textOf(metadata['variant']),
    language: textOf(metadata['language']),
    confidence: shareOf(metadata['confidence']),
    reasons: textsOf(metadata['reasons']),
  };
};

const downloadOf = (metadata: Metadata): DocumentFacts['download'] => {
  const http = recordOf(metadata['http']);
  const outdated = textOf(metadata['content_changed_at']);
  if (!isRecord(metadata['http']) && outdated === null) return null;
  return {
    etag: textOf(http['etag']),
    last_modified: textOf(http['last_modified']),
    outdated_since: outdated,
  };
};

/** Whether the pipeline has written this metadata of version 1. */
const factsOf = (metadata: Metadata): DocumentFacts => {
  const wasRead = 'classified_by' in metadata;
  const translation = metadata['duplicate_reason'] === 'translation';
  return {
    title: isRecord(metadata['seen']) ? textOf(metadata['title']) : null,
    language: textOf(metadata['language']),
    variant: textOf(metadata['variant']),
    fiscal_year_uncertain: metadata['fiscal_year_uncertain'] === true,
    pages: wasRead ? integerOf(metadata['pages']) : null,
    statements: VERDICTS.find((each) => each === metadata['statements']) ?? null,
    statement_pages: isRecord(metadata['statement_pages']) ? metadata['statement_pages'] : null,
    translation_of: translation ? integerOf(metadata['duplicate_of']) : null,
    given_type: textOf(metadata['given_type']),
    decided_by: textOf(metadata['classified_by']),
    discovery: discoveryOf(metadata),
    download: downloadOf(metadata),
  };
};

const withoutKeys = (metadata: Metadata, keys: readonly string[]): Metadata | null => {
  const rest = Object.entries(metadata).filter(([key]) => !keys.includes(key));
  return rest.length === 0 ? null : Object.fromEntries(rest);
};

/** Splits metadata of version 1 into the client's and the pipeline's part. */
export const takeApart = (metadata: Metadata | null): TakenApart => {
  if (metadata === null) return { metadata: null, facts: NO_FACTS };
  const facts = metadata[FACTS];
  if (isFacts(facts)) {
    const clients = metadata[CLIENTS];
    return { metadata: isRecord(clients) ? clients : null, facts };
  }
  if (!MARKS.some((mark) => mark in metadata)) return { metadata, facts: NO_FACTS };
  const keys = [
    ...PIPELINES,
    ...('seen' in metadata ? OF_A_SCRAPE : []),
    ...('classified_by' in metadata || 'seen' in metadata ? OF_A_READING : []),
  ];
  return { metadata: withoutKeys(metadata, keys), facts: factsOf(metadata) };
};

const present = (values: Metadata): Metadata =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** What the previous release looks for in the metadata. */
const flat = ({ discovery, download, ...facts }: DocumentFacts): Metadata => ({
  ...present({
    title: facts.title,
    language: facts.language,
    variant: facts.variant,
    pages: facts.pages,
    statements: facts.statements,
    statement_pages: facts.statement_pages,
    given_type: facts.given_type,
    classified_by: facts.decided_by,
    duplicate_of: facts.translation_of,
    duplicate_reason: facts.translation_of === null ? null : 'translation',
    http: download && present({ etag: download.etag, last_modified: download.last_modified }),
    content_changed_at: download?.outdated_since ?? null,
  }),
  fiscal_year_uncertain: facts.fiscal_year_uncertain,
  ...(discovery === null ? {} : flatDiscovery(discovery, facts.title)),
});

const flatDiscovery = (
  discovery: NonNullable<DocumentFacts['discovery']>,
  title: string | null,
): Metadata =>
  present({
    source_page: discovery.page,
    found_via: discovery.via,
    also_at: discovery.also_at.length === 0 ? null : discovery.also_at,
    discovered_at: discovery.discovered_at,
    changed_at: discovery.changed_at,
    vanished_at: discovery.vanished_at,
    confidence: discovery.confidence,
    reasons: discovery.reasons,
    seen: {
      title,
      document_type: discovery.document_type,
      fiscal_year: discovery.fiscal_year,
    },
  });

/**
 * Both parts in the metadata of version 1; if the pipeline knows nothing, only what the client
 * sent.
 */
export const putTogether = ({ metadata, facts }: TakenApart): Metadata | null => {
  const known = JSON.stringify(facts) !== JSON.stringify(NO_FACTS);
  const mistakable = metadata !== null && [...MARKS, FACTS].some((mark) => mark in metadata);
  if (!known && !mistakable) return metadata;
  return { ...metadata, ...flat(facts), [FACTS]: facts, [CLIENTS]: metadata };
};

type WithDocument = { readonly document: { readonly metadata: Metadata | null } };

const hasDocument = (data: object): data is WithDocument =>
  'document' in data && isRecord(data.document);

/** Version 2 of the document events: what the pipeline knows is no longer in the metadata. */
export const factsLeaveMetadata: ShapeStep = {
  up: (data) =>
    hasDocument(data)
      ? { ...data, document: { ...data.document, ...takeApart(data.document.metadata) } }
      : data,
  down: (data) => {
    if (!hasDocument(data)) return data;
    const { facts, metadata, ...document } = data.document as TakenApart;
    return { ...data, document: { ...document, metadata: putTogether({ metadata, facts }) } };
  },
  earlier: (schema) => changeField(schema, 'document', (each) => dropField(each, 'facts')),
};

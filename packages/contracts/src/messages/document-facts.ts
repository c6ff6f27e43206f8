import type { FromSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const textOrNone = { type: ['string', 'null'] } as const;
const texts = { type: 'array', items: text } as const;
const confidence = { type: 'number', minimum: 0, maximum: 1 } as const;

/** How the site links to the document, and what the words around its links say. */
const discovery = {
  type: ['object', 'null'],
  properties: {
    page: textOrNone,
    via: text,
    also_at: texts,
    discovered_at: textOrNone,
    changed_at: textOrNone,
    vanished_at: textOrNone,
    document_type: textOrNone,
    fiscal_year: { type: ['integer', 'null'] },
    fiscal_year_uncertain: { type: 'boolean' },
    variant: textOrNone,
    language: textOrNone,
    confidence,
    reasons: texts,
  },
  required: [
    'page',
    'via',
    'also_at',
    'discovered_at',
    'changed_at',
    'vanished_at',
    'document_type',
    'fiscal_year',
    'fiscal_year_uncertain',
    'variant',
    'language',
    'confidence',
    'reasons',
  ],
  additionalProperties: false,
} as const;

/**
 * How to ask the site whether the file has changed; `outdated_since`: when a scrape saw that it
 * has.
 */
const download = {
  type: ['object', 'null'],
  properties: { etag: textOrNone, last_modified: textOrNone, outdated_since: textOrNone },
  required: ['etag', 'last_modified', 'outdated_since'],
  additionalProperties: false,
} as const;

/** A person keeps the document's statements out of the series. */
const leftOut = {
  type: ['object', 'null'],
  properties: {
    why: { enum: ['by_choice', 'another_company'] },
    comment: textOrNone,
  },
  required: ['why', 'comment'],
  additionalProperties: false,
} as const;

/**
 * What the pipeline knows about a document beyond its record. The client's metadata is not part of
 * it.
 */
export const documentFactsSchema = {
  type: 'object',
  properties: {
    title: textOrNone,
    language: textOrNone,
    variant: textOrNone,
    /** The part of the fiscal year that an interim report is on; absent in the logs of earlier releases. */
    fiscal_part: textOrNone,
    fiscal_year_uncertain: { type: 'boolean' },
    pages: { type: ['integer', 'null'], minimum: 0 },
    statements: { enum: ['present', 'absent', 'unknown', null] },
    /** Pages that look like a statement, by its kind. */
    statement_pages: { type: ['object', 'null'], additionalProperties: true },
    /** The same report in a language that is read rather than this one. */
    translation_of: { type: ['integer', 'null'], minimum: 1 },
    /** The type as a client gave it, before the first classification. */
    given_type: textOrNone,
    decided_by: textOrNone,
    discovery,
    download,
    /** Absent in the logs of earlier releases, as the next one. */
    left_out: leftOut,
    /** What a person has set: the pipeline changes it no more. */
    settled: { type: 'array', items: { enum: ['fiscal_year', 'document_type', 'title'] } },
  },
  required: [
    'title',
    'language',
    'variant',
    'fiscal_year_uncertain',
    'pages',
    'statements',
    'statement_pages',
    'translation_of',
    'given_type',
    'decided_by',
    'discovery',
    'download',
  ],
  additionalProperties: false,
} as const;

export type DocumentFacts = FromSchema<typeof documentFactsSchema>;
export type DocumentDiscovery = NonNullable<DocumentFacts['discovery']>;

/** The facts of a document that nobody has looked at. */
export const NO_FACTS: DocumentFacts = {
  title: null,
  language: null,
  variant: null,
  fiscal_year_uncertain: false,
  pages: null,
  statements: null,
  statement_pages: null,
  translation_of: null,
  given_type: null,
  decided_by: null,
  discovery: null,
  download: null,
};

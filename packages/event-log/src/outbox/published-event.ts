import {
  MAX_PUBLISHED_RECORD_BYTES,
  MAX_PUBLISHED_RESULT_BYTES,
  type DomainEvent,
} from '@fde/contracts';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');
/** As much of a list as fits, from its beginning. */
const fitting = <T>(list: readonly T[]): T[] => {
  let bytes = 0;
  return list.filter((item) => (bytes += bytesOf(item)) <= MAX_PUBLISHED_RECORD_BYTES);
};
const fittingObject = <T extends object | null>(value: T): T | null =>
  bytesOf(value) > MAX_PUBLISHED_RECORD_BYTES ? null : value;

/**
 * The event as it is published: without what may be whole statements, so that messages stay small. A message says what
 * happened to which record; what it leaves out stands in the log and is read over REST.
 */
export const publishedEvent = (event: DomainEvent): DomainEvent => {
  switch (event.type) {
    case 'TaskSucceeded':
      return bytesOf(event.data.result) > MAX_PUBLISHED_RESULT_BYTES
        ? { type: event.type, data: { ...event.data, result: null } }
        : event;
    case 'StatementExtracted':
    case 'ExtractionChanged': {
      const { extraction, origin } = event.data;
      const metadata = fittingObject(extraction.metadata);
      return {
        type: event.type,
        data: { extraction: { ...extraction, raw_data: {}, metadata }, origin },
      };
    }
    case 'StatementCompiled': {
      const { compiled_statement: statement, origin } = event.data;
      const small = { ...statement, data: {}, data_lineage: {} };
      return { type: event.type, data: { compiled_statement: small, origin } };
    }
    case 'PeriodsCompiled':
      return { type: event.type, data: { ...event.data, data: {} } };
    case 'ReviewsAsked':
      return {
        type: event.type,
        data: { ...event.data, reviews: fitting(event.data.reviews) },
      };
    case 'DocumentAdded':
    case 'DocumentChanged':
    case 'DocumentDownloaded':
    case 'DocumentClassified': {
      const { document } = event.data;
      const small = { ...document, metadata: fittingObject(document.metadata) };
      return { type: event.type, data: { ...event.data, document: small } } as DomainEvent;
    }
    default:
      return event;
  }
};

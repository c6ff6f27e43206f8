import { expect } from 'chai';
import { MAX_PUBLISHED_RECORD_BYTES, assertEvent, type DomainEvent } from '@fde/contracts';
import { publishedEvent } from './published-event.js';

const LARGE = { text: 'x'.repeat(MAX_PUBLISHED_RECORD_BYTES) };
const bytesOf = (event: DomainEvent): number => JSON.stringify(event).length;

const extracted = (metadata: object | null): DomainEvent => ({
  type: 'StatementExtracted',
  data: {
    extraction: {
      id: 1,
      document_id: 2,
      statement_type: 'income_statement',
      raw_data: LARGE,
      confidence_score: 0.9,
      metadata: metadata && { ...metadata },
    },
    origin: 'pipeline',
  },
});
const review = (id: number) => ({
  id,
  decision: 'scale',
  item: null,
  value: 'x'.repeat(1000),
  page: 1,
  bbox: null,
  doubt: 0.5,
  weight: 1,
  reasons: [],
});

describe('an event as it is published', () => {
  it('leaves whole statements out, and keeps its shape', () => {
    for (const event of [
      extracted({ pages: 3 }),
      {
        type: 'StatementCompiled',
        data: {
          compiled_statement: {
            id: 1,
            company_id: 2,
            statement_type: 'income_statement',
            data: LARGE,
            data_lineage: LARGE,
          },
          origin: 'pipeline',
        },
      },
    ] satisfies DomainEvent[]) {
      const published = publishedEvent(event);
      assertEvent(published);
      expect(bytesOf(published)).to.be.below(300);
    }
  });

  it('keeps metadata that is small, and says null of what is not', () => {
    const metadataOf = (metadata: object) => {
      const { data } = publishedEvent(extracted(metadata)) as Extract<
        DomainEvent,
        { type: 'StatementExtracted' }
      >;
      return data.extraction.metadata;
    };
    expect(metadataOf({ pages: 3 })).to.deep.equal({ pages: 3 });
    expect(metadataOf(LARGE)).to.equal(null);
  });

  it('ends a list of open reviews where the message would become large, the first ones kept', () => {
    const published = publishedEvent({
      type: 'ReviewsAsked',
      data: {
        extraction_id: 1,
        document_id: 2,
        company_id: 3,
        statement_type: 'income_statement',
        reviews: Array.from({ length: 500 }, (_, n) => review(n + 1)),
      },
    });
    assertEvent(published);
    expect(bytesOf(published)).to.be.below(MAX_PUBLISHED_RECORD_BYTES + 500);
    const { reviews } = (published as Extract<DomainEvent, { type: 'ReviewsAsked' }>).data;
    expect(reviews.slice(0, 2).map(({ id }) => id)).to.deep.equal([1, 2]);
  });

  it('leaves everything else as it is', () => {
    const event: DomainEvent = { type: 'CompanyRemoved', data: { id: 7 } };
    expect(publishedEvent(event)).to.equal(event);
  });
});

import { Ajv } from 'ajv';
import { expect } from 'chai';

import { NO_FACTS, type DocumentFacts } from './document-facts.js';
import { EVENT_SCHEMAS } from './events.js';
import { factsLeaveMetadata, putTogether, takeApart } from './facts-in-metadata.js';

const FACTS: DocumentFacts = {
  ...NO_FACTS,
  title: 'Annual Report 2022',
  fiscal_year_uncertain: true,
  pages: 120,
  statements: 'present',
  translation_of: 7,
  decided_by: 'both',
  discovery: {
    page: 'https://example.com/reports',
    via: 'link',
    also_at: [],
    discovered_at: '2026-01-01T00:00:00.000Z',
    changed_at: null,
    vanished_at: null,
    document_type: 'annual_report',
    fiscal_year: 2022,
    fiscal_year_uncertain: true,
    variant: null,
    language: 'en',
    confidence: 0.84,
    reasons: ['the link says so'],
  },
  download: { etag: '"1"', last_modified: null, outdated_since: null },
};

/** As the previous release wrote it. */
const EARLIER = {
  title: 'Annual Report 2022',
  source_url: 'https://example.com/a.pdf',
  source_page: 'https://example.com/reports',
  found_via: 'link',
  discovered_at: '2026-01-01T00:00:00.000Z',
  confidence: 0.84,
  reasons: ['the link says so'],
  language: 'en',
  fiscal_year_uncertain: true,
  seen: { title: 'Annual Report 2022', document_type: 'annual_report', fiscal_year: 2022 },
  http: { etag: '"1"' },
  classified_by: 'both',
  pages: 120,
  statements: 'present',
  duplicate_of: 7,
  duplicate_reason: 'translation',
};

describe('what the pipeline knows, in the metadata of version 1', () => {
  it("is taken out of it, and nothing of the client's", () => {
    expect(takeApart(EARLIER)).to.deep.equal({
      metadata: null,
      facts: { ...FACTS, language: 'en' },
    });
    expect(takeApart({ ...EARLIER, note: 'mine' }).metadata).to.deep.equal({ note: 'mine' });
  });

  for (const metadata of [
    null,
    {},
    { pages: 150, language: 'en', source_url: 'https://a.example' },
  ])
    it(`leaves ${JSON.stringify(metadata)} to the client`, () =>
      expect(takeApart(metadata)).to.deep.equal({ metadata, facts: NO_FACTS }));

  for (const [name, metadata, facts] of [
    ['nothing', null, NO_FACTS],
    ['facts alone', null, FACTS],
    ["the client's alone", { pages: 1 }, NO_FACTS],
    ["the client's that look like the pipeline's", { duplicate_of: 3, seen: {} }, NO_FACTS],
    ['both', { pages: 1, title: 'Mine', duplicate_of: 3 }, FACTS],
  ] as const)
    it(`gives back ${name} after a release that knows version 1 alone`, () =>
      expect(takeApart(putTogether({ metadata, facts }))).to.deep.equal({ metadata, facts }));

  it('stands where the previous release looks for it', () =>
    expect(putTogether({ metadata: null, facts: FACTS })).to.deep.include({
      duplicate_of: 7,
      duplicate_reason: 'translation',
      pages: 120,
      classified_by: 'both',
      http: { etag: '"1"' },
      seen: { title: 'Annual Report 2022', document_type: 'annual_report', fiscal_year: 2022 },
    }));

  it('moves with the event of a document, whatever else the event says', () => {
    const event = { document: { id: 1, metadata: { a: 1 }, facts: FACTS }, origin: 'pipeline' };
    const { up, down } = factsLeaveMetadata;
    expect(down?.(event)).to.not.have.nested.property('document.facts');
    expect(up(down?.(event) ?? {})).to.deep.equal(event);
  });

  it('has no facts in the schema of what is sent, either', () => {
    const { down, earlier } = factsLeaveMetadata;
    const { schema } = EVENT_SCHEMAS.DocumentAdded;
    const document = {
      ...{ id: 1, company_id: 1, url: 'https://a.example', fiscal_year: 2022, metadata: { a: 1 } },
      ...{ document_type: 'annual_report', filing_date: null, file_path: null, facts: FACTS },
    };
    const event = { document, origin: 'pipeline' };
    const isCurrent = new Ajv({ strict: false }).compile(schema);
    const isEarlier = new Ajv({ strict: false }).compile(earlier?.(schema) ?? {});
    expect([isCurrent(event), isEarlier(event)]).to.deep.equal([true, false]);
    expect(isEarlier(down?.(event)), JSON.stringify(isEarlier.errors)).to.equal(true);
  });
});

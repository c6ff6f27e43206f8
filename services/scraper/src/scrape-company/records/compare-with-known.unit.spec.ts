import { NO_FACTS, type DocumentDiscovery } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import { expect } from 'chai';
import { documentIdentity } from '../page/document-identity.js';
import { compareWithKnown, identitiesOf } from './compare-with-known.js';
import type { JudgedDocument } from './judged-document.js';

const PAGE = 'https://a.example/ir/';
const urlOf = (name: string): string => `https://a.example/${name}.pdf`;

const found = (name: string, title = name): JudgedDocument => ({
  url: urlOf(name),
  identity: documentIdentity(urlOf(name)),
  alsoAt: [],
  pages: [PAGE],
  via: 'link',
  evidence: [],
  judgement: {
    documentType: 'annual_report',
    variant: undefined,
    fiscalYear: 2023,
    yearUncertain: false,
    fiscalPart: undefined,
    title,
    language: undefined,
    confidence: 0.9,
    typeConfidence: 0.9,
    yearConfidence: 0.9,
    reasons: [],
  },
});

/** As a scrape before left it. */
const DISCOVERY: DocumentDiscovery = {
  page: PAGE,
  via: 'link',
  also_at: [],
  discovered_at: '2026-01-01T00:00:00.000Z',
  changed_at: null,
  vanished_at: null,
  document_type: 'annual_report',
  fiscal_year: 2023,
  fiscal_year_uncertain: false,
  variant: null,
  language: null,
  confidence: 0.9,
  reasons: [],
};
const record = (
  id: number,
  name: string,
  discovery: Partial<DocumentDiscovery> | null = {},
): DocumentRecord => ({
  ...NO_FACTS,
  id,
  company_id: 1,
  url: urlOf(name),
  fiscal_year: 2023,
  document_type: 'annual_report',
  filing_date: null,
  file_path: null,
  metadata: null,
  title: name,
  discovery: discovery === null ? null : { ...DISCOVERY, ...discovery },
  sha256: null,
  size: null,
  classification: null,
  duplicate_of: null,
  duplicate_reason: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
});

const compare = (
  records: readonly DocumentRecord[],
  documents: readonly JudgedDocument[],
  { read = [PAGE], changed = [] }: { read?: readonly string[]; changed?: readonly string[] } = {},
) => {
  const contentChanged = new Set(changed.map((name) => documentIdentity(urlOf(name))));
  const comparison = compareWithKnown(records, documents, new Set(read), contentChanged);
  return {
    fresh: comparison.fresh.map(({ url }) => url),
    known: comparison.known.map((one) => one.record.id),
    changed: comparison.changed.map((one) => [one.record.id, ...one.what]),
    vanished: comparison.vanished.map(({ id }) => id),
  };
};
const NOTHING = { fresh: [], known: [], changed: [], vanished: [] };

describe('what a scrape found against what was known', () => {
  it('is new where no record has its address, in whatever spelling', () => {
    const spelt = record(2, 'old', { also_at: [urlOf('b'), 'no address'] });
    expect(
      compare([record(1, 'a'), spelt], [found('a'), found('b', 'old'), found('c')]),
    ).to.deep.equal({ ...NOTHING, fresh: [urlOf('c')], known: [1, 2] });
    expect(identitiesOf(spelt)).to.have.length(2);
  });

  it('is one document where two links lead to it', () => {
    expect(compare([record(1, 'a')], [found('a'), found('a')])).to.deep.equal({
      ...NOTHING,
      known: [1],
    });
  });

  it('has changed where the site says or serves something else now', () => {
    const before = { document_type: 'presentation', fiscal_year: 2022 };
    const comparison = compare(
      [record(1, 'a', before), record(2, 'b'), record(3, 'c')],
      [found('a', 'Another title'), found('b'), found('c')],
      { changed: ['b'] },
    );
    expect(comparison).to.deep.equal({
      ...NOTHING,
      known: [3],
      changed: [
        [1, 'title', 'document_type', 'fiscal_year'],
        [2, 'content'],
      ],
    });
  });

  it('has not changed where nobody remembers what the site said', () => {
    expect(compare([record(1, 'a', null)], [found('a', 'Another title')])).to.deep.equal({
      ...NOTHING,
      known: [1],
    });
  });

  it('has vanished where the page that linked it was read and does not link it any more', () => {
    const records = [
      record(1, 'a'),
      record(2, 'b', { page: 'https://a.example/not-read' }),
      record(3, 'c', { vanished_at: '2026-01-02T00:00:00.000Z' }),
      record(4, 'd', null),
    ];
    expect(compare(records, [])).to.deep.equal({ ...NOTHING, vanished: [1] });
    expect(compare(records, [], { read: [] })).to.deep.equal(NOTHING);
  });

  it('has come back where it had vanished', () => {
    const gone = record(1, 'a', { vanished_at: '2026-01-02T00:00:00.000Z' });
    expect(compare([gone], [found('a')])).to.deep.equal({
      ...NOTHING,
      changed: [[1, 'reappeared']],
    });
  });
});

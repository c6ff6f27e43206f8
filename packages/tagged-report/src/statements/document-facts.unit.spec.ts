import { expect } from 'chai';
import type { Context, Fact, Period } from '../model.js';
import { NO_TAXONOMY } from '../linkbase/taxonomy.js';
import type { TaggedReport } from '../tagged-report.js';
import { documentFacts } from './document-facts.js';

const duration = (start: string, end: string): Period => ({ kind: 'duration', start, end });
const YEAR = duration('2024-01-01', '2024-12-31');
const YEAR_BEFORE = duration('2023-01-01', '2023-12-31');
const QUARTER = duration('2024-10-01', '2024-12-31');
const CIK = 'http://www.sec.gov/CIK';
const LEI = 'http://standards.iso.org/iso/17442';

const contextOf = (id: string, period: Period, scheme: string, segment?: string): Context => ({
  id,
  entity: { scheme, identifier: '0001' },
  period,
  dimensions:
    segment === undefined
      ? []
      : [{ axis: { prefix: 'o', namespace: 'o', local: 'SegmentsAxis' }, member: segment }],
});

const factIn = (contextRef: string, local: string, value: string | number | null): Fact => ({
  id: `${contextRef} ${local}`,
  hasAnchor: false,
  order: 0,
  kind: typeof value === 'number' ? 'number' : 'text',
  concept: { prefix: 'dei', namespace: 'dei', local },
  contextRef,
  printed: String(value),
  isNil: value === null,
  isHidden: true,
  scale: 0,
  sign: 1,
  value,
});

const report = (
  contexts: readonly Context[],
  facts: readonly Fact[],
  language?: string,
): TaggedReport => {
  const byId = new Map(contexts.map((context) => [context.id, context]));
  const document = {
    name: 'd',
    facts,
    contexts: byId,
    units: new Map(),
    tables: [],
    schemaRefs: [],
    problems: [],
    ...(language === undefined ? {} : { language }),
  };
  return {
    documents: [document],
    contexts: byId,
    units: new Map(),
    taxonomy: NO_TAXONOMY,
    problems: [],
  };
};

describe('what a tagged report says of itself', () => {
  it('is about the period that it states, if numbers have it', () => {
    const half = duration('2025-01-01', '2025-06-30');
    const says = (start: string, end: string) =>
      documentFacts(
        report(
          [contextOf('now', YEAR, CIK), contextOf('half', half, CIK)],
          [
            factIn('half', 'NetSales', 3),
            factIn('half', 'OperatingIncome', 2),
            factIn('now', 'NetSales', 9),
            factIn('now', 'CurrentFiscalYearStartDateDEI', start),
            factIn('now', 'CurrentPeriodEndDateDEI', end),
          ],
        ),
      ).period;
    expect(says('2024-01-01', '2024-12-31')).to.deep.equal(YEAR);
    expect(says('2023-01-01', '2023-12-31'), 'of no number').to.deep.equal(half);
  });

  it('is on its cover, where its taxonomy has one', () => {
    const facts = documentFacts(
      report(
        [contextOf('now', YEAR, CIK)],
        [
          factIn('now', 'EntityRegistrantName', 'Tin & Lead Works'),
          factIn('now', 'DocumentType', '10-K'),
          factIn('now', 'DocumentFiscalYearFocus', '--2024-'),
        ],
        'en-US',
      ),
    );
    expect(facts).to.deep.equal({
      companyName: 'Tin & Lead Works',
      documentType: '10-K',
      form: 'annual',
      fiscalYear: 2024,
      period: YEAR,
      identifier: { scheme: 'cik', value: '0001' },
      language: 'en-US',
    });
  });

  it('is the year of most of its numbers, where it has no cover', () => {
    const numbers = (context: string, count: number) =>
      Array.from({ length: count }, (_, at) => factIn(context, `Number${at}`, at));
    const contexts = [
      contextOf('before', YEAR_BEFORE, LEI),
      contextOf('now', YEAR, LEI),
      contextOf('quarter', QUARTER, LEI),
      contextOf('part', duration('2025-01-01', '2025-12-31'), LEI, 'Tin'),
      contextOf('day', { kind: 'instant', end: '2024-12-31' }, LEI),
    ];
    const facts = [
      ...numbers('before', 9),
      ...numbers('now', 7),
      ...numbers('quarter', 30),
      ...numbers('part', 30),
      ...numbers('day', 30),
    ];
    const stated = documentFacts(report(contexts, facts));
    expect(stated.period, 'the later of two that are about as frequent').to.deep.equal(YEAR);
    expect(stated.identifier).to.deep.equal({ scheme: 'lei', value: '0001' });
    const rare = documentFacts(report(contexts, [...numbers('before', 9), ...numbers('now', 2)]));
    expect(rare.period, 'the one that is far more frequent').to.deep.equal(YEAR_BEFORE);
  });

  it('is a half or eighteen months where they end later than any year, and are no quarters of it', () => {
    const numbers = (context: string, count: number) =>
      Array.from({ length: count }, (_, at) => factIn(context, `Number${at}`, at));
    for (const newest of [
      duration('2025-01-01', '2025-06-30'),
      duration('2024-01-01', '2025-06-30'),
    ]) {
      const contexts = [contextOf('now', newest, LEI), contextOf('before', YEAR_BEFORE, LEI)];
      const facts = [...numbers('before', 8), ...numbers('now', 9)];
      expect(documentFacts(report(contexts, facts)).period).to.deep.equal(newest);
    }
  });

  it('is what it says of the group, not of a part of it', () => {
    const facts = [
      factIn('part', 'LegalEntityName', 'Tin Ltd'),
      factIn('now', 'LegalEntityName', 'Tin & Lead Works'),
    ];
    const contexts = [
      contextOf('now', YEAR, 'http://register.example'),
      contextOf('part', YEAR, CIK, 'Tin'),
    ];
    expect(documentFacts(report(contexts, facts))).to.deep.equal({
      companyName: 'Tin & Lead Works',
      identifier: { scheme: 'other', value: '0001' },
    });
    expect(documentFacts(report(contexts, facts.slice(0, 1))).companyName).to.equal('Tin Ltd');
  });

  it('is nothing if it is left empty or is not a year', () => {
    const nameless = { ...contextOf('now', YEAR, CIK), entity: { scheme: CIK, identifier: '' } };
    const facts = [
      factIn('now', 'EntityRegistrantName', ''),
      factIn('now', 'NameOfLegalEntity', null),
      factIn('now', 'DocumentFiscalYearFocus', 'FY24'),
    ];
    expect(documentFacts(report([nameless], facts))).to.deep.equal({ period: YEAR });
    expect(documentFacts(report([], []))).to.deep.equal({});
  });
});

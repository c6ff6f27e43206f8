import { expect } from 'chai';
import { compileStatements } from '../compile-company.js';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { rankedOf } from '../specimens/reports.js';
import { specimen, type Specimen } from '../specimens/specimen.js';
import type { CompileInput } from './compile-input.js';
import { publicationOf } from './publication.js';
import { rankReports, speakingOrder, type RankedInput } from './rank-reports.js';

const REPORT: Specimen = {
  document: 1,
  years: ['2022', '2021'],
  rows: [['Revenue', [60133, 58090]]],
};

const amended = (input: CompileInput): CompileInput => ({
  ...input,
  raw: { ...input.raw, decisions: { publication: { value: 'amended', evidence: [] } } },
});

const asRanked = (input: CompileInput): RankedInput => ({ input, raw: input.raw });

describe('When a report was published', () => {
  it('its filing date says', () => {
    const decision = publicationOf(rankedOf({ ...REPORT, filingDate: '2023-02-20' }));
    expect(decision?.value).to.equal('2023-02-20');
    expect(decision?.evidence.map(({ source }) => source)).to.deep.equal([
      'filing date',
      'last day',
    ]);
  });

  for (const [what, filingDate] of [
    ['there is none', undefined],
    ['it lies before the last day', '2022-06-01'],
    ['it lies years after the last day, as that of a copy does', '2029-01-01'],
  ] as const)
    it(`its last day says, if ${what}`, () => {
      const given = { ...REPORT, ...(filingDate === undefined ? {} : { filingDate }) };
      expect(publicationOf(rankedOf(given))?.value).to.equal('2023-03-31');
    });

  it('nothing says, if it states no day', () => {
    expect(publicationOf(rankedOf({ ...REPORT, yearEnd: null }))).to.equal(undefined);
  });
});

describe('An amended report', () => {
  const original = specimen(REPORT);
  const correction = amended(
    specimen({ ...REPORT, document: 2, rows: [['Revenue', [59633, 58090]]] }),
  );
  const later = specimen({
    ...REPORT,
    document: 3,
    years: ['2023', '2022'],
    rows: [['Revenue', [61339, 60133]]],
    filingDate: '2024-02-20',
  });

  for (const [what, first, second] of [
    ['the higher id', original, correction],
    [
      'the lower id',
      { ...original, documentId: 9, extractionId: 91 },
      { ...correction, documentId: 4, extractionId: 41 },
    ],
  ] as const)
    it(`rules the one that it replaces, though it has ${what}`, () => {
      const revenue = rowNamed(compileOne(first, second), 'Revenue');
      expect(revenue.values).to.deep.equal({ 2021: 58090, 2022: 59633 });
      expect(revenue.sources['2022']?.restated).to.include({ value: 60133, reason: 'amendment' });
    });

  it('speaks after the report of the next year, unless it was filed after it', () => {
    const order = (filingDate: string): number[] => {
      const ranked = rankReports([original, later, { ...correction, filingDate }].map(asRanked));
      expect(ranked.map(({ input }) => input.documentId)).to.deep.equal([3, 2, 1]);
      return speakingOrder(ranked).map(({ input }) => input.documentId);
    };
    expect(order('2023-06-01')).to.deep.equal([3, 2, 1]);
    expect(order('2024-06-01')).to.deep.equal([2, 3, 1]);
  });

  it('that was filed last rules its years; the newest report still names the rows', () => {
    const data = compileOne(original, later, { ...correction, filingDate: '2024-06-01' });
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({
      2021: 58090,
      2022: 59633,
      2023: 61339,
    });
    expect(data.reports?.map(({ document_id: id, published }) => [id, published])).to.deep.equal([
      [2, '2024-06-01'],
      [3, '2024-02-20'],
      [1, '2023-03-31'],
    ]);
  });

  it('is not known before it was published', () => {
    const inputs = [original, { ...correction, filingDate: '2023-06-01' }];
    const valueOn = (asOf: string): number | undefined => {
      const [data] = compileStatements(inputs, { asOf });
      return data && rowNamed(data, 'Revenue').values['2022'];
    };
    expect(valueOn('2023-04-30')).to.equal(60133);
    expect(valueOn('2023-06-01')).to.equal(59633);
  });
});

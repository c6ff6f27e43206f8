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
      const report = { ...REPORT, ...(filingDate === undefined ? {} : { filingDate }) };
      expect(publicationOf(rankedOf(report))?.value).to.equal('2023-03-31');
    });

  const dated = (coverDates: string[], discoveredAt?: string): RankedInput => {
    const one = rankedOf(REPORT);
    const input = { ...one.input, ...(discoveredAt === undefined ? {} : { discoveredAt }) };
    return { input, raw: { ...one.raw, cover_dates: coverDates } };
  };

  it('its cover says: the first date after its year, however many others stand there', () => {
    const cover = ['2022-06-30', '2022-12-31', '2023-02-17', '2023-05-04'];
    const decision = publicationOf(dated(cover, '2023-06-01T09:00:00.000Z'));
    expect(decision?.value).to.equal('2023-02-17');
    expect(decision?.evidence.map(({ source, says }) => [source, says])).to.deep.equal([
      ['cover', '2023-02-17'],
      ['discovery', '2023-06-01'],
      ['last day', '2023-03-31'],
    ]);
  });

  it('its cover does not say, by the days of its year, of the first days after it, or of years later', () => {
    const decision = publicationOf(dated(['2022-12-31', '2023-01-02', '2026-01-01']));
    expect(decision?.value).to.equal('2023-03-31');
  });

  it('its site says, if that showed it soon after its year, and not years later', () => {
    const valueOf = (at: string): string | undefined => publicationOf(dated([], at))?.value;
    expect(valueOf('2023-04-18T09:00:00.000Z')).to.equal('2023-04-18');
    expect(valueOf('2026-03-01T09:00:00.000Z')).to.equal('2023-03-31');
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
    const estimated = data.reports?.filter((one) => one.published_estimated === true);
    expect(
      estimated?.map(({ document_id: id }) => id),
      'what nothing dates',
    ).to.deep.equal([1]);
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

import { expect } from 'chai';
import type { CanonicalStatementType } from '@fde/contracts';
import { alignmentOf, reportOf } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { tieByLabels } from './tie-by-labels.js';

/**
 * Reports without a shared year, so that only their labels can tie. Shown as "older index: newer
 * index".
 */
const tied = (
  older: readonly SpecimenRow[],
  newer: readonly SpecimenRow[],
  type: CanonicalStatementType = 'balance_sheet',
): string[] => {
  const alignment = alignmentOf(
    reportOf({ type, document: 1, years: ['2018'], rows: older }),
    reportOf({ type, document: 2, years: ['2020'], rows: newer }),
  );
  tieByLabels(alignment);
  return [...alignment.ties]
    .map(([row, cluster]) => `${row.index}: ${cluster.rows[0]?.index ?? '?'}`)
    .toSorted();
};
const row = (
  name: string,
  section?: string,
  more: { total?: boolean; unit?: 'shares' } = {},
): SpecimenRow => [name, [100], { ...(section === undefined ? {} : { section }), ...more }];

describe('Rows are one item by their label', () => {
  for (const { what, older, newer, expected } of [
    { what: 'the same label', older: row('Goodwill'), newer: row('Goodwill'), expected: true },
    { what: 'except for the case', older: row('GOODWILL'), newer: row('Goodwill'), expected: true },
    {
      what: 'except for the note',
      older: row('Goodwill (note 4)'),
      newer: row('Goodwill (note 12)'),
      expected: true,
    },
    {
      what: 'except for changing amounts',
      older: row('Receivables, less allowances of $53'),
      newer: row('Receivables, less allowances of $70'),
      expected: true,
    },
    { what: 'not other words', older: row('Goodwill'), newer: row('Inventories'), expected: false },
    {
      what: 'the same section',
      older: row('Other', 'Current assets'),
      newer: row('Other', 'Current assets'),
      expected: true,
    },
    {
      what: 'fewer headings',
      older: row('Cash', 'Assets'),
      newer: row('Cash', 'Assets > Current assets'),
      expected: true,
    },
    {
      what: 'a section that was renamed',
      older: row('Software', 'Fixed things'),
      newer: row('Software', 'Lasting things'),
      expected: true,
    },
    {
      what: 'not the other term',
      older: row('Borrowings', 'Current liabilities'),
      newer: row('Borrowings', 'Non-current liabilities'),
      expected: false,
    },
    {
      what: 'not another unit',
      older: row('Basic', undefined, { unit: 'shares' }),
      newer: row('Basic'),
      expected: false,
    },
    {
      what: 'a line and a row that only a reader flagged as a total',
      older: row('Other'),
      newer: row('Other', undefined, { total: true }),
      expected: true,
    },
    { what: 'not a row without a label', older: row(''), newer: row(''), expected: false },
  ])
    it(`${what}: ${JSON.stringify(older[0])}, ${JSON.stringify(newer[0])}`, () => {
      expect(tied([older], [newer])).to.have.length(expected ? 1 : 0);
    });

  it('in the same section rather than in another', () => {
    const older = [row('Other', 'Current assets'), row('Other', 'Non-current assets')];
    const newer = [row('Other', 'Non-current assets'), row('Other', 'Current assets')];
    expect(tied(older, newer)).to.deep.equal(['0: 1', '1: 0']);
  });

  it('not in another section if the report still has its own', () => {
    const older = [row('Securities', 'Current assets'), row('Cash', 'Current assets')];
    const newer = [row('Securities', 'Other things'), row('Cash', 'Current assets')];
    expect(tied(older, newer)).to.deep.equal(['1: 1']);
  });

  it('in the section into which its neighbours moved', () => {
    const older = [row('Software', 'Fixed things'), row('Patents', 'Fixed things')];
    const newer = [
      row('Software', 'Lasting things'),
      row('Patents', 'Lasting things'),
      row('Patents', 'Sundry things'),
    ];
    expect(tied(older, newer)).to.deep.equal(['0: 0', '1: 1']);
  });

  it('in their order if one label is printed more than once', () => {
    const twice = [row('Number of shares'), row('Earnings'), row('Number of shares')];
    expect(tied(twice, twice, 'income_statement')).to.deep.equal(['0: 0', '1: 1', '2: 2']);
  });

  it('surer in the same section than in one that was renamed', () => {
    const confidence = (older: SpecimenRow, newer: SpecimenRow): number | undefined => {
      const alignment = alignmentOf(
        reportOf({ type: 'balance_sheet', document: 1, years: ['2018'], rows: [older] }),
        reportOf({ type: 'balance_sheet', document: 2, years: ['2020'], rows: [newer] }),
      );
      tieByLabels(alignment);
      const [[one, cluster] = []] = [...alignment.ties];
      return one && cluster?.ties.get(one)?.confidence;
    };
    expect(confidence(row('Cash', 'Current assets'), row('Cash', 'Current assets'))).to.equal(0.98);
    expect(confidence(row('Cash', 'Assets'), row('Cash', 'Assets > Current assets'))).to.equal(
      0.96,
    );
    expect(confidence(row('Software', 'Fixed things'), row('Software', 'Lasting things'))).to.equal(
      0.92,
    );
  });

  it('less sure if a shared year was restated', () => {
    const alignment = alignmentOf(
      reportOf({ document: 1, years: ['2019', '2018'], rows: [['Revenue', [100, 90]]] }),
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [120, 105]]] }),
    );
    tieByLabels(alignment);
    const [[one, cluster] = []] = [...alignment.ties];
    expect(one && cluster?.ties.get(one)?.confidence).to.be.closeTo(0.95, 1e-9);
  });
});

import { expect } from 'chai';
import { compileOne, rowNamed, rowsNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';
import type { SpecimenRow } from '../specimens/specimen.js';

const CURRENT = { section: 'Current assets' };

/** Current assets of a report: cash, securities, one item between, inventories, and the total that adds them up. */
const assets = (item: string, newer: number, older: number): SpecimenRow[] => [
  ['Cash and cash equivalents', [524 + newer, 462], CURRENT],
  ['Marketable securities', [196, 184], CURRENT],
  [item, [newer, older], CURRENT],
  ['Inventories', [115, 108], CURRENT],
  [
    'Total current assets',
    [524 + newer + 196 + newer + 115, 462 + 184 + older + 108],
    { ...CURRENT, total: true },
  ],
];

const report = (document: number, years: readonly string[], rows: SpecimenRow[]) =>
  specimen({ type: 'balance_sheet', document, years, rows });

const EARLIER: SpecimenRow[] = [
  ['Cash and cash equivalents', [462, 372], CURRENT],
  ['Marketable securities', [184, 164], CURRENT],
  ['Trade receivables, net', [171, 157], CURRENT],
  ['Inventories', [108, 105], CURRENT],
  ['Total current assets', [925, 798], { ...CURRENT, total: true }],
];

describe('the row that is left of a sum', () => {
  it('ties an item that was renamed while its only shared number was restated', () => {
    const data = compileOne(
      report(1, ['2020', '2019'], EARLIER),
      report(2, ['2021', '2020'], assets('Accounts receivable, net of allowances', 181, 153)),
    );
    const row = rowNamed(data, 'Accounts receivable, net of allowances');
    expect(row.values).to.deep.equal({ 2021: 181, 2020: 153, 2019: 157 });
    expect(row.variants).to.deep.equal(['trade receivables net']);
    expect(row.sources['2020']?.restated).to.include({ value: 171, document_id: 1 });
  });

  it('does not tie rows that have no word in common', () => {
    const data = compileOne(
      report(1, ['2020', '2019'], EARLIER),
      report(2, ['2021', '2020'], assets('Derivative instruments', 181, 153)),
    );
    expect(rowNamed(data, 'Derivative instruments').values).to.deep.equal({ 2021: 181, 2020: 153 });
    expect(rowsNamed(data, 'Trade receivables, net')).to.have.length(1);
  });

  it('does not tie what a qualifying word makes another item', () => {
    const data = compileOne(
      report(1, ['2020', '2019'], EARLIER),
      report(2, ['2021', '2020'], assets('Other receivables', 181, 153)),
    );
    expect(rowsNamed(data, 'Other receivables')).to.have.length(1);
    expect(rowsNamed(data, 'Trade receivables, net')).to.have.length(1);
  });

  it('does not tie two items of one kind', () => {
    const earlier = EARLIER.map((row): SpecimenRow =>
      row[0] === 'Trade receivables, net' ? ['Investment in Alpha', row[1], CURRENT] : row,
    );
    const data = compileOne(
      report(1, ['2018', '2017'], earlier),
      report(2, ['2021', '2020'], assets('Investment in Beta', 181, 153)),
    );
    expect(rowNamed(data, 'Investment in Beta').values).to.deep.equal({ 2020: 153, 2021: 181 });
    expect(rowNamed(data, 'Investment in Alpha').values).to.deep.equal({ 2017: 157, 2018: 171 });
  });

  it('does not choose if two rows are left', () => {
    const rows = assets('Accounts receivable', 181, 153).map((row): SpecimenRow =>
      row[0] === 'Inventories' ? ['Goods on hand', [116, 109], CURRENT] : row,
    );
    const data = compileOne(
      report(1, ['2020', '2019'], EARLIER),
      report(2, ['2021', '2020'], rows),
    );
    expect(rowNamed(data, 'Accounts receivable').values).to.not.have.property('2019');
  });
});

const MEMO = { section: 'Non-cash transactions' };

/** Cash flows with two rows below the foot: one that may have another name, and a conversion. */
const flows = (
  document: number,
  years: readonly string[],
  memo: readonly SpecimenRow[],
): ReturnType<typeof specimen> =>
  specimen({
    type: 'cash_flow_statement',
    document,
    years,
    rows: [
      ['Net cash from operating activities', [50, 50], { total: true }],
      ['Cash at beginning of year', [100, 50], { total: true }],
      ['Cash at end of year', [150, 100], { total: true }],
      ...memo,
    ],
  });

describe('the row that is left of a section below the foot', () => {
  const older = flows(
    1,
    ['2020', '2019'],
    [
      ['Shares issued for employee plans', [1196, 743], MEMO],
      ['Conversion of debt', [16, 22], MEMO],
    ],
  );
  const newer = (name: string, restated: number): ReturnType<typeof specimen> =>
    flows(
      2,
      ['2021', '2020'],
      [
        [name, [2043, restated], MEMO],
        ['Conversion of debt', [35, 16], MEMO],
      ],
    );

  it('ties an item that was named at more length while it was restated', () => {
    const name = 'Shares issued for employee plans and withheld taxes';
    const row = rowNamed(compileOne(older, newer(name, 1486)), name);
    expect(row.values).to.deep.equal({ 2021: 2043, 2020: 1486, 2019: 743 });
    expect(row.sources['2020']?.restated).to.include({ value: 1196, document_id: 1 });
  });

  it('does not tie an item whose numbers are far', () => {
    const name = 'Shares issued for employee plans and withheld taxes';
    expect(rowNamed(compileOne(older, newer(name, 3000)), name).values).to.not.have.property(
      '2019',
    );
  });

  it('does not tie an item with other words', () => {
    const name = 'Shares issued for acquisitions';
    expect(rowNamed(compileOne(older, newer(name, 1486)), name).values).to.not.have.property(
      '2019',
    );
  });
});

import { expect } from 'chai';
import { compileOne, rowsNamed } from '../specimens/compiled-rows.js';
import { specimen, type SpecimenRow } from '../specimens/specimen.js';

const MEMO = { section: 'Reconciliation of cash' };

const flows = (
  document: number,
  years: readonly string[],
  values: readonly (readonly number[])[],
  memo: readonly SpecimenRow[],
): ReturnType<typeof specimen> =>
  specimen({
    type: 'cash_flow_statement',
    document,
    years,
    rows: [
      ['Net cash from operating activities', values[0] ?? [], { total: true }],
      ['Cash at beginning of year', values[1] ?? [], { total: true }],
      ['Cash at end of year', values[2] ?? [], { total: true }],
      ...memo,
    ],
  });

describe('a row below the foot that the ruling report no longer prints', () => {
  const newer = flows(
    2,
    ['2021', '2020'],
    [
      [125, 387],
      [1470, 1083],
      [1595, 1470],
    ],
    [],
  );

  /** A report with a reconciliation at its foot. */
  const olderWith = (memo: readonly SpecimenRow[]) =>
    flows(
      1,
      ['2020', '2019'],
      [
        [387, -108],
        [1083, 1191],
        [1470, 1083],
      ],
      memo,
    );
  const compiled = (memo: readonly SpecimenRow[]) => compileOne(olderWith(memo), newer);

  const data = compiled([
    ['Cash in banks', [1466, 1078], MEMO],
    ['Restricted cash', [4, 5], MEMO],
    ['Total cash and restricted cash', [1470, 1083], { ...MEMO, total: true }],
  ]);

  it('is of the cash that the reconciliation adds up to', () => {
    const [part] = rowsNamed(data, 'Cash in banks');
    expect(part?.sources['2020']).to.include({
      standing: 'of_which',
      of_which: 'Cash at end of year',
    });
    expect(part?.sources['2019']).to.not.have.property('standing');
  });

  it('is that cash again if it is its total', () => {
    const [total] = rowsNamed(data, 'Total cash and restricted cash');
    expect(total?.values).to.deep.equal({ 2019: 1083 });
    expect(total?.superseded?.['2020']?.source.replaced_by).to.deep.equal(['Cash at end of year']);
  });

  it('stays in the column if it adds up to nothing above', () => {
    const [row] = rowsNamed(
      compiled([
        ['Shares issued for land', [300, 200], MEMO],
        ['Shares issued for plant', [100, 300], MEMO],
        ['Total shares issued', [400, 500], { ...MEMO, total: true }],
      ]),
      'Shares issued for land',
    );
    expect(row?.sources['2020']?.standing).to.equal('valid');
  });

  it('is of the operating cash flow if it says what was paid in cash', () => {
    const cashPaid = { section: 'Supplemental disclosures > Cash paid during the year for' };
    const memo = compiled([
      ['Interest', [25, 31], cashPaid],
      ['Income taxes, net of refunds', [35, 8], cashPaid],
      ['Interest paid in kind', [7, 6], { section: 'Non-cash transactions' }],
    ]);
    const standings = (name: string) => rowsNamed(memo, name)[0]?.sources['2020'];
    const of = { standing: 'of_which', of_which: 'Net cash from operating activities' };
    expect(standings('Interest')).to.include(of);
    expect(standings('Income taxes, net of refunds')).to.include(of);
    expect(standings('Interest paid in kind')?.standing).to.equal('valid');
  });

  it('is of a row of its name above the foot, where that is', () => {
    const inFinancing = specimen({
      type: 'cash_flow_statement',
      document: 2,
      years: ['2021', '2020'],
      rows: [
        ['Net cash from operating activities', [125, 387], { total: true }],
        ['Interest paid', [-30, -25], { section: 'Financing activities' }],
        ['Cash at beginning of year', [1470, 1083], { total: true }],
        ['Cash at end of year', [1595, 1470], { total: true }],
      ],
    });
    const older = olderWith([['Cash paid for interest', [25, 31], MEMO]]);
    const [row] = rowsNamed(compileOne(older, inFinancing), 'Cash paid for interest');
    expect(row?.sources['2020']).to.include({ standing: 'of_which', of_which: 'Interest paid' });
  });

  it('stays in the column if it is printed twice, with and without what is capitalised', () => {
    const memo = compiled([
      ['Cash paid for interest', [60, 59], MEMO],
      ['Cash paid for interest, net of amount capitalized', [51, 49], MEMO],
    ]);
    const [row] = rowsNamed(memo, 'Cash paid for interest');
    expect(row?.sources['2020']?.standing).to.equal('valid');
  });
});

import { expect } from 'chai';
import type { CanonicalStatementType } from '@fde/contracts';
import type { Alignment } from './alignment.js';
import { alignmentOf, reportOf, tiedNames } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { tieByLabels } from './tie-by-labels.js';
import { tieByNearLabels, tieByPosition, tieBySynonyms } from './tie-by-likeness.js';

const align = (
  older: readonly SpecimenRow[],
  newer: readonly SpecimenRow[],
  type: CanonicalStatementType = 'balance_sheet',
  years: readonly (readonly string[])[] = [['2018'], ['2020']],
): Alignment =>
  alignmentOf(
    reportOf({ type, document: 1, years: years[0] ?? [], rows: older }),
    reportOf({ type, document: 2, years: years[1] ?? [], rows: newer }),
  );
const line = (name: string, more: SpecimenRow[2] = {}): SpecimenRow => [name, [100], more];

describe('Rows with similar labels are one item', () => {
  for (const { what, older, newer, expected } of [
    {
      what: 'except for the text in brackets',
      older: 'Retained earnings',
      newer: 'Retained earnings (accumulated deficit)',
      expected: true,
    },
    {
      what: 'except for joining words',
      older: 'Proceeds of disposal of plant',
      newer: 'Proceeds from the disposal of plant',
      expected: true,
    },
    {
      what: 'except for words that do not mean another item',
      older: 'Receivables, net',
      newer: 'Receivables, less allowance for doubtful accounts',
      expected: true,
    },
    {
      what: 'except for singular and plural',
      older: 'Inventory',
      newer: 'Inventories',
      expected: true,
    },
    {
      what: 'except for a misspelling',
      older: 'Investments in asociates',
      newer: 'Investments in associates',
      expected: true,
    },
    {
      what: 'not if a word is replaced',
      older: 'Investing cash',
      newer: 'Financing cash',
      expected: false,
    },
    {
      what: 'not with an additional word',
      older: 'Receivables',
      newer: 'Lease receivables',
      expected: false,
    },
    {
      what: 'not with a word that makes another item',
      older: 'Tax assets',
      newer: 'Deferred tax assets',
      expected: false,
    },
    { what: 'not in short words', older: 'Cash', newer: 'Cast', expected: false },
    {
      what: 'not current beside non-current',
      older: 'Receivables, current',
      newer: 'Receivables, non-current',
      expected: false,
    },
  ])
    it(`${what}: ${older}, ${newer}`, () => {
      const alignment = align([line(older)], [line(newer)]);
      tieByNearLabels(alignment);
      expect(alignment.ties.size).to.equal(expected ? 1 : 0);
    });

  it('not if two rows are equally similar', () => {
    const alignment = align(
      [line('Inventory')],
      [line('Inventories, net'), line('Consolidated inventories')],
    );
    tieByNearLabels(alignment);
    expect(tiedNames(alignment)).to.deep.equal([]);
  });

  it('not if both are totals: these need a proof', () => {
    const alignment = align(
      [line('Total receivable', { total: true })],
      [line('Total receivables', { total: true })],
    );
    tieByNearLabels(alignment);
    expect(alignment.ties.size).to.equal(0);
  });

  it('not misspelt if a shared year differs', () => {
    const years = [
      ['2019', '2018'],
      ['2020', '2019'],
    ];
    const [older, newer]: SpecimenRow[][] = [
      [['Investments in asociates', [50, 40]]],
      [['Investments in associates', [60, 51]]],
    ];
    const alignment = align(older ?? [], newer ?? [], 'balance_sheet', years);
    tieByNearLabels(alignment);
    expect(alignment.ties.size).to.equal(0);
  });
});

describe('Rows whose different words mean the same are one item', () => {
  for (const { older, newer, expected } of [
    { older: 'Turnover', newer: 'Revenue', expected: true },
    { older: 'Trade debtors', newer: 'Trade receivables', expected: true },
    { older: 'Own shares', newer: 'Treasury shares', expected: true },
    { older: 'Other debtors', newer: 'Trade receivables', expected: false },
    { older: 'Creditors', newer: 'Receivables', expected: false },
  ])
    it(`${expected ? '' : 'not '}${older} and ${newer}`, () => {
      const alignment = align([line(older)], [line(newer)]);
      tieBySynonyms(alignment);
      expect(alignment.ties.size).to.equal(expected ? 1 : 0);
    });

  it('not a third row beside two with one meaning', () => {
    const alignment = align([line('Turnover')], [line('Revenue'), line('Sales')]);
    tieBySynonyms(alignment);
    expect(alignment.ties.size).to.equal(0);
  });

  for (const { what, type, gain, loss, expected } of [
    { what: 'a loss in brackets', type: 'income_statement', gain: 55, loss: -33, expected: 1 },
    { what: 'a loss without a sign', type: 'income_statement', gain: 55, loss: 33, expected: 0 },
    { what: 'a gain in brackets', type: 'income_statement', gain: -55, loss: -33, expected: 0 },
    {
      what: 'a loss that is added back',
      type: 'cash_flow_statement',
      gain: -55,
      loss: 33,
      expected: 1,
    },
  ] as const)
    it(`a gain beside ${what}: ${expected === 1 ? 'one item' : 'two'}`, () => {
      const alignment = align(
        [['Gain on sale of businesses', [gain]]],
        [['Loss on sale of businesses', [loss]]],
        type,
      );
      tieByNearLabels(alignment);
      expect(alignment.ties.size).to.equal(expected);
    });
});

describe('Rows between the same neighbours are one item', () => {
  const between = (name: string, value = 100): SpecimenRow[] => [
    line('Wages'),
    [name, [value]],
    line('Energy'),
  ];
  for (const { what, older, newer, expected } of [
    { what: 'by a synonym', older: between('Turnover'), newer: between('Revenue'), expected: true },
    {
      what: 'not with other words',
      older: between('Postage'),
      newer: between('Freight'),
      expected: false,
    },
    {
      what: 'not if it moved out of them',
      older: between('Turnover'),
      newer: [line('Wages'), line('Energy'), line('Revenue')],
      expected: false,
    },
    {
      what: 'not without neighbours',
      older: [line('Turnover')],
      newer: [line('Revenue')],
      expected: false,
    },
    {
      what: 'after one neighbour',
      older: [line('Wages'), line('Turnover')],
      newer: [line('Wages'), line('Revenue')],
      expected: true,
    },
  ])
    it(what, () => {
      const alignment = align(older, newer, 'income_statement');
      tieByLabels(alignment);
      const before = alignment.ties.size;
      tieByPosition(alignment);
      expect(alignment.ties.size - before).to.equal(expected ? 1 : 0);
    });
});

import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { changeLines, reasonText, valuesText } from './change-texts.js';

const NONE = {
  first: false,
  new_years: [],
  lost_years: [],
  currency_before: null,
  cells: [],
  cell_count: 0,
  restated_count: 0,
  closed_gaps: [],
  closed_gap_count: 0,
  opened_gap_count: 0,
};
const cell = {
  item: 'Revenue',
  year: '2023',
  before: 100,
  after: -98.5,
  reason: 'stock_split' as const,
  document_id: null,
  page: null,
};

describe('texts of what is new', () => {
  it('say what changed, and nothing of what did not', () => {
    expect(changeLines(english, NONE)).to.deep.equal([]);
    expect(
      changeLines(english, {
        ...NONE,
        new_years: ['2025'],
        currency_before: 'GBP',
        closed_gap_count: 1,
        cell_count: 2,
      }),
    ).to.deep.equal(['New years: 2025', 'Was in GBP before', '1 gap closed', '2 figures changed']);
    expect(
      changeLines(german, { ...NONE, lost_years: ['2001', '2002'], cell_count: 1200 }),
    ).to.deep.equal(['Entfallene Jahre: 2001, 2002', '1.200 Zahlen geändert']);
  });

  it('say apart what a person corrected', () => {
    const corrected = { ...cell, reason: 'correction' as const };
    const changes = { ...NONE, cells: [corrected, cell], cell_count: 2 };
    expect(changeLines(english, changes)).to.deep.equal([
      '1 figure corrected by a person, or its correction undone',
      '1 figure changed',
    ]);
  });

  it('show both values of a figure, and why it changed', () => {
    expect(valuesText(cell, 'en-GB')).to.equal('100 → -98.5');
    expect(valuesText(cell, 'de')).to.equal('100 → -98,5');
    expect(reasonText(english, cell)).to.equal('restated after a stock split');
  });
});

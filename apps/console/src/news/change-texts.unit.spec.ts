import { expect } from 'chai';
import type { StatementChanges } from '@fde/contracts/resources';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import type { Texts } from '../messages/use-texts.js';
import { changeLines, changePlace, changeTitle, reasonText, valuesText } from './change-texts.js';

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

const lines = (t: Texts, changes: StatementChanges): readonly string[] =>
  changeLines(t, { changes }, t === german ? 'de' : 'en-GB');

const PERIODS = {
  id: '5b1d2a9e-6a5e-4c52-9d0e-6d7c3b1a8f10',
  compiled_statement_id: null,
  company_id: 7,
  company_name: 'Brightwater plc',
  statement_type: 'income_statement',
  changed_at: '2026-03-01T09:30:00.000Z',
  changes: { ...NONE, new_periods: ['6 months to 2024-06-30', '3 months to 2024-06-30'] },
  interim_reports: [
    { document_id: 3, fiscal_year: 2024, fiscal_part: 'H1' as const },
    { document_id: 4, fiscal_year: 2024, fiscal_part: null },
  ],
};

describe('texts of what is new', () => {
  it('say what changed, and nothing of what did not', () => {
    expect(lines(english, NONE)).to.deep.equal([]);
    expect(
      lines(english, {
        ...NONE,
        new_years: ['2025'],
        currency_before: 'GBP',
        closed_gap_count: 1,
        cell_count: 2,
      }),
    ).to.deep.equal(['New years: 2025', 'Was in GBP before', '1 gap closed', '2 figures changed']);
    expect(
      lines(german, { ...NONE, lost_years: ['2001', '2002'], cell_count: 1200 }),
    ).to.deep.equal(['Entfallene Jahre: 2001, 2002', '1.200 Zahlen geändert']);
  });

  it('say of the periods of interim reports which are new, and by which reports', () => {
    expect(changeTitle(english, PERIODS)).to.equal(
      'Brightwater plc, income statement: parts of years',
    );
    expect(changeTitle(german, { ...PERIODS, compiled_statement_id: 5 })).to.equal(
      'Brightwater plc, Gewinn- und Verlustrechnung',
    );
    expect(changePlace(PERIODS)).to.equal('/companies/7/periods');
    expect(changePlace({ ...PERIODS, compiled_statement_id: 5 })).to.equal('/statements/5');
    expect(changeLines(english, PERIODS, 'en-GB')).to.deep.equal([
      'Interim reports read: H1 2024, 2024',
      'New periods: 6 months to 30 June 2024, 3 months to 30 June 2024',
    ]);
    const lost = { changes: { ...NONE, lost_periods: ['9 months to 2023-09-30', '2023-09-30'] } };
    expect(changeLines(german, lost, 'de')).to.deep.equal([
      'Entfallene Zeiträume: 9 Monate bis 30. September 2023, 2023-09-30',
    ]);
  });

  it('say apart what a person corrected', () => {
    const corrected = { ...cell, reason: 'correction' as const };
    const changes = { ...NONE, cells: [corrected, cell], cell_count: 2 };
    expect(lines(english, changes)).to.deep.equal([
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

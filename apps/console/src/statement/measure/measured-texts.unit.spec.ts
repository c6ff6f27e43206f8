import { expect } from 'chai';
import type { Measured, MeasuredCell } from './measure-queries.js';
import { measuredTexts, printedCell, reasonCounts, standardCell } from './measured-texts.js';

const filled = (value: number): MeasuredCell => ({
  value,
  confidence: 1,
  of: null,
  by: null,
  absent: null,
});
const empty: MeasuredCell = {
  value: null,
  confidence: null,
  of: null,
  by: null,
  absent: { reason: 'no_figure', message: '' },
};
const line = (cells: Measured['lines'][number]['cells']): Measured['lines'][number] => ({
  name: 'Revenue',
  section: 'Revenue',
  section_id: 'revenue',
  concept: 'revenue',
  index: 0,
  unit: 'money',
  is_total: true,
  cells,
});
const measured: Measured = {
  statement_type: 'income_statement',
  compiled_statement_id: 1,
  company_name: 'Brightwater plc',
  currency: 'EUR',
  scale: 1,
  measure: 'growth',
  rows: 'printed',
  unit: 'share',
  base: null,
  years: ['2024', '2023'],
  lines: [line({ 2024: filled(0.25), 2023: empty })],
};

describe('the texts of a statement of measures', () => {
  it('are shares in per cent, and nothing where a cell is empty', () => {
    expect(measuredTexts(measured, ['2024', '2023'], 'en')).to.deep.equal([['25.0 %', undefined]]);
    expect(measuredTexts(measured, ['2024'], 'de')).to.deep.equal([['25,0 %']]);
  });

  it('are money with two decimals at least per share', () => {
    const perShare: Measured = {
      ...measured,
      unit: 'per_share',
      lines: [line({ 2024: filled(6.1) })],
    };
    expect(measuredTexts(perShare, ['2024'], 'en')).to.deep.equal([['6.10']]);
  });

  it('find the cell of a row and of a line', () => {
    expect(printedCell(measured, 0, '2023')?.absent?.reason).to.equal('no_figure');
    const revenue = { section: 'revenue', concept: 'revenue' };
    expect(standardCell(measured, revenue, '2024')?.value).to.equal(0.25);
    expect(standardCell(undefined, revenue, '2024')).to.equal(undefined);
  });

  it('count the empty cells of the shown years by their reason', () => {
    expect(reasonCounts(measured, ['2024', '2023'])).to.deep.equal([['no_figure', 1]]);
    expect(reasonCounts(measured, ['2024'])).to.deep.equal([]);
  });
});

import type { CompiledCellSource, RawStatement } from '@fde/contracts/resources';
import { expect } from 'chai';
import { checksOf, rawRowOf } from './raw-row.js';

const row = (name: string, top: number): RawStatement['line_items'][number] => ({
  name,
  values: { 2023: 1 },
  indentation_level: 0,
  is_total: false,
  sources: { 2023: { page: 7, bbox: [100, top, 120, top + 10] } },
});
const raw: RawStatement = {
  statement_type: 'cash_flow_statement',
  company_name: 'Any',
  fiscal_year: 2023,
  currency: 'USD',
  scale: 1,
  years: ['2023'],
  fiscal_year_ends: {},
  pages: [7],
  method: 'layout',
  confidence: 1,
  line_items: [row('Other', 200), row('Dividends', 220), row('Other', 240)],
  checks: [
    { kind: 'sum', description: 'of the first', year: '2023', holds: false, rows: [0] },
    { kind: 'sum', description: 'of the last', year: '2023', holds: true, rows: [1, 2] },
  ],
};
const source = (fields: Partial<CompiledCellSource>): CompiledCellSource => ({
  document_id: 1,
  extraction_id: 1,
  page: 7,
  confidence: 1,
  ...fields,
});

describe('the row of the report behind a figure', () => {
  it('is the one at its place, whatever other rows are called', () => {
    const last = rawRowOf(raw, source({ bbox: [100, 240, 120, 250] }), 'Other', '2023');
    expect(last).to.equal(2);
    expect(checksOf(raw, last, '2023').map(({ description }) => description)).to.deep.equal([
      'of the last',
    ]);
  });

  it('is found by its name where it has no place and the name is its alone', () => {
    expect(rawRowOf(raw, source({ name: 'Dividends' }), 'Dividends paid', '2023')).to.equal(1);
    expect(rawRowOf(raw, source({}), 'Other', '2023')).to.equal(-1);
    expect(
      rawRowOf(raw, source({ bbox: [1, 2, 3, 4] }), 'Dividends', '2023'),
      'another place',
    ).to.equal(-1);
  });
});

import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { readDemoOptions } from './demo-options.js';
import { drawBar } from './progress-board.js';
import { statementTable } from './statement-table.js';

const item = (
  name: string,
  values: Record<string, number>,
  extra: Partial<CompiledLineItem> = {},
): CompiledLineItem => ({
  name,
  values,
  indentation_level: 0,
  is_total: false,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 1,
  sources: {},
  ...extra,
});

const data: CompiledData = {
  statement_type: 'income_statement',
  company_name: 'Acme',
  currency: 'USD',
  scale: 1000,
  years: ['2023', '2022', '2021'],
  data_lineage: {},
  gaps: [{ kind: 'missing_year', year: '2020', detail: 'No report of this year.' }],
  year_end_changes: [{ year: '2023', from: '2022-09-30', to: '2023-12-31' }],
  currency_changes: [{ year: '2022', from: 'EUR', to: 'USD', years_in_both: ['2022'] }],
  confidence: 0.93,
  line_items: [
    item(
      'Revenue',
      { 2023: 1234, 2022: 1100 },
      {
        sources: {
          2023: { document_id: 2, extraction_id: 5, page: 7, confidence: 0.5 },
          2022: {
            document_id: 2,
            extraction_id: 5,
            page: 7,
            confidence: 0.99,
            restated: { value: 1200, document_id: 1 },
          },
        },
      },
    ),
    item(
      'Basic',
      { 2023: 1.5, 2022: -0.25 },
      { unit: 'per_share', section: 'Earnings per share', indentation_level: 1 },
    ),
  ],
};

describe('the demo', () => {
  it('prints a statement with years as columns, headings, restated and doubtful cells marked', () => {
    const lines = statementTable(data, 2)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim());
    expect(lines[0]).to.equal('Income statement: Acme (USD thousands; confidence 0.93)');
    expect(lines).to.include('2023 2022');
    expect(lines).to.include('Revenue 1,234 ? 1,100 *');
    expect(lines).to.include('Earnings per share:');
    expect(lines).to.include('Basic 1.50 (0.25)');
    expect(lines).to.include('older years not shown: 2021');
    expect(lines).to.include('gap: 2020: No report of this year.');
    expect(lines).to.include('year end moved with 2023: 2022-09-30 before, 2023-12-31 after');
    expect(lines).to.include('currency changed from EUR to USD; in both: 2022');
  });

  it('draws bars from 0 to 100', () => {
    expect(drawBar(0)).to.equal('[------------------------]   0 %');
    expect(drawBar(50)).to.equal('[############------------]  50 %');
    expect(drawBar(250)).to.contain('[########################]');
  });

  it('reads its options and refuses wrong ones', () => {
    expect(readDemoOptions(['--url', 'http://localhost:3030/', '--years', '3'])).to.include({
      url: 'http://localhost:3030',
      years: 3,
      site: undefined,
    });
    expect(() => readDemoOptions(['--years', 'x'])).to.throw(TypeError);
    expect(() => readDemoOptions(['--colour'])).to.throw(TypeError);
    expect(() => readDemoOptions(['--url', 'localhost'])).to.throw(TypeError);
  });
});

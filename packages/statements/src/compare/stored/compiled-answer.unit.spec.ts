import { expect } from 'chai';
import { compiledAnswer, type StoredCompiledStatement } from './compiled-answer.js';

const row = (name: string, section: string, values: object, unit = 'money') => ({
  name,
  values,
  section,
  unit,
});

const STATEMENT: StoredCompiledStatement = {
  id: 7,
  company_id: 3,
  statement_type: 'Income Statement',
  data: {
    scale: 1_000_000,
    line_items: [
      row('Revenue', 'Operations', { 2023: 90, 2024: 100.5 }),
      row('Basic', 'Earnings per share', { 2024: 2.5 }, 'per_share'),
      row('Basic', 'Weighted average shares', { 2024: 200_000 }, 'shares'),
      row('Tax rate', 'Operations', { 2024: 21, 2023: 'not a number' }, 'percent'),
      { name: 7 },
    ],
    statement_type: 'income_statement',
  },
  data_lineage: { 2024: { source_document_id: 1, source_extraction_id: 2 } },
  created_at: new Date('2024-03-01T10:00:00.000Z'),
  updated_at: new Date('2024-03-02T11:30:00.125Z'),
};

/** The data leaves as it is stored; the rest follows from it. */
const PRINTED = `{"id":7,"company_id":3,"statement_type":"Income Statement","data":${JSON.stringify(STATEMENT.data)}${[
  ',"compiled_data":{"Revenue":{"2023":90,"2024":100.5},"Earnings per share > Basic":{"2024":2.5}',
  ',"Weighted average shares > Basic":{"2024":200000},"Tax rate":{"2024":21}}',
  ',"item_units":{"Revenue":{"unit":"money","scale":1000000}',
  ',"Earnings per share > Basic":{"unit":"per_share","scale":1}',
  ',"Weighted average shares > Basic":{"unit":"shares","scale":null},"Tax rate":{"unit":"percent","scale":1}}',
  ',"data_lineage":{"2024":{"source_document_id":1,"source_extraction_id":2}}',
  ',"created_at":"2024-03-01T10:00:00.000Z","updated_at":"2024-03-02T11:30:00.125Z"}',
].join('')}`;

describe('the answer of a compiled statement', () => {
  it('has the data as it is stored, and its numbers and units by the names of rows', () =>
    expect(JSON.stringify(compiledAnswer(STATEMENT))).to.equal(PRINTED));
});

import { expect } from 'chai';
import type { CompiledLineItem } from '@fde/contracts/resources';
import { statementRows, visibleRows } from './statement-rows.js';

const item = (
  name: string,
  section: string | null,
  more: Partial<CompiledLineItem> = {},
): CompiledLineItem => ({
  name,
  values: {},
  indentation_level: 0,
  is_total: false,
  section,
  unit: 'money',
  variants: [],
  confidence: 1,
  sources: {},
  ...more,
});

const BALANCE = [
  item('Cash', 'Assets > Current assets'),
  item('Inventories', 'Assets > Current assets', { variants: ['Stock'] }),
  item('Total current assets', 'Assets > Current assets', { is_total: true }),
  item('Goodwill', 'Assets'),
  item('Total assets', 'Assets', { is_total: true }),
  item('Equity', null),
];
const shown = (rows: ReturnType<typeof statementRows>): string[] =>
  rows.map((row) => (row.kind === 'heading' ? `[${row.label}]` : row.item.name));

describe('the rows of a statement', () => {
  it('stand below a heading wherever the section changes', () => {
    expect(shown(statementRows(BALANCE))).to.deep.equal([
      '[Assets]',
      '[Current assets]',
      'Cash',
      'Inventories',
      'Total current assets',
      'Goodwill',
      'Total assets',
      'Equity',
    ]);
  });

  it('are counted by their headings', () => {
    const counts = statementRows(BALANCE).flatMap((row) =>
      row.kind === 'heading' ? [[row.label, row.count]] : [],
    );
    expect(counts).to.deep.equal([
      ['Assets', 5],
      ['Current assets', 3],
    ]);
  });

  it('keep the totals of a folded section and hide the rest of it', () => {
    const rows = statementRows(BALANCE);
    const key =
      rows.find((row) => row.kind === 'heading' && row.label === 'Current assets')?.key ?? '';
    expect(shown(visibleRows(rows, new Set([key]), ''))).to.deep.equal([
      '[Assets]',
      '[Current assets]',
      'Total current assets',
      'Goodwill',
      'Total assets',
      'Equity',
    ]);
  });

  it('hide the inner headings of a folded outer one', () => {
    const rows = statementRows(BALANCE);
    const key = rows[0]?.key ?? '';
    expect(shown(visibleRows(rows, new Set([key]), ''))).to.deep.equal([
      '[Assets]',
      'Total current assets',
      'Total assets',
      'Equity',
    ]);
  });

  it('are found by a name that an older report printed', () => {
    expect(shown(visibleRows(statementRows(BALANCE), new Set(), 'stock'))).to.deep.equal([
      'Inventories',
    ]);
  });

  it('give a section that comes twice two keys', () => {
    const rows = statementRows([
      item('Basic', 'Earnings per share'),
      item('Other', null),
      item('Basic', 'Earnings per share'),
    ]);
    const keys = rows.filter((row) => row.kind === 'heading').map((row) => row.key);
    expect(new Set(keys).size).to.equal(2);
  });
});

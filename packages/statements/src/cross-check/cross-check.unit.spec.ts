import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';

import { crossCheck } from './cross-check.js';

const statement = (
  rows: readonly (readonly [string, number, number])[],
  more: Partial<RawStatement> = {},
): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Tin & Lead Works',
  fiscal_year: 2024,
  currency: 'EUR',
  scale: 1000,
  years: ['2024', '2023'],
  fiscal_year_ends: { 2024: '2024-12-31', 2023: '2023-12-31' },
  pages: [],
  method: 'layout',
  confidence: 0.9,
  checks: [],
  line_items: rows.map(([name, newer, older]) => ({
    name,
    values: { 2024: newer, 2023: older },
    indentation_level: 0,
    is_total: false,
    sources: {
      2024: { page: 7, bbox: [0, 0, 1, 1], confidence: 0.97 },
      2023: { page: 7, bbox: [0, 0, 1, 1], confidence: 0.97 },
    },
  })),
  ...more,
});

const TAGGED = statement(
  [
    ['Cash', 10, 9],
    ['Inventories', 20, 18],
    ['Total assets', 30, 27],
  ],
  { method: 'tagged' },
);

describe('comparing a reading with the tagged report', () => {
  it('raises what agrees', () => {
    const [checked] = crossCheck([{ ...TAGGED, method: 'layout' }], [TAGGED], 4);
    expect(checked?.cross_check).to.deep.equal({
      document_id: 4,
      agree: 6,
      differ: 0,
      missing: 0,
      cells: [],
    });
    expect(checked?.line_items.map(({ confidence }) => confidence)).to.deep.equal([
      0.9999, 0.9999, 0.9999,
    ]);
  });

  it('counts rows that only the reading has, in the years of both', () => {
    const reading = statement([
      ['Cash', 10, 9],
      ['Inventories', 20, 18],
      ['Goodwill', 4, 3],
      ['Total assets', 30, 27],
    ]);
    const [checked] = crossCheck([reading], [TAGGED]);
    expect(checked?.cross_check).to.deep.include({ agree: 6, missing: 0, extra: 2 });
    expect(checked?.cross_check?.extra_cells).to.have.deep.members([
      { name: 'Goodwill', year: '2024', given: 4 },
      { name: 'Goodwill', year: '2023', given: 3 },
    ]);
  });

  it('names and lowers what differs, and what is missing', () => {
    const reading = statement([
      ['Cash', 10, 9],
      ['Total assets', 80, 27],
    ]);
    const [checked] = crossCheck([reading], [TAGGED]);
    expect(checked?.cross_check).to.include({ agree: 3, differ: 1, missing: 2 });
    expect(checked?.cross_check?.cells.find(({ name }) => name === 'Total assets')).to.include({
      year: '2024',
      tagged: 30,
      given: 80,
    });
    expect(checked?.line_items[1]?.sources?.['2024']?.confidence).to.equal(0.3);
    expect(checked?.line_items[1]?.sources?.['2023']?.confidence).to.equal(0.9999);
  });

  it('doubts every amount in another scale', () => {
    const reading = { ...TAGGED, scale: 1_000_000 };
    const [checked] = crossCheck([reading], [TAGGED]);
    expect(checked?.cross_check).to.include({ agree: 0, differ: 6 });
    expect(checked?.cross_check?.cells[0]?.reason).to.contain('scale');
  });

  it('recognises a year by its end if its name differs', () => {
    const named = {
      ...TAGGED,
      years: ['2025', '2024'],
      fiscal_year_ends: { 2025: '2024-12-28', 2024: '2023-12-30' },
      line_items: TAGGED.line_items.map((item) => ({
        ...item,
        values: { 2025: item.values['2024'] ?? 0, 2024: item.values['2023'] ?? 0 },
      })),
    };
    const [checked] = crossCheck([{ ...TAGGED, method: 'layout' }], [named]);
    expect(checked?.cross_check).to.include({ agree: 6, differ: 0, missing: 0 });
  });

  it('does not change a statement that the tagged report lacks', () => {
    const reading = statement([['Cash', 1, 2]], { statement_type: 'cash_flow_statement' });
    expect(crossCheck([reading], [TAGGED])).to.deep.equal([reading]);
  });
});

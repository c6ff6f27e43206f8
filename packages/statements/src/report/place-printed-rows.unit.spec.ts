import { expect } from 'chai';
import type { CanonicalStatementType } from '@fde/contracts';
import { placePrintedRows, type DocumentRow } from './place-printed-rows.js';

const line = (label: string, indent = 0, table = 'a'): DocumentRow => ({
  label,
  indent,
  table,
  isHeading: false,
});
const heading = (label: string, indent = 0): DocumentRow => ({
  ...line(label, indent),
  isHeading: true,
});
const places = (rows: readonly DocumentRow[], type: CanonicalStatementType = 'balance_sheet') =>
  placePrintedRows(type, rows).map(({ name, level, section }) => [name, level, section]);

describe('Rows whose cells are known', () => {
  it('stand below their headings', () => {
    expect(
      places([
        heading('Assets'),
        heading('Current assets', 10),
        line('Cash', 20),
        line('Inventories', 20),
      ]),
    ).to.deep.equal([
      ['Assets', 0, null],
      ['Current assets', 1, 'Assets'],
      ['Cash', 2, 'Assets > Current assets'],
      ['Inventories', 2, 'Assets > Current assets'],
    ]);
  });

  it('leave a heading at its own total', () => {
    const rows = [
      heading('Current assets'),
      line('Cash', 10),
      line('Total current assets', 10),
      line('Goodwill', 0),
    ];
    expect(places(rows).at(-1)).to.deep.equal(['Goodwill', 0, null]);
  });

  it('have levels by their own left margin in each table', () => {
    const rows = [line('Cash', 0, 'a'), line('Bonds', 40, 'b'), line('Leases', 50, 'b')];
    expect(places(rows).map(([, level]) => level)).to.deep.equal([0, 0, 1]);
  });

  for (const { what, rows, name, isTotal, inferred } of [
    {
      what: 'a total by its name',
      rows: [line('Total assets')],
      name: 'Total assets',
      isTotal: true,
      inferred: false,
    },
    { what: 'a line', rows: [line('Cash')], name: 'Cash', isTotal: false, inferred: false },
    {
      what: 'a subtotal without a label, named after its heading',
      rows: [heading('Current assets'), line('Cash', 10), line('', 10)],
      name: 'Total current assets',
      isTotal: true,
      inferred: true,
    },
    {
      what: 'a subtotal without a label or heading, named after the row before',
      rows: [line('Cash'), line('')],
      name: 'Subtotal after cash',
      isTotal: true,
      inferred: true,
    },
  ])
    it(`are named as ${what}`, () => {
      expect(placePrintedRows('balance_sheet', rows).at(-1)).to.include({
        name,
        isTotal,
        nameInferred: inferred,
      });
    });

  it('are empty for no rows', () => {
    expect(placePrintedRows('balance_sheet', [])).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen, type SpecimenRow } from '../compile/specimens/specimen.js';
import { lineageSheet } from './lineage-sheet.js';
import type { CellModel } from './workbook-model.js';

const textOf = (cell: CellModel | undefined): string =>
  cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? String(cell.value) : '';
/** The numbers of two reports, newest first, each as a record from column head to text. */
const linesOf = (newer: readonly SpecimenRow[], older: readonly SpecimenRow[], options = {}) => {
  const data = compileOne(
    specimen({ document: 2, years: ['2020', '2019'], rows: newer }),
    specimen({ document: 1, years: ['2019', '2018'], rows: older, scale: 1_000_000 }),
  );
  const [head = [], ...rows] = lineageSheet([{ statements: [data], options }], 'Lineage').rows;
  return rows.map((cells) =>
    Object.fromEntries(head.map((title, at) => [textOf(title), textOf(cells[at])])),
  );
};
const REVENUE: SpecimenRow[] = [['Revenue', [120, 100]]];

describe('The lineage of a number', () => {
  const lines = linesOf(REVENUE, [['Revenue', [100, 90]]]);
  it('is one line for each number, newest first', () => {
    expect(lines.map((line) => [line['Fiscal year'], line['Value']])).to.deep.equal([
      ['2020', '120'],
      ['2019', '100'],
      ['2018', '90'],
    ]);
  });

  it('names statement, row, document, extraction and page', () => {
    expect(lines[2]).to.include({
      Statement: 'Income statement',
      'Line item': 'Revenue',
      Unit: 'money',
      Document: 'document 1',
      'Document id': '1',
      'Extraction id': '11',
      Page: '50',
      'Printed as': 'Revenue',
    });
  });

  for (const { what, newer, older, at, expected } of [
    {
      what: 'as printed',
      newer: REVENUE,
      older: [['Revenue', [100, 90]]],
      at: '2019',
      expected: { Status: 'as printed', 'Older value': '' },
    },
    {
      what: 'restated, with the older number',
      newer: REVENUE,
      older: [['Revenue', [95, 90]]],
      at: '2019',
      expected: {
        Status: 'restated',
        'Older value': '95',
        'Older document': 'document 1',
        Change: '5',
        Reason: 'restatement',
      },
    },
    {
      what: 'superseded, even though it stands in no column',
      newer: REVENUE,
      older: [
        ['Revenue', [95, 90]],
        ['Fees', [7, 6]],
      ],
      at: 'Fees',
      expected: { Status: 'superseded', Value: '7', 'Fiscal year': '2019' },
    },
    {
      what: 'printed with the other sign',
      newer: [
        ['Revenue', [500, 500]],
        ['Cost of sales', [-120, -100]],
      ],
      older: [
        ['Revenue', [500, 500]],
        ['Cost of sales', [100, 90]],
      ],
      at: 'Cost of sales 2018',
      expected: { Value: '-90', Printed: '90', Status: 'converted', Reason: 'sign convention' },
    },
  ] satisfies readonly {
    what: string;
    newer: SpecimenRow[];
    older: SpecimenRow[];
    at: string;
    expected: Record<string, string>;
  }[])
    it(`says what it is: ${what}`, () => {
      const line = linesOf(newer, older).find((one) =>
        `${one['Line item'] ?? ''} ${one['Fiscal year'] ?? ''}`.includes(at),
      );
      expect(line).to.include(expected);
    });

  it('has the names and links that are given', () => {
    const data = compileOne(specimen({ document: 7, years: ['2020'], rows: [['', [5]]] }));
    const sheet = lineageSheet(
      [
        {
          statements: [data],
          options: {
            documentName: (id) => `Report ${id}`,
            pageUrl: (id, page) => `https://x/${id}#${page ?? ''}`,
          },
        },
      ],
      'Sources',
    );
    const cells = sheet.rows[1] ?? [];
    expect(sheet.name).to.equal('Sources');
    expect(cells[7]).to.include({ text: 'Report 7', link: 'https://x/7#50' });
    expect(textOf(cells[2])).to.equal('(subtotal)');
  });

  it('has a width for each column and a frozen head', () => {
    const { rows, widths, frozenRows } = lineageSheet([{ statements: [], options: {} }], 'Lineage');
    expect(rows).to.have.length(1);
    expect(widths).to.have.length(rows[0]?.length ?? 0);
    expect(frozenRows).to.equal(1);
  });
});

import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen, type Specimen } from '../compile/specimens/specimen.js';
import { toWorkbook } from './to-workbook.js';
import { toCsv } from './to-csv.js';
import type { CellModel, SheetModel } from './workbook-model.js';

const dataOf = (...specimens: Partial<Specimen>[]) =>
  compileOne(
    ...specimens.map((more, at) =>
      specimen({ document: at + 1, years: ['2020', '2019'], rows: [['Revenue', [5, 4]]], ...more }),
    ),
  );
const names = (...data: ReturnType<typeof dataOf>[]): string[] =>
  toWorkbook(data).sheets.map(({ name }) => name);

describe('A workbook', () => {
  for (const { what, given, expected } of [
    { what: 'nothing but the lineage without statements', given: [], expected: ['Lineage'] },
    {
      what: 'the statements as reports print them, whatever their order',
      given: [
        dataOf({ type: 'cash_flow_statement' }),
        dataOf({ type: 'income_statement' }),
        dataOf({ type: 'balance_sheet' }),
      ],
      expected: [
        'Income statement',
        'Balance sheet',
        'Cash flow statement',
        'Income, standardised',
        'Balance sheet, standardised',
        'Cash flow, standardised',
        'Ratios',
        'Lineage',
      ],
    },
    {
      what: 'the separate statements after all of them, with currency and years',
      given: [
        dataOf({}, { years: ['2018', '2017'], currency: 'USD' }),
        dataOf({ type: 'balance_sheet' }),
      ],
      expected: [
        'Income statement',
        'Balance sheet',
        'Income statement USD 2017-2018',
        'Income, standardised',
        'Balance sheet, standardised',
        'Ratios',
        'Lineage',
      ],
    },
    {
      what: 'two statements of one type under two names',
      given: [dataOf({}), dataOf({})],
      expected: [
        'Income statement',
        'Income statement (2)',
        'Income, standardised',
        'Income, standardised (2)',
        'Ratios',
        'Lineage',
      ],
    },
  ])
    it(`has ${what}`, () => {
      expect(names(...given)).to.deep.equal(expected);
    });

  it('has the years that are asked for, in the lineage too', () => {
    const { sheets } = toWorkbook([dataOf({})], { years: 1 });
    expect(sheets[0]?.rows[2]).to.have.length(3);
    expect(sheets.at(-1)?.rows).to.have.length(2);
  });
});

const statement = compileOne(
  specimen({
    document: 1,
    years: ['2018', '2017'],
    rows: [
      ['Revenue', [1000, 900]],
      ['=HYPERLINK("http://x","y")', [-5, 0]],
      ['Profit, net', [995, 900], { total: true, section: 'Result > Parent' }],
      ['Basic', [1.25, 1], { unit: 'per_share' }],
    ],
  }),
  specimen({
    document: 2,
    years: ['2019', '2018'],
    rows: [
      ['Revenue', [1100, 1010]],
      ['=HYPERLINK("http://x","y")', [-6, -5]],
      ['Profit, net', [1094, 1005], { total: true, section: 'Result > Parent' }],
      ['Basic', [1.5, 1.25], { unit: 'per_share' }],
    ],
  }),
);

const text = (cell: CellModel | undefined): string =>
  cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? String(cell.value) : '';
const row = (sheet: SheetModel | undefined, first: string): readonly CellModel[] =>
  sheet?.rows.find((cells) => text(cells[0]) === first) ?? [];

describe('Compiled statements as a workbook', () => {
  it('makes a workbook of three statements and their lineage, with links to the pages', () => {
    const three = (['cash_flow_statement', 'balance_sheet', 'income_statement'] as const).map(
      (type) => ({
        ...statement,
        statement_type: type,
      }),
    );
    const { sheets } = toWorkbook(three, {
      pageUrl: (document, page) => `https://fde.example/files/${document}#page=${page}`,
      documentName: (document) => `Annual report ${document}`,
    });
    expect(sheets.map((sheet) => sheet.name)).to.deep.equal([
      'Income statement',
      'Balance sheet',
      'Cash flow statement',
      'Income, standardised',
      'Balance sheet, standardised',
      'Cash flow, standardised',
      'Ratios',
      'Lineage',
    ]);
    expect(row(sheets[0], 'Line item').map(text)).to.deep.equal([
      'Line item',
      '2019',
      '2018',
      '2017',
      'Remarks',
    ]);
    expect(row(sheets[0], 'Revenue').slice(1, 4)).to.deep.equal(
      [1100, 1010, 900].map((value, at) => ({
        kind: 'number',
        value,
        hardCoded: true,
        format: '#,##0;(#,##0);"–"',
        link: `https://fde.example/files/${at < 2 ? 2 : 1}#page=50`,
      })),
    );
    expect(row(sheets[0], 'Profit, net')[1]).to.include({ bold: true, topBorder: true });
    expect(row(sheets[0], 'Basic')[1]).to.include({
      value: 1.5,
      format: '#,##0.00;(#,##0.00);"–"',
    });
    expect(row(sheets[0], '\'=HYPERLINK("http://x","y")')[1]).to.include({
      kind: 'number',
      value: -6,
    });
    const lineage =
      sheets
        .at(-1)
        ?.rows.filter(
          (cells) =>
            text(cells[0]) === 'Income statement' &&
            text(cells[2]) === 'Revenue' &&
            text(cells[4]) === '2018',
        ) ?? [];
    expect(lineage[0]?.map(text).slice(4, 17)).to.deep.equal([
      '2018',
      '1010',
      'restated',
      'Annual report 2',
      '2',
      '21',
      '50',
      'Revenue',
      String(statement.line_items[0]?.sources['2018']?.confidence),
      '1000',
      'Annual report 1',
      '10',
      'restatement',
    ]);
    expect(sheets.at(-1)?.rows.length).to.equal(1 + 3 * 12);
  });

  it('gives a separate statement its own sheet', () => {
    const data = compileOne(
      specimen({ document: 1, years: ['2016'], currency: 'USD', rows: [['Revenue', [100]]] }),
      specimen({ document: 2, years: ['2018'], rows: [['Revenue', [105]]] }),
    );
    expect(toWorkbook([data]).sheets.map((sheet) => sheet.name)).to.deep.equal([
      'Income statement',
      'Income statement USD 2016-2016',
      'Income, standardised',
      'Ratios',
      'Lineage',
    ]);
    expect(
      toCsv(data)
        .split('\r\n')
        .map((line) => line.split(',').filter((_, at) => [1, 4, 8, 9].includes(at))),
    ).to.deep.equal([
      ['currency', 'line_item', '2018', '2016'],
      ['EUR', 'Revenue', '105', ''],
      ['USD', 'Revenue', '', '100'],
      [],
    ]);
  });

  it('names a statement after any type that a client gave it', () => {
    for (const type of ['constructor', 'toString', '__proto__']) {
      expect(
        toWorkbook([{ ...statement, statement_type: type as 'balance_sheet' }]).sheets[0]?.name,
      ).to.equal(type.replaceAll('_', ' ').trim());
    }
  });
});

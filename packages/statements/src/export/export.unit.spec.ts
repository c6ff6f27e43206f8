import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { guardFormula } from './guard-formula.js';
import { sheetNames } from './sheet-names.js';
import { toCsv } from './to-csv.js';
import { toJson } from './to-json.js';
import { toWorkbook } from './to-workbook.js';
import type { CellModel, SheetModel } from './workbook-model.js';

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

describe('exporting compiled statements', () => {
  it('guards text that a spreadsheet would run as a formula', () => {
    for (const dangerous of ['=1+1', '+1', '-1', '@SUM(A1)', '\r=1', ' =1', '＝1'])
      expect(guardFormula(dangerous)).to.equal(`'${dangerous}`);
    for (const harmless of ['Revenue', '– interest expense', '(Gain) on sale', '1=1', ''])
      expect(guardFormula(harmless)).to.equal(harmless);
  });

  it('guards a formula behind a semicolon or a tab, where some programs begin a new cell', () => {
    for (const [dangerous, guarded] of [
      ['Revenue;=1+1', "Revenue;'=1+1"],
      ['Revenue; @SUM(A1)', "Revenue; '@SUM(A1)"],
      ['Revenue\t-1\t+2', "Revenue\t'-1\t'+2"],
      ['Revenue;"=1"', 'Revenue;"\'=1"'],
      ['=1;=2', "'=1;'=2"],
    ] as const)
      expect(guardFormula(dangerous)).to.equal(guarded);
    for (const harmless of ['Trade receivables; net', 'Loans; 3-year'])
      expect(guardFormula(harmless)).to.equal(harmless);
  });

  it('writes CSV with a column per year, its document and page, and plain numbers', () => {
    const lines = toCsv(statement).split('\r\n');
    expect(lines[0]).to.equal(
      'statement_type,currency,scale,section,line_item,unit,is_total,only_in_older_reports,2019,2018,2017,2019 document/page,2018 document/page,2017 document/page',
    );
    expect(lines[1]).to.equal(
      'income_statement,EUR,1000000,,Revenue,money,false,false,1100,1010,900,2/50,2/50 restated,1/50',
    );
    expect(lines[2]).to.equal(
      `income_statement,EUR,1000000,,"'=HYPERLINK(""http://x"",""y"")",money,false,false,-6,-5,0,2/50,2/50,1/50`,
    );
    expect(lines[3]).to.include('Result > Parent,"Profit, net",money,true');
  });

  it('limits exports to the years asked for', () => {
    expect(JSON.parse(toJson(statement, { years: 1 }))).to.deep.include({ years: ['2019'] });
    expect(toCsv(statement, { years: 2 }).split('\r\n')[1]).to.equal(
      'income_statement,EUR,1000000,,Revenue,money,false,false,1100,1010,2/50,2/50 restated',
    );
  });

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
      sheets[3]?.rows.filter(
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
    expect(sheets[3]?.rows.length).to.equal(1 + 3 * 12);
  });

  it('gives a separate statement its own sheet', () => {
    const data = compileOne(
      specimen({ document: 1, years: ['2016'], currency: 'USD', rows: [['Revenue', [100]]] }),
      specimen({ document: 2, years: ['2018'], rows: [['Revenue', [105]]] }),
    );
    expect(toWorkbook([data]).sheets.map((sheet) => sheet.name)).to.deep.equal([
      'Income statement',
      'Income statement USD 2016-2016',
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

  it('names sheets as spreadsheets allow', () => {
    expect(sheetNames(['a/b:c', 'A b c', '', 'x'.repeat(40)])).to.deep.equal([
      'a b c',
      'A b c (2)',
      'Sheet',
      'x'.repeat(31),
    ]);
  });
});

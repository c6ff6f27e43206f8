import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { columnName } from './column-name.js';
import { WorkbookProgram } from './spec-support/compute-workbook.js';
import { toCompaniesWorkbook, toWorkbook } from './to-workbook.js';
import type { CellModel, SheetModel } from './workbook-model.js';

const years = ['2024', '2023'];
const statements = [
  compileOne(
    specimen({
      document: 7,
      years,
      scale: 1000,
      rows: [
        ['Net sales', [1000, 800]],
        ['Cost of sales', [-600, -500]],
        ['Gross profit', [400, 300], { total: true }],
        ['Operating income', [250, 150], { total: true }],
        ['Net income', [180, 100], { total: true }],
      ],
    }),
  ),
  compileOne(
    specimen({
      type: 'balance_sheet',
      document: 7,
      years,
      scale: 1_000_000,
      rows: [
        ['Total current assets', [2, 1], { total: true }],
        ['Total assets', [5, 4], { total: true }],
        ['Total current liabilities', [1, 0.5], { total: true }],
        ['Total liabilities', [3, 2], { total: true }],
        ['Total equity', [2, 2], { total: true }],
        ['Total liabilities and equity', [5, 4], { total: true }],
      ],
    }),
  ),
];
const textOf = (cell: CellModel | undefined): string => (cell?.kind === 'text' ? cell.text : '');
const rowOf = (sheet: SheetModel | undefined, label: string): readonly CellModel[] =>
  sheet?.rows.find(([first]) => textOf(first) === label) ?? [];
const model = toWorkbook(statements, { years: Infinity });
const ratios = model.sheets.find(({ name }) => name === 'Ratios');

describe('the sheet of ratios', () => {
  it('has each ratio as a formula over the standardised sheets', () => {
    const margin = rowOf(ratios, 'Gross margin')[1];
    // 400 / 1000
    expect(margin).to.deep.include({ kind: 'formula', value: 0.4 });
    expect(margin)
      .to.have.property('formula')
      .that.matches(
        /^\('Income, standardised'!B\d+\*1000\)\/\('Income, standardised'!B\d+\*1000\)$/,
      );
    // 180 thousand / 5 million
    expect(rowOf(ratios, 'Return on assets')[1]).to.include({ value: 0.036 });
    // 1000 / 800 − 1
    expect(rowOf(ratios, 'Revenue growth')[1]).to.include({ value: 0.25 });
  });

  it('has an amount in the scale of its statement, which stands beside its name', () => {
    const ebit = rowOf(ratios, 'EBIT (EUR in thousands)')[1];
    expect(ebit).to.deep.include({ kind: 'formula', value: 250, format: '#,##0.###;-#,##0.###;0' });
    expect(ebit)
      .to.have.property('formula')
      .that.matches(/^'Income, standardised'!B\d+$/);
  });

  it('leaves empty what cannot be computed, and says why beside it', () => {
    const cover = rowOf(ratios, 'Interest cover');
    expect(cover[1]).to.deep.equal({ kind: 'empty' });
    expect(textOf(cover.at(-1))).to.contain('No row of the income statement is named as');
  });

  it('gives the same numbers to a program that computes the workbook, in all its sheets', () => {
    const program = new WorkbookProgram(model);
    let formulas = 0;
    for (const { name, rows } of model.sheets)
      rows.forEach((row, at) =>
        row.forEach((cell, column) => {
          if (cell.kind !== 'formula') return;
          formulas += 1;
          const result = program.numberAt(name, `${columnName(column)}${at + 1}`);
          expect(result, `${name}: ${cell.formula}`).to.be.closeTo(cell.value, 1e-9);
        }),
      );
    expect(formulas).to.be.above(12);
  });

  it('takes the tax of a year by its size where a credit of another year has the other sign', () => {
    const taxed = [
      compileOne(
        specimen({
          document: 7,
          years,
          rows: [
            ['Operating income', [60, 70], { total: true }],
            ['Income before income taxes', [50, 60], { total: true }],
            ['(Provision) benefit for income taxes', [-10, 9]],
            ['Net income', [40, 69], { total: true }],
          ],
        }),
      ),
      compileOne(
        specimen({
          type: 'balance_sheet',
          document: 7,
          years,
          rows: [
            ['Cash and cash equivalents', [10, 10]],
            ['Total assets', [300, 300], { total: true }],
            ['Short-term borrowings', [40, 40]],
            ['Total current liabilities', [40, 40], { total: true }],
            ['Long-term debt', [50, 50]],
            ['Total liabilities', [90, 90], { total: true }],
            ['Total equity', [210, 210], { total: true }],
            ['Total liabilities and equity', [300, 300], { total: true }],
          ],
        }),
      ),
    ];
    const workbook = toWorkbook(taxed, { years: Infinity });
    const sheet = workbook.sheets.find(({ name }) => name === 'Ratios');
    const returns = rowOf(sheet, 'Return on invested capital');
    const at = (sheet?.rows.indexOf(returns) ?? -1) + 1;
    const expected = (60 * (1 - 10 / 50)) / (40 + 50 + 210 - 10);
    expect(new WorkbookProgram(workbook).numberAt('Ratios', `B${at}`)).to.be.closeTo(
      expected,
      1e-9,
    );
    expect(returns[2]).to.deep.equal({ kind: 'empty' });
    expect(textOf(returns.at(-1))).to.contain('The income tax of 2023 is a credit');
  });

  it('keeps several companies apart, with one lineage sheet that names them', () => {
    const { sheets } = toCompaniesWorkbook(
      ['Brightwater plc', 'Brightwater AG'].map((name) => ({
        name,
        statements: statements.map((data) => ({ ...data, company_name: name })),
        options: { years: Infinity },
      })),
    );
    const names = sheets.map(({ name }) => name);
    expect(names).to.have.length(11);
    expect(new Set(names.map((name) => name.toLowerCase())).size).to.equal(names.length);
    expect(names.at(-1)).to.equal('Lineage');
    expect(names.filter((name) => name.includes('Ratios'))).to.have.length(2);
    const lineage = sheets.at(-1);
    const companies = new Set(lineage?.rows.slice(1).map((row) => textOf(row.at(-1))));
    expect([...companies]).to.deep.equal(['Brightwater plc', 'Brightwater AG']);
    const program = new WorkbookProgram({ sheets });
    const second = sheets.filter(({ name }) => name.includes('Ratios'))[1];
    const at = second?.rows.findIndex(([first]) => textOf(first) === 'Gross margin') ?? -1;
    expect(program.numberAt(second?.name ?? '', `B${at + 1}`)).to.equal(0.4);
  });
});

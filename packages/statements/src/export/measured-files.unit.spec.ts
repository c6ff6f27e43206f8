import type { CompiledData, Measure, MeasuredStatement } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { measureStatement } from '../measures/measure-statement.js';
import { columnName } from './column-name.js';
import { measuredCsv } from './measured-csv.js';
import { measuredWorkbook } from './measured-workbook.js';
import { WorkbookProgram } from './spec-support/compute-workbook.js';
import type { WorkbookModel } from './workbook-model.js';

const data: CompiledData = compileOne(
  specimen({
    document: 7,
    years: ['2024', '2023'],
    rows: [
      ['Net sales', [1000, 800]],
      ['Cost of sales', [-600, -500]],
      ['Gross profit', [400, 300], { total: true }],
      ['Net income', [180, -20], { total: true }],
      ['Diluted earnings per share', [1.8, -0.2], { unit: 'per_share' }],
      ['Weighted average shares, diluted', [100, 100], { unit: 'shares' }],
    ],
  }),
);
const measured = (measure: Measure): MeasuredStatement =>
  measureStatement({ data, statements: [data], measure, rows: 'printed' });
const options = {
  pageUrl: (id: number, page: number | null) => `https://fde.example/${id}/${page}`,
};
const workbook = (measure: Measure): WorkbookModel =>
  measuredWorkbook(measured(measure), measured('amounts'), data, options);

describe('files of a statement of measures', () => {
  it('have an empty field where there is no number, and its reason', () => {
    const [head = '', sales = '', ...others] = measuredCsv(measured('growth'))
      .replace('\ufeff', '')
      .split('\r\n');
    expect(head).to.equal(
      'statement_type,currency,scale,section,line_item,unit,is_total,measure,divided_by,2024,2023,2024 absent,2023 absent',
    );
    // 1000 / 800 − 1
    expect(sales).to.match(/,Net sales,share,false,growth,,0\.25,,,The series has no year/);
    expect(others.find((line) => line.includes('Net income'))).to.match(/,growth,,,,/);
  });

  for (const measure of ['growth', 'common_size', 'per_share'] as const)
    it(`compute ${measure} by formulas that give the same numbers`, () => {
      const model = workbook(measure);
      const program = new WorkbookProgram(model);
      const [sheet] = model.sheets;
      let formulas = 0;
      sheet?.rows.forEach((row, at) =>
        row.forEach((cell, column) => {
          if (cell.kind !== 'formula') return;
          formulas += 1;
          const name = `${columnName(column)}${at + 1}`;
          expect(program.numberAt(sheet.name, name), cell.formula).to.be.closeTo(cell.value, 1e-12);
        }),
      );
      const filled = measured(measure).lines.flatMap(({ cells }) =>
        Object.values(cells).filter(({ value }) => value !== null),
      );
      expect(formulas).to.equal(filled.length).and.to.be.above(2);
    });

  it('write growth, shares and numbers per share over the sheet of amounts', () => {
    const cellOf = (measure: Measure, row: number) => workbook(measure).sheets[0]?.rows[row]?.[1];
    expect(cellOf('growth', 4)).to.include({ formula: "'Amounts'!B5/'Amounts'!C5-1", value: 0.25 });
    expect(cellOf('growth', 5)).to.include({ formula: "(-'Amounts'!B6)/(-'Amounts'!C6)-1" });
    expect(cellOf('common_size', 6)).to.include({ value: 0.4 });
    expect(cellOf('per_share', 4)).to.include({ value: 10 });
  });

  it('link every amount to its page, and freeze their heads', () => {
    const [first, amounts, lineage] = workbook('growth').sheets;
    expect(amounts?.rows[4]?.[1]).to.include({ value: 1000, hardCoded: true });
    expect(amounts?.rows[4]?.[1])
      .to.have.property('link')
      .that.matches(/^https:\/\/fde/);
    expect([first?.frozenRows, first?.frozenColumns, lineage?.name]).to.deep.equal([
      3,
      1,
      'Lineage',
    ]);
  });
});

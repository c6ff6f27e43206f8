import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { corrected } from '../compile/specimens/corrected.js';
import { specimen, type SpecimenRow } from '../compile/specimens/specimen.js';
import { formatOf, numberCell, statementSheet, textCell, yearCell } from './statement-sheet.js';
import type { CellModel } from './workbook-model.js';

const dataOf = (rows: readonly SpecimenRow[], more: Partial<CompiledData> = {}): CompiledData => ({
  ...compileOne(specimen({ document: 3, years: ['2020', '2019'], rows })),
  ...more,
});
const sheetOf = (data: CompiledData, options = {}) => statementSheet(data, 'Sheet', options);
const textOf = (cell: CellModel | undefined): string =>
  cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? String(cell.value) : '';
const texts = (data: CompiledData): string[] => sheetOf(data).rows.map(([first]) => textOf(first));
const HEAD = 3;

describe('The remark of a row', () => {
  it('names the years of a number that a person settled', () => {
    const report = specimen({ document: 3, years: ['2020', '2019'], rows: [['Revenue', [5, 4]]] });
    const data = compileOne(corrected(report, 'Revenue', '2019', 6));
    const row = sheetOf(data).rows.find(([first]) => textOf(first) === 'Revenue');
    expect(textOf(row?.at(-1))).to.equal('2019 settled by a person');
  });
});

describe('A number in a sheet', () => {
  for (const { unit, value, expected } of [
    { unit: 'money', value: 1234, expected: '#,##0;(#,##0);"–"' },
    { unit: 'money', value: 12.5, expected: '#,##0.0##;(#,##0.0##);"–"' },
    { unit: 'shares', value: 1234, expected: '#,##0;(#,##0);"–"' },
    { unit: 'shares', value: 80.8, expected: '#,##0.0##;(#,##0.0##);"–"' },
    { unit: 'per_share', value: 2, expected: '#,##0.00;(#,##0.00);"–"' },
    { unit: 'per_share', value: 1.25, expected: '#,##0.00;(#,##0.00);"–"' },
    { unit: 'percent', value: 25, expected: '0.0;(0.0);"–"' },
  ] as const)
    it(`${value} as ${unit} has the format ${expected}`, () => {
      expect(formatOf(unit, value)).to.equal(expected);
    });

  it('and a text are cells; an empty text is an empty cell', () => {
    expect(numberCell(5, '0', { bold: true })).to.deep.equal({
      kind: 'number',
      value: 5,
      format: '0',
      bold: true,
    });
    expect(textCell('=1')).to.deep.equal({ kind: 'text', text: "'=1" });
    expect(textCell('', { bold: true })).to.deep.equal(textCell(''));
    expect(textCell('').kind).to.not.equal('text');
  });
});

describe('A year in a sheet', () => {
  it('is a number to compute with, unless its name is none', () => {
    expect(yearCell('2020', { bold: true })).to.deep.equal({
      kind: 'number',
      value: 2020,
      format: '0',
      bold: true,
    });
    expect(yearCell('2017/18')).to.deep.equal({ kind: 'text', text: '2017/18' });
  });
});

describe('The sheet of a statement', () => {
  it('has a head: company and statement, money and scale, the years', () => {
    const { rows, frozenRows, frozenColumns, widths } = sheetOf(dataOf([['Revenue', [5, 4]]]));
    expect(rows.slice(0, HEAD).map((row) => row.map(textOf))).to.deep.equal([
      ['Specimen plc – Income statement'],
      [
        'EUR in millions, except per-share figures and share counts; fiscal years as the company names them',
      ],
      ['Line item', '2020', '2019', 'Remarks'],
    ]);
    expect([frozenRows, frozenColumns, widths.length]).to.deep.equal([HEAD, 1, 4]);
  });

  for (const { what, rows, expected } of [
    {
      what: 'a heading where a section begins',
      rows: [
        ['Cash', [5, 4], { section: 'Assets' }],
        ['Goodwill', [3, 2], { section: 'Assets' }],
      ],
      expected: ['Assets', 'Cash', 'Goodwill'],
    },
    {
      what: 'only the part of the path that changes',
      rows: [
        ['Cash', [5, 4], { section: 'Assets > Current' }],
        ['Goodwill', [3, 2], { section: 'Assets > Lasting' }],
      ],
      expected: ['Assets', 'Current', 'Cash', 'Lasting', 'Goodwill'],
    },
    {
      what: 'no heading for rows outside sections',
      rows: [
        ['Cash', [5, 4], { section: 'Assets' }],
        ['Sum of all', [9, 8]],
      ],
      expected: ['Assets', 'Cash', 'Sum of all'],
    },
    {
      what: 'a name for a row without one',
      rows: [
        ['Cash', [5, 4]],
        ['', [9, 8]],
      ],
      expected: ['Cash', '(subtotal)'],
    },
  ] satisfies readonly { what: string; rows: SpecimenRow[]; expected: string[] }[])
    it(`has ${what}`, () => {
      expect(texts(dataOf(rows)).slice(HEAD, HEAD + expected.length)).to.deep.equal(expected);
    });

  const styled = (more: Partial<CompiledLineItem>): readonly CellModel[] => {
    const data = dataOf([['Revenue', [5, 4]]]);
    const [item] = data.line_items;
    return (
      sheetOf({ ...data, line_items: [{ ...(item as CompiledLineItem), ...more }] }).rows[HEAD] ??
      []
    );
  };
  for (const { what, given, style, remark } of [
    {
      what: 'a total',
      given: { is_total: true },
      style: { bold: true, topBorder: true },
      remark: '',
    },
    {
      what: 'a discontinued row',
      given: { discontinued: true },
      style: { italic: true },
      remark: 'only in older reports',
    },
    { what: 'a row per share', given: { unit: 'per_share' }, style: {}, remark: 'per share' },
    {
      what: 'a discontinued share count',
      given: { unit: 'shares', discontinued: true },
      style: { italic: true },
      remark: 'only in older reports; shares',
    },
  ] satisfies readonly {
    what: string;
    given: Partial<CompiledLineItem>;
    style: object;
    remark: string;
  }[])
    it(`shows ${what} in its style, with a remark`, () => {
      const cells = styled(given);
      expect(cells[0]).to.include(style);
      expect(cells[1]).to.include({ ...style, value: 5 });
      expect(textOf(cells.at(-1))).to.equal(remark);
    });

  it('leaves a blank empty, and links a number to its page if one is stored', () => {
    const data = dataOf([['Revenue', [5, null]]]);
    const pageUrl = (document: number, page: number | null) =>
      `https://x/${document}#${page ?? ''}`;
    const [, newest, blank] = sheetOf(data, { pageUrl }).rows[HEAD] ?? [];
    expect(newest).to.include({ link: 'https://x/3#50' });
    expect(blank).to.deep.equal(textCell(''));
    expect(sheetOf(data).rows[HEAD]?.[1]).to.not.have.property('link');
  });

  it('ends with what a reader must know: checks that fail, notes', () => {
    const failed = {
      kind: 'sum',
      description: 'Total = A + B',
      year: '2020',
      holds: false,
      expected: 5,
      actual: 7,
    } as const;
    const text = texts(
      dataOf([['Revenue', [5, 4]]], { checks: [failed], notes: ['Read twice.'] }),
    ).join('\n');
    expect(text).to.include('Check fails in 2020: Total = A + B (5 against 7).');
    expect(text).to.include('Read twice.');
  });
});

import type { CompiledData } from '@fde/contracts';
import { expect } from 'chai';

import { compileOne } from '../compile/specimens/compiled-rows.js';
import { createRandom } from '../compile/specimens/growing-company.js';
import { livingCompany } from '../compile/specimens/living-company.js';
import { specimen } from '../compile/specimens/specimen.js';
import { compileStatements } from '../compile/compile-company.js';
import { standardise } from '../standard/standardise.js';
import { columnName } from './column-name.js';
import { standardisedSheet } from './standardised-sheet.js';
import type { CellModel, SheetModel } from './workbook-model.js';

const data = compileOne(
  specimen({
    document: 7,
    years: ['2024', '2023'],
    rows: [
      ['Net sales', [1000, 900]],
      ['Cost of sales', [600, 550]],
      ['Gross profit', [400, 350], { total: true }],
      ['Selling, general and administrative expenses', [150, 140]],
      ['Licensing gain', [-20, -5]],
      ['Operating income', [270, 215], { total: true }],
      ['Interest expense', [-30, -28]],
      ['Income before income taxes', [240, 187], { total: true }],
      ['Income taxes', [60, 47]],
      ['Net income', [180, 140], { total: true }],
      ['Basic earnings per share', [1.8, 1.4], { unit: 'per_share' }],
    ],
  }),
);

const textOf = (cell: CellModel | undefined): string => (cell?.kind === 'text' ? cell.text : '');

/** What a program computes: each formula from the cells that it names. */
const computed = ({ rows }: SheetModel): ((cell: CellModel) => number) => {
  const cells = new Map(
    rows.flatMap((row, at) => row.map((cell, column) => [`${columnName(column)}${at + 1}`, cell])),
  );
  const numberOf = (cell: CellModel | undefined): number => {
    if (cell?.kind === 'number') return cell.value;
    if (cell?.kind !== 'formula') throw new TypeError('a formula names a cell without a number');
    return [...cell.formula.matchAll(/(?<sign>[+-]?)(?<name>[A-Z]+\d+)/g)].reduce(
      (sum, { groups }) =>
        sum + (groups?.['sign'] === '-' ? -1 : 1) * numberOf(cells.get(groups?.['name'] ?? '')),
      0,
    );
  };
  return numberOf;
};

const formulasOf = ({ rows }: SheetModel): Extract<CellModel, { kind: 'formula' }>[] =>
  rows.flatMap((row) => row.filter((cell) => cell.kind === 'formula'));

describe('the sheet of a standardised statement', () => {
  const sheet = standardisedSheet(data, 'Income, standardised', {
    pageUrl: (document, page) => `https://fde.example/files/${document}#page=${page}`,
  });
  const row = (label: string): readonly CellModel[] =>
    sheet.rows.find(([first]) => textOf(first) === label) ?? [];

  it('has the columns of the printed sheet, and a heading over each section', () => {
    expect(sheet.rows[2]).to.have.length(4);
    expect(row('Line item').slice(1, 3)).to.deep.include.members([
      { kind: 'number', value: 2024, format: '0', bold: true },
    ]);
    expect(sheet.rows.map(([first]) => textOf(first))).to.include.members([
      'Cost of revenue',
      'Operating income and expenses',
      'Per share',
    ]);
  });

  it('adds its totals up by formulas, deducting what is deducted', () => {
    const gross = row('Gross profit')[1];
    const operating = row('Operating income')[1];
    expect(gross).to.include({ kind: 'formula', formula: 'B5-B7', value: 400 });
    expect(operating).to.include({ kind: 'formula', formula: 'B8-B10+B11', value: 270 });
  });

  it('links a number of one row to its page', () => {
    expect(row('Income tax')[1]).to.include({
      kind: 'number',
      value: 60,
      link: 'https://fde.example/files/7#page=50',
    });
  });

  it('keeps a number as a number where its lines do not add up to it', () => {
    const items = data.line_items.map((item) =>
      item.name === 'Cost of sales' ? { ...item, values: { ...item.values, 2024: 611 } } : item,
    );
    const torn = standardisedSheet({ ...data, line_items: items }, 'Torn', {});
    const gross = torn.rows.find(([first]) => textOf(first) === 'Gross profit');
    expect(gross?.[1]).to.include({ kind: 'number', value: 400 });
    expect(gross?.[2]).to.include({ kind: 'formula', value: 350 });
  });

  it('shows a row where a person moved it to', () => {
    const moved = standardisedSheet(data, 'Moved', {
      moves: [
        {
          id: 1,
          statement_type: 'income_statement',
          item: 'Licensing gain',
          concept: 'other_operating_income',
          moved_by: 'anna',
          moved_at: '2026-01-01T00:00:00Z',
        },
      ],
    });
    const labels = moved.rows.map(([first]) => textOf(first));
    expect(labels).to.include('Other operating income');
    expect(labels).not.to.include('Other operating items');
  });
});

const BALANCE = compileOne(
  specimen({
    type: 'balance_sheet',
    document: 8,
    years: ['2024', '2023'],
    rows: [
      ['Cash and cash equivalents', [220, 190], { section: 'Current assets' }],
      ['Inventories', [30, 20], { section: 'Current assets' }],
      ['Total current assets', [250, 210], { section: 'Current assets', total: true }],
      ['Property and equipment, net', [360, 350]],
      ['Goodwill', [41, 41]],
      ['Total assets', [651, 601], { total: true }],
      ['Accounts payable', [84, 68], { section: 'Current liabilities' }],
      ['Accrued liabilities', [30, 20], { section: 'Current liabilities' }],
      ['Total current liabilities', [114, 88], { section: 'Current liabilities', total: true }],
      ['Long-term debt', [237, 248]],
      ['Common stock', [3, 3], { section: 'Equity' }],
      ['Retained earnings', [297, 262], { section: 'Equity' }],
      ["Total stockholders' equity", [300, 265], { section: 'Equity', total: true }],
      ["Total liabilities and stockholders' equity", [651, 601], { total: true }],
    ],
  }),
);

const CASH = compileOne(
  specimen({
    type: 'cash_flow_statement',
    document: 9,
    years: ['2024', '2023'],
    rows: [
      ['Net income', [150, 100], { section: 'Operating activities' }],
      ['Depreciation and amortization', [70, 62], { section: 'Operating activities' }],
      ['Net cash provided by operating activities', [220, 162], { total: true }],
      ['Capital expenditures', [-81, -77], { section: 'Investing activities' }],
      ['Acquisitions of businesses', [-4, -2], { section: 'Investing activities' }],
      ['Net cash used in investing activities', [-85, -79], { total: true }],
      ['Dividends paid', [-105, -63], { section: 'Financing activities' }],
      ['Repayments of long-term debt', [-7, -8], { section: 'Financing activities' }],
      ['Net cash used in financing activities', [-112, -71], { total: true }],
      ['Effect of exchange rates on cash', [-3, 1]],
      ['Net increase in cash', [20, 13], { total: true }],
      ['Cash at beginning of year', [100, 87]],
      ['Cash at end of year', [120, 100], { total: true }],
    ],
  }),
);

describe('the formulas of standardised sheets', () => {
  for (const one of [data, BALANCE, CASH])
    it(`go in no circle and leave no total of a ${one.statement_type} out`, () => {
      const sheet = standardisedSheet(one, 'Sheet', {});
      const numberOf = computed(sheet);
      const totals = sheet.rows.filter(([first]) => first?.kind === 'text' && first.topBorder);
      const plain = totals.filter((cells) => cells[1]?.kind !== 'formula');
      expect(plain.map(([first]) => textOf(first))).to.deep.equal(one === data ? ['Revenue'] : []);
      for (const cell of formulasOf(sheet)) expect(numberOf(cell)).to.equal(cell.value);
    });

  const all = (seed: number): readonly CompiledData[] => {
    const random = createRandom(seed);
    const habits = Array.from({ length: 4 }, () => ({
      scale: 1000 as const,
      sharesIn: 1000 as const,
      currency: 'EUR' as const,
      split: random() < 0.3,
      restates: random() < 0.3,
      moved: false,
      renames: random() < 0.3,
    }));
    return compileStatements(livingCompany(habits, seed).inputs);
  };

  it('give the numbers of the statement, over invented companies', () => {
    let formulas = 0;
    for (let seed = 1; seed <= 6; seed += 1)
      for (const one of all(seed)) {
        const sheet = standardisedSheet(one, 'Sheet', {});
        const numberOf = computed(sheet);
        for (const cell of formulasOf(sheet)) {
          expect(numberOf(cell)).to.be.closeTo(cell.value, 1e-6);
          formulas += 1;
        }
        expect(standardise(one).lines.length).to.be.at.most(sheet.rows.length);
      }
    expect(formulas).to.be.greaterThan(20);
  });
});

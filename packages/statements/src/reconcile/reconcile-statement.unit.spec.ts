import type { RawLineItem, RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { cellKey } from '../identities/cell-key.js';
import type { ModelRow, ModelStatement } from './model-reading.js';
import { reconcileStatement, type MergedStatement } from './reconcile-statement.js';
import { shownPage } from './shown-page.js';
import { printedStatement } from './spec-support/printed-statement.js';
import { readPages } from './pages/titled-places.js';

const YEARS = ['2023', '2022'];
const printed = printedStatement(YEARS, [
  ['Revenue', '1,200', '1,100'],
  ['Cost of sales', '(700)', '(650)'],
  ['Gross profit', '500', '450'],
  ['Administrative expenses', '(120)', '(110)'],
  ['Other income', '–', '15'],
  ['Operating profit', '380', '355'],
]);
const TRUTH = printed.layout.line_items.map(({ values }) => values);

const merge = (
  change: { layout?: Partial<RawStatement>; model?: Partial<ModelStatement> } = {},
): MergedStatement => {
  const layout = { ...printed.layout, ...change.layout };
  return reconcileStatement(
    layout,
    { ...printed.model, ...change.model },
    readPages([shownPage(printed.page)], [layout]),
    'model-x',
  );
};
const items = (
  change: (item: RawLineItem) => RawLineItem | undefined,
): { line_items: RawLineItem[] } => ({
  line_items: printed.layout.line_items.flatMap((item) => change(item) ?? []),
});
const rows = (change: (row: ModelRow) => ModelRow | undefined): { rows: ModelRow[] } => ({
  rows: printed.model.rows.flatMap((row) => change(row) ?? []),
});
const statusOf = ({ statement, statuses }: MergedStatement, name: string, year = '2023') =>
  statuses.get(
    cellKey(
      statement.line_items.findIndex((item) => item.name === name),
      year,
    ),
  );

describe('A statement read by the layout and by a model', () => {
  it('is that of both if they agree: every number is confirmed, nothing is in doubt', () => {
    const merged = merge();
    expect(merged.statement.line_items.map(({ values }) => values)).to.deep.equal(TRUTH);
    expect(new Set(merged.statuses.values())).to.deep.equal(new Set(['agreed']));
    expect(merged.headerInDoubt).to.equal(false);
    expect(merged.notes).to.deep.equal([
      'model-x: 12 numbers read alike by the layout, 0 by the layout alone, 0 by the model alone, 0 differently.',
    ]);
  });

  for (const { what, change, name, expected } of [
    {
      what: 'a row that the model leaves out',
      change: { model: rows((row) => (row.label === 'Revenue' ? undefined : row)) },
      name: 'Revenue',
      expected: { status: 'layout_only', value: 1200 },
    },
    {
      what: 'such a row without a printed label',
      change: {
        layout: items((item) =>
          item.name === 'Gross profit' ? { ...item, name_inferred: true } : item,
        ),
        model: rows((row) => (row.label === 'Gross profit' ? undefined : row)),
      },
      name: 'Gross profit',
      expected: { status: 'unconfirmed', value: 500 },
    },
    {
      what: 'a cell that the model leaves blank',
      change: {
        model: rows((row) => (row.label === 'Revenue' ? { ...row, values: [null, 1100] } : row)),
      },
      name: 'Revenue',
      expected: { status: 'layout_only', value: 1200 },
    },
    {
      what: 'a cell that the layout leaves blank',
      change: {
        layout: items((item) =>
          item.name === 'Revenue' ? { ...item, values: { 2022: 1100 } } : item,
        ),
      },
      name: 'Revenue',
      expected: { status: 'model_only', value: 1200 },
    },
    {
      what: "a row that the layout leaves out, in the model's words",
      change: { layout: items((item) => (item.name === 'Cost of sales' ? undefined : item)) },
      name: 'Cost of sales',
      expected: { status: 'model_only', value: -700 },
    },
    {
      what: 'a number that the page prints in another column',
      change: {
        model: rows((row) => (row.label === 'Revenue' ? { ...row, values: [1100, 1100] } : row)),
      },
      name: 'Revenue',
      expected: { status: 'model_refuted', value: 1200 },
    },
  ] satisfies readonly {
    what: string;
    change: Parameters<typeof merge>[0];
    name: string;
    expected: { status: string; value: number };
  }[])
    it(`marks ${what} as ${expected.status}`, () => {
      const merged = merge(change);
      expect(statusOf(merged, name)).to.equal(expected.status);
      const item = merged.statement.line_items.find((one) => one.name === name);
      expect(item?.values['2023']).to.equal(expected.value);
    });

  it('has the rows of the model where their lines stand among the others', () => {
    for (const left of printed.layout.line_items.map(({ name }) => name)) {
      const { statement } = merge({
        layout: items((item) => (item.name === left ? undefined : item)),
      });
      expect(
        statement.line_items.map(({ name }) => name),
        left,
      ).to.deep.equal(printed.layout.line_items.map(({ name }) => name));
    }
  });

  for (const { what, row } of [
    {
      what: 'whose numbers are printed under another name',
      row: { label: 'Impairment of goodwill' },
    },
    { what: 'without a label', row: { label: '' } },
    { what: 'whose numbers are not printed', row: { values: [41, 42] } },
  ])
    it(`takes no row that only the model has ${what}, and counts it`, () => {
      const { statement, tally, notes } = merge({
        layout: items((item) => (item.name === 'Cost of sales' ? undefined : item)),
        model: rows((one) => (one.label === 'Cost of sales' ? { ...one, ...row } : one)),
      });
      expect(statement.line_items).to.have.length(5);
      expect(tally).to.include({ droppedRows: 1, droppedNumbers: 2 });
      expect(notes.join(' ')).to.include('1 row(s) of model-x were dropped');
    });

  it('keeps the cells of other columns with their rows, and takes those of new rows from their lines', () => {
    const three = printedStatement(
      ['2023', '2022', '2021'],
      [
        ['Revenue', '1,200', '1,100', '600'],
        ['Cost of sales', '(700)', '(650)', '(350)'],
        ['Gross profit', '500', '450', '250'],
        ['Operating profit', '380', '355', '190'],
      ],
    );
    const cells = three.layout.line_items.flatMap(({ name, values, sources }, row) =>
      name === 'Cost of sales'
        ? []
        : [
            {
              name,
              row: Math.max(0, row - 1),
              value: values['2021'] ?? 0,
              source: sources?.['2021'],
            },
          ],
    );
    const layout: RawStatement = {
      ...three.layout,
      years: YEARS,
      line_items: three.layout.line_items
        .filter(({ name }) => name !== 'Cost of sales')
        .map((item) => ({ ...item, values: { '2023': item.values['2023'] ?? 0 } })),
      other_columns: [
        { name: 'company', cells: cells.map(({ source = {}, ...cell }) => ({ ...cell, source })) },
      ],
    };
    const { statement } = reconcileStatement(
      layout,
      { ...three.model, years: YEARS },
      readPages([shownPage(three.page)], [layout]),
      'model-x',
    );
    expect(
      statement.other_columns?.[0]?.cells.map(({ name, row, value }) => [name, row, value]),
    ).to.deep.equal([
      ['Revenue', 0, 600],
      ['Cost of sales', 1, -350],
      ['Gross profit', 2, 250],
      ['Operating profit', 3, 190],
    ]);
    expect(statement.line_items.map(({ name }) => name)).to.deep.equal([
      'Revenue',
      'Cost of sales',
      'Gross profit',
      'Operating profit',
    ]);
  });

  it('takes no row from a place where the layout read nothing of the statement', () => {
    const far = items((item) => ({ ...item, sources: {} }));
    expect(merge({ layout: far }).tally.droppedRows).to.equal(printed.model.rows.length);
  });
});

describe('The currency and scale of a statement', () => {
  for (const { what, layout, model, expected } of [
    { what: 'the same', layout: {}, model: {}, expected: undefined },
    {
      what: 'another scale',
      layout: {},
      model: { scale: 1000 },
      expected: 'the scale is in doubt',
    },
    { what: 'no scale', layout: {}, model: { scale: 0 }, expected: undefined },
    {
      what: 'another currency',
      layout: {},
      model: { currency: 'USD' },
      expected: 'the currency is in doubt',
    },
    { what: 'no currency', layout: {}, model: { currency: '' }, expected: undefined },
    {
      what: 'a word for a currency',
      layout: {},
      model: { currency: 'pounds' },
      expected: undefined,
    },
    { what: 'an unknown currency', layout: {}, model: { currency: 'XXX' }, expected: undefined },
    {
      what: 'a currency if the layout found none',
      layout: { currency: 'XXX' },
      model: { currency: 'USD' },
      expected: undefined,
    },
    {
      what: 'other years',
      layout: {},
      model: { years: ['2023', '2019'] },
      expected: 'the years are in doubt',
    },
  ])
    it(`is ${expected === undefined ? 'not ' : ''}in doubt if the model reads ${what}`, () => {
      const merged = merge({ layout, model });
      expect(merged.headerInDoubt).to.equal(expected !== undefined);
      if (expected !== undefined) expect(merged.notes.join(' ')).to.include(expected);
      expect(merged.statement).to.include({
        scale: printed.layout.scale,
        currency: { ...printed.layout, ...layout }.currency,
      });
    });
});

describe('Whatever a model says', () => {
  const value = fc.oneof(
    fc.constantFrom(1200, 1100, -700, -650, 500, 0, 15, null),
    fc.integer({ min: -2000, max: 2000 }),
  );
  const modelRows = fc.array(
    fc.record({
      row: fc.integer({ min: 0, max: 9 }),
      label: fc.constantFrom('Revenue', 'Cost of sales', 'Gross profit', 'Goodwill', ''),
      values: fc.tuple(value, value).map((pair) => [...pair]),
    }),
    { maxLength: 8 },
  );
  const asRows = (
    records: { row: number; label: string; values: (number | null)[] }[],
  ): ModelRow[] => records.map((one) => ({ page: 7, level: 0, total: false, ...one }));

  it('no row of the layout is lost, and every number is one that its line prints', () => {
    const lines = shownPage(printed.page).lines;
    fc.assert(
      fc.property(modelRows, (records) => {
        const { statement } = merge({ model: { rows: asRows(records) } });
        const names = statement.line_items.map(({ name }) => name);
        expect(names).to.include.members(printed.layout.line_items.map(({ name }) => name));
        for (const { name, values } of statement.line_items) {
          const line = lines.find(({ label }) => label === name);
          for (const cell of Object.values(values))
            expect(line?.numbers.map((number) => number.value)).to.include(cell);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the tally counts every number it gave, in the columns that the table has: taken, differing or dropped', () => {
    fc.assert(
      fc.property(modelRows, (records) => {
        const merged = merge({ model: { rows: asRows(records) } });
        const numbers = records.flatMap(({ values }) => values).filter((one) => one !== null);
        const { agreed, modelOnly, differing, droppedNumbers } = merged.tally;
        if (merged.notes.some((note) => note.startsWith('Columns'))) return;
        expect(agreed + modelOnly + differing + droppedNumbers).to.equal(numbers.length);
      }),
      { numRuns: 60 },
    );
  });
});

import { expect } from 'chai';
import { alignColumns, type ColumnAlignment } from './align-columns.js';
import { anchorRows } from './anchor-rows.js';
import type { ModelStatement } from './model-reading.js';
import { EDGES, lineOf, lineOfYears, modelRow, pageOf } from './spec-support/shown-lines.js';
import { statementOfRows } from '../testing/printed-rows.js';
import { YearColumns } from './year-columns.js';

const HEADS = lineOf(1, 'Year ended 31 December', [], { cells: ['2023', '2022', '2021'] });
const ROWS = [
  ['Revenue', 1200, 1100, 1000],
  ['Cost of sales', -700, -650, -600],
  ['Distribution costs', -50, -48, -46],
  ['Administrative expenses', -120, -110, -105],
  ['Finance costs', -20, -22, -24],
] as const;
const LINES = [HEADS, ...ROWS.map(([label, ...values], at) => lineOfYears(at + 2, label, values))];

interface Case {
  /** The model's names for its columns, and which printed column each holds. */
  readonly model: readonly (readonly [name: string, holds: 0 | 1 | 2 | 'nothing'])[];
  /** The columns that the layout knows, as it names them. */
  readonly layout?: readonly string[];
  readonly rows?: number;
  readonly lines?: typeof LINES;
  readonly ends?: readonly string[];
}

const align = ({ model, layout = ['2023', '2022'], rows = 5, ...more }: Case): ColumnAlignment => {
  const { lines = LINES, ends = [] } = more;

  const reading: ModelStatement = {
    type: 'income_statement',
    company_name: 'Small plc',
    currency: 'GBP',
    scale: 1,
    years: model.map(([year]) => year),
    period_ends: ends,
    rows: ROWS.slice(0, rows).map(([label, ...values], at) =>
      modelRow(
        at + 2,
        label,
        model.map(([, from]) => (from === 'nothing' ? 40_000 + at : (values[from] ?? null))),
      ),
    ),
  };
  const places = [EDGES[2023], EDGES[2022]];
  const known = new YearColumns(
    layout.map((year, at) => ({ zone: '7.0', year, edge: places[at] ?? 0 })),
  );
  const { anchored } = anchorRows(reading.rows, [pageOf(lines)]);
  return alignColumns(
    statementOfRows('income_statement', [], layout),
    reading,
    anchored,
    known,
    lines,
  );
};

describe("A model's columns beside those of the layout", () => {
  it('are the same if both readings agree', () => {
    expect(
      align({
        model: [
          ['2023', 0],
          ['2022', 1],
        ],
      }),
    ).to.deep.equal({
      added: [],
      positions: new Map([
        ['2023', 0],
        ['2022', 1],
      ]),
      years: ['2023', '2022'],
      unknown: [],
      disputed: [],
    });
  });

  for (const { what, given, expected } of [
    {
      what: 'are identified by where their numbers are printed, not by their names',
      given: {
        model: [
          ['2021', 0],
          ['2020', 1],
        ],
      },
      expected: {
        years: ['2023', '2022'],
        disputed: [
          { layout: '2023', model: '2021' },
          { layout: '2022', model: '2020' },
        ],
      },
    },
    {
      what: 'keep their name if no number contradicts it',
      given: {
        model: [
          ['2023', 'nothing'],
          ['2022', 1],
        ],
      },
      expected: { years: ['2023', '2022'], unknown: [], disputed: [] },
    },
    {
      what: 'are not decided by a single row',
      given: { model: [['2019', 0]], rows: 1 },
      expected: { years: ['2023', '2022'], unknown: ['2019'], disputed: [] },
    },
    {
      what: 'are dropped if the table has no such year and prints no such numbers',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2019', 'nothing'],
        ],
      },
      expected: { years: ['2023', '2022'], unknown: ['2019'], added: [] },
    },
    {
      what: 'are added, in printed order, if the layout missed a printed one',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2021', 2],
        ],
      },
      expected: { years: ['2023', '2022', '2021'], added: ['2021'], unknown: [] },
    },
    {
      what: 'are not added with fewer than four rows',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2021', 2],
        ],
        rows: 3,
      },
      expected: { years: ['2023', '2022'], added: [], unknown: ['2021'] },
    },
    {
      what: 'are not added if the pages do not print that year',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2018', 2],
        ],
      },
      expected: { years: ['2023', '2022'], added: [], unknown: ['2018'] },
    },
    {
      what: 'are not added under a name that is not a year',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['Note 21', 2],
        ],
      },
      expected: { added: [], unknown: ['Note 21'] },
    },
    {
      what: 'are added by the year in which they end',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2020', 2],
        ],
        ends: ['2024-01-02', '2023-01-03', '2021-01-01'],
      },
      expected: { years: ['2023', '2022', '2020'], added: ['2020'] },
    },
    {
      what: 'are added by the year after that in whose last days they end',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2020', 2],
        ],
        ends: ['2023-12-31', '2022-12-31', '2020-12-28'],
      },
      expected: { years: ['2023', '2022', '2020'], added: ['2020'] },
    },
    {
      what: 'are not added by an end that is not a date',
      given: {
        model: [
          ['2023', 0],
          ['2022', 1],
          ['2020', 2],
        ],
        ends: ['', '', '2021'],
      },
      expected: { added: [], unknown: ['2020'] },
    },
  ] satisfies readonly { what: string; given: Case; expected: Partial<ColumnAlignment> }[])
    it(what, () => {
      expect(align(given)).to.deep.include(expected);
    });

  it('keep the numbers of two swapped names in the columns that print them', () => {
    const { positions, disputed } = align({
      model: [
        ['2022', 0],
        ['2023', 1],
      ],
    });
    expect([...positions]).to.deep.equal([
      ['2023', 0],
      ['2022', 1],
    ]);
    expect(disputed).to.have.length(2);
  });

  it('never give one printed column two names', () => {
    const { positions, unknown } = align({
      model: [
        ['2022', 0],
        ['2023', 0],
      ],
    });
    expect([...positions.values()]).to.have.length(new Set(positions.values()).size);
    expect(positions.size + unknown.length).to.equal(2);
    expect(positions.size).to.equal(1);
  });

  it('do not count dashes: a nil is printed in many columns', () => {
    const lines = [HEADS, ...[2, 3, 4, 5].map((row) => lineOfYears(row, `Row ${row}`, [0, 0]))];
    const model: ModelStatement = {
      type: 'income_statement',
      company_name: '',
      currency: '',
      scale: 1,
      years: ['2019'],
      period_ends: [],
      rows: [2, 3, 4, 5].map((row) => modelRow(row, `Row ${row}`, [0])),
    };
    const known = new YearColumns([{ zone: '7.0', year: '2023', edge: EDGES[2023] }]);
    const { anchored } = anchorRows(model.rows, [pageOf(lines)]);
    const layout = statementOfRows('income_statement', [], ['2023']);
    expect(alignColumns(layout, model, anchored, known, lines).unknown).to.deep.equal(['2019']);
  });
});

import { expect } from 'chai';
import { anchorRows } from '../anchor-rows.js';
import type { ModelStatement } from '../model-reading.js';
import {
  printedEnds,
  printedHeading,
  printedYears,
  textOf,
  type KnownUnit,
} from './printed-heading.js';
import type { ShownLine } from '../shown-page.js';
import { EDGES, lineOf, lineOfYears, modelRow, pageOf } from '../spec-support/shown-lines.js';

const NOTHING_KNOWN: KnownUnit = { currency: undefined, scale: undefined };
const years = (first: number, second: number): ShownLine =>
  lineOf(3, '', [
    [first, EDGES[2023]],
    [second, EDGES[2022]],
  ]);
const ROWS = [
  lineOfYears(5, 'Revenue', [1200, 1100]),
  lineOfYears(6, 'Cost of sales', [-700, -650]),
  lineOfYears(7, 'Gross profit', [500, 450]),
];
const MODEL: ModelStatement = {
  type: 'income_statement',
  company_name: 'Small plc',
  currency: 'GBP',
  scale: 1000,
  years: ['2023', '2022'],
  period_ends: ['2023-12-31', '2022-12-31'],
  rows: [
    modelRow(5, 'Revenue', [1200, 1100]),
    modelRow(6, 'Cost of sales', [-700, -650]),
    modelRow(7, 'Gross profit', [500, 450]),
  ],
};
const UNIT = lineOf(2, 'in thousands of pounds £');
const heading = (
  head: readonly ShownLine[],
  model: Partial<ModelStatement> = {},
  known: Partial<KnownUnit> = {},
  foot: readonly ShownLine[] = [],
) => {
  const lines = [...head, ...ROWS, ...foot];
  const { anchored } = anchorRows(MODEL.rows, [pageOf(lines)]);
  return printedHeading({ ...MODEL, ...model }, anchored, lines, { ...NOTHING_KNOWN, ...known });
};

describe('The years of a statement that only a model read', () => {
  for (const { what, head, model, foot, expected, doubts } of [
    {
      what: 'those printed over its columns',
      head: [UNIT, years(2023, 2022)],
      expected: ['2023', '2022'],
      doubts: [],
    },
    {
      what: 'those printed, against the model',
      head: [UNIT, years(2022, 2021)],
      expected: ['2022', '2021'],
      doubts: ['The column 2023 is printed as 2022.', 'The column 2022 is printed as 2021.'],
    },
    {
      what: "the model's, in doubt, if no year stands over a column but the page prints it",
      head: [UNIT],
      foot: [lineOf(9, 'Compared are 2023 and 2022')],
      expected: ['2023', '2022'],
      doubts: [
        'No year is printed over the column 2023.',
        'No year is printed over the column 2022.',
      ],
    },
    {
      what: 'none that is not printed',
      head: [UNIT],
      expected: [undefined, undefined],
      doubts: [
        'No year is printed over the column 2023.',
        'No year is printed over the column 2022.',
      ],
    },
    {
      what: 'none for a column that is not a year',
      head: [UNIT, years(2023, 2022)],
      model: { years: ['2023', 'Group'] },
      expected: ['2023', undefined],
      doubts: ['The column Group is printed as 2022.'],
    },
    {
      what: 'each once',
      head: [UNIT, years(2023, 2023)],
      expected: ['2023', undefined],
      doubts: ['The column 2022 is printed as 2023.'],
    },
  ] satisfies readonly {
    what: string;
    head: ShownLine[];
    model?: Partial<ModelStatement>;
    foot?: ShownLine[];
    expected: (string | undefined)[];
    doubts: string[];
  }[])
    it(`are ${what}`, () => {
      const found = heading(head, model, {}, foot);
      expect(found.years).to.deep.equal(expected);
      expect(found.doubts).to.deep.equal(doubts);
    });

  it('are those above its first row, not below its last', () => {
    const lines = [UNIT, ...ROWS, { ...years(2019, 2018), row: 9 }];
    const { anchored } = anchorRows(MODEL.rows, [pageOf(lines)]);
    expect(printedYears(MODEL, anchored, lines)).to.deep.equal([undefined, undefined]);
  });
});

describe('The money of a statement that only a model read', () => {
  const head = (text: string): ShownLine[] => [lineOf(2, text), years(2023, 2022)];
  for (const { what, text, model, known, expected, doubts } of [
    {
      what: 'as printed',
      text: 'in thousands of euros',
      model: { currency: 'EUR' },
      expected: ['EUR', 1000],
      doubts: 0,
    },
    {
      what: 'as printed, against the model',
      text: 'in millions of euros',
      expected: ['EUR', 1_000_000],
      doubts: 2,
    },
    {
      what: 'as the model says, in doubt, if nothing is printed',
      text: 'Income statement',
      expected: ['GBP', 1000],
      doubts: 2,
    },
    {
      what: 'as printed with the other statements',
      text: 'Income statement',
      known: { currency: 'SEK', scale: 1 },
      expected: ['SEK', 1],
      doubts: 2,
    },
    {
      what: 'its own scale before that of the others',
      text: 'in thousands',
      known: { currency: 'GBP', scale: 1 },
      expected: ['GBP', 1000],
      doubts: 0,
    },
    {
      what: 'the dollar that the model names, if a bare sign is printed',
      text: 'in thousands of $',
      model: { currency: 'AUD' },
      expected: ['AUD', 1000],
      doubts: 0,
    },
    {
      what: 'no currency that is not a code',
      text: 'in thousands',
      model: { currency: 'pounds' },
      expected: ['XXX', 1000],
      doubts: 1,
    },
    {
      what: 'no scale that is not in use',
      text: 'in euros',
      model: { currency: 'EUR', scale: 500 },
      expected: ['EUR', 1],
      doubts: 1,
    },
  ] satisfies readonly {
    what: string;
    text: string;
    model?: Partial<ModelStatement>;
    known?: KnownUnit;
    expected: [string, number];
    doubts: number;
  }[])
    it(`is ${what}`, () => {
      const found = heading(head(text), model, known);
      expect([found.currency, found.scale]).to.deep.equal(expected);
      expect(found.doubts, found.doubts.join(' ')).to.have.length(doubts);
    });
});

describe('The ends of its years', () => {
  for (const { what, text, ends, expected } of [
    {
      what: 'on days that are printed',
      text: 'Years ended December 31,',
      ends: MODEL.period_ends,
      expected: { 2023: '2023-12-31', 2022: '2022-12-31' },
    },
    { what: 'not on others', text: 'Years ended June 30,', ends: MODEL.period_ends, expected: {} },
    {
      what: 'not on days that do not exist',
      text: 'Years ended December 31,',
      ends: ['2023-12-32', ''],
      expected: {},
    },
    { what: 'not if no day is printed', text: 'Years', ends: MODEL.period_ends, expected: {} },
  ])
    it(`are ${what}`, () => {
      expect(
        printedEnds({ ...MODEL, period_ends: ends }, ['2023', '2022'], [lineOf(1, text)]),
      ).to.deep.equal(expected);
    });

  it('are not those of a column that is printed under another name', () => {
    const lines = [lineOf(1, 'Years ended December 31,')];
    expect(printedEnds(MODEL, ['2022', undefined], lines)).to.deep.equal({});
  });
});

describe('The text of a line', () => {
  it('is its label and its cells', () => {
    expect(textOf(lineOfYears(5, 'Revenue', [1200, 1100]))).to.equal('Revenue 1200 1100');
  });
});

import { expect } from 'chai';
import fc from 'fast-check';

import { eachIs } from '../testing/describe-language.js';
import { PITCH, rowAt } from '../testing/drawn-rows.js';
import {
  DIGIT_START,
  isHanging,
  indentOf,
  isAdjacent,
  isFull,
  isListHeading,
  isOpen,
  isTight,
  joinRows,
  mendCentred,
  mendShifted,
  opensList,
  pitchOf,
  wrapOf,
  type Wrap,
} from './label-shapes.js';
import { BREAK } from './label-words.js';

describe('how a label begins', () => {
  eachIs(
    (text) => DIGIT_START.test(text),
    [
      ['10,000 shares issued', true],
      ['$0.01 par value', true],
      ['($5)', true],
      ['shares', false],
    ],
  );
});

describe('a bracket that is not closed', () => {
  eachIs(isOpen, [
    ['Additions (net of', true],
    ['Additions (net)', false],
    ['Additions', false],
    ['a) Additions', false],
    ['(a) (b', true],
  ]);
});

describe('the heading of a list', () => {
  eachIs(isListHeading, [
    ['Attributable to', true],
    ['Profit attributable to', true],
    ['Less', true],
    ['of which', true],
    ['as follows', true],
    ['Attributable to owners', false],
    ['Revenue', false],
  ]);
});

describe('the pitch of rows', () => {
  const rows = (...middles: readonly number[]) =>
    middles.map((middle) => rowAt(0, 'Row', [1], { middle }));

  for (const { what, given, expected } of [
    { what: 'from one row to the next', given: rows(100, 112, 124), expected: 12 },
    {
      what: 'of most rows, if some are further apart',
      given: rows(100, 112, 124, 160, 172),
      expected: 12,
    },
    { what: 'the usual one for a single row', given: rows(100), expected: 12 },
    { what: 'the usual one without rows', given: [], expected: 12 },
    {
      what: 'not to a line without numbers',
      given: [rowAt(0, 'Heading', [], { middle: 80 }), ...rows(100, 115, 130)],
      expected: 15,
    },
    {
      what: 'not to the next page',
      given: [...rows(100, 115), rowAt(0, 'Row', [1], { middle: 40, page: 2 })],
      expected: 15,
    },
  ])
    it(`is ${what}`, () => expect(pitchOf(given)).to.equal(expected));
});

describe('what the lines of a table have in common', () => {
  it('includes where the longest label of each page ends', () => {
    const { limit } = wrapOf([
      rowAt(0, 'Short', [1]),
      rowAt(1, 'A longer label', [1]),
      rowAt(2, 'On the next page', [1], { page: 2 }),
    ]);
    expect([...limit]).to.deep.equal([
      [1, 120],
      [2, 130],
    ]);
  });

  it('includes how close the rows of each page stand, if it has enough of them', () => {
    const page = (on: number, step: number, count: number): ReturnType<typeof rowAt>[] =>
      Array.from({ length: count }, (_, i) => rowAt(i * step, 'Row', [1], { page: on }));
    const { pitches } = wrapOf([...page(1, 2, 20), ...page(2, 1, 12), ...page(3, 1, 3)]);
    expect([...pitches]).to.deep.equal([
      [1, 2 * PITCH],
      [2, PITCH],
      [3, 2 * PITCH],
    ]);
  });

  for (const { what, labels, expected } of [
    { what: 'sentences', labels: ['Cost of sales', 'Profit before taxation'], expected: true },
    {
      what: 'capitalised words',
      labels: ['Cost Of Sales', 'Profit Before Taxation'],
      expected: false,
    },
    { what: 'capitals', labels: ['COST OF SALES', 'PROFIT BEFORE TAXATION'], expected: false },
    { what: 'single words', labels: ['Revenue', 'Taxation'], expected: false },
  ])
    it(`includes how labels are written: ${what}`, () =>
      expect(wrapOf(labels.map((label, i) => rowAt(i, label, [1]))).sentenceCase).to.equal(
        expected,
      ));
});

const WRAP: Wrap = {
  limit: new Map([[1, 200]]),
  sentenceCase: true,
  pitches: new Map([[1, PITCH]]),
  smallRows: false,
  hanging: new Map(),
  begin: new Map(),
};

describe('two lines', () => {
  const first = rowAt(0, 'Additions to property');

  for (const { what, next, tight, adjacent } of [
    { what: 'at the pitch of rows', next: rowAt(1, 'and plant'), tight: false, adjacent: true },
    {
      what: 'closer than rows',
      next: rowAt(0, 'and plant', [], { middle: first.middle + 9 }),
      tight: true,
      adjacent: true,
    },
    {
      what: 'far below',
      next: rowAt(0, 'and plant', [], { middle: first.middle + 30 }),
      tight: false,
      adjacent: false,
    },
    {
      what: 'on two pages',
      next: rowAt(1, 'and plant', [], { page: 2, sheet: '2.0' }),
      tight: false,
      adjacent: false,
    },
    {
      what: 'in two halves of a spread',
      next: rowAt(0, 'and plant', [], { sheet: '1.1', middle: first.middle + 9 }),
      tight: false,
      adjacent: true,
    },
  ])
    it(`${what}: ${tight ? 'tight' : 'not tight'}, ${adjacent ? 'adjacent' : 'apart'}`, () => {
      expect([isTight(first, next, WRAP), isAdjacent(first, next)]).to.deep.equal([
        tight,
        adjacent,
      ]);
    });

  it('are further apart by the size of their letters', () => {
    expect(indentOf(first, rowAt(1, 'x', [], { x0: 60 }))).to.equal(1);
    expect(indentOf(first, rowAt(1, 'x', [], { x0: 45 }))).to.equal(-0.5);
  });

  for (const { what, row, next, expected } of [
    {
      what: 'full if the next word had no room',
      row: rowAt(0, 'Additions to property and'.padEnd(28, 's')),
      next: rowAt(1, 'equipment'),
      expected: true,
    },
    {
      what: 'not full if it had room',
      row: rowAt(0, 'Additions'),
      next: rowAt(1, 'equipment'),
      expected: false,
    },
    {
      what: 'not full on a page without limit',
      row: rowAt(0, 'Additions', [], { page: 7 }),
      next: rowAt(1, 'equipment'),
      expected: false,
    },
  ])
    it(`are ${what}`, () => expect(isFull(row, next, WRAP)).to.equal(expected));
});

describe('a hanging indent', () => {
  const row = rowAt(0, 'Additions to property and'.padEnd(28, 's'));
  const deep = rowAt(1, 'Equipment', [1], { x0: 60 });

  for (const { what, next, after, expected } of [
    { what: 'one deeper line', next: deep, after: rowAt(2, 'Cash', [1]), expected: true },
    { what: 'the last line', next: deep, after: undefined, expected: true },
    {
      what: 'the first of several with one indent',
      next: deep,
      after: rowAt(2, 'Cash', [1], { x0: 60 }),
      expected: false,
    },
    {
      what: 'a line at the same edge',
      next: rowAt(1, 'Equipment'),
      after: undefined,
      expected: false,
    },
    {
      what: 'a line in another typeface',
      next: { ...deep, bold: true },
      after: undefined,
      expected: false,
    },
  ])
    it(`${expected ? 'is' : 'is not'} ${what}`, () =>
      expect(isHanging(row, next, after, WRAP)).to.equal(expected));
});

describe('a list below its heading', () => {
  const heading = rowAt(0, 'Property');
  const item = (line: number, label: string, x0 = 60) => rowAt(line, label, [1], { x0 });

  for (const { what, next, after, expected } of [
    { what: 'deeper rows', next: item(1, 'Land'), after: item(2, 'Buildings'), expected: true },
    { what: 'a single row', next: item(1, 'Land'), after: undefined, expected: false },
    {
      what: 'a row before an outer one',
      next: item(1, 'Land'),
      after: item(2, 'Cash', 50),
      expected: false,
    },
    {
      what: 'rows at the same edge',
      next: item(1, 'Land', 50),
      after: item(2, 'Cash', 50),
      expected: false,
    },
    { what: 'small letters', next: item(1, 'land'), after: item(2, 'Buildings'), expected: false },
    { what: 'a line without label', next: item(1, 'Land'), after: item(2, ''), expected: false },
  ])
    it(`${expected ? 'opens' : 'does not open'} with ${what}`, () =>
      expect(opensList(heading, next, after)).to.equal(expected));
});

describe('two lines as one row', () => {
  for (const { what, a, b, expected } of [
    { what: 'with a space', a: 'Additions to', b: 'property', expected: 'Additions to property' },
    { what: 'without a label below', a: 'Additions', b: '', expected: 'Additions' },
    {
      what: 'over a hyphen',
      a: 'Non-',
      b: 'controlling interests',
      expected: `Non${BREAK}controlling interests`,
    },
    {
      what: 'over a dash',
      a: 'Earnings per share -',
      b: 'basic',
      expected: 'Earnings per share - basic',
    },
    { what: 'a capital after a hyphen', a: 'Profit -', b: 'Group', expected: 'Profit - Group' },
  ])
    it(`read on ${what}`, () =>
      expect(joinRows(rowAt(0, a), rowAt(1, b, [1]), 'rule').label).to.equal(expected));

  it('have the numbers of either, the place and typeface of the first, and the rule', () => {
    const upper = joinRows(
      rowAt(0, 'A', [7], { bold: true }),
      rowAt(1, 'b', [], { x0: 90 }),
      'one',
    );
    expect(upper.cells.get(0)?.value).to.equal(7);
    expect([upper.x0, upper.bold, upper.joinedBy]).to.deep.equal([50, true, ['one']]);
    const both = joinRows(upper, rowAt(2, 'c', [9]), 'two');
    expect(both.cells.get(0)?.value).to.equal(9);
    expect(both.joinedBy).to.deep.equal(['one', 'two']);
    expect([both.y0, both.y1]).to.deep.equal([upper.y0, 100 + 2 * PITCH + 5]);
  });
});

describe('numbers between the two lines of their label', () => {
  const half = 100 + PITCH / 2;

  it('are put beside both', () => {
    const [row, ...more] = mendCentred([
      rowAt(0, 'Net cash provided by'),
      rowAt(0, '', [500], { middle: half }),
      rowAt(1, 'operating activities'),
    ]);
    expect(more).to.deep.equal([]);
    expect(row?.label).to.equal('Net cash provided by operating activities');
    expect(row?.cells.get(0)?.value).to.equal(500);
  });

  for (const { what, rows } of [
    {
      what: 'a line that has a label',
      rows: [rowAt(0, 'Net cash'), rowAt(0, 'Tax', [5], { middle: half }), rowAt(1, 'activities')],
    },
    {
      what: 'a line below a row with numbers',
      rows: [rowAt(0, 'Net', [1]), rowAt(0, '', [5], { middle: half }), rowAt(1, 'activities')],
    },
    {
      what: 'a line above a heading',
      rows: [rowAt(0, 'Net cash'), rowAt(0, '', [5], { middle: half }), rowAt(1, 'Others:')],
    },
    {
      what: 'a line above a row with a number of its own',
      rows: [rowAt(0, 'Net cash'), rowAt(0, '', [5], { middle: half }), rowAt(1, '2. Others')],
    },
    {
      what: 'a line at the pitch of rows',
      rows: [rowAt(0, 'Net cash'), rowAt(1, '', [5]), rowAt(2, 'activities')],
    },
    {
      what: "a line on the page after its label's",
      rows: [
        rowAt(0, 'Net cash'),
        rowAt(0, '', [5], { middle: half, page: 2 }),
        rowAt(1, 'activities', [], { page: 2 }),
      ],
    },
    {
      what: 'a line on another page',
      rows: [
        rowAt(0, 'Net cash'),
        rowAt(0, '', [5], { middle: half, page: 2 }),
        rowAt(1, 'activities'),
      ],
    },
  ])
    it(`are not: ${what}`, () => expect(mendCentred(rows)).to.deep.equal(rows));

  it('lose no number and no word, however lines stand', () => {
    const line = fc.tuple(
      fc.constantFrom('', 'Net cash', 'operating activities', 'Tax'),
      fc.boolean(),
      fc.constantFrom(5, 6, 12, 20),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        let middle = 100;
        const rows = lines.map(([label, valued, down], i) => {
          middle += down;
          return rowAt(0, label, valued ? [i + 1] : [], { middle });
        });
        const result = mendCentred(rows);
        const values = (of: typeof rows) =>
          of.flatMap((r) => [...r.cells.values()].map((c) => c.value));
        const words = (of: typeof rows) =>
          of
            .map((r) => r.label)
            .join(' ')
            .split(' ')
            .filter(Boolean);
        expect(values(result)).to.deep.equal(values(rows));
        expect(words(result)).to.deep.equal(words(rows));
      }),
    );
  });
});

describe('numbers a little above their label', () => {
  const beside = { y0: 101, y1: 106, middle: 103.5, size: 5 };

  it('are on its line where they reach into it', () => {
    const [row, ...more] = mendShifted([
      rowAt(0, '', [7], { y0: 97, y1: 103, middle: 100 }),
      rowAt(0, 'Deposits', [], beside),
    ]);
    expect(more).to.deep.equal([]);
    expect(row?.label).to.equal('Deposits');
    expect(row?.cells.get(0)?.value).to.equal(7);
  });

  for (const { what, rows } of [
    {
      what: 'a subtotal above the next heading',
      rows: [rowAt(0, '', [7], { y0: 96, y1: 101, middle: 98.5 }), rowAt(0, 'Equity', [], beside)],
    },
    {
      what: 'above a heading',
      rows: [
        rowAt(0, '', [7], { y0: 97, y1: 103, middle: 100 }),
        rowAt(0, 'Deposits:', [], beside),
      ],
    },
    {
      what: 'a row with a label of its own',
      rows: [
        rowAt(0, 'Cash', [7], { y0: 97, y1: 103, middle: 100 }),
        rowAt(0, 'Deposits', [], beside),
      ],
    },
    {
      what: 'on another page',
      rows: [
        rowAt(0, '', [7], { y0: 97, y1: 103, middle: 100 }),
        rowAt(0, 'Deposits', [], { ...beside, page: 2 }),
      ],
    },
  ])
    it(`are not: ${what}`, () => expect(mendShifted(rows)).to.deep.equal(rows));
});

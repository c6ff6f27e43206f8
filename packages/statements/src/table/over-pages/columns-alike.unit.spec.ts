import { expect } from 'chai';

import { blocksOf, type Block } from '../../locate/blocks.js';
import { layoutOf } from '../../testing/laid-out.js';
import { columnsAlign, filledColumns, yearsOf } from './columns-alike.js';

const ROWS = [
  ['Revenue', '1,000', '900'],
  ['Cost of sales', '(600)', '(500)'],
  ['Gross profit', '400', '400'],
  ['Administrative expenses', '(100)', '(120)'],
  ['Profit for the year', '300', '280'],
] as const;

interface Drawing {
  readonly heads?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly shift?: number;
}

/** A table whose columns end at the given places, perhaps shifted to the right. */
const blockAt = (
  ends: readonly number[],
  { heads = [], rows = ROWS, shift = 0 }: Drawing = {},
): Block => {
  const line = (label: string, cells: readonly string[]): string =>
    ' '.repeat(shift) +
    cells.reduce((text, cell, i) => text.padEnd((ends[i] ?? 0) - cell.length) + cell, label);
  const drawing = [
    ...(heads.length === 0 ? [] : [line('', heads)]),
    ...rows.map(([label = '', ...cells]) => line(label, cells.slice(0, ends.length))),
  ].join('\n');
  const [block] = blocksOf(layoutOf(drawing));
  if (block === undefined) throw new Error('no block');
  return block;
};

describe('the columns of two tables', () => {
  const base = blockAt([50, 70]);

  for (const { what, other, expected } of [
    { what: 'at the same places', other: blockAt([50, 70]), expected: true },
    {
      what: 'shifted together, as margins of pages differ',
      other: blockAt([50, 70], { shift: 5 }),
      expected: true,
    },
    { what: 'moved far', other: blockAt([50, 70], { shift: 30 }), expected: false },
    { what: 'at other distances', other: blockAt([40, 70]), expected: false },
    { what: 'one column at the place of the last', other: blockAt([70]), expected: true },
    {
      what: 'two columns among three',
      other: blockAt([30, 50, 70], { rows: ROWS.map(([label, a, b]) => [label, a, a, b]) }),
      expected: true,
    },
  ])
    it(`${what}: ${expected ? 'alike' : 'not alike'}`, () =>
      expect(columnsAlign(base, other)).to.equal(expected));

  it('are not alike if one has no numbers', () => {
    const words = blockAt([], { rows: [['Notes'], ['to'], ['the'], ['statements']] });
    expect([columnsAlign(base, words), columnsAlign(words, base)]).to.deep.equal([false, false]);
  });

  it('are compared without the references to notes', () => {
    const noted = blockAt([40, 50, 70], {
      rows: ROWS.map(([label, a, b], i) => [label, String(i + 3), a, b]),
    });
    expect(columnsAlign(base, noted)).to.equal(true);
  });
});

describe('the columns that most rows fill', () => {
  for (const { what, block, expected } of [
    { what: 'each of its years', block: blockAt([50, 70]), expected: 2 },
    {
      what: 'not those of references to notes',
      block: blockAt([40, 50, 70], {
        rows: ROWS.map(([label, a, b], i) => [label, String(i + 3), a, b]),
      }),
      expected: 2,
    },
    {
      what: 'not those of parts whose sums stand beside them',
      block: blockAt([40, 55, 70, 85], {
        heads: ['', '2022', '', '2021'],
        rows: [
          ['Reserves', '1,384', '', '1,313', ''],
          ['Designated funds', '1,024', '', '1,935', ''],
          ['', '', '2,408', '', '3,248'],
          ['Provisions', '', '393', '', '442'],
          ['Suppliers', '257', '', '71', ''],
          ['Accruals', '2,559', '', '1,404', ''],
          ['', '', '2,816', '', '1,475'],
          ['Total', '', '5,617', '', '5,165'],
        ],
      }),
      expected: 2,
    },
    {
      what: 'not one that a single row fills',
      block: blockAt([50, 70, 90], {
        rows: ROWS.map((row, i) => (i === 2 ? [...row, '55,555'] : row)),
      }),
      expected: 2,
    },
  ])
    it(`are ${what}: ${expected}`, () => expect(filledColumns(block)).to.equal(expected));
});

describe('the years in the head of a table', () => {
  for (const { heads, expected } of [
    { heads: ['2023', '2022'], expected: '2023,2022' },
    { heads: ['31.12.2022', '31.12.2021'], expected: '2022,2021' },
    { heads: [], expected: '' },
  ])
    it(`${heads.join(' ') || 'none'}: "${expected}"`, () =>
      expect(yearsOf(blockAt([50, 70], { heads }))).to.equal(expected));
});

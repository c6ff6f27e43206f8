import { expect } from 'chai';

import { drawnTable } from '../testing/laid-out.js';

const line = (label: string, cells: readonly string[]): string =>
  label.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('');

/** The indexes of the difference columns of a table with three columns below the heads. */
const differences = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] => {
  const drawing = [
    '',
    line('', heads),
    ...rows.map(([label = '', ...cells]) => line(label, cells)),
  ];
  return [...drawnTable(drawing.join('\n')).table.differences];
};

const CHANGED = [
  ['Revenue', '1,000', '900', '100'],
  ['Cost of sales', '(600)', '(500)', '(100)'],
  ['Gross profit', '400', '400', '-'],
  ['Taxation', '(100)', '(120)', '20'],
  ['Profit', '300', '280', '20'],
] as const;

const withLast = (last: readonly string[]): string[][] =>
  CHANGED.map(([label, a, b], at) => [label, a, b, last[at] ?? '']);

describe('columns of differences', () => {
  for (const { what, rows, expected } of [
    { what: 'are known by their amounts', rows: CHANGED, expected: [2] },
    {
      what: 'may print them without a sign',
      rows: withLast(['100', '100', '0', '20', '20']),
      expected: [2],
    },
    {
      what: 'may be rounded',
      rows: withLast(['101', '(99)', '1', '20', '20']),
      expected: [2],
    },
    {
      what: 'are no amounts of a third year',
      rows: withLast(['800', '(450)', '350', '(90)', '260']),
      expected: [],
    },
    {
      what: 'are not shown by a row alone that agrees by chance',
      rows: withLast(['100', '(450)', '350', '(90)', '260']),
      expected: [],
    },
  ])
    it(what, () =>
      expect(differences(['2023', '2022', 'Diferencia'], rows)).to.deep.equal(expected),
    );

  it('need amounts in both years: the other one repeats the year alone', () => {
    const rows = withLast(['1,000', '(600)', '400', '(100)', '300']).map(
      ([label = '', a = '', , c = '']) => [label, a, '-', c],
    );
    expect(differences(['2023', '2022', 'Amounts'], rows)).to.deep.equal([]);
  });
});

import { expect } from 'chai';

import { drawnTable } from '../testing/laid-out.js';

const ROWS = [
  ['Revenue', '1,000', '900', '800'],
  ['Cost of sales', '(600)', '(500)', '(450)'],
  ['Gross profit', '400', '400', '350'],
  ['Taxation', '(100)', '(120)', '(90)'],
  ['Profit', '300', '280', '260'],
] as const;

/** How many of a table's three columns are left unexplained, by the heads over them. */
const unexplained = (
  heads: readonly string[],
  rows: readonly (readonly string[])[] = ROWS,
): number => {
  const line = (label: string, cells: readonly string[]): string =>
    label.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('');
  const drawing = [
    '',
    line('', heads),
    ...rows.map(([label = '', ...cells]) => line(label, cells)),
  ];
  return drawnTable(drawing.join('\n')).table.unexplained.length;
};

describe('columns that the header does not explain', () => {
  for (const { what, heads, expected } of [
    { what: 'none if each has its year', heads: ['2023', '2022', '2021'], expected: 0 },
    { what: 'one that has no head', heads: ['2023', '2022', ''], expected: 1 },
    { what: 'one whose head says nothing', heads: ['2023', '2022', 'Amounts'], expected: 1 },
    { what: 'none for a change', heads: ['2023', '2022', 'Change'], expected: 0 },
    { what: 'none for a part', heads: ['2023', '2022', 'Company'], expected: 0 },
    { what: 'none for percentages by their head', heads: ['2023', '2022', '%'], expected: 0 },
  ])
    it(what, () => expect(unexplained(heads)).to.equal(expected));

  it('none for a year that is pro forma, on another line than the years', () => {
    const line = (cells: readonly string[]): string =>
      ' '.repeat(24) + cells.map((cell) => cell.padStart(16)).join('');
    const rows = ROWS.map(
      ([label, ...cells]) => label.padEnd(24) + cells.map((cell) => cell.padStart(16)).join(''),
    );
    const heads = [
      'Income statement',
      line(['', '', 'Pro forma']),
      line(['', '', '2023']),
      line(['2023', '2022', '(unaudited)']),
    ];
    expect(drawnTable([...heads, ...rows].join('\n')).table.unexplained.length).to.equal(0);
  });

  it('none for the quarter of a year, on another line than the years', () => {
    const line = (cells: readonly string[]): string =>
      ' '.repeat(24) + cells.map((cell) => cell.padStart(14)).join('');
    const rows = ROWS.map(
      ([label, ...cells]) => label.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''),
    );
    const drawn = (quarter: string): string =>
      ['Income statement', line([quarter, '', '']), line(['Restated*', 'FY 2024', 'FY 2023'])]
        .concat(rows)
        .join('\n');
    expect(drawnTable(drawn('Q4 2023')).table.unexplained.length).to.equal(0);
    expect(drawnTable(drawn('Q4 2025')).table.unexplained.length).to.equal(1);
  });

  it('none for references to notes, even with nothing over them', () => {
    const notes = ROWS.map(([label, a, b], i) => [label, String(i + 3), a, b]);
    expect(unexplained(['', '2023', '2022'], notes)).to.equal(0);
  });

  it('none for references to notes in brackets, whose head stands below a period', () => {
    const notes = ROWS.map(([label, a, b], i) => [label, `(${13 + i})`, a, b]);
    expect(unexplained(['', '2023', '2022'], notes)).to.equal(0);
    const falling = ROWS.map(([label, a, b], i) => [label, `(${23 - i})`, a, b]);
    expect(unexplained(['Notes', '2023', '2022'], falling)).to.equal(0);
    expect(unexplained(['', '2023', '2022'], falling)).to.equal(1);
  });

  it('none for a column that few rows fill', () => {
    const sparse = ROWS.map((row, i) => (i === 0 ? row : [...row.slice(0, 3), '']));
    expect(unexplained(['2023', '2022', ''], sparse)).to.equal(0);
  });

  it('none for percentages', () => {
    const shares = ROWS.map(([label, a, b], i) => [label, a, b, `${i + 10}.5%`]);
    expect(unexplained(['2023', '2022', ''], shares)).to.equal(0);
  });
});

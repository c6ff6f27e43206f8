import { expect } from 'chai';
import fc from 'fast-check';
import { EDGES, lineOf, lineOfYears } from './spec-support/shown-lines.js';
import { yearsOverColumns } from './years-over-columns.js';

const [A, B] = [EDGES[2023], EDGES[2022]];
const heads = (...years: readonly (readonly [number, number])[]) => lineOf(2, '', years);

describe('The year over a column', () => {
  for (const { what, above, edges, expected } of [
    {
      what: 'on its edge',
      above: [heads([2023, A], [2022, B])],
      edges: [A, B],
      expected: ['2023', '2022'],
    },
    {
      what: 'centred over it',
      above: [heads([2023, A - 30], [2022, B - 30])],
      edges: [A, B],
      expected: ['2023', '2022'],
    },
    { what: 'five font sizes off', above: [heads([2023, A - 50])], edges: [A], expected: ['2023'] },
    { what: 'not farther off', above: [heads([2023, A - 51])], edges: [A], expected: [undefined] },
    {
      what: 'of the nearer of two columns',
      above: [heads([2023, A + 40])],
      edges: [A, A + 60],
      expected: [undefined, '2023'],
    },
    {
      what: 'of only one column',
      above: [heads([2023, A])],
      edges: [A, B],
      expected: ['2023', undefined],
    },
    {
      what: 'in the order of the columns',
      above: [heads([2022, A], [2023, B])],
      edges: [B, A],
      expected: ['2023', '2022'],
    },
    {
      what: 'in the lowest heading',
      above: [heads([2020, A]), heads([2023, A])],
      edges: [A],
      expected: ['2023'],
    },
    {
      what: 'in a heading above, if the lowest leaves a column open',
      above: [heads([2020, A], [2019, B]), heads([2023, A])],
      edges: [A, B],
      expected: ['2023', '2019'],
    },
    {
      what: 'beside days and notes',
      above: [
        lineOf(2, 'December', [
          [31, A - 40],
          [2023, A],
          [31, B - 40],
          [2022, B],
        ]),
      ],
      edges: [A, B],
      expected: ['2023', '2022'],
    },
    {
      what: 'not in a row of numbers',
      above: [lineOfYears(2, 'Revenue', [2023, 12_345])],
      edges: [A, B],
      expected: [undefined, undefined],
    },
    {
      what: 'not a number that is not a year',
      above: [heads([1899, A], [2200, B])],
      edges: [A, B],
      expected: [undefined, undefined],
    },
    {
      what: 'not over a column whose place is unknown',
      above: [heads([2023, A])],
      edges: [undefined, A],
      expected: [undefined, '2023'],
    },
    { what: 'nowhere without lines', above: [], edges: [A, B], expected: [undefined, undefined] },
  ] satisfies readonly {
    what: string;
    above: ReturnType<typeof lineOf>[];
    edges: (number | undefined)[];
    expected: (string | undefined)[];
  }[])
    it(`is ${expected.map((year) => year ?? 'none').join(', ')}: ${what}`, () => {
      expect(yearsOverColumns(above, edges)).to.deep.equal(expected);
    });

  it('is printed, within reach, and there are as many as columns', () => {
    const year = fc.tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 100, max: 700 }));
    const edges = fc.array(fc.integer({ min: 100, max: 700 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(year, { maxLength: 4 }), edges, (years, columns) => {
        const found = yearsOverColumns([heads(...years)], columns);
        expect(found).to.have.length(columns.length);
        found.forEach((one, at) => {
          if (one === undefined) return;
          const near = years.filter(
            ([value, edge]) => String(value) === one && Math.abs(edge - (columns[at] ?? 0)) <= 50,
          );
          expect(near).to.not.deep.equal([]);
        });
      }),
    );
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import {
  EDGES,
  SIZE,
  lineOf,
  lineOfYears,
  modelRow,
  numberAt,
} from './spec-support/shown-lines.js';
import { modelWitnesses, YearColumns, type ColumnWitness } from './year-columns.js';

const witness = (year: string, edge: number, zone = '7.0'): ColumnWitness => ({ zone, year, edge });
const TWO = [witness('2023', EDGES[2023]), witness('2022', EDGES[2022])];

describe('The column in which a number stands', () => {
  const line = lineOf(3, 'Revenue');
  for (const { given, expected } of [
    { given: { what: 'on the edge of a column', value: 12, edge: 400 }, expected: '2023' },
    { given: { what: 'a bracket hanging out', value: 12, edge: 403 }, expected: '2023' },
    { given: { what: 'a footnote mark before it', value: 12, edge: 390 }, expected: '2023' },
    { given: { what: '1.6 font sizes off', value: 12, edge: 416 }, expected: '2023' },
    { given: { what: 'farther than 1.6 font sizes', value: 12, edge: 417 }, expected: undefined },
    { given: { what: 'farther to the left', value: 12, edge: 383 }, expected: undefined },
    { given: { what: 'between two columns', value: 12, edge: 450 }, expected: undefined },
    { given: { what: 'a nil centred in its column', value: 0, edge: 460 }, expected: '2022' },
    { given: { what: 'a nil six font sizes left', value: 0, edge: 440 }, expected: '2022' },
    { given: { what: 'a nil farther to the left', value: 0, edge: 439 }, expected: undefined },
    { given: { what: 'a nil right of its column', value: 0, edge: 540 }, expected: undefined },
    { given: { what: 'a nil nearer to the column before', value: 0, edge: 410 }, expected: '2023' },
  ])
    it(`is ${expected ?? 'none'} for ${given.what}`, () => {
      const columns = new YearColumns(TWO);
      expect(columns.yearOf(numberAt(given.value, given.edge), line)).to.equal(expected);
    });

  it('is the nearest if columns stand close', () => {
    const columns = new YearColumns([witness('2023', 400), witness('2022', 412)]);
    expect(columns.yearOf(numberAt(5, 405), line)).to.equal('2023');
    expect(columns.yearOf(numberAt(5, 407), line)).to.equal('2022');
  });

  it('is in the same half of a spread as the line', () => {
    const columns = new YearColumns([...TWO, witness('2021', EDGES[2023], '7.1')]);
    const right = lineOf(3, 'Revenue', [], { zone: '7.1' });
    expect(columns.yearOf(numberAt(5, EDGES[2023]), line)).to.equal('2023');
    expect(columns.yearOf(numberAt(5, EDGES[2023]), right)).to.equal('2021');
    expect(columns.yearOf(numberAt(5, EDGES[2022]), right)).to.equal(undefined);
  });

  it('is unknown if no number of that page is known', () => {
    const columns = new YearColumns(TWO);
    expect(columns.knows('7.0')).to.equal(true);
    expect(columns.knows('8.0')).to.equal(false);
    expect(columns.yearOf(numberAt(5, 400), lineOf(3, 'Revenue', [], { zone: '8.0' }))).to.equal(
      undefined,
    );
  });

  it('stays where most of its numbers stand, despite a few wrong ones', () => {
    const strays = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 4 });
    fc.assert(
      fc.property(strays, (edges) => {
        const columns = new YearColumns([
          ...Array.from({ length: 5 }, () => witness('2023', EDGES[2023])),
          ...edges.map((edge) => witness('2023', edge)),
        ]);
        expect(columns.yearOf(numberAt(5, EDGES[2023]), line)).to.equal('2023');
      }),
    );
  });

  it('does not depend on the order of the evidence', () => {
    const witnesses = fc.array(
      fc.record({
        zone: fc.constant('7.0'),
        year: fc.constantFrom('2023', '2022', '2021'),
        edge: fc.integer({ min: 300, max: 700 }),
      }),
      { minLength: 1, maxLength: 9 },
    );
    const orders = witnesses.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    const edge = fc.integer({ min: 300, max: 700 });
    fc.assert(
      fc.property(orders, edge, ([all, shuffled], at) => {
        const [a, b] = [all, shuffled].map((witnesses) =>
          new YearColumns(witnesses).yearOf(numberAt(5, at), line),
        );
        // Nothing distinguishes two columns that are equally far off.
        if (a === b) return;
        const edges = new YearColumns(all);
        expect(edges.yearOf(numberAt(5, at), line)).to.not.equal(undefined);
        expect(b).to.not.equal(undefined);
      }),
    );
  });

  it('never accepts a number farther off than its tolerance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 0, max: 900 }),
        (value, at) => {
          const year = new YearColumns(TWO).yearOf(numberAt(value, at), line);
          const off = Math.min(Math.abs(at - EDGES[2023]), Math.abs(at - EDGES[2022]));
          expect(year !== undefined).to.equal(off <= 1.6 * SIZE);
        },
      ),
    );
  });
});

describe("The evidence that a model's rows give", () => {
  const edgesOf = (line: ReturnType<typeof lineOf>, values: (number | null)[]) =>
    modelWitnesses(
      [{ row: modelRow(3, 'x', values), line, labelFit: 1, printed: 2 }],
      ['2023', '2022'],
    ).map(({ year, edge }) => [year, edge]);

  for (const { given, expected } of [
    {
      given: { what: 'numbers that are printed once', values: [12, 10], line: [12, 10] },
      expected: [
        ['2023', 400],
        ['2022', 500],
      ],
    },
    {
      given: { what: 'a number printed in both columns', values: [12, 12], line: [12, 12] },
      expected: [],
    },
    {
      given: { what: 'a number that is printed nowhere', values: [12, 11], line: [12, 10] },
      expected: [['2023', 400]],
    },
    { given: { what: 'blanks', values: [null, null], line: [12, 10] }, expected: [] },
  ])
    it(`are ${expected.length} of ${given.what}`, () => {
      expect(edgesOf(lineOfYears(3, 'x', given.line), given.values)).to.deep.equal(expected);
    });

  it('counts a number once if its words can be joined in two ways', () => {
    const line = lineOf(3, 'x', [
      [1234, 400],
      [1234, 400],
      [234, 400],
    ]);
    expect(edgesOf(line, [1234, null])).to.deep.equal([['2023', 400]]);
  });
});

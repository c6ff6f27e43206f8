import { expect } from 'chai';
import { LineIndex, linesOfItems } from './line-index.js';
import { lineItems } from '../testing/printed-rows.js';
import { lineOf, pageOf } from './spec-support/shown-lines.js';

const revenue = lineOf(3, 'Revenue', [[1200, 400]]);
const costs = lineOf(4, 'Cost of sales', [[-700, 400]]);
const next = lineOf(1, 'Taxation', [[-80, 400]], { page: 8 });
const pages = [pageOf([revenue, costs]), pageOf([next], 8)];
const index = new LineIndex(pages);

/** A box on a page: 30 wide, its middle at this height. */
const box = (middle: number, x0 = 370): number[] => [x0, middle - 5, x0 + 30, middle + 5];

describe('The printed line on which a box stands', () => {
  for (const { given, expected } of [
    { given: { what: 'in the middle of a line', page: 7, bbox: box(42) }, expected: revenue },
    { given: { what: 'a little lower', page: 7, bbox: box(46) }, expected: revenue },
    { given: { what: 'nearer to the next line', page: 7, bbox: box(50) }, expected: costs },
    { given: { what: 'far below all lines', page: 7, bbox: box(70) }, expected: undefined },
    { given: { what: 'more than 0.7 sizes above', page: 7, bbox: box(34) }, expected: undefined },
    { given: { what: 'on another page', page: 8, bbox: box(14) }, expected: next },
    { given: { what: 'on a page not shown', page: 9, bbox: box(14) }, expected: undefined },
    { given: { what: 'right of the line', page: 7, bbox: box(42, 402) }, expected: undefined },
    { given: { what: 'left of the line', page: 7, bbox: box(42, 10) }, expected: undefined },
    { given: { what: 'touching its right end', page: 7, bbox: box(42, 400) }, expected: revenue },
    {
      given: { what: 'a point beyond its right end', page: 7, bbox: box(42, 401) },
      expected: undefined,
    },
    { given: { what: 'exactly 0.7 sizes above', page: 7, bbox: box(35) }, expected: revenue },
  ])
    it(`${given.what}: ${expected?.label ?? 'none'}`, () => {
      expect(index.at(given.page, given.bbox)).to.equal(expected);
    });
});

describe('The printed lines of a row', () => {
  const sources = (...places: readonly [page: number, middle: number][]) =>
    Object.fromEntries(
      places.map(([page, middle], at) => [`${2023 - at}`, { page, bbox: box(middle) as never }]),
    );
  const itemWith = (places: ReturnType<typeof sources>) => {
    const [item] = lineItems([['Revenue', [1, 2], { sources: places }]]);
    if (item === undefined) throw new Error('a row was given');
    return item;
  };

  for (const { given, expected } of [
    { given: itemWith(sources([7, 42], [7, 42])), expected: ['Revenue'] },
    { given: itemWith(sources([7, 42], [7, 56])), expected: ['Revenue', 'Cost of sales'] },
    { given: itemWith(sources([7, 42], [8, 14])), expected: ['Revenue', 'Taxation'] },
    { given: itemWith(sources([9, 42])), expected: [] },
    { given: itemWith({}), expected: [] },
  ])
    it(`are ${expected.join(' and ') || 'none'}`, () => {
      expect([...index.ofItem(given)].map(({ label }) => label)).to.have.members(expected);
      expect([...linesOfItems(pages)(given)]).to.deep.equal([...index.ofItem(given)]);
    });

  for (const { given, below, expected } of [
    { given: itemWith(sources([7, 56])), below: revenue, expected: true },
    { given: itemWith(sources([7, 42])), below: costs, expected: false },
    { given: itemWith(sources([7, 42])), below: revenue, expected: false },
    { given: itemWith(sources([8, 14])), below: costs, expected: true },
    { given: itemWith(sources([7, 56])), below: next, expected: false },
    { given: itemWith({}), below: revenue, expected: false },
  ])
    it(`stand ${expected ? '' : 'not '}below ${below.label}: ${JSON.stringify(given.sources)}`, () => {
      expect(index.startsAfter(given, below)).to.equal(expected);
    });

  it('are all in reading order', () => {
    expect(index.all).to.deep.equal([revenue, costs, next]);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';

import { layOut } from '../page/index.js';
import { pageFromText } from '../testing/page-from-text.js';
import { columnOf, isFull, isStray, numberColumns, type NumberColumn } from './columns.js';

const linesOf = (drawing: string, indent = 0) =>
  layOut(pageFromText(drawing.replace(/^/gm, ' '.repeat(indent))))[0]?.lines ?? [];

const TABLE = `
Revenue            3     1,000      900    11 %
Costs              4      (600)    (500)   20 %
Gross profit                400      400
Other              5         -       12    -4 %`;

describe('number columns', () => {
  const columns = numberColumns(linesOf(TABLE));

  it('are found by the right edges of their numbers', () => {
    expect(columns.map((c) => c.support)).to.deep.equal([3, 3, 4, 3]);
  });

  it('distinguish references to notes and percentages from amounts', () => {
    expect(columns.map((c) => [c.references, c.percents])).to.deep.equal([
      [1, 0],
      [0, 0],
      [0.25, 0],
      [0, 1],
    ]);
  });

  it('hold references where small numbers in brackets rise from row to row', () => {
    const notes = (numbers: readonly number[]): number | undefined => {
      const drawing = numbers.map((n) => `Revenue and other income   (${n})     1,000      900`);
      return numberColumns(linesOf(drawing.join('\n')))[0]?.references;
    };
    expect(notes([4, 5, 9, 12])).to.equal(1);
    expect(notes([4, 5, 3, 12])).to.equal(0);
    expect(notes([4, 5, 9])).to.equal(0);
  });

  it('are not numbers that stand below each other in the labels', () => {
    const own = numberColumns(
      linesOf(`
Liabilities to banks and other lenders       1,000      900
  € 22.00 (€ 11.00)
Liabilities to suppliers                       600      500
  € 160.86 (€ 113.39)
Other liabilities, of which taxes              400      400
  € 331.92 (€ 197.63)
Accruals and deferred income                    70       60`),
    );
    expect(own.map((c) => c.support)).to.deep.equal([4, 4]);
  });

  it('are not numbers that count the headings', () => {
    const drawing = `
(1)    Funds of the shareholders
    (a)   Share capital            3      1,000      900
    (b)   Reserves                 4      (600)     (500)
(2)    Non-current liabilities            400        400
(3)    Current liabilities                500        600`;
    expect(numberColumns(linesOf(drawing)).map((c) => c.support)).to.deep.equal([2, 4, 4]);
  });

  it('are the same wherever the table stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (indent) => {
        const moved = numberColumns(linesOf(TABLE, indent));
        const distances = (of: readonly NumberColumn[]): number[] =>
          of.map((c) => Math.round(c.right - (of[0]?.right ?? 0)));
        expect(distances(moved)).to.deep.equal(distances(columns));
        expect(moved.map((c) => c.support)).to.deep.equal(columns.map((c) => c.support));
      }),
    );
  });

  it('hold each of their own numbers', () => {
    const lines = linesOf(TABLE);
    const counts = columns.map(
      (_, at) =>
        lines
          .flatMap((line) => line.items)
          .filter((i) => i.kind === 'number' && columnOf(i, columns) === at).length,
    );
    expect(counts).to.deep.equal(columns.map((c) => c.support));
  });

  it('do not include a number in running words', () => {
    expect(numberColumns(linesOf('\nThe 12 months of 2023 were 5 of our best'))).to.deep.equal([]);
  });
});

const column = (more: Partial<NumberColumn>): NumberColumn => ({
  left: 0,
  start: 0,
  open: 0,
  right: 50,
  support: 10,
  percents: 0,
  references: 0,
  ...more,
});

describe('a column beside a full one', () => {
  for (const { what, given, stray, full } of [
    { what: 'as full', given: {}, stray: false, full: true },
    { what: 'of a single number', given: { support: 1 }, stray: true, full: false },
    { what: 'half as full', given: { support: 5 }, stray: false, full: false },
    { what: 'of references', given: { references: 1 }, stray: false, full: false },
    { what: 'of percentages', given: { percents: 1 }, stray: false, full: false },
  ])
    it(`${what} is ${stray ? 'stray' : 'not stray'} and ${full ? 'full' : 'not full'}`, () => {
      expect(isStray(column(given), 10)).to.equal(stray);
      expect(isFull(column(given), 10)).to.equal(full);
    });
});

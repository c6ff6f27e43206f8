import { expect } from 'chai';
import fc from 'fast-check';

import { linesOf, median } from './line.js';
import type { Token } from './token.js';

const SIZE = 10;
const PITCH = 13;

const token = (text: string, x0: number, y0: number, more: Partial<Token> = {}): Token => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y0,
  y1: y0 + SIZE,
  size: SIZE,
  bold: false,
  ...more,
});

const textsOf = (tokens: readonly Token[]): string[] =>
  linesOf(tokens).map((line) => line.tokens.map(({ text }) => text).join(' '));

describe('lines of a page', () => {
  const cases: readonly [string, readonly Token[], readonly string[]][] = [
    [
      'hold the words at one height, left to right',
      [token('1,234', 300, 0), token('Revenue', 50, 0), token('Costs', 50, PITCH)],
      ['Revenue 1,234', 'Costs'],
    ],
    [
      'take a word set a little lower',
      [token('Revenue', 50, 0), token('1,234', 300, 3)],
      ['Revenue 1,234'],
    ],
    [
      'drop marks that are set small and high',
      [token('Revenue', 50, 0), token('1', 86, -2, { size: 6, y1: 4 })],
      ['Revenue'],
    ],
    [
      'put halves of a word together that a ligature parted',
      [token('Of', 50, 0), token('fice', 60, 0)],
      ['Office'],
    ],
    [
      'are not drawn together by letters of twice the size',
      [token('A', 10, 0, { size: 30, y1: 30 }), token('Revenue', 50, 0), token('Costs', 50, 20)],
      ['Revenue', 'A', 'Costs'],
    ],
  ];
  for (const [what, tokens, expected] of cases)
    it(what, () => {
      expect(textsOf(tokens)).to.deep.equal(expected);
    });

  it('do not depend on the order of their words, and lose none', () => {
    const drawn = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 5 })), {
        minLength: 1,
        maxLength: 30,
      })
      .map((places) => [...new Set(places.map(([line, column]) => line * 10 + column))])
      .map((places) =>
        places.map((place) =>
          token(`w${place}x`, (place % 10) * 80, Math.floor(place / 10) * PITCH),
        ),
      );
    const orders = drawn.chain((tokens) =>
      fc.tuple(fc.constant(tokens), fc.shuffledSubarray(tokens, { minLength: tokens.length })),
    );
    fc.assert(
      fc.property(orders, ([tokens, shuffled]) => {
        expect(textsOf(shuffled)).to.deep.equal(textsOf(tokens));
        expect(textsOf(tokens).join(' ').split(' ').toSorted()).to.deep.equal(
          tokens.map(({ text }) => text).toSorted(),
        );
      }),
    );
  });
});

describe('the median', () => {
  for (const [values, expected] of [
    [[], 0],
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 3, 2], 3],
  ] as const)
    it(`of ${JSON.stringify(values)} is ${expected}`, () => {
      expect(median(values)).to.equal(expected);
    });
});

import { expect } from 'chai';
import fc from 'fast-check';

import { itemLine, numeralTexts, type Item } from './items.js';
import { linesOf, type Line } from './line.js';
import { ANGLO, CONTINENTAL, SPACED, type NumberStyle } from './number-grammar.js';
import type { Token } from './token.js';

const CHARACTER = 4.4;
const SIZE = 10;

/** Words as they stand in a drawn line. */
const lineOf = (drawing: string): Line => {
  const tokens: Token[] = [...drawing.matchAll(/\S+/g)].map((m) => ({
    text: m[0],
    x0: m.index * CHARACTER,
    x1: (m.index + m[0].length) * CHARACTER,
    y0: 0,
    y1: SIZE,
    size: SIZE,
    bold: false,
  }));
  const [line] = linesOf(tokens);
  if (line === undefined) throw new Error('an empty line');
  return line;
};

const itemsOf = (drawing: string, style: NumberStyle = ANGLO): readonly Item[] =>
  itemLine(lineOf(drawing), style).items;

const describeItem = ({ kind, text, reading, currency }: Item): string =>
  `${kind} ${currency ?? ''}${reading === undefined ? text : reading.value}`;

describe('items of a line', () => {
  const cases: readonly [string, NumberStyle, readonly string[]][] = [
    ['Revenue      1,234', ANGLO, ['word Revenue', 'number 1234']],
    ['Revenue    $ 1,234', ANGLO, ['word Revenue', 'number $1234']],
    ['Costs      ( 1,234 )', ANGLO, ['word Costs', 'number -1234']],
    ['Skat        kr.', ANGLO, ['word Skat', 'word kr.']],
    ['Loss      $.50', ANGLO, ['word Loss', 'number $0.5']],
    ['Umsatz     1.234,5', CONTINENTAL, ['word Umsatz', 'number 1234.5']],
    ['Ventes     1 234', SPACED, ['word Ventes', 'number 1234']],
    ['Grants     -      5', ANGLO, ['word Grants', 'nil -', 'number 5']],
    ['Grants     Nil    5', ANGLO, ['word Grants', 'nil Nil', 'number 5']],
    ['Subventions   Néant    5', SPACED, ['word Subventions', 'nil Néant', 'number 5']],
    ['Nil paid shares      5', ANGLO, ['word Nil', 'word paid', 'word shares', 'number 5']],
    ['Share - basic      5', ANGLO, ['word Share', 'word -', 'word basic', 'number 5']],
  ];
  for (const [drawing, style, expected] of cases)
    it(`of "${drawing}" are ${expected.join(', ')}`, () => {
      expect(itemsOf(drawing, style).map(describeItem)).to.deep.equal(expected);
    });

  it('keep every printed digit, in order, whatever is joined', () => {
    const piece = fc.oneof(
      fc.integer({ min: 0, max: 9_999_999 }).map((n) => n.toLocaleString('en-US')),
      fc.integer({ min: 0, max: 999 }).map((n) => `(${n})`),
      fc.constantFrom('Revenue', '$', '-', '%', 'net', '€', '('),
    );
    const gap = fc.constantFrom(' ', '  ', '      ');
    const drawing = fc
      .array(fc.tuple(piece, gap), { minLength: 1, maxLength: 8 })
      .map((pieces) => pieces.flat().join('').trim());
    fc.assert(
      fc.property(drawing, fc.constantFrom(ANGLO, CONTINENTAL, SPACED), (text, style) => {
        const digits = itemsOf(text, style).map((item) => item.text.replace(/\D/g, ''));
        expect(digits.join('')).to.equal(text.replace(/\D/g, ''));
      }),
      { numRuns: 300 },
    );
  });

  it('name the rule that joined them', () => {
    const [, costs] = itemsOf('Costs      ( 1,234 )');
    expect(costs?.joinedBy).to.deep.equal(['bracket opened apart', 'bracket closed apart']);
  });

  it('end where their last digit does: brackets hang out of the column', () => {
    const [, plain] = itemsOf('Costs      1,234');
    const [, bracketed] = itemsOf('Costs     (1,234)');
    expect(Math.abs((plain?.edge ?? 0) - (bracketed?.edge ?? 0))).to.be.below(0.35 * SIZE);
  });
});

describe('texts that show the number style', () => {
  it('are numbers, and neighbours that may be groups of one', () => {
    const texts = numeralTexts([lineOf('Ventes       1 234     $567   2023')]);
    expect(texts).to.include.members(['1 234', '567', '2023']);
  });
});

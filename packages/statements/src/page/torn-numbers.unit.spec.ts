import { expect } from 'chai';

import { SPACED, ANGLO, type NumberStyle } from './number-grammar.js';
import type { Token } from './token.js';
import { groupsInPairs, joinTorn } from './torn-numbers.js';

const SIZE = 10;

/** Words one after the other; a space is `gap` font sizes wide, `·` a kern, `_` a column's space. */
const tokens = (text: string, gap = 0.25): Token[] => {
  let x = 0;
  return [...text.matchAll(/([ ·_]?)([^ ·_]+)/g)].map(([, before = '', word = '']) => {
    x += SIZE * (before === '·' ? 0.1 : before === '_' ? 3 : gap);
    const x0 = x;
    x += word.length * SIZE * 0.5;
    return { text: word, x0, x1: x, y0: 0, y1: SIZE, size: SIZE, bold: false };
  });
};
const PAIRS: NumberStyle = { ...ANGLO, pairs: true };
const joined = (text: string, style: NumberStyle): string[] =>
  joinTorn(tokens(text), style).map((t) => t.text);

describe('a number printed in pieces', () => {
  for (const { text, style, read } of [
    { text: '23009 572', style: SPACED, read: ['23 009 572'] },
    { text: '3 987482', style: SPACED, read: ['3 987 482'] },
    { text: '(7257 767)', style: SPACED, read: ['(7 257 767)'] },
    { text: '15·4·15', style: SPACED, read: ['15 415'] },
    { text: '1·72 490', style: SPACED, read: ['172 490'] },
    { text: '3 1 December 2 0 1 0', style: ANGLO, read: ['31', 'December', '2010'] },
    { text: '43813 37 23', style: PAIRS, read: ['438133723'] },
    { text: '82 74 06', style: PAIRS, read: ['827406'] },
  ])
    it(`is one: ${text}`, () => expect(joined(text, style)).to.deep.equal(read));

  for (const { text, style } of [
    { text: '31 12 2009', style: SPACED },
    { text: '10 11 12', style: SPACED },
    { text: '4 5', style: SPACED },
    { text: '12_16604_572', style: SPACED },
    { text: '7 233_15 415', style: SPACED },
    { text: '23009 572', style: ANGLO },
    { text: 'Notes 3 1 2 0', style: ANGLO },
    { text: '31 03 15', style: ANGLO },
  ])
    it(`is several: ${text}, grouped by "${style.grouping}"`, () =>
      expect(joined(text, style)).to.deep.equal(text.split(/[ _]/)));

  it('keeps its place, and says by which rule it was joined', () => {
    const [number] = joinTorn(tokens('23009 572'), SPACED);
    expect([number?.x0, number?.x1]).to.deep.equal([2.5, 45]);
    expect(number?.joinedBy).to.deep.equal(['pieces of one number']);
  });
});

describe('a page that writes lakhs and crores apart', () => {
  const lines = (...texts: string[]) => texts.map((text) => ({ tokens: tokens(text) }));
  it('has several such numbers', () =>
    expect(
      groupsInPairs(lines('43813 37 23', '4733 44 70', '73 03 38', '2931 05 34_2672 26 38')),
    ).to.equal(true));
  it('may set commas between them', () =>
    expect(
      groupsInPairs(lines('422,51,75', '32859,25,25', '110,05,39_91,18,16', '1,2,3')),
    ).to.equal(true));
  it('is no list of dates', () =>
    expect(groupsInPairs(lines('31 03 15', '31 03 14', '30 06 15', '30 06 14'))).to.equal(false));
});

import { expect } from 'chai';

import { joinItems } from './join-items.js';
import { ANGLO, SPACED, type NumberStyle } from './number-grammar.js';
import type { Token } from './token.js';
import { layOut } from './index.js';
import { pageFromText } from '../testing/page-from-text.js';

const SIZE = 10;
const WIDTH = 5;

/** Words in a line at the given distances, in the font size; recognised ones are marked. */
const tokens = (texts: readonly string[], gap: number, recognised = false): Token[] => {
  let x = 10;
  return texts.map((text) => {
    const x0 = x;
    x += text.length * WIDTH + gap * SIZE;
    const box = { x0, x1: x0 + text.length * WIDTH, y0: 0, y1: SIZE, size: SIZE, bold: false };
    return { text, ...box, ...(recognised ? { certainty: 0.9 } : {}) };
  });
};

/** Words of a line, each that far behind the one before, in the font size. */
const spaced = (...words: readonly (readonly [number, string])[]): Token[] => {
  let x = 10;
  return words.map(([gap, text]) => {
    const x0 = x + gap * SIZE;
    x = x0 + text.length * WIDTH;
    return { text, x0, x1: x, y0: 0, y1: SIZE, size: SIZE, bold: false };
  });
};

describe('numbers joined from words', () => {
  it('joins groups set wider than words where a column begins', () => {
    const line = spaced([0, 'Securities'], [5, '7'], [0.2, '576'], [3, '7'], [0.55, '239']);
    expect(joinItems(line, SPACED).map(({ text }) => text)).to.eql([
      'Securities',
      '7 576',
      '7 239',
    ]);
    const close = spaced([0, 'Level'], [0.3, '7'], [0.55, '239']);
    expect(joinItems(close, SPACED)).to.have.length(3);
  });

  it('joins a minus in brackets with the amount behind it, but not one that begins a label', () => {
    const deducted = spaced([0, 'Inventories'], [5, '(–)'], [0.4, '341.63']);
    expect(joinItems(deducted, ANGLO).map(({ text }) => text)).to.eql(['Inventories', '-341.63']);
    const numbered = spaced([0, '(-)'], [0.4, '4.20'], [0.3, 'Expenses']);
    expect(joinItems(numbered, ANGLO)[0]?.text).to.equal('(-)');
  });

  const cases: readonly [string, readonly string[], number, string, NumberStyle?, boolean?][] = [
    ['a bracket opened apart', ['(', '1,234', ')'], 0.9, '(1,234)'],
    ['a bracket opened at the left of a column', ['(', '441)'], 1.9, '(441)'],
    ['a bracket opened behind its currency', ['$(', '1,234)'], 0.9, '(1,234)'],
    ['a minus before a currency', ['-', '$', '12'], 0.3, '-$12'],
    ['a minus set apart', ['–', '876'], 0.5, '-876'],
    ['a triangle set apart', ['△', '876'], 0.3, '-876'],
    ['a percent sign', ['12.5', '%'], 0.5, '12.5%'],
    ['a footnote mark', ['1,234', '(a)'], 0.05, '1,234'],
    ['a stroke of the peso sign', ['P', '=1,568'], 0.2, '₱1,568'],
    ['a nil behind the stroke', ['P', '=−'], 0.2, '−'],
    ['pence', ['(10.09', 'pence)'], 0.3, '(10.09 pence)'],
    ['cents behind a bracket', ['HK(0.89)', 'cent'], 0.3, 'HK(0.89) cent'],
    ['groups parted by spaces', ['1', '234', '567'], 0.3, '1 234 567', SPACED],
    ['recognised groups', ['1,234', '567'], 0.3, '1,234,567', ANGLO, true],
    ['a minus behind', ['1,234', '–'], 0.1, '1,234-'],
    ['a bracket closed apart', ['(1,234', ')'], 0.9, '(1,234)'],
    ['a bracket closed with its percent sign', ['(12.5', ')%'], 0.9, '(12.5)%'],
    ['a minus and currency before the digits', ['-$', '12'], 0.9, '-$12'],
    ['a currency and minus before the digits', ['$-', '12'], 0.5, '-$12'],
    ['a currency and dash in a column', ['€–', '150'], 0.5, '-€150'],
    ['a minus before an amount with its sign', ['–', '$12'], 0.5, '-$12'],
    ['a long dash that nearly touches', ['—', '12'], 0.1, '-12'],
    ['a fraction cut off', ['12', '.5'], 0.05, '12.5'],
    ['a fraction cut off behind a bracket', ['(12', '.5)'], 0.05, '(12.5)'],
    ['groups in brackets', ['(1', '234)'], 0.3, '(1 234)', SPACED],
    ['groups behind a minus', ['-1', '234'], 0.3, '-1 234', SPACED],
    ['groups with decimals', ['12', '345,6'], 0.3, '12 345,6', SPACED],
    ['recognised groups with half of a separator', ['1,', '234'], 0.3, '1,234', ANGLO, true],
  ];
  for (const [name, texts, gap, expected, style, recognised] of cases)
    it(name, () =>
      expect(joinItems(tokens(texts, gap, recognised), style ?? ANGLO).map((t) => t.text)).to.eql([
        expected,
      ]),
    );

  const apart: readonly [string, readonly string[], number, NumberStyle?][] = [
    ['two columns', ['1,234', '567'], 1],
    ['printed groups without a separator', ['1,234', '567'], 0.3],
    ['spaced columns', ['234', '567'], 1, SPACED],
    ['a dash of the word before it', ['Net', '–', '876'], 0.3],
    ['a letter before a number', ['P', '1,568'], 0.3],
    ['a bracket far before a number', ['(', '1,234'], 2],
    ['a long dash apart, which is a nil', ['—', '12'], 0.5],
    ['a percent sign of the next column', ['12.5', '%'], 1.2],
    ['a footnote mark apart', ['1,234', '(a)'], 0.5],
    ['a dash behind a number, which is a nil', ['1,234', '–'], 0.6],
    ['four digits behind a group', ['1', '2345'], 0.3, SPACED],
    ['a word behind a number', ['12', 'employees'], 0.3],
  ];
  for (const [name, texts, gap, style] of apart)
    it(`no: ${name}`, () =>
      expect(joinItems(tokens(texts, gap), style ?? ANGLO).map((t) => t.text)).to.eql(texts));
});

describe('a peso sign whose letter stands over its stroke', () => {
  const over = (number: string, at: number): string[] => {
    const [amount] = tokens([number], 0);
    const [letter] = tokens(['P'], 0);
    if (amount === undefined || letter === undefined) throw new Error('nothing was drawn');
    const drawn = { ...letter, x0: letter.x0 + at, x1: letter.x1 + at };
    return joinItems([amount, drawn], ANGLO).map(({ text }) => text);
  };

  it('is one with its number, or its nil', () => {
    expect(over('=6,014,700', 0.01)).to.deep.equal(['₱6,014,700']);
    expect(over('=(1,234)', 0.01)).to.deep.equal(['₱(1,234)']);
  });

  it('no: a letter behind the number', () => {
    expect(over('=6,014,700', 60)).to.deep.equal(['=6,014,700', 'P']);
    expect(over('6,014,700', 0.01)).to.deep.equal(['6,014,700', 'P']);
  });
});

describe('numbers of a monospaced font', () => {
  it('joins groups separated by a space as wide as a digit', () => {
    const page = pageFromText('Revenue        32 765     31 657\nCost of sales  16 682     16 055');
    const wide = page.words.map((word) => ({ ...word, x0: word.x0 * 1.37, x1: word.x1 * 1.37 }));
    const [layout] = layOut({ ...page, width: 900, words: wide });
    expect(
      layout?.lines.map((line) => line.items.flatMap((item) => item.reading?.value ?? [])),
    ).to.deep.equal([
      [32765, 31657],
      [16682, 16055],
    ]);
  });
});

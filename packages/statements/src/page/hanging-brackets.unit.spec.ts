import { expect } from 'chai';

import type { PageText } from '@fde/contracts';

import { layOut } from './page-layout.js';

const SIZE = 14;

/** A page with one word to each text between two spaces. */
const pageOf = (...lines: string[]): PageText => ({
  page: 1,
  width: 600,
  height: 800,
  origin: 'text',
  quality: 'good',
  words: lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      x0: 40 + m.index * 5,
      x1: 40 + (m.index + m[0].length) * 5,
      y0: 100 + 20 * row,
      y1: 100 + 20 * row + SIZE,
      fontSize: SIZE,
    })),
  ),
});

const read = (...lines: string[]): (number | undefined)[] =>
  layOut(pageOf(...lines)).flatMap((layout) =>
    layout.lines.flatMap((line) =>
      line.items.flatMap((i) => (i.kind === 'number' ? [i.reading?.value] : [])),
    ),
  );

describe('brackets that only align', () => {
  it('say nothing on a page that closes one behind its years', () =>
    expect(
      read(
        'Trust               2009)       2008)',
        'Revenue           93,987)     84,539)',
        'Cost             (6,970)     (5,630)',
      ),
    ).to.deep.equal([2009, 2008, 93987, 84539, -6970, -5630]));

  it('are half of a negative number elsewhere', () =>
    expect(
      read('Trust               2009        2008', 'Cost              6,970)      5,630)'),
    ).to.deep.equal([2009, 2008, -6970, -5630]));
});

describe('hyphens between groups of digits', () => {
  const rows = (n: number): string[] =>
    Array.from({ length: n }, (_, i) => `Row ${'abcdef'[i]}            2${i}-823     5${i}-005`);
  it('are spaces on a page that is full of them', () =>
    expect(read(...rows(3))).to.include.members([20823, 50005, 22823]));
  it('are not those of one telephone number', () =>
    expect(read('Telephone           555-823-111')).to.deep.equal([]));
});

describe('brackets that recognition misread', () => {
  for (const [printed, value] of [
    ['{1,423,267)', -1423267],
    ['(3,010}', -3010],
    ['[2,422]', -2422],
  ] as const)
    it(`${printed} is ${value}`, () =>
      expect(read(`Paid                  ${printed}`)).to.deep.equal([value]));
});

describe('a space behind the separator', () => {
  it('parts no number', () =>
    expect(read('Total equity                    383, 255')).to.deep.equal([383255]));
});

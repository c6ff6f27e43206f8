import type { PageText, Word } from '@fde/contracts';
import { expect } from 'chai';

import { joinCutLines } from './cut-lines.js';

/** Words at (x, y): a dozen points high, six points a character. */
const wordsAt = (y: number, ...words: readonly (readonly [x: number, text: string])[]): Word[] =>
  words.map(([x, text]) => ({
    text,
    x0: x,
    x1: x + 60,
    y0: y,
    y1: y + 10,
    fontSize: 10,
  }));

const pageOf = (page: number, ...words: Word[][]): PageText => ({
  page,
  width: 612,
  height: 792,
  words: words.flat(),
  quality: 'good',
  origin: 'text',
});

const texts = (pages: readonly PageText[]): string[][] =>
  pages.map((page) => page.words.map((word) => word.text));

const ROW_ABOVE = wordsAt(700, [40, 'Goodwill'], [300, '1,200']);
const WHOLE = wordsAt(30, [40, 'Other liabilities'], [300, '2,550'], [400, '2,566']);

describe('rows cut by a page break', () => {
  const cut: readonly [string, Word[]][] = [
    ['commas', wordsAt(760, [40, 'Other liabilities'], [300, '2 550'], [400, '2 566'])],
    ['low letters', wordsAt(760, [40, 'O h li bili i'], [300, '2 550'], [400, '2 566'])],
  ];
  for (const [lost, foot] of cut)
    it(`stand only at the head if the foot lost its ${lost}`, () => {
      const pages = joinCutLines([pageOf(4, ROW_ABOVE, foot), pageOf(5, WHOLE)]);
      expect(texts(pages)).to.deep.equal([
        ['Goodwill', '1,200'],
        ['Other liabilities', '2,550', '2,566'],
      ]);
    });

  it('stand only at the foot if the head lost its high letters', () => {
    const foot = wordsAt(760, [40, 'Other liabilities'], [400, '(88)']);
    const head = wordsAt(30, [60, 'er ia i ities'], [400, '(88)']);
    const pages = joinCutLines([pageOf(4, foot), pageOf(5, head, ROW_ABOVE)]);
    expect(texts(pages)).to.deep.equal([
      ['Other liabilities', '(88)'],
      ['Goodwill', '1,200'],
    ]);
  });

  it('keep a dash that only the foot shows', () => {
    const foot = wordsAt(760, [40, 'Other liabilities'], [200, '\u2014'], [400, '2 566']);
    const head = wordsAt(30, [40, 'Other liabilities'], [400, '2,566']);
    const [, next] = joinCutLines([pageOf(4, foot), pageOf(5, head)]);
    expect(next?.words.map((word) => [word.text, word.y0])).to.deep.include(['\u2014', 30]);
  });

  const apart: readonly [string, PageText[]][] = [
    [
      'other numbers',
      [pageOf(4, wordsAt(760, [40, 'Other liabilities'], [400, '7'])), pageOf(5, WHOLE)],
    ],
    [
      'another place',
      [
        pageOf(4, wordsAt(760, [40, 'Other liabilities'], [300, '2 550'], [500, '2 566'])),
        pageOf(5, WHOLE),
      ],
    ],
    [
      'pages apart',
      [
        pageOf(4, wordsAt(760, [40, 'Other liabilities'], [300, '2550'], [400, '2566'])),
        pageOf(6, WHOLE),
      ],
    ],
    ['page numbers', [pageOf(4, wordsAt(760, [40, '47'])), pageOf(5, wordsAt(30, [40, '47']))]],
  ];
  for (const [name, pages] of apart)
    it(`are not ${name}`, () => {
      expect(joinCutLines(pages)).to.deep.equal(pages);
    });
});

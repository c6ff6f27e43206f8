import { expect } from 'chai';
import { isShredded, linesOfWords } from './plain-lines.js';

describe('plain text of a page', () => {
  const sentence = 'Other financial liabilities 1,466 1,620';

  it('is shredded where most lines hold a letter', () => {
    expect(
      isShredded([...sentence.repeat(5)].filter((letter) => letter !== ' ').join('\n')),
    ).to.equal(true);
    expect(isShredded(`${sentence}\n`.repeat(200))).to.equal(false);
    expect(isShredded([...sentence].join('\n')), 'a short column of numbers').to.equal(false);
  });

  it('is put together from words by their baselines', () => {
    const word = (
      text: string,
      x0: number,
      y1: number,
    ): Parameters<typeof linesOfWords>[0][number] => ({
      text,
      x0,
      x1: x0 + 20,
      y0: y1 - 8,
      y1,
      fontSize: 8,
    });
    expect(
      linesOfWords([
        word('Total', 10, 40),
        word('assets', 40, 40),
        word('1,000', 200, 40.5),
        word('Equity', 10, 60),
      ]),
    ).to.equal('Total assets 1,000\nEquity');
  });
});

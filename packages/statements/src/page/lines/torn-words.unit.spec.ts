import { expect } from 'chai';

import { layOut } from '../page-layout.js';
import { pageFromText } from '../../testing/page-from-text.js';
import { linesOf } from '../line.js';
import type { Token } from '../token.js';
import { withWholeWords } from './torn-words.js';

const labelsOf = (drawing: string): string[] =>
  layOut(pageFromText(drawing)).flatMap(({ lines }) =>
    lines.map(({ items }) =>
      items
        .filter(({ kind }) => kind === 'word')
        .map(({ text }) => text)
        .join(' '),
    ),
  );

/** Tokens of one line; `from` is where each begins, in font sizes. */
const line = (...words: readonly (readonly [string, number])[]): Token[] =>
  words.map(([text, from]) => ({
    text,
    x0: from * 10,
    x1: (from + text.length * 0.5) * 10,
    y0: 40,
    y1: 50,
    size: 10,
    bold: false,
  }));
const textOf = (tokens: readonly Token[]): string =>
  withWholeWords(linesOf(tokens))
    .flatMap((l) => l.tokens.map(({ text }) => text))
    .join(' ');

describe('a first letter set apart from its word', () => {
  it('is part of a word that stands whole on the page', () =>
    expect(
      labelsOf(`
N et cash generated from operations         1,204     1,187
O ther income                                 310       298
Net cash used in investing                   (402)     (377)
Other payments                                (12)      (14)
T OTAL ASSETS                               9,100     8,800
Total liabilities                           4,100     3,900`),
    ).to.deep.equal([
      'Net cash generated from operations',
      'Other income',
      'Net cash used in investing',
      'Other payments',
      'TOTAL ASSETS',
      'Total liabilities',
    ]));

  it('stands alone before a word that the page has without it', () =>
    expect(
      labelsOf(`
Dividends on class A mounts                  1,204     1,187
Amounts due                                    310       298
The mounts of the year                         402       377
R million                                       12        14`),
    ).to.deep.equal([
      'Dividends on class A mounts',
      'Amounts due',
      'The mounts of the year',
      'R million',
    ]));

  it('is nearer to its rest than words are to each other', () => {
    expect(textOf(line(['N', 0], ['et', 0.65], ['cash', 1.95], ['from', 4.25]))).to.equal(
      'Net cash from',
    );
    expect(textOf(line(['R', 0], ['million', 0.75], ['of', 4.55], ['cash', 5.85]))).to.equal(
      'R million of cash',
    );
    expect(textOf(line(['E', 0], ['lucro', 0.65], ['do', 3.45], ['ano', 4.75]))).to.equal(
      'E lucro do ano',
    );
    expect(textOf(line(['N', 0], ['et', 0.65]))).to.equal('N et');
  });
});

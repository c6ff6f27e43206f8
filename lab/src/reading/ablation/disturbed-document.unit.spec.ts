import type { PageText, Word } from '@fde/contracts';
import type { PdfDocument } from '@fde/pdf';
import { expect } from 'chai';
import { DisturbedDocument } from './disturbed-document.js';
import { changePages, linesOf, ofWords, setLine, sheetsOf, textOf } from './sheets.js';

const pageOf = (page: number): PageText => ({
  page,
  width: 600,
  height: 800,
  words: setLine(`Page ${page}`, 50, 100),
  quality: 'good',
  origin: 'text',
});

const real = {
  pageCount: 3,
  plainText: (page: number) => `plain ${page}`,
  pageText: pageOf,
} as unknown as PdfDocument;

const shown = (document: DisturbedDocument): string[] =>
  document.sheets.map((_, at) => textOf(document.pageText(at + 1).words));

const louder = ofWords((words: readonly Word[]) =>
  words.map((word) => ({ ...word, text: word.text.toUpperCase() })),
);

describe('a disturbed document', () => {
  it('has the pages of the real one where nothing is disturbed', () => {
    const document = new DisturbedDocument(real, sheetsOf(3));
    expect(shown(document)).to.deep.equal(['Page 1', 'Page 2', 'Page 3']);
    expect(document.plainText(2)).to.equal('plain 2');
  });

  it('leaves pages out and numbers the others anew', () => {
    const document = new DisturbedDocument(
      real,
      sheetsOf(3).filter(({ source }) => source !== 2),
    );
    expect(document.pageCount).to.equal(2);
    expect(document.pageText(2).page).to.equal(2);
    expect(shown(document)).to.deep.equal(['Page 1', 'Page 3']);
  });

  it('says in plain text what its changed words say', () => {
    const document = new DisturbedDocument(real, changePages(sheetsOf(3), new Set([3]), louder));
    expect([1, 3].map((page) => document.plainText(page))).to.deep.equal(['plain 1', 'PAGE 3']);
  });

  it('makes one change after the other', () => {
    const again = ofWords((words) => words.map((word) => ({ ...word, text: `${word.text}!` })));
    const sheets = changePages(changePages(sheetsOf(3), new Set([1]), louder), new Set([1]), again);
    expect(shown(new DisturbedDocument(real, sheets))[0]).to.equal('PAGE! 1!');
  });

  it('knows no page beyond its last', () =>
    expect(() => new DisturbedDocument(real, []).plainText(1)).to.throw(RangeError));
});

describe('lines of words', () => {
  it('are those of one height, from left to right', () => {
    const words = [
      ...setLine('right', 300, 101),
      ...setLine('left part', 50, 100),
      ...setLine('below', 50, 120),
    ];
    expect(linesOf(words).map(textOf)).to.deep.equal(['left part right', 'below']);
  });
});

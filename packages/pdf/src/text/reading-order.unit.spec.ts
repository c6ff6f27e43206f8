import { expect } from 'chai';
import { readPageText } from '../read-page-text.js';
import { glyphLine, LETTER_FRAME } from '../spec-support/glyph-line.js';
import type { Glyph } from './glyph.js';
import { linesWithFacingBrackets } from './right-to-left.js';

const wordsOf = (glyphs: readonly Glyph[]): string[] =>
  readPageText(1, glyphs, LETTER_FRAME).words.map(({ text }) => text);

const backwards = (text: string): string => [...text].toReversed().join('');

/** As seen from left to right: the first word stands on the right. */
const SEEN = `${backwards('נכסים')} ${backwards('סך')} 12 )1,403(`;

describe('a page from right to left', () => {
  it('gives words as they are read, each line from its right end', () =>
    expect(wordsOf(glyphLine(SEEN))).to.deep.equal(['(1,403)', '12', 'סך', 'נכסים']));

  it('gives the same where the file places glyphs in the order in which they are read', () => {
    const seen = glyphLine(backwards('נכסים'));
    expect(wordsOf(seen.toReversed())).to.deep.equal(['נכסים']);
  });

  it('keeps numbers within words as they are', () =>
    expect(wordsOf(glyphLine(backwards('ב-2023').replace('3202', '2023')))).to.deep.equal([
      'ב-2023',
    ]));

  it('takes the letters, not their forms within words, and digits in Latin ones', () => {
    const forms = [0xfef4, 0xfefb, 0x20, 0x0662, 0x0660, 0x0662, 0x0663];
    expect(wordsOf(glyphLine(forms))).to.deep.equal(['2023', 'لاي']);
  });

  it('turns the brackets of its lines, and of no others', () =>
    expect(linesWithFacingBrackets(')אלפי ש"ח(\nNet (loss)')).to.equal('(אלפי ש"ח)\nNet (loss)'));

  it('leaves lines as they are where most letters are Latin', () =>
    expect(wordsOf(glyphLine(`Inventories ${backwards('מלאי')} 12`))).to.deep.equal([
      'Inventories',
      'מלאי',
      '12',
    ]));
});

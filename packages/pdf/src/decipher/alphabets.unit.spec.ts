import type { PageText, Word } from '@fde/contracts';
import { expect } from 'chai';
import { Alphabets, type CodedGlyph, type GlyphMeaning } from './alphabets.js';
import { decipherPage } from './decipher-page.js';

const ADVANCE = 6;
/** A cipher: each character is printed by the code 40 below its own. */
const codeOf = (character: string): number => (character.codePointAt(0) ?? 0) - 40;

const glyphsOf = (text: string, y = 100, font = 'F1'): CodedGlyph[] =>
  [...text].map((character, index) => ({
    font,
    code: character === ' ' ? 1 : codeOf(character),
    placed: {
      text: '?',
      blank: false,
      x0: 50 + index * ADVANCE,
      x1: 50 + (index + 1) * ADVANCE,
      baseline: y,
      fontSize: 10,
      bold: false,
      invisible: false,
      unreadable: true,
    },
  }));

/** What recognition makes of a line: its words, each where its letters are. */
const recognised = (text: string, certainty = 0.96, y = 100): PageText => {
  const words: Word[] = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x0: 50 + index * ADVANCE - 0.5,
    x1: 50 + (index + word.length) * ADVANCE + 0.5,
    y0: y - 8,
    y1: y + 2,
    fontSize: 10,
    certainty,
  }));
  return { page: 1, width: 600, height: 800, words, quality: 'good', origin: 'ocr' };
};

const LINE = 'total assets 1,234 1,234 1,234';
const meaning = (alphabets: Alphabets, character: string, font = 'F1'): GlyphMeaning =>
  alphabets.meaningOf({ font, code: character === ' ' ? 1 : codeOf(character) });
const learned = (...pages: readonly (readonly [print: string, seen: PageText])[]): Alphabets => {
  const alphabets = new Alphabets();
  for (const [print, seen] of pages) alphabets.learn(glyphsOf(print), seen);
  return alphabets;
};

describe('alphabets of fonts that do not say what they print', () => {
  it('are learned from recognised words, the blank from between them', () => {
    const alphabets = learned([LINE, recognised(LINE)]);
    expect(meaning(alphabets, 't')).to.deep.equal({ text: 't', share: 1 });
    expect(meaning(alphabets, '3')).to.deep.equal({ text: '3', share: 1 });
    expect(meaning(alphabets, ' ')).to.equal('blank');
    expect(meaning(alphabets, 'z')).to.equal('unknown');
    expect(meaning(alphabets, 't', 'F2')).to.equal('unknown');
  });

  it('know no figure that was seen once, and none that recognition disagrees about', () => {
    expect(meaning(learned(['assets 77', recognised('assets 77')]), '7')).to.equal('unknown');
    const torn = learned(['11 11', recognised('11 11')], ['11 11', recognised('ll ll')]);
    expect(meaning(torn, '1')).to.equal('unknown');
  });

  it('learn nothing from doubtful words, nor from words of another length', () => {
    expect(meaning(learned([LINE, recognised(LINE, 0.5)]), 't')).to.equal('unknown');
    expect(meaning(learned(['fl', recognised('fi1')]), 'f')).to.equal('unknown');
  });

  it('leave a sound font as it is', () => {
    const alphabets = new Alphabets();
    const sound = glyphsOf(LINE).map((glyph, index) => ({
      ...glyph,
      code: LINE.codePointAt(index) ?? 0,
    }));
    alphabets.learn(sound, recognised(LINE));
    expect(alphabets.meaningOf({ font: 'F1', code: 'q'.codePointAt(0) ?? 0 })).to.deep.equal({
      text: 'q',
      share: 1,
    });
  });
});

describe('deciphering a page', () => {
  const prose =
    'the total assets and the total liabilities stand beside the earnings that the statement states 1,234 1,234 1,234';
  const frame = { width: 2000, height: 800, turn: 0 } as const;
  const alphabets = learned([prose, recognised(prose)]);
  const read = (text: string): PageText | undefined =>
    decipherPage(frame, 7, glyphsOf(text), alphabets);

  it('gives its words as printed', () => {
    const text = 'total liabilities and the earnings that the statement states stand beside 3,214';
    expect(read(text)?.words.map((word) => word.text)).to.deep.equal(text.split(' '));
    expect(read(text)).to.include({ page: 7, quality: 'good', origin: 'ocr' });
  });

  it('gives nothing where a figure is unknown, or much else', () => {
    expect(read(`${prose} 1,239`)).to.equal(undefined);
    expect(read('zum quark')).to.equal(undefined);
  });
});

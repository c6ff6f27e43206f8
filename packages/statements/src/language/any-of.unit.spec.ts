import { expect } from 'chai';

import { anyOf, anyWord, matchExactly } from './any-of.js';
import { lexicons } from './index.js';

describe('composing patterns', () => {
  it('joins words and patterns, the first flags for all', () => {
    const pattern = anyOf('summe', /^total\b/u, /gesamt$/u);
    expect(pattern.flags).to.equal('u');
    expect(
      ['die summe', 'total assets', 'subtotal', 'aktiva gesamt'].map((t) => pattern.test(t)),
    ).to.deep.equal([true, true, false, true]);
  });

  it('keeps words whole', () => {
    expect(anyWord('note', 'ref').test('see note 4')).to.equal(true);
    expect(anyWord('note', 'ref').test('notebook')).to.equal(false);
    expect(matchExactly('note', 'ref').test('note 4')).to.equal(false);
  });

  it('matches nothing without words', () => expect(anyOf().test('')).to.equal(false));
});

/** Every pattern of a lexicon with the path to it. */
const patternsOf = (value: unknown, path: string): readonly (readonly [string, RegExp])[] => {
  if (value instanceof RegExp) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => patternsOf(inner, `${path}.${key}`));
};

/** Where the text around a company's name or a unit is matched, it is not folded. */
const MATCHED_AS_PRINTED = /\.reporter\.|\.money\.presented$/;

/** Languages whose months have numbers instead of names. */
const NUMBERED_MONTHS: ReadonlySet<string> = new Set(['th', 'ja', 'zh', 'ko']);

describe('every language', () => {
  for (const lexicon of lexicons()) {
    const patterns = patternsOf(lexicon, lexicon.language).filter(
      ([path]) => !path.includes('.spellings.'),
    );

    it(`${lexicon.language}: patterns are written as text is folded: no capitals, no accents`, () =>
      expect(
        patterns
          .filter(([path]) => !MATCHED_AS_PRINTED.test(path))
          .filter(([, { source }]) => /\p{M}|[À-ɏ]|(?<!\\)\p{Lu}/u.test(source))
          .map(([path]) => path),
      ).to.deep.equal([]));

    it(`${lexicon.language}: no pattern matches everything, and each can be tested twice`, () =>
      expect(
        patterns.filter(([, p]) => p.test('') || p.global || p.sticky).map(([path]) => path),
      ).to.deep.equal([]));

    it(`${lexicon.language}: has twelve months, or numbers them`, () => {
      expect(lexicon.months).to.have.length(NUMBERED_MONTHS.has(lexicon.language) ? 0 : 12);
      expect(lexicon.months.filter((names) => names === '')).to.deep.equal([]);
    });
  }
});

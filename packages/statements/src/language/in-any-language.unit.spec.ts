import { expect } from 'chai';

import { inAnyLanguage, wordsOf } from './in-any-language.js';
import { lexicons } from './index.js';

describe('one pattern for the words of all languages', () => {
  it('matches what any of them matches', () => {
    const total = inAnyLanguage((l) => l.labelWords.total);
    for (const word of ['total', 'summe', 'totale', 'totaal', 'summa', 'suma'])
      expect(total.test(word), word).to.equal(true);
    expect(total.test('inventories')).to.equal(false);
  });

  it('takes words, patterns and lists of both', () => {
    expect(inAnyLanguage((l) => l.language).test('sv')).to.equal(true);
    expect(inAnyLanguage((l) => l.totals).test('subtotal')).to.equal(true);
  });

  it('is made from the languages that have such words', () => {
    const german = inAnyLanguage((l) => (l.language === 'de' ? /vorjahr/ : undefined));
    expect([german.test('vorjahr'), german.test('')]).to.deep.equal([true, false]);
  });

  it('matches nothing if no language has any', () => {
    const none = inAnyLanguage(() => undefined);
    expect([none.test(''), none.test('anything')]).to.deep.equal([false, false]);
  });
});

describe('words separated by spaces', () => {
  for (const [text, expected] of [
    ['januar jan', ['januar', 'jan']],
    ['  net\n  total ', ['net', 'total']],
    ['mai', ['mai']],
    [undefined, []],
  ] as const)
    it(`${JSON.stringify(text)}: ${expected.length}`, () =>
      expect(wordsOf(text)).to.deep.equal(expected));
});

describe('the languages that are read', () => {
  it('are the eight with patterns, English first, and those read by phrases', () =>
    expect(lexicons().map((l) => l.language)).to.deep.equal([
      ...['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'],
      ...['da', 'no', 'fi', 'pl', 'cs', 'hu', 'ro', 'id', 'tr', 'ru', 'ar', 'ja', 'zh', 'ko', 'el'],
      ...['uk', 'vi', 'he', 'th'],
    ]));
});

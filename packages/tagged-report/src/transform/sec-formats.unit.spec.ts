import { expect } from 'chai';
import { numberFromWords, readSecFormat } from './sec-formats.js';

describe('English words for numbers', () => {
  const CASES: readonly (readonly [string, number | undefined])[] = [
    ['twenty-four', 24],
    ['One hundred and six', 106],
    ['3 thousand', 3_000],
    ['two million five hundred thousand', 2_500_000],
    ['a hundred', 100],
    ['none', 0],
    ['1.5 billion', 1.5e9],
    ['several', undefined],
    ['', undefined],
  ];
  for (const [words, number] of CASES)
    it(`"${words}" is ${number ?? 'none'}`, () => expect(numberFromWords(words)).to.equal(number));
});

describe('formats of the U.S. registry', () => {
  const CASES: readonly (readonly [string, string, string | undefined])[] = [
    ['duryear', '2.5', 'P2.5Y'],
    ['durhour', '8', 'PT8H'],
    ['durmonth', 'two', undefined],
    ['durwordsen', 'two years, six months', 'P2Y6M'],
    ['durwordsen', 'some years', undefined],
    ['durwordsen', 'soon', undefined],
    ['numwordsen', 'twelve', '12'],
    ['numwordsen', 'many', undefined],
    ['boolballotbox', '☒', 'true'],
    ['boolballotbox', '☐', 'false'],
    ['yesnoballotbox', '✓', 'Yes'],
    ['yesnoballotbox', '☐', 'No'],
    ['stateprovnameen', ' Delaware ', 'Delaware'],
  ];
  for (const [format, printed, value] of CASES)
    it(`${format}: "${printed}" is ${value ?? 'none'}`, () =>
      expect(readSecFormat(format, printed)).to.equal(value));
});

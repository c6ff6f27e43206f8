import { expect } from 'chai';
import { NUMBER_FORMATS, readNumber } from './number-formats.js';

const read = (format: string, printed: string): string | undefined => {
  const known = NUMBER_FORMATS[format];
  if (known === undefined) throw new Error(`${format} is not known`);
  return readNumber(printed, known);
};

describe('numbers as the formats of the registries write them', () => {
  const CASES: readonly (readonly [string, string, string | undefined])[] = [
    ['num-dot-decimal', '1,234.5', '1234.5'],
    ['num-dot-decimal', '.5', '.5'],
    ['num-comma-decimal', '1.234,5', '1234.5'],
    ['num-comma-decimal', '1\u202f234,5', '1234.5'],
    ['num-dot-decimal-apos', "1'234.5", '1234.5'],
    ['num-unit-decimal', '3 € 5', '3.05'],
    ['num-unit-decimal', '3 €', undefined],
    ['num-dot-decimal', 'ten', undefined],
    ['numcomma', '1.5', '1.5'],
    ['numcommadot', '1 5', undefined],
  ];
  for (const [format, printed, expected] of CASES)
    it(`${format}: ${printed} is ${expected ?? 'none'}`, () =>
      expect(read(format, printed)).to.equal(expected));

  it('may have digits of other scripts', () => {
    expect(read('num-dot-decimal', '１,２３４.５')).to.equal('1234.5');
    expect(read('num-dot-decimal-ind', '१,२३,४५६')).to.equal('123456');
  });
});

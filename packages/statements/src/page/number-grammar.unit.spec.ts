import { expect } from 'chai';

import { ANGLO, CONTINENTAL, parseNumber, SPACED, SWISS } from './number-grammar.js';

describe('number grammar', () => {
  const anglo: readonly [string, number][] = [
    ['1,234', 1234],
    ['(1,234)', -1234],
    ['$1,234', 1234],
    ['$(1,234)', -1234],
    ['-876', -876],
    ['– 876', -876],
    ['−876', -876],
    ['1,234–', -1234],
    ['9.09', 9.09],
    ['.46', 0.46],
    ['(.08)', -0.08],
    ['29,8', 29.8],
    ['500,056,586', 500056586],
    ['1,234(a)', 1234],
    ['1,234*', 1234],
    ['(6,343 )', -6343],
    ['12,34,567', 1234567],
    ['(1135,93,030)', -113593030],
    ['123,45,678', 12345678],
    [')16,319,856(', -16319856],
    ['9.9p', 9.9],
    ['2.13)', -2.13],
    ['$1,234)', -1234],
    ['(10.09 pence)', -10.09],
    ['HK(0.89) cent', -0.89],
    ['P=1,234', 1234],
    ['₱(1,234)', -1234],
    ['RM 1,234', 1234],
    ['0', 0],
  ];
  for (const [text, value] of anglo) {
    it(`reads ${text} as ${value}`, () => {
      expect(parseNumber(text, ANGLO)?.value).to.equal(value);
    });
  }

  it('reads other styles', () => {
    expect(parseNumber('1.234.567', CONTINENTAL)?.value).to.equal(1234567);
    expect(parseNumber('1.234,56', CONTINENTAL)?.value).to.equal(1234.56);
    expect(parseNumber('(1 234)', SPACED)?.value).to.equal(-1234);
    expect(parseNumber('12 345,6', SPACED)?.value).to.equal(12345.6);
    expect(parseNumber("1'234", SWISS)?.value).to.equal(1234);
  });

  it('marks percentages and counts decimals', () => {
    expect(parseNumber('22.1%', ANGLO)).to.deep.equal({ value: 22.1, percent: true, decimals: 1 });
    expect(parseNumber('(3.50)%', ANGLO)?.percent).to.equal(true);
  });

  it('refuses what is no number', () => {
    for (const text of [
      'C10',
      'Note',
      '12,34',
      '2018-2019-x',
      '1,23',
      '31.12.2023',
      '',
      '(a)',
      '1.2.3',
      'A1',
    ]) {
      const read = parseNumber(text, ANGLO);
      expect(read === undefined || !Number.isInteger(read.value), text).to.equal(true);
    }
  });
});

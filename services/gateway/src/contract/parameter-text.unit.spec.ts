import { expect } from 'chai';
import { readParameterText } from './parameter-text.js';

describe('Integers in parameters', () => {
  it('reads integers in decimal digits alone', () => {
    for (const [text, value] of [
      ['0', 0],
      ['7', 7],
      ['-3', -3],
      ['2147483648', 2147483648],
    ] as const)
      expect(readParameterText(text, { type: 'integer' })).to.deep.equal({ value });
    for (const text of ['', ' 1', '1 ', '+1', '01', '1e3', '1.0', '0x1', '-0', '１', 'NaN'])
      expect(readParameterText(text, { type: 'integer' }), text).to.have.nested.property(
        'fault.type',
        'int_parsing',
      );
  });
});

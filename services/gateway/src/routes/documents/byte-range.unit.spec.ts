import { expect } from 'chai';
import { requestedRange } from './byte-range.js';

describe('The range of a file that is asked for', () => {
  it('reads one byte range, and takes what it does not know for the whole file', () => {
    const cases = [
      ['bytes=0-4', { start: 0, end: 4 }],
      ['bytes=5-', { start: 5, end: 9 }],
      ['bytes=-3', { start: 7, end: 9 }],
      ['bytes=-99', { start: 0, end: 9 }],
      ['bytes=0-99', { start: 0, end: 9 }],
      ['bytes=10-', 'unsatisfiable'],
      ['bytes=-0', 'unsatisfiable'],
      ['bytes=4-2', undefined],
      ['bytes=0-1,3-4', undefined],
      ['items=0-1', undefined],
      ['bytes=-', undefined],
      [undefined, undefined],
    ] as const;
    for (const [header, expected] of cases)
      expect(requestedRange(header, 10), String(header)).to.deep.equal(expected);
  });
});

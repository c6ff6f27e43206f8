import { expect } from 'chai';
import { isIsoDate } from './iso-date.js';

describe('A calendar date', () => {
  for (const { given, expected } of [
    { given: '2023-12-31', expected: true },
    { given: '2024-02-29', expected: true },
    { given: '0099-01-01', expected: true },
    { given: '2023-02-29', expected: false },
    { given: '2023-02-30', expected: false },
    { given: '2023-04-31', expected: false },
    { given: '2023-13-01', expected: false },
    { given: '2023-00-10', expected: false },
    { given: '2023-12-00', expected: false },
    { given: '2023-12', expected: false },
    { given: '2023', expected: false },
    { given: '31.12.2023', expected: false },
    { given: '2023-12-31T00:00:00Z', expected: false },
    { given: ' 2023-12-31', expected: false },
    { given: '23-12-31', expected: false },
    { given: '', expected: false },
    { given: undefined, expected: false },
  ])
    it(`is ${expected ? '' : 'not '}${JSON.stringify(given)}`, () => {
      expect(isIsoDate(given)).to.equal(expected);
    });
});

import { expect } from 'chai';

import {
  DASH_ALONE,
  MINUS_THEN_SIGN,
  OPEN_BRACKET,
  SIGN_ALONE,
  SIGN_AT_START,
  SIGN_THEN_MINUS,
} from './signs.js';

const cases: readonly (readonly [
  name: string,
  RegExp,
  yes: readonly string[],
  no: readonly string[],
])[] = [
  [
    'only a currency sign',
    SIGN_ALONE,
    [
      '$',
      'US$',
      'HK$',
      '€',
      '£',
      '¥',
      '₹',
      'Rs.',
      'Rs',
      'NRs',
      'RM',
      'RMB',
      'Rp',
      'kr',
      'Php',
      'P=',
    ],
    ['$5', 'R', 'Revenue', 'krona', "Rs'000", 'EUR', ''],
  ],
  [
    'a number that begins with a sign',
    SIGN_AT_START,
    ['$1,234', '€5', 'Rs.500', 'RM12', '₱7', '=P5'],
    ['1,234', 'Rsomething', '(5)'],
  ],
  ['a minus before a sign', MINUS_THEN_SIGN, ['-$', '-€', '-Rs.'], ['$-', '-', '-5']],
  ['a minus behind a sign', SIGN_THEN_MINUS, ['$-', '€–', '£−'], ['-$', '$—', '$']],
  ['a bracket opened', OPEN_BRACKET, ['(', '$(', 'US$(', '₹('], ['((', '(5', ')']],
  ['a dash alone', DASH_ALONE, ['-', '–', '—', '−', '‐'], ['--', '-5', '_']],
];

describe('signs before numbers', () => {
  for (const [name, pattern, yes, no] of cases) {
    for (const text of yes)
      it(`"${text}" is ${name}`, () => expect(pattern.test(text)).to.equal(true));
    for (const text of no)
      it(`"${text}" is not ${name}`, () => expect(pattern.test(text)).to.equal(false));
  }
});

import { expect } from 'chai';

import { eachIs } from '../testing/describe-language.js';
import { isStatementWord, partWords } from './part-words.js';

describe('words printed without spaces', () => {
  for (const [printed, read] of [
    ['totalassets', 'total assets'],
    [
      'consolidatedstatement of financialcondition(continued)',
      'consolidated statement of financial condition(continued)',
    ],
    ['consolidatedstatementsofcashflows', 'consolidated statements of cash flows'],
    ["liabilities andshareholders'equity", "liabilities and shareholders'equity"],
    ['netcashprovidedbyoperatingactivities', 'net cash provided by operating activities'],
    ['net cash usedin financing', 'net cash used in financing'],
    ['cash andcash equivalents, endof the year', 'cash and cash equivalents, end of the year'],
    ['net cash inflow', 'net cash inflow'],
    // One word, or made of unknown ones.
    ['shareholders', 'shareholders'],
    ['assetsmart', 'assetsmart'],
    ['umsatzerlose', 'umsatzerlose'],
  ] as const)
    it(`reads "${printed}" as "${read}"`, () => {
      expect(partWords(printed)).to.equal(read);
    });
});

describe('a word used in statements', () => {
  eachIs(isStatementWord, [
    ['income', true],
    ['balance', true],
    ['netto', true],
    ['attivitae', false],
    ['Income', false],
    ['', false],
  ]);
});

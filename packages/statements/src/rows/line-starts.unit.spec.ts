import { eachIs } from '../testing/describe-language.js';
import { LOWER_START } from './line-starts.js';

describe('a line that begins small', () => {
  eachIs(
    (text) => LOWER_START.test(text),
    [
      ['and equipment', true],
      ['(loss) for the year', true],
      ['“net” of tax', true],
      ['é compris', true],
      ['Equipment', false],
      ['(Loss)', false],
      ['10 shares', false],
    ],
  );
});

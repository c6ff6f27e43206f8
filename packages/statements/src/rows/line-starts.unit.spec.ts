import { eachIs } from '../testing/describe-language.js';
import { hasNumber, LOWER_START } from './line-starts.js';

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

describe('a line with a number of its own', () => {
  eachIs(hasNumber, [
    ['1. Umsatzerlöse', true],
    ['a) Löhne', true],
    ['(iv) reserves', true],
    ['a. Keuntungan dari aset', true],
    ['a. o. Aufwand', false],
    ['z. B. Steuern', false],
    ['II - Crediti', true],
    ['1.투자자산', true],
    ['(1)장기금융상품', true],
    ['가. 비유동자산', true],
    ['Ⅰ.자산', true],
    ['(一)按经营持续性分类', true],
    ['三、营业利润', true],
    ['①원재료', true],
    ['1.5 percent notes', false],
    ['U.S. bills', false],
    ['(loss) for the year', false],
    ['가치평가손실', false],
    ['2023 grants', false],
    ['31. december', false],
    ['1. Januar des Jahres', false],
    ['(주)지주회사에 대한 대여금', false],
  ]);
});

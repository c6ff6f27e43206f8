import { expect } from 'chai';

import { readDate, yearsIn } from './dates.js';
import { withoutFormNumbers } from './form-numbers.js';

describe('withoutFormNumbers', () => {
  for (const text of [
    'DGFiP N° 2033-B-SD 2024',
    'N° 2033-A 2024',
    'notice n° 2033-NOT',
    'Nº 2050-SD',
    '2033-A-SD',
    'No. 1999-B',
  ])
    it(`takes no year from the number of a form: ${text}`, () => {
      expect(readDate(text)).to.equal(undefined);
      expect(yearsIn(text)).to.deep.equal([]);
    });

  for (const [text, year] of [
    ['N° 2033-B-SD 2024 Exercice clos le 31/12/2023', 2023],
    ['2023-A', 2023],
    ['2023-Dec', 2023],
    ['Note No. 2023 2022', 2023],
    ['2023-24', 2024],
  ] as const)
    it(`leaves years: ${text}`, () => {
      expect(readDate(text)?.year).to.equal(year);
    });

  it('leaves a text without such numbers as it is', () => {
    expect(withoutFormNumbers('Form 20-F 2023')).to.equal('Form 20-F 2023');
  });
});

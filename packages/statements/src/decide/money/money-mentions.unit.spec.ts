import { expect } from 'chai';

import { moneyMentionsOf, moneyOf } from './money-mentions.js';

describe('amounts that prose names', () => {
  for (const { text, amount, money } of [
    { text: 'Net sales rose to $3.21 billion in 2023.', amount: 3.21e9, money: undefined },
    { text: 'a profit of US$863,438 for the year', amount: 863438, money: 'USD' },
    { text: 'revenue of EUR 3,214.5 million was', amount: 3214.5e6, money: 'EUR' },
    { text: 'der Umsatz stieg auf 3.214 Mio. EUR im Jahr', amount: 3.214e6, money: 'EUR' },
    { text: 'income of ₹ 1,234 crore', amount: 1234e7, money: 'INR' },
    { text: 'raised £6.25 million from', amount: 6.25e6, money: 'GBP' },
  ])
    it(`are found in "${text}"`, () => {
      const [mention] = moneyMentionsOf([text]);
      expect(mention?.amount).to.be.closeTo(amount, 1);
      const named = mention === undefined ? undefined : moneyOf(mention);
      if (money !== undefined) expect(named?.[0]).to.equal(money);
    });

  it('are not found in rows of tables, years and counts', () => {
    for (const text of [
      'Total revenue $ 863,438 $ 670,171',
      'in 2023 and 2022',
      'Note 12',
      'about 6 million users',
      'the total was 863,438 units',
    ])
      expect(moneyMentionsOf([text]), text).to.deep.equal([]);
  });
});

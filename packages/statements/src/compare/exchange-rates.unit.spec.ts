import { expect } from 'chai';
import { disputedRate, rateOf, readRate, type ExchangeRate } from './exchange-rates.js';

const rates = (...texts: readonly string[]): ExchangeRate[] =>
  texts.map((text) => {
    const rate = readRate(text);
    if (rate === undefined) throw new Error(`${text} is no rate`);
    return rate;
  });

describe('exchange rates', () => {
  it('are of a day, a month or a calendar year', () => {
    expect(readRate('USD:2024-09-28:closing:0.8961')).to.deep.equal({
      currency: 'USD',
      of: '2024-09-28',
      kind: 'closing',
      rate: 0.8961,
    });
    for (const text of ['USD:2024:average:0.9', 'JPY:2024-09:closing:1'])
      expect(readRate(text), text).not.to.equal(undefined);
    for (const text of [
      'USD:2024:average:0',
      'USD:2024-13:average:1',
      'USD:2024-02-30:closing:1',
      'usd:2024:average:1',
      'USD:2024:spot:1',
      'USD:2024:average:-1',
      'USD:2024:average',
    ])
      expect(readRate(text), text).to.equal(undefined);
  });

  it('are taken for the year that ends with their day, month or calendar year, and no other', () => {
    const conversion = {
      currency: 'EUR',
      rates: rates(
        'USD:2024:average:0.9',
        'USD:2024-09:average:0.91',
        'USD:2023-09-30:average:0.92',
        'USD:2024:closing:0.95',
      ),
    };
    const average = (end: string) => rateOf(conversion, 'USD', 'average', end)?.rate;
    expect(average('2024-12-31')).to.equal(0.9);
    // 52 weeks that end in the first days of January
    expect(average('2025-01-03')).to.equal(0.9);
    expect(average('2024-09-28')).to.equal(0.91);
    expect(average('2023-09-30')).to.equal(0.92);
    expect(average('2023-09-29')).to.equal(undefined);
    expect(average('2024-06-30')).to.equal(undefined);
    expect(average('2023-12-31')).to.equal(undefined);
    expect(rateOf(conversion, 'USD', 'closing', '2024-12-31')?.rate).to.equal(0.95);
    expect(rateOf(conversion, 'GBP', 'closing', '2024-12-31')).to.equal(undefined);
  });

  it('take the rate of the day before that of its month and its year', () => {
    const own = rates('USD:2024:closing:1', 'USD:2024-12:closing:2', 'USD:2024-12-31:closing:3');
    const closing = (count: number) =>
      rateOf({ currency: 'EUR', rates: own.slice(0, count) }, 'USD', 'closing', '2024-12-31')?.rate;
    expect([closing(1), closing(2), closing(3)]).to.deep.equal([1, 2, 3]);
  });

  it('are disputed where two differ', () => {
    const twice = rates('USD:2024:closing:1', 'USD:2024:closing:1');
    expect(disputedRate(twice)).to.equal(undefined);
    expect(disputedRate([...twice, ...rates('USD:2024:closing:2')])).to.include({ of: '2024' });
  });
});

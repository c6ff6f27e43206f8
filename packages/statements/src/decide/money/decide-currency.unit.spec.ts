import { expect } from 'chai';
import fc from 'fast-check';

import { mostInDoubt } from '../../evidence/decision.js';
import { moneyNamesIn } from '../../language/money/money.js';
import { decideCurrency } from './decide-currency.js';
import { MONEY } from './weights.js';

const printed = (sign: string) =>
  moneyNamesIn(sign).map((says) => ({ source: 'sign before numbers', says, weight: MONEY.sign }));
const country = (code: string, weight: number = MONEY.mostCountry) => ({
  source: 'country',
  says: [code],
  weight,
});
const presented = (code: string) => ({
  source: 'basis of preparation',
  says: [code],
  weight: MONEY.presented,
});

describe('the currency of a statement', () => {
  for (const { what, evidence, value, doubt } of [
    { what: 'is what its sign names', evidence: printed('€'), value: 'EUR', doubt: undefined },
    {
      what: 'is not that of the country if another is printed',
      evidence: [...printed('US$'), country('HKD')],
      value: 'USD',
      doubt: undefined,
    },
    {
      what: 'is the dollar of the country if a bare sign is printed',
      evidence: [...printed('$'), country('AUD')],
      value: 'AUD',
      doubt: undefined,
    },
    {
      what: 'is the dollar in which the report says it presents, whatever the country',
      evidence: [...printed('$'), country('AUD', MONEY.country), presented('USD')],
      value: 'USD',
      doubt: undefined,
    },
    {
      what: 'is doubted between two dollars',
      evidence: [...printed('$'), country('AUD'), country('CAD')],
      value: 'AUD',
      doubt: 'disputed',
    },
    {
      what: 'is guessed from a bare sign alone',
      evidence: printed('$'),
      value: 'USD',
      doubt: 'guessed',
    },
    {
      what: 'is guessed however often the report prints the bare sign',
      evidence: [...printed('Rs.'), ...printed('rupees'), ...printed('Rs.'), ...printed('rupees')],
      value: 'INR',
      doubt: 'guessed',
    },
    {
      what: 'is the rupee of the country',
      evidence: [...printed('Rs.'), country('NPR')],
      value: 'NPR',
      doubt: undefined,
    },
    {
      what: 'is that of its own sign, as a guess, whatever dollars elsewhere and the country say',
      evidence: [
        ...printed('rupees'),
        ...printed('$').map((e) => ({ ...e, source: 'units elsewhere', weight: 0.1 })),
        country('USD'),
      ],
      value: 'INR',
      doubt: 'guessed',
    },
    {
      what: 'is guessed if a single mention suggests a country that shares the sign',
      evidence: [...printed('kr'), ...printed('kr'), country('NOK', MONEY.country)],
      value: 'NOK',
      doubt: 'guessed',
    },
    {
      what: 'is the US dollar for a bare dollar and one mention',
      evidence: [...printed('$'), country('USD', MONEY.country)],
      value: 'USD',
      doubt: undefined,
    },
    {
      what: 'is guessed if a single mention suggests another dollar',
      evidence: [...printed('$'), country('CAD', MONEY.country)],
      value: 'CAD',
      doubt: 'guessed',
    },
    {
      what: 'is guessed from the country if none is printed',
      evidence: [country('PHP')],
      value: 'PHP',
      doubt: 'guessed',
    },
    { what: 'is none if nothing names one', evidence: [], value: 'XXX', doubt: 'guessed' },
  ])
    it(what, () => {
      const decision = decideCurrency(evidence);
      expect([decision.value, decision.doubt]).to.deep.equal([value, doubt]);
    });
});

describe('whatever the evidence for a currency', () => {
  const one = fc
    .record({
      source: fc.constantFrom('unit line', 'sign before numbers', 'basis of preparation'),
      says: fc.constantFrom(['EUR'], ['USD'], ['AUD'], moneyNamesIn('$')[0] ?? []),
      weight: fc.integer({ min: 1, max: 4 }).map((quarters) => quarters / 4),
    })
    .map((piece) => ({ ...piece, says: [...piece.says] }));
  const evidence = fc.array(one, { minLength: 1, maxLength: 5 });

  it('it is one that something names', () => {
    fc.assert(
      fc.property(evidence, (pieces) => {
        expect(pieces.flatMap(({ says }) => says)).to.include(decideCurrency(pieces).value);
      }),
    );
  });

  it('one more unambiguous mention never makes it less sure', () => {
    fc.assert(
      fc.property(evidence, (pieces) => {
        const before = decideCurrency(pieces);
        const more = { source: 'unit line', says: [before.value], weight: MONEY.own };
        const after = decideCurrency([...pieces, more]);
        expect(after.value).to.equal(before.value);
        expect(mostInDoubt(after.doubt)).to.be.at.least(mostInDoubt(before.doubt));
      }),
    );
  });

  it('a country with another currency changes nothing if an unambiguous currency is printed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('EUR', 'GBP', 'JPY'),
        fc.constantFrom('AUD', 'USD'),
        (own, other) => {
          const pieces = [{ source: 'unit line', says: [own], weight: MONEY.own }];
          const { value, doubt } = decideCurrency([...pieces, country(other)]);
          expect([value, doubt]).to.deep.equal([own, undefined]);
        },
      ),
    );
  });
});

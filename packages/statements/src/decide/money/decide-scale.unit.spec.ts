import { expect } from 'chai';
import fc from 'fast-check';

import { mostInDoubt } from '../../evidence/decision.js';
import { decideScale } from './decide-scale.js';
import { MONEY } from './weights.js';

const piece = (source: string, says: number, weight: number) => ({ source, says, weight });

describe('the scale of a statement', () => {
  for (const { what, evidence, value, doubt } of [
    {
      what: 'is what its unit line says',
      evidence: [
        piece('unit line', 1e3, MONEY.own),
        piece('units elsewhere', 1e6, MONEY.elsewhere),
      ],
      value: 1e3,
      doubt: undefined,
    },
    {
      what: 'is one if a currency stands alone, and no other statement says otherwise',
      evidence: [
        piece('currency alone as unit', 1, MONEY.bare),
        piece('currency alone as unit of another statement', 1, MONEY.bare * MONEY.otherStatement),
      ],
      value: 1,
      doubt: undefined,
    },
    {
      what: 'is disputed if a currency stands alone and the report rounds to thousands',
      evidence: [
        piece('currency alone as unit', 1, MONEY.bare),
        piece('basis of preparation', 1e3, MONEY.presented),
      ],
      value: 1,
      doubt: 'disputed',
    },
    {
      what: 'is doubted if a currency stands alone and all other tables are in millions',
      evidence: [
        piece('currency alone as unit', 1, MONEY.bare),
        piece('currency alone as unit of another statement', 1, MONEY.bare * MONEY.otherStatement),
        piece('units elsewhere', 1e6, MONEY.elsewhere),
      ],
      value: 1e6,
      doubt: 'guessed',
    },
    {
      what: 'is one if a currency stands alone and few other tables use a multiplier',
      evidence: [
        piece('currency alone as unit', 1, MONEY.bare),
        piece('currency alone as unit of another statement', 1, MONEY.bare * MONEY.otherStatement),
        piece('units elsewhere', 1, 0.9 * MONEY.elsewhere),
        piece('units elsewhere', 1e3, 0.1 * MONEY.elsewhere),
      ],
      value: 1,
      doubt: undefined,
    },
    {
      what: 'is one, as a guess, if all statements are silent and other tables disagree',
      evidence: [
        piece('units elsewhere', 1e3, 0.62 * MONEY.elsewhere),
        piece('units elsewhere', 1, 0.38 * MONEY.elsewhere),
      ],
      value: 1,
      doubt: 'disputed',
    },
    {
      what: 'is that of the other tables, as a guess, if all statements are silent',
      evidence: [piece('units elsewhere', 1e3, MONEY.elsewhere)],
      value: 1e3,
      doubt: 'guessed',
    },
    {
      what: 'is that of the other statements if its own is silent',
      evidence: [
        piece('unit line of another statement', 1e6, MONEY.otherStatement),
        piece('unit line of another statement', 1e6, MONEY.otherStatement),
      ],
      value: 1e6,
      doubt: undefined,
    },
    {
      what: 'is guessed from the notes alone',
      evidence: [piece('units elsewhere', 1e3, MONEY.elsewhere)],
      value: 1e3,
      doubt: 'guessed',
    },
    {
      what: 'is certain if prose repeats its figures with the unit of the notes',
      evidence: [
        piece('units elsewhere', 1e3, MONEY.elsewhere),
        piece('repeated figures', 1e3, MONEY.mostRepeated),
      ],
      value: 1e3,
      doubt: undefined,
    },
    {
      what: 'is one, as a guess, if nothing states a unit',
      evidence: [],
      value: 1,
      doubt: 'guessed',
    },
    {
      what: 'is certain if nothing states a unit but prose repeats its figures digit by digit',
      evidence: [piece('repeated figures', 1, MONEY.mostRepeated)],
      value: 1,
      doubt: undefined,
    },
  ])
    it(what, () => {
      const decision = decideScale(evidence);
      expect([decision.value, decision.doubt]).to.deep.equal([value, doubt]);
    });
});

describe('whatever the evidence for a scale', () => {
  /** For sources that occur once in a statement: no weight depends on the others. */
  const one = fc
    .record({
      source: fc.constantFrom('unit line', 'column heads', 'basis of preparation'),
      says: fc.constantFrom(1, 1e3, 1e6),
      weight: fc.integer({ min: 1, max: 4 }).map((quarters) => quarters / 4),
    })
    .map(({ source, says, weight }) => piece(source, says, weight));
  const evidence = fc.array(one, { minLength: 1, maxLength: 6 });

  it('one more piece for another never makes it surer', () => {
    fc.assert(
      fc.property(evidence, one, (pieces, more) => {
        const before = decideScale(pieces);
        const after = decideScale([...pieces, more]);
        if (after.value !== before.value || more.says === before.value) return;
        expect(mostInDoubt(after.doubt)).to.be.at.most(mostInDoubt(before.doubt));
      }),
    );
  });

  it('one more piece for it never makes it less sure', () => {
    fc.assert(
      fc.property(evidence, fc.constantFrom(0.25, 0.5, 1), (pieces, weight) => {
        const before = decideScale(pieces);
        const after = decideScale([...pieces, piece('unit line', before.value, weight)]);
        expect(after.value).to.equal(before.value);
        expect(mostInDoubt(after.doubt)).to.be.at.least(mostInDoubt(before.doubt));
      }),
    );
  });

  it('the value is one that something says', () => {
    fc.assert(
      fc.property(evidence, (pieces) => {
        expect(pieces.map(({ says }) => says)).to.include(decideScale(pieces).value);
      }),
    );
  });
});

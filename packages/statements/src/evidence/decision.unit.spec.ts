import { expect } from 'chai';
import fc from 'fast-check';

import {
  decide,
  mostInDoubt,
  tellDecision,
  weakestOf,
  withDoubt,
  withUnknown,
  type Evidence,
} from './decision.js';

const says = (value: number, weight: number, source = 'unit line'): Evidence<number> => ({
  source,
  says: value,
  weight,
});

describe('a decision', () => {
  it('is not made without evidence', () => {
    expect(decide([])).to.equal(undefined);
  });

  for (const { given, value, doubt } of [
    { given: [says(1000, 1)], value: 1000, doubt: undefined },
    { given: [says(1000, 0.4)], value: 1000, doubt: 'guessed' },
    { given: [says(1000, 0.6), says(1000, 0.5)], value: 1000, doubt: undefined },
    { given: [says(1, 1), says(1000, 0.4)], value: 1, doubt: undefined },
    { given: [says(1, 1), says(1000, 0.6)], value: 1, doubt: 'disputed' },
    { given: [says(1, 0.3), says(1000, 1.2)], value: 1000, doubt: undefined },
  ]) {
    it(`takes ${value} (${doubt ?? 'no doubt'}) from ${JSON.stringify(given.map((e) => [e.says, e.weight]))}`, () => {
      const decision = decide(given);
      expect(decision?.value).to.equal(value);
      expect(decision?.doubt).to.equal(doubt);
      expect(decision?.evidence).to.deep.equal(given);
    });
  }

  it('keeps the graver of two doubts', () => {
    const guessed = { value: 1, evidence: [], doubt: 'guessed' } as const;
    expect(withDoubt(guessed, 'disputed').doubt).to.equal('disputed');
    expect(withDoubt(guessed, 'ambiguous').doubt).to.equal('guessed');
    expect(withDoubt(guessed, undefined).doubt).to.equal('guessed');
    expect(withDoubt({ value: 1, evidence: [] }, 'ambiguous').doubt).to.equal('ambiguous');
  });

  it('limits by the weakest of several', () => {
    const decisionWith = (doubt?: 'guessed' | 'ambiguous') => ({
      value: '1',
      evidence: [],
      ...(doubt === undefined ? {} : { doubt }),
    });
    expect(weakestOf(undefined)).to.equal(1);
    expect(weakestOf({ scale: decisionWith(), currency: decisionWith() })).to.equal(1);
    expect(
      weakestOf({ scale: decisionWith('guessed'), years: decisionWith('ambiguous') }),
    ).to.equal(mostInDoubt('guessed'));
  });

  it('names what is not understood where it was made', () => {
    const stored = tellDecision({ value: 1000, evidence: [says(1000, 1)] });
    expect(withUnknown(stored, [])).to.equal(stored);
    expect(withUnknown(stored, ['Qm', 'Qm']).against).to.deep.equal([
      { source: 'words not understood', says: 'unknown', weight: 0.5, text: 'Qm Qm' },
    ]);
  });

  it('is stored with its strongest pieces, and what spoke against it', () => {
    const pieces = [1, 2, 3, 4, 5, 6].map((n) => says(1000, n / 10, `note ${n}`));
    const stored = tellDecision({ value: 1000, evidence: [...pieces, says(1, 0.1, 'prose')] });
    expect(stored.value).to.equal('1000');
    expect(stored.evidence.map((e) => e.source)).to.deep.equal([
      'note 6',
      'note 5',
      'note 4',
      'note 3',
    ]);
    expect(stored.against?.map((e) => e.source)).to.deep.equal(['prose']);
  });
});

describe('whatever the evidence for a value', () => {
  /** Quarters add up without rounding, in any order. */
  const weight = fc.integer({ min: 1, max: 8 }).map((quarters) => quarters / 4);
  const evidence = fc.array(
    fc.tuple(fc.constantFrom(1, 1000, 1_000_000), weight).map(([value, w]) => says(value, w)),
    { minLength: 1, maxLength: 6 },
  );
  const weightFor = (pieces: readonly Evidence<number>[], value: number | undefined): number =>
    pieces.filter((e) => e.says === value).reduce((sum, e) => sum + e.weight, 0);

  it('the heaviest is taken, and no order of the evidence changes how sure it is', () => {
    const orders = evidence.chain((pieces) =>
      fc.tuple(fc.constant(pieces), fc.shuffledSubarray(pieces, { minLength: pieces.length })),
    );
    fc.assert(
      fc.property(orders, ([inOrder, shuffled]) => {
        const [a, b] = [decide(inOrder), decide(shuffled)];
        expect(b?.doubt).to.equal(a?.doubt);
        expect(weightFor(inOrder, b?.value)).to.equal(weightFor(inOrder, a?.value));
        for (const { says: value } of inOrder)
          expect(weightFor(inOrder, a?.value)).to.be.at.least(weightFor(inOrder, value));
      }),
    );
  });

  it('one more piece for the chosen value never adds a doubt', () => {
    fc.assert(
      fc.property(evidence, weight, (pieces, more) => {
        const before = decide(pieces);
        const after = decide([...pieces, says(before?.value ?? 0, more)]);
        expect(after?.value).to.equal(before?.value);
        expect(mostInDoubt(after?.doubt)).to.be.at.least(mostInDoubt(before?.doubt));
      }),
    );
  });

  it('a later doubt never raises the limit', () => {
    const doubt = fc.constantFrom(undefined, 'guessed', 'disputed', 'ambiguous', 'incomplete');
    fc.assert(
      fc.property(evidence, doubt, (pieces, later) => {
        const before = decide(pieces);
        if (before === undefined) return;
        const after = withDoubt(before, later);
        expect(mostInDoubt(after.doubt)).to.equal(
          Math.min(mostInDoubt(before.doubt), mostInDoubt(later)),
        );
      }),
    );
  });
});

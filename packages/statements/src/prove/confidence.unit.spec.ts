import type { ReadingDoubt } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { NO_EVIDENCE, type CellEvidence } from './cell-evidence.js';
import { cellConfidence } from './confidence.js';

const evidence = (more: Partial<CellEvidence>): CellEvidence => ({ ...NO_EVIDENCE, ...more });

describe('How sure one cell is', () => {
  for (const { what, given, method, doubt, expected } of [
    { what: 'read from text, in no identity', given: undefined, method: 'layout', expected: 0.97 },
    { what: 'recognised, in none', given: undefined, method: 'ocr', expected: 0.8 },
    { what: 'read by a model, in none', given: undefined, method: 'model-x', expected: 0.9 },
    { what: 'in one that holds', given: { proven: 1 }, method: 'layout', expected: 0.999 },
    { what: 'in two that hold', given: { proven: 2 }, method: 'layout', expected: 0.9997 },
    { what: 'recognised, in one that holds', given: { proven: 1 }, method: 'ocr', expected: 0.999 },
    { what: 'in a looser agreement', given: { supported: 1 }, method: 'layout', expected: 0.985 },
    {
      what: 'recognised, in a looser agreement',
      given: { supported: 3 },
      method: 'ocr',
      expected: 0.815,
    },
    { what: 'in one that fails', given: { failed: 1 }, method: 'layout', expected: 0.6 },
    {
      what: 'in one that fails, with support',
      given: { failed: 1, supported: 1 },
      method: 'layout',
      expected: 0.6,
    },
    {
      what: 'in one that fails and one that holds',
      given: { failed: 1, proven: 1 },
      method: 'layout',
      expected: 0.95,
    },
    {
      what: 'recognised, in one of each',
      given: { failed: 1, proven: 2 },
      method: 'ocr',
      expected: 0.8,
    },
    { what: 'tagged, in none', given: undefined, method: 'tagged', expected: 0.999 },
    { what: 'tagged, in one that holds', given: { proven: 1 }, method: 'tagged', expected: 0.9999 },
    { what: 'tagged, in one that fails', given: { failed: 1 }, method: 'tagged', expected: 0.98 },
    {
      what: 'tagged, in one of each',
      given: { failed: 1, proven: 1 },
      method: 'tagged',
      expected: 0.9999,
    },
    {
      what: 'repaired, even if it closes two',
      given: { proven: 2 },
      method: 'ocr',
      doubt: 'repaired',
      expected: 0.95,
    },
    {
      what: 'cut, even if it closes one',
      given: { proven: 1 },
      method: 'layout',
      doubt: 'cut-number',
      expected: 0.6,
    },
    {
      what: 'with a lesser doubt than its failure',
      given: { failed: 1 },
      method: 'layout',
      doubt: 'facing-pages',
      expected: 0.6,
    },
    {
      what: 'stated twice in a tagged report',
      given: { proven: 1 },
      method: 'tagged',
      doubt: 'contradicted',
      expected: 0.5,
    },
  ] satisfies readonly {
    what: string;
    given: Partial<CellEvidence> | undefined;
    method: string;
    doubt?: ReadingDoubt;
    expected: number;
  }[])
    it(`${expected}: ${what}`, () => {
      const how = { method, ...(doubt === undefined ? {} : { doubt: doubt as ReadingDoubt }) };
      expect(cellConfidence(given && evidence(given), how)).to.be.closeTo(expected, 1e-9);
    });
});

describe('Whatever is known about a cell', () => {
  const count = fc.integer({ min: 0, max: 4 });
  const known = fc.record({ proven: count, supported: count, failed: count });
  const method = fc.constantFrom('layout', 'ocr', 'model-x', 'tagged');
  const doubt = fc.constantFrom<ReadingDoubt | undefined>(
    undefined,
    'repaired',
    'cut-number',
    'facing-pages',
  );
  const sure = (proofs: CellEvidence, by: string, why: ReadingDoubt | undefined): number =>
    cellConfidence(proofs, { method: by, ...(why === undefined ? {} : { doubt: why }) });

  it('an identity that fails never makes it surer', () => {
    fc.assert(
      fc.property(known, method, doubt, (proofs, by, why) => {
        const worse = { ...proofs, failed: proofs.failed + 1 };
        expect(sure(worse, by, why)).to.be.at.most(sure(proofs, by, why));
      }),
    );
  });

  it('an identity that holds never makes it less sure', () => {
    fc.assert(
      fc.property(known, method, doubt, (proofs, by, why) => {
        const better = { ...proofs, proven: proofs.proven + 1 };
        expect(sure(better, by, why)).to.be.at.least(sure(proofs, by, why));
      }),
    );
  });

  it('a doubt never makes it surer, and it stays between 0 and 1', () => {
    fc.assert(
      fc.property(known, method, doubt, (proofs, by, why) => {
        expect(sure(proofs, by, why))
          .to.be.at.most(sure(proofs, by, undefined))
          .and.within(0, 1);
      }),
    );
  });
});

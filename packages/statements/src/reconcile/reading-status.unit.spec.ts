import { expect } from 'chai';
import { witnessedConfidence, type CellStatus } from './reading-status.js';

describe('confidence after a second reading', () => {
  for (const [status, proven, given] of [
    [undefined, 0.999, 0.999],
    ['agreed', 0.97, 0.994],
    ['layout_only', 0.999, 0.999],
    ['layout_only', 0.97, 0.9],
    ['unconfirmed', 0.97, 0.5],
    ['model_only', 0.9997, 0.75],
    ['model_only', 0.6, 0.6],
    ['settled_by_sums', 0.999, 0.999],
    ['model_settled', 0.999, 0.75],
    ['in_doubt', 0.999, 0.5],
    ['repaired', 0.999, 0.75],
  ] as readonly [CellStatus | undefined, number, number][])
    it(`of a cell that is ${status ?? 'read once'} and proven to ${proven} is ${given}`, () => {
      expect(witnessedConfidence(proven, status)).to.equal(given);
    });

  it('never passes what a doubtful scale leaves, though both readings agree', () => {
    expect(witnessedConfidence(0.88, 'agreed', 0.9)).to.equal(0.896);
    expect(witnessedConfidence(0.9, 'agreed', 0.9)).to.equal(0.9);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import {
  addTallies,
  NO_TALLY,
  witnessedConfidence,
  type CellStatus,
  type Tally,
} from './reading-status.js';

describe('confidence after a second reading', () => {
  for (const [status, proven, confidence] of [
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
    it(`of a cell that is ${status ?? 'read once'} and proven to ${proven} is ${confidence}`, () => {
      expect(witnessedConfidence(proven, status)).to.equal(confidence);
    });

  it('never exceeds the limit of a doubtful scale, even if both readings agree', () => {
    expect(witnessedConfidence(0.88, 'agreed', 0.9)).to.equal(0.896);
    expect(witnessedConfidence(0.9, 'agreed', 0.9)).to.equal(0.9);
  });
});

describe('whatever the proof of a cell', () => {
  const proven = fc.integer({ min: 0, max: 1000 }).map((one) => one / 1000);
  const one = fc.constantFrom<CellStatus>(
    'layout_only',
    'unconfirmed',
    'model_only',
    'model_refuted',
    'settled_by_sums',
    'model_settled',
    'in_doubt',
    'repaired',
  );

  it('one reading never makes it surer, two that agree never less sure', () => {
    fc.assert(
      fc.property(proven, one, (confidence, status) => {
        expect(witnessedConfidence(confidence, status)).to.be.at.most(confidence);
        expect(witnessedConfidence(confidence, 'agreed')).to.be.within(confidence, 1);
      }),
    );
  });

  it('what only a model read never exceeds 0.75, whatever closes', () => {
    fc.assert(
      fc.property(
        proven,
        fc.constantFrom<CellStatus>('model_only', 'model_settled', 'repaired'),
        (confidence, status) => {
          expect(witnessedConfidence(confidence, status)).to.be.at.most(0.75);
        },
      ),
    );
  });

  it('a surer proof never makes it less sure', () => {
    fc.assert(
      fc.property(proven, proven, one, (a, b, status) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(witnessedConfidence(more, status)).to.be.at.least(witnessedConfidence(less, status));
      }),
    );
  });
});

describe('tallies', () => {
  const tally = (count: number): Tally => ({
    agreed: count,
    layoutOnly: count + 1,
    modelOnly: count + 2,
    differing: count + 3,
    droppedNumbers: count + 4,
    droppedRows: count + 5,
  });
  it('are added count by count', () => {
    expect(addTallies([tally(1), tally(10)])).to.deep.equal({
      agreed: 11,
      layoutOnly: 13,
      modelOnly: 15,
      differing: 17,
      droppedNumbers: 19,
      droppedRows: 21,
    });
    expect(addTallies([tally(3)])).to.deep.equal(tally(3));
    expect(addTallies([])).to.deep.equal(NO_TALLY);
  });
});

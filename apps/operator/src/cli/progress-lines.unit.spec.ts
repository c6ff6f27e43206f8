import { expect } from 'chai';
import { progressLines } from './progress-lines.js';

describe('lines of progress', () => {
  const linesOf = (
    steps: readonly (readonly [at: number, done: number, total: number])[],
  ): readonly string[] => {
    const lines: string[] = [];
    let now = 0;
    const tell = progressLines(
      (line) => lines.push(line),
      () => now,
    );
    for (const [at, done, total] of steps) {
      now = at;
      tell({ step: 'reading events', done, total });
    }
    return lines;
  };

  it('say how much is done, how fast, and how long it will take', () => {
    expect(
      linesOf([
        [0, 0, 10_000_000],
        [10_000, 200_000, 10_000_000],
        [20_000, 9_800_000, 10_000_000],
      ]),
    ).to.deep.equal([
      'reading events: 200,000 of about 10,000,000 (2 %), 20,000/s, 9 min left',
      'reading events: 9,800,000 of about 10,000,000 (98 %), 490,000/s, 1 s left',
    ]);
  });

  it('are five seconds apart', () => {
    const lines = linesOf(Array.from({ length: 101 }, (_, n) => [n * 100, n * 10, 10_000]));
    expect(lines).to.have.length(2);
  });

  it('promise no end where there is more than was estimated', () => {
    expect(
      linesOf([
        [0, 0, 100],
        [5_000, 500, 100],
      ]),
    ).to.deep.equal(['reading events: 500, 100/s']);
  });
});

import { expect } from 'chai';
import { estimateLeft, formatDuration } from './times.js';

describe('the time that is left', () => {
  it('follows the pace of the task, once there is one', () => {
    expect(estimateLeft(30_000, 50)).to.equal(30_000);
    expect(estimateLeft(500, 50)).to.equal(undefined);
    expect(estimateLeft(6_000, 5), 'the first steps say nothing').to.equal(undefined);
    expect(estimateLeft(6_000, 100)).to.equal(undefined);
  });

  it('is at most what tasks of its kind usually take', () => {
    expect(estimateLeft(2_000, 5, 22_000)).to.equal(20_000);
    expect(estimateLeft(10_000, 32, 22_000)).to.equal(12_000);
    expect(estimateLeft(30_000, 60, 22_000), 'it takes longer than usual').to.equal(20_000);
  });

  it('is not what the usual time leaves when that is nearly over', () => {
    expect(estimateLeft(13_500, 10, 14_000)).to.equal(undefined);
    expect(estimateLeft(13_500, 50, 14_000)).to.equal(13_500);
  });
});

describe('a duration', () => {
  it('is never negative, also where the clock of the reader is behind', () => {
    expect(formatDuration(-40, 'en')).to.equal('0.0 s');
    expect(formatDuration(-90_000, 'en')).to.equal('0.0 s');
    expect(formatDuration(75_000, 'en')).to.equal('1 min 15 s');
  });
});

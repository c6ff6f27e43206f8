import { expect } from 'chai';
import { WatchedTime } from './watched-time.js';

describe('The time that a workflow was seen to run', () => {
  it('counts from the first look, apart for each, and anew once forgotten', () => {
    let nowMs = 5_000;
    const watched = new WatchedTime(() => nowMs);
    expect(watched.secondsOf('a')).to.equal(0);
    nowMs += 2_000;
    expect([watched.secondsOf('a'), watched.secondsOf('b')]).to.deep.equal([2, 0]);
    watched.forget('a');
    nowMs += 1_000;
    expect([watched.secondsOf('a'), watched.secondsOf('b')]).to.deep.equal([0, 1]);
  });
});

import { expect } from 'chai';
import { MISSED_HEARTBEATS, SessionWatch } from './session-watch.js';

describe('session watch', () => {
  const at = (sessionId: string, value: string) => ({ sessionId, value });
  const looks = (watch: SessionWatch, times: number, value = 'noon') =>
    Array.from({ length: times }, () => watch.look([at('a', value)])).at(-1);

  it('finds a session frozen when its heartbeat stands still for so many of its own', () => {
    const watch = new SessionWatch();
    expect(looks(watch, MISSED_HEARTBEATS)).to.deep.equal([]);
    expect(looks(watch, 1)).to.deep.equal([at('a', 'noon')]);
  });

  it('counts anew after a heartbeat, also after one of an earlier time', () => {
    const watch = new SessionWatch();
    looks(watch, MISSED_HEARTBEATS);
    expect(looks(watch, MISSED_HEARTBEATS, 'three hours before noon')).to.deep.equal([]);
  });

  it('forgets a session that was gone in between', () => {
    const watch = new SessionWatch();
    looks(watch, MISSED_HEARTBEATS);
    watch.look([]);
    expect(looks(watch, MISSED_HEARTBEATS)).to.deep.equal([]);
  });
});

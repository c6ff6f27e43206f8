import { expect } from 'chai';
import { OpenStreams } from './open-streams.js';

describe('open streams', () => {
  it('holds a client to its share, and all clients to that of the process', () => {
    const streams = new OpenStreams({ perClient: 2, all: 3 });
    const first = new AbortController();
    const enter = (client: string, closed = new AbortController()): void =>
      streams.enter(client, closed.signal);
    enter('a', first);
    enter('a');
    expect(() => enter('a')).to.throw('One client may follow 2 tasks');
    enter('b');
    expect(() => enter('c')).to.throw('as many event streams as it can');
    first.abort();
    enter('c');
    expect(() => enter('a')).to.throw('as many event streams as it can');
  });

  it('counts a closed stream once', () => {
    const streams = new OpenStreams({ perClient: 1, all: 1 });
    for (let turn = 0; turn < 3; turn += 1) {
      const closed = new AbortController();
      streams.enter('a', closed.signal);
      expect(() => streams.enter('a', new AbortController().signal)).to.throw('One client');
      closed.abort();
    }
  });
});

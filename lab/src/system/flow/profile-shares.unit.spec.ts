import { expect } from 'chai';
import { sharesOf, userOf } from './profile-shares.js';

describe('shares of a profile', () => {
  it('name whose code was at work', () => {
    const user = (url: string, functionName = 'work'): string => userOf({ url, functionName });
    expect(user('', '(garbage collector)')).to.equal('garbage collection');
    expect(user('', 'writev')).to.equal('sockets: writing');
    expect(user('', 'parse')).to.equal('built-in and generated functions');
    expect(user('node:_http_server')).to.equal('Node.js: HTTP, sockets');
    expect(user('node:internal/modules/esm/loader')).to.equal('loading modules');
    expect(user('file:///a/node_modules/pg-protocol/dist/parser.js')).to.equal('pg, kysely');
    expect(user('file:///a/node_modules/prom-client/lib/counter.js')).to.equal('other packages');
    expect(user('file:///a/services/gateway/dist/http/app.js')).to.equal('own: gateway');
    expect(user('file:///a/lab/dist/system/no-op-worker.js')).to.equal(
      'own: the worker without work',
    );
    // Named as a method that every object has.
    expect(user('node:buffer', 'toString')).to.equal('Node.js: other');
  });

  it('add up to what the process did, without what it waited for', () => {
    const node = (id: number, functionName: string, url: string) => ({
      id,
      callFrame: { functionName, url },
    });
    const shares = sharesOf({
      nodes: [
        node(1, '(idle)', ''),
        node(2, 'writev', ''),
        node(3, 'place', 'file:///a/packages/event-log/dist/place.js'),
        node(4, 'begin', 'file:///a/packages/event-log/dist/begin.js'),
      ],
      samples: [1, 2, 3, 4, 1],
      timeDeltas: [900, 100, 200, 100, 700],
    });
    expect(shares).to.deep.equal([
      ['own: event-log', 0.75],
      ['sockets: writing', 0.25],
    ]);
  });
});

import { expect } from 'chai';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { waitFor } from '../wait-for.js';
import { FaultyProxy } from './faulty-proxy.js';

const LATER_MS = 200;
/** Timers may fire this much too soon. */
const TIMER_MS = 2;

describe('a proxy whose answers come late', () => {
  let echo: Server;
  let proxy: FaultyProxy;

  beforeEach(async () => {
    echo = createServer((client) => client.on('error', () => undefined).pipe(client));
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const { port } = echo.address() as AddressInfo;
    proxy = await FaultyProxy.to(port, { answersAfterMs: LATER_MS });
  });
  afterEach(async () => {
    await proxy.close();
    echo.close();
  });

  it('passes each answer whole and in order, that much later', async () => {
    const sent = 'a long answer, '.repeat(100_000);
    const client = connect(proxy.port, '127.0.0.1');
    let heard = '';
    client.on('data', (bytes) => (heard += bytes.toString()));
    const began = performance.now();
    client.write(sent);
    await once(client, 'data');
    expect(performance.now() - began).to.be.at.least(LATER_MS - TIMER_MS);
    await waitFor(() => heard.length >= sent.length);
    expect(heard).to.equal(sent);
    client.destroy();
  });
});

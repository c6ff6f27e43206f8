import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { ProblemError } from '@fde/client';
import { freePort } from '@fde/standalone';
import { ServiceApi } from './service-api.js';

describe('the client of the demo', () => {
  let server: Server | undefined;

  const listen = (
    port: number,
    onRequest: (count: number) => 'answer' | 'refuse' | 'cut',
  ): Promise<void> => {
    let count = 0;
    server = createServer((request, response) => {
      const outcome = onRequest(count++);
      if (outcome === 'cut') return void request.socket.destroy();
      response
        .writeHead(outcome === 'answer' ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ id: 7, detail: 'There is no such thing' }));
    });
    return new Promise((settle) => server?.listen(port, '127.0.0.1', settle));
  };

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  it('waits for a gateway that restarts', async () => {
    const port = await freePort();
    const company = new ServiceApi(`http://127.0.0.1:${port}`, 10_000).addCompany({
      name: 'Acme',
      ir_url: 'http://127.0.0.1/',
    });
    await sleep(500);
    await listen(port, () => 'answer');
    expect((await company).id).to.equal(7);
  });

  it('asks again if a gateway died during a request', async () => {
    const port = await freePort();
    await listen(port, (count) => (count < 2 ? 'cut' : 'answer'));
    expect(await new ServiceApi(`http://127.0.0.1:${port}`, 10_000).task('x')).to.include({
      id: 7,
    });
  });

  it('does not send twice what may have arrived, and says in one sentence what is wrong', async () => {
    const port = await freePort();
    let requests = 0;
    await listen(port, () => {
      requests += 1;
      return 'cut';
    });
    const failure = await new ServiceApi(`http://127.0.0.1:${port}`, 10_000).extractCompany(1).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure)
      .to.be.an('error')
      .with.property('message')
      .that.contains(`http://127.0.0.1:${port} does not answer`);
    expect(requests).to.equal(1);
  });

  it('gives up when its patience is over; a refusal is not waited for', async () => {
    const port = await freePort();
    const nobody = await new ServiceApi(`http://127.0.0.1:${port}`, 400).task('x').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(nobody).to.be.an('error').with.property('message').that.contains('ECONNREFUSED');
    await listen(port, () => 'refuse');
    const refused = await new ServiceApi(`http://127.0.0.1:${port}`, 10_000).task('x').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).to.be.instanceOf(ProblemError).with.property('status', 404);
  });
});

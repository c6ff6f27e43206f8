import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { UnresolvableHosts } from './unresolvable-hosts.js';

describe('hosts that do not resolve', () => {
  const notFound = new ServiceError('host_not_found', 'no such name');
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => (error as ServiceError).code,
    );

  it('are looked up once more, and then not again for a while', async () => {
    let now = 0;
    let requests = 0;
    const hosts = new UnresolvableHosts(() => now, 1);
    const request = () => {
      requests += 1;
      return Promise.reject(notFound);
    };
    expect(await codeOf(hosts.ask('gone.example', request))).to.equal('host_not_found');
    expect(requests).to.equal(2);
    expect(await codeOf(hosts.ask('gone.example', request))).to.equal('host_not_found');
    expect(requests).to.equal(2);
    now += 10 * 60_000;
    await codeOf(hosts.ask('gone.example', request));
    expect(requests).to.equal(4);
  });

  const refuseThirdRequest = () => Promise.reject(new Error('asked a third time'));

  it('answer if the second try finds them', async () => {
    const answers = [() => Promise.reject(notFound), () => Promise.resolve('here')];
    const hosts = new UnresolvableHosts(Date.now, 1);
    const answer = await hosts.ask(
      'slow.example',
      () => answers.shift()?.() ?? refuseThirdRequest(),
    );
    expect(answer).to.equal('here');
  });

  it('have nothing to do with other failures', async () => {
    let requests = 0;
    const hosts = new UnresolvableHosts(Date.now, 1);
    const failure = await codeOf(
      hosts.ask('down.example', () => {
        requests += 1;
        return Promise.reject(new ServiceError('network_error', 'refused', { retryable: true }));
      }),
    );
    expect([failure, requests]).to.deep.equal(['network_error', 1]);
  });
});

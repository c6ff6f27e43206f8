import { TokenIssuer } from '@fde/testing';
import { expect } from 'chai';
import type { ContractOperation } from '../contract/contract-operation.js';
import type { CallOptions } from '../spec-support/contract-client.js';
import { responseContract } from '../spec-support/response-contract.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { exampleRequest } from '../spec-support/sample-requests.js';

const { document } = responseContract;
const operations = [...responseContract.operations.values()];
const limited = operations.filter(({ rateLimit }) => rateLimit !== undefined);

describe('Rate limits per client', () => {
  const call = (
    running: RunningGateway,
    operation: ContractOperation,
    headers: CallOptions['headers'] = {},
  ) =>
    running.client.call(operation.operationId, { ...exampleRequest(document, operation), headers });

  it('concern what starts tasks and what adds extractions, and nothing else', () => {
    expect(
      limited.filter(({ rateLimit }) => rateLimit === 'triggers').map(({ path }) => path),
    ).to.deep.equal(
      operations
        .filter(
          ({ method, path }) =>
            method === 'post' && path.startsWith('/api/v1/tasks/') && !path.endsWith('/revoke'),
        )
        .map(({ path }) => path),
    );
    expect(
      limited
        .filter(({ rateLimit }) => rateLimit !== 'triggers')
        .map(({ operationId }) => operationId),
    ).to.deep.equal(['createExtraction']);
  });

  it('answer 429 with Retry-After once the share of the minute is taken, each class by itself', async () => {
    const running = await RunningGateway.start({ rateLimits: { triggers: 3, extractions: 2 } });
    try {
      const scrape = responseContract.operation('scrapeCompany');
      for (let i = 0; i < 3; i += 1) expect((await call(running, scrape)).status).to.equal(200);
      for (const operation of limited.filter(({ rateLimit }) => rateLimit === 'triggers')) {
        const { status, problem, headers } = await call(running, operation);
        expect([status, problem.error_code, problem.detail], operation.operationId).to.deep.equal([
          429,
          'too_many_requests',
          'One client may start 3 tasks a minute',
        ]);
        expect(Number(headers.get('retry-after'))).to.be.within(1, 60);
      }
      const add = responseContract.operation('createExtraction');
      for (let i = 0; i < 2; i += 1) expect((await call(running, add)).status).to.not.equal(429);
      expect((await call(running, add)).status).to.equal(429);
      expect((await call(running, responseContract.operation('listTasks'))).status).to.equal(200);
    } finally {
      await running.stop();
    }
  });

  it('are counted by all gateways together', async () => {
    const first = await RunningGateway.start({ rateLimits: { triggers: 4 } });
    const second = await RunningGateway.start(
      { rateLimits: { triggers: 4 } },
      { eventLog: first.eventLog },
    );
    try {
      const scrape = responseContract.operation('scrapeCompany');
      const statuses = await Promise.all(
        [first, second, first, second, first, second, first].map((running) =>
          call(running, scrape).then(({ status }) => status),
        ),
      );
      expect(statuses.toSorted()).to.deep.equal([200, 200, 200, 200, 429, 429, 429]);
      expect((await call(second, scrape)).status).to.equal(429);
    } finally {
      await second.stop();
      await first.stop();
    }
  });

  it('are off unless set', async () => {
    const running = await RunningGateway.start();
    try {
      for (let i = 0; i < 60; i += 1)
        expect((await call(running, responseContract.operation('scrapeCompany'))).status).to.equal(
          200,
        );
    } finally {
      await running.stop();
    }
  });

  it('count by the subject of the token, and refuse who may not come in before they count', async () => {
    const issuer = await TokenIssuer.start();
    const running = await RunningGateway.start({
      rateLimits: { triggers: 1 },
      access: {
        tokens: { issuer: issuer.url, audience: issuer.audience },
        apiKeys: false,
        metricsOpen: false,
      },
    });
    try {
      const scrape = responseContract.operation('scrapeCompany');
      const as = async (subject: string, scope = 'write') => ({
        authorization: `Bearer ${await issuer.token({ subject, scope })}`,
      });
      for (let i = 0; i < 3; i += 1)
        expect((await call(running, scrape, await as('first', 'read'))).status).to.equal(403);
      expect((await call(running, scrape, await as('first'))).status).to.equal(200);
      expect((await call(running, scrape, await as('first'))).status).to.equal(429);
      expect((await call(running, scrape, await as('second'))).status).to.equal(200);
    } finally {
      await running.stop();
      await issuer.stop();
    }
  });

  it('count by the address, which only a trusted proxy may tell', async () => {
    const scrape = responseContract.operation('scrapeCompany');
    const behind = await RunningGateway.start({
      rateLimits: { triggers: 1 },
      trustedProxies: ['127.0.0.1'],
    });
    const direct = await RunningGateway.start({ rateLimits: { triggers: 1 } });
    try {
      const from = (running: RunningGateway, address: string) =>
        call(running, scrape, { 'x-forwarded-for': address }).then(({ status }) => status);
      expect([
        await from(behind, '192.0.2.1'),
        await from(behind, '192.0.2.1'),
        await from(behind, '192.0.2.2'),
      ]).to.deep.equal([200, 429, 200]);
      expect([
        await from(behind, '2001:db8::1'),
        await from(behind, '2001:db8::2'),
        await from(behind, '2001:db8:0:1::1'),
      ]).to.deep.equal([200, 429, 200]);
      expect([await from(direct, '192.0.2.1'), await from(direct, '192.0.2.2')]).to.deep.equal([
        200, 429,
      ]);
    } finally {
      await Promise.all([behind.stop(), direct.stop()]);
    }
  });
});

describe('Security headers', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const headersOf = async (path: string): Promise<Headers> =>
    (await fetch(`${running.client.url}${path}`)).headers;

  it('stand on answers of every kind', async () => {
    for (const path of [
      '/api/v1/companies',
      '/api/v1/companies/0',
      '/nothing',
      '/metrics',
      '/docs',
      '/docs/swagger-ui.css',
      '/redoc',
      '/openapi.json',
      '/',
    ]) {
      const headers = await headersOf(path);
      expect(headers.get('x-content-type-options'), path).to.equal('nosniff');
      expect(headers.get('x-frame-options'), path).to.equal('SAMEORIGIN');
      expect(headers.get('referrer-policy'), path).to.equal('no-referrer');
      expect(headers.get('content-security-policy'), path)
        .to.contain("default-src 'self'")
        .and.to.contain("frame-ancestors 'self'");
      expect(headers.get('x-powered-by'), path).to.equal(null);
    }
  });

  it('leave who may use the API to CORS_ORIGINS, and TLS to whoever ends it', async () => {
    const headers = await headersOf('/api/v1/companies');
    expect([
      headers.get('cross-origin-resource-policy'),
      headers.get('strict-transport-security'),
    ]).to.deep.equal([null, null]);
  });

  it('let the login window of /docs answer its opener, and the console run no script but its files', async () => {
    expect((await headersOf('/docs')).get('cross-origin-opener-policy')).to.equal(
      'same-origin-allow-popups',
    );
    for (const file of ['html', 'js']) {
      const answer = await fetch(`${running.client.url}/docs/oauth2-redirect.${file}`);
      expect([answer.status, answer.headers.get('cross-origin-opener-policy')]).to.deep.equal([
        200,
        null,
      ]);
    }
    expect((await headersOf('/')).get('content-security-policy')).to.contain("script-src 'self';");
  });
});

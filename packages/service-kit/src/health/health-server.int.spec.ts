import { expect } from 'chai';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import type { HealthCheck } from './health-checks.js';
import { HealthServer, type HealthServerOptions } from './health-server.js';

describe('HealthServer', () => {
  let servers: HealthServer[] = [];
  const metrics = new ServiceMetrics('spec');

  const serve = async (
    checks: readonly HealthCheck[],
    options: Partial<HealthServerOptions> = {},
  ): Promise<string> => {
    const server = new HealthServer({
      host: '127.0.0.1',
      port: 0,
      usualPort: 0,
      checks,
      isActive: () => true,
      registry: metrics.registry,
      redact: (text) => text.replaceAll('secret', '***'),
      ...options,
    });
    servers.push(server);
    return `http://127.0.0.1:${(await server.start()).port}`;
  };
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    servers = [];
  });

  const ask = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, body: await response.text() };
  };

  it('is healthy when all checks pass, and says which does not otherwise, without secrets', async () => {
    let broken = false;
    const url = await serve([
      { name: 'database', check: () => undefined },
      {
        name: 'broker',
        check: () => {
          if (broken) throw new Error('amqp://guest:secret@host is away');
        },
      },
    ]);
    expect(await ask(`${url}/healthcheck`)).to.deep.equal({
      status: 200,
      body: '{"status":"Healthy","checks":{"database":"ok","broker":"ok"}}',
    });
    broken = true;
    const answer = await ask(`${url}/readyz`);
    expect(answer.status).to.equal(503);
    expect(JSON.parse(answer.body)).to.deep.equal({
      status: 'Unhealthy',
      checks: { database: 'ok', broker: 'amqp://guest:***@host is away' },
    });
  });

  it('is alive but not ready while the process starts or stops', async () => {
    const url = await serve([], { isActive: () => false });
    expect((await ask(`${url}/livez`)).status).to.equal(200);
    expect((await ask(`${url}/readyz`)).status).to.equal(503);
  });

  it('counts a check that hangs as failed', async () => {
    const url = await serve([{ name: 'file store', check: () => new Promise(() => undefined) }]);
    expect((await ask(`${url}/healthcheck`)).body).to.contain('no answer within');
  });

  it('gives the metrics of its process', async () => {
    metrics.attemptStarted('extract_document');
    metrics.attemptEnded('extract_document', 'succeeded', 1.5);
    metrics.languageModelUsed('m', { inputTokens: 10, outputTokens: 2, costUsd: 0.5 });
    const { body } = await ask(`${await serve([])}/metrics`);
    expect(body).to.contain(
      'fde_tasks_total{operation="extract_document",outcome="succeeded",service="spec"} 1',
    );
    expect(body).to.contain('fde_llm_tokens_total{model="m",kind="input",service="spec"} 10');
  });

  it('takes a free port where its usual one is taken, and refuses where that was asked for', async () => {
    const first = new URL(await serve([]));
    const port = Number(first.port);
    expect(
      Number(new URL(await serve([], { port: undefined, usualPort: port })).port),
    ).not.to.equal(port);
    const refused = await serve([], { port }).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect(refused).to.equal('EADDRINUSE');
  });
});

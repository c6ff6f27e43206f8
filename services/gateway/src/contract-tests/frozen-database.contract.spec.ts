import { Database, EventLog } from '@fde/event-log';
import { PrivatePostgres } from '@fde/testing';
import { expect } from 'chai';
import { databaseCheck } from '../gateway-service.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const REQUEST_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 1_000;
/** How much later a client ends a statement than the server would. */
const LATER_MS = 5_000;
/** What a busy machine adds. */
const SLACK_MS = 4_000;

describe('A database that is frozen', function () {
  this.timeout(120_000);
  let postgres: PrivatePostgres;
  let frozen: EventLog;
  let running: RunningGateway;

  before(async () => {
    postgres = await PrivatePostgres.start();
    frozen = new EventLog(
      new Database({
        url: postgres.url,
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
        connectTimeoutMs: STATEMENT_TIMEOUT_MS,
      }),
    );
    await frozen.database.migrate();
    const checked = databaseCheck(frozen.database);
    running = await RunningGateway.start(
      { requestTimeoutMs: REQUEST_TIMEOUT_MS },
      { eventLog: frozen, healthChecks: [checked], readinessChecks: [checked] },
    );
  });
  after(async () => {
    await postgres?.thaw();
    await running?.stop();
    await frozen?.database.close();
    await postgres?.remove();
  });

  const timed = async <T>(work: Promise<T>): Promise<{ readonly ms: number; readonly got: T }> => {
    const began = Date.now();
    const got = await work;
    return { ms: Date.now() - began, got };
  };
  const statement = (): Promise<unknown> =>
    frozen.records.company(1).catch((error: unknown) => error);

  it('ends requests, statements and health checks in the time that is set, and then goes on', async () => {
    const { client } = running;
    expect((await client.call('listCompanies')).status).to.equal(200);
    await postgres.freeze();

    const request = await timed(client.call('listCompanies'));
    expect([503, 504]).to.include(request.got.status);
    expect(request.ms, 'a request').to.be.below(REQUEST_TIMEOUT_MS + SLACK_MS);

    const health = await timed(client.call('getHealth'));
    expect(health.got.status).to.equal(503);
    expect(health.ms, 'a health check').to.be.below(REQUEST_TIMEOUT_MS + SLACK_MS);

    const ended = await timed(statement());
    expect(['database_timeout', 'database_unavailable']).to.include(
      (ended.got as { readonly code?: string }).code,
    );
    expect(ended.ms, 'a statement').to.be.below(STATEMENT_TIMEOUT_MS + LATER_MS + SLACK_MS);

    await postgres.thaw();
    const answers = async (): Promise<number> => (await client.call('listCompanies')).status;
    let status = await answers();
    for (let tries = 0; status !== 200 && tries < 20; tries++) status = await answers();
    expect(status).to.equal(200);
  });
});

import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('Dead letters', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const taskId = randomUUID();
  const message = () => ({
    message_id: randomUUID(),
    kind: 'command',
    type: 'ScrapeCompany',
    schema_version: 1,
    task_id: taskId,
    correlation_id: randomUUID(),
    causation_id: null,
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    occurred_at: new Date().toISOString(),
    payload: {
      task_id: taskId,
      operation: 'scrape_company',
      company_id: 1,
      document_id: null,
      parent_task_id: null,
    },
  });
  const park = async (body: string): Promise<number> => {
    await running.deadLetters.park({
      queue: 'scraper.v1',
      reason: 'kept failing',
      headers: { attempt: 3 },
      body,
      deliveries: 10,
    });
    return (await client().call('listDeadLetters', { query: 'limit=1' })).body[0]?.id ?? 0;
  };

  it('lists newest first with reason, headers and body, and reads one', async () => {
    const first = await park('not even json \u0000');
    const second = await park(JSON.stringify(message()));
    const { body, headers } = await client().call('listDeadLetters', {});
    expect(body.map(({ id }) => id)).to.deep.equal([second, first]);
    expect(headers.get('x-total-count')).to.equal('2');
    const one = (await client().call('getDeadLetter', { path: { 'dead-letter-id': second } })).body;
    expect(one).to.deep.include({
      queue: 'scraper.v1',
      reason: 'kept failing',
      type: 'ScrapeCompany',
      task_id: taskId,
      deliveries: 10,
      headers: { attempt: 3 },
    });
  });

  it('sends one again, once; answers 409 for one that no consumer could take', async () => {
    const id = await park(JSON.stringify(message()));
    expect(
      (await client().call('redriveDeadLetter', { path: { 'dead-letter-id': id } })).body.id,
    ).to.equal(id);
    expect(
      (await client().call('redriveDeadLetter', { path: { 'dead-letter-id': id } })).problem
        .error_code,
    ).to.equal('dead_letter_not_found');
    const unreadable = await park('{"kind":"nothing"}');
    const { status, problem } = await client().call('redriveDeadLetter', {
      path: { 'dead-letter-id': unreadable },
    });
    expect([status, problem.error_code]).to.deep.equal([409, 'dead_letter_unreadable']);
  });

  it('discards one', async () => {
    const id = await park('{}');
    expect(
      (await client().call('discardDeadLetter', { path: { 'dead-letter-id': id } })).status,
    ).to.equal(204);
    expect(
      (await client().call('getDeadLetter', { path: { 'dead-letter-id': id } })).problem.error_code,
    ).to.equal('dead_letter_not_found');
  });
});

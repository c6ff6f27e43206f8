import { randomUUID } from 'node:crypto';
import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { handleDelivery, type RawDelivery } from './handle-delivery.js';
import type { MessageHandler } from './message-broker.js';

const id = randomUUID();
const command = {
  message_id: id,
  kind: 'command',
  type: 'ScrapeCompany',
  schema_version: 2,
  task_id: id,
  correlation_id: id,
  causation_id: null,
  traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
  occurred_at: new Date(0).toISOString(),
  payload: { of: 'a shape that is not known yet' },
};
const handle = (
  body: unknown,
  deliveries: number,
  handler: MessageHandler = () => {
    throw new Error('must not be handled');
  },
) =>
  handleDelivery(
    {
      system: 'rabbitmq',
      queue: 'scraper.v1',
      body: JSON.stringify(body),
      deliveries,
    } satisfies RawDelivery,
    handler,
    { maxDeliveries: 3, retryDelayMs: 100, signal: new AbortController().signal },
  );

describe('a message of newer code, as in the midst of a rolling update', () => {
  it('is sent again later, whole, so that an instance may have it that can read it', async () => {
    const { verdict, message } = await handle(command, 3);
    expect(verdict).to.include({ kind: 'retry-later' });
    expect(message).to.deep.equal(command);
  });

  it('is parked where none comes', async () => {
    const { verdict } = await handle(command, 12);
    expect(verdict.kind).to.equal('dead-letter');
  });

  it('has the same patience where it is the log that newer code wrote in', async () => {
    const known = {
      ...command,
      schema_version: 1,
      payload: {
        task_id: id,
        operation: 'scrape_company',
        company_id: 1,
        document_id: null,
        parent_task_id: null,
      },
    };
    const ofCode = (code: string) => (): never => {
      throw new ServiceError(code, 'x');
    };
    expect((await handle(known, 3, ofCode('unknown_event'))).verdict.kind).to.equal('retry-later');
    expect((await handle(known, 12, ofCode('unknown_event'))).verdict.kind).to.equal('dead-letter');
    expect((await handle(known, 3, ofCode('internal_error'))).verdict.kind).to.equal('dead-letter');
  });

  it('is parked at once where it is no message at all', async () => {
    expect((await handle({ ...command, kind: 'rumour' }, 1)).verdict.kind).to.equal('dead-letter');
    expect((await handle({ ...command, type: 'MakeTea' }, 1)).verdict.kind).to.equal('dead-letter');
  });
});

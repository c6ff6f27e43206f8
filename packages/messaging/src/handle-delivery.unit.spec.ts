import { randomUUID } from 'node:crypto';
import { ServiceError } from '@fde/contracts';
import { useTracer, type SpanOptions, type Tracer } from '@fde/tracing';
import { expect } from 'chai';
import { handleDelivery, throughOutages, type RawDelivery } from './handle-delivery.js';
import { ACK, type MessageHandler } from './message-broker.js';

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
const readable = {
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
const outage = new ServiceError('database_unavailable', 'away', { retryable: true });
const handle = (
  body: unknown,
  deliveries: number,
  handler: MessageHandler = () => {
    throw new Error('must not be handled');
  },
  signal = new AbortController().signal,
) =>
  handleDelivery(
    {
      system: 'rabbitmq',
      queue: 'scraper.v1',
      body: JSON.stringify(body),
      deliveries,
    } satisfies RawDelivery,
    handler,
    { maxDeliveries: 3, retryDelayMs: 100, signal },
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
    const ofCode = (code: string) => (): never => {
      throw new ServiceError(code, 'x');
    };
    expect((await handle(readable, 3, ofCode('unknown_event'))).verdict.kind).to.equal(
      'retry-later',
    );
    expect((await handle(readable, 12, ofCode('unknown_event'))).verdict.kind).to.equal(
      'dead-letter',
    );
    expect((await handle(readable, 3, ofCode('internal_error'))).verdict.kind).to.equal(
      'dead-letter',
    );
  });

  it('is parked at once if it is not a message at all', async () => {
    expect((await handle({ ...command, kind: 'rumour' }, 1)).verdict.kind).to.equal('dead-letter');
    expect((await handle({ ...command, type: 'MakeTea' }, 1)).verdict.kind).to.equal('dead-letter');
  });
});

describe('an outage of the database or the broker', () => {
  it('has the handler run again, and uses no deliveries up', async () => {
    let runs = 0;
    const { verdict } = await handle(readable, 3, () => {
      runs += 1;
      return runs < 3 ? Promise.reject(outage) : Promise.resolve(ACK);
    });
    expect({ verdict, runs }).to.deep.equal({ verdict: ACK, runs: 3 });
  });

  it('has the message given back when the consumer stops meanwhile', async () => {
    const stopping = new AbortController();
    const handled = handle(readable, 1, () => Promise.reject(outage), stopping.signal);
    setTimeout(() => stopping.abort(), 20);
    expect(await handled).to.deep.equal({ verdict: { kind: 'give-back' }, message: readable });
  });

  it('is not waited for where the consumer has stopped already', async () => {
    let runs = 0;
    const work = (): Promise<never> => {
      runs += 1;
      return Promise.reject(outage);
    };
    expect(await throughOutages(work, AbortSignal.abort())).to.equal(undefined);
    expect(runs).to.equal(1);
  });
});

describe('the span of a delivery', () => {
  afterEach(() => useTracer(undefined));

  it('is the child of the span that sent the message, and says what it was about', async () => {
    const spans: (SpanOptions & { readonly name: string })[] = [];
    const outcomes: unknown[] = [];
    const tracer: Tracer = {
      inSpan: (name, options, work) => {
        spans.push({ name, ...options });
        return work({
          context: undefined,
          set: ({ outcome }) => outcomes.push(outcome),
          event: () => undefined,
          fail: (error) => outcomes.push(error),
        });
      },
      record: () => undefined,
      current: () => undefined,
    };
    useTracer(tracer);
    const broken = new Error('broken');
    await handle(readable, 2, () => Promise.resolve(ACK));
    await handle(readable, 3, () => Promise.reject(broken));
    expect(spans[0]).to.deep.include({
      name: 'process ScrapeCompany',
      kind: 'consumer',
      parent: { traceparent: readable.traceparent, tracestate: undefined },
    });
    expect(spans[0]?.attributes).to.include({
      task_id: id,
      company_id: 1,
      'messaging.system': 'rabbitmq',
      'messaging.destination.name': 'scraper.v1',
      'fde.deliveries': 2,
    });
    expect(outcomes).to.deep.equal(['ack', broken, 'dead-letter']);
  });
});

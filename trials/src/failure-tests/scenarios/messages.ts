import { randomUUID } from 'node:crypto';
import { EXCHANGES, QUEUES } from '@fde/contracts';
import { Database, EventLog, republish } from '@fde/event-log';
import { waitFor } from '@fde/testing';
import { connect, type ConfirmChannel } from 'amqplib';
import { expect } from 'chai';
import { audit } from '../audit.js';
import type { ChaosStack } from '../chaos-stack.js';
import { BOTH, RABBITMQ, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, deadLetterCount, post } from '../task-facts.js';

async function withChannel<T>(
  stack: ChaosStack,
  work: (channel: ConfirmChannel) => Promise<T>,
): Promise<T> {
  const connection = await connect(stack.rabbit.url);
  connection.on('error', () => undefined);
  try {
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => undefined);
    return await work(channel);
  } finally {
    await connection.close();
  }
}

const command = (payload: unknown): string =>
  JSON.stringify({
    message_id: randomUUID(),
    kind: 'command',
    type: 'ScrapeCompany',
    schema_version: 1,
    correlation_id: randomUUID(),
    causation_id: null,
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    occurred_at: new Date().toISOString(),
    task_id: randomUUID(),
    payload,
  });
const poison = (): readonly string[] => [
  '{"message_id": "cut of',
  '',
  '[]',
  '{"type":"ScrapeCompany"}',
  command({ no: 'task' }),
  JSON.stringify('x'.repeat(1_500_000)),
];

async function putInQueue(
  stack: ChaosStack,
  queue: string,
  bodies: readonly string[],
): Promise<void> {
  if (stack.adapter === 'postgres') {
    for (const body of bodies)
      await stack.sql(
        'insert into queue_messages (queue, message_id, body, available_at) values ($1, $2, $3, now())',
        [queue, randomUUID(), body],
      );
    return;
  }
  // Waits for the confirm, because closing a connection at once can lose the last message.
  await withChannel(stack, async (channel) => {
    for (const body of bodies) channel.sendToQueue(queue, Buffer.from(body), { persistent: true });
    await channel.waitForConfirms();
  });
}

async function poisonousMessages({ stack, load, random }: Chaos): Promise<void> {
  const before = await deadLetterCount(stack);
  const queues = random
    .shuffled([
      QUEUES.scraper.name,
      QUEUES.orchestratorEvents.name,
      QUEUES.taskTracker.name,
      QUEUES.extractor.name,
    ])
    .slice(0, 2);
  for (const queue of queues) await putInQueue(stack, queue, poison());
  const beside = await load.pipelines(stack.api, 1);
  await waitFor(
    async () => (await deadLetterCount(stack)) - before >= queues.length * poison().length,
    { timeoutMs: 60_000, intervalMs: 200, what: 'the poison to be parked' },
  );
  const parked = await stack.sql('select reason from dead_letters where queue = any($1)', [queues]);
  expect(
    parked.every(({ reason }) => typeof reason === 'string' && reason !== ''),
    'each letter says why',
  ).to.equal(true);
  await allSucceed(stack, beside);
  await discardLetters(stack, queues);
}

/** An unreadable letter cannot be sent again either; it is discarded, by the API and by the command. */
async function discardLetters(stack: ChaosStack, queues: readonly string[]): Promise<void> {
  const [first, second, ...rest] = (
    await stack.sql('select id from dead_letters where queue = any($1) order by id', [queues])
  ).map(({ id }) => String(id));
  const refused = await post(stack, `/dead-letters/${first ?? ''}/redrive`);
  expect(refused.status, 'sending an unreadable letter again').to.equal(409);
  expect(await stack.operate('dead-letters', 'redrive', second ?? '')).to.include({ code: 1 });
  const gone = await fetch(`${stack.api.url}/api/v1/dead-letters/${first ?? ''}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(30_000),
  });
  expect(gone.status, 'discarding by the interface').to.equal(204);
  expect(await stack.operate('dead-letters', 'discard', second ?? '', ...rest)).to.include({
    code: 0,
  });
  expect(
    (await stack.operate('dead-letters', 'list', '--queue', queues[0] ?? '')).output,
  ).to.contain('0 of 0');
}

/** The command cannot reach a queue: it stays in the outbox, with the reason, until there is one. */
async function publishUnroutable({ stack, load }: Chaos): Promise<void> {
  const { name, bindings } = QUEUES.orchestrator;
  await withChannel(stack, async (channel) => {
    for (const key of bindings) await channel.unbindQueue(name, EXCHANGES.commands, key);
  });
  const first = await load.pipeline(stack.api);
  await waitFor(
    async () =>
      (
        await stack.sql(
          `select 1 from outbox where envelope ->> 'task_id' = $1 and last_error is not null`,
          [first.taskId],
        )
      ).length === 1,
    { timeoutMs: 60_000, intervalMs: 200, what: 'the outbox to say why the command stays' },
  );
  expect((await stack.api.task(first.taskId)).status).to.equal('PENDING');
  await withChannel(stack, (channel) => channel.deleteExchange(EXCHANGES.commands));
  const second = await load.pipeline(stack.api);
  for (const service of [
    stack.service('orchestrator'),
    stack.service('scraper'),
    stack.service('downloader'),
    stack.service('extractor'),
    stack.service('compiler'),
  ]) {
    await service.stop();
    await service.start();
  }
  await allSucceed(stack, [first, second]);
}

const READ_MODELS = [
  'task_status',
  'companies',
  'documents',
  'extractions',
  'compiled_statements',
  'open_tasks',
];

const fingerprintOf = async (stack: ChaosStack): Promise<readonly unknown[]> =>
  Promise.all(
    [...READ_MODELS, 'events'].map(async (table) => {
      const [row] = await stack.sql(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${table} t`,
      );
      return { table, ...row };
    }),
  );

/**
 * The outbox sends every message of the log again, in random order; consumers ignore what they have already handled.
 */
async function everythingAgain({ stack, load }: Chaos): Promise<void> {
  await allSucceed(stack, await load.pipelines(stack.api, 2));
  await audit(stack.databaseUrl);
  const before = await fingerprintOf(stack);
  const database = new Database({ url: stack.databaseUrl });
  try {
    for (let times = 0; times < 2; times++) {
      await Promise.all(stack.services.map((service) => service.stop()));
      const { events } = await republish(new EventLog(database), new Date(0));
      expect(events, 'messages sent again').to.be.greaterThan(10);
      await stack.sql(
        `update outbox set available_at = now() - make_interval(secs => random() * 1000)`,
      );
      await stack.mend();
      await waitFor(async () => (await stack.sql('select 1 from outbox')).length === 0, {
        timeoutMs: 60_000,
        intervalMs: 200,
        what: 'the outbox to be empty',
      });
      await waitFor(() => queuesAreEmpty(stack), {
        timeoutMs: 60_000,
        intervalMs: 300,
        what: 'the queues to be empty',
      });
      expect(await fingerprintOf(stack), 'read models and log').to.deep.equal(before);
    }
  } finally {
    await database.close();
  }
}

async function queuesAreEmpty(stack: ChaosStack): Promise<boolean> {
  if (stack.adapter === 'postgres')
    return (await stack.sql('select 1 from queue_messages')).length === 0;
  const lines = (await stack.rabbit.ctl('list_queues', 'messages', '--no-table-headers'))
    .split('\n')
    .filter((line) => /\d/.test(line));
  return lines.length > 0 && lines.every((line) => Number(line) === 0);
}

export const MESSAGES: readonly Scenario[] = [
  {
    number: 12,
    name: 'poison: messages that cannot be read, thrown away',
    adapters: BOTH,
    seconds: 20,
    run: poisonousMessages,
  },
  {
    number: 13,
    name: 'unroutable publish, missing exchange',
    adapters: RABBITMQ,
    seconds: 25,
    run: publishUnroutable,
  },
  {
    number: 14,
    name: 'every message again, in shuffled order',
    adapters: BOTH,
    seconds: 40,
    run: everythingAgain,
  },
];

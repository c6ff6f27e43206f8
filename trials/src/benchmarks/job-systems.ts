import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, OwnedProcess, waitFor } from '@fde/testing';
import { connect, type Channel } from 'amqplib';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import PgBoss from 'pg-boss';
import type { BenchStack } from './bench-stack.js';
import type { JobSystem } from './queue-measure.js';

const QUEUE = 'bench';
export const CONCURRENCY = 20;
const PG_BOSS_BATCH = 200;

/** This project: gateway, outbox, RabbitMQ, worker, tracker. */
export function wholeWay(stack: BenchStack, documents: readonly number[]): JobSystem {
  let worker: OwnedProcess | undefined;
  return {
    name: 'gateway, RabbitMQ, worker, tracker',
    submit: (n) => stack.trigger(documents[n % documents.length] ?? 0),
    endedOf: async (keys) =>
      (
        await stack.rows(
          `select task_id::text as key from task_status where task_id = any($1::uuid[]) and status = 'SUCCESS'`,
          [keys],
        )
      ).map(({ key }) => String(key)),
    startWorker: async () => {
      worker = await stack.worker(0, CONCURRENCY);
    },
    stopWorker: async () => {
      await worker?.end('SIGTERM');
      worker = undefined;
    },
  };
}

const statusRows = (stack: BenchStack) => ({
  pending: (key: string) =>
    stack.pool.query(`insert into bench_status (key, status) values ($1, 'PENDING')`, [key]),
  done: (key: string) =>
    stack.pool.query(
      `insert into bench_status (key, status) values ($1, 'SUCCESS') on conflict (key) do update set status = 'SUCCESS'`,
      [key],
    ),
  endedOf: async (keys: readonly string[]) =>
    (
      await stack.rows(`select key from bench_status where key = any($1) and status = 'SUCCESS'`, [
        keys,
      ])
    ).map(({ key }) => String(key)),
});

/** The least that a durable queue with a row per job can be: a confirmed publish, and one insert before the ack. */
export async function floor(stack: BenchStack): Promise<JobSystem & { close(): Promise<void> }> {
  const rows = statusRows(stack);
  const [connection, publishingConnection] = [
    await connect(stack.rabbit.url),
    await connect(stack.rabbit.url),
  ];
  const publishing = await publishingConnection.createConfirmChannel();
  await publishing.assertQueue(QUEUE, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  let channel: Channel | undefined;
  return {
    name: 'floor: amqplib with confirms, one insert',
    submit: async () => {
      const key = randomUUID();
      await new Promise<void>((resolve, reject) =>
        publishing.sendToQueue(QUEUE, Buffer.from(key), { persistent: true }, (error: unknown) =>
          error === null || error === undefined ? resolve() : reject(new Error('not confirmed')),
        ),
      );
      return key;
    },
    endedOf: rows.endedOf,
    startWorker: async () => {
      const own = await connection.createChannel();
      channel = own;
      await own.prefetch(CONCURRENCY);
      await own.consume(QUEUE, (message) => {
        if (message) void rows.done(message.content.toString()).then(() => own.ack(message));
      });
    },
    stopWorker: async () => {
      await channel?.close();
      channel = undefined;
    },
    close: async () => {
      await Promise.all([publishingConnection.close(), connection.close()]);
    },
  };
}

export async function pgBoss(stack: BenchStack): Promise<JobSystem & { close(): Promise<void> }> {
  const rows = statusRows(stack);
  const boss = new PgBoss(stack.postgres.url);
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE);
  return {
    name: 'pg-boss with a status row',
    submit: async () => {
      const key = randomUUID();
      await rows.pending(key);
      await boss.send(QUEUE, { key });
      return key;
    },
    endedOf: rows.endedOf,
    // Half a second is the shortest pause between two looks that it allows: only large batches make it quick.
    startWorker: async () => {
      await boss.work<{ key: string }>(
        QUEUE,
        { batchSize: PG_BOSS_BATCH, pollingIntervalSeconds: 0.5 },
        async (jobs) => {
          await Promise.all(jobs.map(({ data }) => rows.done(data.key)));
        },
      );
    },
    stopWorker: () => boss.offWork(QUEUE),
    close: () => boss.stop({ graceful: false }),
  };
}

const REDIS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'];
export const redisProgram = (): string | undefined => REDIS.find((path) => existsSync(path));

/** Redis writes every second what it was told, as its documentation proposes for BullMQ. */
export async function bullMq(
  stack: BenchStack,
  program: string,
): Promise<JobSystem & { close(): Promise<void> }> {
  const rows = statusRows(stack);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'fde-redis-'));
  const server = new OwnedProcess(
    program,
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--appendonly',
      'yes',
      '--maxmemory-policy',
      'noeviction',
      '--dir',
      folder,
    ],
    {},
  );
  const open = (): Redis => {
    const redis = new Redis({ host: '127.0.0.1', port, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    return redis;
  };
  const [client, workerClient] = [open(), open()];
  await waitFor(async () => (await client.ping()) === 'PONG', { timeoutMs: 20_000, what: 'Redis' });
  const queue = new Queue<{ key: string }>(QUEUE, { connection: client });
  let worker: Worker<{ key: string }> | undefined;
  return {
    name: 'BullMQ on Redis with a status row',
    submit: async () => {
      const key = randomUUID();
      await rows.pending(key);
      await queue.add('job', { key });
      return key;
    },
    endedOf: rows.endedOf,
    startWorker: async () => {
      worker = new Worker<{ key: string }>(
        QUEUE,
        async (job) => {
          await rows.done(job.data.key);
        },
        { connection: workerClient, concurrency: CONCURRENCY },
      );
      await worker.waitUntilReady();
    },
    stopWorker: async () => {
      await worker?.close();
      worker = undefined;
    },
    close: async () => {
      await worker?.close();
      await queue.close();
      client.disconnect();
      workerClient.disconnect();
      await server.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

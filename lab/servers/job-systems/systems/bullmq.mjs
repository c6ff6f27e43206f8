import { Queue, Worker } from 'bullmq';

const QUEUE = 'bench';
const connectionOf = ({ redisPort }) => ({
  host: '127.0.0.1',
  port: redisPort,
  maxRetriesPerRequest: null,
});

export const produce = async (setting, rows) => {
  const queue = new Queue(QUEUE, {
    connection: connectionOf(setting),
    defaultJobOptions: { removeOnComplete: { count: 1000 }, removeOnFail: { count: 5000 } },
  });
  await queue.waitUntilReady();
  return async (key) => {
    await rows.pending(key);
    await queue.add('job', { key });
  };
};

export const work = async (setting, rows) => {
  const worker = new Worker(QUEUE, ({ data }) => rows.done(data.key).then(() => undefined), {
    connection: connectionOf(setting),
    concurrency: setting.concurrency,
  });
  await worker.waitUntilReady();
  return () => worker.close();
};

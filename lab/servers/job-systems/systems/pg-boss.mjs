import PgBoss from 'pg-boss';

const QUEUE = 'bench';
// Half a second is the shortest polling interval that it allows: only large batches make it quick.
const LOOK = { batchSize: 200, pollingIntervalSeconds: 0.5 };

const start = async ({ databaseUrl }) => {
  const boss = new PgBoss(databaseUrl);
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE);
  return boss;
};

export const produce = async (setting, rows) => {
  const boss = await start(setting);
  return async (key) => {
    await rows.pending(key);
    await boss.send(QUEUE, { key });
  };
};

export const work = async (setting, rows) => {
  const boss = await start(setting);
  await boss.work(QUEUE, LOOK, (jobs) => Promise.all(jobs.map(({ data }) => rows.done(data.key))));
  return () => boss.stop({ graceful: true, timeout: 2_000 });
};

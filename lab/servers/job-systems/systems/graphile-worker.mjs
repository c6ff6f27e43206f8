import { Logger, makeWorkerUtils, run } from 'graphile-worker';

const quiet = new Logger(() => () => undefined);

export const produce = async ({ databaseUrl }, rows) => {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger: quiet });
  await utils.migrate();
  return async (key) => {
    await rows.pending(key);
    await utils.addJob('bench', { key });
  };
};

export const work = async ({ databaseUrl, concurrency }, rows) => {
  const runner = await run({
    connectionString: databaseUrl,
    concurrency,
    maxPoolSize: concurrency + 2,
    noHandleSignals: true,
    logger: quiet,
    taskList: { bench: ({ key }) => rows.done(key) },
  });
  return () => runner.stop();
};

// One process of a job system that `npm run flow -w lab` compares with this project:
//   node participant.mjs SYSTEM producer    takes jobs over HTTP, as the gateway does: POST / answers the job's key
//   node participant.mjs SYSTEM worker      does them; a job is done when its row says so
// PORT, DATABASE_URL, AMQP_URL, REDIS_PORT and CONCURRENCY come from the environment.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { statusRows } from './status-rows.mjs';

/**
 * What a system of the folder `systems` exports. `produce` connects and returns what submits a job; `work` starts doing
 * jobs and returns what stops that.
 *
 * @typedef {{
 *   databaseUrl: string | undefined, amqpUrl: string | undefined, redisPort: number, concurrency: number,
 * }} Setting
 * @typedef {ReturnType<typeof statusRows>} StatusRows
 * @typedef {{
 *   produce: (setting: Setting, rows: StatusRows) => Promise<(key: string) => Promise<unknown>>,
 *   work: (setting: Setting, rows: StatusRows) => Promise<() => Promise<unknown>>,
 * }} JobSystem
 */

const [system, role] = process.argv.slice(2);
/** @type {JobSystem} */
const { produce, work } = await import(`./systems/${system}.mjs`);
/** @type {Setting} */
const setting = {
  databaseUrl: process.env['DATABASE_URL'],
  amqpUrl: process.env['AMQP_URL'],
  redisPort: Number(process.env['REDIS_PORT']),
  concurrency: Number(process.env['CONCURRENCY']),
};
const rows = statusRows(setting.databaseUrl);

const serve = async () => {
  const submit = await produce(setting, rows);
  const server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'POST') {
      response.end('ready');
      return;
    }
    const key = randomUUID();
    submit(key).then(
      () => response.end(JSON.stringify({ key })),
      (error) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  });
  server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
};

if (role === 'producer') await serve();
else {
  const stop = await work(setting, rows);
  process.once('SIGTERM', async () => {
    await stop();
    process.exit(0);
  });
  console.log('ready');
}

// The floor of the program `gateway`: express and pg with the same queries and nothing else: no validation, no identity, no
// metrics. Prints its port.
import compression from 'compression';
import express from 'express';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Writes what a trigger of task `taskId` for company `id` writes.
 *
 * @typedef {(client: pg.PoolClient, id: number, taskId: string) => Promise<void>} Write
 * @typedef {{
 *   message_id: string, kind: string, type: string, traceparent: string, payload: object, [more: string]: unknown,
 * }} Envelope
 */

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = express();

app.get('/livez', (_request, response) => response.json({ status: 'alive' }));
app.get('/api/v1/companies/:id', async (request, response) => {
  const { rows } = await pool.query('select * from companies where id = $1', [
    Number(request.params.id),
  ]);
  response.json(rows[0]);
});

app.get('/api/v1/documents/companies/:id', async (request, response) => {
  const { rows } = await pool.query(
    'select * from documents where company_id = $1 order by fiscal_year desc, id desc limit 100',
    [Number(request.params.id)],
  );
  response.json(rows);
});

// Compresses for clients that ask for it, as is usual with express.
app.use('/api/v1/compiled-statements', compression());
app.get('/api/v1/compiled-statements/:id', async (request, response) => {
  const { rows } = await pool.query('select * from compiled_statements where id = $1', [
    Number(request.params.id),
  ]);
  response.json(rows[0]);
});

const OPEN = `insert into open_tasks (task_id, operation, subject_id, company_id, document_id, parent_task_id, due_at)
  values ($1, 'scrape_company', $2, $2, null, null, $3) on conflict (operation, subject_id) do nothing returning task_id`;
const APPEND = `insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, causation_id, task_id, traceparent, occurred_at)
  values ($1, 1, $2, 'TaskRequested', 1, $3, $4, null, $5, $6, $7) on conflict (stream_id, version) do nothing`;
const STATUS = `insert into task_status (task_id, operation, company_id, status, attempt, retries, crashes, result_expired, created_at, version)
  values ($1, 'scrape_company', $2, 'PENDING', 0, 0, 0, false, $3, 1)`;
const OUTBOX = `insert into outbox (message_id, queue, deliveries, envelope, available_at, created_at)
  values ($1, '', 0, $2, $3, $3), ($4, '', 0, $5, $3, $3)`;

// What a trigger writes, as data.
/** @type {(id: number, taskId: string) => { now: Date, correlation: string, event: Envelope, command: Envelope }} */
const news = (id, taskId) => {
  const now = new Date();
  const correlation = randomUUID();
  const event = {
    message_id: randomUUID(),
    kind: 'event',
    type: 'TaskRequested',
    schema_version: 1,
    task_id: taskId,
    correlation_id: correlation,
    stream_id: `task-${taskId}`,
    stream_version: 1,
    causation_id: null,
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    occurred_at: now.toISOString(),
    payload: {
      task_id: taskId,
      operation: 'scrape_company',
      company_id: id,
      document_id: null,
      parent_task_id: null,
    },
  };
  return {
    now,
    correlation,
    event,
    command: { ...event, message_id: randomUUID(), kind: 'command', type: 'ScrapeCompany' },
  };
};

// The rows of a trigger of the gateway in one transaction with the same isolation, as one would write it with pg: one
// statement per table, both messages in one, nothing twice.
/** @type {Write} */
const statementForEachTable = async (client, id, taskId) => {
  const { now, correlation, event, command } = news(id, taskId);
  await client.query('begin');
  await client.query('select 1 from companies where id = $1 for key share', [id]);
  await client.query(OPEN, [taskId, id, now]);
  await client.query(APPEND, [
    `task-${taskId}`,
    event.message_id,
    JSON.stringify(event.payload),
    correlation,
    taskId,
    event.traceparent,
    now,
  ]);
  await client.query(STATUS, [taskId, id, now]);
  await client.query(OUTBOX, [
    event.message_id,
    JSON.stringify(event),
    now,
    command.message_id,
    JSON.stringify(command),
  ]);
  await client.query('commit');
};

// Exactly the statements of the gateway (packages/event-log: place-task.ts, read-model-lock.ts), prepared as there:
// the remaining difference is what the gateway does besides the database.
const PLACE = `with subject as (select 1 from companies where id = $1 for key share),
  place as (
    insert into open_tasks (task_id, operation, subject_id, company_id, document_id, parent_task_id, due_at)
    select $2::uuid, 'scrape_company', $1::int, $1::int, null, null, $3::timestamptz from subject on conflict (operation, subject_id) do nothing returning task_id),
  appended as (
    insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, causation_id, task_id, traceparent, occurred_at)
    select $4, 1, $5::uuid, 'TaskRequested', 1, $6::jsonb, $7::uuid, null, task_id, $8, $3::timestamptz from place on conflict (stream_id, version) do nothing returning 1),
  shown as (insert into task_status select r.* from place, jsonb_populate_record(null::task_status, $9::jsonb) r),
  sent as (
    insert into outbox (message_id, queue, deliveries, envelope, available_at, created_at)
    select m.message_id, m.queue, m.deliveries, m.envelope, m.available_at, $3::timestamptz
    from place, jsonb_to_recordset($10::jsonb) as m (message_id uuid, queue text, deliveries int, envelope jsonb, available_at timestamptz))
  select (select count(*) from subject)::int as subjects, (select count(*) from place)::int as places, (select count(*) from appended)::int as events`;

/** @type {Write} */
const oneStatement = async (client, id, taskId) => {
  const { now, correlation, event, command } = news(id, taskId);
  const status = {
    task_id: taskId,
    operation: 'scrape_company',
    company_id: id,
    document_id: null,
    parent_task_id: null,
    status: 'PENDING',
    attempt: 0,
    attempt_id: null,
    retries: 0,
    crashes: 0,
    progress: null,
    result: null,
    result_expired: false,
    error: null,
    created_at: now,
    started_at: null,
    finished_at: null,
    next_attempt_at: null,
    version: 1,
  };
  const messages = [event, command].map((envelope) => ({
    message_id: envelope.message_id,
    queue: '',
    deliveries: 0,
    envelope,
    available_at: now,
  }));
  await client.query('begin; select pg_advisory_xact_lock_shared(7340003)');
  await client.query({
    name: 'place',
    text: PLACE,
    values: [
      id,
      taskId,
      now,
      `task-${taskId}`,
      event.message_id,
      JSON.stringify(event.payload),
      correlation,
      event.traceparent,
      JSON.stringify(status),
      JSON.stringify(messages),
    ],
  });
  await client.query('commit');
};

/** @type {(write: Write) => express.RequestHandler} */
const trigger = (write) => async (request, response) => {
  const id = Number(request.params['id']);
  const taskId = randomUUID();
  const client = await pool.connect();
  try {
    await write(client, id, taskId);
  } finally {
    client.release();
  }
  response.json({
    task_id: taskId,
    status: 'PENDING',
    message: `Scraping started for company ${id}`,
  });
};
app.post('/api/v1/tasks/companies/:id/scrape', trigger(statementForEachTable));
app.post('/one-statement/api/v1/tasks/companies/:id/scrape', trigger(oneStatement));

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit(0));

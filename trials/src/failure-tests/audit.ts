import { FINAL_TASK_STATES } from '@fde/contracts';
import { verifyReadModels } from '@fde/event-log';
import { waitFor } from '@fde/testing';
import { sqlRows } from './sql-rows.js';

const FINAL = FINAL_TASK_STATES.map((state) => `'${state}'`).join(', ');
const OPEN_TASKS = `select task_id, operation, status, error from task_status where status not in (${FINAL})`;

/** Each query finds what must not exist; no rows means that all is well. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'streams with a gap':
    'select stream_id from events group by stream_id having max(version) <> count(*) or min(version) <> 1',
  'tasks that ended twice': `select stream_id, count(*) from events where type in ('TaskSucceeded', 'TaskFailed', 'TaskRevoked') group by stream_id having count(*) > 1`,
  'documents of one address recorded twice': `select company_id, url from documents where url <> '' group by company_id, url having count(*) > 1`,
  'statements of one document stored twice':
    'select document_id, statement_type from extractions group by document_id, statement_type having count(*) > 1',
  'orphans of deleted records':
    'select e.id from extractions e left join documents d on d.id = e.document_id where d.id is null',
  'results of an attempt that was not the current one': `
    select s.stream_id from events s
    where s.type = 'TaskSucceeded' and s.data ->> 'attempt_id' is distinct from (
      select b.data ->> 'attempt_id' from events b where b.stream_id = s.stream_id and b.type = 'TaskStarted' and b.version < s.version order by b.version desc limit 1)`,
};

/** Waits until every task's row says what its stream says: the tracker reads the log, and follows by a moment. */
export const rowsAreCurrent = (url: string, timeoutMs = 60_000): Promise<unknown> =>
  waitFor(
    async () => (await sqlRows(url, 'select 1 from unprojected_task_events limit 1')).length === 0,
    {
      timeoutMs,
      intervalMs: 100,
      what: 'the rows of tasks to follow the log',
    },
  );

/**
 * What must hold after every run: each task in one final state, a valid log, no effect twice, and correct read
 * models.
 */
export async function audit(url: string, settleMs = 150_000): Promise<void> {
  await rowsAreCurrent(url, settleMs);
  await auditLog(url, settleMs);
  const report = await verifyReadModels({ url });
  if (!report.clean)
    throw new Error(
      `Read models differ from the log: ${JSON.stringify(report.tables.filter(({ differences }) => differences.length > 0)).slice(0, 2_000)}`,
    );
}

/** The same without the read models, for logs that this code does not fully understand. */
export async function auditLog(url: string, settleMs = 150_000): Promise<void> {
  let open: readonly unknown[] = [];
  await waitFor(
    async () => {
      open = await sqlRows(url, OPEN_TASKS);
      return open.length === 0;
    },
    { timeoutMs: settleMs, intervalMs: 300, what: 'every task to end' },
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}; open: ${JSON.stringify(open)}`);
  });
  await waitFor(
    async () =>
      (await sqlRows(url, 'select 1 from outbox where available_at <= now()')).length === 0,
    { timeoutMs: 60_000, intervalMs: 200, what: 'the outbox to be empty' },
  );
  const found = await Promise.all(
    Object.entries(QUESTIONS).map(async ([what, question]) => ({
      what,
      rows: await sqlRows(url, question),
    })),
  );
  const wrong = found.filter(({ rows }) => rows.length > 0);
  if (wrong.length > 0)
    throw new Error(
      `The audit found ${wrong.map(({ what, rows }) => `${what}: ${JSON.stringify(rows.slice(0, 5))}`).join('; ')}`,
    );
}

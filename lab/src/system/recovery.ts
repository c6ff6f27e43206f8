import { waitFor } from '@fde/testing';
import type { BenchStack } from './bench-stack.js';

const WORK_MS = 1_000;
const TASKS = 40;
const AT_ONCE = 4;

/** Seconds from kill -9 of a worker until another has started every task it was working on. */
export async function recoverySeconds(
  stack: BenchStack,
  documents: readonly number[],
): Promise<{ readonly tasks: number; readonly seconds: number }> {
  const [victim, other] = [
    await stack.worker(WORK_MS, AT_ONCE),
    await stack.worker(WORK_MS, AT_ONCE),
  ];
  try {
    const tasks = await Promise.all(documents.slice(0, TASKS).map((id) => stack.trigger(id)));
    await waitFor(async () => (await findStarted(stack, tasks)).length >= AT_ONCE * 2 + 2, {
      timeoutMs: 60_000,
      what: 'tasks to be at work',
    });
    await victim.end('SIGKILL');
    const killedAt = Date.now();
    await waitFor(async () => (await countUnfinished(stack, tasks)) === 0, {
      timeoutMs: 120_000,
      intervalMs: 50,
      what: 'every task to end',
    });
    const again = await stack.rows(
      `select max(occurred_at) as last, count(*)::int as count from (
      select stream_id, max(occurred_at) as occurred_at from events where type = 'TaskStarted' and stream_id = any($1) group by stream_id having count(*) > 1) s`,
      [tasks.map((id) => `task-${id}`)],
    );
    const count = Number(again[0]?.['count'] ?? 0);
    if (count === 0) throw new Error('The killed worker was not working on any task');
    return { tasks: count, seconds: ((again[0]?.['last'] as Date).getTime() - killedAt) / 1000 };
  } finally {
    await Promise.all([victim.end('SIGKILL'), other.end('SIGTERM')]);
  }
}

const findStarted = (stack: BenchStack, tasks: readonly string[]): Promise<readonly unknown[]> =>
  stack.rows(`select 1 from events where type = 'TaskStarted' and stream_id = any($1)`, [
    tasks.map((id) => `task-${id}`),
  ]);

async function countUnfinished(stack: BenchStack, tasks: readonly string[]): Promise<number> {
  return (
    await stack.rows(
      `select 1 from task_status where task_id = any($1::uuid[]) and status not in ('SUCCESS', 'FAILURE', 'REVOKED')`,
      [tasks],
    )
  ).length;
}

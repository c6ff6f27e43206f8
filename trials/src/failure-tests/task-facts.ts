import { availableParallelism, hostname, loadavg } from 'node:os';
import type { components } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { TaskStatus } from '../demo/service-api.js';
import type { ChaosStack } from './chaos-stack.js';
import { ended } from './load.js';

/** How often each event occurs in the task's stream. */
export async function eventCounts(
  stack: ChaosStack,
  taskId: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await stack.sql(
    'select type, count(*)::int as count from events where stream_id = $1 group by type',
    [`task-${taskId}`],
  );
  return Object.fromEntries(rows.map(({ type, count }) => [String(type), Number(count)]));
}

/** Waits for an event of the task in the log itself, whatever the read models say. */
export const happened = (
  stack: ChaosStack,
  taskId: string,
  type: string,
  times = 1,
  timeoutMs = 150_000,
): Promise<unknown> =>
  waitFor(async () => ((await eventCounts(stack, taskId))[type] ?? 0) >= times, {
    timeoutMs,
    intervalMs: 30,
    what: `${type} (${times}) of task ${taskId}`,
  });

/** All of them succeed. */
export async function allSucceed(
  stack: ChaosStack,
  started: readonly { readonly taskId: string }[],
  timeoutMs = 240_000,
): Promise<readonly TaskStatus[]> {
  const tasks = await Promise.all(started.map(({ taskId }) => ended(stack.api, taskId, timeoutMs)));
  const others = tasks.filter(({ status }) => status !== 'SUCCESS');
  expect(others, 'tasks that did not succeed').to.deep.equal([]);
  return tasks;
}

/** Sends a request that the demo's client has no method for; returns the status. */
export async function post(
  stack: ChaosStack,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  const answer = await fetch(`${stack.api.url}/api/v1${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(30_000),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Readonly<Record<string, unknown>>,
  };
}

export type TimelineAttempt = components['schemas']['TaskAttempt'];

/** The task's attempts as the API shows them, oldest first. */
export const attemptsOf = async (
  stack: ChaosStack,
  taskId: string,
): Promise<readonly TimelineAttempt[]> =>
  (await get<components['schemas']['TaskTimeline']>(stack, `/tasks/${taskId}/timeline`)).attempts;

/** Every attempt says who made it, where, how long it took and why it did not succeed. */
export function expectAttempts(
  attempts: readonly TimelineAttempt[],
  outcomes: readonly TimelineAttempt['outcome'][],
): void {
  expect(
    attempts.map(({ outcome }) => outcome),
    'outcomes of the attempts',
  ).to.deep.equal(outcomes);
  for (const [index, attempt] of attempts.entries()) {
    expect(attempt).to.include({ attempt: index + 1, host: hostname() });
    expect(attempt.worker, 'the worker').to.match(
      new RegExp(`^${attempt.service}@${hostname()}:\\d+$`),
    );
    expect(attempt.seconds, 'how long it took').to.be.at.least(0);
    if (attempt.outcome !== 'succeeded')
      expect(attempt.reason, 'the reason').to.be.a('string').and.not.equal('');
    if (attempt.outcome === 'retry')
      expect(Date.parse(String(attempt.next_attempt_at)), 'the next attempt').to.be.greaterThan(
        Date.parse(String(attempt.ended_at)),
      );
    for (const step of attempt.steps)
      expect(step.seconds, `how long ${step.step} took`).to.be.at.least(0);
  }
}

/** A GET that the demo's client has no method for. */
export async function get<T>(stack: ChaosStack, path: string): Promise<T> {
  const answer = await fetch(`${stack.api.url}/api/v1${path}`, {
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** Stretches a time limit meant for an idle machine if more processes want to run than this machine has processors. */
export const stretched = (milliseconds: number): number =>
  milliseconds * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

export async function deadLetterCount(stack: ChaosStack): Promise<number> {
  const [row] = await stack.sql('select count(*)::int as count from dead_letters');
  return Number(row?.['count']);
}

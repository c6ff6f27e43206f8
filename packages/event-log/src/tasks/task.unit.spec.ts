import { expect } from 'chai';
import fc from 'fast-check';
import { MAX_CRASHED_ATTEMPTS, ServiceError, type TaskEvent } from '@fde/contracts';
import { decideTask, type TaskDecision } from './decide-task.js';
import { evolveTask, type TaskFact } from './evolve-task.js';
import type { Task } from './task.js';

const NOW = new Date('2026-01-02T03:04:05Z');
const LATER = new Date(NOW.getTime() + 60_000);
const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const uuid = (n: number): string => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;
const error = { code: 'upstream_unavailable', message: 'HTTP 503', retryable: true };

const requested = (operation = 'extract_document'): TaskEvent => ({
  type: 'TaskRequested',
  data: { task_id: ID, operation, company_id: 7, document_id: 9, parent_task_id: null },
});
const started = (attempt: number): TaskEvent => ({
  type: 'TaskStarted',
  data: { attempt, attempt_id: uuid(attempt), service: 'extractor', worker: 'w1', host: 'h' },
});
const progressed = (
  attempt: number,
  progress: number,
  detail: string | null = null,
): TaskEvent => ({
  type: 'TaskProgressed',
  data: { attempt, attempt_id: uuid(attempt), step: 'calling_llm', progress, detail },
});
const retried = (attempt: number): TaskEvent => ({
  type: 'TaskRetryScheduled',
  data: { attempt, attempt_id: uuid(attempt), error, next_attempt_at: LATER.toISOString() },
});
const succeeded = (attempt: number): TaskEvent => ({
  type: 'TaskSucceeded',
  data: { attempt, attempt_id: uuid(attempt), result: { pages: 3 } },
});
const revoked: TaskEvent = { type: 'TaskRevoked', data: { reason: 'unwanted' } };

const taskAfter = (...events: TaskEvent[]): Task => {
  const facts = events.map((event, index): TaskFact => ({
    ...event,
    version: index + 1,
    occurredAt: NOW,
  }));
  const task = facts.reduce<Task | undefined>(evolveTask, undefined);
  if (task === undefined) throw new Error('a task begins with TaskRequested');
  return task;
};
const start = (
  attempt: number,
  change: Partial<Extract<TaskDecision, { do: 'start' }>> = {},
): TaskDecision => ({
  do: 'start',
  begin: { attemptId: uuid(attempt), service: 'extractor', worker: 'w1', host: 'h' },
  now: NOW,
  lastAttemptAlive: false,
  ...change,
});
const fence = (attempt: number) => ({ attempt, attemptId: uuid(attempt) });
const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof ServiceError ? thrown.code : String(thrown);
  }
  return 'no error';
};

describe('task', () => {
  describe('state', () => {
    const table: readonly (readonly [string, TaskEvent[], Partial<Task>])[] = [
      ['requested', [requested()], { status: 'PENDING', attempt: 0, startedAt: null }],
      ['started', [requested(), started(1)], { status: 'STARTED', attempt: 1, attemptId: uuid(1) }],
      [
        'in progress',
        [requested(), started(1), progressed(1, 40)],
        { status: 'PROGRESS', progress: { step: 'calling_llm', progress: 40, detail: null } },
      ],
      [
        'waiting for a retry',
        [requested(), started(1), retried(1)],
        { status: 'RETRY', retries: 1, nextAttemptAt: LATER, error },
      ],
      [
        'started again',
        [requested(), started(1), retried(1), started(2)],
        { status: 'STARTED', attempt: 2, nextAttemptAt: null, crashes: 0 },
      ],
      [
        'taken over from a dead worker',
        [requested(), started(1), progressed(1, 5), started(2)],
        { status: 'STARTED', attempt: 2, crashes: 1, progress: null },
      ],
      [
        'succeeded',
        [requested(), started(1), retried(1), started(2), succeeded(2)],
        { status: 'SUCCESS', result: { pages: 3 }, error: null, finishedAt: NOW },
      ],
      [
        'expired',
        [requested(), started(1), succeeded(1), { type: 'TaskResultExpired', data: {} }],
        { status: 'SUCCESS', result: null, resultExpired: true },
      ],
      ['revoked', [requested(), started(1), revoked], { status: 'REVOKED', finishedAt: NOW }],
      [
        'revoked, which is not a failure, after one that was tried again',
        [requested(), started(1), retried(1), revoked],
        { status: 'REVOKED', error: null },
      ],
      [
        'done, with nothing left that is worked on',
        [requested(), started(1), progressed(1, 90, '2 of 3 pages'), succeeded(1)],
        {
          status: 'SUCCESS',
          progress: { step: 'calling_llm', progress: 100, detail: null },
        },
      ],
    ];
    for (const [name, events, state] of table)
      it(name, () => expect(taskAfter(...events)).to.deep.include(state));
  });

  describe('decisions', () => {
    it('begins the first attempt', () =>
      expect(decideTask(taskAfter(requested()), start(1))).to.deep.equal([started(1)]));

    it('begins no attempt beside one whose worker is alive, and takes over one whose worker is not', () => {
      const task = taskAfter(requested(), started(1));
      expect(codeOf(() => decideTask(task, start(2, { lastAttemptAlive: true })))).to.equal(
        'attempt_running',
      );
      expect(decideTask(task, start(2))).to.deep.equal([started(2)]);
    });

    it('never begins a second attempt of a workflow that waits for its children', () =>
      expect(
        codeOf(() => decideTask(taskAfter(requested('process_document'), started(1)), start(2))),
      ).to.equal('attempt_running'));

    it('ends a task whose workers keep dying', () => {
      const crashes = Array.from({ length: MAX_CRASHED_ATTEMPTS }, (_, index) =>
        started(index + 1),
      );
      const [event] = decideTask(taskAfter(requested(), ...crashes), start(9));
      expect(event).to.deep.include({ type: 'TaskFailed' });
      expect(event?.data).to.have.nested.property('error.code', 'worker_crashed');
    });

    it('does not begin a retry before its time', () => {
      const task = taskAfter(requested(), started(1), retried(1));
      expect(codeOf(() => decideTask(task, start(2)))).to.equal('attempt_not_due');
      expect(decideTask(task, start(2, { now: LATER }))).to.deep.equal([started(2)]);
    });

    it('refuses what a superseded attempt says', () => {
      const task = taskAfter(requested(), started(1), started(2));
      expect(
        codeOf(() => decideTask(task, { do: 'succeed', fence: fence(1), result: null })),
      ).to.equal('attempt_superseded');
      expect(
        codeOf(() =>
          decideTask(task, {
            do: 'progress',
            fence: fence(1),
            progress: { step: 'x', progress: 1, detail: null },
          }),
        ),
      ).to.equal('attempt_superseded');
      expect(
        decideTask(task, { do: 'succeed', fence: fence(2), result: { pages: 3 } }),
      ).to.deep.equal([succeeded(2)]);
    });

    it('changes nothing after the end', () => {
      for (const wish of [
        start(9),
        { do: 'revoke', reason: 'late' },
        { do: 'fail', fence: null, error },
      ] as const) {
        expect(
          codeOf(() => decideTask(taskAfter(requested(), started(1), succeeded(1)), wish)),
        ).to.equal('task_finished');
        expect(codeOf(() => decideTask(taskAfter(requested(), revoked), wish))).to.equal(
          'task_revoked',
        );
      }
    });

    it('expires a result once', () => {
      const finished = taskAfter(requested(), started(1), succeeded(1));
      expect(decideTask(finished, { do: 'expire' })).to.have.length(1);
      expect(
        decideTask(
          taskAfter(requested(), started(1), succeeded(1), { type: 'TaskResultExpired', data: {} }),
          { do: 'expire' },
        ),
      ).to.deep.equal([]);
    });
  });

  it('has one final state and a growing version whatever is wished for', () => {
    const wish = fc.oneof(
      fc
        .record({ attempt: fc.integer({ min: 1, max: 6 }), alive: fc.boolean() })
        .map(({ attempt, alive }) => start(attempt, { lastAttemptAlive: alive, now: LATER })),
      fc.integer({ min: 1, max: 6 }).map((n): TaskDecision => ({
        do: 'progress',
        fence: fence(n),
        progress: { step: 'classifying', progress: 10, detail: null },
      })),
      fc
        .integer({ min: 1, max: 6 })
        .map((n): TaskDecision => ({ do: 'succeed', fence: fence(n), result: null })),
      fc
        .integer({ min: 1, max: 6 })
        .map((n): TaskDecision => ({ do: 'retry', fence: fence(n), error, nextAttemptAt: LATER })),
      fc.integer({ min: 1, max: 6 }).map((n): TaskDecision => ({
        do: 'interrupt',
        fence: fence(n),
        reason: 'stop',
        nextAttemptAt: NOW,
      })),
      fc.constant<TaskDecision>({ do: 'revoke', reason: 'x' }),
      fc.constant<TaskDecision>({ do: 'fail', fence: null, error }),
    );
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        let task = taskAfter(requested());
        let ended: string | undefined;
        for (const next of wishes) {
          let events: TaskEvent[] = [];
          try {
            events = decideTask(task, next);
          } catch (thrown) {
            expect(thrown).to.be.instanceOf(ServiceError);
          }
          for (const event of events)
            task =
              evolveTask(task, { ...event, version: task.version + 1, occurredAt: NOW }) ?? task;
          if (ended !== undefined) expect(task.status).to.equal(ended);
          if (['SUCCESS', 'FAILURE', 'REVOKED'].includes(task.status)) ended = task.status;
          expect(task.crashes).to.be.at.most(MAX_CRASHED_ATTEMPTS);
        }
      }),
    );
  });

  it('is the same however often an event is seen', () => {
    const events = [
      requested(),
      started(1),
      progressed(1, 5),
      retried(1),
      started(2),
      succeeded(2),
    ];
    const facts = events.map((event, index): TaskFact => ({
      ...event,
      version: index + 1,
      occurredAt: NOW,
    }));
    const twice = facts
      .flatMap((fact) => [fact, fact])
      .reduce<Task | undefined>(evolveTask, undefined);
    expect(twice).to.deep.equal(taskAfter(...events));
  });
});

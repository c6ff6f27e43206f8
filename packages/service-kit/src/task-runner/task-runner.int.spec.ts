import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError, type CommandEnvelope, type ProgressStep } from '@fde/contracts';
import { currentAttempts, rootContext, type Task } from '@fde/event-log';
import { rabbitMqAnswers } from '@fde/messaging';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { sql } from 'kysely';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import { WorkerInstallation, type BrokerName } from '../spec-support/installation.js';
import type { TaskContext, TaskHandler, TaskOutcome } from './task-handler.js';

type Run = (context: TaskContext) => Promise<TaskOutcome>;

const handler = (run: Run): TaskHandler => ({
  operation: 'download_document',
  run: (_, context) => run(context),
});
const done: TaskOutcome = { result: { said: 'done' } };
const transient = new ServiceError('network_error', 'The server did not answer', {
  retryable: true,
});
/** Ends when told to stop, as a well-behaved handler does. */
const untilStopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
const never = (): Promise<never> => new Promise(() => undefined);

/** A promise and the means to fulfil it. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};

const cases = (adapter: BrokerName): void => {
  let on: WorkerInstallation;

  beforeEach(async () => {
    on = await WorkerInstallation.open(adapter);
  });
  afterEach(async () => {
    await on.close();
  });

  const rename = (name: string): TaskOutcome => ({
    record: async (records) => ({
      version: (await records.changeCompany(on.companyId, { name })).version,
    }),
  });
  const companyName = async () => (await on.eventLog.records.company(on.companyId))?.name;

  it('records outcome, result and end together, and tells progress by step', async () => {
    await on.worker([
      handler(async (context) => {
        context.progress('downloading_file', 10);
        context.progress('classifying', 80, 'by name');
        return rename('Acme Corp.');
      }),
    ]);
    const taskId = await on.request();
    const task = await on.ended(taskId);
    expect(task).to.include({ status: 'SUCCESS', attempt: 1 });
    expect(await companyName()).to.equal('Acme Corp.');
    const [attempt] = (await on.timeline(taskId)).attempts;
    expect(attempt?.steps.map(({ step }) => step)).to.deep.equal([
      'downloading_file',
      'classifying',
    ]);
    expect(attempt).to.include({ service: 'downloader', outcome: 'succeeded' });
  });

  it('adds nothing when a command is delivered again, at work and afterwards', async () => {
    const finish = gate();
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        await finish.opened;
        return rename(`Acme ${runs}`);
      }),
    ]);
    const taskId = await on.request();
    await waitFor(async () => (await on.eventLog.tasks.load(taskId))?.status === 'STARTED');
    const command = await commandOf(on, taskId);
    await on.broker.publish(command);
    await on.broker.publish({ ...command, message_id: on.eventLog.ids.uuid() });
    finish.open();
    await on.ended(taskId);
    await on.broker.publish(command);
    await on.broker.publish({ ...command, message_id: on.eventLog.ids.uuid() });
    await on.quiet();
    expect(runs).to.equal(1);
    expect(await on.eventTypes(taskId)).to.deep.equal([
      'TaskRequested',
      'TaskStarted',
      'TaskSucceeded',
    ]);
    expect(await companyName()).to.equal('Acme 1');
  });

  it('begins once where copies of a command arrive together', async () => {
    const finish = gate();
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        if (runs > 1) await finish.opened;
        return done;
      }),
    ]);
    await on.ended(await on.request());
    await on.relay.stop();
    const taskId = await on.request();
    const command = await commandOf(on, taskId);
    const copies = Array.from({ length: 5 }, () => ({
      ...command,
      message_id: on.eventLog.ids.uuid(),
    }));
    await Promise.all(copies.map((copy) => on.broker.publish(copy)));
    await waitFor(async () => (await on.eventLog.tasks.load(taskId))?.status === 'STARTED');
    // What waits for the beginning of the first goes on as soon as that is over.
    await on.eventLog.database.check();
    finish.open();
    on.relay.start();
    await on.ended(taskId);
    await on.quiet();
    expect(await on.eventTypes(taskId)).to.deep.equal([
      'TaskRequested',
      'TaskStarted',
      'TaskSucceeded',
    ]);
  });

  it('tries a transient fault again later, and says when', async () => {
    let runs = 0;
    await on.worker([
      handler(async () => {
        if ((runs += 1) < 3) throw transient;
        return done;
      }),
    ]);
    const taskId = await on.request();
    expect(await on.ended(taskId)).to.include({ status: 'SUCCESS', attempt: 3, retries: 2 });
    const { attempts } = await on.timeline(taskId);
    expect(attempts.map(({ outcome }) => outcome)).to.deep.equal(['retry', 'retry', 'succeeded']);
    const [first, second] = attempts;
    expect(first?.error?.code).to.equal('network_error');
    expect(Number(second?.startedAt) - Number(first?.nextAttemptAt)).to.be.at.least(0);
    expect(Number(first?.nextAttemptAt) - Number(first?.endedAt)).to.be.at.least(90);
  });

  it('fails when the retries are used up, and at once for every other fault', async () => {
    let fault: Error = transient;
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        throw fault;
      }),
    ]);
    const used = await on.ended(await on.request());
    expect(used).to.include({ status: 'FAILURE', attempt: 4 });
    expect(used.error).to.deep.equal({
      code: 'network_error',
      message: 'The server did not answer',
      retryable: true,
    });
    fault = new TypeError('x is not a function');
    const unforeseen = await on.ended(await on.request());
    expect(unforeseen.attempt).to.equal(1);
    expect(unforeseen.error?.code).to.equal('internal_error');
    expect(runs).to.equal(5);
  });

  it('rejects the result of an attempt whose worker was taken for dead', async () => {
    const zombie = gate();
    let runs = 0;
    const slow = await on.worker(
      [
        handler(async () => {
          runs += 1;
          await zombie.opened;
          return rename('Zombie');
        }),
      ],
      { REVOCATION_POLL_MS: 60_000, TASK_CONCURRENCY: 1 },
    );
    const taskId = await on.request();
    await waitFor(() => runs === 1);
    const first = (await currentAttempts(on.eventLog.database, [taskId])).get(taskId);
    await endSessions(on);
    await on.worker([handler(async () => rename('Second'))]);
    // The zombie takes one command at a time, so that it joins none of these to what it has at work.
    await waitFor(
      async () => {
        if ((await on.eventLog.tasks.load(taskId))?.status === 'SUCCESS') return true;
        await on.broker.publish({
          ...(await commandOf(on, taskId)),
          message_id: on.eventLog.ids.uuid(),
        });
        return false;
      },
      { intervalMs: 150 },
    );
    zombie.open();
    await slow.stop();
    const task = await on.eventLog.tasks.load(taskId);
    expect(task?.status).to.equal('SUCCESS');
    // On a slow machine a third attempt may have begun before the second was known to have ended.
    expect(task?.attempt).to.be.at.least(2);
    expect(task?.attemptId).not.to.equal(first);
    expect(await companyName()).to.equal('Second');
    expect((await on.eventTypes(taskId)).filter((type) => type === 'TaskSucceeded')).to.have.length(
      1,
    );
  });

  for (const step of [
    'downloading_file',
    'classifying',
    'processing_pdf',
    'storing_extractions',
  ] as const satisfies readonly ProgressStep[]) {
    it(`stops within two seconds when revoked while ${step}, and records nothing`, async () => {
      let stoppedAt = 0;
      await on.worker([
        handler(async (context) => {
          context.progress(step, 50);
          await untilStopped(context.signal).catch(() => {
            stoppedAt = Date.now();
          });
          return rename('Too late');
        }),
      ]);
      const taskId = await on.request();
      await waitFor(async () => (await on.eventLog.tasks.load(taskId))?.progress?.step === step);
      const revokedAt = Date.now();
      await on.eventLog.transaction(rootContext(), (unit) =>
        unit.tasks.revoke(taskId, 'asked by a client'),
      );
      await waitFor(() => stoppedAt > 0);
      expect(stoppedAt - revokedAt).to.be.below(2000);
      expect((await on.ended(taskId)).status).to.equal('REVOKED');
      await on.quiet();
      expect(await companyName()).to.equal('Acme');
      expect((await on.eventTypes(taskId)).at(-1)).to.equal('TaskRevoked');
    });
  }

  it('never begins a task that was revoked while it waited', async () => {
    const taskId = await on.request();
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.revoke(taskId, 'asked by a client'),
    );
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        return done;
      }),
    ]);
    await on.quiet();
    await on.ended(await on.request());
    expect(runs).to.equal(1);
    expect(await on.eventTypes(taskId)).to.deep.equal(['TaskRequested', 'TaskRevoked']);
  });

  it('tells a task at its soft limit to stop, and gives it up at the hard one: one failure, no second run', async () => {
    let runs = 0;
    let ignoring = false;
    await on.worker(
      [
        handler(async (context) => {
          runs += 1;
          return ignoring ? never() : untilStopped(context.signal);
        }),
      ],
      { TASK_LIMIT_SCALE: 0.0002 },
    );
    for (ignoring of [false, true]) {
      const taskId = await on.request();
      const task = await on.ended(taskId);
      expect(task.error).to.include({ code: 'time_limit_exceeded', retryable: false });
      const [attempt, ...others] = (await on.timeline(taskId)).attempts;
      expect(others).to.deep.equal([]);
      expect(attempt?.seconds ?? 0).to.be.within(ignoring ? 0.35 : 0.32, 5);
    }
    await on.quiet();
    expect(runs).to.equal(2);
  });

  it('gives work under way to others when the service stops', async () => {
    const first = await on.worker([handler(async (context) => untilStopped(context.signal))]);
    const taskId = await on.request();
    await waitFor(async () => (await on.eventLog.tasks.load(taskId))?.status === 'STARTED');
    await first.stop();
    await on.worker([handler(async () => done)]);
    expect(await on.ended(taskId)).to.include({
      status: 'SUCCESS',
      attempt: 2,
      retries: 0,
      crashes: 0,
    });
    expect((await on.timeline(taskId)).attempts.map(({ outcome }) => outcome)).to.deep.equal([
      'interrupted',
      'succeeded',
    ]);
  });

  it('gives back what it was about to begin when the service was told to stop', async () => {
    let runs = 0;
    const counted = handler(async () => {
      runs += 1;
      return done;
    });
    const taskId = await on.request();
    const [arrived, release] = holdBegin(on);
    const first = await on.worker([counted]);
    await arrived;
    const stopped = first.stop();
    await sleep(50);
    release();
    await stopped;
    expect(runs, 'runs of the one that stops').to.equal(0);
    await on.worker([counted]);
    expect(await on.ended(taskId)).to.include({ status: 'SUCCESS', attempt: 2, crashes: 0 });
    expect((await on.timeline(taskId)).attempts.map(({ outcome }) => outcome)).to.deep.equal([
      'interrupted',
      'succeeded',
    ]);
  });

  it('parks a task that kills its workers, with its reason, and goes on with the next', async () => {
    const taskId = await on.request();
    await killWorkers(on, taskId);
    await on.worker([handler(async () => done)]);
    await publish(on, await commandOf(on, taskId));
    const task = await on.ended(taskId);
    expect(task).to.include({ status: 'FAILURE' });
    expect(task.error?.code).to.equal('worker_crashed');
    expect(
      (await lettersOf(on, taskId)).map(({ queue, reason }) => ({ queue, reason })),
    ).to.deep.equal([{ queue: 'downloader.v1', reason: 'The worker died in 3 attempts' }]);
    expect((await on.ended(await on.request())).status).to.equal('SUCCESS');
  });

  it('parks it though the answer of the database was lost, once', async () => {
    const taskId = await on.request();
    await killWorkers(on, taskId);
    const command = await commandOf(on, taskId);
    const lost = on.loseOneAnswer(
      async () => (await on.eventLog.tasks.load(taskId))?.status === 'FAILURE',
    );
    await on.worker([handler(async () => done)]);
    await publish(on, command);
    await on.ended(taskId);
    await on.quiet();
    await waitFor(() => lost.answers === 1);
    expect(await lettersOf(on, taskId)).to.have.length(1);
  });

  it('sends a command again that was lost, once', async () => {
    await on.relay.stop();
    const taskId = await on.eventLog.transaction(rootContext(), async (unit) => {
      const { task } = await unit.tasks.request({
        operation: 'download_document',
        companyId: on.companyId,
        documentId: on.documentId,
      });
      await unit.db
        .updateTable('open_tasks')
        .set({ due_at: new Date(Date.now() - 120_000) })
        .where('task_id', '=', task.taskId)
        .execute();
      return task.taskId;
    });
    await loseMessages(on);
    let runs = 0;
    await on.worker(
      [
        handler(async () => {
          runs += 1;
          return done;
        }),
      ],
      { SUPERVISION_SECONDS: 0.1, UNANSWERED_SECONDS: 60 },
    );
    await on.worker(
      [
        handler(async () => {
          runs += 1;
          return done;
        }),
      ],
      { SUPERVISION_SECONDS: 0.1, UNANSWERED_SECONDS: 60 },
    );
    expect((await on.ended(taskId)).status).to.equal('SUCCESS');
    await on.quiet();
    expect(runs).to.equal(1);
  });

  it('goes on with a task whose worker died and whose message died with it', async () => {
    await on.relay.stop();
    const taskId = await on.request();
    await loseMessages(on);
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.start(taskId, {
        attemptId: unit.ids.uuid(),
        service: 'downloader',
        worker: 'dead',
        host: 'h',
        sessionId: unit.ids.uuid(),
      }),
    );
    await on.worker([handler(async () => done)], { SUPERVISION_SECONDS: 0.1 });
    expect(await on.ended(taskId)).to.include({ status: 'SUCCESS', attempt: 2, crashes: 1 });
  });

  it('waits with the end of a task while the database is full, and counts no lost attempt', async () => {
    const refusals = (text: string) => on.eventLog.database.run((db) => sql.raw(text).execute(db));
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        // As PostgreSQL says it when the disk is full.
        await refusals(`create function no_room() returns trigger language plpgsql as
          $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`);
        await refusals('create trigger no_room before insert on events execute function no_room()');
        return rename('Acme Corp.');
      }),
    ]);
    const taskId = await on.request();
    await waitFor(() => runs === 1);
    await sleep(2_500);
    expect((await on.eventLog.tasks.load(taskId))?.status).to.equal('STARTED');
    await refusals('drop trigger no_room on events');
    expect(await on.ended(taskId)).to.include({ status: 'SUCCESS', attempt: 1, crashes: 0 });
    expect([runs, await companyName()]).to.deep.equal([1, 'Acme Corp.']);
  });

  it('begins anew where the beginning was committed and the answer lost', async () => {
    const lost = on.loseOneAnswer(
      async () =>
        (
          await on.eventLog.database.run((db) =>
            db
              .selectFrom('open_tasks')
              .select('attempt_id')
              .where('attempt_id', 'is not', null)
              .execute(),
          )
        ).length > 0,
    );
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        return rename(`Acme ${runs}`);
      }),
    ]);
    const taskId = await on.request();
    expect(await on.ended(taskId)).to.include({ status: 'SUCCESS', attempt: 2 });
    await on.quiet();
    expect([lost.answers, runs, await companyName()]).to.deep.equal([1, 1, 'Acme 1']);
  });

  it('has one effect where the end was committed and the answer lost', async () => {
    const lost = on.loseOneAnswer(async () => (await companyName()) === 'Acme 1');
    let runs = 0;
    await on.worker([
      handler(async () => {
        runs += 1;
        return rename(`Acme ${runs}`);
      }),
    ]);
    const taskId = await on.request();
    expect(await on.ended(taskId)).to.include({ status: 'SUCCESS', attempt: 1 });
    await on.quiet();
    expect([lost.answers, runs, await companyName()]).to.deep.equal([1, 1, 'Acme 1']);
  });

  for (const { end, fault, label } of [
    {
      end: 'TaskFailed',
      fault: new ServiceError('http_error', 'The server answered 410'),
      label: 'failed',
    },
    { end: 'TaskRetryScheduled', fault: transient, label: 'retried' },
  ]) {
    it(`counts an attempt as ${label} though the answer to ${end} was lost`, async () => {
      const metrics = new ServiceMetrics('downloader');
      let taskId = '';
      let runs = 0;
      const lost = on.loseOneAnswer(async () => (await on.eventTypes(taskId)).includes(end));
      await on.worker(
        [
          handler(async () => {
            if ((runs += 1) === 1) throw fault;
            return done;
          }),
        ],
        {},
        undefined,
        metrics,
      );
      taskId = await on.request();
      await on.ended(taskId);
      await on.quiet();
      expect(lost.answers).to.equal(1);
      const outcomes = await waitFor(
        async () => {
          const values = (await metrics.registry.getMetricsAsJSON())
            .find(({ name }) => name === 'fde_tasks_total')
            ?.values.map(({ labels }) => labels['outcome']);
          return values?.length === runs ? values : undefined;
        },
        { what: 'the outcome of each attempt' },
      );
      expect(outcomes).to.include(label).and.not.include('fenced');
    });
  }
};

/** As documents do that take their worker down whenever they are read. */
const killWorkers = async (on: WorkerInstallation, taskId: string): Promise<void> => {
  for (let crash = 0; crash < 3; crash += 1) {
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.start(taskId, {
        attemptId: unit.ids.uuid(),
        service: 'downloader',
        worker: 'dead',
        host: 'h',
        sessionId: unit.ids.uuid(),
      }),
    );
  }
};

/** The publisher connects in the background; the relay would wait for it, a direct publish is refused until then. */
const publish = async (on: WorkerInstallation, command: CommandEnvelope): Promise<void> => {
  await waitFor(() => on.broker.check().then(() => true));
  await on.broker.publish(command);
};

const lettersOf = async (on: WorkerInstallation, taskId: string) =>
  (await on.deadLetters.list({ taskId }, { skip: 0, limit: 10 })).items;

/** Holds what the first beginning answers, after its commit, until it is released. */
const holdBegin = ({
  eventLog,
}: WorkerInstallation): readonly [arrived: Promise<void>, release: () => void] => {
  const [started, released] = [gate(), gate()];
  const transaction = eventLog.transaction.bind(eventLog);
  eventLog.transaction = async (context, work) => {
    const result = await transaction(context, work);
    if ((result as Task | undefined)?.status !== 'STARTED') return result;
    eventLog.transaction = transaction;
    started.open();
    await released.opened;
    return result;
  };
  return [started.opened, released.open];
};

/** The command of a task, as it was sent. */
const commandOf = async (on: WorkerInstallation, taskId: string): Promise<CommandEnvelope> => {
  const task = await on.eventLog.tasks.load(taskId);
  if (task === undefined) throw new Error(`no task ${taskId}`);
  const context = rootContext({ taskId });
  return {
    message_id: on.eventLog.ids.uuid(),
    kind: 'command',
    type: 'DownloadDocument',
    schema_version: 1,
    task_id: taskId,
    correlation_id: context.correlationId,
    causation_id: null,
    traceparent: context.traceparent,
    occurred_at: new Date().toISOString(),
    payload: {
      task_id: taskId,
      operation: task.operation,
      company_id: task.companyId,
      document_id: task.documentId,
      parent_task_id: task.parentTaskId,
    },
  };
};

/** As when all workers at work were frozen for longer than their lease. */
const endSessions = (on: WorkerInstallation): Promise<unknown> =>
  on.eventLog.database.run((db) =>
    db
      .updateTable('worker_sessions')
      .set({ renewed_at: sql`'-infinity'` })
      .execute(),
  );

/** As when the broker lost its data: what a stopped relay has not published is gone. */
const loseMessages = async (on: WorkerInstallation): Promise<void> => {
  await on.eventLog.database.run((db) => db.deleteFrom('outbox').execute());
  on.relay.start();
};

describe('task runner over PostgreSQL alone', () => {
  cases('postgres');
});

if (await rabbitMqAnswers('task runner over RabbitMQ'))
  describe('task runner over RabbitMQ', () => {
    cases('rabbitmq');
  });

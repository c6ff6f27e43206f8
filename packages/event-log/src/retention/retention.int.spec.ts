import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import {
  addDocument,
  change,
  fenceOf,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { EventLog } from '../event-log.js';
import { TaskProjector } from '../projector/task-projector.js';
import { WorkerSession } from '../worker-sessions/worker-session.js';
import { prune } from './retention.js';

const DAY_MS = 24 * 3600 * 1000;

describe('retention', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
  });
  after(() => spec.remove());

  it('keeps what is young, and lets go of what is old', async () => {
    const letters = new DeadLetters(spec.log);
    await letters.park({ queue: 'q', reason: 'r', headers: {}, body: 'b', deliveries: 1 });
    await change(spec.log, (unit) => unit.inbox('spec', 'dddddddd-0000-4000-8000-000000000001'));
    expect(await prune(spec.log)).to.include({ inbox: 0, deadLetters: 0 });
    expect(
      await prune(spec.log, { inboxDays: -1, taskStreamDays: 1, deadLetterDays: -1 }),
    ).to.include({ inbox: 1, deadLetters: 1 });
  });

  it('lets go of nothing for an hour after the clock jumped ahead, seen or before the process began', async () => {
    const letters = new DeadLetters(spec.log);
    await letters.park({ queue: 'q', reason: 'r', headers: {}, body: 'b', deliveries: 1 });
    const everything = { inboxDays: -1, taskStreamDays: -1, deadLetterDays: -1 };
    const nothing = { inbox: 0, archivedStreams: 0, deadLetters: 0, workerSessions: 0 };
    const [seen, later] = [new Database({ url: spec.url }), new Database({ url: spec.url })];
    try {
      await seen.migrate();
      await seen.clock.follow(
        () => Promise.resolve(new Date(Date.now() + 400 * DAY_MS)),
        (time) => time,
      );
      expect(await prune(new EventLog(seen), everything)).to.include(nothing);
      await sql`update events set occurred_at = occurred_at - interval '400 days'`.execute(
        spec.database.db,
      );
      await later.migrate();
      expect(await prune(new EventLog(later), everything)).to.include(nothing);
    } finally {
      await Promise.all([seen.close(), later.close()]);
      await sql`update events set occurred_at = occurred_at + interval '400 days'`.execute(
        spec.database.db,
      );
    }
    expect(await prune(spec.log, everything)).to.include({ deadLetters: 1 });
  });

  it('forgets the sessions of dead workers that nothing names, and no others', async () => {
    const [alive, dead, named] = [randomUUID(), randomUUID(), randomUUID()];
    const session = await WorkerSession.open(spec.database, 'extractor', alive);
    const task = (await requestExtraction(spec.log, await addDocument(spec.log, 3))).taskId;
    const sessions = async (): Promise<readonly string[]> =>
      (await spec.database.db.selectFrom('worker_sessions').select('session_id').execute()).map(
        ({ session_id: id }) => id,
      );
    await sql`insert into worker_sessions (session_id, lock_key, name, host, renewed_at)
      select id, -1, 'extractor', 'gone', now() from unnest(${[dead, named]}::uuid[]) id`.execute(
      spec.database.db,
    );
    await sql`update open_tasks set session_id = ${named} where task_id = ${task}`.execute(
      spec.database.db,
    );
    expect(await prune(spec.log)).to.include({ workerSessions: 1 });
    expect(await sessions()).to.have.members([session.id, named]);
    await session.close();
  });

  it('moves no task whose result can still be read, nor one that has not ended', async () => {
    const open = (await requestExtraction(spec.log, await addDocument(spec.log, 1))).taskId;
    const done = (await requestExtraction(spec.log, await addDocument(spec.log, 2))).taskId;
    await startAttempt(spec.log, done, 1);
    await change(spec.log, (unit) => unit.tasks.succeed(done, fenceOf(1), { pages: 1 }));
    const projector = new TaskProjector(spec.log);
    await projector.catchUp(done);
    const everything = { inboxDays: 1, taskStreamDays: -1, deadLetterDays: 1 };
    expect(await prune(spec.log, everything)).to.include({ archivedStreams: 0 });
    await change(spec.log, (unit) => unit.tasks.expireResult(done));
    await projector.catchUp(done);
    expect(await prune(spec.log, everything)).to.include({ archivedStreams: 1, archivedEvents: 4 });
    expect((await spec.log.tasks.timeline(done))?.attempts).to.have.length(1);
    expect((await spec.log.tasks.load(open))?.status).to.equal('PENDING');
  });

  it('goes on until nothing is left that is old enough, and stops with its process', async () => {
    await sql`insert into inbox (consumer, message_id, received_at) select 'spec', gen_random_uuid(), now() - interval '30 days' from generate_series(1, 45000)`.execute(
      spec.database.db,
    );
    await sql`
      with made as (select gen_random_uuid() as task_id, now() - interval '60 days' as at from generate_series(1, 1100)),
      rows as (insert into task_status (task_id, operation, company_id, document_id, status, attempt, retries, crashes, result_expired, created_at, started_at, finished_at, version)
        select task_id, 'extract_document', 1, 1, 'FAILURE', 1, 0, 0, false, at, at, at, 2 from made)
      insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, task_id, traceparent, occurred_at)
      select 'task-' || task_id, v, gen_random_uuid(), (array['TaskRequested', 'TaskFailed'])[v], 1, '{}', task_id, task_id, '00-00000000000000000000000000000001-0000000000000001-01', at
      from made cross join generate_series(1, 2) v`.execute(spec.database.db);
    expect(await prune(spec.log, undefined, AbortSignal.abort()), 'one batch').to.include({
      inbox: 20_000,
      archivedStreams: 500,
    });
    expect(await prune(spec.log), 'the rest').to.include({
      inbox: 25_000,
      archivedStreams: 600,
      archivedEvents: 1_200,
    });
    expect(await prune(spec.log)).to.include({ inbox: 0, archivedStreams: 0 });
  });

  it('keeps a message that was parked twice as one letter with the newer reason', async () => {
    const letters = new DeadLetters(spec.log);
    for (const reason of ['first', 'second'])
      await letters.park({
        queue: 'q',
        reason,
        headers: { a: '\u0000' },
        body: 'half \u0000 a message',
        deliveries: 3,
      });
    const { items, total } = await letters.list({ queue: 'q' }, { skip: 0, limit: 10 });
    expect(total).to.equal(1);
    expect(items[0]).to.include({ reason: 'second', messageId: null });
  });
});

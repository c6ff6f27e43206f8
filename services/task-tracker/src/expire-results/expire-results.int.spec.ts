import {
  Database,
  EventLog,
  privateDatabase,
  rootContext,
  type PrivateDatabase,
} from '@fde/event-log';
import { expect } from 'chai';
import { expireResults } from './expire-results.js';

const LIFETIME_SECONDS = 3600;

describe('expiry of results', function () {
  this.timeout(120_000);
  let own: PrivateDatabase;
  let database: Database;
  let eventLog: EventLog;

  before(async () => {
    own = await privateDatabase();
    database = new Database({ url: own.url });
    await database.migrate();
    eventLog = new EventLog(database);
  });
  after(async () => {
    await database.close();
    await own.drop();
  });

  /** Tasks that ended well, so many minutes ago, as rows and as streams. */
  const ended = (count: number, minutesAgo: number): Promise<unknown> =>
    database.roundTrip([
      {
        values: [minutesAgo, count],
        text: `
    with made as (select gen_random_uuid() as task_id, now() - make_interval(mins => $1::int) as at from generate_series(1, $2::int)),
    rows as (insert into task_status (task_id, operation, company_id, document_id, status, attempt, attempt_id, retries, crashes, result, result_expired, created_at, started_at, finished_at, version)
      select task_id, 'extract_document', 1, 1, 'SUCCESS', 1, task_id, 0, 0, '{"pages": 1}', false, at, at, at, 3 from made)
    insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, task_id, traceparent, occurred_at)
    select 'task-' || task_id, v, gen_random_uuid(), (array['TaskRequested', 'TaskStarted', 'TaskSucceeded'])[v], 1,
      (array[jsonb_build_object('task_id', task_id, 'operation', 'extract_document', 'company_id', 1, 'document_id', 1, 'parent_task_id', null),
        jsonb_build_object('attempt', 1, 'attempt_id', task_id, 'service', 'extractor', 'worker', 'w', 'host', 'h'),
        jsonb_build_object('attempt', 1, 'attempt_id', task_id, 'result', jsonb_build_object('pages', 1))])[v],
      task_id, task_id, '00-00000000000000000000000000000001-0000000000000001-01', at from made cross join generate_series(1, 3) v`,
      },
    ]);

  it('takes all that are old enough in one run, shows it at once, and leaves the young ones', async () => {
    await ended(120, 61);
    await ended(3, 59);
    expect(await expireResults(eventLog, LIFETIME_SECONDS)).to.equal(120);
    const { items, total } = await eventLog.tasks.list({}, { skip: 0, limit: 100 });
    expect(total).to.equal(123);
    expect(
      items.slice(0, 4).map(({ resultExpired, result }) => ({ resultExpired, result })),
    ).to.deep.equal([
      ...Array.from({ length: 3 }, () => ({ resultExpired: false, result: { pages: 1 } })),
      { resultExpired: true, result: null },
    ]);
    expect(await expireResults(eventLog, LIFETIME_SECONDS), 'a second run').to.equal(0);
  });

  it('takes none for an hour after the clock jumped ahead, seen or before the process began', async () => {
    await ended(2, 61);
    const [seen, later] = [new Database({ url: own.url }), new Database({ url: own.url })];
    try {
      await seen.migrate();
      await seen.clock.follow(
        () => Promise.resolve(new Date(Date.now() + 400 * 24 * LIFETIME_SECONDS * 1000)),
        (time) => time,
      );
      expect(await expireResults(new EventLog(seen), LIFETIME_SECONDS), 'seen').to.equal(0);
      await later.migrate();
      expect(await expireResults(new EventLog(later), LIFETIME_SECONDS), 'before').to.equal(0);
    } finally {
      await Promise.all([seen.close(), later.close()]);
    }
    expect(await expireResults(eventLog, LIFETIME_SECONDS)).to.equal(2);
  });

  it('ends with its process', async () => {
    await ended(2, 90);
    expect(await expireResults(eventLog, LIFETIME_SECONDS, AbortSignal.abort())).to.equal(0);
    const taskId = (await eventLog.tasks.expired(new Date(), 10))[0] ?? '';
    await eventLog.transaction(rootContext({ taskId }), async (unit) => {
      await unit.tasks.expireResult(taskId);
    });
    // Expired in the log while its row is behind: it is not expired again.
    expect(await expireResults(eventLog, LIFETIME_SECONDS)).to.equal(1);
    expect(await eventLog.readStream(`task-${taskId}`)).to.have.length(4);
  });
});

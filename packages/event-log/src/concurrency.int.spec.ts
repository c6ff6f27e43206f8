import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { sql } from 'kysely';
import { ServiceError } from '@fde/contracts';
import { Database } from './database/database.js';
import { BEGINNING } from './events/event-store.js';
import { EventLog } from './event-log.js';
import { takeReadModels } from './projections/read-model-lock.js';
import {
  addDocument,
  change,
  codeOf,
  fenceOf,
  requestExtraction,
  seededLog,
  startAttempt,
  type SpecLog,
  until,
} from './spec-log.js';

describe('event log under concurrency and outages', function () {
  this.timeout(30_000);
  let spec: SpecLog;
  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  it('shows a reader of the whole log every event, those of slow transactions too', async () => {
    let reading = true;
    const seen = new Set<string>();
    const reader = (async () => {
      let checkpoint = BEGINNING;
      while (reading) {
        const next = await spec.log.readAll(checkpoint, 50);
        checkpoint = next.checkpoint;
        for (const event of next.events) seen.add(event.eventId);
        await sleep(2);
      }
    })();
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        for (let m = 0; m < 5; m += 1) {
          await change(spec.log, async (unit) => {
            await unit.append(`company-${1000 + n}`, [
              { type: 'CompanyRemoved', data: { id: 4711 } },
            ]);
            await sleep(n % 3 === 0 ? 60 : 1);
          });
        }
      }),
    );
    const all = await spec.database.db.selectFrom('events').select('event_id').execute();
    // Transactions of other databases of the server hold a reader back too.
    await until(() => seen.size === all.length);
    reading = false;
    await reader;
    expect(all.length).to.equal(66);
  });

  it('ends a task once when its success, its revocation and its failure race', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { taskId } = await requestExtraction(
        spec.log,
        await addDocument(spec.log, 1, 1990 + round),
      );
      await startAttempt(spec.log, taskId, 1);
      const codes = await Promise.all([
        codeOf(change(spec.log, (unit) => unit.tasks.succeed(taskId, fenceOf(1), {}))),
        codeOf(change(spec.log, (unit) => unit.tasks.revoke(taskId, 'race'))),
        codeOf(
          change(spec.log, (unit) =>
            unit.tasks.fail(taskId, fenceOf(1), { code: 'x', message: 'x', retryable: false }),
          ),
        ),
      ]);
      expect(codes.filter((code) => code === 'no error')).to.have.length(1);
      const ends = (await spec.log.readStream(`task-${taskId}`)).filter(({ type }) =>
        ['TaskSucceeded', 'TaskRevoked', 'TaskFailed'].includes(type),
      );
      expect(ends).to.have.length(1);
    }
  });

  it('revokes the children with the parent, and lets no child be asked for afterwards', async () => {
    const { parent, child } = await change(spec.log, async (unit) => {
      const above = await unit.tasks.request({
        operation: 'extract_company',
        companyId: 2,
        documentId: null,
      });
      const below = await unit.tasks.request({
        operation: 'scrape_company',
        companyId: 2,
        documentId: null,
        parentTaskId: above.task.taskId,
      });
      return { parent: above.task.taskId, child: below.task.taskId };
    });
    const heard: string[] = [];
    const end = spec.database.listener.on('fde_task_revoked', (taskId) => heard.push(taskId));
    await until(() => spec.database.listener.alive);
    expect(await change(spec.log, (unit) => unit.tasks.revoke(parent, 'unwanted'))).to.deep.equal([
      parent,
      child,
    ]);
    await until(() => heard.includes(parent) && heard.includes(child));
    end();
    expect(
      await codeOf(
        change(spec.log, (unit) =>
          unit.tasks.request({
            operation: 'recompile_company',
            companyId: 2,
            documentId: null,
            parentTaskId: parent,
          }),
        ),
      ),
    ).to.equal('task_finished');
  });

  it('revokes a parent though one of its children ends at that very moment', async () => {
    const { parent, children } = await change(spec.log, async (unit) => {
      const { task } = await unit.tasks.request({
        operation: 'extract_company',
        companyId: 3,
        documentId: null,
      });
      const taskIds = [];
      for (const operation of ['scrape_company', 'recompile_company'] as const) {
        taskIds.push(
          (
            await unit.tasks.request({
              operation,
              companyId: 3,
              documentId: null,
              parentTaskId: task.taskId,
            })
          ).task.taskId,
        );
      }
      return { parent: task.taskId, children: taskIds.toSorted() };
    });
    const [first = '', second = ''] = children;
    await startAttempt(spec.log, second, 1);
    let revocation: Promise<readonly string[]> = Promise.resolve([]);
    // The revocation knows about both children, and waits for the row of the first.
    await spec.database.db.transaction().execute(async (holding) => {
      await holding
        .selectFrom('open_tasks')
        .select('task_id')
        .where('task_id', '=', first)
        .forUpdate()
        .execute();
      revocation = change(spec.log, (unit) => unit.tasks.revoke(parent, 'unwanted'));
      await until(
        async () =>
          (
            await sql`select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
              spec.database.db,
            )
          ).rows.length > 0,
      );
      await change(spec.log, (unit) => unit.tasks.succeed(second, fenceOf(1), {}));
    });
    expect(await revocation).to.deep.equal([parent, first]);
    expect((await spec.log.tasks.load(second))?.status).to.equal('SUCCESS');
  });

  it('leaves no connection in a transaction that did not get its lock in time', async () => {
    const impatient = new Database({ url: spec.url, poolSize: 1, statementTimeoutMs: 150 });
    const log = new EventLog(impatient);
    await spec.database.db.transaction().execute(async (rebuilding) => {
      await takeReadModels(rebuilding);
      expect(await codeOf(change(log, (unit) => unit.readStream('company-1')))).to.equal(
        'database_timeout',
      );
      expect(await codeOf(log.records.company(1))).to.equal('no error');
    });
    expect(await codeOf(change(log, (unit) => unit.readStream('company-1')))).to.equal('no error');
    await impatient.close();
  });

  it('does nothing the second time a consumer sees a message', async () => {
    const messageId = 'dddddddd-0000-4000-8000-000000000001';
    const take = () => change(spec.log, (unit) => unit.inbox('spec', messageId));
    const answers = await Promise.all([take(), take(), take(), take()]);
    expect(answers.filter(Boolean)).to.have.length(1);
  });

  it('removes a company while documents are added to it: none is left behind', async () => {
    const company = await change(spec.log, (unit) =>
      unit.records.addCompany(
        { name: 'Busy', primary_ticker: null, tickers: null, ir_url: 'https://b.example/' },
        'client',
      ),
    );
    const adds = Array.from({ length: 20 }, (_, n) =>
      codeOf(addDocument(spec.log, company.id, 1950 + n)),
    );
    const removal = sleep(5).then(() =>
      change(spec.log, (unit) => unit.records.removeCompany(company.id)),
    );
    const codes = await Promise.all(adds);
    await removal;
    for (const code of codes) expect(['no error', 'company_not_found']).to.include(code);
    expect((await spec.log.records.documents(company.id, {})).total).to.equal(0);
  });

  it('goes on after all its connections have ended', async () => {
    const database = new Database({ url: spec.url });
    const heard: string[] = [];
    database.listener.on('spec', (payload) => heard.push(payload));
    await until(() => database.listener.alive);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(spec.database.db)
      .catch(() => undefined);
    await until(
      async () => (await codeOf(new EventLog(database).records.company(1))) === 'no error',
    );
    await until(async () => {
      await sql`select pg_notify('spec', 'hello')`.execute(database.db);
      return heard.includes('hello');
    });
    await database.close();
  });

  it('goes on when a migration changes a table under its statements', async () => {
    const database = new Database({ url: spec.url, poolSize: 3 });
    const log = new EventLog(database);
    const readThrice = async () => {
      const read = () => log.records.company(1);
      const companies = await Promise.all([read(), read(), read()]);
      expect(companies.map((company) => company?.id)).to.deep.equal([1, 1, 1]);
    };
    for (let n = 0; n < 5; n += 1) await readThrice();
    await sql`alter table companies add column later text`.execute(spec.database.db);
    for (let n = 0; n < 3; n += 1) await readThrice();
    await sql`alter table companies drop column later`.execute(spec.database.db);
    await database.close();
  });

  it('says that the database is away, and that it may be tried again', async () => {
    const away = new Database({ url: 'postgres://root@127.0.0.1:1/none' });
    const error: unknown = await away.check().catch((thrown: unknown) => thrown);
    expect(error)
      .to.be.instanceOf(ServiceError)
      .and.to.include({ code: 'database_unavailable', retryable: true });
    await away.close();
  });

  it('refuses text that cannot be stored', async () => {
    const add = change(spec.log, (unit) =>
      unit.records.addCompany(
        { name: 'a\u0000b', primary_ticker: null, tickers: null, ir_url: 'https://b.example/' },
        'client',
      ),
    );
    expect(await codeOf(add)).to.equal('invalid_text');
  });
});

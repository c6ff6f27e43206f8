import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { sql } from 'kysely';
import pg from 'pg';
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
} from '../spec-log.js';
import { SESSION_LOCK_CLASS, isSessionAlive } from './session-liveness.js';
import { WorkerSession } from './worker-session.js';

describe('worker session', function () {
  this.timeout(30_000);
  let spec: SpecLog;
  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  const openElsewhere = async (): Promise<{ id: string; process: ReturnType<typeof spawn> }> => {
    const id = randomUUID();
    const script = `const { Database, WorkerSession } = await import(${JSON.stringify(new URL('../index.js', import.meta.url).href)});
      await WorkerSession.open(new Database({ url: process.argv[1] }), 'other', process.argv[2]); console.log('open'); setInterval(() => {}, 1000);`;
    const process = spawn(
      globalThis.process.execPath,
      ['--input-type=module', '-e', script, spec.url, id],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(process.stdout, 'data');
    return { id, process };
  };

  it('is alive while its process is, and dead within a second after kill -9', async () => {
    const { id, process } = await openElsewhere();
    expect(await isSessionAlive(spec.database.db, id)).to.equal(true);
    process.kill('SIGKILL');
    expect(await until(async () => !(await isSessionAlive(spec.database.db, id)))).to.be.below(
      1_000,
    );
  });

  it('is dead when another has missed its heartbeats, though its connection is open, until its next', async () => {
    const frozen = await WorkerSession.open(spec.database, 'frozen', randomUUID());
    const other = await WorkerSession.open(spec.database, 'other', randomUUID(), 20);
    await until(async () => !(await isSessionAlive(spec.database.db, frozen.id)), 3_000);
    expect(await isSessionAlive(spec.database.db, other.id)).to.equal(true);
    await other.close();
    await until(() => isSessionAlive(spec.database.db, frozen.id));
    await frozen.close();
  });

  for (const jump of ['2 hours', '400 days', '-3 hours', '-1 day'])
    it(`keeps its attempts when the database's clock jumps (${jump})`, async () => {
      const session = await WorkerSession.open(spec.database, 'alive', randomUUID());
      const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
      await startAttempt(spec.log, taskId, 1, session.id);
      // To others, a clock that jumps looks like a heartbeat as far in the past or the future.
      await sql`update worker_sessions set renewed_at = now() - ${jump}::interval where session_id = ${session.id}`.execute(
        spec.database.db,
      );
      expect(await isSessionAlive(spec.database.db, session.id)).to.equal(true);
      expect(await codeOf(startAttempt(spec.log, taskId, 2))).to.equal('attempt_running');
      await session.close();
    });

  it('is dead when it froze before a jump back, after as many heartbeats of others', async () => {
    const frozen = await WorkerSession.open(spec.database, 'frozen', randomUUID());
    await sql`update worker_sessions set renewed_at = now() + interval '3 hours' where session_id = ${frozen.id}`.execute(
      spec.database.db,
    );
    const other = await WorkerSession.open(spec.database, 'other', randomUUID(), 20);
    await until(async () => !(await isSessionAlive(spec.database.db, frozen.id)), 3_000);
    await Promise.all([other.close(), frozen.close()]);
  });

  it('comes back by itself when its connection is ended', async () => {
    const session = await WorkerSession.open(spec.database, 'cut', randomUUID());
    await sql`select pg_terminate_backend(l.pid) from pg_locks l join worker_sessions s on l.objid = s.lock_key::oid where l.locktype = 'advisory' and s.session_id = ${session.id}`.execute(
      spec.database.db,
    );
    await until(() => Promise.resolve(!session.alive));
    await until(async () => session.alive && (await isSessionAlive(spec.database.db, session.id)));
    await session.close();
    expect(await isSessionAlive(spec.database.db, session.id)).to.equal(false);
  });

  it('ends a connection that still holds its lock, as one that was cut off silently does', async () => {
    const session = await WorkerSession.open(spec.database, 'cut off', randomUUID());
    const { lock_key: key } = await spec.database.run((db) =>
      db
        .selectFrom('worker_sessions')
        .select('lock_key')
        .where('session_id', '=', session.id)
        .executeTakeFirstOrThrow(),
    );
    const before = new pg.Client({ connectionString: spec.url });
    let ended = false;
    before.on('error', () => (ended = true));
    await before.connect();
    const locked = before.query('select pg_advisory_lock($1::int, $2::int)', [
      SESSION_LOCK_CLASS,
      key,
    ]);
    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and classid = ${SESSION_LOCK_CLASS}::oid and objid = ${key}::oid`.execute(
      spec.database.db,
    );
    await locked;
    await until(() => Promise.resolve(!session.alive));
    await until(async () => session.alive && (await isSessionAlive(spec.database.db, session.id)));
    await until(() => Promise.resolve(ended));
    await session.close();
  });

  it('lets an attempt be taken over when its worker dies, and refuses what the dead one would say', async () => {
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    const { id, process } = await openElsewhere();
    await startAttempt(spec.log, taskId, 1, id);
    expect(await codeOf(startAttempt(spec.log, taskId, 2))).to.equal('attempt_running');
    process.kill('SIGKILL');
    await until(async () => (await codeOf(startAttempt(spec.log, taskId, 2))) === 'no error');
    expect(
      await codeOf(change(spec.log, (unit) => unit.tasks.succeed(taskId, fenceOf(1), null))),
    ).to.equal('attempt_superseded');
    expect(await spec.log.tasks.load(taskId)).to.include({ attempt: 2, crashes: 1 });
  });
});

import type { WatchSchedule } from '@fde/contracts';
import { expect } from 'chai';
import type { Clock } from '../clock.js';
import { EventLog } from '../event-log.js';
import { rebuildReadModels, verifyReadModels } from '../read-models/rebuild.js';
import { republish } from '../relay/republish.js';
import { change, specLog, type SpecLog } from '../spec-log.js';
import { fireWatch, setWatch, type Firing } from './change-watches.js';
import { endWatch } from '../watches/end-watch.js';
import { isRunOfWatch, replaceDueTimes, watchOf, watchPressure } from '../watches/read-watches.js';

const COMPANY = 3;
const DAY_MS = 86_400_000;
const DAILY: WatchSchedule = { interval: 'P1D', cron: null, timezone: null };
const WEEKLY: WatchSchedule = { interval: 'P7D', cron: null, timezone: null };

describe('watches', function () {
  this.timeout(60_000);
  let spec: SpecLog;
  let log: EventLog;
  let now: Date;

  beforeEach(async () => {
    spec = await specLog();
    now = new Date();
    const clock: Clock = { now: () => now };
    log = new EventLog(spec.database, { clock });
    await log.seedCompanies();
  });
  afterEach(() => spec.remove());

  const set = (schedule = DAILY) => change(log, (unit) => setWatch(unit, COMPANY, schedule, 'ann'));
  const end = () => change(log, (unit) => endWatch(unit, COMPANY, 'ann'));
  const watch = () => watchOf(spec.database, COMPANY);
  const events = async () =>
    (await log.readStream(`watch-${COMPANY}`)).map(({ type }) => type as string);
  /** Due times that wait in the outbox: when, and for which version of the watch. */
  const waiting = async () =>
    (
      await spec.database.run((db) =>
        db.selectFrom('outbox').select(['available_at', 'envelope']).execute(),
      )
    )
      .filter(({ envelope }) => (envelope as { type: string }).type === 'FireWatch')
      .map(({ available_at, envelope }) => ({
        at: available_at,
        command: (envelope as { payload: { company_id: number; watch_version: number } }).payload,
      }));
  const loseMessages = () => spec.database.run((db) => db.deleteFrom('outbox').execute());
  const fire = (version: number): Promise<Firing> =>
    change(log, (unit) => fireWatch(unit, { company_id: COMPANY, watch_version: version }));
  /** To a moment after the due time. */
  const untilDue = async (laterMs = 1): Promise<void> => {
    now = new Date(((await watch())?.next_due_at?.getTime() ?? 0) + laterMs);
  };
  const endRun = async (firing: Firing): Promise<void> => {
    const taskId = 'taskId' in firing ? firing.taskId : '';
    await change(log, (unit) => unit.tasks.revoke(taskId, 'the spec ends it'));
  };

  it('are off at first; setting one places its due time, and setting it again changes nothing', async () => {
    expect(await watch()).to.equal(undefined);
    await set();
    await set();
    const row = await watch();
    expect(row).to.include({ interval: 'P1D', cron: null, set_by: 'ann', version: 1 });
    expect(row?.next_due_at?.getTime()).to.be.within(now.getTime() + 1, now.getTime() + DAY_MS);
    expect(await waiting()).to.deep.equal([
      { at: row?.next_due_at, command: { company_id: COMPANY, watch_version: 1 } },
    ]);
  });

  it('begin one run at the due time and place the next, however often the message comes', async () => {
    await set();
    await loseMessages();
    await untilDue();
    const fired = await Promise.all([fire(1), fire(1), fire(1)]);
    expect(fired.map(({ outcome }) => outcome).toSorted()).to.deep.equal([
      'fired',
      'outdated',
      'outdated',
    ]);
    const first = fired.find(({ outcome }) => outcome === 'fired');
    const row = await watch();
    expect(row).to.include({ version: 2 });
    expect(first).to.deep.include({ taskId: row?.last_task_id, nextDueAt: row?.next_due_at });
    expect((await waiting()).map(({ command }) => command.watch_version)).to.deep.equal([2]);
    expect(await events()).to.deep.equal(['WatchSet', 'WatchFired']);
    const ofWatch = (taskId: string) =>
      spec.database.run((db) => isRunOfWatch(db, COMPANY, [taskId]));
    expect(await ofWatch(row?.last_task_id ?? '')).to.equal(true);
    expect(await ofWatch('00000000-0000-4000-8000-000000000001')).to.equal(false);
  });

  it('begin no second run while one is at work, and say so', async () => {
    await set();
    await untilDue();
    const first = await fire(1);
    await untilDue();
    const second = await fire(2);
    expect(second).to.include({ outcome: 'skipped' });
    const row = await watch();
    expect(row?.last_skipped_for).to.equal(row?.last_task_id);
    expect(row?.last_skipped_at).to.deep.equal(now);
    await endRun(first);
    await untilDue();
    expect(await fire(3)).to.include({ outcome: 'fired' });
    expect(await events()).to.deep.equal(['WatchSet', 'WatchFired', 'WatchSkipped', 'WatchFired']);
  });

  it('make up once for what was missed while nothing ran', async () => {
    await set();
    const due = (await watch())?.next_due_at?.getTime() ?? 0;
    await untilDue(10 * DAY_MS + 5_000);
    await fire(1);
    expect((await watch())?.next_due_at?.getTime()).to.equal(due + 11 * DAY_MS);
    expect(await fire(1)).to.deep.equal({ outcome: 'outdated' });
  });

  it('do nothing at a due time of another schedule, or of a watch that has ended', async () => {
    await set();
    await set(WEEKLY);
    expect((await waiting()).map(({ command }) => command.watch_version)).to.deep.equal([2]);
    now = new Date(now.getTime() + 8 * DAY_MS);
    expect(await fire(1)).to.deep.equal({ outcome: 'outdated' });
    await end();
    await end();
    expect(await waiting()).to.deep.equal([]);
    expect(await fire(2)).to.deep.equal({ outcome: 'outdated' });
    expect(await watch()).to.include({ next_due_at: null });
    await set(WEEKLY);
    expect(await events()).to.deep.equal(['WatchSet', 'WatchSet', 'WatchEnded', 'WatchSet']);
  });

  it('wait where the message comes before its time', async () => {
    await set();
    await loseMessages();
    expect(await fire(1)).to.include({ outcome: 'early' });
    expect(await waiting()).to.have.length(1);
    await untilDue(-1_000);
    const fired = await fire(1);
    expect(fired, 'a second is the difference of two clocks').to.include({ outcome: 'fired' });
    expect((await watch())?.next_due_at?.getTime()).to.be.greaterThan(now.getTime() + 60_000);
  });

  it('end with their company', async () => {
    await set();
    await change(log, (unit) => unit.records.removeCompany(COMPANY));
    expect((await events()).at(-1)).to.equal('WatchEnded');
    await untilDue();
    expect(await fire(1)).to.deep.equal({ outcome: 'outdated' });
  });

  it('are placed again from the log where the broker lost the message', async () => {
    await set();
    await untilDue();
    expect(await republish(log, now)).to.include({ commands: 1 });
    expect(await waiting(), 'one that waits is not placed twice').to.have.length(1);
    await loseMessages();
    await change(log, (unit) => replaceDueTimes(unit, now));
    expect((await waiting()).map(({ command }) => command.watch_version)).to.deep.equal([1]);
  });

  it('are counted, with the most belated', async () => {
    await set();
    expect(await watchPressure(spec.database)).to.include({ watched: 1, due: 0, lateSeconds: 0 });
    await spec.database.run((db) =>
      db
        .updateTable('watches')
        .set({ next_due_at: new Date(Date.now() - 90_000) })
        .execute(),
    );
    const late = await watchPressure(spec.database);
    expect(late).to.include({ watched: 1, due: 1 });
    expect(late.lateSeconds).to.be.within(89, 200);
  });

  it('stand in the read model as the log tells them', async () => {
    await set();
    await untilDue();
    await fire(1);
    await untilDue();
    await fire(2);
    await change(log, (unit) => setWatch(unit, 4, WEEKLY, null));
    await change(log, (unit) => endWatch(unit, 4, null));
    const settings = { url: spec.url };
    expect((await verifyReadModels(settings)).clean).to.equal(true);
    const before = await watch();
    await spec.database.run((db) => db.deleteFrom('watches').execute());
    expect((await rebuildReadModels(settings)).changed).to.be.greaterThan(0);
    expect(await watch()).to.deep.equal(before);
  });
});

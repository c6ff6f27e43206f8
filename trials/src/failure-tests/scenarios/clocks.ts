import { chmod } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { waitFor } from '@fde/testing';
import { audit } from '../audit.js';
import { ChaosStack } from '../chaos-stack.js';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';
import { WrongClock } from '../wrong-clock.js';

const HOUR_SECONDS = 3600;
/** A log line that is this much later or earlier than another shows that the clock was changed. */
const JUMP_MS = (HOUR_SECONDS / 2) * 1000;
/** Far more than the second after which a process sees that the database's clock jumped. */
const SEEN_MS = 5_000;
/** Production limits, which an hour exceeds but a busy machine does not. */
const UNSCALED = { TASK_LIMIT_SCALE: '1' };
const PIPELINES = 3;
const TASKS_AT_WORK =
  "select 1 from task_status where status in ('STARTED', 'PROGRESS') and operation <> 'extract_company'";
/** More services than this must show it; a service that logs nothing while its clock is off does not. */
const LEAST_SEEN = 0;
/** Far less than the hour that waiting for a wrong clock would take, far more than pipelines take on a busy machine. */
const LONGEST_MS = 240_000;

/** Whether the log's own times are an hour apart, and between which lines. */
const findJumps = async (service: OwnedService): Promise<number> => {
  const times = (await service.logged()).map(({ timestamp }) => Date.parse(timestamp));
  return times.filter((time, at) => Math.abs(time - (times[at - 1] ?? time)) > JUMP_MS).length;
};

const lastPosition = async (stack: ChaosStack): Promise<number> => {
  const [row] = await stack.sql('select coalesce(max(position), 0)::int as last from events');
  return row?.['last'] as number;
};

/** What a clock alone must never cause: an attempt given up, postponed, or made twice. */
async function expectNoFalseAlarm(stack: ChaosStack, after: number): Promise<void> {
  expect(
    await stack.sql(
      `select stream_id, type, data from events where position > $1
       and (type = 'TaskRetryScheduled' or type = 'TaskFailed' or type = 'TaskRevoked' or type = 'TaskResultExpired'
         or (type = 'TaskStarted' and (data ->> 'attempt')::int > 1))`,
      [after],
    ),
    'attempts that ended before their time',
  ).to.deep.equal([]);
}

/** What a clock must not cause where processes died and their work is taken up again. */
async function expectNoFalseEnd(stack: ChaosStack, after: number): Promise<void> {
  expect(
    await stack.sql(
      `select stream_id, type, data from events where position > $1
       and (type in ('TaskFailed', 'TaskRevoked', 'TaskResultExpired') or type like '%Deleted')`,
      [after],
    ),
    'tasks that ended, and records that went, by the clock',
  ).to.deep.equal([]);
  expect(await stack.sql('select 1 from archived_events limit 1'), 'archived').to.deep.equal([]);
}

/** Every service has its own clock; each is set an hour ahead or back, and then right again, while pipelines run. */
async function setClocks(chaos: Chaos, hours: readonly number[]): Promise<void> {
  const { stack, load, random } = chaos;
  const clocks = new Map<OwnedService, WrongClock>();
  for (const service of stack.services) {
    const clock = await WrongClock.of(stack.folder, service.name);
    await service.kill();
    await service.start({ ...clock.environment, ...UNSCALED });
    clocks.set(service, clock);
  }
  const begin = await lastPosition(stack);
  const started = [...(await load.pipelines(stack.api, PIPELINES))];
  for (const hour of hours) {
    for (const [service, clock] of random.shuffled([...clocks])) {
      await clock.set(hour * HOUR_SECONDS);
      await sleep(random.between(100, 700));
      // A relay or worker that compared times with its own clock would delay what is requested now.
      if (service.name === 'gateway') started.push(await load.pipeline(stack.api));
    }
    started.push(await load.pipeline(stack.api));
  }
  await allSucceed(stack, started, LONGEST_MS);
  await expectNoFalseAlarm(stack, begin);
  const seen = await Promise.all(stack.services.map(findJumps));
  expect(seen.filter((count) => count > 0).length, 'services whose log shows the jump').to.be.above(
    LEAST_SEEN,
  );
  await Promise.all(stack.services.map((service) => service.kill()));
}

/** Puts the database and all services on one clock, as on one machine. */
async function shareClock(stack: ChaosStack): Promise<WrongClock> {
  // The database's user reads the clock's file.
  await chmod(stack.folder, 0o755);
  const clock = await WrongClock.of(stack.folder, 'the-machine');
  await Promise.all(stack.services.map((service) => service.kill()));
  await stack.postgres.kill();
  stack.postgres.environment = clock.environment;
  await stack.postgres.start();
  await Promise.all(
    stack.services.map((service) => service.start({ ...clock.environment, ...UNSCALED })),
  );
  return clock;
}

const databaseTime = async (stack: ChaosStack): Promise<number> =>
  ((await stack.sql('select clock_timestamp() as now'))[0]?.['now'] as Date).getTime();

/** The machine's clock jumps, with that of the database, and back, while pipelines run. */
async function setMachine(stack: ChaosStack, { load, random }: Chaos, hours: number) {
  const clock = await shareClock(stack);
  const begin = await lastPosition(stack);
  const started = [await load.pipeline(stack.api)];
  for (const hour of [hours, 0]) {
    const before = await databaseTime(stack);
    await clock.set(hour * HOUR_SECONDS);
    await sleep(random.between(100, 700));
    started.push(await load.pipeline(stack.api));
    // Each process sees the jump within seconds; what it took on before that must end as well.
    await sleep(SEEN_MS);
    const jumped = Math.abs((await databaseTime(stack)) - before);
    expect(jumped, 'how far the database jumped').to.be.above(JUMP_MS);
  }
  await allSucceed(stack, started, LONGEST_MS);
  await expectNoFalseAlarm(stack, begin);
}

/** Every process is gone in the middle of its work, and starts on a machine whose clock is another. */
async function startAgain(stack: ChaosStack, { load, random }: Chaos, hours: number) {
  const clock = await shareClock(stack);
  const begin = await lastPosition(stack);
  const started = [...(await load.pipelines(stack.api, PIPELINES))];
  await waitFor(async () => (await stack.sql(TASKS_AT_WORK)).length > 0, {
    timeoutMs: 30_000,
    intervalMs: 50,
    what: 'a task at work',
  });
  await sleep(random.between(100, 700));
  const before = await databaseTime(stack);
  await Promise.all(stack.services.map((service) => service.kill()));
  await stack.postgres.kill();
  await clock.set(hours * HOUR_SECONDS);
  await stack.postgres.start();
  await Promise.all(
    stack.services.map((service) => service.start({ ...clock.environment, ...UNSCALED })),
  );
  const jumped = Math.abs((await databaseTime(stack)) - before);
  expect(jumped, 'how far the database jumped').to.be.above(JUMP_MS);
  started.push(await load.pipeline(stack.api));
  await allSucceed(stack, started, LONGEST_MS);
  await expectNoFalseEnd(stack, begin);
}

/** On services of its own: later tests would find events of the future. */
async function onOwnMachine(
  chaos: Chaos,
  run: (stack: ChaosStack) => Promise<void>,
): Promise<void> {
  const stack = await ChaosStack.start(chaos.stack.adapter);
  let failed = true;
  try {
    await run(stack);
    await audit(stack.databaseUrl);
    failed = false;
  } finally {
    await stack.remove(failed);
  }
}

const wholeMachine = (name: string, hours: number): Scenario => ({
  number: 22,
  name: `a machine whose clock jumps ${name}, with its database's, and back`,
  adapters: BOTH,
  seconds: 60,
  run: (chaos) => onOwnMachine(chaos, (stack) => setMachine(stack, chaos, hours)),
});

const machineStarts = (name: string, hours: number): Scenario => ({
  number: 22,
  name: `a machine that is cut off, and starts again with its clock ${name}`,
  adapters: BOTH,
  seconds: 60,
  run: (chaos) => onOwnMachine(chaos, (stack) => startAgain(stack, chaos, hours)),
});

const scenario = (name: string, hours: readonly number[]): Scenario => ({
  number: 22,
  name,
  adapters: BOTH,
  seconds: 60,
  run: (chaos) => setClocks(chaos, hours),
});

export const CLOCKS: readonly Scenario[] = [
  scenario('clocks that jump an hour ahead, and back', [1, 0]),
  scenario('clocks that jump an hour back, and ahead', [-1, 0]),
  scenario('clocks that jump an hour ahead, then two hours back', [1, -1]),
  wholeMachine('two hours ahead', 2),
  wholeMachine('three hours back', -3),
  wholeMachine('a day back', -24),
  wholeMachine('400 days ahead', 400 * 24),
  machineStarts('three hours back', -3),
  machineStarts('a day back', -24),
  machineStarts('400 days ahead', 400 * 24),
];

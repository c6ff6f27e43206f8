import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';
import { WrongClock } from '../wrong-clock.js';

const HOUR_SECONDS = 3600;
/** So much later or earlier than another line of its log, a line shows that the clock was set. */
const JUMP_MS = (HOUR_SECONDS / 2) * 1000;
/** The limits of production: an hour is beyond them, a busy machine is not. */
const UNSCALED = { TASK_LIMIT_SCALE: '1' };
const PIPELINES = 3;
/** Services that log nothing while their clock is off do not show it. */
const LEAST_SEEN = 0;
/** Far below the hour that a wait for a time of another clock takes, far above what pipelines take on a busy machine. */
const LONGEST_MS = 240_000;

/** Whether the log's own times are an hour apart, and between which lines. */
const jumps = async (service: OwnedService): Promise<number> => {
  const times = (await service.logged()).map(({ timestamp }) => Date.parse(timestamp));
  return times.filter((time, at) => Math.abs(time - (times[at - 1] ?? time)) > JUMP_MS).length;
};

/** What must not come of a clock alone: an attempt given up, put off, or made by two. */
async function expectNoFalseAlarm({ stack }: Chaos, since: Date): Promise<void> {
  expect(
    await stack.sql(
      `select stream_id, type, data from events where occurred_at >= $1
       and (type = 'TaskRetryScheduled' or type = 'TaskFailed' or type = 'TaskRevoked' or type = 'TaskResultExpired'
         or (type = 'TaskStarted' and (data ->> 'attempt')::int > 1))`,
      [since],
    ),
    'attempts that ended before their time',
  ).to.deep.equal([]);
}

/** Every service has a clock of its own; each is set an hour ahead or back, and right again, while pipelines run. */
async function setClocks(chaos: Chaos, hours: readonly number[]): Promise<void> {
  const { stack, load, random } = chaos;
  const clocks = new Map<OwnedService, WrongClock>();
  for (const service of stack.services) {
    const clock = await WrongClock.of(stack.folder, service.name);
    await service.kill();
    await service.start({ ...clock.environment, ...UNSCALED });
    clocks.set(service, clock);
  }
  const [row] = await stack.sql('select now() as now');
  const since = row?.['now'] as Date;
  const started = [...(await load.pipelines(stack.api, PIPELINES))];
  for (const hour of hours) {
    for (const [service, clock] of random.shuffled([...clocks])) {
      await clock.set(hour * HOUR_SECONDS);
      await sleep(random.between(100, 700));
      // A relay or a worker that waits for a time would wait for what is asked for just now.
      if (service.name === 'gateway') started.push(await load.pipeline(stack.api));
    }
    started.push(await load.pipeline(stack.api));
  }
  await allSucceed(stack, started, LONGEST_MS);
  await expectNoFalseAlarm(chaos, since);
  const seen = await Promise.all(stack.services.map(jumps));
  expect(seen.filter((count) => count > 0).length, 'services whose log shows the jump').to.be.above(
    LEAST_SEEN,
  );
  await Promise.all(stack.services.map((service) => service.kill()));
}

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
];

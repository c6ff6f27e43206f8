import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';
import { WrongClock } from '../wrong-clock.js';

const HOUR_SECONDS = 3600;
/** A log line that is this much later or earlier than another shows that the clock was changed. */
const JUMP_MS = (HOUR_SECONDS / 2) * 1000;
/** Production limits, which an hour exceeds but a busy machine does not. */
const UNSCALED = { TASK_LIMIT_SCALE: '1' };
const PIPELINES = 3;
/** More services than this must show it; a service that logs nothing while its clock is off does not. */
const LEAST_SEEN = 0;
/** Far less than the hour that waiting for a wrong clock would take, far more than pipelines take on a busy machine. */
const LONGEST_MS = 240_000;

/** Whether the log's own times are an hour apart, and between which lines. */
const findJumps = async (service: OwnedService): Promise<number> => {
  const times = (await service.logged()).map(({ timestamp }) => Date.parse(timestamp));
  return times.filter((time, at) => Math.abs(time - (times[at - 1] ?? time)) > JUMP_MS).length;
};

/** What a clock alone must never cause: an attempt given up, postponed, or made twice. */
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
  const [row] = await stack.sql('select now() as now');
  const since = row?.['now'] as Date;
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
  await expectNoFalseAlarm(chaos, since);
  const seen = await Promise.all(stack.services.map(findJumps));
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

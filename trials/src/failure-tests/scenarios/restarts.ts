import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@fde/contracts';
import { expect } from 'chai';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, deadLetterCount } from '../task-facts.js';

const RESTARTS = 10;

/** As in a deployment: one service after the other is stopped gracefully and started again, while work comes in. */
async function rollingRestarts({ stack, load, random }: Chaos): Promise<void> {
  const parked = await deadLetterCount(stack);
  const started = [...(await load.pipelines(stack.api, 2))];
  const order = [...random.shuffled(SERVICES), ...random.shuffled(SERVICES)].slice(0, RESTARTS);
  for (const name of order) {
    await stack.service(name).stop();
    await stack.service(name).start();
    if (started.length < 5) started.push(await load.pipeline(stack.api));
    await sleep(random.between(0, 500));
  }
  await allSucceed(stack, started);
  expect(await deadLetterCount(stack), 'parked messages').to.equal(parked);
}

export const RESTARTS_UNDER_LOAD: readonly Scenario[] = [
  {
    number: 16,
    name: 'ten rolling restarts under load',
    adapters: BOTH,
    seconds: 45,
    run: rollingRestarts,
  },
];

import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';
import { allConsumed } from './broker-outages.js';

/** Loses everything in the broker: commands, events, and deliveries not yet acknowledged. */
async function loseEverything(stack: ChaosStack): Promise<void> {
  if (stack.adapter === 'postgres') {
    await stack.sql('truncate queue_messages');
    return;
  }
  await stack.rabbit.startEmpty();
  await allConsumed(stack);
}

/** Without help, unanswered commands are sent again, pipelines check on their parts, and rows catch up with the log. */
async function healsByItself({ stack, load, random }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 3);
  for (let times = 0; times < 2; times++) {
    await sleep(random.between(500, 4_000));
    await loseEverything(stack);
  }
  await allSucceed(stack, started);
}

/** An operator does not wait for that. */
async function healedByRepublishing({ stack, load, random }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 3);
  await sleep(random.between(500, 4_000));
  await loseEverything(stack);
  const { code, output } = await stack.operate('outbox', 'republish');
  expect(code, output).to.equal(0);
  expect(output).to.match(/^\d+ commands and [1-9]\d* events since .* are in the outbox again/);
  expect((await stack.operate('outbox', 'status')).output).to.match(/^due \d+ .*scheduled \d+/);
  await allSucceed(stack, started);
}

export const BROKER_LOSS: readonly Scenario[] = [
  {
    number: 21,
    name: 'all that the broker held is lost; the system heals by itself',
    adapters: BOTH,
    seconds: 40,
    run: healsByItself,
  },
  {
    number: 21,
    name: 'all that the broker held is lost; an operator republishes',
    adapters: BOTH,
    seconds: 30,
    run: healedByRepublishing,
  },
];

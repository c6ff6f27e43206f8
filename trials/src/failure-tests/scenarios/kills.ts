import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { atWork } from '../load.js';
import { BOTH, RABBITMQ, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, eventCounts, happened } from '../task-facts.js';

async function killEachService({ stack, load, random }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 3);
  for (const name of random.shuffled(SERVICES)) {
    await sleep(random.between(200, 2_000));
    await stack.service(name).kill();
    stack.service(name).launch();
  }
  await stack.mend();
  await allSucceed(stack, started);
}

/** Every service has a relay: only if none reaches the broker is the command in the outbox alone. */
async function killBetweenCommitAndPublish({ stack, load }: Chaos): Promise<void> {
  stack.wires('broker', 'reset');
  const started = await load.pipelines(stack.api, 2);
  for (const { taskId } of started) {
    expect(
      await stack.sql(`select 1 from outbox where envelope ->> 'task_id' = $1`, [taskId]),
      'commands in the outbox',
    ).to.have.length(1);
  }
  await stack.service('gateway').kill();
  await stack.mend();
  await allSucceed(stack, started);
}

/** The broker has the message, its confirm never arrives, and the relays die: the message is sent again. */
async function killBetweenPublishAndMarkSent({ stack, load }: Chaos): Promise<void> {
  stack.wires('broker', 'swallow-answers');
  const started = await load.pipelines(stack.api, 1);
  await waitFor(
    async () => {
      const lines = (
        await stack.rabbit.ctl('list_queues', 'name', 'messages', '--no-table-headers')
      ).split('\n');
      return lines.some((line) => /^orchestrator\.v1\s+[1-9]/.test(line));
    },
    { timeoutMs: 60_000, intervalMs: 200, what: 'the command to be in the queue' },
  );
  await Promise.all(stack.services.map((service) => service.kill()));
  expect(
    await stack.sql(`select 1 from outbox where envelope ->> 'task_id' = $1`, [started[0]?.taskId]),
    'the command is still in the outbox',
  ).to.have.length(1);
  await stack.mend();
  await allSucceed(stack, started);
}

/** Nothing the worker sends reaches the broker any more, including its ack; then the worker dies. */
async function killBetweenCommitAndAck({ stack, load }: Chaos): Promise<void> {
  const scraper = stack.service('scraper');
  if (scraper.broker) scraper.broker.mode = 'swallow-requests';
  const pipeline = await load.pipeline(stack.api);
  const { task_id: taskId } = await atWork(stack.api, pipeline.companyId, 'scrape_company');
  await happened(stack, taskId, 'TaskSucceeded');
  await scraper.kill();
  await stack.mend();
  await allSucceed(stack, [pipeline]);
  expect(await eventCounts(stack, taskId), 'events after the redelivery').to.include({
    TaskStarted: 1,
    TaskSucceeded: 1,
  });
}

/**
 * Without a broker, the ack is a separate statement after the handler's commit: the worker is killed around it, again
 * and again.
 */
async function killAroundTheEnd({ stack, load, random }: Chaos): Promise<void> {
  const pipeline = await load.pipeline(stack.api);
  const { task_id: taskId } = await atWork(stack.api, pipeline.companyId, 'scrape_company');
  await happened(stack, taskId, 'TaskSucceeded');
  if (random.next() < 0.5) await sleep(random.between(0, 15));
  await stack.service('scraper').kill();
  await stack.mend();
  await allSucceed(stack, [pipeline]);
  expect(await eventCounts(stack, taskId), 'events after the redelivery').to.include({
    TaskSucceeded: 1,
  });
}

export const KILLS: readonly Scenario[] = [
  {
    number: 1,
    name: 'kill -9 of each service at random points',
    adapters: BOTH,
    seconds: 35,
    run: killEachService,
  },
  {
    number: 2,
    name: 'kill -9 between commit and publish',
    adapters: RABBITMQ,
    seconds: 15,
    run: killBetweenCommitAndPublish,
  },
  {
    number: 2,
    name: 'kill -9 between publish and mark-sent',
    adapters: RABBITMQ,
    seconds: 30,
    run: killBetweenPublishAndMarkSent,
  },
  {
    number: 3,
    name: 'kill -9 between the commit of the handler and its ack',
    adapters: RABBITMQ,
    seconds: 15,
    run: killBetweenCommitAndAck,
  },
  {
    number: 3,
    name: 'kill -9 around the commit of the handler and its ack',
    adapters: ['postgres'],
    seconds: 10,
    run: killAroundTheEnd,
  },
];

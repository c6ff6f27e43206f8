import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../../failure-tests/chaos-stack.js';
import { Load } from '../../failure-tests/load.js';
import { allSucceed } from '../../failure-tests/task-facts.js';
import type { Prometheus } from './prometheus.js';
import { ONE_PLACE, revokeAll, saturate } from './saturation.js';
import { UNSCALED, WatchedStack } from './watched-stack.js';

/** Rules wait and Prometheus looks so many times less than in an installation. */
const FACTOR = 3;
/** An alert fires within two minutes of an installation. */
const LONGEST_MS = 120_000 / FACTOR;
/** Five minutes of an installation: as long as many rules wait. */
const NORMAL_MS = 300_000 / FACTOR;
/** Far more than two pipelines take on a busy machine. */
const PIPELINES_MS = 240_000;
const PIPELINES = 2;
/** Of TasksWaiting. */
const WAITING_MS = 300_000 / FACTOR;
/** As long as RelayDown and OutboxStuck wait, which are to stay silent, and the minute by which a message is late. */
const OUTAGE_MS = 120_000 / FACTOR + 60_000;

describe('alerts of the running system', function () {
  this.timeout(600_000);
  const load = new Load();
  let watched: WatchedStack;
  let stack: ChaosStack;
  let prometheus: Prometheus;

  const findRunning = (): Promise<void> => watched.findRunning();
  /** Waits until these fire, and sees that no other does. */
  const expectFiring = async (alerts: readonly string[], timeoutMs = LONGEST_MS): Promise<void> => {
    let firing: readonly string[] = [];
    await waitFor(
      async () => {
        firing = await prometheus.firing();
        return firing.length >= alerts.length && alerts.every((alert) => firing.includes(alert));
      },
      { timeoutMs, intervalMs: 500, what: `the alerts ${alerts.join(', ')}` },
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}; firing: ${firing.join(', ')}`);
    });
    expect(firing).to.deep.equal(alerts);
  };
  const expectSilence = (): Promise<unknown> =>
    waitFor(async () => (await prometheus.firing()).length === 0, {
      timeoutMs: LONGEST_MS,
      intervalMs: 500,
      what: 'the alerts to end',
    });

  before(async () => {
    await load.start();
    watched = await WatchedStack.start(FACTOR);
    ({ stack, prometheus } = watched);
  });
  after(async () => {
    load.stop();
    await watched?.remove();
  });

  it('are silent while pipelines run', async () => {
    const until = performance.now() + NORMAL_MS;
    while (performance.now() < until) {
      await allSucceed(stack, await load.pipelines(stack.api, PIPELINES), PIPELINES_MS);
      expect(await prometheus.firing()).to.deep.equal([]);
      await sleep(1_000);
    }
  });

  for (const name of SERVICES.filter((service) => service !== 'gateway'))
    it(`name the ${name} when it is gone, and nothing else`, async () => {
      await stack.service(name).kill();
      await findRunning();
      await expectFiring([`ServiceGone ${name}`]);
      await stack.service(name).start(UNSCALED);
      await findRunning();
      await expectSilence();
    });

  it('name the gateway when it is gone, and that its address does not answer', async () => {
    await stack.service('gateway').kill();
    await expectFiring(['ServiceDown gateway', 'ServiceGone gateway']);
    await stack.service('gateway').start(UNSCALED);
    await expectSilence();
  });

  it('name the database when it is gone, and no service, which all wait for it', async () => {
    await stack.postgres.kill();
    await expectFiring(['DatabaseDown postgres']);
    await stack.postgres.start();
    await expectSilence();
  });

  it('name RabbitMQ while it is gone, and nothing that follows from it', async () => {
    await stack.rabbit.kill();
    await expectFiring(['BrokerDown rabbitmq']);
    const waiting = await load.pipelines(stack.api, 1);
    const until = performance.now() + OUTAGE_MS + LONGEST_MS;
    while (performance.now() < until) {
      expect(await prometheus.firing()).to.deep.equal(['BrokerDown rabbitmq']);
      await sleep(1_000);
    }
    await stack.rabbit.start();
    await expectSilence();
    await allSucceed(stack, waiting, PIPELINES_MS);
  });

  it('name what waits where a service has too much to do, and nothing else', async () => {
    await stack.service('downloader').kill();
    await stack.service('downloader').start({ ...UNSCALED, ...ONE_PLACE });
    const tasks = await saturate(stack, load);
    await expectFiring(['TasksWaiting download_document'], WAITING_MS + LONGEST_MS);
    await revokeAll(stack, tasks);
    await expectSilence();
  });
});

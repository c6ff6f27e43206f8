import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { Load } from '../../failure-tests/load.js';
import { machineLoad, NormalLoad } from './normal-load.js';
import { WatchedStack } from './watched-stack.js';

const MINUTE_MS = 60_000;
const minutes = Number(process.env['NORMAL_LOAD_MINUTES'] ?? 60);
/** Prometheus asks every 15 s: no alert begins and ends between two looks. */
const LOOK_MS = 5_000;
/** Beside the hour: the services start, and the last pipeline ends. */
const BESIDE_MS = 15 * MINUTE_MS;

describe(`${minutes} minutes of normal load, under the alert rules as they are`, function () {
  this.timeout(minutes * MINUTE_MS + BESIDE_MS);
  const load = new Load();
  let watched: WatchedStack;

  before(async () => {
    await load.start();
    watched = await WatchedStack.start(1);
  });
  after(async () => {
    load.stop();
    await watched?.remove();
  });

  it('raise no alert', async () => {
    const normal = new NormalLoad(watched.stack.api, load);
    const end = new AbortController();
    const running = normal.run(end.signal);
    const fired = new Set<string>();
    const waited = new Set<string>();
    const began = performance.now();
    const print = async (what: string): Promise<void> => {
      const minute = ((performance.now() - began) / MINUTE_MS).toFixed(1);
      console.log(`      minute ${minute}: ${what} (${await machineLoad()})`);
    };
    for (let next = 0; performance.now() - began < minutes * MINUTE_MS; await sleep(LOOK_MS)) {
      for (const alert of await watched.prometheus.firing())
        if (!fired.has(alert)) {
          fired.add(alert);
          await print(`${alert} FIRES`);
        }
      for (const alert of await watched.prometheus.alerts('pending'))
        if (!waited.has(alert)) {
          waited.add(alert);
          await print(`${alert} waits`);
        }
      if (performance.now() - began < next * MINUTE_MS) continue;
      next += 5;
      await print(JSON.stringify(normal.counts));
    }
    end.abort();
    await running;
    await print(JSON.stringify(normal.counts));
    expect([...fired]).to.deep.equal([]);
    expect([...normal.counts.reasons], 'why pipelines failed').to.deep.equal([]);
    expect(normal.counts).to.include({ failedPipelines: 0, failedRequests: 0 });
  });
});

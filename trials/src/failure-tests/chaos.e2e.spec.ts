import { randomInt } from 'node:crypto';
import { rabbitMqIsInstalled } from '@fde/testing';
import { audit } from './audit.js';
import { ChaosStack, type Adapter } from './chaos-stack.js';
import { chooseScenarios, nameOf } from './choose-scenarios.js';
import { Load } from './load.js';
import { CLOCKS } from './scenarios/clocks.js';
import { SCENARIOS } from './scenarios/index.js';
import { SeededRandom } from './seeded-random.js';
import { clocksCanBeSet } from './wrong-clock.js';

/** Far beyond what any takes on a quiet machine. */
const LONGEST_MS = 480_000;
const numbers = (text: string | undefined): readonly number[] | undefined =>
  text === undefined || text === '' ? undefined : text.split(',').map(Number);
const number = (text: string | undefined): number | undefined => numbers(text)?.[0];

const seed = number(process.env['CHAOS_SEED']) ?? randomInt(2 ** 31);
const seconds = number(process.env['CHAOS_SECONDS']);
const only = numbers(process.env['CHAOS_ONLY']);
const adapters: readonly Adapter[] = rabbitMqIsInstalled()
  ? ['rabbitmq', 'postgres']
  : ['postgres'];
const possible = clocksCanBeSet()
  ? SCENARIOS
  : SCENARIOS.filter((scenario) => !CLOCKS.includes(scenario));
const { chosen, leftOut } = chooseScenarios(possible, adapters, new SeededRandom(seed), {
  ...(seconds !== undefined && { seconds }),
  ...(only !== undefined && { only }),
});

console.log(
  `Failure tests with CHAOS_SEED=${seed}: ${chosen.length} of ${chosen.length + leftOut.length}`,
);
if (leftOut.length > 0)
  console.log(
    `LEFT OUT: ${leftOut.map(nameOf).join('; ')} (they do not fit into CHAOS_SECONDS=${seconds ?? ''})`,
  );
if (possible.length < SCENARIOS.length)
  console.log('LEFT OUT: clocks that jump (faketime is not installed here)');
if (!adapters.includes('rabbitmq'))
  console.log('LEFT OUT: everything on RabbitMQ (it is not installed here)');

for (const adapter of adapters) {
  const runs = chosen.filter((run) => run.adapter === adapter);
  if (runs.length === 0) continue;
  describe(`failure tests over ${adapter}`, function () {
    this.timeout(LONGEST_MS);
    const load = new Load();
    let stack: ChaosStack | undefined;

    before(async () => {
      await load.start();
      stack = await ChaosStack.start(adapter);
    });
    // What a failed test left behind would fail the audits of all others.
    afterEach(async function () {
      if (this.currentTest?.state !== 'failed') return;
      await stack?.remove(true);
      stack = await ChaosStack.start(adapter);
    });
    after(async () => {
      load.stop();
      await stack?.remove(false);
    });

    for (const run of runs) {
      it(nameOf(run), async () => {
        if (stack === undefined) throw new Error('The services did not start');
        await stack.mend();
        try {
          await run.scenario.run({
            stack,
            load,
            random: new SeededRandom(seed + run.scenario.number),
          });
        } finally {
          await stack.mend();
        }
        await audit(stack.databaseUrl);
      });
    }
  });
}

import type { Adapter } from './chaos-stack.js';
import type { Scenario } from './scenario.js';
import type { SeededRandom } from './seeded-random.js';

export interface ScenarioRun {
  readonly adapter: Adapter;
  readonly scenario: Scenario;
}
export interface Choice {
  readonly chosen: readonly ScenarioRun[];
  readonly leftOut: readonly ScenarioRun[];
}

export const nameOf = ({ adapter, scenario }: ScenarioRun): string =>
  `${scenario.number} ${scenario.name} [${adapter}]`;

/** To start the servers and services of one adapter, and to end them. */
export const STACK_SECONDS = 15;

/**
 * Which runs fit into the seconds, at random; all of them where no limit is given. `only`: numbers of scenarios. The
 * order is shuffled too: what one scenario leaves behind must not be what the next one needs. The seconds hold the start of
 * the services too.
 */
export const chooseScenarios = (
  scenarios: readonly Scenario[],
  adapters: readonly Adapter[],
  random: SeededRandom,
  limits: { readonly seconds?: number; readonly only?: readonly number[] },
): Choice => {
  const wanted = scenarios.filter(
    ({ number }) => limits.only === undefined || limits.only.includes(number),
  );
  const runs = random.shuffled(
    wanted.flatMap((scenario) =>
      adapters
        .filter((adapter) => scenario.adapters.includes(adapter))
        .map((adapter) => ({ adapter, scenario })),
    ),
  );
  let left = limits.seconds ?? Infinity;
  const started = new Set<Adapter>();
  const chosen: ScenarioRun[] = [];
  const leftOut: ScenarioRun[] = [];
  for (const run of runs) {
    const seconds = run.scenario.seconds + (started.has(run.adapter) ? 0 : STACK_SECONDS);
    if (seconds <= left) {
      left -= seconds;
      started.add(run.adapter);
      chosen.push(run);
    } else leftOut.push(run);
  }
  return { chosen, leftOut };
};

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

/** Seconds to start and stop the servers and services of one adapter. */
export const STACK_SECONDS = 15;

/**
 * Picks runs at random that fit into the seconds; all of them without a limit. `only`: numbers of scenarios. The
 * order is shuffled too, so that no scenario comes to depend on what another leaves behind. The seconds include
 * starting the services.
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
